# SpacePaper: words, actions, prompts, the board, log, options, refusals, the guided first game.

## Words
space-paper-word-humans = Humans
space-paper-word-ethers = Ethers
space-paper-word-mecas = Mecas
space-paper-word-brachies = Brachies
space-paper-word-vulcans = Vulcans
space-paper-word-kelvins = Kelvins
space-paper-word-scientist = Scientist
space-paper-word-opportunist = Opportunist
space-paper-word-biologist = Biologist
space-paper-word-financier = Financier
space-paper-word-industrialist = Industrialist
space-paper-word-fighter = Fighter
space-paper-word-explorer = Explorer
space-paper-word-geologist = Geologist
space-paper-word-guardian = Guardian
space-paper-word-diplomat = Diplomat
space-paper-word-free_spaceport = Free spaceport
space-paper-word-galactic_lottery = Galactic lottery
space-paper-word-neutron_star = Neutron star
space-paper-word-supernova = Supernova
space-paper-word-vanished_black_hole = Vanished black hole
space-paper-word-ship_found = Ship found
space-paper-word-galactic_cup = Galactic cup
space-paper-word-symbiotic_life = Symbiotic life
space-paper-word-great_discovery = Great discovery
space-paper-word-unexpected_help = Unexpected help
space-paper-word-capitalism = Capitalism
space-paper-word-republic = Republic
space-paper-word-communism = Communism
space-paper-word-colonialism = Colonialism
space-paper-word-federation = Federation
space-paper-word-technocracy = Technocracy
space-paper-word-militarism = Militarism
space-paper-word-democrature = Democrature
space-paper-word-anarchy = Anarchy
space-paper-word-nationalism = Nationalism
space-paper-word-speed = Speed
space-paper-word-range = Range
space-paper-word-subluminal = Subluminal
space-paper-word-armament = Armament
space-paper-word-invasion = Invasion
space-paper-word-defence = Defence
space-paper-word-revenue = Revenue
space-paper-word-productivity = Productivity
space-paper-word-infrastructure = Infrastructure
space-paper-word-heuristics = Heuristics
space-paper-word-stability = Stability
space-paper-word-adaptability = Adaptability
space-paper-word-corundum = Corundum
space-paper-word-antimatter = Antimatter
space-paper-word-oganesson = Oganesson
space-paper-word-brown_dwarf = brown dwarf
space-paper-word-red_dwarf = red dwarf
space-paper-word-yellow_dwarf = yellow dwarf
space-paper-word-red_giant = red giant
space-paper-word-blue_giant = blue giant
space-paper-word-red_supergiant = red supergiant
space-paper-word-double_star = double star
space-paper-word-black_hole = black hole
space-paper-word-void = void
space-paper-word-telluric = telluric
space-paper-word-oceanic = oceanic
space-paper-word-lava = lava
space-paper-word-barren = barren
space-paper-word-frozen = frozen
space-paper-word-gaseous = gaseous
space-paper-word-living = living
space-paper-word-asteroids = asteroids
space-paper-word-dwarf = dwarf
space-paper-word-small = small
space-paper-word-medium = medium
space-paper-word-large = large
space-paper-word-giant = giant
space-paper-word-spaceport = Spaceport
space-paper-word-habitats = Habitats
space-paper-word-science_1 = Science 1
space-paper-word-science_2 = Science 2
space-paper-word-gold_1 = Gold 1
space-paper-word-gold_2 = Gold 2
space-paper-word-mine_1 = Mine 1
space-paper-word-mine_2 = Mine 2
space-paper-word-scout = Scout
space-paper-word-cruiser = Cruiser
space-paper-word-transport = Transport
space-paper-word-bonus-gold = gold
space-paper-word-bonus-science = science
space-paper-word-bonus-energy = energy
space-paper-word-bonus-none = none
space-paper-word-phase-setup_race = Choose your race
space-paper-word-phase-setup_leader = Choose your leader
space-paper-word-phase-setup_event = Choose your event card
space-paper-word-phase-setup_politics = Choose your politics
space-paper-word-phase-setup_home = Choose your home
space-paper-word-phase-r_orders = Resources
space-paper-word-phase-t_orders = Technology
space-paper-word-phase-c_orders = Construction
space-paper-word-phase-m_turn = Movement
space-paper-word-phase-u_orders = Upkeep
space-paper-word-phase-continue_move = Movement, a ship under way
space-paper-word-phase-choose_defender = Movement, choosing a defender
space-paper-word-phase-choose_retreat = Movement, choosing a retreat
space-paper-word-phase-react_help = Movement, an answer to an attack
space-paper-word-phase-intercept = Movement, an interception
space-paper-word-phase-finished = The game is over
space-paper-letter-r_orders = R
space-paper-letter-t_orders = T
space-paper-letter-c_orders = C
space-paper-letter-m_turn = M
space-paper-letter-u_orders = U
icon-sp-gold = gold
icon-sp-science = science
icon-sp-power = energy
space-paper-part-gold = gold
space-paper-tie = { $reason ->
    [score] Equal gold: minerals, then colonies, then technology levels decided.
    [economic] Equal gold: minerals, then colonies, then technology levels decided.
   *[other] The victory counts, not the gold.
}
space-paper-reason-economic = More gold than the goal after the income.
space-paper-reason-technological = Every technology at its highest level.
space-paper-reason-military = The last capital standing.
space-paper-reason-conquest = A colony on every type of planet.
space-paper-reason-living = Enough living planets.
space-paper-reason-bankruptcy = Everybody else was bankrupt for too long.
space-paper-reason-score = The rounds are over: most gold wins.

