"""The printed data of map, counters, cards and tracks, as plain values."""

# interpreted: used once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

INDUSTRY_NAMES: Final = ("cotton-mill", "port", "coal-mine", "ironworks", "shipyard")
LOCATION_PLACE_KIND: Final = "location"
EXTERNAL_PLACE_KIND: Final = "external"
WAY_PLACE_KIND: Final = "way"
PLACE_KINDS: Final = (LOCATION_PLACE_KIND, EXTERNAL_PLACE_KIND, WAY_PLACE_KIND)
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
    fits_canal: bool
    fits_rail: bool


@dataclass(frozen=True, slots=True)
class CounterKind:
    """The properties of the counters of one industry and level, which are equal for all players
    (B-0.4)."""

    industry: str
    level: int
    copies: int
    buildable_era: str  # in which it can be built
    cost: int  # pounds
    needs_coal: bool
    needs_iron: bool
    income_spaces: int  # income spaces
    points: int
    cubes: int


@dataclass(frozen=True, slots=True)
class CardPack:
    """The numbers of cards and the tiles of the distant market in games with certain numbers of
    players (`player_counts`)."""

    player_counts: tuple[int, ...]
    card_kind_counts: tuple[
        tuple[str, int], ...
    ]  # every kind with its number, 0 where there is none
    market_tile_steps: tuple[int, ...]  # spaces down, ascending


@dataclass(frozen=True, slots=True)
class GameLengthForPlayerCount:
    """The rounds of each era for a player count, and how many cards are removed unseen in each
    era (B-1.6, B-2.7, B-18)."""

    player_count: int
    rounds_per_era: int  # an era
    canal_cards_removed: int
    rail_cards_removed: int


@dataclass(frozen=True, slots=True)
class Tracks:
    """The values on the coal and iron tracks, the demand track and the income track."""

    cube_prices: tuple[int, ...]  # pounds a cube, from the cheap end (B-7.6)
    supply_cube_price: int  # pounds a cube when a track is empty
    demand_space_bonuses: tuple[
        int, ...
    ]  # income spaces beside the marker; the space after them is the last
    pounds_by_income_space: tuple[int, ...]  # pounds of each income space (B-0.10)


@dataclass(frozen=True, slots=True)
class BrassStartAndCosts:
    """What a player starts with (money, income space, cards, links), and what the actions cost and
    bring; sums are in pounds."""

    start_pounds: int
    start_income_space: int
    hand_size: int
    link_count: int
    canal_pounds: int
    rail_pounds: int
    second_rail_pounds: int
    loan_step_pounds: int
    max_loan_steps: int
    pounds_per_point: int


@dataclass(frozen=True, slots=True)
class Components:
    """Everything in the box; locations come first and are sorted by name, lines are sorted by
    name."""

    places: tuple[Place, ...]
    lines: tuple[MapLine, ...]
    ferry_places: tuple[
        str, str
    ]  # who is at the first may use industry cards at the second (B-5.7)
    counters: tuple[CounterKind, ...]
    card_packs: tuple[CardPack, ...]
    game_lengths: tuple[GameLengthForPlayerCount, ...]
    tracks: Tracks
    start_and_costs: BrassStartAndCosts

    @property
    def location_names(self) -> tuple[str, ...]:
        """The names of the places that can be built on; they are also the names of their cards."""
        return tuple(place.name for place in self.places if place.kind == LOCATION_PLACE_KIND)

    @property
    def card_kind_names(self) -> tuple[str, ...]:
        """The names of the kinds of cards: locations by name, then the industries."""
        return (*self.location_names, *INDUSTRY_NAMES)


@dataclass(frozen=True, slots=True)
class RulesSetUp:
    """The options of one game in the form that the rules need."""

    seats: int
    may_debt_remain: bool = False  # B-19.1
    is_ferry_both_ways: bool = False  # B-19.2
    may_two_cards_build_over: bool = False  # B-19.3
    does_market_pay_money: bool = False  # B-19.4
