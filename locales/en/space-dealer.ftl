# Space Dealer: cards, board, actions, log, options, refusals.

## Icons
icon-good-r = red
icon-good-y = yellow
icon-good-g = green
icon-good-b = blue
icon-forward = becomes

## Terms
space-dealer-card-generator = Generator
space-dealer-card-depot = Depot
space-dealer-card-plan = Card
space-dealer-card-mine = Mine
space-dealer-card-solar_satellite = Solar satellite
space-dealer-card-multimine = Multimine
space-dealer-card-mine_complex = Mine complex
space-dealer-card-converter = Converter
space-dealer-card-sabotage_probe = Sabotage probe
space-dealer-card-interstellar_rocket = Interstellar rocket
space-dealer-card-orbital_station = Orbital station
space-dealer-card-transport_probe = Transport probe
space-dealer-card-tech_center = Tech center
space-dealer-card-fusion_reactor = Fusion reactor
space-dealer-card-fusion_mine = Fusion mine
space-dealer-card-metropolis = Metropolis
space-dealer-card-megacity = Megacity
space-dealer-card-fusion_converter = Fusion converter
space-dealer-card-robot_factory = Robot factory
space-dealer-part-deliveries = deliveries
space-dealer-part-own_demands = own demands
space-dealer-part-gizzi = Gizzi
space-dealer-tie = Equal points: more victory markers on demands decided.
space-dealer-reason-time = The thirty minutes are over.
space-dealer-reason-last_marker = A player has placed the last marker.
space-dealer-gizzi = a neutral planet
space-dealer-gizzi-field = Gizzi { $number }
space-dealer-wanted = asks for { $goods }
space-dealer-ship-of = Ship of { $planet }
space-dealer-second-ship = Second ship
space-dealer-nothing = nothing
space-dealer-endless = endless
space-dealer-does-makes = makes { $goods }
space-dealer-does-any =
    makes { $count ->
        [one] { $count } good
       *[other] { $count } goods
    } of any colour
space-dealer-does-swaps = swaps { $count ->
    [one] 1 good
   *[other] { $count } goods
}
space-dealer-does-generator = powers 2 connections
space-dealer-does-solar_satellite = powers 3, on a generator
space-dealer-does-fusion_reactor = powers 4, on a satellite
space-dealer-does-depot = stores goods
space-dealer-does-mine = makes a good
space-dealer-does-multimine = makes a good of any colour
space-dealer-does-mine_complex = makes goods
space-dealer-does-converter = swaps goods
space-dealer-does-sabotage_probe = loads a marker to sabotage
space-dealer-does-interstellar_rocket = loads a marker to block
space-dealer-does-orbital_station = gives a second ship
space-dealer-does-transport_probe = sends 2 goods to your ship
space-dealer-does-tech_center = 2 more planning places
space-dealer-does-fusion_mine = makes goods
space-dealer-does-metropolis = two demands
space-dealer-does-megacity = three demands
space-dealer-does-fusion_converter = swaps goods
space-dealer-does-robot_factory = gives a third hourglass

## Board
space-dealer-ring = The ring
space-dealer-worlds = Other planets
space-dealer-hourglasses = Your hourglasses
space-dealer-clock = Time left in the game
space-dealer-pace = pace { $pace }×
space-dealer-starts-in = starts in { $seconds } s
space-dealer-phase-choice = start choice
space-dealer-phase-choice-left = choose: { $seconds } s
space-dealer-phase-runout = run-out
space-dealer-supply = Common supply
space-dealer-supply-of = { $colour ->
    [R] red
    [Y] yellow
    [G] green
   *[B] blue
} goods in the supply
space-dealer-gizzi-deck = { $count } Gizzi cards to come
space-dealer-legend-now = can be done now
space-dealer-legend-fits = your cargo fits
space-dealer-look-at = Look at { $planet }
space-dealer-planet-of = Planet { $planet }
space-dealer-back-home = Back to my planet
space-dealer-left-here = Goods left here
space-dealer-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } left
space-dealer-feeds = feeds { $count }
space-dealer-no-plant = no power plant
space-dealer-no-power = no power
space-dealer-tech = Tech
space-dealer-ship-at = Ship on { $place }
space-dealer-ship-flies = Ship in flight
space-dealer-ready = READY
space-dealer-ready-small = ready
space-dealer-numbers = { $planet }: points { $score }, markers left { $markers }. A click shows the planet.
space-dealer-numbers-open = Column { $column }, open demands: { $open }
space-dealer-numbers-key = Shift and this number show the planet.
space-dealer-free = free
space-dealer-empty = empty
space-dealer-attack-markers =
    { $count ->
        [one] { $count } attack marker
       *[other] { $count } attack markers
    }
