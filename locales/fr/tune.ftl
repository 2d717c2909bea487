# Les recherches du studio : des nombres bougent jusqu'à ce qu'un jeu soit comme on le veut.

tune = Régler
tune-about = Choisissez les nombres qui peuvent bouger, et dites ce que vous voulez du jeu. Les bots le jouent alors en de nombreux points avec les mêmes graines ; les meilleurs se départagent avec de nouvelles, et seul ce qui y est meilleur au-delà du hasard est recommandé.
tune-first-games = Les premières parties sont en cours. Vous pouvez partir et revenir par ce lien.
tune-may-move = Ce qui peut bouger
tune-may-move-about = Aucun nombre encore. Prenez-en d'un à douze, chacun avec l'étendue que vous accepteriez.
tune-add-number = Ajouter un nombre
tune-more-found = { $count ->
    [one] et un autre : écrivez plus de son nom
   *[other] et { $count } autres : écrivez plus du nom
}
tune-remove = Retirer : { $what }
tune-from = de
tune-to = à
tune-step = pas
tune-wanted = Ce que vous voulez
tune-must = obligé
tune-wish = souhait
tune-must-or-wish = { $what } : obligé ou souhait
tune-near = Et toujours aussi près que possible du jeu imprimé.
tune-add-want = Ajouter quelque chose que vous voulez
tune-want-seats = points entre les victoires d'une place et sa juste part
tune-want-race = victoires de la race la plus forte, en pour cent
tune-want-leader = victoires du chef le plus fort, en pour cent
tune-want-planet = victoires de la planète la plus forte, en pour cent
tune-want-turn-order = victoires de la meilleure place dans l'ordre du tour, en pour cent
tune-want-start-base = victoires de la meilleure base de départ, en pour cent
tune-want-decided = quand une partie est décidée, en pour cent de son cours
tune-want-halfway = victoires de qui mène à mi-chemin, en pour cent
tune-want-without-choice = moments sans choix, en pour cent
tune-want-dead = options mortes de « { $action } »
tune-at-least = au moins { $low }
tune-at-most = au plus { $high }
tune-pace = Secondes que les gens prennent pour une décision
tune-pace-known = { $tables ->
    [one] Une table terminée ici dit { $seconds }.
   *[other] { $tables } tables terminées ici disent { $seconds }.
}
tune-pace-unknown = Trop peu de tables sont terminées ici pour le dire : indiquez ce que vous supposez.
tune-games = Parties de la recherche
tune-search = Chercher
tune-search-again = Chercher encore
tune-no-numbers = Ajoutez un nombre qui peut bouger.
tune-no-wants = Dites ce que vous voulez du jeu.
tune-no-bound = Chaque souhait demande une borne inférieure ou supérieure.
tune-bad-range = Une étendue va d'un nombre plus petit à un plus grand, par un pas supérieur à zéro.
tune-no-pace = Dites combien de secondes les gens prennent pour une décision.
tune-tried = { $count ->
    [one] Une réponse essayée
   *[other] { $count } réponses essayées
} en { $games ->
    [one] une partie.
   *[other] { $games } parties.
}
tune-fresh = { $games ->
    [one] Une nouvelle partie dans la finale.
   *[other] { $games } nouvelles parties dans la finale.
}
tune-front = Bonnes réponses
tune-front-none = Aucune encore qui soit plus près de ce que vous voulez que le jeu tel qu'il est.
tune-played-out = jouée jusqu'au bout
tune-stopped-early = arrêtée tôt
tune-axis = Axe
tune-steps-away = pas depuis le jeu imprimé
tune-steps = { $count ->
    [one] À un pas du jeu imprimé.
   *[other] À { $count } pas du jeu imprimé.
}
tune-steps-short = pas
tune-playoff = Finale avec de nouvelles graines
tune-playoff-about = { $games ->
    [one] une partie chacune, la même graine pour toutes
   *[other] { $games } parties chacune, les mêmes graines pour toutes
}, aucune ayant servi à la recherche
tune-in-search = dans la recherche { $value }
tune-verdict-recommended = Recommandée
tune-verdict-choice = Votre choix
tune-verdict-noise = Dans le bruit : pas de recommandation
tune-verdict-misses = Manque une obligation
tune-verdict-printed-meets = Remplit chaque obligation tel quel
tune-verdict-printed-misses = Tel quel : manque une obligation
tune-beside = { $more ->
    [true] { $value } ± { $reach } de plus que ce à quoi elle est comparée ({ $what }).
   *[other] { $value } ± { $reach } de moins que ce à quoi elle est comparée ({ $what }).
}
tune-would-take = { $games ->
    [one] Les distinguer demanderait une partie chacune.
   *[other] Les distinguer demanderait environ { $games } parties chacune.
}
tune-luck = { $count ->
    [one] Ce qui va en finale est la meilleure d'une seule, ce qui tient en partie à la chance : la finale est moins tendre que la recherche.
   *[other] Ce qui va en finale est la meilleure de { $count }, ce qui tient en partie à la chance : la finale est moins tendre que la recherche.
}
tune-recommended = Recommandée
tune-recommended-why = { $steps ->
    [one] Elle remplit chaque obligation avec de nouvelles graines, à un pas du jeu imprimé.
   *[other] Elle remplit chaque obligation avec de nouvelles graines, à { $steps } pas du jeu imprimé.
}
tune-chosen = Regardée
tune-not-yet = Rien n'est recommandé avant la finale.
tune-none = Pas de recommandation
tune-none-needed = Le jeu tel qu'il est remplit chaque obligation avec de nouvelles graines.
tune-none-noise = Ce qui remplit chaque obligation ne diffère pas visiblement du jeu tel qu'il est : plus de parties, ou une étendue plus large, le diraient.
tune-none-meets = Aucune réponse ne remplit chaque obligation avec de nouvelles graines. Laissez bouger davantage, ou relâchez ce que le tableau ci-dessous montre comme manqué.
tune-take = Prendre { $letter } dans l'atelier
tune-full-answer = Comparer avec le jeu imprimé
