# SpacePaper : mots, actions, invites, le plateau, journal, options, refus, la première partie guidée.

## Mots
space-paper-word-humans = Humains
space-paper-word-ethers = Ethers
space-paper-word-mecas = Mécas
space-paper-word-brachies = Brachiès
space-paper-word-vulcans = Vulcains
space-paper-word-kelvins = Kelvins
space-paper-word-scientist = Scientifique
space-paper-word-opportunist = Opportuniste
space-paper-word-biologist = Biologiste
space-paper-word-financier = Financier
space-paper-word-industrialist = Industriel
space-paper-word-fighter = Combattant
space-paper-word-explorer = Explorateur
space-paper-word-geologist = Géologue
space-paper-word-guardian = Gardien
space-paper-word-diplomat = Diplomate
space-paper-word-free_spaceport = Spatioport gratuit
space-paper-word-galactic_lottery = Loterie galactique
space-paper-word-neutron_star = Étoile à neutrons
space-paper-word-supernova = Supernova
space-paper-word-vanished_black_hole = Trou noir disparu
space-paper-word-ship_found = Vaisseau trouvé
space-paper-word-galactic_cup = Coupe galactique
space-paper-word-symbiotic_life = Vie symbiotique
space-paper-word-great_discovery = Grande découverte
space-paper-word-unexpected_help = Aide inattendue
space-paper-word-capitalism = Capitalisme
space-paper-word-republic = République
space-paper-word-communism = Communisme
space-paper-word-colonialism = Colonialisme
space-paper-word-federation = Fédération
space-paper-word-technocracy = Technocratie
space-paper-word-militarism = Militarisme
space-paper-word-democrature = Démocrature
space-paper-word-anarchy = Anarchie
space-paper-word-nationalism = Nationalisme
space-paper-word-speed = Vitesse
space-paper-word-range = Autonomie
space-paper-word-subluminal = Subluminique
space-paper-word-armament = Armement
space-paper-word-invasion = Invasion
space-paper-word-defence = Défense
space-paper-word-revenue = Revenus
space-paper-word-productivity = Productivité
space-paper-word-infrastructure = Infrastructure
space-paper-word-heuristics = Heuristique
space-paper-word-stability = Stabilité
space-paper-word-adaptability = Adaptabilité
space-paper-word-corundum = Corindon
space-paper-word-antimatter = Antimatière
space-paper-word-oganesson = Oganesson
space-paper-word-brown_dwarf = naine brune
space-paper-word-red_dwarf = naine rouge
space-paper-word-yellow_dwarf = naine jaune
space-paper-word-red_giant = géante rouge
space-paper-word-blue_giant = géante bleue
space-paper-word-red_supergiant = supergéante rouge
space-paper-word-double_star = étoile double
space-paper-word-black_hole = trou noir
space-paper-word-void = vide
space-paper-word-telluric = tellurique
space-paper-word-oceanic = océanique
space-paper-word-lava = lave
space-paper-word-barren = stérile
space-paper-word-frozen = gelée
space-paper-word-gaseous = gazeuse
space-paper-word-living = vivante
space-paper-word-asteroids = astéroïdes
space-paper-word-dwarf = naine
space-paper-word-small = petite
space-paper-word-medium = moyenne
space-paper-word-large = grande
space-paper-word-giant = géante
space-paper-word-spaceport = Spatioport
space-paper-word-habitats = Habitats
space-paper-word-science_1 = Science 1
space-paper-word-science_2 = Science 2
space-paper-word-gold_1 = Or 1
space-paper-word-gold_2 = Or 2
space-paper-word-mine_1 = Mine 1
space-paper-word-mine_2 = Mine 2
space-paper-word-scout = Éclaireur
space-paper-word-cruiser = Croiseur
space-paper-word-transport = Transport
space-paper-word-bonus-gold = or
space-paper-word-bonus-science = science
space-paper-word-bonus-energy = énergie
space-paper-word-bonus-none = aucun
space-paper-word-phase-setup_race = Choisissez votre peuple
space-paper-word-phase-setup_leader = Choisissez votre dirigeant
space-paper-word-phase-setup_event = Choisissez votre carte événement
space-paper-word-phase-setup_politics = Choisissez votre politique
space-paper-word-phase-setup_home = Choisissez votre foyer
space-paper-word-phase-r_orders = Ressources
space-paper-word-phase-t_orders = Technologie
space-paper-word-phase-c_orders = Construction
space-paper-word-phase-m_turn = Déplacement
space-paper-word-phase-u_orders = Entretien
space-paper-word-phase-continue_move = Mouvement, un vaisseau en route
space-paper-word-phase-choose_defender = Mouvement, choix d’un défenseur
space-paper-word-phase-choose_retreat = Mouvement, choix d’une retraite
space-paper-word-phase-react_help = Mouvement, réponse à une attaque
space-paper-word-phase-intercept = Mouvement, une interception
space-paper-word-phase-finished = La partie est finie
space-paper-letter-r_orders = R
space-paper-letter-t_orders = T
space-paper-letter-c_orders = C
space-paper-letter-m_turn = D
space-paper-letter-u_orders = E
icon-sp-gold = or
icon-sp-science = science
icon-sp-power = énergie
space-paper-part-gold = or
space-paper-tie = { $reason ->
    [score] Or égal : les minéraux, puis les colonies, puis les niveaux de technologie ont départagé.
    [economic] Or égal : les minéraux, puis les colonies, puis les niveaux de technologie ont départagé.
   *[other] C’est la victoire qui compte, pas l’or.
}
space-paper-reason-economic = Plus d’or que l’objectif après les revenus.
space-paper-reason-technological = Toutes les technologies à leur plus haut niveau.
space-paper-reason-military = La dernière capitale debout.
space-paper-reason-conquest = Une colonie sur chaque type de planète.
space-paper-reason-living = Assez de planètes vivantes.
space-paper-reason-bankruptcy = Tous les autres ont été trop longtemps en faillite.
space-paper-reason-score = Les tours sont finis : le plus d’or gagne.