space-dealer-blocked = blocked
space-dealer-covers = covers { $cards }
space-dealer-done = done
space-dealer-satisfied = Satisfied by { $planet }
space-dealer-planning = Planning
space-dealer-places = { $used }/{ $capacity } places
space-dealer-nothing-planned = Plan a card of your pile, or draw one.
space-dealer-nothing-left = Draw from pile 2 or 3 as soon as your tech level allows it.
space-dealer-personal = Your pile
space-dealer-drawn = Keep one
space-dealer-pile = Pile { $level }
space-dealer-other-ways = Other ways to use it
space-dealer-effect-power = { $count ->
    [one] 1 more connection has power
   *[other] { $count } more connections have power
}
space-dealer-tab-act = Act
space-dealer-tab-planets = Planets
space-dealer-tab-trade = Trade
space-dealer-tab-log = Log
space-dealer-name-card = { $card } of { $planet }
space-dealer-name-column = Column { $column }
space-dealer-name-side = Power plant { $side ->
    [L] on the left
   *[R] on the right
}
space-dealer-name-demand =
    Demand of { $planet }: { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $owner } for the planet
space-dealer-name-gizzi =
    Demand on { $place }: { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-dealer-name-glass = Hourglass { $number } of { $planet }: { $job }
space-dealer-name-goods = { $goods } in { $holder }
space-dealer-name-tech = Tech level
space-dealer-trade = Trade
space-dealer-trade-with = Trade with
space-dealer-trade-with-planet = Trade with { $planet }
space-dealer-nobody-to-trade = Nobody is at the same place now.
space-dealer-offers-you = { $planet } offers
space-dealer-you-get = You get
space-dealer-you-give = You give
space-dealer-accept = Accept
space-dealer-decline = Decline
space-dealer-counter = Counter
space-dealer-counter-to = Counter { $planet }
space-dealer-you-offer = You offer { $planet }
space-dealer-withdraw = Withdraw
space-dealer-make-offer = Make the offer
space-dealer-where = Where

## What hourglasses are at
space-dealer-job-tech = Tech level
space-dealer-job-build = Builds { $card }
space-dealer-job-use = { $card }
space-dealer-job-clear = Clears { $card }
space-dealer-job-flight = Flies to { $place } { $goods }
space-dealer-job-void = Of no effect until it has run out
space-dealer-job-none = Waits for a job

## Actions
space-dealer-do-choose_start = Column { $column }
space-dealer-note-choose_start = Generator { $side ->
    [L] on the left
   *[R] on the right
}; the mine makes { $goods }
space-dealer-opening-choose_start = First mine makes { $mine ->
    [MIN-R-YG] red
    [MIN-R-YB] red
    [MIN-R-GB] red
    [MIN-Y-RG] yellow
    [MIN-Y-RB] yellow
    [MIN-Y-GB] yellow
    [MIN-G-RY] green
    [MIN-G-RB] green
    [MIN-G-YB] green
   *[other] blue
}, in column { $column }
space-dealer-do-plan = Plan: { $card }
space-dealer-do-draw = Draw from pile { $level }
space-dealer-note-draw =
    See two of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, keep one
space-dealer-do-keep = Keep: { $card }
space-dealer-do-start_tech = Raise the tech level
space-dealer-note-start_tech = Step { $position } of { $of }; takes one hourglass
space-dealer-do-start_build = Build: { $card }
space-dealer-do-start_use = Run: { $card }
space-dealer-note-clear = The run removes the attack marker
space-dealer-do-start_flight = Fly to { $place }{ $second ->
    [only] {""}
   *[other] {" "}({ $second })
}
space-dealer-note-start_flight = One hourglass; it lands by itself
space-dealer-note-fits = Your cargo fits { $count ->
    [one] one demand
   *[other] { $count } demands
} there
space-dealer-do-deliver = Deliver { $goods }
space-dealer-note-deliver = +{ $points } for you, +{ $owner } for { $planet }
space-dealer-note-gizzi = +{ $points } for you
space-dealer-do-move_goods = { $goods } to { $holder }
space-dealer-note-move_goods = from { $holder }
space-dealer-do-dump = Give back { $goods }
space-dealer-do-sabotage = Sabotage hourglass { $number } of { $planet }
space-dealer-do-block = Block the { $card } of { $planet }
space-dealer-do-use_build = { $card }: { $side ->
    [L] left
    [R] right
   *[column] column { $column }
}
space-dealer-note-covers = covers { $cards }
space-dealer-note-opens = opens { $goods } { $points }/{ $owner }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}
space-dealer-do-produce = { $goods } to { $holder }
space-dealer-do-swap = Swap goods
space-dealer-do-send = Send the goods to { $holder }
space-dealer-do-load_attack = Load an attack marker
space-dealer-do-use_nothing = Use it without taking anything
space-dealer-do-discard_planned = Put { $card } under its pile
space-dealer-do-release = Take the hourglass back
space-dealer-do-cancel = Stop the hourglass
space-dealer-do-use_tech = Raise the tech level
space-dealer-do-offer = Offer a trade
space-dealer-do-counter = Counter
space-dealer-do-accept = Accept
space-dealer-do-decline = Decline
space-dealer-do-withdraw = Withdraw
space-dealer-note-swap = { $give } for { $take }
space-dealer-note-offer = { $planet }: { $give } ({ $mine }) for { $take } ({ $theirs })
space-dealer-do-wait = Wait
space-dealer-do-done = I am done
space-dealer-button-deliver = Deliver
space-dealer-button-use = Run a card
space-dealer-button-fly = Fly
space-dealer-button-build = Build
space-dealer-button-card = New card
space-dealer-button-tech = Tech level
space-dealer-button-load = Load
space-dealer-button-attack = Attack
space-dealer-button-dump = Return goods
space-dealer-button-start-mine = Mine: { $goods }
space-dealer-note-room = { $room } of { $capacity } places free
space-dealer-no-glass = no free hourglass

