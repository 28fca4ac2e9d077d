"""Positions whose best move, or whose every number, is plain to see."""

from __future__ import annotations

from collections.abc import Sequence

from ai.analysis.knowledge import Knowledge
from ai.analysis.worlds import HintDepth, JudgeDepth
from game.engine.title import Fact
from game.match.analysis import FinishedGame
from tests.titles.tinners_trail.tables import Table, face_down, face_up, table_of

SMALL_HINT = HintDepth(iterations=60, moves=3, worlds=40)
SMALL_JUDGE = JudgeDepth(iterations=40, scouting=10, measuring=30, most=60, strip=4, luck=8)


def last_decision() -> Table:
    """Round 4, the others have passed: pink wins by raising three copper and loses by passing."""
    return table_of(
        round=4,
        work={"9": ["pink"]},
        invested=["yellow", "blue"],
        pink={"money": 4, "points": 100},
        yellow={"money": 0, "points": 105},
        blue={"money": 0, "points": 90},
        area_camborne={"owner": "pink", "copper": 3, "miner": True},
    )


def face_down_auction(tin: int = 2, copper: int = 2, water: int = 2) -> Table:
    """Three players bid for Wendron, whose tile nobody has seen."""
    return table_of(area_wendron={"tile": face_down(tin, copper, water)}).play("build wendron")


def face_up_auction() -> Table:
    """Three players bid for Wendron, whose tile lies open."""
    return table_of(area_wendron={"tile": face_up(2, 2, 2)}).play("build wendron")


def knowledge_of(table: Table) -> Knowledge:
    """Return what an analysis of the table needs."""
    return Knowledge(table.game.options)


def facts_of(
    table: Table, text: str, others: Sequence[str] = (), knowledge: Knowledge | None = None
) -> dict[str, dict[str, Fact]]:
    """Return the reasons for a move by key, as the seat to move is told them."""
    known = knowledge or knowledge_of(table)
    seat = int(table.state.to_move)
    codes = [table.game.read_move(table.state, other) for other in others]
    code = table.game.read_move(table.state, text)
    reasons = known.explainer.reasons(table.view_of(seat), code, codes, 1)
    return {reason.key: reason.facts for reason in reasons}


def doubts_of(table: Table, text: str) -> dict[str, dict[str, Fact]]:
    """Return what speaks against a move, by key."""
    view = table.view_of(int(table.state.to_move))
    code = table.game.read_move(table.state, text)
    doubts = knowledge_of(table).explainer.doubts(view, code, 1)
    return {reason.key: reason.facts for reason in doubts}


def finished(table: Table, *texts: str) -> FinishedGame:
    """Return the game from this position on, with these moves."""
    rows = table.state.to_plain()
    steps = []
    for text in texts:
        seat = int(table.state.to_move)
        steps.append((seat, table.game.read_move(table.state, text)))
        table.play(text)
    return FinishedGame(table.game.options, rows, tuple(steps))
