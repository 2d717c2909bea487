game-heavy-lift-title = Heavy Lift
game-heavy-lift-line = Chargez un peu plus que de raison, et partez avant les autres.
game-heavy-lift-kind = stop ou encore

heavy-lift-stack = { $count ->
    [0] Il ne reste aucune caisse
    [one] Une caisse fermée
   *[other] { $count } caisses fermées
}
heavy-lift-closed = { $count ->
    [one] une caisse
   *[other] { $count } caisses
}
heavy-lift-load = { $tonnes } tonnes sur { $lift }
heavy-lift-left = parti avec { $tonnes } tonnes
heavy-lift-view-adrift = À la dérive

heavy-lift-kind-load = Charger
heavy-lift-kind-jettison = Larguer
heavy-lift-kind-depart = Partir
heavy-lift-do-load = Charger une caisse
heavy-lift-do-jettison = Larguer : { $crate }
heavy-lift-do-depart = Décoller

heavy-lift-word-seeds = graines
heavy-lift-word-water = eau
heavy-lift-word-tools = outils
heavy-lift-word-ore = minerai
heavy-lift-word-reactor = réacteur

heavy-lift-event-loaded = charge une caisse
heavy-lift-event-jettisoned = largue une caisse : { $crate }
heavy-lift-event-departed = décolle avec { $tonnes } tonnes

heavy-lift-refusal-stack-empty = Il ne reste aucune caisse sur l’aire.
heavy-lift-refusal-not-aboard = Vous n’avez rien de tel à bord : { $crate }.
heavy-lift-refusal-too-heavy = Votre vaisseau soulève { $lift } tonnes, et vous en avez chargé { $load }.
heavy-lift-refusal-not-your-turn = Ce n’est pas votre tour.

heavy-lift-option-rush = Hâte
heavy-lift-option-rush-help = Les premiers vaisseaux à partir gagnent une prime.
heavy-lift-part-tonnes = Fret
heavy-lift-part-rush = Hâte

heavy-lift-lesson-welcome = La tempête approche, et vous chargez. Chaque tonne vaut un point, mais un vaisseau ne soulève que 15 tonnes.
heavy-lift-lesson-load = Prenez une caisse de la pile. Vous seul verrez ce qu’elle contient.
heavy-lift-lesson-rival = Du minerai, 5 tonnes. L’autre capitaine charge aussi ; vous voyez combien de caisses, pas lesquelles.
heavy-lift-lesson-again = Il reste de la place. Prenez-en une autre.
heavy-lift-lesson-closed = Des outils, 3 tonnes : vous en avez 8 sur 15.
heavy-lift-lesson-greed = Deux caisses, c’est sûr. Un peu plus serait mieux : chargez-en une troisième.
heavy-lift-lesson-too-heavy = Un réacteur, 8 tonnes : 16, c’est plus que votre vaisseau ne soulève. Impossible de partir ainsi.
heavy-lift-lesson-jettison = Larguez les outils : touchez-les dans votre soute. Il reste 13 tonnes.
heavy-lift-lesson-hurry = L’autre charge encore. Le premier à partir gagne 2 points de plus.
heavy-lift-lesson-depart = Décollez : touchez votre vaisseau.
heavy-lift-lesson-end = 13 tonnes et 2 points pour la hâte. Quand tous sont partis, le plus grand total gagne. C’est tout le jeu.
