"""A small network with a policy and a value, its gradients by hand, and the Adam step; NumPy only."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from farport.kernel import Encoding

Floats = NDArray[Any]  # of 32 bits in training
Parameters = dict[str, Floats]

FORBIDDEN = np.float32(-1e9)


class Network:
    """One hidden layer. The preference for an action is that for its kind plus one of its own.

    The kinds come from the encoding: thirteen hundred numbers, but only some nineteen kinds. So the network learns that
    building is better than blasting long before it has tried every robot on every cell.
    """

    def __init__(self, features: int, encoding: Encoding, hidden: int, random: np.random.Generator) -> None:
        self.kind = np.concatenate([np.full(run.size, kind) for kind, run in enumerate(encoding.runs)])
        self.firsts = np.array([run.first for run in encoding.runs])
        self.parameters: Parameters = {
            "inner": (random.standard_normal((features, hidden)) / np.sqrt(features)).astype(np.float32),
            "inner_bias": np.zeros(hidden, np.float32),
            "kinds": np.zeros((hidden, len(encoding.runs)), np.float32),
            "kinds_bias": np.zeros(len(encoding.runs), np.float32),
            "actions": np.zeros((hidden, encoding.size), np.float32),
            "value": np.zeros(hidden, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }

    def forward(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the allowed actions, and the expected result."""
        own = self.parameters
        hidden = np.tanh(seen @ own["inner"] + own["inner_bias"])
        by_kind = hidden @ own["kinds"] + own["kinds_bias"]
        preference = np.where(mask, by_kind[:, self.kind] + hidden @ own["actions"], FORBIDDEN)
        preference -= preference.max(axis=1, keepdims=True)
        chances: Floats = np.exp(preference) * mask
        chances /= np.maximum(chances.sum(axis=1, keepdims=True), np.float32(1e-12))
        return hidden, chances, hidden @ own["value"] + own["value_bias"]

    def gradients(self, seen: Floats, hidden: Floats, d_preference: Floats, d_value: Floats) -> Parameters:
        """How the loss changes with every parameter, given how it changes with the outputs."""
        own = self.parameters
        d_kind = np.add.reduceat(d_preference, self.firsts, axis=1)
        d_hidden = d_kind @ own["kinds"].T + d_preference @ own["actions"].T + d_value[:, None] * own["value"]
        d_inner = d_hidden * (1 - hidden * hidden)
        return {
            "inner": seen.T @ d_inner,
            "inner_bias": d_inner.sum(axis=0),
            "kinds": hidden.T @ d_kind,
            "kinds_bias": d_kind.sum(axis=0),
            "actions": hidden.T @ d_preference,
            "value": hidden.T @ d_value,
            "value_bias": d_value.sum(keepdims=True),
        }


class Adam:
    """Steps against the gradient, each parameter at its own pace (Kingma and Ba, 2015)."""

    def __init__(self, parameters: Parameters, rate: float) -> None:
        self.parameters = parameters
        self.rate = rate
        self.mean = {name: np.zeros_like(values) for name, values in parameters.items()}
        self.square = {name: np.zeros_like(values) for name, values in parameters.items()}
        self.steps = 0

    def step(self, gradients: Parameters, longest: float) -> None:
        """`longest` bounds the length of the whole gradient, so that one odd batch cannot undo everything."""
        length = float(np.sqrt(sum(float(np.sum(values * values)) for values in gradients.values())))
        scale = np.float32(min(1.0, longest / (length + 1e-8)))
        self.steps += 1
        for name, gradient in gradients.items():
            values = gradient * scale
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * values
            self.square[name] = 0.999 * self.square[name] + 0.001 * values * values
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            self.parameters[name] -= (self.rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
