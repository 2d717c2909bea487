# Space Dealer : cartes, plateau, actions, journal, options, refus.

## Icons
icon-good-r = rouge
icon-good-y = jaune
icon-good-g = vert
icon-good-b = bleu
icon-forward = devient

## Terms
space-dealer-card-generator = Générateur
space-dealer-card-depot = Dépôt
space-dealer-card-plan = Carte
space-dealer-card-mine = Mine
space-dealer-card-solar_satellite = Satellite solaire
space-dealer-card-multimine = Multi-mine
space-dealer-card-mine_complex = Complexe minier
space-dealer-card-converter = Conver{"\u00AD"}tisseur
space-dealer-card-sabotage_probe = Sonde de sabotage
space-dealer-card-interstellar_rocket = Missile interstellaire
space-dealer-card-orbital_station = Station orbitale
space-dealer-card-transport_probe = Sonde de transport
space-dealer-card-tech_center = Centre technologique
space-dealer-card-fusion_reactor = Réacteur à fusion
space-dealer-card-fusion_mine = Mine à fusion
space-dealer-card-metropolis = Métropole
space-dealer-card-megacity = Méga-cité
space-dealer-card-fusion_converter = Conver{"\u00AD"}tisseur à fusion
space-dealer-card-robot_factory = Usine de robots
space-dealer-part-deliveries = livraisons
space-dealer-part-own_demands = demandes de sa planète
space-dealer-part-gizzi = Gizzi
space-dealer-tie = Points égaux : le plus de marqueurs de victoire sur des demandes a départagé.
space-dealer-reason-time = Les trente minutes sont écoulées.
space-dealer-reason-last_marker = Un joueur a posé son dernier marqueur.
space-dealer-gizzi = une planète neutre
space-dealer-gizzi-field = Gizzi { $number }
space-dealer-wanted = demande { $goods }
space-dealer-ship-of = Vaisseau de { $planet }
space-dealer-second-ship = Second vaisseau
space-dealer-nothing = rien
space-dealer-endless = illimitée
space-dealer-does-makes = produit { $goods }
space-dealer-does-any =
    produit { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } au choix
space-dealer-does-swaps = échange { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
space-dealer-does-generator = alimente 2 connexions
space-dealer-does-solar_satellite = alimente 3, sur un générateur
space-dealer-does-fusion_reactor = alimente 4, sur un satellite
space-dealer-does-depot = stocke des marchandises
space-dealer-does-mine = produit une marchandise
space-dealer-does-multimine = produit une marchandise au choix
space-dealer-does-mine_complex = produit des marchandises
space-dealer-does-converter = échange des marchandises
space-dealer-does-sabotage_probe = charge un marqueur de sabotage
space-dealer-does-interstellar_rocket = charge un marqueur de blocage
space-dealer-does-orbital_station = donne un second vaisseau
space-dealer-does-transport_probe = envoie 2 marchandises au vaisseau
space-dealer-does-tech_center = 2 places de planification de plus
space-dealer-does-fusion_mine = produit des marchandises
space-dealer-does-metropolis = deux demandes
space-dealer-does-megacity = trois demandes
space-dealer-does-fusion_converter = échange des marchandises
space-dealer-does-robot_factory = donne un troisième sablier

## Board
space-dealer-ring = L’anneau
space-dealer-worlds = Autres planètes
space-dealer-hourglasses = Vos sabliers
space-dealer-clock = Temps de jeu restant
space-dealer-pace = vitesse { $pace }×
space-dealer-starts-in = départ dans { $seconds } s
space-dealer-phase-choice = choix de départ
space-dealer-phase-choice-left = choix : { $seconds } s
space-dealer-phase-runout = dernière minute
space-dealer-supply = Réserve commune
space-dealer-supply-of = marchandises { $colour ->
    [R] rouges
    [Y] jaunes
    [G] vertes
   *[B] bleues
} en réserve
space-dealer-gizzi-deck =
    encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } Gizzi
space-dealer-legend-now = possible maintenant
space-dealer-legend-fits = votre cargaison convient
space-dealer-look-at = Voir { $planet }
space-dealer-planet-of = Planète { $planet }
space-dealer-back-home = Retour à ma planète
space-dealer-left-here = Marchandises laissées ici
space-dealer-markers =
    { $count ->
        [one] { $count } marqueur restant
       *[other] { $count } marqueurs restants
    }
space-dealer-feeds = alimente { $count }
space-dealer-no-plant = pas de centrale
space-dealer-no-power = sans énergie
space-dealer-tech = Tech
space-dealer-ship-at = Vaisseau sur { $place }
space-dealer-ship-flies = Vaisseau en vol
space-dealer-ready = PRÊT
space-dealer-ready-small = prêt
space-dealer-numbers = { $planet } : points { $score }, marqueurs restants { $markers }. Un clic montre la planète.
space-dealer-numbers-open = Colonne { $column }, demandes ouvertes : { $open }
space-dealer-numbers-key = Maj et ce chiffre montrent la planète.
space-dealer-free = libre
space-dealer-empty = vide
space-dealer-attack-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    } d’attaque
space-dealer-blocked = bloquée
space-dealer-covers = recouvre { $cards }
space-dealer-done = servie
space-dealer-satisfied = Servie par { $planet }
space-dealer-planning = Planification
space-dealer-places =
    { $used }/{ $capacity ->
        [one] { $capacity } place
       *[other] { $capacity } places
    }
