# Les livrets de règles : les titres de leurs chapitres.

rules-language = Le texte des règles est en anglais. Les titres des chapitres, les termes du jeu et tout ce qui se passe à la table sont dans votre langue.
rules-glossary = Vers le glossaire

chapter-about-this-game = À propos de ce jeu
chapter-advanced-cards-and-card-rules-only-with-the-option-rules-advanced = Cartes avancées et leurs règles (seulement avec l’option des règles avancées)
chapter-advice = Conseils
chapter-alliances-option-four-players = Alliances (option, quatre joueurs)
chapter-at-a-glance = En bref
chapter-auction-of-the-starting-bases-option-base-assignment-auction = Enchères pour les bases de départ (option)
chapter-base-actions = Actions des bases
chapter-building = Construire
chapter-building-yellow = Construire (jaune)
chapter-card-faces = Faces des cartes
chapter-clock-commands-order = Horloge, ordres, ordre
chapter-collecting-energy = Récolter de l’énergie
chapter-colonising-and-growth = Colonisation et croissance
chapter-combat-between-ships = Combat entre vaisseaux
chapter-components = Matériel
chapter-course-of-the-game = Déroulement de la partie
chapter-demands = Demandes
chapter-discovering-systems = Découvrir des systèmes
chapter-end = Fin
chapter-end-of-game = Fin de la partie
chapter-end-of-the-game-and-scoring = Fin de la partie et décompte
chapter-energy-construction-infrastructure-minerals-phase-c = Énergie, construction, infrastructure, minerais (phase C)
chapter-error-codes = Codes d’erreur
chapter-events-each-once-then-discarded = Événements (chacun une fois, puis défaussé)
chapter-galaxy-lane-length-in-dots-ids-and-drawing-coordinates-are-in-the-data-file = La galaxie (longueur des voies en points)
chapter-general = Généralités
chapter-glossary = Glossaire
chapter-goods-and-trade = Marchandises et commerce
chapter-hidden-information = Informations cachées
chapter-hourglasses = Sabliers
chapter-invariants = Ce qui reste toujours vrai
chapter-invasion = Invasion
chapter-leaders = Dirigeants
chapter-making-a-scenario = Créer un scénario
chapter-movement-phase-m = Déplacement (phase M)
chapter-moving = Se déplacer
chapter-names-in-commands = Noms dans les ordres
chapter-neutral-planets-advanced = Planètes neutres (avancé)
chapter-options = Options
chapter-phase-1-energy-and-robots = Phase 1 : énergie et robots
chapter-phase-2-actions-general = Phase 2 : les actions en général
chapter-phase-3-control = Phase 3 : contrôle
chapter-phase-4-production-and-end-of-turn = Phase 4 : production et fin du tour
chapter-planet-yields-science-gold-by-size-energy-by-population-column = Rendement des planètes (science et or selon la taille ; énergie selon la population)
chapter-planning-area-and-tech-level = Zone de planification et niveau technologique
chapter-politics-and-discontent = Politique et mécontentement
chapter-privileges-and-paid-route-cubes-yellow = Privilèges et cubes de route payés (jaune)
chapter-random-placement-option-random-placement = Mise en place aléatoire (option)
chapter-refusals = Refus
chapter-resources-and-income-phase-r = Ressources et revenus (phase R)
chapter-robot-actions = Actions des robots
chapter-rulings-and-reconstructions = Décisions et reconstitutions
chapter-scoring = Décompte
chapter-set-up = Mise en place
chapter-setup = Mise en place
chapter-ships = Vaisseaux
chapter-strategy-notes-for-bot-authors = Notes de stratégie pour auteurs de bots
chapter-table-options = Options de table
chapter-technology-phase-t = Technologie (phase T)
chapter-the-action-turn = Le tour d’action
chapter-timing-as-a-state-machine = Le temps comme automate
chapter-trading-blue = Commercer (bleu)
chapter-turn-structure = Déroulement d’un tour
chapter-turn-structure-as-a-state-machine = Le tour comme automate
chapter-turns = Tours
chapter-upkeep-phase-u = Entretien (phase U)
chapter-using-cards = Utiliser les cartes
chapter-what-a-list-of-legal-actions-holds = Ce que contient une liste d’actions permises
chapter-worked-examples = Exemples détaillés

## The players' rulebook
book-length = { $words } mots, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
book-print = Imprimer
book-law = Texte de loi
book-law-note = Voici le texte de loi : chaque règle à la lettre, telle que le jeu l’applique.
book-to-book = Vers le livret de règles
book-law-of = { $rule } dans le texte de loi
book-back = Retour à la table
book-language = Personne n’a encore écrit ce livret dans votre langue ; le voici en anglais.
book-place = { $place } sur { $places }
book-stale = Ce paragraphe suit une version plus ancienne de l’anglais.
book-stale-count =
    { $count ->
        [one] { $count } paragraphe suit une version plus ancienne de l’anglais
       *[other] { $count } paragraphes suivent une version plus ancienne de l’anglais
    }
book-read-english = Lire l’anglais
book-hide-english = Masquer l’anglais
book-not-translated = Ce paragraphe n’est pas encore traduit.
book-example = Exemple : { $title }
book-try = Essayer sur un plateau
book-before = Avant
book-after = Après
book-sides = Avant ou après
book-steps = Ce qui se passe
book-refused = est refusé
book-computed = Position et nombres calculés par le jeu
book-no-picture = L’image n’a pas pu être dessinée ; sa description figure au-dessus.
book-margin = En marge
book-mark-stated = Texte publié
book-mark-ruling = Notre décision
book-mark-reconstructed = Reconstruction
book-open = Dans le livret
book-all = Tout le livret
try-follow = Le coup éclairé est celui du livret. Jouez-le ou essayez autre chose : ici, vous jouez pour tout le monde.
try-free = Essayez ce que vous voulez : ici, vous jouez pour tout le monde et rien ne compte.
try-undo = Reprendre
try-again = Recommencer
try-back = Retour au livret
try-wait = Laisser passer le temps
