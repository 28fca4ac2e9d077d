"""A UI driver of the client: begins games, goes from page to page, and reads the texts."""

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

from game.client.app import App
from game.client.flow.flow import Flow
from game.client.screens.end import EndScreen
from game.client.screens.handover import HandoverScreen
from game.client.screens.table import TableScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.match.match import Match
from game.records.saved_game_folder import SavedGameFolder
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.window import Screen
from tests.client.toys import ToyAnalyst
from tests.helpers.present import of_kind, present

Page = TypeVar("Page", bound=Screen)
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
MAX_TURNS = 400
FIRST_LUCK_SECONDS = 5.0  # until the luck a game begins with has been seen


def seats(*players: str) -> tuple[SeatPlan, ...]:
    """Return Ann, Ben and so on, each played by somebody of a kind."""
    return tuple(SeatPlan(*pair) for pair in zip(NAMES, players, strict=False))


class ClientDriver(UiDriver):
    """Hands and eyes in the window of a flow."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        super().__init__(flow.window)

    @property
    def app(self) -> App:
        """The desk."""
        return self.flow.app

    @property
    def table(self) -> TableScreen:
        """The table that was laid last, whatever lies above it."""
        return self.flow.table_screen

    @property
    def match(self) -> Match:
        """The game on that table."""
        return self.flow.table_screen.match

    @property
    def saves(self) -> SavedGameFolder:
        """Where games are kept."""
        return self.flow.saves

    @property
    def analyst(self) -> ToyAnalyst:
        """The toy that advises at this desk."""
        return of_kind(self.app.analyst, ToyAnalyst)

    def at(self, kind: type[Page]) -> Page:
        """Return the screen on top, which must be of this kind."""
        screen = self.screen
        assert isinstance(screen, kind), f"{type(screen).__name__} is on top"
        return screen

    def play(self, *players: str, seed: int = 3, wait: float = 0.0, **choices: Any) -> None:
        """Begin a game of Ann, Ben and so on, each played by somebody of a kind; then let so many
        seconds pass.
        """
        self.flow.games.begin_game_with_set_up(SavedSetUp(seats(*players), seed, **choices))
        self._advance_if_positive(wait)

    def visit(self, *names: str) -> None:
        """From the title page on, click one thing after the other."""
        self.flow.close_all_and_show_title_page()
        self.advance_time(0.1)
        self.click_each(*names)

    def tab_to(self, name: str, most: int = 80) -> None:
        """Press Tab until a thing has the focus."""
        for _ in range(most):
            self.press_keys("tab")
            if self.focused == name:
                return
        raise AssertionError(f"Tab never reaches {name}")

    def enter(self, *names: str) -> None:
        """Come to one thing after the other by Tab and press Enter there."""
        for name in names:
            self.tab_to(name)
            self.press_keys("enter")

    def answer(self, kind: str = "") -> None:
        """Click the first move that is offered, or the first of a kind."""
        self.click(name=self.buttons(f"move:{kind}")[0])

    def until(self, reached: Callable[[], bool], seconds: float = 0.5) -> None:
        """Let time pass until it is so."""
        for _ in range(MAX_TURNS):
            if reached():
                return
            self.advance_time(seconds)
        raise AssertionError("it never comes to that")

    def until_at(self, kind: type[Page], seconds: float = 0.5) -> Page:
        """Let time pass until a screen of this kind is on top."""
        self.until(lambda: isinstance(self.screen, kind), seconds)
        return self.at(kind)

    def play_out(self, seed: int) -> int:
        """Click anything that is asked until the end; return how often the screen changed hands."""
        chance = Random(seed)
        handovers = 0
        for _ in range(MAX_TURNS):
            if isinstance(self.screen, EndScreen):
                return handovers
            if isinstance(self.screen, HandoverScreen):
                handovers += 1
                self.click(name="open")
            if self.sees(name="goal-begin"):
                self.click(name="goal-begin")
            if self.sees(name="open-again"):
                self.click(name="open-again", wait_seconds=0.5)
            if moves := self.buttons("move:"):
                self.click(name=chance.choice(moves))
            else:
                self.advance_time(0.5)
        raise AssertionError("the game did not end")

    @property
    def focused(self) -> str:
        """The name of what has the keyboard's focus."""
        node = self.screen.stage.focus.node
        return node.name if node is not None else ""

    def buttons(self, part: str) -> list[str]:
        """The names of the buttons in reach that hold a word."""
        return [node.name for node in self.find_all(role="button") if part in node.name]

    @property
    def told(self) -> list[str]:
        """Everything that is written or spoken on the screen."""
        return [node.label for node in self.screen.stage.root.walk() if node.label]

    @property
    def dialog(self) -> list[str]:
        """Everything the dialog on top says."""
        return [node.label for node in present(self.screen.stage.top_modal).walk() if node.label]