## What things do
space-paper-does-humans = From a medium telluric world. Adaptability +1, favour Colonialism.
space-paper-does-ethers = From a gas giant. +1 in a technology of your choice, favour Federation.
space-paper-does-mecas = From a barren dwarf. Invasion +1, favour Nationalism.
space-paper-does-brachies = From a large ocean world. Heuristics +1, favour Technocracy.
space-paper-does-vulcans = From a small lava world. Armament +1, favour Capitalism.
space-paper-does-kelvins = From a large frozen world. Defence +1, favour Democrature.
space-paper-does-scientist = +2 science every round.
space-paper-does-opportunist = +1 gold, science or energy, and may switch.
space-paper-does-biologist = Adaptability +2.
space-paper-does-financier = +2 gold every round.
space-paper-does-industrialist = +2 energy on every planet.
space-paper-does-fighter = Cruisers cost 8 energy; cruisers and transports fight with +1.
space-paper-does-explorer = Range and heuristics +4.
space-paper-does-geologist = One mineral more of a kind you name.
space-paper-does-guardian = Defence +2.
space-paper-does-diplomat = Every discontent lasts 2 rounds less.
space-paper-does-free_spaceport = A spaceport on one of your planets at once.
space-paper-does-galactic_lottery = 15 gold at once.
space-paper-does-neutron_star = A ship gets 5 points more in your movement.
space-paper-does-supernova = Reveals a system of your choice.
space-paper-does-vanished_black_hole = A black hole becomes void.
space-paper-does-ship_found = A scout at your capital.
space-paper-does-galactic_cup = All your discontent falls by 1.
space-paper-does-symbiotic_life = One planet adapts and grows faster.
space-paper-does-great_discovery = One technology level at once.
space-paper-does-unexpected_help = Defence +1 on one planet, also against an invasion.
space-paper-does-added-race = Home world: { $home }. { $technology ->
    [choice] +1 in a technology of your choice
   *[other] { $technology } +1
}, favour { $politics }.
space-paper-does-added-event = As { $event }.
space-paper-does-added-event-with = As { $event }, with { $number }.
space-paper-gift-science = +{ $number } science every round
space-paper-gift-gold = +{ $number } gold every round
space-paper-gift-energy_each_planet = +{ $number } energy on every planet
space-paper-gift-adaptability = adaptability +{ $number }
space-paper-gift-range = range +{ $number }
space-paper-gift-heuristics = heuristics +{ $number }
space-paper-gift-extra_mineral = +{ $number } of a mineral that you name
space-paper-gift-defence = defence +{ $number }
space-paper-gift-discontent = every discontent { $number ->
    [one] { $number } round
   *[other] { $number } rounds
} shorter
space-paper-gift-cruiser_energy = cruisers cost { $number } energy
space-paper-gift-armament = armament +{ $numbers } (cruisers, scouts, transports)
space-paper-gift-choose = +{ $number } gold, science or energy, and may switch
space-paper-gift-none = No advantage.
space-paper-does-none = No card.
space-paper-does-speed = Points of movement for every ship.
space-paper-does-range = How far from your worlds ships may end.
space-paper-does-subluminal = Pass, jump and destroy black holes.
space-paper-does-armament = Strength of cruisers, scouts and transports in combat.
space-paper-does-invasion = Strength of your invasions.
space-paper-does-defence = Strength of your planets against invasions.
space-paper-does-revenue = Gold every round.
space-paper-does-productivity = More energy on every planet.
space-paper-does-infrastructure = Allows spaceports (2), level 1 (3), level 2 and habitats (4), second deposits (5).
space-paper-does-heuristics = How far you can scan.
space-paper-does-stability = Shortens every discontent.
space-paper-does-adaptability = Alien worlds are settled faster.
space-paper-subluminal-0 = none
space-paper-subluminal-1 = pass
space-paper-subluminal-2 = jump near
space-paper-subluminal-3 = jump far
space-paper-subluminal-4 = destroy
space-paper-subluminal-5 = everything
space-paper-effect-double_gold = Doubles your gold income.
space-paper-effect-no_discontent_double_energy = No discontent, double energy.
space-paper-effect-surplus_gold_to_science = Gold left after the upkeep becomes science.
space-paper-effect-double_minerals = Doubles your minerals.
space-paper-effect-destroy_ships_no_energy = Destroys your ships; no energy; ends after five upkeeps.
space-paper-effect-surplus_gold_to_capital_energy = Gold left after the upkeep becomes energy of the capital.
space-paper-needs-colonies = Needs at least { $count ->
    [one] 1 colony
   *[other] { $count } colonies
}.
space-paper-most-colonies = At most { $count ->
    [one] 1 colony
   *[other] { $count } colonies
}.
space-paper-most-ships = At most { $count ->
    [one] 1 ship
   *[other] { $count } ships
}.