## Prompts
space-dealer-prompt-choose_start = Choose your first mine, then its column.
space-dealer-prompt-choose_column = Choose a lit column: it also says where your generator stands.
space-dealer-prompt-keep = Keep one of the two cards.
space-dealer-prompt-build = Place your { $card }: pick a lit site.
space-dealer-prompt-use = { $card } is ready: take what it brings.
space-dealer-prompt-assign = A free hourglass waits for a job.
space-dealer-prompt-act = Your hourglasses run; load, deliver, trade or plan.
space-dealer-prompt-wait = Your hourglasses run.
space-dealer-prompt-done = Nothing of yours runs any more: deliver what you can, then say that you are done.
space-dealer-prompt-over = The game is over.
space-dealer-prompt-watch = You are watching.

## Log
space-dealer-log-moment = { $planet } · { $time }
space-dealer-log-time = { $time }
space-dealer-event-start_chosen = { $planet } has chosen
space-dealer-event-starts_revealed = All starts are revealed
space-dealer-event-started = <b>All is set for the clock</b>
space-dealer-event-job_started = { $planet } { $job ->
    [tech] works on the tech level
    [build] starts to build <b>{ $card }</b>
    [clear] clears { $card }
    [flight] flies to <b>{ $place }</b>
   *[use] runs <b>{ $card }</b>
}
space-dealer-event-hourglass_usable = Hourglass { $number } of { $planet } has run out: { $card }
space-dealer-event-built = { $planet } builds <b>{ $card }</b>{ $cards ->
    [none] {""}
   *[other] , over { $cards }
}
space-dealer-event-goods_lost = { $planet } loses { $goods }
space-dealer-event-hourglass_gained = { $planet } gets hourglass { $number }
space-dealer-event-hourglass_returned = { $planet } gives hourglass { $number } back
space-dealer-event-ship_gained = { $planet } gets a second ship
space-dealer-event-ship_lost = { $planet } loses the second ship{ $cargo ->
    [none] {""}
   *[some] {" "}with { $goods }
}
space-dealer-event-landed = { $ship } has landed on <b>{ $place }</b>
space-dealer-event-tech_raised = { $planet } reaches tech level { $level } (step { $position })
space-dealer-event-flight_undone = { $ship } is back on { $place }
space-dealer-event-void_ended = Hourglass { $number } of { $planet } is free again
space-dealer-event-field_cleared = { $planet } has cleared { $card }
space-dealer-event-goods_moved = { $planet } moves { $goods }: { $source } → { $target }
space-dealer-event-goods_dumped = { $planet } gives { $goods } back
space-dealer-event-delivered = { $planet } delivers { $goods } <b>+{ $points }</b>{ $gain ->
    [0] {""}
   *[other] , { $other } <b>+{ $gain }</b>
}
space-dealer-event-produced = { $planet }: { $card } makes { $goods }
space-dealer-event-converted = { $planet } swaps { $gave } for { $goods }
space-dealer-event-attack_loaded = { $card } of { $planet } is loaded ({ $count })
space-dealer-event-probe_sent = The probe of { $planet } brings { $goods }
space-dealer-event-planned = { $planet } plans { $card }
space-dealer-event-kept = { $planet } keeps { $card }
space-dealer-event-discarded = { $planet } discards { $card }
space-dealer-event-drew = { $planet } draws from pile { $level }
space-dealer-event-offer_made = { $planet } offers { $other } a trade: { $give } ⇄ { $take }
space-dealer-event-offer_declined = { $other } declines the offer of { $planet }
space-dealer-event-offer_accepted = { $other } accepts the offer of { $planet }
space-dealer-event-offer_withdrawn = { $planet } withdraws the offer to { $other }
space-dealer-event-offer_expired = The offer of { $planet } to { $other } has lapsed
space-dealer-event-traded = { $planet } and { $other } trade { $give } ⇄ { $take }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
}
space-dealer-event-sabotaged = { $planet } sabotages hourglass { $number } of { $other }
space-dealer-event-blocked = { $planet } blocks the { $target } of { $other }
space-dealer-event-released = { $planet } takes hourglass { $number } back
space-dealer-event-cancelled = { $planet } stops hourglass { $number }
space-dealer-event-done = { $planet } is done
space-dealer-event-goes_on = { $planet } goes on after all
space-dealer-event-runout_began = { $reason ->
    [last_marker] <b>A last marker is placed:</b> the run-out begins
   *[time] <b>Time is up:</b> the run-out begins
}
space-dealer-event-game_over = <b>The game is over</b>
space-dealer-event-gizzi_turned_up = A new demand on { $place }

