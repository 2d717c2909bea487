# Duck Dealer: goods, actions, log, refusals, options.

## Words
duck-dealer-word-duck = rubber duck
duck-dealer-word-beads = plastic beads
duck-dealer-word-solar = solar panel
duck-dealer-word-paint = blue paint
duck-dealer-word-booth = phone booth
duck-dealer-word-satellite = satellite
duck-dealer-word-accelerator = linear accelerator
duck-dealer-word-stealth = stealth duck
duck-dealer-word-radio = radio
duck-dealer-word-pills = slimming pills
duck-dealer-word-economy = economy
duck-dealer-word-art = modern art
duck-dealer-word-science = science
duck-dealer-word-religion = religion
duck-dealer-word-politics = politics
duck-dealer-word-medicine = medicine
duck-dealer-word-military = military
duck-dealer-word-none = none
duck-dealer-word-hold = hold
duck-dealer-word-navigator = navigator
duck-dealer-word-engineer = engineer
duck-dealer-word-merchant = merchant
duck-dealer-word-any = any equipment
duck-dealer-word-red = move
duck-dealer-word-yellow = build
duck-dealer-word-blue = trade
duck-dealer-word-left = left
duck-dealer-word-right = right
duck-dealer-word-mine = mine
duck-dealer-word-shipyard = shipyard
duck-dealer-word-factory = factory
duck-dealer-word-consumer = consumer
duck-dealer-short-duck = Duck
duck-dealer-short-beads = Beads
duck-dealer-short-solar = Solar
duck-dealer-short-paint = Paint
duck-dealer-short-booth = Booth
duck-dealer-short-satellite = Satellite
duck-dealer-short-accelerator = Accel.
duck-dealer-short-stealth = Stealth
duck-dealer-short-radio = Radio
duck-dealer-short-pills = Pills
duck-dealer-short-economy = Economy
duck-dealer-short-art = Modern art
duck-dealer-short-science = Science
duck-dealer-short-religion = Religion
duck-dealer-short-politics = Politics
duck-dealer-short-medicine = Medicine
duck-dealer-short-military = Military
duck-dealer-building-mine = Mine
duck-dealer-building-shipyard = Shipyard
duck-dealer-building-factory = Factory
duck-dealer-building-consumer = Consumer
duck-dealer-does-hold = room for two goods
duck-dealer-does-navigator = one move token more with every collect
duck-dealer-does-engineer = one build token more with every collect
duck-dealer-does-merchant = one trade token more with every collect
duck-dealer-energy-red = Move
duck-dealer-energy-yellow = Build
duck-dealer-energy-blue = Trade
duck-dealer-nothing = nothing
duck-dealer-free-slot = free slot
duck-dealer-undiscovered = not discovered
duck-dealer-tile-state = { $what }{ $built ->
    [built] {""}
   *[unbuilt] , not built
}
duck-dealer-part-shipyards = shipyards
duck-dealer-part-factories = factories
duck-dealer-part-consumers = consumers
duck-dealer-part-deliveries = deliveries
duck-dealer-tie = Equal points: fewer action turns decided.
duck-dealer-reason-counter = The turn counter is full.
duck-dealer-reason-stall = Nobody has acted for many rounds.

## Icons
icon-dd-move = move energy
icon-dd-build = build energy
icon-dd-trade = trade energy
icon-dd-duck = rubber duck
icon-dd-beads = plastic beads
icon-dd-solar = solar panel
icon-dd-paint = blue paint
icon-dd-booth = phone booth
icon-dd-satellite = satellite
icon-dd-accelerator = linear accelerator
icon-dd-stealth = stealth duck
icon-dd-radio = radio
icon-dd-pills = slimming pills
icon-dd-economy = economy
icon-dd-art = modern art
icon-dd-science = science
icon-dd-religion = religion
icon-dd-politics = politics
icon-dd-medicine = medicine
icon-dd-military = military
icon-dd-none = nothing
icon-dd-hold = hold
icon-dd-navigator = navigator
icon-dd-engineer = engineer
icon-dd-merchant = merchant
icon-dd-any = any equipment
icon-dd-wild = another good
icon-dd-cube = cube
icon-dd-passage = passage
icon-dd-fly = flight

## Board
duck-dealer-galaxy = Galaxy with planets and trade routes
duck-dealer-piles = Consumer piles
duck-dealer-pile-left = L
duck-dealer-pile-right = R
duck-dealer-legend-one = in reach for 1 red
duck-dealer-legend-more = in reach for more
duck-dealer-legend-none = out of reach
duck-dealer-counter =
    Turn counter: { $used } of { $spaces ->
        [one] { $spaces } action turn
       *[other] { $spaces } action turns
    } used
duck-dealer-counter-row = { $cubes ->
    [one] 1 free route cube
   *[other] { $cubes } free route cubes
} for each action turn of this row
duck-dealer-action-turns = Action turns
duck-dealer-fact-speed = steps per red token
duck-dealer-ship = Your ship
duck-dealer-ship-told =
    { $filled } of { $all ->
        [one] { $all } compartment
       *[other] { $all } compartments
    } filled, { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    } per red token, { $load } of { $capacity ->
        [one] { $capacity } good
       *[other] { $capacity } goods
    } aboard
