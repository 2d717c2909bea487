"""The environments under test, and for each game a variant that makes it short."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from farport.envs.pettingzoo import duck_dealer_v1, forgotten_planet_v1, space_dealer_v1, space_paper_v1

MODULES: dict[str, ModuleType] = {
    "duck-dealer": duck_dealer_v1,
    "forgotten-planet": forgotten_planet_v1,
    "space-dealer": space_dealer_v1,
    "space-paper": space_paper_v1,
}
SHORT: dict[str, str] = {id: str(Path(__file__).with_name("short") / id) for id in MODULES}