## Actions
space-paper-do-choose_race = Lead the { $race }
space-paper-opening-choose_race = { $technology ->
    [none] Leads the { $race }
   *[other] Leads the { $race }, { $technology } +1
}
space-paper-do-choose_race-with = { $race }: { $technology } +1
space-paper-do-choose_leader = Follow the { $leader }
space-paper-do-choose_leader-with = { $leader }: +1 { $bonus }
space-paper-do-choose_event = Take the card { $event }
space-paper-do-choose_politics = Begin with { $politics }
space-paper-do-choose_home = Make { $system } your home
space-paper-do-commit = Done
space-paper-do-clear_orders = Withdraw orders
space-paper-do-relocate = Move the capital to { $planet }
space-paper-do-abandon = Give up { $planet }
space-paper-do-switch_bonus = Switch the bonus to { $bonus }
space-paper-do-set_geologist = One more { $mineral }
space-paper-do-change_politics = Change to { $politics }
space-paper-do-research = { $technology } to level { $level }
space-paper-do-build = { $item } on { $planet }
space-paper-do-cancel = Stop building { $item } on { $planet }
space-paper-do-settle = Settle { $planet }
space-paper-do-outpost = Outpost on { $planet }
space-paper-do-set_standing_order = Standing order
space-paper-do-standing-never = Never fire at passing ships
space-paper-do-standing-if_win = Fire at passing ships if mine wins
space-paper-do-standing-always = Always fire at passing ships
space-paper-do-move = Move
space-paper-do-move-dot = Stop on { $place }
space-paper-do-move-wide = To { $place }, wide orbit
space-paper-do-move-orbit = Into the orbit of { $place }
space-paper-do-move-attack = Attack { $name } at { $place }
space-paper-do-move-invade = Invade { $place }
space-paper-do-move-land_settle = Land and settle { $place }
space-paper-do-move-land_outpost = Land an outpost on { $place }
space-paper-do-continue_move = Fly on
space-paper-do-stop = Stay
space-paper-do-stay-wide = Stay in the wide orbit of { $place }
space-paper-do-stay-orbit = Stay in the orbit of { $place }
space-paper-do-jump = Jump to { $system }
space-paper-do-destroy_black_hole = Destroy the black hole of { $system }
space-paper-do-create_black_hole = Make { $system } a black hole
space-paper-do-attack = Attack { $name } in this orbit
space-paper-do-invade = Invade { $planet }
space-paper-do-land = Land
space-paper-do-land-settle = Land and settle { $planet }
space-paper-do-land-outpost = Land an outpost on { $planet }
space-paper-do-scan = Scan { $system }
space-paper-do-end_turn = End movement
space-paper-do-sell = Sell { $ship }
space-paper-do-defer = Pay { $possession } last
space-paper-do-keep_surplus = Keep the gold
space-paper-do-play_event = Play { $event }
space-paper-do-play_event-at = { $event }: { $target }
space-paper-do-choose_defender = Defend with { $ship }
space-paper-do-choose_retreat = Retreat to { $planet }
space-paper-do-react_help-yes = Play Unexpected help
space-paper-do-react_help-no = Keep the card
space-paper-do-fire-yes = Fire
space-paper-do-fire-no = Let it pass
space-paper-note-build = { $item ->
    [scout] explores
    [cruiser] fights and invades
    [transport] settles other systems
    [spaceport] ships can be built here
    [habitats] two more people
    [science_1] +1 science
    [science_2] +4 science
    [gold_1] +1 gold
    [gold_2] +4 gold
   *[other] opens deposits
}{ $rounds ->
    [0] {""}
    [1] , next round
   *[other] , in { $rounds } rounds
}
space-paper-note-cancel = What was spent is lost.
space-paper-note-research = { $does }
space-paper-note-settle = { $rounds ->
    [0] A colony at once.
   *[other] A colony after { $rounds } upkeeps.
}
space-paper-note-outpost = Counts for range and retreat, not for victory; yields nothing.
space-paper-note-relocate = The old capital becomes a discontented colony.
space-paper-note-abandon = For a colony you get gold, once per planet.
space-paper-note-change_politics = { $rounds ->
    [0] No discontent.
   *[other] Discontent for { $rounds } rounds: nothing is produced.
}
space-paper-note-standing-never = They hold their fire.
space-paper-note-standing-if_win = Only when the comparison is won.
space-paper-note-standing-always = Even if my ship is lost.
space-paper-note-switch_bonus = Costs a round of discontent.
space-paper-note-sell = Gold now, no upkeep later.
space-paper-note-defer = Behind everything else on the bill.
space-paper-note-planet = { $kind }
space-paper-note-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
space-paper-note-discover = Unknown: it is rolled when you get there.
space-paper-note-scan = Free; the dice decide what is there.
space-paper-note-duel = { $mine } against { $theirs }: { $outcome ->
    [win] you destroy it.
    [retreat] even, you must retreat.
   *[loss] your ship is lost.
}
space-paper-note-siege = Invasion { $mine } against defence { $theirs }: { $outcome ->
    [win] it succeeds.
    [retreat] even, you must retreat.
   *[loss] your cruiser is lost.
}
space-paper-note-end_turn = { $count ->
    [0] all ships have moved
    [one] 1 ship still ready
   *[other] { $count } ships still ready
}
space-paper-note-changes = { $left ->
    [one] 1 change left
   *[other] { $left } changes left
}
space-paper-note-commit = { $orders ->
    [0] no orders
   *[other] { $orders } given
}
space-paper-button-stop = Stay here
space-paper-button-standing = Standing order
space-paper-button-bonus = Switch bonus
space-paper-button-geologist = Name a mineral
space-paper-button-sell = Sell a ship
space-paper-button-defer = Pay last
space-paper-button-card = Event card
space-paper-standing-never = never fire
space-paper-standing-if_win = fire if I win
space-paper-standing-always = always fire
space-paper-standing-now = At passing ships:
space-paper-verb-build = Build
space-paper-verb-cancel = Cancel
space-paper-verb-settle = Settle
space-paper-verb-relocate = Capital
space-paper-verb-abandon = Give up
space-paper-verb-defer = Pay last
space-paper-verb-play_event = Event
space-paper-verb-choose_retreat = Retreat
space-paper-verb-orders = Orders
space-paper-verb-more = More…
space-paper-finish = Done by itself
space-paper-finish-more = Phases in which you have nothing to decide end by themselves. What you may only change, as your politics, holds up no phase while all bills can be paid: take the mark away to change it.
space-paper-ordered-build = { $item } ordered
space-paper-ordered-cancel = Building will stop
space-paper-ordered-settle = Settlers will go
space-paper-ordered-outpost = An outpost will be founded
space-paper-ordered-relocate = Becomes the capital
space-paper-ordered-abandon = Will be given up
space-paper-ordered-defer = Paid last

## Prompts
space-paper-prompt-setup_race = Which people will you lead?
space-paper-prompt-setup_leader = Choose your leader for the whole game.
space-paper-prompt-setup_event = Choose a card; you may play it once.
space-paper-prompt-setup_politics = Choose your first political system, in secret.
space-paper-prompt-setup_home = Choose your home: the lit systems are far enough from the others.
space-paper-prompt-r_orders = Change politics or give up a world, or just press Done for the income.
space-paper-prompt-t_orders = Choose a technology for your science.
space-paper-prompt-t_orders-chosen = Your technology is chosen: press Done.
space-paper-prompt-c_orders = Give your construction orders: the lit planets can build or be settled.
space-paper-prompt-c_orders-none = Nothing can be built or settled now: press Done.
space-paper-prompt-m_turn = Choose a ship, then a lit place.
space-paper-prompt-m_turn-moved = All your ships have moved: end the movement.
space-paper-prompt-ship = { $ship }: { $points ->
    [0] no points of movement left.
    [one] { $points } point of movement. Choose a lit place.
   *[other] { $points } points of movement. Choose a lit place.
}
space-paper-prompt-u_orders = The bill is due: sell or give up what you cannot pay, or press Done.
space-paper-prompt-continue_move = { $ship } has discovered a system and has { $points ->
    [0] no points left: it stays.
    [one] { $points } point left: fly on, or stay.
   *[other] { $points } points left: fly on, or stay.
}
space-paper-prompt-choose_defender = { $name } attacks with { $ship }: which ship defends?
space-paper-prompt-choose_retreat = Your ship must retreat: to which planet?
space-paper-prompt-react_help = { $name } invades with { $ship }: play your card?
space-paper-prompt-intercept = { $ship } of { $name } passes your ship: fire?
space-paper-prompt-event = Choose a lit target for { $event }, or press the card again.
space-paper-prompt-finished = The game is over.

