"""The numbers of the actions at one table: the places of its map, the goods of its data, what its options allow."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from farport.games.duck_dealer.actions import ACTIONS
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
from farport.games.duck_dealer.tables import Tables
from farport.games.duck_dealer.terms import Terms
from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, NONE, PILES
from farport.kernel import Axis, Encoding, Run
from farport.kernel.encoding import completed

VERSION: Final = 1  # goes up whenever a number changes its meaning


def encoding(tables: Tables, terms: Terms, seats: int) -> Encoding:
    galaxy = terms.galaxy
    goods = tables.goods.ids
    planets = galaxy.words[: galaxy.planets]
    points = galaxy.words[galaxy.planets :]
    colours = range(len(COLOURS))
    pieces = range(len(EQUIPMENT))
    piece_or_none = range(NONE, len(EQUIPMENT))
    pile = Axis("pile", range(NONE, len(PILES)))
    wild = Axis("r", goods)
    keep = range(tables.keep_limit + 1)
    kept = [(red, yellow, blue) for red in keep for yellow in keep for blue in keep if red + yellow + blue in keep]
    privileges = [f"{planet}:{building}" for planet in planets for building in BUILDINGS]
    runs = [
        Run(ChooseEquipment, [Axis("equipment", list(combinations_with_replacement(pieces, tables.start_equipment)))]),
        Run(ChooseStart, [Axis("planet", planets)]),
        Run(Collect, [Axis("colour", colours)]),
        Run(AcceptFreeTurn, []),
        Run(DeclineFreeTurn, []),
        Run(StartAction, [Axis("cube", ["", *points, *privileges])]),
        Run(PlaceFree, [Axis("point", points)]),
        Run(DoneFree, []),
        Run(Fly, [Axis("to", galaxy.words if terms.stop_on_points else planets)]),
        Run(Land, [pile]),
        Run(Passage, [Axis("colour", range(NONE, len(COLOURS)))]),
        Run(PlacePassages, [Axis("a", planets), Axis("b", planets)]),
        Run(PlacePassage, [Axis("planet", planets)]),
        Run(BuildYard, [wild]),
        Run(BuildConsumer, [wild]),
        Run(BuildFactory, [Axis("good", goods)]),
        Run(Claim, [Axis("building", range(len(BUILDINGS)))]),
        Run(RouteCube, [Axis("point", points)]),
        Run(Mine, []),
        Run(Convert, []),
        Run(Deliver, []),
        Run(UseYard, [wild, Axis("replace", piece_or_none), Axis("make", piece_or_none)]),
        Run(Jettison, [Axis("goods", [((good, 1),) for good in goods])]),
        Run(DiscardEquipment, [Axis("kind", pieces)]),
        Run(EndTurn, [Axis("keep", kept), pile]),
    ]
    if terms.exchange:  # the bounded family: nothing or one good on either side
        handfuls: list[tuple[tuple[str, int], ...]] = [(), *[((good, 1),) for good in goods]]
        runs += [
            Run(Offer, [Axis("partner", range(seats)), Axis("give", handfuls), Axis("take", handfuls)]),
            Run(AcceptOffer, []),
            Run(RefuseOffer, []),
        ]
    return Encoding(VERSION, completed(runs, ACTIONS, never=(FlyAlong, Offer, AcceptOffer, RefuseOffer)))