## Ce que font les choses
space-paper-does-humans = D’un monde tellurique moyen. Adaptabilité +1, préfèrent le Colonialisme.
space-paper-does-ethers = D’une géante gazeuse. +1 dans une technologie au choix, préfèrent la Fédération.
space-paper-does-mecas = D’une naine stérile. Invasion +1, préfèrent le Nationalisme.
space-paper-does-brachies = D’un grand monde océanique. Heuristique +1, préfèrent la Technocratie.
space-paper-does-vulcans = D’un petit monde de lave. Armement +1, préfèrent le Capitalisme.
space-paper-does-kelvins = D’un grand monde gelé. Défense +1, préfèrent la Démocrature.
space-paper-does-scientist = +2 science par tour.
space-paper-does-opportunist = +1 or, science ou énergie, et peut changer.
space-paper-does-biologist = Adaptabilité +2.
space-paper-does-financier = +2 or par tour.
space-paper-does-industrialist = +2 énergie sur chaque planète.
space-paper-does-fighter = Les croiseurs coûtent 8 énergie ; croiseurs et transports combattent à +1.
space-paper-does-explorer = Autonomie et heuristique +4.
space-paper-does-geologist = Un minerai de plus, de la sorte que vous nommez.
space-paper-does-guardian = Défense +2.
space-paper-does-diplomat = Tout mécontentement dure 2 tours de moins.
space-paper-does-free_spaceport = Un spatioport tout de suite sur une de vos planètes.
space-paper-does-galactic_lottery = 15 or tout de suite.
space-paper-does-neutron_star = Un vaisseau reçoit 5 points de plus dans votre déplacement.
space-paper-does-supernova = Révèle un système de votre choix.
space-paper-does-vanished_black_hole = Un trou noir devient vide.
space-paper-does-ship_found = Un éclaireur à votre capitale.
space-paper-does-galactic_cup = Tout votre mécontentement baisse de 1.
space-paper-does-symbiotic_life = Une planète s’adapte et croît plus vite.
space-paper-does-great_discovery = Un niveau de technologie tout de suite.
space-paper-does-unexpected_help = Défense +1 sur une planète, même face à une invasion.
space-paper-does-added-race = Monde natal : { $home }. { $technology ->
    [choice] +1 dans une technologie au choix
   *[other] { $technology } +1
}, préfère { $politics }.
space-paper-does-added-event = Comme { $event }.
space-paper-does-added-event-with = Comme { $event }, avec { $number }.
space-paper-gift-science = +{ $number } science par tour
space-paper-gift-gold = +{ $number } or par tour
space-paper-gift-energy_each_planet = +{ $number } énergie sur chaque planète
space-paper-gift-adaptability = adaptabilité +{ $number }
space-paper-gift-range = autonomie +{ $number }
space-paper-gift-heuristics = heuristique +{ $number }
space-paper-gift-extra_mineral = +{ $number } d’un minerai au choix
space-paper-gift-defence = défense +{ $number }
space-paper-gift-discontent = tout mécontentement dure { $number ->
    [one] { $number } tour
   *[other] { $number } tours
} de moins
space-paper-gift-cruiser_energy = les croiseurs coûtent { $number } énergie
space-paper-gift-armament = armement +{ $numbers } (croiseurs, éclaireurs, transports)
space-paper-gift-choose = +{ $number } or, science ou énergie, et peut changer
space-paper-gift-none = Aucun avantage.
space-paper-does-none = Pas de carte.
space-paper-does-speed = Points de déplacement de chaque vaisseau.
space-paper-does-range = À quelle distance de vos mondes les vaisseaux peuvent finir.
space-paper-does-subluminal = Franchir, sauter et détruire les trous noirs.
space-paper-does-armament = Force des croiseurs, éclaireurs et transports au combat.
space-paper-does-invasion = Force de vos invasions.
space-paper-does-defence = Force de vos planètes face aux invasions.
space-paper-does-revenue = De l’or à chaque tour.
space-paper-does-productivity = Plus d’énergie sur chaque planète.
space-paper-does-infrastructure = Permet spatioports (2), niveau 1 (3), niveau 2 et habitats (4), gisements secondaires (5).
space-paper-does-heuristics = Jusqu’où vous pouvez sonder.
space-paper-does-stability = Raccourcit tout mécontentement.
space-paper-does-adaptability = Les mondes étrangers se peuplent plus vite.
space-paper-subluminal-0 = rien
space-paper-subluminal-1 = passer
space-paper-subluminal-2 = saut proche
space-paper-subluminal-3 = saut lointain
space-paper-subluminal-4 = détruire
space-paper-subluminal-5 = tout
space-paper-effect-double_gold = Double vos revenus d’or.
space-paper-effect-no_discontent_double_energy = Pas de mécontentement, énergie doublée.
space-paper-effect-surplus_gold_to_science = L’or restant après l’entretien devient science.
space-paper-effect-double_minerals = Double vos minerais.
space-paper-effect-destroy_ships_no_energy = Détruit vos vaisseaux ; pas d’énergie ; finit après cinq entretiens.
space-paper-effect-surplus_gold_to_capital_energy = L’or restant après l’entretien devient énergie de la capitale.
space-paper-needs-colonies = Demande au moins { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}.
space-paper-most-colonies = Au plus { $count ->
    [one] { $count } colonie
   *[other] { $count } colonies
}.
space-paper-most-ships = Au plus { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}.