## The board
space-paper-galaxy = The galaxy
space-paper-licence = SpacePaper by Jne[CrAcK]: free, non-commercial
space-paper-range-show = Show my range
space-paper-range-own = Your range: { $range }
space-paper-round = Round { $round } of { $rounds }
space-paper-phases = Phases of the round
space-paper-passed = over
space-paper-seat-state = { $name }: { $state ->
    [done] done
   *[open] still to act
}
space-paper-state-done = done
space-paper-state-ordering = ordering
space-paper-state-moving = to move
space-paper-state-waits = waits
space-paper-state-out = out
space-paper-state-choosing = choosing
space-paper-first = 1st
space-paper-first-player = First player
space-paper-gold = gold
space-paper-science = science
space-paper-energy = energy
space-paper-people = people
space-paper-levels = levels
space-paper-worlds = worlds
space-paper-discontent = rounds of discontent
space-paper-global-discontent = Discontent in the whole empire, in rounds
space-paper-resistance = resistance
space-paper-orders-secret = Secret orders: { $count }
space-paper-orders-sealed = Sealed: { $count }
space-paper-change = Change
space-paper-sheet = System sheet
space-paper-systems = Your systems
space-paper-other-systems = Other revealed systems
space-paper-others = others
space-paper-your-home = your home
space-paper-unknown-star = unknown star
space-paper-no-system = No system chosen
space-paper-pick-system = Choose one on the map.
space-paper-unrevealed = not revealed yet
space-paper-unrevealed-more = Nobody has been here. The star and its planets are rolled when a ship arrives.
space-paper-partial-more = Only the star is known. Its planets are rolled when a ship arrives.
space-paper-no-planets = No planets here.
space-paper-wide-orbit = { $count ->
    [one] 1 ship
   *[other] { $count } ships
} in the wide orbit
space-paper-planets-count = { $count ->
    [one] 1 planet
   *[other] { $count } planets
}
space-paper-planet-kind = { $type ->
    [telluric] Telluric
    [oceanic] Oceanic
    [lava] Lava
    [barren] Barren
    [frozen] Frozen
    [gaseous] Gaseous
   *[living] Living
}, { $size ->
    [asteroids] asteroids
    [dwarf] dwarf
    [small] small
    [medium] medium
    [large] large
   *[giant] giant
}
space-paper-status-uninhabited = free
space-paper-status-abandoned = abandoned
space-paper-status-adapting = adapting
space-paper-status-outpost = outpost
space-paper-status-colony = colony
space-paper-status-capital = capital
space-paper-adapting-left = colony after { $rounds ->
    [one] 1 upkeep
   *[other] { $rounds } upkeeps
}
space-paper-settling = { $rounds ->
    [0] a colony at once
   *[other] a colony in { $rounds } rounds
}
space-paper-people-of =
    { $people } of { $limit ->
        [one] { $limit } person
       *[other] { $limit } people
    }
