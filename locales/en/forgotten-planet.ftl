# The Forgotten Planet: actions, log, refusals, options, scenarios.

## Icons
icon-energy = energy
icon-cube-brown = brown cube
icon-cube-white = white cube
icon-cube-blue = blue cube
icon-die = die

## Terms
forgotten-planet-tile-land = land
forgotten-planet-tile-brown = brown mine
forgotten-planet-tile-white = white mine
forgotten-planet-tile-blue = blue mine
forgotten-planet-tile-special = special mine
forgotten-planet-tile-base = base
forgotten-planet-side-N = north
forgotten-planet-side-E = east
forgotten-planet-side-S = south
forgotten-planet-side-W = west
forgotten-planet-off = OFF
forgotten-planet-tiles = tiles
forgotten-planet-part-land = land
forgotten-planet-part-special = special
forgotten-planet-part-mines = mines
forgotten-planet-part-bases = bases
forgotten-planet-part-sales = sales
forgotten-planet-part-debt = auction
forgotten-planet-part-bonus = bonus
forgotten-planet-part-most_mines = most mines
forgotten-planet-part-most_robots = most robots
forgotten-planet-part-most_bases = most bases
forgotten-planet-part-partner = partner
forgotten-planet-tie = Equal points: more cubes in hand decided.
forgotten-planet-reason-land_used_up = The land tiles have run out.
forgotten-planet-reason-area_full = The playing area is full.
forgotten-planet-reason-stalled = Nothing was laid for many rounds.
forgotten-planet-reason-round_limit = The last round is over.

## Board
forgotten-planet-area =
    Playing area, { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } and { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }
forgotten-planet-show-zones = Control zones
forgotten-planet-head-round = Round <b>{ $round }</b>
forgotten-planet-head-empty =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    } empty
forgotten-planet-fact-tiles = tiles controlled
forgotten-planet-fact-goal = Tiles controlled: { $tiles }; one more energy at { $next }
forgotten-planet-die = The die shows { $face }.
forgotten-planet-fact-energy = energy next turn, and stored
forgotten-planet-fact-robots = robots ON of all
forgotten-planet-fact-mines = mines controlled
forgotten-planet-fact-bases = bases
forgotten-planet-most-title = 3 VP for the most
forgotten-planet-most-mines = mines
forgotten-planet-most-robots = robots
forgotten-planet-most-bases = bases
forgotten-planet-most-points = ({ $points } VP)
forgotten-planet-most-nobody = nobody yet
forgotten-planet-bank = Bank
forgotten-planet-land-left = Land tiles left
forgotten-planet-of-total = of { $total }
forgotten-planet-land-told = { $laid } laid, { $consumed } burnt, { $left } left. At 0 the game ends.
forgotten-planet-mines-left = mines left
forgotten-planet-bases-left = bases left
forgotten-planet-walls-left = walls left
forgotten-planet-vp-left = victory points the Guild can still pay
forgotten-planet-stock-energy = { $fresh } fresh energy, { $stored } stored
forgotten-planet-at-turn-end = At turn’s end
forgotten-planet-effect-none = No zone changes at turn’s end.
forgotten-planet-effect-energy = Next turn <b>{ $will } energy</b> instead of { $was }
forgotten-planet-effect-robot = Robot { $robot } on { $cell } goes <b>{ $on ->
    [on] ON
   *[off] OFF
}</b>
forgotten-planet-name-robot = Robot { $robot } of { $owner } on { $cell }, { $on ->
    [on] ON
   *[off] OFF
}
forgotten-planet-name-side = { $cell } { $side }, { $wall ->
    [some] wall
   *[none] no wall
}
forgotten-planet-name-empty = { $cell }, empty
forgotten-planet-name-tile = { $cell }, { $tile }{ $holder ->
    [some] {" "}of { $name }
   *[none] , nobody’s
}
forgotten-planet-hidden = Hidden tile: { $kind ->
    [land] land
    [special] special mine
    [base] base
   *[unknown] unknown
}

