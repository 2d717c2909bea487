"""A perceptron: numbers in, one number out. Small enough to be asked thousands of times a decision without NumPy.

The sums are done one after the other, so that the same weights say the same on every machine, compiled or not.
"""

from __future__ import annotations

from typing import final


@final
class Layer:
    """Units, each with a weight for every number that comes in, and a bias; what is below nothing is nothing."""

    __slots__ = ("biases", "weights", "width")

    def __init__(self, width: int, weights: list[float], biases: list[float]) -> None:
        self.width = width  # numbers that come in
        self.weights = weights  # unit after unit
        self.biases = biases

    def through(self, numbers: list[float]) -> list[float]:
        places: list[int] = []
        values: list[float] = []
        for place, number in enumerate(numbers):
            if number != 0.0:  # most are: nothing is to be added for them
                places.append(place)
                values.append(number)
        count = len(places)
        weights = self.weights
        first = 0
        units: list[float] = []
        for bias in self.biases:
            total = bias
            for at in range(count):
                total += values[at] * weights[first + places[at]]
            units.append(total if total > 0.0 else 0.0)  # noqa: FURB136  (`max` takes thrice as long)
            first += self.width
        return units


@final
class Perceptron:
    """Layers one after the other; each answer is a sum of the last one's units and of the numbers themselves."""

    __slots__ = ("answers", "layers")

    def __init__(self, layers: list[Layer], answers: list[list[float]]) -> None:
        self.layers = layers
        self.answers = answers  # of each the weights: of the numbers first, then of the last layer's units

    def values(self, numbers: list[float]) -> list[float]:
        units = numbers
        for layer in self.layers:
            units = layer.through(units)
        count = len(numbers)
        found: list[float] = []
        for weights in self.answers:
            total = 0.0
            for place, number in enumerate(numbers):
                if number != 0.0:
                    total += number * weights[place]
            for place, unit in enumerate(units):
                total += unit * weights[count + place]
            found.append(total)
        return found
