"""What the rules have built in: values of data.toml that a variant cannot change."""

from __future__ import annotations

from typing import Final

FIXED: Final[dict[str, str]] = {
    "meta.game": "a variant is of the same game",
    "good.*.recipe_source": "it tells where a recipe of the game comes from",
    "good.*.name.fr": "other languages have their words in the catalogues",
    "good.*.name.it": "other languages have their words in the catalogues",
}

CLOSED: Final[dict[str, str]] = {  # lists that a variant cannot add to, and why
    "tier": (
        "rewards go by four tiers, and the consumer table has a pile for each of them; change what a tier is worth"
    ),
    "options": "an option chooses between two readings of a rule; change its default or its choices",
}
