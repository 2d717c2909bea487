# La Planète oubliée : actions, journal, refus, options, scénarios.

## Icons
icon-energy = énergie
icon-cube-brown = cube brun
icon-cube-white = cube blanc
icon-cube-blue = cube bleu
icon-die = dé

## Terms
forgotten-planet-tile-land = terrain
forgotten-planet-tile-brown = mine brune
forgotten-planet-tile-white = mine blanche
forgotten-planet-tile-blue = mine bleue
forgotten-planet-tile-special = mine spéciale
forgotten-planet-tile-base = base
forgotten-planet-side-N = nord
forgotten-planet-side-E = est
forgotten-planet-side-S = sud
forgotten-planet-side-W = ouest
forgotten-planet-off = OFF
forgotten-planet-tiles = tuiles
forgotten-planet-part-land = terrain
forgotten-planet-part-special = spéciales
forgotten-planet-part-mines = mines
forgotten-planet-part-bases = bases
forgotten-planet-part-sales = ventes
forgotten-planet-part-debt = enchères
forgotten-planet-part-bonus = bonus
forgotten-planet-part-most_mines = plus de mines
forgotten-planet-part-most_robots = plus de robots
forgotten-planet-part-most_bases = plus de bases
forgotten-planet-part-partner = partenaire
forgotten-planet-tie = Points égaux : le plus de cubes en main a départagé.
forgotten-planet-reason-land_used_up = Il n’y a plus de tuiles Terrain.
forgotten-planet-reason-area_full = La zone de jeu est pleine.
forgotten-planet-reason-stalled = Rien n’a été posé pendant de nombreux tours.
forgotten-planet-reason-round_limit = Le dernier tour est passé.

## Board
forgotten-planet-area =
    Zone de jeu, { $columns ->
        [one] { $columns } colonne
       *[other] { $columns } colonnes
    } et { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }
