# L’enveloppe du client web : toutes les pages, et la table autour de chaque plateau.

traveller = Voyageur
guest = Invité
home-link = Farport, accueil
skip = Aller au contenu
loading = Un instant…
close = Fermer
yes = Oui
no = Non
now = maintenant
you = vous
bot = robot joueur
nobody = quelqu’un
send = Envoyer
reload = Recharger
really = Vraiment ? Appuyez encore
unreachable = Le serveur est injoignable. Réessayez dans un instant.
outdated = Farport a été renouvelé. Rechargez pour continuer ; rien n’est perdu.

## Header
nav-main = Principal
nav-play = Jouer
nav-mine = Mes tables
nav-watch = Regarder
nav-replays = Parties
nav-club = Club
nav-rules = Règles
nav-studio = Atelier
language = Langue
language-is = Langue : { $language }
theme = Thème
theme-night = Nuit
theme-day = Jour
theme-system = Comme le système
sound = Son
profile = Nom et réglages
keep-name = garder ce nom

## Home
greeting-morning = Bonjour, { $name }.
greeting-day = Bonjour, { $name }.
greeting-evening = Bonsoir, { $name }.
greeting-nobody = Bienvenue à Farport.
greeting-sub = Choisissez un jeu : un clic et vous êtes à table.
first-visit = Nouveau ici ? Quatre jeux de commerce parmi les étoiles.
first-visit-more = Sans compte, sans rien installer : cliquez sur Jouer et vous voilà à une table contre des robots, ou commencez par une leçon de cinq minutes.
games = Jeux
players = Joueurs
players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
duration = Durée
minutes = { $range } min
play-now = Jouer
starting = On y va…
play-now-of = Jouer : { $game }, contre l’ordinateur
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
learn = Apprendre
learn-of = Apprendre : { $game }
my-tables = Mes tables
my-tables-none = Vous n’êtes encore à aucune table.
tables-to-join = Tables à rejoindre
tables-to-join-none = Aucune table ne cherche de joueurs. Ouvrez-en une !
tables-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
seat-awaited = Ronde { $round }, table { $table } : encore { $time }
now-playing = En ce moment
now-playing-none = Personne ne joue en public pour l’instant.
recent-replays = Parties récentes
recent-replays-none = Aucune partie n’est encore terminée.
all-count = Tout ({ $count })
row-with = avec { $names }
row-waiting = on attend { $names }
row-gathering = { $count } assis sur { $seats }
row-join =
    { $game } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
row-finished = { $game } · { $when }
seats-taken =
    { $taken ->
        [one] { $taken } place prise
       *[other] { $taken } places prises
    } sur { $seats }
pill-open = En formation
pill-running = En attente
pill-paused = En pause
pill-finished = Terminée
pill-abandoned = Abandonnée
pill-cancelled = Annulée
pill-join = Rejoindre
pill-watch = Regarder
pill-replay = Revoir
game-forgotten-planet-title = La Planète oubliée
game-forgotten-planet-line = Posez le plancher, fondez des bases, dressez un mur et prenez d’un coup les terres d’un rival.
game-forgotten-planet-kind = Contrôle de zones
game-forgotten-planet-art = Des robots posent un plancher de métal sur un désert couleur rouille
game-space-dealer-title = Space Dealer
game-space-dealer-line = Deux sabliers travaillent pour vous. Tous jouent à la fois jusqu’à l’arrêt de l’horloge.
game-space-dealer-kind = Temps réel
game-space-dealer-art = Un sablier plein de marchandises colorées parmi les planètes
game-duck-dealer-title = Duck Dealer
game-duck-dealer-line = Économisez l’énergie pour un tour énorme, puis changez des canards en religion.
game-duck-dealer-kind = Ramassage et livraison
game-duck-dealer-art = Un canard en plastique avec un casque spatial entre des planètes
game-space-paper-title = SpacePaper
game-space-paper-line = Tirez aux dés une galaxie que vous découvrez et faites d’une planète un empire.
game-space-paper-kind = Exploration et expansion
game-space-paper-art = Une carte stellaire au crayon sur du papier quadrillé avec un vaisseau de papier et deux dés