## The position as text
space-dealer-text-table = The table
space-dealer-text-phase = { $phase ->
    [choice] Everybody chooses a start
    [runout] The run-out
    [scored] The game is over
   *[running] The clock runs
}
space-dealer-text-supply = Supply: { $goods }
space-dealer-text-piles =
    Pile 2: { $two ->
        [one] { $two } card
       *[other] { $two } cards
    }, pile 3: { $three ->
        [one] { $three } card
       *[other] { $three } cards
    }
space-dealer-text-ring = The ring
space-dealer-text-field = Field { $number }: { $place }
space-dealer-text-field-gizzi =
    Field { $number }: { $place } asks for { $goods }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
space-dealer-text-ships = Ships
space-dealer-text-ship = { $planet }, { $ship }: on { $place } with { $goods }
space-dealer-text-ship-flying = { $planet }, { $ship }: on the way to { $place } with { $goods }
space-dealer-text-seat =
    { $planet } ({ $name }): { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    } left
space-dealer-text-tech = Tech level { $level }; columns with power: { $columns }
space-dealer-text-card = { $card } in column { $column }{ $state ->
    [covered] , covered
    [blocked] , blocked
   *[open] {""}
}{ $goods ->
    [none] {""}
   *[other] , holds { $goods }
}
space-dealer-text-demand =
    Asks for { $goods }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $owner } for the planet
space-dealer-text-planned = Plans { $card }
space-dealer-text-glass = Hourglass { $number }: { $state ->
    [inactive] free
    [usable] ready, { $job }
    [void] of no effect until it has run out
   *[active] running, { $job }
}

