"""The perceptron: sums over what comes in, layer after layer."""

from __future__ import annotations

from farport.kernel.perceptron import Layer, Perceptron


def test_a_unit_adds_up_what_comes_in_and_is_never_below_nothing() -> None:
    layer = Layer(3, [1.0, 2.0, 0.0, -1.0, 0.0, -4.0], [0.5, 0.25])
    assert layer.through([1.0, 0.0, 2.0]) == [1.5, 0.0]
    assert layer.through([0.0, 0.0, 0.0]) == [0.5, 0.25]


def test_an_answer_is_a_sum_of_the_numbers_and_of_the_last_units() -> None:
    first = Layer(2, [1.0, 0.0, 0.0, 1.0], [0.0, 0.0])
    second = Layer(2, [1.0, -1.0], [0.5])
    perceptron = Perceptron([first, second], [[0.0, 0.0, 1.0], [10.0, 100.0, 2.0]])
    assert perceptron.values([3.0, 1.0]) == [2.5, 135.0]


def test_without_layers_it_is_a_weighted_sum() -> None:
    assert Perceptron([], [[2.0, 3.0, 2.0, 3.0]]).values([1.0, 1.0]) == [10.0]