## New table, gathering
new-table-title = Nouvelle table : { $game }
seats = Places
seat-count = Nombre de places
amount-none = rien
seat-number = Place { $number }
seat-me = Moi
seat-open = Libre
seat-invite = Avec le lien
seat-who = Qui est assis là
seat-who-here = Ici
seat-who-person = Humain
seat-who-bot = Bot
seat-who-comes = Qui peut venir
seat-anybody = Tous
seat-open-title = Place libre
seat-open-line = qui vient du salon ou a le lien
seat-invite-title = Invitation
seat-invite-line = qui a le lien que vous envoyez
seat-level = Niveau
seat-bot = Bot, { $name }
bots-all-so = Tous les bots ainsi
bot-first = le niveau le plus facile
bot-unmeasured = non mesuré à { $count ->
    [one] { $count } place
   *[other] { $count } places
}
seat-invited = Invité
seats-help = « Ici » à une autre place : vous jouez à tour de rôle sur un écran.
bot-easy = Facile
bot-medium = Moyen
bot-hard = Fort
bot-expert = Expert
bot-master = Maître
bot-random = Hasard
bot-greedy = Glouton
bot-name = { $bot }
bot-level = { $bot }, { $level }
bot-of-temper = { $temper ->
    [builder] { $level }, aime bâtir
    [raider] { $level }, aime frapper
   *[trader] { $level }, aime commercer
    }
bot-face = { $name } : { $told }
bot-easy-thinks = réfléchit brièvement
bot-medium-thinks = réfléchit un peu
bot-hard-thinks = réfléchit bien
bot-expert-thinks = réfléchit plus longtemps
bot-master-thinks = a étudié le jeu ou réfléchit le plus longtemps
bot-random-thinks = joue n’importe quel coup permis
bot-greedy-thinks = prend ce qui semble le meilleur sur le moment
bot-beats = bat { $bot } { $times ->
    [one] { $times } fois
   *[other] { $times } fois
} sur dix
bot-record = vous { $mine } : { $theirs }
bot-unmet = jamais rencontré
option-told = { $option } : { $value }
table-name = Nom de la table
table-name-placeholder = Choisi pour vous si vide
table-public = Montrer la table dans le salon
table-watchers = D’autres peuvent regarder
table-undo = On peut reprendre ses coups
table-hints = Les conseils sont permis
table-rated = Classée : elle compte pour le classement de chacun, sans conseils
time = Temps
pace = Vitesse du temps
pace-times = { $times }×
pace-told = { $times ->
    [1] au rythme imprimé
   *[other] { $times } fois le rythme imprimé
}
time-none = Sans pendule
time-days = Des jours par coup
time-live = En direct : réserve et incrément
time-up = Quand le temps d’une place est écoulé
time-up-default = l’action sûre joue pour elle
time-up-caretaker = un robot joueur s’en occupe
time-up-resign = elle a abandonné
time-up-nothing = rien ne se passe
days-per-move = Jours par coup
bank-minutes = Réserve, en minutes
increment-seconds = Ajouté à chaque coup, en secondes
absence = Quand quelqu’un est absent
absence-wait = attendre
absence-default = l’action sûre joue pour lui
absence-caretaker = un robot joueur s’occupe de la place
absence-replace = l’hôte peut donner la place
options = Règles de cette table
own-scenario = Un scénario fait ici
own-scenario-none = Aucun
make-scenario = Faire un scénario
start-now = Commencer
open-table = Ouvrir la table
table-gathering = on attend des joueurs
table-cancelled = annulée
sit-down = S’asseoir
stand-up = Se lever
free-seat = Libérer la place
give-to-bot = Donner à un robot joueur
invite-link = Lien d’invitation
copy-link = Copier le lien
link-copied = Copié
cancel-table = Annuler la table
waiting-seats = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
host-starts = { $name } lance la partie.