space-dealer-nothing-planned = Planifiez une carte de votre pile ou piochez.
space-dealer-nothing-left = Piochez dans la pile 2 ou 3 dès que votre niveau technologique le permet.
space-dealer-personal = Votre pile
space-dealer-drawn = Gardez-en une
space-dealer-pile = Pile { $level }
space-dealer-other-ways = Autres usages
space-dealer-effect-power = { $count ->
    [one] { $count } connexion alimentée de plus
   *[other] { $count } connexions alimentées de plus
}
space-dealer-tab-act = Agir
space-dealer-tab-planets = Planètes
space-dealer-tab-trade = Échange
space-dealer-tab-log = Journal
space-dealer-name-card = { $card } de { $planet }
space-dealer-name-column = Colonne { $column }
space-dealer-name-side = Centrale { $side ->
    [L] à gauche
   *[R] à droite
}
space-dealer-name-demand =
    Demande de { $planet } : { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $owner } pour la planète
space-dealer-name-gizzi =
    Demande de { $place } : { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-dealer-name-glass = Sablier { $number } de { $planet } : { $job }
space-dealer-name-goods = { $goods } dans { $holder }
space-dealer-name-tech = Niveau technologique
space-dealer-trade = Échange
space-dealer-trade-with = Échanger avec
space-dealer-trade-with-planet = Échanger avec { $planet }
space-dealer-nobody-to-trade = Personne n’est au même endroit.
space-dealer-offers-you = { $planet } propose
space-dealer-you-get = Vous recevez
space-dealer-you-give = Vous donnez
space-dealer-accept = Accepter
space-dealer-decline = Refuser
space-dealer-counter = Contre-offre
space-dealer-counter-to = Contre-offre à { $planet }
space-dealer-you-offer = Vous proposez à { $planet }
space-dealer-withdraw = Retirer
space-dealer-make-offer = Proposer
space-dealer-where = Où

## What hourglasses are at
space-dealer-job-tech = Niveau techno
space-dealer-job-build = Construit { $card }
space-dealer-job-use = { $card }
space-dealer-job-clear = Débloque { $card }
space-dealer-job-flight = Vole vers { $place } { $goods }
space-dealer-job-void = Sans effet jusqu’à ce qu’il soit écoulé
space-dealer-job-none = Attend un travail

## Actions
space-dealer-do-choose_start = Colonne { $column }
space-dealer-note-choose_start = Générateur { $side ->
    [L] à gauche
   *[R] à droite
} ; la mine produit { $goods }
space-dealer-opening-choose_start = La première mine produit du { $mine ->
    [MIN-R-YG] rouge
    [MIN-R-YB] rouge
    [MIN-R-GB] rouge
    [MIN-Y-RG] jaune
    [MIN-Y-RB] jaune
    [MIN-Y-GB] jaune
    [MIN-G-RY] vert
    [MIN-G-RB] vert
    [MIN-G-YB] vert
   *[other] bleu
}, en colonne { $column }
space-dealer-do-plan = Planifier : { $card }
space-dealer-do-draw = Piocher dans la pile { $level }
space-dealer-note-draw = Voir deux cartes sur { $count }, en garder une
space-dealer-do-keep = Garder : { $card }
space-dealer-do-start_tech = Monter le niveau technologique
space-dealer-note-start_tech = Étape { $position } sur { $of } ; prend un sablier
space-dealer-do-start_build = Construire : { $card }
space-dealer-do-start_use = Lancer : { $card }
space-dealer-note-clear = Ce tour retire le marqueur d’attaque
space-dealer-do-start_flight = Voler vers { $place }{ $second ->
    [only] {""}
   *[other] {" "}({ $second })
}
space-dealer-note-start_flight = Un sablier ; il atterrit seul
space-dealer-note-fits = Votre cargaison y sert { $count ->
    [one] une demande
   *[other] { $count } demandes
}
space-dealer-do-deliver = Livrer { $goods }
space-dealer-note-deliver = +{ $points } pour vous, +{ $owner } pour { $planet }
space-dealer-note-gizzi = +{ $points } pour vous
space-dealer-do-move_goods = { $goods } vers { $holder }
space-dealer-note-move_goods = depuis { $holder }
space-dealer-do-dump = Rendre { $goods }
space-dealer-do-sabotage = Saboter le sablier { $number } de { $planet }
space-dealer-do-block = Bloquer { $card } de { $planet }
space-dealer-do-use_build = { $card } : { $side ->
    [L] à gauche
    [R] à droite
   *[column] colonne { $column }
}
space-dealer-note-covers = recouvre { $cards }
space-dealer-note-opens = ouvre { $goods } { $points }/{ $owner }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
}
space-dealer-do-produce = { $goods } vers { $holder }
space-dealer-do-swap = Échanger
space-dealer-do-send = Envoyer les marchandises : { $holder }
space-dealer-do-load_attack = Charger un marqueur d’attaque
space-dealer-do-use_nothing = L’utiliser sans rien prendre
space-dealer-do-discard_planned = Mettre { $card } sous sa pile
space-dealer-do-release = Reprendre le sablier
space-dealer-do-cancel = Arrêter le sablier
space-dealer-do-use_tech = Monter le niveau technologique
space-dealer-do-offer = Proposer un échange
space-dealer-do-counter = Contre-offre
space-dealer-do-accept = Accepter
space-dealer-do-decline = Refuser
space-dealer-do-withdraw = Retirer
space-dealer-note-swap = { $give } contre { $take }
space-dealer-note-offer = { $planet } : { $give } ({ $mine }) contre { $take } ({ $theirs })
space-dealer-do-wait = Attendre
space-dealer-do-done = J’ai fini
space-dealer-button-deliver = Livrer
space-dealer-button-use = Lancer
space-dealer-button-fly = Voler
space-dealer-button-build = Construire
space-dealer-button-card = Carte
space-dealer-button-tech = Niveau tech
space-dealer-button-load = Charger
space-dealer-button-attack = Attaquer
space-dealer-button-dump = Rendre des biens
space-dealer-button-start-mine = Mine : { $goods }
space-dealer-note-room =
    { $room ->
        [one] { $room } place libre
       *[other] { $room } places libres
    } sur { $capacity }
