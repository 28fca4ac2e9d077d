"""The auction bill is there at once: what it shows was drawn while the person was thinking."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.scene.cache import SURFACES
from game.titles.tinners_trail.table.art import cards, tiles
from game.titles.tinners_trail.table.sheets.bill import BillSheet
from tests.titles.tinners_trail.table.sitting import Game, Sitting

BAKED = ((cards, "survey_card"), (tiles, "tile_up"), (tiles, "tile_peek"), (tiles, "tile_down"))
ENOUGH_SECONDS = 6.0


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tiles and cards drawn anew, by the names of their painters."""
    names: list[str] = []

    def noted(name: str, painter: Callable[..., object]) -> Callable[..., object]:
        def paint(*args: object, **kwargs: object) -> object:
            names.append(name)
            return painter(*args, **kwargs)

        return paint

    for module, name in BAKED:
        monkeypatch.setattr(module, name, noted(name, getattr(module, name)))
    return names


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("thought_for", [ENOUGH_SECONDS, 0.0])
def test_a_bill_shows_what_was_drawn_while_its_seller_thought(
    drawn: list[str], size: tuple[int, int], thought_for: float
) -> None:
    game = Game(3, 8)
    assert game.until(lambda moves: any(move.kind == "build" for move in moves))
    sitting = Sitting(game, size)
    sitting.ask()
    sitting.pilot.advance(thought_for)
    before = len(drawn)

    seat = game.mover
    game.step(seat, next(move.code for move in game.moves() if move.kind == "build"))
    game.until(lambda moves: any(move.kind == "bid" for move in moves))
    sitting.table.show(game.view(seat), seat)
    sitting.host.stage.refresh()
    sitting.pilot.advance(1 / 60)

    assert any(isinstance(node, BillSheet) for node in sitting.table.root.walk())
    assert (len(drawn) == before) is (thought_for > 0)
    sitting.close()


def test_a_table_with_nothing_left_to_draw_leaves_the_processor_alone(drawn: list[str]) -> None:
    game = Game(3, 8)
    assert game.until(lambda moves: any(move.kind == "build" for move in moves))
    sitting = Sitting(game)
    sitting.ask()
    sitting.pilot.advance(ENOUGH_SECONDS)
    kept, before = len(SURFACES), len(drawn)
    assert before > 0
    sitting.pilot.advance(2.0)
    assert (len(SURFACES), len(drawn)) == (kept, before)
    sitting.close()