## Actions
forgotten-planet-do-move = Move to { $cell }
forgotten-planet-do-build_land = Build land on { $cell }
forgotten-planet-do-build_mine = Build a mine on { $cell }
forgotten-planet-do-build_base = Build a base on { $cell }
forgotten-planet-do-build_wall = Build wall, { $cell } { $side }
forgotten-planet-do-push_wall = Push the wall { $side }
forgotten-planet-do-blast_wall = Blast the wall { $side }
forgotten-planet-do-blast = Robot { $robot } blasts { $cell }
forgotten-planet-do-build_robot = Build a robot on { $cell }
forgotten-planet-do-sell = Sell a set
forgotten-planet-do-concentrate = Concentrate energy
forgotten-planet-do-store = Store one energy
forgotten-planet-do-consume_metal = Burn metal
forgotten-planet-do-end_actions = End turn
forgotten-planet-do-choose_tile = Choose the tile
forgotten-planet-do-choose_cubes = Take these cubes
forgotten-planet-do-assign_tile = { $cell } goes to { $name }
forgotten-planet-do-bid = Bid for base { $base }
forgotten-planet-do-hide_tile = Lay { $kind } face down on { $cell }
forgotten-planet-opening-move = Moves a robot
forgotten-planet-opening-build_land = Builds land
forgotten-planet-opening-build_mine = Builds a mine
forgotten-planet-opening-build_base = Builds a base
forgotten-planet-opening-build_wall = Builds a wall
forgotten-planet-opening-push_wall = Pushes a wall
forgotten-planet-opening-blast_wall = Blasts a wall
forgotten-planet-opening-blast = Blasts a tile
forgotten-planet-opening-build_robot = Builds a robot
forgotten-planet-note-move = { $holder ->
    [mine] your { $tile }
    [nobody] nobody’s { $tile }
   *[rival] { $name }’s { $tile }; the robot is OFF next turn unless the tile is yours by then
}
forgotten-planet-note-build_mine = 1–2 land · 3 brown · 4 white · 5 blue · 6 you choose
forgotten-planet-note-build_base = and { $cubes }
forgotten-planet-note-blast = All robots on the tile are destroyed, this one too.
forgotten-planet-button-build_robot = Build robot
forgotten-planet-button-sell = Sell a set
forgotten-planet-button-concentrate = Concentrate
forgotten-planet-button-store = Store
forgotten-planet-button-consume_metal = Burn metal
forgotten-planet-button-blast = Blast
forgotten-planet-button-end_actions = End turn
forgotten-planet-button-cubes = { $cubes }
forgotten-planet-cost-cubes =
    { $energy } <i:energy> and { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
forgotten-planet-cost-sell = { $energy } <i:energy> and a set for { $vp } VP
forgotten-planet-cost-concentrate = { $energy } <i:energy> for 1 cube
forgotten-planet-cost-store = 1 <i:energy> for later, { $stored }/{ $cap }
forgotten-planet-cost-consume_metal = { $energy } <i:energy> for −1 land
forgotten-planet-cost-blast = { $energy } <i:energy>, robots destroyed
forgotten-planet-cost-end = { $energy } <i:energy> would be lost

## Prompts
forgotten-planet-prompt-robot = Robot { $robot } can act on every lit place.
forgotten-planet-prompt-act = Choose a robot, or a base action below.
forgotten-planet-prompt-no-robot = { $way ->
    [build] No robot is ON: build one at your base.
   *[save] No robot is ON. To come back: store energy, concentrate it into { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }, build a robot.
}
forgotten-planet-prompt-last = The land has run out: the game ends with this turn.
forgotten-planet-prompt-choose_tile = You rolled a six: choose the tile for { $cell }.
forgotten-planet-prompt-choose_cubes = Special mine: choose { $count ->
    [one] one cube
   *[other] { $count } cubes
}.
forgotten-planet-prompt-assign = { $cell } is tied between you and your partner: who gets it?
forgotten-planet-prompt-bid = Bid for a starting base.
forgotten-planet-prompt-hide = Lay one of your tiles face down.
forgotten-planet-prompt-over = The game is over.

## Log
forgotten-planet-log-turn = { $name }, round { $round }
forgotten-planet-event-turn = <b>{ $energy } energy</b>{ $stored ->
    [0] {""}
   *[other] , { $stored } stored
}
forgotten-planet-event-moved = Robot { $robot } moved <b>{ $from } → { $to }</b>{ $energy ->
    [0] {""}
   *[other] , −{ $energy }<i:energy>
}
forgotten-planet-event-built = { $tile ->
    [base] Base on <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
   *[land] Land on <b>{ $cell }</b>, −{ $energy }<i:energy>
}
forgotten-planet-event-mine_sited = Mine planned on <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-rolled = <i:die> rolled { $face }
forgotten-planet-event-mine_laid = { $tile ->
    [land] Land comes to <b>{ $cell }</b>
    [brown] <i:cube-brown> mine on <b>{ $cell }</b>
    [white] <i:cube-white> mine on <b>{ $cell }</b>
   *[blue] <i:cube-blue> mine on <b>{ $cell }</b>
}
forgotten-planet-event-wall_built = Wall on <b>{ $cell } { $side }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-wall_pushed = Robot { $robot } pushed a wall { $side }, <b>{ $from } → { $to }</b>, −{ $energy }<i:energy>
forgotten-planet-event-blasted = Robot { $robot } blasts <b>{ $cell }</b>, −{ $energy }<i:energy>
forgotten-planet-event-wall_blasted = Robot { $robot } blasts the wall <b>{ $cell } { $side }</b>, −{ $energy }<i:energy>
forgotten-planet-event-robot_destroyed = Robot { $robot } of { $name } is destroyed
forgotten-planet-event-robot_built = Robot { $robot } on <b>{ $cell }</b>, −{ $energy }<i:energy> { $cubes }
forgotten-planet-event-sold = Sold { $cubes } for <b>{ $vp } VP</b>
forgotten-planet-event-concentrated = Concentrated energy: { $cubes }, −{ $energy }<i:energy>
forgotten-planet-event-stored = Stored { $energy } energy
forgotten-planet-event-metal_consumed =
    Metal burnt, { $land ->
        [one] { $land } land tile
       *[other] { $land } land tiles
    } left
forgotten-planet-event-energy_lost = { $energy } energy lost
forgotten-planet-event-control = Zones: { $changes }
forgotten-planet-event-tile_assigned = <b>{ $cell }</b> goes to { $name }
forgotten-planet-event-produced = Mine on { $cell } gave { $cubes }
forgotten-planet-event-cubes_chosen = Special mine gave { $cubes }
forgotten-planet-event-bid = { $name } bids for base { $base }
forgotten-planet-event-tile_hidden = { $name } lays a tile face down on <b>{ $cell }</b>
forgotten-planet-event-tiles_turned_up = The hidden tiles are turned up
forgotten-planet-event-bases_dealt = { $how ->
    [auction] The auction is over. In order of turns: { $order }
    [fixed] Every seat has its own base. In order of turns: { $order }
   *[random] The starting bases are drawn. In order of turns: { $order }
}
forgotten-planet-event-bases_dealt-seat = { $name } at { $cell }{ $energy ->
    [0] {""}
   *[other] {" "}with { $energy } energy
}
forgotten-planet-event-game_over = { $reason ->
    [land_used_up] <b>The game is over:</b> the land tiles have run out
    [area_full] <b>The game is over:</b> the playing area is full
    [stalled] <b>The game is over:</b> nothing was laid for many rounds
   *[round_limit] <b>The game is over:</b> the last round is played
}

## The position as text
forgotten-planet-text-state = The table
forgotten-planet-text-round = Round { $round }; { $energy } fresh energy, { $stored } stored
forgotten-planet-text-bank =
    Bank: { $land ->
        [one] { $land } land tile
       *[other] { $land } land tiles
    }, { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }, { $walls ->
        [one] { $walls } wall
       *[other] { $walls } walls
    }; { $empty ->
        [one] { $empty } cell is
       *[other] { $empty } cells are
    } empty
forgotten-planet-text-seat =
    { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
forgotten-planet-text-cubes = Cubes: { $brown } brown, { $white } white, { $blue } blue; { $energy } energy next turn, { $stored } stored
forgotten-planet-text-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }: { $tiles }
forgotten-planet-text-robot = Robot { $robot } on { $cell }, { $on ->
    [on] ON
   *[off] OFF
}
forgotten-planet-text-nobody = Nobody’s
forgotten-planet-text-walls = Walls
forgotten-planet-text-wall-list = { $walls }

## Options and scenarios
forgotten-planet-preset-first = The bases are fixed, so the first turn begins at once. Hints are on, and moves can be taken back.
forgotten-planet-preset-rulebook = As printed: the starting bases are drawn.
forgotten-planet-preset-tournament = The starting bases are auctioned. With a clock, without hints, and no taking back.
forgotten-planet-option-scenario = Scenario
forgotten-planet-option-scenario-help = The map to play on; it must fit the number of seats. The empty table needs random placement.
forgotten-planet-scenario-duel = Duel
forgotten-planet-scenario-twin-veins = Twin veins
forgotten-planet-scenario-triangle = Triangle
forgotten-planet-scenario-trefoil = Trefoil
forgotten-planet-scenario-compass = Compass
forgotten-planet-scenario-octagon = Octagon
forgotten-planet-scenario-canyon = Canyon
forgotten-planet-scenario-open-range = Open range
forgotten-planet-scenario-table = Empty table
forgotten-planet-option-alliances = Alliances
forgotten-planet-option-alliances-help = Two against two; needs four seats. For four players the original advises it.
forgotten-planet-option-base_assignment = Starting bases
forgotten-planet-option-base_assignment-help = Dealt at random, auctioned for victory points, or fixed by seat.
forgotten-planet-option-base_assignment-random = dealt at random
forgotten-planet-option-base_assignment-auction = auctioned
forgotten-planet-option-base_assignment-fixed = fixed by seat
forgotten-planet-option-random_placement = Random placement
forgotten-planet-option-random_placement-help = The players lay bases, land and special mines face down before the game.
forgotten-planet-option-wall_energy = Energy of a wall
forgotten-planet-option-wall_energy-help = Energy that a wall costs.
forgotten-planet-option-wall_cubes = Cubes of a wall
forgotten-planet-option-wall_cubes-help = Cubes that a wall costs.
forgotten-planet-option-shared_move = Shared steps
forgotten-planet-option-shared_move-help = The three steps of one energy may be divided among robots.
forgotten-planet-option-new_robot_acts = New robots act at once
forgotten-planet-option-new_robot_acts-help = A robot may act in the turn in which it is built.
forgotten-planet-option-auto_store = Store by itself
forgotten-planet-option-auto_store-help = What is left of the fresh energy is stored by itself when the actions end.
forgotten-planet-option-base_limit = Bases
forgotten-planet-option-base_limit-help = Bases come from a common pool, or each player has at most four.
forgotten-planet-option-base_limit-pool = common pool
forgotten-planet-option-base_limit-each = four each
forgotten-planet-option-border_encloses = The border encloses
forgotten-planet-option-border_encloses-help = The border and blocked cells close a side when a tile must not be walled in.
forgotten-planet-option-blast_scope = Blasting a wall
forgotten-planet-option-blast_scope-help = A wall blast destroys the wall only, or the other robots on the tile as well.
forgotten-planet-option-blast_scope-either = the wall only
forgotten-planet-option-blast_scope-both = the robots as well
forgotten-planet-option-six_may_be_land = A six may be land
forgotten-planet-option-six_may_be_land-help = A six on the mine die may also be used for a land tile.
forgotten-planet-option-vp_bank = Points of the Guild
forgotten-planet-option-vp_bank-help = Victory points that all sales together can pay; 0 is no limit.
forgotten-planet-option-late_start = Late start
forgotten-planet-option-late_start-help = Later players begin with stored energy: as the scenario says, always, or never.
forgotten-planet-option-late_start-scenario = as the scenario says
forgotten-planet-option-late_start-on = always
forgotten-planet-option-late_start-off = never
forgotten-planet-option-ally_base_passage = Through the partner’s bases
forgotten-planet-option-ally_base_passage-help = Robots may enter and cross the partner’s bases.
forgotten-planet-option-stall_rounds = Quiet rounds
forgotten-planet-option-stall_rounds-help = The game ends after so many rounds in which nothing was laid; 0 is never.
forgotten-planet-option-max_rounds = Most rounds
forgotten-planet-option-max_rounds-help = The game ends after so many rounds; 0 is never.

## Scenario editor
forgotten-planet-editor-title = Scenario editor
forgotten-planet-editor-tools = Tools
forgotten-planet-editor-map = Map
forgotten-planet-editor-check = Check and save
forgotten-planet-editor-tool-cell = Cell
forgotten-planet-editor-tool-outside = Outside
forgotten-planet-editor-tool-blocked = Blocked cell
forgotten-planet-editor-tool-special = Special mine
forgotten-planet-editor-tool-land = Land tile
forgotten-planet-editor-tool-base = Base { $number }
forgotten-planet-editor-tool-wall = Wall
forgotten-planet-editor-sign-cell = empty cell
forgotten-planet-editor-sign-outside = outside
forgotten-planet-editor-sign-blocked = blocked
forgotten-planet-editor-sign-special = special mine
forgotten-planet-editor-sign-land = land
forgotten-planet-editor-sign-base = base
forgotten-planet-editor-symmetry = Paint symmetrically
forgotten-planet-editor-symmetry-none = not at all
forgotten-planet-editor-symmetry-across = mirrored left and right
forgotten-planet-editor-symmetry-down = mirrored top and bottom
forgotten-planet-editor-symmetry-turn = turned by half
forgotten-planet-editor-symmetry-quarter = turned by quarters (square maps)
forgotten-planet-editor-columns = Columns
forgotten-planet-editor-rows = Rows
forgotten-planet-editor-land = Land tiles
forgotten-planet-editor-land-hint =
    Two thirds of { $cells ->
        [one] { $cells } cell is
       *[other] { $cells } cells are
    } { $count }.
forgotten-planet-editor-land-take = Take that
forgotten-planet-editor-name = Name
forgotten-planet-editor-unnamed = My map
forgotten-planet-editor-fine = This map can be played.
forgotten-planet-editor-fairness = Distances, in steps
forgotten-planet-editor-from = from
forgotten-planet-editor-fair = All bases are equally far from each other and from their nearest mine.
forgotten-planet-editor-uneven = The bases are not equally placed; an auction of the bases can even that out.
forgotten-planet-editor-shared = Whoever has the link may see and play it
forgotten-planet-editor-play = Play it now

## Lesson
forgotten-planet-lesson-welcome = You are the circle, on base <b>D1</b>. Control land and mines, and have the most points when the land tiles run out. Each turn gives you <b>3 energy</b> <i:energy>, and more the more tiles you control.
forgotten-planet-lesson-land = Your robot stands on the base. Lay metal floor beside it: click the lit cell <b>D2</b>. It costs one energy.
forgotten-planet-lesson-move = One energy moves a robot up to three steps, over tiles only. Walk to <b>D2</b>.
forgotten-planet-lesson-zone = Lay <b>D3</b>. Point at it first: the hatched tiles will be yours when the turn ends, the <b>special mine</b> on D4 too. A tile belongs to whoever has the nearest base.
forgotten-planet-lesson-rival = With no energy left your turn has ended, and the zone is yours: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }. Land counts { $land }, the special mine { $special }, and until somebody has more, robots and bases count 1 each: <b>{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }</b>. Now the rival lays floor towards you.
forgotten-planet-lesson-tie = The mine on D4 is now <b>three steps from both bases</b>: equal distance belongs to nobody. Walk to <b>D4</b>; a robot may stand on any tile but a rival’s base.
forgotten-planet-lesson-wall = A wall cuts every way. Build one on the <b>south</b> side of D4, paid with the <b>brown cube</b>, and the rival can no longer reach it.
forgotten-planet-lesson-store = One energy is left. <b>Store</b> it for later: at most three can wait.
forgotten-planet-lesson-end = <b>End the turn</b>: what is stored keeps it open. Only now the zones change: the mine is yours again.
forgotten-planet-lesson-special = Your robot stands on a mine that you control, so it digs. A special mine gives a cube of your choice: take a <b>blue</b> one.
forgotten-planet-lesson-rival-again = Cubes pay for walls, robots and bases; three different ones sell for points. The rival moves.
forgotten-planet-lesson-back = Let us found a mine of our own. It must not touch another mine or a base, so walk back to <b>D2</b>.
forgotten-planet-lesson-mine = Build a <b>mine</b> on <b>C2</b>: you name the place, then the die decides the colour. On 1 or 2 it becomes plain land.
forgotten-planet-lesson-robot = Blue! With two cubes and two energy your base builds a second <b>robot</b>; it may act at once.
forgotten-planet-lesson-rounds = You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now, for you also have the most mines and robots. Let <b>four rounds</b> pass: your robots go to the two mines and dig a cube each at every end of turn.
forgotten-planet-lesson-sell = Look at your cubes: { $brown } brown, { $white } white, { $blue } blue. One of each can be sold: press <b>Sell</b>. It costs one energy and brings <b>2 points</b>.
forgotten-planet-lesson-border = Three cubes can do something bigger. Walk to <b>E4</b>, the tile that you laid at the border.
forgotten-planet-lesson-base = <b>Found a base on E5</b>: three energy and one cube of each colour. It may touch neither a mine nor another base. Point at it first and see how far your zone will reach.
forgotten-planet-lesson-off = The border has moved, and the rival’s robot on E6 stands in <b>your zone</b>: it is <b>OFF</b>. A robot outside its owner’s zone does nothing until the zone is won back. That happens to yours, too: look before you end a turn.
forgotten-planet-lesson-goal = { $points } to { $theirs }: floor, walls, mines, robots, sales and bases are the whole game. It ends when the land tiles run out, and burning metal brings that about sooner. Good luck!