## Table
board = Plateau
your-turn = Votre tour
your-move = À vous.
your-move-short = À vous
move-of = À { $name }.
waiting-for = On attend { $names }.
sending = Un instant…
game-over = La partie est finie.
see-result = Voir le résultat
paused = En pause.
paused-more = On reprend quand tous sont d’accord.
ready = Je suis prêt
ready-check = Prêt ?
clock-begins = La pendule part dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
ready-check-more = L’horloge part quand tous le sont.
line-waiting = En attente de la connexion.
line-waiting-more = Le plateau montre ce qui a été vu en dernier.
line-lost = Aucun signe de la table depuis { $seconds ->
    [one] une seconde.
   *[other] { $seconds } secondes.
}
line-again = Nouvel essai dans { $seconds } s.
line-trying = Nouvel essai en cours.
line-silent = La table ne répond pas.
line-silent-more = La ligne est ouverte, mais le serveur n’a rien dit depuis { $seconds } s.
line-offline = Cet appareil est hors ligne.
line-offline-more = Dès qu’il retrouve un réseau, la table reprend.
line-kept = { $count ->
    [one] Votre dernier coup est conservé.
   *[other] { $count } de vos coups sont conservés.
}
line-clock = Votre pendule continue : { $time }.
line-game-time = Le temps de la partie continue.
line-now = Essayer maintenant
line-back = La connexion est rétablie.
line-back-more = { $count ->
    [0] Il ne s’est rien passé entre-temps.
    [one] Une chose s’est passée entre-temps ; elle est dans le journal.
   *[other] { $count } choses se sont passées entre-temps ; elles sont dans le journal.
}
line-unconfirmed = { $count ->
    [one] { $count } coup non confirmé
   *[other] { $count } coups non confirmés
}
why-no-line = La table ne dit rien pour l’instant ; la partie reprend dès que la connexion revient.
presence-here = connecté
presence-away = absent
presence-away-seconds = absent depuis { $count } s
presence-away-minutes = absent depuis { $count } min
presence-gone = parti
presence-gone-seconds = parti depuis { $count } s
presence-gone-minutes = parti depuis { $count } min
still-awaited = On attend encore : { $names }.
end-you-win = { $how ->
    [alone] Vous gagnez avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
    [level] { $best } partout, et vous gagnez.
   *[ahead] Vous gagnez, { $best } à { $second }.
}
end-wins = { $how ->
    [alone] { $names } gagne avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
    [level] { $best } partout, victoire de { $names }.
   *[ahead] { $names } gagne, { $best } à { $second }.
}
end-shared = { $names } se partagent la victoire avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
end-by-one = <b>{ $part }</b> a fait la différence : { $mine } à { $theirs }.
end-by-two = <b>{ $part }</b> ({ $mine } à { $theirs }) et <b>{ $other }</b> ({ $more } à { $less }) ont fait la différence.
end-lead = { $unit ->
    [round] Tour décisif : manche { $number }, { $name } prend la tête pour de bon.
    [turn] Tour d’actions décisif : le nº { $number }, { $name } prend la tête pour de bon.
    [minute] Moment décisif : minute { $number }, { $name } prend la tête pour de bon.
   *[move] Coup décisif : numéro { $number }, { $name } prend la tête pour de bon.
}
end-swing = { $unit ->
    [round] Plus grand écart : manche { $number }, { $name }. La tête n’a jamais changé.
    [turn] Plus grand écart : tour d’actions nº { $number }, { $name }. La tête n’a jamais changé.
    [minute] Plus grand écart : minute { $number }, { $name }. La tête n’a jamais changé.
   *[move] Plus grand écart : coup { $number }, { $name }. La tête n’a jamais changé.
}
end-level = { $unit ->
    [round] Plus grand écart : manche { $number }, { $name }. À la fin, plusieurs étaient à égalité en tête.
    [turn] Plus grand écart : tour d’actions nº { $number }, { $name }. À la fin, plusieurs étaient à égalité en tête.
    [minute] Plus grand écart : minute { $number }, { $name }. À la fin, plusieurs étaient à égalité en tête.
   *[move] Plus grand écart : coup { $number }, { $name }. À la fin, plusieurs étaient à égalité en tête.
}
end-star = { $unit ->
    [round] manche { $number }
    [turn] tour d’actions nº { $number }
    [minute] minute { $number }
   *[move] coup { $number }
}
end-see-turn = Voir le tour
end-no-chart = Il n’y a pas de courbe pour cette partie : elle n’a pas été jouée jusqu’au bout.
end-again = On rejoue ?
end-rematch-waits = Les autres attendent à une nouvelle table.
end-rematch-bots = mêmes places, nouveaux dés
end-rematch-people = demande aux autres
end-rematch-join = les rejoindre
end-analyse = Analyser
end-analyse-more = tour par tour
end-share = Partager
end-share-more = un lien qui marche
end-next = Table suivante
end-find = Trouver une table
end-find-more = tous les jeux
to-tournament = Au tournoi
to-tournament-more = classement et ronde suivante
axis-round = manches
axis-turn = tours d’actions
axis-minute = minutes
axis-move = coups
share-link = Lien à partager
share-private = Cette table est privée. Ouvrir son enregistrement à tous ceux qui ont le lien ? Cela ne peut pas être annulé.
share-open = Ouvrir et copier le lien
share-not-yours = Cette table est privée ; seuls ceux qui y étaient assis peuvent ouvrir l’enregistrement.
answer = Répondre
later = Plus tard
why-not = Pourquoi pas ?
why-nothing = Rien n’est possible ici maintenant ; ce qui est possible est éclairé.
why-choose-first = Choisissez d’abord la pièce qui doit le faire.
why-not-asked = Ce n’est pas à vous de jouer : la décision revient à { $names }.
why-watching = Vous regardez cette table ; seuls ceux qui y sont assis peuvent agir.
why-paused = La partie est en pause ; un vote la fait reprendre.
why-over = La partie est terminée.
why-ready = La partie commence quand tout le monde est prêt.
why-replay = Ceci est un enregistrement ; on ne peut rien y changer.
why-lesson = Pas maintenant : cette étape, c’est « { $what } ». Suivez la flèche.
why-lesson-reading = Lisez d’abord cette étape, puis continuez.
why-lesson-first = C’est la première étape.
choices = Ce que vous pouvez faire ici
preview-chance = Le hasard ou quelque chose de caché en décidera.
points-short = PV
resigned = a abandonné
keeper-caretaker = un robot joueur veille
keeper-default = joue prudemment
keeper-nobody = place libre
watchers = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
drawer = Journal, discussion et règles
log = Journal
chat = Discussion
rules = Règles
phone-play = Jouer
phone-seats = Places
phone-log = Journal
phone-chat = Discuter
phone-rules = Règles
chat-empty = Personne n’a encore rien dit.
chat-placeholder = Message à la table
chat-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
mute-person = Cacher ce que dit { $name }
unmute-all = Montrer les personnes cachées ({ $count })
hint = Conseil
hint-none = Le planificateur ne propose rien ici.
hint-is = Un conseil : { $action }
hint-points = points en tout : { $points }
hint-chance = Votre chance de gagner, estimée : { $before } % → { $chance } %.
hint-other = À la place, { $action } : { $chance } %.
table-menu = Plus
back-to-seat = Reprendre ma place
vote-pause = Demander une pause
vote-continue = Reprendre
vote-abandon = Proposer d’arrêter sans résultat
table-told = Me reparler de cette table
table-silent = Ne rien me dire de cette table
resign = Abandonner
undo = Annuler
undo-last = la dernière action
undo-ask = Demander d’annuler
undo-others-decide = les autres décident
undo-bots-agree = les bots sont d’accord
undo-reason-nothing = rien encore
undo-reason-reveal = quelque chose a été révélé
undo-reason-other_seat = un autre a joué depuis
undo-reason-clock = pas contre la montre
undo-reason-finished = la partie est finie
undo-reason-paused = en pause
undo-reason-off = pas à cette table
undo-reason-secret = d’autres décident peut-être en secret
ask-undo = { $name } demande à reprendre un coup.
poll = { $what ->
    [pause] { $name } demande une pause.
    [continue] { $name } veut reprendre.
   *[abandon] { $name } propose d’arrêter la partie sans résultat.
}
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout le plateau
text-position = La position en texte
curtain-title = C’est à { $name }
curtain-more = Passez l’écran. Personne d’autre ne doit regarder maintenant.
curtain-open = Je suis { $name }
keys-title = Touches
keys-arrows = Flèches : d’un endroit éclairé au suivant
keys-enter = Entrée : choisir
keys-numbers = 1 à 9 : les boutons sous le plateau, ou les lignes d’un menu ouvert
keys-end = 0 : ce qui termine le tour
keys-escape = Échap : un pas en arrière
keys-undo = U : annuler
keys-text = ? : cette page
speech-label = Posez une question ou dites quoi faire (« aide » dit tout)
speech-ask = Dire
speech-answers = Réponses
speech-turn-words = tour
speech-turn-help = à qui de jouer et ce qui est attendu
speech-where-words = où, où est
speech-where-help = ce qui peut agir ; avec un mot : où cela se trouve
speech-at-words = à, que y a t il à
speech-at-help = avec un lieu : ce qui s’y trouve
speech-reach-words = portée
speech-reach-help = tous les lieux où l’on peut agir maintenant
speech-moves-words = coups
speech-moves-help = tout ce qui est permis, avec son numéro ; avec des mots : seulement ceux-là
speech-do-words = faire
speech-do-help = avec un numéro ou des mots : joue ce coup
speech-end-words = fin
speech-end-help = termine le tour ou la phase
speech-why-words = pourquoi, pourquoi pas
speech-why-help = avec un lieu ou un bouton : pourquoi rien n’y est possible
speech-last-words = dernier
speech-last-help = ce qui vient d’arriver ; avec un nombre : autant de lignes
speech-time-words = temps
speech-time-help = les pendules
speech-score-words = score
speech-score-help = les points de chacun
speech-undo-words = annuler
speech-undo-help = reprend la dernière action
speech-yes-words = oui
speech-yes-help = à ce qui est demandé encore une fois
speech-help-words = aide
speech-help-help = cette liste
speech-what = Dites aussi quoi.
speech-reach-none = Rien n’est possible sur le plateau maintenant.
speech-moves-none = Il n’y a pas de tel coup maintenant.
speech-no-move = Il n’y a pas de coup « { $text } » maintenant.
speech-end-none = Rien ne peut être terminé maintenant.
speech-yes-none = Rien n’a été demandé.
speech-yes-gone = { $action } : ce n’est plus possible. Rien n’a été fait.
speech-sure = { $action } : dites oui pour le faire.
speech-done = Fait : { $action }
speech-can = { $name } : on peut y agir.
speech-nothing = Rien de ce nom n’est dit ici.
speech-ready = Dites « { $yes } » quand vous êtes prêt.
speech-not-there = Rien n’est possible là maintenant ; « { $reach } » dit où quelque chose l’est.
speech-time-none = Il n’y a pas de pendule à cette table.
speech-clock = { $name } : il reste { $time }
speech-game-clock = La pendule de la partie indique { $time }.
speech-score = { $name } : { $score }
speech-more = … et encore { $count } ; ajoutez un mot.
speech-like = … et encore { $count } de ce genre
speech-unknown = « { $text } » n’est pas compris ; « aide » dit ce qui l’est.
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile
shape-hexagon = hexagone
shape-cross = croix
shape-ring = anneau

