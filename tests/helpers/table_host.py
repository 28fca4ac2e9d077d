"""A screen that holds one table, of any title, and remembers what the table asks of it."""

import tomllib
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Generic, Protocol, Self, TypeVar, cast

from game.engine.events import Event
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import IllegalMove, Reason
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.scene.testing.ui_driver import UiDriver
from game.scene.window.screen_kit import Kit
from game.scene.window.window import Screen
from game.table_protocol import ClientAccess, SeatPlayer, Table
from game.titles import title_by_name
from tests.helpers.present import present
from tools.proof.engine_side import engine_position
from tools.proof.proofs import load_proofs
from tools.proof.random_games import deal_game

Held = TypeVar("Held", bound=Table)
MakesTable = Callable[[Stage, tuple[SeatPlayer, ...], ClientAccess], Held]


class TableHost(Screen, Generic[Held]):
    """Makes its table anew for every size; `answers` and `said` are what came from it."""

    def __init__(
        self, kit: Kit, make: MakesTable[Held], names: Sequence[str], colours: Sequence[str]
    ) -> None:
        super().__init__(kit)
        self._make = make
        self._cards = tuple(
            SeatPlayer(seat, name, colour, "human", "You")
            for seat, (name, colour) in enumerate(zip(names, colours, strict=False))
        )
        self.said: list[str] = []
        self.answers: list[int] = []
        self.table: Held
        self.stage.on_back = lambda: (
            self.said.append("back") if not self.table.undo_pick_and_refresh() else None
        )

    def arrange(self, units: WindowUnits) -> None:
        """Make a table for the size."""

        def note(word: str) -> Callable[[], None]:
            return lambda: self.said.append(word)

        self.handlers = ClientAccess(
            give_answer=self.answers.append,
            undo=note("undo"),
            reset_turn=note("reset"),
            show_last_turns=note("last turns"),
            show_hand=note("show hand"),
            hide_hand=note("hide hand"),
            open_menu=note("menu"),
            open_help=lambda topic: self.said.append("help"),
            open_settings=note("settings"),
            toggle_sound=note("sound"),
        )
        self.table = self._make(self.stage, self._cards, self.handlers)
        self.stage.root.clear()
        self.stage.root.add(self.table.root)


# A table of rule tests, played by the texts of moves and outcomes.

AnyState = TypeVar("AnyState", bound=State)


class PlayedTable(Generic[AnyState]):
    """A game in progress; it owns the state."""

    def __init__(self, game: Game, state: State) -> None:
        """Take the state over."""
        self.game = game
        self.state = cast("AnyState", state)

    @classmethod
    def dealt(cls, options: Options, seed: int) -> Self:
        """Return a newly dealt game."""
        game = title_by_name(options.title).make_game(options)
        return cls(game, deal_game(game, seed))

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; the oracle has to come to the same end."""
        with self.beside_the_oracle(self.game.readable_move(self.state, code).text):
            self.game.rules.apply(self.state, code)

    def beside_the_oracle(self, text: str = "") -> AbstractContextManager[None]:
        """Let the oracle of the title, if it has one, look at the table and play along.

        It has to see the same position, moves and odds, so that a scenario is written once and
        judged by both.
        """
        oracle = load_proofs(self.game.options.title).oracle_of(self.game.options.edition)
        return oracle.beside(self.game, self.state, text) if oracle else nullcontext()

    def listed(self) -> list[str]:
        """Return the texts of the legal moves, on which the oracle agrees."""
        with self.beside_the_oracle():
            return [move.text for move in self.game.readable_moves(self.state)]

    def play(self, *texts: str) -> Self:
        """Play moves and outcomes one after the other; IllegalMove for one that is not legal."""
        for text in texts:
            code = self.game.parse_move(self.state, text)
            if code not in [move.code for move in self.game.readable_moves(self.state)]:
                raise IllegalMove(self.game.reason_against_move(self.state, text))
            self.carry_out(text, code)
        return self

    def told(self, text: str, seat: int = 0) -> tuple[Event, ...]:
        """Play one move and return what a seat is told of it."""
        before = self.view_of(seat)
        move = self.game.readable_move(self.state, self.game.parse_move(self.state, text))
        self.play(text)
        return self.game.events_of_step(before, move, self.view_of(seat), seat)

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due; the oracle agrees."""
        self.listed()
        texts = {move.code: move.text for move in self.game.readable_moves(self.state)}
        outcomes = self.game.rules.weighted_outcomes(self.state)
        return {texts[code]: weight for code, weight in outcomes}

    def refusal(self, text: str) -> Reason:
        """Return why a move is not legal."""
        return self.game.reason_against_move(self.state, text)

    def why_not(self, action: str, *places: str) -> Reason | None:
        """Return why the seat to move cannot take the action, None when it can."""
        return self.game.reason_against_action(self.state, action, places)

    def view_of(self, seat: int) -> AnyState:
        """Return what a seat may know, as a state."""
        return cast("AnyState", make_view_for_seat(self.game.rules, self.state, seat))

    def text(self) -> str:
        """Return the position as text."""
        return self.game.position_text(self.state, self.game.colours)

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        words = {CHANCE: "luck", NOBODY: "nobody"}
        return words.get(int(self.state.to_move)) or self.game.colours[self.state.to_move]


def faults_of_deals(name: str, edition: str, every: int = 1) -> list[str]:
    """Return in what a new game of every set-up of an edition, of solo ones of every so-manieth, or
    what its seats see of it, is not as the oracle wants it by the rules.
    """
    proofs = load_proofs(name)
    found = []
    oracle = present(proofs.oracle_of(edition))
    set_ups = [one for group in proofs.every_set_up for one in group if one.edition == edition]
    people, solo = ([one for one in set_ups if (one.automa is None) is by] for by in (True, False))
    for seed, options in enumerate([*people, *solo[::every]]):
        game = proofs.title.make_game(options)
        state = deal_game(game, seed)
        position = oracle.read(engine_position(game, state))
        faults = oracle.faults_of_deal(position) + oracle.unlike_views(game, state, position)
        found += [f"{options}: not so: {fault}" for fault in faults]
    return found


class WrittenTable(PlayedTable[AnyState]):
    """Looked at as its position is written, so that the notation is tested along."""

    def look(self) -> dict[str, Any]:
        """Return the written position as a table of its keys."""
        return tomllib.loads(self.text())

    def player(self, colour: str) -> dict[str, Any]:
        """Return a player's entry."""
        return next(entry for entry in self.look()["player"] if entry["colour"] == colour)

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.look()["phase"])

    @property
    def to_move(self) -> str:
        """The colour of the seat to move, "luck" or "nobody"."""
        return str(self.look()["to_move"])


class Sitter(Protocol):
    """A UI driver at a table, and the host who hears the answers."""

    @property
    def ui(self) -> UiDriver:
        """The hands."""

    @property
    def host(self) -> Any:
        """Whose `answers` are those that were given, and whose `stage` shows the table."""

    @property
    def table(self) -> Any:
        """The table on the screen, as its title has it."""
