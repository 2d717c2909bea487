"""Command: what the actions of this game have in common, which is that some of their fields may be left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from farport.games.space_dealer.fields import Maybe
from farport.kernel import Action, ActionError
from farport.kernel.action import shown

if TYPE_CHECKING:
    from farport.games.space_dealer.state import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Command(Action["Position"]):
    """An action with fields that may be left out: absent in plain data, a fixed value inside the rules."""

    __slots__ = ()

    @classmethod
    def from_data(cls, data: dict[str, object]) -> Action[Position]:
        keys = [field.key(data) for field in cls.fields]
        for key in data:
            if key != "do" and key not in keys:
                known = ", ".join([field.name for field in cls.fields])
                raise ActionError(f"{cls.do}: unknown field {shown(key)}; its fields are: {known}")
        values: list[object] = []
        for field, key in zip(cls.fields, keys, strict=True):
            if key in data:
                values.append(field.read(data[key]))
            elif isinstance(field, Maybe):
                values.append(field.missing)
            else:
                raise ActionError(f"{cls.do}: the field {field.name} is missing; {field.help()}")
        return cls(*values)

    def data(self) -> dict[str, object]:
        plain: dict[str, object] = {"do": self.do}
        for field in self.fields:
            value = field.write(getattr(self, field.inside))
            if value is not None or not isinstance(field, Maybe):
                plain[field.name] = value
        return plain
