"""The cookie by which a browser is known: a number of its own, a person's id and epoch, signed."""

from __future__ import annotations

import secrets
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

NAME: Final = "farport"
DEVICE: Final = "farport_device"
OWN: Final = "~"
LASTS_S: Final = 400 * 24 * 3600  # browsers keep no cookie longer


class Cookies:
    """Signs with the server's secret; what was not signed here, or is too old, is nobody's."""

    def __init__(self, secret: str, *, secure: bool) -> None:
        self._signer = TimestampSigner(secret, salt="farport.cookie")
        self._secure = secure

    def make(self, person: str, epoch: int) -> str:
        """Each one differs, also of two that are made in the same second: to log out ends one browser's only."""
        return self._signer.sign(f"{secrets.token_hex(4)}{OWN}{person}.{epoch}").decode()

    def read(self, value: str) -> tuple[str, int] | None:
        try:
            text = self._signer.unsign(value, max_age=LASTS_S).decode()
        except (BadSignature, UnicodeError):
            return None
        person, _, epoch = text.rpartition(OWN)[2].rpartition(".")  # older ones have no number of their own
        return (person, int(epoch)) if epoch.isdigit() else None

    def header(self, person: str, epoch: int) -> str:
        return f"{NAME}={self.make(person, epoch)}; Max-Age={LASTS_S}; {self._attributes()}"

    def device(self, person: str) -> str:
        """A browser in which somebody has logged in before: strangers who guess their password do not lock it out."""
        return f"{DEVICE}={self._signer.sign(f'{person}.device').decode()}; Max-Age={LASTS_S}; {self._attributes()}"

    def is_device_of(self, person: str, header: str) -> bool:
        value = cookie_of(header, DEVICE)
        try:
            return value is not None and self._signer.unsign(value, max_age=LASTS_S).decode() == f"{person}.device"
        except (BadSignature, UnicodeError):
            return False

    def forget(self) -> str:
        return f"{NAME}=; Max-Age=0; {self._attributes()}"

    def _attributes(self) -> str:
        return "Path=/; HttpOnly; SameSite=Lax" + ("; Secure" if self._secure else "")


def cookie_of(header: str, named: str = NAME) -> str | None:
    """Our cookie in a Cookie header."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == named and value:
            return value
    return None
