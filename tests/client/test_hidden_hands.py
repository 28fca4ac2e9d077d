"""No frame of a shared screen tells what only somebody else may know, over whole games.

Hidden hands, tiles and discards are dealt anew behind the back of the client; everything is drawn
afresh, and pixels and nodes must be what they were: with a hand open, with it hidden again, and
behind the envelope. The same with a person's own hand swapped must show, or nothing is tested.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.client.flow import Flow
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.buttons import GrandButton
from game.match.match import Match
from game.players import PromptPlayers
from tests.client.hidden_frames import MOST_QUESTIONS, SLOWLY, Found, HiddenFrames
from tests.client.pilot import Pilot
from tests.helpers.present import of_kind
from tests.helpers.reading_over import application

pytestmark = pytest.mark.thorough

STILL = Settings(own_speed="instant", computer_speed="instant", ambient_motion=False)
PLAYERS = PromptPlayers()


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path, STILL) as flow:
        yield flow


def play(
    flow: Flow, people: int, expansions: tuple[str, ...], every: int, *, until_found: bool = False
) -> Found:
    """Play a whole game of people at one screen, looking at every so-manieth step; perhaps only
    until something is found.
    """
    ui = Pilot(flow)
    names = flow.app.box.player_names
    seats = tuple(SeatPlan(name, "human") for name in names[:people])
    flow.play(SavedSetUp(seats, 7, expansions=expansions))
    frames = HiddenFrames(flow, ui, every)
    for _ in range(MOST_QUESTIONS):
        ui.advance(0.2, steps=SLOWLY)
        screen = ui.screen
        if isinstance(screen, HandoverScreen):
            frames.hold(None)
            ui.press("space")
        elif isinstance(screen, TableScreen):
            look(frames, screen)
        else:
            return frames.found
        if until_found and frames.found.differing:
            return frames.found
    raise AssertionError("the game does not end")


def look(frames: HiddenFrames, screen: TableScreen) -> None:
    """Hold the table against its twins, and answer."""
    hot_seat = screen.hot_seat
    frames.hold(hot_seat.viewer if hot_seat.hand_open else None)
    question = screen.questioner.question
    if question is not None:
        screen.questioner.answer(PLAYERS.choose(screen.match.options, question))
    elif frames.ui.sees(name="linger"):  # what was looked at stays until its owner says so
        frames.ui.click(name="linger")
    elif screen.rounds.is_open:
        frames.ui.press("escape")


@pytest.mark.thorough
@pytest.mark.rule("S-4")
@pytest.mark.rule("A-5")
def test_a_game_of_three_people_shows_nobody_elses_hand(flow: Flow) -> None:
    found = play(flow, 3, (), 12)
    assert found.differing == []
    assert found.compared >= 8
    assert found.own_hands > 0, "not even a person's own hand changes the picture"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "expansions"),
    [(2, ()), (4, ()), (5, ("arsenic", "emigration")), (3, ("kickstarter-cards",))],
    ids=str,
)
def test_no_game_shows_another_hand(flow: Flow, people: int, expansions: tuple[str, ...]) -> None:
    found = play(flow, people, expansions, 2)
    assert found.differing == []
    assert found.compared >= 50
    assert found.own_hands > 0


@pytest.mark.thorough
def test_a_client_told_the_truth_is_found_out(flow: Flow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "view", lambda match, seat: match._state.clone())
    assert play(flow, 3, (), 12, until_found=True).differing


def test_the_envelope_names_its_key_in_the_language_of_the_screen(flow: Flow) -> None:
    flow.app.choose(language="pl")
    flow.play(
        SavedSetUp(tuple(SeatPlan(name, "human") for name in flow.app.box.player_names[:3]), 7)
    )
    ui = Pilot(flow)
    ui.advance(0.5)
    button = of_kind(ui.find(name="open"), GrandButton)
    assert button._cap == "Spacja"
