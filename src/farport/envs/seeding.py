"""Seeds of games, drawn from the generator of an environment."""

from __future__ import annotations

import numpy as np


def fresh_seed(random: np.random.Generator) -> int:
    return int(random.integers(0, 2**63))
