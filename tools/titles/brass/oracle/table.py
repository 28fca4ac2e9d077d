"""Everything that lies on the table, open to the reader: the true state."""

from dataclasses import dataclass, field
from typing import Any

from tools.titles.brass.oracle.set_up import place_of


@dataclass
class BrassOraclePlayer:
    """One player's money, markers, cards and stacks (B-1.2, B-1.3)."""

    colour: str
    name: str
    money: int
    spent: int
    income_space: int
    points: int
    hand: list[str]
    stacks: dict[str, list[int]]


@dataclass
class Counter:
    """An industry counter on the board (B-0.4)."""

    owner: str
    industry: str
    level: int
    flipped: bool
    cubes: int


@dataclass
class BrassOracleTable:
    """The whole game between two moves.

    `phase` is one of the notation's, or names a step that asks nobody. `pending` is what the next
    question is about, as in the notation.
    """

    expansions: list[str]
    era: str
    round: int
    phase: str
    to_move: str
    order: list[str]
    action: int
    pending: dict[str, Any]
    coal: int
    iron: int
    demand: int
    distant: list[int]
    deck: list[str]
    rail_deck: list[str]
    discards: list[str]
    players: dict[str, BrassOraclePlayer]
    counters: dict[str, Counter]
    links: dict[str, str]
    ranking: list[str] = field(default_factory=list)

    @property
    def mover(self) -> BrassOraclePlayer:
        """The player to move."""
        return self.players[self.to_move]

    def counters_of(self, colour: str) -> list[str]:
        """The spaces with a player's counters."""
        return [space for space, counter in self.counters.items() if counter.owner == colour]

    def links_of(self, colour: str) -> list[str]:
        """The lines with a player's links."""
        return [line for line, owner in self.links.items() if owner == colour]

    def counters_in(self, place: str) -> list[str]:
        """The spaces of a place that hold a counter."""
        return [space for space in self.counters if place_of(space) == place]

    def spaces_with(self, industry: str) -> list[str]:
        """The spaces with a counter of an industry, whoever owns it."""
        return [space for space, counter in self.counters.items() if counter.industry == industry]
