# The pages of the rulebooks, and the titles of the law's chapters. The books themselves: src/farport/rulebooks.

rules-language = The text of the rules is in English. Chapter titles, the terms of the game and everything at the table are in your language.
rules-glossary = To the glossary

chapter-about-this-game = About this game
chapter-advanced-cards-and-card-rules-only-with-the-option-rules-advanced = Advanced cards and card rules (only with the option rules = advanced)
chapter-advice = Advice
chapter-alliances-option-four-players = Alliances (option, four players)
chapter-at-a-glance = At a glance
chapter-auction-of-the-starting-bases-option-base-assignment-auction = Auction of the starting bases (option base_assignment = auction)
chapter-base-actions = Base actions
chapter-building = Building
chapter-building-yellow = Building (yellow)
chapter-card-faces = Card faces
chapter-clock-commands-order = Clock, commands, order
chapter-collecting-energy = Collecting energy
chapter-colonising-and-growth = Colonising and growth
chapter-combat-between-ships = Combat between ships
chapter-components = Components
chapter-course-of-the-game = Course of the game
chapter-demands = Demands
chapter-discovering-systems = Discovering systems
chapter-end = End
chapter-end-of-game = End of game
chapter-end-of-the-game-and-scoring = End of the game and scoring
chapter-energy-construction-infrastructure-minerals-phase-c = Energy, construction, infrastructure, minerals (phase C)
chapter-error-codes = Error codes
chapter-events-each-once-then-discarded = Events (each once, then discarded)
chapter-galaxy-lane-length-in-dots-ids-and-drawing-coordinates-are-in-the-data-file = Galaxy (lane length in dots; ids and drawing coordinates are in the data file)
chapter-general = General
chapter-glossary = Glossary
chapter-goods-and-trade = Goods and trade
chapter-hidden-information = Hidden information
chapter-hourglasses = Hourglasses
chapter-invariants = Invariants
chapter-invasion = Invasion
chapter-leaders = Leaders
chapter-making-a-scenario = Making a scenario
chapter-movement-phase-m = Movement (phase M)
chapter-moving = Moving
chapter-names-in-commands = Names in commands
chapter-neutral-planets-advanced = Neutral planets (advanced)
chapter-options = Options
chapter-phase-1-energy-and-robots = Phase 1: energy and robots
chapter-phase-2-actions-general = Phase 2: actions, general
chapter-phase-3-control = Phase 3: control
chapter-phase-4-production-and-end-of-turn = Phase 4: production and end of turn
chapter-planet-yields-science-gold-by-size-energy-by-population-column = Planet yields (science / gold by size; energy by population column)
chapter-planning-area-and-tech-level = Planning area and tech level
chapter-politics-and-discontent = Politics and discontent
chapter-privileges-and-paid-route-cubes-yellow = Privileges and paid route cubes (yellow)
chapter-random-placement-option-random-placement = Random placement (option random_placement)
chapter-refusals = Refusals
chapter-resources-and-income-phase-r = Resources and income (phase R)
chapter-robot-actions = Robot actions
chapter-rulings-and-reconstructions = Rulings and reconstructions
chapter-scoring = Scoring
chapter-set-up = Set-up
chapter-setup = Setup
chapter-ships = Ships
chapter-strategy-notes-for-bot-authors = Strategy notes for bot authors
chapter-table-options = Table options
chapter-technology-phase-t = Technology (phase T)
chapter-the-action-turn = The action turn
chapter-timing-as-a-state-machine = Timing as a state machine
chapter-trading-blue = Trading (blue)
chapter-turn-structure = Turn structure
chapter-turn-structure-as-a-state-machine = Turn structure as a state machine
chapter-turns = Turns
chapter-upkeep-phase-u = Upkeep (phase U)
chapter-using-cards = Using cards
chapter-what-a-list-of-legal-actions-holds = What a list of legal actions holds
chapter-worked-examples = Worked examples

## The players' rulebook
book-length = { $words } words, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
book-print = Print
book-law = The law
book-law-note = This is the law: every rule to the letter, as the game plays it.
book-to-book = To the players’ rulebook
book-law-of = { $rule } in the law
book-back = Back to the table
book-language = Nobody has written this rulebook in your language yet; here it is in English.
book-place = { $place } of { $places }
book-stale = This paragraph follows an older version of the English.
book-stale-count =
    { $count ->
        [one] { $count } paragraph follows an older version of the English
       *[other] { $count } paragraphs follow an older version of the English
    }
book-read-english = Read the English
book-hide-english = Hide the English
book-not-translated = This paragraph is not translated yet.
book-example = Example: { $title }
book-try = Try it on a board
book-before = Before
book-after = After
book-sides = Before or after
book-steps = What happens
book-refused = is refused
book-computed = Position and numbers computed by the game
book-no-picture = The picture could not be drawn; its description stands above.
book-margin = In the margin
book-mark-stated = As published
book-mark-ruling = Our decision
book-mark-reconstructed = Reconstruction
book-open = In the rulebook
book-all = The whole book
try-follow = The lit move is the book’s. Make it, or try another: you play for everybody here.
try-free = Try what you like: you play for everybody here, and nothing counts.
try-undo = Take back
try-again = From the start
try-back = Back to the book
try-wait = Let time pass