duck-dealer-goods = goods
duck-dealer-steps-per = steps
duck-dealer-per-red = per red
duck-dealer-band-now = now
duck-dealer-band-full = full
duck-dealer-band-later = later
duck-dealer-over = { $over } too many:
duck-dealer-cubes = cubes
duck-dealer-markers = passages
duck-dealer-energy = Energy
duck-dealer-stock = stock
duck-dealer-stock-more = left in the general stock
duck-dealer-spent = { $count } spent
duck-dealer-spent-all = spent
duck-dealer-plan-points = +{ $points } VP
duck-dealer-plan-left = left:
duck-dealer-steps-left = { $steps ->
    [one] 1 step left
   *[other] { $steps } steps left
} in flight
duck-dealer-recipes = Recipes
duck-dealer-can-do = can do
duck-dealer-one-part = one part aboard
duck-dealer-make = make
duck-dealer-name-recipe = { $good }, { $have } aboard{ $inputs ->
    [none] {""}
   *[other] , of { $inputs }
}{ $state ->
    [can] , can be made
    [half] , one part is aboard
   *[no] {""}
}
duck-dealer-study-worth = Factory or consumer <b>+{ $build }</b>, each delivery <b>{ $each }</b>.
duck-dealer-study-places = { $places ->
    [none] { $left ->
        [0] No source.
       *[other] No factory stands: a free slot is lit.
    }
   *[other] Comes from { $places }.
}
duck-dealer-study-missing = Missing aboard: <b>{ $goods }</b>.
duck-dealer-study-consumer = { $place ->
    [none] Its consumer is still in a pile.
   *[other] Its consumer is on { $place }{ $built ->
        [built] {""}
       *[unbuilt] , not built
    }.
}
duck-dealer-chance-build = { $count ->
    [0] build it: no free slot in reach
    [one] build it: 1 free slot in reach
   *[other] build it: { $count } free slots in reach
}
duck-dealer-chance-make = { $place ->
    [none] make it: out of reach now
   *[other] make it at { $place }, { $red } red away
}
duck-dealer-chance-none = Nothing can be made of what is aboard. Pick a good to see what it takes.
duck-dealer-you-are-here = you are here
duck-dealer-away = { $steps ->
    [one] 1 step away
   *[other] { $steps } steps away
}
duck-dealer-take = take
duck-dealer-each = each
duck-dealer-each-later = each, once built
duck-dealer-land-and-take = land and take
duck-dealer-any-factory = and the two goods of a factory
duck-dealer-passage-of = Passage of { $name }
duck-dealer-privilege-of = Privilege of { $name }
duck-dealer-turn-so-far = This action turn so far
duck-dealer-rewind = Go back to this step
duck-dealer-free = free
duck-dealer-hint = Hint
duck-dealer-hint-do = Do the first
duck-dealer-hint-points = VP in all: +{ $points }
duck-dealer-hint-none = The planner has no better idea than to end the turn.
duck-dealer-tab-act = Act
duck-dealer-tab-ship = Ship
duck-dealer-tab-recipes = Recipes
duck-dealer-tab-seats = Players
duck-dealer-tab-log = Log
duck-dealer-fewer = Fewer: { $what }
duck-dealer-more = More: { $what }
duck-dealer-of = of { $count }
duck-dealer-not-yet = Not yet
duck-dealer-setup-title = Fit out your ship
duck-dealer-setup-more =
    Choose { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    } of equipment. Crew brings a token with every collect, holds carry goods.
duck-dealer-keep-title = { $count ->
    [one] Keep 1 token
   *[other] Keep { $count } tokens
}
duck-dealer-keep-pile = You land on an undiscovered planet: which consumer comes here?
duck-dealer-you-give = You give
duck-dealer-you-get = You get
duck-dealer-send-offer = Send the offer
duck-dealer-effect-score = Points
duck-dealer-effect-aboard = Aboard
duck-dealer-effect-speed = Speed
duck-dealer-effect-capacity = Room
duck-dealer-effect-over = { $over } over capacity: make something of it, or throw it away before flying.
duck-dealer-effect-left = { $steps ->
    [0] No step is left on arrival.
    [one] 1 step is left; landing loses it.
   *[other] { $steps } steps are left; landing loses them.
}
duck-dealer-effect-discover = Undiscovered: landing takes a consumer from a pile.
duck-dealer-effect-build = could build { $good }
duck-dealer-effect-make = could make { $good }

## Names of targets
duck-dealer-name-place =
    { $place }{ $away ->
        [here] , your ship is here
        [far]
            : { $red } red, { $steps ->
                [one] { $steps } step
               *[other] { $steps } steps
            }
       *[none] { "" }
    }{ $what ->
        [none] { "" }
       *[other] . { $what }
    }
duck-dealer-name-cube = cube of { $name }
duck-dealer-name-tile = { $building ->
    [mine] Mine
    [shipyard] Shipyard
    [factory] Factory
   *[consumer] Consumer
} of { $place }: { $what }
duck-dealer-name-pile = { $pile ->
    [left] Left
   *[right] Right
} pile: { $good } on top

