"""Tables of Brass for tests: built by words, played by move texts, looked at by name.

    table = table_of({"wigan.0": "pink coal-mine 1"}, pink={"hand": ["wigan"]})
    table.play("build coal-mine wigan.1")
    assert table.player("pink").money == 23

The oracle sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end, so that a scenario is written once and judged by both.

Only what a test is about has to be said: three players in round 2 of the canal era, an empty
board, pink to move, everybody with a card of each industry and one of Manchester.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import tomli_w

from game.application.box_factory import read_words
from game.engine.events import Event
from game.engine.reasons import Reason
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.table_view import (
    BrassSpaceView,
    CounterView,
    SeatView,
    TableView,
    make_table_view,
)
from tests.helpers.rule_cases import Trial, same
from tests.helpers.table_host import PlayedTable

COLOURS = ("pink", "yellow", "blue", "green")
HAND = ["manchester", "cotton-mill", "port", "coal-mine", "ironworks", "shipyard"]

WORDS = read_words("brass")
AUTOMATIC = ("next-in-order", "drew", "canal-round", "rail-round", "collected", "asked")
OF_SEATS = {  # how the view names what a case says
    "income": "income_space",
    "level": "income",
    "stack": "stack_levels",
    "counts_now": "points_by_source_at_era_end",
}
OF_SEAT_VIEWS = {**OF_SEATS, "level": "income_pounds", "spent": "pounds_spent_this_round"}
OF_TABLE = {
    "coal": "coal_track_cubes",
    "iron": "iron_track_cubes",
    "demand": "demand_marker_space",
    "rounds": "rounds_in_era",
    "deck": "deck_size",
    "action": "action_number",
    "active": "active_seat",
    "distant": "steps_of_unused_market_tiles",
}
SEAT_KEYS = {*("hand", "money", "spent", "points", "links_left"), *OF_SEATS}
WORDS_OF_A_POSITION = {"era", "to_move", "phase"}
CARDS = {"hand", "deck", "rail_deck"}
LISTS = {"order", "ranking", "expansions"}


def document_of(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    players: int = 3,
    **words: Any,
) -> dict[str, Any]:
    """Return the position that the words describe.

    Counters are said as "pink cotton-mill 2", with " flipped" or a number of cubes behind.
    """
    companies = {key: words.pop(key) for key in COLOURS if key in words}
    rail = words.get("era") == "rail"
    return {
        "format": 1,
        "title": "brass",
        "edition": "2007",
        "seed": 7,
        "round": 2,
        **({} if rail else {"rail_deck": []}),
        **words,
        "player": [
            {"colour": colour, "name": colour, "hand": HAND[:], **companies.get(colour, {})}
            for colour in COLOURS[:players]
        ],
        "counter": [counter_of(at, words.split()) for at, words in (counters or {}).items()],
        "link": [{"line": line, "owner": owner} for line, owner in (links or {}).items()],
    }


def counter_of(at: str, words: Sequence[str]) -> dict[str, Any]:
    """Return one counter on the board."""
    owner, industry, level, *rest = words
    entry: dict[str, Any] = {"at": at, "owner": owner, "industry": industry, "level": int(level)}
    if rest == ["flipped"]:
        return entry | {"flipped": True}
    return entry | {"cubes": int(rest[0])} if rest else entry


def table_of(
    counters: Mapping[str, str] | None = None,
    links: Mapping[str, str] | None = None,
    players: int = 3,
    **words: Any,
) -> Table:
    """Return a table: counters as "pink coal-mine 2" by space, owners of links by line, the rest
    as keys of a position; one that cannot be is refused.
    """
    text = tomli_w.dumps(document_of(counters, links, players, **words))
    game, state, _names = title_by_name("brass").parse_position(text, "table")
    return Table(game, state)


def new_table(players: int, seed: int, expansions: tuple[str, ...] = ()) -> Table:
    """Return a newly dealt game."""
    return Table.dealt(Options("brass", players, expansions=expansions), seed)


class Table(PlayedTable[BrassState]):
    """A game in progress beside its oracle."""

    def moves(self, kind: str = "") -> list[str]:
        """Return the texts of the legal moves that begin with the kind, in the listed order."""
        return [text for text in self.listed() if text.startswith(kind)]

    def spaces_for(self, industry: str) -> list[str]:
        """Return where an industry can be built with one card."""
        texts = [text.split() for text in self.moves(f"build {industry} ")]
        return [words[2] for words in texts if len(words) == 3]

    def look(self) -> TableView:
        """Return the whole table, all hands included."""
        return make_table_view(self.state)

    def player(self, colour: str) -> SeatView:
        """Return a player."""
        return self.look().seats[self.game.colours.index(colour)]

    def space(self, name: str) -> BrassSpaceView:
        """Return a space."""
        return self.look().space_by_name(name)

    def counter(self, name: str) -> CounterView:
        """Return the counter on a space."""
        counter = self.space(name).counter
        assert counter, f"{name} is empty"
        return counter

    def links(self) -> dict[str, str]:
        """Return the owner of every link by its line."""
        return {link.line: self.game.colours[link.owner] for link in self.look().links}

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.look().phase

    @property
    def order(self) -> list[str]:
        """The turn order, first to last."""
        return [self.game.colours[seat] for seat in self.look().turn_order]


# The words of rule cases (`cases/*.txt`): "era rail; wigan.0 pink coal-mine 2; pink money 12".


def groups(words: Sequence[str], keys: set[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield every key among the words with what stands behind it."""
    assert words and words[0] in keys, f"{words[:1]} is none of {sorted(keys)}"
    starts = [at for at, word in enumerate(words) if word in keys]
    for start, end in zip(starts, [*starts[1:], len(words)], strict=True):
        yield words[start], list(words[start + 1 : end])