## Actions
space-paper-do-choose_race = Mener les { $race }
space-paper-opening-choose_race = { $technology ->
    [none] Mène les { $race }
   *[other] Mène les { $race }, { $technology } +1
}
space-paper-do-choose_race-with = { $race } : { $technology } +1
space-paper-do-choose_leader = Suivre : { $leader }
space-paper-do-choose_leader-with = { $leader } : +1 { $bonus }
space-paper-do-choose_event = Prendre la carte { $event }
space-paper-do-choose_politics = Commencer avec { $politics }
space-paper-do-choose_home = Faire de { $system } votre foyer
space-paper-do-commit = Fini
space-paper-do-clear_orders = Retirer les ordres
space-paper-do-relocate = Déplacer la capitale vers { $planet }
space-paper-do-abandon = Abandonner { $planet }
space-paper-do-switch_bonus = Changer le bonus en { $bonus }
space-paper-do-set_geologist = Un { $mineral } de plus
space-paper-do-change_politics = Passer à { $politics }
space-paper-do-research = { $technology } au niveau { $level }
space-paper-do-build = { $item } sur { $planet }
space-paper-do-cancel = Arrêter { $item } sur { $planet }
space-paper-do-settle = Coloniser { $planet }
space-paper-do-outpost = Avant-poste sur { $planet }
space-paper-do-set_standing_order = Ordre permanent
space-paper-do-standing-never = Ne jamais tirer sur les vaisseaux qui passent
space-paper-do-standing-if_win = Tirer sur les vaisseaux qui passent si le mien gagne
space-paper-do-standing-always = Toujours tirer sur les vaisseaux qui passent
space-paper-do-move = Se déplacer
space-paper-do-move-dot = S’arrêter sur { $place }
space-paper-do-move-wide = Vers { $place }, orbite large
space-paper-do-move-orbit = En orbite de { $place }
space-paper-do-move-attack = Attaquer { $name } à { $place }
space-paper-do-move-invade = Envahir { $place }
space-paper-do-move-land_settle = Atterrir et coloniser { $place }
space-paper-do-move-land_outpost = Fonder un avant-poste sur { $place }
space-paper-do-continue_move = Continuer le vol
space-paper-do-stop = Rester
space-paper-do-stay-wide = Rester en orbite large de { $place }
space-paper-do-stay-orbit = Rester en orbite de { $place }
space-paper-do-jump = Sauter vers { $system }
space-paper-do-destroy_black_hole = Détruire le trou noir de { $system }
space-paper-do-create_black_hole = Faire de { $system } un trou noir
space-paper-do-attack = Attaquer { $name } dans cette orbite
space-paper-do-invade = Envahir { $planet }
space-paper-do-land = Atterrir
space-paper-do-land-settle = Atterrir et coloniser { $planet }
space-paper-do-land-outpost = Fonder un avant-poste sur { $planet }
space-paper-do-scan = Sonder { $system }
space-paper-do-end_turn = Finir le déplacement
space-paper-do-sell = Vendre { $ship }
space-paper-do-defer = Payer { $possession } en dernier
space-paper-do-keep_surplus = Garder l’or
space-paper-do-play_event = Jouer { $event }
space-paper-do-play_event-at = { $event } : { $target }
space-paper-do-choose_defender = Défendre avec { $ship }
space-paper-do-choose_retreat = Retraite vers { $planet }
space-paper-do-react_help-yes = Jouer Aide inattendue
space-paper-do-react_help-no = Garder la carte
space-paper-do-fire-yes = Tirer
space-paper-do-fire-no = Laisser passer
space-paper-note-build = { $item ->
    [scout] explore
    [cruiser] combat et invasion
    [transport] colonise d’autres systèmes
    [spaceport] permet les vaisseaux
    [habitats] deux habitants de plus
    [science_1] +1 science
    [science_2] +4 science
    [gold_1] +1 or
    [gold_2] +4 or
   *[other] ouvre des gisements
}{ $rounds ->
    [0] {""}
    [1] , au prochain tour
   *[other] , en { $rounds } tours
}
space-paper-note-cancel = Ce qui a été dépensé est perdu.
space-paper-note-research = { $does }
space-paper-note-settle = { $rounds ->
    [0] Une colonie tout de suite.
   *[other] Une colonie après { $rounds } entretiens.
}
space-paper-note-outpost = Compte pour l’autonomie et la retraite, pas pour la victoire ; ne rapporte rien.
space-paper-note-relocate = L’ancienne capitale devient une colonie mécontente.
space-paper-note-abandon = Une colonie rapporte de l’or, une fois par planète.
space-paper-note-change_politics = { $rounds ->
    [0] Pas de mécontentement.
   *[other] Mécontentement pendant { $rounds } tours : rien n’est produit.
}
space-paper-note-standing-never = Ils ne tirent pas.
space-paper-note-standing-if_win = Seulement si la comparaison est gagnée.
space-paper-note-standing-always = Même si mon vaisseau est perdu.
space-paper-note-switch_bonus = Coûte un tour de mécontentement.
space-paper-note-sell = De l’or maintenant, plus d’entretien ensuite.
space-paper-note-defer = Après tout le reste de la facture.
space-paper-note-planet = { $kind }
space-paper-note-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
space-paper-note-discover = Inconnu : tiré aux dés à l’arrivée.
space-paper-note-scan = Gratuit ; les dés décident de ce qu’il y a.
space-paper-note-duel = { $mine } contre { $theirs } : { $outcome ->
    [win] vous le détruisez.
    [retreat] égalité, vous devez vous retirer.
   *[loss] votre vaisseau est perdu.
}
space-paper-note-siege = Invasion { $mine } contre défense { $theirs } : { $outcome ->
    [win] elle réussit.
    [retreat] égalité, vous devez vous retirer.
   *[loss] votre croiseur est perdu.
}
space-paper-note-end_turn = { $count ->
    [0] tous les vaisseaux ont bougé
    [one] { $count } vaisseau encore prêt
   *[other] { $count } vaisseaux encore prêts
}
space-paper-note-changes = { $left ->
    [one] encore { $left } changement
   *[other] encore { $left } changements
}
space-paper-note-commit = { $orders ->
    [0] sans ordres
   *[other] { $orders } donnés
}
space-paper-button-stop = Rester ici
space-paper-button-standing = Ordre permanent
space-paper-button-bonus = Changer le bonus
space-paper-button-geologist = Nommer un minerai
space-paper-button-sell = Vendre un vaisseau
space-paper-button-defer = Payer en dernier
space-paper-button-card = Carte événement
space-paper-standing-never = ne jamais tirer
space-paper-standing-if_win = tirer si je gagne
space-paper-standing-always = toujours tirer
space-paper-standing-now = Aux vaisseaux qui passent :
space-paper-verb-build = Construire
space-paper-verb-cancel = Annuler
space-paper-verb-settle = Coloniser
space-paper-verb-relocate = Capitale
space-paper-verb-abandon = Abandonner
space-paper-verb-defer = Après
space-paper-verb-play_event = Événement
space-paper-verb-choose_retreat = Retraite
space-paper-verb-orders = Ordres
space-paper-verb-more = Autres…
space-paper-finish = Fin automatique
space-paper-finish-more = Les phases où vous n’avez rien à décider se terminent toutes seules. Ce que vous pouvez seulement changer, comme votre politique, n’arrête aucune phase tant que tout peut être payé : décochez pour le changer.
space-paper-ordered-build = { $item } commandé
space-paper-ordered-cancel = La construction s’arrêtera
space-paper-ordered-settle = Des colons partiront
space-paper-ordered-outpost = Un avant-poste sera fondé
space-paper-ordered-relocate = Devient la capitale
space-paper-ordered-abandon = Sera abandonnée
space-paper-ordered-defer = Payée en dernier

## Invites
space-paper-prompt-setup_race = Quel peuple mènerez-vous ?
space-paper-prompt-setup_leader = Choisissez votre dirigeant pour toute la partie.
space-paper-prompt-setup_event = Choisissez une carte ; vous pourrez la jouer une fois.
space-paper-prompt-setup_politics = Choisissez en secret votre premier système politique.
space-paper-prompt-setup_home = Choisissez votre foyer : les systèmes éclairés sont assez loin des autres.
space-paper-prompt-r_orders = Changez de politique ou abandonnez un monde, ou cliquez sur Fini pour les revenus.
space-paper-prompt-t_orders = Choisissez une technologie pour votre science.
space-paper-prompt-t_orders-chosen = Votre technologie est choisie : appuyez sur Fini.
space-paper-prompt-c_orders = Donnez vos ordres de construction : les planètes éclairées peuvent construire ou être colonisées.
space-paper-prompt-c_orders-none = Rien à construire ni à coloniser : appuyez sur Fini.
space-paper-prompt-m_turn = Choisissez un vaisseau, puis un lieu éclairé.
space-paper-prompt-m_turn-moved = Tous vos vaisseaux se sont déplacés : terminez le mouvement.
space-paper-prompt-ship = { $ship } : { $points ->
    [0] plus de points de déplacement.
    [one] { $points } point de déplacement. Choisissez un lieu éclairé.
   *[other] { $points } points de déplacement. Choisissez un lieu éclairé.
}
space-paper-prompt-u_orders = La facture est due : vendez ou abandonnez ce que vous ne pouvez payer, ou cliquez sur Fini.
space-paper-prompt-continue_move = { $ship } a découvert un système et il { $points ->
    [0] ne lui reste aucun point : il reste là.
    [one] lui reste { $points } point : continuez ou restez.
   *[other] lui reste { $points } points : continuez ou restez.
}
space-paper-prompt-choose_defender = { $name } attaque avec { $ship } : quel vaisseau défend ?
space-paper-prompt-choose_retreat = Votre vaisseau doit se retirer : vers quelle planète ?
space-paper-prompt-react_help = { $name } envahit avec { $ship } : jouer votre carte ?
space-paper-prompt-intercept = { $ship } de { $name } passe près de votre vaisseau : tirer ?
space-paper-prompt-event = Choisissez une cible éclairée pour { $event }, ou cliquez à nouveau sur la carte.
space-paper-prompt-finished = La partie est finie.

