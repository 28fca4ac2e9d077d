"""No frame of a shared screen tells what only somebody else may know, over whole games.

Hidden hands, tiles and discards are dealt anew behind the back of the client; everything is drawn
afresh, and pixels and nodes must be what they were: with a hand open, with it hidden again, and
behind the envelope. The same with a person's own hand swapped must show, or nothing is tested.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pygame
import pytest

from game.application.computer_players import InstantPlayers
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screens.handover import HandoverScreen, HandVisibilityButton
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings
from game.client.widgets.buttons import GrandButton
from game.engine.luck import Luck
from game.engine.rules import State
from game.match.match import Match
from game.scene.nodes.node import NodeValues
from game.scene.stage.stage import Stage
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Screen
from tests.client.client_driver import ClientDriver
from tests.helpers.present import of_kind, present
from tests.helpers.reading_over import application
from tools.proof.random_games import make_luck
from tools.proof.twins import make_swapped_twin

pytestmark = pytest.mark.thorough


REST_SECONDS = 0.5
SLOWLY = 5  # sixtieths of a second from one frame to the next: only what comes to rest is looked at
MAX_TRIES = 20
MAX_QUESTIONS = 600

STILL = Settings(own_speed="instant", computer_speed="instant", ambient_motion=False)
PLAYERS = InstantPlayers()


@dataclass(frozen=True, slots=True)
class Frame:
    """What is on the screen: the pixels of the window, and every node that is written or spoken."""

    pixels: bytes
    nodes: tuple[tuple[str, str, str], ...]


@dataclass(slots=True)
class Found:
    """How many frames were held against a twin, how many differed, and how many own hands did."""

    compared: int = 0
    differing: list[str] = field(default_factory=list)
    own_hands: int = 0


def truth_of(match: Match) -> State:
    """Return the state that no screen may show."""
    return match._state  # private: a match hands out views alone, and that is what is tested


def set_truth(match: Match, state: State) -> None:
    """Put another state into the place of the truth, behind the back of the client."""
    match._state = state  # private, as in `truth_of`


class HiddenFrames:
    """Plays one game of several people and holds frames against twins of the truth."""

    def __init__(self, flow: Flow, ui: UiDriver, every: int, seed: int = 1) -> None:
        self.flow = flow
        self.ui = ui
        self.every = every
        self.luck: Luck = make_luck(seed)
        self.found = Found()
        self._held: set[tuple[int, str]] = set()

    @property
    def table(self) -> TableScreen:
        """The screen of the table."""
        return self.flow.table_screen

    def frame(self) -> Frame:
        """Draw everything afresh and return what is to be seen."""
        screen = self.ui.screen
        if isinstance(screen, TableScreen):
            screen._made_for = None  # private: nobody else has a reason to lay the same table anew
        screen.arrange(screen.stage.units)
        self.ui.advance_time(REST_SECONDS, sixtieths_per_iteration=SLOWLY)
        surface = present(pygame.display.get_surface())
        spots = (spot.node for spot in screen.stage.visible_nodes())
        nodes = tuple((node.role, node.name, node.label) for node in spots)
        return Frame(pygame.image.tobytes(surface, "RGB"), nodes)

    def hold(self, known: int | None) -> None:
        """Hold the screen against a twin that keeps what a seat knows, or what nobody does."""
        match = self.table.match
        screen = self.ui.screen
        kind = f"{type(screen).__name__}, known to {known}"
        if match.step_count % self.every or (match.step_count, kind) in self._held:
            return
        self._held.add((match.step_count, kind))
        truth = truth_of(match)
        twin = self._twin(truth, known)
        if twin is None:
            return
        before = self.frame()
        after = self._frame_of(twin, screen)
        self.found.compared += 1
        if before != after:
            what = "pixels only" if before.nodes == after.nodes else "nodes"
            self.found.differing.append(f"step {match.step_count}: {kind}, {what}")
        if known is not None:
            other = self._twin(truth, (known + 1) % len(match.seats))
            if other is not None and self._frame_of(other, screen) != before:
                self.found.own_hands += 1
        self.frame()

    def _frame_of(self, twin: State, screen: Screen) -> Frame:
        """The frame while the twin stands in the place of the truth."""
        match = self.table.match
        truth = truth_of(match)
        set_truth(match, twin)
        try:
            frame = self.frame()
        finally:
            set_truth(match, truth)
        assert self.ui.screen is screen
        return frame

    def _twin(self, truth: State, known: int | None) -> State | None:
        """A state in which the person at the screen may do the same."""
        match = self.table.match
        title = match.title.name
        moves = match.legal_moves()
        for _ in range(MAX_TRIES):
            twin = make_swapped_twin(title, truth, known or 0, self.luck)
            if known is None:
                twin = make_swapped_twin(title, twin, 1, self.luck)
            set_truth(match, twin)
            same = match.legal_moves() == moves
            set_truth(match, truth)
            if same:
                return twin
        return None


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path, STILL) as flow:
        yield flow


def play(
    flow: Flow, people: int, expansions: tuple[str, ...], every: int, *, until_found: bool = False
) -> Found:
    """Play a game of people at one screen, looking at every so-manieth step, or until a find."""
    ui = ClientDriver(flow)
    names = flow.app.box.player_names
    seats = tuple(SeatPlan(name, "human") for name in names[:people])
    flow.games.begin_game_with_set_up(SavedSetUp(seats, 7, expansions=expansions))
    frames = HiddenFrames(flow, ui, every)
    for _ in range(MAX_QUESTIONS):
        ui.advance_time(0.2, sixtieths_per_iteration=SLOWLY)
        screen = ui.screen
        if isinstance(screen, HandoverScreen):
            frames.hold(None)
            ui.click(name="open")
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
    frames.hold(hot_seat.viewer if hot_seat.is_hand_open else None)
    if (question := screen.prompt_controller.question) is not None:
        screen.prompt_controller.play_answer(PLAYERS.choose(screen.match.options, question))
    elif frames.ui.sees(name="linger"):  # what was looked at stays until its owner says so
        frames.ui.click(name="linger")
        assert not hot_seat.is_hand_open  # nor is it while a round ends
    elif frames.ui.sees(name="open-again"):
        frames.ui.click(name="open-again")
    elif screen.round_summary_opener.is_open:
        frames.ui.press_keys("escape")


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
    monkeypatch.setattr(Match, "view", lambda match, seat: truth_of(match).clone())
    assert play(flow, 3, (), 12, until_found=True).differing


def test_the_envelope_names_its_key_in_the_language_of_the_screen(flow: Flow) -> None:
    flow.app.change_settings(language="pl")
    flow.games.begin_game_with_set_up(
        SavedSetUp(tuple(SeatPlan(name, "human") for name in flow.app.box.player_names[:3]), 7)
    )
    ui = ClientDriver(flow)
    ui.advance_time(0.5)
    button = of_kind(ui.find(name="open"), GrandButton)
    assert button.key_cap_text == "Spacja"


def test_the_button_that_hides_a_hand_covers_neither_the_map_nor_the_hand(app: App) -> None:
    stage = Stage(app.kit)
    bar = NodeValues(x=100.0, y=900.0, width=800.0, height=120.0, scale=1.0)
    button = HandVisibilityButton(app, stage, lambda: bar)
    button.show_end_look_button(lambda: None)
    shown = present(stage.root.find("linger"))
    assert shown.y >= 900
    assert shown.y + shown.height * shown.scale <= 1020
    assert shown.x + shown.width * shown.scale / 2 == pytest.approx(500)