def cards(words: Sequence[str]) -> list[str]:
    """Return cards of which "port*6" are six."""
    pairs = (word.partition("*") for word in words)
    return [name for name, _, count in pairs for _ in range(int(count or 1))]


def counted(words: Sequence[str]) -> dict[str, int]:
    """Return numbers by the words before them."""
    return dict(zip(words[::2], map(int, words[1::2]), strict=True))


def in_words(found: object) -> str:
    """Return a value of the view as a case writes it."""
    return " ".join(map(str, found)) if isinstance(found, tuple) else str(found)


def begun(entries: list[str]) -> BrassTrial:
    """Return a trial at the position that the entries describe."""
    counters: dict[str, str] = {}
    links: dict[str, str] = {}
    rest: dict[str, Any] = {}
    for entry in entries:
        head, *words = entry.split()
        if head in COLOURS:
            company = rest.setdefault(head, {})
            for key, values in groups(words, SEAT_KEYS):
                if key == "stack":
                    company.setdefault("stacks", {})[values[0]] = [*map(int, values[1:])]
                else:
                    value = cards(values) if key in CARDS else int(values[0])
                    company[OF_SEATS.get(key, key)] = value
        elif head == "link":
            links[" ".join(words[:-1])] = words[-1]
        elif "." in head:
            counters[head] = " ".join(words)
        elif head == "discards":
            rest[head] = counted(words)
        elif head == "pending":
            rest[head] = tomllib.loads(entry.replace(" ", " = ", 1))[head]
        elif head in CARDS or head in LISTS:
            rest[head] = cards(words)
        elif head == "distant":
            rest[head] = [*map(int, words)]
        else:
            [word] = words
            rest[head] = word if head in WORDS_OF_A_POSITION else int(word)
    return BrassTrial(table_of(counters, links, **rest))


class BrassTrial(Trial):
    """What may hold of a table: every seat, space and track by its name."""

    silent = AUTOMATIC
    table: Table

    def sentence(self, reason: Reason) -> str:
        """Return a reason as people read it."""
        return WORDS.say(f"reason.{reason.key}", **reason.facts)

    def events(self, colour: str = "") -> tuple[Event, ...]:
        """Return what a seat is told, a line as its two ends."""
        told = super().events(colour)
        return tuple(replace(each, places=tuple(" ".join(each.places).split())) for each in told)

    def position(self, entry: str) -> None:
        """Require what the words of a position say."""
        head, *words = entry.split()
        look = self.table.look()
        said = " ".join(words)
        if head in COLOURS:
            for key, values in groups(words, SEAT_KEYS):
                self._seat(self.table.player(head), key, values)
        elif "." in head:
            self._counter(self.table.space(head).counter, words)
        elif head == "links":
            same(self.table.links(), {" ".join(words[:-1]): words[-1]} if words else {})
        elif head == "order":
            same(self.table.order, words)
        elif head == "discards":
            same(look.played_card_counts, counted(words))
        elif head in ("to_move", "phase"):
            same(getattr(self.table, head), said)
        else:
            same(in_words(getattr(look, OF_TABLE.get(head, head))), said)

    def _seat(self, seat: SeatView, key: str, values: list[str]) -> None:
        found = getattr(seat, OF_SEAT_VIEWS.get(key, key))
        if key == "hand":
            same(sorted(found), sorted(cards(values)))
        elif key == "stack":
            levels = [*map(str, found[values[0]])]
            if values[-1] == "...":
                levels = [*levels[: len(values) - 2], "..."]
            same(levels, values[1:])
        else:
            same(in_words(found), " ".join(values))

    def _counter(self, counter: CounterView | None, words: list[str]) -> None:
        if words == ["empty"]:
            same(counter, None)
            return
        assert counter
        found = {
            "cubes": str(counter.cubes),
            "level": str(counter.kind.level),
            "flipped": counter.is_flipped,
            "unflipped": not counter.is_flipped,
            self.table.game.colours[counter.owner]: True,
        }
        for key, values in groups(words, {*found, *COLOURS}):
            same(found.get(key, False), values[0] if values else True)

    def _spaces(self, rest: str) -> None:
        """Where an industry can be built with one card: `spaces port fleetwood.0 preston.0`."""
        industry, *wanted = rest.split()
        same(self.table.spaces_for(industry), wanted)
