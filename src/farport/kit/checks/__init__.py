"""Every check of the kit, in the order in which they run: what is simplest first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from farport.kit.checks import copies, course, knowledge, legality, observation, reading, versions
from farport.kit.session import Session


@dataclass(frozen=True)
class Check:
    """One thing that every game must satisfy."""

    name: str
    title: str
    run: Callable[[Session], None]


CHECKS: tuple[Check, ...] = (
    Check("declared", "what the game declares fits together", course.declared),
    Check("reads", "every option and every value of the data is read, or cannot be changed", reading.reads),
    Check("ends", "random games end, for every number of seats and every option", course.ends),
    Check("invariants", "the game's own invariants hold after every action", course.invariants),
    Check("defaults", "the default is always legal, and a game of nothing else ends", course.defaults),
    Check("legal", "every listed action passes check, and check refuses all others", legality.legal),
    Check("malformed", "malformed and foreign actions are refused and change nothing", legality.malformed),
    Check("encoding", "every listed action has a number of its own", legality.encoding),
    Check("copy", "a copy is equal and independent", copies.copy),
    Check("dump", "a dump loads as the same state, which plays on the same", copies.dump),
    Check("damage", "a damaged dump is refused, or is a possible state", copies.damage),
    Check("replay", "a record replays to the same state at every step", copies.replay),
    Check("versions", "every version of the rules can be played, and is named by what it leaves", versions.versions),
    Check("views", "every view has the shape that the game declares, where it declares one", knowledge.views),
    Check("leaks", "nothing that a seat can see depends on what it may not know", knowledge.leaks),
    Check("guess", "a guess fits what the seat knows, draws the rest anew and can be played", knowledge.guess),
    Check("time", "time passes the same in one step and in many, and never back", course.time),
    Check("observers", "an observer tells what a view tells, no more, alike to every seat", observation.observers),
    Check("features", "features have one length and are finite", knowledge.features),
)
