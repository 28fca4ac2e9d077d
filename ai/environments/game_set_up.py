"""The set-up of an environment's game in words, and its agents and seeds."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, TypedDict

from game import titles
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)

LARGEST_SEED_MAGNITUDE = 2**63 - 1  # of 64 bits with a sign
DRAWN_SEED_COUNT = 2**31  # a seed that is not given is drawn from 0 to one less

SEAT_COUNT_WITH_AUTOMA = 2  # a person and the automa


def checked_seed(seed: int) -> int:
    """Return a seed as an int; raise Unreadable if it is not between -LARGEST_SEED_MAGNITUDE and
    LARGEST_SEED_MAGNITUDE."""
    if not -LARGEST_SEED_MAGNITUDE <= seed <= LARGEST_SEED_MAGNITUDE:
        raise Unreadable(
            f"The seed is {seed}; allowed: whole numbers up to {LARGEST_SEED_MAGNITUDE}."
        )
    return int(seed)


@dataclass(frozen=True, slots=True)
class GameSetUp:
    """The set-up of a game. By default it is the default title, the title's first edition, and the
    edition's smallest number of players.

    `automa` names the options of a solo game's automa, `()` if it has no options; with `None` only
    agents play. The automa has the seat `automa_seat`, 0 or 1. The constructor raises Unreadable
    for what is not available.
    """

    title: str = field(default_factory=titles.default_title_name)
    num_players: int = 0
    edition: str = ""
    expansions: Sequence[str] = ()
    automa: Sequence[str] | None = None
    automa_seat: int = 1

    def __post_init__(self) -> None:
        """Check every field and fill in the defaults; raise Unreadable for what is not
        available."""
        if self.title not in titles.title_names():
            allowed = allowed_words_for_message(self.title, titles.title_names())
            raise Unreadable(f"The title is {value_for_message(self.title)}; allowed: {allowed}.")
        title = titles.title_by_name(self.title)
        edition = self.edition or title.editions[0]
        if edition not in title.editions:
            allowed = allowed_words_for_message(edition, title.editions)
            raise Unreadable(f"The edition is {value_for_message(edition)}; allowed: {allowed}.")
        settled: dict[str, Any] = {
            "edition": edition,
            "expansions": checked_word_tuple("expansions", self.expansions),
            "num_players": self._checked_player_count(edition),
        }
        if self.automa is not None:
            settled["automa"] = checked_word_tuple("automa", self.automa)
        for name, value in settled.items():
            object.__setattr__(self, name, value)
        self.make_game()

    def _checked_player_count(self, edition: str) -> int:
        counts = allowed_player_counts(self.title, edition)
        try:
            players = operator.index(self.num_players)
        except TypeError:
            players = -1
        if self.automa is not None:
            return SEAT_COUNT_WITH_AUTOMA
        if isinstance(self.num_players, bool) or players not in (0, *counts):
            raise Unreadable(
                f"num_players is {value_for_message(self.num_players)}; "
                f"allowed: one of the whole numbers {word_list_for_message(counts)}."
            )
        return players or counts[0]

    def make_game(self) -> Game:
        """Make the game of this set-up; raise Unreadable if it is not available."""
        options = Options(
            self.title,
            self.num_players,
            self.edition,
            tuple(self.expansions),
            None if self.automa is None else tuple(self.automa),
            self.automa_seat,
        )
        return titles.title_by_name(self.title).make_game(options)


GameSetUpLike = GameSetUp | Mapping[str, Any] | str
"""A set-up, its fields as a JSON file gives them, or the name of a title."""


class SetUpChanges(TypedDict, total=False):
    """Fields of a set-up that can be given as keyword arguments."""

    num_players: int
    edition: str
    expansions: Sequence[str]
    automa: Sequence[str] | None
    automa_seat: int


def complete_set_up(
    set_up: GameSetUpLike | None = None, changes: SetUpChanges | None = None
) -> GameSetUp:
    """Return a GameSetUp from a set-up, its fields or a title's name, with `changes` applied;
    raise Unreadable if it is not available.
    """
    names = {each.name for each in fields(GameSetUp)}
    wanted: dict[str, Any] = dict(changes or {})
    if set_up is None or isinstance(set_up, str):
        given: dict[str, Any] = {} if set_up is None else {"title": set_up}
    elif isinstance(set_up, GameSetUp):
        known = wanted.keys() & names
        if not wanted.keys() - names:
            return replace(set_up, **{name: wanted[name] for name in known})
        given = asdict(set_up)
    elif isinstance(set_up, Mapping):
        given = dict(set_up)
    else:
        raise Unreadable(
            f"The set-up is {set_up!r}; allowed: a GameSetUp, its fields by name, or a title "
            f"({word_list_for_message(titles.title_names())})."
        )
    for name in (*given, *wanted):
        if name not in names:
            allowed = allowed_words_for_message(name, sorted(names))
            raise Unreadable(f"A set-up has no {value_for_message(name)}; allowed: {allowed}.")
    return GameSetUp(**{**given, **wanted})


def checked_word_tuple(field_name: str, words: Any) -> tuple[str, ...]:
    """Return a sequence of words as a tuple. Raise Unreadable, which names the field `field_name`,
    for a single word or a value that is no sequence; the words themselves are not checked."""
    if isinstance(words, str) or not isinstance(words, Sequence):
        raise Unreadable(
            f"{field_name} is {value_for_message(words)}; allowed: a list of words, as "
            f"({value_for_message(words)},)."
        )
    return tuple(words)


def allowed_player_counts(title: str, edition: str) -> tuple[int, ...]:
    """Return the numbers of players that a game of the edition without expansions can have, in the
    title's order."""
    shelved = titles.title_by_name(title)
    return tuple(
        seats
        for seats in shelved.seats
        if titles.is_playable_with_options(shelved, Options(title, seats, edition))
    )


def agent_seats(game: Game) -> tuple[int, ...]:
    """Return the seats of agents: all seats but the automa's, whose moves the game plays as
    chance events."""
    options = game.options
    automa = options.automa_seat if options.automa is not None else None
    return tuple(seat for seat in range(options.seats) if seat != automa)