## Actions
duck-dealer-do-choose_equipment = Fit out the ship
duck-dealer-opening-choose_equipment = A ship with { $equipment }
duck-dealer-take-these = Take these ({ $count } of { $wanted })
duck-dealer-do-choose_start = Start on { $place }
duck-dealer-do-collect = Collect { $colour ->
    [red] move
    [yellow] build
   *[blue] trade
}
duck-dealer-do-start_action = Action turn
duck-dealer-do-take_cube = Take the cube from { $place } for the counter
duck-dealer-do-accept_free_turn = Take the free action turn
duck-dealer-do-decline_free_turn = Decline it
duck-dealer-do-place_free = Free cube on { $place }
duck-dealer-do-done_free = No more cubes
duck-dealer-do-end_turn = End turn
duck-dealer-do-fly = Fly to { $place }
duck-dealer-do-fly_along = Fly along
duck-dealer-do-land = Land
duck-dealer-do-discover = Discover: { $good } ({ $pile ->
    [left] left pile
   *[right] right pile
})
duck-dealer-do-passage = Passage to { $place }
duck-dealer-do-place_passages = Passage between { $a } and { $b }
duck-dealer-do-place_passage = Passage marker on { $place }
duck-dealer-do-build_yard = Build the shipyard ({ $piece ->
    [hold] hold
    [navigator] navigator
    [engineer] engineer
    [merchant] merchant
   *[any] any equipment
})
duck-dealer-do-build_consumer = Build the consumer: { $good }
duck-dealer-do-build_factory = Build a factory: { $good }
duck-dealer-do-claim = Claim the { $building ->
    [mine] mine
    [shipyard] shipyard
    [factory] factory
   *[consumer] consumer
}
duck-dealer-do-route_cube = Cube on { $place }
duck-dealer-do-mine = Mine { $good }
duck-dealer-do-use_yard = { $piece ->
    [hold] Hold
    [navigator] Navigator
    [engineer] Engineer
   *[merchant] Merchant
}{ $replaced ->
    [none] {" "}into a free slot
    [hold] {" "}instead of a hold
    [navigator] {" "}instead of a navigator
    [engineer] {" "}instead of an engineer
   *[merchant] {" "}instead of a merchant
}
duck-dealer-do-convert = Make { $good }
duck-dealer-do-deliver = Deliver { $good }
duck-dealer-do-jettison = Throw away { $good }
duck-dealer-do-discard_equipment = Throw out { $piece ->
    [hold] a hold
    [navigator] a navigator
    [engineer] an engineer
   *[merchant] a merchant
}
duck-dealer-do-offer = Offer to { $name }
duck-dealer-do-accept_offer = Accept
duck-dealer-do-refuse_offer = Refuse
duck-dealer-button-collect = Collect { $token }
duck-dealer-turn-empty = The steps of your action turn will stand here; each can be taken back.
duck-dealer-button-discover = Discover
duck-dealer-button-mine = Mine
duck-dealer-button-make = Make
duck-dealer-button-deliver = Deliver
duck-dealer-button-claim = Claim
duck-dealer-button-cube = Cube
duck-dealer-button-markers = Passages
duck-dealer-button-passage = Use passage
duck-dealer-button-offer = Exchange
duck-dealer-button-jettison = Throw away
duck-dealer-button-discard = Throw out
duck-dealer-button-refit = Refit
duck-dealer-button-build_yard = Build yard
duck-dealer-button-build = Build
duck-dealer-cost-red = { $amount } <i:dd-move>
duck-dealer-cost-yellow = { $amount } <i:dd-build>
duck-dealer-cost-blue = { $amount } <i:dd-trade>
duck-dealer-cost-free = free (privilege)
duck-dealer-note-exchange = { $give } for { $take }
duck-dealer-note-fly = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
duck-dealer-note-place_passages = They stay for the rest of the game; everybody may use them.
duck-dealer-note-consumer = build it for <b>+{ $build }</b>, then { $each } for each delivery
duck-dealer-note-from = from { $goods }
duck-dealer-note-vp =
    <b>+{ $vp ->
        [one] { $vp }</b> point
       *[other] { $vp }</b> points
    }
duck-dealer-note-build = <b>+{ $vp }</b> for { $goods }
duck-dealer-note-wild = <b>+{ $vp }</b> for { $good } and:
duck-dealer-note-refit = for { $good } and:
duck-dealer-note-claim = from then on one token per visit
duck-dealer-note-collect = { $tokens }
duck-dealer-note-start_action = space { $space }, { $cubes ->
    [one] 1 free cube
   *[other] { $cubes } free cubes
}
duck-dealer-note-last-round = last round
duck-dealer-note-accept_free_turn = no space of the counter is used
duck-dealer-note-decline_free_turn = keep what you collected
duck-dealer-note-done_free = { $count } could still be placed
duck-dealer-note-discover = take a consumer
duck-dealer-note-land =
    { $steps ->
        [one] { $steps } step is
       *[other] { $steps } steps are
    } lost
duck-dealer-note-markers = free, once
duck-dealer-note-offer = { $left } left
duck-dealer-note-jettison = { $over } too many
duck-dealer-note-end = keep { $keep } of { $all }

## Prompts
duck-dealer-prompt-choose_equipment = Choose three pieces of equipment for your ship.
duck-dealer-prompt-choose_start = Choose your start planet: the lit ones are free.
duck-dealer-prompt-turn = Collect energy, or take an action turn.
duck-dealer-prompt-turn-cube = Collect energy, or click a cube of yours on the board to take an action turn with it.
duck-dealer-prompt-offer_free = A token is missing: you may take an action turn for free, with { $tokens } on loan.
duck-dealer-prompt-free_cubes = { $count ->
    [one] Place a free route cube on a lit point, or go on.
   *[other] Place { $count } free route cubes on lit points, or go on.
}
duck-dealer-prompt-action = Fly to a lit place, act at { $place }, or end the turn.
duck-dealer-prompt-point = Fly to a lit place, or end the turn here in space.
duck-dealer-prompt-discover = You are above { $place }: land and take a consumer, or fly on.
duck-dealer-prompt-full = { $over ->
    [one] One good too many to fly: make something of it, or throw it away.
   *[other] { $over } goods too many to fly: make something of them, or throw them away.
}
duck-dealer-prompt-cube = Put a cube on a lit point. Escape goes back to flying.
duck-dealer-prompt-markers = Choose the first planet of your passage.
duck-dealer-prompt-markers-second = From { $place } to where? Choose the other planet.
duck-dealer-prompt-answer = { $name } offers { $give } for { $take }.
duck-dealer-prompt-over = The game is over.

