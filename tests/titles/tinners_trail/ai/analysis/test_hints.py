"""Hints find what wins, say how sure they are, and know nothing the seat does not know."""

from __future__ import annotations

import pytest

from ai.analysis.hints import Stopped, hint_for
from ai.analysis.outlooks import outlook_of
from ai.analysis.worlds import Worlds
from game.match.analysis import Hint
from tests.titles.tinners_trail.ai.analysis.positions import (
    SMALL_HINT,
    face_down_auction,
    knowledge_of,
    last_decision,
)
from tests.titles.tinners_trail.tables import Table, table_of


def hint_at(table: Table) -> Hint:
    """Return the hint of the seat to move."""
    seat = int(table.state.to_move)
    return hint_for(knowledge_of(table), table.view_of(seat), 1, SMALL_HINT, lambda done: True)


def test_the_winning_move_comes_first() -> None:
    table = last_decision()
    hint = hint_at(table)
    best = hint.advice[0]
    assert table.game.move(table.state, best.code).text == "extract camborne tin 0 copper 3"
    assert best.behind == 0
    assert best.share == hint.prospects[0].share > 990


def test_at_most_three_moves_are_named_and_each_is_legal() -> None:
    table = face_down_auction()
    hint = hint_at(table)
    legal = {move.code for move in table.game.moves(table.state)}
    assert 1 <= len(hint.advice) <= 3
    assert {advice.code for advice in hint.advice} <= legal


def test_a_forced_move_needs_no_search() -> None:
    hint = hint_at(table_of(work={"10": ["pink"]}, invested=["yellow", "blue"]))
    assert [advice.visits for advice in hint.advice] == [0]


@pytest.mark.rule("A-5")
def test_a_hidden_tile_changes_nothing_in_a_hint() -> None:
    hints = [hint_at(face_down_auction(*tile)) for tile in ((2, 2, 2), (2, 5, 4))]
    assert hints[0] == hints[1]


@pytest.mark.rule("S-4")
def test_a_rivals_cards_change_nothing_in_a_hint_or_an_outlook() -> None:
    found = []
    for card in ("b:miner:2", "b:copper+2:5"):
        table = table_of(round=4, invested=["blue"], yellow={"hand": [card]})
        knowledge = knowledge_of(table)
        worlds = Worlds(knowledge.trials, table.view_of(0), 0, 3)
        outlook = outlook_of(knowledge, worlds, 80, 20, lambda done: True)
        found.append((hint_at(table), outlook))
    assert found[0] == found[1]


def test_a_question_taken_back_stops_the_work() -> None:
    table = face_down_auction()
    told: list[float] = []

    def tell(done: float) -> bool:
        told.append(done)
        return len(told) < 2

    with pytest.raises(Stopped):
        hint_for(knowledge_of(table), table.view_of(0), 1, SMALL_HINT, tell)
    assert len(told) == 2
