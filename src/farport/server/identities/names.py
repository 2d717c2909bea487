"""What may be a name: anything a person would write, nothing that hides or imitates."""

from __future__ import annotations

import unicodedata
from typing import Final

from farport.server.errors import Refuse

LONGEST: Final = 40
LONGEST_FOLDED: Final = 80  # one character may be folded into many: eighteen, or three for an accented letter
INVISIBLE: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # control, direction marks, private use, line ends


def cleaned(name: str, longest: int = LONGEST) -> str:
    """The name as it will be shown: composed, trimmed, single spaces; refused when nothing can be seen of it."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(text) <= longest or any(unicodedata.category(sign) in INVISIBLE for sign in text):
        raise Refuse("bad_name", {"longest": longest})
    if len(folded(text)) > LONGEST_FOLDED:
        raise Refuse("long_name")
    return text


def folded(name: str) -> str:
    """Names that look the same to people are the same name."""
    return unicodedata.normalize("NFKC", name).casefold()
