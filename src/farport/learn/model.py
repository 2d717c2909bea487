"""The network that is trained: rows of tables, each by a small perceptron, pooled, a trunk, and three heads.

`farport.learn.export` writes the same sums as an ONNX graph; a test holds the two against each other.
"""

from __future__ import annotations

from typing import Any, Final

import torch
from torch import nn

from farport.bots.neural.layout import Layout
from farport.bots.neural.reading import BUCKETS

MOST_PARAMETERS: Final = 500_000
WIDTHS: Final = (64, 48, 40, 32, 24)  # of a row; the largest that fits
TRUNK: Final = 192
CHOICE: Final = 64  # numbers that an action is known by
CALM: Final = 8.0  # sums over many rows are divided by this
ABSENT: Final = -1e9  # what a seat that is not there has for its chances


class Model(nn.Module):
    """Sizes follow from the layout; `width` is that of a row."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.tables = layout.spoken
        self.seats = layout.seats
        self.slots = layout.slots
        self.kinds = 1 + len(layout.kinds) + BUCKETS
        self.width = next((width for width in WIDTHS if self._count(layout, width) <= MOST_PARAMETERS), WIDTHS[-1])
        width = self.width
        self.entries = nn.Embedding(layout.size, width)
        self.row = nn.Linear(width, width)
        self.trunk = nn.Linear((self.tables + 1) * width + layout.features + self.seats, TRUNK)
        self.first = nn.Linear(TRUNK, TRUNK)
        self.second = nn.Linear(TRUNK, TRUNK)
        self.win = nn.Linear(TRUNK, self.seats)
        self.share = nn.Linear(TRUNK, self.seats)
        self.values = nn.Embedding(self.kinds, CHOICE)
        self.pointed = nn.Linear(self.slots * width, CHOICE, bias=False)
        self.context = nn.Linear(TRUNK, CHOICE)
        self.bilinear = nn.Linear(TRUNK, CHOICE)
        self.preference = nn.Linear(CHOICE, 1, bias=False)
        for embedding in (self.entries, self.values):
            nn.init.normal_(embedding.weight, std=0.1)
        self.register_buffer("scales", torch.ones(layout.features))

    def _count(self, layout: Layout, width: int) -> int:
        """How many there would be."""
        trunk = ((layout.spoken + 1) * width + layout.features + layout.seats + 1) * TRUNK
        rest = 2 * (TRUNK + 1) * TRUNK + 2 * (TRUNK + 1) * (layout.seats + CHOICE)
        choice = (self.kinds + layout.slots * width + 1) * CHOICE
        return (layout.size + width + 1) * width + trunk + rest + choice

    def forward(self, batch: dict[str, Any]) -> tuple[Any, Any, Any]:
        """Logarithms of the shares of wins and points by seat, and the preference for every action."""
        positions = batch["features"].shape[0]
        rows = batch["segments"].shape[0]
        width = self.width
        weighted = self.entries(batch["entries"]) * batch["weights"][:, None]
        row = weighted.new_zeros(rows, width).index_add(0, batch["rows"], weighted)
        row = torch.relu(self.row(torch.relu(row)))
        sums = row.new_zeros(positions * self.tables, width).index_add(0, batch["segments"], row) / CALM
        place = (batch["segments"] // self.tables)[:, None].expand(-1, width)
        highest = row.new_zeros(positions, width).scatter_reduce(0, place, row, "amax")
        features = torch.clamp(batch["features"] / self.scales, -4.0, 4.0)
        seen = torch.cat((sums.view(positions, -1), highest, features, batch["present"]), 1)
        trunk = torch.relu(self.trunk(seen))
        trunk = trunk + self.second(torch.relu(self.first(trunk)))
        absent = (1.0 - batch["present"]) * ABSENT
        wins = torch.log_softmax(self.win(trunk) + absent, 1)
        shares = torch.log_softmax(self.share(trunk) + absent, 1)
        return wins, shares, self._preferences(batch, row, trunk)

    def _preferences(self, batch: dict[str, Any], row: Any, trunk: Any) -> Any:
        ground = torch.cat((row.new_zeros(1, self.width), row))
        pointed = ground[batch["pointers"]].reshape(-1, self.slots * self.width)
        choice = self.values(batch["actions"]).sum(1) + self.pointed(pointed)
        owners = batch["owners"]
        fits = (choice * self.bilinear(trunk)[owners]).sum(1) / CALM
        return fits + self.preference(torch.relu(choice + self.context(trunk)[owners]))[:, 0]