forgotten-planet-show-zones = Zones de contrôle
forgotten-planet-head-round = Tour <b>{ $round }</b>
forgotten-planet-head-empty =
    { $count ->
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
forgotten-planet-fact-tiles = tuiles contrôlées
forgotten-planet-fact-goal = Tuiles contrôlées : { $tiles } ; une énergie de plus à { $next }
forgotten-planet-die = Le dé montre { $face }.
forgotten-planet-fact-energy = énergie au prochain tour, et conservée
forgotten-planet-fact-robots = robots ON sur tous
forgotten-planet-fact-mines = mines contrôlées
forgotten-planet-fact-bases = bases
forgotten-planet-most-title = 3 PV pour le plus
forgotten-planet-most-mines = de mines
forgotten-planet-most-robots = de robots
forgotten-planet-most-bases = de bases
forgotten-planet-most-points = ({ $points } PV)
forgotten-planet-most-nobody = personne encore
forgotten-planet-bank = Banque
forgotten-planet-land-left = Tuiles Terrain restantes
forgotten-planet-of-total = sur { $total }
forgotten-planet-land-told = { $laid } posées, { $consumed } brûlées, { $left } restantes. À 0 la partie finit.
forgotten-planet-mines-left = mines restantes
forgotten-planet-bases-left = bases restantes
forgotten-planet-walls-left = murs restants
forgotten-planet-vp-left = points de victoire que la Guilde peut encore payer
forgotten-planet-stock-energy = { $fresh } énergie fraîche, { $stored } conservée
forgotten-planet-at-turn-end = En fin de tour
forgotten-planet-effect-none = Aucune zone ne change en fin de tour.
forgotten-planet-effect-energy = Au prochain tour <b>{ $will } énergie</b> au lieu de { $was }
forgotten-planet-effect-robot = Le robot { $robot } en { $cell } passe <b>{ $on ->
    [on] ON
   *[off] OFF
}</b>
forgotten-planet-name-robot = Robot { $robot } de { $owner } en { $cell }, { $on ->
    [on] ON
   *[off] OFF
}
forgotten-planet-name-side = { $cell } { $side }, { $wall ->
    [some] mur
   *[none] pas de mur
}
forgotten-planet-name-empty = { $cell }, vide
forgotten-planet-name-tile = { $cell }, { $tile }{ $holder ->
    [some] {" "}de { $name }
   *[none] , à personne
}
forgotten-planet-hidden = Tuile cachée : { $kind ->
    [land] terrain
    [special] mine spéciale
    [base] base
   *[unknown] inconnue
}

## Actions
forgotten-planet-do-move = Aller en { $cell }
forgotten-planet-do-build_land = Poser un terrain en { $cell }
forgotten-planet-do-build_mine = Construire une mine en { $cell }
forgotten-planet-do-build_base = Construire une base en { $cell }
forgotten-planet-do-build_wall = Construire un mur, { $cell } { $side }
forgotten-planet-do-push_wall = Pousser le mur { $side }
forgotten-planet-do-blast_wall = Détruire le mur { $side }
forgotten-planet-do-blast = Autodestruction du robot { $robot } en { $cell }
forgotten-planet-do-build_robot = Construire un robot en { $cell }
forgotten-planet-do-sell = Vendre un lot
forgotten-planet-do-concentrate = Concentrer l’énergie
forgotten-planet-do-store = Conserver une énergie
forgotten-planet-do-consume_metal = Brûler du métal
forgotten-planet-do-end_actions = Finir le tour
forgotten-planet-do-choose_tile = Choisir la tuile
forgotten-planet-do-choose_cubes = Prendre ces cubes
forgotten-planet-do-assign_tile = { $cell } va à { $name }
forgotten-planet-do-bid = Miser sur la base { $base }
forgotten-planet-do-hide_tile = Poser { $kind } face cachée en { $cell }
forgotten-planet-opening-move = Déplace un robot
forgotten-planet-opening-build_land = Construit un terrain
forgotten-planet-opening-build_mine = Construit une mine
forgotten-planet-opening-build_base = Construit une base
forgotten-planet-opening-build_wall = Construit un mur
forgotten-planet-opening-push_wall = Pousse un mur
forgotten-planet-opening-blast_wall = Fait sauter un mur
forgotten-planet-opening-blast = Fait sauter une tuile
forgotten-planet-opening-build_robot = Construit un robot
forgotten-planet-note-move = { $holder ->
    [mine] { $tile } à vous
    [nobody] { $tile } à personne
   *[rival] { $tile } de { $name } ; le robot sera OFF au prochain tour, sauf si la tuile est à vous d’ici là
}
forgotten-planet-note-build_mine = 1–2 terrain · 3 brune · 4 blanche · 5 bleue · 6 au choix
forgotten-planet-note-build_base = et { $cubes }
forgotten-planet-note-blast = Tous les robots de la tuile sont détruits, celui-ci aussi.
forgotten-planet-button-build_robot = Robot
forgotten-planet-button-sell = Vendre
forgotten-planet-button-concentrate = Concentrer
forgotten-planet-button-store = Conserver
forgotten-planet-button-consume_metal = Brûler
forgotten-planet-button-blast = Exploser
forgotten-planet-button-end_actions = Finir le tour
forgotten-planet-button-cubes = { $cubes }
forgotten-planet-cost-cubes =
    { $energy } <i:energy> et { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
forgotten-planet-cost-sell = { $energy } <i:energy> et un lot pour { $vp } PV
forgotten-planet-cost-concentrate = { $energy } <i:energy> pour 1 cube
forgotten-planet-cost-store = 1 <i:energy> pour plus tard, { $stored }/{ $cap }
forgotten-planet-cost-consume_metal = { $energy } <i:energy> pour −1 terrain
forgotten-planet-cost-blast = { $energy } <i:energy>, robots détruits
forgotten-planet-cost-end = { $energy } <i:energy> seraient perdues

## Prompts
forgotten-planet-prompt-robot = Le robot { $robot } peut agir partout où c’est éclairé.
forgotten-planet-prompt-act = Choisissez un robot, ou une action de base ci-dessous.
forgotten-planet-prompt-no-robot = { $way ->
    [build] Aucun robot n’est ON : construisez-en un à votre base.
   *[save] Aucun robot n’est ON. Pour revenir : conservez l’énergie, concentrez-la en { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, construisez un robot.
}
forgotten-planet-prompt-last = Il n’y a plus de terrain : la partie finit avec ce tour.
forgotten-planet-prompt-choose_tile = Un six : choisissez la tuile pour { $cell }.
forgotten-planet-prompt-choose_cubes = Mine spéciale : choisissez { $count ->
    [one] un cube
   *[other] { $count } cubes
}.
forgotten-planet-prompt-assign = { $cell } est à égalité entre vous et votre partenaire : à qui va-t-elle ?
forgotten-planet-prompt-bid = Misez sur une base de départ.
forgotten-planet-prompt-hide = Posez une de vos tuiles face cachée.
forgotten-planet-prompt-over = La partie est finie.

## Log
forgotten-planet-log-turn = { $name }, tour { $round }
forgotten-planet-event-turn = <b>{ $energy } énergie</b>{ $stored ->
    [0] {""}
   *[other] , { $stored } conservée
}
forgotten-planet-event-moved = Robot { $robot } : <b>{ $from } → { $to }</b>{ $energy ->
    [0] {""}
   *[other] , −{ $energy }<i:energy>
}
forgotten-planet-event-built = { $tile ->
    [base] Base en <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
   *[land] Terrain en <b>{ $cell }</b>, −{ $energy }<i:energy>
}
forgotten-planet-event-mine_sited = Mine prévue en <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-rolled = <i:die> { $face }
forgotten-planet-event-mine_laid = { $tile ->
    [land] Un terrain vient en <b>{ $cell }</b>
    [brown] Mine <i:cube-brown> en <b>{ $cell }</b>
    [white] Mine <i:cube-white> en <b>{ $cell }</b>
   *[blue] Mine <i:cube-blue> en <b>{ $cell }</b>
}
forgotten-planet-event-wall_built = Mur en <b>{ $cell } { $side }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-wall_pushed = Le robot { $robot } pousse un mur { $side }, <b>{ $from } → { $to }</b>, −{ $energy }<i:energy>
forgotten-planet-event-blasted = Le robot { $robot } explose en <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-wall_blasted = Le robot { $robot } détruit le mur <b>{ $cell } { $side }</b>, −{ $energy }<i:energy>
forgotten-planet-event-robot_destroyed = Le robot { $robot } de { $name } est détruit
forgotten-planet-event-robot_built = Robot { $robot } en <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-sold = Vendu { $cubes } pour <b>{ $vp } PV</b>
forgotten-planet-event-concentrated = Énergie concentrée : { $cubes }, −{ $energy }<i:energy>
forgotten-planet-event-stored = { $energy } énergie conservée
forgotten-planet-event-metal_consumed =
    Métal brûlé, { $land ->
        [one] { $land } tuile Terrain restante
       *[other] { $land } tuiles Terrain restantes
    }
forgotten-planet-event-energy_lost = { $energy } énergie perdue
forgotten-planet-event-control = Zones : { $changes }
forgotten-planet-event-tile_assigned = <b>{ $cell }</b> va à { $name }
forgotten-planet-event-produced = La mine en { $cell } a donné { $cubes }
forgotten-planet-event-cubes_chosen = La mine spéciale a donné { $cubes }
forgotten-planet-event-bid = { $name } mise sur la base { $base }
forgotten-planet-event-tile_hidden = { $name } pose une tuile face cachée en <b>{ $cell }</b>
forgotten-planet-event-tiles_turned_up = Les tuiles cachées sont retournées
forgotten-planet-event-bases_dealt = { $how ->
    [auction] Les enchères sont finies. Dans l’ordre des tours : { $order }
    [fixed] Chaque place a sa propre base. Dans l’ordre des tours : { $order }
   *[random] Les bases de départ sont tirées au sort. Dans l’ordre des tours : { $order }
}
forgotten-planet-event-bases_dealt-seat = { $name } en { $cell }{ $energy ->
    [0] {""}
   *[other] {" "}avec { $energy } d’énergie
}
forgotten-planet-event-game_over = { $reason ->
    [land_used_up] <b>La partie est finie :</b> il n’y a plus de tuiles Terrain
    [area_full] <b>La partie est finie :</b> la zone de jeu est pleine
    [stalled] <b>La partie est finie :</b> rien n’a été posé pendant de nombreux tours
   *[round_limit] <b>La partie est finie :</b> le dernier tour est joué
}

## The position as text
forgotten-planet-text-state = La table
forgotten-planet-text-round = Tour { $round } ; { $energy } énergie fraîche, { $stored } conservée
forgotten-planet-text-bank =
    Banque : { $land ->
        [one] { $land } tuile
       *[other] { $land } tuiles
    } Terrain, { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }, { $walls ->
        [one] { $walls } mur
       *[other] { $walls } murs
    } ; { $empty ->
        [one] { $empty } case vide
       *[other] { $empty } cases vides
    }
forgotten-planet-text-seat =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
forgotten-planet-text-cubes = Cubes : { $brown } bruns, { $white } blancs, { $blue } bleus ; { $energy } énergie au prochain tour, { $stored } conservée
forgotten-planet-text-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } : { $tiles }
forgotten-planet-text-robot = Robot { $robot } en { $cell }, { $on ->
    [on] ON
   *[off] OFF
}
forgotten-planet-text-nobody = À personne
forgotten-planet-text-walls = Murs
forgotten-planet-text-wall-list = { $walls }

## Options and scenarios
forgotten-planet-preset-first = Les bases sont fixées, le premier tour commence aussitôt. Avec conseils, et les coups se reprennent.
forgotten-planet-preset-rulebook = Comme imprimé : les bases de départ sont tirées au sort.
forgotten-planet-preset-tournament = Les bases de départ sont mises aux enchères. Avec pendule, sans conseils ni retour en arrière.
forgotten-planet-option-scenario = Scénario
forgotten-planet-option-scenario-help = La carte ; elle doit convenir au nombre de places. La table vide demande le placement aléatoire.
forgotten-planet-scenario-duel = Duel
forgotten-planet-scenario-twin-veins = Filons jumeaux
forgotten-planet-scenario-triangle = Triangle
forgotten-planet-scenario-trefoil = Trèfle
forgotten-planet-scenario-compass = Boussole
forgotten-planet-scenario-octagon = Octogone
forgotten-planet-scenario-canyon = Canyon
forgotten-planet-scenario-open-range = Plaine ouverte
forgotten-planet-scenario-table = Table vide
forgotten-planet-option-alliances = Alliances
forgotten-planet-option-alliances-help = Deux contre deux ; il faut quatre places. À quatre, l’original le conseille.
forgotten-planet-option-base_assignment = Bases de départ
forgotten-planet-option-base_assignment-help = Tirées au sort, mises aux enchères contre des points, ou fixées par place.
forgotten-planet-option-base_assignment-random = tirées au sort
forgotten-planet-option-base_assignment-auction = aux enchères
forgotten-planet-option-base_assignment-fixed = fixées par place
forgotten-planet-option-random_placement = Placement aléatoire
forgotten-planet-option-random_placement-help = Les joueurs posent bases, terrains et mines spéciales face cachée avant la partie.
forgotten-planet-option-wall_energy = Énergie d’un mur
forgotten-planet-option-wall_energy-help = L’énergie que coûte un mur.
forgotten-planet-option-wall_cubes = Cubes d’un mur
forgotten-planet-option-wall_cubes-help = Les cubes que coûte un mur.
forgotten-planet-option-shared_move = Déplacements en commun
forgotten-planet-option-shared_move-help = Les trois pas d’une énergie peuvent être répartis entre robots.
forgotten-planet-option-new_robot_acts = Les nouveaux robots agissent aussitôt
forgotten-planet-option-new_robot_acts-help = Un robot peut agir le tour où il est construit.
forgotten-planet-option-auto_store = Conservation automatique
forgotten-planet-option-auto_store-help = L’énergie fraîche restante est conservée d’elle-même à la fin des actions.
forgotten-planet-option-base_limit = Bases
forgotten-planet-option-base_limit-help = Les bases viennent d’une réserve commune, ou chacun en a quatre au plus.
forgotten-planet-option-base_limit-pool = réserve commune
forgotten-planet-option-base_limit-each = quatre chacun
forgotten-planet-option-border_encloses = Le bord enferme
forgotten-planet-option-border_encloses-help = Le bord et les cases indisponibles ferment un côté quand une tuile ne doit pas être murée.
forgotten-planet-option-blast_scope = Détruire un mur
forgotten-planet-option-blast_scope-help = L’explosion détruit le mur seul, ou aussi les autres robots de la tuile.
forgotten-planet-option-blast_scope-either = le mur seul
forgotten-planet-option-blast_scope-both = les robots aussi
forgotten-planet-option-six_may_be_land = Un six peut être un terrain
forgotten-planet-option-six_may_be_land-help = Un six au dé de mine peut aussi servir pour un terrain.
forgotten-planet-option-vp_bank = Points de la Guilde
forgotten-planet-option-vp_bank-help = Points de victoire que toutes les ventes peuvent payer ; 0 : sans limite.
forgotten-planet-option-late_start = Départ tardif
forgotten-planet-option-late_start-help = Les derniers joueurs commencent avec de l’énergie conservée : selon le scénario, toujours, ou jamais.
forgotten-planet-option-late_start-scenario = selon le scénario
forgotten-planet-option-late_start-on = toujours
forgotten-planet-option-late_start-off = jamais
forgotten-planet-option-ally_base_passage = À travers les bases du partenaire
forgotten-planet-option-ally_base_passage-help = Les robots peuvent entrer sur les bases du partenaire et les traverser.
forgotten-planet-option-stall_rounds = Tours calmes
forgotten-planet-option-stall_rounds-help = La partie finit après autant de tours où rien n’a été posé ; 0 : jamais.
forgotten-planet-option-max_rounds = Tours au plus
forgotten-planet-option-max_rounds-help = La partie finit après autant de tours ; 0 : jamais.

## Scenario editor
forgotten-planet-editor-title = Éditeur de scénarios
forgotten-planet-editor-tools = Outils
forgotten-planet-editor-map = Carte
forgotten-planet-editor-check = Vérifier et enregistrer
forgotten-planet-editor-tool-cell = Case
forgotten-planet-editor-tool-outside = Dehors
forgotten-planet-editor-tool-blocked = Case indisponible
forgotten-planet-editor-tool-special = Mine spéciale
forgotten-planet-editor-tool-land = Tuile Terrain
forgotten-planet-editor-tool-base = Base { $number }
forgotten-planet-editor-tool-wall = Mur
forgotten-planet-editor-sign-cell = case vide
forgotten-planet-editor-sign-outside = dehors
forgotten-planet-editor-sign-blocked = indisponible
forgotten-planet-editor-sign-special = mine spéciale
forgotten-planet-editor-sign-land = terrain
forgotten-planet-editor-sign-base = base
forgotten-planet-editor-symmetry = Peindre en symétrie
forgotten-planet-editor-symmetry-none = pas du tout
forgotten-planet-editor-symmetry-across = miroir gauche-droite
forgotten-planet-editor-symmetry-down = miroir haut-bas
forgotten-planet-editor-symmetry-turn = demi-tour
forgotten-planet-editor-symmetry-quarter = quarts de tour (cartes carrées)
forgotten-planet-editor-columns = Colonnes
forgotten-planet-editor-rows = Rangées
forgotten-planet-editor-land = Tuiles Terrain
forgotten-planet-editor-land-hint =
    Les deux tiers de { $cells ->
        [one] { $cells } case fait
       *[other] { $cells } cases font
    } { $count }.
forgotten-planet-editor-land-take = Prendre cela
forgotten-planet-editor-name = Nom
forgotten-planet-editor-unnamed = Ma carte
forgotten-planet-editor-fine = On peut jouer sur cette carte.
forgotten-planet-editor-fairness = Distances, en pas
forgotten-planet-editor-from = depuis
forgotten-planet-editor-fair = Toutes les bases sont à égale distance les unes des autres et de leur mine la plus proche.
forgotten-planet-editor-uneven = Les bases ne sont pas placées également ; une enchère des bases peut compenser.
forgotten-planet-editor-shared = Qui a le lien peut la voir et y jouer
forgotten-planet-editor-play = Y jouer maintenant

## Lesson
forgotten-planet-lesson-welcome = Vous êtes le cercle, sur la base <b>D1</b>. Contrôlez des terrains et des mines, et ayez le plus de points quand il n’y a plus de tuiles Terrain. Chaque tour vous donne <b>3 énergies</b> <i:energy>, et davantage quand vous contrôlez plus de tuiles.
forgotten-planet-lesson-land = Votre robot est sur la base. Posez du plancher à côté : cliquez sur la case éclairée <b>D2</b>. Cela coûte une énergie.
forgotten-planet-lesson-move = Une énergie déplace un robot de trois pas au plus, sur des tuiles seulement. Allez en <b>D2</b>.
forgotten-planet-lesson-zone = Posez <b>D3</b>. Pointez d’abord : les tuiles hachurées seront à vous en fin de tour, la <b>mine spéciale</b> en D4 aussi. Une tuile appartient à qui a la base la plus proche.
forgotten-planet-lesson-rival = Sans énergie, votre tour est fini, et la zone est à vous : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }. Le terrain compte { $land }, la mine spéciale { $special }, et tant que personne n’en a plus, robots et bases comptent 1 chacun : <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>. Le rival pose maintenant son plancher vers vous.
forgotten-planet-lesson-tie = La mine D4 est maintenant à <b>trois pas des deux bases</b> : à égale distance, elle n’est à personne. Allez en <b>D4</b> ; un robot peut aller sur toute tuile, sauf une base rivale.
forgotten-planet-lesson-wall = Un mur coupe tout chemin. Construisez-en un au <b>sud</b> de D4, payé avec le <b>cube brun</b> : le rival ne peut plus l’atteindre.
forgotten-planet-lesson-store = Il reste une énergie. <b>Conservez-la</b> : trois au plus peuvent attendre.
forgotten-planet-lesson-end = <b>Finissez le tour</b> : ce qui est conservé le garde ouvert. C’est alors que les zones changent : la mine est de nouveau à vous.
forgotten-planet-lesson-special = Votre robot est sur une mine que vous contrôlez : il creuse. Une mine spéciale donne un cube au choix : prenez un <b>bleu</b>.
forgotten-planet-lesson-rival-again = Les cubes paient murs, robots et bases ; trois différents se vendent contre des points. Au rival.
forgotten-planet-lesson-back = Fondons notre propre mine. Elle ne doit toucher ni mine ni base : revenez en <b>D2</b>.
forgotten-planet-lesson-mine = Construisez une <b>mine</b> en <b>C2</b> : vous nommez l’endroit, puis le dé décide de la couleur. Sur 1 ou 2, c’est un simple terrain.
forgotten-planet-lesson-robot = Bleu ! Avec deux cubes et deux énergies, votre base construit un second <b>robot</b> ; il peut agir aussitôt.
forgotten-planet-lesson-rounds = Vous avez maintenant { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, car vous avez aussi le plus de mines et de robots. Laissons passer <b>quatre tours</b> : vos robots vont aux deux mines et creusent un cube chacun à chaque fin de tour.
forgotten-planet-lesson-sell = Voyez vos cubes : { $brown } bruns, { $white } blancs, { $blue } bleus. Un de chaque se vend : cliquez sur <b>Vendre</b>. Cela coûte une énergie et rapporte <b>2 points</b>.
forgotten-planet-lesson-border = Trois cubes peuvent faire mieux. Allez en <b>E4</b>, la tuile que vous avez posée à la frontière.
forgotten-planet-lesson-base = <b>Fondez une base en E5</b> : trois énergies et un cube de chaque couleur. Elle ne doit toucher ni mine ni autre base. Pointez d’abord, et voyez jusqu’où ira votre zone.
forgotten-planet-lesson-off = La frontière a bougé, et le robot rival en E6 est dans <b>votre zone</b> : il est <b>OFF</b>. Un robot hors de la zone de son maître ne fait rien tant qu’elle n’est pas regagnée. Cela arrive aux vôtres aussi : regardez avant de finir un tour.
forgotten-planet-lesson-goal = { $points } à { $theirs } : plancher, murs, mines, robots, ventes et bases, voilà tout le jeu. Il finit quand les tuiles Terrain s’épuisent, et brûler du métal l’avance. Bonne chance !

## Refusals
forgotten-planet-word-brown = brun
forgotten-planet-word-white = blanc
forgotten-planet-word-blue = bleu
forgotten-planet-phrase-outside = un lieu hors de la zone de jeu
forgotten-planet-why-no-robot = C’est l’affaire des robots, et vous n’en avez pas ; construisez-en un à une base.
forgotten-planet-why-rival-robot = Le robot { $robot } appartient à { $name } ; vous agissez avec les vôtres.
forgotten-planet-refusal-game-over = La partie est finie.
forgotten-planet-refusal-not-your-turn = Ce n’est pas votre tour.
forgotten-planet-refusal-choose-tile-first = Choisissez d’abord la tuile.
forgotten-planet-refusal-choose-cubes-first = Choisissez d’abord les cubes.
forgotten-planet-refusal-assign-tile-first = Donnez d’abord la tuile à un partenaire.
forgotten-planet-refusal-bid-first = Misez d’abord sur une base de départ.
forgotten-planet-refusal-hide-tile-first = Posez d’abord une de vos tuiles cachées.
forgotten-planet-refusal-no-tile-to-choose = Il n’y a pas de tuile à choisir maintenant.
forgotten-planet-refusal-no-cubes-to-choose = Il n’y a pas de cubes à choisir maintenant.
forgotten-planet-refusal-no-tile-to-assign = Il n’y a pas de tuile à donner maintenant.
forgotten-planet-refusal-no-auction = Il n’y a pas d’enchère maintenant.
forgotten-planet-refusal-no-hidden-tiles = Il n’y a pas de tuiles cachées à poser maintenant.
forgotten-planet-refusal-no-such-robot = Il n’y a pas de robot { $robot } ; chacun en a { $robots }.
forgotten-planet-refusal-robot-in-stock = Le robot { $robot } est encore dans votre réserve : construisez-le d’abord.
forgotten-planet-refusal-robot-off = Le robot { $robot } est éteint pendant ce tour.
forgotten-planet-refusal-need-energy = Il vous faut { $need } énergie, vous avez { $have }.
forgotten-planet-refusal-need-each-colour = Il vous faut un cube de chaque couleur ; il manque : { $lacking }.
forgotten-planet-refusal-robot-payment = Un robot coûte { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
}, et non { $have }.
forgotten-planet-refusal-need-cubes = Il vous faut { $need } × { $colour }, vous avez { $have }.
forgotten-planet-refusal-no-way = Aucun chemin de { $steps } pas au plus ne mène en { $cell }.
forgotten-planet-refusal-not-adjacent = { $cell } n’est pas à côté du robot { $robot }, qui est en { $place }.
forgotten-planet-refusal-outside-area = Cette case est hors de la zone de jeu.
forgotten-planet-refusal-tile-there = Il y a déjà une tuile en { $cell }.
forgotten-planet-refusal-wall-in-the-way = Un mur barre le passage.
forgotten-planet-refusal-no-land = Il n’y a plus de tuile Terrain.
forgotten-planet-refusal-mine-neighbour = Une mine ne peut pas toucher une mine ou une base.
forgotten-planet-refusal-no-mine-or-land = Il n’y a plus ni mine ni tuile Terrain.
forgotten-planet-refusal-base-neighbour = Une base ne peut pas toucher une base ou une mine.
forgotten-planet-refusal-no-base = Il n’y a plus de base.
forgotten-planet-refusal-kind-not-left = Cette sorte ne peut pas être choisie.
forgotten-planet-refusal-wall-there = Il y a déjà un mur.
forgotten-planet-refusal-no-wall-left = Il n’y a plus de mur.
forgotten-planet-refusal-wall-cube-missing = Nommez le cube qui paie le mur.
forgotten-planet-refusal-wall-cube-free = À cette table un mur ne coûte pas de cube ; n’en nommez pas.
forgotten-planet-refusal-walled-in = Une tuile seule ne peut pas être murée.
forgotten-planet-refusal-no-wall-to-push = Il n’y a pas de mur de ce côté.
forgotten-planet-refusal-push-over-land = Un mur ne se pousse que par-dessus un terrain.
forgotten-planet-refusal-robot-behind = Un robot est derrière le mur.
forgotten-planet-refusal-wall-behind = Un autre mur est derrière.
forgotten-planet-refusal-no-wall-to-blast = Il n’y a pas de mur de ce côté.
forgotten-planet-refusal-not-your-base = Ce n’est pas votre base.
forgotten-planet-refusal-all-robots-out = { $robots ->
    [one] Votre robot est déjà en jeu.
   *[other] Les { $robots } robots sont tous en jeu.
}
forgotten-planet-refusal-guild-empty = La Guilde n’a plus de points de victoire.
forgotten-planet-refusal-no-land-to-consume = Il n’y a plus de tuile Terrain.
forgotten-planet-refusal-no-fresh-energy = Il ne reste pas d’énergie fraîche.
forgotten-planet-refusal-store-full = On ne peut pas conserver plus de { $cap }.
forgotten-planet-refusal-wrong-cube-count = Choisissez { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}.
forgotten-planet-refusal-other-tile = La tuile en question est { $cell }.
forgotten-planet-refusal-not-a-partner = La tuile va à l’un des deux partenaires.
forgotten-planet-refusal-hold-a-base = Vous tenez déjà une base.
forgotten-planet-refusal-bid-next-round = Vous misez de nouveau au tour suivant.
forgotten-planet-refusal-no-such-base = Cette base n’existe pas ; choisissez-en une de 1 à { $bases }.
forgotten-planet-refusal-kind-already-laid = Vous avez déjà posé cette tuile.
forgotten-planet-refusal-not-in-area = Cette case est hors de la zone de jeu.
forgotten-planet-refusal-too-near = Trop près d’une autre tuile : au moins { $least ->
    [one] { $least } case vide les sépare
   *[other] { $least } cases vides les séparent
}.
forgotten-planet-refusal-too-far = Trop loin de toutes les autres tuiles : au plus { $most ->
    [one] { $most } case vide la sépare
   *[other] { $most } cases vides la séparent
} de la plus proche.

## Words of the game, explained where they stand
forgotten-planet-glossary-zone = Zone
forgotten-planet-glossary-zone-means = Toutes les tuiles plus proches d’une de vos bases que de celles des autres, en pas sur des tuiles. À égale distance, une tuile n’est à personne.
forgotten-planet-glossary-zone-forms = zone, zones
forgotten-planet-glossary-off = ON et OFF
forgotten-planet-glossary-off-means = Un robot qui est dans votre zone au début de votre tour est ON et agit. Dehors, il est OFF et ne fait rien ce tour.
forgotten-planet-glossary-off-forms = ON, OFF
forgotten-planet-glossary-special = Mine spéciale
forgotten-planet-glossary-special-means = Une mine présente dès le départ. Qui la contrôle a 3 points, et un robot posé dessus creuse un cube de n’importe quelle couleur.
forgotten-planet-glossary-special-forms = mine spéciale, mines spéciales
forgotten-planet-glossary-cube = Cube
forgotten-planet-glossary-cube-means = Brun, blanc ou bleu, creusé par les robots sur les mines que vous contrôlez. Les cubes paient murs, robots et bases ; trois couleurs se vendent 2 points.
forgotten-planet-glossary-cube-forms = cube, cubes
forgotten-planet-glossary-stored = Énergie conservée
forgotten-planet-glossary-stored-means = L’énergie gardée pour un tour suivant, trois au plus. Ce qui n’est ni dépensé ni conservé est perdu en fin de tour.
forgotten-planet-glossary-stored-forms = énergie conservée, conserver
forgotten-planet-glossary-burn = Brûler du métal
forgotten-planet-glossary-burn-means = Une énergie jette une tuile Terrain de la banque : la partie finit plus tôt.
forgotten-planet-glossary-burn-forms = brûler du métal, brûle du métal