## Options
space-dealer-option-rules = Rules
space-dealer-option-rules-help = The basic game, or the game for experienced players.
space-dealer-option-rules-basic = basic
space-dealer-option-rules-advanced = advanced
space-dealer-option-depot_capacity = Depot
space-dealer-option-depot_capacity-help = Goods that one depot holds; 0 is no limit.
space-dealer-option-depot_capacity-0 = no limit
space-dealer-option-goods_supply = Goods
space-dealer-option-goods_supply-help = Ten of each colour and box, or endless.
space-dealer-option-goods_supply-limited = limited
space-dealer-option-goods_supply-unlimited = endless
space-dealer-option-tech_track = Tech track
space-dealer-option-tech_track-help = Steps between the levels.
space-dealer-option-tech_track-direct = none
space-dealer-option-tech_track-one_between = one
space-dealer-option-tech_track-long = long
space-dealer-option-power_profile = Power
space-dealer-option-power_profile-help = Connections fed by generator, satellite and reactor.
space-dealer-option-power_profile-2-3-4 = 2, 3, 4
space-dealer-option-power_profile-2-4-4 = 2, 4, 4
space-dealer-option-mine_complex_output = Mine complex
space-dealer-option-mine_complex_output-help = What a mine complex makes.
space-dealer-option-mine_complex_output-same_colour = two of one colour
space-dealer-option-mine_complex_output-two_colours = two colours
space-dealer-option-fusion_mine_output = Fusion mine
space-dealer-option-fusion_mine_output-help = What a fusion mine makes.
space-dealer-option-fusion_mine_output-two_colours = two of two colours
space-dealer-option-fusion_mine_output-same_colour = four of one colour
space-dealer-option-level3_advanced = Third level
space-dealer-option-level3_advanced-help = Which advanced cards are of level 3.
space-dealer-option-level3_advanced-robot_factory = robot factories
space-dealer-option-level3_advanced-tech_center = tech centers
space-dealer-option-robot_factory_connections = Robot factory
space-dealer-option-robot_factory_connections-help = Connections that a robot factory needs.
space-dealer-option-attack_markers_per_run = Attack markers
space-dealer-option-attack_markers_per_run-help = Markers made by one run.
space-dealer-option-rocket_on_occupied_field = Rocket on an hourglass
space-dealer-option-rocket_on_occupied_field-help = A rocket may block a field that holds an hourglass.
space-dealer-option-self_attack = Attack oneself
space-dealer-option-self_attack-help = Attack markers may be used on oneself.
space-dealer-option-sabotaged_ship = Sabotaged ship
space-dealer-option-sabotaged_ship-help = It goes back, or waits to try again.
space-dealer-option-sabotaged_ship-returns = goes back
space-dealer-option-sabotaged_ship-retry = tries again
space-dealer-option-allow_cancel = Stop hourglasses
space-dealer-option-allow_cancel-help = A running hourglass may be taken back without effect.
space-dealer-option-auto_tech = Tech by itself
space-dealer-option-auto_tech-help = The tech step is taken when the sand has run out.
space-dealer-option-runout_free_actions = Run-out
space-dealer-option-runout_free_actions-help = What is allowed besides using hourglasses.
space-dealer-option-runout_free_actions-all = all free actions
space-dealer-option-runout_free_actions-effects_only = effects only
space-dealer-option-gizzi_marker = Gizzi costs a marker
space-dealer-option-gizzi_marker-help = A neutral delivery costs a marker.
space-dealer-option-gizzi_cards_break_ties = Gizzi breaks ties
space-dealer-option-gizzi_cards_break_ties-help = Gizzi cards count as markers in a tie.
space-dealer-option-planning_visible = Open planning
space-dealer-option-planning_visible-help = Planned cards lie face up.
space-dealer-option-probe_to_foreign_ship = Probe to others
space-dealer-option-probe_to_foreign_ship-help = A probe may load another player’s ship.
space-dealer-option-double_sided_colours = Two-sided planets
space-dealer-option-double_sided_colours-help = Both sides of one planet are never in play.
space-dealer-option-planets = Planets
space-dealer-option-planets-help = In the order of the list, drawn, or chosen seat by seat.
space-dealer-option-planets-listed = in order
space-dealer-option-planets-drawn = drawn
space-dealer-option-planets-moimoi = Moimoi
space-dealer-option-planets-frokla = Frökla
space-dealer-option-planets-ruul = Ru’ul
space-dealer-option-planets-zartok = Zartok
space-dealer-option-planets-ki = Ki
space-dealer-option-planets-wit = Wit
space-dealer-option-planets-cuo = Cuo
space-dealer-option-planets-vill = Vill
space-dealer-option-ring_order = Order on the ring
space-dealer-option-ring_order-help = As seated, or at random.
space-dealer-option-ring_order-seating = as seated
space-dealer-option-ring_order-random = at random
space-dealer-option-pause_policy = Pause
space-dealer-option-pause_policy-help = Who may stop the clock.
space-dealer-option-pause_policy-unanimous = all together
space-dealer-option-pause_policy-host = the host
space-dealer-option-pause_policy-never = nobody
space-dealer-option-offer_ttl_ms = Life of an offer
space-dealer-option-offer_ttl_ms-help = How long an offer stands; with none, until it is withdrawn.
space-dealer-option-bot_reaction_ms = Reaction of bots
space-dealer-option-bot_reaction_ms-help = How long a bot takes between seeing and acting.

