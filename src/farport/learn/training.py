"""Training: samples into a model, batch after batch, each sample a few times."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

import numpy
import torch

from farport.learn.model import Model

BATCH: Final = 512
FASTEST: Final = 2e-3  # learning rate, which falls to a tenth along the way that was planned
POLICY: Final = 1.0
SHARE: Final = 0.5
RAGGED: Final = {
    "entry_count": ("entries", "weights", "rows"),
    "row_count": ("tables",),
    "action_count": ("actions", "pointers", "policy"),
}
WHOLE: Final = ("features", "present", "win", "share")


@final
class Store:
    """All samples on the device that trains: arrays one after the other, and where each sample begins."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.arrays: dict[str, Any] = {}
        self.starts: dict[str, Any] = {}
        self.size = 0
        self.files: set[str] = set()

    def add(self, paths: Sequence[Path]) -> None:
        """The samples of files that are not there yet."""
        loaded: dict[str, list[Any]] = {}
        for path in paths:
            with numpy.load(path) as file:
                for name in file.files:
                    loaded.setdefault(name, []).append(torch.from_numpy(file[name]))
            self.files.add(path.name)
        for name, parts in loaded.items():
            new = torch.cat(parts).to(self.device)
            old = self.arrays.get(name)
            self.arrays[name] = new if old is None else torch.cat((old, new))
        if loaded:
            self.size = len(self.arrays["win"])
            for count in RAGGED:
                ends = torch.cumsum(self.arrays[count].long(), 0)
                self.starts[count] = ends - self.arrays[count].long()

    def batch(self, places: Any) -> dict[str, Any]:
        """These samples as a model takes them."""
        found: dict[str, Any] = {name: self.arrays[name][places].float() for name in WHOLE}
        owners: dict[str, Any] = {}
        bases: dict[str, Any] = {}
        for count, names in RAGGED.items():
            lengths = self.arrays[count][places].long()
            before = torch.cumsum(lengths, 0) - lengths
            owner = torch.repeat_interleave(torch.arange(len(places), device=self.device), lengths)
            flat = torch.arange(len(owner), device=self.device) - before[owner] + self.starts[count][places][owner]
            owners[count] = owner
            bases[count] = before
            for name in names:
                found[name] = self.arrays[name][flat]
        rows_before = bases["row_count"]
        found["entries"] = found["entries"].long() & 0xFFFF
        found["weights"] = found["weights"].float()
        found["rows"] = found["rows"].long() + rows_before[owners["entry_count"]]
        found["tables"] = found["tables"].long()
        found["position"] = owners["row_count"]
        pointers = found["pointers"].long()
        found["pointers"] = torch.where(pointers > 0, pointers + rows_before[owners["action_count"]][:, None], 0)
        found["actions"] = found["actions"].long()
        found["policy"] = found["policy"].float()
        found["owners"] = owners["action_count"]
        return found


@final
class Trainer:
    """A model, its optimiser, and how far they have come."""

    def __init__(self, model: Model, store: Store, seed: int = 1) -> None:
        self.model = model.to(store.device)
        self.store = store
        self.optimiser = torch.optim.AdamW(model.parameters(), lr=FASTEST, weight_decay=1e-3)
        self.steps = 0
        self.lots = torch.Generator().manual_seed(seed)

    def pace(self, done: float) -> None:
        """The learning rate, `done` being how much of the way is behind (0 to 1)."""
        for group in self.optimiser.param_groups:
            group["lr"] = FASTEST * (0.1 + 0.9 * (1.0 - min(1.0, done))) * min(1.0, (self.steps + 1) / 100)

    def step(self, recent: int | None = None) -> dict[str, float]:
        """One batch, of all samples or of the latest; the losses."""
        size = self.store.size
        low = 0 if recent is None else max(0, size - recent)
        places = torch.randint(low, size, (min(BATCH, size),), generator=self.lots).to(self.store.device)
        batch = self.store.batch(places)
        losses = self.losses(batch)
        total = losses["win"] + SHARE * losses["share"] + POLICY * losses["policy"]
        self.optimiser.zero_grad(set_to_none=True)
        total.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1
        return {name: float(loss.detach()) for name, loss in losses.items()} if self.steps % 50 == 0 else {}

    def losses(self, batch: dict[str, Any]) -> dict[str, Any]:
        """Cross entropies: of the seat that wins, of the share of the points, of what was done where that is known."""
        batch["segments"] = batch["tables"] + batch["position"] * self.model.tables
        wins, shares, logits = self.model(batch)
        positions = len(batch["win"])
        owners = batch["owners"]
        highest = logits.detach().new_full((positions,), -1e9).scatter_reduce(0, owners, logits.detach(), "amax")
        raised = torch.exp(logits - highest[owners])
        total = raised.new_zeros(positions).index_add(0, owners, raised)
        log_policy = logits - highest[owners] - torch.log(total)[owners]
        known = batch["policy"].new_zeros(positions).index_add(0, owners, batch["policy"])
        policy = -(batch["policy"] * log_policy).sum() / known.sum().clamp(min=1.0)
        return {
            "win": -(batch["win"] * wins.clamp(min=-30.0)).sum(1).mean(),
            "share": -(batch["share"] * shares.clamp(min=-30.0)).sum(1).mean(),
            "policy": policy,
        }
