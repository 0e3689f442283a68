<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation>
            <numerusform>%Ln confirmed</numerusform>
            <numerusform>%Ln confirmed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are new. Let the model learn from them.</source>
        <translation>
            <numerusform>%Ln label is new. Let the model learn from it.</numerusform>
            <numerusform>%Ln labels are new. Let the model learn from them.</numerusform>
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
        <source>%Ln recordings have no segments yet.</source>
        <translation>
            <numerusform>%Ln recording has no segments yet.</numerusform>
            <numerusform>%Ln recordings have no segments yet.</numerusform>
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
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation>
            <numerusform>%Ln reviewed segment is used too; your labels stay as they are.</numerusform>
            <numerusform>%Ln reviewed segments are used too; your labels stay as they are.</numerusform>
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
        <source>%Ln segments can be reviewed, the unsure ones first.</source>
        <translation>
            <numerusform>%Ln segment can be reviewed.</numerusform>
            <numerusform>%Ln segments can be reviewed, the unsure ones first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled by you.</source>
        <translation>
            <numerusform>%Ln segment was labelled by you.</numerusform>
            <numerusform>%Ln segments were labelled by you.</numerusform>
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
        <source>%Ln species heard.</source>
        <translation>
            <numerusform>%Ln species heard.</numerusform>
            <numerusform>%Ln species heard.</numerusform>
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
        <source>New species: %Ln.</source>
        <translation>
            <numerusform>New species: %Ln.</numerusform>
            <numerusform>New species: %Ln.</numerusform>
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
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Train on %Ln tagged recording.</numerusform>
            <numerusform>Train on %Ln tagged recordings.</numerusform>
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
        <source>{part} of %Ln segments reviewed</source>
        <translation>
            <numerusform>{part} of %Ln segment reviewed</numerusform>
            <numerusform>{part} of %Ln segments reviewed</numerusform>
        </translation>
    </message>
</context>
</TS>
