"""Lanterns as a title: the platform is tested with a game it was not made for."""

import string
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from operator import add
from types import MappingProxyType

import tomli_w

from game.engine import owner_pack, reasons, replaceable_numbers, title
from game.engine.events import Event
from game.engine.knowledge import changes_between
from game.engine.move import Move
from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.engine.rules import State
from game.engine.title_game import GameParts, TitleGame
from game.files.toml_fields import value_for_message
from game.records.soundness import IMPOSSIBLE_STATE_ERRORS
from tests.titles.lanterns.position import check_position
from tests.titles.lanterns.rules import (
    ROLL,
    ROUNDS,
    STAKE,
    STOP,
    TAKE,
    LanternsRules,
    LanternsState,
)

KINDS = {"stake": STAKE, "take": TAKE, "stop": STOP, "roll": ROLL}
COLOURS = ("red", "white", "black", "gold")
WORDS = {number: word for word, number in KINDS.items()}


def face(_seats: int, code: int) -> Move:
    """Return the named face of a code."""
    kind = WORDS[int(kind_of_move(code))]
    amount = int(first_field_of_move(code))
    if not amount:
        return Move(code, kind, kind)
    return Move(code, kind, f"{kind} {amount}", amounts=(("number", amount),))


def read_move(_seats: int, text: str) -> int:
    """Return the code of "stake 3", "take", "stop" or "roll 6"."""
    word, _, number = text.partition(" ")
    if word not in KINDS or number not in ("", *string.digits):
        raise reasons.Unreadable(
            f"{value_for_message(text)} is no move: allowed are stake N, take, stop and roll N"
        )
    return int(make_move_code(KINDS[word], int(number or 0), 0, 0))


def why_not(state: LanternsState, action: str, _places: tuple[str, ...]) -> reasons.Reason | None:
    """Return why the deciding seat cannot do it."""
    rules = LanternsRules(int(state.seats))
    if any(WORDS[int(kind_of_move(code))] == action for code in rules.legal_codes(state)):
        return None
    return reasons.Reason("not-now", {"action": action})


def narrate(
    before: LanternsState, move: Move | None, after: LanternsState, seat: int
) -> tuple[Event, ...]:
    """Return one event with all changes between the views."""
    kind, amounts = (move.kind, move.amounts) if move else ("acted", ())
    changes = tuple(changes_between(before, after))
    return (Event(kind, int(before.to_move), amounts=amounts, changes=changes),)


def seats_from_best(state: LanternsState) -> list[int]:
    """Return the seats by points, the first ones first."""
    points = [*map(add, state.points, state.pebbles)]
    return sorted(range(int(state.seats)), key=lambda seat: -points[seat])


def write_position(
    state: LanternsState, options: title.Options, _colours: tuple[str, ...], names: tuple[str, ...]
) -> str:
    """Return the position as text."""
    facts = {"title": options.title, "seats": len(names)}
    return tomli_w.dumps({**facts, "rows": state.to_plain(), "names": list(names)})


PARTS: GameParts[LanternsState, int] = GameParts(
    readable_move=face,
    parse_move=read_move,
    reason_against_action=why_not,
    reason_against_move=lambda _state, move: reasons.Reason("not-now", {"action": move.text}),
    events_of_step=narrate,
    progress=lambda state: 100 * int(state.round) // ROUNDS,
    seats_from_best=seats_from_best,
    position_text=write_position,
    secret_move_kinds=frozenset({"stake"}),
)


class LanternsGame(TitleGame[LanternsState, int]):
    """One set-up of Lanterns; tests break one method or another."""


class LanternsTitle:
    """Lanterns on the shelf; revision, version and digest can be those of another release."""

    name = "lanterns"
    editions: tuple[str, ...] = ("first",)
    expansions: tuple[str, ...] = ()
    seats: tuple[int, ...] = (2, 3, 4)
    fewest_seats_by_expansion: Mapping[str, int] = MappingProxyType({})
    automa = ""
    automa_options: tuple[str, ...] = ()
    luck_kinds = frozenset({"roll"})

    def __init__(
        self, rules_revision: int = 1, state_version: int = 1, digest: bytes = b"candles!"
    ) -> None:
        """Be the release with these numbers; from revision 2 every prize is one larger."""
        self.rules_revision = rules_revision
        self.state_version = state_version
        self.digest = digest

    def make_game(self, options: title.Options) -> title.Game:
        """Return the game with these options."""
        options = replace(options, edition=options.edition or self.editions[0])
        if options.seats not in self.seats or options.edition not in self.editions:
            raise reasons.Unreadable(f"lanterns is for 2 to 4 seats, first edition, not {options}")
        rules = LanternsRules(options.seats, bonus=self.rules_revision - 1)
        return LanternsGame(options, COLOURS[: options.seats], rules, options.seats, PARTS)

    def components_digest(self, options: title.Options) -> bytes:
        """Return the digest of the candles."""
        return self.digest

    def replaceable_numbers(self, edition: str) -> replaceable_numbers.ReplaceableNumbers:
        """Return that a candle is a candle."""
        return owner_pack.NOTHING_REPLACEABLE

    def parse_position(
        self, text: str, source: str, pack: owner_pack.Pack | None = None
    ) -> tuple[title.Game, State, tuple[str, ...]]:
        """Return what `write_position` wrote."""
        try:
            read = tomllib.loads(text)
            game = self.make_game(lanterns_options(read["seats"]))
            state = game.rules.new_state()
            state.load_plain(read["rows"])
            assert isinstance(state, LanternsState)
            check_position(state)
            if list(map(type, read["names"])) != [str] * game.options.seats:
                raise ValueError("every seat has a name")
            return game, state, tuple(read["names"])
        except IMPOSSIBLE_STATE_ERRORS as error:
            raise reasons.Unreadable(f"{source}: no position of lanterns: {error}") from error


def lanterns_options(seats: int = 3) -> title.Options:
    """Return the options of a game of Lanterns."""
    return title.Options("lanterns", seats, "first")
