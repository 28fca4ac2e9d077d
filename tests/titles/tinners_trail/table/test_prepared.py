"""The first table is there at once: its map was drawn while the title was looked at."""

from __future__ import annotations

import threading

import pytest

from game.titles.tinners_trail.table.art.map_picture import MapPainter
from tests.titles.tinners_trail.table.sitting import Game, Sitting


@pytest.fixture
def maps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many areas were in play on each map that was painted."""
    painted: list[int] = []
    paint = MapPainter.picture

    def noted(self: MapPainter, *what: object) -> object:
        painted.append(len(what[-1]))  # type: ignore[arg-type]
        return paint(self, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(MapPainter, "picture", noted)
    return painted


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_table_that_was_prepared_for_paints_no_map(maps: list[int], seats: int) -> None:
    sitting = Sitting(Game(seats, 7))
    sitting.room.prepare(sitting.host.stage, seats)
    sitting.ask()  # a table asked for before the map is ready waits for it
    assert len(maps) == 1
    sitting.close()


def test_a_map_that_cannot_be_prepared_is_told_of_by_the_table_alone(
    maps: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sitting = Sitting(Game(2, 7))

    def broken(seats: int) -> dict[str, str]:
        raise OSError(seats)

    monkeypatch.setattr(sitting.room._guide, "regions", broken)
    sitting.room.prepare(sitting.host.stage, 2)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(5)
    assert not maps
    assert capsys.readouterr().err == ""
    sitting.close()


def test_the_pieces_of_one_table_serve_the_next() -> None:
    sitting = Sitting(Game(4, 7))
    sitting.ask()
    house = sitting.table._studio.art(1.0).engine_house("indigo")
    again = sitting.room.table(
        sitting.host.stage, sitting.table._studio.seats, sitting.table._orders
    )
    assert again._studio.art(1.0).engine_house("indigo") is house
    sitting.close()