## Refusals
space-dealer-why-rival-glass = This hourglass is another player’s; only a loaded sabotage probe reaches it.
space-dealer-why-rival-card = This card is another player’s; only a loaded rocket reaches it.
space-dealer-why-load = Goods are moved between a ship at home and a depot: you have none yet.
space-dealer-why-site = A site waits for a card: put an hourglass on a card of your planning area first.
space-dealer-why-side = The plants follow the column: choose where your mine stands.
space-dealer-why-empty-offer = Choose first what you give and what you take.
space-dealer-refusal-start-not-in-pile = This is not one of your start mines.
space-dealer-refusal-start-no-power = That column has no power on that side at the start.
space-dealer-refusal-start-twice = You have chosen your start already; wait for the others.
space-dealer-refusal-paused = The game is paused.
space-dealer-refusal-pause-never = At this table nobody stops the clock.
space-dealer-refusal-pause-host = At this table only the host stops the clock and starts it again.
space-dealer-refusal-phase = This is not possible at this time of the game.
space-dealer-refusal-not-yours = That is another player’s.
space-dealer-refusal-unknown = There is no such card, ship, field or hourglass at this table.
space-dealer-refusal-waiting = You are waiting already.
space-dealer-refusal-too-many = Too many commands at the same moment.
space-dealer-refusal-not-in-basic = This belongs to the rules for experienced players.
space-dealer-refusal-no-free-hourglass = All your hourglasses are in use.
space-dealer-refusal-cancel-not-allowed = A running hourglass cannot be taken back at this table.
space-dealer-refusal-cancel-not-running = That hourglass is not running.
space-dealer-refusal-release-not-run-out = The hourglass is still running.
space-dealer-refusal-release-not-usable = That hourglass has nothing to finish.
space-dealer-refusal-use-not-run-out = The hourglass is still running.
space-dealer-refusal-use-not-usable = That hourglass has nothing to finish.
space-dealer-refusal-use-not-planned = That hourglass is not on a card of your planning area.
space-dealer-refusal-use-no-field = That hourglass is not on a card that you use.
space-dealer-refusal-plan-not-in-pile = That card is not in your personal pile.
space-dealer-refusal-plan-full = Your planning area is full: all { $places } places are taken.
space-dealer-refusal-tech-max = Your planet has already reached the highest level.
space-dealer-refusal-tech-occupied = There is already an hourglass on that field.
space-dealer-refusal-draw-pending = First choose one of the two cards you have drawn.
space-dealer-refusal-draw-level = That pile needs level { $need }, your planet has { $have }.
space-dealer-refusal-draw-full = Your planning area is full: all { $places } places are taken.
space-dealer-refusal-draw-empty = The pile of level { $level } is empty.
space-dealer-refusal-keep-no-choice = You have no drawn cards to choose from.
space-dealer-refusal-keep-unknown = That card is not one of the two that you drew.
space-dealer-refusal-build-not-planned = That card is not in your planning area.
space-dealer-refusal-build-occupied = There is already an hourglass on that field.
space-dealer-refusal-plant-slot = That side of the planet already holds a power plant.
space-dealer-refusal-plant-order = This power plant replaces the next smaller one, which is not on that side.
space-dealer-refusal-wrong-area = Power plants go beside the planet, all other cards above and below it.
space-dealer-refusal-one-out-of-grid = There is no such building site.
space-dealer-refusal-one-no-power = Column { $column } has no power; a power plant must reach it.
space-dealer-refusal-one-demand-occupied = Cards in the demand area cannot be built over.
space-dealer-refusal-two-out-of-grid = There is no such building site.
space-dealer-refusal-two-no-power = Column { $column } has no power; a power plant must reach it.
space-dealer-refusal-metropolis-out-of-grid = There is no such building site.
space-dealer-refusal-megacity-out-of-grid = There is no such building site.
space-dealer-refusal-metropolis-demand-occupied = Cards in the demand area cannot be built over.
space-dealer-refusal-megacity-demand-occupied = Cards in the demand area cannot be built over.
space-dealer-refusal-not-adjacent-card = The card must touch another card.
space-dealer-refusal-field-in-use = A card with an hourglass on it cannot be built over.
space-dealer-refusal-blocked = A card blocked by an attack marker cannot be built over.
space-dealer-refusal-use-card-no-field = That card has no hourglass field.
space-dealer-refusal-use-card-covered = That card is wholly or partly built over.
space-dealer-refusal-use-card-occupied = There is already an hourglass on that field.
space-dealer-refusal-produce-no-goods = This card does not make these goods.
space-dealer-refusal-produce-destination = The goods of this card cannot be put there.
space-dealer-refusal-produce-capacity = There is room for { $room } only.
space-dealer-refusal-produce-supply = The supply holds { $have }, this needs { $need }.
space-dealer-refusal-swap-no-goods = The good that you would give is not there.
space-dealer-refusal-swap-destination = The goods of this card cannot be put there.
space-dealer-refusal-swap-supply = The supply does not hold the good that you would take.
space-dealer-refusal-flight-in-flight = The ship is on its way already; its flight cannot be changed.
space-dealer-refusal-flight-same-field = The ship is already there.
space-dealer-refusal-flight-not-adjacent = A loaded ship flies to a neighbouring field only; yours carries { $have }.
space-dealer-refusal-move-destination = The goods are there already.
space-dealer-refusal-move-in-flight = The ship is in flight.
space-dealer-refusal-move-covered = That card is wholly or partly built over.
space-dealer-refusal-move-not-here = The two are not at the same place: the ship must be at that planet.
space-dealer-refusal-move-locked = The transport probe is locked while an hourglass is on it.
space-dealer-refusal-move-no-goods = Needs { $need }; there is { $have }.
space-dealer-refusal-move-capacity = There is room for { $room } there, not for { $need }.
space-dealer-refusal-not-neutral = Goods can only be left on neutral planets.
space-dealer-refusal-offer-target = An offer is made to another player.
space-dealer-refusal-offer-not-yours = You can only offer what is yours for what is the other’s.
space-dealer-refusal-offer-covered = That card is wholly or partly built over.
space-dealer-refusal-offer-not-here = The goods of an exchange must be at the same planet.
space-dealer-refusal-offer-locked = The transport probe is locked while an hourglass is on it.
space-dealer-refusal-offer-void = The offer can no longer be carried out.
space-dealer-refusal-offer-capacity = One of you would not have room for the goods.
space-dealer-refusal-offer-unknown = There is no such offer any more.
space-dealer-refusal-offer-not-planned = Only cards of a planning area that you both can see change hands.
space-dealer-refusal-offer-card-busy = A card with an hourglass on it cannot change hands.
space-dealer-refusal-offer-planning-full = After the trade the planning area of { $seat } would hold { $over ->
    [one] 1 card
    *[other] { $over } cards
    } too many.
