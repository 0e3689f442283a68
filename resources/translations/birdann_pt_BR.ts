<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>  {species}: {n_first} and {n_second}, {n_both} by both; kappa {kappa}</source>
        <translation>  {species}: {n_first} e {n_second}, {n_both} por ambos; kappa {kappa}</translation>
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
        <translation> (diferem em {apart_h} h: talvez o fuso horário ou o horário de verão)</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source> There are {n_files} such files in {folder}.</source>
        <translation> Há {n_files} arquivos assim em {folder}.</translation>
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
        <translation>%(prog)s: erro: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are of recordings not in the project and are skipped.</source>
        <translation>
            <numerusform>%Ln anotação é de uma gravação que não está no projeto e é ignorada.</numerusform>
            <numerusform>%Ln anotações são de gravações que não estão no projeto e são ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations fit recordings of this project.</source>
        <translation>
            <numerusform>%Ln anotação corresponde a uma gravação deste projeto.</numerusform>
            <numerusform>%Ln anotações correspondem a gravações deste projeto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were imported before or repeat others.</source>
        <translation>
            <numerusform>%Ln anotação já tinha sido importada ou repete outra.</numerusform>
            <numerusform>%Ln anotações já tinham sido importadas ou repetem outras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were read.</source>
        <translation>
            <numerusform>%Ln anotação foi lida.</numerusform>
            <numerusform>%Ln anotações foram lidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still missing.</source>
        <translation>
            <numerusform>%Ln ainda falta.</numerusform>
            <numerusform>%Ln ainda faltam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cells changed nothing.</source>
        <translation>
            <numerusform>%Ln célula em branco não mudou nada.</numerusform>
            <numerusform>%Ln células em branco não mudaram nada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks could not be decoded (replaced by silence).</source>
        <translation>
            <numerusform>%Ln bloco não pôde ser decodificado (substituído por silêncio).</numerusform>
            <numerusform>%Ln blocos não puderam ser decodificados (substituídos por silêncio).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln chamado</numerusform>
            <numerusform>%Ln chamados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls, 2 kinds of sound</source>
        <translation>
            <numerusform>%Ln chamado, 2 tipos de som</numerusform>
            <numerusform>%Ln chamados, 2 tipos de som</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate species.</source>
        <translation>
            <numerusform>%Ln espécie candidata.</numerusform>
            <numerusform>%Ln espécies candidatas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips were written to {path}.</source>
        <translation>
            <numerusform>%Ln clipe foi gravado em {path}.</numerusform>
            <numerusform>%Ln clipes foram gravados em {path}.</numerusform>
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
            <numerusform>%Ln campo personalizado tinha valores diferentes; o valor posterior foi mantido.</numerusform>
            <numerusform>%Ln campos personalizados tinham valores diferentes; os valores posteriores foram mantidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no features yet: training measures those that you label.</source>
        <translation>
            <numerusform>%Ln detecção ainda não tem atributos: o treinamento mede as que você rotula.</numerusform>
            <numerusform>%Ln detecções ainda não têm atributos: o treinamento mede as que você rotula.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</source>
        <translation>
            <numerusform>%Ln detecção não tem escore de 0 a 1. As listas mostram 0 %; a validação e os limiares usam sua própria escala.</numerusform>
            <numerusform>%Ln detecções não têm escore de 0 a 1. As listas mostram 0 %; a validação e os limiares usam sua própria escala.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections with a score below {least} were skipped.</source>
        <translation>
            <numerusform>%Ln detecção com escore abaixo de {least} foi ignorada.</numerusform>
            <numerusform>%Ln detecções com escore abaixo de {least} foram ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections.</source>
        <translation>
            <numerusform>%Ln detecção.</numerusform>
            <numerusform>%Ln detecções.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples</source>
        <translation>
            <numerusform>%Ln exemplo</numerusform>
            <numerusform>%Ln exemplos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples of {species}</source>
        <translation>
            <numerusform>%Ln exemplo de {species}</numerusform>
            <numerusform>%Ln exemplos de {species}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files cannot be read in this format.</source>
        <translation>
            <numerusform>%Ln arquivo não pode ser lido neste formato.</numerusform>
            <numerusform>%Ln arquivos não podem ser lidos neste formato.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be added:</source>
        <translation>
            <numerusform>Não foi possível adicionar %Ln arquivo:</numerusform>
            <numerusform>Não foi possível adicionar %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be analysed:</source>
        <translation>
            <numerusform>Não foi possível analisar %Ln arquivo:</numerusform>
            <numerusform>Não foi possível analisar %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be cut:</source>
        <translation>
            <numerusform>Não foi possível cortar %Ln arquivo:</numerusform>
            <numerusform>Não foi possível cortar %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be measured:</source>
        <translation>
            <numerusform>Não foi possível medir %Ln arquivo:</numerusform>
            <numerusform>Não foi possível medir %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be processed:</source>
        <translation>
            <numerusform>Não foi possível processar %Ln arquivo:</numerusform>
            <numerusform>Não foi possível processar %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read:</source>
        <translation>
            <numerusform>Não foi possível ler %Ln arquivo:</numerusform>
            <numerusform>Não foi possível ler %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used.</source>
        <translation>
            <numerusform>%Ln arquivo não pôde ser usado.</numerusform>
            <numerusform>%Ln arquivos não puderam ser usados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used:</source>
        <translation>
            <numerusform>Não foi possível usar %Ln arquivo:</numerusform>
            <numerusform>Não foi possível usar %Ln arquivos:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files failed. All others are done. Repeat the command to retry.</source>
        <translation>
            <numerusform>%Ln arquivo falhou. Todos os outros estão prontos. Repita o comando para tentar de novo.</numerusform>
            <numerusform>%Ln arquivos falharam. Todos os outros estão prontos. Repita o comando para tentar de novo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files in the table fit no recording.</source>
        <translation>
            <numerusform>%Ln arquivo da tabela não corresponde a nenhuma gravação.</numerusform>
            <numerusform>%Ln arquivos da tabela não correspondem a nenhuma gravação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were in the project already.</source>
        <translation>
            <numerusform>%Ln arquivo já estava no projeto.</numerusform>
            <numerusform>%Ln arquivos já estavam no projeto.</numerusform>
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
            <numerusform>%Ln nesta fila</numerusform>
            <numerusform>%Ln nesta fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were drawn.</source>
        <translation>
            <numerusform>%Ln item foi sorteado.</numerusform>
            <numerusform>%Ln itens foram sorteados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer than these predictions.</source>
        <translation>
            <numerusform>%Ln rótulo é mais recente que estas previsões.</numerusform>
            <numerusform>%Ln rótulos são mais recentes que estas previsões.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer. The recording you label follows at once.</source>
        <translation>
            <numerusform>%Ln rótulo é mais recente. A gravação que você rotula acompanha na hora.</numerusform>
            <numerusform>%Ln rótulos são mais recentes. A gravação que você rotula acompanha na hora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are species of this project.</source>
        <translation>
            <numerusform>%Ln rótulo é uma espécie deste projeto.</numerusform>
            <numerusform>%Ln rótulos são espécies deste projeto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels by other observers were kept.</source>
        <translation>
            <numerusform>%Ln rótulo de outros observadores foi mantido.</numerusform>
            <numerusform>%Ln rótulos de outros observadores foram mantidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species list.</source>
        <translation>
            <numerusform>%Ln rótulo contradiz a lista de espécies.</numerusform>
            <numerusform>%Ln rótulos contradizem a lista de espécies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species lists of their recordings.</source>
        <translation>
            <numerusform>%Ln rótulo contradiz a lista de espécies de sua gravação.</numerusform>
            <numerusform>%Ln rótulos contradizem as listas de espécies de suas gravações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels or notes belong to segments that were deleted in the other project.</source>
        <translation>
            <numerusform>%Ln rótulo ou nota pertence a um segmento excluído no outro projeto.</numerusform>
            <numerusform>%Ln rótulos ou notas pertencem a segmentos excluídos no outro projeto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln likely calls</source>
        <translation>
            <numerusform>%Ln chamado provável</numerusform>
            <numerusform>%Ln chamados prováveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are now “no birds”.</source>
        <translation>
            <numerusform>%Ln lista agora é “sem aves”.</numerusform>
            <numerusform>%Ln listas agora são “sem aves”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are unchanged.</source>
        <translation>
            <numerusform>%Ln lista fica inalterada.</numerusform>
            <numerusform>%Ln listas ficam inalteradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists become “no birds”.</source>
        <translation>
            <numerusform>%Ln lista passa a “sem aves”.</numerusform>
            <numerusform>%Ln listas passam a “sem aves”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists change.</source>
        <translation>
            <numerusform>%Ln lista muda.</numerusform>
            <numerusform>%Ln listas mudam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln lista continua após o fim de sua visita e conta para essa visita.</numerusform>
            <numerusform>%Ln listas continuam após o fim de suas visitas e contam para essas visitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists unchanged.</source>
        <translation>
            <numerusform>%Ln lista inalterada.</numerusform>
            <numerusform>%Ln listas inalteradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists were compared with models of the other recordings.</source>
        <translation>
            <numerusform>%Ln lista foi comparada com modelos das outras gravações.</numerusform>
            <numerusform>%Ln listas foram comparadas com modelos das outras gravações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists, in random order; the band is the 95 % interval.</source>
        <translation>
            <numerusform>%Ln lista, em ordem aleatória; a faixa é o intervalo de 95 %.</numerusform>
            <numerusform>%Ln listas, em ordem aleatória; a faixa é o intervalo de 95 %.</numerusform>
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
            <numerusform>%Ln minuto por hora, ao acaso</numerusform>
            <numerusform>%Ln minutos por hora, ao acaso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, evenly</source>
        <translation>
            <numerusform>%Ln minuto por hora, regularmente</numerusform>
            <numerusform>%Ln minutos por hora, regularmente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</source>
        <translation>
            <numerusform>%Ln minuto foi gravado duas vezes no mesmo local e conta uma vez (dois gravadores, um relógio errado ou o fim do horário de verão quando os inícios não têm diferença UTC).</numerusform>
            <numerusform>%Ln minutos foram gravados duas vezes no mesmo local e contam uma vez (dois gravadores, um relógio errado ou o fim do horário de verão quando os inícios não têm diferença UTC).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can be tagged first.</source>
        <translation>
            <numerusform>Mais %Ln pode ser marcada antes.</numerusform>
            <numerusform>Mais %Ln podem ser marcadas antes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new labels. Update the model.</source>
        <translation>
            <numerusform>%Ln rótulo novo. Atualize o modelo.</numerusform>
            <numerusform>%Ln rótulos novos. Atualize o modelo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new lists.</source>
        <translation>
            <numerusform>%Ln lista nova.</numerusform>
            <numerusform>%Ln listas novas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new strokes</source>
        <translation>
            <numerusform>%Ln traço novo</numerusform>
            <numerusform>%Ln traços novos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not learned yet</source>
        <comment>labels</comment>
        <translation>
            <numerusform>%Ln ainda não aprendido</numerusform>
            <numerusform>%Ln ainda não aprendidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are labelled.</source>
        <translation>
            <numerusform>%Ln deles está rotulado.</numerusform>
            <numerusform>%Ln deles estão rotulados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these segments were deleted or changed since and stay unchanged.</source>
        <translation>
            <numerusform>%Ln destes segmentos foi excluído ou alterado depois e fica como está.</numerusform>
            <numerusform>%Ln destes segmentos foram excluídos ou alterados depois e ficam como estão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that change were tagged by hand.</source>
        <translation>
            <numerusform>%Ln das que mudam foi marcada à mão.</numerusform>
            <numerusform>%Ln das que mudam foram marcadas à mão.</numerusform>
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
            <numerusform>%Ln parte está danificada e foi omitida, em {at}. Os tempos seguintes ficam adiantados em sua duração.</numerusform>
            <numerusform>%Ln partes estão danificadas e foram omitidas, em {at}. Os tempos seguintes ficam adiantados em sua duração.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln probably not calls</source>
        <comment>segments</comment>
        <translation>
            <numerusform>%Ln provavelmente não é chamado</numerusform>
            <numerusform>%Ln provavelmente não são chamados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems found.</source>
        <translation>
            <numerusform>%Ln problema encontrado.</numerusform>
            <numerusform>%Ln problemas encontrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings</source>
        <translation>
            <numerusform>%Ln gravação</numerusform>
            <numerusform>%Ln gravações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings already had segments.</source>
        <translation>
            <numerusform>%Ln gravação já tinha segmentos.</numerusform>
            <numerusform>%Ln gravações já tinham segmentos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are already in this project and were skipped. Merge the projects to import their lists.</source>
        <translation>
            <numerusform>%Ln gravação já está neste projeto e foi ignorada. Mescle os projetos para importar sua lista.</numerusform>
            <numerusform>%Ln gravações já estão neste projeto e foram ignoradas. Mescle os projetos para importar suas listas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</source>
        <translation>
            <numerusform>%Ln gravação falta em “media” e “deployments”: seu início, fuso horário ou local é desconhecido.</numerusform>
            <numerusform>%Ln gravações faltam em “media” e “deployments”: seu início, fuso horário ou local é desconhecido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation>
            <numerusform>%Ln gravação não é citada na tabela.</numerusform>
            <numerusform>%Ln gravações não são citadas na tabela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation>
            <numerusform>%Ln gravação está selecionada. As marcas vão para ela.</numerusform>
            <numerusform>%Ln gravações estão selecionadas. As marcas vão para todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of a visit and are divided there.</source>
        <translation>
            <numerusform>%Ln gravação continua após o fim de uma visita e é dividida ali.</numerusform>
            <numerusform>%Ln gravações continuam após o fim de uma visita e são divididas ali.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln gravação continua após o fim de sua visita e conta para essa visita.</numerusform>
            <numerusform>%Ln gravações continuam após o fim de suas visitas e contam para essas visitas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings could not be segmented:</source>
        <translation>
            <numerusform>Não foi possível segmentar %Ln gravação:</numerusform>
            <numerusform>Não foi possível segmentar %Ln gravações:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have conflicting entries. Point at one to see why.</source>
        <translation>
            <numerusform>%Ln gravação tem dados conflitantes. Aponte para ela para ver por quê.</numerusform>
            <numerusform>%Ln gravações têm dados conflitantes. Aponte para uma para ver por quê.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have missing files.</source>
        <translation>
            <numerusform>%Ln gravação está sem o arquivo.</numerusform>
            <numerusform>%Ln gravações estão sem os arquivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no site.</source>
        <translation>
            <numerusform>%Ln gravação não tem sítio.</numerusform>
            <numerusform>%Ln gravações não têm sítio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no start.</source>
        <translation>
            <numerusform>%Ln gravação não tem início.</numerusform>
            <numerusform>%Ln gravações não têm início.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</source>
        <translation>
            <numerusform>%Ln gravação de 150 kHz ou mais foi examinada em busca de morcegos, só acima de 4 kHz. Vozes mais graves precisam da predefinição Aves canoras (songbirds).</numerusform>
            <numerusform>%Ln gravações de 150 kHz ou mais foram examinadas em busca de morcegos, só acima de 4 kHz. Vozes mais graves precisam da predefinição Aves canoras (songbirds).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings outside the season or the hours of day are left out.</source>
        <translation>
            <numerusform>%Ln gravação fora da temporada ou das horas do dia foi deixada de fora.</numerusform>
            <numerusform>%Ln gravações fora da temporada ou das horas do dia foram deixadas de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were added.</source>
        <translation>
            <numerusform>%Ln gravação foi adicionada.</numerusform>
            <numerusform>%Ln gravações foram adicionadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were analysed before.</source>
        <translation>
            <numerusform>%Ln gravação já tinha sido analisada.</numerusform>
            <numerusform>%Ln gravações já tinham sido analisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were found again.</source>
        <translation>
            <numerusform>%Ln gravação foi reencontrada.</numerusform>
            <numerusform>%Ln gravações foram reencontradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were removed. Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%Ln gravação foi removida. Ctrl+Z a restaura.</numerusform>
            <numerusform>%Ln gravações foram removidas. Ctrl+Z as restaura.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were segmented with other settings. The model uses “{preset}”.</source>
        <translation>
            <numerusform>%Ln gravação foi segmentada com outras configurações. O modelo usa “{preset}”.</numerusform>
            <numerusform>%Ln gravações foram segmentadas com outras configurações. O modelo usa “{preset}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a site or a start are left out.</source>
        <translation>
            <numerusform>%Ln gravação sem local ou sem início foi deixada de fora.</numerusform>
            <numerusform>%Ln gravações sem local ou sem início foram deixadas de fora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a start are left out.</source>
        <translation>
            <numerusform>%Ln gravação sem início é omitida.</numerusform>
            <numerusform>%Ln gravações sem início são omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</source>
        <translation>
            <numerusform>%Ln gravação sem previsões nem detecções só conta como amostrada onde uma pessoa a listou ou revisou por completo.</numerusform>
            <numerusform>%Ln gravações sem previsões nem detecções só contam como amostradas onde uma pessoa as listou ou revisou por completo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>%Ln gravação, {tagged} marcadas</numerusform>
            <numerusform>%Ln gravações, {tagged} marcadas</numerusform>
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
            <numerusform>%Ln segmento revisado também é usado; seus rótulos não mudam.</numerusform>
            <numerusform>%Ln segmentos revisados também são usados; seus rótulos não mudam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments of today are not in this backup.</source>
        <translation>
            <numerusform>%Ln segmento revisado hoje não está neste backup.</numerusform>
            <numerusform>%Ln segmentos revisados hoje não estão neste backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln linha</numerusform>
            <numerusform>%Ln linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows cannot be read:</source>
        <translation>
            <numerusform>%Ln linha não pode ser lida:</numerusform>
            <numerusform>%Ln linhas não podem ser lidas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</source>
        <translation>
            <numerusform>%Ln linha não tem espécie, o que o crowsetta não aceita. “Omitir segmentos sem espécie” (--only-named) a remove.</numerusform>
            <numerusform>%Ln linhas não têm espécie, o que o crowsetta não aceita. “Omitir segmentos sem espécie” (--only-named) as remove.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</source>
        <translation>
            <numerusform>%Ln linha rotulada por uma pessoa foi omitida. Importe a tabela como segmentos para manter o rótulo.</numerusform>
            <numerusform>%Ln linhas rotuladas por uma pessoa foram omitidas. Importe a tabela como segmentos para manter os rótulos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were filled. Save to keep them.</source>
        <translation>
            <numerusform>%Ln linha foi preenchida. Salve para mantê-la.</numerusform>
            <numerusform>%Ln linhas foram preenchidas. Salve para mantê-las.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were written to {path}.</source>
        <translation>
            <numerusform>%Ln linha foi gravada em {path}.</numerusform>
            <numerusform>%Ln linhas foram gravadas em {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows without a score, or of more than {max_s} s, were left out.</source>
        <translation>
            <numerusform>%Ln linha sem escore, ou de mais de {max_s} s, foi omitida.</numerusform>
            <numerusform>%Ln linhas sem escore, ou de mais de {max_s} s, foram omitidas.</numerusform>
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
            <numerusform>%Ln segmento não corresponde a nenhuma espécie da lista (“?”).</numerusform>
            <numerusform>%Ln segmentos não correspondem a nenhuma espécie da lista (“?”).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments have different labels and wait for a decision.</source>
        <translation>
            <numerusform>%Ln segmento tem rótulos diferentes e espera uma decisão.</numerusform>
            <numerusform>%Ln segmentos têm rótulos diferentes e esperam uma decisão.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of human sounds were left out.</source>
        <translation>
            <numerusform>%Ln segmento de sons humanos foi omitido.</numerusform>
            <numerusform>%Ln segmentos de sons humanos foram omitidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of training sources</source>
        <translation>
            <numerusform>%Ln segmento de fontes de treinamento</numerusform>
            <numerusform>%Ln segmentos de fontes de treinamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review are hidden by the minimum call probability.</source>
        <translation>
            <numerusform>%Ln segmento a revisar está oculto pela probabilidade mínima de chamado.</numerusform>
            <numerusform>%Ln segmentos a revisar estão ocultos pela probabilidade mínima de chamado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review, the most uncertain first.</source>
        <translation>
            <numerusform>%Ln segmento a revisar, primeiro os mais incertos.</numerusform>
            <numerusform>%Ln segmentos a revisar, primeiro os mais incertos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were found.</source>
        <translation>
            <numerusform>%Ln segmento foi encontrado.</numerusform>
            <numerusform>%Ln segmentos foram encontrados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled.</source>
        <translation>
            <numerusform>%Ln segmento foi rotulado.</numerusform>
            <numerusform>%Ln segmentos foram rotulados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out (reasons in {note}).</source>
        <translation>
            <numerusform>%Ln segmento foi omitido (motivos em {note}).</numerusform>
            <numerusform>%Ln segmentos foram omitidos (motivos em {note}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out.</source>
        <translation>
            <numerusform>%Ln segmento foi omitido.</numerusform>
            <numerusform>%Ln segmentos foram omitidos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were not written: {why}.</source>
        <translation>
            <numerusform>%Ln segmento não foi gravado: {why}.</numerusform>
            <numerusform>%Ln segmentos não foram gravados: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were outlined in both projects; one outline of each is shown.</source>
        <translation>
            <numerusform>%Ln segmento foi delimitado nos dois projetos; um só contorno é mostrado.</numerusform>
            <numerusform>%Ln segmentos foram delimitados nos dois projetos; um só contorno de cada é mostrado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}, in {rows}.</source>
        <translation>
            <numerusform>%Ln segmento foi gravado em {path}, em {rows}.</numerusform>
            <numerusform>%Ln segmentos foram gravados em {path}, em {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}.</source>
        <translation>
            <numerusform>%Ln segmento foi gravado em {path}.</numerusform>
            <numerusform>%Ln segmentos foram gravados em {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selecionado</numerusform>
            <numerusform>%Ln selecionados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected recordings</source>
        <translation>
            <numerusform>%Ln gravação selecionada</numerusform>
            <numerusform>%Ln gravações selecionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</source>
        <translation>
            <numerusform>%Ln local tem gravações com deslocamentos UTC diferentes (horário de verão ou relógios ajustados de outro modo). As horas e os dias são os de cada gravação.</numerusform>
            <numerusform>%Ln locais têm gravações com deslocamentos UTC diferentes (horário de verão ou relógios ajustados de outro modo). As horas e os dias são os de cada gravação.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</source>
        <translation>
            <numerusform>%Ln som não tem espécie na coluna “{column}” e fica sem rótulo. As outras colunas não são lidas como nomes de espécies.</numerusform>
            <numerusform>%Ln sons não têm espécie na coluna “{column}” e ficam sem rótulo. As outras colunas não são lidas como nomes de espécies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species</source>
        <translation>
            <numerusform>%Ln espécie</numerusform>
            <numerusform>%Ln espécies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (complete list).</source>
        <translation>
            <numerusform>%Ln espécie (lista completa).</numerusform>
            <numerusform>%Ln espécies (lista completa).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (incomplete list).</source>
        <translation>
            <numerusform>%Ln espécie (lista incompleta).</numerusform>
            <numerusform>%Ln espécies (lista incompleta).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species are unknown to the model: NA without a species list.</source>
        <translation>
            <numerusform>%Ln espécie é desconhecida do modelo: NA sem lista de espécies.</numerusform>
            <numerusform>%Ln espécies são desconhecidas do modelo: NA sem lista de espécies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation>
            <numerusform>%Ln espécie agora pode ser achada ao digitar.</numerusform>
            <numerusform>%Ln espécies agora podem ser achadas ao digitar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species cannot be separated by lists.</source>
        <translation>
            <numerusform>%Ln espécie não pode ser separada por listas.</numerusform>
            <numerusform>%Ln espécies não podem ser separadas por listas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species have two kinds of sound that no list separates.</source>
        <translation>
            <numerusform>%Ln espécie tem dois tipos de som que nenhuma lista separa.</numerusform>
            <numerusform>%Ln espécies têm dois tipos de som que nenhuma lista separa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species lists are contradicted by labels. They are not used until you decide.</source>
        <translation>
            <numerusform>%Ln lista de espécies é contradita por rótulos. Ela não é usada até que você decida.</numerusform>
            <numerusform>%Ln listas de espécies são contraditas por rótulos. Elas não são usadas até que você decida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species need data.</source>
        <translation>
            <numerusform>%Ln espécie precisa de dados.</numerusform>
            <numerusform>%Ln espécies precisam de dados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts have no time zone.</source>
        <translation>
            <numerusform>%Ln início não tem fuso horário.</numerusform>
            <numerusform>%Ln inícios não têm fuso horário.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts would change.</source>
        <translation>
            <numerusform>%Ln início mudaria.</numerusform>
            <numerusform>%Ln inícios mudariam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strokes</source>
        <translation>
            <numerusform>%Ln traço</numerusform>
            <numerusform>%Ln traços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are replaced.</source>
        <translation>
            <numerusform>%Ln marca é substituída.</numerusform>
            <numerusform>%Ln marcas são substituídas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsure tags of complete lists count as not detected.</source>
        <translation>
            <numerusform>%Ln marca incerta de uma lista completa conta como não detectada.</numerusform>
            <numerusform>%Ln marcas incertas de listas completas contam como não detectadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln validated items are of other models: draw a new sample.</source>
        <translation>
            <numerusform>%Ln item validado é de outro modelo: sorteie uma nova amostra.</numerusform>
            <numerusform>%Ln itens validados são de outros modelos: sorteie uma nova amostra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</source>
        <translation>
            <numerusform>%Ln visita conta como foi sorteada: suas gravações foram removidas, ou seu local ou início mudou.</numerusform>
            <numerusform>%Ln visitas contam como foram sorteadas: suas gravações foram removidas, ou seu local ou início mudou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits were drawn.</source>
        <translation>
            <numerusform>%Ln visita foi sorteada.</numerusform>
            <numerusform>%Ln visitas foram sorteadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</source>
        <translation>
            <numerusform>%Ln janela continua na gravação seguinte. Suas espécies são possíveis em cada parte e obrigatórias em nenhuma; das listas incompletas nada é importado.</numerusform>
            <numerusform>%Ln janelas continuam na gravação seguinte. Suas espécies são possíveis em cada parte e obrigatórias em nenhuma; das listas incompletas nada é importado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows were not chosen at random. Values that rest on them may be biased.</source>
        <translation>
            <numerusform>%Ln janela não foi escolhida ao acaso. Os valores que dependem dela podem ser enviesados.</numerusform>
            <numerusform>%Ln janelas não foram escolhidas ao acaso. Os valores que dependem delas podem ser enviesados.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About birdann</source>
        <translation>&amp;Sobre o birdann</translation>
    </message>
    <message>
        <source>&amp;Absent</source>
        <translation>A&amp;usente</translation>
    </message>
    <message>
        <source>&amp;Add recordings…</source>
        <translation>Adici&amp;onar gravações…</translation>
    </message>
    <message>
        <source>&amp;Add to them</source>
        <translation>Ac&amp;rescentar a elas</translation>
    </message>
    <message>
        <source>&amp;Brush: add to the segment</source>
        <translation>Pi&amp;ncel: acrescentar ao segmento</translation>
    </message>
    <message>
        <source>&amp;Cancel running task</source>
        <translation>&amp;Cancelar tarefa em andamento</translation>
    </message>
    <message>
        <source>&amp;Check and repair project…</source>
        <translation>&amp;Verificar e reparar projeto…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Fechar projeto</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Pale&amp;ta de comandos…</translation>
    </message>
    <message>
        <source>&amp;Complete list</source>
        <translation>&amp;Lista completa</translation>
    </message>
    <message>
        <source>&amp;Complete lists</source>
        <translation>&amp;Listas completas</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>Con&amp;firmar</translation>
    </message>
    <message>
        <source>&amp;Delete segments</source>
        <translation>E&amp;xcluir segmentos</translation>
    </message>
    <message>
        <source>&amp;Detect with a network…</source>
        <translation>Detectar com &amp;uma rede neural…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>E&amp;ditar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Mais rápido</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>A&amp;rquivo</translation>
    </message>
    <message>
        <source>&amp;Find a recording</source>
        <translation>Procurar &amp;uma gravação</translation>
    </message>
    <message>
        <source>&amp;Five-minute start</source>
        <translation>&amp;Primeiros passos em cinco minutos</translation>
    </message>
    <message>
        <source>&amp;Frequency axis</source>
        <translation>Eixo de fre&amp;quência</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>Ga&amp;leria</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ajuda</translation>
    </message>
    <message>
        <source>&amp;Import species lists…</source>
        <translation>&amp;Importar listas de espécies…</translation>
    </message>
    <message>
        <source>&amp;Incomplete lists</source>
        <translation>Listas &amp;incompletas</translation>
    </message>
    <message>
        <source>&amp;Join fragments</source>
        <translation>Unir fra&amp;gmentos</translation>
    </message>
    <message>
        <source>&amp;Jump to a time…</source>
        <translation>&amp;Ir para um tempo…</translation>
    </message>
    <message>
        <source>&amp;Keep existing lists</source>
        <translation>Manter &amp;as listas existentes</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atalhos &amp;de teclado</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>R&amp;otular</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>R&amp;epetir</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Merge segments</source>
        <translation>Mesclar segmen&amp;tos</translation>
    </message>
    <message>
        <source>&amp;Merge with another project…</source>
        <translation>&amp;Mesclar com outro projeto…</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Novo projeto…</translation>
    </message>
    <message>
        <source>&amp;Next recording</source>
        <translation>Pró&amp;xima gravação</translation>
    </message>
    <message>
        <source>&amp;No birds here</source>
        <translation>Sem a&amp;ves aqui</translation>
    </message>
    <message>
        <source>&amp;No birds: listened, nothing present</source>
        <translation>Sem a&amp;ves: escutada, nada presente</translation>
    </message>
    <message>
        <source>&amp;No, only some</source>
        <translation>Nã&amp;o, só algumas</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>Ruíd&amp;o</translation>
    </message>
    <message>
        <source>&amp;One line each</source>
        <translation>Uma lin&amp;ha cada</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Abrir &amp;projeto…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Reprodu&amp;zir ou pausar</translation>
    </message>
    <message>
        <source>&amp;Play the best example</source>
        <translation>Reproduzir o melhor e&amp;xemplo</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presente</translation>
    </message>
    <message>
        <source>&amp;Previous recording</source>
        <translation>Gra&amp;vação anterior</translation>
    </message>
    <message>
        <source>&amp;Previous segment</source>
        <translation>Se&amp;gmento anterior</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projeto</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;fazer</translation>
    </message>
    <message>
        <source>&amp;Redo: {redo}</source>
        <translation>Refa&amp;zer: {redo}</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>Su&amp;bstituí-las</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Restaurar disposição</translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation>&amp;Restaurar de um backup…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Salvar &amp;uma cópia…</translation>
    </message>
    <message>
        <source>&amp;Show outlines</source>
        <translation>Mo&amp;strar contornos</translation>
    </message>
    <message>
        <source>&amp;Split the segment</source>
        <translation>&amp;Dividir o segmento</translation>
    </message>
    <message>
        <source>&amp;Tag species…</source>
        <translation>Ma&amp;rcar espécies…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation>&amp;Treinar…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>D&amp;esfazer</translation>
    </message>
    <message>
        <source>&amp;Undo: {undo}</source>
        <translation>Des&amp;fazer: {undo}</translation>
    </message>
    <message>
        <source>&amp;Unsure</source>
        <translation>In&amp;certa</translation>
    </message>
    <message>
        <source>&amp;Untagged: not listened to</source>
        <translation>Não &amp;marcada: não escutada</translation>
    </message>
    <message>
        <source>&amp;Validate predictions…</source>
        <translation>Va&amp;lidar previsões…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Waveform</source>
        <translation>Forma de o&amp;nda</translation>
    </message>
    <message>
        <source>&amp;Whole recording</source>
        <translation>&amp;Gravação inteira</translation>
    </message>
    <message>
        <source>&amp;Yes, all of them</source>
        <translation>Sim, &amp;todas</translation>
    </message>
    <message>
        <source>&amp;Zoom to the segment</source>
        <translation>&amp;Aproximar do segmento</translation>
    </message>
    <message>
        <source>(95 % CI {low}–{high})</source>
        <translation>(IC de 95 %: {low}–{high})</translation>
    </message>
    <message>
        <source>(always listed together)</source>
        <translation>(sempre listadas juntas)</translation>
    </message>
    <message>
        <source>(name of this language in it, such as Deutsch)</source>
        <translation>Português (Brasil)</translation>
    </message>
    <message>
        <source>(no site)</source>
        <translation>(sem sítio)</translation>
    </message>
    <message>
        <source>--detections counts for a model’s labels. Omit it for a network.</source>
        <translation>--detections vale para os rótulos de um modelo. Omita-a para uma rede neural.</translation>
    </message>
    <message>
        <source>--labels, --rate and --scores describe networks. Omit them for {model}.</source>
        <translation>--labels, --rate e --scores descrevem redes neurais. Omita-as para {model}.</translation>
    </message>
    <message>
        <source>--preset does not apply to a trained segmenter. Give it to train-segmenter.</source>
        <translation>--preset não se aplica a um segmentador treinado. Use-a em train-segmenter.</translation>
    </message>
    <message>
        <source>--preview works only with --lists. Add the sound files first.</source>
        <translation>--preview só funciona com --lists. Adicione antes os arquivos de som.</translation>
    </message>
    <message>
        <source>--program needs a name, such as BirdNET/2.4.</source>
        <translation>--program precisa de um nome, como BirdNET/2.4.</translation>
    </message>
    <message>
        <source>--table needs the name of a sample.</source>
        <translation>--table precisa do nome de uma amostra.</translation>
    </message>
    <message>
        <source>--under works only with --channel.</source>
        <translation>--under só funciona com --channel.</translation>
    </message>
    <message>
        <source>--unit does not apply to a trained segmenter.</source>
        <translation>--unit não se aplica a um segmentador treinado.</translation>
    </message>
    <message>
        <source>--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12.</source>
        <translation>--visit é day, night ou um número de horas que divide 24: 1, 2, 3, 4, 6, 8, 12.</translation>
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
        <translation>90 % e mais</translation>
    </message>
    <message>
        <source>90 %: {bandwidth_90_hz}, {duration_90_s}</source>
        <translation>90 %: {bandwidth_90_hz}, {duration_90_s}</translation>
    </message>
    <message>
        <source>: it leaves the sign out</source>
        <translation>: falta o sinal</translation>
    </message>
    <message>
        <source>:00</source>
        <comment>time of day</comment>
        <translation>:00</translation>
    </message>
    <message>
        <source>; comes back: {kept}</source>
        <translation>; volta: {kept}</translation>
    </message>
    <message>
        <source>A chosen segment does not exist any more. Choose again.</source>
        <translation>Um segmento escolhido não existe mais. Escolha de novo.</translation>
    </message>
    <message>
        <source>A click opens or closes the group.</source>
        <translation>Um clique abre ou fecha o grupo.</translation>
    </message>
    <message>
        <source>A copy is in {path}. You go on working on the original.</source>
        <translation>Há uma cópia em {path}. Você continua trabalhando no original.</translation>
    </message>
    <message>
        <source>A day with hours past midnight joins the end of one night with that of the next. Nights keep them apart.</source>
        <translation>Um dia com horas que passam da meia-noite une partes de duas noites. As noites as separam.</translation>
    </message>
    <message>
        <source>A margin is 0 to {max_margin_s} seconds.</source>
        <translation>A margem vai de 0 a {max_margin_s} segundos.</translation>
    </message>
    <message>
        <source>A minimum probability is a number from 0 to 1.</source>
        <translation>Uma probabilidade mínima é um número de 0 a 1.</translation>
    </message>
    <message>
        <source>A network that you have, such as BirdNET, scores each recording window by window. Its detections are stored like those of other programs. Nothing is downloaded.</source>
        <translation>Uma rede neural que você tenha, como o BirdNET, pontua cada gravação janela por janela. Suas detecções são guardadas como as de outros programas. Nada é baixado.</translation>
    </message>
    <message>
        <source>A network’s scores as evidence for segments</source>
        <translation>Escores de uma rede neural como indícios para os segmentos</translation>
    </message>
    <message>
        <source>A network’s scores, such as BirdNET’s, name the calls; no tagging needed</source>
        <translation>Os escores de uma rede neural, como o BirdNET, nomeiam os chamados; nada a marcar</translation>
    </message>
    <message>
        <source>A person’s labels</source>
        <translation>Rótulos de uma pessoa</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1.</source>
        <translation>Uma probabilidade é um número de 0 a 1.</translation>
    </message>
    <message>
        <source>A program’s detections</source>
        <translation>Detecções de um programa</translation>
    </message>
    <message>
        <source>A project has at most {n} fields.</source>
        <translation>Um projeto tem no máximo {n} campos.</translation>
    </message>
    <message>
        <source>A random sample of each score bin. 25 in each of four bins give intervals of about ±10 points.</source>
        <translation>Uma amostra aleatória de cada classe de escore. 25 em cada uma de quatro classes dão intervalos de cerca de ±10 pontos.</translation>
    </message>
    <message>
        <source>A recording as a whole cannot be joined with a window.</source>
        <translation>Uma gravação inteira não pode ser unida a uma janela.</translation>
    </message>
    <message>
        <source>A running task may have stopped. Start it again.</source>
        <translation>Uma tarefa em andamento pode ter parado. Inicie-a de novo.</translation>
    </message>
    <message>
        <source>A sample needs a name.</source>
        <translation>Uma amostra precisa de um nome.</translation>
    </message>
    <message>
        <source>A search needs held-out recordings. Tag and segment at least two recordings first.</source>
        <translation>Uma busca precisa de gravações reservadas. Marque e segmente antes pelo menos duas gravações.</translation>
    </message>
    <message>
        <source>A supervised model needs labelled segments, and there are none.</source>
        <translation>Um modelo supervisionado precisa de segmentos rotulados, e não há nenhum.</translation>
    </message>
    <message>
        <source>A temporary file cannot be written to {folder} ({reason}). Free some space there, or set TMPDIR to another folder.</source>
        <translation>Não é possível gravar um arquivo temporário em {folder} ({reason}). Libere espaço ali ou indique outra pasta em TMPDIR.</translation>
    </message>
    <message>
        <source>A threshold is a number.</source>
        <translation>Um limiar é um número.</translation>
    </message>
    <message>
        <source>A threshold needs a species: --species NAME.</source>
        <translation>Um limiar precisa de uma espécie: --species NOME.</translation>
    </message>
    <message>
        <source>A worker cannot read {path} ({reason}); the folder of results has to lie where all machines see it under the same name.</source>
        <translation>Um processo não consegue ler {path} ({reason}); a pasta de resultados tem de ficar onde todas as máquinas a vejam com o mesmo nome.</translation>
    </message>
    <message>
        <source>A worker has birdann {theirs}, and this command is birdann {ours}. Install the same version on all machines.</source>
        <translation>Um processo tem birdann {theirs}, e este comando é birdann {ours}. Instale a mesma versão em todas as máquinas.</translation>
    </message>
    <message>
        <source>AAC or ALAC sound</source>
        <translation>som AAC ou ALAC</translation>
    </message>
    <message>
        <source>AAC sound</source>
        <translation>som AAC</translation>
    </message>
    <message>
        <source>AAC sound or a film</source>
        <translation>som AAC ou um filme</translation>
    </message>
    <message>
        <source>AOEF annotation set (Whombat, soundevent)</source>
        <translation>Conjunto de anotações AOEF (Whombat, soundevent)</translation>
    </message>
    <message>
        <source>About birdann</source>
        <translation>Sobre o birdann</translation>
    </message>
    <message>
        <source>About one segment per listed species remains. The model may reject real calls as noise. Confirm a few of them.</source>
        <translation>Resta cerca de um segmento por espécie listada. O modelo pode rejeitar chamados reais como ruído. Confirme alguns deles.</translation>
    </message>
    <message>
        <source>About {n} of 10 predictions are correct.</source>
        <translation>Cerca de {n} em cada 10 previsões estão corretas.</translation>
    </message>
    <message>
        <source>About {rate} of the segments are probably noise or unknown species.</source>
        <translation>Cerca de {rate} dos segmentos são provavelmente ruído ou espécies desconhecidas.</translation>
    </message>
    <message>
        <source>Above the thresholds</source>
        <translation>Acima dos limiares</translation>
    </message>
    <message>
        <source>Above the usual range of this species ({low}–{high} kHz).</source>
        <translation>Acima da faixa habitual desta espécie ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Acc&amp;ept suggested tags</source>
        <translation>&amp;Aceitar marcas sugeridas</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Aceitar tudo</translation>
    </message>
    <message>
        <source>Accept suggested tags</source>
        <translation>Aceitar marcas sugeridas</translation>
    </message>
    <message>
        <source>Accept the predicted species of an untagged recording as tags; listen first</source>
        <translation>Aceitar as espécies previstas de uma gravação não marcada como marcas; escute antes</translation>
    </message>
    <message>
        <source>Activate an edit to go back or forward to it</source>
        <translation>Ative uma edição para voltar ou avançar até ela</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>to the list</comment>
        <translation>Adicionar</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln recordings</source>
        <translation>
            <numerusform>Adicionar %Ln gravação</numerusform>
            <numerusform>Adicionar %Ln gravações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln segments</source>
        <translation>
            <numerusform>Adicionar %Ln segmento</numerusform>
            <numerusform>Adicionar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln species</source>
        <translation>
            <numerusform>Adicionar %Ln espécie</numerusform>
            <numerusform>Adicionar %Ln espécies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln windows</source>
        <translation>
            <numerusform>Adicionar %Ln janela</numerusform>
            <numerusform>Adicionar %Ln janelas</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;window</source>
        <translation>Adicionar &amp;janela</translation>
    </message>
    <message>
        <source>Add a &amp;folder of recordings…</source>
        <translation>Adicionar uma pasta de &amp;gravações…</translation>
    </message>
    <message>
        <source>Add a folder of recordings</source>
        <translation>Adicionar uma pasta de gravações</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Adicionar uma pasta…</translation>
    </message>
    <message>
        <source>Add a note to the recording; Ctrl+F finds it</source>
        <translation>Adicionar uma nota à gravação; Ctrl+F a encontra</translation>
    </message>
    <message>
        <source>Add a note; the queue can be filtered by notes</source>
        <translation>Adicionar uma nota; a fila pode ser filtrada por notas</translation>
    </message>
    <message>
        <source>Add a window with its own species list (selected segments or visible range)</source>
        <translation>Adicionar uma janela com sua própria lista de espécies (segmentos selecionados ou faixa visível)</translation>
    </message>
    <message>
        <source>Add another project</source>
        <translation>Adicionar outro projeto</translation>
    </message>
    <message>
        <source>Add every sound file in a folder and the folders inside it</source>
        <translation>Adicionar todos os arquivos de som de uma pasta e de suas subpastas</translation>
    </message>
    <message>
        <source>Add labelled clips or another project as training sources</source>
        <translation>Adicionar clipes rotulados ou outro projeto como fontes de treinamento</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>Adicionar notas</translation>
    </message>
    <message>
        <source>Add recordings</source>
        <translation>Adicionar gravações</translation>
    </message>
    <message>
        <source>Add recordings: drop files or a folder on the window.</source>
        <translation>Adicione gravações: solte arquivos ou uma pasta na janela.</translation>
    </message>
    <message>
        <source>Add recordings…</source>
        <translation>Adicionar gravações…</translation>
    </message>
    <message>
        <source>Add second species to segment</source>
        <translation>Adicionar segunda espécie ao segmento</translation>
    </message>
    <message>
        <source>Add segments</source>
        <translation>Adicionar segmentos</translation>
    </message>
    <message>
        <source>Add sound files to the project; they stay where they are</source>
        <translation>Adicionar arquivos de som ao projeto; eles ficam onde estão</translation>
    </message>
    <message>
        <source>Add species</source>
        <translation>Adicionar espécie</translation>
    </message>
    <message>
        <source>Add species “{name}”</source>
        <translation>Adicionar espécie “{name}”</translation>
    </message>
    <message>
        <source>Add the species of a label to the species list that excludes it</source>
        <translation>Adicionar a espécie de um rótulo à lista de espécies que a exclui</translation>
    </message>
    <message>
        <source>Add the species to the list (Shift+A)</source>
        <translation>Adicionar a espécie à lista (Shift+A)</translation>
    </message>
    <message>
        <source>Add to list</source>
        <translation>Adicionar à lista</translation>
    </message>
    <message>
        <source>Add training clips…</source>
        <translation>Adicionar clipes de treinamento…</translation>
    </message>
    <message>
        <source>Add training so&amp;urces…</source>
        <translation>Adicio&amp;nar fontes de treinamento…</translation>
    </message>
    <message>
        <source>Add training source “{name}”</source>
        <translation>Adicionar fonte de treinamento “{name}”</translation>
    </message>
    <message>
        <source>Add training sources</source>
        <translation>Adicionar fontes de treinamento</translation>
    </message>
    <message>
        <source>Add {species} to the list of {recording}?</source>
        <translation>Adicionar {species} à lista de {recording}?</translation>
    </message>
    <message>
        <source>Added with warnings</source>
        <translation>Adicionados com avisos</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Adicionando</translation>
    </message>
    <message>
        <source>Adding recordings</source>
        <translation>Adicionando gravações</translation>
    </message>
    <message>
        <source>Adding training source {name}</source>
        <translation>Adicionando a fonte de treinamento {name}</translation>
    </message>
    <message numerus="yes">
        <source>Adds %Ln tags</source>
        <translation>
            <numerusform>Adiciona %Ln marca</numerusform>
            <numerusform>Adiciona %Ln marcas</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Afterwards every segment has a prediction.</source>
        <translation>Depois disso, cada segmento tem uma previsão.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordância</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln segments are reviewed.</source>
        <translation>
            <numerusform>%Ln segmento: revisado.</numerusform>
            <numerusform>Todos os %Ln segmentos estão revisados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln…</source>
        <comment>contradictions</comment>
        <translation>
            <numerusform>%Ln…</numerusform>
            <numerusform>Todas as %Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Todas as respostas</translation>
    </message>
    <message>
        <source>All calls here are painted</source>
        <translation>Todos os chamados aqui estão pintados</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Todas as datas</translation>
    </message>
    <message>
        <source>All folders of this project are allowed.</source>
        <translation>Todas as pastas deste projeto estão permitidas.</translation>
    </message>
    <message>
        <source>All items are reviewed.</source>
        <translation>Todos os itens estão revisados.</translation>
    </message>
    <message>
        <source>All observers, {n} segments: Fleiss&apos; kappa {kappa}</source>
        <translation>Todos os observadores, {n} segmentos: kappa de Fleiss {kappa}</translation>
    </message>
    <message>
        <source>All programs</source>
        <translation>Todos os programas</translation>
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
            <numerusform>Todas as gravações (%Ln)</numerusform>
            <numerusform>Todas as gravações (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>All recordings of the project with their progress. Click one to show it. Page Up and Page Down step through them; N goes to the next untagged one.</source>
        <translation>Todas as gravações do projeto com seu andamento. Clique em uma para mostrá-la. Page Up e Page Down as percorrem; N vai para a próxima não marcada.</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Todos os escores</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Todos os segmentos</translation>
    </message>
    <message>
        <source>All segments of the tagged recordings are rejected or labelled as unknown species. Confirm or clear some of them.</source>
        <translation>Todos os segmentos das gravações marcadas estão rejeitados ou rotulados como espécie desconhecida. Confirme ou limpe alguns deles.</translation>
    </message>
    <message>
        <source>All segments of this recording are reviewed. U goes to the next item.</source>
        <translation>Todos os segmentos desta gravação estão revisados. U vai para o próximo item.</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Todos os sítios</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Todos os sons</translation>
    </message>
    <message>
        <source>All species</source>
        <translation>Todas as espécies</translation>
    </message>
    <message>
        <source>All species of the model</source>
        <translation>Todas as espécies do modelo</translation>
    </message>
    <message>
        <source>All species with scores</source>
        <translation>Todas as espécies com escores</translation>
    </message>
    <message>
        <source>All visits are settled.</source>
        <translation>Todas as visitas estão resolvidas.</translation>
    </message>
    <message>
        <source>Allow and read them</source>
        <translation>Permitir e lê-las</translation>
    </message>
    <message>
        <source>Allowed f&amp;olders…</source>
        <translation>&amp;Pastas permitidas…</translation>
    </message>
    <message>
        <source>Allowed folders</source>
        <translation>Pastas permitidas</translation>
    </message>
    <message>
        <source>Allowed folders cannot be saved in {parent}: {reason}.</source>
        <translation>As pastas permitidas não podem ser salvas em {parent}: {reason}.</translation>
    </message>
    <message>
        <source>Allowed folders…</source>
        <translation>Pastas permitidas…</translation>
    </message>
    <message>
        <source>Allowing the folders</source>
        <translation>Permitindo as pastas</translation>
    </message>
    <message>
        <source>Almost no segment was predicted as noise.</source>
        <translation>Quase nenhum segmento foi previsto como ruído.</translation>
    </message>
    <message>
        <source>Already tagged: {species}</source>
        <translation>Já marcada: {species}</translation>
    </message>
    <message>
        <source>Also resembles &lt;b&gt;{species}&lt;/b&gt; ({percent})</source>
        <translation>Também se parece com &lt;b&gt;{species}&lt;/b&gt; ({percent})</translation>
    </message>
    <message>
        <source>Alt+1 – 9</source>
        <translation>Alt+1 – 9</translation>
    </message>
    <message>
        <source>An index does not fit its table: {what}.</source>
        <translation>Um índice não corresponde à sua tabela: {what}.</translation>
    </message>
    <message>
        <source>Analysing {name}</source>
        <translation>Analisando {name}</translation>
    </message>
    <message>
        <source>Annotation {place} cannot be read: {reason}.</source>
        <translation>A anotação {place} não pode ser lida: {reason}.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Anotações</translation>
    </message>
    <message>
        <source>Annotations ({endings});;All files (*)</source>
        <translation>Anotações ({endings});;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Annotations imported</source>
        <translation>Anotações importadas</translation>
    </message>
    <message>
        <source>Another process is writing to {folder}. Wait until it has finished, or end it.</source>
        <translation>Outro processo está gravando em {folder}. Espere que termine ou encerre-o.</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Outro projeto…</translation>
    </message>
    <message>
        <source>Another species</source>
        <translation>Outra espécie</translation>
    </message>
    <message numerus="yes">
        <source>Answer %Ln items</source>
        <translation>
            <numerusform>Responder %Ln item</numerusform>
            <numerusform>Responder %Ln itens</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer validation samples</source>
        <translation>Responder amostras de validação</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Resposta: não</translation>
    </message>
    <message>
        <source>Answer: unsure</source>
        <translation>Resposta: incerto</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Resposta: sim</translation>
    </message>
    <message>
        <source>Any certainty and type</source>
        <translation>Qualquer certeza e tipo</translation>
    </message>
    <message>
        <source>Any probability</source>
        <translation>Qualquer probabilidade</translation>
    </message>
    <message>
        <source>Applies to every format, to summaries of segments, and to clips. OUT.left-out.txt lists what was left out.</source>
        <translation>Vale para todos os formatos, para resumos de segmentos e para clipes. OUT.left-out.txt lista o que foi omitido.</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Aplicando</translation>
    </message>
    <message>
        <source>Applying thresholds</source>
        <translation>Aplicando limiares</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Acervo</translation>
    </message>
    <message>
        <source>Archives need the packages dask, distributed and pyarrow ({reason}). Install them with: pip install birdann[archive]</source>
        <translation>Acervos precisam dos pacotes dask, distributed e pyarrow ({reason}). Instale-os com: pip install birdann[archive]</translation>
    </message>
    <message>
        <source>Area of a sector: {unit}.</source>
        <translation>Área de um setor: {unit}.</translation>
    </message>
    <message>
        <source>Arrow keys move the box, with Shift they resize it; Enter stores it, Esc leaves</source>
        <translation>As setas movem a caixa e, com Shift, mudam seu tamanho; Enter a salva, Esc a descarta</translation>
    </message>
    <message>
        <source>As in the papers</source>
        <translation>Como nos artigos</translation>
    </message>
    <message>
        <source>As known of the network</source>
        <translation>Conforme a rede</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Como na tela</translation>
    </message>
    <message>
        <source>As the system writes it</source>
        <translation>Como o sistema escreve</translation>
    </message>
    <message>
        <source>At</source>
        <translation>Em</translation>
    </message>
    <message>
        <source>At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls are played.</source>
        <translation>São simuladas pelo menos 10 temporadas com visitas de um minuto, uma proporção vai de 0 a 1, e são reproduzidos de 1 a {most} chamados.</translation>
    </message>
    <message>
        <source>At least one visit is drawn at each site.</source>
        <translation>Pelo menos uma visita é sorteada em cada sítio.</translation>
    </message>
    <message>
        <source>At least two recordings with segments are needed for training.</source>
        <translation>O treinamento precisa de pelo menos duas gravações com segmentos.</translation>
    </message>
    <message>
        <source>At least: {species}</source>
        <translation>Pelo menos: {species}</translation>
    </message>
    <message>
        <source>At most per recording and bin</source>
        <translation>Máximo por gravação e classe</translation>
    </message>
    <message>
        <source>Audacity label track</source>
        <translation>Faixa de rótulos do Audacity</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>Verificando listas</translation>
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
        <translation>Anotações e correções do AviaNZ (.data, .corrections)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Eixo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Voltar (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fundo</translation>
    </message>
    <message>
        <source>Background subtracted</source>
        <translation>Fundo subtraído</translation>
    </message>
    <message>
        <source>Background subtracted: flattens steady wind, water and hiss at all frequencies.
PCEN: also flattens changing noise, and shows near and far calls about equally bright.</source>
        <translation>Fundo subtraído: aplaina vento, água e chiado constantes em todas as frequências.
PCEN: aplaina também o ruído variável e mostra chamados próximos e distantes com brilho parecido.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Banda</translation>
    </message>
    <message>
        <source>Band-pass playba&amp;ck</source>
        <translation>Reprodução &amp;com filtro passa-banda</translation>
    </message>
    <message>
        <source>Bandwidth 90 %</source>
        <translation>Largura de banda 90 %</translation>
    </message>
    <message>
        <source>BatDetect2 detections and annotations (JSON)</source>
        <translation>Detecções e anotações do BatDetect2 (JSON)</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Morcegos</translation>
    </message>
    <message>
        <source>Bats in recordings of ultrasound, songbirds in all others.</source>
        <translation>Morcegos em gravações de ultrassom, aves canoras em todas as outras.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before the project was opened</source>
        <translation>Antes da abertura do projeto</translation>
    </message>
    <message>
        <source>Before this hour</source>
        <translation>Antes desta hora</translation>
    </message>
    <message>
        <source>Below 50 %</source>
        <translation>Abaixo de 50 %</translation>
    </message>
    <message>
        <source>Below the usual range of this species ({low}–{high} kHz).</source>
        <translation>Abaixo da faixa habitual desta espécie ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Best examples</source>
        <translation>Melhores exemplos</translation>
    </message>
    <message>
        <source>Bins are</source>
        <translation>As classes são</translation>
    </message>
    <message>
        <source>Bins of the score</source>
        <translation>Classes de escore</translation>
    </message>
    <message>
        <source>BirdNET results (CSV, Parquet)</source>
        <translation>Resultados do BirdNET (CSV, Parquet)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Preto no branco</translation>
    </message>
    <message>
        <source>Black on white, for print</source>
        <translation>Preto no branco, para impressão</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Células em branco</translation>
    </message>
    <message>
        <source>Blind: hide scores and recordings</source>
        <translation>Cego: ocultar escores e gravações</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Brilho</translation>
    </message>
    <message>
        <source>Brush: er&amp;ase from the segment</source>
        <translation>&amp;Pincel: apagar do segmento</translation>
    </message>
    <message>
        <source>By date and time</source>
        <translation>Por data e hora</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Por dia</translation>
    </message>
    <message>
        <source>By level of the call over the noise:</source>
        <translation>Por nível do chamado acima do ruído:</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nome</translation>
    </message>
    <message>
        <source>By site and day</source>
        <translation>Por sítio e dia</translation>
    </message>
    <message>
        <source>By site and species: {path}</source>
        <translation>Por sítio e espécie: {path}</translation>
    </message>
    <message>
        <source>By site or folder</source>
        <translation>Por sítio ou pasta</translation>
    </message>
    <message>
        <source>By site, assuming that precision at equal scores is the same at all:</source>
        <translation>Por sítio, supondo que a precisão com escores iguais é a mesma em todos:</translation>
    </message>
    <message>
        <source>By species</source>
        <translation>Por espécie</translation>
    </message>
    <message>
        <source>By species:</source>
        <translation>Por espécie:</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Por tempo</translation>
    </message>
    <message>
        <source>C&amp;lear label</source>
        <translation>Li&amp;mpar rótulo</translation>
    </message>
    <message>
        <source>C&amp;lear this list</source>
        <translation>Limpar &amp;esta lista</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>&amp;Corrigir…</translation>
    </message>
    <message>
        <source>CSV or Excel table with the columns recording (a file or a folder), site, latitude, longitude, elevation, start, zone; further columns are covariates of sites</source>
        <translation>tabela CSV ou Excel com as colunas recording (um arquivo ou uma pasta), site, latitude, longitude, elevation, start, zone; outras colunas são covariáveis dos sítios</translation>
    </message>
    <message>
        <source>Calibrated on {merged} segments of recordings merged in pairs, {hidden} of recordings whose list was hidden, and {answers} of your answers (labels and validation samples), each counting as ten segments. Each species is shrunk towards the pooled calibration, which counts as ten recordings.</source>
        <translation>Calibrado com {merged} segmentos de gravações mescladas em pares, {hidden} de gravações com a lista oculta e {answers} de suas respostas (rótulos e amostras de validação), cada uma contando como dez segmentos. Cada espécie é aproximada da calibração conjunta, que conta como dez gravações.</translation>
    </message>
    <message>
        <source>Calibrated: error {error} on {n} held-out recordings (95 % CI {low}–{high}).</source>
        <translation>Calibrado: erro {error} em {n} gravações reservadas (IC de 95 %: {low}–{high}).</translation>
    </message>
    <message>
        <source>Calibration error {error} (95 % CI {low}–{high}) on {n} held-out recordings.</source>
        <translation>Erro de calibração {error} (IC de 95 %: {low}–{high}) em {n} gravações reservadas.</translation>
    </message>
    <message numerus="yes">
        <source>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</source>
        <translation>
            <numerusform>Erro de calibração {error} (IC de 95 %: {low}–{high}), %Ln gravação reservada</numerusform>
            <numerusform>Erro de calibração {error} (IC de 95 %: {low}–{high}), %Ln gravações reservadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</source>
        <translation>
            <numerusform>Calibração não medida: %Ln gravação reservada, pelo menos {wanted} necessárias.</numerusform>
            <numerusform>Calibração não medida: %Ln gravações reservadas, pelo menos {wanted} necessárias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chamado</translation>
    </message>
    <message>
        <source>Call probability ≥ </source>
        <comment>percent</comment>
        <translation>Probabilidade de chamado ≥ </translation>
    </message>
    <message>
        <source>Call {place} of at most {n} in this visit</source>
        <translation>Chamado {place} de no máximo {n} nesta visita</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chamados</translation>
    </message>
    <message numerus="yes">
        <source>Calls (%Ln hidden)</source>
        <comment>sounds</comment>
        <translation>
            <numerusform>Chamados (%Ln oculto)</numerusform>
            <numerusform>Chamados (%Ln ocultos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms.</source>
        <translation>Os chamados são delimitados no espectrograma: tracejados se previstos, contínuos se confirmados. Espaço reproduz; P reproduz o chamado selecionado. A roda do mouse rola; Ctrl+roda amplia.</translation>
    </message>
    <message>
        <source>Calls of a few milliseconds above 4 kHz.</source>
        <translation>Chamados de poucos milissegundos acima de 4 kHz.</translation>
    </message>
    <message>
        <source>Calls of a species with gaps up to {gap} s are one row: {segments} segments in {rows} rows.</source>
        <translation>Chamados de uma espécie com intervalos de até {gap} s formam uma linha: {segments} segmentos em {rows} linhas.</translation>
    </message>
    <message>
        <source>Calls per hour</source>
        <translation>Chamados por hora</translation>
    </message>
    <message>
        <source>Calls played</source>
        <translation>Chamados reproduzidos</translation>
    </message>
    <message>
        <source>Calls played in a visit at most</source>
        <translation>Máximo de chamados reproduzidos por visita</translation>
    </message>
    <message numerus="yes">
        <source>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</source>
        <translation>
            <numerusform>Chamados: confirmados, ou a partir dos limiares salvos (%Ln espécie); senão, {bar}.</numerusform>
            <numerusform>Chamados: confirmados, ou a partir dos limiares salvos (%Ln espécies); senão, {bar}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls: confirmed, or with a probability of at least {bar}.</source>
        <translation>Chamados: confirmados, ou com probabilidade de pelo menos {bar}.</translation>
    </message>
    <message>
        <source>Calls: harmonics and fast trills in one segment</source>
        <translation>Chamados: harmônicos e trinados rápidos em um segmento</translation>
    </message>
    <message>
        <source>Camtrap DP 1.0 (package in a folder, or observations as CSV)</source>
        <translation>Camtrap DP 1.0 (pacote em uma pasta, ou observações em CSV)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Cancelar tarefa em andamento</translation>
    </message>
    <message>
        <source>Cancel task</source>
        <translation>Cancelar tarefa</translation>
    </message>
    <message>
        <source>Cancel tasks and close</source>
        <translation>Cancelar tarefas e fechar</translation>
    </message>
    <message>
        <source>Cancel; finished parts are kept (Ctrl+Shift+C)</source>
        <translation>Cancelar; o que terminou é mantido (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Cancelled. Finished parts are kept.</source>
        <translation>Cancelado. O que terminou é mantido.</translation>
    </message>
    <message>
        <source>Candidate n as tag: present, unsure, absent, untagged</source>
        <translation>Candidata n como marca: presente, incerta, ausente, não marcada</translation>
    </message>
    <message>
        <source>Candidate n of the segment: use as its label</source>
        <translation>Candidata n do segmento: usar como rótulo</translation>
    </message>
    <message>
        <source>Candidate species</source>
        <translation>Espécies candidatas</translation>
    </message>
    <message>
        <source>Ce&amp;rtain</source>
        <translation>C&amp;erta</translation>
    </message>
    <message>
        <source>Cells of “{column}” that are not verdicts: {cells}.</source>
        <translation>Células de “{column}” que não são vereditos: {cells}.</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certa</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certeza</translation>
    </message>
    <message>
        <source>Certainty (Shift+C, Shift+R, Shift+O)</source>
        <translation>Certeza (Shift+C, Shift+R, Shift+O)</translation>
    </message>
    <message>
        <source>Certainty, call type or note</source>
        <translation>Certeza, tipo de chamado ou nota</translation>
    </message>
    <message>
        <source>Ch&amp;annel for segments…</source>
        <translation>Canal para &amp;os segmentos…</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln segments</source>
        <translation>
            <numerusform>Alterar %Ln segmento</numerusform>
            <numerusform>Alterar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Change label…</source>
        <translation>Alterar rótulo…</translation>
    </message>
    <message>
        <source>Change outlines</source>
        <translation>Alterar contornos</translation>
    </message>
    <message>
        <source>Change preset a&amp;nd find segments again…</source>
        <translation>&amp;Mudar a predefinição e buscar segmentos de novo…</translation>
    </message>
    <message>
        <source>Change the label of the selection</source>
        <translation>Alterar o rótulo da seleção</translation>
    </message>
    <message>
        <source>Change windows</source>
        <translation>Alterar janelas</translation>
    </message>
    <message>
        <source>Changed sound files</source>
        <translation>Arquivos de som alterados</translation>
    </message>
    <message>
        <source>Changed the site of {n_placed} and the start of {n_started} recordings, and {n_sites} sites.</source>
        <translation>Foram alterados o sítio de {n_placed} e o início de {n_started} gravações, e {n_sites} sítios.</translation>
    </message>
    <message>
        <source>Changed the start of {changed} of {n} recordings.</source>
        <translation>Foi alterado o início de {changed} de {n} gravações.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Channel for segments</source>
        <translation>Canal para os segmentos</translation>
    </message>
    <message>
        <source>Channel shown and played</source>
        <translation>Canal mostrado e reproduzido</translation>
    </message>
    <message>
        <source>Channel shown and played. Segments are found in the mix of all channels, or in the channel you chose for this recording (Model menu).</source>
        <translation>Canal mostrado e reproduzido. Os segmentos são buscados na mistura de todos os canais ou no canal escolhido para esta gravação (menu Modelo).</translation>
    </message>
    <message>
        <source>Channel {number}</source>
        <translation>Canal {number}</translation>
    </message>
    <message>
        <source>Channels apart</source>
        <translation>Canais separados</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>Check and repair project</source>
        <translation>Verificar e reparar projeto</translation>
    </message>
    <message>
        <source>Check and repair project…</source>
        <translation>Verificar e reparar projeto…</translation>
    </message>
    <message>
        <source>Check the project file and its sound files for damage</source>
        <translation>Verificar se o arquivo do projeto e seus arquivos de som estão danificados</translation>
    </message>
    <message numerus="yes">
        <source>Checked the project and %Ln sound files.</source>
        <translation>
            <numerusform>O projeto e %Ln arquivo de som foram verificados.</numerusform>
            <numerusform>O projeto e %Ln arquivos de som foram verificados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>Checking finished files</source>
        <translation>Verificando arquivos terminados</translation>
    </message>
    <message>
        <source>Checking the project</source>
        <translation>Verificando o projeto</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Lista de opções</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>Choose 1 of 2 sounds</source>
        <translation>Escolher 1 de 2 sons</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>Choose a folder. It is searched with its sub-folders. A file is used only if its sound is the same, whatever its name. Tags and labels are kept.</source>
        <translation>Escolha uma pasta. As subpastas também são examinadas. Um arquivo só é usado se seu som for o mesmo, qualquer que seja o nome. Marcas e rótulos são mantidos.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Escolher pasta…</translation>
    </message>
    <message>
        <source>Choose a recording to tag its species.</source>
        <translation>Escolha uma gravação para marcar suas espécies.</translation>
    </message>
    <message>
        <source>Choose a recording; the segment that you select in it appears here.</source>
        <translation>Escolha uma gravação; o segmento que você selecionar nela aparece aqui.</translation>
    </message>
    <message>
        <source>Choose a species above to see its calls on the clock.</source>
        <translation>Escolha uma espécie acima para ver seus chamados ao longo do dia.</translation>
    </message>
    <message>
        <source>Choose another preset (owls, insects, bats), try it, and find segments again</source>
        <translation>Escolher outra predefinição (corujas, insetos, morcegos), testá-la e buscar segmentos de novo</translation>
    </message>
    <message>
        <source>Choose at least two segments to merge.</source>
        <translation>Escolha pelo menos dois segmentos para mesclar.</translation>
    </message>
    <message>
        <source>Choose tables…</source>
        <translation>Escolher tabelas…</translation>
    </message>
    <message>
        <source>Choose the TFLite or ONNX file of a network.</source>
        <translation>Escolha o arquivo TFLite ou ONNX de uma rede neural.</translation>
    </message>
    <message>
        <source>Choose the channel in which segments of the selected recordings are found</source>
        <translation>Escolher o canal em que os segmentos das gravações selecionadas são buscados</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>Escolher local…</translation>
    </message>
    <message>
        <source>Choose whether the lists are complete.</source>
        <translation>Indique se as listas são completas.</translation>
    </message>
    <message>
        <source>Choose which column has the names.</source>
        <translation>Escolha a coluna que contém os nomes.</translation>
    </message>
    <message>
        <source>Choose which folders added by other users this project may read</source>
        <translation>Escolher quais pastas adicionadas por outros usuários este projeto pode ler</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln labels</source>
        <translation>
            <numerusform>Limpar %Ln rótulo</numerusform>
            <numerusform>Limpar %Ln rótulos</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear label</source>
        <translation>Limpar rótulo</translation>
    </message>
    <message>
        <source>Clear label (Shift+X)</source>
        <translation>Limpar rótulo (Shift+X)</translation>
    </message>
    <message>
        <source>Clear labels</source>
        <translation>Limpar rótulos</translation>
    </message>
    <message>
        <source>Click a segment in the spectrogram, or press U for the first item.</source>
        <translation>Clique em um segmento do espectrograma ou pressione U para o primeiro item.</translation>
    </message>
    <message>
        <source>Clip {place} cannot be read: {reason}.</source>
        <translation>O clipe {place} não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>Clipped for {listed}: too loud for the recorder, so that calls there look wider than they are.</source>
        <translation>Saturado em {listed}: alto demais para o gravador, de modo que os chamados ali parecem mais largos do que são.</translation>
    </message>
    <message>
        <source>Clips are written as {names}, not {suffix}.</source>
        <translation>Os clipes são gravados como {names}, não {suffix}.</translation>
    </message>
    <message>
        <source>Clock fast: subtract</source>
        <translation>Relógio adiantado: subtrair</translation>
    </message>
    <message>
        <source>Clock slow: add</source>
        <translation>Relógio atrasado: somar</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>Fechar todos os grupos</translation>
    </message>
    <message>
        <source>Close the project; everything is saved already</source>
        <translation>Fechar o projeto; tudo já está salvo</translation>
    </message>
    <message>
        <source>Co&amp;mpare models…</source>
        <translation>Comparar mo&amp;delos…</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Código</translation>
    </message>
    <message>
        <source>Collapse the left side or bring it back</source>
        <translation>Recolher o lado esquerdo ou trazê-lo de volta</translation>
    </message>
    <message>
        <source>Collecting the licences</source>
        <translation>Reunindo as licenças</translation>
    </message>
    <message>
        <source>Colo&amp;ur map</source>
        <translation>&amp;Mapa de cores</translation>
    </message>
    <message>
        <source>Colour: {unit}.</source>
        <translation>Cor: {unit}.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Colours by group</source>
        <translation>Cores por grupo</translation>
    </message>
    <message>
        <source>Colours by species</source>
        <translation>Cores por espécie</translation>
    </message>
    <message>
        <source>Colours of the map</source>
        <translation>Cores do mapa</translation>
    </message>
    <message>
        <source>Colours of the spectrogram</source>
        <translation>Cores do espectrograma</translation>
    </message>
    <message>
        <source>Colours on a dark page</source>
        <translation>Cores em página escura</translation>
    </message>
    <message>
        <source>Colours on a white page</source>
        <translation>Cores em página branca</translation>
    </message>
    <message>
        <source>Colours, contrast, band and window of the spectrogram</source>
        <translation>Cores, contraste, banda e janela do espectrograma</translation>
    </message>
    <message>
        <source>Colours: {name}.</source>
        <translation>Cores: {name}.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Column {n}</source>
        <translation>Coluna {n}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Columns in braces, * for any name: the folder of each file is its site</source>
        <translation>Colunas entre chaves, * para qualquer nome: a pasta de cada arquivo é seu sítio</translation>
    </message>
    <message>
        <source>Columns of {name}</source>
        <translation>Colunas de {name}</translation>
    </message>
    <message>
        <source>Columns that were not read: {names}.</source>
        <translation>Colunas não lidas: {names}.</translation>
    </message>
    <message>
        <source>Columns with values that cannot be read: {names}. All lists are imported as incomplete.</source>
        <translation>Colunas com valores ilegíveis: {names}. Todas as listas são importadas como incompletas.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>Comando procurado</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Comandos e suas teclas</translation>
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
        <translation>{compared} chamados foram comparados com {examples} exemplos por limites e medidas; os {n} mais semelhantes estão em {path}.</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds only (more precise after archive run --measurements); the {n} most similar are in {path}.</source>
        <translation>{compared} chamados foram comparados com {examples} exemplos só por limites (mais preciso após archive run --measurements); os {n} mais semelhantes estão em {path}.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message>
        <source>Comparing calls</source>
        <translation>Comparando chamados</translation>
    </message>
    <message>
        <source>Comparing labels</source>
        <translation>Comparando rótulos</translation>
    </message>
    <message>
        <source>Comparing labels with lists</source>
        <translation>Comparando rótulos com listas</translation>
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
        <translation>Comparando nomes</translation>
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
        <translation>Comparando execuções</translation>
    </message>
    <message>
        <source>Comparing segments</source>
        <translation>Comparando segmentos</translation>
    </message>
    <message>
        <source>Comparing species and recordings</source>
        <translation>Comparando espécies e gravações</translation>
    </message>
    <message>
        <source>Complete list</source>
        <translation>Lista completa</translation>
    </message>
    <message>
        <source>Complete lists?</source>
        <translation>Listas completas?</translation>
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
            <numerusform>Confirmar %Ln chamado de cada</numerusform>
            <numerusform>Confirmar %Ln chamados de cada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln others shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmar outro %Ln mostrado</numerusform>
            <numerusform>Confirmar outros %Ln mostrados</numerusform>
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
            <numerusform>Confirmar todos os %Ln mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm all shown</source>
        <translation>Confirmar todos os mostrados</translation>
    </message>
    <message>
        <source>Confirm all visible except selected</source>
        <translation>Confirmar todos os visíveis exceto os selecionados</translation>
    </message>
    <message>
        <source>Confirm predictions</source>
        <translation>Confirmar previsões</translation>
    </message>
    <message>
        <source>Confirm the predicted species (Enter)</source>
        <translation>Confirmar a espécie prevista (Enter)</translation>
    </message>
    <message>
        <source>Confirm the predicted species and go to the next item</source>
        <translation>Confirmar a espécie prevista e ir para o próximo item</translation>
    </message>
    <message>
        <source>Confirm the predictions of the selection</source>
        <translation>Confirmar as previsões da seleção</translation>
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
        <translation>Listas conflitantes: espécies definidas como incertas</translation>
    </message>
    <message>
        <source>Confused with</source>
        <translation>Confundida com</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
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
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copiar a lista</translation>
    </message>
    <message>
        <source>Copy the segment to label a second species in the same outline</source>
        <translation>Copiar o segmento para rotular uma segunda espécie no mesmo contorno</translation>
    </message>
    <message>
        <source>Copy versions and recent messages, to paste into a report of a problem</source>
        <translation>Copiar versões e mensagens recentes, para colar no relato de um problema</translation>
    </message>
    <message>
        <source>Copying the outline</source>
        <translation>Copiando o contorno</translation>
    </message>
    <message>
        <source>Copying the second project</source>
        <translation>Copiando o segundo projeto</translation>
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
            <numerusform>Corrigir %Ln segmento</numerusform>
            <numerusform>Corrigir %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct (%)</source>
        <translation>Corretas (%)</translation>
    </message>
    <message>
        <source>Correct (95 % CI)</source>
        <translation>Corretas (IC de 95 %)</translation>
    </message>
    <message>
        <source>Correct against predicted probability</source>
        <translation>Corretas em função da probabilidade prevista</translation>
    </message>
    <message>
        <source>Correct against predicted probability; click to enlarge</source>
        <translation>Corretas em função da probabilidade prevista; clique para ampliar</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}, about {value} ({low} to {high}) of {n_scored}.</source>
        <translation>Corretas entre todas as que têm escore: {share}, cerca de {value} ({low} a {high}) de {n_scored}.</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}.</source>
        <translation>Corretas entre todas as que têm escore: {share}.</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corrigir o relógio</translation>
    </message>
    <message>
        <source>Correct the clock…</source>
        <translation>Corrigir o relógio…</translation>
    </message>
    <message>
        <source>Correct the times</source>
        <translation>Corrigir os tempos</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigido</translation>
    </message>
    <message>
        <source>Corrected: {species}</source>
        <translation>Corrigido: {species}</translation>
    </message>
    <message>
        <source>Corrected: {species} ({person}, {when}).</source>
        <translation>Corrigido: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Corrected: {what}</source>
        <translation>Corrigido: {what}</translation>
    </message>
    <message>
        <source>Could be several recordings</source>
        <translation>Podem ser várias gravações</translation>
    </message>
    <message>
        <source>Could be {names}.</source>
        <translation>Pode ser {names}.</translation>
    </message>
    <message>
        <source>Could not be measured</source>
        <translation>Não puderam ser medidos</translation>
    </message>
    <message>
        <source>Count false calls</source>
        <translation>Contar chamados falsos</translation>
    </message>
    <message>
        <source>Count from noon to noon, not by days</source>
        <translation>Contar de meio-dia a meio-dia, não por dias</translation>
    </message>
    <message>
        <source>Count only in windows that were chosen at random</source>
        <translation>Contar só em janelas escolhidas ao acaso</translation>
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
        <translation>Contando as espécies</translation>
    </message>
    <message>
        <source>Counting unsure as valid: {share} over all scores.</source>
        <translation>Contando “incerto” como válido: {share} de todos os escores.</translation>
    </message>
    <message>
        <source>Counts: any number above 0 is read as “present” ({names}).</source>
        <translation>Contagens: todo número acima de 0 é lido como “presente” ({names}).</translation>
    </message>
    <message>
        <source>Create &amp;sample project…</source>
        <translation>&amp;Criar projeto de exemplo…</translation>
    </message>
    <message>
        <source>Create a project: one file with your tags, segments and labels</source>
        <translation>Criar um projeto: um arquivo com suas marcas, segmentos e rótulos</translation>
    </message>
    <message>
        <source>Create or open a project.</source>
        <translation>Crie ou abra um projeto.</translation>
    </message>
    <message>
        <source>Created {path}. Next: birdann add {path} FOLDER</source>
        <translation>{path} foi criado. A seguir: birdann add {path} PASTA</translation>
    </message>
    <message>
        <source>Creating sample project</source>
        <translation>Criando o projeto de exemplo</translation>
    </message>
    <message>
        <source>Crickets and cicadas: long, steady sounds.</source>
        <translation>Grilos e cigarras: sons longos e constantes.</translation>
    </message>
    <message>
        <source>Ctrl+1 – 9</source>
        <translation>Ctrl+1 – 9</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the joining.</source>
        <translation>Ctrl+Z desfaz a união.</translation>
    </message>
    <message>
        <source>Custom fiel&amp;ds…</source>
        <translation>&amp;Campos personalizados…</translation>
    </message>
    <message>
        <source>Custom field with the later value</source>
        <translation>Campo personalizado com o valor posterior</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Campos personalizados</translation>
    </message>
    <message numerus="yes">
        <source>Custom fields of %Ln segments</source>
        <translation>
            <numerusform>Campos personalizados de %Ln segmento</numerusform>
            <numerusform>Campos personalizados de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the selected segment in two at the cursor</source>
        <translation>Cortar em dois o segmento selecionado no cursor</translation>
    </message>
    <message>
        <source>Cutting clips</source>
        <translation>Cortando clipes</translation>
    </message>
    <message>
        <source>Cutting {name}</source>
        <translation>Cortando {name}</translation>
    </message>
    <message>
        <source>Daily backups kept</source>
        <translation>Backups diários mantidos</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Backups diários a manter</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Darwin Core occurrences (CSV)</source>
        <translation>Ocorrências Darwin Core (CSV)</translation>
    </message>
    <message>
        <source>Dashed: earliest and latest sunrise and sunset.</source>
        <translation>Tracejado: nascer e pôr do sol mais cedo e mais tarde.</translation>
    </message>
    <message>
        <source>Dask shows what happens at {address}</source>
        <translation>O Dask mostra o que acontece em {address}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datas</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Dia desconhecido</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Days to move by</source>
        <translation>Dias de deslocamento</translation>
    </message>
    <message>
        <source>Decoding {name}</source>
        <translation>Decodificando {name}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Define custom fields</source>
        <translation>Definir campos personalizados</translation>
    </message>
    <message>
        <source>Define fields</source>
        <translation>Definir campos</translation>
    </message>
    <message>
        <source>Define fields for segments, such as sex, age or distance</source>
        <translation>Definir campos para os segmentos, como sexo, idade ou distância</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln segments</source>
        <translation>
            <numerusform>Excluir %Ln segmento</numerusform>
            <numerusform>Excluir %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete segments</source>
        <translation>Excluir segmentos</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>Excluído: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Describe %Ln labels</source>
        <translation>
            <numerusform>Descrever %Ln rótulo</numerusform>
            <numerusform>Descrever %Ln rótulos</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Detalhes do erro</translation>
    </message>
    <message>
        <source>Details: model, statistics, settings tried</source>
        <translation>Detalhes: modelo, estatísticas, configurações testadas</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>Detectar</translation>
    </message>
    <message>
        <source>Detect again with {network}, every second from 0.005</source>
        <translation>Detectar de novo com {network}, a cada segundo a partir de 0,005</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Detectar automaticamente</translation>
    </message>
    <message>
        <source>Detect species in all recordings</source>
        <translation>Detectar espécies em todas as gravações</translation>
    </message>
    <message>
        <source>Detect species with a network that you have, such as BirdNET or Perch</source>
        <translation>Detectar espécies com uma rede neural que você tenha, como BirdNET ou Perch</translation>
    </message>
    <message>
        <source>Detect with a network</source>
        <translation>Detectar com uma rede neural</translation>
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
        <translation>Detectando espécies</translation>
    </message>
    <message>
        <source>Detection histories were written to {path}.</source>
        <translation>Os históricos de detecção foram gravados em {path}.</translation>
    </message>
    <message>
        <source>Detection histories…</source>
        <translation>Históricos de detecção…</translation>
    </message>
    <message>
        <source>Detection in a visit</source>
        <translation>Detecção em uma visita</translation>
    </message>
    <message>
        <source>Detections at {n} sites only; at least {wanted} are needed for a stable estimate.</source>
        <translation>Detecções em apenas {n} sítios; pelo menos {wanted} são necessários para uma estimativa estável.</translation>
    </message>
    <message>
        <source>Detections by a network are not measured. Omit --measurements.</source>
        <translation>As detecções de uma rede neural não são medidas. Omita --measurements.</translation>
    </message>
    <message>
        <source>Detections of {detector}</source>
        <translation>Detecções de {detector}</translation>
    </message>
    <message>
        <source>Detections of {detector}: weight {weight} in recordings without a list ({why}).</source>
        <translation>Detecções de {detector}: peso {weight} em gravações sem lista ({why}).</translation>
    </message>
    <message>
        <source>Di&amp;vide into windows</source>
        <translation>&amp;Dividir em janelas</translation>
    </message>
    <message>
        <source>Did not work: an error inside birdann.</source>
        <translation>Não funcionou: um erro dentro do birdann.</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?</source>
        <translation>Você anotou todas as espécies que conseguiu ouvir?</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?

Yes, all of them: other species count as absent. Training learns most from such lists.
No, only some: other species remain possible.

You can change this for each recording (Ctrl+L) and the default in the Edit menu.</source>
        <translation>Você anotou todas as espécies que conseguiu ouvir?

Sim, todas: as outras espécies contam como ausentes. O treinamento aprende mais com essas listas.
Não, só algumas: outras espécies continuam possíveis.

Você pode mudar isso em cada gravação (Ctrl+L), e o padrão no menu Editar.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Discordâncias</translation>
    </message>
    <message>
        <source>Divide recordings at the end of a visit</source>
        <translation>Dividir gravações no fim de uma visita</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Done now: {recordings}, {hours} of sound, in {seconds} s.</source>
        <translation>Feito agora: {recordings}, {hours} de som, em {seconds} s.</translation>
    </message>
    <message>
        <source>Don’t close</source>
        <translation>Não fechar</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Clique duplo</translation>
    </message>
    <message>
        <source>Dra&amp;w a segment</source>
        <translation>Desenhar &amp;um segmento</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound, with Shift over all frequencies; click to mark a point. D goes back to selecting.</source>
        <translation>Arraste no espectrograma para delimitar um som, com Shift em todas as frequências; clique para marcar um ponto. D volta à seleção.</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound; press again to select</source>
        <translation>Arrastar no espectrograma para delimitar um som; pressionar de novo para selecionar</translation>
    </message>
    <message>
        <source>Drag over a few calls, then over some noise.</source>
        <translation>Arraste sobre alguns chamados, depois sobre algum ruído.</translation>
    </message>
    <message>
        <source>Drag to add a window with its own species list (W)</source>
        <translation>Arrastar para adicionar uma janela com sua própria lista de espécies (W)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sortear</translation>
    </message>
    <message>
        <source>Draw a loop around points to make them one group; click one to show its group</source>
        <translation>Desenhe um laço em torno de pontos para formar um grupo; clique em um para mostrar seu grupo</translation>
    </message>
    <message>
        <source>Draw a sample</source>
        <translation>Sortear uma amostra</translation>
    </message>
    <message>
        <source>Draw a segment by keys</source>
        <translation>Desenhar um segmento com o teclado</translation>
    </message>
    <message>
        <source>Draw a validation sample</source>
        <translation>Sortear uma amostra de validação</translation>
    </message>
    <message>
        <source>Draw visits</source>
        <translation>Sortear visitas</translation>
    </message>
    <message>
        <source>Draw “{name}”</source>
        <translation>Sortear “{name}”</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenhando</translation>
    </message>
    <message>
        <source>Drawing a sample</source>
        <translation>Sorteando uma amostra</translation>
    </message>
    <message>
        <source>Drawing visits</source>
        <translation>Sorteando visitas</translation>
    </message>
    <message>
        <source>Drawing {name}</source>
        <translation>Desenhando {name}</translation>
    </message>
    <message numerus="yes">
        <source>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</source>
        <translation>
            <numerusform>%Ln item de {species} sorteado para “{sample}”, cerca de {minutes} para validá-lo</numerusform>
            <numerusform>%Ln itens de {species} sorteados para “{sample}”, cerca de {minutes} para validá-los</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop recordings or folders here</source>
        <translation>Solte aqui gravações ou pastas</translation>
    </message>
    <message>
        <source>Duration 90 %</source>
        <translation>Duração 90 %</translation>
    </message>
    <message>
        <source>ELAN annotation document (.eaf)</source>
        <translation>Documento de anotação ELAN (.eaf)</translation>
    </message>
    <message>
        <source>Each channel</source>
        <translation>Cada canal</translation>
    </message>
    <message>
        <source>Each preset sets the duration and frequency range.</source>
        <translation>Cada predefinição fixa a duração e a faixa de frequência.</translation>
    </message>
    <message>
        <source>Edit &amp;history</source>
        <translation>&amp;Histórico de edição</translation>
    </message>
    <message>
        <source>Edit history</source>
        <translation>Histórico de edição</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Edições</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Altitude (m)</translation>
    </message>
    <message>
        <source>Empty cells, read as “untagged”: {n_open}.</source>
        <translation>Células vazias, lidas como “não marcada”: {n_open}.</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter starts a new line. An empty note removes the old one.</source>
        <translation>Enter salva, Shift+Enter começa uma nova linha. Uma nota vazia remove a anterior.</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Contagens iguais</translation>
    </message>
    <message>
        <source>Erase all</source>
        <translation>Apagar tudo</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Relatório de erro</translation>
    </message>
    <message>
        <source>Errors in the project file (repair them with --repair, or birdann restore)</source>
        <translation>Erros no arquivo do projeto (repare com --repair ou birdann restore)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Avaliando</translation>
    </message>
    <message>
        <source>Every key, and another one for any command</source>
        <translation>Todas as teclas, e outra para qualquer comando</translation>
    </message>
    <message>
        <source>Every list is matched by segments.</source>
        <translation>Cada lista corresponde a segmentos.</translation>
    </message>
    <message>
        <source>Every recording has its sound file. There is nothing to find.</source>
        <translation>Cada gravação tem seu arquivo de som. Não há nada a procurar.</translation>
    </message>
    <message>
        <source>Every recording in the list is tagged.</source>
        <translation>Todas as gravações da lista estão marcadas.</translation>
    </message>
    <message>
        <source>Every recording in which sounds were found is tagged.</source>
        <translation>Todas as gravações em que se encontraram sons estão marcadas.</translation>
    </message>
    <message>
        <source>Every segment is reviewed. Export the table.</source>
        <translation>Todos os segmentos estão revisados. Exporte a tabela.</translation>
    </message>
    <message>
        <source>Every segment of the tagged recordings has an invalid feature. Check the sound files (birdann check), or tag other recordings.</source>
        <translation>Todos os segmentos das gravações marcadas têm um atributo inválido. Verifique os arquivos de som (birdann check) ou marque outras gravações.</translation>
    </message>
    <message>
        <source>Every segment of this recording is reviewed.</source>
        <translation>Todos os segmentos desta gravação estão revisados.</translation>
    </message>
    <message>
        <source>Every site was visited once: occupancy and detection cannot be separated. Divide the time into shorter visits or survey again.</source>
        <translation>Cada sítio foi visitado uma vez: ocupação e detecção não podem ser separadas. Divida o tempo em visitas mais curtas ou amostre de novo.</translation>
    </message>
    <message>
        <source>Every species list is empty. Tag at least one recording with a species.</source>
        <translation>Todas as listas de espécies estão vazias. Marque pelo menos uma gravação com uma espécie.</translation>
    </message>
    <message>
        <source>Everything that you tagged, labelled or drew is saved up to your last edit.</source>
        <translation>Tudo o que você marcou, rotulou ou desenhou está salvo até sua última edição.</translation>
    </message>
    <message>
        <source>Everything unpainted in this recording then counts as background</source>
        <translation>Tudo o que não está pintado nesta gravação passa a contar como fundo</translation>
    </message>
    <message>
        <source>Example: birdann {command}</source>
        <translation>Exemplo: birdann {command}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemplos</translation>
    </message>
    <message>
        <source>Existing lists</source>
        <translation>Listas existentes</translation>
    </message>
    <message>
        <source>Expected 95 % interval of occupancy if {psi} of the sites are occupied and a visit detects the species there in {p} of cases:</source>
        <translation>Intervalo de 95 % esperado da ocupação se {psi} dos sítios estão ocupados e uma visita detecta ali a espécie em {p} dos casos:</translation>
    </message>
    <message>
        <source>Expected calls per hour</source>
        <translation>Chamados esperados por hora</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The 95 % interval includes the calibration error ({error} overall).</source>
        <translation>Chamados esperados: a soma das probabilidades, com os confirmados como 1. O intervalo de 95 % inclui o erro de calibração ({error} no total).</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The calibration was not measured, so the 95 % interval is too narrow.</source>
        <translation>Chamados esperados: a soma das probabilidades, com os confirmados como 1. A calibração não foi medida, portanto o intervalo de 95 % é estreito demais.</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in all recordings ({why}).</source>
        <translation>Frequência esperada de uma espécie listada: a de todas as gravações ({why}).</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in recordings that list it ({why}).</source>
        <translation>Frequência esperada de uma espécie listada: a das gravações que a listam ({why}).</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above (90 % lower bound): {right}. This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Precisão esperada a partir de {bar} (limite inferior de 90 %): {right}. Isso mantém {kept} de todas as previsões e {share} das corretas.</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above: {right} (probabilities not calibrated). This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Precisão esperada a partir de {bar}: {right} (probabilidades não calibradas). Isso mantém {kept} de todas as previsões e {share} das corretas.</translation>
    </message>
    <message>
        <source>Expected precision {share}; these are {kept} of all predictions.</source>
        <translation>Precisão esperada {share}; são {kept} de todas as previsões.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Formato de exportação</translation>
    </message>
    <message>
        <source>Export predictions of at least {percent} %</source>
        <translation>Exportar previsões de pelo menos {percent} %</translation>
    </message>
    <message>
        <source>Export the table.</source>
        <translation>Exporte a tabela.</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportado</translation>
    </message>
    <message>
        <source>Exported: all</source>
        <translation>Exportado: tudo</translation>
    </message>
    <message>
        <source>Exported: ≥ </source>
        <translation>Exportado: ≥ </translation>
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
        <translation>Os chamados falsos não foram contados: marque ao menos duas gravações como “sem aves” e outras com espécies.</translation>
    </message>
    <message>
        <source>False calls: {rates} exported predictions an hour of at least {thresholds}, in {hours} h of held-out recordings tagged “no birds” (lists withheld).</source>
        <translation>Chamados falsos: {rates} previsões exportadas por hora a partir de {thresholds}, em {hours} h de gravações reservadas marcadas “sem aves” (sem usar suas listas).</translation>
    </message>
    <message numerus="yes">
        <source>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</source>
        <translation>
            <numerusform>Poucas respostas por classe (%Ln). Cerca de {wanted} dariam ± 10 pontos.</numerusform>
            <numerusform>Poucas respostas por classe (%Ln). Cerca de {wanted} dariam ± 10 pontos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields for segments, such as sex, age or distance. Press O to fill them in. Exported tables have a column for each, and imported columns of the same name fill them.</source>
        <translation>Campos para os segmentos, como sexo, idade ou distância. Pressione O para preenchê-los. As tabelas exportadas têm uma coluna para cada um, e colunas importadas de mesmo nome os preenchem.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>File beside the network</source>
        <translation>Arquivo ao lado da rede</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Arquivo alterado</translation>
    </message>
    <message>
        <source>File in the table</source>
        <translation>Arquivo na tabela</translation>
    </message>
    <message>
        <source>Files of unknown format, skipped: {n_files}.</source>
        <translation>Arquivos de formato desconhecido, ignorados: {n_files}.</translation>
    </message>
    <message>
        <source>Files with the same sound as another, counted once: {n}.</source>
        <translation>Arquivos com o mesmo som que outro, contados uma vez: {n}.</translation>
    </message>
    <message>
        <source>Fill from folders</source>
        <translation>Preencher pelas pastas</translation>
    </message>
    <message>
        <source>Fill from recorders</source>
        <translation>Preencher pelos gravadores</translation>
    </message>
    <message>
        <source>Fill in custom fields…</source>
        <translation>Preencher campos personalizados…</translation>
    </message>
    <message>
        <source>Fill in fields</source>
        <translation>Preencher campos</translation>
    </message>
    <message>
        <source>Fill in the project&apos;s own fields, such as sex or age; defines them first</source>
        <translation>Preencher os campos próprios do projeto, como sexo ou idade; antes os define</translation>
    </message>
    <message>
        <source>Filter by probability, recording, day and what else there is to choose from</source>
        <translation>Filtrar por probabilidade, gravação, dia e outros critérios</translation>
    </message>
    <message>
        <source>Filter playback to the band of the segment</source>
        <translation>Filtrar a reprodução à banda do segmento</translation>
    </message>
    <message>
        <source>Filter recordings by name, site, species or date</source>
        <translation>Filtrar gravações por nome, sítio, espécie ou data</translation>
    </message>
    <message>
        <source>Filtered ({choices}): {n} of {total}.</source>
        <translation>Filtrado ({choices}): {n} de {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Find %Ln segments again</source>
        <translation>
            <numerusform>Buscar %Ln segmento de novo</numerusform>
            <numerusform>Buscar %Ln segmentos de novo</numerusform>
        </translation>
    </message>
    <message>
        <source>Find &amp;segments</source>
        <translation>&amp;Buscar segmentos</translation>
    </message>
    <message>
        <source>Find a command or key</source>
        <translation>Procurar um comando ou tecla</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Procurar qualquer comando digitando parte do nome</translation>
    </message>
    <message>
        <source>Find o&amp;n xeno-canto</source>
        <translation>Procurar &amp;no xeno-canto</translation>
    </message>
    <message>
        <source>Find possible list errors…</source>
        <translation>Procurar possíveis erros de lista…</translation>
    </message>
    <message>
        <source>Find s&amp;imilar</source>
        <translation>P&amp;rocurar similares</translation>
    </message>
    <message>
        <source>Find segments</source>
        <translation>Buscar segmentos</translation>
    </message>
    <message>
        <source>Find segments again</source>
        <translation>Buscar segmentos de novo</translation>
    </message>
    <message>
        <source>Find segments again in recordings that could not be read</source>
        <translation>Buscar segmentos de novo nas gravações que não puderam ser lidas</translation>
    </message>
    <message>
        <source>Find segments again with the trained segmenter</source>
        <translation>Buscar segmentos de novo com o segmentador treinado</translation>
    </message>
    <message>
        <source>Find segments and label</source>
        <translation>Buscar segmentos e rotular</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln more recordings.</source>
        <translation>
            <numerusform>Buscar segmentos em mais %Ln gravação.</numerusform>
            <numerusform>Buscar segmentos em mais %Ln gravações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln recordings.</source>
        <translation>
            <numerusform>Buscar segmentos em %Ln gravação.</numerusform>
            <numerusform>Buscar segmentos em %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments in all recordings again?</source>
        <translation>Buscar segmentos de novo em todas as gravações?</translation>
    </message>
    <message>
        <source>Find segments in recordings that have none yet</source>
        <translation>Buscar segmentos nas gravações que ainda não têm nenhum</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in this channel of %Ln selected recordings.</source>
        <translation>
            <numerusform>Buscar segmentos neste canal de %Ln gravação selecionada.</numerusform>
            <numerusform>Buscar segmentos neste canal de %Ln gravações selecionadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments, then train</source>
        <translation>Busque segmentos, depois treine</translation>
    </message>
    <message>
        <source>Find segments…</source>
        <translation>Buscar segmentos…</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Procurar similares</translation>
    </message>
    <message>
        <source>Finding possible list errors</source>
        <translation>Procurando possíveis erros de lista</translation>
    </message>
    <message>
        <source>Finding reasons for the label</source>
        <translation>Procurando razões para o rótulo</translation>
    </message>
    <message>
        <source>Finding segments</source>
        <translation>Buscando segmentos</translation>
    </message>
    <message numerus="yes">
        <source>Finding segments failed in %Ln recordings.</source>
        <translation>
            <numerusform>A busca de segmentos falhou em %Ln gravação.</numerusform>
            <numerusform>A busca de segmentos falhou em %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding unlisted species</source>
        <translation>Procurando espécies fora das listas</translation>
    </message>
    <message>
        <source>Finished parts are saved. The rest can be started again later.</source>
        <translation>As partes concluídas estão salvas. O restante pode ser iniciado de novo mais tarde.</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>Primeira célula</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primeiro dia</translation>
    </message>
    <message>
        <source>First week, 1 to 48</source>
        <translation>Primeira semana, de 1 a 48</translation>
    </message>
    <message>
        <source>Five steps through the window, in a minute</source>
        <translation>Cinco passos pela janela, em um minuto</translation>
    </message>
    <message>
        <source>Fix contr&amp;ast</source>
        <translation>&amp;Fixar o contraste</translation>
    </message>
    <message>
        <source>Flatten steady background (wind, water, hiss) in the spectrogram</source>
        <translation>Aplainar o fundo constante (vento, água, chiado) no espectrograma</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Folder for the clips</source>
        <translation>Pasta para os clipes</translation>
    </message>
    <message>
        <source>Folder for the detection histories</source>
        <translation>Pasta para os históricos de detecção</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Pasta para os arquivos</translation>
    </message>
    <message>
        <source>Folder for the sample project</source>
        <translation>Pasta para o projeto de exemplo</translation>
    </message>
    <message>
        <source>Folder of clips, by species or with annotation sets</source>
        <translation>Pasta de clipes, por espécie ou com conjuntos de anotações</translation>
    </message>
    <message>
        <source>Folder of clips…</source>
        <translation>Pasta de clipes…</translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation>Pasta onde procurar</translation>
    </message>
    <message>
        <source>Folder with the recordings</source>
        <translation>Pasta com as gravações</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Pasta {name}</translation>
    </message>
    <message>
        <source>Folders passed over</source>
        <translation>Pastas ignoradas</translation>
    </message>
    <message>
        <source>Folders that are named</source>
        <translation>Pastas nomeadas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format of the files</source>
        <translation>Formato dos arquivos</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Avançar (Alt+Direita)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln recordings again.</source>
        <translation>
            <numerusform>%Ln gravação foi reencontrada.</numerusform>
            <numerusform>%Ln gravações foram reencontradas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found again in a new place</source>
        <translation>Reencontradas em um novo local</translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation>Encontrado no manual</translation>
    </message>
    <message>
        <source>Free software under the BSD 3-clause licence. It never uses the network.</source>
        <translation>Software livre sob a licença BSD de 3 cláusulas. Nunca usa a rede.</translation>
    </message>
    <message>
        <source>Frequency axis</source>
        <translation>Eixo de frequência</translation>
    </message>
    <message>
        <source>Frequency of the strongest cell of the spectrogram (Raven: Peak Freq)</source>
        <translation>Frequência da célula mais forte do espectrograma (Raven: Peak Freq)</translation>
    </message>
    <message numerus="yes">
        <source>From %Ln labelled segments; your labels stay as they are.</source>
        <translation>
            <numerusform>De %Ln segmento rotulado; seus rótulos não mudam.</numerusform>
            <numerusform>De %Ln segmentos rotulados; seus rótulos não mudam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation>
            <numerusform>De %Ln gravação marcada.</numerusform>
            <numerusform>De %Ln gravações marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From 1 to 100 calls are played in a visit.</source>
        <translation>De 1 a 100 chamados são reproduzidos em uma visita.</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from low to high (Raven: BW 90%)</source>
        <translation>De 5 a 95 % da energia, do grave ao agudo (Raven: BW 90%)</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from start to end (Raven: Dur 90%)</source>
        <translation>De 5 a 95 % da energia, do início ao fim (Raven: Dur 90%)</translation>
    </message>
    <message>
        <source>From file names: {sites}. Save to keep these sites, or undo (Ctrl+Z).</source>
        <translation>Dos nomes de arquivo: {sites}. Salve para manter estes sítios, ou desfaça (Ctrl+Z).</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>A partir do escore</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>From this hour</source>
        <translation>A partir desta hora</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galeria</translation>
    </message>
    <message>
        <source>Gallery of segments</source>
        <translation>Galeria de segmentos</translation>
    </message>
    <message>
        <source>Gap up to which calls are joined</source>
        <translation>Intervalo até o qual os chamados são unidos</translation>
    </message>
    <message>
        <source>Gathering segments and lists</source>
        <translation>Reunindo segmentos e listas</translation>
    </message>
    <message>
        <source>Genus</source>
        <translation>Gênero</translation>
    </message>
    <message>
        <source>Give the seed by itself, not as the parameter “random_state”.</source>
        <translation>Informe a semente à parte, não como o parâmetro “random_state”.</translation>
    </message>
    <message>
        <source>Go back to an earlier state of “{name}”</source>
        <translation>Voltar a um estado anterior de “{name}”</translation>
    </message>
    <message>
        <source>Go back to the segment that you looked at before</source>
        <translation>Voltar ao segmento que você viu antes</translation>
    </message>
    <message>
        <source>Go on listening and tagging while this runs.</source>
        <translation>Continue escutando e marcando enquanto isto roda.</translation>
    </message>
    <message>
        <source>Go on without sound</source>
        <translation>Continuar sem som</translation>
    </message>
    <message>
        <source>Go to the next untagged recording</source>
        <translation>Ir para a próxima gravação não marcada</translation>
    </message>
    <message>
        <source>Go to the next window without a species list and play it</source>
        <translation>Ir para a próxima janela sem lista de espécies e reproduzi-la</translation>
    </message>
    <message>
        <source>Go to the segment whose answer would help most</source>
        <translation>Ir para o segmento cuja resposta mais ajudaria</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Ir para o início ou o fim</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Cinza</translation>
    </message>
    <message>
        <source>Group similar sounds</source>
        <translation>Agrupar sons similares</translation>
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
        <translation>Agrupando sons similares</translation>
    </message>
    <message>
        <source>Growing trees</source>
        <translation>Crescendo árvores</translation>
    </message>
    <message>
        <source>Halving towards high scores (Navine et al. 2024)</source>
        <translation>Pela metade em direção aos escores altos (Navine et al. 2024)</translation>
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
        <translation>Hachurado: NA, não amostrado.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Height of the figure</source>
        <translation>Altura da figura</translation>
    </message>
    <message>
        <source>Held-out recordings</source>
        <translation>Gravações reservadas</translation>
    </message>
    <message>
        <source>Hide all panels but the segment, or bring them back</source>
        <translation>Ocultar todos os painéis menos o do segmento, ou trazê-los de volta</translation>
    </message>
    <message>
        <source>Hide outlines while the &amp;key is held</source>
        <translation>&amp;Ocultar contornos com a tecla pressionada</translation>
    </message>
    <message>
        <source>Hide outlines while the key is held</source>
        <translation>Ocultar os contornos enquanto a tecla está pressionada</translation>
    </message>
    <message>
        <source>Highest frequency shown</source>
        <translation>Frequência máxima mostrada</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation>Hora do dia</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Horas</translation>
    </message>
    <message>
        <source>Hours to move by</source>
        <translation>Horas de deslocamento</translation>
    </message>
    <message>
        <source>How good they are: Report ({key}).</source>
        <translation>Quão boas são: Relatório ({key}).</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Como funciona</translation>
    </message>
    <message>
        <source>How probable</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>How probable each species is in each recording (CSV)</source>
        <translation>Probabilidade de cada espécie em cada gravação (CSV)</translation>
    </message>
    <message>
        <source>How recordings are listed</source>
        <translation>Como as gravações são listadas</translation>
    </message>
    <message>
        <source>Human sounds ({name}) are left out; --species {name} includes them.</source>
        <translation>Sons humanos ({name}) são omitidos; --species {name} os inclui.</translation>
    </message>
    <message>
        <source>Human sounds ({species}) are left out.</source>
        <translation>Sons humanos ({species}) são omitidos.</translation>
    </message>
    <message>
        <source>Human sounds excluded: {n}. Choose their species to include them.</source>
        <translation>Sons humanos excluídos: {n}. Escolha sua espécie para incluí-los.</translation>
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
        <translation>Identificador do nome aceito</translation>
    </message>
    <message>
        <source>If you have few lists, add labelled clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or another project as training sources. They count as much as they improve predictions on your own held-out recordings.</source>
        <translation>Se você tem poucas listas, adicione clipes rotulados (uma subpasta por espécie, ou com conjuntos de anotações do xeno-canto) ou outro projeto como fontes de treinamento. Eles contam na medida em que melhoram as previsões em suas próprias gravações reservadas.</translation>
    </message>
    <message>
        <source>Impor&amp;t annotations of other programs…</source>
        <translation>Importar anotações &amp;de outros programas…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln files</source>
        <translation>
            <numerusform>Importar %Ln arquivo</numerusform>
            <numerusform>Importar %Ln arquivos</numerusform>
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
        <translation>Importar uma tabela de espécies por gravação</translation>
    </message>
    <message>
        <source>Import annotations</source>
        <translation>Importar anotações</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importar como</translation>
    </message>
    <message>
        <source>Import detections</source>
        <translation>Importar detecções</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importar rótulos</translation>
    </message>
    <message numerus="yes">
        <source>Import of %Ln segments</source>
        <translation>
            <numerusform>Importação de %Ln segmento</numerusform>
            <numerusform>Importação de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Importar segmentos</translation>
    </message>
    <message>
        <source>Import species lists</source>
        <translation>Importar listas de espécies</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importando</translation>
    </message>
    <message>
        <source>Importing annotations</source>
        <translation>Importando anotações</translation>
    </message>
    <message>
        <source>Importing species lists</source>
        <translation>Importando listas de espécies</translation>
    </message>
    <message>
        <source>Imports match species by scientific name, then code, then other names, then name. No species of this project gets another name.</source>
        <translation>As importações associam espécies pelo nome científico, depois código, outros nomes e nome. Nenhuma espécie deste projeto recebe outro nome.</translation>
    </message>
    <message>
        <source>Impossibly loud for {listed}: the file is damaged there, and calls within a minute of it may not be found.</source>
        <translation>Volume impossível em {listed}: o arquivo está danificado ali, e chamados a menos de um minuto podem não ser encontrados.</translation>
    </message>
    <message>
        <source>In brackets: how the backup differs from now.</source>
        <translation>Entre parênteses: diferença entre o backup e o estado atual.</translation>
    </message>
    <message>
        <source>In every list: {names}. Tag recordings without these species to improve training.</source>
        <translation>Em todas as listas: {names}. Marque gravações sem estas espécies para melhorar o treinamento.</translation>
    </message>
    <message>
        <source>In recordings of 150 kHz or more, each pulse stays a segment unless this is checked.</source>
        <translation>Em gravações de 150 kHz ou mais, cada pulso continua um segmento se isto não for marcado.</translation>
    </message>
    <message>
        <source>In recordings with a species list: {with_list}, without: {without}.</source>
        <translation>Em gravações com lista de espécies: {with_list}, sem lista: {without}.</translation>
    </message>
    <message>
        <source>In the spectrogram</source>
        <translation>No espectrograma</translation>
    </message>
    <message>
        <source>In the table but not in the project</source>
        <translation>Na tabela, mas não no projeto</translation>
    </message>
    <message>
        <source>In the table, but could be several recordings</source>
        <translation>Na tabela, mas podem ser várias gravações</translation>
    </message>
    <message>
        <source>In {folder}: {recordings}, {hours} of sound, {calls}.</source>
        <translation>Em {folder}: {recordings}, {hours} de som, {calls}.</translation>
    </message>
    <message>
        <source>Indexes are missing: {names}.</source>
        <translation>Faltam índices: {names}.</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Insects</source>
        <translation>Insetos</translation>
    </message>
    <message>
        <source>Inter-observer a&amp;greement…</source>
        <translation>Concordância &amp;entre observadores…</translation>
    </message>
    <message>
        <source>Inter-observer agreement (Cohen&apos;s kappa) per species</source>
        <translation>Concordância entre observadores (kappa de Cohen) por espécie</translation>
    </message>
    <message>
        <source>Invalid samples, replaced by silence: {n_bad_samples}.</source>
        <translation>Amostras inválidas, substituídas por silêncio: {n_bad_samples}.</translation>
    </message>
    <message>
        <source>Inverted grey</source>
        <translation>Cinza invertido</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>É</translation>
    </message>
    <message>
        <source>Is this {species}?</source>
        <translation>Isto é {species}?</translation>
    </message>
    <message>
        <source>It ends within a tier or is damaged. The part before was read.</source>
        <translation>Termina dentro de uma camada ou está danificado. A parte anterior foi lida.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</source>
        <translation>
            <numerusform>Ela tem %Ln janela com lista própria. Para marcá-la, role até ela ou clique nela sob a visão geral.

Uma lista da gravação inteira conta além dela: se for completa, as outras espécies também estão ausentes fora das janelas.</numerusform>
            <numerusform>Ela tem %Ln janelas com listas próprias. Para marcar uma delas, role até ela ou clique nela sob a visão geral.

Uma lista da gravação inteira conta além delas: se for completa, as outras espécies também estão ausentes fora das janelas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has only 0 and 1, which do not say whether a person or a program named the clips. Choose labels or detections (--as).</source>
        <translation>Ela tem apenas 0 e 1, que não dizem se uma pessoa ou um programa nomeou os trechos. Escolha rótulos ou detecções (--as).</translation>
    </message>
    <message>
        <source>It is used by: birdann segment --segmenter forest</source>
        <translation>Use-o com: birdann segment --segmenter forest</translation>
    </message>
    <message>
        <source>It learns by multi-instance multi-label learning after Briggs, Fern and Raich (KDD 2012) and Pham, Raich and Fern (2017).</source>
        <translation>Aprende por aprendizado multi-instância multirrótulo segundo Briggs, Fern e Raich (KDD 2012) e Pham, Raich e Fern (2017).</translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln calls here.</source>
        <translation>
            <numerusform>Delimitaria %Ln chamado aqui.</numerusform>
            <numerusform>Delimitaria %Ln chamados aqui.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln sounds in view, in blue.</source>
        <translation>
            <numerusform>Delimitaria %Ln som visível, em azul.</numerusform>
            <numerusform>Delimitaria %Ln sons visíveis, em azul.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item {place}</source>
        <translation>Item {place}</translation>
    </message>
    <message>
        <source>Items per bin and species</source>
        <translation>Itens por classe e espécie</translation>
    </message>
    <message>
        <source>Its format defines which names are species: “{name}” was not used.</source>
        <translation>O formato define quais nomes são espécies: “{name}” não foi usado.</translation>
    </message>
    <message>
        <source>Its list will be incomplete.</source>
        <translation>Sua lista será incompleta.</translation>
    </message>
    <message>
        <source>Its list will count as complete.</source>
        <translation>Sua lista contará como completa.</translation>
    </message>
    <message>
        <source>Its lowest and highest frequency</source>
        <translation>Suas frequências mínima e máxima</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Trabalhos</translation>
    </message>
    <message>
        <source>Jobs under SLURM need the package dask-jobqueue ({reason}). Install it with: pip install dask-jobqueue</source>
        <translation>Trabalhos no SLURM precisam do pacote dask-jobqueue ({reason}). Instale-o com: pip install dask-jobqueue</translation>
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
        <translation>Unir segmentos da mesma espécie prevista que pertencem a um chamado</translation>
    </message>
    <message>
        <source>Join ultrasound too</source>
        <translation>Unir também ultrassom</translation>
    </message>
    <message>
        <source>Join windows</source>
        <translation>Unir janelas</translation>
    </message>
    <message>
        <source>Join with next window</source>
        <translation>Unir à próxima janela</translation>
    </message>
    <message>
        <source>Joined {pieces} fragments to {calls} calls.</source>
        <translation>{pieces} fragmentos unidos em {calls} chamados.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Unindo</translation>
    </message>
    <message>
        <source>Joining fragments</source>
        <translation>Unindo fragmentos</translation>
    </message>
    <message>
        <source>Joining in {name}</source>
        <translation>Unindo em {name}</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Ir</translation>
    </message>
    <message>
        <source>Jump to a time</source>
        <translation>Ir para um tempo</translation>
    </message>
    <message>
        <source>Jump to a time of the recording or of the day</source>
        <translation>Ir para um tempo da gravação ou uma hora do dia</translation>
    </message>
    <message>
        <source>Kaleidoscope id or cluster table (CSV)</source>
        <translation>Tabela id ou cluster do Kaleidoscope (CSV)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Keep a species in its list</source>
        <translation>Manter uma espécie em sua lista</translation>
    </message>
    <message>
        <source>Keep list</source>
        <translation>Manter a lista</translation>
    </message>
    <message>
        <source>Keep species lists</source>
        <translation>Manter listas de espécies</translation>
    </message>
    <message>
        <source>Keep species separate</source>
        <translation>Manter espécies separadas</translation>
    </message>
    <message>
        <source>Keep the contrast of the spectrogram as it is, instead of following what is in view</source>
        <translation>Manter o contraste do espectrograma em vez de acompanhar o que está visível</translation>
    </message>
    <message>
        <source>Keep the list: the label is for this call only (Shift+L)</source>
        <translation>Manter a lista: o rótulo vale só para este chamado (Shift+L)</translation>
    </message>
    <message>
        <source>Keep the species list: a label that contradicts it is for its call only</source>
        <translation>Manter a lista de espécies: um rótulo que a contradiz vale só para seu chamado</translation>
    </message>
    <message>
        <source>Keep these dates as a season…</source>
        <translation>Manter estas datas como temporada…</translation>
    </message>
    <message>
        <source>Keeps: {kept}.</source>
        <translation>Mantém: {kept}.</translation>
    </message>
    <message>
        <source>Keeps: {kept}. Does not keep: {lost}.</source>
        <translation>Mantém: {kept}. Não mantém: {lost}.</translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln answers.</source>
        <translation>
            <numerusform>%Ln resposta foi guardada.</numerusform>
            <numerusform>%Ln respostas foram guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln recordings that were removed from one project and edited in the other.</source>
        <translation>
            <numerusform>Mantida %Ln gravação removida de um projeto e editada no outro.</numerusform>
            <numerusform>Mantidas %Ln gravações removidas de um projeto e editadas no outro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln segments that were deleted in one project and labelled in the other.</source>
        <translation>
            <numerusform>Mantido %Ln segmento excluído em um projeto e rotulado no outro.</numerusform>
            <numerusform>Mantidos %Ln segmentos excluídos em um projeto e rotulados no outro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Tipo de modelo</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Conhecido por</translation>
    </message>
    <message>
        <source>L&amp;icences…</source>
        <translation>&amp;Licenças…</translation>
    </message>
    <message>
        <source>Label cleared: {what}</source>
        <translation>Rótulo limpo: {what}</translation>
    </message>
    <message>
        <source>Label contradicts the species list</source>
        <translation>O rótulo contradiz a lista de espécies</translation>
    </message>
    <message>
        <source>Label every call in field recordings from recording-level species lists.</source>
        <translation>Rotula cada chamado em gravações de campo a partir de listas de espécies por gravação.</translation>
    </message>
    <message>
        <source>Label segments</source>
        <translation>Rotular segmentos</translation>
    </message>
    <message>
        <source>Labelled or predicted species; click to sort</source>
        <translation>Espécie rotulada ou prevista; clique para ordenar</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Rotulando</translation>
    </message>
    <message>
        <source>Labelling segments</source>
        <translation>Rotulando segmentos</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Labels (*.txt *.csv)</source>
        <translation>Rótulos (*.txt *.csv)</translation>
    </message>
    <message>
        <source>Labels agree</source>
        <translation>Rótulos concordantes</translation>
    </message>
    <message>
        <source>Labels given after the model was trained</source>
        <translation>Rótulos dados depois do treinamento do modelo</translation>
    </message>
    <message>
        <source>Labels that agree with the model, including labels it was trained on</source>
        <translation>Rótulos que concordam com o modelo, inclusive os de seu treinamento</translation>
    </message>
    <message>
        <source>Labels that contradict a species list and were not used: {n_conflicts}. Resolve them with Find possible list errors.</source>
        <translation>Rótulos que contradizem uma lista de espécies e não foram usados: {n_conflicts}. Resolva-os com Procurar possíveis erros de lista.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language, colours, size, your name, backups</source>
        <translation>Idioma, cores, tamanho, seu nome, backups</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último dia</translation>
    </message>
    <message>
        <source>Last week, 1 to 48</source>
        <translation>Última semana, de 1 a 48</translation>
    </message>
    <message>
        <source>Later labels</source>
        <translation>Rótulos posteriores</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitude</translation>
    </message>
    <message>
        <source>Learn the species from your tags and labels, then label every segment</source>
        <translation>Aprender as espécies com suas marcas e rótulos, depois rotular cada segmento</translation>
    </message>
    <message>
        <source>Learning from paint</source>
        <translation>Aprendendo com a pintura</translation>
    </message>
    <message>
        <source>Learning from {name}</source>
        <translation>Aprendendo com {name}</translation>
    </message>
    <message>
        <source>Learns which call belongs to which species.</source>
        <translation>Aprende qual chamado é de qual espécie.</translation>
    </message>
    <message>
        <source>Learns which species rank above others in a recording.</source>
        <translation>Aprende quais espécies vêm antes de outras em uma gravação.</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Menos certas</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>Leave out segments without a species</source>
        <translation>Omitir segmentos sem espécie</translation>
    </message>
    <message>
        <source>Left channel</source>
        <translation>Canal esquerdo</translation>
    </message>
    <message>
        <source>Left out, because the project contains the same sound already</source>
        <translation>Omitidos, pois o projeto já contém o mesmo som</translation>
    </message>
    <message>
        <source>Left out: {n_and_reasons}.</source>
        <translation>Omitidos: {n_and_reasons}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Esquerda, Direita</translation>
    </message>
    <message>
        <source>Level (dBFS)</source>
        <translation>Nível (dBFS)</translation>
    </message>
    <message>
        <source>Level (dBFS), background subtracted</source>
        <translation>Nível (dBFS), fundo subtraído</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Licence of the network: {licence}.</source>
        <translation>Licença da rede: {licence}.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenças</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenças…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Line {line} has no file name and was skipped.</source>
        <translation>A linha {line} não tem nome de arquivo e foi ignorada.</translation>
    </message>
    <message>
        <source>Line {line} of the WildTrax report has a time that cannot be read. Correct it.</source>
        <translation>A linha {line} do relatório WildTrax tem uma hora ilegível. Corrija-a.</translation>
    </message>
    <message>
        <source>Line {line} repeats {species} for {file} (first in line {earlier}).</source>
        <translation>A linha {line} repete {species} para {file} (antes na linha {earlier}).</translation>
    </message>
    <message>
        <source>Line {place} cannot be read: {reason}.</source>
        <translation>A linha {place} não pode ser lida: {reason}.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Linear colours</source>
        <translation>Cores lineares</translation>
    </message>
    <message>
        <source>Linear part: mean of {n_models} models with linear and curved boundaries, weighted by held-out lists.</source>
        <translation>Parte linear: média de {n_models} modelos com fronteiras retas e curvas, ponderados por listas reservadas.</translation>
    </message>
    <message>
        <source>Lis&amp;ten</source>
        <translation>&amp;Escutar</translation>
    </message>
    <message>
        <source>List or hide sounds that are probably not calls: noise, echoes, fragments</source>
        <translation>Listar ou ocultar sons que provavelmente não são chamados: ruído, ecos, fragmentos</translation>
    </message>
    <message>
        <source>List the edits since the project was opened, to go back to any of them</source>
        <translation>Listar as edições desde a abertura do projeto, para voltar a qualquer uma</translation>
    </message>
    <message>
        <source>List the species of the whole recording?</source>
        <translation>Listar as espécies da gravação inteira?</translation>
    </message>
    <message>
        <source>List untagged recordings, those first whose lists help training most</source>
        <translation>Listar gravações não marcadas, primeiro aquelas cujas listas mais ajudam o treinamento</translation>
    </message>
    <message>
        <source>Listed but unknown to the model: {names}. Train again to include them.</source>
        <translation>Listadas mas desconhecidas do modelo: {names}. Treine de novo para incluí-las.</translation>
    </message>
    <message>
        <source>Listed by {person}</source>
        <translation>Lista de {person}</translation>
    </message>
    <message>
        <source>Listed species without detections: {n} of {every} ({names}). If the detections have other names for them, merge these in Project &gt; Species.</source>
        <translation>Espécies das listas sem detecções: {n} de {every} ({names}). Se as detecções lhes dão outros nomes, una-os em Projeto &gt; Espécies.</translation>
    </message>
    <message>
        <source>Listened, no birds present (Ctrl+B)</source>
        <translation>Escutada, sem aves presentes (Ctrl+B)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Lists and labels that named “{name}” before the merge with “{other}” name it again.</source>
        <translation>As listas e os rótulos que citavam “{name}” antes da mesclagem com “{other}” voltam a citá-la.</translation>
    </message>
    <message>
        <source>Lists are checked by models of other recordings; that takes at least {n} recordings with segments and a species list.</source>
        <translation>As listas são verificadas por modelos de outras gravações; isso exige pelo menos {n} gravações com segmentos e lista de espécies.</translation>
    </message>
    <message>
        <source>Lists hidden: {sentence}</source>
        <translation>Listas ocultas: {sentence}</translation>
    </message>
    <message>
        <source>Lists name species at one site only. Scores of a site must not use its own lists: make lists at a second site.</source>
        <translation>As listas citam espécies de um só sítio. Os escores de um sítio não devem usar suas próprias listas: faça listas em um segundo sítio.</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Listas de nomes (*.txt *.csv *.tsv);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Lists that would change</source>
        <translation>Listas que mudariam</translation>
    </message>
    <message>
        <source>Lists with an unidentified species, read as incomplete: {n}.</source>
        <translation>Listas com uma espécie não identificada, lidas como incompletas: {n}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carregar</translation>
    </message>
    <message>
        <source>Load species c&amp;hecklist…</source>
        <translation>Carregar &amp;lista de referência…</translation>
    </message>
    <message>
        <source>Load species checklist</source>
        <translation>Carregar lista de referência de espécies</translation>
    </message>
    <message>
        <source>Locate &amp;missing files…</source>
        <translation>&amp;Localizar arquivos ausentes…</translation>
    </message>
    <message>
        <source>Locate missing files</source>
        <translation>Localizar arquivos ausentes</translation>
    </message>
    <message>
        <source>Locate missing files…</source>
        <translation>Localizar arquivos ausentes…</translation>
    </message>
    <message>
        <source>Locate sound files that were moved or renamed</source>
        <translation>Localizar arquivos de som movidos ou renomeados</translation>
    </message>
    <message>
        <source>Location differs: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Using {first}.</source>
        <translation>O local difere: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Usando {first}.</translation>
    </message>
    <message>
        <source>Log odds of {first} against {second}: {total} = {effects}.</source>
        <translation>Log da razão de chances de {first} contra {second}: {total} = {effects}.</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Registro: {path}</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarítmica</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Cores logarítmicas</translation>
    </message>
    <message>
        <source>Longer than usual for this species ({low}–{high} s).</source>
        <translation>Mais longo que o habitual para esta espécie ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitude</translation>
    </message>
    <message>
        <source>Look and listen</source>
        <translation>Veja e escute</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Procurando</translation>
    </message>
    <message>
        <source>Looking at the sound files</source>
        <translation>Examinando os arquivos de som</translation>
    </message>
    <message>
        <source>Looking at {name}</source>
        <translation>Examinando {name}</translation>
    </message>
    <message>
        <source>Looking for a segmenter</source>
        <translation>Procurando um segmentador</translation>
    </message>
    <message>
        <source>Looking for help</source>
        <translation>Procurando ajuda</translation>
    </message>
    <message>
        <source>Looking for networks</source>
        <translation>Procurando redes neurais</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>Procurando tabelas</translation>
    </message>
    <message>
        <source>Looking for {name}</source>
        <translation>Procurando {name}</translation>
    </message>
    <message>
        <source>Looking through the project</source>
        <translation>Examinando o projeto</translation>
    </message>
    <message>
        <source>Looking where the sound is</source>
        <translation>Procurando onde está o som</translation>
    </message>
    <message>
        <source>Loop is off.</source>
        <translation>A repetição está desligada.</translation>
    </message>
    <message>
        <source>Loop is on.</source>
        <translation>A repetição está ligada.</translation>
    </message>
    <message>
        <source>Lowest frequency shown</source>
        <translation>Frequência mínima mostrada</translation>
    </message>
    <message>
        <source>MIMLfast trains on species lists only. Tag a recording that has segments.</source>
        <translation>MIMLfast treina só com listas de espécies. Marque uma gravação que tenha segmentos.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Make a small project of synthesised birdsong to try everything on</source>
        <translation>Criar um pequeno projeto de cantos sintetizados para experimentar tudo</translation>
    </message>
    <message>
        <source>Make one segment of those selected</source>
        <translation>Fazer um segmento dos selecionados</translation>
    </message>
    <message>
        <source>Make one window of the chosen one and the next</source>
        <translation>Fazer uma janela da escolhida e da próxima</translation>
    </message>
    <message>
        <source>Makes one file per recording in a folder that you choose.</source>
        <translation>Cria um arquivo por gravação na pasta que você escolher.</translation>
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
        <translation>Mapa de sons similares</translation>
    </message>
    <message>
        <source>Mar&amp;k species as</source>
        <translation>&amp;Marcar espécie como</translation>
    </message>
    <message>
        <source>Mark as listened, no birds present</source>
        <translation>Marcar como escutada, sem aves presentes</translation>
    </message>
    <message>
        <source>Mark label as certain; again: undo</source>
        <translation>Marcar rótulo como certo; de novo: desfazer</translation>
    </message>
    <message>
        <source>Mark label as possible; again: undo</source>
        <translation>Marcar rótulo como possível; de novo: desfazer</translation>
    </message>
    <message>
        <source>Mark label as probable; again: undo</source>
        <translation>Marcar rótulo como provável; de novo: desfazer</translation>
    </message>
    <message>
        <source>Mark the segment as noise</source>
        <translation>Marcar o segmento como ruído</translation>
    </message>
    <message>
        <source>Mark the selection as noise</source>
        <translation>Marcar a seleção como ruído</translation>
    </message>
    <message>
        <source>Marks of tiers that do not name species, without a sound at their time: {names}.</source>
        <translation>Marcas de camadas que não nomeiam espécies, sem som em seu momento: {names}.</translation>
    </message>
    <message>
        <source>Matched names</source>
        <translation>Nomes correspondidos</translation>
    </message>
    <message>
        <source>Matches no listed species: noise, or a species missing from the list.</source>
        <translation>Não corresponde a nenhuma espécie listada: ruído, ou uma espécie que falta na lista.</translation>
    </message>
    <message>
        <source>Matroska sound</source>
        <translation>som Matroska</translation>
    </message>
    <message>
        <source>Maximize spectrogram</source>
        <translation>Maximizar espectrograma</translation>
    </message>
    <message>
        <source>Mean power in the call&apos;s band and time; a sine of full scale has -3 dB (Raven: Inband Power)</source>
        <translation>Potência média na banda e no tempo do chamado; uma senoide em escala cheia tem -3 dB (Raven: Inband Power)</translation>
    </message>
    <message numerus="yes">
        <source>Measured %Ln segments.</source>
        <translation>
            <numerusform>%Ln segmento medido.</numerusform>
            <numerusform>%Ln segmentos medidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring kept segments</source>
        <translation>Medindo os segmentos mantidos</translation>
    </message>
    <message>
        <source>Measuring labelled segments</source>
        <translation>Medindo os segmentos rotulados</translation>
    </message>
    <message>
        <source>Measuring noise</source>
        <translation>Medindo o ruído</translation>
    </message>
    <message>
        <source>Measuring segments</source>
        <translation>Medindo segmentos</translation>
    </message>
    <message>
        <source>Measuring the changed segment</source>
        <translation>Medindo o segmento alterado</translation>
    </message>
    <message>
        <source>Measuring the new segment</source>
        <translation>Medindo o novo segmento</translation>
    </message>
    <message>
        <source>Measuring {name}</source>
        <translation>Medindo {name}</translation>
    </message>
    <message>
        <source>Mel</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Mesclar</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln segments</source>
        <translation>
            <numerusform>Mesclar %Ln segmento</numerusform>
            <numerusform>Mesclar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge a species with “{name}”</source>
        <translation>Mesclar uma espécie com “{name}”</translation>
    </message>
    <message>
        <source>Merge calls of one species with gaps up to</source>
        <translation>Mesclar chamados de uma espécie com intervalos de até</translation>
    </message>
    <message>
        <source>Merge projects</source>
        <translation>Mesclar projetos</translation>
    </message>
    <message>
        <source>Merge segments</source>
        <translation>Mesclar segmentos</translation>
    </message>
    <message>
        <source>Merge species</source>
        <translation>Mesclar espécies</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Mesclar com</translation>
    </message>
    <message>
        <source>Merge with another observer&apos;s project of the same recordings</source>
        <translation>Mesclar com o projeto de outro observador sobre as mesmas gravações</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Mesclado</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Mesclando</translation>
    </message>
    <message>
        <source>Merging segments</source>
        <translation>Mesclando segmentos</translation>
    </message>
    <message>
        <source>Minimum call probability of segments that are listed, shown and exported</source>
        <translation>Probabilidade mínima de chamado dos segmentos listados, mostrados e exportados</translation>
    </message>
    <message>
        <source>Minimum call probability: {percent} %</source>
        <translation>Probabilidade mínima de chamado: {percent} %</translation>
    </message>
    <message>
        <source>Minimum probability for unreviewed segments:</source>
        <translation>Probabilidade mínima dos segmentos não revisados:</translation>
    </message>
    <message>
        <source>Minimum probability of a call</source>
        <translation>Probabilidade mínima de um chamado</translation>
    </message>
    <message>
        <source>Minimum probability of accepted tags</source>
        <translation>Probabilidade mínima das marcas aceitas</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed calls</source>
        <translation>Probabilidade mínima dos chamados não revisados</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed segments in exports and summaries</source>
        <translation>Probabilidade mínima dos segmentos não revisados em exportações e resumos</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Escore mínimo</translation>
    </message>
    <message>
        <source>Minimum score of imported detections</source>
        <translation>Escore mínimo das detecções importadas</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Minutes listened</source>
        <translation>Minutos escutados</translation>
    </message>
    <message>
        <source>Minutes of the clock count if at least 30 s of them were surveyed. The 95 % interval treats the minutes of an hour at a site as one cluster.</source>
        <translation>Os minutos do relógio contam se pelo menos 30 s deles foram amostrados. O intervalo de 95 % trata os minutos de uma hora em um sítio como um conglomerado.</translation>
    </message>
    <message>
        <source>Minutes to move by</source>
        <translation>Minutos de deslocamento</translation>
    </message>
    <message>
        <source>Minutes with a call</source>
        <translation>Minutos com um chamado</translation>
    </message>
    <message>
        <source>Missing file</source>
        <translation>Arquivo ausente</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Arquivos ausentes</translation>
    </message>
    <message>
        <source>Missing sound files (find moved ones with birdann locate)</source>
        <translation>Arquivos de som ausentes (encontre os movidos com birdann locate)</translation>
    </message>
    <message>
        <source>Mix of channels</source>
        <translation>Mistura dos canais</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves them</source>
        <translation>Modelo &gt; Validar previsões os salva</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves thresholds</source>
        <translation>Modelo &gt; Validar previsões salva limiares</translation>
    </message>
    <message>
        <source>Model and predictions updated.</source>
        <translation>Modelo e previsões atualizados.</translation>
    </message>
    <message>
        <source>Model {name} of {time}: features {schema}, segments found with “{preset}”.</source>
        <translation>Modelo {name} de {time}: características {schema}, segmentos encontrados com “{preset}”.</translation>
    </message>
    <message>
        <source>Model {name}, trained {when}</source>
        <translation>Modelo {name}, treinado em {when}</translation>
    </message>
    <message>
        <source>Model: decision trees ({why}).</source>
        <translation>Modelo: árvores de decisão ({why}).</translation>
    </message>
    <message>
        <source>Model: decision trees {trees}, linear {linear} ({why}).</source>
        <translation>Modelo: árvores de decisão {trees}, linear {linear} ({why}).</translation>
    </message>
    <message>
        <source>Model: linear ({why}).</source>
        <translation>Modelo: linear ({why}).</translation>
    </message>
    <message>
        <source>Model: {run}.</source>
        <translation>Modelo: {run}.</translation>
    </message>
    <message>
        <source>Models are trained without each group of sites, so that no list or answer of a site decides what is played there. What is set here stays as it is for this queue.</source>
        <translation>Os modelos são treinados sem cada grupo de sítios, para que nenhuma lista ou resposta de um sítio decida o que é reproduzido ali. O que se define aqui não muda para esta fila.</translation>
    </message>
    <message>
        <source>Models of this project</source>
        <translation>Modelos deste projeto</translation>
    </message>
    <message>
        <source>Monkey&apos;s Audio</source>
        <translation>Monkey’s Audio</translation>
    </message>
    <message>
        <source>Month in words</source>
        <translation>Mês por extenso</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Mais filtros</translation>
    </message>
    <message numerus="yes">
        <source>More filters (%Ln set)</source>
        <translation>
            <numerusform>Mais filtros (%Ln ativo)</numerusform>
            <numerusform>Mais filtros (%Ln ativos)</numerusform>
        </translation>
    </message>
    <message>
        <source>Most birds, frogs and mammals: 200 Hz and above.</source>
        <translation>A maioria das aves, sapos e mamíferos: 200 Hz e acima.</translation>
    </message>
    <message>
        <source>Most calls in a minute</source>
        <translation>Máximo de chamados em um minuto</translation>
    </message>
    <message>
        <source>Most calls in a minute of the clock: the maximum of each visit, as mean over visits with its 95 % interval.</source>
        <translation>Máximo de chamados em um minuto do relógio: o máximo de cada visita, como média das visitas com seu intervalo de 95 %.</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Mais certas</translation>
    </message>
    <message>
        <source>Most informative first</source>
        <translation>Informativas</translation>
    </message>
    <message>
        <source>Most similar</source>
        <translation>Mais similares</translation>
    </message>
    <message>
        <source>Most similar confirmed calls: {n} of {of} {species}.</source>
        <translation>Chamados confirmados mais similares: {n} de {of} de {species}.</translation>
    </message>
    <message>
        <source>Most similar first</source>
        <translation>Mais similares primeiro</translation>
    </message>
    <message>
        <source>Most to review first</source>
        <translation>Mais a revisar primeiro</translation>
    </message>
    <message>
        <source>Most typical predictions</source>
        <translation>Previsões mais típicas</translation>
    </message>
    <message>
        <source>Mouse wheel zooms the spectrogram</source>
        <translation>A roda amplia o espectrograma</translation>
    </message>
    <message>
        <source>Move along the frequencies</source>
        <translation>Mover pelas frequências</translation>
    </message>
    <message>
        <source>Move along the recording; with Shift by a page</source>
        <translation>Mover pela gravação; com Shift, por página</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Deslocar</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Mover o teclado para a próxima parte da janela</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Mover o teclado para a parte anterior da janela</translation>
    </message>
    <message>
        <source>Move window</source>
        <translation>Mover janela</translation>
    </message>
    <message>
        <source>My recordings</source>
        <translation>Minhas gravações</translation>
    </message>
    <message>
        <source>N processes on this machine (default: one for each core)</source>
        <translation>N processos nesta máquina (padrão: um por núcleo)</translation>
    </message>
    <message>
        <source>N&amp;ext segment</source>
        <translation>Próximo &amp;segmento</translation>
    </message>
    <message>
        <source>N&amp;ote on the recording…</source>
        <translation>Nota &amp;sobre a gravação…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name of the season from {first} to {last}:</source>
        <translation>Nome da temporada de {first} a {last}:</translation>
    </message>
    <message>
        <source>Name the network with --network; “birdann networks list” names those installed.</source>
        <translation>Indique a rede com --network; “birdann networks list” lista as instaladas.</translation>
    </message>
    <message>
        <source>Name, site or species</source>
        <translation>Nome, sítio ou espécie</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Com nome</translation>
    </message>
    <message>
        <source>Names beside them, and a legend</source>
        <translation>Nomes ao lado, e uma legenda</translation>
    </message>
    <message>
        <source>Names with a comma, read as one species: {names}. Write “;” between species.</source>
        <translation>Nomes com vírgula, lidos como uma só espécie: {names}. Escreva “;” entre as espécies.</translation>
    </message>
    <message>
        <source>Ne&amp;xt colour map</source>
        <translation>Próximo mapa de &amp;cores</translation>
    </message>
    <message>
        <source>Ne&amp;xt untagged recording</source>
        <translation>&amp;Próxima gravação não marcada</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Precisa de dados</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede neural</translation>
    </message>
    <message>
        <source>Networks (*.tflite *.onnx)</source>
        <translation>Redes neurais (*.tflite *.onnx)</translation>
    </message>
    <message>
        <source>Networks need the package {package}. Install it with: pip install birdann[networks]</source>
        <translation>Redes neurais precisam do pacote {package}. Instale-o com: pip install birdann[networks]</translation>
    </message>
    <message>
        <source>New &amp;lists are complete…</source>
        <translation>&amp;Novas listas são completas…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nova tecla</translation>
    </message>
    <message>
        <source>New lists are complete</source>
        <translation>Novas listas são completas</translation>
    </message>
    <message>
        <source>New lists are incomplete</source>
        <translation>Novas listas são incompletas</translation>
    </message>
    <message>
        <source>New name of the species</source>
        <translation>Novo nome da espécie</translation>
    </message>
    <message>
        <source>New path, since it was taken: Locate missing files</source>
        <translation>Novo caminho, se foi movido: Localizar arquivos ausentes</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Novo projeto</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Nova amostra</translation>
    </message>
    <message>
        <source>New sample…</source>
        <translation>Nova amostra…</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>Nova espécie</translation>
    </message>
    <message>
        <source>New species with similar existing names (merge them, or use --species-map)</source>
        <translation>Espécies novas com nomes parecidos com os existentes (mescle-as ou use --species-map)</translation>
    </message>
    <message>
        <source>New species: {names}.</source>
        <translation>Novas espécies: {names}.</translation>
    </message>
    <message>
        <source>New visits</source>
        <translation>Novas visitas</translation>
    </message>
    <message>
        <source>New visits…</source>
        <translation>Novas visitas…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next &amp;uncertain segment</source>
        <translation>Próximo segmento &amp;incerto</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Próximo grupo</translation>
    </message>
    <message>
        <source>Next group (Alt+Right)</source>
        <translation>Próximo grupo (Alt+Direita)</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Próximo painel</translation>
    </message>
    <message>
        <source>Next step: {text}</source>
        <translation>Próximo passo: {text}</translation>
    </message>
    <message>
        <source>Next untagged window</source>
        <translation>Próxima janela não marcada</translation>
    </message>
    <message>
        <source>Night from</source>
        <translation>Noite de</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Noites</translation>
    </message>
    <message>
        <source>Nights, from noon to noon</source>
        <translation>Noites, de meio-dia a meio-dia</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>No answers to save. Give at least one.</source>
        <translation>Não há respostas a salvar. Dê pelo menos uma.</translation>
    </message>
    <message>
        <source>No backup of {project_path} could be made in {folder} ({reason}), and nothing was changed. Free some space or make that folder writable.</source>
        <translation>Não foi possível fazer um backup de {project_path} em {folder} ({reason}), e nada foi alterado. Libere espaço ou permita gravar nessa pasta.</translation>
    </message>
    <message>
        <source>No birds</source>
        <translation>Sem aves</translation>
    </message>
    <message>
        <source>No birds &amp;where “none” is written</source>
        <translation>&amp;Sem aves onde está escrito “nenhuma”</translation>
    </message>
    <message>
        <source>No birds (complete list).</source>
        <translation>Sem aves (lista completa).</translation>
    </message>
    <message>
        <source>No call was counted there.</source>
        <translation>Nenhum chamado foi contado ali.</translation>
    </message>
    <message>
        <source>No calls are painted in {path}. Paint some, import a table of boxes (--boxes), or train from confirmed segments (--from-segments).</source>
        <translation>Nenhum chamado está pintado em {path}. Pinte alguns, importe uma tabela de retângulos (--boxes) ou treine com segmentos confirmados (--from-segments).</translation>
    </message>
    <message>
        <source>No calls were found in these recordings. Add others.</source>
        <translation>Nenhum chamado foi encontrado nestas gravações. Adicione outras.</translation>
    </message>
    <message>
        <source>No calls were found in this recording.
Draw one if you see it.</source>
        <translation>Nenhum chamado foi encontrado nesta gravação.
Desenhe um se o vir.</translation>
    </message>
    <message>
        <source>No column with species names was found. Choose one: {names}.</source>
        <translation>Nenhuma coluna com nomes de espécies foi encontrada. Escolha uma: {names}.</translation>
    </message>
    <message>
        <source>No command of that name.</source>
        <translation>Nenhum comando com esse nome.</translation>
    </message>
    <message>
        <source>No confirmed calls of “{species}” to compare with.</source>
        <translation>Nenhum chamado confirmado de “{species}” para comparar.</translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Sem conflitos.</translation>
    </message>
    <message>
        <source>No detection: occupancy cannot be estimated.</source>
        <translation>Nenhuma detecção: a ocupação não pode ser estimada.</translation>
    </message>
    <message>
        <source>No detections match. Lower the minimum score, or choose other species.</source>
        <translation>Nenhuma detecção corresponde. Baixe o escore mínimo ou escolha outras espécies.</translation>
    </message>
    <message>
        <source>No display here. Later: birdann {path}</source>
        <translation>Não há tela aqui. Mais tarde: birdann {path}</translation>
    </message>
    <message>
        <source>No edits yet. Tags and labels appear here and can be undone.</source>
        <translation>Ainda não há edições. Marcas e rótulos aparecem aqui e podem ser desfeitos.</translation>
    </message>
    <message>
        <source>No example of it has been confirmed yet. Confirm some, and they play here.</source>
        <translation>Nenhum exemplo foi confirmado ainda. Confirme alguns, e eles tocam aqui.</translation>
    </message>
    <message>
        <source>No examples were given (--call or --project).</source>
        <translation>Nenhum exemplo foi dado (--call ou --project).</translation>
    </message>
    <message>
        <source>No figure. {why}</source>
        <translation>Sem figura. {why}</translation>
    </message>
    <message>
        <source>No figure: the model {model} is not calibrated.</source>
        <translation>Sem figura: o modelo {model} não está calibrado.</translation>
    </message>
    <message>
        <source>No forest segmenter has been trained in {path} yet. Paint some calls or confirm some segments, and train it (birdann train-segmenter).</source>
        <translation>Nenhum segmentador de floresta foi treinado em {path} ainda. Pinte alguns chamados ou confirme alguns segmentos, e treine-o (birdann train-segmenter).</translation>
    </message>
    <message>
        <source>No fragments of one call were found. Nothing was joined.</source>
        <translation>Nenhum fragmento de um mesmo chamado foi encontrado. Nada foi unido.</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Sem grupo</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Sem grupos</translation>
    </message>
    <message>
        <source>No groups found: too few segments are similar to one another.</source>
        <translation>Nenhum grupo encontrado: poucos segmentos são similares entre si.</translation>
    </message>
    <message>
        <source>No items match the filters of the review queue.</source>
        <translation>Nenhum item atende aos filtros da fila de revisão.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem tecla</translation>
    </message>
    <message>
        <source>No known call is of a species in its recording&apos;s list, so that labels are not scored.</source>
        <translation>Nenhum chamado conhecido é de uma espécie da lista de sua gravação; por isso os rótulos não são avaliados.</translation>
    </message>
    <message>
        <source>No list errors with a probability of {least} or more.</source>
        <translation>Nenhum erro de lista com probabilidade de {least} ou mais.</translation>
    </message>
    <message>
        <source>No longer used and removed: {names}.</source>
        <translation>Não mais usadas e removidas: {names}.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one before joining fragments.</source>
        <translation>Nenhum modelo foi treinado ainda. Treine um antes de unir fragmentos.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one first.</source>
        <translation>Nenhum modelo foi treinado ainda. Treine um antes.</translation>
    </message>
    <message>
        <source>No model was trained: {reason}</source>
        <translation>Nenhum modelo foi treinado: {reason}</translation>
    </message>
    <message>
        <source>No model yet. Tag some recordings, then train (Ctrl+T).</source>
        <translation>Ainda não há modelo. Marque algumas gravações e treine (Ctrl+T).</translation>
    </message>
    <message>
        <source>No prediction yet. Predict labels, or choose a species.</source>
        <translation>Ainda não há previsão. Preveja os rótulos ou escolha uma espécie.</translation>
    </message>
    <message>
        <source>No prediction yet. Train a model, or choose a species.</source>
        <translation>Ainda não há previsão. Treine um modelo ou escolha uma espécie.</translation>
    </message>
    <message>
        <source>No prediction: the model learned from the label that was removed.</source>
        <translation>Sem previsão: o modelo aprendeu com o rótulo que foi removido.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nenhum problema encontrado.</translation>
    </message>
    <message>
        <source>No recording has a species list. Tag some recordings, or import lists, first.</source>
        <translation>Nenhuma gravação tem lista de espécies. Marque antes algumas gravações ou importe listas.</translation>
    </message>
    <message>
        <source>No recording has a start. Set sites and times to see results by hour and date.</source>
        <translation>Nenhuma gravação tem início. Defina sítios e tempos para ver resultados por hora e data.</translation>
    </message>
    <message>
        <source>No recording has both segments and a species list. Tag one and segment it first.</source>
        <translation>Nenhuma gravação tem segmentos e também lista de espécies. Marque e segmente uma antes.</translation>
    </message>
    <message>
        <source>No recording has failed.</source>
        <translation>Nenhuma gravação falhou.</translation>
    </message>
    <message>
        <source>No recording matches the pattern {pattern}. Recordings have names such as {name}.</source>
        <translation>Nenhuma gravação corresponde ao padrão {pattern}. As gravações se chamam, por exemplo, {name}.</translation>
    </message>
    <message>
        <source>No recording or folder is called {name}. Recordings have names such as {example}.</source>
        <translation>Nenhuma gravação ou pasta se chama {name}. As gravações se chamam, por exemplo, {example}.</translation>
    </message>
    <message>
        <source>No recording with a site and a start lies within the season and the hours of day. Correct them.</source>
        <translation>Nenhuma gravação com local e início está dentro da temporada e das horas do dia. Corrija-as.</translation>
    </message>
    <message>
        <source>No recordings match these filters. Clear the text or choose “All recordings”.</source>
        <translation>Nenhuma gravação atende a estes filtros. Limpe o texto ou escolha “Todas”.</translation>
    </message>
    <message>
        <source>No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.</source>
        <translation>Ainda não há gravações. Solte arquivos de som na janela ou pressione Ctrl+Shift+A.</translation>
    </message>
    <message>
        <source>No reduction</source>
        <translation>Sem redução</translation>
    </message>
    <message>
        <source>No reference measurements for this species.</source>
        <translation>Sem medidas de referência para esta espécie.</translation>
    </message>
    <message>
        <source>No running tasks</source>
        <translation>Sem tarefas em andamento</translation>
    </message>
    <message>
        <source>No running tasks.</source>
        <translation>Sem tarefas em andamento.</translation>
    </message>
    <message>
        <source>No samples. Draw one with birdann validate make.</source>
        <translation>Não há amostras. Sorteie uma com birdann validate make.</translation>
    </message>
    <message>
        <source>No scheduler answers at {address} ({reason}). Start one with: dask scheduler</source>
        <translation>Nenhum agendador responde em {address} ({reason}). Inicie um com: dask scheduler</translation>
    </message>
    <message>
        <source>No score in “{name}” reaches a precision of {precision} with at least {wanted} validated items on each side. Validate more items, or lower the target.</source>
        <translation>Nenhum escore em “{name}” alcança uma precisão de {precision} com pelo menos {wanted} itens validados de cada lado. Valide mais itens ou baixe a meta.</translation>
    </message>
    <message>
        <source>No segment in {path} is confirmed or corrected. Review some, or train from the boxes of a table (--boxes).</source>
        <translation>Nenhum segmento de {path} está confirmado ou corrigido. Revise alguns ou treine com os retângulos de uma tabela (--boxes).</translation>
    </message>
    <message>
        <source>No segment was labelled by two observers. Each needs an observer name of its own, and labels of the same segments. Merge their projects first, or name both in “birdann agreement”.</source>
        <translation>Nenhum segmento foi rotulado por dois observadores. Cada um precisa de um nome próprio e de rótulos dos mesmos segmentos. Una antes os projetos ou indique os dois em “birdann agreement”.</translation>
    </message>
    <message>
        <source>No segmented recording has a site and a start. Enter sites and starts under Project &gt; Sites and times, and find segments.</source>
        <translation>Nenhuma gravação segmentada tem sítio e início. Informe-os em Projeto &gt; Sítios e tempos e busque segmentos.</translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln files.</source>
        <translation>
            <numerusform>Nenhum segmento encontrado em %Ln arquivo.</numerusform>
            <numerusform>Nenhum segmento encontrado em %Ln arquivos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln recordings.</source>
        <translation>
            <numerusform>Nenhum segmento encontrado em %Ln gravação.</numerusform>
            <numerusform>Nenhum segmento encontrado em %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments found in the boxes of {folder}. Check that its annotation sets belong to its sound files.</source>
        <translation>Nenhum segmento encontrado nos retângulos de {folder}. Verifique se seus conjuntos de anotações correspondem aos arquivos de som.</translation>
    </message>
    <message>
        <source>No segments found in the clips of {folder}. Choose a folder with one sub-folder of clips per species.</source>
        <translation>Nenhum segmento encontrado nos clipes de {folder}. Escolha uma pasta com uma subpasta de clipes por espécie.</translation>
    </message>
    <message>
        <source>No segments match these filters.</source>
        <translation>Nenhum segmento atende a estes filtros.</translation>
    </message>
    <message numerus="yes">
        <source>No segments were found in %Ln boxes.</source>
        <translation>
            <numerusform>Nenhum segmento encontrado em %Ln retângulo.</numerusform>
            <numerusform>Nenhum segmento encontrado em %Ln retângulos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments yet in this recording. Find segments (Ctrl+Shift+S).</source>
        <translation>Ainda não há segmentos nesta gravação. Busque segmentos (Ctrl+Shift+S).</translation>
    </message>
    <message>
        <source>No segments yet. Find segments (Ctrl+Shift+S) to start reviewing.</source>
        <translation>Ainda não há segmentos. Busque segmentos (Ctrl+Shift+S) para começar a revisar.</translation>
    </message>
    <message>
        <source>No segments yet. Find segments to see calls here.</source>
        <translation>Ainda não há segmentos. Busque segmentos para ver os chamados aqui.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Sem som</translation>
    </message>
    <message>
        <source>No sound output was found</source>
        <translation>Nenhuma saída de som encontrada</translation>
    </message>
    <message>
        <source>No sound output was found; connect loudspeakers or headphones and play again.</source>
        <translation>Nenhuma saída de som encontrada; conecte alto-falantes ou fones e reproduza de novo.</translation>
    </message>
    <message>
        <source>No sound was found in it.</source>
        <translation>Nenhum som foi encontrado nele.</translation>
    </message>
    <message>
        <source>No species certain.</source>
        <translation>Nenhuma espécie certa.</translation>
    </message>
    <message>
        <source>No species is predicted for this segment. Train a model, or label it.</source>
        <translation>Nenhuma espécie é prevista para este segmento. Treine um modelo ou rotule-o.</translation>
    </message>
    <message>
        <source>No species is present with a probability of {least} or more.</source>
        <translation>Nenhuma espécie está presente com probabilidade de {least} ou mais.</translation>
    </message>
    <message>
        <source>No species predicted. X: noise. C: type a species. A number picks one.</source>
        <translation>Nenhuma espécie prevista. X: ruído. C: digitar uma espécie. Um número escolhe uma.</translation>
    </message>
    <message>
        <source>No species tagged; list incomplete.</source>
        <translation>Nenhuma espécie marcada; lista incompleta.</translation>
    </message>
    <message>
        <source>No species yet</source>
        <translation>Nenhuma espécie ainda</translation>
    </message>
    <message>
        <source>No species yet. They come with tags, labels and imported lists.</source>
        <translation>Nenhuma espécie ainda. Elas vêm com marcas, rótulos e listas importadas.</translation>
    </message>
    <message>
        <source>No tagged recording has segments ({n_tagged} tagged). Segment them first, or tag recordings that have segments.</source>
        <translation>Nenhuma gravação marcada tem segmentos ({n_tagged} marcadas). Segmente-as antes ou marque gravações que tenham segmentos.</translation>
    </message>
    <message>
        <source>No tags to accept: already tagged, or no species predicted here.</source>
        <translation>Nenhuma marca a aceitar: já marcada, ou nenhuma espécie prevista aqui.</translation>
    </message>
    <message>
        <source>No tags yet. Tag the species of a few recordings, or import species lists or a network’s detections. Then train.</source>
        <translation>Ainda não há marcas. Marque as espécies de algumas gravações, ou importe listas de espécies ou as detecções de uma rede neural. Depois treine.</translation>
    </message>
    <message>
        <source>No threshold is saved for “{species}” there.</source>
        <translation>Nenhum limiar está salvo ali para “{species}”.</translation>
    </message>
    <message>
        <source>No threshold: it needs at least {wanted} validated items on each side. The scores validated are {low} to {high}.</source>
        <translation>Sem limiar: são necessários pelo menos {wanted} itens validados de cada lado. Os escores validados vão de {low} a {high}.</translation>
    </message>
    <message>
        <source>No threshold: no score reaches this precision so far.</source>
        <translation>Sem limiar: por ora nenhuma pontuação alcança esta precisão.</translation>
    </message>
    <message>
        <source>No thresholds are saved.</source>
        <translation>Nenhum limiar está salvo.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches this probability.</source>
        <translation>Nenhuma previsão não revisada atinge essa probabilidade.</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches {bar}.</source>
        <translation>Nenhuma previsão não revisada atinge {bar}.</translation>
    </message>
    <message>
        <source>No verified visits. Draw them with birdann visits make.</source>
        <translation>Não há visitas verificadas. Sorteie-as com birdann visits make.</translation>
    </message>
    <message>
        <source>No visit has a covariate “{name}”. There are: {there}.</source>
        <translation>Nenhuma visita tem a covariável “{name}”. Há: {there}.</translation>
    </message>
    <message>
        <source>No visit has that many seconds recorded. Lower the minimum.</source>
        <translation>Nenhuma visita tem tantos segundos gravados. Baixe o mínimo.</translation>
    </message>
    <message>
        <source>No visit was surveyed.</source>
        <translation>Nenhuma visita foi amostrada.</translation>
    </message>
    <message>
        <source>No visits yet. Recordings need sites and starts. Then: New visits…</source>
        <translation>Ainda não há visitas. As gravações precisam de sítios e inícios. Depois: Novas visitas…</translation>
    </message>
    <message>
        <source>No&amp;te on the segment…</source>
        <translation>Nota so&amp;bre o segmento…</translation>
    </message>
    <message>
        <source>No, only some</source>
        <translation>Não, só algumas</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruído</translation>
    </message>
    <message>
        <source>Noise class: label ranking precision on held-out recordings {with_it} with it, {without} without.</source>
        <translation>Classe de ruído: precisão da ordem dos rótulos em gravações reservadas {with_it} com ela, {without} sem ela.</translation>
    </message>
    <message>
        <source>Noise: {what}</source>
        <translation>Ruído: {what}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhum</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln segments match these filters.</source>
        <translation>
            <numerusform>O segmento (%Ln) não atende a estes filtros.</numerusform>
            <numerusform>Nenhum dos %Ln segmentos atende a estes filtros.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files could be read; nothing was imported.</source>
        <translation>Nenhum dos arquivos pôde ser lido; nada foi importado.</translation>
    </message>
    <message>
        <source>None of the sound files could be added.</source>
        <translation>Nenhum dos arquivos de som pôde ser adicionado.</translation>
    </message>
    <message>
        <source>None of these recordings has this channel.</source>
        <translation>Nenhuma destas gravações tem este canal.</translation>
    </message>
    <message>
        <source>None of {number} files in {folder} could be used. The first: {first}</source>
        <translation>Nenhum dos {number} arquivos de {folder} pôde ser usado. O primeiro: {first}</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Nenhum ainda</translation>
    </message>
    <message>
        <source>Not a call</source>
        <translation>Não é um chamado</translation>
    </message>
    <message>
        <source>Not a valid time.</source>
        <translation>Hora inválida.</translation>
    </message>
    <message>
        <source>Not available for this model: {factors}.</source>
        <translation>Não disponível para este modelo: {factors}.</translation>
    </message>
    <message>
        <source>Not checked in training: no list or answer showed how often predictions are correct. Validate a sample of 20.</source>
        <translation>Não verificado no treinamento: nenhuma lista ou resposta mostrou com que frequência as previsões estão corretas. Valide uma amostra de 20.</translation>
    </message>
    <message>
        <source>Not expected here in week {week} of {weeks} (checklist).</source>
        <translation>Não esperado aqui na semana {week} de {weeks} (lista de referência).</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Não exportado</translation>
    </message>
    <message numerus="yes">
        <source>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</source>
        <translation>
            <numerusform>Não unidos em %Ln gravação de 150 kHz ou mais: um segmento é um pulso.</numerusform>
            <numerusform>Não unidos em %Ln gravações de 150 kHz ou mais: um segmento é um pulso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not kept by this format</source>
        <translation>Não mantido por este formato</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Não medidos</translation>
    </message>
    <message>
        <source>Not measured: {reason}</source>
        <translation>Não medido: {reason}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Not segmented</source>
        <translation>Não segmentada</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Não usado</translation>
    </message>
    <message>
        <source>Not {species}</source>
        <translation>Não é {species}</translation>
    </message>
    <message>
        <source>Note it as absent</source>
        <translation>Anotar como ausente</translation>
    </message>
    <message>
        <source>Note on a recording</source>
        <translation>Nota sobre uma gravação</translation>
    </message>
    <message>
        <source>Note on the segment</source>
        <translation>Nota sobre o segmento</translation>
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
        <translation>Observações</translation>
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
        <translation>Notas: um segmento por som</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer letters.</source>
        <translation>Nada encontrado. Tente menos letras.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. A backup is made first, and the import can be undone.</source>
        <translation>Nada foi alterado ainda. Antes é feito um backup, e a importação pode ser desfeita.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. Annotations go to the recordings of the same name; a backup is made first, and the import can be undone.</source>
        <translation>Nada foi alterado ainda. As anotações vão para as gravações de mesmo nome; antes é feito um backup, e a importação pode ser desfeita.</translation>
    </message>
    <message>
        <source>Nothing has been noted in the log yet.</source>
        <translation>Nada consta no registro ainda.</translation>
    </message>
    <message>
        <source>Nothing needed</source>
        <translation>Nada necessário</translation>
    </message>
    <message>
        <source>Nothing of this was surveyed. Tag recordings or windows, or train and label them; recordings need a start.</source>
        <translation>Nada disto foi amostrado. Marque gravações ou janelas, ou treine e rotule-as; as gravações precisam de um início.</translation>
    </message>
    <message>
        <source>Nothing to add. Name sound files or folders, or give --lists with a CSV file.</source>
        <translation>Nada a adicionar. Indique arquivos de som ou pastas, ou use --lists com um arquivo CSV.</translation>
    </message>
    <message>
        <source>Nothing was imported: no annotation matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Nada foi importado: nenhuma anotação corresponde a uma gravação do projeto. Adicione antes as gravações ou compare os nomes de arquivo: {name}.</translation>
    </message>
    <message>
        <source>Nothing was imported: no row could be read.</source>
        <translation>Nada foi importado: nenhuma linha pôde ser lida.</translation>
    </message>
    <message>
        <source>Nothing was imported: no score matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Nada foi importado: nenhum escore corresponde a uma gravação do projeto. Adicione antes as gravações ou compare os nomes de arquivo: {name}.</translation>
    </message>
    <message>
        <source>Nothing was stored: the recording has no sound to show.</source>
        <translation>Nada foi salvo: a gravação não tem som para mostrar.</translation>
    </message>
    <message>
        <source>Nothing was surveyed at the chosen sites, days and hours.</source>
        <translation>Nada foi amostrado nos locais, dias e horas escolhidos.</translation>
    </message>
    <message>
        <source>Nothing would be left of the segment. Delete it with Del.</source>
        <translation>Nada restaria do segmento. Exclua-o com Del.</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Observações</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Number of separate parts of the outline</source>
        <translation>Número de partes separadas do contorno</translation>
    </message>
    <message>
        <source>Numbered because the name was taken: {n}.</source>
        <translation>Numerados porque o nome já existia: {n}.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers label a segment. Select one, or press T to tag a species.</source>
        <translation>Números rotulam um segmento. Selecione um ou pressione T para marcar uma espécie.</translation>
    </message>
    <message>
        <source>ORed logistic regression</source>
        <translation>Regressão logística ORed</translation>
    </message>
    <message>
        <source>Occupancy (95 % CI)</source>
        <translation>Ocupação (IC de 95 %)</translation>
    </message>
    <message>
        <source>Occupancy is estimated at its limit of 100 %: the visits allow that every site was occupied. Only its lower end ({low}) is informative.</source>
        <translation>A ocupação é estimada em seu limite de 100 %: as visitas permitem que todos os sítios estivessem ocupados. Só seu extremo inferior ({low}) é informativo.</translation>
    </message>
    <message numerus="yes">
        <source>Occurred %Ln times.</source>
        <translation>
            <numerusform>Ocorreu %Ln vez.</numerusform>
            <numerusform>Ocorreu %Ln vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ocean Instruments&apos; SoundTrap Host</source>
        <translation>SoundTrap Host da Ocean Instruments</translation>
    </message>
    <message>
        <source>Of persons where the files say so, of programs otherwise</source>
        <translation>De pessoas onde os arquivos dizem isso, senão de programas</translation>
    </message>
    <message>
        <source>Of these: {numbers}.</source>
        <translation>Destes: {numbers}.</translation>
    </message>
    <message>
        <source>Of {calls} simulated calls, {found} were found ({share_found}) and {right} labelled correctly ({share_right}), from species lists alone.</source>
        <translation>De {calls} chamados simulados, {found} foram encontrados ({share_found}) e {right} rotulados corretamente ({share_right}), apenas a partir de listas de espécies.</translation>
    </message>
    <message>
        <source>Off: the wheel scrolls, Ctrl and the wheel zoom</source>
        <translation>Desligado: a roda rola, Ctrl e a roda ampliam</translation>
    </message>
    <message>
        <source>On complete boxes it gains no more than chance (F1 {taught}, with the automatic choice {untaught}): the automatic choice is used in its place.</source>
        <translation>Em caixas completas, ele não ganha mais que o acaso (F1 {taught}, com a escolha automática {untaught}): a escolha automática é usada no lugar dele.</translation>
    </message>
    <message>
        <source>On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)</source>
        <translation>Ligado: espécies sem marca estão ausentes. Desligado: podem estar lá, sem anotação. (Ctrl+L)</translation>
    </message>
    <message>
        <source>One call becomes one segment. Later trainings still use the fragments.</source>
        <translation>Um chamado passa a ser um segmento. Os treinamentos seguintes ainda usam os fragmentos.</translation>
    </message>
    <message>
        <source>One row per recording and species: 1 or 0 from lists, otherwise the predicted probability.</source>
        <translation>Uma linha por gravação e espécie: 1 ou 0 pelas listas, senão a probabilidade prevista.</translation>
    </message>
    <message>
        <source>One row per recording with its species, as Import species lists reads it.</source>
        <translation>Uma linha por gravação com suas espécies, como Importar listas de espécies a lê.</translation>
    </message>
    <message>
        <source>One segment is</source>
        <translation>Um segmento é</translation>
    </message>
    <message>
        <source>One species on the clock</source>
        <translation>Uma espécie ao longo do dia</translation>
    </message>
    <message>
        <source>One to one, {title}: {per_call} segments per call</source>
        <translation>Um a um, {title}: {per_call} segmentos por chamado</translation>
    </message>
    <message>
        <source>Only a species that no list and no label names</source>
        <translation>Só uma espécie que nenhuma lista e nenhum rótulo cita</translation>
    </message>
    <message>
        <source>Only calls that I confirmed or corrected</source>
        <translation>Só chamados que confirmei ou corrigi</translation>
    </message>
    <message>
        <source>Only detections by this program</source>
        <translation>Só detecções deste programa</translation>
    </message>
    <message>
        <source>Only listed together with a more common species: {named}. Tag a recording without it, or confirm a few segments.</source>
        <translation>Listada só junto com uma espécie mais comum: {named}. Marque uma gravação sem ela ou confirme alguns segmentos.</translation>
    </message>
    <message>
        <source>Only one species is known ({species}). Its calls cannot be separated from those of other species.</source>
        <translation>Só uma espécie é conhecida ({species}). Seus chamados não podem ser separados dos de outras espécies.</translation>
    </message>
    <message>
        <source>Only segments of one recording can be merged.</source>
        <translation>Só segmentos de uma mesma gravação podem ser mesclados.</translation>
    </message>
    <message>
        <source>Only segments of this species</source>
        <translation>Só segmentos desta espécie</translation>
    </message>
    <message>
        <source>Only species of this project</source>
        <translation>Só espécies deste projeto</translation>
    </message>
    <message>
        <source>Only starts that are known without a zone get it</source>
        <translation>Só inícios conhecidos sem fuso o recebem</translation>
    </message>
    <message>
        <source>Only the first sheet was read. Other sheets: {names}.</source>
        <translation>Somente a primeira planilha foi lida. Outras planilhas: {names}.</translation>
    </message>
    <message>
        <source>Only the table or only the recordings have time zones. Their times were compared without zones.</source>
        <translation>Só a tabela ou só as gravações têm fuso horário. Os horários foram comparados sem fuso horário.</translation>
    </message>
    <message>
        <source>Only this site</source>
        <translation>Só este sítio</translation>
    </message>
    <message>
        <source>Only this species</source>
        <translation>Só esta espécie</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>not answered</comment>
        <translation>Em aberto</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>Open a project that you made earlier</source>
        <translation>Abrir um projeto criado antes</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Abrir todos os grupos</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Abrir projeto</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Abrir projeto…</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Abrir somente leitura</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>&amp;Abrir o registro</translation>
    </message>
    <message>
        <source>Open the folder of the recording shown in the system&apos;s file manager</source>
        <translation>Abrir a pasta da gravação mostrada no gerenciador de arquivos do sistema</translation>
    </message>
    <message>
        <source>Open the manual at the page for the current view</source>
        <translation>Abrir o manual na página da vista atual</translation>
    </message>
    <message>
        <source>Open the results, or change an answer with Back.</source>
        <translation>Abra os resultados ou mude uma resposta com Voltar.</translation>
    </message>
    <message>
        <source>Open this project read-only?</source>
        <translation>Abrir este projeto somente leitura?</translation>
    </message>
    <message>
        <source>Open visits</source>
        <translation>Visitas em aberto</translation>
    </message>
    <message>
        <source>Open xeno-canto in the browser with the likeliest species; nothing else is sent</source>
        <translation>Abrir o xeno-canto no navegador com a espécie mais provável; nada mais é enviado</translation>
    </message>
    <message>
        <source>Open {stem} in {parent}</source>
        <translation>Abrir {stem} em {parent}</translation>
    </message>
    <message>
        <source>OpenSoundscape comment: it is cut off or damaged.</source>
        <translation>Comentário do OpenSoundscape: está cortado ou danificado.</translation>
    </message>
    <message>
        <source>OpenSoundscape scores (CSV, a column for each class)</source>
        <translation>Escores do OpenSoundscape (CSV, uma coluna por classe)</translation>
    </message>
    <message>
        <source>Opening the network</source>
        <translation>Abrindo a rede neural</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Abrindo {name}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Order of the queue; click to reverse</source>
        <translation>Ordem da fila; clique para inverter</translation>
    </message>
    <message>
        <source>Order of the recordings</source>
        <translation>Ordem das gravações</translation>
    </message>
    <message>
        <source>Order of the review queue</source>
        <translation>Ordem da fila de revisão</translation>
    </message>
    <message>
        <source>Other candidate species and their probabilities</source>
        <translation>Outras espécies candidatas e suas probabilidades</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>Outro nome</translation>
    </message>
    <message>
        <source>Other species count as absent, in new lists too (Ctrl+L: here)</source>
        <translation>Outras espécies contam como ausentes, também em novas listas (Ctrl+L: aqui)</translation>
    </message>
    <message>
        <source>Other species count as absent. Training learns most from such lists.</source>
        <translation>Outras espécies contam como ausentes. O treinamento aprende mais com essas listas.</translation>
    </message>
    <message>
        <source>Other species remain possible, in new lists too</source>
        <translation>Outras espécies continuam possíveis, também em novas listas</translation>
    </message>
    <message>
        <source>Other species remain possible.</source>
        <translation>Outras espécies continuam possíveis.</translation>
    </message>
    <message>
        <source>Otherwise they count for the visit in which they begin, unless longer than it</source>
        <translation>Senão contam para a visita em que começam, salvo se forem mais longas que ela</translation>
    </message>
    <message>
        <source>Outlined segments with their labels</source>
        <translation>Segmentos delimitados com seus rótulos</translation>
    </message>
    <message>
        <source>Outlines of segments</source>
        <translation>Contornos dos segmentos</translation>
    </message>
    <message>
        <source>Outlining {name}</source>
        <translation>Delimitando {name}</translation>
    </message>
    <message>
        <source>Overconfident by {gap} on held-out recordings.</source>
        <translation>Excesso de confiança de {gap} em gravações reservadas.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Sobreposição</translation>
    </message>
    <message>
        <source>Overlap of windows</source>
        <translation>Sobreposição das janelas</translation>
    </message>
    <message>
        <source>Overview of the recording</source>
        <translation>Visão geral da gravação</translation>
    </message>
    <message>
        <source>Owls and other low-frequency calls</source>
        <translation>Corujas e outros chamados graves</translation>
    </message>
    <message>
        <source>Owls, bitterns, doves: 60 Hz to 2.5 kHz.</source>
        <translation>Corujas, socós, pombas: 60 Hz a 2,5 kHz.</translation>
    </message>
    <message>
        <source>P&amp;reserve pitch</source>
        <translation>&amp;Preservar altura do som</translation>
    </message>
    <message>
        <source>PCEN</source>
        <translation>PCEN</translation>
    </message>
    <message>
        <source>Pa&amp;int calls</source>
        <translation>&amp;Pintar chamados</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Pintura</translation>
    </message>
    <message numerus="yes">
        <source>Paint %Ln strokes</source>
        <translation>
            <numerusform>Pintar %Ln traço</numerusform>
            <numerusform>Pintar %Ln traços</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint backgr&amp;ound</source>
        <translation>Pintar &amp;fundo</translation>
    </message>
    <message>
        <source>Paint background</source>
        <translation>Pintar fundo</translation>
    </message>
    <message>
        <source>Paint background (Shift+K)</source>
        <translation>Pintar fundo (Shift+K)</translation>
    </message>
    <message>
        <source>Paint calls; press again to stop</source>
        <translation>Pintar chamados; pressionar de novo para parar</translation>
    </message>
    <message>
        <source>Paint over a call (K)</source>
        <translation>Pintar sobre um chamado (K)</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment</source>
        <translation>Pintar o que pertence ao segmento selecionado</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment. B goes back to selecting.</source>
        <translation>Pinte o que pertence ao segmento selecionado. B volta à seleção.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to it. E goes back to selecting.</source>
        <translation>Pinte o que não lhe pertence. E volta à seleção.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to the selected segment</source>
        <translation>Pintar o que não pertence ao segmento selecionado</translation>
    </message>
    <message>
        <source>Paint some calls and some background, or mark all calls of a recording as painted. The segmenter learns the difference.</source>
        <translation>Pinte alguns chamados e algum fundo, ou indique que todos os chamados de uma gravação estão pintados. O segmentador aprende a diferença.</translation>
    </message>
    <message>
        <source>Painted earlier: {n}.</source>
        <translation>Pintados antes: {n}.</translation>
    </message>
    <message>
        <source>Painted {strokes} on {recordings}.</source>
        <translation>Pintado: {strokes} em {recordings}.</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Partes do programa</translation>
    </message>
    <message>
        <source>Pattern of folders</source>
        <translation>Padrão de pastas</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Peak frequency</source>
        <translation>Frequência de pico</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf)</source>
        <translation>Imagem (*.png);;Desenho (*.svg);;Página (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.svg *.png *.pdf);;Table (*.csv)</source>
        <translation>Imagem (*.svg *.png *.pdf);;Tabela (*.csv)</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Imagem: {path}</translation>
    </message>
    <message>
        <source>Piece of a longer recording, cut at {first_s} s. Times count from the beginning of this file.</source>
        <translation>Pedaço de uma gravação mais longa, cortado em {first_s} s. Os tempos contam do começo deste arquivo.</translation>
    </message>
    <message>
        <source>Pitch and duration are typical of this species.</source>
        <translation>Altura do som e duração são típicas desta espécie.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the likeliest species; again: the next one</source>
        <translation>Reproduzir um chamado confirmado ou clipe de referência da espécie mais provável; de novo: o próximo</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the second species; again: the next one</source>
        <translation>Reproduzir um chamado confirmado ou clipe de referência da segunda espécie; de novo: o próximo</translation>
    </message>
    <message>
        <source>Play an &amp;example of the first species</source>
        <translation>Reproduzir &amp;um exemplo da primeira espécie</translation>
    </message>
    <message>
        <source>Play an e&amp;xample of the second species</source>
        <translation>&amp;Reproduzir um exemplo da segunda espécie</translation>
    </message>
    <message>
        <source>Play around a segment</source>
        <translation>Reproduzir em torno de um segmento</translation>
    </message>
    <message>
        <source>Play at a higher speed</source>
        <translation>Reproduzir em velocidade maior</translation>
    </message>
    <message>
        <source>Play at a lower speed</source>
        <translation>Reproduzir em velocidade menor</translation>
    </message>
    <message>
        <source>Play each item when it is shown</source>
        <translation>Reproduzir ao mostrar</translation>
    </message>
    <message>
        <source>Play each segment that the pointer rests on</source>
        <translation>Reproduzir cada segmento sobre o qual o ponteiro para</translation>
    </message>
    <message>
        <source>Play on hover</source>
        <translation>Reproduzir ao apontar</translation>
    </message>
    <message>
        <source>Play over and over, or once</source>
        <translation>Reproduzir repetidamente, ou uma vez</translation>
    </message>
    <message>
        <source>Play the &amp;segment</source>
        <translation>Reproduzir &amp;o segmento</translation>
    </message>
    <message>
        <source>Play the best example of candidate n</source>
        <translation>Reproduzir o melhor exemplo da candidata n</translation>
    </message>
    <message>
        <source>Play the call</source>
        <translation>Reproduzir o chamado</translation>
    </message>
    <message>
        <source>Play the likeliest calls of each visit to a site. The first confirmed call settles the visit. So no error of the model counts as a detection.</source>
        <translation>Reproduz os chamados mais prováveis de cada visita a um sítio. O primeiro chamado confirmado resolve a visita. Assim nenhum erro do modelo conta como detecção.</translation>
    </message>
    <message>
        <source>Play the recording from the cursor</source>
        <translation>Reproduzir a gravação a partir do cursor</translation>
    </message>
    <message>
        <source>Play the selected segment alone, in its own band of frequencies</source>
        <translation>Reproduzir só o segmento selecionado, em sua própria banda de frequências</translation>
    </message>
    <message>
        <source>Play the stretch that the spectrogram shows, from its left edge to its right</source>
        <translation>Reproduzir o trecho que o espectrograma mostra, da borda esquerda à direita</translation>
    </message>
    <message>
        <source>Play visible ran&amp;ge</source>
        <translation>Reproduzir &amp;faixa visível</translation>
    </message>
    <message>
        <source>Playback is filtered to the call.</source>
        <translation>A reprodução está filtrada para o chamado.</translation>
    </message>
    <message>
        <source>Playback is not filtered.</source>
        <translation>A reprodução não está filtrada.</translation>
    </message>
    <message>
        <source>Playback position and length of the recording</source>
        <translation>Posição de reprodução e duração da gravação</translation>
    </message>
    <message>
        <source>Point {place} cannot be read: {reason}.</source>
        <translation>O ponto {place} não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Possível</translation>
    </message>
    <message>
        <source>Power above the noise over the noise, in the call&apos;s band; the noise is the floor of the half minute around it</source>
        <translation>Potência acima do ruído em relação ao ruído, na banda do chamado; o ruído é o nível de fundo do meio minuto em volta</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>TextGrid do Praat</translation>
    </message>
    <message>
        <source>Pre&amp;vious item</source>
        <translation>Item &amp;anterior</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Painel anterior</translation>
    </message>
    <message>
        <source>Precision above threshold</source>
        <translation>Precisão acima do limiar</translation>
    </message>
    <message>
        <source>Precision from the saved threshold on: {share}.</source>
        <translation>Precisão a partir do limiar salvo: {share}.</translation>
    </message>
    <message>
        <source>Precision from {score} on: {share}.</source>
        <translation>Precisão a partir de {score}: {share}.</translation>
    </message>
    <message>
        <source>Precision over all scores</source>
        <translation>Precisão em todos os escores</translation>
    </message>
    <message>
        <source>Precision {wanted} is reached from {above} (answers unweighted: {unweighted}); a single one is right with {wanted} at {single}.</source>
        <translation>A precisão de {wanted} é alcançada a partir de: {above} (respostas não ponderadas: {unweighted}); uma única está correta com {wanted} em: {single}.</translation>
    </message>
    <message>
        <source>Predict &amp;labels</source>
        <translation>Prever &amp;rótulos</translation>
    </message>
    <message>
        <source>Predict labels</source>
        <translation>Prever rótulos</translation>
    </message>
    <message numerus="yes">
        <source>Predict labels of %Ln more recordings.</source>
        <translation>
            <numerusform>Prever rótulos de mais %Ln gravação.</numerusform>
            <numerusform>Prever rótulos de mais %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predict labels of all segments with the latest model</source>
        <translation>Prever rótulos de todos os segmentos com o último modelo</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previsto</translation>
    </message>
    <message numerus="yes">
        <source>Predicted species were used for %Ln recordings without a complete list.</source>
        <translation>
            <numerusform>Espécies previstas foram usadas para %Ln gravação sem lista completa.</numerusform>
            <numerusform>Espécies previstas foram usadas para %Ln gravações sem lista completa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {species}</source>
        <translation>Previsto: {species}</translation>
    </message>
    <message>
        <source>Predicted: {species} ({how})</source>
        <translation>Previsto: {species} ({how})</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prevendo</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Previsões</translation>
    </message>
    <message>
        <source>Predictions of {when}.</source>
        <translation>Previsões de {when}.</translation>
    </message>
    <message>
        <source>Predictions unchanged. {error}</source>
        <translation>Previsões inalteradas. {error}</translation>
    </message>
    <message>
        <source>Preparing for first use, once after installation</source>
        <translation>Preparando o primeiro uso, só uma vez após a instalação</translation>
    </message>
    <message>
        <source>Present: add to list</source>
        <translation>Presente: adicionar à lista</translation>
    </message>
    <message>
        <source>Preserve pitch at slow speed; off, bat calls become audible</source>
        <translation>Preservar a altura do som em velocidade lenta; desligado, chamados de morcegos ficam audíveis</translation>
    </message>
    <message>
        <source>Press T and type a few letters of a species, then Enter. That is all birdann needs: a list per recording.</source>
        <translation>Pressione T e digite algumas letras de uma espécie, depois Enter. É tudo de que o birdann precisa: uma lista por gravação.</translation>
    </message>
    <message>
        <source>Previous group (Alt+Left)</source>
        <translation>Grupo anterior (Alt+Esquerda)</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probab.</translation>
    </message>
    <message>
        <source>Probability in percent</source>
        <translation>Probabilidade em porcentagem</translation>
    </message>
    <message>
        <source>Probability of the prediction; click to sort</source>
        <translation>Probabilidade da previsão; clique para ordenar</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Provável</translation>
    </message>
    <message>
        <source>Probably an unknown species ({how})</source>
        <translation>Provavelmente uma espécie desconhecida ({how})</translation>
    </message>
    <message>
        <source>Problems found in {path}: {n} (see the list).</source>
        <translation>Problemas encontrados em {path}: {n} (veja a lista).</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Give each worker more memory and repeat the command.</source>
        <translation>O processamento de {file} falhou, talvez por falta de memória. Dê mais memória a cada processo e repita o comando.</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Try fewer jobs.</source>
        <translation>O processamento de {file} falhou, talvez por falta de memória. Tente menos trabalhos.</translation>
    </message>
    <message>
        <source>Processor cores that find segments</source>
        <translation>Núcleos do processador que buscam segmentos</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Progresso da tarefa em andamento</translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation>Andamento: {title}</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Arquivo de projeto</translation>
    </message>
    <message>
        <source>Project: {path}</source>
        <translation>Projeto: {path}</translation>
    </message>
    <message>
        <source>Pulse rate</source>
        <translation>Taxa de pulsos</translation>
    </message>
    <message>
        <source>Pulses per second; empty without three even pulses</source>
        <translation>Pulsos por segundo; vazio sem três pulsos regulares</translation>
    </message>
    <message>
        <source>Put every setting of the spectrogram back</source>
        <translation>Restaurar todas as configurações do espectrograma</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Quit birdann</source>
        <translation>Sair do birdann</translation>
    </message>
    <message>
        <source>R&amp;educe background noise</source>
        <translation>Red&amp;uzir ruído de fundo</translation>
    </message>
    <message>
        <source>RMS level</source>
        <translation>Nível RMS</translation>
    </message>
    <message>
        <source>Random visits at each site</source>
        <translation>Visitas ao acaso em cada sítio</translation>
    </message>
    <message>
        <source>Random windows only</source>
        <translation>Só janelas ao acaso</translation>
    </message>
    <message>
        <source>Rank (only species are read)</source>
        <translation>Posto (só espécies são lidas)</translation>
    </message>
    <message>
        <source>Rank-loss SIM</source>
        <translation>SIM com perda de ordenação</translation>
    </message>
    <message>
        <source>Raven selection table</source>
        <translation>Tabela de seleção do Raven</translation>
    </message>
    <message>
        <source>Read a list of names or codes, one a line, that typing finds from then on</source>
        <translation>Ler uma lista de nomes ou códigos, um por linha, que a digitação passa a encontrar</translation>
    </message>
    <message>
        <source>Read as blank, not as species: {names}.</source>
        <translation>Lidos como vazios, não como espécies: {names}.</translation>
    </message>
    <message>
        <source>Read as unsure: {names}.</source>
        <translation>Lidos como incertos: {names}.</translation>
    </message>
    <message>
        <source>Read how to come from nothing to labelled calls</source>
        <translation>Ler como ir do zero a chamados rotulados</translation>
    </message>
    <message>
        <source>Read sites and times</source>
        <translation>Ler sítios e tempos</translation>
    </message>
    <message>
        <source>Read tables of Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope and others</source>
        <translation>Ler tabelas do Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope e outros</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Ler tabela…</translation>
    </message>
    <message>
        <source>Read the licences of birdann and of what comes with it</source>
        <translation>Ler as licenças do birdann e do que o acompanha</translation>
    </message>
    <message>
        <source>Read {scores} scores of {recordings} recordings as evidence.</source>
        <translation>{scores} escores de {recordings} gravações lidos como indícios.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lendo</translation>
    </message>
    <message>
        <source>Reading calls</source>
        <translation>Lendo chamados</translation>
    </message>
    <message>
        <source>Reading detections</source>
        <translation>Lendo detecções</translation>
    </message>
    <message>
        <source>Reading features</source>
        <translation>Lendo atributos</translation>
    </message>
    <message>
        <source>Reading or writing {path} failed. See whether the disk or network share is still there.</source>
        <translation>A leitura ou gravação de {path} falhou. Verifique se o disco ou o compartilhamento de rede ainda está lá.</translation>
    </message>
    <message>
        <source>Reading samples</source>
        <translation>Lendo amostras</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Lendo escores</translation>
    </message>
    <message>
        <source>Reading sites and times</source>
        <translation>Lendo sítios e tempos</translation>
    </message>
    <message>
        <source>Reading the backups</source>
        <translation>Lendo os backups</translation>
    </message>
    <message>
        <source>Reading the checklist</source>
        <translation>Lendo a lista de referência</translation>
    </message>
    <message>
        <source>Reading the edit history</source>
        <translation>Lendo o histórico de edição</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Lendo os arquivos</translation>
    </message>
    <message>
        <source>Reading the next item…</source>
        <translation>Lendo o próximo item…</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Lendo o projeto</translation>
    </message>
    <message>
        <source>Reading the recording…</source>
        <translation>Lendo a gravação…</translation>
    </message>
    <message>
        <source>Reading the report…</source>
        <translation>Lendo o relatório…</translation>
    </message>
    <message>
        <source>Reading the review queue</source>
        <translation>Lendo a fila de revisão</translation>
    </message>
    <message>
        <source>Reading the segments…</source>
        <translation>Lendo os segmentos…</translation>
    </message>
    <message>
        <source>Reading the species names</source>
        <translation>Lendo os nomes de espécies</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Lendo a tabela</translation>
    </message>
    <message>
        <source>Reading the times</source>
        <translation>Lendo os tempos</translation>
    </message>
    <message>
        <source>Reading training sources</source>
        <translation>Lendo fontes de treinamento</translation>
    </message>
    <message>
        <source>Reading visits</source>
        <translation>Lendo visitas</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Lendo {name}</translation>
    </message>
    <message>
        <source>Reading {name}, row {n}</source>
        <translation>Lendo {name}, linha {n}</translation>
    </message>
    <message>
        <source>Recall in completely reviewed recordings: {share}.</source>
        <translation>Revocação em gravações totalmente revisadas: {share}.</translation>
    </message>
    <message>
        <source>Recall of outlined calls: {share} of {calls} in {recordings} that were checked whole.</source>
        <translation>Revocação dos chamados delimitados: {share} de {calls} em {recordings} com revisão completa.</translation>
    </message>
    <message>
        <source>Recall unknown: no recording has been reviewed completely.</source>
        <translation>Revocação desconhecida: nenhuma gravação foi totalmente revisada.</translation>
    </message>
    <message>
        <source>Recall: not known.</source>
        <translation>Revocação: desconhecida.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projetos recentes</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Gravação</translation>
    </message>
    <message>
        <source>Recording removed from one project</source>
        <translation>Gravação removida de um projeto</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Gravações</translation>
    </message>
    <message>
        <source>Recordings added</source>
        <translation>Gravações adicionadas</translation>
    </message>
    <message>
        <source>Recordings and &amp;queue</source>
        <translation>Gravações e fila</translation>
    </message>
    <message>
        <source>Recordings and detections…</source>
        <translation>Gravações e detecções…</translation>
    </message>
    <message>
        <source>Recordings and lists…</source>
        <translation>Gravações e listas…</translation>
    </message>
    <message>
        <source>Recordings count if they were surveyed from start to end. The 95 % interval treats the recordings of an hour at a site as one cluster.</source>
        <translation>As gravações contam se foram amostradas do início ao fim. O intervalo de 95 % trata as gravações de uma hora em um sítio como um conglomerado.</translation>
    </message>
    <message>
        <source>Recordings not in the project</source>
        <translation>Gravações que não estão no projeto</translation>
    </message>
    <message>
        <source>Recordings not in the project. Add them first</source>
        <translation>Gravações que não estão no projeto. Adicione-as primeiro</translation>
    </message>
    <message>
        <source>Recordings of the table that are not in the project: {n}. Their calls do not count.</source>
        <translation>Gravações da tabela que não estão no projeto: {n}. Seus chamados não contam.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings selected in the list (%Ln)</source>
        <translation>
            <numerusform>Gravações selecionadas na lista (%Ln)</numerusform>
            <numerusform>Gravações selecionadas na lista (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Recordings to tag next (CSV)</source>
        <translation>Gravações a marcar a seguir (CSV)</translation>
    </message>
    <message>
        <source>Recordings with a call</source>
        <translation>Gravações com um chamado</translation>
    </message>
    <message>
        <source>Recordings with {words}: {count}.</source>
        <translation>Gravações com {words}: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings without segments (%Ln)</source>
        <translation>
            <numerusform>Gravações sem segmentos (%Ln)</numerusform>
            <numerusform>Gravações sem segmentos (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Refazer a última edição desfeita</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Refeito: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Reject %Ln segments</source>
        <translation>
            <numerusform>Rejeitar %Ln segmento</numerusform>
            <numerusform>Rejeitar %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejeitado</translation>
    </message>
    <message>
        <source>Rejected as noise ({person}, {when})</source>
        <translation>Rejeitado como ruído ({person}, {when})</translation>
    </message>
    <message>
        <source>Rejected: not {species} ({person}, {when})</source>
        <translation>Rejeitado: não é {species} ({person}, {when})</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagrama de confiabilidade</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln recordings</source>
        <translation>
            <numerusform>Remover %Ln gravação</numerusform>
            <numerusform>Remover %Ln gravações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln species</source>
        <translation>
            <numerusform>Remover %Ln espécie</numerusform>
            <numerusform>Remover %Ln espécies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln windows</source>
        <translation>
            <numerusform>Remover %Ln janela</numerusform>
            <numerusform>Remover %Ln janelas</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a validation sample</source>
        <translation>Remover uma amostra de validação</translation>
    </message>
    <message>
        <source>Remove paint</source>
        <translation>Remover pintura</translation>
    </message>
    <message>
        <source>Remove recor&amp;dings</source>
        <translation>Remover &amp;gravações</translation>
    </message>
    <message>
        <source>Remove recordings</source>
        <translation>Remover gravações</translation>
    </message>
    <message>
        <source>Remove species</source>
        <translation>Remover espécies</translation>
    </message>
    <message>
        <source>Remove the chosen window and its species list</source>
        <translation>Remover a janela escolhida e sua lista de espécies</translation>
    </message>
    <message>
        <source>Remove the selected outlines</source>
        <translation>Remover os contornos selecionados</translation>
    </message>
    <message>
        <source>Remove the selected recordings from the project; sound files are kept</source>
        <translation>Remover do projeto as gravações selecionadas; os arquivos de som são mantidos</translation>
    </message>
    <message>
        <source>Remove training source “{name}”</source>
        <translation>Remover fonte de treinamento “{name}”</translation>
    </message>
    <message>
        <source>Remove training sources</source>
        <translation>Remover fontes de treinamento</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Remover janela</translation>
    </message>
    <message>
        <source>Remove “{name}”</source>
        <translation>Remover “{name}”</translation>
    </message>
    <message>
        <source>Removed “{name}”.</source>
        <translation>“{name}” foi removida.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Rename species</source>
        <translation>Renomear espécies</translation>
    </message>
    <message>
        <source>Rename species to “{name}”</source>
        <translation>Renomear espécie para “{name}”</translation>
    </message>
    <message>
        <source>Reopen the window now</source>
        <translation>Reabrir a janela agora</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Reparado</translation>
    </message>
    <message>
        <source>Repairing makes a backup first and keeps all tags and labels. If it does not help, restore a backup.</source>
        <translation>O reparo faz antes um backup e mantém todas as marcas e rótulos. Se não ajudar, restaure um backup.</translation>
    </message>
    <message>
        <source>Repairing the project</source>
        <translation>Reparando o projeto</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Reparar…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Replace existing file?</source>
        <translation>Substituir o arquivo existente?</translation>
    </message>
    <message>
        <source>Replace unreviewed segments by the blue outlines</source>
        <translation>Substituir os segmentos não revisados pelos contornos azuis</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Reset all panels to their default places</source>
        <translation>Restaurar todos os painéis a seus lugares padrão</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Restaurar padrões</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Resolução</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurar um backup…</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Restaurar tudo</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Restaurar de um backup</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Restaurar este estado</translation>
    </message>
    <message>
        <source>Restored {path} from {backup}.</source>
        <translation>{path} foi restaurado de {backup}.</translation>
    </message>
    <message>
        <source>Restoring the backup</source>
        <translation>Restaurando o backup</translation>
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
        <translation>Resultados da amostra “{name}”</translation>
    </message>
    <message>
        <source>Retry failed recordin&amp;gs</source>
        <translation>Repetir gravações &amp;que falharam</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln calls</source>
        <translation>
            <numerusform>Revisar %Ln chamado</numerusform>
            <numerusform>Revisar %Ln chamados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln detections of other programs.</source>
        <translation>
            <numerusform>Revise %Ln detecção de outros programas.</numerusform>
            <numerusform>Revise %Ln detecções de outros programas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review many segments as thumbnails; again: back to the spectrogram</source>
        <translation>Revisar muitos segmentos como miniaturas; de novo: voltar ao espectrograma</translation>
    </message>
    <message>
        <source>Review queue</source>
        <translation>Fila de revisão</translation>
    </message>
    <message>
        <source>Review uncertain predictions</source>
        <translation>Revisar previsões incertas</translation>
    </message>
    <message>
        <source>Review uncertain predictions, then export.</source>
        <translation>Revise as previsões incertas, depois exporte.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisado</translation>
    </message>
    <message>
        <source>Reviewed predictions</source>
        <translation>Previsões revisadas</translation>
    </message>
    <message>
        <source>Reviewed predictions: {correct} of {answers} correct.</source>
        <translation>Previsões revisadas corretas: {correct} de {answers}.</translation>
    </message>
    <message>
        <source>Right channel</source>
        <translation>Canal direito</translation>
    </message>
    <message>
        <source>Row {line} gives one start to the {n} recordings of a folder. Write a row for each recording.</source>
        <translation>A linha {line} dá um só início às {n} gravações de uma pasta. Escreva uma linha por gravação.</translation>
    </message>
    <message>
        <source>Row {line} has “{text}” in “{column}”, but no site. Name the site.</source>
        <translation>A linha {line} tem “{text}” em “{column}”, mas nenhum sítio. Indique o sítio.</translation>
    </message>
    <message>
        <source>Row {line}: site “{site}” has only one of latitude and longitude. Write both.</source>
        <translation>Linha {line}: o sítio “{site}” tem só a latitude ou só a longitude. Escreva ambas.</translation>
    </message>
    <message>
        <source>Row {line}: the project has no recording or folder “{place}”. Write it as in the list of recordings.</source>
        <translation>Linha {line}: o projeto não tem gravação nem pasta “{place}”. Escreva como na lista de gravações.</translation>
    </message>
    <message>
        <source>Row {line}: “{place}” can be several recordings. Write their folders as well.</source>
        <translation>Linha {line}: “{place}” pode ser várias gravações. Escreva também suas pastas.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a start. Write it like 2024-05-02 04:00:00.</source>
        <translation>Linha {line}: “{text}” não é um início. Escreva como 2024-05-02 04:00:00.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a time zone. Write it like +02:00, UTC or Europe/Berlin.</source>
        <translation>Linha {line}: “{text}” não é um fuso horário. Escreva como +02:00, UTC ou Europe/Berlin.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a {name}. Write degrees like 47.05, or metres.</source>
        <translation>Linha {line}: “{text}” não é {name}. Escreva graus como 47.05, ou metros.</translation>
    </message>
    <message>
        <source>Rows of one line, and groups by site or day</source>
        <translation>Linhas simples, e grupos por sítio ou dia</translation>
    </message>
    <message>
        <source>Rows that are hidden in the sheet were read, too: {n}.</source>
        <translation>Linhas ocultas da planilha também foram lidas: {n}.</translation>
    </message>
    <message>
        <source>Rows that “{column}” rejects were skipped: {n}.</source>
        <translation>Linhas que “{column}” rejeita, ignoradas: {n}.</translation>
    </message>
    <message>
        <source>Rows whose “{column}” was read as not present: {n}.</source>
        <translation>Linhas cujo “{column}” foi lido como não presente: {n}.</translation>
    </message>
    <message>
        <source>Rows {before} and {line} contradict each other about “{what}”. Correct one of them.</source>
        <translation>As linhas {before} e {line} se contradizem sobre “{what}”. Corrija uma delas.</translation>
    </message>
    <message>
        <source>S&amp;pecies…</source>
        <translation>E&amp;spécies…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>P&amp;arar</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Segurança</translation>
    </message>
    <message>
        <source>Same name, but different sound (not used)</source>
        <translation>Mesmo nome, mas som diferente (não usados)</translation>
    </message>
    <message>
        <source>Same sound as {of}; left out.</source>
        <translation>Mesmo som que {of}; omitido.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Amostra</translation>
    </message>
    <message>
        <source>Sample {place}</source>
        <translation>Amostra {place}</translation>
    </message>
    <message>
        <source>Sample “{sample}” of the scores of {source}, seed {seed}.</source>
        <translation>Amostra “{sample}” dos escores de {source}, semente {seed}.</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Taxa de amostragem</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Save &amp;blind copy…</source>
        <translation>S&amp;alvar cópia cega…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salvar uma cópia</translation>
    </message>
    <message>
        <source>Save a copy without labels for a second observer</source>
        <translation>Salvar uma cópia sem rótulos para um segundo observador</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Salvar como HTML…</translation>
    </message>
    <message>
        <source>Save blind copy</source>
        <translation>Salvar cópia cega</translation>
    </message>
    <message>
        <source>Save fields</source>
        <translation>Salvar campos</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Salvar relatório</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Salvar relatório…</translation>
    </message>
    <message>
        <source>Save sites and times</source>
        <translation>Salvar sítios e tempos</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Salvar tabela…</translation>
    </message>
    <message>
        <source>Save the &amp;view as a figure…</source>
        <translation>Salvar &amp;a vista como figura…</translation>
    </message>
    <message>
        <source>Save the changed cells first, or undo them (Ctrl+Z).</source>
        <translation>Salve antes as células alteradas ou desfaça-as (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Salvar o gráfico</translation>
    </message>
    <message>
        <source>Save the chart as a picture or as a table</source>
        <translation>Salvar o gráfico como imagem ou tabela</translation>
    </message>
    <message>
        <source>Save the merged project</source>
        <translation>Salvar o projeto mesclado</translation>
    </message>
    <message>
        <source>Save the thresholds that reach this precision, for use in exports</source>
        <translation>Salvar os limiares que alcançam esta precisão, para uso nas exportações</translation>
    </message>
    <message>
        <source>Save the view as a figure</source>
        <translation>Salvar a vista como figura</translation>
    </message>
    <message>
        <source>Save the visible range with axes and labels as PNG, SVG or PDF</source>
        <translation>Salvar a faixa visível com eixos e rótulos como PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>Save this note?</source>
        <translation>Salvar esta nota?</translation>
    </message>
    <message>
        <source>Save thresholds</source>
        <translation>Salvar limiares</translation>
    </message>
    <message>
        <source>Save training report</source>
        <translation>Salvar relatório de treinamento</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvo</translation>
    </message>
    <message>
        <source>Saved the thresholds of {n} species.</source>
        <translation>Os limiares de {n} espécies foram salvos.</translation>
    </message>
    <message>
        <source>Saved threshold {score}: precision {share}.</source>
        <translation>Limiar salvo {score}: precisão {share}.</translation>
    </message>
    <message>
        <source>Saved thresholds</source>
        <translation>Limiares salvos</translation>
    </message>
    <message>
        <source>Saved thresholds: {n}.</source>
        <translation>Limiares salvos: {n}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Salvar…</translation>
    </message>
    <message>
        <source>Saving a copy</source>
        <translation>Salvando uma cópia</translation>
    </message>
    <message>
        <source>Saving results</source>
        <translation>Salvando resultados</translation>
    </message>
    <message>
        <source>Saving segments</source>
        <translation>Salvando segmentos</translation>
    </message>
    <message>
        <source>Saving sites and times</source>
        <translation>Salvando sítios e tempos</translation>
    </message>
    <message>
        <source>Saving the chart</source>
        <translation>Salvando o gráfico</translation>
    </message>
    <message>
        <source>Saving thresholds</source>
        <translation>Salvando limiares</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Salvando {name}</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>Escala das cores</translation>
    </message>
    <message>
        <source>Scientific name</source>
        <translation>Nome científico</translation>
    </message>
    <message>
        <source>Scientific name of the species</source>
        <translation>Nome científico da espécie</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Pontuado</translation>
    </message>
    <message>
        <source>Scores from its numbers</source>
        <translation>Escores a partir de seus números</translation>
    </message>
    <message>
        <source>Scores in the names of predictions, such as Wren;0.637</source>
        <translation>Escores nos nomes das previsões, como Wren;0.637</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>Escores de</translation>
    </message>
    <message>
        <source>Scores of a run are probabilities, from 0 to 1.</source>
        <translation>Os escores de uma execução são probabilidades, de 0 a 1.</translation>
    </message>
    <message>
        <source>Scores of {source}; {done} of {total} items validated.</source>
        <translation>Escores de {source}; {done} de {total} itens validados.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Pontuando</translation>
    </message>
    <message>
        <source>Scoring {name}</source>
        <translation>Pontuando {name}</translation>
    </message>
    <message>
        <source>Scroll in time, with Shift in frequency; with Ctrl zoom</source>
        <translation>Rolar no tempo, com Shift na frequência; com Ctrl ampliar</translation>
    </message>
    <message>
        <source>Search a folder…</source>
        <translation>Procurar em uma pasta…</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Procurar comandos</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Procurar em tudo</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Procurar em</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Procurar no manual</translation>
    </message>
    <message>
        <source>Search the species</source>
        <translation>Procurar espécies</translation>
    </message>
    <message>
        <source>Searching for sound files</source>
        <translation>Procurando arquivos de som</translation>
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
        <translation>Segunda opção</translation>
    </message>
    <message>
        <source>Second part of the scientific name</source>
        <translation>Segunda parte do nome científico</translation>
    </message>
    <message>
        <source>Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05. Or the time of day: 4:45 or 4:45:10.</source>
        <translation>Segundos ou minutos desde o início da gravação: 90, 1:30 ou 1:02:05. Ou a hora do dia: 4:45 ou 4:45:10.</translation>
    </message>
    <message>
        <source>Seconds played before and after a segment</source>
        <translation>Segundos reproduzidos antes e depois de um segmento</translation>
    </message>
    <message>
        <source>Seconds shown before and after the segment of an item</source>
        <translation>Segundos mostrados antes e depois do segmento de um item</translation>
    </message>
    <message>
        <source>Seconds to move by</source>
        <translation>Segundos de deslocamento</translation>
    </message>
    <message>
        <source>Seconds. Explains every listed species by some segment.</source>
        <translation>Segundos. Explica cada espécie listada por algum segmento.</translation>
    </message>
    <message>
        <source>See all models of this project side by side, and return to an earlier one</source>
        <translation>Ver lado a lado todos os modelos deste projeto e voltar a um anterior</translation>
    </message>
    <message>
        <source>See how often each species is listed and labelled; rename and merge species</source>
        <translation>Ver com que frequência cada espécie é listada e rotulada; renomear e mesclar espécies</translation>
    </message>
    <message>
        <source>See the backups with their dates, and go back to one</source>
        <translation>Ver os backups com suas datas e voltar a um deles</translation>
    </message>
    <message>
        <source>See what birdann noted while it ran</source>
        <translation>Ver o que o birdann anotou enquanto rodava</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segmento</translation>
    </message>
    <message>
        <source>Segment deleted in the other project</source>
        <translation>Segmento excluído no outro projeto</translation>
    </message>
    <message>
        <source>Segment {place} cannot be read: {reason}.</source>
        <translation>O segmento {place} não pode ser lido: {reason}.</translation>
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
        <translation>Segmentos excluídos por um atributo inválido: {n_odd}.</translation>
    </message>
    <message>
        <source>Segments found</source>
        <translation>Segmentos encontrados</translation>
    </message>
    <message>
        <source>Segments in different channels cannot be merged.</source>
        <translation>Segmentos de canais diferentes não podem ser mesclados.</translation>
    </message>
    <message>
        <source>Segments labelled by both observers: counts per species, and Cohen&apos;s kappa with its 95 % interval.</source>
        <translation>Segmentos rotulados por ambos os observadores: contagens por espécie e kappa de Cohen com seu intervalo de 95 %.</translation>
    </message>
    <message>
        <source>Segments of which recordings, or of which day</source>
        <translation>Segmentos de quais gravações ou de qual dia</translation>
    </message>
    <message>
        <source>Segments reviewed, and how many you answer in a minute</source>
        <translation>Segmentos revisados, e quantos você responde por minuto</translation>
    </message>
    <message>
        <source>Segments with a predicted species, of all segments</source>
        <translation>Segmentos com espécie prevista, do total</translation>
    </message>
    <message>
        <source>Segments without features (not scored): {missing}.</source>
        <translation>Segmentos sem atributos (não pontuados): {missing}.</translation>
    </message>
    <message>
        <source>Segments you drew or labelled are kept, others are found again.</source>
        <translation>Segmentos que você desenhou ou rotulou são mantidos, os outros são buscados de novo.</translation>
    </message>
    <message>
        <source>Segments you drew or reviewed are kept. All others are replaced. This cannot be undone, but a backup is made.</source>
        <translation>Segmentos que você desenhou ou revisou são mantidos. Todos os outros são substituídos. Isto não pode ser desfeito, mas um backup é feito.</translation>
    </message>
    <message>
        <source>Select a segment first. The others are then ordered by similarity to it.</source>
        <translation>Selecione antes um segmento. Os outros são então ordenados pela similaridade com ele.</translation>
    </message>
    <message>
        <source>Select a species to rename it. The name of another species merges the two in all lists and labels. They can be separated again, and Ctrl+Z undoes either.</source>
        <translation>Selecione uma espécie para renomeá-la. O nome de outra espécie mescla as duas em todas as listas e rótulos. Elas podem ser separadas de novo, e Ctrl+Z desfaz ambas as coisas.</translation>
    </message>
    <message>
        <source>Select and play the segment</source>
        <translation>Selecionar e reproduzir o segmento</translation>
    </message>
    <message>
        <source>Select cards in the gallery to label them.</source>
        <translation>Selecione cartões na galeria para rotulá-los.</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Não selecionar nada</translation>
    </message>
    <message>
        <source>Select the next segment in time</source>
        <translation>Selecionar o próximo segmento no tempo</translation>
    </message>
    <message>
        <source>Select the segment before in time</source>
        <translation>Selecionar o segmento anterior no tempo</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selecionado</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Separate species “{name}”</source>
        <translation>Separar espécie “{name}”</translation>
    </message>
    <message>
        <source>Separated again, because the model now predicts different species: {n}.</source>
        <translation>Separados de novo, pois o modelo agora prevê espécies diferentes: {n}.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Definir</translation>
    </message>
    <message numerus="yes">
        <source>Set %Ln thresholds</source>
        <translation>
            <numerusform>Definir %Ln limiar</numerusform>
            <numerusform>Definir %Ln limiares</numerusform>
        </translation>
    </message>
    <message>
        <source>Set certainty and type of call</source>
        <translation>Definir certeza e tipo de chamado</translation>
    </message>
    <message numerus="yes">
        <source>Set fields of %Ln segments</source>
        <translation>
            <numerusform>Definir campos de %Ln segmento</numerusform>
            <numerusform>Definir campos de %Ln segmentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Set labels outside the list</source>
        <translation>Definir rótulos fora da lista</translation>
    </message>
    <message>
        <source>Set scientific name to “{name}”</source>
        <translation>Definir nome científico como “{name}”</translation>
    </message>
    <message>
        <source>Set scientific names</source>
        <translation>Definir nomes científicos</translation>
    </message>
    <message>
        <source>Set seasons</source>
        <translation>Definir temporadas</translation>
    </message>
    <message>
        <source>Set sites and start times of recordings in one table</source>
        <translation>Definir sítios e inícios das gravações em uma tabela</translation>
    </message>
    <message>
        <source>Set sites and times</source>
        <translation>Definir sítios e tempos</translation>
    </message>
    <message>
        <source>Set species lists</source>
        <translation>Definir listas de espécies</translation>
    </message>
    <message>
        <source>Set start times</source>
        <translation>Definir inícios</translation>
    </message>
    <message>
        <source>Set the call type: song, call, alarm or another</source>
        <translation>Definir o tipo de chamado: canto, chamado, alarme ou outro</translation>
    </message>
    <message>
        <source>Set the default for new lists</source>
        <translation>Definir o padrão de novas listas</translation>
    </message>
    <message>
        <source>Set the minimum call probability</source>
        <translation>Definir a probabilidade mínima de chamado</translation>
    </message>
    <message>
        <source>Set the minimum probability</source>
        <translation>Definir a probabilidade mínima</translation>
    </message>
    <message numerus="yes">
        <source>Set the start of %Ln recordings</source>
        <translation>
            <numerusform>Definir o início de %Ln gravação</numerusform>
            <numerusform>Definir o início de %Ln gravações</numerusform>
        </translation>
    </message>
    <message>
        <source>Set whether lists are complete</source>
        <translation>Definir se as listas são completas</translation>
    </message>
    <message>
        <source>Set whether new lists are complete</source>
        <translation>Definir se novas listas são completas</translation>
    </message>
    <message>
        <source>Set whether untagged species are absent or unknown</source>
        <translation>Definir se espécies não marcadas estão ausentes ou são desconhecidas</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Configurações…</translation>
    </message>
    <message>
        <source>Setting lists</source>
        <translation>Definindo listas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {parent}: {reason}.</source>
        <translation>As configurações não podem ser salvas em {parent}: {reason}.</translation>
    </message>
    <message>
        <source>Settings chosen in training</source>
        <translation>Configurações escolhidas no treinamento</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Resolvidas</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Shares must be between 0 and 1, with at least one site.</source>
        <translation>As proporções devem ficar entre 0 e 1, com pelo menos um sítio.</translation>
    </message>
    <message>
        <source>Shift + −</source>
        <translation>Shift + −</translation>
    </message>
    <message>
        <source>Shorter than usual for this species ({low}–{high} s).</source>
        <translation>Mais curto que o habitual para esta espécie ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show a longer stretch of sound</source>
        <translation>Mostrar um trecho de som mais longo</translation>
    </message>
    <message>
        <source>Show a narrower frequency band</source>
        <translation>Mostrar uma banda de frequência mais estreita</translation>
    </message>
    <message>
        <source>Show a shorter stretch of sound</source>
        <translation>Mostrar um trecho de som mais curto</translation>
    </message>
    <message>
        <source>Show a wider frequency band</source>
        <translation>Mostrar uma banda de frequência mais larga</translation>
    </message>
    <message>
        <source>Show all segments</source>
        <translation>Mostrar todos os segmentos</translation>
    </message>
    <message>
        <source>Show all segments again</source>
        <translation>Mostrar todos os segmentos de novo</translation>
    </message>
    <message>
        <source>Show all tasks</source>
        <translation>Mostrar todas as tarefas</translation>
    </message>
    <message>
        <source>Show around an item</source>
        <translation>Mostrar em torno de um item</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Mostrar detalhes</translation>
    </message>
    <message>
        <source>Show groups of similar sounds in the gallery, unexplained ones first</source>
        <translation>Mostrar grupos de sons similares na galeria, primeiro os não explicados</translation>
    </message>
    <message>
        <source>Show how well the predictions can be trusted; again: back to the spectrogram</source>
        <translation>Mostrar quanto se pode confiar nas previsões; de novo: voltar ao espectrograma</translation>
    </message>
    <message>
        <source>Show in the recording</source>
        <translation>Mostrar na gravação</translation>
    </message>
    <message>
        <source>Show la&amp;bels</source>
        <translation>Mostrar &amp;rótulos</translation>
    </message>
    <message>
        <source>Show list of whole recording</source>
        <translation>Mostrar lista da gravação inteira</translation>
    </message>
    <message>
        <source>Show recording</source>
        <translation>Mostrar gravação</translation>
    </message>
    <message>
        <source>Show running and finished tasks</source>
        <translation>Mostrar tarefas em andamento e concluídas</translation>
    </message>
    <message>
        <source>Show species by hour and date, and sites by date; again: back to the spectrogram</source>
        <translation>Mostrar espécies por hora e data, e sítios por data; de novo: voltar ao espectrograma</translation>
    </message>
    <message>
        <source>Show species lists that labels or sounds contradict</source>
        <translation>Mostrar listas de espécies que rótulos ou sons contradizem</translation>
    </message>
    <message>
        <source>Show species predicted where no species list names them</source>
        <translation>Mostrar espécies previstas onde nenhuma lista as cita</translation>
    </message>
    <message>
        <source>Show the f&amp;ile in its folder</source>
        <translation>Mostrar &amp;o arquivo em sua pasta</translation>
    </message>
    <message>
        <source>Show the map of similar sounds</source>
        <translation>Mostrar o mapa de sons similares</translation>
    </message>
    <message>
        <source>Show the recording above in the list</source>
        <translation>Mostrar a gravação acima na lista</translation>
    </message>
    <message>
        <source>Show the recording below in the list</source>
        <translation>Mostrar a gravação abaixo na lista</translation>
    </message>
    <message>
        <source>Show the recording from its start to its end</source>
        <translation>Mostrar a gravação do início ao fim</translation>
    </message>
    <message>
        <source>Show the segments that are most like the selected one in the gallery</source>
        <translation>Mostrar na galeria os segmentos mais parecidos com o selecionado</translation>
    </message>
    <message>
        <source>Show the selected segments closely</source>
        <translation>Mostrar de perto os segmentos selecionados</translation>
    </message>
    <message>
        <source>Show the species list of the recording as a whole, beside those of its windows</source>
        <translation>Mostrar a lista de espécies da gravação inteira ao lado das de suas janelas</translation>
    </message>
    <message>
        <source>Show the spectrogram</source>
        <translation>Mostrar o espectrograma</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without all outlines and names</source>
        <translation>Mostrar o espectrograma com ou sem todos os contornos e nomes</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without the names on the segments</source>
        <translation>Mostrar o espectrograma com ou sem os nomes nos segmentos</translation>
    </message>
    <message>
        <source>Show the time of day, where it is known, or seconds from the start</source>
        <translation>Mostrar a hora do dia, onde é conhecida, ou os segundos desde o início</translation>
    </message>
    <message>
        <source>Show the waveform under the spectrogram, in step with it</source>
        <translation>Mostrar a forma de onda sob o espectrograma, em sincronia com ele</translation>
    </message>
    <message>
        <source>Show the window on the full screen, or as before</source>
        <translation>Mostrar a janela em tela cheia, ou como antes</translation>
    </message>
    <message>
        <source>Shows in blue what would be outlined; changes nothing</source>
        <translation>Mostra em azul o que seria delimitado; não altera nada</translation>
    </message>
    <message>
        <source>Sigmoid of each (several species at once)</source>
        <translation>Sigmoide de cada uma (várias espécies ao mesmo tempo)</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio</source>
        <translation>Relação sinal-ruído</translation>
    </message>
    <message>
        <source>Silent for {listed}: the recorder gave no signal there.</source>
        <translation>Silêncio em {listed}: o gravador não deu sinal ali.</translation>
    </message>
    <message>
        <source>Similar names, kept as separate species: {names}. If one is misspelt, merge them in Project &gt; Species.</source>
        <translation>Nomes parecidos que ficam como espécies separadas: {names}. Se um estiver errado, una-os em Projeto &gt; Espécies.</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Sítio</translation>
    </message>
    <message>
        <source>Site not known</source>
        <translation>Sítio desconhecido</translation>
    </message>
    <message>
        <source>Sites and times</source>
        <translation>Sítios e tempos</translation>
    </message>
    <message>
        <source>Sites and times are saved; Ctrl+Z undoes it.</source>
        <translation>Sítios e tempos salvos; Ctrl+Z desfaz.</translation>
    </message>
    <message>
        <source>Sites and times of recordings</source>
        <translation>Sítios e tempos das gravações</translation>
    </message>
    <message>
        <source>Sites and times…</source>
        <translation>Sítios e tempos…</translation>
    </message>
    <message>
        <source>Sites by date</source>
        <translation>Sítios por data</translation>
    </message>
    <message>
        <source>Sites with it</source>
        <translation>Sítios com ela</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Tamanho do texto e dos controles</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Tamanho das miniaturas</translation>
    </message>
    <message>
        <source>Size of the thumbnails (Ctrl++ and Ctrl+-)</source>
        <translation>Tamanho das miniaturas (Ctrl++ e Ctrl+-)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Skip detections below this score; the import report gives the number</source>
        <translation>Pular detecções abaixo deste escore; o relatório de importação dá o número</translation>
    </message>
    <message>
        <source>Skip what is probably not a call: noise, echoes, fragments</source>
        <translation>Pular o que provavelmente não é um chamado: ruído, ecos, fragmentos</translation>
    </message>
    <message>
        <source>Skipped as probably not calls (call probability below {bar}): {n}. They stay in the project. Choose all sounds to include them.</source>
        <translation>Pulados por provavelmente não serem chamados (probabilidade de chamado abaixo de {bar}): {n}. Eles continuam no projeto. Escolha todos os sons para incluí-los.</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>Mais &amp;devagar</translation>
    </message>
    <message>
        <source>Softmax (one species)</source>
        <translation>Softmax (uma espécie)</translation>
    </message>
    <message>
        <source>Song, call, alarm or what you call it (Y)</source>
        <translation>Canto, chamado, alarme ou como você o chama (Y)</translation>
    </message>
    <message>
        <source>Songbirds</source>
        <translation>Aves canoras</translation>
    </message>
    <message>
        <source>Sonic Visualiser layer (.svl)</source>
        <translation>Camada do Sonic Visualiser (.svl)</translation>
    </message>
    <message>
        <source>Sound &amp;output</source>
        <translation>&amp;Saída de som</translation>
    </message>
    <message>
        <source>Sound around a call</source>
        <translation>Som em torno de um chamado</translation>
    </message>
    <message>
        <source>Sound cannot be played because a system library is missing ({name}); install it and start birdann again.</source>
        <translation>O som não pode ser reproduzido porque falta uma biblioteca do sistema ({name}); instale-a e inicie o birdann de novo.</translation>
    </message>
    <message>
        <source>Sound clips: one file per call, in folders by species</source>
        <translation>Clipes de som: um arquivo por chamado, em pastas por espécie</translation>
    </message>
    <message>
        <source>Sound event {place} cannot be read: {reason}.</source>
        <translation>O evento sonoro {place} não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>Sound files ({kinds});;All files (*)</source>
        <translation>Arquivos de som ({kinds});;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Sound files or a whole folder.</source>
        <translation>Arquivos de som ou uma pasta inteira.</translation>
    </message>
    <message>
        <source>Sound kept before and after a call</source>
        <translation>Som mantido antes e depois de um chamado</translation>
    </message>
    <message>
        <source>Sound outside the project&apos;s folder, not checked (allow it with --allow-outside)</source>
        <translation>Som fora da pasta do projeto, não verificado (permita-o com --allow-outside)</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Espécie</translation>
    </message>
    <message>
        <source>Species</source>
        <comment>several</comment>
        <translation>Espécies</translation>
    </message>
    <message>
        <source>Species accumulation</source>
        <translation>Acumulação de espécies</translation>
    </message>
    <message>
        <source>Species are listed, but no segments were found.</source>
        <translation>Há espécies listadas, mas nenhum segmento foi encontrado.</translation>
    </message>
    <message>
        <source>Species by date</source>
        <translation>Espécies por data</translation>
    </message>
    <message>
        <source>Species by hour</source>
        <translation>Espécies por hora</translation>
    </message>
    <message>
        <source>Species in fewer than five lists: {sentence}</source>
        <translation>Espécies em menos de cinco listas: {sentence}</translation>
    </message>
    <message>
        <source>Species in the model</source>
        <translation>Espécies no modelo</translation>
    </message>
    <message>
        <source>Species in this recording</source>
        <translation>Espécies nesta gravação</translation>
    </message>
    <message>
        <source>Species lists from {name}</source>
        <translation>Listas de espécies de {name}</translation>
    </message>
    <message>
        <source>Species lists imported</source>
        <translation>Listas de espécies importadas</translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation>
            <numerusform>Lista de espécies lida para %Ln gravação.</numerusform>
            <numerusform>Listas de espécies lidas para %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Species lists, to be read again (CSV)</source>
        <translation>Listas de espécies, para reler (CSV)</translation>
    </message>
    <message>
        <source>Species names</source>
        <translation>Nomes de espécies</translation>
    </message>
    <message>
        <source>Species names that “{title}” does not support: {names}.</source>
        <translation>Nomes de espécies que “{title}” não aceita: {names}.</translation>
    </message>
    <message>
        <source>Species no longer used: {names}.</source>
        <translation>Espécies que não são mais usadas: {names}.</translation>
    </message>
    <message>
        <source>Species of one list are expected about equally often (best in the merged-pair test).</source>
        <translation>Espécies de uma lista são esperadas com frequência parecida (melhor no teste de pares mesclados).</translation>
    </message>
    <message>
        <source>Species of this project</source>
        <translation>Espécies deste projeto</translation>
    </message>
    <message>
        <source>Species of windows that the list around the window excludes: {n}. The windows were used. Correct one of the lists.</source>
        <translation>Espécies de janelas que a lista em volta da janela exclui: {n}. As janelas foram usadas. Corrija uma das listas.</translation>
    </message>
    <message>
        <source>Species per recording only</source>
        <translation>Só espécies por gravação</translation>
    </message>
    <message>
        <source>Species that “{name}” means</source>
        <translation>Espécie a que “{name}” se refere</translation>
    </message>
    <message>
        <source>Species with the later name</source>
        <translation>Espécies com o nome posterior</translation>
    </message>
    <message>
        <source>Species: {names}.</source>
        <translation>Espécies: {names}.</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Espectrograma</translation>
    </message>
    <message>
        <source>Spectrogram settin&amp;gs…</source>
        <translation>Configurações do &amp;espectrograma…</translation>
    </message>
    <message>
        <source>Spectrogram settings</source>
        <translation>Configurações do espectrograma</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Velocidade</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch kept.</source>
        <translation>Velocidade {rate}×, altura do som mantida.</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch with it.</source>
        <translation>Velocidade {rate}×, altura do som acompanha.</translation>
    </message>
    <message>
        <source>Speed {rate}×.</source>
        <translation>Velocidade {rate}×.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message numerus="yes">
        <source>Split a segment into %Ln</source>
        <translation>
            <numerusform>Dividir um segmento em %Ln</numerusform>
            <numerusform>Dividir um segmento em %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Split segments</source>
        <translation>Dividir segmentos</translation>
    </message>
    <message>
        <source>Split the chosen window in its middle</source>
        <translation>Dividir a janela escolhida ao meio</translation>
    </message>
    <message>
        <source>Split this group into two of more similar sounds</source>
        <translation>Dividir este grupo em dois de sons mais similares</translation>
    </message>
    <message>
        <source>Split window</source>
        <translation>Dividir janela</translation>
    </message>
    <message>
        <source>Splitting the segment</source>
        <translation>Dividindo o segmento</translation>
    </message>
    <message>
        <source>Square-root colours</source>
        <translation>Cores em raiz quadrada</translation>
    </message>
    <message>
        <source>Standard output cannot be written ({reason}). Check where it is redirected.</source>
        <translation>Não é possível gravar na saída padrão ({reason}). Verifique para onde ela é redirecionada.</translation>
    </message>
    <message>
        <source>Stands beside your labels in the project and in exports</source>
        <translation>Fica ao lado de seus rótulos no projeto e nas exportações</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message numerus="yes">
        <source>Start and end of %Ln segments were swapped. They are read in order.</source>
        <translation>
            <numerusform>O início e o fim de %Ln segmento estavam trocados. São lidos em ordem.</numerusform>
            <numerusform>O início e o fim de %Ln segmentos estavam trocados. São lidos em ordem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start differs: {source} {start}; {other} {other_start}{explained}. Using {source}.</source>
        <translation>O início difere: {source} {start}; {other} {other_start}{explained}. Usando {source}.</translation>
    </message>
    <message>
        <source>Start times are read from recorder metadata, otherwise from file names. Correct them if the clock was wrong, or set the time zone. Sound files are not changed.</source>
        <translation>Os inícios são lidos dos metadados do gravador, senão dos nomes de arquivo. Corrija-os se o relógio estava errado, ou defina o fuso horário. Os arquivos de som não são alterados.</translation>
    </message>
    <message>
        <source>Start {start} is in the future: the recorder&apos;s clock was wrong. Correct it under Project: Sites and times.</source>
        <translation>O início {start} está no futuro: o relógio do gravador estava errado. Corrija em Projeto: Sítios e tempos.</translation>
    </message>
    <message>
        <source>Start {start}: the recorder&apos;s clock was probably not set. Correct it under Project: Sites and times.</source>
        <translation>Início {start}: o relógio do gravador provavelmente não estava acertado. Corrija em Projeto: Sítios e tempos.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Starting the workers</source>
        <translation>Iniciando os processos</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Inícios</translation>
    </message>
    <message>
        <source>Starts of recordings</source>
        <translation>Inícios das gravações</translation>
    </message>
    <message>
        <source>Stated probability (%)</source>
        <translation>Probabilidade indicada (%)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Ainda ausentes</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Parar de pintar</translation>
    </message>
    <message>
        <source>Stop reviewing</source>
        <translation>Parar de revisar</translation>
    </message>
    <message>
        <source>Stop the sound</source>
        <translation>Parar o som</translation>
    </message>
    <message>
        <source>Stop the task; finished parts are kept</source>
        <translation>Parar a tarefa; o que terminou é mantido</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Parando…</translation>
    </message>
    <message>
        <source>Storing scores</source>
        <translation>Gravando escores</translation>
    </message>
    <message>
        <source>Storing the model</source>
        <translation>Gravando o modelo</translation>
    </message>
    <message>
        <source>Storing the segmenter</source>
        <translation>Gravando o segmentador</translation>
    </message>
    <message>
        <source>Strata are of {hours} hours.</source>
        <translation>Os estratos são de {hours} horas.</translation>
    </message>
    <message>
        <source>Strata by hour of day</source>
        <translation>Estratos por hora do dia</translation>
    </message>
    <message>
        <source>Sugg&amp;est species lists…</source>
        <translation>S&amp;ugerir listas de espécies…</translation>
    </message>
    <message>
        <source>Suggesting species lists</source>
        <translation>Sugerindo listas de espécies</translation>
    </message>
    <message>
        <source>Suits the recording</source>
        <translation>Conforme a gravação</translation>
    </message>
    <message>
        <source>Summary: one row per recording (CSV)</source>
        <translation>Resumo: uma linha por gravação (CSV)</translation>
    </message>
    <message>
        <source>Summary: one row per species (CSV)</source>
        <translation>Resumo: uma linha por espécie (CSV)</translation>
    </message>
    <message>
        <source>Summary: segments of each species in each recording (CSV)</source>
        <translation>Resumo: segmentos de cada espécie em cada gravação (CSV)</translation>
    </message>
    <message>
        <source>Switch to the next colour map</source>
        <translation>Mudar para o próximo mapa de cores</translation>
    </message>
    <message>
        <source>Synthesised recordings with species lists</source>
        <translation>Gravações sintetizadas com listas de espécies</translation>
    </message>
    <message>
        <source>T&amp;ype of call…</source>
        <translation>Tipo de c&amp;hamado…</translation>
    </message>
    <message>
        <source>Table for a spreadsheet with counts by status and species</source>
        <translation>Tabela para planilha com contagens por status e espécie</translation>
    </message>
    <message>
        <source>Table of detections with known column names (CSV, TSV)</source>
        <translation>Tabela de detecções com nomes de colunas conhecidos (CSV, TSV)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabelas</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelas (*.csv *.tsv *.txt);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv *.tsv *.txt)</source>
        <translation>Tabelas (*.xlsx *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marcar</translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln more recordings</source>
        <translation>
            <numerusform>Marcar mais %Ln gravação</numerusform>
            <numerusform>Marcar mais %Ln gravações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln recordings</source>
        <translation>
            <numerusform>Marcar %Ln gravação</numerusform>
            <numerusform>Marcar %Ln gravações</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag 1 with only one</source>
        <translation>Marque 1 com apenas uma</translation>
    </message>
    <message>
        <source>Tag ne&amp;xt</source>
        <translation>Marcar a &amp;seguir</translation>
    </message>
    <message>
        <source>Tag next</source>
        <translation>Marcar a seguir</translation>
    </message>
    <message>
        <source>Tag recordings</source>
        <translation>Marcar gravações</translation>
    </message>
    <message>
        <source>Tag species</source>
        <translation>Marcar espécies</translation>
    </message>
    <message>
        <source>Tag the species of each recording; birdann labels every call in it.</source>
        <translation>Marque as espécies de cada gravação; o birdann rotula cada chamado nela.</translation>
    </message>
    <message>
        <source>Tag the species of the recordings.</source>
        <translation>Marque as espécies das gravações.</translation>
    </message>
    <message>
        <source>Tag the species, or import a network’s detections.</source>
        <translation>Marque as espécies ou importe as detecções de uma rede neural.</translation>
    </message>
    <message>
        <source>Tag their species, or import species lists</source>
        <translation>Marque suas espécies ou importe listas de espécies</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Marcadas</translation>
    </message>
    <message>
        <source>Tagged by hand</source>
        <translation>Marcadas à mão</translation>
    </message>
    <message>
        <source>Tagged recordings without segments, not used for training: {n_without}.</source>
        <translation>Gravações marcadas sem segmentos, não usadas no treinamento: {n_without}.</translation>
    </message>
    <message>
        <source>Tags at or after the end of their task, counted in its last list: {n}.</source>
        <translation>Marcas no fim de sua tarefa ou depois, contadas na última lista: {n}.</translation>
    </message>
    <message>
        <source>Tags of tasks that are not transcribed were skipped: {n}.</source>
        <translation>Marcas de tarefas não transcritas foram ignoradas: {n}.</translation>
    </message>
    <message>
        <source>Tags of weather and machines were skipped: {n}.</source>
        <translation>Etiquetas de clima e de máquinas, ignoradas: {n}.</translation>
    </message>
    <message>
        <source>Take a tour with sample data</source>
        <translation>Fazer um tour com dados de exemplo</translation>
    </message>
    <message>
        <source>Take away all paint on this recording</source>
        <translation>Remover toda a pintura desta gravação</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Fazer o tour</translation>
    </message>
    <message>
        <source>Taken for the species “{species}”, {why}.</source>
        <translation>Tomado pela espécie “{species}”, {why}.</translation>
    </message>
    <message>
        <source>Target precision</source>
        <translation>Precisão desejada</translation>
    </message>
    <message>
        <source>Task&amp;s</source>
        <translation>&amp;Tarefas</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tarefas</translation>
    </message>
    <message>
        <source>Tasks are still running: {tasks}.</source>
        <translation>Ainda há tarefas em andamento: {tasks}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Arquivos de texto (*.txt)</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto da licença</translation>
    </message>
    <message>
        <source>The AudioMoth left out {silent_s} s below its trigger. They are read as silence, so that times are those of the recording.</source>
        <translation>O AudioMoth omitiu {silent_s} s abaixo do seu disparo. Eles são lidos como silêncio, para que os tempos sejam os da gravação.</translation>
    </message>
    <message>
        <source>The backup is in place. The state before it is a backup now.</source>
        <translation>O backup foi restaurado. O estado anterior agora é um backup.</translation>
    </message>
    <message>
        <source>The chart is in {path}.</source>
        <translation>O gráfico está em {path}.</translation>
    </message>
    <message>
        <source>The covariates cannot be used: {reason}. Complete them or leave them out.</source>
        <translation>As covariáveis não podem ser usadas: {reason}. Complete-as ou omita-as.</translation>
    </message>
    <message>
        <source>The current state is backed up first. Sound files are not changed.</source>
        <translation>O estado atual é salvo antes em um backup. Os arquivos de som não são alterados.</translation>
    </message>
    <message>
        <source>The cut must lie inside the segment.</source>
        <translation>O corte deve ficar dentro do segmento.</translation>
    </message>
    <message>
        <source>The data of training source “{name}” is missing in {path}. Remove the source and add it again.</source>
        <translation>Os dados da fonte de treinamento “{name}” faltam em {path}. Remova a fonte e adicione-a de novo.</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard.</source>
        <translation>O diagnóstico está na área de transferência.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to {path} was not saved, everything before it was. Free some space and repeat the change.</source>
        <translation>O disco está cheio: a última alteração em {path} não foi salva, tudo antes dela foi. Libere espaço e repita a alteração.</translation>
    </message>
    <message>
        <source>The drawn rectangle lies outside the recording.</source>
        <translation>O retângulo desenhado fica fora da gravação.</translation>
    </message>
    <message>
        <source>The embeddings for “Find similar” were not stored ({reason}).</source>
        <translation>Os embeddings para “Procurar similares” não foram salvos ({reason}).</translation>
    </message>
    <message>
        <source>The figure is in {drawn}, without the outlines of human sounds.</source>
        <translation>A figura está em {drawn}, sem os contornos de sons humanos.</translation>
    </message>
    <message>
        <source>The figure is in {drawn}.</source>
        <translation>A figura está em {drawn}.</translation>
    </message>
    <message>
        <source>The figure shows the visible range with its time, band, frequency axis and background reduction. Unreviewed predictions have dashed outlines; rejected segments are not drawn.</source>
        <translation>A figura mostra a faixa visível com seu tempo, banda, eixo de frequência e redução de fundo. Previsões não revisadas têm contorno tracejado; segmentos rejeitados não são desenhados.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. Restore a backup.</source>
        <translation>O arquivo está danificado: {what}. Restaure um backup.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as {encoding}.</source>
        <translation>O arquivo não é UTF-8 e foi lido como {encoding}.</translation>
    </message>
    <message>
        <source>The file name has two times; {start} is used, not {other}.</source>
        <translation>O nome do arquivo tem dois horários; {start} é usado, não {other}.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{clock}” is taken for hour and minute.</source>
        <translation>“{clock}” no nome do arquivo é tomado por hora e minuto.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for the seconds of a piece of a recording.</source>
        <translation>“{said}” no nome do arquivo é tomado como os segundos de um trecho de uma gravação.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for {taken}; it could be {other} as well.</source>
        <translation>“{said}” no nome do arquivo é tomado por {taken}; poderia ser também {other}.</translation>
    </message>
    <message>
        <source>The first minute of a recording is minute {n}.</source>
        <translation>O primeiro minuto de uma gravação é o minuto {n}.</translation>
    </message>
    <message>
        <source>The folder could not be opened: {path}</source>
        <translation>A pasta não pôde ser aberta: {path}</translation>
    </message>
    <message>
        <source>The folder for temporary files, {folder}, cannot be written ({reason}). Make room there, or name another folder as TMPDIR, and give the same command again: what is done is kept.</source>
        <translation>Não é possível gravar na pasta de arquivos temporários, {folder} ({reason}). Libere espaço ali ou indique outra pasta em TMPDIR, e repita o mesmo comando: o que foi feito é mantido.</translation>
    </message>
    <message>
        <source>The folder of {project_path} cannot be written to. Open the project read-only, or copy it to a folder of your own.</source>
        <translation>Não é possível gravar na pasta de {project_path}. Abra o projeto somente leitura ou copie-o para uma pasta sua.</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>A pasta {filename} não pode ser lida: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>A pasta {folder} não pode ser criada: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). Free disk space and repeat the command.</source>
        <translation>Não é possível gravar na pasta {folder} ({reason}). Libere espaço em disco e repita o comando.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). See that its disk is there and has room, and give the same command again: what is done is kept.</source>
        <translation>Não é possível gravar na pasta {folder} ({reason}). Verifique se seu disco está lá e tem espaço, e repita o mesmo comando: o que foi feito é mantido.</translation>
    </message>
    <message>
        <source>The folder {parent} cannot be written ({reason}). Make room on its disk, or make it writable, and start again: what is done is kept.</source>
        <translation>Não é possível gravar na pasta {parent} ({reason}). Libere espaço em seu disco ou permita gravar nela, e comece de novo: o que foi feito é mantido.</translation>
    </message>
    <message>
        <source>The folder {parent} does not exist.</source>
        <translation>A pasta {parent} não existe.</translation>
    </message>
    <message>
        <source>The forest segmenter stored in {path} cannot be used ({reason}). Train it again.</source>
        <translation>O segmentador de floresta gravado em {path} não pode ser usado ({reason}). Treine-o de novo.</translation>
    </message>
    <message>
        <source>The forest segmenter was trained on spectrograms of {n_bins} bins, not {n_bins_now}; use the same settings and sample rate, or train it again.</source>
        <translation>O segmentador de floresta foi treinado com espectrogramas de {n_bins} faixas, não {n_bins_now}; use as mesmas configurações e taxa de amostragem, ou treine-o de novo.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, as the names say, though none is above {min_hz}; if they are kilohertz, name the columns low_khz and high_khz.</source>
        <translation>As frequências em {names} foram tomadas por hertz, como dizem os nomes, embora nenhuma passe de {min_hz}; se forem quilohertz, chame as colunas de low_khz e high_khz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though the names say kilohertz: some are above {max_khz}.</source>
        <translation>As frequências em {names} foram lidas em hertz, embora os nomes indiquem quilohertz: algumas passam de {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though warbleR and ohun write kilohertz there: some are above {max_khz}.</source>
        <translation>As frequências em {names} foram tomadas por hertz, embora warbleR e ohun escrevam quilohertz ali: algumas passam de {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as none is above {max_khz}. Name the columns low_hz and high_hz if they are hertz.</source>
        <translation>As frequências em {names} foram tomadas por quilohertz, pois nenhuma passa de {max_khz}. Chame as colunas de low_hz e high_hz se forem hertz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as warbleR writes them.</source>
        <translation>As frequências em {names} foram tomadas por quilohertz, como o warbleR as escreve.</translation>
    </message>
    <message>
        <source>The gap between joined calls must be 0 seconds or more.</source>
        <translation>O intervalo entre chamados unidos deve ser de 0 segundos ou mais.</translation>
    </message>
    <message>
        <source>The header says {promised_s} s but the file contains {there_s} s of audio. All of it is used.</source>
        <translation>O cabeçalho diz {promised_s} s, mas o arquivo contém {there_s} s de áudio. Tudo é usado.</translation>
    </message>
    <message>
        <source>The labels file {path} cannot be read ({reason}).</source>
        <translation>O arquivo de rótulos {path} não pode ser lido ({reason}).</translation>
    </message>
    <message>
        <source>The labels file {path} is empty.</source>
        <translation>O arquivo de rótulos {path} está vazio.</translation>
    </message>
    <message>
        <source>The language changes when the window is opened again.</source>
        <translation>O idioma muda quando a janela for aberta de novo.</translation>
    </message>
    <message>
        <source>The last day is before the first. Exchange them.</source>
        <translation>O último dia é anterior ao primeiro. Troque-os.</translation>
    </message>
    <message numerus="yes">
        <source>The list leaves %Ln species.</source>
        <translation>
            <numerusform>A lista deixa %Ln espécie.</numerusform>
            <numerusform>A lista deixa %Ln espécies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists in the table</source>
        <translation>As listas da tabela</translation>
    </message>
    <message numerus="yes">
        <source>The lists of %Ln recordings were added to.</source>
        <translation>
            <numerusform>A lista de %Ln gravação foi complementada.</numerusform>
            <numerusform>As listas de %Ln gravações foram complementadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log is {path}.</source>
        <translation>O registro é {path}.</translation>
    </message>
    <message>
        <source>The maximum number of segments per species must be 1 or more.</source>
        <translation>O número máximo de segmentos por espécie deve ser 1 ou mais.</translation>
    </message>
    <message>
        <source>The maximum per recording must be 1 or more, or 0 for any number.</source>
        <translation>O máximo por gravação deve ser 1 ou mais, ou 0 para qualquer número.</translation>
    </message>
    <message>
        <source>The mean of the channels would lose {loss_db} dB. Channel {channel} is used.</source>
        <translation>A média dos canais perderia {loss_db} dB. O canal {channel} é usado.</translation>
    </message>
    <message>
        <source>The minimum probability must be above 0 and at most 1.</source>
        <translation>A probabilidade mínima deve ser maior que 0 e no máximo 1.</translation>
    </message>
    <message>
        <source>The minimum score lies between 0 and 1, and the step is not longer than the window of {window_s} s.</source>
        <translation>O escore mínimo fica entre 0 e 1, e o passo não é maior que a janela de {window_s} s.</translation>
    </message>
    <message>
        <source>The minimum score must be a number, such as 0.1.</source>
        <translation>O escore mínimo deve ser um número, como 0.1.</translation>
    </message>
    <message>
        <source>The minimum score must be a number.</source>
        <translation>O escore mínimo deve ser um número.</translation>
    </message>
    <message>
        <source>The minimum score must be between 0 and 1, such as 0.05.</source>
        <translation>O escore mínimo deve ficar entre 0 e 1, como 0.05.</translation>
    </message>
    <message>
        <source>The minimum score of a call is a number from 0 to 1.</source>
        <translation>O escore mínimo de um chamado é um número de 0 a 1.</translation>
    </message>
    <message>
        <source>The model has no species “{species}”. It has: {known}.</source>
        <translation>O modelo não tem a espécie “{species}”. Ele tem: {known}.</translation>
    </message>
    <message>
        <source>The model has not been trained. Train it before saving.</source>
        <translation>O modelo não foi treinado. Treine-o antes de salvá-lo.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>O modelo em uso</translation>
    </message>
    <message>
        <source>The model in {path} needs features {wanted}, but the segments of {project} have {given}. Train a model in the project, or choose another file.</source>
        <translation>O modelo em {path} precisa dos atributos {wanted}, mas os segmentos de {project} têm {given}. Treine um modelo no projeto ou escolha outro arquivo.</translation>
    </message>
    <message>
        <source>The model needs the features “{read}”, but the segments have “{described}”. Train a new model.</source>
        <translation>O modelo precisa dos atributos “{read}”, mas os segmentos têm “{described}”. Treine um novo modelo.</translation>
    </message>
    <message>
        <source>The model needs {n_expected} features, but the segments have {n_given}. Train a new model.</source>
        <translation>O modelo precisa de {n_expected} atributos, mas os segmentos têm {n_given}. Treine um novo modelo.</translation>
    </message>
    <message>
        <source>The model of the archive has no species “{species}”. Check the spelling.</source>
        <translation>O modelo do acervo não tem a espécie “{species}”. Verifique a grafia.</translation>
    </message>
    <message>
        <source>The model that does best on data like this. Recommended.</source>
        <translation>O modelo que se sai melhor com dados como estes. Recomendado.</translation>
    </message>
    <message>
        <source>The model waits until you ask: Ctrl+Shift+T.</source>
        <translation>O modelo espera até você pedir: Ctrl+Shift+T.</translation>
    </message>
    <message>
        <source>The model was trained on {n_expected} features and was given {n_given}; describe the segments again or train a new model.</source>
        <translation>O modelo foi treinado com {n_expected} atributos e recebeu {n_given}; descreva os segmentos de novo ou treine um novo modelo.</translation>
    </message>
    <message>
        <source>The model {model} is trained on confirmed segments, not on lists. Confirm a few segments first, or choose the model auto.</source>
        <translation>O modelo {model} é treinado com segmentos confirmados, não com listas. Confirme antes alguns segmentos ou escolha o modelo auto.</translation>
    </message>
    <message>
        <source>The model {name} has no parameter {unknown}; it has {names}.</source>
        <translation>O modelo {name} não tem o parâmetro {unknown}; ele tem {names}.</translation>
    </message>
    <message>
        <source>The model {name} has no settings to search. Train it without a search.</source>
        <translation>O modelo {name} não tem configurações a buscar. Treine-o sem busca.</translation>
    </message>
    <message>
        <source>The name of {shown} is not valid UTF-8 and cannot be written to tables. Rename the file.</source>
        <translation>O nome de {shown} não é UTF-8 válido e não pode ser gravado em tabelas. Renomeie o arquivo.</translation>
    </message>
    <message>
        <source>The number of bins must be 1 to {max_bins}.</source>
        <translation>O número de classes deve ser de 1 a {max_bins}.</translation>
    </message>
    <message>
        <source>The number of items per bin must be 1 to {max_per_bin}.</source>
        <translation>O número de itens por classe deve ser de 1 a {max_per_bin}.</translation>
    </message>
    <message>
        <source>The number of probable calls must be 0 or more.</source>
        <translation>O número de chamados prováveis deve ser 0 ou mais.</translation>
    </message>
    <message>
        <source>The observer</source>
        <translation>O observador</translation>
    </message>
    <message>
        <source>The outline is too large to be stored. Choose a shorter stretch.</source>
        <translation>O contorno é grande demais para ser guardado. Escolha um trecho mais curto.</translation>
    </message>
    <message>
        <source>The paint lies outside {name} or is empty.</source>
        <translation>A pintura fica fora de {name} ou está vazia.</translation>
    </message>
    <message>
        <source>The parameter {parameter} of {model} cannot be {value}; it is {in_words}.</source>
        <translation>O parâmetro {parameter} de {model} não pode ser {value}; ele é {in_words}.</translation>
    </message>
    <message>
        <source>The picture could not be written in the format of its file name.</source>
        <translation>A imagem não pôde ser gravada no formato de seu nome de arquivo.</translation>
    </message>
    <message>
        <source>The picture of the window was not saved to {path}.</source>
        <translation>A imagem da janela não foi salva em {path}.</translation>
    </message>
    <message>
        <source>The previous version is kept: {path}</source>
        <translation>A versão anterior foi mantida: {path}</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated. That takes at least 20 complete lists and the automatic model.</source>
        <translation>As probabilidades não estão calibradas. Isso exige pelo menos 20 listas completas e o modelo automático.</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated: accept one by one.</source>
        <translation>As probabilidades não estão calibradas: aceite uma a uma.</translation>
    </message>
    <message>
        <source>The project as it is now cannot be read; this backup can.</source>
        <translation>O projeto como está não pode ser lido; este backup pode.</translation>
    </message>
    <message>
        <source>The project could not be written to, so its next training may remove the model of these results.</source>
        <translation>Não foi possível gravar no projeto, portanto seu próximo treinamento pode remover o modelo destes resultados.</translation>
    </message>
    <message numerus="yes">
        <source>The project file is sound. %Ln sound files were looked at.</source>
        <translation>
            <numerusform>O arquivo do projeto está íntegro. %Ln arquivo de som foi examinado.</numerusform>
            <numerusform>O arquivo do projeto está íntegro. %Ln arquivos de som foram examinados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no recordings. Add some first.</source>
        <translation>O projeto não tem gravações. Adicione algumas antes.</translation>
    </message>
    <message>
        <source>The project has no segments. Segment the recordings first.</source>
        <translation>O projeto não tem segmentos. Segmente antes as gravações.</translation>
    </message>
    <message>
        <source>The project is open elsewhere. These results precede training and predictions that are still running there.</source>
        <translation>O projeto está aberto em outro lugar. Estes resultados antecedem o treinamento e as previsões que ainda rodam lá.</translation>
    </message>
    <message>
        <source>The project opens as soon as it is ready.</source>
        <translation>O projeto abre assim que estiver pronto.</translation>
    </message>
    <message>
        <source>The project was called “{name}” then.</source>
        <translation>O projeto se chamava então “{name}”.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum is compared with the 90 % lower bound of the probability.</source>
        <translation>O mínimo do projeto é comparado com o limite inferior de 90 % da probabilidade.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum probability ({p}) is not stored in the file. Set it where the model is used (birdann predict --min-probability).</source>
        <translation>A probabilidade mínima do projeto ({p}) não é salva no arquivo. Defina-a onde o modelo for usado (birdann predict --min-probability).</translation>
    </message>
    <message>
        <source>The published segmenter, below 8 kHz; for comparison.</source>
        <translation>O segmentador publicado, abaixo de 8 kHz; para comparação.</translation>
    </message>
    <message>
        <source>The random seed must be a whole number, 0 or more.</source>
        <translation>A semente aleatória deve ser um número inteiro, 0 ou mais.</translation>
    </message>
    <message>
        <source>The recorder&apos;s notes of {n_odd} recordings cannot be read.</source>
        <translation>As notas do gravador de {n_odd} gravações não podem ser lidas.</translation>
    </message>
    <message>
        <source>The recording ends at {time}.</source>
        <translation>A gravação termina em {time}.</translation>
    </message>
    <message>
        <source>The recording ends {time} after its start.</source>
        <translation>A gravação termina {time} após seu início.</translation>
    </message>
    <message>
        <source>The recording has no predictions until you train again. {error}</source>
        <translation>A gravação não tem previsões até você treinar de novo. {error}</translation>
    </message>
    <message>
        <source>The recording; click to order by recording and time</source>
        <translation>A gravação; clique para ordenar por gravação e tempo</translation>
    </message>
    <message>
        <source>The recordings appear as soon as they are read.</source>
        <translation>As gravações aparecem assim que são lidas.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>O relatório está em {path}.</translation>
    </message>
    <message>
        <source>The report is {path}.</source>
        <translation>O relatório é {path}.</translation>
    </message>
    <message>
        <source>The rest of this recording is still being read.</source>
        <translation>O resto desta gravação ainda está sendo lido.</translation>
    </message>
    <message>
        <source>The run log {path} cannot be written ({reason}). Choose another place for it, or leave it out.</source>
        <translation>O registro de execução {path} não pode ser gravado ({reason}). Escolha outro lugar ou omita-o.</translation>
    </message>
    <message>
        <source>The same sound as {other}, in another format or with other metadata. Both count: remove one.</source>
        <translation>O mesmo som que {other}, em outro formato ou com outros metadados. As duas contam: remova uma das gravações.</translation>
    </message>
    <message>
        <source>The sample is validated.</source>
        <translation>A amostra está validada.</translation>
    </message>
    <message>
        <source>The sample “{sample}” of {path} was not drawn from the scores of the archive. Choose one for its model.</source>
        <translation>A amostra “{sample}” de {path} não foi sorteada dos escores do acervo. Escolha uma para seu modelo.</translation>
    </message>
    <message>
        <source>The scheduler at {address} is gone or was restarted. Finished work is kept. Start it again and repeat the command.</source>
        <translation>O agendador em {address} sumiu ou foi reiniciado. O que terminou é mantido. Inicie-o de novo e repita o comando.</translation>
    </message>
    <message>
        <source>The scores of {n_odd} recordings cannot be read.</source>
        <translation>Os escores de {n_odd} gravações não podem ser lidos.</translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln recordings.</source>
        <translation>
            <numerusform>O segundo projeto acrescentou %Ln gravação.</numerusform>
            <numerusform>O segundo projeto acrescentou %Ln gravações.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln segments.</source>
        <translation>
            <numerusform>O segundo projeto acrescentou %Ln segmento.</numerusform>
            <numerusform>O segundo projeto acrescentou %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The segment is no longer in the project.</source>
        <translation>O segmento não está mais no projeto.</translation>
    </message>
    <message>
        <source>The segment no longer exists.</source>
        <translation>O segmento não existe mais.</translation>
    </message>
    <message>
        <source>The segment no longer exists. Nothing was stored.</source>
        <translation>O segmento não existe mais. Nada foi gravado.</translation>
    </message>
    <message>
        <source>The segmenter trained in this project.</source>
        <translation>O segmentador treinado neste projeto.</translation>
    </message>
    <message>
        <source>The segments of {path} were found by a segmenter that this version does not support. Find segments again, train, then export.</source>
        <translation>Os segmentos de {path} foram encontrados por um segmentador que esta versão não aceita. Busque segmentos de novo, treine e depois exporte.</translation>
    </message>
    <message>
        <source>The selection contains no unreviewed prediction.</source>
        <translation>A seleção não contém nenhuma previsão não revisada.</translation>
    </message>
    <message>
        <source>The share of correct predictions has not been measured.</source>
        <translation>A proporção de previsões corretas não foi medida.</translation>
    </message>
    <message numerus="yes">
        <source>The share of correct predictions is known for %Ln species, from validation samples.</source>
        <translation>
            <numerusform>A proporção de previsões corretas é conhecida para %Ln espécie, por amostras de validação.</numerusform>
            <numerusform>A proporção de previsões corretas é conhecida para %Ln espécies, por amostras de validação.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sites {names} differ in spelling only. If they are one, give it one name: effort and visits are counted for each.</source>
        <translation>Os locais {names} diferem apenas na grafia. Se forem um só, dê-lhe um único nome: esforço e visitas são contados para cada um.</translation>
    </message>
    <message>
        <source>The size changes when birdann is started again.</source>
        <translation>O tamanho muda quando o birdann for iniciado de novo.</translation>
    </message>
    <message numerus="yes">
        <source>The sound of %Ln recordings could not be read.</source>
        <translation>
            <numerusform>O som de %Ln gravação não pôde ser lido.</numerusform>
            <numerusform>O som de %Ln gravações não pôde ser lido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The species are added to the lists of the recordings as incomplete lists</source>
        <translation>As espécies são acrescentadas às listas das gravações como listas incompletas</translation>
    </message>
    <message>
        <source>The species of the project are not those of the model.</source>
        <translation>As espécies do projeto não são as do modelo.</translation>
    </message>
    <message numerus="yes">
        <source>The start of %Ln recordings is unknown.</source>
        <translation>
            <numerusform>O início de %Ln gravação é desconhecido.</numerusform>
            <numerusform>O início de %Ln gravações é desconhecido.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start of this recording is unknown. Set it in Sites and times.</source>
        <translation>O início desta gravação é desconhecido. Defina-o em Sítios e tempos.</translation>
    </message>
    <message>
        <source>The stored forest segmenter cannot be read ({reason}). Train it again.</source>
        <translation>O segmentador de floresta gravado não pode ser lido ({reason}). Treine-o de novo.</translation>
    </message>
    <message>
        <source>The stored model has version {stored}, and this program reads version {version}. Train it again, or update the program.</source>
        <translation>O modelo gravado tem a versão {stored}, e este programa lê a versão {version}. Treine-o de novo ou atualize o programa.</translation>
    </message>
    <message>
        <source>The stored model is a {kind}, which this version does not support.</source>
        <translation>O modelo gravado é {kind}, que esta versão não aceita.</translation>
    </message>
    <message>
        <source>The stored model is damaged. Train it again.</source>
        <translation>O modelo gravado está danificado. Treine-o de novo.</translation>
    </message>
    <message>
        <source>The stored model is of another program. Train it again.</source>
        <translation>O modelo gravado é de outro programa. Treine-o de novo.</translation>
    </message>
    <message>
        <source>The stored model is packed in an unknown way. Train it again.</source>
        <translation>O modelo gravado está empacotado de forma desconhecida. Treine-o de novo.</translation>
    </message>
    <message>
        <source>The stored model is too large to be one. Train it again.</source>
        <translation>O modelo gravado é grande demais para ser um. Treine-o de novo.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>A do sistema</translation>
    </message>
    <message>
        <source>The table contains detections of a program (“{detections_of}”). Its lists are imported as incomplete. To import the detections themselves, use Import annotations.</source>
        <translation>A tabela contém detecções de um programa (“{detections_of}”). Suas listas são importadas como incompletas. Para importar as próprias detecções, use Importar anotações.</translation>
    </message>
    <message>
        <source>The table has scores or verdicts ({columns}). Are its species names a person’s labels or a program’s detections? Without an answer they are detections.</source>
        <translation>A tabela tem escores ou vereditos ({columns}). Seus nomes de espécies são rótulos de uma pessoa ou detecções de um programa? Sem resposta, são detecções.</translation>
    </message>
    <message>
        <source>The table is a WildTrax report. Each task is a complete list, 1SPM tasks one for each minute.</source>
        <translation>A tabela é um relatório WildTrax. Cada tarefa é uma lista completa; tarefas 1SPM, uma por minuto.</translation>
    </message>
    <message>
        <source>The table is in {path}.</source>
        <translation>A tabela está em {path}.</translation>
    </message>
    <message>
        <source>The tables contain no call in a recording of this project.</source>
        <translation>As tabelas não contêm nenhum chamado de uma gravação deste projeto.</translation>
    </message>
    <message>
        <source>The target precision must be between 0 and 1, such as 0.95.</source>
        <translation>A precisão-alvo deve ficar entre 0 e 1, como 0.95.</translation>
    </message>
    <message>
        <source>The texts of tiers were read as species, not their names: {names}.</source>
        <translation>Os textos das camadas foram lidos como espécies, não os seus nomes: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The thresholds of %Ln species are saved.</source>
        <translation>
            <numerusform>Os limiares de %Ln espécie estão salvos.</numerusform>
            <numerusform>Os limiares de %Ln espécies estão salvos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ticked model is used for spectrogram, review and export. You may return to an earlier one; it stays in use until you train again. Your labels do not change.</source>
        <translation>O modelo assinalado é usado para espectrograma, revisão e exportação. Você pode voltar a um anterior; ele fica em uso até você treinar de novo. Seus rótulos não mudam.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %Ln recordings changed.</source>
        <translation>
            <numerusform>Os tempos de %Ln gravação mudaram.</numerusform>
            <numerusform>Os tempos de %Ln gravações mudaram.</numerusform>
        </translation>
    </message>
    <message>
        <source>The view changed. Nothing was stored; please repeat.</source>
        <translation>A vista mudou. Nada foi gravado; repita, por favor.</translation>
    </message>
    <message>
        <source>The visits need a name.</source>
        <translation>As visitas precisam de um nome.</translation>
    </message>
    <message>
        <source>The whole recording is silent.</source>
        <translation>A gravação inteira é silêncio.</translation>
    </message>
    <message>
        <source>The worker processes cannot be started ({reason}). See that there is memory, and room for temporary files, and give the same command again.</source>
        <translation>Os processos não podem ser iniciados ({reason}). Verifique se há memória e espaço para arquivos temporários, e repita o mesmo comando.</translation>
    </message>
    <message>
        <source>Their segments come last.</source>
        <translation>Seus segmentos vêm por último.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>There are later edits. Undo those first.</source>
        <translation>Há edições posteriores. Desfaça-as antes.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made when a project is first opened on a day, and before every large change.</source>
        <translation>Ainda não há backups. Um é feito quando um projeto é aberto pela primeira vez no dia e antes de cada grande alteração.</translation>
    </message>
    <message>
        <source>There are no samples yet. Make one: New sample…</source>
        <translation>Ainda não há amostras. Faça uma: Nova amostra…</translation>
    </message>
    <message>
        <source>There are no segments yet. Find segments first.</source>
        <translation>Ainda não há segmentos. Busque segmentos antes.</translation>
    </message>
    <message>
        <source>There are no species lists: the model was trained on detections alone and is not yet checked.</source>
        <translation>Não há listas de espécies: o modelo foi treinado só com detecções e ainda não foi verificado.</translation>
    </message>
    <message>
        <source>There is already a column “{name}”.</source>
        <translation>Já existe uma coluna “{name}”.</translation>
    </message>
    <message>
        <source>There is already a species called “{name}”.</source>
        <translation>Já existe uma espécie chamada “{name}”.</translation>
    </message>
    <message>
        <source>There is already a window at this time. Choose another time.</source>
        <translation>Já existe uma janela neste tempo. Escolha outro tempo.</translation>
    </message>
    <message>
        <source>There is no backup of {path} in {folder}.</source>
        <translation>Não há backup de {path} em {folder}.</translation>
    </message>
    <message>
        <source>There is no example of {species} in this recording.</source>
        <translation>Não há exemplo de {species} nesta gravação.</translation>
    </message>
    <message>
        <source>There is no labels file beside {path}. Choose the file with the network&apos;s labels.</source>
        <translation>Não há arquivo de rótulos ao lado de {path}. Escolha o arquivo com os rótulos da rede.</translation>
    </message>
    <message>
        <source>There is no species list.</source>
        <translation>Não há lista de espécies.</translation>
    </message>
    <message>
        <source>There is no such recording in the project.</source>
        <translation>Não existe essa gravação no projeto.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Não há nada a refazer.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Não há nada a desfazer.</translation>
    </message>
    <message>
        <source>These calls are not in {path}: {calls}.</source>
        <translation>Estes chamados não estão em {path}: {calls}.</translation>
    </message>
    <message>
        <source>These names differ only in capitalization and are kept as separate species: {names}.</source>
        <translation>Estes nomes diferem só em maiúsculas e ficam como espécies separadas: {names}.</translation>
    </message>
    <message>
        <source>These segments were outlined with different spectrogram settings and cannot be merged. Delete one and draw over both.</source>
        <translation>Estes segmentos foram delimitados com configurações de espectrograma diferentes e não podem ser mesclados. Exclua um e desenhe sobre ambos.</translation>
    </message>
    <message>
        <source>They are evidence for every segment, so that labels will change.</source>
        <translation>São indícios para cada segmento, portanto os rótulos vão mudar.</translation>
    </message>
    <message>
        <source>They are scores already</source>
        <translation>Já são escores</translation>
    </message>
    <message>
        <source>They are scores of windows: birdann finds the calls and weighs the scores. Choose segments to review or validate the detections themselves.</source>
        <translation>São escores de janelas: o birdann busca os chamados e pondera os escores. Escolha segmentos para revisar ou validar as próprias detecções.</translation>
    </message>
    <message numerus="yes">
        <source>They made %Ln segments.</source>
        <translation>
            <numerusform>Fizeram %Ln segmento.</numerusform>
            <numerusform>Fizeram %Ln segmentos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup has the same counts as the project.</source>
        <translation>Este backup tem as mesmas contagens que o projeto.</translation>
    </message>
    <message>
        <source>This format has no other place for scores</source>
        <translation>Este formato não tem outro lugar para escores</translation>
    </message>
    <message>
        <source>This format has no place for it.</source>
        <translation>Este formato não tem lugar para isso.</translation>
    </message>
    <message>
        <source>This group is finished.</source>
        <translation>Este grupo está concluído.</translation>
    </message>
    <message>
        <source>This is not a call at all (X)</source>
        <translation>Isto não é um chamado (X)</translation>
    </message>
    <message>
        <source>This is the first item.</source>
        <translation>Este é o primeiro item.</translation>
    </message>
    <message>
        <source>This model is in use now, until you train again.</source>
        <translation>Este modelo está em uso agora, até você treinar de novo.</translation>
    </message>
    <message>
        <source>This part brings no text of its own.</source>
        <translation>Esta parte não traz texto próprio.</translation>
    </message>
    <message>
        <source>This project contains {parts}.</source>
        <translation>Este projeto contém {parts}.</translation>
    </message>
    <message>
        <source>This project is open read-only.</source>
        <translation>Este projeto está aberto somente leitura.</translation>
    </message>
    <message>
        <source>This project refers to sound files in folders that its author chose. Allow them only if you trust the author. Sound files are only read.</source>
        <translation>Este projeto se refere a arquivos de som em pastas que seu autor escolheu. Permita-as só se confiar no autor. Os arquivos de som são apenas lidos.</translation>
    </message>
    <message>
        <source>This recording</source>
        <comment>filter</comment>
        <translation>Só aqui</translation>
    </message>
    <message>
        <source>This recording has only one channel.</source>
        <translation>Esta gravação tem só um canal.</translation>
    </message>
    <message>
        <source>This segment is not in the project any more.</source>
        <translation>Este segmento não está mais no projeto.</translation>
    </message>
    <message>
        <source>This table lists whole recordings, so segment filters do not apply. Remove the filter.</source>
        <translation>Esta tabela lista gravações inteiras, portanto filtros de segmentos não se aplicam. Remova o filtro.</translation>
    </message>
    <message>
        <source>Three hours</source>
        <translation>Três horas</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Limiar</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Tempo (s)</translation>
    </message>
    <message numerus="yes">
        <source>Time for %Ln answers: {time}.</source>
        <translation>
            <numerusform>Tempo para %Ln resposta: {time}.</numerusform>
            <numerusform>Tempo para %Ln respostas: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time from the start of the recording</source>
        <translation>Tempo desde o início da gravação</translation>
    </message>
    <message>
        <source>Time from the start of the recording: 90, 1:30 or 1:02:05. Its start time is unknown, so there is no time of day. Set it in Sites and times.</source>
        <translation>Tempo desde o início da gravação: 90, 1:30 ou 1:02:05. Seu início é desconhecido, portanto não há hora do dia. Defina-o em Sítios e tempos.</translation>
    </message>
    <message>
        <source>Time of da&amp;y on the axis</source>
        <translation>&amp;Hora do dia no eixo</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Hora do dia</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuso horário</translation>
    </message>
    <message>
        <source>Time zone of the recorder&apos;s clock</source>
        <translation>Fuso horário do relógio do gravador</translation>
    </message>
    <message>
        <source>Times such as {text} were read as from the start of the recording, not as times of day.</source>
        <translation>Tempos como {text} foram lidos desde o início da gravação, não como horas do dia.</translation>
    </message>
    <message>
        <source>Times were read as from the start of {file}. In a sequence of files Raven counts from the first one: add the column “File Offset (s)”.</source>
        <translation>Os tempos foram lidos desde o início de {file}. Em uma sequência de arquivos, o Raven conta desde o primeiro: adicione a coluna “File Offset (s)”.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the figure</source>
        <translation>Título da figura</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>A revisar</translation>
    </message>
    <message>
        <source>Too few lists: {named}. Tag more recordings, or confirm a few segments.</source>
        <translation>Poucas listas: {named}. Marque mais gravações ou confirme alguns segmentos.</translation>
    </message>
    <message>
        <source>Too few lists: {names}.</source>
        <translation>Poucas listas: {names}.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Ferramentas</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>Train a model from your lists and labels</source>
        <translation>Treinar um modelo com suas listas e rótulos</translation>
    </message>
    <message>
        <source>Train a segmenter by painting</source>
        <translation>Treinar um segmentador pintando</translation>
    </message>
    <message>
        <source>Train again to use them.</source>
        <translation>Treine de novo para usá-las.</translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln labelled segments.</source>
        <translation>
            <numerusform>Treinar com %Ln segmento rotulado.</numerusform>
            <numerusform>Treinar com %Ln segmentos rotulados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Treinar com %Ln gravação marcada.</numerusform>
            <numerusform>Treinar com %Ln gravações marcadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on the detections in %Ln recordings.</source>
        <translation>
            <numerusform>Treinar com as detecções de %Ln gravação.</numerusform>
            <numerusform>Treinar com as detecções de %Ln gravações.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on the paint and preview its outlines here</source>
        <translation>Treinar com a pintura e ver seus contornos aqui</translation>
    </message>
    <message>
        <source>Train segmenter by painting</source>
        <translation>Treinar segmentador pintando</translation>
    </message>
    <message>
        <source>Train the same model again with your new labels</source>
        <translation>Treinar o mesmo modelo de novo com seus novos rótulos</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Treinado</translation>
    </message>
    <message>
        <source>Trained a forest segmenter from {examples} on {recordings} (spectrogram “{preset}”, {size} MB).</source>
        <translation>Segmentador de floresta treinado com {examples} em {recordings} (espectrograma “{preset}”, {size} MB).</translation>
    </message>
    <message>
        <source>Trained on {used} of {every} segments ({recordings} recordings: labelled, with rare species, and a random rest). ORed logistic regression uses all of them.</source>
        <translation>Treinado com {used} de {every} segmentos ({recordings} gravações: rotuladas, com espécies raras e um resto ao acaso). A regressão logística ORed usa todos.</translation>
    </message>
    <message numerus="yes">
        <source>Trained {model} on {segments} segments in %Ln recordings: {species} species.</source>
        <translation>
            <numerusform>Modelo {model} treinado: {segments} segmentos de %Ln gravação, espécies: {species}.</numerusform>
            <numerusform>Modelo {model} treinado: {segments} segmentos de %Ln gravações, espécies: {species}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Training clips</source>
        <translation>Clipes de treinamento</translation>
    </message>
    <message>
        <source>Training finished. All segments have predictions.</source>
        <translation>Treinamento concluído. Todos os segmentos têm previsões.</translation>
    </message>
    <message>
        <source>Training re&amp;port</source>
        <translation>R&amp;elatório de treinamento</translation>
    </message>
    <message>
        <source>Training report</source>
        <translation>Relatório de treinamento</translation>
    </message>
    <message>
        <source>Training source</source>
        <translation>Fonte de treinamento</translation>
    </message>
    <message>
        <source>Training source “{name}” added: {segments} segments of {species} species in {recordings} recordings. Train to use it.</source>
        <translation>Fonte de treinamento “{name}” adicionada: {segments} segmentos de {species} espécies em {recordings} gravações. Treine para usá-la.</translation>
    </message>
    <message>
        <source>Training source “{name}” has other features ({theirs}) and is not used. Add it again.</source>
        <translation>A fonte de treinamento “{name}” tem outros atributos ({theirs}) e não é usada. Adicione-a de novo.</translation>
    </message>
    <message>
        <source>Training source “{name}”: {segments} segments in {recordings} recordings.</source>
        <translation>Fonte de treinamento “{name}”: {segments} segmentos em {recordings} gravações.</translation>
    </message>
    <message>
        <source>Training sources</source>
        <translation>Fontes de treinamento</translation>
    </message>
    <message>
        <source>Training sources: {names}.</source>
        <translation>Fontes de treinamento: {names}.</translation>
    </message>
    <message>
        <source>Training the segmenter</source>
        <translation>Treinando o segmentador</translation>
    </message>
    <message>
        <source>Training without {n} recordings</source>
        <translation>Treinamento sem {n} gravações</translation>
    </message>
    <message>
        <source>Trains twice more, each time without half of the recordings tagged “no birds”, and reports how many predictions an hour are exported there.</source>
        <translation>Treina mais duas vezes, cada vez sem metade das gravações marcadas “sem aves”, e informa quantas previsões por hora são exportadas nelas.</translation>
    </message>
    <message>
        <source>Truncated file: using {there_s} s of {promised_s} s.</source>
        <translation>Arquivo truncado: usando {there_s} s de {promised_s} s.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Try again: {title}</source>
        <translation>Tentar de novo: {title}</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Testar aqui</translation>
    </message>
    <message>
        <source>Try on the visible range</source>
        <translation>Testar na faixa visível</translation>
    </message>
    <message>
        <source>Try these again</source>
        <translation>Tentar estas de novo</translation>
    </message>
    <message>
        <source>Try with sample data</source>
        <translation>Testar um exemplo</translation>
    </message>
    <message>
        <source>Trying a search</source>
        <translation>Testando uma busca</translation>
    </message>
    <message>
        <source>Two species of the model are both named “{name}” in {path} now. Train again, then export.</source>
        <translation>Duas espécies do modelo se chamam agora “{name}” em {path}. Treine de novo, depois exporte.</translation>
    </message>
    <message>
        <source>Type a few letters of a name, then Enter. Enter once more goes to the next untagged recording.</source>
        <translation>Digite algumas letras de um nome, depois Enter. Mais um Enter vai para a próxima gravação não marcada.</translation>
    </message>
    <message>
        <source>Type a few letters of a species, then Enter</source>
        <translation>Digite algumas letras de uma espécie, depois Enter</translation>
    </message>
    <message>
        <source>Type of call</source>
        <translation>Tipo de chamado</translation>
    </message>
    <message>
        <source>Type the right species, or press its number</source>
        <translation>Digite a espécie certa ou pressione seu número</translation>
    </message>
    <message>
        <source>Type, paste (Ctrl+V) or fill down (Ctrl+D). Latitude, longitude, elevation and further columns belong to the site. Changed cells are bold until they are saved.</source>
        <translation>Digite, cole (Ctrl+V) ou preencha para baixo (Ctrl+D). Latitude, longitude, altitude e outras colunas são do sítio. Células alteradas ficam em negrito até serem salvas.</translation>
    </message>
    <message>
        <source>U goes to the most informative prediction. Enter confirms, a number corrects, X marks noise, Ctrl+Z undoes. Export when you are done.</source>
        <translation>U vai para a previsão mais informativa. Enter confirma, um número corrige, X marca ruído, Ctrl+Z desfaz. Exporte quando terminar.</translation>
    </message>
    <message>
        <source>Un&amp;tagged</source>
        <translation>&amp;Não marcada</translation>
    </message>
    <message>
        <source>Unchanged ({count}): {names}. {why}</source>
        <translation>Inalterados ({count}): {names}. {why}</translation>
    </message>
    <message>
        <source>Underconfident by {gap}.</source>
        <translation>Falta de confiança de {gap}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Desfazer a última edição</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Desfazer: {edit}</translation>
    </message>
    <message>
        <source>Undock {title}</source>
        <translation>Desencaixar {title}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Desfeito: {what}</translation>
    </message>
    <message>
        <source>Uneven lists: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Uncertain segments are biased towards common species.</source>
        <translation>Listas desiguais: {commonest} em {n_commonest}, {rarest} em {n_rarest}. Segmentos incertos tendem às espécies comuns.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Erro inesperado</translation>
    </message>
    <message>
        <source>Unknown format “{format_name}”. Choose from: {names}.</source>
        <translation>Formato desconhecido “{format_name}”. Escolha entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown model {name}. Choose from: {names}.</source>
        <translation>Modelo desconhecido {name}. Escolha entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown preset “{name}”. Choose from: {automatic}, {names}.</source>
        <translation>Predefinição desconhecida “{name}”. Escolha entre: {automatic}, {names}.</translation>
    </message>
    <message>
        <source>Unknown species</source>
        <translation>Espécie desconhecida</translation>
    </message>
    <message>
        <source>Unknown status “{unknown}”. Choose from: {names}.</source>
        <translation>Status desconhecido “{unknown}”. Escolha entre: {names}.</translation>
    </message>
    <message>
        <source>Unknown unit “{unit}”. Choose from: {names}.</source>
        <translation>Unidade desconhecida “{unit}”. Escolha entre: {names}.</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Sem rótulo</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Não revisado</translation>
    </message>
    <message>
        <source>Unreviewed segments are exported as “predicted”.</source>
        <translation>Segmentos não revisados são exportados como “predicted”.</translation>
    </message>
    <message>
        <source>Unreviewed segments with a call probability below {bar} do not count.</source>
        <translation>Segmentos não revisados com probabilidade de chamado abaixo de {bar} não contam.</translation>
    </message>
    <message>
        <source>Unreviewed segments: only above the saved thresholds</source>
        <translation>Segmentos não revisados: só acima dos limiares salvos</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incerta</translation>
    </message>
    <message numerus="yes">
        <source>Unsure: %Ln.</source>
        <comment>species</comment>
        <translation>
            <numerusform>Incerta: %Ln.</numerusform>
            <numerusform>Incertas: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged</source>
        <translation>Não marcada</translation>
    </message>
    <message>
        <source>Untagged recordings, those first whose lists help training most.</source>
        <translation>Gravações não marcadas, primeiro aquelas cujas listas mais ajudam o treinamento.</translation>
    </message>
    <message numerus="yes">
        <source>Untagged. A accepts %Ln predicted species.</source>
        <translation>
            <numerusform>Não marcada. A aceita %Ln espécie prevista.</numerusform>
            <numerusform>Não marcada. A aceita %Ln espécies previstas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged. Type a species (T).</source>
        <translation>Não marcada. Digite uma espécie (T).</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln items</source>
        <translation>
            <numerusform>Até %Ln item</numerusform>
            <numerusform>Até %Ln itens</numerusform>
        </translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Acima, Abaixo</translation>
    </message>
    <message>
        <source>Update mo&amp;del</source>
        <translation>&amp;Atualizar modelo</translation>
    </message>
    <message>
        <source>Update model and predictions after each label</source>
        <translation>Atualizar modelo e previsões após cada rótulo</translation>
    </message>
    <message>
        <source>Update model while &amp;reviewing</source>
        <translation>Atual&amp;izar modelo ao revisar</translation>
    </message>
    <message>
        <source>Update model while reviewing</source>
        <translation>Atualizar modelo ao revisar</translation>
    </message>
    <message>
        <source>Updating model</source>
        <translation>Atualizando modelo</translation>
    </message>
    <message>
        <source>Updating predictions</source>
        <translation>Atualizando previsões</translation>
    </message>
    <message>
        <source>Use detections of {name}</source>
        <translation>Usar detecções de {name}</translation>
    </message>
    <message>
        <source>Use everywhere</source>
        <translation>Usar em tudo</translation>
    </message>
    <message>
        <source>Use here</source>
        <translation>Usar aqui</translation>
    </message>
    <message>
        <source>Use scores as evidence for segments</source>
        <translation>Usar os escores como indícios para os segmentos</translation>
    </message>
    <message>
        <source>Use the same folder</source>
        <translation>Usar a mesma pasta</translation>
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
            <numerusform>Valide %Ln item.</numerusform>
            <numerusform>Valide %Ln itens.</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate a random sample across the score range to estimate precision, choose a threshold, and estimate the total number of calls.</source>
        <translation>Valide uma amostra aleatória em toda a faixa de escores para estimar a precisão, escolher um limiar e estimar o número total de chamados.</translation>
    </message>
    <message>
        <source>Validate a random sample, and estimate precision and thresholds</source>
        <translation>Validar uma amostra aleatória, e estimar precisão e limiares</translation>
    </message>
    <message>
        <source>Validate it in {path} (Model &gt; Validate predictions), and save thresholds. Then apply them to the archive with birdann archive apply.</source>
        <translation>Valide-a em {path} (Modelo &gt; Validar previsões) e salve limiares. Depois aplique-os ao acervo com birdann archive apply.</translation>
    </message>
    <message>
        <source>Validate predictions</source>
        <translation>Validar previsões</translation>
    </message>
    <message>
        <source>Validated</source>
        <translation>Validados</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Amostras de validação</translation>
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
        <translation>Verificar quais visitas aos sítios detectaram uma espécie, e estimar a ocupação</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Versão, licença e fontes</translation>
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
        <translation>As visitas são</translation>
    </message>
    <message>
        <source>Visits with a call</source>
        <translation>Visitas com um chamado</translation>
    </message>
    <message>
        <source>Visits {place}</source>
        <translation>Visitas {place}</translation>
    </message>
    <message>
        <source>Voices: harmonics in one segment</source>
        <translation>Vozes: harmônicos em um segmento</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume: {level}. A double click: as in the file.</source>
        <translation>Volume: {level}. Clique duplo: como no arquivo.</translation>
    </message>
    <message>
        <source>WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; the project only remembers them. Tables of species lists or of a network’s detections may be dropped with them.</source>
        <translation>WAV, FLAC, OGG, MP3 e AIFF. Os arquivos ficam onde estão; o projeto só os lembra. Tabelas de listas de espécies ou de detecções de uma rede neural podem ser soltas junto.</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <translation>Aguardando sua vez</translation>
    </message>
    <message>
        <source>Waiting for workers</source>
        <translation>Aguardando processos</translation>
    </message>
    <message>
        <source>WavPack sound</source>
        <translation>som WavPack</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Forma de onda</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página da web (*.html)</translation>
    </message>
    <message>
        <source>WebM sound</source>
        <translation>som WebM</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Semana de</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Weight of a training source&apos;s recordings: {share} (best on this project&apos;s held-out lists).</source>
        <translation>Peso das gravações de uma fonte de treinamento: {share} (melhor nas listas reservadas deste projeto).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What helps most</source>
        <translation>O que mais ajuda</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>O que é contado</translation>
    </message>
    <message>
        <source>What should be detected?</source>
        <translation>O que deve ser detectado?</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>O que foi contado</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roda</translation>
    </message>
    <message>
        <source>When it begins in its recording, and the time of day; click to order by recording and time</source>
        <translation>Quando começa em sua gravação, e a hora do dia; clique para ordenar por gravação e tempo</translation>
    </message>
    <message>
        <source>When the model was trained; a tick marks the one in use</source>
        <translation>Quando o modelo foi treinado; um sinal assinala o que está em uso</translation>
    </message>
    <message>
        <source>When the recordings began</source>
        <translation>Quando as gravações começaram</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Where are the detections?</source>
        <translation>Onde estão as detecções?</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Onde procurar</translation>
    </message>
    <message>
        <source>Whether the clock was slow or fast</source>
        <translation>Se o relógio estava atrasado ou adiantado</translation>
    </message>
    <message>
        <source>Which recordings to correct</source>
        <translation>Quais gravações corrigir</translation>
    </message>
    <message>
        <source>Which recordings to list</source>
        <translation>Quais gravações listar</translation>
    </message>
    <message>
        <source>Which segments to list</source>
        <translation>Quais segmentos listar</translation>
    </message>
    <message>
        <source>Which species?</source>
        <translation>Qual espécie?</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Branco no preto</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Gravação inteira</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Wide: series and songs in one segment</source>
        <translation>Ampla: séries e cantos em um segmento</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Width of the figure</source>
        <translation>Largura da figura</translation>
    </message>
    <message>
        <source>Wildlife Acoustics&apos; Kaleidoscope</source>
        <translation>Kaleidoscope da Wildlife Acoustics</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Janela</translation>
    </message>
    <message>
        <source>Window length</source>
        <translation>Comprimento da janela</translation>
    </message>
    <message>
        <source>Window shape</source>
        <translation>Forma da janela</translation>
    </message>
    <message>
        <source>Windows Media sound</source>
        <translation>som Windows Media</translation>
    </message>
    <message>
        <source>Windows of the recording</source>
        <translation>Janelas da gravação</translation>
    </message>
    <message numerus="yes">
        <source>Wipe away %Ln strokes</source>
        <translation>
            <numerusform>Apagar %Ln traço</numerusform>
            <numerusform>Apagar %Ln traços</numerusform>
        </translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Com nota</translation>
    </message>
    <message>
        <source>With measurements: frequency, bandwidth, duration, level …</source>
        <translation>Com medições: frequência, largura de banda, duração, nível…</translation>
    </message>
    <message>
        <source>With species</source>
        <translation>Com espécie</translation>
    </message>
    <message>
        <source>Without a list, segments are predicted independently.</source>
        <translation>Sem lista, os segmentos são previstos de forma independente.</translation>
    </message>
    <message>
        <source>Without a list, segments of a recording are predicted together, as they tend to be of few species.</source>
        <translation>Sem lista, os segmentos de uma gravação são previstos juntos, pois costumam ser de poucas espécies.</translation>
    </message>
    <message>
        <source>Without a saved threshold: {names}.</source>
        <translation>Sem limiar salvo: {names}.</translation>
    </message>
    <message>
        <source>Without any segment</source>
        <translation>Sem nenhum segmento</translation>
    </message>
    <message numerus="yes">
        <source>Without frequencies, skipped: %Ln calls.</source>
        <translation>
            <numerusform>Sem frequências, pulado: %Ln chamado.</numerusform>
            <numerusform>Sem frequências, pulados: %Ln chamados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without lists and detections: {sentence}</source>
        <translation>Sem listas e detecções: {sentence}</translation>
    </message>
    <message>
        <source>Without segments</source>
        <translation>Sem segmentos</translation>
    </message>
    <message>
        <source>Without the species list</source>
        <translation>Sem a lista de espécies</translation>
    </message>
    <message>
        <source>Write a pattern such as {example}: columns in braces, each once, and * for any name.</source>
        <translation>Escreva um padrão como {example}: colunas entre chaves, cada uma uma vez, e * para qualquer nome.</translation>
    </message>
    <message>
        <source>Write segments and labels for a spreadsheet, a script or another program</source>
        <translation>Gravar segmentos e rótulos para uma planilha, um script ou outro programa</translation>
    </message>
    <message>
        <source>Write the project to another file, to keep or to give away, without human sounds</source>
        <translation>Gravar o projeto em outro arquivo, para guardar ou dar, sem sons humanos</translation>
    </message>
    <message>
        <source>Writes each call as a sound file, with a table.</source>
        <translation>Grava cada chamado como arquivo de som, com uma tabela.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Gravando</translation>
    </message>
    <message>
        <source>Writing detection histories</source>
        <translation>Gravando históricos de detecção</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Gravando {name}</translation>
    </message>
    <message>
        <source>Wrote {n} files to {folder}. NA: not surveyed.</source>
        <translation>{n} arquivos foram gravados em {folder}. NA: não amostrado.</translation>
    </message>
    <message>
        <source>Wrote {n} rows to {path}.</source>
        <translation>{n} linhas foram gravadas em {path}.</translation>
    </message>
    <message>
        <source>Wrote {path} ({size} MB): {species} species, {thresholds} thresholds, segments found with “{preset}”.</source>
        <translation>{path} foi gravado ({size} MB): {species} espécies, {thresholds} limiares, segmentos encontrados com “{preset}”.</translation>
    </message>
    <message>
        <source>Wrote {path}.</source>
        <translation>{path} foi gravado.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>Yes, all</source>
        <translation>Sim, todas</translation>
    </message>
    <message>
        <source>You can save a text report for the developers. birdann never sends data.</source>
        <translation>Você pode salvar um relatório em texto para os desenvolvedores. O birdann nunca envia dados.</translation>
    </message>
    <message>
        <source>Your label applies to all of them.</source>
        <translation>Seu rótulo vale para todos eles.</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>Seus rótulos</translation>
    </message>
    <message>
        <source>Your labels improve the model.</source>
        <translation>Seus rótulos melhoram o modelo.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Seu nome</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Suas gravações</translation>
    </message>
    <message>
        <source>Your work</source>
        <translation>Seu trabalho</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Amp&amp;liar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Redu&amp;zir</translation>
    </message>
    <message>
        <source>Zoom frequency</source>
        <translation>Ampliar frequência</translation>
    </message>
    <message>
        <source>Zoom in frequency</source>
        <translation>Ampliar em frequência</translation>
    </message>
    <message>
        <source>Zoom out frequency</source>
        <translation>Reduzir em frequência</translation>
    </message>
    <message>
        <source>Zoom to the segment and play it</source>
        <translation>Aproximar do segmento e reproduzi-lo</translation>
    </message>
    <message>
        <source>Zoom to the selected segment</source>
        <translation>Aproximar do segmento selecionado</translation>
    </message>
    <message>
        <source>Zoom to the selected segment (Z)</source>
        <translation>Aproximar do segmento selecionado (Z)</translation>
    </message>
    <message>
        <source>Zoom to w&amp;hole recording</source>
        <translation>Reduzir à &amp;gravação inteira</translation>
    </message>
    <message>
        <source>a .birdann file (stays unchanged)</source>
        <translation>um arquivo .birdann (não muda)</translation>
    </message>
    <message>
        <source>a .birdann file with labels by several observers</source>
        <translation>um arquivo .birdann com rótulos de vários observadores</translation>
    </message>
    <message>
        <source>a .birdann file, or sound files and folders</source>
        <translation>um arquivo .birdann, ou arquivos de som e pastas</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://10.0.0.5:8786</source>
        <translation>um agendador Dask, como tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>a Song Meter&apos;s compressed sound</source>
        <translation>o som comprimido de um Song Meter</translation>
    </message>
    <message>
        <source>a SoundTrap&apos;s compressed sound</source>
        <translation>o som comprimido de um SoundTrap</translation>
    </message>
    <message>
        <source>a TFLite or ONNX file (default: the installed one, see networks list)</source>
        <translation>um arquivo TFLite ou ONNX (padrão: o instalado, veja networks list)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>um filme</translation>
    </message>
    <message>
        <source>a frequency whose counterpart is not known</source>
        <translation>uma frequência cujo par é desconhecido</translation>
    </message>
    <message>
        <source>a geometry nested too deeply</source>
        <translation>uma geometria aninhada demais</translation>
    </message>
    <message>
        <source>a label contradicts a species list</source>
        <translation>um rótulo contradiz uma lista de espécies</translation>
    </message>
    <message>
        <source>a list but no segments</source>
        <translation>uma lista mas sem segmentos</translation>
    </message>
    <message>
        <source>a model has been trained</source>
        <translation>um modelo foi treinado</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>falta um número</translation>
    </message>
    <message>
        <source>a project is open</source>
        <translation>há um projeto aberto</translation>
    </message>
    <message>
        <source>a recording has a start time</source>
        <translation>uma gravação tem horário de início</translation>
    </message>
    <message>
        <source>a recording is shown</source>
        <translation>uma gravação é mostrada</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>por segundo</translation>
    </message>
    <message>
        <source>a segment is selected in the spectrogram</source>
        <translation>há um segmento selecionado no espectrograma</translation>
    </message>
    <message>
        <source>a segment is selected, or the next item is being read</source>
        <translation>há um segmento selecionado, ou o próximo item está sendo lido</translation>
    </message>
    <message>
        <source>a segment is {middle} times as long as its call (half: {low} to {high})</source>
        <translation>um segmento dura {middle} vezes o seu chamado (a metade: {low} a {high})</translation>
    </message>
    <message>
        <source>a summary</source>
        <translation>um resumo</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>uma tabela</translation>
    </message>
    <message>
        <source>a table of several files needs the column “File Offset (s)”</source>
        <translation>uma tabela de vários arquivos precisa da coluna “File Offset (s)”</translation>
    </message>
    <message>
        <source>a task is running</source>
        <translation>há uma tarefa em andamento</translation>
    </message>
    <message>
        <source>a telephone&apos;s sound</source>
        <translation>o som de um telefone</translation>
    </message>
    <message>
        <source>a text in it is not valid</source>
        <translation>um texto nele não é válido</translation>
    </message>
    <message>
        <source>a threshold belongs to none of its species</source>
        <translation>um limiar não pertence a nenhuma de suas espécies</translation>
    </message>
    <message>
        <source>a window of more than 10 s</source>
        <translation>uma janela de mais de 10 s</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes at your pace</source>
        <translation>
            <numerusform>cerca de %Ln minuto no seu ritmo</numerusform>
            <numerusform>cerca de %Ln minutos no seu ritmo</numerusform>
        </translation>
    </message>
    <message>
        <source>above {level} dB</source>
        <translation>acima de {level} dB</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>add columns with measurements (csv and raven): peak frequency, bandwidth and duration of 90 %% of the energy, signal-to-noise ratio, level, parts and pulse rate</source>
        <translation>adicionar colunas com medições (csv e raven): frequência de pico, largura de banda e duração de 90 %% da energia, relação sinal-ruído, nível, partes e taxa de pulsos</translation>
    </message>
    <message>
        <source>add recordings and species lists to a project</source>
        <translation>adicionar gravações e listas de espécies a um projeto</translation>
    </message>
    <message>
        <source>add this to every start, to correct a wrong clock</source>
        <translation>somar isto a cada início, para corrigir um relógio errado</translation>
    </message>
    <message>
        <source>add to existing lists, replace or keep them (default: replace lists from tables; stop where people&apos;s tags differ)</source>
        <translation>acrescentar às listas existentes, substituí-las ou mantê-las (padrão: substituir listas de tabelas; parar onde marcas de pessoas diferem)</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>alarme</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tudo</translation>
    </message>
    <message>
        <source>all but one</source>
        <translation>todos menos um</translation>
    </message>
    <message>
        <source>all scored species</source>
        <translation>todas as espécies pontuadas</translation>
    </message>
    <message>
        <source>allow a project made elsewhere to read sound outside its folder, from now on (otherwise you are asked)</source>
        <translation>permitir de agora em diante que um projeto feito em outro lugar leia som fora de sua pasta (senão, pergunta-se)</translation>
    </message>
    <message>
        <source>also include this number of the most probable calls of each species at each site (default: 1)</source>
        <translation>incluir também este número dos chamados mais prováveis de cada espécie em cada sítio (padrão: 1)</translation>
    </message>
    <message>
        <source>also measure every call</source>
        <translation>medir também cada chamado</translation>
    </message>
    <message>
        <source>also replace other time zones by --zone; the time of day stays</source>
        <translation>substituir também outros fusos horários por --zone; a hora do dia fica</translation>
    </message>
    <message>
        <source>also train on a folder of clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or on another project&apos;s lists; kept in the project for later trainings</source>
        <translation>treinar também com uma pasta de clipes (uma subpasta por espécie, ou com conjuntos de anotações do xeno-canto) ou com as listas de outro projeto; fica no projeto para treinamentos seguintes</translation>
    </message>
    <message>
        <source>also write a table</source>
        <translation>gravar também uma tabela</translation>
    </message>
    <message>
        <source>also write a table with one row per species</source>
        <translation>gravar também uma tabela com uma linha por espécie</translation>
    </message>
    <message>
        <source>always listed together</source>
        <translation>sempre listadas juntas</translation>
    </message>
    <message>
        <source>analyse all recordings again</source>
        <translation>analisar todas as gravações de novo</translation>
    </message>
    <message>
        <source>annotation files</source>
        <translation>arquivos de anotações</translation>
    </message>
    <message>
        <source>another one of the same recordings (stays unchanged)</source>
        <translation>outro das mesmas gravações (não muda)</translation>
    </message>
    <message>
        <source>another window follows the one shown</source>
        <translation>outra janela segue a mostrada</translation>
    </message>
    <message>
        <source>answer calls: yes, no or unsure</source>
        <translation>responder chamados: yes, no ou unsure</translation>
    </message>
    <message>
        <source>answer items: yes, no or unsure</source>
        <translation>responder itens: yes, no ou unsure</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>qualquer rótulo</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>qualquer número</translation>
    </message>
    <message>
        <source>append the outcome of every file to FILE, one JSON object per line</source>
        <translation>acrescentar o resultado de cada arquivo a FILE, um objeto JSON por linha</translation>
    </message>
    <message>
        <source>apply validated thresholds to all calls</source>
        <translation>aplicar limiares validados a todos os chamados</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argumento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>arrays X, bag, y, classes and Y</source>
        <translation>matrizes X, bag, y, classes e Y</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>como no arquivo</translation>
    </message>
    <message>
        <source>as told</source>
        <translation>como indicado</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>settings</comment>
        <translation>como de costume</translation>
    </message>
    <message>
        <source>at an unknown site: {share}</source>
        <translation>sítio desconhecido: {share}</translation>
    </message>
    <message>
        <source>at most {n} of each species</source>
        <translation>no máximo {n} de cada espécie</translation>
    </message>
    <message>
        <source>at {site}: {share}</source>
        <translation>sítio {site}: {share}</translation>
    </message>
    <message>
        <source>author of the annotation set (xeno-canto); remembered (default: the observer)</source>
        <translation>autor do conjunto de anotações (xeno-canto); é lembrado (padrão: o observador)</translation>
    </message>
    <message>
        <source>auto (default: chooses by held-out lists), ored-lr, sim, ...</source>
        <translation>auto (padrão: escolhe por listas reservadas), ored-lr, sim, ...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>band-pass filter each clip to its call</source>
        <translation>filtrar cada clipe com passa-banda em seu chamado</translation>
    </message>
    <message>
        <source>before a large change</source>
        <translation>antes de uma grande alteração</translation>
    </message>
    <message>
        <source>before a new file format</source>
        <translation>antes de um novo formato de arquivo</translation>
    </message>
    <message>
        <source>before calibration</source>
        <translation>antes da calibração</translation>
    </message>
    <message>
        <source>before going back</source>
        <translation>antes de voltar</translation>
    </message>
    <message>
        <source>below {level} dB</source>
        <translation>abaixo de {level} dB</translation>
    </message>
    <message>
        <source>best in the merged-pair test</source>
        <translation>melhor no teste de pares mesclados</translation>
    </message>
    <message>
        <source>best on held-out lists</source>
        <translation>melhor em listas reservadas</translation>
    </message>
    <message>
        <source>best on held-out lists: {gain} in the log likelihood of a list</source>
        <translation>melhor em listas reservadas: {gain} na log-verossimilhança de uma lista</translation>
    </message>
    <message>
        <source>birdann PROJECT.birdann opens the window on a project; birdann COMMAND --help explains a command. Exit codes: 0 done, 1 an error that is explained, 2 wrong usage, 3 some files failed (with --strict), 130 cancelled.</source>
        <translation>birdann PROJETO.birdann abre a janela com um projeto; birdann COMANDO --help explica um comando. Códigos de saída: 0 concluído, 1 erro explicado, 2 uso incorreto, 3 alguns arquivos falharam (com --strict), 130 cancelado.</translation>
    </message>
    <message>
        <source>birdann finds the segments. The scores help to label them, also without lists</source>
        <translation>O birdann busca os segmentos. Os escores ajudam a rotulá-los, também sem listas</translation>
    </message>
    <message>
        <source>birdann is free software. Qt, which draws this window, is used under the LGPL: its libraries are unchanged and you may replace them. See PySide6 in the list.</source>
        <translation>O birdann é software livre. O Qt, que desenha esta janela, é usado sob a LGPL: suas bibliotecas não foram alteradas e você pode substituí-las. Veja PySide6 na lista.</translation>
    </message>
    <message>
        <source>birdann labels every call in your recordings. Start with:</source>
        <translation>O birdann rotula cada chamado em suas gravações. Comece com:</translation>
    </message>
    <message>
        <source>birdann outlines every call.</source>
        <translation>O birdann delimita cada chamado.</translation>
    </message>
    <message>
        <source>birdann projects ({pattern})</source>
        <translation>Projetos do birdann ({pattern})</translation>
    </message>
    <message>
        <source>birdann reads “{title}” but does not write it.</source>
        <translation>O birdann lê “{title}”, mas não o grava.</translation>
    </message>
    <message>
        <source>birdann segments (CSV)</source>
        <translation>Segmentos do birdann (CSV)</translation>
    </message>
    <message>
        <source>birdann segments (Excel)</source>
        <translation>Segmentos do birdann (Excel)</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>both ends ± 10 ms</source>
        <translation>início e fim ± 10 ms</translation>
    </message>
    <message>
        <source>both ends ± 20 ms</source>
        <translation>início e fim ± 20 ms</translation>
    </message>
    <message>
        <source>by another name of it</source>
        <translation>por outro de seus nomes</translation>
    </message>
    <message>
        <source>by its code</source>
        <translation>por seu código</translation>
    </message>
    <message>
        <source>by its scientific name</source>
        <translation>por seu nome científico</translation>
    </message>
    <message>
        <source>by sound alone</source>
        <translation>só pelo som</translation>
    </message>
    <message>
        <source>by the list of species names</source>
        <translation>pela lista de nomes de espécies</translation>
    </message>
    <message>
        <source>by the other name beside it</source>
        <translation>pelo outro nome ao lado</translation>
    </message>
    <message>
        <source>by the sample “{name}”</source>
        <translation>pela amostra “{name}”</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>calibrado</translation>
    </message>
    <message>
        <source>call</source>
        <translation>chamado</translation>
    </message>
    <message>
        <source>calls at or above the threshold per hour surveyed; expected calls per hour; the share of visits, minutes or recordings with at least one call; or the most calls in a minute, as mean over visits (default: calls). All but the first with 95 %% intervals</source>
        <translation>chamados a partir do limiar por hora amostrada; chamados esperados por hora; a proporção de visitas, minutos ou gravações com pelo menos um chamado; ou o máximo de chamados em um minuto, como média das visitas (padrão: calls). Todos menos o primeiro com intervalos de 95 %%</translation>
    </message>
    <message>
        <source>calls in the busiest minute</source>
        <translation>chamados no minuto com mais chamados</translation>
    </message>
    <message>
        <source>calls per hour</source>
        <translation>chamados por hora</translation>
    </message>
    <message>
        <source>cancelled. Finished work is kept.</source>
        <translation>cancelado. O que terminou é mantido.</translation>
    </message>
    <message>
        <source>cannot be estimated</source>
        <translation>não pode ser estimada</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>não pode ser lido</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>certeza</translation>
    </message>
    <message>
        <source>check a model file and show its contents</source>
        <translation>verificar um arquivo de modelo e mostrar seu conteúdo</translation>
    </message>
    <message>
        <source>check a project and its sound files, and repair it</source>
        <translation>verificar um projeto e seus arquivos de som, e repará-lo</translation>
    </message>
    <message>
        <source>checking for damage</source>
        <translation>verificando danos</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>escolhido ao acaso</translation>
    </message>
    <message>
        <source>chosen by the model</source>
        <translation>escolhido pelo modelo</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>clipes</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>hora do relógio</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>group</comment>
        <translation>fechado</translation>
    </message>
    <message>
        <source>column of species names in tables</source>
        <translation>coluna dos nomes de espécies nas tabelas</translation>
    </message>
    <message>
        <source>columns of other programs</source>
        <translation>colunas de outros programas</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>comandos</translation>
    </message>
    <message>
        <source>compare all finished tables and sound files with their checksums (default: compare numbers of rows, file sizes and times)</source>
        <translation>comparar todas as tabelas terminadas e arquivos de som com suas somas de verificação (padrão: comparar números de linhas, tamanhos e datas)</translation>
    </message>
    <message>
        <source>comparing models with and without noise</source>
        <translation>comparando modelos com e sem ruído</translation>
    </message>
    <message>
        <source>comparing regressions</source>
        <translation>comparando regressões</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>lista completa</translation>
    </message>
    <message>
        <source>contains no audio (0 samples)</source>
        <translation>não contém áudio (0 amostras)</translation>
    </message>
    <message>
        <source>convert starts with another time zone to --zone; the moment stays</source>
        <translation>converter para --zone inícios com outro fuso horário; o instante fica</translation>
    </message>
    <message>
        <source>copy a project, or make a blind copy for a second observer</source>
        <translation>copiar um projeto, ou fazer uma cópia cega para um segundo observador</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correto</translation>
    </message>
    <message>
        <source>count by nights, from noon to noon, not by days</source>
        <translation>contar por noites, de meio-dia a meio-dia, não por dias</translation>
    </message>
    <message>
        <source>count calls by hour, date and site, with survey effort</source>
        <translation>contar chamados por hora, data e sítio, com o esforço amostral</translation>
    </message>
    <message>
        <source>count only in windows chosen at random</source>
        <translation>contar só em janelas escolhidas ao acaso</translation>
    </message>
    <message>
        <source>covariate of detection: hour, minutes_from_sunrise or recorder</source>
        <translation>covariável de detecção: hour, minutes_from_sunrise ou recorder</translation>
    </message>
    <message>
        <source>create a project</source>
        <translation>criar um projeto</translation>
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
        <translation>padrão: wav</translation>
    </message>
    <message>
        <source>detect species in all recordings, and store the detections</source>
        <translation>detectar espécies em todas as gravações e guardar as detecções</translation>
    </message>
    <message>
        <source>detect species with an installed network such as BirdNET</source>
        <translation>detectar espécies com uma rede neural instalada, como o BirdNET</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment</source>
        <translation>detecções de uma rede neural, como tabela ou pasta de tabelas: indícios para cada segmento</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment; without lists the model is trained on it</source>
        <translation>detecções de uma rede neural, como tabela ou pasta de tabelas: indícios para cada segmento; sem listas, o modelo é treinado com elas</translation>
    </message>
    <message>
        <source>divide recordings at the end of a visit</source>
        <translation>dividir gravações no fim de uma visita</translation>
    </message>
    <message>
        <source>do not open the window</source>
        <translation>não abrir a janela</translation>
    </message>
    <message>
        <source>done</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>draw a validation sample</source>
        <translation>sortear uma amostra de validação</translation>
    </message>
    <message>
        <source>draw a validation sample as a project</source>
        <translation>sortear uma amostra de validação como projeto</translation>
    </message>
    <message>
        <source>draw each bin evenly from strata of this many hours of the day (default: 24, one stratum)</source>
        <translation>sortear cada classe por igual de estratos deste número de horas do dia (padrão: 24, um estrato)</translation>
    </message>
    <message>
        <source>draw visits, and the calls to play in each</source>
        <translation>sortear visitas, e os chamados a reproduzir em cada uma</translation>
    </message>
    <message>
        <source>drum</source>
        <translation>tamborilado</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>duração</translation>
    </message>
    <message>
        <source>duration {low} to {high} s: {calls} calls, met one to one {met}</source>
        <translation>duração {low} a {high} s: chamados {calls}, encontrados um a um {met}</translation>
    </message>
    <message>
        <source>eBird record format (CSV without a header)</source>
        <translation>Formato de registros do eBird (CSV sem cabeçalho)</translation>
    </message>
    <message>
        <source>empty folder for the calls that reach their threshold</source>
        <translation>pasta vazia para os chamados que alcançam seu limiar</translation>
    </message>
    <message>
        <source>end names of predictions with scores (Wren;0.637) where a format has no other place</source>
        <translation>terminar nomes de previsões com escores (Wren;0.637) onde um formato não tem outro lugar</translation>
    </message>
    <message>
        <source>estimate the occupancy of each species</source>
        <translation>estimar a ocupação de cada espécie</translation>
    </message>
    <message>
        <source>evaluate occupancy estimates in simulated seasons</source>
        <translation>avaliar estimativas de ocupação em temporadas simuladas</translation>
    </message>
    <message>
        <source>examples in the archive</source>
        <translation>exemplos no acervo</translation>
    </message>
    <message>
        <source>except for spelling</source>
        <translation>exceto pela grafia</translation>
    </message>
    <message>
        <source>exit with code 3 if some files failed (they are always listed)</source>
        <translation>sair com o código 3 se arquivos falharam (eles são sempre listados)</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>esperado pelo menos um argumento</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>esperado no máximo um argumento</translation>
    </message>
    <message>
        <source>expected calls per hour</source>
        <translation>chamados esperados por hora</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>esperado um argumento</translation>
    </message>
    <message>
        <source>export a trained model as a file, or show its contents</source>
        <translation>exportar um modelo treinado como arquivo, ou mostrar seu conteúdo</translation>
    </message>
    <message>
        <source>features that describe segments; hja38: the 38 published ones (default: those of most segments, else extended)</source>
        <translation>atributos que descrevem segmentos; hja38: os 38 publicados (padrão: os da maioria dos segmentos, senão extended)</translation>
    </message>
    <message>
        <source>ffmpeg or Audacity</source>
        <translation>ffmpeg ou Audacity</translation>
    </message>
    <message>
        <source>file changed since it was added</source>
        <translation>arquivo alterado desde que foi adicionado</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nome do arquivo</translation>
    </message>
    <message>
        <source>file names of clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (default: {species}_{recording}_{start})</source>
        <translation>nomes de arquivo dos clipes: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (padrão: {species}_{recording}_{start})</translation>
    </message>
    <message>
        <source>file to write, such as spring.birdann-model</source>
        <translation>arquivo a gravar, como spring.birdann-model</translation>
    </message>
    <message>
        <source>file to write; a folder for clips and for formats with one file per recording</source>
        <translation>arquivo a gravar; uma pasta para clipes e para formatos com um arquivo por gravação</translation>
    </message>
    <message>
        <source>find and label every call, and write Parquet tables</source>
        <translation>buscar e rotular cada chamado, e gravar tabelas Parquet</translation>
    </message>
    <message>
        <source>find segments</source>
        <translation>buscar segmentos</translation>
    </message>
    <message>
        <source>first import detections of a neural network as evidence, from a table or a folder of tables</source>
        <translation>importar antes detecções de uma rede neural como indícios, de uma tabela ou pasta de tabelas</translation>
    </message>
    <message>
        <source>first opening of a day</source>
        <translation>primeira abertura do dia</translation>
    </message>
    <message>
        <source>first paint the boxes of Raven, Audacity or other tables that contain every call of their recordings; the paint stays in the project</source>
        <translation>pintar antes os retângulos de tabelas do Raven, Audacity ou outras que contêm todos os chamados de suas gravações; a pintura fica no projeto</translation>
    </message>
    <message>
        <source>first remove the training sources of the project</source>
        <translation>remover antes as fontes de treinamento do projeto</translation>
    </message>
    <message>
        <source>first tune the settings of the model on held-out recordings</source>
        <translation>ajustar antes o modelo em gravações reservadas</translation>
    </message>
    <message>
        <source>fitting the regressions</source>
        <translation>ajustando as regressões</translation>
    </message>
    <message>
        <source>folder for project.birdann and segments.csv</source>
        <translation>pasta para project.birdann e segments.csv</translation>
    </message>
    <message>
        <source>folder of recordings (recursive)</source>
        <translation>pasta de gravações (recursiva)</translation>
    </message>
    <message>
        <source>folder to create (default: demo)</source>
        <translation>pasta a criar (padrão: demo)</translation>
    </message>
    <message>
        <source>folder to search (recursive)</source>
        <translation>pasta onde procurar (recursiva)</translation>
    </message>
    <message>
        <source>folders of recordings, or text files with one path per line</source>
        <translation>pastas de gravações, ou arquivos de texto com um caminho por linha</translation>
    </message>
    <message>
        <source>folds of cross-validation (default: 10)</source>
        <translation>partições da validação cruzada (padrão: 10)</translation>
    </message>
    <message>
        <source>for the tables</source>
        <translation>para as tabelas</translation>
    </message>
    <message>
        <source>for the tables and pictures</source>
        <translation>para as tabelas e imagens</translation>
    </message>
    <message>
        <source>format of the files; see birdann formats (default: detected)</source>
        <translation>formato dos arquivos; veja birdann formats (padrão: detectado)</translation>
    </message>
    <message>
        <source>format of the tables (default: detected)</source>
        <translation>formato das tabelas (padrão: detectado)</translation>
    </message>
    <message>
        <source>found by its name, with the same sound: {path}</source>
        <translation>encontrado pelo nome, com o mesmo som: {path}</translation>
    </message>
    <message>
        <source>found by its sound, under another name: {path}</source>
        <translation>encontrado pelo som, com outro nome: {path}</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>frequências</translation>
    </message>
    <message>
        <source>frequencies without a label before them</source>
        <translation>frequências sem um rótulo antes delas</translation>
    </message>
    <message>
        <source>from </source>
        <comment>an hour</comment>
        <translation>das </translation>
    </message>
    <message>
        <source>from a folder of recordings to labelled segments in one go</source>
        <translation>de uma pasta de gravações a segmentos rotulados de uma só vez</translation>
    </message>
    <message>
        <source>from the checklist</source>
        <translation>lista de referência</translation>
    </message>
    <message>
        <source>from this recording&apos;s species list</source>
        <translation>pela lista de espécies desta gravação</translation>
    </message>
    <message>
        <source>function from outputs to scores (default: known for BirdNET and Perch; none: the outputs are scores)</source>
        <translation>função das saídas para os escores (padrão: conhecida para BirdNET e Perch; none: as saídas são escores)</translation>
    </message>
    <message>
        <source>half of the smaller box</source>
        <translation>metade do retângulo menor</translation>
    </message>
    <message>
        <source>hours of day, such as 4-9 or 20-4</source>
        <translation>horas do dia, como 4-9 ou 20-4</translation>
    </message>
    <message>
        <source>how common they are</source>
        <translation>quão comuns são</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>identificador</translation>
    </message>
    <message>
        <source>ignore the project&apos;s thresholds: also export probable non-calls and, without --min-probability, improbable predictions</source>
        <translation>ignorar os limiares do projeto: exportar também o que provavelmente não é chamado e, sem --min-probability, previsões improváveis</translation>
    </message>
    <message>
        <source>import segments, labelled where the files say that a person named them; all names as labels of yours, or as a program&apos;s detections, where the files leave it open; scores of windows as evidence for segments found by birdann; or species lists of recordings (default: segments, but evidence for a network&apos;s windows, unless --min-score or --species-map is given)</source>
        <translation>importar segmentos, rotulados onde os arquivos dizem que uma pessoa os nomeou; onde os arquivos não dizem, todos os nomes como rótulos seus ou como detecções de um programa; escores de janelas como indícios para segmentos encontrados pelo birdann; ou listas de espécies de gravações (padrão: segmentos, mas indícios para as janelas de uma rede, salvo com --min-score ou --species-map)</translation>
    </message>
    <message>
        <source>in {part} of {whole}</source>
        <translation>em {part} de {whole}</translation>
    </message>
    <message>
        <source>include segments and detections of human sounds</source>
        <translation>incluir segmentos e detecções de sons humanos</translation>
    </message>
    <message>
        <source>incomplete list</source>
        <translation>lista incompleta</translation>
    </message>
    <message>
        <source>instances and lists to use (default: those of the set)</source>
        <translation>instâncias e listas a usar (padrão: as do conjunto)</translation>
    </message>
    <message>
        <source>inter-observer agreement per species</source>
        <translation>concordância entre observadores por espécie</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valor inválido de %(type)s: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>opção inválida: %(value)r (escolha entre %(choices)s)</translation>
    </message>
    <message>
        <source>invalid sample rate</source>
        <translation>taxa de amostragem inválida</translation>
    </message>
    <message>
        <source>is cut off before any sound</source>
        <translation>está cortado antes de qualquer som</translation>
    </message>
    <message>
        <source>it does not distinguish species</source>
        <translation>não distingue espécies</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>termina antes de começar</translation>
    </message>
    <message>
        <source>it has more cells than the header</source>
        <translation>tem mais células que o cabeçalho</translation>
    </message>
    <message>
        <source>it has no times</source>
        <translation>não tem tempos</translation>
    </message>
    <message>
        <source>it has {there} rows instead of {n_rows}</source>
        <translation>tem {there} linhas em vez de {n_rows}</translation>
    </message>
    <message>
        <source>it is a point in time, not a stretch</source>
        <translation>é um ponto no tempo, não um trecho</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>está cortado</translation>
    </message>
    <message>
        <source>it is not a complete model file</source>
        <translation>não é um arquivo de modelo completo</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>it is not built as it should be</source>
        <translation>não está construído como deveria</translation>
    </message>
    <message>
        <source>it is of another program</source>
        <translation>é de outro programa</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>é grande demais</translation>
    </message>
    <message>
        <source>it is too long for an outline</source>
        <translation>é longo demais para um contorno</translation>
    </message>
    <message>
        <source>it kept {n_kept} of {n_rows} rows</source>
        <translation>manteve {n_kept} de {n_rows} linhas</translation>
    </message>
    <message>
        <source>it lies outside the recording or has no extent</source>
        <translation>fica fora da gravação ou não tem extensão</translation>
    </message>
    <message>
        <source>it needs features “{schema}”, which this version does not compute</source>
        <translation>precisa dos atributos “{schema}”, que esta versão não calcula</translation>
    </message>
    <message>
        <source>it was changed since</source>
        <translation>foi alterado desde então</translation>
    </message>
    <message>
        <source>items per bin of each species (default: 25)</source>
        <translation>itens por classe de cada espécie (padrão: 25)</translation>
    </message>
    <message>
        <source>iteration {i}</source>
        <translation>iteração {i}</translation>
    </message>
    <message>
        <source>its columns differ</source>
        <translation>suas colunas diferem</translation>
    </message>
    <message>
        <source>its confidence is not between 0 and 1</source>
        <translation>sua confiança não está entre 0 e 1</translation>
    </message>
    <message>
        <source>its layer is missing</source>
        <translation>falta sua camada</translation>
    </message>
    <message>
        <source>its learner does not fit its features and species</source>
        <translation>seu classificador não corresponde a seus atributos e espécies</translation>
    </message>
    <message>
        <source>its learner gives no probabilities</source>
        <translation>seu classificador não dá probabilidades</translation>
    </message>
    <message>
        <source>its length is wrong</source>
        <translation>seu comprimento está errado</translation>
    </message>
    <message>
        <source>its list of tables cannot be read</source>
        <translation>sua lista de tabelas não pode ser lida</translation>
    </message>
    <message>
        <source>its minimum call probability is not a probability</source>
        <translation>sua probabilidade mínima de chamado não é uma probabilidade</translation>
    </message>
    <message>
        <source>its number in the list, or a file (default: the newest)</source>
        <translation>seu número na lista, ou um arquivo (padrão: o mais recente)</translation>
    </message>
    <message>
        <source>its numbers are not valid</source>
        <translation>seus números não são válidos</translation>
    </message>
    <message>
        <source>its segmenter is missing</source>
        <translation>falta seu segmentador</translation>
    </message>
    <message>
        <source>its times are not those of a recording</source>
        <translation>seus tempos não são os de uma gravação</translation>
    </message>
    <message>
        <source>its training has no identifier or time</source>
        <translation>seu treinamento não tem identificador ou data</translation>
    </message>
    <message>
        <source>its trees are not those that were stored</source>
        <translation>suas árvores não são as que foram gravadas</translation>
    </message>
    <message>
        <source>its version is {stored}, and this program reads version {version}</source>
        <translation>sua versão é {stored}, e este programa lê a versão {version}</translation>
    </message>
    <message>
        <source>its “{column}” is not as birdann writes it</source>
        <translation>sua coluna “{column}” não está como o birdann a escreve</translation>
    </message>
    <message>
        <source>join calls of one species with gaps up to this to one row, such as songs or bouts, with their number (n_calls); clips contain whole rows</source>
        <translation>unir em uma linha chamados de uma espécie com intervalos de até este valor, como cantos ou séries, com seu número (n_calls); os clipes contêm linhas inteiras</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction (birdann join), so that one row is one call (default: except in recordings of 150 kHz or more, where one row is one pulse), or keep each as a row</source>
        <translation>unir fragmentos de um chamado após a previsão (birdann join), para que uma linha seja um chamado (padrão: exceto em gravações de 150 kHz ou mais, onde uma linha é um pulso), ou manter cada um como linha</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction, as birdann run does (default: except in recordings of 150 kHz or more), or keep each as a row</source>
        <translation>unir fragmentos de um chamado após a previsão, como faz birdann run (padrão: exceto em gravações de 150 kHz ou mais), ou manter cada um como linha</translation>
    </message>
    <message>
        <source>join fragments of one call with the same predicted species</source>
        <translation>unir fragmentos de um chamado com a mesma espécie prevista</translation>
    </message>
    <message>
        <source>keep the scores of all windows as evidence for segments found by birdann, instead of a segment for each detection; best with --step 1 --min-score 0.005</source>
        <translation>manter os escores de todas as janelas como indícios para segmentos encontrados pelo birdann, em vez de um segmento por detecção; melhor com --step 1 --min-score 0.005</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>tecla {key}</translation>
    </message>
    <message>
        <source>known calls: columns file, start_s, end_s, and class, label or species</source>
        <translation>chamados conhecidos: colunas file, start_s, end_s e class, label ou species</translation>
    </message>
    <message>
        <source>label archives of any size, on one machine or on many</source>
        <translation>rotular acervos de qualquer tamanho, em uma máquina ou em muitas</translation>
    </message>
    <message>
        <source>learner, or system that predicts whole recordings only (default: auto)</source>
        <translation>algoritmo de aprendizado, ou sistema que prevê só gravações inteiras (padrão: auto)</translation>
    </message>
    <message>
        <source>learning from other recordings: part {k} of {folds}</source>
        <translation>aprendendo com outras gravações: parte {k} de {folds}</translation>
    </message>
    <message>
        <source>leave out segments without a species</source>
        <translation>omitir segmentos sem espécie</translation>
    </message>
    <message>
        <source>length of a simulated visit, drawn from measured minutes (default: 10)</source>
        <translation>duração de uma visita simulada, tirada de minutos medidos (padrão: 10)</translation>
    </message>
    <message>
        <source>length of a visit: a day (default), a night from noon to noon, or a number of hours</source>
        <translation>duração de uma visita: um dia (padrão), uma noite de meio-dia a meio-dia, ou um número de horas</translation>
    </message>
    <message>
        <source>level {low} to {high} dB: {calls} calls, met one to one {met}</source>
        <translation>nível {low} a {high} dB: chamados {calls}, encontrados um a um {met}</translation>
    </message>
    <message>
        <source>level {rms_db}</source>
        <translation>nível {rms_db}</translation>
    </message>
    <message>
        <source>licence of the annotation set, such as &quot;CC BY 4.0&quot;; remembered</source>
        <translation>licença do conjunto de anotações, como &quot;CC BY 4.0&quot;; é lembrada</translation>
    </message>
    <message>
        <source>linear model, step {i}</source>
        <translation>modelo linear, passo {i}</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>list installed networks</source>
        <translation>listar as redes neurais instaladas</translation>
    </message>
    <message>
        <source>list of the recording</source>
        <translation>lista da gravação</translation>
    </message>
    <message>
        <source>list possible errors in species lists</source>
        <translation>listar possíveis erros em listas de espécies</translation>
    </message>
    <message>
        <source>list predicted species that no list mentions instead, with their probabilities</source>
        <translation>listar em vez disso espécies previstas que nenhuma lista cita, com suas probabilidades</translation>
    </message>
    <message>
        <source>list recordings with start and recorder, and the source of both</source>
        <translation>listar gravações com início e gravador, e a fonte de ambos</translation>
    </message>
    <message>
        <source>list supported formats</source>
        <translation>listar os formatos aceitos</translation>
    </message>
    <message>
        <source>list the calls most similar to examples, as CSV</source>
        <translation>listar em CSV os chamados mais similares aos exemplos</translation>
    </message>
    <message>
        <source>list the queues, or the outcomes of one</source>
        <translation>listar as verificações de visitas, ou os resultados de uma</translation>
    </message>
    <message>
        <source>list the samples, or the items of one</source>
        <translation>listar as amostras, ou os itens de uma</translation>
    </message>
    <message>
        <source>list, save or remove thresholds</source>
        <translation>listar, salvar ou remover limiares</translation>
    </message>
    <message>
        <source>locate missing sound files</source>
        <translation>localizar arquivos de som ausentes</translation>
    </message>
    <message>
        <source>location of recordings that have none: --place=-36.85,174.76</source>
        <translation>local das gravações que não têm um: --place=-36.85,174.76</translation>
    </message>
    <message>
        <source>logarithmic: halves, quarters, eighths towards the top (default); quantile: equal</source>
        <translation>logarithmic: metades, quartos, oitavos em direção ao topo (padrão); quantile: iguais</translation>
    </message>
    <message>
        <source>make a sample project, label it and open it</source>
        <translation>fazer um projeto de exemplo, rotulá-lo e abri-lo</translation>
    </message>
    <message>
        <source>male, female, unknown</source>
        <translation>macho, fêmea, desconhecido</translation>
    </message>
    <message>
        <source>maximum number of calls played per visit (default: 1)</source>
        <translation>número máximo de chamados reproduzidos por visita (padrão: 1)</translation>
    </message>
    <message>
        <source>maximum of each recording in a bin (default: any number)</source>
        <translation>máximo de cada gravação em uma classe (padrão: qualquer número)</translation>
    </message>
    <message>
        <source>maximum per species: reviewed segments first, then the most probable</source>
        <translation>máximo por espécie: primeiro segmentos revisados, depois os mais prováveis</translation>
    </message>
    <message>
        <source>mean of {n} visits</source>
        <translation>média de {n} visitas</translation>
    </message>
    <message>
        <source>meaning of cells without species: untagged (default), “no birds” where “none” or the like is written, or “no birds” in all</source>
        <translation>significado de células sem espécies: não marcada (padrão), “sem aves” onde está escrito “nenhuma” ou similar, ou “sem aves” em todas</translation>
    </message>
    <message>
        <source>measure the noise level of each visit (reads sound)</source>
        <translation>medir o nível de ruído de cada visita (lê som)</translation>
    </message>
    <message>
        <source>measured visits of one minute, one row per segment: columns species, visit, calls (number of calls of the species), is_call (true or false) and score</source>
        <translation>visitas medidas de um minuto, uma linha por segmento: colunas species, visit, calls (número de chamados da espécie), is_call (true ou false) e score</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>medições</translation>
    </message>
    <message>
        <source>median error of an onset {onset} ms, of an offset {offset} ms</source>
        <translation>mediana do erro: início {onset} ms, fim {offset} ms</translation>
    </message>
    <message>
        <source>merge two projects of the same recordings</source>
        <translation>mesclar dois projetos das mesmas gravações</translation>
    </message>
    <message>
        <source>minimum probability of an error (default: 0.5)</source>
        <translation>probabilidade mínima de um erro (padrão: 0.5)</translation>
    </message>
    <message>
        <source>minimum probability of unreviewed segments, 0 to 1 (default: that of the project, which birdann predict --min-probability sets; 0 exports all)</source>
        <translation>probabilidade mínima dos segmentos não revisados, de 0 a 1 (padrão: a do projeto, que birdann predict --min-probability define; 0 exporta tudo)</translation>
    </message>
    <message>
        <source>minimum recorded time of a visit (default: 0)</source>
        <translation>tempo mínimo gravado de uma visita (padrão: 0)</translation>
    </message>
    <message>
        <source>minimum score (default: 0.25)</source>
        <translation>escore mínimo (padrão: 0.25)</translation>
    </message>
    <message>
        <source>minimum score in the column “scores” (default: 0.05), or of a network&apos;s detections (default: 0.25)</source>
        <translation>escore mínimo na coluna “scores” (padrão: 0.05), ou das detecções de uma rede neural (padrão: 0.25)</translation>
    </message>
    <message>
        <source>minimum score of detections</source>
        <translation>escore mínimo das detecções</translation>
    </message>
    <message>
        <source>minimum score of played calls (default: 0)</source>
        <translation>escore mínimo dos chamados reproduzidos (padrão: 0)</translation>
    </message>
    <message>
        <source>minimum score; results do not cover lower scores</source>
        <translation>escore mínimo; os resultados não cobrem escores menores</translation>
    </message>
    <message>
        <source>model file of “birdann model export”, or a network (.tflite, .onnx)</source>
        <translation>arquivo de modelo de “birdann model export”, ou uma rede neural (.tflite, .onnx)</translation>
    </message>
    <message>
        <source>model run</source>
        <translation>execução do modelo</translation>
    </message>
    <message>
        <source>model run with scores (default: the run shown)</source>
        <translation>execução do modelo com escores (padrão: a mostrada)</translation>
    </message>
    <message>
        <source>more species than their segments can explain</source>
        <translation>mais espécies do que seus segmentos podem explicar</translation>
    </message>
    <message>
        <source>must be NAME=VALUE</source>
        <translation>deve ser NOME=VALOR</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>deve ser pelo menos 1</translation>
    </message>
    <message>
        <source>must be at most ten years</source>
        <translation>deve ser no máximo dez anos</translation>
    </message>
    <message>
        <source>must be from 0 to 1, or a percentage such as 80%</source>
        <translation>deve estar entre 0 e 1, ou ser uma porcentagem como 80%</translation>
    </message>
    <message>
        <source>must be mix, each, or the number of a channel from 1</source>
        <translation>deve ser mix, each ou o número de um canal a partir de 1</translation>
    </message>
    <message>
        <source>must look like +12:00, -03:30, UTC or Europe/Berlin</source>
        <translation>deve ser como +12:00, -03:30, UTC ou Europe/Berlin</translation>
    </message>
    <message>
        <source>must look like 2021-05-02T04:00:00+12:00</source>
        <translation>deve ser como 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>must look like 2024=2024-05-01..2024-06-30</source>
        <translation>deve ser como 2024=2024-05-01..2024-06-30</translation>
    </message>
    <message>
        <source>must look like 4-9 or 20-4</source>
        <translation>deve ser como 4-9 ou 20-4</translation>
    </message>
    <message>
        <source>must look like 52.52,13.40</source>
        <translation>deve ser como 52.52,13.40</translation>
    </message>
    <message>
        <source>must look like {item}=yes, {item}=no or {item}=unsure</source>
        <translation>deve ser como {item}=yes, {item}=no ou {item}=unsure</translation>
    </message>
    <message>
        <source>name of the queue</source>
        <translation>nome da verificação de visitas</translation>
    </message>
    <message>
        <source>name of the sample</source>
        <translation>nome da amostra</translation>
    </message>
    <message>
        <source>name of the sample (default: archive)</source>
        <translation>nome da amostra (padrão: archive)</translation>
    </message>
    <message>
        <source>name of the sample or queue</source>
        <translation>nome da amostra ou da verificação de visitas</translation>
    </message>
    <message>
        <source>name of the season, if several are set</source>
        <translation>nome da temporada, se houver várias</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>nova espécie</translation>
    </message>
    <message>
        <source>no call found</source>
        <translation>nenhum chamado encontrado</translation>
    </message>
    <message>
        <source>no certificates are set</source>
        <translation>nenhum certificado está configurado</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>sem nome de arquivo</translation>
    </message>
    <message>
        <source>no lists to choose it by</source>
        <translation>sem listas para escolhê-lo</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>nenhum número</translation>
    </message>
    <message>
        <source>no other recording is being read</source>
        <translation>nenhuma outra gravação está sendo lida</translation>
    </message>
    <message>
        <source>no review queue is being answered (Esc leaves it)</source>
        <translation>nenhuma fila de revisão está sendo respondida (Esc sai dela)</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>nenhum escore</translation>
    </message>
    <message>
        <source>no segmentation or training is running</source>
        <translation>nenhuma segmentação ou treinamento em andamento</translation>
    </message>
    <message>
        <source>no segments</source>
        <translation>sem segmentos</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>sem som</translation>
    </message>
    <message>
        <source>no species is named</source>
        <translation>nenhuma espécie é citada</translation>
    </message>
    <message>
        <source>no species listed, or all of them, so that nothing is ranked</source>
        <translation>nenhuma espécie listada, ou todas, de modo que nada é ordenado</translation>
    </message>
    <message>
        <source>no sub-folders by species</source>
        <translation>sem subpastas por espécie</translation>
    </message>
    <message>
        <source>no such zone</source>
        <translation>esse fuso não existe</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ruído</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>not a date with a time</source>
        <translation>não é uma data com hora</translation>
    </message>
    <message>
        <source>not a number of intervals</source>
        <translation>não é um número de intervalos</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>não é um arquivo de texto</translation>
    </message>
    <message>
        <source>not a year of recorders</source>
        <translation>não é um ano de gravadores</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>não permitido com o argumento %s</translation>
    </message>
    <message>
        <source>not among what can be lost: {unknown}</source>
        <translation>não está entre o que pode se perder: {unknown}</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>não perguntado</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não encontrado</translation>
    </message>
    <message>
        <source>not in the model</source>
        <translation>não está no modelo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>not tagged, not segmented</source>
        <translation>não marcada, não segmentada</translation>
    </message>
    <message>
        <source>not {species}</source>
        <translation>não é {species}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>note on the recording</source>
        <translation>nota sobre a gravação</translation>
    </message>
    <message numerus="yes">
        <source>notes on recordings without exported segments: %Ln recordings</source>
        <translation>
            <numerusform>notas sobre gravações sem segmentos exportados: %Ln gravação</numerusform>
            <numerusform>notas sobre gravações sem segmentos exportados: %Ln gravações</numerusform>
        </translation>
    </message>
    <message>
        <source>number of calls</source>
        <translation>número de chamados</translation>
    </message>
    <message>
        <source>number of calls to list (default: 200)</source>
        <translation>número de chamados a listar (padrão: 200)</translation>
    </message>
    <message>
        <source>number of processes (default: 1)</source>
        <translation>número de processos (padrão: 1)</translation>
    </message>
    <message>
        <source>number of recordings (default: 24)</source>
        <translation>número de gravações (padrão: 24)</translation>
    </message>
    <message>
        <source>number of seasons (default: 1000)</source>
        <translation>número de temporadas (padrão: 1000)</translation>
    </message>
    <message>
        <source>number of sites (default: 20)</source>
        <translation>número de sítios (padrão: 20)</translation>
    </message>
    <message>
        <source>number of trees (default: 16)</source>
        <translation>número de árvores (padrão: 16)</translation>
    </message>
    <message>
        <source>occupancy {psi}; detection in a visit {p}</source>
        <translation>ocupação {psi}; detecção em uma visita {p}</translation>
    </message>
    <message>
        <source>of this name, but another sound; not taken</source>
        <translation>deste nome, mas com outro som; não usado</translation>
    </message>
    <message>
        <source>of unreviewed segments, only those that reach the saved threshold of their species (birdann validate)</source>
        <translation>dos segmentos não revisados, só os que alcançam o limiar salvo de sua espécie (birdann validate)</translation>
    </message>
    <message>
        <source>offset ± 10 ms</source>
        <translation>fim ± 10 ms</translation>
    </message>
    <message>
        <source>offset ± 20 ms</source>
        <translation>fim ± 20 ms</translation>
    </message>
    <message>
        <source>one label per line, or a CSV (default: the labels file beside the network)</source>
        <translation>um rótulo por linha, ou um CSV (padrão: o arquivo de rótulos ao lado da rede)</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>um dos argumentos %s é obrigatório</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>só listar os backups</translation>
    </message>
    <message>
        <source>only segments with a species</source>
        <translation>apenas segmentos com uma espécie</translation>
    </message>
    <message>
        <source>only segments with this status; may be given several times</source>
        <translation>só segmentos com este status; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>only species of the project</source>
        <translation>só espécies do projeto</translation>
    </message>
    <message>
        <source>only the recordings that failed last time</source>
        <translation>só as gravações que falharam da última vez</translation>
    </message>
    <message>
        <source>only these hours, such as 5-9 or 22-4</source>
        <translation>só estas horas, como 5-9 ou 22-4</translation>
    </message>
    <message>
        <source>only this recording or folder, by its name in birdann show</source>
        <translation>só esta gravação ou pasta, pelo nome em birdann show</translation>
    </message>
    <message>
        <source>only this site; may be given several times</source>
        <translation>só este sítio; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>only this species; may be given several times</source>
        <translation>só esta espécie; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: all species of the model)</source>
        <translation>só esta espécie; pode ser dado várias vezes (padrão: todas as do modelo)</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: the one with the least certain number of calls)</source>
        <translation>só esta espécie; pode ser dado várias vezes (padrão: a de número de chamados menos certo)</translation>
    </message>
    <message>
        <source>only zeros</source>
        <translation>só zeros</translation>
    </message>
    <message>
        <source>onset ± 10 ms</source>
        <translation>início ± 10 ms</translation>
    </message>
    <message>
        <source>onset ± 20 ms</source>
        <translation>início ± 20 ms</translation>
    </message>
    <message>
        <source>open</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>open</source>
        <comment>group</comment>
        <translation>aberto</translation>
    </message>
    <message>
        <source>open the window, on a project if one is given</source>
        <translation>abrir a janela, com um projeto se for dado</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opções</translation>
    </message>
    <message>
        <source>original file name (GUANO)</source>
        <translation>nome de arquivo original (GUANO)</translation>
    </message>
    <message>
        <source>other readings</source>
        <translation>outras leituras</translation>
    </message>
    <message>
        <source>other segments</source>
        <translation>outros segmentos</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fora da faixa</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>output format; see birdann formats (default: csv)</source>
        <translation>formato de saída; veja birdann formats (padrão: csv)</translation>
    </message>
    <message>
        <source>overlap of all segments with all calls {iou}</source>
        <translation>sobreposição de todos os segmentos com todos os chamados {iou}</translation>
    </message>
    <message>
        <source>overlap ≥ .3</source>
        <translation>sobreposição ≥ 0,3</translation>
    </message>
    <message>
        <source>overlap ≥ ½</source>
        <translation>sobreposição ≥ ½</translation>
    </message>
    <message>
        <source>parameter of the learner; may be given several times</source>
        <translation>parâmetro do algoritmo; pode ser dado várias vezes</translation>
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
        <translation>formato de imagem (padrão: svg)</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>altura do som</translation>
    </message>
    <message>
        <source>plan the numbers of sites and visits</source>
        <translation>planejar os números de sítios e visitas</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumentos posicionais</translation>
    </message>
    <message>
        <source>possible species</source>
        <translation>espécies possíveis</translation>
    </message>
    <message>
        <source>precision {share}</source>
        <translation>precisão {share}</translation>
    </message>
    <message>
        <source>predict the species of every segment</source>
        <translation>prever a espécie de cada segmento</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>predicted {stated}, correct {found}</source>
        <translation>previsto {stated}, correto {found}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>preset whose spectrogram the forest uses (default: exact HJA/MLSP, up to 8 kHz)</source>
        <translation>predefinição cujo espectrograma a floresta usa (padrão: exact HJA/MLSP, até 8 kHz)</translation>
    </message>
    <message>
        <source>print errors only</source>
        <translation>mostrar só erros</translation>
    </message>
    <message>
        <source>print the result as one JSON object</source>
        <translation>mostrar o resultado como um objeto JSON</translation>
    </message>
    <message>
        <source>print the result as one JSON object, or write it to OUT</source>
        <translation>mostrar o resultado como um objeto JSON, ou gravá-lo em OUT</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidade</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar}</source>
        <translation>probabilidade dos segmentos não revisados: pelo menos {bar}</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar} (the project&apos;s minimum)</source>
        <translation>probabilidade dos segmentos não revisados: pelo menos {bar} (o mínimo do projeto)</translation>
    </message>
    <message>
        <source>processes for the clips of a training source (default: 1)</source>
        <translation>processos para os clipes de uma fonte de treinamento (padrão: 1)</translation>
    </message>
    <message>
        <source>program that found it</source>
        <translation>programa que o encontrou</translation>
    </message>
    <message>
        <source>program with detections, such as BirdNET/2.4</source>
        <translation>programa com detecções, como BirdNET/2.4</translation>
    </message>
    <message>
        <source>project file to write</source>
        <translation>arquivo de projeto a gravar</translation>
    </message>
    <message>
        <source>project format {version} does not exist</source>
        <translation>o formato de projeto {version} não existe</translation>
    </message>
    <message>
        <source>project whose confirmed calls of a species are examples</source>
        <translation>projeto cujos chamados confirmados de uma espécie são exemplos</translation>
    </message>
    <message>
        <source>project with the validated sample</source>
        <translation>projeto com a amostra validada</translation>
    </message>
    <message>
        <source>pulses {pulse_rate_hz}</source>
        <translation>pulsos {pulse_rate_hz}</translation>
    </message>
    <message>
        <source>queue of verified visits (default: the newest)</source>
        <translation>verificação de visitas (padrão: a mais recente)</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>semente aleatória</translation>
    </message>
    <message>
        <source>random seed of folds and model</source>
        <translation>semente aleatória de partições e modelo</translation>
    </message>
    <message>
        <source>random seed of the held-out parts</source>
        <translation>semente aleatória das partes reservadas</translation>
    </message>
    <message>
        <source>random seed of the simulation</source>
        <translation>semente aleatória da simulação</translation>
    </message>
    <message>
        <source>random visits per site (default: all)</source>
        <translation>visitas ao acaso por sítio (padrão: todas)</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lido</translation>
    </message>
    <message>
        <source>read and write sites and start times as a table</source>
        <translation>ler e gravar sítios e inícios como tabela</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>lido e gravado</translation>
    </message>
    <message>
        <source>read other programs&apos; annotations into a project</source>
        <translation>ler anotações de outros programas em um projeto</translation>
    </message>
    <message>
        <source>read sites from folder names: columns in braces, * for any name, such as &apos;{site}/*&apos; or &apos;{habitat}_{site}/*/*&apos;</source>
        <translation>ler sítios dos nomes de pastas: colunas entre chaves, * para qualquer nome, como &apos;{site}/*&apos; ou &apos;{habitat}_{site}/*/*&apos;</translation>
    </message>
    <message>
        <source>recordings with one species</source>
        <translation>gravações com uma espécie</translation>
    </message>
    <message>
        <source>recordings with several</source>
        <translation>gravações com várias</translation>
    </message>
    <message>
        <source>recordings without a list</source>
        <translation>gravações sem lista</translation>
    </message>
    <message>
        <source>refitting the regressions</source>
        <translation>reajustando as regressões</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeitado</translation>
    </message>
    <message>
        <source>remove a queue from the project</source>
        <translation>remover uma verificação de visitas do projeto</translation>
    </message>
    <message>
        <source>remove a sample from the project</source>
        <translation>remover uma amostra do projeto</translation>
    </message>
    <message>
        <source>remove the saved threshold</source>
        <translation>remover o limiar salvo</translation>
    </message>
    <message>
        <source>repair what can be repaired without losing tags or labels (a backup is made first)</source>
        <translation>reparar o que pode ser reparado sem perder marcas ou rótulos (antes é feito um backup)</translation>
    </message>
    <message>
        <source>replace existing files (never projects or sound)</source>
        <translation>substituir arquivos existentes (nunca projetos ou som)</translation>
    </message>
    <message>
        <source>report exported predictions per hour in recordings tagged “no birds”, by two models trained without half of them</source>
        <translation>informar as previsões exportadas por hora em gravações marcadas “sem aves”, com dois modelos treinados sem metade delas</translation>
    </message>
    <message>
        <source>restore a project from a backup</source>
        <translation>restaurar um projeto de um backup</translation>
    </message>
    <message>
        <source>results folder; recordings that are finished there are skipped</source>
        <translation>pasta de resultados; gravações já terminadas ali são puladas</translation>
    </message>
    <message>
        <source>results of archive run</source>
        <translation>resultados de archive run</translation>
    </message>
    <message>
        <source>review begun</source>
        <translation>revisão começada</translation>
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
        <translation>execução do modelo (padrão: a mostrada, senão a mais recente)</translation>
    </message>
    <message>
        <source>runner-up</source>
        <translation>segunda espécie</translation>
    </message>
    <message>
        <source>same label</source>
        <translation>mesmo rótulo</translation>
    </message>
    <message>
        <source>save a picture of the window and close it</source>
        <translation>salvar uma imagem da janela e fechá-la</translation>
    </message>
    <message>
        <source>save the thresholds, for export --use-thresholds</source>
        <translation>salvar os limiares, para export --use-thresholds</translation>
    </message>
    <message>
        <source>saved thresholds of unreviewed segments: {thresholds} (species without one are excluded)</source>
        <translation>limiares salvos dos segmentos não revisados: {thresholds} (espécies sem limiar são excluídas)</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>normalizando</translation>
    </message>
    <message>
        <source>scientific name</source>
        <translation>nome científico</translation>
    </message>
    <message>
        <source>score a learner on a data set with known instance labels</source>
        <translation>avaliar um algoritmo em um conjunto de dados com rótulos de instância conhecidos</translation>
    </message>
    <message>
        <source>score bins (default: 4)</source>
        <translation>classes de escore (padrão: 4)</translation>
    </message>
    <message>
        <source>score outlines against known call times</source>
        <translation>avaliar contornos com tempos conhecidos de chamados</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>escore {score}</translation>
    </message>
    <message>
        <source>season in which occupancy is assumed to be closed, such as 2024=2024-05-01..2024-06-30; may be given several times, and replaces the seasons of the project</source>
        <translation>temporada em que se supõe ocupação fechada, como 2024=2024-05-01..2024-06-30; pode ser dado várias vezes e substitui as temporadas do projeto</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>segment all recordings again</source>
        <translation>segmentar todas as gravações de novo</translation>
    </message>
    <message>
        <source>segment multi-channel recordings again in this channel (1: left), in each, or in a mix (default: as before, else mix)</source>
        <translation>segmentar de novo gravações multicanal neste canal (1: esquerdo), em cada um ou em uma mistura (padrão: como antes, senão mix)</translation>
    </message>
    <message>
        <source>segmented, not tagged</source>
        <translation>segmentada, não marcada</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum call probability of listed and exported segments, 0 to 1 (0.15 if never set; 0 lists everything)</source>
        <translation>definir a probabilidade mínima de chamado dos segmentos listados e exportados do projeto, de 0 a 1 (0.15 se nunca definida; 0 lista tudo)</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum probability of unreviewed segments in exports and summaries, 0 to 1 (0 if never set: everything)</source>
        <translation>definir a probabilidade mínima dos segmentos não revisados em exportações e resumos do projeto, de 0 a 1 (0 se nunca definida: tudo)</translation>
    </message>
    <message>
        <source>set the start, such as 2021-05-02T04:00:00+12:00</source>
        <translation>definir o início, como 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>settings of the threshold segmenter: automatic (default: bats where the sample rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, exact HJA/MLSP</source>
        <translation>configurações do segmentador por limiar: automatic (padrão: morcegos se a taxa de amostragem for de 150 kHz ou mais, senão aves canoras), songbirds, low owls, insects, bats, exact HJA/MLSP</translation>
    </message>
    <message>
        <source>several segments are selected</source>
        <translation>há vários segmentos selecionados</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>share of minutes with at least one call</source>
        <translation>proporção de minutos com pelo menos um chamado</translation>
    </message>
    <message>
        <source>share of other sounds that the listener mistakes for the species (default: 0.001)</source>
        <translation>proporção de outros sons que o ouvinte toma pela espécie (padrão: 0.001)</translation>
    </message>
    <message>
        <source>share of recordings with at least one call</source>
        <translation>proporção de gravações com pelo menos um chamado</translation>
    </message>
    <message>
        <source>share of sites that are occupied (default: 0.5)</source>
        <translation>proporção de sítios ocupados (padrão: 0.5)</translation>
    </message>
    <message>
        <source>share of visits to occupied sites that detect the species (default: 0.5)</source>
        <translation>proporção de visitas a sítios ocupados que detectam a espécie (padrão: 0.5)</translation>
    </message>
    <message>
        <source>share of visits with at least one call</source>
        <translation>proporção de visitas com pelo menos um chamado</translation>
    </message>
    <message>
        <source>show metadata of sound files, each value with its source</source>
        <translation>mostrar metadados de arquivos de som, cada valor com sua fonte</translation>
    </message>
    <message>
        <source>show precision, and the threshold for a target precision</source>
        <translation>mostrar a precisão, e o limiar para uma precisão-alvo</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>mostrar o número da versão do programa e sair</translation>
    </message>
    <message>
        <source>show scores, and sort by species</source>
        <translation>mostrar escores e ordenar por espécie</translation>
    </message>
    <message>
        <source>show the contents of a project or the metadata of sound files</source>
        <translation>mostrar o conteúdo de um projeto ou os metadados de arquivos de som</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>mostrar esta ajuda e sair</translation>
    </message>
    <message>
        <source>show what the lists would change, without changing anything</source>
        <translation>mostrar o que as listas mudariam, sem mudar nada</translation>
    </message>
    <message>
        <source>show, set or correct start times of recordings</source>
        <translation>mostrar, definir ou corrigir inícios de gravações</translation>
    </message>
    <message>
        <source>similar by features and {network} embeddings</source>
        <translation>similares segundo as características e os embeddings de {network}</translation>
    </message>
    <message>
        <source>singing, recording {i} of {n_recordings}</source>
        <translation>cantando, gravação {i} de {n_recordings}</translation>
    </message>
    <message>
        <source>site covariate of occupancy: a column of the site table</source>
        <translation>covariável de sítio da ocupação: uma coluna da tabela de sítios</translation>
    </message>
    <message>
        <source>song</source>
        <translation>canto</translation>
    </message>
    <message>
        <source>sound before and after a call (default: 0.5)</source>
        <translation>som antes e depois de um chamado (padrão: 0.5)</translation>
    </message>
    <message>
        <source>sound files and folders (recursive)</source>
        <translation>arquivos de som e pastas (recursivo)</translation>
    </message>
    <message>
        <source>species</source>
        <translation>espécie</translation>
    </message>
    <message>
        <source>species by hour of day, species by date, sites by date, species on the clock with sunrise and sunset, species over minutes listened; may be given several times (default: all)</source>
        <translation>espécies por hora do dia, espécies por data, sítios por data, espécies no relógio com nascer e pôr do sol, espécies por minutos escutados; pode ser dado várias vezes (padrão: todos)</translation>
    </message>
    <message>
        <source>species found</source>
        <translation>espécies encontradas</translation>
    </message>
    <message>
        <source>species lists to read</source>
        <translation>listas de espécies a ler</translation>
    </message>
    <message>
        <source>species not labelled by an observer</source>
        <translation>espécies não rotuladas por um observador</translation>
    </message>
    <message>
        <source>species of the examples</source>
        <translation>espécie dos exemplos</translation>
    </message>
    <message>
        <source>species of the region; only these, and listed ones, are considered</source>
        <translation>espécies da região; só estas, e as listadas, são consideradas</translation>
    </message>
    <message>
        <source>species: {names}</source>
        <translation>espécies: {names}</translation>
    </message>
    <message>
        <source>start SLURM jobs as configured in this file</source>
        <translation>iniciar trabalhos SLURM conforme este arquivo</translation>
    </message>
    <message>
        <source>start unknown</source>
        <translation>início desconhecido</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>status: {names}</source>
        <translation>status: {names}</translation>
    </message>
    <message>
        <source>step between windows (default: no overlap)</source>
        <translation>passo entre janelas (padrão: sem sobreposição)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>etapas</translation>
    </message>
    <message>
        <source>such as 12.1=yes; may be given several times</source>
        <translation>como 12.1=yes; pode ser dado várias vezes</translation>
    </message>
    <message>
        <source>such as 12=yes; may be given several times</source>
        <translation>como 12=yes; pode ser dado várias vezes</translation>
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
        <translation>tabela com duas colunas: nome nos arquivos, espécie no projeto</translation>
    </message>
    <message>
        <source>tagged and segmented</source>
        <translation>marcada e segmentada</translation>
    </message>
    <message>
        <source>tagged, not segmented</source>
        <translation>marcada, não segmentada</translation>
    </message>
    <message>
        <source>target half-width of the interval (default: 0.1)</source>
        <translation>meia largura desejada do intervalo (padrão: 0.1)</translation>
    </message>
    <message>
        <source>target precision (default: 0.95)</source>
        <translation>precisão-alvo (padrão: 0.95)</translation>
    </message>
    <message>
        <source>the .birdann file</source>
        <translation>o arquivo .birdann</translation>
    </message>
    <message>
        <source>the .birdann file (stays unchanged)</source>
        <translation>o arquivo .birdann (não muda)</translation>
    </message>
    <message>
        <source>the .birdann file to create</source>
        <translation>o arquivo .birdann a criar</translation>
    </message>
    <message>
        <source>the .birdann file to make</source>
        <translation>o arquivo .birdann a fazer</translation>
    </message>
    <message>
        <source>the .birdann file to open (default: welcome page)</source>
        <translation>o arquivo .birdann a abrir (padrão: página inicial)</translation>
    </message>
    <message>
        <source>the border between species whose name contains “;”</source>
        <translation>o limite entre espécies cujo nome contém “;”</translation>
    </message>
    <message>
        <source>the chorus is written</source>
        <translation>o coro está escrito</translation>
    </message>
    <message>
        <source>the deleted run {identifier}</source>
        <translation>a execução excluída {identifier}</translation>
    </message>
    <message>
        <source>the file contains other audio now and is not used</source>
        <translation>o arquivo contém agora outro áudio e não é usado</translation>
    </message>
    <message>
        <source>the file of another observer; both are compared as if merged</source>
        <translation>o arquivo de outro observador; ambos são comparados como se mesclados</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>a pasta não está vazia</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>faltam estes argumentos: %s</translation>
    </message>
    <message>
        <source>the indexes are rebuilt</source>
        <translation>os índices são reconstruídos</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>o rótulo</translation>
    </message>
    <message>
        <source>the last day</source>
        <translation>o último dia</translation>
    </message>
    <message>
        <source>the list of a window is shown</source>
        <translation>a lista de uma janela é mostrada</translation>
    </message>
    <message>
        <source>the lists are incomplete: other species may be present (default: complete)</source>
        <translation>as listas são incompletas: outras espécies podem estar presentes (padrão: completas)</translation>
    </message>
    <message>
        <source>the model file</source>
        <translation>o arquivo de modelo</translation>
    </message>
    <message>
        <source>the name of its species has {n_characters} characters</source>
        <translation>o nome de sua espécie tem {n_characters} caracteres</translation>
    </message>
    <message>
        <source>the network&apos;s sampling rate (default: known for BirdNET and Perch)</source>
        <translation>a taxa de amostragem da rede (padrão: conhecida para BirdNET e Perch)</translation>
    </message>
    <message>
        <source>the project has recordings</source>
        <translation>o projeto tem gravações</translation>
    </message>
    <message>
        <source>the project has segments</source>
        <translation>o projeto tem segmentos</translation>
    </message>
    <message>
        <source>the project may be changed</source>
        <translation>o projeto pode ser alterado</translation>
    </message>
    <message>
        <source>the recording’s place is not known. Give its site one, or --place</source>
        <translation>o local da gravação é desconhecido. Dê um a seu sítio, ou --place</translation>
    </message>
    <message>
        <source>the recording’s start is not known; note it (Sites and times)</source>
        <translation>o início da gravação é desconhecido; anote-o (Sítios e tempos)</translation>
    </message>
    <message>
        <source>the recording’s start or its time zone is not known; note it (Sites and times)</source>
        <translation>o início da gravação ou seu fuso horário é desconhecido; anote-o (Sítios e tempos)</translation>
    </message>
    <message>
        <source>the review queue is not empty</source>
        <translation>a fila de revisão não está vazia</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>a linha</translation>
    </message>
    <message>
        <source>the segments keep their labels and get their boxes for outlines</source>
        <translation>os segmentos mantêm seus rótulos e recebem seus retângulos como contornos</translation>
    </message>
    <message>
        <source>the selected segment has been labelled</source>
        <translation>o segmento selecionado foi rotulado</translation>
    </message>
    <message>
        <source>the shown recording has segments</source>
        <translation>a gravação mostrada tem segmentos</translation>
    </message>
    <message>
        <source>the shown recording has windows</source>
        <translation>a gravação mostrada tem janelas</translation>
    </message>
    <message>
        <source>the sound file of the recording can be read</source>
        <translation>o arquivo de som da gravação pode ser lido</translation>
    </message>
    <message>
        <source>the spectrogram or the gallery is shown</source>
        <translation>o espectrograma ou a galeria é mostrado</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>a tabela</translation>
    </message>
    <message>
        <source>the table of show --table with its column “answer” filled in</source>
        <translation>a tabela de show --table com sua coluna “answer” preenchida</translation>
    </message>
    <message>
        <source>there is an edit to redo</source>
        <translation>há uma edição a refazer</translation>
    </message>
    <message>
        <source>there is an edit to undo</source>
        <translation>há uma edição a desfazer</translation>
    </message>
    <message>
        <source>they are dropped</source>
        <translation>são descartados</translation>
    </message>
    <message>
        <source>they are dropped; predict again</source>
        <translation>são descartados; preveja de novo</translation>
    </message>
    <message>
        <source>they are dropped; segment those recordings again to use their segments</source>
        <translation>são descartados; segmente essas gravações de novo para usar seus segmentos</translation>
    </message>
    <message>
        <source>they are rebuilt</source>
        <translation>são reconstruídos</translation>
    </message>
    <message>
        <source>they are removed; add the files again to read them again</source>
        <translation>são removidas; adicione os arquivos de novo para relê-las</translation>
    </message>
    <message>
        <source>they are taken from the outlines</source>
        <translation>são tirados dos contornos</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>este formato</translation>
    </message>
    <message>
        <source>threshold (default), or the forest trained in the project (birdann train-segmenter)</source>
        <translation>threshold (padrão), ou a floresta treinada no projeto (birdann train-segmenter)</translation>
    </message>
    <message>
        <source>threshold of calls (default: the saved threshold of the species, else the project&apos;s)</source>
        <translation>limiar dos chamados (padrão: o limiar salvo da espécie, senão o do projeto)</translation>
    </message>
    <message>
        <source>threshold to save</source>
        <translation>limiar a salvar</translation>
    </message>
    <message>
        <source>time of review</source>
        <translation>hora da revisão</translation>
    </message>
    <message>
        <source>time zone of starts without one: --zone=-03:30, UTC, or a region with summer time such as Pacific/Auckland</source>
        <translation>fuso horário dos inícios sem fuso: --zone=-03:30, UTC, ou uma região com horário de verão como Pacific/Auckland</translation>
    </message>
    <message>
        <source>times</source>
        <translation>tempos</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from 2 to 8 kHz</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>to </source>
        <comment>an hour</comment>
        <translation>às </translation>
    </message>
    <message numerus="yes">
        <source>to %Ln recordings</source>
        <translation>
            <numerusform>em %Ln gravação</numerusform>
            <numerusform>em %Ln gravações</numerusform>
        </translation>
    </message>
    <message>
        <source>too many species and segments to count every combination</source>
        <translation>espécies e segmentos demais para contar cada combinação</translation>
    </message>
    <message>
        <source>train a model on the species lists</source>
        <translation>treinar um modelo com as listas de espécies</translation>
    </message>
    <message>
        <source>train a segmenter on painted or confirmed calls</source>
        <translation>treinar um segmentador com chamados pintados ou confirmados</translation>
    </message>
    <message>
        <source>train on confirmed and corrected segments instead of paint</source>
        <translation>treinar com segmentos confirmados e corrigidos em vez de pintura</translation>
    </message>
    <message>
        <source>trained {when}</source>
        <translation>treinado em {when}</translation>
    </message>
    <message>
        <source>tree {i} of {n_trees}</source>
        <translation>árvore {i} de {n_trees}</translation>
    </message>
    <message>
        <source>trying temperatures</source>
        <translation>testando temperaturas</translation>
    </message>
    <message>
        <source>trying {words}: part {k} of {folds}</source>
        <translation>testando {words}: parte {k} de {folds}</translation>
    </message>
    <message>
        <source>type of call</source>
        <translation>tipo de chamado</translation>
    </message>
    <message>
        <source>undefined: all labels are identical</source>
        <translation>indefinido: todos os rótulos são idênticos</translation>
    </message>
    <message>
        <source>unit of a segment: notes (default), voices (overtones joined), calls (pulse trains and broken whistles joined, too), or wide (consecutive calls in one band joined); not for exact HJA/MLSP and forests</source>
        <translation>unidade de um segmento: notes (padrão), voices (harmônicos unidos), calls (trens de pulsos e assobios interrompidos também unidos), ou wide (chamados consecutivos de uma banda unidos); não para exact HJA/MLSP e florestas</translation>
    </message>
    <message>
        <source>unknown sample rate (twice the highest frequency is written)</source>
        <translation>taxa de amostragem desconhecida (grava-se o dobro da frequência máxima)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>argumentos não reconhecidos: %s</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>untagged</source>
        <translation>não marcada</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>use a model file of “birdann model export”, and add it to the project (default: the newest model trained in the project)</source>
        <translation>usar um arquivo de modelo de “birdann model export” e adicioná-lo ao projeto (padrão: o último modelo treinado no projeto)</translation>
    </message>
    <message>
        <source>use sites and locations noted by recorders where no site is set</source>
        <translation>usar sítios e locais anotados pelos gravadores onde nenhum sítio está definido</translation>
    </message>
    <message>
        <source>use species lists only; a complete list without a species is a non-detection</source>
        <translation>usar só listas de espécies; uma lista completa sem uma espécie é uma não detecção</translation>
    </message>
    <message>
        <source>validate a random sample, and save thresholds</source>
        <translation>validar uma amostra aleatória e salvar limiares</translation>
    </message>
    <message>
        <source>validation sample for the call density (default: the newest)</source>
        <translation>amostra de validação para a densidade de chamados (padrão: a mais recente)</translation>
    </message>
    <message>
        <source>verify which visits to sites detected a species, call by call</source>
        <translation>verificar quais visitas aos sítios detectaram uma espécie, chamado por chamado</translation>
    </message>
    <message>
        <source>visits not settled yet, not counted: {n}</source>
        <translation>visitas ainda não resolvidas, não contadas: {n}</translation>
    </message>
    <message>
        <source>weighing training sources</source>
        <translation>ponderando fontes de treinamento</translation>
    </message>
    <message>
        <source>what was rejected</source>
        <translation>o que foi rejeitado</translation>
    </message>
    <message>
        <source>what you confirmed</source>
        <translation>o que você confirmou</translation>
    </message>
    <message>
        <source>when {obstacle}</source>
        <translation>quando {obstacle}</translation>
    </message>
    <message>
        <source>which segments</source>
        <translation>quais segmentos</translation>
    </message>
    <message numerus="yes">
        <source>whole names of %Ln files: too long, shortened with a digest</source>
        <translation>
            <numerusform>nomes completos de %Ln arquivo: longos demais, encurtados com um resumo</numerusform>
            <numerusform>nomes completos de %Ln arquivos: longos demais, encurtados com um resumo</numerusform>
        </translation>
    </message>
    <message>
        <source>with --channel: only this recording or folder</source>
        <translation>com --channel: só esta gravação ou pasta</translation>
    </message>
    <message>
        <source>with unsure as yes: occupancy {psi}</source>
        <translation>com “incerto” como sim: ocupação {psi}</translation>
    </message>
    <message>
        <source>without a species</source>
        <translation>sem espécie</translation>
    </message>
    <message>
        <source>without labels, for a second observer; birdann merge combines both</source>
        <translation>sem rótulos, para um segundo observador; birdann merge reúne ambos</translation>
    </message>
    <message>
        <source>write a model of a project as one file</source>
        <translation>gravar um modelo de um projeto como um arquivo</translation>
    </message>
    <message>
        <source>write a reliability diagram from held-out recordings: .png, .svg or .pdf</source>
        <translation>gravar um diagrama de confiabilidade de gravações reservadas: .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>write a summary as CSV instead: one row per species or per recording, the number of segments by species and recording, species lists as birdann add reads them, the probability of presence by recording, or the recordings to tag next</source>
        <translation>gravar em vez disso um resumo em CSV: uma linha por espécie ou por gravação, o número de segmentos por espécie e gravação, listas de espécies como birdann add as lê, a probabilidade de presença por gravação, ou as gravações a marcar a seguir</translation>
    </message>
    <message>
        <source>write detection histories for occupancy models in R</source>
        <translation>gravar históricos de detecção para modelos de ocupação no R</translation>
    </message>
    <message>
        <source>write every call as a sound file into the folder OUT, with a table</source>
        <translation>gravar cada chamado como arquivo de som na pasta OUT, com uma tabela</translation>
    </message>
    <message>
        <source>write metadata of sound files as a table</source>
        <translation>gravar metadados de arquivos de som como tabela</translation>
    </message>
    <message>
        <source>write the items, to answer them elsewhere</source>
        <translation>gravar os itens, para respondê-los em outro lugar</translation>
    </message>
    <message>
        <source>write the resulting table (.csv or .xlsx)</source>
        <translation>gravar a tabela resultante (.csv ou .xlsx)</translation>
    </message>
    <message>
        <source>write the segments as CSV or in another program&apos;s format</source>
        <translation>gravar os segmentos em CSV ou no formato de outro programa</translation>
    </message>
    <message>
        <source>write the time spent on a project, and a methods paragraph</source>
        <translation>gravar o tempo gasto em um projeto, e um parágrafo de métodos</translation>
    </message>
    <message>
        <source>write the training report as one HTML file with pictures</source>
        <translation>gravar o relatório de treinamento como um arquivo HTML com imagens</translation>
    </message>
    <message>
        <source>written</source>
        <translation>gravado</translation>
    </message>
    <message>
        <source>xeno-canto annotation set (JSON)</source>
        <translation>Conjunto de anotações do xeno-canto (JSON)</translation>
    </message>
    <message>
        <source>{address} needs certificates ({reason}). The manual page Archives shows how to set them in Dask.</source>
        <translation>{address} precisa de certificados ({reason}). A página Archives do manual mostra como configurá-los no Dask.</translation>
    </message>
    <message>
        <source>{backup} could not be put in the place of {project_path} ({reason}); the project is as it was.</source>
        <translation>{backup} não pôde ser posto no lugar de {project_path} ({reason}); o projeto está como estava.</translation>
    </message>
    <message>
        <source>{backup} is damaged itself. Choose another backup.</source>
        <translation>{backup} também está danificado. Escolha outro backup.</translation>
    </message>
    <message>
        <source>{bar} and above</source>
        <translation>{bar} e acima</translation>
    </message>
    <message>
        <source>{before} is now {now}</source>
        <translation>{before} agora é {now}</translation>
    </message>
    <message>
        <source>{calls} calls in {time}</source>
        <translation>{calls} chamados em {time}</translation>
    </message>
    <message>
        <source>{calls} strokes on calls, {others} on background.</source>
        <translation>{calls} traços em chamados, {others} no fundo.</translation>
    </message>
    <message>
        <source>{channel}, played</source>
        <translation>{channel}, em reprodução</translation>
    </message>
    <message>
        <source>{container} coded as {codec}</source>
        <translation>{container} codificado como {codec}</translation>
    </message>
    <message>
        <source>{count} of {total} calls are labelled {species}, but the species list is not complete. Add missing species to the list, or mark it as complete.</source>
        <translation>{count} de {total} chamados estão rotulados como {species}, mas a lista de espécies não é completa. Acrescente as espécies que faltam à lista ou marque-a como completa.</translation>
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
        <translation>{drawn}, e além disso {examples}: {minutes} min de som.</translation>
    </message>
    <message>
        <source>{file} (could be several: {names})</source>
        <translation>{file} (podem ser vários: {names})</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{file} não pode ser gravado ({reason}). Escolha outro lugar ou libere espaço.</translation>
    </message>
    <message>
        <source>{file} contains both projects.</source>
        <translation>{file} contém os dois projetos.</translation>
    </message>
    <message>
        <source>{file} exists already, and is kept. Choose another name.</source>
        <translation>{file} já existe e é mantido. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name.</source>
        <translation>{file} já existe. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} exists already. Open it, or choose another name.</source>
        <translation>{file} já existe. Abra-o ou escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} is the project itself, or belongs to it. Choose another name.</source>
        <translation>{file} é o próprio projeto ou faz parte dele. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} is the project itself. Choose another name.</source>
        <translation>{file} é o próprio projeto. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{file} needs more memory than there is.</source>
        <translation>{file} precisa de mais memória do que há.</translation>
    </message>
    <message>
        <source>{file}: part of its results in {parent} cannot be read. Start again to repeat that part.</source>
        <translation>{file}: parte de seus resultados em {parent} não pode ser lida. Comece de novo para repetir essa parte.</translation>
    </message>
    <message>
        <source>{first} and {n_more} more files exist already and are kept. Choose another place, or allow them to be replaced (--overwrite).</source>
        <translation>{first} e mais {n_more} arquivos já existem e são mantidos. Escolha outro lugar ou permita substituí-los (--overwrite).</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be merged, for a row of “{table}” refers to something that neither contains. birdann check tells which of them is damaged.</source>
        <translation>{first} e {second} não podem ser mesclados, pois uma linha de “{table}” se refere a algo que nenhum contém. birdann check diz qual deles está danificado.</translation>
    </message>
    <message>
        <source>{first} and {second} have no recording in common. Choose two projects of the same recordings.</source>
        <translation>{first} e {second} não têm nenhuma gravação em comum. Escolha dois projetos das mesmas gravações.</translation>
    </message>
    <message>
        <source>{first} exists already and is kept. Choose another name, or allow it to be replaced (--overwrite).</source>
        <translation>{first} já existe e é mantido. Escolha outro nome ou permita substituí-lo (--overwrite).</translation>
    </message>
    <message>
        <source>{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}</source>
        <translation>{first}: {n_first}, {second}: {n_second}, ambos: {n_both}; kappa {kappa}</translation>
    </message>
    <message>
        <source>{folder} already contains a demo. Choose a new folder, or replace it (--overwrite).</source>
        <translation>{folder} já contém uma demonstração. Escolha uma nova pasta ou substitua-a (--overwrite).</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}). Choose another folder.</source>
        <translation>Não é possível gravar em {folder} ({reason}). Escolha outra pasta.</translation>
    </message>
    <message>
        <source>{folder} contains detections by a network, without outlines. To validate a sample of them, store them in a project: birdann networks detect.</source>
        <translation>{folder} contém detecções de uma rede neural, sem contornos. Para validar uma amostra delas, guarde-as em um projeto: birdann networks detect.</translation>
    </message>
    <message>
        <source>{folder} contains no table of detections. Import one with Ctrl+Shift+I.</source>
        <translation>{folder} não contém nenhuma tabela de detecções. Importe uma com Ctrl+Shift+I.</translation>
    </message>
    <message>
        <source>{folder} contains {path}, which the demo did not make. Choose a new folder.</source>
        <translation>{folder} contém {path}, que a demonstração não criou. Escolha uma nova pasta.</translation>
    </message>
    <message>
        <source>{folder} is not a results folder of “birdann archive run”. Give that folder.</source>
        <translation>{folder} não é uma pasta de resultados de “birdann archive run”. Indique essa pasta.</translation>
    </message>
    <message>
        <source>{folder} is not empty and was not made by the demo. Choose a new folder.</source>
        <translation>{folder} não está vazia e não foi criada pela demonstração. Escolha uma nova pasta.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder for the results.</source>
        <translation>{folder} não está vazia. Escolha uma pasta vazia para os resultados.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder.</source>
        <translation>{folder} não está vazia. Escolha uma pasta vazia.</translation>
    </message>
    <message>
        <source>{folder} is, contains or lies in {given}, which is read. Choose another folder for the results.</source>
        <translation>{folder} é, contém ou fica em {given}, que é lida. Escolha outra pasta para os resultados.</translation>
    </message>
    <message>
        <source>{folder} was started with another model. Choose another folder, or use that model.</source>
        <translation>{folder} foi iniciada com outro modelo. Escolha outra pasta ou use esse modelo.</translation>
    </message>
    <message>
        <source>{folder} was started with other settings ({options}). Choose another folder, or use the same settings.</source>
        <translation>{folder} foi iniciada com outras configurações ({options}). Escolha outra pasta ou use as mesmas configurações.</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} horas</translation>
    </message>
    <message>
        <source>{hours} of sound done, {rate} h a minute, {n_failed} failed</source>
        <translation>{hours} de som feitas, {rate} h por minuto, {n_failed} falharam</translation>
    </message>
    <message>
        <source>{indent} checked against {programs}</source>
        <translation>{indent} verificado com {programs}</translation>
    </message>
    <message>
        <source>{kappa} (its interval needs {n} recordings)</source>
        <translation>{kappa} (seu intervalo requer {n} gravações)</translation>
    </message>
    <message>
        <source>{kappa} ({low} to {high})</source>
        <translation>{kappa} ({low} a {high})</translation>
    </message>
    <message>
        <source>{key} belongs to “{title}”, which would be left without it.</source>
        <translation>{key} pertence a “{title}”, que ficaria sem ela.</translation>
    </message>
    <message>
        <source>{key} stands for a numbered species.</source>
        <translation>{key} representa uma espécie numerada.</translation>
    </message>
    <message>
        <source>{kind} “{name}” is missing</source>
        <translation>falta {kind} “{name}”</translation>
    </message>
    <message>
        <source>{kind} “{name}” is not as birdann makes it (projects of unreleased versions cannot be opened)</source>
        <translation>{kind} “{name}” não está como o birdann o cria (projetos de versões não lançadas não podem ser abertos)</translation>
    </message>
    <message>
        <source>{k} of {n} minutes</source>
        <translation>{k} de {n} minutos</translation>
    </message>
    <message>
        <source>{k} of {n} recordings</source>
        <translation>{k} de {n} gravações</translation>
    </message>
    <message>
        <source>{k} of {n} visits</source>
        <translation>{k} de {n} visitas</translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>{listed} de %Ln gravação listada, {tagged} marcada</numerusform>
            <numerusform>{listed} de %Ln gravações listadas, {tagged} marcadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln windows listed</source>
        <translation>
            <numerusform>{listed} de %Ln janela com lista</numerusform>
            <numerusform>{listed} de %Ln janelas com lista</numerusform>
        </translation>
    </message>
    <message>
        <source>{lost_s} s could not be decoded (replaced by silence).</source>
        <translation>{lost_s} s não puderam ser decodificados (substituídos por silêncio).</translation>
    </message>
    <message>
        <source>{low} to {high} dB</source>
        <translation>{low} a {high} dB</translation>
    </message>
    <message>
        <source>{message} Now {remedy}.</source>
        <translation>{message} Agora {remedy}.</translation>
    </message>
    <message>
        <source>{message} With --repair, {remedy}.</source>
        <translation>{message} Com --repair, {remedy}.</translation>
    </message>
    <message>
        <source>{minutes} min: {value} species (95 % CI {low}–{high})</source>
        <translation>{minutes} min: {value} espécies (IC de 95 %: {low}–{high})</translation>
    </message>
    <message>
        <source>{model} of {utc}</source>
        <translation>{model} de {utc}</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments are not valid.</source>
        <translation>{n_boxes} retângulos de segmentos não são válidos.</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments do not contain their outlines.</source>
        <translation>{n_boxes} retângulos de segmentos não contêm seus contornos.</translation>
    </message>
    <message>
        <source>{n_finished} of {n_things} done</source>
        <translation>{n_finished} de {n_things} concluídos</translation>
    </message>
    <message>
        <source>{n_missing} segments have neither outline nor box.</source>
        <translation>{n_missing} segmentos não têm contorno nem retângulo.</translation>
    </message>
    <message>
        <source>{n_odd} feature vectors have a wrong length.</source>
        <translation>{n_odd} vetores de atributos têm comprimento errado.</translation>
    </message>
    <message numerus="yes">
        <source>{n_open} of %Ln items are still open.</source>
        <translation>
            <numerusform>Ainda sem resposta: {n_open} de %Ln item.</numerusform>
            <numerusform>Ainda sem resposta: {n_open} de %Ln itens.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n_outlines} outlines of segments cannot be read.</source>
        <translation>{n_outlines} contornos de segmentos não podem ser lidos.</translation>
    </message>
    <message>
        <source>{n_parts} sound files one after the other in one file. Times count from the beginning of the first.</source>
        <translation>{n_parts} arquivos de som um após o outro em um arquivo. Os tempos contam do começo do primeiro.</translation>
    </message>
    <message>
        <source>{n_pixels} training pixels</source>
        <translation>{n_pixels} pixels de treinamento</translation>
    </message>
    <message>
        <source>{n_rows} of “top_score” name a species that their model run does not have.</source>
        <translation>{n_rows} de “top_score” citam uma espécie que sua execução não tem.</translation>
    </message>
    <message>
        <source>{n_trees} trees grown</source>
        <translation>{n_trees} árvores criadas</translation>
    </message>
    <message>
        <source>{n_twins} of {n_species} species are always listed together and cannot be separated by lists: {named}. Confirm a few segments of each, or tag a recording with only one.</source>
        <translation>{n_twins} de {n_species} espécies são sempre listadas juntas e não podem ser separadas por listas: {named}. Confirme alguns segmentos de cada ou marque uma gravação com apenas uma.</translation>
    </message>
    <message>
        <source>{named} cannot be written ({reason}). Choose another name.</source>
        <translation>{named} não pode ser gravado ({reason}). Escolha outro nome.</translation>
    </message>
    <message>
        <source>{named} is a disk or device. Choose a file.</source>
        <translation>{named} é um disco ou dispositivo. Escolha um arquivo.</translation>
    </message>
    <message>
        <source>{named} is a folder. Give the name of a file in it.</source>
        <translation>{named} é uma pasta. Dê o nome de um arquivo nela.</translation>
    </message>
    <message>
        <source>{named} is a project or another database, and is kept. Choose another name.</source>
        <translation>{named} é um projeto ou outro banco de dados e é mantido. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{named} is a sound file, and is kept. Choose another name.</source>
        <translation>{named} é um arquivo de som e é mantido. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{named} is named as a birdann project, or as what belongs to one. Choose another name.</source>
        <translation>{named} tem nome de projeto do birdann ou do que pertence a um. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{name} (merged with {other})</source>
        <translation>{name} (mesclada com {other})</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (somente leitura)</translation>
    </message>
    <message>
        <source>{name} cannot be read as an Excel workbook. Save it again, or as CSV.</source>
        <translation>{name} não pode ser lido como pasta de trabalho do Excel. Salve-o de novo, ou como CSV.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} cópia</translation>
    </message>
    <message>
        <source>{name} exceeds Excel&apos;s limits for cells or rows. Save it again, or as CSV.</source>
        <translation>{name} excede os limites do Excel para células ou linhas. Salve-o de novo, ou como CSV.</translation>
    </message>
    <message>
        <source>{name} has a column of scores for each class, and no labels: they are imported as detections.</source>
        <translation>{name} tem uma coluna de escores por classe e nenhum rótulo: são importados como detecções.</translation>
    </message>
    <message>
        <source>{name} has changed since it was added. Restore the original file, locate it elsewhere (menu Project: Locate missing files; command line: birdann locate), or remove the recording and add it again.</source>
        <translation>{name} mudou desde que foi adicionado. Restaure o arquivo original, localize-o em outro lugar (menu Projeto: Localizar arquivos ausentes; linha de comando: birdann locate), ou remova a gravação e adicione-a de novo.</translation>
    </message>
    <message>
        <source>{name} merged</source>
        <translation>{name} mesclado</translation>
    </message>
    <message>
        <source>{name} refers to sound outside its own folder ({folders}), which is not read. Allow it with --allow-outside.</source>
        <translation>{name} se refere a som fora de sua própria pasta ({folders}), que não é lido. Permita com --allow-outside.</translation>
    </message>
    <message>
        <source>{name} second observer</source>
        <translation>{name} segundo observador</translation>
    </message>
    <message>
        <source>{name} was made elsewhere and refers to sound outside its own folder: {folders}. Allow this from now on? [y/N] </source>
        <translation>{name} foi feito em outro lugar e se refere a som fora de sua própria pasta: {folders}. Permitir de agora em diante? [y/N] </translation>
    </message>
    <message>
        <source>{name} {calls} calls   found {found}   right {right}</source>
        <translation>{name} {calls} chamados   encontrados {found}   corretos {right}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln labels were read as uncertain ({words}).</source>
        <translation>
            <numerusform>{name}: %Ln rótulo foi lido como incerto ({words}).</numerusform>
            <numerusform>{name}: %Ln rótulos foram lidos como incertos ({words}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln rows are not about animals ({words}) and were skipped.</source>
        <translation>
            <numerusform>{name}: %Ln linha não nomeia nenhum animal ({words}) e foi ignorada.</numerusform>
            <numerusform>{name}: %Ln linhas não nomeiam nenhum animal ({words}) e foram ignoradas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln som chamado {words} é rejeitado como ruído. Para mantê-lo, adicione antes uma espécie com esse nome.</numerusform>
            <numerusform>{name}: %Ln sons chamados {words} são rejeitados como ruído. Para mantê-los, adicione antes uma espécie com esse nome.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name}: %Ln som chamado {words} fica sem rótulo. Para manter o nome, adicione antes uma espécie com esse nome.</numerusform>
            <numerusform>{name}: %Ln sons chamados {words} ficam sem rótulo. Para manter o nome, adicione antes uma espécie com esse nome.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Columns or fields that birdann does not keep: {names}.</source>
        <translation>{name}: colunas ou campos que o birdann não mantém: {names}.</translation>
    </message>
    <message>
        <source>{name}: Columns that birdann does not use are kept with the segments, and written to birdann’s own tables, Raven’s and Kaleidoscope’s: {names}.</source>
        <translation>{name}: as colunas que o birdann não usa são mantidas com os segmentos e gravadas nas tabelas do birdann, Raven e Kaleidoscope: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: Invisible characters were removed from the species of %Ln rows.</source>
        <translation>
            <numerusform>{name}: caracteres invisíveis foram removidos da espécie de %Ln linha.</numerusform>
            <numerusform>{name}: caracteres invisíveis foram removidos das espécies de %Ln linhas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</source>
        <translation>
            <numerusform>{name}: a frequência mínima e a máxima de %Ln linha estavam trocadas. Elas são lidas em ordem.</numerusform>
            <numerusform>{name}: a frequência mínima e a máxima de %Ln linhas estavam trocadas. Elas são lidas em ordem.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a choice needs values.</source>
        <translation>{name}: uma lista de opções precisa de valores.</translation>
    </message>
    <message>
        <source>{name}: error {error}</source>
        <translation>{name}: erro {error}</translation>
    </message>
    <message>
        <source>{name}: its note differs from the one in the project, which is kept.</source>
        <translation>{name}: sua nota difere da do projeto, que é mantida.</translation>
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
        <translation>{name}: “{value}” não é um número.</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}.</source>
        <translation>{name}: “{value}” não é um de {choices}.</translation>
    </message>
    <message>
        <source>{n} by having no species</source>
        <translation>{n} por não terem espécie</translation>
    </message>
    <message>
        <source>{n} by having no threshold</source>
        <translation>{n} por não terem limiar</translation>
    </message>
    <message>
        <source>{n} by number per species</source>
        <translation>{n} pelo número por espécie</translation>
    </message>
    <message>
        <source>{n} by probability</source>
        <translation>{n} pela probabilidade</translation>
    </message>
    <message>
        <source>{n} by species</source>
        <translation>{n} pela espécie</translation>
    </message>
    <message>
        <source>{n} by status</source>
        <translation>{n} pelo status</translation>
    </message>
    <message>
        <source>{n} by threshold</source>
        <translation>{n} pelo limiar</translation>
    </message>
    <message>
        <source>{n} confirmed</source>
        <translation>{n} confirmados</translation>
    </message>
    <message>
        <source>{n} corrected</source>
        <translation>{n} corrigidos</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} in {folder}</source>
        <translation>{n} em {folder}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} of these starts (first: {first}) are in an hour that clocks show twice or skip when summer time ends or begins. They are read as times before the change. List them with birdann times, and correct them with --start.</source>
        <translation>{n} destes inícios (primeiro: {first}) ficam em uma hora que os relógios mostram duas vezes ou pulam quando o horário de verão termina ou começa. São lidos como horas de antes da mudança. Liste-os com birdann times e corrija-os com --start.</translation>
    </message>
    <message>
        <source>{n} of “{table}” belong to a {parent} that does not exist.</source>
        <translation>{n} de “{table}” pertencem a {parent} que não existe.</translation>
    </message>
    <message>
        <source>{n} predicted</source>
        <translation>{n} previstos</translation>
    </message>
    <message>
        <source>{n} rejected</source>
        <translation>{n} rejeitados</translation>
    </message>
    <message>
        <source>{n} sound files are read from {folder}, outside the project&apos;s folder</source>
        <translation>{n} arquivos de som são lidos de {folder}, fora da pasta do projeto</translation>
    </message>
    <message>
        <source>{n} unlabelled</source>
        <translation>{n} sem rótulo</translation>
    </message>
    <message>
        <source>{n} visits: ± {wide} points at {n_sites} sites; ± {width} points needs {needed} sites</source>
        <translation>{n} visitas: ± {wide} pontos com {n_sites} sítios; ± {width} pontos exigem {needed} sítios</translation>
    </message>
    <message>
        <source>{one} and {other}: {n} segments of {m} recordings labelled by both, {k} identical; kappa {kappa}</source>
        <translation>{one} e {other}: {n} segmentos de {m} gravações rotulados por ambos, {k} idênticos; kappa {kappa}</translation>
    </message>
    <message>
        <source>{option} does not apply to {what}. Omit it.</source>
        <translation>{option} não se aplica a {what}. Omita a opção.</translation>
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
        <translation>{path} não pode ser decodificado ({reason}). Converta-o em WAV ou FLAC.</translation>
    </message>
    <message>
        <source>{path} cannot be decoded into {folder}: {reason}.</source>
        <translation>{path} não pode ser decodificado em {folder}: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened. See whether its folder exists and may be read.</source>
        <translation>{path} não pode ser aberto. Verifique se sua pasta existe e pode ser lida.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} não pode ser lido: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}. Check the disk.</source>
        <translation>{path} não pode ser lido: {reason}. Verifique o disco.</translation>
    </message>
    <message>
        <source>{path} cannot be used as a model file ({reason}). Export the model again (birdann model export).</source>
        <translation>{path} não pode ser usado como arquivo de modelo ({reason}). Exporte o modelo de novo (birdann model export).</translation>
    </message>
    <message>
        <source>{path} cannot be used as a network ({reason}).</source>
        <translation>{path} não pode ser usado como rede neural ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{path} não pode ser gravado ({reason}). Escolha outro lugar ou libere espaço.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space. What was there before is untouched.</source>
        <translation>{path} não pode ser gravado ({reason}). Escolha outro lugar ou libere espaço. O que havia antes está intacto.</translation>
    </message>
    <message>
        <source>{path} cannot be written to. Open it read-only, or copy it to a folder of your own.</source>
        <translation>Não é possível gravar em {path}. Abra-o somente leitura ou copie-o para uma pasta sua.</translation>
    </message>
    <message>
        <source>{path} cannot be written: its name must end in .png, .svg or .pdf.</source>
        <translation>{path} não pode ser gravado: seu nome deve terminar em .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>{path} changes its sample rate or number of channels at {at_s} s. Split it into its parts, or convert it to WAV or FLAC, for example with ffmpeg.</source>
        <translation>{path} muda de taxa de amostragem ou número de canais em {at_s} s. Divida-o em suas partes ou converta-o em WAV ou FLAC, por exemplo com o ffmpeg.</translation>
    </message>
    <message>
        <source>{path} contains an impossibly large value. It is damaged or forged.</source>
        <translation>{path} contém um valor impossivelmente grande. Está danificado ou falsificado.</translation>
    </message>
    <message>
        <source>{path} contains no audio (0 samples). Skip it.</source>
        <translation>{path} não contém áudio (0 amostras). Pule-o.</translation>
    </message>
    <message>
        <source>{path} contains no audio to cut.</source>
        <translation>{path} não contém áudio a cortar.</translation>
    </message>
    <message>
        <source>{path} contains no audio.</source>
        <translation>{path} não contém áudio.</translation>
    </message>
    <message>
        <source>{path} contains no calls.</source>
        <translation>{path} não contém chamados.</translation>
    </message>
    <message>
        <source>{path} contains no finished recordings. Repeat “birdann archive run” to correct this.</source>
        <translation>{path} não contém gravações terminadas. Repita “birdann archive run” para corrigir isso.</translation>
    </message>
    <message>
        <source>{path} contains no supported sound file.</source>
        <translation>{path} não contém nenhum arquivo de som aceito.</translation>
    </message>
    <message>
        <source>{path} contains no {thing} {identifier}. It was removed meanwhile, or the file is damaged (see birdann check).</source>
        <translation>{path} não contém {thing} {identifier}. Foi removido nesse meio-tempo, ou o arquivo está danificado (veja birdann check).</translation>
    </message>
    <message>
        <source>{path} contains none of the project&apos;s recordings (first file: “{file}”). Add the recordings first, or compare the file names.</source>
        <translation>{path} não contém nenhuma das gravações do projeto (primeiro arquivo: “{file}”). Adicione antes as gravações ou compare os nomes de arquivo.</translation>
    </message>
    <message>
        <source>{path} contains only recordings of this project. Merge the two projects instead (File &gt; Merge with another project…).</source>
        <translation>{path} contém só gravações deste projeto. Em vez disso, mescle os dois projetos (Arquivo &gt; Mesclar com outro projeto…).</translation>
    </message>
    <message>
        <source>{path} contains results of a program (“{column}”) and no column of species. Name the column with the species “species”.</source>
        <translation>{path} contém resultados de um programa (“{column}”) e nenhuma coluna de espécies. Chame a coluna das espécies de “species”.</translation>
    </message>
    <message>
        <source>{path} contains times outside the calendar, which this format cannot write. Correct the start times of its recordings, or choose another format.</source>
        <translation>{path} contém tempos fora do calendário, que este formato não pode gravar. Corrija os inícios de suas gravações ou escolha outro formato.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which is not supported. Convert it to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contém {kind}, que não é aceito. Converta-o em WAV ou FLAC, por exemplo com {converter}.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which needs the package av (pip install birdann[telephone]). Install it, or convert the file to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contém {kind}, o que precisa do pacote av (pip install birdann[telephone]). Instale-o ou converta o arquivo em WAV ou FLAC, por exemplo com {converter}.</translation>
    </message>
    <message>
        <source>{path} defines names of its own, which is not done in such files.</source>
        <translation>{path} define nomes próprios, o que não se faz em arquivos assim.</translation>
    </message>
    <message numerus="yes">
        <source>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</source>
        <translation>
            <numerusform>{path} difere das marcas existentes em %Ln gravação (primeira: {first}). Escolha se quer acrescentar à lista, substituí-la ou mantê-la (--existing add, replace ou keep).</numerusform>
            <numerusform>{path} difere das marcas existentes em %Ln gravações (primeira: {first}). Escolha se quer acrescentar às listas, substituí-las ou mantê-las (--existing add, replace ou keep).</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} does not belong to {project}, and opening the project with it could change or delete other files. It was kept. Move it away, then open the project again.</source>
        <translation>{path} não pertence a {project}, e abrir o projeto com ele poderia alterar ou excluir outros arquivos. Foi mantido. Mova-o e abra o projeto de novo.</translation>
    </message>
    <message>
        <source>{path} does not end with {own}. Rename it, or choose another format than “{title}”.</source>
        <translation>{path} não termina em {own}. Renomeie-o ou escolha um formato diferente de “{title}”.</translation>
    </message>
    <message>
        <source>{path} does not exist. See whether it was moved or renamed.</source>
        <translation>{path} não existe. Verifique se foi movido ou renomeado.</translation>
    </message>
    <message>
        <source>{path} does not fit its labels file, which has {n_labels} labels: its outputs are {shapes}.</source>
        <translation>{path} não corresponde a seu arquivo de rótulos, que tem {n_labels} rótulos: suas saídas são {shapes}.</translation>
    </message>
    <message>
        <source>{path} does not say how a recording was segmented ({reason}). Segment the recording again.</source>
        <translation>{path} não diz como uma gravação foi segmentada ({reason}). Segmente a gravação de novo.</translation>
    </message>
    <message>
        <source>{path} does not say how to start jobs under SLURM ({reason}); the page Archives of the manual shows such a file.</source>
        <translation>{path} não diz como iniciar trabalhos no SLURM ({reason}); a página Archives do manual mostra um arquivo assim.</translation>
    </message>
    <message>
        <source>{path} does not take samples of sound: its input is {shapes}.</source>
        <translation>{path} não recebe amostras de som: sua entrada é {shapes}.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (number of channels). Copy it again from the recorder, or export it again.</source>
        <translation>{path} tem um cabeçalho danificado (número de canais). Copie-o de novo do gravador ou exporte-o de novo.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate 0 Hz). Copy it again from the recorder, or export it again.</source>
        <translation>{path} tem um cabeçalho danificado (taxa de amostragem 0 Hz). Copie-o de novo do gravador ou exporte-o de novo.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate {rate_hz} Hz). Copy it again, or export it again.</source>
        <translation>{path} tem um cabeçalho danificado (taxa de amostragem {rate_hz} Hz). Copie-o ou exporte-o de novo.</translation>
    </message>
    <message>
        <source>{path} has changed since it was added. Earlier results are kept. Remove the recording and add it again to start over with the new sound.</source>
        <translation>{path} mudou desde que foi adicionado. Os resultados anteriores são mantidos. Remova a gravação e adicione-a de novo para recomeçar com o novo som.</translation>
    </message>
    <message>
        <source>{path} has changed since it was processed. Its results are kept. Process it in another results folder.</source>
        <translation>{path} mudou desde que foi processado. Seus resultados são mantidos. Processe-o em outra pasta de resultados.</translation>
    </message>
    <message>
        <source>{path} has more than {max_rows} rows. Leave out detections of low scores, or split it.</source>
        <translation>{path} tem mais de {max_rows} linhas. Omita detecções de escore baixo ou divida-o.</translation>
    </message>
    <message>
        <source>{path} has neither a column “labels” nor columns of 0 and 1 named after species; its first line should be “file,labels”.</source>
        <translation>{path} não tem coluna “labels” nem colunas de 0 e 1 com nomes de espécies; sua primeira linha deveria ser “file,labels”.</translation>
    </message>
    <message>
        <source>{path} has neither a column “recording” nor a column “site”. Name the columns {names}.</source>
        <translation>{path} não tem coluna “recording” nem coluna “site”. Chame as colunas de {names}.</translation>
    </message>
    <message>
        <source>{path} has neither thresholds nor a sample for the model of the archive. Validate the sample of “birdann archive sample”, and save thresholds.</source>
        <translation>{path} não tem limiares nem amostra para o modelo do acervo. Valide a amostra de “birdann archive sample” e salve limiares.</translation>
    </message>
    <message>
        <source>{path} has no backup {wanted}. List backups with birdann restore --list.</source>
        <translation>{path} não tem o backup {wanted}. Liste os backups com birdann restore --list.</translation>
    </message>
    <message>
        <source>{path} has no channel {channel}; it has {n_channels}.</source>
        <translation>{path} não tem o canal {channel}; tem {n_channels}.</translation>
    </message>
    <message>
        <source>{path} has no column “file”; its first line should be “file,labels”, one row per recording, with “;” between labels.</source>
        <translation>{path} não tem coluna “file”; sua primeira linha deveria ser “file,labels”, uma linha por gravação, com “;” entre os rótulos.</translation>
    </message>
    <message>
        <source>{path} has no column “{name}”.</source>
        <translation>{path} não tem nenhuma coluna “{name}”.</translation>
    </message>
    <message>
        <source>{path} has no columns of starts and ends. Name them start_s and end_s.</source>
        <translation>{path} não tem colunas de inícios e fins. Chame-as de start_s e end_s.</translation>
    </message>
    <message>
        <source>{path} has no detections of {asked}. Available: {there}.</source>
        <translation>{path} não tem detecções de {asked}. Disponíveis: {there}.</translation>
    </message>
    <message>
        <source>{path} has no header, and “{cell}” in line {line} is not the name of a species. Add a first line such as “file,labels”.</source>
        <translation>{path} não tem cabeçalho, e “{cell}” na linha {line} não é o nome de uma espécie. Acrescente uma primeira linha como “file,labels”.</translation>
    </message>
    <message>
        <source>{path} has no labels. File &gt; Merge brings it and this project together later.</source>
        <translation>{path} não tem rótulos. Arquivo &gt; Mesclar o reúne a este projeto mais tarde.</translation>
    </message>
    <message>
        <source>{path} has no model. Choose whose detections to validate: {there}.</source>
        <translation>{path} não tem modelo. Escolha quais detecções validar: {there}.</translation>
    </message>
    <message>
        <source>{path} has no model. Train one first.</source>
        <translation>{path} não tem modelo. Treine um antes.</translation>
    </message>
    <message>
        <source>{path} has no names of sound files, but numbers of a server (audio_recording_id). Add a column “file”, and name the columns of times start_s and end_s.</source>
        <translation>{path} não tem nomes de arquivos de som, mas números de um servidor (audio_recording_id). Adicione uma coluna “file” e chame as colunas de tempos de start_s e end_s.</translation>
    </message>
    <message>
        <source>{path} has no run yet. Train and predict first.</source>
        <translation>{path} ainda não tem execução. Treine e preveja antes.</translation>
    </message>
    <message>
        <source>{path} has no run {run}. Results and exports list the runs.</source>
        <translation>{path} não tem a execução {run}. Resultados e exportações listam as execuções.</translation>
    </message>
    <message>
        <source>{path} has no saved thresholds of the run that is exported. Save some with birdann validate results --save-thresholds.</source>
        <translation>{path} não tem limiares salvos da execução exportada. Salve alguns com birdann validate results --save-thresholds.</translation>
    </message>
    <message>
        <source>{path} has no scores. Train a model and predict, or import detections.</source>
        <translation>{path} não tem escores. Treine um modelo e preveja, ou importe detecções.</translation>
    </message>
    <message>
        <source>{path} has no species with visits of both kinds.</source>
        <translation>{path} não tem nenhuma espécie com visitas dos dois tipos.</translation>
    </message>
    <message>
        <source>{path} has no species “{species}”. Check the spelling.</source>
        <translation>{path} não tem a espécie “{species}”. Verifique a grafia.</translation>
    </message>
    <message>
        <source>{path} has no species “{strange}”. Check the spelling.</source>
        <translation>{path} não tem a espécie “{strange}”. Verifique a grafia.</translation>
    </message>
    <message>
        <source>{path} has no verified visits. Draw them with Model &gt; Verify visits or with birdann visits make.</source>
        <translation>{path} não tem visitas verificadas. Sorteie-as com Modelo &gt; Verificar visitas ou com birdann visits make.</translation>
    </message>
    <message>
        <source>{path} has no {kind} “{name}”. Check the spelling.</source>
        <translation>{path} não tem {kind} “{name}”. Verifique a grafia.</translation>
    </message>
    <message>
        <source>{path} has no “{name}”. It has: {there}.</source>
        <translation>{path} não tem “{name}”. Tem: {there}.</translation>
    </message>
    <message>
        <source>{path} has other features ({theirs}) than this project ({ours}). Segment its recordings again with these features first.</source>
        <translation>{path} tem outros atributos ({theirs}) que este projeto ({ours}). Segmente antes suas gravações de novo com estes atributos.</translation>
    </message>
    <message>
        <source>{path} has scores of {asked} as evidence only. Import them as segments to validate them.</source>
        <translation>{path} só tem escores de {asked} como indícios. Importe-os como segmentos para validá-los.</translation>
    </message>
    <message>
        <source>{path} has several columns of sound files ({names}). Name the one of the recordings “file”.</source>
        <translation>{path} tem várias colunas de arquivos de som ({names}). Chame de “file” a das gravações.</translation>
    </message>
    <message>
        <source>{path} has species lists for parts of recordings, and the column “{column}” does not give their start and end. Use the columns “start_s” and “end_s” (seconds), or “start” and “end” (times such as 06:31:00).</source>
        <translation>{path} tem listas de espécies de partes de gravações, e a coluna “{column}” não dá seu início e fim. Use as colunas “start_s” e “end_s” (segundos), ou “start” e “end” (horas como 06:31:00).</translation>
    </message>
    <message>
        <source>{path} has the column “{name}” twice.</source>
        <translation>{path} tem a coluna “{name}” duas vezes.</translation>
    </message>
    <message>
        <source>{path} has the seasons {there}. Name one of them.</source>
        <translation>{path} tem as temporadas {there}. Indique uma delas.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a sound file. Add it as a folder.</source>
        <translation>{path} é uma pasta, não um arquivo de som. Adicione-a como pasta.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name a project file in it.</source>
        <translation>{path} é uma pasta. Indique um arquivo de projeto nela.</translation>
    </message>
    <message>
        <source>{path} is a link or not a plain file, so that opening {project} could damage another file. Copy both to a new folder and open the copy.</source>
        <translation>{path} é um link ou não é um arquivo comum, de modo que abrir {project} poderia danificar outro arquivo. Copie ambos para uma nova pasta e abra a cópia.</translation>
    </message>
    <message>
        <source>{path} is a link or not what birdann writes there. Remove it, or choose another folder for the results.</source>
        <translation>{path} é um link ou não é o que o birdann grava ali. Remova-o ou escolha outra pasta para os resultados.</translation>
    </message>
    <message>
        <source>{path} is a link to a folder and is not followed. Add that folder itself.</source>
        <translation>{path} é um link para uma pasta e não é seguido. Adicione a própria pasta.</translation>
    </message>
    <message>
        <source>{path} is a link, which is not followed where birdann gives the name. See where it leads, and remove or rename it.</source>
        <translation>{path} é um link, que não é seguido onde o birdann dá o nome. Veja aonde leva e remova-o ou renomeie-o.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a sound file. Leave it out.</source>
        <translation>{path} é um pipe ou dispositivo, não um arquivo de som. Omita-o.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a table. Write it to a file first.</source>
        <translation>{path} é um pipe ou dispositivo, não uma tabela. Grave-a antes em um arquivo.</translation>
    </message>
    <message>
        <source>{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.</source>
        <translation>{path} é uma planilha, não uma tabela de texto. Salve-a como “CSV UTF-8” onde foi feita.</translation>
    </message>
    <message>
        <source>{path} is being used by another program. Close it there, or open the project read-only.</source>
        <translation>{path} está sendo usado por outro programa. Feche-o lá ou abra o projeto somente leitura.</translation>
    </message>
    <message>
        <source>{path} is closed.</source>
        <translation>{path} está fechado.</translation>
    </message>
    <message>
        <source>{path} is coded as {subtype}, which cannot be read from the middle; convert it to WAV or FLAC of 16 bits, for instance with Audacity.</source>
        <translation>{path} está codificado como {subtype}, que não pode ser lido a partir do meio; converta-o em WAV ou FLAC de 16 bits, por exemplo com o Audacity.</translation>
    </message>
    <message>
        <source>{path} is compressed. Unpack it first.</source>
        <translation>{path} está compactado. Descompacte-o primeiro.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged before any sound. Copy it again from the recorder or leave it out.</source>
        <translation>{path} está cortado ou danificado antes de qualquer som. Copie-o de novo do gravador ou omita-o.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not made by birdann: {reason}. Open a backup of it.</source>
        <translation>{path} está danificado ou não foi feito pelo birdann: {reason}. Abra um backup dele.</translation>
    </message>
    <message>
        <source>{path} is damaged. Keep the file as it is and open a backup of it.</source>
        <translation>{path} está danificado. Deixe o arquivo como está e abra um backup dele.</translation>
    </message>
    <message>
        <source>{path} is empty (0 bytes). Copy it again from the recorder.</source>
        <translation>{path} está vazio (0 bytes). Copie-o de novo do gravador.</translation>
    </message>
    <message>
        <source>{path} is empty; it should have the columns “file” and “labels”.</source>
        <translation>{path} está vazio; deveria ter as colunas “file” e “labels”.</translation>
    </message>
    <message>
        <source>{path} is in Parquet, for which birdann needs the package pyarrow; install it, or let BirdNET write CSV.</source>
        <translation>{path} está em Parquet, para o qual o birdann precisa do pacote pyarrow; instale-o ou deixe o BirdNET gravar CSV.</translation>
    </message>
    <message>
        <source>{path} is larger than {max_bytes} MiB, too large for a text table.</source>
        <translation>{path} passa de {max_bytes} MiB, grande demais para uma tabela de texto.</translation>
    </message>
    <message>
        <source>{path} is missing. Restore it, then repeat the command.</source>
        <translation>{path} está ausente. Restaure-o e repita o comando.</translation>
    </message>
    <message>
        <source>{path} is missing: moved, renamed or deleted, or its disk is not connected. Restore it, or locate it (menu Project: Locate missing files; command line: birdann locate).</source>
        <translation>{path} está ausente: movido, renomeado ou excluído, ou seu disco não está conectado. Restaure-o ou localize-o (menu Projeto: Localizar arquivos ausentes; linha de comando: birdann locate).</translation>
    </message>
    <message>
        <source>{path} is not AviaNZ&apos;s list of segments.</source>
        <translation>{path} não é uma lista de segmentos do AviaNZ.</translation>
    </message>
    <message>
        <source>{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.</source>
        <translation>{path} não é uma tabela do Kaleidoscope: falta IN FILE, OFFSET ou DURATION.</translation>
    </message>
    <message>
        <source>{path} is not a Praat TextGrid file.</source>
        <translation>{path} não é um arquivo TextGrid do Praat.</translation>
    </message>
    <message>
        <source>{path} is not a Raven selection table: “Begin Time (s)” is missing.</source>
        <translation>{path} não é uma tabela de seleção do Raven: falta “Begin Time (s)”.</translation>
    </message>
    <message>
        <source>{path} is not a Sonic Visualiser layer.</source>
        <translation>{path} não é uma camada do Sonic Visualiser.</translation>
    </message>
    <message>
        <source>{path} is not a birdann project.</source>
        <translation>{path} não é um projeto do birdann.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table with times in seconds. It needs label, onset_s, offset_s and notated_path.</source>
        <translation>{path} não é uma tabela do crowsetta com tempos em segundos. Precisa de label, onset_s, offset_s e notated_path.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table. It needs {names}.</source>
        <translation>{path} não é uma tabela do crowsetta. Precisa de {names}.</translation>
    </message>
    <message>
        <source>{path} is not a file of BatDetect2: “annotation” is missing.</source>
        <translation>{path} não é um arquivo do BatDetect2: falta “annotation”.</translation>
    </message>
    <message>
        <source>{path} is not a network: choose a TFLite or ONNX file.</source>
        <translation>{path} não é uma rede neural: escolha um arquivo TFLite ou ONNX.</translation>
    </message>
    <message>
        <source>{path} is not a run log of birdann. Choose a new file for the log.</source>
        <translation>{path} não é um registro de execução do birdann. Escolha um novo arquivo para o registro.</translation>
    </message>
    <message>
        <source>{path} is not a sound file that can be read (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF and AU can). Convert it or leave it out.</source>
        <translation>{path} não é um arquivo de som legível (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF e AU são). Converta-o ou omita-o.</translation>
    </message>
    <message>
        <source>{path} is not a table of BirdNET results: the column of starts is missing.</source>
        <translation>{path} não é uma tabela de resultados do BirdNET: falta a coluna de inícios.</translation>
    </message>
    <message>
        <source>{path} is not a table of birdann segments: columns are missing.</source>
        <translation>{path} não é uma tabela de segmentos do birdann: faltam colunas.</translation>
    </message>
    <message>
        <source>{path} is not a table of calls: it needs the columns {names}, and one of {names_2}.</source>
        <translation>{path} não é uma tabela de chamados: precisa das colunas {names} e de uma de {names_2}.</translation>
    </message>
    <message>
        <source>{path} is not a table of scores by class. It needs {names} and a column for each class.</source>
        <translation>{path} não é uma tabela de escores por classe. Precisa de {names} e de uma coluna por classe.</translation>
    </message>
    <message>
        <source>{path} is not a table that can be read: {reason}.</source>
        <translation>{path} não é uma tabela legível: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.</source>
        <translation>{path} não é uma tabela com as colunas species, visit, calls, is_call e score. Corrija-a.</translation>
    </message>
    <message>
        <source>{path} is not a valid Parquet file ({reason}).</source>
        <translation>{path} não é um arquivo Parquet válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not an AOEF file: “data” is missing.</source>
        <translation>{path} não é um arquivo AOEF: falta “data”.</translation>
    </message>
    <message>
        <source>{path} is not an annotation set of xeno-canto: “annotations” is missing.</source>
        <translation>{path} não é um conjunto de anotações do xeno-canto: falta “annotations”.</translation>
    </message>
    <message>
        <source>{path} is not read: it lies outside the project&apos;s folder, and {name} may not read sound there. Allow the folder (menu Project: Allowed folders; command line: --allow-outside).</source>
        <translation>{path} não é lido: fica fora da pasta do projeto, e {name} não pode ler som ali. Permita a pasta (menu Projeto: Pastas permitidas; linha de comando: --allow-outside).</translation>
    </message>
    <message>
        <source>{path} is not text in an encoding that is known. Save it as UTF-8.</source>
        <translation>{path} não é texto em uma codificação conhecida. Salve-o como UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not the model of this archive. Restore that model, or choose another folder.</source>
        <translation>{path} não é o modelo deste acervo. Restaure esse modelo ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>{path} is not the plain file that birdann keeps there while {project_path} is open, but a link or something else. See what it is, and remove or rename it.</source>
        <translation>{path} não é o arquivo comum que o birdann mantém ali enquanto {project_path} está aberto, mas um link ou outra coisa. Veja o que é e remova-o ou renomeie-o.</translation>
    </message>
    <message>
        <source>{path} is not the table that was written ({reason}). Restore it from a copy, or remove recordings/{name} and repeat “birdann archive run”.</source>
        <translation>{path} não é a tabela que foi gravada ({reason}). Restaure-a de uma cópia, ou remova recordings/{name} e repita “birdann archive run”.</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({reason}).</source>
        <translation>{path} não é JSON válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not valid XML ({reason}).</source>
        <translation>{path} não é XML válido ({reason}).</translation>
    </message>
    <message>
        <source>{path} is of no known format. Name one of {names}.</source>
        <translation>{path} não é de um formato conhecido. Indique um de {names}.</translation>
    </message>
    <message>
        <source>{path} is one file under {n_names} names (hard links), and what is saved under one would be lost under another. Copy it to a new file and open that, or open it read-only and save a copy.</source>
        <translation>{path} é um arquivo com {n_names} nomes (links físicos), e o que é salvo com um se perderia com outro. Copie-o para um novo arquivo e abra esse, ou abra-o somente leitura e salve uma cópia.</translation>
    </message>
    <message>
        <source>{path} is open read-only; nothing in it can be changed.</source>
        <translation>{path} está aberto somente leitura; nada nele pode ser alterado.</translation>
    </message>
    <message>
        <source>{path} is saved, but the disk did not take it in one piece ({reason}): keep {file}-wal beside it, free some space, and open and close it once more.</source>
        <translation>{path} está salvo, mas o disco não o aceitou de uma só vez ({reason}): mantenha {file}-wal ao lado, libere espaço, e abra-o e feche-o mais uma vez.</translation>
    </message>
    <message>
        <source>{path} is the same sound as {known}</source>
        <translation>{path} é o mesmo som que {known}</translation>
    </message>
    <message>
        <source>{path} is write-protected. Open it read-only, or make a copy of it.</source>
        <translation>{path} está protegido contra gravação. Abra-o somente leitura ou faça uma cópia.</translation>
    </message>
    <message>
        <source>{path} lists no recording of this project.</source>
        <translation>{path} não lista nenhuma gravação deste projeto.</translation>
    </message>
    <message>
        <source>{path} lists no species. Write one name per line.</source>
        <translation>{path} não lista espécies. Escreva um nome por linha.</translation>
    </message>
    <message>
        <source>{path} lists “{file}”, and several recordings of this project have this name. Score projects that contain only one of them.</source>
        <translation>{path} lista “{file}”, e várias gravações deste projeto têm esse nome. Pontue projetos que contenham só uma delas.</translation>
    </message>
    <message>
        <source>{path} looks like raw samples without a sample rate. Export it as WAV.</source>
        <translation>{path} parece conter amostras brutas sem taxa de amostragem. Exporte-o como WAV.</translation>
    </message>
    <message>
        <source>{path} may not be read. Change its permissions.</source>
        <translation>{path} não pode ser lido. Mude suas permissões.</translation>
    </message>
    <message>
        <source>{path} must end in .csv, .svg, .png or .pdf.</source>
        <translation>{path} deve terminar em .csv, .svg, .png ou .pdf.</translation>
    </message>
    <message>
        <source>{path} must end in .png, .svg or .pdf.</source>
        <translation>{path} deve terminar em .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>{path} needs the columns “{item}” and “{answer}”.</source>
        <translation>{path} precisa das colunas “{item}” e “{answer}”.</translation>
    </message>
    <message>
        <source>{path} starts {start}, before the previous recording or before recorders existed. The clock was probably reset. Correct the start.</source>
        <translation>{path} começa em {start}, antes da gravação anterior ou de existirem gravadores. O relógio provavelmente foi zerado. Corrija o início.</translation>
    </message>
    <message>
        <source>{path} supports one recording only, as the durations are unknown. Choose a folder to get one table for each.</source>
        <translation>{path} aceita só uma gravação, pois as durações são desconhecidas. Escolha uma pasta para obter uma tabela de cada.</translation>
    </message>
    <message>
        <source>{path} supports one recording only. Choose a folder to get one table for each.</source>
        <translation>{path} aceita só uma gravação. Escolha uma pasta para obter uma tabela de cada.</translation>
    </message>
    <message>
        <source>{path} takes sound of any length and is not a network that birdann knows. Export it with a fixed input length.</source>
        <translation>{path} recebe som de qualquer duração e não é uma rede que o birdann conheça. Exporte-a com duração de entrada fixa.</translation>
    </message>
    <message>
        <source>{path} takes {n_samples} samples at a time and is not a network that birdann knows. Give its sampling rate and how its numbers become scores.</source>
        <translation>{path} recebe {n_samples} amostras por vez e não é uma rede que o birdann conheça. Indique sua taxa de amostragem e como seus números viram escores.</translation>
    </message>
    <message>
        <source>{path} was edited, or was not made by the demo. It is kept. Choose a new folder.</source>
        <translation>{path} foi editado, ou não foi criado pela demonstração. É mantido. Escolha uma nova pasta.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of birdann (project format {version}, this version reads up to {reads}). Install the newer version to open it.</source>
        <translation>{path} foi feito por uma versão mais nova do birdann (formato de projeto {version}, esta versão lê até {reads}). Instale a versão mais nova para abri-lo.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier version of birdann. Open it for editing once to update it.</source>
        <translation>{path} foi feito por uma versão anterior do birdann. Abra-o uma vez para edição para atualizá-lo.</translation>
    </message>
    <message>
        <source>{path} was moved, deleted or replaced while it was open, so that nothing more can be saved in it. Put it back, or close it and open it where it is now.</source>
        <translation>{path} foi movido, excluído ou substituído enquanto estava aberto, e nada mais pode ser salvo nele. Ponha-o de volta, ou feche-o e abra-o onde está agora.</translation>
    </message>
    <message>
        <source>{path} was passed over: such folders contain deleted or earlier files. Add that folder itself if you need its sound files.</source>
        <translation>{path} foi ignorada: pastas assim contêm arquivos excluídos ou anteriores. Adicione a própria pasta se precisar de seus arquivos de som.</translation>
    </message>
    <message>
        <source>{path} {reason}. Copy it again from the recorder or leave it out.</source>
        <translation>{path} {reason}. Copie-o de novo do gravador ou omita-o.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a name and its meaning are expected.</source>
        <translation>{path}, linha {line}: espera-se um nome e seu significado.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} is answered twice.</source>
        <translation>{path}, linha {line}: o item {item} é respondido duas vezes.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} of this sample is “{species}” in {recording} at {start_s} s, not what stands there. Answer the table that was written of this sample, or take the columns away that are no longer true.</source>
        <translation>{path}, linha {line}: o item {item} desta amostra é “{species}” em {recording} a {start_s} s, não o que está ali. Responda a tabela que foi gravada desta amostra ou tire as colunas que não são mais verdadeiras.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of a species has {characters} characters, starting “{start}”. See whether something else was taken for a name.</source>
        <translation>{path}, linha {line}: o nome de uma espécie tem {characters} caracteres, começando com “{start}”. Veja se outra coisa foi tomada por um nome.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the sample has no item {item}; it has {n_items}.</source>
        <translation>{path}, linha {line}: a amostra não tem o item {item}; tem {n_items}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times are clock times, and the start of {file} is not known. Give seconds (columns “start_s” and “end_s”), or set the start of the recording first.</source>
        <translation>{path}, linha {line}: os tempos são horas do relógio, e o início de {file} é desconhecido. Dê segundos (colunas “start_s” e “end_s”) ou defina antes o início da gravação.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times of this call make no sense.</source>
        <translation>{path}, linha {line}: os tempos deste chamado não fazem sentido.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the window {times} is not in {file}, which lasts {duration}. Correct the times, or the start of the recording.</source>
        <translation>{path}, linha {line}: a janela {times} não está em {file}, que dura {duration}. Corrija os tempos ou o início da gravação.</translation>
    </message>
    <message>
        <source>{path}, line {line}: two columns “{name}” differ. Delete or rename one.</source>
        <translation>{path}, linha {line}: duas colunas “{name}” diferem. Exclua uma ou mude o nome dela.</translation>
    </message>
    <message>
        <source>{path}, line {line}: unknown answer “{said}”. Choose from: {answers}.</source>
        <translation>{path}, linha {line}: resposta desconhecida “{said}”. Escolha entre: {answers}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: weeks are numbers from 1 to {weeks} (four a month), and weights are numbers from 0.</source>
        <translation>{path}, linha {line}: as semanas são números de 1 a {weeks} (quatro por mês), e os pesos, números a partir de 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{item}” is not an item number.</source>
        <translation>{path}, linha {line}: “{item}” não é um número de item.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{name}” has two meanings. Delete one of the lines.</source>
        <translation>{path}, linha {line}: “{name}” tem dois significados. Exclua uma das linhas.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{start}” to “{end}” is not a stretch of time. Correct the start and the end.</source>
        <translation>{path}, linha {line}: “{start}” a “{end}” não é um trecho de tempo. Corrija o início e o fim.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is neither seconds nor a time such as 06:31:00.</source>
        <translation>{path}, linha {line}: “{text}” não são segundos nem uma hora como 06:31:00.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is not a kind of list. Use “complete”, “at least” or “possible”.</source>
        <translation>{path}, linha {line}: “{text}” não é um tipo de lista. Use “complete”, “at least” ou “possible”.</translation>
    </message>
    <message>
        <source>{path}: birdann writes “{title}” but does not read it.</source>
        <translation>{path}: o birdann grava “{title}”, mas não o lê.</translation>
    </message>
    <message>
        <source>{path}: lines {earlier} and {line} contradict each other for {file} ({first}, {second}). Remove the wrong line, then read the table again.</source>
        <translation>{path}: as linhas {earlier} e {line} se contradizem para {file} ({first}, {second}). Remova a linha errada e leia a tabela de novo.</translation>
    </message>
    <message>
        <source>{path}: lines {lines} have more or fewer cells than the header ({n_columns}). Correct these lines, then read the table again.</source>
        <translation>{path}: as linhas {lines} têm mais ou menos células que o cabeçalho ({n_columns}). Corrija-as e leia a tabela de novo.</translation>
    </message>
    <message>
        <source>{path}: no recording has a start. Set sites and times first (birdann sites).</source>
        <translation>{path}: nenhuma gravação tem início. Defina antes sítios e tempos (birdann sites).</translation>
    </message>
    <message>
        <source>{path}: no species. Put it in a folder named after the species.</source>
        <translation>{path}: sem espécie. Ponha-o em uma pasta com o nome da espécie.</translation>
    </message>
    <message>
        <source>{path}: the sample “{name}” is incomplete. Draw a new one.</source>
        <translation>{path}: a amostra “{name}” está incompleta. Sorteie uma nova.</translation>
    </message>
    <message>
        <source>{path}: the windows in lines {a} and {b} overlap for {file} ({first} and {second}). A window may lie inside another one, but not across its border. Correct the times.</source>
        <translation>{path}: as janelas das linhas {a} e {b} se sobrepõem em {file} ({first} e {second}). Uma janela pode ficar dentro de outra, mas não sobre sua borda. Corrija os tempos.</translation>
    </message>
    <message>
        <source>{path}: too many rows, too long a cell or an invalid character for Excel. Save the table as CSV.</source>
        <translation>{path}: linhas demais, célula longa demais ou caractere inválido para o Excel. Salve a tabela como CSV.</translation>
    </message>
    <message>
        <source>{path}: x1 and x2 are times in pieces of a minute, into which Arbimon cuts recordings. Add the start of each piece, and name the columns start_s and end_s.</source>
        <translation>{path}: x1 e x2 são tempos em pedaços de um minuto, nos quais o Arbimon corta as gravações. Some o início de cada pedaço e chame as colunas de start_s e end_s.</translation>
    </message>
    <message>
        <source>{per_bin} items per bin are too few for {strata} strata of hours: draw at least {wanted}.</source>
        <translation>{per_bin} itens por classe são poucos para {strata} estratos de horas: sorteie pelo menos {wanted}.</translation>
    </message>
    <message>
        <source>{percent} at {clock}</source>
        <translation>{percent} em {clock}</translation>
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
        <translation>{place}: NA, não amostrado</translation>
    </message>
    <message>
        <source>{program} found: {species}.</source>
        <translation>{program} encontrou: {species}.</translation>
    </message>
    <message>
        <source>{program} has few scores: {scores} for {recordings} recordings. Detections every second, from a score of 0.005, are much better evidence.</source>
        <translation>{program} tem poucos escores: {scores} para {recordings} gravações. Detecções a cada segundo, a partir de um escore de 0,005, são indícios muito melhores.</translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln labels, windows of {window_s} s.</source>
        <translation>
            <numerusform>{program}: %Ln rótulo, janelas de {window_s} s.</numerusform>
            <numerusform>{program}: %Ln rótulos, janelas de {window_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln recordings were analysed.</source>
        <translation>
            <numerusform>{program}: %Ln gravação foi analisada.</numerusform>
            <numerusform>{program}: %Ln gravações foram analisadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program}: windows of {window_s} s every {step_s} s, scores from {min_score}, {n} classes.</source>
        <translation>{program}: janelas de {window_s} s a cada {step_s} s, escores a partir de {min_score}, {n} classes.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). Free some space, or see whether the disk or network share is still there.</source>
        <translation>{project_path} não pode ser aberto para gravação ({reason}). Libere espaço, ou verifique se o disco ou o compartilhamento de rede ainda está lá.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). See whether the disk or network share is still there.</source>
        <translation>{project_path} não pode ser aberto para gravação ({reason}). Verifique se o disco ou o compartilhamento de rede ainda está lá.</translation>
    </message>
    <message>
        <source>{project_path} is already open{holder}. Close it there, or open it read-only here.</source>
        <translation>{project_path} já está aberto{holder}. Feche-o lá ou abra-o aqui somente leitura.</translation>
    </message>
    <message>
        <source>{project_path} lies where files cannot be locked ({reason}). Open it read-only, or copy it to a local disk.</source>
        <translation>{project_path} fica onde arquivos não podem ser bloqueados ({reason}). Abra-o somente leitura ou copie-o para um disco local.</translation>
    </message>
    <message>
        <source>{range} · {share} correct</source>
        <comment>expected of proposals</comment>
        <translation>{range} · {share} corretas</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} kHz</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: it</source>
        <translation>{recording} a {start_s} s: ele</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: {reason}.</source>
        <translation>{recording} a {start_s} s: {reason}.</translation>
    </message>
    <message>
        <source>{recording} contains no audio to cut at {start_s} s.</source>
        <translation>{recording} não contém áudio a cortar a {start_s} s.</translation>
    </message>
    <message>
        <source>{recording} is listed as “no birds”, but a call is labelled {species}.</source>
        <translation>{recording} está listada como “sem aves”, mas um chamado está rotulado como {species}.</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {field} {value}, not {other}</source>
        <translation>{recording}, {onset} s: {field} {value}, não {other}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {label} ({observer}); deleted by {names}</source>
        <translation>{recording}, {onset} s: {label} ({observer}); excluído por {names}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {species}</source>
        <translation>{recording}, {onset} s: {species}</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</source>
        <translation>
            <numerusform>{recording}: %Ln anotação está abaixo de {below_hz} Hz. Estava em quilohertz?</numerusform>
            <numerusform>{recording}: %Ln anotações estão abaixo de {below_hz} Hz. Estavam em quilohertz?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</source>
        <translation>
            <numerusform>{recording}: %Ln anotação passa da metade da taxa de amostragem ({top_hz} Hz) e foi cortada ali.</numerusform>
            <numerusform>{recording}: %Ln anotações passam da metade da taxa de amostragem ({top_hz} Hz) e foram cortadas ali.</numerusform>
        </translation>
    </message>
    <message>
        <source>{recording}: a call is labelled {species}, which its list excludes.</source>
        <translation>{recording}: um chamado está rotulado como {species}, que sua lista exclui.</translation>
    </message>
    <message>
        <source>{recording}: labelled from its species list alone</source>
        <translation>{recording}: rotulada só a partir da sua lista de espécies</translation>
    </message>
    <message>
        <source>{recording}: the windows {first} and {second} overlap. Put one inside the other, or change a border.</source>
        <translation>{recording}: as janelas {first} e {second} se sobrepõem. Ponha uma dentro da outra ou mude uma borda.</translation>
    </message>
    <message>
        <source>{recording}: {species} listed, probably absent ({percent})</source>
        <translation>{recording}: {species} listada, provavelmente ausente ({percent})</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</source>
        <translation>
            <numerusform>{recording}: {species} não listada, provavelmente presente ({percent}, %Ln chamado)</numerusform>
            <numerusform>{recording}: {species} não listada, provavelmente presente ({percent}, %Ln chamados)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species}, {percent}, %Ln calls</source>
        <translation>
            <numerusform>{recording}: {species}, {percent}, %Ln chamado</numerusform>
            <numerusform>{recording}: {species}, {percent}, %Ln chamados</numerusform>
        </translation>
    </message>
    <message>
        <source>{second} is the same file as {first}. Choose two.</source>
        <translation>{second} é o mesmo arquivo que {first}. Escolha dois.</translation>
    </message>
    <message>
        <source>{segments} segments for {calls} listed calls: {per_call} per call</source>
        <translation>{segments} segmentos para {calls} chamados listados: {per_call} por chamado</translation>
    </message>
    <message>
        <source>{segments}, sounds of people hidden</source>
        <translation>{segments}, sons de pessoas ocultos</translation>
    </message>
    <message>
        <source>{share} of minutes with at least one call</source>
        <translation>{share} dos minutos com pelo menos um chamado</translation>
    </message>
    <message>
        <source>{share} of recordings with at least one call</source>
        <translation>{share} das gravações com pelo menos um chamado</translation>
    </message>
    <message>
        <source>{share} of visits with at least one call</source>
        <translation>{share} das visitas com pelo menos um chamado</translation>
    </message>
    <message>
        <source>{share}; with unsure as yes {as_yes}</source>
        <translation>{share}; com “incerto” como sim: {as_yes}</translation>
    </message>
    <message>
        <source>{shown} and {rest} more</source>
        <translation>{shown} e mais {rest}</translation>
    </message>
    <message>
        <source>{shown} is not a UTF-8 name. Choose a name of ordinary characters.</source>
        <translation>{shown} não é um nome UTF-8. Escolha um nome de caracteres comuns.</translation>
    </message>
    <message numerus="yes">
        <source>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</source>
        <translation>
            <numerusform>{site}: %Ln gravação se sobrepõe a outras (primeira: {example}). Dois gravadores ou um relógio errado? Chamados ali contam duas vezes.</numerusform>
            <numerusform>{site}: %Ln gravações se sobrepõem a outras (primeira: {example}). Dois gravadores ou um relógio errado? Chamados ali contam duas vezes.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>{snr_db} over noise</source>
        <translation>{snr_db} acima do ruído</translation>
    </message>
    <message>
        <source>{sound} is a recording of the project, and is kept. Choose another name.</source>
        <translation>{sound} é uma gravação do projeto e é mantida. Escolha outro nome.</translation>
    </message>
    <message>
        <source>{source_name} has no scores of “{species}”. Check the spelling.</source>
        <translation>{source_name} não tem escores de “{species}”. Verifique a grafia.</translation>
    </message>
    <message>
        <source>{sources}: the file plays {facts} times slower than life; times and frequencies are those of the file.</source>
        <translation>{sources}: o arquivo toca {facts} vezes mais devagar que a realidade; tempos e frequências são os do arquivo.</translation>
    </message>
    <message>
        <source>{source} does not exist. Give folders, or lists of paths.</source>
        <translation>{source} não existe. Indique pastas ou listas de caminhos.</translation>
    </message>
    <message>
        <source>{source}: recorded at {noted_hz} Hz, but the file has {rate_hz} Hz. Unless it was resampled, it plays {factor} times slower than life; times and frequencies are those of the file.</source>
        <translation>{source}: gravado a {noted_hz} Hz, mas o arquivo tem {rate_hz} Hz. Se não foi reamostrado, toca {factor} vezes mais devagar que na realidade; tempos e frequências são os do arquivo.</translation>
    </message>
    <message>
        <source>{source}: “{shown}” makes no sense as {names}.</source>
        <translation>{source}: “{shown}” não faz sentido como {names}.</translation>
    </message>
    <message>
        <source>{species} from {score} on</source>
        <translation>{species} a partir de {score}</translation>
    </message>
    <message>
        <source>{species} is listed for {recording}, but no segment matches it. Is the list wrong?</source>
        <translation>{species} está listada para {recording}, mas nenhum segmento corresponde. A lista está errada?</translation>
    </message>
    <message>
        <source>{species} may be present in {recording}. Is it?</source>
        <translation>{species} pode estar presente em {recording}. Está?</translation>
    </message>
    <message>
        <source>{species}, kind of sound {place} of {n}</source>
        <translation>{species}, tipo de som {place} de {n}</translation>
    </message>
    <message numerus="yes">
        <source>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</source>
        <translation>
            <numerusform>{species}: %Ln escore; sim {n_yes}, não {n_no}, incertos {n_unsure}, sem resposta {n_open}.</numerusform>
            <numerusform>{species}: %Ln escores; sim {n_yes}, não {n_no}, incertos {n_unsure}, sem resposta {n_open}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: detected at {n_with} of {n_sites} sites (naive occupancy {naive}); {n_visits} visits.</source>
        <translation>{species}: detectada em {n_with} de {n_sites} sítios (ocupação ingênua {naive}); {n_visits} visitas.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored.</source>
        <translation>{species}: {calls} a partir de {threshold}, de {n} com escore.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored; correct among all scored: {share} ({low} to {high}).</source>
        <translation>{species}: {calls} a partir de {threshold}, de {n} com escore; corretos entre todos com escore: {share} ({low} a {high}).</translation>
    </message>
    <message>
        <source>{speed} It counts from the next start.</source>
        <translation>{speed} Vale a partir do próximo início.</translation>
    </message>
    <message>
        <source>{start} (zone not recorded)</source>
        <translation>{start} (fuso não registrado)</translation>
    </message>
    <message>
        <source>{start} of {recordings} recordings</source>
        <translation>{start} de {recordings} gravações</translation>
    </message>
    <message>
        <source>{table} describes each of them.</source>
        <translation>{table} descreve cada um deles.</translation>
    </message>
    <message>
        <source>{table} is neither a folder nor a readable list of paths ({reason}). Give folders with sound, or a text file with one path per line.</source>
        <translation>{table} não é uma pasta nem uma lista de caminhos legível ({reason}). Indique pastas com som ou um arquivo de texto com um caminho por linha.</translation>
    </message>
    <message>
        <source>{text}  (now)</source>
        <translation>{text}  (agora)</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>resta {time}</translation>
    </message>
    <message>
        <source>{time} long</source>
        <translation>{time} de duração</translation>
    </message>
    <message>
        <source>{time}, no zone</source>
        <translation>{time}, sem fuso</translation>
    </message>
    <message>
        <source>{title} found {found}   right of found {right}   mean of classes {mean}   ceiling {ceiling}</source>
        <translation>{title} encontrados {found}   deles corretos {right}   média das classes {mean}   teto {ceiling}</translation>
    </message>
    <message>
        <source>{title} – manual</source>
        <translation>{title} – manual</translation>
    </message>
    <message>
        <source>{total_s} s ({places} and {n_hidden} more places)</source>
        <translation>{total_s} s ({places} e mais {n_hidden} lugares)</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best label ranking precision ({reached}): {settings}.</source>
        <translation>{tried} configurações passaram por validação cruzada ({turns} partições). Melhor precisão da ordem dos rótulos ({reached}): {settings}.</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best likelihood of held-out lists ({reached}): {settings}.</source>
        <translation>{tried} configurações passaram por validação cruzada ({turns} partições). Melhor verossimilhança das listas reservadas ({reached}): {settings}.</translation>
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
        <translation>{value} (IC de 95 %: {low}–{high} %)</translation>
    </message>
    <message>
        <source>{value} ({low} or higher)</source>
        <translation>{value} ({low} ou mais)</translation>
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
        <translation>{visits} visitas de {species} espécies em {sites} sítios foram sorteadas; {with_calls} têm chamados a reproduzir, no máximo {calls} chamados ({minutes} min a {each} s cada).</translation>
    </message>
    <message>
        <source>{visit}  {outcome}  {played} of {n} calls played; probability of a remaining call {remaining}</source>
        <translation>{visit}  {outcome}  {played} de {n} chamados reproduzidos; probabilidade de outro chamado {remaining}</translation>
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
        <translation>{when} (substituído)</translation>
    </message>
    <message>
        <source>{when}, in use</source>
        <translation>{when}, em uso</translation>
    </message>
    <message>
        <source>{where} ends {beyond_s} s after the recording and was cut there.</source>
        <translation>{where} termina {beyond_s} s depois da gravação e foi cortado ali.</translation>
    </message>
    <message>
        <source>{where} starts before the recording and was cut there.</source>
        <translation>{where} começa antes da gravação e foi cortado ali.</translation>
    </message>
    <message>
        <source>{words} (≥ {percent})</source>
        <translation>{words} (≥ {percent})</translation>
    </message>
    <message>
        <source>“Find segments” outlines every call. “Train” learns from your lists which call belongs to which species. Both run in the background.</source>
        <translation>“Buscar segmentos” delimita cada chamado. “Treinar” aprende com suas listas qual chamado é de qual espécie. Ambos rodam em segundo plano.</translation>
    </message>
    <message>
        <source>“{column}” has only 0 and 1, which are not species names.</source>
        <translation>“{column}” tem apenas 0 e 1, que não são nomes de espécies.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed, {n_wrong} rejected.</source>
        <translation>“{column}” foi lido como o veredito de uma pessoa: {n_right} confirmados, {n_wrong} rejeitados.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed. “No” can also mean “not yet”, so that these rows have none.</source>
        <translation>“{column}” foi lido como o veredito de uma pessoa: {n_right} confirmados. “Não” também pode significar “ainda não”, por isso essas linhas não têm veredito.</translation>
    </message>
    <message>
        <source>“{device}” does not accept sound.</source>
        <translation>“{device}” não aceita som.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Choose another name.</source>
        <translation>“{name}” já existe. Escolha outro nome.</translation>
    </message>
    <message>
        <source>“{name}” becomes “{other}” in every list and label. Predictions follow when you train again.</source>
        <translation>“{name}” passa a “{other}” em cada lista e rótulo. As previsões acompanham quando você treinar de novo.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>“{name}” não pode ser aberto</translation>
    </message>
    <message>
        <source>“{name}” has no item {item}.</source>
        <translation>“{name}” não tem o item {item}.</translation>
    </message>
    <message>
        <source>“{name}” has {n} different values. A covariate must be a number or have two values. Write the detection histories and fit it in R.</source>
        <translation>“{name}” tem {n} valores diferentes. Uma covariável deve ser um número ou ter dois valores. Grave os históricos de detecção e ajuste-a no R.</translation>
    </message>
    <message>
        <source>“{name}” is</source>
        <translation>“{name}” é</translation>
    </message>
    <message>
        <source>“{name}” is already a training source.</source>
        <translation>“{name}” já é uma fonte de treinamento.</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>Falta “{name}”</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the project.</source>
        <translation>“{name}” não está mais no projeto.</translation>
    </message>
    <message>
        <source>“{name}” is not merged with a species.</source>
        <translation>“{name}” não está mesclada com nenhuma espécie.</translation>
    </message>
    <message>
        <source>“{name}” is used in lists or labels. Merge it with another species instead.</source>
        <translation>“{name}” é usada em listas ou rótulos. Em vez disso, mescle-a com outra espécie.</translation>
    </message>
    <message>
        <source>“{name}” uses sound files outside its own folder</source>
        <translation>“{name}” usa arquivos de som fora de sua própria pasta</translation>
    </message>
    <message>
        <source>“{name}” was removed. Undo brings it back with its answers.</source>
        <translation>“{name}” foi removida. Desfazer a traz de volta com suas respostas.</translation>
    </message>
    <message>
        <source>“{name}”: {done} of {n} answered, scores of {source}</source>
        <translation>“{name}”: {done} de {n} respondidos, escores de {source}</translation>
    </message>
    <message>
        <source>“{name}”: {settled} of {visits} visits settled, {detected} with the species; {played} calls played in {minutes} min</source>
        <translation>“{name}”: {settled} de {visits} visitas resolvidas, {detected} com a espécie; {played} chamados reproduzidos em {minutes} min</translation>
    </message>
    <message>
        <source>“{pattern}” cannot name clips; in braces there may stand {names}.</source>
        <translation>“{pattern}” não pode nomear clipes; entre chaves pode estar {names}.</translation>
    </message>
    <message>
        <source>“{text}” can mean {point} or {thousands}. Write it with a point or without the comma</source>
        <translation>“{text}” pode significar {point} ou {thousands}. Escreva com ponto ou sem a vírgula</translation>
    </message>
    <message>
        <source>“{text}” in “{column}” is not a valid time</source>
        <translation>“{text}” em “{column}” não é uma hora válida</translation>
    </message>
    <message>
        <source>“{text}” is not a number</source>
        <translation>“{text}” não é um número</translation>
    </message>
    <message>
        <source>“{title}” does not need scores in names. They are for {names}.</source>
        <translation>“{title}” não precisa de escores nos nomes. Eles são para {names}.</translation>
    </message>
    <message>
        <source>“{title}” does not support: {what}.</source>
        <translation>“{title}” não aceita: {what}.</translation>
    </message>
    <message>
        <source>“{title}” has no columns for measurements. Choose one of {names}.</source>
        <translation>“{title}” não tem colunas para medições. Escolha um de {names}.</translation>
    </message>
    <message>
        <source>“{written}” is “{taken}”, {how}</source>
        <translation>“{written}” é “{taken}”, {how}</translation>
    </message>
    <message>
        <source>… and {n_more} more like these.</source>
        <translation>… e mais {n_more} como estes.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… e mais {n}</translation>
    </message>
</context>
</TS>
