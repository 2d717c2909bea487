"""The actions of the game, one small class each: fields, what it offers, what forbids it, what it does."""

from __future__ import annotations

from typing import Any, Final

from farport.games.duck_dealer.actions.building import BuildConsumer, BuildFactory, BuildYard, Claim, RouteCube
from farport.games.duck_dealer.actions.exchange import AcceptOffer, Offer, RefuseOffer
from farport.games.duck_dealer.actions.moving import Fly, FlyAlong, Land, Passage, PlacePassage, PlacePassages
from farport.games.duck_dealer.actions.setup import ChooseEquipment, ChooseStart
from farport.games.duck_dealer.actions.trading import Convert, Deliver, DiscardEquipment, Jettison, Mine, UseYard
from farport.games.duck_dealer.actions.turns import (
    AcceptFreeTurn,
    Collect,
    DeclineFreeTurn,
    DoneFree,
    EndTurn,
    PlaceFree,
    StartAction,
)
from farport.kernel import Action

Kinds = tuple[type[Action[Any]], ...]

ACTING: Final[Kinds] = (
    Fly,
    FlyAlong,
    Passage,
    Land,
    Mine,
    Convert,
    Deliver,
    BuildYard,
    BuildConsumer,
    BuildFactory,
    UseYard,
    Claim,
    RouteCube,
    Offer,
    Jettison,
    PlacePassages,
    PlacePassage,
    DiscardEquipment,
    EndTurn,
)
# What may be done in each phase (vocabulary.py), in the order in which it is listed.
KINDS: Final[tuple[Kinds, ...]] = (
    (ChooseEquipment,),
    (ChooseStart,),
    (Collect, StartAction),
    (AcceptFreeTurn, DeclineFreeTurn),
    (PlaceFree, DoneFree),
    ACTING,
    (AcceptOffer, RefuseOffer),
    (),
)
ACTIONS: Final[Kinds] = tuple([kind for kinds in KINDS for kind in kinds])