space-dealer-no-glass = pas de sablier libre

## Prompts
space-dealer-prompt-choose_start = Choisissez votre première mine, puis sa colonne.
space-dealer-prompt-choose_column = Choisissez une colonne : elle fixe aussi le côté du générateur.
space-dealer-prompt-keep = Gardez une des deux cartes.
space-dealer-prompt-build = Placez { $card } : choisissez un emplacement éclairé.
space-dealer-prompt-use = { $card } est prêt : prenez ce qu’il apporte.
space-dealer-prompt-assign = Un sablier libre attend un travail.
space-dealer-prompt-act = Vos sabliers coulent ; chargez, livrez, échangez ou planifiez.
space-dealer-prompt-wait = Vos sabliers coulent.
space-dealer-prompt-done = Plus rien ne coule : livrez ce que vous pouvez, puis dites que vous avez fini.
space-dealer-prompt-over = La partie est finie.
space-dealer-prompt-watch = Vous regardez.

## Log
space-dealer-log-moment = { $planet } · { $time }
space-dealer-log-time = { $time }
space-dealer-event-start_chosen = { $planet } a choisi
space-dealer-event-starts_revealed = Tous les départs sont révélés
space-dealer-event-started = <b>Tout est prêt pour le départ du temps</b>
space-dealer-event-job_started = { $planet } { $job ->
    [tech] travaille au niveau technologique
    [build] commence <b>{ $card }</b>
    [clear] débloque { $card }
    [flight] vole vers <b>{ $place }</b>
   *[use] lance <b>{ $card }</b>
}
space-dealer-event-hourglass_usable = Le sablier { $number } de { $planet } est écoulé : { $card }
space-dealer-event-built = { $planet } construit <b>{ $card }</b>{ $cards ->
    [none] {""}
   *[other] , sur { $cards }
}
space-dealer-event-goods_lost = { $planet } perd { $goods }
space-dealer-event-hourglass_gained = { $planet } reçoit le sablier { $number }
space-dealer-event-hourglass_returned = { $planet } rend le sablier { $number }
space-dealer-event-ship_gained = { $planet } reçoit un second vaisseau
space-dealer-event-ship_lost = { $planet } perd le second vaisseau{ $cargo ->
    [none] {""}
   *[some] {" "}avec { $goods }
}
space-dealer-event-landed = { $ship } a atterri sur <b>{ $place }</b>
space-dealer-event-tech_raised = { $planet } atteint le niveau { $level } (étape { $position })
space-dealer-event-flight_undone = { $ship } revient sur { $place }
space-dealer-event-void_ended = Le sablier { $number } de { $planet } est de nouveau libre
space-dealer-event-field_cleared = { $planet } a débloqué { $card }
space-dealer-event-goods_moved = { $planet } déplace { $goods } : { $source } → { $target }
space-dealer-event-goods_dumped = { $planet } rend { $goods }
space-dealer-event-delivered = { $planet } livre { $goods } <b>+{ $points }</b>{ $gain ->
    [0] {""}
   *[other] , { $other } <b>+{ $gain }</b>
}
space-dealer-event-produced = { $planet } : { $card } produit { $goods }
space-dealer-event-converted = { $planet } échange { $gave } contre { $goods }
space-dealer-event-attack_loaded = { $card } de { $planet } est chargé ({ $count })
space-dealer-event-probe_sent = La sonde de { $planet } apporte { $goods }
space-dealer-event-planned = { $planet } planifie { $card }
space-dealer-event-kept = { $planet } garde { $card }
space-dealer-event-discarded = { $planet } défausse { $card }
space-dealer-event-drew = { $planet } pioche dans la pile { $level }
space-dealer-event-offer_made = { $planet } propose un échange à { $other } : { $give } ⇄ { $take }
space-dealer-event-offer_declined = { $other } refuse l’offre de { $planet }
space-dealer-event-offer_accepted = { $other } accepte l’offre de { $planet }
space-dealer-event-offer_withdrawn = { $planet } retire son offre à { $other }
space-dealer-event-offer_expired = L’offre de { $planet } à { $other } a expiré
space-dealer-event-traded = { $planet } et { $other } échangent { $give } ⇄ { $take }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
space-dealer-event-sabotaged = { $planet } sabote le sablier { $number } de { $other }
space-dealer-event-blocked = { $planet } bloque { $target } de { $other }
space-dealer-event-released = { $planet } reprend le sablier { $number }
space-dealer-event-cancelled = { $planet } arrête le sablier { $number }
space-dealer-event-done = { $planet } a fini
space-dealer-event-goes_on = { $planet } continue finalement
space-dealer-event-runout_began = { $reason ->
    [last_marker] <b>Un dernier marqueur est posé :</b> la dernière minute commence
   *[time] <b>Le temps est écoulé :</b> la dernière minute commence
}
space-dealer-event-game_over = <b>La partie est finie</b>
space-dealer-event-gizzi_turned_up = Une nouvelle demande sur { $place }