## Steps of the composed turn
duck-dealer-step-back = { $step }{ $count ->
    [one] {""}
   *[other] , { $count } times
}: go back to here
duck-dealer-step-action_turn_started = Action turn begun
duck-dealer-step-free_turn_started = Free action turn begun
duck-dealer-step-cube_placed = Cube placed
duck-dealer-step-flew = Flight
duck-dealer-step-passed = Passage
duck-dealer-step-mined = Mined
duck-dealer-step-made = Made
duck-dealer-step-delivered = Delivered
duck-dealer-step-discovered = Discover
duck-dealer-step-factory_built = Factory built
duck-dealer-step-consumer_built = Consumer built
duck-dealer-step-shipyard_built = Shipyard built
duck-dealer-step-refitted = Ship refitted
duck-dealer-step-claimed = Privilege claimed
duck-dealer-step-passages_placed = Passage placed
duck-dealer-step-jettisoned = Thrown away
duck-dealer-step-equipment_discarded = Equipment thrown out
duck-dealer-step-exchanged = Goods exchanged
duck-dealer-later-mine = mine
duck-dealer-later-convert = make
duck-dealer-later-deliver = deliver
duck-dealer-later-build_consumer = build the consumer with { $r }
duck-dealer-later-build_yard = build the shipyard with { $r }
duck-dealer-later-use_yard = refit with { $r }
duck-dealer-later-claim = claim
duck-dealer-later-passage = use the passage
duck-dealer-later-done_free = no more cubes
duck-dealer-later-end_turn = end the turn
duck-dealer-later-jettison = throw away
duck-dealer-later-place_passage = place a passage marker
duck-dealer-later-start_action = action turn

## Log
duck-dealer-log-space = Action turn { $space }
duck-dealer-log-last-round = Action turn in the last round
duck-dealer-log-free = Free action turn
duck-dealer-log-collect = Collecting
duck-dealer-event-equipment_chosen = fits out the ship: { $equipment }
duck-dealer-event-start_chosen = starts on <b>{ $planet }</b>
duck-dealer-event-collected = took { $got }{ $missing ->
    [some] , the stock is short
   *[none] {""}
}
duck-dealer-event-free_turn_offered = may take a free action turn
duck-dealer-event-free_turn_started = takes it, with { $got } on loan
duck-dealer-event-free_turn_declined = declines the free action turn
duck-dealer-event-action_turn_started = { $cubes ->
    [0] begins
    [one] begins, with 1 free cube
   *[other] begins, with { $cubes } free cubes
}
duck-dealer-event-cube_placed = { $free ->
    [free] free cube
   *[paid] cube
} on { $point }
duck-dealer-event-free_cubes_left = places no more free cubes
duck-dealer-event-turn_ended = ends the turn, keeps { $kept }
duck-dealer-event-flew =
    flew to <b>{ $to }</b>, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $red } red