## Log of the table itself
log-setup = Mise en place
log-empty = Il ne s’est encore rien passé.
log-times = ({ $count }×)
log-more = { $count ->
    [one] { $count } autre ligne
   *[other] { $count } autres lignes
}
log-folded = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
log-by-caretaker = Un robot joueur joue pour { $name }
log-by-default = L’action sûre est jouée pour { $name }
log-undo = { $name } reprend son coup
log-ask-undo = { $name } demande à reprendre
log-answer-undo = { $yes ->
    [yes] { $name } est d’accord
   *[no] { $name } n’est pas d’accord
}
log-vote = { $what ->
    [pause] { $yes ->
        [yes] { $name } vote pour une pause
       *[no] { $name } vote contre une pause
    }
    [continue] { $yes ->
        [yes] { $name } vote pour reprendre
       *[no] { $name } vote contre la reprise
    }
   *[abandon] { $yes ->
        [yes] { $name } vote pour arrêter sans résultat
       *[no] { $name } vote contre l’arrêt
    }
}
log-pause = Pause
log-continue = On reprend
log-ready = { $name } est prêt
log-run = L’horloge tourne
log-resign = { $name } abandonne
log-seat = { $keeper ->
    [person] { $why ->
        [replaced] { $name } reprend la place
       *[other] { $name } est de retour
    }
    [bot] Un robot joueur prend la place de { $name }
    [caretaker] Un robot joueur s’occupe de la place de { $name }
    [nobody] La place de { $name } est libre pour quelqu’un d’autre
   *[default] La place de { $name } joue prudemment
}
log-flag = Le temps de { $name } est écoulé
log-credit =
    { $seconds ->
        [one] { $seconds } seconde est rendue
       *[other] { $seconds } secondes sont rendues
    } à tous
