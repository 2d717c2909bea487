# Le club : classements, tournois, fiabilité.

club = Club
club-tournaments = Tournois
club-boards = Classements
club-new = Nouveau tournoi
club-open = Inscriptions ouvertes
club-running = En cours
club-finished = Terminés
club-open-none = Aucun tournoi n’attend de joueurs. Créez-en un.
club-running-none = Aucun ne se joue.
club-finished-none = Aucun n’a encore été joué jusqu’au bout.
club-kind-mini_cup = mini-coupe
club-kind-swiss = système suisse
club-kind-round_robin = toutes rondes
club-kind-knock_out = élimination directe
club-kind-league = ligue
club-kind-mini_cup-help = Tout le monde joue à chaque ronde et a chaque place aussi souvent.
club-kind-swiss-help = Ceux qui ont autant de points se rencontrent, jamais deux fois tant que c’est possible.
club-kind-round_robin-help = Chacun rencontre tous les autres.
club-kind-knock_out-help = La meilleure moitié de chaque table continue.
club-kind-league-help = Une ronde par semaine ; on joue quand on a le temps.
club-of = { $players } sur { $places }
club-tables-of = { $seats ->
    [one] tables d’une place
   *[other] tables de { $seats }
}
club-rated = classé
club-entered = inscrit

club-game = Jeu
club-period = Période
club-period-all = depuis toujours
club-period-season = saison { $quarter } de { $year }
club-period-month = { $month }
club-friends = Seulement moi et ceux que je suis
club-place = N°
club-player = Joueur
club-rating = Classement
club-table-count = Tables
club-board-none = Aucun classement n’est encore assez sûr.
club-board-least = { $least ->
    [one] On y figure dès une table classée pendant ce temps, quand le classement est assez sûr.
   *[other] On y figure dès { $least } tables classées pendant ce temps, quand le classement est assez sûr.
}
club-seasons = Saisons
club-season-tables = { $count ->
    [one] une table classée
   *[other] { $count } tables classées
}
club-season-now = en cours
club-you = vous
club-bot-fixed = bot, fixe

club-ratings = Classement par jeu
club-ratings-none = Pas encore de table classée. Une table est classée quand son hôte le décide.
club-margin = ± { $points }
club-between = entre { $below } et { $above }
club-above = au-dessus de { $below }
club-under = en dessous de { $above }
club-provisional = provisoire
club-more = { $count ->
    [one] encore au moins une table classée avant d’être sûr
   *[other] encore au moins { $count } tables classées avant d’être sûr
}
club-rated-tables = { $count ->
    [one] une table classée
   *[other] { $count } tables classées
}
club-axis = Classement { $rating }, à { $margin } près neuf fois sur dix, { $where }
club-axis-help = La barre est l’intervalle où se trouve le classement neuf fois sur dix. Les bots sont mesurés et ne bougent jamais ; contre des bots seuls, une partie compte pour moitié.
club-curve = Classement au fil du temps
club-curve-point = { $when } : { $rating } ± { $margin } ({ $change }), place { $place } sur { $seats }
club-place-of = { $place } sur { $seats }
club-halved = moitié, bots
club-warned = Vous avez abandonné tôt plusieurs de vos dernières tables classées. Encore une, et les opérateurs seront prévenus.
club-reliability = Fiabilité
club-reliability-last = sur les 100 dernières tables
club-reliability-new = nouveau
club-finished-tables = terminées
club-timed-out = temps écoulé
club-abandoned = abandonnées
club-waits = { $count ->
    [one] Les tables classées et les tournois sont fermés jusqu’à une table terminée de plus.
   *[other] Les tables classées et les tournois sont fermés jusqu’à { $count } tables terminées de plus.
}
club-strip = La plus ancienne d’abord. Refuser une revanche ne laisse pas de trace.

club-cup-name = Nom
club-kind = Formule
club-seats = Places par table
club-places = Participants
club-rounds = Rondes
club-rounds-cup = Combien de fois chacun a chaque place
club-starts = Début
club-starts-full = quand toutes les places sont prises
club-starts-at = à une heure
club-arrive = Minutes pour s’asseoir
club-round-hours = Heures entre les rondes
club-stand-in = Remplace les absents
club-bots-most = Bots admis
club-cond = Qui peut s’inscrire
club-cond-rated_tables = Tables classées de ce jeu
club-cond-finished_tables = Tables terminées avec d’autres
club-cond-least_rating = Classement minimal
club-cond-most_rating = Classement maximal
club-cond-reliability = Fiabilité en pour cent
club-cond-account_days = Jours sur ce site
club-cond-kept_name = Un nom protégé
club-cond-left_tables = Pas de tables quittées à rattraper
club-cond-club-any = Tout le monde
club-cond-club = Membre du club
club-members-of = Membres de { $club }
club-make = Créer le tournoi