## Refusals
forgotten-planet-word-brown = brown
forgotten-planet-word-white = white
forgotten-planet-word-blue = blue
forgotten-planet-phrase-outside = a place outside the playing area
forgotten-planet-why-no-robot = Robots do that, and you have none; build one at a base.
forgotten-planet-why-rival-robot = Robot { $robot } belongs to { $name }; you act with your own robots.
forgotten-planet-refusal-game-over = The game is over.
forgotten-planet-refusal-not-your-turn = It is not your turn.
forgotten-planet-refusal-choose-tile-first = Choose the tile first.
forgotten-planet-refusal-choose-cubes-first = Choose the cubes first.
forgotten-planet-refusal-assign-tile-first = Give the tile to a partner first.
forgotten-planet-refusal-bid-first = Bid for a starting base first.
forgotten-planet-refusal-hide-tile-first = Lay one of your hidden tiles first.
forgotten-planet-refusal-no-tile-to-choose = There is no tile to choose now.
forgotten-planet-refusal-no-cubes-to-choose = There are no cubes to choose now.
forgotten-planet-refusal-no-tile-to-assign = There is no tile to give away now.
forgotten-planet-refusal-no-auction = There is no auction now.
forgotten-planet-refusal-no-hidden-tiles = There are no hidden tiles to lay now.
forgotten-planet-refusal-no-such-robot = There is no robot { $robot }; every player has { $robots }.
forgotten-planet-refusal-robot-in-stock = Robot { $robot } is still in your stock: build it first.
forgotten-planet-refusal-robot-off = Robot { $robot } is switched off in this turn.
forgotten-planet-refusal-need-energy = You need { $need } energy, you have { $have }.
forgotten-planet-refusal-need-each-colour = You need one cube of each colour; you lack { $lacking }.
forgotten-planet-refusal-robot-payment = A robot costs { $need ->
    [one] 1 cube
   *[other] { $need } cubes
}, not { $have }.
forgotten-planet-refusal-need-cubes = You need { $need } { $colour } { $need ->
    [one] cube
   *[other] cubes
}, you have { $have }.
forgotten-planet-refusal-no-way = No way of at most { $steps ->
    [one] 1 step leads
   *[other] { $steps } steps leads
} to { $cell }.
forgotten-planet-refusal-not-adjacent = { $cell } is not next to robot { $robot }, which stands on { $place }.
forgotten-planet-refusal-outside-area = This cell is outside the playing area.
forgotten-planet-refusal-tile-there = There is a tile on { $cell } already.
forgotten-planet-refusal-wall-in-the-way = A wall is in the way.
forgotten-planet-refusal-no-land = No land tile is left.
forgotten-planet-refusal-mine-neighbour = A mine may not be next to a mine or a base.
forgotten-planet-refusal-no-mine-or-land = Neither a mine nor a land tile is left.
forgotten-planet-refusal-base-neighbour = A base may not be next to a base or a mine.
forgotten-planet-refusal-no-base = No base is left.
forgotten-planet-refusal-kind-not-left = This kind cannot be chosen.
forgotten-planet-refusal-wall-there = There is a wall already.
forgotten-planet-refusal-no-wall-left = No wall is left.
forgotten-planet-refusal-wall-cube-missing = Name the cube that pays for the wall.
forgotten-planet-refusal-wall-cube-free = A wall costs no cube at this table; name none.
forgotten-planet-refusal-walled-in = A single tile may not be walled in.
forgotten-planet-refusal-no-wall-to-push = There is no wall on that side.
forgotten-planet-refusal-push-over-land = Walls can only be pushed over a land tile.
forgotten-planet-refusal-robot-behind = A robot is behind the wall.
forgotten-planet-refusal-wall-behind = Another wall is behind it.
forgotten-planet-refusal-no-wall-to-blast = There is no wall on that side.
forgotten-planet-refusal-not-your-base = That is not your base.
forgotten-planet-refusal-all-robots-out = { $robots ->
    [one] Your robot is in play already.
   *[other] All { $robots } robots are in play.
}
forgotten-planet-refusal-guild-empty = The Guild has no more victory points.
forgotten-planet-refusal-no-land-to-consume = No land tile is left.
forgotten-planet-refusal-no-fresh-energy = No fresh energy is left.
forgotten-planet-refusal-store-full = You can store no more than { $cap }.
forgotten-planet-refusal-wrong-cube-count = Choose { $count ->
    [one] 1 cube
   *[other] { $count } cubes
}.
forgotten-planet-refusal-other-tile = The tile in question is { $cell }.
forgotten-planet-refusal-not-a-partner = The tile goes to one of the two partners.
forgotten-planet-refusal-hold-a-base = You hold a base already.
forgotten-planet-refusal-bid-next-round = You bid again in the next round.
forgotten-planet-refusal-no-such-base = There is no such base; choose one from 1 to { $bases }.
forgotten-planet-refusal-kind-already-laid = You have laid this tile already.
forgotten-planet-refusal-not-in-area = This cell is outside the playing area.
forgotten-planet-refusal-too-near = Too near to another tile: at least { $least ->
    [one] 1 empty cell lies
   *[other] { $least } empty cells lie
} between them.
forgotten-planet-refusal-too-far = Too far from all other tiles: at most { $most ->
    [one] 1 empty cell lies
   *[other] { $most } empty cells lie
} between it and the nearest.

