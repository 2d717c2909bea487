# Réponses : ce que le rapport des parties de robots dit en phrases, dans l'atelier et en ligne de commande.

question-seat = siège
question-race = peuple
question-leader = chef
question-planet = planète
question-turn-order = place dans l'ordre du tour
question-start-base = base de départ
question-scenario = scénario
question-map = carte
question-opening = ouverture
question-bot = robot
question-rounds = manches d'une partie
question-decisions = décisions d'un siège
question-clock = minutes à l'horloge du jeu
question-minutes = minutes à une table
question-winner-score = points du vainqueur
question-margin = points entre les deux premiers
question-lead-changes = changements de meneur
question-decided = moment où une partie est décidée
question-behind = temps où le vainqueur est derrière
question-halfway = victoires de qui mène à mi-partie
question-without-choice = moments sans choix
question-eliminated = sièges qui n'ont plus rien à décider
question-by-turn = décisions dans un tour
question-choices = choix à une décision
question-interaction = actions qui touchent aux points d'un rival
question-sources = points de
question-uses = usage de

question-seat-what = Victoires dans les parties qu'un siège joue ; une victoire partagée compte en parts. Le juste est une part par siège.
question-facet-what = Victoires des sièges qui l'ont ; une victoire partagée compte en parts. Le juste est une part par siège.
question-opening-what = Victoires selon les trois premières actions où plusieurs sortes d'actions étaient possibles.
question-bot-what = Victoires de chaque robot là où des robots différents se rencontrent.
question-rounds-what = La manche où une partie finit.
question-decisions-what = Combien de fois un siège a pu choisir entre au moins deux actions, dans une partie.
question-clock-what = La durée d'une partie à sa propre horloge.
question-minutes-what = Les décisions de tous les sièges, au rythme des personnes aux tables finies de ce serveur.
question-winner-score-what = Le plus haut score à la fin.
question-margin-what = La différence des deux plus hauts scores à la fin.
question-lead-changes-what = Combien de fois un autre siège passe seul en tête, aux points si la partie finissait alors.
question-decided-what = La part des actions d'une partie après laquelle un vainqueur mène jusqu'à la fin.
question-behind-what = La part des actions d'une partie où aucun vainqueur ne mène.
question-halfway-what = Des parties où quelqu'un mène seul à la moitié des actions : combien ce siège en gagne.
question-without-choice-what = De tous les moments où un siège est sollicité : ceux où il n'y a qu'une chose à faire.
question-eliminated-what = Sièges sans décision dans le dernier quart des actions de leur partie.
question-by-turn-what = Décisions d'un siège avant qu'un autre n'agisse.
question-choices-what = Actions possibles à une décision.
question-interaction-what = De toutes les actions : celles qui changent aussitôt les points d'un autre.
question-sources-what = Points de tous les sièges dans une partie, selon leur origine.
question-uses-what = Combien de fois une chose est faite dans une partie, par tous les sièges.

unit-share = %
unit-rounds = { $count ->
    [one] manche
   *[other] manches
}
unit-decisions = { $count ->
    [one] décision
   *[other] décisions
}
unit-minutes = { $count ->
    [one] minute
   *[other] minutes
}
unit-points = { $count ->
    [one] point
   *[other] points
}
unit-times = { $count ->
    [one] fois
   *[other] fois
}
unit-choices = { $count ->
    [one] choix
   *[other] choix
}
unit-actions = { $count ->
    [one] action
   *[other] actions
}

certainty-certain = certain
certainty-likely = probable
certainty-told = mesuré
certainty-none = rien vu

side-printed = jeu imprimé
side-before = comme avant
side-yours = ton brouillon

answer-above = { $label } : un avantage, { $share } % ± { $reach } de victoires ; le juste serait { $fair }.
answer-above-as-before = { $label } : un avantage, comme avant, { $share } % ± { $reach } de victoires ; le juste serait { $fair }.
answer-above-changed = { $label } : un avantage, { $share } % ± { $reach } de victoires, avant { $before } % ± { $before_reach } ; le juste serait { $fair }.
answer-below = { $label } : un désavantage, { $share } % ± { $reach } de victoires ; le juste serait { $fair }.
answer-below-as-before = { $label } : un désavantage, comme avant, { $share } % ± { $reach } de victoires ; le juste serait { $fair }.
answer-below-changed = { $label } : un désavantage, { $share } % ± { $reach } de victoires, avant { $before } % ± { $before_reach } ; le juste serait { $fair }.
answer-removed = { $label } : plus rien d'injuste, { $share } % ± { $reach } de victoires, avant { $before } % ± { $before_reach } ; le juste serait { $fair }.
answer-moved = { $label } : { $share } % ± { $reach } de victoires, avant { $before } % ± { $before_reach } ; le juste serait { $fair }.
answer-even = Victoires par { $question } : personne n'est visiblement favorisé. { $points ->
    [one] Un avantage de plus d'un point se serait vu.
   *[other] Un avantage de plus de { $points } points se serait vu.
}
answer-too-few = Victoires par { $question } : trop peu de parties pour le dire.
answer-number = { $question } : { $value } { $unit } ± { $reach }.
answer-more = Plus qu'avant, { $question } : { $value } { $unit } ± { $reach }, avant { $before } ± { $before_reach }.
answer-less = Moins qu'avant, { $question } : { $value } { $unit } ± { $reach }, avant { $before } ± { $before_reach }.
answer-same = Aucune différence montrée, { $question } : { $value } { $unit } ± { $reach }.
answer-alarm-halfway = Le meneur s'échappe : qui mène à mi-partie gagne { $value } % ± { $reach } des parties.
answer-alarm-eliminated = Certains sont hors du jeu avant sa fin : { $value } % ± { $reach } des sièges ne décident rien dans le dernier quart.
answer-broken = { $broken ->
    [one] Une partie n'est pas arrivée à sa fin
   *[other] { $broken } parties ne sont pas arrivées à leur fin
} ({ $side }, sur { $games ->
    [one] une
   *[other] { $games }
}). Graine { $seed }, { $why }.
answer-option-dead = { $option } : un choix mort, car qui doit s'en servir gagne { $share } % ± { $reach } ; le juste serait { $fair }.
answer-option-dominant = { $option } : un choix dominant, car qui doit s'en servir gagne { $share } % ± { $reach } ; le juste serait { $fair }.
answer-option-needed = { $option } : un choix nécessaire à tous, car qui en est privé gagne { $share } % ± { $reach } ; le juste serait { $fair }.
answer-option-harmful = { $option } : un piège, car qui en est privé gagne { $share } % ± { $reach } ; le juste serait { $fair }.
answer-skill = { $label } gagne { $share } % ± { $reach } contre les autres ; le juste serait { $fair }. La chance décide d'environ { $luck } % de ce qu'une partie peut donner.
answer-rests = { $games ->
    [one] Repose sur une seule partie.
   *[other] Repose sur { $games } parties distinctes.
}
answer-rests-repeated = { $repeated ->
    [one] Une répétition d'une partie n'est pas comptée.
   *[other] { $repeated } répétitions de parties ne sont pas comptées.
}
