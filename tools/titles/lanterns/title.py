"""Lanterns as a title: the platform is tested with a game it was not made for."""

from __future__ import annotations

import string
import tomllib
from dataclasses import replace

from game.engine.knowledge import Event, changes_between
from game.engine.move import Move
from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import CHANCE, Rules, State
from game.engine.title import (
    NOTHING_REPLACEABLE,
    Game,
    Options,
    Pack,
    Reason,
    Replaceable,
    Unreadable,
)
from game.fields import shown
from game.records.reading import NONSENSE
from game.toml_text import toml_text
from tools.titles.lanterns.position import check_position
from tools.titles.lanterns.rules import (
    ROLL,
    ROUNDS,
    STAKE,
    STOP,
    TAKE,
    LanternsRules,
    LanternsState,
)

KINDS = {"stake": STAKE, "take": TAKE, "stop": STOP, "roll": ROLL}
WORDS = {number: word for word, number in KINDS.items()}


class LanternsGame:
    """One set-up of Lanterns."""

    def __init__(self, options: Options, bonus: int) -> None:
        """Make the rules for that many seats."""
        self.options = options
        self.rules: Rules = LanternsRules(options.seats, bonus)
        self.colours: tuple[str, ...] = ("red", "white", "black", "gold")[: options.seats]

    def move(self, state: State, code: int) -> Move:
        """Return the named face of a code."""
        kind, amount = WORDS[int(kind_of(code))], int(first_of(code))
        if not amount:
            return Move(code, kind, kind)
        return Move(code, kind, f"{kind} {amount}", amounts=(("number", amount),))

    def read_move(self, state: State, text: str) -> int:
        """Return the code of "stake 3", "take", "stop" or "roll 6"."""
        word, _, number = text.partition(" ")
        if word not in KINDS or number not in ("", *string.digits):
            raise Unreadable(
                f"{shown(text)} is no move: allowed are stake N, take, stop and roll N"
            )
        return int(pack(KINDS[word], int(number or 0), 0, 0))

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return every legal move, or every outcome of the die."""
        if state.to_move == CHANCE:
            codes = [code for code, _ in self.rules.weighted_outcomes(state)]
        else:
            codes = self.rules.legal_codes(state)
        return tuple(self.move(state, code) for code in codes)

    def why_not(self, state: State, action: str, places: tuple[str, ...] = ()) -> Reason | None:
        """Return why the deciding seat cannot do it."""
        if any(move.kind == action for move in self.moves(state)):
            return None
        return Reason("not-now", {"action": action})

    def refusal(self, state: State, text: str) -> Reason:
        """Return why the move is not legal."""
        return Reason("not-now", {"action": text})

    def is_secret(self, state: State, code: int) -> bool:
        """Whether the move is a stake."""
        return bool(kind_of(code) == STAKE)

    def narrate(
        self, before: State, move: Move | None, after: State, seat: int
    ) -> tuple[Event, ...]:
        """Return one event with all changes between the views."""
        kind = move.kind if move else "acted"
        changes = tuple(changes_between(before, after))
        amounts = move.amounts if move else ()
        return (Event(kind, int(before.to_move), amounts=amounts, changes=changes),)

    def progress(self, state: State) -> int:
        """Return the share of rounds played."""
        assert isinstance(state, LanternsState)
        return 100 * int(state.round) // ROUNDS

    def ranking(self, state: State) -> tuple[int, ...]:
        """Return the seats by points, the first ones first."""
        scores = self.scores(state)
        return tuple(sorted(range(len(scores)), key=lambda seat: -scores[seat]))

    def scores(self, state: State) -> tuple[int, ...]:
        """Return each seat's points."""
        return tuple(self.rules.scores(state))

    def write_position(self, state: State, names: tuple[str, ...]) -> str:
        """Return the position as text."""
        facts: dict[str, object] = {
            "title": "lanterns",
            "seats": len(names),
            "rows": state.to_plain(),
            "names": list(names),
        }
        return toml_text(facts, "")


class LanternsTitle:
    """Lanterns on the shelf; revision, version and digest can be those of another release."""

    name = "lanterns"
    editions: tuple[str, ...] = ("first",)
    expansions: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)
    automa = ""
    luck_kinds = frozenset({"roll"})

    def __init__(
        self, rules_revision: int = 1, state_version: int = 1, digest: bytes = b"candles!"
    ) -> None:
        """Be the release with these numbers; from revision 2 every prize is one larger."""
        self.rules_revision = rules_revision
        self.state_version = state_version
        self.digest = digest

    def game(self, options: Options) -> Game:
        """Return the game with these options."""
        options = replace(options, edition=options.edition or self.editions[0])
        if options.seats not in self.seats or options.edition not in self.editions:
            raise Unreadable(f"lanterns is for 2 to 4 seats, first edition, not {options}")
        return LanternsGame(options, bonus=self.rules_revision - 1)

    def components_digest(self, options: Options) -> bytes:
        """Return the digest of the candles."""
        return self.digest

    def replaceable(self, edition: str) -> Replaceable:
        """Return that a candle is a candle."""
        return NOTHING_REPLACEABLE

    def read_position(
        self, text: str, source: str, pack: Pack | None = None
    ) -> tuple[Game, State, tuple[str, ...]]:
        """Return what `write_position` wrote."""
        try:
            read = tomllib.loads(text)
            game = self.game(lanterns_options(read["seats"]))
            state = game.rules.new_state()
            state.load_plain(read["rows"])
            assert isinstance(state, LanternsState)
            check_position(state)
            return game, state, tuple(read["names"])
        except NONSENSE as error:
            raise Unreadable(f"{source}: no position of lanterns: {error}") from error


def lanterns_options(seats: int = 3) -> Options:
    """Return the options of a game of Lanterns."""
    return Options("lanterns", seats, "first")
