"""Training and export, where PyTorch is installed: the deep run installs it."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest

import farport
from farport.bots.neural.network import Network
from farport.bots.neural.reading import Reader
from farport.learn.courses import Course
from farport.learn.folder import Folder
from tests.learn.test_playing import small


def written(folder: Folder, of: Course, games: int) -> None:
    from farport.learn.playing import cloned
    from farport.learn.samples import write

    reader = Reader(of.game, folder.layout(of.game), of.seats)
    for number in range(games):
        write(folder.path / "samples" / f"clone-{number:03}.npz", cloned(of, reader, number), of.game.seats[-1])


@pytest.mark.deep
def test_what_is_exported_says_what_the_model_says_and_training_lowers_the_loss(tmp_path: Path) -> None:
    import torch

    from farport.learn.school import School

    of = small()
    folder = Folder(tmp_path)
    folder.prepare(of)
    written(folder, of, 12)
    school = School(folder, of, "cpu", say=lambda _: None)
    school.store.add(folder.samples())
    batch = school.store.batch(torch.arange(school.store.size))
    before = sum([float(loss) for loss in school.trainer.losses(batch).values()])
    for _ in range(30):
        school.trainer.step()
    after = sum([float(loss) for loss in school.trainer.losses(batch).values()])
    assert after < before
    school.checkpoint()

    network = Network(of.game, folder.network().read_bytes())
    state = of.game.new(2, 9)
    seat = state.to_move[0]
    reading = Reader(of.game, network.layout, 2).read(state, seat, state.legal(seat))
    judged = network.judge([reading, reading])
    assert numpy.array_equal(judged[0].logits, judged[1].logits)
    again = School(folder, of, "cpu", say=lambda _: None)
    assert again.trainer.steps == school.trainer.steps
    with torch.no_grad():
        wins, _, logits = again.trainer.model(
            {
                "entries": torch.from_numpy(reading.entries).long(),
                "weights": torch.from_numpy(reading.weights),
                "rows": torch.from_numpy(reading.rows).long(),
                "segments": torch.from_numpy(reading.tables).long(),
                "features": torch.from_numpy(reading.features)[None],
                "present": torch.from_numpy(reading.present)[None],
                "actions": torch.from_numpy(reading.actions).long(),
                "pointers": torch.from_numpy(reading.pointers).long(),
                "owners": torch.zeros(len(reading.actions), dtype=torch.long),
            }
        )
    assert numpy.allclose(judged[0].wins, torch.exp(wins)[0].numpy(), atol=1e-2)
    assert numpy.allclose(judged[0].logits, logits.numpy(), atol=5e-2)


@pytest.mark.deep
def test_a_training_goes_on_from_its_folder(tmp_path: Path) -> None:
    from farport.learn.school import School
    from farport.learn.workers import CLONE

    of = small()
    School(Folder(tmp_path), of, "cpu", say=lambda _: None).run(CLONE, 20.0, 1)
    kept = len(Folder(tmp_path).samples())
    assert kept
    again = School(Folder(tmp_path), of, "cpu", say=lambda _: None)
    again.run(CLONE, 10.0, 1)
    assert len(Folder(tmp_path).samples()) > kept
    assert (tmp_path / "sheet.md").exists()
    assert farport.game(str(Folder(tmp_path).read("sheet.json")["game"])) == of.game
