# Duck Dealer : marchandises, actions, journal, refus, options.

## Mots
duck-dealer-word-duck = canard en caoutchouc
duck-dealer-word-beads = perles en plastique
duck-dealer-word-solar = panneau solaire
duck-dealer-word-paint = peinture bleue
duck-dealer-word-booth = cabine téléphonique
duck-dealer-word-satellite = satellite
duck-dealer-word-accelerator = accélérateur linéaire
duck-dealer-word-stealth = canard furtif
duck-dealer-word-radio = radio
duck-dealer-word-pills = pilules amincissantes
duck-dealer-word-economy = économie
duck-dealer-word-art = art moderne
duck-dealer-word-science = science
duck-dealer-word-religion = religion
duck-dealer-word-politics = politique
duck-dealer-word-medicine = médecine
duck-dealer-word-military = militaire
duck-dealer-word-none = rien
duck-dealer-word-hold = cale
duck-dealer-word-navigator = navigateur
duck-dealer-word-engineer = ingénieur
duck-dealer-word-merchant = marchand
duck-dealer-word-any = tout équipement
duck-dealer-word-red = mouvement
duck-dealer-word-yellow = construction
duck-dealer-word-blue = commerce
duck-dealer-word-left = gauche
duck-dealer-word-right = droite
duck-dealer-word-mine = mine
duck-dealer-word-shipyard = chantier spatial
duck-dealer-word-factory = usine
duck-dealer-word-consumer = consommateur
duck-dealer-short-duck = Canard
duck-dealer-short-beads = Perles
duck-dealer-short-solar = Solaire
duck-dealer-short-paint = Peinture
duck-dealer-short-booth = Cabine
duck-dealer-short-satellite = Satellite
duck-dealer-short-accelerator = Accél.
duck-dealer-short-stealth = Furtif
duck-dealer-short-radio = Radio
duck-dealer-short-pills = Pilules
duck-dealer-short-economy = Économie
duck-dealer-short-art = Art
duck-dealer-short-science = Science
duck-dealer-short-religion = Religion
duck-dealer-short-politics = Politique
duck-dealer-short-medicine = Médecine
duck-dealer-short-military = Militaire
duck-dealer-building-mine = Mine
duck-dealer-building-shipyard = Chantier
duck-dealer-building-factory = Usine
duck-dealer-building-consumer = Consommateur
duck-dealer-does-hold = place pour deux marchandises
duck-dealer-does-navigator = un jeton mouvement de plus à chaque collecte
duck-dealer-does-engineer = un jeton construction de plus à chaque collecte
duck-dealer-does-merchant = un jeton commerce de plus à chaque collecte
duck-dealer-energy-red = Vol
duck-dealer-energy-yellow = Constr.
duck-dealer-energy-blue = Comm.
duck-dealer-nothing = rien
duck-dealer-free-slot = emplacement libre
duck-dealer-undiscovered = non découvert
duck-dealer-tile-state = { $what }{ $built ->
    [built] {""}
   *[unbuilt] , non construit
}
duck-dealer-part-shipyards = chantiers
duck-dealer-part-factories = usines
duck-dealer-part-consumers = consommateurs
duck-dealer-part-deliveries = livraisons
duck-dealer-tie = Points égaux : le moins de tours d’actions a départagé.
duck-dealer-reason-counter = Le compteur de tours est plein.
duck-dealer-reason-stall = Personne n’a agi pendant de nombreux tours de table.

## Icônes
icon-dd-move = énergie de mouvement
icon-dd-build = énergie de construction
icon-dd-trade = énergie de commerce
icon-dd-duck = canard en caoutchouc
icon-dd-beads = perles en plastique
icon-dd-solar = panneau solaire
icon-dd-paint = peinture bleue
icon-dd-booth = cabine téléphonique
icon-dd-satellite = satellite
icon-dd-accelerator = accélérateur linéaire
icon-dd-stealth = canard furtif
icon-dd-radio = radio
icon-dd-pills = pilules amincissantes
icon-dd-economy = économie
icon-dd-art = art moderne
icon-dd-science = science
icon-dd-religion = religion
icon-dd-politics = politique
icon-dd-medicine = médecine
icon-dd-military = militaire
icon-dd-none = rien
icon-dd-hold = cale
icon-dd-navigator = navigateur
icon-dd-engineer = ingénieur
icon-dd-merchant = marchand
icon-dd-any = tout équipement
icon-dd-wild = une autre marchandise
icon-dd-cube = cube
icon-dd-passage = passage
icon-dd-fly = vol

## Plateau
duck-dealer-galaxy = Galaxie avec ses planètes et ses routes commerciales
duck-dealer-piles = Consommateurs
duck-dealer-pile-left = G
duck-dealer-pile-right = D
duck-dealer-legend-one = à portée pour 1 rouge
duck-dealer-legend-more = à portée pour plus
duck-dealer-legend-none = hors de portée
duck-dealer-counter =
    Compteur : { $used ->
        [one] { $used } tour
       *[other] { $used } tours
    } d’actions sur { $spaces }
duck-dealer-counter-row = { $cubes ->
    [one] { $cubes } cube de route gratuit
   *[other] { $cubes } cubes de route gratuits
} pour chaque tour d’actions de cette ligne
duck-dealer-action-turns = Tours d’actions
duck-dealer-fact-speed = pas par jeton rouge
duck-dealer-ship = Votre vaisseau
duck-dealer-ship-told =
    { $filled } compartiments sur { $all } remplis, { $speed } pas par jeton rouge, { $load ->
        [one] { $load } marchandise
       *[other] { $load } marchandises
    } sur { $capacity } à bord
