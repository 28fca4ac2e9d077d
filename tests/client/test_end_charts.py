"""The charts of the end screen: money, goods, and luck once the game has been judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.client.course import Course
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.parts.graph import Graph, Line
from game.client.result import Result
from game.client.screens.end import EndScreen
from game.client.screens.end_charts import luck_of
from game.client.screens.told_panel import result_in_words
from game.engine.rules import State
from game.match.analysis import Account, Chance, JudgedGame
from game.records.record import Seat
from game.scene.node import Node
from game.scene.pilot import Pilot
from game.scene.proof import proof_of
from game.scene.styles import NOTE
from tests.client.toy_analyst import ToyAnalyst
from tests.client.toy_room import ToyBooks
from tools.titles.lanterns.title import lanterns_options


@pytest.fixture
def end(analyst: ToyAnalyst, flow: Flow, pilot: Pilot) -> EndScreen:
    """The end of a game of two computers, analysed in the background."""
    assert flow.desk.analyst is analyst
    return end_of_a_game(flow, pilot)


def end_of_a_game(flow: Flow, pilot: Pilot) -> EndScreen:
    """Let two computers play to the end."""
    flow.play(KeptSetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
    for _ in range(200):
        if isinstance(pilot.screen, EndScreen):
            return pilot.screen
        pilot.advance(0.5)
    raise AssertionError("the game does not end")


def node_of(end: EndScreen, name: str) -> Node:
    found = end.stage.root.find(name)
    assert found is not None
    return found


def lower_lines(end: EndScreen) -> list[tuple[int, ...]]:
    graphs = [node for node in end.stage.root.walk() if isinstance(node, Graph)]
    return [line.values for line in graphs[1].lines]


def test_luck_waits_for_the_judgement_and_says_so(
    end: EndScreen, analyst: ToyAnalyst, desk: Desk, pilot: Pilot
) -> None:
    waiting = node_of(end, "chart:luck")
    assert not waiting.enabled
    assert waiting.tooltip == desk.say("end.luck-not-yet")
    analyst.judgements[0].finish()
    pilot.advance(0.1)
    assert node_of(end, "chart:luck").enabled


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_another_chart_is_chosen(
    by: str, end: EndScreen, analyst: ToyAnalyst, pilot: Pilot
) -> None:
    money = lower_lines(end)
    analyst.judgements[0].finish()
    pilot.advance(0.1)
    if by == "mouse":
        pilot.click(name="chart:luck")
    else:
        end.stage.focus.set(node_of(end, "chart:luck"), shown=True)
        pilot.press("return")
    assert lower_lines(end) != money
    pilot.click(name="chart:money")
    assert lower_lines(end) == money


def test_goods_are_all_that_was_ever_brought_in(end: EndScreen, pilot: Pilot) -> None:
    pilot.click(name="chart:goods")
    for line in lower_lines(end):
        assert list(line) == sorted(line)
        assert line[-1] > 0


def test_luck_adds_up_step_by_step_in_per_cent_of_a_win() -> None:
    chances = (Chance(1, (30, -30)), Chance(3, (-50, 50)))
    account = Account(100, 0, 0, (0, 0, 0))
    judged = JudgedGame("known", (), (), chances, (account, account))
    assert luck_of(judged, 4, 2) == [(0, 3, 3, -2, -2), (0, -3, -3, 2, 2)]


def test_numbers_beside_a_chart_have_room_for_all_their_letters(end: EndScreen, desk: Desk) -> None:
    lines = [Line("red", (0, 384)), Line("white", (0, -384))]
    graph = Graph(desk.box.stationery, lines, [], "# %", x=0, y=0, width=700, height=200)
    end.stage.root.add(graph)
    written = [line for line in proof_of(end.stage).lines if line.node is graph]
    numbers = [line for line in written if line.style == NOTE]
    assert "+400 %" in [line.text for line in numbers]
    assert len({line.rect.height for line in numbers}) == 1, "some had to shrink"


def test_words_below_a_chart_do_not_touch(end: EndScreen, desk: Desk) -> None:
    stops = [(0.0, "start"), (0.02, "1"), (0.5, "2"), (0.51, "3"), (1.0, "4")]
    lines = [Line("red", (0, 10))]
    graph = Graph(desk.box.stationery, lines, stops, "#", x=0, y=0, width=400, height=200)
    end.stage.root.add(graph)
    written = [line for line in proof_of(end.stage).lines if line.node is graph]
    below = [line for line in written if line.text in [word for _, word in stops]]
    assert [line.text for line in below] == ["start", "2", "4"]


class BareBooks(ToyBooks):
    """Books of a title that charts nothing and cannot tell ties apart."""

    @property
    def charts(self) -> Mapping[str, bool]:
        """Nothing."""
        return {}

    def tie_break(self, view: State, ahead: int, behind: int) -> str:
        """Nobody knows."""
        return ""


def test_a_title_that_charts_nothing_says_when_luck_can_be_told(
    desk: Desk, analyst: ToyAnalyst, flow: Flow, pilot: Pilot
) -> None:
    desk.box = replace(desk.box, books=BareBooks())
    end = end_of_a_game(flow, pilot)
    assert end.stage.root.find("chart:money") is None
    told = desk.say("end.luck-not-yet")
    assert told in [node.label for node in end.stage.root.walk()]
    analyst.judgements[0].finish()
    pilot.advance(0.1)
    assert lower_lines(end)


def test_a_tie_nobody_can_break_is_told_without_a_rule(desk: Desk) -> None:
    view = desk.box.title.game(lanterns_options(2)).rules.new_state()
    course = Course(((3,), (3,)), {}, (0,), (), (), (), view)
    assert hash(course) == hash(replace(course))  # pictures are kept by it
    seats = (Seat("Ann", "human", "red"), Seat("Ben", "human", "white"))
    desk.box = replace(desk.box, books=BareBooks())
    assert result_in_words(desk, Result(seats, (3, 3), (0, 1), course)) == [
        "Ann and Ben are level on points."
    ]
