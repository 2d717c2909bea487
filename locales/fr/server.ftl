# Ce que le serveur dit lui-même. Les clés sont « server- » et le code du refus ; les règles ont leurs propres catalogues.

server-bad_message = Ce message est illisible : { $detail }
server-bad_name = Un nom compte de 1 à { $longest } signes visibles.
server-bad_option = Ce choix est impossible : { $detail }
server-bad_game = Ce jeu n'existe pas ici.
server-bad_action = Ce n'est pas une action du jeu : { $detail }
server-bad_variant = Ces données ne sont pas jouables : { $detail }
server-slow_variant = La mise en place prend trop de temps. Faites plus petit, ou réessayez dans un instant.
server-big_variant = C'est plus grand que ce que les données d'un jeu peuvent être. Faites plus petit.
server-bad_record = Cet enregistrement ne se rejoue pas : { $detail }
server-bad_address = Cette adresse ne peut pas servir : { $detail }
server-no_answer = Aucune réponse n'est arrivée à temps. Vérifiez l'adresse, ou réessayez plus tard.
server-bad_token = Ce jeton n'est pas valable ici.
server-bad_passkey = La clé d’accès n’a pas été acceptée : { $detail }
server-cross_site = Cette requête vient d'un autre site et n'est pas acceptée.
server-full = Il n'y a pas de place libre pour vous à cette table.
server-limit = Il peut y en avoir au plus { $most }.
server-long_log = Le journal de cette table est plein, à la ligne { $most } : on n'y annule et n'y vote plus rien.
server-long_name = En toutes lettres, ce nom est trop long. Choisissez-en un plus court.
server-name_taken = Le nom { $name } est protégé par un mot de passe. Connectez-vous ou choisissez-en un autre.
server-needs_password = Choisissez d'abord un mot de passe.
server-no_ask = Vous n'avez rien à répondre ici.
server-no_change = C'est déjà le cas.
server-no_hints = Cette table n'autorise pas les conseils.
server-no_scope = Ce jeton ne permet pas cela.
server-no_table = Cette table n'existe pas, ou elle ne vous est pas ouverte.
server-no_undo = { $reason ->
    [reveal] Impossible de revenir en arrière : quelque chose de caché ou d'aléatoire a été révélé.
    [other_seat] Impossible de revenir en arrière : un autre joueur a agi depuis.
    [clock] Dans une partie contre la montre, rien n'est repris.
    [off] Cette table n'autorise pas l'annulation.
    [finished] La partie est terminée.
    [paused] La table est en pause.
    [secret] Rien n'est repris tant que d'autres décident peut-être en secret : retirez plutôt vos ordres, ou demandez aux autres.
   *[nothing] Il n'y a rien à annuler.
}
server-no_vote = Ce vote n'est pas ouvert maintenant.
server-not_found = Il n'y a rien à cette adresse, ou elle ne vous est pas ouverte.
server-not_host = Seul l'hôte de la table peut faire cela.
server-not_known = Choisissez d'abord un nom.
server-not_over = Cela se voit quand la partie est terminée.
server-not_played = Seule une autre personne qui y a joué peut l'évaluer.
server-not_ready = La montre ne tourne pas encore.
server-not_running = Cette table n'est pas en jeu.
server-not_your_seat = Cette place n'est pas la vôtre.
server-other_rules = Cette table se joue selon la version { $needs } des règles ; ici est installée la version { $has }.
server-paused = La table est en pause.
server-resigned = Cette place a abandonné.
server-seats_open = Il reste des places libres : remplissez-les d'abord.
server-started = Cette table a déjà commencé.
server-too_big = Ce message est trop grand.
server-too_fast = C'était trop rapide. Réessayez dans un instant.
server-unavailable = Le serveur ne peut rien enregistrer pour l'instant. Rien n'a changé ; réessayez dans un instant.
server-wrong_method = Cette adresse n'accepte pas de telles requêtes.
server-wrong_password = Le nom et le mot de passe ne vont pas ensemble.

server-closed = Ce compte a été fermé par un opérateur de ce serveur.
server-is_operator = C’est un opérateur. Mettez-y d’abord fin (farport admin dismiss).
server-maintenance = Ce serveur est en maintenance : rien ne peut être joué pour le moment, et le temps de personne ne compte.
server-muted = { $minutes ->
    [one] Un opérateur vous a rendu muet : vous pourrez écrire de nouveau dans { $minutes } minute.
   *[other] Un opérateur vous a rendu muet : vous pourrez écrire de nouveau dans { $minutes } minutes.
}
server-no_person = Personne ici ne porte ce nom ni cet identifiant.
server-not_operator = Seuls les opérateurs de ce serveur peuvent faire cela.

server-bye-restarting = Le serveur redémarre. Vous serez reconnecté dans un instant.
server-bye-outdated = Cette page est plus ancienne que le serveur. Rechargez-la.
server-bye-logged_out = Vous avez été déconnecté.
server-bye-too_slow = Cette connexion est trop lente pour suivre.
server-bye-too_many = Trop de connexions.
server-bye-flood = Trop de messages.
server-bye-idle = Plus rien n'est venu d'ici depuis longtemps.
server-bye-malformed = Les messages venant d'ici sont illisibles.

server-confirm-subject = Confirmez votre adresse pour Farport
server-confirm-text = Bonjour { $name }, quelqu’un (vous, espérons-le) souhaite que Farport vous prévienne de vos tours à cette adresse. Si c’est bien le cas, saisissez ce code dans votre profil : { $code }
server-turn-subject = À vous de jouer : { $table }
server-turn-text = { $name }, c'est à vous de jouer à { $table } ({ $game }).
server-turn-test = C'est ainsi que Farport vous dira que c'est à vous de jouer.

