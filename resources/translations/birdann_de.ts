<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>  {species}: {n_first} and {n_second}, {n_both} by both; kappa {kappa}</source>
        <translation>  {species}: {n_first} und {n_second}, {n_both} von beiden; Kappa {kappa}</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation> %</translation>
    </message>
    <message>
        <source> (they are {apart_h} h apart: perhaps a time zone or summer time)</source>
        <translation> (sie liegen {apart_h} h auseinander: vielleicht eine Zeitzone oder Sommerzeit)</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source> There are {n_files} such files in {folder}.</source>
        <translation> In {folder} sind {n_files} solche Dateien.</translation>
    </message>
    <message>
        <source> d</source>
        <comment>days</comment>
        <translation> T</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> Std.</translation>
    </message>
    <message>
        <source> min</source>
        <comment>minutes</comment>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Fehler: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are of recordings not in the project and are skipped.</source>
        <translation>
            <numerusform>%Ln Annotation gehört zu einer Aufnahme, die nicht im Projekt ist, und wird übersprungen.</numerusform>
            <numerusform>%Ln Annotationen gehören zu Aufnahmen, die nicht im Projekt sind, und werden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations fit recordings of this project.</source>
        <translation>
            <numerusform>%Ln Annotation passt zu einer Aufnahme dieses Projekts.</numerusform>
            <numerusform>%Ln Annotationen passen zu Aufnahmen dieses Projekts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were imported before or repeat others.</source>
        <translation>
            <numerusform>%Ln Annotation war schon da oder wiederholt eine andere.</numerusform>
            <numerusform>%Ln Annotationen waren schon da oder wiederholen andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were read.</source>
        <translation>
            <numerusform>%Ln Annotation wurde gelesen.</numerusform>
            <numerusform>%Ln Annotationen wurden gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still missing.</source>
        <translation>
            <numerusform>%Ln fehlt noch.</numerusform>
            <numerusform>%Ln fehlen noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cells changed nothing.</source>
        <translation>
            <numerusform>%Ln leere Zelle änderte nichts.</numerusform>
            <numerusform>%Ln leere Zellen änderten nichts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks could not be decoded (replaced by silence).</source>
        <translation>
            <numerusform>%Ln Block nicht dekodierbar (durch Stille ersetzt).</numerusform>
            <numerusform>%Ln Blöcke nicht dekodierbar (durch Stille ersetzt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln Ruf</numerusform>
            <numerusform>%Ln Rufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls, 2 kinds of sound</source>
        <translation>
            <numerusform>%Ln Ruf, zweierlei Laute</numerusform>
            <numerusform>%Ln Rufe, zweierlei Laute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate species.</source>
        <translation>
            <numerusform>%Ln Art kommt in Frage.</numerusform>
            <numerusform>%Ln Arten kommen in Frage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips were written to {path}.</source>
        <translation>
            <numerusform>%Ln Clip wurde nach {path} geschrieben.</numerusform>
            <numerusform>%Ln Clips wurden nach {path} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation>
            <numerusform>%Ln bestätigt</numerusform>
            <numerusform>%Ln bestätigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom fields were filled in differently; the later values were kept.</source>
        <translation>
            <numerusform>%Ln eigenes Feld wurde verschieden ausgefüllt; der spätere Wert gilt.</numerusform>
            <numerusform>%Ln eigene Felder wurden verschieden ausgefüllt; die späteren Werte gelten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no features yet: training measures those that you label.</source>
        <translation>
            <numerusform>%Ln Erkennung hat noch keine Merkmale: Das Training misst jene, die Sie bestimmen.</numerusform>
            <numerusform>%Ln Erkennungen haben noch keine Merkmale: Das Training misst jene, die Sie bestimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</source>
        <translation>
            <numerusform>%Ln Erkennung hat keinen Wert von 0 bis 1. Listen zeigen 0 %; Validierung und Schwellen verwenden ihre eigene Skala.</numerusform>
            <numerusform>%Ln Erkennungen haben keinen Wert von 0 bis 1. Listen zeigen 0 %; Validierung und Schwellen verwenden ihre eigene Skala.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections with a score below {least} were skipped.</source>
        <translation>
            <numerusform>%Ln Erkennung mit einem Wert unter {least} wurde übersprungen.</numerusform>
            <numerusform>%Ln Erkennungen mit einem Wert unter {least} wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections.</source>
        <translation>
            <numerusform>%Ln Erkennung.</numerusform>
            <numerusform>%Ln Erkennungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples</source>
        <translation>
            <numerusform>%Ln Beispiel</numerusform>
            <numerusform>%Ln Beispiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples of {species}</source>
        <translation>
            <numerusform>%Ln Beispiel von {species}</numerusform>
            <numerusform>%Ln Beispiele von {species}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files cannot be read in this format.</source>
        <translation>
            <numerusform>%Ln Datei ist in diesem Format nicht lesbar.</numerusform>
            <numerusform>%Ln Dateien sind in diesem Format nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be added:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht hinzugefügt werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht hinzugefügt werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be analysed:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht analysiert werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht analysiert werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be cut:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht geschnitten werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht geschnitten werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be measured:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht gemessen werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht gemessen werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be processed:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht verarbeitet werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht verarbeitet werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht gelesen werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht gelesen werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used.</source>
        <translation>
            <numerusform>%Ln Datei war nicht zu gebrauchen.</numerusform>
            <numerusform>%Ln Dateien waren nicht zu gebrauchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used:</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht verwendet werden:</numerusform>
            <numerusform>%Ln Dateien konnten nicht verwendet werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files failed. All others are done. Repeat the command to retry.</source>
        <translation>
            <numerusform>%Ln Datei ist fehlgeschlagen. Alle anderen sind fertig. Wiederholen Sie den Befehl.</numerusform>
            <numerusform>%Ln Dateien sind fehlgeschlagen. Alle anderen sind fertig. Wiederholen Sie den Befehl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files in the table fit no recording.</source>
        <translation>
            <numerusform>%Ln Datei der Tabelle passt zu keiner Aufnahme.</numerusform>
            <numerusform>%Ln Dateien der Tabelle passen zu keiner Aufnahme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were in the project already.</source>
        <translation>
            <numerusform>%Ln Datei war schon im Projekt.</numerusform>
            <numerusform>%Ln Dateien waren schon im Projekt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this queue</source>
        <comment>segments to review</comment>
        <translation>
            <numerusform>%Ln in dieser Liste</numerusform>
            <numerusform>%Ln in dieser Liste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were drawn.</source>
        <translation>
            <numerusform>%Ln Element wurde gezogen.</numerusform>
            <numerusform>%Ln Elemente wurden gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer than these predictions.</source>
        <translation>
            <numerusform>%Ln Label ist neuer als diese Vorhersagen.</numerusform>
            <numerusform>%Ln Labels sind neuer als diese Vorhersagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer. The recording you label follows at once.</source>
        <translation>
            <numerusform>%Ln Label ist neuer. Die Aufnahme, in der Sie bestimmen, folgt sofort.</numerusform>
            <numerusform>%Ln Labels sind neuer. Die Aufnahme, in der Sie bestimmen, folgt sofort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are species of this project.</source>
        <translation>
            <numerusform>%Ln Name ist eine Art dieses Projekts.</numerusform>
            <numerusform>%Ln Namen sind Arten dieses Projekts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels by other observers were kept.</source>
        <translation>
            <numerusform>%Ln Label einer anderen Person wurde behalten.</numerusform>
            <numerusform>%Ln Labels anderer Personen wurden behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species list.</source>
        <translation>
            <numerusform>%Ln Label widerspricht der Artenliste.</numerusform>
            <numerusform>%Ln Labels widersprechen der Artenliste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species lists of their recordings.</source>
        <translation>
            <numerusform>%Ln Label widerspricht der Artenliste seiner Aufnahme.</numerusform>
            <numerusform>%Ln Labels widersprechen den Artenlisten ihrer Aufnahmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels or notes belong to segments that were deleted in the other project.</source>
        <translation>
            <numerusform>%Ln Label oder Notiz gehört zu einem Segment, das im anderen Projekt gelöscht wurde.</numerusform>
            <numerusform>%Ln Labels oder Notizen gehören zu Segmenten, die im anderen Projekt gelöscht wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln likely calls</source>
        <translation>
            <numerusform>%Ln wahrscheinlicher Ruf</numerusform>
            <numerusform>%Ln wahrscheinliche Rufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are now “no birds”.</source>
        <translation>
            <numerusform>%Ln Liste lautet jetzt „keine Vögel“.</numerusform>
            <numerusform>%Ln Listen lauten jetzt „keine Vögel“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are unchanged.</source>
        <translation>
            <numerusform>%Ln Liste blieb unverändert.</numerusform>
            <numerusform>%Ln Listen blieben unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists become “no birds”.</source>
        <translation>
            <numerusform>%Ln Liste wird zu „keine Vögel“.</numerusform>
            <numerusform>%Ln Listen werden zu „keine Vögel“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists change.</source>
        <translation>
            <numerusform>%Ln Liste ändert sich.</numerusform>
            <numerusform>%Ln Listen ändern sich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln Liste reicht über das Ende ihres Besuchs hinaus und zählt für diesen Besuch.</numerusform>
            <numerusform>%Ln Listen reichen über das Ende ihrer Besuche hinaus und zählen für diese Besuche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists unchanged.</source>
        <translation>
            <numerusform>%Ln Liste unverändert.</numerusform>
            <numerusform>%Ln Listen unverändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists were compared with models of the other recordings.</source>
        <translation>
            <numerusform>%Ln Liste wurde mit Modellen der anderen Aufnahmen verglichen.</numerusform>
            <numerusform>%Ln Listen wurden mit Modellen der anderen Aufnahmen verglichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists, in random order; the band is the 95 % interval.</source>
        <translation>
            <numerusform>%Ln Liste, in zufälliger Reihenfolge; das Band ist das 95-%-Intervall.</numerusform>
            <numerusform>%Ln Listen, in zufälliger Reihenfolge; das Band ist das 95-%-Intervall.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, at random</source>
        <translation>
            <numerusform>%Ln Minute je Stunde, zufällig</numerusform>
            <numerusform>%Ln Minuten je Stunde, zufällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, evenly</source>
        <translation>
            <numerusform>%Ln Minute je Stunde, gleichmäßig</numerusform>
            <numerusform>%Ln Minuten je Stunde, gleichmäßig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</source>
        <translation>
            <numerusform>%Ln Minute wurde am selben Standort doppelt aufgenommen und zählt einmal (zwei Rekorder, eine falsche Uhr oder das Ende der Sommerzeit, wo Anfänge keinen UTC-Abstand haben).</numerusform>
            <numerusform>%Ln Minuten wurden am selben Standort doppelt aufgenommen und zählen einmal (zwei Rekorder, eine falsche Uhr oder das Ende der Sommerzeit, wo Anfänge keinen UTC-Abstand haben).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can be tagged first.</source>
        <translation>
            <numerusform>%Ln weitere kann vorher noch Arten bekommen.</numerusform>
            <numerusform>%Ln weitere können vorher noch Arten bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new labels. Update the model.</source>
        <translation>
            <numerusform>%Ln neues Label. Aktualisieren Sie das Modell.</numerusform>
            <numerusform>%Ln neue Labels. Aktualisieren Sie das Modell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new lists.</source>
        <translation>
            <numerusform>%Ln neue Liste.</numerusform>
            <numerusform>%Ln neue Listen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new strokes</source>
        <translation>
            <numerusform>%Ln neuer Strich</numerusform>
            <numerusform>%Ln neue Striche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not learned yet</source>
        <comment>labels</comment>
        <translation>
            <numerusform>%Ln noch nicht gelernt</numerusform>
            <numerusform>%Ln noch nicht gelernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are labelled.</source>
        <translation>
            <numerusform>%Ln davon hat ein Label.</numerusform>
            <numerusform>%Ln davon haben ein Label.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these segments were deleted or changed since and stay unchanged.</source>
        <translation>
            <numerusform>%Ln dieser Segmente wurde seither gelöscht oder neu umrissen und bleibt so.</numerusform>
            <numerusform>%Ln dieser Segmente wurden seither gelöscht oder neu umrissen und bleiben so.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that change were tagged by hand.</source>
        <translation>
            <numerusform>%Ln davon, die sich ändert, wurde von Hand erstellt.</numerusform>
            <numerusform>%Ln davon, die sich ändern, wurden von Hand erstellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <translation>
            <numerusform>%Ln Teil</numerusform>
            <numerusform>%Ln Teile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts are damaged and were left out, at {at}. Later times are too early by their length.</source>
        <translation>
            <numerusform>%Ln Teil ist beschädigt und wurde ausgelassen, bei {at}. Spätere Zeiten sind um seine Länge zu früh.</numerusform>
            <numerusform>%Ln Teile sind beschädigt und wurden ausgelassen, bei {at}. Spätere Zeiten sind um ihre Länge zu früh.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln probably not calls</source>
        <comment>segments</comment>
        <translation>
            <numerusform>%Ln wahrscheinlich kein Ruf</numerusform>
            <numerusform>%Ln wahrscheinlich keine Rufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems found.</source>
        <translation>
            <numerusform>%Ln Problem gefunden.</numerusform>
            <numerusform>%Ln Probleme gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings</source>
        <translation>
            <numerusform>%Ln Aufnahme</numerusform>
            <numerusform>%Ln Aufnahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings already had segments.</source>
        <translation>
            <numerusform>%Ln Aufnahme hatte schon Segmente.</numerusform>
            <numerusform>%Ln Aufnahmen hatten schon Segmente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are already in this project and were skipped. Merge the projects to import their lists.</source>
        <translation>
            <numerusform>%Ln Aufnahme ist auch in diesem Projekt und blieb weg; ihre Liste bringt das Zusammenführen herüber.</numerusform>
            <numerusform>%Ln Aufnahmen sind auch in diesem Projekt und blieben weg; ihre Listen bringt das Zusammenführen herüber.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</source>
        <translation>
            <numerusform>%Ln Aufnahme fehlt in media und deployments: ihr Beginn, ihre Zeitzone oder ihr Ort ist nicht bekannt.</numerusform>
            <numerusform>%Ln Aufnahmen fehlen in media und deployments: ihr Beginn, ihre Zeitzone oder ihr Ort ist nicht bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation>
            <numerusform>%Ln Aufnahme kommt in der Tabelle nicht vor.</numerusform>
            <numerusform>%Ln Aufnahmen kommen in der Tabelle nicht vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation>
            <numerusform>%Ln Aufnahme ist ausgewählt. Arten gelten für sie.</numerusform>
            <numerusform>%Ln Aufnahmen sind ausgewählt. Arten gelten für alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of a visit and are divided there.</source>
        <translation>
            <numerusform>%Ln Aufnahme geht über das Ende eines Besuchs hinaus und wird dort geteilt.</numerusform>
            <numerusform>%Ln Aufnahmen gehen über das Ende eines Besuchs hinaus und werden dort geteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln Aufnahme geht über das Ende ihres Besuchs hinaus und zählt für diesen.</numerusform>
            <numerusform>%Ln Aufnahmen gehen über das Ende ihrer Besuche hinaus und zählen für diese.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings could not be segmented:</source>
        <translation>
            <numerusform>%Ln Aufnahme konnte nicht segmentiert werden:</numerusform>
            <numerusform>%Ln Aufnahmen konnten nicht segmentiert werden:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have conflicting entries. Point at one to see why.</source>
        <translation>
            <numerusform>%Ln Aufnahme hat widersprüchliche Angaben. Zeigen Sie auf sie, um den Grund zu sehen.</numerusform>
            <numerusform>%Ln Aufnahmen haben widersprüchliche Angaben. Zeigen Sie auf eine, um den Grund zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have missing files.</source>
        <translation>
            <numerusform>Die Datei von %Ln Aufnahme fehlt.</numerusform>
            <numerusform>Die Dateien von %Ln Aufnahmen fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no site.</source>
        <translation>
            <numerusform>%Ln Aufnahme hat keinen Standort.</numerusform>
            <numerusform>%Ln Aufnahmen haben keinen Standort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no start.</source>
        <translation>
            <numerusform>%Ln Aufnahme hat keinen Beginn.</numerusform>
            <numerusform>%Ln Aufnahmen haben keinen Beginn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</source>
        <translation>
            <numerusform>%Ln Aufnahme ab 150 kHz wurde nur über 4 kHz nach Fledermäusen durchsucht. Tiefere Stimmen brauchen die Voreinstellung Singvögel (songbirds).</numerusform>
            <numerusform>%Ln Aufnahmen ab 150 kHz wurden nur über 4 kHz nach Fledermäusen durchsucht. Tiefere Stimmen brauchen die Voreinstellung Singvögel (songbirds).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings outside the season or the hours of day are left out.</source>
        <translation>
            <numerusform>%Ln Aufnahme außerhalb der Saison oder der Tagesstunden ist nicht berücksichtigt.</numerusform>
            <numerusform>%Ln Aufnahmen außerhalb der Saison oder der Tagesstunden sind nicht berücksichtigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were added.</source>
        <translation>
            <numerusform>%Ln Aufnahme wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Aufnahmen wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were analysed before.</source>
        <translation>
            <numerusform>%Ln Aufnahme war schon ausgewertet.</numerusform>
            <numerusform>%Ln Aufnahmen waren schon ausgewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were found again.</source>
        <translation>
            <numerusform>%Ln Aufnahme wurde wiedergefunden.</numerusform>
            <numerusform>%Ln Aufnahmen wurden wiedergefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were removed. Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%Ln Aufnahme wurde entfernt. Strg+Z holt sie zurück.</numerusform>
            <numerusform>%Ln Aufnahmen wurden entfernt. Strg+Z holt sie zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were segmented with other settings. The model uses “{preset}”.</source>
        <translation>
            <numerusform>%Ln Aufnahme wurde mit anderen Einstellungen segmentiert. Das Modell verwendet „{preset}“.</numerusform>
            <numerusform>%Ln Aufnahmen wurden mit anderen Einstellungen segmentiert. Das Modell verwendet „{preset}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a site or a start are left out.</source>
        <translation>
            <numerusform>%Ln Aufnahme ohne Standort oder Anfangszeit ist nicht berücksichtigt.</numerusform>
            <numerusform>%Ln Aufnahmen ohne Standort oder Anfangszeit sind nicht berücksichtigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a start are left out.</source>
        <translation>
            <numerusform>%Ln Aufnahme ohne Beginn ist ausgelassen.</numerusform>
            <numerusform>%Ln Aufnahmen ohne Beginn sind ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</source>
        <translation>
            <numerusform>%Ln Aufnahme ohne Vorhersagen und Erkennungen zählt nur dort als untersucht, wo eine Person sie vollständig gelistet oder geprüft hat.</numerusform>
            <numerusform>%Ln Aufnahmen ohne Vorhersagen und Erkennungen zählen nur dort als untersucht, wo eine Person sie vollständig gelistet oder geprüft hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>%Ln Aufnahme, {tagged} mit Arten</numerusform>
            <numerusform>%Ln Aufnahmen, {tagged} mit Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed</source>
        <translation>
            <numerusform>%Ln geprüft</numerusform>
            <numerusform>%Ln geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation>
            <numerusform>%Ln geprüftes Segment hilft mit; Ihre Labels bleiben, wie sie sind.</numerusform>
            <numerusform>%Ln geprüfte Segmente helfen mit; Ihre Labels bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments of today are not in this backup.</source>
        <translation>
            <numerusform>%Ln inzwischen geprüftes Segment fehlt in dieser Sicherung.</numerusform>
            <numerusform>%Ln inzwischen geprüfte Segmente fehlen in dieser Sicherung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows cannot be read:</source>
        <translation>
            <numerusform>%Ln Zeile ist nicht lesbar:</numerusform>
            <numerusform>%Ln Zeilen sind nicht lesbar:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</source>
        <translation>
            <numerusform>%Ln Zeile nennt keine Art, was crowsetta nicht annimmt. „Segmente ohne Art auslassen“ (--only-named) entfernt sie.</numerusform>
            <numerusform>%Ln Zeilen nennen keine Art, was crowsetta nicht annimmt. „Segmente ohne Art auslassen“ (--only-named) entfernt sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</source>
        <translation>
            <numerusform>%Ln Zeile mit dem Label einer Person wurde ausgelassen. Importieren Sie die Tabelle als Segmente, um das Label zu behalten.</numerusform>
            <numerusform>%Ln Zeilen mit Labels einer Person wurden ausgelassen. Importieren Sie die Tabelle als Segmente, um die Labels zu behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were filled. Save to keep them.</source>
        <translation>
            <numerusform>%Ln Zeile wurde ausgefüllt. Speichern Sie, um das zu behalten.</numerusform>
            <numerusform>%Ln Zeilen wurden ausgefüllt. Speichern Sie, um das zu behalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were written to {path}.</source>
        <translation>
            <numerusform>%Ln Zeile wurde nach {path} geschrieben.</numerusform>
            <numerusform>%Ln Zeilen wurden nach {path} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows without a score, or of more than {max_s} s, were left out.</source>
        <translation>
            <numerusform>%Ln Zeile ohne Score oder von mehr als {max_s} s wurde ausgelassen.</numerusform>
            <numerusform>%Ln Zeilen ohne Score oder von mehr als {max_s} s wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments</source>
        <translation>
            <numerusform>%Ln Segment</numerusform>
            <numerusform>%Ln Segmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments fit no listed species (“?”).</source>
        <translation>
            <numerusform>%Ln Segment passt zu keiner Art der Liste („?“).</numerusform>
            <numerusform>%Ln Segmente passen zu keiner Art der Liste („?“).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments have different labels and wait for a decision.</source>
        <translation>
            <numerusform>%Ln Segment hat verschiedene Labels und wartet auf eine Entscheidung.</numerusform>
            <numerusform>%Ln Segmente haben verschiedene Labels und warten auf eine Entscheidung.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of human sounds were left out.</source>
        <translation>
            <numerusform>%Ln Segment mit menschlichen Lauten wurde ausgelassen.</numerusform>
            <numerusform>%Ln Segmente mit menschlichen Lauten wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of training sources</source>
        <translation>
            <numerusform>%Ln Segment aus Trainingsquellen</numerusform>
            <numerusform>%Ln Segmente aus Trainingsquellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review are hidden by the minimum call probability.</source>
        <translation>
            <numerusform>%Ln Segment, das zu prüfen ist, blendet die Mindest-Rufwahrscheinlichkeit aus.</numerusform>
            <numerusform>%Ln Segmente, die zu prüfen sind, blendet die Mindest-Rufwahrscheinlichkeit aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review, the most uncertain first.</source>
        <translation>
            <numerusform>%Ln Segment zu prüfen, das unsicherste zuerst.</numerusform>
            <numerusform>%Ln Segmente zu prüfen, die unsichersten zuerst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were found.</source>
        <translation>
            <numerusform>%Ln Segment wurde gefunden.</numerusform>
            <numerusform>%Ln Segmente wurden gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled.</source>
        <translation>
            <numerusform>%Ln Segment wurde benannt.</numerusform>
            <numerusform>%Ln Segmente wurden benannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out (reasons in {note}).</source>
        <translation>
            <numerusform>%Ln Segment wurde weggelassen (Gründe in {note}).</numerusform>
            <numerusform>%Ln Segmente wurden weggelassen (Gründe in {note}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out.</source>
        <translation>
            <numerusform>%Ln Segment wurde weggelassen.</numerusform>
            <numerusform>%Ln Segmente wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were not written: {why}.</source>
        <translation>
            <numerusform>%Ln Segment wurde nicht geschrieben: {why}.</numerusform>
            <numerusform>%Ln Segmente wurden nicht geschrieben: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were outlined in both projects; one outline of each is shown.</source>
        <translation>
            <numerusform>%Ln Segment wurde in beiden Projekten umrissen; ein Umriss wird angezeigt.</numerusform>
            <numerusform>%Ln Segmente wurden in beiden Projekten umrissen; je ein Umriss wird angezeigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}, in {rows}.</source>
        <translation>
            <numerusform>%Ln Segment wurde nach {path} geschrieben, in {rows}.</numerusform>
            <numerusform>%Ln Segmente wurden nach {path} geschrieben, in {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}.</source>
        <translation>
            <numerusform>%Ln Segment wurde nach {path} geschrieben.</numerusform>
            <numerusform>%Ln Segmente wurden nach {path} geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected recordings</source>
        <translation>
            <numerusform>%Ln ausgewählte Aufnahme</numerusform>
            <numerusform>%Ln ausgewählte Aufnahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</source>
        <translation>
            <numerusform>%Ln Standort hat Aufnahmen mit verschiedenen UTC-Abständen (Sommerzeit oder verschieden gestellte Uhren). Stunden und Tage sind die der jeweiligen Aufnahme.</numerusform>
            <numerusform>%Ln Standorte haben Aufnahmen mit verschiedenen UTC-Abständen (Sommerzeit oder verschieden gestellte Uhren). Stunden und Tage sind die der jeweiligen Aufnahme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</source>
        <translation>
            <numerusform>%Ln Laut hat in der Spalte „{column}“ keine Art und ist ohne Label. Andere Spalten zählen nicht als Artname.</numerusform>
            <numerusform>%Ln Laute haben in der Spalte „{column}“ keine Art und sind ohne Label. Andere Spalten zählen nicht als Artname.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species</source>
        <translation>
            <numerusform>%Ln Art</numerusform>
            <numerusform>%Ln Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (complete list).</source>
        <translation>
            <numerusform>%Ln Art (vollständige Liste).</numerusform>
            <numerusform>%Ln Arten (vollständige Liste).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (incomplete list).</source>
        <translation>
            <numerusform>%Ln Art (unvollständige Liste).</numerusform>
            <numerusform>%Ln Arten (unvollständige Liste).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species are unknown to the model: NA without a species list.</source>
        <translation>
            <numerusform>%Ln Art kennt das Modell nicht: NA ohne Artenliste.</numerusform>
            <numerusform>%Ln Arten kennt das Modell nicht: NA ohne Artenliste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation>
            <numerusform>%Ln Art lässt sich jetzt durch Tippen finden.</numerusform>
            <numerusform>%Ln Arten lassen sich jetzt durch Tippen finden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species cannot be separated by lists.</source>
        <translation>
            <numerusform>%Ln Art lässt sich durch Listen nicht abgrenzen.</numerusform>
            <numerusform>%Ln Arten lassen sich durch Listen nicht unterscheiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species have two kinds of sound that no list separates.</source>
        <translation>
            <numerusform>%Ln Art hat zweierlei Laute, die keine Liste trennt.</numerusform>
            <numerusform>%Ln Arten haben zweierlei Laute, die keine Liste trennt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species lists are contradicted by labels. They are not used until you decide.</source>
        <translation>
            <numerusform>%Ln Artenliste widersprechen Labels. Sie werden erst verwendet, wenn Sie entschieden haben.</numerusform>
            <numerusform>%Ln Artenlisten widersprechen Labels. Sie werden erst verwendet, wenn Sie entschieden haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species need data.</source>
        <translation>
            <numerusform>%Ln Art braucht mehr Daten.</numerusform>
            <numerusform>%Ln Arten brauchen mehr Daten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts have no time zone.</source>
        <translation>
            <numerusform>%Ln Beginn hat keine Zeitzone.</numerusform>
            <numerusform>%Ln Anfangszeiten haben keine Zeitzone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts would change.</source>
        <translation>
            <numerusform>%Ln Beginn würde sich ändern.</numerusform>
            <numerusform>%Ln Anfangszeiten würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strokes</source>
        <translation>
            <numerusform>%Ln Strich</numerusform>
            <numerusform>%Ln Striche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are replaced.</source>
        <translation>
            <numerusform>%Ln Angabe wird ersetzt.</numerusform>
            <numerusform>%Ln Angaben werden ersetzt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsure tags of complete lists count as not detected.</source>
        <translation>
            <numerusform>%Ln unsichere Angabe einer vollständigen Liste zählt als nicht nachgewiesen.</numerusform>
            <numerusform>%Ln unsichere Angaben vollständiger Listen zählen als nicht nachgewiesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln validated items are of other models: draw a new sample.</source>
        <translation>
            <numerusform>%Ln geprüftes Element gehört zu einem anderen Modell: Ziehen Sie eine neue Stichprobe.</numerusform>
            <numerusform>%Ln geprüfte Elemente gehören zu anderen Modellen: Ziehen Sie eine neue Stichprobe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</source>
        <translation>
            <numerusform>%Ln Besuch zählt so, wie er gezogen wurde: seine Aufnahmen wurden entfernt, oder ihr Standort oder ihre Anfangszeit wurde geändert.</numerusform>
            <numerusform>%Ln Besuche zählen so, wie sie gezogen wurden: ihre Aufnahmen wurden entfernt, oder ihr Standort oder ihre Anfangszeit wurde geändert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits were drawn.</source>
        <translation>
            <numerusform>%Ln Besuch wurde gezogen.</numerusform>
            <numerusform>%Ln Besuche wurden gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</source>
        <translation>
            <numerusform>%Ln Fenster geht in der nächsten Aufnahme weiter. Seine Arten sind in jedem Teil möglich und in keinem verlangt; aus einer unvollständigen Liste wird nichts übernommen.</numerusform>
            <numerusform>%Ln Fenster gehen in der nächsten Aufnahme weiter. Ihre Arten sind in jedem Teil möglich und in keinem verlangt; aus unvollständigen Listen wird nichts übernommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows were not chosen at random. Values that rest on them may be biased.</source>
        <translation>
            <numerusform>%Ln Fenster wurde nicht zufällig gewählt. Werte, die darauf beruhen, können verzerrt sein.</numerusform>
            <numerusform>%Ln Fenster wurden nicht zufällig gewählt. Werte, die darauf beruhen, können verzerrt sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About birdann</source>
        <translation>Über &amp;birdann</translation>
    </message>
    <message>
        <source>&amp;Absent</source>
        <translation>&amp;Abwesend</translation>
    </message>
    <message>
        <source>&amp;Add recordings…</source>
        <translation>Aufnahmen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Add to them</source>
        <translation>&amp;Ergänzen</translation>
    </message>
    <message>
        <source>&amp;Brush: add to the segment</source>
        <translation>&amp;Pinsel: zum Segment hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Cancel running task</source>
        <translation>&amp;Laufenden Vorgang abbrechen</translation>
    </message>
    <message>
        <source>&amp;Check and repair project…</source>
        <translation>&amp;Projekt prüfen und reparieren…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>Projekt &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Be&amp;fehlspalette…</translation>
    </message>
    <message>
        <source>&amp;Complete list</source>
        <translation>&amp;Liste ist vollständig</translation>
    </message>
    <message>
        <source>&amp;Complete lists</source>
        <translation>&amp;Vollständige Listen</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Bestätigen</translation>
    </message>
    <message>
        <source>&amp;Delete segments</source>
        <translation>Se&amp;gmente löschen</translation>
    </message>
    <message>
        <source>&amp;Detect with a network…</source>
        <translation>Mit einem Ne&amp;tz erkennen…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>S&amp;chneller</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find a recording</source>
        <translation>&amp;Aufnahme suchen</translation>
    </message>
    <message>
        <source>&amp;Five-minute start</source>
        <translation>&amp;Einstieg in fünf Minuten</translation>
    </message>
    <message>
        <source>&amp;Frequency axis</source>
        <translation>Fre&amp;quenzachse</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>G&amp;alerie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Import species lists…</source>
        <translation>Artenlisten &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Incomplete lists</source>
        <translation>&amp;Unvollständige Listen</translation>
    </message>
    <message>
        <source>&amp;Join fragments</source>
        <translation>Fragm&amp;ente verbinden</translation>
    </message>
    <message>
        <source>&amp;Jump to a time…</source>
        <translation>&amp;Zu einer Zeit springen…</translation>
    </message>
    <message>
        <source>&amp;Keep existing lists</source>
        <translation>Vorhandene &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>T&amp;astenkürzel</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Label</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>Sc&amp;hleife</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Merge segments</source>
        <translation>Segmente &amp;vereinen</translation>
    </message>
    <message>
        <source>&amp;Merge with another project…</source>
        <translation>Mit einem anderen Projekt zusammenführen…</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>N&amp;eues Projekt…</translation>
    </message>
    <message>
        <source>&amp;Next recording</source>
        <translation>&amp;Nächste Aufnahme</translation>
    </message>
    <message>
        <source>&amp;No birds here</source>
        <translation>&amp;Keine Vögel hier</translation>
    </message>
    <message>
        <source>&amp;No birds: listened, nothing present</source>
        <translation>&amp;Keine Vögel: angehört, nichts vorhanden</translation>
    </message>
    <message>
        <source>&amp;No, only some</source>
        <translation>&amp;Nein, nur einige</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>S&amp;törgeräusch</translation>
    </message>
    <message>
        <source>&amp;One line each</source>
        <translation>&amp;Eine Zeile je Aufnahme</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>P&amp;rojekt öffnen…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Abspielen &amp;oder anhalten</translation>
    </message>
    <message>
        <source>&amp;Play the best example</source>
        <translation>Bestes Beispiel ab&amp;spielen</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Vorhanden</translation>
    </message>
    <message>
        <source>&amp;Previous recording</source>
        <translation>V&amp;orige Aufnahme</translation>
    </message>
    <message>
        <source>&amp;Previous segment</source>
        <translation>V&amp;origes Segment</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projekt</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: {redo}</source>
        <translation>&amp;Wiederholen: {redo}</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>E&amp;rsetzen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation>&amp;Aus Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>&amp;Show outlines</source>
        <translation>A&amp;lle Umrisse zeigen</translation>
    </message>
    <message>
        <source>&amp;Split the segment</source>
        <translation>&amp;Segment teilen</translation>
    </message>
    <message>
        <source>&amp;Tag species…</source>
        <translation>A&amp;rten eintragen…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>F&amp;arbschema</translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation>T&amp;rainieren…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rü&amp;ckgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: {undo}</source>
        <translation>Rü&amp;ckgängig: {undo}</translation>
    </message>
    <message>
        <source>&amp;Unsure</source>
        <translation>&amp;Unsicher</translation>
    </message>
    <message>
        <source>&amp;Untagged: not listened to</source>
        <translation>&amp;Ohne Tags: nicht angehört</translation>
    </message>
    <message>
        <source>&amp;Validate predictions…</source>
        <translation>Vorhersagen prüfen…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Waveform</source>
        <translation>&amp;Wellenform</translation>
    </message>
    <message>
        <source>&amp;Whole recording</source>
        <translation>&amp;Ganze Aufnahme</translation>
    </message>
    <message>
        <source>&amp;Yes, all of them</source>
        <translation>&amp;Ja, alle</translation>
    </message>
    <message>
        <source>&amp;Zoom to the segment</source>
        <translation>&amp;Segment groß zeigen</translation>
    </message>
    <message>
        <source>(95 % CI {low}–{high})</source>
        <translation>(95-%-KI {low}–{high})</translation>
    </message>
    <message>
        <source>(always listed together)</source>
        <translation>(immer gemeinsam gelistet)</translation>
    </message>
    <message>
        <source>(name of this language in it, such as Deutsch)</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>(no site)</source>
        <translation>(kein Standort)</translation>
    </message>
    <message>
        <source>--detections counts for a model’s labels. Omit it for a network.</source>
        <translation>--detections zählt für die Namen eines Modells. Lassen Sie es bei einem Netz weg.</translation>
    </message>
    <message>
        <source>--labels, --rate and --scores describe networks. Omit them for {model}.</source>
        <translation>--labels, --rate und --scores beschreiben Netze. Für {model} weglassen.</translation>
    </message>
    <message>
        <source>--preset does not apply to a trained segmenter. Give it to train-segmenter.</source>
        <translation>--preset gilt nicht für einen trainierten Segmentierer. Bei train-segmenter angeben.</translation>
    </message>
    <message>
        <source>--preview works only with --lists. Add the sound files first.</source>
        <translation>--preview geht nur mit --lists. Zuerst die Tondateien hinzufügen.</translation>
    </message>
    <message>
        <source>--program needs a name, such as BirdNET/2.4.</source>
        <translation>--program braucht einen Namen, etwa BirdNET/2.4.</translation>
    </message>
    <message>
        <source>--table needs the name of a sample.</source>
        <translation>--table braucht den Namen einer Stichprobe.</translation>
    </message>
    <message>
        <source>--under works only with --channel.</source>
        <translation>--under geht nur mit --channel.</translation>
    </message>
    <message>
        <source>--unit does not apply to a trained segmenter.</source>
        <translation>--unit gilt nicht für einen trainierten Segmentierer.</translation>
    </message>
    <message>
        <source>--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12.</source>
        <translation>--visit ist day, night oder eine Stundenzahl, die 24 teilt: 1, 2, 3, 4, 6, 8, 12.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>50 to 90 %</source>
        <translation>50 bis 90 %</translation>
    </message>
    <message>
        <source>90 % and above</source>
        <translation>ab 90 %</translation>
    </message>
    <message>
        <source>90 %: {bandwidth_90_hz}, {duration_90_s}</source>
        <translation>90 %: {bandwidth_90_hz}, {duration_90_s}</translation>
    </message>
    <message>
        <source>: it leaves the sign out</source>
        <translation>: das Vorzeichen fehlt dort</translation>
    </message>
    <message>
        <source>:00</source>
        <comment>time of day</comment>
        <translation> Uhr</translation>
    </message>
    <message>
        <source>; comes back: {kept}</source>
        <translation>; kommt zurück: {kept}</translation>
    </message>
    <message>
        <source>A chosen segment does not exist any more. Choose again.</source>
        <translation>Ein gewähltes Segment gibt es nicht mehr; wählen Sie neu.</translation>
    </message>
    <message>
        <source>A click opens or closes the group.</source>
        <translation>Ein Klick öffnet oder schließt die Gruppe.</translation>
    </message>
    <message>
        <source>A copy is in {path}. You go on working on the original.</source>
        <translation>Eine Kopie liegt in {path}. Sie arbeiten weiter am Original.</translation>
    </message>
    <message>
        <source>A day with hours past midnight joins the end of one night with that of the next. Nights keep them apart.</source>
        <translation>Ein Tag mit Stunden über Mitternacht verbindet Teile zweier Nächte. Nächte trennen sie.</translation>
    </message>
    <message>
        <source>A margin is 0 to {max_margin_s} seconds.</source>
        <translation>Ein Rand ist 0 bis {max_margin_s} Sekunden lang.</translation>
    </message>
    <message>
        <source>A minimum probability is a number from 0 to 1.</source>
        <translation>Eine Mindestwahrscheinlichkeit ist eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>A network that you have, such as BirdNET, scores each recording window by window. Its detections are stored like those of other programs. Nothing is downloaded.</source>
        <translation>Ein Netz, das Sie haben, etwa BirdNET, bewertet jede Aufnahme Fenster für Fenster. Was es erkennt, wird wie Erkennungen anderer Programme gespeichert. Nichts wird heruntergeladen.</translation>
    </message>
    <message>
        <source>A network’s scores as evidence for segments</source>
        <translation>Scores eines Netzes als Evidenz für Segmente</translation>
    </message>
    <message>
        <source>A network’s scores, such as BirdNET’s, name the calls; no tagging needed</source>
        <translation>Scores eines Netzes, etwa von BirdNET, benennen die Rufe; Eintragen ist nicht nötig</translation>
    </message>
    <message>
        <source>A person’s labels</source>
        <translation>Labels einer Person</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1.</source>
        <translation>Eine Wahrscheinlichkeit ist eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>A program’s detections</source>
        <translation>Erkennungen eines Programms</translation>
    </message>
    <message>
        <source>A project has at most {n} fields.</source>
        <translation>Ein Projekt hat höchstens {n} Felder.</translation>
    </message>
    <message>
        <source>A random sample of each score bin. 25 in each of four bins give intervals of about ±10 points.</source>
        <translation>Eine Zufallsstichprobe aus jeder Klasse der Scores. 25 in jeder von vier Klassen ergeben Intervalle von etwa ±10 Prozentpunkten.</translation>
    </message>
    <message>
        <source>A recording as a whole cannot be joined with a window.</source>
        <translation>Eine ganze Aufnahme kann nicht mit einem Fenster verbunden werden.</translation>
    </message>
    <message>
        <source>A running task may have stopped. Start it again.</source>
        <translation>Ein laufender Vorgang wurde vielleicht beendet. Starten Sie ihn erneut.</translation>
    </message>
    <message>
        <source>A sample needs a name.</source>
        <translation>Eine Stichprobe braucht einen Namen.</translation>
    </message>
    <message>
        <source>A search needs held-out recordings. Tag and segment at least two recordings first.</source>
        <translation>Eine Suche braucht zurückgehaltene Aufnahmen. Tragen Sie zuerst in mindestens zwei Aufnahmen Arten ein und suchen Sie darin Segmente.</translation>
    </message>
    <message>
        <source>A supervised model needs labelled segments, and there are none.</source>
        <translation>Ein überwachtes Modell braucht beschriftete Segmente, und es gibt keine.</translation>
    </message>
    <message>
        <source>A temporary file cannot be written to {folder} ({reason}). Free some space there, or set TMPDIR to another folder.</source>
        <translation>Eine temporäre Datei kann nicht nach {folder} geschrieben werden ({reason}). Schaffen Sie dort Platz, oder setzen Sie TMPDIR auf einen anderen Ordner.</translation>
    </message>
    <message>
        <source>A threshold is a number.</source>
        <translation>Eine Schwelle ist eine Zahl.</translation>
    </message>
    <message>
        <source>A threshold needs a species: --species NAME.</source>
        <translation>Eine Schwelle braucht eine Art: --species NAME.</translation>
    </message>
    <message>
        <source>A worker cannot read {path} ({reason}); the folder of results has to lie where all machines see it under the same name.</source>
        <translation>Ein Arbeitsprozess kann {path} nicht lesen ({reason}); der Ordner der Ergebnisse muss dort liegen, wo alle Rechner ihn unter demselben Namen sehen.</translation>
    </message>
    <message>
        <source>A worker has birdann {theirs}, and this command is birdann {ours}. Install the same version on all machines.</source>
        <translation>Ein Arbeitsprozess hat birdann {theirs}, und dieser Befehl ist birdann {ours}; installieren Sie auf allen Rechnern dieselbe Version.</translation>
    </message>
    <message>
        <source>AAC or ALAC sound</source>
        <translation>AAC- oder ALAC-Ton</translation>
    </message>
    <message>
        <source>AAC sound</source>
        <translation>AAC-Ton</translation>
    </message>
    <message>
        <source>AAC sound or a film</source>
        <translation>AAC-Ton oder einen Film</translation>
    </message>
    <message>
        <source>AOEF annotation set (Whombat, soundevent)</source>
        <translation>AOEF-Annotationen (Whombat, soundevent)</translation>
    </message>
    <message>
        <source>About birdann</source>
        <translation>Über birdann</translation>
    </message>
    <message>
        <source>About one segment per listed species remains. The model may reject real calls as noise. Confirm a few of them.</source>
        <translation>Es bleibt etwa ein Segment je gelisteter Art. Das Modell verwirft möglicherweise echte Rufe als Störgeräusch. Bestätigen Sie einige davon.</translation>
    </message>
    <message>
        <source>About {n} of 10 predictions are correct.</source>
        <translation>Etwa {n} von 10 Vorhersagen stimmen.</translation>
    </message>
    <message>
        <source>About {rate} of the segments are probably noise or unknown species.</source>
        <translation>Etwa {rate} der Segmente sind wahrscheinlich Störgeräusche oder unbekannte Arten.</translation>
    </message>
    <message>
        <source>Above the thresholds</source>
        <translation>Ab den Schwellen</translation>
    </message>
    <message>
        <source>Above the usual range of this species ({low}–{high} kHz).</source>
        <translation>Über dem üblichen Bereich dieser Art ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Acc&amp;ept suggested tags</source>
        <translation>Vorgeschlagene Arten &amp;übernehmen</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Alle übernehmen</translation>
    </message>
    <message>
        <source>Accept suggested tags</source>
        <translation>Vorgeschlagene Arten übernehmen</translation>
    </message>
    <message>
        <source>Accept the predicted species of an untagged recording as tags; listen first</source>
        <translation>Vorhergesagte Arten einer Aufnahme ohne Tags als Tags übernehmen; erst hinhören</translation>
    </message>
    <message>
        <source>Activate an edit to go back or forward to it</source>
        <translation>Einen Schritt auswählen, um zu ihm zurück- oder vorzugehen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>to the list</comment>
        <translation>Arten eintragen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln recordings</source>
        <translation>
            <numerusform>%Ln Aufnahme hinzufügen</numerusform>
            <numerusform>%Ln Aufnahmen hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment hinzufügen</numerusform>
            <numerusform>%Ln Segmente hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln species</source>
        <translation>
            <numerusform>%Ln Art hinzufügen</numerusform>
            <numerusform>%Ln Arten hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln windows</source>
        <translation>
            <numerusform>%Ln Fenster hinzufügen</numerusform>
            <numerusform>%Ln Fenster hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;window</source>
        <translation>&amp;Fenster hinzufügen</translation>
    </message>
    <message>
        <source>Add a &amp;folder of recordings…</source>
        <translation>&amp;Ordner mit Aufnahmen hinzufügen…</translation>
    </message>
    <message>
        <source>Add a folder of recordings</source>
        <translation>Ordner mit Aufnahmen hinzufügen</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>Add a note to the recording; Ctrl+F finds it</source>
        <translation>Eine Notiz zur Aufnahme hinzufügen; Strg+F findet sie</translation>
    </message>
    <message>
        <source>Add a note; the queue can be filtered by notes</source>
        <translation>Eine Notiz hinzufügen; die Prüfliste lässt sich nach Notizen filtern</translation>
    </message>
    <message>
        <source>Add a window with its own species list (selected segments or visible range)</source>
        <translation>Fenster mit eigener Artenliste anlegen (ausgewählte Segmente oder sichtbarer Ausschnitt)</translation>
    </message>
    <message>
        <source>Add another project</source>
        <translation>Anderes Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Add every sound file in a folder and the folders inside it</source>
        <translation>Alle Tondateien eines Ordners und seiner Unterordner hinzufügen</translation>
    </message>
    <message>
        <source>Add labelled clips or another project as training sources</source>
        <translation>Gelabelte Clips oder ein anderes Projekt als Trainingsquelle hinzufügen</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>Notizen hinzufügen</translation>
    </message>
    <message>
        <source>Add recordings</source>
        <translation>Aufnahmen hinzufügen</translation>
    </message>
    <message>
        <source>Add recordings: drop files or a folder on the window.</source>
        <translation>Aufnahmen hinzufügen: Dateien oder einen Ordner ins Fenster ziehen.</translation>
    </message>
    <message>
        <source>Add recordings…</source>
        <translation>Aufnahmen hinzufügen…</translation>
    </message>
    <message>
        <source>Add second species to segment</source>
        <translation>Zweite Art zum Segment hinzufügen</translation>
    </message>
    <message>
        <source>Add segments</source>
        <translation>Segmente hinzufügen</translation>
    </message>
    <message>
        <source>Add sound files to the project; they stay where they are</source>
        <translation>Tondateien ins Projekt aufnehmen; sie bleiben, wo sie sind</translation>
    </message>
    <message>
        <source>Add species</source>
        <translation>Art hinzufügen</translation>
    </message>
    <message>
        <source>Add species “{name}”</source>
        <translation>Art „{name}“ hinzufügen</translation>
    </message>
    <message>
        <source>Add the species of a label to the species list that excludes it</source>
        <translation>Die Art eines Labels in die Artenliste aufnehmen, die sie ausschließt</translation>
    </message>
    <message>
        <source>Add the species to the list (Shift+A)</source>
        <translation>Die Art in die Liste aufnehmen (Umschalt+A)</translation>
    </message>
    <message>
        <source>Add to list</source>
        <translation>In die Liste</translation>
    </message>
    <message>
        <source>Add training clips…</source>
        <translation>Trainingsclips hinzufügen…</translation>
    </message>
    <message>
        <source>Add training so&amp;urces…</source>
        <translation>Trainingsquellen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add training source “{name}”</source>
        <translation>Trainingsquelle „{name}“ hinzufügen</translation>
    </message>
    <message>
        <source>Add training sources</source>
        <translation>Trainingsquellen hinzufügen</translation>
    </message>
    <message>
        <source>Add {species} to the list of {recording}?</source>
        <translation>{species} in die Liste von {recording} aufnehmen?</translation>
    </message>
    <message>
        <source>Added with warnings</source>
        <translation>Mit Warnungen hinzugefügt</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Adding recordings</source>
        <translation>Aufnahmen werden hinzugefügt</translation>
    </message>
    <message>
        <source>Adding training source {name}</source>
        <translation>Trainingsquelle {name} wird hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>Adds %Ln tags</source>
        <translation>
            <numerusform>Fügt %Ln Art hinzu</numerusform>
            <numerusform>Fügt %Ln Arten hinzu</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Afterwards every segment has a prediction.</source>
        <translation>Danach hat jedes Segment eine Vorhersage.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln segments are reviewed.</source>
        <translation>
            <numerusform>Das Segment ist geprüft.</numerusform>
            <numerusform>Alle %Ln Segmente sind geprüft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln…</source>
        <comment>contradictions</comment>
        <translation>
            <numerusform>Alle %Ln …</numerusform>
            <numerusform>Alle %Ln …</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Alle Antworten</translation>
    </message>
    <message>
        <source>All calls here are painted</source>
        <translation>Alle Rufe hier sind bemalt</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Alle Tage</translation>
    </message>
    <message>
        <source>All folders of this project are allowed.</source>
        <translation>Alle Ordner dieses Projekts sind erlaubt.</translation>
    </message>
    <message>
        <source>All items are reviewed.</source>
        <translation>Alles ist geprüft.</translation>
    </message>
    <message>
        <source>All observers, {n} segments: Fleiss&apos; kappa {kappa}</source>
        <translation>Alle Beobachtenden, {n} Segmente: Fleiss-Kappa {kappa}</translation>
    </message>
    <message>
        <source>All programs</source>
        <translation>Alle Programme</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Alle Aufnahmen</translation>
    </message>
    <message>
        <source>All recordings</source>
        <comment>filter</comment>
        <translation>Überall</translation>
    </message>
    <message numerus="yes">
        <source>All recordings (%Ln)</source>
        <translation>
            <numerusform>Alle Aufnahmen (%Ln)</numerusform>
            <numerusform>Alle Aufnahmen (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>All recordings of the project with their progress. Click one to show it. Page Up and Page Down step through them; N goes to the next untagged one.</source>
        <translation>Alle Aufnahmen des Projekts mit ihrem Stand. Ein Klick zeigt eine an. Bild auf und Bild ab blättern; N geht zur nächsten ohne Tags.</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Alle Scores</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Alle Segmente</translation>
    </message>
    <message>
        <source>All segments of the tagged recordings are rejected or labelled as unknown species. Confirm or clear some of them.</source>
        <translation>Alle Segmente der Aufnahmen mit Arten sind abgelehnt oder als unbekannte Art benannt. Bestätigen Sie einige oder entfernen Sie deren Label.</translation>
    </message>
    <message>
        <source>All segments of this recording are reviewed. U goes to the next item.</source>
        <translation>Alle Segmente dieser Aufnahme sind geprüft. U geht zum nächsten Eintrag.</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Alle Standorte</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Alle Geräusche</translation>
    </message>
    <message>
        <source>All species</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All species of the model</source>
        <translation>Alle Arten des Modells</translation>
    </message>
    <message>
        <source>All species with scores</source>
        <translation>Alle Arten mit Scores</translation>
    </message>
    <message>
        <source>All visits are settled.</source>
        <translation>Alle Besuche sind entschieden.</translation>
    </message>
    <message>
        <source>Allow and read them</source>
        <translation>Erlauben und lesen</translation>
    </message>
    <message>
        <source>Allowed f&amp;olders…</source>
        <translation>&amp;Erlaubte Ordner…</translation>
    </message>
    <message>
        <source>Allowed folders</source>
        <translation>Erlaubte Ordner</translation>
    </message>
    <message>
        <source>Allowed folders cannot be saved in {parent}: {reason}.</source>
        <translation>Erlaubte Ordner können nicht in {parent} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Allowed folders…</source>
        <translation>Erlaubte Ordner…</translation>
    </message>
    <message>
        <source>Allowing the folders</source>
        <translation>Die Ordner werden erlaubt</translation>
    </message>
    <message>
        <source>Almost no segment was predicted as noise.</source>
        <translation>Fast kein Segment wurde als Störgeräusch vorhergesagt.</translation>
    </message>
    <message>
        <source>Already tagged: {species}</source>
        <translation>Schon eingetragen: {species}</translation>
    </message>
    <message>
        <source>Also resembles &lt;b&gt;{species}&lt;/b&gt; ({percent})</source>
        <translation>Ähnelt auch &lt;b&gt;{species}&lt;/b&gt; ({percent})</translation>
    </message>
    <message>
        <source>Alt+1 – 9</source>
        <translation>Alt+1 – 9</translation>
    </message>
    <message>
        <source>An index does not fit its table: {what}.</source>
        <translation>Ein Index passt nicht zu seiner Tabelle: {what}.</translation>
    </message>
    <message>
        <source>Analysing {name}</source>
        <translation>{name} wird ausgewertet</translation>
    </message>
    <message>
        <source>Annotation {place} cannot be read: {reason}.</source>
        <translation>Annotation {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>Annotations ({endings});;All files (*)</source>
        <translation>Annotationen ({endings});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Annotations imported</source>
        <translation>Annotationen importiert</translation>
    </message>
    <message>
        <source>Another process is writing to {folder}. Wait until it has finished, or end it.</source>
        <translation>Ein anderer Prozess schreibt bereits in {folder}. Warten Sie, bis er fertig ist, oder beenden Sie ihn.</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Anderes Projekt…</translation>
    </message>
    <message>
        <source>Another species</source>
        <translation>Andere Art</translation>
    </message>
    <message numerus="yes">
        <source>Answer %Ln items</source>
        <translation>
            <numerusform>%Ln Eintrag beantworten</numerusform>
            <numerusform>%Ln Einträge beantworten</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer validation samples</source>
        <translation>Validierungsstichproben beantworten</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Antwort: nein</translation>
    </message>
    <message>
        <source>Answer: unsure</source>
        <translation>Antwort: unsicher</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Antwort: ja</translation>
    </message>
    <message>
        <source>Any certainty and type</source>
        <translation>Jede Sicherheit und Lautart</translation>
    </message>
    <message>
        <source>Any probability</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Applies to every format, to summaries of segments, and to clips. OUT.left-out.txt lists what was left out.</source>
        <translation>Gilt für jedes Format, für Zusammenfassungen von Segmenten und für Clips. OUT.left-out.txt nennt, was weggelassen wurde.</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Applying thresholds</source>
        <translation>Schwellen werden angewandt</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiv</translation>
    </message>
    <message>
        <source>Archives need the packages dask, distributed and pyarrow ({reason}). Install them with: pip install birdann[archive]</source>
        <translation>Archive brauchen die Pakete dask, distributed und pyarrow ({reason}); installieren Sie sie mit: pip install birdann[archive]</translation>
    </message>
    <message>
        <source>Area of a sector: {unit}.</source>
        <translation>Fläche eines Sektors: {unit}.</translation>
    </message>
    <message>
        <source>Arrow keys move the box, with Shift they resize it; Enter stores it, Esc leaves</source>
        <translation>Pfeiltasten verschieben den Rahmen, mit Umschalt ändern sie seine Größe; Eingabe speichert ihn, Esc verwirft ihn</translation>
    </message>
    <message>
        <source>As in the papers</source>
        <translation>Wie in den Veröffentlichungen</translation>
    </message>
    <message>
        <source>As known of the network</source>
        <translation>Wie vom Netz bekannt</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie auf dem Bildschirm</translation>
    </message>
    <message>
        <source>As the system writes it</source>
        <translation>Wie das System sie schreibt</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Bei</translation>
    </message>
    <message>
        <source>At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls are played.</source>
        <translation>Mindestens 10 Saisons mit Besuchen von einer Minute werden simuliert, ein Anteil liegt zwischen 0 und 1, und 1 bis {most} Rufe werden abgespielt.</translation>
    </message>
    <message>
        <source>At least one visit is drawn at each site.</source>
        <translation>An jedem Standort wird mindestens ein Besuch gezogen.</translation>
    </message>
    <message>
        <source>At least two recordings with segments are needed for training.</source>
        <translation>Zum Trainieren braucht es mindestens zwei Aufnahmen mit Segmenten.</translation>
    </message>
    <message>
        <source>At least: {species}</source>
        <translation>Mindestens: {species}</translation>
    </message>
    <message>
        <source>At most per recording and bin</source>
        <translation>Höchstens je Aufnahme und Klasse</translation>
    </message>
    <message>
        <source>Audacity label track</source>
        <translation>Audacity-Textspur</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>Listen prüfen</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Urheber</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic model</source>
        <translation>Automatisches Modell</translation>
    </message>
    <message>
        <source>AviaNZ annotations and corrections (.data, .corrections)</source>
        <translation>AviaNZ-Annotationen und -Korrekturen (.data, .corrections)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Zurück (Alt+Links)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>Background subtracted</source>
        <translation>Hintergrund abgezogen</translation>
    </message>
    <message>
        <source>Background subtracted: flattens steady wind, water and hiss at all frequencies.
PCEN: also flattens changing noise, and shows near and far calls about equally bright.</source>
        <translation>Hintergrund abgezogen: gleicht gleichmäßigen Wind, Wasser und Rauschen in allen Frequenzen aus.
PCEN: gleicht auch wechselndes Rauschen aus und zeigt nahe und ferne Rufe etwa gleich hell.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Band</translation>
    </message>
    <message>
        <source>Band-pass playba&amp;ck</source>
        <translation>Wiedergabe mit &amp;Bandpass</translation>
    </message>
    <message>
        <source>Bandwidth 90 %</source>
        <translation>Bandbreite 90 %</translation>
    </message>
    <message>
        <source>BatDetect2 detections and annotations (JSON)</source>
        <translation>BatDetect2-Erkennungen und -Annotationen (JSON)</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Fledermäuse</translation>
    </message>
    <message>
        <source>Bats in recordings of ultrasound, songbirds in all others.</source>
        <translation>Fledermäuse in Ultraschallaufnahmen, Singvögel in allen anderen.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before the project was opened</source>
        <translation>Vor dem Öffnen des Projekts</translation>
    </message>
    <message>
        <source>Before this hour</source>
        <translation>Vor dieser Stunde</translation>
    </message>
    <message>
        <source>Below 50 %</source>
        <translation>Unter 50 %</translation>
    </message>
    <message>
        <source>Below the usual range of this species ({low}–{high} kHz).</source>
        <translation>Unter dem üblichen Bereich dieser Art ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Best examples</source>
        <translation>Beste Beispiele</translation>
    </message>
    <message>
        <source>Bins are</source>
        <translation>Die Klassen sind</translation>
    </message>
    <message>
        <source>Bins of the score</source>
        <translation>Score-Klassen</translation>
    </message>
    <message>
        <source>BirdNET results (CSV, Parquet)</source>
        <translation>BirdNET-Ergebnisse (CSV, Parquet)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Schwarz auf Weiß</translation>
    </message>
    <message>
        <source>Black on white, for print</source>
        <translation>Schwarz auf Weiß, zum Drucken</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Leere Zellen</translation>
    </message>
    <message>
        <source>Blind: hide scores and recordings</source>
        <translation>Blind: Scores und Aufnahmen verbergen</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Brush: er&amp;ase from the segment</source>
        <translation>Pinsel: vom Segment &amp;wegnehmen</translation>
    </message>
    <message>
        <source>By date and time</source>
        <translation>Nach Datum und Zeit</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Nach Tag</translation>
    </message>
    <message>
        <source>By level of the call over the noise:</source>
        <translation>Nach Pegel des Rufs über dem Rauschen:</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By site and day</source>
        <translation>Nach Standort und Tag</translation>
    </message>
    <message>
        <source>By site and species: {path}</source>
        <translation>Nach Standort und Art: {path}</translation>
    </message>
    <message>
        <source>By site or folder</source>
        <translation>Nach Standort oder Ordner</translation>
    </message>
    <message>
        <source>By site, assuming that precision at equal scores is the same at all:</source>
        <translation>Nach Standort, unter der Annahme, dass die Präzision bei gleichen Scores an allen gleich ist:</translation>
    </message>
    <message>
        <source>By species</source>
        <translation>Nach Art</translation>
    </message>
    <message>
        <source>By species:</source>
        <translation>Nach Art:</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Nach Zeit</translation>
    </message>
    <message>
        <source>C&amp;lear label</source>
        <translation>&amp;Label entfernen</translation>
    </message>
    <message>
        <source>C&amp;lear this list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>&amp;Korrigieren…</translation>
    </message>
    <message>
        <source>CSV or Excel table with the columns recording (a file or a folder), site, latitude, longitude, elevation, start, zone; further columns are covariates of sites</source>
        <translation>CSV- oder Excel-Tabelle mit den Spalten recording (eine Datei oder ein Ordner), site, latitude, longitude, elevation, start, zone; weitere Spalten sind Kovariablen der Standorte</translation>
    </message>
    <message>
        <source>Calibrated on {merged} segments of recordings merged in pairs, {hidden} of recordings whose list was hidden, and {answers} of your answers (labels and validation samples), each counting as ten segments. Each species is shrunk towards the pooled calibration, which counts as ten recordings.</source>
        <translation>Kalibriert an {merged} Segmenten paarweise zusammengelegter Aufnahmen, {hidden} von Aufnahmen mit verborgener Liste und {answers} Ihrer Antworten (Labels und Validierungsstichproben), die je zehn Segmente zählen. Jede Art wird zur gemeinsamen Kalibrierung hin geschrumpft, die zehn Aufnahmen zählt.</translation>
    </message>
    <message>
        <source>Calibrated: error {error} on {n} held-out recordings (95 % CI {low}–{high}).</source>
        <translation>Kalibriert: Fehler {error} an {n} zurückgehaltenen Aufnahmen (95-%-KI {low}–{high}).</translation>
    </message>
    <message>
        <source>Calibration error {error} (95 % CI {low}–{high}) on {n} held-out recordings.</source>
        <translation>Kalibrierungsfehler {error} (95-%-KI {low}–{high}) an {n} zurückgehaltenen Aufnahmen.</translation>
    </message>
    <message numerus="yes">
        <source>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</source>
        <translation>
            <numerusform>Kalibrierungsfehler {error} (95-%-KI {low}–{high}), %Ln zurückgehaltene Aufnahme</numerusform>
            <numerusform>Kalibrierungsfehler {error} (95-%-KI {low}–{high}), %Ln zurückgehaltene Aufnahmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</source>
        <translation>
            <numerusform>Kalibrierung nicht gemessen: %Ln zurückgehaltene Aufnahme, mindestens {wanted} sind nötig.</numerusform>
            <numerusform>Kalibrierung nicht gemessen: %Ln zurückgehaltene Aufnahmen, mindestens {wanted} sind nötig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Call probability ≥ </source>
        <comment>percent</comment>
        <translation>Rufwahrscheinlichkeit ≥ </translation>
    </message>
    <message>
        <source>Call {place} of at most {n} in this visit</source>
        <translation>Ruf {place} von höchstens {n} dieses Besuchs</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Rufe</translation>
    </message>
    <message numerus="yes">
        <source>Calls (%Ln hidden)</source>
        <comment>sounds</comment>
        <translation>
            <numerusform>Rufe (%Ln ausgeblendet)</numerusform>
            <numerusform>Rufe (%Ln ausgeblendet)</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms.</source>
        <translation>Rufe sind im Spektrogramm umrissen: gestrichelt, wenn vorhergesagt, durchgezogen, wenn bestätigt. Leertaste spielt ab; P spielt den ausgewählten Ruf. Das Rad rollt; Strg+Rad zoomt.</translation>
    </message>
    <message>
        <source>Calls of a few milliseconds above 4 kHz.</source>
        <translation>Rufe von wenigen Millisekunden über 4 kHz.</translation>
    </message>
    <message>
        <source>Calls of a species with gaps up to {gap} s are one row: {segments} segments in {rows} rows.</source>
        <translation>Rufe einer Art mit Lücken bis {gap} s sind eine Zeile: {segments} Segmente in {rows} Zeilen.</translation>
    </message>
    <message>
        <source>Calls per hour</source>
        <translation>Rufe pro Stunde</translation>
    </message>
    <message>
        <source>Calls played</source>
        <translation>Abgespielte Rufe</translation>
    </message>
    <message>
        <source>Calls played in a visit at most</source>
        <translation>Abgespielte Rufe je Besuch höchstens</translation>
    </message>
    <message numerus="yes">
        <source>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</source>
        <translation>
            <numerusform>Rufe: bestätigt oder mindestens die gespeicherte Schwelle (%Ln Art), sonst {bar}.</numerusform>
            <numerusform>Rufe: bestätigt oder mindestens die gespeicherte Schwelle (%Ln Arten), sonst {bar}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls: confirmed, or with a probability of at least {bar}.</source>
        <translation>Rufe: bestätigt oder mit einer Wahrscheinlichkeit von mindestens {bar}.</translation>
    </message>
    <message>
        <source>Calls: harmonics and fast trills in one segment</source>
        <translation>Rufe: Obertöne und schnelle Triller in einem Segment</translation>
    </message>
    <message>
        <source>Camtrap DP 1.0 (package in a folder, or observations as CSV)</source>
        <translation>Camtrap DP 1.0 (Paket in einem Ordner oder Beobachtungen als CSV)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Laufenden Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Cancel task</source>
        <translation>Vorgang abbrechen</translation>
    </message>
    <message>
        <source>Cancel tasks and close</source>
        <translation>Vorgänge abbrechen und schließen</translation>
    </message>
    <message>
        <source>Cancel; finished parts are kept (Ctrl+Shift+C)</source>
        <translation>Abbrechen; Fertiges bleibt erhalten (Strg+Umschalt+C)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Cancelled. Finished parts are kept.</source>
        <translation>Abgebrochen. Fertiges bleibt erhalten.</translation>
    </message>
    <message>
        <source>Candidate n as tag: present, unsure, absent, untagged</source>
        <translation>Mögliche Art n: vorhanden, unsicher, abwesend, ohne Angabe</translation>
    </message>
    <message>
        <source>Candidate n of the segment: use as its label</source>
        <translation>Mögliche Art n des Segments: als Label verwenden</translation>
    </message>
    <message>
        <source>Candidate species</source>
        <translation>Mögliche Arten</translation>
    </message>
    <message>
        <source>Ce&amp;rtain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Cells of “{column}” that are not verdicts: {cells}.</source>
        <translation>Zellen in „{column}“, die keine Urteile sind: {cells}.</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Certainty (Shift+C, Shift+R, Shift+O)</source>
        <translation>Sicherheit (Umschalt+C, Umschalt+R, Umschalt+O)</translation>
    </message>
    <message>
        <source>Certainty, call type or note</source>
        <translation>Sicherheit, Lautart oder Notiz</translation>
    </message>
    <message>
        <source>Ch&amp;annel for segments…</source>
        <translation>Kanal für Segmente…</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment ändern</numerusform>
            <numerusform>%Ln Segmente ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Change label…</source>
        <translation>Label ändern…</translation>
    </message>
    <message>
        <source>Change outlines</source>
        <translation>Umrisse ändern</translation>
    </message>
    <message>
        <source>Change preset a&amp;nd find segments again…</source>
        <translation>Mit anderer Voreinstell&amp;ung suchen…</translation>
    </message>
    <message>
        <source>Change the label of the selection</source>
        <translation>Label der Auswahl ändern</translation>
    </message>
    <message>
        <source>Change windows</source>
        <translation>Fenster ändern</translation>
    </message>
    <message>
        <source>Changed sound files</source>
        <translation>Geänderte Tondateien</translation>
    </message>
    <message>
        <source>Changed the site of {n_placed} and the start of {n_started} recordings, and {n_sites} sites.</source>
        <translation>Geändert: der Standort von {n_placed} und der Beginn von {n_started} Aufnahmen sowie {n_sites} Standorte.</translation>
    </message>
    <message>
        <source>Changed the start of {changed} of {n} recordings.</source>
        <translation>Der Beginn von {changed} der {n} Aufnahmen wurde geändert.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Channel for segments</source>
        <translation>Kanal für Segmente</translation>
    </message>
    <message>
        <source>Channel shown and played</source>
        <translation>Kanal, der zu sehen und zu hören ist</translation>
    </message>
    <message>
        <source>Channel shown and played. Segments are found in the mix of all channels, or in the channel you chose for this recording (Model menu).</source>
        <translation>Gezeigter und abgespielter Kanal. Segmente werden in der Mischung aller Kanäle gefunden oder in dem Kanal, den Sie für diese Aufnahme gewählt haben (Menü Modell).</translation>
    </message>
    <message>
        <source>Channel {number}</source>
        <translation>Kanal {number}</translation>
    </message>
    <message>
        <source>Channels apart</source>
        <translation>Kanäle getrennt</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Check and repair project</source>
        <translation>Projekt prüfen und reparieren</translation>
    </message>
    <message>
        <source>Check and repair project…</source>
        <translation>Projekt prüfen und reparieren…</translation>
    </message>
    <message>
        <source>Check the project file and its sound files for damage</source>
        <translation>Projektdatei und Tondateien auf Schäden prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Checked the project and %Ln sound files.</source>
        <translation>
            <numerusform>Das Projekt und %Ln Tondatei wurden geprüft.</numerusform>
            <numerusform>Das Projekt und %Ln Tondateien wurden geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Checking finished files</source>
        <translation>Fertige Dateien werden geprüft</translation>
    </message>
    <message>
        <source>Checking the project</source>
        <translation>Das Projekt wird geprüft</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Choose 1 of 2 sounds</source>
        <translation>1 von 2 Lauten wählen</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose a folder. It is searched with its sub-folders. A file is used only if its sound is the same, whatever its name. Tags and labels are kept.</source>
        <translation>Wählen Sie einen Ordner. Er wird mit seinen Unterordnern durchsucht. Eine Datei wird nur verwendet, wenn ihr Ton derselbe ist, unabhängig vom Namen. Tags und Labels bleiben erhalten.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Ordner wählen…</translation>
    </message>
    <message>
        <source>Choose a recording to tag its species.</source>
        <translation>Wählen Sie eine Aufnahme, um ihre Arten einzutragen.</translation>
    </message>
    <message>
        <source>Choose a recording; the segment that you select in it appears here.</source>
        <translation>Wählen Sie eine Aufnahme; hier erscheint das Segment, das Sie darin auswählen.</translation>
    </message>
    <message>
        <source>Choose a species above to see its calls on the clock.</source>
        <translation>Wählen Sie oben eine Art, um ihre Rufe auf der Uhr zu sehen.</translation>
    </message>
    <message>
        <source>Choose another preset (owls, insects, bats), try it, and find segments again</source>
        <translation>Andere Voreinstellung (Eulen, Insekten, Fledermäuse) wählen, ausprobieren und erneut suchen</translation>
    </message>
    <message>
        <source>Choose at least two segments to merge.</source>
        <translation>Wählen Sie mindestens zwei Segmente, um sie zu vereinen.</translation>
    </message>
    <message>
        <source>Choose tables…</source>
        <translation>Tabellen wählen…</translation>
    </message>
    <message>
        <source>Choose the TFLite or ONNX file of a network.</source>
        <translation>Wählen Sie die TFLite- oder ONNX-Datei eines Netzes.</translation>
    </message>
    <message>
        <source>Choose the channel in which segments of the selected recordings are found</source>
        <translation>Den Kanal wählen, in dem Segmente der ausgewählten Aufnahmen gefunden werden</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>Ort wählen…</translation>
    </message>
    <message>
        <source>Choose whether the lists are complete.</source>
        <translation>Wählen Sie, ob die Listen vollständig sind.</translation>
    </message>
    <message>
        <source>Choose which column has the names.</source>
        <translation>Wählen Sie die Spalte mit den Namen.</translation>
    </message>
    <message>
        <source>Choose which folders added by other users this project may read</source>
        <translation>Wählen, welche von anderen eingetragenen Ordner dieses Projekt lesen darf</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln labels</source>
        <translation>
            <numerusform>%Ln Label entfernen</numerusform>
            <numerusform>%Ln Labels entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear label</source>
        <translation>Label löschen</translation>
    </message>
    <message>
        <source>Clear label (Shift+X)</source>
        <translation>Label löschen (Umschalt+X)</translation>
    </message>
    <message>
        <source>Clear labels</source>
        <translation>Label löschen</translation>
    </message>
    <message>
        <source>Click a segment in the spectrogram, or press U for the first item.</source>
        <translation>Klicken Sie ein Segment im Spektrogramm an oder drücken Sie U für den ersten Eintrag.</translation>
    </message>
    <message>
        <source>Clip {place} cannot be read: {reason}.</source>
        <translation>Clip {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Clipped for {listed}: too loud for the recorder, so that calls there look wider than they are.</source>
        <translation>Übersteuert für {listed}: zu laut für den Rekorder, sodass Rufe dort breiter aussehen, als sie sind.</translation>
    </message>
    <message>
        <source>Clips are written as {names}, not {suffix}.</source>
        <translation>Clips werden als {names} geschrieben, nicht als {suffix}.</translation>
    </message>
    <message>
        <source>Clock fast: subtract</source>
        <translation>Uhr ging vor: abziehen</translation>
    </message>
    <message>
        <source>Clock slow: add</source>
        <translation>Uhr ging nach: hinzuzählen</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>Alle Gruppen schließen</translation>
    </message>
    <message>
        <source>Close the project; everything is saved already</source>
        <translation>Das Projekt schließen; alles ist schon gespeichert</translation>
    </message>
    <message>
        <source>Co&amp;mpare models…</source>
        <translation>Modelle &amp;vergleichen…</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Collapse the left side or bring it back</source>
        <translation>Linke Seite einklappen oder zurückholen</translation>
    </message>
    <message>
        <source>Collecting the licences</source>
        <translation>Lizenzen werden gesammelt</translation>
    </message>
    <message>
        <source>Colo&amp;ur map</source>
        <translation>Far&amp;bskala</translation>
    </message>
    <message>
        <source>Colour: {unit}.</source>
        <translation>Farbe: {unit}.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours by group</source>
        <translation>Farben nach Gruppe</translation>
    </message>
    <message>
        <source>Colours by species</source>
        <translation>Farben nach Art</translation>
    </message>
    <message>
        <source>Colours of the map</source>
        <translation>Farben der Karte</translation>
    </message>
    <message>
        <source>Colours of the spectrogram</source>
        <translation>Farben des Spektrogramms</translation>
    </message>
    <message>
        <source>Colours on a dark page</source>
        <translation>Farben auf dunkler Seite</translation>
    </message>
    <message>
        <source>Colours on a white page</source>
        <translation>Farben auf weißer Seite</translation>
    </message>
    <message>
        <source>Colours, contrast, band and window of the spectrogram</source>
        <translation>Farben, Kontrast, Band und Fensterung des Spektrogramms</translation>
    </message>
    <message>
        <source>Colours: {name}.</source>
        <translation>Farben: {name}.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>Column {n}</source>
        <translation>Spalte {n}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Columns in braces, * for any name: the folder of each file is its site</source>
        <translation>Spalten in geschweiften Klammern, * für beliebige Namen: Der Ordner jeder Datei ist ihr Standort</translation>
    </message>
    <message>
        <source>Columns of {name}</source>
        <translation>Spalten von {name}</translation>
    </message>
    <message>
        <source>Columns that were not read: {names}.</source>
        <translation>Spalten, die nicht gelesen wurden: {names}.</translation>
    </message>
    <message>
        <source>Columns with values that cannot be read: {names}. All lists are imported as incomplete.</source>
        <translation>Spalten mit unlesbaren Werten: {names}. Alle Listen werden als unvollständig importiert.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>Gesuchter Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Compare models</source>
        <translation>Modelle vergleichen</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Modelle vergleichen…</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds and measurements; the {n} most similar are in {path}.</source>
        <translation>{compared} Rufe wurden nach Grenzen und Messwerten mit {examples} Beispielen verglichen; die {n} ähnlichsten stehen in {path}.</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds only (more precise after archive run --measurements); the {n} most similar are in {path}.</source>
        <translation>{compared} Rufe wurden nur nach Grenzen mit {examples} Beispielen verglichen (genauer nach archive run --measurements); die {n} ähnlichsten stehen in {path}.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Comparing calls</source>
        <translation>Rufe werden verglichen</translation>
    </message>
    <message>
        <source>Comparing labels</source>
        <translation>Labels werden verglichen</translation>
    </message>
    <message>
        <source>Comparing labels with lists</source>
        <translation>Labels werden mit Listen verglichen</translation>
    </message>
    <message>
        <source>Comparing lists</source>
        <translation>Listen werden verglichen</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Modelle werden verglichen</translation>
    </message>
    <message>
        <source>Comparing names</source>
        <translation>Namen werden verglichen</translation>
    </message>
    <message>
        <source>Comparing observers</source>
        <translation>Beobachtende werden verglichen</translation>
    </message>
    <message>
        <source>Comparing outlines</source>
        <translation>Umrisse werden verglichen</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>Modelle werden verglichen</translation>
    </message>
    <message>
        <source>Comparing segments</source>
        <translation>Segmente werden verglichen</translation>
    </message>
    <message>
        <source>Comparing species and recordings</source>
        <translation>Arten und Aufnahmen werden verglichen</translation>
    </message>
    <message>
        <source>Complete list</source>
        <translation>Vollständige Liste</translation>
    </message>
    <message>
        <source>Complete lists?</source>
        <translation>Vollständige Listen?</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>%Ln bestätigen</numerusform>
            <numerusform>%Ln bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln calls of each</source>
        <translation>
            <numerusform>Je %Ln Ruf bestätigen</numerusform>
            <numerusform>Je %Ln Rufe bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln others shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>%Ln anderes gezeigtes bestätigen</numerusform>
            <numerusform>%Ln andere gezeigte bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment bestätigen</numerusform>
            <numerusform>%Ln Segmente bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>%Ln gezeigtes bestätigen</numerusform>
            <numerusform>Alle %Ln gezeigten bestätigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm all shown</source>
        <translation>Alle gezeigten bestätigen</translation>
    </message>
    <message>
        <source>Confirm all visible except selected</source>
        <translation>Alle sichtbaren außer den ausgewählten bestätigen</translation>
    </message>
    <message>
        <source>Confirm predictions</source>
        <translation>Vorhersagen bestätigen</translation>
    </message>
    <message>
        <source>Confirm the predicted species (Enter)</source>
        <translation>Vorhergesagte Art bestätigen (Eingabe)</translation>
    </message>
    <message>
        <source>Confirm the predicted species and go to the next item</source>
        <translation>Vorhergesagte Art bestätigen und zum nächsten Element gehen</translation>
    </message>
    <message>
        <source>Confirm the predictions of the selection</source>
        <translation>Vorhersagen der Auswahl bestätigen</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Confirmed: {species}</source>
        <translation>Bestätigt: {species}</translation>
    </message>
    <message>
        <source>Confirmed: {species} ({person}, {when}).</source>
        <translation>Bestätigt: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Confirmed: {what}</source>
        <translation>Bestätigt: {what}</translation>
    </message>
    <message>
        <source>Conflicting lists: species set to unsure</source>
        <translation>Widersprüchliche Listen: Art auf unsicher gesetzt</translation>
    </message>
    <message>
        <source>Confused with</source>
        <translation>Verwechselt mit</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>&amp;Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Liste kopieren</translation>
    </message>
    <message>
        <source>Copy the segment to label a second species in the same outline</source>
        <translation>Segment kopieren, um eine zweite Art im selben Umriss zu benennen</translation>
    </message>
    <message>
        <source>Copy versions and recent messages, to paste into a report of a problem</source>
        <translation>Versionen und letzte Meldungen kopieren, für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>Copying the outline</source>
        <translation>Umriss wird kopiert</translation>
    </message>
    <message>
        <source>Copying the second project</source>
        <translation>Zweites Projekt wird kopiert</translation>
    </message>
    <message>
        <source>Copying {name}</source>
        <translation>{name} wird kopiert</translation>
    </message>
    <message>
        <source>Cores for segments</source>
        <translation>Kerne für Segmente</translation>
    </message>
    <message numerus="yes">
        <source>Correct %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment korrigieren</numerusform>
            <numerusform>%Ln Segmente korrigieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct (%)</source>
        <translation>Richtig (%)</translation>
    </message>
    <message>
        <source>Correct (95 % CI)</source>
        <translation>Richtig (95-%-KI)</translation>
    </message>
    <message>
        <source>Correct against predicted probability</source>
        <translation>Anteil richtig gegen vorhergesagte Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Correct against predicted probability; click to enlarge</source>
        <translation>Anteil richtig gegen vorhergesagte Wahrscheinlichkeit; Klick vergrößert</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}, about {value} ({low} to {high}) of {n_scored}.</source>
        <translation>Richtig unter allen bewerteten: {share}, etwa {value} ({low} bis {high}) von {n_scored}.</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}.</source>
        <translation>Richtig unter allen bewerteten: {share}.</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Uhr korrigieren</translation>
    </message>
    <message>
        <source>Correct the clock…</source>
        <translation>Uhr berichtigen…</translation>
    </message>
    <message>
        <source>Correct the times</source>
        <translation>Zeiten korrigieren</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Corrected: {species}</source>
        <translation>Korrigiert: {species}</translation>
    </message>
    <message>
        <source>Corrected: {species} ({person}, {when}).</source>
        <translation>Korrigiert: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Corrected: {what}</source>
        <translation>Korrigiert: {what}</translation>
    </message>
    <message>
        <source>Could be several recordings</source>
        <translation>Könnten mehrere Aufnahmen sein</translation>
    </message>
    <message>
        <source>Could be {names}.</source>
        <translation>Könnte {names} sein.</translation>
    </message>
    <message>
        <source>Could not be measured</source>
        <translation>Konnten nicht gemessen werden</translation>
    </message>
    <message>
        <source>Count false calls</source>
        <translation>Falsche Rufe zählen</translation>
    </message>
    <message>
        <source>Count from noon to noon, not by days</source>
        <translation>Von Mittag zu Mittag zählen, nicht nach Tagen</translation>
    </message>
    <message>
        <source>Count only in windows that were chosen at random</source>
        <translation>Nur in zufällig gewählten Fenstern zählen</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Zählen</translation>
    </message>
    <message>
        <source>Counting results</source>
        <translation>Ergebnisse werden gezählt</translation>
    </message>
    <message>
        <source>Counting the species</source>
        <translation>Arten werden gezählt</translation>
    </message>
    <message>
        <source>Counting unsure as valid: {share} over all scores.</source>
        <translation>„Unsicher“ als gültig gezählt: {share} über alle Scores.</translation>
    </message>
    <message>
        <source>Counts: any number above 0 is read as “present” ({names}).</source>
        <translation>Anzahlen: Jede Zahl über 0 wird als „vorhanden“ gelesen ({names}).</translation>
    </message>
    <message>
        <source>Create &amp;sample project…</source>
        <translation>Beispie&amp;lprojekt anlegen…</translation>
    </message>
    <message>
        <source>Create a project: one file with your tags, segments and labels</source>
        <translation>Ein Projekt anlegen: eine Datei mit Ihren Tags, Segmenten und Labels</translation>
    </message>
    <message>
        <source>Create or open a project.</source>
        <translation>Legen Sie ein Projekt an oder öffnen Sie eines.</translation>
    </message>
    <message>
        <source>Created {path}. Next: birdann add {path} FOLDER</source>
        <translation>{path} wurde angelegt. Weiter: birdann add {path} ORDNER</translation>
    </message>
    <message>
        <source>Creating sample project</source>
        <translation>Beispielprojekt wird angelegt</translation>
    </message>
    <message>
        <source>Crickets and cicadas: long, steady sounds.</source>
        <translation>Grillen und Zikaden: lange, gleichmäßige Laute.</translation>
    </message>
    <message>
        <source>Ctrl+1 – 9</source>
        <translation>Strg+1 – 9</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the joining.</source>
        <translation>Strg+Z macht das Verbinden rückgängig.</translation>
    </message>
    <message>
        <source>Custom fiel&amp;ds…</source>
        <translation>Eigene Fel&amp;der …</translation>
    </message>
    <message>
        <source>Custom field with the later value</source>
        <translation>Eigenes Feld mit dem späteren Wert</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Eigene Felder</translation>
    </message>
    <message numerus="yes">
        <source>Custom fields of %Ln segments</source>
        <translation>
            <numerusform>Eigene Felder von %Ln Segment</numerusform>
            <numerusform>Eigene Felder von %Ln Segmenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the selected segment in two at the cursor</source>
        <translation>Das ausgewählte Segment am Cursor in zwei teilen</translation>
    </message>
    <message>
        <source>Cutting clips</source>
        <translation>Clips werden geschrieben</translation>
    </message>
    <message>
        <source>Cutting {name}</source>
        <translation>{name} wird geschnitten</translation>
    </message>
    <message>
        <source>Daily backups kept</source>
        <translation>Tägliche Sicherungen</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Zahl der täglichen Sicherungen, die bleiben</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Darwin Core occurrences (CSV)</source>
        <translation>Darwin-Core-Vorkommen (CSV)</translation>
    </message>
    <message>
        <source>Dashed: earliest and latest sunrise and sunset.</source>
        <translation>Gestrichelt: frühester und spätester Sonnenauf- und -untergang.</translation>
    </message>
    <message>
        <source>Dask shows what happens at {address}</source>
        <translation>Dask zeigt den Verlauf unter {address}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datumsangaben</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Tag nicht bekannt</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Days to move by</source>
        <translation>Tage der Verschiebung</translation>
    </message>
    <message>
        <source>Decoding {name}</source>
        <translation>{name} wird dekodiert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Define custom fields</source>
        <translation>Eigene Felder festlegen</translation>
    </message>
    <message>
        <source>Define fields</source>
        <translation>Felder festlegen</translation>
    </message>
    <message>
        <source>Define fields for segments, such as sex, age or distance</source>
        <translation>Felder für Segmente festlegen, etwa Geschlecht, Alter oder Entfernung</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment löschen</numerusform>
            <numerusform>%Ln Segmente löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete segments</source>
        <translation>Segmente löschen</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>Gelöscht: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Describe %Ln labels</source>
        <translation>
            <numerusform>%Ln Label beschreiben</numerusform>
            <numerusform>%Ln Labels beschreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Einzelheiten des Fehlers</translation>
    </message>
    <message>
        <source>Details: model, statistics, settings tried</source>
        <translation>Details: Modell, Statistik, getestete Einstellungen</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Detect again with {network}, every second from 0.005</source>
        <translation>Mit {network} neu erkennen, jede Sekunde, ab 0,005</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Automatisch erkennen</translation>
    </message>
    <message>
        <source>Detect species in all recordings</source>
        <translation>Arten in allen Aufnahmen erkennen</translation>
    </message>
    <message>
        <source>Detect species with a network that you have, such as BirdNET or Perch</source>
        <translation>Arten mit einem Netz erkennen, das Sie haben, etwa BirdNET oder Perch</translation>
    </message>
    <message>
        <source>Detect with a network</source>
        <translation>Mit einem Netz erkennen</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Erkannt</translation>
    </message>
    <message>
        <source>Detecting</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Detecting species</source>
        <translation>Arten werden erkannt</translation>
    </message>
    <message>
        <source>Detection histories were written to {path}.</source>
        <translation>Nachweistabellen wurden nach {path} geschrieben.</translation>
    </message>
    <message>
        <source>Detection histories…</source>
        <translation>Nachweistabellen…</translation>
    </message>
    <message>
        <source>Detection in a visit</source>
        <translation>Nachweis je Besuch</translation>
    </message>
    <message>
        <source>Detections at {n} sites only; at least {wanted} are needed for a stable estimate.</source>
        <translation>Nachweise nur an {n} Standorten; für eine stabile Schätzung braucht es mindestens {wanted}.</translation>
    </message>
    <message>
        <source>Detections by a network are not measured. Omit --measurements.</source>
        <translation>Erkennungen eines Netzes werden nicht vermessen. --measurements weglassen.</translation>
    </message>
    <message>
        <source>Detections of {detector}</source>
        <translation>Erkennungen von {detector}</translation>
    </message>
    <message>
        <source>Detections of {detector}: weight {weight} in recordings without a list ({why}).</source>
        <translation>Erkennungen von {detector}: Gewicht {weight} in Aufnahmen ohne Liste ({why}).</translation>
    </message>
    <message>
        <source>Di&amp;vide into windows</source>
        <translation>In Fenster unterteilen</translation>
    </message>
    <message>
        <source>Did not work: an error inside birdann.</source>
        <translation>Hat nicht geklappt: ein Fehler in birdann.</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?</source>
        <translation>Haben Sie jede Art notiert, die Sie hören konnten?</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?

Yes, all of them: other species count as absent. Training learns most from such lists.
No, only some: other species remain possible.

You can change this for each recording (Ctrl+L) and the default in the Edit menu.</source>
        <translation>Haben Sie jede Art notiert, die Sie hören konnten?

Ja, alle: Andere Arten gelten als abwesend. Aus solchen Listen lernt das Training am meisten.
Nein, nur einige: Andere Arten bleiben möglich.

Sie können das für jede Aufnahme ändern (Strg+L) und die Voreinstellung im Menü Bearbeiten.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Divide recordings at the end of a visit</source>
        <translation>Aufnahmen am Ende eines Besuchs teilen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Done now: {recordings}, {hours} of sound, in {seconds} s.</source>
        <translation>Jetzt bearbeitet: {recordings}, {hours} Ton, in {seconds} s.</translation>
    </message>
    <message>
        <source>Don’t close</source>
        <translation>Nicht schließen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Dra&amp;w a segment</source>
        <translation>Segment &amp;zeichnen</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound, with Shift over all frequencies; click to mark a point. D goes back to selecting.</source>
        <translation>Umrahmen Sie einen Laut im Spektrogramm, mit der Umschalttaste über alle Frequenzen; ein Klick markiert einen Punkt. D kehrt zum Auswählen zurück.</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound; press again to select</source>
        <translation>Im Spektrogramm ziehen, um einen Laut zu umreißen; nochmals drücken, um auszuwählen</translation>
    </message>
    <message>
        <source>Drag over a few calls, then over some noise.</source>
        <translation>Ziehen Sie über einige Rufe, dann über etwas Rauschen.</translation>
    </message>
    <message>
        <source>Drag to add a window with its own species list (W)</source>
        <translation>Ziehen, um ein Fenster mit eigener Artenliste hinzuzufügen (W)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Draw a loop around points to make them one group; click one to show its group</source>
        <translation>Punkte umfahren macht sie zu einer Gruppe; ein Klick zeigt die Gruppe eines Punktes</translation>
    </message>
    <message>
        <source>Draw a sample</source>
        <translation>Eine Stichprobe ziehen</translation>
    </message>
    <message>
        <source>Draw a segment by keys</source>
        <translation>Segment mit Tasten zeichnen</translation>
    </message>
    <message>
        <source>Draw a validation sample</source>
        <translation>Validierungsstichprobe ziehen</translation>
    </message>
    <message>
        <source>Draw visits</source>
        <translation>Besuche ziehen</translation>
    </message>
    <message>
        <source>Draw “{name}”</source>
        <translation>„{name}“ ziehen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>Drawing a sample</source>
        <translation>Eine Stichprobe wird gezogen</translation>
    </message>
    <message>
        <source>Drawing visits</source>
        <translation>Besuche ziehen</translation>
    </message>
    <message>
        <source>Drawing {name}</source>
        <translation>{name} wird gezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</source>
        <translation>
            <numerusform>%Ln Element zu {species} für „{sample}“ gezogen, etwa {minutes} zum Prüfen</numerusform>
            <numerusform>%Ln Elemente zu {species} für „{sample}“ gezogen, etwa {minutes} zum Prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop recordings or folders here</source>
        <translation>Aufnahmen oder Ordner hierher ziehen</translation>
    </message>
    <message>
        <source>Duration 90 %</source>
        <translation>Dauer 90 %</translation>
    </message>
    <message>
        <source>ELAN annotation document (.eaf)</source>
        <translation>ELAN-Annotationsdokument (.eaf)</translation>
    </message>
    <message>
        <source>Each channel</source>
        <translation>Jeder Kanal</translation>
    </message>
    <message>
        <source>Each preset sets the duration and frequency range.</source>
        <translation>Jede Voreinstellung legt Dauer und Frequenzbereich fest.</translation>
    </message>
    <message>
        <source>Edit &amp;history</source>
        <translation>&amp;Bearbeitungsverlauf</translation>
    </message>
    <message>
        <source>Edit history</source>
        <translation>Bearbeitungsverlauf</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Bearbeitungen</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Höhe (m)</translation>
    </message>
    <message>
        <source>Empty cells, read as “untagged”: {n_open}.</source>
        <translation>Leere Zellen, als „ohne Tags“ gelesen: {n_open}.</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter starts a new line. An empty note removes the old one.</source>
        <translation>Enter speichert, Umschalt+Enter beginnt eine neue Zeile. Eine leere Notiz entfernt die alte.</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Gleich viele in jeder</translation>
    </message>
    <message>
        <source>Erase all</source>
        <translation>Alles löschen</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Fehlerbericht</translation>
    </message>
    <message>
        <source>Errors in the project file (repair them with --repair, or birdann restore)</source>
        <translation>Fehler in der Projektdatei (mit --repair oder birdann restore zu beheben)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Every key, and another one for any command</source>
        <translation>Alle Tasten, und eine andere für jeden Befehl</translation>
    </message>
    <message>
        <source>Every list is matched by segments.</source>
        <translation>Jede Liste wird durch Segmente erklärt.</translation>
    </message>
    <message>
        <source>Every recording has its sound file. There is nothing to find.</source>
        <translation>Jede Aufnahme hat ihre Tondatei. Es gibt nichts zu suchen.</translation>
    </message>
    <message>
        <source>Every recording in the list is tagged.</source>
        <translation>Jede Aufnahme der Liste hat Arten.</translation>
    </message>
    <message>
        <source>Every recording in which sounds were found is tagged.</source>
        <translation>Jede Aufnahme, in der Geräusche gefunden wurden, hat Arten.</translation>
    </message>
    <message>
        <source>Every segment is reviewed. Export the table.</source>
        <translation>Jedes Segment ist geprüft. Exportieren Sie die Tabelle.</translation>
    </message>
    <message>
        <source>Every segment of the tagged recordings has an invalid feature. Check the sound files (birdann check), or tag other recordings.</source>
        <translation>Jedes Segment der Aufnahmen mit Arten hat ein Merkmal, das keine Zahl ist. Prüfen Sie die Tondateien (birdann check) oder tragen Sie in anderen Aufnahmen Arten ein.</translation>
    </message>
    <message>
        <source>Every segment of this recording is reviewed.</source>
        <translation>Jedes Segment dieser Aufnahme ist geprüft.</translation>
    </message>
    <message>
        <source>Every site was visited once: occupancy and detection cannot be separated. Divide the time into shorter visits or survey again.</source>
        <translation>Jeder Standort wurde einmal besucht: Besetzung und Entdeckung lassen sich nicht trennen. Teilen Sie die Zeit in kürzere Besuche, oder erfassen Sie erneut.</translation>
    </message>
    <message>
        <source>Every species list is empty. Tag at least one recording with a species.</source>
        <translation>Jede Artenliste ist leer; tragen Sie in mindestens eine Aufnahme eine Art ein.</translation>
    </message>
    <message>
        <source>Everything that you tagged, labelled or drew is saved up to your last edit.</source>
        <translation>Alles, was Sie eingetragen, benannt oder gezeichnet haben, ist bis zum letzten Schritt gespeichert.</translation>
    </message>
    <message>
        <source>Everything unpainted in this recording then counts as background</source>
        <translation>Alles nicht Bemalte in dieser Aufnahme gilt dann als Hintergrund</translation>
    </message>
    <message>
        <source>Example: birdann {command}</source>
        <translation>Beispiel: birdann {command}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Existing lists</source>
        <translation>Vorhandene Listen</translation>
    </message>
    <message>
        <source>Expected 95 % interval of occupancy if {psi} of the sites are occupied and a visit detects the species there in {p} of cases:</source>
        <translation>Erwartetes 95-%-Intervall der Besetzung, wenn {psi} der Standorte besetzt sind und ein Besuch die Art dort in {p} der Fälle nachweist:</translation>
    </message>
    <message>
        <source>Expected calls per hour</source>
        <translation>Erwartete Rufe pro Stunde</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The 95 % interval includes the calibration error ({error} overall).</source>
        <translation>Erwartete Rufe: die Summe der Wahrscheinlichkeiten, bestätigte Rufe als 1. Das 95-%-Intervall schließt den Kalibrierungsfehler ein (insgesamt {error}).</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The calibration was not measured, so the 95 % interval is too narrow.</source>
        <translation>Erwartete Rufe: die Summe der Wahrscheinlichkeiten, bestätigte Rufe als 1. Die Kalibrierung wurde nicht gemessen; das 95-%-Intervall ist deshalb zu schmal.</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in all recordings ({why}).</source>
        <translation>Erwartete Häufigkeit einer gelisteten Art: jene in allen Aufnahmen ({why}).</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in recordings that list it ({why}).</source>
        <translation>Erwartete Häufigkeit einer gelisteten Art: jene in Aufnahmen, die sie listen ({why}).</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above (90 % lower bound): {right}. This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Erwartete Präzision ab {bar} (untere 90-%-Grenze): {right}. Das behält {kept} aller Vorhersagen und {share} der richtigen.</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above: {right} (probabilities not calibrated). This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Erwartete Präzision ab {bar}: {right} (Wahrscheinlichkeiten nicht kalibriert). Das behält {kept} aller Vorhersagen und {share} der richtigen.</translation>
    </message>
    <message>
        <source>Expected precision {share}; these are {kept} of all predictions.</source>
        <translation>Erwartete Präzision {share}; das sind {kept} aller Vorhersagen.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Exportformat</translation>
    </message>
    <message>
        <source>Export predictions of at least {percent} %</source>
        <translation>Vorhersagen ab {percent} % exportieren</translation>
    </message>
    <message>
        <source>Export the table.</source>
        <translation>Exportieren Sie die Tabelle.</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Exported: all</source>
        <translation>Exportiert: alle</translation>
    </message>
    <message>
        <source>Exported: ≥ </source>
        <translation>Exportiert: ≥ </translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message>
        <source>FLAC of 32 bits</source>
        <translation>FLAC mit 32 Bit</translation>
    </message>
    <message>
        <source>False calls were not counted: tag at least two recordings “no birds”, and others with species.</source>
        <translation>Falsche Rufe wurden nicht gezählt: Markieren Sie mindestens zwei Aufnahmen als „keine Vögel“ und andere mit Arten.</translation>
    </message>
    <message>
        <source>False calls: {rates} exported predictions an hour of at least {thresholds}, in {hours} h of held-out recordings tagged “no birds” (lists withheld).</source>
        <translation>Falsche Rufe: {rates} exportierte Vorhersagen je Stunde ab {thresholds}, in {hours} h zurückgehaltener Aufnahmen mit „keine Vögel“ (ohne ihre Listen).</translation>
    </message>
    <message numerus="yes">
        <source>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</source>
        <translation>
            <numerusform>Wenige Antworten je Klasse (%Ln). Etwa {wanted} ergäben ± 10 Prozentpunkte.</numerusform>
            <numerusform>Wenige Antworten je Klasse (%Ln). Etwa {wanted} ergäben ± 10 Prozentpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields for segments, such as sex, age or distance. Press O to fill them in. Exported tables have a column for each, and imported columns of the same name fill them.</source>
        <translation>Felder für Segmente, etwa Geschlecht, Alter oder Entfernung. O füllt sie aus. Exportierte Tabellen haben für jedes eine Spalte, importierte Spalten gleichen Namens füllen sie.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File beside the network</source>
        <translation>Datei neben dem Netz</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Datei geändert</translation>
    </message>
    <message>
        <source>File in the table</source>
        <translation>Datei in der Tabelle</translation>
    </message>
    <message>
        <source>Files of unknown format, skipped: {n_files}.</source>
        <translation>Dateien unbekannten Formats, die übergangen wurden: {n_files}.</translation>
    </message>
    <message>
        <source>Files with the same sound as another, counted once: {n}.</source>
        <translation>Dateien mit demselben Ton wie eine andere, einmal gezählt: {n}.</translation>
    </message>
    <message>
        <source>Fill from folders</source>
        <translation>Aus Ordnern füllen</translation>
    </message>
    <message>
        <source>Fill from recorders</source>
        <translation>Aus Rekordern füllen</translation>
    </message>
    <message>
        <source>Fill in custom fields…</source>
        <translation>Eigene Felder ausfüllen…</translation>
    </message>
    <message>
        <source>Fill in fields</source>
        <translation>Felder ausfüllen</translation>
    </message>
    <message>
        <source>Fill in the project&apos;s own fields, such as sex or age; defines them first</source>
        <translation>Eigene Felder des Projekts ausfüllen, etwa Geschlecht oder Alter; legt sie zuerst fest</translation>
    </message>
    <message>
        <source>Filter by probability, recording, day and what else there is to choose from</source>
        <translation>Nach Wahrscheinlichkeit, Aufnahme, Tag und was es sonst zu wählen gibt filtern</translation>
    </message>
    <message>
        <source>Filter playback to the band of the segment</source>
        <translation>Wiedergabe auf das Band des Segments filtern</translation>
    </message>
    <message>
        <source>Filter recordings by name, site, species or date</source>
        <translation>Aufnahmen nach Name, Standort, Art oder Datum filtern</translation>
    </message>
    <message>
        <source>Filtered ({choices}): {n} of {total}.</source>
        <translation>Gefiltert ({choices}): {n} von {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Find %Ln segments again</source>
        <translation>
            <numerusform>%Ln Segment neu suchen</numerusform>
            <numerusform>%Ln Segmente neu suchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Find &amp;segments</source>
        <translation>Segmente &amp;finden</translation>
    </message>
    <message>
        <source>Find a command or key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Jeden Befehl durch Tippen eines Teils seines Namens finden</translation>
    </message>
    <message>
        <source>Find o&amp;n xeno-canto</source>
        <translation>Auf &amp;xeno-canto suchen</translation>
    </message>
    <message>
        <source>Find possible list errors…</source>
        <translation>Mögliche Listenfehler finden…</translation>
    </message>
    <message>
        <source>Find s&amp;imilar</source>
        <translation>Ähnli&amp;che finden</translation>
    </message>
    <message>
        <source>Find segments</source>
        <translation>Segmentieren</translation>
    </message>
    <message>
        <source>Find segments again</source>
        <translation>Segmente erneut suchen</translation>
    </message>
    <message>
        <source>Find segments again in recordings that could not be read</source>
        <translation>Segmente in Aufnahmen suchen, die nicht gelesen werden konnten</translation>
    </message>
    <message>
        <source>Find segments again with the trained segmenter</source>
        <translation>Segmente mit dem trainierten Segmentierer neu suchen</translation>
    </message>
    <message>
        <source>Find segments and label</source>
        <translation>Segmente finden und benennen</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln more recordings.</source>
        <translation>
            <numerusform>Segmente in %Ln weiteren Aufnahme suchen.</numerusform>
            <numerusform>Segmente in %Ln weiteren Aufnahmen suchen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln recordings.</source>
        <translation>
            <numerusform>Segmente in %Ln Aufnahme finden.</numerusform>
            <numerusform>Segmente in %Ln Aufnahmen finden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments in all recordings again?</source>
        <translation>Segmente in allen Aufnahmen neu suchen?</translation>
    </message>
    <message>
        <source>Find segments in recordings that have none yet</source>
        <translation>Segmente in Aufnahmen suchen, die noch keine haben</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in this channel of %Ln selected recordings.</source>
        <translation>
            <numerusform>Segmente in diesem Kanal von %Ln ausgewählten Aufnahme finden.</numerusform>
            <numerusform>Segmente in diesem Kanal von %Ln ausgewählten Aufnahmen finden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments, then train</source>
        <translation>Segmente suchen, dann trainieren</translation>
    </message>
    <message>
        <source>Find segments…</source>
        <translation>Segmente suchen…</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Ähnliche finden</translation>
    </message>
    <message>
        <source>Finding possible list errors</source>
        <translation>Mögliche Listenfehler werden gesucht</translation>
    </message>
    <message>
        <source>Finding reasons for the label</source>
        <translation>Gründe für die Bestimmung werden gesucht</translation>
    </message>
    <message>
        <source>Finding segments</source>
        <translation>Segmente werden gesucht</translation>
    </message>
    <message numerus="yes">
        <source>Finding segments failed in %Ln recordings.</source>
        <translation>
            <numerusform>In %Ln Aufnahme schlug die Segmentsuche fehl.</numerusform>
            <numerusform>In %Ln Aufnahmen schlug die Segmentsuche fehl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding unlisted species</source>
        <translation>Arten suchen, die nicht in Listen stehen</translation>
    </message>
    <message>
        <source>Finished parts are saved. The rest can be started again later.</source>
        <translation>Fertige Teile sind gespeichert. Der Rest kann später neu gestartet werden.</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>Erste Zelle</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>First week, 1 to 48</source>
        <translation>Erste Woche, 1 bis 48</translation>
    </message>
    <message>
        <source>Five steps through the window, in a minute</source>
        <translation>In einer Minute fünf Schritte durch das Fenster</translation>
    </message>
    <message>
        <source>Fix contr&amp;ast</source>
        <translation>Kontrast &amp;festhalten</translation>
    </message>
    <message>
        <source>Flatten steady background (wind, water, hiss) in the spectrogram</source>
        <translation>Gleichmäßigen Hintergrund (Wind, Wasser, Rauschen) im Spektrogramm abflachen</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Folder for the clips</source>
        <translation>Ordner für die Clips</translation>
    </message>
    <message>
        <source>Folder for the detection histories</source>
        <translation>Ordner für die Nachweistabellen</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Ordner für die Dateien</translation>
    </message>
    <message>
        <source>Folder for the sample project</source>
        <translation>Ordner für das Beispielprojekt</translation>
    </message>
    <message>
        <source>Folder of clips, by species or with annotation sets</source>
        <translation>Ordner mit Clips, nach Arten oder mit Annotationen</translation>
    </message>
    <message>
        <source>Folder of clips…</source>
        <translation>Ordner mit Clips…</translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation>Zu durchsuchender Ordner</translation>
    </message>
    <message>
        <source>Folder with the recordings</source>
        <translation>Ordner mit den Aufnahmen</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Ordner {name}</translation>
    </message>
    <message>
        <source>Folders passed over</source>
        <translation>Übergangene Ordner</translation>
    </message>
    <message>
        <source>Folders that are named</source>
        <translation>Genannte Ordner</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the files</source>
        <translation>Format der Dateien</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Vor (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln recordings again.</source>
        <translation>
            <numerusform>%Ln Aufnahme wurde wiedergefunden.</numerusform>
            <numerusform>%Ln Aufnahmen wurden wiedergefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found again in a new place</source>
        <translation>An einem neuen Ort wiedergefunden</translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation>Im Handbuch gefunden</translation>
    </message>
    <message>
        <source>Free software under the BSD 3-clause licence. It never uses the network.</source>
        <translation>Freie Software unter der BSD-Lizenz mit drei Klauseln. Sie nutzt nie das Netz.</translation>
    </message>
    <message>
        <source>Frequency axis</source>
        <translation>Frequenzachse</translation>
    </message>
    <message>
        <source>Frequency of the strongest cell of the spectrogram (Raven: Peak Freq)</source>
        <translation>Frequenz der stärksten Zelle des Spektrogramms (Raven: Peak Freq)</translation>
    </message>
    <message numerus="yes">
        <source>From %Ln labelled segments; your labels stay as they are.</source>
        <translation>
            <numerusform>Aus %Ln Segment mit Label; Ihre Labels bleiben, wie sie sind.</numerusform>
            <numerusform>Aus %Ln Segmenten mit Label; Ihre Labels bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation>
            <numerusform>Aus %Ln Aufnahme mit Artenliste.</numerusform>
            <numerusform>Aus %Ln Aufnahmen mit Artenlisten.</numerusform>
        </translation>
    </message>
    <message>
        <source>From 1 to 100 calls are played in a visit.</source>
        <translation>Je Besuch werden 1 bis 100 Rufe abgespielt.</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from low to high (Raven: BW 90%)</source>
        <translation>Von 5 bis 95 % der Energie, von tief nach hoch (Raven: BW 90%)</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from start to end (Raven: Dur 90%)</source>
        <translation>Von 5 bis 95 % der Energie, vom Anfang zum Ende (Raven: Dur 90%)</translation>
    </message>
    <message>
        <source>From file names: {sites}. Save to keep these sites, or undo (Ctrl+Z).</source>
        <translation>Aus Dateinamen: {sites}. Speichern behält diese Standorte, Strg+Z nimmt sie zurück.</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Ab Score</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Ab dem Beginn</translation>
    </message>
    <message>
        <source>From this hour</source>
        <translation>Ab dieser Stunde</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Gallery of segments</source>
        <translation>Galerie der Segmente</translation>
    </message>
    <message>
        <source>Gap up to which calls are joined</source>
        <translation>Abstand, bis zu dem Rufe verbunden werden</translation>
    </message>
    <message>
        <source>Gathering segments and lists</source>
        <translation>Segmente und Listen werden gesammelt</translation>
    </message>
    <message>
        <source>Genus</source>
        <translation>Gattung</translation>
    </message>
    <message>
        <source>Give the seed by itself, not as the parameter “random_state”.</source>
        <translation>Geben Sie den Startwert für sich an, nicht als Parameter „random_state“.</translation>
    </message>
    <message>
        <source>Go back to an earlier state of “{name}”</source>
        <translation>Zu einem früheren Stand von „{name}“ zurückkehren</translation>
    </message>
    <message>
        <source>Go back to the segment that you looked at before</source>
        <translation>Zum zuvor gezeigten Segment zurückkehren</translation>
    </message>
    <message>
        <source>Go on listening and tagging while this runs.</source>
        <translation>Hören und tragen Sie weiter ein, während das läuft.</translation>
    </message>
    <message>
        <source>Go on without sound</source>
        <translation>Ohne Ton weiter</translation>
    </message>
    <message>
        <source>Go to the next untagged recording</source>
        <translation>Zur nächsten Aufnahme ohne Tags</translation>
    </message>
    <message>
        <source>Go to the next window without a species list and play it</source>
        <translation>Zum nächsten Fenster ohne Artenliste gehen und es abspielen</translation>
    </message>
    <message>
        <source>Go to the segment whose answer would help most</source>
        <translation>Zum Segment gehen, dessen Antwort am meisten hilft</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Zum Anfang oder Ende gehen</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Group similar sounds</source>
        <translation>Ähnliche Laute g&amp;ruppieren</translation>
    </message>
    <message>
        <source>Group {n}</source>
        <translation>Gruppe {n}</translation>
    </message>
    <message>
        <source>Group {place} of {n}</source>
        <translation>Gruppe {place} von {n}</translation>
    </message>
    <message>
        <source>Grouping similar sounds</source>
        <translation>Ähnliche Laute werden gruppiert</translation>
    </message>
    <message>
        <source>Growing trees</source>
        <translation>Bäume wachsen</translation>
    </message>
    <message>
        <source>Halving towards high scores (Navine et al. 2024)</source>
        <translation>Halbierung zu hohen Scores hin (Navine et al. 2024)</translation>
    </message>
    <message>
        <source>Hamming</source>
        <translation>Hamming</translation>
    </message>
    <message>
        <source>Hann</source>
        <translation>Hann</translation>
    </message>
    <message>
        <source>Hatched: NA, not surveyed.</source>
        <translation>Schraffiert: NA, nicht untersucht.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Height of the figure</source>
        <translation>Höhe der Abbildung</translation>
    </message>
    <message>
        <source>Held-out recordings</source>
        <translation>Zurückgehaltene Aufnahmen</translation>
    </message>
    <message>
        <source>Hide all panels but the segment, or bring them back</source>
        <translation>Alle Bereiche außer dem Segment ausblenden oder zurückholen</translation>
    </message>
    <message>
        <source>Hide outlines while the &amp;key is held</source>
        <translation>S&amp;pektrogramm ohne Umrisse (Taste halten)</translation>
    </message>
    <message>
        <source>Hide outlines while the key is held</source>
        <translation>Umrisse ausblenden, solange die Taste gedrückt ist</translation>
    </message>
    <message>
        <source>Highest frequency shown</source>
        <translation>Höchste gezeigte Frequenz</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation>Stunde des Tages</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>Hours to move by</source>
        <translation>Stunden der Verschiebung</translation>
    </message>
    <message>
        <source>How good they are: Report ({key}).</source>
        <translation>Wie gut sie sind: Bericht ({key}).</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>So geht es</translation>
    </message>
    <message>
        <source>How probable</source>
        <translation>Wie wahrscheinlich</translation>
    </message>
    <message>
        <source>How probable each species is in each recording (CSV)</source>
        <translation>Wie wahrscheinlich jede Art in jeder Aufnahme ist (CSV)</translation>
    </message>
    <message>
        <source>How recordings are listed</source>
        <translation>Wie Aufnahmen aufgelistet werden</translation>
    </message>
    <message>
        <source>Human sounds ({name}) are left out; --species {name} includes them.</source>
        <translation>Menschliche Laute ({name}) sind ausgelassen; --species {name} schließt sie ein.</translation>
    </message>
    <message>
        <source>Human sounds ({species}) are left out.</source>
        <translation>Menschliche Laute ({species}) sind ausgelassen.</translation>
    </message>
    <message>
        <source>Human sounds excluded: {n}. Choose their species to include them.</source>
        <translation>Weggelassene Geräusche von Menschen: {n}. Nennen Sie deren Art, um sie einzuschließen.</translation>
    </message>
    <message>
        <source>ISO 8601</source>
        <translation>ISO 8601</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Identifier of the accepted name</source>
        <translation>Kennung des gültigen Namens</translation>
    </message>
    <message>
        <source>If you have few lists, add labelled clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or another project as training sources. They count as much as they improve predictions on your own held-out recordings.</source>
        <translation>Wenn Sie wenige Listen haben, fügen Sie gelabelte Clips (ein Unterordner je Art, oder daneben Annotationen von xeno-canto) oder ein anderes Projekt als Trainingsquellen hinzu. Sie zählen so viel, wie sie die Vorhersagen auf Ihren eigenen zurückgehaltenen Aufnahmen verbessern.</translation>
    </message>
    <message>
        <source>Impor&amp;t annotations of other programs…</source>
        <translation>Annotationen anderer &amp;Programme importieren…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln files</source>
        <translation>
            <numerusform>%Ln Datei importieren</numerusform>
            <numerusform>%Ln Dateien importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment importieren</numerusform>
            <numerusform>%Ln Segmente importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a table of species per recording</source>
        <translation>Eine Tabelle der Arten je Aufnahme importieren</translation>
    </message>
    <message>
        <source>Import annotations</source>
        <translation>Annotationen importieren</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importieren als</translation>
    </message>
    <message>
        <source>Import detections</source>
        <translation>Erkennungen importieren</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Label importieren</translation>
    </message>
    <message numerus="yes">
        <source>Import of %Ln segments</source>
        <translation>
            <numerusform>Import von %Ln Segment</numerusform>
            <numerusform>Import von %Ln Segmenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Segmente importieren</translation>
    </message>
    <message>
        <source>Import species lists</source>
        <translation>Artenlisten importieren</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Importing annotations</source>
        <translation>Annotationen werden importiert</translation>
    </message>
    <message>
        <source>Importing species lists</source>
        <translation>Artenlisten werden importiert</translation>
    </message>
    <message>
        <source>Imports match species by scientific name, then code, then other names, then name. No species of this project gets another name.</source>
        <translation>Importe ordnen Arten nach wissenschaftlichem Namen zu, dann nach Code, anderen Namen und Namen. Keine Art dieses Projekts wird umbenannt.</translation>
    </message>
    <message>
        <source>Impossibly loud for {listed}: the file is damaged there, and calls within a minute of it may not be found.</source>
        <translation>Unmöglich laut für {listed}: Dort ist die Datei beschädigt, und Rufe bis zu einer Minute davor und danach können fehlen.</translation>
    </message>
    <message>
        <source>In brackets: how the backup differs from now.</source>
        <translation>In Klammern: Unterschied der Sicherung zu jetzt.</translation>
    </message>
    <message>
        <source>In every list: {names}. Tag recordings without these species to improve training.</source>
        <translation>In jeder Liste: {names}. Listen von Aufnahmen ohne diese Arten verbessern das Training.</translation>
    </message>
    <message>
        <source>In recordings of 150 kHz or more, each pulse stays a segment unless this is checked.</source>
        <translation>In Aufnahmen ab 150 kHz bleibt jeder Puls ein Segment, wenn dies nicht angekreuzt ist.</translation>
    </message>
    <message>
        <source>In recordings with a species list: {with_list}, without: {without}.</source>
        <translation>In Aufnahmen mit Artenliste: {with_list}, ohne: {without}.</translation>
    </message>
    <message>
        <source>In the spectrogram</source>
        <translation>Im Spektrogramm</translation>
    </message>
    <message>
        <source>In the table but not in the project</source>
        <translation>In der Tabelle, aber nicht im Projekt</translation>
    </message>
    <message>
        <source>In the table, but could be several recordings</source>
        <translation>In der Tabelle, könnten aber mehrere Aufnahmen sein</translation>
    </message>
    <message>
        <source>In {folder}: {recordings}, {hours} of sound, {calls}.</source>
        <translation>In {folder}: {recordings}, {hours} Ton, {calls}.</translation>
    </message>
    <message>
        <source>Indexes are missing: {names}.</source>
        <translation>Indexe fehlen: {names}.</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Insects</source>
        <translation>Insekten</translation>
    </message>
    <message>
        <source>Inter-observer a&amp;greement…</source>
        <translation>Be&amp;obachterübereinstimmung…</translation>
    </message>
    <message>
        <source>Inter-observer agreement (Cohen&apos;s kappa) per species</source>
        <translation>Beobachterübereinstimmung (Cohens Kappa) je Art</translation>
    </message>
    <message>
        <source>Invalid samples, replaced by silence: {n_bad_samples}.</source>
        <translation>Ungültige Abtastwerte, durch Stille ersetzt: {n_bad_samples}.</translation>
    </message>
    <message>
        <source>Inverted grey</source>
        <translation>Grau umgekehrt</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Ist</translation>
    </message>
    <message>
        <source>Is this {species}?</source>
        <translation>Ist das {species}?</translation>
    </message>
    <message>
        <source>It ends within a tier or is damaged. The part before was read.</source>
        <translation>Sie endet in einer Ebene oder ist beschädigt. Der Teil davor wurde gelesen.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</source>
        <translation>
            <numerusform>Sie hat %Ln Fenster mit eigener Liste. Um dort Arten einzutragen, blättern Sie dorthin oder klicken Sie es unter der Übersicht an.

Eine Liste der ganzen Aufnahme gilt daneben: Ist sie vollständig, fehlen andere Arten auch außerhalb des Fensters.</numerusform>
            <numerusform>Sie hat %Ln Fenster mit eigenen Listen. Um in einem davon Arten einzutragen, blättern Sie dorthin oder klicken Sie es unter der Übersicht an.

Eine Liste der ganzen Aufnahme gilt daneben: Ist sie vollständig, fehlen andere Arten auch außerhalb der Fenster.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has only 0 and 1, which do not say whether a person or a program named the clips. Choose labels or detections (--as).</source>
        <translation>Sie hat nur 0 und 1, was nicht sagt, ob eine Person oder ein Programm die Ausschnitte benannt hat. Wählen Sie Labels oder Erkennungen (--as).</translation>
    </message>
    <message>
        <source>It is used by: birdann segment --segmenter forest</source>
        <translation>Er wird verwendet mit: birdann segment --segmenter forest</translation>
    </message>
    <message>
        <source>It learns by multi-instance multi-label learning after Briggs, Fern and Raich (KDD 2012) and Pham, Raich and Fern (2017).</source>
        <translation>Es lernt durch Multi-Instance-Multi-Label-Lernen nach Briggs, Fern und Raich (KDD 2012) und Pham, Raich und Fern (2017).</translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln calls here.</source>
        <translation>
            <numerusform>Es würde hier %Ln Ruf umreißen.</numerusform>
            <numerusform>Es würde hier %Ln Rufe umreißen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln sounds in view, in blue.</source>
        <translation>
            <numerusform>Sie würde %Ln sichtbares Geräusch umreißen, in Blau.</numerusform>
            <numerusform>Sie würde %Ln sichtbare Geräusche umreißen, in Blau.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item {place}</source>
        <translation>Nummer {place}</translation>
    </message>
    <message>
        <source>Items per bin and species</source>
        <translation>Elemente je Klasse und Art</translation>
    </message>
    <message>
        <source>Its format defines which names are species: “{name}” was not used.</source>
        <translation>Sein Format legt fest, welche Namen Arten sind: „{name}“ wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>Its list will be incomplete.</source>
        <translation>Ihre Liste wird unvollständig.</translation>
    </message>
    <message>
        <source>Its list will count as complete.</source>
        <translation>Ihre Liste wird als vollständig gelten.</translation>
    </message>
    <message>
        <source>Its lowest and highest frequency</source>
        <translation>Seine tiefste und höchste Frequenz</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Jobs under SLURM need the package dask-jobqueue ({reason}). Install it with: pip install dask-jobqueue</source>
        <translation>Aufträge unter SLURM brauchen das Paket dask-jobqueue ({reason}); installieren Sie es mit: pip install dask-jobqueue</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln fragments</source>
        <translation>
            <numerusform>%Ln Fragment verbinden</numerusform>
            <numerusform>%Ln Fragmente verbinden</numerusform>
        </translation>
    </message>
    <message>
        <source>Join fragments</source>
        <translation>Fragmente verbinden</translation>
    </message>
    <message>
        <source>Join segments of the same predicted species that belong to one call</source>
        <translation>Segmente derselben vorhergesagten Art verbinden, die zu einem Ruf gehören</translation>
    </message>
    <message>
        <source>Join ultrasound too</source>
        <translation>Auch Ultraschall verbinden</translation>
    </message>
    <message>
        <source>Join windows</source>
        <translation>Fenster verbinden</translation>
    </message>
    <message>
        <source>Join with next window</source>
        <translation>Mit nächstem Fenster verbinden</translation>
    </message>
    <message>
        <source>Joined {pieces} fragments to {calls} calls.</source>
        <translation>{pieces} Fragmente zu {calls} Rufen verbunden.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Joining fragments</source>
        <translation>Fragmente werden verbunden</translation>
    </message>
    <message>
        <source>Joining in {name}</source>
        <translation>Zusammenfügen in {name}</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Springen</translation>
    </message>
    <message>
        <source>Jump to a time</source>
        <translation>Zu einer Zeit springen</translation>
    </message>
    <message>
        <source>Jump to a time of the recording or of the day</source>
        <translation>Zu einer Zeit der Aufnahme oder Tageszeit springen</translation>
    </message>
    <message>
        <source>Kaleidoscope id or cluster table (CSV)</source>
        <translation>Kaleidoscope-Tabelle id oder cluster (CSV)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep a species in its list</source>
        <translation>Art auf ihrer Liste lassen</translation>
    </message>
    <message>
        <source>Keep list</source>
        <translation>Liste behalten</translation>
    </message>
    <message>
        <source>Keep species lists</source>
        <translation>Artenlisten beibehalten</translation>
    </message>
    <message>
        <source>Keep species separate</source>
        <translation>Arten getrennt halten</translation>
    </message>
    <message>
        <source>Keep the contrast of the spectrogram as it is, instead of following what is in view</source>
        <translation>Den Kontrast des Spektrogramms lassen, wie er ist, statt dass er dem sichtbaren Ausschnitt folgt</translation>
    </message>
    <message>
        <source>Keep the list: the label is for this call only (Shift+L)</source>
        <translation>Die Liste behalten: Das Label gilt nur für diesen Ruf (Umschalt+L)</translation>
    </message>
    <message>
        <source>Keep the species list: a label that contradicts it is for its call only</source>
        <translation>Die Artenliste behalten: Ein Label, das ihr widerspricht, gilt nur für seinen Ruf</translation>
    </message>
    <message>
        <source>Keep these dates as a season…</source>
        <translation>Diese Tage als Saison behalten…</translation>
    </message>
    <message>
        <source>Keeps: {kept}.</source>
        <translation>Behält: {kept}.</translation>
    </message>
    <message>
        <source>Keeps: {kept}. Does not keep: {lost}.</source>
        <translation>Behält: {kept}. Behält nicht: {lost}.</translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln answers.</source>
        <translation>
            <numerusform>%Ln Antwort wurde gespeichert.</numerusform>
            <numerusform>%Ln Antworten wurden gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln recordings that were removed from one project and edited in the other.</source>
        <translation>
            <numerusform>%Ln Aufnahme behalten, die aus einem Projekt entfernt und im anderen bearbeitet wurde.</numerusform>
            <numerusform>%Ln Aufnahmen behalten, die aus einem Projekt entfernt und im anderen bearbeitet wurden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln segments that were deleted in one project and labelled in the other.</source>
        <translation>
            <numerusform>%Ln Segment behalten, das in einem Projekt gelöscht und im anderen gelabelt wurde.</numerusform>
            <numerusform>%Ln Segmente behalten, die in einem Projekt gelöscht und im anderen gelabelt wurden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Art des Modells</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Bekannt aus</translation>
    </message>
    <message>
        <source>L&amp;icences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>Label cleared: {what}</source>
        <translation>Label gelöscht: {what}</translation>
    </message>
    <message>
        <source>Label contradicts the species list</source>
        <translation>Label widerspricht der Artenliste</translation>
    </message>
    <message>
        <source>Label every call in field recordings from recording-level species lists.</source>
        <translation>Jeden Ruf in Freilandaufnahmen anhand von Artenlisten der Aufnahmen benennen.</translation>
    </message>
    <message>
        <source>Label segments</source>
        <translation>Segmente labeln</translation>
    </message>
    <message>
        <source>Labelled or predicted species; click to sort</source>
        <translation>Gelabelte oder vorhergesagte Art; Klick sortiert</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Benennen</translation>
    </message>
    <message>
        <source>Labelling segments</source>
        <translation>Segmente werden benannt</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Labels (*.txt *.csv)</source>
        <translation>Namen (*.txt *.csv)</translation>
    </message>
    <message>
        <source>Labels agree</source>
        <translation>Labels stimmen</translation>
    </message>
    <message>
        <source>Labels given after the model was trained</source>
        <translation>Labels, die nach dem Training vergeben wurden</translation>
    </message>
    <message>
        <source>Labels that agree with the model, including labels it was trained on</source>
        <translation>Labels, die mit dem Modell übereinstimmen, auch jene, mit denen es trainiert wurde</translation>
    </message>
    <message>
        <source>Labels that contradict a species list and were not used: {n_conflicts}. Resolve them with Find possible list errors.</source>
        <translation>Labels, die einer Artenliste widersprechen und nicht verwendet wurden: {n_conflicts}. Entscheiden Sie darüber unter „Mögliche Listenfehler finden“.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language, colours, size, your name, backups</source>
        <translation>Sprache, Farben, Größe, Ihr Name, Sicherungen</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Last week, 1 to 48</source>
        <translation>Letzte Woche, 1 bis 48</translation>
    </message>
    <message>
        <source>Later labels</source>
        <translation>Spätere Labels</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Learn the species from your tags and labels, then label every segment</source>
        <translation>Die Arten aus Ihren Listen und Labels lernen, dann jedes Segment benennen</translation>
    </message>
    <message>
        <source>Learning from paint</source>
        <translation>Lernt aus der Farbe</translation>
    </message>
    <message>
        <source>Learning from {name}</source>
        <translation>Lernen aus {name}</translation>
    </message>
    <message>
        <source>Learns which call belongs to which species.</source>
        <translation>Lernt, welcher Ruf zu welcher Art gehört.</translation>
    </message>
    <message>
        <source>Learns which species rank above others in a recording.</source>
        <translation>Lernt, welche Arten in einer Aufnahme vor anderen stehen.</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Unsicherste</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>birdann verlassen</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Leave out segments without a species</source>
        <translation>Segmente ohne Art weglassen</translation>
    </message>
    <message>
        <source>Left channel</source>
        <translation>Linker Kanal</translation>
    </message>
    <message>
        <source>Left out, because the project contains the same sound already</source>
        <translation>Weggelassen, weil das Projekt denselben Ton schon enthält</translation>
    </message>
    <message>
        <source>Left out: {n_and_reasons}.</source>
        <translation>Weggelassen: {n_and_reasons}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Level (dBFS)</source>
        <translation>Pegel (dBFS)</translation>
    </message>
    <message>
        <source>Level (dBFS), background subtracted</source>
        <translation>Pegel (dBFS), Hintergrund abgezogen</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence of the network: {licence}.</source>
        <translation>Lizenz des Netzes: {licence}.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Line {line} has no file name and was skipped.</source>
        <translation>Zeile {line} hat keinen Dateinamen und wurde übersprungen.</translation>
    </message>
    <message>
        <source>Line {line} of the WildTrax report has a time that cannot be read. Correct it.</source>
        <translation>Zeile {line} des WildTrax-Berichts enthält eine Zeit, die nicht gelesen werden kann. Korrigieren Sie sie.</translation>
    </message>
    <message>
        <source>Line {line} repeats {species} for {file} (first in line {earlier}).</source>
        <translation>Zeile {line} wiederholt {species} für {file} (zuerst in Zeile {earlier}).</translation>
    </message>
    <message>
        <source>Line {place} cannot be read: {reason}.</source>
        <translation>Zeile {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Linear colours</source>
        <translation>Lineare Farben</translation>
    </message>
    <message>
        <source>Linear part: mean of {n_models} models with linear and curved boundaries, weighted by held-out lists.</source>
        <translation>Linearer Teil: Mittel aus {n_models} Modellen mit geraden und gekrümmten Grenzen, gewichtet nach zurückgehaltenen Listen.</translation>
    </message>
    <message>
        <source>Lis&amp;ten</source>
        <translation>Hö&amp;ren</translation>
    </message>
    <message>
        <source>List or hide sounds that are probably not calls: noise, echoes, fragments</source>
        <translation>Laute zeigen oder ausblenden, die wahrscheinlich keine Rufe sind: Störgeräusche, Echos, Fragmente</translation>
    </message>
    <message>
        <source>List the edits since the project was opened, to go back to any of them</source>
        <translation>Änderungen seit dem Öffnen zeigen und zu einer davon zurückgehen</translation>
    </message>
    <message>
        <source>List the species of the whole recording?</source>
        <translation>Arten der ganzen Aufnahme auflisten?</translation>
    </message>
    <message>
        <source>List untagged recordings, those first whose lists help training most</source>
        <translation>Aufnahmen ohne Tags auflisten, zuerst jene, deren Listen dem Training am meisten helfen</translation>
    </message>
    <message>
        <source>Listed but unknown to the model: {names}. Train again to include them.</source>
        <translation>Auf Listen, dem Modell aber unbekannt: {names}; trainieren Sie neu, um sie zu lernen.</translation>
    </message>
    <message>
        <source>Listed by {person}</source>
        <translation>Liste von {person}</translation>
    </message>
    <message>
        <source>Listed species without detections: {n} of {every} ({names}). If the detections have other names for them, merge these in Project &gt; Species.</source>
        <translation>Gelistete Arten ohne Erkennungen: {n} von {every} ({names}). Wenn sie bei den Erkennungen anders heißen, führen Sie die Namen unter Projekt &gt; Arten zusammen.</translation>
    </message>
    <message>
        <source>Listened, no birds present (Ctrl+B)</source>
        <translation>Gehört, keine Vögel vorhanden (Strg+B)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Lists and labels that named “{name}” before the merge with “{other}” name it again.</source>
        <translation>Listen und Labels, die vor der Zusammenlegung mit „{other}“ „{name}“ nannten, nennen es wieder.</translation>
    </message>
    <message>
        <source>Lists are checked by models of other recordings; that takes at least {n} recordings with segments and a species list.</source>
        <translation>Listen werden mit Modellen anderer Aufnahmen geprüft; dazu braucht es mindestens {n} Aufnahmen mit Segmenten und Artenliste.</translation>
    </message>
    <message>
        <source>Lists hidden: {sentence}</source>
        <translation>Listen verborgen: {sentence}</translation>
    </message>
    <message>
        <source>Lists name species at one site only. Scores of a site must not use its own lists: make lists at a second site.</source>
        <translation>Listen nennen Arten nur an einem Standort. Werte eines Standorts dürfen seine eigenen Listen nicht nutzen: Legen Sie Listen an einem zweiten Standort an.</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Namenslisten (*.txt *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Lists that would change</source>
        <translation>Listen, die sich ändern würden</translation>
    </message>
    <message>
        <source>Lists with an unidentified species, read as incomplete: {n}.</source>
        <translation>Listen mit einer unbestimmten Art, als unvollständig gelesen: {n}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Load species c&amp;hecklist…</source>
        <translation>Arten &amp;zur Auswahl…</translation>
    </message>
    <message>
        <source>Load species checklist</source>
        <translation>Arten zur Auswahl laden</translation>
    </message>
    <message>
        <source>Locate &amp;missing files…</source>
        <translation>&amp;Verschobene Dateien suchen…</translation>
    </message>
    <message>
        <source>Locate missing files</source>
        <translation>Verschobene Dateien suchen</translation>
    </message>
    <message>
        <source>Locate missing files…</source>
        <translation>Verschobene Dateien suchen…</translation>
    </message>
    <message>
        <source>Locate sound files that were moved or renamed</source>
        <translation>Verschobene oder umbenannte Tondateien suchen</translation>
    </message>
    <message>
        <source>Location differs: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Using {first}.</source>
        <translation>Ort widersprüchlich: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. {first} gilt.</translation>
    </message>
    <message>
        <source>Log odds of {first} against {second}: {total} = {effects}.</source>
        <translation>Log-Odds von {first} gegen {second}: {total} = {effects}.</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Protokoll: {path}</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmisch</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Logarithmische Farben</translation>
    </message>
    <message>
        <source>Longer than usual for this species ({low}–{high} s).</source>
        <translation>Länger als üblich für diese Art ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Look and listen</source>
        <translation>Ansehen und anhören</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Looking at the sound files</source>
        <translation>Tondateien werden angesehen</translation>
    </message>
    <message>
        <source>Looking at {name}</source>
        <translation>{name} wird angesehen</translation>
    </message>
    <message>
        <source>Looking for a segmenter</source>
        <translation>Suche nach einem Segmentierer</translation>
    </message>
    <message>
        <source>Looking for help</source>
        <translation>Abhilfe wird gesucht</translation>
    </message>
    <message>
        <source>Looking for networks</source>
        <translation>Netze werden gesucht</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>Tabellen werden gesucht</translation>
    </message>
    <message>
        <source>Looking for {name}</source>
        <translation>{name} wird gesucht</translation>
    </message>
    <message>
        <source>Looking through the project</source>
        <translation>Das Projekt wird durchgesehen</translation>
    </message>
    <message>
        <source>Looking where the sound is</source>
        <translation>Es wird nachgesehen, wo der Ton liegt</translation>
    </message>
    <message>
        <source>Loop is off.</source>
        <translation>Schleife ist aus.</translation>
    </message>
    <message>
        <source>Loop is on.</source>
        <translation>Schleife ist an.</translation>
    </message>
    <message>
        <source>Lowest frequency shown</source>
        <translation>Tiefste gezeigte Frequenz</translation>
    </message>
    <message>
        <source>MIMLfast trains on species lists only. Tag a recording that has segments.</source>
        <translation>MIMLfast lernt nur aus Artenlisten. Tragen Sie die Arten einer Aufnahme mit Segmenten ein.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Make a small project of synthesised birdsong to try everything on</source>
        <translation>Ein kleines Projekt mit künstlichem Vogelgesang anlegen, um alles auszuprobieren</translation>
    </message>
    <message>
        <source>Make one segment of those selected</source>
        <translation>Aus den ausgewählten ein Segment machen</translation>
    </message>
    <message>
        <source>Make one window of the chosen one and the next</source>
        <translation>Das gewählte Fenster mit dem nächsten verbinden</translation>
    </message>
    <message>
        <source>Makes one file per recording in a folder that you choose.</source>
        <translation>Legt in einem Ordner Ihrer Wahl je Aufnahme eine Datei an.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Map of similar sounds</source>
        <translation>Karte ähnlicher Laute</translation>
    </message>
    <message>
        <source>Mar&amp;k species as</source>
        <translation>Art &amp;eintragen als</translation>
    </message>
    <message>
        <source>Mark as listened, no birds present</source>
        <translation>Als gehört markieren, keine Vögel vorhanden</translation>
    </message>
    <message>
        <source>Mark label as certain; again: undo</source>
        <translation>Label als sicher markieren; nochmals: zurück</translation>
    </message>
    <message>
        <source>Mark label as possible; again: undo</source>
        <translation>Label als möglich markieren; nochmals: zurück</translation>
    </message>
    <message>
        <source>Mark label as probable; again: undo</source>
        <translation>Label als wahrscheinlich markieren; nochmals: zurück</translation>
    </message>
    <message>
        <source>Mark the segment as noise</source>
        <translation>Segment als Störgeräusch kennzeichnen</translation>
    </message>
    <message>
        <source>Mark the selection as noise</source>
        <translation>Auswahl als Störgeräusch markieren</translation>
    </message>
    <message>
        <source>Marks of tiers that do not name species, without a sound at their time: {names}.</source>
        <translation>Einträge von Ebenen, die keine Arten nennen, ohne Laut zu ihrer Zeit: {names}.</translation>
    </message>
    <message>
        <source>Matched names</source>
        <translation>Zugeordnete Namen</translation>
    </message>
    <message>
        <source>Matches no listed species: noise, or a species missing from the list.</source>
        <translation>Passt zu keiner gelisteten Art: Störgeräusch oder eine auf der Liste fehlende Art.</translation>
    </message>
    <message>
        <source>Matroska sound</source>
        <translation>Matroska-Ton</translation>
    </message>
    <message>
        <source>Maximize spectrogram</source>
        <translation>Spektrogramm maximieren</translation>
    </message>
    <message>
        <source>Mean power in the call&apos;s band and time; a sine of full scale has -3 dB (Raven: Inband Power)</source>
        <translation>Mittlere Leistung in Band und Zeit des Rufs; ein Sinus bei Vollaussteuerung hat -3 dB (Raven: Inband Power)</translation>
    </message>
    <message numerus="yes">
        <source>Measured %Ln segments.</source>
        <translation>
            <numerusform>%Ln Segment gemessen.</numerusform>
            <numerusform>%Ln Segmente gemessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring kept segments</source>
        <translation>Behaltene Segmente werden gemessen</translation>
    </message>
    <message>
        <source>Measuring labelled segments</source>
        <translation>Messung der Segmente mit Label</translation>
    </message>
    <message>
        <source>Measuring noise</source>
        <translation>Geräuschpegel messen</translation>
    </message>
    <message>
        <source>Measuring segments</source>
        <translation>Segmente werden gemessen</translation>
    </message>
    <message>
        <source>Measuring the changed segment</source>
        <translation>Das geänderte Segment wird vermessen</translation>
    </message>
    <message>
        <source>Measuring the new segment</source>
        <translation>Das neue Segment wird vermessen</translation>
    </message>
    <message>
        <source>Measuring {name}</source>
        <translation>{name} wird gemessen</translation>
    </message>
    <message>
        <source>Mel</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Vereinigen</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment vereinen</numerusform>
            <numerusform>%Ln Segmente vereinen</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge a species with “{name}”</source>
        <translation>Eine Art mit „{name}“ vereinigen</translation>
    </message>
    <message>
        <source>Merge calls of one species with gaps up to</source>
        <translation>Rufe einer Art zusammenfassen mit Pausen bis</translation>
    </message>
    <message>
        <source>Merge projects</source>
        <translation>Projekte zusammenführen</translation>
    </message>
    <message>
        <source>Merge segments</source>
        <translation>Segmente vereinen</translation>
    </message>
    <message>
        <source>Merge species</source>
        <translation>Arten zusammenführen</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Zusammenführen mit</translation>
    </message>
    <message>
        <source>Merge with another observer&apos;s project of the same recordings</source>
        <translation>Mit dem Projekt einer anderen Person zu denselben Aufnahmen zusammenführen</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Zusammengeführt</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Merging segments</source>
        <translation>Segmente werden vereint</translation>
    </message>
    <message>
        <source>Minimum call probability of segments that are listed, shown and exported</source>
        <translation>Mindest-Rufwahrscheinlichkeit der Segmente, die gelistet, gezeigt und exportiert werden</translation>
    </message>
    <message>
        <source>Minimum call probability: {percent} %</source>
        <translation>Mindest-Rufwahrscheinlichkeit: {percent} %</translation>
    </message>
    <message>
        <source>Minimum probability for unreviewed segments:</source>
        <translation>Mindestwahrscheinlichkeit für ungeprüfte Segmente:</translation>
    </message>
    <message>
        <source>Minimum probability of a call</source>
        <translation>Mindestwahrscheinlichkeit eines Rufs</translation>
    </message>
    <message>
        <source>Minimum probability of accepted tags</source>
        <translation>Mindestwahrscheinlichkeit übernommener Arten</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed calls</source>
        <translation>Mindestwahrscheinlichkeit ungeprüfter Rufe</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed segments in exports and summaries</source>
        <translation>Mindestwahrscheinlichkeit ungeprüfter Segmente in Exporten und Übersichten</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>Minimum score of imported detections</source>
        <translation>Mindestwert importierter Erkennungen</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Minutes listened</source>
        <translation>Gehörte Minuten</translation>
    </message>
    <message>
        <source>Minutes of the clock count if at least 30 s of them were surveyed. The 95 % interval treats the minutes of an hour at a site as one cluster.</source>
        <translation>Minuten der Uhr zählen, wenn mindestens 30 s von ihnen untersucht wurden. Das 95-%-Intervall behandelt die Minuten einer Stunde an einem Standort als einen Cluster.</translation>
    </message>
    <message>
        <source>Minutes to move by</source>
        <translation>Minuten der Verschiebung</translation>
    </message>
    <message>
        <source>Minutes with a call</source>
        <translation>Minuten mit einem Ruf</translation>
    </message>
    <message>
        <source>Missing file</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Fehlende Dateien</translation>
    </message>
    <message>
        <source>Missing sound files (find moved ones with birdann locate)</source>
        <translation>Fehlende Tondateien (verschobene findet birdann locate)</translation>
    </message>
    <message>
        <source>Mix of channels</source>
        <translation>Mischung der Kanäle</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves them</source>
        <translation>Modell &gt; Vorhersagen prüfen speichert sie</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves thresholds</source>
        <translation>Modell &gt; Vorhersagen prüfen speichert Schwellen</translation>
    </message>
    <message>
        <source>Model and predictions updated.</source>
        <translation>Modell und Vorhersagen aktualisiert.</translation>
    </message>
    <message>
        <source>Model {name} of {time}: features {schema}, segments found with “{preset}”.</source>
        <translation>Modell {name} vom {time}: Merkmale {schema}, Segmente gefunden mit „{preset}“.</translation>
    </message>
    <message>
        <source>Model {name}, trained {when}</source>
        <translation>Modell {name}, trainiert {when}</translation>
    </message>
    <message>
        <source>Model: decision trees ({why}).</source>
        <translation>Modell: Entscheidungsbäume ({why}).</translation>
    </message>
    <message>
        <source>Model: decision trees {trees}, linear {linear} ({why}).</source>
        <translation>Modell: Entscheidungsbäume {trees}, linear {linear} ({why}).</translation>
    </message>
    <message>
        <source>Model: linear ({why}).</source>
        <translation>Modell: linear ({why}).</translation>
    </message>
    <message>
        <source>Model: {run}.</source>
        <translation>Modell: {run}.</translation>
    </message>
    <message>
        <source>Models are trained without each group of sites, so that no list or answer of a site decides what is played there. What is set here stays as it is for this queue.</source>
        <translation>Modelle werden ohne jede Gruppe von Standorten trainiert, sodass keine Liste oder Antwort eines Standorts entscheidet, was dort abgespielt wird. Was hier gewählt wird, bleibt für diese Besuche so.</translation>
    </message>
    <message>
        <source>Models of this project</source>
        <translation>Modelle dieses Projekts</translation>
    </message>
    <message>
        <source>Monkey&apos;s Audio</source>
        <translation>Monkey’s Audio</translation>
    </message>
    <message>
        <source>Month in words</source>
        <translation>Monat in Worten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mehr Filter</translation>
    </message>
    <message numerus="yes">
        <source>More filters (%Ln set)</source>
        <translation>
            <numerusform>Mehr Filter (%Ln gesetzt)</numerusform>
            <numerusform>Mehr Filter (%Ln gesetzt)</numerusform>
        </translation>
    </message>
    <message>
        <source>Most birds, frogs and mammals: 200 Hz and above.</source>
        <translation>Die meisten Vögel, Frösche und Säugetiere: ab 200 Hz.</translation>
    </message>
    <message>
        <source>Most calls in a minute</source>
        <translation>Meiste Rufe in einer Minute</translation>
    </message>
    <message>
        <source>Most calls in a minute of the clock: the maximum of each visit, as mean over visits with its 95 % interval.</source>
        <translation>Meiste Rufe in einer Minute der Uhr: das Maximum jedes Besuchs, als Mittel über die Besuche mit seinem 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Sicherste</translation>
    </message>
    <message>
        <source>Most informative first</source>
        <translation>Informativste</translation>
    </message>
    <message>
        <source>Most similar</source>
        <translation>Ähnlichste</translation>
    </message>
    <message>
        <source>Most similar confirmed calls: {n} of {of} {species}.</source>
        <translation>Ähnlichste bestätigte Rufe: {n} von {of} {species}.</translation>
    </message>
    <message>
        <source>Most similar first</source>
        <translation>Ähnlichste zuerst</translation>
    </message>
    <message>
        <source>Most to review first</source>
        <translation>Meiste Arbeit zuerst</translation>
    </message>
    <message>
        <source>Most typical predictions</source>
        <translation>Typischste Vorhersagen</translation>
    </message>
    <message>
        <source>Mouse wheel zooms the spectrogram</source>
        <translation>Mausrad zoomt das Spektrogramm</translation>
    </message>
    <message>
        <source>Move along the frequencies</source>
        <translation>Durch die Frequenzen gehen</translation>
    </message>
    <message>
        <source>Move along the recording; with Shift by a page</source>
        <translation>Durch die Aufnahme gehen; mit Umschalt um eine Seite</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Verschieben um</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Tastatur zum nächsten Teil des Fensters bringen</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Tastatur zum vorigen Teil des Fensters bringen</translation>
    </message>
    <message>
        <source>Move window</source>
        <translation>Fenster verschieben</translation>
    </message>
    <message>
        <source>My recordings</source>
        <translation>Meine Aufnahmen</translation>
    </message>
    <message>
        <source>N processes on this machine (default: one for each core)</source>
        <translation>N Prozesse auf diesem Rechner (Vorgabe: einer je Kern)</translation>
    </message>
    <message>
        <source>N&amp;ext segment</source>
        <translation>&amp;Nächstes Segment</translation>
    </message>
    <message>
        <source>N&amp;ote on the recording…</source>
        <translation>Notiz zur Aufnahme…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the season from {first} to {last}:</source>
        <translation>Name der Saison vom {first} bis {last}:</translation>
    </message>
    <message>
        <source>Name the network with --network; “birdann networks list” names those installed.</source>
        <translation>Nennen Sie das Netz mit --network; „birdann networks list“ nennt die installierten.</translation>
    </message>
    <message>
        <source>Name, site or species</source>
        <translation>Name, Standort oder Art</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Benannt</translation>
    </message>
    <message>
        <source>Names beside them, and a legend</source>
        <translation>Namen daneben, und eine Legende</translation>
    </message>
    <message>
        <source>Names with a comma, read as one species: {names}. Write “;” between species.</source>
        <translation>Namen mit Komma, als eine Art gelesen: {names}. Schreiben Sie „;“ zwischen Arten.</translation>
    </message>
    <message>
        <source>Ne&amp;xt colour map</source>
        <translation>Näc&amp;hste Farbskala</translation>
    </message>
    <message>
        <source>Ne&amp;xt untagged recording</source>
        <translation>&amp;Nächste Aufnahme ohne Arten</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Braucht Daten</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Networks (*.tflite *.onnx)</source>
        <translation>Netze (*.tflite *.onnx)</translation>
    </message>
    <message>
        <source>Networks need the package {package}. Install it with: pip install birdann[networks]</source>
        <translation>Netze brauchen das Paket {package}. Installieren Sie es mit: pip install birdann[networks]</translation>
    </message>
    <message>
        <source>New &amp;lists are complete…</source>
        <translation>Neue Listen sind &amp;vollständig…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>New lists are complete</source>
        <translation>Neue Listen sind vollständig</translation>
    </message>
    <message>
        <source>New lists are incomplete</source>
        <translation>Neue Listen sind unvollständig</translation>
    </message>
    <message>
        <source>New name of the species</source>
        <translation>Neuer Name der Art</translation>
    </message>
    <message>
        <source>New path, since it was taken: Locate missing files</source>
        <translation>Neuer Pfad, da er belegt war: Fehlende Dateien suchen</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Neue Stichprobe</translation>
    </message>
    <message>
        <source>New sample…</source>
        <translation>Neue Stichprobe…</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>Neue Art</translation>
    </message>
    <message>
        <source>New species with similar existing names (merge them, or use --species-map)</source>
        <translation>Neue Arten mit ähnlichen vorhandenen Namen (führen Sie sie zusammen, oder nutzen Sie --species-map)</translation>
    </message>
    <message>
        <source>New species: {names}.</source>
        <translation>Neue Arten: {names}.</translation>
    </message>
    <message>
        <source>New visits</source>
        <translation>Neue Besuche</translation>
    </message>
    <message>
        <source>New visits…</source>
        <translation>Neue Besuche…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next &amp;uncertain segment</source>
        <translation>Nächstes &amp;unsicheres Segment</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Nächste Gruppe</translation>
    </message>
    <message>
        <source>Next group (Alt+Right)</source>
        <translation>Nächste Gruppe (Alt+Rechts)</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Nächster Bereich</translation>
    </message>
    <message>
        <source>Next step: {text}</source>
        <translation>Nächster Schritt: {text}</translation>
    </message>
    <message>
        <source>Next untagged window</source>
        <translation>Nächstes Fenster ohne Liste</translation>
    </message>
    <message>
        <source>Night from</source>
        <translation>Nacht ab</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nächte</translation>
    </message>
    <message>
        <source>Nights, from noon to noon</source>
        <translation>Nächte, von Mittag bis Mittag</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>No answers to save. Give at least one.</source>
        <translation>Keine Antworten zu speichern. Geben Sie mindestens eine.</translation>
    </message>
    <message>
        <source>No backup of {project_path} could be made in {folder} ({reason}), and nothing was changed. Free some space or make that folder writable.</source>
        <translation>Von {project_path} ließ sich in {folder} keine Sicherung anlegen ({reason}), und nichts wurde geändert; schaffen Sie Platz, oder machen Sie den Ordner beschreibbar.</translation>
    </message>
    <message>
        <source>No birds</source>
        <translation>Keine Vögel</translation>
    </message>
    <message>
        <source>No birds &amp;where “none” is written</source>
        <translation>Keine Vögel, &amp;wo „none“ o. Ä. steht</translation>
    </message>
    <message>
        <source>No birds (complete list).</source>
        <translation>Keine Vögel (vollständige Liste).</translation>
    </message>
    <message>
        <source>No call was counted there.</source>
        <translation>Dort wurde kein Ruf gezählt.</translation>
    </message>
    <message>
        <source>No calls are painted in {path}. Paint some, import a table of boxes (--boxes), or train from confirmed segments (--from-segments).</source>
        <translation>In {path} sind keine Rufe gemalt; malen Sie einige, importieren Sie eine Tabelle mit Rechtecken (--boxes), oder trainieren Sie aus bestätigten Segmenten (--from-segments).</translation>
    </message>
    <message>
        <source>No calls were found in these recordings. Add others.</source>
        <translation>In diesen Aufnahmen wurden keine Rufe gefunden. Fügen Sie andere hinzu.</translation>
    </message>
    <message>
        <source>No calls were found in this recording.
Draw one if you see it.</source>
        <translation>In dieser Aufnahme wurden keine Rufe gefunden.
Zeichnen Sie einen, wenn Sie ihn sehen.</translation>
    </message>
    <message>
        <source>No column with species names was found. Choose one: {names}.</source>
        <translation>Keine Spalte mit Artnamen gefunden. Wählen Sie eine: {names}.</translation>
    </message>
    <message>
        <source>No command of that name.</source>
        <translation>Kein Befehl dieses Namens.</translation>
    </message>
    <message>
        <source>No confirmed calls of “{species}” to compare with.</source>
        <translation>Keine bestätigten Rufe von „{species}“ zum Vergleichen.</translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Keine Widersprüche.</translation>
    </message>
    <message>
        <source>No detection: occupancy cannot be estimated.</source>
        <translation>Kein Nachweis: Die Besetzung lässt sich nicht schätzen.</translation>
    </message>
    <message>
        <source>No detections match. Lower the minimum score, or choose other species.</source>
        <translation>Keine passenden Erkennungen. Senken Sie den Mindestwert, oder wählen Sie andere Arten.</translation>
    </message>
    <message>
        <source>No display here. Later: birdann {path}</source>
        <translation>Hier gibt es keine Anzeige. Später: birdann {path}</translation>
    </message>
    <message>
        <source>No edits yet. Tags and labels appear here and can be undone.</source>
        <translation>Noch keine Änderungen. Tags und Labels erscheinen hier und lassen sich rückgängig machen.</translation>
    </message>
    <message>
        <source>No example of it has been confirmed yet. Confirm some, and they play here.</source>
        <translation>Davon ist noch kein Beispiel bestätigt. Bestätigen Sie welche, dann sind sie hier zu hören.</translation>
    </message>
    <message>
        <source>No examples were given (--call or --project).</source>
        <translation>Es wurden keine Beispiele angegeben (--call oder --project).</translation>
    </message>
    <message>
        <source>No figure. {why}</source>
        <translation>Keine Abbildung. {why}</translation>
    </message>
    <message>
        <source>No figure: the model {model} is not calibrated.</source>
        <translation>Keine Abbildung: Das Modell {model} ist nicht kalibriert.</translation>
    </message>
    <message>
        <source>No forest segmenter has been trained in {path} yet. Paint some calls or confirm some segments, and train it (birdann train-segmenter).</source>
        <translation>In {path} wurde noch kein Wald-Segmentierer trainiert; malen Sie einige Rufe oder bestätigen Sie einige Segmente und trainieren Sie ihn (birdann train-segmenter).</translation>
    </message>
    <message>
        <source>No fragments of one call were found. Nothing was joined.</source>
        <translation>Keine Segmente einer Art klingen zusammen; nichts wurde zusammengefügt.</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Keine Gruppe</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>No groups found: too few segments are similar to one another.</source>
        <translation>Keine Gruppen gefunden: Zu wenige Segmente sind einander ähnlich.</translation>
    </message>
    <message>
        <source>No items match the filters of the review queue.</source>
        <translation>Keine Einträge entsprechen den Filtern der Prüfliste.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>No known call is of a species in its recording&apos;s list, so that labels are not scored.</source>
        <translation>Kein bekannter Ruf ist von einer Art in der Liste seiner Aufnahme; Labels werden daher nicht bewertet.</translation>
    </message>
    <message>
        <source>No list errors with a probability of {least} or more.</source>
        <translation>Keine Liste irrt mit einer Wahrscheinlichkeit von {least} oder mehr.</translation>
    </message>
    <message>
        <source>No longer used and removed: {names}.</source>
        <translation>Nicht mehr verwendet und entfernt: {names}.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one before joining fragments.</source>
        <translation>Noch hat kein Modell die Segmente benannt; trainieren Sie eines und fügen Sie sie dann zusammen.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one first.</source>
        <translation>Es ist noch kein Modell trainiert. Trainieren Sie zuerst eines.</translation>
    </message>
    <message>
        <source>No model was trained: {reason}</source>
        <translation>Es wurde kein Modell trainiert: {reason}</translation>
    </message>
    <message>
        <source>No model yet. Tag some recordings, then train (Ctrl+T).</source>
        <translation>Noch kein Modell. Tragen Sie Arten einiger Aufnahmen ein und trainieren Sie dann (Strg+T).</translation>
    </message>
    <message>
        <source>No prediction yet. Predict labels, or choose a species.</source>
        <translation>Noch keine Vorhersage. Lassen Sie Labels vorhersagen, oder wählen Sie eine Art.</translation>
    </message>
    <message>
        <source>No prediction yet. Train a model, or choose a species.</source>
        <translation>Noch keine Vorhersage. Trainieren Sie ein Modell, oder wählen Sie eine Art.</translation>
    </message>
    <message>
        <source>No prediction: the model learned from the label that was removed.</source>
        <translation>Keine Vorhersage: Das Modell hat aus dem entfernten Label gelernt.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>No recording has a species list. Tag some recordings, or import lists, first.</source>
        <translation>Keine Aufnahme hat eine Artenliste; tragen Sie zuerst Arten ein, oder importieren Sie Listen.</translation>
    </message>
    <message>
        <source>No recording has a start. Set sites and times to see results by hour and date.</source>
        <translation>Keine Aufnahme hat einen Beginn. Legen Sie Standorte und Zeiten fest, um Ergebnisse nach Stunde und Datum zu sehen.</translation>
    </message>
    <message>
        <source>No recording has both segments and a species list. Tag one and segment it first.</source>
        <translation>Keine Aufnahme hat Segmente und eine Artenliste; tragen Sie in eine Arten ein und segmentieren Sie sie.</translation>
    </message>
    <message>
        <source>No recording has failed.</source>
        <translation>Keine Aufnahme ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>No recording matches the pattern {pattern}. Recordings have names such as {name}.</source>
        <translation>Keine Aufnahme passt zum Muster {pattern}. Aufnahmen heißen zum Beispiel {name}.</translation>
    </message>
    <message>
        <source>No recording or folder is called {name}. Recordings have names such as {example}.</source>
        <translation>Keine Aufnahme und kein Ordner heißt {name}. Aufnahmen heißen zum Beispiel {example}.</translation>
    </message>
    <message>
        <source>No recording with a site and a start lies within the season and the hours of day. Correct them.</source>
        <translation>Keine Aufnahme mit Standort und Anfangszeit liegt in der Saison und den Tagesstunden. Korrigieren Sie diese.</translation>
    </message>
    <message>
        <source>No recordings match these filters. Clear the text or choose “All recordings”.</source>
        <translation>Keine Aufnahme entspricht diesen Filtern. Leeren Sie den Text oder wählen Sie „Alle Aufnahmen“.</translation>
    </message>
    <message>
        <source>No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.</source>
        <translation>Noch keine Aufnahmen. Ziehen Sie Tondateien ins Fenster oder drücken Sie Strg+Umschalt+A.</translation>
    </message>
    <message>
        <source>No reduction</source>
        <translation>Keine Verringerung</translation>
    </message>
    <message>
        <source>No reference measurements for this species.</source>
        <translation>Keine Vergleichswerte für diese Art.</translation>
    </message>
    <message>
        <source>No running tasks</source>
        <translation>Keine laufenden Vorgänge</translation>
    </message>
    <message>
        <source>No running tasks.</source>
        <translation>Keine laufenden Vorgänge.</translation>
    </message>
    <message>
        <source>No samples. Draw one with birdann validate make.</source>
        <translation>Keine Stichproben. Ziehen Sie eine mit birdann validate make.</translation>
    </message>
    <message>
        <source>No scheduler answers at {address} ({reason}). Start one with: dask scheduler</source>
        <translation>Unter {address} antwortet kein Scheduler ({reason}); starten Sie einen mit: dask scheduler</translation>
    </message>
    <message>
        <source>No score in “{name}” reaches a precision of {precision} with at least {wanted} validated items on each side. Validate more items, or lower the target.</source>
        <translation>Kein Score in „{name}“ erreicht eine Präzision von {precision} mit mindestens {wanted} geprüften Elementen auf jeder Seite. Prüfen Sie mehr, oder senken Sie das Ziel.</translation>
    </message>
    <message>
        <source>No segment in {path} is confirmed or corrected. Review some, or train from the boxes of a table (--boxes).</source>
        <translation>In {path} ist kein Segment bestätigt oder berichtigt; prüfen Sie einige, oder trainieren Sie aus den Rechtecken einer Tabelle (--boxes).</translation>
    </message>
    <message>
        <source>No segment was labelled by two observers. Each needs an observer name of its own, and labels of the same segments. Merge their projects first, or name both in “birdann agreement”.</source>
        <translation>Kein Segment wurde von zwei Personen gelabelt. Jede braucht einen eigenen Namen und Labels derselben Segmente. Führen Sie zuerst die Projekte zusammen, oder nennen Sie beide bei „birdann agreement“.</translation>
    </message>
    <message>
        <source>No segmented recording has a site and a start. Enter sites and starts under Project &gt; Sites and times, and find segments.</source>
        <translation>Keine segmentierte Aufnahme hat Standort und Beginn. Tragen Sie beides unter Projekt &gt; Standorte und Zeiten ein, und suchen Sie Segmente.</translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln files.</source>
        <translation>
            <numerusform>In %Ln Datei wurde kein Laut gefunden.</numerusform>
            <numerusform>In %Ln Dateien wurde kein Laut gefunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln recordings.</source>
        <translation>
            <numerusform>Keine Segmente in %Ln Aufnahme gefunden.</numerusform>
            <numerusform>Keine Segmente in %Ln Aufnahmen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments found in the boxes of {folder}. Check that its annotation sets belong to its sound files.</source>
        <translation>In den Kästen von {folder} wurden keine Segmente gefunden. Prüfen Sie, ob die Annotationen zu den Tondateien gehören.</translation>
    </message>
    <message>
        <source>No segments found in the clips of {folder}. Choose a folder with one sub-folder of clips per species.</source>
        <translation>Keine Segmente in den Clips von {folder} gefunden. Wählen Sie einen Ordner mit einem Unterordner von Clips je Art.</translation>
    </message>
    <message>
        <source>No segments match these filters.</source>
        <translation>Keine Segmente entsprechen diesen Filtern.</translation>
    </message>
    <message numerus="yes">
        <source>No segments were found in %Ln boxes.</source>
        <translation>
            <numerusform>In %Ln Kasten wurde kein Segment gefunden.</numerusform>
            <numerusform>In %Ln Kästen wurden keine Segmente gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments yet in this recording. Find segments (Ctrl+Shift+S).</source>
        <translation>Noch keine Segmente in dieser Aufnahme. Suchen Sie Segmente (Strg+Umschalt+S).</translation>
    </message>
    <message>
        <source>No segments yet. Find segments (Ctrl+Shift+S) to start reviewing.</source>
        <translation>Noch keine Segmente. Suchen Sie Segmente (Strg+Umschalt+S), um mit dem Prüfen zu beginnen.</translation>
    </message>
    <message>
        <source>No segments yet. Find segments to see calls here.</source>
        <translation>Noch keine Segmente. Suchen Sie Segmente, um hier Rufe zu sehen.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Kein Ton</translation>
    </message>
    <message>
        <source>No sound output was found</source>
        <translation>Keine Tonausgabe gefunden</translation>
    </message>
    <message>
        <source>No sound output was found; connect loudspeakers or headphones and play again.</source>
        <translation>Keine Tonausgabe gefunden; schließen Sie Lautsprecher oder Kopfhörer an und spielen Sie erneut.</translation>
    </message>
    <message>
        <source>No sound was found in it.</source>
        <translation>Darin wurde kein Laut gefunden.</translation>
    </message>
    <message>
        <source>No species certain.</source>
        <translation>Keine Art sicher.</translation>
    </message>
    <message>
        <source>No species is predicted for this segment. Train a model, or label it.</source>
        <translation>Für dieses Segment ist keine Art vorhergesagt. Trainieren Sie ein Modell, oder vergeben Sie ein Label.</translation>
    </message>
    <message>
        <source>No species is present with a probability of {least} or more.</source>
        <translation>Keine Art ist mit einer Wahrscheinlichkeit von {least} oder mehr da.</translation>
    </message>
    <message>
        <source>No species predicted. X: noise. C: type a species. A number picks one.</source>
        <translation>Keine Art vorhergesagt. X: Störgeräusch. C: Art eingeben. Eine Zahl wählt eine.</translation>
    </message>
    <message>
        <source>No species tagged; list incomplete.</source>
        <translation>Keine Art eingetragen; Liste unvollständig.</translation>
    </message>
    <message>
        <source>No species yet</source>
        <translation>Noch keine Arten</translation>
    </message>
    <message>
        <source>No species yet. They come with tags, labels and imported lists.</source>
        <translation>Noch keine Arten. Sie kommen mit Artenlisten und Labels, auch importierten.</translation>
    </message>
    <message>
        <source>No tagged recording has segments ({n_tagged} tagged). Segment them first, or tag recordings that have segments.</source>
        <translation>Keine Aufnahme mit Arten hat Segmente ({n_tagged} mit Arten). Suchen Sie zuerst Segmente oder tragen Sie Arten in Aufnahmen mit Segmenten ein.</translation>
    </message>
    <message>
        <source>No tags to accept: already tagged, or no species predicted here.</source>
        <translation>Keine Tags zu übernehmen: schon eingetragen, oder keine Art vorhergesagt.</translation>
    </message>
    <message>
        <source>No tags yet. Tag the species of a few recordings, or import species lists or a network’s detections. Then train.</source>
        <translation>Noch keine Arten. Tragen Sie die Arten einiger Aufnahmen ein, oder importieren Sie Artenlisten oder die Erkennungen eines Netzes. Trainieren Sie dann.</translation>
    </message>
    <message>
        <source>No threshold is saved for “{species}” there.</source>
        <translation>Dort ist keine Schwelle für „{species}“ gespeichert.</translation>
    </message>
    <message>
        <source>No threshold: it needs at least {wanted} validated items on each side. The scores validated are {low} to {high}.</source>
        <translation>Kein Schwellenwert: Er braucht mindestens {wanted} geprüfte Elemente auf jeder Seite. Geprüft sind Scores von {low} bis {high}.</translation>
    </message>
    <message>
        <source>No threshold: no score reaches this precision so far.</source>
        <translation>Keine Schwelle: Bisher erreicht kein Score diese Genauigkeit.</translation>
    </message>
    <message>
        <source>No thresholds are saved.</source>
        <translation>Es sind keine Schwellen gespeichert.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches this probability.</source>
        <translation>Keine ungeprüfte Vorhersage erreicht diese Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches {bar}.</source>
        <translation>Keine ungeprüfte Vorhersage erreicht {bar}.</translation>
    </message>
    <message>
        <source>No verified visits. Draw them with birdann visits make.</source>
        <translation>Keine geprüften Besuche. Ziehen Sie welche mit birdann visits make.</translation>
    </message>
    <message>
        <source>No visit has a covariate “{name}”. There are: {there}.</source>
        <translation>Kein Besuch hat eine Kovariate „{name}“. Vorhanden: {there}.</translation>
    </message>
    <message>
        <source>No visit has that many seconds recorded. Lower the minimum.</source>
        <translation>Kein Besuch hat so viele aufgenommene Sekunden. Verringern Sie das Minimum.</translation>
    </message>
    <message>
        <source>No visit was surveyed.</source>
        <translation>Kein Besuch wurde erfasst.</translation>
    </message>
    <message>
        <source>No visits yet. Recordings need sites and starts. Then: New visits…</source>
        <translation>Noch keine Besuche. Aufnahmen brauchen Standort und Beginn. Dann: Neue Besuche…</translation>
    </message>
    <message>
        <source>No&amp;te on the segment…</source>
        <translation>Notiz zum Segment…</translation>
    </message>
    <message>
        <source>No, only some</source>
        <translation>Nein, nur einige</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Störgeräusch</translation>
    </message>
    <message>
        <source>Noise class: label ranking precision on held-out recordings {with_it} with it, {without} without.</source>
        <translation>Störgeräusch-Klasse: Ranking-Präzision der Arten auf zurückgehaltenen Aufnahmen {with_it} mit ihr, {without} ohne.</translation>
    </message>
    <message>
        <source>Noise: {what}</source>
        <translation>Störgeräusch: {what}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln segments match these filters.</source>
        <translation>
            <numerusform>Das Segment entspricht diesen Filtern nicht.</numerusform>
            <numerusform>Keines der %Ln Segmente entspricht diesen Filtern.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files could be read; nothing was imported.</source>
        <translation>Keine der Dateien ließ sich lesen; nichts wurde importiert.</translation>
    </message>
    <message>
        <source>None of the sound files could be added.</source>
        <translation>Keine der Tondateien konnte hinzugefügt werden.</translation>
    </message>
    <message>
        <source>None of these recordings has this channel.</source>
        <translation>Keine dieser Aufnahmen hat diesen Kanal.</translation>
    </message>
    <message>
        <source>None of {number} files in {folder} could be used. The first: {first}</source>
        <translation>Keine von {number} Dateien in {folder} ließ sich verwenden. Die erste: {first}</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>Not a call</source>
        <translation>Kein Ruf</translation>
    </message>
    <message>
        <source>Not a valid time.</source>
        <translation>Keine gültige Zeit.</translation>
    </message>
    <message>
        <source>Not available for this model: {factors}.</source>
        <translation>Dieses Modell gibt den Anteil nicht an von: {factors}.</translation>
    </message>
    <message>
        <source>Not checked in training: no list or answer showed how often predictions are correct. Validate a sample of 20.</source>
        <translation>Beim Training nicht überprüft: Keine Liste oder Antwort zeigte, wie oft Vorhersagen stimmen. Validieren Sie eine Stichprobe von 20.</translation>
    </message>
    <message>
        <source>Not expected here in week {week} of {weeks} (checklist).</source>
        <translation>Hier in Woche {week} von {weeks} nicht zu erwarten (Arten zur Auswahl).</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Nicht exportiert</translation>
    </message>
    <message numerus="yes">
        <source>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</source>
        <translation>
            <numerusform>In %Ln Aufnahme ab 150 kHz nicht verbunden: Ein Segment ist ein Puls.</numerusform>
            <numerusform>In %Ln Aufnahmen ab 150 kHz nicht verbunden: Ein Segment ist ein Puls.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not kept by this format</source>
        <translation>Von diesem Format nicht erhalten</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message>
        <source>Not measured: {reason}</source>
        <translation>Nicht gemessen: {reason}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
    </message>
    <message>
        <source>Not segmented</source>
        <translation>Ohne Segmente</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Nicht verwendet</translation>
    </message>
    <message>
        <source>Not {species}</source>
        <translation>Nicht {species}</translation>
    </message>
    <message>
        <source>Note it as absent</source>
        <translation>Als fehlend notieren</translation>
    </message>
    <message>
        <source>Note on a recording</source>
        <translation>Notiz zu einer Aufnahme</translation>
    </message>
    <message>
        <source>Note on the segment</source>
        <translation>Notiz zum Segment</translation>
    </message>
    <message>
        <source>Note on {recording}</source>
        <translation>Notiz zu {recording}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Notiz: {text}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message numerus="yes">
        <source>Notes on %Ln segments</source>
        <translation>
            <numerusform>Notiz zu %Ln Segment</numerusform>
            <numerusform>Notizen zu %Ln Segmenten</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes: one segment per sound</source>
        <translation>Laute: ein Segment je Laut</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer letters.</source>
        <translation>Nichts gefunden. Versuchen Sie weniger Buchstaben.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. A backup is made first, and the import can be undone.</source>
        <translation>Noch ist nichts geändert. Zuerst wird eine Sicherung angelegt, und der Import lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. Annotations go to the recordings of the same name; a backup is made first, and the import can be undone.</source>
        <translation>Noch ist nichts geändert. Annotationen gehen an die Aufnahmen gleichen Namens; zuvor wird gesichert, und der Import lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Nothing has been noted in the log yet.</source>
        <translation>Im Protokoll steht noch nichts.</translation>
    </message>
    <message>
        <source>Nothing needed</source>
        <translation>Nichts nötig</translation>
    </message>
    <message>
        <source>Nothing of this was surveyed. Tag recordings or windows, or train and label them; recordings need a start.</source>
        <translation>Davon wurde nichts untersucht. Tragen Sie Arten in Aufnahmen oder Fenster ein, oder trainieren und beschriften Sie; Aufnahmen brauchen einen Beginn.</translation>
    </message>
    <message>
        <source>Nothing to add. Name sound files or folders, or give --lists with a CSV file.</source>
        <translation>Nichts hinzuzufügen. Tondateien oder Ordner nennen, oder --lists mit einer CSV-Datei.</translation>
    </message>
    <message>
        <source>Nothing was imported: no annotation matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Nichts wurde importiert: Keine Annotation passt zu einer Aufnahme des Projekts. Fügen Sie die Aufnahmen zuerst hinzu oder vergleichen Sie die Dateinamen: {name}.</translation>
    </message>
    <message>
        <source>Nothing was imported: no row could be read.</source>
        <translation>Nichts wurde importiert: Keine Zeile konnte gelesen werden.</translation>
    </message>
    <message>
        <source>Nothing was imported: no score matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Es wurde nichts importiert: Kein Score passt zu einer Aufnahme des Projekts. Fügen Sie zuerst die Aufnahmen hinzu, oder vergleichen Sie die Dateinamen: {name}.</translation>
    </message>
    <message>
        <source>Nothing was stored: the recording has no sound to show.</source>
        <translation>Nichts gespeichert: Die Tondatei der Aufnahme ist nicht lesbar, der Ruf also nicht zu sehen.</translation>
    </message>
    <message>
        <source>Nothing was surveyed at the chosen sites, days and hours.</source>
        <translation>An den gewählten Standorten, Tagen und Stunden wurde nichts erfasst.</translation>
    </message>
    <message>
        <source>Nothing would be left of the segment. Delete it with Del.</source>
        <translation>Vom Segment bliebe nichts übrig. Löschen Sie es mit Entf.</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Number of separate parts of the outline</source>
        <translation>Zahl der getrennten Teile des Umrisses</translation>
    </message>
    <message>
        <source>Numbered because the name was taken: {n}.</source>
        <translation>Nummeriert, weil der Name vergeben war: {n}.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers label a segment. Select one, or press T to tag a species.</source>
        <translation>Zahlen benennen ein Segment. Wählen Sie eines aus, oder tragen Sie mit T eine Art ein.</translation>
    </message>
    <message>
        <source>ORed logistic regression</source>
        <translation>ORed logistische Regression</translation>
    </message>
    <message>
        <source>Occupancy (95 % CI)</source>
        <translation>Besetzung (95-%-KI)</translation>
    </message>
    <message>
        <source>Occupancy is estimated at its limit of 100 %: the visits allow that every site was occupied. Only its lower end ({low}) is informative.</source>
        <translation>Die Besetzung wird an der Grenze von 100 % geschätzt: Die Besuche lassen zu, dass jeder Standort besetzt war. Nur das untere Ende ({low}) ist aussagekräftig.</translation>
    </message>
    <message numerus="yes">
        <source>Occurred %Ln times.</source>
        <translation>
            <numerusform>Einmal aufgetreten.</numerusform>
            <numerusform>%Ln Mal aufgetreten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ocean Instruments&apos; SoundTrap Host</source>
        <translation>SoundTrap Host von Ocean Instruments</translation>
    </message>
    <message>
        <source>Of persons where the files say so, of programs otherwise</source>
        <translation>Von Personen, wo die Dateien es angeben, sonst von Programmen</translation>
    </message>
    <message>
        <source>Of these: {numbers}.</source>
        <translation>Davon: {numbers}.</translation>
    </message>
    <message>
        <source>Of {calls} simulated calls, {found} were found ({share_found}) and {right} labelled correctly ({share_right}), from species lists alone.</source>
        <translation>Von {calls} simulierten Rufen wurden {found} gefunden ({share_found}) und {right} richtig gelabelt ({share_right}), allein aus Artenlisten.</translation>
    </message>
    <message>
        <source>Off: the wheel scrolls, Ctrl and the wheel zoom</source>
        <translation>Aus: Das Rad verschiebt, Strg und Rad zoomen</translation>
    </message>
    <message>
        <source>On complete boxes it gains no more than chance (F1 {taught}, with the automatic choice {untaught}): the automatic choice is used in its place.</source>
        <translation>An vollständigen Kästen gewinnt er nicht mehr als der Zufall (F1 {taught}, mit der automatischen Wahl {untaught}): An seiner Stelle wird die automatische Wahl verwendet.</translation>
    </message>
    <message>
        <source>On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)</source>
        <translation>An: nicht eingetragene Arten fehlen. Aus: sie können unbemerkt da sein. (Strg+L)</translation>
    </message>
    <message>
        <source>One call becomes one segment. Later trainings still use the fragments.</source>
        <translation>Ein Ruf wird ein Segment. Spätere Trainings nutzen weiterhin die Fragmente.</translation>
    </message>
    <message>
        <source>One row per recording and species: 1 or 0 from lists, otherwise the predicted probability.</source>
        <translation>Eine Zeile je Aufnahme und Art: 1 oder 0 aus Listen, sonst die vorhergesagte Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <source>One row per recording with its species, as Import species lists reads it.</source>
        <translation>Eine Zeile je Aufnahme mit ihren Arten, wie „Artenlisten importieren“ sie liest.</translation>
    </message>
    <message>
        <source>One segment is</source>
        <translation>Ein Segment ist</translation>
    </message>
    <message>
        <source>One species on the clock</source>
        <translation>Eine Art auf der Uhr</translation>
    </message>
    <message>
        <source>One to one, {title}: {per_call} segments per call</source>
        <translation>Eins zu eins, {title}: {per_call} Segmente je Ruf</translation>
    </message>
    <message>
        <source>Only a species that no list and no label names</source>
        <translation>Nur eine Art, die in keiner Liste und keinem Label steht</translation>
    </message>
    <message>
        <source>Only calls that I confirmed or corrected</source>
        <translation>Nur bestätigte oder korrigierte Rufe</translation>
    </message>
    <message>
        <source>Only detections by this program</source>
        <translation>Nur Erkennungen dieses Programms</translation>
    </message>
    <message>
        <source>Only listed together with a more common species: {named}. Tag a recording without it, or confirm a few segments.</source>
        <translation>Nur gemeinsam mit einer häufigeren Art gelistet: {named}. Tragen Sie Arten einer Aufnahme ohne diese ein, oder bestätigen Sie einige Segmente.</translation>
    </message>
    <message>
        <source>Only one species is known ({species}). Its calls cannot be separated from those of other species.</source>
        <translation>Nur eine Art ist bekannt ({species}). Ihre Rufe lassen sich nicht von denen anderer Arten unterscheiden.</translation>
    </message>
    <message>
        <source>Only segments of one recording can be merged.</source>
        <translation>Nur Segmente derselben Aufnahme lassen sich vereinen.</translation>
    </message>
    <message>
        <source>Only segments of this species</source>
        <translation>Nur Segmente dieser Art</translation>
    </message>
    <message>
        <source>Only species of this project</source>
        <translation>Nur Arten dieses Projekts</translation>
    </message>
    <message>
        <source>Only starts that are known without a zone get it</source>
        <translation>Nur Anfangszeiten ohne Zone erhalten sie</translation>
    </message>
    <message>
        <source>Only the first sheet was read. Other sheets: {names}.</source>
        <translation>Nur das erste Blatt wurde gelesen. Andere Blätter: {names}.</translation>
    </message>
    <message>
        <source>Only the table or only the recordings have time zones. Their times were compared without zones.</source>
        <translation>Nur die Tabelle oder nur die Aufnahmen haben Zeitzonen. Ihre Zeiten wurden ohne Zeitzone verglichen.</translation>
    </message>
    <message>
        <source>Only this site</source>
        <translation>Nur dieser Standort</translation>
    </message>
    <message>
        <source>Only this species</source>
        <translation>Nur diese Art</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>not answered</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;geöffnete</translation>
    </message>
    <message>
        <source>Open a project that you made earlier</source>
        <translation>Ein früheres Projekt öffnen</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Alle Gruppen öffnen</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Nur zum Lesen öffnen</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>&amp;Protokoll öffnen</translation>
    </message>
    <message>
        <source>Open the folder of the recording shown in the system&apos;s file manager</source>
        <translation>Den Ordner der gezeigten Aufnahme in der Dateiverwaltung des Systems öffnen</translation>
    </message>
    <message>
        <source>Open the manual at the page for the current view</source>
        <translation>Das Handbuch an der Seite zur aktuellen Ansicht öffnen</translation>
    </message>
    <message>
        <source>Open the results, or change an answer with Back.</source>
        <translation>Öffnen Sie die Ergebnisse, oder ändern Sie mit Zurück eine Antwort.</translation>
    </message>
    <message>
        <source>Open this project read-only?</source>
        <translation>Dieses Projekt nur zum Lesen öffnen?</translation>
    </message>
    <message>
        <source>Open visits</source>
        <translation>Offene Besuche</translation>
    </message>
    <message>
        <source>Open xeno-canto in the browser with the likeliest species; nothing else is sent</source>
        <translation>xeno-canto mit der wahrscheinlichsten Art im Browser öffnen; sonst wird nichts gesendet</translation>
    </message>
    <message>
        <source>Open {stem} in {parent}</source>
        <translation>{stem} in {parent} öffnen</translation>
    </message>
    <message>
        <source>OpenSoundscape comment: it is cut off or damaged.</source>
        <translation>OpenSoundscape-Kommentar: er ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>OpenSoundscape scores (CSV, a column for each class)</source>
        <translation>OpenSoundscape-Scores (CSV, eine Spalte je Klasse)</translation>
    </message>
    <message>
        <source>Opening the network</source>
        <translation>Das Netz wird geöffnet</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>{name} wird geöffnet</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Order of the queue; click to reverse</source>
        <translation>Reihenfolge der Prüfliste; Klick kehrt um</translation>
    </message>
    <message>
        <source>Order of the recordings</source>
        <translation>Reihenfolge der Aufnahmen</translation>
    </message>
    <message>
        <source>Order of the review queue</source>
        <translation>Reihenfolge der Prüfliste</translation>
    </message>
    <message>
        <source>Other candidate species and their probabilities</source>
        <translation>Andere mögliche Arten und ihre Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>Anderer Name</translation>
    </message>
    <message>
        <source>Other species count as absent, in new lists too (Ctrl+L: here)</source>
        <translation>Andere Arten gelten als abwesend, auch in neuen Listen (Strg+L: hier)</translation>
    </message>
    <message>
        <source>Other species count as absent. Training learns most from such lists.</source>
        <translation>Andere Arten gelten als abwesend. Aus solchen Listen lernt das Training am meisten.</translation>
    </message>
    <message>
        <source>Other species remain possible, in new lists too</source>
        <translation>Andere Arten bleiben möglich, auch in neuen Listen</translation>
    </message>
    <message>
        <source>Other species remain possible.</source>
        <translation>Andere Arten bleiben möglich.</translation>
    </message>
    <message>
        <source>Otherwise they count for the visit in which they begin, unless longer than it</source>
        <translation>Sonst zählen sie für den Besuch, in dem sie beginnen, außer wenn sie länger sind als er</translation>
    </message>
    <message>
        <source>Outlined segments with their labels</source>
        <translation>Umrissene Segmente mit ihren Labels</translation>
    </message>
    <message>
        <source>Outlines of segments</source>
        <translation>Umrisse der Segmente</translation>
    </message>
    <message>
        <source>Outlining {name}</source>
        <translation>{name} wird umrissen</translation>
    </message>
    <message>
        <source>Overconfident by {gap} on held-out recordings.</source>
        <translation>Wahrscheinlichkeiten um {gap} zu hoch bei zurückgehaltenen Aufnahmen.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Überlappung</translation>
    </message>
    <message>
        <source>Overlap of windows</source>
        <translation>Überlappung der Fenster</translation>
    </message>
    <message>
        <source>Overview of the recording</source>
        <translation>Überblick der Aufnahme</translation>
    </message>
    <message>
        <source>Owls and other low-frequency calls</source>
        <translation>Eulen und andere tiefe Rufe</translation>
    </message>
    <message>
        <source>Owls, bitterns, doves: 60 Hz to 2.5 kHz.</source>
        <translation>Eulen, Rohrdommeln, Tauben: 60 Hz bis 2,5 kHz.</translation>
    </message>
    <message>
        <source>P&amp;reserve pitch</source>
        <translation>Tonhöhe be&amp;ibehalten</translation>
    </message>
    <message>
        <source>PCEN</source>
        <translation>PCEN</translation>
    </message>
    <message>
        <source>Pa&amp;int calls</source>
        <translation>Rufe m&amp;alen</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Bemalung</translation>
    </message>
    <message numerus="yes">
        <source>Paint %Ln strokes</source>
        <translation>
            <numerusform>%Ln Strich malen</numerusform>
            <numerusform>%Ln Striche malen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint backgr&amp;ound</source>
        <translation>H&amp;intergrund malen</translation>
    </message>
    <message>
        <source>Paint background</source>
        <translation>Hintergrund malen</translation>
    </message>
    <message>
        <source>Paint background (Shift+K)</source>
        <translation>Hintergrund malen (Umschalt+K)</translation>
    </message>
    <message>
        <source>Paint calls; press again to stop</source>
        <translation>Rufe malen; nochmals drücken beendet</translation>
    </message>
    <message>
        <source>Paint over a call (K)</source>
        <translation>Einen Ruf übermalen (K)</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment</source>
        <translation>Übermalen, was zum ausgewählten Segment gehört</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment. B goes back to selecting.</source>
        <translation>Übermalen Sie, was zum ausgewählten Segment gehört. B kehrt zum Auswählen zurück.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to it. E goes back to selecting.</source>
        <translation>Übermalen Sie, was nicht dazugehört. E kehrt zum Auswählen zurück.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to the selected segment</source>
        <translation>Übermalen, was nicht zum ausgewählten Segment gehört</translation>
    </message>
    <message>
        <source>Paint some calls and some background, or mark all calls of a recording as painted. The segmenter learns the difference.</source>
        <translation>Malen Sie einige Rufe und etwas Hintergrund an, oder markieren Sie alle Rufe einer Aufnahme als gemalt. Der Segmentierer lernt den Unterschied.</translation>
    </message>
    <message>
        <source>Painted earlier: {n}.</source>
        <translation>Früher gemalt: {n}.</translation>
    </message>
    <message>
        <source>Painted {strokes} on {recordings}.</source>
        <translation>Gemalt: {strokes} auf {recordings}.</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Fens&amp;terteile</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Teile</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Teile des Programms</translation>
    </message>
    <message>
        <source>Pattern of folders</source>
        <translation>Muster der Ordner</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Peak frequency</source>
        <translation>Spitzenfrequenz</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf)</source>
        <translation>Bild (*.png);;Zeichnung (*.svg);;Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.svg *.png *.pdf);;Table (*.csv)</source>
        <translation>Bild (*.svg *.png *.pdf);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Bild: {path}</translation>
    </message>
    <message>
        <source>Piece of a longer recording, cut at {first_s} s. Times count from the beginning of this file.</source>
        <translation>Stück einer längeren Aufnahme, geschnitten bei {first_s} s. Zeiten zählen ab dem Anfang dieser Datei.</translation>
    </message>
    <message>
        <source>Pitch and duration are typical of this species.</source>
        <translation>Tonhöhe und Dauer sind typisch für diese Art.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the likeliest species; again: the next one</source>
        <translation>Einen bestätigten Ruf oder Vergleichsclip der wahrscheinlichsten Art abspielen; nochmals: den nächsten</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the second species; again: the next one</source>
        <translation>Einen bestätigten Ruf oder Vergleichsclip der zweiten Art abspielen; nochmals: den nächsten</translation>
    </message>
    <message>
        <source>Play an &amp;example of the first species</source>
        <translation>B&amp;eispiel der ersten Art abspielen</translation>
    </message>
    <message>
        <source>Play an e&amp;xample of the second species</source>
        <translation>Beispiel der zweite&amp;n Art abspielen</translation>
    </message>
    <message>
        <source>Play around a segment</source>
        <translation>Um ein Segment herum</translation>
    </message>
    <message>
        <source>Play at a higher speed</source>
        <translation>Schneller abspielen</translation>
    </message>
    <message>
        <source>Play at a lower speed</source>
        <translation>Langsamer abspielen</translation>
    </message>
    <message>
        <source>Play each item when it is shown</source>
        <translation>Jeden Eintrag gleich abspielen</translation>
    </message>
    <message>
        <source>Play each segment that the pointer rests on</source>
        <translation>Jedes Segment spielen, auf dem der Zeiger ruht</translation>
    </message>
    <message>
        <source>Play on hover</source>
        <translation>Spielen beim Zeigen</translation>
    </message>
    <message>
        <source>Play over and over, or once</source>
        <translation>Immer wieder oder einmal abspielen</translation>
    </message>
    <message>
        <source>Play the &amp;segment</source>
        <translation>Segment &amp;abspielen</translation>
    </message>
    <message>
        <source>Play the best example of candidate n</source>
        <translation>Bestes Beispiel der möglichen Art n abspielen</translation>
    </message>
    <message>
        <source>Play the call</source>
        <translation>Ruf abspielen</translation>
    </message>
    <message>
        <source>Play the likeliest calls of each visit to a site. The first confirmed call settles the visit. So no error of the model counts as a detection.</source>
        <translation>Spielen Sie die wahrscheinlichsten Rufe jedes Besuchs an einem Standort ab. Der erste bestätigte Ruf entscheidet den Besuch. So zählt kein Fehler des Modells als Nachweis.</translation>
    </message>
    <message>
        <source>Play the recording from the cursor</source>
        <translation>Die Aufnahme ab dem Cursor abspielen</translation>
    </message>
    <message>
        <source>Play the selected segment alone, in its own band of frequencies</source>
        <translation>Das ausgewählte Segment allein in seinem Frequenzband abspielen</translation>
    </message>
    <message>
        <source>Play the stretch that the spectrogram shows, from its left edge to its right</source>
        <translation>Den Abschnitt abspielen, den das Spektrogramm zeigt, vom linken zum rechten Rand</translation>
    </message>
    <message>
        <source>Play visible ran&amp;ge</source>
        <translation>Sichtbaren Bereich abs&amp;pielen</translation>
    </message>
    <message>
        <source>Playback is filtered to the call.</source>
        <translation>Die Wiedergabe ist auf den Ruf gefiltert.</translation>
    </message>
    <message>
        <source>Playback is not filtered.</source>
        <translation>Die Wiedergabe ist nicht gefiltert.</translation>
    </message>
    <message>
        <source>Playback position and length of the recording</source>
        <translation>Stelle der Wiedergabe und Länge der Aufnahme</translation>
    </message>
    <message>
        <source>Point {place} cannot be read: {reason}.</source>
        <translation>Punkt {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>Power above the noise over the noise, in the call&apos;s band; the noise is the floor of the half minute around it</source>
        <translation>Leistung über dem Rauschen im Verhältnis zum Rauschen, im Band des Rufs; das Rauschen ist der Grundpegel der halben Minute um ihn</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>Praat-TextGrid</translation>
    </message>
    <message>
        <source>Pre&amp;vious item</source>
        <translation>Voriger &amp;Eintrag</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Voriger Bereich</translation>
    </message>
    <message>
        <source>Precision above threshold</source>
        <translation>Präzision ab der Schwelle</translation>
    </message>
    <message>
        <source>Precision from the saved threshold on: {share}.</source>
        <translation>Präzision ab der gespeicherten Schwelle: {share}.</translation>
    </message>
    <message>
        <source>Precision from {score} on: {share}.</source>
        <translation>Präzision ab {score}: {share}.</translation>
    </message>
    <message>
        <source>Precision over all scores</source>
        <translation>Präzision über alle Scores</translation>
    </message>
    <message>
        <source>Precision {wanted} is reached from {above} (answers unweighted: {unweighted}); a single one is right with {wanted} at {single}.</source>
        <translation>Präzision von {wanted} wird erreicht ab: {above} (Antworten ungewichtet: {unweighted}); ein einzelner Score ist mit {wanted} richtig bei: {single}.</translation>
    </message>
    <message>
        <source>Predict &amp;labels</source>
        <translation>Label&amp;s vorhersagen</translation>
    </message>
    <message>
        <source>Predict labels</source>
        <translation>Label vorhersagen</translation>
    </message>
    <message numerus="yes">
        <source>Predict labels of %Ln more recordings.</source>
        <translation>
            <numerusform>Labels von %Ln weiteren Aufnahme vorhersagen.</numerusform>
            <numerusform>Labels von %Ln weiteren Aufnahmen vorhersagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predict labels of all segments with the latest model</source>
        <translation>Labels aller Segmente mit dem neuesten Modell vorhersagen</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorschlag</translation>
    </message>
    <message numerus="yes">
        <source>Predicted species were used for %Ln recordings without a complete list.</source>
        <translation>
            <numerusform>Für %Ln Aufnahme ohne vollständige Liste wurden vorhergesagte Arten verwendet.</numerusform>
            <numerusform>Für %Ln Aufnahmen ohne vollständige Liste wurden vorhergesagte Arten verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {species}</source>
        <translation>Vorhergesagt: {species}</translation>
    </message>
    <message>
        <source>Predicted: {species} ({how})</source>
        <translation>Vorhergesagt: {species} ({how})</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Vorhersagen</translation>
    </message>
    <message>
        <source>Predictions of {when}.</source>
        <translation>Vorhersagen vom {when}.</translation>
    </message>
    <message>
        <source>Predictions unchanged. {error}</source>
        <translation>Vorhersagen unverändert. {error}</translation>
    </message>
    <message>
        <source>Preparing for first use, once after installation</source>
        <translation>Vorbereitung für den ersten Gebrauch, einmal nach der Installation</translation>
    </message>
    <message>
        <source>Present: add to list</source>
        <translation>Vorhanden: in die Liste aufnehmen</translation>
    </message>
    <message>
        <source>Preserve pitch at slow speed; off, bat calls become audible</source>
        <translation>Tonhöhe beim Verlangsamen erhalten; aus macht Fledermausrufe hörbar</translation>
    </message>
    <message>
        <source>Press T and type a few letters of a species, then Enter. That is all birdann needs: a list per recording.</source>
        <translation>Drücken Sie T und tippen Sie einige Buchstaben einer Art, dann Eingabe. Mehr braucht birdann nicht: eine Liste je Aufnahme.</translation>
    </message>
    <message>
        <source>Previous group (Alt+Left)</source>
        <translation>Vorige Gruppe (Alt+Links)</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrsch.</translation>
    </message>
    <message>
        <source>Probability in percent</source>
        <translation>Wahrscheinlichkeit in Prozent</translation>
    </message>
    <message>
        <source>Probability of the prediction; click to sort</source>
        <translation>Wahrscheinlichkeit der Vorhersage; Klick sortiert</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>Probably an unknown species ({how})</source>
        <translation>Wahrscheinlich eine unbekannte Art ({how})</translation>
    </message>
    <message>
        <source>Problems found in {path}: {n} (see the list).</source>
        <translation>Gefundene Probleme in {path}: {n} (siehe Liste).</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Give each worker more memory and repeat the command.</source>
        <translation>Die Verarbeitung von {file} ist abgestürzt, vielleicht aus Speichermangel. Geben Sie jedem Worker mehr Speicher und wiederholen Sie den Befehl.</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Try fewer jobs.</source>
        <translation>Die Verarbeitung von {file} ist abgestürzt, vielleicht aus Speichermangel. Versuchen Sie weniger Prozesse.</translation>
    </message>
    <message>
        <source>Processor cores that find segments</source>
        <translation>Prozessorkerne, die Segmente suchen</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Fortschritt des laufenden Vorgangs</translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation>Fortschritt: {title}</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Projektdatei</translation>
    </message>
    <message>
        <source>Project: {path}</source>
        <translation>Projekt: {path}</translation>
    </message>
    <message>
        <source>Pulse rate</source>
        <translation>Pulsrate</translation>
    </message>
    <message>
        <source>Pulses per second; empty without three even pulses</source>
        <translation>Pulse je Sekunde; leer ohne drei gleichmäßige Pulse</translation>
    </message>
    <message>
        <source>Put every setting of the spectrogram back</source>
        <translation>Alle Einstellungen des Spektrogramms zurücksetzen</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>Quit birdann</source>
        <translation>birdann beenden</translation>
    </message>
    <message>
        <source>R&amp;educe background noise</source>
        <translation>Hinter&amp;grundrauschen verringern</translation>
    </message>
    <message>
        <source>RMS level</source>
        <translation>Effektivpegel</translation>
    </message>
    <message>
        <source>Random visits at each site</source>
        <translation>Zufällige Besuche je Standort</translation>
    </message>
    <message>
        <source>Random windows only</source>
        <translation>Nur zufällige Fenster</translation>
    </message>
    <message>
        <source>Rank (only species are read)</source>
        <translation>Rang (nur Arten werden gelesen)</translation>
    </message>
    <message>
        <source>Rank-loss SIM</source>
        <translation>Rank-Loss-SIM</translation>
    </message>
    <message>
        <source>Raven selection table</source>
        <translation>Raven-Auswahltabelle</translation>
    </message>
    <message>
        <source>Read a list of names or codes, one a line, that typing finds from then on</source>
        <translation>Eine Liste von Namen oder Kürzeln lesen, je Zeile eines, die Tippen dann findet</translation>
    </message>
    <message>
        <source>Read as blank, not as species: {names}.</source>
        <translation>Als leer gelesen, nicht als Art: {names}.</translation>
    </message>
    <message>
        <source>Read as unsure: {names}.</source>
        <translation>Als unsicher gelesen: {names}.</translation>
    </message>
    <message>
        <source>Read how to come from nothing to labelled calls</source>
        <translation>Lesen, wie man von nichts zu benannten Rufen kommt</translation>
    </message>
    <message>
        <source>Read sites and times</source>
        <translation>Standorte und Zeiten lesen</translation>
    </message>
    <message>
        <source>Read tables of Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope and others</source>
        <translation>Tabellen von Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope und anderen lesen</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Tabelle lesen…</translation>
    </message>
    <message>
        <source>Read the licences of birdann and of what comes with it</source>
        <translation>Die Lizenzen von birdann und seinen Teilen lesen</translation>
    </message>
    <message>
        <source>Read {scores} scores of {recordings} recordings as evidence.</source>
        <translation>{scores} Scores von {recordings} Aufnahmen als Evidenz gelesen.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Reading calls</source>
        <translation>Rufe werden gelesen</translation>
    </message>
    <message>
        <source>Reading detections</source>
        <translation>Erkennungen lesen</translation>
    </message>
    <message>
        <source>Reading features</source>
        <translation>Merkmale werden gelesen</translation>
    </message>
    <message>
        <source>Reading or writing {path} failed. See whether the disk or network share is still there.</source>
        <translation>{path} ließ sich nicht lesen oder schreiben; sehen Sie nach, ob das Laufwerk oder die Netzfreigabe noch da ist.</translation>
    </message>
    <message>
        <source>Reading samples</source>
        <translation>Stichproben werden gelesen</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Scores werden gelesen</translation>
    </message>
    <message>
        <source>Reading sites and times</source>
        <translation>Standorte und Zeiten werden gelesen</translation>
    </message>
    <message>
        <source>Reading the backups</source>
        <translation>Sicherungen werden gelesen</translation>
    </message>
    <message>
        <source>Reading the checklist</source>
        <translation>Artenliste wird gelesen</translation>
    </message>
    <message>
        <source>Reading the edit history</source>
        <translation>Bearbeitungsverlauf wird gelesen</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Dateien werden gelesen</translation>
    </message>
    <message>
        <source>Reading the next item…</source>
        <translation>Der nächste Eintrag wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Das Projekt wird gelesen</translation>
    </message>
    <message>
        <source>Reading the recording…</source>
        <translation>Die Aufnahme wird gelesen …</translation>
    </message>
    <message>
        <source>Reading the report…</source>
        <translation>Bericht wird gelesen…</translation>
    </message>
    <message>
        <source>Reading the review queue</source>
        <translation>Prüfliste wird gelesen</translation>
    </message>
    <message>
        <source>Reading the segments…</source>
        <translation>Die Segmente werden gelesen…</translation>
    </message>
    <message>
        <source>Reading the species names</source>
        <translation>Artnamen werden gelesen</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Tabelle wird gelesen</translation>
    </message>
    <message>
        <source>Reading the times</source>
        <translation>Zeiten werden gelesen</translation>
    </message>
    <message>
        <source>Reading training sources</source>
        <translation>Trainingsquellen werden gelesen</translation>
    </message>
    <message>
        <source>Reading visits</source>
        <translation>Besuche lesen</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>{name} wird gelesen</translation>
    </message>
    <message>
        <source>Reading {name}, row {n}</source>
        <translation>{name} wird gelesen, Zeile {n}</translation>
    </message>
    <message>
        <source>Recall in completely reviewed recordings: {share}.</source>
        <translation>Trefferquote in vollständig geprüften Aufnahmen: {share}.</translation>
    </message>
    <message>
        <source>Recall of outlined calls: {share} of {calls} in {recordings} that were checked whole.</source>
        <translation>Trefferquote umrissener Rufe: {share} ({calls}; vollständig geprüft: {recordings}).</translation>
    </message>
    <message>
        <source>Recall unknown: no recording has been reviewed completely.</source>
        <translation>Trefferquote unbekannt: Keine Aufnahme wurde vollständig geprüft.</translation>
    </message>
    <message>
        <source>Recall: not known.</source>
        <translation>Trefferquote: nicht bekannt.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Letzte Projekte</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Aufnahme</translation>
    </message>
    <message>
        <source>Recording removed from one project</source>
        <translation>Aufnahme aus einem Projekt entfernt</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Aufnahmen</translation>
    </message>
    <message>
        <source>Recordings added</source>
        <translation>Aufnahmen hinzugefügt</translation>
    </message>
    <message>
        <source>Recordings and &amp;queue</source>
        <translation>Aufnahmen und Prüfliste</translation>
    </message>
    <message>
        <source>Recordings and detections…</source>
        <translation>Aufnahmen und Erkennungen…</translation>
    </message>
    <message>
        <source>Recordings and lists…</source>
        <translation>Aufnahmen und Listen…</translation>
    </message>
    <message>
        <source>Recordings count if they were surveyed from start to end. The 95 % interval treats the recordings of an hour at a site as one cluster.</source>
        <translation>Aufnahmen zählen, wenn sie von Anfang bis Ende untersucht wurden. Das 95-%-Intervall behandelt die Aufnahmen einer Stunde an einem Standort als einen Cluster.</translation>
    </message>
    <message>
        <source>Recordings not in the project</source>
        <translation>Aufnahmen, die nicht im Projekt sind</translation>
    </message>
    <message>
        <source>Recordings not in the project. Add them first</source>
        <translation>Aufnahmen, die nicht im Projekt sind. Fügen Sie sie zuerst hinzu</translation>
    </message>
    <message>
        <source>Recordings of the table that are not in the project: {n}. Their calls do not count.</source>
        <translation>Aufnahmen der Tabelle, die nicht im Projekt sind: {n}. Ihre Rufe zählen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings selected in the list (%Ln)</source>
        <translation>
            <numerusform>In der Liste ausgewählte Aufnahmen (%Ln)</numerusform>
            <numerusform>In der Liste ausgewählte Aufnahmen (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Recordings to tag next (CSV)</source>
        <translation>Als Nächstes einzutragende Aufnahmen (CSV)</translation>
    </message>
    <message>
        <source>Recordings with a call</source>
        <translation>Aufnahmen mit einem Ruf</translation>
    </message>
    <message>
        <source>Recordings with {words}: {count}.</source>
        <translation>Aufnahmen mit {words}: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings without segments (%Ln)</source>
        <translation>
            <numerusform>Aufnahmen ohne Segmente (%Ln)</numerusform>
            <numerusform>Aufnahmen ohne Segmente (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Die zuletzt rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Wiederholt: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Reject %Ln segments</source>
        <translation>
            <numerusform>%Ln Segment verwerfen</numerusform>
            <numerusform>%Ln Segmente verwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Verworfen</translation>
    </message>
    <message>
        <source>Rejected as noise ({person}, {when})</source>
        <translation>Als Störgeräusch verworfen ({person}, {when})</translation>
    </message>
    <message>
        <source>Rejected: not {species} ({person}, {when})</source>
        <translation>Verworfen: nicht {species} ({person}, {when})</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Zuverlässigkeitsdiagramm</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln recordings</source>
        <translation>
            <numerusform>%Ln Aufnahme entfernen</numerusform>
            <numerusform>%Ln Aufnahmen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln species</source>
        <translation>
            <numerusform>%Ln Art entfernen</numerusform>
            <numerusform>%Ln Arten entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln windows</source>
        <translation>
            <numerusform>%Ln Fenster entfernen</numerusform>
            <numerusform>%Ln Fenster entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a validation sample</source>
        <translation>Validierungsstichprobe entfernen</translation>
    </message>
    <message>
        <source>Remove paint</source>
        <translation>Bemalung entfernen</translation>
    </message>
    <message>
        <source>Remove recor&amp;dings</source>
        <translation>Aufnahmen en&amp;tfernen</translation>
    </message>
    <message>
        <source>Remove recordings</source>
        <translation>Aufnahmen entfernen</translation>
    </message>
    <message>
        <source>Remove species</source>
        <translation>Arten entfernen</translation>
    </message>
    <message>
        <source>Remove the chosen window and its species list</source>
        <translation>Das gewählte Fenster und seine Artenliste entfernen</translation>
    </message>
    <message>
        <source>Remove the selected outlines</source>
        <translation>Die ausgewählten Umrisse entfernen</translation>
    </message>
    <message>
        <source>Remove the selected recordings from the project; sound files are kept</source>
        <translation>Ausgewählte Aufnahmen aus dem Projekt entfernen; die Tondateien bleiben</translation>
    </message>
    <message>
        <source>Remove training source “{name}”</source>
        <translation>Trainingsquelle „{name}“ entfernen</translation>
    </message>
    <message>
        <source>Remove training sources</source>
        <translation>Trainingsquellen entfernen</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Fenster entfernen</translation>
    </message>
    <message>
        <source>Remove “{name}”</source>
        <translation>„{name}“ entfernen</translation>
    </message>
    <message>
        <source>Removed “{name}”.</source>
        <translation>„{name}“ wurde entfernt.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Rename species</source>
        <translation>Arten umbenennen</translation>
    </message>
    <message>
        <source>Rename species to “{name}”</source>
        <translation>Art in „{name}“ umbenennen</translation>
    </message>
    <message>
        <source>Reopen the window now</source>
        <translation>Fenster jetzt neu öffnen</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Repariert</translation>
    </message>
    <message>
        <source>Repairing makes a backup first and keeps all tags and labels. If it does not help, restore a backup.</source>
        <translation>Die Reparatur legt erst eine Sicherung an und behält alle Tags und Labels. Hilft sie nicht, stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>Repairing the project</source>
        <translation>Das Projekt wird repariert</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparieren…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace existing file?</source>
        <translation>Vorhandene Datei ersetzen?</translation>
    </message>
    <message>
        <source>Replace unreviewed segments by the blue outlines</source>
        <translation>Ungeprüfte Segmente durch die blauen Umrisse ersetzen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Reset all panels to their default places</source>
        <translation>Alle Fensterteile an ihren ursprünglichen Platz bringen</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Auflösung</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung wiederherstellen…</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Aus Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Diesen Stand wiederherstellen</translation>
    </message>
    <message>
        <source>Restored {path} from {backup}.</source>
        <translation>{path} wurde aus {backup} wiederhergestellt.</translation>
    </message>
    <message>
        <source>Restoring the backup</source>
        <translation>Die Sicherung wird eingesetzt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results of the sample “{name}”</source>
        <translation>Ergebnisse der Stichprobe „{name}“</translation>
    </message>
    <message>
        <source>Retry failed recordin&amp;gs</source>
        <translation>Fehl&amp;geschlagene Aufnahmen erneut versuchen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln calls</source>
        <translation>
            <numerusform>%Ln Ruf prüfen</numerusform>
            <numerusform>%Ln Rufe prüfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln detections of other programs.</source>
        <translation>
            <numerusform>%Ln Erkennung anderer Programme überprüfen.</numerusform>
            <numerusform>%Ln Erkennungen anderer Programme überprüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review many segments as thumbnails; again: back to the spectrogram</source>
        <translation>Viele Segmente als Miniaturen prüfen; nochmals: zurück zum Spektrogramm</translation>
    </message>
    <message>
        <source>Review queue</source>
        <translation>Prüfliste</translation>
    </message>
    <message>
        <source>Review uncertain predictions</source>
        <translation>Unsichere Vorhersagen prüfen</translation>
    </message>
    <message>
        <source>Review uncertain predictions, then export.</source>
        <translation>Unsichere Vorhersagen prüfen, dann exportieren.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Reviewed predictions</source>
        <translation>Geprüfte Vorhersagen</translation>
    </message>
    <message>
        <source>Reviewed predictions: {correct} of {answers} correct.</source>
        <translation>Geprüfte Vorhersagen: {correct} von {answers} richtig.</translation>
    </message>
    <message>
        <source>Right channel</source>
        <translation>Rechter Kanal</translation>
    </message>
    <message>
        <source>Row {line} gives one start to the {n} recordings of a folder. Write a row for each recording.</source>
        <translation>Zeile {line} gibt den {n} Aufnahmen eines Ordners einen einzigen Beginn. Schreiben Sie eine Zeile für jede Aufnahme.</translation>
    </message>
    <message>
        <source>Row {line} has “{text}” in “{column}”, but no site. Name the site.</source>
        <translation>Zeile {line} hat „{text}“ in „{column}“, aber keinen Standort. Nennen Sie den Standort.</translation>
    </message>
    <message>
        <source>Row {line}: site “{site}” has only one of latitude and longitude. Write both.</source>
        <translation>Zeile {line}: Der Standort „{site}“ hat nur Breite oder Länge. Schreiben Sie beide.</translation>
    </message>
    <message>
        <source>Row {line}: the project has no recording or folder “{place}”. Write it as in the list of recordings.</source>
        <translation>Zeile {line}: Das Projekt hat keine Aufnahme und keinen Ordner „{place}“. Schreiben Sie den Namen wie in der Liste der Aufnahmen.</translation>
    </message>
    <message>
        <source>Row {line}: “{place}” can be several recordings. Write their folders as well.</source>
        <translation>Zeile {line}: „{place}“ kann mehrere Aufnahmen meinen. Schreiben Sie auch die Ordner.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a start. Write it like 2024-05-02 04:00:00.</source>
        <translation>Zeile {line}: „{text}“ ist kein Beginn. Schreiben Sie ihn wie 2024-05-02 04:00:00.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a time zone. Write it like +02:00, UTC or Europe/Berlin.</source>
        <translation>Zeile {line}: „{text}“ ist keine Zeitzone. Schreiben Sie sie wie +02:00, UTC oder Europe/Berlin.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a {name}. Write degrees like 47.05, or metres.</source>
        <translation>Zeile {line}: „{text}“ passt nicht in die Spalte {name}. Schreiben Sie Grad wie 47.05 oder Meter.</translation>
    </message>
    <message>
        <source>Rows of one line, and groups by site or day</source>
        <translation>Einzeilige Aufnahmen, und Gruppen nach Standort oder Tag</translation>
    </message>
    <message>
        <source>Rows that are hidden in the sheet were read, too: {n}.</source>
        <translation>Auch ausgeblendete Zeilen des Blatts wurden gelesen: {n}.</translation>
    </message>
    <message>
        <source>Rows that “{column}” rejects were skipped: {n}.</source>
        <translation>Zeilen, die „{column}“ verwirft, wurden übersprungen: {n}.</translation>
    </message>
    <message>
        <source>Rows whose “{column}” was read as not present: {n}.</source>
        <translation>Zeilen, deren „{column}“ als nicht vorhanden gelesen wurde: {n}.</translation>
    </message>
    <message>
        <source>Rows {before} and {line} contradict each other about “{what}”. Correct one of them.</source>
        <translation>Die Zeilen {before} und {line} widersprechen sich bei „{what}“. Berichtigen Sie eine davon.</translation>
    </message>
    <message>
        <source>S&amp;pecies…</source>
        <translation>A&amp;rten…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>Same name, but different sound (not used)</source>
        <translation>Gleicher Name, aber anderer Ton (nicht verwendet)</translation>
    </message>
    <message>
        <source>Same sound as {of}; left out.</source>
        <translation>Derselbe Ton wie {of}; ausgelassen.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Stichprobe</translation>
    </message>
    <message>
        <source>Sample {place}</source>
        <translation>Stichprobe {place}</translation>
    </message>
    <message>
        <source>Sample “{sample}” of the scores of {source}, seed {seed}.</source>
        <translation>Stichprobe „{sample}“ aus den Scores von {source}, Startwert {seed}.</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Abtastrate</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save &amp;blind copy…</source>
        <translation>&amp;Blinde Kopie speichern…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Save a copy without labels for a second observer</source>
        <translation>Eine Kopie ohne Labels für eine zweite Person speichern</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Als HTML speichern…</translation>
    </message>
    <message>
        <source>Save blind copy</source>
        <translation>Blinde Kopie speichern</translation>
    </message>
    <message>
        <source>Save fields</source>
        <translation>Felder speichern</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Save sites and times</source>
        <translation>Standorte und Zeiten speichern</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>Save the &amp;view as a figure…</source>
        <translation>A&amp;nsicht als Abbildung speichern…</translation>
    </message>
    <message>
        <source>Save the changed cells first, or undo them (Ctrl+Z).</source>
        <translation>Speichern Sie zuerst die geänderten Zellen, oder machen Sie sie rückgängig (Strg+Z).</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save the chart as a picture or as a table</source>
        <translation>Das Diagramm als Bild oder als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save the merged project</source>
        <translation>Zusammengeführtes Projekt speichern</translation>
    </message>
    <message>
        <source>Save the thresholds that reach this precision, for use in exports</source>
        <translation>Schwellen speichern, die diese Präzision erreichen, zur Verwendung in Exporten</translation>
    </message>
    <message>
        <source>Save the view as a figure</source>
        <translation>Ansicht als Abbildung speichern</translation>
    </message>
    <message>
        <source>Save the visible range with axes and labels as PNG, SVG or PDF</source>
        <translation>Den sichtbaren Bereich mit Achsen und Labels als PNG, SVG oder PDF speichern</translation>
    </message>
    <message>
        <source>Save this note?</source>
        <translation>Diese Notiz speichern?</translation>
    </message>
    <message>
        <source>Save thresholds</source>
        <translation>Schwellen speichern</translation>
    </message>
    <message>
        <source>Save training report</source>
        <translation>Trainingsbericht speichern</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saved the thresholds of {n} species.</source>
        <translation>Die Schwellen von {n} Arten wurden gespeichert.</translation>
    </message>
    <message>
        <source>Saved threshold {score}: precision {share}.</source>
        <translation>Gespeicherte Schwelle {score}: Präzision {share}.</translation>
    </message>
    <message>
        <source>Saved thresholds</source>
        <translation>Gespeicherte Schwellen</translation>
    </message>
    <message>
        <source>Saved thresholds: {n}.</source>
        <translation>Gespeicherte Schwellen: {n}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Saving a copy</source>
        <translation>Eine Kopie wird gespeichert</translation>
    </message>
    <message>
        <source>Saving results</source>
        <translation>Ergebnisse werden gespeichert</translation>
    </message>
    <message>
        <source>Saving segments</source>
        <translation>Segmente werden gespeichert</translation>
    </message>
    <message>
        <source>Saving sites and times</source>
        <translation>Standorte und Zeiten werden gespeichert</translation>
    </message>
    <message>
        <source>Saving the chart</source>
        <translation>Diagramm wird gespeichert</translation>
    </message>
    <message>
        <source>Saving thresholds</source>
        <translation>Schwellen werden gespeichert</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>{name} wird gespeichert</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>Skala der Farben</translation>
    </message>
    <message>
        <source>Scientific name</source>
        <translation>Wissenschaftlicher Name</translation>
    </message>
    <message>
        <source>Scientific name of the species</source>
        <translation>Wissenschaftlicher Name der Art</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Bewertet</translation>
    </message>
    <message>
        <source>Scores from its numbers</source>
        <translation>Scores aus seinen Zahlen</translation>
    </message>
    <message>
        <source>Scores in the names of predictions, such as Wren;0.637</source>
        <translation>Scores in den Namen von Vorhersagen, etwa Zaunkönig;0.637</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>Scores von</translation>
    </message>
    <message>
        <source>Scores of a run are probabilities, from 0 to 1.</source>
        <translation>Scores eines Laufs sind Wahrscheinlichkeiten von 0 bis 1.</translation>
    </message>
    <message>
        <source>Scores of {source}; {done} of {total} items validated.</source>
        <translation>Scores: {source}; {done} von {total} Elementen geprüft.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scoring {name}</source>
        <translation>{name} wird bewertet</translation>
    </message>
    <message>
        <source>Scroll in time, with Shift in frequency; with Ctrl zoom</source>
        <translation>In der Zeit verschieben, mit Umschalt in der Frequenz; mit Strg zoomen</translation>
    </message>
    <message>
        <source>Search a folder…</source>
        <translation>Ordner durchsuchen…</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Suchen in</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Search the species</source>
        <translation>Arten durchsuchen</translation>
    </message>
    <message>
        <source>Searching for sound files</source>
        <translation>Tondateien werden gesucht</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Season {name}: {days}</source>
        <translation>Saison {name}: {days}</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Zweite Wahl</translation>
    </message>
    <message>
        <source>Second part of the scientific name</source>
        <translation>Zweiter Teil des wissenschaftlichen Namens</translation>
    </message>
    <message>
        <source>Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05. Or the time of day: 4:45 or 4:45:10.</source>
        <translation>Sekunden oder Minuten ab dem Beginn der Aufnahme: 90, 1:30 oder 1:02:05. Oder die Uhrzeit: 4:45 oder 4:45:10.</translation>
    </message>
    <message>
        <source>Seconds played before and after a segment</source>
        <translation>Sekunden vor und nach einem Segment</translation>
    </message>
    <message>
        <source>Seconds shown before and after the segment of an item</source>
        <translation>Gezeigte Sekunden vor und nach dem Segment</translation>
    </message>
    <message>
        <source>Seconds to move by</source>
        <translation>Sekunden der Verschiebung</translation>
    </message>
    <message>
        <source>Seconds. Explains every listed species by some segment.</source>
        <translation>Sekunden. Erklärt jede Art der Liste durch ein Segment.</translation>
    </message>
    <message>
        <source>See all models of this project side by side, and return to an earlier one</source>
        <translation>Alle Modelle dieses Projekts nebeneinander sehen und zu einem früheren zurückkehren</translation>
    </message>
    <message>
        <source>See how often each species is listed and labelled; rename and merge species</source>
        <translation>Sehen, wie oft jede Art in Listen und Labels steht; Arten umbenennen und vereinigen</translation>
    </message>
    <message>
        <source>See the backups with their dates, and go back to one</source>
        <translation>Die Sicherungen mit Datum sehen und zu einer zurückkehren</translation>
    </message>
    <message>
        <source>See what birdann noted while it ran</source>
        <translation>Sehen, was birdann unterwegs notiert hat</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Segment deleted in the other project</source>
        <translation>Segment im anderen Projekt gelöscht</translation>
    </message>
    <message>
        <source>Segment {place} cannot be read: {reason}.</source>
        <translation>Segment {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Segment {place} of {total}</source>
        <translation>Segment {place} von {total}</translation>
    </message>
    <message>
        <source>Segmenting</source>
        <translation>Segmentieren</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmente</translation>
    </message>
    <message>
        <source>Segments excluded because of an invalid feature: {n_odd}.</source>
        <translation>Segmente, die wegbleiben, weil eines ihrer Merkmale keine Zahl ist: {n_odd}.</translation>
    </message>
    <message>
        <source>Segments found</source>
        <translation>Segmente gefunden</translation>
    </message>
    <message>
        <source>Segments in different channels cannot be merged.</source>
        <translation>Segmente in verschiedenen Kanälen lassen sich nicht vereinen.</translation>
    </message>
    <message>
        <source>Segments labelled by both observers: counts per species, and Cohen&apos;s kappa with its 95 % interval.</source>
        <translation>Von beiden gelabelte Segmente: Anzahlen je Art und Cohens Kappa mit seinem 95-%-Intervall.</translation>
    </message>
    <message>
        <source>Segments of which recordings, or of which day</source>
        <translation>Segmente welcher Aufnahmen oder welches Tages</translation>
    </message>
    <message>
        <source>Segments reviewed, and how many you answer in a minute</source>
        <translation>Geprüfte Segmente, und wie viele Sie in der Minute beantworten</translation>
    </message>
    <message>
        <source>Segments with a predicted species, of all segments</source>
        <translation>Segmente mit vorhergesagter Art, von allen Segmenten</translation>
    </message>
    <message>
        <source>Segments without features (not scored): {missing}.</source>
        <translation>Segmente ohne Merkmale, die keinen Vorschlag haben: {missing}.</translation>
    </message>
    <message>
        <source>Segments you drew or labelled are kept, others are found again.</source>
        <translation>Gezeichnete und bestimmte Segmente bleiben, andere werden neu gefunden.</translation>
    </message>
    <message>
        <source>Segments you drew or reviewed are kept. All others are replaced. This cannot be undone, but a backup is made.</source>
        <translation>Gezeichnete und geprüfte Segmente bleiben. Alle anderen werden ersetzt. Das lässt sich nicht rückgängig machen, aber eine Sicherung wird angelegt.</translation>
    </message>
    <message>
        <source>Select a segment first. The others are then ordered by similarity to it.</source>
        <translation>Wählen Sie zuerst ein Segment. Die anderen werden dann nach ihrer Ähnlichkeit geordnet.</translation>
    </message>
    <message>
        <source>Select a species to rename it. The name of another species merges the two in all lists and labels. They can be separated again, and Ctrl+Z undoes either.</source>
        <translation>Wählen Sie eine Art, um sie umzubenennen. Der Name einer anderen Art vereint beide in allen Listen und Labels. Sie lassen sich wieder trennen, und Strg+Z macht beides rückgängig.</translation>
    </message>
    <message>
        <source>Select and play the segment</source>
        <translation>Das Segment auswählen und abspielen</translation>
    </message>
    <message>
        <source>Select cards in the gallery to label them.</source>
        <translation>Wählen Sie Karten der Galerie aus, um sie zu benennen.</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Nichts auswählen</translation>
    </message>
    <message>
        <source>Select the next segment in time</source>
        <translation>Das zeitlich nächste Segment auswählen</translation>
    </message>
    <message>
        <source>Select the segment before in time</source>
        <translation>Das zeitlich vorige Segment auswählen</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Separate species “{name}”</source>
        <translation>Art „{name}“ abtrennen</translation>
    </message>
    <message>
        <source>Separated again, because the model now predicts different species: {n}.</source>
        <translation>Wieder getrennt, weil das Modell jetzt verschiedene Arten vorhersagt: {n}.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message numerus="yes">
        <source>Set %Ln thresholds</source>
        <translation>
            <numerusform>%Ln Schwelle setzen</numerusform>
            <numerusform>%Ln Schwellen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set certainty and type of call</source>
        <translation>Sicherheit und Lautart angeben</translation>
    </message>
    <message numerus="yes">
        <source>Set fields of %Ln segments</source>
        <translation>
            <numerusform>Felder von %Ln Segment ausfüllen</numerusform>
            <numerusform>Felder von %Ln Segmenten ausfüllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set labels outside the list</source>
        <translation>Label außerhalb der Liste festlegen</translation>
    </message>
    <message>
        <source>Set scientific name to “{name}”</source>
        <translation>Wissenschaftlichen Namen „{name}“ setzen</translation>
    </message>
    <message>
        <source>Set scientific names</source>
        <translation>Wissenschaftliche Namen festlegen</translation>
    </message>
    <message>
        <source>Set seasons</source>
        <translation>Saisons festlegen</translation>
    </message>
    <message>
        <source>Set sites and start times of recordings in one table</source>
        <translation>Standorte und Beginn der Aufnahmen in einer Tabelle setzen</translation>
    </message>
    <message>
        <source>Set sites and times</source>
        <translation>Standorte und Zeiten festlegen</translation>
    </message>
    <message>
        <source>Set species lists</source>
        <translation>Artenlisten festlegen</translation>
    </message>
    <message>
        <source>Set start times</source>
        <translation>Beginn der Aufnahmen festlegen</translation>
    </message>
    <message>
        <source>Set the call type: song, call, alarm or another</source>
        <translation>Lautart setzen: Gesang, Ruf, Alarm oder eine andere</translation>
    </message>
    <message>
        <source>Set the default for new lists</source>
        <translation>Vorgabe für neue Listen festlegen</translation>
    </message>
    <message>
        <source>Set the minimum call probability</source>
        <translation>Mindest-Rufwahrscheinlichkeit festlegen</translation>
    </message>
    <message>
        <source>Set the minimum probability</source>
        <translation>Mindestwahrscheinlichkeit festlegen</translation>
    </message>
    <message numerus="yes">
        <source>Set the start of %Ln recordings</source>
        <translation>
            <numerusform>Beginn von %Ln Aufnahme setzen</numerusform>
            <numerusform>Beginn von %Ln Aufnahmen setzen</numerusform>
        </translation>
    </message>
    <message>
        <source>Set whether lists are complete</source>
        <translation>Vollständigkeit von Listen festlegen</translation>
    </message>
    <message>
        <source>Set whether new lists are complete</source>
        <translation>Festlegen, ob neue Listen vollständig sind</translation>
    </message>
    <message>
        <source>Set whether untagged species are absent or unknown</source>
        <translation>Festlegen, ob nicht eingetragene Arten abwesend oder unbekannt sind</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>E&amp;instellungen…</translation>
    </message>
    <message>
        <source>Setting lists</source>
        <translation>Listen werden eingetragen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {parent}: {reason}.</source>
        <translation>Die Einstellungen lassen sich in {parent} nicht aufbewahren: {reason}.</translation>
    </message>
    <message>
        <source>Settings chosen in training</source>
        <translation>Im Training gewählte Einstellungen</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Shares must be between 0 and 1, with at least one site.</source>
        <translation>Anteile liegen zwischen 0 und 1, und es gibt mindestens einen Standort.</translation>
    </message>
    <message>
        <source>Shift + −</source>
        <translation>Umschalt + −</translation>
    </message>
    <message>
        <source>Shorter than usual for this species ({low}–{high} s).</source>
        <translation>Kürzer als üblich für diese Art ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show a longer stretch of sound</source>
        <translation>Einen längeren Abschnitt zeigen</translation>
    </message>
    <message>
        <source>Show a narrower frequency band</source>
        <translation>Einen schmaleren Frequenzbereich zeigen</translation>
    </message>
    <message>
        <source>Show a shorter stretch of sound</source>
        <translation>Einen kürzeren Abschnitt zeigen</translation>
    </message>
    <message>
        <source>Show a wider frequency band</source>
        <translation>Einen breiteren Frequenzbereich zeigen</translation>
    </message>
    <message>
        <source>Show all segments</source>
        <translation>Alle Segmente zeigen</translation>
    </message>
    <message>
        <source>Show all segments again</source>
        <translation>Wieder alle Segmente zeigen</translation>
    </message>
    <message>
        <source>Show all tasks</source>
        <translation>Alle Vorgänge zeigen</translation>
    </message>
    <message>
        <source>Show around an item</source>
        <translation>Um einen Eintrag herum zeigen</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Details zeigen</translation>
    </message>
    <message>
        <source>Show groups of similar sounds in the gallery, unexplained ones first</source>
        <translation>Gruppen ähnlicher Laute in der Galerie zeigen, unerklärte zuerst</translation>
    </message>
    <message>
        <source>Show how well the predictions can be trusted; again: back to the spectrogram</source>
        <translation>Zeigen, wie sehr den Vorhersagen zu trauen ist; nochmals: zurück zum Spektrogramm</translation>
    </message>
    <message>
        <source>Show in the recording</source>
        <translation>In der Aufnahme zeigen</translation>
    </message>
    <message>
        <source>Show la&amp;bels</source>
        <translation>Labels anzeigen</translation>
    </message>
    <message>
        <source>Show list of whole recording</source>
        <translation>Liste der ganzen Aufnahme zeigen</translation>
    </message>
    <message>
        <source>Show recording</source>
        <translation>Aufnahme zeigen</translation>
    </message>
    <message>
        <source>Show running and finished tasks</source>
        <translation>Laufende und beendete Vorgänge zeigen</translation>
    </message>
    <message>
        <source>Show species by hour and date, and sites by date; again: back to the spectrogram</source>
        <translation>Arten nach Stunde und Datum und Standorte nach Datum zeigen; noch einmal: zurück zum Spektrogramm</translation>
    </message>
    <message>
        <source>Show species lists that labels or sounds contradict</source>
        <translation>Artenlisten zeigen, denen Labels oder Laute widersprechen</translation>
    </message>
    <message>
        <source>Show species predicted where no species list names them</source>
        <translation>Arten zeigen, die vorhergesagt sind, wo keine Artenliste sie nennt</translation>
    </message>
    <message>
        <source>Show the f&amp;ile in its folder</source>
        <translation>&amp;Datei in ihrem Ordner zeigen</translation>
    </message>
    <message>
        <source>Show the map of similar sounds</source>
        <translation>Karte ähnlicher Laute zeigen</translation>
    </message>
    <message>
        <source>Show the recording above in the list</source>
        <translation>Die Aufnahme darüber in der Liste zeigen</translation>
    </message>
    <message>
        <source>Show the recording below in the list</source>
        <translation>Die Aufnahme darunter in der Liste zeigen</translation>
    </message>
    <message>
        <source>Show the recording from its start to its end</source>
        <translation>Die Aufnahme von Anfang bis Ende zeigen</translation>
    </message>
    <message>
        <source>Show the segments that are most like the selected one in the gallery</source>
        <translation>In der Galerie die Segmente zeigen, die dem ausgewählten am ähnlichsten sind</translation>
    </message>
    <message>
        <source>Show the selected segments closely</source>
        <translation>Die ausgewählten Segmente nah zeigen</translation>
    </message>
    <message>
        <source>Show the species list of the recording as a whole, beside those of its windows</source>
        <translation>Artenliste der ganzen Aufnahme zeigen, neben denen ihrer Fenster</translation>
    </message>
    <message>
        <source>Show the spectrogram</source>
        <translation>Spektrogramm zeigen</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without all outlines and names</source>
        <translation>Das Spektrogramm mit oder ohne alle Umrisse und Namen zeigen</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without the names on the segments</source>
        <translation>Das Spektrogramm mit oder ohne Namen an den Segmenten zeigen</translation>
    </message>
    <message>
        <source>Show the time of day, where it is known, or seconds from the start</source>
        <translation>Die Uhrzeit zeigen, wo sie bekannt ist, oder Sekunden ab dem Beginn</translation>
    </message>
    <message>
        <source>Show the waveform under the spectrogram, in step with it</source>
        <translation>Die Wellenform unter dem Spektrogramm zeigen, im Gleichschritt mit ihm</translation>
    </message>
    <message>
        <source>Show the window on the full screen, or as before</source>
        <translation>Das Fenster auf dem ganzen Bildschirm oder wie zuvor zeigen</translation>
    </message>
    <message>
        <source>Shows in blue what would be outlined; changes nothing</source>
        <translation>Zeigt blau, was umrandet würde; ändert nichts</translation>
    </message>
    <message>
        <source>Sigmoid of each (several species at once)</source>
        <translation>Sigmoid jeder Zahl (mehrere Arten zugleich)</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio</source>
        <translation>Signal-Rausch-Abstand</translation>
    </message>
    <message>
        <source>Silent for {listed}: the recorder gave no signal there.</source>
        <translation>Stumm für {listed}: der Rekorder gab dort kein Signal.</translation>
    </message>
    <message>
        <source>Similar names, kept as separate species: {names}. If one is misspelt, merge them in Project &gt; Species.</source>
        <translation>Ähnliche Namen, die getrennte Arten bleiben: {names}. Ist einer falsch geschrieben, führen Sie sie unter Projekt &gt; Arten zusammen.</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Site not known</source>
        <translation>Standort nicht bekannt</translation>
    </message>
    <message>
        <source>Sites and times</source>
        <translation>Standorte und Zeiten</translation>
    </message>
    <message>
        <source>Sites and times are saved; Ctrl+Z undoes it.</source>
        <translation>Standorte und Zeiten sind gespeichert; Strg+Z macht es rückgängig.</translation>
    </message>
    <message>
        <source>Sites and times of recordings</source>
        <translation>Standorte und Zeiten der Aufnahmen</translation>
    </message>
    <message>
        <source>Sites and times…</source>
        <translation>Standorte und Zeiten…</translation>
    </message>
    <message>
        <source>Sites by date</source>
        <translation>Standorte nach Datum</translation>
    </message>
    <message>
        <source>Sites with it</source>
        <translation>Standorte mit Nachweis</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Größe von Text und Bedienelementen</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Größe der Vorschaubilder</translation>
    </message>
    <message>
        <source>Size of the thumbnails (Ctrl++ and Ctrl+-)</source>
        <translation>Größe der Vorschaubilder (Strg++ und Strg+-)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip detections below this score; the import report gives the number</source>
        <translation>Erkennungen unter diesem Score auslassen; der Importbericht nennt ihre Zahl</translation>
    </message>
    <message>
        <source>Skip what is probably not a call: noise, echoes, fragments</source>
        <translation>Überspringen, was wahrscheinlich kein Ruf ist: Störgeräusche, Echos, Fragmente</translation>
    </message>
    <message>
        <source>Skipped as probably not calls (call probability below {bar}): {n}. They stay in the project. Choose all sounds to include them.</source>
        <translation>Übersprungen, weil wahrscheinlich keine Rufe (Rufwahrscheinlichkeit unter {bar}): {n}. Sie bleiben im Projekt; „Alle Laute“ schließt sie ein.</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Langsamer</translation>
    </message>
    <message>
        <source>Softmax (one species)</source>
        <translation>Softmax (eine Art)</translation>
    </message>
    <message>
        <source>Song, call, alarm or what you call it (Y)</source>
        <translation>Gesang, Ruf, Alarm oder wie Sie es nennen (Y)</translation>
    </message>
    <message>
        <source>Songbirds</source>
        <translation>Singvögel</translation>
    </message>
    <message>
        <source>Sonic Visualiser layer (.svl)</source>
        <translation>Ebene von Sonic Visualiser (.svl)</translation>
    </message>
    <message>
        <source>Sound &amp;output</source>
        <translation>&amp;Tonausgabe</translation>
    </message>
    <message>
        <source>Sound around a call</source>
        <translation>Ton um einen Ruf</translation>
    </message>
    <message>
        <source>Sound cannot be played because a system library is missing ({name}); install it and start birdann again.</source>
        <translation>Ton kann nicht gespielt werden, weil eine Systembibliothek fehlt ({name}); installieren Sie sie und starten Sie birdann neu.</translation>
    </message>
    <message>
        <source>Sound clips: one file per call, in folders by species</source>
        <translation>Tonausschnitte: eine Datei je Ruf, in Ordnern nach Art</translation>
    </message>
    <message>
        <source>Sound event {place} cannot be read: {reason}.</source>
        <translation>Lautereignis {place} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>Sound files ({kinds});;All files (*)</source>
        <translation>Tondateien ({kinds});;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Sound files or a whole folder.</source>
        <translation>Tondateien oder einen ganzen Ordner.</translation>
    </message>
    <message>
        <source>Sound kept before and after a call</source>
        <translation>Ton vor und nach einem Ruf</translation>
    </message>
    <message>
        <source>Sound outside the project&apos;s folder, not checked (allow it with --allow-outside)</source>
        <translation>Ton außerhalb des Projektordners, nicht geprüft (erlauben mit --allow-outside)</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Species</source>
        <comment>several</comment>
        <translation>Arten</translation>
    </message>
    <message>
        <source>Species accumulation</source>
        <translation>Artenakkumulation</translation>
    </message>
    <message>
        <source>Species are listed, but no segments were found.</source>
        <translation>Arten sind gelistet, aber es wurden keine Segmente gefunden.</translation>
    </message>
    <message>
        <source>Species by date</source>
        <translation>Arten nach Datum</translation>
    </message>
    <message>
        <source>Species by hour</source>
        <translation>Arten nach Stunde</translation>
    </message>
    <message>
        <source>Species in fewer than five lists: {sentence}</source>
        <translation>Arten in weniger als fünf Listen: {sentence}</translation>
    </message>
    <message>
        <source>Species in the model</source>
        <translation>Arten im Modell</translation>
    </message>
    <message>
        <source>Species in this recording</source>
        <translation>Arten in dieser Aufnahme</translation>
    </message>
    <message>
        <source>Species lists from {name}</source>
        <translation>Artenlisten aus {name}</translation>
    </message>
    <message>
        <source>Species lists imported</source>
        <translation>Artenlisten importiert</translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation>
            <numerusform>Für %Ln Aufnahme wurde eine Artenliste gelesen.</numerusform>
            <numerusform>Für %Ln Aufnahmen wurden Artenlisten gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Species lists, to be read again (CSV)</source>
        <translation>Artenlisten, wieder einlesbar (CSV)</translation>
    </message>
    <message>
        <source>Species names</source>
        <translation>Artnamen</translation>
    </message>
    <message>
        <source>Species names that “{title}” does not support: {names}.</source>
        <translation>Artnamen, die „{title}“ nicht unterstützt: {names}.</translation>
    </message>
    <message>
        <source>Species no longer used: {names}.</source>
        <translation>Nicht mehr verwendete Arten: {names}.</translation>
    </message>
    <message>
        <source>Species of one list are expected about equally often (best in the merged-pair test).</source>
        <translation>Arten einer Liste werden etwa gleich häufig erwartet (am besten im Test mit vereinten Paaren).</translation>
    </message>
    <message>
        <source>Species of this project</source>
        <translation>Arten dieses Projekts</translation>
    </message>
    <message>
        <source>Species of windows that the list around the window excludes: {n}. The windows were used. Correct one of the lists.</source>
        <translation>Arten von Fenstern, die die Liste um das Fenster ausschließt: {n}. Die Fenster wurden verwendet; korrigieren Sie eine der Listen.</translation>
    </message>
    <message>
        <source>Species per recording only</source>
        <translation>Nur Arten je Aufnahme</translation>
    </message>
    <message>
        <source>Species that “{name}” means</source>
        <translation>Art, die „{name}“ meint</translation>
    </message>
    <message>
        <source>Species with the later name</source>
        <translation>Art mit dem späteren Namen</translation>
    </message>
    <message>
        <source>Species: {names}.</source>
        <translation>Arten: {names}.</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Spektrogramm</translation>
    </message>
    <message>
        <source>Spectrogram settin&amp;gs…</source>
        <translation>E&amp;instellungen des Spektrogramms…</translation>
    </message>
    <message>
        <source>Spectrogram settings</source>
        <translation>Einstellungen des Spektrogramms</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch kept.</source>
        <translation>Geschwindigkeit {rate}×, Tonhöhe bleibt.</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch with it.</source>
        <translation>Geschwindigkeit {rate}×, Tonhöhe geht mit.</translation>
    </message>
    <message>
        <source>Speed {rate}×.</source>
        <translation>Geschwindigkeit {rate}×.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Teilen</translation>
    </message>
    <message numerus="yes">
        <source>Split a segment into %Ln</source>
        <translation>
            <numerusform>Ein Segment in %Ln teilen</numerusform>
            <numerusform>Ein Segment in %Ln teilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Split segments</source>
        <translation>Segmente teilen</translation>
    </message>
    <message>
        <source>Split the chosen window in its middle</source>
        <translation>Das gewählte Fenster in der Mitte teilen</translation>
    </message>
    <message>
        <source>Split this group into two of more similar sounds</source>
        <translation>Diese Gruppe in zwei mit ähnlicheren Lauten teilen</translation>
    </message>
    <message>
        <source>Split window</source>
        <translation>Fenster teilen</translation>
    </message>
    <message>
        <source>Splitting the segment</source>
        <translation>Das Segment wird geteilt</translation>
    </message>
    <message>
        <source>Square-root colours</source>
        <translation>Farben nach Quadratwurzel</translation>
    </message>
    <message>
        <source>Standard output cannot be written ({reason}). Check where it is redirected.</source>
        <translation>Die Standardausgabe kann nicht geschrieben werden ({reason}). Prüfen Sie, wohin sie umgeleitet ist.</translation>
    </message>
    <message>
        <source>Stands beside your labels in the project and in exports</source>
        <translation>Steht bei Ihren Labels im Projekt und in Exporten</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message numerus="yes">
        <source>Start and end of %Ln segments were swapped. They are read in order.</source>
        <translation>
            <numerusform>Anfang und Ende von %Ln Segment waren vertauscht und wurden zurückgetauscht.</numerusform>
            <numerusform>Anfang und Ende von %Ln Segmenten waren vertauscht und wurden zurückgetauscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start differs: {source} {start}; {other} {other_start}{explained}. Using {source}.</source>
        <translation>Beginn widersprüchlich: {source} {start}; {other} {other_start}{explained}. {source} gilt.</translation>
    </message>
    <message>
        <source>Start times are read from recorder metadata, otherwise from file names. Correct them if the clock was wrong, or set the time zone. Sound files are not changed.</source>
        <translation>Startzeiten stammen aus den Metadaten des Rekorders, sonst aus Dateinamen. Korrigieren Sie sie, wenn die Uhr falsch ging, oder setzen Sie die Zeitzone. Tondateien werden nicht geändert.</translation>
    </message>
    <message>
        <source>Start {start} is in the future: the recorder&apos;s clock was wrong. Correct it under Project: Sites and times.</source>
        <translation>Beginn {start} liegt in der Zukunft: Die Uhr des Aufnahmegeräts ging falsch. Korrigieren Sie ihn unter Projekt: Standorte und Zeiten.</translation>
    </message>
    <message>
        <source>Start {start}: the recorder&apos;s clock was probably not set. Correct it under Project: Sites and times.</source>
        <translation>Beginn {start}: Die Uhr des Aufnahmegeräts war vermutlich nicht gestellt. Korrigieren Sie ihn unter Projekt: Standorte und Zeiten.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Starting the workers</source>
        <translation>Arbeitsprozesse werden gestartet</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Starts of recordings</source>
        <translation>Anfangszeiten der Aufnahmen</translation>
    </message>
    <message>
        <source>Stated probability (%)</source>
        <translation>Angegebene Wahrscheinlichkeit (%)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Fehlen weiterhin</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Malen beenden</translation>
    </message>
    <message>
        <source>Stop reviewing</source>
        <translation>Prüfen beenden</translation>
    </message>
    <message>
        <source>Stop the sound</source>
        <translation>Den Ton anhalten</translation>
    </message>
    <message>
        <source>Stop the task; finished parts are kept</source>
        <translation>Vorgang abbrechen; Fertiges bleibt erhalten</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten…</translation>
    </message>
    <message>
        <source>Storing scores</source>
        <translation>Scores werden gespeichert</translation>
    </message>
    <message>
        <source>Storing the model</source>
        <translation>Das Modell wird gespeichert</translation>
    </message>
    <message>
        <source>Storing the segmenter</source>
        <translation>Der Segmentierer wird gespeichert</translation>
    </message>
    <message>
        <source>Strata are of {hours} hours.</source>
        <translation>Schichten sind {hours} Stunden lang.</translation>
    </message>
    <message>
        <source>Strata by hour of day</source>
        <translation>Schichten nach Tageszeit</translation>
    </message>
    <message>
        <source>Sugg&amp;est species lists…</source>
        <translation>Artenlisten v&amp;orschlagen…</translation>
    </message>
    <message>
        <source>Suggesting species lists</source>
        <translation>Artenlisten werden vorgeschlagen</translation>
    </message>
    <message>
        <source>Suits the recording</source>
        <translation>Passend zur Aufnahme</translation>
    </message>
    <message>
        <source>Summary: one row per recording (CSV)</source>
        <translation>Übersicht: eine Zeile je Aufnahme (CSV)</translation>
    </message>
    <message>
        <source>Summary: one row per species (CSV)</source>
        <translation>Übersicht: eine Zeile je Art (CSV)</translation>
    </message>
    <message>
        <source>Summary: segments of each species in each recording (CSV)</source>
        <translation>Übersicht: Segmente jeder Art in jeder Aufnahme (CSV)</translation>
    </message>
    <message>
        <source>Switch to the next colour map</source>
        <translation>Zur nächsten Farbskala wechseln</translation>
    </message>
    <message>
        <source>Synthesised recordings with species lists</source>
        <translation>Synthetische Aufnahmen mit Artenlisten</translation>
    </message>
    <message>
        <source>T&amp;ype of call…</source>
        <translation>Lautart…</translation>
    </message>
    <message>
        <source>Table for a spreadsheet with counts by status and species</source>
        <translation>Tabelle für ein Tabellenprogramm mit Anzahlen je Status und Art</translation>
    </message>
    <message>
        <source>Table of detections with known column names (CSV, TSV)</source>
        <translation>Tabelle von Erkennungen mit bekannten Spaltennamen (CSV, TSV)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv *.tsv *.txt)</source>
        <translation>Tabellen (*.xlsx *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Arten eintragen</translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln more recordings</source>
        <translation>
            <numerusform>Arten in %Ln Aufnahme eintragen</numerusform>
            <numerusform>Arten in %Ln Aufnahmen eintragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln recordings</source>
        <translation>
            <numerusform>Artenliste von %Ln Aufnahme ändern</numerusform>
            <numerusform>Artenlisten von %Ln Aufnahmen ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag 1 with only one</source>
        <translation>1 mit nur einer eintragen</translation>
    </message>
    <message>
        <source>Tag ne&amp;xt</source>
        <translation>Als &amp;Nächstes eintragen</translation>
    </message>
    <message>
        <source>Tag next</source>
        <translation>Als Nächstes eintragen</translation>
    </message>
    <message>
        <source>Tag recordings</source>
        <translation>Arten eintragen</translation>
    </message>
    <message>
        <source>Tag species</source>
        <translation>Arten eintragen</translation>
    </message>
    <message>
        <source>Tag the species of each recording; birdann labels every call in it.</source>
        <translation>Tragen Sie die Arten jeder Aufnahme ein; birdann benennt jeden Ruf darin.</translation>
    </message>
    <message>
        <source>Tag the species of the recordings.</source>
        <translation>Tragen Sie die Arten der Aufnahmen ein.</translation>
    </message>
    <message>
        <source>Tag the species, or import a network’s detections.</source>
        <translation>Arten eintragen oder die Erkennungen eines Netzes importieren.</translation>
    </message>
    <message>
        <source>Tag their species, or import species lists</source>
        <translation>Arten eintragen oder Artenlisten importieren</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Mit Arten</translation>
    </message>
    <message>
        <source>Tagged by hand</source>
        <translation>Von Hand eingetragen</translation>
    </message>
    <message>
        <source>Tagged recordings without segments, not used for training: {n_without}.</source>
        <translation>Getaggte Aufnahmen ohne Segmente, im Training ungenutzt: {n_without}.</translation>
    </message>
    <message>
        <source>Tags at or after the end of their task, counted in its last list: {n}.</source>
        <translation>Angaben am oder nach dem Ende ihrer Aufgabe, zu deren letzter Liste gezählt: {n}.</translation>
    </message>
    <message>
        <source>Tags of tasks that are not transcribed were skipped: {n}.</source>
        <translation>Einträge nicht fertig bearbeiteter Aufgaben (nicht „Transcribed“) wurden übersprungen: {n}.</translation>
    </message>
    <message>
        <source>Tags of weather and machines were skipped: {n}.</source>
        <translation>Tags von Wetter und Maschinen wurden übersprungen: {n}.</translation>
    </message>
    <message>
        <source>Take a tour with sample data</source>
        <translation>Rundgang mit Beispieldaten</translation>
    </message>
    <message>
        <source>Take away all paint on this recording</source>
        <translation>Alle Farbe von dieser Aufnahme entfernen</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Rundgang machen</translation>
    </message>
    <message>
        <source>Taken for the species “{species}”, {why}.</source>
        <translation>Für die Art „{species}“ genommen: {why}.</translation>
    </message>
    <message>
        <source>Target precision</source>
        <translation>Gewünschte Präzision</translation>
    </message>
    <message>
        <source>Task&amp;s</source>
        <translation>Vor&amp;gänge</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Tasks are still running: {tasks}.</source>
        <translation>Es laufen noch Vorgänge: {tasks}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Textdateien (*.txt)</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
    <message>
        <source>The AudioMoth left out {silent_s} s below its trigger. They are read as silence, so that times are those of the recording.</source>
        <translation>Der AudioMoth hat {silent_s} s unterhalb seines Auslösers weggelassen. Sie werden als Stille gelesen, sodass die Zeiten die der Aufnahme sind.</translation>
    </message>
    <message>
        <source>The backup is in place. The state before it is a backup now.</source>
        <translation>Die Sicherung ist eingesetzt. Der Stand davor ist jetzt selbst eine Sicherung.</translation>
    </message>
    <message>
        <source>The chart is in {path}.</source>
        <translation>Das Diagramm ist in {path}.</translation>
    </message>
    <message>
        <source>The covariates cannot be used: {reason}. Complete them or leave them out.</source>
        <translation>Die Kovariaten sind nicht nutzbar: {reason}. Vervollständigen Sie sie, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>The current state is backed up first. Sound files are not changed.</source>
        <translation>Der jetzige Stand wird zuerst gesichert. Tondateien werden nicht verändert.</translation>
    </message>
    <message>
        <source>The cut must lie inside the segment.</source>
        <translation>Der Schnitt muss im Segment liegen.</translation>
    </message>
    <message>
        <source>The data of training source “{name}” is missing in {path}. Remove the source and add it again.</source>
        <translation>Die Daten der Trainingsquelle „{name}“ fehlen in {path}. Entfernen Sie die Quelle und fügen Sie sie neu hinzu.</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard.</source>
        <translation>Die Diagnose liegt in der Zwischenablage.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to {path} was not saved, everything before it was. Free some space and repeat the change.</source>
        <translation>Der Datenträger ist voll: die letzte Änderung an {path} wurde nicht gespeichert, alles davor schon; schaffen Sie Platz, und wiederholen Sie die Änderung.</translation>
    </message>
    <message>
        <source>The drawn rectangle lies outside the recording.</source>
        <translation>Das gezeichnete Rechteck liegt außerhalb der Aufnahme.</translation>
    </message>
    <message>
        <source>The embeddings for “Find similar” were not stored ({reason}).</source>
        <translation>Die Embeddings für „Ähnliche finden“ wurden nicht gespeichert ({reason}).</translation>
    </message>
    <message>
        <source>The figure is in {drawn}, without the outlines of human sounds.</source>
        <translation>Die Abbildung liegt unter {drawn}, ohne die Umrisse menschlicher Laute.</translation>
    </message>
    <message>
        <source>The figure is in {drawn}.</source>
        <translation>Die Abbildung liegt in {drawn}.</translation>
    </message>
    <message>
        <source>The figure shows the visible range with its time, band, frequency axis and background reduction. Unreviewed predictions have dashed outlines; rejected segments are not drawn.</source>
        <translation>Die Abbildung zeigt den sichtbaren Bereich mit Zeit, Band, Frequenzachse und Hintergrundreduktion. Ungeprüfte Vorhersagen haben gestrichelte Umrisse; verworfene Segmente werden nicht gezeichnet.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. Restore a backup.</source>
        <translation>Die Datei ist beschädigt: {what}. Stellen Sie eine Sicherung wieder her.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as {encoding}.</source>
        <translation>Die Datei ist nicht UTF-8 und wurde als {encoding} gelesen.</translation>
    </message>
    <message>
        <source>The file name has two times; {start} is used, not {other}.</source>
        <translation>Der Dateiname enthält zwei Zeiten; verwendet wird {start}, nicht {other}.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{clock}” is taken for hour and minute.</source>
        <translation>„{clock}“ im Dateinamen wird als Stunde und Minute genommen.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for the seconds of a piece of a recording.</source>
        <translation>„{said}“ im Dateinamen wird als Sekunden eines Ausschnitts einer Aufnahme genommen.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for {taken}; it could be {other} as well.</source>
        <translation>„{said}“ im Dateinamen wird als {taken} genommen; es könnte auch {other} sein.</translation>
    </message>
    <message>
        <source>The first minute of a recording is minute {n}.</source>
        <translation>Die erste Minute einer Aufnahme ist Minute {n}.</translation>
    </message>
    <message>
        <source>The folder could not be opened: {path}</source>
        <translation>Der Ordner ließ sich nicht öffnen: {path}</translation>
    </message>
    <message>
        <source>The folder for temporary files, {folder}, cannot be written ({reason}). Make room there, or name another folder as TMPDIR, and give the same command again: what is done is kept.</source>
        <translation>In den Ordner für Zwischendateien, {folder}, kann nicht geschrieben werden ({reason}); schaffen Sie dort Platz, oder nennen Sie mit TMPDIR einen anderen Ordner, und geben Sie denselben Befehl erneut: Was getan ist, bleibt.</translation>
    </message>
    <message>
        <source>The folder of {project_path} cannot be written to. Open the project read-only, or copy it to a folder of your own.</source>
        <translation>In den Ordner von {project_path} kann nicht geschrieben werden; öffnen Sie das Projekt schreibgeschützt, oder kopieren Sie es in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>Der Ordner {filename} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). Free disk space and repeat the command.</source>
        <translation>In den Ordner {folder} kann nicht geschrieben werden ({reason}); schaffen Sie Platz auf dem Datenträger, und geben Sie denselben Befehl erneut.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). See that its disk is there and has room, and give the same command again: what is done is kept.</source>
        <translation>In den Ordner {folder} kann nicht geschrieben werden ({reason}); sehen Sie nach, ob der Datenträger da ist und Platz hat, und geben Sie denselben Befehl erneut: Was getan ist, bleibt.</translation>
    </message>
    <message>
        <source>The folder {parent} cannot be written ({reason}). Make room on its disk, or make it writable, and start again: what is done is kept.</source>
        <translation>In den Ordner {parent} kann nicht geschrieben werden ({reason}); schaffen Sie Platz, oder machen Sie ihn beschreibbar, und beginnen Sie erneut: was fertig ist, bleibt.</translation>
    </message>
    <message>
        <source>The folder {parent} does not exist.</source>
        <translation>Den Ordner {parent} gibt es nicht.</translation>
    </message>
    <message>
        <source>The forest segmenter stored in {path} cannot be used ({reason}). Train it again.</source>
        <translation>Der Wald-Segmentierer in {path} ist nicht zu gebrauchen ({reason}); trainieren Sie ihn neu.</translation>
    </message>
    <message>
        <source>The forest segmenter was trained on spectrograms of {n_bins} bins, not {n_bins_now}; use the same settings and sample rate, or train it again.</source>
        <translation>Der Wald-Segmentierer wurde mit Spektrogrammen von {n_bins} Frequenzstufen trainiert, nicht {n_bins_now}; verwenden Sie dieselben Einstellungen und dieselbe Abtastrate, oder trainieren Sie ihn neu.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, as the names say, though none is above {min_hz}; if they are kilohertz, name the columns low_khz and high_khz.</source>
        <translation>Die Frequenzen in {names} wurden als Hertz gelesen, wie die Namen sagen, obwohl keine über {min_hz} liegt; sind es Kilohertz, nennen Sie die Spalten low_khz und high_khz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though the names say kilohertz: some are above {max_khz}.</source>
        <translation>Die Frequenzen in {names} wurden als Hertz gelesen, obwohl die Namen Kilohertz sagen: Einige liegen über {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though warbleR and ohun write kilohertz there: some are above {max_khz}.</source>
        <translation>Die Frequenzen in {names} wurden als Hertz gelesen, obwohl warbleR und ohun dort Kilohertz schreiben: Einige liegen über {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as none is above {max_khz}. Name the columns low_hz and high_hz if they are hertz.</source>
        <translation>Die Frequenzen in {names} wurden als Kilohertz gelesen, da keine über {max_khz} liegt; nennen Sie die Spalten low_hz und high_hz, wenn es Hertz sind.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as warbleR writes them.</source>
        <translation>Die Frequenzen in {names} wurden als Kilohertz gelesen, wie warbleR sie schreibt.</translation>
    </message>
    <message>
        <source>The gap between joined calls must be 0 seconds or more.</source>
        <translation>Der Abstand, bis zu dem Rufe verbunden werden, ist 0 Sekunden oder mehr.</translation>
    </message>
    <message>
        <source>The header says {promised_s} s but the file contains {there_s} s of audio. All of it is used.</source>
        <translation>Der Kopf nennt {promised_s} s, die Datei enthält aber {there_s} s Ton. Alles wird verwendet.</translation>
    </message>
    <message>
        <source>The labels file {path} cannot be read ({reason}).</source>
        <translation>Die Datei der Namen {path} kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
        <source>The labels file {path} is empty.</source>
        <translation>Die Datei der Namen {path} ist leer.</translation>
    </message>
    <message>
        <source>The language changes when the window is opened again.</source>
        <translation>Die Sprache wechselt, wenn das Fenster neu geöffnet wird.</translation>
    </message>
    <message>
        <source>The last day is before the first. Exchange them.</source>
        <translation>Der letzte Tag liegt vor dem ersten. Vertauschen Sie die beiden.</translation>
    </message>
    <message numerus="yes">
        <source>The list leaves %Ln species.</source>
        <translation>
            <numerusform>Die Liste lässt %Ln Art zu.</numerusform>
            <numerusform>Die Liste lässt %Ln Arten zu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists in the table</source>
        <translation>Listen der Tabelle</translation>
    </message>
    <message numerus="yes">
        <source>The lists of %Ln recordings were added to.</source>
        <translation>
            <numerusform>Die Liste von %Ln Aufnahme wurde ergänzt.</numerusform>
            <numerusform>Die Listen von %Ln Aufnahmen wurden ergänzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log is {path}.</source>
        <translation>Das Protokoll ist {path}.</translation>
    </message>
    <message>
        <source>The maximum number of segments per species must be 1 or more.</source>
        <translation>Die Höchstzahl der Segmente je Art ist 1 oder mehr.</translation>
    </message>
    <message>
        <source>The maximum per recording must be 1 or more, or 0 for any number.</source>
        <translation>Das Höchste je Aufnahme muss 1 oder mehr sein, oder 0 für beliebig viele.</translation>
    </message>
    <message>
        <source>The mean of the channels would lose {loss_db} dB. Channel {channel} is used.</source>
        <translation>Das Mittel der Kanäle würde {loss_db} dB verlieren. Kanal {channel} wird verwendet.</translation>
    </message>
    <message>
        <source>The minimum probability must be above 0 and at most 1.</source>
        <translation>Ab welcher Wahrscheinlichkeit, ist eine Zahl über 0, bis 1.</translation>
    </message>
    <message>
        <source>The minimum score lies between 0 and 1, and the step is not longer than the window of {window_s} s.</source>
        <translation>Der Mindestwert liegt zwischen 0 und 1, und der Schritt ist nicht länger als das Fenster von {window_s} s.</translation>
    </message>
    <message>
        <source>The minimum score must be a number, such as 0.1.</source>
        <translation>Der kleinste Wert ist eine Zahl, zum Beispiel 0.1.</translation>
    </message>
    <message>
        <source>The minimum score must be a number.</source>
        <translation>Der Mindestwert muss eine Zahl sein.</translation>
    </message>
    <message>
        <source>The minimum score must be between 0 and 1, such as 0.05.</source>
        <translation>Der kleinste Wert liegt zwischen 0 und 1, zum Beispiel 0.05.</translation>
    </message>
    <message>
        <source>The minimum score of a call is a number from 0 to 1.</source>
        <translation>Der Mindestwert eines Rufs ist eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>The model has no species “{species}”. It has: {known}.</source>
        <translation>Das Modell kennt keine Art „{species}“. Vorhanden: {known}.</translation>
    </message>
    <message>
        <source>The model has not been trained. Train it before saving.</source>
        <translation>Das Modell wurde nicht trainiert; trainieren Sie es vor dem Speichern.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Das benutzte Modell</translation>
    </message>
    <message>
        <source>The model in {path} needs features {wanted}, but the segments of {project} have {given}. Train a model in the project, or choose another file.</source>
        <translation>Das Modell in {path} liest die Merkmale {wanted}, und die Segmente von {project} haben {given}; trainieren Sie ein Modell im Projekt, oder wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <source>The model needs the features “{read}”, but the segments have “{described}”. Train a new model.</source>
        <translation>Das Modell liest die Merkmale „{read}“, und die Segmente haben „{described}“. Trainieren Sie ein neues Modell.</translation>
    </message>
    <message>
        <source>The model needs {n_expected} features, but the segments have {n_given}. Train a new model.</source>
        <translation>Das Modell erwartet {n_expected} Merkmale, die Segmente haben {n_given}; trainieren Sie ein neues Modell.</translation>
    </message>
    <message>
        <source>The model of the archive has no species “{species}”. Check the spelling.</source>
        <translation>Das Modell des Archivs kennt keine Art „{species}“; sehen Sie nach, wie sie geschrieben wird.</translation>
    </message>
    <message>
        <source>The model that does best on data like this. Recommended.</source>
        <translation>Das Modell, das mit solchen Daten am besten ist. Empfohlen.</translation>
    </message>
    <message>
        <source>The model waits until you ask: Ctrl+Shift+T.</source>
        <translation>Das Modell wartet, bis Sie es bitten: Strg+Umschalt+T.</translation>
    </message>
    <message>
        <source>The model was trained on {n_expected} features and was given {n_given}; describe the segments again or train a new model.</source>
        <translation>Das Modell wurde mit {n_expected} Merkmalen trainiert und bekam {n_given}; beschreiben Sie die Segmente neu, oder trainieren Sie ein neues Modell.</translation>
    </message>
    <message>
        <source>The model {model} is trained on confirmed segments, not on lists. Confirm a few segments first, or choose the model auto.</source>
        <translation>Das Modell {model} wird mit bestätigten Segmenten trainiert, nicht mit Listen. Bestätigen Sie erst einige Segmente, oder wählen Sie das Modell auto.</translation>
    </message>
    <message>
        <source>The model {name} has no parameter {unknown}; it has {names}.</source>
        <translation>Das Modell {name} hat keinen Parameter {unknown}; es hat {names}.</translation>
    </message>
    <message>
        <source>The model {name} has no settings to search. Train it without a search.</source>
        <translation>Das Modell {name} hat keine Einstellungen zu suchen; trainieren Sie es ohne Suche.</translation>
    </message>
    <message>
        <source>The name of {shown} is not valid UTF-8 and cannot be written to tables. Rename the file.</source>
        <translation>Der Name von {shown} ist kein gültiges UTF-8 und kann nicht in Tabellen stehen. Benennen Sie die Datei um.</translation>
    </message>
    <message>
        <source>The number of bins must be 1 to {max_bins}.</source>
        <translation>Die Werte werden in 1 bis {max_bins} Klassen geteilt.</translation>
    </message>
    <message>
        <source>The number of items per bin must be 1 to {max_per_bin}.</source>
        <translation>Aus jeder Klasse werden 1 bis {max_per_bin} gezogen.</translation>
    </message>
    <message>
        <source>The number of probable calls must be 0 or more.</source>
        <translation>Die wahrscheinlichen Rufe neben einer Stichprobe sind 0 oder mehr.</translation>
    </message>
    <message>
        <source>The observer</source>
        <translation>Die beobachtende Person</translation>
    </message>
    <message>
        <source>The outline is too large to be stored. Choose a shorter stretch.</source>
        <translation>Der Umriss ist zu groß, um gespeichert zu werden. Wählen Sie einen kürzeren Abschnitt.</translation>
    </message>
    <message>
        <source>The paint lies outside {name} or is empty.</source>
        <translation>Die Bemalung liegt außerhalb von {name} oder ist leer.</translation>
    </message>
    <message>
        <source>The parameter {parameter} of {model} cannot be {value}; it is {in_words}.</source>
        <translation>Der Parameter {parameter} von {model} kann nicht {value} sein; er ist {in_words}.</translation>
    </message>
    <message>
        <source>The picture could not be written in the format of its file name.</source>
        <translation>Das Bild konnte nicht im Format seines Dateinamens geschrieben werden.</translation>
    </message>
    <message>
        <source>The picture of the window was not saved to {path}.</source>
        <translation>Das Bild des Fensters wurde nicht unter {path} gespeichert.</translation>
    </message>
    <message>
        <source>The previous version is kept: {path}</source>
        <translation>Der vorige Stand bleibt erhalten: {path}</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated. That takes at least 20 complete lists and the automatic model.</source>
        <translation>Die Wahrscheinlichkeiten sind nicht kalibriert. Das braucht mindestens 20 vollständige Listen und das automatische Modell.</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated: accept one by one.</source>
        <translation>Die Wahrscheinlichkeiten sind nicht kalibriert: einzeln übernehmen.</translation>
    </message>
    <message>
        <source>The project as it is now cannot be read; this backup can.</source>
        <translation>Das Projekt, wie es jetzt ist, ist nicht lesbar; diese Sicherung ist es.</translation>
    </message>
    <message>
        <source>The project could not be written to, so its next training may remove the model of these results.</source>
        <translation>In das Projekt konnte nicht geschrieben werden, sodass sein nächstes Training das Modell dieser Ergebnisse entfernen kann.</translation>
    </message>
    <message numerus="yes">
        <source>The project file is sound. %Ln sound files were looked at.</source>
        <translation>
            <numerusform>Die Projektdatei ist heil. %Ln Tondatei wurde angesehen.</numerusform>
            <numerusform>Die Projektdatei ist heil. %Ln Tondateien wurden angesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no recordings. Add some first.</source>
        <translation>Das Projekt hat keine Aufnahmen; fügen Sie zuerst welche hinzu.</translation>
    </message>
    <message>
        <source>The project has no segments. Segment the recordings first.</source>
        <translation>Das Projekt hat keine Segmente; segmentieren Sie zuerst die Aufnahmen.</translation>
    </message>
    <message>
        <source>The project is open elsewhere. These results precede training and predictions that are still running there.</source>
        <translation>Das Projekt ist anderswo geöffnet. Diese Ergebnisse sind von vor Trainings und Vorhersagen, die dort noch laufen.</translation>
    </message>
    <message>
        <source>The project opens as soon as it is ready.</source>
        <translation>Das Projekt öffnet sich, sobald es fertig ist.</translation>
    </message>
    <message>
        <source>The project was called “{name}” then.</source>
        <translation>Das Projekt hieß damals „{name}“.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum is compared with the 90 % lower bound of the probability.</source>
        <translation>Das Minimum des Projekts wird mit der unteren 90-%-Grenze der Wahrscheinlichkeit verglichen.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum probability ({p}) is not stored in the file. Set it where the model is used (birdann predict --min-probability).</source>
        <translation>Die Mindestwahrscheinlichkeit des Projekts ({p}) steht nicht in der Datei. Setzen Sie sie dort, wo das Modell verwendet wird (birdann predict --min-probability).</translation>
    </message>
    <message>
        <source>The published segmenter, below 8 kHz; for comparison.</source>
        <translation>Das veröffentlichte Verfahren, unter 8 kHz; zum Vergleich.</translation>
    </message>
    <message>
        <source>The random seed must be a whole number, 0 or more.</source>
        <translation>Ein Startwert ist eine ganze Zahl ab 0.</translation>
    </message>
    <message>
        <source>The recorder&apos;s notes of {n_odd} recordings cannot be read.</source>
        <translation>Die Notizen des Rekorders von {n_odd} Aufnahmen sind nicht lesbar.</translation>
    </message>
    <message>
        <source>The recording ends at {time}.</source>
        <translation>Die Aufnahme endet um {time}.</translation>
    </message>
    <message>
        <source>The recording ends {time} after its start.</source>
        <translation>Die Aufnahme endet {time} nach ihrem Beginn.</translation>
    </message>
    <message>
        <source>The recording has no predictions until you train again. {error}</source>
        <translation>Die Aufnahme hat keine Vorhersagen, bis Sie neu trainieren. {error}</translation>
    </message>
    <message>
        <source>The recording; click to order by recording and time</source>
        <translation>Die Aufnahme; ein Klick ordnet nach Aufnahme und Zeit</translation>
    </message>
    <message>
        <source>The recordings appear as soon as they are read.</source>
        <translation>Die Aufnahmen erscheinen, sobald sie gelesen sind.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>Der Bericht liegt in {path}.</translation>
    </message>
    <message>
        <source>The report is {path}.</source>
        <translation>Der Bericht liegt in {path}.</translation>
    </message>
    <message>
        <source>The rest of this recording is still being read.</source>
        <translation>Der Rest dieser Aufnahme wird noch gelesen.</translation>
    </message>
    <message>
        <source>The run log {path} cannot be written ({reason}). Choose another place for it, or leave it out.</source>
        <translation>Das Protokoll {path} lässt sich nicht schreiben ({reason}); wählen Sie einen anderen Ort, oder lassen Sie es weg.</translation>
    </message>
    <message>
        <source>The same sound as {other}, in another format or with other metadata. Both count: remove one.</source>
        <translation>Derselbe Ton wie {other}, in anderem Format oder mit anderen Metadaten. Beide zählen: Entfernen Sie eine der Aufnahmen.</translation>
    </message>
    <message>
        <source>The sample is validated.</source>
        <translation>Die Stichprobe ist geprüft.</translation>
    </message>
    <message>
        <source>The sample “{sample}” of {path} was not drawn from the scores of the archive. Choose one for its model.</source>
        <translation>Die Stichprobe „{sample}“ aus {path} prüft andere Werte als die des Archivs; wählen Sie eine, die für dessen Modell gezogen wurde.</translation>
    </message>
    <message>
        <source>The scheduler at {address} is gone or was restarted. Finished work is kept. Start it again and repeat the command.</source>
        <translation>Der Scheduler unter {address} ist fort oder hat seine Aufgaben vergessen; was getan ist, bleibt. Starten Sie ihn neu, und geben Sie denselben Befehl.</translation>
    </message>
    <message>
        <source>The scores of {n_odd} recordings cannot be read.</source>
        <translation>Die Vorschläge von {n_odd} Aufnahmen sind nicht lesbar.</translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln recordings.</source>
        <translation>
            <numerusform>Das zweite Projekt bringt %Ln Aufnahme hinzu.</numerusform>
            <numerusform>Das zweite Projekt bringt %Ln Aufnahmen hinzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln segments.</source>
        <translation>
            <numerusform>Das zweite Projekt fügte %Ln Segment hinzu.</numerusform>
            <numerusform>Das zweite Projekt fügte %Ln Segmente hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The segment is no longer in the project.</source>
        <translation>Das Segment ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>The segment no longer exists.</source>
        <translation>Das Segment gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The segment no longer exists. Nothing was stored.</source>
        <translation>Das Segment gibt es nicht mehr. Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>The segmenter trained in this project.</source>
        <translation>Die in diesem Projekt trainierte Segmentierung.</translation>
    </message>
    <message>
        <source>The segments of {path} were found by a segmenter that this version does not support. Find segments again, train, then export.</source>
        <translation>Die Segmente von {path} stammen von einer Segmentierung, die diese Version nicht unterstützt. Suchen Sie erneut, trainieren Sie, exportieren Sie dann.</translation>
    </message>
    <message>
        <source>The selection contains no unreviewed prediction.</source>
        <translation>Die Auswahl enthält keine ungeprüfte Vorhersage.</translation>
    </message>
    <message>
        <source>The share of correct predictions has not been measured.</source>
        <translation>Der Anteil richtiger Vorhersagen wurde nicht gemessen.</translation>
    </message>
    <message numerus="yes">
        <source>The share of correct predictions is known for %Ln species, from validation samples.</source>
        <translation>
            <numerusform>Der Anteil richtiger Vorhersagen ist für %Ln Art bekannt, aus Validierungsstichproben.</numerusform>
            <numerusform>Der Anteil richtiger Vorhersagen ist für %Ln Arten bekannt, aus Validierungsstichproben.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sites {names} differ in spelling only. If they are one, give it one name: effort and visits are counted for each.</source>
        <translation>Die Standorte {names} unterscheiden sich nur in der Schreibweise. Wenn es einer ist, geben Sie ihm einen Namen: Aufwand und Besuche werden für jeden gezählt.</translation>
    </message>
    <message>
        <source>The size changes when birdann is started again.</source>
        <translation>Die Größe ändert sich beim nächsten Start von birdann.</translation>
    </message>
    <message numerus="yes">
        <source>The sound of %Ln recordings could not be read.</source>
        <translation>
            <numerusform>Der Ton von %Ln Aufnahme konnte nicht gelesen werden.</numerusform>
            <numerusform>Der Ton von %Ln Aufnahmen konnte nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The species are added to the lists of the recordings as incomplete lists</source>
        <translation>Die Arten werden den Listen der Aufnahmen hinzugefügt, als unvollständige Listen</translation>
    </message>
    <message>
        <source>The species of the project are not those of the model.</source>
        <translation>Die Arten des Projekts sind nicht die des Modells.</translation>
    </message>
    <message numerus="yes">
        <source>The start of %Ln recordings is unknown.</source>
        <translation>
            <numerusform>Der Beginn von %Ln Aufnahme ist unbekannt.</numerusform>
            <numerusform>Der Beginn von %Ln Aufnahmen ist unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start of this recording is unknown. Set it in Sites and times.</source>
        <translation>Der Beginn dieser Aufnahme ist unbekannt. Er lässt sich unter „Standorte und Zeiten“ setzen.</translation>
    </message>
    <message>
        <source>The stored forest segmenter cannot be read ({reason}). Train it again.</source>
        <translation>Der gespeicherte Wald-Segmentierer ist nicht lesbar ({reason}); trainieren Sie ihn neu.</translation>
    </message>
    <message>
        <source>The stored model has version {stored}, and this program reads version {version}. Train it again, or update the program.</source>
        <translation>Das gespeicherte Modell hat die Version {stored}, dieses Programm liest die Version {version}; trainieren Sie es neu, oder erneuern Sie das Programm.</translation>
    </message>
    <message>
        <source>The stored model is a {kind}, which this version does not support.</source>
        <translation>Das gespeicherte Modell ist ein {kind}, das diese Version nicht unterstützt.</translation>
    </message>
    <message>
        <source>The stored model is damaged. Train it again.</source>
        <translation>Das gespeicherte Modell ist beschädigt; trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The stored model is of another program. Train it again.</source>
        <translation>Das gespeicherte Modell ist von einem anderen Programm; trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The stored model is packed in an unknown way. Train it again.</source>
        <translation>Das gespeicherte Modell ist auf unbekannte Weise gepackt; trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The stored model is too large to be one. Train it again.</source>
        <translation>Das gespeicherte Modell ist zu groß, um eines zu sein; trainieren Sie es neu.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Die des Systems</translation>
    </message>
    <message>
        <source>The table contains detections of a program (“{detections_of}”). Its lists are imported as incomplete. To import the detections themselves, use Import annotations.</source>
        <translation>Die Tabelle enthält Erkennungen eines Programms („{detections_of}“). Ihre Listen werden als unvollständig importiert. Die Erkennungen selbst importiert „Annotationen importieren“.</translation>
    </message>
    <message>
        <source>The table has scores or verdicts ({columns}). Are its species names a person’s labels or a program’s detections? Without an answer they are detections.</source>
        <translation>Die Tabelle hat Scores oder Urteile ({columns}). Sind ihre Artnamen Labels einer Person oder Erkennungen eines Programms? Ohne Antwort sind es Erkennungen.</translation>
    </message>
    <message>
        <source>The table is a WildTrax report. Each task is a complete list, 1SPM tasks one for each minute.</source>
        <translation>Die Tabelle ist ein WildTrax-Bericht. Jede Aufgabe ist eine vollständige Liste, 1SPM-Aufgaben eine je Minute.</translation>
    </message>
    <message>
        <source>The table is in {path}.</source>
        <translation>Die Tabelle ist in {path}.</translation>
    </message>
    <message>
        <source>The tables contain no call in a recording of this project.</source>
        <translation>Die Tabellen enthalten keinen Ruf in einer Aufnahme dieses Projekts.</translation>
    </message>
    <message>
        <source>The target precision must be between 0 and 1, such as 0.95.</source>
        <translation>Die gewünschte Präzision liegt zwischen 0 und 1, etwa 0,95.</translation>
    </message>
    <message>
        <source>The texts of tiers were read as species, not their names: {names}.</source>
        <translation>Als Arten wurden die Texte von Ebenen gelesen, nicht deren Namen: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The thresholds of %Ln species are saved.</source>
        <translation>
            <numerusform>Die Schwelle von %Ln Art ist gespeichert.</numerusform>
            <numerusform>Die Schwellen von %Ln Arten sind gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ticked model is used for spectrogram, review and export. You may return to an earlier one; it stays in use until you train again. Your labels do not change.</source>
        <translation>Das Modell mit Haken gilt für Spektrogramm, Prüfung und Export. Sie können zu einem früheren zurückkehren; es gilt bis zum nächsten Training. Ihre Labels ändern sich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %Ln recordings changed.</source>
        <translation>
            <numerusform>Die Zeit von %Ln Aufnahme ist geändert.</numerusform>
            <numerusform>Die Zeiten von %Ln Aufnahmen sind geändert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The view changed. Nothing was stored; please repeat.</source>
        <translation>Die Ansicht hat sich geändert. Nichts wurde gespeichert; bitte wiederholen.</translation>
    </message>
    <message>
        <source>The visits need a name.</source>
        <translation>Die Besuche brauchen einen Namen.</translation>
    </message>
    <message>
        <source>The whole recording is silent.</source>
        <translation>Die ganze Aufnahme ist stumm.</translation>
    </message>
    <message>
        <source>The worker processes cannot be started ({reason}). See that there is memory, and room for temporary files, and give the same command again.</source>
        <translation>Die Arbeitsprozesse können nicht gestartet werden ({reason}). Sorgen Sie für Speicher und Platz für temporäre Dateien, und geben Sie denselben Befehl erneut.</translation>
    </message>
    <message>
        <source>Their segments come last.</source>
        <translation>Ihre Segmente stehen am Ende.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>There are later edits. Undo those first.</source>
        <translation>Es gibt spätere Änderungen. Machen Sie zuerst diese rückgängig.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made when a project is first opened on a day, and before every large change.</source>
        <translation>Es gibt noch keine Sicherungen. Eine entsteht, wenn ein Projekt an einem Tag zum ersten Mal geöffnet wird, und vor jeder großen Änderung.</translation>
    </message>
    <message>
        <source>There are no samples yet. Make one: New sample…</source>
        <translation>Es gibt noch keine Stichproben. Legen Sie eine an: Neue Stichprobe…</translation>
    </message>
    <message>
        <source>There are no segments yet. Find segments first.</source>
        <translation>Es gibt noch keine Segmente. Suchen Sie zuerst Segmente.</translation>
    </message>
    <message>
        <source>There are no species lists: the model was trained on detections alone and is not yet checked.</source>
        <translation>Es gibt keine Artenlisten: Das Modell wurde nur mit Erkennungen trainiert und ist noch nicht überprüft.</translation>
    </message>
    <message>
        <source>There is already a column “{name}”.</source>
        <translation>Es gibt schon eine Spalte „{name}“.</translation>
    </message>
    <message>
        <source>There is already a species called “{name}”.</source>
        <translation>Eine Art namens „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>There is already a window at this time. Choose another time.</source>
        <translation>Zu dieser Zeit gibt es schon ein Fenster. Wählen Sie eine andere Zeit.</translation>
    </message>
    <message>
        <source>There is no backup of {path} in {folder}.</source>
        <translation>Von {path} gibt es in {folder} keine Sicherung.</translation>
    </message>
    <message>
        <source>There is no example of {species} in this recording.</source>
        <translation>In dieser Aufnahme gibt es kein Beispiel für {species}.</translation>
    </message>
    <message>
        <source>There is no labels file beside {path}. Choose the file with the network&apos;s labels.</source>
        <translation>Neben {path} liegt keine Datei mit Namen. Wählen Sie die Datei mit den Namen des Netzes.</translation>
    </message>
    <message>
        <source>There is no species list.</source>
        <translation>Es gibt keine Artenliste.</translation>
    </message>
    <message>
        <source>There is no such recording in the project.</source>
        <translation>Diese Aufnahme gibt es im Projekt nicht.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>These calls are not in {path}: {calls}.</source>
        <translation>Diese Rufe sind nicht in {path}: {calls}.</translation>
    </message>
    <message>
        <source>These names differ only in capitalization and are kept as separate species: {names}.</source>
        <translation>Diese Namen unterscheiden sich nur in der Großschreibung und bleiben getrennte Arten: {names}.</translation>
    </message>
    <message>
        <source>These segments were outlined with different spectrogram settings and cannot be merged. Delete one and draw over both.</source>
        <translation>Diese Segmente wurden mit verschiedenen Einstellungen des Spektrogramms umrissen und lassen sich nicht vereinen; löschen Sie eines, und zeichnen Sie über beide.</translation>
    </message>
    <message>
        <source>They are evidence for every segment, so that labels will change.</source>
        <translation>Sie sind Evidenz für jedes Segment, sodass sich Namen ändern werden.</translation>
    </message>
    <message>
        <source>They are scores already</source>
        <translation>Es sind schon Scores</translation>
    </message>
    <message>
        <source>They are scores of windows: birdann finds the calls and weighs the scores. Choose segments to review or validate the detections themselves.</source>
        <translation>Es sind Werte von Fenstern: birdann findet die Rufe und gewichtet die Werte. Wählen Sie Segmente, um die Erkennungen selbst zu überprüfen oder zu validieren.</translation>
    </message>
    <message numerus="yes">
        <source>They made %Ln segments.</source>
        <translation>
            <numerusform>Daraus wurde %Ln Segment.</numerusform>
            <numerusform>Daraus wurden %Ln Segmente.</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup has the same counts as the project.</source>
        <translation>Diese Sicherung hat dieselben Anzahlen wie das Projekt.</translation>
    </message>
    <message>
        <source>This format has no other place for scores</source>
        <translation>Dieses Format hat keinen anderen Platz für Scores</translation>
    </message>
    <message>
        <source>This format has no place for it.</source>
        <translation>Dieses Format hat keinen Platz dafür.</translation>
    </message>
    <message>
        <source>This group is finished.</source>
        <translation>Diese Gruppe ist fertig.</translation>
    </message>
    <message>
        <source>This is not a call at all (X)</source>
        <translation>Das ist gar kein Ruf (X)</translation>
    </message>
    <message>
        <source>This is the first item.</source>
        <translation>Dies ist der erste Eintrag.</translation>
    </message>
    <message>
        <source>This model is in use now, until you train again.</source>
        <translation>Dieses Modell ist jetzt in Gebrauch, bis Sie neu trainieren.</translation>
    </message>
    <message>
        <source>This part brings no text of its own.</source>
        <translation>Dieser Teil bringt keinen eigenen Text mit.</translation>
    </message>
    <message>
        <source>This project contains {parts}.</source>
        <translation>Dieses Projekt enthält {parts}.</translation>
    </message>
    <message>
        <source>This project is open read-only.</source>
        <translation>Dieses Projekt ist nur zum Lesen geöffnet.</translation>
    </message>
    <message>
        <source>This project refers to sound files in folders that its author chose. Allow them only if you trust the author. Sound files are only read.</source>
        <translation>Dieses Projekt verweist auf Tondateien in Ordnern, die sein Urheber gewählt hat. Erlauben Sie diese nur, wenn Sie ihm vertrauen. Tondateien werden nur gelesen.</translation>
    </message>
    <message>
        <source>This recording</source>
        <comment>filter</comment>
        <translation>Nur hier</translation>
    </message>
    <message>
        <source>This recording has only one channel.</source>
        <translation>Diese Aufnahme hat nur einen Kanal.</translation>
    </message>
    <message>
        <source>This segment is not in the project any more.</source>
        <translation>Dieses Segment ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>This table lists whole recordings, so segment filters do not apply. Remove the filter.</source>
        <translation>Diese Tabelle nennt ganze Aufnahmen; Filter für Segmente gelten nicht. Entfernen Sie den Filter.</translation>
    </message>
    <message>
        <source>Three hours</source>
        <translation>Drei Stunden</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message numerus="yes">
        <source>Time for %Ln answers: {time}.</source>
        <translation>
            <numerusform>Zeit für %Ln Antwort: {time}.</numerusform>
            <numerusform>Zeit für %Ln Antworten: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time from the start of the recording</source>
        <translation>Zeit ab dem Beginn der Aufnahme</translation>
    </message>
    <message>
        <source>Time from the start of the recording: 90, 1:30 or 1:02:05. Its start time is unknown, so there is no time of day. Set it in Sites and times.</source>
        <translation>Zeit ab Beginn der Aufnahme: 90, 1:30 oder 1:02:05. Ihr Beginn ist unbekannt, daher gibt es keine Uhrzeit. Er lässt sich unter „Standorte und Zeiten“ setzen.</translation>
    </message>
    <message>
        <source>Time of da&amp;y on the axis</source>
        <translation>&amp;Uhrzeit an der Achse</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>Time zone of the recorder&apos;s clock</source>
        <translation>Zeitzone der Rekorderuhr</translation>
    </message>
    <message>
        <source>Times such as {text} were read as from the start of the recording, not as times of day.</source>
        <translation>Zeiten wie {text} wurden ab dem Anfang der Aufnahme gelesen, nicht als Uhrzeiten.</translation>
    </message>
    <message>
        <source>Times were read as from the start of {file}. In a sequence of files Raven counts from the first one: add the column “File Offset (s)”.</source>
        <translation>Die Zeiten wurden ab dem Anfang von {file} gelesen. In einer Folge von Dateien zählt Raven ab der ersten: Ergänzen Sie die Spalte „File Offset (s)“.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the figure</source>
        <translation>Titel der Abbildung</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Too few lists: {named}. Tag more recordings, or confirm a few segments.</source>
        <translation>Zu wenige Listen: {named}. Tragen Sie Arten in mehr Aufnahmen ein, oder bestätigen Sie einige Segmente.</translation>
    </message>
    <message>
        <source>Too few lists: {names}.</source>
        <translation>Zu wenige Listen: {names}.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Train a model from your lists and labels</source>
        <translation>Ein Modell aus Ihren Listen und Labels trainieren</translation>
    </message>
    <message>
        <source>Train a segmenter by painting</source>
        <translation>Segmentierer durch Bemalen trainieren</translation>
    </message>
    <message>
        <source>Train again to use them.</source>
        <translation>Trainieren Sie neu, um sie zu nutzen.</translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln labelled segments.</source>
        <translation>
            <numerusform>Mit %Ln Segment mit Label trainieren.</numerusform>
            <numerusform>Mit %Ln Segmenten mit Label trainieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Trainieren Sie mit %Ln Aufnahme mit Artenliste.</numerusform>
            <numerusform>Trainieren Sie mit %Ln Aufnahmen mit Artenlisten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on the detections in %Ln recordings.</source>
        <translation>
            <numerusform>Mit den Erkennungen in %Ln Aufnahme trainieren.</numerusform>
            <numerusform>Mit den Erkennungen in %Ln Aufnahmen trainieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on the paint and preview its outlines here</source>
        <translation>Mit der Bemalung trainieren und ihre Umrisse hier zeigen</translation>
    </message>
    <message>
        <source>Train segmenter by painting</source>
        <translation>Segmentierer durch Malen trainieren</translation>
    </message>
    <message>
        <source>Train the same model again with your new labels</source>
        <translation>Dasselbe Modell mit Ihren neuen Labels trainieren</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Trainiert</translation>
    </message>
    <message>
        <source>Trained a forest segmenter from {examples} on {recordings} (spectrogram “{preset}”, {size} MB).</source>
        <translation>Ein Wald-Segmentierer wurde trainiert, aus {examples} in {recordings} (Spektrogramm „{preset}“, {size} MB).</translation>
    </message>
    <message>
        <source>Trained on {used} of {every} segments ({recordings} recordings: labelled, with rare species, and a random rest). ORed logistic regression uses all of them.</source>
        <translation>Trainiert mit {used} von {every} Segmenten ({recordings} Aufnahmen: gelabelte, mit seltenen Arten und ein zufälliger Rest). ORed logistische Regression nutzt alle.</translation>
    </message>
    <message numerus="yes">
        <source>Trained {model} on {segments} segments in %Ln recordings: {species} species.</source>
        <translation>
            <numerusform>Modell {model} trainiert: {segments} Segmente in %Ln Aufnahme, Arten: {species}.</numerusform>
            <numerusform>Modell {model} trainiert: {segments} Segmente in %Ln Aufnahmen, Arten: {species}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training clips</source>
        <translation>Trainingsclips</translation>
    </message>
    <message>
        <source>Training finished. All segments have predictions.</source>
        <translation>Training beendet. Alle Segmente haben Vorhersagen.</translation>
    </message>
    <message>
        <source>Training re&amp;port</source>
        <translation>&amp;Trainingsbericht</translation>
    </message>
    <message>
        <source>Training report</source>
        <translation>Trainingsbericht</translation>
    </message>
    <message>
        <source>Training source</source>
        <translation>Trainingsquelle</translation>
    </message>
    <message>
        <source>Training source “{name}” added: {segments} segments of {species} species in {recordings} recordings. Train to use it.</source>
        <translation>Trainingsquelle „{name}“ hinzugefügt: {segments} Segmente von {species} Arten in {recordings} Aufnahmen. Trainieren Sie, um sie zu nutzen.</translation>
    </message>
    <message>
        <source>Training source “{name}” has other features ({theirs}) and is not used. Add it again.</source>
        <translation>Die Trainingsquelle „{name}“ hat andere Merkmale ({theirs}) und wird nicht genutzt. Fügen Sie sie neu hinzu.</translation>
    </message>
    <message>
        <source>Training source “{name}”: {segments} segments in {recordings} recordings.</source>
        <translation>Trainingsquelle „{name}“: {segments} Segmente in {recordings} Aufnahmen.</translation>
    </message>
    <message>
        <source>Training sources</source>
        <translation>Trainingsquellen</translation>
    </message>
    <message>
        <source>Training sources: {names}.</source>
        <translation>Trainingsquellen: {names}.</translation>
    </message>
    <message>
        <source>Training the segmenter</source>
        <translation>Segmentierer trainieren</translation>
    </message>
    <message>
        <source>Training without {n} recordings</source>
        <translation>Training ohne {n} Aufnahmen</translation>
    </message>
    <message>
        <source>Trains twice more, each time without half of the recordings tagged “no birds”, and reports how many predictions an hour are exported there.</source>
        <translation>Trainiert noch zweimal, je ohne die Hälfte der Aufnahmen mit „keine Vögel“, und berichtet, wie viele Vorhersagen je Stunde dort exportiert werden.</translation>
    </message>
    <message>
        <source>Truncated file: using {there_s} s of {promised_s} s.</source>
        <translation>Abgeschnittene Datei: {there_s} s von {promised_s} s werden verwendet.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Try again: {title}</source>
        <translation>Noch einmal: {title}</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Hier probieren</translation>
    </message>
    <message>
        <source>Try on the visible range</source>
        <translation>Am sichtbaren Bereich ausprobieren</translation>
    </message>
    <message>
        <source>Try these again</source>
        <translation>Diese erneut versuchen</translation>
    </message>
    <message>
        <source>Try with sample data</source>
        <translation>Mit Beispieldaten ausprobieren</translation>
    </message>
    <message>
        <source>Trying a search</source>
        <translation>Probesuche</translation>
    </message>
    <message>
        <source>Two species of the model are both named “{name}” in {path} now. Train again, then export.</source>
        <translation>Zwei Arten des Modells heißen in {path} nun beide „{name}“. Trainieren Sie neu und exportieren Sie dann.</translation>
    </message>
    <message>
        <source>Type a few letters of a name, then Enter. Enter once more goes to the next untagged recording.</source>
        <translation>Ein paar Buchstaben des Namens tippen, dann Eingabe. Noch einmal Eingabe führt zur nächsten Aufnahme ohne Arten.</translation>
    </message>
    <message>
        <source>Type a few letters of a species, then Enter</source>
        <translation>Einige Buchstaben einer Art eingeben, dann Eingabe</translation>
    </message>
    <message>
        <source>Type of call</source>
        <translation>Lautart</translation>
    </message>
    <message>
        <source>Type the right species, or press its number</source>
        <translation>Die richtige Art tippen oder ihre Zahl drücken</translation>
    </message>
    <message>
        <source>Type, paste (Ctrl+V) or fill down (Ctrl+D). Latitude, longitude, elevation and further columns belong to the site. Changed cells are bold until they are saved.</source>
        <translation>Tippen, einfügen (Strg+V) oder nach unten füllen (Strg+D). Breite, Länge, Höhe und weitere Spalten gehören zum Standort. Geänderte Zellen sind fett, bis sie gespeichert sind.</translation>
    </message>
    <message>
        <source>U goes to the most informative prediction. Enter confirms, a number corrects, X marks noise, Ctrl+Z undoes. Export when you are done.</source>
        <translation>U geht zur informativsten Vorhersage. Eingabe bestätigt, eine Zahl korrigiert, X markiert Störgeräusch, Strg+Z macht rückgängig. Zum Schluss exportieren.</translation>
    </message>
    <message>
        <source>Un&amp;tagged</source>
        <translation>O&amp;hne Eintrag</translation>
    </message>
    <message>
        <source>Unchanged ({count}): {names}. {why}</source>
        <translation>Unverändert ({count}): {names}. {why}</translation>
    </message>
    <message>
        <source>Underconfident by {gap}.</source>
        <translation>Um {gap} zu unsicher.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Letzte Bearbeitung rückgängig machen</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Undock {title}</source>
        <translation>{title} ablösen</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Rückgängig gemacht: {what}</translation>
    </message>
    <message>
        <source>Uneven lists: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Uncertain segments are biased towards common species.</source>
        <translation>Ungleiche Listen: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Unsichere Segmente werden häufigen Arten zu oft zugeordnet.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Unerwarteter Fehler</translation>
    </message>
    <message>
        <source>Unknown format “{format_name}”. Choose from: {names}.</source>
        <translation>Unbekanntes Format „{format_name}“. Wählen Sie aus: {names}.</translation>
    </message>
    <message>
        <source>Unknown model {name}. Choose from: {names}.</source>
        <translation>Unbekanntes Modell {name}. Wählen Sie aus: {names}.</translation>
    </message>
    <message>
        <source>Unknown preset “{name}”. Choose from: {automatic}, {names}.</source>
        <translation>Unbekannte Voreinstellung „{name}“. Wählen Sie aus: {automatic}, {names}.</translation>
    </message>
    <message>
        <source>Unknown species</source>
        <translation>Unbekannte Art</translation>
    </message>
    <message>
        <source>Unknown status “{unknown}”. Choose from: {names}.</source>
        <translation>Unbekannter Status „{unknown}“. Wählen Sie aus: {names}.</translation>
    </message>
    <message>
        <source>Unknown unit “{unit}”. Choose from: {names}.</source>
        <translation>Unbekannte Einheit „{unit}“. Wählen Sie aus: {names}.</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Ohne Label</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Ungeprüft</translation>
    </message>
    <message>
        <source>Unreviewed segments are exported as “predicted”.</source>
        <translation>Ungeprüfte Segmente werden als „vorhergesagt“ exportiert.</translation>
    </message>
    <message>
        <source>Unreviewed segments with a call probability below {bar} do not count.</source>
        <translation>Nicht geprüfte Segmente mit einer Rufwahrscheinlichkeit unter {bar} zählen nicht.</translation>
    </message>
    <message>
        <source>Unreviewed segments: only above the saved thresholds</source>
        <translation>Ungeprüfte Segmente: nur ab den gespeicherten Schwellen</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Unsicher</translation>
    </message>
    <message numerus="yes">
        <source>Unsure: %Ln.</source>
        <comment>species</comment>
        <translation>
            <numerusform>Unsicher: %Ln.</numerusform>
            <numerusform>Unsicher: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged</source>
        <translation>Ohne Artenliste</translation>
    </message>
    <message>
        <source>Untagged recordings, those first whose lists help training most.</source>
        <translation>Aufnahmen ohne Tags, zuerst jene, deren Listen dem Training am meisten helfen.</translation>
    </message>
    <message numerus="yes">
        <source>Untagged. A accepts %Ln predicted species.</source>
        <translation>
            <numerusform>Ohne Tags. A übernimmt %Ln vorhergesagte Art.</numerusform>
            <numerusform>Ohne Tags. A übernimmt %Ln vorhergesagte Arten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged. Type a species (T).</source>
        <translation>Noch ohne Arten. Namen tippen (T).</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln items</source>
        <translation>
            <numerusform>Bis zu %Ln Element</numerusform>
            <numerusform>Bis zu %Ln Elemente</numerusform>
        </translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Update mo&amp;del</source>
        <translation>Mo&amp;dell aktualisieren</translation>
    </message>
    <message>
        <source>Update model and predictions after each label</source>
        <translation>Modell und Vorhersagen nach jedem Label aktualisieren</translation>
    </message>
    <message>
        <source>Update model while &amp;reviewing</source>
        <translation>Modell beim &amp;Prüfen aktualisieren</translation>
    </message>
    <message>
        <source>Update model while reviewing</source>
        <translation>Modell beim Prüfen aktualisieren</translation>
    </message>
    <message>
        <source>Updating model</source>
        <translation>Modell wird aktualisiert</translation>
    </message>
    <message>
        <source>Updating predictions</source>
        <translation>Vorhersagen werden aktualisiert</translation>
    </message>
    <message>
        <source>Use detections of {name}</source>
        <translation>Erkennungen von {name} verwenden</translation>
    </message>
    <message>
        <source>Use everywhere</source>
        <translation>Überall nutzen</translation>
    </message>
    <message>
        <source>Use here</source>
        <translation>Hier nutzen</translation>
    </message>
    <message>
        <source>Use scores as evidence for segments</source>
        <translation>Scores als Evidenz für Segmente verwenden</translation>
    </message>
    <message>
        <source>Use the same folder</source>
        <translation>Denselben Ordner verwenden</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Dieses Modell nutzen</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>Validate %Ln items.</source>
        <translation>
            <numerusform>%Ln Element prüfen.</numerusform>
            <numerusform>%Ln Elemente prüfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate a random sample across the score range to estimate precision, choose a threshold, and estimate the total number of calls.</source>
        <translation>Prüfen Sie eine Zufallsstichprobe über den ganzen Bereich der Scores, um die Präzision zu schätzen, eine Schwelle zu wählen und die Gesamtzahl der Rufe zu schätzen.</translation>
    </message>
    <message>
        <source>Validate a random sample, and estimate precision and thresholds</source>
        <translation>Eine Zufallsstichprobe prüfen und Präzision und Schwellen schätzen</translation>
    </message>
    <message>
        <source>Validate it in {path} (Model &gt; Validate predictions), and save thresholds. Then apply them to the archive with birdann archive apply.</source>
        <translation>Prüfen Sie sie in {path} (Modell &gt; Vorhersagen prüfen) und speichern Sie Schwellen. Wenden Sie diese dann mit birdann archive apply auf das Archiv an.</translation>
    </message>
    <message>
        <source>Validate predictions</source>
        <translation>Vorhersagen prüfen</translation>
    </message>
    <message>
        <source>Validated</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Prüfstichproben</translation>
    </message>
    <message>
        <source>Verif&amp;y visits…</source>
        <translation>&amp;Besuche prüfen…</translation>
    </message>
    <message>
        <source>Verified visits</source>
        <translation>Geprüfte Besuche</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Verify visits</source>
        <translation>Besuche prüfen</translation>
    </message>
    <message>
        <source>Verify which visits to sites detected a species, and estimate occupancy</source>
        <translation>Prüfen, welche Besuche an Standorten eine Art nachwiesen, und die Besetzung schätzen</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, Lizenz und Quellen</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Besuche</translation>
    </message>
    <message>
        <source>Visits are</source>
        <translation>Besuche sind</translation>
    </message>
    <message>
        <source>Visits with a call</source>
        <translation>Besuche mit einem Ruf</translation>
    </message>
    <message>
        <source>Visits {place}</source>
        <translation>Besuche {place}</translation>
    </message>
    <message>
        <source>Voices: harmonics in one segment</source>
        <translation>Stimmen: Obertöne in einem Segment</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Volume: {level}. A double click: as in the file.</source>
        <translation>Lautstärke: {level}. Ein Doppelklick: wie in der Datei.</translation>
    </message>
    <message>
        <source>WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; the project only remembers them. Tables of species lists or of a network’s detections may be dropped with them.</source>
        <translation>WAV, FLAC, OGG, MP3 und AIFF. Die Dateien bleiben, wo sie sind; das Projekt merkt sie sich nur. Tabellen mit Artenlisten oder den Erkennungen eines Netzes können mit abgelegt werden.</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <translation>Wartet, bis es dran ist</translation>
    </message>
    <message>
        <source>Waiting for workers</source>
        <translation>Warten auf Arbeitsprozesse</translation>
    </message>
    <message>
        <source>WavPack sound</source>
        <translation>WavPack-Ton</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Wellenform</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>WebM sound</source>
        <translation>WebM-Ton</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weight of a training source&apos;s recordings: {share} (best on this project&apos;s held-out lists).</source>
        <translation>Gewicht der Aufnahmen einer Trainingsquelle: {share} (am besten bei zurückgehaltenen Listen dieses Projekts).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What helps most</source>
        <translation>Was am meisten hilft</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Was gezählt wird</translation>
    </message>
    <message>
        <source>What should be detected?</source>
        <translation>Was soll gefunden werden?</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Was gezählt wurde</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>When it begins in its recording, and the time of day; click to order by recording and time</source>
        <translation>Wann es in der Aufnahme beginnt, und die Uhrzeit; ein Klick ordnet nach Aufnahme und Zeit</translation>
    </message>
    <message>
        <source>When the model was trained; a tick marks the one in use</source>
        <translation>Wann das Modell trainiert wurde; ein Häkchen zeigt das benutzte</translation>
    </message>
    <message>
        <source>When the recordings began</source>
        <translation>Wann die Aufnahmen begannen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where are the detections?</source>
        <translation>Wo liegen die Erkennungen?</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Wo gesucht wird</translation>
    </message>
    <message>
        <source>Whether the clock was slow or fast</source>
        <translation>Ob die Uhr nach- oder vorging</translation>
    </message>
    <message>
        <source>Which recordings to correct</source>
        <translation>Welche Aufnahmen zu korrigieren sind</translation>
    </message>
    <message>
        <source>Which recordings to list</source>
        <translation>Welche Aufnahmen aufzulisten sind</translation>
    </message>
    <message>
        <source>Which segments to list</source>
        <translation>Welche Segmente aufzulisten sind</translation>
    </message>
    <message>
        <source>Which species?</source>
        <translation>Welche Art?</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Weiß auf Schwarz</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Ganze Aufnahme</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Wide: series and songs in one segment</source>
        <translation>Weit: Reihen und Gesänge in einem Segment</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Width of the figure</source>
        <translation>Breite der Abbildung</translation>
    </message>
    <message>
        <source>Wildlife Acoustics&apos; Kaleidoscope</source>
        <translation>Kaleidoscope von Wildlife Acoustics</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Window length</source>
        <translation>Fensterlänge</translation>
    </message>
    <message>
        <source>Window shape</source>
        <translation>Fensterform</translation>
    </message>
    <message>
        <source>Windows Media sound</source>
        <translation>Windows-Media-Ton</translation>
    </message>
    <message>
        <source>Windows of the recording</source>
        <translation>Fenster der Aufnahme</translation>
    </message>
    <message numerus="yes">
        <source>Wipe away %Ln strokes</source>
        <translation>
            <numerusform>%Ln Strich wegwischen</numerusform>
            <numerusform>%Ln Striche wegwischen</numerusform>
        </translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Mit Notiz</translation>
    </message>
    <message>
        <source>With measurements: frequency, bandwidth, duration, level …</source>
        <translation>Mit Messwerten: Frequenz, Bandbreite, Dauer, Pegel …</translation>
    </message>
    <message>
        <source>With species</source>
        <translation>Mit Art</translation>
    </message>
    <message>
        <source>Without a list, segments are predicted independently.</source>
        <translation>Ohne Liste werden Segmente unabhängig vorhergesagt.</translation>
    </message>
    <message>
        <source>Without a list, segments of a recording are predicted together, as they tend to be of few species.</source>
        <translation>Ohne Liste werden die Segmente einer Aufnahme gemeinsam vorhergesagt, da sie meist von wenigen Arten sind.</translation>
    </message>
    <message>
        <source>Without a saved threshold: {names}.</source>
        <translation>Ohne gespeicherte Schwelle: {names}.</translation>
    </message>
    <message>
        <source>Without any segment</source>
        <translation>Ohne jedes Segment</translation>
    </message>
    <message numerus="yes">
        <source>Without frequencies, skipped: %Ln calls.</source>
        <translation>
            <numerusform>Ohne Frequenzen, übersprungen: %Ln Ruf.</numerusform>
            <numerusform>Ohne Frequenzen, übersprungen: %Ln Rufe.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without lists and detections: {sentence}</source>
        <translation>Ohne Listen und Erkennungen: {sentence}</translation>
    </message>
    <message>
        <source>Without segments</source>
        <translation>Ohne Segmente</translation>
    </message>
    <message>
        <source>Without the species list</source>
        <translation>Ohne die Artenliste</translation>
    </message>
    <message>
        <source>Write a pattern such as {example}: columns in braces, each once, and * for any name.</source>
        <translation>Schreiben Sie ein Muster wie {example}: Spalten in geschweiften Klammern, jede einmal, und * für beliebige Namen.</translation>
    </message>
    <message>
        <source>Write segments and labels for a spreadsheet, a script or another program</source>
        <translation>Segmente und Labels für eine Tabelle, ein Skript oder ein anderes Programm schreiben</translation>
    </message>
    <message>
        <source>Write the project to another file, to keep or to give away, without human sounds</source>
        <translation>Das Projekt ohne menschliche Laute in eine andere Datei schreiben, zum Aufheben oder Weitergeben</translation>
    </message>
    <message>
        <source>Writes each call as a sound file, with a table.</source>
        <translation>Schneidet jeden Ruf aus seiner Aufnahme; eine Tabelle sagt, was jeder ist.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Writing detection histories</source>
        <translation>Nachweistabellen schreiben</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>{name} wird geschrieben</translation>
    </message>
    <message>
        <source>Wrote {n} files to {folder}. NA: not surveyed.</source>
        <translation>{n} Dateien wurden nach {folder} geschrieben. NA: nicht erfasst.</translation>
    </message>
    <message>
        <source>Wrote {n} rows to {path}.</source>
        <translation>{n} Zeilen wurden nach {path} geschrieben.</translation>
    </message>
    <message>
        <source>Wrote {path} ({size} MB): {species} species, {thresholds} thresholds, segments found with “{preset}”.</source>
        <translation>{path} wurde geschrieben ({size} MB): {species} Arten, {thresholds} Schwellen, Segmente gefunden mit „{preset}“.</translation>
    </message>
    <message>
        <source>Wrote {path}.</source>
        <translation>{path} wurde geschrieben.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, all</source>
        <translation>Ja, alle</translation>
    </message>
    <message>
        <source>You can save a text report for the developers. birdann never sends data.</source>
        <translation>Sie können einen Textbericht für die Entwickler speichern. birdann sendet nie Daten.</translation>
    </message>
    <message>
        <source>Your label applies to all of them.</source>
        <translation>Ihr Label gilt für alle.</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>Ihre Labels</translation>
    </message>
    <message>
        <source>Your labels improve the model.</source>
        <translation>Ihre Labels verbessern das Modell.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Ihre Aufnahmen</translation>
    </message>
    <message>
        <source>Your work</source>
        <translation>Ihre Arbeit</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Vergrößern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Zoom frequency</source>
        <translation>Frequenz zoomen</translation>
    </message>
    <message>
        <source>Zoom in frequency</source>
        <translation>Frequenz vergrößern</translation>
    </message>
    <message>
        <source>Zoom out frequency</source>
        <translation>Frequenz verkleinern</translation>
    </message>
    <message>
        <source>Zoom to the segment and play it</source>
        <translation>Segment heranholen und abspielen</translation>
    </message>
    <message>
        <source>Zoom to the selected segment</source>
        <translation>Auf das ausgewählte Segment zoomen</translation>
    </message>
    <message>
        <source>Zoom to the selected segment (Z)</source>
        <translation>Auf das ausgewählte Segment zoomen (Z)</translation>
    </message>
    <message>
        <source>Zoom to w&amp;hole recording</source>
        <translation>Ganze Aufnahme &amp;zeigen</translation>
    </message>
    <message>
        <source>a .birdann file (stays unchanged)</source>
        <translation>eine .birdann-Datei (bleibt unverändert)</translation>
    </message>
    <message>
        <source>a .birdann file with labels by several observers</source>
        <translation>eine .birdann-Datei mit Labels mehrerer Beobachtender</translation>
    </message>
    <message>
        <source>a .birdann file, or sound files and folders</source>
        <translation>eine .birdann-Datei, oder Tondateien und Ordner</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://10.0.0.5:8786</source>
        <translation>ein Dask-Scheduler, etwa tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>a Song Meter&apos;s compressed sound</source>
        <translation>komprimierten Ton eines Song Meters</translation>
    </message>
    <message>
        <source>a SoundTrap&apos;s compressed sound</source>
        <translation>komprimierten Ton einer SoundTrap</translation>
    </message>
    <message>
        <source>a TFLite or ONNX file (default: the installed one, see networks list)</source>
        <translation>eine TFLite- oder ONNX-Datei (Vorgabe: die installierte, siehe networks list)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>einen Film</translation>
    </message>
    <message>
        <source>a frequency whose counterpart is not known</source>
        <translation>eine Frequenz, deren Gegenstück unbekannt ist</translation>
    </message>
    <message>
        <source>a geometry nested too deeply</source>
        <translation>eine zu tief verschachtelte Geometrie</translation>
    </message>
    <message>
        <source>a label contradicts a species list</source>
        <translation>ein Label widerspricht einer Artenliste</translation>
    </message>
    <message>
        <source>a list but no segments</source>
        <translation>einer Liste, aber ohne Segmente</translation>
    </message>
    <message>
        <source>a model has been trained</source>
        <translation>ein Modell trainiert ist</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>eine Zahl fehlt</translation>
    </message>
    <message>
        <source>a project is open</source>
        <translation>ein Projekt offen ist</translation>
    </message>
    <message>
        <source>a recording has a start time</source>
        <translation>eine Aufnahme hat einen Beginn</translation>
    </message>
    <message>
        <source>a recording is shown</source>
        <translation>eine Aufnahme gezeigt wird</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>eine Sekunde</translation>
    </message>
    <message>
        <source>a segment is selected in the spectrogram</source>
        <translation>ein Segment im Spektrogramm ausgewählt ist</translation>
    </message>
    <message>
        <source>a segment is selected, or the next item is being read</source>
        <translation>ein Segment ausgewählt ist oder der nächste Eintrag gelesen wird</translation>
    </message>
    <message>
        <source>a segment is {middle} times as long as its call (half: {low} to {high})</source>
        <translation>ein Segment ist {middle}-mal so lang wie sein Ruf (die Hälfte: {low} bis {high})</translation>
    </message>
    <message>
        <source>a summary</source>
        <translation>eine Zusammenfassung</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a table of several files needs the column “File Offset (s)”</source>
        <translation>eine Tabelle zu mehreren Dateien braucht die Spalte „File Offset (s)“</translation>
    </message>
    <message>
        <source>a task is running</source>
        <translation>ein Vorgang läuft</translation>
    </message>
    <message>
        <source>a telephone&apos;s sound</source>
        <translation>den Ton eines Telefons</translation>
    </message>
    <message>
        <source>a text in it is not valid</source>
        <translation>ein Text darin ist nicht gültig</translation>
    </message>
    <message>
        <source>a threshold belongs to none of its species</source>
        <translation>eine Schwelle gehört zu keiner seiner Arten</translation>
    </message>
    <message>
        <source>a window of more than 10 s</source>
        <translation>ein Fenster von mehr als 10 s</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes at your pace</source>
        <translation>
            <numerusform>etwa %Ln Minute in Ihrem Tempo</numerusform>
            <numerusform>etwa %Ln Minuten in Ihrem Tempo</numerusform>
        </translation>
    </message>
    <message>
        <source>above {level} dB</source>
        <translation>über {level} dB</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>abwesend</translation>
    </message>
    <message>
        <source>add columns with measurements (csv and raven): peak frequency, bandwidth and duration of 90 %% of the energy, signal-to-noise ratio, level, parts and pulse rate</source>
        <translation>Spalten mit Messwerten hinzufügen (csv und raven): Spitzenfrequenz, Bandbreite und Dauer von 90 %% der Energie, Signal-Rausch-Abstand, Pegel, Teile und Pulsrate</translation>
    </message>
    <message>
        <source>add recordings and species lists to a project</source>
        <translation>Aufnahmen und Artenlisten zu einem Projekt hinzufügen</translation>
    </message>
    <message>
        <source>add this to every start, to correct a wrong clock</source>
        <translation>dies zu jedem Beginn addieren, um eine falsche Uhr zu korrigieren</translation>
    </message>
    <message>
        <source>add to existing lists, replace or keep them (default: replace lists from tables; stop where people&apos;s tags differ)</source>
        <translation>vorhandene Listen ergänzen, ersetzen oder behalten (Vorgabe: Listen aus Tabellen ersetzen; anhalten, wo Tags von Personen abweichen)</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>Alarm</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all but one</source>
        <translation>alle außer einem</translation>
    </message>
    <message>
        <source>all scored species</source>
        <translation>alle bewerteten Arten</translation>
    </message>
    <message>
        <source>allow a project made elsewhere to read sound outside its folder, from now on (otherwise you are asked)</source>
        <translation>einem anderswo angelegten Projekt von jetzt an erlauben, Ton außerhalb seines Ordners zu lesen (sonst wird gefragt)</translation>
    </message>
    <message>
        <source>also include this number of the most probable calls of each species at each site (default: 1)</source>
        <translation>zusätzlich so viele der wahrscheinlichsten Rufe jeder Art an jedem Standort aufnehmen (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>also measure every call</source>
        <translation>zusätzlich jeden Ruf vermessen</translation>
    </message>
    <message>
        <source>also replace other time zones by --zone; the time of day stays</source>
        <translation>auch andere Zeitzonen durch --zone ersetzen; die Uhrzeit bleibt</translation>
    </message>
    <message>
        <source>also train on a folder of clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or on another project&apos;s lists; kept in the project for later trainings</source>
        <translation>zusätzlich mit einem Ordner von Clips (ein Unterordner je Art, oder mit Annotationssätzen von xeno-canto) oder den Listen eines anderen Projekts trainieren; bleibt für spätere Trainings im Projekt</translation>
    </message>
    <message>
        <source>also write a table</source>
        <translation>zusätzlich eine Tabelle schreiben</translation>
    </message>
    <message>
        <source>also write a table with one row per species</source>
        <translation>zusätzlich eine Tabelle mit einer Zeile je Art schreiben</translation>
    </message>
    <message>
        <source>always listed together</source>
        <translation>immer gemeinsam gelistet</translation>
    </message>
    <message>
        <source>analyse all recordings again</source>
        <translation>alle Aufnahmen erneut auswerten</translation>
    </message>
    <message>
        <source>annotation files</source>
        <translation>Annotationsdateien</translation>
    </message>
    <message>
        <source>another one of the same recordings (stays unchanged)</source>
        <translation>eine andere mit denselben Aufnahmen (bleibt unverändert)</translation>
    </message>
    <message>
        <source>another window follows the one shown</source>
        <translation>auf das gezeigte Fenster folgt ein weiteres</translation>
    </message>
    <message>
        <source>answer calls: yes, no or unsure</source>
        <translation>Rufe beantworten: yes, no oder unsure</translation>
    </message>
    <message>
        <source>answer items: yes, no or unsure</source>
        <translation>Einträge beantworten: yes, no oder unsure</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>beliebiges Label</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>beliebig viele</translation>
    </message>
    <message>
        <source>append the outcome of every file to FILE, one JSON object per line</source>
        <translation>das Ergebnis jeder Datei an FILE anhängen, ein JSON-Objekt je Zeile</translation>
    </message>
    <message>
        <source>apply validated thresholds to all calls</source>
        <translation>geprüfte Schwellen auf alle Rufe anwenden</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>Argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrays X, bag, y, classes and Y</source>
        <translation>Felder X, bag, y, classes und Y</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>as told</source>
        <translation>wie angegeben</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>settings</comment>
        <translation>wie üblich</translation>
    </message>
    <message>
        <source>at an unknown site: {share}</source>
        <translation>unbekannter Standort: {share}</translation>
    </message>
    <message>
        <source>at most {n} of each species</source>
        <translation>höchstens {n} je Art</translation>
    </message>
    <message>
        <source>at {site}: {share}</source>
        <translation>Standort {site}: {share}</translation>
    </message>
    <message>
        <source>author of the annotation set (xeno-canto); remembered (default: the observer)</source>
        <translation>Urheber des Annotationssatzes (xeno-canto); wird gemerkt (Vorgabe: die beobachtende Person)</translation>
    </message>
    <message>
        <source>auto (default: chooses by held-out lists), ored-lr, sim, ...</source>
        <translation>auto (Vorgabe: wählt nach zurückgehaltenen Listen), ored-lr, sim, ...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>band-pass filter each clip to its call</source>
        <translation>jeden Clip mit Bandpass auf seinen Ruf filtern</translation>
    </message>
    <message>
        <source>before a large change</source>
        <translation>vor einer großen Änderung</translation>
    </message>
    <message>
        <source>before a new file format</source>
        <translation>vor einem neuen Dateiformat</translation>
    </message>
    <message>
        <source>before calibration</source>
        <translation>vor der Kalibrierung</translation>
    </message>
    <message>
        <source>before going back</source>
        <translation>vor einer Rückkehr</translation>
    </message>
    <message>
        <source>below {level} dB</source>
        <translation>unter {level} dB</translation>
    </message>
    <message>
        <source>best in the merged-pair test</source>
        <translation>am besten im Test mit vereinten Paaren</translation>
    </message>
    <message>
        <source>best on held-out lists</source>
        <translation>am besten bei zurückgehaltenen Listen</translation>
    </message>
    <message>
        <source>best on held-out lists: {gain} in the log likelihood of a list</source>
        <translation>am besten auf zurückgehaltenen Listen: {gain} in der Log-Likelihood einer Liste</translation>
    </message>
    <message>
        <source>birdann PROJECT.birdann opens the window on a project; birdann COMMAND --help explains a command. Exit codes: 0 done, 1 an error that is explained, 2 wrong usage, 3 some files failed (with --strict), 130 cancelled.</source>
        <translation>birdann PROJEKT.birdann öffnet das Fenster mit einem Projekt; birdann BEFEHL --help erklärt einen Befehl. Rückgabewerte: 0 fertig, 1 erklärter Fehler, 2 falscher Aufruf, 3 einige Dateien fehlgeschlagen (mit --strict), 130 abgebrochen.</translation>
    </message>
    <message>
        <source>birdann finds the segments. The scores help to label them, also without lists</source>
        <translation>birdann findet die Segmente. Die Scores helfen, sie zu benennen, auch ohne Listen</translation>
    </message>
    <message>
        <source>birdann is free software. Qt, which draws this window, is used under the LGPL: its libraries are unchanged and you may replace them. See PySide6 in the list.</source>
        <translation>birdann ist freie Software. Qt, das dieses Fenster zeichnet, wird unter der LGPL genutzt: seine Bibliotheken sind unverändert, und Sie dürfen sie ersetzen; siehe PySide6 in der Liste.</translation>
    </message>
    <message>
        <source>birdann labels every call in your recordings. Start with:</source>
        <translation>birdann benennt jeden Ruf in Ihren Aufnahmen. Beginnen Sie mit:</translation>
    </message>
    <message>
        <source>birdann outlines every call.</source>
        <translation>birdann umreißt jeden Ruf.</translation>
    </message>
    <message>
        <source>birdann projects ({pattern})</source>
        <translation>birdann-Projekte ({pattern})</translation>
    </message>
    <message>
        <source>birdann reads “{title}” but does not write it.</source>
        <translation>birdann liest „{title}“, schreibt es aber nicht.</translation>
    </message>
    <message>
        <source>birdann segments (CSV)</source>
        <translation>birdann-Segmente (CSV)</translation>
    </message>
    <message>
        <source>birdann segments (Excel)</source>
        <translation>birdann-Segmente (Excel)</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>both ends ± 10 ms</source>
        <translation>Anfang und Ende ± 10 ms</translation>
    </message>
    <message>
        <source>both ends ± 20 ms</source>
        <translation>Anfang und Ende ± 20 ms</translation>
    </message>
    <message>
        <source>by another name of it</source>
        <translation>nach einem anderen Namen</translation>
    </message>
    <message>
        <source>by its code</source>
        <translation>nach dem Code</translation>
    </message>
    <message>
        <source>by its scientific name</source>
        <translation>nach dem wissenschaftlichen Namen</translation>
    </message>
    <message>
        <source>by sound alone</source>
        <translation>nur nach dem Klang</translation>
    </message>
    <message>
        <source>by the list of species names</source>
        <translation>nach der Liste der Artnamen</translation>
    </message>
    <message>
        <source>by the other name beside it</source>
        <translation>nach dem anderen Namen daneben</translation>
    </message>
    <message>
        <source>by the sample “{name}”</source>
        <translation>nach der Stichprobe „{name}“</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>kalibriert</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>calls at or above the threshold per hour surveyed; expected calls per hour; the share of visits, minutes or recordings with at least one call; or the most calls in a minute, as mean over visits (default: calls). All but the first with 95 %% intervals</source>
        <translation>Rufe ab der Schwelle je erfasster Stunde; erwartete Rufe je Stunde; der Anteil der Besuche, Minuten oder Aufnahmen mit mindestens einem Ruf; oder die meisten Rufe in einer Minute, als Mittel der Besuche (Vorgabe: calls). Alle außer dem ersten mit 95-%%-Intervallen</translation>
    </message>
    <message>
        <source>calls in the busiest minute</source>
        <translation>Rufe in der rufreichsten Minute</translation>
    </message>
    <message>
        <source>calls per hour</source>
        <translation>Rufe pro Stunde</translation>
    </message>
    <message>
        <source>cancelled. Finished work is kept.</source>
        <translation>Abgebrochen. Fertiges bleibt erhalten.</translation>
    </message>
    <message>
        <source>cannot be estimated</source>
        <translation>nicht schätzbar</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>Sicherheit</translation>
    </message>
    <message>
        <source>check a model file and show its contents</source>
        <translation>eine Modelldatei prüfen und ihren Inhalt zeigen</translation>
    </message>
    <message>
        <source>check a project and its sound files, and repair it</source>
        <translation>ein Projekt und seine Tondateien prüfen und reparieren</translation>
    </message>
    <message>
        <source>checking for damage</source>
        <translation>auf Schäden prüfen</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>zufällig gewählt</translation>
    </message>
    <message>
        <source>chosen by the model</source>
        <translation>vom Modell gewählt</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>Clips</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>group</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>column of species names in tables</source>
        <translation>Spalte der Artnamen in Tabellen</translation>
    </message>
    <message>
        <source>columns of other programs</source>
        <translation>Spalten anderer Programme</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>compare all finished tables and sound files with their checksums (default: compare numbers of rows, file sizes and times)</source>
        <translation>alle fertigen Tabellen und Tondateien mit ihren Prüfsummen vergleichen (Vorgabe: Zeilenzahlen, Dateigrößen und Zeiten vergleichen)</translation>
    </message>
    <message>
        <source>comparing models with and without noise</source>
        <translation>Vergleicht Modelle mit und ohne Rauschen</translation>
    </message>
    <message>
        <source>comparing regressions</source>
        <translation>Regressionen werden verglichen</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>vollständige Liste</translation>
    </message>
    <message>
        <source>contains no audio (0 samples)</source>
        <translation>enthält keinen Ton (0 Abtastwerte)</translation>
    </message>
    <message>
        <source>convert starts with another time zone to --zone; the moment stays</source>
        <translation>Anfänge mit anderer Zeitzone in --zone umrechnen; der Zeitpunkt bleibt</translation>
    </message>
    <message>
        <source>copy a project, or make a blind copy for a second observer</source>
        <translation>ein Projekt kopieren, oder eine blinde Kopie für eine zweite Person anlegen</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>count by nights, from noon to noon, not by days</source>
        <translation>nach Nächten von Mittag bis Mittag zählen, nicht nach Tagen</translation>
    </message>
    <message>
        <source>count calls by hour, date and site, with survey effort</source>
        <translation>Rufe nach Stunde, Datum und Standort zählen, mit Erfassungsaufwand</translation>
    </message>
    <message>
        <source>count only in windows chosen at random</source>
        <translation>nur in zufällig gewählten Fenstern zählen</translation>
    </message>
    <message>
        <source>covariate of detection: hour, minutes_from_sunrise or recorder</source>
        <translation>Kovariable der Erfassbarkeit: hour, minutes_from_sunrise oder recorder</translation>
    </message>
    <message>
        <source>create a project</source>
        <translation>ein Projekt anlegen</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d. MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>default: wav</source>
        <translation>Vorgabe: wav</translation>
    </message>
    <message>
        <source>detect species in all recordings, and store the detections</source>
        <translation>Arten in allen Aufnahmen erkennen und die Erkennungen speichern</translation>
    </message>
    <message>
        <source>detect species with an installed network such as BirdNET</source>
        <translation>Arten mit einem installierten Netz wie BirdNET erkennen</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment</source>
        <translation>Erkennungen eines neuronalen Netzes, als Tabelle oder Ordner von Tabellen: Hinweise für jedes Segment</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment; without lists the model is trained on it</source>
        <translation>Erkennungen eines neuronalen Netzes, als Tabelle oder Ordner von Tabellen: Hinweise für jedes Segment; ohne Listen wird das Modell damit trainiert</translation>
    </message>
    <message>
        <source>divide recordings at the end of a visit</source>
        <translation>Aufnahmen am Ende eines Besuchs teilen</translation>
    </message>
    <message>
        <source>do not open the window</source>
        <translation>das Fenster nicht öffnen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>draw a validation sample</source>
        <translation>eine Prüfstichprobe ziehen</translation>
    </message>
    <message>
        <source>draw a validation sample as a project</source>
        <translation>eine Prüfstichprobe als Projekt ziehen</translation>
    </message>
    <message>
        <source>draw each bin evenly from strata of this many hours of the day (default: 24, one stratum)</source>
        <translation>jede Klasse gleichmäßig aus Schichten von so vielen Stunden des Tages ziehen (Vorgabe: 24, eine Schicht)</translation>
    </message>
    <message>
        <source>draw visits, and the calls to play in each</source>
        <translation>Besuche und die jeweils abzuspielenden Rufe ziehen</translation>
    </message>
    <message>
        <source>drum</source>
        <translation>Trommeln</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>duration {low} to {high} s: {calls} calls, met one to one {met}</source>
        <translation>Dauer {low} bis {high} s: Rufe {calls}, eins zu eins getroffen {met}</translation>
    </message>
    <message>
        <source>eBird record format (CSV without a header)</source>
        <translation>eBird-Format „Record“ (CSV ohne Kopfzeile)</translation>
    </message>
    <message>
        <source>empty folder for the calls that reach their threshold</source>
        <translation>leerer Ordner für die Rufe, die ihre Schwelle erreichen</translation>
    </message>
    <message>
        <source>end names of predictions with scores (Wren;0.637) where a format has no other place</source>
        <translation>Namen von Vorhersagen mit Werten enden lassen (Wren;0.637), wo ein Format keinen anderen Platz hat</translation>
    </message>
    <message>
        <source>estimate the occupancy of each species</source>
        <translation>die Besiedlung jeder Art schätzen</translation>
    </message>
    <message>
        <source>evaluate occupancy estimates in simulated seasons</source>
        <translation>Besiedlungsschätzungen in simulierten Saisons auswerten</translation>
    </message>
    <message>
        <source>examples in the archive</source>
        <translation>Beispiele im Archiv</translation>
    </message>
    <message>
        <source>except for spelling</source>
        <translation>nur anders geschrieben</translation>
    </message>
    <message>
        <source>exit with code 3 if some files failed (they are always listed)</source>
        <translation>mit Code 3 enden, wenn Dateien fehlschlugen (sie werden immer genannt)</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>mindestens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>höchstens ein Argument erwartet</translation>
    </message>
    <message>
        <source>expected calls per hour</source>
        <translation>erwartete Rufe pro Stunde</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>ein Argument erwartet</translation>
    </message>
    <message>
        <source>export a trained model as a file, or show its contents</source>
        <translation>ein trainiertes Modell als Datei exportieren oder ihren Inhalt zeigen</translation>
    </message>
    <message>
        <source>features that describe segments; hja38: the 38 published ones (default: those of most segments, else extended)</source>
        <translation>Merkmale, die Segmente beschreiben; hja38: die 38 veröffentlichten (Vorgabe: die der meisten Segmente, sonst extended)</translation>
    </message>
    <message>
        <source>ffmpeg or Audacity</source>
        <translation>ffmpeg oder Audacity</translation>
    </message>
    <message>
        <source>file changed since it was added</source>
        <translation>Datei seit dem Hinzufügen geändert</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>Dateiname</translation>
    </message>
    <message>
        <source>file names of clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (default: {species}_{recording}_{start})</source>
        <translation>Dateinamen der Clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (Vorgabe: {species}_{recording}_{start})</translation>
    </message>
    <message>
        <source>file to write, such as spring.birdann-model</source>
        <translation>zu schreibende Datei, etwa spring.birdann-model</translation>
    </message>
    <message>
        <source>file to write; a folder for clips and for formats with one file per recording</source>
        <translation>zu schreibende Datei; ein Ordner für Clips und für Formate mit einer Datei je Aufnahme</translation>
    </message>
    <message>
        <source>find and label every call, and write Parquet tables</source>
        <translation>jeden Ruf finden und benennen und Parquet-Tabellen schreiben</translation>
    </message>
    <message>
        <source>find segments</source>
        <translation>Segmente finden</translation>
    </message>
    <message>
        <source>first import detections of a neural network as evidence, from a table or a folder of tables</source>
        <translation>zuerst Erkennungen eines neuronalen Netzes als Hinweise importieren, aus einer Tabelle oder einem Ordner von Tabellen</translation>
    </message>
    <message>
        <source>first opening of a day</source>
        <translation>erstes Öffnen eines Tages</translation>
    </message>
    <message>
        <source>first paint the boxes of Raven, Audacity or other tables that contain every call of their recordings; the paint stays in the project</source>
        <translation>zuerst die Kästen aus Raven-, Audacity- oder anderen Tabellen malen, die jeden Ruf ihrer Aufnahmen enthalten; die Bemalung bleibt im Projekt</translation>
    </message>
    <message>
        <source>first remove the training sources of the project</source>
        <translation>zuerst die Trainingsquellen des Projekts entfernen</translation>
    </message>
    <message>
        <source>first tune the settings of the model on held-out recordings</source>
        <translation>zuerst die Einstellungen des Modells an zurückgehaltenen Aufnahmen abstimmen</translation>
    </message>
    <message>
        <source>fitting the regressions</source>
        <translation>Passt die Regressionen an</translation>
    </message>
    <message>
        <source>folder for project.birdann and segments.csv</source>
        <translation>Ordner für project.birdann und segments.csv</translation>
    </message>
    <message>
        <source>folder of recordings (recursive)</source>
        <translation>Ordner mit Aufnahmen (rekursiv)</translation>
    </message>
    <message>
        <source>folder to create (default: demo)</source>
        <translation>anzulegender Ordner (Vorgabe: demo)</translation>
    </message>
    <message>
        <source>folder to search (recursive)</source>
        <translation>zu durchsuchender Ordner (rekursiv)</translation>
    </message>
    <message>
        <source>folders of recordings, or text files with one path per line</source>
        <translation>Ordner mit Aufnahmen, oder Textdateien mit einem Pfad je Zeile</translation>
    </message>
    <message>
        <source>folds of cross-validation (default: 10)</source>
        <translation>Teile der Kreuzvalidierung (Vorgabe: 10)</translation>
    </message>
    <message>
        <source>for the tables</source>
        <translation>für die Tabellen</translation>
    </message>
    <message>
        <source>for the tables and pictures</source>
        <translation>für die Tabellen und Bilder</translation>
    </message>
    <message>
        <source>format of the files; see birdann formats (default: detected)</source>
        <translation>Format der Dateien; siehe birdann formats (Vorgabe: wird erkannt)</translation>
    </message>
    <message>
        <source>format of the tables (default: detected)</source>
        <translation>Format der Tabellen (Vorgabe: wird erkannt)</translation>
    </message>
    <message>
        <source>found by its name, with the same sound: {path}</source>
        <translation>am Namen gefunden, mit demselben Ton: {path}</translation>
    </message>
    <message>
        <source>found by its sound, under another name: {path}</source>
        <translation>am Ton gefunden, unter anderem Namen: {path}</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>Frequenzen</translation>
    </message>
    <message>
        <source>frequencies without a label before them</source>
        <translation>Frequenzen ohne ein Label davor</translation>
    </message>
    <message>
        <source>from </source>
        <comment>an hour</comment>
        <translation>ab </translation>
    </message>
    <message>
        <source>from a folder of recordings to labelled segments in one go</source>
        <translation>von einem Ordner mit Aufnahmen in einem Zug zu benannten Segmenten</translation>
    </message>
    <message>
        <source>from the checklist</source>
        <translation>Arten zur Auswahl</translation>
    </message>
    <message>
        <source>from this recording&apos;s species list</source>
        <translation>aus der Artenliste dieser Aufnahme</translation>
    </message>
    <message>
        <source>function from outputs to scores (default: known for BirdNET and Perch; none: the outputs are scores)</source>
        <translation>Funktion von Ausgaben zu Werten (Vorgabe: bekannt für BirdNET und Perch; none: die Ausgaben sind Werte)</translation>
    </message>
    <message>
        <source>half of the smaller box</source>
        <translation>Hälfte des kleineren Kastens</translation>
    </message>
    <message>
        <source>hours of day, such as 4-9 or 20-4</source>
        <translation>Stunden des Tages, etwa 4-9 oder 20-4</translation>
    </message>
    <message>
        <source>how common they are</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>ignore the project&apos;s thresholds: also export probable non-calls and, without --min-probability, improbable predictions</source>
        <translation>die Schwellen des Projekts ignorieren: auch wahrscheinliche Nicht-Rufe und, ohne --min-probability, unwahrscheinliche Vorhersagen exportieren</translation>
    </message>
    <message>
        <source>import segments, labelled where the files say that a person named them; all names as labels of yours, or as a program&apos;s detections, where the files leave it open; scores of windows as evidence for segments found by birdann; or species lists of recordings (default: segments, but evidence for a network&apos;s windows, unless --min-score or --species-map is given)</source>
        <translation>Segmente importieren, mit Label, wo die Dateien sagen, dass eine Person sie benannte; wo die Dateien es offen lassen, alle Namen als eigene Labels oder als Erkennungen eines Programms; Scores von Fenstern als Evidenz für von birdann gefundene Segmente; oder Artenlisten von Aufnahmen (Vorgabe: Segmente, für Fenster eines Netzes Evidenz, außer mit --min-score oder --species-map)</translation>
    </message>
    <message>
        <source>in {part} of {whole}</source>
        <translation>in {part} von {whole}</translation>
    </message>
    <message>
        <source>include segments and detections of human sounds</source>
        <translation>Segmente und Erkennungen menschlicher Laute einschließen</translation>
    </message>
    <message>
        <source>incomplete list</source>
        <translation>unvollständige Liste</translation>
    </message>
    <message>
        <source>instances and lists to use (default: those of the set)</source>
        <translation>zu verwendende Instanzen und Listen (Vorgabe: die des Datensatzes)</translation>
    </message>
    <message>
        <source>inter-observer agreement per species</source>
        <translation>Beobachterübereinstimmung je Art</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>ungültiger Wert für %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>ungültige Auswahl: %(value)r (möglich: %(choices)s)</translation>
    </message>
    <message>
        <source>invalid sample rate</source>
        <translation>ungültige Abtastrate</translation>
    </message>
    <message>
        <source>is cut off before any sound</source>
        <translation>bricht vor dem ersten Ton ab</translation>
    </message>
    <message>
        <source>it does not distinguish species</source>
        <translation>es unterscheidet keine Arten</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>es endet, bevor es beginnt</translation>
    </message>
    <message>
        <source>it has more cells than the header</source>
        <translation>sie hat mehr Zellen als die Kopfzeile</translation>
    </message>
    <message>
        <source>it has no times</source>
        <translation>es hat keine Zeiten</translation>
    </message>
    <message>
        <source>it has {there} rows instead of {n_rows}</source>
        <translation>sie hat {there} Zeilen statt {n_rows}</translation>
    </message>
    <message>
        <source>it is a point in time, not a stretch</source>
        <translation>das ist ein Zeitpunkt, keine Zeitspanne</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>sie ist abgeschnitten</translation>
    </message>
    <message>
        <source>it is not a complete model file</source>
        <translation>es ist keine vollständige Modelldatei</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>sie ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>it is not built as it should be</source>
        <translation>der Aufbau ist nicht, wie er sein soll</translation>
    </message>
    <message>
        <source>it is of another program</source>
        <translation>sie ist von einem anderen Programm</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it is too long for an outline</source>
        <translation>es umfasst mehr Klang, als ein Umriss speichern kann</translation>
    </message>
    <message>
        <source>it kept {n_kept} of {n_rows} rows</source>
        <translation>es hat {n_kept} von {n_rows} Zeilen behalten</translation>
    </message>
    <message>
        <source>it lies outside the recording or has no extent</source>
        <translation>das liegt außerhalb der Aufnahme oder hat keine Ausdehnung</translation>
    </message>
    <message>
        <source>it needs features “{schema}”, which this version does not compute</source>
        <translation>es liest die Merkmale {schema}, die diese Version von birdann nicht berechnet</translation>
    </message>
    <message>
        <source>it was changed since</source>
        <translation>sie wurde seitdem geändert</translation>
    </message>
    <message>
        <source>items per bin of each species (default: 25)</source>
        <translation>Einträge je Klasse jeder Art (Vorgabe: 25)</translation>
    </message>
    <message>
        <source>iteration {i}</source>
        <translation>Schritt {i}</translation>
    </message>
    <message>
        <source>its columns differ</source>
        <translation>ihre Spalten sind andere</translation>
    </message>
    <message>
        <source>its confidence is not between 0 and 1</source>
        <translation>seine Konfidenz liegt nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <source>its layer is missing</source>
        <translation>die Ebene fehlt</translation>
    </message>
    <message>
        <source>its learner does not fit its features and species</source>
        <translation>das Lernverfahren passt nicht zu Merkmalen und Arten</translation>
    </message>
    <message>
        <source>its learner gives no probabilities</source>
        <translation>das Lernverfahren gibt keine Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>its length is wrong</source>
        <translation>sie ist nicht so lang, wie sie sagt</translation>
    </message>
    <message>
        <source>its list of tables cannot be read</source>
        <translation>ihr Verzeichnis der Tabellen ist nicht lesbar</translation>
    </message>
    <message>
        <source>its minimum call probability is not a probability</source>
        <translation>ihre Mindest-Rufwahrscheinlichkeit ist keine Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>its number in the list, or a file (default: the newest)</source>
        <translation>ihre Nummer in der Liste, oder eine Datei (Vorgabe: die neueste)</translation>
    </message>
    <message>
        <source>its numbers are not valid</source>
        <translation>seine Zahlen sind nicht gültig</translation>
    </message>
    <message>
        <source>its segmenter is missing</source>
        <translation>die gelernte Suche fehlt</translation>
    </message>
    <message>
        <source>its times are not those of a recording</source>
        <translation>ihre Zeiten sind nicht die einer Aufnahme</translation>
    </message>
    <message>
        <source>its training has no identifier or time</source>
        <translation>das Training hat keine Kennung oder keine Zeit</translation>
    </message>
    <message>
        <source>its trees are not those that were stored</source>
        <translation>seine Bäume sind nicht die, die gespeichert wurden</translation>
    </message>
    <message>
        <source>its version is {stored}, and this program reads version {version}</source>
        <translation>sie hat Version {stored}, und dieses Programm liest Version {version}</translation>
    </message>
    <message>
        <source>its “{column}” is not as birdann writes it</source>
        <translation>„{column}“ steht nicht so da, wie birdann es schreibt</translation>
    </message>
    <message>
        <source>join calls of one species with gaps up to this to one row, such as songs or bouts, with their number (n_calls); clips contain whole rows</source>
        <translation>Rufe einer Art mit Lücken bis zu diesem Wert zu einer Zeile verbinden, etwa Gesänge oder Strophenfolgen, mit ihrer Zahl (n_calls); Clips enthalten ganze Zeilen</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction (birdann join), so that one row is one call (default: except in recordings of 150 kHz or more, where one row is one pulse), or keep each as a row</source>
        <translation>Fragmente eines Rufs nach der Vorhersage verbinden (birdann join), sodass eine Zeile ein Ruf ist (Vorgabe: außer in Aufnahmen ab 150 kHz, wo eine Zeile ein Puls ist), oder jedes als Zeile behalten</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction, as birdann run does (default: except in recordings of 150 kHz or more), or keep each as a row</source>
        <translation>Fragmente eines Rufs nach der Vorhersage verbinden, wie birdann run es tut (Vorgabe: außer in Aufnahmen ab 150 kHz), oder jedes als Zeile behalten</translation>
    </message>
    <message>
        <source>join fragments of one call with the same predicted species</source>
        <translation>Fragmente eines Rufs mit derselben vorhergesagten Art verbinden</translation>
    </message>
    <message>
        <source>keep the scores of all windows as evidence for segments found by birdann, instead of a segment for each detection; best with --step 1 --min-score 0.005</source>
        <translation>die Werte aller Fenster als Hinweise für von birdann gefundene Segmente behalten, statt eines Segments je Erkennung; am besten mit --step 1 --min-score 0.005</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>known calls: columns file, start_s, end_s, and class, label or species</source>
        <translation>bekannte Rufe: Spalten file, start_s, end_s und class, label oder species</translation>
    </message>
    <message>
        <source>label archives of any size, on one machine or on many</source>
        <translation>Archive jeder Größe benennen, auf einem oder vielen Rechnern</translation>
    </message>
    <message>
        <source>learner, or system that predicts whole recordings only (default: auto)</source>
        <translation>Lernverfahren, oder System, das nur ganze Aufnahmen vorhersagt (Vorgabe: auto)</translation>
    </message>
    <message>
        <source>learning from other recordings: part {k} of {folds}</source>
        <translation>lernt aus anderen Aufnahmen: Teil {k} von {folds}</translation>
    </message>
    <message>
        <source>leave out segments without a species</source>
        <translation>Segmente ohne Art weglassen</translation>
    </message>
    <message>
        <source>length of a simulated visit, drawn from measured minutes (default: 10)</source>
        <translation>Länge eines simulierten Besuchs, aus gemessenen Minuten gezogen (Vorgabe: 10)</translation>
    </message>
    <message>
        <source>length of a visit: a day (default), a night from noon to noon, or a number of hours</source>
        <translation>Länge eines Besuchs: ein Tag (Vorgabe), eine Nacht von Mittag bis Mittag oder eine Zahl von Stunden</translation>
    </message>
    <message>
        <source>level {low} to {high} dB: {calls} calls, met one to one {met}</source>
        <translation>Pegel {low} bis {high} dB: Rufe {calls}, eins zu eins getroffen {met}</translation>
    </message>
    <message>
        <source>level {rms_db}</source>
        <translation>Pegel {rms_db}</translation>
    </message>
    <message>
        <source>licence of the annotation set, such as &quot;CC BY 4.0&quot;; remembered</source>
        <translation>Lizenz des Annotationssatzes, etwa &quot;CC BY 4.0&quot;; wird gemerkt</translation>
    </message>
    <message>
        <source>linear model, step {i}</source>
        <translation>lineares Modell, Schritt {i}</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>list installed networks</source>
        <translation>installierte Netze auflisten</translation>
    </message>
    <message>
        <source>list of the recording</source>
        <translation>Liste der Aufnahme</translation>
    </message>
    <message>
        <source>list possible errors in species lists</source>
        <translation>mögliche Fehler in Artenlisten auflisten</translation>
    </message>
    <message>
        <source>list predicted species that no list mentions instead, with their probabilities</source>
        <translation>stattdessen vorhergesagte Arten auflisten, die keine Liste nennt, mit ihren Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>list recordings with start and recorder, and the source of both</source>
        <translation>Aufnahmen mit Beginn und Rekorder auflisten, und woher beides stammt</translation>
    </message>
    <message>
        <source>list supported formats</source>
        <translation>unterstützte Formate auflisten</translation>
    </message>
    <message>
        <source>list the calls most similar to examples, as CSV</source>
        <translation>die den Beispielen ähnlichsten Rufe als CSV auflisten</translation>
    </message>
    <message>
        <source>list the queues, or the outcomes of one</source>
        <translation>die Besuchsprüfungen auflisten, oder die Ergebnisse einer</translation>
    </message>
    <message>
        <source>list the samples, or the items of one</source>
        <translation>die Stichproben auflisten, oder die Einträge einer</translation>
    </message>
    <message>
        <source>list, save or remove thresholds</source>
        <translation>Schwellen auflisten, speichern oder entfernen</translation>
    </message>
    <message>
        <source>locate missing sound files</source>
        <translation>fehlende Tondateien suchen</translation>
    </message>
    <message>
        <source>location of recordings that have none: --place=-36.85,174.76</source>
        <translation>Ort von Aufnahmen, die keinen haben: --place=-36.85,174.76</translation>
    </message>
    <message>
        <source>logarithmic: halves, quarters, eighths towards the top (default); quantile: equal</source>
        <translation>logarithmic: Hälften, Viertel, Achtel zum oberen Ende hin (Vorgabe); quantile: gleich</translation>
    </message>
    <message>
        <source>make a sample project, label it and open it</source>
        <translation>ein Beispielprojekt anlegen, benennen und öffnen</translation>
    </message>
    <message>
        <source>male, female, unknown</source>
        <translation>Männchen, Weibchen, unbekannt</translation>
    </message>
    <message>
        <source>maximum number of calls played per visit (default: 1)</source>
        <translation>höchste Zahl abgespielter Rufe je Besuch (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>maximum of each recording in a bin (default: any number)</source>
        <translation>Höchstzahl je Aufnahme in einer Klasse (Vorgabe: beliebig viele)</translation>
    </message>
    <message>
        <source>maximum per species: reviewed segments first, then the most probable</source>
        <translation>Höchstzahl je Art: zuerst geprüfte Segmente, dann die wahrscheinlichsten</translation>
    </message>
    <message>
        <source>mean of {n} visits</source>
        <translation>Mittel über {n} Besuche</translation>
    </message>
    <message>
        <source>meaning of cells without species: untagged (default), “no birds” where “none” or the like is written, or “no birds” in all</source>
        <translation>Bedeutung von Zellen ohne Arten: ohne Artenliste (Vorgabe), „keine Vögel“, wo „keine“ oder Ähnliches steht, oder „keine Vögel“ in allen</translation>
    </message>
    <message>
        <source>measure the noise level of each visit (reads sound)</source>
        <translation>den Geräuschpegel jedes Besuchs messen (liest Ton)</translation>
    </message>
    <message>
        <source>measured visits of one minute, one row per segment: columns species, visit, calls (number of calls of the species), is_call (true or false) and score</source>
        <translation>gemessene Besuche von einer Minute, eine Zeile je Segment: Spalten species, visit, calls (Zahl der Rufe der Art), is_call (true oder false) und score</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>Messwerte</translation>
    </message>
    <message>
        <source>median error of an onset {onset} ms, of an offset {offset} ms</source>
        <translation>Median des Fehlers: Anfang {onset} ms, Ende {offset} ms</translation>
    </message>
    <message>
        <source>merge two projects of the same recordings</source>
        <translation>zwei Projekte derselben Aufnahmen zusammenführen</translation>
    </message>
    <message>
        <source>minimum probability of an error (default: 0.5)</source>
        <translation>Mindestwahrscheinlichkeit eines Fehlers (Vorgabe: 0.5)</translation>
    </message>
    <message>
        <source>minimum probability of unreviewed segments, 0 to 1 (default: that of the project, which birdann predict --min-probability sets; 0 exports all)</source>
        <translation>Mindestwahrscheinlichkeit ungeprüfter Segmente, 0 bis 1 (Vorgabe: die des Projekts, die birdann predict --min-probability setzt; 0 exportiert alle)</translation>
    </message>
    <message>
        <source>minimum recorded time of a visit (default: 0)</source>
        <translation>kürzeste aufgenommene Zeit eines Besuchs (Vorgabe: 0)</translation>
    </message>
    <message>
        <source>minimum score (default: 0.25)</source>
        <translation>Mindestwert (Vorgabe: 0.25)</translation>
    </message>
    <message>
        <source>minimum score in the column “scores” (default: 0.05), or of a network&apos;s detections (default: 0.25)</source>
        <translation>Mindestwert in der Spalte „scores“ (Vorgabe: 0.05) oder von Erkennungen eines Netzes (Vorgabe: 0.25)</translation>
    </message>
    <message>
        <source>minimum score of detections</source>
        <translation>Mindestwert von Erkennungen</translation>
    </message>
    <message>
        <source>minimum score of played calls (default: 0)</source>
        <translation>Mindestwert abgespielter Rufe (Vorgabe: 0)</translation>
    </message>
    <message>
        <source>minimum score; results do not cover lower scores</source>
        <translation>Mindestwert; Ergebnisse gelten nicht für kleinere Werte</translation>
    </message>
    <message>
        <source>model file of “birdann model export”, or a network (.tflite, .onnx)</source>
        <translation>Modelldatei von „birdann model export“, oder ein Netz (.tflite, .onnx)</translation>
    </message>
    <message>
        <source>model run</source>
        <translation>Modelllauf</translation>
    </message>
    <message>
        <source>model run with scores (default: the run shown)</source>
        <translation>Modelllauf mit Werten (Vorgabe: der gezeigte Lauf)</translation>
    </message>
    <message>
        <source>more species than their segments can explain</source>
        <translation>mehr Arten, als ihre Segmente erklären können</translation>
    </message>
    <message>
        <source>must be NAME=VALUE</source>
        <translation>muss NAME=WERT sein</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>muss mindestens 1 sein</translation>
    </message>
    <message>
        <source>must be at most ten years</source>
        <translation>darf höchstens zehn Jahre sein</translation>
    </message>
    <message>
        <source>must be from 0 to 1, or a percentage such as 80%</source>
        <translation>muss von 0 bis 1 reichen oder ein Prozentwert wie 80% sein</translation>
    </message>
    <message>
        <source>must be mix, each, or the number of a channel from 1</source>
        <translation>muss mix, each oder die Nummer eines Kanals ab 1 sein</translation>
    </message>
    <message>
        <source>must look like +12:00, -03:30, UTC or Europe/Berlin</source>
        <translation>muss aussehen wie +12:00, -03:30, UTC oder Europe/Berlin</translation>
    </message>
    <message>
        <source>must look like 2021-05-02T04:00:00+12:00</source>
        <translation>muss aussehen wie 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>must look like 2024=2024-05-01..2024-06-30</source>
        <translation>muss aussehen wie 2024=2024-05-01..2024-06-30</translation>
    </message>
    <message>
        <source>must look like 4-9 or 20-4</source>
        <translation>muss aussehen wie 4-9 oder 20-4</translation>
    </message>
    <message>
        <source>must look like 52.52,13.40</source>
        <translation>muss aussehen wie 52.52,13.40</translation>
    </message>
    <message>
        <source>must look like {item}=yes, {item}=no or {item}=unsure</source>
        <translation>muss aussehen wie {item}=yes, {item}=no oder {item}=unsure</translation>
    </message>
    <message>
        <source>name of the queue</source>
        <translation>Name der Besuchsprüfung</translation>
    </message>
    <message>
        <source>name of the sample</source>
        <translation>Name der Stichprobe</translation>
    </message>
    <message>
        <source>name of the sample (default: archive)</source>
        <translation>Name der Stichprobe (Vorgabe: archive)</translation>
    </message>
    <message>
        <source>name of the sample or queue</source>
        <translation>Name der Stichprobe oder Besuchsprüfung</translation>
    </message>
    <message>
        <source>name of the season, if several are set</source>
        <translation>Name der Saison, falls mehrere festgelegt sind</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>neue Art</translation>
    </message>
    <message>
        <source>no call found</source>
        <translation>kein Ruf gefunden</translation>
    </message>
    <message>
        <source>no certificates are set</source>
        <translation>es sind keine Zertifikate angegeben</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>kein Dateiname</translation>
    </message>
    <message>
        <source>no lists to choose it by</source>
        <translation>keine Listen, um es zu wählen</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no other recording is being read</source>
        <translation>keine andere Aufnahme gelesen wird</translation>
    </message>
    <message>
        <source>no review queue is being answered (Esc leaves it)</source>
        <translation>keine Prüfliste wird beantwortet (Esc verlässt sie)</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>kein Score</translation>
    </message>
    <message>
        <source>no segmentation or training is running</source>
        <translation>keine Suche und kein Training läuft</translation>
    </message>
    <message>
        <source>no segments</source>
        <translation>keine Segmente</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>kein Ton</translation>
    </message>
    <message>
        <source>no species is named</source>
        <translation>es nennt keine Art</translation>
    </message>
    <message>
        <source>no species listed, or all of them, so that nothing is ranked</source>
        <translation>keiner oder jeder Art auf der Liste, sodass nichts zu ordnen ist</translation>
    </message>
    <message>
        <source>no sub-folders by species</source>
        <translation>keine Unterordner nach Art</translation>
    </message>
    <message>
        <source>no such zone</source>
        <translation>keine solche Zeitzone</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Störgeräusch</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>not a date with a time</source>
        <translation>kein Datum mit Uhrzeit</translation>
    </message>
    <message>
        <source>not a number of intervals</source>
        <translation>keine Anzahl von Abschnitten</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <source>not a year of recorders</source>
        <translation>kein Jahr, in dem es Rekorder gab</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit Argument %s erlaubt</translation>
    </message>
    <message>
        <source>not among what can be lost: {unknown}</source>
        <translation>nicht unter dem, was verloren gehen kann: {unknown}</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>nicht gefragt</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>not in the model</source>
        <translation>nicht im Modell</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>not tagged, not segmented</source>
        <translation>ohne Arten, ohne Segmente</translation>
    </message>
    <message>
        <source>not {species}</source>
        <translation>nicht {species}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>note on the recording</source>
        <translation>Notiz zur Aufnahme</translation>
    </message>
    <message numerus="yes">
        <source>notes on recordings without exported segments: %Ln recordings</source>
        <translation>
            <numerusform>Notiz zu einer Aufnahme, von der nichts geschrieben wird: %Ln Aufnahme</numerusform>
            <numerusform>Notizen zu Aufnahmen, von denen nichts geschrieben wird: %Ln Aufnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>number of calls</source>
        <translation>Zahl der Rufe</translation>
    </message>
    <message>
        <source>number of calls to list (default: 200)</source>
        <translation>Zahl der aufzulistenden Rufe (Vorgabe: 200)</translation>
    </message>
    <message>
        <source>number of processes (default: 1)</source>
        <translation>Zahl der Prozesse (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>number of recordings (default: 24)</source>
        <translation>Zahl der Aufnahmen (Vorgabe: 24)</translation>
    </message>
    <message>
        <source>number of seasons (default: 1000)</source>
        <translation>Zahl der Saisons (Vorgabe: 1000)</translation>
    </message>
    <message>
        <source>number of sites (default: 20)</source>
        <translation>Zahl der Standorte (Vorgabe: 20)</translation>
    </message>
    <message>
        <source>number of trees (default: 16)</source>
        <translation>Zahl der Bäume (Vorgabe: 16)</translation>
    </message>
    <message>
        <source>occupancy {psi}; detection in a visit {p}</source>
        <translation>Besetzung {psi}; Nachweis bei einem Besuch {p}</translation>
    </message>
    <message>
        <source>of this name, but another sound; not taken</source>
        <translation>gleicher Name, aber anderer Ton; nicht genommen</translation>
    </message>
    <message>
        <source>of unreviewed segments, only those that reach the saved threshold of their species (birdann validate)</source>
        <translation>von ungeprüften Segmenten nur die, welche die gespeicherte Schwelle ihrer Art erreichen (birdann validate)</translation>
    </message>
    <message>
        <source>offset ± 10 ms</source>
        <translation>Ende ± 10 ms</translation>
    </message>
    <message>
        <source>offset ± 20 ms</source>
        <translation>Ende ± 20 ms</translation>
    </message>
    <message>
        <source>one label per line, or a CSV (default: the labels file beside the network)</source>
        <translation>ein Label je Zeile, oder eine CSV (Vorgabe: die Labeldatei neben dem Netz)</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>eines der Argumente %s ist nötig</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>nur die Sicherungen auflisten</translation>
    </message>
    <message>
        <source>only segments with a species</source>
        <translation>nur Segmente mit einer Art</translation>
    </message>
    <message>
        <source>only segments with this status; may be given several times</source>
        <translation>nur Segmente mit diesem Status; mehrfach möglich</translation>
    </message>
    <message>
        <source>only species of the project</source>
        <translation>nur Arten des Projekts</translation>
    </message>
    <message>
        <source>only the recordings that failed last time</source>
        <translation>nur die Aufnahmen, die zuletzt fehlschlugen</translation>
    </message>
    <message>
        <source>only these hours, such as 5-9 or 22-4</source>
        <translation>nur diese Stunden, etwa 5-9 oder 22-4</translation>
    </message>
    <message>
        <source>only this recording or folder, by its name in birdann show</source>
        <translation>nur diese Aufnahme oder dieser Ordner, mit dem Namen in birdann show</translation>
    </message>
    <message>
        <source>only this site; may be given several times</source>
        <translation>nur dieser Standort; mehrfach möglich</translation>
    </message>
    <message>
        <source>only this species; may be given several times</source>
        <translation>nur diese Art; mehrfach möglich</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: all species of the model)</source>
        <translation>nur diese Art; mehrfach möglich (Vorgabe: alle Arten des Modells)</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: the one with the least certain number of calls)</source>
        <translation>nur diese Art; mehrfach möglich (Vorgabe: die mit der unsichersten Zahl von Rufen)</translation>
    </message>
    <message>
        <source>only zeros</source>
        <translation>nur Nullen</translation>
    </message>
    <message>
        <source>onset ± 10 ms</source>
        <translation>Anfang ± 10 ms</translation>
    </message>
    <message>
        <source>onset ± 20 ms</source>
        <translation>Anfang ± 20 ms</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>open</source>
        <comment>group</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>open the window, on a project if one is given</source>
        <translation>das Fenster öffnen, mit einem Projekt, falls angegeben</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>original file name (GUANO)</source>
        <translation>ursprünglicher Dateiname (GUANO)</translation>
    </message>
    <message>
        <source>other readings</source>
        <translation>weitere Lesarten</translation>
    </message>
    <message>
        <source>other segments</source>
        <translation>andere Segmente</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>output format; see birdann formats (default: csv)</source>
        <translation>Ausgabeformat; siehe birdann formats (Vorgabe: csv)</translation>
    </message>
    <message>
        <source>overlap of all segments with all calls {iou}</source>
        <translation>Überlappung aller Segmente mit allen Rufen {iou}</translation>
    </message>
    <message>
        <source>overlap ≥ .3</source>
        <translation>Überlappung ≥ 0,3</translation>
    </message>
    <message>
        <source>overlap ≥ ½</source>
        <translation>Überlappung ≥ ½</translation>
    </message>
    <message>
        <source>parameter of the learner; may be given several times</source>
        <translation>Parameter des Lernverfahrens; mehrfach möglich</translation>
    </message>
    <message>
        <source>peak {peak_hz}</source>
        <translation>Spitze {peak_hz}</translation>
    </message>
    <message>
        <source>phase {phase} of {n_phases}</source>
        <translation>Phase {phase} von {n_phases}</translation>
    </message>
    <message>
        <source>picture format (default: svg)</source>
        <translation>Bildformat (Vorgabe: svg)</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>Tonhöhe</translation>
    </message>
    <message>
        <source>plan the numbers of sites and visits</source>
        <translation>die Zahl der Standorte und Besuche planen</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Positionsargumente</translation>
    </message>
    <message>
        <source>possible species</source>
        <translation>mögliche Arten</translation>
    </message>
    <message>
        <source>precision {share}</source>
        <translation>Präzision {share}</translation>
    </message>
    <message>
        <source>predict the species of every segment</source>
        <translation>die Art jedes Segments vorhersagen</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>predicted {stated}, correct {found}</source>
        <translation>vorhergesagt {stated}, richtig {found}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>vorhanden</translation>
    </message>
    <message>
        <source>preset whose spectrogram the forest uses (default: exact HJA/MLSP, up to 8 kHz)</source>
        <translation>Voreinstellung, deren Spektrogramm der Wald nutzt (Vorgabe: exact HJA/MLSP, bis 8 kHz)</translation>
    </message>
    <message>
        <source>print errors only</source>
        <translation>nur Fehler ausgeben</translation>
    </message>
    <message>
        <source>print the result as one JSON object</source>
        <translation>das Ergebnis als ein JSON-Objekt ausgeben</translation>
    </message>
    <message>
        <source>print the result as one JSON object, or write it to OUT</source>
        <translation>das Ergebnis als ein JSON-Objekt ausgeben oder nach OUT schreiben</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar}</source>
        <translation>Wahrscheinlichkeit ungeprüfter Segmente: mindestens {bar}</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar} (the project&apos;s minimum)</source>
        <translation>Wahrscheinlichkeit ungeprüfter Segmente: mindestens {bar} (das Minimum des Projekts)</translation>
    </message>
    <message>
        <source>processes for the clips of a training source (default: 1)</source>
        <translation>Prozesse für die Clips einer Trainingsquelle (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>program that found it</source>
        <translation>Programm, das es gefunden hat</translation>
    </message>
    <message>
        <source>program with detections, such as BirdNET/2.4</source>
        <translation>Programm mit Erkennungen, etwa BirdNET/2.4</translation>
    </message>
    <message>
        <source>project file to write</source>
        <translation>zu schreibende Projektdatei</translation>
    </message>
    <message>
        <source>project format {version} does not exist</source>
        <translation>das Projektformat {version} gibt es nicht</translation>
    </message>
    <message>
        <source>project whose confirmed calls of a species are examples</source>
        <translation>Projekt, dessen bestätigte Rufe einer Art Beispiele sind</translation>
    </message>
    <message>
        <source>project with the validated sample</source>
        <translation>Projekt mit der geprüften Stichprobe</translation>
    </message>
    <message>
        <source>pulses {pulse_rate_hz}</source>
        <translation>Pulse {pulse_rate_hz}</translation>
    </message>
    <message>
        <source>queue of verified visits (default: the newest)</source>
        <translation>Besuchsprüfung (Vorgabe: die neueste)</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>Startwert des Zufalls</translation>
    </message>
    <message>
        <source>random seed of folds and model</source>
        <translation>Startwert für Teile und Modell</translation>
    </message>
    <message>
        <source>random seed of the held-out parts</source>
        <translation>Startwert der zurückgehaltenen Teile</translation>
    </message>
    <message>
        <source>random seed of the simulation</source>
        <translation>Startwert der Simulation</translation>
    </message>
    <message>
        <source>random visits per site (default: all)</source>
        <translation>zufällige Besuche je Standort (Vorgabe: alle)</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lesen</translation>
    </message>
    <message>
        <source>read and write sites and start times as a table</source>
        <translation>Standorte und Anfangszeiten als Tabelle lesen und schreiben</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>lesen und schreiben</translation>
    </message>
    <message>
        <source>read other programs&apos; annotations into a project</source>
        <translation>Annotationen anderer Programme in ein Projekt lesen</translation>
    </message>
    <message>
        <source>read sites from folder names: columns in braces, * for any name, such as &apos;{site}/*&apos; or &apos;{habitat}_{site}/*/*&apos;</source>
        <translation>Standorte aus Ordnernamen lesen: Spalten in geschweiften Klammern, * für jeden Namen, etwa &apos;{site}/*&apos; oder &apos;{habitat}_{site}/*/*&apos;</translation>
    </message>
    <message>
        <source>recordings with one species</source>
        <translation>Aufnahmen mit einer Art</translation>
    </message>
    <message>
        <source>recordings with several</source>
        <translation>Aufnahmen mit mehreren</translation>
    </message>
    <message>
        <source>recordings without a list</source>
        <translation>Aufnahmen ohne Liste</translation>
    </message>
    <message>
        <source>refitting the regressions</source>
        <translation>Passt die Regressionen neu an</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>remove a queue from the project</source>
        <translation>eine Besuchsprüfung aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>remove a sample from the project</source>
        <translation>eine Stichprobe aus dem Projekt entfernen</translation>
    </message>
    <message>
        <source>remove the saved threshold</source>
        <translation>die gespeicherte Schwelle entfernen</translation>
    </message>
    <message>
        <source>repair what can be repaired without losing tags or labels (a backup is made first)</source>
        <translation>reparieren, was sich ohne Verlust von Tags oder Labels reparieren lässt (vorher wird gesichert)</translation>
    </message>
    <message>
        <source>replace existing files (never projects or sound)</source>
        <translation>vorhandene Dateien ersetzen (nie Projekte oder Ton)</translation>
    </message>
    <message>
        <source>report exported predictions per hour in recordings tagged “no birds”, by two models trained without half of them</source>
        <translation>exportierte Vorhersagen je Stunde in Aufnahmen mit „keine Vögel“ berichten, von zwei Modellen, die ohne je eine Hälfte trainiert sind</translation>
    </message>
    <message>
        <source>restore a project from a backup</source>
        <translation>ein Projekt aus einer Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>results folder; recordings that are finished there are skipped</source>
        <translation>Ergebnisordner; dort fertige Aufnahmen werden übersprungen</translation>
    </message>
    <message>
        <source>results of archive run</source>
        <translation>Ergebnisse von archive run</translation>
    </message>
    <message>
        <source>review begun</source>
        <translation>Prüfung begonnen</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>wer geprüft hat</translation>
    </message>
    <message>
        <source>run of the model (default: the one shown, else the newest)</source>
        <translation>Lauf des Modells (Vorgabe: der gezeigte, sonst der neueste)</translation>
    </message>
    <message>
        <source>runner-up</source>
        <translation>zweitbeste Art</translation>
    </message>
    <message>
        <source>same label</source>
        <translation>gleiches Label</translation>
    </message>
    <message>
        <source>save a picture of the window and close it</source>
        <translation>ein Bild des Fensters speichern und es schließen</translation>
    </message>
    <message>
        <source>save the thresholds, for export --use-thresholds</source>
        <translation>die Schwellen speichern, für export --use-thresholds</translation>
    </message>
    <message>
        <source>saved thresholds of unreviewed segments: {thresholds} (species without one are excluded)</source>
        <translation>gespeicherte Schwellen ungeprüfter Segmente: {thresholds} (Arten ohne Schwelle sind ausgeschlossen)</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>Gleicht die Merkmale an</translation>
    </message>
    <message>
        <source>scientific name</source>
        <translation>wissenschaftlicher Name</translation>
    </message>
    <message>
        <source>score a learner on a data set with known instance labels</source>
        <translation>ein Lernverfahren an einem Datensatz mit bekannten Instanzlabels bewerten</translation>
    </message>
    <message>
        <source>score bins (default: 4)</source>
        <translation>Klassen der Werte (Vorgabe: 4)</translation>
    </message>
    <message>
        <source>score outlines against known call times</source>
        <translation>Umrisse an bekannten Rufzeiten bewerten</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Score {score}</translation>
    </message>
    <message>
        <source>season in which occupancy is assumed to be closed, such as 2024=2024-05-01..2024-06-30; may be given several times, and replaces the seasons of the project</source>
        <translation>Saison, in der die Besiedlung als konstant gilt, etwa 2024=2024-05-01..2024-06-30; mehrfach möglich, ersetzt die Saisons des Projekts</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>segment all recordings again</source>
        <translation>alle Aufnahmen erneut segmentieren</translation>
    </message>
    <message>
        <source>segment multi-channel recordings again in this channel (1: left), in each, or in a mix (default: as before, else mix)</source>
        <translation>Mehrkanalaufnahmen erneut in diesem Kanal (1: links), in jedem oder in einer Mischung segmentieren (Vorgabe: wie bisher, sonst mix)</translation>
    </message>
    <message>
        <source>segmented, not tagged</source>
        <translation>mit Segmenten, ohne Arten</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum call probability of listed and exported segments, 0 to 1 (0.15 if never set; 0 lists everything)</source>
        <translation>Mindest-Rufwahrscheinlichkeit gelisteter und exportierter Segmente des Projekts setzen, 0 bis 1 (0.15, wenn nie gesetzt; 0 listet alles)</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum probability of unreviewed segments in exports and summaries, 0 to 1 (0 if never set: everything)</source>
        <translation>Mindestwahrscheinlichkeit ungeprüfter Segmente in Exporten und Zusammenfassungen des Projekts setzen, 0 bis 1 (0, wenn nie gesetzt: alles)</translation>
    </message>
    <message>
        <source>set the start, such as 2021-05-02T04:00:00+12:00</source>
        <translation>den Beginn setzen, etwa 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>settings of the threshold segmenter: automatic (default: bats where the sample rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, exact HJA/MLSP</source>
        <translation>Einstellungen des Schwellensegmentierers: automatic (Vorgabe: Fledermäuse ab einer Abtastrate von 150 kHz, sonst Singvögel), songbirds, low owls, insects, bats, exact HJA/MLSP</translation>
    </message>
    <message>
        <source>several segments are selected</source>
        <translation>mehrere Segmente ausgewählt sind</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>share of minutes with at least one call</source>
        <translation>Anteil der Minuten mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>share of other sounds that the listener mistakes for the species (default: 0.001)</source>
        <translation>Anteil anderer Geräusche, die beim Hören mit der Art verwechselt werden (Vorgabe: 0.001)</translation>
    </message>
    <message>
        <source>share of recordings with at least one call</source>
        <translation>Anteil der Aufnahmen mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>share of sites that are occupied (default: 0.5)</source>
        <translation>Anteil besiedelter Standorte (Vorgabe: 0.5)</translation>
    </message>
    <message>
        <source>share of visits to occupied sites that detect the species (default: 0.5)</source>
        <translation>Anteil der Besuche besiedelter Standorte, welche die Art nachweisen (Vorgabe: 0.5)</translation>
    </message>
    <message>
        <source>share of visits with at least one call</source>
        <translation>Anteil der Besuche mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>show metadata of sound files, each value with its source</source>
        <translation>Metadaten von Tondateien zeigen, jeden Wert mit seiner Quelle</translation>
    </message>
    <message>
        <source>show precision, and the threshold for a target precision</source>
        <translation>Präzision zeigen, und die Schwelle für eine gewünschte Präzision</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Versionsnummer des Programms zeigen und enden</translation>
    </message>
    <message>
        <source>show scores, and sort by species</source>
        <translation>Werte zeigen, und nach Arten sortieren</translation>
    </message>
    <message>
        <source>show the contents of a project or the metadata of sound files</source>
        <translation>den Inhalt eines Projekts oder die Metadaten von Tondateien zeigen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>show what the lists would change, without changing anything</source>
        <translation>zeigen, was die Listen ändern würden, ohne etwas zu ändern</translation>
    </message>
    <message>
        <source>show, set or correct start times of recordings</source>
        <translation>Anfangszeiten von Aufnahmen zeigen, setzen oder korrigieren</translation>
    </message>
    <message>
        <source>similar by features and {network} embeddings</source>
        <translation>ähnlich nach Merkmalen und Embeddings von {network}</translation>
    </message>
    <message>
        <source>singing, recording {i} of {n_recordings}</source>
        <translation>Gesang, Aufnahme {i} von {n_recordings}</translation>
    </message>
    <message>
        <source>site covariate of occupancy: a column of the site table</source>
        <translation>Standort-Kovariable der Besiedlung: eine Spalte der Standorttabelle</translation>
    </message>
    <message>
        <source>song</source>
        <translation>Gesang</translation>
    </message>
    <message>
        <source>sound before and after a call (default: 0.5)</source>
        <translation>Ton vor und nach einem Ruf (Vorgabe: 0.5)</translation>
    </message>
    <message>
        <source>sound files and folders (recursive)</source>
        <translation>Tondateien und Ordner (rekursiv)</translation>
    </message>
    <message>
        <source>species</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>species by hour of day, species by date, sites by date, species on the clock with sunrise and sunset, species over minutes listened; may be given several times (default: all)</source>
        <translation>Arten nach Stunde, Arten nach Datum, Standorte nach Datum, Arten auf der Uhr mit Sonnenauf- und -untergang, Arten über gehörte Minuten; mehrfach möglich (Vorgabe: alle)</translation>
    </message>
    <message>
        <source>species found</source>
        <translation>gefundene Arten</translation>
    </message>
    <message>
        <source>species lists to read</source>
        <translation>zu lesende Artenlisten</translation>
    </message>
    <message>
        <source>species not labelled by an observer</source>
        <translation>Art nicht von einer Person gelabelt</translation>
    </message>
    <message>
        <source>species of the examples</source>
        <translation>Art der Beispiele</translation>
    </message>
    <message>
        <source>species of the region; only these, and listed ones, are considered</source>
        <translation>Arten der Region; nur diese und gelistete werden berücksichtigt</translation>
    </message>
    <message>
        <source>species: {names}</source>
        <translation>Arten: {names}</translation>
    </message>
    <message>
        <source>start SLURM jobs as configured in this file</source>
        <translation>SLURM-Aufträge starten, wie diese Datei es festlegt</translation>
    </message>
    <message>
        <source>start unknown</source>
        <translation>Beginn unbekannt</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>status: {names}</source>
        <translation>Status: {names}</translation>
    </message>
    <message>
        <source>step between windows (default: no overlap)</source>
        <translation>Schritt zwischen Fenstern (Vorgabe: ohne Überlappung)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>such as 12.1=yes; may be given several times</source>
        <translation>etwa 12.1=yes; mehrfach möglich</translation>
    </message>
    <message>
        <source>such as 12=yes; may be given several times</source>
        <translation>etwa 12=yes; mehrfach möglich</translation>
    </message>
    <message>
        <source>such as 2024-05-01</source>
        <translation>etwa 2024-05-01</translation>
    </message>
    <message>
        <source>such as CC BY 4.0</source>
        <translation>etwa CC BY 4.0</translation>
    </message>
    <message>
        <source>table with two columns: name in the files, species in the project</source>
        <translation>Tabelle mit zwei Spalten: Name in den Dateien, Art im Projekt</translation>
    </message>
    <message>
        <source>tagged and segmented</source>
        <translation>mit Arten und Segmenten</translation>
    </message>
    <message>
        <source>tagged, not segmented</source>
        <translation>mit Arten, ohne Segmente</translation>
    </message>
    <message>
        <source>target half-width of the interval (default: 0.1)</source>
        <translation>gewünschte halbe Breite des Intervalls (Vorgabe: 0.1)</translation>
    </message>
    <message>
        <source>target precision (default: 0.95)</source>
        <translation>gewünschte Präzision (Vorgabe: 0.95)</translation>
    </message>
    <message>
        <source>the .birdann file</source>
        <translation>die .birdann-Datei</translation>
    </message>
    <message>
        <source>the .birdann file (stays unchanged)</source>
        <translation>die .birdann-Datei (bleibt unverändert)</translation>
    </message>
    <message>
        <source>the .birdann file to create</source>
        <translation>die anzulegende .birdann-Datei</translation>
    </message>
    <message>
        <source>the .birdann file to make</source>
        <translation>die zu erstellende .birdann-Datei</translation>
    </message>
    <message>
        <source>the .birdann file to open (default: welcome page)</source>
        <translation>die zu öffnende .birdann-Datei (Vorgabe: Startseite)</translation>
    </message>
    <message>
        <source>the border between species whose name contains “;”</source>
        <translation>die Grenze zwischen Arten, deren Name „;“ enthält</translation>
    </message>
    <message>
        <source>the chorus is written</source>
        <translation>der Chor ist geschrieben</translation>
    </message>
    <message>
        <source>the deleted run {identifier}</source>
        <translation>der gelöschte Lauf {identifier}</translation>
    </message>
    <message>
        <source>the file contains other audio now and is not used</source>
        <translation>die Datei enthält jetzt anderen Ton und wird nicht verwendet</translation>
    </message>
    <message>
        <source>the file of another observer; both are compared as if merged</source>
        <translation>die Datei einer anderen Person; beide werden wie zusammengeführt verglichen</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>diese Argumente fehlen: %s</translation>
    </message>
    <message>
        <source>the indexes are rebuilt</source>
        <translation>die Indizes werden neu aufgebaut</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>das Label</translation>
    </message>
    <message>
        <source>the last day</source>
        <translation>der letzte Tag</translation>
    </message>
    <message>
        <source>the list of a window is shown</source>
        <translation>die Liste eines Fensters gezeigt wird</translation>
    </message>
    <message>
        <source>the lists are incomplete: other species may be present (default: complete)</source>
        <translation>die Listen sind unvollständig: Andere Arten können vorhanden sein (Vorgabe: vollständig)</translation>
    </message>
    <message>
        <source>the model file</source>
        <translation>die Modelldatei</translation>
    </message>
    <message>
        <source>the name of its species has {n_characters} characters</source>
        <translation>der Name der Art hat {n_characters} Zeichen</translation>
    </message>
    <message>
        <source>the network&apos;s sampling rate (default: known for BirdNET and Perch)</source>
        <translation>die Abtastrate des Netzes (Vorgabe: bekannt für BirdNET und Perch)</translation>
    </message>
    <message>
        <source>the project has recordings</source>
        <translation>das Projekt Aufnahmen hat</translation>
    </message>
    <message>
        <source>the project has segments</source>
        <translation>das Projekt hat Segmente</translation>
    </message>
    <message>
        <source>the project may be changed</source>
        <translation>das Projekt geändert werden darf</translation>
    </message>
    <message>
        <source>the recording’s place is not known. Give its site one, or --place</source>
        <translation>der Ort der Aufnahme ist nicht bekannt; geben Sie ihn beim Standort an oder mit --place</translation>
    </message>
    <message>
        <source>the recording’s start is not known; note it (Sites and times)</source>
        <translation>der Beginn der Aufnahme ist nicht bekannt; tragen Sie ihn ein (Standorte und Zeiten)</translation>
    </message>
    <message>
        <source>the recording’s start or its time zone is not known; note it (Sites and times)</source>
        <translation>der Beginn der Aufnahme oder seine Zeitzone ist nicht bekannt; tragen Sie sie ein (Standorte und Zeiten)</translation>
    </message>
    <message>
        <source>the review queue is not empty</source>
        <translation>die Prüfliste nicht leer ist</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>die Zeile</translation>
    </message>
    <message>
        <source>the segments keep their labels and get their boxes for outlines</source>
        <translation>die Segmente behalten ihre Bestimmungen und bekommen ihre Rechtecke als Umrisse</translation>
    </message>
    <message>
        <source>the selected segment has been labelled</source>
        <translation>das ausgewählte Segment ein Label hat</translation>
    </message>
    <message>
        <source>the shown recording has segments</source>
        <translation>die gezeigte Aufnahme Segmente hat</translation>
    </message>
    <message>
        <source>the shown recording has windows</source>
        <translation>die gezeigte Aufnahme Fenster hat</translation>
    </message>
    <message>
        <source>the sound file of the recording can be read</source>
        <translation>die Tondatei der Aufnahme lesbar ist</translation>
    </message>
    <message>
        <source>the spectrogram or the gallery is shown</source>
        <translation>das Spektrogramm oder die Galerie zu sehen ist</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>die Tabelle</translation>
    </message>
    <message>
        <source>the table of show --table with its column “answer” filled in</source>
        <translation>die Tabelle von show --table mit ausgefüllter Spalte „answer“</translation>
    </message>
    <message>
        <source>there is an edit to redo</source>
        <translation>etwas wiederholt werden kann</translation>
    </message>
    <message>
        <source>there is an edit to undo</source>
        <translation>etwas zurückgenommen werden kann</translation>
    </message>
    <message>
        <source>they are dropped</source>
        <translation>sie werden verworfen</translation>
    </message>
    <message>
        <source>they are dropped; predict again</source>
        <translation>sie werden verworfen; sagen Sie erneut vorher</translation>
    </message>
    <message>
        <source>they are dropped; segment those recordings again to use their segments</source>
        <translation>sie werden verworfen; segmentieren Sie jene Aufnahmen erneut, um ihre Segmente zu nutzen</translation>
    </message>
    <message>
        <source>they are rebuilt</source>
        <translation>sie werden neu erstellt</translation>
    </message>
    <message>
        <source>they are removed; add the files again to read them again</source>
        <translation>sie werden entfernt; fügen Sie die Dateien erneut hinzu, um sie wieder zu lesen</translation>
    </message>
    <message>
        <source>they are taken from the outlines</source>
        <translation>sie werden den Umrissen entnommen</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>dieses Format</translation>
    </message>
    <message>
        <source>threshold (default), or the forest trained in the project (birdann train-segmenter)</source>
        <translation>threshold (Vorgabe), oder der im Projekt trainierte Wald (birdann train-segmenter)</translation>
    </message>
    <message>
        <source>threshold of calls (default: the saved threshold of the species, else the project&apos;s)</source>
        <translation>Schwelle der Rufe (Vorgabe: die gespeicherte Schwelle der Art, sonst die des Projekts)</translation>
    </message>
    <message>
        <source>threshold to save</source>
        <translation>zu speichernde Schwelle</translation>
    </message>
    <message>
        <source>time of review</source>
        <translation>Zeit der Prüfung</translation>
    </message>
    <message>
        <source>time zone of starts without one: --zone=-03:30, UTC, or a region with summer time such as Pacific/Auckland</source>
        <translation>Zeitzone von Anfängen ohne Zone: --zone=-03:30, UTC oder eine Region mit Sommerzeit wie Pacific/Auckland</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from 2 to 8 kHz</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>to </source>
        <comment>an hour</comment>
        <translation>bis </translation>
    </message>
    <message numerus="yes">
        <source>to %Ln recordings</source>
        <translation>
            <numerusform>in %Ln Aufnahme</numerusform>
            <numerusform>in %Ln Aufnahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>too many species and segments to count every combination</source>
        <translation>zu vielen Arten und Segmenten, um jede Kombination zu zählen</translation>
    </message>
    <message>
        <source>train a model on the species lists</source>
        <translation>ein Modell mit den Artenlisten trainieren</translation>
    </message>
    <message>
        <source>train a segmenter on painted or confirmed calls</source>
        <translation>einen Segmentierer mit gemalten oder bestätigten Rufen trainieren</translation>
    </message>
    <message>
        <source>train on confirmed and corrected segments instead of paint</source>
        <translation>mit bestätigten und korrigierten Segmenten statt Bemalung trainieren</translation>
    </message>
    <message>
        <source>trained {when}</source>
        <translation>trainiert am {when}</translation>
    </message>
    <message>
        <source>tree {i} of {n_trees}</source>
        <translation>Baum {i} von {n_trees}</translation>
    </message>
    <message>
        <source>trying temperatures</source>
        <translation>Versucht Temperaturen</translation>
    </message>
    <message>
        <source>trying {words}: part {k} of {folds}</source>
        <translation>Versucht {words}: Teil {k} von {folds}</translation>
    </message>
    <message>
        <source>type of call</source>
        <translation>Art des Lauts</translation>
    </message>
    <message>
        <source>undefined: all labels are identical</source>
        <translation>unbekannt: alle Antworten sind gleich</translation>
    </message>
    <message>
        <source>unit of a segment: notes (default), voices (overtones joined), calls (pulse trains and broken whistles joined, too), or wide (consecutive calls in one band joined); not for exact HJA/MLSP and forests</source>
        <translation>Einheit eines Segments: notes (Vorgabe), voices (Obertöne verbunden), calls (auch Pulsfolgen und unterbrochene Pfiffe verbunden) oder wide (aufeinanderfolgende Rufe eines Bandes verbunden); nicht für exact HJA/MLSP und Wälder</translation>
    </message>
    <message>
        <source>unknown sample rate (twice the highest frequency is written)</source>
        <translation>unbekannte Abtastrate (das Doppelte der höchsten Frequenz wird geschrieben)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannte Argumente: %s</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>unsicher</translation>
    </message>
    <message>
        <source>untagged</source>
        <translation>ohne Artenliste</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>use a model file of “birdann model export”, and add it to the project (default: the newest model trained in the project)</source>
        <translation>eine Modelldatei von „birdann model export“ nutzen und dem Projekt hinzufügen (Vorgabe: das neueste im Projekt trainierte Modell)</translation>
    </message>
    <message>
        <source>use sites and locations noted by recorders where no site is set</source>
        <translation>von Rekordern notierte Standorte und Orte nutzen, wo kein Standort gesetzt ist</translation>
    </message>
    <message>
        <source>use species lists only; a complete list without a species is a non-detection</source>
        <translation>nur Artenlisten nutzen; eine vollständige Liste ohne eine Art ist ein Nichtnachweis</translation>
    </message>
    <message>
        <source>validate a random sample, and save thresholds</source>
        <translation>eine Zufallsstichprobe prüfen und Schwellen speichern</translation>
    </message>
    <message>
        <source>validation sample for the call density (default: the newest)</source>
        <translation>Prüfstichprobe für die Rufdichte (Vorgabe: die neueste)</translation>
    </message>
    <message>
        <source>verify which visits to sites detected a species, call by call</source>
        <translation>Ruf für Ruf prüfen, welche Besuche an Standorten eine Art nachwiesen</translation>
    </message>
    <message>
        <source>visits not settled yet, not counted: {n}</source>
        <translation>noch nicht entschiedene Besuche, nicht gezählt: {n}</translation>
    </message>
    <message>
        <source>weighing training sources</source>
        <translation>Trainingsquellen gewichten</translation>
    </message>
    <message>
        <source>what was rejected</source>
        <translation>was abgelehnt wurde</translation>
    </message>
    <message>
        <source>what you confirmed</source>
        <translation>was Sie bestätigten</translation>
    </message>
    <message>
        <source>when {obstacle}</source>
        <translation>wenn {obstacle}</translation>
    </message>
    <message>
        <source>which segments</source>
        <translation>welche Segmente</translation>
    </message>
    <message numerus="yes">
        <source>whole names of %Ln files: too long, shortened with a digest</source>
        <translation>
            <numerusform>vollständiger Name von %Ln Datei: zu lang, mit einer Prüfsumme gekürzt</numerusform>
            <numerusform>vollständige Namen von %Ln Dateien: zu lang, mit einer Prüfsumme gekürzt</numerusform>
        </translation>
    </message>
    <message>
        <source>with --channel: only this recording or folder</source>
        <translation>mit --channel: nur diese Aufnahme oder dieser Ordner</translation>
    </message>
    <message>
        <source>with unsure as yes: occupancy {psi}</source>
        <translation>„unsicher“ als ja: Besetzung {psi}</translation>
    </message>
    <message>
        <source>without a species</source>
        <translation>ohne Art</translation>
    </message>
    <message>
        <source>without labels, for a second observer; birdann merge combines both</source>
        <translation>ohne Labels, für eine zweite Person; birdann merge vereint beide</translation>
    </message>
    <message>
        <source>write a model of a project as one file</source>
        <translation>ein Modell eines Projekts als eine Datei schreiben</translation>
    </message>
    <message>
        <source>write a reliability diagram from held-out recordings: .png, .svg or .pdf</source>
        <translation>ein Zuverlässigkeitsdiagramm zurückgehaltener Aufnahmen schreiben: .png, .svg oder .pdf</translation>
    </message>
    <message>
        <source>write a summary as CSV instead: one row per species or per recording, the number of segments by species and recording, species lists as birdann add reads them, the probability of presence by recording, or the recordings to tag next</source>
        <translation>stattdessen eine Zusammenfassung als CSV schreiben: eine Zeile je Art oder je Aufnahme, die Zahl der Segmente nach Art und Aufnahme, Artenlisten, wie birdann add sie liest, die Wahrscheinlichkeit des Vorkommens je Aufnahme, oder die Aufnahmen, deren Arten als Nächstes einzutragen sind</translation>
    </message>
    <message>
        <source>write detection histories for occupancy models in R</source>
        <translation>Nachweistabellen für Besiedlungsmodelle in R schreiben</translation>
    </message>
    <message>
        <source>write every call as a sound file into the folder OUT, with a table</source>
        <translation>jeden Ruf als Tondatei in den Ordner OUT schreiben, mit einer Tabelle</translation>
    </message>
    <message>
        <source>write metadata of sound files as a table</source>
        <translation>Metadaten von Tondateien als Tabelle schreiben</translation>
    </message>
    <message>
        <source>write the items, to answer them elsewhere</source>
        <translation>die Einträge schreiben, um sie anderswo zu beantworten</translation>
    </message>
    <message>
        <source>write the resulting table (.csv or .xlsx)</source>
        <translation>die Ergebnistabelle schreiben (.csv oder .xlsx)</translation>
    </message>
    <message>
        <source>write the segments as CSV or in another program&apos;s format</source>
        <translation>die Segmente als CSV oder im Format eines anderen Programms schreiben</translation>
    </message>
    <message>
        <source>write the time spent on a project, and a methods paragraph</source>
        <translation>die Arbeitszeit an einem Projekt schreiben, und einen Methodenabsatz</translation>
    </message>
    <message>
        <source>write the training report as one HTML file with pictures</source>
        <translation>den Trainingsbericht als eine HTML-Datei mit Bildern schreiben</translation>
    </message>
    <message>
        <source>written</source>
        <translation>schreiben</translation>
    </message>
    <message>
        <source>xeno-canto annotation set (JSON)</source>
        <translation>xeno-canto-Annotationssatz (JSON)</translation>
    </message>
    <message>
        <source>{address} needs certificates ({reason}). The manual page Archives shows how to set them in Dask.</source>
        <translation>{address} braucht Zertifikate ({reason}). Die Handbuchseite Archive zeigt, wie sie in Dask eingestellt werden.</translation>
    </message>
    <message>
        <source>{backup} could not be put in the place of {project_path} ({reason}); the project is as it was.</source>
        <translation>{backup} ließ sich nicht an die Stelle von {project_path} setzen ({reason}); das Projekt ist, wie es war.</translation>
    </message>
    <message>
        <source>{backup} is damaged itself. Choose another backup.</source>
        <translation>{backup} ist selbst beschädigt; wählen Sie eine andere Sicherung.</translation>
    </message>
    <message>
        <source>{bar} and above</source>
        <translation>ab {bar}</translation>
    </message>
    <message>
        <source>{before} is now {now}</source>
        <translation>{before} ist jetzt {now}</translation>
    </message>
    <message>
        <source>{calls} calls in {time}</source>
        <translation>{calls} Rufe in {time}</translation>
    </message>
    <message>
        <source>{calls} strokes on calls, {others} on background.</source>
        <translation>{calls} Striche auf Rufen, {others} auf Hintergrund.</translation>
    </message>
    <message>
        <source>{channel}, played</source>
        <translation>{channel}, zu hören</translation>
    </message>
    <message>
        <source>{container} coded as {codec}</source>
        <translation>{container}, kodiert als {codec}</translation>
    </message>
    <message>
        <source>{count} of {total} calls are labelled {species}, but the species list is not complete. Add missing species to the list, or mark it as complete.</source>
        <translation>{count} von {total} Rufen sind als {species} bestimmt, aber die Artenliste ist nicht vollständig. Ergänzen Sie fehlende Arten oder kennzeichnen Sie die Liste als vollständig.</translation>
    </message>
    <message>
        <source>{done} of {total} reviewed</source>
        <translation>{done} von {total} geprüft</translation>
    </message>
    <message>
        <source>{done} of {total} validated</source>
        <translation>{done} von {total} geprüft</translation>
    </message>
    <message>
        <source>{drawn}, and {examples} beside it: {minutes} min of sound.</source>
        <translation>{drawn}, und daneben {examples}: {minutes} min Ton.</translation>
    </message>
    <message>
        <source>{file} (could be several: {names})</source>
        <translation>{file} (könnte mehrere sein: {names})</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{file} lässt sich nicht schreiben ({reason}); wählen Sie einen anderen Ort, oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>{file} contains both projects.</source>
        <translation>{file} enthält beide Projekte.</translation>
    </message>
    <message>
        <source>{file} exists already, and is kept. Choose another name.</source>
        <translation>{file} gibt es schon und bleibt erhalten; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name.</source>
        <translation>{file} gibt es schon. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} exists already. Open it, or choose another name.</source>
        <translation>{file} gibt es schon; öffnen Sie es, oder wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} is the project itself, or belongs to it. Choose another name.</source>
        <translation>{file} ist das Projekt selbst oder gehört dazu; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} is the project itself. Choose another name.</source>
        <translation>{file} ist das Projekt selbst; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{file} needs more memory than there is.</source>
        <translation>{file} braucht mehr Speicher, als da ist.</translation>
    </message>
    <message>
        <source>{file}: part of its results in {parent} cannot be read. Start again to repeat that part.</source>
        <translation>{file}: Ein Teil seiner Ergebnisse in {parent} ist nicht lesbar. Starten Sie erneut, um diesen Teil zu wiederholen.</translation>
    </message>
    <message>
        <source>{first} and {n_more} more files exist already and are kept. Choose another place, or allow them to be replaced (--overwrite).</source>
        <translation>{first} und {n_more} weitere Dateien gibt es schon, und sie bleiben erhalten; wählen Sie einen anderen Ort, oder erlauben Sie das Ersetzen (--overwrite).</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be merged, for a row of “{table}” refers to something that neither contains. birdann check tells which of them is damaged.</source>
        <translation>{first} und {second} können nicht zusammengeführt werden: Eine Zeile von „{table}“ verweist auf etwas, das keines enthält. birdann check zeigt, welches beschädigt ist.</translation>
    </message>
    <message>
        <source>{first} and {second} have no recording in common. Choose two projects of the same recordings.</source>
        <translation>{first} und {second} haben keine Aufnahme gemeinsam. Wählen Sie zwei Projekte derselben Aufnahmen.</translation>
    </message>
    <message>
        <source>{first} exists already and is kept. Choose another name, or allow it to be replaced (--overwrite).</source>
        <translation>{first} gibt es schon und bleibt erhalten; wählen Sie einen anderen Namen, oder erlauben Sie das Ersetzen (--overwrite).</translation>
    </message>
    <message>
        <source>{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}</source>
        <translation>{first}: {n_first}, {second}: {n_second}, beide: {n_both}; Kappa {kappa}</translation>
    </message>
    <message>
        <source>{folder} already contains a demo. Choose a new folder, or replace it (--overwrite).</source>
        <translation>{folder} enthält schon ein Beispiel. Wählen Sie einen neuen Ordner oder ersetzen Sie es (--overwrite).</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}). Choose another folder.</source>
        <translation>{folder} kann nicht beschrieben werden ({reason}); wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{folder} contains detections by a network, without outlines. To validate a sample of them, store them in a project: birdann networks detect.</source>
        <translation>{folder} enthält Erkennungen eines Netzes, ohne Umrisse. Um eine Stichprobe davon zu prüfen, nehmen Sie sie in ein Projekt auf: birdann networks detect.</translation>
    </message>
    <message>
        <source>{folder} contains no table of detections. Import one with Ctrl+Shift+I.</source>
        <translation>{folder} enthält keine Tabelle mit Erkennungen. Importieren Sie eine mit Strg+Umschalt+I.</translation>
    </message>
    <message>
        <source>{folder} contains {path}, which the demo did not make. Choose a new folder.</source>
        <translation>{folder} enthält {path}, das nicht von der Demo stammt. Wählen Sie einen neuen Ordner.</translation>
    </message>
    <message>
        <source>{folder} is not a results folder of “birdann archive run”. Give that folder.</source>
        <translation>{folder} ist kein Ergebnisordner von „birdann archive run“. Geben Sie diesen an.</translation>
    </message>
    <message>
        <source>{folder} is not empty and was not made by the demo. Choose a new folder.</source>
        <translation>{folder} ist nicht leer, und nichts darin sagt, dass es vom Beispiel stammt; wählen Sie einen neuen Ordner.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder for the results.</source>
        <translation>{folder} ist nicht leer. Wählen Sie einen leeren Ordner für die Ergebnisse.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder.</source>
        <translation>{folder} ist nicht leer. Wählen Sie einen leeren Ordner.</translation>
    </message>
    <message>
        <source>{folder} is, contains or lies in {given}, which is read. Choose another folder for the results.</source>
        <translation>{folder} ist, enthält oder liegt in {given}, das gelesen wird. Wählen Sie einen anderen Ordner für die Ergebnisse.</translation>
    </message>
    <message>
        <source>{folder} was started with another model. Choose another folder, or use that model.</source>
        <translation>{folder} wurde mit einem anderen Modell begonnen; wählen Sie einen anderen Ordner, oder geben Sie jenes Modell an.</translation>
    </message>
    <message>
        <source>{folder} was started with other settings ({options}). Choose another folder, or use the same settings.</source>
        <translation>{folder} wurde mit anderen Einstellungen begonnen ({options}); wählen Sie einen anderen Ordner, oder geben Sie jene an.</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} Stunden</translation>
    </message>
    <message>
        <source>{hours} of sound done, {rate} h a minute, {n_failed} failed</source>
        <translation>{hours} Ton bearbeitet, {rate} h in der Minute, {n_failed} fehlgeschlagen</translation>
    </message>
    <message>
        <source>{indent} checked against {programs}</source>
        <translation>{indent} geprüft mit {programs}</translation>
    </message>
    <message>
        <source>{kappa} (its interval needs {n} recordings)</source>
        <translation>{kappa} (das Intervall braucht {n} Aufnahmen)</translation>
    </message>
    <message>
        <source>{kappa} ({low} to {high})</source>
        <translation>{kappa} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{key} belongs to “{title}”, which would be left without it.</source>
        <translation>{key} gehört zu „{title}“ und würde dort fehlen.</translation>
    </message>
    <message>
        <source>{key} stands for a numbered species.</source>
        <translation>{key} steht für eine nummerierte Art.</translation>
    </message>
    <message>
        <source>{kind} “{name}” is missing</source>
        <translation>{kind} „{name}“ fehlt</translation>
    </message>
    <message>
        <source>{kind} “{name}” is not as birdann makes it (projects of unreleased versions cannot be opened)</source>
        <translation>{kind} „{name}“ ist nicht so, wie birdann es anlegt (Projekte unveröffentlichter Versionen lassen sich nicht öffnen)</translation>
    </message>
    <message>
        <source>{k} of {n} minutes</source>
        <translation>{k} von {n} Minuten</translation>
    </message>
    <message>
        <source>{k} of {n} recordings</source>
        <translation>{k} von {n} Aufnahmen</translation>
    </message>
    <message>
        <source>{k} of {n} visits</source>
        <translation>{k} von {n} Besuchen</translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>{listed} von %Ln Aufnahme, {tagged} mit Arten</numerusform>
            <numerusform>{listed} von %Ln Aufnahmen, {tagged} mit Arten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln windows listed</source>
        <translation>
            <numerusform>{listed} / %Ln Fenster mit Liste</numerusform>
            <numerusform>{listed} / %Ln Fenster mit Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>{lost_s} s could not be decoded (replaced by silence).</source>
        <translation>{lost_s} s ließen sich nicht dekodieren (durch Stille ersetzt).</translation>
    </message>
    <message>
        <source>{low} to {high} dB</source>
        <translation>{low} bis {high} dB</translation>
    </message>
    <message>
        <source>{message} Now {remedy}.</source>
        <translation>{message} Jetzt: {remedy}.</translation>
    </message>
    <message>
        <source>{message} With --repair, {remedy}.</source>
        <translation>{message} Mit --repair: {remedy}.</translation>
    </message>
    <message>
        <source>{minutes} min: {value} species (95 % CI {low}–{high})</source>
        <translation>{minutes} min: {value} Arten (95-%-KI {low}–{high})</translation>
    </message>
    <message>
        <source>{model} of {utc}</source>
        <translation>{model} vom {utc}</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments are not valid.</source>
        <translation>{n_boxes} Rahmen von Segmenten sind nicht gültig.</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments do not contain their outlines.</source>
        <translation>{n_boxes} Rechtecke von Segmenten enthalten ihre Umrisse nicht.</translation>
    </message>
    <message>
        <source>{n_finished} of {n_things} done</source>
        <translation>{n_finished} von {n_things} erledigt</translation>
    </message>
    <message>
        <source>{n_missing} segments have neither outline nor box.</source>
        <translation>{n_missing} Segmente haben weder Umriss noch Rechteck.</translation>
    </message>
    <message>
        <source>{n_odd} feature vectors have a wrong length.</source>
        <translation>{n_odd} Merkmalsvektoren haben eine falsche Länge.</translation>
    </message>
    <message numerus="yes">
        <source>{n_open} of %Ln items are still open.</source>
        <translation>
            <numerusform>Offen ist noch {n_open} von %Ln Element.</numerusform>
            <numerusform>Noch offen: {n_open} von %Ln Elementen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n_outlines} outlines of segments cannot be read.</source>
        <translation>{n_outlines} Umrisse von Segmenten sind nicht lesbar.</translation>
    </message>
    <message>
        <source>{n_parts} sound files one after the other in one file. Times count from the beginning of the first.</source>
        <translation>{n_parts} Tondateien hintereinander in einer Datei. Zeiten zählen ab dem Anfang der ersten.</translation>
    </message>
    <message>
        <source>{n_pixels} training pixels</source>
        <translation>{n_pixels} Trainingspixel</translation>
    </message>
    <message>
        <source>{n_rows} of “top_score” name a species that their model run does not have.</source>
        <translation>{n_rows} von „top_score“ nennen eine Art, die ihr Modell nicht hat.</translation>
    </message>
    <message>
        <source>{n_trees} trees grown</source>
        <translation>{n_trees} Bäume gewachsen</translation>
    </message>
    <message>
        <source>{n_twins} of {n_species} species are always listed together and cannot be separated by lists: {named}. Confirm a few segments of each, or tag a recording with only one.</source>
        <translation>{n_twins} von {n_species} Arten sind immer gemeinsam gelistet und lassen sich durch Listen nicht unterscheiden: {named}. Bestätigen Sie je einige Segmente, oder tragen Sie die Arten einer Aufnahme mit nur einer ein.</translation>
    </message>
    <message>
        <source>{named} cannot be written ({reason}). Choose another name.</source>
        <translation>{named} kann nicht geschrieben werden ({reason}); wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{named} is a disk or device. Choose a file.</source>
        <translation>{named} ist ein Laufwerk oder Gerät. Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <source>{named} is a folder. Give the name of a file in it.</source>
        <translation>{named} ist ein Ordner; geben Sie den Namen einer Datei darin an.</translation>
    </message>
    <message>
        <source>{named} is a project or another database, and is kept. Choose another name.</source>
        <translation>{named} ist ein Projekt oder eine andere Datenbank und bleibt erhalten; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{named} is a sound file, and is kept. Choose another name.</source>
        <translation>{named} ist eine Tondatei und bleibt erhalten; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{named} is named as a birdann project, or as what belongs to one. Choose another name.</source>
        <translation>{named} heißt wie ein birdann-Projekt oder wie etwas, das zu einem gehört; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{name} (merged with {other})</source>
        <translation>{name} (vereint mit {other})</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (nur lesen)</translation>
    </message>
    <message>
        <source>{name} cannot be read as an Excel workbook. Save it again, or as CSV.</source>
        <translation>{name} lässt sich nicht als Excel-Arbeitsmappe lesen. Speichern Sie sie neu oder als CSV.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} Kopie</translation>
    </message>
    <message>
        <source>{name} exceeds Excel&apos;s limits for cells or rows. Save it again, or as CSV.</source>
        <translation>{name} überschreitet die Grenzen von Excel für Zellen oder Zeilen. Speichern Sie die Datei erneut oder als CSV.</translation>
    </message>
    <message>
        <source>{name} has a column of scores for each class, and no labels: they are imported as detections.</source>
        <translation>{name} hat eine Spalte mit Scores je Klasse und keine Labels: sie werden als Erkennungen eingelesen.</translation>
    </message>
    <message>
        <source>{name} has changed since it was added. Restore the original file, locate it elsewhere (menu Project: Locate missing files; command line: birdann locate), or remove the recording and add it again.</source>
        <translation>{name} hat sich seit dem Hinzufügen geändert. Stellen Sie die ursprüngliche Datei wieder her, suchen Sie sie anderswo (Menü Projekt: Fehlende Dateien suchen; Befehlszeile: birdann locate), oder entfernen Sie die Aufnahme und fügen Sie sie neu hinzu.</translation>
    </message>
    <message>
        <source>{name} merged</source>
        <translation>{name} zusammengeführt</translation>
    </message>
    <message>
        <source>{name} refers to sound outside its own folder ({folders}), which is not read. Allow it with --allow-outside.</source>
        <translation>{name} verweist auf Ton außerhalb seines Ordners ({folders}), der nicht gelesen wird. Erlauben Sie es mit --allow-outside.</translation>
    </message>
    <message>
        <source>{name} second observer</source>
        <translation>{name} zweite Person</translation>
    </message>
    <message>
        <source>{name} was made elsewhere and refers to sound outside its own folder: {folders}. Allow this from now on? [y/N] </source>
        <translation>{name} wurde anderswo angelegt und verweist auf Ton außerhalb seines Ordners: {folders}. Dies von jetzt an erlauben? [y/N] </translation>
    </message>
    <message>
        <source>{name} {calls} calls   found {found}   right {right}</source>
        <translation>{name} {calls} Rufe   gefunden {found}   richtig {right}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln labels were read as uncertain ({words}).</source>
        <translation>
            <numerusform>{name}: %Ln Label wurde als unsicher gelesen ({words}).</numerusform>
            <numerusform>{name}: %Ln Label wurden als unsicher gelesen ({words}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln rows are not about animals ({words}) and were skipped.</source>
        <translation>
            <numerusform>{name}: %Ln Zeile nennt kein Tier ({words}) und wurde übersprungen.</numerusform>
            <numerusform>{name}: %Ln Zeilen nennen kein Tier ({words}) und wurden übersprungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln Laut namens {words} ist als Störgeräusch verworfen. Um ihn zu behalten, legen Sie zuerst eine Art dieses Namens an.</numerusform>
            <numerusform>{name}: %Ln Laute namens {words} sind als Störgeräusch verworfen. Um sie zu behalten, legen Sie zuerst eine Art dieses Namens an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln Laut namens {words} ist nicht benannt. Um den Namen zu behalten, legen Sie zuerst eine Art dieses Namens an.</numerusform>
            <numerusform>{name}: %Ln Laute namens {words} sind nicht benannt. Um den Namen zu behalten, legen Sie zuerst eine Art dieses Namens an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Columns or fields that birdann does not keep: {names}.</source>
        <translation>{name}: Spalten oder Felder, die birdann nicht übernimmt: {names}.</translation>
    </message>
    <message>
        <source>{name}: Columns that birdann does not use are kept with the segments, and written to birdann’s own tables, Raven’s and Kaleidoscope’s: {names}.</source>
        <translation>{name}: Spalten, die birdann nicht verwendet, bleiben bei den Segmenten und werden in birdanns eigene Tabellen und die von Raven und Kaleidoscope geschrieben: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: Invisible characters were removed from the species of %Ln rows.</source>
        <translation>
            <numerusform>{name}: Aus der Art von %Ln Zeile wurden unsichtbare Zeichen entfernt.</numerusform>
            <numerusform>{name}: Aus den Arten von %Ln Zeilen wurden unsichtbare Zeichen entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</source>
        <translation>
            <numerusform>{name}: Die tiefste und die höchste Frequenz in %Ln Zeile waren vertauscht. Sie werden geordnet gelesen.</numerusform>
            <numerusform>{name}: Die tiefste und die höchste Frequenz in %Ln Zeilen waren vertauscht. Sie werden geordnet gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a choice needs values.</source>
        <translation>{name}: Eine Auswahl braucht Werte.</translation>
    </message>
    <message>
        <source>{name}: error {error}</source>
        <translation>{name}: Fehler {error}</translation>
    </message>
    <message>
        <source>{name}: its note differs from the one in the project, which is kept.</source>
        <translation>{name}: Die Notiz weicht von der des Projekts ab; diese bleibt.</translation>
    </message>
    <message>
        <source>{name}: {n_found} segments</source>
        <translation>{name}: {n_found} Segmente</translation>
    </message>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a number.</source>
        <translation>{name}: „{value}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}.</source>
        <translation>{name}: „{value}“ ist keiner der Werte {choices}.</translation>
    </message>
    <message>
        <source>{n} by having no species</source>
        <translation>{n} ohne Art</translation>
    </message>
    <message>
        <source>{n} by having no threshold</source>
        <translation>{n} ohne Schwelle</translation>
    </message>
    <message>
        <source>{n} by number per species</source>
        <translation>{n} nach der Anzahl je Art</translation>
    </message>
    <message>
        <source>{n} by probability</source>
        <translation>{n} nach der Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>{n} by species</source>
        <translation>{n} nach der Art</translation>
    </message>
    <message>
        <source>{n} by status</source>
        <translation>{n} nach dem Status</translation>
    </message>
    <message>
        <source>{n} by threshold</source>
        <translation>{n} nach der Schwelle</translation>
    </message>
    <message>
        <source>{n} confirmed</source>
        <translation>{n} bestätigt</translation>
    </message>
    <message>
        <source>{n} corrected</source>
        <translation>{n} korrigiert</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} in {folder}</source>
        <translation>{n} in {folder}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} of these starts (first: {first}) are in an hour that clocks show twice or skip when summer time ends or begins. They are read as times before the change. List them with birdann times, and correct them with --start.</source>
        <translation>{n} dieser Anfänge (zuerst: {first}) liegen in einer Stunde, die Uhren zweimal zeigen oder überspringen, wenn die Sommerzeit endet oder beginnt. Sie gelten als Zeiten vor der Umstellung. Listen Sie sie mit birdann times auf, und korrigieren Sie sie mit --start.</translation>
    </message>
    <message>
        <source>{n} of “{table}” belong to a {parent} that does not exist.</source>
        <translation>{n} von „{table}“ gehören zu etwas, das es nicht gibt ({parent}).</translation>
    </message>
    <message>
        <source>{n} predicted</source>
        <translation>{n} vorhergesagt</translation>
    </message>
    <message>
        <source>{n} rejected</source>
        <translation>{n} verworfen</translation>
    </message>
    <message>
        <source>{n} sound files are read from {folder}, outside the project&apos;s folder</source>
        <translation>{n} Tondateien werden aus {folder} gelesen, außerhalb des Projektordners</translation>
    </message>
    <message>
        <source>{n} unlabelled</source>
        <translation>{n} ohne Label</translation>
    </message>
    <message>
        <source>{n} visits: ± {wide} points at {n_sites} sites; ± {width} points needs {needed} sites</source>
        <translation>{n} Besuche: ± {wide} Prozentpunkte bei {n_sites} Standorten; ± {width} Prozentpunkte brauchen {needed} Standorte</translation>
    </message>
    <message>
        <source>{one} and {other}: {n} segments of {m} recordings labelled by both, {k} identical; kappa {kappa}</source>
        <translation>{one} und {other}: {n} Segmente aus {m} Aufnahmen von beiden gelabelt, {k} gleich; Kappa {kappa}</translation>
    </message>
    <message>
        <source>{option} does not apply to {what}. Omit it.</source>
        <translation>{option} gilt nicht für {what}. Lassen Sie es weg.</translation>
    </message>
    <message>
        <source>{pace}/min</source>
        <translation>{pace}/min</translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln reviewed</source>
        <comment>segments</comment>
        <translation>
            <numerusform>{part} von %Ln geprüft</numerusform>
            <numerusform>{part} von %Ln geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>{path} cannot be decoded ({reason}). Convert it to WAV or FLAC.</source>
        <translation>{path} lässt sich nicht dekodieren ({reason}); wandeln Sie die Datei in WAV oder FLAC um.</translation>
    </message>
    <message>
        <source>{path} cannot be decoded into {folder}: {reason}.</source>
        <translation>{path} lässt sich nicht nach {folder} dekodieren: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened. See whether its folder exists and may be read.</source>
        <translation>{path} lässt sich nicht öffnen; sehen Sie nach, ob es den Ordner gibt und er gelesen werden darf.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} ist nicht lesbar: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}. Check the disk.</source>
        <translation>{path} ist nicht lesbar: {reason}; prüfen Sie das Laufwerk.</translation>
    </message>
    <message>
        <source>{path} cannot be used as a model file ({reason}). Export the model again (birdann model export).</source>
        <translation>{path} ist nicht als Modelldatei zu gebrauchen ({reason}); exportieren Sie das Modell erneut (birdann model export).</translation>
    </message>
    <message>
        <source>{path} cannot be used as a network ({reason}).</source>
        <translation>{path} kann nicht als Netz verwendet werden ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{path} lässt sich nicht schreiben ({reason}); wählen Sie einen anderen Ort, oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space. What was there before is untouched.</source>
        <translation>{path} lässt sich nicht schreiben ({reason}); wählen Sie einen anderen Ort, oder schaffen Sie Platz. Was vorher da war, ist unberührt.</translation>
    </message>
    <message>
        <source>{path} cannot be written to. Open it read-only, or copy it to a folder of your own.</source>
        <translation>In {path} kann nicht geschrieben werden; öffnen Sie es schreibgeschützt, oder kopieren Sie es in einen eigenen Ordner.</translation>
    </message>
    <message>
        <source>{path} cannot be written: its name must end in .png, .svg or .pdf.</source>
        <translation>{path} lässt sich nicht schreiben: der Name muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>{path} changes its sample rate or number of channels at {at_s} s. Split it into its parts, or convert it to WAV or FLAC, for example with ffmpeg.</source>
        <translation>{path} wechselt bei {at_s} s die Abtastrate oder die Zahl der Kanäle. Zerlegen Sie die Datei in ihre Teile, oder wandeln Sie sie in WAV oder FLAC um, zum Beispiel mit ffmpeg.</translation>
    </message>
    <message>
        <source>{path} contains an impossibly large value. It is damaged or forged.</source>
        <translation>{path} enthält einen unmöglich großen Wert. Sie ist beschädigt oder gefälscht.</translation>
    </message>
    <message>
        <source>{path} contains no audio (0 samples). Skip it.</source>
        <translation>{path} enthält keinen Ton (0 Abtastwerte). Lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>{path} contains no audio to cut.</source>
        <translation>{path} enthält keinen Ton zum Schneiden.</translation>
    </message>
    <message>
        <source>{path} contains no audio.</source>
        <translation>{path} enthält keinen Ton.</translation>
    </message>
    <message>
        <source>{path} contains no calls.</source>
        <translation>{path} enthält keine Rufe.</translation>
    </message>
    <message>
        <source>{path} contains no finished recordings. Repeat “birdann archive run” to correct this.</source>
        <translation>{path} enthält keine fertigen Aufnahmen. Wiederholen Sie „birdann archive run“, um das zu beheben.</translation>
    </message>
    <message>
        <source>{path} contains no supported sound file.</source>
        <translation>{path} enthält keine unterstützte Tondatei.</translation>
    </message>
    <message>
        <source>{path} contains no {thing} {identifier}. It was removed meanwhile, or the file is damaged (see birdann check).</source>
        <translation>{path} enthält {thing} {identifier} nicht. Es wurde inzwischen entfernt, oder die Datei ist beschädigt (siehe birdann check).</translation>
    </message>
    <message>
        <source>{path} contains none of the project&apos;s recordings (first file: “{file}”). Add the recordings first, or compare the file names.</source>
        <translation>{path} nennt keine der Aufnahmen des Projekts (die erste Datei darin ist „{file}“); sehen Sie nach, ob die Aufnahmen hinzugefügt wurden.</translation>
    </message>
    <message>
        <source>{path} contains only recordings of this project. Merge the two projects instead (File &gt; Merge with another project…).</source>
        <translation>{path} hat nur Listen zu Aufnahmen dieses Projekts; bringen Sie sie herüber, indem Sie die beiden Projekte zusammenführen (Datei &gt; Mit einem anderen Projekt zusammenführen…).</translation>
    </message>
    <message>
        <source>{path} contains results of a program (“{column}”) and no column of species. Name the column with the species “species”.</source>
        <translation>{path} enthält Ergebnisse eines Programms („{column}“) und keine Spalte mit Arten. Nennen Sie die Spalte mit den Arten „species“.</translation>
    </message>
    <message>
        <source>{path} contains times outside the calendar, which this format cannot write. Correct the start times of its recordings, or choose another format.</source>
        <translation>{path} enthält Zeiten außerhalb des Kalenders, die dieses Format nicht schreiben kann. Korrigieren Sie die Startzeiten der Aufnahmen, oder wählen Sie ein anderes Format.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which is not supported. Convert it to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} enthält {kind}, was nicht unterstützt wird. Wandeln Sie sie in WAV oder FLAC um, zum Beispiel mit {converter}.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which needs the package av (pip install birdann[telephone]). Install it, or convert the file to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} enthält {kind}; dafür wird das Paket av gebraucht (pip install birdann[telephone]). Installieren Sie es, oder wandeln Sie die Datei in WAV oder FLAC um, zum Beispiel mit {converter}.</translation>
    </message>
    <message>
        <source>{path} defines names of its own, which is not done in such files.</source>
        <translation>{path} definiert eigene Namen, was in solchen Dateien nicht vorkommt.</translation>
    </message>
    <message numerus="yes">
        <source>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</source>
        <translation>
            <numerusform>{path} weicht in %Ln Aufnahme ({first}) von vorhandenen Tags ab. Wählen Sie, ob ihre Liste ergänzt, ersetzt oder behalten wird (--existing add, replace oder keep).</numerusform>
            <numerusform>{path} weicht in %Ln Aufnahmen (zuerst {first}) von vorhandenen Tags ab. Wählen Sie, ob deren Listen ergänzt, ersetzt oder behalten werden (--existing add, replace oder keep).</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} does not belong to {project}, and opening the project with it could change or delete other files. It was kept. Move it away, then open the project again.</source>
        <translation>{path} gehört nicht zu {project}. Mit dieser Datei könnte das Öffnen andere Dateien ändern oder löschen. Sie wurde nicht verändert. Verschieben Sie sie und öffnen Sie das Projekt erneut.</translation>
    </message>
    <message>
        <source>{path} does not end with {own}. Rename it, or choose another format than “{title}”.</source>
        <translation>{path} endet nicht auf {own}. Benennen Sie die Datei um oder wählen Sie ein anderes Format als „{title}“.</translation>
    </message>
    <message>
        <source>{path} does not exist. See whether it was moved or renamed.</source>
        <translation>{path} gibt es nicht; sehen Sie nach, ob es verschoben oder umbenannt wurde.</translation>
    </message>
    <message>
        <source>{path} does not fit its labels file, which has {n_labels} labels: its outputs are {shapes}.</source>
        <translation>{path} passt nicht zur Datei der Namen, die {n_labels} Namen hat: Die Ausgaben sind {shapes}.</translation>
    </message>
    <message>
        <source>{path} does not say how a recording was segmented ({reason}). Segment the recording again.</source>
        <translation>{path} sagt nicht, wie eine Aufnahme segmentiert wurde ({reason}); segmentieren Sie sie neu.</translation>
    </message>
    <message>
        <source>{path} does not say how to start jobs under SLURM ({reason}); the page Archives of the manual shows such a file.</source>
        <translation>{path} sagt nicht, wie Aufträge unter SLURM zu starten sind ({reason}); die Seite „Archive“ des Handbuchs zeigt eine solche Datei.</translation>
    </message>
    <message>
        <source>{path} does not take samples of sound: its input is {shapes}.</source>
        <translation>{path} nimmt keine Abtastwerte von Ton: Die Eingabe ist {shapes}.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (number of channels). Copy it again from the recorder, or export it again.</source>
        <translation>{path} hat einen beschädigten Kopf (Zahl der Kanäle). Kopieren Sie sie erneut vom Rekorder, oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate 0 Hz). Copy it again from the recorder, or export it again.</source>
        <translation>{path} hat einen beschädigten Kopf (Abtastrate 0 Hz). Kopieren Sie sie erneut vom Rekorder, oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate {rate_hz} Hz). Copy it again, or export it again.</source>
        <translation>{path} hat einen beschädigten Kopf (Abtastrate {rate_hz} Hz). Kopieren oder exportieren Sie sie neu.</translation>
    </message>
    <message>
        <source>{path} has changed since it was added. Earlier results are kept. Remove the recording and add it again to start over with the new sound.</source>
        <translation>{path} hat sich geändert, seit die Datei hinzugefügt wurde; was früher darin gefunden wurde, bleibt. Entfernen Sie die Aufnahme, und fügen Sie sie neu hinzu, um mit dem neuen Ton von vorn zu beginnen.</translation>
    </message>
    <message>
        <source>{path} has changed since it was processed. Its results are kept. Process it in another results folder.</source>
        <translation>{path} hat sich geändert, seit es bearbeitet wurde; was darin gefunden wurde, bleibt. Bearbeiten Sie es in einem anderen Ordner von Ergebnissen.</translation>
    </message>
    <message>
        <source>{path} has more than {max_rows} rows. Leave out detections of low scores, or split it.</source>
        <translation>{path} hat mehr als {max_rows} Zeilen. Lassen Sie Erkennungen mit niedrigen Scores weg, oder teilen Sie die Datei.</translation>
    </message>
    <message>
        <source>{path} has neither a column “labels” nor columns of 0 and 1 named after species; its first line should be “file,labels”.</source>
        <translation>{path} hat weder eine Spalte „labels“ noch Spalten aus 0 und 1, die nach Arten heißen; die erste Zeile sollte „file,labels“ sein.</translation>
    </message>
    <message>
        <source>{path} has neither a column “recording” nor a column “site”. Name the columns {names}.</source>
        <translation>{path} hat weder eine Spalte „recording“ noch eine Spalte „site“. Nennen Sie die Spalten {names}.</translation>
    </message>
    <message>
        <source>{path} has neither thresholds nor a sample for the model of the archive. Validate the sample of “birdann archive sample”, and save thresholds.</source>
        <translation>{path} hat weder Schwellen noch eine Stichprobe für das Modell des Archivs; beurteilen Sie die Stichprobe, die „birdann archive sample“ gezogen hat, und speichern Sie Schwellen.</translation>
    </message>
    <message>
        <source>{path} has no backup {wanted}. List backups with birdann restore --list.</source>
        <translation>{path} hat keine Sicherung {wanted}. Listen Sie die Sicherungen mit birdann restore --list auf.</translation>
    </message>
    <message>
        <source>{path} has no channel {channel}; it has {n_channels}.</source>
        <translation>{path} hat keinen Kanal {channel}; die Datei hat {n_channels}.</translation>
    </message>
    <message>
        <source>{path} has no column “file”; its first line should be “file,labels”, one row per recording, with “;” between labels.</source>
        <translation>{path} hat keine Spalte „file“; die erste Zeile sollte „file,labels“ sein, dann eine Zeile je Aufnahme mit „;“ zwischen den Arten.</translation>
    </message>
    <message>
        <source>{path} has no column “{name}”.</source>
        <translation>{path} hat keine Spalte „{name}“.</translation>
    </message>
    <message>
        <source>{path} has no columns of starts and ends. Name them start_s and end_s.</source>
        <translation>{path} hat keine Spalten für Anfang und Ende; nennen Sie sie start_s und end_s.</translation>
    </message>
    <message>
        <source>{path} has no detections of {asked}. Available: {there}.</source>
        <translation>{path} hat keine Erkennungen von {asked}; es hat solche von: {there}.</translation>
    </message>
    <message>
        <source>{path} has no header, and “{cell}” in line {line} is not the name of a species. Add a first line such as “file,labels”.</source>
        <translation>{path} hat keine Kopfzeile, und „{cell}“ in Zeile {line} ist kein Name einer Art. Ergänzen Sie eine erste Zeile wie „file,labels“.</translation>
    </message>
    <message>
        <source>{path} has no labels. File &gt; Merge brings it and this project together later.</source>
        <translation>{path} enthält keine Labels. Datei &gt; Zusammenführen bringt es später mit diesem Projekt zusammen.</translation>
    </message>
    <message>
        <source>{path} has no model. Choose whose detections to validate: {there}.</source>
        <translation>{path} hat kein Modell in Gebrauch; sagen Sie, wessen Erkennungen geprüft werden sollen: {there}.</translation>
    </message>
    <message>
        <source>{path} has no model. Train one first.</source>
        <translation>{path} hat kein Modell. Trainieren Sie zuerst eines.</translation>
    </message>
    <message>
        <source>{path} has no names of sound files, but numbers of a server (audio_recording_id). Add a column “file”, and name the columns of times start_s and end_s.</source>
        <translation>{path} hat keine Namen von Tondateien, sondern Nummern eines Servers (audio_recording_id). Ergänzen Sie eine Spalte „file“, und nennen Sie die Spalten der Zeiten start_s und end_s.</translation>
    </message>
    <message>
        <source>{path} has no run yet. Train and predict first.</source>
        <translation>{path} hat noch keinen Lauf; trainieren Sie zuerst und sagen Sie voraus.</translation>
    </message>
    <message>
        <source>{path} has no run {run}. Results and exports list the runs.</source>
        <translation>{path} hat keinen Lauf {run}. Ergebnisse und Exporte nennen die Läufe.</translation>
    </message>
    <message>
        <source>{path} has no saved thresholds of the run that is exported. Save some with birdann validate results --save-thresholds.</source>
        <translation>{path} hat keine gespeicherten Schwellen des Laufs, der exportiert wird; speichern Sie welche mit birdann validate results --save-thresholds.</translation>
    </message>
    <message>
        <source>{path} has no scores. Train a model and predict, or import detections.</source>
        <translation>{path} hat keine Werte zu prüfen; trainieren und benennen Sie, oder importieren Sie, was ein anderes Programm fand.</translation>
    </message>
    <message>
        <source>{path} has no species with visits of both kinds.</source>
        <translation>{path} hat keine Art mit Besuchen beider Sorten.</translation>
    </message>
    <message>
        <source>{path} has no species “{species}”. Check the spelling.</source>
        <translation>{path} hat keine Art „{species}“; prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>{path} has no species “{strange}”. Check the spelling.</source>
        <translation>{path} hat keine Art „{strange}“; prüfen Sie, wie sie geschrieben wird.</translation>
    </message>
    <message>
        <source>{path} has no verified visits. Draw them with Model &gt; Verify visits or with birdann visits make.</source>
        <translation>{path} hat keine geprüften Besuche. Ziehen Sie welche mit Modell &gt; Besuche prüfen oder mit birdann visits make.</translation>
    </message>
    <message>
        <source>{path} has no {kind} “{name}”. Check the spelling.</source>
        <translation>{path} hat „{name}“ nicht ({kind}); prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>{path} has no “{name}”. It has: {there}.</source>
        <translation>{path} hat kein „{name}“. Vorhanden: {there}.</translation>
    </message>
    <message>
        <source>{path} has other features ({theirs}) than this project ({ours}). Segment its recordings again with these features first.</source>
        <translation>{path} beschreibt seine Segmente mit anderen Merkmalen ({theirs}) als dieses Projekt ({ours}); segmentieren Sie seine Aufnahmen mit diesen neu, und gehen Sie dann davon aus.</translation>
    </message>
    <message>
        <source>{path} has scores of {asked} as evidence only. Import them as segments to validate them.</source>
        <translation>{path} hat Scores von {asked} nur als Evidenz. Zum Validieren als Segmente importieren.</translation>
    </message>
    <message>
        <source>{path} has several columns of sound files ({names}). Name the one of the recordings “file”.</source>
        <translation>{path} hat mehrere Spalten mit Tondateien ({names}). Nennen Sie die der Aufnahmen „file“.</translation>
    </message>
    <message>
        <source>{path} has species lists for parts of recordings, and the column “{column}” does not give their start and end. Use the columns “start_s” and “end_s” (seconds), or “start” and “end” (times such as 06:31:00).</source>
        <translation>{path} enthält Artenlisten für Teile von Aufnahmen, und die Spalte „{column}“ gibt deren Anfang und Ende nicht an. Verwenden Sie die Spalten „start_s“ und „end_s“ (Sekunden) oder „start“ und „end“ (Uhrzeiten wie 06:31:00).</translation>
    </message>
    <message>
        <source>{path} has the column “{name}” twice.</source>
        <translation>{path} hat die Spalte „{name}“ zweimal.</translation>
    </message>
    <message>
        <source>{path} has the seasons {there}. Name one of them.</source>
        <translation>{path} hat die Saisons {there}. Nennen Sie eine davon.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a sound file. Add it as a folder.</source>
        <translation>{path} ist ein Ordner, keine Tondatei; fügen Sie ihn als Ordner hinzu.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name a project file in it.</source>
        <translation>{path} ist ein Ordner. Nennen Sie eine Projektdatei darin.</translation>
    </message>
    <message>
        <source>{path} is a link or not a plain file, so that opening {project} could damage another file. Copy both to a new folder and open the copy.</source>
        <translation>{path} ist ein Link oder keine gewöhnliche Datei; beim Öffnen von {project} könnte eine andere Datei beschädigt werden. Kopieren Sie beide in einen neuen Ordner und öffnen Sie die Kopie.</translation>
    </message>
    <message>
        <source>{path} is a link or not what birdann writes there. Remove it, or choose another folder for the results.</source>
        <translation>{path} ist ein Link oder nicht das, was birdann dort schreibt. Entfernen Sie es, oder wählen Sie einen anderen Ordner für die Ergebnisse.</translation>
    </message>
    <message>
        <source>{path} is a link to a folder and is not followed. Add that folder itself.</source>
        <translation>{path} ist eine Verknüpfung mit einem Ordner, der nicht gefolgt wird; nennen Sie auch diesen Ordner selbst.</translation>
    </message>
    <message>
        <source>{path} is a link, which is not followed where birdann gives the name. See where it leads, and remove or rename it.</source>
        <translation>{path} ist eine Verknüpfung; ihr wird nicht gefolgt, wo birdann den Namen vergibt. Sehen Sie nach, wohin sie führt, und entfernen Sie sie oder benennen Sie sie um.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a sound file. Leave it out.</source>
        <translation>{path} ist eine Pipe oder ein Gerät, keine Tondatei; lassen Sie es weg.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a table. Write it to a file first.</source>
        <translation>{path} ist eine Pipe oder ein Gerät, keine Tabelle. Zuerst in eine Datei schreiben.</translation>
    </message>
    <message>
        <source>{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.</source>
        <translation>{path} ist eine Tabellenkalkulation, keine Texttabelle; speichern Sie sie dort, wo sie entstand, als „CSV UTF-8“.</translation>
    </message>
    <message>
        <source>{path} is being used by another program. Close it there, or open the project read-only.</source>
        <translation>{path} wird von einem anderen Programm benutzt; schließen Sie es dort, oder öffnen Sie das Projekt schreibgeschützt.</translation>
    </message>
    <message>
        <source>{path} is closed.</source>
        <translation>{path} ist geschlossen.</translation>
    </message>
    <message>
        <source>{path} is coded as {subtype}, which cannot be read from the middle; convert it to WAV or FLAC of 16 bits, for instance with Audacity.</source>
        <translation>{path} ist als {subtype} kodiert, was sich nicht von der Mitte aus lesen lässt; wandeln Sie die Datei in WAV oder FLAC mit 16 Bit um, zum Beispiel mit Audacity.</translation>
    </message>
    <message>
        <source>{path} is compressed. Unpack it first.</source>
        <translation>{path} ist komprimiert. Entpacken Sie die Datei zuerst.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged before any sound. Copy it again from the recorder or leave it out.</source>
        <translation>{path} ist vor jedem Ton abgeschnitten oder beschädigt; kopieren Sie die Datei neu vom Rekorder, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not made by birdann: {reason}. Open a backup of it.</source>
        <translation>{path} ist beschädigt oder nicht von birdann: {reason}; öffnen Sie eine Sicherung davon.</translation>
    </message>
    <message>
        <source>{path} is damaged. Keep the file as it is and open a backup of it.</source>
        <translation>{path} ist beschädigt; behalten Sie die Datei, wie sie ist, und öffnen Sie eine Sicherung davon.</translation>
    </message>
    <message>
        <source>{path} is empty (0 bytes). Copy it again from the recorder.</source>
        <translation>{path} ist leer (0 Bytes); kopieren Sie die Datei neu vom Rekorder.</translation>
    </message>
    <message>
        <source>{path} is empty; it should have the columns “file” and “labels”.</source>
        <translation>{path} ist leer; es sollte die Spalten „file“ und „labels“ haben.</translation>
    </message>
    <message>
        <source>{path} is in Parquet, for which birdann needs the package pyarrow; install it, or let BirdNET write CSV.</source>
        <translation>{path} ist in Parquet, wofür birdann das Paket pyarrow braucht; installieren Sie es, oder lassen Sie BirdNET CSV schreiben.</translation>
    </message>
    <message>
        <source>{path} is larger than {max_bytes} MiB, too large for a text table.</source>
        <translation>{path} ist größer als {max_bytes} MiB, zu groß für eine Texttabelle.</translation>
    </message>
    <message>
        <source>{path} is missing. Restore it, then repeat the command.</source>
        <translation>{path} fehlt. Stellen Sie es wieder her und wiederholen Sie den Befehl.</translation>
    </message>
    <message>
        <source>{path} is missing: moved, renamed or deleted, or its disk is not connected. Restore it, or locate it (menu Project: Locate missing files; command line: birdann locate).</source>
        <translation>{path} fehlt: verschoben, umbenannt oder gelöscht, oder das Laufwerk ist nicht angeschlossen. Stellen Sie die Datei wieder her oder suchen Sie sie (Menü Projekt: Verschobene Dateien suchen; Befehlszeile: birdann locate).</translation>
    </message>
    <message>
        <source>{path} is not AviaNZ&apos;s list of segments.</source>
        <translation>{path} ist keine Segmentliste von AviaNZ.</translation>
    </message>
    <message>
        <source>{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.</source>
        <translation>{path} ist keine Kaleidoscope-Tabelle: IN FILE, OFFSET oder DURATION fehlt.</translation>
    </message>
    <message>
        <source>{path} is not a Praat TextGrid file.</source>
        <translation>{path} ist keine TextGrid-Datei von Praat.</translation>
    </message>
    <message>
        <source>{path} is not a Raven selection table: “Begin Time (s)” is missing.</source>
        <translation>{path} ist keine Raven-Auswahltabelle: „Begin Time (s)“ fehlt.</translation>
    </message>
    <message>
        <source>{path} is not a Sonic Visualiser layer.</source>
        <translation>{path} ist keine Ebene von Sonic Visualiser.</translation>
    </message>
    <message>
        <source>{path} is not a birdann project.</source>
        <translation>{path} ist kein birdann-Projekt.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table with times in seconds. It needs label, onset_s, offset_s and notated_path.</source>
        <translation>{path} ist keine crowsetta-Tabelle mit Zeiten in Sekunden. Sie braucht label, onset_s, offset_s und notated_path.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table. It needs {names}.</source>
        <translation>{path} ist keine crowsetta-Tabelle. Sie braucht {names}.</translation>
    </message>
    <message>
        <source>{path} is not a file of BatDetect2: “annotation” is missing.</source>
        <translation>{path} ist keine Datei von BatDetect2: „annotation“ fehlt.</translation>
    </message>
    <message>
        <source>{path} is not a network: choose a TFLite or ONNX file.</source>
        <translation>{path} ist kein Netz: Wählen Sie eine TFLite- oder ONNX-Datei.</translation>
    </message>
    <message>
        <source>{path} is not a run log of birdann. Choose a new file for the log.</source>
        <translation>{path} ist kein Protokoll von birdann. Wählen Sie eine neue Datei.</translation>
    </message>
    <message>
        <source>{path} is not a sound file that can be read (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF and AU can). Convert it or leave it out.</source>
        <translation>{path} ist keine lesbare Tondatei (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF und AU sind es); wandeln Sie sie um, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>{path} is not a table of BirdNET results: the column of starts is missing.</source>
        <translation>{path} ist keine Tabelle von BirdNET-Ergebnissen: die Spalte der Anfänge fehlt.</translation>
    </message>
    <message>
        <source>{path} is not a table of birdann segments: columns are missing.</source>
        <translation>{path} ist keine Tabelle von birdann-Segmenten: es fehlen Spalten.</translation>
    </message>
    <message>
        <source>{path} is not a table of calls: it needs the columns {names}, and one of {names_2}.</source>
        <translation>{path} ist keine Tabelle von Rufen: sie braucht die Spalten {names} und eine von {names_2}.</translation>
    </message>
    <message>
        <source>{path} is not a table of scores by class. It needs {names} and a column for each class.</source>
        <translation>{path} ist keine Tabelle mit Scores je Klasse. Sie braucht {names} und eine Spalte für jede Klasse.</translation>
    </message>
    <message>
        <source>{path} is not a table that can be read: {reason}.</source>
        <translation>{path} ist keine lesbare Tabelle: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.</source>
        <translation>{path} ist keine Tabelle mit den Spalten species, visit, calls, is_call und score. Berichtigen Sie sie.</translation>
    </message>
    <message>
        <source>{path} is not a valid Parquet file ({reason}).</source>
        <translation>{path} ist keine gültige Parquet-Datei ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not an AOEF file: “data” is missing.</source>
        <translation>{path} ist keine AOEF-Datei: „data“ fehlt.</translation>
    </message>
    <message>
        <source>{path} is not an annotation set of xeno-canto: “annotations” is missing.</source>
        <translation>{path} ist kein Annotationssatz von xeno-canto: „annotations“ fehlt.</translation>
    </message>
    <message>
        <source>{path} is not read: it lies outside the project&apos;s folder, and {name} may not read sound there. Allow the folder (menu Project: Allowed folders; command line: --allow-outside).</source>
        <translation>{path} wird nicht gelesen: Die Datei liegt außerhalb des Projektordners, und {name} darf dort keinen Ton lesen. Erlauben Sie den Ordner (Menü Projekt: Erlaubte Ordner; Befehlszeile: --allow-outside).</translation>
    </message>
    <message>
        <source>{path} is not text in an encoding that is known. Save it as UTF-8.</source>
        <translation>{path} ist kein Text in einer bekannten Kodierung; speichern Sie ihn als UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not the model of this archive. Restore that model, or choose another folder.</source>
        <translation>{path} ist nicht das Modell dieses Archivs. Stellen Sie jenes Modell wieder her oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{path} is not the plain file that birdann keeps there while {project_path} is open, but a link or something else. See what it is, and remove or rename it.</source>
        <translation>{path} ist nicht die einfache Datei, die birdann dort hält, solange {project_path} offen ist, sondern eine Verknüpfung oder etwas anderes; sehen Sie nach, was es ist, und entfernen Sie es oder benennen Sie es um.</translation>
    </message>
    <message>
        <source>{path} is not the table that was written ({reason}). Restore it from a copy, or remove recordings/{name} and repeat “birdann archive run”.</source>
        <translation>{path} ist nicht die geschriebene Tabelle ({reason}). Stellen Sie sie aus einer Kopie wieder her, oder entfernen Sie recordings/{name} und wiederholen Sie „birdann archive run“.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({reason}).</source>
        <translation>{path} ist kein gültiges JSON ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not valid XML ({reason}).</source>
        <translation>{path} ist kein gültiges XML ({reason}).</translation>
    </message>
    <message>
        <source>{path} is of no known format. Name one of {names}.</source>
        <translation>{path} hat kein bekanntes Format; nennen Sie eines von {names}.</translation>
    </message>
    <message>
        <source>{path} is one file under {n_names} names (hard links), and what is saved under one would be lost under another. Copy it to a new file and open that, or open it read-only and save a copy.</source>
        <translation>{path} ist eine Datei unter {n_names} Namen (harte Verknüpfungen), und was unter dem einen gespeichert wird, ginge unter dem anderen verloren; kopieren Sie sie in eine neue Datei und öffnen Sie diese, oder öffnen Sie sie schreibgeschützt und speichern Sie eine Kopie.</translation>
    </message>
    <message>
        <source>{path} is open read-only; nothing in it can be changed.</source>
        <translation>{path} ist schreibgeschützt geöffnet; darin lässt sich nichts ändern.</translation>
    </message>
    <message>
        <source>{path} is saved, but the disk did not take it in one piece ({reason}): keep {file}-wal beside it, free some space, and open and close it once more.</source>
        <translation>{path} ist gespeichert, aber der Datenträger nahm es nicht in einem Stück ({reason}): behalten Sie {file}-wal daneben, schaffen Sie Platz, und öffnen und schließen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>{path} is the same sound as {known}</source>
        <translation>{path} ist derselbe Ton wie {known}</translation>
    </message>
    <message>
        <source>{path} is write-protected. Open it read-only, or make a copy of it.</source>
        <translation>{path} ist schreibgeschützt; öffnen Sie es nur zum Lesen, oder legen Sie eine Kopie an.</translation>
    </message>
    <message>
        <source>{path} lists no recording of this project.</source>
        <translation>{path} nennt keine Aufnahme dieses Projekts.</translation>
    </message>
    <message>
        <source>{path} lists no species. Write one name per line.</source>
        <translation>{path} nennt keine Arten. Schreiben Sie einen Namen pro Zeile.</translation>
    </message>
    <message>
        <source>{path} lists “{file}”, and several recordings of this project have this name. Score projects that contain only one of them.</source>
        <translation>{path} nennt „{file}“, und mehrere Aufnahmen dieses Projekts heißen so. Bewerten Sie Projekte, die je nur eine davon enthalten.</translation>
    </message>
    <message>
        <source>{path} looks like raw samples without a sample rate. Export it as WAV.</source>
        <translation>{path} sieht aus wie rohe Abtastwerte ohne Abtastrate. Exportieren Sie sie als WAV.</translation>
    </message>
    <message>
        <source>{path} may not be read. Change its permissions.</source>
        <translation>{path} darf nicht gelesen werden; ändern Sie die Zugriffsrechte.</translation>
    </message>
    <message>
        <source>{path} must end in .csv, .svg, .png or .pdf.</source>
        <translation>{path} muss auf .csv, .svg, .png oder .pdf enden.</translation>
    </message>
    <message>
        <source>{path} must end in .png, .svg or .pdf.</source>
        <translation>{path} muss auf .png, .svg oder .pdf enden.</translation>
    </message>
    <message>
        <source>{path} needs the columns “{item}” and “{answer}”.</source>
        <translation>{path} braucht die Spalten „{item}“ und „{answer}“.</translation>
    </message>
    <message>
        <source>{path} starts {start}, before the previous recording or before recorders existed. The clock was probably reset. Correct the start.</source>
        <translation>{path} beginnt {start}, vor der Aufnahme davor oder bevor es Rekorder gab: Die Uhr wurde wahrscheinlich zurückgesetzt. Berichtigen Sie den Beginn.</translation>
    </message>
    <message>
        <source>{path} supports one recording only, as the durations are unknown. Choose a folder to get one table for each.</source>
        <translation>{path} kann nur eine Aufnahme enthalten, da die Dauern unbekannt sind. Wählen Sie einen Ordner, um je eine Tabelle zu erhalten.</translation>
    </message>
    <message>
        <source>{path} supports one recording only. Choose a folder to get one table for each.</source>
        <translation>{path} kann nur eine Aufnahme enthalten. Wählen Sie einen Ordner, um je eine Tabelle zu erhalten.</translation>
    </message>
    <message>
        <source>{path} takes sound of any length and is not a network that birdann knows. Export it with a fixed input length.</source>
        <translation>{path} nimmt Ton jeder Länge an und ist kein Netz, das birdann kennt. Exportieren Sie es mit fester Eingabelänge.</translation>
    </message>
    <message>
        <source>{path} takes {n_samples} samples at a time and is not a network that birdann knows. Give its sampling rate and how its numbers become scores.</source>
        <translation>{path} nimmt {n_samples} Abtastwerte auf einmal und ist kein Netz, das birdann kennt. Geben Sie die Abtastrate an und wie aus seinen Zahlen Werte werden.</translation>
    </message>
    <message>
        <source>{path} was edited, or was not made by the demo. It is kept. Choose a new folder.</source>
        <translation>{path} wurde bearbeitet oder stammt nicht von der Demo. Das Projekt bleibt erhalten. Wählen Sie einen neuen Ordner.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of birdann (project format {version}, this version reads up to {reads}). Install the newer version to open it.</source>
        <translation>{path} wurde mit einer neueren Version von birdann erstellt (Projektformat {version}, diese Version liest bis {reads}). Installieren Sie die neuere Version, um es zu öffnen.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier version of birdann. Open it for editing once to update it.</source>
        <translation>{path} wurde mit einer älteren Version von birdann erstellt. Öffnen Sie es einmal zum Bearbeiten, um es zu aktualisieren.</translation>
    </message>
    <message>
        <source>{path} was moved, deleted or replaced while it was open, so that nothing more can be saved in it. Put it back, or close it and open it where it is now.</source>
        <translation>{path} wurde verschoben, gelöscht oder ersetzt, während es offen war, sodass darin nichts mehr gespeichert werden kann; legen Sie es zurück, oder schließen Sie es, und öffnen Sie es, wo es jetzt ist.</translation>
    </message>
    <message>
        <source>{path} was passed over: such folders contain deleted or earlier files. Add that folder itself if you need its sound files.</source>
        <translation>{path} wurde übergangen: Solche Ordner enthalten gelöschte oder frühere Dateien. Fügen Sie diesen Ordner selbst hinzu, wenn Sie seine Tondateien brauchen.</translation>
    </message>
    <message>
        <source>{path} {reason}. Copy it again from the recorder or leave it out.</source>
        <translation>{path} {reason}; kopieren Sie die Datei neu vom Rekorder, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a name and its meaning are expected.</source>
        <translation>{path}, Zeile {line}: Erwartet werden ein Name und seine Bedeutung.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} is answered twice.</source>
        <translation>{path}, Zeile {line}: Eintrag {item} ist zweimal beantwortet.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} of this sample is “{species}” in {recording} at {start_s} s, not what stands there. Answer the table that was written of this sample, or take the columns away that are no longer true.</source>
        <translation>{path}, Zeile {line}: Eintrag {item} dieser Stichprobe ist „{species}“ in {recording} bei {start_s} s, nicht was dort steht; beantworten Sie die Tabelle, die von dieser Stichprobe geschrieben wurde, oder löschen Sie die Spalten, die nicht mehr stimmen.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of a species has {characters} characters, starting “{start}”. See whether something else was taken for a name.</source>
        <translation>{path}, Zeile {line}: der Name einer Art hat {characters} Zeichen und beginnt mit „{start}“; prüfen Sie, ob etwas anderes für einen Namen gehalten wurde.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the sample has no item {item}; it has {n_items}.</source>
        <translation>{path}, Zeile {line}: die Stichprobe hat keinen Eintrag {item}; sie hat {n_items}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times are clock times, and the start of {file} is not known. Give seconds (columns “start_s” and “end_s”), or set the start of the recording first.</source>
        <translation>{path}, Zeile {line}: Die Zeiten sind Uhrzeiten, und der Beginn von {file} ist nicht bekannt. Geben Sie Sekunden an (Spalten „start_s“ und „end_s“), oder setzen Sie zuerst den Beginn der Aufnahme.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times of this call make no sense.</source>
        <translation>{path}, Zeile {line}: die Zeiten dieses Rufs ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the window {times} is not in {file}, which lasts {duration}. Correct the times, or the start of the recording.</source>
        <translation>{path}, Zeile {line}: Das Fenster {times} liegt nicht in {file} (Dauer {duration}). Korrigieren Sie die Zeiten oder den Beginn der Aufnahme.</translation>
    </message>
    <message>
        <source>{path}, line {line}: two columns “{name}” differ. Delete or rename one.</source>
        <translation>{path}, Zeile {line}: Zwei Spalten „{name}“ unterscheiden sich. Löschen Sie eine, oder benennen Sie sie um.</translation>
    </message>
    <message>
        <source>{path}, line {line}: unknown answer “{said}”. Choose from: {answers}.</source>
        <translation>{path}, Zeile {line}: unbekannte Antwort „{said}“. Wählen Sie aus: {answers}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: weeks are numbers from 1 to {weeks} (four a month), and weights are numbers from 0.</source>
        <translation>{path}, Zeile {line}: Wochen sind Zahlen von 1 bis {weeks} (vier je Monat), Gewichte Zahlen ab 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{item}” is not an item number.</source>
        <translation>{path}, Zeile {line}: „{item}“ ist keine Nummer eines Elements.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{name}” has two meanings. Delete one of the lines.</source>
        <translation>{path}, Zeile {line}: „{name}“ hat zwei Bedeutungen. Löschen Sie eine der Zeilen.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{start}” to “{end}” is not a stretch of time. Correct the start and the end.</source>
        <translation>{path}, Zeile {line}: „{start}“ bis „{end}“ ist kein Zeitraum. Korrigieren Sie Anfang und Ende.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is neither seconds nor a time such as 06:31:00.</source>
        <translation>{path}, Zeile {line}: „{text}“ ist weder eine Zahl von Sekunden noch eine Uhrzeit wie 06:31:00.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is not a kind of list. Use “complete”, “at least” or “possible”.</source>
        <translation>{path}, Zeile {line}: „{text}“ ist keine Art von Liste. Verwenden Sie „complete“, „at least“ oder „possible“.</translation>
    </message>
    <message>
        <source>{path}: birdann writes “{title}” but does not read it.</source>
        <translation>{path}: birdann schreibt „{title}“, liest es aber nicht.</translation>
    </message>
    <message>
        <source>{path}: lines {earlier} and {line} contradict each other for {file} ({first}, {second}). Remove the wrong line, then read the table again.</source>
        <translation>{path}: Die Zeilen {earlier} und {line} widersprechen sich für {file} ({first}, {second}). Entfernen Sie die falsche Zeile und lesen Sie die Tabelle noch einmal.</translation>
    </message>
    <message>
        <source>{path}: lines {lines} have more or fewer cells than the header ({n_columns}). Correct these lines, then read the table again.</source>
        <translation>{path}: Die Zeilen {lines} haben mehr oder weniger Zellen als die Kopfzeile ({n_columns}). Berichtigen Sie diese Zeilen und lesen Sie die Tabelle noch einmal.</translation>
    </message>
    <message>
        <source>{path}: no recording has a start. Set sites and times first (birdann sites).</source>
        <translation>{path}: Keine Aufnahme hat einen Beginn. Legen Sie zuerst Standorte und Zeiten fest (birdann sites).</translation>
    </message>
    <message>
        <source>{path}: no species. Put it in a folder named after the species.</source>
        <translation>{path}: keine Art. Legen Sie die Datei in einen Ordner mit dem Namen der Art.</translation>
    </message>
    <message>
        <source>{path}: the sample “{name}” is incomplete. Draw a new one.</source>
        <translation>{path}: die Stichprobe „{name}“ sagt nicht, wie sie gezogen wurde; ziehen Sie eine neue.</translation>
    </message>
    <message>
        <source>{path}: the windows in lines {a} and {b} overlap for {file} ({first} and {second}). A window may lie inside another one, but not across its border. Correct the times.</source>
        <translation>{path}: Die Fenster in den Zeilen {a} und {b} überlappen sich bei {file} ({first} und {second}). Ein Fenster darf in einem anderen liegen, aber nicht über dessen Grenze reichen. Korrigieren Sie die Zeiten.</translation>
    </message>
    <message>
        <source>{path}: too many rows, too long a cell or an invalid character for Excel. Save the table as CSV.</source>
        <translation>{path}: zu viele Zeilen, eine zu lange Zelle oder ein ungültiges Zeichen für Excel. Speichern Sie die Tabelle als CSV.</translation>
    </message>
    <message>
        <source>{path}: x1 and x2 are times in pieces of a minute, into which Arbimon cuts recordings. Add the start of each piece, and name the columns start_s and end_s.</source>
        <translation>{path}: x1 und x2 sind Zeiten in Stücken von einer Minute, in die Arbimon Aufnahmen zerlegt. Addieren Sie den Beginn jedes Stücks, und nennen Sie die Spalten start_s und end_s.</translation>
    </message>
    <message>
        <source>{per_bin} items per bin are too few for {strata} strata of hours: draw at least {wanted}.</source>
        <translation>{per_bin} Elemente je Klasse sind zu wenige für {strata} Schichten von Stunden: Ziehen Sie mindestens {wanted}.</translation>
    </message>
    <message>
        <source>{percent} at {clock}</source>
        <translation>{percent} bei {clock}</translation>
    </message>
    <message>
        <source>{person}: {what}</source>
        <translation>{person}: {what}</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} von {total}</translation>
    </message>
    <message>
        <source>{place}: NA, not surveyed</source>
        <translation>{place}: NA, nicht untersucht</translation>
    </message>
    <message>
        <source>{program} found: {species}.</source>
        <translation>{program} fand: {species}.</translation>
    </message>
    <message>
        <source>{program} has few scores: {scores} for {recordings} recordings. Detections every second, from a score of 0.005, are much better evidence.</source>
        <translation>{program} hat wenige Scores: {scores} für {recordings} Aufnahmen. Erkennungen jede Sekunde, ab einem Score von 0,005, sind viel bessere Evidenz.</translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln labels, windows of {window_s} s.</source>
        <translation>
            <numerusform>{program}: %Ln Name, Fenster von {window_s} s.</numerusform>
            <numerusform>{program}: %Ln Namen, Fenster von {window_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln recordings were analysed.</source>
        <translation>
            <numerusform>{program}: %Ln Aufnahme wurde ausgewertet.</numerusform>
            <numerusform>{program}: %Ln Aufnahmen wurden ausgewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program}: windows of {window_s} s every {step_s} s, scores from {min_score}, {n} classes.</source>
        <translation>{program}: Fenster von {window_s} s alle {step_s} s, Scores ab {min_score}, {n} Klassen.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). Free some space, or see whether the disk or network share is still there.</source>
        <translation>{project_path} lässt sich nicht zum Schreiben öffnen ({reason}); schaffen Sie Platz, oder sehen Sie nach, ob das Laufwerk oder die Netzfreigabe noch da ist.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). See whether the disk or network share is still there.</source>
        <translation>{project_path} lässt sich nicht zum Schreiben öffnen ({reason}); sehen Sie nach, ob das Laufwerk oder die Netzfreigabe noch da ist.</translation>
    </message>
    <message>
        <source>{project_path} is already open{holder}. Close it there, or open it read-only here.</source>
        <translation>{project_path} ist schon offen{holder}; schließen Sie es dort, oder öffnen Sie es hier schreibgeschützt.</translation>
    </message>
    <message>
        <source>{project_path} lies where files cannot be locked ({reason}). Open it read-only, or copy it to a local disk.</source>
        <translation>{project_path} liegt, wo Dateien nicht gesperrt werden können ({reason}); öffnen Sie es schreibgeschützt, oder kopieren Sie es auf ein lokales Laufwerk.</translation>
    </message>
    <message>
        <source>{range} · {share} correct</source>
        <comment>expected of proposals</comment>
        <translation>{range} · {share} richtig</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} kHz</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: it</source>
        <translation>{recording} bei {start_s} s:</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: {reason}.</source>
        <translation>{recording} bei {start_s} s: {reason}.</translation>
    </message>
    <message>
        <source>{recording} contains no audio to cut at {start_s} s.</source>
        <translation>{recording} enthält bei {start_s} s keinen Ton zum Schneiden.</translation>
    </message>
    <message>
        <source>{recording} is listed as “no birds”, but a call is labelled {species}.</source>
        <translation>{recording} ist als „keine Vögel“ gelistet, aber ein Ruf hat das Label {species}.</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {field} {value}, not {other}</source>
        <translation>{recording}, {onset} s: {field} {value}, nicht {other}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {label} ({observer}); deleted by {names}</source>
        <translation>{recording}, {onset} s: {label} ({observer}); gelöscht von {names}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {species}</source>
        <translation>{recording}, {onset} s: {species}</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</source>
        <translation>
            <numerusform>{recording}: %Ln Annotation liegt unter {below_hz} Hz. War sie in Kilohertz?</numerusform>
            <numerusform>{recording}: %Ln Annotationen liegen unter {below_hz} Hz. Waren sie in Kilohertz?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</source>
        <translation>
            <numerusform>{recording}: %Ln Annotation reicht über die halbe Abtastrate ({top_hz} Hz) hinaus und wurde dort abgeschnitten.</numerusform>
            <numerusform>{recording}: %Ln Annotationen reichen über die halbe Abtastrate ({top_hz} Hz) hinaus und wurden dort abgeschnitten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{recording}: a call is labelled {species}, which its list excludes.</source>
        <translation>{recording}: Ein Ruf hat das Label {species}, das die Liste ausschließt.</translation>
    </message>
    <message>
        <source>{recording}: labelled from its species list alone</source>
        <translation>{recording}: allein nach der Artenliste gelabelt</translation>
    </message>
    <message>
        <source>{recording}: the windows {first} and {second} overlap. Put one inside the other, or change a border.</source>
        <translation>{recording}: Die Fenster {first} und {second} überlappen sich. Legen Sie eines in das andere, oder ändern Sie eine Grenze.</translation>
    </message>
    <message>
        <source>{recording}: {species} listed, probably absent ({percent})</source>
        <translation>{recording}: {species} gelistet, wahrscheinlich abwesend ({percent})</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</source>
        <translation>
            <numerusform>{recording}: {species} nicht gelistet, wahrscheinlich vorhanden ({percent}, %Ln Ruf)</numerusform>
            <numerusform>{recording}: {species} nicht gelistet, wahrscheinlich vorhanden ({percent}, %Ln Rufe)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species}, {percent}, %Ln calls</source>
        <translation>
            <numerusform>{recording}: {species}, {percent}, %Ln Ruf</numerusform>
            <numerusform>{recording}: {species}, {percent}, %Ln Rufe</numerusform>
        </translation>
    </message>
    <message>
        <source>{second} is the same file as {first}. Choose two.</source>
        <translation>{second} ist dieselbe Datei wie {first}. Wählen Sie zwei.</translation>
    </message>
    <message>
        <source>{segments} segments for {calls} listed calls: {per_call} per call</source>
        <translation>{segments} Segmente für {calls} aufgeführte Rufe: {per_call} je Ruf</translation>
    </message>
    <message>
        <source>{segments}, sounds of people hidden</source>
        <translation>{segments}, Geräusche von Menschen ausgeblendet</translation>
    </message>
    <message>
        <source>{share} of minutes with at least one call</source>
        <translation>{share} der Minuten mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>{share} of recordings with at least one call</source>
        <translation>{share} der Aufnahmen mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>{share} of visits with at least one call</source>
        <translation>{share} der Besuche mit mindestens einem Ruf</translation>
    </message>
    <message>
        <source>{share}; with unsure as yes {as_yes}</source>
        <translation>{share}; „unsicher“ als ja: {as_yes}</translation>
    </message>
    <message>
        <source>{shown} and {rest} more</source>
        <translation>{shown} und {rest} weitere</translation>
    </message>
    <message>
        <source>{shown} is not a UTF-8 name. Choose a name of ordinary characters.</source>
        <translation>{shown} ist kein UTF-8-Name. Wählen Sie einen Namen aus gewöhnlichen Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</source>
        <translation>
            <numerusform>{site}: %Ln Aufnahme überlappt mit einer anderen ({example}). Zwei Rekorder oder eine falsche Uhr? Rufe zählen dort doppelt.</numerusform>
            <numerusform>{site}: %Ln Aufnahmen überlappen mit anderen (zuerst {example}). Zwei Rekorder oder eine falsche Uhr? Rufe zählen dort doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{snr_db} over noise</source>
        <translation>{snr_db} über dem Rauschen</translation>
    </message>
    <message>
        <source>{sound} is a recording of the project, and is kept. Choose another name.</source>
        <translation>{sound} ist eine Aufnahme des Projekts und bleibt erhalten; wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>{source_name} has no scores of “{species}”. Check the spelling.</source>
        <translation>{source_name} hat keine Werte für „{species}“; prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>{sources}: the file plays {facts} times slower than life; times and frequencies are those of the file.</source>
        <translation>{sources}: die Datei spielt {facts}-mal langsamer als das Leben; Zeiten und Frequenzen sind die der Datei.</translation>
    </message>
    <message>
        <source>{source} does not exist. Give folders, or lists of paths.</source>
        <translation>{source} gibt es nicht. Geben Sie Ordner oder Listen von Pfaden an.</translation>
    </message>
    <message>
        <source>{source}: recorded at {noted_hz} Hz, but the file has {rate_hz} Hz. Unless it was resampled, it plays {factor} times slower than life; times and frequencies are those of the file.</source>
        <translation>{source}: mit {noted_hz} Hz aufgenommen, aber die Datei hat {rate_hz} Hz. Wenn sie nicht neu abgetastet wurde, läuft sie {factor}-mal langsamer als in Wirklichkeit; Zeiten und Frequenzen sind die der Datei.</translation>
    </message>
    <message>
        <source>{source}: “{shown}” makes no sense as {names}.</source>
        <translation>{source}: „{shown}“ ergibt als {names} keinen Sinn.</translation>
    </message>
    <message>
        <source>{species} from {score} on</source>
        <translation>{species} ab {score}</translation>
    </message>
    <message>
        <source>{species} is listed for {recording}, but no segment matches it. Is the list wrong?</source>
        <translation>{species} ist für {recording} gelistet, aber kein Segment passt dazu. Ist die Liste falsch?</translation>
    </message>
    <message>
        <source>{species} may be present in {recording}. Is it?</source>
        <translation>{species} ist möglicherweise in {recording} vorhanden. Stimmt das?</translation>
    </message>
    <message>
        <source>{species}, kind of sound {place} of {n}</source>
        <translation>{species}, Laut {place} von {n}</translation>
    </message>
    <message numerus="yes">
        <source>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</source>
        <translation>
            <numerusform>{species}: %Ln Score; ja {n_yes}, nein {n_no}, unsicher {n_unsure}, offen {n_open}.</numerusform>
            <numerusform>{species}: %Ln Scores; ja {n_yes}, nein {n_no}, unsicher {n_unsure}, offen {n_open}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: detected at {n_with} of {n_sites} sites (naive occupancy {naive}); {n_visits} visits.</source>
        <translation>{species}: nachgewiesen an {n_with} von {n_sites} Standorten (naive Besetzung {naive}); {n_visits} Besuche.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored.</source>
        <translation>{species}: {calls} ab {threshold}, von {n} bewerteten.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored; correct among all scored: {share} ({low} to {high}).</source>
        <translation>{species}: {calls} ab {threshold}, von {n} bewerteten; richtig unter allen bewerteten: {share} ({low} bis {high}).</translation>
    </message>
    <message>
        <source>{speed} It counts from the next start.</source>
        <translation>{speed} Gilt ab dem nächsten Abspielen.</translation>
    </message>
    <message>
        <source>{start} (zone not recorded)</source>
        <translation>{start} (Zone nicht aufgezeichnet)</translation>
    </message>
    <message>
        <source>{start} of {recordings} recordings</source>
        <translation>{start} von {recordings} Aufnahmen</translation>
    </message>
    <message>
        <source>{table} describes each of them.</source>
        <translation>{table} beschreibt jeden davon.</translation>
    </message>
    <message>
        <source>{table} is neither a folder nor a readable list of paths ({reason}). Give folders with sound, or a text file with one path per line.</source>
        <translation>{table} ist weder ein Ordner noch eine lesbare Liste von Pfaden ({reason}). Geben Sie Ordner mit Ton oder eine Textdatei mit einem Pfad pro Zeile an.</translation>
    </message>
    <message>
        <source>{text}  (now)</source>
        <translation>{text}  (jetzt)</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>noch {time}</translation>
    </message>
    <message>
        <source>{time} long</source>
        <translation>{time} lang</translation>
    </message>
    <message>
        <source>{time}, no zone</source>
        <translation>{time}, ohne Zone</translation>
    </message>
    <message>
        <source>{title} found {found}   right of found {right}   mean of classes {mean}   ceiling {ceiling}</source>
        <translation>{title} gefunden {found}   davon richtig {right}   Mittel der Klassen {mean}   Obergrenze {ceiling}</translation>
    </message>
    <message>
        <source>{title} – manual</source>
        <translation>{title} – Handbuch</translation>
    </message>
    <message>
        <source>{total_s} s ({places} and {n_hidden} more places)</source>
        <translation>{total_s} s ({places} und {n_hidden} weitere Stellen)</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best label ranking precision ({reached}): {settings}.</source>
        <translation>{tried} Einstellungen wurden kreuzvalidiert ({turns} Teile). Beste Ranking-Präzision ({reached}): {settings}.</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best likelihood of held-out lists ({reached}): {settings}.</source>
        <translation>{tried} Einstellungen wurden kreuzvalidiert ({turns} Teile). Beste Likelihood zurückgehaltener Listen ({reached}): {settings}.</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value} %</translation>
    </message>
    <message>
        <source>{value} % ({low}–{high})</source>
        <translation>{value} % ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} (95 % CI {low}–{high} %)</source>
        <translation>{value} (95-%-KI {low}–{high} %)</translation>
    </message>
    <message>
        <source>{value} ({low} or higher)</source>
        <translation>{value} ({low} oder höher)</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} bis {high})</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{visits} visits of {species} species at {sites} sites were drawn; {with_calls} have calls to play, {calls} calls at most ({minutes} min at {each} s each).</source>
        <translation>{visits} Besuche von {species} Arten an {sites} Standorten wurden gezogen; {with_calls} haben Rufe zum Abspielen, höchstens {calls} Rufe ({minutes} min bei je {each} s).</translation>
    </message>
    <message>
        <source>{visit}  {outcome}  {played} of {n} calls played; probability of a remaining call {remaining}</source>
        <translation>{visit}  {outcome}  {played} von {n} Rufen abgespielt; Wahrscheinlichkeit eines weiteren Rufs {remaining}</translation>
    </message>
    <message numerus="yes">
        <source>{what}: %Ln segments</source>
        <translation>
            <numerusform>{what}: %Ln Segment</numerusform>
            <numerusform>{what}: %Ln Segmente</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} (superseded)</source>
        <translation>{when} (ersetzt)</translation>
    </message>
    <message>
        <source>{when}, in use</source>
        <translation>{when}, in Gebrauch</translation>
    </message>
    <message>
        <source>{where} ends {beyond_s} s after the recording and was cut there.</source>
        <translation>{where} endet {beyond_s} s nach der Aufnahme und wurde dort abgeschnitten.</translation>
    </message>
    <message>
        <source>{where} starts before the recording and was cut there.</source>
        <translation>{where} beginnt vor der Aufnahme und wurde dort abgeschnitten.</translation>
    </message>
    <message>
        <source>{words} (≥ {percent})</source>
        <translation>{words} (≥ {percent})</translation>
    </message>
    <message>
        <source>“Find segments” outlines every call. “Train” learns from your lists which call belongs to which species. Both run in the background.</source>
        <translation>„Segmente suchen“ umreißt jeden Ruf. „Trainieren“ lernt aus Ihren Listen, welcher Ruf zu welcher Art gehört. Beides läuft im Hintergrund.</translation>
    </message>
    <message>
        <source>“{column}” has only 0 and 1, which are not species names.</source>
        <translation>„{column}“ hat nur 0 und 1, die keine Artnamen sind.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed, {n_wrong} rejected.</source>
        <translation>„{column}“ wurde als Urteil einer Person gelesen: {n_right} bestätigt, {n_wrong} verworfen.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed. “No” can also mean “not yet”, so that these rows have none.</source>
        <translation>„{column}“ wurde als Urteil einer Person gelesen: {n_right} bestätigt. „Nein“ kann auch „noch nicht“ heißen, daher haben diese Zeilen keines.</translation>
    </message>
    <message>
        <source>“{device}” does not accept sound.</source>
        <translation>„{device}“ nimmt keinen Ton an.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Choose another name.</source>
        <translation>„{name}“ gibt es schon. Bitte einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>“{name}” becomes “{other}” in every list and label. Predictions follow when you train again.</source>
        <translation>„{name}“ wird in jeder Liste und jedem Label zu „{other}“. Vorhersagen folgen beim nächsten Training.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>„{name}“ lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>“{name}” has no item {item}.</source>
        <translation>„{name}“ hat keinen Eintrag {item}.</translation>
    </message>
    <message>
        <source>“{name}” has {n} different values. A covariate must be a number or have two values. Write the detection histories and fit it in R.</source>
        <translation>„{name}“ hat {n} verschiedene Wörter. Eine Kovariate ist eine Zahl oder hat zwei Wörter; schreiben Sie die Nachweisgeschichten, und passen Sie sie in R an.</translation>
    </message>
    <message>
        <source>“{name}” is</source>
        <translation>„{name}“ ist</translation>
    </message>
    <message>
        <source>“{name}” is already a training source.</source>
        <translation>„{name}“ ist schon eine Trainingsquelle.</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>„{name}“ fehlt</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the project.</source>
        <translation>„{name}“ ist nicht mehr im Projekt.</translation>
    </message>
    <message>
        <source>“{name}” is not merged with a species.</source>
        <translation>„{name}“ ist mit keiner Art vereint.</translation>
    </message>
    <message>
        <source>“{name}” is used in lists or labels. Merge it with another species instead.</source>
        <translation>„{name}“ steht in Listen oder Labels; vereinigen Sie die Art stattdessen mit einer anderen.</translation>
    </message>
    <message>
        <source>“{name}” uses sound files outside its own folder</source>
        <translation>„{name}“ verwendet Tondateien außerhalb des eigenen Ordners</translation>
    </message>
    <message>
        <source>“{name}” was removed. Undo brings it back with its answers.</source>
        <translation>„{name}“ wurde entfernt. Rückgängig holt es mit allen Antworten zurück.</translation>
    </message>
    <message>
        <source>“{name}”: {done} of {n} answered, scores of {source}</source>
        <translation>„{name}“: {done} von {n} beantwortet, Werte von {source}</translation>
    </message>
    <message>
        <source>“{name}”: {settled} of {visits} visits settled, {detected} with the species; {played} calls played in {minutes} min</source>
        <translation>„{name}“: {settled} von {visits} Besuchen entschieden, {detected} mit der Art; {played} Rufe in {minutes} min abgespielt</translation>
    </message>
    <message>
        <source>“{pattern}” cannot name clips; in braces there may stand {names}.</source>
        <translation>„{pattern}“ kann keine Clips benennen; in geschweiften Klammern dürfen stehen: {names}.</translation>
    </message>
    <message>
        <source>“{text}” can mean {point} or {thousands}. Write it with a point or without the comma</source>
        <translation>„{text}“ kann {point} oder {thousands} heißen; schreiben Sie es mit Punkt oder ohne das Komma</translation>
    </message>
    <message>
        <source>“{text}” in “{column}” is not a valid time</source>
        <translation>„{text}“ in „{column}“ ist keine gültige Zeit</translation>
    </message>
    <message>
        <source>“{text}” is not a number</source>
        <translation>„{text}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>“{title}” does not need scores in names. They are for {names}.</source>
        <translation>„{title}“ braucht keine Scores in Namen. Dafür sind {names}.</translation>
    </message>
    <message>
        <source>“{title}” does not support: {what}.</source>
        <translation>„{title}“ unterstützt nicht: {what}.</translation>
    </message>
    <message>
        <source>“{title}” has no columns for measurements. Choose one of {names}.</source>
        <translation>„{title}“ hat keine Spalten für Messwerte; wählen Sie eines von {names}.</translation>
    </message>
    <message>
        <source>“{written}” is “{taken}”, {how}</source>
        <translation>„{written}“ ist „{taken}“, {how}</translation>
    </message>
    <message>
        <source>… and {n_more} more like these.</source>
        <translation>… und {n_more} weitere wie diese.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… und {n} weitere</translation>
    </message>
</context>
</TS>
