"""The end of a game of Brass says by what it was won: the way of the points and their sources."""

from __future__ import annotations

import pytest

from game.client.session.score_history import ScoreHistory, read_history
from game.engine.title import Options
from game.match.beginnings import new_game
from game.match.match import Match
from game.records.records import Seat
from game.records.replay import Replay
from game.titles.brass.table.coaching import BrassGameFacts
from game.titles.brass.title import BrassTitle

SEATS = 3


@pytest.fixture(scope="module")
def history() -> ScoreHistory:
    """The course of a game in which everybody takes the first move there is."""
    title = BrassTitle()
    colours = title.game(Options(title.name, SEATS)).colours
    seats = [Seat(f"P{at}", "ai:1", colours[at]) for at in range(SEATS)]
    match = Match.begin(new_game(title, Options(title.name, SEATS), seats, 4))
    while question := match.question():
        match.play(question.seat, match.moves()[0].code)
    return read_history(Replay(title, match.chronicle), BrassGameFacts(title))


@pytest.mark.rule("B-15.1", "B-15.2")
def test_the_chart_of_points_moves_in_more_rounds_than_the_points_do(history: ScoreHistory) -> None:
    assert len({line for seat in history.standings for line in seat}) > len(
        {line for seat in history.points for line in seat}
    )


@pytest.mark.rule("B-16.1")
def test_at_the_end_nothing_is_left_to_count(history: ScoreHistory) -> None:
    assert [line[-1] for line in history.standings] == [line[-1] for line in history.points]


@pytest.mark.rule("B-15.1", "B-15.2", "B-16.1")
def test_the_sources_of_points_add_up_to_the_points(history: ScoreHistory) -> None:
    sums = [sum(gains[seat] for gains in history.sources.values()) for seat in range(SEATS)]
    assert sums == [line[-1] for line in history.points]
    assert any(sums)