# People and clubs, and what else is told to who does not look.
server-no_club = Ce club n'existe pas, ou il ne se montre pas à vous.
server-not_keeper = Seuls les responsables du club peuvent faire cela.
server-not_welcome = Vous et quelqu’un ici avez choisi de n’avoir rien à faire l’un avec l’autre.
server-challenge-subject = Un défi : { $table }
server-challenge-text = { $name }, on vous défie à une partie de { $game }.
server-start-subject = C'est parti : { $table }
server-start-text = { $name }, la partie à { $table } ({ $game }) a commencé.
server-end-subject = C'est fini : { $table }
server-end-text = { $name }, la partie à { $table } ({ $game }) est terminée.
server-tiding-round-subject = Ronde { $number } : { $cup }
server-tiding-round-text = { $minutes ->
    [one] { $name }, la ronde { $number } de { $cup } est tirée et votre table { $table } est prête. Asseyez-vous dans la minute.
   *[other] { $name }, la ronde { $number } de { $cup } est tirée et votre table { $table } est prête. Asseyez-vous dans les { $minutes } minutes.
}
server-tiding-bye-subject = Exempt : { $cup }
server-tiding-bye-text = { $name }, vous êtes exempt de la ronde { $number } de { $cup } : les points sont à vous, il n’y a rien à faire.
server-tiding-replaced-subject = Vous avez été remplacé : { $cup }
server-tiding-replaced-text = { $name }, vous n’étiez pas là à temps, et votre place dans la ronde { $number } de { $cup } a été donnée. Qui est absent deux fois de suite est exclu.
server-tiding-over-subject = C’est fini : { $cup }
server-tiding-over-text = { $name }, { $cup } est terminé. Votre place : { $place } sur { $players }.
server-tiding-cancelled-subject = Annulé : { $cup }
server-tiding-cancelled-text = { $name }, { $cup } n’a pas lieu.
server-digest-subject = { $count ->
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
}
server-digest-text = { $count ->
    [one] { $name }, c'est à vous de jouer à une table :
   *[other] { $name }, c'est à vous de jouer à { $count } tables :
}
server-left_tables = { $more ->
    [one] Vous avez quitté des tables avant la fin. Terminez-en encore une avec d’autres personnes, et les tables classées et les tournois vous seront rouverts.
   *[other] Vous avez quitté des tables avant la fin. Terminez-en encore { $more } avec d’autres personnes, et les tables classées et les tournois vous seront rouverts.
}
server-needs_kept_name = Il faut pour cela un nom protégé. Protégez le vôtre par un mot de passe sur votre page, puis revenez.
server-not_rated = { $reason ->
    [variant] Un jeu modifié ne peut pas être classé : tout le monde doit jouer avec les mêmes règles.
    [two_seats] À une table classée, personne n’occupe deux places.
    [nobody] Une table classée demande au moins une personne.
   *[bot] La force de ce bot n’a jamais été mesurée : personne ne peut être classé contre lui. Choisissez un des niveaux.
}
server-unfit_tournament = { $reason ->
    [seats] Places de ce jeu : de { $low } à { $high }.
    [places] Il faut au moins autant de participants que de places à une table : { $seats }.
    [full] Dans une mini-coupe, tout le monde joue toujours : les participants doivent remplir des tables de { $seats }.
   *[sizes] Ces règles ne conviennent pas à une table de { $size }, et il peut y en avoir une s’il reste des joueurs. Faites commencer une mini-coupe ou une ligue quand toutes les tables sont pleines, ou choisissez d’autres règles.
}
server-full_tournament = Toutes les places de ce tournoi sont prises.
server-may_not_enter = { $reason ->
    [kept_name] Il faut pour cela un nom protégé. Protégez le vôtre par un mot de passe sur votre page, puis revenez.
    [left_tables] { $have ->
        [one] Vous avez quitté des tables avant la fin. Terminez-en encore une avec d’autres personnes pour pouvoir vous inscrire.
       *[other] Vous avez quitté des tables avant la fin. Terminez-en encore { $have } avec d’autres personnes pour pouvoir vous inscrire.
    }
    [rated_tables] { $wanted ->
        [one] Il faut avoir joué une table classée de ce jeu.
       *[other] Il faut avoir joué { $wanted } tables classées de ce jeu. Vous en avez { $have }.
    }
    [finished_tables] { $wanted ->
        [one] Il faut avoir terminé une table avec d’autres.
       *[other] Il faut avoir terminé { $wanted } tables avec d’autres. Vous en avez terminé { $have }.
    }
    [least_rating] Il faut un classement d’au moins { $wanted }. Le vôtre est de { $have }.
    [most_rating] Il faut un classement d’au plus { $wanted }. Le vôtre est de { $have }.
    [reliability] Il faut une fiabilité de { $wanted } sur 100. La vôtre est de { $have }.
    [account_days] { $wanted ->
        [one] Il faut un nom présent ici depuis un jour.
       *[other] Il faut un nom présent ici depuis { $wanted } jours. Le vôtre l’est depuis { $have }.
    }
   *[club] C’est réservé aux membres d’un club. Entrez d’abord dans le club.
}
server-no_tournament = Ce tournoi n’existe pas.
server-not_entered = Vous ne participez pas à ce tournoi.
server-tournament_over = On ne peut plus entrer dans ce tournoi ni le modifier.
