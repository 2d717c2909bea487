"""Charter: what a table was set up with and keeps to its end."""

from __future__ import annotations

import threading
from collections import OrderedDict
from typing import Any, Final

import msgspec

from farport.kernel import DataError, FarportError, Game, Plain, RuleError, Table, Value, game
from farport.kernel.fairness import commitment
from farport.kernel.refusals import declared
from farport.server.errors import Refuse, refused_by_rules
from farport.server.protocol.shapes import TableSettings

SETTINGS = msgspec.json.Decoder(TableSettings)
PLAIN = msgspec.json.Decoder(dict[str, Any])


VARIANTS_KEPT: Final = 2_000_000  # characters of JSON; as a game, a variant takes more than ten times its length


class Variants:
    """The games that people's variants make, the latest ones, as far as there is room. Tables hold their own."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[tuple[str, str, int | None], Game] = OrderedDict()
        self._lock = threading.Lock()  # they are tried in threads

    @property
    def size(self) -> int:
        return sum(len(variant) for _, variant, _ in self._kept)

    def game(self, id: str, variant: str, version: int | None = None) -> Game:
        key = (id, variant, version)
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = game(id, PLAIN.decode(variant), version)
        with self._lock:
            self._kept[key] = made
            while self.size > self._room:
                self._kept.popitem(last=False)
        return made


VARIANTS: Final = Variants(VARIANTS_KEPT)


def game_of(id: str, variant: str | None, version: int | None = None) -> Game:
    """The game under its newest rules or those of a version, with a variant's changes (given as JSON text)."""
    return game(id, version=version) if variant is None else VARIANTS.game(id, variant, version)


class Charter:
    """Game, options, settings and the server's secret seed of one table."""

    __slots__ = ("game", "id", "options", "seats", "seed", "settings", "variant")

    def __init__(
        self,
        id: str,
        game: Game,
        seats: int,
        options: dict[str, Value],
        seed: int,
        settings: TableSettings,
        variant: Plain | None,
    ) -> None:
        self.id = id
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.settings = settings
        self.variant = variant

    @property
    def seed_hash(self) -> str:
        """What everybody may see of the seed while it is secret."""
        return commitment(str(self.seed))

    @property
    def pause_policy(self) -> str:
        """Who may stop the table, and let it go on: all who are there (unanimous), the host, or nobody (never)."""
        return str(self.options.get("pause_policy", "unanimous"))

    def wall_ms(self, name: str, otherwise: int) -> int:
        """Real time that the game's data file gives the table, at its top or in one of its tables."""
        data = self.game.data
        for place in (data, *[part for part in data.values() if isinstance(part, dict)]):
            table = Table(place, self.game.id, DataError)
            if table.has(name):
                return table.integer(name, low=1)
        return otherwise

    def refuse(self, name: str, code: str) -> Refuse:
        """A no that the table says for the game: by the game's own rule where it has one of that name."""
        refusal = declared(self.game).get(f"{self.game.id}:{name}")
        return Refuse(code) if refusal is None else refused_by_rules(RuleError(refusal))

    @staticmethod
    def of(row: Any, seats: int) -> Charter:
        """From a row of the database's `tables` and the number of its seats.

        A table keeps the rules version that it was made with. It is refused when its game is not installed here, or
        only a game that does not have that version yet.
        """
        try:
            newest = game(row.game)
            if not newest.has_version(row.rules_version):
                raise Refuse("other_rules", {"has": newest.rules_version, "needs": row.rules_version})
            found = game_of(row.game, row.variant, row.rules_version)
        except FarportError as error:
            raise Refuse("bad_game", {"detail": str(error)}) from None
        return Charter(
            id=row.id,
            game=found,
            seats=seats,
            options=PLAIN.decode(row.options),
            seed=int(row.seed),
            settings=SETTINGS.decode(row.settings),
            variant=None if row.variant is None else PLAIN.decode(row.variant),
        )
