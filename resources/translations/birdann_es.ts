<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>  {species}: {n_first} and {n_second}, {n_both} by both; kappa {kappa}</source>
        <translation>  {species}: {n_first} y {n_second}, {n_both} por ambos; kappa {kappa}</translation>
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
        <translation> (difieren en {apart_h} h: quizá por la zona horaria o el horario de verano)</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source> There are {n_files} such files in {folder}.</source>
        <translation> Hay {n_files} archivos así en {folder}.</translation>
    </message>
    <message>
        <source> d</source>
        <comment>days</comment>
        <translation> d</translation>
    </message>
    <message>
        <source> h</source>
        <comment>hours</comment>
        <translation> h</translation>
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
        <translation>%(prog)s: error: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are of recordings not in the project and are skipped.</source>
        <translation>
            <numerusform>%Ln anotación es de una grabación que no está en el proyecto y se omite.</numerusform>
            <numerusform>%Ln anotaciones son de grabaciones que no están en el proyecto y se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations fit recordings of this project.</source>
        <translation>
            <numerusform>%Ln anotación corresponde a una grabación de este proyecto.</numerusform>
            <numerusform>%Ln anotaciones corresponden a grabaciones de este proyecto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were imported before or repeat others.</source>
        <translation>
            <numerusform>%Ln anotación ya se había importado o repite otra.</numerusform>
            <numerusform>%Ln anotaciones ya se habían importado o repiten otras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were read.</source>
        <translation>
            <numerusform>Se leyó %Ln anotación.</numerusform>
            <numerusform>Se leyeron %Ln anotaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still missing.</source>
        <translation>
            <numerusform>Aún falta %Ln.</numerusform>
            <numerusform>Aún faltan %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cells changed nothing.</source>
        <translation>
            <numerusform>%Ln celda en blanco no cambió nada.</numerusform>
            <numerusform>%Ln celdas en blanco no cambiaron nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks could not be decoded (replaced by silence).</source>
        <translation>
            <numerusform>%Ln bloque no se pudo descodificar (sustituido por silencio).</numerusform>
            <numerusform>%Ln bloques no se pudieron descodificar (sustituidos por silencio).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln llamada</numerusform>
            <numerusform>%Ln llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls, 2 kinds of sound</source>
        <translation>
            <numerusform>%Ln llamada, 2 tipos de sonido</numerusform>
            <numerusform>%Ln llamadas, 2 tipos de sonido</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate species.</source>
        <translation>
            <numerusform>%Ln especie candidata.</numerusform>
            <numerusform>%Ln especies candidatas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips were written to {path}.</source>
        <translation>
            <numerusform>Se escribió %Ln clip en {path}.</numerusform>
            <numerusform>Se escribieron %Ln clips en {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation>
            <numerusform>%Ln confirmado</numerusform>
            <numerusform>%Ln confirmados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom fields were filled in differently; the later values were kept.</source>
        <translation>
            <numerusform>%Ln campo propio tenía valores distintos; se conservó el valor posterior.</numerusform>
            <numerusform>%Ln campos propios tenían valores distintos; se conservaron los valores posteriores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no features yet: training measures those that you label.</source>
        <translation>
            <numerusform>%Ln detección aún no tiene características: el entrenamiento mide las que usted etiqueta.</numerusform>
            <numerusform>%Ln detecciones aún no tienen características: el entrenamiento mide las que usted etiqueta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</source>
        <translation>
            <numerusform>%Ln detección no tiene una puntuación de 0 a 1. Las listas muestran 0 %; la validación y los umbrales usan su propia escala.</numerusform>
            <numerusform>%Ln detecciones no tienen una puntuación de 0 a 1. Las listas muestran 0 %; la validación y los umbrales usan su propia escala.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections with a score below {least} were skipped.</source>
        <translation>
            <numerusform>Se omitió %Ln detección con una puntuación inferior a {least}.</numerusform>
            <numerusform>Se omitieron %Ln detecciones con una puntuación inferior a {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections.</source>
        <translation>
            <numerusform>%Ln detección.</numerusform>
            <numerusform>%Ln detecciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples</source>
        <translation>
            <numerusform>%Ln ejemplo</numerusform>
            <numerusform>%Ln ejemplos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples of {species}</source>
        <translation>
            <numerusform>%Ln ejemplo de {species}</numerusform>
            <numerusform>%Ln ejemplos de {species}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files cannot be read in this format.</source>
        <translation>
            <numerusform>%Ln archivo no se puede leer en este formato.</numerusform>
            <numerusform>%Ln archivos no se pueden leer en este formato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be added:</source>
        <translation>
            <numerusform>No se pudo añadir %Ln archivo:</numerusform>
            <numerusform>No se pudieron añadir %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be analysed:</source>
        <translation>
            <numerusform>No se pudo analizar %Ln archivo:</numerusform>
            <numerusform>No se pudieron analizar %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be cut:</source>
        <translation>
            <numerusform>No se pudo cortar %Ln archivo:</numerusform>
            <numerusform>No se pudieron cortar %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be measured:</source>
        <translation>
            <numerusform>No se pudo medir %Ln archivo:</numerusform>
            <numerusform>No se pudieron medir %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be processed:</source>
        <translation>
            <numerusform>No se pudo procesar %Ln archivo:</numerusform>
            <numerusform>No se pudieron procesar %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read:</source>
        <translation>
            <numerusform>No se pudo leer %Ln archivo:</numerusform>
            <numerusform>No se pudieron leer %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used.</source>
        <translation>
            <numerusform>%Ln archivo no se pudo usar.</numerusform>
            <numerusform>%Ln archivos no se pudieron usar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used:</source>
        <translation>
            <numerusform>No se pudo usar %Ln archivo:</numerusform>
            <numerusform>No se pudieron usar %Ln archivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files failed. All others are done. Repeat the command to retry.</source>
        <translation>
            <numerusform>Falló %Ln archivo. Todos los demás están hechos. Repita el comando para reintentarlo.</numerusform>
            <numerusform>Fallaron %Ln archivos. Todos los demás están hechos. Repita el comando para reintentarlos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files in the table fit no recording.</source>
        <translation>
            <numerusform>%Ln archivo de la tabla no corresponde a ninguna grabación.</numerusform>
            <numerusform>%Ln archivos de la tabla no corresponden a ninguna grabación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were in the project already.</source>
        <translation>
            <numerusform>%Ln archivo ya estaba en el proyecto.</numerusform>
            <numerusform>%Ln archivos ya estaban en el proyecto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln hora</numerusform>
            <numerusform>%Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this queue</source>
        <comment>segments to review</comment>
        <translation>
            <numerusform>%Ln en esta cola</numerusform>
            <numerusform>%Ln en esta cola</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were drawn.</source>
        <translation>
            <numerusform>Se sorteó %Ln elemento.</numerusform>
            <numerusform>Se sortearon %Ln elementos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer than these predictions.</source>
        <translation>
            <numerusform>%Ln etiqueta es más reciente que estas predicciones.</numerusform>
            <numerusform>%Ln etiquetas son más recientes que estas predicciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer. The recording you label follows at once.</source>
        <translation>
            <numerusform>%Ln etiqueta es más reciente. La grabación que etiqueta se actualiza enseguida.</numerusform>
            <numerusform>%Ln etiquetas son más recientes. La grabación que etiqueta se actualiza enseguida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are species of this project.</source>
        <translation>
            <numerusform>%Ln etiqueta es una especie de este proyecto.</numerusform>
            <numerusform>%Ln etiquetas son especies de este proyecto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels by other observers were kept.</source>
        <translation>
            <numerusform>Se conservó %Ln etiqueta de otros observadores.</numerusform>
            <numerusform>Se conservaron %Ln etiquetas de otros observadores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species list.</source>
        <translation>
            <numerusform>%Ln etiqueta contradice la lista de especies.</numerusform>
            <numerusform>%Ln etiquetas contradicen la lista de especies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species lists of their recordings.</source>
        <translation>
            <numerusform>%Ln etiqueta contradice la lista de especies de su grabación.</numerusform>
            <numerusform>%Ln etiquetas contradicen las listas de especies de sus grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels or notes belong to segments that were deleted in the other project.</source>
        <translation>
            <numerusform>%Ln etiqueta o nota pertenece a un segmento eliminado en el otro proyecto.</numerusform>
            <numerusform>%Ln etiquetas o notas pertenecen a segmentos eliminados en el otro proyecto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln likely calls</source>
        <translation>
            <numerusform>%Ln llamada probable</numerusform>
            <numerusform>%Ln llamadas probables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are now “no birds”.</source>
        <translation>
            <numerusform>%Ln lista es ahora «sin aves».</numerusform>
            <numerusform>%Ln listas son ahora «sin aves».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are unchanged.</source>
        <translation>
            <numerusform>%Ln lista no cambia.</numerusform>
            <numerusform>%Ln listas no cambian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists become “no birds”.</source>
        <translation>
            <numerusform>%Ln lista pasa a «sin aves».</numerusform>
            <numerusform>%Ln listas pasan a «sin aves».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists change.</source>
        <translation>
            <numerusform>%Ln lista cambia.</numerusform>
            <numerusform>%Ln listas cambian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln lista continúa tras el final de su visita y cuenta para esa visita.</numerusform>
            <numerusform>%Ln listas continúan tras el final de sus visitas y cuentan para esas visitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists unchanged.</source>
        <translation>
            <numerusform>%Ln lista sin cambios.</numerusform>
            <numerusform>%Ln listas sin cambios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists were compared with models of the other recordings.</source>
        <translation>
            <numerusform>%Ln lista se comparó con modelos de las otras grabaciones.</numerusform>
            <numerusform>%Ln listas se compararon con modelos de las otras grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists, in random order; the band is the 95 % interval.</source>
        <translation>
            <numerusform>%Ln lista, en orden aleatorio; la banda es el intervalo del 95 %.</numerusform>
            <numerusform>%Ln listas, en orden aleatorio; la banda es el intervalo del 95 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuto</numerusform>
            <numerusform>%Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, at random</source>
        <translation>
            <numerusform>%Ln minuto por hora, al azar</numerusform>
            <numerusform>%Ln minutos por hora, al azar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, evenly</source>
        <translation>
            <numerusform>%Ln minuto por hora, repartido</numerusform>
            <numerusform>%Ln minutos por hora, repartidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</source>
        <translation>
            <numerusform>%Ln minuto se grabó dos veces en el mismo sitio y cuenta una vez (dos grabadoras, un reloj mal ajustado o el fin del horario de verano si los inicios no tienen desfase UTC).</numerusform>
            <numerusform>%Ln minutos se grabaron dos veces en el mismo sitio y cuentan una vez (dos grabadoras, un reloj mal ajustado o el fin del horario de verano si los inicios no tienen desfase UTC).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can be tagged first.</source>
        <translation>
            <numerusform>Antes se puede marcar %Ln más.</numerusform>
            <numerusform>Antes se pueden marcar %Ln más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new labels. Update the model.</source>
        <translation>
            <numerusform>%Ln etiqueta nueva. Actualice el modelo.</numerusform>
            <numerusform>%Ln etiquetas nuevas. Actualice el modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new lists.</source>
        <translation>
            <numerusform>%Ln lista nueva.</numerusform>
            <numerusform>%Ln listas nuevas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new strokes</source>
        <translation>
            <numerusform>%Ln trazo nuevo</numerusform>
            <numerusform>%Ln trazos nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not learned yet</source>
        <comment>labels</comment>
        <translation>
            <numerusform>%Ln aún sin aprender</numerusform>
            <numerusform>%Ln aún sin aprender</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are labelled.</source>
        <translation>
            <numerusform>%Ln de ellos está etiquetado.</numerusform>
            <numerusform>%Ln de ellos están etiquetados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these segments were deleted or changed since and stay unchanged.</source>
        <translation>
            <numerusform>%Ln de estos segmentos se eliminó o cambió después y queda igual.</numerusform>
            <numerusform>%Ln de estos segmentos se eliminaron o cambiaron después y quedan igual.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that change were tagged by hand.</source>
        <translation>
            <numerusform>%Ln de las que cambian se marcó a mano.</numerusform>
            <numerusform>%Ln de las que cambian se marcaron a mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <translation>
            <numerusform>%Ln parte</numerusform>
            <numerusform>%Ln partes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts are damaged and were left out, at {at}. Later times are too early by their length.</source>
        <translation>
            <numerusform>%Ln parte está dañada y se omitió, en {at}. Los tiempos posteriores se adelantan en su duración.</numerusform>
            <numerusform>%Ln partes están dañadas y se omitieron, en {at}. Los tiempos posteriores se adelantan en su duración.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln probably not calls</source>
        <comment>segments</comment>
        <translation>
            <numerusform>%Ln probablemente no es llamada</numerusform>
            <numerusform>%Ln probablemente no son llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems found.</source>
        <translation>
            <numerusform>Se encontró %Ln problema.</numerusform>
            <numerusform>Se encontraron %Ln problemas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings</source>
        <translation>
            <numerusform>%Ln grabación</numerusform>
            <numerusform>%Ln grabaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings already had segments.</source>
        <translation>
            <numerusform>%Ln grabación ya tenía segmentos.</numerusform>
            <numerusform>%Ln grabaciones ya tenían segmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are already in this project and were skipped. Merge the projects to import their lists.</source>
        <translation>
            <numerusform>%Ln grabación ya está en este proyecto y se omitió. Fusione los proyectos para importar su lista.</numerusform>
            <numerusform>%Ln grabaciones ya están en este proyecto y se omitieron. Fusione los proyectos para importar sus listas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</source>
        <translation>
            <numerusform>%Ln grabación falta en «media» y «deployments»: se desconoce su inicio, zona horaria o lugar.</numerusform>
            <numerusform>%Ln grabaciones faltan en «media» y «deployments»: se desconoce su inicio, zona horaria o lugar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation>
            <numerusform>%Ln grabación no se nombra en la tabla.</numerusform>
            <numerusform>%Ln grabaciones no se nombran en la tabla.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation>
            <numerusform>Hay %Ln grabación seleccionada. Las marcas van a ella.</numerusform>
            <numerusform>Hay %Ln grabaciones seleccionadas. Las marcas van a todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of a visit and are divided there.</source>
        <translation>
            <numerusform>%Ln grabación continúa tras el final de una visita y se divide allí.</numerusform>
            <numerusform>%Ln grabaciones continúan tras el final de una visita y se dividen allí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln grabación continúa tras el final de su visita y cuenta para esa visita.</numerusform>
            <numerusform>%Ln grabaciones continúan tras el final de sus visitas y cuentan para esas visitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings could not be segmented:</source>
        <translation>
            <numerusform>No se pudo segmentar %Ln grabación:</numerusform>
            <numerusform>No se pudieron segmentar %Ln grabaciones:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have conflicting entries. Point at one to see why.</source>
        <translation>
            <numerusform>%Ln grabación tiene datos contradictorios. Apunte a ella para ver por qué.</numerusform>
            <numerusform>%Ln grabaciones tienen datos contradictorios. Apunte a una para ver por qué.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have missing files.</source>
        <translation>
            <numerusform>A %Ln grabación le falta el archivo.</numerusform>
            <numerusform>A %Ln grabaciones les faltan los archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no site.</source>
        <translation>
            <numerusform>%Ln grabación no tiene sitio.</numerusform>
            <numerusform>%Ln grabaciones no tienen sitio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no start.</source>
        <translation>
            <numerusform>%Ln grabación no tiene inicio.</numerusform>
            <numerusform>%Ln grabaciones no tienen inicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</source>
        <translation>
            <numerusform>%Ln grabación de 150 kHz o más se examinó en busca de murciélagos, solo por encima de 4 kHz. Las voces más graves necesitan el preajuste Aves canoras (songbirds).</numerusform>
            <numerusform>%Ln grabaciones de 150 kHz o más se examinaron en busca de murciélagos, solo por encima de 4 kHz. Las voces más graves necesitan el preajuste Aves canoras (songbirds).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings outside the season or the hours of day are left out.</source>
        <translation>
            <numerusform>%Ln grabación fuera de la temporada o de las horas del día queda excluida.</numerusform>
            <numerusform>%Ln grabaciones fuera de la temporada o de las horas del día quedan excluidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were added.</source>
        <translation>
            <numerusform>Se añadió %Ln grabación.</numerusform>
            <numerusform>Se añadieron %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were analysed before.</source>
        <translation>
            <numerusform>%Ln grabación ya se había analizado.</numerusform>
            <numerusform>%Ln grabaciones ya se habían analizado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were found again.</source>
        <translation>
            <numerusform>Se volvió a encontrar %Ln grabación.</numerusform>
            <numerusform>Se volvieron a encontrar %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were removed. Ctrl+Z restores them.</source>
        <translation>
            <numerusform>Se quitó %Ln grabación. Ctrl+Z la recupera.</numerusform>
            <numerusform>Se quitaron %Ln grabaciones. Ctrl+Z las recupera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were segmented with other settings. The model uses “{preset}”.</source>
        <translation>
            <numerusform>%Ln grabación se segmentó con otros ajustes. El modelo usa «{preset}».</numerusform>
            <numerusform>%Ln grabaciones se segmentaron con otros ajustes. El modelo usa «{preset}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a site or a start are left out.</source>
        <translation>
            <numerusform>%Ln grabación sin sitio o sin inicio queda excluida.</numerusform>
            <numerusform>%Ln grabaciones sin sitio o sin inicio quedan excluidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a start are left out.</source>
        <translation>
            <numerusform>%Ln grabación sin inicio se omite.</numerusform>
            <numerusform>%Ln grabaciones sin inicio se omiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</source>
        <translation>
            <numerusform>%Ln grabación sin predicciones ni detecciones solo cuenta como muestreada donde una persona la listó o revisó por completo.</numerusform>
            <numerusform>%Ln grabaciones sin predicciones ni detecciones solo cuentan como muestreadas donde una persona las listó o revisó por completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>%Ln grabación, {tagged} marcadas</numerusform>
            <numerusform>%Ln grabaciones, {tagged} marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed</source>
        <translation>
            <numerusform>%Ln revisado</numerusform>
            <numerusform>%Ln revisados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation>
            <numerusform>%Ln segmento revisado también se usa; sus etiquetas no cambian.</numerusform>
            <numerusform>%Ln segmentos revisados también se usan; sus etiquetas no cambian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments of today are not in this backup.</source>
        <translation>
            <numerusform>%Ln segmento revisado hoy no está en esta copia de seguridad.</numerusform>
            <numerusform>%Ln segmentos revisados hoy no están en esta copia de seguridad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln fila</numerusform>
            <numerusform>%Ln filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows cannot be read:</source>
        <translation>
            <numerusform>%Ln fila no se puede leer:</numerusform>
            <numerusform>%Ln filas no se pueden leer:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</source>
        <translation>
            <numerusform>%Ln fila no tiene especie, lo que crowsetta no acepta. «Omitir los segmentos sin especie» (--only-named) la quita.</numerusform>
            <numerusform>%Ln filas no tienen especie, lo que crowsetta no acepta. «Omitir los segmentos sin especie» (--only-named) las quita.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</source>
        <translation>
            <numerusform>Se omitió %Ln fila etiquetada por una persona. Importe la tabla como segmentos para conservar la etiqueta.</numerusform>
            <numerusform>Se omitieron %Ln filas etiquetadas por una persona. Importe la tabla como segmentos para conservar las etiquetas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were filled. Save to keep them.</source>
        <translation>
            <numerusform>Se rellenó %Ln fila. Guarde para conservarla.</numerusform>
            <numerusform>Se rellenaron %Ln filas. Guarde para conservarlas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were written to {path}.</source>
        <translation>
            <numerusform>Se escribió %Ln fila en {path}.</numerusform>
            <numerusform>Se escribieron %Ln filas en {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows without a score, or of more than {max_s} s, were left out.</source>
        <translation>
            <numerusform>Se omitió %Ln fila sin puntuación o de más de {max_s} s.</numerusform>
            <numerusform>Se omitieron %Ln filas sin puntuación o de más de {max_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln segundo</numerusform>
            <numerusform>%Ln segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments</source>
        <translation>
            <numerusform>%Ln segmento</numerusform>
            <numerusform>%Ln segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments fit no listed species (“?”).</source>
        <translation>
            <numerusform>%Ln segmento no corresponde a ninguna especie de la lista («?»).</numerusform>
            <numerusform>%Ln segmentos no corresponden a ninguna especie de la lista («?»).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments have different labels and wait for a decision.</source>
        <translation>
            <numerusform>%Ln segmento tiene etiquetas distintas y espera una decisión.</numerusform>
            <numerusform>%Ln segmentos tienen etiquetas distintas y esperan una decisión.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of human sounds were left out.</source>
        <translation>
            <numerusform>Se omitió %Ln segmento de sonidos humanos.</numerusform>
            <numerusform>Se omitieron %Ln segmentos de sonidos humanos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of training sources</source>
        <translation>
            <numerusform>%Ln segmento de fuentes de entrenamiento</numerusform>
            <numerusform>%Ln segmentos de fuentes de entrenamiento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review are hidden by the minimum call probability.</source>
        <translation>
            <numerusform>La probabilidad mínima de llamada oculta %Ln segmento por revisar.</numerusform>
            <numerusform>La probabilidad mínima de llamada oculta %Ln segmentos por revisar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review, the most uncertain first.</source>
        <translation>
            <numerusform>%Ln segmento por revisar, primero los más inciertos.</numerusform>
            <numerusform>%Ln segmentos por revisar, primero los más inciertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were found.</source>
        <translation>
            <numerusform>Se encontró %Ln segmento.</numerusform>
            <numerusform>Se encontraron %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled.</source>
        <translation>
            <numerusform>Se etiquetó %Ln segmento.</numerusform>
            <numerusform>Se etiquetaron %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out (reasons in {note}).</source>
        <translation>
            <numerusform>Se omitió %Ln segmento (motivos en {note}).</numerusform>
            <numerusform>Se omitieron %Ln segmentos (motivos en {note}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out.</source>
        <translation>
            <numerusform>Se omitió %Ln segmento.</numerusform>
            <numerusform>Se omitieron %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were not written: {why}.</source>
        <translation>
            <numerusform>No se escribió %Ln segmento: {why}.</numerusform>
            <numerusform>No se escribieron %Ln segmentos: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were outlined in both projects; one outline of each is shown.</source>
        <translation>
            <numerusform>%Ln segmento se delimitó en ambos proyectos; se muestra un solo contorno.</numerusform>
            <numerusform>%Ln segmentos se delimitaron en ambos proyectos; se muestra un solo contorno de cada uno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}, in {rows}.</source>
        <translation>
            <numerusform>Se escribió %Ln segmento en {path}, en {rows}.</numerusform>
            <numerusform>Se escribieron %Ln segmentos en {path}, en {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}.</source>
        <translation>
            <numerusform>Se escribió %Ln segmento en {path}.</numerusform>
            <numerusform>Se escribieron %Ln segmentos en {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected recordings</source>
        <translation>
            <numerusform>%Ln grabación seleccionada</numerusform>
            <numerusform>%Ln grabaciones seleccionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</source>
        <translation>
            <numerusform>%Ln sitio tiene grabaciones con distintos desfases de UTC (horario de verano o relojes ajustados de otro modo). Las horas y los días son los de cada grabación.</numerusform>
            <numerusform>%Ln sitios tienen grabaciones con distintos desfases de UTC (horario de verano o relojes ajustados de otro modo). Las horas y los días son los de cada grabación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</source>
        <translation>
            <numerusform>%Ln sonido no tiene especie en la columna «{column}» y queda sin etiqueta. Las demás columnas no se leen como nombres de especies.</numerusform>
            <numerusform>%Ln sonidos no tienen especie en la columna «{column}» y quedan sin etiqueta. Las demás columnas no se leen como nombres de especies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species</source>
        <translation>
            <numerusform>%Ln especie</numerusform>
            <numerusform>%Ln especies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (complete list).</source>
        <translation>
            <numerusform>%Ln especie (lista completa).</numerusform>
            <numerusform>%Ln especies (lista completa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (incomplete list).</source>
        <translation>
            <numerusform>%Ln especie (lista incompleta).</numerusform>
            <numerusform>%Ln especies (lista incompleta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species are unknown to the model: NA without a species list.</source>
        <translation>
            <numerusform>El modelo no conoce %Ln especie: NA sin lista de especies.</numerusform>
            <numerusform>El modelo no conoce %Ln especies: NA sin lista de especies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation>
            <numerusform>Ahora se puede encontrar %Ln especie al escribir.</numerusform>
            <numerusform>Ahora se pueden encontrar %Ln especies al escribir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species cannot be separated by lists.</source>
        <translation>
            <numerusform>Las listas no permiten separar %Ln especie.</numerusform>
            <numerusform>Las listas no permiten separar %Ln especies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species have two kinds of sound that no list separates.</source>
        <translation>
            <numerusform>%Ln especie tiene dos tipos de sonido que ninguna lista separa.</numerusform>
            <numerusform>%Ln especies tienen dos tipos de sonido que ninguna lista separa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species lists are contradicted by labels. They are not used until you decide.</source>
        <translation>
            <numerusform>Las etiquetas contradicen %Ln lista de especies. No se usa hasta que usted decida.</numerusform>
            <numerusform>Las etiquetas contradicen %Ln listas de especies. No se usan hasta que usted decida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species need data.</source>
        <translation>
            <numerusform>%Ln especie necesita datos.</numerusform>
            <numerusform>%Ln especies necesitan datos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts have no time zone.</source>
        <translation>
            <numerusform>%Ln inicio no tiene zona horaria.</numerusform>
            <numerusform>%Ln inicios no tienen zona horaria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts would change.</source>
        <translation>
            <numerusform>Cambiaría %Ln inicio.</numerusform>
            <numerusform>Cambiarían %Ln inicios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strokes</source>
        <translation>
            <numerusform>%Ln trazo</numerusform>
            <numerusform>%Ln trazos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are replaced.</source>
        <translation>
            <numerusform>Se sustituye %Ln marca.</numerusform>
            <numerusform>Se sustituyen %Ln marcas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsure tags of complete lists count as not detected.</source>
        <translation>
            <numerusform>%Ln marca dudosa de una lista completa cuenta como no detectada.</numerusform>
            <numerusform>%Ln marcas dudosas de listas completas cuentan como no detectadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln validated items are of other models: draw a new sample.</source>
        <translation>
            <numerusform>%Ln elemento validado es de otro modelo: extraiga una muestra nueva.</numerusform>
            <numerusform>%Ln elementos validados son de otros modelos: extraiga una muestra nueva.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</source>
        <translation>
            <numerusform>%Ln visita cuenta como se sorteó: se quitaron sus grabaciones o cambió su sitio o su inicio.</numerusform>
            <numerusform>%Ln visitas cuentan como se sortearon: se quitaron sus grabaciones o cambió su sitio o su inicio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits were drawn.</source>
        <translation>
            <numerusform>Se sorteó %Ln visita.</numerusform>
            <numerusform>Se sortearon %Ln visitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</source>
        <translation>
            <numerusform>%Ln ventana continúa en la grabación siguiente. Sus especies son posibles en cada parte y obligatorias en ninguna; de las listas incompletas no se importa nada.</numerusform>
            <numerusform>%Ln ventanas continúan en la grabación siguiente. Sus especies son posibles en cada parte y obligatorias en ninguna; de las listas incompletas no se importa nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows were not chosen at random. Values that rest on them may be biased.</source>
        <translation>
            <numerusform>%Ln ventana no se eligió al azar. Los valores que se basan en ella pueden estar sesgados.</numerusform>
            <numerusform>%Ln ventanas no se eligieron al azar. Los valores que se basan en ellas pueden estar sesgados.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About birdann</source>
        <translation>&amp;Acerca de birdann</translation>
    </message>
    <message>
        <source>&amp;Absent</source>
        <translation>&amp;Ausente</translation>
    </message>
    <message>
        <source>&amp;Add recordings…</source>
        <translation>Añadir &amp;grabaciones…</translation>
    </message>
    <message>
        <source>&amp;Add to them</source>
        <translation>Añad&amp;ir a ellas</translation>
    </message>
    <message>
        <source>&amp;Brush: add to the segment</source>
        <translation>&amp;Pincel: añadir al segmento</translation>
    </message>
    <message>
        <source>&amp;Cancel running task</source>
        <translation>&amp;Cancelar la tarea en curso</translation>
    </message>
    <message>
        <source>&amp;Check and repair project…</source>
        <translation>&amp;Comprobar y reparar el proyecto…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Cerrar el proyecto</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Pale&amp;ta de comandos…</translation>
    </message>
    <message>
        <source>&amp;Complete list</source>
        <translation>Lista &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Complete lists</source>
        <translation>Listas &amp;completas</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>&amp;Delete segments</source>
        <translation>E&amp;liminar segmentos</translation>
    </message>
    <message>
        <source>&amp;Detect with a network…</source>
        <translation>Detectar con &amp;una red neuronal…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Más rápido</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rchivo</translation>
    </message>
    <message>
        <source>&amp;Find a recording</source>
        <translation>&amp;Buscar una grabación</translation>
    </message>
    <message>
        <source>&amp;Five-minute start</source>
        <translation>&amp;Primeros pasos en cinco minutos</translation>
    </message>
    <message>
        <source>&amp;Frequency axis</source>
        <translation>Eje de &amp;frecuencia</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>&amp;Galería</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Import species lists…</source>
        <translation>Importar listas de &amp;especies…</translation>
    </message>
    <message>
        <source>&amp;Incomplete lists</source>
        <translation>&amp;Listas incompletas</translation>
    </message>
    <message>
        <source>&amp;Join fragments</source>
        <translation>&amp;Unir fragmentos</translation>
    </message>
    <message>
        <source>&amp;Jump to a time…</source>
        <translation>Ir a un tiemp&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Keep existing lists</source>
        <translation>Conser&amp;var las listas</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos &amp;de teclado</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>&amp;Etiquetar</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Bucle</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Merge segments</source>
        <translation>&amp;Fusionar segmentos</translation>
    </message>
    <message>
        <source>&amp;Merge with another project…</source>
        <translation>&amp;Fusionar con otro proyecto…</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>Proyecto &amp;nuevo…</translation>
    </message>
    <message>
        <source>&amp;Next recording</source>
        <translation>Gra&amp;bación siguiente</translation>
    </message>
    <message>
        <source>&amp;No birds here</source>
        <translation>S&amp;in aves aquí</translation>
    </message>
    <message>
        <source>&amp;No birds: listened, nothing present</source>
        <translation>Sin aves: &amp;escuchada, nada presente</translation>
    </message>
    <message>
        <source>&amp;No, only some</source>
        <translation>&amp;No, solo algunas</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>R&amp;uido</translation>
    </message>
    <message>
        <source>&amp;One line each</source>
        <translation>&amp;Una línea cada una</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>&amp;Abrir proyecto…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Reproducir o &amp;pausar</translation>
    </message>
    <message>
        <source>&amp;Play the best example</source>
        <translation>Reproducir el me&amp;jor ejemplo</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presente</translation>
    </message>
    <message>
        <source>&amp;Previous recording</source>
        <translation>&amp;Grabación anterior</translation>
    </message>
    <message>
        <source>&amp;Previous segment</source>
        <translation>Segmento &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Proyecto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Redo: {redo}</source>
        <translation>Re&amp;hacer: {redo}</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>Sustitui&amp;rlas</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation>&amp;Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Guardar &amp;una copia…</translation>
    </message>
    <message>
        <source>&amp;Show outlines</source>
        <translation>Mostrar &amp;contornos</translation>
    </message>
    <message>
        <source>&amp;Split the segment</source>
        <translation>&amp;Dividir el segmento</translation>
    </message>
    <message>
        <source>&amp;Tag species…</source>
        <translation>Ma&amp;rcar especies…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation>E&amp;ntrenar…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>De&amp;shacer</translation>
    </message>
    <message>
        <source>&amp;Undo: {undo}</source>
        <translation>&amp;Deshacer: {undo}</translation>
    </message>
    <message>
        <source>&amp;Unsure</source>
        <translation>Dud&amp;osa</translation>
    </message>
    <message>
        <source>&amp;Untagged: not listened to</source>
        <translation>Sin &amp;marcar: no escuchada</translation>
    </message>
    <message>
        <source>&amp;Validate predictions…</source>
        <translation>Validar predicci&amp;ones…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Waveform</source>
        <translation>Forma de o&amp;nda</translation>
    </message>
    <message>
        <source>&amp;Whole recording</source>
        <translation>&amp;Grabación entera</translation>
    </message>
    <message>
        <source>&amp;Yes, all of them</source>
        <translation>Sí, &amp;todas</translation>
    </message>
    <message>
        <source>&amp;Zoom to the segment</source>
        <translation>Acercar al &amp;segmento</translation>
    </message>
    <message>
        <source>(95 % CI {low}–{high})</source>
        <translation>(IC del 95 %: {low}–{high})</translation>
    </message>
    <message>
        <source>(always listed together)</source>
        <translation>(siempre juntas en las listas)</translation>
    </message>
    <message>
        <source>(name of this language in it, such as Deutsch)</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>(no site)</source>
        <translation>(sin sitio)</translation>
    </message>
    <message>
        <source>--detections counts for a model’s labels. Omit it for a network.</source>
        <translation>--detections es para las etiquetas de un modelo. Omítala con una red neuronal.</translation>
    </message>
    <message>
        <source>--labels, --rate and --scores describe networks. Omit them for {model}.</source>
        <translation>--labels, --rate y --scores describen redes neuronales. Omítalas para {model}.</translation>
    </message>
    <message>
        <source>--preset does not apply to a trained segmenter. Give it to train-segmenter.</source>
        <translation>--preset no se aplica a un segmentador entrenado. Désela a train-segmenter.</translation>
    </message>
    <message>
        <source>--preview works only with --lists. Add the sound files first.</source>
        <translation>--preview solo funciona con --lists. Añada primero los archivos de sonido.</translation>
    </message>
    <message>
        <source>--program needs a name, such as BirdNET/2.4.</source>
        <translation>--program necesita un nombre, como BirdNET/2.4.</translation>
    </message>
    <message>
        <source>--table needs the name of a sample.</source>
        <translation>--table necesita el nombre de una muestra.</translation>
    </message>
    <message>
        <source>--under works only with --channel.</source>
        <translation>--under solo funciona con --channel.</translation>
    </message>
    <message>
        <source>--unit does not apply to a trained segmenter.</source>
        <translation>--unit no se aplica a un segmentador entrenado.</translation>
    </message>
    <message>
        <source>--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12.</source>
        <translation>--visit es day, night o un número de horas que divida 24: 1, 2, 3, 4, 6, 8, 12.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>50 to 90 %</source>
        <translation>50 a 90 %</translation>
    </message>
    <message>
        <source>90 % and above</source>
        <translation>90 % y más</translation>
    </message>
    <message>
        <source>90 %: {bandwidth_90_hz}, {duration_90_s}</source>
        <translation>90 %: {bandwidth_90_hz}, {duration_90_s}</translation>
    </message>
    <message>
        <source>: it leaves the sign out</source>
        <translation>: le falta el signo</translation>
    </message>
    <message>
        <source>:00</source>
        <comment>time of day</comment>
        <translation>:00</translation>
    </message>
    <message>
        <source>; comes back: {kept}</source>
        <translation>; se recupera: {kept}</translation>
    </message>
    <message>
        <source>A chosen segment does not exist any more. Choose again.</source>
        <translation>Un segmento elegido ya no existe. Elija de nuevo.</translation>
    </message>
    <message>
        <source>A click opens or closes the group.</source>
        <translation>Un clic abre o cierra el grupo.</translation>
    </message>
    <message>
        <source>A copy is in {path}. You go on working on the original.</source>
        <translation>Hay una copia en {path}. Usted sigue trabajando en el original.</translation>
    </message>
    <message>
        <source>A day with hours past midnight joins the end of one night with that of the next. Nights keep them apart.</source>
        <translation>Un día con horas que pasan de medianoche une partes de dos noches. Las noches las separan.</translation>
    </message>
    <message>
        <source>A margin is 0 to {max_margin_s} seconds.</source>
        <translation>El margen va de 0 a {max_margin_s} segundos.</translation>
    </message>
    <message>
        <source>A minimum probability is a number from 0 to 1.</source>
        <translation>Una probabilidad mínima es un número de 0 a 1.</translation>
    </message>
    <message>
        <source>A network that you have, such as BirdNET, scores each recording window by window. Its detections are stored like those of other programs. Nothing is downloaded.</source>
        <translation>Una red neuronal que usted tenga, como BirdNET, puntúa cada grabación ventana a ventana. Sus detecciones se guardan como las de otros programas. No se descarga nada.</translation>
    </message>
    <message>
        <source>A network’s scores as evidence for segments</source>
        <translation>Puntuaciones de una red neuronal como indicios para los segmentos</translation>
    </message>
    <message>
        <source>A network’s scores, such as BirdNET’s, name the calls; no tagging needed</source>
        <translation>Las puntuaciones de una red neuronal, como BirdNET, nombran las llamadas; sin marcar especies</translation>
    </message>
    <message>
        <source>A person’s labels</source>
        <translation>Etiquetas de una persona</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1.</source>
        <translation>Una probabilidad es un número de 0 a 1.</translation>
    </message>
    <message>
        <source>A program’s detections</source>
        <translation>Detecciones de un programa</translation>
    </message>
    <message>
        <source>A project has at most {n} fields.</source>
        <translation>Un proyecto tiene como máximo {n} campos.</translation>
    </message>
    <message>
        <source>A random sample of each score bin. 25 in each of four bins give intervals of about ±10 points.</source>
        <translation>Una muestra aleatoria de cada clase de puntuación. 25 en cada una de cuatro clases dan intervalos de unos ±10 puntos.</translation>
    </message>
    <message>
        <source>A recording as a whole cannot be joined with a window.</source>
        <translation>Una grabación entera no se puede unir a una ventana.</translation>
    </message>
    <message>
        <source>A running task may have stopped. Start it again.</source>
        <translation>Una tarea en curso puede haberse detenido. Iníciela de nuevo.</translation>
    </message>
    <message>
        <source>A sample needs a name.</source>
        <translation>Una muestra necesita un nombre.</translation>
    </message>
    <message>
        <source>A search needs held-out recordings. Tag and segment at least two recordings first.</source>
        <translation>Una búsqueda necesita grabaciones reservadas. Marque y segmente antes al menos dos grabaciones.</translation>
    </message>
    <message>
        <source>A supervised model needs labelled segments, and there are none.</source>
        <translation>Un modelo supervisado necesita segmentos etiquetados, y no hay ninguno.</translation>
    </message>
    <message>
        <source>A temporary file cannot be written to {folder} ({reason}). Free some space there, or set TMPDIR to another folder.</source>
        <translation>No se puede escribir un archivo temporal en {folder} ({reason}). Libere espacio allí o indique otra carpeta en TMPDIR.</translation>
    </message>
    <message>
        <source>A threshold is a number.</source>
        <translation>Un umbral es un número.</translation>
    </message>
    <message>
        <source>A threshold needs a species: --species NAME.</source>
        <translation>Un umbral necesita una especie: --species NOMBRE.</translation>
    </message>
    <message>
        <source>A worker cannot read {path} ({reason}); the folder of results has to lie where all machines see it under the same name.</source>
        <translation>Un proceso no puede leer {path} ({reason}); la carpeta de resultados debe estar donde todas las máquinas la vean con el mismo nombre.</translation>
    </message>
    <message>
        <source>A worker has birdann {theirs}, and this command is birdann {ours}. Install the same version on all machines.</source>
        <translation>Un proceso tiene birdann {theirs} y este comando es birdann {ours}. Instale la misma versión en todas las máquinas.</translation>
    </message>
    <message>
        <source>AAC or ALAC sound</source>
        <translation>sonido AAC o ALAC</translation>
    </message>
    <message>
        <source>AAC sound</source>
        <translation>sonido AAC</translation>
    </message>
    <message>
        <source>AAC sound or a film</source>
        <translation>sonido AAC o una película</translation>
    </message>
    <message>
        <source>AOEF annotation set (Whombat, soundevent)</source>
        <translation>Conjunto de anotaciones AOEF (Whombat, soundevent)</translation>
    </message>
    <message>
        <source>About birdann</source>
        <translation>Acerca de birdann</translation>
    </message>
    <message>
        <source>About one segment per listed species remains. The model may reject real calls as noise. Confirm a few of them.</source>
        <translation>Queda alrededor de un segmento por especie de la lista. El modelo puede rechazar llamadas reales como ruido. Confirme algunas.</translation>
    </message>
    <message>
        <source>About {n} of 10 predictions are correct.</source>
        <translation>Aproximadamente {n} de cada 10 predicciones son correctas.</translation>
    </message>
    <message>
        <source>About {rate} of the segments are probably noise or unknown species.</source>
        <translation>Alrededor del {rate} de los segmentos son probablemente ruido o especies desconocidas.</translation>
    </message>
    <message>
        <source>Above the thresholds</source>
        <translation>Por encima de los umbrales</translation>
    </message>
    <message>
        <source>Above the usual range of this species ({low}–{high} kHz).</source>
        <translation>Por encima del rango habitual de esta especie ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Acc&amp;ept suggested tags</source>
        <translation>Ace&amp;ptar marcas sugeridas</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Aceptar todo</translation>
    </message>
    <message>
        <source>Accept suggested tags</source>
        <translation>Aceptar marcas sugeridas</translation>
    </message>
    <message>
        <source>Accept the predicted species of an untagged recording as tags; listen first</source>
        <translation>Aceptar como marcas las especies predichas de una grabación sin marcar; escuche antes</translation>
    </message>
    <message>
        <source>Activate an edit to go back or forward to it</source>
        <translation>Active una edición para volver a ella o avanzar hasta ella</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>to the list</comment>
        <translation>Añadir</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln recordings</source>
        <translation>
            <numerusform>Añadir %Ln grabación</numerusform>
            <numerusform>Añadir %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln segments</source>
        <translation>
            <numerusform>Añadir %Ln segmento</numerusform>
            <numerusform>Añadir %Ln segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln species</source>
        <translation>
            <numerusform>Añadir %Ln especie</numerusform>
            <numerusform>Añadir %Ln especies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln windows</source>
        <translation>
            <numerusform>Añadir %Ln ventana</numerusform>
            <numerusform>Añadir %Ln ventanas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;window</source>
        <translation>Añadir &amp;ventana</translation>
    </message>
    <message>
        <source>Add a &amp;folder of recordings…</source>
        <translation>Añadi&amp;r una carpeta de grabaciones…</translation>
    </message>
    <message>
        <source>Add a folder of recordings</source>
        <translation>Añadir una carpeta de grabaciones</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Añadir una carpeta…</translation>
    </message>
    <message>
        <source>Add a note to the recording; Ctrl+F finds it</source>
        <translation>Añadir una nota a la grabación; Ctrl+F la encuentra</translation>
    </message>
    <message>
        <source>Add a note; the queue can be filtered by notes</source>
        <translation>Añadir una nota; la cola se puede filtrar por notas</translation>
    </message>
    <message>
        <source>Add a window with its own species list (selected segments or visible range)</source>
        <translation>Añadir una ventana con su propia lista de especies (segmentos seleccionados o rango visible)</translation>
    </message>
    <message>
        <source>Add another project</source>
        <translation>Añadir otro proyecto</translation>
    </message>
    <message>
        <source>Add every sound file in a folder and the folders inside it</source>
        <translation>Añadir todos los archivos de sonido de una carpeta y de sus subcarpetas</translation>
    </message>
    <message>
        <source>Add labelled clips or another project as training sources</source>
        <translation>Añadir clips etiquetados u otro proyecto como fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>Añadir notas</translation>
    </message>
    <message>
        <source>Add recordings</source>
        <translation>Añadir grabaciones</translation>
    </message>
    <message>
        <source>Add recordings: drop files or a folder on the window.</source>
        <translation>Añada grabaciones: suelte archivos o una carpeta en la ventana.</translation>
    </message>
    <message>
        <source>Add recordings…</source>
        <translation>Añadir grabaciones…</translation>
    </message>
    <message>
        <source>Add second species to segment</source>
        <translation>Añadir otra especie al segmento</translation>
    </message>
    <message>
        <source>Add segments</source>
        <translation>Añadir segmentos</translation>
    </message>
    <message>
        <source>Add sound files to the project; they stay where they are</source>
        <translation>Añadir archivos de sonido al proyecto; se quedan donde están</translation>
    </message>
    <message>
        <source>Add species</source>
        <translation>Añadir especie</translation>
    </message>
    <message>
        <source>Add species “{name}”</source>
        <translation>Añadir especie «{name}»</translation>
    </message>
    <message>
        <source>Add the species of a label to the species list that excludes it</source>
        <translation>Añadir la especie de una etiqueta a la lista de especies que la excluye</translation>
    </message>
    <message>
        <source>Add the species to the list (Shift+A)</source>
        <translation>Añadir la especie a la lista (Mayús+A)</translation>
    </message>
    <message>
        <source>Add to list</source>
        <translation>Añadir a la lista</translation>
    </message>
    <message>
        <source>Add training clips…</source>
        <translation>Añadir clips de entrenamiento…</translation>
    </message>
    <message>
        <source>Add training so&amp;urces…</source>
        <translation>Añadir &amp;fuentes de entrenamiento…</translation>
    </message>
    <message>
        <source>Add training source “{name}”</source>
        <translation>Añadir fuente de entrenamiento «{name}»</translation>
    </message>
    <message>
        <source>Add training sources</source>
        <translation>Añadir fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>Add {species} to the list of {recording}?</source>
        <translation>¿Añadir {species} a la lista de {recording}?</translation>
    </message>
    <message>
        <source>Added with warnings</source>
        <translation>Añadidos con advertencias</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Añadiendo</translation>
    </message>
    <message>
        <source>Adding recordings</source>
        <translation>Añadiendo grabaciones</translation>
    </message>
    <message>
        <source>Adding training source {name}</source>
        <translation>Añadiendo la fuente de entrenamiento {name}</translation>
    </message>
    <message numerus="yes">
        <source>Adds %Ln tags</source>
        <translation>
            <numerusform>Añade %Ln marca</numerusform>
            <numerusform>Añade %Ln marcas</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Afterwards every segment has a prediction.</source>
        <translation>Después, cada segmento tiene una predicción.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordancia</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln segments are reviewed.</source>
        <translation>
            <numerusform>%Ln segmento: revisado.</numerusform>
            <numerusform>Los %Ln segmentos están revisados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln…</source>
        <comment>contradictions</comment>
        <translation>
            <numerusform>%Ln…</numerusform>
            <numerusform>Las %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Todas las respuestas</translation>
    </message>
    <message>
        <source>All calls here are painted</source>
        <translation>Todas las llamadas están pintadas</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Todas las fechas</translation>
    </message>
    <message>
        <source>All folders of this project are allowed.</source>
        <translation>Todas las carpetas de este proyecto están permitidas.</translation>
    </message>
    <message>
        <source>All items are reviewed.</source>
        <translation>Todos los elementos están revisados.</translation>
    </message>
    <message>
        <source>All observers, {n} segments: Fleiss&apos; kappa {kappa}</source>
        <translation>Todos los observadores, {n} segmentos: kappa de Fleiss {kappa}</translation>
    </message>
    <message>
        <source>All programs</source>
        <translation>Todos los programas</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>All recordings</source>
        <comment>filter</comment>
        <translation>Todas</translation>
    </message>
    <message numerus="yes">
        <source>All recordings (%Ln)</source>
        <translation>
            <numerusform>Todas las grabaciones (%Ln)</numerusform>
            <numerusform>Todas las grabaciones (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>All recordings of the project with their progress. Click one to show it. Page Up and Page Down step through them; N goes to the next untagged one.</source>
        <translation>Todas las grabaciones del proyecto con su progreso. Haga clic en una para mostrarla. RePág y AvPág las recorren; N va a la siguiente sin marcar.</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Todas las puntuaciones</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Todos los segmentos</translation>
    </message>
    <message>
        <source>All segments of the tagged recordings are rejected or labelled as unknown species. Confirm or clear some of them.</source>
        <translation>Todos los segmentos de las grabaciones marcadas están rechazados o etiquetados como especie desconocida. Confirme o borre algunos.</translation>
    </message>
    <message>
        <source>All segments of this recording are reviewed. U goes to the next item.</source>
        <translation>Todos los segmentos de esta grabación están revisados. U va al elemento siguiente.</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Todos los sitios</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Todos los sonidos</translation>
    </message>
    <message>
        <source>All species</source>
        <translation>Todas las especies</translation>
    </message>
    <message>
        <source>All species of the model</source>
        <translation>Todas las especies del modelo</translation>
    </message>
    <message>
        <source>All species with scores</source>
        <translation>Todas las especies con puntuaciones</translation>
    </message>
    <message>
        <source>All visits are settled.</source>
        <translation>Todas las visitas están resueltas.</translation>
    </message>
    <message>
        <source>Allow and read them</source>
        <translation>Permitirlas y leerlas</translation>
    </message>
    <message>
        <source>Allowed f&amp;olders…</source>
        <translation>C&amp;arpetas permitidas…</translation>
    </message>
    <message>
        <source>Allowed folders</source>
        <translation>Carpetas permitidas</translation>
    </message>
    <message>
        <source>Allowed folders cannot be saved in {parent}: {reason}.</source>
        <translation>Las carpetas permitidas no se pueden guardar en {parent}: {reason}.</translation>
    </message>
    <message>
        <source>Allowed folders…</source>
        <translation>Carpetas permitidas…</translation>
    </message>
    <message>
        <source>Allowing the folders</source>
        <translation>Permitiendo las carpetas</translation>
    </message>
    <message>
        <source>Almost no segment was predicted as noise.</source>
        <translation>Casi ningún segmento se predijo como ruido.</translation>
    </message>
    <message>
        <source>Already tagged: {species}</source>
        <translation>Ya marcada: {species}</translation>
    </message>
    <message>
        <source>Also resembles &lt;b&gt;{species}&lt;/b&gt; ({percent})</source>
        <translation>También se parece a &lt;b&gt;{species}&lt;/b&gt; ({percent})</translation>
    </message>
    <message>
        <source>Alt+1 – 9</source>
        <translation>Alt+1 – 9</translation>
    </message>
    <message>
        <source>An index does not fit its table: {what}.</source>
        <translation>Un índice no corresponde a su tabla: {what}.</translation>
    </message>
    <message>
        <source>Analysing {name}</source>
        <translation>Analizando {name}</translation>
    </message>
    <message>
        <source>Annotation {place} cannot be read: {reason}.</source>
        <translation>La anotación {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>Annotations ({endings});;All files (*)</source>
        <translation>Anotaciones ({endings});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Annotations imported</source>
        <translation>Anotaciones importadas</translation>
    </message>
    <message>
        <source>Another process is writing to {folder}. Wait until it has finished, or end it.</source>
        <translation>Otro proceso está escribiendo en {folder}. Espere a que termine o ciérrelo.</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Otro proyecto…</translation>
    </message>
    <message>
        <source>Another species</source>
        <translation>Otra especie</translation>
    </message>
    <message numerus="yes">
        <source>Answer %Ln items</source>
        <translation>
            <numerusform>Responder %Ln elemento</numerusform>
            <numerusform>Responder %Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer validation samples</source>
        <translation>Responder muestras de validación</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Respuesta: no</translation>
    </message>
    <message>
        <source>Answer: unsure</source>
        <translation>Respuesta: dudosa</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Respuesta: sí</translation>
    </message>
    <message>
        <source>Any certainty and type</source>
        <translation>Cualquier certeza y tipo</translation>
    </message>
    <message>
        <source>Any probability</source>
        <translation>Cualquier probabilidad</translation>
    </message>
    <message>
        <source>Applies to every format, to summaries of segments, and to clips. OUT.left-out.txt lists what was left out.</source>
        <translation>Se aplica a todos los formatos, a resúmenes de segmentos y a clips. OUT.left-out.txt enumera lo omitido.</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Aplicando</translation>
    </message>
    <message>
        <source>Applying thresholds</source>
        <translation>Aplicando umbrales</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivo sonoro</translation>
    </message>
    <message>
        <source>Archives need the packages dask, distributed and pyarrow ({reason}). Install them with: pip install birdann[archive]</source>
        <translation>Los archivos sonoros necesitan los paquetes dask, distributed y pyarrow ({reason}). Instálelos con: pip install birdann[archive]</translation>
    </message>
    <message>
        <source>Area of a sector: {unit}.</source>
        <translation>Área de un sector: {unit}.</translation>
    </message>
    <message>
        <source>Arrow keys move the box, with Shift they resize it; Enter stores it, Esc leaves</source>
        <translation>Las flechas mueven el recuadro y con Mayús cambian su tamaño; Intro lo guarda, Esc lo descarta</translation>
    </message>
    <message>
        <source>As in the papers</source>
        <translation>Como en los artículos</translation>
    </message>
    <message>
        <source>As known of the network</source>
        <translation>Lo conocido de la red</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Como en pantalla</translation>
    </message>
    <message>
        <source>As the system writes it</source>
        <translation>Como lo escribe el sistema</translation>
    </message>
    <message>
        <source>At</source>
        <translation>En</translation>
    </message>
    <message>
        <source>At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls are played.</source>
        <translation>Se simulan al menos 10 temporadas con visitas de un minuto, una proporción va de 0 a 1 y se reproducen de 1 a {most} llamadas.</translation>
    </message>
    <message>
        <source>At least one visit is drawn at each site.</source>
        <translation>En cada sitio se sortea al menos una visita.</translation>
    </message>
    <message>
        <source>At least two recordings with segments are needed for training.</source>
        <translation>Para entrenar hacen falta al menos dos grabaciones con segmentos.</translation>
    </message>
    <message>
        <source>At least: {species}</source>
        <translation>Al menos: {species}</translation>
    </message>
    <message>
        <source>At most per recording and bin</source>
        <translation>Máximo por grabación y clase</translation>
    </message>
    <message>
        <source>Audacity label track</source>
        <translation>Pista de etiquetas de Audacity</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>Comprobando listas</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Automatic model</source>
        <translation>Modelo automático</translation>
    </message>
    <message>
        <source>AviaNZ annotations and corrections (.data, .corrections)</source>
        <translation>Anotaciones y correcciones de AviaNZ (.data, .corrections)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eje</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Atrás (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fondo</translation>
    </message>
    <message>
        <source>Background subtracted</source>
        <translation>Fondo restado</translation>
    </message>
    <message>
        <source>Background subtracted: flattens steady wind, water and hiss at all frequencies.
PCEN: also flattens changing noise, and shows near and far calls about equally bright.</source>
        <translation>Fondo restado: aplana viento, agua y siseo constantes en todas las frecuencias.
PCEN: aplana también el ruido cambiante y muestra con brillo parecido las llamadas cercanas y lejanas.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Band-pass playba&amp;ck</source>
        <translation>Reproducción &amp;con filtro pasabanda</translation>
    </message>
    <message>
        <source>Bandwidth 90 %</source>
        <translation>Ancho de banda 90 %</translation>
    </message>
    <message>
        <source>BatDetect2 detections and annotations (JSON)</source>
        <translation>Detecciones y anotaciones de BatDetect2 (JSON)</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Murciélagos</translation>
    </message>
    <message>
        <source>Bats in recordings of ultrasound, songbirds in all others.</source>
        <translation>Murciélagos en grabaciones de ultrasonido, aves canoras en todas las demás.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before the project was opened</source>
        <translation>Antes de abrir el proyecto</translation>
    </message>
    <message>
        <source>Before this hour</source>
        <translation>Antes de esta hora</translation>
    </message>
    <message>
        <source>Below 50 %</source>
        <translation>Menos de 50 %</translation>
    </message>
    <message>
        <source>Below the usual range of this species ({low}–{high} kHz).</source>
        <translation>Por debajo del rango habitual de esta especie ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Best examples</source>
        <translation>Mejores ejemplos</translation>
    </message>
    <message>
        <source>Bins are</source>
        <translation>Las clases son</translation>
    </message>
    <message>
        <source>Bins of the score</source>
        <translation>Clases de puntuación</translation>
    </message>
    <message>
        <source>BirdNET results (CSV, Parquet)</source>
        <translation>Resultados de BirdNET (CSV, Parquet)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Negro sobre blanco</translation>
    </message>
    <message>
        <source>Black on white, for print</source>
        <translation>Negro sobre blanco, para imprimir</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Celdas en blanco</translation>
    </message>
    <message>
        <source>Blind: hide scores and recordings</source>
        <translation>A ciegas: ocultar puntuaciones y grabaciones</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Brillo</translation>
    </message>
    <message>
        <source>Brush: er&amp;ase from the segment</source>
        <translation>Pincel: &amp;borrar del segmento</translation>
    </message>
    <message>
        <source>By date and time</source>
        <translation>Por fecha y hora</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por día</translation>
    </message>
    <message>
        <source>By level of the call over the noise:</source>
        <translation>Por nivel de la llamada sobre el ruido:</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>By site and day</source>
        <translation>Por sitio y día</translation>
    </message>
    <message>
        <source>By site and species: {path}</source>
        <translation>Por sitio y especie: {path}</translation>
    </message>
    <message>
        <source>By site or folder</source>
        <translation>Por sitio o carpeta</translation>
    </message>
    <message>
        <source>By site, assuming that precision at equal scores is the same at all:</source>
        <translation>Por sitio, suponiendo que la precisión con puntuaciones iguales es la misma en todos:</translation>
    </message>
    <message>
        <source>By species</source>
        <translation>Por especie</translation>
    </message>
    <message>
        <source>By species:</source>
        <translation>Por especie:</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tiempo</translation>
    </message>
    <message>
        <source>C&amp;lear label</source>
        <translation>Borrar eti&amp;queta</translation>
    </message>
    <message>
        <source>C&amp;lear this list</source>
        <translation>&amp;Borrar esta lista</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>Co&amp;rregir…</translation>
    </message>
    <message>
        <source>CSV or Excel table with the columns recording (a file or a folder), site, latitude, longitude, elevation, start, zone; further columns are covariates of sites</source>
        <translation>tabla CSV o Excel con las columnas recording (un archivo o una carpeta), site, latitude, longitude, elevation, start, zone; las demás columnas son covariables de los sitios</translation>
    </message>
    <message>
        <source>Calibrated on {merged} segments of recordings merged in pairs, {hidden} of recordings whose list was hidden, and {answers} of your answers (labels and validation samples), each counting as ten segments. Each species is shrunk towards the pooled calibration, which counts as ten recordings.</source>
        <translation>Calibrado con {merged} segmentos de grabaciones fusionadas por pares, {hidden} de grabaciones con la lista oculta y {answers} de sus respuestas (etiquetas y muestras de validación), cada una como diez segmentos. Cada especie se contrae hacia la calibración conjunta, que cuenta como diez grabaciones.</translation>
    </message>
    <message>
        <source>Calibrated: error {error} on {n} held-out recordings (95 % CI {low}–{high}).</source>
        <translation>Calibrado: error {error} en {n} grabaciones reservadas (IC del 95 %: {low}–{high}).</translation>
    </message>
    <message>
        <source>Calibration error {error} (95 % CI {low}–{high}) on {n} held-out recordings.</source>
        <translation>Error de calibración {error} (IC del 95 %: {low}–{high}) en {n} grabaciones reservadas.</translation>
    </message>
    <message numerus="yes">
        <source>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</source>
        <translation>
            <numerusform>Error de calibración {error} (IC del 95 %: {low}–{high}), %Ln grabación reservada</numerusform>
            <numerusform>Error de calibración {error} (IC del 95 %: {low}–{high}), %Ln grabaciones reservadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</source>
        <translation>
            <numerusform>Calibración no medida: %Ln grabación reservada, se necesitan al menos {wanted}.</numerusform>
            <numerusform>Calibración no medida: %Ln grabaciones reservadas, se necesitan al menos {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Llamada</translation>
    </message>
    <message>
        <source>Call probability ≥ </source>
        <comment>percent</comment>
        <translation>Probabilidad de llamada ≥ </translation>
    </message>
    <message>
        <source>Call {place} of at most {n} in this visit</source>
        <translation>Llamada {place} de {n} como máximo en esta visita</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Llamadas</translation>
    </message>
    <message numerus="yes">
        <source>Calls (%Ln hidden)</source>
        <comment>sounds</comment>
        <translation>
            <numerusform>Llamadas (%Ln oculta)</numerusform>
            <numerusform>Llamadas (%Ln ocultas)</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms.</source>
        <translation>Las llamadas se delimitan en el espectrograma: línea discontinua si son predichas, continua si están confirmadas. Espacio reproduce; P reproduce la llamada seleccionada. La rueda desplaza; Ctrl+rueda amplía.</translation>
    </message>
    <message>
        <source>Calls of a few milliseconds above 4 kHz.</source>
        <translation>Llamadas de pocos milisegundos por encima de 4 kHz.</translation>
    </message>
    <message>
        <source>Calls of a species with gaps up to {gap} s are one row: {segments} segments in {rows} rows.</source>
        <translation>Las llamadas de una especie con pausas de hasta {gap} s forman una fila: {segments} segmentos en {rows} filas.</translation>
    </message>
    <message>
        <source>Calls per hour</source>
        <translation>Llamadas por hora</translation>
    </message>
    <message>
        <source>Calls played</source>
        <translation>Llamadas reproducidas</translation>
    </message>
    <message>
        <source>Calls played in a visit at most</source>
        <translation>Máximo de llamadas reproducidas por visita</translation>
    </message>
    <message numerus="yes">
        <source>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</source>
        <translation>
            <numerusform>Llamadas: confirmadas o desde los umbrales guardados (%Ln especie); si no, {bar}.</numerusform>
            <numerusform>Llamadas: confirmadas o desde los umbrales guardados (%Ln especies); si no, {bar}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls: confirmed, or with a probability of at least {bar}.</source>
        <translation>Llamadas: confirmadas o con una probabilidad de al menos {bar}.</translation>
    </message>
    <message>
        <source>Calls: harmonics and fast trills in one segment</source>
        <translation>Llamadas: armónicos y trinos rápidos en un segmento</translation>
    </message>
    <message>
        <source>Camtrap DP 1.0 (package in a folder, or observations as CSV)</source>
        <translation>Camtrap DP 1.0 (paquete en una carpeta, u observaciones en CSV)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Cancelar la tarea en curso</translation>
    </message>
    <message>
        <source>Cancel task</source>
        <translation>Cancelar la tarea</translation>
    </message>
    <message>
        <source>Cancel tasks and close</source>
        <translation>Cancelar las tareas y cerrar</translation>
    </message>
    <message>
        <source>Cancel; finished parts are kept (Ctrl+Shift+C)</source>
        <translation>Cancelar; se conserva lo terminado (Ctrl+Mayús+C)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cancelled. Finished parts are kept.</source>
        <translation>Cancelado. Se conserva lo terminado.</translation>
    </message>
    <message>
        <source>Candidate n as tag: present, unsure, absent, untagged</source>
        <translation>Especie candidata n como marca: presente, dudosa, ausente, sin marcar</translation>
    </message>
    <message>
        <source>Candidate n of the segment: use as its label</source>
        <translation>Candidata n del segmento: usarla como etiqueta</translation>
    </message>
    <message>
        <source>Candidate species</source>
        <translation>Especies candidatas</translation>
    </message>
    <message>
        <source>Ce&amp;rtain</source>
        <translation>S&amp;egura</translation>
    </message>
    <message>
        <source>Cells of “{column}” that are not verdicts: {cells}.</source>
        <translation>Celdas de «{column}» que no son veredictos: {cells}.</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Segura</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Certainty (Shift+C, Shift+R, Shift+O)</source>
        <translation>Certeza (Mayús+C, Mayús+R, Mayús+O)</translation>
    </message>
    <message>
        <source>Certainty, call type or note</source>
        <translation>Certeza, tipo de llamada o nota</translation>
    </message>
    <message>
        <source>Ch&amp;annel for segments…</source>
        <translation>Canal para &amp;los segmentos…</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln segments</source>
        <translation>
            <numerusform>Cambiar %Ln segmento</numerusform>
            <numerusform>Cambiar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Change label…</source>
        <translation>Cambiar etiqueta…</translation>
    </message>
    <message>
        <source>Change outlines</source>
        <translation>Cambiar contornos</translation>
    </message>
    <message>
        <source>Change preset a&amp;nd find segments again…</source>
        <translation>Cambiar el preajuste &amp;y volver a buscar segmentos…</translation>
    </message>
    <message>
        <source>Change the label of the selection</source>
        <translation>Cambiar la etiqueta de la selección</translation>
    </message>
    <message>
        <source>Change windows</source>
        <translation>Cambiar ventanas</translation>
    </message>
    <message>
        <source>Changed sound files</source>
        <translation>Archivos de sonido modificados</translation>
    </message>
    <message>
        <source>Changed the site of {n_placed} and the start of {n_started} recordings, and {n_sites} sites.</source>
        <translation>Se cambió el sitio de {n_placed} y el inicio de {n_started} grabaciones, y {n_sites} sitios.</translation>
    </message>
    <message>
        <source>Changed the start of {changed} of {n} recordings.</source>
        <translation>Se cambió el inicio de {changed} de {n} grabaciones.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Channel for segments</source>
        <translation>Canal para los segmentos</translation>
    </message>
    <message>
        <source>Channel shown and played</source>
        <translation>Canal que se muestra y reproduce</translation>
    </message>
    <message>
        <source>Channel shown and played. Segments are found in the mix of all channels, or in the channel you chose for this recording (Model menu).</source>
        <translation>Canal que se muestra y reproduce. Los segmentos se buscan en la mezcla de todos los canales o en el canal elegido para esta grabación (menú Modelo).</translation>
    </message>
    <message>
        <source>Channel {number}</source>
        <translation>Canal {number}</translation>
    </message>
    <message>
        <source>Channels apart</source>
        <translation>Canales separados</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Check and repair project</source>
        <translation>Comprobar y reparar el proyecto</translation>
    </message>
    <message>
        <source>Check and repair project…</source>
        <translation>Comprobar y reparar el proyecto…</translation>
    </message>
    <message>
        <source>Check the project file and its sound files for damage</source>
        <translation>Comprobar si el archivo del proyecto y sus archivos de sonido están dañados</translation>
    </message>
    <message numerus="yes">
        <source>Checked the project and %Ln sound files.</source>
        <translation>
            <numerusform>Se comprobaron el proyecto y %Ln archivo de sonido.</numerusform>
            <numerusform>Se comprobaron el proyecto y %Ln archivos de sonido.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
    <message>
        <source>Checking finished files</source>
        <translation>Comprobando archivos terminados</translation>
    </message>
    <message>
        <source>Checking the project</source>
        <translation>Comprobando el proyecto</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Lista de opciones</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Choose 1 of 2 sounds</source>
        <translation>Elegir 1 de 2 sonidos</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Choose a folder. It is searched with its sub-folders. A file is used only if its sound is the same, whatever its name. Tags and labels are kept.</source>
        <translation>Elija una carpeta. Se busca también en sus subcarpetas. Un archivo solo se usa si su sonido es el mismo, sea cual sea su nombre. Se conservan marcas y etiquetas.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir carpeta…</translation>
    </message>
    <message>
        <source>Choose a recording to tag its species.</source>
        <translation>Elija una grabación para marcar sus especies.</translation>
    </message>
    <message>
        <source>Choose a recording; the segment that you select in it appears here.</source>
        <translation>Elija una grabación; aquí aparece el segmento que seleccione en ella.</translation>
    </message>
    <message>
        <source>Choose a species above to see its calls on the clock.</source>
        <translation>Elija arriba una especie para ver sus llamadas a lo largo del día.</translation>
    </message>
    <message>
        <source>Choose another preset (owls, insects, bats), try it, and find segments again</source>
        <translation>Elegir otro preajuste (búhos, insectos, murciélagos), probarlo y volver a buscar segmentos</translation>
    </message>
    <message>
        <source>Choose at least two segments to merge.</source>
        <translation>Elija al menos dos segmentos para fusionarlos.</translation>
    </message>
    <message>
        <source>Choose tables…</source>
        <translation>Elegir tablas…</translation>
    </message>
    <message>
        <source>Choose the TFLite or ONNX file of a network.</source>
        <translation>Elija el archivo TFLite u ONNX de una red neuronal.</translation>
    </message>
    <message>
        <source>Choose the channel in which segments of the selected recordings are found</source>
        <translation>Elegir el canal en el que se buscan los segmentos de las grabaciones seleccionadas</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>Elegir dónde…</translation>
    </message>
    <message>
        <source>Choose whether the lists are complete.</source>
        <translation>Indique si las listas son completas.</translation>
    </message>
    <message>
        <source>Choose which column has the names.</source>
        <translation>Elija la columna que contiene los nombres.</translation>
    </message>
    <message>
        <source>Choose which folders added by other users this project may read</source>
        <translation>Elegir qué carpetas añadidas por otros usuarios puede leer este proyecto</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln labels</source>
        <translation>
            <numerusform>Borrar %Ln etiqueta</numerusform>
            <numerusform>Borrar %Ln etiquetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear label</source>
        <translation>Borrar etiqueta</translation>
    </message>
    <message>
        <source>Clear label (Shift+X)</source>
        <translation>Borrar etiqueta (Mayús+X)</translation>
    </message>
    <message>
        <source>Clear labels</source>
        <translation>Borrar etiquetas</translation>
    </message>
    <message>
        <source>Click a segment in the spectrogram, or press U for the first item.</source>
        <translation>Haga clic en un segmento del espectrograma o pulse U para el primer elemento.</translation>
    </message>
    <message>
        <source>Clip {place} cannot be read: {reason}.</source>
        <translation>El clip {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Clipped for {listed}: too loud for the recorder, so that calls there look wider than they are.</source>
        <translation>Saturado en {listed}: demasiado fuerte para la grabadora, por lo que las llamadas parecen allí más anchas de lo que son.</translation>
    </message>
    <message>
        <source>Clips are written as {names}, not {suffix}.</source>
        <translation>Los clips se escriben como {names}, no como {suffix}.</translation>
    </message>
    <message>
        <source>Clock fast: subtract</source>
        <translation>Reloj adelantado: restar</translation>
    </message>
    <message>
        <source>Clock slow: add</source>
        <translation>Reloj atrasado: sumar</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>Cerrar todos los grupos</translation>
    </message>
    <message>
        <source>Close the project; everything is saved already</source>
        <translation>Cerrar el proyecto; todo está ya guardado</translation>
    </message>
    <message>
        <source>Co&amp;mpare models…</source>
        <translation>Comparar &amp;modelos…</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Collapse the left side or bring it back</source>
        <translation>Plegar el lado izquierdo o volver a mostrarlo</translation>
    </message>
    <message>
        <source>Collecting the licences</source>
        <translation>Reuniendo las licencias</translation>
    </message>
    <message>
        <source>Colo&amp;ur map</source>
        <translation>&amp;Mapa de colores</translation>
    </message>
    <message>
        <source>Colour: {unit}.</source>
        <translation>Color: {unit}.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Colours by group</source>
        <translation>Colores por grupo</translation>
    </message>
    <message>
        <source>Colours by species</source>
        <translation>Colores por especie</translation>
    </message>
    <message>
        <source>Colours of the map</source>
        <translation>Colores del mapa</translation>
    </message>
    <message>
        <source>Colours of the spectrogram</source>
        <translation>Colores del espectrograma</translation>
    </message>
    <message>
        <source>Colours on a dark page</source>
        <translation>Colores sobre página oscura</translation>
    </message>
    <message>
        <source>Colours on a white page</source>
        <translation>Colores sobre página blanca</translation>
    </message>
    <message>
        <source>Colours, contrast, band and window of the spectrogram</source>
        <translation>Colores, contraste, banda y ventana del espectrograma</translation>
    </message>
    <message>
        <source>Colours: {name}.</source>
        <translation>Colores: {name}.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Column {n}</source>
        <translation>Columna {n}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Columns in braces, * for any name: the folder of each file is its site</source>
        <translation>Columnas entre llaves, * para cualquier nombre: la carpeta de cada archivo es su sitio</translation>
    </message>
    <message>
        <source>Columns of {name}</source>
        <translation>Columnas de {name}</translation>
    </message>
    <message>
        <source>Columns that were not read: {names}.</source>
        <translation>Columnas que no se leyeron: {names}.</translation>
    </message>
    <message>
        <source>Columns with values that cannot be read: {names}. All lists are imported as incomplete.</source>
        <translation>Columnas con valores ilegibles: {names}. Todas las listas se importan como incompletas.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>Comando que se busca</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos y sus teclas</translation>
    </message>
    <message>
        <source>Compare models</source>
        <translation>Comparar modelos</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparar modelos…</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds and measurements; the {n} most similar are in {path}.</source>
        <translation>Se compararon {compared} llamadas con {examples} ejemplos por límites y medidas; las {n} más similares están en {path}.</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds only (more precise after archive run --measurements); the {n} most similar are in {path}.</source>
        <translation>Se compararon {compared} llamadas con {examples} ejemplos solo por límites (más preciso tras archive run --measurements); las {n} más similares están en {path}.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Comparing calls</source>
        <translation>Comparando llamadas</translation>
    </message>
    <message>
        <source>Comparing labels</source>
        <translation>Comparando etiquetas</translation>
    </message>
    <message>
        <source>Comparing labels with lists</source>
        <translation>Comparando etiquetas con listas</translation>
    </message>
    <message>
        <source>Comparing lists</source>
        <translation>Comparando listas</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Comparando modelos</translation>
    </message>
    <message>
        <source>Comparing names</source>
        <translation>Comparando nombres</translation>
    </message>
    <message>
        <source>Comparing observers</source>
        <translation>Comparando observadores</translation>
    </message>
    <message>
        <source>Comparing outlines</source>
        <translation>Comparando contornos</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>Comparando ejecuciones</translation>
    </message>
    <message>
        <source>Comparing segments</source>
        <translation>Comparando segmentos</translation>
    </message>
    <message>
        <source>Comparing species and recordings</source>
        <translation>Comparando especies y grabaciones</translation>
    </message>
    <message>
        <source>Complete list</source>
        <translation>Lista completa</translation>
    </message>
    <message>
        <source>Complete lists?</source>
        <translation>¿Listas completas?</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmar</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmar %Ln</numerusform>
            <numerusform>Confirmar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln calls of each</source>
        <translation>
            <numerusform>Confirmar %Ln llamada de cada una</numerusform>
            <numerusform>Confirmar %Ln llamadas de cada una</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln others shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmar %Ln más mostrado</numerusform>
            <numerusform>Confirmar los otros %Ln mostrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln segments</source>
        <translation>
            <numerusform>Confirmar %Ln segmento</numerusform>
            <numerusform>Confirmar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmar %Ln mostrado</numerusform>
            <numerusform>Confirmar los %Ln mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm all shown</source>
        <translation>Confirmar todos los mostrados</translation>
    </message>
    <message>
        <source>Confirm all visible except selected</source>
        <translation>Confirmar todos los visibles salvo los seleccionados</translation>
    </message>
    <message>
        <source>Confirm predictions</source>
        <translation>Confirmar predicciones</translation>
    </message>
    <message>
        <source>Confirm the predicted species (Enter)</source>
        <translation>Confirmar la especie predicha (Intro)</translation>
    </message>
    <message>
        <source>Confirm the predicted species and go to the next item</source>
        <translation>Confirmar la especie predicha e ir al elemento siguiente</translation>
    </message>
    <message>
        <source>Confirm the predictions of the selection</source>
        <translation>Confirmar las predicciones de la selección</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmado</translation>
    </message>
    <message>
        <source>Confirmed: {species}</source>
        <translation>Confirmado: {species}</translation>
    </message>
    <message>
        <source>Confirmed: {species} ({person}, {when}).</source>
        <translation>Confirmado: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Confirmed: {what}</source>
        <translation>Confirmado: {what}</translation>
    </message>
    <message>
        <source>Conflicting lists: species set to unsure</source>
        <translation>Listas contradictorias: especies puestas como dudosas</translation>
    </message>
    <message>
        <source>Confused with</source>
        <translation>Confundida con</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>&amp;Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copiar la lista</translation>
    </message>
    <message>
        <source>Copy the segment to label a second species in the same outline</source>
        <translation>Copiar el segmento para etiquetar otra especie en el mismo contorno</translation>
    </message>
    <message>
        <source>Copy versions and recent messages, to paste into a report of a problem</source>
        <translation>Copiar versiones y mensajes recientes para pegarlos en el informe de un problema</translation>
    </message>
    <message>
        <source>Copying the outline</source>
        <translation>Copiando el contorno</translation>
    </message>
    <message>
        <source>Copying the second project</source>
        <translation>Copiando el segundo proyecto</translation>
    </message>
    <message>
        <source>Copying {name}</source>
        <translation>Copiando {name}</translation>
    </message>
    <message>
        <source>Cores for segments</source>
        <translation>Núcleos para segmentos</translation>
    </message>
    <message numerus="yes">
        <source>Correct %Ln segments</source>
        <translation>
            <numerusform>Corregir %Ln segmento</numerusform>
            <numerusform>Corregir %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct (%)</source>
        <translation>Correctas (%)</translation>
    </message>
    <message>
        <source>Correct (95 % CI)</source>
        <translation>Correctas (IC del 95 %)</translation>
    </message>
    <message>
        <source>Correct against predicted probability</source>
        <translation>Correctas frente a probabilidad predicha</translation>
    </message>
    <message>
        <source>Correct against predicted probability; click to enlarge</source>
        <translation>Correctas frente a probabilidad predicha; haga clic para ampliar</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}, about {value} ({low} to {high}) of {n_scored}.</source>
        <translation>Correctas entre todas las puntuadas: {share}, unas {value} ({low} a {high}) de {n_scored}.</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}.</source>
        <translation>Correctas entre todas las puntuadas: {share}.</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corregir el reloj</translation>
    </message>
    <message>
        <source>Correct the clock…</source>
        <translation>Corregir el reloj…</translation>
    </message>
    <message>
        <source>Correct the times</source>
        <translation>Corregir los tiempos</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregido</translation>
    </message>
    <message>
        <source>Corrected: {species}</source>
        <translation>Corregido: {species}</translation>
    </message>
    <message>
        <source>Corrected: {species} ({person}, {when}).</source>
        <translation>Corregido: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Corrected: {what}</source>
        <translation>Corregido: {what}</translation>
    </message>
    <message>
        <source>Could be several recordings</source>
        <translation>Podrían ser varias grabaciones</translation>
    </message>
    <message>
        <source>Could be {names}.</source>
        <translation>Podría ser {names}.</translation>
    </message>
    <message>
        <source>Could not be measured</source>
        <translation>No se pudieron medir</translation>
    </message>
    <message>
        <source>Count false calls</source>
        <translation>Contar llamadas falsas</translation>
    </message>
    <message>
        <source>Count from noon to noon, not by days</source>
        <translation>Contar de mediodía a mediodía, no por días</translation>
    </message>
    <message>
        <source>Count only in windows that were chosen at random</source>
        <translation>Contar solo en ventanas elegidas al azar</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Contando</translation>
    </message>
    <message>
        <source>Counting results</source>
        <translation>Contando resultados</translation>
    </message>
    <message>
        <source>Counting the species</source>
        <translation>Contando las especies</translation>
    </message>
    <message>
        <source>Counting unsure as valid: {share} over all scores.</source>
        <translation>Contando «dudoso» como válido: {share} de todas las puntuaciones.</translation>
    </message>
    <message>
        <source>Counts: any number above 0 is read as “present” ({names}).</source>
        <translation>Recuentos: todo número mayor que 0 se lee como «presente» ({names}).</translation>
    </message>
    <message>
        <source>Create &amp;sample project…</source>
        <translation>Crear &amp;proyecto de ejemplo…</translation>
    </message>
    <message>
        <source>Create a project: one file with your tags, segments and labels</source>
        <translation>Crear un proyecto: un archivo con sus marcas, segmentos y etiquetas</translation>
    </message>
    <message>
        <source>Create or open a project.</source>
        <translation>Cree o abra un proyecto.</translation>
    </message>
    <message>
        <source>Created {path}. Next: birdann add {path} FOLDER</source>
        <translation>Se creó {path}. A continuación: birdann add {path} CARPETA</translation>
    </message>
    <message>
        <source>Creating sample project</source>
        <translation>Creando el proyecto de ejemplo</translation>
    </message>
    <message>
        <source>Crickets and cicadas: long, steady sounds.</source>
        <translation>Grillos y cigarras: sonidos largos y constantes.</translation>
    </message>
    <message>
        <source>Ctrl+1 – 9</source>
        <translation>Ctrl+1 – 9</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the joining.</source>
        <translation>Ctrl+Z deshace la unión.</translation>
    </message>
    <message>
        <source>Custom fiel&amp;ds…</source>
        <translation>Campos &amp;propios…</translation>
    </message>
    <message>
        <source>Custom field with the later value</source>
        <translation>Campo propio con el valor posterior</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos propios</translation>
    </message>
    <message numerus="yes">
        <source>Custom fields of %Ln segments</source>
        <translation>
            <numerusform>Campos propios de %Ln segmento</numerusform>
            <numerusform>Campos propios de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the selected segment in two at the cursor</source>
        <translation>Cortar en dos el segmento seleccionado en el cursor</translation>
    </message>
    <message>
        <source>Cutting clips</source>
        <translation>Cortando clips</translation>
    </message>
    <message>
        <source>Cutting {name}</source>
        <translation>Cortando {name}</translation>
    </message>
    <message>
        <source>Daily backups kept</source>
        <translation>Copias diarias conservadas</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Copias de seguridad diarias que se conservan</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Darwin Core occurrences (CSV)</source>
        <translation>Registros Darwin Core (CSV)</translation>
    </message>
    <message>
        <source>Dashed: earliest and latest sunrise and sunset.</source>
        <translation>Línea discontinua: salida y puesta del sol más tempranas y más tardías.</translation>
    </message>
    <message>
        <source>Dask shows what happens at {address}</source>
        <translation>Dask muestra lo que ocurre en {address}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Día desconocido</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Days to move by</source>
        <translation>Días que se desplazan</translation>
    </message>
    <message>
        <source>Decoding {name}</source>
        <translation>Descodificando {name}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Define custom fields</source>
        <translation>Definir campos propios</translation>
    </message>
    <message>
        <source>Define fields</source>
        <translation>Definir campos</translation>
    </message>
    <message>
        <source>Define fields for segments, such as sex, age or distance</source>
        <translation>Definir campos para los segmentos, como sexo, edad o distancia</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln segments</source>
        <translation>
            <numerusform>Eliminar %Ln segmento</numerusform>
            <numerusform>Eliminar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete segments</source>
        <translation>Eliminar segmentos</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>Eliminado: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Describe %Ln labels</source>
        <translation>
            <numerusform>Describir %Ln etiqueta</numerusform>
            <numerusform>Describir %Ln etiquetas</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Detalles del error</translation>
    </message>
    <message>
        <source>Details: model, statistics, settings tried</source>
        <translation>Detalles: modelo, estadísticas, ajustes probados</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>Detectar</translation>
    </message>
    <message>
        <source>Detect again with {network}, every second from 0.005</source>
        <translation>Volver a detectar con {network}, cada segundo desde 0,005</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automáticamente</translation>
    </message>
    <message>
        <source>Detect species in all recordings</source>
        <translation>Detectar especies en todas las grabaciones</translation>
    </message>
    <message>
        <source>Detect species with a network that you have, such as BirdNET or Perch</source>
        <translation>Detectar especies con una red neuronal que usted tenga, como BirdNET o Perch</translation>
    </message>
    <message>
        <source>Detect with a network</source>
        <translation>Detectar con una red neuronal</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Detectado</translation>
    </message>
    <message>
        <source>Detecting</source>
        <translation>Detectando</translation>
    </message>
    <message>
        <source>Detecting species</source>
        <translation>Detectando especies</translation>
    </message>
    <message>
        <source>Detection histories were written to {path}.</source>
        <translation>Los historiales de detección se escribieron en {path}.</translation>
    </message>
    <message>
        <source>Detection histories…</source>
        <translation>Historiales de detección…</translation>
    </message>
    <message>
        <source>Detection in a visit</source>
        <translation>Detección en una visita</translation>
    </message>
    <message>
        <source>Detections at {n} sites only; at least {wanted} are needed for a stable estimate.</source>
        <translation>Solo hay detecciones en {n} sitios; para una estimación estable se necesitan al menos {wanted}.</translation>
    </message>
    <message>
        <source>Detections by a network are not measured. Omit --measurements.</source>
        <translation>Las detecciones de una red neuronal no se miden. Omita --measurements.</translation>
    </message>
    <message>
        <source>Detections of {detector}</source>
        <translation>Detecciones de {detector}</translation>
    </message>
    <message>
        <source>Detections of {detector}: weight {weight} in recordings without a list ({why}).</source>
        <translation>Detecciones de {detector}: peso {weight} en grabaciones sin lista ({why}).</translation>
    </message>
    <message>
        <source>Di&amp;vide into windows</source>
        <translation>Dividir e&amp;n ventanas</translation>
    </message>
    <message>
        <source>Did not work: an error inside birdann.</source>
        <translation>No funcionó: un error dentro de birdann.</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?</source>
        <translation>¿Anotó todas las especies que pudo oír?</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?

Yes, all of them: other species count as absent. Training learns most from such lists.
No, only some: other species remain possible.

You can change this for each recording (Ctrl+L) and the default in the Edit menu.</source>
        <translation>¿Anotó todas las especies que pudo oír?

Sí, todas: las demás especies cuentan como ausentes. El entrenamiento aprende más de estas listas.
No, solo algunas: las demás especies siguen siendo posibles.

Puede cambiarlo en cada grabación (Ctrl+L) y el valor predeterminado en el menú Editar.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Desacuerdos</translation>
    </message>
    <message>
        <source>Divide recordings at the end of a visit</source>
        <translation>Dividir las grabaciones al final de una visita</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Done now: {recordings}, {hours} of sound, in {seconds} s.</source>
        <translation>Hecho ahora: {recordings}, {hours} de sonido, en {seconds} s.</translation>
    </message>
    <message>
        <source>Don’t close</source>
        <translation>No cerrar</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Dra&amp;w a segment</source>
        <translation>Dibu&amp;jar un segmento</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound, with Shift over all frequencies; click to mark a point. D goes back to selecting.</source>
        <translation>Arrastre en el espectrograma para delimitar un sonido, con Mayús en todas las frecuencias; haga clic para marcar un punto. D vuelve a la selección.</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound; press again to select</source>
        <translation>Arrastrar en el espectrograma para delimitar un sonido; pulsar de nuevo para seleccionar</translation>
    </message>
    <message>
        <source>Drag over a few calls, then over some noise.</source>
        <translation>Arrastre sobre algunas llamadas y luego sobre algo de ruido.</translation>
    </message>
    <message>
        <source>Drag to add a window with its own species list (W)</source>
        <translation>Arrastrar para añadir una ventana con su propia lista de especies (W)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Draw a loop around points to make them one group; click one to show its group</source>
        <translation>Dibuje un lazo alrededor de los puntos para formar un grupo; haga clic en uno para mostrar su grupo</translation>
    </message>
    <message>
        <source>Draw a sample</source>
        <translation>Sortear una muestra</translation>
    </message>
    <message>
        <source>Draw a segment by keys</source>
        <translation>Dibujar un segmento con el teclado</translation>
    </message>
    <message>
        <source>Draw a validation sample</source>
        <translation>Sortear una muestra de validación</translation>
    </message>
    <message>
        <source>Draw visits</source>
        <translation>Sortear visitas</translation>
    </message>
    <message>
        <source>Draw “{name}”</source>
        <translation>Sortear «{name}»</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dibujando</translation>
    </message>
    <message>
        <source>Drawing a sample</source>
        <translation>Sorteando una muestra</translation>
    </message>
    <message>
        <source>Drawing visits</source>
        <translation>Sorteando visitas</translation>
    </message>
    <message>
        <source>Drawing {name}</source>
        <translation>Dibujando {name}</translation>
    </message>
    <message numerus="yes">
        <source>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</source>
        <translation>
            <numerusform>Se sorteó %Ln elemento de {species} para «{sample}», aproximadamente {minutes} para validarlo</numerusform>
            <numerusform>Se sortearon %Ln elementos de {species} para «{sample}», aproximadamente {minutes} para validarlos</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop recordings or folders here</source>
        <translation>Suelte aquí grabaciones o carpetas</translation>
    </message>
    <message>
        <source>Duration 90 %</source>
        <translation>Duración 90 %</translation>
    </message>
    <message>
        <source>ELAN annotation document (.eaf)</source>
        <translation>Documento de anotación ELAN (.eaf)</translation>
    </message>
    <message>
        <source>Each channel</source>
        <translation>Cada canal</translation>
    </message>
    <message>
        <source>Each preset sets the duration and frequency range.</source>
        <translation>Cada preajuste fija la duración y el rango de frecuencia.</translation>
    </message>
    <message>
        <source>Edit &amp;history</source>
        <translation>Historial &amp;de edición</translation>
    </message>
    <message>
        <source>Edit history</source>
        <translation>Historial de edición</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Ediciones</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Altitud (m)</translation>
    </message>
    <message>
        <source>Empty cells, read as “untagged”: {n_open}.</source>
        <translation>Celdas vacías, leídas como «sin marcar»: {n_open}.</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter starts a new line. An empty note removes the old one.</source>
        <translation>Intro guarda, Mayús+Intro empieza una línea. Una nota vacía quita la anterior.</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Mismo número en cada una</translation>
    </message>
    <message>
        <source>Erase all</source>
        <translation>Borrar todo</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Informe de error</translation>
    </message>
    <message>
        <source>Errors in the project file (repair them with --repair, or birdann restore)</source>
        <translation>Errores en el archivo del proyecto (se reparan con --repair o birdann restore)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Evaluando</translation>
    </message>
    <message>
        <source>Every key, and another one for any command</source>
        <translation>Todas las teclas, y otra para cualquier comando</translation>
    </message>
    <message>
        <source>Every list is matched by segments.</source>
        <translation>Cada lista se corresponde con segmentos.</translation>
    </message>
    <message>
        <source>Every recording has its sound file. There is nothing to find.</source>
        <translation>Cada grabación tiene su archivo de sonido. No hay nada que buscar.</translation>
    </message>
    <message>
        <source>Every recording in the list is tagged.</source>
        <translation>Todas las grabaciones de la lista están marcadas.</translation>
    </message>
    <message>
        <source>Every recording in which sounds were found is tagged.</source>
        <translation>Todas las grabaciones en las que se encontraron sonidos están marcadas.</translation>
    </message>
    <message>
        <source>Every segment is reviewed. Export the table.</source>
        <translation>Todos los segmentos están revisados. Exporte la tabla.</translation>
    </message>
    <message>
        <source>Every segment of the tagged recordings has an invalid feature. Check the sound files (birdann check), or tag other recordings.</source>
        <translation>Todos los segmentos de las grabaciones marcadas tienen una característica no válida. Compruebe los archivos de sonido (birdann check) o marque otras grabaciones.</translation>
    </message>
    <message>
        <source>Every segment of this recording is reviewed.</source>
        <translation>Todos los segmentos de esta grabación están revisados.</translation>
    </message>
    <message>
        <source>Every site was visited once: occupancy and detection cannot be separated. Divide the time into shorter visits or survey again.</source>
        <translation>Cada sitio se visitó una vez: no se pueden separar ocupación y detección. Divida el tiempo en visitas más cortas o vuelva a muestrear.</translation>
    </message>
    <message>
        <source>Every species list is empty. Tag at least one recording with a species.</source>
        <translation>Todas las listas de especies están vacías. Marque al menos una grabación con una especie.</translation>
    </message>
    <message>
        <source>Everything that you tagged, labelled or drew is saved up to your last edit.</source>
        <translation>Todo lo que marcó, etiquetó o dibujó está guardado hasta su última edición.</translation>
    </message>
    <message>
        <source>Everything unpainted in this recording then counts as background</source>
        <translation>Todo lo no pintado de esta grabación cuenta entonces como fondo</translation>
    </message>
    <message>
        <source>Example: birdann {command}</source>
        <translation>Ejemplo: birdann {command}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Existing lists</source>
        <translation>Listas existentes</translation>
    </message>
    <message>
        <source>Expected 95 % interval of occupancy if {psi} of the sites are occupied and a visit detects the species there in {p} of cases:</source>
        <translation>Intervalo del 95 % esperado de la ocupación si el {psi} de los sitios están ocupados y una visita detecta allí la especie en el {p} de los casos:</translation>
    </message>
    <message>
        <source>Expected calls per hour</source>
        <translation>Llamadas esperadas por hora</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The 95 % interval includes the calibration error ({error} overall).</source>
        <translation>Llamadas esperadas: la suma de las probabilidades, con las confirmadas como 1. El intervalo del 95 % incluye el error de calibración ({error} en conjunto).</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The calibration was not measured, so the 95 % interval is too narrow.</source>
        <translation>Llamadas esperadas: la suma de las probabilidades, con las confirmadas como 1. La calibración no se midió, así que el intervalo del 95 % es demasiado estrecho.</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in all recordings ({why}).</source>
        <translation>Frecuencia esperada de una especie de la lista: la de todas las grabaciones ({why}).</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in recordings that list it ({why}).</source>
        <translation>Frecuencia esperada de una especie de la lista: la de las grabaciones que la incluyen ({why}).</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above (90 % lower bound): {right}. This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Precisión esperada desde {bar} (límite inferior del 90 %): {right}. Conserva el {kept} de todas las predicciones y el {share} de las correctas.</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above: {right} (probabilities not calibrated). This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Precisión esperada desde {bar}: {right} (probabilidades sin calibrar). Conserva el {kept} de todas las predicciones y el {share} de las correctas.</translation>
    </message>
    <message>
        <source>Expected precision {share}; these are {kept} of all predictions.</source>
        <translation>Precisión esperada {share}; son el {kept} de todas las predicciones.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Formato de exportación</translation>
    </message>
    <message>
        <source>Export predictions of at least {percent} %</source>
        <translation>Exportar predicciones desde {percent} %</translation>
    </message>
    <message>
        <source>Export the table.</source>
        <translation>Exporte la tabla.</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Exported: all</source>
        <translation>Se exporta: todo</translation>
    </message>
    <message>
        <source>Exported: ≥ </source>
        <translation>Se exporta: ≥ </translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>FLAC of 32 bits</source>
        <translation>FLAC de 32 bits</translation>
    </message>
    <message>
        <source>False calls were not counted: tag at least two recordings “no birds”, and others with species.</source>
        <translation>No se contaron llamadas falsas: marque al menos dos grabaciones como «sin aves» y otras con especies.</translation>
    </message>
    <message>
        <source>False calls: {rates} exported predictions an hour of at least {thresholds}, in {hours} h of held-out recordings tagged “no birds” (lists withheld).</source>
        <translation>Llamadas falsas: {rates} predicciones exportadas por hora desde {thresholds}, en {hours} h de grabaciones reservadas marcadas «sin aves» (sin usar sus listas).</translation>
    </message>
    <message numerus="yes">
        <source>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</source>
        <translation>
            <numerusform>Pocas respuestas por clase (%Ln). Unas {wanted} darían ± 10 puntos.</numerusform>
            <numerusform>Pocas respuestas por clase (%Ln). Unas {wanted} darían ± 10 puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields for segments, such as sex, age or distance. Press O to fill them in. Exported tables have a column for each, and imported columns of the same name fill them.</source>
        <translation>Campos para los segmentos, como sexo, edad o distancia. Pulse O para rellenarlos. Las tablas exportadas tienen una columna para cada uno y las columnas importadas del mismo nombre los rellenan.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>File beside the network</source>
        <translation>Archivo junto a la red</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Archivo modificado</translation>
    </message>
    <message>
        <source>File in the table</source>
        <translation>Archivo en la tabla</translation>
    </message>
    <message>
        <source>Files of unknown format, skipped: {n_files}.</source>
        <translation>Archivos de formato desconocido, omitidos: {n_files}.</translation>
    </message>
    <message>
        <source>Files with the same sound as another, counted once: {n}.</source>
        <translation>Archivos con el mismo sonido que otro, contados una vez: {n}.</translation>
    </message>
    <message>
        <source>Fill from folders</source>
        <translation>Rellenar con las carpetas</translation>
    </message>
    <message>
        <source>Fill from recorders</source>
        <translation>Rellenar con las grabadoras</translation>
    </message>
    <message>
        <source>Fill in custom fields…</source>
        <translation>Rellenar campos propios…</translation>
    </message>
    <message>
        <source>Fill in fields</source>
        <translation>Rellenar campos</translation>
    </message>
    <message>
        <source>Fill in the project&apos;s own fields, such as sex or age; defines them first</source>
        <translation>Rellenar los campos propios del proyecto, como sexo o edad; antes los define</translation>
    </message>
    <message>
        <source>Filter by probability, recording, day and what else there is to choose from</source>
        <translation>Filtrar por probabilidad, grabación, día y otros criterios</translation>
    </message>
    <message>
        <source>Filter playback to the band of the segment</source>
        <translation>Filtrar la reproducción a la banda del segmento</translation>
    </message>
    <message>
        <source>Filter recordings by name, site, species or date</source>
        <translation>Filtrar grabaciones por nombre, sitio, especie o fecha</translation>
    </message>
    <message>
        <source>Filtered ({choices}): {n} of {total}.</source>
        <translation>Filtrado ({choices}): {n} de {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Find %Ln segments again</source>
        <translation>
            <numerusform>Volver a buscar %Ln segmento</numerusform>
            <numerusform>Volver a buscar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Find &amp;segments</source>
        <translation>&amp;Buscar segmentos</translation>
    </message>
    <message>
        <source>Find a command or key</source>
        <translation>Buscar un comando o tecla</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Buscar cualquier comando escribiendo parte de su nombre</translation>
    </message>
    <message>
        <source>Find o&amp;n xeno-canto</source>
        <translation>Buscar &amp;en xeno-canto</translation>
    </message>
    <message>
        <source>Find possible list errors…</source>
        <translation>Buscar posibles errores de lista…</translation>
    </message>
    <message>
        <source>Find s&amp;imilar</source>
        <translation>Buscar s&amp;imilares</translation>
    </message>
    <message>
        <source>Find segments</source>
        <translation>Buscar segmentos</translation>
    </message>
    <message>
        <source>Find segments again</source>
        <translation>Volver a buscar segmentos</translation>
    </message>
    <message>
        <source>Find segments again in recordings that could not be read</source>
        <translation>Volver a buscar segmentos en las grabaciones que no se pudieron leer</translation>
    </message>
    <message>
        <source>Find segments again with the trained segmenter</source>
        <translation>Volver a buscar segmentos con el segmentador entrenado</translation>
    </message>
    <message>
        <source>Find segments and label</source>
        <translation>Buscar segmentos y etiquetar</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln more recordings.</source>
        <translation>
            <numerusform>Buscar segmentos en %Ln grabación más.</numerusform>
            <numerusform>Buscar segmentos en %Ln grabaciones más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln recordings.</source>
        <translation>
            <numerusform>Buscar segmentos en %Ln grabación.</numerusform>
            <numerusform>Buscar segmentos en %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments in all recordings again?</source>
        <translation>¿Volver a buscar segmentos en todas las grabaciones?</translation>
    </message>
    <message>
        <source>Find segments in recordings that have none yet</source>
        <translation>Buscar segmentos en las grabaciones que aún no tienen</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in this channel of %Ln selected recordings.</source>
        <translation>
            <numerusform>Buscar segmentos en este canal de %Ln grabación seleccionada.</numerusform>
            <numerusform>Buscar segmentos en este canal de %Ln grabaciones seleccionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments, then train</source>
        <translation>Busque segmentos y luego entrene</translation>
    </message>
    <message>
        <source>Find segments…</source>
        <translation>Buscar segmentos…</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Buscar similares</translation>
    </message>
    <message>
        <source>Finding possible list errors</source>
        <translation>Buscando posibles errores de lista</translation>
    </message>
    <message>
        <source>Finding reasons for the label</source>
        <translation>Buscando razones de la etiqueta</translation>
    </message>
    <message>
        <source>Finding segments</source>
        <translation>Buscando segmentos</translation>
    </message>
    <message numerus="yes">
        <source>Finding segments failed in %Ln recordings.</source>
        <translation>
            <numerusform>La búsqueda de segmentos falló en %Ln grabación.</numerusform>
            <numerusform>La búsqueda de segmentos falló en %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding unlisted species</source>
        <translation>Buscando especies fuera de las listas</translation>
    </message>
    <message>
        <source>Finished parts are saved. The rest can be started again later.</source>
        <translation>Lo terminado está guardado. El resto puede iniciarse de nuevo más tarde.</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>Primera celda</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>First week, 1 to 48</source>
        <translation>Primera semana, de 1 a 48</translation>
    </message>
    <message>
        <source>Five steps through the window, in a minute</source>
        <translation>Cinco pasos por la ventana, en un minuto</translation>
    </message>
    <message>
        <source>Fix contr&amp;ast</source>
        <translation>F&amp;ijar el contraste</translation>
    </message>
    <message>
        <source>Flatten steady background (wind, water, hiss) in the spectrogram</source>
        <translation>Aplanar el fondo constante (viento, agua, siseo) en el espectrograma</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Folder for the clips</source>
        <translation>Carpeta para los clips</translation>
    </message>
    <message>
        <source>Folder for the detection histories</source>
        <translation>Carpeta para los historiales de detección</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Carpeta para los archivos</translation>
    </message>
    <message>
        <source>Folder for the sample project</source>
        <translation>Carpeta para el proyecto de ejemplo</translation>
    </message>
    <message>
        <source>Folder of clips, by species or with annotation sets</source>
        <translation>Carpeta de clips, por especies o con conjuntos de anotaciones</translation>
    </message>
    <message>
        <source>Folder of clips…</source>
        <translation>Carpeta de clips…</translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation>Carpeta donde buscar</translation>
    </message>
    <message>
        <source>Folder with the recordings</source>
        <translation>Carpeta con las grabaciones</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Carpeta {name}</translation>
    </message>
    <message>
        <source>Folders passed over</source>
        <translation>Carpetas omitidas</translation>
    </message>
    <message>
        <source>Folders that are named</source>
        <translation>Carpetas que se nombran</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format of the files</source>
        <translation>Formato de los archivos</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Adelante (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln recordings again.</source>
        <translation>
            <numerusform>Se volvió a encontrar %Ln grabación.</numerusform>
            <numerusform>Se volvieron a encontrar %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found again in a new place</source>
        <translation>Encontradas en un lugar nuevo</translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation>Encontrado en el manual</translation>
    </message>
    <message>
        <source>Free software under the BSD 3-clause licence. It never uses the network.</source>
        <translation>Software libre con la licencia BSD de 3 cláusulas. Nunca usa la red.</translation>
    </message>
    <message>
        <source>Frequency axis</source>
        <translation>Eje de frecuencia</translation>
    </message>
    <message>
        <source>Frequency of the strongest cell of the spectrogram (Raven: Peak Freq)</source>
        <translation>Frecuencia de la celda más fuerte del espectrograma (Raven: Peak Freq)</translation>
    </message>
    <message numerus="yes">
        <source>From %Ln labelled segments; your labels stay as they are.</source>
        <translation>
            <numerusform>De %Ln segmento etiquetado; sus etiquetas no cambian.</numerusform>
            <numerusform>De %Ln segmentos etiquetados; sus etiquetas no cambian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation>
            <numerusform>De %Ln grabación marcada.</numerusform>
            <numerusform>De %Ln grabaciones marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From 1 to 100 calls are played in a visit.</source>
        <translation>En una visita se reproducen de 1 a 100 llamadas.</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from low to high (Raven: BW 90%)</source>
        <translation>Del 5 al 95 % de la energía, de grave a agudo (Raven: BW 90%)</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from start to end (Raven: Dur 90%)</source>
        <translation>Del 5 al 95 % de la energía, de principio a fin (Raven: Dur 90%)</translation>
    </message>
    <message>
        <source>From file names: {sites}. Save to keep these sites, or undo (Ctrl+Z).</source>
        <translation>De los nombres de archivo: {sites}. Guarde para conservar estos sitios o deshaga (Ctrl+Z).</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>Desde la puntuación</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el inicio</translation>
    </message>
    <message>
        <source>From this hour</source>
        <translation>Desde esta hora</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galería</translation>
    </message>
    <message>
        <source>Gallery of segments</source>
        <translation>Galería de segmentos</translation>
    </message>
    <message>
        <source>Gap up to which calls are joined</source>
        <translation>Hueco hasta el que se unen llamadas</translation>
    </message>
    <message>
        <source>Gathering segments and lists</source>
        <translation>Reuniendo segmentos y listas</translation>
    </message>
    <message>
        <source>Genus</source>
        <translation>Género</translation>
    </message>
    <message>
        <source>Give the seed by itself, not as the parameter “random_state”.</source>
        <translation>Dé la semilla por separado, no como el parámetro «random_state».</translation>
    </message>
    <message>
        <source>Go back to an earlier state of “{name}”</source>
        <translation>Volver a un estado anterior de «{name}»</translation>
    </message>
    <message>
        <source>Go back to the segment that you looked at before</source>
        <translation>Volver al segmento que miró antes</translation>
    </message>
    <message>
        <source>Go on listening and tagging while this runs.</source>
        <translation>Siga escuchando y marcando mientras esto se ejecuta.</translation>
    </message>
    <message>
        <source>Go on without sound</source>
        <translation>Seguir sin sonido</translation>
    </message>
    <message>
        <source>Go to the next untagged recording</source>
        <translation>Ir a la siguiente grabación sin marcar</translation>
    </message>
    <message>
        <source>Go to the next window without a species list and play it</source>
        <translation>Ir a la siguiente ventana sin lista de especies y reproducirla</translation>
    </message>
    <message>
        <source>Go to the segment whose answer would help most</source>
        <translation>Ir al segmento cuya respuesta ayudaría más</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Ir al principio o al final</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Group similar sounds</source>
        <translation>Agrupar sonidos similares</translation>
    </message>
    <message>
        <source>Group {n}</source>
        <translation>Grupo {n}</translation>
    </message>
    <message>
        <source>Group {place} of {n}</source>
        <translation>Grupo {place} de {n}</translation>
    </message>
    <message>
        <source>Grouping similar sounds</source>
        <translation>Agrupando sonidos similares</translation>
    </message>
    <message>
        <source>Growing trees</source>
        <translation>Creciendo árboles</translation>
    </message>
    <message>
        <source>Halving towards high scores (Navine et al. 2024)</source>
        <translation>A la mitad hacia puntuaciones altas (Navine et al. 2024)</translation>
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
        <translation>Rayado: NA, sin muestrear.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Height of the figure</source>
        <translation>Alto de la figura</translation>
    </message>
    <message>
        <source>Held-out recordings</source>
        <translation>Grabaciones reservadas</translation>
    </message>
    <message>
        <source>Hide all panels but the segment, or bring them back</source>
        <translation>Ocultar todos los paneles menos el del segmento, o volver a mostrarlos</translation>
    </message>
    <message>
        <source>Hide outlines while the &amp;key is held</source>
        <translation>&amp;Ocultar contornos con la tecla pulsada</translation>
    </message>
    <message>
        <source>Hide outlines while the key is held</source>
        <translation>Ocultar los contornos mientras se mantiene pulsada la tecla</translation>
    </message>
    <message>
        <source>Highest frequency shown</source>
        <translation>Frecuencia máxima mostrada</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Hours to move by</source>
        <translation>Horas que se desplazan</translation>
    </message>
    <message>
        <source>How good they are: Report ({key}).</source>
        <translation>Qué tan buenas son: Informe ({key}).</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Cómo funciona</translation>
    </message>
    <message>
        <source>How probable</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>How probable each species is in each recording (CSV)</source>
        <translation>Probabilidad de cada especie en cada grabación (CSV)</translation>
    </message>
    <message>
        <source>How recordings are listed</source>
        <translation>Orden de la lista de grabaciones</translation>
    </message>
    <message>
        <source>Human sounds ({name}) are left out; --species {name} includes them.</source>
        <translation>Los sonidos humanos ({name}) se omiten; --species {name} los incluye.</translation>
    </message>
    <message>
        <source>Human sounds ({species}) are left out.</source>
        <translation>Los sonidos humanos ({species}) se omiten.</translation>
    </message>
    <message>
        <source>Human sounds excluded: {n}. Choose their species to include them.</source>
        <translation>Sonidos humanos excluidos: {n}. Elija su especie para incluirlos.</translation>
    </message>
    <message>
        <source>ISO 8601</source>
        <translation>ISO 8601</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Identifier of the accepted name</source>
        <translation>Identificador del nombre aceptado</translation>
    </message>
    <message>
        <source>If you have few lists, add labelled clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or another project as training sources. They count as much as they improve predictions on your own held-out recordings.</source>
        <translation>Si tiene pocas listas, añada clips etiquetados (una subcarpeta por especie, o con conjuntos de anotaciones de xeno-canto) u otro proyecto como fuentes de entrenamiento. Cuentan tanto como mejoran las predicciones en sus propias grabaciones reservadas.</translation>
    </message>
    <message>
        <source>Impor&amp;t annotations of other programs…</source>
        <translation>&amp;Importar anotaciones de otros programas…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln files</source>
        <translation>
            <numerusform>Importar %Ln archivo</numerusform>
            <numerusform>Importar %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln segments</source>
        <translation>
            <numerusform>Importar %Ln segmento</numerusform>
            <numerusform>Importar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a table of species per recording</source>
        <translation>Importar una tabla de especies por grabación</translation>
    </message>
    <message>
        <source>Import annotations</source>
        <translation>Importar anotaciones</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importar como</translation>
    </message>
    <message>
        <source>Import detections</source>
        <translation>Importar detecciones</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importar etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>Import of %Ln segments</source>
        <translation>
            <numerusform>Importación de %Ln segmento</numerusform>
            <numerusform>Importación de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Importar segmentos</translation>
    </message>
    <message>
        <source>Import species lists</source>
        <translation>Importar listas de especies</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>Importing annotations</source>
        <translation>Importando anotaciones</translation>
    </message>
    <message>
        <source>Importing species lists</source>
        <translation>Importando listas de especies</translation>
    </message>
    <message>
        <source>Imports match species by scientific name, then code, then other names, then name. No species of this project gets another name.</source>
        <translation>Las importaciones asignan las especies por nombre científico, luego por código, otros nombres y nombre. Ninguna especie de este proyecto recibe otro nombre.</translation>
    </message>
    <message>
        <source>Impossibly loud for {listed}: the file is damaged there, and calls within a minute of it may not be found.</source>
        <translation>Volumen imposible en {listed}: el archivo está dañado allí y puede que no se encuentren las llamadas en un minuto a su alrededor.</translation>
    </message>
    <message>
        <source>In brackets: how the backup differs from now.</source>
        <translation>Entre paréntesis: diferencia de la copia respecto al estado actual.</translation>
    </message>
    <message>
        <source>In every list: {names}. Tag recordings without these species to improve training.</source>
        <translation>En todas las listas: {names}. Marque grabaciones sin estas especies para mejorar el entrenamiento.</translation>
    </message>
    <message>
        <source>In recordings of 150 kHz or more, each pulse stays a segment unless this is checked.</source>
        <translation>En grabaciones de 150 kHz o más, cada pulso sigue siendo un segmento si no se activa esto.</translation>
    </message>
    <message>
        <source>In recordings with a species list: {with_list}, without: {without}.</source>
        <translation>En grabaciones con lista de especies: {with_list}; sin lista: {without}.</translation>
    </message>
    <message>
        <source>In the spectrogram</source>
        <translation>En el espectrograma</translation>
    </message>
    <message>
        <source>In the table but not in the project</source>
        <translation>En la tabla pero no en el proyecto</translation>
    </message>
    <message>
        <source>In the table, but could be several recordings</source>
        <translation>En la tabla, pero podrían ser varias grabaciones</translation>
    </message>
    <message>
        <source>In {folder}: {recordings}, {hours} of sound, {calls}.</source>
        <translation>En {folder}: {recordings}, {hours} de sonido, {calls}.</translation>
    </message>
    <message>
        <source>Indexes are missing: {names}.</source>
        <translation>Faltan índices: {names}.</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Insects</source>
        <translation>Insectos</translation>
    </message>
    <message>
        <source>Inter-observer a&amp;greement…</source>
        <translation>Concordancia &amp;entre observadores…</translation>
    </message>
    <message>
        <source>Inter-observer agreement (Cohen&apos;s kappa) per species</source>
        <translation>Concordancia entre observadores (kappa de Cohen) por especie</translation>
    </message>
    <message>
        <source>Invalid samples, replaced by silence: {n_bad_samples}.</source>
        <translation>Muestras no válidas, sustituidas por silencio: {n_bad_samples}.</translation>
    </message>
    <message>
        <source>Inverted grey</source>
        <translation>Gris invertido</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Es</translation>
    </message>
    <message>
        <source>Is this {species}?</source>
        <translation>¿Es esto {species}?</translation>
    </message>
    <message>
        <source>It ends within a tier or is damaged. The part before was read.</source>
        <translation>Termina dentro de un nivel o está dañado. Se leyó la parte anterior.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</source>
        <translation>
            <numerusform>Tiene %Ln ventana con lista propia. Para marcarla, desplácese hasta ella o haga clic en ella bajo la vista general.

Una lista de la grabación entera cuenta además: si es completa, las demás especies están ausentes también fuera de las ventanas.</numerusform>
            <numerusform>Tiene %Ln ventanas con listas propias. Para marcar una, desplácese hasta ella o haga clic en ella bajo la vista general.

Una lista de la grabación entera cuenta además: si es completa, las demás especies están ausentes también fuera de las ventanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has only 0 and 1, which do not say whether a person or a program named the clips. Choose labels or detections (--as).</source>
        <translation>Solo tiene 0 y 1, que no dicen si los fragmentos los nombró una persona o un programa. Elija etiquetas o detecciones (--as).</translation>
    </message>
    <message>
        <source>It is used by: birdann segment --segmenter forest</source>
        <translation>Se usa con: birdann segment --segmenter forest</translation>
    </message>
    <message>
        <source>It learns by multi-instance multi-label learning after Briggs, Fern and Raich (KDD 2012) and Pham, Raich and Fern (2017).</source>
        <translation>Aprende con aprendizaje multiinstancia y multietiqueta según Briggs, Fern y Raich (KDD 2012) y Pham, Raich y Fern (2017).</translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln calls here.</source>
        <translation>
            <numerusform>Delimitaría aquí %Ln llamada.</numerusform>
            <numerusform>Delimitaría aquí %Ln llamadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln sounds in view, in blue.</source>
        <translation>
            <numerusform>Delimitaría %Ln sonido visible, en azul.</numerusform>
            <numerusform>Delimitaría %Ln sonidos visibles, en azul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item {place}</source>
        <translation>Elemento {place}</translation>
    </message>
    <message>
        <source>Items per bin and species</source>
        <translation>Elementos por clase y especie</translation>
    </message>
    <message>
        <source>Its format defines which names are species: “{name}” was not used.</source>
        <translation>Su formato define qué nombres son especies: «{name}» no se usó.</translation>
    </message>
    <message>
        <source>Its list will be incomplete.</source>
        <translation>Su lista será incompleta.</translation>
    </message>
    <message>
        <source>Its list will count as complete.</source>
        <translation>Su lista contará como completa.</translation>
    </message>
    <message>
        <source>Its lowest and highest frequency</source>
        <translation>Su frecuencia mínima y máxima</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabajos</translation>
    </message>
    <message>
        <source>Jobs under SLURM need the package dask-jobqueue ({reason}). Install it with: pip install dask-jobqueue</source>
        <translation>Los trabajos en SLURM necesitan el paquete dask-jobqueue ({reason}). Instálelo con: pip install dask-jobqueue</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln fragments</source>
        <translation>
            <numerusform>Unir %Ln fragmento</numerusform>
            <numerusform>Unir %Ln fragmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Join fragments</source>
        <translation>Unir fragmentos</translation>
    </message>
    <message>
        <source>Join segments of the same predicted species that belong to one call</source>
        <translation>Unir segmentos de la misma especie predicha que pertenecen a una llamada</translation>
    </message>
    <message>
        <source>Join ultrasound too</source>
        <translation>Unir también ultrasonidos</translation>
    </message>
    <message>
        <source>Join windows</source>
        <translation>Unir ventanas</translation>
    </message>
    <message>
        <source>Join with next window</source>
        <translation>Unir con la ventana siguiente</translation>
    </message>
    <message>
        <source>Joined {pieces} fragments to {calls} calls.</source>
        <translation>Se unieron {pieces} fragmentos en {calls} llamadas.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Uniendo</translation>
    </message>
    <message>
        <source>Joining fragments</source>
        <translation>Uniendo fragmentos</translation>
    </message>
    <message>
        <source>Joining in {name}</source>
        <translation>Uniendo en {name}</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Jump to a time</source>
        <translation>Ir a un tiempo</translation>
    </message>
    <message>
        <source>Jump to a time of the recording or of the day</source>
        <translation>Ir a un tiempo de la grabación o a una hora del día</translation>
    </message>
    <message>
        <source>Kaleidoscope id or cluster table (CSV)</source>
        <translation>Tabla id o cluster de Kaleidoscope (CSV)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Keep a species in its list</source>
        <translation>Conservar una especie en su lista</translation>
    </message>
    <message>
        <source>Keep list</source>
        <translation>Conservar la lista</translation>
    </message>
    <message>
        <source>Keep species lists</source>
        <translation>Conservar listas de especies</translation>
    </message>
    <message>
        <source>Keep species separate</source>
        <translation>Mantener especies separadas</translation>
    </message>
    <message>
        <source>Keep the contrast of the spectrogram as it is, instead of following what is in view</source>
        <translation>Mantener el contraste del espectrograma en lugar de adaptarlo a lo visible</translation>
    </message>
    <message>
        <source>Keep the list: the label is for this call only (Shift+L)</source>
        <translation>Conservar la lista: la etiqueta es solo de esta llamada (Mayús+L)</translation>
    </message>
    <message>
        <source>Keep the species list: a label that contradicts it is for its call only</source>
        <translation>Conservar la lista de especies: una etiqueta que la contradice vale solo para su llamada</translation>
    </message>
    <message>
        <source>Keep these dates as a season…</source>
        <translation>Guardar estas fechas como temporada…</translation>
    </message>
    <message>
        <source>Keeps: {kept}.</source>
        <translation>Conserva: {kept}.</translation>
    </message>
    <message>
        <source>Keeps: {kept}. Does not keep: {lost}.</source>
        <translation>Conserva: {kept}. No conserva: {lost}.</translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln answers.</source>
        <translation>
            <numerusform>Se guardó %Ln respuesta.</numerusform>
            <numerusform>Se guardaron %Ln respuestas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln recordings that were removed from one project and edited in the other.</source>
        <translation>
            <numerusform>Se conservó %Ln grabación quitada de un proyecto y editada en el otro.</numerusform>
            <numerusform>Se conservaron %Ln grabaciones quitadas de un proyecto y editadas en el otro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln segments that were deleted in one project and labelled in the other.</source>
        <translation>
            <numerusform>Se conservó %Ln segmento eliminado en un proyecto y etiquetado en el otro.</numerusform>
            <numerusform>Se conservaron %Ln segmentos eliminados en un proyecto y etiquetados en el otro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Tipo de modelo</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Conocido por</translation>
    </message>
    <message>
        <source>L&amp;icences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>Label cleared: {what}</source>
        <translation>Etiqueta borrada: {what}</translation>
    </message>
    <message>
        <source>Label contradicts the species list</source>
        <translation>La etiqueta contradice la lista de especies</translation>
    </message>
    <message>
        <source>Label every call in field recordings from recording-level species lists.</source>
        <translation>Etiqueta cada llamada de grabaciones de campo a partir de listas de especies por grabación.</translation>
    </message>
    <message>
        <source>Label segments</source>
        <translation>Etiquetar segmentos</translation>
    </message>
    <message>
        <source>Labelled or predicted species; click to sort</source>
        <translation>Especie etiquetada o predicha; haga clic para ordenar</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Etiquetando</translation>
    </message>
    <message>
        <source>Labelling segments</source>
        <translation>Etiquetando segmentos</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Labels (*.txt *.csv)</source>
        <translation>Etiquetas (*.txt *.csv)</translation>
    </message>
    <message>
        <source>Labels agree</source>
        <translation>Etiquetas coincidentes</translation>
    </message>
    <message>
        <source>Labels given after the model was trained</source>
        <translation>Etiquetas dadas después de entrenar el modelo</translation>
    </message>
    <message>
        <source>Labels that agree with the model, including labels it was trained on</source>
        <translation>Etiquetas que coinciden con el modelo, incluidas las de entrenamiento</translation>
    </message>
    <message>
        <source>Labels that contradict a species list and were not used: {n_conflicts}. Resolve them with Find possible list errors.</source>
        <translation>Etiquetas que contradicen una lista de especies y no se usaron: {n_conflicts}. Resuélvalas con Buscar posibles errores de lista.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language, colours, size, your name, backups</source>
        <translation>Idioma, colores, tamaño, su nombre, copias de seguridad</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Last week, 1 to 48</source>
        <translation>Última semana, de 1 a 48</translation>
    </message>
    <message>
        <source>Later labels</source>
        <translation>Etiquetas posteriores</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitud</translation>
    </message>
    <message>
        <source>Learn the species from your tags and labels, then label every segment</source>
        <translation>Aprender las especies de sus marcas y etiquetas, y luego etiquetar cada segmento</translation>
    </message>
    <message>
        <source>Learning from paint</source>
        <translation>Aprendiendo de la pintura</translation>
    </message>
    <message>
        <source>Learning from {name}</source>
        <translation>Aprendiendo de {name}</translation>
    </message>
    <message>
        <source>Learns which call belongs to which species.</source>
        <translation>Aprende qué llamada es de qué especie.</translation>
    </message>
    <message>
        <source>Learns which species rank above others in a recording.</source>
        <translation>Aprende qué especies preceden a otras en una grabación.</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Menos seguras</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Dejarlo como está</translation>
    </message>
    <message>
        <source>Leave out segments without a species</source>
        <translation>Omitir los segmentos sin especie</translation>
    </message>
    <message>
        <source>Left channel</source>
        <translation>Canal izquierdo</translation>
    </message>
    <message>
        <source>Left out, because the project contains the same sound already</source>
        <translation>Omitidos porque el proyecto ya contiene el mismo sonido</translation>
    </message>
    <message>
        <source>Left out: {n_and_reasons}.</source>
        <translation>Omitidos: {n_and_reasons}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Level (dBFS)</source>
        <translation>Nivel (dBFS)</translation>
    </message>
    <message>
        <source>Level (dBFS), background subtracted</source>
        <translation>Nivel (dBFS), fondo restado</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Licence of the network: {licence}.</source>
        <translation>Licencia de la red: {licence}.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencias…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Line {line} has no file name and was skipped.</source>
        <translation>La línea {line} no tiene nombre de archivo y se omitió.</translation>
    </message>
    <message>
        <source>Line {line} of the WildTrax report has a time that cannot be read. Correct it.</source>
        <translation>La línea {line} del informe de WildTrax tiene una hora ilegible. Corríjala.</translation>
    </message>
    <message>
        <source>Line {line} repeats {species} for {file} (first in line {earlier}).</source>
        <translation>La línea {line} repite {species} para {file} (antes en la línea {earlier}).</translation>
    </message>
    <message>
        <source>Line {place} cannot be read: {reason}.</source>
        <translation>La línea {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineal</translation>
    </message>
    <message>
        <source>Linear colours</source>
        <translation>Colores lineales</translation>
    </message>
    <message>
        <source>Linear part: mean of {n_models} models with linear and curved boundaries, weighted by held-out lists.</source>
        <translation>Parte lineal: media de {n_models} modelos con límites lineales y curvos, ponderados por listas reservadas.</translation>
    </message>
    <message>
        <source>Lis&amp;ten</source>
        <translation>E&amp;scuchar</translation>
    </message>
    <message>
        <source>List or hide sounds that are probably not calls: noise, echoes, fragments</source>
        <translation>Listar u ocultar sonidos que probablemente no son llamadas: ruido, ecos, fragmentos</translation>
    </message>
    <message>
        <source>List the edits since the project was opened, to go back to any of them</source>
        <translation>Listar las ediciones desde que se abrió el proyecto, para volver a cualquiera</translation>
    </message>
    <message>
        <source>List the species of the whole recording?</source>
        <translation>¿Listar las especies de la grabación entera?</translation>
    </message>
    <message>
        <source>List untagged recordings, those first whose lists help training most</source>
        <translation>Listar grabaciones sin marcar, primero aquellas cuyas listas más ayudan al entrenamiento</translation>
    </message>
    <message>
        <source>Listed but unknown to the model: {names}. Train again to include them.</source>
        <translation>En la lista pero desconocidas para el modelo: {names}. Entrene de nuevo para incluirlas.</translation>
    </message>
    <message>
        <source>Listed by {person}</source>
        <translation>Lista de {person}</translation>
    </message>
    <message>
        <source>Listed species without detections: {n} of {every} ({names}). If the detections have other names for them, merge these in Project &gt; Species.</source>
        <translation>Especies de las listas sin detecciones: {n} de {every} ({names}). Si las detecciones les dan otros nombres, únalos en Proyecto &gt; Especies.</translation>
    </message>
    <message>
        <source>Listened, no birds present (Ctrl+B)</source>
        <translation>Escuchada, sin aves presentes (Ctrl+B)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Lists and labels that named “{name}” before the merge with “{other}” name it again.</source>
        <translation>Las listas y etiquetas que nombraban «{name}» antes de fusionarla con «{other}» vuelven a nombrarla.</translation>
    </message>
    <message>
        <source>Lists are checked by models of other recordings; that takes at least {n} recordings with segments and a species list.</source>
        <translation>Las listas se comprueban con modelos de otras grabaciones; hacen falta al menos {n} grabaciones con segmentos y lista de especies.</translation>
    </message>
    <message>
        <source>Lists hidden: {sentence}</source>
        <translation>Listas ocultas: {sentence}</translation>
    </message>
    <message>
        <source>Lists name species at one site only. Scores of a site must not use its own lists: make lists at a second site.</source>
        <translation>Las listas nombran especies de un solo sitio. Las puntuaciones de un sitio no deben usar sus propias listas: haga listas en un segundo sitio.</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Listas de nombres (*.txt *.csv *.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Lists that would change</source>
        <translation>Listas que cambiarían</translation>
    </message>
    <message>
        <source>Lists with an unidentified species, read as incomplete: {n}.</source>
        <translation>Listas con una especie sin identificar, leídas como incompletas: {n}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Cargar</translation>
    </message>
    <message>
        <source>Load species c&amp;hecklist…</source>
        <translation>Cargar lista &amp;de referencia…</translation>
    </message>
    <message>
        <source>Load species checklist</source>
        <translation>Cargar lista de referencia de especies</translation>
    </message>
    <message>
        <source>Locate &amp;missing files…</source>
        <translation>&amp;Localizar archivos que faltan…</translation>
    </message>
    <message>
        <source>Locate missing files</source>
        <translation>Localizar archivos que faltan</translation>
    </message>
    <message>
        <source>Locate missing files…</source>
        <translation>Localizar archivos que faltan…</translation>
    </message>
    <message>
        <source>Locate sound files that were moved or renamed</source>
        <translation>Localizar archivos de sonido movidos o renombrados</translation>
    </message>
    <message>
        <source>Location differs: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Using {first}.</source>
        <translation>La ubicación difiere: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Se usa {first}.</translation>
    </message>
    <message>
        <source>Log odds of {first} against {second}: {total} = {effects}.</source>
        <translation>Log-odds de {first} frente a {second}: {total} = {effects}.</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Registro: {path}</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Colores logarítmicos</translation>
    </message>
    <message>
        <source>Longer than usual for this species ({low}–{high} s).</source>
        <translation>Más larga de lo habitual en esta especie ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Look and listen</source>
        <translation>Mire y escuche</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Looking at the sound files</source>
        <translation>Examinando los archivos de sonido</translation>
    </message>
    <message>
        <source>Looking at {name}</source>
        <translation>Examinando {name}</translation>
    </message>
    <message>
        <source>Looking for a segmenter</source>
        <translation>Buscando un segmentador</translation>
    </message>
    <message>
        <source>Looking for help</source>
        <translation>Buscando ayuda</translation>
    </message>
    <message>
        <source>Looking for networks</source>
        <translation>Buscando redes neuronales</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>Buscando tablas</translation>
    </message>
    <message>
        <source>Looking for {name}</source>
        <translation>Buscando {name}</translation>
    </message>
    <message>
        <source>Looking through the project</source>
        <translation>Revisando el proyecto</translation>
    </message>
    <message>
        <source>Looking where the sound is</source>
        <translation>Buscando dónde está el sonido</translation>
    </message>
    <message>
        <source>Loop is off.</source>
        <translation>El bucle está desactivado.</translation>
    </message>
    <message>
        <source>Loop is on.</source>
        <translation>El bucle está activado.</translation>
    </message>
    <message>
        <source>Lowest frequency shown</source>
        <translation>Frecuencia mínima mostrada</translation>
    </message>
    <message>
        <source>MIMLfast trains on species lists only. Tag a recording that has segments.</source>
        <translation>MIMLfast se entrena solo con listas de especies. Marque una grabación que tenga segmentos.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Make a small project of synthesised birdsong to try everything on</source>
        <translation>Crear un pequeño proyecto de cantos sintetizados para probarlo todo</translation>
    </message>
    <message>
        <source>Make one segment of those selected</source>
        <translation>Hacer un segmento de los seleccionados</translation>
    </message>
    <message>
        <source>Make one window of the chosen one and the next</source>
        <translation>Hacer una ventana de la elegida y la siguiente</translation>
    </message>
    <message>
        <source>Makes one file per recording in a folder that you choose.</source>
        <translation>Crea un archivo por grabación en la carpeta que usted elija.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Map of similar sounds</source>
        <translation>Mapa de sonidos similares</translation>
    </message>
    <message>
        <source>Mar&amp;k species as</source>
        <translation>Marcar &amp;especie como</translation>
    </message>
    <message>
        <source>Mark as listened, no birds present</source>
        <translation>Marcar como escuchada, sin aves presentes</translation>
    </message>
    <message>
        <source>Mark label as certain; again: undo</source>
        <translation>Marcar la etiqueta como segura; otra vez: deshacer</translation>
    </message>
    <message>
        <source>Mark label as possible; again: undo</source>
        <translation>Marcar la etiqueta como posible; otra vez: deshacer</translation>
    </message>
    <message>
        <source>Mark label as probable; again: undo</source>
        <translation>Marcar la etiqueta como probable; otra vez: deshacer</translation>
    </message>
    <message>
        <source>Mark the segment as noise</source>
        <translation>Marcar el segmento como ruido</translation>
    </message>
    <message>
        <source>Mark the selection as noise</source>
        <translation>Marcar la selección como ruido</translation>
    </message>
    <message>
        <source>Marks of tiers that do not name species, without a sound at their time: {names}.</source>
        <translation>Marcas de niveles que no nombran especies, sin sonido en su momento: {names}.</translation>
    </message>
    <message>
        <source>Matched names</source>
        <translation>Nombres asignados</translation>
    </message>
    <message>
        <source>Matches no listed species: noise, or a species missing from the list.</source>
        <translation>No coincide con ninguna especie de la lista: ruido, o una especie que falta en la lista.</translation>
    </message>
    <message>
        <source>Matroska sound</source>
        <translation>sonido Matroska</translation>
    </message>
    <message>
        <source>Maximize spectrogram</source>
        <translation>Maximizar el espectrograma</translation>
    </message>
    <message>
        <source>Mean power in the call&apos;s band and time; a sine of full scale has -3 dB (Raven: Inband Power)</source>
        <translation>Potencia media en la banda y el tiempo de la llamada; un seno a plena escala tiene -3 dB (Raven: Inband Power)</translation>
    </message>
    <message numerus="yes">
        <source>Measured %Ln segments.</source>
        <translation>
            <numerusform>Se midió %Ln segmento.</numerusform>
            <numerusform>Se midieron %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring kept segments</source>
        <translation>Midiendo los segmentos conservados</translation>
    </message>
    <message>
        <source>Measuring labelled segments</source>
        <translation>Midiendo los segmentos etiquetados</translation>
    </message>
    <message>
        <source>Measuring noise</source>
        <translation>Midiendo el ruido</translation>
    </message>
    <message>
        <source>Measuring segments</source>
        <translation>Midiendo segmentos</translation>
    </message>
    <message>
        <source>Measuring the changed segment</source>
        <translation>Midiendo el segmento cambiado</translation>
    </message>
    <message>
        <source>Measuring the new segment</source>
        <translation>Midiendo el segmento nuevo</translation>
    </message>
    <message>
        <source>Measuring {name}</source>
        <translation>Midiendo {name}</translation>
    </message>
    <message>
        <source>Mel</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln segments</source>
        <translation>
            <numerusform>Fusionar %Ln segmento</numerusform>
            <numerusform>Fusionar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge a species with “{name}”</source>
        <translation>Fusionar una especie con «{name}»</translation>
    </message>
    <message>
        <source>Merge calls of one species with gaps up to</source>
        <translation>Fusionar llamadas de una especie con huecos de hasta</translation>
    </message>
    <message>
        <source>Merge projects</source>
        <translation>Fusionar proyectos</translation>
    </message>
    <message>
        <source>Merge segments</source>
        <translation>Fusionar segmentos</translation>
    </message>
    <message>
        <source>Merge species</source>
        <translation>Fusionar especies</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Fusionar con</translation>
    </message>
    <message>
        <source>Merge with another observer&apos;s project of the same recordings</source>
        <translation>Fusionar con el proyecto de otro observador sobre las mismas grabaciones</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Fusionando</translation>
    </message>
    <message>
        <source>Merging segments</source>
        <translation>Fusionando segmentos</translation>
    </message>
    <message>
        <source>Minimum call probability of segments that are listed, shown and exported</source>
        <translation>Probabilidad mínima de llamada de los segmentos que se listan, muestran y exportan</translation>
    </message>
    <message>
        <source>Minimum call probability: {percent} %</source>
        <translation>Probabilidad mínima de llamada: {percent} %</translation>
    </message>
    <message>
        <source>Minimum probability for unreviewed segments:</source>
        <translation>Probabilidad mínima de los segmentos sin revisar:</translation>
    </message>
    <message>
        <source>Minimum probability of a call</source>
        <translation>Probabilidad mínima de una llamada</translation>
    </message>
    <message>
        <source>Minimum probability of accepted tags</source>
        <translation>Probabilidad mínima de las marcas aceptadas</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed calls</source>
        <translation>Probabilidad mínima de las llamadas sin revisar</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed segments in exports and summaries</source>
        <translation>Probabilidad mínima de los segmentos sin revisar en exportaciones y resúmenes</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Puntuación mínima</translation>
    </message>
    <message>
        <source>Minimum score of imported detections</source>
        <translation>Puntuación mínima de las detecciones importadas</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Minutes listened</source>
        <translation>Minutos escuchados</translation>
    </message>
    <message>
        <source>Minutes of the clock count if at least 30 s of them were surveyed. The 95 % interval treats the minutes of an hour at a site as one cluster.</source>
        <translation>Los minutos del reloj cuentan si se muestrearon al menos 30 s. El intervalo del 95 % trata los minutos de una hora en un sitio como un conglomerado.</translation>
    </message>
    <message>
        <source>Minutes to move by</source>
        <translation>Minutos que se desplazan</translation>
    </message>
    <message>
        <source>Minutes with a call</source>
        <translation>Minutos con una llamada</translation>
    </message>
    <message>
        <source>Missing file</source>
        <translation>Falta el archivo</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Archivos que faltan</translation>
    </message>
    <message>
        <source>Missing sound files (find moved ones with birdann locate)</source>
        <translation>Archivos de sonido que faltan (busque los movidos con birdann locate)</translation>
    </message>
    <message>
        <source>Mix of channels</source>
        <translation>Mezcla de canales</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves them</source>
        <translation>Se guardan en Modelo &gt; Validar predicciones</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves thresholds</source>
        <translation>Modelo &gt; Validar predicciones guarda umbrales</translation>
    </message>
    <message>
        <source>Model and predictions updated.</source>
        <translation>Modelo y predicciones actualizados.</translation>
    </message>
    <message>
        <source>Model {name} of {time}: features {schema}, segments found with “{preset}”.</source>
        <translation>Modelo {name} del {time}: características {schema}, segmentos encontrados con «{preset}».</translation>
    </message>
    <message>
        <source>Model {name}, trained {when}</source>
        <translation>Modelo {name}, entrenado el {when}</translation>
    </message>
    <message>
        <source>Model: decision trees ({why}).</source>
        <translation>Modelo: árboles de decisión ({why}).</translation>
    </message>
    <message>
        <source>Model: decision trees {trees}, linear {linear} ({why}).</source>
        <translation>Modelo: árboles de decisión {trees}, lineal {linear} ({why}).</translation>
    </message>
    <message>
        <source>Model: linear ({why}).</source>
        <translation>Modelo: lineal ({why}).</translation>
    </message>
    <message>
        <source>Model: {run}.</source>
        <translation>Modelo: {run}.</translation>
    </message>
    <message>
        <source>Models are trained without each group of sites, so that no list or answer of a site decides what is played there. What is set here stays as it is for this queue.</source>
        <translation>Los modelos se entrenan sin cada grupo de sitios, para que ninguna lista o respuesta de un sitio decida lo que se reproduce allí. Lo que se fija aquí no cambia para esta cola.</translation>
    </message>
    <message>
        <source>Models of this project</source>
        <translation>Modelos de este proyecto</translation>
    </message>
    <message>
        <source>Monkey&apos;s Audio</source>
        <translation>Monkey’s Audio</translation>
    </message>
    <message>
        <source>Month in words</source>
        <translation>Mes en letras</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Más filtros</translation>
    </message>
    <message numerus="yes">
        <source>More filters (%Ln set)</source>
        <translation>
            <numerusform>Más filtros (%Ln activo)</numerusform>
            <numerusform>Más filtros (%Ln activos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Most birds, frogs and mammals: 200 Hz and above.</source>
        <translation>La mayoría de aves, ranas y mamíferos: 200 Hz y más.</translation>
    </message>
    <message>
        <source>Most calls in a minute</source>
        <translation>Máximo de llamadas en un minuto</translation>
    </message>
    <message>
        <source>Most calls in a minute of the clock: the maximum of each visit, as mean over visits with its 95 % interval.</source>
        <translation>Máximo de llamadas en un minuto del reloj: el máximo de cada visita, como media de las visitas con su intervalo del 95 %.</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Más seguras</translation>
    </message>
    <message>
        <source>Most informative first</source>
        <translation>Informativas</translation>
    </message>
    <message>
        <source>Most similar</source>
        <translation>Más similares</translation>
    </message>
    <message>
        <source>Most similar confirmed calls: {n} of {of} {species}.</source>
        <translation>Llamadas confirmadas más similares: {n} de {of} de {species}.</translation>
    </message>
    <message>
        <source>Most similar first</source>
        <translation>Más similares primero</translation>
    </message>
    <message>
        <source>Most to review first</source>
        <translation>Más por revisar primero</translation>
    </message>
    <message>
        <source>Most typical predictions</source>
        <translation>Predicciones más típicas</translation>
    </message>
    <message>
        <source>Mouse wheel zooms the spectrogram</source>
        <translation>La rueda amplía el espectrograma</translation>
    </message>
    <message>
        <source>Move along the frequencies</source>
        <translation>Moverse por las frecuencias</translation>
    </message>
    <message>
        <source>Move along the recording; with Shift by a page</source>
        <translation>Moverse por la grabación; con Mayús, una página</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Desplazar</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Mover el teclado a la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Mover el teclado a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Move window</source>
        <translation>Mover ventana</translation>
    </message>
    <message>
        <source>My recordings</source>
        <translation>Mis grabaciones</translation>
    </message>
    <message>
        <source>N processes on this machine (default: one for each core)</source>
        <translation>N procesos en esta máquina (predeterminado: uno por núcleo)</translation>
    </message>
    <message>
        <source>N&amp;ext segment</source>
        <translation>Segment&amp;o siguiente</translation>
    </message>
    <message>
        <source>N&amp;ote on the recording…</source>
        <translation>Nota sobre la &amp;grabación…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the season from {first} to {last}:</source>
        <translation>Nombre de la temporada del {first} al {last}:</translation>
    </message>
    <message>
        <source>Name the network with --network; “birdann networks list” names those installed.</source>
        <translation>Nombre la red con --network; «birdann networks list» enumera las instaladas.</translation>
    </message>
    <message>
        <source>Name, site or species</source>
        <translation>Nombre, sitio o especie</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Con nombre</translation>
    </message>
    <message>
        <source>Names beside them, and a legend</source>
        <translation>Nombres al lado y una leyenda</translation>
    </message>
    <message>
        <source>Names with a comma, read as one species: {names}. Write “;” between species.</source>
        <translation>Nombres con coma, leídos como una sola especie: {names}. Escriba «;» entre especies.</translation>
    </message>
    <message>
        <source>Ne&amp;xt colour map</source>
        <translation>Mapa &amp;de colores siguiente</translation>
    </message>
    <message>
        <source>Ne&amp;xt untagged recording</source>
        <translation>Sig&amp;uiente grabación sin marcar</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Necesita datos</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red neuronal</translation>
    </message>
    <message>
        <source>Networks (*.tflite *.onnx)</source>
        <translation>Redes neuronales (*.tflite *.onnx)</translation>
    </message>
    <message>
        <source>Networks need the package {package}. Install it with: pip install birdann[networks]</source>
        <translation>Las redes neuronales necesitan el paquete {package}. Instálelo con: pip install birdann[networks]</translation>
    </message>
    <message>
        <source>New &amp;lists are complete…</source>
        <translation>&amp;Las listas nuevas son completas…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>New lists are complete</source>
        <translation>Las listas nuevas son completas</translation>
    </message>
    <message>
        <source>New lists are incomplete</source>
        <translation>Las listas nuevas son incompletas</translation>
    </message>
    <message>
        <source>New name of the species</source>
        <translation>Nombre nuevo de la especie</translation>
    </message>
    <message>
        <source>New path, since it was taken: Locate missing files</source>
        <translation>Ruta nueva, si se movió: Localizar archivos que faltan</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Proyecto nuevo</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Muestra nueva</translation>
    </message>
    <message>
        <source>New sample…</source>
        <translation>Muestra nueva…</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>Especie nueva</translation>
    </message>
    <message>
        <source>New species with similar existing names (merge them, or use --species-map)</source>
        <translation>Especies nuevas con nombres parecidos a los existentes (combínelas o use --species-map)</translation>
    </message>
    <message>
        <source>New species: {names}.</source>
        <translation>Especies nuevas: {names}.</translation>
    </message>
    <message>
        <source>New visits</source>
        <translation>Visitas nuevas</translation>
    </message>
    <message>
        <source>New visits…</source>
        <translation>Visitas nuevas…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next &amp;uncertain segment</source>
        <translation>&amp;Siguiente segmento incierto</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Grupo siguiente</translation>
    </message>
    <message>
        <source>Next group (Alt+Right)</source>
        <translation>Grupo siguiente (Alt+Derecha)</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Panel siguiente</translation>
    </message>
    <message>
        <source>Next step: {text}</source>
        <translation>Paso siguiente: {text}</translation>
    </message>
    <message>
        <source>Next untagged window</source>
        <translation>Siguiente ventana sin marcar</translation>
    </message>
    <message>
        <source>Night from</source>
        <translation>Noche desde el</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Noches</translation>
    </message>
    <message>
        <source>Nights, from noon to noon</source>
        <translation>Noches, de mediodía a mediodía</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No answers to save. Give at least one.</source>
        <translation>No hay respuestas que guardar. Dé al menos una.</translation>
    </message>
    <message>
        <source>No backup of {project_path} could be made in {folder} ({reason}), and nothing was changed. Free some space or make that folder writable.</source>
        <translation>No se pudo hacer una copia de seguridad de {project_path} en {folder} ({reason}) y no se cambió nada. Libere espacio o permita escribir en esa carpeta.</translation>
    </message>
    <message>
        <source>No birds</source>
        <translation>Sin aves</translation>
    </message>
    <message>
        <source>No birds &amp;where “none” is written</source>
        <translation>&amp;Sin aves donde pone «ninguna»</translation>
    </message>
    <message>
        <source>No birds (complete list).</source>
        <translation>Sin aves (lista completa).</translation>
    </message>
    <message>
        <source>No call was counted there.</source>
        <translation>Allí no se contó ninguna llamada.</translation>
    </message>
    <message>
        <source>No calls are painted in {path}. Paint some, import a table of boxes (--boxes), or train from confirmed segments (--from-segments).</source>
        <translation>No hay llamadas pintadas en {path}. Pinte algunas, importe una tabla de rectángulos (--boxes) o entrene con segmentos confirmados (--from-segments).</translation>
    </message>
    <message>
        <source>No calls were found in these recordings. Add others.</source>
        <translation>No se encontraron llamadas en estas grabaciones. Añada otras.</translation>
    </message>
    <message>
        <source>No calls were found in this recording.
Draw one if you see it.</source>
        <translation>No se encontraron llamadas en esta grabación.
Dibuje una si la ve.</translation>
    </message>
    <message>
        <source>No column with species names was found. Choose one: {names}.</source>
        <translation>No se encontró una columna con nombres de especies. Elija una: {names}.</translation>
    </message>
    <message>
        <source>No command of that name.</source>
        <translation>Ningún comando con ese nombre.</translation>
    </message>
    <message>
        <source>No confirmed calls of “{species}” to compare with.</source>
        <translation>No hay llamadas confirmadas de «{species}» con las que comparar.</translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Sin conflictos.</translation>
    </message>
    <message>
        <source>No detection: occupancy cannot be estimated.</source>
        <translation>Ninguna detección: la ocupación no se puede estimar.</translation>
    </message>
    <message>
        <source>No detections match. Lower the minimum score, or choose other species.</source>
        <translation>Ninguna detección coincide. Baje la puntuación mínima o elija otras especies.</translation>
    </message>
    <message>
        <source>No display here. Later: birdann {path}</source>
        <translation>Aquí no hay pantalla. Más tarde: birdann {path}</translation>
    </message>
    <message>
        <source>No edits yet. Tags and labels appear here and can be undone.</source>
        <translation>Aún no hay ediciones. Las marcas y etiquetas aparecen aquí y se pueden deshacer.</translation>
    </message>
    <message>
        <source>No example of it has been confirmed yet. Confirm some, and they play here.</source>
        <translation>Aún no hay ningún ejemplo confirmado. Confirme algunos y sonarán aquí.</translation>
    </message>
    <message>
        <source>No examples were given (--call or --project).</source>
        <translation>No se dieron ejemplos (--call o --project).</translation>
    </message>
    <message>
        <source>No figure. {why}</source>
        <translation>Sin figura. {why}</translation>
    </message>
    <message>
        <source>No figure: the model {model} is not calibrated.</source>
        <translation>Sin figura: el modelo {model} no está calibrado.</translation>
    </message>
    <message>
        <source>No forest segmenter has been trained in {path} yet. Paint some calls or confirm some segments, and train it (birdann train-segmenter).</source>
        <translation>Aún no se ha entrenado un segmentador de bosque en {path}. Pinte algunas llamadas o confirme algunos segmentos y entrénelo (birdann train-segmenter).</translation>
    </message>
    <message>
        <source>No fragments of one call were found. Nothing was joined.</source>
        <translation>No se encontraron fragmentos de una misma llamada. No se unió nada.</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Sin grupo</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sin grupos</translation>
    </message>
    <message>
        <source>No groups found: too few segments are similar to one another.</source>
        <translation>No hay grupos: muy pocos segmentos se parecen entre sí.</translation>
    </message>
    <message>
        <source>No items match the filters of the review queue.</source>
        <translation>Ningún elemento cumple los filtros de la cola de revisión.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sin tecla</translation>
    </message>
    <message>
        <source>No known call is of a species in its recording&apos;s list, so that labels are not scored.</source>
        <translation>Ninguna llamada conocida es de una especie de la lista de su grabación; por eso no se evalúan las etiquetas.</translation>
    </message>
    <message>
        <source>No list errors with a probability of {least} or more.</source>
        <translation>Ningún error de lista con una probabilidad de {least} o más.</translation>
    </message>
    <message>
        <source>No longer used and removed: {names}.</source>
        <translation>Ya no se usan y se quitaron: {names}.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one before joining fragments.</source>
        <translation>Aún no se ha entrenado ningún modelo. Entrene uno antes de unir fragmentos.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one first.</source>
        <translation>Aún no se ha entrenado ningún modelo. Entrene uno primero.</translation>
    </message>
    <message>
        <source>No model was trained: {reason}</source>
        <translation>No se entrenó ningún modelo: {reason}</translation>
    </message>
    <message>
        <source>No model yet. Tag some recordings, then train (Ctrl+T).</source>
        <translation>Aún no hay modelo. Marque algunas grabaciones y entrene (Ctrl+T).</translation>
    </message>
    <message>
        <source>No prediction yet. Predict labels, or choose a species.</source>
        <translation>Aún no hay predicción. Prediga las etiquetas o elija una especie.</translation>
    </message>
    <message>
        <source>No prediction yet. Train a model, or choose a species.</source>
        <translation>Aún no hay predicción. Entrene un modelo o elija una especie.</translation>
    </message>
    <message>
        <source>No prediction: the model learned from the label that was removed.</source>
        <translation>Sin predicción: el modelo aprendió de la etiqueta que se quitó.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se encontraron problemas.</translation>
    </message>
    <message>
        <source>No recording has a species list. Tag some recordings, or import lists, first.</source>
        <translation>Ninguna grabación tiene lista de especies. Marque antes algunas grabaciones o importe listas.</translation>
    </message>
    <message>
        <source>No recording has a start. Set sites and times to see results by hour and date.</source>
        <translation>Ninguna grabación tiene inicio. Fije sitios y tiempos para ver resultados por hora y fecha.</translation>
    </message>
    <message>
        <source>No recording has both segments and a species list. Tag one and segment it first.</source>
        <translation>Ninguna grabación tiene a la vez segmentos y lista de especies. Marque y segmente una antes.</translation>
    </message>
    <message>
        <source>No recording has failed.</source>
        <translation>No ha fallado ninguna grabación.</translation>
    </message>
    <message>
        <source>No recording matches the pattern {pattern}. Recordings have names such as {name}.</source>
        <translation>Ninguna grabación coincide con el patrón {pattern}. Las grabaciones se llaman, por ejemplo, {name}.</translation>
    </message>
    <message>
        <source>No recording or folder is called {name}. Recordings have names such as {example}.</source>
        <translation>Ninguna grabación ni carpeta se llama {name}. Las grabaciones se llaman, por ejemplo, {example}.</translation>
    </message>
    <message>
        <source>No recording with a site and a start lies within the season and the hours of day. Correct them.</source>
        <translation>Ninguna grabación con sitio e inicio está dentro de la temporada y de las horas del día. Corríjalas.</translation>
    </message>
    <message>
        <source>No recordings match these filters. Clear the text or choose “All recordings”.</source>
        <translation>Ninguna grabación cumple estos filtros. Borre el texto o elija «Todas».</translation>
    </message>
    <message>
        <source>No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.</source>
        <translation>Aún no hay grabaciones. Suelte archivos de sonido en la ventana o pulse Ctrl+Mayús+A.</translation>
    </message>
    <message>
        <source>No reduction</source>
        <translation>Sin reducción</translation>
    </message>
    <message>
        <source>No reference measurements for this species.</source>
        <translation>No hay medidas de referencia de esta especie.</translation>
    </message>
    <message>
        <source>No running tasks</source>
        <translation>Sin tareas en curso</translation>
    </message>
    <message>
        <source>No running tasks.</source>
        <translation>Sin tareas en curso.</translation>
    </message>
    <message>
        <source>No samples. Draw one with birdann validate make.</source>
        <translation>No hay muestras. Sortee una con birdann validate make.</translation>
    </message>
    <message>
        <source>No scheduler answers at {address} ({reason}). Start one with: dask scheduler</source>
        <translation>Ningún planificador responde en {address} ({reason}). Inicie uno con: dask scheduler</translation>
    </message>
    <message>
        <source>No score in “{name}” reaches a precision of {precision} with at least {wanted} validated items on each side. Validate more items, or lower the target.</source>
        <translation>Ninguna puntuación de «{name}» alcanza una precisión de {precision} con al menos {wanted} elementos validados a cada lado. Valide más elementos o baje el objetivo.</translation>
    </message>
    <message>
        <source>No segment in {path} is confirmed or corrected. Review some, or train from the boxes of a table (--boxes).</source>
        <translation>Ningún segmento de {path} está confirmado o corregido. Revise algunos o entrene con los rectángulos de una tabla (--boxes).</translation>
    </message>
    <message>
        <source>No segment was labelled by two observers. Each needs an observer name of its own, and labels of the same segments. Merge their projects first, or name both in “birdann agreement”.</source>
        <translation>Ningún segmento fue etiquetado por dos observadores. Cada uno necesita un nombre propio y etiquetas de los mismos segmentos. Combine antes sus proyectos o indique ambos en «birdann agreement».</translation>
    </message>
    <message>
        <source>No segmented recording has a site and a start. Enter sites and starts under Project &gt; Sites and times, and find segments.</source>
        <translation>Ninguna grabación segmentada tiene sitio e inicio. Introdúzcalos en Proyecto &gt; Sitios y tiempos y busque segmentos.</translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln files.</source>
        <translation>
            <numerusform>No se encontraron segmentos en %Ln archivo.</numerusform>
            <numerusform>No se encontraron segmentos en %Ln archivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln recordings.</source>
        <translation>
            <numerusform>No se encontraron segmentos en %Ln grabación.</numerusform>
            <numerusform>No se encontraron segmentos en %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments found in the boxes of {folder}. Check that its annotation sets belong to its sound files.</source>
        <translation>No se encontraron segmentos en los rectángulos de {folder}. Compruebe que sus conjuntos de anotaciones corresponden a sus archivos de sonido.</translation>
    </message>
    <message>
        <source>No segments found in the clips of {folder}. Choose a folder with one sub-folder of clips per species.</source>
        <translation>No se encontraron segmentos en los clips de {folder}. Elija una carpeta con una subcarpeta de clips por especie.</translation>
    </message>
    <message>
        <source>No segments match these filters.</source>
        <translation>Ningún segmento cumple estos filtros.</translation>
    </message>
    <message numerus="yes">
        <source>No segments were found in %Ln boxes.</source>
        <translation>
            <numerusform>No se encontraron segmentos en %Ln rectángulo.</numerusform>
            <numerusform>No se encontraron segmentos en %Ln rectángulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments yet in this recording. Find segments (Ctrl+Shift+S).</source>
        <translation>Aún no hay segmentos en esta grabación. Busque segmentos (Ctrl+Mayús+S).</translation>
    </message>
    <message>
        <source>No segments yet. Find segments (Ctrl+Shift+S) to start reviewing.</source>
        <translation>Aún no hay segmentos. Busque segmentos (Ctrl+Mayús+S) para empezar a revisar.</translation>
    </message>
    <message>
        <source>No segments yet. Find segments to see calls here.</source>
        <translation>Aún no hay segmentos. Busque segmentos para ver aquí las llamadas.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sin sonido</translation>
    </message>
    <message>
        <source>No sound output was found</source>
        <translation>No se encontró ninguna salida de sonido</translation>
    </message>
    <message>
        <source>No sound output was found; connect loudspeakers or headphones and play again.</source>
        <translation>No se encontró ninguna salida de sonido; conecte altavoces o auriculares y reproduzca de nuevo.</translation>
    </message>
    <message>
        <source>No sound was found in it.</source>
        <translation>No se encontró sonido en él.</translation>
    </message>
    <message>
        <source>No species certain.</source>
        <translation>Ninguna especie segura.</translation>
    </message>
    <message>
        <source>No species is predicted for this segment. Train a model, or label it.</source>
        <translation>No se predice ninguna especie para este segmento. Entrene un modelo o etiquételo.</translation>
    </message>
    <message>
        <source>No species is present with a probability of {least} or more.</source>
        <translation>Ninguna especie está presente con una probabilidad de {least} o más.</translation>
    </message>
    <message>
        <source>No species predicted. X: noise. C: type a species. A number picks one.</source>
        <translation>Ninguna especie predicha. X: ruido. C: escribir una especie. Un número elige una.</translation>
    </message>
    <message>
        <source>No species tagged; list incomplete.</source>
        <translation>Ninguna especie marcada; lista incompleta.</translation>
    </message>
    <message>
        <source>No species yet</source>
        <translation>Aún no hay especies</translation>
    </message>
    <message>
        <source>No species yet. They come with tags, labels and imported lists.</source>
        <translation>Aún no hay especies. Llegan con marcas, etiquetas y listas importadas.</translation>
    </message>
    <message>
        <source>No tagged recording has segments ({n_tagged} tagged). Segment them first, or tag recordings that have segments.</source>
        <translation>Ninguna grabación marcada tiene segmentos ({n_tagged} marcadas). Segméntelas antes o marque grabaciones que tengan segmentos.</translation>
    </message>
    <message>
        <source>No tags to accept: already tagged, or no species predicted here.</source>
        <translation>No hay marcas que aceptar: ya está marcada o aquí no se predice ninguna especie.</translation>
    </message>
    <message>
        <source>No tags yet. Tag the species of a few recordings, or import species lists or a network’s detections. Then train.</source>
        <translation>Aún no hay marcas. Marque las especies de algunas grabaciones, o importe listas de especies o las detecciones de una red neuronal. Después, entrene.</translation>
    </message>
    <message>
        <source>No threshold is saved for “{species}” there.</source>
        <translation>Allí no se guarda ningún umbral para «{species}».</translation>
    </message>
    <message>
        <source>No threshold: it needs at least {wanted} validated items on each side. The scores validated are {low} to {high}.</source>
        <translation>Sin umbral: hacen falta al menos {wanted} elementos validados a cada lado. Las puntuaciones validadas van de {low} a {high}.</translation>
    </message>
    <message>
        <source>No threshold: no score reaches this precision so far.</source>
        <translation>Sin umbral: por ahora ninguna puntuación alcanza esta precisión.</translation>
    </message>
    <message>
        <source>No thresholds are saved.</source>
        <translation>No hay umbrales guardados.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches this probability.</source>
        <translation>Ninguna predicción sin revisar alcanza esta probabilidad.</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches {bar}.</source>
        <translation>Ninguna predicción sin revisar alcanza {bar}.</translation>
    </message>
    <message>
        <source>No verified visits. Draw them with birdann visits make.</source>
        <translation>No hay visitas verificadas. Sortéelas con birdann visits make.</translation>
    </message>
    <message>
        <source>No visit has a covariate “{name}”. There are: {there}.</source>
        <translation>Ninguna visita tiene la covariable «{name}». Hay: {there}.</translation>
    </message>
    <message>
        <source>No visit has that many seconds recorded. Lower the minimum.</source>
        <translation>Ninguna visita tiene tantos segundos grabados. Baje el mínimo.</translation>
    </message>
    <message>
        <source>No visit was surveyed.</source>
        <translation>No se muestreó ninguna visita.</translation>
    </message>
    <message>
        <source>No visits yet. Recordings need sites and starts. Then: New visits…</source>
        <translation>Aún no hay visitas. Las grabaciones necesitan sitios e inicios. Después: Visitas nuevas…</translation>
    </message>
    <message>
        <source>No&amp;te on the segment…</source>
        <translation>&amp;Nota sobre el segmento…</translation>
    </message>
    <message>
        <source>No, only some</source>
        <translation>No, solo algunas</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruido</translation>
    </message>
    <message>
        <source>Noise class: label ranking precision on held-out recordings {with_it} with it, {without} without.</source>
        <translation>Clase de ruido: precisión del orden de etiquetas en grabaciones reservadas {with_it} con ella, {without} sin ella.</translation>
    </message>
    <message>
        <source>Noise: {what}</source>
        <translation>Ruido: {what}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln segments match these filters.</source>
        <translation>
            <numerusform>El segmento (%Ln) no cumple estos filtros.</numerusform>
            <numerusform>Ninguno de los %Ln segmentos cumple estos filtros.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files could be read; nothing was imported.</source>
        <translation>Ningún archivo se pudo leer; no se importó nada.</translation>
    </message>
    <message>
        <source>None of the sound files could be added.</source>
        <translation>Ningún archivo de sonido se pudo añadir.</translation>
    </message>
    <message>
        <source>None of these recordings has this channel.</source>
        <translation>Ninguna de estas grabaciones tiene este canal.</translation>
    </message>
    <message>
        <source>None of {number} files in {folder} could be used. The first: {first}</source>
        <translation>Ninguno de los {number} archivos de {folder} se pudo usar. El primero: {first}</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aún ninguno</translation>
    </message>
    <message>
        <source>Not a call</source>
        <translation>No es una llamada</translation>
    </message>
    <message>
        <source>Not a valid time.</source>
        <translation>Hora no válida.</translation>
    </message>
    <message>
        <source>Not available for this model: {factors}.</source>
        <translation>No disponible en este modelo: {factors}.</translation>
    </message>
    <message>
        <source>Not checked in training: no list or answer showed how often predictions are correct. Validate a sample of 20.</source>
        <translation>Sin comprobar en el entrenamiento: ninguna lista o respuesta mostró con qué frecuencia aciertan las predicciones. Valide una muestra de 20.</translation>
    </message>
    <message>
        <source>Not expected here in week {week} of {weeks} (checklist).</source>
        <translation>No se espera aquí en la semana {week} de {weeks} (lista de referencia).</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>No se exporta</translation>
    </message>
    <message numerus="yes">
        <source>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</source>
        <translation>
            <numerusform>Sin unir en %Ln grabación de 150 kHz o más: un segmento es un pulso.</numerusform>
            <numerusform>Sin unir en %Ln grabaciones de 150 kHz o más: un segmento es un pulso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not kept by this format</source>
        <translation>No conservado por este formato</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Sin medir</translation>
    </message>
    <message>
        <source>Not measured: {reason}</source>
        <translation>No medido: {reason}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Not segmented</source>
        <translation>Sin segmentar</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>No se usa</translation>
    </message>
    <message>
        <source>Not {species}</source>
        <translation>No es {species}</translation>
    </message>
    <message>
        <source>Note it as absent</source>
        <translation>Anotarla como ausente</translation>
    </message>
    <message>
        <source>Note on a recording</source>
        <translation>Nota sobre una grabación</translation>
    </message>
    <message>
        <source>Note on the segment</source>
        <translation>Nota sobre el segmento</translation>
    </message>
    <message>
        <source>Note on {recording}</source>
        <translation>Nota sobre {recording}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Nota: {text}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message numerus="yes">
        <source>Notes on %Ln segments</source>
        <translation>
            <numerusform>Notas sobre %Ln segmento</numerusform>
            <numerusform>Notas sobre %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes: one segment per sound</source>
        <translation>Notas: un segmento por sonido</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer letters.</source>
        <translation>Nada encontrado. Pruebe con menos letras.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. A backup is made first, and the import can be undone.</source>
        <translation>Aún no se ha cambiado nada. Antes se hace una copia de seguridad y la importación se puede deshacer.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. Annotations go to the recordings of the same name; a backup is made first, and the import can be undone.</source>
        <translation>Aún no se ha cambiado nada. Las anotaciones van a las grabaciones del mismo nombre; antes se hace una copia de seguridad y la importación se puede deshacer.</translation>
    </message>
    <message>
        <source>Nothing has been noted in the log yet.</source>
        <translation>Aún no hay nada en el registro.</translation>
    </message>
    <message>
        <source>Nothing needed</source>
        <translation>No hace falta nada</translation>
    </message>
    <message>
        <source>Nothing of this was surveyed. Tag recordings or windows, or train and label them; recordings need a start.</source>
        <translation>Nada de esto se muestreó. Marque grabaciones o ventanas, o entrene y etiquételas; las grabaciones necesitan un inicio.</translation>
    </message>
    <message>
        <source>Nothing to add. Name sound files or folders, or give --lists with a CSV file.</source>
        <translation>Nada que añadir. Nombre archivos de sonido o carpetas, o use --lists con un archivo CSV.</translation>
    </message>
    <message>
        <source>Nothing was imported: no annotation matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>No se importó nada: ninguna anotación corresponde a una grabación del proyecto. Añada antes las grabaciones o compare los nombres de archivo: {name}.</translation>
    </message>
    <message>
        <source>Nothing was imported: no row could be read.</source>
        <translation>No se importó nada: ninguna fila se pudo leer.</translation>
    </message>
    <message>
        <source>Nothing was imported: no score matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>No se importó nada: ninguna puntuación corresponde a una grabación del proyecto. Añada antes las grabaciones o compare los nombres de archivo: {name}.</translation>
    </message>
    <message>
        <source>Nothing was stored: the recording has no sound to show.</source>
        <translation>No se guardó nada: no hay sonido de la grabación que mostrar.</translation>
    </message>
    <message>
        <source>Nothing was surveyed at the chosen sites, days and hours.</source>
        <translation>No se muestreó nada en los sitios, días y horas elegidos.</translation>
    </message>
    <message>
        <source>Nothing would be left of the segment. Delete it with Del.</source>
        <translation>No quedaría nada del segmento. Elimínelo con Supr.</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Number of separate parts of the outline</source>
        <translation>Número de partes separadas del contorno</translation>
    </message>
    <message>
        <source>Numbered because the name was taken: {n}.</source>
        <translation>Numerados porque el nombre ya existía: {n}.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers label a segment. Select one, or press T to tag a species.</source>
        <translation>Los números etiquetan un segmento. Seleccione uno o pulse T para marcar una especie.</translation>
    </message>
    <message>
        <source>ORed logistic regression</source>
        <translation>Regresión logística ORed</translation>
    </message>
    <message>
        <source>Occupancy (95 % CI)</source>
        <translation>Ocupación (IC del 95 %)</translation>
    </message>
    <message>
        <source>Occupancy is estimated at its limit of 100 %: the visits allow that every site was occupied. Only its lower end ({low}) is informative.</source>
        <translation>La ocupación se estima en su límite del 100 %: las visitas permiten que todos los sitios estuvieran ocupados. Solo informa su extremo inferior ({low}).</translation>
    </message>
    <message numerus="yes">
        <source>Occurred %Ln times.</source>
        <translation>
            <numerusform>Ocurrió %Ln vez.</numerusform>
            <numerusform>Ocurrió %Ln veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ocean Instruments&apos; SoundTrap Host</source>
        <translation>SoundTrap Host de Ocean Instruments</translation>
    </message>
    <message>
        <source>Of persons where the files say so, of programs otherwise</source>
        <translation>De personas donde los archivos lo indican; si no, de programas</translation>
    </message>
    <message>
        <source>Of these: {numbers}.</source>
        <translation>De ellos: {numbers}.</translation>
    </message>
    <message>
        <source>Of {calls} simulated calls, {found} were found ({share_found}) and {right} labelled correctly ({share_right}), from species lists alone.</source>
        <translation>De {calls} llamadas simuladas, se encontraron {found} ({share_found}) y {right} se etiquetaron correctamente ({share_right}), solo a partir de listas de especies.</translation>
    </message>
    <message>
        <source>Off: the wheel scrolls, Ctrl and the wheel zoom</source>
        <translation>Desactivado: la rueda desplaza; Ctrl y la rueda amplían</translation>
    </message>
    <message>
        <source>On complete boxes it gains no more than chance (F1 {taught}, with the automatic choice {untaught}): the automatic choice is used in its place.</source>
        <translation>En recuadros completos no mejora más que el azar (F1 {taught}, con la elección automática {untaught}): se usa la elección automática en su lugar.</translation>
    </message>
    <message>
        <source>On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)</source>
        <translation>Activado: las especies sin marca están ausentes. Desactivado: pueden estar, sin anotar. (Ctrl+L)</translation>
    </message>
    <message>
        <source>One call becomes one segment. Later trainings still use the fragments.</source>
        <translation>Una llamada pasa a ser un segmento. Los entrenamientos posteriores siguen usando los fragmentos.</translation>
    </message>
    <message>
        <source>One row per recording and species: 1 or 0 from lists, otherwise the predicted probability.</source>
        <translation>Una fila por grabación y especie: 1 o 0 según las listas; si no, la probabilidad predicha.</translation>
    </message>
    <message>
        <source>One row per recording with its species, as Import species lists reads it.</source>
        <translation>Una fila por grabación con sus especies, como la lee Importar listas de especies.</translation>
    </message>
    <message>
        <source>One segment is</source>
        <translation>Un segmento es</translation>
    </message>
    <message>
        <source>One species on the clock</source>
        <translation>Una especie a lo largo del día</translation>
    </message>
    <message>
        <source>One to one, {title}: {per_call} segments per call</source>
        <translation>Uno a uno, {title}: {per_call} segmentos por llamada</translation>
    </message>
    <message>
        <source>Only a species that no list and no label names</source>
        <translation>Solo una especie que ninguna lista ni etiqueta nombra</translation>
    </message>
    <message>
        <source>Only calls that I confirmed or corrected</source>
        <translation>Solo llamadas que confirmé o corregí</translation>
    </message>
    <message>
        <source>Only detections by this program</source>
        <translation>Solo detecciones de este programa</translation>
    </message>
    <message>
        <source>Only listed together with a more common species: {named}. Tag a recording without it, or confirm a few segments.</source>
        <translation>Solo en listas junto con una especie más común: {named}. Marque una grabación sin esta o confirme algunos segmentos.</translation>
    </message>
    <message>
        <source>Only one species is known ({species}). Its calls cannot be separated from those of other species.</source>
        <translation>Solo se conoce una especie ({species}). Sus llamadas no se pueden separar de las de otras especies.</translation>
    </message>
    <message>
        <source>Only segments of one recording can be merged.</source>
        <translation>Solo se pueden fusionar segmentos de una grabación.</translation>
    </message>
    <message>
        <source>Only segments of this species</source>
        <translation>Solo segmentos de esta especie</translation>
    </message>
    <message>
        <source>Only species of this project</source>
        <translation>Solo especies de este proyecto</translation>
    </message>
    <message>
        <source>Only starts that are known without a zone get it</source>
        <translation>Solo la reciben los inicios conocidos sin zona</translation>
    </message>
    <message>
        <source>Only the first sheet was read. Other sheets: {names}.</source>
        <translation>Solo se leyó la primera hoja. Otras hojas: {names}.</translation>
    </message>
    <message>
        <source>Only the table or only the recordings have time zones. Their times were compared without zones.</source>
        <translation>Solo la tabla o solo las grabaciones tienen zona horaria. Sus horas se compararon sin zona horaria.</translation>
    </message>
    <message>
        <source>Only this site</source>
        <translation>Solo este sitio</translation>
    </message>
    <message>
        <source>Only this species</source>
        <translation>Solo esta especie</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>not answered</comment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>A&amp;brir reciente</translation>
    </message>
    <message>
        <source>Open a project that you made earlier</source>
        <translation>Abrir un proyecto creado antes</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Abrir todos los grupos</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir proyecto</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Abrir proyecto…</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Abrir solo para lectura</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>Abrir &amp;el registro</translation>
    </message>
    <message>
        <source>Open the folder of the recording shown in the system&apos;s file manager</source>
        <translation>Abrir la carpeta de la grabación mostrada en el gestor de archivos del sistema</translation>
    </message>
    <message>
        <source>Open the manual at the page for the current view</source>
        <translation>Abrir el manual en la página de la vista actual</translation>
    </message>
    <message>
        <source>Open the results, or change an answer with Back.</source>
        <translation>Abra los resultados o cambie una respuesta con Atrás.</translation>
    </message>
    <message>
        <source>Open this project read-only?</source>
        <translation>¿Abrir este proyecto solo para lectura?</translation>
    </message>
    <message>
        <source>Open visits</source>
        <translation>Visitas pendientes</translation>
    </message>
    <message>
        <source>Open xeno-canto in the browser with the likeliest species; nothing else is sent</source>
        <translation>Abrir xeno-canto en el navegador con la especie más probable; no se envía nada más</translation>
    </message>
    <message>
        <source>Open {stem} in {parent}</source>
        <translation>Abrir {stem} en {parent}</translation>
    </message>
    <message>
        <source>OpenSoundscape comment: it is cut off or damaged.</source>
        <translation>Comentario de OpenSoundscape: está cortado o dañado.</translation>
    </message>
    <message>
        <source>OpenSoundscape scores (CSV, a column for each class)</source>
        <translation>Puntuaciones de OpenSoundscape (CSV, una columna por clase)</translation>
    </message>
    <message>
        <source>Opening the network</source>
        <translation>Abriendo la red neuronal</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Order of the queue; click to reverse</source>
        <translation>Orden de la cola; haga clic para invertirlo</translation>
    </message>
    <message>
        <source>Order of the recordings</source>
        <translation>Orden de las grabaciones</translation>
    </message>
    <message>
        <source>Order of the review queue</source>
        <translation>Orden de la cola de revisión</translation>
    </message>
    <message>
        <source>Other candidate species and their probabilities</source>
        <translation>Otras especies candidatas y sus probabilidades</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Other species count as absent, in new lists too (Ctrl+L: here)</source>
        <translation>Las demás especies cuentan como ausentes, también en listas nuevas (Ctrl+L: aquí)</translation>
    </message>
    <message>
        <source>Other species count as absent. Training learns most from such lists.</source>
        <translation>Las demás especies cuentan como ausentes. El entrenamiento aprende más de estas listas.</translation>
    </message>
    <message>
        <source>Other species remain possible, in new lists too</source>
        <translation>Las demás especies siguen siendo posibles, también en listas nuevas</translation>
    </message>
    <message>
        <source>Other species remain possible.</source>
        <translation>Las demás especies siguen siendo posibles.</translation>
    </message>
    <message>
        <source>Otherwise they count for the visit in which they begin, unless longer than it</source>
        <translation>Si no, cuentan para la visita en la que empiezan, salvo que sean más largas que ella</translation>
    </message>
    <message>
        <source>Outlined segments with their labels</source>
        <translation>Segmentos delimitados con sus etiquetas</translation>
    </message>
    <message>
        <source>Outlines of segments</source>
        <translation>Contornos de los segmentos</translation>
    </message>
    <message>
        <source>Outlining {name}</source>
        <translation>Delimitando {name}</translation>
    </message>
    <message>
        <source>Overconfident by {gap} on held-out recordings.</source>
        <translation>Exceso de confianza de {gap} en grabaciones reservadas.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Solapamiento</translation>
    </message>
    <message>
        <source>Overlap of windows</source>
        <translation>Solapamiento de las ventanas</translation>
    </message>
    <message>
        <source>Overview of the recording</source>
        <translation>Vista general de la grabación</translation>
    </message>
    <message>
        <source>Owls and other low-frequency calls</source>
        <translation>Búhos y otras llamadas graves</translation>
    </message>
    <message>
        <source>Owls, bitterns, doves: 60 Hz to 2.5 kHz.</source>
        <translation>Búhos, avetoros, palomas: de 60 Hz a 2,5 kHz.</translation>
    </message>
    <message>
        <source>P&amp;reserve pitch</source>
        <translation>C&amp;onservar el tono</translation>
    </message>
    <message>
        <source>PCEN</source>
        <translation>PCEN</translation>
    </message>
    <message>
        <source>Pa&amp;int calls</source>
        <translation>P&amp;intar llamadas</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintura</translation>
    </message>
    <message numerus="yes">
        <source>Paint %Ln strokes</source>
        <translation>
            <numerusform>Pintar %Ln trazo</numerusform>
            <numerusform>Pintar %Ln trazos</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint backgr&amp;ound</source>
        <translation>&amp;Pintar el fondo</translation>
    </message>
    <message>
        <source>Paint background</source>
        <translation>Pintar el fondo</translation>
    </message>
    <message>
        <source>Paint background (Shift+K)</source>
        <translation>Pintar el fondo (Mayús+K)</translation>
    </message>
    <message>
        <source>Paint calls; press again to stop</source>
        <translation>Pintar llamadas; pulsar de nuevo para terminar</translation>
    </message>
    <message>
        <source>Paint over a call (K)</source>
        <translation>Pintar sobre una llamada (K)</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment</source>
        <translation>Pintar lo que pertenece al segmento seleccionado</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment. B goes back to selecting.</source>
        <translation>Pinte lo que pertenece al segmento seleccionado. B vuelve a la selección.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to it. E goes back to selecting.</source>
        <translation>Pinte lo que no le pertenece. E vuelve a la selección.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to the selected segment</source>
        <translation>Pintar lo que no pertenece al segmento seleccionado</translation>
    </message>
    <message>
        <source>Paint some calls and some background, or mark all calls of a recording as painted. The segmenter learns the difference.</source>
        <translation>Pinte algunas llamadas y algo de fondo, o indique que todas las llamadas de una grabación están pintadas. El segmentador aprende la diferencia.</translation>
    </message>
    <message>
        <source>Painted earlier: {n}.</source>
        <translation>Pintados antes: {n}.</translation>
    </message>
    <message>
        <source>Painted {strokes} on {recordings}.</source>
        <translation>Pintado: {strokes} en {recordings}.</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes del programa</translation>
    </message>
    <message>
        <source>Pattern of folders</source>
        <translation>Patrón de carpetas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Peak frequency</source>
        <translation>Frecuencia pico</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf)</source>
        <translation>Imagen (*.png);;Dibujo (*.svg);;Página (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.svg *.png *.pdf);;Table (*.csv)</source>
        <translation>Imagen (*.svg *.png *.pdf);;Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Imagen: {path}</translation>
    </message>
    <message>
        <source>Piece of a longer recording, cut at {first_s} s. Times count from the beginning of this file.</source>
        <translation>Parte de una grabación más larga, cortada en {first_s} s. Los tiempos se cuentan desde el comienzo de este archivo.</translation>
    </message>
    <message>
        <source>Pitch and duration are typical of this species.</source>
        <translation>El tono y la duración son típicos de esta especie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the likeliest species; again: the next one</source>
        <translation>Reproducir una llamada confirmada o un clip de referencia de la especie más probable; otra vez: el siguiente</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the second species; again: the next one</source>
        <translation>Reproducir una llamada confirmada o un clip de referencia de la segunda especie; otra vez: el siguiente</translation>
    </message>
    <message>
        <source>Play an &amp;example of the first species</source>
        <translation>Reproducir &amp;un ejemplo de la primera especie</translation>
    </message>
    <message>
        <source>Play an e&amp;xample of the second species</source>
        <translation>Reproducir un ejemplo &amp;de la segunda especie</translation>
    </message>
    <message>
        <source>Play around a segment</source>
        <translation>Reproducir alrededor de un segmento</translation>
    </message>
    <message>
        <source>Play at a higher speed</source>
        <translation>Reproducir a mayor velocidad</translation>
    </message>
    <message>
        <source>Play at a lower speed</source>
        <translation>Reproducir a menor velocidad</translation>
    </message>
    <message>
        <source>Play each item when it is shown</source>
        <translation>Reproducir al mostrar</translation>
    </message>
    <message>
        <source>Play each segment that the pointer rests on</source>
        <translation>Reproducir cada segmento sobre el que se detiene el puntero</translation>
    </message>
    <message>
        <source>Play on hover</source>
        <translation>Reproducir al apuntar</translation>
    </message>
    <message>
        <source>Play over and over, or once</source>
        <translation>Reproducir una y otra vez, o una sola</translation>
    </message>
    <message>
        <source>Play the &amp;segment</source>
        <translation>Reproduc&amp;ir el segmento</translation>
    </message>
    <message>
        <source>Play the best example of candidate n</source>
        <translation>Reproducir el mejor ejemplo de la candidata n</translation>
    </message>
    <message>
        <source>Play the call</source>
        <translation>Reproducir la llamada</translation>
    </message>
    <message>
        <source>Play the likeliest calls of each visit to a site. The first confirmed call settles the visit. So no error of the model counts as a detection.</source>
        <translation>Reproduce las llamadas más probables de cada visita a un sitio. La primera llamada confirmada resuelve la visita. Así ningún error del modelo cuenta como detección.</translation>
    </message>
    <message>
        <source>Play the recording from the cursor</source>
        <translation>Reproducir la grabación desde el cursor</translation>
    </message>
    <message>
        <source>Play the selected segment alone, in its own band of frequencies</source>
        <translation>Reproducir solo el segmento seleccionado, en su propia banda de frecuencias</translation>
    </message>
    <message>
        <source>Play the stretch that the spectrogram shows, from its left edge to its right</source>
        <translation>Reproducir el tramo que muestra el espectrograma, de su borde izquierdo al derecho</translation>
    </message>
    <message>
        <source>Play visible ran&amp;ge</source>
        <translation>&amp;Reproducir el rango visible</translation>
    </message>
    <message>
        <source>Playback is filtered to the call.</source>
        <translation>La reproducción está filtrada a la llamada.</translation>
    </message>
    <message>
        <source>Playback is not filtered.</source>
        <translation>La reproducción no está filtrada.</translation>
    </message>
    <message>
        <source>Playback position and length of the recording</source>
        <translation>Posición de reproducción y duración de la grabación</translation>
    </message>
    <message>
        <source>Point {place} cannot be read: {reason}.</source>
        <translation>El punto {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Posible</translation>
    </message>
    <message>
        <source>Power above the noise over the noise, in the call&apos;s band; the noise is the floor of the half minute around it</source>
        <translation>Potencia sobre el ruido respecto al ruido, en la banda de la llamada; el ruido es el nivel de fondo del medio minuto a su alrededor</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>TextGrid de Praat</translation>
    </message>
    <message>
        <source>Pre&amp;vious item</source>
        <translation>Ele&amp;mento anterior</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Panel anterior</translation>
    </message>
    <message>
        <source>Precision above threshold</source>
        <translation>Precisión sobre el umbral</translation>
    </message>
    <message>
        <source>Precision from the saved threshold on: {share}.</source>
        <translation>Precisión desde el umbral guardado: {share}.</translation>
    </message>
    <message>
        <source>Precision from {score} on: {share}.</source>
        <translation>Precisión desde {score}: {share}.</translation>
    </message>
    <message>
        <source>Precision over all scores</source>
        <translation>Precisión de todas las puntuaciones</translation>
    </message>
    <message>
        <source>Precision {wanted} is reached from {above} (answers unweighted: {unweighted}); a single one is right with {wanted} at {single}.</source>
        <translation>La precisión del {wanted} se alcanza desde: {above} (respuestas sin ponderar: {unweighted}); una sola es correcta con {wanted} en: {single}.</translation>
    </message>
    <message>
        <source>Predict &amp;labels</source>
        <translation>P&amp;redecir etiquetas</translation>
    </message>
    <message>
        <source>Predict labels</source>
        <translation>Predecir etiquetas</translation>
    </message>
    <message numerus="yes">
        <source>Predict labels of %Ln more recordings.</source>
        <translation>
            <numerusform>Predecir las etiquetas de %Ln grabación más.</numerusform>
            <numerusform>Predecir las etiquetas de %Ln grabaciones más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predict labels of all segments with the latest model</source>
        <translation>Predecir las etiquetas de todos los segmentos con el último modelo</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message numerus="yes">
        <source>Predicted species were used for %Ln recordings without a complete list.</source>
        <translation>
            <numerusform>Se usaron especies predichas en %Ln grabación sin lista completa.</numerusform>
            <numerusform>Se usaron especies predichas en %Ln grabaciones sin lista completa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {species}</source>
        <translation>Predicho: {species}</translation>
    </message>
    <message>
        <source>Predicted: {species} ({how})</source>
        <translation>Predicho: {species} ({how})</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prediciendo</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>Predictions of {when}.</source>
        <translation>Predicciones del {when}.</translation>
    </message>
    <message>
        <source>Predictions unchanged. {error}</source>
        <translation>Predicciones sin cambios. {error}</translation>
    </message>
    <message>
        <source>Preparing for first use, once after installation</source>
        <translation>Preparando el primer uso, solo una vez tras la instalación</translation>
    </message>
    <message>
        <source>Present: add to list</source>
        <translation>Presente: añadir a la lista</translation>
    </message>
    <message>
        <source>Preserve pitch at slow speed; off, bat calls become audible</source>
        <translation>Conservar el tono a baja velocidad; si se desactiva, las llamadas de murciélagos se hacen audibles</translation>
    </message>
    <message>
        <source>Press T and type a few letters of a species, then Enter. That is all birdann needs: a list per recording.</source>
        <translation>Pulse T, escriba algunas letras de una especie y pulse Intro. birdann no necesita más: una lista por grabación.</translation>
    </message>
    <message>
        <source>Previous group (Alt+Left)</source>
        <translation>Grupo anterior (Alt+Izquierda)</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probab.</translation>
    </message>
    <message>
        <source>Probability in percent</source>
        <translation>Probabilidad en porcentaje</translation>
    </message>
    <message>
        <source>Probability of the prediction; click to sort</source>
        <translation>Probabilidad de la predicción; haga clic para ordenar</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Probably an unknown species ({how})</source>
        <translation>Probablemente una especie desconocida ({how})</translation>
    </message>
    <message>
        <source>Problems found in {path}: {n} (see the list).</source>
        <translation>Problemas encontrados en {path}: {n} (véase la lista).</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Give each worker more memory and repeat the command.</source>
        <translation>El procesamiento de {file} falló, quizá por falta de memoria. Dé más memoria a cada proceso y repita el comando.</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Try fewer jobs.</source>
        <translation>El procesamiento de {file} falló, quizá por falta de memoria. Pruebe con menos trabajos.</translation>
    </message>
    <message>
        <source>Processor cores that find segments</source>
        <translation>Núcleos del procesador que buscan segmentos</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Progreso de la tarea en curso</translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation>Progreso: {title}</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Archivo de proyecto</translation>
    </message>
    <message>
        <source>Project: {path}</source>
        <translation>Proyecto: {path}</translation>
    </message>
    <message>
        <source>Pulse rate</source>
        <translation>Tasa de pulsos</translation>
    </message>
    <message>
        <source>Pulses per second; empty without three even pulses</source>
        <translation>Pulsos por segundo; vacío sin tres pulsos regulares</translation>
    </message>
    <message>
        <source>Put every setting of the spectrogram back</source>
        <translation>Restablecer todos los ajustes del espectrograma</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Quit birdann</source>
        <translation>Salir de birdann</translation>
    </message>
    <message>
        <source>R&amp;educe background noise</source>
        <translation>&amp;Reducir el ruido de fondo</translation>
    </message>
    <message>
        <source>RMS level</source>
        <translation>Nivel RMS</translation>
    </message>
    <message>
        <source>Random visits at each site</source>
        <translation>Visitas al azar en cada sitio</translation>
    </message>
    <message>
        <source>Random windows only</source>
        <translation>Solo ventanas al azar</translation>
    </message>
    <message>
        <source>Rank (only species are read)</source>
        <translation>Rango (solo se leen especies)</translation>
    </message>
    <message>
        <source>Rank-loss SIM</source>
        <translation>SIM con pérdida de orden</translation>
    </message>
    <message>
        <source>Raven selection table</source>
        <translation>Tabla de selección de Raven</translation>
    </message>
    <message>
        <source>Read a list of names or codes, one a line, that typing finds from then on</source>
        <translation>Leer una lista de nombres o códigos, uno por línea, que desde entonces se encuentran al escribir</translation>
    </message>
    <message>
        <source>Read as blank, not as species: {names}.</source>
        <translation>Leídos como vacíos, no como especies: {names}.</translation>
    </message>
    <message>
        <source>Read as unsure: {names}.</source>
        <translation>Leídos como dudosos: {names}.</translation>
    </message>
    <message>
        <source>Read how to come from nothing to labelled calls</source>
        <translation>Leer cómo se llega de cero a llamadas etiquetadas</translation>
    </message>
    <message>
        <source>Read sites and times</source>
        <translation>Leer sitios y tiempos</translation>
    </message>
    <message>
        <source>Read tables of Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope and others</source>
        <translation>Leer tablas de Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope y otros</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Leer tabla…</translation>
    </message>
    <message>
        <source>Read the licences of birdann and of what comes with it</source>
        <translation>Leer las licencias de birdann y de lo que lo acompaña</translation>
    </message>
    <message>
        <source>Read {scores} scores of {recordings} recordings as evidence.</source>
        <translation>Se leyeron {scores} puntuaciones de {recordings} grabaciones como indicios.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Reading calls</source>
        <translation>Leyendo llamadas</translation>
    </message>
    <message>
        <source>Reading detections</source>
        <translation>Leyendo detecciones</translation>
    </message>
    <message>
        <source>Reading features</source>
        <translation>Leyendo características</translation>
    </message>
    <message>
        <source>Reading or writing {path} failed. See whether the disk or network share is still there.</source>
        <translation>Falló la lectura o escritura de {path}. Compruebe si el disco o la carpeta de red sigue ahí.</translation>
    </message>
    <message>
        <source>Reading samples</source>
        <translation>Leyendo muestras</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Leyendo puntuaciones</translation>
    </message>
    <message>
        <source>Reading sites and times</source>
        <translation>Leyendo sitios y tiempos</translation>
    </message>
    <message>
        <source>Reading the backups</source>
        <translation>Leyendo las copias de seguridad</translation>
    </message>
    <message>
        <source>Reading the checklist</source>
        <translation>Leyendo la lista de referencia</translation>
    </message>
    <message>
        <source>Reading the edit history</source>
        <translation>Leyendo el historial de edición</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Leyendo los archivos</translation>
    </message>
    <message>
        <source>Reading the next item…</source>
        <translation>Leyendo el elemento siguiente…</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Leyendo el proyecto</translation>
    </message>
    <message>
        <source>Reading the recording…</source>
        <translation>Leyendo la grabación…</translation>
    </message>
    <message>
        <source>Reading the report…</source>
        <translation>Leyendo el informe…</translation>
    </message>
    <message>
        <source>Reading the review queue</source>
        <translation>Leyendo la cola de revisión</translation>
    </message>
    <message>
        <source>Reading the segments…</source>
        <translation>Leyendo los segmentos…</translation>
    </message>
    <message>
        <source>Reading the species names</source>
        <translation>Leyendo los nombres de especies</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Leyendo la tabla</translation>
    </message>
    <message>
        <source>Reading the times</source>
        <translation>Leyendo los tiempos</translation>
    </message>
    <message>
        <source>Reading training sources</source>
        <translation>Leyendo fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>Reading visits</source>
        <translation>Leyendo visitas</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Leyendo {name}</translation>
    </message>
    <message>
        <source>Reading {name}, row {n}</source>
        <translation>Leyendo {name}, fila {n}</translation>
    </message>
    <message>
        <source>Recall in completely reviewed recordings: {share}.</source>
        <translation>Exhaustividad en grabaciones revisadas por completo: {share}.</translation>
    </message>
    <message>
        <source>Recall of outlined calls: {share} of {calls} in {recordings} that were checked whole.</source>
        <translation>Exhaustividad de las llamadas delimitadas: {share} de {calls} en {recordings} con revisión completa.</translation>
    </message>
    <message>
        <source>Recall unknown: no recording has been reviewed completely.</source>
        <translation>Exhaustividad desconocida: ninguna grabación se ha revisado por completo.</translation>
    </message>
    <message>
        <source>Recall: not known.</source>
        <translation>Exhaustividad: no se conoce.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Grabación</translation>
    </message>
    <message>
        <source>Recording removed from one project</source>
        <translation>Grabación quitada de un proyecto</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Grabaciones</translation>
    </message>
    <message>
        <source>Recordings added</source>
        <translation>Grabaciones añadidas</translation>
    </message>
    <message>
        <source>Recordings and &amp;queue</source>
        <translation>Grabaciones &amp;y cola</translation>
    </message>
    <message>
        <source>Recordings and detections…</source>
        <translation>Grabaciones y detecciones…</translation>
    </message>
    <message>
        <source>Recordings and lists…</source>
        <translation>Grabaciones y listas…</translation>
    </message>
    <message>
        <source>Recordings count if they were surveyed from start to end. The 95 % interval treats the recordings of an hour at a site as one cluster.</source>
        <translation>Las grabaciones cuentan si se muestrearon de principio a fin. El intervalo del 95 % trata las grabaciones de una hora en un sitio como un conglomerado.</translation>
    </message>
    <message>
        <source>Recordings not in the project</source>
        <translation>Grabaciones que no están en el proyecto</translation>
    </message>
    <message>
        <source>Recordings not in the project. Add them first</source>
        <translation>Grabaciones que no están en el proyecto. Añádalas primero</translation>
    </message>
    <message>
        <source>Recordings of the table that are not in the project: {n}. Their calls do not count.</source>
        <translation>Grabaciones de la tabla que no están en el proyecto: {n}. Sus llamadas no cuentan.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings selected in the list (%Ln)</source>
        <translation>
            <numerusform>Grabaciones seleccionadas en la lista (%Ln)</numerusform>
            <numerusform>Grabaciones seleccionadas en la lista (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Recordings to tag next (CSV)</source>
        <translation>Grabaciones que marcar a continuación (CSV)</translation>
    </message>
    <message>
        <source>Recordings with a call</source>
        <translation>Grabaciones con una llamada</translation>
    </message>
    <message>
        <source>Recordings with {words}: {count}.</source>
        <translation>Grabaciones con {words}: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings without segments (%Ln)</source>
        <translation>
            <numerusform>Grabaciones sin segmentos (%Ln)</numerusform>
            <numerusform>Grabaciones sin segmentos (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rehacer la última edición deshecha</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rehecho: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Reject %Ln segments</source>
        <translation>
            <numerusform>Rechazar %Ln segmento</numerusform>
            <numerusform>Rechazar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Rejected as noise ({person}, {when})</source>
        <translation>Rechazado como ruido ({person}, {when})</translation>
    </message>
    <message>
        <source>Rejected: not {species} ({person}, {when})</source>
        <translation>Rechazado: no es {species} ({person}, {when})</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagrama de fiabilidad</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln recordings</source>
        <translation>
            <numerusform>Quitar %Ln grabación</numerusform>
            <numerusform>Quitar %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln species</source>
        <translation>
            <numerusform>Quitar %Ln especie</numerusform>
            <numerusform>Quitar %Ln especies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln windows</source>
        <translation>
            <numerusform>Quitar %Ln ventana</numerusform>
            <numerusform>Quitar %Ln ventanas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a validation sample</source>
        <translation>Quitar una muestra de validación</translation>
    </message>
    <message>
        <source>Remove paint</source>
        <translation>Quitar pintura</translation>
    </message>
    <message>
        <source>Remove recor&amp;dings</source>
        <translation>&amp;Quitar grabaciones</translation>
    </message>
    <message>
        <source>Remove recordings</source>
        <translation>Quitar grabaciones</translation>
    </message>
    <message>
        <source>Remove species</source>
        <translation>Quitar especies</translation>
    </message>
    <message>
        <source>Remove the chosen window and its species list</source>
        <translation>Quitar la ventana elegida y su lista de especies</translation>
    </message>
    <message>
        <source>Remove the selected outlines</source>
        <translation>Quitar los contornos seleccionados</translation>
    </message>
    <message>
        <source>Remove the selected recordings from the project; sound files are kept</source>
        <translation>Quitar del proyecto las grabaciones seleccionadas; los archivos de sonido se conservan</translation>
    </message>
    <message>
        <source>Remove training source “{name}”</source>
        <translation>Quitar fuente de entrenamiento «{name}»</translation>
    </message>
    <message>
        <source>Remove training sources</source>
        <translation>Quitar fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Quitar ventana</translation>
    </message>
    <message>
        <source>Remove “{name}”</source>
        <translation>Quitar «{name}»</translation>
    </message>
    <message>
        <source>Removed “{name}”.</source>
        <translation>Se quitó «{name}».</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Rename species</source>
        <translation>Renombrar especies</translation>
    </message>
    <message>
        <source>Rename species to “{name}”</source>
        <translation>Renombrar la especie a «{name}»</translation>
    </message>
    <message>
        <source>Reopen the window now</source>
        <translation>Volver a abrir la ventana ahora</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparado</translation>
    </message>
    <message>
        <source>Repairing makes a backup first and keeps all tags and labels. If it does not help, restore a backup.</source>
        <translation>La reparación hace antes una copia de seguridad y conserva todas las marcas y etiquetas. Si no sirve, restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>Repairing the project</source>
        <translation>Reparando el proyecto</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparar…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Replace existing file?</source>
        <translation>¿Sustituir el archivo existente?</translation>
    </message>
    <message>
        <source>Replace unreviewed segments by the blue outlines</source>
        <translation>Sustituir los segmentos sin revisar por los contornos azules</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Reset all panels to their default places</source>
        <translation>Restablecer todos los paneles en su lugar predeterminado</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Restablecer valores</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolución</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar todo</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Restaurar este estado</translation>
    </message>
    <message>
        <source>Restored {path} from {backup}.</source>
        <translation>Se restauró {path} desde {backup}.</translation>
    </message>
    <message>
        <source>Restoring the backup</source>
        <translation>Restaurando la copia de seguridad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results of the sample “{name}”</source>
        <translation>Resultados de la muestra «{name}»</translation>
    </message>
    <message>
        <source>Retry failed recordin&amp;gs</source>
        <translation>Reintentar &amp;grabaciones fallidas</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln calls</source>
        <translation>
            <numerusform>Revisar %Ln llamada</numerusform>
            <numerusform>Revisar %Ln llamadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln detections of other programs.</source>
        <translation>
            <numerusform>Revise %Ln detección de otros programas.</numerusform>
            <numerusform>Revise %Ln detecciones de otros programas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review many segments as thumbnails; again: back to the spectrogram</source>
        <translation>Revisar muchos segmentos como miniaturas; otra vez: volver al espectrograma</translation>
    </message>
    <message>
        <source>Review queue</source>
        <translation>Cola de revisión</translation>
    </message>
    <message>
        <source>Review uncertain predictions</source>
        <translation>Revisar predicciones inciertas</translation>
    </message>
    <message>
        <source>Review uncertain predictions, then export.</source>
        <translation>Revise las predicciones inciertas y luego exporte.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Reviewed predictions</source>
        <translation>Predicciones revisadas</translation>
    </message>
    <message>
        <source>Reviewed predictions: {correct} of {answers} correct.</source>
        <translation>Predicciones revisadas correctas: {correct} de {answers}.</translation>
    </message>
    <message>
        <source>Right channel</source>
        <translation>Canal derecho</translation>
    </message>
    <message>
        <source>Row {line} gives one start to the {n} recordings of a folder. Write a row for each recording.</source>
        <translation>La fila {line} da un inicio a las {n} grabaciones de una carpeta. Escriba una fila por grabación.</translation>
    </message>
    <message>
        <source>Row {line} has “{text}” in “{column}”, but no site. Name the site.</source>
        <translation>La fila {line} tiene «{text}» en «{column}», pero ningún sitio. Nombre el sitio.</translation>
    </message>
    <message>
        <source>Row {line}: site “{site}” has only one of latitude and longitude. Write both.</source>
        <translation>Fila {line}: el sitio «{site}» tiene solo la latitud o solo la longitud. Escriba ambas.</translation>
    </message>
    <message>
        <source>Row {line}: the project has no recording or folder “{place}”. Write it as in the list of recordings.</source>
        <translation>Fila {line}: el proyecto no tiene ninguna grabación o carpeta «{place}». Escríbala como en la lista de grabaciones.</translation>
    </message>
    <message>
        <source>Row {line}: “{place}” can be several recordings. Write their folders as well.</source>
        <translation>Fila {line}: «{place}» puede ser varias grabaciones. Escriba también sus carpetas.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a start. Write it like 2024-05-02 04:00:00.</source>
        <translation>Fila {line}: «{text}» no es un inicio. Escríbalo como 2024-05-02 04:00:00.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a time zone. Write it like +02:00, UTC or Europe/Berlin.</source>
        <translation>Fila {line}: «{text}» no es una zona horaria. Escríbala como +02:00, UTC o Europe/Berlin.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a {name}. Write degrees like 47.05, or metres.</source>
        <translation>Fila {line}: «{text}» no es {name}. Escriba grados como 47.05, o metros.</translation>
    </message>
    <message>
        <source>Rows of one line, and groups by site or day</source>
        <translation>Filas de una línea y grupos por sitio o día</translation>
    </message>
    <message>
        <source>Rows that are hidden in the sheet were read, too: {n}.</source>
        <translation>También se leyeron filas ocultas de la hoja: {n}.</translation>
    </message>
    <message>
        <source>Rows that “{column}” rejects were skipped: {n}.</source>
        <translation>Filas que «{column}» rechaza, omitidas: {n}.</translation>
    </message>
    <message>
        <source>Rows whose “{column}” was read as not present: {n}.</source>
        <translation>Filas cuyo «{column}» se leyó como no presente: {n}.</translation>
    </message>
    <message>
        <source>Rows {before} and {line} contradict each other about “{what}”. Correct one of them.</source>
        <translation>Las filas {before} y {line} se contradicen sobre «{what}». Corrija una.</translation>
    </message>
    <message>
        <source>S&amp;pecies…</source>
        <translation>E&amp;species…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Seguridad</translation>
    </message>
    <message>
        <source>Same name, but different sound (not used)</source>
        <translation>Mismo nombre, pero distinto sonido (no se usan)</translation>
    </message>
    <message>
        <source>Same sound as {of}; left out.</source>
        <translation>Mismo sonido que {of}; omitido.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Muestra</translation>
    </message>
    <message>
        <source>Sample {place}</source>
        <translation>Muestra {place}</translation>
    </message>
    <message>
        <source>Sample “{sample}” of the scores of {source}, seed {seed}.</source>
        <translation>Muestra «{sample}» de las puntuaciones de {source}, semilla {seed}.</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Frecuencia de muestreo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save &amp;blind copy…</source>
        <translation>&amp;Guardar copia ciega…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Save a copy without labels for a second observer</source>
        <translation>Guardar una copia sin etiquetas para un segundo observador</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Guardar como HTML…</translation>
    </message>
    <message>
        <source>Save blind copy</source>
        <translation>Guardar copia ciega</translation>
    </message>
    <message>
        <source>Save fields</source>
        <translation>Guardar campos</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>Save sites and times</source>
        <translation>Guardar sitios y tiempos</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Guardar tabla…</translation>
    </message>
    <message>
        <source>Save the &amp;view as a figure…</source>
        <translation>Guardar &amp;la vista como figura…</translation>
    </message>
    <message>
        <source>Save the changed cells first, or undo them (Ctrl+Z).</source>
        <translation>Guarde antes las celdas cambiadas o deshágalas (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>Save the chart as a picture or as a table</source>
        <translation>Guardar el gráfico como imagen o tabla</translation>
    </message>
    <message>
        <source>Save the merged project</source>
        <translation>Guardar el proyecto fusionado</translation>
    </message>
    <message>
        <source>Save the thresholds that reach this precision, for use in exports</source>
        <translation>Guardar los umbrales que alcanzan esta precisión, para usarlos al exportar</translation>
    </message>
    <message>
        <source>Save the view as a figure</source>
        <translation>Guardar la vista como figura</translation>
    </message>
    <message>
        <source>Save the visible range with axes and labels as PNG, SVG or PDF</source>
        <translation>Guardar el rango visible con ejes y etiquetas como PNG, SVG o PDF</translation>
    </message>
    <message>
        <source>Save this note?</source>
        <translation>¿Guardar esta nota?</translation>
    </message>
    <message>
        <source>Save thresholds</source>
        <translation>Guardar umbrales</translation>
    </message>
    <message>
        <source>Save training report</source>
        <translation>Guardar informe de entrenamiento</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Saved the thresholds of {n} species.</source>
        <translation>Se guardaron los umbrales de {n} especies.</translation>
    </message>
    <message>
        <source>Saved threshold {score}: precision {share}.</source>
        <translation>Umbral guardado {score}: precisión {share}.</translation>
    </message>
    <message>
        <source>Saved thresholds</source>
        <translation>Umbrales guardados</translation>
    </message>
    <message>
        <source>Saved thresholds: {n}.</source>
        <translation>Umbrales guardados: {n}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Saving a copy</source>
        <translation>Guardando una copia</translation>
    </message>
    <message>
        <source>Saving results</source>
        <translation>Guardando resultados</translation>
    </message>
    <message>
        <source>Saving segments</source>
        <translation>Guardando segmentos</translation>
    </message>
    <message>
        <source>Saving sites and times</source>
        <translation>Guardando sitios y tiempos</translation>
    </message>
    <message>
        <source>Saving the chart</source>
        <translation>Guardando el gráfico</translation>
    </message>
    <message>
        <source>Saving thresholds</source>
        <translation>Guardando umbrales</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Guardando {name}</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>Escala de los colores</translation>
    </message>
    <message>
        <source>Scientific name</source>
        <translation>Nombre científico</translation>
    </message>
    <message>
        <source>Scientific name of the species</source>
        <translation>Nombre científico de la especie</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Puntuado</translation>
    </message>
    <message>
        <source>Scores from its numbers</source>
        <translation>Puntuaciones a partir de sus números</translation>
    </message>
    <message>
        <source>Scores in the names of predictions, such as Wren;0.637</source>
        <translation>Puntuaciones en los nombres de las predicciones, como Wren;0.637</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>Puntuaciones de</translation>
    </message>
    <message>
        <source>Scores of a run are probabilities, from 0 to 1.</source>
        <translation>Las puntuaciones de una ejecución son probabilidades, de 0 a 1.</translation>
    </message>
    <message>
        <source>Scores of {source}; {done} of {total} items validated.</source>
        <translation>Puntuaciones de {source}; {done} de {total} elementos validados.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuando</translation>
    </message>
    <message>
        <source>Scoring {name}</source>
        <translation>Puntuando {name}</translation>
    </message>
    <message>
        <source>Scroll in time, with Shift in frequency; with Ctrl zoom</source>
        <translation>Desplazar en el tiempo, con Mayús en frecuencia; con Ctrl ampliar</translation>
    </message>
    <message>
        <source>Search a folder…</source>
        <translation>Buscar en una carpeta…</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Buscar comandos</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Buscar en todo</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Buscar en</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Search the species</source>
        <translation>Buscar especies</translation>
    </message>
    <message>
        <source>Searching for sound files</source>
        <translation>Buscando archivos de sonido</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>Season {name}: {days}</source>
        <translation>Temporada {name}: {days}</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Segunda opción</translation>
    </message>
    <message>
        <source>Second part of the scientific name</source>
        <translation>Segunda parte del nombre científico</translation>
    </message>
    <message>
        <source>Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05. Or the time of day: 4:45 or 4:45:10.</source>
        <translation>Segundos o minutos desde el inicio de la grabación: 90, 1:30 o 1:02:05. O la hora del día: 4:45 o 4:45:10.</translation>
    </message>
    <message>
        <source>Seconds played before and after a segment</source>
        <translation>Segundos reproducidos antes y después de un segmento</translation>
    </message>
    <message>
        <source>Seconds shown before and after the segment of an item</source>
        <translation>Segundos mostrados antes y después del segmento de un elemento</translation>
    </message>
    <message>
        <source>Seconds to move by</source>
        <translation>Segundos que se desplazan</translation>
    </message>
    <message>
        <source>Seconds. Explains every listed species by some segment.</source>
        <translation>Segundos. Explica cada especie de la lista con algún segmento.</translation>
    </message>
    <message>
        <source>See all models of this project side by side, and return to an earlier one</source>
        <translation>Ver juntos todos los modelos de este proyecto y volver a uno anterior</translation>
    </message>
    <message>
        <source>See how often each species is listed and labelled; rename and merge species</source>
        <translation>Ver con qué frecuencia se lista y etiqueta cada especie; renombrar y fusionar especies</translation>
    </message>
    <message>
        <source>See the backups with their dates, and go back to one</source>
        <translation>Ver las copias de seguridad con sus fechas y volver a una</translation>
    </message>
    <message>
        <source>See what birdann noted while it ran</source>
        <translation>Ver lo que birdann anotó durante su ejecución</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Segment deleted in the other project</source>
        <translation>Segmento eliminado en el otro proyecto</translation>
    </message>
    <message>
        <source>Segment {place} cannot be read: {reason}.</source>
        <translation>El segmento {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Segment {place} of {total}</source>
        <translation>Segmento {place} de {total}</translation>
    </message>
    <message>
        <source>Segmenting</source>
        <translation>Segmentando</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segmentos</translation>
    </message>
    <message>
        <source>Segments excluded because of an invalid feature: {n_odd}.</source>
        <translation>Segmentos excluidos por una característica no válida: {n_odd}.</translation>
    </message>
    <message>
        <source>Segments found</source>
        <translation>Segmentos encontrados</translation>
    </message>
    <message>
        <source>Segments in different channels cannot be merged.</source>
        <translation>No se pueden fusionar segmentos de canales distintos.</translation>
    </message>
    <message>
        <source>Segments labelled by both observers: counts per species, and Cohen&apos;s kappa with its 95 % interval.</source>
        <translation>Segmentos etiquetados por ambos observadores: recuentos por especie y kappa de Cohen con su intervalo del 95 %.</translation>
    </message>
    <message>
        <source>Segments of which recordings, or of which day</source>
        <translation>Segmentos de qué grabaciones o de qué día</translation>
    </message>
    <message>
        <source>Segments reviewed, and how many you answer in a minute</source>
        <translation>Segmentos revisados y cuántos responde por minuto</translation>
    </message>
    <message>
        <source>Segments with a predicted species, of all segments</source>
        <translation>Segmentos con especie predicha, del total</translation>
    </message>
    <message>
        <source>Segments without features (not scored): {missing}.</source>
        <translation>Segmentos sin características (sin puntuar): {missing}.</translation>
    </message>
    <message>
        <source>Segments you drew or labelled are kept, others are found again.</source>
        <translation>Los segmentos que dibujó o etiquetó se conservan; los demás se vuelven a buscar.</translation>
    </message>
    <message>
        <source>Segments you drew or reviewed are kept. All others are replaced. This cannot be undone, but a backup is made.</source>
        <translation>Los segmentos que dibujó o revisó se conservan. Todos los demás se sustituyen. No se puede deshacer, pero se hace una copia de seguridad.</translation>
    </message>
    <message>
        <source>Select a segment first. The others are then ordered by similarity to it.</source>
        <translation>Seleccione antes un segmento. Los demás se ordenan por su similitud con él.</translation>
    </message>
    <message>
        <source>Select a species to rename it. The name of another species merges the two in all lists and labels. They can be separated again, and Ctrl+Z undoes either.</source>
        <translation>Seleccione una especie para renombrarla. Con el nombre de otra especie, ambas se fusionan en todas las listas y etiquetas. Se pueden volver a separar y Ctrl+Z deshace ambas cosas.</translation>
    </message>
    <message>
        <source>Select and play the segment</source>
        <translation>Seleccionar y reproducir el segmento</translation>
    </message>
    <message>
        <source>Select cards in the gallery to label them.</source>
        <translation>Seleccione tarjetas de la galería para etiquetarlas.</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Select the next segment in time</source>
        <translation>Seleccionar el segmento siguiente en el tiempo</translation>
    </message>
    <message>
        <source>Select the segment before in time</source>
        <translation>Seleccionar el segmento anterior en el tiempo</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Seleccionado</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Separate species “{name}”</source>
        <translation>Separar especie «{name}»</translation>
    </message>
    <message>
        <source>Separated again, because the model now predicts different species: {n}.</source>
        <translation>Separados de nuevo porque el modelo predice ahora especies distintas: {n}.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Fijar</translation>
    </message>
    <message numerus="yes">
        <source>Set %Ln thresholds</source>
        <translation>
            <numerusform>Fijar %Ln umbral</numerusform>
            <numerusform>Fijar %Ln umbrales</numerusform>
        </translation>
    </message>
    <message>
        <source>Set certainty and type of call</source>
        <translation>Fijar certeza y tipo de llamada</translation>
    </message>
    <message numerus="yes">
        <source>Set fields of %Ln segments</source>
        <translation>
            <numerusform>Fijar campos de %Ln segmento</numerusform>
            <numerusform>Fijar campos de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Set labels outside the list</source>
        <translation>Fijar etiquetas fuera de la lista</translation>
    </message>
    <message>
        <source>Set scientific name to “{name}”</source>
        <translation>Fijar el nombre científico «{name}»</translation>
    </message>
    <message>
        <source>Set scientific names</source>
        <translation>Fijar nombres científicos</translation>
    </message>
    <message>
        <source>Set seasons</source>
        <translation>Fijar temporadas</translation>
    </message>
    <message>
        <source>Set sites and start times of recordings in one table</source>
        <translation>Fijar en una tabla los sitios y tiempos de inicio de las grabaciones</translation>
    </message>
    <message>
        <source>Set sites and times</source>
        <translation>Fijar sitios y tiempos</translation>
    </message>
    <message>
        <source>Set species lists</source>
        <translation>Fijar listas de especies</translation>
    </message>
    <message>
        <source>Set start times</source>
        <translation>Fijar tiempos de inicio</translation>
    </message>
    <message>
        <source>Set the call type: song, call, alarm or another</source>
        <translation>Fijar el tipo de llamada: canto, llamada, alarma u otro</translation>
    </message>
    <message>
        <source>Set the default for new lists</source>
        <translation>Fijar el valor de las listas nuevas</translation>
    </message>
    <message>
        <source>Set the minimum call probability</source>
        <translation>Fijar la probabilidad mínima de llamada</translation>
    </message>
    <message>
        <source>Set the minimum probability</source>
        <translation>Fijar la probabilidad mínima</translation>
    </message>
    <message numerus="yes">
        <source>Set the start of %Ln recordings</source>
        <translation>
            <numerusform>Fijar el inicio de %Ln grabación</numerusform>
            <numerusform>Fijar el inicio de %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Set whether lists are complete</source>
        <translation>Fijar si las listas son completas</translation>
    </message>
    <message>
        <source>Set whether new lists are complete</source>
        <translation>Fijar si las listas nuevas son completas</translation>
    </message>
    <message>
        <source>Set whether untagged species are absent or unknown</source>
        <translation>Fijar si las especies sin marcar están ausentes o se desconocen</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>Setting lists</source>
        <translation>Estableciendo listas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {parent}: {reason}.</source>
        <translation>Los ajustes no se pueden guardar en {parent}: {reason}.</translation>
    </message>
    <message>
        <source>Settings chosen in training</source>
        <translation>Ajustes elegidos en el entrenamiento</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Resueltas</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shares must be between 0 and 1, with at least one site.</source>
        <translation>Las proporciones deben estar entre 0 y 1, con al menos un sitio.</translation>
    </message>
    <message>
        <source>Shift + −</source>
        <translation>Mayús + −</translation>
    </message>
    <message>
        <source>Shorter than usual for this species ({low}–{high} s).</source>
        <translation>Más corta de lo habitual en esta especie ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show a longer stretch of sound</source>
        <translation>Mostrar un tramo de sonido más largo</translation>
    </message>
    <message>
        <source>Show a narrower frequency band</source>
        <translation>Mostrar una banda de frecuencia más estrecha</translation>
    </message>
    <message>
        <source>Show a shorter stretch of sound</source>
        <translation>Mostrar un tramo de sonido más corto</translation>
    </message>
    <message>
        <source>Show a wider frequency band</source>
        <translation>Mostrar una banda de frecuencia más ancha</translation>
    </message>
    <message>
        <source>Show all segments</source>
        <translation>Mostrar todos los segmentos</translation>
    </message>
    <message>
        <source>Show all segments again</source>
        <translation>Mostrar de nuevo todos los segmentos</translation>
    </message>
    <message>
        <source>Show all tasks</source>
        <translation>Mostrar todas las tareas</translation>
    </message>
    <message>
        <source>Show around an item</source>
        <translation>Mostrar alrededor de un elemento</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalles</translation>
    </message>
    <message>
        <source>Show groups of similar sounds in the gallery, unexplained ones first</source>
        <translation>Mostrar en la galería grupos de sonidos similares, primero los no explicados</translation>
    </message>
    <message>
        <source>Show how well the predictions can be trusted; again: back to the spectrogram</source>
        <translation>Mostrar cuánto se puede confiar en las predicciones; otra vez: volver al espectrograma</translation>
    </message>
    <message>
        <source>Show in the recording</source>
        <translation>Mostrar en la grabación</translation>
    </message>
    <message>
        <source>Show la&amp;bels</source>
        <translation>Mostrar eti&amp;quetas</translation>
    </message>
    <message>
        <source>Show list of whole recording</source>
        <translation>Mostrar lista de la grabación</translation>
    </message>
    <message>
        <source>Show recording</source>
        <translation>Mostrar grabación</translation>
    </message>
    <message>
        <source>Show running and finished tasks</source>
        <translation>Mostrar tareas en curso y terminadas</translation>
    </message>
    <message>
        <source>Show species by hour and date, and sites by date; again: back to the spectrogram</source>
        <translation>Mostrar especies por hora y fecha, y sitios por fecha; otra vez: volver al espectrograma</translation>
    </message>
    <message>
        <source>Show species lists that labels or sounds contradict</source>
        <translation>Mostrar listas de especies que etiquetas o sonidos contradicen</translation>
    </message>
    <message>
        <source>Show species predicted where no species list names them</source>
        <translation>Mostrar especies predichas donde ninguna lista las nombra</translation>
    </message>
    <message>
        <source>Show the f&amp;ile in its folder</source>
        <translation>&amp;Mostrar el archivo en su carpeta</translation>
    </message>
    <message>
        <source>Show the map of similar sounds</source>
        <translation>Mostrar el mapa de sonidos similares</translation>
    </message>
    <message>
        <source>Show the recording above in the list</source>
        <translation>Mostrar la grabación anterior de la lista</translation>
    </message>
    <message>
        <source>Show the recording below in the list</source>
        <translation>Mostrar la grabación siguiente de la lista</translation>
    </message>
    <message>
        <source>Show the recording from its start to its end</source>
        <translation>Mostrar la grabación de principio a fin</translation>
    </message>
    <message>
        <source>Show the segments that are most like the selected one in the gallery</source>
        <translation>Mostrar en la galería los segmentos más parecidos al seleccionado</translation>
    </message>
    <message>
        <source>Show the selected segments closely</source>
        <translation>Mostrar de cerca los segmentos seleccionados</translation>
    </message>
    <message>
        <source>Show the species list of the recording as a whole, beside those of its windows</source>
        <translation>Mostrar la lista de especies de la grabación entera junto a las de sus ventanas</translation>
    </message>
    <message>
        <source>Show the spectrogram</source>
        <translation>Mostrar el espectrograma</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without all outlines and names</source>
        <translation>Mostrar el espectrograma con o sin todos los contornos y nombres</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without the names on the segments</source>
        <translation>Mostrar el espectrograma con o sin los nombres en los segmentos</translation>
    </message>
    <message>
        <source>Show the time of day, where it is known, or seconds from the start</source>
        <translation>Mostrar la hora del día, si se conoce, o los segundos desde el inicio</translation>
    </message>
    <message>
        <source>Show the waveform under the spectrogram, in step with it</source>
        <translation>Mostrar la forma de onda bajo el espectrograma, sincronizada con él</translation>
    </message>
    <message>
        <source>Show the window on the full screen, or as before</source>
        <translation>Mostrar la ventana a pantalla completa, o como antes</translation>
    </message>
    <message>
        <source>Shows in blue what would be outlined; changes nothing</source>
        <translation>Muestra en azul lo que se delimitaría; no cambia nada</translation>
    </message>
    <message>
        <source>Sigmoid of each (several species at once)</source>
        <translation>Sigmoide de cada una (varias especies a la vez)</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio</source>
        <translation>Relación señal/ruido</translation>
    </message>
    <message>
        <source>Silent for {listed}: the recorder gave no signal there.</source>
        <translation>Silencio en {listed}: la grabadora no dio señal allí.</translation>
    </message>
    <message>
        <source>Similar names, kept as separate species: {names}. If one is misspelt, merge them in Project &gt; Species.</source>
        <translation>Nombres parecidos que se mantienen como especies distintas: {names}. Si uno está mal escrito, únalos en Proyecto &gt; Especies.</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Sitio</translation>
    </message>
    <message>
        <source>Site not known</source>
        <translation>Sitio desconocido</translation>
    </message>
    <message>
        <source>Sites and times</source>
        <translation>Sitios y tiempos</translation>
    </message>
    <message>
        <source>Sites and times are saved; Ctrl+Z undoes it.</source>
        <translation>Sitios y tiempos guardados; Ctrl+Z lo deshace.</translation>
    </message>
    <message>
        <source>Sites and times of recordings</source>
        <translation>Sitios y tiempos de las grabaciones</translation>
    </message>
    <message>
        <source>Sites and times…</source>
        <translation>Sitios y tiempos…</translation>
    </message>
    <message>
        <source>Sites by date</source>
        <translation>Sitios por fecha</translation>
    </message>
    <message>
        <source>Sites with it</source>
        <translation>Sitios con ella</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Tamaño del texto y los controles</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Tamaño de las miniaturas</translation>
    </message>
    <message>
        <source>Size of the thumbnails (Ctrl++ and Ctrl+-)</source>
        <translation>Tamaño de las miniaturas (Ctrl++ y Ctrl+-)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Skip detections below this score; the import report gives the number</source>
        <translation>Omitir las detecciones por debajo de esta puntuación; el informe de importación da el número</translation>
    </message>
    <message>
        <source>Skip what is probably not a call: noise, echoes, fragments</source>
        <translation>Omitir lo que probablemente no es una llamada: ruido, ecos, fragmentos</translation>
    </message>
    <message>
        <source>Skipped as probably not calls (call probability below {bar}): {n}. They stay in the project. Choose all sounds to include them.</source>
        <translation>Omitidos por no ser probablemente llamadas (probabilidad de llamada inferior a {bar}): {n}. Siguen en el proyecto. Elija todos los sonidos para incluirlos.</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Más &amp;lento</translation>
    </message>
    <message>
        <source>Softmax (one species)</source>
        <translation>Softmax (una especie)</translation>
    </message>
    <message>
        <source>Song, call, alarm or what you call it (Y)</source>
        <translation>Canto, llamada, alarma o como usted lo llame (Y)</translation>
    </message>
    <message>
        <source>Songbirds</source>
        <translation>Aves canoras</translation>
    </message>
    <message>
        <source>Sonic Visualiser layer (.svl)</source>
        <translation>Capa de Sonic Visualiser (.svl)</translation>
    </message>
    <message>
        <source>Sound &amp;output</source>
        <translation>&amp;Salida de sonido</translation>
    </message>
    <message>
        <source>Sound around a call</source>
        <translation>Sonido alrededor de una llamada</translation>
    </message>
    <message>
        <source>Sound cannot be played because a system library is missing ({name}); install it and start birdann again.</source>
        <translation>El sonido no se puede reproducir porque falta una biblioteca del sistema ({name}); instálela e inicie birdann de nuevo.</translation>
    </message>
    <message>
        <source>Sound clips: one file per call, in folders by species</source>
        <translation>Clips de sonido: un archivo por llamada, en carpetas por especie</translation>
    </message>
    <message>
        <source>Sound event {place} cannot be read: {reason}.</source>
        <translation>El evento sonoro {place} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>Sound files ({kinds});;All files (*)</source>
        <translation>Archivos de sonido ({kinds});;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Sound files or a whole folder.</source>
        <translation>Archivos de sonido o una carpeta entera.</translation>
    </message>
    <message>
        <source>Sound kept before and after a call</source>
        <translation>Sonido conservado antes y después de una llamada</translation>
    </message>
    <message>
        <source>Sound outside the project&apos;s folder, not checked (allow it with --allow-outside)</source>
        <translation>Sonido fuera de la carpeta del proyecto, sin comprobar (permítalo con --allow-outside)</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Especie</translation>
    </message>
    <message>
        <source>Species</source>
        <comment>several</comment>
        <translation>Especies</translation>
    </message>
    <message>
        <source>Species accumulation</source>
        <translation>Acumulación de especies</translation>
    </message>
    <message>
        <source>Species are listed, but no segments were found.</source>
        <translation>Hay especies en la lista, pero no se encontraron segmentos.</translation>
    </message>
    <message>
        <source>Species by date</source>
        <translation>Especies por fecha</translation>
    </message>
    <message>
        <source>Species by hour</source>
        <translation>Especies por hora</translation>
    </message>
    <message>
        <source>Species in fewer than five lists: {sentence}</source>
        <translation>Especies en menos de cinco listas: {sentence}</translation>
    </message>
    <message>
        <source>Species in the model</source>
        <translation>Especies del modelo</translation>
    </message>
    <message>
        <source>Species in this recording</source>
        <translation>Especies en esta grabación</translation>
    </message>
    <message>
        <source>Species lists from {name}</source>
        <translation>Listas de especies de {name}</translation>
    </message>
    <message>
        <source>Species lists imported</source>
        <translation>Listas de especies importadas</translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation>
            <numerusform>Se leyó la lista de especies de %Ln grabación.</numerusform>
            <numerusform>Se leyeron las listas de especies de %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Species lists, to be read again (CSV)</source>
        <translation>Listas de especies, para volver a leerlas (CSV)</translation>
    </message>
    <message>
        <source>Species names</source>
        <translation>Nombres de especies</translation>
    </message>
    <message>
        <source>Species names that “{title}” does not support: {names}.</source>
        <translation>Nombres de especies que «{title}» no admite: {names}.</translation>
    </message>
    <message>
        <source>Species no longer used: {names}.</source>
        <translation>Especies que ya no se usan: {names}.</translation>
    </message>
    <message>
        <source>Species of one list are expected about equally often (best in the merged-pair test).</source>
        <translation>Las especies de una lista se esperan con frecuencia parecida (lo mejor en la prueba de pares fusionados).</translation>
    </message>
    <message>
        <source>Species of this project</source>
        <translation>Especies de este proyecto</translation>
    </message>
    <message>
        <source>Species of windows that the list around the window excludes: {n}. The windows were used. Correct one of the lists.</source>
        <translation>Especies de ventanas que excluye la lista que las rodea: {n}. Se usaron las ventanas. Corrija una de las listas.</translation>
    </message>
    <message>
        <source>Species per recording only</source>
        <translation>Solo especies por grabación</translation>
    </message>
    <message>
        <source>Species that “{name}” means</source>
        <translation>Especie a la que se refiere «{name}»</translation>
    </message>
    <message>
        <source>Species with the later name</source>
        <translation>Especies con el nombre posterior</translation>
    </message>
    <message>
        <source>Species: {names}.</source>
        <translation>Especies: {names}.</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Espectrograma</translation>
    </message>
    <message>
        <source>Spectrogram settin&amp;gs…</source>
        <translation>Ajustes del &amp;espectrograma…</translation>
    </message>
    <message>
        <source>Spectrogram settings</source>
        <translation>Ajustes del espectrograma</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidad</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch kept.</source>
        <translation>Velocidad {rate}×, tono conservado.</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch with it.</source>
        <translation>Velocidad {rate}×, el tono cambia.</translation>
    </message>
    <message>
        <source>Speed {rate}×.</source>
        <translation>Velocidad {rate}×.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message numerus="yes">
        <source>Split a segment into %Ln</source>
        <translation>
            <numerusform>Dividir un segmento en %Ln</numerusform>
            <numerusform>Dividir un segmento en %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Split segments</source>
        <translation>Dividir segmentos</translation>
    </message>
    <message>
        <source>Split the chosen window in its middle</source>
        <translation>Dividir la ventana elegida por la mitad</translation>
    </message>
    <message>
        <source>Split this group into two of more similar sounds</source>
        <translation>Dividir este grupo en dos de sonidos más similares</translation>
    </message>
    <message>
        <source>Split window</source>
        <translation>Dividir ventana</translation>
    </message>
    <message>
        <source>Splitting the segment</source>
        <translation>Dividiendo el segmento</translation>
    </message>
    <message>
        <source>Square-root colours</source>
        <translation>Colores de raíz cuadrada</translation>
    </message>
    <message>
        <source>Standard output cannot be written ({reason}). Check where it is redirected.</source>
        <translation>No se puede escribir en la salida estándar ({reason}). Compruebe adónde se redirige.</translation>
    </message>
    <message>
        <source>Stands beside your labels in the project and in exports</source>
        <translation>Figura junto a sus etiquetas en el proyecto y en las exportaciones</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message numerus="yes">
        <source>Start and end of %Ln segments were swapped. They are read in order.</source>
        <translation>
            <numerusform>El inicio y el final de %Ln segmento estaban intercambiados. Se leen en orden.</numerusform>
            <numerusform>El inicio y el final de %Ln segmentos estaban intercambiados. Se leen en orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start differs: {source} {start}; {other} {other_start}{explained}. Using {source}.</source>
        <translation>El inicio difiere: {source} {start}; {other} {other_start}{explained}. Se usa {source}.</translation>
    </message>
    <message>
        <source>Start times are read from recorder metadata, otherwise from file names. Correct them if the clock was wrong, or set the time zone. Sound files are not changed.</source>
        <translation>Los tiempos de inicio se leen de los metadatos de la grabadora; si no, de los nombres de archivo. Corríjalos si el reloj estaba mal o fije la zona horaria. Los archivos de sonido no se cambian.</translation>
    </message>
    <message>
        <source>Start {start} is in the future: the recorder&apos;s clock was wrong. Correct it under Project: Sites and times.</source>
        <translation>El inicio {start} está en el futuro: el reloj de la grabadora estaba mal. Corríjalo en Proyecto: Sitios y tiempos.</translation>
    </message>
    <message>
        <source>Start {start}: the recorder&apos;s clock was probably not set. Correct it under Project: Sites and times.</source>
        <translation>Inicio {start}: el reloj de la grabadora probablemente no estaba en hora. Corríjalo en Proyecto: Sitios y tiempos.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Starting the workers</source>
        <translation>Iniciando los procesos</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Inicios</translation>
    </message>
    <message>
        <source>Starts of recordings</source>
        <translation>Inicios de las grabaciones</translation>
    </message>
    <message>
        <source>Stated probability (%)</source>
        <translation>Probabilidad indicada (%)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Siguen faltando</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Dejar de pintar</translation>
    </message>
    <message>
        <source>Stop reviewing</source>
        <translation>Dejar de revisar</translation>
    </message>
    <message>
        <source>Stop the sound</source>
        <translation>Detener el sonido</translation>
    </message>
    <message>
        <source>Stop the task; finished parts are kept</source>
        <translation>Detener la tarea; se conserva lo terminado</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Deteniendo…</translation>
    </message>
    <message>
        <source>Storing scores</source>
        <translation>Guardando puntuaciones</translation>
    </message>
    <message>
        <source>Storing the model</source>
        <translation>Guardando el modelo</translation>
    </message>
    <message>
        <source>Storing the segmenter</source>
        <translation>Guardando el segmentador</translation>
    </message>
    <message>
        <source>Strata are of {hours} hours.</source>
        <translation>Los estratos son de {hours} horas.</translation>
    </message>
    <message>
        <source>Strata by hour of day</source>
        <translation>Estratos por hora del día</translation>
    </message>
    <message>
        <source>Sugg&amp;est species lists…</source>
        <translation>&amp;Sugerir listas de especies…</translation>
    </message>
    <message>
        <source>Suggesting species lists</source>
        <translation>Sugiriendo listas de especies</translation>
    </message>
    <message>
        <source>Suits the recording</source>
        <translation>Según la grabación</translation>
    </message>
    <message>
        <source>Summary: one row per recording (CSV)</source>
        <translation>Resumen: una fila por grabación (CSV)</translation>
    </message>
    <message>
        <source>Summary: one row per species (CSV)</source>
        <translation>Resumen: una fila por especie (CSV)</translation>
    </message>
    <message>
        <source>Summary: segments of each species in each recording (CSV)</source>
        <translation>Resumen: segmentos de cada especie en cada grabación (CSV)</translation>
    </message>
    <message>
        <source>Switch to the next colour map</source>
        <translation>Cambiar al siguiente mapa de colores</translation>
    </message>
    <message>
        <source>Synthesised recordings with species lists</source>
        <translation>Grabaciones sintetizadas con listas de especies</translation>
    </message>
    <message>
        <source>T&amp;ype of call…</source>
        <translation>&amp;Tipo de llamada…</translation>
    </message>
    <message>
        <source>Table for a spreadsheet with counts by status and species</source>
        <translation>Tabla para hoja de cálculo con recuentos por estado y especie</translation>
    </message>
    <message>
        <source>Table of detections with known column names (CSV, TSV)</source>
        <translation>Tabla de detecciones con nombres de columna conocidos (CSV, TSV)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv *.tsv *.txt)</source>
        <translation>Tablas (*.xlsx *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marcar</translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln more recordings</source>
        <translation>
            <numerusform>Marcar %Ln grabación más</numerusform>
            <numerusform>Marcar %Ln grabaciones más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln recordings</source>
        <translation>
            <numerusform>Marcar %Ln grabación</numerusform>
            <numerusform>Marcar %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag 1 with only one</source>
        <translation>Marque 1 con una sola</translation>
    </message>
    <message>
        <source>Tag ne&amp;xt</source>
        <translation>Marcar &amp;a continuación</translation>
    </message>
    <message>
        <source>Tag next</source>
        <translation>Marcar a continuación</translation>
    </message>
    <message>
        <source>Tag recordings</source>
        <translation>Marcar grabaciones</translation>
    </message>
    <message>
        <source>Tag species</source>
        <translation>Marcar especies</translation>
    </message>
    <message>
        <source>Tag the species of each recording; birdann labels every call in it.</source>
        <translation>Marque las especies de cada grabación; birdann etiqueta cada llamada.</translation>
    </message>
    <message>
        <source>Tag the species of the recordings.</source>
        <translation>Marque las especies de las grabaciones.</translation>
    </message>
    <message>
        <source>Tag the species, or import a network’s detections.</source>
        <translation>Marque las especies o importe las detecciones de una red neuronal.</translation>
    </message>
    <message>
        <source>Tag their species, or import species lists</source>
        <translation>Marque sus especies o importe listas de especies</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Tagged by hand</source>
        <translation>Marcadas a mano</translation>
    </message>
    <message>
        <source>Tagged recordings without segments, not used for training: {n_without}.</source>
        <translation>Grabaciones marcadas sin segmentos, no usadas para entrenar: {n_without}.</translation>
    </message>
    <message>
        <source>Tags at or after the end of their task, counted in its last list: {n}.</source>
        <translation>Marcas al final de su tarea o después, contadas en su última lista: {n}.</translation>
    </message>
    <message>
        <source>Tags of tasks that are not transcribed were skipped: {n}.</source>
        <translation>Se omitieron las marcas de tareas no transcritas: {n}.</translation>
    </message>
    <message>
        <source>Tags of weather and machines were skipped: {n}.</source>
        <translation>Etiquetas de clima y máquinas, omitidas: {n}.</translation>
    </message>
    <message>
        <source>Take a tour with sample data</source>
        <translation>Hacer un recorrido con datos de ejemplo</translation>
    </message>
    <message>
        <source>Take away all paint on this recording</source>
        <translation>Quitar toda la pintura de esta grabación</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Hacer el recorrido</translation>
    </message>
    <message>
        <source>Taken for the species “{species}”, {why}.</source>
        <translation>Tomado por la especie «{species}», {why}.</translation>
    </message>
    <message>
        <source>Target precision</source>
        <translation>Precisión deseada</translation>
    </message>
    <message>
        <source>Task&amp;s</source>
        <translation>&amp;Tareas</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Tasks are still running: {tasks}.</source>
        <translation>Aún hay tareas en curso: {tasks}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Archivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
    <message>
        <source>The AudioMoth left out {silent_s} s below its trigger. They are read as silence, so that times are those of the recording.</source>
        <translation>El AudioMoth omitió {silent_s} s por debajo de su disparador. Se leen como silencio, para que los tiempos sean los de la grabación.</translation>
    </message>
    <message>
        <source>The backup is in place. The state before it is a backup now.</source>
        <translation>La copia está restaurada. El estado anterior es ahora una copia de seguridad.</translation>
    </message>
    <message>
        <source>The chart is in {path}.</source>
        <translation>El gráfico está en {path}.</translation>
    </message>
    <message>
        <source>The covariates cannot be used: {reason}. Complete them or leave them out.</source>
        <translation>Las covariables no se pueden usar: {reason}. Complételas u omítalas.</translation>
    </message>
    <message>
        <source>The current state is backed up first. Sound files are not changed.</source>
        <translation>Antes se hace una copia de seguridad del estado actual. Los archivos de sonido no se cambian.</translation>
    </message>
    <message>
        <source>The cut must lie inside the segment.</source>
        <translation>El corte debe estar dentro del segmento.</translation>
    </message>
    <message>
        <source>The data of training source “{name}” is missing in {path}. Remove the source and add it again.</source>
        <translation>Los datos de la fuente de entrenamiento «{name}» faltan en {path}. Quite la fuente y añádala de nuevo.</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard.</source>
        <translation>El diagnóstico está en el portapapeles.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to {path} was not saved, everything before it was. Free some space and repeat the change.</source>
        <translation>El disco está lleno: el último cambio de {path} no se guardó; todo lo anterior, sí. Libere espacio y repita el cambio.</translation>
    </message>
    <message>
        <source>The drawn rectangle lies outside the recording.</source>
        <translation>El rectángulo dibujado queda fuera de la grabación.</translation>
    </message>
    <message>
        <source>The embeddings for “Find similar” were not stored ({reason}).</source>
        <translation>No se guardaron los embeddings para «Buscar similares» ({reason}).</translation>
    </message>
    <message>
        <source>The figure is in {drawn}, without the outlines of human sounds.</source>
        <translation>La figura está en {drawn}, sin los contornos de sonidos humanos.</translation>
    </message>
    <message>
        <source>The figure is in {drawn}.</source>
        <translation>La figura está en {drawn}.</translation>
    </message>
    <message>
        <source>The figure shows the visible range with its time, band, frequency axis and background reduction. Unreviewed predictions have dashed outlines; rejected segments are not drawn.</source>
        <translation>La figura muestra el rango visible con su tiempo, banda, eje de frecuencia y reducción de fondo. Las predicciones sin revisar tienen contorno discontinuo; los segmentos rechazados no se dibujan.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. Restore a backup.</source>
        <translation>El archivo está dañado: {what}. Restaure una copia de seguridad.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as {encoding}.</source>
        <translation>El archivo no es UTF-8 y se leyó como {encoding}.</translation>
    </message>
    <message>
        <source>The file name has two times; {start} is used, not {other}.</source>
        <translation>El nombre del archivo contiene dos tiempos; se usa {start}, no {other}.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{clock}” is taken for hour and minute.</source>
        <translation>«{clock}» en el nombre del archivo se toma por hora y minuto.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for the seconds of a piece of a recording.</source>
        <translation>«{said}» en el nombre del archivo se toma como los segundos de un fragmento de una grabación.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for {taken}; it could be {other} as well.</source>
        <translation>«{said}» en el nombre del archivo se toma por {taken}; también podría ser {other}.</translation>
    </message>
    <message>
        <source>The first minute of a recording is minute {n}.</source>
        <translation>El primer minuto de una grabación es el minuto {n}.</translation>
    </message>
    <message>
        <source>The folder could not be opened: {path}</source>
        <translation>No se pudo abrir la carpeta: {path}</translation>
    </message>
    <message>
        <source>The folder for temporary files, {folder}, cannot be written ({reason}). Make room there, or name another folder as TMPDIR, and give the same command again: what is done is kept.</source>
        <translation>No se puede escribir en la carpeta de archivos temporales, {folder} ({reason}). Libere espacio o nombre otra en TMPDIR y repita el mismo comando: lo hecho se conserva.</translation>
    </message>
    <message>
        <source>The folder of {project_path} cannot be written to. Open the project read-only, or copy it to a folder of your own.</source>
        <translation>No se puede escribir en la carpeta de {project_path}. Abra el proyecto solo para lectura o cópielo a una carpeta suya.</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>La carpeta {filename} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>La carpeta {folder} no se puede crear: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). Free disk space and repeat the command.</source>
        <translation>No se puede escribir en la carpeta {folder} ({reason}). Libere espacio en disco y repita el comando.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). See that its disk is there and has room, and give the same command again: what is done is kept.</source>
        <translation>No se puede escribir en la carpeta {folder} ({reason}). Compruebe que su disco está y tiene espacio, y repita el mismo comando: lo hecho se conserva.</translation>
    </message>
    <message>
        <source>The folder {parent} cannot be written ({reason}). Make room on its disk, or make it writable, and start again: what is done is kept.</source>
        <translation>No se puede escribir en la carpeta {parent} ({reason}). Libere espacio en su disco o permita escribir en ella y empiece de nuevo: lo hecho se conserva.</translation>
    </message>
    <message>
        <source>The folder {parent} does not exist.</source>
        <translation>La carpeta {parent} no existe.</translation>
    </message>
    <message>
        <source>The forest segmenter stored in {path} cannot be used ({reason}). Train it again.</source>
        <translation>El segmentador de bosque guardado en {path} no se puede usar ({reason}). Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The forest segmenter was trained on spectrograms of {n_bins} bins, not {n_bins_now}; use the same settings and sample rate, or train it again.</source>
        <translation>El segmentador de bosque se entrenó con espectrogramas de {n_bins} bandas, no {n_bins_now}; use los mismos ajustes y frecuencia de muestreo o entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, as the names say, though none is above {min_hz}; if they are kilohertz, name the columns low_khz and high_khz.</source>
        <translation>Las frecuencias de {names} se tomaron por hercios, como dicen los nombres, aunque ninguna supera {min_hz}; si son kilohercios, llame a las columnas low_khz y high_khz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though the names say kilohertz: some are above {max_khz}.</source>
        <translation>Las frecuencias de {names} se leyeron en hercios, aunque los nombres indican kilohercios: algunas superan {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though warbleR and ohun write kilohertz there: some are above {max_khz}.</source>
        <translation>Las frecuencias de {names} se tomaron por hercios, aunque warbleR y ohun escriben ahí kilohercios: algunas superan {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as none is above {max_khz}. Name the columns low_hz and high_hz if they are hertz.</source>
        <translation>Las frecuencias de {names} se tomaron por kilohercios, pues ninguna supera {max_khz}. Llame a las columnas low_hz y high_hz si son hercios.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as warbleR writes them.</source>
        <translation>Las frecuencias de {names} se tomaron por kilohercios, como las escribe warbleR.</translation>
    </message>
    <message>
        <source>The gap between joined calls must be 0 seconds or more.</source>
        <translation>El hueco entre llamadas unidas debe ser de 0 segundos o más.</translation>
    </message>
    <message>
        <source>The header says {promised_s} s but the file contains {there_s} s of audio. All of it is used.</source>
        <translation>La cabecera indica {promised_s} s, pero el archivo contiene {there_s} s de audio. Se usa todo.</translation>
    </message>
    <message>
        <source>The labels file {path} cannot be read ({reason}).</source>
        <translation>El archivo de etiquetas {path} no se puede leer ({reason}).</translation>
    </message>
    <message>
        <source>The labels file {path} is empty.</source>
        <translation>El archivo de etiquetas {path} está vacío.</translation>
    </message>
    <message>
        <source>The language changes when the window is opened again.</source>
        <translation>El idioma cambia al volver a abrir la ventana.</translation>
    </message>
    <message>
        <source>The last day is before the first. Exchange them.</source>
        <translation>El último día es anterior al primero. Intercámbielos.</translation>
    </message>
    <message numerus="yes">
        <source>The list leaves %Ln species.</source>
        <translation>
            <numerusform>La lista deja %Ln especie.</numerusform>
            <numerusform>La lista deja %Ln especies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists in the table</source>
        <translation>Las listas de la tabla</translation>
    </message>
    <message numerus="yes">
        <source>The lists of %Ln recordings were added to.</source>
        <translation>
            <numerusform>Se añadió a la lista de %Ln grabación.</numerusform>
            <numerusform>Se añadió a las listas de %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log is {path}.</source>
        <translation>El registro es {path}.</translation>
    </message>
    <message>
        <source>The maximum number of segments per species must be 1 or more.</source>
        <translation>El número máximo de segmentos por especie debe ser 1 o más.</translation>
    </message>
    <message>
        <source>The maximum per recording must be 1 or more, or 0 for any number.</source>
        <translation>El máximo por grabación debe ser 1 o más, o 0 para cualquier número.</translation>
    </message>
    <message>
        <source>The mean of the channels would lose {loss_db} dB. Channel {channel} is used.</source>
        <translation>La media de los canales perdería {loss_db} dB. Se usa el canal {channel}.</translation>
    </message>
    <message>
        <source>The minimum probability must be above 0 and at most 1.</source>
        <translation>La probabilidad mínima debe ser mayor que 0 y como máximo 1.</translation>
    </message>
    <message>
        <source>The minimum score lies between 0 and 1, and the step is not longer than the window of {window_s} s.</source>
        <translation>La puntuación mínima está entre 0 y 1, y el paso no supera la ventana de {window_s} s.</translation>
    </message>
    <message>
        <source>The minimum score must be a number, such as 0.1.</source>
        <translation>La puntuación mínima debe ser un número, como 0.1.</translation>
    </message>
    <message>
        <source>The minimum score must be a number.</source>
        <translation>La puntuación mínima debe ser un número.</translation>
    </message>
    <message>
        <source>The minimum score must be between 0 and 1, such as 0.05.</source>
        <translation>La puntuación mínima debe estar entre 0 y 1, como 0.05.</translation>
    </message>
    <message>
        <source>The minimum score of a call is a number from 0 to 1.</source>
        <translation>La puntuación mínima de una llamada es un número de 0 a 1.</translation>
    </message>
    <message>
        <source>The model has no species “{species}”. It has: {known}.</source>
        <translation>El modelo no tiene la especie «{species}». Tiene: {known}.</translation>
    </message>
    <message>
        <source>The model has not been trained. Train it before saving.</source>
        <translation>El modelo no se ha entrenado. Entrénelo antes de guardarlo.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>El modelo en uso</translation>
    </message>
    <message>
        <source>The model in {path} needs features {wanted}, but the segments of {project} have {given}. Train a model in the project, or choose another file.</source>
        <translation>El modelo de {path} necesita las características {wanted}, pero los segmentos de {project} tienen {given}. Entrene un modelo en el proyecto o elija otro archivo.</translation>
    </message>
    <message>
        <source>The model needs the features “{read}”, but the segments have “{described}”. Train a new model.</source>
        <translation>El modelo necesita las características «{read}», pero los segmentos tienen «{described}». Entrene un modelo nuevo.</translation>
    </message>
    <message>
        <source>The model needs {n_expected} features, but the segments have {n_given}. Train a new model.</source>
        <translation>El modelo necesita {n_expected} características, pero los segmentos tienen {n_given}. Entrene un modelo nuevo.</translation>
    </message>
    <message>
        <source>The model of the archive has no species “{species}”. Check the spelling.</source>
        <translation>El modelo del archivo sonoro no tiene la especie «{species}». Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>The model that does best on data like this. Recommended.</source>
        <translation>El modelo que mejor funciona con datos como estos. Recomendado.</translation>
    </message>
    <message>
        <source>The model waits until you ask: Ctrl+Shift+T.</source>
        <translation>El modelo espera a que lo pida: Ctrl+Mayús+T.</translation>
    </message>
    <message>
        <source>The model was trained on {n_expected} features and was given {n_given}; describe the segments again or train a new model.</source>
        <translation>El modelo se entrenó con {n_expected} características y recibió {n_given}; vuelva a describir los segmentos o entrene un modelo nuevo.</translation>
    </message>
    <message>
        <source>The model {model} is trained on confirmed segments, not on lists. Confirm a few segments first, or choose the model auto.</source>
        <translation>El modelo {model} se entrena con segmentos confirmados, no con listas. Confirme antes algunos segmentos o elija el modelo auto.</translation>
    </message>
    <message>
        <source>The model {name} has no parameter {unknown}; it has {names}.</source>
        <translation>El modelo {name} no tiene el parámetro {unknown}; tiene {names}.</translation>
    </message>
    <message>
        <source>The model {name} has no settings to search. Train it without a search.</source>
        <translation>El modelo {name} no tiene ajustes que buscar. Entrénelo sin búsqueda.</translation>
    </message>
    <message>
        <source>The name of {shown} is not valid UTF-8 and cannot be written to tables. Rename the file.</source>
        <translation>El nombre de {shown} no es UTF-8 válido y no se puede escribir en tablas. Renombre el archivo.</translation>
    </message>
    <message>
        <source>The number of bins must be 1 to {max_bins}.</source>
        <translation>El número de clases debe ser de 1 a {max_bins}.</translation>
    </message>
    <message>
        <source>The number of items per bin must be 1 to {max_per_bin}.</source>
        <translation>El número de elementos por clase debe ser de 1 a {max_per_bin}.</translation>
    </message>
    <message>
        <source>The number of probable calls must be 0 or more.</source>
        <translation>El número de llamadas probables debe ser 0 o más.</translation>
    </message>
    <message>
        <source>The observer</source>
        <translation>El observador</translation>
    </message>
    <message>
        <source>The outline is too large to be stored. Choose a shorter stretch.</source>
        <translation>El contorno es demasiado grande para guardarlo. Elija un tramo más corto.</translation>
    </message>
    <message>
        <source>The paint lies outside {name} or is empty.</source>
        <translation>La pintura queda fuera de {name} o está vacía.</translation>
    </message>
    <message>
        <source>The parameter {parameter} of {model} cannot be {value}; it is {in_words}.</source>
        <translation>El parámetro {parameter} de {model} no puede ser {value}; es {in_words}.</translation>
    </message>
    <message>
        <source>The picture could not be written in the format of its file name.</source>
        <translation>La imagen no se pudo escribir en el formato de su nombre de archivo.</translation>
    </message>
    <message>
        <source>The picture of the window was not saved to {path}.</source>
        <translation>La imagen de la ventana no se guardó en {path}.</translation>
    </message>
    <message>
        <source>The previous version is kept: {path}</source>
        <translation>La versión anterior se conserva: {path}</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated. That takes at least 20 complete lists and the automatic model.</source>
        <translation>Las probabilidades no están calibradas. Para ello hacen falta al menos 20 listas completas y el modelo automático.</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated: accept one by one.</source>
        <translation>Las probabilidades no están calibradas: acepte una a una.</translation>
    </message>
    <message>
        <source>The project as it is now cannot be read; this backup can.</source>
        <translation>El proyecto no se puede leer tal como está; esta copia, sí.</translation>
    </message>
    <message>
        <source>The project could not be written to, so its next training may remove the model of these results.</source>
        <translation>No se pudo escribir en el proyecto, así que su próximo entrenamiento puede quitar el modelo de estos resultados.</translation>
    </message>
    <message numerus="yes">
        <source>The project file is sound. %Ln sound files were looked at.</source>
        <translation>
            <numerusform>El archivo del proyecto está bien. Se examinó %Ln archivo de sonido.</numerusform>
            <numerusform>El archivo del proyecto está bien. Se examinaron %Ln archivos de sonido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no recordings. Add some first.</source>
        <translation>El proyecto no tiene grabaciones. Añada algunas antes.</translation>
    </message>
    <message>
        <source>The project has no segments. Segment the recordings first.</source>
        <translation>El proyecto no tiene segmentos. Segmente antes las grabaciones.</translation>
    </message>
    <message>
        <source>The project is open elsewhere. These results precede training and predictions that are still running there.</source>
        <translation>El proyecto está abierto en otro lugar. Estos resultados preceden al entrenamiento y las predicciones que aún se ejecutan allí.</translation>
    </message>
    <message>
        <source>The project opens as soon as it is ready.</source>
        <translation>El proyecto se abre en cuanto está listo.</translation>
    </message>
    <message>
        <source>The project was called “{name}” then.</source>
        <translation>El proyecto se llamaba entonces «{name}».</translation>
    </message>
    <message>
        <source>The project&apos;s minimum is compared with the 90 % lower bound of the probability.</source>
        <translation>El mínimo del proyecto se compara con el límite inferior del 90 % de la probabilidad.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum probability ({p}) is not stored in the file. Set it where the model is used (birdann predict --min-probability).</source>
        <translation>La probabilidad mínima del proyecto ({p}) no se guarda en el archivo. Indíquela donde se use el modelo (birdann predict --min-probability).</translation>
    </message>
    <message>
        <source>The published segmenter, below 8 kHz; for comparison.</source>
        <translation>El segmentador publicado, por debajo de 8 kHz; para comparar.</translation>
    </message>
    <message>
        <source>The random seed must be a whole number, 0 or more.</source>
        <translation>La semilla aleatoria debe ser un número entero, 0 o mayor.</translation>
    </message>
    <message>
        <source>The recorder&apos;s notes of {n_odd} recordings cannot be read.</source>
        <translation>Las notas de la grabadora de {n_odd} grabaciones no se pueden leer.</translation>
    </message>
    <message>
        <source>The recording ends at {time}.</source>
        <translation>La grabación termina en {time}.</translation>
    </message>
    <message>
        <source>The recording ends {time} after its start.</source>
        <translation>La grabación termina {time} después de su inicio.</translation>
    </message>
    <message>
        <source>The recording has no predictions until you train again. {error}</source>
        <translation>La grabación no tiene predicciones hasta que vuelva a entrenar. {error}</translation>
    </message>
    <message>
        <source>The recording; click to order by recording and time</source>
        <translation>La grabación; haga clic para ordenar por grabación y tiempo</translation>
    </message>
    <message>
        <source>The recordings appear as soon as they are read.</source>
        <translation>Las grabaciones aparecen en cuanto se han leído.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>El informe está en {path}.</translation>
    </message>
    <message>
        <source>The report is {path}.</source>
        <translation>El informe es {path}.</translation>
    </message>
    <message>
        <source>The rest of this recording is still being read.</source>
        <translation>El resto de esta grabación aún se está leyendo.</translation>
    </message>
    <message>
        <source>The run log {path} cannot be written ({reason}). Choose another place for it, or leave it out.</source>
        <translation>El registro de ejecución {path} no se puede escribir ({reason}). Elija otro lugar u omítalo.</translation>
    </message>
    <message>
        <source>The same sound as {other}, in another format or with other metadata. Both count: remove one.</source>
        <translation>El mismo sonido que {other}, en otro formato o con otros metadatos. Ambas cuentan: quite una de las grabaciones.</translation>
    </message>
    <message>
        <source>The sample is validated.</source>
        <translation>La muestra está validada.</translation>
    </message>
    <message>
        <source>The sample “{sample}” of {path} was not drawn from the scores of the archive. Choose one for its model.</source>
        <translation>La muestra «{sample}» de {path} no se sorteó de las puntuaciones del archivo sonoro. Elija una para su modelo.</translation>
    </message>
    <message>
        <source>The scheduler at {address} is gone or was restarted. Finished work is kept. Start it again and repeat the command.</source>
        <translation>El planificador de {address} ya no está o se reinició. Se conserva lo terminado. Inícielo de nuevo y repita el comando.</translation>
    </message>
    <message>
        <source>The scores of {n_odd} recordings cannot be read.</source>
        <translation>Las puntuaciones de {n_odd} grabaciones no se pueden leer.</translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln recordings.</source>
        <translation>
            <numerusform>El segundo proyecto añadió %Ln grabación.</numerusform>
            <numerusform>El segundo proyecto añadió %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln segments.</source>
        <translation>
            <numerusform>El segundo proyecto añadió %Ln segmento.</numerusform>
            <numerusform>El segundo proyecto añadió %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The segment is no longer in the project.</source>
        <translation>El segmento ya no está en el proyecto.</translation>
    </message>
    <message>
        <source>The segment no longer exists.</source>
        <translation>El segmento ya no existe.</translation>
    </message>
    <message>
        <source>The segment no longer exists. Nothing was stored.</source>
        <translation>El segmento ya no existe. No se guardó nada.</translation>
    </message>
    <message>
        <source>The segmenter trained in this project.</source>
        <translation>El segmentador entrenado en este proyecto.</translation>
    </message>
    <message>
        <source>The segments of {path} were found by a segmenter that this version does not support. Find segments again, train, then export.</source>
        <translation>Los segmentos de {path} se encontraron con un segmentador que esta versión no admite. Vuelva a buscar segmentos, entrene y luego exporte.</translation>
    </message>
    <message>
        <source>The selection contains no unreviewed prediction.</source>
        <translation>La selección no contiene ninguna predicción sin revisar.</translation>
    </message>
    <message>
        <source>The share of correct predictions has not been measured.</source>
        <translation>La proporción de predicciones correctas no se ha medido.</translation>
    </message>
    <message numerus="yes">
        <source>The share of correct predictions is known for %Ln species, from validation samples.</source>
        <translation>
            <numerusform>La proporción de predicciones correctas se conoce para %Ln especie, por muestras de validación.</numerusform>
            <numerusform>La proporción de predicciones correctas se conoce para %Ln especies, por muestras de validación.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sites {names} differ in spelling only. If they are one, give it one name: effort and visits are counted for each.</source>
        <translation>Los sitios {names} solo se diferencian en la escritura. Si son uno, déle un solo nombre: el esfuerzo y las visitas se cuentan para cada uno.</translation>
    </message>
    <message>
        <source>The size changes when birdann is started again.</source>
        <translation>El tamaño cambia al volver a iniciar birdann.</translation>
    </message>
    <message numerus="yes">
        <source>The sound of %Ln recordings could not be read.</source>
        <translation>
            <numerusform>El sonido de %Ln grabación no se pudo leer.</numerusform>
            <numerusform>El sonido de %Ln grabaciones no se pudo leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The species are added to the lists of the recordings as incomplete lists</source>
        <translation>Las especies se añaden a las listas de las grabaciones como listas incompletas</translation>
    </message>
    <message>
        <source>The species of the project are not those of the model.</source>
        <translation>Las especies del proyecto no son las del modelo.</translation>
    </message>
    <message numerus="yes">
        <source>The start of %Ln recordings is unknown.</source>
        <translation>
            <numerusform>El inicio de %Ln grabación se desconoce.</numerusform>
            <numerusform>El inicio de %Ln grabaciones se desconoce.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start of this recording is unknown. Set it in Sites and times.</source>
        <translation>El inicio de esta grabación se desconoce. Fíjelo en Sitios y tiempos.</translation>
    </message>
    <message>
        <source>The stored forest segmenter cannot be read ({reason}). Train it again.</source>
        <translation>El segmentador de bosque guardado no se puede leer ({reason}). Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The stored model has version {stored}, and this program reads version {version}. Train it again, or update the program.</source>
        <translation>El modelo guardado tiene la versión {stored} y este programa lee la versión {version}. Entrénelo de nuevo o actualice el programa.</translation>
    </message>
    <message>
        <source>The stored model is a {kind}, which this version does not support.</source>
        <translation>El modelo guardado es {kind}, que esta versión no admite.</translation>
    </message>
    <message>
        <source>The stored model is damaged. Train it again.</source>
        <translation>El modelo guardado está dañado. Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The stored model is of another program. Train it again.</source>
        <translation>El modelo guardado es de otro programa. Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The stored model is packed in an unknown way. Train it again.</source>
        <translation>El modelo guardado está empaquetado de forma desconocida. Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The stored model is too large to be one. Train it again.</source>
        <translation>El modelo guardado es demasiado grande para serlo. Entrénelo de nuevo.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>La del sistema</translation>
    </message>
    <message>
        <source>The table contains detections of a program (“{detections_of}”). Its lists are imported as incomplete. To import the detections themselves, use Import annotations.</source>
        <translation>La tabla contiene detecciones de un programa («{detections_of}»). Sus listas se importan como incompletas. Para importar las detecciones, use Importar anotaciones.</translation>
    </message>
    <message>
        <source>The table has scores or verdicts ({columns}). Are its species names a person’s labels or a program’s detections? Without an answer they are detections.</source>
        <translation>La tabla tiene puntuaciones o veredictos ({columns}). ¿Sus nombres de especies son etiquetas de una persona o detecciones de un programa? Sin respuesta son detecciones.</translation>
    </message>
    <message>
        <source>The table is a WildTrax report. Each task is a complete list, 1SPM tasks one for each minute.</source>
        <translation>La tabla es un informe de WildTrax. Cada tarea es una lista completa; las tareas 1SPM, una por minuto.</translation>
    </message>
    <message>
        <source>The table is in {path}.</source>
        <translation>La tabla está en {path}.</translation>
    </message>
    <message>
        <source>The tables contain no call in a recording of this project.</source>
        <translation>Las tablas no contienen ninguna llamada de una grabación de este proyecto.</translation>
    </message>
    <message>
        <source>The target precision must be between 0 and 1, such as 0.95.</source>
        <translation>La precisión objetivo debe estar entre 0 y 1, como 0.95.</translation>
    </message>
    <message>
        <source>The texts of tiers were read as species, not their names: {names}.</source>
        <translation>Se leyeron como especies los textos de los niveles, no sus nombres: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The thresholds of %Ln species are saved.</source>
        <translation>
            <numerusform>Los umbrales de %Ln especie están guardados.</numerusform>
            <numerusform>Los umbrales de %Ln especies están guardados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ticked model is used for spectrogram, review and export. You may return to an earlier one; it stays in use until you train again. Your labels do not change.</source>
        <translation>El modelo con la marca de verificación se usa para el espectrograma, la revisión y la exportación. Puede volver a uno anterior; queda en uso hasta que vuelva a entrenar. Sus etiquetas no cambian.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %Ln recordings changed.</source>
        <translation>
            <numerusform>Los tiempos de %Ln grabación cambiaron.</numerusform>
            <numerusform>Los tiempos de %Ln grabaciones cambiaron.</numerusform>
        </translation>
    </message>
    <message>
        <source>The view changed. Nothing was stored; please repeat.</source>
        <translation>La vista cambió. No se guardó nada; repítalo, por favor.</translation>
    </message>
    <message>
        <source>The visits need a name.</source>
        <translation>Las visitas necesitan un nombre.</translation>
    </message>
    <message>
        <source>The whole recording is silent.</source>
        <translation>Toda la grabación es silencio.</translation>
    </message>
    <message>
        <source>The worker processes cannot be started ({reason}). See that there is memory, and room for temporary files, and give the same command again.</source>
        <translation>Los procesos no se pueden iniciar ({reason}). Compruebe que hay memoria y espacio para archivos temporales, y repita el mismo comando.</translation>
    </message>
    <message>
        <source>Their segments come last.</source>
        <translation>Sus segmentos van al final.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are later edits. Undo those first.</source>
        <translation>Hay ediciones posteriores. Deshágalas antes.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made when a project is first opened on a day, and before every large change.</source>
        <translation>Aún no hay copias de seguridad. Se hace una cuando se abre un proyecto por primera vez en un día y antes de cada cambio grande.</translation>
    </message>
    <message>
        <source>There are no samples yet. Make one: New sample…</source>
        <translation>Aún no hay muestras. Cree una: Muestra nueva…</translation>
    </message>
    <message>
        <source>There are no segments yet. Find segments first.</source>
        <translation>Aún no hay segmentos. Busque segmentos antes.</translation>
    </message>
    <message>
        <source>There are no species lists: the model was trained on detections alone and is not yet checked.</source>
        <translation>No hay listas de especies: el modelo se entrenó solo con detecciones y aún no está comprobado.</translation>
    </message>
    <message>
        <source>There is already a column “{name}”.</source>
        <translation>Ya hay una columna «{name}».</translation>
    </message>
    <message>
        <source>There is already a species called “{name}”.</source>
        <translation>Ya hay una especie llamada «{name}».</translation>
    </message>
    <message>
        <source>There is already a window at this time. Choose another time.</source>
        <translation>Ya hay una ventana en este tiempo. Elija otro.</translation>
    </message>
    <message>
        <source>There is no backup of {path} in {folder}.</source>
        <translation>No hay copia de seguridad de {path} en {folder}.</translation>
    </message>
    <message>
        <source>There is no example of {species} in this recording.</source>
        <translation>No hay ningún ejemplo de {species} en esta grabación.</translation>
    </message>
    <message>
        <source>There is no labels file beside {path}. Choose the file with the network&apos;s labels.</source>
        <translation>No hay archivo de etiquetas junto a {path}. Elija el archivo con las etiquetas de la red.</translation>
    </message>
    <message>
        <source>There is no species list.</source>
        <translation>No hay lista de especies.</translation>
    </message>
    <message>
        <source>There is no such recording in the project.</source>
        <translation>No hay tal grabación en el proyecto.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>These calls are not in {path}: {calls}.</source>
        <translation>Estas llamadas no están en {path}: {calls}.</translation>
    </message>
    <message>
        <source>These names differ only in capitalization and are kept as separate species: {names}.</source>
        <translation>Estos nombres solo difieren en las mayúsculas y se mantienen como especies distintas: {names}.</translation>
    </message>
    <message>
        <source>These segments were outlined with different spectrogram settings and cannot be merged. Delete one and draw over both.</source>
        <translation>Estos segmentos se delimitaron con distintos ajustes del espectrograma y no se pueden fusionar. Elimine uno y dibuje sobre ambos.</translation>
    </message>
    <message>
        <source>They are evidence for every segment, so that labels will change.</source>
        <translation>Son indicios para cada segmento, por lo que las etiquetas cambiarán.</translation>
    </message>
    <message>
        <source>They are scores already</source>
        <translation>Ya son puntuaciones</translation>
    </message>
    <message>
        <source>They are scores of windows: birdann finds the calls and weighs the scores. Choose segments to review or validate the detections themselves.</source>
        <translation>Son puntuaciones de ventanas: birdann busca las llamadas y pondera las puntuaciones. Elija segmentos para revisar o validar las propias detecciones.</translation>
    </message>
    <message numerus="yes">
        <source>They made %Ln segments.</source>
        <translation>
            <numerusform>Hicieron %Ln segmento.</numerusform>
            <numerusform>Hicieron %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup has the same counts as the project.</source>
        <translation>Esta copia tiene los mismos recuentos que el proyecto.</translation>
    </message>
    <message>
        <source>This format has no other place for scores</source>
        <translation>Este formato no tiene otro lugar para las puntuaciones</translation>
    </message>
    <message>
        <source>This format has no place for it.</source>
        <translation>Este formato no tiene lugar para ello.</translation>
    </message>
    <message>
        <source>This group is finished.</source>
        <translation>Este grupo está terminado.</translation>
    </message>
    <message>
        <source>This is not a call at all (X)</source>
        <translation>No es una llamada (X)</translation>
    </message>
    <message>
        <source>This is the first item.</source>
        <translation>Este es el primer elemento.</translation>
    </message>
    <message>
        <source>This model is in use now, until you train again.</source>
        <translation>Este modelo está ahora en uso, hasta que vuelva a entrenar.</translation>
    </message>
    <message>
        <source>This part brings no text of its own.</source>
        <translation>Esta parte no trae texto propio.</translation>
    </message>
    <message>
        <source>This project contains {parts}.</source>
        <translation>Este proyecto contiene {parts}.</translation>
    </message>
    <message>
        <source>This project is open read-only.</source>
        <translation>Este proyecto está abierto solo para lectura.</translation>
    </message>
    <message>
        <source>This project refers to sound files in folders that its author chose. Allow them only if you trust the author. Sound files are only read.</source>
        <translation>Este proyecto usa archivos de sonido de carpetas que eligió su autor. Permítalas solo si confía en el autor. Los archivos de sonido solo se leen.</translation>
    </message>
    <message>
        <source>This recording</source>
        <comment>filter</comment>
        <translation>Esta grabación</translation>
    </message>
    <message>
        <source>This recording has only one channel.</source>
        <translation>Esta grabación tiene un solo canal.</translation>
    </message>
    <message>
        <source>This segment is not in the project any more.</source>
        <translation>Este segmento ya no está en el proyecto.</translation>
    </message>
    <message>
        <source>This table lists whole recordings, so segment filters do not apply. Remove the filter.</source>
        <translation>Esta tabla lista grabaciones enteras, así que los filtros de segmentos no se aplican. Quite el filtro.</translation>
    </message>
    <message>
        <source>Three hours</source>
        <translation>Tres horas</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Tiempo (s)</translation>
    </message>
    <message numerus="yes">
        <source>Time for %Ln answers: {time}.</source>
        <translation>
            <numerusform>Tiempo de %Ln respuesta: {time}.</numerusform>
            <numerusform>Tiempo de %Ln respuestas: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time from the start of the recording</source>
        <translation>Tiempo desde el inicio de la grabación</translation>
    </message>
    <message>
        <source>Time from the start of the recording: 90, 1:30 or 1:02:05. Its start time is unknown, so there is no time of day. Set it in Sites and times.</source>
        <translation>Tiempo desde el inicio de la grabación: 90, 1:30 o 1:02:05. Su inicio se desconoce, así que no hay hora del día. Fíjelo en Sitios y tiempos.</translation>
    </message>
    <message>
        <source>Time of da&amp;y on the axis</source>
        <translation>&amp;Hora del día en el eje</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora del día</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zona horaria</translation>
    </message>
    <message>
        <source>Time zone of the recorder&apos;s clock</source>
        <translation>Zona horaria del reloj de la grabadora</translation>
    </message>
    <message>
        <source>Times such as {text} were read as from the start of the recording, not as times of day.</source>
        <translation>Tiempos como {text} se leyeron desde el inicio de la grabación, no como horas del día.</translation>
    </message>
    <message>
        <source>Times were read as from the start of {file}. In a sequence of files Raven counts from the first one: add the column “File Offset (s)”.</source>
        <translation>Los tiempos se leyeron desde el inicio de {file}. En una secuencia de archivos Raven cuenta desde el primero: añada la columna «File Offset (s)».</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the figure</source>
        <translation>Título de la figura</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Too few lists: {named}. Tag more recordings, or confirm a few segments.</source>
        <translation>Muy pocas listas: {named}. Marque más grabaciones o confirme algunos segmentos.</translation>
    </message>
    <message>
        <source>Too few lists: {names}.</source>
        <translation>Muy pocas listas: {names}.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Train a model from your lists and labels</source>
        <translation>Entrenar un modelo con sus listas y etiquetas</translation>
    </message>
    <message>
        <source>Train a segmenter by painting</source>
        <translation>Entrenar un segmentador pintando</translation>
    </message>
    <message>
        <source>Train again to use them.</source>
        <translation>Entrene de nuevo para usarlas.</translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln labelled segments.</source>
        <translation>
            <numerusform>Entrenar con %Ln segmento etiquetado.</numerusform>
            <numerusform>Entrenar con %Ln segmentos etiquetados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Entrenar con %Ln grabación marcada.</numerusform>
            <numerusform>Entrenar con %Ln grabaciones marcadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on the detections in %Ln recordings.</source>
        <translation>
            <numerusform>Entrenar con las detecciones de %Ln grabación.</numerusform>
            <numerusform>Entrenar con las detecciones de %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on the paint and preview its outlines here</source>
        <translation>Entrenar con la pintura y ver aquí sus contornos</translation>
    </message>
    <message>
        <source>Train segmenter by painting</source>
        <translation>Entrenar el segmentador pintando</translation>
    </message>
    <message>
        <source>Train the same model again with your new labels</source>
        <translation>Volver a entrenar el mismo modelo con sus etiquetas nuevas</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entrenado</translation>
    </message>
    <message>
        <source>Trained a forest segmenter from {examples} on {recordings} (spectrogram “{preset}”, {size} MB).</source>
        <translation>Se entrenó un segmentador de bosque con {examples} en {recordings} (espectrograma «{preset}», {size} MB).</translation>
    </message>
    <message>
        <source>Trained on {used} of {every} segments ({recordings} recordings: labelled, with rare species, and a random rest). ORed logistic regression uses all of them.</source>
        <translation>Entrenado con {used} de {every} segmentos ({recordings} grabaciones: etiquetadas, con especies raras y un resto al azar). La regresión logística ORed los usa todos.</translation>
    </message>
    <message numerus="yes">
        <source>Trained {model} on {segments} segments in %Ln recordings: {species} species.</source>
        <translation>
            <numerusform>Modelo {model} entrenado: {segments} segmentos de %Ln grabación, especies: {species}.</numerusform>
            <numerusform>Modelo {model} entrenado: {segments} segmentos de %Ln grabaciones, especies: {species}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training clips</source>
        <translation>Clips de entrenamiento</translation>
    </message>
    <message>
        <source>Training finished. All segments have predictions.</source>
        <translation>Entrenamiento terminado. Todos los segmentos tienen predicciones.</translation>
    </message>
    <message>
        <source>Training re&amp;port</source>
        <translation>Informe &amp;de entrenamiento</translation>
    </message>
    <message>
        <source>Training report</source>
        <translation>Informe de entrenamiento</translation>
    </message>
    <message>
        <source>Training source</source>
        <translation>Fuente de entrenamiento</translation>
    </message>
    <message>
        <source>Training source “{name}” added: {segments} segments of {species} species in {recordings} recordings. Train to use it.</source>
        <translation>Fuente de entrenamiento «{name}» añadida: {segments} segmentos de {species} especies en {recordings} grabaciones. Entrene para usarla.</translation>
    </message>
    <message>
        <source>Training source “{name}” has other features ({theirs}) and is not used. Add it again.</source>
        <translation>La fuente de entrenamiento «{name}» tiene otras características ({theirs}) y no se usa. Añádala de nuevo.</translation>
    </message>
    <message>
        <source>Training source “{name}”: {segments} segments in {recordings} recordings.</source>
        <translation>Fuente de entrenamiento «{name}»: {segments} segmentos en {recordings} grabaciones.</translation>
    </message>
    <message>
        <source>Training sources</source>
        <translation>Fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>Training sources: {names}.</source>
        <translation>Fuentes de entrenamiento: {names}.</translation>
    </message>
    <message>
        <source>Training the segmenter</source>
        <translation>Entrenando el segmentador</translation>
    </message>
    <message>
        <source>Training without {n} recordings</source>
        <translation>Entrenamiento sin {n} grabaciones</translation>
    </message>
    <message>
        <source>Trains twice more, each time without half of the recordings tagged “no birds”, and reports how many predictions an hour are exported there.</source>
        <translation>Entrena dos veces más, cada vez sin la mitad de las grabaciones marcadas «sin aves», e informa cuántas predicciones por hora se exportan en ellas.</translation>
    </message>
    <message>
        <source>Truncated file: using {there_s} s of {promised_s} s.</source>
        <translation>Archivo truncado: se usan {there_s} s de {promised_s} s.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Try again: {title}</source>
        <translation>Reintentar: {title}</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Probarlo aquí</translation>
    </message>
    <message>
        <source>Try on the visible range</source>
        <translation>Probar en el rango visible</translation>
    </message>
    <message>
        <source>Try these again</source>
        <translation>Reintentar estas</translation>
    </message>
    <message>
        <source>Try with sample data</source>
        <translation>Probar un ejemplo</translation>
    </message>
    <message>
        <source>Trying a search</source>
        <translation>Probando una búsqueda</translation>
    </message>
    <message>
        <source>Two species of the model are both named “{name}” in {path} now. Train again, then export.</source>
        <translation>Dos especies del modelo se llaman ahora «{name}» en {path}. Entrene de nuevo y luego exporte.</translation>
    </message>
    <message>
        <source>Type a few letters of a name, then Enter. Enter once more goes to the next untagged recording.</source>
        <translation>Escriba algunas letras de un nombre y pulse Intro. Otro Intro va a la siguiente grabación sin marcar.</translation>
    </message>
    <message>
        <source>Type a few letters of a species, then Enter</source>
        <translation>Escriba algunas letras de una especie y pulse Intro</translation>
    </message>
    <message>
        <source>Type of call</source>
        <translation>Tipo de llamada</translation>
    </message>
    <message>
        <source>Type the right species, or press its number</source>
        <translation>Escriba la especie correcta o pulse su número</translation>
    </message>
    <message>
        <source>Type, paste (Ctrl+V) or fill down (Ctrl+D). Latitude, longitude, elevation and further columns belong to the site. Changed cells are bold until they are saved.</source>
        <translation>Escriba, pegue (Ctrl+V) o rellene hacia abajo (Ctrl+D). Latitud, longitud, altitud y demás columnas son del sitio. Las celdas cambiadas están en negrita hasta que se guardan.</translation>
    </message>
    <message>
        <source>U goes to the most informative prediction. Enter confirms, a number corrects, X marks noise, Ctrl+Z undoes. Export when you are done.</source>
        <translation>U va a la predicción más informativa. Intro confirma, un número corrige, X marca ruido, Ctrl+Z deshace. Exporte cuando termine.</translation>
    </message>
    <message>
        <source>Un&amp;tagged</source>
        <translation>&amp;Sin marcar</translation>
    </message>
    <message>
        <source>Unchanged ({count}): {names}. {why}</source>
        <translation>Sin cambios ({count}): {names}. {why}</translation>
    </message>
    <message>
        <source>Underconfident by {gap}.</source>
        <translation>Falta de confianza de {gap}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Deshacer la última edición</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Deshacer: {edit}</translation>
    </message>
    <message>
        <source>Undock {title}</source>
        <translation>Desacoplar {title}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Deshecho: {what}</translation>
    </message>
    <message>
        <source>Uneven lists: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Uncertain segments are biased towards common species.</source>
        <translation>Listas desiguales: {commonest} en {n_commonest}, {rarest} en {n_rarest}. Los segmentos inciertos se inclinan hacia las especies comunes.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Error inesperado</translation>
    </message>
    <message>
        <source>Unknown format “{format_name}”. Choose from: {names}.</source>
        <translation>Formato desconocido «{format_name}». Elija entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown model {name}. Choose from: {names}.</source>
        <translation>Modelo desconocido {name}. Elija entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown preset “{name}”. Choose from: {automatic}, {names}.</source>
        <translation>Preajuste desconocido «{name}». Elija entre: {automatic}, {names}.</translation>
    </message>
    <message>
        <source>Unknown species</source>
        <translation>Especie desconocida</translation>
    </message>
    <message>
        <source>Unknown status “{unknown}”. Choose from: {names}.</source>
        <translation>Estado desconocido «{unknown}». Elija entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown unit “{unit}”. Choose from: {names}.</source>
        <translation>Unidad desconocida «{unit}». Elija entre: {names}.</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Sin etiqueta</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Sin revisar</translation>
    </message>
    <message>
        <source>Unreviewed segments are exported as “predicted”.</source>
        <translation>Los segmentos sin revisar se exportan como «predicted».</translation>
    </message>
    <message>
        <source>Unreviewed segments with a call probability below {bar} do not count.</source>
        <translation>Los segmentos sin revisar con una probabilidad de llamada inferior a {bar} no cuentan.</translation>
    </message>
    <message>
        <source>Unreviewed segments: only above the saved thresholds</source>
        <translation>Segmentos sin revisar: solo sobre los umbrales guardados</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Dudosa</translation>
    </message>
    <message numerus="yes">
        <source>Unsure: %Ln.</source>
        <comment>species</comment>
        <translation>
            <numerusform>Dudosas: %Ln.</numerusform>
            <numerusform>Dudosas: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged</source>
        <translation>Sin marcar</translation>
    </message>
    <message>
        <source>Untagged recordings, those first whose lists help training most.</source>
        <translation>Grabaciones sin marcar, primero aquellas cuyas listas más ayudan al entrenamiento.</translation>
    </message>
    <message numerus="yes">
        <source>Untagged. A accepts %Ln predicted species.</source>
        <translation>
            <numerusform>Sin marcar. A acepta %Ln especie predicha.</numerusform>
            <numerusform>Sin marcar. A acepta %Ln especies predichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged. Type a species (T).</source>
        <translation>Sin marcar. Escriba una especie (T).</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln items</source>
        <translation>
            <numerusform>Hasta %Ln elemento</numerusform>
            <numerusform>Hasta %Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Update mo&amp;del</source>
        <translation>Ac&amp;tualizar el modelo</translation>
    </message>
    <message>
        <source>Update model and predictions after each label</source>
        <translation>Actualizar modelo y predicciones tras cada etiqueta</translation>
    </message>
    <message>
        <source>Update model while &amp;reviewing</source>
        <translation>Actualizar &amp;el modelo al revisar</translation>
    </message>
    <message>
        <source>Update model while reviewing</source>
        <translation>Actualizar el modelo al revisar</translation>
    </message>
    <message>
        <source>Updating model</source>
        <translation>Actualizando el modelo</translation>
    </message>
    <message>
        <source>Updating predictions</source>
        <translation>Actualizando las predicciones</translation>
    </message>
    <message>
        <source>Use detections of {name}</source>
        <translation>Usar detecciones de {name}</translation>
    </message>
    <message>
        <source>Use everywhere</source>
        <translation>Usar en todo</translation>
    </message>
    <message>
        <source>Use here</source>
        <translation>Usar aquí</translation>
    </message>
    <message>
        <source>Use scores as evidence for segments</source>
        <translation>Usar las puntuaciones como indicios para los segmentos</translation>
    </message>
    <message>
        <source>Use the same folder</source>
        <translation>Usar la misma carpeta</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Usar este modelo</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Validar</translation>
    </message>
    <message numerus="yes">
        <source>Validate %Ln items.</source>
        <translation>
            <numerusform>Valide %Ln elemento.</numerusform>
            <numerusform>Valide %Ln elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate a random sample across the score range to estimate precision, choose a threshold, and estimate the total number of calls.</source>
        <translation>Valide una muestra aleatoria en todo el rango de puntuaciones para estimar la precisión, elegir un umbral y estimar el número total de llamadas.</translation>
    </message>
    <message>
        <source>Validate a random sample, and estimate precision and thresholds</source>
        <translation>Validar una muestra aleatoria y estimar precisión y umbrales</translation>
    </message>
    <message>
        <source>Validate it in {path} (Model &gt; Validate predictions), and save thresholds. Then apply them to the archive with birdann archive apply.</source>
        <translation>Valídela en {path} (Modelo &gt; Validar predicciones) y guarde umbrales. Después aplíquelos al archivo sonoro con birdann archive apply.</translation>
    </message>
    <message>
        <source>Validate predictions</source>
        <translation>Validar predicciones</translation>
    </message>
    <message>
        <source>Validated</source>
        <translation>Validados</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Muestras de validación</translation>
    </message>
    <message>
        <source>Verif&amp;y visits…</source>
        <translation>&amp;Verificar visitas…</translation>
    </message>
    <message>
        <source>Verified visits</source>
        <translation>Visitas verificadas</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Verify visits</source>
        <translation>Verificar visitas</translation>
    </message>
    <message>
        <source>Verify which visits to sites detected a species, and estimate occupancy</source>
        <translation>Verificar qué visitas a los sitios detectaron una especie y estimar la ocupación</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versión, licencia y fuentes</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visitas</translation>
    </message>
    <message>
        <source>Visits are</source>
        <translation>Las visitas son</translation>
    </message>
    <message>
        <source>Visits with a call</source>
        <translation>Visitas con una llamada</translation>
    </message>
    <message>
        <source>Visits {place}</source>
        <translation>Visitas {place}</translation>
    </message>
    <message>
        <source>Voices: harmonics in one segment</source>
        <translation>Voces: armónicos en un segmento</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Volume: {level}. A double click: as in the file.</source>
        <translation>Volumen: {level}. Doble clic: como en el archivo.</translation>
    </message>
    <message>
        <source>WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; the project only remembers them. Tables of species lists or of a network’s detections may be dropped with them.</source>
        <translation>WAV, FLAC, OGG, MP3 y AIFF. Los archivos se quedan donde están; el proyecto solo los recuerda. Con ellos se pueden soltar tablas de listas de especies o de detecciones de una red neuronal.</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <translation>Esperando su turno</translation>
    </message>
    <message>
        <source>Waiting for workers</source>
        <translation>Esperando procesos</translation>
    </message>
    <message>
        <source>WavPack sound</source>
        <translation>sonido WavPack</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Forma de onda</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>WebM sound</source>
        <translation>sonido WebM</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Semana del</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Weight of a training source&apos;s recordings: {share} (best on this project&apos;s held-out lists).</source>
        <translation>Peso de las grabaciones de una fuente de entrenamiento: {share} (lo mejor en las listas reservadas de este proyecto).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What helps most</source>
        <translation>Lo que más ayuda</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Qué se cuenta</translation>
    </message>
    <message>
        <source>What should be detected?</source>
        <translation>¿Qué se debe detectar?</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Qué se contó</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>When it begins in its recording, and the time of day; click to order by recording and time</source>
        <translation>Cuándo empieza en su grabación, y la hora del día; haga clic para ordenar por grabación y tiempo</translation>
    </message>
    <message>
        <source>When the model was trained; a tick marks the one in use</source>
        <translation>Cuándo se entrenó el modelo; una marca de verificación señala el que está en uso</translation>
    </message>
    <message>
        <source>When the recordings began</source>
        <translation>Cuándo empezaron las grabaciones</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where are the detections?</source>
        <translation>¿Dónde están las detecciones?</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Dónde buscar</translation>
    </message>
    <message>
        <source>Whether the clock was slow or fast</source>
        <translation>Si el reloj estaba atrasado o adelantado</translation>
    </message>
    <message>
        <source>Which recordings to correct</source>
        <translation>Qué grabaciones corregir</translation>
    </message>
    <message>
        <source>Which recordings to list</source>
        <translation>Qué grabaciones listar</translation>
    </message>
    <message>
        <source>Which segments to list</source>
        <translation>Qué segmentos listar</translation>
    </message>
    <message>
        <source>Which species?</source>
        <translation>¿Qué especie?</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanco sobre negro</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Grabación entera</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Wide: series and songs in one segment</source>
        <translation>Amplia: series y cantos en un segmento</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Width of the figure</source>
        <translation>Ancho de la figura</translation>
    </message>
    <message>
        <source>Wildlife Acoustics&apos; Kaleidoscope</source>
        <translation>Kaleidoscope de Wildlife Acoustics</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Window length</source>
        <translation>Longitud de la ventana</translation>
    </message>
    <message>
        <source>Window shape</source>
        <translation>Forma de la ventana</translation>
    </message>
    <message>
        <source>Windows Media sound</source>
        <translation>sonido Windows Media</translation>
    </message>
    <message>
        <source>Windows of the recording</source>
        <translation>Ventanas de la grabación</translation>
    </message>
    <message numerus="yes">
        <source>Wipe away %Ln strokes</source>
        <translation>
            <numerusform>Borrar %Ln trazo</numerusform>
            <numerusform>Borrar %Ln trazos</numerusform>
        </translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Con nota</translation>
    </message>
    <message>
        <source>With measurements: frequency, bandwidth, duration, level …</source>
        <translation>Con mediciones: frecuencia, ancho de banda, duración, nivel…</translation>
    </message>
    <message>
        <source>With species</source>
        <translation>Con especie</translation>
    </message>
    <message>
        <source>Without a list, segments are predicted independently.</source>
        <translation>Sin lista, los segmentos se predicen de forma independiente.</translation>
    </message>
    <message>
        <source>Without a list, segments of a recording are predicted together, as they tend to be of few species.</source>
        <translation>Sin lista, los segmentos de una grabación se predicen juntos, pues suelen ser de pocas especies.</translation>
    </message>
    <message>
        <source>Without a saved threshold: {names}.</source>
        <translation>Sin umbral guardado: {names}.</translation>
    </message>
    <message>
        <source>Without any segment</source>
        <translation>Sin ningún segmento</translation>
    </message>
    <message numerus="yes">
        <source>Without frequencies, skipped: %Ln calls.</source>
        <translation>
            <numerusform>Sin frecuencias, omitida: %Ln llamada.</numerusform>
            <numerusform>Sin frecuencias, omitidas: %Ln llamadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without lists and detections: {sentence}</source>
        <translation>Sin listas ni detecciones: {sentence}</translation>
    </message>
    <message>
        <source>Without segments</source>
        <translation>Sin segmentos</translation>
    </message>
    <message>
        <source>Without the species list</source>
        <translation>Sin la lista de especies</translation>
    </message>
    <message>
        <source>Write a pattern such as {example}: columns in braces, each once, and * for any name.</source>
        <translation>Escriba un patrón como {example}: columnas entre llaves, cada una una vez, y * para cualquier nombre.</translation>
    </message>
    <message>
        <source>Write segments and labels for a spreadsheet, a script or another program</source>
        <translation>Escribir segmentos y etiquetas para una hoja de cálculo, un script u otro programa</translation>
    </message>
    <message>
        <source>Write the project to another file, to keep or to give away, without human sounds</source>
        <translation>Escribir el proyecto en otro archivo, para guardarlo o darlo, sin sonidos humanos</translation>
    </message>
    <message>
        <source>Writes each call as a sound file, with a table.</source>
        <translation>Escribe cada llamada como archivo de sonido, con una tabla.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Escribiendo</translation>
    </message>
    <message>
        <source>Writing detection histories</source>
        <translation>Escribiendo historiales de detección</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Escribiendo {name}</translation>
    </message>
    <message>
        <source>Wrote {n} files to {folder}. NA: not surveyed.</source>
        <translation>Se escribieron {n} archivos en {folder}. NA: sin muestrear.</translation>
    </message>
    <message>
        <source>Wrote {n} rows to {path}.</source>
        <translation>Se escribieron {n} filas en {path}.</translation>
    </message>
    <message>
        <source>Wrote {path} ({size} MB): {species} species, {thresholds} thresholds, segments found with “{preset}”.</source>
        <translation>Se escribió {path} ({size} MB): {species} especies, {thresholds} umbrales, segmentos encontrados con «{preset}».</translation>
    </message>
    <message>
        <source>Wrote {path}.</source>
        <translation>Se escribió {path}.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Yes, all</source>
        <translation>Sí, todas</translation>
    </message>
    <message>
        <source>You can save a text report for the developers. birdann never sends data.</source>
        <translation>Puede guardar un informe de texto para los desarrolladores. birdann nunca envía datos.</translation>
    </message>
    <message>
        <source>Your label applies to all of them.</source>
        <translation>Su etiqueta vale para todos ellos.</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>Sus etiquetas</translation>
    </message>
    <message>
        <source>Your labels improve the model.</source>
        <translation>Sus etiquetas mejoran el modelo.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Su nombre</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Sus grabaciones</translation>
    </message>
    <message>
        <source>Your work</source>
        <translation>Su trabajo</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ale&amp;jar</translation>
    </message>
    <message>
        <source>Zoom frequency</source>
        <translation>Ampliar frecuencia</translation>
    </message>
    <message>
        <source>Zoom in frequency</source>
        <translation>Acercar en frecuencia</translation>
    </message>
    <message>
        <source>Zoom out frequency</source>
        <translation>Alejar en frecuencia</translation>
    </message>
    <message>
        <source>Zoom to the segment and play it</source>
        <translation>Acercar al segmento y reproducirlo</translation>
    </message>
    <message>
        <source>Zoom to the selected segment</source>
        <translation>Acercar al segmento seleccionado</translation>
    </message>
    <message>
        <source>Zoom to the selected segment (Z)</source>
        <translation>Acercar al segmento seleccionado (Z)</translation>
    </message>
    <message>
        <source>Zoom to w&amp;hole recording</source>
        <translation>Alejar a &amp;la grabación entera</translation>
    </message>
    <message>
        <source>a .birdann file (stays unchanged)</source>
        <translation>un archivo .birdann (no cambia)</translation>
    </message>
    <message>
        <source>a .birdann file with labels by several observers</source>
        <translation>un archivo .birdann con etiquetas de varios observadores</translation>
    </message>
    <message>
        <source>a .birdann file, or sound files and folders</source>
        <translation>un archivo .birdann, o archivos de sonido y carpetas</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://10.0.0.5:8786</source>
        <translation>un planificador Dask, como tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>a Song Meter&apos;s compressed sound</source>
        <translation>el sonido comprimido de un Song Meter</translation>
    </message>
    <message>
        <source>a SoundTrap&apos;s compressed sound</source>
        <translation>el sonido comprimido de un SoundTrap</translation>
    </message>
    <message>
        <source>a TFLite or ONNX file (default: the installed one, see networks list)</source>
        <translation>un archivo TFLite u ONNX (predeterminado: el instalado, véase networks list)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>una película</translation>
    </message>
    <message>
        <source>a frequency whose counterpart is not known</source>
        <translation>una frecuencia cuya pareja se desconoce</translation>
    </message>
    <message>
        <source>a geometry nested too deeply</source>
        <translation>una geometría anidada con demasiada profundidad</translation>
    </message>
    <message>
        <source>a label contradicts a species list</source>
        <translation>una etiqueta contradice una lista de especies</translation>
    </message>
    <message>
        <source>a list but no segments</source>
        <translation>con lista pero sin segmentos</translation>
    </message>
    <message>
        <source>a model has been trained</source>
        <translation>se ha entrenado un modelo</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta un número</translation>
    </message>
    <message>
        <source>a project is open</source>
        <translation>hay un proyecto abierto</translation>
    </message>
    <message>
        <source>a recording has a start time</source>
        <translation>una grabación tiene hora de inicio</translation>
    </message>
    <message>
        <source>a recording is shown</source>
        <translation>se muestra una grabación</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>a segment is selected in the spectrogram</source>
        <translation>hay un segmento seleccionado en el espectrograma</translation>
    </message>
    <message>
        <source>a segment is selected, or the next item is being read</source>
        <translation>hay un segmento seleccionado o se está leyendo el elemento siguiente</translation>
    </message>
    <message>
        <source>a segment is {middle} times as long as its call (half: {low} to {high})</source>
        <translation>un segmento dura {middle} veces lo que su llamada (la mitad: {low} a {high})</translation>
    </message>
    <message>
        <source>a summary</source>
        <translation>un resumen</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>una tabla</translation>
    </message>
    <message>
        <source>a table of several files needs the column “File Offset (s)”</source>
        <translation>una tabla de varios archivos necesita la columna «File Offset (s)»</translation>
    </message>
    <message>
        <source>a task is running</source>
        <translation>hay una tarea en curso</translation>
    </message>
    <message>
        <source>a telephone&apos;s sound</source>
        <translation>el sonido de un teléfono</translation>
    </message>
    <message>
        <source>a text in it is not valid</source>
        <translation>un texto en él no es válido</translation>
    </message>
    <message>
        <source>a threshold belongs to none of its species</source>
        <translation>un umbral no corresponde a ninguna de sus especies</translation>
    </message>
    <message>
        <source>a window of more than 10 s</source>
        <translation>una ventana de más de 10 s</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes at your pace</source>
        <translation>
            <numerusform>alrededor de %Ln minuto a su ritmo</numerusform>
            <numerusform>alrededor de %Ln minutos a su ritmo</numerusform>
        </translation>
    </message>
    <message>
        <source>above {level} dB</source>
        <translation>más de {level} dB</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>add columns with measurements (csv and raven): peak frequency, bandwidth and duration of 90 %% of the energy, signal-to-noise ratio, level, parts and pulse rate</source>
        <translation>añadir columnas con mediciones (csv y raven): frecuencia pico, ancho de banda y duración del 90 %% de la energía, relación señal/ruido, nivel, partes y tasa de pulsos</translation>
    </message>
    <message>
        <source>add recordings and species lists to a project</source>
        <translation>añadir grabaciones y listas de especies a un proyecto</translation>
    </message>
    <message>
        <source>add this to every start, to correct a wrong clock</source>
        <translation>sumar esto a cada inicio, para corregir un reloj equivocado</translation>
    </message>
    <message>
        <source>add to existing lists, replace or keep them (default: replace lists from tables; stop where people&apos;s tags differ)</source>
        <translation>añadir a las listas existentes, sustituirlas o conservarlas (predeterminado: sustituir listas de tablas; detenerse donde difieren las marcas de personas)</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>alarma</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>all but one</source>
        <translation>todos menos uno</translation>
    </message>
    <message>
        <source>all scored species</source>
        <translation>todas las especies puntuadas</translation>
    </message>
    <message>
        <source>allow a project made elsewhere to read sound outside its folder, from now on (otherwise you are asked)</source>
        <translation>permitir desde ahora que un proyecto hecho en otro lugar lea sonido fuera de su carpeta (si no, se pregunta)</translation>
    </message>
    <message>
        <source>also include this number of the most probable calls of each species at each site (default: 1)</source>
        <translation>incluir también este número de las llamadas más probables de cada especie en cada sitio (predeterminado: 1)</translation>
    </message>
    <message>
        <source>also measure every call</source>
        <translation>medir también cada llamada</translation>
    </message>
    <message>
        <source>also replace other time zones by --zone; the time of day stays</source>
        <translation>sustituir también otras zonas horarias por --zone; la hora del día queda</translation>
    </message>
    <message>
        <source>also train on a folder of clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or on another project&apos;s lists; kept in the project for later trainings</source>
        <translation>entrenar también con una carpeta de clips (una subcarpeta por especie, o con conjuntos de anotaciones de xeno-canto) o con las listas de otro proyecto; se conserva en el proyecto para entrenamientos posteriores</translation>
    </message>
    <message>
        <source>also write a table</source>
        <translation>escribir también una tabla</translation>
    </message>
    <message>
        <source>also write a table with one row per species</source>
        <translation>escribir también una tabla con una fila por especie</translation>
    </message>
    <message>
        <source>always listed together</source>
        <translation>siempre juntas en las listas</translation>
    </message>
    <message>
        <source>analyse all recordings again</source>
        <translation>volver a analizar todas las grabaciones</translation>
    </message>
    <message>
        <source>annotation files</source>
        <translation>archivos de anotaciones</translation>
    </message>
    <message>
        <source>another one of the same recordings (stays unchanged)</source>
        <translation>otro de las mismas grabaciones (no cambia)</translation>
    </message>
    <message>
        <source>another window follows the one shown</source>
        <translation>otra ventana sigue a la mostrada</translation>
    </message>
    <message>
        <source>answer calls: yes, no or unsure</source>
        <translation>responder llamadas: yes, no o unsure</translation>
    </message>
    <message>
        <source>answer items: yes, no or unsure</source>
        <translation>responder elementos: yes, no o unsure</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>cualquier etiqueta</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>cualquier número</translation>
    </message>
    <message>
        <source>append the outcome of every file to FILE, one JSON object per line</source>
        <translation>añadir el resultado de cada archivo a FILE, un objeto JSON por línea</translation>
    </message>
    <message>
        <source>apply validated thresholds to all calls</source>
        <translation>aplicar umbrales validados a todas las llamadas</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrays X, bag, y, classes and Y</source>
        <translation>matrices X, bag, y, classes e Y</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>como en el archivo</translation>
    </message>
    <message>
        <source>as told</source>
        <translation>como se indica</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>settings</comment>
        <translation>habitual</translation>
    </message>
    <message>
        <source>at an unknown site: {share}</source>
        <translation>sitio desconocido: {share}</translation>
    </message>
    <message>
        <source>at most {n} of each species</source>
        <translation>como máximo {n} de cada especie</translation>
    </message>
    <message>
        <source>at {site}: {share}</source>
        <translation>sitio {site}: {share}</translation>
    </message>
    <message>
        <source>author of the annotation set (xeno-canto); remembered (default: the observer)</source>
        <translation>autor del conjunto de anotaciones (xeno-canto); se recuerda (predeterminado: el observador)</translation>
    </message>
    <message>
        <source>auto (default: chooses by held-out lists), ored-lr, sim, ...</source>
        <translation>auto (predeterminado: elige según listas reservadas), ored-lr, sim, ...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>band-pass filter each clip to its call</source>
        <translation>filtrar cada clip con pasabanda a su llamada</translation>
    </message>
    <message>
        <source>before a large change</source>
        <translation>antes de un cambio grande</translation>
    </message>
    <message>
        <source>before a new file format</source>
        <translation>antes de un nuevo formato de archivo</translation>
    </message>
    <message>
        <source>before calibration</source>
        <translation>antes de calibrar</translation>
    </message>
    <message>
        <source>before going back</source>
        <translation>antes de volver atrás</translation>
    </message>
    <message>
        <source>below {level} dB</source>
        <translation>menos de {level} dB</translation>
    </message>
    <message>
        <source>best in the merged-pair test</source>
        <translation>lo mejor en la prueba de pares fusionados</translation>
    </message>
    <message>
        <source>best on held-out lists</source>
        <translation>lo mejor en listas reservadas</translation>
    </message>
    <message>
        <source>best on held-out lists: {gain} in the log likelihood of a list</source>
        <translation>lo mejor en listas reservadas: {gain} en la log-verosimilitud de una lista</translation>
    </message>
    <message>
        <source>birdann PROJECT.birdann opens the window on a project; birdann COMMAND --help explains a command. Exit codes: 0 done, 1 an error that is explained, 2 wrong usage, 3 some files failed (with --strict), 130 cancelled.</source>
        <translation>birdann PROYECTO.birdann abre la ventana con un proyecto; birdann COMANDO --help explica un comando. Códigos de salida: 0 hecho, 1 error explicado, 2 uso incorrecto, 3 fallaron algunos archivos (con --strict), 130 cancelado.</translation>
    </message>
    <message>
        <source>birdann finds the segments. The scores help to label them, also without lists</source>
        <translation>birdann busca los segmentos. Las puntuaciones ayudan a etiquetarlos, también sin listas</translation>
    </message>
    <message>
        <source>birdann is free software. Qt, which draws this window, is used under the LGPL: its libraries are unchanged and you may replace them. See PySide6 in the list.</source>
        <translation>birdann es software libre. Qt, que dibuja esta ventana, se usa bajo la LGPL: sus bibliotecas no están modificadas y usted puede sustituirlas. Vea PySide6 en la lista.</translation>
    </message>
    <message>
        <source>birdann labels every call in your recordings. Start with:</source>
        <translation>birdann etiqueta cada llamada de sus grabaciones. Empiece con:</translation>
    </message>
    <message>
        <source>birdann outlines every call.</source>
        <translation>birdann delimita cada llamada.</translation>
    </message>
    <message>
        <source>birdann projects ({pattern})</source>
        <translation>Proyectos de birdann ({pattern})</translation>
    </message>
    <message>
        <source>birdann reads “{title}” but does not write it.</source>
        <translation>birdann lee «{title}» pero no lo escribe.</translation>
    </message>
    <message>
        <source>birdann segments (CSV)</source>
        <translation>Segmentos de birdann (CSV)</translation>
    </message>
    <message>
        <source>birdann segments (Excel)</source>
        <translation>Segmentos de birdann (Excel)</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>both ends ± 10 ms</source>
        <translation>inicio y fin ± 10 ms</translation>
    </message>
    <message>
        <source>both ends ± 20 ms</source>
        <translation>inicio y fin ± 20 ms</translation>
    </message>
    <message>
        <source>by another name of it</source>
        <translation>por otro de sus nombres</translation>
    </message>
    <message>
        <source>by its code</source>
        <translation>por su código</translation>
    </message>
    <message>
        <source>by its scientific name</source>
        <translation>por su nombre científico</translation>
    </message>
    <message>
        <source>by sound alone</source>
        <translation>solo por el sonido</translation>
    </message>
    <message>
        <source>by the list of species names</source>
        <translation>por la lista de nombres de especies</translation>
    </message>
    <message>
        <source>by the other name beside it</source>
        <translation>por el otro nombre a su lado</translation>
    </message>
    <message>
        <source>by the sample “{name}”</source>
        <translation>por la muestra «{name}»</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>calibrado</translation>
    </message>
    <message>
        <source>call</source>
        <translation>llamada</translation>
    </message>
    <message>
        <source>calls at or above the threshold per hour surveyed; expected calls per hour; the share of visits, minutes or recordings with at least one call; or the most calls in a minute, as mean over visits (default: calls). All but the first with 95 %% intervals</source>
        <translation>llamadas desde el umbral por hora muestreada; llamadas esperadas por hora; la proporción de visitas, minutos o grabaciones con al menos una llamada; o el máximo de llamadas en un minuto, como media de las visitas (predeterminado: calls). Todas menos la primera con intervalos del 95 %%</translation>
    </message>
    <message>
        <source>calls in the busiest minute</source>
        <translation>llamadas en el minuto con más llamadas</translation>
    </message>
    <message>
        <source>calls per hour</source>
        <translation>llamadas por hora</translation>
    </message>
    <message>
        <source>cancelled. Finished work is kept.</source>
        <translation>cancelado. Se conserva lo terminado.</translation>
    </message>
    <message>
        <source>cannot be estimated</source>
        <translation>no se puede estimar</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>certeza</translation>
    </message>
    <message>
        <source>check a model file and show its contents</source>
        <translation>comprobar un archivo de modelo y mostrar su contenido</translation>
    </message>
    <message>
        <source>check a project and its sound files, and repair it</source>
        <translation>comprobar un proyecto y sus archivos de sonido, y repararlo</translation>
    </message>
    <message>
        <source>checking for damage</source>
        <translation>comprobando daños</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>elegido al azar</translation>
    </message>
    <message>
        <source>chosen by the model</source>
        <translation>elegido por el modelo</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>clips</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>hora del reloj</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>group</comment>
        <translation>cerrado</translation>
    </message>
    <message>
        <source>column of species names in tables</source>
        <translation>columna de los nombres de especies en las tablas</translation>
    </message>
    <message>
        <source>columns of other programs</source>
        <translation>columnas de otros programas</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>compare all finished tables and sound files with their checksums (default: compare numbers of rows, file sizes and times)</source>
        <translation>comparar todas las tablas terminadas y archivos de sonido con sus sumas de comprobación (predeterminado: comparar números de filas, tamaños y fechas)</translation>
    </message>
    <message>
        <source>comparing models with and without noise</source>
        <translation>comparando modelos con y sin ruido</translation>
    </message>
    <message>
        <source>comparing regressions</source>
        <translation>comparando regresiones</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>lista completa</translation>
    </message>
    <message>
        <source>contains no audio (0 samples)</source>
        <translation>no contiene audio (0 muestras)</translation>
    </message>
    <message>
        <source>convert starts with another time zone to --zone; the moment stays</source>
        <translation>convertir a --zone los inicios con otra zona horaria; el momento queda</translation>
    </message>
    <message>
        <source>copy a project, or make a blind copy for a second observer</source>
        <translation>copiar un proyecto, o hacer una copia ciega para un segundo observador</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correcto</translation>
    </message>
    <message>
        <source>count by nights, from noon to noon, not by days</source>
        <translation>contar por noches, de mediodía a mediodía, no por días</translation>
    </message>
    <message>
        <source>count calls by hour, date and site, with survey effort</source>
        <translation>contar llamadas por hora, fecha y sitio, con el esfuerzo de muestreo</translation>
    </message>
    <message>
        <source>count only in windows chosen at random</source>
        <translation>contar solo en ventanas elegidas al azar</translation>
    </message>
    <message>
        <source>covariate of detection: hour, minutes_from_sunrise or recorder</source>
        <translation>covariable de detección: hour, minutes_from_sunrise o recorder</translation>
    </message>
    <message>
        <source>create a project</source>
        <translation>crear un proyecto</translation>
    </message>
    <message>
        <source>d MMM yyyy, HH:mm</source>
        <translation>d MMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>default: wav</source>
        <translation>predeterminado: wav</translation>
    </message>
    <message>
        <source>detect species in all recordings, and store the detections</source>
        <translation>detectar especies en todas las grabaciones y guardar las detecciones</translation>
    </message>
    <message>
        <source>detect species with an installed network such as BirdNET</source>
        <translation>detectar especies con una red neuronal instalada como BirdNET</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment</source>
        <translation>detecciones de una red neuronal, como tabla o carpeta de tablas: indicios para cada segmento</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment; without lists the model is trained on it</source>
        <translation>detecciones de una red neuronal, como tabla o carpeta de tablas: indicios para cada segmento; sin listas, el modelo se entrena con ellas</translation>
    </message>
    <message>
        <source>divide recordings at the end of a visit</source>
        <translation>dividir las grabaciones al final de una visita</translation>
    </message>
    <message>
        <source>do not open the window</source>
        <translation>no abrir la ventana</translation>
    </message>
    <message>
        <source>done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>draw a validation sample</source>
        <translation>sortear una muestra de validación</translation>
    </message>
    <message>
        <source>draw a validation sample as a project</source>
        <translation>sortear una muestra de validación como proyecto</translation>
    </message>
    <message>
        <source>draw each bin evenly from strata of this many hours of the day (default: 24, one stratum)</source>
        <translation>sortear cada clase por igual de estratos de este número de horas del día (predeterminado: 24, un estrato)</translation>
    </message>
    <message>
        <source>draw visits, and the calls to play in each</source>
        <translation>sortear visitas y las llamadas que reproducir en cada una</translation>
    </message>
    <message>
        <source>drum</source>
        <translation>tamborileo</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duración</translation>
    </message>
    <message>
        <source>duration {low} to {high} s: {calls} calls, met one to one {met}</source>
        <translation>duración {low} a {high} s: llamadas {calls}, halladas una a una {met}</translation>
    </message>
    <message>
        <source>eBird record format (CSV without a header)</source>
        <translation>Formato de registros de eBird (CSV sin cabecera)</translation>
    </message>
    <message>
        <source>empty folder for the calls that reach their threshold</source>
        <translation>carpeta vacía para las llamadas que alcanzan su umbral</translation>
    </message>
    <message>
        <source>end names of predictions with scores (Wren;0.637) where a format has no other place</source>
        <translation>terminar los nombres de predicciones con puntuaciones (Wren;0.637) donde un formato no tiene otro lugar</translation>
    </message>
    <message>
        <source>estimate the occupancy of each species</source>
        <translation>estimar la ocupación de cada especie</translation>
    </message>
    <message>
        <source>evaluate occupancy estimates in simulated seasons</source>
        <translation>evaluar estimaciones de ocupación en temporadas simuladas</translation>
    </message>
    <message>
        <source>examples in the archive</source>
        <translation>ejemplos del archivo sonoro</translation>
    </message>
    <message>
        <source>except for spelling</source>
        <translation>salvo la ortografía</translation>
    </message>
    <message>
        <source>exit with code 3 if some files failed (they are always listed)</source>
        <translation>salir con el código 3 si fallaron archivos (siempre se enumeran)</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>se esperaba al menos un argumento</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>se esperaba como máximo un argumento</translation>
    </message>
    <message>
        <source>expected calls per hour</source>
        <translation>llamadas esperadas por hora</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>se esperaba un argumento</translation>
    </message>
    <message>
        <source>export a trained model as a file, or show its contents</source>
        <translation>exportar un modelo entrenado como archivo, o mostrar su contenido</translation>
    </message>
    <message>
        <source>features that describe segments; hja38: the 38 published ones (default: those of most segments, else extended)</source>
        <translation>características que describen los segmentos; hja38: las 38 publicadas (predeterminado: las de la mayoría de los segmentos, si no extended)</translation>
    </message>
    <message>
        <source>ffmpeg or Audacity</source>
        <translation>ffmpeg o Audacity</translation>
    </message>
    <message>
        <source>file changed since it was added</source>
        <translation>archivo modificado desde que se añadió</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nombre de archivo</translation>
    </message>
    <message>
        <source>file names of clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (default: {species}_{recording}_{start})</source>
        <translation>nombres de archivo de los clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (predeterminado: {species}_{recording}_{start})</translation>
    </message>
    <message>
        <source>file to write, such as spring.birdann-model</source>
        <translation>archivo que escribir, como spring.birdann-model</translation>
    </message>
    <message>
        <source>file to write; a folder for clips and for formats with one file per recording</source>
        <translation>archivo que escribir; una carpeta para clips y para formatos con un archivo por grabación</translation>
    </message>
    <message>
        <source>find and label every call, and write Parquet tables</source>
        <translation>buscar y etiquetar cada llamada, y escribir tablas Parquet</translation>
    </message>
    <message>
        <source>find segments</source>
        <translation>buscar segmentos</translation>
    </message>
    <message>
        <source>first import detections of a neural network as evidence, from a table or a folder of tables</source>
        <translation>importar antes detecciones de una red neuronal como indicios, de una tabla o una carpeta de tablas</translation>
    </message>
    <message>
        <source>first opening of a day</source>
        <translation>primera apertura del día</translation>
    </message>
    <message>
        <source>first paint the boxes of Raven, Audacity or other tables that contain every call of their recordings; the paint stays in the project</source>
        <translation>pintar antes los rectángulos de tablas de Raven, Audacity u otras que contengan todas las llamadas de sus grabaciones; la pintura queda en el proyecto</translation>
    </message>
    <message>
        <source>first remove the training sources of the project</source>
        <translation>quitar antes las fuentes de entrenamiento del proyecto</translation>
    </message>
    <message>
        <source>first tune the settings of the model on held-out recordings</source>
        <translation>ajustar antes el modelo en grabaciones reservadas</translation>
    </message>
    <message>
        <source>fitting the regressions</source>
        <translation>ajustando las regresiones</translation>
    </message>
    <message>
        <source>folder for project.birdann and segments.csv</source>
        <translation>carpeta para project.birdann y segments.csv</translation>
    </message>
    <message>
        <source>folder of recordings (recursive)</source>
        <translation>carpeta de grabaciones (recursiva)</translation>
    </message>
    <message>
        <source>folder to create (default: demo)</source>
        <translation>carpeta que crear (predeterminado: demo)</translation>
    </message>
    <message>
        <source>folder to search (recursive)</source>
        <translation>carpeta donde buscar (recursiva)</translation>
    </message>
    <message>
        <source>folders of recordings, or text files with one path per line</source>
        <translation>carpetas de grabaciones, o archivos de texto con una ruta por línea</translation>
    </message>
    <message>
        <source>folds of cross-validation (default: 10)</source>
        <translation>particiones de la validación cruzada (predeterminado: 10)</translation>
    </message>
    <message>
        <source>for the tables</source>
        <translation>para las tablas</translation>
    </message>
    <message>
        <source>for the tables and pictures</source>
        <translation>para las tablas e imágenes</translation>
    </message>
    <message>
        <source>format of the files; see birdann formats (default: detected)</source>
        <translation>formato de los archivos; véase birdann formats (predeterminado: detectado)</translation>
    </message>
    <message>
        <source>format of the tables (default: detected)</source>
        <translation>formato de las tablas (predeterminado: detectado)</translation>
    </message>
    <message>
        <source>found by its name, with the same sound: {path}</source>
        <translation>encontrado por su nombre, con el mismo sonido: {path}</translation>
    </message>
    <message>
        <source>found by its sound, under another name: {path}</source>
        <translation>encontrado por su sonido, con otro nombre: {path}</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>frecuencias</translation>
    </message>
    <message>
        <source>frequencies without a label before them</source>
        <translation>frecuencias sin etiqueta antes</translation>
    </message>
    <message>
        <source>from </source>
        <comment>an hour</comment>
        <translation>desde las </translation>
    </message>
    <message>
        <source>from a folder of recordings to labelled segments in one go</source>
        <translation>de una carpeta de grabaciones a segmentos etiquetados de una vez</translation>
    </message>
    <message>
        <source>from the checklist</source>
        <translation>lista de referencia</translation>
    </message>
    <message>
        <source>from this recording&apos;s species list</source>
        <translation>por la lista de especies de esta grabación</translation>
    </message>
    <message>
        <source>function from outputs to scores (default: known for BirdNET and Perch; none: the outputs are scores)</source>
        <translation>función de las salidas a las puntuaciones (predeterminado: conocida para BirdNET y Perch; none: las salidas son puntuaciones)</translation>
    </message>
    <message>
        <source>half of the smaller box</source>
        <translation>mitad del recuadro menor</translation>
    </message>
    <message>
        <source>hours of day, such as 4-9 or 20-4</source>
        <translation>horas del día, como 4-9 o 20-4</translation>
    </message>
    <message>
        <source>how common they are</source>
        <translation>cuán comunes son</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>identificador</translation>
    </message>
    <message>
        <source>ignore the project&apos;s thresholds: also export probable non-calls and, without --min-probability, improbable predictions</source>
        <translation>ignorar los umbrales del proyecto: exportar también probables no llamadas y, sin --min-probability, predicciones improbables</translation>
    </message>
    <message>
        <source>import segments, labelled where the files say that a person named them; all names as labels of yours, or as a program&apos;s detections, where the files leave it open; scores of windows as evidence for segments found by birdann; or species lists of recordings (default: segments, but evidence for a network&apos;s windows, unless --min-score or --species-map is given)</source>
        <translation>importar segmentos, etiquetados donde los archivos dicen que los nombró una persona; donde los archivos no lo dicen, todos los nombres como etiquetas suyas o como detecciones de un programa; puntuaciones de ventanas como indicios para segmentos encontrados por birdann; o listas de especies de grabaciones (predeterminado: segmentos, pero indicios para las ventanas de una red, salvo con --min-score o --species-map)</translation>
    </message>
    <message>
        <source>in {part} of {whole}</source>
        <translation>en {part} de {whole}</translation>
    </message>
    <message>
        <source>include segments and detections of human sounds</source>
        <translation>incluir segmentos y detecciones de sonidos humanos</translation>
    </message>
    <message>
        <source>incomplete list</source>
        <translation>lista incompleta</translation>
    </message>
    <message>
        <source>instances and lists to use (default: those of the set)</source>
        <translation>instancias y listas que usar (predeterminado: las del conjunto)</translation>
    </message>
    <message>
        <source>inter-observer agreement per species</source>
        <translation>concordancia entre observadores por especie</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor no válido de %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opción no válida: %(value)r (elija entre %(choices)s)</translation>
    </message>
    <message>
        <source>invalid sample rate</source>
        <translation>frecuencia de muestreo no válida</translation>
    </message>
    <message>
        <source>is cut off before any sound</source>
        <translation>está cortado antes de cualquier sonido</translation>
    </message>
    <message>
        <source>it does not distinguish species</source>
        <translation>no distingue especies</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>termina antes de empezar</translation>
    </message>
    <message>
        <source>it has more cells than the header</source>
        <translation>tiene más celdas que la cabecera</translation>
    </message>
    <message>
        <source>it has no times</source>
        <translation>no tiene tiempos</translation>
    </message>
    <message>
        <source>it has {there} rows instead of {n_rows}</source>
        <translation>tiene {there} filas en vez de {n_rows}</translation>
    </message>
    <message>
        <source>it is a point in time, not a stretch</source>
        <translation>es un punto en el tiempo, no un tramo</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>it is not a complete model file</source>
        <translation>no es un archivo de modelo completo</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>it is not built as it should be</source>
        <translation>no está construido como debe</translation>
    </message>
    <message>
        <source>it is of another program</source>
        <translation>es de otro programa</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is too long for an outline</source>
        <translation>es demasiado largo para un contorno</translation>
    </message>
    <message>
        <source>it kept {n_kept} of {n_rows} rows</source>
        <translation>conservó {n_kept} de {n_rows} filas</translation>
    </message>
    <message>
        <source>it lies outside the recording or has no extent</source>
        <translation>está fuera de la grabación o no tiene extensión</translation>
    </message>
    <message>
        <source>it needs features “{schema}”, which this version does not compute</source>
        <translation>necesita las características «{schema}», que esta versión no calcula</translation>
    </message>
    <message>
        <source>it was changed since</source>
        <translation>se cambió desde entonces</translation>
    </message>
    <message>
        <source>items per bin of each species (default: 25)</source>
        <translation>elementos por clase de cada especie (predeterminado: 25)</translation>
    </message>
    <message>
        <source>iteration {i}</source>
        <translation>iteración {i}</translation>
    </message>
    <message>
        <source>its columns differ</source>
        <translation>sus columnas son distintas</translation>
    </message>
    <message>
        <source>its confidence is not between 0 and 1</source>
        <translation>su confianza no está entre 0 y 1</translation>
    </message>
    <message>
        <source>its layer is missing</source>
        <translation>falta su capa</translation>
    </message>
    <message>
        <source>its learner does not fit its features and species</source>
        <translation>su clasificador no corresponde a sus características y especies</translation>
    </message>
    <message>
        <source>its learner gives no probabilities</source>
        <translation>su clasificador no da probabilidades</translation>
    </message>
    <message>
        <source>its length is wrong</source>
        <translation>su longitud es incorrecta</translation>
    </message>
    <message>
        <source>its list of tables cannot be read</source>
        <translation>su lista de tablas no se puede leer</translation>
    </message>
    <message>
        <source>its minimum call probability is not a probability</source>
        <translation>su probabilidad mínima de llamada no es una probabilidad</translation>
    </message>
    <message>
        <source>its number in the list, or a file (default: the newest)</source>
        <translation>su número en la lista, o un archivo (predeterminado: la más reciente)</translation>
    </message>
    <message>
        <source>its numbers are not valid</source>
        <translation>sus números no son válidos</translation>
    </message>
    <message>
        <source>its segmenter is missing</source>
        <translation>falta su segmentador</translation>
    </message>
    <message>
        <source>its times are not those of a recording</source>
        <translation>sus tiempos no son los de una grabación</translation>
    </message>
    <message>
        <source>its training has no identifier or time</source>
        <translation>su entrenamiento no tiene identificador o fecha</translation>
    </message>
    <message>
        <source>its trees are not those that were stored</source>
        <translation>sus árboles no son los que se guardaron</translation>
    </message>
    <message>
        <source>its version is {stored}, and this program reads version {version}</source>
        <translation>su versión es {stored} y este programa lee la versión {version}</translation>
    </message>
    <message>
        <source>its “{column}” is not as birdann writes it</source>
        <translation>su «{column}» no es como la escribe birdann</translation>
    </message>
    <message>
        <source>join calls of one species with gaps up to this to one row, such as songs or bouts, with their number (n_calls); clips contain whole rows</source>
        <translation>unir en una fila llamadas de una especie con huecos de hasta este valor, como cantos o series, con su número (n_calls); los clips contienen filas enteras</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction (birdann join), so that one row is one call (default: except in recordings of 150 kHz or more, where one row is one pulse), or keep each as a row</source>
        <translation>unir fragmentos de una llamada tras la predicción (birdann join), para que una fila sea una llamada (predeterminado: salvo en grabaciones de 150 kHz o más, donde una fila es un pulso), o conservar cada uno como fila</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction, as birdann run does (default: except in recordings of 150 kHz or more), or keep each as a row</source>
        <translation>unir fragmentos de una llamada tras la predicción, como hace birdann run (predeterminado: salvo en grabaciones de 150 kHz o más), o conservar cada uno como fila</translation>
    </message>
    <message>
        <source>join fragments of one call with the same predicted species</source>
        <translation>unir fragmentos de una llamada con la misma especie predicha</translation>
    </message>
    <message>
        <source>keep the scores of all windows as evidence for segments found by birdann, instead of a segment for each detection; best with --step 1 --min-score 0.005</source>
        <translation>conservar las puntuaciones de todas las ventanas como indicios para segmentos encontrados por birdann, en vez de un segmento por detección; mejor con --step 1 --min-score 0.005</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>known calls: columns file, start_s, end_s, and class, label or species</source>
        <translation>llamadas conocidas: columnas file, start_s, end_s y class, label o species</translation>
    </message>
    <message>
        <source>label archives of any size, on one machine or on many</source>
        <translation>etiquetar archivos sonoros de cualquier tamaño, en una máquina o en muchas</translation>
    </message>
    <message>
        <source>learner, or system that predicts whole recordings only (default: auto)</source>
        <translation>algoritmo de aprendizaje, o sistema que solo predice grabaciones enteras (predeterminado: auto)</translation>
    </message>
    <message>
        <source>learning from other recordings: part {k} of {folds}</source>
        <translation>aprendiendo de otras grabaciones: parte {k} de {folds}</translation>
    </message>
    <message>
        <source>leave out segments without a species</source>
        <translation>omitir los segmentos sin especie</translation>
    </message>
    <message>
        <source>length of a simulated visit, drawn from measured minutes (default: 10)</source>
        <translation>duración de una visita simulada, tomada de minutos medidos (predeterminado: 10)</translation>
    </message>
    <message>
        <source>length of a visit: a day (default), a night from noon to noon, or a number of hours</source>
        <translation>duración de una visita: un día (predeterminado), una noche de mediodía a mediodía, o un número de horas</translation>
    </message>
    <message>
        <source>level {low} to {high} dB: {calls} calls, met one to one {met}</source>
        <translation>nivel {low} a {high} dB: llamadas {calls}, halladas una a una {met}</translation>
    </message>
    <message>
        <source>level {rms_db}</source>
        <translation>nivel {rms_db}</translation>
    </message>
    <message>
        <source>licence of the annotation set, such as &quot;CC BY 4.0&quot;; remembered</source>
        <translation>licencia del conjunto de anotaciones, como &quot;CC BY 4.0&quot;; se recuerda</translation>
    </message>
    <message>
        <source>linear model, step {i}</source>
        <translation>modelo lineal, paso {i}</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>list installed networks</source>
        <translation>listar las redes neuronales instaladas</translation>
    </message>
    <message>
        <source>list of the recording</source>
        <translation>lista de la grabación</translation>
    </message>
    <message>
        <source>list possible errors in species lists</source>
        <translation>listar posibles errores en listas de especies</translation>
    </message>
    <message>
        <source>list predicted species that no list mentions instead, with their probabilities</source>
        <translation>listar en su lugar las especies predichas que ninguna lista menciona, con sus probabilidades</translation>
    </message>
    <message>
        <source>list recordings with start and recorder, and the source of both</source>
        <translation>listar grabaciones con inicio y grabadora, y la fuente de ambos</translation>
    </message>
    <message>
        <source>list supported formats</source>
        <translation>listar los formatos admitidos</translation>
    </message>
    <message>
        <source>list the calls most similar to examples, as CSV</source>
        <translation>listar en CSV las llamadas más similares a los ejemplos</translation>
    </message>
    <message>
        <source>list the queues, or the outcomes of one</source>
        <translation>listar las verificaciones de visitas, o los resultados de una</translation>
    </message>
    <message>
        <source>list the samples, or the items of one</source>
        <translation>listar las muestras, o los elementos de una</translation>
    </message>
    <message>
        <source>list, save or remove thresholds</source>
        <translation>listar, guardar o quitar umbrales</translation>
    </message>
    <message>
        <source>locate missing sound files</source>
        <translation>localizar archivos de sonido que faltan</translation>
    </message>
    <message>
        <source>location of recordings that have none: --place=-36.85,174.76</source>
        <translation>ubicación de grabaciones que no la tienen: --place=-36.85,174.76</translation>
    </message>
    <message>
        <source>logarithmic: halves, quarters, eighths towards the top (default); quantile: equal</source>
        <translation>logarithmic: mitades, cuartos, octavos hacia arriba (predeterminado); quantile: iguales</translation>
    </message>
    <message>
        <source>make a sample project, label it and open it</source>
        <translation>crear un proyecto de ejemplo, etiquetarlo y abrirlo</translation>
    </message>
    <message>
        <source>male, female, unknown</source>
        <translation>macho, hembra, desconocido</translation>
    </message>
    <message>
        <source>maximum number of calls played per visit (default: 1)</source>
        <translation>máximo de llamadas reproducidas por visita (predeterminado: 1)</translation>
    </message>
    <message>
        <source>maximum of each recording in a bin (default: any number)</source>
        <translation>máximo de cada grabación en una clase (predeterminado: cualquier número)</translation>
    </message>
    <message>
        <source>maximum per species: reviewed segments first, then the most probable</source>
        <translation>máximo por especie: primero segmentos revisados, luego los más probables</translation>
    </message>
    <message>
        <source>mean of {n} visits</source>
        <translation>media de {n} visitas</translation>
    </message>
    <message>
        <source>meaning of cells without species: untagged (default), “no birds” where “none” or the like is written, or “no birds” in all</source>
        <translation>significado de celdas sin especies: sin marcar (predeterminado), «sin aves» donde pone «ninguna» o similar, o «sin aves» en todas</translation>
    </message>
    <message>
        <source>measure the noise level of each visit (reads sound)</source>
        <translation>medir el nivel de ruido de cada visita (lee sonido)</translation>
    </message>
    <message>
        <source>measured visits of one minute, one row per segment: columns species, visit, calls (number of calls of the species), is_call (true or false) and score</source>
        <translation>visitas medidas de un minuto, una fila por segmento: columnas species, visit, calls (número de llamadas de la especie), is_call (true o false) y score</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>mediciones</translation>
    </message>
    <message>
        <source>median error of an onset {onset} ms, of an offset {offset} ms</source>
        <translation>mediana del error: inicio {onset} ms, fin {offset} ms</translation>
    </message>
    <message>
        <source>merge two projects of the same recordings</source>
        <translation>fusionar dos proyectos de las mismas grabaciones</translation>
    </message>
    <message>
        <source>minimum probability of an error (default: 0.5)</source>
        <translation>probabilidad mínima de un error (predeterminado: 0.5)</translation>
    </message>
    <message>
        <source>minimum probability of unreviewed segments, 0 to 1 (default: that of the project, which birdann predict --min-probability sets; 0 exports all)</source>
        <translation>probabilidad mínima de segmentos sin revisar, de 0 a 1 (predeterminado: la del proyecto, que fija birdann predict --min-probability; 0 exporta todo)</translation>
    </message>
    <message>
        <source>minimum recorded time of a visit (default: 0)</source>
        <translation>tiempo mínimo grabado de una visita (predeterminado: 0)</translation>
    </message>
    <message>
        <source>minimum score (default: 0.25)</source>
        <translation>puntuación mínima (predeterminado: 0.25)</translation>
    </message>
    <message>
        <source>minimum score in the column “scores” (default: 0.05), or of a network&apos;s detections (default: 0.25)</source>
        <translation>puntuación mínima en la columna «scores» (predeterminado: 0.05), o de las detecciones de una red neuronal (predeterminado: 0.25)</translation>
    </message>
    <message>
        <source>minimum score of detections</source>
        <translation>puntuación mínima de las detecciones</translation>
    </message>
    <message>
        <source>minimum score of played calls (default: 0)</source>
        <translation>puntuación mínima de las llamadas reproducidas (predeterminado: 0)</translation>
    </message>
    <message>
        <source>minimum score; results do not cover lower scores</source>
        <translation>puntuación mínima; los resultados no cubren puntuaciones menores</translation>
    </message>
    <message>
        <source>model file of “birdann model export”, or a network (.tflite, .onnx)</source>
        <translation>archivo de modelo de «birdann model export», o una red neuronal (.tflite, .onnx)</translation>
    </message>
    <message>
        <source>model run</source>
        <translation>ejecución del modelo</translation>
    </message>
    <message>
        <source>model run with scores (default: the run shown)</source>
        <translation>ejecución del modelo con puntuaciones (predeterminado: la mostrada)</translation>
    </message>
    <message>
        <source>more species than their segments can explain</source>
        <translation>más especies de las que sus segmentos pueden explicar</translation>
    </message>
    <message>
        <source>must be NAME=VALUE</source>
        <translation>debe ser NOMBRE=VALOR</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>debe ser al menos 1</translation>
    </message>
    <message>
        <source>must be at most ten years</source>
        <translation>debe ser como máximo diez años</translation>
    </message>
    <message>
        <source>must be from 0 to 1, or a percentage such as 80%</source>
        <translation>debe estar entre 0 y 1, o ser un porcentaje como 80%</translation>
    </message>
    <message>
        <source>must be mix, each, or the number of a channel from 1</source>
        <translation>debe ser mix, each o el número de un canal desde 1</translation>
    </message>
    <message>
        <source>must look like +12:00, -03:30, UTC or Europe/Berlin</source>
        <translation>debe ser como +12:00, -03:30, UTC o Europe/Berlin</translation>
    </message>
    <message>
        <source>must look like 2021-05-02T04:00:00+12:00</source>
        <translation>debe ser como 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>must look like 2024=2024-05-01..2024-06-30</source>
        <translation>debe ser como 2024=2024-05-01..2024-06-30</translation>
    </message>
    <message>
        <source>must look like 4-9 or 20-4</source>
        <translation>debe ser como 4-9 o 20-4</translation>
    </message>
    <message>
        <source>must look like 52.52,13.40</source>
        <translation>debe ser como 52.52,13.40</translation>
    </message>
    <message>
        <source>must look like {item}=yes, {item}=no or {item}=unsure</source>
        <translation>debe ser como {item}=yes, {item}=no o {item}=unsure</translation>
    </message>
    <message>
        <source>name of the queue</source>
        <translation>nombre de la verificación de visitas</translation>
    </message>
    <message>
        <source>name of the sample</source>
        <translation>nombre de la muestra</translation>
    </message>
    <message>
        <source>name of the sample (default: archive)</source>
        <translation>nombre de la muestra (predeterminado: archive)</translation>
    </message>
    <message>
        <source>name of the sample or queue</source>
        <translation>nombre de la muestra o de la verificación de visitas</translation>
    </message>
    <message>
        <source>name of the season, if several are set</source>
        <translation>nombre de la temporada, si hay varias</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>especie nueva</translation>
    </message>
    <message>
        <source>no call found</source>
        <translation>no se encontró ninguna llamada</translation>
    </message>
    <message>
        <source>no certificates are set</source>
        <translation>no hay certificados configurados</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>sin nombre de archivo</translation>
    </message>
    <message>
        <source>no lists to choose it by</source>
        <translation>no hay listas para elegirlo</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>ningún número</translation>
    </message>
    <message>
        <source>no other recording is being read</source>
        <translation>no se está leyendo otra grabación</translation>
    </message>
    <message>
        <source>no review queue is being answered (Esc leaves it)</source>
        <translation>no se está respondiendo una cola de revisión (Esc sale de ella)</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>ninguna puntuación</translation>
    </message>
    <message>
        <source>no segmentation or training is running</source>
        <translation>no hay segmentación ni entrenamiento en curso</translation>
    </message>
    <message>
        <source>no segments</source>
        <translation>sin segmentos</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>sin sonido</translation>
    </message>
    <message>
        <source>no species is named</source>
        <translation>no se nombra ninguna especie</translation>
    </message>
    <message>
        <source>no species listed, or all of them, so that nothing is ranked</source>
        <translation>ninguna especie en la lista, o todas, de modo que no se ordena nada</translation>
    </message>
    <message>
        <source>no sub-folders by species</source>
        <translation>sin subcarpetas por especie</translation>
    </message>
    <message>
        <source>no such zone</source>
        <translation>no existe esa zona</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruido</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not a date with a time</source>
        <translation>no es una fecha con hora</translation>
    </message>
    <message>
        <source>not a number of intervals</source>
        <translation>no es un número de intervalos</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>no es un archivo de texto</translation>
    </message>
    <message>
        <source>not a year of recorders</source>
        <translation>no es un año con grabadoras</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>no se permite con el argumento %s</translation>
    </message>
    <message>
        <source>not among what can be lost: {unknown}</source>
        <translation>no está entre lo que se puede perder: {unknown}</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>no preguntado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message>
        <source>not in the model</source>
        <translation>no está en el modelo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>not tagged, not segmented</source>
        <translation>sin marcar, sin segmentar</translation>
    </message>
    <message>
        <source>not {species}</source>
        <translation>no es {species}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>note on the recording</source>
        <translation>nota sobre la grabación</translation>
    </message>
    <message numerus="yes">
        <source>notes on recordings without exported segments: %Ln recordings</source>
        <translation>
            <numerusform>notas sobre grabaciones sin segmentos exportados: %Ln grabación</numerusform>
            <numerusform>notas sobre grabaciones sin segmentos exportados: %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>number of calls</source>
        <translation>número de llamadas</translation>
    </message>
    <message>
        <source>number of calls to list (default: 200)</source>
        <translation>número de llamadas que listar (predeterminado: 200)</translation>
    </message>
    <message>
        <source>number of processes (default: 1)</source>
        <translation>número de procesos (predeterminado: 1)</translation>
    </message>
    <message>
        <source>number of recordings (default: 24)</source>
        <translation>número de grabaciones (predeterminado: 24)</translation>
    </message>
    <message>
        <source>number of seasons (default: 1000)</source>
        <translation>número de temporadas (predeterminado: 1000)</translation>
    </message>
    <message>
        <source>number of sites (default: 20)</source>
        <translation>número de sitios (predeterminado: 20)</translation>
    </message>
    <message>
        <source>number of trees (default: 16)</source>
        <translation>número de árboles (predeterminado: 16)</translation>
    </message>
    <message>
        <source>occupancy {psi}; detection in a visit {p}</source>
        <translation>ocupación {psi}; detección en una visita {p}</translation>
    </message>
    <message>
        <source>of this name, but another sound; not taken</source>
        <translation>de este nombre, pero otro sonido; no se toma</translation>
    </message>
    <message>
        <source>of unreviewed segments, only those that reach the saved threshold of their species (birdann validate)</source>
        <translation>de los segmentos sin revisar, solo los que alcanzan el umbral guardado de su especie (birdann validate)</translation>
    </message>
    <message>
        <source>offset ± 10 ms</source>
        <translation>fin ± 10 ms</translation>
    </message>
    <message>
        <source>offset ± 20 ms</source>
        <translation>fin ± 20 ms</translation>
    </message>
    <message>
        <source>one label per line, or a CSV (default: the labels file beside the network)</source>
        <translation>una etiqueta por línea, o un CSV (predeterminado: el archivo de etiquetas junto a la red)</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>se requiere uno de los argumentos %s</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>solo listar las copias de seguridad</translation>
    </message>
    <message>
        <source>only segments with a species</source>
        <translation>solo segmentos con especie</translation>
    </message>
    <message>
        <source>only segments with this status; may be given several times</source>
        <translation>solo segmentos con este estado; se puede dar varias veces</translation>
    </message>
    <message>
        <source>only species of the project</source>
        <translation>solo especies del proyecto</translation>
    </message>
    <message>
        <source>only the recordings that failed last time</source>
        <translation>solo las grabaciones que fallaron la última vez</translation>
    </message>
    <message>
        <source>only these hours, such as 5-9 or 22-4</source>
        <translation>solo estas horas, como 5-9 o 22-4</translation>
    </message>
    <message>
        <source>only this recording or folder, by its name in birdann show</source>
        <translation>solo esta grabación o carpeta, por su nombre en birdann show</translation>
    </message>
    <message>
        <source>only this site; may be given several times</source>
        <translation>solo este sitio; se puede dar varias veces</translation>
    </message>
    <message>
        <source>only this species; may be given several times</source>
        <translation>solo esta especie; se puede dar varias veces</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: all species of the model)</source>
        <translation>solo esta especie; se puede dar varias veces (predeterminado: todas las del modelo)</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: the one with the least certain number of calls)</source>
        <translation>solo esta especie; se puede dar varias veces (predeterminado: la de número de llamadas menos seguro)</translation>
    </message>
    <message>
        <source>only zeros</source>
        <translation>solo ceros</translation>
    </message>
    <message>
        <source>onset ± 10 ms</source>
        <translation>inicio ± 10 ms</translation>
    </message>
    <message>
        <source>onset ± 20 ms</source>
        <translation>inicio ± 20 ms</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>open</source>
        <comment>group</comment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>open the window, on a project if one is given</source>
        <translation>abrir la ventana, con un proyecto si se indica</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>original file name (GUANO)</source>
        <translation>nombre de archivo original (GUANO)</translation>
    </message>
    <message>
        <source>other readings</source>
        <translation>otras lecturas</translation>
    </message>
    <message>
        <source>other segments</source>
        <translation>otros segmentos</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fuera de rango</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>output format; see birdann formats (default: csv)</source>
        <translation>formato de salida; véase birdann formats (predeterminado: csv)</translation>
    </message>
    <message>
        <source>overlap of all segments with all calls {iou}</source>
        <translation>solapamiento de todos los segmentos con todas las llamadas {iou}</translation>
    </message>
    <message>
        <source>overlap ≥ .3</source>
        <translation>solapamiento ≥ 0,3</translation>
    </message>
    <message>
        <source>overlap ≥ ½</source>
        <translation>solapamiento ≥ ½</translation>
    </message>
    <message>
        <source>parameter of the learner; may be given several times</source>
        <translation>parámetro del algoritmo; se puede dar varias veces</translation>
    </message>
    <message>
        <source>peak {peak_hz}</source>
        <translation>pico {peak_hz}</translation>
    </message>
    <message>
        <source>phase {phase} of {n_phases}</source>
        <translation>fase {phase} de {n_phases}</translation>
    </message>
    <message>
        <source>picture format (default: svg)</source>
        <translation>formato de imagen (predeterminado: svg)</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>tono</translation>
    </message>
    <message>
        <source>plan the numbers of sites and visits</source>
        <translation>planear los números de sitios y visitas</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionales</translation>
    </message>
    <message>
        <source>possible species</source>
        <translation>especies posibles</translation>
    </message>
    <message>
        <source>precision {share}</source>
        <translation>precisión {share}</translation>
    </message>
    <message>
        <source>predict the species of every segment</source>
        <translation>predecir la especie de cada segmento</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicho</translation>
    </message>
    <message>
        <source>predicted {stated}, correct {found}</source>
        <translation>predicho {stated}, correcto {found}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>preset whose spectrogram the forest uses (default: exact HJA/MLSP, up to 8 kHz)</source>
        <translation>preajuste cuyo espectrograma usa el bosque (predeterminado: exact HJA/MLSP, hasta 8 kHz)</translation>
    </message>
    <message>
        <source>print errors only</source>
        <translation>mostrar solo errores</translation>
    </message>
    <message>
        <source>print the result as one JSON object</source>
        <translation>mostrar el resultado como un objeto JSON</translation>
    </message>
    <message>
        <source>print the result as one JSON object, or write it to OUT</source>
        <translation>mostrar el resultado como un objeto JSON, o escribirlo en OUT</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidad</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar}</source>
        <translation>probabilidad de los segmentos sin revisar: al menos {bar}</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar} (the project&apos;s minimum)</source>
        <translation>probabilidad de los segmentos sin revisar: al menos {bar} (el mínimo del proyecto)</translation>
    </message>
    <message>
        <source>processes for the clips of a training source (default: 1)</source>
        <translation>procesos para los clips de una fuente de entrenamiento (predeterminado: 1)</translation>
    </message>
    <message>
        <source>program that found it</source>
        <translation>programa que lo encontró</translation>
    </message>
    <message>
        <source>program with detections, such as BirdNET/2.4</source>
        <translation>programa con detecciones, como BirdNET/2.4</translation>
    </message>
    <message>
        <source>project file to write</source>
        <translation>archivo de proyecto que escribir</translation>
    </message>
    <message>
        <source>project format {version} does not exist</source>
        <translation>el formato de proyecto {version} no existe</translation>
    </message>
    <message>
        <source>project whose confirmed calls of a species are examples</source>
        <translation>proyecto cuyas llamadas confirmadas de una especie son ejemplos</translation>
    </message>
    <message>
        <source>project with the validated sample</source>
        <translation>proyecto con la muestra validada</translation>
    </message>
    <message>
        <source>pulses {pulse_rate_hz}</source>
        <translation>pulsos {pulse_rate_hz}</translation>
    </message>
    <message>
        <source>queue of verified visits (default: the newest)</source>
        <translation>verificación de visitas (predeterminado: la más reciente)</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>semilla aleatoria</translation>
    </message>
    <message>
        <source>random seed of folds and model</source>
        <translation>semilla aleatoria de particiones y modelo</translation>
    </message>
    <message>
        <source>random seed of the held-out parts</source>
        <translation>semilla aleatoria de las partes reservadas</translation>
    </message>
    <message>
        <source>random seed of the simulation</source>
        <translation>semilla aleatoria de la simulación</translation>
    </message>
    <message>
        <source>random visits per site (default: all)</source>
        <translation>visitas al azar por sitio (predeterminado: todas)</translation>
    </message>
    <message>
        <source>read</source>
        <translation>se lee</translation>
    </message>
    <message>
        <source>read and write sites and start times as a table</source>
        <translation>leer y escribir sitios y tiempos de inicio como tabla</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>se lee y se escribe</translation>
    </message>
    <message>
        <source>read other programs&apos; annotations into a project</source>
        <translation>leer anotaciones de otros programas en un proyecto</translation>
    </message>
    <message>
        <source>read sites from folder names: columns in braces, * for any name, such as &apos;{site}/*&apos; or &apos;{habitat}_{site}/*/*&apos;</source>
        <translation>leer sitios de los nombres de carpetas: columnas entre llaves, * para cualquier nombre, como &apos;{site}/*&apos; o &apos;{habitat}_{site}/*/*&apos;</translation>
    </message>
    <message>
        <source>recordings with one species</source>
        <translation>grabaciones con una especie</translation>
    </message>
    <message>
        <source>recordings with several</source>
        <translation>grabaciones con varias</translation>
    </message>
    <message>
        <source>recordings without a list</source>
        <translation>grabaciones sin lista</translation>
    </message>
    <message>
        <source>refitting the regressions</source>
        <translation>reajustando las regresiones</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>remove a queue from the project</source>
        <translation>quitar una verificación de visitas del proyecto</translation>
    </message>
    <message>
        <source>remove a sample from the project</source>
        <translation>quitar una muestra del proyecto</translation>
    </message>
    <message>
        <source>remove the saved threshold</source>
        <translation>quitar el umbral guardado</translation>
    </message>
    <message>
        <source>repair what can be repaired without losing tags or labels (a backup is made first)</source>
        <translation>reparar lo que se pueda reparar sin perder marcas ni etiquetas (antes se hace una copia de seguridad)</translation>
    </message>
    <message>
        <source>replace existing files (never projects or sound)</source>
        <translation>sustituir archivos existentes (nunca proyectos ni sonido)</translation>
    </message>
    <message>
        <source>report exported predictions per hour in recordings tagged “no birds”, by two models trained without half of them</source>
        <translation>informar las predicciones exportadas por hora en grabaciones marcadas «sin aves», con dos modelos entrenados sin la mitad de ellas</translation>
    </message>
    <message>
        <source>restore a project from a backup</source>
        <translation>restaurar un proyecto desde una copia de seguridad</translation>
    </message>
    <message>
        <source>results folder; recordings that are finished there are skipped</source>
        <translation>carpeta de resultados; se omiten las grabaciones ya terminadas en ella</translation>
    </message>
    <message>
        <source>results of archive run</source>
        <translation>resultados de archive run</translation>
    </message>
    <message>
        <source>review begun</source>
        <translation>revisión empezada</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>revisado</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>revisor</translation>
    </message>
    <message>
        <source>run of the model (default: the one shown, else the newest)</source>
        <translation>ejecución del modelo (predeterminado: la mostrada, si no la más reciente)</translation>
    </message>
    <message>
        <source>runner-up</source>
        <translation>segunda especie</translation>
    </message>
    <message>
        <source>same label</source>
        <translation>misma etiqueta</translation>
    </message>
    <message>
        <source>save a picture of the window and close it</source>
        <translation>guardar una imagen de la ventana y cerrarla</translation>
    </message>
    <message>
        <source>save the thresholds, for export --use-thresholds</source>
        <translation>guardar los umbrales, para export --use-thresholds</translation>
    </message>
    <message>
        <source>saved thresholds of unreviewed segments: {thresholds} (species without one are excluded)</source>
        <translation>umbrales guardados de los segmentos sin revisar: {thresholds} (las especies sin umbral se excluyen)</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>normalizando</translation>
    </message>
    <message>
        <source>scientific name</source>
        <translation>nombre científico</translation>
    </message>
    <message>
        <source>score a learner on a data set with known instance labels</source>
        <translation>evaluar un algoritmo en un conjunto de datos con etiquetas de instancia conocidas</translation>
    </message>
    <message>
        <source>score bins (default: 4)</source>
        <translation>clases de puntuación (predeterminado: 4)</translation>
    </message>
    <message>
        <source>score outlines against known call times</source>
        <translation>evaluar contornos frente a tiempos conocidos de llamadas</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>puntuación {score}</translation>
    </message>
    <message>
        <source>season in which occupancy is assumed to be closed, such as 2024=2024-05-01..2024-06-30; may be given several times, and replaces the seasons of the project</source>
        <translation>temporada en la que la ocupación se supone cerrada, como 2024=2024-05-01..2024-06-30; se puede dar varias veces y sustituye las temporadas del proyecto</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>segment all recordings again</source>
        <translation>volver a segmentar todas las grabaciones</translation>
    </message>
    <message>
        <source>segment multi-channel recordings again in this channel (1: left), in each, or in a mix (default: as before, else mix)</source>
        <translation>volver a segmentar grabaciones multicanal en este canal (1: izquierdo), en cada uno o en una mezcla (predeterminado: como antes, si no mix)</translation>
    </message>
    <message>
        <source>segmented, not tagged</source>
        <translation>segmentada, sin marcar</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum call probability of listed and exported segments, 0 to 1 (0.15 if never set; 0 lists everything)</source>
        <translation>fijar la probabilidad mínima de llamada de los segmentos listados y exportados del proyecto, de 0 a 1 (0.15 si nunca se fijó; 0 lista todo)</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum probability of unreviewed segments in exports and summaries, 0 to 1 (0 if never set: everything)</source>
        <translation>fijar la probabilidad mínima de los segmentos sin revisar en exportaciones y resúmenes del proyecto, de 0 a 1 (0 si nunca se fijó: todo)</translation>
    </message>
    <message>
        <source>set the start, such as 2021-05-02T04:00:00+12:00</source>
        <translation>fijar el inicio, como 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>settings of the threshold segmenter: automatic (default: bats where the sample rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, exact HJA/MLSP</source>
        <translation>ajustes del segmentador por umbral: automatic (predeterminado: murciélagos si la frecuencia de muestreo es de 150 kHz o más; si no, aves canoras), songbirds, low owls, insects, bats, exact HJA/MLSP</translation>
    </message>
    <message>
        <source>several segments are selected</source>
        <translation>hay varios segmentos seleccionados</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>share of minutes with at least one call</source>
        <translation>proporción de minutos con al menos una llamada</translation>
    </message>
    <message>
        <source>share of other sounds that the listener mistakes for the species (default: 0.001)</source>
        <translation>proporción de otros sonidos que el oyente toma por la especie (predeterminado: 0.001)</translation>
    </message>
    <message>
        <source>share of recordings with at least one call</source>
        <translation>proporción de grabaciones con al menos una llamada</translation>
    </message>
    <message>
        <source>share of sites that are occupied (default: 0.5)</source>
        <translation>proporción de sitios ocupados (predeterminado: 0.5)</translation>
    </message>
    <message>
        <source>share of visits to occupied sites that detect the species (default: 0.5)</source>
        <translation>proporción de visitas a sitios ocupados que detectan la especie (predeterminado: 0.5)</translation>
    </message>
    <message>
        <source>share of visits with at least one call</source>
        <translation>proporción de visitas con al menos una llamada</translation>
    </message>
    <message>
        <source>show metadata of sound files, each value with its source</source>
        <translation>mostrar metadatos de archivos de sonido, cada valor con su fuente</translation>
    </message>
    <message>
        <source>show precision, and the threshold for a target precision</source>
        <translation>mostrar la precisión, y el umbral para una precisión objetivo</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar el número de versión del programa y salir</translation>
    </message>
    <message>
        <source>show scores, and sort by species</source>
        <translation>mostrar puntuaciones y ordenar por especies</translation>
    </message>
    <message>
        <source>show the contents of a project or the metadata of sound files</source>
        <translation>mostrar el contenido de un proyecto o los metadatos de archivos de sonido</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>show what the lists would change, without changing anything</source>
        <translation>mostrar lo que cambiarían las listas, sin cambiar nada</translation>
    </message>
    <message>
        <source>show, set or correct start times of recordings</source>
        <translation>mostrar, fijar o corregir tiempos de inicio de grabaciones</translation>
    </message>
    <message>
        <source>similar by features and {network} embeddings</source>
        <translation>similares según las características y los embeddings de {network}</translation>
    </message>
    <message>
        <source>singing, recording {i} of {n_recordings}</source>
        <translation>cantando, grabación {i} de {n_recordings}</translation>
    </message>
    <message>
        <source>site covariate of occupancy: a column of the site table</source>
        <translation>covariable de sitio de la ocupación: una columna de la tabla de sitios</translation>
    </message>
    <message>
        <source>song</source>
        <translation>canto</translation>
    </message>
    <message>
        <source>sound before and after a call (default: 0.5)</source>
        <translation>sonido antes y después de una llamada (predeterminado: 0.5)</translation>
    </message>
    <message>
        <source>sound files and folders (recursive)</source>
        <translation>archivos de sonido y carpetas (recursivo)</translation>
    </message>
    <message>
        <source>species</source>
        <translation>especie</translation>
    </message>
    <message>
        <source>species by hour of day, species by date, sites by date, species on the clock with sunrise and sunset, species over minutes listened; may be given several times (default: all)</source>
        <translation>especies por hora del día, especies por fecha, sitios por fecha, especies en el reloj con salida y puesta del sol, especies por minutos escuchados; se puede dar varias veces (predeterminado: todos)</translation>
    </message>
    <message>
        <source>species found</source>
        <translation>especies encontradas</translation>
    </message>
    <message>
        <source>species lists to read</source>
        <translation>listas de especies que leer</translation>
    </message>
    <message>
        <source>species not labelled by an observer</source>
        <translation>especies no etiquetadas por un observador</translation>
    </message>
    <message>
        <source>species of the examples</source>
        <translation>especie de los ejemplos</translation>
    </message>
    <message>
        <source>species of the region; only these, and listed ones, are considered</source>
        <translation>especies de la región; solo se consideran estas y las de las listas</translation>
    </message>
    <message>
        <source>species: {names}</source>
        <translation>especies: {names}</translation>
    </message>
    <message>
        <source>start SLURM jobs as configured in this file</source>
        <translation>iniciar trabajos de SLURM como indica este archivo</translation>
    </message>
    <message>
        <source>start unknown</source>
        <translation>inicio desconocido</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>status: {names}</source>
        <translation>estado: {names}</translation>
    </message>
    <message>
        <source>step between windows (default: no overlap)</source>
        <translation>paso entre ventanas (predeterminado: sin solapamiento)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>pasos</translation>
    </message>
    <message>
        <source>such as 12.1=yes; may be given several times</source>
        <translation>como 12.1=yes; se puede dar varias veces</translation>
    </message>
    <message>
        <source>such as 12=yes; may be given several times</source>
        <translation>como 12=yes; se puede dar varias veces</translation>
    </message>
    <message>
        <source>such as 2024-05-01</source>
        <translation>como 2024-05-01</translation>
    </message>
    <message>
        <source>such as CC BY 4.0</source>
        <translation>como CC BY 4.0</translation>
    </message>
    <message>
        <source>table with two columns: name in the files, species in the project</source>
        <translation>tabla con dos columnas: nombre en los archivos, especie en el proyecto</translation>
    </message>
    <message>
        <source>tagged and segmented</source>
        <translation>marcada y segmentada</translation>
    </message>
    <message>
        <source>tagged, not segmented</source>
        <translation>marcada, sin segmentar</translation>
    </message>
    <message>
        <source>target half-width of the interval (default: 0.1)</source>
        <translation>semiamplitud deseada del intervalo (predeterminado: 0.1)</translation>
    </message>
    <message>
        <source>target precision (default: 0.95)</source>
        <translation>precisión objetivo (predeterminado: 0.95)</translation>
    </message>
    <message>
        <source>the .birdann file</source>
        <translation>el archivo .birdann</translation>
    </message>
    <message>
        <source>the .birdann file (stays unchanged)</source>
        <translation>el archivo .birdann (no cambia)</translation>
    </message>
    <message>
        <source>the .birdann file to create</source>
        <translation>el archivo .birdann que crear</translation>
    </message>
    <message>
        <source>the .birdann file to make</source>
        <translation>el archivo .birdann que hacer</translation>
    </message>
    <message>
        <source>the .birdann file to open (default: welcome page)</source>
        <translation>el archivo .birdann que abrir (predeterminado: página de inicio)</translation>
    </message>
    <message>
        <source>the border between species whose name contains “;”</source>
        <translation>el límite entre especies cuyo nombre contiene «;»</translation>
    </message>
    <message>
        <source>the chorus is written</source>
        <translation>el coro está escrito</translation>
    </message>
    <message>
        <source>the deleted run {identifier}</source>
        <translation>la ejecución eliminada {identifier}</translation>
    </message>
    <message>
        <source>the file contains other audio now and is not used</source>
        <translation>el archivo contiene ahora otro audio y no se usa</translation>
    </message>
    <message>
        <source>the file of another observer; both are compared as if merged</source>
        <translation>el archivo de otro observador; ambos se comparan como si estuvieran fusionados</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltan estos argumentos: %s</translation>
    </message>
    <message>
        <source>the indexes are rebuilt</source>
        <translation>se reconstruyen los índices</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>la etiqueta</translation>
    </message>
    <message>
        <source>the last day</source>
        <translation>el último día</translation>
    </message>
    <message>
        <source>the list of a window is shown</source>
        <translation>se muestra la lista de una ventana</translation>
    </message>
    <message>
        <source>the lists are incomplete: other species may be present (default: complete)</source>
        <translation>las listas son incompletas: puede haber otras especies (predeterminado: completas)</translation>
    </message>
    <message>
        <source>the model file</source>
        <translation>el archivo de modelo</translation>
    </message>
    <message>
        <source>the name of its species has {n_characters} characters</source>
        <translation>el nombre de su especie tiene {n_characters} caracteres</translation>
    </message>
    <message>
        <source>the network&apos;s sampling rate (default: known for BirdNET and Perch)</source>
        <translation>la frecuencia de muestreo de la red (predeterminado: conocida para BirdNET y Perch)</translation>
    </message>
    <message>
        <source>the project has recordings</source>
        <translation>el proyecto tiene grabaciones</translation>
    </message>
    <message>
        <source>the project has segments</source>
        <translation>el proyecto tiene segmentos</translation>
    </message>
    <message>
        <source>the project may be changed</source>
        <translation>el proyecto se puede cambiar</translation>
    </message>
    <message>
        <source>the recording’s place is not known. Give its site one, or --place</source>
        <translation>el lugar de la grabación se desconoce. Dé uno a su sitio, o --place</translation>
    </message>
    <message>
        <source>the recording’s start is not known; note it (Sites and times)</source>
        <translation>el inicio de la grabación se desconoce; anótelo (Sitios y tiempos)</translation>
    </message>
    <message>
        <source>the recording’s start or its time zone is not known; note it (Sites and times)</source>
        <translation>el inicio de la grabación o su zona horaria se desconoce; anótelo (Sitios y tiempos)</translation>
    </message>
    <message>
        <source>the review queue is not empty</source>
        <translation>la cola de revisión no está vacía</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>la fila</translation>
    </message>
    <message>
        <source>the segments keep their labels and get their boxes for outlines</source>
        <translation>los segmentos conservan sus etiquetas y reciben sus rectángulos como contornos</translation>
    </message>
    <message>
        <source>the selected segment has been labelled</source>
        <translation>el segmento seleccionado se ha etiquetado</translation>
    </message>
    <message>
        <source>the shown recording has segments</source>
        <translation>la grabación mostrada tiene segmentos</translation>
    </message>
    <message>
        <source>the shown recording has windows</source>
        <translation>la grabación mostrada tiene ventanas</translation>
    </message>
    <message>
        <source>the sound file of the recording can be read</source>
        <translation>el archivo de sonido de la grabación se puede leer</translation>
    </message>
    <message>
        <source>the spectrogram or the gallery is shown</source>
        <translation>se muestra el espectrograma o la galería</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>la tabla</translation>
    </message>
    <message>
        <source>the table of show --table with its column “answer” filled in</source>
        <translation>la tabla de show --table con su columna «answer» rellena</translation>
    </message>
    <message>
        <source>there is an edit to redo</source>
        <translation>hay una edición que rehacer</translation>
    </message>
    <message>
        <source>there is an edit to undo</source>
        <translation>hay una edición que deshacer</translation>
    </message>
    <message>
        <source>they are dropped</source>
        <translation>se descartan</translation>
    </message>
    <message>
        <source>they are dropped; predict again</source>
        <translation>se descartan; prediga de nuevo</translation>
    </message>
    <message>
        <source>they are dropped; segment those recordings again to use their segments</source>
        <translation>se descartan; segmente de nuevo esas grabaciones para usar sus segmentos</translation>
    </message>
    <message>
        <source>they are rebuilt</source>
        <translation>se reconstruyen</translation>
    </message>
    <message>
        <source>they are removed; add the files again to read them again</source>
        <translation>se quitan; añada los archivos de nuevo para volver a leerlas</translation>
    </message>
    <message>
        <source>they are taken from the outlines</source>
        <translation>se toman de los contornos</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>este formato</translation>
    </message>
    <message>
        <source>threshold (default), or the forest trained in the project (birdann train-segmenter)</source>
        <translation>threshold (predeterminado), o el bosque entrenado en el proyecto (birdann train-segmenter)</translation>
    </message>
    <message>
        <source>threshold of calls (default: the saved threshold of the species, else the project&apos;s)</source>
        <translation>umbral de las llamadas (predeterminado: el umbral guardado de la especie, si no el del proyecto)</translation>
    </message>
    <message>
        <source>threshold to save</source>
        <translation>umbral que guardar</translation>
    </message>
    <message>
        <source>time of review</source>
        <translation>momento de la revisión</translation>
    </message>
    <message>
        <source>time zone of starts without one: --zone=-03:30, UTC, or a region with summer time such as Pacific/Auckland</source>
        <translation>zona horaria de los inicios que no la tienen: --zone=-03:30, UTC, o una región con horario de verano como Pacific/Auckland</translation>
    </message>
    <message>
        <source>times</source>
        <translation>tiempos</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from 2 to 8 kHz</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>to </source>
        <comment>an hour</comment>
        <translation>hasta las </translation>
    </message>
    <message numerus="yes">
        <source>to %Ln recordings</source>
        <translation>
            <numerusform>en %Ln grabación</numerusform>
            <numerusform>en %Ln grabaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>too many species and segments to count every combination</source>
        <translation>demasiadas especies y segmentos para contar cada combinación</translation>
    </message>
    <message>
        <source>train a model on the species lists</source>
        <translation>entrenar un modelo con las listas de especies</translation>
    </message>
    <message>
        <source>train a segmenter on painted or confirmed calls</source>
        <translation>entrenar un segmentador con llamadas pintadas o confirmadas</translation>
    </message>
    <message>
        <source>train on confirmed and corrected segments instead of paint</source>
        <translation>entrenar con segmentos confirmados y corregidos en vez de pintura</translation>
    </message>
    <message>
        <source>trained {when}</source>
        <translation>entrenado el {when}</translation>
    </message>
    <message>
        <source>tree {i} of {n_trees}</source>
        <translation>árbol {i} de {n_trees}</translation>
    </message>
    <message>
        <source>trying temperatures</source>
        <translation>probando temperaturas</translation>
    </message>
    <message>
        <source>trying {words}: part {k} of {folds}</source>
        <translation>probando {words}: parte {k} de {folds}</translation>
    </message>
    <message>
        <source>type of call</source>
        <translation>tipo de llamada</translation>
    </message>
    <message>
        <source>undefined: all labels are identical</source>
        <translation>no definido: todas las etiquetas son idénticas</translation>
    </message>
    <message>
        <source>unit of a segment: notes (default), voices (overtones joined), calls (pulse trains and broken whistles joined, too), or wide (consecutive calls in one band joined); not for exact HJA/MLSP and forests</source>
        <translation>unidad de un segmento: notes (predeterminado), voices (armónicos unidos), calls (unidos también trenes de pulsos y silbidos cortados), o wide (unidas llamadas consecutivas de una banda); no para exact HJA/MLSP ni bosques</translation>
    </message>
    <message>
        <source>unknown sample rate (twice the highest frequency is written)</source>
        <translation>frecuencia de muestreo desconocida (se escribe el doble de la frecuencia máxima)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos no reconocidos: %s</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>dudoso</translation>
    </message>
    <message>
        <source>untagged</source>
        <translation>sin marcar</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>use a model file of “birdann model export”, and add it to the project (default: the newest model trained in the project)</source>
        <translation>usar un archivo de modelo de «birdann model export» y añadirlo al proyecto (predeterminado: el último modelo entrenado en el proyecto)</translation>
    </message>
    <message>
        <source>use sites and locations noted by recorders where no site is set</source>
        <translation>usar sitios y ubicaciones anotados por las grabadoras donde no hay sitio</translation>
    </message>
    <message>
        <source>use species lists only; a complete list without a species is a non-detection</source>
        <translation>usar solo listas de especies; una lista completa sin una especie es una no detección</translation>
    </message>
    <message>
        <source>validate a random sample, and save thresholds</source>
        <translation>validar una muestra aleatoria y guardar umbrales</translation>
    </message>
    <message>
        <source>validation sample for the call density (default: the newest)</source>
        <translation>muestra de validación para la densidad de llamadas (predeterminado: la más reciente)</translation>
    </message>
    <message>
        <source>verify which visits to sites detected a species, call by call</source>
        <translation>verificar qué visitas a los sitios detectaron una especie, llamada a llamada</translation>
    </message>
    <message>
        <source>visits not settled yet, not counted: {n}</source>
        <translation>visitas aún sin resolver, no contadas: {n}</translation>
    </message>
    <message>
        <source>weighing training sources</source>
        <translation>ponderando fuentes de entrenamiento</translation>
    </message>
    <message>
        <source>what was rejected</source>
        <translation>lo que se rechazó</translation>
    </message>
    <message>
        <source>what you confirmed</source>
        <translation>lo que usted confirmó</translation>
    </message>
    <message>
        <source>when {obstacle}</source>
        <translation>cuando {obstacle}</translation>
    </message>
    <message>
        <source>which segments</source>
        <translation>qué segmentos</translation>
    </message>
    <message numerus="yes">
        <source>whole names of %Ln files: too long, shortened with a digest</source>
        <translation>
            <numerusform>nombres completos de %Ln archivo: demasiado largo, acortado con un resumen</numerusform>
            <numerusform>nombres completos de %Ln archivos: demasiado largos, acortados con un resumen</numerusform>
        </translation>
    </message>
    <message>
        <source>with --channel: only this recording or folder</source>
        <translation>con --channel: solo esta grabación o carpeta</translation>
    </message>
    <message>
        <source>with unsure as yes: occupancy {psi}</source>
        <translation>con «dudoso» como sí: ocupación {psi}</translation>
    </message>
    <message>
        <source>without a species</source>
        <translation>sin especie</translation>
    </message>
    <message>
        <source>without labels, for a second observer; birdann merge combines both</source>
        <translation>sin etiquetas, para un segundo observador; birdann merge reúne ambos</translation>
    </message>
    <message>
        <source>write a model of a project as one file</source>
        <translation>escribir un modelo de un proyecto como un archivo</translation>
    </message>
    <message>
        <source>write a reliability diagram from held-out recordings: .png, .svg or .pdf</source>
        <translation>escribir un diagrama de fiabilidad de grabaciones reservadas: .png, .svg o .pdf</translation>
    </message>
    <message>
        <source>write a summary as CSV instead: one row per species or per recording, the number of segments by species and recording, species lists as birdann add reads them, the probability of presence by recording, or the recordings to tag next</source>
        <translation>escribir en su lugar un resumen en CSV: una fila por especie o por grabación, el número de segmentos por especie y grabación, listas de especies como las lee birdann add, la probabilidad de presencia por grabación, o las grabaciones que marcar a continuación</translation>
    </message>
    <message>
        <source>write detection histories for occupancy models in R</source>
        <translation>escribir historiales de detección para modelos de ocupación en R</translation>
    </message>
    <message>
        <source>write every call as a sound file into the folder OUT, with a table</source>
        <translation>escribir cada llamada como archivo de sonido en la carpeta OUT, con una tabla</translation>
    </message>
    <message>
        <source>write metadata of sound files as a table</source>
        <translation>escribir metadatos de archivos de sonido como tabla</translation>
    </message>
    <message>
        <source>write the items, to answer them elsewhere</source>
        <translation>escribir los elementos, para responderlos en otro lugar</translation>
    </message>
    <message>
        <source>write the resulting table (.csv or .xlsx)</source>
        <translation>escribir la tabla resultante (.csv o .xlsx)</translation>
    </message>
    <message>
        <source>write the segments as CSV or in another program&apos;s format</source>
        <translation>escribir los segmentos en CSV o en el formato de otro programa</translation>
    </message>
    <message>
        <source>write the time spent on a project, and a methods paragraph</source>
        <translation>escribir el tiempo dedicado a un proyecto y un párrafo de métodos</translation>
    </message>
    <message>
        <source>write the training report as one HTML file with pictures</source>
        <translation>escribir el informe de entrenamiento como un archivo HTML con imágenes</translation>
    </message>
    <message>
        <source>written</source>
        <translation>se escribe</translation>
    </message>
    <message>
        <source>xeno-canto annotation set (JSON)</source>
        <translation>Conjunto de anotaciones de xeno-canto (JSON)</translation>
    </message>
    <message>
        <source>{address} needs certificates ({reason}). The manual page Archives shows how to set them in Dask.</source>
        <translation>{address} necesita certificados ({reason}). La página Archives del manual muestra cómo configurarlos en Dask.</translation>
    </message>
    <message>
        <source>{backup} could not be put in the place of {project_path} ({reason}); the project is as it was.</source>
        <translation>{backup} no se pudo poner en el lugar de {project_path} ({reason}); el proyecto sigue como estaba.</translation>
    </message>
    <message>
        <source>{backup} is damaged itself. Choose another backup.</source>
        <translation>{backup} también está dañada. Elija otra copia de seguridad.</translation>
    </message>
    <message>
        <source>{bar} and above</source>
        <translation>{bar} y más</translation>
    </message>
    <message>
        <source>{before} is now {now}</source>
        <translation>{before} es ahora {now}</translation>
    </message>
    <message>
        <source>{calls} calls in {time}</source>
        <translation>{calls} llamadas en {time}</translation>
    </message>
    <message>
        <source>{calls} strokes on calls, {others} on background.</source>
        <translation>{calls} trazos en llamadas, {others} en el fondo.</translation>
    </message>
    <message>
        <source>{channel}, played</source>
        <translation>{channel}, reproducido</translation>
    </message>
    <message>
        <source>{container} coded as {codec}</source>
        <translation>{container} codificado como {codec}</translation>
    </message>
    <message>
        <source>{count} of {total} calls are labelled {species}, but the species list is not complete. Add missing species to the list, or mark it as complete.</source>
        <translation>{count} de {total} llamadas están etiquetadas como {species}, pero la lista de especies no es completa. Añada a la lista las especies que faltan o márquela como completa.</translation>
    </message>
    <message>
        <source>{done} of {total} reviewed</source>
        <translation>{done} de {total} revisados</translation>
    </message>
    <message>
        <source>{done} of {total} validated</source>
        <translation>{done} de {total} validados</translation>
    </message>
    <message>
        <source>{drawn}, and {examples} beside it: {minutes} min of sound.</source>
        <translation>{drawn}, y además {examples}: {minutes} min de sonido.</translation>
    </message>
    <message>
        <source>{file} (could be several: {names})</source>
        <translation>{file} (pueden ser varios: {names})</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{file} no se puede escribir ({reason}). Elija otro lugar o libere espacio.</translation>
    </message>
    <message>
        <source>{file} contains both projects.</source>
        <translation>{file} contiene ambos proyectos.</translation>
    </message>
    <message>
        <source>{file} exists already, and is kept. Choose another name.</source>
        <translation>{file} ya existe y se conserva. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name.</source>
        <translation>{file} ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} exists already. Open it, or choose another name.</source>
        <translation>{file} ya existe. Ábralo o elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} is the project itself, or belongs to it. Choose another name.</source>
        <translation>{file} es el propio proyecto o forma parte de él. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} is the project itself. Choose another name.</source>
        <translation>{file} es el propio proyecto. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{file} needs more memory than there is.</source>
        <translation>{file} necesita más memoria de la que hay.</translation>
    </message>
    <message>
        <source>{file}: part of its results in {parent} cannot be read. Start again to repeat that part.</source>
        <translation>{file}: parte de sus resultados en {parent} no se puede leer. Empiece de nuevo para repetir esa parte.</translation>
    </message>
    <message>
        <source>{first} and {n_more} more files exist already and are kept. Choose another place, or allow them to be replaced (--overwrite).</source>
        <translation>{first} y {n_more} archivos más ya existen y se conservan. Elija otro lugar o permita sustituirlos (--overwrite).</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be merged, for a row of “{table}” refers to something that neither contains. birdann check tells which of them is damaged.</source>
        <translation>{first} y {second} no se pueden fusionar, pues una fila de «{table}» se refiere a algo que ninguno contiene. birdann check dice cuál está dañado.</translation>
    </message>
    <message>
        <source>{first} and {second} have no recording in common. Choose two projects of the same recordings.</source>
        <translation>{first} y {second} no tienen ninguna grabación en común. Elija dos proyectos de las mismas grabaciones.</translation>
    </message>
    <message>
        <source>{first} exists already and is kept. Choose another name, or allow it to be replaced (--overwrite).</source>
        <translation>{first} ya existe y se conserva. Elija otro nombre o permita sustituirlo (--overwrite).</translation>
    </message>
    <message>
        <source>{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}</source>
        <translation>{first}: {n_first}, {second}: {n_second}, ambos: {n_both}; kappa {kappa}</translation>
    </message>
    <message>
        <source>{folder} already contains a demo. Choose a new folder, or replace it (--overwrite).</source>
        <translation>{folder} ya contiene una demostración. Elija una carpeta nueva o sustitúyala (--overwrite).</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}). Choose another folder.</source>
        <translation>No se puede escribir en {folder} ({reason}). Elija otra carpeta.</translation>
    </message>
    <message>
        <source>{folder} contains detections by a network, without outlines. To validate a sample of them, store them in a project: birdann networks detect.</source>
        <translation>{folder} contiene detecciones de una red neuronal, sin contornos. Para validar una muestra, guárdelas en un proyecto: birdann networks detect.</translation>
    </message>
    <message>
        <source>{folder} contains no table of detections. Import one with Ctrl+Shift+I.</source>
        <translation>{folder} no contiene ninguna tabla de detecciones. Importe una con Ctrl+Mayús+I.</translation>
    </message>
    <message>
        <source>{folder} contains {path}, which the demo did not make. Choose a new folder.</source>
        <translation>{folder} contiene {path}, que no hizo la demostración. Elija una carpeta nueva.</translation>
    </message>
    <message>
        <source>{folder} is not a results folder of “birdann archive run”. Give that folder.</source>
        <translation>{folder} no es una carpeta de resultados de «birdann archive run». Indique esa carpeta.</translation>
    </message>
    <message>
        <source>{folder} is not empty and was not made by the demo. Choose a new folder.</source>
        <translation>{folder} no está vacía y no la hizo la demostración. Elija una carpeta nueva.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder for the results.</source>
        <translation>{folder} no está vacía. Elija una carpeta vacía para los resultados.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder.</source>
        <translation>{folder} no está vacía. Elija una carpeta vacía.</translation>
    </message>
    <message>
        <source>{folder} is, contains or lies in {given}, which is read. Choose another folder for the results.</source>
        <translation>{folder} es, contiene o está en {given}, que se lee. Elija otra carpeta para los resultados.</translation>
    </message>
    <message>
        <source>{folder} was started with another model. Choose another folder, or use that model.</source>
        <translation>{folder} se empezó con otro modelo. Elija otra carpeta o use ese modelo.</translation>
    </message>
    <message>
        <source>{folder} was started with other settings ({options}). Choose another folder, or use the same settings.</source>
        <translation>{folder} se empezó con otros ajustes ({options}). Elija otra carpeta o use los mismos ajustes.</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} horas</translation>
    </message>
    <message>
        <source>{hours} of sound done, {rate} h a minute, {n_failed} failed</source>
        <translation>{hours} de sonido hechas, {rate} h por minuto, {n_failed} fallidas</translation>
    </message>
    <message>
        <source>{indent} checked against {programs}</source>
        <translation>{indent} comprobado con {programs}</translation>
    </message>
    <message>
        <source>{kappa} (its interval needs {n} recordings)</source>
        <translation>{kappa} (su intervalo requiere {n} grabaciones)</translation>
    </message>
    <message>
        <source>{kappa} ({low} to {high})</source>
        <translation>{kappa} ({low} a {high})</translation>
    </message>
    <message>
        <source>{key} belongs to “{title}”, which would be left without it.</source>
        <translation>{key} pertenece a «{title}», que se quedaría sin ella.</translation>
    </message>
    <message>
        <source>{key} stands for a numbered species.</source>
        <translation>{key} representa una especie numerada.</translation>
    </message>
    <message>
        <source>{kind} “{name}” is missing</source>
        <translation>falta {kind} «{name}»</translation>
    </message>
    <message>
        <source>{kind} “{name}” is not as birdann makes it (projects of unreleased versions cannot be opened)</source>
        <translation>{kind} «{name}» no es como lo crea birdann (los proyectos de versiones no publicadas no se pueden abrir)</translation>
    </message>
    <message>
        <source>{k} of {n} minutes</source>
        <translation>{k} de {n} minutos</translation>
    </message>
    <message>
        <source>{k} of {n} recordings</source>
        <translation>{k} de {n} grabaciones</translation>
    </message>
    <message>
        <source>{k} of {n} visits</source>
        <translation>{k} de {n} visitas</translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>{listed} de %Ln grabación en la lista, {tagged} marcadas</numerusform>
            <numerusform>{listed} de %Ln grabaciones en la lista, {tagged} marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln windows listed</source>
        <translation>
            <numerusform>{listed} de %Ln ventana con lista</numerusform>
            <numerusform>{listed} de %Ln ventanas con lista</numerusform>
        </translation>
    </message>
    <message>
        <source>{lost_s} s could not be decoded (replaced by silence).</source>
        <translation>{lost_s} s no se pudieron descodificar (sustituidos por silencio).</translation>
    </message>
    <message>
        <source>{low} to {high} dB</source>
        <translation>{low} a {high} dB</translation>
    </message>
    <message>
        <source>{message} Now {remedy}.</source>
        <translation>{message} Ahora {remedy}.</translation>
    </message>
    <message>
        <source>{message} With --repair, {remedy}.</source>
        <translation>{message} Con --repair, {remedy}.</translation>
    </message>
    <message>
        <source>{minutes} min: {value} species (95 % CI {low}–{high})</source>
        <translation>{minutes} min: {value} especies (IC del 95 %: {low}–{high})</translation>
    </message>
    <message>
        <source>{model} of {utc}</source>
        <translation>{model} del {utc}</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments are not valid.</source>
        <translation>{n_boxes} rectángulos de segmentos no son válidos.</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments do not contain their outlines.</source>
        <translation>{n_boxes} rectángulos de segmentos no contienen sus contornos.</translation>
    </message>
    <message>
        <source>{n_finished} of {n_things} done</source>
        <translation>{n_finished} de {n_things} hechos</translation>
    </message>
    <message>
        <source>{n_missing} segments have neither outline nor box.</source>
        <translation>{n_missing} segmentos no tienen ni contorno ni rectángulo.</translation>
    </message>
    <message>
        <source>{n_odd} feature vectors have a wrong length.</source>
        <translation>{n_odd} vectores de características tienen una longitud incorrecta.</translation>
    </message>
    <message numerus="yes">
        <source>{n_open} of %Ln items are still open.</source>
        <translation>
            <numerusform>Pendientes aún: {n_open} de %Ln elemento.</numerusform>
            <numerusform>Pendientes aún: {n_open} de %Ln elementos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n_outlines} outlines of segments cannot be read.</source>
        <translation>{n_outlines} contornos de segmentos no se pueden leer.</translation>
    </message>
    <message>
        <source>{n_parts} sound files one after the other in one file. Times count from the beginning of the first.</source>
        <translation>{n_parts} archivos de sonido, uno tras otro, en un archivo. Los tiempos se cuentan desde el comienzo del primero.</translation>
    </message>
    <message>
        <source>{n_pixels} training pixels</source>
        <translation>{n_pixels} píxeles de entrenamiento</translation>
    </message>
    <message>
        <source>{n_rows} of “top_score” name a species that their model run does not have.</source>
        <translation>{n_rows} de «top_score» nombran una especie que su ejecución no tiene.</translation>
    </message>
    <message>
        <source>{n_trees} trees grown</source>
        <translation>{n_trees} árboles creados</translation>
    </message>
    <message>
        <source>{n_twins} of {n_species} species are always listed together and cannot be separated by lists: {named}. Confirm a few segments of each, or tag a recording with only one.</source>
        <translation>{n_twins} de {n_species} especies están siempre juntas en las listas y no se pueden separar con ellas: {named}. Confirme algunos segmentos de cada una o marque una grabación con una sola.</translation>
    </message>
    <message>
        <source>{named} cannot be written ({reason}). Choose another name.</source>
        <translation>{named} no se puede escribir ({reason}). Elija otro nombre.</translation>
    </message>
    <message>
        <source>{named} is a disk or device. Choose a file.</source>
        <translation>{named} es un disco o dispositivo. Elija un archivo.</translation>
    </message>
    <message>
        <source>{named} is a folder. Give the name of a file in it.</source>
        <translation>{named} es una carpeta. Dé el nombre de un archivo en ella.</translation>
    </message>
    <message>
        <source>{named} is a project or another database, and is kept. Choose another name.</source>
        <translation>{named} es un proyecto u otra base de datos y se conserva. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{named} is a sound file, and is kept. Choose another name.</source>
        <translation>{named} es un archivo de sonido y se conserva. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{named} is named as a birdann project, or as what belongs to one. Choose another name.</source>
        <translation>{named} se llama como un proyecto de birdann o como algo que pertenece a uno. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{name} (merged with {other})</source>
        <translation>{name} (fusionada con {other})</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (solo lectura)</translation>
    </message>
    <message>
        <source>{name} cannot be read as an Excel workbook. Save it again, or as CSV.</source>
        <translation>{name} no se puede leer como libro de Excel. Guárdelo de nuevo o como CSV.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} copia</translation>
    </message>
    <message>
        <source>{name} exceeds Excel&apos;s limits for cells or rows. Save it again, or as CSV.</source>
        <translation>{name} supera los límites de celdas o filas de Excel. Guárdelo de nuevo o como CSV.</translation>
    </message>
    <message>
        <source>{name} has a column of scores for each class, and no labels: they are imported as detections.</source>
        <translation>{name} tiene una columna de puntuaciones por clase y ninguna etiqueta: se importan como detecciones.</translation>
    </message>
    <message>
        <source>{name} has changed since it was added. Restore the original file, locate it elsewhere (menu Project: Locate missing files; command line: birdann locate), or remove the recording and add it again.</source>
        <translation>{name} ha cambiado desde que se añadió. Restaure el archivo original, localícelo en otro lugar (menú Proyecto: Localizar archivos que faltan; línea de comandos: birdann locate), o quite la grabación y añádala de nuevo.</translation>
    </message>
    <message>
        <source>{name} merged</source>
        <translation>{name} fusionado</translation>
    </message>
    <message>
        <source>{name} refers to sound outside its own folder ({folders}), which is not read. Allow it with --allow-outside.</source>
        <translation>{name} usa sonido fuera de su propia carpeta ({folders}), que no se lee. Permítalo con --allow-outside.</translation>
    </message>
    <message>
        <source>{name} second observer</source>
        <translation>{name} segundo observador</translation>
    </message>
    <message>
        <source>{name} was made elsewhere and refers to sound outside its own folder: {folders}. Allow this from now on? [y/N] </source>
        <translation>{name} se hizo en otro lugar y usa sonido fuera de su propia carpeta: {folders}. ¿Permitirlo desde ahora? [y/N] </translation>
    </message>
    <message>
        <source>{name} {calls} calls   found {found}   right {right}</source>
        <translation>{name} {calls} llamadas   halladas {found}   correctas {right}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln labels were read as uncertain ({words}).</source>
        <translation>
            <numerusform>{name}: %Ln etiqueta se leyó como dudosa ({words}).</numerusform>
            <numerusform>{name}: %Ln etiquetas se leyeron como dudosas ({words}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln rows are not about animals ({words}) and were skipped.</source>
        <translation>
            <numerusform>{name}: %Ln fila no nombra ningún animal ({words}) y se omitió.</numerusform>
            <numerusform>{name}: %Ln filas no nombran ningún animal ({words}) y se omitieron.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln sonido llamado {words} se rechaza como ruido. Para conservarlo, añada antes una especie con ese nombre.</numerusform>
            <numerusform>{name}: %Ln sonidos llamados {words} se rechazan como ruido. Para conservarlos, añada antes una especie con ese nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln sonido llamado {words} queda sin etiqueta. Para conservar el nombre, añada antes una especie con ese nombre.</numerusform>
            <numerusform>{name}: %Ln sonidos llamados {words} quedan sin etiqueta. Para conservar el nombre, añada antes una especie con ese nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Columns or fields that birdann does not keep: {names}.</source>
        <translation>{name}: columnas o campos que birdann no conserva: {names}.</translation>
    </message>
    <message>
        <source>{name}: Columns that birdann does not use are kept with the segments, and written to birdann’s own tables, Raven’s and Kaleidoscope’s: {names}.</source>
        <translation>{name}: las columnas que birdann no usa se conservan con los segmentos y se escriben en las tablas de birdann, Raven y Kaleidoscope: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: Invisible characters were removed from the species of %Ln rows.</source>
        <translation>
            <numerusform>{name}: se quitaron caracteres invisibles de la especie de %Ln fila.</numerusform>
            <numerusform>{name}: se quitaron caracteres invisibles de las especies de %Ln filas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</source>
        <translation>
            <numerusform>{name}: la frecuencia mínima y la máxima de %Ln fila estaban intercambiadas. Se leen en orden.</numerusform>
            <numerusform>{name}: la frecuencia mínima y la máxima de %Ln filas estaban intercambiadas. Se leen en orden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a choice needs values.</source>
        <translation>{name}: una lista de opciones necesita valores.</translation>
    </message>
    <message>
        <source>{name}: error {error}</source>
        <translation>{name}: error {error}</translation>
    </message>
    <message>
        <source>{name}: its note differs from the one in the project, which is kept.</source>
        <translation>{name}: su nota difiere de la del proyecto, que se conserva.</translation>
    </message>
    <message>
        <source>{name}: {n_found} segments</source>
        <translation>{name}: {n_found} segmentos</translation>
    </message>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} ({low} a {high})</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a number.</source>
        <translation>{name}: «{value}» no es un número.</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}.</source>
        <translation>{name}: «{value}» no es ninguno de {choices}.</translation>
    </message>
    <message>
        <source>{n} by having no species</source>
        <translation>{n} por no tener especie</translation>
    </message>
    <message>
        <source>{n} by having no threshold</source>
        <translation>{n} por no tener umbral</translation>
    </message>
    <message>
        <source>{n} by number per species</source>
        <translation>{n} por el número por especie</translation>
    </message>
    <message>
        <source>{n} by probability</source>
        <translation>{n} por la probabilidad</translation>
    </message>
    <message>
        <source>{n} by species</source>
        <translation>{n} por la especie</translation>
    </message>
    <message>
        <source>{n} by status</source>
        <translation>{n} por el estado</translation>
    </message>
    <message>
        <source>{n} by threshold</source>
        <translation>{n} por el umbral</translation>
    </message>
    <message>
        <source>{n} confirmed</source>
        <translation>{n} confirmados</translation>
    </message>
    <message>
        <source>{n} corrected</source>
        <translation>{n} corregidos</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} in {folder}</source>
        <translation>{n} en {folder}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} of these starts (first: {first}) are in an hour that clocks show twice or skip when summer time ends or begins. They are read as times before the change. List them with birdann times, and correct them with --start.</source>
        <translation>{n} de estos inicios (primero: {first}) están en una hora que los relojes muestran dos veces o saltan cuando acaba o empieza el horario de verano. Se leen como horas anteriores al cambio. Lístelos con birdann times y corríjalos con --start.</translation>
    </message>
    <message>
        <source>{n} of “{table}” belong to a {parent} that does not exist.</source>
        <translation>{n} de «{table}» pertenecen a {parent} que no existe.</translation>
    </message>
    <message>
        <source>{n} predicted</source>
        <translation>{n} predichos</translation>
    </message>
    <message>
        <source>{n} rejected</source>
        <translation>{n} rechazados</translation>
    </message>
    <message>
        <source>{n} sound files are read from {folder}, outside the project&apos;s folder</source>
        <translation>{n} archivos de sonido se leen de {folder}, fuera de la carpeta del proyecto</translation>
    </message>
    <message>
        <source>{n} unlabelled</source>
        <translation>{n} sin etiqueta</translation>
    </message>
    <message>
        <source>{n} visits: ± {wide} points at {n_sites} sites; ± {width} points needs {needed} sites</source>
        <translation>{n} visitas: ± {wide} puntos con {n_sites} sitios; ± {width} puntos requieren {needed} sitios</translation>
    </message>
    <message>
        <source>{one} and {other}: {n} segments of {m} recordings labelled by both, {k} identical; kappa {kappa}</source>
        <translation>{one} y {other}: {n} segmentos de {m} grabaciones etiquetados por ambos, {k} idénticos; kappa {kappa}</translation>
    </message>
    <message>
        <source>{option} does not apply to {what}. Omit it.</source>
        <translation>{option} no se aplica a {what}. Omítala.</translation>
    </message>
    <message>
        <source>{pace}/min</source>
        <translation>{pace}/min</translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln reviewed</source>
        <comment>segments</comment>
        <translation>
            <numerusform>{part} de %Ln revisado</numerusform>
            <numerusform>{part} de %Ln revisados</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} de {whole}</translation>
    </message>
    <message>
        <source>{path} cannot be decoded ({reason}). Convert it to WAV or FLAC.</source>
        <translation>{path} no se puede descodificar ({reason}). Conviértalo a WAV o FLAC.</translation>
    </message>
    <message>
        <source>{path} cannot be decoded into {folder}: {reason}.</source>
        <translation>{path} no se puede descodificar en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened. See whether its folder exists and may be read.</source>
        <translation>{path} no se puede abrir. Compruebe si su carpeta existe y se puede leer.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}. Check the disk.</source>
        <translation>{path} no se puede leer: {reason}. Compruebe el disco.</translation>
    </message>
    <message>
        <source>{path} cannot be used as a model file ({reason}). Export the model again (birdann model export).</source>
        <translation>{path} no se puede usar como archivo de modelo ({reason}). Exporte el modelo de nuevo (birdann model export).</translation>
    </message>
    <message>
        <source>{path} cannot be used as a network ({reason}).</source>
        <translation>{path} no se puede usar como red neuronal ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{path} no se puede escribir ({reason}). Elija otro lugar o libere espacio.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space. What was there before is untouched.</source>
        <translation>{path} no se puede escribir ({reason}). Elija otro lugar o libere espacio. Lo que había antes no se ha tocado.</translation>
    </message>
    <message>
        <source>{path} cannot be written to. Open it read-only, or copy it to a folder of your own.</source>
        <translation>No se puede escribir en {path}. Ábralo solo para lectura o cópielo a una carpeta suya.</translation>
    </message>
    <message>
        <source>{path} cannot be written: its name must end in .png, .svg or .pdf.</source>
        <translation>{path} no se puede escribir: su nombre debe terminar en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>{path} changes its sample rate or number of channels at {at_s} s. Split it into its parts, or convert it to WAV or FLAC, for example with ffmpeg.</source>
        <translation>{path} cambia de frecuencia de muestreo o número de canales en {at_s} s. Divídalo en sus partes o conviértalo a WAV o FLAC, por ejemplo con ffmpeg.</translation>
    </message>
    <message>
        <source>{path} contains an impossibly large value. It is damaged or forged.</source>
        <translation>{path} contiene un valor de tamaño imposible. Está dañado o falsificado.</translation>
    </message>
    <message>
        <source>{path} contains no audio (0 samples). Skip it.</source>
        <translation>{path} no contiene audio (0 muestras). Omítalo.</translation>
    </message>
    <message>
        <source>{path} contains no audio to cut.</source>
        <translation>{path} no contiene audio que cortar.</translation>
    </message>
    <message>
        <source>{path} contains no audio.</source>
        <translation>{path} no contiene audio.</translation>
    </message>
    <message>
        <source>{path} contains no calls.</source>
        <translation>{path} no contiene llamadas.</translation>
    </message>
    <message>
        <source>{path} contains no finished recordings. Repeat “birdann archive run” to correct this.</source>
        <translation>{path} no contiene grabaciones terminadas. Repita «birdann archive run» para corregirlo.</translation>
    </message>
    <message>
        <source>{path} contains no supported sound file.</source>
        <translation>{path} no contiene ningún archivo de sonido admitido.</translation>
    </message>
    <message>
        <source>{path} contains no {thing} {identifier}. It was removed meanwhile, or the file is damaged (see birdann check).</source>
        <translation>{path} no contiene {thing} {identifier}. Se quitó entretanto o el archivo está dañado (véase birdann check).</translation>
    </message>
    <message>
        <source>{path} contains none of the project&apos;s recordings (first file: “{file}”). Add the recordings first, or compare the file names.</source>
        <translation>{path} no contiene ninguna de las grabaciones del proyecto (primer archivo: «{file}»). Añada antes las grabaciones o compare los nombres de archivo.</translation>
    </message>
    <message>
        <source>{path} contains only recordings of this project. Merge the two projects instead (File &gt; Merge with another project…).</source>
        <translation>{path} solo contiene grabaciones de este proyecto. Fusione los dos proyectos (Archivo &gt; Fusionar con otro proyecto…).</translation>
    </message>
    <message>
        <source>{path} contains results of a program (“{column}”) and no column of species. Name the column with the species “species”.</source>
        <translation>{path} contiene resultados de un programa («{column}») y ninguna columna de especies. Llame «species» a la columna de las especies.</translation>
    </message>
    <message>
        <source>{path} contains times outside the calendar, which this format cannot write. Correct the start times of its recordings, or choose another format.</source>
        <translation>{path} contiene tiempos fuera del calendario, que este formato no puede escribir. Corrija los inicios de sus grabaciones o elija otro formato.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which is not supported. Convert it to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contiene {kind}, que no se admite. Conviértalo a WAV o FLAC, por ejemplo con {converter}.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which needs the package av (pip install birdann[telephone]). Install it, or convert the file to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contiene {kind}, que necesita el paquete av (pip install birdann[telephone]). Instálelo o convierta el archivo a WAV o FLAC, por ejemplo con {converter}.</translation>
    </message>
    <message>
        <source>{path} defines names of its own, which is not done in such files.</source>
        <translation>{path} define nombres propios, lo que no se hace en estos archivos.</translation>
    </message>
    <message numerus="yes">
        <source>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</source>
        <translation>
            <numerusform>{path} difiere de las marcas existentes en %Ln grabación (la primera: {first}). Elija si añadir a su lista, sustituirla o conservarla (--existing add, replace o keep).</numerusform>
            <numerusform>{path} difiere de las marcas existentes en %Ln grabaciones (la primera: {first}). Elija si añadir a sus listas, sustituirlas o conservarlas (--existing add, replace o keep).</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} does not belong to {project}, and opening the project with it could change or delete other files. It was kept. Move it away, then open the project again.</source>
        <translation>{path} no pertenece a {project}, y abrir el proyecto con él podría cambiar o eliminar otros archivos. Se conservó. Muévalo y abra el proyecto de nuevo.</translation>
    </message>
    <message>
        <source>{path} does not end with {own}. Rename it, or choose another format than “{title}”.</source>
        <translation>{path} no termina en {own}. Cámbiele el nombre o elija un formato distinto de «{title}».</translation>
    </message>
    <message>
        <source>{path} does not exist. See whether it was moved or renamed.</source>
        <translation>{path} no existe. Compruebe si se movió o renombró.</translation>
    </message>
    <message>
        <source>{path} does not fit its labels file, which has {n_labels} labels: its outputs are {shapes}.</source>
        <translation>{path} no corresponde a su archivo de etiquetas, que tiene {n_labels}: sus salidas son {shapes}.</translation>
    </message>
    <message>
        <source>{path} does not say how a recording was segmented ({reason}). Segment the recording again.</source>
        <translation>{path} no indica cómo se segmentó una grabación ({reason}). Segméntela de nuevo.</translation>
    </message>
    <message>
        <source>{path} does not say how to start jobs under SLURM ({reason}); the page Archives of the manual shows such a file.</source>
        <translation>{path} no indica cómo iniciar trabajos en SLURM ({reason}); la página Archives del manual muestra un archivo así.</translation>
    </message>
    <message>
        <source>{path} does not take samples of sound: its input is {shapes}.</source>
        <translation>{path} no recibe muestras de sonido: su entrada es {shapes}.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (number of channels). Copy it again from the recorder, or export it again.</source>
        <translation>{path} tiene una cabecera dañada (número de canales). Cópielo de nuevo de la grabadora o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate 0 Hz). Copy it again from the recorder, or export it again.</source>
        <translation>{path} tiene una cabecera dañada (frecuencia de muestreo 0 Hz). Cópielo de nuevo de la grabadora o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate {rate_hz} Hz). Copy it again, or export it again.</source>
        <translation>{path} tiene una cabecera dañada (frecuencia de muestreo {rate_hz} Hz). Cópielo o expórtelo de nuevo.</translation>
    </message>
    <message>
        <source>{path} has changed since it was added. Earlier results are kept. Remove the recording and add it again to start over with the new sound.</source>
        <translation>{path} ha cambiado desde que se añadió. Se conservan los resultados anteriores. Quite la grabación y añádala de nuevo para empezar con el sonido nuevo.</translation>
    </message>
    <message>
        <source>{path} has changed since it was processed. Its results are kept. Process it in another results folder.</source>
        <translation>{path} ha cambiado desde que se procesó. Sus resultados se conservan. Procéselo en otra carpeta de resultados.</translation>
    </message>
    <message>
        <source>{path} has more than {max_rows} rows. Leave out detections of low scores, or split it.</source>
        <translation>{path} tiene más de {max_rows} filas. Omita detecciones de puntuación baja o divídalo.</translation>
    </message>
    <message>
        <source>{path} has neither a column “labels” nor columns of 0 and 1 named after species; its first line should be “file,labels”.</source>
        <translation>{path} no tiene ni una columna «labels» ni columnas de 0 y 1 con nombres de especies; su primera línea debería ser «file,labels».</translation>
    </message>
    <message>
        <source>{path} has neither a column “recording” nor a column “site”. Name the columns {names}.</source>
        <translation>{path} no tiene ni una columna «recording» ni una columna «site». Nombre las columnas {names}.</translation>
    </message>
    <message>
        <source>{path} has neither thresholds nor a sample for the model of the archive. Validate the sample of “birdann archive sample”, and save thresholds.</source>
        <translation>{path} no tiene ni umbrales ni una muestra para el modelo del archivo sonoro. Valide la muestra de «birdann archive sample» y guarde umbrales.</translation>
    </message>
    <message>
        <source>{path} has no backup {wanted}. List backups with birdann restore --list.</source>
        <translation>{path} no tiene la copia de seguridad {wanted}. Liste las copias con birdann restore --list.</translation>
    </message>
    <message>
        <source>{path} has no channel {channel}; it has {n_channels}.</source>
        <translation>{path} no tiene el canal {channel}; tiene {n_channels}.</translation>
    </message>
    <message>
        <source>{path} has no column “file”; its first line should be “file,labels”, one row per recording, with “;” between labels.</source>
        <translation>{path} no tiene la columna «file»; su primera línea debería ser «file,labels», una fila por grabación, con «;» entre etiquetas.</translation>
    </message>
    <message>
        <source>{path} has no column “{name}”.</source>
        <translation>{path} no tiene ninguna columna «{name}».</translation>
    </message>
    <message>
        <source>{path} has no columns of starts and ends. Name them start_s and end_s.</source>
        <translation>{path} no tiene columnas de inicios y finales. Llámelas start_s y end_s.</translation>
    </message>
    <message>
        <source>{path} has no detections of {asked}. Available: {there}.</source>
        <translation>{path} no tiene detecciones de {asked}. Disponibles: {there}.</translation>
    </message>
    <message>
        <source>{path} has no header, and “{cell}” in line {line} is not the name of a species. Add a first line such as “file,labels”.</source>
        <translation>{path} no tiene encabezado, y «{cell}» en la línea {line} no es el nombre de una especie. Añada una primera línea como «file,labels».</translation>
    </message>
    <message>
        <source>{path} has no labels. File &gt; Merge brings it and this project together later.</source>
        <translation>{path} no tiene etiquetas. Archivo &gt; Fusionar lo reúne más tarde con este proyecto.</translation>
    </message>
    <message>
        <source>{path} has no model. Choose whose detections to validate: {there}.</source>
        <translation>{path} no tiene modelo. Elija qué detecciones validar: {there}.</translation>
    </message>
    <message>
        <source>{path} has no model. Train one first.</source>
        <translation>{path} no tiene modelo. Entrene uno antes.</translation>
    </message>
    <message>
        <source>{path} has no names of sound files, but numbers of a server (audio_recording_id). Add a column “file”, and name the columns of times start_s and end_s.</source>
        <translation>{path} no tiene nombres de archivos de sonido, sino números de un servidor (audio_recording_id). Añada una columna «file» y llame a las columnas de tiempos start_s y end_s.</translation>
    </message>
    <message>
        <source>{path} has no run yet. Train and predict first.</source>
        <translation>{path} aún no tiene ninguna ejecución. Entrene y prediga antes.</translation>
    </message>
    <message>
        <source>{path} has no run {run}. Results and exports list the runs.</source>
        <translation>{path} no tiene la ejecución {run}. Los resultados y exportaciones listan las ejecuciones.</translation>
    </message>
    <message>
        <source>{path} has no saved thresholds of the run that is exported. Save some with birdann validate results --save-thresholds.</source>
        <translation>{path} no tiene umbrales guardados de la ejecución que se exporta. Guarde algunos con birdann validate results --save-thresholds.</translation>
    </message>
    <message>
        <source>{path} has no scores. Train a model and predict, or import detections.</source>
        <translation>{path} no tiene puntuaciones. Entrene un modelo y prediga, o importe detecciones.</translation>
    </message>
    <message>
        <source>{path} has no species with visits of both kinds.</source>
        <translation>{path} no tiene ninguna especie con visitas de ambos tipos.</translation>
    </message>
    <message>
        <source>{path} has no species “{species}”. Check the spelling.</source>
        <translation>{path} no tiene la especie «{species}». Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>{path} has no species “{strange}”. Check the spelling.</source>
        <translation>{path} no tiene la especie «{strange}». Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>{path} has no verified visits. Draw them with Model &gt; Verify visits or with birdann visits make.</source>
        <translation>{path} no tiene visitas verificadas. Sortéelas con Modelo &gt; Verificar visitas o con birdann visits make.</translation>
    </message>
    <message>
        <source>{path} has no {kind} “{name}”. Check the spelling.</source>
        <translation>{path} no tiene {kind} «{name}». Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>{path} has no “{name}”. It has: {there}.</source>
        <translation>{path} no tiene «{name}». Tiene: {there}.</translation>
    </message>
    <message>
        <source>{path} has other features ({theirs}) than this project ({ours}). Segment its recordings again with these features first.</source>
        <translation>{path} tiene otras características ({theirs}) que este proyecto ({ours}). Segmente antes sus grabaciones con estas características.</translation>
    </message>
    <message>
        <source>{path} has scores of {asked} as evidence only. Import them as segments to validate them.</source>
        <translation>{path} solo tiene puntuaciones de {asked} como indicios. Impórtelas como segmentos para validarlas.</translation>
    </message>
    <message>
        <source>{path} has several columns of sound files ({names}). Name the one of the recordings “file”.</source>
        <translation>{path} tiene varias columnas de archivos de sonido ({names}). Llame «file» a la de las grabaciones.</translation>
    </message>
    <message>
        <source>{path} has species lists for parts of recordings, and the column “{column}” does not give their start and end. Use the columns “start_s” and “end_s” (seconds), or “start” and “end” (times such as 06:31:00).</source>
        <translation>{path} tiene listas de especies de partes de grabaciones y la columna «{column}» no da su inicio y final. Use las columnas «start_s» y «end_s» (segundos), o «start» y «end» (tiempos como 06:31:00).</translation>
    </message>
    <message>
        <source>{path} has the column “{name}” twice.</source>
        <translation>{path} tiene dos veces la columna «{name}».</translation>
    </message>
    <message>
        <source>{path} has the seasons {there}. Name one of them.</source>
        <translation>{path} tiene las temporadas {there}. Nombre una.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a sound file. Add it as a folder.</source>
        <translation>{path} es una carpeta, no un archivo de sonido. Añádala como carpeta.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name a project file in it.</source>
        <translation>{path} es una carpeta. Nombre un archivo de proyecto en ella.</translation>
    </message>
    <message>
        <source>{path} is a link or not a plain file, so that opening {project} could damage another file. Copy both to a new folder and open the copy.</source>
        <translation>{path} es un enlace o no es un archivo corriente, de modo que abrir {project} podría dañar otro archivo. Copie ambos a una carpeta nueva y abra la copia.</translation>
    </message>
    <message>
        <source>{path} is a link or not what birdann writes there. Remove it, or choose another folder for the results.</source>
        <translation>{path} es un enlace o no es lo que birdann escribe allí. Quítelo o elija otra carpeta para los resultados.</translation>
    </message>
    <message>
        <source>{path} is a link to a folder and is not followed. Add that folder itself.</source>
        <translation>{path} es un enlace a una carpeta y no se sigue. Añada esa carpeta.</translation>
    </message>
    <message>
        <source>{path} is a link, which is not followed where birdann gives the name. See where it leads, and remove or rename it.</source>
        <translation>{path} es un enlace, que no se sigue donde birdann da el nombre. Vea adónde lleva y quítelo o renómbrelo.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a sound file. Leave it out.</source>
        <translation>{path} es una tubería o un dispositivo, no un archivo de sonido. Omítalo.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a table. Write it to a file first.</source>
        <translation>{path} es una tubería o un dispositivo, no una tabla. Escríbala antes en un archivo.</translation>
    </message>
    <message>
        <source>{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.</source>
        <translation>{path} es una hoja de cálculo, no una tabla de texto. Guárdela como «CSV UTF-8» donde se hizo.</translation>
    </message>
    <message>
        <source>{path} is being used by another program. Close it there, or open the project read-only.</source>
        <translation>Otro programa está usando {path}. Ciérrelo allí o abra el proyecto solo para lectura.</translation>
    </message>
    <message>
        <source>{path} is closed.</source>
        <translation>{path} está cerrado.</translation>
    </message>
    <message>
        <source>{path} is coded as {subtype}, which cannot be read from the middle; convert it to WAV or FLAC of 16 bits, for instance with Audacity.</source>
        <translation>{path} está codificado como {subtype}, que no se puede leer desde la mitad; conviértalo a WAV o FLAC de 16 bits, por ejemplo con Audacity.</translation>
    </message>
    <message>
        <source>{path} is compressed. Unpack it first.</source>
        <translation>{path} está comprimido. Descomprímalo primero.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged before any sound. Copy it again from the recorder or leave it out.</source>
        <translation>{path} está cortado o dañado antes de cualquier sonido. Cópielo de nuevo de la grabadora u omítalo.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not made by birdann: {reason}. Open a backup of it.</source>
        <translation>{path} está dañado o no lo hizo birdann: {reason}. Abra una copia de seguridad.</translation>
    </message>
    <message>
        <source>{path} is damaged. Keep the file as it is and open a backup of it.</source>
        <translation>{path} está dañado. Deje el archivo como está y abra una copia de seguridad.</translation>
    </message>
    <message>
        <source>{path} is empty (0 bytes). Copy it again from the recorder.</source>
        <translation>{path} está vacío (0 bytes). Cópielo de nuevo de la grabadora.</translation>
    </message>
    <message>
        <source>{path} is empty; it should have the columns “file” and “labels”.</source>
        <translation>{path} está vacío; debería tener las columnas «file» y «labels».</translation>
    </message>
    <message>
        <source>{path} is in Parquet, for which birdann needs the package pyarrow; install it, or let BirdNET write CSV.</source>
        <translation>{path} está en Parquet, para lo que birdann necesita el paquete pyarrow; instálelo o haga que BirdNET escriba CSV.</translation>
    </message>
    <message>
        <source>{path} is larger than {max_bytes} MiB, too large for a text table.</source>
        <translation>{path} supera {max_bytes} MiB, demasiado para una tabla de texto.</translation>
    </message>
    <message>
        <source>{path} is missing. Restore it, then repeat the command.</source>
        <translation>Falta {path}. Restáurelo y repita el comando.</translation>
    </message>
    <message>
        <source>{path} is missing: moved, renamed or deleted, or its disk is not connected. Restore it, or locate it (menu Project: Locate missing files; command line: birdann locate).</source>
        <translation>Falta {path}: se movió, renombró o eliminó, o su disco no está conectado. Restáurelo o localícelo (menú Proyecto: Localizar archivos que faltan; línea de comandos: birdann locate).</translation>
    </message>
    <message>
        <source>{path} is not AviaNZ&apos;s list of segments.</source>
        <translation>{path} no es una lista de segmentos de AviaNZ.</translation>
    </message>
    <message>
        <source>{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.</source>
        <translation>{path} no es una tabla de Kaleidoscope: falta IN FILE, OFFSET o DURATION.</translation>
    </message>
    <message>
        <source>{path} is not a Praat TextGrid file.</source>
        <translation>{path} no es un archivo TextGrid de Praat.</translation>
    </message>
    <message>
        <source>{path} is not a Raven selection table: “Begin Time (s)” is missing.</source>
        <translation>{path} no es una tabla de selección de Raven: falta «Begin Time (s)».</translation>
    </message>
    <message>
        <source>{path} is not a Sonic Visualiser layer.</source>
        <translation>{path} no es una capa de Sonic Visualiser.</translation>
    </message>
    <message>
        <source>{path} is not a birdann project.</source>
        <translation>{path} no es un proyecto de birdann.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table with times in seconds. It needs label, onset_s, offset_s and notated_path.</source>
        <translation>{path} no es una tabla de crowsetta con tiempos en segundos. Necesita label, onset_s, offset_s y notated_path.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table. It needs {names}.</source>
        <translation>{path} no es una tabla de crowsetta. Necesita {names}.</translation>
    </message>
    <message>
        <source>{path} is not a file of BatDetect2: “annotation” is missing.</source>
        <translation>{path} no es un archivo de BatDetect2: falta «annotation».</translation>
    </message>
    <message>
        <source>{path} is not a network: choose a TFLite or ONNX file.</source>
        <translation>{path} no es una red neuronal: elija un archivo TFLite u ONNX.</translation>
    </message>
    <message>
        <source>{path} is not a run log of birdann. Choose a new file for the log.</source>
        <translation>{path} no es un registro de ejecución de birdann. Elija un archivo nuevo para el registro.</translation>
    </message>
    <message>
        <source>{path} is not a sound file that can be read (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF and AU can). Convert it or leave it out.</source>
        <translation>{path} no es un archivo de sonido legible (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF y AU lo son). Conviértalo u omítalo.</translation>
    </message>
    <message>
        <source>{path} is not a table of BirdNET results: the column of starts is missing.</source>
        <translation>{path} no es una tabla de resultados de BirdNET: falta la columna de inicios.</translation>
    </message>
    <message>
        <source>{path} is not a table of birdann segments: columns are missing.</source>
        <translation>{path} no es una tabla de segmentos de birdann: faltan columnas.</translation>
    </message>
    <message>
        <source>{path} is not a table of calls: it needs the columns {names}, and one of {names_2}.</source>
        <translation>{path} no es una tabla de llamadas: necesita las columnas {names} y una de {names_2}.</translation>
    </message>
    <message>
        <source>{path} is not a table of scores by class. It needs {names} and a column for each class.</source>
        <translation>{path} no es una tabla de puntuaciones por clase. Necesita {names} y una columna por clase.</translation>
    </message>
    <message>
        <source>{path} is not a table that can be read: {reason}.</source>
        <translation>{path} no es una tabla legible: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.</source>
        <translation>{path} no es una tabla con las columnas species, visit, calls, is_call y score. Corríjala.</translation>
    </message>
    <message>
        <source>{path} is not a valid Parquet file ({reason}).</source>
        <translation>{path} no es un archivo Parquet válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not an AOEF file: “data” is missing.</source>
        <translation>{path} no es un archivo AOEF: falta «data».</translation>
    </message>
    <message>
        <source>{path} is not an annotation set of xeno-canto: “annotations” is missing.</source>
        <translation>{path} no es un conjunto de anotaciones de xeno-canto: falta «annotations».</translation>
    </message>
    <message>
        <source>{path} is not read: it lies outside the project&apos;s folder, and {name} may not read sound there. Allow the folder (menu Project: Allowed folders; command line: --allow-outside).</source>
        <translation>{path} no se lee: está fuera de la carpeta del proyecto y {name} no puede leer sonido allí. Permita la carpeta (menú Proyecto: Carpetas permitidas; línea de comandos: --allow-outside).</translation>
    </message>
    <message>
        <source>{path} is not text in an encoding that is known. Save it as UTF-8.</source>
        <translation>{path} no es texto en una codificación conocida. Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not the model of this archive. Restore that model, or choose another folder.</source>
        <translation>{path} no es el modelo de este archivo sonoro. Restaure ese modelo o elija otra carpeta.</translation>
    </message>
    <message>
        <source>{path} is not the plain file that birdann keeps there while {project_path} is open, but a link or something else. See what it is, and remove or rename it.</source>
        <translation>{path} no es el archivo corriente que birdann guarda allí mientras {project_path} está abierto, sino un enlace u otra cosa. Vea qué es y quítelo o renómbrelo.</translation>
    </message>
    <message>
        <source>{path} is not the table that was written ({reason}). Restore it from a copy, or remove recordings/{name} and repeat “birdann archive run”.</source>
        <translation>{path} no es la tabla que se escribió ({reason}). Restáurela de una copia, o quite recordings/{name} y repita «birdann archive run».</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({reason}).</source>
        <translation>{path} no es JSON válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not valid XML ({reason}).</source>
        <translation>{path} no es XML válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is of no known format. Name one of {names}.</source>
        <translation>{path} no es de un formato conocido. Nombre uno de {names}.</translation>
    </message>
    <message>
        <source>{path} is one file under {n_names} names (hard links), and what is saved under one would be lost under another. Copy it to a new file and open that, or open it read-only and save a copy.</source>
        <translation>{path} es un archivo con {n_names} nombres (enlaces duros), y lo guardado con uno se perdería con otro. Cópielo a un archivo nuevo y abra ese, o ábralo solo para lectura y guarde una copia.</translation>
    </message>
    <message>
        <source>{path} is open read-only; nothing in it can be changed.</source>
        <translation>{path} está abierto solo para lectura; no se puede cambiar nada en él.</translation>
    </message>
    <message>
        <source>{path} is saved, but the disk did not take it in one piece ({reason}): keep {file}-wal beside it, free some space, and open and close it once more.</source>
        <translation>{path} está guardado, pero el disco no lo aceptó de una vez ({reason}): conserve {file}-wal a su lado, libere espacio y ábralo y ciérrelo otra vez.</translation>
    </message>
    <message>
        <source>{path} is the same sound as {known}</source>
        <translation>{path} es el mismo sonido que {known}</translation>
    </message>
    <message>
        <source>{path} is write-protected. Open it read-only, or make a copy of it.</source>
        <translation>{path} está protegido contra escritura. Ábralo solo para lectura o haga una copia.</translation>
    </message>
    <message>
        <source>{path} lists no recording of this project.</source>
        <translation>{path} no lista ninguna grabación de este proyecto.</translation>
    </message>
    <message>
        <source>{path} lists no species. Write one name per line.</source>
        <translation>{path} no lista especies. Escriba un nombre por línea.</translation>
    </message>
    <message>
        <source>{path} lists “{file}”, and several recordings of this project have this name. Score projects that contain only one of them.</source>
        <translation>{path} lista «{file}», y varias grabaciones de este proyecto tienen este nombre. Puntúe proyectos que contengan solo una de ellas.</translation>
    </message>
    <message>
        <source>{path} looks like raw samples without a sample rate. Export it as WAV.</source>
        <translation>{path} parece contener muestras sin formato ni frecuencia de muestreo. Expórtelo como WAV.</translation>
    </message>
    <message>
        <source>{path} may not be read. Change its permissions.</source>
        <translation>{path} no se puede leer. Cambie sus permisos.</translation>
    </message>
    <message>
        <source>{path} must end in .csv, .svg, .png or .pdf.</source>
        <translation>{path} debe terminar en .csv, .svg, .png o .pdf.</translation>
    </message>
    <message>
        <source>{path} must end in .png, .svg or .pdf.</source>
        <translation>{path} debe terminar en .png, .svg o .pdf.</translation>
    </message>
    <message>
        <source>{path} needs the columns “{item}” and “{answer}”.</source>
        <translation>{path} necesita las columnas «{item}» y «{answer}».</translation>
    </message>
    <message>
        <source>{path} starts {start}, before the previous recording or before recorders existed. The clock was probably reset. Correct the start.</source>
        <translation>{path} empieza en {start}, antes de la grabación anterior o de que existieran grabadoras. Probablemente se reinició el reloj. Corrija el inicio.</translation>
    </message>
    <message>
        <source>{path} supports one recording only, as the durations are unknown. Choose a folder to get one table for each.</source>
        <translation>{path} solo admite una grabación, pues se desconocen las duraciones. Elija una carpeta para obtener una tabla de cada una.</translation>
    </message>
    <message>
        <source>{path} supports one recording only. Choose a folder to get one table for each.</source>
        <translation>{path} solo admite una grabación. Elija una carpeta para obtener una tabla de cada una.</translation>
    </message>
    <message>
        <source>{path} takes sound of any length and is not a network that birdann knows. Export it with a fixed input length.</source>
        <translation>{path} acepta sonido de cualquier longitud y no es una red que birdann conozca. Expórtela con una longitud de entrada fija.</translation>
    </message>
    <message>
        <source>{path} takes {n_samples} samples at a time and is not a network that birdann knows. Give its sampling rate and how its numbers become scores.</source>
        <translation>{path} acepta {n_samples} muestras a la vez y no es una red que birdann conozca. Indique su frecuencia de muestreo y cómo sus números dan puntuaciones.</translation>
    </message>
    <message>
        <source>{path} was edited, or was not made by the demo. It is kept. Choose a new folder.</source>
        <translation>{path} se editó o no lo hizo la demostración. Se conserva. Elija una carpeta nueva.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of birdann (project format {version}, this version reads up to {reads}). Install the newer version to open it.</source>
        <translation>{path} se hizo con una versión más reciente de birdann (formato de proyecto {version}; esta versión lee hasta {reads}). Instale la versión más reciente para abrirlo.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier version of birdann. Open it for editing once to update it.</source>
        <translation>{path} se hizo con una versión anterior de birdann. Ábralo una vez para editarlo y se actualizará.</translation>
    </message>
    <message>
        <source>{path} was moved, deleted or replaced while it was open, so that nothing more can be saved in it. Put it back, or close it and open it where it is now.</source>
        <translation>{path} se movió, eliminó o sustituyó mientras estaba abierto, y ya no se puede guardar nada en él. Devuélvalo a su lugar, o ciérrelo y ábralo donde está ahora.</translation>
    </message>
    <message>
        <source>{path} was passed over: such folders contain deleted or earlier files. Add that folder itself if you need its sound files.</source>
        <translation>{path} se pasó por alto: esas carpetas contienen archivos eliminados o anteriores. Añada esa carpeta si necesita sus archivos de sonido.</translation>
    </message>
    <message>
        <source>{path} {reason}. Copy it again from the recorder or leave it out.</source>
        <translation>{path} {reason}. Cópielo de nuevo de la grabadora u omítalo.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a name and its meaning are expected.</source>
        <translation>{path}, línea {line}: se espera un nombre y su significado.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} is answered twice.</source>
        <translation>{path}, línea {line}: el elemento {item} se responde dos veces.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} of this sample is “{species}” in {recording} at {start_s} s, not what stands there. Answer the table that was written of this sample, or take the columns away that are no longer true.</source>
        <translation>{path}, línea {line}: el elemento {item} de esta muestra es «{species}» en {recording} a los {start_s} s, no lo que pone ahí. Responda la tabla que se escribió de esta muestra o quite las columnas que ya no son ciertas.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of a species has {characters} characters, starting “{start}”. See whether something else was taken for a name.</source>
        <translation>{path}, línea {line}: el nombre de una especie tiene {characters} caracteres y empieza por «{start}». Compruebe si se tomó otra cosa por un nombre.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the sample has no item {item}; it has {n_items}.</source>
        <translation>{path}, línea {line}: la muestra no tiene el elemento {item}; tiene {n_items}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times are clock times, and the start of {file} is not known. Give seconds (columns “start_s” and “end_s”), or set the start of the recording first.</source>
        <translation>{path}, línea {line}: los tiempos son horas del reloj y se desconoce el inicio de {file}. Dé segundos (columnas «start_s» y «end_s») o fije antes el inicio de la grabación.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times of this call make no sense.</source>
        <translation>{path}, línea {line}: los tiempos de esta llamada no tienen sentido.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the window {times} is not in {file}, which lasts {duration}. Correct the times, or the start of the recording.</source>
        <translation>{path}, línea {line}: la ventana {times} no está en {file}, que dura {duration}. Corrija los tiempos o el inicio de la grabación.</translation>
    </message>
    <message>
        <source>{path}, line {line}: two columns “{name}” differ. Delete or rename one.</source>
        <translation>{path}, línea {line}: dos columnas «{name}» difieren. Borre una o cámbiele el nombre.</translation>
    </message>
    <message>
        <source>{path}, line {line}: unknown answer “{said}”. Choose from: {answers}.</source>
        <translation>{path}, línea {line}: respuesta desconocida «{said}». Elija entre: {answers}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: weeks are numbers from 1 to {weeks} (four a month), and weights are numbers from 0.</source>
        <translation>{path}, línea {line}: las semanas son números de 1 a {weeks} (cuatro por mes) y los pesos, números desde 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{item}” is not an item number.</source>
        <translation>{path}, línea {line}: «{item}» no es un número de elemento.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{name}” has two meanings. Delete one of the lines.</source>
        <translation>{path}, línea {line}: «{name}» tiene dos significados. Elimine una de las líneas.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{start}” to “{end}” is not a stretch of time. Correct the start and the end.</source>
        <translation>{path}, línea {line}: de «{start}» a «{end}» no es un tramo de tiempo. Corrija el inicio y el final.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is neither seconds nor a time such as 06:31:00.</source>
        <translation>{path}, línea {line}: «{text}» no son segundos ni una hora como 06:31:00.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is not a kind of list. Use “complete”, “at least” or “possible”.</source>
        <translation>{path}, línea {line}: «{text}» no es un tipo de lista. Use «complete», «at least» o «possible».</translation>
    </message>
    <message>
        <source>{path}: birdann writes “{title}” but does not read it.</source>
        <translation>{path}: birdann escribe «{title}» pero no lo lee.</translation>
    </message>
    <message>
        <source>{path}: lines {earlier} and {line} contradict each other for {file} ({first}, {second}). Remove the wrong line, then read the table again.</source>
        <translation>{path}: las líneas {earlier} y {line} se contradicen para {file} ({first}, {second}). Quite la línea incorrecta y lea la tabla de nuevo.</translation>
    </message>
    <message>
        <source>{path}: lines {lines} have more or fewer cells than the header ({n_columns}). Correct these lines, then read the table again.</source>
        <translation>{path}: las líneas {lines} tienen más o menos celdas que la cabecera ({n_columns}). Corríjalas y lea la tabla de nuevo.</translation>
    </message>
    <message>
        <source>{path}: no recording has a start. Set sites and times first (birdann sites).</source>
        <translation>{path}: ninguna grabación tiene inicio. Fije antes sitios y tiempos (birdann sites).</translation>
    </message>
    <message>
        <source>{path}: no species. Put it in a folder named after the species.</source>
        <translation>{path}: sin especie. Póngalo en una carpeta con el nombre de la especie.</translation>
    </message>
    <message>
        <source>{path}: the sample “{name}” is incomplete. Draw a new one.</source>
        <translation>{path}: la muestra «{name}» está incompleta. Sortee una nueva.</translation>
    </message>
    <message>
        <source>{path}: the windows in lines {a} and {b} overlap for {file} ({first} and {second}). A window may lie inside another one, but not across its border. Correct the times.</source>
        <translation>{path}: las ventanas de las líneas {a} y {b} se solapan en {file} ({first} y {second}). Una ventana puede estar dentro de otra, pero no cruzar su borde. Corrija los tiempos.</translation>
    </message>
    <message>
        <source>{path}: too many rows, too long a cell or an invalid character for Excel. Save the table as CSV.</source>
        <translation>{path}: demasiadas filas, una celda demasiado larga o un carácter no válido para Excel. Guarde la tabla como CSV.</translation>
    </message>
    <message>
        <source>{path}: x1 and x2 are times in pieces of a minute, into which Arbimon cuts recordings. Add the start of each piece, and name the columns start_s and end_s.</source>
        <translation>{path}: x1 y x2 son tiempos en trozos de un minuto, en los que Arbimon corta las grabaciones. Sume el inicio de cada trozo y llame a las columnas start_s y end_s.</translation>
    </message>
    <message>
        <source>{per_bin} items per bin are too few for {strata} strata of hours: draw at least {wanted}.</source>
        <translation>{per_bin} elementos por clase son muy pocos para {strata} estratos de horas: sortee al menos {wanted}.</translation>
    </message>
    <message>
        <source>{percent} at {clock}</source>
        <translation>{percent} en {clock}</translation>
    </message>
    <message>
        <source>{person}: {what}</source>
        <translation>{person}: {what}</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} de {total}</translation>
    </message>
    <message>
        <source>{place}: NA, not surveyed</source>
        <translation>{place}: NA, sin muestrear</translation>
    </message>
    <message>
        <source>{program} found: {species}.</source>
        <translation>{program} encontró: {species}.</translation>
    </message>
    <message>
        <source>{program} has few scores: {scores} for {recordings} recordings. Detections every second, from a score of 0.005, are much better evidence.</source>
        <translation>{program} tiene pocas puntuaciones: {scores} para {recordings} grabaciones. Las detecciones cada segundo, desde una puntuación de 0,005, son un indicio mucho mejor.</translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln labels, windows of {window_s} s.</source>
        <translation>
            <numerusform>{program}: %Ln etiqueta, ventanas de {window_s} s.</numerusform>
            <numerusform>{program}: %Ln etiquetas, ventanas de {window_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln recordings were analysed.</source>
        <translation>
            <numerusform>{program}: se analizó %Ln grabación.</numerusform>
            <numerusform>{program}: se analizaron %Ln grabaciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program}: windows of {window_s} s every {step_s} s, scores from {min_score}, {n} classes.</source>
        <translation>{program}: ventanas de {window_s} s cada {step_s} s, puntuaciones desde {min_score}, {n} clases.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). Free some space, or see whether the disk or network share is still there.</source>
        <translation>{project_path} no se puede abrir para escribir ({reason}). Libere espacio o compruebe si el disco o la carpeta de red sigue ahí.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). See whether the disk or network share is still there.</source>
        <translation>{project_path} no se puede abrir para escribir ({reason}). Compruebe si el disco o la carpeta de red sigue ahí.</translation>
    </message>
    <message>
        <source>{project_path} is already open{holder}. Close it there, or open it read-only here.</source>
        <translation>{project_path} ya está abierto{holder}. Ciérrelo allí o ábralo aquí solo para lectura.</translation>
    </message>
    <message>
        <source>{project_path} lies where files cannot be locked ({reason}). Open it read-only, or copy it to a local disk.</source>
        <translation>{project_path} está donde no se pueden bloquear archivos ({reason}). Ábralo solo para lectura o cópielo a un disco local.</translation>
    </message>
    <message>
        <source>{range} · {share} correct</source>
        <comment>expected of proposals</comment>
        <translation>{range} · {share} correctas</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} kHz</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: it</source>
        <translation>{recording} a los {start_s} s:</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: {reason}.</source>
        <translation>{recording} a los {start_s} s: {reason}.</translation>
    </message>
    <message>
        <source>{recording} contains no audio to cut at {start_s} s.</source>
        <translation>{recording} no contiene audio que cortar a los {start_s} s.</translation>
    </message>
    <message>
        <source>{recording} is listed as “no birds”, but a call is labelled {species}.</source>
        <translation>{recording} está listada como «sin aves», pero una llamada está etiquetada como {species}.</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {field} {value}, not {other}</source>
        <translation>{recording}, {onset} s: {field} {value}, no {other}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {label} ({observer}); deleted by {names}</source>
        <translation>{recording}, {onset} s: {label} ({observer}); eliminado por {names}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {species}</source>
        <translation>{recording}, {onset} s: {species}</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</source>
        <translation>
            <numerusform>{recording}: %Ln anotación está por debajo de {below_hz} Hz. ¿Estaba en kilohercios?</numerusform>
            <numerusform>{recording}: %Ln anotaciones están por debajo de {below_hz} Hz. ¿Estaban en kilohercios?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</source>
        <translation>
            <numerusform>{recording}: %Ln anotación supera la mitad de la frecuencia de muestreo ({top_hz} Hz) y se cortó allí.</numerusform>
            <numerusform>{recording}: %Ln anotaciones superan la mitad de la frecuencia de muestreo ({top_hz} Hz) y se cortaron allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>{recording}: a call is labelled {species}, which its list excludes.</source>
        <translation>{recording}: una llamada está etiquetada como {species}, que su lista excluye.</translation>
    </message>
    <message>
        <source>{recording}: labelled from its species list alone</source>
        <translation>{recording}: etiquetada solo a partir de su lista de especies</translation>
    </message>
    <message>
        <source>{recording}: the windows {first} and {second} overlap. Put one inside the other, or change a border.</source>
        <translation>{recording}: las ventanas {first} y {second} se solapan. Ponga una dentro de la otra o cambie un borde.</translation>
    </message>
    <message>
        <source>{recording}: {species} listed, probably absent ({percent})</source>
        <translation>{recording}: {species} en la lista, probablemente ausente ({percent})</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</source>
        <translation>
            <numerusform>{recording}: {species} fuera de la lista, probablemente presente ({percent}, %Ln llamada)</numerusform>
            <numerusform>{recording}: {species} fuera de la lista, probablemente presente ({percent}, %Ln llamadas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species}, {percent}, %Ln calls</source>
        <translation>
            <numerusform>{recording}: {species}, {percent}, %Ln llamada</numerusform>
            <numerusform>{recording}: {species}, {percent}, %Ln llamadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{second} is the same file as {first}. Choose two.</source>
        <translation>{second} es el mismo archivo que {first}. Elija dos.</translation>
    </message>
    <message>
        <source>{segments} segments for {calls} listed calls: {per_call} per call</source>
        <translation>{segments} segmentos para {calls} llamadas listadas: {per_call} por llamada</translation>
    </message>
    <message>
        <source>{segments}, sounds of people hidden</source>
        <translation>{segments}, sonidos de personas ocultos</translation>
    </message>
    <message>
        <source>{share} of minutes with at least one call</source>
        <translation>{share} de los minutos con al menos una llamada</translation>
    </message>
    <message>
        <source>{share} of recordings with at least one call</source>
        <translation>{share} de las grabaciones con al menos una llamada</translation>
    </message>
    <message>
        <source>{share} of visits with at least one call</source>
        <translation>{share} de las visitas con al menos una llamada</translation>
    </message>
    <message>
        <source>{share}; with unsure as yes {as_yes}</source>
        <translation>{share}; con «dudoso» como sí: {as_yes}</translation>
    </message>
    <message>
        <source>{shown} and {rest} more</source>
        <translation>{shown} y {rest} más</translation>
    </message>
    <message>
        <source>{shown} is not a UTF-8 name. Choose a name of ordinary characters.</source>
        <translation>{shown} no es un nombre UTF-8. Elija un nombre de caracteres corrientes.</translation>
    </message>
    <message numerus="yes">
        <source>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</source>
        <translation>
            <numerusform>{site}: %Ln grabación se solapa con otras (primera: {example}). ¿Dos grabadoras o un reloj equivocado? Allí las llamadas cuentan dos veces.</numerusform>
            <numerusform>{site}: %Ln grabaciones se solapan con otras (primera: {example}). ¿Dos grabadoras o un reloj equivocado? Allí las llamadas cuentan dos veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{snr_db} over noise</source>
        <translation>{snr_db} sobre el ruido</translation>
    </message>
    <message>
        <source>{sound} is a recording of the project, and is kept. Choose another name.</source>
        <translation>{sound} es una grabación del proyecto y se conserva. Elija otro nombre.</translation>
    </message>
    <message>
        <source>{source_name} has no scores of “{species}”. Check the spelling.</source>
        <translation>{source_name} no tiene puntuaciones de «{species}». Compruebe la ortografía.</translation>
    </message>
    <message>
        <source>{sources}: the file plays {facts} times slower than life; times and frequencies are those of the file.</source>
        <translation>{sources}: el archivo suena {facts} veces más lento que la realidad; los tiempos y frecuencias son los del archivo.</translation>
    </message>
    <message>
        <source>{source} does not exist. Give folders, or lists of paths.</source>
        <translation>{source} no existe. Indique carpetas o listas de rutas.</translation>
    </message>
    <message>
        <source>{source}: recorded at {noted_hz} Hz, but the file has {rate_hz} Hz. Unless it was resampled, it plays {factor} times slower than life; times and frequencies are those of the file.</source>
        <translation>{source}: grabado a {noted_hz} Hz, pero el archivo tiene {rate_hz} Hz. Si no se remuestreó, se reproduce {factor} veces más lento que en la realidad; los tiempos y las frecuencias son los del archivo.</translation>
    </message>
    <message>
        <source>{source}: “{shown}” makes no sense as {names}.</source>
        <translation>{source}: «{shown}» no tiene sentido como {names}.</translation>
    </message>
    <message>
        <source>{species} from {score} on</source>
        <translation>{species} desde {score}</translation>
    </message>
    <message>
        <source>{species} is listed for {recording}, but no segment matches it. Is the list wrong?</source>
        <translation>{species} está en la lista de {recording}, pero ningún segmento le corresponde. ¿Es errónea la lista?</translation>
    </message>
    <message>
        <source>{species} may be present in {recording}. Is it?</source>
        <translation>{species} puede estar presente en {recording}. ¿Es así?</translation>
    </message>
    <message>
        <source>{species}, kind of sound {place} of {n}</source>
        <translation>{species}, tipo de sonido {place} de {n}</translation>
    </message>
    <message numerus="yes">
        <source>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</source>
        <translation>
            <numerusform>{species}: %Ln puntuación; sí {n_yes}, no {n_no}, dudosas {n_unsure}, pendientes {n_open}.</numerusform>
            <numerusform>{species}: %Ln puntuaciones; sí {n_yes}, no {n_no}, dudosas {n_unsure}, pendientes {n_open}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: detected at {n_with} of {n_sites} sites (naive occupancy {naive}); {n_visits} visits.</source>
        <translation>{species}: detectada en {n_with} de {n_sites} sitios (ocupación ingenua {naive}); {n_visits} visitas.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored.</source>
        <translation>{species}: {calls} desde {threshold}, de {n} puntuadas.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored; correct among all scored: {share} ({low} to {high}).</source>
        <translation>{species}: {calls} desde {threshold}, de {n} puntuadas; correctas entre todas las puntuadas: {share} ({low} a {high}).</translation>
    </message>
    <message>
        <source>{speed} It counts from the next start.</source>
        <translation>{speed} Vale desde el próximo inicio.</translation>
    </message>
    <message>
        <source>{start} (zone not recorded)</source>
        <translation>{start} (zona no registrada)</translation>
    </message>
    <message>
        <source>{start} of {recordings} recordings</source>
        <translation>{start} de {recordings} grabaciones</translation>
    </message>
    <message>
        <source>{table} describes each of them.</source>
        <translation>{table} describe cada uno de ellos.</translation>
    </message>
    <message>
        <source>{table} is neither a folder nor a readable list of paths ({reason}). Give folders with sound, or a text file with one path per line.</source>
        <translation>{table} no es ni una carpeta ni una lista de rutas legible ({reason}). Indique carpetas con sonido o un archivo de texto con una ruta por línea.</translation>
    </message>
    <message>
        <source>{text}  (now)</source>
        <translation>{text}  (ahora)</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>quedan {time}</translation>
    </message>
    <message>
        <source>{time} long</source>
        <translation>{time} de duración</translation>
    </message>
    <message>
        <source>{time}, no zone</source>
        <translation>{time}, sin zona</translation>
    </message>
    <message>
        <source>{title} found {found}   right of found {right}   mean of classes {mean}   ceiling {ceiling}</source>
        <translation>{title} halladas {found}   de ellas correctas {right}   media de clases {mean}   máximo posible {ceiling}</translation>
    </message>
    <message>
        <source>{title} – manual</source>
        <translation>{title} – manual</translation>
    </message>
    <message>
        <source>{total_s} s ({places} and {n_hidden} more places)</source>
        <translation>{total_s} s ({places} y {n_hidden} lugares más)</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best label ranking precision ({reached}): {settings}.</source>
        <translation>Se validaron de forma cruzada {tried} ajustes ({turns} particiones). Mejor precisión del orden de etiquetas ({reached}): {settings}.</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best likelihood of held-out lists ({reached}): {settings}.</source>
        <translation>Se validaron de forma cruzada {tried} ajustes ({turns} particiones). Mejor verosimilitud de listas reservadas ({reached}): {settings}.</translation>
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
        <translation>{value} (IC del 95 %: {low}–{high} %)</translation>
    </message>
    <message>
        <source>{value} ({low} or higher)</source>
        <translation>{value} ({low} o más)</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} a {high})</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{visits} visits of {species} species at {sites} sites were drawn; {with_calls} have calls to play, {calls} calls at most ({minutes} min at {each} s each).</source>
        <translation>Se sortearon {visits} visitas de {species} especies en {sites} sitios; {with_calls} tienen llamadas que reproducir, {calls} llamadas como máximo ({minutes} min a {each} s cada una).</translation>
    </message>
    <message>
        <source>{visit}  {outcome}  {played} of {n} calls played; probability of a remaining call {remaining}</source>
        <translation>{visit}  {outcome}  {played} de {n} llamadas reproducidas; probabilidad de otra llamada {remaining}</translation>
    </message>
    <message numerus="yes">
        <source>{what}: %Ln segments</source>
        <translation>
            <numerusform>{what}: %Ln segmento</numerusform>
            <numerusform>{what}: %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} (superseded)</source>
        <translation>{when} (sustituido)</translation>
    </message>
    <message>
        <source>{when}, in use</source>
        <translation>{when}, en uso</translation>
    </message>
    <message>
        <source>{where} ends {beyond_s} s after the recording and was cut there.</source>
        <translation>{where} termina {beyond_s} s después de la grabación y se cortó allí.</translation>
    </message>
    <message>
        <source>{where} starts before the recording and was cut there.</source>
        <translation>{where} empieza antes de la grabación y se cortó allí.</translation>
    </message>
    <message>
        <source>{words} (≥ {percent})</source>
        <translation>{words} (≥ {percent})</translation>
    </message>
    <message>
        <source>“Find segments” outlines every call. “Train” learns from your lists which call belongs to which species. Both run in the background.</source>
        <translation>«Buscar segmentos» delimita cada llamada. «Entrenar» aprende de sus listas qué llamada es de qué especie. Ambos se ejecutan en segundo plano.</translation>
    </message>
    <message>
        <source>“{column}” has only 0 and 1, which are not species names.</source>
        <translation>«{column}» tiene solo 0 y 1, que no son nombres de especies.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed, {n_wrong} rejected.</source>
        <translation>«{column}» se leyó como el veredicto de una persona: {n_right} confirmados, {n_wrong} rechazados.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed. “No” can also mean “not yet”, so that these rows have none.</source>
        <translation>«{column}» se leyó como el veredicto de una persona: {n_right} confirmados. «No» también puede significar «todavía no», por lo que esas filas no tienen veredicto.</translation>
    </message>
    <message>
        <source>“{device}” does not accept sound.</source>
        <translation>«{device}» no acepta sonido.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Choose another name.</source>
        <translation>«{name}» ya existe. Elija otro nombre.</translation>
    </message>
    <message>
        <source>“{name}” becomes “{other}” in every list and label. Predictions follow when you train again.</source>
        <translation>«{name}» pasa a ser «{other}» en cada lista y etiqueta. Las predicciones cambian al volver a entrenar.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>«{name}» no se puede abrir</translation>
    </message>
    <message>
        <source>“{name}” has no item {item}.</source>
        <translation>«{name}» no tiene el elemento {item}.</translation>
    </message>
    <message>
        <source>“{name}” has {n} different values. A covariate must be a number or have two values. Write the detection histories and fit it in R.</source>
        <translation>«{name}» tiene {n} valores distintos. Una covariable debe ser un número o tener dos valores. Escriba los historiales de detección y ajústela en R.</translation>
    </message>
    <message>
        <source>“{name}” is</source>
        <translation>«{name}» es</translation>
    </message>
    <message>
        <source>“{name}” is already a training source.</source>
        <translation>«{name}» ya es una fuente de entrenamiento.</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>Falta «{name}»</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the project.</source>
        <translation>«{name}» ya no está en el proyecto.</translation>
    </message>
    <message>
        <source>“{name}” is not merged with a species.</source>
        <translation>«{name}» no está fusionada con ninguna especie.</translation>
    </message>
    <message>
        <source>“{name}” is used in lists or labels. Merge it with another species instead.</source>
        <translation>«{name}» se usa en listas o etiquetas. Fusiónela con otra especie.</translation>
    </message>
    <message>
        <source>“{name}” uses sound files outside its own folder</source>
        <translation>«{name}» usa archivos de sonido fuera de su propia carpeta</translation>
    </message>
    <message>
        <source>“{name}” was removed. Undo brings it back with its answers.</source>
        <translation>«{name}» se quitó. Deshacer lo recupera con sus respuestas.</translation>
    </message>
    <message>
        <source>“{name}”: {done} of {n} answered, scores of {source}</source>
        <translation>«{name}»: {done} de {n} respondidos, puntuaciones de {source}</translation>
    </message>
    <message>
        <source>“{name}”: {settled} of {visits} visits settled, {detected} with the species; {played} calls played in {minutes} min</source>
        <translation>«{name}»: {settled} de {visits} visitas resueltas, {detected} con la especie; {played} llamadas reproducidas en {minutes} min</translation>
    </message>
    <message>
        <source>“{pattern}” cannot name clips; in braces there may stand {names}.</source>
        <translation>«{pattern}» no puede nombrar clips; entre llaves puede ir {names}.</translation>
    </message>
    <message>
        <source>“{text}” can mean {point} or {thousands}. Write it with a point or without the comma</source>
        <translation>«{text}» puede significar {point} o {thousands}. Escríbalo con punto o sin la coma</translation>
    </message>
    <message>
        <source>“{text}” in “{column}” is not a valid time</source>
        <translation>«{text}» en «{column}» no es una hora válida</translation>
    </message>
    <message>
        <source>“{text}” is not a number</source>
        <translation>«{text}» no es un número</translation>
    </message>
    <message>
        <source>“{title}” does not need scores in names. They are for {names}.</source>
        <translation>«{title}» no necesita puntuaciones en los nombres. Son para {names}.</translation>
    </message>
    <message>
        <source>“{title}” does not support: {what}.</source>
        <translation>«{title}» no admite: {what}.</translation>
    </message>
    <message>
        <source>“{title}” has no columns for measurements. Choose one of {names}.</source>
        <translation>«{title}» no tiene columnas para mediciones. Elija una de {names}.</translation>
    </message>
    <message>
        <source>“{written}” is “{taken}”, {how}</source>
        <translation>«{written}» es «{taken}», {how}</translation>
    </message>
    <message>
        <source>… and {n_more} more like these.</source>
        <translation>… y {n_more} más como estos.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… y {n} más</translation>
    </message>
</context>
</TS>