## The position as text
space-dealer-text-table = La table
space-dealer-text-phase = { $phase ->
    [choice] Tout le monde choisit son départ
    [runout] La dernière minute
    [scored] La partie est finie
   *[running] Le temps court
}
space-dealer-text-supply = Réserve : { $goods }
space-dealer-text-piles =
    Pile 2 : { $two ->
        [one] { $two } carte
       *[other] { $two } cartes
    }, pile 3 : { $three ->
        [one] { $three } carte
       *[other] { $three } cartes
    }
space-dealer-text-ring = L’anneau
space-dealer-text-field = Champ { $number } : { $place }
space-dealer-text-field-gizzi =
    Champ { $number } : { $place } demande { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-dealer-text-ships = Vaisseaux
space-dealer-text-ship = { $planet }, { $ship } : sur { $place } avec { $goods }
space-dealer-text-ship-flying = { $planet }, { $ship } : en route vers { $place } avec { $goods }
space-dealer-text-seat =
    { $planet } ({ $name }) : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $markers ->
        [one] { $markers } marqueur restant
       *[other] { $markers } marqueurs restants
    }
space-dealer-text-tech = Niveau technologique { $level } ; colonnes alimentées : { $columns }
space-dealer-text-card = { $card } en colonne { $column }{ $state ->
    [covered] , recouverte
    [blocked] , bloquée
   *[open] {""}
}{ $goods ->
    [none] {""}
   *[other] , contient { $goods }
}
space-dealer-text-demand =
    Demande { $goods } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $owner } pour la planète
space-dealer-text-planned = Planifie { $card }
space-dealer-text-glass = Sablier { $number } : { $state ->
    [inactive] libre
    [usable] prêt, { $job }
    [void] sans effet jusqu’à ce qu’il soit écoulé
   *[active] en cours, { $job }
}

## Options
space-dealer-option-rules = Règles
space-dealer-option-rules-help = Le jeu de base ou le jeu pour joueurs expérimentés.
space-dealer-option-rules-basic = de base
space-dealer-option-rules-advanced = avancées
space-dealer-option-depot_capacity = Dépôt
space-dealer-option-depot_capacity-help = Marchandises par dépôt ; 0 : sans limite.
space-dealer-option-depot_capacity-0 = sans limite
space-dealer-option-goods_supply = Marchandises
space-dealer-option-goods_supply-help = Dix par couleur et par boîte, ou sans limite.
space-dealer-option-goods_supply-limited = limitées
space-dealer-option-goods_supply-unlimited = illimitées
space-dealer-option-tech_track = Piste technologique
space-dealer-option-tech_track-help = Étapes entre les niveaux.
space-dealer-option-tech_track-direct = aucune
space-dealer-option-tech_track-one_between = une
space-dealer-option-tech_track-long = longue
space-dealer-option-power_profile = Énergie
space-dealer-option-power_profile-help = Connexions alimentées par générateur, satellite et réacteur.
space-dealer-option-power_profile-2-3-4 = 2, 3, 4
space-dealer-option-power_profile-2-4-4 = 2, 4, 4
space-dealer-option-mine_complex_output = Complexe minier
space-dealer-option-mine_complex_output-help = Ce que produit un complexe minier.
space-dealer-option-mine_complex_output-same_colour = deux de même couleur
space-dealer-option-mine_complex_output-two_colours = deux couleurs
space-dealer-option-fusion_mine_output = Mine à fusion
space-dealer-option-fusion_mine_output-help = Ce que produit une mine à fusion.
space-dealer-option-fusion_mine_output-two_colours = deux de deux couleurs
space-dealer-option-fusion_mine_output-same_colour = quatre de même couleur
space-dealer-option-level3_advanced = Troisième niveau
space-dealer-option-level3_advanced-help = Quelles cartes avancées sont de niveau 3.
space-dealer-option-level3_advanced-robot_factory = usines de robots
space-dealer-option-level3_advanced-tech_center = centres technologiques
space-dealer-option-robot_factory_connections = Usine de robots
space-dealer-option-robot_factory_connections-help = Connexions nécessaires à une usine de robots.
space-dealer-option-attack_markers_per_run = Marqueurs d’attaque
space-dealer-option-attack_markers_per_run-help = Marqueurs produits par tour de sablier.
space-dealer-option-rocket_on_occupied_field = Fusée sur un sablier
space-dealer-option-rocket_on_occupied_field-help = Une fusée peut bloquer un emplacement occupé.
space-dealer-option-self_attack = S’attaquer soi-même
space-dealer-option-self_attack-help = Les marqueurs peuvent viser leur propriétaire.
space-dealer-option-sabotaged_ship = Vaisseau saboté
space-dealer-option-sabotaged_ship-help = Il revient, ou attend de réessayer.
space-dealer-option-sabotaged_ship-returns = revient
space-dealer-option-sabotaged_ship-retry = réessaie
space-dealer-option-allow_cancel = Arrêter les sabliers
space-dealer-option-allow_cancel-help = Un sablier en cours peut être repris sans effet.
space-dealer-option-auto_tech = Niveau automatique
space-dealer-option-auto_tech-help = L’étape est franchie quand le sable est écoulé.
space-dealer-option-runout_free_actions = Dernière minute
space-dealer-option-runout_free_actions-help = Ce qui est permis outre l’usage des sabliers.
space-dealer-option-runout_free_actions-all = toutes les actions libres
space-dealer-option-runout_free_actions-effects_only = effets seulement
space-dealer-option-gizzi_marker = Gizzi coûte un marqueur
space-dealer-option-gizzi_marker-help = Une livraison neutre coûte un marqueur.
space-dealer-option-gizzi_cards_break_ties = Gizzi départage
space-dealer-option-gizzi_cards_break_ties-help = Les cartes Gizzi comptent en cas d’égalité.
space-dealer-option-planning_visible = Planification visible
space-dealer-option-planning_visible-help = Les cartes planifiées sont visibles.
space-dealer-option-probe_to_foreign_ship = Sonde vers d’autres
space-dealer-option-probe_to_foreign_ship-help = Une sonde peut charger le vaisseau d’un autre.
space-dealer-option-double_sided_colours = Planètes à deux faces
space-dealer-option-double_sided_colours-help = Jamais les deux faces d’une planète.
space-dealer-option-planets = Planètes
space-dealer-option-planets-help = Dans l’ordre de la liste, tirées au sort, ou choisies place par place.
space-dealer-option-planets-listed = dans l’ordre
space-dealer-option-planets-drawn = tirées
space-dealer-option-planets-moimoi = Moimoi
space-dealer-option-planets-frokla = Frökla
space-dealer-option-planets-ruul = Ru’ul
space-dealer-option-planets-zartok = Zartok
space-dealer-option-planets-ki = Ki
space-dealer-option-planets-wit = Wit
space-dealer-option-planets-cuo = Cuo
space-dealer-option-planets-vill = Vill
space-dealer-option-ring_order = Ordre sur l’anneau
space-dealer-option-ring_order-help = Comme assis, ou au hasard.
space-dealer-option-ring_order-seating = comme assis
space-dealer-option-ring_order-random = au hasard
space-dealer-option-pause_policy = Pause
space-dealer-option-pause_policy-help = Qui peut arrêter le temps.
space-dealer-option-pause_policy-unanimous = tous ensemble
space-dealer-option-pause_policy-host = l’hôte
space-dealer-option-pause_policy-never = personne
space-dealer-option-offer_ttl_ms = Durée d’une offre
space-dealer-option-offer_ttl_ms-help = Combien de temps une offre tient ; sans durée, jusqu’à son retrait.
space-dealer-option-bot_reaction_ms = Réaction des robots
space-dealer-option-bot_reaction_ms-help = Le temps qu’un robot met entre voir et agir.

