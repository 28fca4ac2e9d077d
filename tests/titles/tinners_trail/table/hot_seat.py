"""A table in a window without a screen, a game to play on it, and hands that click or type.
Moves as a question offers them, written as short as the notation."""

import random
from collections.abc import Callable

from game.application.box_factory import make_kit, read_words
from game.engine.events import Event
from game.engine.move import Move
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Options
from game.table_protocol import PersonalQuestion
from game.text.words import Words
from game.titles.tinners_trail.notation.game_options import (
    EDITION_2007,
    REMASTERED_EDITION,
    TITLE_NAME,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.factory import TrailTableFactory
from game.titles.tinners_trail.table.game_facts import trail_key_commands
from game.titles.tinners_trail.table.sheets.auction_bill import AuctionBill
from game.titles.tinners_trail.table.table import TrailTable
from game.titles.tinners_trail.title import TrailTitle
from tests.helpers.hot_seat import HotSeat as TableInWindow
from tests.helpers.hot_seat import SeenGame

NAMES = ("Morwenna", "Jago", "Kerensa", "Petroc", "Tamsin")
Wanted = str | Callable[[tuple[Move, ...]], bool]  # a kind of move, or what a question offers

CHOICES = ("none", "deck", "yes", "no", "tin", "copper", "arsenic")


class Game(SeenGame[TrailState]):
    """One game played at random from a seed; every step can be watched from a seat.

    `wallace` names Lord Wallace's options in a solo game, None without him.
    """

    def __init__(
        self,
        seats: int,
        seed: int,
        expansions: tuple[str, ...] = (),
        wallace: tuple[str, ...] | None = None,
        edition: str = REMASTERED_EDITION,
    ) -> None:
        self.expansions = expansions
        self.wallace = wallace
        self.edition = edition
        super().__init__(TrailTitle().make_game(self.options(seats)))
        self.face = self.game
        self.rules.deal(self.state, seed)
        self.random = random.Random(seed)

    def options(self, seats: int) -> Options:
        """Return what is played."""
        return Options(TITLE_NAME, seats, self.edition, self.expansions, self.wallace)

    @property
    def is_over(self) -> bool:
        """Whether nobody is to move."""
        return self.mover == NOBODY

    def look(self, seat: int = 0) -> TableView:
        """The same as named values."""
        return make_table_view(self.view(seat), seat)

    def any_move(self) -> Move:
        """A move of a kind chosen evenly, so that long lists of bids do not drown the rest."""
        moves = self.moves()
        kind = self.random.choice(sorted({(move.kind, move.choice) for move in moves}))
        return self.random.choice([move for move in moves if (move.kind, move.choice) == kind][:6])

    def step(self, seat: int, code: int | None = None) -> tuple[tuple[Event, ...], State]:
        """Play a move, or what luck or chance brings; return what the seat sees of it."""
        before = self.view(seat)
        mover = self.mover
        if code is None:
            luck = mover == CHANCE
            code = self.rules.draw_outcome(self.state) if luck else self.any_move().code
        move: Move | None = self.face.readable_move(self.state, code)
        if mover != seat and self.face.is_secret_move(self.state, code):
            move = None
        self.rules.apply(self.state, code)
        after = self.view(seat)
        return self.face.events_of_step(before, move, after, seat), after

    def until(self, wanted: Wanted) -> bool:
        """Play until a question, or a kind of move, is wanted; False when the game ends before."""
        asks = wanted if callable(wanted) else lambda moves: any(m.kind == wanted for m in moves)
        while not self.is_over:
            if self.mover != CHANCE and asks(self.moves()):
                return True
            self.step(0)
        return False


def game_of_2007(seats: int, seed: int) -> Game:
    """A game of the first edition."""
    return Game(seats, seed, edition=EDITION_2007)


class HotSeat(TableInWindow[TrailState, TrailTable]):
    """A game, its table, and a UI driver."""

    def __init__(
        self,
        game: Game,
        size: tuple[int, int] = (1280, 720),
        words: Words | None = None,
        larger: float = 1.0,
    ) -> None:
        self.game = game
        old = game.edition == EDITION_2007
        self.tables = TrailTableFactory(words or read_words(TITLE_NAME), edition_2007=old)
        kit = make_kit(trail_key_commands())
        make = self.tables.make_table_without_position
        super().__init__(game, kit, make, NAMES, size=size, larger=larger)

    def asked(self, until: Wanted, *, can_undo: bool = True) -> PersonalQuestion:
        """Play until a question, or a kind of move, is wanted, and ask it."""
        assert self.game.until(until)
        return self.ask(can_undo=can_undo)

    @property
    def bill(self) -> AuctionBill | None:
        """The auction bill while it lies there."""
        nodes = self.table.root.walk()
        return next((node for node in nodes if isinstance(node, AuctionBill)), None)


def seated(game: Game, size: tuple[int, int] = (1280, 720), *, until: str = "") -> HotSeat:
    """The table of a game, played on until moves of a kind are offered, and its question."""
    assert not until or game.until(until)
    hot_seat = HotSeat(game, size)
    hot_seat.ask()
    return hot_seat


def said(move: Move | None) -> str:
    """The text of an answer, "" for none."""
    return move.text if move is not None else ""


def moves(*texts: str) -> tuple[Move, ...]:
    """Moves of texts such as "build kea", "extract kea tin 1 copper 0", "bid 4", "peek none".

    Of the expansions: "miner kea own", "emigrate kea michigan", "place train kea", "calciner yes",
    "adelaide tin".
    """
    return tuple(_move(code, text) for code, text in enumerate(texts))


def _move(code: int, text: str) -> Move:
    kind, *words = text.split(" ")
    if kind == "extract":
        amounts = (("tin", int(words[2])), ("copper", int(words[4])))
        return Move(code, kind, text, (words[0],), amounts=amounts)
    if kind in ("miner", "emigrate") and len(words) > 1:
        return Move(code, kind, text, (words[0],), choice=words[1])
    if kind == "place" and len(words) > 1:
        return Move(code, kind, text, tuple(words[1:]), choice=words[0])
    return _plain(code, kind, text, words)


def _plain(code: int, kind: str, text: str, words: list[str]) -> Move:
    """A move of areas only, or of one amount, choice or card."""
    first = words[0] if words else ""
    if first.isdigit():
        return Move(code, kind, text, amounts=(("pounds", int(first)),))
    if first in CHOICES:
        return Move(code, kind, text, choice=first)
    if ":" in first:
        return Move(code, kind, text, card=first)
    return Move(code, kind, text, tuple(words))