space-dealer-refusal-dump-in-flight = The ship is in flight.
space-dealer-refusal-dump-covered = That card is wholly or partly built over.
space-dealer-refusal-dump-locked = The transport probe is locked while an hourglass is on it.
space-dealer-refusal-dump-no-goods = Needs { $need }; there is { $have }.
space-dealer-refusal-dump-not-yours = What lies on a neutral planet is nobody’s to throw away.
space-dealer-refusal-deliver-in-flight = The ship is in flight.
space-dealer-refusal-deliver-own = You cannot satisfy a demand of your own planet.
space-dealer-refusal-deliver-not-here = Your ship is not at the planet of that demand.
space-dealer-refusal-deliver-not-built = That demand is not built anywhere.
space-dealer-refusal-deliver-done = { $seat } has satisfied that demand already.
space-dealer-refusal-deliver-no-marker = You have no victory marker left.
space-dealer-refusal-deliver-wrong-goods = Needs { $need }, your ship has { $have }.
space-dealer-refusal-gizzi-in-flight = The ship is in flight.
space-dealer-refusal-gizzi-not-here = That Gizzi card does not lie where your ship is.
space-dealer-refusal-gizzi-no-marker = You have no victory marker left.
space-dealer-refusal-gizzi-wrong-goods = Needs { $need }, your ship has { $have }.
space-dealer-refusal-attack-full = That card already holds its attack markers.
space-dealer-refusal-attack-supply = No attack marker is left in the supply.
space-dealer-refusal-sabotage-no-marker = There is no attack marker on that card.
space-dealer-refusal-sabotage-target = Only a running hourglass can be sabotaged.
space-dealer-refusal-block-no-marker = There is no attack marker on that card.
space-dealer-refusal-block-target = That card is blocked already.
space-dealer-refusal-block-no-field = That card has no hourglass field.
space-dealer-refusal-block-covered = That card is wholly or partly built over.
space-dealer-refusal-block-occupied = At this table a card with an hourglass on it cannot be blocked.
space-dealer-refusal-block-limit = { $seat } is blocked by { $most ->
    [one] 1 marker
   *[other] { $most } markers
} already; no more are allowed.
space-dealer-refusal-probe-no-goods = The probe would send { $need }, and holds { $have }.
space-dealer-refusal-probe-not-yours = The probe sends goods to your own ships only.
space-dealer-refusal-probe-capacity = There is room for { $room } there, not for { $need }.
space-dealer-refusal-runout-phase = The time is up: no new hourglass can be started.
space-dealer-refusal-runout-effects-only = The time is up: only running hourglasses are finished.
space-dealer-refusal-done-phase = You can be done only once, and only when the time is up.
space-dealer-refusal-done-not-run-out = One of your hourglasses is still running.
space-dealer-word-R = red
space-dealer-word-Y = yellow
space-dealer-word-G = green
space-dealer-word-B = blue
space-dealer-refusal-wait-span =
    You can wait from { $least } to { $most ->
        [one] { $most } second
       *[other] { $most } seconds
    }.
space-dealer-refusal-draw-first-level = Cards of level 1 are not drawn: they are in your own pile.
space-dealer-refusal-swap-too-many = This card swaps at most { $most ->
    [one] 1 good
   *[other] { $most } goods
}.
space-dealer-refusal-move-nothing = Choose at least one good.
space-dealer-refusal-dump-nothing = Choose at least one good.
space-dealer-refusal-offer-nothing = The offer is empty: at least one good or card must change hands.
space-dealer-refusal-offer-gives = You would give { $need }, and there is { $have }.
space-dealer-refusal-offer-takes = { $seat } has not got { $need } there.
space-dealer-refusal-sabotage-self = At this table you cannot sabotage yourself.
space-dealer-refusal-block-self = At this table you cannot block yourself.
space-dealer-refusal-probe-no-ship = Choose the ship that the probe sends the goods to.