## Le plateau
space-paper-galaxy = La galaxie
space-paper-licence = SpacePaper de Jne[CrAcK] : libre, non commercial
space-paper-range-show = Montrer mon autonomie
space-paper-range-own = Votre autonomie : { $range }
space-paper-round = Tour { $round } sur { $rounds }
space-paper-phases = Phases du tour
space-paper-passed = passée
space-paper-seat-state = { $name } : { $state ->
    [done] fini
   *[open] doit agir
}
space-paper-state-done = fini
space-paper-state-ordering = ordonne
space-paper-state-moving = joue
space-paper-state-waits = attend
space-paper-state-out = éliminé
space-paper-state-choosing = choisit
space-paper-first = 1er
space-paper-first-player = Premier joueur
space-paper-gold = or
space-paper-science = science
space-paper-energy = énergie
space-paper-people = habitants
space-paper-levels = niveaux
space-paper-worlds = mondes
space-paper-discontent = tours de mécontentement
space-paper-global-discontent = Mécontentement dans tout l’empire, en tours
space-paper-resistance = résistance
space-paper-orders-secret = Ordres secrets : { $count }
space-paper-orders-sealed = Scellés : { $count }
space-paper-change = Modifier
space-paper-sheet = Fiche du système
space-paper-systems = Vos systèmes
space-paper-other-systems = Autres systèmes révélés
space-paper-others = autres
space-paper-your-home = votre foyer
space-paper-unknown-star = étoile inconnue
space-paper-no-system = Aucun système choisi
space-paper-pick-system = Choisissez-en un sur la carte.
space-paper-unrevealed = pas encore révélé
space-paper-unrevealed-more = Personne n’est venu ici. L’étoile et ses planètes sont tirées aux dés à l’arrivée d’un vaisseau.
space-paper-partial-more = Seule l’étoile est connue. Ses planètes sont tirées aux dés à l’arrivée d’un vaisseau.
space-paper-no-planets = Pas de planètes ici.
space-paper-wide-orbit = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
} en orbite large
space-paper-planets-count = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
}
space-paper-planet-kind = { $type ->
    [telluric] Tellurique
    [oceanic] Océanique
    [lava] Lave
    [barren] Stérile
    [frozen] Gelée
    [gaseous] Gazeuse
   *[living] Vivante
}, { $size ->
    [asteroids] astéroïdes
    [dwarf] naine
    [small] petite
    [medium] moyenne
    [large] grande
   *[giant] géante
}
space-paper-status-uninhabited = libre
space-paper-status-abandoned = abandonnée
space-paper-status-adapting = en adaptation
space-paper-status-outpost = avant-poste
space-paper-status-colony = colonie
space-paper-status-capital = capitale
space-paper-adapting-left = colonie après { $rounds ->
    [one] { $rounds } entretien
   *[other] { $rounds } entretiens
}
space-paper-settling = { $rounds ->
    [0] une colonie tout de suite
   *[other] une colonie en { $rounds } tours
}
space-paper-people-of =
    { $people ->
        [one] { $people } habitant
       *[other] { $people } habitants
    } sur { $limit }
space-paper-queue-of = construit { $item }, encore { $remaining } énergie, { $energy } par tour
space-paper-queue-rounds = { $rounds ->
    [1] prêt
   *[other] en { $rounds } tours
}
space-paper-queue-still = sans énergie
space-paper-discontent-of = mécontente { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}
space-paper-resistance-of = envahie, reste { $left }
space-paper-ship = { $kind ->
    [scout] Éclaireur
    [cruiser] Croiseur
   *[transport] Transport
} { $number }
space-paper-technologies = Technologie
space-paper-compare = Comparer aux autres
space-paper-compare-with = Comparer à { $name }
space-paper-level-gives = { $minerals ->
    [more] Niveau { $level } : { $gain }, plus avec des minéraux.
   *[none] Niveau { $level } : { $gain }.
}
space-paper-stability-top = la capitale n’est jamais mécontente
space-paper-level-worth = { $worth ->
    [none] niveau { $level }
   *[other] { $worth } (niveau { $level })
}
space-paper-science-for-next = Science { $science } ; prochain niveau à { $cost }
space-paper-politics = Politique
space-paper-politics-tree = Arbre politique, chaque changement avec son mécontentement
space-paper-politics-when = changements en phase ressources
space-paper-politics-none = Pointez une carte : elle dit ce que coûte chaque possession.
space-paper-politics-costs = Ce que coûte chaque possession par tour, en or
space-paper-politics-price = { $rounds ->
    [0] pas de mécontentement.
   *[other] { $rounds } tours sans production.
}
space-paper-politics-bill = Votre facture : { $gold } or par tour.
space-paper-possession-capital = capitale
space-paper-possession-colony = colonie
space-paper-possession-outpost = avant-poste
space-paper-possession-adapting = adaptation
space-paper-possession-ship = vaisseau
space-paper-empire = Votre empire
space-paper-forecast = Prévision d’or : { $bars }
space-paper-bar-now = Maintenant
space-paper-bar-orders = Ordres
space-paper-bar-income = Revenus
space-paper-bar-favour = Faveur
space-paper-bar-upkeep = Entretien
space-paper-bar-unpaid = Impayé
space-paper-bar-other = Autre
space-paper-bar-converted = Converti
space-paper-bar-next = Ensuite
space-paper-unpaid = { $count ->
    [one] { $count } possession ne peut être payée
   *[other] { $count } possessions ne peuvent être payées
}
space-paper-queue-frozen = { $planet } n’aura pas d’énergie : sa file n’avance pas.
space-paper-order-voided = Un autre de vos ordres rend celui-ci caduc : { $order }
space-paper-science-track = Science { $science }, { $more } de plus au prochain tour
space-paper-types-held = { $count } types de planètes sur { $of }
space-paper-goals = Plus de { $gold } or, { $living } mondes vivants ou les 7 types gagnent
space-paper-effect-left_gold = Or après le tour
space-paper-effect-left_science = Science après le tour
space-paper-effect-upkeep = Entretien
space-paper-effect-unpaid = Impayés
space-paper-effect-global_discontent = Mécontentement
space-paper-tab-system = Système
space-paper-tab-empire = Empire
space-paper-tab-tech = Tech
space-paper-tab-politics = Politique
space-paper-tab-log = Journal

## Noms et texte
space-paper-name-place = { $place } : { $what }
space-paper-name-dot = { $a } – { $b }, point { $number }
space-paper-name-dot-empty = vide
space-paper-name-tech = { $technology } { $level }, prochain niveau { $cost } science. { $does }
space-paper-name-politics =
    { $politics }{ $state ->
        [now] , en vigueur
        [other]
            { " " }{ $rounds ->
                [one] { $rounds } tour
               *[other] { $rounds } tours
            } de mécontentement
       *[start] .
    }
space-paper-name-ship = { $name } : { $ship } à { $place }, vitesse { $speed }, force { $strength }, { $state ->
    [ready] prêt
    [done] a agi
   *[unpaid] impayé
}
space-paper-text-state = L’état de la partie
space-paper-text-round = Tour { $round } sur { $rounds } : { $phase }
space-paper-text-waiting = Doivent agir : { $names }
space-paper-text-goals =
    Objectifs : plus de { $gold } or, { $living ->
        [one] { $living } planète vivante
       *[other] { $living } planètes vivantes
    }, { $types } types de planètes, toutes les technologies, la dernière capitale