club-round = Ronde { $number }
club-round-of = ronde { $number } sur { $rounds }
club-round-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}
club-round-done = { $done } sur { $count } terminées
club-cup-enter = S’inscrire
club-enter-reserve = S’inscrire en réserve
club-withdraw = Quitter le tournoi
club-withdraw-sure = Quitter maintenant ? D’autres joueront vos tables à venir, et plus personne ne vous rencontrera.
club-withdraw-sure-open = Quitter maintenant ? Votre place va à la personne suivante.
club-cancel = Renoncer au tournoi
club-cancel-sure = Y renoncer maintenant ? Il n’aura pas lieu, et tous les inscrits en sont avertis.
club-add-bot = Ajouter un bot
club-remove-bot = Retirer
club-your-table = Votre table
club-starts-in = commence d’elle-même dans
club-sit = S’asseoir
club-seated = assis
club-not-here = pas encore là
club-awaiting = Vous êtes assis. La table commence quand tous le sont, ou quand le temps est écoulé.
club-to-table = À la table
club-in-reserve = Vous êtes en réserve. Asseyez-vous, et vous remplacerez un absent.
club-not-drawn = Vous n’avez pas de table dans cette ronde.
club-was-away = Vous étiez absent : { $name } joue pour vous.
club-have-bye = Vous êtes exempt pour cette ronde. Cela compte { $points }.
club-standings = Classement après la ronde { $number }
club-standings-first = Inscrits
club-points = Points
club-opponents = Adv.
club-opponents-help = points de tous les adversaires rencontrés
club-share = % PV
club-share-help = part moyenne des points de victoire des tables
club-now = En ce moment
club-bye = exempt
club-away = absent
club-table-number = Table { $number }
club-watch = Regarder
club-replay = Revoir
club-next = Ensuite
club-next-pairing = La ronde suivante est tirée quand la dernière table est terminée.
club-next-first = La première ronde est tirée dès le début.
club-next-end = Il finit quand la dernière table est terminée.
club-next-league = Une ronde commence { $hours ->
    [one] toutes les heures
    [168] chaque semaine
   *[other] toutes les { $hours } heures
}, quoi qu’on joue encore.
club-next-calendar = La ronde suivante commence { $when }.
club-away-costs = Un absent reçoit 0 point et une marque ; une exemption vaut { $points }.
club-ties = À égalité ? Dans cet ordre
club-tie-1 = la somme des points de tous les adversaires rencontrés
club-tie-2 = la part moyenne des points de victoire des tables
club-tie-3 = qui était devant là où les deux étaient assis
club-tie-4 = un tirage de la graine scellée du tournoi
club-who-may = Qui peut s’inscrire
club-may = vous pouvez
club-may-not = pas encore
club-you-have = vous avez { $have }
club-begins-full = { $missing ->
    [one] Il commence quand une personne de plus est inscrite.
   *[other] Il commence quand { $missing } de plus sont inscrits.
}
club-begins-at = Il commence { $when }.
club-cancelled-few = Annulé : trop peu d’inscrits à l’heure dite.
club-cancelled-host = Abandonné par son créateur.
club-field = Les participants sur un axe
club-person-dot = personne
club-tables-title = Tables de la ronde { $number }
club-people-and-bots = { $people ->
    [one] une personne
   *[other] { $people } personnes
}, { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
}
club-podium = Les trois premiers
club-podium-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
club-keys = Touches : S s’asseoit, T va aux tables, les flèches parcourent le classement, Entrée ouvre un joueur.
club-entered-none = Personne encore.
club-why-not = Pourquoi pas encore
club-jump-standings = Classement
club-jump-tables = Tables
club-jump-terms = Règles
club-status-open = commence
club-now-live = { $table } : place { $place } ({ $points })
club-tiding-open = Y aller
club-cups-none = Le club n’a pas encore de tournoi.
club-status-running = en jeu
club-status-paused = en pause
club-status-finished = terminée
club-status-abandoned = abandonnée
club-status-cancelled = abandonnée
club-by = par { $name }
club-log-in-first = Protégez votre nom par un mot de passe sur votre page pour vous inscrire.
club-reserve = réserve
club-out = sorti
