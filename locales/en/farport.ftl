# The shell of the web client: every page and the table around every board.

traveller = Traveller
guest = Guest
home-link = Farport, home
skip = Skip to the content
loading = One moment …
close = Close
yes = Yes
no = No
now = now
you = you
bot = bot
nobody = somebody
send = Send
reload = Reload
really = Really? Press again
unreachable = The server cannot be reached. Try again in a moment.
outdated = Farport has been renewed. Reload to go on; nothing is lost.

## Header
nav-main = Main
nav-play = Play
nav-mine = My tables
nav-watch = Watch
nav-replays = Replays
nav-club = Club
nav-rules = Rules
nav-studio = Studio
language = Language
language-is = Language: { $language }
theme = Theme
theme-night = Night
theme-day = Day
theme-system = As the system
sound = Sound
profile = Name and settings
keep-name = keep this name

## Home
greeting-morning = Good morning, { $name }.
greeting-day = Good day, { $name }.
greeting-evening = Good evening, { $name }.
greeting-nobody = Welcome to Farport.
greeting-sub = Pick a game: one click and you sit at the table.
first-visit = New here? Four games of trade among the stars.
first-visit-more = No account, nothing to install: press Play now and you sit at a table against bots, or begin with a lesson of five minutes.
games = Games
players = Players
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
duration = Duration
minutes = { $range } min
play-now = Play now
starting = Starting …
play-now-of = Play now: { $game }, against bots
new-table = New table
new-table-of = New table: { $game }
learn = Learn
learn-of = Learn: { $game }
my-tables = My tables
my-tables-none = You sit at no table yet.
tables-to-join = Tables to join
tables-to-join-none = No table is looking for players. Open one!
tables-waiting = { $count ->
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
seat-awaited = Round { $round }, table { $table }: { $time } left
now-playing = Now playing
now-playing-none = Nobody plays in public just now.
recent-replays = Recent replays
recent-replays-none = No game has been finished yet.
all-count = All { $count }
row-with = with { $names }
row-waiting = waiting for { $names }
row-gathering = { $count } of { $seats } seated
row-join =
    { $game } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
row-finished = { $game } · { $when }
seats-taken =
    { $taken } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } taken
pill-open = Gathering
pill-running = Waiting
pill-paused = Paused
pill-finished = Finished
pill-abandoned = Abandoned
pill-cancelled = Cancelled
pill-join = Join
pill-watch = Watch
pill-replay = Replay
game-forgotten-planet-title = The Forgotten Planet
game-forgotten-planet-line = Lay the floor, found bases, raise a wall, and take a rival’s land at one stroke.
game-forgotten-planet-kind = Area control
game-forgotten-planet-art = Robots lay metal floor over a rust-coloured desert
game-space-dealer-title = Space Dealer
game-space-dealer-line = Two hourglasses are your workers. Everyone plays at once until the clock stops.
game-space-dealer-kind = Real time
game-space-dealer-art = An hourglass full of coloured goods among planets
game-duck-dealer-title = Duck Dealer
game-duck-dealer-line = Save energy for one huge turn, then turn rubber ducks into religion.
game-duck-dealer-kind = Pick up and deliver
game-duck-dealer-art = A rubber duck in a space helmet between planets
game-space-paper-title = SpacePaper
game-space-paper-line = Roll a galaxy as you discover it and grow one planet into an empire.
game-space-paper-kind = Explore and expand
game-space-paper-art = A pencilled star map on folded squared paper with a paper ship and two dice

