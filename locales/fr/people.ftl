# Les gens : amis, profils, défis, clubs, et ce qui est dit à qui.
nav-people = Joueurs
friends = Amis
friends-none = Vous ne suivez encore personne. Cherchez quelqu'un par son nom, ou sur la page de quelqu'un avec qui vous avez joué.
followers = Ils vous suivent
blocked-people = Bloqués
friend-on = en ligne
friend-off = vu { $when }
friend-never = pas vu récemment
friend-hidden = ne dit pas s'il est en ligne
friend-mutual = vous suit aussi
person-find = Trouver quelqu'un
person-find-none = Personne n'a de nom protégé qui commence ainsi.
follow = Suivre
following = Suivi
block = Bloquer
unblock = Débloquer
block-help = Une personne bloquée ne peut ni vous défier, ni s'asseoir à vos tables, ni vous suivre, ni voir si vous êtes en ligne.
mute-chat = Masquer dans le chat
unmute-chat = Entendre de nouveau dans le chat
challenge = Défier
challenge-which = Quel jeu ?
challenged-by = { $name } veut jouer à { $game } avec vous.
challenge-accept = S'asseoir
challenge-later = Plus tard
challenge-decline = Refuser
seat-asked = { $name } est invité
match = Avec des gens, maintenant
match-help = Vous jouez avec ceux qui cherchent le même jeu. Si personne ne vient en une minute, des robots prennent les places libres.
match-seek = Trouver une partie
match-bots-in = { $seconds ->
    [one] Des robots prennent les places libres dans une seconde
   *[other] Des robots prennent les places libres dans { $seconds } secondes
}
person-since = ici depuis { $when }
person-private = Cette personne montre peu aux autres. Ce que vous avez joué ensemble est ici.
person-records = Jeux
person-plays = joue à { $table }
person-tables = Tables
person-won = Gagnées
person-records-none = Aucune table terminée à montrer.
person-played = { $played ->
    [one] une table, gagnées { $won }
   *[other] { $played } tables, gagnées { $won }
}
person-between = Vous et { $name }
person-between-none = Vous n'avez encore terminé aucune partie ensemble.
person-ahead = qui s'est mieux classé
person-together = { $count ->
    [one] une table ensemble
   *[other] { $count } tables ensemble
}
person-openings = Ouvertures favorites
person-openings-few = Affichées à partir de vingt tables d'un jeu.
person-opening = { $tables ->
    [one] une table, gagnées { $won }
   *[other] { $tables } tables, gagnées { $won }
}
person-recent = Tables récentes
person-edit = Mes réglages
person-mine = Ma page
person-watch = Regarder
clubs = Clubs
clubs-none = Vous n'êtes encore dans aucun club.
clubs-open = Clubs ouverts
club-found = Fonder un club
club-name = Nom du club
club-about = De quoi il s'agit
club-is-open = Tout le monde peut entrer
club-closed = seulement par le lien
club-members = { $count ->
    [one] un membre
   *[other] { $count } membres
}
club-enter = Entrer
club-leave = Quitter le club
club-keeper = responsable
club-make-keeper = Rendre responsable
club-show-out = Exclure
club-tables = Tables du club
club-tables-none = Aucune table n'a encore été faite pour le club.
club-new-table = Nouvelle table pour le club
club-invite = Lien pour les nouveaux membres
club-change = Modifier
news = Ce qu'on me dit
news-help = Vous en êtes averti quand vous ne regardez pas, par tous les moyens réglés ici.
news-turn = C'est à moi de jouer
news-challenge = Quelqu'un me défie
news-start = Une de mes tables commence
news-end = Une de mes tables est terminée
news-tournament = Un de mes tournois continue
news-digest = Une fois par jour tout ce qui m'attend, au lieu de chaque coup
news-push = Avertir ce navigateur, même si Farport est fermé
news-push-none = Ce navigateur ne peut pas être averti quand Farport est fermé.
news-push-denied = Le navigateur n'autorise pas les messages de cette page. Autorisez-les dans ses réglages.
news-presence = Les autres peuvent voir quand je suis en ligne
news-private = Montrer peu de ma page aux inconnus