duck-dealer-event-passed = passage to <b>{ $to }</b>
duck-dealer-event-landed = landed on { $planet }{ $lost ->
    [0] {""}
    [one] , 1 step lost
   *[other] , { $lost } steps lost
}
duck-dealer-event-discovered = discovered a consumer: { $good } <b>{ $name }</b>
duck-dealer-event-passages_placed = passage markers on <b>{ $planets }</b>
duck-dealer-event-shipyard_built = built the shipyard of { $planet } <b>+{ $vp }</b>
duck-dealer-event-consumer_built = built the consumer { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-factory_built = built the factory { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-claimed = claimed the { $building ->
    [mine] mine
    [shipyard] shipyard
    [factory] factory
   *[consumer] consumer
} of { $planet }
duck-dealer-event-mined = mined { $good } { $name }
duck-dealer-event-made = made { $good } { $name }
duck-dealer-event-delivered = delivered { $good } { $name } <b>+{ $vp }</b>
duck-dealer-event-refitted = took a new piece: { $equipment }{ $replaced ->
    [none] {""}
   *[other] , instead of { $replaced }
}
duck-dealer-event-jettisoned = threw away { $goods }
duck-dealer-event-equipment_discarded = threw out { $equipment }
duck-dealer-event-offered = offers { $partner } { $give } for { $take }
duck-dealer-event-exchanged = exchanged { $give } for { $take }
duck-dealer-event-offer_refused = refused the offer
duck-dealer-event-game_over = { $reason ->
    [stall] The game is over: nobody has acted for many rounds.
   *[counter] The game is over: the counter is full.
}

## Position in words
duck-dealer-text-state = The table
duck-dealer-text-counter =
    { $used } of { $spaces ->
        [one] { $spaces } action turn
       *[other] { $spaces } action turns
    } used
duck-dealer-text-stock = Stock: { $red } move, { $yellow } build, { $blue } trade
duck-dealer-text-piles = Consumer piles: left { $left }; right { $right }
duck-dealer-text-factories = Factories still to build: { $goods }
duck-dealer-text-seat =
    { $name }, { $vp ->
        [one] { $vp } point
       *[other] { $vp } points
    }
duck-dealer-text-ship =
    On { $place }, { $speed ->
        [one] { $speed } step
       *[other] { $speed } steps
    } per red token, { $load } of { $capacity ->
        [one] { $capacity } good
       *[other] { $capacity } goods
    }; { $hold ->
        [one] { $hold } hold
       *[other] { $hold } holds
    }, { $navigator ->
        [one] { $navigator } navigator
       *[other] { $navigator } navigators
    }, { $engineer ->
        [one] { $engineer } engineer
       *[other] { $engineer } engineers
    }, { $merchant ->
        [one] { $merchant } merchant
       *[other] { $merchant } merchants
    }
duck-dealer-text-energy = Energy: { $red } move, { $yellow } build, { $blue } trade
duck-dealer-text-goods = Aboard: { $goods }
duck-dealer-text-cubes =
    { $reserve ->
        [one] { $reserve } cube
       *[other] { $reserve } cubes
    } in reserve, { $routes } on routes
duck-dealer-text-planets = Planets
duck-dealer-text-planet = { $place }. { $what }{ $ships ->
    [none] {""}
   *[other] . Ships: { $ships }
}
duck-dealer-text-reach = In reach of your ship
duck-dealer-text-reached =
    { $place }: { $red } red, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
duck-dealer-text-recipes = Recipes
duck-dealer-text-recipe =
    { $good } from { $inputs }; building { $build ->
        [one] { $build } point
       *[other] { $build } points
    }, each delivery { $each }

## Refusals
duck-dealer-why-elsewhere = What stands on { $place } is used from there: land your ship on { $place } first.
duck-dealer-why-exchange = Choose what both sides give, so that the exchange fits.
duck-dealer-why-keep = Choose first which tokens you keep.
duck-dealer-why-equipment = Choose all the pieces first; plus and minus change them.
duck-dealer-why-step = This step can no longer be taken back: something was revealed since, or another has acted.
duck-dealer-refusal-game-over = The game is over.
duck-dealer-refusal-not-your-turn = It is not your turn.
duck-dealer-refusal-equipment-first = Choose the equipment of your ship first.
duck-dealer-refusal-start-first = Choose your start planet first.
duck-dealer-refusal-collect-or-act = First collect energy, or start an action turn.
duck-dealer-refusal-answer-free-turn = Accept or decline the free action turn first.
duck-dealer-refusal-free-cubes-first = Place your free route cubes first, or say that you are done.
duck-dealer-refusal-answer-offer = Accept or refuse the offer first.
duck-dealer-refusal-in-action-turn = You are in an action turn; end it first.
duck-dealer-refusal-no-free-turn = No free action turn is offered to you.
duck-dealer-refusal-no-offer = Nobody has made you an offer.
duck-dealer-refusal-equipment-chosen = The set-up is over: your first equipment is chosen.
duck-dealer-refusal-start-chosen = The set-up is over: your start planet is chosen.
duck-dealer-refusal-no-free-cubes = A free action turn gives no free route cubes.
duck-dealer-refusal-free-cubes-over = It is too late for free route cubes; they are placed before everything else.
duck-dealer-refusal-exchange-off = This table does not play with exchanges.
duck-dealer-refusal-discard-off = Equipment cannot be thrown away at this table.
duck-dealer-refusal-wrong-equipment = Choose { $need ->
    [one] 1 piece
   *[other] { $need } pieces
} of equipment, not { $have }.
duck-dealer-refusal-not-a-start = { $planet } is not a start planet.
duck-dealer-refusal-start-taken = { $planet } is taken; choose another start planet.
duck-dealer-refusal-not-on-planet = Your ship is in space, on { $place }; fly on to a planet first.
duck-dealer-refusal-landed-already = Your ship has landed already.
duck-dealer-refusal-must-discover = This planet is undiscovered: land, and choose a pile.
duck-dealer-refusal-pile-empty = The { $pile } pile is empty; take the other one.
duck-dealer-refusal-nothing-to-discover = There is nothing to discover here; choose no pile.
duck-dealer-refusal-no-passage = No pair of passage markers begins here.
duck-dealer-refusal-passages-placed = You have placed your passage markers already.
duck-dealer-refusal-passage-planet = Passage markers go on planets, and { $planet } is not one.
duck-dealer-refusal-passage-there = { $planet } holds a passage marker already: { $seat }’s.
duck-dealer-refusal-passage-twice = The two markers go on two different planets.
duck-dealer-refusal-passages-together = At this table both markers are placed at once.
duck-dealer-refusal-passages-apart = At this table the markers are placed one by one.
duck-dealer-refusal-no-yard-slot = There is no shipyard here; shipyards are on start planets.
duck-dealer-refusal-no-consumer-slot = Start planets have no consumer.
duck-dealer-refusal-no-factory-slot = Start planets have no factory.
duck-dealer-refusal-claim-no-slot = This planet has no place for a { $building }.
duck-dealer-refusal-use-no-yard = There is no shipyard here; shipyards are on start planets.
duck-dealer-refusal-deliver-no-slot = Start planets have no consumer to deliver to.
duck-dealer-refusal-claim-consumer = Consumers cannot be claimed at this table.
duck-dealer-refusal-offer-to-self = An exchange is made with another player.
duck-dealer-refusal-no-such-seat = There is no seat { $number }; this table has { $seats }.
duck-dealer-refusal-not-together = { $seat } has no ship on your planet.
duck-dealer-refusal-nothing-offered = At least one good must change hands.
duck-dealer-refusal-same-kind-twice = A kind goes one way only, and { $good } is on both sides of the offer.
duck-dealer-refusal-not-goods = Only goods are exchanged: { $good } is a token.
duck-dealer-refusal-yard-built = This shipyard is built already.
duck-dealer-refusal-consumer-built = This consumer is built already.
duck-dealer-refusal-factory-there = There is a factory here already.
duck-dealer-refusal-no-tile = No { $good } factory is left in the stock.
duck-dealer-refusal-not-a-factory = No factory makes { $good }.
duck-dealer-refusal-claim-unbuilt = The { $building } here is not built yet.
duck-dealer-refusal-claimed = { $seat } has claimed this { $building } already.
duck-dealer-refusal-yard-unbuilt = This shipyard is not built yet.
duck-dealer-refusal-no-factory = There is no factory here.
duck-dealer-refusal-consumer-unbuilt = This consumer is not built yet.
duck-dealer-refusal-not-a-point = Route cubes go on the points between planets, and { $place } is not one.
duck-dealer-refusal-point-cube = There is a cube on { $place } already: { $seat }’s.
duck-dealer-refusal-point-ship = The ship of { $seat } stands on { $place }.
duck-dealer-refusal-ship-full = All { $slots } slots are filled; choose a piece to replace.
duck-dealer-refusal-replace-same = A { $piece } can only be replaced by another kind.
duck-dealer-refusal-replace-missing = There is no { $piece } in your ship to replace.
duck-dealer-refusal-makes-other = This shipyard always makes a { $makes }; choose no kind.
duck-dealer-refusal-makes-any = This shipyard makes any equipment; choose a kind.
duck-dealer-refusal-keep-equipment = At least { $least ->
    [one] 1 piece of equipment stays
   *[other] { $least } pieces of equipment stay
} in the ship.
duck-dealer-refusal-discard-missing = There is no { $piece } in your ship.
duck-dealer-refusal-offers-spent = You have made { $limit ->
    [one] the one offer
   *[other] all { $limit } offers
} of this turn.
duck-dealer-refusal-offer-repeated = This very offer was refused in this turn already.
duck-dealer-refusal-over-capacity = Your ship carries { $over } too many: throw away or convert before flying.
duck-dealer-refusal-over-at-end = Your ship carries { $over } too many: throw away or convert before ending the turn.
duck-dealer-refusal-mine-after-jettison = You have thrown goods away here: no mining until you leave.
duck-dealer-refusal-not-over = { $over ->
    [0] Your ship has room for all its goods; nothing may be thrown away.
   *[other] Your ship carries { $over } too many; no more than that may be thrown away.
}
duck-dealer-refusal-nothing-dropped = Choose at least one good to throw away.
duck-dealer-refusal-exchange-limit =
    { $seat } would hold more than { $limit ->
        [one] { $limit } good
       *[other] { $limit } goods
    }, and nobody may.
duck-dealer-refusal-goods-limit =
    Nobody may hold more than { $limit ->
        [one] { $limit } good
       *[other] { $limit } goods
    }.
duck-dealer-refusal-no-such-place = There is no place “{ $place }” on this map.
duck-dealer-refusal-there-already = Your ship is on { $place } already.
duck-dealer-refusal-empty-path = A path goes by at least one place.
duck-dealer-refusal-broken-path = No route leads on from { $before } to { $place }.
duck-dealer-refusal-planets-only = At this table every flight ends on a planet.
duck-dealer-refusal-stop-on-own-cube = A cube of yours lies on { $place }: your ship skips it and cannot stop there.
duck-dealer-refusal-wildcard = R, the free choice, must be another good than { $good }.
duck-dealer-refusal-not-a-good = There is no good “{ $good }”.
duck-dealer-refusal-goods = Needs { $need } × { $good }, you have { $have }.
duck-dealer-refusal-yard-goods = The shipyard needs { $need } × { $good }, you have { $have }.
duck-dealer-refusal-factory-goods = The factory needs { $need } × { $good }, you have { $have }.
duck-dealer-refusal-consumer-goods = The consumer wants { $need } × { $good }, you have { $have }.
duck-dealer-refusal-jettison-goods = You cannot throw away { $need } × { $good }, you have { $have }.
duck-dealer-refusal-give-goods = You cannot give { $need } × { $good }, you have { $have }.
duck-dealer-refusal-take-goods = { $seat } cannot give { $need } × { $good }, but has { $have }.
duck-dealer-refusal-energy = Needs { $need } { $colour } energy, you have { $have }.
duck-dealer-refusal-flight-energy = { $steps ->
    [one] 1 step needs
   *[other] { $steps } steps need
} { $need } move energy at speed { $speed }{ $paid ->
    [0] {""}
   *[other] {" "}({ $paid } of them paid already)
}, you have { $have }.
duck-dealer-refusal-keep-energy = You cannot keep { $need } { $colour } energy, you have { $have }.
duck-dealer-refusal-no-token = The new crew needs a { $colour } token; neither the stock nor you have one.
duck-dealer-refusal-passage-colour = A passage costs move energy at this table; choose no other colour.
duck-dealer-refusal-name-colour = Choose the colour of the token that pays for the passage.
duck-dealer-refusal-keep-limit = Keep exactly { $need ->
    [one] 1 token
   *[other] { $need } tokens
}, not { $have }.
duck-dealer-refusal-no-cube = Your reserve of cubes is empty.
duck-dealer-refusal-cube-free = In the last round an action turn costs no cube; choose none.
duck-dealer-refusal-cube-in-reserve = Your reserve has { $have ->
    [one] 1 cube
   *[other] { $have } cubes
}; none may be taken from the board.
duck-dealer-refusal-cube-needed = Your reserve is empty: choose a route cube or a privilege of yours to take back.
duck-dealer-refusal-not-your-cube = There is no route cube or privilege of yours on { $place }.
duck-dealer-phrase-point = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $number }th
} point between { $from } and { $to }