## Words of the game, explained where they stand
forgotten-planet-glossary-zone = Zone
forgotten-planet-glossary-zone-means = All tiles that are nearer to one of your bases than to anybody else’s, counted in steps over tiles. At equal distance a tile belongs to nobody.
forgotten-planet-glossary-zone-forms = zone, zones
forgotten-planet-glossary-off = ON and OFF
forgotten-planet-glossary-off-means = A robot that stands in your zone when your turn begins is ON and acts. Outside it is OFF and does nothing this turn.
forgotten-planet-glossary-off-forms = ON, OFF
forgotten-planet-glossary-special = Special mine
forgotten-planet-glossary-special-means = A mine that lies on the map from the start. Whoever controls it has 3 points, and a robot on it digs a cube of any colour.
forgotten-planet-glossary-special-forms = special mine, special mines
forgotten-planet-glossary-cube = Cube
forgotten-planet-glossary-cube-means = Brown, white or blue, dug by robots on mines that you control. Cubes pay for walls, robots and bases; a set of three colours sells for 2 points.
forgotten-planet-glossary-cube-forms = cube, cubes
forgotten-planet-glossary-stored = Stored energy
forgotten-planet-glossary-stored-means = Energy kept for a later turn, at most three. What is neither spent nor stored is lost at the end of the turn.
forgotten-planet-glossary-stored-forms = stored energy, store energy, stored
forgotten-planet-glossary-burn = Burning metal
forgotten-planet-glossary-burn-means = One energy throws a land tile of the bank away: the game ends sooner.
forgotten-planet-glossary-burn-forms = burning metal, burn metal
