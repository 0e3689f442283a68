<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>  {species}: {n_first} and {n_second}, {n_both} by both; kappa {kappa}</source>
        <translation>  {species}&#xa0;: {n_first} et {n_second}, {n_both} par les deux&#xa0;; kappa {kappa}</translation>
    </message>
    <message>
        <source> %</source>
        <comment>per cent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source> %</source>
        <comment>percent</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source> (they are {apart_h} h apart: perhaps a time zone or summer time)</source>
        <translation> (écart de {apart_h} h&#xa0;: peut-être un fuseau horaire ou l’heure d’été)</translation>
    </message>
    <message>
        <source> Hz</source>
        <translation> Hz</translation>
    </message>
    <message>
        <source> There are {n_files} such files in {folder}.</source>
        <translation> Il y a {n_files} fichiers de ce genre dans {folder}.</translation>
    </message>
    <message>
        <source> d</source>
        <comment>days</comment>
        <translation> j</translation>
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
        <translation>%(prog)s&#xa0;: erreur&#xa0;: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations are of recordings not in the project and are skipped.</source>
        <translation>
            <numerusform>%Ln annotation concerne un enregistrement absent du projet et est ignorée.</numerusform>
            <numerusform>%Ln annotations concernent des enregistrements absents du projet et sont ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations fit recordings of this project.</source>
        <translation>
            <numerusform>%Ln annotation correspond à un enregistrement de ce projet.</numerusform>
            <numerusform>%Ln annotations correspondent à des enregistrements de ce projet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were imported before or repeat others.</source>
        <translation>
            <numerusform>%Ln annotation était déjà importée ou en répète une autre.</numerusform>
            <numerusform>%Ln annotations étaient déjà importées ou en répètent d’autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln annotations were read.</source>
        <translation>
            <numerusform>%Ln annotation lue.</numerusform>
            <numerusform>%Ln annotations lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are still missing.</source>
        <translation>
            <numerusform>%Ln manque encore.</numerusform>
            <numerusform>%Ln manquent encore.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank cells changed nothing.</source>
        <translation>
            <numerusform>%Ln cellule vide n’a rien changé.</numerusform>
            <numerusform>%Ln cellules vides n’ont rien changé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blocks could not be decoded (replaced by silence).</source>
        <translation>
            <numerusform>%Ln bloc n’a pas pu être décodé (remplacé par du silence).</numerusform>
            <numerusform>%Ln blocs n’ont pas pu être décodés (remplacés par du silence).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls</source>
        <translation>
            <numerusform>%Ln cri</numerusform>
            <numerusform>%Ln cris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln calls, 2 kinds of sound</source>
        <translation>
            <numerusform>%Ln cri, 2 types de son</numerusform>
            <numerusform>%Ln cris, 2 types de son</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate species.</source>
        <translation>
            <numerusform>%Ln espèce candidate.</numerusform>
            <numerusform>%Ln espèces candidates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clips were written to {path}.</source>
        <translation>
            <numerusform>%Ln extrait a été écrit dans {path}.</numerusform>
            <numerusform>%Ln extraits ont été écrits dans {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln confirmed</source>
        <translation>
            <numerusform>%Ln confirmé</numerusform>
            <numerusform>%Ln confirmés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln custom fields were filled in differently; the later values were kept.</source>
        <translation>
            <numerusform>%Ln champ personnalisé était rempli différemment&#xa0;; la valeur la plus récente a été conservée.</numerusform>
            <numerusform>%Ln champs personnalisés étaient remplis différemment&#xa0;; les valeurs les plus récentes ont été conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no features yet: training measures those that you label.</source>
        <translation>
            <numerusform>%Ln détection n’a pas encore de descripteurs&#xa0;: l’entraînement mesure celles que vous étiquetez.</numerusform>
            <numerusform>%Ln détections n’ont pas encore de descripteurs&#xa0;: l’entraînement mesure celles que vous étiquetez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections have no score from 0 to 1. Lists show them as 0 %; validation and thresholds use their own scale.</source>
        <translation>
            <numerusform>%Ln détection n’a pas de score de 0 à 1. Les listes affichent 0&#xa0;%&#xa0;; la validation et les seuils utilisent sa propre échelle.</numerusform>
            <numerusform>%Ln détections n’ont pas de score de 0 à 1. Les listes affichent 0&#xa0;%&#xa0;; la validation et les seuils utilisent leur propre échelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections with a score below {least} were skipped.</source>
        <translation>
            <numerusform>%Ln détection d’un score inférieur à {least} a été ignorée.</numerusform>
            <numerusform>%Ln détections d’un score inférieur à {least} ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln detections.</source>
        <translation>
            <numerusform>%Ln détection.</numerusform>
            <numerusform>%Ln détections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples</source>
        <translation>
            <numerusform>%Ln exemple</numerusform>
            <numerusform>%Ln exemples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln examples of {species}</source>
        <translation>
            <numerusform>%Ln exemple de {species}</numerusform>
            <numerusform>%Ln exemples de {species}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files cannot be read in this format.</source>
        <translation>
            <numerusform>%Ln fichier est illisible dans ce format.</numerusform>
            <numerusform>%Ln fichiers sont illisibles dans ce format.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be added:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être ajouté&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être ajoutés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be analysed:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être analysé&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être analysés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be cut:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être découpé&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être découpés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be measured:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être mesuré&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être mesurés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be processed:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être traité&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être traités&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be read:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être lu&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être lus&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used.</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être utilisé.</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être utilisés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files could not be used:</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être utilisé&#xa0;:</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être utilisés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files failed. All others are done. Repeat the command to retry.</source>
        <translation>
            <numerusform>%Ln fichier a échoué. Tous les autres sont traités. Répétez la commande pour réessayer.</numerusform>
            <numerusform>%Ln fichiers ont échoué. Tous les autres sont traités. Répétez la commande pour réessayer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files in the table fit no recording.</source>
        <translation>
            <numerusform>%Ln fichier du tableau ne correspond à aucun enregistrement.</numerusform>
            <numerusform>%Ln fichiers du tableau ne correspondent à aucun enregistrement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln files were in the project already.</source>
        <translation>
            <numerusform>%Ln fichier était déjà dans le projet.</numerusform>
            <numerusform>%Ln fichiers étaient déjà dans le projet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln heure</numerusform>
            <numerusform>%Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in this queue</source>
        <comment>segments to review</comment>
        <translation>
            <numerusform>%Ln dans cette file</numerusform>
            <numerusform>%Ln dans cette file</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items were drawn.</source>
        <translation>
            <numerusform>%Ln élément a été tiré.</numerusform>
            <numerusform>%Ln éléments ont été tirés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer than these predictions.</source>
        <translation>
            <numerusform>%Ln étiquette est plus récente que ces prédictions.</numerusform>
            <numerusform>%Ln étiquettes sont plus récentes que ces prédictions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are newer. The recording you label follows at once.</source>
        <translation>
            <numerusform>%Ln étiquette est plus récente. L’enregistrement que vous étiquetez suit aussitôt.</numerusform>
            <numerusform>%Ln étiquettes sont plus récentes. L’enregistrement que vous étiquetez suit aussitôt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are species of this project.</source>
        <translation>
            <numerusform>%Ln étiquette est une espèce de ce projet.</numerusform>
            <numerusform>%Ln étiquettes sont des espèces de ce projet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels by other observers were kept.</source>
        <translation>
            <numerusform>%Ln étiquette d’autres observateurs a été conservée.</numerusform>
            <numerusform>%Ln étiquettes d’autres observateurs ont été conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species list.</source>
        <translation>
            <numerusform>%Ln étiquette contredit la liste d’espèces.</numerusform>
            <numerusform>%Ln étiquettes contredisent la liste d’espèces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels contradict the species lists of their recordings.</source>
        <translation>
            <numerusform>%Ln étiquette contredit la liste d’espèces de son enregistrement.</numerusform>
            <numerusform>%Ln étiquettes contredisent les listes d’espèces de leurs enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels or notes belong to segments that were deleted in the other project.</source>
        <translation>
            <numerusform>%Ln étiquette ou note appartient à un segment supprimé dans l’autre projet.</numerusform>
            <numerusform>%Ln étiquettes ou notes appartiennent à des segments supprimés dans l’autre projet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln likely calls</source>
        <translation>
            <numerusform>%Ln cri probable</numerusform>
            <numerusform>%Ln cris probables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are now “no birds”.</source>
        <translation>
            <numerusform>%Ln liste est maintenant «&#xa0;aucun oiseau&#xa0;».</numerusform>
            <numerusform>%Ln listes sont maintenant «&#xa0;aucun oiseau&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists are unchanged.</source>
        <translation>
            <numerusform>%Ln liste est inchangée.</numerusform>
            <numerusform>%Ln listes sont inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists become “no birds”.</source>
        <translation>
            <numerusform>%Ln liste devient «&#xa0;aucun oiseau&#xa0;».</numerusform>
            <numerusform>%Ln listes deviennent «&#xa0;aucun oiseau&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists change.</source>
        <translation>
            <numerusform>%Ln liste change.</numerusform>
            <numerusform>%Ln listes changent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln liste continue après la fin de sa visite et compte pour cette visite.</numerusform>
            <numerusform>%Ln listes continuent après la fin de leurs visites et comptent pour ces visites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists unchanged.</source>
        <translation>
            <numerusform>%Ln liste inchangée.</numerusform>
            <numerusform>%Ln listes inchangées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists were compared with models of the other recordings.</source>
        <translation>
            <numerusform>%Ln liste a été comparée aux modèles des autres enregistrements.</numerusform>
            <numerusform>%Ln listes ont été comparées aux modèles des autres enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lists, in random order; the band is the 95 % interval.</source>
        <translation>
            <numerusform>%Ln liste, en ordre aléatoire&#xa0;; la bande est l’intervalle à 95&#xa0;%.</numerusform>
            <numerusform>%Ln listes, en ordre aléatoire&#xa0;; la bande est l’intervalle à 95&#xa0;%.</numerusform>
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
            <numerusform>%Ln minute par heure, au hasard</numerusform>
            <numerusform>%Ln minutes par heure, au hasard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes an hour, evenly</source>
        <translation>
            <numerusform>%Ln minute par heure, régulièrement</numerusform>
            <numerusform>%Ln minutes par heure, régulièrement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes were recorded twice at their sites and count once (two recorders, a wrong clock, or the end of summer time where starts have no UTC offset).</source>
        <translation>
            <numerusform>%Ln minute a été enregistrée deux fois sur le même site et compte une fois (deux enregistreurs, une horloge mal réglée ou la fin de l’heure d’été si les débuts n’ont pas de décalage UTC).</numerusform>
            <numerusform>%Ln minutes ont été enregistrées deux fois sur le même site et comptent une fois (deux enregistreurs, une horloge mal réglée ou la fin de l’heure d’été si les débuts n’ont pas de décalage UTC).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more can be tagged first.</source>
        <translation>
            <numerusform>%Ln de plus peut d’abord être marqué.</numerusform>
            <numerusform>%Ln de plus peuvent d’abord être marqués.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new labels. Update the model.</source>
        <translation>
            <numerusform>%Ln nouvelle étiquette. Mettez le modèle à jour.</numerusform>
            <numerusform>%Ln nouvelles étiquettes. Mettez le modèle à jour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new lists.</source>
        <translation>
            <numerusform>%Ln nouvelle liste.</numerusform>
            <numerusform>%Ln nouvelles listes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new strokes</source>
        <translation>
            <numerusform>%Ln nouveau trait</numerusform>
            <numerusform>%Ln nouveaux traits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln not learned yet</source>
        <comment>labels</comment>
        <translation>
            <numerusform>%Ln pas encore apprise</numerusform>
            <numerusform>%Ln pas encore apprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them are labelled.</source>
        <translation>
            <numerusform>%Ln d’entre eux est étiqueté.</numerusform>
            <numerusform>%Ln d’entre eux sont étiquetés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of these segments were deleted or changed since and stay unchanged.</source>
        <translation>
            <numerusform>%Ln de ces segments a été supprimé ou modifié depuis et reste inchangé.</numerusform>
            <numerusform>%Ln de ces segments ont été supprimés ou modifiés depuis et restent inchangés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of those that change were tagged by hand.</source>
        <translation>
            <numerusform>%Ln de celles qui changent a été marquée à la main.</numerusform>
            <numerusform>%Ln de celles qui changent ont été marquées à la main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts are damaged and were left out, at {at}. Later times are too early by their length.</source>
        <translation>
            <numerusform>%Ln partie est endommagée et a été omise, à {at}. Les temps suivants sont avancés de sa durée.</numerusform>
            <numerusform>%Ln parties sont endommagées et ont été omises, à {at}. Les temps suivants sont avancés de leur durée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln probably not calls</source>
        <comment>segments</comment>
        <translation>
            <numerusform>%Ln probablement pas un cri</numerusform>
            <numerusform>%Ln probablement pas des cris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems found.</source>
        <translation>
            <numerusform>%Ln problème trouvé.</numerusform>
            <numerusform>%Ln problèmes trouvés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings</source>
        <translation>
            <numerusform>%Ln enregistrement</numerusform>
            <numerusform>%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings already had segments.</source>
        <translation>
            <numerusform>%Ln enregistrement avait déjà des segments.</numerusform>
            <numerusform>%Ln enregistrements avaient déjà des segments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are already in this project and were skipped. Merge the projects to import their lists.</source>
        <translation>
            <numerusform>%Ln enregistrement est déjà dans ce projet et a été ignoré. Fusionnez les projets pour importer sa liste.</numerusform>
            <numerusform>%Ln enregistrements sont déjà dans ce projet et ont été ignorés. Fusionnez les projets pour importer leurs listes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are missing from media and deployments: their start, time zone or place is not known.</source>
        <translation>
            <numerusform>%Ln enregistrement manque dans «&#xa0;media&#xa0;» et «&#xa0;deployments&#xa0;»&#xa0;: son début, son fuseau horaire ou son lieu est inconnu.</numerusform>
            <numerusform>%Ln enregistrements manquent dans «&#xa0;media&#xa0;» et «&#xa0;deployments&#xa0;»&#xa0;: leur début, leur fuseau horaire ou leur lieu est inconnu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are not named in the table.</source>
        <translation>
            <numerusform>%Ln enregistrement n’est pas nommé dans le tableau.</numerusform>
            <numerusform>%Ln enregistrements ne sont pas nommés dans le tableau.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings are selected. Tags go to all of them.</source>
        <translation>
            <numerusform>%Ln enregistrement est sélectionné. Il reçoit les marques.</numerusform>
            <numerusform>%Ln enregistrements sont sélectionnés. Tous reçoivent les marques.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of a visit and are divided there.</source>
        <translation>
            <numerusform>%Ln enregistrement continue après la fin d’une visite et y est divisé.</numerusform>
            <numerusform>%Ln enregistrements continuent après la fin d’une visite et y sont divisés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings continue after the end of their visits and count for those visits.</source>
        <translation>
            <numerusform>%Ln enregistrement continue après la fin de sa visite et compte pour cette visite.</numerusform>
            <numerusform>%Ln enregistrements continuent après la fin de leurs visites et comptent pour ces visites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings could not be segmented:</source>
        <translation>
            <numerusform>%Ln enregistrement n’a pas pu être segmenté&#xa0;:</numerusform>
            <numerusform>%Ln enregistrements n’ont pas pu être segmentés&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have conflicting entries. Point at one to see why.</source>
        <translation>
            <numerusform>%Ln enregistrement a des données contradictoires. Pointez-le pour savoir pourquoi.</numerusform>
            <numerusform>%Ln enregistrements ont des données contradictoires. Pointez-en un pour savoir pourquoi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have missing files.</source>
        <translation>
            <numerusform>Le fichier de&#xa0;%Ln enregistrement manque.</numerusform>
            <numerusform>Les fichiers de&#xa0;%Ln enregistrements manquent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no site.</source>
        <translation>
            <numerusform>%Ln enregistrement n’a pas de site.</numerusform>
            <numerusform>%Ln enregistrements n’ont pas de site.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings have no start.</source>
        <translation>
            <numerusform>%Ln enregistrement n’a pas de début.</numerusform>
            <numerusform>%Ln enregistrements n’ont pas de début.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings of 150 kHz or more were searched for bats, above 4 kHz only. Lower voices need the preset songbirds.</source>
        <translation>
            <numerusform>%Ln enregistrement de 150 kHz ou plus a été examiné pour les chauves-souris, au-dessus de 4 kHz seulement. Les voix plus graves demandent le préréglage Oiseaux chanteurs (songbirds).</numerusform>
            <numerusform>%Ln enregistrements de 150 kHz ou plus ont été examinés pour les chauves-souris, au-dessus de 4 kHz seulement. Les voix plus graves demandent le préréglage Oiseaux chanteurs (songbirds).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings outside the season or the hours of day are left out.</source>
        <translation>
            <numerusform>%Ln enregistrement hors de la saison ou des heures de la journée n’est pas pris en compte.</numerusform>
            <numerusform>%Ln enregistrements hors de la saison ou des heures de la journée ne sont pas pris en compte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were added.</source>
        <translation>
            <numerusform>%Ln enregistrement a été ajouté.</numerusform>
            <numerusform>%Ln enregistrements ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were analysed before.</source>
        <translation>
            <numerusform>%Ln enregistrement était déjà analysé.</numerusform>
            <numerusform>%Ln enregistrements étaient déjà analysés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were found again.</source>
        <translation>
            <numerusform>%Ln enregistrement a été retrouvé.</numerusform>
            <numerusform>%Ln enregistrements ont été retrouvés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were removed. Ctrl+Z restores them.</source>
        <translation>
            <numerusform>%Ln enregistrement a été retiré. Ctrl+Z le rétablit.</numerusform>
            <numerusform>%Ln enregistrements ont été retirés. Ctrl+Z les rétablit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings were segmented with other settings. The model uses “{preset}”.</source>
        <translation>
            <numerusform>%Ln enregistrement a été segmenté avec d’autres réglages. Le modèle utilise «&#xa0;{preset}&#xa0;».</numerusform>
            <numerusform>%Ln enregistrements ont été segmentés avec d’autres réglages. Le modèle utilise «&#xa0;{preset}&#xa0;».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a site or a start are left out.</source>
        <translation>
            <numerusform>%Ln enregistrement sans site ou sans heure de début n’est pas pris en compte.</numerusform>
            <numerusform>%Ln enregistrements sans site ou sans heure de début ne sont pas pris en compte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without a start are left out.</source>
        <translation>
            <numerusform>%Ln enregistrement sans début est omis.</numerusform>
            <numerusform>%Ln enregistrements sans début sont omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings without predictions or detections count as surveyed only where a person listed or reviewed them completely.</source>
        <translation>
            <numerusform>%Ln enregistrement sans prédictions ni détections ne compte comme échantillonné que là où une personne l’a listé ou révisé en entier.</numerusform>
            <numerusform>%Ln enregistrements sans prédictions ni détections ne comptent comme échantillonnés que là où une personne les a listés ou révisés en entier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>%Ln enregistrement, {tagged} marqués</numerusform>
            <numerusform>%Ln enregistrements, {tagged} marqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed</source>
        <translation>
            <numerusform>%Ln révisé</numerusform>
            <numerusform>%Ln révisés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments are used too; your labels stay as they are.</source>
        <translation>
            <numerusform>%Ln segment révisé est aussi utilisé&#xa0;; vos étiquettes ne changent pas.</numerusform>
            <numerusform>%Ln segments révisés sont aussi utilisés&#xa0;; vos étiquettes ne changent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln reviewed segments of today are not in this backup.</source>
        <translation>
            <numerusform>%Ln segment révisé aujourd’hui n’est pas dans cette sauvegarde.</numerusform>
            <numerusform>%Ln segments révisés aujourd’hui ne sont pas dans cette sauvegarde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows cannot be read:</source>
        <translation>
            <numerusform>%Ln ligne est illisible&#xa0;:</numerusform>
            <numerusform>%Ln lignes sont illisibles&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows have no species, which crowsetta does not accept. “Leave out segments without a species” (--only-named) removes them.</source>
        <translation>
            <numerusform>%Ln ligne n’a pas d’espèce, ce que crowsetta n’accepte pas. «&#xa0;Omettre les segments sans espèce&#xa0;» (--only-named) la retire.</numerusform>
            <numerusform>%Ln lignes n’ont pas d’espèce, ce que crowsetta n’accepte pas. «&#xa0;Omettre les segments sans espèce&#xa0;» (--only-named) les retire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows labelled by a person were left out. Import the table as segments to keep their labels.</source>
        <translation>
            <numerusform>%Ln ligne étiquetée par une personne a été omise. Importez le tableau comme segments pour garder son étiquette.</numerusform>
            <numerusform>%Ln lignes étiquetées par une personne ont été omises. Importez le tableau comme segments pour garder leurs étiquettes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were filled. Save to keep them.</source>
        <translation>
            <numerusform>%Ln ligne a été remplie. Enregistrez pour la conserver.</numerusform>
            <numerusform>%Ln lignes ont été remplies. Enregistrez pour les conserver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were written to {path}.</source>
        <translation>
            <numerusform>%Ln ligne a été écrite dans {path}.</numerusform>
            <numerusform>%Ln lignes ont été écrites dans {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows without a score, or of more than {max_s} s, were left out.</source>
        <translation>
            <numerusform>%Ln ligne sans score, ou de plus de {max_s} s, a été omise.</numerusform>
            <numerusform>%Ln lignes sans score, ou de plus de {max_s} s, ont été omises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln secondes</numerusform>
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
            <numerusform>%Ln segment ne correspond à aucune espèce de la liste («&#xa0;?&#xa0;»).</numerusform>
            <numerusform>%Ln segments ne correspondent à aucune espèce de la liste («&#xa0;?&#xa0;»).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments have different labels and wait for a decision.</source>
        <translation>
            <numerusform>%Ln segment a des étiquettes différentes et attend une décision.</numerusform>
            <numerusform>%Ln segments ont des étiquettes différentes et attendent une décision.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of human sounds were left out.</source>
        <translation>
            <numerusform>%Ln segment de sons humains a été omis.</numerusform>
            <numerusform>%Ln segments de sons humains ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments of training sources</source>
        <translation>
            <numerusform>%Ln segment de sources d’entraînement</numerusform>
            <numerusform>%Ln segments de sources d’entraînement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review are hidden by the minimum call probability.</source>
        <translation>
            <numerusform>%Ln segment à réviser est masqué par la probabilité minimale de cri.</numerusform>
            <numerusform>%Ln segments à réviser sont masqués par la probabilité minimale de cri.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments to review, the most uncertain first.</source>
        <translation>
            <numerusform>%Ln segment à réviser, les plus incertains d’abord.</numerusform>
            <numerusform>%Ln segments à réviser, les plus incertains d’abord.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were found.</source>
        <translation>
            <numerusform>%Ln segment a été trouvé.</numerusform>
            <numerusform>%Ln segments ont été trouvés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were labelled.</source>
        <translation>
            <numerusform>%Ln segment a été étiqueté.</numerusform>
            <numerusform>%Ln segments ont été étiquetés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out (reasons in {note}).</source>
        <translation>
            <numerusform>%Ln segment a été omis (raisons dans {note}).</numerusform>
            <numerusform>%Ln segments ont été omis (raisons dans {note}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were left out.</source>
        <translation>
            <numerusform>%Ln segment a été omis.</numerusform>
            <numerusform>%Ln segments ont été omis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were not written: {why}.</source>
        <translation>
            <numerusform>%Ln segment n’a pas été écrit&#xa0;: {why}.</numerusform>
            <numerusform>%Ln segments n’ont pas été écrits&#xa0;: {why}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were outlined in both projects; one outline of each is shown.</source>
        <translation>
            <numerusform>%Ln segment était délimité dans les deux projets&#xa0;; un seul contour est affiché.</numerusform>
            <numerusform>%Ln segments étaient délimités dans les deux projets&#xa0;; un seul contour de chacun est affiché.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}, in {rows}.</source>
        <translation>
            <numerusform>%Ln segment a été écrit dans {path}, en {rows}.</numerusform>
            <numerusform>%Ln segments ont été écrits dans {path}, en {rows}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln segments were written to {path}.</source>
        <translation>
            <numerusform>%Ln segment a été écrit dans {path}.</numerusform>
            <numerusform>%Ln segments ont été écrits dans {path}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected recordings</source>
        <translation>
            <numerusform>%Ln enregistrement sélectionné</numerusform>
            <numerusform>%Ln enregistrements sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sites have recordings with different UTC offsets (summer time, or clocks set differently). Hours and days are those of each recording.</source>
        <translation>
            <numerusform>%Ln site a des enregistrements dont le décalage UTC diffère (heure d’été ou horloges réglées autrement). Les heures et les jours sont ceux de chaque enregistrement.</numerusform>
            <numerusform>%Ln sites ont des enregistrements dont le décalage UTC diffère (heure d’été ou horloges réglées autrement). Les heures et les jours sont ceux de chaque enregistrement.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sounds have no species in the column “{column}” and are unlabelled. Other columns are not read as species names.</source>
        <translation>
            <numerusform>%Ln son n’a pas d’espèce dans la colonne «&#xa0;{column}&#xa0;» et reste sans étiquette. Les autres colonnes ne sont pas lues comme noms d’espèces.</numerusform>
            <numerusform>%Ln sons n’ont pas d’espèce dans la colonne «&#xa0;{column}&#xa0;» et restent sans étiquette. Les autres colonnes ne sont pas lues comme noms d’espèces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species</source>
        <translation>
            <numerusform>%Ln espèce</numerusform>
            <numerusform>%Ln espèces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (complete list).</source>
        <translation>
            <numerusform>%Ln espèce (liste complète).</numerusform>
            <numerusform>%Ln espèces (liste complète).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species (incomplete list).</source>
        <translation>
            <numerusform>%Ln espèce (liste incomplète).</numerusform>
            <numerusform>%Ln espèces (liste incomplète).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species are unknown to the model: NA without a species list.</source>
        <translation>
            <numerusform>%Ln espèce est inconnue du modèle&#xa0;: NA sans liste d’espèces.</numerusform>
            <numerusform>%Ln espèces sont inconnues du modèle&#xa0;: NA sans liste d’espèces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species can be found by typing now.</source>
        <translation>
            <numerusform>%Ln espèce peut maintenant être trouvée à la saisie.</numerusform>
            <numerusform>%Ln espèces peuvent maintenant être trouvées à la saisie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species cannot be separated by lists.</source>
        <translation>
            <numerusform>%Ln espèce ne peut pas être séparée par les listes.</numerusform>
            <numerusform>%Ln espèces ne peuvent pas être séparées par les listes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species have two kinds of sound that no list separates.</source>
        <translation>
            <numerusform>%Ln espèce a deux types de son qu’aucune liste ne sépare.</numerusform>
            <numerusform>%Ln espèces ont deux types de son qu’aucune liste ne sépare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species lists are contradicted by labels. They are not used until you decide.</source>
        <translation>
            <numerusform>%Ln liste d’espèces est contredite par des étiquettes. Elle n’est pas utilisée tant que vous n’avez pas décidé.</numerusform>
            <numerusform>%Ln listes d’espèces sont contredites par des étiquettes. Elles ne sont pas utilisées tant que vous n’avez pas décidé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln species need data.</source>
        <translation>
            <numerusform>%Ln espèce a besoin de données.</numerusform>
            <numerusform>%Ln espèces ont besoin de données.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts have no time zone.</source>
        <translation>
            <numerusform>%Ln début n’a pas de fuseau horaire.</numerusform>
            <numerusform>%Ln débuts n’ont pas de fuseau horaire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln starts would change.</source>
        <translation>
            <numerusform>%Ln début changerait.</numerusform>
            <numerusform>%Ln débuts changeraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln strokes</source>
        <translation>
            <numerusform>%Ln trait</numerusform>
            <numerusform>%Ln traits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tags are replaced.</source>
        <translation>
            <numerusform>%Ln marque est remplacée.</numerusform>
            <numerusform>%Ln marques sont remplacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unsure tags of complete lists count as not detected.</source>
        <translation>
            <numerusform>%Ln marque incertaine d’une liste complète compte comme non détectée.</numerusform>
            <numerusform>%Ln marques incertaines de listes complètes comptent comme non détectées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln validated items are of other models: draw a new sample.</source>
        <translation>
            <numerusform>%Ln élément validé provient d’un autre modèle&#xa0;: tirez un nouvel échantillon.</numerusform>
            <numerusform>%Ln éléments validés proviennent d’autres modèles&#xa0;: tirez un nouvel échantillon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits count as they were drawn: their recordings were removed, or their site or start was changed.</source>
        <translation>
            <numerusform>%Ln visite compte telle qu’elle a été tirée&#xa0;: ses enregistrements ont été retirés, ou leur site ou leur début a changé.</numerusform>
            <numerusform>%Ln visites comptent telles qu’elles ont été tirées&#xa0;: leurs enregistrements ont été retirés, ou leur site ou leur début a changé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln visits were drawn.</source>
        <translation>
            <numerusform>%Ln visite a été tirée.</numerusform>
            <numerusform>%Ln visites ont été tirées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows continue in the next recording. Their species are possible in each part and required in none; of incomplete lists nothing is imported.</source>
        <translation>
            <numerusform>%Ln fenêtre continue dans l’enregistrement suivant. Ses espèces sont possibles dans chaque partie et exigées dans aucune&#xa0;; des listes incomplètes, rien n’est importé.</numerusform>
            <numerusform>%Ln fenêtres continuent dans l’enregistrement suivant. Leurs espèces sont possibles dans chaque partie et exigées dans aucune&#xa0;; des listes incomplètes, rien n’est importé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln windows were not chosen at random. Values that rest on them may be biased.</source>
        <translation>
            <numerusform>%Ln fenêtre n’a pas été choisie au hasard. Les valeurs qui en dépendent peuvent être biaisées.</numerusform>
            <numerusform>%Ln fenêtres n’ont pas été choisies au hasard. Les valeurs qui en dépendent peuvent être biaisées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;About birdann</source>
        <translation>À &amp;propos de birdann</translation>
    </message>
    <message>
        <source>&amp;Absent</source>
        <translation>A&amp;bsente</translation>
    </message>
    <message>
        <source>&amp;Add recordings…</source>
        <translation>Ajouter &amp;des enregistrements…</translation>
    </message>
    <message>
        <source>&amp;Add to them</source>
        <translation>Co&amp;mpléter</translation>
    </message>
    <message>
        <source>&amp;Brush: add to the segment</source>
        <translation>Pinceau&#xa0;: a&amp;jouter au segment</translation>
    </message>
    <message>
        <source>&amp;Cancel running task</source>
        <translation>&amp;Annuler la tâche en cours</translation>
    </message>
    <message>
        <source>&amp;Check and repair project…</source>
        <translation>&amp;Vérifier et réparer le projet…</translation>
    </message>
    <message>
        <source>&amp;Close project</source>
        <translation>&amp;Fermer le projet</translation>
    </message>
    <message>
        <source>&amp;Command palette…</source>
        <translation>Pale&amp;tte de commandes…</translation>
    </message>
    <message>
        <source>&amp;Complete list</source>
        <translation>&amp;Liste complète</translation>
    </message>
    <message>
        <source>&amp;Complete lists</source>
        <translation>Listes &amp;complètes</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>C&amp;onfirmer</translation>
    </message>
    <message>
        <source>&amp;Delete segments</source>
        <translation>S&amp;upprimer les segments</translation>
    </message>
    <message>
        <source>&amp;Detect with a network…</source>
        <translation>Dé&amp;tecter avec un réseau…</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>Plus &amp;vite</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>F&amp;ichier</translation>
    </message>
    <message>
        <source>&amp;Find a recording</source>
        <translation>Chercher &amp;un enregistrement</translation>
    </message>
    <message>
        <source>&amp;Five-minute start</source>
        <translation>Premiers pas &amp;en cinq minutes</translation>
    </message>
    <message>
        <source>&amp;Frequency axis</source>
        <translation>Axe des fré&amp;quences</translation>
    </message>
    <message>
        <source>&amp;Gallery</source>
        <translation>G&amp;alerie</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aide</translation>
    </message>
    <message>
        <source>&amp;Import species lists…</source>
        <translation>&amp;Importer des listes d’espèces…</translation>
    </message>
    <message>
        <source>&amp;Incomplete lists</source>
        <translation>Listes &amp;incomplètes</translation>
    </message>
    <message>
        <source>&amp;Join fragments</source>
        <translation>Ré&amp;unir les fragments</translation>
    </message>
    <message>
        <source>&amp;Jump to a time…</source>
        <translation>Aller à un temps…</translation>
    </message>
    <message>
        <source>&amp;Keep existing lists</source>
        <translation>Gar&amp;der les listes existantes</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Label</source>
        <translation>É&amp;tiqueter</translation>
    </message>
    <message>
        <source>&amp;Loop</source>
        <translation>&amp;Boucle</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Merge segments</source>
        <translation>&amp;Fusionner les segments</translation>
    </message>
    <message>
        <source>&amp;Merge with another project…</source>
        <translation>Fusionner &amp;avec un autre projet…</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;New project…</source>
        <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
        <source>&amp;Next recording</source>
        <translation>&amp;Enregistrement suivant</translation>
    </message>
    <message>
        <source>&amp;No birds here</source>
        <translation>Aucun oiseau &amp;ici</translation>
    </message>
    <message>
        <source>&amp;No birds: listened, nothing present</source>
        <translation>&amp;Aucun oiseau&#xa0;: écouté, rien de présent</translation>
    </message>
    <message>
        <source>&amp;No, only some</source>
        <translation>Non, certaines &amp;seulement</translation>
    </message>
    <message>
        <source>&amp;Noise</source>
        <translation>&amp;Bruit</translation>
    </message>
    <message>
        <source>&amp;One line each</source>
        <translation>Une ligne c&amp;hacun</translation>
    </message>
    <message>
        <source>&amp;Open project…</source>
        <translation>Ouvrir &amp;un projet…</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>Lecture &amp;ou pause</translation>
    </message>
    <message>
        <source>&amp;Play the best example</source>
        <translation>Écouter le meilleur e&amp;xemple</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présente</translation>
    </message>
    <message>
        <source>&amp;Previous recording</source>
        <translation>E&amp;nregistrement précédent</translation>
    </message>
    <message>
        <source>&amp;Previous segment</source>
        <translation>Segment &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projet</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Redo: {redo}</source>
        <translation>&amp;Rétablir&#xa0;: {redo}</translation>
    </message>
    <message>
        <source>&amp;Replace them</source>
        <translation>R&amp;emplacer</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Restore from a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>&amp;Show outlines</source>
        <translation>Afficher les conto&amp;urs</translation>
    </message>
    <message>
        <source>&amp;Split the segment</source>
        <translation>&amp;Diviser le segment</translation>
    </message>
    <message>
        <source>&amp;Tag species…</source>
        <translation>Marquer &amp;des espèces…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Train…</source>
        <translation>E&amp;ntraîner…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: {undo}</source>
        <translation>Ann&amp;uler&#xa0;: {undo}</translation>
    </message>
    <message>
        <source>&amp;Unsure</source>
        <translation>I&amp;ncertaine</translation>
    </message>
    <message>
        <source>&amp;Untagged: not listened to</source>
        <translation>Non mar&amp;qué&#xa0;: pas écouté</translation>
    </message>
    <message>
        <source>&amp;Validate predictions…</source>
        <translation>Valider les prédicti&amp;ons…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Waveform</source>
        <translation>Forme &amp;d’onde</translation>
    </message>
    <message>
        <source>&amp;Whole recording</source>
        <translation>Enre&amp;gistrement entier</translation>
    </message>
    <message>
        <source>&amp;Yes, all of them</source>
        <translation>&amp;Oui, toutes</translation>
    </message>
    <message>
        <source>&amp;Zoom to the segment</source>
        <translation>Zoome&amp;r sur le segment</translation>
    </message>
    <message>
        <source>(95 % CI {low}–{high})</source>
        <translation>(IC à 95&#xa0;%&#xa0;: {low}–{high})</translation>
    </message>
    <message>
        <source>(always listed together)</source>
        <translation>(toujours listées ensemble)</translation>
    </message>
    <message>
        <source>(name of this language in it, such as Deutsch)</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>(no site)</source>
        <translation>(aucun site)</translation>
    </message>
    <message>
        <source>--detections counts for a model’s labels. Omit it for a network.</source>
        <translation>--detections vaut pour les étiquettes d’un modèle. Omettez-le pour un réseau.</translation>
    </message>
    <message>
        <source>--labels, --rate and --scores describe networks. Omit them for {model}.</source>
        <translation>--labels, --rate et --scores décrivent des réseaux. Omettez-les pour {model}.</translation>
    </message>
    <message>
        <source>--preset does not apply to a trained segmenter. Give it to train-segmenter.</source>
        <translation>--preset ne s’applique pas à un segmenteur entraîné. Donnez-le à train-segmenter.</translation>
    </message>
    <message>
        <source>--preview works only with --lists. Add the sound files first.</source>
        <translation>--preview ne fonctionne qu’avec --lists. Ajoutez d’abord les fichiers son.</translation>
    </message>
    <message>
        <source>--program needs a name, such as BirdNET/2.4.</source>
        <translation>--program demande un nom, comme BirdNET/2.4.</translation>
    </message>
    <message>
        <source>--table needs the name of a sample.</source>
        <translation>--table demande le nom d’un échantillon.</translation>
    </message>
    <message>
        <source>--under works only with --channel.</source>
        <translation>--under ne fonctionne qu’avec --channel.</translation>
    </message>
    <message>
        <source>--unit does not apply to a trained segmenter.</source>
        <translation>--unit ne s’applique pas à un segmenteur entraîné.</translation>
    </message>
    <message>
        <source>--visit is day, night, or a number of hours that divides 24: 1, 2, 3, 4, 6, 8, 12.</source>
        <translation>--visit vaut day, night ou un nombre d’heures qui divise 24&#xa0;: 1, 2, 3, 4, 6, 8, 12.</translation>
    </message>
    <message>
        <source>1 – 9</source>
        <translation>1 – 9</translation>
    </message>
    <message>
        <source>50 to 90 %</source>
        <translation>50 à 90&#xa0;%</translation>
    </message>
    <message>
        <source>90 % and above</source>
        <translation>90&#xa0;% et plus</translation>
    </message>
    <message>
        <source>90 %: {bandwidth_90_hz}, {duration_90_s}</source>
        <translation>90&#xa0;%&#xa0;: {bandwidth_90_hz}, {duration_90_s}</translation>
    </message>
    <message>
        <source>: it leaves the sign out</source>
        <translation>: le signe manque</translation>
    </message>
    <message>
        <source>:00</source>
        <comment>time of day</comment>
        <translation>:00</translation>
    </message>
    <message>
        <source>; comes back: {kept}</source>
        <translation>; revient&#xa0;: {kept}</translation>
    </message>
    <message>
        <source>A chosen segment does not exist any more. Choose again.</source>
        <translation>Un segment choisi n’existe plus. Choisissez à nouveau.</translation>
    </message>
    <message>
        <source>A click opens or closes the group.</source>
        <translation>Un clic ouvre ou ferme le groupe.</translation>
    </message>
    <message>
        <source>A copy is in {path}. You go on working on the original.</source>
        <translation>Une copie se trouve dans {path}. Vous continuez à travailler sur l’original.</translation>
    </message>
    <message>
        <source>A day with hours past midnight joins the end of one night with that of the next. Nights keep them apart.</source>
        <translation>Un jour dont les heures passent minuit réunit des parties de deux nuits. Les nuits les séparent.</translation>
    </message>
    <message>
        <source>A margin is 0 to {max_margin_s} seconds.</source>
        <translation>Une marge va de 0 à {max_margin_s} secondes.</translation>
    </message>
    <message>
        <source>A minimum probability is a number from 0 to 1.</source>
        <translation>Une probabilité minimale est un nombre de 0 à 1.</translation>
    </message>
    <message>
        <source>A network that you have, such as BirdNET, scores each recording window by window. Its detections are stored like those of other programs. Nothing is downloaded.</source>
        <translation>Un réseau de neurones que vous possédez, comme BirdNET, note chaque enregistrement fenêtre par fenêtre. Ses détections sont conservées comme celles d’autres programmes. Rien n’est téléchargé.</translation>
    </message>
    <message>
        <source>A network’s scores as evidence for segments</source>
        <translation>Scores d’un réseau comme indices pour les segments</translation>
    </message>
    <message>
        <source>A network’s scores, such as BirdNET’s, name the calls; no tagging needed</source>
        <translation>Les scores d’un réseau, comme BirdNET, nomment les cris&#xa0;; rien à marquer</translation>
    </message>
    <message>
        <source>A person’s labels</source>
        <translation>Étiquettes d’une personne</translation>
    </message>
    <message>
        <source>A probability is a number from 0 to 1.</source>
        <translation>Une probabilité est un nombre de 0 à 1.</translation>
    </message>
    <message>
        <source>A program’s detections</source>
        <translation>Détections d’un programme</translation>
    </message>
    <message>
        <source>A project has at most {n} fields.</source>
        <translation>Un projet a au plus {n} champs.</translation>
    </message>
    <message>
        <source>A random sample of each score bin. 25 in each of four bins give intervals of about ±10 points.</source>
        <translation>Un échantillon aléatoire de chaque classe de score. 25 dans chacune de quatre classes donnent des intervalles d’environ ±10 points.</translation>
    </message>
    <message>
        <source>A recording as a whole cannot be joined with a window.</source>
        <translation>Un enregistrement entier ne peut pas être réuni à une fenêtre.</translation>
    </message>
    <message>
        <source>A running task may have stopped. Start it again.</source>
        <translation>Une tâche en cours s’est peut-être arrêtée. Relancez-la.</translation>
    </message>
    <message>
        <source>A sample needs a name.</source>
        <translation>Un échantillon a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A search needs held-out recordings. Tag and segment at least two recordings first.</source>
        <translation>Une recherche demande des enregistrements réservés. Marquez et segmentez d’abord au moins deux enregistrements.</translation>
    </message>
    <message>
        <source>A supervised model needs labelled segments, and there are none.</source>
        <translation>Un modèle supervisé demande des segments étiquetés, et il n’y en a pas.</translation>
    </message>
    <message>
        <source>A temporary file cannot be written to {folder} ({reason}). Free some space there, or set TMPDIR to another folder.</source>
        <translation>Impossible d’écrire un fichier temporaire dans {folder} ({reason}). Libérez-y de l’espace ou indiquez un autre dossier dans TMPDIR.</translation>
    </message>
    <message>
        <source>A threshold is a number.</source>
        <translation>Un seuil est un nombre.</translation>
    </message>
    <message>
        <source>A threshold needs a species: --species NAME.</source>
        <translation>Un seuil demande une espèce&#xa0;: --species NOM.</translation>
    </message>
    <message>
        <source>A worker cannot read {path} ({reason}); the folder of results has to lie where all machines see it under the same name.</source>
        <translation>Un processus ne peut pas lire {path} ({reason})&#xa0;; le dossier des résultats doit se trouver là où toutes les machines le voient sous le même nom.</translation>
    </message>
    <message>
        <source>A worker has birdann {theirs}, and this command is birdann {ours}. Install the same version on all machines.</source>
        <translation>Un processus utilise birdann {theirs} et cette commande birdann {ours}. Installez la même version sur toutes les machines.</translation>
    </message>
    <message>
        <source>AAC or ALAC sound</source>
        <translation>du son AAC ou ALAC</translation>
    </message>
    <message>
        <source>AAC sound</source>
        <translation>du son AAC</translation>
    </message>
    <message>
        <source>AAC sound or a film</source>
        <translation>du son AAC ou un film</translation>
    </message>
    <message>
        <source>AOEF annotation set (Whombat, soundevent)</source>
        <translation>Jeu d’annotations AOEF (Whombat, soundevent)</translation>
    </message>
    <message>
        <source>About birdann</source>
        <translation>À propos de birdann</translation>
    </message>
    <message>
        <source>About one segment per listed species remains. The model may reject real calls as noise. Confirm a few of them.</source>
        <translation>Il reste environ un segment par espèce listée. Le modèle peut rejeter de vrais cris comme du bruit. Confirmez-en quelques-uns.</translation>
    </message>
    <message>
        <source>About {n} of 10 predictions are correct.</source>
        <translation>Environ {n} prédictions sur 10 sont correctes.</translation>
    </message>
    <message>
        <source>About {rate} of the segments are probably noise or unknown species.</source>
        <translation>Environ {rate} des segments sont probablement du bruit ou des espèces inconnues.</translation>
    </message>
    <message>
        <source>Above the thresholds</source>
        <translation>Au-dessus des seuils</translation>
    </message>
    <message>
        <source>Above the usual range of this species ({low}–{high} kHz).</source>
        <translation>Au-dessus de la plage habituelle de cette espèce ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Absent</source>
        <translation>Absente</translation>
    </message>
    <message>
        <source>Acc&amp;ept suggested tags</source>
        <translation>Accepter les marques &amp;suggérées</translation>
    </message>
    <message>
        <source>Accept all</source>
        <translation>Tout accepter</translation>
    </message>
    <message>
        <source>Accept suggested tags</source>
        <translation>Accepter les marques suggérées</translation>
    </message>
    <message>
        <source>Accept the predicted species of an untagged recording as tags; listen first</source>
        <translation>Accepter comme marques les espèces prédites d’un enregistrement non marqué&#xa0;; écoutez d’abord</translation>
    </message>
    <message>
        <source>Activate an edit to go back or forward to it</source>
        <translation>Activez une modification pour y revenir ou avancer jusqu’à elle</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>to the list</comment>
        <translation>Ajouter</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln recordings</source>
        <translation>
            <numerusform>Ajouter&#xa0;%Ln enregistrement</numerusform>
            <numerusform>Ajouter&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln segments</source>
        <translation>
            <numerusform>Ajouter&#xa0;%Ln segment</numerusform>
            <numerusform>Ajouter&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln species</source>
        <translation>
            <numerusform>Ajouter&#xa0;%Ln espèce</numerusform>
            <numerusform>Ajouter&#xa0;%Ln espèces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln windows</source>
        <translation>
            <numerusform>Ajouter&#xa0;%Ln fenêtre</numerusform>
            <numerusform>Ajouter&#xa0;%Ln fenêtres</numerusform>
        </translation>
    </message>
    <message>
        <source>Add &amp;window</source>
        <translation>Ajouter une &amp;fenêtre</translation>
    </message>
    <message>
        <source>Add a &amp;folder of recordings…</source>
        <translation>Ajouter un dossier d’&amp;enregistrements…</translation>
    </message>
    <message>
        <source>Add a folder of recordings</source>
        <translation>Ajouter un dossier d’enregistrements</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Add a note to the recording; Ctrl+F finds it</source>
        <translation>Ajouter une note à l’enregistrement&#xa0;; Ctrl+F la trouve</translation>
    </message>
    <message>
        <source>Add a note; the queue can be filtered by notes</source>
        <translation>Ajouter une note&#xa0;; la file peut être filtrée par notes</translation>
    </message>
    <message>
        <source>Add a window with its own species list (selected segments or visible range)</source>
        <translation>Ajouter une fenêtre avec sa propre liste d’espèces (segments sélectionnés ou plage visible)</translation>
    </message>
    <message>
        <source>Add another project</source>
        <translation>Ajouter un autre projet</translation>
    </message>
    <message>
        <source>Add every sound file in a folder and the folders inside it</source>
        <translation>Ajouter tous les fichiers son d’un dossier et de ses sous-dossiers</translation>
    </message>
    <message>
        <source>Add labelled clips or another project as training sources</source>
        <translation>Ajouter des extraits étiquetés ou un autre projet comme sources d’entraînement</translation>
    </message>
    <message>
        <source>Add notes</source>
        <translation>Ajouter des notes</translation>
    </message>
    <message>
        <source>Add recordings</source>
        <translation>Ajouter des enregistrements</translation>
    </message>
    <message>
        <source>Add recordings: drop files or a folder on the window.</source>
        <translation>Ajoutez des enregistrements&#xa0;: déposez des fichiers ou un dossier dans la fenêtre.</translation>
    </message>
    <message>
        <source>Add recordings…</source>
        <translation>Ajouter des enregistrements…</translation>
    </message>
    <message>
        <source>Add second species to segment</source>
        <translation>Ajouter une seconde espèce au segment</translation>
    </message>
    <message>
        <source>Add segments</source>
        <translation>Ajouter des segments</translation>
    </message>
    <message>
        <source>Add sound files to the project; they stay where they are</source>
        <translation>Ajouter des fichiers son au projet&#xa0;; ils restent où ils sont</translation>
    </message>
    <message>
        <source>Add species</source>
        <translation>Ajouter une espèce</translation>
    </message>
    <message>
        <source>Add species “{name}”</source>
        <translation>Ajouter l’espèce «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Add the species of a label to the species list that excludes it</source>
        <translation>Ajouter l’espèce d’une étiquette à la liste d’espèces qui l’exclut</translation>
    </message>
    <message>
        <source>Add the species to the list (Shift+A)</source>
        <translation>Ajouter l’espèce à la liste (Maj+A)</translation>
    </message>
    <message>
        <source>Add to list</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>Add training clips…</source>
        <translation>Ajouter des extraits d’entraînement…</translation>
    </message>
    <message>
        <source>Add training so&amp;urces…</source>
        <translation>A&amp;jouter des sources d’entraînement…</translation>
    </message>
    <message>
        <source>Add training source “{name}”</source>
        <translation>Ajouter la source d’entraînement «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Add training sources</source>
        <translation>Ajouter des sources d’entraînement</translation>
    </message>
    <message>
        <source>Add {species} to the list of {recording}?</source>
        <translation>Ajouter {species} à la liste de {recording}&#xa0;?</translation>
    </message>
    <message>
        <source>Added with warnings</source>
        <translation>Ajoutés avec des avertissements</translation>
    </message>
    <message>
        <source>Adding</source>
        <translation>Ajout</translation>
    </message>
    <message>
        <source>Adding recordings</source>
        <translation>Ajout des enregistrements</translation>
    </message>
    <message>
        <source>Adding training source {name}</source>
        <translation>Ajout de la source d’entraînement {name}</translation>
    </message>
    <message numerus="yes">
        <source>Adds %Ln tags</source>
        <translation>
            <numerusform>Ajoute&#xa0;%Ln marque</numerusform>
            <numerusform>Ajoute&#xa0;%Ln marques</numerusform>
        </translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Afterwards every segment has a prediction.</source>
        <translation>Ensuite, chaque segment a une prédiction.</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln segments are reviewed.</source>
        <translation>
            <numerusform>%Ln segment&#xa0;: révisé.</numerusform>
            <numerusform>Les&#xa0;%Ln segments sont révisés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln…</source>
        <comment>contradictions</comment>
        <translation>
            <numerusform>%Ln…</numerusform>
            <numerusform>Les&#xa0;%Ln…</numerusform>
        </translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Toutes les réponses</translation>
    </message>
    <message>
        <source>All calls here are painted</source>
        <translation>Tous les cris ici sont peints</translation>
    </message>
    <message>
        <source>All dates</source>
        <translation>Toutes les dates</translation>
    </message>
    <message>
        <source>All folders of this project are allowed.</source>
        <translation>Tous les dossiers de ce projet sont autorisés.</translation>
    </message>
    <message>
        <source>All items are reviewed.</source>
        <translation>Tous les éléments sont révisés.</translation>
    </message>
    <message>
        <source>All observers, {n} segments: Fleiss&apos; kappa {kappa}</source>
        <translation>Tous les observateurs, {n} segments&#xa0;: kappa de Fleiss {kappa}</translation>
    </message>
    <message>
        <source>All programs</source>
        <translation>Tous les programmes</translation>
    </message>
    <message>
        <source>All recordings</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All recordings</source>
        <comment>filter</comment>
        <translation>Partout</translation>
    </message>
    <message numerus="yes">
        <source>All recordings (%Ln)</source>
        <translation>
            <numerusform>Tous les enregistrements (%Ln)</numerusform>
            <numerusform>Tous les enregistrements (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>All recordings of the project with their progress. Click one to show it. Page Up and Page Down step through them; N goes to the next untagged one.</source>
        <translation>Tous les enregistrements du projet avec leur avancement. Cliquez sur l’un d’eux pour l’afficher. Page préc. et Page suiv. les parcourent&#xa0;; N va au prochain non marqué.</translation>
    </message>
    <message>
        <source>All scores</source>
        <translation>Tous les scores</translation>
    </message>
    <message>
        <source>All segments</source>
        <translation>Tous les segments</translation>
    </message>
    <message>
        <source>All segments of the tagged recordings are rejected or labelled as unknown species. Confirm or clear some of them.</source>
        <translation>Tous les segments des enregistrements marqués sont rejetés ou étiquetés comme espèce inconnue. Confirmez-en ou effacez-en quelques-uns.</translation>
    </message>
    <message>
        <source>All segments of this recording are reviewed. U goes to the next item.</source>
        <translation>Tous les segments de cet enregistrement sont révisés. U va à l’élément suivant.</translation>
    </message>
    <message>
        <source>All sites</source>
        <translation>Tous les sites</translation>
    </message>
    <message>
        <source>All sounds</source>
        <translation>Tous les sons</translation>
    </message>
    <message>
        <source>All species</source>
        <translation>Toutes les espèces</translation>
    </message>
    <message>
        <source>All species of the model</source>
        <translation>Toutes les espèces du modèle</translation>
    </message>
    <message>
        <source>All species with scores</source>
        <translation>Toutes les espèces avec scores</translation>
    </message>
    <message>
        <source>All visits are settled.</source>
        <translation>Toutes les visites sont réglées.</translation>
    </message>
    <message>
        <source>Allow and read them</source>
        <translation>Les autoriser et les lire</translation>
    </message>
    <message>
        <source>Allowed f&amp;olders…</source>
        <translation>&amp;Dossiers autorisés…</translation>
    </message>
    <message>
        <source>Allowed folders</source>
        <translation>Dossiers autorisés</translation>
    </message>
    <message>
        <source>Allowed folders cannot be saved in {parent}: {reason}.</source>
        <translation>Les dossiers autorisés ne peuvent pas être enregistrés dans {parent}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Allowed folders…</source>
        <translation>Dossiers autorisés…</translation>
    </message>
    <message>
        <source>Allowing the folders</source>
        <translation>Autorisation des dossiers</translation>
    </message>
    <message>
        <source>Almost no segment was predicted as noise.</source>
        <translation>Presque aucun segment n’a été prédit comme bruit.</translation>
    </message>
    <message>
        <source>Already tagged: {species}</source>
        <translation>Déjà marquée&#xa0;: {species}</translation>
    </message>
    <message>
        <source>Also resembles &lt;b&gt;{species}&lt;/b&gt; ({percent})</source>
        <translation>Ressemble aussi à &lt;b&gt;{species}&lt;/b&gt; ({percent})</translation>
    </message>
    <message>
        <source>Alt+1 – 9</source>
        <translation>Alt+1 – 9</translation>
    </message>
    <message>
        <source>An index does not fit its table: {what}.</source>
        <translation>Un index ne correspond pas à sa table&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Analysing {name}</source>
        <translation>Analyse de {name}</translation>
    </message>
    <message>
        <source>Annotation {place} cannot be read: {reason}.</source>
        <translation>L’annotation {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>Annotations ({endings});;All files (*)</source>
        <translation>Annotations ({endings});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Annotations imported</source>
        <translation>Annotations importées</translation>
    </message>
    <message>
        <source>Another process is writing to {folder}. Wait until it has finished, or end it.</source>
        <translation>Un autre processus écrit dans {folder}. Attendez qu’il ait terminé ou arrêtez-le.</translation>
    </message>
    <message>
        <source>Another project…</source>
        <translation>Autre projet…</translation>
    </message>
    <message>
        <source>Another species</source>
        <translation>Autre espèce</translation>
    </message>
    <message numerus="yes">
        <source>Answer %Ln items</source>
        <translation>
            <numerusform>Répondre à&#xa0;%Ln élément</numerusform>
            <numerusform>Répondre à&#xa0;%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer validation samples</source>
        <translation>Répondre aux échantillons de validation</translation>
    </message>
    <message>
        <source>Answer: no</source>
        <translation>Réponse&#xa0;: non</translation>
    </message>
    <message>
        <source>Answer: unsure</source>
        <translation>Réponse&#xa0;: incertain</translation>
    </message>
    <message>
        <source>Answer: yes</source>
        <translation>Réponse&#xa0;: oui</translation>
    </message>
    <message>
        <source>Any certainty and type</source>
        <translation>Toute certitude et tout type</translation>
    </message>
    <message>
        <source>Any probability</source>
        <translation>Toute probabilité</translation>
    </message>
    <message>
        <source>Applies to every format, to summaries of segments, and to clips. OUT.left-out.txt lists what was left out.</source>
        <translation>Vaut pour tous les formats, les résumés de segments et les extraits. OUT.left-out.txt énumère ce qui a été omis.</translation>
    </message>
    <message>
        <source>Applying</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>Applying thresholds</source>
        <translation>Application des seuils</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archive</translation>
    </message>
    <message>
        <source>Archives need the packages dask, distributed and pyarrow ({reason}). Install them with: pip install birdann[archive]</source>
        <translation>Les archives demandent les paquets dask, distributed et pyarrow ({reason}). Installez-les avec&#xa0;: pip install birdann[archive]</translation>
    </message>
    <message>
        <source>Area of a sector: {unit}.</source>
        <translation>Aire d’un secteur&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>Arrow keys move the box, with Shift they resize it; Enter stores it, Esc leaves</source>
        <translation>Les flèches déplacent le cadre et, avec Maj, changent sa taille ; Entrée l’enregistre, Échap l’abandonne</translation>
    </message>
    <message>
        <source>As in the papers</source>
        <translation>Comme dans les articles</translation>
    </message>
    <message>
        <source>As known of the network</source>
        <translation>D’après le réseau</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Comme à l’écran</translation>
    </message>
    <message>
        <source>As the system writes it</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>At</source>
        <translation>À</translation>
    </message>
    <message>
        <source>At least 10 seasons with visits of a minute are simulated, a share is from 0 to 1, and 1 to {most} calls are played.</source>
        <translation>Au moins 10 saisons avec des visites d’une minute sont simulées, une part va de 0 à 1, et 1 à {most} cris sont lus.</translation>
    </message>
    <message>
        <source>At least one visit is drawn at each site.</source>
        <translation>Au moins une visite est tirée à chaque site.</translation>
    </message>
    <message>
        <source>At least two recordings with segments are needed for training.</source>
        <translation>L’entraînement demande au moins deux enregistrements avec segments.</translation>
    </message>
    <message>
        <source>At least: {species}</source>
        <translation>Au moins&#xa0;: {species}</translation>
    </message>
    <message>
        <source>At most per recording and bin</source>
        <translation>Maximum par enregistrement et classe</translation>
    </message>
    <message>
        <source>Audacity label track</source>
        <translation>Piste d’étiquettes Audacity</translation>
    </message>
    <message>
        <source>Auditing</source>
        <translation>Vérification des listes</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic model</source>
        <translation>Modèle automatique</translation>
    </message>
    <message>
        <source>AviaNZ annotations and corrections (.data, .corrections)</source>
        <translation>Annotations et corrections AviaNZ (.data, .corrections)</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>Axe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Retour (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Background subtracted</source>
        <translation>Fond soustrait</translation>
    </message>
    <message>
        <source>Background subtracted: flattens steady wind, water and hiss at all frequencies.
PCEN: also flattens changing noise, and shows near and far calls about equally bright.</source>
        <translation>Fond soustrait&#xa0;: aplanit vent, eau et souffle constants à toutes les fréquences.
PCEN&#xa0;: aplanit aussi le bruit changeant et montre cris proches et lointains avec un éclat semblable.</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Band-pass playba&amp;ck</source>
        <translation>Lecture &amp;en passe-bande</translation>
    </message>
    <message>
        <source>Bandwidth 90 %</source>
        <translation>Largeur de bande 90&#xa0;%</translation>
    </message>
    <message>
        <source>BatDetect2 detections and annotations (JSON)</source>
        <translation>Détections et annotations BatDetect2 (JSON)</translation>
    </message>
    <message>
        <source>Bats</source>
        <translation>Chauves-souris</translation>
    </message>
    <message>
        <source>Bats in recordings of ultrasound, songbirds in all others.</source>
        <translation>Chauves-souris pour les ultrasons, sinon oiseaux chanteurs.</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Before the project was opened</source>
        <translation>Avant l’ouverture du projet</translation>
    </message>
    <message>
        <source>Before this hour</source>
        <translation>Avant cette heure</translation>
    </message>
    <message>
        <source>Below 50 %</source>
        <translation>Moins de 50&#xa0;%</translation>
    </message>
    <message>
        <source>Below the usual range of this species ({low}–{high} kHz).</source>
        <translation>En dessous de la plage habituelle de cette espèce ({low}–{high} kHz).</translation>
    </message>
    <message>
        <source>Best examples</source>
        <translation>Meilleurs exemples</translation>
    </message>
    <message>
        <source>Bins are</source>
        <translation>Les classes sont</translation>
    </message>
    <message>
        <source>Bins of the score</source>
        <translation>Classes du score</translation>
    </message>
    <message>
        <source>BirdNET results (CSV, Parquet)</source>
        <translation>Résultats BirdNET (CSV, Parquet)</translation>
    </message>
    <message>
        <source>Black on white</source>
        <translation>Noir sur blanc</translation>
    </message>
    <message>
        <source>Black on white, for print</source>
        <translation>Noir sur blanc, pour l’impression</translation>
    </message>
    <message>
        <source>Blank cells</source>
        <translation>Cellules vides</translation>
    </message>
    <message>
        <source>Blind: hide scores and recordings</source>
        <translation>À l’aveugle&#xa0;: masquer scores et enregistrements</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Luminosité</translation>
    </message>
    <message>
        <source>Brush: er&amp;ase from the segment</source>
        <translation>Pinceau&#xa0;: &amp;effacer du segment</translation>
    </message>
    <message>
        <source>By date and time</source>
        <translation>Par date et heure</translation>
    </message>
    <message>
        <source>By day</source>
        <translation>Par jour</translation>
    </message>
    <message>
        <source>By level of the call over the noise:</source>
        <translation>Selon le niveau du cri au-dessus du bruit&#xa0;:</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By site and day</source>
        <translation>Par site et jour</translation>
    </message>
    <message>
        <source>By site and species: {path}</source>
        <translation>Par site et espèce&#xa0;: {path}</translation>
    </message>
    <message>
        <source>By site or folder</source>
        <translation>Par site ou dossier</translation>
    </message>
    <message>
        <source>By site, assuming that precision at equal scores is the same at all:</source>
        <translation>Par site, en supposant que la précision à score égal est la même partout&#xa0;:</translation>
    </message>
    <message>
        <source>By species</source>
        <translation>Par espèce</translation>
    </message>
    <message>
        <source>By species:</source>
        <translation>Par espèce&#xa0;:</translation>
    </message>
    <message>
        <source>By time</source>
        <translation>Par temps</translation>
    </message>
    <message>
        <source>C&amp;lear label</source>
        <translation>Effacer &amp;l’étiquette</translation>
    </message>
    <message>
        <source>C&amp;lear this list</source>
        <translation>E&amp;ffacer cette liste</translation>
    </message>
    <message>
        <source>C&amp;orrect…</source>
        <translation>Co&amp;rriger…</translation>
    </message>
    <message>
        <source>CSV or Excel table with the columns recording (a file or a folder), site, latitude, longitude, elevation, start, zone; further columns are covariates of sites</source>
        <translation>tableau CSV ou Excel aux colonnes recording (un fichier ou un dossier), site, latitude, longitude, elevation, start, zone&#xa0;; les autres colonnes sont des covariables des sites</translation>
    </message>
    <message>
        <source>Calibrated on {merged} segments of recordings merged in pairs, {hidden} of recordings whose list was hidden, and {answers} of your answers (labels and validation samples), each counting as ten segments. Each species is shrunk towards the pooled calibration, which counts as ten recordings.</source>
        <translation>Calibré sur {merged} segments d’enregistrements fusionnés par paires, {hidden} d’enregistrements à liste masquée et {answers} de vos réponses (étiquettes et échantillons de validation), chacune comptant comme dix segments. Chaque espèce est rapprochée de la calibration commune, qui compte comme dix enregistrements.</translation>
    </message>
    <message>
        <source>Calibrated: error {error} on {n} held-out recordings (95 % CI {low}–{high}).</source>
        <translation>Calibré&#xa0;: erreur {error} sur {n} enregistrements réservés (IC à 95&#xa0;%&#xa0;: {low}–{high}).</translation>
    </message>
    <message>
        <source>Calibration error {error} (95 % CI {low}–{high}) on {n} held-out recordings.</source>
        <translation>Erreur de calibration {error} (IC à 95&#xa0;%&#xa0;: {low}–{high}) sur {n} enregistrements réservés.</translation>
    </message>
    <message numerus="yes">
        <source>Calibration error {error} (95 % CI {low}–{high}), %Ln held-out recordings</source>
        <translation>
            <numerusform>Erreur de calibration {error} (IC à 95&#xa0;%&#xa0;: {low}–{high}),&#xa0;%Ln enregistrement réservé</numerusform>
            <numerusform>Erreur de calibration {error} (IC à 95&#xa0;%&#xa0;: {low}–{high}),&#xa0;%Ln enregistrements réservés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration not measured: %Ln held-out recordings, at least {wanted} needed.</source>
        <translation>
            <numerusform>Calibration non mesurée&#xa0;:&#xa0;%Ln enregistrement réservé, au moins {wanted} nécessaires.</numerusform>
            <numerusform>Calibration non mesurée&#xa0;:&#xa0;%Ln enregistrements réservés, au moins {wanted} nécessaires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Cri</translation>
    </message>
    <message>
        <source>Call probability ≥ </source>
        <comment>percent</comment>
        <translation>Probabilité de cri ≥ </translation>
    </message>
    <message>
        <source>Call {place} of at most {n} in this visit</source>
        <translation>Cri {place} sur {n} au plus dans cette visite</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Cris</translation>
    </message>
    <message numerus="yes">
        <source>Calls (%Ln hidden)</source>
        <comment>sounds</comment>
        <translation>
            <numerusform>Cris (%Ln masqué)</numerusform>
            <numerusform>Cris (%Ln masqués)</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms.</source>
        <translation>Les cris sont délimités dans le spectrogramme&#xa0;: en tirets si prédits, en trait plein si confirmés. Espace lance la lecture&#xa0;; P lit le cri sélectionné. La molette défile&#xa0;; Ctrl+molette zoome.</translation>
    </message>
    <message>
        <source>Calls of a few milliseconds above 4 kHz.</source>
        <translation>Cris de quelques millisecondes au-dessus de 4 kHz.</translation>
    </message>
    <message>
        <source>Calls of a species with gaps up to {gap} s are one row: {segments} segments in {rows} rows.</source>
        <translation>Les cris d’une espèce séparés d’au plus {gap} s forment une ligne&#xa0;: {segments} segments en {rows} lignes.</translation>
    </message>
    <message>
        <source>Calls per hour</source>
        <translation>Cris par heure</translation>
    </message>
    <message>
        <source>Calls played</source>
        <translation>Cris lus</translation>
    </message>
    <message>
        <source>Calls played in a visit at most</source>
        <translation>Cris lus au plus par visite</translation>
    </message>
    <message numerus="yes">
        <source>Calls: confirmed, or at or above the saved thresholds (%Ln species), else {bar}.</source>
        <translation>
            <numerusform>Cris&#xa0;: confirmés, ou à partir des seuils enregistrés (%Ln espèce), sinon {bar}.</numerusform>
            <numerusform>Cris&#xa0;: confirmés, ou à partir des seuils enregistrés (%Ln espèces), sinon {bar}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls: confirmed, or with a probability of at least {bar}.</source>
        <translation>Cris&#xa0;: confirmés, ou d’une probabilité d’au moins {bar}.</translation>
    </message>
    <message>
        <source>Calls: harmonics and fast trills in one segment</source>
        <translation>Cris&#xa0;: harmoniques et trilles rapides dans un segment</translation>
    </message>
    <message>
        <source>Camtrap DP 1.0 (package in a folder, or observations as CSV)</source>
        <translation>Camtrap DP 1.0 (paquet dans un dossier, ou observations en CSV)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Annuler la tâche en cours</translation>
    </message>
    <message>
        <source>Cancel task</source>
        <translation>Annuler la tâche</translation>
    </message>
    <message>
        <source>Cancel tasks and close</source>
        <translation>Annuler les tâches et fermer</translation>
    </message>
    <message>
        <source>Cancel; finished parts are kept (Ctrl+Shift+C)</source>
        <translation>Annuler&#xa0;; ce qui est terminé est conservé (Ctrl+Maj+C)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Cancelled. Finished parts are kept.</source>
        <translation>Annulé. Ce qui est terminé est conservé.</translation>
    </message>
    <message>
        <source>Candidate n as tag: present, unsure, absent, untagged</source>
        <translation>Candidate n comme marque&#xa0;: présente, incertaine, absente, non marquée</translation>
    </message>
    <message>
        <source>Candidate n of the segment: use as its label</source>
        <translation>Candidate n du segment&#xa0;: l’utiliser comme étiquette</translation>
    </message>
    <message>
        <source>Candidate species</source>
        <translation>Espèces candidates</translation>
    </message>
    <message>
        <source>Ce&amp;rtain</source>
        <translation>&amp;Certaine</translation>
    </message>
    <message>
        <source>Cells of “{column}” that are not verdicts: {cells}.</source>
        <translation>Cellules de « {column} » qui ne sont pas des verdicts : {cells}.</translation>
    </message>
    <message>
        <source>Certain</source>
        <translation>Certaine</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Certainty (Shift+C, Shift+R, Shift+O)</source>
        <translation>Certitude (Maj+C, Maj+R, Maj+O)</translation>
    </message>
    <message>
        <source>Certainty, call type or note</source>
        <translation>Certitude, type de cri ou note</translation>
    </message>
    <message>
        <source>Ch&amp;annel for segments…</source>
        <translation>&amp;Canal pour les segments…</translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln segments</source>
        <translation>
            <numerusform>Modifier&#xa0;%Ln segment</numerusform>
            <numerusform>Modifier&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Change label…</source>
        <translation>Modifier l’étiquette…</translation>
    </message>
    <message>
        <source>Change outlines</source>
        <translation>Modifier les contours</translation>
    </message>
    <message>
        <source>Change preset a&amp;nd find segments again…</source>
        <translation>C&amp;hanger le préréglage et rechercher à nouveau…</translation>
    </message>
    <message>
        <source>Change the label of the selection</source>
        <translation>Modifier l’étiquette de la sélection</translation>
    </message>
    <message>
        <source>Change windows</source>
        <translation>Modifier les fenêtres</translation>
    </message>
    <message>
        <source>Changed sound files</source>
        <translation>Fichiers son modifiés</translation>
    </message>
    <message>
        <source>Changed the site of {n_placed} and the start of {n_started} recordings, and {n_sites} sites.</source>
        <translation>Le site de {n_placed} et le début de {n_started} enregistrements ont été modifiés, ainsi que {n_sites} sites.</translation>
    </message>
    <message>
        <source>Changed the start of {changed} of {n} recordings.</source>
        <translation>Le début de {changed} enregistrements sur {n} a été modifié.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Channel for segments</source>
        <translation>Canal pour les segments</translation>
    </message>
    <message>
        <source>Channel shown and played</source>
        <translation>Canal affiché et lu</translation>
    </message>
    <message>
        <source>Channel shown and played. Segments are found in the mix of all channels, or in the channel you chose for this recording (Model menu).</source>
        <translation>Canal affiché et lu. Les segments sont recherchés dans le mélange de tous les canaux ou dans le canal choisi pour cet enregistrement (menu Modèle).</translation>
    </message>
    <message>
        <source>Channel {number}</source>
        <translation>Canal {number}</translation>
    </message>
    <message>
        <source>Channels apart</source>
        <translation>Canaux séparés</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Check and repair project</source>
        <translation>Vérifier et réparer le projet</translation>
    </message>
    <message>
        <source>Check and repair project…</source>
        <translation>Vérifier et réparer le projet…</translation>
    </message>
    <message>
        <source>Check the project file and its sound files for damage</source>
        <translation>Vérifier si le fichier du projet et ses fichiers son sont endommagés</translation>
    </message>
    <message numerus="yes">
        <source>Checked the project and %Ln sound files.</source>
        <translation>
            <numerusform>Le projet et %Ln fichier son ont été vérifiés.</numerusform>
            <numerusform>Le projet et %Ln fichiers son ont été vérifiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Checking finished files</source>
        <translation>Vérification des fichiers terminés</translation>
    </message>
    <message>
        <source>Checking the project</source>
        <translation>Vérification du projet</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Liste de choix</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Choose 1 of 2 sounds</source>
        <translation>Choisir 1 son sur 2</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose a folder. It is searched with its sub-folders. A file is used only if its sound is the same, whatever its name. Tags and labels are kept.</source>
        <translation>Choisissez un dossier. Ses sous-dossiers sont aussi parcourus. Un fichier n’est utilisé que si son contenu sonore est identique, quel que soit son nom. Marques et étiquettes sont conservées.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Choisir un dossier…</translation>
    </message>
    <message>
        <source>Choose a recording to tag its species.</source>
        <translation>Choisissez un enregistrement pour marquer ses espèces.</translation>
    </message>
    <message>
        <source>Choose a recording; the segment that you select in it appears here.</source>
        <translation>Choisissez un enregistrement&#xa0;; le segment que vous y sélectionnez apparaît ici.</translation>
    </message>
    <message>
        <source>Choose a species above to see its calls on the clock.</source>
        <translation>Choisissez une espèce ci-dessus pour voir ses cris au fil de la journée.</translation>
    </message>
    <message>
        <source>Choose another preset (owls, insects, bats), try it, and find segments again</source>
        <translation>Choisir un autre préréglage (hiboux, insectes, chauves-souris), l’essayer et rechercher à nouveau les segments</translation>
    </message>
    <message>
        <source>Choose at least two segments to merge.</source>
        <translation>Choisissez au moins deux segments à fusionner.</translation>
    </message>
    <message>
        <source>Choose tables…</source>
        <translation>Choisir des tableaux…</translation>
    </message>
    <message>
        <source>Choose the TFLite or ONNX file of a network.</source>
        <translation>Choisissez le fichier TFLite ou ONNX d’un réseau.</translation>
    </message>
    <message>
        <source>Choose the channel in which segments of the selected recordings are found</source>
        <translation>Choisir le canal dans lequel les segments des enregistrements sélectionnés sont recherchés</translation>
    </message>
    <message>
        <source>Choose where…</source>
        <translation>Choisir l’emplacement…</translation>
    </message>
    <message>
        <source>Choose whether the lists are complete.</source>
        <translation>Indiquez si les listes sont complètes.</translation>
    </message>
    <message>
        <source>Choose which column has the names.</source>
        <translation>Choisissez la colonne qui contient les noms.</translation>
    </message>
    <message>
        <source>Choose which folders added by other users this project may read</source>
        <translation>Choisir quels dossiers ajoutés par d’autres utilisateurs ce projet peut lire</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln labels</source>
        <translation>
            <numerusform>Effacer&#xa0;%Ln étiquette</numerusform>
            <numerusform>Effacer&#xa0;%Ln étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear label</source>
        <translation>Effacer l’étiquette</translation>
    </message>
    <message>
        <source>Clear label (Shift+X)</source>
        <translation>Effacer l’étiquette (Maj+X)</translation>
    </message>
    <message>
        <source>Clear labels</source>
        <translation>Effacer des étiquettes</translation>
    </message>
    <message>
        <source>Click a segment in the spectrogram, or press U for the first item.</source>
        <translation>Cliquez sur un segment du spectrogramme ou appuyez sur U pour le premier élément.</translation>
    </message>
    <message>
        <source>Clip {place} cannot be read: {reason}.</source>
        <translation>L’extrait {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Clipped for {listed}: too loud for the recorder, so that calls there look wider than they are.</source>
        <translation>Saturé à {listed}&#xa0;: trop fort pour l’enregistreur, si bien que les cris y paraissent plus larges qu’ils ne sont.</translation>
    </message>
    <message>
        <source>Clips are written as {names}, not {suffix}.</source>
        <translation>Les extraits sont écrits comme {names}, pas comme {suffix}.</translation>
    </message>
    <message>
        <source>Clock fast: subtract</source>
        <translation>Horloge en avance&#xa0;: soustraire</translation>
    </message>
    <message>
        <source>Clock slow: add</source>
        <translation>Horloge en retard&#xa0;: ajouter</translation>
    </message>
    <message>
        <source>Close all groups</source>
        <translation>Fermer tous les groupes</translation>
    </message>
    <message>
        <source>Close the project; everything is saved already</source>
        <translation>Fermer le projet&#xa0;; tout est déjà enregistré</translation>
    </message>
    <message>
        <source>Co&amp;mpare models…</source>
        <translation>Comparer les &amp;modèles…</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Collapse the left side or bring it back</source>
        <translation>Replier le côté gauche ou le rétablir</translation>
    </message>
    <message>
        <source>Collecting the licences</source>
        <translation>Collecte des licences</translation>
    </message>
    <message>
        <source>Colo&amp;ur map</source>
        <translation>Pale&amp;tte de couleurs</translation>
    </message>
    <message>
        <source>Colour: {unit}.</source>
        <translation>Couleur&#xa0;: {unit}.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colours by group</source>
        <translation>Couleurs par groupe</translation>
    </message>
    <message>
        <source>Colours by species</source>
        <translation>Couleurs par espèce</translation>
    </message>
    <message>
        <source>Colours of the map</source>
        <translation>Couleurs de la carte</translation>
    </message>
    <message>
        <source>Colours of the spectrogram</source>
        <translation>Couleurs du spectrogramme</translation>
    </message>
    <message>
        <source>Colours on a dark page</source>
        <translation>Couleurs sur page sombre</translation>
    </message>
    <message>
        <source>Colours on a white page</source>
        <translation>Couleurs sur page blanche</translation>
    </message>
    <message>
        <source>Colours, contrast, band and window of the spectrogram</source>
        <translation>Couleurs, contraste, bande et fenêtre du spectrogramme</translation>
    </message>
    <message>
        <source>Colours: {name}.</source>
        <translation>Couleurs&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Column {n}</source>
        <translation>Colonne {n}</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Columns in braces, * for any name: the folder of each file is its site</source>
        <translation>Colonnes entre accolades, * pour tout nom&#xa0;: le dossier de chaque fichier est son site</translation>
    </message>
    <message>
        <source>Columns of {name}</source>
        <translation>Colonnes de {name}</translation>
    </message>
    <message>
        <source>Columns that were not read: {names}.</source>
        <translation>Colonnes non lues&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Columns with values that cannot be read: {names}. All lists are imported as incomplete.</source>
        <translation>Colonnes aux valeurs illisibles&#xa0;: {names}. Toutes les listes sont importées comme incomplètes.</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Command to find</source>
        <translation>Commande cherchée</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Commandes et leurs touches</translation>
    </message>
    <message>
        <source>Compare models</source>
        <translation>Comparer les modèles</translation>
    </message>
    <message>
        <source>Compare models…</source>
        <translation>Comparer les modèles…</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds and measurements; the {n} most similar are in {path}.</source>
        <translation>{compared} cris comparés à {examples} exemples par limites et mesures&#xa0;; les {n} plus similaires sont dans {path}.</translation>
    </message>
    <message>
        <source>Compared {compared} calls with {examples} examples by bounds only (more precise after archive run --measurements); the {n} most similar are in {path}.</source>
        <translation>{compared} cris comparés à {examples} exemples par limites seulement (plus précis après archive run --measurements)&#xa0;; les {n} plus similaires sont dans {path}.</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Comparing calls</source>
        <translation>Comparaison des cris</translation>
    </message>
    <message>
        <source>Comparing labels</source>
        <translation>Comparaison des étiquettes</translation>
    </message>
    <message>
        <source>Comparing labels with lists</source>
        <translation>Comparaison des étiquettes et des listes</translation>
    </message>
    <message>
        <source>Comparing lists</source>
        <translation>Comparaison des listes</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Comparaison des modèles</translation>
    </message>
    <message>
        <source>Comparing names</source>
        <translation>Comparaison des noms</translation>
    </message>
    <message>
        <source>Comparing observers</source>
        <translation>Comparaison des observateurs</translation>
    </message>
    <message>
        <source>Comparing outlines</source>
        <translation>Comparaison des contours</translation>
    </message>
    <message>
        <source>Comparing runs</source>
        <translation>Comparaison des exécutions</translation>
    </message>
    <message>
        <source>Comparing segments</source>
        <translation>Comparaison des segments</translation>
    </message>
    <message>
        <source>Comparing species and recordings</source>
        <translation>Comparaison des espèces et des enregistrements</translation>
    </message>
    <message>
        <source>Complete list</source>
        <translation>Liste complète</translation>
    </message>
    <message>
        <source>Complete lists?</source>
        <translation>Listes complètes&#xa0;?</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmer&#xa0;%Ln</numerusform>
            <numerusform>Confirmer&#xa0;%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln calls of each</source>
        <translation>
            <numerusform>Confirmer&#xa0;%Ln cri de chacune</numerusform>
            <numerusform>Confirmer&#xa0;%Ln cris de chacune</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln others shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmer&#xa0;%Ln autre affiché</numerusform>
            <numerusform>Confirmer&#xa0;%Ln autres affichés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln segments</source>
        <translation>
            <numerusform>Confirmer&#xa0;%Ln segment</numerusform>
            <numerusform>Confirmer&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm all %Ln shown</source>
        <comment>segments, on a button</comment>
        <translation>
            <numerusform>Confirmer&#xa0;%Ln affiché</numerusform>
            <numerusform>Confirmer les&#xa0;%Ln affichés</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm all shown</source>
        <translation>Confirmer tous les affichés</translation>
    </message>
    <message>
        <source>Confirm all visible except selected</source>
        <translation>Confirmer tous les visibles sauf la sélection</translation>
    </message>
    <message>
        <source>Confirm predictions</source>
        <translation>Confirmer des prédictions</translation>
    </message>
    <message>
        <source>Confirm the predicted species (Enter)</source>
        <translation>Confirmer l’espèce prédite (Entrée)</translation>
    </message>
    <message>
        <source>Confirm the predicted species and go to the next item</source>
        <translation>Confirmer l’espèce prédite et passer à l’élément suivant</translation>
    </message>
    <message>
        <source>Confirm the predictions of the selection</source>
        <translation>Confirmer les prédictions de la sélection</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Confirmed: {species}</source>
        <translation>Confirmé&#xa0;: {species}</translation>
    </message>
    <message>
        <source>Confirmed: {species} ({person}, {when}).</source>
        <translation>Confirmé&#xa0;: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Confirmed: {what}</source>
        <translation>Confirmé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Conflicting lists: species set to unsure</source>
        <translation>Listes contradictoires&#xa0;: espèces mises à «&#xa0;incertaine&#xa0;»</translation>
    </message>
    <message>
        <source>Confused with</source>
        <translation>Confondue avec</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Contraste</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>&amp;Copier le diagnostic</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>Copy the segment to label a second species in the same outline</source>
        <translation>Copier le segment pour étiqueter une seconde espèce dans le même contour</translation>
    </message>
    <message>
        <source>Copy versions and recent messages, to paste into a report of a problem</source>
        <translation>Copier versions et messages récents, à coller dans le rapport d’un problème</translation>
    </message>
    <message>
        <source>Copying the outline</source>
        <translation>Copie du contour</translation>
    </message>
    <message>
        <source>Copying the second project</source>
        <translation>Copie du second projet</translation>
    </message>
    <message>
        <source>Copying {name}</source>
        <translation>Copie de {name}</translation>
    </message>
    <message>
        <source>Cores for segments</source>
        <translation>Cœurs pour les segments</translation>
    </message>
    <message numerus="yes">
        <source>Correct %Ln segments</source>
        <translation>
            <numerusform>Corriger&#xa0;%Ln segment</numerusform>
            <numerusform>Corriger&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct (%)</source>
        <translation>Correctes (%)</translation>
    </message>
    <message>
        <source>Correct (95 % CI)</source>
        <translation>Correctes (IC à 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Correct against predicted probability</source>
        <translation>Correctes selon la probabilité prédite</translation>
    </message>
    <message>
        <source>Correct against predicted probability; click to enlarge</source>
        <translation>Correctes selon la probabilité prédite&#xa0;; cliquez pour agrandir</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}, about {value} ({low} to {high}) of {n_scored}.</source>
        <translation>Correctes parmi toutes celles qui ont un score&#xa0;: {share}, environ {value} ({low} à {high}) sur {n_scored}.</translation>
    </message>
    <message>
        <source>Correct among all scored: {share}.</source>
        <translation>Correctes parmi toutes celles qui ont un score&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Correct the clock</source>
        <translation>Corriger l’horloge</translation>
    </message>
    <message>
        <source>Correct the clock…</source>
        <translation>Corriger l’horloge…</translation>
    </message>
    <message>
        <source>Correct the times</source>
        <translation>Corriger les temps</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigé</translation>
    </message>
    <message>
        <source>Corrected: {species}</source>
        <translation>Corrigé&#xa0;: {species}</translation>
    </message>
    <message>
        <source>Corrected: {species} ({person}, {when}).</source>
        <translation>Corrigé&#xa0;: {species} ({person}, {when}).</translation>
    </message>
    <message>
        <source>Corrected: {what}</source>
        <translation>Corrigé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Could be several recordings</source>
        <translation>Plusieurs enregistrements possibles</translation>
    </message>
    <message>
        <source>Could be {names}.</source>
        <translation>Pourrait être {names}.</translation>
    </message>
    <message>
        <source>Could not be measured</source>
        <translation>N’ont pas pu être mesurés</translation>
    </message>
    <message>
        <source>Count false calls</source>
        <translation>Compter les faux cris</translation>
    </message>
    <message>
        <source>Count from noon to noon, not by days</source>
        <translation>Compter de midi à midi, pas par jours</translation>
    </message>
    <message>
        <source>Count only in windows that were chosen at random</source>
        <translation>Ne compter que dans des fenêtres choisies au hasard</translation>
    </message>
    <message>
        <source>Counting</source>
        <translation>Comptage</translation>
    </message>
    <message>
        <source>Counting results</source>
        <translation>Comptage des résultats</translation>
    </message>
    <message>
        <source>Counting the species</source>
        <translation>Comptage des espèces</translation>
    </message>
    <message>
        <source>Counting unsure as valid: {share} over all scores.</source>
        <translation>En comptant «&#xa0;incertain&#xa0;» comme valide&#xa0;: {share} de tous les scores.</translation>
    </message>
    <message>
        <source>Counts: any number above 0 is read as “present” ({names}).</source>
        <translation>Effectifs&#xa0;: tout nombre supérieur à 0 est lu comme «&#xa0;présent&#xa0;» ({names}).</translation>
    </message>
    <message>
        <source>Create &amp;sample project…</source>
        <translation>C&amp;réer un projet d’exemple…</translation>
    </message>
    <message>
        <source>Create a project: one file with your tags, segments and labels</source>
        <translation>Créer un projet&#xa0;: un fichier avec vos marques, segments et étiquettes</translation>
    </message>
    <message>
        <source>Create or open a project.</source>
        <translation>Créez un projet ou ouvrez-en un.</translation>
    </message>
    <message>
        <source>Created {path}. Next: birdann add {path} FOLDER</source>
        <translation>{path} a été créé. Ensuite&#xa0;: birdann add {path} DOSSIER</translation>
    </message>
    <message>
        <source>Creating sample project</source>
        <translation>Création du projet d’exemple</translation>
    </message>
    <message>
        <source>Crickets and cicadas: long, steady sounds.</source>
        <translation>Grillons et cigales&#xa0;: sons longs et constants.</translation>
    </message>
    <message>
        <source>Ctrl+1 – 9</source>
        <translation>Ctrl+1 – 9</translation>
    </message>
    <message>
        <source>Ctrl+Z undoes the joining.</source>
        <translation>Ctrl+Z annule la réunion.</translation>
    </message>
    <message>
        <source>Custom fiel&amp;ds…</source>
        <translation>&amp;Champs personnalisés…</translation>
    </message>
    <message>
        <source>Custom field with the later value</source>
        <translation>Champ personnalisé avec la valeur la plus récente</translation>
    </message>
    <message>
        <source>Custom fields</source>
        <translation>Champs personnalisés</translation>
    </message>
    <message numerus="yes">
        <source>Custom fields of %Ln segments</source>
        <translation>
            <numerusform>Champs personnalisés de&#xa0;%Ln segment</numerusform>
            <numerusform>Champs personnalisés de&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut the selected segment in two at the cursor</source>
        <translation>Couper en deux le segment sélectionné au curseur</translation>
    </message>
    <message>
        <source>Cutting clips</source>
        <translation>Découpe des extraits</translation>
    </message>
    <message>
        <source>Cutting {name}</source>
        <translation>Découpe de {name}</translation>
    </message>
    <message>
        <source>Daily backups kept</source>
        <translation>Sauvegardes quotidiennes gardées</translation>
    </message>
    <message>
        <source>Daily backups to keep</source>
        <translation>Sauvegardes quotidiennes à garder</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Darwin Core occurrences (CSV)</source>
        <translation>Occurrences Darwin Core (CSV)</translation>
    </message>
    <message>
        <source>Dashed: earliest and latest sunrise and sunset.</source>
        <translation>Tirets&#xa0;: lever et coucher du soleil les plus précoces et les plus tardifs.</translation>
    </message>
    <message>
        <source>Dask shows what happens at {address}</source>
        <translation>Dask montre ce qui se passe sur {address}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Day not known</source>
        <translation>Jour inconnu</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Days to move by</source>
        <translation>Jours de décalage</translation>
    </message>
    <message>
        <source>Decoding {name}</source>
        <translation>Décodage de {name}</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Define custom fields</source>
        <translation>Définir des champs personnalisés</translation>
    </message>
    <message>
        <source>Define fields</source>
        <translation>Définir des champs</translation>
    </message>
    <message>
        <source>Define fields for segments, such as sex, age or distance</source>
        <translation>Définir des champs pour les segments, comme le sexe, l’âge ou la distance</translation>
    </message>
    <message numerus="yes">
        <source>Delete %Ln segments</source>
        <translation>
            <numerusform>Supprimer&#xa0;%Ln segment</numerusform>
            <numerusform>Supprimer&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete segments</source>
        <translation>Supprimer des segments</translation>
    </message>
    <message>
        <source>Deleted: {what}</source>
        <translation>Supprimé&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Describe %Ln labels</source>
        <translation>
            <numerusform>Décrire&#xa0;%Ln étiquette</numerusform>
            <numerusform>Décrire&#xa0;%Ln étiquettes</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Détails de l’erreur</translation>
    </message>
    <message>
        <source>Details: model, statistics, settings tried</source>
        <translation>Détails&#xa0;: modèle, statistiques, paramètres essayés</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>Détecter</translation>
    </message>
    <message>
        <source>Detect again with {network}, every second from 0.005</source>
        <translation>Détecter à nouveau avec {network}, chaque seconde à partir de 0,005</translation>
    </message>
    <message>
        <source>Detect automatically</source>
        <translation>Détecter automatiquement</translation>
    </message>
    <message>
        <source>Detect species in all recordings</source>
        <translation>Détecter les espèces dans tous les enregistrements</translation>
    </message>
    <message>
        <source>Detect species with a network that you have, such as BirdNET or Perch</source>
        <translation>Détecter les espèces avec un réseau que vous possédez, comme BirdNET ou Perch</translation>
    </message>
    <message>
        <source>Detect with a network</source>
        <translation>Détecter avec un réseau</translation>
    </message>
    <message>
        <source>Detected</source>
        <translation>Détectée</translation>
    </message>
    <message>
        <source>Detecting</source>
        <translation>Détection</translation>
    </message>
    <message>
        <source>Detecting species</source>
        <translation>Détection des espèces</translation>
    </message>
    <message>
        <source>Detection histories were written to {path}.</source>
        <translation>Les historiques de détection ont été écrits dans {path}.</translation>
    </message>
    <message>
        <source>Detection histories…</source>
        <translation>Historiques de détection…</translation>
    </message>
    <message>
        <source>Detection in a visit</source>
        <translation>Détection lors d’une visite</translation>
    </message>
    <message>
        <source>Detections at {n} sites only; at least {wanted} are needed for a stable estimate.</source>
        <translation>Détections à {n} sites seulement&#xa0;; au moins {wanted} sont nécessaires pour une estimation stable.</translation>
    </message>
    <message>
        <source>Detections by a network are not measured. Omit --measurements.</source>
        <translation>Les détections d’un réseau ne sont pas mesurées. Omettez --measurements.</translation>
    </message>
    <message>
        <source>Detections of {detector}</source>
        <translation>Détections de {detector}</translation>
    </message>
    <message>
        <source>Detections of {detector}: weight {weight} in recordings without a list ({why}).</source>
        <translation>Détections de {detector}&#xa0;: poids {weight} dans les enregistrements sans liste ({why}).</translation>
    </message>
    <message>
        <source>Di&amp;vide into windows</source>
        <translation>Diviser &amp;en fenêtres</translation>
    </message>
    <message>
        <source>Did not work: an error inside birdann.</source>
        <translation>Échec&#xa0;: une erreur dans birdann.</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?</source>
        <translation>Avez-vous noté toutes les espèces que vous pouviez entendre&#xa0;?</translation>
    </message>
    <message>
        <source>Did you note every species you could hear?

Yes, all of them: other species count as absent. Training learns most from such lists.
No, only some: other species remain possible.

You can change this for each recording (Ctrl+L) and the default in the Edit menu.</source>
        <translation>Avez-vous noté toutes les espèces que vous pouviez entendre&#xa0;?

Oui, toutes&#xa0;: les autres espèces comptent comme absentes. L’entraînement apprend le plus de ces listes.
Non, certaines seulement&#xa0;: d’autres espèces restent possibles.

Vous pouvez le changer pour chaque enregistrement (Ctrl+L), et la valeur par défaut dans le menu Édition.</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Désaccords</translation>
    </message>
    <message>
        <source>Divide recordings at the end of a visit</source>
        <translation>Diviser les enregistrements à la fin d’une visite</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Done now: {recordings}, {hours} of sound, in {seconds} s.</source>
        <translation>Traité maintenant&#xa0;: {recordings}, {hours} de son, en {seconds} s.</translation>
    </message>
    <message>
        <source>Don’t close</source>
        <translation>Ne pas fermer</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>Dra&amp;w a segment</source>
        <translation>Dess&amp;iner un segment</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound, with Shift over all frequencies; click to mark a point. D goes back to selecting.</source>
        <translation>Tirez dans le spectrogramme pour délimiter un son, avec Maj sur toutes les fréquences&#xa0;; cliquez pour marquer un point. D revient à la sélection.</translation>
    </message>
    <message>
        <source>Drag in the spectrogram to outline a sound; press again to select</source>
        <translation>Tirer dans le spectrogramme pour délimiter un son&#xa0;; appuyer à nouveau pour sélectionner</translation>
    </message>
    <message>
        <source>Drag over a few calls, then over some noise.</source>
        <translation>Tirez sur quelques cris, puis sur un peu de bruit.</translation>
    </message>
    <message>
        <source>Drag to add a window with its own species list (W)</source>
        <translation>Tirer pour ajouter une fenêtre avec sa propre liste d’espèces (W)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Draw a loop around points to make them one group; click one to show its group</source>
        <translation>Entourez des points d’un lasso pour en faire un groupe&#xa0;; cliquez sur un point pour afficher son groupe</translation>
    </message>
    <message>
        <source>Draw a sample</source>
        <translation>Tirer un échantillon</translation>
    </message>
    <message>
        <source>Draw a segment by keys</source>
        <translation>Dessiner un segment au clavier</translation>
    </message>
    <message>
        <source>Draw a validation sample</source>
        <translation>Tirer un échantillon de validation</translation>
    </message>
    <message>
        <source>Draw visits</source>
        <translation>Tirer des visites</translation>
    </message>
    <message>
        <source>Draw “{name}”</source>
        <translation>Tirer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dessin</translation>
    </message>
    <message>
        <source>Drawing a sample</source>
        <translation>Tirage d’un échantillon</translation>
    </message>
    <message>
        <source>Drawing visits</source>
        <translation>Tirage des visites</translation>
    </message>
    <message>
        <source>Drawing {name}</source>
        <translation>Dessin de {name}</translation>
    </message>
    <message numerus="yes">
        <source>Drew %Ln items of {species} for “{sample}”, about {minutes} to validate</source>
        <translation>
            <numerusform>%Ln élément de {species} tiré pour «&#xa0;{sample}&#xa0;», environ {minutes} pour le valider</numerusform>
            <numerusform>%Ln éléments de {species} tirés pour «&#xa0;{sample}&#xa0;», environ {minutes} pour les valider</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop recordings or folders here</source>
        <translation>Déposez ici des enregistrements ou des dossiers</translation>
    </message>
    <message>
        <source>Duration 90 %</source>
        <translation>Durée 90&#xa0;%</translation>
    </message>
    <message>
        <source>ELAN annotation document (.eaf)</source>
        <translation>Document d’annotation ELAN (.eaf)</translation>
    </message>
    <message>
        <source>Each channel</source>
        <translation>Chaque canal</translation>
    </message>
    <message>
        <source>Each preset sets the duration and frequency range.</source>
        <translation>Chaque préréglage fixe la durée et la plage de fréquences.</translation>
    </message>
    <message>
        <source>Edit &amp;history</source>
        <translation>Histo&amp;rique des modifications</translation>
    </message>
    <message>
        <source>Edit history</source>
        <translation>Historique des modifications</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Elevation (m)</source>
        <translation>Altitude (m)</translation>
    </message>
    <message>
        <source>Empty cells, read as “untagged”: {n_open}.</source>
        <translation>Cellules vides, lues comme «&#xa0;non marqué&#xa0;»&#xa0;: {n_open}.</translation>
    </message>
    <message>
        <source>Enter saves, Shift+Enter starts a new line. An empty note removes the old one.</source>
        <translation>Entrée enregistre, Maj+Entrée commence une ligne. Une note vide retire la précédente.</translation>
    </message>
    <message>
        <source>Equal counts</source>
        <translation>Effectifs égaux</translation>
    </message>
    <message>
        <source>Erase all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Error report</source>
        <translation>Rapport d’erreur</translation>
    </message>
    <message>
        <source>Errors in the project file (repair them with --repair, or birdann restore)</source>
        <translation>Erreurs dans le fichier du projet (à réparer avec --repair ou birdann restore)</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Evaluating</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Every key, and another one for any command</source>
        <translation>Toutes les touches, et une autre pour n’importe quelle commande</translation>
    </message>
    <message>
        <source>Every list is matched by segments.</source>
        <translation>Chaque liste correspond à des segments.</translation>
    </message>
    <message>
        <source>Every recording has its sound file. There is nothing to find.</source>
        <translation>Chaque enregistrement a son fichier son. Il n’y a rien à chercher.</translation>
    </message>
    <message>
        <source>Every recording in the list is tagged.</source>
        <translation>Tous les enregistrements de la liste sont marqués.</translation>
    </message>
    <message>
        <source>Every recording in which sounds were found is tagged.</source>
        <translation>Tous les enregistrements où des sons ont été trouvés sont marqués.</translation>
    </message>
    <message>
        <source>Every segment is reviewed. Export the table.</source>
        <translation>Tous les segments sont révisés. Exportez le tableau.</translation>
    </message>
    <message>
        <source>Every segment of the tagged recordings has an invalid feature. Check the sound files (birdann check), or tag other recordings.</source>
        <translation>Tous les segments des enregistrements marqués ont un descripteur non valide. Vérifiez les fichiers son (birdann check) ou marquez d’autres enregistrements.</translation>
    </message>
    <message>
        <source>Every segment of this recording is reviewed.</source>
        <translation>Tous les segments de cet enregistrement sont révisés.</translation>
    </message>
    <message>
        <source>Every site was visited once: occupancy and detection cannot be separated. Divide the time into shorter visits or survey again.</source>
        <translation>Chaque site a été visité une fois&#xa0;: occupation et détection ne peuvent pas être séparées. Divisez le temps en visites plus courtes ou échantillonnez à nouveau.</translation>
    </message>
    <message>
        <source>Every species list is empty. Tag at least one recording with a species.</source>
        <translation>Toutes les listes d’espèces sont vides. Marquez au moins un enregistrement avec une espèce.</translation>
    </message>
    <message>
        <source>Everything that you tagged, labelled or drew is saved up to your last edit.</source>
        <translation>Tout ce que vous avez marqué, étiqueté ou dessiné est enregistré jusqu’à votre dernière modification.</translation>
    </message>
    <message>
        <source>Everything unpainted in this recording then counts as background</source>
        <translation>Tout ce qui n’est pas peint dans cet enregistrement compte alors comme fond</translation>
    </message>
    <message>
        <source>Example: birdann {command}</source>
        <translation>Exemple&#xa0;: birdann {command}</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Existing lists</source>
        <translation>Listes existantes</translation>
    </message>
    <message>
        <source>Expected 95 % interval of occupancy if {psi} of the sites are occupied and a visit detects the species there in {p} of cases:</source>
        <translation>Intervalle à 95&#xa0;% attendu de l’occupation si {psi} des sites sont occupés et qu’une visite y détecte l’espèce dans {p} des cas&#xa0;:</translation>
    </message>
    <message>
        <source>Expected calls per hour</source>
        <translation>Cris attendus par heure</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The 95 % interval includes the calibration error ({error} overall).</source>
        <translation>Cris attendus&#xa0;: la somme des probabilités, les confirmés comptant 1. L’intervalle à 95&#xa0;% comprend l’erreur de calibration ({error} au total).</translation>
    </message>
    <message>
        <source>Expected calls: the sum of probabilities, confirmed calls as 1. The calibration was not measured, so the 95 % interval is too narrow.</source>
        <translation>Cris attendus&#xa0;: la somme des probabilités, les confirmés comptant 1. La calibration n’a pas été mesurée, donc l’intervalle à 95&#xa0;% est trop étroit.</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in all recordings ({why}).</source>
        <translation>Fréquence attendue d’une espèce listée&#xa0;: celle de tous les enregistrements ({why}).</translation>
    </message>
    <message>
        <source>Expected frequency of a listed species: that in recordings that list it ({why}).</source>
        <translation>Fréquence attendue d’une espèce listée&#xa0;: celle des enregistrements qui la listent ({why}).</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above (90 % lower bound): {right}. This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Précision attendue à partir de {bar} (borne inférieure à 90&#xa0;%)&#xa0;: {right}. Cela garde {kept} de toutes les prédictions et {share} des correctes.</translation>
    </message>
    <message>
        <source>Expected precision at {bar} and above: {right} (probabilities not calibrated). This keeps {kept} of all predictions and {share} of the correct ones.</source>
        <translation>Précision attendue à partir de {bar}&#xa0;: {right} (probabilités non calibrées). Cela garde {kept} de toutes les prédictions et {share} des correctes.</translation>
    </message>
    <message>
        <source>Expected precision {share}; these are {kept} of all predictions.</source>
        <translation>Précision attendue {share}&#xa0;; soit {kept} de toutes les prédictions.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export format</source>
        <translation>Format d’exportation</translation>
    </message>
    <message>
        <source>Export predictions of at least {percent} %</source>
        <translation>Exporter les prédictions d’au moins {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Export the table.</source>
        <translation>Exportez le tableau.</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Exported: all</source>
        <translation>Exporté&#xa0;: tout</translation>
    </message>
    <message>
        <source>Exported: ≥ </source>
        <translation>Exporté&#xa0;: ≥ </translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>FLAC of 32 bits</source>
        <translation>FLAC de 32 bits</translation>
    </message>
    <message>
        <source>False calls were not counted: tag at least two recordings “no birds”, and others with species.</source>
        <translation>Les faux cris n’ont pas été comptés&#xa0;: marquez au moins deux enregistrements «&#xa0;aucun oiseau&#xa0;», et d’autres avec des espèces.</translation>
    </message>
    <message>
        <source>False calls: {rates} exported predictions an hour of at least {thresholds}, in {hours} h of held-out recordings tagged “no birds” (lists withheld).</source>
        <translation>Faux cris&#xa0;: {rates} prédictions exportées par heure à partir de {thresholds}, dans {hours} h d’enregistrements réservés marqués «&#xa0;aucun oiseau&#xa0;» (sans leurs listes).</translation>
    </message>
    <message numerus="yes">
        <source>Few answers per bin (%Ln). About {wanted} would give ± 10 points.</source>
        <translation>
            <numerusform>Peu de réponses par classe (%Ln). Environ {wanted} donneraient ± 10 points.</numerusform>
            <numerusform>Peu de réponses par classe (%Ln). Environ {wanted} donneraient ± 10 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fields for segments, such as sex, age or distance. Press O to fill them in. Exported tables have a column for each, and imported columns of the same name fill them.</source>
        <translation>Champs pour les segments, comme le sexe, l’âge ou la distance. Appuyez sur O pour les remplir. Les tableaux exportés ont une colonne pour chacun, et les colonnes importées du même nom les remplissent.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File beside the network</source>
        <translation>Fichier à côté du réseau</translation>
    </message>
    <message>
        <source>File changed</source>
        <translation>Fichier modifié</translation>
    </message>
    <message>
        <source>File in the table</source>
        <translation>Fichier dans le tableau</translation>
    </message>
    <message>
        <source>Files of unknown format, skipped: {n_files}.</source>
        <translation>Fichiers de format inconnu, ignorés&#xa0;: {n_files}.</translation>
    </message>
    <message>
        <source>Files with the same sound as another, counted once: {n}.</source>
        <translation>Fichiers de même son qu’un autre, comptés une fois&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Fill from folders</source>
        <translation>Remplir d’après les dossiers</translation>
    </message>
    <message>
        <source>Fill from recorders</source>
        <translation>Remplir d’après les enregistreurs</translation>
    </message>
    <message>
        <source>Fill in custom fields…</source>
        <translation>Remplir les champs personnalisés…</translation>
    </message>
    <message>
        <source>Fill in fields</source>
        <translation>Remplir des champs</translation>
    </message>
    <message>
        <source>Fill in the project&apos;s own fields, such as sex or age; defines them first</source>
        <translation>Remplir les champs propres au projet, comme le sexe ou l’âge&#xa0;; les définit d’abord</translation>
    </message>
    <message>
        <source>Filter by probability, recording, day and what else there is to choose from</source>
        <translation>Filtrer par probabilité, enregistrement, jour et autres critères</translation>
    </message>
    <message>
        <source>Filter playback to the band of the segment</source>
        <translation>Filtrer la lecture à la bande du segment</translation>
    </message>
    <message>
        <source>Filter recordings by name, site, species or date</source>
        <translation>Filtrer les enregistrements par nom, site, espèce ou date</translation>
    </message>
    <message>
        <source>Filtered ({choices}): {n} of {total}.</source>
        <translation>Filtré ({choices})&#xa0;: {n} sur {total}.</translation>
    </message>
    <message numerus="yes">
        <source>Find %Ln segments again</source>
        <translation>
            <numerusform>Rechercher à nouveau&#xa0;%Ln segment</numerusform>
            <numerusform>Rechercher à nouveau&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Find &amp;segments</source>
        <translation>&amp;Rechercher les segments</translation>
    </message>
    <message>
        <source>Find a command or key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>Find any command by typing a part of its name</source>
        <translation>Chercher n’importe quelle commande en tapant une partie de son nom</translation>
    </message>
    <message>
        <source>Find o&amp;n xeno-canto</source>
        <translation>&amp;Chercher sur xeno-canto</translation>
    </message>
    <message>
        <source>Find possible list errors…</source>
        <translation>Chercher des erreurs de liste possibles…</translation>
    </message>
    <message>
        <source>Find s&amp;imilar</source>
        <translation>C&amp;hercher des sons similaires</translation>
    </message>
    <message>
        <source>Find segments</source>
        <translation>Rechercher les segments</translation>
    </message>
    <message>
        <source>Find segments again</source>
        <translation>Rechercher à nouveau les segments</translation>
    </message>
    <message>
        <source>Find segments again in recordings that could not be read</source>
        <translation>Rechercher à nouveau les segments dans les enregistrements illisibles</translation>
    </message>
    <message>
        <source>Find segments again with the trained segmenter</source>
        <translation>Rechercher à nouveau les segments avec le segmenteur entraîné</translation>
    </message>
    <message>
        <source>Find segments and label</source>
        <translation>Rechercher les segments et étiqueter</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln more recordings.</source>
        <translation>
            <numerusform>Rechercher les segments dans&#xa0;%Ln enregistrement de plus.</numerusform>
            <numerusform>Rechercher les segments dans&#xa0;%Ln enregistrements de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Find segments in %Ln recordings.</source>
        <translation>
            <numerusform>Rechercher les segments dans&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>Rechercher les segments dans&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments in all recordings again?</source>
        <translation>Rechercher à nouveau les segments dans tous les enregistrements&#xa0;?</translation>
    </message>
    <message>
        <source>Find segments in recordings that have none yet</source>
        <translation>Rechercher les segments dans les enregistrements qui n’en ont pas encore</translation>
    </message>
    <message numerus="yes">
        <source>Find segments in this channel of %Ln selected recordings.</source>
        <translation>
            <numerusform>Rechercher les segments dans ce canal de&#xa0;%Ln enregistrement sélectionné.</numerusform>
            <numerusform>Rechercher les segments dans ce canal de&#xa0;%Ln enregistrements sélectionnés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find segments, then train</source>
        <translation>Rechercher les segments, puis entraîner</translation>
    </message>
    <message>
        <source>Find segments…</source>
        <translation>Rechercher les segments…</translation>
    </message>
    <message>
        <source>Find similar</source>
        <translation>Chercher des sons similaires</translation>
    </message>
    <message>
        <source>Finding possible list errors</source>
        <translation>Recherche d’erreurs de liste possibles</translation>
    </message>
    <message>
        <source>Finding reasons for the label</source>
        <translation>Recherche des raisons de l’étiquette</translation>
    </message>
    <message>
        <source>Finding segments</source>
        <translation>Recherche des segments</translation>
    </message>
    <message numerus="yes">
        <source>Finding segments failed in %Ln recordings.</source>
        <translation>
            <numerusform>La recherche des segments a échoué dans&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>La recherche des segments a échoué dans&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Finding unlisted species</source>
        <translation>Recherche d’espèces hors liste</translation>
    </message>
    <message>
        <source>Finished parts are saved. The rest can be started again later.</source>
        <translation>Les parties terminées sont enregistrées. Le reste peut être relancé plus tard.</translation>
    </message>
    <message>
        <source>First cell</source>
        <translation>Première cellule</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>First week, 1 to 48</source>
        <translation>Première semaine, de 1 à 48</translation>
    </message>
    <message>
        <source>Five steps through the window, in a minute</source>
        <translation>Cinq étapes à travers la fenêtre, en une minute</translation>
    </message>
    <message>
        <source>Fix contr&amp;ast</source>
        <translation>F&amp;iger le contraste</translation>
    </message>
    <message>
        <source>Flatten steady background (wind, water, hiss) in the spectrogram</source>
        <translation>Aplanir le fond constant (vent, eau, souffle) dans le spectrogramme</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folder for the clips</source>
        <translation>Dossier pour les extraits</translation>
    </message>
    <message>
        <source>Folder for the detection histories</source>
        <translation>Dossier pour les historiques de détection</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Dossier pour les fichiers</translation>
    </message>
    <message>
        <source>Folder for the sample project</source>
        <translation>Dossier pour le projet d’exemple</translation>
    </message>
    <message>
        <source>Folder of clips, by species or with annotation sets</source>
        <translation>Dossier d’extraits, par espèce ou avec jeux d’annotations</translation>
    </message>
    <message>
        <source>Folder of clips…</source>
        <translation>Dossier d’extraits…</translation>
    </message>
    <message>
        <source>Folder to search</source>
        <translation>Dossier où chercher</translation>
    </message>
    <message>
        <source>Folder with the recordings</source>
        <translation>Dossier des enregistrements</translation>
    </message>
    <message>
        <source>Folder {name}</source>
        <translation>Dossier {name}</translation>
    </message>
    <message>
        <source>Folders passed over</source>
        <translation>Dossiers ignorés</translation>
    </message>
    <message>
        <source>Folders that are named</source>
        <translation>Dossiers nommés</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format of the files</source>
        <translation>Format des fichiers</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Retrouvés</translation>
    </message>
    <message numerus="yes">
        <source>Found %Ln recordings again.</source>
        <translation>
            <numerusform>%Ln enregistrement a été retrouvé.</numerusform>
            <numerusform>%Ln enregistrements ont été retrouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found again in a new place</source>
        <translation>Retrouvés à un nouvel emplacement</translation>
    </message>
    <message>
        <source>Found in the manual</source>
        <translation>Trouvé dans le manuel</translation>
    </message>
    <message>
        <source>Free software under the BSD 3-clause licence. It never uses the network.</source>
        <translation>Logiciel libre sous licence BSD à 3 clauses. Il n’utilise jamais le réseau.</translation>
    </message>
    <message>
        <source>Frequency axis</source>
        <translation>Axe des fréquences</translation>
    </message>
    <message>
        <source>Frequency of the strongest cell of the spectrogram (Raven: Peak Freq)</source>
        <translation>Fréquence de la cellule la plus forte du spectrogramme (Raven&#xa0;: Peak Freq)</translation>
    </message>
    <message numerus="yes">
        <source>From %Ln labelled segments; your labels stay as they are.</source>
        <translation>
            <numerusform>De&#xa0;%Ln segment étiqueté&#xa0;; vos étiquettes ne changent pas.</numerusform>
            <numerusform>De&#xa0;%Ln segments étiquetés&#xa0;; vos étiquettes ne changent pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %Ln tagged recordings.</source>
        <translation>
            <numerusform>De&#xa0;%Ln enregistrement marqué.</numerusform>
            <numerusform>De&#xa0;%Ln enregistrements marqués.</numerusform>
        </translation>
    </message>
    <message>
        <source>From 1 to 100 calls are played in a visit.</source>
        <translation>De 1 à 100 cris sont lus dans une visite.</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from low to high (Raven: BW 90%)</source>
        <translation>De 5 à 95&#xa0;% de l’énergie, du grave à l’aigu (Raven&#xa0;: BW 90%)</translation>
    </message>
    <message>
        <source>From 5 to 95 % of the energy, from start to end (Raven: Dur 90%)</source>
        <translation>De 5 à 95&#xa0;% de l’énergie, du début à la fin (Raven&#xa0;: Dur 90%)</translation>
    </message>
    <message>
        <source>From file names: {sites}. Save to keep these sites, or undo (Ctrl+Z).</source>
        <translation>D’après les noms de fichiers&#xa0;: {sites}. Enregistrez pour garder ces sites, ou annulez (Ctrl+Z).</translation>
    </message>
    <message>
        <source>From score</source>
        <translation>À partir du score</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>From this hour</source>
        <translation>À partir de cette heure</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Gallery of segments</source>
        <translation>Galerie des segments</translation>
    </message>
    <message>
        <source>Gap up to which calls are joined</source>
        <translation>Écart jusqu’auquel les cris sont réunis</translation>
    </message>
    <message>
        <source>Gathering segments and lists</source>
        <translation>Collecte des segments et des listes</translation>
    </message>
    <message>
        <source>Genus</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Give the seed by itself, not as the parameter “random_state”.</source>
        <translation>Donnez la graine à part, pas comme paramètre «&#xa0;random_state&#xa0;».</translation>
    </message>
    <message>
        <source>Go back to an earlier state of “{name}”</source>
        <translation>Revenir à un état antérieur de «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Go back to the segment that you looked at before</source>
        <translation>Revenir au segment regardé précédemment</translation>
    </message>
    <message>
        <source>Go on listening and tagging while this runs.</source>
        <translation>Continuez d’écouter et de marquer pendant ce temps.</translation>
    </message>
    <message>
        <source>Go on without sound</source>
        <translation>Continuer sans son</translation>
    </message>
    <message>
        <source>Go to the next untagged recording</source>
        <translation>Aller au prochain enregistrement non marqué</translation>
    </message>
    <message>
        <source>Go to the next window without a species list and play it</source>
        <translation>Aller à la prochaine fenêtre sans liste d’espèces et la lire</translation>
    </message>
    <message>
        <source>Go to the segment whose answer would help most</source>
        <translation>Aller au segment dont la réponse aiderait le plus</translation>
    </message>
    <message>
        <source>Go to the start or the end</source>
        <translation>Aller au début ou à la fin</translation>
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
        <translation>Grouper les sons similaires</translation>
    </message>
    <message>
        <source>Group {n}</source>
        <translation>Groupe {n}</translation>
    </message>
    <message>
        <source>Group {place} of {n}</source>
        <translation>Groupe {place} sur {n}</translation>
    </message>
    <message>
        <source>Grouping similar sounds</source>
        <translation>Groupement des sons similaires</translation>
    </message>
    <message>
        <source>Growing trees</source>
        <translation>Croissance des arbres</translation>
    </message>
    <message>
        <source>Halving towards high scores (Navine et al. 2024)</source>
        <translation>Moitiés successives vers les scores élevés (Navine et al. 2024)</translation>
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
        <translation>Hachuré&#xa0;: NA, non échantillonné.</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Height of the figure</source>
        <translation>Hauteur de la figure</translation>
    </message>
    <message>
        <source>Held-out recordings</source>
        <translation>Enregistrements réservés</translation>
    </message>
    <message>
        <source>Hide all panels but the segment, or bring them back</source>
        <translation>Masquer tous les panneaux sauf celui du segment, ou les rétablir</translation>
    </message>
    <message>
        <source>Hide outlines while the &amp;key is held</source>
        <translation>&amp;Masquer les contours, touche enfoncée</translation>
    </message>
    <message>
        <source>Hide outlines while the key is held</source>
        <translation>Masquer les contours tant que la touche est enfoncée</translation>
    </message>
    <message>
        <source>Highest frequency shown</source>
        <translation>Fréquence maximale affichée</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Hour of day</source>
        <translation>Heure du jour</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>Heures</translation>
    </message>
    <message>
        <source>Hours to move by</source>
        <translation>Heures de décalage</translation>
    </message>
    <message>
        <source>How good they are: Report ({key}).</source>
        <translation>Leur qualité&#xa0;: Rapport ({key}).</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Fonctionnement</translation>
    </message>
    <message>
        <source>How probable</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>How probable each species is in each recording (CSV)</source>
        <translation>Probabilité de chaque espèce dans chaque enregistrement (CSV)</translation>
    </message>
    <message>
        <source>How recordings are listed</source>
        <translation>Présentation des enregistrements</translation>
    </message>
    <message>
        <source>Human sounds ({name}) are left out; --species {name} includes them.</source>
        <translation>Les sons humains ({name}) sont omis&#xa0;; --species {name} les inclut.</translation>
    </message>
    <message>
        <source>Human sounds ({species}) are left out.</source>
        <translation>Les sons humains ({species}) sont omis.</translation>
    </message>
    <message>
        <source>Human sounds excluded: {n}. Choose their species to include them.</source>
        <translation>Sons humains exclus&#xa0;: {n}. Choisissez leur espèce pour les inclure.</translation>
    </message>
    <message>
        <source>ISO 8601</source>
        <translation>ISO 8601</translation>
    </message>
    <message>
        <source>Identifier</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Identifier of the accepted name</source>
        <translation>Identifiant du nom accepté</translation>
    </message>
    <message>
        <source>If you have few lists, add labelled clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or another project as training sources. They count as much as they improve predictions on your own held-out recordings.</source>
        <translation>Si vous avez peu de listes, ajoutez des extraits étiquetés (un sous-dossier par espèce, ou avec des jeux d’annotations xeno-canto) ou un autre projet comme sources d’entraînement. Ils comptent dans la mesure où ils améliorent les prédictions de vos propres enregistrements réservés.</translation>
    </message>
    <message>
        <source>Impor&amp;t annotations of other programs…</source>
        <translation>Importer des annotations d’autres &amp;programmes…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln files</source>
        <translation>
            <numerusform>Importer&#xa0;%Ln fichier</numerusform>
            <numerusform>Importer&#xa0;%Ln fichiers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln segments</source>
        <translation>
            <numerusform>Importer&#xa0;%Ln segment</numerusform>
            <numerusform>Importer&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Import a table of species per recording</source>
        <translation>Importer un tableau d’espèces par enregistrement</translation>
    </message>
    <message>
        <source>Import annotations</source>
        <translation>Importer des annotations</translation>
    </message>
    <message>
        <source>Import as</source>
        <translation>Importer comme</translation>
    </message>
    <message>
        <source>Import detections</source>
        <translation>Importer des détections</translation>
    </message>
    <message>
        <source>Import labels</source>
        <translation>Importer des étiquettes</translation>
    </message>
    <message numerus="yes">
        <source>Import of %Ln segments</source>
        <translation>
            <numerusform>Importation de&#xa0;%Ln segment</numerusform>
            <numerusform>Importation de&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Import segments</source>
        <translation>Importer des segments</translation>
    </message>
    <message>
        <source>Import species lists</source>
        <translation>Importer des listes d’espèces</translation>
    </message>
    <message>
        <source>Importing</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Importing annotations</source>
        <translation>Importation des annotations</translation>
    </message>
    <message>
        <source>Importing species lists</source>
        <translation>Importation des listes d’espèces</translation>
    </message>
    <message>
        <source>Imports match species by scientific name, then code, then other names, then name. No species of this project gets another name.</source>
        <translation>Les importations rapprochent les espèces par nom scientifique, puis code, autres noms et nom. Aucune espèce de ce projet ne change de nom.</translation>
    </message>
    <message>
        <source>Impossibly loud for {listed}: the file is damaged there, and calls within a minute of it may not be found.</source>
        <translation>Niveau impossible à {listed}&#xa0;: le fichier y est endommagé, et les cris à moins d’une minute peuvent ne pas être trouvés.</translation>
    </message>
    <message>
        <source>In brackets: how the backup differs from now.</source>
        <translation>Entre parenthèses&#xa0;: différence entre la sauvegarde et l’état actuel.</translation>
    </message>
    <message>
        <source>In every list: {names}. Tag recordings without these species to improve training.</source>
        <translation>Dans toutes les listes&#xa0;: {names}. Marquez des enregistrements sans ces espèces pour améliorer l’entraînement.</translation>
    </message>
    <message>
        <source>In recordings of 150 kHz or more, each pulse stays a segment unless this is checked.</source>
        <translation>Dans les enregistrements de 150 kHz ou plus, chaque impulsion reste un segment si ceci n’est pas coché.</translation>
    </message>
    <message>
        <source>In recordings with a species list: {with_list}, without: {without}.</source>
        <translation>Dans des enregistrements avec liste d’espèces&#xa0;: {with_list}, sans liste&#xa0;: {without}.</translation>
    </message>
    <message>
        <source>In the spectrogram</source>
        <translation>Dans le spectrogramme</translation>
    </message>
    <message>
        <source>In the table but not in the project</source>
        <translation>Dans le tableau mais pas dans le projet</translation>
    </message>
    <message>
        <source>In the table, but could be several recordings</source>
        <translation>Dans le tableau, mais plusieurs enregistrements possibles</translation>
    </message>
    <message>
        <source>In {folder}: {recordings}, {hours} of sound, {calls}.</source>
        <translation>Dans {folder}&#xa0;: {recordings}, {hours} de son, {calls}.</translation>
    </message>
    <message>
        <source>Indexes are missing: {names}.</source>
        <translation>Des index manquent&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Inferno</source>
        <translation>Inferno</translation>
    </message>
    <message>
        <source>Insects</source>
        <translation>Insectes</translation>
    </message>
    <message>
        <source>Inter-observer a&amp;greement…</source>
        <translation>&amp;Accord entre observateurs…</translation>
    </message>
    <message>
        <source>Inter-observer agreement (Cohen&apos;s kappa) per species</source>
        <translation>Accord entre observateurs (kappa de Cohen) par espèce</translation>
    </message>
    <message>
        <source>Invalid samples, replaced by silence: {n_bad_samples}.</source>
        <translation>Valeurs non valides, remplacées par du silence&#xa0;: {n_bad_samples}.</translation>
    </message>
    <message>
        <source>Inverted grey</source>
        <translation>Gris inversé</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>Is this {species}?</source>
        <translation>Est-ce {species}&#xa0;?</translation>
    </message>
    <message>
        <source>It ends within a tier or is damaged. The part before was read.</source>
        <translation>Se termine au milieu d’une tier ou est endommagé. La partie précédente a été lue.</translation>
    </message>
    <message numerus="yes">
        <source>It has %Ln windows with lists of their own. To tag one of them, scroll to it or click it under the overview.

A list of the whole recording counts beside them: if it is complete, other species are absent outside the windows too.</source>
        <translation>
            <numerusform>Il a&#xa0;%Ln fenêtre avec sa propre liste. Pour la marquer, faites défiler jusqu’à elle ou cliquez dessus sous la vue d’ensemble.

Une liste de l’enregistrement entier compte en plus&#xa0;: si elle est complète, les autres espèces sont absentes aussi hors des fenêtres.</numerusform>
            <numerusform>Il a&#xa0;%Ln fenêtres avec leurs propres listes. Pour en marquer une, faites défiler jusqu’à elle ou cliquez dessus sous la vue d’ensemble.

Une liste de l’enregistrement entier compte en plus&#xa0;: si elle est complète, les autres espèces sont absentes aussi hors des fenêtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>It has only 0 and 1, which do not say whether a person or a program named the clips. Choose labels or detections (--as).</source>
        <translation>Elle ne contient que des 0 et des 1, qui ne disent pas si une personne ou un programme a nommé les extraits. Choisissez étiquettes ou détections (--as).</translation>
    </message>
    <message>
        <source>It is used by: birdann segment --segmenter forest</source>
        <translation>Il s’utilise avec&#xa0;: birdann segment --segmenter forest</translation>
    </message>
    <message>
        <source>It learns by multi-instance multi-label learning after Briggs, Fern and Raich (KDD 2012) and Pham, Raich and Fern (2017).</source>
        <translation>Il apprend par apprentissage multi-instances multi-étiquettes d’après Briggs, Fern et Raich (KDD 2012) et Pham, Raich et Fern (2017).</translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln calls here.</source>
        <translation>
            <numerusform>Il délimiterait ici&#xa0;%Ln cri.</numerusform>
            <numerusform>Il délimiterait ici&#xa0;%Ln cris.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would outline %Ln sounds in view, in blue.</source>
        <translation>
            <numerusform>Il délimiterait&#xa0;%Ln son visible, en bleu.</numerusform>
            <numerusform>Il délimiterait&#xa0;%Ln sons visibles, en bleu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Item {place}</source>
        <translation>Élément {place}</translation>
    </message>
    <message>
        <source>Items per bin and species</source>
        <translation>Éléments par classe et espèce</translation>
    </message>
    <message>
        <source>Its format defines which names are species: “{name}” was not used.</source>
        <translation>Son format définit quels noms sont des espèces&#xa0;: «&#xa0;{name}&#xa0;» n’a pas été utilisé.</translation>
    </message>
    <message>
        <source>Its list will be incomplete.</source>
        <translation>Sa liste sera incomplète.</translation>
    </message>
    <message>
        <source>Its list will count as complete.</source>
        <translation>Sa liste comptera comme complète.</translation>
    </message>
    <message>
        <source>Its lowest and highest frequency</source>
        <translation>Ses fréquences minimale et maximale</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Travaux</translation>
    </message>
    <message>
        <source>Jobs under SLURM need the package dask-jobqueue ({reason}). Install it with: pip install dask-jobqueue</source>
        <translation>Les travaux sous SLURM demandent le paquet dask-jobqueue ({reason}). Installez-le avec&#xa0;: pip install dask-jobqueue</translation>
    </message>
    <message numerus="yes">
        <source>Join %Ln fragments</source>
        <translation>
            <numerusform>Réunir&#xa0;%Ln fragment</numerusform>
            <numerusform>Réunir&#xa0;%Ln fragments</numerusform>
        </translation>
    </message>
    <message>
        <source>Join fragments</source>
        <translation>Réunir les fragments</translation>
    </message>
    <message>
        <source>Join segments of the same predicted species that belong to one call</source>
        <translation>Réunir les segments de la même espèce prédite qui appartiennent à un cri</translation>
    </message>
    <message>
        <source>Join ultrasound too</source>
        <translation>Réunir aussi les ultrasons</translation>
    </message>
    <message>
        <source>Join windows</source>
        <translation>Réunir les fenêtres</translation>
    </message>
    <message>
        <source>Join with next window</source>
        <translation>Réunir à la fenêtre suivante</translation>
    </message>
    <message>
        <source>Joined {pieces} fragments to {calls} calls.</source>
        <translation>{pieces} fragments réunis en {calls} cris.</translation>
    </message>
    <message>
        <source>Joining</source>
        <translation>Réunion</translation>
    </message>
    <message>
        <source>Joining fragments</source>
        <translation>Réunion des fragments</translation>
    </message>
    <message>
        <source>Joining in {name}</source>
        <translation>Réunion dans {name}</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Jump to a time</source>
        <translation>Aller à un temps</translation>
    </message>
    <message>
        <source>Jump to a time of the recording or of the day</source>
        <translation>Aller à un temps de l’enregistrement ou à une heure du jour</translation>
    </message>
    <message>
        <source>Kaleidoscope id or cluster table (CSV)</source>
        <translation>Tableau id ou cluster de Kaleidoscope (CSV)</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Keep a species in its list</source>
        <translation>Garder une espèce dans sa liste</translation>
    </message>
    <message>
        <source>Keep list</source>
        <translation>Garder la liste</translation>
    </message>
    <message>
        <source>Keep species lists</source>
        <translation>Garder des listes d’espèces</translation>
    </message>
    <message>
        <source>Keep species separate</source>
        <translation>Garder des espèces séparées</translation>
    </message>
    <message>
        <source>Keep the contrast of the spectrogram as it is, instead of following what is in view</source>
        <translation>Garder le contraste du spectrogramme au lieu de suivre ce qui est visible</translation>
    </message>
    <message>
        <source>Keep the list: the label is for this call only (Shift+L)</source>
        <translation>Garder la liste&#xa0;: l’étiquette ne vaut que pour ce cri (Maj+L)</translation>
    </message>
    <message>
        <source>Keep the species list: a label that contradicts it is for its call only</source>
        <translation>Garder la liste d’espèces&#xa0;: une étiquette qui la contredit ne vaut que pour son cri</translation>
    </message>
    <message>
        <source>Keep these dates as a season…</source>
        <translation>Garder ces dates comme saison…</translation>
    </message>
    <message>
        <source>Keeps: {kept}.</source>
        <translation>Conserve&#xa0;: {kept}.</translation>
    </message>
    <message>
        <source>Keeps: {kept}. Does not keep: {lost}.</source>
        <translation>Conserve&#xa0;: {kept}. Ne conserve pas&#xa0;: {lost}.</translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln answers.</source>
        <translation>
            <numerusform>%Ln réponse a été conservée.</numerusform>
            <numerusform>%Ln réponses ont été conservées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln recordings that were removed from one project and edited in the other.</source>
        <translation>
            <numerusform>%Ln enregistrement retiré d’un projet et modifié dans l’autre a été conservé.</numerusform>
            <numerusform>%Ln enregistrements retirés d’un projet et modifiés dans l’autre ont été conservés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept %Ln segments that were deleted in one project and labelled in the other.</source>
        <translation>
            <numerusform>%Ln segment supprimé dans un projet et étiqueté dans l’autre a été conservé.</numerusform>
            <numerusform>%Ln segments supprimés dans un projet et étiquetés dans l’autre ont été conservés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Type de modèle</translation>
    </message>
    <message>
        <source>Known from</source>
        <translation>Connu par</translation>
    </message>
    <message>
        <source>L&amp;icences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>Label cleared: {what}</source>
        <translation>Étiquette effacée&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Label contradicts the species list</source>
        <translation>L’étiquette contredit la liste d’espèces</translation>
    </message>
    <message>
        <source>Label every call in field recordings from recording-level species lists.</source>
        <translation>Étiquette chaque cri d’enregistrements de terrain à partir de listes d’espèces par enregistrement.</translation>
    </message>
    <message>
        <source>Label segments</source>
        <translation>Étiqueter des segments</translation>
    </message>
    <message>
        <source>Labelled or predicted species; click to sort</source>
        <translation>Espèce étiquetée ou prédite&#xa0;; cliquez pour trier</translation>
    </message>
    <message>
        <source>Labelling</source>
        <translation>Étiquetage</translation>
    </message>
    <message>
        <source>Labelling segments</source>
        <translation>Étiquetage des segments</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Labels (*.txt *.csv)</source>
        <translation>Étiquettes (*.txt *.csv)</translation>
    </message>
    <message>
        <source>Labels agree</source>
        <translation>Étiquettes concordantes</translation>
    </message>
    <message>
        <source>Labels given after the model was trained</source>
        <translation>Étiquettes données après l’entraînement du modèle</translation>
    </message>
    <message>
        <source>Labels that agree with the model, including labels it was trained on</source>
        <translation>Étiquettes en accord avec le modèle, y compris celles de son entraînement</translation>
    </message>
    <message>
        <source>Labels that contradict a species list and were not used: {n_conflicts}. Resolve them with Find possible list errors.</source>
        <translation>Étiquettes contredisant une liste d’espèces et non utilisées&#xa0;: {n_conflicts}. Réglez-les avec Chercher des erreurs de liste possibles.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language, colours, size, your name, backups</source>
        <translation>Langue, couleurs, taille, votre nom, sauvegardes</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Last week, 1 to 48</source>
        <translation>Dernière semaine, de 1 à 48</translation>
    </message>
    <message>
        <source>Later labels</source>
        <translation>Étiquettes ultérieures</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitude</translation>
    </message>
    <message>
        <source>Learn the species from your tags and labels, then label every segment</source>
        <translation>Apprendre les espèces de vos marques et étiquettes, puis étiqueter chaque segment</translation>
    </message>
    <message>
        <source>Learning from paint</source>
        <translation>Apprentissage d’après la peinture</translation>
    </message>
    <message>
        <source>Learning from {name}</source>
        <translation>Apprentissage d’après {name}</translation>
    </message>
    <message>
        <source>Learns which call belongs to which species.</source>
        <translation>Apprend quel cri appartient à quelle espèce.</translation>
    </message>
    <message>
        <source>Learns which species rank above others in a recording.</source>
        <translation>Apprend quelles espèces se classent avant d’autres dans un enregistrement.</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Moins certains</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Laisser tel quel</translation>
    </message>
    <message>
        <source>Leave out segments without a species</source>
        <translation>Omettre les segments sans espèce</translation>
    </message>
    <message>
        <source>Left channel</source>
        <translation>Canal gauche</translation>
    </message>
    <message>
        <source>Left out, because the project contains the same sound already</source>
        <translation>Omis, car le projet contient déjà le même son</translation>
    </message>
    <message>
        <source>Left out: {n_and_reasons}.</source>
        <translation>Omis&#xa0;: {n_and_reasons}.</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Level (dBFS)</source>
        <translation>Niveau (dBFS)</translation>
    </message>
    <message>
        <source>Level (dBFS), background subtracted</source>
        <translation>Niveau (dBFS), fond soustrait</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Licence of the network: {licence}.</source>
        <translation>Licence du réseau&#xa0;: {licence}.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Line {line} has no file name and was skipped.</source>
        <translation>La ligne {line} n’a pas de nom de fichier et a été ignorée.</translation>
    </message>
    <message>
        <source>Line {line} of the WildTrax report has a time that cannot be read. Correct it.</source>
        <translation>La ligne {line} du rapport WildTrax a une heure illisible. Corrigez-la.</translation>
    </message>
    <message>
        <source>Line {line} repeats {species} for {file} (first in line {earlier}).</source>
        <translation>La ligne {line} répète {species} pour {file} (déjà ligne {earlier}).</translation>
    </message>
    <message>
        <source>Line {place} cannot be read: {reason}.</source>
        <translation>La ligne {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Linéaire</translation>
    </message>
    <message>
        <source>Linear colours</source>
        <translation>Couleurs linéaires</translation>
    </message>
    <message>
        <source>Linear part: mean of {n_models} models with linear and curved boundaries, weighted by held-out lists.</source>
        <translation>Partie linéaire&#xa0;: moyenne de {n_models} modèles à frontières droites et courbes, pondérés par les listes réservées.</translation>
    </message>
    <message>
        <source>Lis&amp;ten</source>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>List or hide sounds that are probably not calls: noise, echoes, fragments</source>
        <translation>Lister ou masquer les sons qui ne sont probablement pas des cris&#xa0;: bruit, échos, fragments</translation>
    </message>
    <message>
        <source>List the edits since the project was opened, to go back to any of them</source>
        <translation>Lister les modifications depuis l’ouverture du projet, pour revenir à l’une d’elles</translation>
    </message>
    <message>
        <source>List the species of the whole recording?</source>
        <translation>Lister les espèces de l’enregistrement entier&#xa0;?</translation>
    </message>
    <message>
        <source>List untagged recordings, those first whose lists help training most</source>
        <translation>Lister les enregistrements non marqués, d’abord ceux dont la liste aide le plus l’entraînement</translation>
    </message>
    <message>
        <source>Listed but unknown to the model: {names}. Train again to include them.</source>
        <translation>Listées mais inconnues du modèle&#xa0;: {names}. Entraînez à nouveau pour les inclure.</translation>
    </message>
    <message>
        <source>Listed by {person}</source>
        <translation>Liste de {person}</translation>
    </message>
    <message>
        <source>Listed species without detections: {n} of {every} ({names}). If the detections have other names for them, merge these in Project &gt; Species.</source>
        <translation>Espèces listées sans détections : {n} sur {every} ({names}). Si les détections leur donnent d’autres noms, fusionnez-les dans Projet &gt; Espèces.</translation>
    </message>
    <message>
        <source>Listened, no birds present (Ctrl+B)</source>
        <translation>Écouté, aucun oiseau présent (Ctrl+B)</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Lists and labels that named “{name}” before the merge with “{other}” name it again.</source>
        <translation>Les listes et étiquettes qui nommaient «&#xa0;{name}&#xa0;» avant la fusion avec «&#xa0;{other}&#xa0;» la nomment à nouveau.</translation>
    </message>
    <message>
        <source>Lists are checked by models of other recordings; that takes at least {n} recordings with segments and a species list.</source>
        <translation>Les listes sont vérifiées par les modèles d’autres enregistrements&#xa0;; cela demande au moins {n} enregistrements avec segments et liste d’espèces.</translation>
    </message>
    <message>
        <source>Lists hidden: {sentence}</source>
        <translation>Listes masquées&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Lists name species at one site only. Scores of a site must not use its own lists: make lists at a second site.</source>
        <translation>Les listes ne nomment des espèces qu’à un seul site. Les scores d’un site ne doivent pas utiliser ses propres listes&#xa0;: faites des listes à un second site.</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv *.tsv);;All files (*)</source>
        <translation>Listes de noms (*.txt *.csv *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Lists that would change</source>
        <translation>Listes qui changeraient</translation>
    </message>
    <message>
        <source>Lists with an unidentified species, read as incomplete: {n}.</source>
        <translation>Listes contenant une espèce non identifiée, lues comme incomplètes : {n}.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charger</translation>
    </message>
    <message>
        <source>Load species c&amp;hecklist…</source>
        <translation>&amp;Charger une liste de référence…</translation>
    </message>
    <message>
        <source>Load species checklist</source>
        <translation>Charger une liste de référence d’espèces</translation>
    </message>
    <message>
        <source>Locate &amp;missing files…</source>
        <translation>&amp;Localiser les fichiers manquants…</translation>
    </message>
    <message>
        <source>Locate missing files</source>
        <translation>Localiser les fichiers manquants</translation>
    </message>
    <message>
        <source>Locate missing files…</source>
        <translation>Localiser les fichiers manquants…</translation>
    </message>
    <message>
        <source>Locate sound files that were moved or renamed</source>
        <translation>Localiser les fichiers son déplacés ou renommés</translation>
    </message>
    <message>
        <source>Location differs: {first} {believed_lat}, {believed_lon}; {other} {lat}, {lon}{reason}. Using {first}.</source>
        <translation>Le lieu diffère&#xa0;: {first} {believed_lat}, {believed_lon}&#xa0;; {other} {lat}, {lon}{reason}. Utilisé&#xa0;: {first}.</translation>
    </message>
    <message>
        <source>Log odds of {first} against {second}: {total} = {effects}.</source>
        <translation>Logarithme des cotes de {first} contre {second}&#xa0;: {total} = {effects}.</translation>
    </message>
    <message>
        <source>Log: {path}</source>
        <translation>Journal&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic colours</source>
        <translation>Couleurs logarithmiques</translation>
    </message>
    <message>
        <source>Longer than usual for this species ({low}–{high} s).</source>
        <translation>Plus long que d’habitude pour cette espèce ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitude</translation>
    </message>
    <message>
        <source>Look and listen</source>
        <translation>Regarder et écouter</translation>
    </message>
    <message>
        <source>Looking</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Looking at the sound files</source>
        <translation>Examen des fichiers son</translation>
    </message>
    <message>
        <source>Looking at {name}</source>
        <translation>Examen de {name}</translation>
    </message>
    <message>
        <source>Looking for a segmenter</source>
        <translation>Recherche d’un segmenteur</translation>
    </message>
    <message>
        <source>Looking for help</source>
        <translation>Recherche d’aide</translation>
    </message>
    <message>
        <source>Looking for networks</source>
        <translation>Recherche de réseaux</translation>
    </message>
    <message>
        <source>Looking for tables</source>
        <translation>Recherche de tableaux</translation>
    </message>
    <message>
        <source>Looking for {name}</source>
        <translation>Recherche de {name}</translation>
    </message>
    <message>
        <source>Looking through the project</source>
        <translation>Examen du projet</translation>
    </message>
    <message>
        <source>Looking where the sound is</source>
        <translation>Recherche de l’emplacement du son</translation>
    </message>
    <message>
        <source>Loop is off.</source>
        <translation>La boucle est désactivée.</translation>
    </message>
    <message>
        <source>Loop is on.</source>
        <translation>La boucle est activée.</translation>
    </message>
    <message>
        <source>Lowest frequency shown</source>
        <translation>Fréquence minimale affichée</translation>
    </message>
    <message>
        <source>MIMLfast trains on species lists only. Tag a recording that has segments.</source>
        <translation>MIMLfast s’entraîne uniquement sur des listes d’espèces. Marquez un enregistrement qui a des segments.</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Magma</source>
        <translation>Magma</translation>
    </message>
    <message>
        <source>Make a small project of synthesised birdsong to try everything on</source>
        <translation>Créer un petit projet de chants synthétisés pour tout essayer</translation>
    </message>
    <message>
        <source>Make one segment of those selected</source>
        <translation>Faire un seul segment de ceux qui sont sélectionnés</translation>
    </message>
    <message>
        <source>Make one window of the chosen one and the next</source>
        <translation>Faire une seule fenêtre de celle choisie et de la suivante</translation>
    </message>
    <message>
        <source>Makes one file per recording in a folder that you choose.</source>
        <translation>Crée un fichier par enregistrement dans le dossier que vous choisissez.</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Map of similar sounds</source>
        <translation>Carte des sons similaires</translation>
    </message>
    <message>
        <source>Mar&amp;k species as</source>
        <translation>&amp;Marquer l’espèce comme</translation>
    </message>
    <message>
        <source>Mark as listened, no birds present</source>
        <translation>Marquer comme écouté, aucun oiseau présent</translation>
    </message>
    <message>
        <source>Mark label as certain; again: undo</source>
        <translation>Marquer l’étiquette comme certaine&#xa0;; à nouveau&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Mark label as possible; again: undo</source>
        <translation>Marquer l’étiquette comme possible&#xa0;; à nouveau&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Mark label as probable; again: undo</source>
        <translation>Marquer l’étiquette comme probable&#xa0;; à nouveau&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Mark the segment as noise</source>
        <translation>Marquer le segment comme bruit</translation>
    </message>
    <message>
        <source>Mark the selection as noise</source>
        <translation>Marquer la sélection comme bruit</translation>
    </message>
    <message>
        <source>Marks of tiers that do not name species, without a sound at their time: {names}.</source>
        <translation>Marques de niveaux qui ne nomment pas d’espèces, sans son à leur moment : {names}.</translation>
    </message>
    <message>
        <source>Matched names</source>
        <translation>Noms appariés</translation>
    </message>
    <message>
        <source>Matches no listed species: noise, or a species missing from the list.</source>
        <translation>Ne correspond à aucune espèce listée&#xa0;: bruit, ou espèce manquante dans la liste.</translation>
    </message>
    <message>
        <source>Matroska sound</source>
        <translation>du son Matroska</translation>
    </message>
    <message>
        <source>Maximize spectrogram</source>
        <translation>Agrandir le spectrogramme</translation>
    </message>
    <message>
        <source>Mean power in the call&apos;s band and time; a sine of full scale has -3 dB (Raven: Inband Power)</source>
        <translation>Puissance moyenne dans la bande et la durée du cri&#xa0;; un sinus à pleine échelle a -3 dB (Raven&#xa0;: Inband Power)</translation>
    </message>
    <message numerus="yes">
        <source>Measured %Ln segments.</source>
        <translation>
            <numerusform>%Ln segment mesuré.</numerusform>
            <numerusform>%Ln segments mesurés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Measuring kept segments</source>
        <translation>Mesure des segments conservés</translation>
    </message>
    <message>
        <source>Measuring labelled segments</source>
        <translation>Mesure des segments étiquetés</translation>
    </message>
    <message>
        <source>Measuring noise</source>
        <translation>Mesure du bruit</translation>
    </message>
    <message>
        <source>Measuring segments</source>
        <translation>Mesure des segments</translation>
    </message>
    <message>
        <source>Measuring the changed segment</source>
        <translation>Mesure du segment modifié</translation>
    </message>
    <message>
        <source>Measuring the new segment</source>
        <translation>Mesure du nouveau segment</translation>
    </message>
    <message>
        <source>Measuring {name}</source>
        <translation>Mesure de {name}</translation>
    </message>
    <message>
        <source>Mel</source>
        <translation>Mel</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message numerus="yes">
        <source>Merge %Ln segments</source>
        <translation>
            <numerusform>Fusionner&#xa0;%Ln segment</numerusform>
            <numerusform>Fusionner&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge a species with “{name}”</source>
        <translation>Fusionner une espèce avec «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Merge calls of one species with gaps up to</source>
        <translation>Fusionner les cris d’une espèce espacés d’au plus</translation>
    </message>
    <message>
        <source>Merge projects</source>
        <translation>Fusionner des projets</translation>
    </message>
    <message>
        <source>Merge segments</source>
        <translation>Fusionner des segments</translation>
    </message>
    <message>
        <source>Merge species</source>
        <translation>Fusionner des espèces</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Fusionner avec</translation>
    </message>
    <message>
        <source>Merge with another observer&apos;s project of the same recordings</source>
        <translation>Fusionner avec le projet d’un autre observateur sur les mêmes enregistrements</translation>
    </message>
    <message>
        <source>Merged</source>
        <translation>Fusionné</translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Merging segments</source>
        <translation>Fusion des segments</translation>
    </message>
    <message>
        <source>Minimum call probability of segments that are listed, shown and exported</source>
        <translation>Probabilité minimale de cri des segments listés, affichés et exportés</translation>
    </message>
    <message>
        <source>Minimum call probability: {percent} %</source>
        <translation>Probabilité minimale de cri&#xa0;: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Minimum probability for unreviewed segments:</source>
        <translation>Probabilité minimale des segments non révisés&#xa0;:</translation>
    </message>
    <message>
        <source>Minimum probability of a call</source>
        <translation>Probabilité minimale d’un cri</translation>
    </message>
    <message>
        <source>Minimum probability of accepted tags</source>
        <translation>Probabilité minimale des marques acceptées</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed calls</source>
        <translation>Probabilité minimale des cris non révisés</translation>
    </message>
    <message>
        <source>Minimum probability of unreviewed segments in exports and summaries</source>
        <translation>Probabilité minimale des segments non révisés dans les exportations et résumés</translation>
    </message>
    <message>
        <source>Minimum score</source>
        <translation>Score minimal</translation>
    </message>
    <message>
        <source>Minimum score of imported detections</source>
        <translation>Score minimal des détections importées</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>Minutes listened</source>
        <translation>Minutes écoutées</translation>
    </message>
    <message>
        <source>Minutes of the clock count if at least 30 s of them were surveyed. The 95 % interval treats the minutes of an hour at a site as one cluster.</source>
        <translation>Les minutes d’horloge comptent si au moins 30 s ont été échantillonnées. L’intervalle à 95&#xa0;% traite les minutes d’une heure à un site comme une grappe.</translation>
    </message>
    <message>
        <source>Minutes to move by</source>
        <translation>Minutes de décalage</translation>
    </message>
    <message>
        <source>Minutes with a call</source>
        <translation>Minutes avec un cri</translation>
    </message>
    <message>
        <source>Missing file</source>
        <translation>Fichier manquant</translation>
    </message>
    <message>
        <source>Missing files</source>
        <translation>Fichiers manquants</translation>
    </message>
    <message>
        <source>Missing sound files (find moved ones with birdann locate)</source>
        <translation>Fichiers son manquants (retrouvez les fichiers déplacés avec birdann locate)</translation>
    </message>
    <message>
        <source>Mix of channels</source>
        <translation>Mélange des canaux</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves them</source>
        <translation>Modèle &gt; Valider les prédictions les enregistre</translation>
    </message>
    <message>
        <source>Model &gt; Validate predictions saves thresholds</source>
        <translation>Modèle &gt; Valider les prédictions enregistre des seuils</translation>
    </message>
    <message>
        <source>Model and predictions updated.</source>
        <translation>Modèle et prédictions mis à jour.</translation>
    </message>
    <message>
        <source>Model {name} of {time}: features {schema}, segments found with “{preset}”.</source>
        <translation>Modèle {name} du {time}&#xa0;: caractéristiques {schema}, segments trouvés avec «&#xa0;{preset}&#xa0;».</translation>
    </message>
    <message>
        <source>Model {name}, trained {when}</source>
        <translation>Modèle {name}, entraîné le {when}</translation>
    </message>
    <message>
        <source>Model: decision trees ({why}).</source>
        <translation>Modèle&#xa0;: arbres de décision ({why}).</translation>
    </message>
    <message>
        <source>Model: decision trees {trees}, linear {linear} ({why}).</source>
        <translation>Modèle&#xa0;: arbres de décision {trees}, linéaire {linear} ({why}).</translation>
    </message>
    <message>
        <source>Model: linear ({why}).</source>
        <translation>Modèle&#xa0;: linéaire ({why}).</translation>
    </message>
    <message>
        <source>Model: {run}.</source>
        <translation>Modèle&#xa0;: {run}.</translation>
    </message>
    <message>
        <source>Models are trained without each group of sites, so that no list or answer of a site decides what is played there. What is set here stays as it is for this queue.</source>
        <translation>Les modèles sont entraînés sans chaque groupe de sites, pour qu’aucune liste ou réponse d’un site ne décide de ce qui y est lu. Ce qui est réglé ici reste tel quel pour cette file.</translation>
    </message>
    <message>
        <source>Models of this project</source>
        <translation>Modèles de ce projet</translation>
    </message>
    <message>
        <source>Monkey&apos;s Audio</source>
        <translation>Monkey’s Audio</translation>
    </message>
    <message>
        <source>Month in words</source>
        <translation>Mois en lettres</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More filters</source>
        <translation>Plus de filtres</translation>
    </message>
    <message numerus="yes">
        <source>More filters (%Ln set)</source>
        <translation>
            <numerusform>Plus de filtres (%Ln actif)</numerusform>
            <numerusform>Plus de filtres (%Ln actifs)</numerusform>
        </translation>
    </message>
    <message>
        <source>Most birds, frogs and mammals: 200 Hz and above.</source>
        <translation>La plupart des oiseaux, grenouilles et mammifères&#xa0;: 200 Hz et plus.</translation>
    </message>
    <message>
        <source>Most calls in a minute</source>
        <translation>Maximum de cris en une minute</translation>
    </message>
    <message>
        <source>Most calls in a minute of the clock: the maximum of each visit, as mean over visits with its 95 % interval.</source>
        <translation>Maximum de cris en une minute d’horloge&#xa0;: le maximum de chaque visite, en moyenne des visites avec son intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Plus certains</translation>
    </message>
    <message>
        <source>Most informative first</source>
        <translation>Informatifs</translation>
    </message>
    <message>
        <source>Most similar</source>
        <translation>Plus similaires</translation>
    </message>
    <message>
        <source>Most similar confirmed calls: {n} of {of} {species}.</source>
        <translation>Cris confirmés les plus similaires&#xa0;: {n} sur {of} de {species}.</translation>
    </message>
    <message>
        <source>Most similar first</source>
        <translation>Plus similaires d’abord</translation>
    </message>
    <message>
        <source>Most to review first</source>
        <translation>Plus à réviser d’abord</translation>
    </message>
    <message>
        <source>Most typical predictions</source>
        <translation>Prédictions les plus typiques</translation>
    </message>
    <message>
        <source>Mouse wheel zooms the spectrogram</source>
        <translation>La molette zoome le spectrogramme</translation>
    </message>
    <message>
        <source>Move along the frequencies</source>
        <translation>Se déplacer dans les fréquences</translation>
    </message>
    <message>
        <source>Move along the recording; with Shift by a page</source>
        <translation>Se déplacer dans l’enregistrement&#xa0;; avec Maj, d’une page</translation>
    </message>
    <message>
        <source>Move by</source>
        <translation>Décaler de</translation>
    </message>
    <message>
        <source>Move the keyboard to the next part of the window</source>
        <translation>Passer le clavier à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Move the keyboard to the previous part of the window</source>
        <translation>Passer le clavier à la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Move window</source>
        <translation>Déplacer la fenêtre</translation>
    </message>
    <message>
        <source>My recordings</source>
        <translation>Mes enregistrements</translation>
    </message>
    <message>
        <source>N processes on this machine (default: one for each core)</source>
        <translation>N processus sur cette machine (par défaut&#xa0;: un par cœur)</translation>
    </message>
    <message>
        <source>N&amp;ext segment</source>
        <translation>&amp;Segment suivant</translation>
    </message>
    <message>
        <source>N&amp;ote on the recording…</source>
        <translation>N&amp;ote sur l’enregistrement…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the season from {first} to {last}:</source>
        <translation>Nom de la saison du {first} au {last}&#xa0;:</translation>
    </message>
    <message>
        <source>Name the network with --network; “birdann networks list” names those installed.</source>
        <translation>Nommez le réseau avec --network&#xa0;; «&#xa0;birdann networks list&#xa0;» énumère ceux qui sont installés.</translation>
    </message>
    <message>
        <source>Name, site or species</source>
        <translation>Nom, site ou espèce</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Nommé</translation>
    </message>
    <message>
        <source>Names beside them, and a legend</source>
        <translation>Noms à côté, et une légende</translation>
    </message>
    <message>
        <source>Names with a comma, read as one species: {names}. Write “;” between species.</source>
        <translation>Noms avec une virgule, lus comme une seule espèce&#xa0;: {names}. Écrivez «&#xa0;;&#xa0;» entre les espèces.</translation>
    </message>
    <message>
        <source>Ne&amp;xt colour map</source>
        <translation>Palette de &amp;couleurs suivante</translation>
    </message>
    <message>
        <source>Ne&amp;xt untagged recording</source>
        <translation>Enregistrement &amp;non marqué suivant</translation>
    </message>
    <message>
        <source>Needs data</source>
        <translation>Manque de données</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Networks (*.tflite *.onnx)</source>
        <translation>Réseaux (*.tflite *.onnx)</translation>
    </message>
    <message>
        <source>Networks need the package {package}. Install it with: pip install birdann[networks]</source>
        <translation>Les réseaux demandent le paquet {package}. Installez-le avec&#xa0;: pip install birdann[networks]</translation>
    </message>
    <message>
        <source>New &amp;lists are complete…</source>
        <translation>Les nouvelles listes sont &amp;complètes…</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>New lists are complete</source>
        <translation>Les nouvelles listes sont complètes</translation>
    </message>
    <message>
        <source>New lists are incomplete</source>
        <translation>Les nouvelles listes sont incomplètes</translation>
    </message>
    <message>
        <source>New name of the species</source>
        <translation>Nouveau nom de l’espèce</translation>
    </message>
    <message>
        <source>New path, since it was taken: Locate missing files</source>
        <translation>Nouveau chemin, si déplacé&#xa0;: Localiser les fichiers manquants</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>New sample</source>
        <translation>Nouvel échantillon</translation>
    </message>
    <message>
        <source>New sample…</source>
        <translation>Nouvel échantillon…</translation>
    </message>
    <message>
        <source>New species</source>
        <translation>Nouvelle espèce</translation>
    </message>
    <message>
        <source>New species with similar existing names (merge them, or use --species-map)</source>
        <translation>Nouvelles espèces aux noms proches de noms existants (fusionnez-les, ou utilisez --species-map)</translation>
    </message>
    <message>
        <source>New species: {names}.</source>
        <translation>Nouvelles espèces&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>New visits</source>
        <translation>Nouvelles visites</translation>
    </message>
    <message>
        <source>New visits…</source>
        <translation>Nouvelles visites…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next &amp;uncertain segment</source>
        <translation>Se&amp;gment incertain suivant</translation>
    </message>
    <message>
        <source>Next group</source>
        <translation>Groupe suivant</translation>
    </message>
    <message>
        <source>Next group (Alt+Right)</source>
        <translation>Groupe suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Next pane</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Next step: {text}</source>
        <translation>Étape suivante&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Next untagged window</source>
        <translation>Fenêtre non marquée suivante</translation>
    </message>
    <message>
        <source>Night from</source>
        <translation>Nuit du</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Nuits</translation>
    </message>
    <message>
        <source>Nights, from noon to noon</source>
        <translation>Nuits, de midi à midi</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No answers to save. Give at least one.</source>
        <translation>Aucune réponse à enregistrer. Donnez-en au moins une.</translation>
    </message>
    <message>
        <source>No backup of {project_path} could be made in {folder} ({reason}), and nothing was changed. Free some space or make that folder writable.</source>
        <translation>Aucune sauvegarde de {project_path} n’a pu être faite dans {folder} ({reason}), et rien n’a été modifié. Libérez de l’espace ou rendez ce dossier accessible en écriture.</translation>
    </message>
    <message>
        <source>No birds</source>
        <translation>Aucun oiseau</translation>
    </message>
    <message>
        <source>No birds &amp;where “none” is written</source>
        <translation>Aucun oiseau &amp;là où «&#xa0;aucun&#xa0;» est écrit</translation>
    </message>
    <message>
        <source>No birds (complete list).</source>
        <translation>Aucun oiseau (liste complète).</translation>
    </message>
    <message>
        <source>No call was counted there.</source>
        <translation>Aucun cri n’y a été compté.</translation>
    </message>
    <message>
        <source>No calls are painted in {path}. Paint some, import a table of boxes (--boxes), or train from confirmed segments (--from-segments).</source>
        <translation>Aucun cri n’est peint dans {path}. Peignez-en, importez un tableau de rectangles (--boxes), ou entraînez d’après des segments confirmés (--from-segments).</translation>
    </message>
    <message>
        <source>No calls were found in these recordings. Add others.</source>
        <translation>Aucun cri n’a été trouvé dans ces enregistrements. Ajoutez-en d’autres.</translation>
    </message>
    <message>
        <source>No calls were found in this recording.
Draw one if you see it.</source>
        <translation>Aucun cri n’a été trouvé dans cet enregistrement.
Dessinez-en un si vous en voyez.</translation>
    </message>
    <message>
        <source>No column with species names was found. Choose one: {names}.</source>
        <translation>Aucune colonne de noms d’espèces n’a été trouvée. Choisissez-en une&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No command of that name.</source>
        <translation>Aucune commande de ce nom.</translation>
    </message>
    <message>
        <source>No confirmed calls of “{species}” to compare with.</source>
        <translation>Aucun cri confirmé de «&#xa0;{species}&#xa0;» à comparer.</translation>
    </message>
    <message>
        <source>No conflicts.</source>
        <translation>Aucun conflit.</translation>
    </message>
    <message>
        <source>No detection: occupancy cannot be estimated.</source>
        <translation>Aucune détection&#xa0;: l’occupation ne peut pas être estimée.</translation>
    </message>
    <message>
        <source>No detections match. Lower the minimum score, or choose other species.</source>
        <translation>Aucune détection ne correspond. Baissez le score minimal ou choisissez d’autres espèces.</translation>
    </message>
    <message>
        <source>No display here. Later: birdann {path}</source>
        <translation>Pas d’affichage ici. Plus tard&#xa0;: birdann {path}</translation>
    </message>
    <message>
        <source>No edits yet. Tags and labels appear here and can be undone.</source>
        <translation>Aucune modification pour l’instant. Marques et étiquettes apparaissent ici et peuvent être annulées.</translation>
    </message>
    <message>
        <source>No example of it has been confirmed yet. Confirm some, and they play here.</source>
        <translation>Aucun exemple n’est encore confirmé. Confirmez-en, et ils seront lus ici.</translation>
    </message>
    <message>
        <source>No examples were given (--call or --project).</source>
        <translation>Aucun exemple n’a été donné (--call ou --project).</translation>
    </message>
    <message>
        <source>No figure. {why}</source>
        <translation>Pas de figure. {why}</translation>
    </message>
    <message>
        <source>No figure: the model {model} is not calibrated.</source>
        <translation>Pas de figure&#xa0;: le modèle {model} n’est pas calibré.</translation>
    </message>
    <message>
        <source>No forest segmenter has been trained in {path} yet. Paint some calls or confirm some segments, and train it (birdann train-segmenter).</source>
        <translation>Aucun segmenteur à forêt n’a encore été entraîné dans {path}. Peignez des cris ou confirmez des segments, puis entraînez-le (birdann train-segmenter).</translation>
    </message>
    <message>
        <source>No fragments of one call were found. Nothing was joined.</source>
        <translation>Aucun fragment d’un même cri n’a été trouvé. Rien n’a été réuni.</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Aucun groupe</translation>
    </message>
    <message>
        <source>No groups</source>
        <translation>Aucun groupe</translation>
    </message>
    <message>
        <source>No groups found: too few segments are similar to one another.</source>
        <translation>Aucun groupe trouvé&#xa0;: trop peu de segments se ressemblent.</translation>
    </message>
    <message>
        <source>No items match the filters of the review queue.</source>
        <translation>Aucun élément ne correspond aux filtres de la file de révision.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>No known call is of a species in its recording&apos;s list, so that labels are not scored.</source>
        <translation>Aucun cri connu n’est d’une espèce de la liste de son enregistrement ; les étiquettes ne sont donc pas évaluées.</translation>
    </message>
    <message>
        <source>No list errors with a probability of {least} or more.</source>
        <translation>Aucune erreur de liste d’une probabilité de {least} ou plus.</translation>
    </message>
    <message>
        <source>No longer used and removed: {names}.</source>
        <translation>Plus utilisées et retirées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one before joining fragments.</source>
        <translation>Aucun modèle n’a encore été entraîné. Entraînez-en un avant de réunir des fragments.</translation>
    </message>
    <message>
        <source>No model has been trained yet. Train one first.</source>
        <translation>Aucun modèle n’a encore été entraîné. Entraînez-en un d’abord.</translation>
    </message>
    <message>
        <source>No model was trained: {reason}</source>
        <translation>Aucun modèle n’a été entraîné&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>No model yet. Tag some recordings, then train (Ctrl+T).</source>
        <translation>Pas encore de modèle. Marquez quelques enregistrements, puis entraînez (Ctrl+T).</translation>
    </message>
    <message>
        <source>No prediction yet. Predict labels, or choose a species.</source>
        <translation>Pas encore de prédiction. Prédisez les étiquettes ou choisissez une espèce.</translation>
    </message>
    <message>
        <source>No prediction yet. Train a model, or choose a species.</source>
        <translation>Pas encore de prédiction. Entraînez un modèle ou choisissez une espèce.</translation>
    </message>
    <message>
        <source>No prediction: the model learned from the label that was removed.</source>
        <translation>Pas de prédiction : le modèle a appris de l’étiquette retirée.</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>No recording has a species list. Tag some recordings, or import lists, first.</source>
        <translation>Aucun enregistrement n’a de liste d’espèces. Marquez d’abord quelques enregistrements ou importez des listes.</translation>
    </message>
    <message>
        <source>No recording has a start. Set sites and times to see results by hour and date.</source>
        <translation>Aucun enregistrement n’a de début. Définissez sites et temps pour voir les résultats par heure et par date.</translation>
    </message>
    <message>
        <source>No recording has both segments and a species list. Tag one and segment it first.</source>
        <translation>Aucun enregistrement n’a à la fois des segments et une liste d’espèces. Marquez-en et segmentez-en un d’abord.</translation>
    </message>
    <message>
        <source>No recording has failed.</source>
        <translation>Aucun enregistrement n’a échoué.</translation>
    </message>
    <message>
        <source>No recording matches the pattern {pattern}. Recordings have names such as {name}.</source>
        <translation>Aucun enregistrement ne correspond au motif {pattern}. Les enregistrements s’appellent par exemple {name}.</translation>
    </message>
    <message>
        <source>No recording or folder is called {name}. Recordings have names such as {example}.</source>
        <translation>Aucun enregistrement ni dossier ne s’appelle {name}. Les enregistrements s’appellent par exemple {example}.</translation>
    </message>
    <message>
        <source>No recording with a site and a start lies within the season and the hours of day. Correct them.</source>
        <translation>Aucun enregistrement avec un site et une heure de début ne se trouve dans la saison et les heures de la journée. Corrigez-les.</translation>
    </message>
    <message>
        <source>No recordings match these filters. Clear the text or choose “All recordings”.</source>
        <translation>Aucun enregistrement ne correspond à ces filtres. Effacez le texte ou choisissez «&#xa0;Tous&#xa0;».</translation>
    </message>
    <message>
        <source>No recordings yet. Drop sound files on the window, or press Ctrl+Shift+A.</source>
        <translation>Pas encore d’enregistrements. Déposez des fichiers son dans la fenêtre ou appuyez sur Ctrl+Maj+A.</translation>
    </message>
    <message>
        <source>No reduction</source>
        <translation>Aucune réduction</translation>
    </message>
    <message>
        <source>No reference measurements for this species.</source>
        <translation>Aucune mesure de référence pour cette espèce.</translation>
    </message>
    <message>
        <source>No running tasks</source>
        <translation>Aucune tâche en cours</translation>
    </message>
    <message>
        <source>No running tasks.</source>
        <translation>Aucune tâche en cours.</translation>
    </message>
    <message>
        <source>No samples. Draw one with birdann validate make.</source>
        <translation>Pas d’échantillons. Tirez-en un avec birdann validate make.</translation>
    </message>
    <message>
        <source>No scheduler answers at {address} ({reason}). Start one with: dask scheduler</source>
        <translation>Aucun ordonnanceur ne répond à {address} ({reason}). Lancez-en un avec&#xa0;: dask scheduler</translation>
    </message>
    <message>
        <source>No score in “{name}” reaches a precision of {precision} with at least {wanted} validated items on each side. Validate more items, or lower the target.</source>
        <translation>Aucun score de «&#xa0;{name}&#xa0;» n’atteint une précision de {precision} avec au moins {wanted} éléments validés de chaque côté. Validez plus d’éléments ou baissez l’objectif.</translation>
    </message>
    <message>
        <source>No segment in {path} is confirmed or corrected. Review some, or train from the boxes of a table (--boxes).</source>
        <translation>Aucun segment de {path} n’est confirmé ou corrigé. Révisez-en quelques-uns ou entraînez d’après les rectangles d’un tableau (--boxes).</translation>
    </message>
    <message>
        <source>No segment was labelled by two observers. Each needs an observer name of its own, and labels of the same segments. Merge their projects first, or name both in “birdann agreement”.</source>
        <translation>Aucun segment n’a été étiqueté par deux observateurs. Chacun doit avoir son propre nom et des étiquettes des mêmes segments. Fusionnez d’abord leurs projets, ou indiquez les deux à «&#xa0;birdann agreement&#xa0;».</translation>
    </message>
    <message>
        <source>No segmented recording has a site and a start. Enter sites and starts under Project &gt; Sites and times, and find segments.</source>
        <translation>Aucun enregistrement segmenté n’a de site et de début. Saisissez-les sous Projet &gt; Sites et temps, et recherchez les segments.</translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln files.</source>
        <translation>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln fichier.</numerusform>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No segments found in %Ln recordings.</source>
        <translation>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments found in the boxes of {folder}. Check that its annotation sets belong to its sound files.</source>
        <translation>Aucun segment trouvé dans les rectangles de {folder}. Vérifiez que ses jeux d’annotations correspondent à ses fichiers son.</translation>
    </message>
    <message>
        <source>No segments found in the clips of {folder}. Choose a folder with one sub-folder of clips per species.</source>
        <translation>Aucun segment trouvé dans les extraits de {folder}. Choisissez un dossier avec un sous-dossier d’extraits par espèce.</translation>
    </message>
    <message>
        <source>No segments match these filters.</source>
        <translation>Aucun segment ne correspond à ces filtres.</translation>
    </message>
    <message numerus="yes">
        <source>No segments were found in %Ln boxes.</source>
        <translation>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln rectangle.</numerusform>
            <numerusform>Aucun segment trouvé dans&#xa0;%Ln rectangles.</numerusform>
        </translation>
    </message>
    <message>
        <source>No segments yet in this recording. Find segments (Ctrl+Shift+S).</source>
        <translation>Pas encore de segments dans cet enregistrement. Recherchez les segments (Ctrl+Maj+S).</translation>
    </message>
    <message>
        <source>No segments yet. Find segments (Ctrl+Shift+S) to start reviewing.</source>
        <translation>Pas encore de segments. Recherchez les segments (Ctrl+Maj+S) pour commencer la révision.</translation>
    </message>
    <message>
        <source>No segments yet. Find segments to see calls here.</source>
        <translation>Pas encore de segments. Recherchez les segments pour voir les cris ici.</translation>
    </message>
    <message>
        <source>No sound</source>
        <translation>Pas de son</translation>
    </message>
    <message>
        <source>No sound output was found</source>
        <translation>Aucune sortie son trouvée</translation>
    </message>
    <message>
        <source>No sound output was found; connect loudspeakers or headphones and play again.</source>
        <translation>Aucune sortie son trouvée&#xa0;; branchez des haut-parleurs ou un casque et relancez la lecture.</translation>
    </message>
    <message>
        <source>No sound was found in it.</source>
        <translation>Aucun son n’y a été trouvé.</translation>
    </message>
    <message>
        <source>No species certain.</source>
        <translation>Aucune espèce certaine.</translation>
    </message>
    <message>
        <source>No species is predicted for this segment. Train a model, or label it.</source>
        <translation>Aucune espèce n’est prédite pour ce segment. Entraînez un modèle ou étiquetez-le.</translation>
    </message>
    <message>
        <source>No species is present with a probability of {least} or more.</source>
        <translation>Aucune espèce n’est présente avec une probabilité de {least} ou plus.</translation>
    </message>
    <message>
        <source>No species predicted. X: noise. C: type a species. A number picks one.</source>
        <translation>Aucune espèce prédite. X&#xa0;: bruit. C&#xa0;: taper une espèce. Un chiffre en choisit une.</translation>
    </message>
    <message>
        <source>No species tagged; list incomplete.</source>
        <translation>Aucune espèce marquée&#xa0;; liste incomplète.</translation>
    </message>
    <message>
        <source>No species yet</source>
        <translation>Pas encore d’espèces</translation>
    </message>
    <message>
        <source>No species yet. They come with tags, labels and imported lists.</source>
        <translation>Pas encore d’espèces. Elles viennent des marques, étiquettes et listes importées.</translation>
    </message>
    <message>
        <source>No tagged recording has segments ({n_tagged} tagged). Segment them first, or tag recordings that have segments.</source>
        <translation>Aucun enregistrement marqué n’a de segments ({n_tagged} marqués). Segmentez-les d’abord ou marquez des enregistrements qui en ont.</translation>
    </message>
    <message>
        <source>No tags to accept: already tagged, or no species predicted here.</source>
        <translation>Aucune marque à accepter&#xa0;: déjà marqué, ou aucune espèce prédite ici.</translation>
    </message>
    <message>
        <source>No tags yet. Tag the species of a few recordings, or import species lists or a network’s detections. Then train.</source>
        <translation>Pas encore de marques. Marquez les espèces de quelques enregistrements, ou importez des listes d’espèces ou les détections d’un réseau. Puis entraînez.</translation>
    </message>
    <message>
        <source>No threshold is saved for “{species}” there.</source>
        <translation>Aucun seuil n’y est enregistré pour «&#xa0;{species}&#xa0;».</translation>
    </message>
    <message>
        <source>No threshold: it needs at least {wanted} validated items on each side. The scores validated are {low} to {high}.</source>
        <translation>Aucun seuil&#xa0;: il demande au moins {wanted} éléments validés de chaque côté. Les scores validés vont de {low} à {high}.</translation>
    </message>
    <message>
        <source>No threshold: no score reaches this precision so far.</source>
        <translation>Aucun seuil&#xa0;: pour l’instant, aucun score n’atteint cette précision.</translation>
    </message>
    <message>
        <source>No thresholds are saved.</source>
        <translation>Aucun seuil n’est enregistré.</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches this probability.</source>
        <translation>Aucune prédiction non révisée n’atteint cette probabilité.</translation>
    </message>
    <message>
        <source>No unreviewed prediction reaches {bar}.</source>
        <translation>Aucune prédiction non révisée n’atteint {bar}.</translation>
    </message>
    <message>
        <source>No verified visits. Draw them with birdann visits make.</source>
        <translation>Pas de visites vérifiées. Tirez-en avec birdann visits make.</translation>
    </message>
    <message>
        <source>No visit has a covariate “{name}”. There are: {there}.</source>
        <translation>Aucune visite n’a de covariable «&#xa0;{name}&#xa0;». Il y a&#xa0;: {there}.</translation>
    </message>
    <message>
        <source>No visit has that many seconds recorded. Lower the minimum.</source>
        <translation>Aucune visite n’a autant de secondes enregistrées. Baissez le minimum.</translation>
    </message>
    <message>
        <source>No visit was surveyed.</source>
        <translation>Aucune visite n’a été échantillonnée.</translation>
    </message>
    <message>
        <source>No visits yet. Recordings need sites and starts. Then: New visits…</source>
        <translation>Pas encore de visites. Les enregistrements ont besoin de sites et de débuts. Ensuite&#xa0;: Nouvelles visites…</translation>
    </message>
    <message>
        <source>No&amp;te on the segment…</source>
        <translation>&amp;Note sur le segment…</translation>
    </message>
    <message>
        <source>No, only some</source>
        <translation>Non, certaines seulement</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Bruit</translation>
    </message>
    <message>
        <source>Noise class: label ranking precision on held-out recordings {with_it} with it, {without} without.</source>
        <translation>Classe de bruit&#xa0;: précision du rang des étiquettes sur enregistrements réservés {with_it} avec elle, {without} sans.</translation>
    </message>
    <message>
        <source>Noise: {what}</source>
        <translation>Bruit&#xa0;: {what}</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message numerus="yes">
        <source>None of the %Ln segments match these filters.</source>
        <translation>
            <numerusform>Le segment (%Ln) ne correspond pas à ces filtres.</numerusform>
            <numerusform>Aucun des&#xa0;%Ln segments ne correspond à ces filtres.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files could be read; nothing was imported.</source>
        <translation>Aucun des fichiers n’a pu être lu&#xa0;; rien n’a été importé.</translation>
    </message>
    <message>
        <source>None of the sound files could be added.</source>
        <translation>Aucun des fichiers son n’a pu être ajouté.</translation>
    </message>
    <message>
        <source>None of these recordings has this channel.</source>
        <translation>Aucun de ces enregistrements n’a ce canal.</translation>
    </message>
    <message>
        <source>None of {number} files in {folder} could be used. The first: {first}</source>
        <translation>Aucun des {number} fichiers de {folder} n’a pu être utilisé. Le premier&#xa0;: {first}</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucun pour l’instant</translation>
    </message>
    <message>
        <source>Not a call</source>
        <translation>Pas un cri</translation>
    </message>
    <message>
        <source>Not a valid time.</source>
        <translation>Heure non valide.</translation>
    </message>
    <message>
        <source>Not available for this model: {factors}.</source>
        <translation>Non disponible pour ce modèle&#xa0;: {factors}.</translation>
    </message>
    <message>
        <source>Not checked in training: no list or answer showed how often predictions are correct. Validate a sample of 20.</source>
        <translation>Non vérifié à l’entraînement : aucune liste ni réponse n’a montré à quelle fréquence les prédictions sont correctes. Validez un échantillon de 20.</translation>
    </message>
    <message>
        <source>Not expected here in week {week} of {weeks} (checklist).</source>
        <translation>Pas attendu ici en semaine {week} sur {weeks} (liste de référence).</translation>
    </message>
    <message>
        <source>Not exported</source>
        <translation>Non exporté</translation>
    </message>
    <message numerus="yes">
        <source>Not joined in %Ln recordings of 150 kHz or more: one segment is one pulse.</source>
        <translation>
            <numerusform>Pas de réunion dans&#xa0;%Ln enregistrement de 150 kHz ou plus&#xa0;: un segment est une impulsion.</numerusform>
            <numerusform>Pas de réunion dans&#xa0;%Ln enregistrements de 150 kHz ou plus&#xa0;: un segment est une impulsion.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not kept by this format</source>
        <translation>Non conservé par ce format</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Non mesurés</translation>
    </message>
    <message>
        <source>Not measured: {reason}</source>
        <translation>Non mesuré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Not segmented</source>
        <translation>Non segmenté</translation>
    </message>
    <message>
        <source>Not used</source>
        <translation>Non utilisé</translation>
    </message>
    <message>
        <source>Not {species}</source>
        <translation>Pas {species}</translation>
    </message>
    <message>
        <source>Note it as absent</source>
        <translation>La noter comme absente</translation>
    </message>
    <message>
        <source>Note on a recording</source>
        <translation>Note sur un enregistrement</translation>
    </message>
    <message>
        <source>Note on the segment</source>
        <translation>Note sur le segment</translation>
    </message>
    <message>
        <source>Note on {recording}</source>
        <translation>Note sur {recording}</translation>
    </message>
    <message>
        <source>Note: {text}</source>
        <translation>Note&#xa0;: {text}</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message numerus="yes">
        <source>Notes on %Ln segments</source>
        <translation>
            <numerusform>Notes sur&#xa0;%Ln segment</numerusform>
            <numerusform>Notes sur&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Notes: one segment per sound</source>
        <translation>Notes&#xa0;: un segment par son</translation>
    </message>
    <message>
        <source>Nothing found. Try fewer letters.</source>
        <translation>Rien trouvé. Essayez avec moins de lettres.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. A backup is made first, and the import can be undone.</source>
        <translation>Rien n’a encore été modifié. Une sauvegarde est d’abord faite, et l’importation peut être annulée.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet. Annotations go to the recordings of the same name; a backup is made first, and the import can be undone.</source>
        <translation>Rien n’a encore été modifié. Les annotations vont aux enregistrements du même nom&#xa0;; une sauvegarde est d’abord faite, et l’importation peut être annulée.</translation>
    </message>
    <message>
        <source>Nothing has been noted in the log yet.</source>
        <translation>Rien n’est encore noté dans le journal.</translation>
    </message>
    <message>
        <source>Nothing needed</source>
        <translation>Rien de nécessaire</translation>
    </message>
    <message>
        <source>Nothing of this was surveyed. Tag recordings or windows, or train and label them; recordings need a start.</source>
        <translation>Rien de cela n’a été échantillonné. Marquez des enregistrements ou des fenêtres, ou entraînez et étiquetez-les&#xa0;; les enregistrements ont besoin d’un début.</translation>
    </message>
    <message>
        <source>Nothing to add. Name sound files or folders, or give --lists with a CSV file.</source>
        <translation>Rien à ajouter. Nommez des fichiers son ou des dossiers, ou donnez --lists avec un fichier CSV.</translation>
    </message>
    <message>
        <source>Nothing was imported: no annotation matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Rien n’a été importé&#xa0;: aucune annotation ne correspond à un enregistrement du projet. Ajoutez d’abord les enregistrements ou comparez les noms de fichiers&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Nothing was imported: no row could be read.</source>
        <translation>Rien n’a été importé&#xa0;: aucune ligne n’a pu être lue.</translation>
    </message>
    <message>
        <source>Nothing was imported: no score matches a recording of the project. Add the recordings first, or compare the file names: {name}.</source>
        <translation>Rien n’a été importé&#xa0;: aucun score ne correspond à un enregistrement du projet. Ajoutez d’abord les enregistrements ou comparez les noms de fichiers&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Nothing was stored: the recording has no sound to show.</source>
        <translation>Rien n’a été enregistré&#xa0;: l’enregistrement n’a pas de son à montrer.</translation>
    </message>
    <message>
        <source>Nothing was surveyed at the chosen sites, days and hours.</source>
        <translation>Rien n’a été échantillonné aux sites, jours et heures choisis.</translation>
    </message>
    <message>
        <source>Nothing would be left of the segment. Delete it with Del.</source>
        <translation>Il ne resterait rien du segment. Supprimez-le avec Suppr.</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Number of separate parts of the outline</source>
        <translation>Nombre de parties séparées du contour</translation>
    </message>
    <message>
        <source>Numbered because the name was taken: {n}.</source>
        <translation>Numérotés, car le nom était déjà pris&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Numbers label a segment. Select one, or press T to tag a species.</source>
        <translation>Les chiffres étiquettent un segment. Sélectionnez-en un ou appuyez sur T pour marquer une espèce.</translation>
    </message>
    <message>
        <source>ORed logistic regression</source>
        <translation>Régression logistique ORed</translation>
    </message>
    <message>
        <source>Occupancy (95 % CI)</source>
        <translation>Occupation (IC à 95&#xa0;%)</translation>
    </message>
    <message>
        <source>Occupancy is estimated at its limit of 100 %: the visits allow that every site was occupied. Only its lower end ({low}) is informative.</source>
        <translation>L’occupation est estimée à sa limite de 100&#xa0;%&#xa0;: les visites permettent que tous les sites aient été occupés. Seule sa borne inférieure ({low}) est informative.</translation>
    </message>
    <message numerus="yes">
        <source>Occurred %Ln times.</source>
        <translation>
            <numerusform>Survenu&#xa0;%Ln fois.</numerusform>
            <numerusform>Survenu&#xa0;%Ln fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ocean Instruments&apos; SoundTrap Host</source>
        <translation>SoundTrap Host d’Ocean Instruments</translation>
    </message>
    <message>
        <source>Of persons where the files say so, of programs otherwise</source>
        <translation>De personnes si les fichiers le disent, sinon de programmes</translation>
    </message>
    <message>
        <source>Of these: {numbers}.</source>
        <translation>Parmi eux&#xa0;: {numbers}.</translation>
    </message>
    <message>
        <source>Of {calls} simulated calls, {found} were found ({share_found}) and {right} labelled correctly ({share_right}), from species lists alone.</source>
        <translation>Sur {calls} cris simulés, {found} ont été trouvés ({share_found}) et {right} étiquetés correctement ({share_right}), à partir des seules listes d’espèces.</translation>
    </message>
    <message>
        <source>Off: the wheel scrolls, Ctrl and the wheel zoom</source>
        <translation>Désactivé&#xa0;: la molette défile, Ctrl et la molette zooment</translation>
    </message>
    <message>
        <source>On complete boxes it gains no more than chance (F1 {taught}, with the automatic choice {untaught}): the automatic choice is used in its place.</source>
        <translation>Sur des cadres complets, il n’apporte pas plus que le hasard (F1 {taught}, avec le choix automatique {untaught})&#xa0;: le choix automatique est utilisé à sa place.</translation>
    </message>
    <message>
        <source>On: species without a tag are absent. Off: they may be there, unnoted. (Ctrl+L)</source>
        <translation>Activé&#xa0;: les espèces sans marque sont absentes. Désactivé&#xa0;: elles peuvent être présentes, non notées. (Ctrl+L)</translation>
    </message>
    <message>
        <source>One call becomes one segment. Later trainings still use the fragments.</source>
        <translation>Un cri devient un segment. Les entraînements ultérieurs utilisent encore les fragments.</translation>
    </message>
    <message>
        <source>One row per recording and species: 1 or 0 from lists, otherwise the predicted probability.</source>
        <translation>Une ligne par enregistrement et espèce&#xa0;: 1 ou 0 d’après les listes, sinon la probabilité prédite.</translation>
    </message>
    <message>
        <source>One row per recording with its species, as Import species lists reads it.</source>
        <translation>Une ligne par enregistrement avec ses espèces, telle que la lit Importer des listes d’espèces.</translation>
    </message>
    <message>
        <source>One segment is</source>
        <translation>Un segment est</translation>
    </message>
    <message>
        <source>One species on the clock</source>
        <translation>Une espèce au fil de la journée</translation>
    </message>
    <message>
        <source>One to one, {title}: {per_call} segments per call</source>
        <translation>Un à un, {title}&#xa0;: {per_call} segments par cri</translation>
    </message>
    <message>
        <source>Only a species that no list and no label names</source>
        <translation>Seulement une espèce qu’aucune liste ni étiquette ne nomme</translation>
    </message>
    <message>
        <source>Only calls that I confirmed or corrected</source>
        <translation>Seulement les cris que j’ai confirmés ou corrigés</translation>
    </message>
    <message>
        <source>Only detections by this program</source>
        <translation>Seulement les détections de ce programme</translation>
    </message>
    <message>
        <source>Only listed together with a more common species: {named}. Tag a recording without it, or confirm a few segments.</source>
        <translation>Listée seulement avec une espèce plus commune&#xa0;: {named}. Marquez un enregistrement sans celle-ci ou confirmez quelques segments.</translation>
    </message>
    <message>
        <source>Only one species is known ({species}). Its calls cannot be separated from those of other species.</source>
        <translation>Une seule espèce est connue ({species}). Ses cris ne peuvent pas être séparés de ceux d’autres espèces.</translation>
    </message>
    <message>
        <source>Only segments of one recording can be merged.</source>
        <translation>Seuls les segments d’un même enregistrement peuvent être fusionnés.</translation>
    </message>
    <message>
        <source>Only segments of this species</source>
        <translation>Seulement les segments de cette espèce</translation>
    </message>
    <message>
        <source>Only species of this project</source>
        <translation>Seulement les espèces de ce projet</translation>
    </message>
    <message>
        <source>Only starts that are known without a zone get it</source>
        <translation>Seuls les débuts connus sans fuseau le reçoivent</translation>
    </message>
    <message>
        <source>Only the first sheet was read. Other sheets: {names}.</source>
        <translation>Seule la première feuille a été lue. Autres feuilles&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Only the table or only the recordings have time zones. Their times were compared without zones.</source>
        <translation>Seul le tableau ou seuls les enregistrements ont un fuseau horaire. Leurs heures ont été comparées sans fuseau horaire.</translation>
    </message>
    <message>
        <source>Only this site</source>
        <translation>Ce site seulement</translation>
    </message>
    <message>
        <source>Only this species</source>
        <translation>Cette espèce seulement</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>not answered</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Ouvrir un projet récent</translation>
    </message>
    <message>
        <source>Open a project that you made earlier</source>
        <translation>Ouvrir un projet créé auparavant</translation>
    </message>
    <message>
        <source>Open all groups</source>
        <translation>Ouvrir tous les groupes</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Ouvrir un projet…</translation>
    </message>
    <message>
        <source>Open read-only</source>
        <translation>Ouvrir en lecture seule</translation>
    </message>
    <message>
        <source>Open the &amp;log</source>
        <translation>&amp;Ouvrir le journal</translation>
    </message>
    <message>
        <source>Open the folder of the recording shown in the system&apos;s file manager</source>
        <translation>Ouvrir le dossier de l’enregistrement affiché dans le gestionnaire de fichiers</translation>
    </message>
    <message>
        <source>Open the manual at the page for the current view</source>
        <translation>Ouvrir le manuel à la page de la vue actuelle</translation>
    </message>
    <message>
        <source>Open the results, or change an answer with Back.</source>
        <translation>Ouvrez les résultats ou changez une réponse avec Retour.</translation>
    </message>
    <message>
        <source>Open this project read-only?</source>
        <translation>Ouvrir ce projet en lecture seule ?</translation>
    </message>
    <message>
        <source>Open visits</source>
        <translation>Visites ouvertes</translation>
    </message>
    <message>
        <source>Open xeno-canto in the browser with the likeliest species; nothing else is sent</source>
        <translation>Ouvrir xeno-canto dans le navigateur avec l’espèce la plus probable&#xa0;; rien d’autre n’est envoyé</translation>
    </message>
    <message>
        <source>Open {stem} in {parent}</source>
        <translation>Ouvrir {stem} dans {parent}</translation>
    </message>
    <message>
        <source>OpenSoundscape comment: it is cut off or damaged.</source>
        <translation>Commentaire OpenSoundscape&#xa0;: il est coupé ou endommagé.</translation>
    </message>
    <message>
        <source>OpenSoundscape scores (CSV, a column for each class)</source>
        <translation>Scores OpenSoundscape (CSV, une colonne par classe)</translation>
    </message>
    <message>
        <source>Opening the network</source>
        <translation>Ouverture du réseau</translation>
    </message>
    <message>
        <source>Opening {name}</source>
        <translation>Ouverture de {name}</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order of the queue; click to reverse</source>
        <translation>Ordre de la file&#xa0;; cliquez pour l’inverser</translation>
    </message>
    <message>
        <source>Order of the recordings</source>
        <translation>Ordre des enregistrements</translation>
    </message>
    <message>
        <source>Order of the review queue</source>
        <translation>Ordre de la file de révision</translation>
    </message>
    <message>
        <source>Other candidate species and their probabilities</source>
        <translation>Autres espèces candidates et leurs probabilités</translation>
    </message>
    <message>
        <source>Other name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Other species count as absent, in new lists too (Ctrl+L: here)</source>
        <translation>Les autres espèces comptent comme absentes, aussi dans les nouvelles listes (Ctrl+L&#xa0;: ici)</translation>
    </message>
    <message>
        <source>Other species count as absent. Training learns most from such lists.</source>
        <translation>Les autres espèces comptent comme absentes. L’entraînement apprend le plus de ces listes.</translation>
    </message>
    <message>
        <source>Other species remain possible, in new lists too</source>
        <translation>Les autres espèces restent possibles, aussi dans les nouvelles listes</translation>
    </message>
    <message>
        <source>Other species remain possible.</source>
        <translation>Les autres espèces restent possibles.</translation>
    </message>
    <message>
        <source>Otherwise they count for the visit in which they begin, unless longer than it</source>
        <translation>Sinon ils comptent pour la visite où ils commencent, sauf s’ils sont plus longs qu’elle</translation>
    </message>
    <message>
        <source>Outlined segments with their labels</source>
        <translation>Segments délimités avec leurs étiquettes</translation>
    </message>
    <message>
        <source>Outlines of segments</source>
        <translation>Contours des segments</translation>
    </message>
    <message>
        <source>Outlining {name}</source>
        <translation>Délimitation de {name}</translation>
    </message>
    <message>
        <source>Overconfident by {gap} on held-out recordings.</source>
        <translation>Excès de confiance de {gap} sur enregistrements réservés.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>Chevauchement</translation>
    </message>
    <message>
        <source>Overlap of windows</source>
        <translation>Chevauchement des fenêtres</translation>
    </message>
    <message>
        <source>Overview of the recording</source>
        <translation>Vue d’ensemble de l’enregistrement</translation>
    </message>
    <message>
        <source>Owls and other low-frequency calls</source>
        <translation>Hiboux et autres cris graves</translation>
    </message>
    <message>
        <source>Owls, bitterns, doves: 60 Hz to 2.5 kHz.</source>
        <translation>Hiboux, butors, pigeons&#xa0;: 60 Hz à 2,5 kHz.</translation>
    </message>
    <message>
        <source>P&amp;reserve pitch</source>
        <translation>Conserver la &amp;hauteur</translation>
    </message>
    <message>
        <source>PCEN</source>
        <translation>PCEN</translation>
    </message>
    <message>
        <source>Pa&amp;int calls</source>
        <translation>Pe&amp;indre des cris</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peinture</translation>
    </message>
    <message numerus="yes">
        <source>Paint %Ln strokes</source>
        <translation>
            <numerusform>Peindre&#xa0;%Ln trait</numerusform>
            <numerusform>Peindre&#xa0;%Ln traits</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint backgr&amp;ound</source>
        <translation>Peindre le &amp;fond</translation>
    </message>
    <message>
        <source>Paint background</source>
        <translation>Peindre le fond</translation>
    </message>
    <message>
        <source>Paint background (Shift+K)</source>
        <translation>Peindre le fond (Maj+K)</translation>
    </message>
    <message>
        <source>Paint calls; press again to stop</source>
        <translation>Peindre des cris&#xa0;; appuyer à nouveau pour arrêter</translation>
    </message>
    <message>
        <source>Paint over a call (K)</source>
        <translation>Peindre sur un cri (K)</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment</source>
        <translation>Peindre sur ce qui appartient au segment sélectionné</translation>
    </message>
    <message>
        <source>Paint over what belongs to the selected segment. B goes back to selecting.</source>
        <translation>Peignez sur ce qui appartient au segment sélectionné. B revient à la sélection.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to it. E goes back to selecting.</source>
        <translation>Peignez sur ce qui ne lui appartient pas. E revient à la sélection.</translation>
    </message>
    <message>
        <source>Paint over what does not belong to the selected segment</source>
        <translation>Peindre sur ce qui n’appartient pas au segment sélectionné</translation>
    </message>
    <message>
        <source>Paint some calls and some background, or mark all calls of a recording as painted. The segmenter learns the difference.</source>
        <translation>Peignez quelques cris et un peu de fond, ou indiquez que tous les cris d’un enregistrement sont peints. Le segmenteur apprend la différence.</translation>
    </message>
    <message>
        <source>Painted earlier: {n}.</source>
        <translation>Peints auparavant&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Painted {strokes} on {recordings}.</source>
        <translation>Peint&#xa0;: {strokes} sur {recordings}.</translation>
    </message>
    <message>
        <source>Pane&amp;ls</source>
        <translation>Panneau&amp;x</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Parties du programme</translation>
    </message>
    <message>
        <source>Pattern of folders</source>
        <translation>Modèle de dossiers</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Peak frequency</source>
        <translation>Fréquence de pic</translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg);;Page (*.pdf)</source>
        <translation>Image (*.png);;Dessin (*.svg);;Page (*.pdf)</translation>
    </message>
    <message>
        <source>Picture (*.svg *.png *.pdf);;Table (*.csv)</source>
        <translation>Image (*.svg *.png *.pdf);;Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Picture: {path}</source>
        <translation>Image&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Piece of a longer recording, cut at {first_s} s. Times count from the beginning of this file.</source>
        <translation>Morceau d’un enregistrement plus long, coupé à {first_s} s. Les temps comptent depuis le début de ce fichier.</translation>
    </message>
    <message>
        <source>Pitch and duration are typical of this species.</source>
        <translation>Hauteur et durée sont typiques de cette espèce.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the likeliest species; again: the next one</source>
        <translation>Lire un cri confirmé ou un extrait de référence de l’espèce la plus probable&#xa0;; à nouveau&#xa0;: le suivant</translation>
    </message>
    <message>
        <source>Play a confirmed call or reference clip of the second species; again: the next one</source>
        <translation>Lire un cri confirmé ou un extrait de référence de la deuxième espèce&#xa0;; à nouveau&#xa0;: le suivant</translation>
    </message>
    <message>
        <source>Play an &amp;example of the first species</source>
        <translation>Lire &amp;un exemple de la première espèce</translation>
    </message>
    <message>
        <source>Play an e&amp;xample of the second species</source>
        <translation>Lire un exemple &amp;de la deuxième espèce</translation>
    </message>
    <message>
        <source>Play around a segment</source>
        <translation>Lire autour d’un segment</translation>
    </message>
    <message>
        <source>Play at a higher speed</source>
        <translation>Lire plus vite</translation>
    </message>
    <message>
        <source>Play at a lower speed</source>
        <translation>Lire plus lentement</translation>
    </message>
    <message>
        <source>Play each item when it is shown</source>
        <translation>Lire dès l’affichage</translation>
    </message>
    <message>
        <source>Play each segment that the pointer rests on</source>
        <translation>Lire chaque segment sur lequel le pointeur s’arrête</translation>
    </message>
    <message>
        <source>Play on hover</source>
        <translation>Lire au survol</translation>
    </message>
    <message>
        <source>Play over and over, or once</source>
        <translation>Lire en boucle, ou une fois</translation>
    </message>
    <message>
        <source>Play the &amp;segment</source>
        <translation>&amp;Lire le segment</translation>
    </message>
    <message>
        <source>Play the best example of candidate n</source>
        <translation>Lire le meilleur exemple de la candidate n</translation>
    </message>
    <message>
        <source>Play the call</source>
        <translation>Lire le cri</translation>
    </message>
    <message>
        <source>Play the likeliest calls of each visit to a site. The first confirmed call settles the visit. So no error of the model counts as a detection.</source>
        <translation>Lit les cris les plus probables de chaque visite d’un site. Le premier cri confirmé règle la visite. Ainsi, aucune erreur du modèle ne compte comme détection.</translation>
    </message>
    <message>
        <source>Play the recording from the cursor</source>
        <translation>Lire l’enregistrement depuis le curseur</translation>
    </message>
    <message>
        <source>Play the selected segment alone, in its own band of frequencies</source>
        <translation>Lire le segment sélectionné seul, dans sa propre bande de fréquences</translation>
    </message>
    <message>
        <source>Play the stretch that the spectrogram shows, from its left edge to its right</source>
        <translation>Lire l’étendue affichée par le spectrogramme, de son bord gauche à son bord droit</translation>
    </message>
    <message>
        <source>Play visible ran&amp;ge</source>
        <translation>Lire la &amp;plage visible</translation>
    </message>
    <message>
        <source>Playback is filtered to the call.</source>
        <translation>La lecture est filtrée sur le cri.</translation>
    </message>
    <message>
        <source>Playback is not filtered.</source>
        <translation>La lecture n’est pas filtrée.</translation>
    </message>
    <message>
        <source>Playback position and length of the recording</source>
        <translation>Position de lecture et durée de l’enregistrement</translation>
    </message>
    <message>
        <source>Point {place} cannot be read: {reason}.</source>
        <translation>Le point {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Possible</translation>
    </message>
    <message>
        <source>Power above the noise over the noise, in the call&apos;s band; the noise is the floor of the half minute around it</source>
        <translation>Puissance au-dessus du bruit rapportée au bruit, dans la bande du cri&#xa0;; le bruit est le niveau plancher de la demi-minute alentour</translation>
    </message>
    <message>
        <source>Praat TextGrid</source>
        <translation>TextGrid de Praat</translation>
    </message>
    <message>
        <source>Pre&amp;vious item</source>
        <translation>Élé&amp;ment précédent</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>&amp;Volet précédent</translation>
    </message>
    <message>
        <source>Precision above threshold</source>
        <translation>Précision au-dessus du seuil</translation>
    </message>
    <message>
        <source>Precision from the saved threshold on: {share}.</source>
        <translation>Précision à partir du seuil enregistré&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Precision from {score} on: {share}.</source>
        <translation>Précision à partir de {score}&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Precision over all scores</source>
        <translation>Précision sur tous les scores</translation>
    </message>
    <message>
        <source>Precision {wanted} is reached from {above} (answers unweighted: {unweighted}); a single one is right with {wanted} at {single}.</source>
        <translation>La précision de {wanted} est atteinte à partir de&#xa0;: {above} (réponses non pondérées&#xa0;: {unweighted})&#xa0;; une seule est correcte avec {wanted} à&#xa0;: {single}.</translation>
    </message>
    <message>
        <source>Predict &amp;labels</source>
        <translation>&amp;Prédire les étiquettes</translation>
    </message>
    <message>
        <source>Predict labels</source>
        <translation>Prédire les étiquettes</translation>
    </message>
    <message numerus="yes">
        <source>Predict labels of %Ln more recordings.</source>
        <translation>
            <numerusform>Prédire les étiquettes de&#xa0;%Ln enregistrement de plus.</numerusform>
            <numerusform>Prédire les étiquettes de&#xa0;%Ln enregistrements de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predict labels of all segments with the latest model</source>
        <translation>Prédire les étiquettes de tous les segments avec le dernier modèle</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message numerus="yes">
        <source>Predicted species were used for %Ln recordings without a complete list.</source>
        <translation>
            <numerusform>Espèces prédites utilisées pour&#xa0;%Ln enregistrement sans liste complète.</numerusform>
            <numerusform>Espèces prédites utilisées pour&#xa0;%Ln enregistrements sans liste complète.</numerusform>
        </translation>
    </message>
    <message>
        <source>Predicted: {species}</source>
        <translation>Prédit&#xa0;: {species}</translation>
    </message>
    <message>
        <source>Predicted: {species} ({how})</source>
        <translation>Prédit&#xa0;: {species} ({how})</translation>
    </message>
    <message>
        <source>Predicting</source>
        <translation>Prédiction</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Prédictions</translation>
    </message>
    <message>
        <source>Predictions of {when}.</source>
        <translation>Prédictions du {when}.</translation>
    </message>
    <message>
        <source>Predictions unchanged. {error}</source>
        <translation>Prédictions inchangées. {error}</translation>
    </message>
    <message>
        <source>Preparing for first use, once after installation</source>
        <translation>Préparation de la première utilisation, une seule fois après l’installation</translation>
    </message>
    <message>
        <source>Present: add to list</source>
        <translation>Présente&#xa0;: ajouter à la liste</translation>
    </message>
    <message>
        <source>Preserve pitch at slow speed; off, bat calls become audible</source>
        <translation>Conserver la hauteur à vitesse lente&#xa0;; désactivé, les cris de chauves-souris deviennent audibles</translation>
    </message>
    <message>
        <source>Press T and type a few letters of a species, then Enter. That is all birdann needs: a list per recording.</source>
        <translation>Appuyez sur T, tapez quelques lettres d’une espèce, puis Entrée. birdann n’a besoin que de cela&#xa0;: une liste par enregistrement.</translation>
    </message>
    <message>
        <source>Previous group (Alt+Left)</source>
        <translation>Groupe précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probab.</translation>
    </message>
    <message>
        <source>Probability in percent</source>
        <translation>Probabilité en pour cent</translation>
    </message>
    <message>
        <source>Probability of the prediction; click to sort</source>
        <translation>Probabilité de la prédiction&#xa0;; cliquez pour trier</translation>
    </message>
    <message>
        <source>Probable</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>Probably an unknown species ({how})</source>
        <translation>Probablement une espèce inconnue ({how})</translation>
    </message>
    <message>
        <source>Problems found in {path}: {n} (see the list).</source>
        <translation>Problèmes trouvés dans {path} : {n} (voir la liste).</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Give each worker more memory and repeat the command.</source>
        <translation>Le traitement de {file} a échoué, peut-être par manque de mémoire. Donnez plus de mémoire à chaque processus et répétez la commande.</translation>
    </message>
    <message>
        <source>Processing {file} crashed, possibly out of memory. Try fewer jobs.</source>
        <translation>Le traitement de {file} a échoué, peut-être par manque de mémoire. Essayez moins de travaux.</translation>
    </message>
    <message>
        <source>Processor cores that find segments</source>
        <translation>Cœurs du processeur pour rechercher les segments</translation>
    </message>
    <message>
        <source>Progress of the running task</source>
        <translation>Avancement de la tâche en cours</translation>
    </message>
    <message>
        <source>Progress: {title}</source>
        <translation>Avancement&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Project file</source>
        <translation>Fichier de projet</translation>
    </message>
    <message>
        <source>Project: {path}</source>
        <translation>Projet&#xa0;: {path}</translation>
    </message>
    <message>
        <source>Pulse rate</source>
        <translation>Cadence des impulsions</translation>
    </message>
    <message>
        <source>Pulses per second; empty without three even pulses</source>
        <translation>Impulsions par seconde&#xa0;; vide sans trois impulsions régulières</translation>
    </message>
    <message>
        <source>Put every setting of the spectrogram back</source>
        <translation>Rétablir tous les paramètres du spectrogramme</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Quit birdann</source>
        <translation>Quitter birdann</translation>
    </message>
    <message>
        <source>R&amp;educe background noise</source>
        <translation>Réduire le &amp;bruit de fond</translation>
    </message>
    <message>
        <source>RMS level</source>
        <translation>Niveau RMS</translation>
    </message>
    <message>
        <source>Random visits at each site</source>
        <translation>Visites au hasard à chaque site</translation>
    </message>
    <message>
        <source>Random windows only</source>
        <translation>Fenêtres aléatoires seulement</translation>
    </message>
    <message>
        <source>Rank (only species are read)</source>
        <translation>Rang (seules les espèces sont lues)</translation>
    </message>
    <message>
        <source>Rank-loss SIM</source>
        <translation>SIM à perte de rang</translation>
    </message>
    <message>
        <source>Raven selection table</source>
        <translation>Tableau de sélection Raven</translation>
    </message>
    <message>
        <source>Read a list of names or codes, one a line, that typing finds from then on</source>
        <translation>Lire une liste de noms ou de codes, un par ligne, que la saisie trouve ensuite</translation>
    </message>
    <message>
        <source>Read as blank, not as species: {names}.</source>
        <translation>Lus comme vides, pas comme espèces&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Read as unsure: {names}.</source>
        <translation>Lus comme incertains : {names}.</translation>
    </message>
    <message>
        <source>Read how to come from nothing to labelled calls</source>
        <translation>Lire comment passer de rien à des cris étiquetés</translation>
    </message>
    <message>
        <source>Read sites and times</source>
        <translation>Lecture des sites et temps</translation>
    </message>
    <message>
        <source>Read tables of Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope and others</source>
        <translation>Lire les tableaux de Raven, Audacity, BirdNET, AviaNZ, Kaleidoscope et autres</translation>
    </message>
    <message>
        <source>Read table…</source>
        <translation>Lire un tableau…</translation>
    </message>
    <message>
        <source>Read the licences of birdann and of what comes with it</source>
        <translation>Lire les licences de birdann et de ce qui l’accompagne</translation>
    </message>
    <message>
        <source>Read {scores} scores of {recordings} recordings as evidence.</source>
        <translation>{scores} scores de {recordings} enregistrements lus comme indices.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Reading calls</source>
        <translation>Lecture des cris</translation>
    </message>
    <message>
        <source>Reading detections</source>
        <translation>Lecture des détections</translation>
    </message>
    <message>
        <source>Reading features</source>
        <translation>Lecture des descripteurs</translation>
    </message>
    <message>
        <source>Reading or writing {path} failed. See whether the disk or network share is still there.</source>
        <translation>Échec de lecture ou d’écriture de {path}. Vérifiez que le disque ou le partage réseau est toujours là.</translation>
    </message>
    <message>
        <source>Reading samples</source>
        <translation>Lecture des échantillons</translation>
    </message>
    <message>
        <source>Reading scores</source>
        <translation>Lecture des scores</translation>
    </message>
    <message>
        <source>Reading sites and times</source>
        <translation>Lecture des sites et temps</translation>
    </message>
    <message>
        <source>Reading the backups</source>
        <translation>Lecture des sauvegardes</translation>
    </message>
    <message>
        <source>Reading the checklist</source>
        <translation>Lecture de la liste de référence</translation>
    </message>
    <message>
        <source>Reading the edit history</source>
        <translation>Lecture de l’historique des modifications</translation>
    </message>
    <message>
        <source>Reading the files</source>
        <translation>Lecture des fichiers</translation>
    </message>
    <message>
        <source>Reading the next item…</source>
        <translation>Lecture de l’élément suivant…</translation>
    </message>
    <message>
        <source>Reading the project</source>
        <translation>Lecture du projet</translation>
    </message>
    <message>
        <source>Reading the recording…</source>
        <translation>Lecture de l’enregistrement…</translation>
    </message>
    <message>
        <source>Reading the report…</source>
        <translation>Lecture du rapport…</translation>
    </message>
    <message>
        <source>Reading the review queue</source>
        <translation>Lecture de la file de révision</translation>
    </message>
    <message>
        <source>Reading the segments…</source>
        <translation>Lecture des segments…</translation>
    </message>
    <message>
        <source>Reading the species names</source>
        <translation>Lecture des noms d’espèces</translation>
    </message>
    <message>
        <source>Reading the table</source>
        <translation>Lecture du tableau</translation>
    </message>
    <message>
        <source>Reading the times</source>
        <translation>Lecture des temps</translation>
    </message>
    <message>
        <source>Reading training sources</source>
        <translation>Lecture des sources d’entraînement</translation>
    </message>
    <message>
        <source>Reading visits</source>
        <translation>Lecture des visites</translation>
    </message>
    <message>
        <source>Reading {name}</source>
        <translation>Lecture de {name}</translation>
    </message>
    <message>
        <source>Reading {name}, row {n}</source>
        <translation>Lecture de {name}, ligne {n}</translation>
    </message>
    <message>
        <source>Recall in completely reviewed recordings: {share}.</source>
        <translation>Rappel dans les enregistrements entièrement révisés&#xa0;: {share}.</translation>
    </message>
    <message>
        <source>Recall of outlined calls: {share} of {calls} in {recordings} that were checked whole.</source>
        <translation>Rappel des cris délimités&#xa0;: {share} de {calls} dans {recordings} à révision complète.</translation>
    </message>
    <message>
        <source>Recall unknown: no recording has been reviewed completely.</source>
        <translation>Rappel inconnu&#xa0;: aucun enregistrement n’a été entièrement révisé.</translation>
    </message>
    <message>
        <source>Recall: not known.</source>
        <translation>Rappel&#xa0;: inconnu.</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Enregistrement</translation>
    </message>
    <message>
        <source>Recording removed from one project</source>
        <translation>Enregistrement retiré d’un projet</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Enregistrements</translation>
    </message>
    <message>
        <source>Recordings added</source>
        <translation>Enregistrements ajoutés</translation>
    </message>
    <message>
        <source>Recordings and &amp;queue</source>
        <translation>Enregistrements et &amp;file</translation>
    </message>
    <message>
        <source>Recordings and detections…</source>
        <translation>Enregistrements et détections…</translation>
    </message>
    <message>
        <source>Recordings and lists…</source>
        <translation>Enregistrements et listes…</translation>
    </message>
    <message>
        <source>Recordings count if they were surveyed from start to end. The 95 % interval treats the recordings of an hour at a site as one cluster.</source>
        <translation>Les enregistrements comptent s’ils ont été échantillonnés du début à la fin. L’intervalle à 95&#xa0;% traite les enregistrements d’une heure à un site comme une grappe.</translation>
    </message>
    <message>
        <source>Recordings not in the project</source>
        <translation>Enregistrements absents du projet</translation>
    </message>
    <message>
        <source>Recordings not in the project. Add them first</source>
        <translation>Enregistrements absents du projet. Ajoutez-les d’abord</translation>
    </message>
    <message>
        <source>Recordings of the table that are not in the project: {n}. Their calls do not count.</source>
        <translation>Enregistrements du tableau absents du projet : {n}. Leurs cris ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings selected in the list (%Ln)</source>
        <translation>
            <numerusform>Enregistrements sélectionnés dans la liste (%Ln)</numerusform>
            <numerusform>Enregistrements sélectionnés dans la liste (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Recordings to tag next (CSV)</source>
        <translation>Enregistrements à marquer ensuite (CSV)</translation>
    </message>
    <message>
        <source>Recordings with a call</source>
        <translation>Enregistrements avec un cri</translation>
    </message>
    <message>
        <source>Recordings with {words}: {count}.</source>
        <translation>Enregistrements avec {words}&#xa0;: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Recordings without segments (%Ln)</source>
        <translation>
            <numerusform>Enregistrements sans segments (%Ln)</numerusform>
            <numerusform>Enregistrements sans segments (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Redo the last undone edit</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>Redone: {what}</source>
        <translation>Rétabli&#xa0;: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Reject %Ln segments</source>
        <translation>
            <numerusform>Rejeter&#xa0;%Ln segment</numerusform>
            <numerusform>Rejeter&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rejeté</translation>
    </message>
    <message>
        <source>Rejected as noise ({person}, {when})</source>
        <translation>Rejeté comme bruit ({person}, {when})</translation>
    </message>
    <message>
        <source>Rejected: not {species} ({person}, {when})</source>
        <translation>Rejeté&#xa0;: pas {species} ({person}, {when})</translation>
    </message>
    <message>
        <source>Reliability diagram</source>
        <translation>Diagramme de fiabilité</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln recordings</source>
        <translation>
            <numerusform>Retirer&#xa0;%Ln enregistrement</numerusform>
            <numerusform>Retirer&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln species</source>
        <translation>
            <numerusform>Retirer&#xa0;%Ln espèce</numerusform>
            <numerusform>Retirer&#xa0;%Ln espèces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln windows</source>
        <translation>
            <numerusform>Retirer&#xa0;%Ln fenêtre</numerusform>
            <numerusform>Retirer&#xa0;%Ln fenêtres</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove a validation sample</source>
        <translation>Retirer un échantillon de validation</translation>
    </message>
    <message>
        <source>Remove paint</source>
        <translation>Retirer la peinture</translation>
    </message>
    <message>
        <source>Remove recor&amp;dings</source>
        <translation>Retirer des enre&amp;gistrements</translation>
    </message>
    <message>
        <source>Remove recordings</source>
        <translation>Retirer des enregistrements</translation>
    </message>
    <message>
        <source>Remove species</source>
        <translation>Retirer des espèces</translation>
    </message>
    <message>
        <source>Remove the chosen window and its species list</source>
        <translation>Retirer la fenêtre choisie et sa liste d’espèces</translation>
    </message>
    <message>
        <source>Remove the selected outlines</source>
        <translation>Retirer les contours sélectionnés</translation>
    </message>
    <message>
        <source>Remove the selected recordings from the project; sound files are kept</source>
        <translation>Retirer du projet les enregistrements sélectionnés&#xa0;; les fichiers son sont conservés</translation>
    </message>
    <message>
        <source>Remove training source “{name}”</source>
        <translation>Retirer la source d’entraînement «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove training sources</source>
        <translation>Retirer des sources d’entraînement</translation>
    </message>
    <message>
        <source>Remove window</source>
        <translation>Retirer la fenêtre</translation>
    </message>
    <message>
        <source>Remove “{name}”</source>
        <translation>Retirer «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Removed “{name}”.</source>
        <translation>«&#xa0;{name}&#xa0;» a été retiré.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Rename species</source>
        <translation>Renommer des espèces</translation>
    </message>
    <message>
        <source>Rename species to “{name}”</source>
        <translation>Renommer l’espèce en «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Reopen the window now</source>
        <translation>Rouvrir la fenêtre maintenant</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Réparé</translation>
    </message>
    <message>
        <source>Repairing makes a backup first and keeps all tags and labels. If it does not help, restore a backup.</source>
        <translation>La réparation fait d’abord une sauvegarde et conserve toutes les marques et étiquettes. Si elle n’aide pas, restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>Repairing the project</source>
        <translation>Réparation du projet</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Réparer…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace existing file?</source>
        <translation>Remplacer le fichier existant&#xa0;?</translation>
    </message>
    <message>
        <source>Replace unreviewed segments by the blue outlines</source>
        <translation>Remplacer les segments non révisés par les contours bleus</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Reset all panels to their default places</source>
        <translation>Remettre tous les panneaux à leur place par défaut</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Resolution</source>
        <translation>Résolution</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Restore all</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Restore this state</source>
        <translation>Restaurer cet état</translation>
    </message>
    <message>
        <source>Restored {path} from {backup}.</source>
        <translation>{path} a été restauré à partir de {backup}.</translation>
    </message>
    <message>
        <source>Restoring the backup</source>
        <translation>Restauration de la sauvegarde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results of the sample “{name}”</source>
        <translation>Résultats de l’échantillon «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Retry failed recordin&amp;gs</source>
        <translation>Réessa&amp;yer les enregistrements en échec</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln calls</source>
        <translation>
            <numerusform>Réviser&#xa0;%Ln cri</numerusform>
            <numerusform>Réviser&#xa0;%Ln cris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln detections of other programs.</source>
        <translation>
            <numerusform>Révisez&#xa0;%Ln détection d’autres programmes.</numerusform>
            <numerusform>Révisez&#xa0;%Ln détections d’autres programmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review many segments as thumbnails; again: back to the spectrogram</source>
        <translation>Réviser de nombreux segments en vignettes&#xa0;; à nouveau&#xa0;: retour au spectrogramme</translation>
    </message>
    <message>
        <source>Review queue</source>
        <translation>File de révision</translation>
    </message>
    <message>
        <source>Review uncertain predictions</source>
        <translation>Réviser les prédictions incertaines</translation>
    </message>
    <message>
        <source>Review uncertain predictions, then export.</source>
        <translation>Révisez les prédictions incertaines, puis exportez.</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Révisé</translation>
    </message>
    <message>
        <source>Reviewed predictions</source>
        <translation>Prédictions révisées</translation>
    </message>
    <message>
        <source>Reviewed predictions: {correct} of {answers} correct.</source>
        <translation>Prédictions révisées correctes&#xa0;: {correct} sur {answers}.</translation>
    </message>
    <message>
        <source>Right channel</source>
        <translation>Canal droit</translation>
    </message>
    <message>
        <source>Row {line} gives one start to the {n} recordings of a folder. Write a row for each recording.</source>
        <translation>La ligne {line} donne un seul début aux {n} enregistrements d’un dossier. Écrivez une ligne par enregistrement.</translation>
    </message>
    <message>
        <source>Row {line} has “{text}” in “{column}”, but no site. Name the site.</source>
        <translation>La ligne {line} a «&#xa0;{text}&#xa0;» dans «&#xa0;{column}&#xa0;», mais pas de site. Nommez le site.</translation>
    </message>
    <message>
        <source>Row {line}: site “{site}” has only one of latitude and longitude. Write both.</source>
        <translation>Ligne {line}&#xa0;: le site «&#xa0;{site}&#xa0;» n’a que la latitude ou la longitude. Écrivez les deux.</translation>
    </message>
    <message>
        <source>Row {line}: the project has no recording or folder “{place}”. Write it as in the list of recordings.</source>
        <translation>Ligne {line}&#xa0;: le projet n’a pas d’enregistrement ni de dossier «&#xa0;{place}&#xa0;». Écrivez-le comme dans la liste des enregistrements.</translation>
    </message>
    <message>
        <source>Row {line}: “{place}” can be several recordings. Write their folders as well.</source>
        <translation>Ligne {line}&#xa0;: «&#xa0;{place}&#xa0;» peut être plusieurs enregistrements. Écrivez aussi leurs dossiers.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a start. Write it like 2024-05-02 04:00:00.</source>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas un début. Écrivez-le comme 2024-05-02 04:00:00.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a time zone. Write it like +02:00, UTC or Europe/Berlin.</source>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas un fuseau horaire. Écrivez-le comme +02:00, UTC ou Europe/Berlin.</translation>
    </message>
    <message>
        <source>Row {line}: “{text}” is not a {name}. Write degrees like 47.05, or metres.</source>
        <translation>Ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas une valeur de {name}. Écrivez des degrés comme 47.05, ou des mètres.</translation>
    </message>
    <message>
        <source>Rows of one line, and groups by site or day</source>
        <translation>Lignes simples, et groupes par site ou par jour</translation>
    </message>
    <message>
        <source>Rows that are hidden in the sheet were read, too: {n}.</source>
        <translation>Des lignes masquées de la feuille ont aussi été lues&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Rows that “{column}” rejects were skipped: {n}.</source>
        <translation>Lignes que « {column} » rejette, ignorées : {n}.</translation>
    </message>
    <message>
        <source>Rows whose “{column}” was read as not present: {n}.</source>
        <translation>Lignes dont «&#xa0;{column}&#xa0;» a été lu comme absent&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Rows {before} and {line} contradict each other about “{what}”. Correct one of them.</source>
        <translation>Les lignes {before} et {line} se contredisent sur «&#xa0;{what}&#xa0;». Corrigez l’une d’elles.</translation>
    </message>
    <message>
        <source>S&amp;pecies…</source>
        <translation>E&amp;spèces…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Safety</source>
        <translation>Sécurité</translation>
    </message>
    <message>
        <source>Same name, but different sound (not used)</source>
        <translation>Même nom, mais son différent (non utilisés)</translation>
    </message>
    <message>
        <source>Same sound as {of}; left out.</source>
        <translation>Même son que {of}&#xa0;; omis.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Échantillon</translation>
    </message>
    <message>
        <source>Sample {place}</source>
        <translation>Échantillon {place}</translation>
    </message>
    <message>
        <source>Sample “{sample}” of the scores of {source}, seed {seed}.</source>
        <translation>Échantillon «&#xa0;{sample}&#xa0;» des scores de {source}, graine {seed}.</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Fréquence d’échantillonnage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;blind copy…</source>
        <translation>Enregistrer &amp;une copie aveugle…</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Save a copy without labels for a second observer</source>
        <translation>Enregistrer une copie sans étiquettes pour un second observateur</translation>
    </message>
    <message>
        <source>Save as HTML…</source>
        <translation>Enregistrer en HTML…</translation>
    </message>
    <message>
        <source>Save blind copy</source>
        <translation>Enregistrer une copie aveugle</translation>
    </message>
    <message>
        <source>Save fields</source>
        <translation>Enregistrer les champs</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>Save sites and times</source>
        <translation>Enregistrer les sites et temps</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Enregistrer le tableau…</translation>
    </message>
    <message>
        <source>Save the &amp;view as a figure…</source>
        <translation>Enregistrer &amp;la vue comme figure…</translation>
    </message>
    <message>
        <source>Save the changed cells first, or undo them (Ctrl+Z).</source>
        <translation>Enregistrez d’abord les cellules modifiées ou annulez-les (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Enregistrer le graphique</translation>
    </message>
    <message>
        <source>Save the chart as a picture or as a table</source>
        <translation>Enregistrer le graphique comme image ou tableau</translation>
    </message>
    <message>
        <source>Save the merged project</source>
        <translation>Enregistrer le projet fusionné</translation>
    </message>
    <message>
        <source>Save the thresholds that reach this precision, for use in exports</source>
        <translation>Enregistrer les seuils qui atteignent cette précision, pour les exportations</translation>
    </message>
    <message>
        <source>Save the view as a figure</source>
        <translation>Enregistrer la vue comme figure</translation>
    </message>
    <message>
        <source>Save the visible range with axes and labels as PNG, SVG or PDF</source>
        <translation>Enregistrer la plage visible avec axes et étiquettes en PNG, SVG ou PDF</translation>
    </message>
    <message>
        <source>Save this note?</source>
        <translation>Enregistrer cette note&#xa0;?</translation>
    </message>
    <message>
        <source>Save thresholds</source>
        <translation>Enregistrer les seuils</translation>
    </message>
    <message>
        <source>Save training report</source>
        <translation>Enregistrer le rapport d’entraînement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Saved the thresholds of {n} species.</source>
        <translation>Les seuils de {n} espèces ont été enregistrés.</translation>
    </message>
    <message>
        <source>Saved threshold {score}: precision {share}.</source>
        <translation>Seuil enregistré {score}&#xa0;: précision {share}.</translation>
    </message>
    <message>
        <source>Saved thresholds</source>
        <translation>Seuils enregistrés</translation>
    </message>
    <message>
        <source>Saved thresholds: {n}.</source>
        <translation>Seuils enregistrés&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Saving a copy</source>
        <translation>Enregistrement d’une copie</translation>
    </message>
    <message>
        <source>Saving results</source>
        <translation>Enregistrement des résultats</translation>
    </message>
    <message>
        <source>Saving segments</source>
        <translation>Enregistrement des segments</translation>
    </message>
    <message>
        <source>Saving sites and times</source>
        <translation>Enregistrement des sites et temps</translation>
    </message>
    <message>
        <source>Saving the chart</source>
        <translation>Enregistrement du graphique</translation>
    </message>
    <message>
        <source>Saving thresholds</source>
        <translation>Enregistrement des seuils</translation>
    </message>
    <message>
        <source>Saving {name}</source>
        <translation>Enregistrement de {name}</translation>
    </message>
    <message>
        <source>Scale of the colours</source>
        <translation>Échelle des couleurs</translation>
    </message>
    <message>
        <source>Scientific name</source>
        <translation>Nom scientifique</translation>
    </message>
    <message>
        <source>Scientific name of the species</source>
        <translation>Nom scientifique de l’espèce</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Évalué</translation>
    </message>
    <message>
        <source>Scores from its numbers</source>
        <translation>Scores d’après ses nombres</translation>
    </message>
    <message>
        <source>Scores in the names of predictions, such as Wren;0.637</source>
        <translation>Scores dans les noms des prédictions, comme Wren;0.637</translation>
    </message>
    <message>
        <source>Scores of</source>
        <translation>Scores de</translation>
    </message>
    <message>
        <source>Scores of a run are probabilities, from 0 to 1.</source>
        <translation>Les scores d’une exécution sont des probabilités, de 0 à 1.</translation>
    </message>
    <message>
        <source>Scores of {source}; {done} of {total} items validated.</source>
        <translation>Scores de {source}&#xa0;; {done} éléments validés sur {total}.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Calcul des scores</translation>
    </message>
    <message>
        <source>Scoring {name}</source>
        <translation>Calcul des scores de {name}</translation>
    </message>
    <message>
        <source>Scroll in time, with Shift in frequency; with Ctrl zoom</source>
        <translation>Défiler dans le temps, avec Maj en fréquence&#xa0;; avec Ctrl zoomer</translation>
    </message>
    <message>
        <source>Search a folder…</source>
        <translation>Chercher dans un dossier…</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>Chercher des commandes</translation>
    </message>
    <message>
        <source>Search everywhere</source>
        <translation>Chercher partout</translation>
    </message>
    <message>
        <source>Search in</source>
        <translation>Chercher dans</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Search the species</source>
        <translation>Chercher des espèces</translation>
    </message>
    <message>
        <source>Searching for sound files</source>
        <translation>Recherche de fichiers son</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>Season {name}: {days}</source>
        <translation>Saison {name}&#xa0;: {days}</translation>
    </message>
    <message>
        <source>Second choice</source>
        <translation>Deuxième choix</translation>
    </message>
    <message>
        <source>Second part of the scientific name</source>
        <translation>Deuxième partie du nom scientifique</translation>
    </message>
    <message>
        <source>Seconds or minutes from the start of the recording: 90, 1:30 or 1:02:05. Or the time of day: 4:45 or 4:45:10.</source>
        <translation>Secondes ou minutes depuis le début de l’enregistrement&#xa0;: 90, 1:30 ou 1:02:05. Ou l’heure du jour&#xa0;: 4:45 ou 4:45:10.</translation>
    </message>
    <message>
        <source>Seconds played before and after a segment</source>
        <translation>Secondes lues avant et après un segment</translation>
    </message>
    <message>
        <source>Seconds shown before and after the segment of an item</source>
        <translation>Secondes affichées avant et après le segment d’un élément</translation>
    </message>
    <message>
        <source>Seconds to move by</source>
        <translation>Secondes de décalage</translation>
    </message>
    <message>
        <source>Seconds. Explains every listed species by some segment.</source>
        <translation>Secondes. Explique chaque espèce listée par un segment.</translation>
    </message>
    <message>
        <source>See all models of this project side by side, and return to an earlier one</source>
        <translation>Voir côte à côte tous les modèles de ce projet et revenir à un précédent</translation>
    </message>
    <message>
        <source>See how often each species is listed and labelled; rename and merge species</source>
        <translation>Voir combien de fois chaque espèce est listée et étiquetée&#xa0;; renommer et fusionner des espèces</translation>
    </message>
    <message>
        <source>See the backups with their dates, and go back to one</source>
        <translation>Voir les sauvegardes avec leurs dates et revenir à l’une d’elles</translation>
    </message>
    <message>
        <source>See what birdann noted while it ran</source>
        <translation>Voir ce que birdann a noté pendant son exécution</translation>
    </message>
    <message>
        <source>Segment</source>
        <translation>Segment</translation>
    </message>
    <message>
        <source>Segment deleted in the other project</source>
        <translation>Segment supprimé dans l’autre projet</translation>
    </message>
    <message>
        <source>Segment {place} cannot be read: {reason}.</source>
        <translation>Le segment {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Segment {place} of {total}</source>
        <translation>Segment {place} sur {total}</translation>
    </message>
    <message>
        <source>Segmenting</source>
        <translation>Segmentation</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>Segments</translation>
    </message>
    <message>
        <source>Segments excluded because of an invalid feature: {n_odd}.</source>
        <translation>Segments exclus à cause d’un descripteur non valide&#xa0;: {n_odd}.</translation>
    </message>
    <message>
        <source>Segments found</source>
        <translation>Segments trouvés</translation>
    </message>
    <message>
        <source>Segments in different channels cannot be merged.</source>
        <translation>Des segments de canaux différents ne peuvent pas être fusionnés.</translation>
    </message>
    <message>
        <source>Segments labelled by both observers: counts per species, and Cohen&apos;s kappa with its 95 % interval.</source>
        <translation>Segments étiquetés par les deux observateurs&#xa0;: effectifs par espèce et kappa de Cohen avec son intervalle à 95&#xa0;%.</translation>
    </message>
    <message>
        <source>Segments of which recordings, or of which day</source>
        <translation>Segments de quels enregistrements ou de quel jour</translation>
    </message>
    <message>
        <source>Segments reviewed, and how many you answer in a minute</source>
        <translation>Segments révisés, et nombre de réponses par minute</translation>
    </message>
    <message>
        <source>Segments with a predicted species, of all segments</source>
        <translation>Segments avec espèce prédite, sur le total</translation>
    </message>
    <message>
        <source>Segments without features (not scored): {missing}.</source>
        <translation>Segments sans descripteurs (sans score)&#xa0;: {missing}.</translation>
    </message>
    <message>
        <source>Segments you drew or labelled are kept, others are found again.</source>
        <translation>Les segments que vous avez dessinés ou étiquetés sont conservés, les autres recherchés à nouveau.</translation>
    </message>
    <message>
        <source>Segments you drew or reviewed are kept. All others are replaced. This cannot be undone, but a backup is made.</source>
        <translation>Les segments que vous avez dessinés ou révisés sont conservés. Tous les autres sont remplacés. C’est irréversible, mais une sauvegarde est faite.</translation>
    </message>
    <message>
        <source>Select a segment first. The others are then ordered by similarity to it.</source>
        <translation>Sélectionnez d’abord un segment. Les autres sont alors classés par similarité avec lui.</translation>
    </message>
    <message>
        <source>Select a species to rename it. The name of another species merges the two in all lists and labels. They can be separated again, and Ctrl+Z undoes either.</source>
        <translation>Sélectionnez une espèce pour la renommer. Le nom d’une autre espèce fusionne les deux dans toutes les listes et étiquettes. Elles peuvent être séparées à nouveau, et Ctrl+Z annule l’un et l’autre.</translation>
    </message>
    <message>
        <source>Select and play the segment</source>
        <translation>Sélectionner et lire le segment</translation>
    </message>
    <message>
        <source>Select cards in the gallery to label them.</source>
        <translation>Sélectionnez des cartes dans la galerie pour les étiqueter.</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>Select the next segment in time</source>
        <translation>Sélectionner le segment suivant dans le temps</translation>
    </message>
    <message>
        <source>Select the segment before in time</source>
        <translation>Sélectionner le segment précédent dans le temps</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Sélectionné</translation>
    </message>
    <message>
        <source>Separate</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Separate species “{name}”</source>
        <translation>Séparer l’espèce «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Separated again, because the model now predicts different species: {n}.</source>
        <translation>Séparés à nouveau, car le modèle prédit maintenant des espèces différentes&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message numerus="yes">
        <source>Set %Ln thresholds</source>
        <translation>
            <numerusform>Définir&#xa0;%Ln seuil</numerusform>
            <numerusform>Définir&#xa0;%Ln seuils</numerusform>
        </translation>
    </message>
    <message>
        <source>Set certainty and type of call</source>
        <translation>Définir certitude et type de cri</translation>
    </message>
    <message numerus="yes">
        <source>Set fields of %Ln segments</source>
        <translation>
            <numerusform>Définir les champs de&#xa0;%Ln segment</numerusform>
            <numerusform>Définir les champs de&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>Set labels outside the list</source>
        <translation>Définir des étiquettes hors liste</translation>
    </message>
    <message>
        <source>Set scientific name to “{name}”</source>
        <translation>Définir le nom scientifique «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Set scientific names</source>
        <translation>Définir des noms scientifiques</translation>
    </message>
    <message>
        <source>Set seasons</source>
        <translation>Définir les saisons</translation>
    </message>
    <message>
        <source>Set sites and start times of recordings in one table</source>
        <translation>Définir dans un tableau les sites et débuts des enregistrements</translation>
    </message>
    <message>
        <source>Set sites and times</source>
        <translation>Définir les sites et temps</translation>
    </message>
    <message>
        <source>Set species lists</source>
        <translation>Définir des listes d’espèces</translation>
    </message>
    <message>
        <source>Set start times</source>
        <translation>Définir des débuts</translation>
    </message>
    <message>
        <source>Set the call type: song, call, alarm or another</source>
        <translation>Définir le type de cri&#xa0;: chant, cri, alarme ou autre</translation>
    </message>
    <message>
        <source>Set the default for new lists</source>
        <translation>Définir la valeur par défaut des nouvelles listes</translation>
    </message>
    <message>
        <source>Set the minimum call probability</source>
        <translation>Définir la probabilité minimale de cri</translation>
    </message>
    <message>
        <source>Set the minimum probability</source>
        <translation>Définir la probabilité minimale</translation>
    </message>
    <message numerus="yes">
        <source>Set the start of %Ln recordings</source>
        <translation>
            <numerusform>Définir le début de&#xa0;%Ln enregistrement</numerusform>
            <numerusform>Définir le début de&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>Set whether lists are complete</source>
        <translation>Définir si les listes sont complètes</translation>
    </message>
    <message>
        <source>Set whether new lists are complete</source>
        <translation>Définir si les nouvelles listes sont complètes</translation>
    </message>
    <message>
        <source>Set whether untagged species are absent or unknown</source>
        <translation>Définir si les espèces non marquées sont absentes ou inconnues</translation>
    </message>
    <message>
        <source>Settin&amp;gs…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Setting lists</source>
        <translation>Établissement des listes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Settings cannot be saved in {parent}: {reason}.</source>
        <translation>Les paramètres ne peuvent pas être enregistrés dans {parent}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Settings chosen in training</source>
        <translation>Paramètres choisis à l’entraînement</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Réglées</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Shares must be between 0 and 1, with at least one site.</source>
        <translation>Les parts doivent être entre 0 et 1, avec au moins un site.</translation>
    </message>
    <message>
        <source>Shift + −</source>
        <translation>Maj + −</translation>
    </message>
    <message>
        <source>Shorter than usual for this species ({low}–{high} s).</source>
        <translation>Plus court que d’habitude pour cette espèce ({low}–{high} s).</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show a longer stretch of sound</source>
        <translation>Afficher une plus longue étendue de son</translation>
    </message>
    <message>
        <source>Show a narrower frequency band</source>
        <translation>Afficher une bande de fréquences plus étroite</translation>
    </message>
    <message>
        <source>Show a shorter stretch of sound</source>
        <translation>Afficher une plus courte étendue de son</translation>
    </message>
    <message>
        <source>Show a wider frequency band</source>
        <translation>Afficher une bande de fréquences plus large</translation>
    </message>
    <message>
        <source>Show all segments</source>
        <translation>Afficher tous les segments</translation>
    </message>
    <message>
        <source>Show all segments again</source>
        <translation>Afficher à nouveau tous les segments</translation>
    </message>
    <message>
        <source>Show all tasks</source>
        <translation>Afficher toutes les tâches</translation>
    </message>
    <message>
        <source>Show around an item</source>
        <translation>Afficher autour d’un élément</translation>
    </message>
    <message>
        <source>Show details</source>
        <translation>Afficher les détails</translation>
    </message>
    <message>
        <source>Show groups of similar sounds in the gallery, unexplained ones first</source>
        <translation>Afficher des groupes de sons similaires dans la galerie, les inexpliqués d’abord</translation>
    </message>
    <message>
        <source>Show how well the predictions can be trusted; again: back to the spectrogram</source>
        <translation>Afficher la confiance à accorder aux prédictions&#xa0;; à nouveau&#xa0;: retour au spectrogramme</translation>
    </message>
    <message>
        <source>Show in the recording</source>
        <translation>Afficher dans l’enregistrement</translation>
    </message>
    <message>
        <source>Show la&amp;bels</source>
        <translation>&amp;Afficher les étiquettes</translation>
    </message>
    <message>
        <source>Show list of whole recording</source>
        <translation>Afficher la liste de l’enregistrement</translation>
    </message>
    <message>
        <source>Show recording</source>
        <translation>Afficher l’enregistrement</translation>
    </message>
    <message>
        <source>Show running and finished tasks</source>
        <translation>Afficher les tâches en cours et terminées</translation>
    </message>
    <message>
        <source>Show species by hour and date, and sites by date; again: back to the spectrogram</source>
        <translation>Afficher les espèces par heure et par date, et les sites par date&#xa0;; à nouveau&#xa0;: retour au spectrogramme</translation>
    </message>
    <message>
        <source>Show species lists that labels or sounds contradict</source>
        <translation>Afficher les listes d’espèces contredites par des étiquettes ou des sons</translation>
    </message>
    <message>
        <source>Show species predicted where no species list names them</source>
        <translation>Afficher les espèces prédites là où aucune liste ne les nomme</translation>
    </message>
    <message>
        <source>Show the f&amp;ile in its folder</source>
        <translation>Affic&amp;her le fichier dans son dossier</translation>
    </message>
    <message>
        <source>Show the map of similar sounds</source>
        <translation>Afficher la carte des sons similaires</translation>
    </message>
    <message>
        <source>Show the recording above in the list</source>
        <translation>Afficher l’enregistrement précédent de la liste</translation>
    </message>
    <message>
        <source>Show the recording below in the list</source>
        <translation>Afficher l’enregistrement suivant de la liste</translation>
    </message>
    <message>
        <source>Show the recording from its start to its end</source>
        <translation>Afficher l’enregistrement du début à la fin</translation>
    </message>
    <message>
        <source>Show the segments that are most like the selected one in the gallery</source>
        <translation>Afficher dans la galerie les segments les plus semblables à celui sélectionné</translation>
    </message>
    <message>
        <source>Show the selected segments closely</source>
        <translation>Afficher de près les segments sélectionnés</translation>
    </message>
    <message>
        <source>Show the species list of the recording as a whole, beside those of its windows</source>
        <translation>Afficher la liste d’espèces de l’enregistrement entier à côté de celles de ses fenêtres</translation>
    </message>
    <message>
        <source>Show the spectrogram</source>
        <translation>Afficher le spectrogramme</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without all outlines and names</source>
        <translation>Afficher le spectrogramme avec ou sans tous les contours et noms</translation>
    </message>
    <message>
        <source>Show the spectrogram with or without the names on the segments</source>
        <translation>Afficher le spectrogramme avec ou sans les noms sur les segments</translation>
    </message>
    <message>
        <source>Show the time of day, where it is known, or seconds from the start</source>
        <translation>Afficher l’heure du jour, si elle est connue, ou les secondes depuis le début</translation>
    </message>
    <message>
        <source>Show the waveform under the spectrogram, in step with it</source>
        <translation>Afficher la forme d’onde sous le spectrogramme, alignée avec lui</translation>
    </message>
    <message>
        <source>Show the window on the full screen, or as before</source>
        <translation>Afficher la fenêtre en plein écran, ou comme avant</translation>
    </message>
    <message>
        <source>Shows in blue what would be outlined; changes nothing</source>
        <translation>Montre en bleu ce qui serait délimité&#xa0;; ne modifie rien</translation>
    </message>
    <message>
        <source>Sigmoid of each (several species at once)</source>
        <translation>Sigmoïde de chacune (plusieurs espèces à la fois)</translation>
    </message>
    <message>
        <source>Signal-to-noise ratio</source>
        <translation>Rapport signal/bruit</translation>
    </message>
    <message>
        <source>Silent for {listed}: the recorder gave no signal there.</source>
        <translation>Silence à {listed}&#xa0;: l’enregistreur n’y a donné aucun signal.</translation>
    </message>
    <message>
        <source>Similar names, kept as separate species: {names}. If one is misspelt, merge them in Project &gt; Species.</source>
        <translation>Noms ressemblants qui restent des espèces distinctes&#xa0;: {names}. Si l’un est mal orthographié, fusionnez-les dans Projet&#xa0;&gt; Espèces.</translation>
    </message>
    <message>
        <source>Simulating</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Site not known</source>
        <translation>Site inconnu</translation>
    </message>
    <message>
        <source>Sites and times</source>
        <translation>Sites et temps</translation>
    </message>
    <message>
        <source>Sites and times are saved; Ctrl+Z undoes it.</source>
        <translation>Sites et temps enregistrés&#xa0;; Ctrl+Z l’annule.</translation>
    </message>
    <message>
        <source>Sites and times of recordings</source>
        <translation>Sites et temps des enregistrements</translation>
    </message>
    <message>
        <source>Sites and times…</source>
        <translation>Sites et temps…</translation>
    </message>
    <message>
        <source>Sites by date</source>
        <translation>Sites par date</translation>
    </message>
    <message>
        <source>Sites with it</source>
        <translation>Sites avec elle</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of text and controls</source>
        <translation>Taille du texte et des commandes</translation>
    </message>
    <message>
        <source>Size of the thumbnails</source>
        <translation>Taille des vignettes</translation>
    </message>
    <message>
        <source>Size of the thumbnails (Ctrl++ and Ctrl+-)</source>
        <translation>Taille des vignettes (Ctrl++ et Ctrl+-)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Skip detections below this score; the import report gives the number</source>
        <translation>Ignorer les détections sous ce score&#xa0;; le rapport d’importation en donne le nombre</translation>
    </message>
    <message>
        <source>Skip what is probably not a call: noise, echoes, fragments</source>
        <translation>Ignorer ce qui n’est probablement pas un cri&#xa0;: bruit, échos, fragments</translation>
    </message>
    <message>
        <source>Skipped as probably not calls (call probability below {bar}): {n}. They stay in the project. Choose all sounds to include them.</source>
        <translation>Ignorés car probablement pas des cris (probabilité de cri inférieure à {bar})&#xa0;: {n}. Ils restent dans le projet. Choisissez tous les sons pour les inclure.</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>&amp;Moins vite</translation>
    </message>
    <message>
        <source>Softmax (one species)</source>
        <translation>Softmax (une espèce)</translation>
    </message>
    <message>
        <source>Song, call, alarm or what you call it (Y)</source>
        <translation>Chant, cri, alarme ou tout autre nom (Y)</translation>
    </message>
    <message>
        <source>Songbirds</source>
        <translation>Oiseaux chanteurs</translation>
    </message>
    <message>
        <source>Sonic Visualiser layer (.svl)</source>
        <translation>Couche Sonic Visualiser (.svl)</translation>
    </message>
    <message>
        <source>Sound &amp;output</source>
        <translation>&amp;Sortie son</translation>
    </message>
    <message>
        <source>Sound around a call</source>
        <translation>Son autour d’un cri</translation>
    </message>
    <message>
        <source>Sound cannot be played because a system library is missing ({name}); install it and start birdann again.</source>
        <translation>Le son ne peut pas être lu, car une bibliothèque système manque ({name})&#xa0;; installez-la et relancez birdann.</translation>
    </message>
    <message>
        <source>Sound clips: one file per call, in folders by species</source>
        <translation>Extraits sonores&#xa0;: un fichier par cri, dans des dossiers par espèce</translation>
    </message>
    <message>
        <source>Sound event {place} cannot be read: {reason}.</source>
        <translation>L’événement sonore {place} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Sound files ({kinds});;All files (*)</source>
        <translation>Fichiers son ({kinds});;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Sound files or a whole folder.</source>
        <translation>Des fichiers son ou un dossier entier.</translation>
    </message>
    <message>
        <source>Sound kept before and after a call</source>
        <translation>Son gardé avant et après un cri</translation>
    </message>
    <message>
        <source>Sound outside the project&apos;s folder, not checked (allow it with --allow-outside)</source>
        <translation>Son hors du dossier du projet, non vérifié (autorisez-le avec --allow-outside)</translation>
    </message>
    <message>
        <source>Species</source>
        <translation>Espèce</translation>
    </message>
    <message>
        <source>Species</source>
        <comment>several</comment>
        <translation>Espèces</translation>
    </message>
    <message>
        <source>Species accumulation</source>
        <translation>Accumulation d’espèces</translation>
    </message>
    <message>
        <source>Species are listed, but no segments were found.</source>
        <translation>Des espèces sont listées, mais aucun segment n’a été trouvé.</translation>
    </message>
    <message>
        <source>Species by date</source>
        <translation>Espèces par date</translation>
    </message>
    <message>
        <source>Species by hour</source>
        <translation>Espèces par heure</translation>
    </message>
    <message>
        <source>Species in fewer than five lists: {sentence}</source>
        <translation>Espèces dans moins de cinq listes&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Species in the model</source>
        <translation>Espèces du modèle</translation>
    </message>
    <message>
        <source>Species in this recording</source>
        <translation>Espèces de cet enregistrement</translation>
    </message>
    <message>
        <source>Species lists from {name}</source>
        <translation>Listes d’espèces de {name}</translation>
    </message>
    <message>
        <source>Species lists imported</source>
        <translation>Listes d’espèces importées</translation>
    </message>
    <message numerus="yes">
        <source>Species lists were read for %Ln recordings.</source>
        <translation>
            <numerusform>Liste d’espèces lue pour&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>Listes d’espèces lues pour&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Species lists, to be read again (CSV)</source>
        <translation>Listes d’espèces, à relire (CSV)</translation>
    </message>
    <message>
        <source>Species names</source>
        <translation>Noms d’espèces</translation>
    </message>
    <message>
        <source>Species names that “{title}” does not support: {names}.</source>
        <translation>Noms d’espèces que «&#xa0;{title}&#xa0;» ne prend pas en charge&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Species no longer used: {names}.</source>
        <translation>Espèces qui ne sont plus utilisées&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Species of one list are expected about equally often (best in the merged-pair test).</source>
        <translation>Les espèces d’une liste sont attendues à peu près aussi souvent (meilleur au test des paires fusionnées).</translation>
    </message>
    <message>
        <source>Species of this project</source>
        <translation>Espèces de ce projet</translation>
    </message>
    <message>
        <source>Species of windows that the list around the window excludes: {n}. The windows were used. Correct one of the lists.</source>
        <translation>Espèces de fenêtres exclues par la liste qui entoure la fenêtre&#xa0;: {n}. Les fenêtres ont été utilisées. Corrigez l’une des listes.</translation>
    </message>
    <message>
        <source>Species per recording only</source>
        <translation>Espèces par enregistrement seulement</translation>
    </message>
    <message>
        <source>Species that “{name}” means</source>
        <translation>Espèce désignée par «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Species with the later name</source>
        <translation>Espèces du nom le plus récent</translation>
    </message>
    <message>
        <source>Species: {names}.</source>
        <translation>Espèces&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Spectrogram</source>
        <translation>Spectrogramme</translation>
    </message>
    <message>
        <source>Spectrogram settin&amp;gs…</source>
        <translation>&amp;Paramètres du spectrogramme…</translation>
    </message>
    <message>
        <source>Spectrogram settings</source>
        <translation>Paramètres du spectrogramme</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>V&amp;itesse</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch kept.</source>
        <translation>Vitesse {rate}×, hauteur conservée.</translation>
    </message>
    <message>
        <source>Speed {rate}×, pitch with it.</source>
        <translation>Vitesse {rate}×, la hauteur suit.</translation>
    </message>
    <message>
        <source>Speed {rate}×.</source>
        <translation>Vitesse {rate}×.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Diviser</translation>
    </message>
    <message numerus="yes">
        <source>Split a segment into %Ln</source>
        <translation>
            <numerusform>Diviser un segment en&#xa0;%Ln</numerusform>
            <numerusform>Diviser un segment en&#xa0;%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Split segments</source>
        <translation>Diviser des segments</translation>
    </message>
    <message>
        <source>Split the chosen window in its middle</source>
        <translation>Diviser la fenêtre choisie en son milieu</translation>
    </message>
    <message>
        <source>Split this group into two of more similar sounds</source>
        <translation>Diviser ce groupe en deux de sons plus similaires</translation>
    </message>
    <message>
        <source>Split window</source>
        <translation>Diviser la fenêtre</translation>
    </message>
    <message>
        <source>Splitting the segment</source>
        <translation>Division du segment</translation>
    </message>
    <message>
        <source>Square-root colours</source>
        <translation>Couleurs en racine carrée</translation>
    </message>
    <message>
        <source>Standard output cannot be written ({reason}). Check where it is redirected.</source>
        <translation>Impossible d’écrire sur la sortie standard ({reason}). Vérifiez vers où elle est redirigée.</translation>
    </message>
    <message>
        <source>Stands beside your labels in the project and in exports</source>
        <translation>Figure à côté de vos étiquettes dans le projet et les exportations</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message numerus="yes">
        <source>Start and end of %Ln segments were swapped. They are read in order.</source>
        <translation>
            <numerusform>Le début et la fin de&#xa0;%Ln segment étaient inversés. Ils sont lus dans l’ordre.</numerusform>
            <numerusform>Le début et la fin de&#xa0;%Ln segments étaient inversés. Ils sont lus dans l’ordre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start differs: {source} {start}; {other} {other_start}{explained}. Using {source}.</source>
        <translation>Le début diffère&#xa0;: {source} {start}&#xa0;; {other} {other_start}{explained}. Utilisé&#xa0;: {source}.</translation>
    </message>
    <message>
        <source>Start times are read from recorder metadata, otherwise from file names. Correct them if the clock was wrong, or set the time zone. Sound files are not changed.</source>
        <translation>Les débuts sont lus dans les métadonnées de l’enregistreur, sinon dans les noms de fichiers. Corrigez-les si l’horloge était fausse, ou définissez le fuseau horaire. Les fichiers son ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>Start {start} is in the future: the recorder&apos;s clock was wrong. Correct it under Project: Sites and times.</source>
        <translation>Le début {start} est dans le futur&#xa0;: l’horloge de l’enregistreur était fausse. Corrigez-le sous Projet&#xa0;: Sites et temps.</translation>
    </message>
    <message>
        <source>Start {start}: the recorder&apos;s clock was probably not set. Correct it under Project: Sites and times.</source>
        <translation>Début {start}&#xa0;: l’horloge de l’enregistreur n’était probablement pas réglée. Corrigez-le sous Projet&#xa0;: Sites et temps.</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Starting the workers</source>
        <translation>Démarrage des processus</translation>
    </message>
    <message>
        <source>Starts</source>
        <translation>Débuts</translation>
    </message>
    <message>
        <source>Starts of recordings</source>
        <translation>Débuts des enregistrements</translation>
    </message>
    <message>
        <source>Stated probability (%)</source>
        <translation>Probabilité indiquée (%)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Still missing</source>
        <translation>Toujours manquants</translation>
    </message>
    <message>
        <source>Stop painting</source>
        <translation>Arrêter de peindre</translation>
    </message>
    <message>
        <source>Stop reviewing</source>
        <translation>Arrêter la révision</translation>
    </message>
    <message>
        <source>Stop the sound</source>
        <translation>Arrêter le son</translation>
    </message>
    <message>
        <source>Stop the task; finished parts are kept</source>
        <translation>Arrêter la tâche&#xa0;; ce qui est terminé est conservé</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Storing scores</source>
        <translation>Enregistrement des scores</translation>
    </message>
    <message>
        <source>Storing the model</source>
        <translation>Enregistrement du modèle</translation>
    </message>
    <message>
        <source>Storing the segmenter</source>
        <translation>Enregistrement du segmenteur</translation>
    </message>
    <message>
        <source>Strata are of {hours} hours.</source>
        <translation>Les strates sont de {hours} heures.</translation>
    </message>
    <message>
        <source>Strata by hour of day</source>
        <translation>Strates par heure du jour</translation>
    </message>
    <message>
        <source>Sugg&amp;est species lists…</source>
        <translation>&amp;Suggérer des listes d’espèces…</translation>
    </message>
    <message>
        <source>Suggesting species lists</source>
        <translation>Suggestion de listes d’espèces</translation>
    </message>
    <message>
        <source>Suits the recording</source>
        <translation>Selon l’enregistrement</translation>
    </message>
    <message>
        <source>Summary: one row per recording (CSV)</source>
        <translation>Résumé&#xa0;: une ligne par enregistrement (CSV)</translation>
    </message>
    <message>
        <source>Summary: one row per species (CSV)</source>
        <translation>Résumé&#xa0;: une ligne par espèce (CSV)</translation>
    </message>
    <message>
        <source>Summary: segments of each species in each recording (CSV)</source>
        <translation>Résumé&#xa0;: segments de chaque espèce dans chaque enregistrement (CSV)</translation>
    </message>
    <message>
        <source>Switch to the next colour map</source>
        <translation>Passer à la palette de couleurs suivante</translation>
    </message>
    <message>
        <source>Synthesised recordings with species lists</source>
        <translation>Enregistrements synthétisés avec listes d’espèces</translation>
    </message>
    <message>
        <source>T&amp;ype of call…</source>
        <translation>&amp;Type de cri…</translation>
    </message>
    <message>
        <source>Table for a spreadsheet with counts by status and species</source>
        <translation>Tableau pour tableur avec effectifs par statut et espèce</translation>
    </message>
    <message>
        <source>Table of detections with known column names (CSV, TSV)</source>
        <translation>Tableau de détections aux noms de colonnes connus (CSV, TSV)</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Tables (*.xlsx *.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.xlsx *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Marquer</translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln more recordings</source>
        <translation>
            <numerusform>Marquer %Ln enregistrement</numerusform>
            <numerusform>Marquer %Ln enregistrements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %Ln recordings</source>
        <translation>
            <numerusform>Marquer&#xa0;%Ln enregistrement</numerusform>
            <numerusform>Marquer&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag 1 with only one</source>
        <translation>Marquez-en 1 avec une seule</translation>
    </message>
    <message>
        <source>Tag ne&amp;xt</source>
        <translation>À marquer &amp;ensuite</translation>
    </message>
    <message>
        <source>Tag next</source>
        <translation>À marquer ensuite</translation>
    </message>
    <message>
        <source>Tag recordings</source>
        <translation>Marquer des enregistrements</translation>
    </message>
    <message>
        <source>Tag species</source>
        <translation>Marquer des espèces</translation>
    </message>
    <message>
        <source>Tag the species of each recording; birdann labels every call in it.</source>
        <translation>Marquez les espèces de chaque enregistrement&#xa0;; birdann y étiquette chaque cri.</translation>
    </message>
    <message>
        <source>Tag the species of the recordings.</source>
        <translation>Marquez les espèces des enregistrements.</translation>
    </message>
    <message>
        <source>Tag the species, or import a network’s detections.</source>
        <translation>Marquez les espèces ou importez les détections d’un réseau.</translation>
    </message>
    <message>
        <source>Tag their species, or import species lists</source>
        <translation>Marquez leurs espèces ou importez des listes d’espèces</translation>
    </message>
    <message>
        <source>Tagged</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>Tagged by hand</source>
        <translation>Marqués à la main</translation>
    </message>
    <message>
        <source>Tagged recordings without segments, not used for training: {n_without}.</source>
        <translation>Enregistrements marqués sans segments, non utilisés pour l’entraînement&#xa0;: {n_without}.</translation>
    </message>
    <message>
        <source>Tags at or after the end of their task, counted in its last list: {n}.</source>
        <translation>Marques à la fin de leur tâche ou après, comptées dans sa dernière liste&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Tags of tasks that are not transcribed were skipped: {n}.</source>
        <translation>Marques de tâches non transcrites ignorées&#xa0;: {n}.</translation>
    </message>
    <message>
        <source>Tags of weather and machines were skipped: {n}.</source>
        <translation>Étiquettes de météo et de machines, ignorées : {n}.</translation>
    </message>
    <message>
        <source>Take a tour with sample data</source>
        <translation>Faire une visite avec des données d’exemple</translation>
    </message>
    <message>
        <source>Take away all paint on this recording</source>
        <translation>Enlever toute la peinture de cet enregistrement</translation>
    </message>
    <message>
        <source>Take the &amp;tour</source>
        <translation>&amp;Faire la visite guidée</translation>
    </message>
    <message>
        <source>Taken for the species “{species}”, {why}.</source>
        <translation>Pris pour l’espèce «&#xa0;{species}&#xa0;», {why}.</translation>
    </message>
    <message>
        <source>Target precision</source>
        <translation>Précision souhaitée</translation>
    </message>
    <message>
        <source>Task&amp;s</source>
        <translation>&amp;Tâches</translation>
    </message>
    <message>
        <source>Tasks</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Tasks are still running: {tasks}.</source>
        <translation>Des tâches sont encore en cours : {tasks}.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>The AudioMoth left out {silent_s} s below its trigger. They are read as silence, so that times are those of the recording.</source>
        <translation>L’AudioMoth a omis {silent_s} s sous son seuil de déclenchement. Elles sont lues comme du silence, pour que les temps soient ceux de l’enregistrement.</translation>
    </message>
    <message>
        <source>The backup is in place. The state before it is a backup now.</source>
        <translation>La sauvegarde est en place. L’état précédent est maintenant une sauvegarde.</translation>
    </message>
    <message>
        <source>The chart is in {path}.</source>
        <translation>Le graphique est dans {path}.</translation>
    </message>
    <message>
        <source>The covariates cannot be used: {reason}. Complete them or leave them out.</source>
        <translation>Les covariables ne peuvent pas être utilisées&#xa0;: {reason}. Complétez-les ou omettez-les.</translation>
    </message>
    <message>
        <source>The current state is backed up first. Sound files are not changed.</source>
        <translation>L’état actuel est d’abord sauvegardé. Les fichiers son ne sont pas modifiés.</translation>
    </message>
    <message>
        <source>The cut must lie inside the segment.</source>
        <translation>La coupe doit se trouver dans le segment.</translation>
    </message>
    <message>
        <source>The data of training source “{name}” is missing in {path}. Remove the source and add it again.</source>
        <translation>Les données de la source d’entraînement «&#xa0;{name}&#xa0;» manquent dans {path}. Retirez la source et ajoutez-la à nouveau.</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard.</source>
        <translation>Le diagnostic est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The disk is full: the last change to {path} was not saved, everything before it was. Free some space and repeat the change.</source>
        <translation>Le disque est plein&#xa0;: la dernière modification de {path} n’a pas été enregistrée, tout ce qui précède l’a été. Libérez de l’espace et répétez la modification.</translation>
    </message>
    <message>
        <source>The drawn rectangle lies outside the recording.</source>
        <translation>Le rectangle dessiné est hors de l’enregistrement.</translation>
    </message>
    <message>
        <source>The embeddings for “Find similar” were not stored ({reason}).</source>
        <translation>Les embeddings pour « Chercher des sons similaires » n’ont pas été enregistrés ({reason}).</translation>
    </message>
    <message>
        <source>The figure is in {drawn}, without the outlines of human sounds.</source>
        <translation>La figure est dans {drawn}, sans les contours des sons humains.</translation>
    </message>
    <message>
        <source>The figure is in {drawn}.</source>
        <translation>La figure est dans {drawn}.</translation>
    </message>
    <message>
        <source>The figure shows the visible range with its time, band, frequency axis and background reduction. Unreviewed predictions have dashed outlines; rejected segments are not drawn.</source>
        <translation>La figure montre la plage visible avec son temps, sa bande, son axe des fréquences et sa réduction du fond. Les prédictions non révisées ont un contour en tirets&#xa0;; les segments rejetés ne sont pas dessinés.</translation>
    </message>
    <message>
        <source>The file is damaged: {what}. Restore a backup.</source>
        <translation>Le fichier est endommagé&#xa0;: {what}. Restaurez une sauvegarde.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 and was read as {encoding}.</source>
        <translation>Le fichier n’est pas en UTF-8 et a été lu comme {encoding}.</translation>
    </message>
    <message>
        <source>The file name has two times; {start} is used, not {other}.</source>
        <translation>Le nom du fichier contient deux heures&#xa0;; {start} est utilisée, pas {other}.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{clock}” is taken for hour and minute.</source>
        <translation>«&#xa0;{clock}&#xa0;» dans le nom du fichier est pris pour l’heure et la minute.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for the seconds of a piece of a recording.</source>
        <translation>«&#xa0;{said}&#xa0;» dans le nom du fichier est pris pour les secondes d’un extrait d’un enregistrement.</translation>
    </message>
    <message>
        <source>The file name&apos;s “{said}” is taken for {taken}; it could be {other} as well.</source>
        <translation>«&#xa0;{said}&#xa0;» dans le nom du fichier est pris pour {taken}&#xa0;; ce pourrait être aussi {other}.</translation>
    </message>
    <message>
        <source>The first minute of a recording is minute {n}.</source>
        <translation>La première minute d’un enregistrement est la minute {n}.</translation>
    </message>
    <message>
        <source>The folder could not be opened: {path}</source>
        <translation>Le dossier n’a pas pu être ouvert&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The folder for temporary files, {folder}, cannot be written ({reason}). Make room there, or name another folder as TMPDIR, and give the same command again: what is done is kept.</source>
        <translation>Impossible d’écrire dans le dossier des fichiers temporaires, {folder} ({reason}). Faites-y de la place ou indiquez un autre dossier dans TMPDIR, et redonnez la même commande&#xa0;: ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>The folder of {project_path} cannot be written to. Open the project read-only, or copy it to a folder of your own.</source>
        <translation>Impossible d’écrire dans le dossier de {project_path}. Ouvrez le projet en lecture seule ou copiez-le dans un dossier à vous.</translation>
    </message>
    <message>
        <source>The folder {filename} cannot be read: {reason}.</source>
        <translation>Le dossier {filename} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Le dossier {folder} ne peut pas être créé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). Free disk space and repeat the command.</source>
        <translation>Impossible d’écrire dans le dossier {folder} ({reason}). Libérez de l’espace disque et répétez la commande.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be written ({reason}). See that its disk is there and has room, and give the same command again: what is done is kept.</source>
        <translation>Impossible d’écrire dans le dossier {folder} ({reason}). Vérifiez que son disque est là et a de la place, et redonnez la même commande&#xa0;: ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>The folder {parent} cannot be written ({reason}). Make room on its disk, or make it writable, and start again: what is done is kept.</source>
        <translation>Impossible d’écrire dans le dossier {parent} ({reason}). Faites de la place sur son disque, ou rendez-le accessible en écriture, et recommencez&#xa0;: ce qui est fait est conservé.</translation>
    </message>
    <message>
        <source>The folder {parent} does not exist.</source>
        <translation>Le dossier {parent} n’existe pas.</translation>
    </message>
    <message>
        <source>The forest segmenter stored in {path} cannot be used ({reason}). Train it again.</source>
        <translation>Le segmenteur à forêt enregistré dans {path} est inutilisable ({reason}). Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The forest segmenter was trained on spectrograms of {n_bins} bins, not {n_bins_now}; use the same settings and sample rate, or train it again.</source>
        <translation>Le segmenteur à forêt a été entraîné sur des spectrogrammes de {n_bins} bandes, pas {n_bins_now}&#xa0;; utilisez les mêmes paramètres et la même fréquence d’échantillonnage, ou entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, as the names say, though none is above {min_hz}; if they are kilohertz, name the columns low_khz and high_khz.</source>
        <translation>Les fréquences de {names} ont été prises pour des hertz, comme le disent les noms, bien qu’aucune ne dépasse {min_hz}&#xa0;; si ce sont des kilohertz, nommez les colonnes low_khz et high_khz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though the names say kilohertz: some are above {max_khz}.</source>
        <translation>Les fréquences de {names} ont été lues en hertz, bien que les noms indiquent des kilohertz&#xa0;: certaines dépassent {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for hertz, though warbleR and ohun write kilohertz there: some are above {max_khz}.</source>
        <translation>Les fréquences de {names} ont été prises pour des hertz, bien que warbleR et ohun y écrivent des kilohertz&#xa0;: certaines dépassent {max_khz}.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as none is above {max_khz}. Name the columns low_hz and high_hz if they are hertz.</source>
        <translation>Les fréquences de {names} ont été prises pour des kilohertz, car aucune ne dépasse {max_khz}. Nommez les colonnes low_hz et high_hz si ce sont des hertz.</translation>
    </message>
    <message>
        <source>The frequencies in {names} were taken for kilohertz, as warbleR writes them.</source>
        <translation>Les fréquences de {names} ont été prises pour des kilohertz, comme les écrit warbleR.</translation>
    </message>
    <message>
        <source>The gap between joined calls must be 0 seconds or more.</source>
        <translation>L’écart entre cris réunis doit être de 0 seconde ou plus.</translation>
    </message>
    <message>
        <source>The header says {promised_s} s but the file contains {there_s} s of audio. All of it is used.</source>
        <translation>L’en-tête annonce {promised_s} s, mais le fichier contient {there_s} s d’audio. Tout est utilisé.</translation>
    </message>
    <message>
        <source>The labels file {path} cannot be read ({reason}).</source>
        <translation>Le fichier d’étiquettes {path} est illisible ({reason}).</translation>
    </message>
    <message>
        <source>The labels file {path} is empty.</source>
        <translation>Le fichier d’étiquettes {path} est vide.</translation>
    </message>
    <message>
        <source>The language changes when the window is opened again.</source>
        <translation>La langue change à la prochaine ouverture de la fenêtre.</translation>
    </message>
    <message>
        <source>The last day is before the first. Exchange them.</source>
        <translation>Le dernier jour précède le premier. Échangez-les.</translation>
    </message>
    <message numerus="yes">
        <source>The list leaves %Ln species.</source>
        <translation>
            <numerusform>La liste laisse&#xa0;%Ln espèce.</numerusform>
            <numerusform>La liste laisse&#xa0;%Ln espèces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The lists in the table</source>
        <translation>Les listes du tableau</translation>
    </message>
    <message numerus="yes">
        <source>The lists of %Ln recordings were added to.</source>
        <translation>
            <numerusform>La liste de&#xa0;%Ln enregistrement a été complétée.</numerusform>
            <numerusform>Les listes de&#xa0;%Ln enregistrements ont été complétées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The log is {path}.</source>
        <translation>Le journal est {path}.</translation>
    </message>
    <message>
        <source>The maximum number of segments per species must be 1 or more.</source>
        <translation>Le nombre maximal de segments par espèce doit être 1 ou plus.</translation>
    </message>
    <message>
        <source>The maximum per recording must be 1 or more, or 0 for any number.</source>
        <translation>Le maximum par enregistrement doit être 1 ou plus, ou 0 pour un nombre quelconque.</translation>
    </message>
    <message>
        <source>The mean of the channels would lose {loss_db} dB. Channel {channel} is used.</source>
        <translation>La moyenne des canaux perdrait {loss_db} dB. Le canal {channel} est utilisé.</translation>
    </message>
    <message>
        <source>The minimum probability must be above 0 and at most 1.</source>
        <translation>La probabilité minimale doit être supérieure à 0 et au plus 1.</translation>
    </message>
    <message>
        <source>The minimum score lies between 0 and 1, and the step is not longer than the window of {window_s} s.</source>
        <translation>Le score minimal est entre 0 et 1, et le pas ne dépasse pas la fenêtre de {window_s} s.</translation>
    </message>
    <message>
        <source>The minimum score must be a number, such as 0.1.</source>
        <translation>Le score minimal doit être un nombre, comme 0.1.</translation>
    </message>
    <message>
        <source>The minimum score must be a number.</source>
        <translation>Le score minimal doit être un nombre.</translation>
    </message>
    <message>
        <source>The minimum score must be between 0 and 1, such as 0.05.</source>
        <translation>Le score minimal doit être entre 0 et 1, comme 0.05.</translation>
    </message>
    <message>
        <source>The minimum score of a call is a number from 0 to 1.</source>
        <translation>Le score minimal d’un cri est un nombre de 0 à 1.</translation>
    </message>
    <message>
        <source>The model has no species “{species}”. It has: {known}.</source>
        <translation>Le modèle n’a pas l’espèce «&#xa0;{species}&#xa0;». Il a&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>The model has not been trained. Train it before saving.</source>
        <translation>Le modèle n’a pas été entraîné. Entraînez-le avant de l’enregistrer.</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>Le modèle utilisé</translation>
    </message>
    <message>
        <source>The model in {path} needs features {wanted}, but the segments of {project} have {given}. Train a model in the project, or choose another file.</source>
        <translation>Le modèle de {path} demande les descripteurs {wanted}, mais les segments de {project} ont {given}. Entraînez un modèle dans le projet ou choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The model needs the features “{read}”, but the segments have “{described}”. Train a new model.</source>
        <translation>Le modèle demande les descripteurs «&#xa0;{read}&#xa0;», mais les segments ont «&#xa0;{described}&#xa0;». Entraînez un nouveau modèle.</translation>
    </message>
    <message>
        <source>The model needs {n_expected} features, but the segments have {n_given}. Train a new model.</source>
        <translation>Le modèle demande {n_expected} descripteurs, mais les segments en ont {n_given}. Entraînez un nouveau modèle.</translation>
    </message>
    <message>
        <source>The model of the archive has no species “{species}”. Check the spelling.</source>
        <translation>Le modèle de l’archive n’a pas l’espèce «&#xa0;{species}&#xa0;». Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>The model that does best on data like this. Recommended.</source>
        <translation>Le modèle qui réussit le mieux sur de telles données. Recommandé.</translation>
    </message>
    <message>
        <source>The model waits until you ask: Ctrl+Shift+T.</source>
        <translation>Le modèle attend votre demande&#xa0;: Ctrl+Maj+T.</translation>
    </message>
    <message>
        <source>The model was trained on {n_expected} features and was given {n_given}; describe the segments again or train a new model.</source>
        <translation>Le modèle a été entraîné sur {n_expected} descripteurs et en a reçu {n_given}&#xa0;; décrivez les segments à nouveau ou entraînez un nouveau modèle.</translation>
    </message>
    <message>
        <source>The model {model} is trained on confirmed segments, not on lists. Confirm a few segments first, or choose the model auto.</source>
        <translation>Le modèle {model} s’entraîne sur des segments confirmés, pas sur des listes. Confirmez d’abord quelques segments ou choisissez le modèle auto.</translation>
    </message>
    <message>
        <source>The model {name} has no parameter {unknown}; it has {names}.</source>
        <translation>Le modèle {name} n’a pas de paramètre {unknown}&#xa0;; il a {names}.</translation>
    </message>
    <message>
        <source>The model {name} has no settings to search. Train it without a search.</source>
        <translation>Le modèle {name} n’a pas de paramètres à rechercher. Entraînez-le sans recherche.</translation>
    </message>
    <message>
        <source>The name of {shown} is not valid UTF-8 and cannot be written to tables. Rename the file.</source>
        <translation>Le nom de {shown} n’est pas de l’UTF-8 valide et ne peut pas être écrit dans des tableaux. Renommez le fichier.</translation>
    </message>
    <message>
        <source>The number of bins must be 1 to {max_bins}.</source>
        <translation>Le nombre de classes doit être de 1 à {max_bins}.</translation>
    </message>
    <message>
        <source>The number of items per bin must be 1 to {max_per_bin}.</source>
        <translation>Le nombre d’éléments par classe doit être de 1 à {max_per_bin}.</translation>
    </message>
    <message>
        <source>The number of probable calls must be 0 or more.</source>
        <translation>Le nombre de cris probables doit être 0 ou plus.</translation>
    </message>
    <message>
        <source>The observer</source>
        <translation>L’observateur</translation>
    </message>
    <message>
        <source>The outline is too large to be stored. Choose a shorter stretch.</source>
        <translation>Le contour est trop grand pour être conservé. Choisissez une étendue plus courte.</translation>
    </message>
    <message>
        <source>The paint lies outside {name} or is empty.</source>
        <translation>La peinture est hors de {name} ou vide.</translation>
    </message>
    <message>
        <source>The parameter {parameter} of {model} cannot be {value}; it is {in_words}.</source>
        <translation>Le paramètre {parameter} de {model} ne peut pas être {value}&#xa0;; c’est {in_words}.</translation>
    </message>
    <message>
        <source>The picture could not be written in the format of its file name.</source>
        <translation>L’image n’a pas pu être écrite dans le format de son nom de fichier.</translation>
    </message>
    <message>
        <source>The picture of the window was not saved to {path}.</source>
        <translation>L’image de la fenêtre n’a pas été enregistrée dans {path}.</translation>
    </message>
    <message>
        <source>The previous version is kept: {path}</source>
        <translation>La version précédente est conservée&#xa0;: {path}</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated. That takes at least 20 complete lists and the automatic model.</source>
        <translation>Les probabilités ne sont pas calibrées. Cela demande au moins 20 listes complètes et le modèle automatique.</translation>
    </message>
    <message>
        <source>The probabilities are not calibrated: accept one by one.</source>
        <translation>Les probabilités ne sont pas calibrées&#xa0;: acceptez une à une.</translation>
    </message>
    <message>
        <source>The project as it is now cannot be read; this backup can.</source>
        <translation>Le projet actuel est illisible&#xa0;; cette sauvegarde est lisible.</translation>
    </message>
    <message>
        <source>The project could not be written to, so its next training may remove the model of these results.</source>
        <translation>Le projet n’a pas pu être écrit&#xa0;; son prochain entraînement peut donc retirer le modèle de ces résultats.</translation>
    </message>
    <message numerus="yes">
        <source>The project file is sound. %Ln sound files were looked at.</source>
        <translation>
            <numerusform>Le fichier du projet est sain.&#xa0;%Ln fichier son a été examiné.</numerusform>
            <numerusform>Le fichier du projet est sain.&#xa0;%Ln fichiers son ont été examinés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The project has no recordings. Add some first.</source>
        <translation>Le projet n’a pas d’enregistrements. Ajoutez-en d’abord.</translation>
    </message>
    <message>
        <source>The project has no segments. Segment the recordings first.</source>
        <translation>Le projet n’a pas de segments. Segmentez d’abord les enregistrements.</translation>
    </message>
    <message>
        <source>The project is open elsewhere. These results precede training and predictions that are still running there.</source>
        <translation>Le projet est ouvert ailleurs. Ces résultats précèdent l’entraînement et les prédictions qui y sont encore en cours.</translation>
    </message>
    <message>
        <source>The project opens as soon as it is ready.</source>
        <translation>Le projet s’ouvre dès qu’il est prêt.</translation>
    </message>
    <message>
        <source>The project was called “{name}” then.</source>
        <translation>Le projet s’appelait alors «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>The project&apos;s minimum is compared with the 90 % lower bound of the probability.</source>
        <translation>Le minimum du projet est comparé à la borne inférieure à 90&#xa0;% de la probabilité.</translation>
    </message>
    <message>
        <source>The project&apos;s minimum probability ({p}) is not stored in the file. Set it where the model is used (birdann predict --min-probability).</source>
        <translation>La probabilité minimale du projet ({p}) n’est pas enregistrée dans le fichier. Indiquez-la là où le modèle est utilisé (birdann predict --min-probability).</translation>
    </message>
    <message>
        <source>The published segmenter, below 8 kHz; for comparison.</source>
        <translation>Le segmenteur publié, en dessous de 8 kHz&#xa0;; pour comparaison.</translation>
    </message>
    <message>
        <source>The random seed must be a whole number, 0 or more.</source>
        <translation>La graine aléatoire doit être un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>The recorder&apos;s notes of {n_odd} recordings cannot be read.</source>
        <translation>Les notes de l’enregistreur de {n_odd} enregistrements sont illisibles.</translation>
    </message>
    <message>
        <source>The recording ends at {time}.</source>
        <translation>L’enregistrement se termine à {time}.</translation>
    </message>
    <message>
        <source>The recording ends {time} after its start.</source>
        <translation>L’enregistrement se termine {time} après son début.</translation>
    </message>
    <message>
        <source>The recording has no predictions until you train again. {error}</source>
        <translation>L’enregistrement n’a pas de prédictions avant un nouvel entraînement. {error}</translation>
    </message>
    <message>
        <source>The recording; click to order by recording and time</source>
        <translation>L’enregistrement&#xa0;; cliquez pour trier par enregistrement et temps</translation>
    </message>
    <message>
        <source>The recordings appear as soon as they are read.</source>
        <translation>Les enregistrements apparaissent dès qu’ils sont lus.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>Le rapport est dans {path}.</translation>
    </message>
    <message>
        <source>The report is {path}.</source>
        <translation>Le rapport est {path}.</translation>
    </message>
    <message>
        <source>The rest of this recording is still being read.</source>
        <translation>Le reste de cet enregistrement est encore en cours de lecture.</translation>
    </message>
    <message>
        <source>The run log {path} cannot be written ({reason}). Choose another place for it, or leave it out.</source>
        <translation>Le journal d’exécution {path} ne peut pas être écrit ({reason}). Choisissez un autre emplacement ou omettez-le.</translation>
    </message>
    <message>
        <source>The same sound as {other}, in another format or with other metadata. Both count: remove one.</source>
        <translation>Le même son que {other}, dans un autre format ou avec d’autres métadonnées. Les deux comptent&#xa0;: retirez l’un des enregistrements.</translation>
    </message>
    <message>
        <source>The sample is validated.</source>
        <translation>L’échantillon est validé.</translation>
    </message>
    <message>
        <source>The sample “{sample}” of {path} was not drawn from the scores of the archive. Choose one for its model.</source>
        <translation>L’échantillon «&#xa0;{sample}&#xa0;» de {path} n’a pas été tiré des scores de l’archive. Choisissez-en un pour son modèle.</translation>
    </message>
    <message>
        <source>The scheduler at {address} is gone or was restarted. Finished work is kept. Start it again and repeat the command.</source>
        <translation>L’ordonnanceur à {address} a disparu ou a redémarré. Ce qui est terminé est conservé. Relancez-le et répétez la commande.</translation>
    </message>
    <message>
        <source>The scores of {n_odd} recordings cannot be read.</source>
        <translation>Les scores de {n_odd} enregistrements sont illisibles.</translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln recordings.</source>
        <translation>
            <numerusform>Le second projet a ajouté&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>Le second projet a ajouté&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second project added %Ln segments.</source>
        <translation>
            <numerusform>Le second projet a ajouté&#xa0;%Ln segment.</numerusform>
            <numerusform>Le second projet a ajouté&#xa0;%Ln segments.</numerusform>
        </translation>
    </message>
    <message>
        <source>The segment is no longer in the project.</source>
        <translation>Le segment n’est plus dans le projet.</translation>
    </message>
    <message>
        <source>The segment no longer exists.</source>
        <translation>Le segment n’existe plus.</translation>
    </message>
    <message>
        <source>The segment no longer exists. Nothing was stored.</source>
        <translation>Le segment n’existe plus. Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>The segmenter trained in this project.</source>
        <translation>Le segmenteur entraîné dans ce projet.</translation>
    </message>
    <message>
        <source>The segments of {path} were found by a segmenter that this version does not support. Find segments again, train, then export.</source>
        <translation>Les segments de {path} ont été trouvés par un segmenteur que cette version ne prend pas en charge. Recherchez les segments à nouveau, entraînez, puis exportez.</translation>
    </message>
    <message>
        <source>The selection contains no unreviewed prediction.</source>
        <translation>La sélection ne contient aucune prédiction non révisée.</translation>
    </message>
    <message>
        <source>The share of correct predictions has not been measured.</source>
        <translation>La part de prédictions correctes n’a pas été mesurée.</translation>
    </message>
    <message numerus="yes">
        <source>The share of correct predictions is known for %Ln species, from validation samples.</source>
        <translation>
            <numerusform>La part de prédictions correctes est connue pour&#xa0;%Ln espèce, par des échantillons de validation.</numerusform>
            <numerusform>La part de prédictions correctes est connue pour&#xa0;%Ln espèces, par des échantillons de validation.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sites {names} differ in spelling only. If they are one, give it one name: effort and visits are counted for each.</source>
        <translation>Les sites {names} ne diffèrent que par l’orthographe. S’il s’agit d’un seul, donnez-lui un seul nom&#xa0;: l’effort et les visites sont comptés pour chacun.</translation>
    </message>
    <message>
        <source>The size changes when birdann is started again.</source>
        <translation>La taille change au prochain démarrage de birdann.</translation>
    </message>
    <message numerus="yes">
        <source>The sound of %Ln recordings could not be read.</source>
        <translation>
            <numerusform>Le son de&#xa0;%Ln enregistrement n’a pas pu être lu.</numerusform>
            <numerusform>Le son de&#xa0;%Ln enregistrements n’a pas pu être lu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The species are added to the lists of the recordings as incomplete lists</source>
        <translation>Les espèces sont ajoutées aux listes des enregistrements comme listes incomplètes</translation>
    </message>
    <message>
        <source>The species of the project are not those of the model.</source>
        <translation>Les espèces du projet ne sont pas celles du modèle.</translation>
    </message>
    <message numerus="yes">
        <source>The start of %Ln recordings is unknown.</source>
        <translation>
            <numerusform>Le début de&#xa0;%Ln enregistrement est inconnu.</numerusform>
            <numerusform>Le début de&#xa0;%Ln enregistrements est inconnu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start of this recording is unknown. Set it in Sites and times.</source>
        <translation>Le début de cet enregistrement est inconnu. Définissez-le dans Sites et temps.</translation>
    </message>
    <message>
        <source>The stored forest segmenter cannot be read ({reason}). Train it again.</source>
        <translation>Le segmenteur à forêt enregistré est illisible ({reason}). Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The stored model has version {stored}, and this program reads version {version}. Train it again, or update the program.</source>
        <translation>Le modèle enregistré a la version {stored}, et ce programme lit la version {version}. Entraînez-le à nouveau ou mettez le programme à jour.</translation>
    </message>
    <message>
        <source>The stored model is a {kind}, which this version does not support.</source>
        <translation>Le modèle enregistré est {kind}, que cette version ne prend pas en charge.</translation>
    </message>
    <message>
        <source>The stored model is damaged. Train it again.</source>
        <translation>Le modèle enregistré est endommagé. Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The stored model is of another program. Train it again.</source>
        <translation>Le modèle enregistré vient d’un autre programme. Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The stored model is packed in an unknown way. Train it again.</source>
        <translation>Le modèle enregistré est empaqueté de façon inconnue. Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The stored model is too large to be one. Train it again.</source>
        <translation>Le modèle enregistré est trop grand pour en être un. Entraînez-le à nouveau.</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>The table contains detections of a program (“{detections_of}”). Its lists are imported as incomplete. To import the detections themselves, use Import annotations.</source>
        <translation>Le tableau contient des détections d’un programme («&#xa0;{detections_of}&#xa0;»). Ses listes sont importées comme incomplètes. Pour importer les détections elles-mêmes, utilisez Importer des annotations.</translation>
    </message>
    <message>
        <source>The table has scores or verdicts ({columns}). Are its species names a person’s labels or a program’s detections? Without an answer they are detections.</source>
        <translation>Le tableau a des scores ou des verdicts ({columns}). Ses noms d’espèces sont-ils les étiquettes d’une personne ou les détections d’un programme&#xa0;? Sans réponse, ce sont des détections.</translation>
    </message>
    <message>
        <source>The table is a WildTrax report. Each task is a complete list, 1SPM tasks one for each minute.</source>
        <translation>Le tableau est un rapport WildTrax. Chaque tâche est une liste complète&#xa0;; les tâches 1SPM, une par minute.</translation>
    </message>
    <message>
        <source>The table is in {path}.</source>
        <translation>Le tableau est dans {path}.</translation>
    </message>
    <message>
        <source>The tables contain no call in a recording of this project.</source>
        <translation>Les tableaux ne contiennent aucun cri d’un enregistrement de ce projet.</translation>
    </message>
    <message>
        <source>The target precision must be between 0 and 1, such as 0.95.</source>
        <translation>La précision visée doit être entre 0 et 1, comme 0.95.</translation>
    </message>
    <message>
        <source>The texts of tiers were read as species, not their names: {names}.</source>
        <translation>Les textes des niveaux ont été lus comme espèces, non leurs noms : {names}.</translation>
    </message>
    <message numerus="yes">
        <source>The thresholds of %Ln species are saved.</source>
        <translation>
            <numerusform>Les seuils de&#xa0;%Ln espèce sont enregistrés.</numerusform>
            <numerusform>Les seuils de&#xa0;%Ln espèces sont enregistrés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ticked model is used for spectrogram, review and export. You may return to an earlier one; it stays in use until you train again. Your labels do not change.</source>
        <translation>Le modèle coché sert au spectrogramme, à la révision et à l’exportation. Vous pouvez revenir à un précédent&#xa0;; il reste en usage jusqu’au prochain entraînement. Vos étiquettes ne changent pas.</translation>
    </message>
    <message numerus="yes">
        <source>The times of %Ln recordings changed.</source>
        <translation>
            <numerusform>Les temps de&#xa0;%Ln enregistrement ont changé.</numerusform>
            <numerusform>Les temps de&#xa0;%Ln enregistrements ont changé.</numerusform>
        </translation>
    </message>
    <message>
        <source>The view changed. Nothing was stored; please repeat.</source>
        <translation>La vue a changé. Rien n’a été enregistré&#xa0;; veuillez répéter.</translation>
    </message>
    <message>
        <source>The visits need a name.</source>
        <translation>Les visites ont besoin d’un nom.</translation>
    </message>
    <message>
        <source>The whole recording is silent.</source>
        <translation>Tout l’enregistrement est silencieux.</translation>
    </message>
    <message>
        <source>The worker processes cannot be started ({reason}). See that there is memory, and room for temporary files, and give the same command again.</source>
        <translation>Les processus ne peuvent pas être démarrés ({reason}). Vérifiez qu’il y a de la mémoire et de la place pour les fichiers temporaires, et redonnez la même commande.</translation>
    </message>
    <message>
        <source>Their segments come last.</source>
        <translation>Leurs segments viennent en dernier.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>There are later edits. Undo those first.</source>
        <translation>Il y a des modifications ultérieures. Annulez-les d’abord.</translation>
    </message>
    <message>
        <source>There are no backups yet. One is made when a project is first opened on a day, and before every large change.</source>
        <translation>Pas encore de sauvegardes. Il s’en fait une à la première ouverture d’un projet dans la journée et avant chaque grande modification.</translation>
    </message>
    <message>
        <source>There are no samples yet. Make one: New sample…</source>
        <translation>Pas encore d’échantillons. Faites-en un&#xa0;: Nouvel échantillon…</translation>
    </message>
    <message>
        <source>There are no segments yet. Find segments first.</source>
        <translation>Pas encore de segments. Recherchez d’abord les segments.</translation>
    </message>
    <message>
        <source>There are no species lists: the model was trained on detections alone and is not yet checked.</source>
        <translation>Il n’y a pas de listes d’espèces&#xa0;: le modèle a été entraîné sur des détections seules et n’est pas encore vérifié.</translation>
    </message>
    <message>
        <source>There is already a column “{name}”.</source>
        <translation>Il y a déjà une colonne «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There is already a species called “{name}”.</source>
        <translation>Il y a déjà une espèce appelée «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>There is already a window at this time. Choose another time.</source>
        <translation>Il y a déjà une fenêtre à ce temps. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is no backup of {path} in {folder}.</source>
        <translation>Il n’y a pas de sauvegarde de {path} dans {folder}.</translation>
    </message>
    <message>
        <source>There is no example of {species} in this recording.</source>
        <translation>Il n’y a pas d’exemple de {species} dans cet enregistrement.</translation>
    </message>
    <message>
        <source>There is no labels file beside {path}. Choose the file with the network&apos;s labels.</source>
        <translation>Il n’y a pas de fichier d’étiquettes à côté de {path}. Choisissez le fichier des étiquettes du réseau.</translation>
    </message>
    <message>
        <source>There is no species list.</source>
        <translation>Il n’y a pas de liste d’espèces.</translation>
    </message>
    <message>
        <source>There is no such recording in the project.</source>
        <translation>Cet enregistrement n’existe pas dans le projet.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>These calls are not in {path}: {calls}.</source>
        <translation>Ces cris ne sont pas dans {path}&#xa0;: {calls}.</translation>
    </message>
    <message>
        <source>These names differ only in capitalization and are kept as separate species: {names}.</source>
        <translation>Ces noms ne diffèrent que par les majuscules et restent des espèces distinctes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>These segments were outlined with different spectrogram settings and cannot be merged. Delete one and draw over both.</source>
        <translation>Ces segments ont été délimités avec des paramètres de spectrogramme différents et ne peuvent pas être fusionnés. Supprimez-en un et dessinez sur les deux.</translation>
    </message>
    <message>
        <source>They are evidence for every segment, so that labels will change.</source>
        <translation>Ce sont des indices pour chaque segment, si bien que les étiquettes changeront.</translation>
    </message>
    <message>
        <source>They are scores already</source>
        <translation>Ce sont déjà des scores</translation>
    </message>
    <message>
        <source>They are scores of windows: birdann finds the calls and weighs the scores. Choose segments to review or validate the detections themselves.</source>
        <translation>Ce sont des scores de fenêtres&#xa0;: birdann recherche les cris et pondère les scores. Choisissez les segments pour réviser ou valider les détections elles-mêmes.</translation>
    </message>
    <message numerus="yes">
        <source>They made %Ln segments.</source>
        <translation>
            <numerusform>Ils ont donné&#xa0;%Ln segment.</numerusform>
            <numerusform>Ils ont donné&#xa0;%Ln segments.</numerusform>
        </translation>
    </message>
    <message>
        <source>This backup has the same counts as the project.</source>
        <translation>Cette sauvegarde a les mêmes effectifs que le projet.</translation>
    </message>
    <message>
        <source>This format has no other place for scores</source>
        <translation>Ce format n’a pas d’autre place pour les scores</translation>
    </message>
    <message>
        <source>This format has no place for it.</source>
        <translation>Ce format n’a pas de place pour cela.</translation>
    </message>
    <message>
        <source>This group is finished.</source>
        <translation>Ce groupe est terminé.</translation>
    </message>
    <message>
        <source>This is not a call at all (X)</source>
        <translation>Ce n’est pas du tout un cri (X)</translation>
    </message>
    <message>
        <source>This is the first item.</source>
        <translation>C’est le premier élément.</translation>
    </message>
    <message>
        <source>This model is in use now, until you train again.</source>
        <translation>Ce modèle est maintenant utilisé, jusqu’au prochain entraînement.</translation>
    </message>
    <message>
        <source>This part brings no text of its own.</source>
        <translation>Cette partie n’apporte pas de texte propre.</translation>
    </message>
    <message>
        <source>This project contains {parts}.</source>
        <translation>Ce projet contient {parts}.</translation>
    </message>
    <message>
        <source>This project is open read-only.</source>
        <translation>Ce projet est ouvert en lecture seule.</translation>
    </message>
    <message>
        <source>This project refers to sound files in folders that its author chose. Allow them only if you trust the author. Sound files are only read.</source>
        <translation>Ce projet renvoie à des fichiers son de dossiers choisis par son auteur. Ne les autorisez que si vous faites confiance à l’auteur. Les fichiers son sont seulement lus.</translation>
    </message>
    <message>
        <source>This recording</source>
        <comment>filter</comment>
        <translation>Ici seulement</translation>
    </message>
    <message>
        <source>This recording has only one channel.</source>
        <translation>Cet enregistrement n’a qu’un canal.</translation>
    </message>
    <message>
        <source>This segment is not in the project any more.</source>
        <translation>Ce segment n’est plus dans le projet.</translation>
    </message>
    <message>
        <source>This table lists whole recordings, so segment filters do not apply. Remove the filter.</source>
        <translation>Ce tableau liste des enregistrements entiers, les filtres de segments ne s’appliquent donc pas. Retirez le filtre.</translation>
    </message>
    <message>
        <source>Three hours</source>
        <translation>Trois heures</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Time (s)</source>
        <translation>Temps (s)</translation>
    </message>
    <message numerus="yes">
        <source>Time for %Ln answers: {time}.</source>
        <translation>
            <numerusform>Temps pour&#xa0;%Ln réponse&#xa0;: {time}.</numerusform>
            <numerusform>Temps pour&#xa0;%Ln réponses&#xa0;: {time}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time from the start of the recording</source>
        <translation>Temps depuis le début de l’enregistrement</translation>
    </message>
    <message>
        <source>Time from the start of the recording: 90, 1:30 or 1:02:05. Its start time is unknown, so there is no time of day. Set it in Sites and times.</source>
        <translation>Temps depuis le début de l’enregistrement&#xa0;: 90, 1:30 ou 1:02:05. Son début est inconnu, il n’y a donc pas d’heure du jour. Définissez-le dans Sites et temps.</translation>
    </message>
    <message>
        <source>Time of da&amp;y on the axis</source>
        <translation>Heure du &amp;jour sur l’axe</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Heure du jour</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Fuseau horaire</translation>
    </message>
    <message>
        <source>Time zone of the recorder&apos;s clock</source>
        <translation>Fuseau horaire de l’horloge de l’enregistreur</translation>
    </message>
    <message>
        <source>Times such as {text} were read as from the start of the recording, not as times of day.</source>
        <translation>Les temps comme {text} ont été lus depuis le début de l’enregistrement, non comme heures de la journée.</translation>
    </message>
    <message>
        <source>Times were read as from the start of {file}. In a sequence of files Raven counts from the first one: add the column “File Offset (s)”.</source>
        <translation>Les temps ont été lus depuis le début de {file}. Dans une suite de fichiers, Raven compte depuis le premier : ajoutez la colonne « File Offset (s) ».</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the figure</source>
        <translation>Titre de la figure</translation>
    </message>
    <message>
        <source>To review</source>
        <translation>À réviser</translation>
    </message>
    <message>
        <source>Too few lists: {named}. Tag more recordings, or confirm a few segments.</source>
        <translation>Trop peu de listes&#xa0;: {named}. Marquez d’autres enregistrements ou confirmez quelques segments.</translation>
    </message>
    <message>
        <source>Too few lists: {names}.</source>
        <translation>Trop peu de listes&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Train a model from your lists and labels</source>
        <translation>Entraîner un modèle d’après vos listes et étiquettes</translation>
    </message>
    <message>
        <source>Train a segmenter by painting</source>
        <translation>Entraîner un segmenteur en peignant</translation>
    </message>
    <message>
        <source>Train again to use them.</source>
        <translation>Entraînez à nouveau pour les utiliser.</translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln labelled segments.</source>
        <translation>
            <numerusform>Entraîner sur&#xa0;%Ln segment étiqueté.</numerusform>
            <numerusform>Entraîner sur&#xa0;%Ln segments étiquetés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on %Ln tagged recordings.</source>
        <translation>
            <numerusform>Entraîner sur&#xa0;%Ln enregistrement marqué.</numerusform>
            <numerusform>Entraîner sur&#xa0;%Ln enregistrements marqués.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Train on the detections in %Ln recordings.</source>
        <translation>
            <numerusform>Entraîner sur les détections de&#xa0;%Ln enregistrement.</numerusform>
            <numerusform>Entraîner sur les détections de&#xa0;%Ln enregistrements.</numerusform>
        </translation>
    </message>
    <message>
        <source>Train on the paint and preview its outlines here</source>
        <translation>Entraîner d’après la peinture et voir ici ses contours</translation>
    </message>
    <message>
        <source>Train segmenter by painting</source>
        <translation>Entraîner le segmenteur en peignant</translation>
    </message>
    <message>
        <source>Train the same model again with your new labels</source>
        <translation>Entraîner à nouveau le même modèle avec vos nouvelles étiquettes</translation>
    </message>
    <message>
        <source>Trained</source>
        <translation>Entraîné</translation>
    </message>
    <message>
        <source>Trained a forest segmenter from {examples} on {recordings} (spectrogram “{preset}”, {size} MB).</source>
        <translation>Segmenteur à forêt entraîné avec {examples} sur {recordings} (spectrogramme «&#xa0;{preset}&#xa0;», {size} Mo).</translation>
    </message>
    <message>
        <source>Trained on {used} of {every} segments ({recordings} recordings: labelled, with rare species, and a random rest). ORed logistic regression uses all of them.</source>
        <translation>Entraîné sur {used} segments sur {every} ({recordings} enregistrements&#xa0;: étiquetés, à espèces rares, et un reste au hasard). La régression logistique ORed les utilise tous.</translation>
    </message>
    <message numerus="yes">
        <source>Trained {model} on {segments} segments in %Ln recordings: {species} species.</source>
        <translation>
            <numerusform>Modèle {model} entraîné : {segments} segments de %Ln enregistrement, espèces : {species}.</numerusform>
            <numerusform>Modèle {model} entraîné : {segments} segments de %Ln enregistrements, espèces : {species}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training clips</source>
        <translation>Extraits d’entraînement</translation>
    </message>
    <message>
        <source>Training finished. All segments have predictions.</source>
        <translation>Entraînement terminé. Tous les segments ont des prédictions.</translation>
    </message>
    <message>
        <source>Training re&amp;port</source>
        <translation>Rapport &amp;d’entraînement</translation>
    </message>
    <message>
        <source>Training report</source>
        <translation>Rapport d’entraînement</translation>
    </message>
    <message>
        <source>Training source</source>
        <translation>Source d’entraînement</translation>
    </message>
    <message>
        <source>Training source “{name}” added: {segments} segments of {species} species in {recordings} recordings. Train to use it.</source>
        <translation>Source d’entraînement «&#xa0;{name}&#xa0;» ajoutée&#xa0;: {segments} segments de {species} espèces dans {recordings} enregistrements. Entraînez pour l’utiliser.</translation>
    </message>
    <message>
        <source>Training source “{name}” has other features ({theirs}) and is not used. Add it again.</source>
        <translation>La source d’entraînement «&#xa0;{name}&#xa0;» a d’autres descripteurs ({theirs}) et n’est pas utilisée. Ajoutez-la à nouveau.</translation>
    </message>
    <message>
        <source>Training source “{name}”: {segments} segments in {recordings} recordings.</source>
        <translation>Source d’entraînement «&#xa0;{name}&#xa0;»&#xa0;: {segments} segments dans {recordings} enregistrements.</translation>
    </message>
    <message>
        <source>Training sources</source>
        <translation>Sources d’entraînement</translation>
    </message>
    <message>
        <source>Training sources: {names}.</source>
        <translation>Sources d’entraînement&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Training the segmenter</source>
        <translation>Entraînement du segmenteur</translation>
    </message>
    <message>
        <source>Training without {n} recordings</source>
        <translation>Entraînement sans {n} enregistrements</translation>
    </message>
    <message>
        <source>Trains twice more, each time without half of the recordings tagged “no birds”, and reports how many predictions an hour are exported there.</source>
        <translation>Entraîne encore deux fois, chaque fois sans la moitié des enregistrements marqués «&#xa0;aucun oiseau&#xa0;», et indique combien de prédictions par heure y sont exportées.</translation>
    </message>
    <message>
        <source>Truncated file: using {there_s} s of {promised_s} s.</source>
        <translation>Fichier tronqué&#xa0;: {there_s} s utilisées sur {promised_s} s.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Try again: {title}</source>
        <translation>Réessayer&#xa0;: {title}</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Essayer ici</translation>
    </message>
    <message>
        <source>Try on the visible range</source>
        <translation>Essayer sur la plage visible</translation>
    </message>
    <message>
        <source>Try these again</source>
        <translation>Réessayer ceux-ci</translation>
    </message>
    <message>
        <source>Try with sample data</source>
        <translation>Essayer un exemple</translation>
    </message>
    <message>
        <source>Trying a search</source>
        <translation>Essai d’une recherche</translation>
    </message>
    <message>
        <source>Two species of the model are both named “{name}” in {path} now. Train again, then export.</source>
        <translation>Deux espèces du modèle s’appellent maintenant «&#xa0;{name}&#xa0;» dans {path}. Entraînez à nouveau, puis exportez.</translation>
    </message>
    <message>
        <source>Type a few letters of a name, then Enter. Enter once more goes to the next untagged recording.</source>
        <translation>Tapez quelques lettres d’un nom, puis Entrée. Entrée encore une fois va au prochain enregistrement non marqué.</translation>
    </message>
    <message>
        <source>Type a few letters of a species, then Enter</source>
        <translation>Tapez quelques lettres d’une espèce, puis Entrée</translation>
    </message>
    <message>
        <source>Type of call</source>
        <translation>Type de cri</translation>
    </message>
    <message>
        <source>Type the right species, or press its number</source>
        <translation>Tapez la bonne espèce ou appuyez sur son chiffre</translation>
    </message>
    <message>
        <source>Type, paste (Ctrl+V) or fill down (Ctrl+D). Latitude, longitude, elevation and further columns belong to the site. Changed cells are bold until they are saved.</source>
        <translation>Tapez, collez (Ctrl+V) ou recopiez vers le bas (Ctrl+D). Latitude, longitude, altitude et autres colonnes appartiennent au site. Les cellules modifiées sont en gras jusqu’à leur enregistrement.</translation>
    </message>
    <message>
        <source>U goes to the most informative prediction. Enter confirms, a number corrects, X marks noise, Ctrl+Z undoes. Export when you are done.</source>
        <translation>U va à la prédiction la plus informative. Entrée confirme, un chiffre corrige, X marque le bruit, Ctrl+Z annule. Exportez quand vous avez fini.</translation>
    </message>
    <message>
        <source>Un&amp;tagged</source>
        <translation>&amp;Non marqué</translation>
    </message>
    <message>
        <source>Unchanged ({count}): {names}. {why}</source>
        <translation>Inchangés ({count})&#xa0;: {names}. {why}</translation>
    </message>
    <message>
        <source>Underconfident by {gap}.</source>
        <translation>Manque de confiance de {gap}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>Undo: {edit}</source>
        <translation>Annuler&#xa0;: {edit}</translation>
    </message>
    <message>
        <source>Undock {title}</source>
        <translation>Détacher {title}</translation>
    </message>
    <message>
        <source>Undone: {what}</source>
        <translation>Annulé&#xa0;: {what}</translation>
    </message>
    <message>
        <source>Uneven lists: {commonest} in {n_commonest}, {rarest} in {n_rarest}. Uncertain segments are biased towards common species.</source>
        <translation>Listes inégales&#xa0;: {commonest} dans {n_commonest}, {rarest} dans {n_rarest}. Les segments incertains sont biaisés vers les espèces communes.</translation>
    </message>
    <message>
        <source>Unexpected error</source>
        <translation>Erreur inattendue</translation>
    </message>
    <message>
        <source>Unknown format “{format_name}”. Choose from: {names}.</source>
        <translation>Format inconnu «&#xa0;{format_name}&#xa0;». Choisissez parmi&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Unknown model {name}. Choose from: {names}.</source>
        <translation>Modèle inconnu {name}. Choisissez parmi&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Unknown preset “{name}”. Choose from: {automatic}, {names}.</source>
        <translation>Préréglage inconnu «&#xa0;{name}&#xa0;». Choisissez parmi&#xa0;: {automatic}, {names}.</translation>
    </message>
    <message>
        <source>Unknown species</source>
        <translation>Espèce inconnue</translation>
    </message>
    <message>
        <source>Unknown status “{unknown}”. Choose from: {names}.</source>
        <translation>Statut inconnu «&#xa0;{unknown}&#xa0;». Choisissez parmi&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Unknown unit “{unit}”. Choose from: {names}.</source>
        <translation>Unité inconnue «&#xa0;{unit}&#xa0;». Choisissez parmi&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Unlabelled</source>
        <translation>Sans étiquette</translation>
    </message>
    <message>
        <source>Unreviewed</source>
        <translation>Non révisé</translation>
    </message>
    <message>
        <source>Unreviewed segments are exported as “predicted”.</source>
        <translation>Les segments non révisés sont exportés comme «&#xa0;predicted&#xa0;».</translation>
    </message>
    <message>
        <source>Unreviewed segments with a call probability below {bar} do not count.</source>
        <translation>Les segments non révisés d’une probabilité de cri inférieure à {bar} ne comptent pas.</translation>
    </message>
    <message>
        <source>Unreviewed segments: only above the saved thresholds</source>
        <translation>Segments non révisés&#xa0;: seulement au-dessus des seuils enregistrés</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>Incertaine</translation>
    </message>
    <message numerus="yes">
        <source>Unsure: %Ln.</source>
        <comment>species</comment>
        <translation>
            <numerusform>Incertaine&#xa0;:&#xa0;%Ln.</numerusform>
            <numerusform>Incertaines&#xa0;:&#xa0;%Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged</source>
        <translation>Non marqué</translation>
    </message>
    <message>
        <source>Untagged recordings, those first whose lists help training most.</source>
        <translation>Enregistrements non marqués, d’abord ceux dont la liste aide le plus l’entraînement.</translation>
    </message>
    <message numerus="yes">
        <source>Untagged. A accepts %Ln predicted species.</source>
        <translation>
            <numerusform>Non marqué. A accepte&#xa0;%Ln espèce prédite.</numerusform>
            <numerusform>Non marqué. A accepte&#xa0;%Ln espèces prédites.</numerusform>
        </translation>
    </message>
    <message>
        <source>Untagged. Type a species (T).</source>
        <translation>Non marqué. Tapez une espèce (T).</translation>
    </message>
    <message numerus="yes">
        <source>Up to %Ln items</source>
        <translation>
            <numerusform>Jusqu’à&#xa0;%Ln élément</numerusform>
            <numerusform>Jusqu’à&#xa0;%Ln éléments</numerusform>
        </translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Update mo&amp;del</source>
        <translation>Me&amp;ttre à jour le modèle</translation>
    </message>
    <message>
        <source>Update model and predictions after each label</source>
        <translation>Mettre à jour modèle et prédictions après chaque étiquette</translation>
    </message>
    <message>
        <source>Update model while &amp;reviewing</source>
        <translation>Actualiser &amp;le modèle en révisant</translation>
    </message>
    <message>
        <source>Update model while reviewing</source>
        <translation>Actualiser le modèle en révisant</translation>
    </message>
    <message>
        <source>Updating model</source>
        <translation>Mise à jour du modèle</translation>
    </message>
    <message>
        <source>Updating predictions</source>
        <translation>Mise à jour des prédictions</translation>
    </message>
    <message>
        <source>Use detections of {name}</source>
        <translation>Utiliser les détections de {name}</translation>
    </message>
    <message>
        <source>Use everywhere</source>
        <translation>Utiliser partout</translation>
    </message>
    <message>
        <source>Use here</source>
        <translation>Utiliser ici</translation>
    </message>
    <message>
        <source>Use scores as evidence for segments</source>
        <translation>Utiliser les scores comme indices pour les segments</translation>
    </message>
    <message>
        <source>Use the same folder</source>
        <translation>Utiliser le même dossier</translation>
    </message>
    <message>
        <source>Use this model</source>
        <translation>Utiliser ce modèle</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Valider</translation>
    </message>
    <message numerus="yes">
        <source>Validate %Ln items.</source>
        <translation>
            <numerusform>Validez %Ln élément.</numerusform>
            <numerusform>Validez %Ln éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>Validate a random sample across the score range to estimate precision, choose a threshold, and estimate the total number of calls.</source>
        <translation>Validez un échantillon aléatoire sur toute la plage des scores pour estimer la précision, choisir un seuil et estimer le nombre total de cris.</translation>
    </message>
    <message>
        <source>Validate a random sample, and estimate precision and thresholds</source>
        <translation>Valider un échantillon aléatoire, et estimer précision et seuils</translation>
    </message>
    <message>
        <source>Validate it in {path} (Model &gt; Validate predictions), and save thresholds. Then apply them to the archive with birdann archive apply.</source>
        <translation>Validez-le dans {path} (Modèle &gt; Valider les prédictions) et enregistrez des seuils. Appliquez-les ensuite à l’archive avec birdann archive apply.</translation>
    </message>
    <message>
        <source>Validate predictions</source>
        <translation>Valider les prédictions</translation>
    </message>
    <message>
        <source>Validated</source>
        <translation>Validés</translation>
    </message>
    <message>
        <source>Validation samples</source>
        <translation>Échantillons de validation</translation>
    </message>
    <message>
        <source>Verif&amp;y visits…</source>
        <translation>&amp;Vérifier les visites…</translation>
    </message>
    <message>
        <source>Verified visits</source>
        <translation>Visites vérifiées</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Verify visits</source>
        <translation>Vérifier les visites</translation>
    </message>
    <message>
        <source>Verify which visits to sites detected a species, and estimate occupancy</source>
        <translation>Vérifier quelles visites des sites ont détecté une espèce, et estimer l’occupation</translation>
    </message>
    <message>
        <source>Version, licence and sources</source>
        <translation>Version, licence et sources</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Visites</translation>
    </message>
    <message>
        <source>Visits are</source>
        <translation>Les visites sont</translation>
    </message>
    <message>
        <source>Visits with a call</source>
        <translation>Visites avec un cri</translation>
    </message>
    <message>
        <source>Visits {place}</source>
        <translation>Visites {place}</translation>
    </message>
    <message>
        <source>Voices: harmonics in one segment</source>
        <translation>Voix&#xa0;: harmoniques dans un segment</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Volume: {level}. A double click: as in the file.</source>
        <translation>Volume&#xa0;: {level}. Double clic&#xa0;: comme dans le fichier.</translation>
    </message>
    <message>
        <source>WAV, FLAC, OGG, MP3 and AIFF. The files stay where they are; the project only remembers them. Tables of species lists or of a network’s detections may be dropped with them.</source>
        <translation>WAV, FLAC, OGG, MP3 et AIFF. Les fichiers restent où ils sont&#xa0;; le projet ne fait que les mémoriser. Des tableaux de listes d’espèces ou de détections d’un réseau peuvent être déposés avec eux.</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <translation>En attente de son tour</translation>
    </message>
    <message>
        <source>Waiting for workers</source>
        <translation>Attente de processus</translation>
    </message>
    <message>
        <source>WavPack sound</source>
        <translation>du son WavPack</translation>
    </message>
    <message>
        <source>Waveform</source>
        <translation>Forme d’onde</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>WebM sound</source>
        <translation>du son WebM</translation>
    </message>
    <message>
        <source>Week from</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weight of a training source&apos;s recordings: {share} (best on this project&apos;s held-out lists).</source>
        <translation>Poids des enregistrements d’une source d’entraînement&#xa0;: {share} (meilleur sur les listes réservées de ce projet).</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What helps most</source>
        <translation>Ce qui aide le plus</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Ce qui est compté</translation>
    </message>
    <message>
        <source>What should be detected?</source>
        <translation>Que faut-il détecter&#xa0;?</translation>
    </message>
    <message>
        <source>What was counted</source>
        <translation>Ce qui a été compté</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>When it begins in its recording, and the time of day; click to order by recording and time</source>
        <translation>Quand il commence dans son enregistrement, et l’heure du jour&#xa0;; cliquez pour trier par enregistrement et temps</translation>
    </message>
    <message>
        <source>When the model was trained; a tick marks the one in use</source>
        <translation>Quand le modèle a été entraîné&#xa0;; une coche indique celui qui est utilisé</translation>
    </message>
    <message>
        <source>When the recordings began</source>
        <translation>Quand les enregistrements ont commencé</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where are the detections?</source>
        <translation>Où sont les détections ?</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>Whether the clock was slow or fast</source>
        <translation>Si l’horloge était en retard ou en avance</translation>
    </message>
    <message>
        <source>Which recordings to correct</source>
        <translation>Quels enregistrements corriger</translation>
    </message>
    <message>
        <source>Which recordings to list</source>
        <translation>Quels enregistrements lister</translation>
    </message>
    <message>
        <source>Which segments to list</source>
        <translation>Quels segments lister</translation>
    </message>
    <message>
        <source>Which species?</source>
        <translation>Quelle espèce&#xa0;?</translation>
    </message>
    <message>
        <source>White on black</source>
        <translation>Blanc sur noir</translation>
    </message>
    <message>
        <source>Whole recording</source>
        <translation>Enregistrement entier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Wide: series and songs in one segment</source>
        <translation>Large&#xa0;: séries et chants dans un segment</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Width of the figure</source>
        <translation>Largeur de la figure</translation>
    </message>
    <message>
        <source>Wildlife Acoustics&apos; Kaleidoscope</source>
        <translation>Kaleidoscope de Wildlife Acoustics</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Window length</source>
        <translation>Longueur de fenêtre</translation>
    </message>
    <message>
        <source>Window shape</source>
        <translation>Forme de fenêtre</translation>
    </message>
    <message>
        <source>Windows Media sound</source>
        <translation>du son Windows Media</translation>
    </message>
    <message>
        <source>Windows of the recording</source>
        <translation>Fenêtres de l’enregistrement</translation>
    </message>
    <message numerus="yes">
        <source>Wipe away %Ln strokes</source>
        <translation>
            <numerusform>Effacer&#xa0;%Ln trait</numerusform>
            <numerusform>Effacer&#xa0;%Ln traits</numerusform>
        </translation>
    </message>
    <message>
        <source>With a note</source>
        <translation>Avec une note</translation>
    </message>
    <message>
        <source>With measurements: frequency, bandwidth, duration, level …</source>
        <translation>Avec mesures&#xa0;: fréquence, largeur de bande, durée, niveau…</translation>
    </message>
    <message>
        <source>With species</source>
        <translation>Avec espèce</translation>
    </message>
    <message>
        <source>Without a list, segments are predicted independently.</source>
        <translation>Sans liste, les segments sont prédits indépendamment.</translation>
    </message>
    <message>
        <source>Without a list, segments of a recording are predicted together, as they tend to be of few species.</source>
        <translation>Sans liste, les segments d’un enregistrement sont prédits ensemble, car ils sont souvent de peu d’espèces.</translation>
    </message>
    <message>
        <source>Without a saved threshold: {names}.</source>
        <translation>Sans seuil enregistré&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Without any segment</source>
        <translation>Sans aucun segment</translation>
    </message>
    <message numerus="yes">
        <source>Without frequencies, skipped: %Ln calls.</source>
        <translation>
            <numerusform>Sans fréquences, ignoré&#xa0;: %Ln cri.</numerusform>
            <numerusform>Sans fréquences, ignorés&#xa0;: %Ln cris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Without lists and detections: {sentence}</source>
        <translation>Sans listes ni détections&#xa0;: {sentence}</translation>
    </message>
    <message>
        <source>Without segments</source>
        <translation>Sans segments</translation>
    </message>
    <message>
        <source>Without the species list</source>
        <translation>Sans la liste d’espèces</translation>
    </message>
    <message>
        <source>Write a pattern such as {example}: columns in braces, each once, and * for any name.</source>
        <translation>Écrivez un modèle comme {example}&#xa0;: colonnes entre accolades, chacune une fois, et * pour tout nom.</translation>
    </message>
    <message>
        <source>Write segments and labels for a spreadsheet, a script or another program</source>
        <translation>Écrire segments et étiquettes pour un tableur, un script ou un autre programme</translation>
    </message>
    <message>
        <source>Write the project to another file, to keep or to give away, without human sounds</source>
        <translation>Écrire le projet dans un autre fichier, à garder ou à donner, sans sons humains</translation>
    </message>
    <message>
        <source>Writes each call as a sound file, with a table.</source>
        <translation>Écrit chaque cri comme fichier son, avec un tableau.</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Écriture</translation>
    </message>
    <message>
        <source>Writing detection histories</source>
        <translation>Écriture des historiques de détection</translation>
    </message>
    <message>
        <source>Writing {name}</source>
        <translation>Écriture de {name}</translation>
    </message>
    <message>
        <source>Wrote {n} files to {folder}. NA: not surveyed.</source>
        <translation>{n} fichiers ont été écrits dans {folder}. NA&#xa0;: non échantillonné.</translation>
    </message>
    <message>
        <source>Wrote {n} rows to {path}.</source>
        <translation>{n} lignes ont été écrites dans {path}.</translation>
    </message>
    <message>
        <source>Wrote {path} ({size} MB): {species} species, {thresholds} thresholds, segments found with “{preset}”.</source>
        <translation>{path} a été écrit ({size} Mo)&#xa0;: {species} espèces, {thresholds} seuils, segments trouvés avec «&#xa0;{preset}&#xa0;».</translation>
    </message>
    <message>
        <source>Wrote {path}.</source>
        <translation>{path} a été écrit.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Yes, all</source>
        <translation>Oui, toutes</translation>
    </message>
    <message>
        <source>You can save a text report for the developers. birdann never sends data.</source>
        <translation>Vous pouvez enregistrer un rapport texte pour les développeurs. birdann n’envoie jamais de données.</translation>
    </message>
    <message>
        <source>Your label applies to all of them.</source>
        <translation>Votre étiquette vaut pour tous.</translation>
    </message>
    <message>
        <source>Your labels</source>
        <translation>Vos étiquettes</translation>
    </message>
    <message>
        <source>Your labels improve the model.</source>
        <translation>Vos étiquettes améliorent le modèle.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Your recordings</source>
        <translation>Vos enregistrements</translation>
    </message>
    <message>
        <source>Your work</source>
        <translation>Votre travail</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Zoom avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Z&amp;oom arrière</translation>
    </message>
    <message>
        <source>Zoom frequency</source>
        <translation>Zoom en fréquence</translation>
    </message>
    <message>
        <source>Zoom in frequency</source>
        <translation>Zoom avant en fréquence</translation>
    </message>
    <message>
        <source>Zoom out frequency</source>
        <translation>Zoom arrière en fréquence</translation>
    </message>
    <message>
        <source>Zoom to the segment and play it</source>
        <translation>Zoomer sur le segment et le lire</translation>
    </message>
    <message>
        <source>Zoom to the selected segment</source>
        <translation>Zoomer sur le segment sélectionné</translation>
    </message>
    <message>
        <source>Zoom to the selected segment (Z)</source>
        <translation>Zoomer sur le segment sélectionné (Z)</translation>
    </message>
    <message>
        <source>Zoom to w&amp;hole recording</source>
        <translation>Zoomer &amp;sur l’enregistrement entier</translation>
    </message>
    <message>
        <source>a .birdann file (stays unchanged)</source>
        <translation>un fichier .birdann (reste inchangé)</translation>
    </message>
    <message>
        <source>a .birdann file with labels by several observers</source>
        <translation>un fichier .birdann avec étiquettes de plusieurs observateurs</translation>
    </message>
    <message>
        <source>a .birdann file, or sound files and folders</source>
        <translation>un fichier .birdann, ou des fichiers son et des dossiers</translation>
    </message>
    <message>
        <source>a Dask scheduler, such as tcp://10.0.0.5:8786</source>
        <translation>un ordonnanceur Dask, comme tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>a Song Meter&apos;s compressed sound</source>
        <translation>le son compressé d’un Song Meter</translation>
    </message>
    <message>
        <source>a SoundTrap&apos;s compressed sound</source>
        <translation>le son compressé d’un SoundTrap</translation>
    </message>
    <message>
        <source>a TFLite or ONNX file (default: the installed one, see networks list)</source>
        <translation>un fichier TFLite ou ONNX (par défaut&#xa0;: celui qui est installé, voir networks list)</translation>
    </message>
    <message>
        <source>a film</source>
        <translation>un film</translation>
    </message>
    <message>
        <source>a frequency whose counterpart is not known</source>
        <translation>une fréquence dont le pendant est inconnu</translation>
    </message>
    <message>
        <source>a geometry nested too deeply</source>
        <translation>une géométrie trop profondément imbriquée</translation>
    </message>
    <message>
        <source>a label contradicts a species list</source>
        <translation>une étiquette contredit une liste d’espèces</translation>
    </message>
    <message>
        <source>a list but no segments</source>
        <translation>une liste mais pas de segments</translation>
    </message>
    <message>
        <source>a model has been trained</source>
        <translation>un modèle a été entraîné</translation>
    </message>
    <message>
        <source>a number is missing</source>
        <translation>un nombre manque</translation>
    </message>
    <message>
        <source>a project is open</source>
        <translation>un projet est ouvert</translation>
    </message>
    <message>
        <source>a recording has a start time</source>
        <translation>un enregistrement a une heure de début</translation>
    </message>
    <message>
        <source>a recording is shown</source>
        <translation>un enregistrement est affiché</translation>
    </message>
    <message>
        <source>a second</source>
        <translation>par seconde</translation>
    </message>
    <message>
        <source>a segment is selected in the spectrogram</source>
        <translation>un segment est sélectionné dans le spectrogramme</translation>
    </message>
    <message>
        <source>a segment is selected, or the next item is being read</source>
        <translation>un segment est sélectionné, ou l’élément suivant est en cours de lecture</translation>
    </message>
    <message>
        <source>a segment is {middle} times as long as its call (half: {low} to {high})</source>
        <translation>un segment dure {middle} fois son cri (la moitié&#xa0;: {low} à {high})</translation>
    </message>
    <message>
        <source>a summary</source>
        <translation>un résumé</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>a table of several files needs the column “File Offset (s)”</source>
        <translation>un tableau de plusieurs fichiers a besoin de la colonne «&#xa0;File Offset (s)&#xa0;»</translation>
    </message>
    <message>
        <source>a task is running</source>
        <translation>une tâche est en cours</translation>
    </message>
    <message>
        <source>a telephone&apos;s sound</source>
        <translation>le son d’un téléphone</translation>
    </message>
    <message>
        <source>a text in it is not valid</source>
        <translation>un texte y est non valide</translation>
    </message>
    <message>
        <source>a threshold belongs to none of its species</source>
        <translation>un seuil n’appartient à aucune de ses espèces</translation>
    </message>
    <message>
        <source>a window of more than 10 s</source>
        <translation>une fenêtre de plus de 10 s</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes at your pace</source>
        <translation>
            <numerusform>environ&#xa0;%Ln minute à votre rythme</numerusform>
            <numerusform>environ&#xa0;%Ln minutes à votre rythme</numerusform>
        </translation>
    </message>
    <message>
        <source>above {level} dB</source>
        <translation>plus de {level} dB</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>add columns with measurements (csv and raven): peak frequency, bandwidth and duration of 90 %% of the energy, signal-to-noise ratio, level, parts and pulse rate</source>
        <translation>ajouter des colonnes de mesures (csv et raven)&#xa0;: fréquence de pic, largeur de bande et durée de 90&#xa0;%% de l’énergie, rapport signal/bruit, niveau, parties et cadence des impulsions</translation>
    </message>
    <message>
        <source>add recordings and species lists to a project</source>
        <translation>ajouter des enregistrements et des listes d’espèces à un projet</translation>
    </message>
    <message>
        <source>add this to every start, to correct a wrong clock</source>
        <translation>ajouter ceci à chaque début, pour corriger une horloge fausse</translation>
    </message>
    <message>
        <source>add to existing lists, replace or keep them (default: replace lists from tables; stop where people&apos;s tags differ)</source>
        <translation>compléter les listes existantes, les remplacer ou les garder (par défaut&#xa0;: remplacer les listes de tableaux&#xa0;; s’arrêter où des marques de personnes diffèrent)</translation>
    </message>
    <message>
        <source>alarm</source>
        <translation>alarme</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tout</translation>
    </message>
    <message>
        <source>all but one</source>
        <translation>tous sauf un</translation>
    </message>
    <message>
        <source>all scored species</source>
        <translation>toutes les espèces avec scores</translation>
    </message>
    <message>
        <source>allow a project made elsewhere to read sound outside its folder, from now on (otherwise you are asked)</source>
        <translation>permettre désormais à un projet fait ailleurs de lire du son hors de son dossier (sinon la question est posée)</translation>
    </message>
    <message>
        <source>also include this number of the most probable calls of each species at each site (default: 1)</source>
        <translation>inclure aussi ce nombre des cris les plus probables de chaque espèce à chaque site (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>also measure every call</source>
        <translation>mesurer aussi chaque cri</translation>
    </message>
    <message>
        <source>also replace other time zones by --zone; the time of day stays</source>
        <translation>remplacer aussi d’autres fuseaux horaires par --zone&#xa0;; l’heure du jour reste</translation>
    </message>
    <message>
        <source>also train on a folder of clips (one sub-folder per species, or annotation sets of xeno-canto beside them) or on another project&apos;s lists; kept in the project for later trainings</source>
        <translation>entraîner aussi sur un dossier d’extraits (un sous-dossier par espèce, ou avec des jeux d’annotations xeno-canto) ou sur les listes d’un autre projet&#xa0;; gardé dans le projet pour les entraînements suivants</translation>
    </message>
    <message>
        <source>also write a table</source>
        <translation>écrire aussi un tableau</translation>
    </message>
    <message>
        <source>also write a table with one row per species</source>
        <translation>écrire aussi un tableau avec une ligne par espèce</translation>
    </message>
    <message>
        <source>always listed together</source>
        <translation>toujours listées ensemble</translation>
    </message>
    <message>
        <source>analyse all recordings again</source>
        <translation>analyser à nouveau tous les enregistrements</translation>
    </message>
    <message>
        <source>annotation files</source>
        <translation>fichiers d’annotations</translation>
    </message>
    <message>
        <source>another one of the same recordings (stays unchanged)</source>
        <translation>un autre des mêmes enregistrements (reste inchangé)</translation>
    </message>
    <message>
        <source>another window follows the one shown</source>
        <translation>une autre fenêtre suit celle qui est affichée</translation>
    </message>
    <message>
        <source>answer calls: yes, no or unsure</source>
        <translation>répondre aux cris&#xa0;: yes, no ou unsure</translation>
    </message>
    <message>
        <source>answer items: yes, no or unsure</source>
        <translation>répondre aux éléments&#xa0;: yes, no ou unsure</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>toute étiquette</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>nombre quelconque</translation>
    </message>
    <message>
        <source>append the outcome of every file to FILE, one JSON object per line</source>
        <translation>ajouter le résultat de chaque fichier à FILE, un objet JSON par ligne</translation>
    </message>
    <message>
        <source>apply validated thresholds to all calls</source>
        <translation>appliquer les seuils validés à tous les cris</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>argument %(argument_name)s&#xa0;: %(message)s</translation>
    </message>
    <message>
        <source>arrays X, bag, y, classes and Y</source>
        <translation>tableaux X, bag, y, classes et Y</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
    </message>
    <message>
        <source>as told</source>
        <translation>comme indiqué</translation>
    </message>
    <message>
        <source>as usual</source>
        <comment>settings</comment>
        <translation>comme d’habitude</translation>
    </message>
    <message>
        <source>at an unknown site: {share}</source>
        <translation>site inconnu&#xa0;: {share}</translation>
    </message>
    <message>
        <source>at most {n} of each species</source>
        <translation>au plus {n} par espèce</translation>
    </message>
    <message>
        <source>at {site}: {share}</source>
        <translation>site {site}&#xa0;: {share}</translation>
    </message>
    <message>
        <source>author of the annotation set (xeno-canto); remembered (default: the observer)</source>
        <translation>auteur du jeu d’annotations (xeno-canto)&#xa0;; mémorisé (par défaut&#xa0;: l’observateur)</translation>
    </message>
    <message>
        <source>auto (default: chooses by held-out lists), ored-lr, sim, ...</source>
        <translation>auto (par défaut&#xa0;: choisit d’après les listes réservées), ored-lr, sim, ...</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>band-pass filter each clip to its call</source>
        <translation>filtrer chaque extrait en passe-bande sur son cri</translation>
    </message>
    <message>
        <source>before a large change</source>
        <translation>avant une grande modification</translation>
    </message>
    <message>
        <source>before a new file format</source>
        <translation>avant un nouveau format de fichier</translation>
    </message>
    <message>
        <source>before calibration</source>
        <translation>avant la calibration</translation>
    </message>
    <message>
        <source>before going back</source>
        <translation>avant un retour en arrière</translation>
    </message>
    <message>
        <source>below {level} dB</source>
        <translation>moins de {level} dB</translation>
    </message>
    <message>
        <source>best in the merged-pair test</source>
        <translation>meilleur au test des paires fusionnées</translation>
    </message>
    <message>
        <source>best on held-out lists</source>
        <translation>meilleur sur les listes réservées</translation>
    </message>
    <message>
        <source>best on held-out lists: {gain} in the log likelihood of a list</source>
        <translation>meilleur sur les listes réservées&#xa0;: {gain} de log-vraisemblance par liste</translation>
    </message>
    <message>
        <source>birdann PROJECT.birdann opens the window on a project; birdann COMMAND --help explains a command. Exit codes: 0 done, 1 an error that is explained, 2 wrong usage, 3 some files failed (with --strict), 130 cancelled.</source>
        <translation>birdann PROJET.birdann ouvre la fenêtre sur un projet&#xa0;; birdann COMMANDE --help explique une commande. Codes de sortie&#xa0;: 0 terminé, 1 erreur expliquée, 2 usage incorrect, 3 échec de certains fichiers (avec --strict), 130 annulé.</translation>
    </message>
    <message>
        <source>birdann finds the segments. The scores help to label them, also without lists</source>
        <translation>birdann recherche les segments. Les scores aident à les étiqueter, aussi sans listes</translation>
    </message>
    <message>
        <source>birdann is free software. Qt, which draws this window, is used under the LGPL: its libraries are unchanged and you may replace them. See PySide6 in the list.</source>
        <translation>birdann est un logiciel libre. Qt, qui dessine cette fenêtre, est utilisé sous LGPL&#xa0;: ses bibliothèques sont inchangées et vous pouvez les remplacer. Voir PySide6 dans la liste.</translation>
    </message>
    <message>
        <source>birdann labels every call in your recordings. Start with:</source>
        <translation>birdann étiquette chaque cri de vos enregistrements. Commencez avec&#xa0;:</translation>
    </message>
    <message>
        <source>birdann outlines every call.</source>
        <translation>birdann délimite chaque cri.</translation>
    </message>
    <message>
        <source>birdann projects ({pattern})</source>
        <translation>Projets birdann ({pattern})</translation>
    </message>
    <message>
        <source>birdann reads “{title}” but does not write it.</source>
        <translation>birdann lit «&#xa0;{title}&#xa0;» mais ne l’écrit pas.</translation>
    </message>
    <message>
        <source>birdann segments (CSV)</source>
        <translation>Segments birdann (CSV)</translation>
    </message>
    <message>
        <source>birdann segments (Excel)</source>
        <translation>Segments birdann (Excel)</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>both ends ± 10 ms</source>
        <translation>début et fin ± 10 ms</translation>
    </message>
    <message>
        <source>both ends ± 20 ms</source>
        <translation>début et fin ± 20 ms</translation>
    </message>
    <message>
        <source>by another name of it</source>
        <translation>par un autre de ses noms</translation>
    </message>
    <message>
        <source>by its code</source>
        <translation>par son code</translation>
    </message>
    <message>
        <source>by its scientific name</source>
        <translation>par son nom scientifique</translation>
    </message>
    <message>
        <source>by sound alone</source>
        <translation>par le son seul</translation>
    </message>
    <message>
        <source>by the list of species names</source>
        <translation>par la liste des noms d’espèces</translation>
    </message>
    <message>
        <source>by the other name beside it</source>
        <translation>par l’autre nom à côté</translation>
    </message>
    <message>
        <source>by the sample “{name}”</source>
        <translation>par l’échantillon «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>calibrated</source>
        <translation>calibré</translation>
    </message>
    <message>
        <source>call</source>
        <translation>cri</translation>
    </message>
    <message>
        <source>calls at or above the threshold per hour surveyed; expected calls per hour; the share of visits, minutes or recordings with at least one call; or the most calls in a minute, as mean over visits (default: calls). All but the first with 95 %% intervals</source>
        <translation>cris à partir du seuil par heure échantillonnée&#xa0;; cris attendus par heure&#xa0;; la part des visites, minutes ou enregistrements avec au moins un cri&#xa0;; ou le maximum de cris en une minute, en moyenne des visites (par défaut&#xa0;: calls). Tous sauf le premier avec intervalles à 95&#xa0;%%</translation>
    </message>
    <message>
        <source>calls in the busiest minute</source>
        <translation>cris dans la minute la plus active</translation>
    </message>
    <message>
        <source>calls per hour</source>
        <translation>cris par heure</translation>
    </message>
    <message>
        <source>cancelled. Finished work is kept.</source>
        <translation>annulé. Ce qui est terminé est conservé.</translation>
    </message>
    <message>
        <source>cannot be estimated</source>
        <translation>impossible à estimer</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>certainty</source>
        <translation>certitude</translation>
    </message>
    <message>
        <source>check a model file and show its contents</source>
        <translation>vérifier un fichier de modèle et afficher son contenu</translation>
    </message>
    <message>
        <source>check a project and its sound files, and repair it</source>
        <translation>vérifier un projet et ses fichiers son, et le réparer</translation>
    </message>
    <message>
        <source>checking for damage</source>
        <translation>vérification des dommages</translation>
    </message>
    <message>
        <source>chosen at random</source>
        <translation>choisi au hasard</translation>
    </message>
    <message>
        <source>chosen by the model</source>
        <translation>choisi par le modèle</translation>
    </message>
    <message>
        <source>clips</source>
        <translation>des extraits</translation>
    </message>
    <message>
        <source>clock time</source>
        <translation>heure d’horloge</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>group</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>column of species names in tables</source>
        <translation>colonne des noms d’espèces dans les tableaux</translation>
    </message>
    <message>
        <source>columns of other programs</source>
        <translation>colonnes d’autres programmes</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commandes</translation>
    </message>
    <message>
        <source>compare all finished tables and sound files with their checksums (default: compare numbers of rows, file sizes and times)</source>
        <translation>comparer tous les tableaux terminés et fichiers son à leurs sommes de contrôle (par défaut&#xa0;: comparer nombres de lignes, tailles et dates)</translation>
    </message>
    <message>
        <source>comparing models with and without noise</source>
        <translation>comparaison des modèles avec et sans bruit</translation>
    </message>
    <message>
        <source>comparing regressions</source>
        <translation>comparaison des régressions</translation>
    </message>
    <message>
        <source>complete list</source>
        <translation>liste complète</translation>
    </message>
    <message>
        <source>contains no audio (0 samples)</source>
        <translation>ne contient pas d’audio (0 échantillon)</translation>
    </message>
    <message>
        <source>convert starts with another time zone to --zone; the moment stays</source>
        <translation>convertir vers --zone les débuts d’un autre fuseau horaire&#xa0;; l’instant reste</translation>
    </message>
    <message>
        <source>copy a project, or make a blind copy for a second observer</source>
        <translation>copier un projet, ou faire une copie aveugle pour un second observateur</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>count by nights, from noon to noon, not by days</source>
        <translation>compter par nuits, de midi à midi, pas par jours</translation>
    </message>
    <message>
        <source>count calls by hour, date and site, with survey effort</source>
        <translation>compter les cris par heure, date et site, avec l’effort d’échantillonnage</translation>
    </message>
    <message>
        <source>count only in windows chosen at random</source>
        <translation>ne compter que dans des fenêtres choisies au hasard</translation>
    </message>
    <message>
        <source>covariate of detection: hour, minutes_from_sunrise or recorder</source>
        <translation>covariable de détection&#xa0;: hour, minutes_from_sunrise ou recorder</translation>
    </message>
    <message>
        <source>create a project</source>
        <translation>créer un projet</translation>
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
        <translation>par défaut&#xa0;: wav</translation>
    </message>
    <message>
        <source>detect species in all recordings, and store the detections</source>
        <translation>détecter les espèces dans tous les enregistrements et conserver les détections</translation>
    </message>
    <message>
        <source>detect species with an installed network such as BirdNET</source>
        <translation>détecter les espèces avec un réseau installé comme BirdNET</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment</source>
        <translation>détections d’un réseau de neurones, en tableau ou dossier de tableaux&#xa0;: indices pour chaque segment</translation>
    </message>
    <message>
        <source>detections of a neural network, as a table or a folder of tables: evidence for every segment; without lists the model is trained on it</source>
        <translation>détections d’un réseau de neurones, en tableau ou dossier de tableaux&#xa0;: indices pour chaque segment&#xa0;; sans listes, le modèle est entraîné dessus</translation>
    </message>
    <message>
        <source>divide recordings at the end of a visit</source>
        <translation>diviser les enregistrements à la fin d’une visite</translation>
    </message>
    <message>
        <source>do not open the window</source>
        <translation>ne pas ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>draw a validation sample</source>
        <translation>tirer un échantillon de validation</translation>
    </message>
    <message>
        <source>draw a validation sample as a project</source>
        <translation>tirer un échantillon de validation sous forme de projet</translation>
    </message>
    <message>
        <source>draw each bin evenly from strata of this many hours of the day (default: 24, one stratum)</source>
        <translation>tirer chaque classe également de strates de ce nombre d’heures du jour (par défaut&#xa0;: 24, une strate)</translation>
    </message>
    <message>
        <source>draw visits, and the calls to play in each</source>
        <translation>tirer des visites, et les cris à lire dans chacune</translation>
    </message>
    <message>
        <source>drum</source>
        <translation>tambourinage</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>duration {low} to {high} s: {calls} calls, met one to one {met}</source>
        <translation>durée {low} à {high} s&#xa0;: cris {calls}, trouvés un à un {met}</translation>
    </message>
    <message>
        <source>eBird record format (CSV without a header)</source>
        <translation>Format d’observations eBird (CSV sans en-tête)</translation>
    </message>
    <message>
        <source>empty folder for the calls that reach their threshold</source>
        <translation>dossier vide pour les cris qui atteignent leur seuil</translation>
    </message>
    <message>
        <source>end names of predictions with scores (Wren;0.637) where a format has no other place</source>
        <translation>terminer les noms des prédictions par des scores (Wren;0.637) là où un format n’a pas d’autre place</translation>
    </message>
    <message>
        <source>estimate the occupancy of each species</source>
        <translation>estimer l’occupation de chaque espèce</translation>
    </message>
    <message>
        <source>evaluate occupancy estimates in simulated seasons</source>
        <translation>évaluer des estimations d’occupation dans des saisons simulées</translation>
    </message>
    <message>
        <source>examples in the archive</source>
        <translation>exemples de l’archive</translation>
    </message>
    <message>
        <source>except for spelling</source>
        <translation>à l’orthographe près</translation>
    </message>
    <message>
        <source>exit with code 3 if some files failed (they are always listed)</source>
        <translation>sortir avec le code 3 si des fichiers ont échoué (ils sont toujours énumérés)</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>au moins un argument attendu</translation>
    </message>
    <message>
        <source>expected at most one argument</source>
        <translation>au plus un argument attendu</translation>
    </message>
    <message>
        <source>expected calls per hour</source>
        <translation>cris attendus par heure</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>un argument attendu</translation>
    </message>
    <message>
        <source>export a trained model as a file, or show its contents</source>
        <translation>exporter un modèle entraîné en fichier, ou afficher son contenu</translation>
    </message>
    <message>
        <source>features that describe segments; hja38: the 38 published ones (default: those of most segments, else extended)</source>
        <translation>descripteurs des segments&#xa0;; hja38&#xa0;: les 38 publiés (par défaut&#xa0;: ceux de la plupart des segments, sinon extended)</translation>
    </message>
    <message>
        <source>ffmpeg or Audacity</source>
        <translation>ffmpeg ou Audacity</translation>
    </message>
    <message>
        <source>file changed since it was added</source>
        <translation>fichier modifié depuis son ajout</translation>
    </message>
    <message>
        <source>file name</source>
        <translation>nom de fichier</translation>
    </message>
    <message>
        <source>file names of clips: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (default: {species}_{recording}_{start})</source>
        <translation>noms de fichiers des extraits&#xa0;: {species} {recording} {start} {end} {duration} {low} {high} {probability} {status} {reviewer} {date} {time} {number} {segment} (par défaut&#xa0;: {species}_{recording}_{start})</translation>
    </message>
    <message>
        <source>file to write, such as spring.birdann-model</source>
        <translation>fichier à écrire, comme spring.birdann-model</translation>
    </message>
    <message>
        <source>file to write; a folder for clips and for formats with one file per recording</source>
        <translation>fichier à écrire&#xa0;; un dossier pour les extraits et pour les formats à un fichier par enregistrement</translation>
    </message>
    <message>
        <source>find and label every call, and write Parquet tables</source>
        <translation>rechercher et étiqueter chaque cri, et écrire des tableaux Parquet</translation>
    </message>
    <message>
        <source>find segments</source>
        <translation>rechercher les segments</translation>
    </message>
    <message>
        <source>first import detections of a neural network as evidence, from a table or a folder of tables</source>
        <translation>importer d’abord des détections d’un réseau de neurones comme indices, d’un tableau ou d’un dossier de tableaux</translation>
    </message>
    <message>
        <source>first opening of a day</source>
        <translation>première ouverture du jour</translation>
    </message>
    <message>
        <source>first paint the boxes of Raven, Audacity or other tables that contain every call of their recordings; the paint stays in the project</source>
        <translation>peindre d’abord les rectangles de tableaux Raven, Audacity ou autres qui contiennent tous les cris de leurs enregistrements&#xa0;; la peinture reste dans le projet</translation>
    </message>
    <message>
        <source>first remove the training sources of the project</source>
        <translation>retirer d’abord les sources d’entraînement du projet</translation>
    </message>
    <message>
        <source>first tune the settings of the model on held-out recordings</source>
        <translation>régler d’abord le modèle sur des enregistrements réservés</translation>
    </message>
    <message>
        <source>fitting the regressions</source>
        <translation>ajustement des régressions</translation>
    </message>
    <message>
        <source>folder for project.birdann and segments.csv</source>
        <translation>dossier pour project.birdann et segments.csv</translation>
    </message>
    <message>
        <source>folder of recordings (recursive)</source>
        <translation>dossier d’enregistrements (récursif)</translation>
    </message>
    <message>
        <source>folder to create (default: demo)</source>
        <translation>dossier à créer (par défaut&#xa0;: demo)</translation>
    </message>
    <message>
        <source>folder to search (recursive)</source>
        <translation>dossier où chercher (récursif)</translation>
    </message>
    <message>
        <source>folders of recordings, or text files with one path per line</source>
        <translation>dossiers d’enregistrements, ou fichiers texte avec un chemin par ligne</translation>
    </message>
    <message>
        <source>folds of cross-validation (default: 10)</source>
        <translation>partitions de la validation croisée (par défaut&#xa0;: 10)</translation>
    </message>
    <message>
        <source>for the tables</source>
        <translation>pour les tableaux</translation>
    </message>
    <message>
        <source>for the tables and pictures</source>
        <translation>pour les tableaux et images</translation>
    </message>
    <message>
        <source>format of the files; see birdann formats (default: detected)</source>
        <translation>format des fichiers&#xa0;; voir birdann formats (par défaut&#xa0;: détecté)</translation>
    </message>
    <message>
        <source>format of the tables (default: detected)</source>
        <translation>format des tableaux (par défaut&#xa0;: détecté)</translation>
    </message>
    <message>
        <source>found by its name, with the same sound: {path}</source>
        <translation>trouvé par son nom, avec le même son&#xa0;: {path}</translation>
    </message>
    <message>
        <source>found by its sound, under another name: {path}</source>
        <translation>trouvé par son son, sous un autre nom&#xa0;: {path}</translation>
    </message>
    <message>
        <source>frequencies</source>
        <translation>fréquences</translation>
    </message>
    <message>
        <source>frequencies without a label before them</source>
        <translation>fréquences sans étiquette avant elles</translation>
    </message>
    <message>
        <source>from </source>
        <comment>an hour</comment>
        <translation>de </translation>
    </message>
    <message>
        <source>from a folder of recordings to labelled segments in one go</source>
        <translation>d’un dossier d’enregistrements à des segments étiquetés en une fois</translation>
    </message>
    <message>
        <source>from the checklist</source>
        <translation>liste de référence</translation>
    </message>
    <message>
        <source>from this recording&apos;s species list</source>
        <translation>d’après la liste d’espèces de cet enregistrement</translation>
    </message>
    <message>
        <source>function from outputs to scores (default: known for BirdNET and Perch; none: the outputs are scores)</source>
        <translation>fonction des sorties vers les scores (par défaut&#xa0;: connue pour BirdNET et Perch&#xa0;; none&#xa0;: les sorties sont des scores)</translation>
    </message>
    <message>
        <source>half of the smaller box</source>
        <translation>moitié du plus petit cadre</translation>
    </message>
    <message>
        <source>hours of day, such as 4-9 or 20-4</source>
        <translation>heures du jour, comme 4-9 ou 20-4</translation>
    </message>
    <message>
        <source>how common they are</source>
        <translation>leur abondance</translation>
    </message>
    <message>
        <source>identifier</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>ignore the project&apos;s thresholds: also export probable non-calls and, without --min-probability, improbable predictions</source>
        <translation>ignorer les seuils du projet&#xa0;: exporter aussi ce qui n’est probablement pas un cri et, sans --min-probability, les prédictions improbables</translation>
    </message>
    <message>
        <source>import segments, labelled where the files say that a person named them; all names as labels of yours, or as a program&apos;s detections, where the files leave it open; scores of windows as evidence for segments found by birdann; or species lists of recordings (default: segments, but evidence for a network&apos;s windows, unless --min-score or --species-map is given)</source>
        <translation>importer des segments, étiquetés là où les fichiers disent qu’une personne les a nommés&#xa0;; là où les fichiers ne le disent pas, tous les noms comme vos étiquettes ou comme détections d’un programme&#xa0;; des scores de fenêtres comme indices pour les segments trouvés par birdann&#xa0;; ou des listes d’espèces d’enregistrements (par défaut&#xa0;: segments, mais indices pour les fenêtres d’un réseau, sauf avec --min-score ou --species-map)</translation>
    </message>
    <message>
        <source>in {part} of {whole}</source>
        <translation>dans {part} de {whole}</translation>
    </message>
    <message>
        <source>include segments and detections of human sounds</source>
        <translation>inclure segments et détections de sons humains</translation>
    </message>
    <message>
        <source>incomplete list</source>
        <translation>liste incomplète</translation>
    </message>
    <message>
        <source>instances and lists to use (default: those of the set)</source>
        <translation>instances et listes à utiliser (par défaut&#xa0;: celles du jeu)</translation>
    </message>
    <message>
        <source>inter-observer agreement per species</source>
        <translation>accord entre observateurs par espèce</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>valeur de %(type)s non valide&#xa0;: %(value)r</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>choix non valide&#xa0;: %(value)r (choisissez parmi %(choices)s)</translation>
    </message>
    <message>
        <source>invalid sample rate</source>
        <translation>fréquence d’échantillonnage non valide</translation>
    </message>
    <message>
        <source>is cut off before any sound</source>
        <translation>est coupé avant tout son</translation>
    </message>
    <message>
        <source>it does not distinguish species</source>
        <translation>il ne distingue pas les espèces</translation>
    </message>
    <message>
        <source>it ends before it starts</source>
        <translation>il se termine avant de commencer</translation>
    </message>
    <message>
        <source>it has more cells than the header</source>
        <translation>elle a plus de cellules que l’en-tête</translation>
    </message>
    <message>
        <source>it has no times</source>
        <translation>il n’a pas de temps</translation>
    </message>
    <message>
        <source>it has {there} rows instead of {n_rows}</source>
        <translation>il a {there} lignes au lieu de {n_rows}</translation>
    </message>
    <message>
        <source>it is a point in time, not a stretch</source>
        <translation>c’est un instant, pas une étendue</translation>
    </message>
    <message>
        <source>it is cut off</source>
        <translation>il est coupé</translation>
    </message>
    <message>
        <source>it is not a complete model file</source>
        <translation>ce n’est pas un fichier de modèle complet</translation>
    </message>
    <message>
        <source>it is not a plain file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is not built as it should be</source>
        <translation>il n’est pas construit comme il faut</translation>
    </message>
    <message>
        <source>it is of another program</source>
        <translation>il vient d’un autre programme</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>it is too long for an outline</source>
        <translation>il est trop long pour un contour</translation>
    </message>
    <message>
        <source>it kept {n_kept} of {n_rows} rows</source>
        <translation>il a gardé {n_kept} lignes sur {n_rows}</translation>
    </message>
    <message>
        <source>it lies outside the recording or has no extent</source>
        <translation>il est hors de l’enregistrement ou sans étendue</translation>
    </message>
    <message>
        <source>it needs features “{schema}”, which this version does not compute</source>
        <translation>il demande les descripteurs «&#xa0;{schema}&#xa0;», que cette version ne calcule pas</translation>
    </message>
    <message>
        <source>it was changed since</source>
        <translation>il a été modifié depuis</translation>
    </message>
    <message>
        <source>items per bin of each species (default: 25)</source>
        <translation>éléments par classe de chaque espèce (par défaut&#xa0;: 25)</translation>
    </message>
    <message>
        <source>iteration {i}</source>
        <translation>itération {i}</translation>
    </message>
    <message>
        <source>its columns differ</source>
        <translation>ses colonnes diffèrent</translation>
    </message>
    <message>
        <source>its confidence is not between 0 and 1</source>
        <translation>sa confiance n’est pas entre 0 et 1</translation>
    </message>
    <message>
        <source>its layer is missing</source>
        <translation>sa couche manque</translation>
    </message>
    <message>
        <source>its learner does not fit its features and species</source>
        <translation>son classificateur ne correspond pas à ses descripteurs et espèces</translation>
    </message>
    <message>
        <source>its learner gives no probabilities</source>
        <translation>son classificateur ne donne pas de probabilités</translation>
    </message>
    <message>
        <source>its length is wrong</source>
        <translation>sa longueur est fausse</translation>
    </message>
    <message>
        <source>its list of tables cannot be read</source>
        <translation>sa liste de tables est illisible</translation>
    </message>
    <message>
        <source>its minimum call probability is not a probability</source>
        <translation>sa probabilité minimale de cri n’est pas une probabilité</translation>
    </message>
    <message>
        <source>its number in the list, or a file (default: the newest)</source>
        <translation>son numéro dans la liste, ou un fichier (par défaut&#xa0;: la plus récente)</translation>
    </message>
    <message>
        <source>its numbers are not valid</source>
        <translation>ses nombres ne sont pas valides</translation>
    </message>
    <message>
        <source>its segmenter is missing</source>
        <translation>son segmenteur manque</translation>
    </message>
    <message>
        <source>its times are not those of a recording</source>
        <translation>ses temps ne sont pas ceux d’un enregistrement</translation>
    </message>
    <message>
        <source>its training has no identifier or time</source>
        <translation>son entraînement n’a pas d’identifiant ou de date</translation>
    </message>
    <message>
        <source>its trees are not those that were stored</source>
        <translation>ses arbres ne sont pas ceux qui ont été enregistrés</translation>
    </message>
    <message>
        <source>its version is {stored}, and this program reads version {version}</source>
        <translation>sa version est {stored}, et ce programme lit la version {version}</translation>
    </message>
    <message>
        <source>its “{column}” is not as birdann writes it</source>
        <translation>sa colonne «&#xa0;{column}&#xa0;» n’est pas telle que birdann l’écrit</translation>
    </message>
    <message>
        <source>join calls of one species with gaps up to this to one row, such as songs or bouts, with their number (n_calls); clips contain whole rows</source>
        <translation>réunir en une ligne les cris d’une espèce espacés d’au plus cette valeur, comme des chants ou des séries, avec leur nombre (n_calls)&#xa0;; les extraits contiennent des lignes entières</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction (birdann join), so that one row is one call (default: except in recordings of 150 kHz or more, where one row is one pulse), or keep each as a row</source>
        <translation>réunir les fragments d’un cri après la prédiction (birdann join), pour qu’une ligne soit un cri (par défaut&#xa0;: sauf dans les enregistrements de 150 kHz ou plus, où une ligne est une impulsion), ou garder chacun comme ligne</translation>
    </message>
    <message>
        <source>join fragments of one call after prediction, as birdann run does (default: except in recordings of 150 kHz or more), or keep each as a row</source>
        <translation>réunir les fragments d’un cri après la prédiction, comme le fait birdann run (par défaut&#xa0;: sauf dans les enregistrements de 150 kHz ou plus), ou garder chacun comme ligne</translation>
    </message>
    <message>
        <source>join fragments of one call with the same predicted species</source>
        <translation>réunir les fragments d’un cri de même espèce prédite</translation>
    </message>
    <message>
        <source>keep the scores of all windows as evidence for segments found by birdann, instead of a segment for each detection; best with --step 1 --min-score 0.005</source>
        <translation>garder les scores de toutes les fenêtres comme indices pour les segments trouvés par birdann, au lieu d’un segment par détection&#xa0;; au mieux avec --step 1 --min-score 0.005</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>touche {key}</translation>
    </message>
    <message>
        <source>known calls: columns file, start_s, end_s, and class, label or species</source>
        <translation>cris connus&#xa0;: colonnes file, start_s, end_s et class, label ou species</translation>
    </message>
    <message>
        <source>label archives of any size, on one machine or on many</source>
        <translation>étiqueter des archives de toute taille, sur une machine ou plusieurs</translation>
    </message>
    <message>
        <source>learner, or system that predicts whole recordings only (default: auto)</source>
        <translation>algorithme d’apprentissage, ou système qui ne prédit que des enregistrements entiers (par défaut&#xa0;: auto)</translation>
    </message>
    <message>
        <source>learning from other recordings: part {k} of {folds}</source>
        <translation>apprentissage d’après d’autres enregistrements&#xa0;: partie {k} sur {folds}</translation>
    </message>
    <message>
        <source>leave out segments without a species</source>
        <translation>omettre les segments sans espèce</translation>
    </message>
    <message>
        <source>length of a simulated visit, drawn from measured minutes (default: 10)</source>
        <translation>durée d’une visite simulée, tirée de minutes mesurées (par défaut&#xa0;: 10)</translation>
    </message>
    <message>
        <source>length of a visit: a day (default), a night from noon to noon, or a number of hours</source>
        <translation>durée d’une visite&#xa0;: un jour (par défaut), une nuit de midi à midi, ou un nombre d’heures</translation>
    </message>
    <message>
        <source>level {low} to {high} dB: {calls} calls, met one to one {met}</source>
        <translation>niveau {low} à {high} dB&#xa0;: cris {calls}, trouvés un à un {met}</translation>
    </message>
    <message>
        <source>level {rms_db}</source>
        <translation>niveau {rms_db}</translation>
    </message>
    <message>
        <source>licence of the annotation set, such as &quot;CC BY 4.0&quot;; remembered</source>
        <translation>licence du jeu d’annotations, comme &quot;CC BY 4.0&quot;&#xa0;; mémorisée</translation>
    </message>
    <message>
        <source>linear model, step {i}</source>
        <translation>modèle linéaire, étape {i}</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>list installed networks</source>
        <translation>lister les réseaux installés</translation>
    </message>
    <message>
        <source>list of the recording</source>
        <translation>liste de l’enregistrement</translation>
    </message>
    <message>
        <source>list possible errors in species lists</source>
        <translation>lister les erreurs possibles des listes d’espèces</translation>
    </message>
    <message>
        <source>list predicted species that no list mentions instead, with their probabilities</source>
        <translation>lister plutôt les espèces prédites qu’aucune liste ne mentionne, avec leurs probabilités</translation>
    </message>
    <message>
        <source>list recordings with start and recorder, and the source of both</source>
        <translation>lister les enregistrements avec début et enregistreur, et la source des deux</translation>
    </message>
    <message>
        <source>list supported formats</source>
        <translation>lister les formats pris en charge</translation>
    </message>
    <message>
        <source>list the calls most similar to examples, as CSV</source>
        <translation>lister en CSV les cris les plus similaires aux exemples</translation>
    </message>
    <message>
        <source>list the queues, or the outcomes of one</source>
        <translation>lister les vérifications de visites, ou les résultats de l’une</translation>
    </message>
    <message>
        <source>list the samples, or the items of one</source>
        <translation>lister les échantillons, ou les éléments de l’un</translation>
    </message>
    <message>
        <source>list, save or remove thresholds</source>
        <translation>lister, enregistrer ou retirer des seuils</translation>
    </message>
    <message>
        <source>locate missing sound files</source>
        <translation>localiser les fichiers son manquants</translation>
    </message>
    <message>
        <source>location of recordings that have none: --place=-36.85,174.76</source>
        <translation>lieu des enregistrements qui n’en ont pas&#xa0;: --place=-36.85,174.76</translation>
    </message>
    <message>
        <source>logarithmic: halves, quarters, eighths towards the top (default); quantile: equal</source>
        <translation>logarithmic&#xa0;: moitiés, quarts, huitièmes vers le haut (par défaut)&#xa0;; quantile&#xa0;: égales</translation>
    </message>
    <message>
        <source>make a sample project, label it and open it</source>
        <translation>faire un projet d’exemple, l’étiqueter et l’ouvrir</translation>
    </message>
    <message>
        <source>male, female, unknown</source>
        <translation>mâle, femelle, inconnu</translation>
    </message>
    <message>
        <source>maximum number of calls played per visit (default: 1)</source>
        <translation>nombre maximal de cris lus par visite (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>maximum of each recording in a bin (default: any number)</source>
        <translation>maximum de chaque enregistrement dans une classe (par défaut&#xa0;: nombre quelconque)</translation>
    </message>
    <message>
        <source>maximum per species: reviewed segments first, then the most probable</source>
        <translation>maximum par espèce&#xa0;: d’abord les segments révisés, puis les plus probables</translation>
    </message>
    <message>
        <source>mean of {n} visits</source>
        <translation>moyenne de {n} visites</translation>
    </message>
    <message>
        <source>meaning of cells without species: untagged (default), “no birds” where “none” or the like is written, or “no birds” in all</source>
        <translation>sens des cellules sans espèce&#xa0;: non marqué (par défaut), «&#xa0;aucun oiseau&#xa0;» là où «&#xa0;aucun&#xa0;» ou l’équivalent est écrit, ou «&#xa0;aucun oiseau&#xa0;» dans toutes</translation>
    </message>
    <message>
        <source>measure the noise level of each visit (reads sound)</source>
        <translation>mesurer le niveau de bruit de chaque visite (lit le son)</translation>
    </message>
    <message>
        <source>measured visits of one minute, one row per segment: columns species, visit, calls (number of calls of the species), is_call (true or false) and score</source>
        <translation>visites mesurées d’une minute, une ligne par segment&#xa0;: colonnes species, visit, calls (nombre de cris de l’espèce), is_call (true ou false) et score</translation>
    </message>
    <message>
        <source>measurements</source>
        <translation>mesures</translation>
    </message>
    <message>
        <source>median error of an onset {onset} ms, of an offset {offset} ms</source>
        <translation>erreur médiane&#xa0;: début {onset} ms, fin {offset} ms</translation>
    </message>
    <message>
        <source>merge two projects of the same recordings</source>
        <translation>fusionner deux projets des mêmes enregistrements</translation>
    </message>
    <message>
        <source>minimum probability of an error (default: 0.5)</source>
        <translation>probabilité minimale d’une erreur (par défaut&#xa0;: 0.5)</translation>
    </message>
    <message>
        <source>minimum probability of unreviewed segments, 0 to 1 (default: that of the project, which birdann predict --min-probability sets; 0 exports all)</source>
        <translation>probabilité minimale des segments non révisés, de 0 à 1 (par défaut&#xa0;: celle du projet, que fixe birdann predict --min-probability&#xa0;; 0 exporte tout)</translation>
    </message>
    <message>
        <source>minimum recorded time of a visit (default: 0)</source>
        <translation>durée minimale enregistrée d’une visite (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>minimum score (default: 0.25)</source>
        <translation>score minimal (par défaut&#xa0;: 0.25)</translation>
    </message>
    <message>
        <source>minimum score in the column “scores” (default: 0.05), or of a network&apos;s detections (default: 0.25)</source>
        <translation>score minimal dans la colonne «&#xa0;scores&#xa0;» (par défaut&#xa0;: 0.05), ou des détections d’un réseau (par défaut&#xa0;: 0.25)</translation>
    </message>
    <message>
        <source>minimum score of detections</source>
        <translation>score minimal des détections</translation>
    </message>
    <message>
        <source>minimum score of played calls (default: 0)</source>
        <translation>score minimal des cris lus (par défaut&#xa0;: 0)</translation>
    </message>
    <message>
        <source>minimum score; results do not cover lower scores</source>
        <translation>score minimal&#xa0;; les résultats ne couvrent pas de scores inférieurs</translation>
    </message>
    <message>
        <source>model file of “birdann model export”, or a network (.tflite, .onnx)</source>
        <translation>fichier de modèle de «&#xa0;birdann model export&#xa0;», ou un réseau (.tflite, .onnx)</translation>
    </message>
    <message>
        <source>model run</source>
        <translation>exécution du modèle</translation>
    </message>
    <message>
        <source>model run with scores (default: the run shown)</source>
        <translation>exécution du modèle avec scores (par défaut&#xa0;: celle qui est affichée)</translation>
    </message>
    <message>
        <source>more species than their segments can explain</source>
        <translation>plus d’espèces que leurs segments ne peuvent en expliquer</translation>
    </message>
    <message>
        <source>must be NAME=VALUE</source>
        <translation>doit être NOM=VALEUR</translation>
    </message>
    <message>
        <source>must be at least 1</source>
        <translation>doit être au moins 1</translation>
    </message>
    <message>
        <source>must be at most ten years</source>
        <translation>doit être au plus dix ans</translation>
    </message>
    <message>
        <source>must be from 0 to 1, or a percentage such as 80%</source>
        <translation>doit être compris entre 0 et 1, ou un pourcentage comme 80%</translation>
    </message>
    <message>
        <source>must be mix, each, or the number of a channel from 1</source>
        <translation>doit être mix, each ou le numéro d’un canal à partir de 1</translation>
    </message>
    <message>
        <source>must look like +12:00, -03:30, UTC or Europe/Berlin</source>
        <translation>doit ressembler à +12:00, -03:30, UTC ou Europe/Berlin</translation>
    </message>
    <message>
        <source>must look like 2021-05-02T04:00:00+12:00</source>
        <translation>doit ressembler à 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>must look like 2024=2024-05-01..2024-06-30</source>
        <translation>doit ressembler à 2024=2024-05-01..2024-06-30</translation>
    </message>
    <message>
        <source>must look like 4-9 or 20-4</source>
        <translation>doit ressembler à 4-9 ou 20-4</translation>
    </message>
    <message>
        <source>must look like 52.52,13.40</source>
        <translation>doit ressembler à 52.52,13.40</translation>
    </message>
    <message>
        <source>must look like {item}=yes, {item}=no or {item}=unsure</source>
        <translation>doit ressembler à {item}=yes, {item}=no ou {item}=unsure</translation>
    </message>
    <message>
        <source>name of the queue</source>
        <translation>nom de la vérification de visites</translation>
    </message>
    <message>
        <source>name of the sample</source>
        <translation>nom de l’échantillon</translation>
    </message>
    <message>
        <source>name of the sample (default: archive)</source>
        <translation>nom de l’échantillon (par défaut&#xa0;: archive)</translation>
    </message>
    <message>
        <source>name of the sample or queue</source>
        <translation>nom de l’échantillon ou de la vérification de visites</translation>
    </message>
    <message>
        <source>name of the season, if several are set</source>
        <translation>nom de la saison, s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>new species</source>
        <translation>nouvelle espèce</translation>
    </message>
    <message>
        <source>no call found</source>
        <translation>aucun cri trouvé</translation>
    </message>
    <message>
        <source>no certificates are set</source>
        <translation>aucun certificat n’est défini</translation>
    </message>
    <message>
        <source>no file name</source>
        <translation>pas de nom de fichier</translation>
    </message>
    <message>
        <source>no lists to choose it by</source>
        <translation>pas de listes pour le choisir</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>no other recording is being read</source>
        <translation>aucun autre enregistrement n’est en cours de lecture</translation>
    </message>
    <message>
        <source>no review queue is being answered (Esc leaves it)</source>
        <translation>aucune file de révision n’est en cours (Échap la quitte)</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>aucun score</translation>
    </message>
    <message>
        <source>no segmentation or training is running</source>
        <translation>aucune segmentation ni aucun entraînement n’est en cours</translation>
    </message>
    <message>
        <source>no segments</source>
        <translation>pas de segments</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>pas de son</translation>
    </message>
    <message>
        <source>no species is named</source>
        <translation>aucune espèce n’est nommée</translation>
    </message>
    <message>
        <source>no species listed, or all of them, so that nothing is ranked</source>
        <translation>aucune espèce listée, ou toutes, si bien que rien n’est classé</translation>
    </message>
    <message>
        <source>no sub-folders by species</source>
        <translation>pas de sous-dossiers par espèce</translation>
    </message>
    <message>
        <source>no such zone</source>
        <translation>ce fuseau n’existe pas</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>bruit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>not a date with a time</source>
        <translation>pas une date avec heure</translation>
    </message>
    <message>
        <source>not a number of intervals</source>
        <translation>pas un nombre d’intervalles</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>pas un fichier texte</translation>
    </message>
    <message>
        <source>not a year of recorders</source>
        <translation>pas une année d’enregistreurs</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>non permis avec l’argument&#xa0;%s</translation>
    </message>
    <message>
        <source>not among what can be lost: {unknown}</source>
        <translation>ne fait pas partie de ce qui peut se perdre&#xa0;: {unknown}</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>non trouvé</translation>
    </message>
    <message>
        <source>not in the model</source>
        <translation>pas dans le modèle</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>not tagged, not segmented</source>
        <translation>non marqué, non segmenté</translation>
    </message>
    <message>
        <source>not {species}</source>
        <translation>pas {species}</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>note on the recording</source>
        <translation>note sur l’enregistrement</translation>
    </message>
    <message numerus="yes">
        <source>notes on recordings without exported segments: %Ln recordings</source>
        <translation>
            <numerusform>notes sur des enregistrements sans segments exportés&#xa0;:&#xa0;%Ln enregistrement</numerusform>
            <numerusform>notes sur des enregistrements sans segments exportés&#xa0;:&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>number of calls</source>
        <translation>nombre de cris</translation>
    </message>
    <message>
        <source>number of calls to list (default: 200)</source>
        <translation>nombre de cris à lister (par défaut&#xa0;: 200)</translation>
    </message>
    <message>
        <source>number of processes (default: 1)</source>
        <translation>nombre de processus (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>number of recordings (default: 24)</source>
        <translation>nombre d’enregistrements (par défaut&#xa0;: 24)</translation>
    </message>
    <message>
        <source>number of seasons (default: 1000)</source>
        <translation>nombre de saisons (par défaut&#xa0;: 1000)</translation>
    </message>
    <message>
        <source>number of sites (default: 20)</source>
        <translation>nombre de sites (par défaut&#xa0;: 20)</translation>
    </message>
    <message>
        <source>number of trees (default: 16)</source>
        <translation>nombre d’arbres (par défaut&#xa0;: 16)</translation>
    </message>
    <message>
        <source>occupancy {psi}; detection in a visit {p}</source>
        <translation>occupation {psi}&#xa0;; détection lors d’une visite {p}</translation>
    </message>
    <message>
        <source>of this name, but another sound; not taken</source>
        <translation>de ce nom, mais d’un autre son&#xa0;; non repris</translation>
    </message>
    <message>
        <source>of unreviewed segments, only those that reach the saved threshold of their species (birdann validate)</source>
        <translation>parmi les segments non révisés, seulement ceux qui atteignent le seuil enregistré de leur espèce (birdann validate)</translation>
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
        <translation>une étiquette par ligne, ou un CSV (par défaut&#xa0;: le fichier d’étiquettes à côté du réseau)</translation>
    </message>
    <message>
        <source>one of the arguments %s is required</source>
        <translation>l’un des arguments&#xa0;%s est requis</translation>
    </message>
    <message>
        <source>only list the backups</source>
        <translation>lister seulement les sauvegardes</translation>
    </message>
    <message>
        <source>only segments with a species</source>
        <translation>seulement les segments avec une espèce</translation>
    </message>
    <message>
        <source>only segments with this status; may be given several times</source>
        <translation>seulement les segments de ce statut&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>only species of the project</source>
        <translation>seulement les espèces du projet</translation>
    </message>
    <message>
        <source>only the recordings that failed last time</source>
        <translation>seulement les enregistrements qui ont échoué la dernière fois</translation>
    </message>
    <message>
        <source>only these hours, such as 5-9 or 22-4</source>
        <translation>seulement ces heures, comme 5-9 ou 22-4</translation>
    </message>
    <message>
        <source>only this recording or folder, by its name in birdann show</source>
        <translation>seulement cet enregistrement ou dossier, par son nom dans birdann show</translation>
    </message>
    <message>
        <source>only this site; may be given several times</source>
        <translation>seulement ce site&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>only this species; may be given several times</source>
        <translation>seulement cette espèce&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: all species of the model)</source>
        <translation>seulement cette espèce&#xa0;; peut être donné plusieurs fois (par défaut&#xa0;: toutes celles du modèle)</translation>
    </message>
    <message>
        <source>only this species; may be given several times (default: the one with the least certain number of calls)</source>
        <translation>seulement cette espèce&#xa0;; peut être donné plusieurs fois (par défaut&#xa0;: celle dont le nombre de cris est le moins certain)</translation>
    </message>
    <message>
        <source>only zeros</source>
        <translation>seulement des zéros</translation>
    </message>
    <message>
        <source>onset ± 10 ms</source>
        <translation>début ± 10 ms</translation>
    </message>
    <message>
        <source>onset ± 20 ms</source>
        <translation>début ± 20 ms</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>open</source>
        <comment>group</comment>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>open the window, on a project if one is given</source>
        <translation>ouvrir la fenêtre, sur un projet s’il est donné</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>original file name (GUANO)</source>
        <translation>nom de fichier d’origine (GUANO)</translation>
    </message>
    <message>
        <source>other readings</source>
        <translation>autres lectures</translation>
    </message>
    <message>
        <source>other segments</source>
        <translation>autres segments</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>hors limites</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>output format; see birdann formats (default: csv)</source>
        <translation>format de sortie&#xa0;; voir birdann formats (par défaut&#xa0;: csv)</translation>
    </message>
    <message>
        <source>overlap of all segments with all calls {iou}</source>
        <translation>chevauchement de tous les segments avec tous les cris {iou}</translation>
    </message>
    <message>
        <source>overlap ≥ .3</source>
        <translation>chevauchement ≥ 0,3</translation>
    </message>
    <message>
        <source>overlap ≥ ½</source>
        <translation>chevauchement ≥ ½</translation>
    </message>
    <message>
        <source>parameter of the learner; may be given several times</source>
        <translation>paramètre de l’algorithme&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>peak {peak_hz}</source>
        <translation>pic {peak_hz}</translation>
    </message>
    <message>
        <source>phase {phase} of {n_phases}</source>
        <translation>phase {phase} sur {n_phases}</translation>
    </message>
    <message>
        <source>picture format (default: svg)</source>
        <translation>format d’image (par défaut&#xa0;: svg)</translation>
    </message>
    <message>
        <source>pitch</source>
        <translation>hauteur</translation>
    </message>
    <message>
        <source>plan the numbers of sites and visits</source>
        <translation>planifier les nombres de sites et de visites</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>arguments positionnels</translation>
    </message>
    <message>
        <source>possible species</source>
        <translation>espèces possibles</translation>
    </message>
    <message>
        <source>precision {share}</source>
        <translation>précision {share}</translation>
    </message>
    <message>
        <source>predict the species of every segment</source>
        <translation>prédire l’espèce de chaque segment</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>predicted {stated}, correct {found}</source>
        <translation>prédit {stated}, correct {found}</translation>
    </message>
    <message>
        <source>present</source>
        <translation>présente</translation>
    </message>
    <message>
        <source>preset whose spectrogram the forest uses (default: exact HJA/MLSP, up to 8 kHz)</source>
        <translation>préréglage dont la forêt utilise le spectrogramme (par défaut&#xa0;: exact HJA/MLSP, jusqu’à 8 kHz)</translation>
    </message>
    <message>
        <source>print errors only</source>
        <translation>n’afficher que les erreurs</translation>
    </message>
    <message>
        <source>print the result as one JSON object</source>
        <translation>afficher le résultat comme un objet JSON</translation>
    </message>
    <message>
        <source>print the result as one JSON object, or write it to OUT</source>
        <translation>afficher le résultat comme un objet JSON, ou l’écrire dans OUT</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilité</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar}</source>
        <translation>probabilité des segments non révisés&#xa0;: au moins {bar}</translation>
    </message>
    <message>
        <source>probability of unreviewed segments: at least {bar} (the project&apos;s minimum)</source>
        <translation>probabilité des segments non révisés&#xa0;: au moins {bar} (le minimum du projet)</translation>
    </message>
    <message>
        <source>processes for the clips of a training source (default: 1)</source>
        <translation>processus pour les extraits d’une source d’entraînement (par défaut&#xa0;: 1)</translation>
    </message>
    <message>
        <source>program that found it</source>
        <translation>programme qui l’a trouvé</translation>
    </message>
    <message>
        <source>program with detections, such as BirdNET/2.4</source>
        <translation>programme avec détections, comme BirdNET/2.4</translation>
    </message>
    <message>
        <source>project file to write</source>
        <translation>fichier de projet à écrire</translation>
    </message>
    <message>
        <source>project format {version} does not exist</source>
        <translation>le format de projet {version} n’existe pas</translation>
    </message>
    <message>
        <source>project whose confirmed calls of a species are examples</source>
        <translation>projet dont les cris confirmés d’une espèce sont des exemples</translation>
    </message>
    <message>
        <source>project with the validated sample</source>
        <translation>projet avec l’échantillon validé</translation>
    </message>
    <message>
        <source>pulses {pulse_rate_hz}</source>
        <translation>impulsions {pulse_rate_hz}</translation>
    </message>
    <message>
        <source>queue of verified visits (default: the newest)</source>
        <translation>vérification de visites (par défaut : la plus récente)</translation>
    </message>
    <message>
        <source>random seed</source>
        <translation>graine aléatoire</translation>
    </message>
    <message>
        <source>random seed of folds and model</source>
        <translation>graine aléatoire des partitions et du modèle</translation>
    </message>
    <message>
        <source>random seed of the held-out parts</source>
        <translation>graine aléatoire des parties réservées</translation>
    </message>
    <message>
        <source>random seed of the simulation</source>
        <translation>graine aléatoire de la simulation</translation>
    </message>
    <message>
        <source>random visits per site (default: all)</source>
        <translation>visites au hasard par site (par défaut&#xa0;: toutes)</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>read and write sites and start times as a table</source>
        <translation>lire et écrire les sites et débuts sous forme de tableau</translation>
    </message>
    <message>
        <source>read and written</source>
        <translation>lu et écrit</translation>
    </message>
    <message>
        <source>read other programs&apos; annotations into a project</source>
        <translation>lire les annotations d’autres programmes dans un projet</translation>
    </message>
    <message>
        <source>read sites from folder names: columns in braces, * for any name, such as &apos;{site}/*&apos; or &apos;{habitat}_{site}/*/*&apos;</source>
        <translation>lire les sites dans les noms de dossiers&#xa0;: colonnes entre accolades, * pour tout nom, comme &apos;{site}/*&apos; ou &apos;{habitat}_{site}/*/*&apos;</translation>
    </message>
    <message>
        <source>recordings with one species</source>
        <translation>enregistrements à une espèce</translation>
    </message>
    <message>
        <source>recordings with several</source>
        <translation>enregistrements à plusieurs</translation>
    </message>
    <message>
        <source>recordings without a list</source>
        <translation>enregistrements sans liste</translation>
    </message>
    <message>
        <source>refitting the regressions</source>
        <translation>réajustement des régressions</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>rejeté</translation>
    </message>
    <message>
        <source>remove a queue from the project</source>
        <translation>retirer une vérification de visites du projet</translation>
    </message>
    <message>
        <source>remove a sample from the project</source>
        <translation>retirer un échantillon du projet</translation>
    </message>
    <message>
        <source>remove the saved threshold</source>
        <translation>retirer le seuil enregistré</translation>
    </message>
    <message>
        <source>repair what can be repaired without losing tags or labels (a backup is made first)</source>
        <translation>réparer ce qui peut l’être sans perdre de marques ni d’étiquettes (une sauvegarde est d’abord faite)</translation>
    </message>
    <message>
        <source>replace existing files (never projects or sound)</source>
        <translation>remplacer les fichiers existants (jamais de projets ni de son)</translation>
    </message>
    <message>
        <source>report exported predictions per hour in recordings tagged “no birds”, by two models trained without half of them</source>
        <translation>indiquer les prédictions exportées par heure dans les enregistrements marqués «&#xa0;aucun oiseau&#xa0;», par deux modèles entraînés sans la moitié d’entre eux</translation>
    </message>
    <message>
        <source>restore a project from a backup</source>
        <translation>restaurer un projet à partir d’une sauvegarde</translation>
    </message>
    <message>
        <source>results folder; recordings that are finished there are skipped</source>
        <translation>dossier des résultats&#xa0;; les enregistrements qui y sont terminés sont ignorés</translation>
    </message>
    <message>
        <source>results of archive run</source>
        <translation>résultats de archive run</translation>
    </message>
    <message>
        <source>review begun</source>
        <translation>révision commencée</translation>
    </message>
    <message>
        <source>reviewed</source>
        <translation>révisé</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>réviseur</translation>
    </message>
    <message>
        <source>run of the model (default: the one shown, else the newest)</source>
        <translation>exécution du modèle (par défaut&#xa0;: celle qui est affichée, sinon la plus récente)</translation>
    </message>
    <message>
        <source>runner-up</source>
        <translation>deuxième espèce</translation>
    </message>
    <message>
        <source>same label</source>
        <translation>même étiquette</translation>
    </message>
    <message>
        <source>save a picture of the window and close it</source>
        <translation>enregistrer une image de la fenêtre et la fermer</translation>
    </message>
    <message>
        <source>save the thresholds, for export --use-thresholds</source>
        <translation>enregistrer les seuils, pour export --use-thresholds</translation>
    </message>
    <message>
        <source>saved thresholds of unreviewed segments: {thresholds} (species without one are excluded)</source>
        <translation>seuils enregistrés des segments non révisés&#xa0;: {thresholds} (les espèces sans seuil sont exclues)</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>mise à l’échelle</translation>
    </message>
    <message>
        <source>scientific name</source>
        <translation>nom scientifique</translation>
    </message>
    <message>
        <source>score a learner on a data set with known instance labels</source>
        <translation>évaluer un algorithme sur un jeu de données aux étiquettes d’instances connues</translation>
    </message>
    <message>
        <source>score bins (default: 4)</source>
        <translation>classes de score (par défaut&#xa0;: 4)</translation>
    </message>
    <message>
        <source>score outlines against known call times</source>
        <translation>évaluer les contours par rapport à des temps de cris connus</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>season in which occupancy is assumed to be closed, such as 2024=2024-05-01..2024-06-30; may be given several times, and replaces the seasons of the project</source>
        <translation>saison où l’occupation est supposée fermée, comme 2024=2024-05-01..2024-06-30&#xa0;; peut être donné plusieurs fois et remplace les saisons du projet</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>graine {seed}</translation>
    </message>
    <message>
        <source>segment all recordings again</source>
        <translation>segmenter à nouveau tous les enregistrements</translation>
    </message>
    <message>
        <source>segment multi-channel recordings again in this channel (1: left), in each, or in a mix (default: as before, else mix)</source>
        <translation>segmenter à nouveau les enregistrements multicanaux dans ce canal (1&#xa0;: gauche), dans chacun ou dans un mélange (par défaut&#xa0;: comme avant, sinon mix)</translation>
    </message>
    <message>
        <source>segmented, not tagged</source>
        <translation>segmenté, non marqué</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum call probability of listed and exported segments, 0 to 1 (0.15 if never set; 0 lists everything)</source>
        <translation>fixer la probabilité minimale de cri des segments listés et exportés du projet, de 0 à 1 (0.15 si jamais fixée&#xa0;; 0 liste tout)</translation>
    </message>
    <message>
        <source>set the project&apos;s minimum probability of unreviewed segments in exports and summaries, 0 to 1 (0 if never set: everything)</source>
        <translation>fixer la probabilité minimale des segments non révisés dans les exportations et résumés du projet, de 0 à 1 (0 si jamais fixée&#xa0;: tout)</translation>
    </message>
    <message>
        <source>set the start, such as 2021-05-02T04:00:00+12:00</source>
        <translation>définir le début, comme 2021-05-02T04:00:00+12:00</translation>
    </message>
    <message>
        <source>settings of the threshold segmenter: automatic (default: bats where the sample rate is 150 kHz or more, songbirds otherwise), songbirds, low owls, insects, bats, exact HJA/MLSP</source>
        <translation>paramètres du segmenteur à seuil&#xa0;: automatic (par défaut&#xa0;: chauves-souris si la fréquence d’échantillonnage est de 150 kHz ou plus, sinon oiseaux chanteurs), songbirds, low owls, insects, bats, exact HJA/MLSP</translation>
    </message>
    <message>
        <source>several segments are selected</source>
        <translation>plusieurs segments sont sélectionnés</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>share of minutes with at least one call</source>
        <translation>part des minutes avec au moins un cri</translation>
    </message>
    <message>
        <source>share of other sounds that the listener mistakes for the species (default: 0.001)</source>
        <translation>part des autres sons que l’auditeur prend pour l’espèce (par défaut&#xa0;: 0.001)</translation>
    </message>
    <message>
        <source>share of recordings with at least one call</source>
        <translation>part des enregistrements avec au moins un cri</translation>
    </message>
    <message>
        <source>share of sites that are occupied (default: 0.5)</source>
        <translation>part des sites occupés (par défaut&#xa0;: 0.5)</translation>
    </message>
    <message>
        <source>share of visits to occupied sites that detect the species (default: 0.5)</source>
        <translation>part des visites de sites occupés qui détectent l’espèce (par défaut&#xa0;: 0.5)</translation>
    </message>
    <message>
        <source>share of visits with at least one call</source>
        <translation>part des visites avec au moins un cri</translation>
    </message>
    <message>
        <source>show metadata of sound files, each value with its source</source>
        <translation>afficher les métadonnées des fichiers son, chaque valeur avec sa source</translation>
    </message>
    <message>
        <source>show precision, and the threshold for a target precision</source>
        <translation>afficher la précision, et le seuil pour une précision visée</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>afficher le numéro de version du programme et quitter</translation>
    </message>
    <message>
        <source>show scores, and sort by species</source>
        <translation>afficher les scores et trier par espèce</translation>
    </message>
    <message>
        <source>show the contents of a project or the metadata of sound files</source>
        <translation>afficher le contenu d’un projet ou les métadonnées de fichiers son</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>afficher cette aide et quitter</translation>
    </message>
    <message>
        <source>show what the lists would change, without changing anything</source>
        <translation>afficher ce que les listes changeraient, sans rien changer</translation>
    </message>
    <message>
        <source>show, set or correct start times of recordings</source>
        <translation>afficher, définir ou corriger les débuts des enregistrements</translation>
    </message>
    <message>
        <source>similar by features and {network} embeddings</source>
        <translation>similaires selon les caractéristiques et les embeddings de {network}</translation>
    </message>
    <message>
        <source>singing, recording {i} of {n_recordings}</source>
        <translation>chant, enregistrement {i} sur {n_recordings}</translation>
    </message>
    <message>
        <source>site covariate of occupancy: a column of the site table</source>
        <translation>covariable de site de l’occupation&#xa0;: une colonne du tableau des sites</translation>
    </message>
    <message>
        <source>song</source>
        <translation>chant</translation>
    </message>
    <message>
        <source>sound before and after a call (default: 0.5)</source>
        <translation>son avant et après un cri (par défaut&#xa0;: 0.5)</translation>
    </message>
    <message>
        <source>sound files and folders (recursive)</source>
        <translation>fichiers son et dossiers (récursif)</translation>
    </message>
    <message>
        <source>species</source>
        <translation>espèce</translation>
    </message>
    <message>
        <source>species by hour of day, species by date, sites by date, species on the clock with sunrise and sunset, species over minutes listened; may be given several times (default: all)</source>
        <translation>espèces par heure du jour, espèces par date, sites par date, espèces sur l’horloge avec lever et coucher du soleil, espèces selon les minutes écoutées&#xa0;; peut être donné plusieurs fois (par défaut&#xa0;: tous)</translation>
    </message>
    <message>
        <source>species found</source>
        <translation>espèces trouvées</translation>
    </message>
    <message>
        <source>species lists to read</source>
        <translation>listes d’espèces à lire</translation>
    </message>
    <message>
        <source>species not labelled by an observer</source>
        <translation>espèces non étiquetées par un observateur</translation>
    </message>
    <message>
        <source>species of the examples</source>
        <translation>espèce des exemples</translation>
    </message>
    <message>
        <source>species of the region; only these, and listed ones, are considered</source>
        <translation>espèces de la région&#xa0;; seules celles-ci et celles des listes sont considérées</translation>
    </message>
    <message>
        <source>species: {names}</source>
        <translation>espèces&#xa0;: {names}</translation>
    </message>
    <message>
        <source>start SLURM jobs as configured in this file</source>
        <translation>lancer des travaux SLURM selon ce fichier</translation>
    </message>
    <message>
        <source>start unknown</source>
        <translation>début inconnu</translation>
    </message>
    <message>
        <source>status</source>
        <translation>statut</translation>
    </message>
    <message>
        <source>status: {names}</source>
        <translation>statut&#xa0;: {names}</translation>
    </message>
    <message>
        <source>step between windows (default: no overlap)</source>
        <translation>pas entre fenêtres (par défaut&#xa0;: sans chevauchement)</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>étapes</translation>
    </message>
    <message>
        <source>such as 12.1=yes; may be given several times</source>
        <translation>comme 12.1=yes&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>such as 12=yes; may be given several times</source>
        <translation>comme 12=yes&#xa0;; peut être donné plusieurs fois</translation>
    </message>
    <message>
        <source>such as 2024-05-01</source>
        <translation>comme 2024-05-01</translation>
    </message>
    <message>
        <source>such as CC BY 4.0</source>
        <translation>comme CC BY 4.0</translation>
    </message>
    <message>
        <source>table with two columns: name in the files, species in the project</source>
        <translation>tableau à deux colonnes&#xa0;: nom dans les fichiers, espèce dans le projet</translation>
    </message>
    <message>
        <source>tagged and segmented</source>
        <translation>marqué et segmenté</translation>
    </message>
    <message>
        <source>tagged, not segmented</source>
        <translation>marqué, non segmenté</translation>
    </message>
    <message>
        <source>target half-width of the interval (default: 0.1)</source>
        <translation>demi-largeur visée de l’intervalle (par défaut&#xa0;: 0.1)</translation>
    </message>
    <message>
        <source>target precision (default: 0.95)</source>
        <translation>précision visée (par défaut&#xa0;: 0.95)</translation>
    </message>
    <message>
        <source>the .birdann file</source>
        <translation>le fichier .birdann</translation>
    </message>
    <message>
        <source>the .birdann file (stays unchanged)</source>
        <translation>le fichier .birdann (reste inchangé)</translation>
    </message>
    <message>
        <source>the .birdann file to create</source>
        <translation>le fichier .birdann à créer</translation>
    </message>
    <message>
        <source>the .birdann file to make</source>
        <translation>le fichier .birdann à faire</translation>
    </message>
    <message>
        <source>the .birdann file to open (default: welcome page)</source>
        <translation>le fichier .birdann à ouvrir (par défaut&#xa0;: page d’accueil)</translation>
    </message>
    <message>
        <source>the border between species whose name contains “;”</source>
        <translation>la limite entre espèces dont le nom contient «&#xa0;;&#xa0;»</translation>
    </message>
    <message>
        <source>the chorus is written</source>
        <translation>le chœur est écrit</translation>
    </message>
    <message>
        <source>the deleted run {identifier}</source>
        <translation>l’exécution supprimée {identifier}</translation>
    </message>
    <message>
        <source>the file contains other audio now and is not used</source>
        <translation>le fichier contient maintenant un autre audio et n’est pas utilisé</translation>
    </message>
    <message>
        <source>the file of another observer; both are compared as if merged</source>
        <translation>le fichier d’un autre observateur&#xa0;; les deux sont comparés comme fusionnés</translation>
    </message>
    <message>
        <source>the folder is not empty</source>
        <translation>le dossier n’est pas vide</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>ces arguments manquent&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>the indexes are rebuilt</source>
        <translation>les index sont reconstruits</translation>
    </message>
    <message>
        <source>the label</source>
        <translation>l’étiquette</translation>
    </message>
    <message>
        <source>the last day</source>
        <translation>le dernier jour</translation>
    </message>
    <message>
        <source>the list of a window is shown</source>
        <translation>la liste d’une fenêtre est affichée</translation>
    </message>
    <message>
        <source>the lists are incomplete: other species may be present (default: complete)</source>
        <translation>les listes sont incomplètes&#xa0;: d’autres espèces peuvent être présentes (par défaut&#xa0;: complètes)</translation>
    </message>
    <message>
        <source>the model file</source>
        <translation>le fichier de modèle</translation>
    </message>
    <message>
        <source>the name of its species has {n_characters} characters</source>
        <translation>le nom de son espèce a {n_characters} caractères</translation>
    </message>
    <message>
        <source>the network&apos;s sampling rate (default: known for BirdNET and Perch)</source>
        <translation>la fréquence d’échantillonnage du réseau (par défaut&#xa0;: connue pour BirdNET et Perch)</translation>
    </message>
    <message>
        <source>the project has recordings</source>
        <translation>le projet a des enregistrements</translation>
    </message>
    <message>
        <source>the project has segments</source>
        <translation>le projet a des segments</translation>
    </message>
    <message>
        <source>the project may be changed</source>
        <translation>le projet peut être modifié</translation>
    </message>
    <message>
        <source>the recording’s place is not known. Give its site one, or --place</source>
        <translation>le lieu de l’enregistrement est inconnu. Donnez-en un à son site, ou --place</translation>
    </message>
    <message>
        <source>the recording’s start is not known; note it (Sites and times)</source>
        <translation>le début de l’enregistrement est inconnu&#xa0;; notez-le (Sites et temps)</translation>
    </message>
    <message>
        <source>the recording’s start or its time zone is not known; note it (Sites and times)</source>
        <translation>le début de l’enregistrement ou son fuseau horaire est inconnu&#xa0;; notez-le (Sites et temps)</translation>
    </message>
    <message>
        <source>the review queue is not empty</source>
        <translation>la file de révision n’est pas vide</translation>
    </message>
    <message>
        <source>the row</source>
        <translation>la ligne</translation>
    </message>
    <message>
        <source>the segments keep their labels and get their boxes for outlines</source>
        <translation>les segments gardent leurs étiquettes et reçoivent leurs rectangles comme contours</translation>
    </message>
    <message>
        <source>the selected segment has been labelled</source>
        <translation>le segment sélectionné a été étiqueté</translation>
    </message>
    <message>
        <source>the shown recording has segments</source>
        <translation>l’enregistrement affiché a des segments</translation>
    </message>
    <message>
        <source>the shown recording has windows</source>
        <translation>l’enregistrement affiché a des fenêtres</translation>
    </message>
    <message>
        <source>the sound file of the recording can be read</source>
        <translation>le fichier son de l’enregistrement est lisible</translation>
    </message>
    <message>
        <source>the spectrogram or the gallery is shown</source>
        <translation>le spectrogramme ou la galerie est affiché</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>le tableau</translation>
    </message>
    <message>
        <source>the table of show --table with its column “answer” filled in</source>
        <translation>le tableau de show --table avec sa colonne «&#xa0;answer&#xa0;» remplie</translation>
    </message>
    <message>
        <source>there is an edit to redo</source>
        <translation>il y a une modification à rétablir</translation>
    </message>
    <message>
        <source>there is an edit to undo</source>
        <translation>il y a une modification à annuler</translation>
    </message>
    <message>
        <source>they are dropped</source>
        <translation>ils sont abandonnés</translation>
    </message>
    <message>
        <source>they are dropped; predict again</source>
        <translation>ils sont abandonnés&#xa0;; prédisez à nouveau</translation>
    </message>
    <message>
        <source>they are dropped; segment those recordings again to use their segments</source>
        <translation>ils sont abandonnés&#xa0;; segmentez à nouveau ces enregistrements pour utiliser leurs segments</translation>
    </message>
    <message>
        <source>they are rebuilt</source>
        <translation>ils sont reconstruits</translation>
    </message>
    <message>
        <source>they are removed; add the files again to read them again</source>
        <translation>elles sont retirées&#xa0;; ajoutez à nouveau les fichiers pour les relire</translation>
    </message>
    <message>
        <source>they are taken from the outlines</source>
        <translation>ils sont repris des contours</translation>
    </message>
    <message>
        <source>this format</source>
        <translation>ce format</translation>
    </message>
    <message>
        <source>threshold (default), or the forest trained in the project (birdann train-segmenter)</source>
        <translation>threshold (par défaut), ou la forêt entraînée dans le projet (birdann train-segmenter)</translation>
    </message>
    <message>
        <source>threshold of calls (default: the saved threshold of the species, else the project&apos;s)</source>
        <translation>seuil des cris (par défaut&#xa0;: le seuil enregistré de l’espèce, sinon celui du projet)</translation>
    </message>
    <message>
        <source>threshold to save</source>
        <translation>seuil à enregistrer</translation>
    </message>
    <message>
        <source>time of review</source>
        <translation>moment de la révision</translation>
    </message>
    <message>
        <source>time zone of starts without one: --zone=-03:30, UTC, or a region with summer time such as Pacific/Auckland</source>
        <translation>fuseau horaire des débuts qui n’en ont pas&#xa0;: --zone=-03:30, UTC, ou une région à heure d’été comme Pacific/Auckland</translation>
    </message>
    <message>
        <source>times</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>to</source>
        <comment>from 2 to 8 kHz</comment>
        <translation>à</translation>
    </message>
    <message>
        <source>to </source>
        <comment>an hour</comment>
        <translation>à </translation>
    </message>
    <message numerus="yes">
        <source>to %Ln recordings</source>
        <translation>
            <numerusform>à&#xa0;%Ln enregistrement</numerusform>
            <numerusform>à&#xa0;%Ln enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>too many species and segments to count every combination</source>
        <translation>trop d’espèces et de segments pour compter chaque combinaison</translation>
    </message>
    <message>
        <source>train a model on the species lists</source>
        <translation>entraîner un modèle sur les listes d’espèces</translation>
    </message>
    <message>
        <source>train a segmenter on painted or confirmed calls</source>
        <translation>entraîner un segmenteur sur des cris peints ou confirmés</translation>
    </message>
    <message>
        <source>train on confirmed and corrected segments instead of paint</source>
        <translation>entraîner sur les segments confirmés et corrigés au lieu de la peinture</translation>
    </message>
    <message>
        <source>trained {when}</source>
        <translation>entraîné le {when}</translation>
    </message>
    <message>
        <source>tree {i} of {n_trees}</source>
        <translation>arbre {i} sur {n_trees}</translation>
    </message>
    <message>
        <source>trying temperatures</source>
        <translation>essai de températures</translation>
    </message>
    <message>
        <source>trying {words}: part {k} of {folds}</source>
        <translation>essai de {words}&#xa0;: partie {k} sur {folds}</translation>
    </message>
    <message>
        <source>type of call</source>
        <translation>type de cri</translation>
    </message>
    <message>
        <source>undefined: all labels are identical</source>
        <translation>indéfini&#xa0;: toutes les étiquettes sont identiques</translation>
    </message>
    <message>
        <source>unit of a segment: notes (default), voices (overtones joined), calls (pulse trains and broken whistles joined, too), or wide (consecutive calls in one band joined); not for exact HJA/MLSP and forests</source>
        <translation>unité d’un segment&#xa0;: notes (par défaut), voices (harmoniques réunis), calls (trains d’impulsions et sifflements coupés réunis aussi), ou wide (cris consécutifs d’une bande réunis)&#xa0;; pas pour exact HJA/MLSP ni les forêts</translation>
    </message>
    <message>
        <source>unknown sample rate (twice the highest frequency is written)</source>
        <translation>fréquence d’échantillonnage inconnue (le double de la fréquence maximale est écrit)</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>arguments non reconnus&#xa0;:&#xa0;%s</translation>
    </message>
    <message>
        <source>unsure</source>
        <translation>incertain</translation>
    </message>
    <message>
        <source>untagged</source>
        <translation>non marqué</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>usage&#xa0;: </translation>
    </message>
    <message>
        <source>use a model file of “birdann model export”, and add it to the project (default: the newest model trained in the project)</source>
        <translation>utiliser un fichier de modèle de «&#xa0;birdann model export&#xa0;» et l’ajouter au projet (par défaut&#xa0;: le dernier modèle entraîné dans le projet)</translation>
    </message>
    <message>
        <source>use sites and locations noted by recorders where no site is set</source>
        <translation>utiliser les sites et lieux notés par les enregistreurs là où aucun site n’est défini</translation>
    </message>
    <message>
        <source>use species lists only; a complete list without a species is a non-detection</source>
        <translation>n’utiliser que les listes d’espèces&#xa0;; une liste complète sans une espèce est une non-détection</translation>
    </message>
    <message>
        <source>validate a random sample, and save thresholds</source>
        <translation>valider un échantillon aléatoire et enregistrer des seuils</translation>
    </message>
    <message>
        <source>validation sample for the call density (default: the newest)</source>
        <translation>échantillon de validation pour la densité de cris (par défaut&#xa0;: le plus récent)</translation>
    </message>
    <message>
        <source>verify which visits to sites detected a species, call by call</source>
        <translation>vérifier, cri par cri, quelles visites des sites ont détecté une espèce</translation>
    </message>
    <message>
        <source>visits not settled yet, not counted: {n}</source>
        <translation>visites pas encore réglées, non comptées&#xa0;: {n}</translation>
    </message>
    <message>
        <source>weighing training sources</source>
        <translation>pondération des sources d’entraînement</translation>
    </message>
    <message>
        <source>what was rejected</source>
        <translation>ce qui a été rejeté</translation>
    </message>
    <message>
        <source>what you confirmed</source>
        <translation>ce que vous avez confirmé</translation>
    </message>
    <message>
        <source>when {obstacle}</source>
        <translation>si {obstacle}</translation>
    </message>
    <message>
        <source>which segments</source>
        <translation>quels segments</translation>
    </message>
    <message numerus="yes">
        <source>whole names of %Ln files: too long, shortened with a digest</source>
        <translation>
            <numerusform>noms complets de&#xa0;%Ln fichier&#xa0;: trop longs, abrégés avec une empreinte</numerusform>
            <numerusform>noms complets de&#xa0;%Ln fichiers&#xa0;: trop longs, abrégés avec une empreinte</numerusform>
        </translation>
    </message>
    <message>
        <source>with --channel: only this recording or folder</source>
        <translation>avec --channel&#xa0;: seulement cet enregistrement ou dossier</translation>
    </message>
    <message>
        <source>with unsure as yes: occupancy {psi}</source>
        <translation>avec «&#xa0;incertain&#xa0;» comme oui&#xa0;: occupation {psi}</translation>
    </message>
    <message>
        <source>without a species</source>
        <translation>sans espèce</translation>
    </message>
    <message>
        <source>without labels, for a second observer; birdann merge combines both</source>
        <translation>sans étiquettes, pour un second observateur&#xa0;; birdann merge réunit les deux</translation>
    </message>
    <message>
        <source>write a model of a project as one file</source>
        <translation>écrire un modèle d’un projet en un fichier</translation>
    </message>
    <message>
        <source>write a reliability diagram from held-out recordings: .png, .svg or .pdf</source>
        <translation>écrire un diagramme de fiabilité des enregistrements réservés&#xa0;: .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>write a summary as CSV instead: one row per species or per recording, the number of segments by species and recording, species lists as birdann add reads them, the probability of presence by recording, or the recordings to tag next</source>
        <translation>écrire plutôt un résumé en CSV&#xa0;: une ligne par espèce ou par enregistrement, le nombre de segments par espèce et enregistrement, les listes d’espèces telles que les lit birdann add, la probabilité de présence par enregistrement, ou les enregistrements à marquer ensuite</translation>
    </message>
    <message>
        <source>write detection histories for occupancy models in R</source>
        <translation>écrire des historiques de détection pour des modèles d’occupation dans R</translation>
    </message>
    <message>
        <source>write every call as a sound file into the folder OUT, with a table</source>
        <translation>écrire chaque cri comme fichier son dans le dossier OUT, avec un tableau</translation>
    </message>
    <message>
        <source>write metadata of sound files as a table</source>
        <translation>écrire les métadonnées des fichiers son en tableau</translation>
    </message>
    <message>
        <source>write the items, to answer them elsewhere</source>
        <translation>écrire les éléments, pour y répondre ailleurs</translation>
    </message>
    <message>
        <source>write the resulting table (.csv or .xlsx)</source>
        <translation>écrire le tableau obtenu (.csv ou .xlsx)</translation>
    </message>
    <message>
        <source>write the segments as CSV or in another program&apos;s format</source>
        <translation>écrire les segments en CSV ou au format d’un autre programme</translation>
    </message>
    <message>
        <source>write the time spent on a project, and a methods paragraph</source>
        <translation>écrire le temps passé sur un projet, et un paragraphe de méthodes</translation>
    </message>
    <message>
        <source>write the training report as one HTML file with pictures</source>
        <translation>écrire le rapport d’entraînement en un fichier HTML avec images</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>xeno-canto annotation set (JSON)</source>
        <translation>Jeu d’annotations xeno-canto (JSON)</translation>
    </message>
    <message>
        <source>{address} needs certificates ({reason}). The manual page Archives shows how to set them in Dask.</source>
        <translation>{address} demande des certificats ({reason}). La page Archives du manuel montre comment les définir dans Dask.</translation>
    </message>
    <message>
        <source>{backup} could not be put in the place of {project_path} ({reason}); the project is as it was.</source>
        <translation>{backup} n’a pas pu être mise à la place de {project_path} ({reason})&#xa0;; le projet est resté tel quel.</translation>
    </message>
    <message>
        <source>{backup} is damaged itself. Choose another backup.</source>
        <translation>{backup} est elle-même endommagée. Choisissez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>{bar} and above</source>
        <translation>{bar} et plus</translation>
    </message>
    <message>
        <source>{before} is now {now}</source>
        <translation>{before} est maintenant {now}</translation>
    </message>
    <message>
        <source>{calls} calls in {time}</source>
        <translation>{calls} cris en {time}</translation>
    </message>
    <message>
        <source>{calls} strokes on calls, {others} on background.</source>
        <translation>{calls} traits sur des cris, {others} sur le fond.</translation>
    </message>
    <message>
        <source>{channel}, played</source>
        <translation>{channel}, lu</translation>
    </message>
    <message>
        <source>{container} coded as {codec}</source>
        <translation>{container} codé en {codec}</translation>
    </message>
    <message>
        <source>{count} of {total} calls are labelled {species}, but the species list is not complete. Add missing species to the list, or mark it as complete.</source>
        <translation>{count} cris sur {total} sont étiquetés {species}, mais la liste d’espèces n’est pas complète. Ajoutez-y les espèces manquantes ou marquez-la comme complète.</translation>
    </message>
    <message>
        <source>{done} of {total} reviewed</source>
        <translation>{done} révisés sur {total}</translation>
    </message>
    <message>
        <source>{done} of {total} validated</source>
        <translation>{done} validés sur {total}</translation>
    </message>
    <message>
        <source>{drawn}, and {examples} beside it: {minutes} min of sound.</source>
        <translation>{drawn}, et en plus {examples}&#xa0;: {minutes} min de son.</translation>
    </message>
    <message>
        <source>{file} (could be several: {names})</source>
        <translation>{file} (plusieurs possibles&#xa0;: {names})</translation>
    </message>
    <message>
        <source>{file} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{file} ne peut pas être écrit ({reason}). Choisissez un autre emplacement ou libérez de l’espace.</translation>
    </message>
    <message>
        <source>{file} contains both projects.</source>
        <translation>{file} contient les deux projets.</translation>
    </message>
    <message>
        <source>{file} exists already, and is kept. Choose another name.</source>
        <translation>{file} existe déjà et est conservé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} exists already. Choose another name.</source>
        <translation>{file} existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} exists already. Open it, or choose another name.</source>
        <translation>{file} existe déjà. Ouvrez-le ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} is the project itself, or belongs to it. Choose another name.</source>
        <translation>{file} est le projet lui-même ou en fait partie. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} is the project itself. Choose another name.</source>
        <translation>{file} est le projet lui-même. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{file} needs more memory than there is.</source>
        <translation>{file} demande plus de mémoire qu’il n’y en a.</translation>
    </message>
    <message>
        <source>{file}: part of its results in {parent} cannot be read. Start again to repeat that part.</source>
        <translation>{file}&#xa0;: une partie de ses résultats dans {parent} est illisible. Relancez pour répéter cette partie.</translation>
    </message>
    <message>
        <source>{first} and {n_more} more files exist already and are kept. Choose another place, or allow them to be replaced (--overwrite).</source>
        <translation>{first} et {n_more} autres fichiers existent déjà et sont conservés. Choisissez un autre emplacement ou permettez leur remplacement (--overwrite).</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be merged, for a row of “{table}” refers to something that neither contains. birdann check tells which of them is damaged.</source>
        <translation>{first} et {second} ne peuvent pas être fusionnés, car une ligne de «&#xa0;{table}&#xa0;» renvoie à ce qu’aucun ne contient. birdann check dit lequel est endommagé.</translation>
    </message>
    <message>
        <source>{first} and {second} have no recording in common. Choose two projects of the same recordings.</source>
        <translation>{first} et {second} n’ont aucun enregistrement en commun. Choisissez deux projets des mêmes enregistrements.</translation>
    </message>
    <message>
        <source>{first} exists already and is kept. Choose another name, or allow it to be replaced (--overwrite).</source>
        <translation>{first} existe déjà et est conservé. Choisissez un autre nom ou permettez son remplacement (--overwrite).</translation>
    </message>
    <message>
        <source>{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}</source>
        <translation>{first}&#xa0;: {n_first}, {second}&#xa0;: {n_second}, les deux&#xa0;: {n_both}&#xa0;; kappa {kappa}</translation>
    </message>
    <message>
        <source>{folder} already contains a demo. Choose a new folder, or replace it (--overwrite).</source>
        <translation>{folder} contient déjà une démonstration. Choisissez un nouveau dossier ou remplacez-la (--overwrite).</translation>
    </message>
    <message>
        <source>{folder} cannot be written ({reason}). Choose another folder.</source>
        <translation>Impossible d’écrire dans {folder} ({reason}). Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{folder} contains detections by a network, without outlines. To validate a sample of them, store them in a project: birdann networks detect.</source>
        <translation>{folder} contient des détections d’un réseau, sans contours. Pour en valider un échantillon, conservez-les dans un projet&#xa0;: birdann networks detect.</translation>
    </message>
    <message>
        <source>{folder} contains no table of detections. Import one with Ctrl+Shift+I.</source>
        <translation>{folder} ne contient aucune table de détections. Importez-en une avec Ctrl+Maj+I.</translation>
    </message>
    <message>
        <source>{folder} contains {path}, which the demo did not make. Choose a new folder.</source>
        <translation>{folder} contient {path}, qui ne vient pas de la démonstration. Choisissez un nouveau dossier.</translation>
    </message>
    <message>
        <source>{folder} is not a results folder of “birdann archive run”. Give that folder.</source>
        <translation>{folder} n’est pas un dossier de résultats de «&#xa0;birdann archive run&#xa0;». Donnez ce dossier.</translation>
    </message>
    <message>
        <source>{folder} is not empty and was not made by the demo. Choose a new folder.</source>
        <translation>{folder} n’est pas vide et ne vient pas de la démonstration. Choisissez un nouveau dossier.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder for the results.</source>
        <translation>{folder} n’est pas vide. Choisissez un dossier vide pour les résultats.</translation>
    </message>
    <message>
        <source>{folder} is not empty. Choose an empty folder.</source>
        <translation>{folder} n’est pas vide. Choisissez un dossier vide.</translation>
    </message>
    <message>
        <source>{folder} is, contains or lies in {given}, which is read. Choose another folder for the results.</source>
        <translation>{folder} est, contient ou se trouve dans {given}, qui est lu. Choisissez un autre dossier pour les résultats.</translation>
    </message>
    <message>
        <source>{folder} was started with another model. Choose another folder, or use that model.</source>
        <translation>{folder} a été commencé avec un autre modèle. Choisissez un autre dossier ou utilisez ce modèle.</translation>
    </message>
    <message>
        <source>{folder} was started with other settings ({options}). Choose another folder, or use the same settings.</source>
        <translation>{folder} a été commencé avec d’autres paramètres ({options}). Choisissez un autre dossier ou utilisez les mêmes paramètres.</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} heures</translation>
    </message>
    <message>
        <source>{hours} of sound done, {rate} h a minute, {n_failed} failed</source>
        <translation>{hours} de son traitées, {rate} h par minute, {n_failed} en échec</translation>
    </message>
    <message>
        <source>{indent} checked against {programs}</source>
        <translation>{indent} vérifié avec {programs}</translation>
    </message>
    <message>
        <source>{kappa} (its interval needs {n} recordings)</source>
        <translation>{kappa} (son intervalle demande {n} enregistrements)</translation>
    </message>
    <message>
        <source>{kappa} ({low} to {high})</source>
        <translation>{kappa} ({low} à {high})</translation>
    </message>
    <message>
        <source>{key} belongs to “{title}”, which would be left without it.</source>
        <translation>{key} appartient à «&#xa0;{title}&#xa0;», qui resterait sans touche.</translation>
    </message>
    <message>
        <source>{key} stands for a numbered species.</source>
        <translation>{key} désigne une espèce numérotée.</translation>
    </message>
    <message>
        <source>{kind} “{name}” is missing</source>
        <translation>{kind} «&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>{kind} “{name}” is not as birdann makes it (projects of unreleased versions cannot be opened)</source>
        <translation>{kind} «&#xa0;{name}&#xa0;» n’est pas tel que birdann le crée (les projets de versions non publiées ne peuvent pas être ouverts)</translation>
    </message>
    <message>
        <source>{k} of {n} minutes</source>
        <translation>{k} minutes sur {n}</translation>
    </message>
    <message>
        <source>{k} of {n} recordings</source>
        <translation>{k} enregistrements sur {n}</translation>
    </message>
    <message>
        <source>{k} of {n} visits</source>
        <translation>{k} visites sur {n}</translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln recordings, {tagged} tagged</source>
        <translation>
            <numerusform>{listed} sur&#xa0;%Ln enregistrement listés, {tagged} marqués</numerusform>
            <numerusform>{listed} sur&#xa0;%Ln enregistrements listés, {tagged} marqués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{listed} of %Ln windows listed</source>
        <translation>
            <numerusform>{listed} sur&#xa0;%Ln fenêtre listées</numerusform>
            <numerusform>{listed} sur&#xa0;%Ln fenêtres listées</numerusform>
        </translation>
    </message>
    <message>
        <source>{lost_s} s could not be decoded (replaced by silence).</source>
        <translation>{lost_s} s n’ont pas pu être décodées (remplacées par du silence).</translation>
    </message>
    <message>
        <source>{low} to {high} dB</source>
        <translation>{low} à {high} dB</translation>
    </message>
    <message>
        <source>{message} Now {remedy}.</source>
        <translation>{message} Maintenant, {remedy}.</translation>
    </message>
    <message>
        <source>{message} With --repair, {remedy}.</source>
        <translation>{message} Avec --repair, {remedy}.</translation>
    </message>
    <message>
        <source>{minutes} min: {value} species (95 % CI {low}–{high})</source>
        <translation>{minutes} min&#xa0;: {value} espèces (IC à 95&#xa0;%&#xa0;: {low}–{high})</translation>
    </message>
    <message>
        <source>{model} of {utc}</source>
        <translation>{model} du {utc}</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments are not valid.</source>
        <translation>{n_boxes} rectangles de segments ne sont pas valides.</translation>
    </message>
    <message>
        <source>{n_boxes} boxes of segments do not contain their outlines.</source>
        <translation>{n_boxes} rectangles de segments ne contiennent pas leurs contours.</translation>
    </message>
    <message>
        <source>{n_finished} of {n_things} done</source>
        <translation>{n_finished} terminés sur {n_things}</translation>
    </message>
    <message>
        <source>{n_missing} segments have neither outline nor box.</source>
        <translation>{n_missing} segments n’ont ni contour ni rectangle.</translation>
    </message>
    <message>
        <source>{n_odd} feature vectors have a wrong length.</source>
        <translation>{n_odd} vecteurs de descripteurs ont une longueur fausse.</translation>
    </message>
    <message numerus="yes">
        <source>{n_open} of %Ln items are still open.</source>
        <translation>
            <numerusform>Encore sans réponse&#xa0;: {n_open} sur %Ln élément.</numerusform>
            <numerusform>Encore sans réponse&#xa0;: {n_open} sur %Ln éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n_outlines} outlines of segments cannot be read.</source>
        <translation>{n_outlines} contours de segments sont illisibles.</translation>
    </message>
    <message>
        <source>{n_parts} sound files one after the other in one file. Times count from the beginning of the first.</source>
        <translation>{n_parts} fichiers son l’un après l’autre dans un fichier. Les temps comptent depuis le début du premier.</translation>
    </message>
    <message>
        <source>{n_pixels} training pixels</source>
        <translation>{n_pixels} pixels d’entraînement</translation>
    </message>
    <message>
        <source>{n_rows} of “top_score” name a species that their model run does not have.</source>
        <translation>{n_rows} de «&#xa0;top_score&#xa0;» nomment une espèce que leur exécution n’a pas.</translation>
    </message>
    <message>
        <source>{n_trees} trees grown</source>
        <translation>{n_trees} arbres construits</translation>
    </message>
    <message>
        <source>{n_twins} of {n_species} species are always listed together and cannot be separated by lists: {named}. Confirm a few segments of each, or tag a recording with only one.</source>
        <translation>{n_twins} espèces sur {n_species} sont toujours listées ensemble et ne peuvent pas être séparées par les listes&#xa0;: {named}. Confirmez quelques segments de chacune ou marquez un enregistrement avec une seule.</translation>
    </message>
    <message>
        <source>{named} cannot be written ({reason}). Choose another name.</source>
        <translation>{named} ne peut pas être écrit ({reason}). Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{named} is a disk or device. Choose a file.</source>
        <translation>{named} est un disque ou un périphérique. Choisissez un fichier.</translation>
    </message>
    <message>
        <source>{named} is a folder. Give the name of a file in it.</source>
        <translation>{named} est un dossier. Donnez le nom d’un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>{named} is a project or another database, and is kept. Choose another name.</source>
        <translation>{named} est un projet ou une autre base de données, et est conservé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{named} is a sound file, and is kept. Choose another name.</source>
        <translation>{named} est un fichier son, et est conservé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{named} is named as a birdann project, or as what belongs to one. Choose another name.</source>
        <translation>{named} porte le nom d’un projet birdann ou de ce qui en fait partie. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{name} (merged with {other})</source>
        <translation>{name} (fusionnée avec {other})</translation>
    </message>
    <message>
        <source>{name} (read-only)</source>
        <translation>{name} (lecture seule)</translation>
    </message>
    <message>
        <source>{name} cannot be read as an Excel workbook. Save it again, or as CSV.</source>
        <translation>{name} est illisible comme classeur Excel. Enregistrez-le à nouveau, ou en CSV.</translation>
    </message>
    <message>
        <source>{name} copy</source>
        <translation>{name} copie</translation>
    </message>
    <message>
        <source>{name} exceeds Excel&apos;s limits for cells or rows. Save it again, or as CSV.</source>
        <translation>{name} dépasse les limites d’Excel en cellules ou en lignes. Enregistrez-le à nouveau, ou en CSV.</translation>
    </message>
    <message>
        <source>{name} has a column of scores for each class, and no labels: they are imported as detections.</source>
        <translation>{name} a une colonne de scores par classe et pas d’étiquettes&#xa0;: ils sont importés comme détections.</translation>
    </message>
    <message>
        <source>{name} has changed since it was added. Restore the original file, locate it elsewhere (menu Project: Locate missing files; command line: birdann locate), or remove the recording and add it again.</source>
        <translation>{name} a changé depuis son ajout. Rétablissez le fichier d’origine, localisez-le ailleurs (menu Projet&#xa0;: Localiser les fichiers manquants&#xa0;; ligne de commande&#xa0;: birdann locate), ou retirez l’enregistrement et ajoutez-le à nouveau.</translation>
    </message>
    <message>
        <source>{name} merged</source>
        <translation>{name} fusionné</translation>
    </message>
    <message>
        <source>{name} refers to sound outside its own folder ({folders}), which is not read. Allow it with --allow-outside.</source>
        <translation>{name} renvoie à du son hors de son propre dossier ({folders}), qui n’est pas lu. Autorisez-le avec --allow-outside.</translation>
    </message>
    <message>
        <source>{name} second observer</source>
        <translation>{name} second observateur</translation>
    </message>
    <message>
        <source>{name} was made elsewhere and refers to sound outside its own folder: {folders}. Allow this from now on? [y/N] </source>
        <translation>{name} a été fait ailleurs et renvoie à du son hors de son propre dossier&#xa0;: {folders}. L’autoriser désormais&#xa0;? [y/N] </translation>
    </message>
    <message>
        <source>{name} {calls} calls   found {found}   right {right}</source>
        <translation>{name} {calls} cris   trouvés {found}   corrects {right}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln labels were read as uncertain ({words}).</source>
        <translation>
            <numerusform>{name} : %Ln étiquette a été lue comme incertaine ({words}).</numerusform>
            <numerusform>{name} : %Ln étiquettes ont été lues comme incertaines ({words}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln rows are not about animals ({words}) and were skipped.</source>
        <translation>
            <numerusform>{name} : %Ln ligne ne nomme aucun animal ({words}) et a été ignorée.</numerusform>
            <numerusform>{name} : %Ln lignes ne nomment aucun animal ({words}) et ont été ignorées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are rejected as noise. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name} : %Ln son nommé {words} est rejeté comme bruit. Pour le garder, ajoutez d’abord une espèce de ce nom.</numerusform>
            <numerusform>{name} : %Ln sons nommés {words} sont rejetés comme bruit. Pour les garder, ajoutez d’abord une espèce de ce nom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %Ln sounds named {words} are unlabelled. Add a species of this name first to keep them.</source>
        <translation>
            <numerusform>{name} : %Ln son nommé {words} reste sans étiquette. Pour garder le nom, ajoutez d’abord une espèce de ce nom.</numerusform>
            <numerusform>{name} : %Ln sons nommés {words} restent sans étiquette. Pour garder le nom, ajoutez d’abord une espèce de ce nom.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: Columns or fields that birdann does not keep: {names}.</source>
        <translation>{name}&#xa0;: colonnes ou champs que birdann ne conserve pas&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{name}: Columns that birdann does not use are kept with the segments, and written to birdann’s own tables, Raven’s and Kaleidoscope’s: {names}.</source>
        <translation>{name}&#xa0;: les colonnes que birdann n’utilise pas sont conservées avec les segments et écrites dans les tableaux de birdann, Raven et Kaleidoscope&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: Invisible characters were removed from the species of %Ln rows.</source>
        <translation>
            <numerusform>{name}&#xa0;: des caractères invisibles ont été retirés de l’espèce de&#xa0;%Ln ligne.</numerusform>
            <numerusform>{name}&#xa0;: des caractères invisibles ont été retirés des espèces de&#xa0;%Ln lignes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: The lowest and highest frequency of %Ln rows were swapped. They are read in order.</source>
        <translation>
            <numerusform>{name} : les fréquences minimale et maximale de %Ln ligne étaient inversées. Elles sont lues dans l’ordre.</numerusform>
            <numerusform>{name} : les fréquences minimale et maximale de %Ln lignes étaient inversées. Elles sont lues dans l’ordre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a choice needs values.</source>
        <translation>{name}&#xa0;: une liste de choix demande des valeurs.</translation>
    </message>
    <message>
        <source>{name}: error {error}</source>
        <translation>{name}&#xa0;: erreur {error}</translation>
    </message>
    <message>
        <source>{name}: its note differs from the one in the project, which is kept.</source>
        <translation>{name}&#xa0;: sa note diffère de celle du projet, qui est conservée.</translation>
    </message>
    <message>
        <source>{name}: {n_found} segments</source>
        <translation>{name}&#xa0;: {n_found} segments</translation>
    </message>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}&#xa0;: {value} ({low} à {high})</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not a number.</source>
        <translation>{name}&#xa0;: «&#xa0;{value}&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>{name}: “{value}” is not one of {choices}.</source>
        <translation>{name}&#xa0;: «&#xa0;{value}&#xa0;» n’est pas l’une des valeurs {choices}.</translation>
    </message>
    <message>
        <source>{n} by having no species</source>
        <translation>{n} faute d’espèce</translation>
    </message>
    <message>
        <source>{n} by having no threshold</source>
        <translation>{n} faute de seuil</translation>
    </message>
    <message>
        <source>{n} by number per species</source>
        <translation>{n} par le nombre par espèce</translation>
    </message>
    <message>
        <source>{n} by probability</source>
        <translation>{n} par la probabilité</translation>
    </message>
    <message>
        <source>{n} by species</source>
        <translation>{n} par l’espèce</translation>
    </message>
    <message>
        <source>{n} by status</source>
        <translation>{n} par le statut</translation>
    </message>
    <message>
        <source>{n} by threshold</source>
        <translation>{n} par le seuil</translation>
    </message>
    <message>
        <source>{n} confirmed</source>
        <translation>{n} confirmés</translation>
    </message>
    <message>
        <source>{n} corrected</source>
        <translation>{n} corrigés</translation>
    </message>
    <message>
        <source>{n} h</source>
        <translation>{n} h</translation>
    </message>
    <message>
        <source>{n} in {folder}</source>
        <translation>{n} dans {folder}</translation>
    </message>
    <message>
        <source>{n} min</source>
        <translation>{n} min</translation>
    </message>
    <message>
        <source>{n} of these starts (first: {first}) are in an hour that clocks show twice or skip when summer time ends or begins. They are read as times before the change. List them with birdann times, and correct them with --start.</source>
        <translation>{n} de ces débuts (premier&#xa0;: {first}) tombent dans une heure que les horloges montrent deux fois ou sautent quand l’heure d’été finit ou commence. Ils sont lus comme des heures d’avant le changement. Listez-les avec birdann times et corrigez-les avec --start.</translation>
    </message>
    <message>
        <source>{n} of “{table}” belong to a {parent} that does not exist.</source>
        <translation>{n} de «&#xa0;{table}&#xa0;» appartiennent à {parent}, qui n’existe pas.</translation>
    </message>
    <message>
        <source>{n} predicted</source>
        <translation>{n} prédits</translation>
    </message>
    <message>
        <source>{n} rejected</source>
        <translation>{n} rejetés</translation>
    </message>
    <message>
        <source>{n} sound files are read from {folder}, outside the project&apos;s folder</source>
        <translation>{n} fichiers son sont lus dans {folder}, hors du dossier du projet</translation>
    </message>
    <message>
        <source>{n} unlabelled</source>
        <translation>{n} sans étiquette</translation>
    </message>
    <message>
        <source>{n} visits: ± {wide} points at {n_sites} sites; ± {width} points needs {needed} sites</source>
        <translation>{n} visites&#xa0;: ± {wide} points avec {n_sites} sites&#xa0;; ± {width} points demandent {needed} sites</translation>
    </message>
    <message>
        <source>{one} and {other}: {n} segments of {m} recordings labelled by both, {k} identical; kappa {kappa}</source>
        <translation>{one} et {other}&#xa0;: {n} segments de {m} enregistrements étiquetés par les deux, {k} identiques&#xa0;; kappa {kappa}</translation>
    </message>
    <message>
        <source>{option} does not apply to {what}. Omit it.</source>
        <translation>{option} ne s’applique pas à {what}. Omettez l’option.</translation>
    </message>
    <message>
        <source>{pace}/min</source>
        <translation>{pace}/min</translation>
    </message>
    <message numerus="yes">
        <source>{part} of %Ln reviewed</source>
        <comment>segments</comment>
        <translation>
            <numerusform>{part} révisé sur&#xa0;%Ln</numerusform>
            <numerusform>{part} révisés sur&#xa0;%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} sur {whole}</translation>
    </message>
    <message>
        <source>{path} cannot be decoded ({reason}). Convert it to WAV or FLAC.</source>
        <translation>{path} ne peut pas être décodé ({reason}). Convertissez-le en WAV ou FLAC.</translation>
    </message>
    <message>
        <source>{path} cannot be decoded into {folder}: {reason}.</source>
        <translation>{path} ne peut pas être décodé dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be opened. See whether its folder exists and may be read.</source>
        <translation>{path} ne peut pas être ouvert. Vérifiez si son dossier existe et peut être lu.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} est illisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}. Check the disk.</source>
        <translation>{path} est illisible&#xa0;: {reason}. Vérifiez le disque.</translation>
    </message>
    <message>
        <source>{path} cannot be used as a model file ({reason}). Export the model again (birdann model export).</source>
        <translation>{path} est inutilisable comme fichier de modèle ({reason}). Exportez le modèle à nouveau (birdann model export).</translation>
    </message>
    <message>
        <source>{path} cannot be used as a network ({reason}).</source>
        <translation>{path} est inutilisable comme réseau ({reason}).</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space.</source>
        <translation>{path} ne peut pas être écrit ({reason}). Choisissez un autre emplacement ou libérez de l’espace.</translation>
    </message>
    <message>
        <source>{path} cannot be written ({reason}). Choose another place or free some space. What was there before is untouched.</source>
        <translation>{path} ne peut pas être écrit ({reason}). Choisissez un autre emplacement ou libérez de l’espace. Ce qui s’y trouvait est intact.</translation>
    </message>
    <message>
        <source>{path} cannot be written to. Open it read-only, or copy it to a folder of your own.</source>
        <translation>Impossible d’écrire dans {path}. Ouvrez-le en lecture seule ou copiez-le dans un dossier à vous.</translation>
    </message>
    <message>
        <source>{path} cannot be written: its name must end in .png, .svg or .pdf.</source>
        <translation>{path} ne peut pas être écrit&#xa0;: son nom doit finir par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>{path} changes its sample rate or number of channels at {at_s} s. Split it into its parts, or convert it to WAV or FLAC, for example with ffmpeg.</source>
        <translation>{path} change de fréquence d’échantillonnage ou de nombre de canaux à {at_s} s. Divisez-le en ses parties ou convertissez-le en WAV ou FLAC, par exemple avec ffmpeg.</translation>
    </message>
    <message>
        <source>{path} contains an impossibly large value. It is damaged or forged.</source>
        <translation>{path} contient une valeur impossible par sa taille. Il est endommagé ou falsifié.</translation>
    </message>
    <message>
        <source>{path} contains no audio (0 samples). Skip it.</source>
        <translation>{path} ne contient pas d’audio (0 échantillon). Omettez-le.</translation>
    </message>
    <message>
        <source>{path} contains no audio to cut.</source>
        <translation>{path} ne contient pas d’audio à découper.</translation>
    </message>
    <message>
        <source>{path} contains no audio.</source>
        <translation>{path} ne contient pas d’audio.</translation>
    </message>
    <message>
        <source>{path} contains no calls.</source>
        <translation>{path} ne contient pas de cris.</translation>
    </message>
    <message>
        <source>{path} contains no finished recordings. Repeat “birdann archive run” to correct this.</source>
        <translation>{path} ne contient pas d’enregistrements terminés. Répétez «&#xa0;birdann archive run&#xa0;» pour corriger cela.</translation>
    </message>
    <message>
        <source>{path} contains no supported sound file.</source>
        <translation>{path} ne contient aucun fichier son pris en charge.</translation>
    </message>
    <message>
        <source>{path} contains no {thing} {identifier}. It was removed meanwhile, or the file is damaged (see birdann check).</source>
        <translation>{path} ne contient pas de {thing} {identifier}. Il a été retiré entre-temps, ou le fichier est endommagé (voir birdann check).</translation>
    </message>
    <message>
        <source>{path} contains none of the project&apos;s recordings (first file: “{file}”). Add the recordings first, or compare the file names.</source>
        <translation>{path} ne contient aucun des enregistrements du projet (premier fichier&#xa0;: «&#xa0;{file}&#xa0;»). Ajoutez d’abord les enregistrements ou comparez les noms de fichiers.</translation>
    </message>
    <message>
        <source>{path} contains only recordings of this project. Merge the two projects instead (File &gt; Merge with another project…).</source>
        <translation>{path} ne contient que des enregistrements de ce projet. Fusionnez plutôt les deux projets (Fichier &gt; Fusionner avec un autre projet…).</translation>
    </message>
    <message>
        <source>{path} contains results of a program (“{column}”) and no column of species. Name the column with the species “species”.</source>
        <translation>{path} contient des résultats d’un programme (« {column} ») et aucune colonne d’espèces. Nommez « species » la colonne des espèces.</translation>
    </message>
    <message>
        <source>{path} contains times outside the calendar, which this format cannot write. Correct the start times of its recordings, or choose another format.</source>
        <translation>{path} contient des temps hors du calendrier, que ce format ne peut pas écrire. Corrigez les débuts de ses enregistrements ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which is not supported. Convert it to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contient {kind}, qui n’est pas pris en charge. Convertissez-le en WAV ou FLAC, par exemple avec {converter}.</translation>
    </message>
    <message>
        <source>{path} contains {kind}, which needs the package av (pip install birdann[telephone]). Install it, or convert the file to WAV or FLAC, for example with {converter}.</source>
        <translation>{path} contient {kind}, ce qui demande le paquet av (pip install birdann[telephone]). Installez-le ou convertissez le fichier en WAV ou FLAC, par exemple avec {converter}.</translation>
    </message>
    <message>
        <source>{path} defines names of its own, which is not done in such files.</source>
        <translation>{path} définit ses propres noms, ce qui ne se fait pas dans de tels fichiers.</translation>
    </message>
    <message numerus="yes">
        <source>{path} differs from existing tags in %Ln recordings (first: {first}). Choose whether to add to their lists, replace or keep them (--existing add, replace or keep).</source>
        <translation>
            <numerusform>{path} diffère des marques existantes dans&#xa0;%Ln enregistrement (premier&#xa0;: {first}). Choisissez de compléter, remplacer ou garder sa liste (--existing add, replace ou keep).</numerusform>
            <numerusform>{path} diffère des marques existantes dans&#xa0;%Ln enregistrements (premier&#xa0;: {first}). Choisissez de compléter, remplacer ou garder leurs listes (--existing add, replace ou keep).</numerusform>
        </translation>
    </message>
    <message>
        <source>{path} does not belong to {project}, and opening the project with it could change or delete other files. It was kept. Move it away, then open the project again.</source>
        <translation>{path} n’appartient pas à {project}, et ouvrir le projet avec lui pourrait modifier ou supprimer d’autres fichiers. Il a été conservé. Déplacez-le, puis ouvrez le projet à nouveau.</translation>
    </message>
    <message>
        <source>{path} does not end with {own}. Rename it, or choose another format than “{title}”.</source>
        <translation>{path} ne se termine pas par {own}. Renommez-le ou choisissez un autre format que «&#xa0;{title}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} does not exist. See whether it was moved or renamed.</source>
        <translation>{path} n’existe pas. Vérifiez s’il a été déplacé ou renommé.</translation>
    </message>
    <message>
        <source>{path} does not fit its labels file, which has {n_labels} labels: its outputs are {shapes}.</source>
        <translation>{path} ne correspond pas à son fichier d’étiquettes, qui en a {n_labels}&#xa0;: ses sorties sont {shapes}.</translation>
    </message>
    <message>
        <source>{path} does not say how a recording was segmented ({reason}). Segment the recording again.</source>
        <translation>{path} ne dit pas comment un enregistrement a été segmenté ({reason}). Segmentez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path} does not say how to start jobs under SLURM ({reason}); the page Archives of the manual shows such a file.</source>
        <translation>{path} ne dit pas comment lancer des travaux sous SLURM ({reason})&#xa0;; la page Archives du manuel montre un tel fichier.</translation>
    </message>
    <message>
        <source>{path} does not take samples of sound: its input is {shapes}.</source>
        <translation>{path} ne prend pas d’échantillons sonores&#xa0;: son entrée est {shapes}.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (number of channels). Copy it again from the recorder, or export it again.</source>
        <translation>{path} a un en-tête endommagé (nombre de canaux). Copiez-le à nouveau depuis l’enregistreur ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate 0 Hz). Copy it again from the recorder, or export it again.</source>
        <translation>{path} a un en-tête endommagé (fréquence d’échantillonnage 0 Hz). Copiez-le à nouveau depuis l’enregistreur ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path} has a damaged header (sample rate {rate_hz} Hz). Copy it again, or export it again.</source>
        <translation>{path} a un en-tête endommagé (fréquence d’échantillonnage {rate_hz} Hz). Copiez-le ou exportez-le à nouveau.</translation>
    </message>
    <message>
        <source>{path} has changed since it was added. Earlier results are kept. Remove the recording and add it again to start over with the new sound.</source>
        <translation>{path} a changé depuis son ajout. Les résultats antérieurs sont conservés. Retirez l’enregistrement et ajoutez-le à nouveau pour repartir du nouveau son.</translation>
    </message>
    <message>
        <source>{path} has changed since it was processed. Its results are kept. Process it in another results folder.</source>
        <translation>{path} a changé depuis son traitement. Ses résultats sont conservés. Traitez-le dans un autre dossier de résultats.</translation>
    </message>
    <message>
        <source>{path} has more than {max_rows} rows. Leave out detections of low scores, or split it.</source>
        <translation>{path} a plus de {max_rows} lignes. Omettez les détections de faible score ou divisez-le.</translation>
    </message>
    <message>
        <source>{path} has neither a column “labels” nor columns of 0 and 1 named after species; its first line should be “file,labels”.</source>
        <translation>{path} n’a ni colonne «&#xa0;labels&#xa0;» ni colonnes de 0 et 1 nommées d’après des espèces&#xa0;; sa première ligne devrait être «&#xa0;file,labels&#xa0;».</translation>
    </message>
    <message>
        <source>{path} has neither a column “recording” nor a column “site”. Name the columns {names}.</source>
        <translation>{path} n’a ni colonne «&#xa0;recording&#xa0;» ni colonne «&#xa0;site&#xa0;». Nommez les colonnes {names}.</translation>
    </message>
    <message>
        <source>{path} has neither thresholds nor a sample for the model of the archive. Validate the sample of “birdann archive sample”, and save thresholds.</source>
        <translation>{path} n’a ni seuils ni échantillon pour le modèle de l’archive. Validez l’échantillon de «&#xa0;birdann archive sample&#xa0;» et enregistrez des seuils.</translation>
    </message>
    <message>
        <source>{path} has no backup {wanted}. List backups with birdann restore --list.</source>
        <translation>{path} n’a pas de sauvegarde {wanted}. Listez les sauvegardes avec birdann restore --list.</translation>
    </message>
    <message>
        <source>{path} has no channel {channel}; it has {n_channels}.</source>
        <translation>{path} n’a pas de canal {channel}&#xa0;; il en a {n_channels}.</translation>
    </message>
    <message>
        <source>{path} has no column “file”; its first line should be “file,labels”, one row per recording, with “;” between labels.</source>
        <translation>{path} n’a pas de colonne «&#xa0;file&#xa0;»&#xa0;; sa première ligne devrait être «&#xa0;file,labels&#xa0;», une ligne par enregistrement, avec «&#xa0;;&#xa0;» entre les étiquettes.</translation>
    </message>
    <message>
        <source>{path} has no column “{name}”.</source>
        <translation>{path} n’a pas de colonne «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} has no columns of starts and ends. Name them start_s and end_s.</source>
        <translation>{path} n’a pas de colonnes de débuts et de fins. Nommez-les start_s et end_s.</translation>
    </message>
    <message>
        <source>{path} has no detections of {asked}. Available: {there}.</source>
        <translation>{path} n’a pas de détections de {asked}. Disponibles&#xa0;: {there}.</translation>
    </message>
    <message>
        <source>{path} has no header, and “{cell}” in line {line} is not the name of a species. Add a first line such as “file,labels”.</source>
        <translation>{path} n’a pas d’en-tête, et « {cell} » à la ligne {line} n’est pas un nom d’espèce. Ajoutez une première ligne telle que « file,labels ».</translation>
    </message>
    <message>
        <source>{path} has no labels. File &gt; Merge brings it and this project together later.</source>
        <translation>{path} n’a pas d’étiquettes. Fichier &gt; Fusionner le réunira plus tard à ce projet.</translation>
    </message>
    <message>
        <source>{path} has no model. Choose whose detections to validate: {there}.</source>
        <translation>{path} n’a pas de modèle. Choisissez les détections à valider&#xa0;: {there}.</translation>
    </message>
    <message>
        <source>{path} has no model. Train one first.</source>
        <translation>{path} n’a pas de modèle. Entraînez-en un d’abord.</translation>
    </message>
    <message>
        <source>{path} has no names of sound files, but numbers of a server (audio_recording_id). Add a column “file”, and name the columns of times start_s and end_s.</source>
        <translation>{path} n’a pas de noms de fichiers son, mais des numéros d’un serveur (audio_recording_id). Ajoutez une colonne « file » et nommez les colonnes des temps start_s et end_s.</translation>
    </message>
    <message>
        <source>{path} has no run yet. Train and predict first.</source>
        <translation>{path} n’a pas encore d’exécution. Entraînez et prédisez d’abord.</translation>
    </message>
    <message>
        <source>{path} has no run {run}. Results and exports list the runs.</source>
        <translation>{path} n’a pas d’exécution {run}. Les résultats et exportations listent les exécutions.</translation>
    </message>
    <message>
        <source>{path} has no saved thresholds of the run that is exported. Save some with birdann validate results --save-thresholds.</source>
        <translation>{path} n’a pas de seuils enregistrés pour l’exécution exportée. Enregistrez-en avec birdann validate results --save-thresholds.</translation>
    </message>
    <message>
        <source>{path} has no scores. Train a model and predict, or import detections.</source>
        <translation>{path} n’a pas de scores. Entraînez un modèle et prédisez, ou importez des détections.</translation>
    </message>
    <message>
        <source>{path} has no species with visits of both kinds.</source>
        <translation>{path} n’a aucune espèce avec des visites des deux sortes.</translation>
    </message>
    <message>
        <source>{path} has no species “{species}”. Check the spelling.</source>
        <translation>{path} n’a pas l’espèce «&#xa0;{species}&#xa0;». Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>{path} has no species “{strange}”. Check the spelling.</source>
        <translation>{path} n’a pas l’espèce «&#xa0;{strange}&#xa0;». Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>{path} has no verified visits. Draw them with Model &gt; Verify visits or with birdann visits make.</source>
        <translation>{path} n’a pas de visites vérifiées. Tirez-les avec Modèle &gt; Vérifier les visites ou birdann visits make.</translation>
    </message>
    <message>
        <source>{path} has no {kind} “{name}”. Check the spelling.</source>
        <translation>{path} n’a pas de {kind} «&#xa0;{name}&#xa0;». Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>{path} has no “{name}”. It has: {there}.</source>
        <translation>{path} n’a pas «&#xa0;{name}&#xa0;». Il a&#xa0;: {there}.</translation>
    </message>
    <message>
        <source>{path} has other features ({theirs}) than this project ({ours}). Segment its recordings again with these features first.</source>
        <translation>{path} a d’autres descripteurs ({theirs}) que ce projet ({ours}). Segmentez d’abord ses enregistrements à nouveau avec ces descripteurs.</translation>
    </message>
    <message>
        <source>{path} has scores of {asked} as evidence only. Import them as segments to validate them.</source>
        <translation>{path} n’a des scores de {asked} que comme indices. Importez-les comme segments pour les valider.</translation>
    </message>
    <message>
        <source>{path} has several columns of sound files ({names}). Name the one of the recordings “file”.</source>
        <translation>{path} a plusieurs colonnes de fichiers son ({names}). Nommez « file » celle des enregistrements.</translation>
    </message>
    <message>
        <source>{path} has species lists for parts of recordings, and the column “{column}” does not give their start and end. Use the columns “start_s” and “end_s” (seconds), or “start” and “end” (times such as 06:31:00).</source>
        <translation>{path} a des listes d’espèces pour des parties d’enregistrements, et la colonne «&#xa0;{column}&#xa0;» n’en donne pas le début et la fin. Utilisez les colonnes «&#xa0;start_s&#xa0;» et «&#xa0;end_s&#xa0;» (secondes), ou «&#xa0;start&#xa0;» et «&#xa0;end&#xa0;» (heures comme 06:31:00).</translation>
    </message>
    <message>
        <source>{path} has the column “{name}” twice.</source>
        <translation>{path} a deux fois la colonne «&#xa0;{name}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} has the seasons {there}. Name one of them.</source>
        <translation>{path} a les saisons {there}. Nommez-en une.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a sound file. Add it as a folder.</source>
        <translation>{path} est un dossier, pas un fichier son. Ajoutez-le comme dossier.</translation>
    </message>
    <message>
        <source>{path} is a folder. Name a project file in it.</source>
        <translation>{path} est un dossier. Nommez un fichier de projet qu’il contient.</translation>
    </message>
    <message>
        <source>{path} is a link or not a plain file, so that opening {project} could damage another file. Copy both to a new folder and open the copy.</source>
        <translation>{path} est un lien ou n’est pas un fichier ordinaire, si bien qu’ouvrir {project} pourrait endommager un autre fichier. Copiez les deux dans un nouveau dossier et ouvrez la copie.</translation>
    </message>
    <message>
        <source>{path} is a link or not what birdann writes there. Remove it, or choose another folder for the results.</source>
        <translation>{path} est un lien ou n’est pas ce que birdann y écrit. Retirez-le ou choisissez un autre dossier pour les résultats.</translation>
    </message>
    <message>
        <source>{path} is a link to a folder and is not followed. Add that folder itself.</source>
        <translation>{path} est un lien vers un dossier et n’est pas suivi. Ajoutez ce dossier lui-même.</translation>
    </message>
    <message>
        <source>{path} is a link, which is not followed where birdann gives the name. See where it leads, and remove or rename it.</source>
        <translation>{path} est un lien, qui n’est pas suivi là où birdann donne le nom. Voyez où il mène, et retirez-le ou renommez-le.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a sound file. Leave it out.</source>
        <translation>{path} est un tube ou un périphérique, pas un fichier son. Omettez-le.</translation>
    </message>
    <message>
        <source>{path} is a pipe or a device, not a table. Write it to a file first.</source>
        <translation>{path} est un tube ou un périphérique, pas un tableau. Écrivez-le d’abord dans un fichier.</translation>
    </message>
    <message>
        <source>{path} is a spreadsheet, not a text table. Save it as “CSV UTF-8” where it was made.</source>
        <translation>{path} est une feuille de calcul, pas un tableau texte. Enregistrez-la en «&#xa0;CSV UTF-8&#xa0;» là où elle a été faite.</translation>
    </message>
    <message>
        <source>{path} is being used by another program. Close it there, or open the project read-only.</source>
        <translation>{path} est utilisé par un autre programme. Fermez-le là-bas ou ouvrez le projet en lecture seule.</translation>
    </message>
    <message>
        <source>{path} is closed.</source>
        <translation>{path} est fermé.</translation>
    </message>
    <message>
        <source>{path} is coded as {subtype}, which cannot be read from the middle; convert it to WAV or FLAC of 16 bits, for instance with Audacity.</source>
        <translation>{path} est codé en {subtype}, illisible à partir du milieu&#xa0;; convertissez-le en WAV ou FLAC de 16 bits, par exemple avec Audacity.</translation>
    </message>
    <message>
        <source>{path} is compressed. Unpack it first.</source>
        <translation>{path} est compressé. Décompressez-le d’abord.</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged before any sound. Copy it again from the recorder or leave it out.</source>
        <translation>{path} est coupé ou endommagé avant tout son. Copiez-le à nouveau depuis l’enregistreur ou omettez-le.</translation>
    </message>
    <message>
        <source>{path} is damaged or was not made by birdann: {reason}. Open a backup of it.</source>
        <translation>{path} est endommagé ou n’a pas été fait par birdann&#xa0;: {reason}. Ouvrez-en une sauvegarde.</translation>
    </message>
    <message>
        <source>{path} is damaged. Keep the file as it is and open a backup of it.</source>
        <translation>{path} est endommagé. Gardez le fichier tel quel et ouvrez-en une sauvegarde.</translation>
    </message>
    <message>
        <source>{path} is empty (0 bytes). Copy it again from the recorder.</source>
        <translation>{path} est vide (0 octet). Copiez-le à nouveau depuis l’enregistreur.</translation>
    </message>
    <message>
        <source>{path} is empty; it should have the columns “file” and “labels”.</source>
        <translation>{path} est vide&#xa0;; il devrait avoir les colonnes «&#xa0;file&#xa0;» et «&#xa0;labels&#xa0;».</translation>
    </message>
    <message>
        <source>{path} is in Parquet, for which birdann needs the package pyarrow; install it, or let BirdNET write CSV.</source>
        <translation>{path} est en Parquet, pour lequel birdann demande le paquet pyarrow&#xa0;; installez-le ou faites écrire du CSV à BirdNET.</translation>
    </message>
    <message>
        <source>{path} is larger than {max_bytes} MiB, too large for a text table.</source>
        <translation>{path} dépasse {max_bytes} MiB, trop pour un tableau texte.</translation>
    </message>
    <message>
        <source>{path} is missing. Restore it, then repeat the command.</source>
        <translation>{path} manque. Rétablissez-le, puis répétez la commande.</translation>
    </message>
    <message>
        <source>{path} is missing: moved, renamed or deleted, or its disk is not connected. Restore it, or locate it (menu Project: Locate missing files; command line: birdann locate).</source>
        <translation>{path} manque&#xa0;: déplacé, renommé ou supprimé, ou son disque n’est pas branché. Rétablissez-le ou localisez-le (menu Projet&#xa0;: Localiser les fichiers manquants&#xa0;; ligne de commande&#xa0;: birdann locate).</translation>
    </message>
    <message>
        <source>{path} is not AviaNZ&apos;s list of segments.</source>
        <translation>{path} n’est pas une liste de segments AviaNZ.</translation>
    </message>
    <message>
        <source>{path} is not a Kaleidoscope table: IN FILE, OFFSET or DURATION is missing.</source>
        <translation>{path} n’est pas un tableau Kaleidoscope&#xa0;: IN FILE, OFFSET ou DURATION manque.</translation>
    </message>
    <message>
        <source>{path} is not a Praat TextGrid file.</source>
        <translation>{path} n’est pas un fichier TextGrid de Praat.</translation>
    </message>
    <message>
        <source>{path} is not a Raven selection table: “Begin Time (s)” is missing.</source>
        <translation>{path} n’est pas un tableau de sélection Raven&#xa0;: «&#xa0;Begin Time (s)&#xa0;» manque.</translation>
    </message>
    <message>
        <source>{path} is not a Sonic Visualiser layer.</source>
        <translation>{path} n’est pas une couche Sonic Visualiser.</translation>
    </message>
    <message>
        <source>{path} is not a birdann project.</source>
        <translation>{path} n’est pas un projet birdann.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table with times in seconds. It needs label, onset_s, offset_s and notated_path.</source>
        <translation>{path} n’est pas un tableau crowsetta avec des temps en secondes. Il lui faut label, onset_s, offset_s et notated_path.</translation>
    </message>
    <message>
        <source>{path} is not a crowsetta table. It needs {names}.</source>
        <translation>{path} n’est pas un tableau crowsetta. Il lui faut {names}.</translation>
    </message>
    <message>
        <source>{path} is not a file of BatDetect2: “annotation” is missing.</source>
        <translation>{path} n’est pas un fichier BatDetect2&#xa0;: «&#xa0;annotation&#xa0;» manque.</translation>
    </message>
    <message>
        <source>{path} is not a network: choose a TFLite or ONNX file.</source>
        <translation>{path} n’est pas un réseau&#xa0;: choisissez un fichier TFLite ou ONNX.</translation>
    </message>
    <message>
        <source>{path} is not a run log of birdann. Choose a new file for the log.</source>
        <translation>{path} n’est pas un journal d’exécution birdann. Choisissez un nouveau fichier pour le journal.</translation>
    </message>
    <message>
        <source>{path} is not a sound file that can be read (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF and AU can). Convert it or leave it out.</source>
        <translation>{path} n’est pas un fichier son lisible (WAV, RF64, W64, FLAC, OGG, Opus, MP3, AIFF, CAF et AU le sont). Convertissez-le ou omettez-le.</translation>
    </message>
    <message>
        <source>{path} is not a table of BirdNET results: the column of starts is missing.</source>
        <translation>{path} n’est pas un tableau de résultats BirdNET&#xa0;: la colonne des débuts manque.</translation>
    </message>
    <message>
        <source>{path} is not a table of birdann segments: columns are missing.</source>
        <translation>{path} n’est pas un tableau de segments birdann&#xa0;: des colonnes manquent.</translation>
    </message>
    <message>
        <source>{path} is not a table of calls: it needs the columns {names}, and one of {names_2}.</source>
        <translation>{path} n’est pas un tableau de cris&#xa0;: il lui faut les colonnes {names} et l’une de {names_2}.</translation>
    </message>
    <message>
        <source>{path} is not a table of scores by class. It needs {names} and a column for each class.</source>
        <translation>{path} n’est pas un tableau de scores par classe. Il lui faut {names} et une colonne par classe.</translation>
    </message>
    <message>
        <source>{path} is not a table that can be read: {reason}.</source>
        <translation>{path} n’est pas un tableau lisible&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{path} is not a table with the columns species, visit, calls, is_call and score. Correct it.</source>
        <translation>{path} n’est pas un tableau aux colonnes species, visit, calls, is_call et score. Corrigez-le.</translation>
    </message>
    <message>
        <source>{path} is not a valid Parquet file ({reason}).</source>
        <translation>{path} n’est pas un fichier Parquet valide ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not an AOEF file: “data” is missing.</source>
        <translation>{path} n’est pas un fichier AOEF&#xa0;: «&#xa0;data&#xa0;» manque.</translation>
    </message>
    <message>
        <source>{path} is not an annotation set of xeno-canto: “annotations” is missing.</source>
        <translation>{path} n’est pas un jeu d’annotations xeno-canto&#xa0;: «&#xa0;annotations&#xa0;» manque.</translation>
    </message>
    <message>
        <source>{path} is not read: it lies outside the project&apos;s folder, and {name} may not read sound there. Allow the folder (menu Project: Allowed folders; command line: --allow-outside).</source>
        <translation>{path} n’est pas lu&#xa0;: il est hors du dossier du projet, et {name} ne peut pas y lire de son. Autorisez le dossier (menu Projet&#xa0;: Dossiers autorisés&#xa0;; ligne de commande&#xa0;: --allow-outside).</translation>
    </message>
    <message>
        <source>{path} is not text in an encoding that is known. Save it as UTF-8.</source>
        <translation>{path} n’est pas du texte dans un codage connu. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>{path} is not the model of this archive. Restore that model, or choose another folder.</source>
        <translation>{path} n’est pas le modèle de cette archive. Rétablissez ce modèle ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>{path} is not the plain file that birdann keeps there while {project_path} is open, but a link or something else. See what it is, and remove or rename it.</source>
        <translation>{path} n’est pas le fichier ordinaire que birdann y garde tant que {project_path} est ouvert, mais un lien ou autre chose. Voyez ce que c’est, et retirez-le ou renommez-le.</translation>
    </message>
    <message>
        <source>{path} is not the table that was written ({reason}). Restore it from a copy, or remove recordings/{name} and repeat “birdann archive run”.</source>
        <translation>{path} n’est pas le tableau qui a été écrit ({reason}). Rétablissez-le depuis une copie, ou retirez recordings/{name} et répétez «&#xa0;birdann archive run&#xa0;».</translation>
    </message>
    <message>
        <source>{path} is not valid JSON ({reason}).</source>
        <translation>{path} n’est pas du JSON valide ({reason}).</translation>
    </message>
    <message>
        <source>{path} is not valid XML ({reason}).</source>
        <translation>{path} n’est pas du XML valide ({reason}).</translation>
    </message>
    <message>
        <source>{path} is of no known format. Name one of {names}.</source>
        <translation>{path} n’est d’aucun format connu. Nommez l’un de {names}.</translation>
    </message>
    <message>
        <source>{path} is one file under {n_names} names (hard links), and what is saved under one would be lost under another. Copy it to a new file and open that, or open it read-only and save a copy.</source>
        <translation>{path} est un fichier sous {n_names} noms (liens durs), et ce qui est enregistré sous l’un serait perdu sous un autre. Copiez-le dans un nouveau fichier et ouvrez celui-ci, ou ouvrez-le en lecture seule et enregistrez une copie.</translation>
    </message>
    <message>
        <source>{path} is open read-only; nothing in it can be changed.</source>
        <translation>{path} est ouvert en lecture seule&#xa0;; rien ne peut y être modifié.</translation>
    </message>
    <message>
        <source>{path} is saved, but the disk did not take it in one piece ({reason}): keep {file}-wal beside it, free some space, and open and close it once more.</source>
        <translation>{path} est enregistré, mais le disque ne l’a pas pris d’un seul tenant ({reason})&#xa0;: gardez {file}-wal à côté, libérez de l’espace, puis ouvrez-le et fermez-le encore une fois.</translation>
    </message>
    <message>
        <source>{path} is the same sound as {known}</source>
        <translation>{path} est le même son que {known}</translation>
    </message>
    <message>
        <source>{path} is write-protected. Open it read-only, or make a copy of it.</source>
        <translation>{path} est protégé en écriture. Ouvrez-le en lecture seule ou faites-en une copie.</translation>
    </message>
    <message>
        <source>{path} lists no recording of this project.</source>
        <translation>{path} ne liste aucun enregistrement de ce projet.</translation>
    </message>
    <message>
        <source>{path} lists no species. Write one name per line.</source>
        <translation>{path} ne liste pas d’espèces. Écrivez un nom par ligne.</translation>
    </message>
    <message>
        <source>{path} lists “{file}”, and several recordings of this project have this name. Score projects that contain only one of them.</source>
        <translation>{path} liste «&#xa0;{file}&#xa0;», et plusieurs enregistrements de ce projet portent ce nom. Évaluez des projets qui n’en contiennent qu’un.</translation>
    </message>
    <message>
        <source>{path} looks like raw samples without a sample rate. Export it as WAV.</source>
        <translation>{path} semble contenir des échantillons bruts sans fréquence d’échantillonnage. Exportez-le en WAV.</translation>
    </message>
    <message>
        <source>{path} may not be read. Change its permissions.</source>
        <translation>{path} ne peut pas être lu. Changez ses permissions.</translation>
    </message>
    <message>
        <source>{path} must end in .csv, .svg, .png or .pdf.</source>
        <translation>{path} doit finir par .csv, .svg, .png ou .pdf.</translation>
    </message>
    <message>
        <source>{path} must end in .png, .svg or .pdf.</source>
        <translation>{path} doit finir par .png, .svg ou .pdf.</translation>
    </message>
    <message>
        <source>{path} needs the columns “{item}” and “{answer}”.</source>
        <translation>{path} a besoin des colonnes «&#xa0;{item}&#xa0;» et «&#xa0;{answer}&#xa0;».</translation>
    </message>
    <message>
        <source>{path} starts {start}, before the previous recording or before recorders existed. The clock was probably reset. Correct the start.</source>
        <translation>{path} commence à {start}, avant l’enregistrement précédent ou avant l’existence des enregistreurs. L’horloge a probablement été réinitialisée. Corrigez le début.</translation>
    </message>
    <message>
        <source>{path} supports one recording only, as the durations are unknown. Choose a folder to get one table for each.</source>
        <translation>{path} n’accepte qu’un enregistrement, car les durées sont inconnues. Choisissez un dossier pour obtenir un tableau de chacun.</translation>
    </message>
    <message>
        <source>{path} supports one recording only. Choose a folder to get one table for each.</source>
        <translation>{path} n’accepte qu’un enregistrement. Choisissez un dossier pour obtenir un tableau de chacun.</translation>
    </message>
    <message>
        <source>{path} takes sound of any length and is not a network that birdann knows. Export it with a fixed input length.</source>
        <translation>{path} prend du son de toute longueur et n’est pas un réseau connu de birdann. Exportez-le avec une longueur d’entrée fixe.</translation>
    </message>
    <message>
        <source>{path} takes {n_samples} samples at a time and is not a network that birdann knows. Give its sampling rate and how its numbers become scores.</source>
        <translation>{path} prend {n_samples} échantillons à la fois et n’est pas un réseau connu de birdann. Indiquez sa fréquence d’échantillonnage et comment ses nombres deviennent des scores.</translation>
    </message>
    <message>
        <source>{path} was edited, or was not made by the demo. It is kept. Choose a new folder.</source>
        <translation>{path} a été modifié ou ne vient pas de la démonstration. Il est conservé. Choisissez un nouveau dossier.</translation>
    </message>
    <message>
        <source>{path} was made by a newer version of birdann (project format {version}, this version reads up to {reads}). Install the newer version to open it.</source>
        <translation>{path} a été fait par une version plus récente de birdann (format de projet {version}, cette version lit jusqu’à {reads}). Installez la version plus récente pour l’ouvrir.</translation>
    </message>
    <message>
        <source>{path} was made by an earlier version of birdann. Open it for editing once to update it.</source>
        <translation>{path} a été fait par une version antérieure de birdann. Ouvrez-le une fois pour modification afin de le mettre à jour.</translation>
    </message>
    <message>
        <source>{path} was moved, deleted or replaced while it was open, so that nothing more can be saved in it. Put it back, or close it and open it where it is now.</source>
        <translation>{path} a été déplacé, supprimé ou remplacé pendant qu’il était ouvert, si bien que plus rien ne peut y être enregistré. Remettez-le en place, ou fermez-le et ouvrez-le là où il est maintenant.</translation>
    </message>
    <message>
        <source>{path} was passed over: such folders contain deleted or earlier files. Add that folder itself if you need its sound files.</source>
        <translation>{path} a été laissé de côté&#xa0;: de tels dossiers contiennent des fichiers supprimés ou antérieurs. Ajoutez ce dossier lui-même si vous avez besoin de ses fichiers son.</translation>
    </message>
    <message>
        <source>{path} {reason}. Copy it again from the recorder or leave it out.</source>
        <translation>{path} {reason}. Copiez-le à nouveau depuis l’enregistreur ou omettez-le.</translation>
    </message>
    <message>
        <source>{path}, line {line}: a name and its meaning are expected.</source>
        <translation>{path}, ligne {line}&#xa0;: un nom et sa signification sont attendus.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} is answered twice.</source>
        <translation>{path}, ligne {line}&#xa0;: l’élément {item} a deux réponses.</translation>
    </message>
    <message>
        <source>{path}, line {line}: item {item} of this sample is “{species}” in {recording} at {start_s} s, not what stands there. Answer the table that was written of this sample, or take the columns away that are no longer true.</source>
        <translation>{path}, ligne {line}&#xa0;: l’élément {item} de cet échantillon est «&#xa0;{species}&#xa0;» dans {recording} à {start_s} s, pas ce qui s’y trouve. Répondez au tableau écrit pour cet échantillon, ou retirez les colonnes qui ne sont plus justes.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the name of a species has {characters} characters, starting “{start}”. See whether something else was taken for a name.</source>
        <translation>{path}, ligne {line}&#xa0;: le nom d’une espèce a {characters} caractères et commence par «&#xa0;{start}&#xa0;». Vérifiez si autre chose a été pris pour un nom.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the sample has no item {item}; it has {n_items}.</source>
        <translation>{path}, ligne {line}&#xa0;: l’échantillon n’a pas d’élément {item}&#xa0;; il en a {n_items}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times are clock times, and the start of {file} is not known. Give seconds (columns “start_s” and “end_s”), or set the start of the recording first.</source>
        <translation>{path}, ligne {line}&#xa0;: les temps sont des heures d’horloge, et le début de {file} est inconnu. Donnez des secondes (colonnes «&#xa0;start_s&#xa0;» et «&#xa0;end_s&#xa0;») ou définissez d’abord le début de l’enregistrement.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the times of this call make no sense.</source>
        <translation>{path}, ligne {line}&#xa0;: les temps de ce cri n’ont pas de sens.</translation>
    </message>
    <message>
        <source>{path}, line {line}: the window {times} is not in {file}, which lasts {duration}. Correct the times, or the start of the recording.</source>
        <translation>{path}, ligne {line}&#xa0;: la fenêtre {times} n’est pas dans {file}, qui dure {duration}. Corrigez les temps ou le début de l’enregistrement.</translation>
    </message>
    <message>
        <source>{path}, line {line}: two columns “{name}” differ. Delete or rename one.</source>
        <translation>{path}, ligne {line} : deux colonnes « {name} » diffèrent. Supprimez-en une ou renommez-la.</translation>
    </message>
    <message>
        <source>{path}, line {line}: unknown answer “{said}”. Choose from: {answers}.</source>
        <translation>{path}, ligne {line}&#xa0;: réponse inconnue «&#xa0;{said}&#xa0;». Choisissez parmi&#xa0;: {answers}.</translation>
    </message>
    <message>
        <source>{path}, line {line}: weeks are numbers from 1 to {weeks} (four a month), and weights are numbers from 0.</source>
        <translation>{path}, ligne {line}&#xa0;: les semaines sont des nombres de 1 à {weeks} (quatre par mois), les poids des nombres à partir de 0.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{item}” is not an item number.</source>
        <translation>{path}, ligne {line}&#xa0;: «&#xa0;{item}&#xa0;» n’est pas un numéro d’élément.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{name}” has two meanings. Delete one of the lines.</source>
        <translation>{path}, ligne {line}&#xa0;: «&#xa0;{name}&#xa0;» a deux sens. Supprimez l’une des lignes.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{start}” to “{end}” is not a stretch of time. Correct the start and the end.</source>
        <translation>{path}, ligne {line}&#xa0;: «&#xa0;{start}&#xa0;» à «&#xa0;{end}&#xa0;» n’est pas une étendue de temps. Corrigez le début et la fin.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is neither seconds nor a time such as 06:31:00.</source>
        <translation>{path}, ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est ni des secondes ni une heure comme 06:31:00.</translation>
    </message>
    <message>
        <source>{path}, line {line}: “{text}” is not a kind of list. Use “complete”, “at least” or “possible”.</source>
        <translation>{path}, ligne {line}&#xa0;: «&#xa0;{text}&#xa0;» n’est pas un type de liste. Utilisez «&#xa0;complete&#xa0;», «&#xa0;at least&#xa0;» ou «&#xa0;possible&#xa0;».</translation>
    </message>
    <message>
        <source>{path}: birdann writes “{title}” but does not read it.</source>
        <translation>{path}&#xa0;: birdann écrit «&#xa0;{title}&#xa0;» mais ne le lit pas.</translation>
    </message>
    <message>
        <source>{path}: lines {earlier} and {line} contradict each other for {file} ({first}, {second}). Remove the wrong line, then read the table again.</source>
        <translation>{path}&#xa0;: les lignes {earlier} et {line} se contredisent pour {file} ({first}, {second}). Retirez la mauvaise ligne, puis relisez le tableau.</translation>
    </message>
    <message>
        <source>{path}: lines {lines} have more or fewer cells than the header ({n_columns}). Correct these lines, then read the table again.</source>
        <translation>{path}&#xa0;: les lignes {lines} ont plus ou moins de cellules que l’en-tête ({n_columns}). Corrigez-les, puis relisez le tableau.</translation>
    </message>
    <message>
        <source>{path}: no recording has a start. Set sites and times first (birdann sites).</source>
        <translation>{path}&#xa0;: aucun enregistrement n’a de début. Définissez d’abord sites et temps (birdann sites).</translation>
    </message>
    <message>
        <source>{path}: no species. Put it in a folder named after the species.</source>
        <translation>{path}&#xa0;: pas d’espèce. Mettez-le dans un dossier nommé d’après l’espèce.</translation>
    </message>
    <message>
        <source>{path}: the sample “{name}” is incomplete. Draw a new one.</source>
        <translation>{path}&#xa0;: l’échantillon «&#xa0;{name}&#xa0;» est incomplet. Tirez-en un nouveau.</translation>
    </message>
    <message>
        <source>{path}: the windows in lines {a} and {b} overlap for {file} ({first} and {second}). A window may lie inside another one, but not across its border. Correct the times.</source>
        <translation>{path}&#xa0;: les fenêtres des lignes {a} et {b} se chevauchent pour {file} ({first} et {second}). Une fenêtre peut être dans une autre, mais pas à cheval sur son bord. Corrigez les temps.</translation>
    </message>
    <message>
        <source>{path}: too many rows, too long a cell or an invalid character for Excel. Save the table as CSV.</source>
        <translation>{path}&#xa0;: trop de lignes, une cellule trop longue ou un caractère non valide pour Excel. Enregistrez le tableau en CSV.</translation>
    </message>
    <message>
        <source>{path}: x1 and x2 are times in pieces of a minute, into which Arbimon cuts recordings. Add the start of each piece, and name the columns start_s and end_s.</source>
        <translation>{path} : x1 et x2 sont des temps dans des morceaux d’une minute, en lesquels Arbimon coupe les enregistrements. Ajoutez-y le début de chaque morceau et nommez les colonnes start_s et end_s.</translation>
    </message>
    <message>
        <source>{per_bin} items per bin are too few for {strata} strata of hours: draw at least {wanted}.</source>
        <translation>{per_bin} éléments par classe sont trop peu pour {strata} strates d’heures&#xa0;: tirez-en au moins {wanted}.</translation>
    </message>
    <message>
        <source>{percent} at {clock}</source>
        <translation>{percent} à {clock}</translation>
    </message>
    <message>
        <source>{person}: {what}</source>
        <translation>{person}&#xa0;: {what}</translation>
    </message>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} sur {total}</translation>
    </message>
    <message>
        <source>{place}: NA, not surveyed</source>
        <translation>{place}&#xa0;: NA, non échantillonné</translation>
    </message>
    <message>
        <source>{program} found: {species}.</source>
        <translation>{program} a trouvé&#xa0;: {species}.</translation>
    </message>
    <message>
        <source>{program} has few scores: {scores} for {recordings} recordings. Detections every second, from a score of 0.005, are much better evidence.</source>
        <translation>{program} a peu de scores&#xa0;: {scores} pour {recordings} enregistrements. Des détections chaque seconde, dès un score de 0,005, sont un bien meilleur indice.</translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln labels, windows of {window_s} s.</source>
        <translation>
            <numerusform>{program}&#xa0;:&#xa0;%Ln étiquette, fenêtres de {window_s} s.</numerusform>
            <numerusform>{program}&#xa0;:&#xa0;%Ln étiquettes, fenêtres de {window_s} s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{program}: %Ln recordings were analysed.</source>
        <translation>
            <numerusform>{program}&#xa0;:&#xa0;%Ln enregistrement a été analysé.</numerusform>
            <numerusform>{program}&#xa0;:&#xa0;%Ln enregistrements ont été analysés.</numerusform>
        </translation>
    </message>
    <message>
        <source>{program}: windows of {window_s} s every {step_s} s, scores from {min_score}, {n} classes.</source>
        <translation>{program}&#xa0;: fenêtres de {window_s} s toutes les {step_s} s, scores à partir de {min_score}, {n} classes.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). Free some space, or see whether the disk or network share is still there.</source>
        <translation>{project_path} ne peut pas être ouvert en écriture ({reason}). Libérez de l’espace, ou vérifiez que le disque ou le partage réseau est toujours là.</translation>
    </message>
    <message>
        <source>{project_path} cannot be opened for writing ({reason}). See whether the disk or network share is still there.</source>
        <translation>{project_path} ne peut pas être ouvert en écriture ({reason}). Vérifiez que le disque ou le partage réseau est toujours là.</translation>
    </message>
    <message>
        <source>{project_path} is already open{holder}. Close it there, or open it read-only here.</source>
        <translation>{project_path} est déjà ouvert{holder}. Fermez-le là-bas ou ouvrez-le ici en lecture seule.</translation>
    </message>
    <message>
        <source>{project_path} lies where files cannot be locked ({reason}). Open it read-only, or copy it to a local disk.</source>
        <translation>{project_path} se trouve là où les fichiers ne peuvent pas être verrouillés ({reason}). Ouvrez-le en lecture seule ou copiez-le sur un disque local.</translation>
    </message>
    <message>
        <source>{range} · {share} correct</source>
        <comment>expected of proposals</comment>
        <translation>{range} · {share} correctes</translation>
    </message>
    <message>
        <source>{rate} kHz</source>
        <translation>{rate} kHz</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: it</source>
        <translation>{recording} à {start_s} s&#xa0;: il</translation>
    </message>
    <message>
        <source>{recording} at {start_s} s: {reason}.</source>
        <translation>{recording} à {start_s} s&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{recording} contains no audio to cut at {start_s} s.</source>
        <translation>{recording} ne contient pas d’audio à découper à {start_s} s.</translation>
    </message>
    <message>
        <source>{recording} is listed as “no birds”, but a call is labelled {species}.</source>
        <translation>{recording} est listé comme «&#xa0;aucun oiseau&#xa0;», mais un cri est étiqueté {species}.</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {field} {value}, not {other}</source>
        <translation>{recording}, {onset} s&#xa0;: {field} {value}, pas {other}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {label} ({observer}); deleted by {names}</source>
        <translation>{recording}, {onset} s&#xa0;: {label} ({observer})&#xa0;; supprimé par {names}</translation>
    </message>
    <message>
        <source>{recording}, {onset} s: {species}</source>
        <translation>{recording}, {onset} s&#xa0;: {species}</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?</source>
        <translation>
            <numerusform>{recording}&#xa0;: %Ln annotation est au-dessous de {below_hz} Hz. Était-elle en kilohertz&#xa0;?</numerusform>
            <numerusform>{recording}&#xa0;: %Ln annotations sont au-dessous de {below_hz} Hz. Étaient-elles en kilohertz&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) and were cut there.</source>
        <translation>
            <numerusform>{recording}&#xa0;:&#xa0;%Ln annotation dépasse la moitié de la fréquence d’échantillonnage ({top_hz} Hz) et y a été coupée.</numerusform>
            <numerusform>{recording}&#xa0;:&#xa0;%Ln annotations dépassent la moitié de la fréquence d’échantillonnage ({top_hz} Hz) et y ont été coupées.</numerusform>
        </translation>
    </message>
    <message>
        <source>{recording}: a call is labelled {species}, which its list excludes.</source>
        <translation>{recording}&#xa0;: un cri est étiqueté {species}, que sa liste exclut.</translation>
    </message>
    <message>
        <source>{recording}: labelled from its species list alone</source>
        <translation>{recording}&#xa0;: étiqueté d’après sa seule liste d’espèces</translation>
    </message>
    <message>
        <source>{recording}: the windows {first} and {second} overlap. Put one inside the other, or change a border.</source>
        <translation>{recording}&#xa0;: les fenêtres {first} et {second} se chevauchent. Mettez l’une dans l’autre ou changez un bord.</translation>
    </message>
    <message>
        <source>{recording}: {species} listed, probably absent ({percent})</source>
        <translation>{recording}&#xa0;: {species} listée, probablement absente ({percent})</translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species} not listed, probably present ({percent}, %Ln calls)</source>
        <translation>
            <numerusform>{recording}&#xa0;: {species} non listée, probablement présente ({percent},&#xa0;%Ln cri)</numerusform>
            <numerusform>{recording}&#xa0;: {species} non listée, probablement présente ({percent},&#xa0;%Ln cris)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{recording}: {species}, {percent}, %Ln calls</source>
        <translation>
            <numerusform>{recording}&#xa0;: {species}, {percent},&#xa0;%Ln cri</numerusform>
            <numerusform>{recording}&#xa0;: {species}, {percent},&#xa0;%Ln cris</numerusform>
        </translation>
    </message>
    <message>
        <source>{second} is the same file as {first}. Choose two.</source>
        <translation>{second} est le même fichier que {first}. Choisissez-en deux.</translation>
    </message>
    <message>
        <source>{segments} segments for {calls} listed calls: {per_call} per call</source>
        <translation>{segments} segments pour {calls} cris listés&#xa0;: {per_call} par cri</translation>
    </message>
    <message>
        <source>{segments}, sounds of people hidden</source>
        <translation>{segments}, sons de personnes masqués</translation>
    </message>
    <message>
        <source>{share} of minutes with at least one call</source>
        <translation>{share} des minutes avec au moins un cri</translation>
    </message>
    <message>
        <source>{share} of recordings with at least one call</source>
        <translation>{share} des enregistrements avec au moins un cri</translation>
    </message>
    <message>
        <source>{share} of visits with at least one call</source>
        <translation>{share} des visites avec au moins un cri</translation>
    </message>
    <message>
        <source>{share}; with unsure as yes {as_yes}</source>
        <translation>{share}&#xa0;; avec «&#xa0;incertain&#xa0;» comme oui&#xa0;: {as_yes}</translation>
    </message>
    <message>
        <source>{shown} and {rest} more</source>
        <translation>{shown} et {rest} de plus</translation>
    </message>
    <message>
        <source>{shown} is not a UTF-8 name. Choose a name of ordinary characters.</source>
        <translation>{shown} n’est pas un nom en UTF-8. Choisissez un nom en caractères ordinaires.</translation>
    </message>
    <message numerus="yes">
        <source>{site}: %Ln recordings overlap with others ({example} first). Two recorders, or a wrong clock? Calls there count twice.</source>
        <translation>
            <numerusform>{site}&#xa0;:&#xa0;%Ln enregistrement en chevauche d’autres ({example} le premier). Deux enregistreurs ou une horloge fausse&#xa0;? Les cris y comptent double.</numerusform>
            <numerusform>{site}&#xa0;:&#xa0;%Ln enregistrements en chevauchent d’autres ({example} le premier). Deux enregistreurs ou une horloge fausse&#xa0;? Les cris y comptent double.</numerusform>
        </translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} Mo</translation>
    </message>
    <message>
        <source>{snr_db} over noise</source>
        <translation>{snr_db} au-dessus du bruit</translation>
    </message>
    <message>
        <source>{sound} is a recording of the project, and is kept. Choose another name.</source>
        <translation>{sound} est un enregistrement du projet, et est conservé. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>{source_name} has no scores of “{species}”. Check the spelling.</source>
        <translation>{source_name} n’a pas de scores de «&#xa0;{species}&#xa0;». Vérifiez l’orthographe.</translation>
    </message>
    <message>
        <source>{sources}: the file plays {facts} times slower than life; times and frequencies are those of the file.</source>
        <translation>{sources}&#xa0;: le fichier est lu {facts} fois plus lentement que la réalité&#xa0;; temps et fréquences sont ceux du fichier.</translation>
    </message>
    <message>
        <source>{source} does not exist. Give folders, or lists of paths.</source>
        <translation>{source} n’existe pas. Donnez des dossiers ou des listes de chemins.</translation>
    </message>
    <message>
        <source>{source}: recorded at {noted_hz} Hz, but the file has {rate_hz} Hz. Unless it was resampled, it plays {factor} times slower than life; times and frequencies are those of the file.</source>
        <translation>{source}&#xa0;: enregistré à {noted_hz} Hz, mais le fichier a {rate_hz} Hz. S’il n’a pas été rééchantillonné, il est lu {factor} fois plus lentement que dans la réalité&#xa0;; les temps et les fréquences sont ceux du fichier.</translation>
    </message>
    <message>
        <source>{source}: “{shown}” makes no sense as {names}.</source>
        <translation>{source}&#xa0;: «&#xa0;{shown}&#xa0;» n’a pas de sens pour {names}.</translation>
    </message>
    <message>
        <source>{species} from {score} on</source>
        <translation>{species} à partir de {score}</translation>
    </message>
    <message>
        <source>{species} is listed for {recording}, but no segment matches it. Is the list wrong?</source>
        <translation>{species} est listée pour {recording}, mais aucun segment ne lui correspond. La liste est-elle fausse&#xa0;?</translation>
    </message>
    <message>
        <source>{species} may be present in {recording}. Is it?</source>
        <translation>{species} est peut-être présente dans {recording}. L’est-elle&#xa0;?</translation>
    </message>
    <message>
        <source>{species}, kind of sound {place} of {n}</source>
        <translation>{species}, type de son {place} sur {n}</translation>
    </message>
    <message numerus="yes">
        <source>{species}: %Ln scores; yes {n_yes}, no {n_no}, unsure {n_unsure}, open {n_open}.</source>
        <translation>
            <numerusform>{species}&#xa0;: %Ln score&#xa0;; oui {n_yes}, non {n_no}, incertain {n_unsure}, sans réponse {n_open}.</numerusform>
            <numerusform>{species}&#xa0;: %Ln scores&#xa0;; oui {n_yes}, non {n_no}, incertain {n_unsure}, sans réponse {n_open}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{species}: detected at {n_with} of {n_sites} sites (naive occupancy {naive}); {n_visits} visits.</source>
        <translation>{species}&#xa0;: détectée à {n_with} sites sur {n_sites} (occupation naïve {naive})&#xa0;; {n_visits} visites.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored.</source>
        <translation>{species}&#xa0;: {calls} à partir de {threshold}, sur {n} avec score.</translation>
    </message>
    <message>
        <source>{species}: {calls} at {threshold} and above, of {n} scored; correct among all scored: {share} ({low} to {high}).</source>
        <translation>{species}&#xa0;: {calls} à partir de {threshold}, sur {n} avec score&#xa0;; corrects parmi tous ceux avec score&#xa0;: {share} ({low} à {high}).</translation>
    </message>
    <message>
        <source>{speed} It counts from the next start.</source>
        <translation>{speed} Elle vaut dès la prochaine lecture.</translation>
    </message>
    <message>
        <source>{start} (zone not recorded)</source>
        <translation>{start} (fuseau non enregistré)</translation>
    </message>
    <message>
        <source>{start} of {recordings} recordings</source>
        <translation>{start} de {recordings} enregistrements</translation>
    </message>
    <message>
        <source>{table} describes each of them.</source>
        <translation>{table} décrit chacun d’eux.</translation>
    </message>
    <message>
        <source>{table} is neither a folder nor a readable list of paths ({reason}). Give folders with sound, or a text file with one path per line.</source>
        <translation>{table} n’est ni un dossier ni une liste de chemins lisible ({reason}). Donnez des dossiers de sons ou un fichier texte avec un chemin par ligne.</translation>
    </message>
    <message>
        <source>{text}  (now)</source>
        <translation>{text}  (maintenant)</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>encore {time}</translation>
    </message>
    <message>
        <source>{time} long</source>
        <translation>durée {time}</translation>
    </message>
    <message>
        <source>{time}, no zone</source>
        <translation>{time}, sans fuseau</translation>
    </message>
    <message>
        <source>{title} found {found}   right of found {right}   mean of classes {mean}   ceiling {ceiling}</source>
        <translation>{title} trouvés {found}   dont corrects {right}   moyenne des classes {mean}   plafond {ceiling}</translation>
    </message>
    <message>
        <source>{title} – manual</source>
        <translation>{title} – manuel</translation>
    </message>
    <message>
        <source>{total_s} s ({places} and {n_hidden} more places)</source>
        <translation>{total_s} s ({places} et {n_hidden} autres endroits)</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best label ranking precision ({reached}): {settings}.</source>
        <translation>{tried} réglages ont été validés de façon croisée ({turns} partitions). Meilleure précision du rang des étiquettes ({reached})&#xa0;: {settings}.</translation>
    </message>
    <message>
        <source>{tried} settings were cross-validated ({turns} folds). Best likelihood of held-out lists ({reached}): {settings}.</source>
        <translation>{tried} réglages ont été validés de façon croisée ({turns} partitions). Meilleure vraisemblance des listes réservées ({reached})&#xa0;: {settings}.</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}&#xa0;%</translation>
    </message>
    <message>
        <source>{value} % ({low}–{high})</source>
        <translation>{value}&#xa0;% ({low}–{high})</translation>
    </message>
    <message>
        <source>{value} (95 % CI {low}–{high} %)</source>
        <translation>{value} (IC à 95&#xa0;%&#xa0;: {low}–{high}&#xa0;%)</translation>
    </message>
    <message>
        <source>{value} ({low} or higher)</source>
        <translation>{value} ({low} ou plus)</translation>
    </message>
    <message>
        <source>{value} ({low} to {high})</source>
        <translation>{value} ({low} à {high})</translation>
    </message>
    <message>
        <source>{value} ({low}–{high})</source>
        <translation>{value} ({low}–{high})</translation>
    </message>
    <message>
        <source>{visits} visits of {species} species at {sites} sites were drawn; {with_calls} have calls to play, {calls} calls at most ({minutes} min at {each} s each).</source>
        <translation>{visits} visites de {species} espèces à {sites} sites ont été tirées&#xa0;; {with_calls} ont des cris à lire, {calls} cris au plus ({minutes} min à {each} s chacun).</translation>
    </message>
    <message>
        <source>{visit}  {outcome}  {played} of {n} calls played; probability of a remaining call {remaining}</source>
        <translation>{visit}  {outcome}  {played} cris lus sur {n}&#xa0;; probabilité d’un autre cri {remaining}</translation>
    </message>
    <message numerus="yes">
        <source>{what}: %Ln segments</source>
        <translation>
            <numerusform>{what}&#xa0;:&#xa0;%Ln segment</numerusform>
            <numerusform>{what}&#xa0;:&#xa0;%Ln segments</numerusform>
        </translation>
    </message>
    <message>
        <source>{when} (superseded)</source>
        <translation>{when} (remplacé)</translation>
    </message>
    <message>
        <source>{when}, in use</source>
        <translation>{when}, utilisé</translation>
    </message>
    <message>
        <source>{where} ends {beyond_s} s after the recording and was cut there.</source>
        <translation>{where} se termine {beyond_s} s après l’enregistrement et y a été coupé.</translation>
    </message>
    <message>
        <source>{where} starts before the recording and was cut there.</source>
        <translation>{where} commence avant l’enregistrement et y a été coupé.</translation>
    </message>
    <message>
        <source>{words} (≥ {percent})</source>
        <translation>{words} (≥ {percent})</translation>
    </message>
    <message>
        <source>“Find segments” outlines every call. “Train” learns from your lists which call belongs to which species. Both run in the background.</source>
        <translation>«&#xa0;Rechercher les segments&#xa0;» délimite chaque cri. «&#xa0;Entraîner&#xa0;» apprend de vos listes quel cri appartient à quelle espèce. Les deux se font en arrière-plan.</translation>
    </message>
    <message>
        <source>“{column}” has only 0 and 1, which are not species names.</source>
        <translation>« {column} » ne contient que 0 et 1, qui ne sont pas des noms d’espèces.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed, {n_wrong} rejected.</source>
        <translation>« {column} » a été lu comme le verdict d’une personne : {n_right} confirmés, {n_wrong} rejetés.</translation>
    </message>
    <message>
        <source>“{column}” was read as a person’s verdicts: {n_right} confirmed. “No” can also mean “not yet”, so that these rows have none.</source>
        <translation>« {column} » a été lu comme le verdict d’une personne : {n_right} confirmés. « Non » peut aussi signifier « pas encore » : ces lignes n’ont donc pas de verdict.</translation>
    </message>
    <message>
        <source>“{device}” does not accept sound.</source>
        <translation>«&#xa0;{device}&#xa0;» n’accepte pas de son.</translation>
    </message>
    <message>
        <source>“{name}” already exists. Choose another name.</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>“{name}” becomes “{other}” in every list and label. Predictions follow when you train again.</source>
        <translation>«&#xa0;{name}&#xa0;» devient «&#xa0;{other}&#xa0;» dans chaque liste et étiquette. Les prédictions suivent au prochain entraînement.</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>“{name}” has no item {item}.</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas d’élément {item}.</translation>
    </message>
    <message>
        <source>“{name}” has {n} different values. A covariate must be a number or have two values. Write the detection histories and fit it in R.</source>
        <translation>«&#xa0;{name}&#xa0;» a {n} valeurs différentes. Une covariable doit être un nombre ou avoir deux valeurs. Écrivez les historiques de détection et ajustez-la dans R.</translation>
    </message>
    <message>
        <source>“{name}” is</source>
        <translation>«&#xa0;{name}&#xa0;» est</translation>
    </message>
    <message>
        <source>“{name}” is already a training source.</source>
        <translation>«&#xa0;{name}&#xa0;» est déjà une source d’entraînement.</translation>
    </message>
    <message>
        <source>“{name}” is missing</source>
        <translation>«&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the project.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus dans le projet.</translation>
    </message>
    <message>
        <source>“{name}” is not merged with a species.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est fusionnée avec aucune espèce.</translation>
    </message>
    <message>
        <source>“{name}” is used in lists or labels. Merge it with another species instead.</source>
        <translation>«&#xa0;{name}&#xa0;» est utilisée dans des listes ou étiquettes. Fusionnez-la plutôt avec une autre espèce.</translation>
    </message>
    <message>
        <source>“{name}” uses sound files outside its own folder</source>
        <translation>«&#xa0;{name}&#xa0;» utilise des fichiers son hors de son propre dossier</translation>
    </message>
    <message>
        <source>“{name}” was removed. Undo brings it back with its answers.</source>
        <translation>«&#xa0;{name}&#xa0;» a été retiré. Annuler le rétablit avec ses réponses.</translation>
    </message>
    <message>
        <source>“{name}”: {done} of {n} answered, scores of {source}</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {done} réponses sur {n}, scores de {source}</translation>
    </message>
    <message>
        <source>“{name}”: {settled} of {visits} visits settled, {detected} with the species; {played} calls played in {minutes} min</source>
        <translation>«&#xa0;{name}&#xa0;»&#xa0;: {settled} visites réglées sur {visits}, {detected} avec l’espèce&#xa0;; {played} cris lus en {minutes} min</translation>
    </message>
    <message>
        <source>“{pattern}” cannot name clips; in braces there may stand {names}.</source>
        <translation>«&#xa0;{pattern}&#xa0;» ne peut pas nommer des extraits&#xa0;; entre accolades peuvent figurer {names}.</translation>
    </message>
    <message>
        <source>“{text}” can mean {point} or {thousands}. Write it with a point or without the comma</source>
        <translation>«&#xa0;{text}&#xa0;» peut signifier {point} ou {thousands}. Écrivez-le avec un point ou sans la virgule</translation>
    </message>
    <message>
        <source>“{text}” in “{column}” is not a valid time</source>
        <translation>«&#xa0;{text}&#xa0;» dans «&#xa0;{column}&#xa0;» n’est pas une heure valide</translation>
    </message>
    <message>
        <source>“{text}” is not a number</source>
        <translation>«&#xa0;{text}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>“{title}” does not need scores in names. They are for {names}.</source>
        <translation>«&#xa0;{title}&#xa0;» n’a pas besoin de scores dans les noms. Ils sont pour {names}.</translation>
    </message>
    <message>
        <source>“{title}” does not support: {what}.</source>
        <translation>«&#xa0;{title}&#xa0;» ne prend pas en charge&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>“{title}” has no columns for measurements. Choose one of {names}.</source>
        <translation>«&#xa0;{title}&#xa0;» n’a pas de colonnes pour des mesures. Choisissez l’un de {names}.</translation>
    </message>
    <message>
        <source>“{written}” is “{taken}”, {how}</source>
        <translation>«&#xa0;{written}&#xa0;» est «&#xa0;{taken}&#xa0;», {how}</translation>
    </message>
    <message>
        <source>… and {n_more} more like these.</source>
        <translation>… et {n_more} autres semblables.</translation>
    </message>
    <message>
        <source>… and {n} more</source>
        <translation>… et {n} de plus</translation>
    </message>
</context>
</TS>