## New table, gathering
new-table-title = New table: { $game }
seats = Seats
seat-count = Number of seats
amount-none = nothing
seat-number = Seat { $number }
seat-me = Me
seat-open = Open
seat-invite = With the link
seat-who = Who sits there
seat-who-here = Here
seat-who-person = Person
seat-who-bot = Bot
seat-who-comes = Who may come
seat-anybody = Anybody
seat-open-title = Open seat
seat-open-line = whoever comes from the lobby or has the link
seat-invite-title = Invited
seat-invite-line = who has the link that you send
seat-level = Level
seat-bot = { $name } bot
bots-all-so = All bots like this
bot-first = the easiest level
bot-unmeasured = not measured with { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat-invited = Invited
seats-help = “Here” on a further seat: you play in turn at one screen.
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert
bot-master = Master
bot-random = Random
bot-greedy = Greedy
bot-name = { $bot }
bot-level = { $bot }, { $level }
bot-of-temper = { $temper ->
    [builder] { $level }, likes to build
    [raider] { $level }, likes to strike
   *[trader] { $level }, likes to trade
    }
bot-face = { $name }: { $told }
bot-easy-thinks = thinks briefly
bot-medium-thinks = thinks a little
bot-hard-thinks = thinks it over
bot-expert-thinks = thinks longer
bot-master-thinks = has studied the game, or thinks longest
bot-random-thinks = plays anything that is allowed
bot-greedy-thinks = takes what looks best at once
bot-beats = beats { $bot } { $times ->
    [one] once
   *[other] { $times } times
} in ten
bot-record = you { $mine } : { $theirs }
bot-unmet = not met yet
option-told = { $option }: { $value }
table-name = Name of the table
table-name-placeholder = Chosen for you if left empty
table-public = Show the table in the lobby
table-watchers = Others may watch
table-undo = Moves may be taken back
table-hints = Hints are allowed
table-rated = Rated: it counts for everybody’s rating, without hints
time = Time
pace = Pace of the clock
pace-times = { $times }×
pace-told = { $times ->
    [1] at the printed pace
   *[other] { $times } times the printed pace
}
time-none = No clock
time-days = Days for each move
time-live = Live: a bank and an increment
time-up = When a seat’s time is up
time-up-default = the safe action plays for it
time-up-caretaker = a bot takes care of it
time-up-resign = it has resigned
time-up-nothing = nothing happens
days-per-move = Days for each move
bank-minutes = Bank, in minutes
increment-seconds = Added for each move, in seconds
absence = When somebody is away
absence-wait = wait
absence-default = the safe action plays for them
absence-caretaker = a bot takes care of the seat
absence-replace = the host may give the seat away
options = Rules of this table
own-scenario = A scenario made here
own-scenario-none = None
make-scenario = Make a scenario
start-now = Start
open-table = Open the table
table-gathering = gathering players
table-cancelled = called off
sit-down = Sit down
stand-up = Stand up
free-seat = Free the seat
give-to-bot = Give to a bot
invite-link = Link to invite
copy-link = Copy the link
link-copied = Copied
cancel-table = Call it off
waiting-seats = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
host-starts = { $name } starts the game.

## Table
board = Board
your-turn = Your turn
your-move = Your move.
your-move-short = Your move
move-of = { $name } moves.
waiting-for = Waiting for { $names }.
sending = One moment …
game-over = The game is over.
see-result = See the result
paused = Paused.
paused-more = It goes on when all agree.
ready = I am ready
ready-check = Ready?
clock-begins = The clock starts in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
ready-check-more = The clock starts when everybody is.
line-waiting = Waiting for the line.
line-waiting-more = The board is shown as last seen.
line-lost = No sign from the table for { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
line-again = Trying again in { $seconds } s.
line-trying = Trying again now.
line-silent = The table does not answer.
line-silent-more = Your line is open, the server has said nothing for { $seconds } s.
line-offline = This device is offline.
line-offline-more = As soon as it has a network again, so has the table.
line-kept = { $count ->
    [one] Your last move is kept.
   *[other] { $count } of your moves are kept.
}
line-clock = Your clock runs on: { $time }.
line-game-time = The game’s time goes on.
line-now = Try now
line-back = The line is back.
line-back-more = { $count ->
    [0] Nothing happened meanwhile.
    [one] One thing happened meanwhile; the log has it.
   *[other] { $count } things happened meanwhile; the log has them.
}
line-unconfirmed = { $count ->
    [one] 1 move not confirmed
   *[other] { $count } moves not confirmed
}
why-no-line = The table says nothing now; it goes on as soon as the line is back.
presence-here = connected
presence-away = away
presence-away-seconds = away for { $count } s
presence-away-minutes = away for { $count } min
presence-gone = gone
presence-gone-seconds = gone for { $count } s
presence-gone-minutes = gone for { $count } min
still-awaited = Still awaited: { $names }.
end-you-win = { $how ->
    [alone] You win with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
    [level] { $best } all, and you win.
   *[ahead] You win, { $best } to { $second }.
}
end-wins = { $how ->
    [alone] { $names } wins with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
    [level] { $best } all, won by { $names }.
   *[ahead] { $names } wins, { $best } to { $second }.
}
end-shared = { $names } share it with { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
end-by-one = <b>{ $part }</b> made the difference: { $mine } to { $theirs }.
end-by-two = <b>{ $part }</b> ({ $mine } to { $theirs }) and <b>{ $other }</b> ({ $more } to { $less }) made the difference.
end-lead = { $unit ->
    [round] Decisive turn: round { $number }, { $name } takes the lead for good.
    [turn] Decisive action turn: number { $number }, { $name } takes the lead for good.
    [minute] Decisive moment: minute { $number }, { $name } takes the lead for good.
   *[move] Decisive move: number { $number }, { $name } takes the lead for good.
}
end-swing = { $unit ->
    [round] Largest swing: round { $number }, { $name }. The lead never changed.
    [turn] Largest swing: action turn { $number }, { $name }. The lead never changed.
    [minute] Largest swing: minute { $number }, { $name }. The lead never changed.
   *[move] Largest swing: move { $number }, { $name }. The lead never changed.
}
end-level = { $unit ->
    [round] Largest swing: round { $number }, { $name }. At the end the lead was shared.
    [turn] Largest swing: action turn { $number }, { $name }. At the end the lead was shared.
    [minute] Largest swing: minute { $number }, { $name }. At the end the lead was shared.
   *[move] Largest swing: move { $number }, { $name }. At the end the lead was shared.
}
end-star = { $unit ->
    [round] round { $number }
    [turn] action turn { $number }
    [minute] minute { $number }
   *[move] move { $number }
}
end-see-turn = See the turn
end-no-chart = There is no curve of this game: it was not played to its end.
end-again = Play it again?
end-rematch-waits = The others wait at a new table.
end-rematch-bots = same seats, new dice
end-rematch-people = asks the others
end-rematch-join = sit down with them
end-analyse = Analyse
end-analyse-more = turn by turn
end-share = Share
end-share-more = a link that works
end-next = Next table
end-find = Find a table
end-find-more = all the games
to-tournament = To the tournament
to-tournament-more = standings and the next round
axis-round = rounds
axis-turn = action turns
axis-minute = minutes
axis-move = moves
share-link = Link to share
share-private = This table is private. Shall its replay be open to whoever has the link? That cannot be taken back.
share-open = Open it and copy the link
share-not-yours = This table is private; only who sat at it can open its replay.
answer = Answer
later = Later
why-not = Why not?
why-nothing = Nothing can be done here now; what can be done is lit.
why-choose-first = Choose first which piece is to do it.
why-not-asked = Now it is not your move: { $names } to decide.
why-watching = You are watching this table; only those who sit at it can act.
why-paused = The game is paused; a vote lets it go on.
why-over = The game is over.
why-ready = The game begins when everybody is ready.
why-replay = This is a replay; nothing can be changed in it.
why-lesson = Not now: this step is “{ $what }”. Do what the arrow points at.
why-lesson-reading = Read this step first, then go on.
why-lesson-first = This is the first step.
choices = What you can do here
preview-chance = Chance or something hidden decides what comes of it.
points-short = VP
resigned = resigned
keeper-caretaker = a bot takes care
keeper-default = plays safe
keeper-nobody = seat free
watchers = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
drawer = Log, chat and rules
log = Log
chat = Chat
rules = Rules
phone-play = Play
phone-seats = Seats
phone-log = Log
phone-chat = Chat
phone-rules = Rules
chat-empty = Nobody has said anything yet.
chat-placeholder = Message to the table
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
mute-person = Hide what { $name } says
unmute-all = Show hidden people ({ $count })
hint = Hint
hint-none = The planner proposes nothing here.
hint-is = A hint: { $action }
hint-points = points in all: { $points }
hint-chance = Your chance to win, as estimated: { $before } % → { $chance } %.
hint-other = Instead, { $action }: { $chance } %.
table-menu = More
back-to-seat = Take my seat back
vote-pause = Ask for a pause
vote-continue = Go on
vote-abandon = Ask to end without a result
table-told = Tell me of this table again
table-silent = Tell me nothing of this table
resign = Resign
undo = Undo
undo-last = the last action
undo-ask = Ask to undo
undo-others-decide = the others decide
undo-bots-agree = the bots agree
undo-reason-nothing = nothing yet
undo-reason-reveal = something was revealed
undo-reason-other_seat = another seat has acted
undo-reason-clock = not against the clock
undo-reason-finished = the game is over
undo-reason-paused = paused
undo-reason-off = not at this table
undo-reason-secret = others may be deciding in secret
ask-undo = { $name } asks to take something back.
poll = { $what ->
    [pause] { $name } asks for a pause.
    [continue] { $name } wants to go on.
   *[abandon] { $name } asks to end the game without a result.
}
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit the board
text-position = The position as text
curtain-title = { $name } is to move
curtain-more = Hand over the screen. Nobody else should look now.
curtain-open = I am { $name }
keys-title = Keys
keys-arrows = Arrows: from one lit place to the next
keys-enter = Enter: choose
keys-numbers = 1 to 9: the buttons below the board, or the lines of an open menu
keys-end = 0: what ends the turn
keys-escape = Escape: one step back
keys-undo = U: undo
keys-text = ?: this page
speech-label = Ask, or say what to do (“help” tells all)
speech-ask = Say
speech-answers = Answers
speech-turn-words = turn
speech-turn-help = whose move it is and what is expected
speech-where-words = where, where is
speech-where-help = what can act; with a word: where that is
speech-at-words = at, what is at
speech-at-help = with a place: what is there
speech-reach-words = reach
speech-reach-help = every place where something can be done now
speech-moves-words = moves
speech-moves-help = everything that is allowed, with its number; with words: only those
speech-do-words = do
speech-do-help = with a number or words: carries that move out
speech-end-words = end, done
speech-end-help = ends the turn or the phase
speech-why-words = why, why not
speech-why-help = with a place or a button: why nothing can be done there
speech-last-words = last
speech-last-help = what happened last; with a number: so many lines
speech-time-words = time
speech-time-help = the clocks
speech-score-words = score
speech-score-help = everybody’s points
speech-undo-words = undo
speech-undo-help = takes the last action back
speech-yes-words = yes
speech-yes-help = to what is asked once more
speech-help-words = help
speech-help-help = this list
speech-what = Say what, too.
speech-reach-none = Nothing can be done on the board now.
speech-moves-none = There is no such move now.
speech-no-move = There is no move “{ $text }” now.
speech-end-none = Nothing can be ended now.
speech-yes-none = Nothing was asked.
speech-yes-gone = { $action }: that is no longer possible. Nothing was done.
speech-sure = { $action }: say yes to do it.
speech-done = Done: { $action }
speech-can = { $name }: something can be done there.
speech-nothing = Nothing of that name is told here.
speech-ready = Say “{ $yes }” when you are ready.
speech-not-there = Nothing can be done there now; “{ $reach }” tells where something can.
speech-time-none = There is no clock at this table.
speech-clock = { $name }: { $time } left
speech-game-clock = The game’s clock shows { $time }.
speech-score = { $name }: { $score }
speech-more = … and { $count } more; say a word with it.
speech-like = … and { $count } more like it
speech-unknown = “{ $text }” is not understood; “help” tells what is.
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-hexagon = hexagon
shape-cross = cross
shape-ring = ring

## Log of the table itself
log-setup = Set-up
log-empty = Nothing has happened yet.
log-times = ({ $count }×)
log-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
log-folded = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
log-by-caretaker = A bot plays for { $name }
log-by-default = The safe action is played for { $name }
log-undo = { $name } takes back
log-ask-undo = { $name } asks to take back
log-answer-undo = { $yes ->
    [yes] { $name } agrees
   *[no] { $name } does not agree
}
log-vote = { $what ->
    [pause] { $yes ->
        [yes] { $name } votes for a pause
       *[no] { $name } votes against a pause
    }
    [continue] { $yes ->
        [yes] { $name } votes to go on
       *[no] { $name } votes against going on
    }
   *[abandon] { $yes ->
        [yes] { $name } votes to end without a result
       *[no] { $name } votes against ending
    }
}
log-pause = Paused
log-continue = Going on
log-ready = { $name } is ready
log-run = The clock runs
log-resign = { $name } resigns
log-seat = { $keeper ->
    [person] { $why ->
        [replaced] { $name } takes the seat over
       *[other] { $name } is back
    }
    [bot] A bot takes the seat of { $name }
    [caretaker] A bot takes care of { $name }’s seat
    [nobody] { $name }’s seat is free for somebody else
   *[default] { $name }’s seat plays safe
}
log-flag = { $name }’s time is up
log-credit =
    { $seconds ->
        [one] { $seconds } second is
       *[other] { $seconds } seconds are
    } given back to everybody
log-end = { $why ->
    [operator] An operator ended the game
    [abandoned] The game was ended without a result
    [resigned] The game ends by resignation
   *[other] The game ends
}

## Rulebook
rules-search = Search the rules
rules-none = No rule says that.
rules-here = The rules of this moment
rule-named = Rule { $rule }
contents = Contents
provenance-ruling = our ruling
provenance-ruling-help = The published rules are silent or contradict themselves here; this is how we decided.
provenance-reconstructed = reconstructed
provenance-reconstructed-help = This part of the published game is lost; it is our design.

## Replay and result
replay = Replay
replay-of = Replay: { $name }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-step = Step { $step } of { $steps }
replay-speed = Speed
view-as = View as
view-as-all = Everybody’s view
share-moment = Link to this moment
download-record = Download the record
score-chart = Score over time
score-chart-told =
    { $name }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } at the end
replay-curve = Curve
analysis = Analysis
analysis-ask = Analyse the game
analysis-told = Every decision is judged by what its seat could know then. This takes a minute or two.
analysis-going = { $done } of { $of } moves judged
analysis-chance = Chance to win over time
analysis-chance-told = { $name }: { $chance } % at the end
analysis-played = Played:
analysis-better = Better:
analysis-best = Nothing better was found.
analysis-nothing = No decision here.
analysis-turning = Turning points
analysis-point = { $name }, step { $step }
analysis-none = No decision cost much.
analysis-none-yet = None so far.
result = Result
result-of = Result: { $name }
rank = Rank
player = Player
points = Points
part-sum = Sum
result-open = This game is not over yet.
to-table = To the table
to-home = To the games
missing-title = Nothing here
missing-text = This page does not exist, or it is not open to you. It may have been deleted or is private.
result-reason-resigned = by resignation
result-reason-abandoned = ended without a result
result-reason-time = time ran out
rematch = Rematch
see-replay = Watch the replay
dice = Fair dice
dice-told = Before the start the server was bound to its seed by this hash, and every seat added a part of its own. Here is the seed itself.
dice-seed = Seed
dice-hash = Hash shown at the start
dice-fits = Seed, hash and parts fit, and the record replays to the same end.
dice-bad = Seed, hash and parts do not fit: these dice cannot be trusted.
dice-own = checked in this browser
dice-later = The seed is shown when the game is over.
dice-old = This table was begun before every seat added to the dice: nothing but the server's word says that it kept to its seed.
dice-part = Added for { $seat }
dice-part-client = by the player's browser
dice-part-bot = a bot: follows from the seed
dice-part-server = nothing was sent: follows from the seed
dice-mine = This is the hash that this browser was shown before the start, and what it added is part of the dice.
dice-mine-bad = This is not the hash that this browser was shown, or not what it added: these dice cannot be trusted.
dice-mine-none = This browser added nothing to these dice. It can only see that they agree with themselves.

## Profile
log-in = Log in
log-out = Log out
log-out-everywhere = Log out everywhere
nickname = Nickname
save = Save
saved = Saved
password = Password
password-new = New password
password-old = Present password
password-set = Keep my name with a password
password-change = Change the password
password-help = Without a password your name lives in this browser only.
login-help = Have you kept a name with a password? Come back to it here.
appearance = Appearance
profile-kept = This name is yours, wherever you log in.
profile-unkept = A name of this browser; a password or a passkey keeps it.
profile-guest = You have no name here yet. One is given when you first sit down, or choose it now.
palette = Colours of seats and goods
palette-usual = Usual
palette-usual-line = Soft, for long evenings
palette-clear = Colour-blind
palette-clear-line = Apart also where red and green look alike
palette-strong = Strong
palette-strong-line = For weak light and weak screens
board-size = Board
board-size-usual = Usual
board-size-large = Larger
motion = Motion
motion-system = As the system
motion-full = All
motion-less = None
sound-on = Sounds at the table
sound-moves = Moves, buildings, dice
sound-goods = Goods won and lost
sound-turn = It is my move
sound-end = The end of a game
playing = Playing
confirm-all = Ask before every act, not only before what cannot be undone
keys-on = Numbers and letters act at the table
key-arrows = ↑ ↓ ← →
key-arrows-does = to the next lit place, with Shift to any
key-numbers = 1 – 9
key-numbers-does = the buttons and the offers of a menu
key-why = ?
key-why-does = why not, or the position in words
key-undo = U
key-undo-does = takes back
key-escape = Esc
key-escape-does = closes what is open
notifications = When it is my move
notify-browser = Tell me in this browser
notify-webhook = Webhook address (Discord-compatible)
notify-email = E-mail address
notify-test = Send one now
notify-sent = Sent
quiet-hours = Quiet hours
quiet-from = from
quiet-to = to
passkeys = Passkeys
passkeys-help = A passkey keeps your name too, without a password: your phone, computer or security key proves that it is you.
passkey-name = Name of this device
passkey-make = Add a passkey
passkey-remove = Remove
passkey-log-in = Log in with a passkey
passkey-none = No passkey was used.
confirm-mail = Confirm
confirm-mail-code = Code from the mail
confirm-mail-help = A code was sent to { $address }. Enter it here, and you will be told of your turns there.
export-me = Download everything about me
tokens = Tokens for programs
tokens-help = A program of yours can play with a token. It is shown only once, and ends when you change your password.
token-name = What is it for?
token-make = Make a token
token-shown = Copy it now: it is not shown again.
token-delete = Delete
delete-account = Delete my account
delete-help = Your tables keep an anonymous seat. This cannot be undone.
deleted = Your account is deleted.

## Lesson
lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-words = Words of the game
lesson-ask = First time? Play a five-minute lesson first?
lesson-ask-more = It teaches what a first game of { $game } needs, on the real board.
lesson-start = Lesson, 5 min
lesson-later = Not now
lesson-to-table = To your table
lesson-play = Play a real game
lesson-again = Once more
lesson-astray = The lesson asks for something else here.
lesson-title = A first game
lesson-you = You
lesson-rival = Rival

## The default board, of games that bring none

plain-text = { $text }
plain-facts = At a glance
plain-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
plain-changes = What it changes
plain-prompt-board = Choose on the board.
plain-prompt-both = Choose on the board or below.
plain-prompt-bar = Choose what to do.
plain-broken = This game’s own board could not be drawn. Here is the plain one; nothing of the game is lost.
plain-turn = { $name }

## Operators
operators = Operators
operators-server = Server
operators-reports = Reports
operators-people = People
operators-table = Table
operators-audit = What was done
operators-person = Person
operators-done = Done, and noted.
operators-store = Database
operators-bus = Bus
operators-good = answers
operators-bad = does not answer
operators-started = Started
operators-sockets = Connections
operators-tables = Tables
operators-broadcast = Message to everybody
operators-words = Your words to everybody
operators-tell = Tell everybody
operators-take-back = Take it back
operators-maintenance-help = Nothing can be played and no table opened, and no clock runs. When it ends, everybody gets the time back.
operators-maintenance-begin = Begin maintenance
operators-maintenance-end = End maintenance
operators-slow = What was slow
operators-slow-help = At this worker, the latest first, with where the time went.
operators-nothing-slow = Nothing was slow.
operators-took = took { $ms } ms
operators-cause = { $cause ->
    [computing] computing { $ms } ms
    [store] database { $ms } ms
    [turn] others at the table { $ms } ms
    [helpers] threads and processes { $ms } ms
   *[loop] other work { $ms } ms
}
operators-settle = Settled
operators-settled = Those that are settled
operators-no-reports = No reports.
operators-why = Why (kept in the log)
operators-find = Name or id
operators-look = Look
operators-found-none = Nobody is called that.
operators-is-operator = operator
operators-is-muted = muted
operators-is-closed = closed
operators-minutes = Minutes
operators-mute = Mute
operators-unmute = Let them write again
operators-close = Close the account
operators-reopen = Open the account again
operators-said = Said lately
operators-table-id = Id of a table
operators-heir = Id of the person who gets the seat
operators-bot = or the name of a bot
operators-hand-over = Hand the seat over
operators-end = End the table
operators-older = Older
operators-act = { $act ->
    [look] looked
    [mute] muted
    [unmute] let write again
    [close] closed
    [reopen] opened again
    [appoint] made an operator
    [dismiss] ended as operator
    [settle] settled a report
    [end] ended
    [broadcast] told everybody
    [maintenance] maintenance
   *[other] handed a seat over
}
maintenance = Maintenance.
maintenance-help = Nothing can be played for the moment. Nobody’s time counts.
put-away = Put away
report = Tell the operators
report-help = Something is wrong, or somebody behaves badly? Only the operators of this server read what you write here.
report-line = What is wrong with “{ $quote }”? Only the operators of this server read it.
report-person = Report what { $name } said
report-send = Send
report-sent = Thank you. The operators will look at it.
report-write = Write to them
cancel = Cancel
log-seat-operator = An operator gives the seat to { $name }

## New tables
new-table-sub = Pick a game, fill the seats, start. Everything below is already set for you.
which-game = Which game?
which-game-more = lengths for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }
preset-first = First game
preset-first-line = The gentlest way in: hints are on, and moves can be taken back.
preset-rulebook = The rulebook’s game
preset-rulebook-line = As printed, nothing changed.
preset-full = The full game
preset-full-line = More to build towards; a longer evening.
preset-tournament = Tournament
preset-tournament-line = With a clock, without hints, and no taking back.
preset-changed = { $preset }, changed
preset-back = as it was
length-minutes = { $minutes } min
length-hours = { $hours } h { $minutes }
length-about = about { $length }
length-most = at most about { $length }
seat-hot-name = Name of the second person
seat-name-of = What person { $number } is called
teams-none = Everybody alone
teams-two = Two against two
teams-help = With four the original advises alliances: partners share their victory.
maps-more = { $count ->
    [one] { $count } more needs another number of seats
   *[other] { $count } more need another number of seats
  }
map-needs = { $map } needs { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }: choose another, or other seats.
races-of-table = The peoples
races-help = Chosen at the table, in turn. What each capital gives a round:
race-science = science
race-gold = gold
race-energy = energy
race-population = population
rules-and-table = Rules and table
theme-of-start = Start
theme-of-building = Building
theme-of-robots = Robots
theme-of-end = Winning and length
theme-of-length = Winning and length
theme-of-turns = Flying and turns
theme-of-trade = Trade
theme-of-game = Kind of game
theme-of-goods = Goods
theme-of-power = Power and technology
theme-of-attack = Attacks
theme-of-clock = Clock and offers
theme-of-technology = Technology
theme-of-movement = Movement and combat
theme-of-colonies = Colonies and politics
theme-of-other = Options
changed-count = { $count } changed
rulebook-has = rulebook: { $value }
rules-differ = Changed from the rulebook: { $count }
value-yes = yes
value-no = no
value-none = none
seconds-many = { $seconds } s
clock-live = { $minutes } min each, { $seconds } s a move
clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  } a move
seat-by-seat = chosen seat by seat
seat-takes = { $option }, seat { $number }
clock-and-help = Clock, help, guests
with-hints = with hints
without-hints = without hints
summary = Summary
map = Map
seen-by = Seen by
seen-by-lobby = the lobby
seen-by-link = whoever has the link
game-duck-dealer-now = Play now: a short game of 12 turns, about 45 min
game-space-paper-now = Play now: a quick game of 25 rounds, about 25 min
gathering-game = What is played
gathering-rulebook = everything as in the rulebook
clock = Clock
table-rules = Rules
offline-position = No network. This is the position as this device saw it { $when }; nothing can be played now.
offline-page = No network: only what this device has kept can be shown.
language-unloaded = Without a network this device cannot load the language { $language }.
unloaded = This page could not be loaded.