log-end = { $why ->
    [operator] Un opérateur a mis fin à la partie
    [abandoned] La partie s’arrête sans résultat
    [resigned] La partie finit par abandon
   *[other] La partie finit
}

## Rulebook
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
rules-here = Les règles de ce moment
rule-named = Règle { $rule }
contents = Sommaire
provenance-ruling = notre décision
provenance-ruling-help = Les règles publiées se taisent ou se contredisent ici ; voici ce que nous avons décidé.
provenance-reconstructed = reconstruit
provenance-reconstructed-help = Cette partie du jeu publié est perdue ; ceci est notre conception.

## Replay and result
replay = Revoir
replay-of = Partie : { $name }
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-forward = Un pas en avant
replay-last = À la fin
replay-turn-back = Au tour précédent
replay-turn-forward = Au tour suivant
replay-step = Pas { $step } sur { $steps }
replay-speed = Vitesse
view-as = Vue de
view-as-all = La vue de tous
share-moment = Lien vers ce moment
download-record = Télécharger la partie
score-chart = Points au fil du temps
score-chart-told =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    } à la fin
replay-curve = Courbe
analysis = Analyse
analysis-ask = Analyser la partie
analysis-told = Chaque décision est jugée selon ce que sa place pouvait alors savoir. Cela prend une minute ou deux.
analysis-going = { $done } coups jugés sur { $of }
analysis-chance = Chances de gagner au fil du temps
analysis-chance-told = { $name } : { $chance } % à la fin
analysis-played = Joué :
analysis-better = Mieux :
analysis-best = Rien de mieux n’a été trouvé.
analysis-nothing = Pas de décision ici.
analysis-turning = Tournants
analysis-point = { $name }, étape { $step }
analysis-none = Aucune décision n’a coûté cher.
analysis-none-yet = Aucun jusqu’ici.
result = Résultat
result-of = Résultat : { $name }
rank = Rang
player = Joueur
points = Points
part-sum = Somme
result-open = Cette partie n’est pas finie.
to-table = À la table
to-home = Aux jeux
missing-title = Rien ici
missing-text = Cette page n’existe pas, ou elle ne vous est pas ouverte. Elle a peut-être été supprimée, ou elle est privée.
result-reason-resigned = par abandon
result-reason-abandoned = arrêtée sans résultat
result-reason-time = le temps est écoulé
rematch = Revanche
see-replay = Revoir la partie
dice = Des dés honnêtes
dice-told = Avant le début, cette empreinte liait le serveur à sa graine, et chaque place a ajouté une part. Voici la graine elle-même.
dice-seed = Graine
dice-hash = Empreinte montrée au début
dice-fits = Graine, empreinte et parts concordent, et la partie rejouée mène à la même fin.
dice-bad = Graine, empreinte et parts ne concordent pas : ces dés ne sont pas dignes de confiance.
dice-own = vérifié dans ce navigateur
dice-later = La graine est montrée à la fin de la partie.
dice-old = Cette table a commencé avant que chaque place n’ajoute sa part aux dés : seule la parole du serveur dit qu’il a gardé sa graine.
dice-part = Ajouté pour { $seat }
dice-part-client = par le navigateur du joueur
dice-part-bot = un robot : découle de la graine
dice-part-server = rien n’a été envoyé : découle de la graine
dice-mine = C’est bien l’empreinte montrée à ce navigateur avant le début, et ce qu’il a ajouté fait partie des dés.
dice-mine-bad = Ce n’est pas l’empreinte montrée à ce navigateur, ou pas ce qu’il a ajouté : ces dés ne sont pas dignes de confiance.
dice-mine-none = Ce navigateur n’a rien ajouté à ces dés. Il peut seulement voir qu’ils concordent entre eux.

