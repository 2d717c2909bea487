"""What a game declares about itself, so that tools read it instead of guessing."""

from __future__ import annotations


class Facts:
    """Declared properties of a game."""

    __slots__ = ("chance", "hidden_information", "negotiation", "simultaneous", "teams", "timed")

    def __init__(
        self,
        *,
        simultaneous: bool = False,
        timed: bool = False,
        hidden_information: bool = False,
        chance: bool = False,
        teams: bool = False,
        negotiation: bool = False,
    ) -> None:
        self.simultaneous = simultaneous
        self.timed = timed
        self.hidden_information = hidden_information
        self.chance = chance
        self.teams = teams
        self.negotiation = negotiation

    def data(self) -> dict[str, bool]:
        return {
            "simultaneous": self.simultaneous,
            "timed": self.timed,
            "hidden_information": self.hidden_information,
            "chance": self.chance,
            "teams": self.teams,
            "negotiation": self.negotiation,
        }