## Refusals
space-dealer-why-rival-glass = Ce sablier est à quelqu’un d’autre ; seule une sonde de sabotage chargée l’atteint.
space-dealer-why-rival-card = Cette carte est à quelqu’un d’autre ; seule une fusée chargée l’atteint.
space-dealer-why-load = Les marchandises passent d’un vaisseau chez vous à un dépôt et inversement : vous n’en avez pas encore.
space-dealer-why-site = Un emplacement attend une carte : posez d’abord un sablier sur une carte de votre zone de planification.
space-dealer-why-side = Les centrales suivent la colonne : choisissez où se tient votre mine.
space-dealer-why-empty-offer = Choisissez d’abord ce que vous donnez et ce que vous prenez.
space-dealer-refusal-start-not-in-pile = Ce n’est pas une de vos mines de départ.
space-dealer-refusal-start-no-power = Cette colonne n’a pas d’énergie de ce côté au départ.
space-dealer-refusal-start-twice = Vous avez déjà choisi votre départ ; attendez les autres.
space-dealer-refusal-paused = La partie est en pause.
space-dealer-refusal-pause-never = À cette table, personne n’arrête la montre.
space-dealer-refusal-pause-host = À cette table, seul l’hôte arrête la montre et la relance.
space-dealer-refusal-phase = Ce n’est pas possible à ce moment de la partie.
space-dealer-refusal-not-yours = Cela appartient à quelqu’un d’autre.
space-dealer-refusal-unknown = Il n’y a pas de telle carte, vaisseau, case ou sablier à cette table.
space-dealer-refusal-waiting = Vous attendez déjà.
space-dealer-refusal-too-many = Trop d’ordres au même instant.
space-dealer-refusal-not-in-basic = Cela appartient aux règles avancées.
space-dealer-refusal-no-free-hourglass = Tous vos sabliers sont utilisés.
space-dealer-refusal-cancel-not-allowed = À cette table, un sablier qui coule ne se reprend pas.
space-dealer-refusal-cancel-not-running = Ce sablier ne coule pas.
space-dealer-refusal-release-not-run-out = Le sablier coule encore.
space-dealer-refusal-release-not-usable = Ce sablier n’a rien à achever.
space-dealer-refusal-use-not-run-out = Le sablier coule encore.
space-dealer-refusal-use-not-usable = Ce sablier n’a rien à achever.
space-dealer-refusal-use-not-planned = Ce sablier n’est pas sur une carte de votre zone de planification.
space-dealer-refusal-use-no-field = Ce sablier n’est pas sur une carte que vous utilisez.
space-dealer-refusal-plan-not-in-pile = Cette carte n’est pas dans votre pile.
space-dealer-refusal-plan-full =
    Votre zone de planification est pleine : les { $places ->
        [one] { $places } place est prise
       *[other] { $places } places sont prises
    }.
space-dealer-refusal-tech-max = Votre planète a atteint le niveau maximal.
space-dealer-refusal-tech-occupied = Il y a déjà un sablier à cet endroit.
space-dealer-refusal-draw-pending = Choisissez d’abord une des deux cartes piochées.
space-dealer-refusal-draw-level = Cette pile demande le niveau { $need }, votre planète a { $have }.
space-dealer-refusal-draw-full =
    Votre zone de planification est pleine : les { $places ->
        [one] { $places } place est prise
       *[other] { $places } places sont prises
    }.
