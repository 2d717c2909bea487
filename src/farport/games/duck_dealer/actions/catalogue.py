"""Catalogue: the actions of finite families, made once for a map, so that listing them costs nothing."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from farport.games.duck_dealer.actions.building import BuildConsumer, BuildFactory, BuildYard, Claim, RouteCube
from farport.games.duck_dealer.actions.exchange import AcceptOffer, RefuseOffer
from farport.games.duck_dealer.actions.moving import Fly, Land, Passage, PlacePassage, PlacePassages
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
from farport.games.duck_dealer.mechanics.galaxy import Galaxy
from farport.games.duck_dealer.tables import Tables
from farport.games.duck_dealer.vocabulary import BUILDINGS, COLOURS, EQUIPMENT, NONE, PILES
from farport.kernel import Action

CHOICES: Final = len(EQUIPMENT) + 1  # a kind of equipment, or none


class Catalogue:
    """Lists are indexed by node, planet or good; those that end in an optional word begin with NONE at index -1."""

    def __init__(self, tables: Tables, galaxy: Galaxy) -> None:
        words = galaxy.words
        goods = tables.goods.ids
        pieces = combinations_with_replacement(range(len(EQUIPMENT)), tables.start_equipment)
        self.choose_equipment = [ChooseEquipment(chosen) for chosen in pieces]
        self.choose_start = [ChooseStart(word) for word in words[: galaxy.planets]]
        self.collect = [Collect(colour) for colour in range(len(COLOURS))]
        self.accept_free_turn = [AcceptFreeTurn()]
        self.decline_free_turn = [DeclineFreeTurn()]
        self.start_action = [StartAction("")]
        self.place_free = [PlaceFree(word) for word in words]
        self.done_free = [DoneFree()]
        self.fly = [Fly(word) for word in words]
        self.land = [*[Land(pile) for pile in range(len(PILES))], Land(NONE)]
        self.passage = [*[Passage(colour) for colour in range(len(COLOURS))], Passage(NONE)]
        self.place_passage = [PlacePassage(word) for word in words[: galaxy.planets]]
        self.place_passages = [[PlacePassages(a, b) for b in words[: galaxy.planets]] for a in words[: galaxy.planets]]
        self.all_passages = [pair for a, row in enumerate(self.place_passages) for pair in row[a + 1 :]]
        self.build_yard = [BuildYard(word) for word in goods]
        self.build_consumer = [BuildConsumer(word) for word in goods]
        self.build_factory = [BuildFactory(word) for word in goods]
        self.claim = [Claim(building) for building in range(len(BUILDINGS))]
        self.route_cube = [RouteCube(word) for word in words]
        self.mine = [Mine()]
        self.convert = [Convert()]
        self.deliver = [Deliver()]
        self.jettison = [Jettison(((word, 1),)) for word in goods]
        self.discard_equipment = [DiscardEquipment(kind) for kind in range(len(EQUIPMENT))]
        self.accept_offer = [AcceptOffer()]
        self.refuse_offer = [RefuseOffer()]
        self._use_yard = [
            UseYard(word, replace, make)
            for word in goods
            for replace in range(NONE, len(EQUIPMENT))
            for make in range(NONE, len(EQUIPMENT))
        ]
        self._keeps = tables.keep_limit + 1
        self._end_turn = [
            EndTurn((red, yellow, blue), pile)
            for red in range(self._keeps)
            for yellow in range(self._keeps)
            for blue in range(self._keeps)
            for pile in range(NONE, len(PILES))
        ]

    def use_yard(self, wild: int, replace: int, make: int) -> UseYard:
        return self._use_yard[(wild * CHOICES + replace + 1) * CHOICES + make + 1]

    def end_turn(self, red: int, yellow: int, blue: int, pile: int) -> Action[Any]:
        return self._end_turn[((red * self._keeps + yellow) * self._keeps + blue) * (len(PILES) + 1) + pile + 1]