duck-dealer-goods = march.
duck-dealer-steps-per = pas par
duck-dealer-per-red = rouge
duck-dealer-band-now = ici
duck-dealer-band-full = plein
duck-dealer-band-later = après
duck-dealer-over = { $over } en trop :
duck-dealer-cubes = cubes
duck-dealer-markers = passages
duck-dealer-energy = Énergie
duck-dealer-stock = réserve
duck-dealer-stock-more = reste dans la réserve générale
duck-dealer-spent = { $count } payé
duck-dealer-spent-all = dépensé
duck-dealer-plan-points = points : +{ $points }
duck-dealer-plan-left = reste :
duck-dealer-steps-left = { $steps ->
    [one] { $steps } pas restant
   *[other] { $steps } pas restants
} en vol
duck-dealer-recipes = Recettes
duck-dealer-can-do = possible
duck-dealer-one-part = une partie à bord
duck-dealer-make = faire
duck-dealer-name-recipe = { $good }, { $have } à bord{ $inputs ->
    [none] {""}
   *[other] , à partir de { $inputs }
}{ $state ->
    [can] , possible
    [half] , une partie est à bord
   *[no] {""}
}
duck-dealer-study-worth = Usine ou consommateur <b>+{ $build }</b>, chaque livraison <b>{ $each }</b>.
duck-dealer-study-places = { $places ->
    [none] { $left ->
        [0] Aucune source.
       *[other] Aucune usine : les emplacements libres sont éclairés.
    }
   *[other] Vient de { $places }.
}
duck-dealer-study-missing = Manque à bord : <b>{ $goods }</b>.
duck-dealer-study-consumer = { $place ->
    [none] Son consommateur est encore dans une pile.
   *[other] Son consommateur est sur { $place }{ $built ->
        [built] {""}
       *[unbuilt] , non construit
    }.
}
duck-dealer-chance-build = { $count ->
    [0] à construire : aucun emplacement libre à portée
    [one] à construire : { $count } emplacement libre à portée
   *[other] à construire : { $count } emplacements libres à portée
}
duck-dealer-chance-make = { $place ->
    [none] à fabriquer : hors de portée maintenant
   *[other] à fabriquer sur { $place }, à { $red } rouge
}
duck-dealer-chance-none = Rien à faire avec ce qui est à bord. Choisissez une marchandise pour voir ce qu’il lui faut.
duck-dealer-you-are-here = vous êtes ici
duck-dealer-away = à { $steps } pas
duck-dealer-take = prendre
duck-dealer-each = chacun
duck-dealer-each-later = chacun, une fois construit
duck-dealer-land-and-take = atterrir et prendre
duck-dealer-any-factory = et les deux marchandises d’une usine
duck-dealer-passage-of = Passage de { $name }
duck-dealer-privilege-of = Privilège de { $name }
duck-dealer-turn-so-far = Ce tour d’actions jusqu’ici
duck-dealer-rewind = Revenir à cette étape
duck-dealer-free = gratuit
duck-dealer-hint = Conseil
duck-dealer-hint-do = Faire le premier
duck-dealer-hint-points = points en tout : +{ $points }
duck-dealer-hint-none = Le planificateur n’a pas de meilleure idée que de finir le tour.
duck-dealer-tab-act = Jouer
duck-dealer-tab-ship = Vaisseau
duck-dealer-tab-recipes = Recettes
duck-dealer-tab-seats = Joueurs
duck-dealer-tab-log = Journal
duck-dealer-fewer = Moins : { $what }
duck-dealer-more = Plus : { $what }
duck-dealer-of = sur { $count }
duck-dealer-not-yet = Pas encore
duck-dealer-setup-title = Équipez votre vaisseau
duck-dealer-setup-more =
    Choisissez { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } d’équipement. L’équipage apporte un jeton à chaque collecte, les cales portent les marchandises.
duck-dealer-keep-title = { $count ->
    [one] Gardez { $count } jeton
   *[other] Gardez { $count } jetons
}
duck-dealer-keep-pile = Vous atterrissez sur une planète non découverte : quel consommateur y vient ?
duck-dealer-you-give = Vous donnez
duck-dealer-you-get = Vous recevez
duck-dealer-send-offer = Envoyer l’offre
duck-dealer-effect-score = Points
duck-dealer-effect-aboard = À bord
duck-dealer-effect-speed = Vitesse
duck-dealer-effect-capacity = Place
duck-dealer-effect-over = { $over } de trop : transformez ou jetez avant de voler.
duck-dealer-effect-left = { $steps ->
    [0] Aucun pas ne reste à l’arrivée.
    [one] { $steps } pas reste ; l’atterrissage le perd.
   *[other] { $steps } pas restent ; l’atterrissage les perd.
}
duck-dealer-effect-discover = Non découverte : atterrir prend un consommateur d’une pile.
duck-dealer-effect-build = on pourrait construire : { $good }
duck-dealer-effect-make = on pourrait fabriquer : { $good }

## Noms des cibles
duck-dealer-name-place = { $place }{ $away ->
    [here] , votre vaisseau est ici
    [far] {" "}: { $red } rouge, { $steps } pas
   *[none] {""}
}{ $what ->
    [none] {""}
   *[other] . { $what }
}
duck-dealer-name-cube = cube de { $name }
duck-dealer-name-tile = { $building ->
    [mine] Mine
    [shipyard] Chantier
    [factory] Usine
   *[consumer] Consommateur
} de { $place } : { $what }
duck-dealer-name-pile = Pile de { $pile ->
    [left] gauche
   *[right] droite
} : { $good } au-dessus