## Lesson
space-dealer-lesson-welcome = You are the circle, on the planet <b>Moimoi</b>. Everybody plays at once for thirty minutes. Your two <b>hourglasses</b> are your workers: each job takes exactly one minute of sand. Bring goods to the other planets; who brings them scores, and the planet scores too.
space-dealer-lesson-start = Choose a start in secret: your <b>yellow mine</b> is picked, now click <b>column 4</b>. A generator beside your planet will power columns 4 and 5.
space-dealer-lesson-rivals = The others choose, too. Then all is revealed and the <b>clock</b> starts.
space-dealer-lesson-plan = More power first. Click a <b>generator</b> in your pile: it goes to your planning area. That is free.
space-dealer-lesson-build = Click the planned generator: your first hourglass is turned over and builds it.
space-dealer-lesson-mine = Now click your <b>mine</b>: the second hourglass works there. An idle hourglass is lost time.
space-dealer-lesson-meanwhile = The others are at it, too: Frökla builds a depot. What runs on other planets is seen at the right, on a phone under Planets.
space-dealer-lesson-minute = One minute of sand runs through.
space-dealer-lesson-site = Both hourglasses are <b>ready</b>. Place the generator: click the <b>left</b> side of your planet. Columns 2 and 3 get power.
space-dealer-lesson-take = Press the hourglass on the mine, or its key: the good goes into your <b>ship</b>.
space-dealer-lesson-again = Let the mine run again.
space-dealer-lesson-depot = The second hourglass needs work, too. Click the <b>red depot</b> in your pile to plan it. A depot keeps goods while your ship is away, and others may bring two red to it: points for them and for you.
space-dealer-lesson-depot-build = Click the planned depot: the hourglass builds it.
space-dealer-lesson-tech = And raise the <b>tech level</b>: click it on your planet. Two runs bring level 2, which lets you draw better cards.
space-dealer-lesson-two-minutes = The third minute. The tech step is taken by itself.
space-dealer-lesson-tech-again = The same once more: the third yellow good goes aboard, and the second tech step begins.
space-dealer-lesson-demand = Frökla’s depot is built, and it asks for <b>two yellow</b>: 2 points for who brings them, 1 for Frökla.
space-dealer-lesson-second-minute = Another minute of sand.
space-dealer-lesson-depot-site = The depot is ready: click the lit column <b>3</b>, left of the planet’s middle.
space-dealer-lesson-store = A good may go into the ship or into a depot. Put the second yellow one into the <b>depot</b>.
space-dealer-lesson-load = <b>Load</b>: bring it from the depot aboard your ship. At home that is free and needs no hourglass; a ship holds eight goods.
space-dealer-lesson-once-more = Let the mine run once more.
space-dealer-lesson-fly = The way to Frökla is two hops. A loaded ship flies to the next field: click the lit neutral planet <b>Gizzi</b>.
space-dealer-lesson-landed = The flight takes its minute; the ship lands by itself, and your tech level rises to <b>2</b>.
space-dealer-lesson-draw = Now better cards can be had. <b>Draw</b> from pile 2: you see two cards and keep one. That is free, but needs a place in your planning area.
space-dealer-lesson-keep = Keep the <b>mine complex</b>: it digs two yellow goods a minute. The other card goes under the pile.
space-dealer-lesson-complex = Build it at once: click it in your planning area.
space-dealer-lesson-fly-on = On to <b>Frökla</b>.
space-dealer-lesson-landed-again = And another minute: the ship is there, and the mine complex is ready.
space-dealer-lesson-cover = A wide card needs two powered columns. Put it on <b>column 4</b>: it <b>covers</b> your mine, which is gone for good; its demand below stays open. Striped places warn you of that.
space-dealer-lesson-deliver = The demand is lit: click it and <b>deliver</b>.
space-dealer-lesson-offer = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you, { $theirs } for Frökla. One yellow good is left, and Frökla has a red one that your own depot asks for.
space-dealer-lesson-trade = Frökla offers red for yellow. Whoever is at the same place may <b>trade</b>, at any time and for nothing: <b>accept</b>.
space-dealer-lesson-goal = An empty ship flies home in one hop; yours is loaded and takes two. Build wide, load the ship full, trade wherever you meet, cover what you no longer need, and keep the sand running. Good luck!

## Words of the game, explained where they stand
space-dealer-glossary-hourglass = Hourglass
space-dealer-glossary-hourglass-means = Your worker. Put it on a job, wait one minute, take what it brings, give it the next job.
space-dealer-glossary-hourglass-forms = hourglass, hourglasses
space-dealer-glossary-power = Power
space-dealer-glossary-power-means = A generator feeds the two columns next to the planet, a satellite three, a reactor four. Most cards need a fed column.
space-dealer-glossary-power-forms = power, powered, no power
space-dealer-glossary-planning = Planning area
space-dealer-glossary-planning-means = Where cards wait to be built. Planning is free; what is planned stays planned until it is built.
space-dealer-glossary-planning-forms = planning area, planning areas, planning
space-dealer-glossary-demand = Demand
space-dealer-glossary-demand-means = Goods that a card wants. Who brings them from a ship on that planet scores the larger number, the planet’s owner the smaller one; once a game.
space-dealer-glossary-demand-forms = demand, demands
space-dealer-glossary-cover = Covering
space-dealer-glossary-cover-means = A new card may lie on action halves of old ones. What is covered works no more; its demand stays open.
space-dealer-glossary-cover-forms = covering, covers, covered
space-dealer-glossary-gizzi = Gizzi
space-dealer-glossary-gizzi-means = The neutral planets between those of the players. A loaded ship stops there on its way; an empty one flies over.
space-dealer-glossary-gizzi-forms = Gizzi
space-dealer-glossary-tech = Tech level
space-dealer-glossary-tech-means = Two tech jobs raise it by one. Level 2 and 3 open piles of better cards; you see two and keep one.
space-dealer-glossary-tech-forms = tech level, tech levels, tech
