"""Teaching: an appraiser learns from what came of very many positions.

Of every twenty games one is held out: what the appraiser says of those is compared with what the evaluation says.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy
import torch

from farport.bots.appraiser import ANSWERS
from farport.kernel import FarportError, Plain
from farport.learn.lessons import WEIGHTS, Lesson

DEVICE: Final = "cuda" if torch.cuda.is_available() else "cpu"
SHEET: Final = "sheet.json"
HELD_OUT: Final = 20
BATCH: Final = 2_048
FASTEST: Final = 2e-3
DECAY: Final = 1e-2
SHARE: Final = 0.5  # of the loss: who has which share of the points
LEAD: Final = 0.25  # and by how much a seat is ahead
DIGITS: Final = 5  # of a weight that are written


class Games:
    """All positions of a folder on the device that trains; `tested` are those of the games that are held out."""

    def __init__(self, folder: Path, device: str) -> None:
        loaded: dict[str, list[Any]] = {"inputs": [], "wins": [], "shares": []}
        tested: list[Any] = []
        self.count = 0
        for path in sorted(folder.glob("*.npz")):
            with numpy.load(path) as file:
                for name, parts in loaded.items():
                    parts.append(torch.from_numpy(file[name]))
                for length in file["games"].tolist():
                    tested.append(torch.full((length,), self.count % HELD_OUT == HELD_OUT // 2))
                    self.count += 1
        if self.count < HELD_OUT:
            raise FarportError(f"{folder}: {self.count} games are too few to learn from; play more first (--play)")
        self.tested = torch.cat(tested).to(device)
        self.inputs = torch.cat(loaded["inputs"]).to(device)
        self.wins = torch.cat(loaded["wins"]).float().to(device)
        self.shares = torch.cat(loaded["shares"]).float().to(device)
        logs = torch.log(self.shares.clamp(min=1e-7))  # the shares are made of the scores, so the leads are in them
        rivals = [torch.cat((logs[:, :seat], logs[:, seat + 1 :]), 1).amax(1) for seat in range(logs.shape[1])]
        self.leads = logs - torch.stack(rivals, 1)
        self.size = len(self.wins)


class Model(torch.nn.Module):
    """The perceptron; every seat is asked by itself, and the answers of all seats of a position make chances."""

    def __init__(self, length: int, hidden: tuple[int, ...]) -> None:
        super().__init__()
        self.register_buffer("scales", torch.ones(length))
        widths = [length, *hidden]
        pairs = pairwise(widths)
        self.layers = torch.nn.ModuleList([torch.nn.Linear(before, after) for before, after in pairs])
        self.answers = torch.nn.Linear(length + widths[-1], ANSWERS, bias=False)
        with torch.no_grad():
            self.answers.weight.zero_()
            self.answers.weight[:, length - 2] = 1.0  # it begins as what the game's own evaluation says

    def forward(self, numbers: Any) -> Any:
        numbers = numbers.float() / self.scales
        units = numbers
        for layer in self.layers:
            units = torch.relu(layer(units))
        return self.answers(torch.cat((numbers, units), -1))

    def data(self, lead: bool) -> Plain:
        """As an appraiser reads it, the scales within the weights."""
        scales = self.scales.cpu().numpy()
        first = True
        layers: list[Plain] = []
        for layer in self.layers:
            weights = layer.weight.detach().cpu().numpy()
            weights = weights / scales[None, :] if first else weights
            first = False
            layers.append({"weights": rounded(weights), "biases": rounded(layer.bias.detach().cpu().numpy())})
        answers = self.answers.weight.detach().cpu().numpy().copy()
        answers[:, : len(scales)] /= scales[None, :]
        told = [rounded(answer) for answer in answers]
        return {"length": len(scales), "lead": lead, "layers": layers, "answers": told}


def rounded(weights: Any) -> list[float]:
    return [float(f"{each:.{DIGITS}g}") for each in weights.ravel().tolist()]


def losses(model: Any, games: Games, places: Any) -> Any:
    answers = model(games.inputs[places])
    win = -(games.wins[places] * torch.log_softmax(answers[..., 0], 1)).sum(1).mean()
    share = -(games.shares[places] * torch.log_softmax(answers[..., 1], 1)).sum(1).mean()
    lead = torch.nn.functional.huber_loss(answers[..., 2], games.leads[places])
    return win + SHARE * share + LEAD * lead


def judged(model: Any, games: Games) -> dict[str, float]:
    """How well it judges the games that are held out, beside the evaluation alone: cross entropy and Brier score."""
    places = torch.nonzero(games.tested)[:, 0]
    with torch.no_grad():
        found: dict[str, list[Any]] = {}
        for part in places.split(50_000):
            numbers = games.inputs[part]
            wins = games.wins[part]
            own = numbers[..., -1].float()
            for name, logits in (("learned", model(numbers)[..., 0]), ("evaluation", own)):
                log = torch.log_softmax(logits, 1)
                found.setdefault(f"{name} loss", []).append(-(wins * log).sum(1))
                found.setdefault(f"{name} brier", []).append(((log.exp() - wins) ** 2).sum(1))
    return {name: float(torch.cat(parts).mean()) for name, parts in found.items()}


def taught(folder: Path, samples: Path, lesson: Lesson, device: str = DEVICE, say: Any = print) -> None:
    """Train on all games of the folder; the best of the passes, by the games that are held out, is kept."""
    games = Games(samples, device)
    torch.manual_seed(1)
    lots = torch.Generator().manual_seed(1)
    learning = torch.nonzero(~games.tested)[:, 0]
    model = Model(games.inputs.shape[2], tuple(lesson.hidden)).to(device)
    sample = games.inputs[learning[:: max(1, len(learning) // 50_000)]].float()
    highest = sample.abs().amax((0, 1)).clamp(min=0.05)
    highest[-2:] = 1.0
    model.scales.copy_(highest)
    optimiser = torch.optim.AdamW(model.parameters(), lr=FASTEST, weight_decay=DECAY)
    steps = lesson.passes * (len(learning) // BATCH + 1)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, FASTEST, total_steps=steps + 1, pct_start=0.1)
    started = time.time()
    best: dict[str, float] = {}
    for number in range(lesson.passes):
        order = learning[torch.randperm(len(learning), generator=lots).to(device)]
        for places in order.split(BATCH):
            loss = losses(model, games, places)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            pace.step()
        found = judged(model, games)
        told = ", ".join([f"{name} {value:.4f}" for name, value in found.items()])
        say(f"pass {number + 1}: {told}")
        if not best or found["learned loss"] < best["learned loss"]:
            best = {**found, "pass": float(number + 1)}
            keep(folder, model, games, lesson, best, time.time() - started, device)


def keep(
    folder: Path, model: Model, games: Games, lesson: Lesson, found: dict[str, float], seconds: float, device: str
) -> None:
    weights = json.dumps(model.data(lesson.lead), separators=(",", ":")) + "\n"
    write(folder / WEIGHTS, weights)
    sheet: Plain = {
        "seats": lesson.seats,
        "players": lesson.players,
        "games": games.count,
        "positions": games.size,
        "held_out": int(games.tested.sum()),
        "hidden": list(lesson.hidden),
        "parameters": sum([each.numel() for each in model.parameters()]),
        "judged": {name: round(value, 4) for name, value in found.items()},
        "seconds": round(seconds),
        "device": device,
        "torch": torch.__version__,
        "sha256": hashlib.sha256(weights.encode()).hexdigest(),
    }
    write(folder / SHEET, json.dumps(sheet, indent=1) + "\n")


def write(path: Path, text: str) -> None:
    beside = path.with_name(f"{path.name}.part")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)