space-paper-text-line = { $name } : { $what }
space-paper-text-system = { $system }, { $star }
space-paper-text-ships = Vaisseaux
space-paper-text-plans = Vos plans
space-paper-your-order = Ordre
space-paper-text-forecast = Prochain tour : { $gold } or, { $science } science, entretien { $upkeep }, puis { $left } or, { $unpaid } impayés
space-paper-text-standing = Ordre permanent : { $order }
space-paper-text-seat = { $name }{ $state ->
    [out] , éliminé
   *[in] .
}
space-paper-text-people = { $race }, { $leader }, { $politics } ; carte { $event }{ $used ->
    [used] , jouée
   *[open] .
}
space-paper-text-money = Or { $gold } (+{ $income }), science { $science } (+{ $research }), entretien { $upkeep }, mécontentement { $discontent }
space-paper-text-minerals = Corindon { $corundum }, antimatière { $antimatter }, oganesson { $oganesson }
space-paper-text-levels = Technologies : { $levels }
space-paper-text-holdings = Mondes : { $planets }
space-paper-log-heading = Tour { $round } : { $phase }

## Ce qui s’est passé
space-paper-event-phase = Une nouvelle phase commence.
space-paper-event-turn = { $who } se déplace.
space-paper-event-committed = { $who } a fini.
space-paper-event-orders_reopened = { $who } réfléchit à nouveau.
space-paper-event-order_revealed = { $who } a ordonné : { $order }
space-paper-event-order_void = Non exécuté : { $order }
space-paper-event-race_chosen = { $who } : <b>{ $race }</b>, { $technology } +1.
space-paper-event-leader_chosen = { $who } : dirigeant <b>{ $leader }</b>.
space-paper-event-event_chosen = { $who } : carte <b>{ $event }</b>.
space-paper-event-politics_chosen = { $who } : <b>{ $politics }</b> au départ.
space-paper-event-home_chosen = { $who } : foyer à <b>{ $system }</b>.
space-paper-event-star_revealed = <b>{ $system }</b> : { $star }.
space-paper-event-system_revealed = <b>{ $system }</b> est révélé : { $planets }.
space-paper-event-income =
    { $who } : <b>+{ $gold }</b> or, <b>+{ $science }</b> science, { $minerals ->
        [one] { $minerals } minerai
       *[other] { $minerals } minerais
    }.
space-paper-event-capital_moved = { $who } : capitale déplacée vers <b>{ $planet }</b>.
space-paper-event-politics_changed = { $who } : passage à <b>{ $politics }</b>.
space-paper-event-politics_broken = { $who } : la condition de { $politics } n’est plus remplie.
space-paper-event-bonus_switched = { $who } : bonus { $bonus }.
space-paper-event-geologist_set = { $who } : un { $mineral } de plus.
space-paper-event-technology = { $who } : <b>{ $technology } { $level }</b>.
space-paper-event-building = { $who } : <b>{ $item }</b> commencé sur { $planet }.
space-paper-event-cancelled = { $who } : { $item } sur { $planet } arrêté.
space-paper-event-built_on = { $planet } continue de construire.
space-paper-event-built = <b>{ $item }</b> est prêt sur { $planet }.
space-paper-event-ship_launched = { $ship } part de { $planet }.
space-paper-event-settled = { $who } : <b>{ $planet }</b> colonisée{ $upkeeps ->
    [0] , une colonie tout de suite.
   *[other] , une colonie après { $upkeeps } entretiens.
}
space-paper-event-outpost_founded = { $who } : avant-poste sur <b>{ $planet }</b>.
space-paper-event-adapted = <b>{ $planet }</b> est maintenant une colonie de { $who }.
space-paper-event-grown =
    { $planet } a { $population ->
        [one] { $population } habitant
       *[other] { $population } habitants
    }.
space-paper-event-given_up = { $who } : { $planet } abandonnée.
space-paper-event-abandoned = { $who } : <b>{ $planet }</b> abandonnée pour { $gold } or.
space-paper-event-discontent =
    { $planet } est mécontente pendant { $amount ->
        [one] { $amount } tour
       *[other] { $amount } tours
    }.
space-paper-event-global_discontent =
    L’empire de { $who } est mécontent pendant { $total ->
        [one] { $total } tour
       *[other] { $total } tours
    }.
space-paper-event-ship_moved = { $who } : { $ship } vers { $to }.
space-paper-event-jumped = { $who } : { $ship } saute vers { $to }.
space-paper-event-scanned = { $who } sonde { $system }.
space-paper-event-black_hole_vanished = Le trou noir de <b>{ $system }</b> a disparu.
space-paper-event-black_hole_created = <b>{ $system }</b> est maintenant un trou noir.
space-paper-event-combat = { $attacker } ({ $strength }) contre { $defender } ({ $defence }) de { $against } : <b>{ $outcome ->
    [win] l’attaquant gagne
    [retreat] égalité, l’attaquant se retire
   *[loss] l’attaquant est détruit
}</b>.
space-paper-event-ship_destroyed = { $ship } de { $who } est perdu{ $reason ->
    [combat] .
    [invasion] {" "}dans l’invasion.
    [no_retreat] {" "}: pas de retraite.
    [anarchy] {" "}dans l’Anarchie.
    [unpaid] {" "}: il n’a pas été payé.
   *[other] .
}
space-paper-event-retreated = { $who } : { $ship } se retire vers { $planet }.
space-paper-event-retreat_asked = { $who } choisit où { $ship } se retire.
space-paper-event-defender_asked = { $who } choisit quel vaisseau défend.
space-paper-event-help_asked = { $who } peut jouer Aide inattendue.
space-paper-event-fire_asked = { $who } peut tirer sur le vaisseau qui passe.
space-paper-event-invasion = { $who } : { $ship } envahit <b>{ $planet }</b>.
space-paper-event-siege = <b>{ $planet }</b> résiste, reste { $resistance }.
space-paper-event-siege_ended = { $planet } est de nouveau libre.
space-paper-event-captured = { $who } : <b>{ $planet }</b> prise à { $loser }.
space-paper-event-settlers_driven_off = { $by } chasse de { $planet } les colons de { $who }.
space-paper-event-eliminated = <b>{ $who }</b> est éliminé.
space-paper-event-transport_landed = { $ship } atterrit sur { $planet }.
space-paper-event-event_played = { $who } : carte <b>{ $event }</b> jouée{ $target ->
    [none] .
   *[other] , { $target }.
}
space-paper-event-race_bonus = { $who } : +{ $gold } or pour la politique préférée.
space-paper-event-upkeep_paid = { $who } : { $gold } or d’entretien{ $unpaid ->
    [0] .
   *[other] , { $unpaid } impayés.
}
space-paper-event-planet_unpaid = { $planet } n’est pas payée.
space-paper-event-ship_unpaid = { $who } : { $ship } n’est pas payé et reste.
space-paper-event-ship_sold = { $who } : { $ship } vendu pour { $gold } or.
space-paper-event-surplus_to_science = { $who } : { $gold } or devient science.
space-paper-event-surplus_to_energy = { $who } : { $gold } or devient énergie.
space-paper-event-surplus_kept = { $who } : l’or est gardé.
space-paper-event-game_over = <b>{ $winners }</b> gagne : { $victory ->
    [economic] or
    [technological] toutes les technologies
    [military] la dernière capitale
    [conquest] tous les types de planètes
    [living] planètes vivantes
    [bankruptcy] tous les autres sont en faillite
   *[score] le plus d’or à la fin
}.

