"""The set-up of an environment's game in words, and its agents and seeds."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, TypedDict

from game import titles
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options
from game.files.toml_fields import allowed_words, listed, shown

MOST_SEED = 2**63 - 1  # as the engine counts

SOLO_SEATS = 2  # a person and the automa


def seed_of(seed: int) -> int:
    """Return a seed as an int; raises Unreadable for a value that is not a seed."""
    if not -MOST_SEED <= seed <= MOST_SEED:
        raise Unreadable(f"The seed is {seed}; allowed: whole numbers up to {MOST_SEED}.")
    return int(seed)


@dataclass(frozen=True, slots=True)
class GameSetUp:
    """The set-up of a game. Without a title it is the default one, without an edition the title's
    first.

    Without `num_players` it is the edition's minimum. `automa` names the options of a solo game's
    automa, `()` for none; `None` means that only agents play. The automa has the seat
    `automa_seat`, 0 or 1. Raises Unreadable for what is not available.
    """

    title: str = field(default_factory=titles.usual)
    num_players: int = 0
    edition: str = ""
    expansions: Sequence[str] = ()
    automa: Sequence[str] | None = None
    automa_seat: int = 1

    def __post_init__(self) -> None:
        """Check every word, and fill in the defaults."""
        if self.title not in titles.titles():
            allowed = allowed_words(self.title, titles.titles())
            raise Unreadable(f"The title is {shown(self.title)}; allowed: {allowed}.")
        title = titles.title(self.title)
        edition = self.edition or title.editions[0]
        if edition not in title.editions:
            allowed = allowed_words(edition, title.editions)
            raise Unreadable(f"The edition is {shown(edition)}; allowed: {allowed}.")
        settled: dict[str, Any] = {
            "edition": edition,
            "expansions": words_of("expansions", self.expansions),
            "num_players": self._players(edition),
        }
        if self.automa is not None:
            settled["automa"] = words_of("automa", self.automa)
        for name, value in settled.items():
            object.__setattr__(self, name, value)
        self.game()

    def _players(self, edition: str) -> int:
        counts = player_counts(self.title, edition)
        try:
            players = operator.index(self.num_players)
        except TypeError:
            players = -1
        if self.automa is not None:
            return SOLO_SEATS
        if isinstance(self.num_players, bool) or players not in (0, *counts):
            raise Unreadable(
                f"num_players is {shown(self.num_players)}; "
                f"allowed: one of the whole numbers {listed(counts)}."
            )
        return players or counts[0]

    def game(self) -> Game:
        """Return the game; raises Unreadable if the set-up is not available."""
        options = Options(
            self.title,
            self.num_players,
            self.edition,
            tuple(self.expansions),
            None if self.automa is None else tuple(self.automa),
            self.automa_seat,
        )
        return titles.title(self.title).game(options)


SetUp = GameSetUp | Mapping[str, Any] | str
"""A set-up, its fields as a JSON file gives them, or the name of a title."""


class SetUpChanges(TypedDict, total=False):
    """Fields of a set-up that are given by keyword."""

    num_players: int
    edition: str
    expansions: Sequence[str]
    automa: Sequence[str] | None
    automa_seat: int


def made_set_up(set_up: SetUp | None = None, changes: SetUpChanges | None = None) -> GameSetUp:
    """Return the complete set-up; raises Unreadable if it is not available."""
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
            f"({listed(titles.titles())})."
        )
    for name in (*given, *wanted):
        if name not in names:
            allowed = allowed_words(name, sorted(names))
            raise Unreadable(f"A set-up has no {shown(name)}; allowed: {allowed}.")
    return GameSetUp(**{**given, **wanted})


def words_of(what: str, words: Any) -> tuple[str, ...]:
    """Return a list of words as a tuple; raises Unreadable for a single word or anything else."""
    if isinstance(words, str) or not isinstance(words, Sequence):
        raise Unreadable(
            f"{what} is {shown(words)}; allowed: a list of words, as ({shown(words)},)."
        )
    return tuple(words)


def player_counts(title: str, edition: str) -> tuple[int, ...]:
    """Return the possible numbers of players of an edition."""
    shelved = titles.title(title)
    return tuple(
        seats
        for seats in shelved.seats
        if titles.is_offered(shelved, Options(title, seats, edition))
    )


def agent_seats(game: Game) -> tuple[int, ...]:
    """Return the seats of agents: all but the automa's, whose moves are chance."""
    options = game.options
    automa = options.automa_seat if options.automa is not None else None
    return tuple(seat for seat in range(options.seats) if seat != automa)