space-dealer-refusal-draw-empty = La pile de niveau { $level } est vide.
space-dealer-refusal-keep-no-choice = Vous n’avez pas de cartes piochées.
space-dealer-refusal-keep-unknown = Cette carte n’est pas une des deux que vous avez piochées.
space-dealer-refusal-build-not-planned = Cette carte n’est pas planifiée.
space-dealer-refusal-build-occupied = Il y a déjà un sablier à cet endroit.
space-dealer-refusal-plant-slot = Ce côté porte déjà une centrale.
space-dealer-refusal-plant-order = Cette centrale remplace la plus petite juste avant, qui n’est pas de ce côté.
space-dealer-refusal-wrong-area = Les centrales vont à côté de la planète, les autres cartes au-dessus et au-dessous.
space-dealer-refusal-one-out-of-grid = Il n’y a pas de tel emplacement.
space-dealer-refusal-one-no-power = La colonne { $column } n’a pas d’énergie ; une centrale doit l’atteindre.
space-dealer-refusal-one-demand-occupied = On ne recouvre pas les cartes de la zone de demande.
space-dealer-refusal-two-out-of-grid = Il n’y a pas de tel emplacement.
space-dealer-refusal-two-no-power = La colonne { $column } n’a pas d’énergie ; une centrale doit l’atteindre.
space-dealer-refusal-metropolis-out-of-grid = Il n’y a pas de tel emplacement.
space-dealer-refusal-megacity-out-of-grid = Il n’y a pas de tel emplacement.
space-dealer-refusal-metropolis-demand-occupied = On ne recouvre pas les cartes de la zone de demande.
space-dealer-refusal-megacity-demand-occupied = On ne recouvre pas les cartes de la zone de demande.
space-dealer-refusal-not-adjacent-card = La carte doit toucher une autre carte.
space-dealer-refusal-field-in-use = On ne recouvre pas une carte qui porte un sablier.
space-dealer-refusal-blocked = On ne recouvre pas une carte bloquée.
space-dealer-refusal-use-card-no-field = Cette carte n’a pas d’emplacement sablier.
space-dealer-refusal-use-card-covered = Cette carte est recouverte en tout ou partie.
space-dealer-refusal-use-card-occupied = Il y a déjà un sablier à cet endroit.
space-dealer-refusal-produce-no-goods = Cette carte ne fait pas ces marchandises.
space-dealer-refusal-produce-destination = Les marchandises de cette carte ne peuvent pas aller là.
space-dealer-refusal-produce-capacity = Il n’y a de la place que pour { $room }.
space-dealer-refusal-produce-supply = La réserve a : { $have } ; il faut : { $need }.
space-dealer-refusal-swap-no-goods = La marchandise à donner n’est pas là.
space-dealer-refusal-swap-destination = Les marchandises de cette carte ne peuvent pas aller là.
space-dealer-refusal-swap-supply = La réserve n’a pas la marchandise à prendre.
space-dealer-refusal-flight-in-flight = Le vaisseau est déjà en route ; son vol ne se change pas.
space-dealer-refusal-flight-same-field = Le vaisseau y est déjà.
space-dealer-refusal-flight-not-adjacent = Un vaisseau chargé ne vole que vers une case voisine ; le vôtre porte : { $have }.
space-dealer-refusal-move-destination = Les marchandises y sont déjà.
space-dealer-refusal-move-in-flight = Le vaisseau est en vol.
space-dealer-refusal-move-covered = Cette carte est recouverte en tout ou partie.
space-dealer-refusal-move-not-here = Les deux ne sont pas au même endroit : le vaisseau doit être à cette planète.
space-dealer-refusal-move-locked = La sonde est verrouillée tant qu’elle porte un sablier.
space-dealer-refusal-move-no-goods = Il faut : { $need } ; il y a : { $have }.
space-dealer-refusal-move-capacity = Il y a de la place pour { $room }, pas pour { $need }.
space-dealer-refusal-not-neutral = On ne laisse des marchandises que sur des planètes neutres.
space-dealer-refusal-offer-target = Une offre se fait à quelqu’un d’autre.
space-dealer-refusal-offer-not-yours = On n’offre que du sien contre ce qui est à l’autre.
space-dealer-refusal-offer-covered = Cette carte est recouverte en tout ou partie.
space-dealer-refusal-offer-not-here = Les marchandises d’un échange doivent être à la même planète.
space-dealer-refusal-offer-locked = La sonde est verrouillée tant qu’elle porte un sablier.
space-dealer-refusal-offer-void = L’offre n’est plus réalisable.
space-dealer-refusal-offer-capacity = L’un de vous n’aurait pas la place pour les marchandises.
space-dealer-refusal-offer-unknown = Cette offre n’existe plus.
space-dealer-refusal-offer-not-planned = Seules des cartes planifiées que vous voyez tous deux changent de mains.
space-dealer-refusal-offer-card-busy = Une carte qui porte un sablier ne s’échange pas.
space-dealer-refusal-offer-planning-full = Après l’échange, la zone de planification de { $seat } aurait { $over ->
    [one] { $over } carte
    *[other] { $over } cartes
    } de trop.
