<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln annotations are of recordings not in the project and are skipped.</source>
        <translation>
            <numerusform>%Ln annotation is of a recording not in the project and is skipped.</numerusform>
            <numerusform>%Ln annotations are of recordings not in the project and are skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations fit recordings of this project.</source>
        <translation>
            <numerusform>%Ln annotation fits a recording of this project.</numerusform>
            <numerusform>%Ln annotations fit recordings of this project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were imported before or repeat others.</source>
        <translation>
            <numerusform>%Ln annotation was imported before or repeats another.</numerusform>
            <numerusform>%Ln annotations were imported before or repeat others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were read.</source>
        <translation>
            <numerusform>%Ln annotation was read.</numerusform>
            <numerusform>%Ln annotations were read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still missing.</source>
        <translation>
            <numerusform>%Ln is still missing.</numerusform>
            <numerusform>%Ln are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cells changed nothing.</source>
        <translation>
            <numerusform>%Ln blank cell changed nothing.</numerusform>
            <numerusform>%Ln blank cells changed nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks could not be decoded (replaced by silence).</source>
        <translation>
            <numerusform>%Ln block could not be decoded (replaced by silence).</numerusform>
            <numerusform>%Ln blocks could not be decoded (replaced by silence).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln call</numerusform>
            <numerusform>%Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls, 2 kinds of sound</source>
        <translation>
            <numerusform>%Ln call, 2 kinds of sound</numerusform>
            <numerusform>%Ln calls, 2 kinds of sound</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate species.</source>
        <translation>
            <numerusform>%Ln candidate species.</numerusform>
            <numerusform>%Ln candidate species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips were written to {path}.</source>
        <translation>
            <numerusform>%Ln clip was written to {path}.</numerusform>
            <numerusform>%Ln clips were written to {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation>
            <numerusform>%Ln confirmed</numerusform>
            <numerusform>%Ln confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom fields were filled in differently; the later values were kept.</source>
        <translation>
            <numerusform>%Ln custom field was filled in differently; the later value was kept.</numerusform>
            <numerusform>%Ln custom fields were filled in differently; the later values were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no features yet: training measures those that you label.</source>
        <translation>
            <numerusform>%Ln detection has no features yet: training measures it if you label it.</numerusform>
            <numerusform>%Ln detections have no features yet: training measures those that you label.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</source>
        <translation>
            <numerusform>%Ln detection has no score from 0 to 1. Lists show it as 0 %; validation and thresholds use its own scale.</numerusform>
            <numerusform>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections with a score below {least} were skipped.</source>
        <translation>
            <numerusform>%Ln detection with a score below {least} was skipped.</numerusform>
            <numerusform>%Ln detections with a score below {least} were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections.</source>
        <translation>
            <numerusform>%Ln detection.</numerusform>
            <numerusform>%Ln detections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples</source>
        <translation>
            <numerusform>%Ln example</numerusform>
            <numerusform>%Ln examples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples of {species}</source>
        <translation>
            <numerusform>%Ln example of {species}</numerusform>
            <numerusform>%Ln examples of {species}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files cannot be read in this format.</source>
        <translation>
            <numerusform>%Ln file cannot be read in this format.</numerusform>
            <numerusform>%Ln files cannot be read in this format.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be added:</source>
        <translation>
            <numerusform>%Ln file could not be added:</numerusform>
            <numerusform>%Ln files could not be added:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be analysed:</source>
        <translation>
            <numerusform>%Ln file could not be analysed:</numerusform>
            <numerusform>%Ln files could not be analysed:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be cut:</source>
        <translation>
            <numerusform>%Ln file could not be cut:</numerusform>
            <numerusform>%Ln files could not be cut:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be measured:</source>
        <translation>
            <numerusform>%Ln file could not be measured:</numerusform>
            <numerusform>%Ln files could not be measured:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be processed:</source>
        <translation>
            <numerusform>%Ln file could not be processed:</numerusform>
            <numerusform>%Ln files could not be processed:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read:</source>
        <translation>
            <numerusform>%Ln file could not be read:</numerusform>
            <numerusform>%Ln files could not be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used.</source>
        <translation>
            <numerusform>%Ln file could not be used.</numerusform>
            <numerusform>%Ln files could not be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used:</source>
        <translation>
            <numerusform>%Ln file could not be used:</numerusform>
            <numerusform>%Ln files could not be used:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files failed. All others are done. Repeat the command to retry.</source>
        <translation>
            <numerusform>%Ln file failed. All others are done. Repeat the command to retry.</numerusform>
            <numerusform>%Ln files failed. All others are done. Repeat the command to retry.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files in the table fit no recording.</source>
        <translation>
            <numerusform>%Ln file in the table fits no recording.</numerusform>
            <numerusform>%Ln files in the table fit no recording.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were in the project already.</source>
        <translation>
            <numerusform>%Ln file was in the project already.</numerusform>
            <numerusform>%Ln files were in the project already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this queue</source>
        <comment>segments to review</comment>
        <translation>
            <numerusform>%Ln in this queue</numerusform>
            <numerusform>%Ln in this queue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were drawn.</source>
        <translation>
            <numerusform>%Ln item was drawn.</numerusform>
            <numerusform>%Ln items were drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer than these predictions.</source>
        <translation>
            <numerusform>%Ln label is newer than these predictions.</numerusform>
            <numerusform>%Ln labels are newer than these predictions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer. The recording you label follows at once.</source>
        <translation>
            <numerusform>%Ln label is newer. The recording you label follows at once.</numerusform>
            <numerusform>%Ln labels are newer. The recording you label follows at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are species of this project.</source>
        <translation>
            <numerusform>%Ln label is a species of this project.</numerusform>
            <numerusform>%Ln labels are species of this project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels by other observers were kept.</source>
        <translation>
            <numerusform>%Ln label by another observer was kept.</numerusform>
            <numerusform>%Ln labels by other observers were kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species list.</source>
        <translation>
            <numerusform>%Ln label contradicts the species list.</numerusform>
            <numerusform>%Ln labels contradict the species list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species lists of their recordings.</source>
        <translation>
            <numerusform>%Ln label contradicts the species list of its recording.</numerusform>
            <numerusform>%Ln labels contradict the species lists of their recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels or notes belong to segments that were deleted in the other project.</source>
        <translation>
            <numerusform>%Ln label or note belongs to a segment that was deleted in the other project.</numerusform>
            <numerusform>%Ln labels or notes belong to segments that were deleted in the other project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln likely calls</source>
        <translation>
            <numerusform>%Ln likely call</numerusform>
            <numerusform>%Ln likely calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are now “no birds”.</source>
        <translation>
            <numerusform>%Ln list is now “no birds”.</numerusform>
            <numerusform>%Ln lists are now “no birds”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are unchanged.</source>
        <translation>
            <numerusform>%Ln list stayed as it was.</numerusform>
            <numerusform>%Ln lists stayed as they were.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists become “no birds”.</source>
        <translation>
            <numerusform>%Ln list becomes “no birds”.</numerusform>
            <numerusform>%Ln lists become “no birds”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists change.</source>
        <translation>
            <numerusform>%Ln list changes.</numerusform>
            <numerusform>%Ln lists change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln list continues after the end of its visit and counts for that visit.</numerusform>
            <numerusform>%Ln lists continue after the end of their visits and count for those visits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists unchanged.</source>
        <translation>
            <numerusform>%Ln list unchanged.</numerusform>
            <numerusform>%Ln lists unchanged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists were compared with models of the other recordings.</source>
        <translation>
            <numerusform>%Ln list was compared with models of the other recordings.</numerusform>
            <numerusform>%Ln lists were compared with models of the other recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists, in random order; the band is the 95 % interval.</source>
        <translation>
            <numerusform>%Ln list, in random order; the band is the 95 % interval.</numerusform>
            <numerusform>%Ln lists, in random order; the band is the 95 % interval.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, at random</source>
        <translation>
            <numerusform>%Ln minute an hour, at random</numerusform>
            <numerusform>%Ln minutes an hour, at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, evenly</source>
        <translation>
            <numerusform>%Ln minute an hour, evenly</numerusform>
            <numerusform>%Ln minutes an hour, evenly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</source>
        <translation>
            <numerusform>%Ln minute was recorded twice at its site and counts once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</numerusform>
            <numerusform>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can be tagged first.</source>
        <translation>
            <numerusform>%Ln more can be tagged first.</numerusform>
            <numerusform>%Ln more can be tagged first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new labels. Update the model.</source>
        <translation>
            <numerusform>%Ln new label. Update the model.</numerusform>
            <numerusform>%Ln new labels. Update the model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new lists.</source>
        <translation>
            <numerusform>%Ln new list.</numerusform>
            <numerusform>%Ln new lists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new strokes</source>
        <translation>
            <numerusform>%Ln new stroke</numerusform>
            <numerusform>%Ln new strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not learned yet</source>
        <comment>labels</comment>
        <translation>
            <numerusform>%Ln not learned yet</numerusform>
            <numerusform>%Ln not learned yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are labelled.</source>
        <translation>
            <numerusform>%Ln of them is labelled.</numerusform>
            <numerusform>%Ln of them are labelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these segments were deleted or changed since and stay unchanged.</source>
        <translation>
            <numerusform>%Ln of these segments was deleted or outlined again since and stays as it is.</numerusform>
            <numerusform>%Ln of these segments were deleted or outlined again since and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that change were tagged by hand.</source>
        <translation>
            <numerusform>%Ln of those that change was tagged by hand.</numerusform>
            <numerusform>%Ln of those that change were tagged by hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <translation>
            <numerusform>%Ln part</numerusform>
            <numerusform>%Ln parts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts are damaged and were left out, at {at}. Later times are too early by their length.</source>
        <translation>
            <numerusform>%Ln part is damaged and was left out, at {at}. Later times are too early by its length.</numerusform>
            <numerusform>%Ln parts are damaged and were left out, at {at}. Later times are too early by their length.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln probably not calls</source>
        <comment>segments</comment>
        <translation>
            <numerusform>%Ln probably not a call</numerusform>
            <numerusform>%Ln probably not calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems found.</source>
        <translation>
            <numerusform>%Ln problem found.</numerusform>
            <numerusform>%Ln problems found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings</source>
        <translation>
            <numerusform>%Ln recording</numerusform>
            <numerusform>%Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings already had segments.</source>
        <translation>
            <numerusform>%Ln recording already had segments.</numerusform>
            <numerusform>%Ln recordings already had segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are already in this project and were skipped. Merge the projects to import their lists.</source>
        <translation>
            <numerusform>%Ln recording is in this project as well and was left out; merging brings its list over.</numerusform>
            <numerusform>%Ln recordings are in this project as well and were left out; merging brings their lists over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</source>
        <translation>
            <numerusform>%Ln recording is missing from media and deployments: its start, time zone or place is not known.</numerusform>
            <numerusform>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation>
            <numerusform>%Ln recording is not named in the table.</numerusform>
            <numerusform>%Ln recordings are not named in the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation>
            <numerusform>%Ln recording is selected. Tags go to it.</numerusform>
            <numerusform>%Ln recordings are selected. Tags go to all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of a visit and are divided there.</source>
        <translation>
            <numerusform>%Ln recording continues after the end of a visit and is divided there.</numerusform>
            <numerusform>%Ln recordings continue after the end of a visit and are divided there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln recording continues after the end of its visit and counts for that visit.</numerusform>
            <numerusform>%Ln recordings continue after the end of their visits and count for those visits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings could not be segmented:</source>
        <translation>
            <numerusform>%Ln recording could not be segmented:</numerusform>
            <numerusform>%Ln recordings could not be segmented:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have conflicting entries. Point at one to see why.</source>
        <translation>
            <numerusform>%Ln recording has conflicting entries. Point at it to see why.</numerusform>
            <numerusform>%Ln recordings have conflicting entries. Point at one to see why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have missing files.</source>
        <translation>
            <numerusform>%Ln recording has a missing file.</numerusform>
            <numerusform>%Ln recordings have missing files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no site.</source>
        <translation>
            <numerusform>%Ln recording has no site.</numerusform>
            <numerusform>%Ln recordings have no site.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no start.</source>
        <translation>
            <numerusform>%Ln recording has no start.</numerusform>
            <numerusform>%Ln recordings have no start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</source>
        <translation>
            <numerusform>%Ln recording of 150 kHz or more was searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</numerusform>
            <numerusform>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings outside the season or the hours of day are left out.</source>
        <translation>
            <numerusform>%Ln recording outside the season or the hours of day is left out.</numerusform>
            <numerusform>%Ln recordings outside the season or the hours of day are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were added.</source>
        <translation>
            <numerusform>%Ln recording was added.</numerusform>
            <numerusform>%Ln recordings were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were analysed before.</source>
        <translation>
            <numerusform>%Ln recording was analysed before.</numerusform>
            <numerusform>%Ln recordings were analysed before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were found again.</source>
        <translation>
            <numerusform>%Ln recording was found again.</numerusform>
            <numerusform>%Ln recordings were found again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were removed. Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%Ln recording was removed. Ctrl+Z restores it.</numerusform>
            <numerusform>%Ln recordings were removed. Ctrl+Z restores them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were segmented with other settings. The model uses “{preset}”.</source>
        <translation>
            <numerusform>%Ln recording was segmented with other settings. The model uses “{preset}”.</numerusform>
            <numerusform>%Ln recordings were segmented with other settings. The model uses “{preset}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a site or a start are left out.</source>
        <translation>
            <numerusform>%Ln recording without a site or a start is left out.</numerusform>
            <numerusform>%Ln recordings without a site or a start are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a start are left out.</source>
        <translation>
            <numerusform>%Ln recording without a start is left out.</numerusform>
            <numerusform>%Ln recordings without a start are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</source>
        <translation>
            <numerusform>%Ln recording without predictions or detections counts as surveyed only where a person listed or reviewed it completely.</numerusform>
            <numerusform>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>%Ln recording, {tagged} tagged</numerusform>
            <numerusform>%Ln recordings, {tagged} tagged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed</source>
        <translation>
            <numerusform>%Ln reviewed</numerusform>
            <numerusform>%Ln reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation>
            <numerusform>%Ln reviewed segment is used too; your labels stay as they are.</numerusform>
            <numerusform>%Ln reviewed segments are used too; your labels stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments of today are not in this backup.</source>
        <translation>
            <numerusform>%Ln segment reviewed since is not in this backup.</numerusform>
            <numerusform>%Ln segments reviewed since are not in this backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows cannot be read:</source>
        <translation>
            <numerusform>%Ln row cannot be read:</numerusform>
            <numerusform>%Ln rows cannot be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</source>
        <translation>
            <numerusform>%Ln row has no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes it.</numerusform>
            <numerusform>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</source>
        <translation>
            <numerusform>%Ln row labelled by a person was left out. Import the table as segments to keep its label.</numerusform>
            <numerusform>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were filled. Save to keep them.</source>
        <translation>
            <numerusform>%Ln row was filled. Save to keep it.</numerusform>
            <numerusform>%Ln rows were filled. Save to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were written to {path}.</source>
        <translation>
            <numerusform>%Ln row was written to {path}.</numerusform>
            <numerusform>%Ln rows were written to {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows without a score, or of more than {max_s} s, were left out.</source>
        <translation>
            <numerusform>%Ln row without a score, or of more than {max_s} s, was left out.</numerusform>
            <numerusform>%Ln rows without a score, or of more than {max_s} s, were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln second</numerusform>
            <numerusform>%Ln seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments</source>
        <translation>
            <numerusform>%Ln segment</numerusform>
            <numerusform>%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments fit no listed species (“?”).</source>
        <translation>
            <numerusform>%Ln segment fits no listed species (“?”).</numerusform>
            <numerusform>%Ln segments fit no listed species (“?”).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments have different labels and wait for a decision.</source>
        <translation>
            <numerusform>%Ln segment has different labels and waits for a decision.</numerusform>
            <numerusform>%Ln segments have different labels and wait for a decision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of human sounds were left out.</source>
        <translation>
            <numerusform>%Ln segment of human sounds was left out.</numerusform>
            <numerusform>%Ln segments of human sounds were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of training sources</source>
        <translation>
            <numerusform>%Ln segment of training sources</numerusform>
            <numerusform>%Ln segments of training sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review are hidden by the minimum call probability.</source>
        <translation>
            <numerusform>%Ln segment to review is hidden by the minimum call probability.</numerusform>
            <numerusform>%Ln segments to review are hidden by the minimum call probability.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review, the most uncertain first.</source>
        <translation>
            <numerusform>%Ln segment to review, the most uncertain first.</numerusform>
            <numerusform>%Ln segments to review, the most uncertain first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were found.</source>
        <translation>
            <numerusform>%Ln segment was found.</numerusform>
            <numerusform>%Ln segments were found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled.</source>
        <translation>
            <numerusform>%Ln segment was labelled.</numerusform>
            <numerusform>%Ln segments were labelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out (reasons in {note}).</source>
        <translation>
            <numerusform>%Ln segment was left out (reasons in {note}).</numerusform>
            <numerusform>%Ln segments were left out (reasons in {note}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out.</source>
        <translation>
            <numerusform>%Ln segment was left out.</numerusform>
            <numerusform>%Ln segments were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were not written: {why}.</source>
        <translation>
            <numerusform>%Ln segment was not written: {why}.</numerusform>
            <numerusform>%Ln segments were not written: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were outlined in both projects; one outline of each is shown.</source>
        <translation>
            <numerusform>%Ln segment was outlined in both projects; one outline is shown.</numerusform>
            <numerusform>%Ln segments were outlined in both projects; one outline of each is shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}, in {rows}.</source>
        <translation>
            <numerusform>%Ln segment was written to {path}, in {rows}.</numerusform>
            <numerusform>%Ln segments were written to {path}, in {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}.</source>
        <translation>
            <numerusform>%Ln segment was written to {path}.</numerusform>
            <numerusform>%Ln segments were written to {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected recordings</source>
        <translation>
            <numerusform>%Ln selected recording</numerusform>
            <numerusform>%Ln selected recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</source>
        <translation>
            <numerusform>%Ln site has recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</numerusform>
            <numerusform>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</source>
        <translation>
            <numerusform>%Ln sound has no species in the column “{column}” and is unlabelled. Other columns are not read as species names.</numerusform>
            <numerusform>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species</source>
        <translation>
            <numerusform>%Ln species</numerusform>
            <numerusform>%Ln species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (complete list).</source>
        <translation>
            <numerusform>%Ln species (complete list).</numerusform>
            <numerusform>%Ln species (complete list).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (incomplete list).</source>
        <translation>
            <numerusform>%Ln species (incomplete list).</numerusform>
            <numerusform>%Ln species (incomplete list).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species are unknown to the model: NA without a species list.</source>
        <translation>
            <numerusform>%Ln species is unknown to the model: NA without a species list.</numerusform>
            <numerusform>%Ln species are unknown to the model: NA without a species list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation>
            <numerusform>%Ln species can be found by typing now.</numerusform>
            <numerusform>%Ln species can be found by typing now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species cannot be separated by lists.</source>
        <translation>
            <numerusform>%Ln species cannot be separated by lists.</numerusform>
            <numerusform>%Ln species cannot be separated by lists.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species have two kinds of sound that no list separates.</source>
        <translation>
            <numerusform>%Ln species has two kinds of sound that no list separates.</numerusform>
            <numerusform>%Ln species have two kinds of sound that no list separates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species lists are contradicted by labels. They are not used until you decide.</source>
        <translation>
            <numerusform>%Ln species list is contradicted by labels. It is not used until you decide.</numerusform>
            <numerusform>%Ln species lists are contradicted by labels. They are not used until you decide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species need data.</source>
        <translation>
            <numerusform>%Ln species needs data.</numerusform>
            <numerusform>%Ln species need data.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts have no time zone.</source>
        <translation>
            <numerusform>%Ln start has no time zone.</numerusform>
            <numerusform>%Ln starts have no time zone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts would change.</source>
        <translation>
            <numerusform>%Ln start would change.</numerusform>
            <numerusform>%Ln starts would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strokes</source>
        <translation>
            <numerusform>%Ln stroke</numerusform>
            <numerusform>%Ln strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are replaced.</source>
        <translation>
            <numerusform>%Ln tag is replaced.</numerusform>
            <numerusform>%Ln tags are replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsure tags of complete lists count as not detected.</source>
        <translation>
            <numerusform>%Ln unsure tag of a complete list counts as not detected.</numerusform>
            <numerusform>%Ln unsure tags of complete lists count as not detected.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln validated items are of other models: draw a new sample.</source>
        <translation>
            <numerusform>%Ln validated item is of another model: draw a new sample.</numerusform>
            <numerusform>%Ln validated items are of other models: draw a new sample.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</source>
        <translation>
            <numerusform>%Ln visit counts as it was drawn: its recordings were removed, or their site or start was changed.</numerusform>
            <numerusform>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits were drawn.</source>
        <translation>
            <numerusform>%Ln visit was drawn.</numerusform>
            <numerusform>%Ln visits were drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</source>
        <translation>
            <numerusform>%Ln window continues in the next recording. Its species are possible in each part and required in none; of an incomplete list nothing is imported.</numerusform>
            <numerusform>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows were not chosen at random. Values that rest on them may be biased.</source>
        <translation>
            <numerusform>%Ln window was not chosen at random. Values that rest on it may be biased.</numerusform>
            <numerusform>%Ln windows were not chosen at random. Values that rest on them may be biased.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln recordings</source>
        <translation>
            <numerusform>Add %Ln recording</numerusform>
            <numerusform>Add %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln segments</source>
        <translation>
            <numerusform>Add %Ln segment</numerusform>
            <numerusform>Add %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln species</source>
        <translation>
            <numerusform>Add %Ln species</numerusform>
            <numerusform>Add %Ln species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln windows</source>
        <translation>
            <numerusform>Add %Ln window</numerusform>
            <numerusform>Add %Ln windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds %Ln tags</source>
        <translation>
            <numerusform>Adds %Ln tag</numerusform>
            <numerusform>Adds %Ln tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln segments are reviewed.</source>
        <translation>
            <numerusform>The segment is reviewed.</numerusform>
            <numerusform>All %Ln segments are reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln…</source>
        <comment>contradictions</comment>
        <translation>
            <numerusform>All %Ln…</numerusform>
            <numerusform>All %Ln…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All recordings (%Ln)</source>
        <translation>
            <numerusform>All recordings (%Ln)</numerusform>
            <numerusform>All recordings (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Answer %Ln items</source>
        <translation>
            <numerusform>Answer %Ln item</numerusform>
            <numerusform>Answer %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</source>
        <translation>
            <numerusform>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recording</numerusform>
            <numerusform>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</source>
        <translation>
            <numerusform>Calibration not measured: %Ln held-out recording, at least {wanted} needed.</numerusform>
            <numerusform>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls (%Ln hidden)</source>
        <comment>sounds</comment>
        <translation>
            <numerusform>Calls (%Ln hidden)</numerusform>
            <numerusform>Calls (%Ln hidden)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</source>
        <translation>
            <numerusform>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</numerusform>
            <numerusform>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln segments</source>
        <translation>
            <numerusform>Change %Ln segment</numerusform>
            <numerusform>Change %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Checked the project and %Ln sound files.</source>
        <translation>
            <numerusform>Checked the project and %Ln sound file.</numerusform>
            <numerusform>Checked the project and %Ln sound files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln labels</source>
        <translation>
            <numerusform>Clear %Ln label</numerusform>
            <numerusform>Clear %Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirm %Ln</numerusform>
            <numerusform>Confirm %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln calls of each</source>
        <translation>
            <numerusform>Confirm %Ln call of each</numerusform>
            <numerusform>Confirm %Ln calls of each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln others shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirm %Ln other shown</numerusform>
            <numerusform>Confirm %Ln others shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln segments</source>
        <translation>
            <numerusform>Confirm %Ln segment</numerusform>
            <numerusform>Confirm %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirm %Ln shown</numerusform>
            <numerusform>Confirm all %Ln shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Correct %Ln segments</source>
        <translation>
            <numerusform>Correct %Ln segment</numerusform>
            <numerusform>Correct %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Custom fields of %Ln segments</source>
        <translation>
            <numerusform>Custom fields of %Ln segment</numerusform>
            <numerusform>Custom fields of %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln segments</source>
        <translation>
            <numerusform>Delete %Ln segment</numerusform>
            <numerusform>Delete %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Describe %Ln labels</source>
        <translation>
            <numerusform>Describe %Ln label</numerusform>
            <numerusform>Describe %Ln labels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</source>
        <translation>
            <numerusform>Drew %Ln item of {species} for “{sample}”, about {minutes} to validate</numerusform>
            <numerusform>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</source>
        <translation>
            <numerusform>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</numerusform>
            <numerusform>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find %Ln segments again</source>
        <translation>
            <numerusform>Find %Ln segment again</numerusform>
            <numerusform>Find %Ln segments again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln more recordings.</source>
        <translation>
            <numerusform>Find segments in %Ln more recording.</numerusform>
            <numerusform>Find segments in %Ln more recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln recordings.</source>
        <translation>
            <numerusform>Find segments in %Ln recording.</numerusform>
            <numerusform>Find segments in %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in this channel of %Ln selected recordings.</source>
        <translation>
            <numerusform>Find segments in this channel of %Ln selected recording.</numerusform>
            <numerusform>Find segments in this channel of %Ln selected recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finding segments failed in %Ln recordings.</source>
        <translation>
            <numerusform>Finding segments failed in %Ln recording.</numerusform>
            <numerusform>Finding segments failed in %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln recordings again.</source>
        <translation>
            <numerusform>Found %Ln recording again.</numerusform>
            <numerusform>Found %Ln recordings again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln labelled segments; your labels stay as they are.</source>
        <translation>
            <numerusform>From %Ln labelled segment; your labels stay as they are.</numerusform>
            <numerusform>From %Ln labelled segments; your labels stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation>
            <numerusform>From %Ln tagged recording.</numerusform>
            <numerusform>From %Ln tagged recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln files</source>
        <translation>
            <numerusform>Import %Ln file</numerusform>
            <numerusform>Import %Ln files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln segments</source>
        <translation>
            <numerusform>Import %Ln segment</numerusform>
            <numerusform>Import %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import of %Ln segments</source>
        <translation>
            <numerusform>Import of %Ln segment</numerusform>
            <numerusform>Import of %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</source>
        <translation>
            <numerusform>It has %Ln window with a list of its own. To tag it, scroll to it or click it under the overview.

A list of the whole recording counts beside it: if it is complete, other species are absent outside the window too.</numerusform>
            <numerusform>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln calls here.</source>
        <translation>
            <numerusform>It would outline %Ln call here.</numerusform>
            <numerusform>It would outline %Ln calls here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln sounds in view, in blue.</source>
        <translation>
            <numerusform>It would outline %Ln sound in view, in blue.</numerusform>
            <numerusform>It would outline %Ln sounds in view, in blue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln fragments</source>
        <translation>
            <numerusform>Join %Ln fragment</numerusform>
            <numerusform>Join %Ln fragments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln answers.</source>
        <translation>
            <numerusform>Kept %Ln answer.</numerusform>
            <numerusform>Kept %Ln answers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln recordings that were removed from one project and edited in the other.</source>
        <translation>
            <numerusform>Kept %Ln recording that was removed from one project and edited in the other.</numerusform>
            <numerusform>Kept %Ln recordings that were removed from one project and edited in the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln segments that were deleted in one project and labelled in the other.</source>
        <translation>
            <numerusform>Kept %Ln segment that was deleted in one project and labelled in the other.</numerusform>
            <numerusform>Kept %Ln segments that were deleted in one project and labelled in the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measured %Ln segments.</source>
        <translation>
            <numerusform>Measured %Ln segment.</numerusform>
            <numerusform>Measured %Ln segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln segments</source>
        <translation>
            <numerusform>Merge %Ln segment</numerusform>
            <numerusform>Merge %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More filters (%Ln set)</source>
        <translation>
            <numerusform>More filters (%Ln set)</numerusform>
            <numerusform>More filters (%Ln set)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln files.</source>
        <translation>
            <numerusform>In %Ln file no sound was found.</numerusform>
            <numerusform>In %Ln files no sound was found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln recordings.</source>
        <translation>
            <numerusform>No segments found in %Ln recording.</numerusform>
            <numerusform>No segments found in %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments were found in %Ln boxes.</source>
        <translation>
            <numerusform>No segment was found in %Ln box.</numerusform>
            <numerusform>No segments were found in %Ln boxes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln segments match these filters.</source>
        <translation>
            <numerusform>The segment does not match these filters.</numerusform>
            <numerusform>None of the %Ln segments match these filters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</source>
        <translation>
            <numerusform>Not joined in %Ln recording of 150 kHz or more: one segment is one pulse.</numerusform>
            <numerusform>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Notes on %Ln segments</source>
        <translation>
            <numerusform>Note on %Ln segment</numerusform>
            <numerusform>Notes on %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Occurred %Ln times.</source>
        <translation>
            <numerusform>Occurred once.</numerusform>
            <numerusform>Occurred %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paint %Ln strokes</source>
        <translation>
            <numerusform>Paint %Ln stroke</numerusform>
            <numerusform>Paint %Ln strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predict labels of %Ln more recordings.</source>
        <translation>
            <numerusform>Predict labels of %Ln more recording.</numerusform>
            <numerusform>Predict labels of %Ln more recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Predicted species were used for %Ln recordings without a complete list.</source>
        <translation>
            <numerusform>Predicted species were used for %Ln recording without a complete list.</numerusform>
            <numerusform>Predicted species were used for %Ln recordings without a complete list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recordings selected in the list (%Ln)</source>
        <translation>
            <numerusform>Recordings selected in the list (%Ln)</numerusform>
            <numerusform>Recordings selected in the list (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recordings without segments (%Ln)</source>
        <translation>
            <numerusform>Recordings without segments (%Ln)</numerusform>
            <numerusform>Recordings without segments (%Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reject %Ln segments</source>
        <translation>
            <numerusform>Reject %Ln segment</numerusform>
            <numerusform>Reject %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln recordings</source>
        <translation>
            <numerusform>Remove %Ln recording</numerusform>
            <numerusform>Remove %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln species</source>
        <translation>
            <numerusform>Remove %Ln species</numerusform>
            <numerusform>Remove %Ln species</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln windows</source>
        <translation>
            <numerusform>Remove %Ln window</numerusform>
            <numerusform>Remove %Ln windows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln calls</source>
        <translation>
            <numerusform>Review %Ln call</numerusform>
            <numerusform>Review %Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln detections of other programs.</source>
        <translation>
            <numerusform>Review %Ln detection of other programs.</numerusform>
            <numerusform>Review %Ln detections of other programs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %Ln thresholds</source>
        <translation>
            <numerusform>Set %Ln threshold</numerusform>
            <numerusform>Set %Ln thresholds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set fields of %Ln segments</source>
        <translation>
            <numerusform>Set fields of %Ln segment</numerusform>
            <numerusform>Set fields of %Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set the start of %Ln recordings</source>
        <translation>
            <numerusform>Set the start of %Ln recording</numerusform>
            <numerusform>Set the start of %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation>
            <numerusform>A species list was read for %Ln recording.</numerusform>
            <numerusform>Species lists were read for %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Split a segment into %Ln</source>
        <translation>
            <numerusform>Split a segment into %Ln</numerusform>
            <numerusform>Split a segment into %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Start and end of %Ln segments were swapped. They are read in order.</source>
        <translation>
            <numerusform>Start and end of %Ln segment were swapped. They are read in order.</numerusform>
            <numerusform>Start and end of %Ln segments were swapped. They are read in order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln more recordings</source>
        <translation>
            <numerusform>Tag %Ln more recording</numerusform>
            <numerusform>Tag %Ln more recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln recordings</source>
        <translation>
            <numerusform>Tag %Ln recording</numerusform>
            <numerusform>Tag %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list leaves %Ln species.</source>
        <translation>
            <numerusform>The list leaves %Ln species.</numerusform>
            <numerusform>The list leaves %Ln species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lists of %Ln recordings were added to.</source>
        <translation>
            <numerusform>The list of %Ln recording was added to.</numerusform>
            <numerusform>The lists of %Ln recordings were added to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The project file is sound. %Ln sound files were looked at.</source>
        <translation>
            <numerusform>The project file is sound. %Ln sound file was looked at.</numerusform>
            <numerusform>The project file is sound. %Ln sound files were looked at.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln recordings.</source>
        <translation>
            <numerusform>The second project added %Ln recording.</numerusform>
            <numerusform>The second project added %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln segments.</source>
        <translation>
            <numerusform>The second project added %Ln segment.</numerusform>
            <numerusform>The second project added %Ln segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The share of correct predictions is known for %Ln species, from validation samples.</source>
        <translation>
            <numerusform>The share of correct predictions is known for %Ln species, from validation samples.</numerusform>
            <numerusform>The share of correct predictions is known for %Ln species, from validation samples.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sound of %Ln recordings could not be read.</source>
        <translation>
            <numerusform>The sound of %Ln recording could not be read.</numerusform>
            <numerusform>The sound of %Ln recordings could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The start of %Ln recordings is unknown.</source>
        <translation>
            <numerusform>The start of %Ln recording is unknown.</numerusform>
            <numerusform>The start of %Ln recordings is unknown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The thresholds of %Ln species are saved.</source>
        <translation>
            <numerusform>The threshold of %Ln species is saved.</numerusform>
            <numerusform>The thresholds of %Ln species are saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The times of %Ln recordings changed.</source>
        <translation>
            <numerusform>The time of %Ln recording changed.</numerusform>
            <numerusform>The times of %Ln recordings changed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They made %Ln segments.</source>
        <translation>
            <numerusform>They made %Ln segment.</numerusform>
            <numerusform>They made %Ln segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for %Ln answers: {time}.</source>
        <translation>
            <numerusform>Time for %Ln answer: {time}.</numerusform>
            <numerusform>Time for %Ln answers: {time}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln labelled segments.</source>
        <translation>
            <numerusform>Train on %Ln labelled segment.</numerusform>
            <numerusform>Train on %Ln labelled segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Train on %Ln tagged recording.</numerusform>
            <numerusform>Train on %Ln tagged recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on the detections in %Ln recordings.</source>
        <translation>
            <numerusform>Train on the detections in %Ln recording.</numerusform>
            <numerusform>Train on the detections in %Ln recordings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trained {model} on {segments} segments in %Ln recordings: {species} species.</source>
        <translation>
            <numerusform>Trained {model} on {segments} segments in %Ln recording: {species} species.</numerusform>
            <numerusform>Trained {model} on {segments} segments in %Ln recordings: {species} species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsure: %Ln.</source>
        <comment>species</comment>
        <translation>
            <numerusform>Unsure: %Ln.</numerusform>
            <numerusform>Unsure: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Untagged. A accepts %Ln predicted species.</source>
        <translation>
            <numerusform>Untagged. A accepts %Ln predicted species.</numerusform>
            <numerusform>Untagged. A accepts %Ln predicted species.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln items</source>
        <translation>
            <numerusform>Up to %Ln item</numerusform>
            <numerusform>Up to %Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Validate %Ln items.</source>
        <translation>
            <numerusform>Validate %Ln item.</numerusform>
            <numerusform>Validate %Ln items.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wipe away %Ln strokes</source>
        <translation>
            <numerusform>Wipe away %Ln stroke</numerusform>
            <numerusform>Wipe away %Ln strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without frequencies, skipped: %Ln calls.</source>
        <translation>
            <numerusform>Without frequencies, skipped: %Ln call.</numerusform>
            <numerusform>Without frequencies, skipped: %Ln calls.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes at your pace</source>
        <translation>
            <numerusform>about %Ln minute at your pace</numerusform>
            <numerusform>about %Ln minutes at your pace</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes on recordings without exported segments: %Ln recordings</source>
        <translation>
            <numerusform>note on a recording of which nothing is written: %Ln recording</numerusform>
            <numerusform>notes on recordings of which nothing is written: %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to %Ln recordings</source>
        <translation>
            <numerusform>to %Ln recording</numerusform>
            <numerusform>to %Ln recordings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>whole names of %Ln files: too long, shortened with a digest</source>
        <translation>
            <numerusform>whole name of %Ln file: too long, shortened with a digest</numerusform>
            <numerusform>whole names of %Ln files: too long, shortened with a digest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>{listed} of %Ln recording, {tagged} tagged</numerusform>
            <numerusform>{listed} of %Ln recordings, {tagged} tagged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln windows listed</source>
        <translation>
            <numerusform>{listed} of %Ln window listed</numerusform>
            <numerusform>{listed} of %Ln windows listed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n_open} of %Ln items are still open.</source>
        <translation>
            <numerusform>{n_open} of %Ln item are still open.</numerusform>
            <numerusform>{n_open} of %Ln items are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln labels were read as uncertain ({words}).</source>
        <translation>
            <numerusform>{name}: %Ln label was read as uncertain ({words}).</numerusform>
            <numerusform>{name}: %Ln labels were read as uncertain ({words}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln rows are not about animals ({words}) and were skipped.</source>
        <translation>
            <numerusform>{name}: %Ln row is not about an animal ({words}) and was skipped.</numerusform>
            <numerusform>{name}: %Ln rows are not about animals ({words}) and were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln sound named {words} is rejected as noise. Add a species of this name first to keep it.</numerusform>
            <numerusform>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln sound named {words} is unlabelled. Add a species of this name first to keep it.</numerusform>
            <numerusform>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: Invisible characters were removed from the species of %Ln rows.</source>
        <translation>
            <numerusform>{name}: Invisible characters were removed from the species of %Ln row.</numerusform>
            <numerusform>{name}: Invisible characters were removed from the species of %Ln rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</source>
        <translation>
            <numerusform>{name}: The lowest and highest frequency of %Ln row were swapped. They are read in order.</numerusform>
            <numerusform>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln reviewed</source>
        <comment>segments</comment>
        <translation>
            <numerusform>{part} of %Ln reviewed</numerusform>
            <numerusform>{part} of %Ln reviewed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</source>
        <translation>
            <numerusform>{path} differs from existing tags in %Ln recording ({first}). Choose whether to add to its list, replace or keep it (--existing add, replace or keep).</numerusform>
            <numerusform>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln labels, windows of {window_s} s.</source>
        <translation>
            <numerusform>{program}: %Ln label, windows of {window_s} s.</numerusform>
            <numerusform>{program}: %Ln labels, windows of {window_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln recordings were analysed.</source>
        <translation>
            <numerusform>{program}: %Ln recording was analysed.</numerusform>
            <numerusform>{program}: %Ln recordings were analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</source>
        <translation>
            <numerusform>{recording}: %Ln annotation lies below {below_hz} Hz. Was it in kilohertz?</numerusform>
            <numerusform>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</source>
        <translation>
            <numerusform>{recording}: %Ln annotation reaches above half the sample rate ({top_hz} Hz) and was cut there.</numerusform>
            <numerusform>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</source>
        <translation>
            <numerusform>{recording}: {species} not listed, probably present ({percent}, %Ln call)</numerusform>
            <numerusform>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species}, {percent}, %Ln calls</source>
        <translation>
            <numerusform>{recording}: {species}, {percent}, %Ln call</numerusform>
            <numerusform>{recording}: {species}, {percent}, %Ln calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</source>
        <translation>
            <numerusform>{site}: %Ln recording overlaps with another ({example}). Two recorders, or a wrong clock? Calls there count twice.</numerusform>
            <numerusform>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</source>
        <translation>
            <numerusform>{species}: %Ln score; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</numerusform>
            <numerusform>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: %Ln segments</source>
        <translation>
            <numerusform>{what}: %Ln segment</numerusform>
            <numerusform>{what}: %Ln segments</numerusform>
        </translation>
    </message>
</context>
</TS>