space-paper-queue-of = building { $item }, { $remaining } energy to go, { $energy } a round
space-paper-queue-rounds = { $rounds ->
    [1] ready
   *[other] in { $rounds } rounds
}
space-paper-queue-still = no energy
space-paper-discontent-of = discontent for { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
space-paper-resistance-of = invaded, { $left } left
space-paper-ship = { $kind ->
    [scout] Scout
    [cruiser] Cruiser
   *[transport] Transport
} { $number }
space-paper-technologies = Technology
space-paper-compare = Compare with others
space-paper-compare-with = Compare with { $name }
space-paper-level-gives = { $minerals ->
    [more] Level { $level }: { $gain }, more with minerals.
   *[none] Level { $level }: { $gain }.
}
space-paper-stability-top = the capital is never discontented
space-paper-level-worth = { $worth ->
    [none] level { $level }
   *[other] { $worth } (level { $level })
}
space-paper-science-for-next = Science { $science }; the next level from { $cost }
space-paper-politics = Politics
space-paper-politics-tree = Tree of politics, each change with its discontent
space-paper-politics-when = changes in the resources phase
space-paper-politics-none = Point at a card: it tells what each possession costs.
space-paper-politics-costs = What each possession costs a round, in gold
space-paper-politics-price = { $rounds ->
    [0] no discontent.
   *[other] { $rounds } rounds without production.
}
space-paper-politics-bill = Your bill: { $gold } gold a round.
space-paper-possession-capital = capital
space-paper-possession-colony = colony
space-paper-possession-outpost = outpost
space-paper-possession-adapting = adapting
space-paper-possession-ship = ship
space-paper-empire = Your empire
space-paper-forecast = Gold forecast: { $bars }
space-paper-bar-now = Now
space-paper-bar-orders = Orders
space-paper-bar-income = Income
space-paper-bar-favour = Favour
space-paper-bar-upkeep = Upkeep
space-paper-bar-unpaid = Unpaid
space-paper-bar-other = Other
space-paper-bar-converted = Turned
space-paper-bar-next = Next
space-paper-unpaid = { $count ->
    [one] 1 possession cannot be paid
   *[other] { $count } possessions cannot be paid
}
space-paper-queue-frozen = { $planet } will have no energy: its queue stands still.
space-paper-order-voided = Another of your orders makes this one void: { $order }
space-paper-science-track = Science { $science }, { $more } more next round
space-paper-types-held =
    { $count } of { $of ->
        [one] { $of } planet type
       *[other] { $of } planet types
    }
space-paper-goals = More than { $gold } gold, { $living } living worlds or all 7 types win
space-paper-effect-left_gold = Gold after the round
space-paper-effect-left_science = Science after the round
space-paper-effect-upkeep = Upkeep
space-paper-effect-unpaid = Unpaid
space-paper-effect-global_discontent = Discontent
space-paper-tab-system = System
space-paper-tab-empire = Empire
space-paper-tab-tech = Tech
space-paper-tab-politics = Politics
space-paper-tab-log = Log

## Names and text
space-paper-name-place = { $place }: { $what }
space-paper-name-dot = { $a } – { $b }, dot { $number }
space-paper-name-dot-empty = empty
space-paper-name-tech = { $technology } { $level }, next level { $cost } science. { $does }
space-paper-name-politics =
    { $politics }{ $state ->
        [now] , in force
        [other]
            { " " }{ $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            } of discontent
       *[start] .
    }
space-paper-name-ship = { $name }: { $ship } at { $place }, speed { $speed }, strength { $strength }, { $state ->
    [ready] ready
    [done] has acted
   *[unpaid] not paid
}
space-paper-text-state = The state of play
space-paper-text-round = Round { $round } of { $rounds }: { $phase }
space-paper-text-waiting = To act: { $names }
space-paper-text-goals =
    Goals: more than { $gold } gold, { $living } living planets, { $types ->
        [one] { $types } planet type
       *[other] { $types } planet types
    }, all technologies, the last capital
space-paper-text-line = { $name }: { $what }
space-paper-text-system = { $system }, { $star }
space-paper-text-ships = Ships
space-paper-text-plans = Your plans
space-paper-your-order = Order
space-paper-text-forecast = Next round: { $gold } gold, { $science } science, upkeep { $upkeep }, then { $left } gold, { $unpaid } unpaid
space-paper-text-standing = Standing order: { $order }
space-paper-text-seat = { $name }{ $state ->
    [out] , out of the game
   *[in] .
}
space-paper-text-people = { $race }, { $leader }, { $politics }; card { $event }{ $used ->
    [used] , used
   *[open] .
}
space-paper-text-money = Gold { $gold } (+{ $income }), science { $science } (+{ $research }), upkeep { $upkeep }, discontent { $discontent }
space-paper-text-minerals = Corundum { $corundum }, antimatter { $antimatter }, oganesson { $oganesson }
space-paper-text-levels = Technologies: { $levels }
space-paper-text-holdings = Worlds: { $planets }
space-paper-log-heading = Round { $round }: { $phase }

## What happened
space-paper-event-phase = A new phase begins.
space-paper-event-turn = { $who } moves.
space-paper-event-committed = { $who } is done.
space-paper-event-orders_reopened = { $who } thinks again.
space-paper-event-order_revealed = { $who } ordered: { $order }
space-paper-event-order_void = Not carried out: { $order }
space-paper-event-race_chosen = { $who }: <b>{ $race }</b>, { $technology } +1.
space-paper-event-leader_chosen = { $who }: leader <b>{ $leader }</b>.
space-paper-event-event_chosen = { $who }: card <b>{ $event }</b>.
space-paper-event-politics_chosen = { $who }: <b>{ $politics }</b> at the start.
space-paper-event-home_chosen = { $who }: home at <b>{ $system }</b>.
space-paper-event-star_revealed = <b>{ $system }</b> is a { $star }.
space-paper-event-system_revealed = <b>{ $system }</b> is revealed: { $planets }.
space-paper-event-income =
    { $who }: <b>+{ $gold }</b> gold, <b>+{ $science }</b> science, { $minerals ->
        [one] { $minerals } mineral
       *[other] { $minerals } minerals
    }.
space-paper-event-capital_moved = { $who }: capital moved to <b>{ $planet }</b>.
space-paper-event-politics_changed = { $who }: change to <b>{ $politics }</b>.
space-paper-event-politics_broken = { $who }: the condition of { $politics } is no longer met.
space-paper-event-bonus_switched = { $who }: bonus { $bonus }.
space-paper-event-geologist_set = { $who }: one more { $mineral }.
space-paper-event-technology = { $who }: <b>{ $technology } { $level }</b>.
space-paper-event-building = { $who }: <b>{ $item }</b> begun on { $planet }.
space-paper-event-cancelled = { $who }: { $item } on { $planet } stopped.
space-paper-event-built_on = { $planet } builds on.
space-paper-event-built = <b>{ $item }</b> is ready on { $planet }.
space-paper-event-ship_launched = { $ship } starts from { $planet }.
space-paper-event-settled = { $who }: <b>{ $planet }</b> settled{ $upkeeps ->
    [0] , a colony at once.
   *[other] , a colony after { $upkeeps } upkeeps.
}
space-paper-event-outpost_founded = { $who }: outpost on <b>{ $planet }</b>.
space-paper-event-adapted = <b>{ $planet }</b> is a colony of { $who } now.
space-paper-event-grown =
    { $planet } has { $population ->
        [one] { $population } person
       *[other] { $population } people
    }.
space-paper-event-given_up = { $who }: { $planet } given up.
space-paper-event-abandoned = { $who }: <b>{ $planet }</b> abandoned for { $gold } gold.
space-paper-event-discontent =
    { $planet } is discontented for { $amount ->
        [one] { $amount } round
       *[other] { $amount } rounds
    }.
space-paper-event-global_discontent =
    The empire of { $who } is discontented for { $total ->
        [one] { $total } round
       *[other] { $total } rounds
    }.
space-paper-event-ship_moved = { $who }: { $ship } to { $to }.
space-paper-event-jumped = { $who }: { $ship } jumps to { $to }.
space-paper-event-scanned = { $who } scans { $system }.
space-paper-event-black_hole_vanished = The black hole of <b>{ $system }</b> is gone.
space-paper-event-black_hole_created = <b>{ $system }</b> is a black hole now.
space-paper-event-combat = { $attacker } ({ $strength }) against { $defender } ({ $defence }) of { $against }: <b>{ $outcome ->
    [win] the attacker wins
    [retreat] even, the attacker retreats
   *[loss] the attacker is destroyed
}</b>.
space-paper-event-ship_destroyed = { $ship } of { $who } is lost{ $reason ->
    [combat] .
    [invasion] {" "}in the invasion.
    [no_retreat] : no way to retreat.
    [anarchy] {" "}in the Anarchy.
    [unpaid] : it was not paid.
   *[other] .
}
space-paper-event-retreated = { $who }: { $ship } retreats to { $planet }.
space-paper-event-retreat_asked = { $who } chooses where { $ship } retreats.
space-paper-event-defender_asked = { $who } chooses which ship defends.
space-paper-event-help_asked = { $who } may play Unexpected help.
space-paper-event-fire_asked = { $who } may fire at the passing ship.
space-paper-event-invasion = { $who }: { $ship } invades <b>{ $planet }</b>.
space-paper-event-siege = <b>{ $planet }</b> resists, { $resistance } left.
space-paper-event-siege_ended = { $planet } is free again.
space-paper-event-captured = { $who }: <b>{ $planet }</b> taken from { $loser }.
space-paper-event-settlers_driven_off = { $by } drives the settlers of { $who } off { $planet }.
space-paper-event-eliminated = <b>{ $who }</b> is out of the game.
space-paper-event-transport_landed = { $ship } lands on { $planet }.
space-paper-event-event_played = { $who }: card <b>{ $event }</b> played{ $target ->
    [none] .
   *[other] , { $target }.
}
space-paper-event-race_bonus = { $who }: +{ $gold } gold for the favoured politics.
space-paper-event-upkeep_paid = { $who }: { $gold } gold of upkeep{ $unpaid ->
    [0] .
   *[other] , { $unpaid } unpaid.
}
space-paper-event-planet_unpaid = { $planet } is not paid.
space-paper-event-ship_unpaid = { $who }: { $ship } is not paid and stays.
space-paper-event-ship_sold = { $who }: { $ship } sold for { $gold } gold.
space-paper-event-surplus_to_science = { $who }: { $gold } gold becomes science.
space-paper-event-surplus_to_energy = { $who }: { $gold } gold becomes energy.
space-paper-event-surplus_kept = { $who }: the gold is kept.
space-paper-event-game_over = <b>{ $winners }</b> wins: { $victory ->
    [economic] gold
    [technological] all technologies
    [military] the last capital
    [conquest] all planet types
    [living] living planets
    [bankruptcy] all others are bankrupt
   *[score] most gold at the end
}.

## Options
space-paper-preset-first = At most 25 rounds; more than 200 gold wins at once. Capitals begin with a spaceport, hints are on.
space-paper-preset-rulebook = As printed: the first with more than 200 gold. A race for money.
space-paper-preset-full = Goal 1,000 gold and dearer technologies: war and science decide, too. More than twice as many rounds.
space-paper-preset-tournament = The full game with a clock, without hints, and no taking back.
space-paper-option-preset = Kind of game
space-paper-option-preset-help = Sets several options at once.
space-paper-option-preset-standard = standard
space-paper-option-preset-balanced = balanced
space-paper-option-preset-designer = the designer’s later numbers
space-paper-option-preset-quick = quick
space-paper-option-six_players = Sixth seat
space-paper-option-six_players-help = Six players, one for each race.
space-paper-option-turn_limit = Rounds
space-paper-option-turn_limit-help = After this round the richest wins; 0 is no limit.
space-paper-option-economic_goal = Gold to win
space-paper-option-economic_goal-help = Who has more than this after the income wins.
space-paper-option-bankruptcy_rounds = Rounds of bankruptcy
space-paper-option-bankruptcy_rounds-help = How long all others must be bankrupt; 0 turns this victory off.
space-paper-option-living_goal = Living planets to win
space-paper-option-living_goal-help = Living planets that win the game.
space-paper-option-tech_cost_mode = Price of a technology level
space-paper-option-tech_cost_mode-help = Science for each level.
space-paper-option-tech_cost_mode-flat20 = 20 each
space-paper-option-tech_cost_mode-flat10 = 10 each
space-paper-option-tech_cost_mode-graduated = 10, 20, 30, 50
space-paper-option-science_overflow = Science beyond the level
space-paper-option-science_overflow-help = Lost, or carried over so that several levels a round are possible.
space-paper-option-science_overflow-lost = lost
space-paper-option-science_overflow-carried = carried
space-paper-option-edge_cost = Cost of a lane
space-paper-option-edge_cost-help = Points of movement for a lane by its dots.
space-paper-option-edge_cost-dots_plus_one = dots and one
space-paper-option-edge_cost-dots_min_one = dots, at least one
space-paper-option-home_min_links = Distance of homes
space-paper-option-home_min_links-help = Least number of lanes between two homes.
space-paper-option-home_planet_extra = Capital added
space-paper-option-home_planet_extra-help = The capital is added to the rolled planets of the home.
space-paper-option-home_star = Star of the home
space-paper-option-home_star-help = Rolled, or the native star of the race.
space-paper-option-home_star-rolled = rolled
space-paper-option-home_star-native = native
space-paper-option-start_spaceport = Spaceport at the start
space-paper-option-start_spaceport-help = Capitals begin with a spaceport.
space-paper-option-movement_order = Order of movement
space-paper-option-movement_order-help = A player moves all ships, or players take turns ship by ship.
space-paper-option-movement_order-player_by_player = player by player
space-paper-option-movement_order-alternate = ship by ship
space-paper-option-interception = Firing at passing ships
space-paper-option-interception-help = By a standing order, by asking, or not at all.
space-paper-option-interception-standing_order = standing order
space-paper-option-interception-ask = ask
space-paper-option-interception-off = off
space-paper-option-invade_on_arrival = Invade on arrival
space-paper-option-invade_on_arrival-help = Cruisers may invade in the activation in which they arrive.
space-paper-option-transport_consumed = Transports are used up
space-paper-option-transport_consumed-help = Landing uses the transport up.
space-paper-option-adaptation_floor = Least adaptation
space-paper-option-adaptation_floor-help = Least rounds for each step on alien worlds.
space-paper-option-global_discontent_weakens = Discontent weakens
space-paper-option-global_discontent_weakens-help = Discontent of the whole empire lets planets fall at the first success.
space-paper-option-heuristics_total_level = Total scan from level
space-paper-option-heuristics_total_level-help = Heuristics level from which a scan reveals planets.
space-paper-option-sublum5_synergy = Subluminal 5 with minerals
space-paper-option-sublum5_synergy-help = Choose the destination, create black holes, or both.
space-paper-option-sublum5_synergy-choose_destination = choose the destination
space-paper-option-sublum5_synergy-create = create black holes
space-paper-option-sublum5_synergy-both = both
space-paper-option-armament_bonus_scope = Antimatter in combat
space-paper-option-armament_bonus_scope-help = Which ships get the bonus.
space-paper-option-armament_bonus_scope-armed = armed ships
space-paper-option-armament_bonus_scope-cruisers = cruisers
space-paper-option-armament_bonus_scope-all = all ships
space-paper-option-surplus_conversion = Surplus gold
space-paper-option-surplus_conversion-help = Whether Technocracy and Nationalism must turn it.
space-paper-option-surplus_conversion-mandatory = must be turned
space-paper-option-surplus_conversion-optional = may be kept
space-paper-option-exclusive_politics = Politics only once
space-paper-option-exclusive_politics-help = No two players with the same political system.
space-paper-option-component_limits = Limited pieces
space-paper-option-component_limits-help = Only ships, or all markers.
space-paper-option-component_limits-ships_only = ships
space-paper-option-component_limits-all = everything

## Refusals
space-paper-why-rival-ship = This ship belongs to { $name }; you move your own.
space-paper-why-dot = A point on the way between systems: choose a ship first, then where it goes.
space-paper-why-change = Your orders can no longer be changed in this phase.
space-paper-refusal-wrong-phase = This cannot be done now. The phase is: { $phase }.
space-paper-refusal-not-your-turn = It is not your turn: { $seat } decides now.
space-paper-refusal-already-committed = You have committed; withdraw your orders to change them.
space-paper-refusal-too-many-changes = Orders may be withdrawn only { $most ->
    [one] once
   *[other] { $most } times
} in one phase.
space-paper-refusal-nothing-to-clear = You have no orders to withdraw.
space-paper-refusal-unknown-object = There is no such thing at this table: { $name }.
space-paper-refusal-ordered-already = This was ordered once already in this phase.
space-paper-refusal-race-taken = { $race }: this race is { $seat }’s.
space-paper-refusal-leader-taken = { $leader }: this leader is { $seat }’s.
space-paper-refusal-event-taken = { $event }: this card is { $seat }’s.
space-paper-refusal-home-too-close = Home systems lie at least { $links ->
    [one] 1 link
   *[other] { $links } links
} apart.
space-paper-refusal-name-a-technology = The Ethers must choose a technology.
space-paper-refusal-name-a-bonus = The Opportunist must choose a bonus.
space-paper-refusal-not-a-colony = The capital can move only to a colony of yours, and { $planet } is not one.
space-paper-refusal-already-relocated = The capital can move only once per round.
space-paper-refusal-capital-cannot-be-abandoned = The capital cannot be abandoned.
space-paper-refusal-not-your-planet = This planet is not yours, or is given up already.
space-paper-refusal-politics-start = { $politics } needs { $need ->
    [one] 1 colony
   *[other] { $need } colonies
}, and nobody has one at the start.
space-paper-refusal-politics-in-force = { $politics } is in force already.
space-paper-refusal-politics-taken = { $politics } is { $seat }’s.
space-paper-refusal-politics-limit-colonies = { $politics } allows no more than { $most ->
    [one] 1 colony
   *[other] { $most } colonies
}.
space-paper-refusal-politics-limit-ships = { $politics } allows no more than { $most ->
    [one] 1 ship
   *[other] { $most } ships
}, those in queues counted.
space-paper-refusal-anarchy-no-ships = Under Anarchy there are no ships.
space-paper-refusal-not-the-opportunist = Only the Opportunist has a bonus to switch.
space-paper-refusal-not-the-geologist = Only the Geologist names a mineral.
space-paper-refusal-not-enough-science = Level { $level } costs { $cost } science, you have { $have }.
space-paper-refusal-tech-maxed = { $technology } is at its highest level, { $level }.
space-paper-refusal-one-level-a-round = One level per round, and it empties the track.
space-paper-refusal-research-due = The science marker is full: name a technology first.
space-paper-refusal-queue-full = This planet is building already: { $item }.
space-paper-refusal-queue-empty = The queue of this planet holds nothing to cancel.
space-paper-refusal-not-buildable = Nothing can be built on this type of planet: { $type }.
space-paper-refusal-already-built = This planet has this building, or it is under way.
space-paper-refusal-tech-locked = This needs Infrastructure { $level }, you have { $have }.
space-paper-refusal-no-spaceport = Ships are built only where a spaceport is finished.
space-paper-refusal-not-enough-gold = This costs { $cost } gold; you can spend { $gold }.
space-paper-refusal-energy-upkeep = The planet has { $energy } energy left, and this building needs { $upkeep }.
space-paper-refusal-habitats-no-effect = Habitats have no effect on asteroids and giants.
space-paper-refusal-no-ship-marker = All your ships of this kind are in use: { $ship }.
space-paper-refusal-no-marker = All markers of this kind are in use.
space-paper-refusal-standing-order-same = This is your standing order already.
space-paper-refusal-standing-order-changed = The standing order is changed at most once in a construction phase.
space-paper-refusal-not-revealed = This planet is not revealed.
space-paper-refusal-inhabited = This planet is { $seat }’s.
space-paper-refusal-enemy-in-orbit = A ship of { $seat } is in the orbit of this planet.
space-paper-refusal-no-base-in-system = You have no capital and no colony in this system.
space-paper-refusal-settled-by-other = { $seat } comes earlier in turn order and takes this planet.
space-paper-refusal-outpost-stands = Your outpost stands there; it can only be turned into a settlement.
space-paper-refusal-ship-activated = This ship cannot act again this round.
space-paper-refusal-ship-unpaid = The upkeep of this ship was not paid; it cannot act this round.
space-paper-refusal-not-adjacent = A path leads from space to neighbouring space, none of them twice.
space-paper-refusal-no-move = The ship must end in another place than it began.
space-paper-refusal-stops-at-unknown = A path ends at the first system that is not totally revealed.
space-paper-refusal-orbit-unknown = There is no such orbit where the path ends.
space-paper-refusal-too-far =
    The path costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }; the ship has { $points }.