## Options
duck-dealer-option-counter_spaces = Length of the game
duck-dealer-option-counter_spaces-help = Action turns in the whole game; three rows of a third each.
duck-dealer-option-counter_spaces-12 = 12 action turns
duck-dealer-option-counter_spaces-18 = 18 action turns
duck-dealer-option-counter_spaces-24 = 24 action turns
duck-dealer-option-counter_spaces-30 = 30 action turns
duck-dealer-option-counter_spaces-36 = 36 action turns
duck-dealer-option-counter_rows = Free route cubes by row
duck-dealer-option-counter_rows-help = Free route cubes in the first, second and third row of the counter.
duck-dealer-option-counter_rows-1-2-3 = 1, 2, 3
duck-dealer-option-counter_rows-1-1-1 = 1 each
duck-dealer-option-counter_rows-2-2-2 = 2 each
duck-dealer-option-counter_rows-3-3-3 = 3 each
duck-dealer-option-counter_rows-3-2-1 = 3, 2, 1
duck-dealer-option-free_turn_grants_route_cubes = Free turns give route cubes
duck-dealer-option-free_turn_grants_route_cubes-help = A free action turn gives the free cubes of the next empty space.
duck-dealer-option-shortage_free_turn = Shortage gives a free turn
duck-dealer-option-shortage_free_turn-help = A missing token offers a free action turn.
duck-dealer-option-wildcard_must_differ = R must differ
duck-dealer-option-wildcard_must_differ-help = R must be another kind than the named good.
duck-dealer-option-privilege_on_consumers = Privileges on consumers
duck-dealer-option-privilege_on_consumers-help = Built consumers can be claimed, too.
duck-dealer-option-privilege_scope = What a privilege covers
duck-dealer-option-privilege_scope-help = Only its own building, or all buildings of the planet.
duck-dealer-option-privilege_scope-building = its building
duck-dealer-option-privilege_scope-planet = the whole planet
duck-dealer-option-privilege_cost = Price of a privilege
duck-dealer-option-privilege_cost-help = Build tokens for a claim.
duck-dealer-option-privilege_cost-2 = 2 tokens
duck-dealer-option-privilege_cost-3 = 3 tokens
duck-dealer-option-privilege_cost-4 = 4 tokens
duck-dealer-option-capacity_check = Goods must fit
duck-dealer-option-capacity_check-help = When goods must fit into the ship.
duck-dealer-option-capacity_check-before_move = before flying
duck-dealer-option-capacity_check-before_move_and_end_of_turn = before flying and at the end of the turn
duck-dealer-option-passage_cost_colour = Token for a passage
duck-dealer-option-passage_cost_colour-help = The token that a passage costs.
duck-dealer-option-passage_cost_colour-red = move
duck-dealer-option-passage_cost_colour-any = any colour
duck-dealer-option-passage_keeps_steps = Passages keep steps
duck-dealer-option-passage_keeps_steps-help = Steps that are left survive a passage.
duck-dealer-option-passages_together = Both markers at once
duck-dealer-option-passages_together-help = The two passage markers are placed together.
duck-dealer-option-stop_on_points = Stops between planets
duck-dealer-option-stop_on_points-help = Ships may stop on the points of a route.
duck-dealer-option-remove_equipment_freely = Equipment can be thrown out
duck-dealer-option-remove_equipment_freely-help = Equipment may be discarded, never below 3 pieces.
duck-dealer-option-player_exchange = Exchange of goods
duck-dealer-option-player_exchange-help = Players on the same planet may exchange goods.
duck-dealer-option-player_exchange-consent = by consent
duck-dealer-option-player_exchange-off = off
duck-dealer-option-offers_per_turn = Offers in a turn
duck-dealer-option-offers_per_turn-help = Offers that a player may make in one action turn.
duck-dealer-option-offers_per_turn-1 = 1 offer
duck-dealer-option-offers_per_turn-3 = 3 offers
duck-dealer-option-offers_per_turn-6 = 6 offers
duck-dealer-option-start_tokens = Energy at the start
duck-dealer-option-start_tokens-help = Tokens of each colour that every player begins with.
duck-dealer-option-start_tokens-0 = none
duck-dealer-option-start_tokens-1 = 1 of each
duck-dealer-option-start_tokens-2 = 2 of each
duck-dealer-option-start_mines = Start mines
duck-dealer-option-start_mines-help = Shuffled, or as in the first layout of the map.
duck-dealer-option-start_mines-shuffled = shuffled
duck-dealer-option-start_mines-fixed = fixed
duck-dealer-option-first_player = First player
duck-dealer-option-first_player-help = Drawn by lot, or the number of a seat.
duck-dealer-option-first_player-random = by lot
duck-dealer-option-first_player-1 = seat 1
duck-dealer-option-first_player-2 = seat 2
duck-dealer-option-first_player-3 = seat 3
duck-dealer-option-first_player-4 = seat 4
duck-dealer-option-first_player-5 = seat 5
duck-dealer-option-factory_copies = Tiles of each factory
duck-dealer-option-factory_copies-help = How many factories of a kind can be built.
duck-dealer-option-factory_copies-1 = 1 tile
duck-dealer-option-factory_copies-2 = 2 tiles
duck-dealer-option-fifth_yard = The fifth shipyard
duck-dealer-option-fifth_yard-help = What the fifth shipyard makes; any equipment needs R to differ.
duck-dealer-option-fifth_yard-hold = holds
duck-dealer-option-fifth_yard-any = any equipment
duck-dealer-option-tie_break = Ties
duck-dealer-option-tie_break-help = What decides between equal points.
duck-dealer-option-tie_break-shared = shared victory
duck-dealer-option-tie_break-fewest_action_turns = fewest action turns
duck-dealer-option-stall_guard_rounds = Stall guard
duck-dealer-option-stall_guard_rounds-help = Rounds without an action turn that end the game.
duck-dealer-option-stall_guard_rounds-0 = off
duck-dealer-option-stall_guard_rounds-15 = 15 rounds
duck-dealer-option-stall_guard_rounds-30 = 30 rounds
duck-dealer-option-stall_guard_rounds-60 = 60 rounds
duck-dealer-option-final_round = The end
duck-dealer-option-final_round-help = The game ends at once, or the round is played to its end.
duck-dealer-option-final_round-immediate = at once
duck-dealer-option-final_round-complete_round = after the round
duck-dealer-option-setup_layout = Set-up
duck-dealer-option-setup_layout-help = Mines, shipyards and consumers by lot, or as in a fixed layout.
duck-dealer-option-setup_layout-random = by lot
duck-dealer-option-setup_layout-teaching = Teaching pond
duck-dealer-option-map = Map
duck-dealer-option-map-help = The galaxy.
duck-dealer-option-map-pond-five = Pond Five