## Profile
log-in = Se connecter
log-out = Se déconnecter
log-out-everywhere = Se déconnecter partout
nickname = Surnom
save = Enregistrer
saved = Enregistré
password = Mot de passe
password-new = Nouveau mot de passe
password-old = Mot de passe actuel
password-set = Garder mon nom avec un mot de passe
password-change = Changer le mot de passe
password-help = Sans mot de passe, votre nom ne vit que dans ce navigateur.
login-help = Vous avez gardé un nom avec un mot de passe ? Retrouvez-le ici.
appearance = Apparence
profile-kept = Ce nom est à vous, où que vous soyez.
profile-unkept = Un nom de ce navigateur ; un mot de passe ou une clé le garde.
profile-guest = Vous n’avez pas encore de nom ici. Vous en recevrez un en vous asseyant, ou choisissez-le.
palette = Couleurs des places et des marchandises
palette-usual = Habituelles
palette-usual-line = Douces, pour les longues soirées
palette-clear = Daltoniens
palette-clear-line = Distinctes même si rouge et vert se ressemblent
palette-strong = Vives
palette-strong-line = Pour peu de lumière et les petits écrans
board-size = Plateau
board-size-usual = Habituel
board-size-large = Plus grand
motion = Mouvement
motion-system = Comme le système
motion-full = Tout
motion-less = Aucun
sound-on = Sons à la table
sound-moves = Coups, constructions, dés
sound-goods = Marchandises gagnées et perdues
sound-turn = C’est à moi
sound-end = La fin d’une partie
playing = Jouer
confirm-all = Demander avant chaque acte, pas seulement ceux sans retour
keys-on = Chiffres et lettres agissent à la table
key-arrows = ↑ ↓ ← →
key-arrows-does = vers la place éclairée suivante, avec Maj vers toutes
key-numbers = 1 – 9
key-numbers-does = les boutons et les offres d’un menu
key-why = ?
key-why-does = pourquoi pas, ou la position en mots
key-undo = U
key-undo-does = reprend
key-escape = Échap
key-escape-does = ferme ce qui est ouvert
notifications = Quand c’est à moi
notify-browser = Me prévenir dans ce navigateur
notify-webhook = Adresse de webhook (compatible Discord)
notify-email = Adresse électronique
notify-test = En envoyer un maintenant
notify-sent = Envoyé
quiet-hours = Heures de silence
quiet-from = de
quiet-to = à
passkeys = Clés d’accès
passkeys-help = Une clé d’accès protège aussi votre nom, sans mot de passe : votre téléphone, votre ordinateur ou une clé de sécurité prouve que c’est bien vous.
passkey-name = Nom de cet appareil
passkey-make = Ajouter une clé d’accès
passkey-remove = Retirer
passkey-log-in = Se connecter avec une clé d’accès
passkey-none = Aucune clé d’accès n’a été utilisée.
confirm-mail = Confirmer
confirm-mail-code = Code reçu par courriel
confirm-mail-help = Un code a été envoyé à { $address }. Saisissez-le ici pour y être prévenu de vos tours.
export-me = Télécharger tout ce qui me concerne
tokens = Jetons pour programmes
tokens-help = Un de vos programmes peut jouer avec un jeton. Il n’est montré qu’une fois et cesse de valoir quand vous changez de mot de passe.
token-name = À quoi sert-il ?
token-make = Faire un jeton
token-shown = Copiez-le maintenant : il ne sera plus montré.
token-delete = Supprimer
delete-account = Supprimer mon compte
delete-help = Vos tables gardent une place anonyme. C’est définitif.
deleted = Votre compte est supprimé.