space-paper-refusal-out-of-range = Out of range: { $distance } from your nearest inhabited planet, your range is { $range }.
space-paper-refusal-space-occupied = One of your ships is there already.
space-paper-refusal-black-hole-blocks = Without Subluminal 2 a black hole cannot be passed.
space-paper-refusal-no-jump-tech = This needs Subluminal { $need }, you have { $have }.
space-paper-refusal-not-at-black-hole = The ship is not in the wide orbit of a black hole.
space-paper-refusal-jump-occupied = One of your ships is in that wide orbit already.
space-paper-refusal-not-at-void = The ship is not in the wide orbit of a void system.
space-paper-refusal-no-target = The ship cannot jump to this system.
space-paper-refusal-must-move = { $ship } is on a dot and must move on.
space-paper-refusal-out-of-scan-range = { $system } is { $distance } away, and your scans reach { $range }.
space-paper-refusal-nothing-to-reveal = A scan would reveal nothing new there.
space-paper-refusal-name-the-enemy = Choose one of the players there to attack.
space-paper-refusal-already-fought = This ship has attacked in this round.
space-paper-refusal-no-enemy-here = { $seat } has no ship in this planetary orbit.
space-paper-refusal-not-a-defender = This ship cannot defend there.
space-paper-refusal-not-a-retreat = The ship cannot retreat to this planet.
space-paper-refusal-not-a-cruiser = Only cruisers invade.
space-paper-refusal-not-in-orbit = { $ship } is not in the orbit of { $planet }.
space-paper-refusal-own-planet = This planet is yours.
space-paper-refusal-not-inhabited = Nobody lives there.
space-paper-refusal-orbit-not-clear = A ship of { $seat } is in this orbit or in the system’s wide orbit.
space-paper-refusal-fought-cannot-invade = A cruiser that attacked a ship this round cannot invade.
space-paper-refusal-not-on-arrival = At this table a cruiser invades only where its activation starts.
space-paper-refusal-not-a-transport = Only transports land.
space-paper-refusal-bill-covered = The gold pays for everything; nothing can be put off.
space-paper-refusal-deferred-already = This was put behind all others already, or costs nothing.
space-paper-refusal-no-surplus = There is no surplus to keep under your political system at this table.
space-paper-refusal-surplus-kept = You keep your surplus already.
space-paper-refusal-event-used = Your event card is used up.
space-paper-refusal-event-no-effect = Your event card would have no effect there.
space-paper-refusal-no-part = You have no part in this phase.
space-paper-refusal-name-no-technology = { $race }: only the Ethers choose a technology.
space-paper-refusal-name-no-bonus = { $leader }: only the Opportunist chooses a bonus.
space-paper-refusal-too-few-colonies = { $politics } needs { $need ->
    [one] 1 colony
   *[other] { $need } colonies
}, you have { $have }.
space-paper-refusal-too-many-colonies = { $politics } allows at most { $most ->
    [one] 1 colony
   *[other] { $most } colonies
}, you have { $have }.
space-paper-refusal-too-many-ships = { $politics } allows at most { $most ->
    [one] 1 ship
   *[other] { $most } ships
}, you have { $have }.
space-paper-refusal-bonus-same = You have this bonus already; choose another.
space-paper-refusal-mineral-same = Your Geologist names { $mineral } already; choose another.
space-paper-refusal-queue-ordered = This planet has an order to build already; withdraw your orders to change it.
space-paper-refusal-not-a-site = Only your capital and your colonies build.
space-paper-refusal-besieged = This planet is besieged and cannot build.
space-paper-refusal-discontented = This planet is discontented and cannot build.
space-paper-refusal-settle-ordered = You have ordered this already: one settlement a planet.
space-paper-refusal-no-creation = Black holes cannot be created at this table.
space-paper-refusal-no-enemy-there = { $seat } has no ship where the path ends; attack nobody.
space-paper-refusal-ends-outside-orbit = The path does not end in the orbit of a planet.
space-paper-refusal-neutron-star-later = The Neutron star hastens a ship: play it on your turn in the movement phase.
space-paper-refusal-help-over = Unexpected help defends a planet: in the upkeep phase it is too late for this round.
space-paper-phrase-ship = { $kind } { $number }