## Actions
duck-dealer-do-choose_equipment = Équiper le vaisseau
duck-dealer-opening-choose_equipment = Un vaisseau avec { $equipment }
duck-dealer-take-these = Prendre ceci ({ $count } sur { $wanted })
duck-dealer-do-choose_start = Commencer sur { $place }
duck-dealer-do-collect = Collecter { $colour ->
    [red] mouvement
    [yellow] construction
   *[blue] commerce
}
duck-dealer-do-start_action = Tour d’actions
duck-dealer-do-take_cube = Prendre le cube de { $place } pour le compteur
duck-dealer-do-accept_free_turn = Prendre le tour d’actions gratuit
duck-dealer-do-decline_free_turn = Y renoncer
duck-dealer-do-place_free = Cube gratuit sur { $place }
duck-dealer-do-done_free = Plus de cubes
duck-dealer-do-end_turn = Finir le tour
duck-dealer-do-fly = Voler vers { $place }
duck-dealer-do-fly_along = Voler le long
duck-dealer-do-land = Atterrir
duck-dealer-do-discover = Découvrir : { $good } (pile de { $pile ->
    [left] gauche
   *[right] droite
})
duck-dealer-do-passage = Passage vers { $place }
duck-dealer-do-place_passages = Passage entre { $a } et { $b }
duck-dealer-do-place_passage = Marqueur de passage sur { $place }
duck-dealer-do-build_yard = Construire le chantier ({ $piece ->
    [hold] cale
    [navigator] navigateur
    [engineer] ingénieur
    [merchant] marchand
   *[any] tout équipement
})
duck-dealer-do-build_consumer = Construire le consommateur : { $good }
duck-dealer-do-build_factory = Construire une usine : { $good }
duck-dealer-do-claim = Privilège sur { $building ->
    [mine] la mine
    [shipyard] le chantier
    [factory] l’usine
   *[consumer] le consommateur
}
duck-dealer-do-route_cube = Cube sur { $place }
duck-dealer-do-mine = Extraire : { $good }
duck-dealer-do-use_yard = { $piece ->
    [hold] Cale
    [navigator] Navigateur
    [engineer] Ingénieur
   *[merchant] Marchand
}{ $replaced ->
    [none] {" "}dans un compartiment libre
    [hold] {" "}à la place d’une cale
    [navigator] {" "}à la place d’un navigateur
    [engineer] {" "}à la place d’un ingénieur
   *[merchant] {" "}à la place d’un marchand
}
duck-dealer-do-convert = Fabriquer : { $good }
duck-dealer-do-deliver = Livrer : { $good }
duck-dealer-do-jettison = Jeter : { $good }
duck-dealer-do-discard_equipment = Retirer { $piece ->
    [hold] une cale
    [navigator] un navigateur
    [engineer] un ingénieur
   *[merchant] un marchand
}
duck-dealer-do-offer = Offre à { $name }
duck-dealer-do-accept_offer = Accepter
duck-dealer-do-refuse_offer = Refuser
duck-dealer-button-collect = Collecter { $token }
duck-dealer-turn-empty = Les étapes de votre tour d’actions seront ici ; chacune peut être reprise.
duck-dealer-button-discover = Découvrir
duck-dealer-button-mine = Extraire
duck-dealer-button-make = Fabriquer
duck-dealer-button-deliver = Livrer
duck-dealer-button-claim = Privilège
duck-dealer-button-cube = Cube
duck-dealer-button-markers = Passages
duck-dealer-button-passage = Passage
duck-dealer-button-offer = Échange
duck-dealer-button-jettison = Jeter
duck-dealer-button-discard = Retirer
duck-dealer-button-refit = Équiper
duck-dealer-button-build_yard = Chantier
duck-dealer-button-build = Construire
duck-dealer-cost-red = { $amount } <i:dd-move>
duck-dealer-cost-yellow = { $amount } <i:dd-build>
duck-dealer-cost-blue = { $amount } <i:dd-trade>
duck-dealer-cost-free = gratuit (privilège)
duck-dealer-note-exchange = { $give } contre { $take }
duck-dealer-note-fly = { $steps } pas
duck-dealer-note-place_passages = Ils restent jusqu’à la fin de la partie ; tous peuvent s’en servir.
duck-dealer-note-consumer = construit pour <b>+{ $build }</b>, puis { $each } par livraison
duck-dealer-note-from = avec { $goods }
duck-dealer-note-vp =
    <b>+{ $vp ->
        [one] { $vp }</b> point
       *[other] { $vp }</b> points
    }
duck-dealer-note-build = <b>+{ $vp }</b> pour { $goods }
duck-dealer-note-wild = <b>+{ $vp }</b> pour { $good } et :
duck-dealer-note-refit = pour { $good } et :
duck-dealer-note-claim = ensuite un jeton par visite
duck-dealer-note-collect = { $tokens }
duck-dealer-note-start_action = case { $space }, { $cubes ->
    [one] { $cubes } cube gratuit
   *[other] { $cubes } cubes gratuits
}
duck-dealer-note-last-round = dernier tour
duck-dealer-note-accept_free_turn = aucune case du compteur n’est utilisée
duck-dealer-note-decline_free_turn = gardez ce que vous avez collecté
duck-dealer-note-done_free = encore { $count } possible
duck-dealer-note-discover = prendre un consommateur
duck-dealer-note-land = { $steps } pas perdus
duck-dealer-note-markers = gratuit, une fois
duck-dealer-note-offer = encore { $left }
duck-dealer-note-jettison = { $over } en trop
duck-dealer-note-end = garder { $keep } sur { $all }

## Invites
duck-dealer-prompt-choose_equipment = Choisissez trois pièces d’équipement pour votre vaisseau.
duck-dealer-prompt-choose_start = Choisissez votre planète de départ : celles qui sont éclairées sont libres.
duck-dealer-prompt-turn = Collectez de l’énergie, ou prenez un tour d’actions.
duck-dealer-prompt-turn-cube = Collectez de l’énergie, ou cliquez sur un de vos cubes pour prendre un tour d’actions avec lui.
duck-dealer-prompt-offer_free = Un jeton manque : vous pouvez prendre un tour d’actions gratuit, avec { $tokens } en prêt.
duck-dealer-prompt-free_cubes = { $count ->
    [one] Placez un cube de route gratuit sur un point éclairé, ou continuez.
   *[other] Placez { $count } cubes de route gratuits sur des points éclairés, ou continuez.
}
duck-dealer-prompt-action = Volez vers un lieu éclairé, agissez sur { $place }, ou finissez le tour.
duck-dealer-prompt-point = Volez vers un lieu éclairé, ou finissez le tour ici dans l’espace.
duck-dealer-prompt-discover = Vous êtes au-dessus de { $place } : atterrissez et prenez un consommateur, ou volez plus loin.
duck-dealer-prompt-full = { $over ->
    [one] Une marchandise de trop pour voler : transformez-la ou jetez-la.
   *[other] { $over } marchandises de trop pour voler : transformez-les ou jetez-les.
}
duck-dealer-prompt-cube = Posez un cube sur un point éclairé. Échap revient au vol.
duck-dealer-prompt-markers = Choisissez la première planète de votre passage.
duck-dealer-prompt-markers-second = De { $place } vers où ? Choisissez l’autre planète.
duck-dealer-prompt-answer = { $name } offre { $give } contre { $take }.
duck-dealer-prompt-over = La partie est finie.