## Lesson
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-back = Retour
lesson-words = Mots du jeu
lesson-ask = Première fois ? Une leçon de cinq minutes d’abord ?
lesson-ask-more = Elle montre sur le vrai plateau ce qu’il faut savoir pour une première partie de { $game }.
lesson-start = Leçon, 5 min
lesson-later = Pas maintenant
lesson-to-table = À votre table
lesson-play = Jouer une vraie partie
lesson-again = Encore une fois
lesson-astray = La leçon demande ici autre chose.
lesson-title = Une première partie
lesson-you = Vous
lesson-rival = Rival

## The default board, of games that bring none

plain-text = { $text }
plain-facts = En bref
plain-choices = { $count } choix
plain-changes = Ce que cela change
plain-prompt-board = Choisissez sur le plateau.
plain-prompt-both = Choisissez sur le plateau ou ci-dessous.
plain-prompt-bar = Choisissez une action.
plain-broken = Le plateau propre à ce jeu n’a pas pu être affiché. Voici le plateau simple ; rien de la partie n’est perdu.
plain-turn = { $name }

## Operators
operators = Opérateurs
operators-server = Serveur
operators-reports = Signalements
operators-people = Personnes
operators-table = Table
operators-audit = Ce qui a été fait
operators-person = Personne
operators-done = Fait, et noté.
operators-store = Base de données
operators-bus = Bus
operators-good = répond
operators-bad = ne répond pas
operators-started = Démarré
operators-sockets = Connexions
operators-tables = Tables
operators-broadcast = Message à tout le monde
operators-words = Vos mots à tout le monde
operators-tell = Le dire à tout le monde
operators-take-back = Le retirer
operators-maintenance-help = Rien ne peut être joué, aucune table ouverte, et aucune horloge ne tourne. À la fin, chacun récupère son temps.
operators-maintenance-begin = Commencer la maintenance
operators-maintenance-end = Terminer la maintenance
operators-slow = Ce qui a été lent
operators-slow-help = Pour ce processus, le plus récent d’abord, avec ce qui a pris le temps.
operators-nothing-slow = Rien n’a été lent.
operators-took = a pris { $ms } ms
operators-cause = { $cause ->
    [computing] calcul { $ms } ms
    [store] base de données { $ms } ms
    [turn] autres à la table { $ms } ms
    [helpers] fils et processus { $ms } ms
   *[loop] autre travail { $ms } ms
}
operators-settle = Réglé
operators-settled = Ceux qui sont réglés
operators-no-reports = Aucun signalement.
operators-why = Pourquoi (gardé dans le journal)
operators-find = Nom ou identifiant
operators-look = Regarder
operators-found-none = Personne ne s’appelle ainsi.
operators-is-operator = opérateur
operators-is-muted = muet
operators-is-closed = fermé
operators-minutes = Minutes
operators-mute = Rendre muet
operators-unmute = Laisser écrire de nouveau
operators-close = Fermer le compte
operators-reopen = Rouvrir le compte
operators-said = Dit récemment
operators-table-id = Identifiant d’une table
operators-heir = Identifiant de la personne qui reçoit la place
operators-bot = ou le nom d’un bot
operators-hand-over = Remettre la place
operators-end = Terminer la table
operators-older = Plus ancien
operators-act = { $act ->
    [look] a regardé
    [mute] a rendu muet
    [unmute] a laissé écrire de nouveau
    [close] a fermé
    [reopen] a rouvert
    [appoint] a nommé opérateur
    [dismiss] a démis l’opérateur
    [settle] a réglé un signalement
    [end] a terminé
    [broadcast] a dit à tout le monde
    [maintenance] maintenance
   *[other] a remis une place
}
maintenance = Maintenance.
maintenance-help = Rien ne peut être joué pour le moment. Le temps de personne ne compte.
put-away = Ranger
report = Écrire aux opérateurs
report-help = Quelque chose ne va pas, ou quelqu’un se conduit mal ? Seuls les opérateurs de ce serveur lisent ce que vous écrivez ici.
report-line = Qu’est-ce qui ne va pas avec « { $quote } » ? Seuls les opérateurs de ce serveur le lisent.
report-person = Signaler ce que { $name } a dit
report-send = Envoyer
report-sent = Merci. Les opérateurs vont regarder.
report-write = Leur écrire
cancel = Annuler
log-seat-operator = Un opérateur donne la place à { $name }