## The guided first game
space-paper-lesson-welcome = <b>Welcome to SpacePaper.</b> You lead one people from one planet to an empire. The galaxy is rolled with dice as it is discovered; fights have no dice at all.
space-paper-lesson-race = Each people has its home world, one better technology and a favoured politics; the cards tell how much science, gold and energy the capital gives. <b>Choose the Humans</b>: even incomes are easiest for a first game.
space-paper-lesson-cards = Leaders and event cards are chosen in the same way. You have the <b>Financier</b> (+2 gold a round) and the <b>Galactic lottery</b> (15 gold, once).
space-paper-lesson-politics = Your first political system is chosen in secret. The card tells what each possession costs every round. <b>Choose the Republic</b>: capital and colonies cost nothing, so nothing can go wrong while you have at most two colonies and three ships.
space-paper-lesson-homes = Your rival has chosen, too, and settles down first.
space-paper-lesson-home = <b>Choose FT22 as your home</b>: many lanes meet there. Star and planets are rolled at once, and your capital is added.
space-paper-lesson-round = A round has five phases, shown at the top. In four of them all give <b>secret orders</b> at once. The first one is Resources: nothing to change now, so <b>press Done</b> for the income.
space-paper-lesson-rival-done = Your orders are sealed; your rival is still thinking. Now the rival presses Done as well, and both are paid.
space-paper-lesson-income = { $gold } gold and { $science } science have come in. The bars of your empire show where the gold will go until the next round.
space-paper-lesson-minerals = In the same panel stand three <b>minerals</b>: corundum, antimatter and oganesson. They are never spent: what your mines tap each round <b>strengthens technologies</b>. One corundum makes ships faster, one antimatter arms them better.
space-paper-lesson-settle = Construction: other planets of your system can be settled from inside, for nothing. <b>Open the lit planet and settle it.</b>
space-paper-lesson-build = Your capital has a spaceport. <b>Order a cruiser there</b>: ships cost energy, and every planet has its own.
space-paper-lesson-seal = Your orders are listed above the buttons. <b>Press Done</b> to seal them; until all are done you may still change them, three times.
space-paper-lesson-waiting = Nothing happens yet, and nothing is wrong: orders are secret, so a phase <b>waits until everybody has pressed Done</b>. The bar at the top shows who is still thinking.
space-paper-lesson-revealed = All orders are revealed at the same time. Then ships move, player after player.
space-paper-lesson-move = Your scout has 4 points. The band along the lanes is your range. <b>Fly to Virgo 0</b>, which nobody knows yet.
space-paper-lesson-stay = The dice have spoken: look at its planets in the sheet. The scout could fly on; <b>let it stay here</b>.
space-paper-lesson-end = No other ship is ready. <b>End your movement.</b>
space-paper-lesson-upkeep = Your rival moves, too, unseen by you in the dark.
space-paper-lesson-bill = Upkeep: people grow, and the bill of your politics is paid. What you cannot pay becomes discontented. You can pay, so <b>press Done</b>.
space-paper-lesson-goal = That was a round. There are seven ways to win: gold, all technologies, the last capital, all planet types, living worlds, bankrupt rivals, or most gold at the end. Good luck among the stars!