## Options
space-paper-preset-first = 25 tours au plus ; plus de 200 or gagne aussitôt. Les capitales ont un spatioport, les conseils sont là.
space-paper-preset-rulebook = Comme imprimé : le premier à plus de 200 or. Une course à l’argent.
space-paper-preset-full = Objectif 1000 or et technologies plus chères : la guerre et la science décident aussi. Plus de deux fois plus de tours.
space-paper-preset-tournament = La partie complète avec pendule, sans conseils ni retour en arrière.
space-paper-option-preset = Genre de partie
space-paper-option-preset-help = Règle plusieurs options d’un coup.
space-paper-option-preset-standard = standard
space-paper-option-preset-balanced = équilibrée
space-paper-option-preset-designer = nombres tardifs de l’auteur
space-paper-option-preset-quick = rapide
space-paper-option-six_players = Sixième place
space-paper-option-six_players-help = Six joueurs, un par peuple.
space-paper-option-turn_limit = Tours
space-paper-option-turn_limit-help = Après ce tour le plus riche gagne ; 0 : sans limite.
space-paper-option-economic_goal = Or pour gagner
space-paper-option-economic_goal-help = Qui a plus que cela après les revenus gagne.
space-paper-option-bankruptcy_rounds = Tours de faillite
space-paper-option-bankruptcy_rounds-help = Durée de la faillite de tous les autres ; 0 : sans cette victoire.
space-paper-option-living_goal = Planètes vivantes pour gagner
space-paper-option-living_goal-help = Planètes vivantes qui font gagner.
space-paper-option-tech_cost_mode = Prix d’un niveau de technologie
space-paper-option-tech_cost_mode-help = Science pour chaque niveau.
space-paper-option-tech_cost_mode-flat20 = 20 chacun
space-paper-option-tech_cost_mode-flat10 = 10 chacun
space-paper-option-tech_cost_mode-graduated = 10, 20, 30, 50
space-paper-option-science_overflow = Science au-delà du niveau
space-paper-option-science_overflow-help = Perdue, ou reportée pour permettre plusieurs niveaux par tour.
space-paper-option-science_overflow-lost = perdue
space-paper-option-science_overflow-carried = reportée
space-paper-option-edge_cost = Coût d’une voie
space-paper-option-edge_cost-help = Points de déplacement d’une voie selon ses points.
space-paper-option-edge_cost-dots_plus_one = points plus un
space-paper-option-edge_cost-dots_min_one = points, au moins un
space-paper-option-home_min_links = Distance des foyers
space-paper-option-home_min_links-help = Nombre minimal de voies entre deux foyers.
space-paper-option-home_planet_extra = Capitale ajoutée
space-paper-option-home_planet_extra-help = La capitale s’ajoute aux planètes tirées du foyer.
space-paper-option-home_star = Étoile du foyer
space-paper-option-home_star-help = Tirée aux dés, ou l’étoile native du peuple.
space-paper-option-home_star-rolled = tirée
space-paper-option-home_star-native = native
space-paper-option-start_spaceport = Spatioport au départ
space-paper-option-start_spaceport-help = Les capitales commencent avec un spatioport.
space-paper-option-movement_order = Ordre des déplacements
space-paper-option-movement_order-help = Un joueur déplace tous ses vaisseaux, ou chacun un vaisseau à tour de rôle.
space-paper-option-movement_order-player_by_player = joueur après joueur
space-paper-option-movement_order-alternate = vaisseau après vaisseau
space-paper-option-interception = Tir sur les vaisseaux qui passent
space-paper-option-interception-help = Par ordre permanent, en demandant, ou pas du tout.
space-paper-option-interception-standing_order = ordre permanent
space-paper-option-interception-ask = demander
space-paper-option-interception-off = non
space-paper-option-invade_on_arrival = Envahir à l’arrivée
space-paper-option-invade_on_arrival-help = Les croiseurs peuvent envahir dans l’activation de leur arrivée.
space-paper-option-transport_consumed = Transports consommés
space-paper-option-transport_consumed-help = L’atterrissage consomme le transport.
space-paper-option-adaptation_floor = Adaptation minimale
space-paper-option-adaptation_floor-help = Tours minimaux par pas sur les mondes étrangers.
space-paper-option-global_discontent_weakens = Le mécontentement affaiblit
space-paper-option-global_discontent_weakens-help = Le mécontentement de tout l’empire fait tomber les planètes au premier succès.
space-paper-option-heuristics_total_level = Sondage total dès le niveau
space-paper-option-heuristics_total_level-help = Niveau d’heuristique dès lequel un sondage révèle les planètes.
space-paper-option-sublum5_synergy = Subluminique 5 avec minerais
space-paper-option-sublum5_synergy-help = Choisir la destination, créer des trous noirs, ou les deux.
space-paper-option-sublum5_synergy-choose_destination = choisir la destination
space-paper-option-sublum5_synergy-create = créer des trous noirs
space-paper-option-sublum5_synergy-both = les deux
space-paper-option-armament_bonus_scope = Antimatière au combat
space-paper-option-armament_bonus_scope-help = Quels vaisseaux ont le bonus.
space-paper-option-armament_bonus_scope-armed = vaisseaux armés
space-paper-option-armament_bonus_scope-cruisers = croiseurs
space-paper-option-armament_bonus_scope-all = tous
space-paper-option-surplus_conversion = Surplus d’or
space-paper-option-surplus_conversion-help = Si Technocratie et Nationalisme doivent le convertir.
space-paper-option-surplus_conversion-mandatory = obligatoire
space-paper-option-surplus_conversion-optional = facultatif
space-paper-option-exclusive_politics = Politique unique
space-paper-option-exclusive_politics-help = Pas deux joueurs avec le même système politique.
space-paper-option-component_limits = Pièces limitées
space-paper-option-component_limits-help = Seulement les vaisseaux, ou tous les marqueurs.
space-paper-option-component_limits-ships_only = vaisseaux
space-paper-option-component_limits-all = tout

