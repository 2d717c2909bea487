# Les essais de l'atelier : beaucoup de parties de robots, pendant qu'on regarde.

run = Essai
run-bots = Robots
run-seats = Sièges
run-games = Parties au plus
run-compares = Joué avec les nombres imprimés et avec les tiens, sur les mêmes graines. S'arrête de lui-même quand chaque question est décidée.
run-alone = Rien ne diffère du jeu imprimé : il est regardé seul.
run-start = { $count ->
    [one] Jouer une partie
   *[other] Jouer { $count } parties
}
run-stop = Arrêter
run-drop = Jeter
run-print = Imprimer le résumé
run-waiting = En attente.
run-running = En cours.
run-done = Terminé.
run-stopped = Arrêté.
run-failed = Échoué.
run-played = Joué : { $done } sur { $games }.
run-decided = Chaque question était décidée avant la fin du budget.
run-so-far = La réponse jusqu'ici
run-answer = La réponse
run-changes = { $count ->
    [one] Ce qui a changé : une chose
   *[other] Ce qui a changé : { $count } choses
}
run-no-changes = Rien : c'est le jeu imprimé seul.
run-definitions = Aucune partie n'est comptée deux fois, et les parties d'une même graine comptent comme un seul témoin. ± est la moitié d'un intervalle à 95 %. Tout ce qui est dit certain se trompe dans moins d'un rapport sur cent, tout ce qui est dit probable dans moins d'un sur dix, aussi souvent qu'on regarde.
run-side = parties { $games }, graines { $seeds }
run-wins-by = Victoires par { $question }
run-fair = part juste { $share }
run-chart = graphique
run-n = n = { $count }
run-difference = différence
run-no-difference = aucune différence montrée
run-value = valeur
run-figures = En chiffres
run-length = Durée en { $unit }
run-mean = moyenne { $value }
run-ends = Comment finissent les parties
run-skill = L'adresse gagne-t-elle ?
run-by-level = Joué par d'autres : { $bots }
run-everything = { $count ->
    [one] Un autre chiffre
   *[other] { $count } autres chiffres
}
run-counted = Tout ce qui est compté
run-never = { $count ->
    [one] Une chose n'a jamais été faite
   *[other] { $count } choses n'ont jamais été faites
}
run-options = Options mortes et dominantes
run-barred = en est privé
run-made = doit s'en servir
run-verdict = verdict
run-option-dead = mort
run-option-dominant = dominant
run-option-needed = nécessaire à tous
run-option-harmful = un piège
run-option-alive = vivant
run-place = Place dans la file : { $place }.
run-behind = Une série par personne est jouée à la fois ; celle-ci attend
run-tune = La régler
run-more = Plus de questions
run-choices = Essayer chaque choix d'une action : un bot qui ne peut pas, et un qui doit
run-skill-of = L'adresse gagne-t-elle ? Placez un bot plus fort ou plus faible parmi les autres
run-level-of = Faire jouer la comparaison aussi par d'autres bots
run-pace = Secondes que les gens prennent pour une décision, pour la durée en minutes
run-ray = Jouer sur le cluster Ray
run-on-ray = Joué sur le cluster Ray.
run-pace-assumed = Minutes à { $seconds } s par décision, comme supposé.
run-pace-known = { $tables ->
    [one] Minutes à { $seconds } s par décision, comme le dit une table terminée ici.
   *[other] Minutes à { $seconds } s par décision, comme le disent { $tables } tables terminées ici.
}
run-compares-before = Joué avec les nombres de l'autre création et avec ceux-ci, sur les mêmes graines. La essai s'arrête d'elle-même quand chaque question est tranchée.
run-before = Comparer avec
run-seats-bots = { $seats ->
    [one] { $seats } place, { $bots }
   *[other] { $seats } places, { $bots }
}
beside = Côte à côte
beside-choose = Placer d'autres essais à côté
beside-about = Jusqu'à { $most } essais de ce jeu avec autant de places. Le premier apporte l'état d'avant ; chacun y est comparé.
beside-of = { $side }, à côté de : { $first }
beside-no-changes = Rien dans les données.
run-without-mistakes = Sans { $count ->
    [one] l’erreur qui n’a pas été reprise
   *[other] les { $count } erreurs qui n’ont pas été reprises
}.
run-option-unplayed = pas encore joué
run-defined = Définitions
run-axis-games = part des parties
run-axis-decided = parties décidées
run-axis-part = part de la partie jouée
