"""The printed data of map, counters, cards and tracks, as plain values."""

# interpreted: used once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
LOCATION_KIND: Final = "location"
EXTERNAL_KIND: Final = "external"
WAY_KIND: Final = "way"
PLACE_KINDS: Final = (LOCATION_KIND, EXTERNAL_KIND, WAY_KIND)
CANAL_ERA_NAME: Final = "canal"
RAIL_ERA_NAME: Final = "rail"
COUNTER_ERA_NAMES: Final = (CANAL_ERA_NAME, RAIL_ERA_NAME, "any", "never")


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the map; each of its spaces shows one industry or two (B-0.1, B-0.3)."""

    name: str
    kind: str
    spaces: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class MapLine:
    """A printed connection of two places, for canals, rails or both (B-0.2)."""

    places: tuple[str, str]
    canal: bool
    rail: bool


@dataclass(frozen=True, slots=True)
class CounterKind:
    """The properties of the counters of one industry and level, the same for each player
    (B-0.4)."""

    industry: str
    level: int
    count: int
    era: str  # in which it can be built
    cost: int  # pounds
    coal: bool
    iron: bool
    income: int  # income spaces
    points: int
    cubes: int


@dataclass(frozen=True, slots=True)
class CardPack:
    """The cards and distant market tiles that are used with some player counts."""

    players: tuple[int, ...]
    cards: tuple[tuple[str, int], ...]  # every kind with its number, 0 where there is none
    distant: tuple[int, ...]  # spaces down, ascending


@dataclass(frozen=True, slots=True)
class GameLength:
    """The rounds of each era for a player count, and how many cards are removed unseen in each
    era (B-1.6, B-2.7, B-18)."""

    players: int
    rounds: int  # an era
    canal_cards_removed: int
    rail_cards_removed: int


@dataclass(frozen=True, slots=True)
class Tracks:
    """The values on the coal and iron tracks, the demand track and the income track."""

    prices: tuple[int, ...]  # pounds a cube, from the cheap end (B-7.6)
    from_supply: int  # pounds a cube when a track is empty
    demand: tuple[int, ...]  # income spaces beside the marker; the space after them is the last
    income: tuple[int, ...]  # pounds of each income space (B-0.10)


@dataclass(frozen=True, slots=True)
class BrassStartAndCosts:
    """What a player starts with (money, income space, cards, links), and what the actions cost and
    bring; sums are in pounds."""

    money: int
    income_space: int
    hand: int
    links: int
    canal: int
    rail: int
    second_rail: int
    loan: int
    loan_steps: int
    pounds_a_point: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box; locations come first and are sorted by name, lines are sorted by
    name."""

    places: tuple[Place, ...]
    lines: tuple[MapLine, ...]
    ferry: tuple[str, str]  # who is at the first may use industry cards at the second (B-5.7)
    counters: tuple[CounterKind, ...]
    packs: tuple[CardPack, ...]
    lengths: tuple[GameLength, ...]
    tracks: Tracks
    company: BrassStartAndCosts

    @property
    def location_names(self) -> tuple[str, ...]:
        """The names of the places that can be built on; they are also the names of their cards."""
        return tuple(place.name for place in self.places if place.kind == LOCATION_KIND)

    @property
    def card_kind_names(self) -> tuple[str, ...]:
        """The names of the kinds of cards: locations by name, then the industries."""
        return (*self.location_names, *INDUSTRY_NAMES)


@dataclass(frozen=True, slots=True)
class RulesSetUp:
    """The options of one game in the form that the rules need."""

    seats: int
    debt_stays: bool = False  # B-19.1
    ferry_both_ways: bool = False  # B-19.2
    two_cards_over: bool = False  # B-19.3
    distant_money: bool = False  # B-19.4