## Guided first game
duck-dealer-lesson-welcome = Dig up silly goods, turn them into sillier ones, and sell them. Points come from <b>building</b> (10, 25 or 50 once) and from <b>deliveries</b>. All players together have only <b>24 action turns</b>: the counter is at the top.
duck-dealer-lesson-ship = Every ship begins with three pieces. Crew brings a token with every collect, a <b>hold</b> carries two goods. Take one hold, one navigator <i:dd-navigator> and one merchant <i:dd-merchant>.
duck-dealer-lesson-rival-ship = The rival fits out a ship, too: two holds and a merchant.
duck-dealer-lesson-start = Five planets can be the start. <b>Mallard Prime</b> has a duck mine <i:dd-duck>: click it.
duck-dealer-lesson-rival-start = The rival starts on Eider Port.
duck-dealer-lesson-collect = In a turn you either collect energy or take an action turn. Saving up is free: <b>collect trade</b> <i:dd-trade>. The crew adds a move and a trade token.
duck-dealer-lesson-rival-collects = The rival saves up as well.
duck-dealer-lesson-collect-again = Once more: <b>collect trade</b> <i:dd-trade>. A big turn needs five of them.
duck-dealer-lesson-recipes = The plan: a <b>radio</b> <i:dd-radio> is made of a duck <i:dd-duck> and a phone booth <i:dd-booth>. Pick the radio in the recipes to see what it takes and where its factory can stand. Building that gives 10 points.
duck-dealer-lesson-action = Enough energy: press <b>Action turn</b>. It uses one of the 24 spaces of the counter.
duck-dealer-lesson-cube = This row of the counter gives one free <b>route cube</b>. Your ship skips points with your own cubes: put it on the lit point.
duck-dealer-lesson-mine = Each use of a building costs one trade token. Click the lit <b>mine</b> below the planet: you get a duck <i:dd-duck>.
duck-dealer-lesson-mine-again = A second duck: one for building the factory, one for making a radio.
duck-dealer-lesson-fly = Fly to <b>Flannel</b>, where phone booths <i:dd-booth> are dug. A red token <i:dd-move> gives 8 steps; point at the planet to see the way and its price.
duck-dealer-lesson-discover = Nobody has been on Flannel. Who lands first takes a <b>consumer</b> from one of the two piles: take the left one. Steps that are left are lost.
duck-dealer-lesson-booth = Dig a phone booth <i:dd-booth>.
duck-dealer-lesson-factory = Now the free slot: build the <b>radio factory</b> <i:dd-radio>. It costs one build token <i:dd-build>, a duck and a booth, and gives <b>10 points</b>.
duck-dealer-lesson-booth-again = A new factory is empty. Dig another booth <i:dd-booth> …
duck-dealer-lesson-make = … and <b>make</b> a radio <i:dd-radio>. Everybody may use this factory from now on.
duck-dealer-lesson-wildcard = A word on prices: many say <b>R</b>. It stands for <b>one more good of any kind</b>, but not the kind that is named beside it: “paint + R” is paid with paint and a duck, never with two paints.
duck-dealer-lesson-end = <b>End the turn</b>. At most four tokens are kept, so spend what you have saved. Until then every step can be taken back: a real table shows them in a strip above the bar.
duck-dealer-lesson-goal = That was one action turn. Radios become <b>religion</b> or <b>politics</b>, whose factories and consumers give 50 points each. Whoever has most points when the counter is full wins. Good trading!

