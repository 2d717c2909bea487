game-heavy-lift-title = Heavy Lift
game-heavy-lift-line = Load a little more than is wise, and leave before the others.
game-heavy-lift-kind = push your luck

heavy-lift-stack = { $count ->
    [0] No crate is left
    [one] One closed crate
   *[other] { $count } closed crates
}
heavy-lift-closed = { $count ->
    [one] one crate
   *[other] { $count } crates
}
heavy-lift-load = { $tonnes } of { $lift } tonnes
heavy-lift-left = left with { $tonnes } tonnes
heavy-lift-view-adrift = Adrift

heavy-lift-kind-load = Load
heavy-lift-kind-jettison = Jettison
heavy-lift-kind-depart = Depart
heavy-lift-do-load = Load a crate
heavy-lift-do-jettison = Throw out the { $crate }
heavy-lift-do-depart = Take off

heavy-lift-word-seeds = seeds
heavy-lift-word-water = water
heavy-lift-word-tools = tools
heavy-lift-word-ore = ore
heavy-lift-word-reactor = reactor

heavy-lift-event-loaded = loads a crate
heavy-lift-event-jettisoned = throws out the { $crate }
heavy-lift-event-departed = takes off with { $tonnes } tonnes

heavy-lift-refusal-stack-empty = No crate is left on the pad.
heavy-lift-refusal-not-aboard = You have no { $crate } aboard.
heavy-lift-refusal-too-heavy = Your ship lifts { $lift } tonnes, and you have loaded { $load }.
heavy-lift-refusal-not-your-turn = It is not your turn.

heavy-lift-option-rush = Rush
heavy-lift-option-rush-help = The first ships to leave earn a bonus.
heavy-lift-part-tonnes = Freight
heavy-lift-part-rush = Rush

heavy-lift-lesson-welcome = A storm is coming, and you are loading. Crates count one point a tonne, but a ship lifts 15 tonnes only.
heavy-lift-lesson-load = Take a crate from the stack. Only you will see what is in it.
heavy-lift-lesson-rival = Ore, 5 tonnes. The other captain loads, too; you see how many crates, not which.
heavy-lift-lesson-again = There is room. Take another one.
heavy-lift-lesson-closed = Tools, 3 tonnes: you have 8 of 15.
heavy-lift-lesson-greed = Two crates are safe. A little more would be better: load a third.
heavy-lift-lesson-too-heavy = A reactor, 8 tonnes: 16 is more than your ship can lift. You cannot leave like this.
heavy-lift-lesson-jettison = Throw out the tools: press them in your hold. That leaves 13 tonnes.
heavy-lift-lesson-hurry = The rival is still loading. The first to leave earns 2 points more.
heavy-lift-lesson-depart = Take off: press your ship.
heavy-lift-lesson-end = 13 tonnes and 2 points for haste. When all have left, the most points win. That is the whole game.
