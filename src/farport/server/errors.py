"""What the server refuses, each with a code, a sentence in the reader's language and an HTTP status."""

from __future__ import annotations

from typing import Final

from farport.kernel import FarportError, Plain, RuleError

STATUS: Final[dict[str, int]] = {
    "bad_message": 400,
    "bad_name": 422,
    "bad_option": 422,
    "bad_passkey": 403,
    "bad_game": 404,
    "bad_action": 422,
    "bad_variant": 422,
    "bad_record": 422,
    "big_variant": 422,
    "bad_address": 422,
    "bad_token": 401,
    "closed": 403,
    "cross_site": 403,
    "full": 409,
    "full_tournament": 409,
    "is_operator": 409,
    "left_tables": 403,
    "limit": 409,
    "long_log": 409,
    "long_name": 422,
    "maintenance": 503,
    "may_not_enter": 403,
    "unfit_tournament": 422,
    "muted": 403,
    "name_taken": 409,
    "needs_password": 403,
    "needs_kept_name": 403,
    "no_answer": 422,
    "no_ask": 409,
    "no_change": 409,
    "no_club": 404,
    "no_hints": 403,
    "no_person": 404,
    "no_scope": 403,
    "no_table": 404,
    "no_tournament": 404,
    "no_undo": 409,
    "no_vote": 409,
    "not_entered": 409,
    "not_found": 404,
    "not_host": 403,
    "not_keeper": 403,
    "not_known": 401,
    "not_operator": 403,
    "not_over": 403,
    "not_played": 403,
    "not_rated": 422,
    "not_ready": 409,
    "not_running": 409,
    "not_welcome": 403,
    "not_your_seat": 403,
    "other_rules": 409,
    "paused": 409,
    "seats_open": 409,
    "slow_variant": 422,
    "started": 409,
    "too_big": 413,
    "tournament_over": 409,
    "too_fast": 429,
    "unavailable": 503,
    "wrong_method": 405,
    "wrong_password": 403,
}
RULE_STATUS: Final = 422


class Refuse(Exception):  # noqa: N818  (it is an answer, not a mistake of ours)
    """The server says no. The catalogues have its sentence, by the code or, where a rule says no, by the refusal's
    name; `sentence` is given where they may not."""

    def __init__(
        self,
        code: str,
        params: Plain | None = None,
        *,
        rule: str | None = None,
        name: str = "",
        sentence: str | None = None,
    ) -> None:
        super().__init__(code if sentence is None else sentence)
        self.code = code
        self.params: Plain = {} if params is None else params
        self.rule = rule
        self.name = name
        self.sentence = sentence

    @property
    def status(self) -> int:
        return STATUS.get(self.code, RULE_STATUS)


def refused_by_rules(error: RuleError) -> Refuse:
    return Refuse(error.code, dict(error.params), rule=error.rule, name=error.refusal.name, sentence=error.sentence)


def refused_by_contract(code: str, error: FarportError) -> Refuse:
    """What the kernel refuses before any rule is asked: an unknown option, a malformed action."""
    return Refuse(code, {"detail": str(error)}, sentence=str(error))


class StoreAway(Exception):  # noqa: N818
    """The database does not answer. What was being written may or may not be there."""


class Taken(Exception):  # noqa: N818
    """A unique key is in use already."""


class ConfigError(FarportError):
    """The server cannot start like this; the message is the one sentence that says why."""
