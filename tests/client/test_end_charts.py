"""The charts of the end screen: money, goods, and luck once the game has been judged."""

from __future__ import annotations

import pytest

from game.client.desk import Desk
from game.client.flow import Flow
from game.client.kept.set_up import SeatPlan, SetUp
from game.client.parts.graph import Graph
from game.client.screens.end import EndScreen
from game.client.screens.end_charts import luck_of
from game.match.analysis import Account, Chance, JudgedGame
from game.scene.node import Node
from game.scene.pilot import Pilot
from tests.client.toy_analyst import ToyAnalyst


@pytest.fixture
def end(analyst: ToyAnalyst, flow: Flow, pilot: Pilot) -> EndScreen:
    """The end of a game of two computers."""
    flow.play(SetUp((SeatPlan("Ann", "ai:1"), SeatPlan("Ben", "ai:2")), 6))
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