## New tables
new-table-sub = Choisissez une partie, remplissez les places, commencez. Tout est déjà réglé.
which-game = Quelle partie ?
which-game-more = durées pour { $count ->
    [one] { $count } place
   *[other] { $count } places
  }
preset-first = Première partie
preset-first-line = La plus douce : les conseils sont là, et l’on peut reprendre ses coups.
preset-rulebook = La partie des règles
preset-rulebook-line = Comme imprimé, rien de changé.
preset-full = La grande partie
preset-full-line = Plus à bâtir ; une soirée plus longue.
preset-tournament = Tournoi
preset-tournament-line = Avec une pendule, sans conseils, et sans reprise.
preset-changed = { $preset }, modifiée
preset-back = comme avant
length-minutes = { $minutes } min
length-hours = { $hours } h { $minutes }
length-about = environ { $length }
length-most = au plus environ { $length }
seat-hot-name = Nom de l’autre personne
seat-name-of = Comment s’appelle la personne { $number }
teams-none = Chacun pour soi
teams-two = Deux contre deux
teams-help = À quatre, l’original conseille des alliances : les partenaires gagnent ensemble.
maps-more = { $count ->
    [one] { $count } autre demande un autre nombre de places
   *[other] { $count } autres demandent un autre nombre de places
  }
map-needs = { $map } demande { $count ->
    [one] { $count } place
   *[other] { $count } places
  } : choisissez une autre carte, ou d’autres places.
races-of-table = Les peuples
races-help = Choisis à la table, chacun son tour. Ce que donne chaque capitale par tour :
race-science = science
race-gold = or
race-energy = énergie
race-population = population
rules-and-table = Règles et table
theme-of-start = Départ
theme-of-building = Construction
theme-of-robots = Robots
theme-of-end = Victoire et durée
theme-of-length = Victoire et durée
theme-of-turns = Vols et tours
theme-of-trade = Échanges
theme-of-game = Sorte de partie
theme-of-goods = Marchandises
theme-of-power = Énergie et technologie
theme-of-attack = Attaques
theme-of-clock = Temps et offres
theme-of-technology = Technologie
theme-of-movement = Mouvement et combat
theme-of-colonies = Colonies et politique
theme-of-other = Options
changed-count = { $count ->
    [one] { $count } modifiée
   *[other] { $count } modifiées
  }
rulebook-has = règles : { $value }
rules-differ = Changé par rapport aux règles : { $count }
value-yes = oui
value-no = non
value-none = aucun
seconds-many = { $seconds } s
clock-live = { $minutes } min chacun, { $seconds } s par coup
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  } par coup
seat-by-seat = choisies place par place
seat-takes = { $option }, place { $number }
clock-and-help = Temps, aide, invités
with-hints = avec conseils
without-hints = sans conseils
summary = Résumé
map = Carte
seen-by = Visible pour
seen-by-lobby = le salon
seen-by-link = qui a le lien
game-duck-dealer-now = Jouer : une partie courte de 12 tours, environ 45 min
game-space-paper-now = Jouer : une partie rapide de 25 tours, environ 25 min
gathering-game = Ce qui se joue
gathering-rulebook = tout comme dans les règles
clock = Temps
table-rules = Règles
offline-position = Pas de réseau. Voici la position telle que cet appareil l'a vue { $when } ; rien ne peut être joué maintenant.
offline-page = Pas de réseau : seul ce que cet appareil a gardé peut s’afficher.
language-unloaded = Sans réseau, cet appareil ne peut pas charger la langue { $language }.
unloaded = Cette page n’a pas pu être chargée.