## Refus
space-paper-why-rival-ship = Ce vaisseau appartient à { $name } ; vous déplacez les vôtres.
space-paper-why-dot = Un point sur le chemin entre les systèmes : choisissez d’abord un vaisseau, puis sa destination.
space-paper-why-change = Vos ordres ne peuvent plus être changés dans cette phase.
space-paper-refusal-wrong-phase = Cela n’est pas possible maintenant. La phase : { $phase }.
space-paper-refusal-not-your-turn = Ce n’est pas votre tour : { $seat } décide maintenant.
space-paper-refusal-already-committed = Vous avez fini ; retirez vos ordres pour les changer.
space-paper-refusal-too-many-changes = Les ordres ne se retirent que { $most } fois par phase.
space-paper-refusal-nothing-to-clear = Vous n’avez pas d’ordres à retirer.
space-paper-refusal-unknown-object = Cela n’existe pas à cette table : { $name }.
space-paper-refusal-ordered-already = Cela a déjà été ordonné dans cette phase.
space-paper-refusal-race-taken = { $race } : ce peuple est à { $seat }.
space-paper-refusal-leader-taken = { $leader } : ce dirigeant est à { $seat }.
space-paper-refusal-event-taken = { $event } : cette carte est à { $seat }.
space-paper-refusal-home-too-close = Les foyers sont à au moins { $links ->
    [one] { $links } voie
   *[other] { $links } voies
} l’un de l’autre.
space-paper-refusal-name-a-technology = Les Ethers doivent choisir une technologie.
space-paper-refusal-name-a-bonus = L’Opportuniste doit choisir un bonus.
space-paper-refusal-not-a-colony = La capitale ne va que dans une de vos colonies ; { $planet } n’en est pas une.
space-paper-refusal-already-relocated = La capitale ne se déplace qu’une fois par tour.
space-paper-refusal-capital-cannot-be-abandoned = La capitale ne peut être abandonnée.
space-paper-refusal-not-your-planet = Cette planète n’est pas à vous, ou est déjà abandonnée.
space-paper-refusal-politics-start = { $politics } demande { $need ->
    [one] { $need } colonie
   *[other] { $need } colonies
}, et personne n’en a au départ.
space-paper-refusal-politics-in-force = { $politics } est déjà en vigueur.
space-paper-refusal-politics-taken = { $politics } est à { $seat }.
space-paper-refusal-politics-limit-colonies = { $politics } ne permet pas plus de { $most ->
    [one] { $most } colonie
   *[other] { $most } colonies
}.
space-paper-refusal-politics-limit-ships = { $politics } ne permet pas plus de { $most ->
    [one] { $most } vaisseau
   *[other] { $most } vaisseaux
}, ceux en construction compris.
space-paper-refusal-anarchy-no-ships = Sous l’Anarchie il n’y a pas de vaisseaux.
space-paper-refusal-not-the-opportunist = Seul l’Opportuniste a un bonus à changer.
space-paper-refusal-not-the-geologist = Seul le Géologue nomme un minerai.
space-paper-refusal-not-enough-science = Le niveau { $level } coûte { $cost } de science, vous en avez { $have }.
space-paper-refusal-tech-maxed = { $technology } est à son plus haut niveau, { $level }.
space-paper-refusal-one-level-a-round = Un niveau par tour, et il vide la piste.
space-paper-refusal-research-due = Votre science est pleine : nommez d’abord une technologie.
space-paper-refusal-queue-full = Cette planète construit déjà : { $item }.
space-paper-refusal-queue-empty = Cette planète ne construit rien à arrêter.
space-paper-refusal-not-buildable = Rien ne se construit sur ce type de planète : { $type }.
space-paper-refusal-already-built = Cette planète a ce bâtiment, ou il est en cours.
space-paper-refusal-tech-locked = Il faut Infrastructure { $level }, vous avez { $have }.
space-paper-refusal-no-spaceport = Les vaisseaux se construisent où un spatioport est fini.
space-paper-refusal-not-enough-gold = Cela coûte { $cost } or ; vous pouvez dépenser { $gold }.
space-paper-refusal-energy-upkeep = La planète a { $energy } d’énergie de reste, et ce bâtiment en demande { $upkeep }.
space-paper-refusal-habitats-no-effect = Les habitats sont sans effet sur astéroïdes et géantes.
space-paper-refusal-no-ship-marker = Tous vos vaisseaux de cette sorte sont utilisés : { $ship }.
space-paper-refusal-no-marker = Tous les marqueurs de cette sorte sont utilisés.
space-paper-refusal-standing-order-same = C’est déjà votre ordre permanent.
space-paper-refusal-standing-order-changed = L’ordre permanent change au plus une fois par phase de construction.
space-paper-refusal-not-revealed = Cette planète n’est pas révélée.
space-paper-refusal-inhabited = Cette planète est à { $seat }.
space-paper-refusal-enemy-in-orbit = Un vaisseau de { $seat } est en orbite de cette planète.
space-paper-refusal-no-base-in-system = Vous n’avez ni capitale ni colonie dans ce système.
space-paper-refusal-settled-by-other = { $seat } joue avant vous et prend cette planète.
space-paper-refusal-outpost-stands = Votre avant-poste y est ; il ne peut que devenir une colonie.
space-paper-refusal-ship-activated = Ce vaisseau ne peut plus agir ce tour.
space-paper-refusal-ship-unpaid = L’entretien de ce vaisseau n’est pas payé ; il ne peut agir.
space-paper-refusal-not-adjacent = Un chemin va de case en case voisine, aucune deux fois.
space-paper-refusal-no-move = Le vaisseau doit finir ailleurs qu’il n’a commencé.
space-paper-refusal-stops-at-unknown = Un chemin finit au premier système inconnu.
space-paper-refusal-orbit-unknown = Il n’y a pas cette orbite où le chemin finit.
space-paper-refusal-too-far =
    Le chemin coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } ; le vaisseau en a { $points }.
space-paper-refusal-out-of-range = Hors de portée : à { $distance } de votre monde habité le plus proche, votre portée est { $range }.
space-paper-refusal-space-occupied = Un de vos vaisseaux y est déjà.
space-paper-refusal-black-hole-blocks = Sans Subluminique 2 on ne passe pas un trou noir.
space-paper-refusal-no-jump-tech = Il faut Subluminique { $need }, vous avez { $have }.
space-paper-refusal-not-at-black-hole = Le vaisseau n’est pas en orbite large d’un trou noir.
space-paper-refusal-jump-occupied = Un de vos vaisseaux est déjà dans cette orbite large.
space-paper-refusal-not-at-void = Le vaisseau n’est pas en orbite large d’un vide.
space-paper-refusal-no-target = Le vaisseau ne peut y sauter.
space-paper-refusal-must-move = { $ship } est sur un point et doit continuer.
space-paper-refusal-out-of-scan-range = { $system } est à { $distance }, et vos sondages portent à { $range }.
space-paper-refusal-nothing-to-reveal = Un sondage n’y révélerait rien.
space-paper-refusal-name-the-enemy = Choisissez un des joueurs présents à attaquer.
space-paper-refusal-already-fought = Ce vaisseau a attaqué ce tour.
space-paper-refusal-no-enemy-here = { $seat } n’a pas de vaisseau dans cette orbite.
space-paper-refusal-not-a-defender = Ce vaisseau ne peut défendre là.
space-paper-refusal-not-a-retreat = Le vaisseau ne peut se retirer vers cette planète.
space-paper-refusal-not-a-cruiser = Seuls les croiseurs envahissent.
space-paper-refusal-not-in-orbit = { $ship } n’est pas en orbite de { $planet }.
space-paper-refusal-own-planet = Cette planète est à vous.
space-paper-refusal-not-inhabited = Personne n’y habite.
space-paper-refusal-orbit-not-clear = Un vaisseau de { $seat } est dans cette orbite ou dans l’orbite large.
space-paper-refusal-fought-cannot-invade = Un croiseur qui a attaqué un vaisseau ne peut envahir ce tour.
space-paper-refusal-not-on-arrival = À cette table un croiseur n’envahit qu’où son activation commence.
space-paper-refusal-not-a-transport = Seuls les transports atterrissent.
space-paper-refusal-bill-covered = L’or paie tout ; rien ne se reporte.
space-paper-refusal-deferred-already = C’est déjà en dernier, ou cela ne coûte rien.
space-paper-refusal-no-surplus = À cette table, votre système politique ne laisse pas de surplus à garder.
space-paper-refusal-surplus-kept = Vous gardez déjà votre surplus.
space-paper-refusal-event-used = Votre carte événement est utilisée.
space-paper-refusal-event-no-effect = Votre carte événement serait sans effet là.
space-paper-refusal-no-part = Cette phase n’est pas pour vous.
space-paper-refusal-name-no-technology = { $race } : seuls les Ethers choisissent une technologie.
space-paper-refusal-name-no-bonus = { $leader } : seul l’Opportuniste choisit un bonus.
space-paper-refusal-too-few-colonies = { $politics } demande { $need ->
    [one] { $need } colonie
   *[other] { $need } colonies
}, vous en avez { $have }.
space-paper-refusal-too-many-colonies = { $politics } permet au plus { $most ->
    [one] { $most } colonie
   *[other] { $most } colonies
}, vous en avez { $have }.
space-paper-refusal-too-many-ships = { $politics } permet au plus { $most ->
    [one] { $most } vaisseau
   *[other] { $most } vaisseaux
}, vous en avez { $have }.
space-paper-refusal-bonus-same = Vous avez déjà ce bonus ; choisissez-en un autre.
space-paper-refusal-mineral-same = Votre Géologue nomme déjà ceci : { $mineral } ; choisissez-en un autre.
space-paper-refusal-queue-ordered = Cette planète a déjà un ordre de construction ; retirez vos ordres pour le changer.
space-paper-refusal-not-a-site = Seules votre capitale et vos colonies construisent.
space-paper-refusal-besieged = Cette planète est assiégée et ne peut pas construire.
space-paper-refusal-discontented = Cette planète est mécontente et ne peut pas construire.
space-paper-refusal-settle-ordered = Vous l’avez déjà ordonné : une seule implantation par planète.
space-paper-refusal-no-creation = À cette table, on ne crée pas de trous noirs.
space-paper-refusal-no-enemy-there = { $seat } n’a pas de vaisseau où le chemin finit ; n’attaquez personne.
space-paper-refusal-ends-outside-orbit = Le chemin ne finit pas dans l’orbite d’une planète.
space-paper-refusal-neutron-star-later = L’Étoile à neutrons presse un vaisseau : jouez-la à votre tour de mouvement.
space-paper-refusal-help-over = L’Aide inattendue défend une planète : à la phase d’entretien, c’est trop tard pour ce tour.
space-paper-phrase-ship = { $kind } { $number }

