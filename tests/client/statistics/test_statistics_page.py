"""The page of records from the first game on: every line is there, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.client.app import App
from game.client.challenges.standing import Standing
from game.client.flow import Flow
from game.client.statistics.ledger import Finished
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.statistics.tallies import Career, trophies
from game.client.widgets.frames import Coin
from game.client.widgets.graph import Graph
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY
from tests.client.statistics.games import finished

TODAYS = f"daily:{TODAY.isoformat()}"
Opened = Callable[..., UiDriver]


@pytest.fixture
def opened(app: App, flow: Flow, ui: UiDriver) -> Opened:
    """`opened(games...)` shows the page of somebody who has finished these."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY

    def open_one(*games: Finished) -> UiDriver:
        ledger = flow.contests.game_facts.ledger
        if games:
            ledger.add(*games)
        flow.window.push(StatisticsScreen(app, ledger, lambda _edition: None))
        return ui

    return open_one


def names(ui: UiDriver) -> list[str]:
    return [node.label for node in ui.all(role="text")]


@pytest.mark.parametrize("count", [0, 1, 2, 9])
def test_all_that_is_counted_has_its_line_however_many_games_there_are(
    opened: Opened, count: int
) -> None:
    ui = opened(*(finished(game=bytes([at])) for at in range(count)))
    for seats in ui.screen.app.box.title.seats:  # type: ignore[attr-defined]
        assert f"{seats} players" in names(ui)


def test_after_one_game_the_page_invites_to_the_next(opened: Opened) -> None:
    ui = opened(finished())
    assert ui.sees(label="The next game")
    assert ui.sees(name="play-today")
    assert not charts(ui)


def test_todays_game_is_offered_once(opened: Opened) -> None:
    ui = opened(finished(challenge=TODAYS))
    assert ui.sees(label="The next game")
    assert not ui.sees(name="play-today")


def test_from_the_second_game_on_a_chart_takes_the_place_of_the_invitation(opened: Opened) -> None:
    ui = opened(finished(game=b"one"), finished(game=b"two"))
    assert not ui.sees(label="The next game")
    assert charts(ui)


def charts(ui: UiDriver) -> list[Node]:
    return [node for node in ui.all() if isinstance(node, Graph)]


def test_what_was_never_played_says_so_in_words(opened: Opened) -> None:
    ui = opened(finished())
    assert "not yet" in names(ui)
    assert "–" not in names(ui)


def test_every_record_has_its_coin(opened: Opened) -> None:
    ui = opened(finished())
    coins = [node for node in ui.all() if isinstance(node, Coin)]
    records = trophies(ui.screen.app, Career((), ()), Standing(()), "")  # type: ignore[attr-defined]
    assert len(coins) == len(records)


# ---- games with other numbers


def games_told(ui: UiDriver) -> str:
    return " ".join(ui.screen.described())  # type: ignore[attr-defined]


def test_without_packs_nobody_asks_whose_numbers(opened: Opened) -> None:
    assert not opened(finished()).sees(name="numbers")


def test_games_with_other_numbers_are_looked_at_apart(opened: Opened) -> None:
    ours = [finished(game=bytes([at]), points=(50, 40)) for at in range(2)]
    theirs = replace(finished(game=b"theirs", points=(777, 40)), pack="1a2b3c4d")
    ui = opened(*ours, theirs)
    assert "777" not in games_told(ui)
    ui.click(name="numbers")
    ui.click(name="numbers:1a2b3c4d")
    assert "777" in games_told(ui)
    ui.click(name="numbers")
    ui.click(name="numbers:")
    assert "777" not in games_told(ui)


def test_whoever_has_played_with_other_numbers_alone_sees_those_games(opened: Opened) -> None:
    theirs = replace(finished(game=b"theirs", points=(777, 40)), pack="1a2b3c4d")
    ui = opened(theirs)
    assert any("777" in node.label for node in ui.all(role="text"))
    ui.click(name="numbers")
    ui.click(name="numbers:")
    assert not any("777" in node.label for node in ui.all(role="text"))


def test_a_practice_game_brings_no_pack_to_the_page(opened: Opened) -> None:
    practised = replace(finished(counts=False), pack="1a2b3c4d")
    assert not opened(practised).sees(name="numbers")