space-dealer-refusal-dump-in-flight = Le vaisseau est en vol.
space-dealer-refusal-dump-covered = Cette carte est recouverte en tout ou partie.
space-dealer-refusal-dump-locked = La sonde est verrouillée tant qu’elle porte un sablier.
space-dealer-refusal-dump-no-goods = Il faut : { $need } ; il y a : { $have }.
space-dealer-refusal-dump-not-yours = Ce qui est sur une planète neutre n’est à personne et ne se jette pas.
space-dealer-refusal-deliver-in-flight = Le vaisseau est en vol.
space-dealer-refusal-deliver-own = On ne sert pas une demande de sa propre planète.
space-dealer-refusal-deliver-not-here = Votre vaisseau n’est pas à la planète de cette demande.
space-dealer-refusal-deliver-not-built = Cette demande n’est construite nulle part.
space-dealer-refusal-deliver-done = { $seat } a déjà satisfait cette demande.
space-dealer-refusal-deliver-no-marker = Vous n’avez plus de marqueur.
space-dealer-refusal-deliver-wrong-goods = Il faut : { $need } ; votre vaisseau a : { $have }.
space-dealer-refusal-gizzi-in-flight = Le vaisseau est en vol.
space-dealer-refusal-gizzi-not-here = Cette carte Gizzi n’est pas où est votre vaisseau.
space-dealer-refusal-gizzi-no-marker = Vous n’avez plus de marqueur.
space-dealer-refusal-gizzi-wrong-goods = Il faut : { $need } ; votre vaisseau a : { $have }.
space-dealer-refusal-attack-full = Cette carte porte déjà ses marqueurs d’attaque.
space-dealer-refusal-attack-supply = Il n’y a plus de marqueur d’attaque dans la réserve.
space-dealer-refusal-sabotage-no-marker = Il n’y a pas de marqueur d’attaque sur cette carte.
space-dealer-refusal-sabotage-target = Seul un sablier qui coule peut être saboté.
space-dealer-refusal-block-no-marker = Il n’y a pas de marqueur d’attaque sur cette carte.
space-dealer-refusal-block-target = Cette carte est déjà bloquée.
space-dealer-refusal-block-no-field = Cette carte n’a pas d’emplacement sablier.
space-dealer-refusal-block-covered = Cette carte est recouverte en tout ou partie.
space-dealer-refusal-block-occupied = À cette table, une carte qui porte un sablier ne peut pas être bloquée.
space-dealer-refusal-block-limit = { $seat } est déjà bloqué par { $most ->
    [one] { $most } marqueur
   *[other] { $most } marqueurs
} ; pas davantage.
space-dealer-refusal-probe-no-goods = La sonde enverrait : { $need } ; elle a : { $have }.
space-dealer-refusal-probe-not-yours = La sonde n’envoie des marchandises qu’à vos propres vaisseaux.
space-dealer-refusal-probe-capacity = Il y a de la place pour { $room }, pas pour { $need }.
space-dealer-refusal-runout-phase = Le temps est écoulé : aucun nouveau sablier ne peut partir.
space-dealer-refusal-runout-effects-only = Le temps est écoulé : on achève seulement les sabliers en cours.
space-dealer-refusal-done-phase = On ne finit qu’une fois, et seulement quand le temps est écoulé.
space-dealer-refusal-done-not-run-out = Un de vos sabliers coule encore.
space-dealer-word-R = rouge
space-dealer-word-Y = jaune
space-dealer-word-G = vert
space-dealer-word-B = bleu
space-dealer-refusal-wait-span =
    On peut attendre de { $least } à { $most ->
        [one] { $most } seconde
       *[other] { $most } secondes
    }.
space-dealer-refusal-draw-first-level = Les cartes de niveau 1 ne se piochent pas : elles sont dans votre pile.
space-dealer-refusal-swap-too-many = Cette carte échange au plus { $most ->
    [one] { $most } marchandise
   *[other] { $most } marchandises
}.
space-dealer-refusal-move-nothing = Choisissez au moins une marchandise.
space-dealer-refusal-dump-nothing = Choisissez au moins une marchandise.
space-dealer-refusal-offer-nothing = L’offre est vide : au moins une marchandise ou une carte doit changer de mains.
space-dealer-refusal-offer-gives = Vous donneriez : { $need } ; il y a : { $have }.
space-dealer-refusal-offer-takes = { $seat } n’a pas là : { $need }.
space-dealer-refusal-sabotage-self = À cette table, on ne se sabote pas soi-même.
space-dealer-refusal-block-self = À cette table, on ne se bloque pas soi-même.
space-dealer-refusal-probe-no-ship = Choisissez le vaisseau à qui la sonde envoie les marchandises.