## Étapes du tour
duck-dealer-step-back = { $step }{ $count ->
    [one] {""}
   *[other] , { $count } fois
} : revenir ici
duck-dealer-step-action_turn_started = Tour d’actions commencé
duck-dealer-step-free_turn_started = Tour d’actions gratuit commencé
duck-dealer-step-cube_placed = Cube posé
duck-dealer-step-flew = Vol
duck-dealer-step-passed = Passage
duck-dealer-step-mined = Extrait
duck-dealer-step-made = Fabriqué
duck-dealer-step-delivered = Livré
duck-dealer-step-discovered = Découvrir
duck-dealer-step-factory_built = Usine construite
duck-dealer-step-consumer_built = Consommateur construit
duck-dealer-step-shipyard_built = Chantier construit
duck-dealer-step-refitted = Vaisseau équipé
duck-dealer-step-claimed = Privilège pris
duck-dealer-step-passages_placed = Passage posé
duck-dealer-step-jettisoned = Jeté
duck-dealer-step-equipment_discarded = Équipement retiré
duck-dealer-step-exchanged = Marchandises échangées
duck-dealer-later-mine = extraire
duck-dealer-later-convert = fabriquer
duck-dealer-later-deliver = livrer
duck-dealer-later-build_consumer = construire le consommateur avec { $r }
duck-dealer-later-build_yard = construire le chantier avec { $r }
duck-dealer-later-use_yard = équiper avec { $r }
duck-dealer-later-claim = prendre un privilège
duck-dealer-later-passage = utiliser le passage
duck-dealer-later-done_free = plus de cubes
duck-dealer-later-end_turn = finir le tour
duck-dealer-later-jettison = jeter
duck-dealer-later-place_passage = poser un marqueur de passage
duck-dealer-later-start_action = tour d’actions