## Words of the game, explained where they stand
space-paper-glossary-orders = Secret orders
space-paper-glossary-orders-means = What you plan in a phase. Nobody sees it until all have pressed Done; then everything happens at once.
space-paper-glossary-orders-forms = secret orders, secret order, orders
space-paper-glossary-mineral = Mineral
space-paper-glossary-mineral-means = Corundum, antimatter, oganesson: a flow from mines, counted every round and never spent. It strengthens technologies.
space-paper-glossary-mineral-forms = mineral, minerals
space-paper-glossary-upkeep = Upkeep
space-paper-glossary-upkeep-means = At the end of a round gold is paid for capital, colonies, outposts and ships, as your politics says. What is not paid becomes discontented.
space-paper-glossary-upkeep-forms = upkeep
space-paper-glossary-discontent = Discontent
space-paper-glossary-discontent-means = Rounds in which a planet, or the whole empire, produces nothing.
space-paper-glossary-discontent-forms = discontent, discontented
space-paper-glossary-politics = Politics
space-paper-glossary-politics-means = Your political system. It says what each possession costs every round; changing it costs rounds of discontent.
space-paper-glossary-politics-forms = politics
space-paper-glossary-colony = Colony
space-paper-glossary-colony-means = A settled planet that gives gold, science and energy. A foreign planet type needs some rounds of adaptation first.
space-paper-glossary-colony-forms = colony, colonies
