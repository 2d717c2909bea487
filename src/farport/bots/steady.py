"""What bots that think share: what was chosen as a whole is carried out, and nobody goes round in circles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from typing import Any

from farport.bots.circle import Circle
from farport.bots.conduct import REMEMBERED
from farport.bots.sight import Sight
from farport.kernel import Action, State


class Steady(ABC):
    """Thinks where it has no plan; where it has come round in a circle it does what is done by default."""

    __slots__ = ("_circle", "_plan", "_stances")

    def __init__(self) -> None:
        self._circle = Circle()
        self._plan: list[Action[Any]] = []
        self._stances: deque[object] = deque(maxlen=REMEMBERED)

    def choose(self, sight: Sight) -> Action[Any]:
        default = sight.default()
        if self._circle.closed(sight):
            self._forget()
            choice = default
        else:
            choice = self._planned(sight) or self._thought(sight, default)
        if choice == default:
            self._circle.leave()
        if choice.do not in sight.game.advice.waits:
            self._stances.append(sight.stance())
        return choice

    @abstractmethod
    def _thought(self, sight: Sight, default: Action[Any]) -> Action[Any]:
        """The choice after thinking; what is to follow it goes into the plan."""

    def _planned(self, sight: Sight) -> Action[Any] | None:
        """The next action of a sequence that was chosen as a whole."""
        if self._plan and sight.allows(self._plan[0]):
            return self._plan.pop(0)
        self._plan = []
        return None

    def _takes_back(self, after: State, seat: int, action: Action[Any]) -> bool:
        """Whether the action, carried out in `after`, only brings the seat back to where it was some acts before."""
        return action.do not in after.game.advice.waits and after.stance(seat) in self._stances

    def _forget(self) -> None:
        self._plan = []