## Journal
duck-dealer-log-space = Tour d’actions { $space }
duck-dealer-log-last-round = Tour d’actions du dernier tour
duck-dealer-log-free = Tour d’actions gratuit
duck-dealer-log-collect = Collecte
duck-dealer-event-equipment_chosen = équipe le vaisseau : { $equipment }
duck-dealer-event-start_chosen = commence sur <b>{ $planet }</b>
duck-dealer-event-collected = a pris { $got }{ $missing ->
    [some] , la réserve manque
   *[none] {""}
}
duck-dealer-event-free_turn_offered = peut prendre un tour d’actions gratuit
duck-dealer-event-free_turn_started = le prend, avec { $got } en prêt
duck-dealer-event-free_turn_declined = renonce au tour d’actions gratuit
duck-dealer-event-action_turn_started = { $cubes ->
    [0] commence
    [one] commence, avec { $cubes } cube gratuit
   *[other] commence, avec { $cubes } cubes gratuits
}
duck-dealer-event-cube_placed = { $free ->
    [free] cube gratuit
   *[paid] cube
} sur { $point }
duck-dealer-event-free_cubes_left = ne pose plus de cubes gratuits
duck-dealer-event-turn_ended = finit le tour, garde { $kept }
duck-dealer-event-flew = a volé vers <b>{ $to }</b>, { $steps } pas, { $red } rouge
duck-dealer-event-passed = passage vers <b>{ $to }</b>
duck-dealer-event-landed = a atterri sur { $planet }{ $lost ->
    [0] {""}
    [one] , { $lost } pas perdu
   *[other] , { $lost } pas perdus
}
duck-dealer-event-discovered = a découvert un consommateur : { $good } <b>{ $name }</b>
duck-dealer-event-passages_placed = marqueurs de passage sur <b>{ $planets }</b>
duck-dealer-event-shipyard_built = a construit le chantier de { $planet } <b>+{ $vp }</b>
duck-dealer-event-consumer_built = a construit le consommateur { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-factory_built = a construit l’usine { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-claimed = a pris un privilège sur { $building ->
    [mine] la mine
    [shipyard] le chantier
    [factory] l’usine
   *[consumer] le consommateur
} de { $planet }
duck-dealer-event-mined = a extrait { $good } { $name }
duck-dealer-event-made = a fabriqué { $good } { $name }
duck-dealer-event-delivered = a livré { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-refitted = nouvelle pièce : { $equipment }{ $replaced ->
    [none] {""}
   *[other] , à la place de { $replaced }
}
duck-dealer-event-jettisoned = a jeté { $goods }
duck-dealer-event-equipment_discarded = a retiré { $equipment }
duck-dealer-event-offered = offre à { $partner } { $give } contre { $take }
duck-dealer-event-exchanged = a échangé { $give } contre { $take }
duck-dealer-event-offer_refused = a refusé l’offre
duck-dealer-event-game_over = { $reason ->
    [stall] La partie est finie : personne n’a agi pendant de nombreux tours.
   *[counter] La partie est finie : le compteur est plein.
}

## Position en mots
duck-dealer-text-state = La table
duck-dealer-text-counter =
    { $used ->
        [one] { $used } tour d’actions utilisé
       *[other] { $used } tours d’actions utilisés
    } sur { $spaces }
duck-dealer-text-stock = Réserve : { $red } mouvement, { $yellow } construction, { $blue } commerce
duck-dealer-text-piles = Piles de consommateurs : à gauche { $left } ; à droite { $right }
duck-dealer-text-factories = Usines encore à construire : { $goods }
duck-dealer-text-seat =
    { $name }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
duck-dealer-text-ship =
    Sur { $place }, { $speed } pas par jeton rouge, { $load ->
        [one] { $load } marchandise
       *[other] { $load } marchandises
    } sur { $capacity } ; { $hold ->
        [one] { $hold } cale
       *[other] { $hold } cales
    }, { $navigator ->
        [one] { $navigator } navigateur
       *[other] { $navigator } navigateurs
    }, { $engineer ->
        [one] { $engineer } ingénieur
       *[other] { $engineer } ingénieurs
    }, { $merchant ->
        [one] { $merchant } marchand
       *[other] { $merchant } marchands
    }
duck-dealer-text-energy = Énergie : { $red } mouvement, { $yellow } construction, { $blue } commerce
duck-dealer-text-goods = À bord : { $goods }
duck-dealer-text-cubes =
    { $reserve ->
        [one] { $reserve } cube
       *[other] { $reserve } cubes
    } en réserve, { $routes } sur les routes
duck-dealer-text-planets = Planètes
duck-dealer-text-planet = { $place }. { $what }{ $ships ->
    [none] {""}
   *[other] . Vaisseaux : { $ships }
}
duck-dealer-text-reach = À portée de votre vaisseau
duck-dealer-text-reached = { $place } : { $red } rouge, { $steps } pas
duck-dealer-text-recipes = Recettes
duck-dealer-text-recipe =
    { $good } à partir de { $inputs } ; construction { $build ->
        [one] { $build } point
       *[other] { $build } points
    }, chaque livraison { $each }

## Refus
duck-dealer-why-elsewhere = Ce qui se trouve sur { $place } s’utilise sur place : posez d’abord votre vaisseau sur { $place }.
duck-dealer-why-exchange = Choisissez ce que chacun donne, pour que l’échange convienne.
duck-dealer-why-keep = Choisissez d’abord les jetons que vous gardez.
duck-dealer-why-equipment = Choisissez d’abord toutes les pièces ; plus et moins les changent.
duck-dealer-why-step = Cette étape ne peut plus être reprise : quelque chose a été révélé depuis, ou quelqu’un d’autre a joué.
duck-dealer-refusal-game-over = La partie est finie.
duck-dealer-refusal-not-your-turn = Ce n’est pas votre tour.
duck-dealer-refusal-equipment-first = Choisissez d’abord l’équipement de votre vaisseau.
duck-dealer-refusal-start-first = Choisissez d’abord votre planète de départ.
duck-dealer-refusal-collect-or-act = Collectez d’abord de l’énergie, ou commencez un tour d’actions.
duck-dealer-refusal-answer-free-turn = Acceptez ou refusez d’abord le tour d’actions gratuit.
duck-dealer-refusal-free-cubes-first = Placez d’abord vos cubes de route gratuits, ou dites que vous avez fini.
duck-dealer-refusal-answer-offer = Acceptez ou refusez d’abord l’offre.
duck-dealer-refusal-in-action-turn = Vous êtes dans un tour d’actions ; finissez-le d’abord.
duck-dealer-refusal-no-free-turn = Aucun tour d’actions gratuit ne vous est proposé.
duck-dealer-refusal-no-offer = Personne ne vous a fait d’offre.
duck-dealer-refusal-equipment-chosen = La mise en place est finie : votre premier équipement est choisi.
duck-dealer-refusal-start-chosen = La mise en place est finie : votre planète de départ est choisie.
duck-dealer-refusal-no-free-cubes = Un tour d’actions gratuit ne donne pas de cubes de route gratuits.
duck-dealer-refusal-free-cubes-over = Il est trop tard pour les cubes de route gratuits ; ils se placent avant tout le reste.
duck-dealer-refusal-exchange-off = Cette table joue sans échanges.
duck-dealer-refusal-discard-off = À cette table, l’équipement ne peut pas être jeté.
duck-dealer-refusal-wrong-equipment = Choisissez { $need ->
    [one] { $need } pièce
   *[other] { $need } pièces
} d’équipement, pas { $have }.
duck-dealer-refusal-not-a-start = { $planet } n’est pas une planète de départ.
duck-dealer-refusal-start-taken = { $planet } est prise ; choisissez une autre planète de départ.
duck-dealer-refusal-not-on-planet = Votre vaisseau est dans l’espace, sur { $place } ; volez d’abord jusqu’à une planète.
duck-dealer-refusal-landed-already = Votre vaisseau a déjà atterri.
duck-dealer-refusal-must-discover = Cette planète n’est pas découverte : atterrissez et choisissez une pile.
duck-dealer-refusal-pile-empty = La pile de { $pile } est vide ; prenez l’autre.
duck-dealer-refusal-nothing-to-discover = Il n’y a rien à découvrir ici ; ne choisissez pas de pile.
duck-dealer-refusal-no-passage = Aucune paire de marqueurs de passage ne commence ici.
duck-dealer-refusal-passages-placed = Vous avez déjà posé vos marqueurs de passage.
duck-dealer-refusal-passage-planet = Les marqueurs de passage se posent sur des planètes, et { $planet } n’en est pas une.
duck-dealer-refusal-passage-there = { $planet } porte déjà un marqueur de passage : celui de { $seat }.
duck-dealer-refusal-passage-twice = Les deux marqueurs vont sur deux planètes différentes.
duck-dealer-refusal-passages-together = À cette table, les deux marqueurs se posent ensemble.
duck-dealer-refusal-passages-apart = À cette table, les marqueurs se posent un par un.
duck-dealer-refusal-no-yard-slot = Pas de chantier ici ; les chantiers sont sur les planètes de départ.
duck-dealer-refusal-no-consumer-slot = Les planètes de départ n’ont pas de consommateur.
duck-dealer-refusal-no-factory-slot = Les planètes de départ n’ont pas d’usine.
duck-dealer-refusal-claim-no-slot = Cette planète n’a pas de place pour cela : { $building }.
duck-dealer-refusal-use-no-yard = Pas de chantier ici ; les chantiers sont sur les planètes de départ.
duck-dealer-refusal-deliver-no-slot = Les planètes de départ n’ont pas de consommateur à livrer.
duck-dealer-refusal-claim-consumer = À cette table, pas de privilège sur les consommateurs.
duck-dealer-refusal-offer-to-self = Un échange se fait avec une autre personne.
duck-dealer-refusal-no-such-seat = Il n’y a pas de place { $number } ; cette table en a { $seats }.
duck-dealer-refusal-not-together = { $seat } n’a pas de vaisseau sur votre planète.
duck-dealer-refusal-nothing-offered = Au moins une marchandise doit changer de mains.
duck-dealer-refusal-same-kind-twice = Une sorte ne va que dans un sens, et ceci est des deux côtés de l’offre : { $good }.
duck-dealer-refusal-not-goods = On n’échange que des marchandises, et ceci est un jeton : { $good }.
duck-dealer-refusal-yard-built = Ce chantier est déjà construit.
duck-dealer-refusal-consumer-built = Ce consommateur est déjà construit.
duck-dealer-refusal-factory-there = Il y a déjà une usine ici.
duck-dealer-refusal-no-tile = Il ne reste plus d’usine pour cela : { $good }.
duck-dealer-refusal-not-a-factory = Aucune usine ne fabrique cela : { $good }.
duck-dealer-refusal-claim-unbuilt = Pas encore construit ici : { $building }.
duck-dealer-refusal-claimed = { $seat } y a déjà un privilège : { $building }.
duck-dealer-refusal-yard-unbuilt = Ce chantier n’est pas encore construit.
duck-dealer-refusal-no-factory = Il n’y a pas d’usine ici.
duck-dealer-refusal-consumer-unbuilt = Ce consommateur n’est pas encore construit.
duck-dealer-refusal-not-a-point = Les cubes de route vont sur les points entre les planètes ; ceci n’en est pas un : { $place }.
duck-dealer-refusal-point-cube = Il y a déjà un cube sur { $place } : celui de { $seat }.
duck-dealer-refusal-point-ship = Le vaisseau de { $seat } est sur { $place }.
duck-dealer-refusal-ship-full = Les { $slots } compartiments sont remplis ; choisissez une pièce à remplacer.
duck-dealer-refusal-replace-same = On ne remplace que par une autre sorte : { $piece }.
duck-dealer-refusal-replace-missing = Rien de tel à remplacer dans votre vaisseau : { $piece }.
duck-dealer-refusal-makes-other = Ce chantier fait toujours la même chose : { $makes } ; ne choisissez pas de sorte.
duck-dealer-refusal-makes-any = Ce chantier fait n’importe quel équipement ; choisissez une sorte.
duck-dealer-refusal-keep-equipment = Au moins { $least ->
    [one] { $least } pièce d’équipement reste
   *[other] { $least } pièces d’équipement restent
} dans le vaisseau.
duck-dealer-refusal-discard-missing = Rien de tel dans votre vaisseau : { $piece }.
duck-dealer-refusal-offers-spent = Vous avez fait { $limit ->
    [one] la seule offre
   *[other] les { $limit } offres
} de ce tour.
duck-dealer-refusal-offer-repeated = Cette même offre a déjà été refusée pendant ce tour.
duck-dealer-refusal-over-capacity = Votre vaisseau porte { $over } de trop : jetez ou transformez avant de voler.
duck-dealer-refusal-over-at-end = Votre vaisseau porte { $over } de trop : jetez ou transformez avant de finir le tour.
duck-dealer-refusal-mine-after-jettison = Vous avez jeté des marchandises ici : plus d’extraction avant de partir.
duck-dealer-refusal-not-over = { $over ->
    [0] Votre vaisseau a de la place pour tout ; rien ne peut être jeté.
   *[other] Votre vaisseau porte { $over } de trop ; on ne peut pas jeter davantage.
}
duck-dealer-refusal-nothing-dropped = Choisissez au moins une marchandise à jeter.
duck-dealer-refusal-exchange-limit =
    { $seat } aurait plus de { $limit ->
        [one] { $limit } marchandise
       *[other] { $limit } marchandises
    }, ce que personne ne peut avoir.
duck-dealer-refusal-goods-limit =
    Personne ne peut avoir plus de { $limit ->
        [one] { $limit } marchandise
       *[other] { $limit } marchandises
    }.
duck-dealer-refusal-no-such-place = Il n’y a pas de lieu « { $place } » sur cette carte.
duck-dealer-refusal-there-already = Votre vaisseau est déjà là : { $place }.
duck-dealer-refusal-empty-path = Un chemin passe par au moins un lieu.
duck-dealer-refusal-broken-path = Aucune route ne mène ensuite à { $place } ; le lieu d’avant : { $before }.
duck-dealer-refusal-planets-only = À cette table, chaque vol finit sur une planète.
duck-dealer-refusal-stop-on-own-cube = Un de vos cubes est sur { $place } : votre vaisseau le saute et ne peut pas s’y arrêter.
duck-dealer-refusal-wildcard = R, le choix libre, doit être une autre marchandise que celle-ci : { $good }.
duck-dealer-refusal-not-a-good = Ceci n’est pas une marchandise : { $good }.
duck-dealer-refusal-goods = Il faut { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-yard-goods = Le chantier demande { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-factory-goods = L’usine demande { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-consumer-goods = Le consommateur veut { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-jettison-goods = Vous ne pouvez pas jeter { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-give-goods = Vous ne pouvez pas donner { $need } × { $good }, vous avez { $have }.
duck-dealer-refusal-take-goods = { $seat } ne peut pas donner { $need } × { $good }, mais a { $have }.
duck-dealer-refusal-energy = Il faut { $need } × { $colour }, vous avez { $have }.
duck-dealer-refusal-flight-energy = { $steps ->
    [one] { $steps } pas demande
   *[other] { $steps } pas demandent
} { $need } × mouvement à la vitesse { $speed }{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } déjà payés)
}, vous avez { $have }.
duck-dealer-refusal-keep-energy = Vous ne pouvez pas garder { $need } × { $colour }, vous avez { $have }.
duck-dealer-refusal-no-token = Le nouvel équipage demande un jeton ({ $colour }) ; ni la réserve ni vous n’en avez.
duck-dealer-refusal-passage-colour = À cette table, un passage coûte du mouvement ; ne choisissez pas d’autre couleur.
duck-dealer-refusal-name-colour = Choisissez la couleur du jeton qui paie le passage.
duck-dealer-refusal-keep-limit = Gardez exactement { $need ->
    [one] { $need } jeton
   *[other] { $need } jetons
}, pas { $have }.
duck-dealer-refusal-no-cube = Votre réserve de cubes est vide.
duck-dealer-refusal-cube-free = Au dernier tour de table, un tour d’actions ne coûte pas de cube ; n’en choisissez pas.
duck-dealer-refusal-cube-in-reserve = Votre réserve a { $have ->
    [one] { $have } cube
   *[other] { $have } cubes
} ; aucun ne peut être pris sur le plateau.
duck-dealer-refusal-cube-needed = Votre réserve est vide : choisissez un de vos cubes de route ou privilèges à reprendre.
duck-dealer-refusal-not-your-cube = Il n’y a ni cube de route ni privilège à vous ici : { $place }.
duck-dealer-phrase-point = le point { $number } entre { $from } et { $to }

## Options
duck-dealer-option-counter_spaces = Longueur de la partie
duck-dealer-option-counter_spaces-help = Tours d’actions de toute la partie ; trois lignes d’un tiers chacune.
duck-dealer-option-counter_spaces-12 = 12 tours d’actions
duck-dealer-option-counter_spaces-18 = 18 tours d’actions
duck-dealer-option-counter_spaces-24 = 24 tours d’actions
duck-dealer-option-counter_spaces-30 = 30 tours d’actions
duck-dealer-option-counter_spaces-36 = 36 tours d’actions
duck-dealer-option-counter_rows = Cubes de route gratuits par ligne
duck-dealer-option-counter_rows-help = Cubes de route gratuits de la première, deuxième et troisième ligne du compteur.
duck-dealer-option-counter_rows-1-2-3 = 1, 2, 3
duck-dealer-option-counter_rows-1-1-1 = 1 chacune
duck-dealer-option-counter_rows-2-2-2 = 2 chacune
duck-dealer-option-counter_rows-3-3-3 = 3 chacune
duck-dealer-option-counter_rows-3-2-1 = 3, 2, 1
duck-dealer-option-free_turn_grants_route_cubes = Les tours gratuits donnent des cubes
duck-dealer-option-free_turn_grants_route_cubes-help = Un tour d’actions gratuit donne les cubes gratuits de la prochaine case vide.
duck-dealer-option-shortage_free_turn = La pénurie donne un tour gratuit
duck-dealer-option-shortage_free_turn-help = Un jeton manquant propose un tour d’actions gratuit.
duck-dealer-option-wildcard_must_differ = R doit différer
duck-dealer-option-wildcard_must_differ-help = R doit être d’une autre sorte que la marchandise nommée.
duck-dealer-option-privilege_on_consumers = Privilèges sur les consommateurs
duck-dealer-option-privilege_on_consumers-help = Les consommateurs construits peuvent recevoir un privilège.
duck-dealer-option-privilege_scope = Portée d’un privilège
duck-dealer-option-privilege_scope-help = Son seul bâtiment, ou tous ceux de la planète.
duck-dealer-option-privilege_scope-building = son bâtiment
duck-dealer-option-privilege_scope-planet = toute la planète
duck-dealer-option-privilege_cost = Prix d’un privilège
duck-dealer-option-privilege_cost-help = Jetons construction pour un privilège.
duck-dealer-option-privilege_cost-2 = 2 jetons
duck-dealer-option-privilege_cost-3 = 3 jetons
duck-dealer-option-privilege_cost-4 = 4 jetons
duck-dealer-option-capacity_check = La cargaison doit tenir
duck-dealer-option-capacity_check-help = Quand les marchandises doivent tenir dans le vaisseau.
duck-dealer-option-capacity_check-before_move = avant de voler
duck-dealer-option-capacity_check-before_move_and_end_of_turn = avant de voler et à la fin du tour
duck-dealer-option-passage_cost_colour = Jeton d’un passage
duck-dealer-option-passage_cost_colour-help = Le jeton que coûte un passage.
duck-dealer-option-passage_cost_colour-red = mouvement
duck-dealer-option-passage_cost_colour-any = toute couleur
duck-dealer-option-passage_keeps_steps = Les passages gardent les pas
duck-dealer-option-passage_keeps_steps-help = Les pas restants survivent à un passage.
duck-dealer-option-passages_together = Les deux marqueurs ensemble
duck-dealer-option-passages_together-help = Les deux marqueurs de passage se posent ensemble.
duck-dealer-option-stop_on_points = Arrêts entre les planètes
duck-dealer-option-stop_on_points-help = Les vaisseaux peuvent s’arrêter sur les points d’une route.
duck-dealer-option-remove_equipment_freely = Équipement jetable
duck-dealer-option-remove_equipment_freely-help = L’équipement peut être jeté, jamais sous 3 pièces.
duck-dealer-option-player_exchange = Échange de marchandises
duck-dealer-option-player_exchange-help = Sur la même planète les joueurs peuvent échanger.
duck-dealer-option-player_exchange-consent = avec accord
duck-dealer-option-player_exchange-off = non
duck-dealer-option-offers_per_turn = Offres par tour
duck-dealer-option-offers_per_turn-help = Offres possibles dans un tour d’actions.
duck-dealer-option-offers_per_turn-1 = 1 offre
duck-dealer-option-offers_per_turn-3 = 3 offres
duck-dealer-option-offers_per_turn-6 = 6 offres
duck-dealer-option-start_tokens = Énergie de départ
duck-dealer-option-start_tokens-help = Jetons de chaque couleur au début.
duck-dealer-option-start_tokens-0 = aucun
duck-dealer-option-start_tokens-1 = 1 de chaque
duck-dealer-option-start_tokens-2 = 2 de chaque
duck-dealer-option-start_mines = Mines de départ
duck-dealer-option-start_mines-help = Mélangées, ou comme dans la première disposition de la carte.
duck-dealer-option-start_mines-shuffled = mélangées
duck-dealer-option-start_mines-fixed = fixes
duck-dealer-option-first_player = Premier joueur
duck-dealer-option-first_player-help = Par tirage au sort, ou le numéro d’une place.
duck-dealer-option-first_player-random = tirage au sort
duck-dealer-option-first_player-1 = place 1
duck-dealer-option-first_player-2 = place 2
duck-dealer-option-first_player-3 = place 3
duck-dealer-option-first_player-4 = place 4
duck-dealer-option-first_player-5 = place 5
duck-dealer-option-factory_copies = Tuiles de chaque usine
duck-dealer-option-factory_copies-help = Combien d’usines d’une sorte peuvent être construites.
duck-dealer-option-factory_copies-1 = 1 tuile
duck-dealer-option-factory_copies-2 = 2 tuiles
duck-dealer-option-fifth_yard = Le cinquième chantier
duck-dealer-option-fifth_yard-help = Ce que fait le cinquième chantier ; tout équipement demande que R diffère.
duck-dealer-option-fifth_yard-hold = des cales
duck-dealer-option-fifth_yard-any = tout équipement
duck-dealer-option-tie_break = Égalités
duck-dealer-option-tie_break-help = Ce qui départage à points égaux.
duck-dealer-option-tie_break-shared = victoire partagée
duck-dealer-option-tie_break-fewest_action_turns = moins de tours d’actions
duck-dealer-option-stall_guard_rounds = Contre l’attente
duck-dealer-option-stall_guard_rounds-help = Tours de table sans tour d’actions qui finissent la partie.
duck-dealer-option-stall_guard_rounds-0 = non
duck-dealer-option-stall_guard_rounds-15 = 15 tours
duck-dealer-option-stall_guard_rounds-30 = 30 tours
duck-dealer-option-stall_guard_rounds-60 = 60 tours
duck-dealer-option-final_round = La fin
duck-dealer-option-final_round-help = La partie finit aussitôt, ou le tour de table se joue jusqu’au bout.
duck-dealer-option-final_round-immediate = aussitôt
duck-dealer-option-final_round-complete_round = après le tour de table
duck-dealer-option-setup_layout = Mise en place
duck-dealer-option-setup_layout-help = Mines, chantiers et consommateurs tirés au sort, ou selon une disposition fixe.
duck-dealer-option-setup_layout-random = tirage au sort
duck-dealer-option-setup_layout-teaching = étang d’apprentissage
duck-dealer-option-map = Carte
duck-dealer-option-map-help = La galaxie.
duck-dealer-option-map-pond-five = Pond Five

## Première partie guidée
duck-dealer-lesson-welcome = Extrayez des marchandises ridicules, faites-en de plus ridicules encore et vendez-les. Les points viennent des <b>constructions</b> (10, 25 ou 50 une fois) et des <b>livraisons</b>. Tous ensemble n’ont que <b>24 tours d’actions</b> : le compteur est en haut.
duck-dealer-lesson-ship = Chaque vaisseau commence avec trois pièces. L’équipage apporte un jeton à chaque collecte, une <b>cale</b> porte deux marchandises. Prenez une cale, un navigateur <i:dd-navigator> et un marchand <i:dd-merchant>.
duck-dealer-lesson-rival-ship = L’adversaire équipe aussi son vaisseau : deux cales et un marchand.
duck-dealer-lesson-start = Cinq planètes peuvent servir de départ. <b>Mallard Prime</b> a une mine de canards <i:dd-duck> : cliquez dessus.
duck-dealer-lesson-rival-start = L’adversaire commence sur Eider Port.
duck-dealer-lesson-collect = À votre tour vous collectez de l’énergie ou prenez un tour d’actions. Épargner est gratuit : <b>collectez commerce</b> <i:dd-trade>. L’équipage ajoute un jeton mouvement et un jeton commerce.
duck-dealer-lesson-rival-collects = L’adversaire épargne aussi.
duck-dealer-lesson-collect-again = Encore une fois : <b>collectez commerce</b> <i:dd-trade>. Un grand tour en demande cinq.
duck-dealer-lesson-recipes = Le plan : une <b>radio</b> <i:dd-radio> se fait d’un canard <i:dd-duck> et d’une cabine <i:dd-booth>. Choisissez la radio dans les recettes pour voir ce qu’il lui faut et où son usine peut se dresser. La construire donne 10 points.
duck-dealer-lesson-action = Assez d’énergie : pressez <b>Tour d’actions</b>. Il utilise une des 24 cases du compteur.
duck-dealer-lesson-cube = Cette ligne du compteur donne un <b>cube de route</b> gratuit. Votre vaisseau saute les points qui portent vos cubes : posez-le sur le point éclairé.
duck-dealer-lesson-mine = Chaque usage d’un bâtiment coûte un jeton commerce. Cliquez sur la <b>mine</b> éclairée sous la planète : vous recevez un canard <i:dd-duck>.
duck-dealer-lesson-mine-again = Un second canard : un pour construire l’usine, un pour fabriquer une radio.
duck-dealer-lesson-fly = Volez vers <b>Flannel</b>, où l’on extrait des cabines <i:dd-booth>. Un jeton rouge <i:dd-move> donne 8 pas ; pointez la planète pour voir le chemin et son prix.
duck-dealer-lesson-discover = Personne n’est encore allé sur Flannel. Le premier qui atterrit prend un <b>consommateur</b> d’une des deux piles : prenez celui de gauche. Les pas restants sont perdus.
duck-dealer-lesson-booth = Extrayez une cabine <i:dd-booth>.
duck-dealer-lesson-factory = Maintenant l’emplacement libre : construisez l’<b>usine de radios</b> <i:dd-radio>. Elle coûte un jeton construction <i:dd-build>, un canard et une cabine, et donne <b>10 points</b>.
duck-dealer-lesson-booth-again = Une usine neuve est vide. Extrayez une autre cabine <i:dd-booth> …
duck-dealer-lesson-make = … et <b>fabriquez</b> une radio <i:dd-radio>. Tous peuvent désormais se servir de cette usine.
duck-dealer-lesson-wildcard = Un mot des prix : beaucoup disent <b>R</b>. C’est <b>une marchandise de plus, de n’importe quelle sorte</b>, mais pas celle nommée à côté : « peinture + R » se paie d’une peinture et d’un canard, jamais de deux peintures.
duck-dealer-lesson-end = <b>Finissez le tour</b>. On garde au plus quatre jetons : dépensez donc ce que vous avez épargné. Jusque-là chaque étape peut être reprise : une vraie table les montre dans une bande au-dessus de la barre.
duck-dealer-lesson-goal = C’était un tour d’actions. Les radios deviennent <b>religion</b> ou <b>politique</b>, dont les usines et les consommateurs donnent 50 points chacun. Qui a le plus de points quand le compteur est plein gagne. Bon commerce !

## Words of the game, explained where they stand
duck-dealer-glossary-action = Tour d’actions
duck-dealer-glossary-action-means = Un tour où l’on vole, creuse, fabrique, construit et livre tant qu’il y a de l’énergie. Il prend une case du compteur ; quand toutes sont prises, la partie finit.
duck-dealer-glossary-action-forms = tour d’actions, tours d’actions
duck-dealer-glossary-r = R
duck-dealer-glossary-r-means = Une marchandise de plus, de n’importe quel rang, mais d’une autre sorte que celle nommée à côté.
duck-dealer-glossary-r-forms = R
duck-dealer-glossary-cube = Cube de route
duck-dealer-glossary-cube-means = Votre cube sur un point d’une route : votre vaisseau saute ce point et gagne un pas.
duck-dealer-glossary-cube-forms = cube de route, cubes de route, cube, cubes
duck-dealer-glossary-consumer = Consommateur
duck-dealer-glossary-consumer-means = Une tuile sur une planète qui change des marchandises en points. Qui la construit marque une fois ; qui livre marque chaque fois.
duck-dealer-glossary-consumer-forms = consommateur, consommateurs
duck-dealer-glossary-energy = Jetons énergie
duck-dealer-glossary-energy-means = Le rouge déplace, le jaune construit, le bleu fait servir mines, usines et consommateurs. On en garde quatre au plus en fin de tour d’actions.
duck-dealer-glossary-energy-forms = jeton énergie, jetons énergie, énergie
duck-dealer-glossary-passage = Passage de Schrödinger
duck-dealer-glossary-passage-means = Une paire de marqueurs, posée une fois par partie et ouverte à tous : pour un jeton rouge, un vaisseau saute d’une planète à l’autre.
duck-dealer-glossary-passage-forms = passage de Schrödinger, passage, passages
