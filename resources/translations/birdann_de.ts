<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are new. Let the model learn from them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no segments yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments can be reviewed, the unsure ones first.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled by you.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species heard.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About birdann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add recordings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Brush: add to the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Even out steady noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export segments as CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Frequency axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Heard here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import species lists…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep the pitch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Label segments with the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Merge segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No birds in this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not a bird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play the best example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: {redo}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restore the panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Say of a species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Split the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tag species…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: {undo}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Zoom to the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 to 90 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A mistake inside birdann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moment after each label the model learns from it and renews its proposals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About birdann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About {percent} of the segments are probably none of the species.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activate an edit to go back or forward to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a &amp;folder of recordings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder of recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a species heard here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add every sound file in a folder and the folders inside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add recordings: drop files or a folder on the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add recordings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add sound files to the project; they stay where they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adding recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+1 – 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the latest model about every segment again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below 50 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brush: er&amp;ase from the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By date and time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By sound alone, without knowing your list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hange shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the job and close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel; what is finished already is kept (Ctrl+Shift+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. What was finished is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a segment in the picture,
or press U for the first question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the project; everything is saved already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colo&amp;urs of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours, contrast, band and window of the spectrogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with earlier models…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm what it is unsure of. Export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirmed: {species} ({person}, {when}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy versions and recent messages, to paste into a report of a problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected: {species} ({person}, {when}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Could be {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+1 – 9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the selected segment in two at the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not work: an error inside birdann.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dra&amp;w a segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag in the picture to outline a sound. D goes back to selecting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag in the picture to outline a sound; press again to select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw what is in view with axes and names, as PNG, SVG or PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw wind, water and hiss equally dark at all frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop recordings or folders here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits of this session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even out steady noise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every key on one page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every recording in the list is tagged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every segment is reviewed. Export the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every segment of this recording is reviewed. U goes to the next question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File in the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter by name or species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter recordings by name or species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the recordings by name or species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find &amp;segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a command or key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the sample project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was said of this segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget what was said of this segment (Shift+X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the BSD 3-clause licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give any command the key that you like</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go back to the segment that you looked at before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on listening and tagging while this runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go through the colour maps of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next recording that nobody has tagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the segment whose answer would help most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hamming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hear the best example of species n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest frequency shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ISO 8601</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import species lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing species lists</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inverted grey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is another species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is here: add it to the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not here: note it as absent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It learns which call is whose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep working</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labelling segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Labels that you gave after it was trained, so that it did not know them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from &amp;new labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn the species from what you said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn the species from your tags and labels, then label every segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn while I &amp;review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned from your labels. The proposals have been renewed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned from {recordings} recordings: {species} species, {segments} segments.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning from your labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning took {seconds:.0f} s last time, so it waits for you: Ctrl+Shift+T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learns which species rank above others in a recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lis&amp;ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List is &amp;complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listening for species that are not listed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at many segments as pictures, and judge them at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop is off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loop is on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest frequency shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Magnify frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a &amp;sample project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a new project: one file that holds your tags, segments and labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a project, or open one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a small project of synthesised birdsong to try everything on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one segment of those selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make or open a project first, then drop recordings on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Making the sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the changed segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring the new segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merging segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models of this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most to review first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most useful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along the frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;arrower band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N&amp;ext segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names on the seg&amp;ments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ne&amp;xt untagged recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>New species: %Ln.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next &amp;uncertain segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next step: {text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No answer yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No birds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No birds in this recording.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calls were found in these recordings. Add others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No calls were found in this recording.
Draw one if you see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open questions with the filters of the review queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No proposal yet. Train a model, or say what it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No recording has been tagged yet. Say which species you hear in a few of them, or import species lists, and train then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sound output was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No species yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the species</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not &amp;said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a bird</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not segmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not tagged yet. Type a name or press a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else is heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been learned yet. Tag some recordings, then train: Ctrl+T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been noted in the log yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is being worked on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing left with these filters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing tagged as present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing would be left of the segment. Delete it with Del.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ORed logistic regression</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only segments of this species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project that you made earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it to look at only?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open {stem} in {parent}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Or else</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outline every call in the recordings that have not been searched yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlap of windows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment. B goes back to selecting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint over what does not belong to it. E goes back to selecting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint over what does not belong to the selected segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan; with Shift by a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps, &amp;unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture settin&amp;gs…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a segment without what is above and below it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at a higher speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play at a lower speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play over and over, or once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the &amp;segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the recording from the cursor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the selected segment alone, in its own band of frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Probably none of the species, {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed: {species}, {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back to where it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every setting of the picture back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions appear here when the recordings have been segmented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank-loss SIM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a list of names or codes, one a line, that typing finds from then on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a table that says which species each recording holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the species names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recordings added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the selected outlines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Review queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same sound as {of}; left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the &amp;view as a figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the view as a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that the proposed species is right and go to the next question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that this segment is not a call at all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say that you listened and none of the species is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whether species that you did not tag are absent, or merely not noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which species each recording holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds. Explains every listed species by some segment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See all models of this project side by side, and return to an earlier one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what birdann noted while it ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what the model learned and what it cannot tell apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segment {place} of {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments in their own &amp;band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments of which recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments play in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments play in their own band.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Segments that it gave a species, of all that it looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select and play the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the next segment in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the segment before in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift + −</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a longer stretch of sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a shorter stretch of sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show more frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the picture with or without the names on the segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recording above in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recording below in the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the recording from its start to its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the selected segments closely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow sound keeps its pitch; without, bats come down to where you hear them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is still being worked on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound &amp;output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound files ({kinds});;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound files or a whole folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds like &lt;b&gt;{species}&lt;/b&gt; too, {percent}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sp&amp;eed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species in this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species it could be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species lists imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Species n: heard, unsure, not here, not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species n: label of the segment, or tag of the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species that it can tell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species to c&amp;hoose from…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Species to choose from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {rate:g}×, pitch kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {rate:g}×, pitch with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed {rate:g}×.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Splitting the segment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the work; what is done already is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits the recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag the species of each recording. birdann labels every call in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag the species of each recording; birdann labels every call in it. It learns by multi-instance multi-label learning after Briggs, Fern and Raich (KDD 2012) and Pham, Raich and Fern (2017).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag the species that you hear in the recordings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last edit back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure is in {drawn}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log is {path}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model learns from every label you give.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model that does best on data like this. Recommended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model waits until you ask: Ctrl+Shift+T.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposals stay as they are. {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The proposed species is right (Enter)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selected segment appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The species of that number: tag it, or correct to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ticked model is in use: in the picture, in the questions and in exports. You may return to an earlier one; it stays in use until you train again. Your labels are never changed by this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no segments yet. Find segments first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such recording in the project.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a call at all (X)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is the first question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This model is in use now, until you train again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This recording has not been searched for calls yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To review</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Train the same model again with what you confirmed and corrected since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trained. Every segment now carries what the model makes of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training re&amp;port</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on a sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters of a species heard in this recording, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the right species, or press its number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; the project only remembers them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the running job, or cancel it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is finished is saved. The rest can be done another time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to mind:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was chosen for its training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was found:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you say counts for all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you tag and label is listed here, and can be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the model was trained; a tick marks the one in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which recordings to list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which segments to list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White on black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wi&amp;der band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wind, water and hiss are drawn equally dark at all frequencies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one row per segment for a spreadsheet or a script</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You listened and none of the species is there (Ctrl+B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said: not a bird ({person}, {when}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You said: not {species} ({person}, {when}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your labels that say the same as the model, those it learned from among them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in time; with Shift in frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;whole recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a job is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a model has been trained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a recording is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a segment is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>always listed with {names}: confirm a few segments of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>birdann has made a mistake. Your work is saved up to the last edit. Please copy the diagnostics and send them to the makers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>birdann outlines every call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>birdann projects ({pattern})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by sound alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from your list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heard here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in {part} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knowing the species of this recording</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no segmentation or training is running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not tagged, not segmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>review begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>said not to be it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>segmented, not tagged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several segments are selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag more recordings of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tagged and segmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tagged, not segmented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project has recordings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project may be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the review queue is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected segment has a proposed or given species</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the selected segment has been labelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the shown recording has segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is an edit to redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is an edit to undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>from 2 to 8 kHz</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unsure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when {obstacle}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} belongs to “{title}”, which would be left without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} stands for a numbered species.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln segments reviewed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} at {clock}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{speed} It counts from the next start.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}  (now)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{when}, in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>← →</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