## Words of the game, explained where they stand
duck-dealer-glossary-action = Action turn
duck-dealer-glossary-action-means = A turn in which you fly, dig, make, build and deliver as long as your energy lasts. It takes one space of the counter; when all are taken the game ends.
duck-dealer-glossary-action-forms = action turn, action turns
duck-dealer-glossary-r = R
duck-dealer-glossary-r-means = One more good of any tier, but of another kind than the good named beside it.
duck-dealer-glossary-r-forms = R
duck-dealer-glossary-cube = Route cube
duck-dealer-glossary-cube-means = Your cube on a point of a route: your ship skips that point and saves the step.
duck-dealer-glossary-cube-forms = route cube, route cubes, cube, cubes
duck-dealer-glossary-consumer = Consumer
duck-dealer-glossary-consumer-means = A tile on a planet that turns delivered goods into points. Who builds it scores once; who delivers scores every time.
duck-dealer-glossary-consumer-forms = consumer, consumers
duck-dealer-glossary-energy = Energy tokens
duck-dealer-glossary-energy-means = Red moves the ship, yellow builds, blue uses mines, factories and consumers. At most four are kept at the end of an action turn.
duck-dealer-glossary-energy-forms = energy token, energy tokens, energy
duck-dealer-glossary-passage = Schrödinger passage
duck-dealer-glossary-passage-means = A pair of markers, laid once a game and used by all: for one red token a ship jumps from one planet to the other.
duck-dealer-glossary-passage-forms = Schrödinger passage, passage, passages
