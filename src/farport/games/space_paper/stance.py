"""What a seat's acts are meant to change: its orders, ships, planets and knowledge; gold and science are its means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farport.games.space_paper.vocabulary import TECHS

if TYPE_CHECKING:
    from farport.games.space_paper.state import Position


def stance(position: Position, seat: int) -> object:
    planets = [
        (
            planet,
            position.status[planet],
            position.population[planet],
            position.buildings[planet],
            position.item[planet],
            position.steps[planet],
        )
        for planet in position.holdings[seat]
    ]
    ships = [(ship, position.place[ship]) for ship in position.fleets[seat]]
    return (
        tuple([str(order) for order in position.orders[seat]]),
        tuple(sorted(ships)),
        tuple(sorted(planets)),
        tuple(position.levels[seat * TECHS : (seat + 1) * TECHS]),
        tuple(position.known),
        tuple(position.resistance),
        position.politics[seat],
        position.standing_order[seat],
        position.event_used[seat],
        position.race[seat],
        position.leader[seat],
        position.event[seat],
        sum([len(position.fleets[other]) for other in range(position.seats)]),
    )
