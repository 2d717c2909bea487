# People: friends, profiles, challenges, clubs, and what is told to whom.
nav-people = People
friends = Friends
friends-none = You follow nobody yet. Find people by their name, or on the page of somebody you have played with.
followers = They follow you
blocked-people = Blocked
friend-on = on line
friend-off = seen { $when }
friend-never = not seen lately
friend-hidden = does not say whether they are on line
friend-mutual = follows you too
person-find = Find somebody
person-find-none = Nobody keeps a name that begins like this.
follow = Follow
following = Following
block = Block
unblock = Unblock
block-help = Who is blocked cannot challenge you, sit down at your tables, follow you or see whether you are on line.
mute-chat = Mute in chat
unmute-chat = Hear in chat again
challenge = Challenge
challenge-which = Which game?
challenged-by = { $name } wants to play { $game } with you.
challenge-accept = Sit down
challenge-later = Later
challenge-decline = Decline
seat-asked = { $name } is asked
match = With people, now
match-help = You sit down with whoever looks for the same game. Where nobody comes within a minute, bots take the free seats.
match-seek = Find a game
match-bots-in = { $seconds ->
    [one] Bots take the free seats in one second
   *[other] Bots take the free seats in { $seconds } seconds
}
person-since = here since { $when }
person-private = This person shows little to others. What you have played together is here.
person-records = Games
person-plays = plays at { $table }
person-tables = Tables
person-won = Won
person-records-none = No finished tables to show yet.
person-played = { $played ->
    [one] one table, won { $won }
   *[other] { $played } tables, won { $won }
}
person-between = You and { $name }
person-between-none = You have not finished a game together yet.
person-ahead = who placed better
person-together = { $count ->
    [one] one table together
   *[other] { $count } tables together
}
person-openings = Favourite openings
person-openings-few = Shown from twenty tables of a game on.
person-opening = { $tables ->
    [one] one table, won { $won }
   *[other] { $tables } tables, won { $won }
}
person-recent = Recent tables
person-edit = My settings
person-mine = My page
person-watch = Watch
clubs = Clubs
clubs-none = You are in no club yet.
clubs-open = Open clubs
club-found = Found a club
club-name = Name of the club
club-about = What it is about
club-is-open = Anybody may come in
club-closed = by the link only
club-members = { $count ->
    [one] one member
   *[other] { $count } members
}
club-enter = Come in
club-leave = Leave the club
club-keeper = keeper
club-make-keeper = Make keeper
club-show-out = Show out
club-tables = Tables of the club
club-tables-none = No table has been made for the club yet.
club-new-table = New table for the club
club-invite = Link for new members
club-change = Change
news = News to me
news-help = Of these you are told where you are not looking, by every way that is set up here.
news-turn = It is my move
news-challenge = Somebody challenges me
news-start = A table of mine begins
news-end = A table of mine is over
news-tournament = A tournament of mine goes on
news-digest = Once a day of all that waits for me, instead of every move
news-push = Tell this browser, also when Farport is closed
news-push-none = This browser cannot be told while Farport is closed.
news-push-denied = The browser does not allow messages from this page. Allow them in its settings.
news-presence = Others may see when I am on line
news-private = Show strangers little of my page
