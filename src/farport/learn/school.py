"""School: a stage of a training: workers play, this process trains on what they bring, until the time is over."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable
from typing import Any, Final

import torch

from farport.bots.neural.layout import Layout
from farport.kernel import Plain
from farport.learn import curve, workers
from farport.learn.courses import Course
from farport.learn.export import exported
from farport.learn.folder import CURVE, DRAWING, MODEL, NETWORK, PAST, SHEET, WORDS, Folder
from farport.learn.model import Model
from farport.learn.training import BATCH, Store, Trainer

OFTEN: Final = 45.0  # seconds between two checkpoints
ENOUGH: Final = 2_000  # samples before anything is learned
PASSES: Final = 6.0  # how often a sample is learned from, on average
LATEST: Final = 400_000  # samples that self-play trains on
RESERVE: Final = 0.12  # of the time, after the workers have stopped, for the last batches
PASTS: Final = 8

Say = Callable[[str], None]


class School:
    """One training, made ready from its folder."""

    def __init__(self, folder: Folder, course: Course, device: str, say: Say = print) -> None:
        self.folder = folder
        self.course = course
        self.say = say
        self.layout: Layout = folder.prepare(course)
        torch.manual_seed(1)
        self.store = Store(device)
        self.trainer = Trainer(Model(self.layout), self.store)
        self.points: list[dict[str, float]] = folder.read(CURVE) or []
        self.seconds = 0.0
        self._restore()

    def _restore(self) -> None:
        path = self.folder.path / MODEL
        if path.exists():
            known = torch.load(path, map_location=self.store.device, weights_only=True)
            self.trainer.model.load_state_dict(known["model"])
            self.trainer.optimiser.load_state_dict(known["optimiser"])
            self.trainer.steps = known["steps"]
            self.seconds = known["seconds"]

    def run(self, stage: str, seconds: float, count: int, seed: int = 1) -> None:
        """Play and learn for so long. The workers stop a little earlier, and what they brought is learned too."""
        started = time.time()
        deadline = started + seconds
        self._take()
        if stage == workers.SELF and not self.folder.network().exists():
            self.checkpoint()
        before = self.trainer.steps
        size = self.store.size
        playing = workers.start(self.folder.path, stage, count, deadline - RESERVE * seconds, seed)
        saved = time.time()
        try:
            while time.time() < deadline:
                self._take()
                self._learn(stage, started, deadline, before, size)
                if time.time() - saved > OFTEN:
                    self.checkpoint()
                    saved = time.time()
                if not any([worker.is_alive() for worker in playing]) and self._satisfied(before, size):
                    break
        finally:
            for worker in playing:
                if worker.is_alive() and time.time() >= deadline:
                    worker.terminate()
                worker.join(timeout=20)
        self.seconds += time.time() - started
        self.checkpoint()
        self.sheet(stage)

    def _take(self) -> None:
        fresh = [path for path in self.folder.samples() if path.name not in self.store.files]
        if fresh:
            self.store.add(fresh)

    def _satisfied(self, before: int, size: int) -> bool:
        """Whether this stage has learned from everything as often as it should."""
        new = self.store.size if before == 0 else self.store.size - size
        return (self.trainer.steps - before) * BATCH >= PASSES * max(1, new)

    def _learn(self, stage: str, started: float, deadline: float, before: int, size: int) -> None:
        """Some batches, if there are enough samples for them."""
        if self.store.size < ENOUGH or self._satisfied(before, size):
            time.sleep(0.2)
            return
        if self.trainer.steps == 0:
            highest = self.store.arrays["features"].abs().amax(0).clamp(min=1.0)
            self.trainer.model.scales.copy_(highest)
        for _ in range(20):
            self.trainer.pace((time.time() - started) / max(1.0, deadline - started))
            losses = self.trainer.step(LATEST if stage == workers.SELF else None)
            if losses:
                point = {"steps": float(self.trainer.steps), "samples": float(self.store.size), **losses}
                self.points.append(point)

    # ------------------------------------------------------------------ what is kept

    def checkpoint(self) -> None:
        """Model, network and curve, each in its place at once."""
        trainer = self.trainer
        buffer = io.BytesIO()
        torch.save(
            {
                "model": trainer.model.state_dict(),
                "optimiser": trainer.optimiser.state_dict(),
                "steps": trainer.steps,
                "seconds": self.seconds,
            },
            buffer,
        )
        self.folder.write(MODEL, buffer.getvalue())
        network = exported(trainer.model, self.layout)
        if trainer.steps:
            self.folder.write(f"{PAST}/{trainer.steps:08}.onnx", network)
            for old in self.folder.past()[:-PASTS]:
                old.unlink()
        self.folder.write(NETWORK, network)
        self.folder.write(CURVE, json.dumps(self.points) + "\n")
        self.folder.write(DRAWING, curve.drawing(self.course.game.id, self.points))
        last = self.points[-1] if self.points else {}
        told = ", ".join([f"{name} {last[name]:.3f}" for name in curve.INKS if name in last])
        self.say(f"{self.course.game.id}: {self.store.size} samples, {trainer.steps} batches, {told}")

    def sheet(self, stage: str) -> None:
        """The data sheet: what this network was trained on."""
        by_stage: dict[str, int] = {}
        for path in self.folder.samples():
            kind = path.name.partition("-")[0]
            by_stage[kind] = by_stage.get(kind, 0) + 1
        data: Plain = {
            "game": self.course.game.id,
            "rules_version": self.course.game.rules_version,
            "seats": self.course.seats,
            "teachers": dict(self.course.teachers),
            "observer": {"version": self.layout.version, "fingerprint": self.layout.fingerprint},
            "parameters": sum([each.numel() for each in self.trainer.model.parameters()]),
            "samples": self.store.size,
            "files": by_stage,
            "last_stage": stage,
            "batches": self.trainer.steps,
            "batch": BATCH,
            "seconds": round(self.seconds),
            "device": self.store.device,
            "torch": torch.__version__,
            "losses": self.points[-1] if self.points else {},
            "sha256": self.folder.fingerprint(),
        }
        self.folder.write(SHEET, json.dumps(data, indent=1) + "\n")
        self.folder.write(WORDS, described(data))


def described(data: Plain) -> str:
    """The sheet for people: one line each."""

    def told(value: Any) -> str:
        if isinstance(value, dict):
            return ", ".join([f"{key} {told(each)}" for key, each in value.items()])
        return f"{value:.4g}" if isinstance(value, float) else str(value)

    lines = [f"# Network of {data['game']}", "", "| | |", "|---|---|"]
    return "\n".join([*lines, *[f"| {key} | {told(value)} |" for key, value in data.items()]]) + "\n"
