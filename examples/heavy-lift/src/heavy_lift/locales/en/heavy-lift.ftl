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