## Lesson
space-dealer-lesson-welcome = Vous êtes le cercle, sur la planète <b>Moimoi</b>. Tout le monde joue en même temps pendant trente minutes. Vos deux <b>sabliers</b> sont vos ouvriers : chaque travail prend exactement une minute. Livrez des marchandises aux autres planètes ; vous marquez, et la planète aussi.
space-dealer-lesson-start = Choisissez votre départ en secret : votre <b>mine jaune</b> est prise, cliquez la <b>colonne 4</b>. Un générateur alimentera les colonnes 4 et 5.
space-dealer-lesson-rivals = Les autres choisissent aussi. Puis tout est révélé et le <b>temps</b> court.
space-dealer-lesson-plan = D’abord plus d’énergie. Cliquez un <b>générateur</b> de votre pile : il va en planification. C’est gratuit.
space-dealer-lesson-build = Cliquez le générateur planifié : votre premier sablier se met à le construire.
space-dealer-lesson-mine = Cliquez maintenant votre <b>mine</b> : le second sablier y travaille. Un sablier au repos, c’est du temps perdu.
space-dealer-lesson-meanwhile = Les autres s’activent : Frökla construit un dépôt. À droite, sur un téléphone sous Planètes, on voit ce qui coule chez les autres.
space-dealer-lesson-minute = Une minute de sable s’écoule.
space-dealer-lesson-site = Les deux sabliers sont <b>prêts</b>. Placez le générateur : cliquez à <b>gauche</b> de la planète. Les colonnes 2 et 3 sont alimentées.
space-dealer-lesson-take = Appuyez sur le sablier de la mine, ou sur sa touche : la marchandise va dans le <b>vaisseau</b>.
space-dealer-lesson-again = Relancez la mine.
space-dealer-lesson-depot = Le second sablier veut aussi du travail. Cliquez le <b>dépôt rouge</b> de votre pile pour le planifier. Un dépôt garde des marchandises quand le vaisseau est loin, et d’autres peuvent y livrer deux rouges : des points pour eux et pour vous.
space-dealer-lesson-depot-build = Cliquez le dépôt planifié : le sablier le construit.
space-dealer-lesson-tech = Et montez le <b>niveau technologique</b> : cliquez-le sur la planète. Deux passages donnent le niveau 2, et de meilleures cartes.
space-dealer-lesson-two-minutes = La troisième minute. L’étape technologique se fait seule.
space-dealer-lesson-tech-again = De nouveau : la troisième jaune va à bord, et la deuxième étape technologique commence.
space-dealer-lesson-demand = Le dépôt de Frökla est construit et demande <b>deux jaunes</b> : 2 points à qui les apporte, 1 à Frökla.
space-dealer-lesson-second-minute = Encore une minute de sable.
space-dealer-lesson-depot-site = Le dépôt est prêt : cliquez la colonne éclairée <b>3</b>, à gauche du milieu.
space-dealer-lesson-store = Une marchandise va dans le vaisseau ou dans un dépôt. Mettez la deuxième jaune dans le <b>dépôt</b>.
space-dealer-lesson-load = <b>Chargez</b> : du dépôt à bord de votre vaisseau. Chez soi c’est gratuit et sans sablier ; un vaisseau porte huit marchandises.
space-dealer-lesson-once-more = Relancez encore la mine.
space-dealer-lesson-fly = Frökla est à deux sauts. Un vaisseau chargé vole vers le champ voisin : cliquez la planète neutre <b>Gizzi</b>.
space-dealer-lesson-landed = Le vol prend une minute ; le vaisseau atterrit seul, et votre niveau passe à <b>2</b>.
space-dealer-lesson-draw = De meilleures cartes, maintenant. <b>Piochez</b> dans la pile 2 : vous voyez deux cartes et en gardez une. C’est gratuit, mais il faut une place en planification.
space-dealer-lesson-keep = Gardez le <b>complexe minier</b> : il creuse deux jaunes par minute. L’autre carte va sous la pile.
space-dealer-lesson-complex = Construisez-le aussitôt : cliquez-le en planification.
space-dealer-lesson-fly-on = Continuez vers <b>Frökla</b>.
space-dealer-lesson-landed-again = Encore une minute : le vaisseau est là, et le complexe est prêt.
space-dealer-lesson-cover = Une carte large veut deux colonnes alimentées. Posez-la en <b>colonne 4</b> : elle <b>recouvre</b> votre mine, perdue pour de bon ; sa demande, dessous, reste. Les places rayées en avertissent.
space-dealer-lesson-deliver = La demande est éclairée : cliquez-la et <b>livrez</b>.
space-dealer-lesson-offer = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour vous, { $theirs } pour Frökla. Il vous reste une jaune, et Frökla a une rouge que demande votre dépôt.
space-dealer-lesson-trade = Frökla offre rouge contre jaune. Qui est au même endroit peut <b>échanger</b>, à tout moment et gratuitement : <b>acceptez</b>.
space-dealer-lesson-goal = Un vaisseau vide rentre en un saut ; le vôtre est chargé, il lui en faut deux. Construisez, remplissez le vaisseau, échangez, recouvrez ce qui ne sert plus et gardez le sable en mouvement. Bonne chance !

## Words of the game, explained where they stand
space-dealer-glossary-hourglass = Sablier
space-dealer-glossary-hourglass-means = Votre ouvrier. Donnez-lui un travail, attendez une minute, prenez le produit, donnez-lui le suivant.
space-dealer-glossary-hourglass-forms = sablier, sabliers
space-dealer-glossary-power = Énergie
space-dealer-glossary-power-means = Un générateur alimente les deux colonnes voisines de la planète, un satellite trois, un réacteur quatre. La plupart des cartes veulent une colonne alimentée.
space-dealer-glossary-power-forms = énergie
space-dealer-glossary-planning = Planification
space-dealer-glossary-planning-means = Où les cartes attendent d’être construites. Planifier est gratuit ; ce qui est planifié le reste jusqu’à la construction.
space-dealer-glossary-planning-forms = zone de planification, planification
space-dealer-glossary-demand = Demande
space-dealer-glossary-demand-means = Les marchandises que veut une carte. Qui les livre d’un vaisseau posé là marque le grand nombre, le maître de la planète le petit ; une fois par partie.
space-dealer-glossary-demand-forms = demande, demandes
space-dealer-glossary-cover = Recouvrir
space-dealer-glossary-cover-means = Une nouvelle carte peut recouvrir la moitié action d’anciennes. Ce qui est couvert ne sert plus ; sa demande reste ouverte.
space-dealer-glossary-cover-forms = recouvrir, recouvre, couvert, couverte
space-dealer-glossary-gizzi = Gizzi
space-dealer-glossary-gizzi-means = Les planètes neutres entre celles des joueurs. Un vaisseau chargé s’y arrête ; un vaisseau vide les survole.
space-dealer-glossary-gizzi-forms = Gizzi
space-dealer-glossary-tech = Niveau technologique
space-dealer-glossary-tech-means = Deux travaux technologiques le montent d’un. Les niveaux 2 et 3 ouvrent de meilleures piles ; on voit deux cartes et on en garde une.
space-dealer-glossary-tech-forms = niveau technologique, niveaux technologiques, technologie