## La première partie guidée
space-paper-lesson-welcome = <b>Bienvenue dans SpacePaper.</b> Vous menez un peuple d’une planète à un empire. La galaxie est tirée aux dés à mesure qu’on la découvre ; les combats n’ont pas de dés.
space-paper-lesson-race = Chaque peuple a son monde, une technologie meilleure et une politique préférée ; les cartes disent combien de science, d’or et d’énergie donne la capitale. <b>Choisissez les Humains</b> : des revenus équilibrés, le plus simple pour débuter.
space-paper-lesson-cards = Dirigeants et cartes se choisissent de même. Vous avez le <b>Financier</b> (+2 or par tour) et la <b>Loterie galactique</b> (15 or, une fois).
space-paper-lesson-politics = Votre premier système politique est choisi en secret. La carte dit ce que coûte chaque possession par tour. <b>Choisissez la République</b> : capitale et colonies ne coûtent rien, sans risque tant que vous avez au plus deux colonies et trois vaisseaux.
space-paper-lesson-homes = Votre rival a choisi aussi et s’installe en premier.
space-paper-lesson-home = <b>Choisissez FT22 comme foyer</b> : beaucoup de voies s’y croisent. Étoile et planètes sont tirées aussitôt, et votre capitale s’ajoute.
space-paper-lesson-round = Un tour a cinq phases, en haut. Dans quatre d’entre elles tous donnent des <b>ordres secrets</b>. La première est Ressources : rien à changer, donc <b>cliquez sur Fini</b> pour les revenus.
space-paper-lesson-rival-done = Vos ordres sont scellés ; votre rival réfléchit encore. Maintenant il clique aussi sur Fini, et chacun reçoit ses revenus.
space-paper-lesson-income = { $gold } or et { $science } science sont arrivés. Les barres de votre empire montrent où ira l’or jusqu’au prochain tour.
space-paper-lesson-minerals = Dans le même cadre, trois <b>minerais</b> : corindon, antimatière et oganesson. On ne les dépense jamais : ce que vos mines extraient chaque tour <b>renforce les technologies</b>. Un corindon rend les vaisseaux plus rapides, une antimatière les arme mieux.
space-paper-lesson-settle = Construction : d’autres planètes de votre système se colonisent de l’intérieur, gratuitement. <b>Ouvrez la planète éclairée et colonisez-la.</b>
space-paper-lesson-build = Votre capitale a un spatioport. <b>Commandez-y un croiseur</b> : les vaisseaux coûtent de l’énergie, et chaque planète a la sienne.
space-paper-lesson-seal = Vos ordres sont listés au-dessus des boutons. <b>Cliquez sur Fini</b> pour les sceller ; tant que tous n’ont pas fini vous pouvez encore les changer, trois fois.
space-paper-lesson-waiting = Rien ne se passe encore, et c’est normal : les ordres sont secrets, donc une phase <b>attend que tous aient cliqué sur Fini</b>. La barre du haut montre qui réfléchit encore.
space-paper-lesson-revealed = Tous les ordres sont révélés en même temps. Puis les vaisseaux se déplacent, joueur après joueur.
space-paper-lesson-move = Votre éclaireur a 4 points. La bande le long des voies est votre autonomie. <b>Volez vers Virgo 0</b>, que personne ne connaît.
space-paper-lesson-stay = Les dés ont parlé : regardez ses planètes sur la fiche. L’éclaireur pourrait continuer ; <b>qu’il reste ici</b>.
space-paper-lesson-end = Aucun autre vaisseau n’est prêt. <b>Finissez votre déplacement.</b>
space-paper-lesson-upkeep = Votre rival se déplace aussi, dans l’ombre.
space-paper-lesson-bill = Entretien : les habitants croissent, et la facture de votre politique est payée. Ce que vous ne pouvez payer devient mécontent. Vous pouvez payer, donc <b>cliquez sur Fini</b>.
space-paper-lesson-goal = Voilà un tour. Il y a sept façons de gagner : l’or, toutes les technologies, la dernière capitale, tous les types de planètes, les mondes vivants, la faillite des rivaux, ou le plus d’or à la fin. Bonne chance parmi les étoiles !

## Words of the game, explained where they stand
space-paper-glossary-orders = Ordres secrets
space-paper-glossary-orders-means = Ce que vous prévoyez dans une phase. Personne ne le voit avant que tous aient fini ; puis tout arrive à la fois.
space-paper-glossary-orders-forms = ordres secrets, ordres
space-paper-glossary-mineral = Minerai
space-paper-glossary-mineral-means = Corindon, antimatière, oganesson : un flux des mines, compté chaque tour et jamais dépensé. Il renforce les technologies.
space-paper-glossary-mineral-forms = minerai, minerais
space-paper-glossary-upkeep = Entretien
space-paper-glossary-upkeep-means = En fin de tour, on paie de l’or pour capitale, colonies, avant-postes et vaisseaux, selon votre politique. Ce qui n’est pas payé devient mécontent.
space-paper-glossary-upkeep-forms = entretien
space-paper-glossary-discontent = Mécontentement
space-paper-glossary-discontent-means = Des tours où une planète, ou tout l’empire, ne produit rien.
space-paper-glossary-discontent-forms = mécontentement, mécontent, mécontente
space-paper-glossary-politics = Politique
space-paper-glossary-politics-means = Votre système politique. Il dit ce que coûte chaque possession par tour ; en changer coûte des tours de mécontentement.
space-paper-glossary-politics-forms = politique, politiques
space-paper-glossary-colony = Colonie
space-paper-glossary-colony-means = Une planète peuplée qui donne or, science et énergie. Un type étranger demande d’abord quelques tours d’adaptation.
space-paper-glossary-colony-forms = colonie, colonies
