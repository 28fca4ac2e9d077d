"""The printed tables of one game as rows of numbers, which the rules read fast."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of, zeros
from game.engine.state_form import Sizes
from game.titles.brass.rules import state_form
from game.titles.brass.rules.components import (
    CANAL_ERA,
    EXTERNAL,
    INDUSTRIES,
    LOCATION,
    RAIL_ERA,
    Components,
    SetUp,
)
from game.titles.brass.rules.kinds import BIT, EMPTY, INDUSTRY_COUNT, LEVELS, PACK_SLOTS, TILE_KINDS

COUNTER_KINDS: Final = INDUSTRY_COUNT * LEVELS
ANY_ERA: Final = "any"


@final
class Board:
    """Places, spaces, lines, counters, cards and tracks of one game, numbered.

    The first `locations` places can be built on; a kind of card is the number of a location, or
    `locations` + an industry. A kind of counter is industry * LEVELS + level. Spaces are numbered
    location by location. A set of places, spaces or lines is a number with a bit for each. It is
    built once a game, shared by all its states and never changed.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    rounds: i64 = 0
    out_canal: i64 = 0
    out_rail: i64 = 0
    cards_in_box: i64 = 0
    start_money: i64 = 0
    start_income: i64 = 0
    links: i64 = 0
    canal_cost: i64 = 0
    rail_cost: i64 = 0
    second_rail_cost: i64 = 0
    loan: i64 = 0
    loan_steps: i64 = 0
    pounds_a_point: i64 = 0
    from_supply: i64 = 0

    places: i64 = 0
    locations: i64 = 0
    spaces: i64 = 0
    lines: i64 = 0
    card_kinds: i64 = 0
    all_locations: i64 = 0  # as a set
    all_spaces: i64 = 0  # as a set
    externals: i64 = 0  # as a set: they count as built ports (B-0.5)
    ferry_from: i64 = 0
    ferry_to: i64 = 0
    circles: vec[i64] = NO_CELLS  # of a place by itself, at the end of a link (B-15.1)

    first_space: vec[i64] = NO_CELLS  # of each location, and the end
    place_of: vec[i64] = NO_CELLS  # of each space
    here: vec[i64] = NO_CELLS  # of each space, its place as a set
    shows: vec[i64] = NO_CELLS  # of each space, a bit for each industry
    showing: vec[i64] = NO_CELLS  # of each industry, the spaces that show it, as a set
    showing_at: vec[i64] = NO_CELLS  # of each industry, the places with such a space, as a set
    spaces_at: vec[i64] = NO_CELLS  # of each place, its spaces as a set

    end_a: vec[i64] = NO_CELLS
    end_b: vec[i64] = NO_CELLS
    ends: vec[i64] = NO_CELLS  # of each line, as a set
    lines_of: vec[i64] = NO_CELLS  # of each era, as a set
    lines_at: vec[i64] = NO_CELLS  # of each place, the lines that end there, as a set

    cost: vec[i64] = NO_CELLS  # of each kind of counter
    needs_coal: vec[i64] = NO_CELLS
    needs_iron: vec[i64] = NO_CELLS
    income: vec[i64] = NO_CELLS  # spaces
    points: vec[i64] = NO_CELLS
    cubes: vec[i64] = NO_CELLS
    count: vec[i64] = NO_CELLS
    eras: vec[i64] = NO_CELLS  # a bit for each era in which it can be built

    card_count: vec[i64] = NO_CELLS
    tile_count: vec[i64] = NO_CELLS
    price: vec[i64] = NO_CELLS  # of the next cube by how many lie on a track, 0 to all
    demand: vec[i64] = NO_CELLS  # beside the marker, 0 on the last space
    level: vec[i64] = NO_CELLS  # pounds of each income space
    top_space: vec[i64] = NO_CELLS  # highest space of each level, from the lowest level on

    def __init__(self, components: Components, set_up: SetUp) -> None:
        """Make the tables for this game; the components have been checked."""
        self.seats: i64 = set_up.seats
        self.set_up: SetUp = set_up
        self.debt_stays: bool = set_up.debt_stays
        self.ferry_both_ways: bool = set_up.ferry_both_ways
        self.two_cards_over: bool = set_up.two_cards_over
        self.distant_money: bool = set_up.distant_money
        self._lay_places(components)
        self._lay_lines(components)
        self._lay_counters(components)
        self._lay_cards(components, set_up.seats)
        self._lay_tracks(components)
        self._lay_start_and_costs(components)
        self.sizes: Sizes = self._sizes()

    def _lay_places(self, components: Components) -> None:
        self.place_names: list[str] = [place.name for place in components.places]
        self.place_numbers: dict[str, int] = {}
        self.space_names: list[str] = []
        self.space_numbers: dict[str, int] = {}
        places: list[int] = []
        shows: list[int] = []
        first: list[int] = []
        circles: list[int] = []
        for number, place in enumerate(components.places):
            self.place_numbers[place.name] = number
            circles.append(0 if place.kind == LOCATION else 2)
            if place.kind == EXTERNAL:
                self.externals += BIT[number]
            if place.kind == LOCATION:
                self.all_locations += BIT[number]
                first.append(len(places))
            for index, industries in enumerate(place.spaces):
                name = f"{place.name}.{index}"
                self.space_numbers[name] = len(places)
                self.space_names.append(name)
                places.append(number)
                shows.append(sum(2 ** INDUSTRIES.index(word) for word in industries))
        self.places = len(components.places)
        self.locations = len(first)
        self.spaces = len(places)
        self.first_space = row_of([*first, len(places)])
        self.place_of = row_of(places)
        self.here = row_of([2**place for place in places])
        self.shows = row_of(shows)
        self.circles = row_of(circles)
        self.all_spaces = 2 ** len(places) - 1
        self._lay_industries(places, shows)
        self.ferry_from = self.place_numbers[components.ferry[0]]
        self.ferry_to = self.place_numbers[components.ferry[1]]

    def _lay_industries(self, places: list[int], shows: list[int]) -> None:
        self.showing = zeros(INDUSTRY_COUNT)
        self.showing_at = zeros(INDUSTRY_COUNT)
        self.spaces_at = zeros(self.places)
        for space, place in enumerate(places):
            self.spaces_at[place] |= BIT[space]
        for industry in range(INDUSTRY_COUNT):
            for space, shown in enumerate(shows):
                if shown >> industry & 1:
                    self.showing[industry] |= BIT[space]
                    self.showing_at[industry] |= BIT[places[space]]

    def _lay_lines(self, components: Components) -> None:
        self.line_names: list[str] = [" ".join(line.places) for line in components.lines]
        self.line_numbers: dict[str, int] = {}
        ends = [[self.place_numbers[name] for name in line.places] for line in components.lines]
        for number, name in enumerate(self.line_names):
            self.line_numbers[name] = number
        self.lines = len(ends)
        self.end_a = row_of([pair[0] for pair in ends])
        self.end_b = row_of([pair[1] for pair in ends])
        self.ends = row_of([2 ** pair[0] + 2 ** pair[1] for pair in ends])
        canals = [number for number, line in enumerate(components.lines) if line.canal]
        rails = [number for number, line in enumerate(components.lines) if line.rail]
        self.lines_of = row_of([sum(2**line for line in era) for era in (canals, rails)])
        self.lines_at = row_of(
            [
                sum(2**line for line, pair in enumerate(ends) if place in pair)
                for place in range(int(self.places))
            ]
        )

    def _lay_counters(self, components: Components) -> None:
        self.cost = zeros(COUNTER_KINDS)
        self.needs_coal = zeros(COUNTER_KINDS)
        self.needs_iron = zeros(COUNTER_KINDS)
        self.income = zeros(COUNTER_KINDS)
        self.points = zeros(COUNTER_KINDS)
        self.cubes = zeros(COUNTER_KINDS)
        self.count = zeros(COUNTER_KINDS)
        self.eras = zeros(COUNTER_KINDS)
        for kind in components.counters:
            cell: i64 = INDUSTRIES.index(kind.industry) * LEVELS + kind.level
            self.cost[cell] = kind.cost
            self.needs_coal[cell] = int(kind.coal)
            self.needs_iron[cell] = int(kind.iron)
            self.income[cell] = kind.income
            self.points[cell] = kind.points
            self.cubes[cell] = kind.cubes
            self.count[cell] = kind.count
            eras = int(kind.era in (CANAL_ERA, ANY_ERA)) + 2 * int(kind.era in (RAIL_ERA, ANY_ERA))
            self.eras[cell] = eras

    def _lay_cards(self, components: Components, seats: int) -> None:
        pack = next(pack for pack in components.packs if seats in pack.players)
        length = next(length for length in components.lengths if length.players == seats)
        self.card_names: list[str] = list(components.card_kinds)
        self.card_numbers: dict[str, int] = {}
        for number, name in enumerate(self.card_names):
            self.card_numbers[name] = number
        self.card_kinds = len(self.card_names)
        self.card_count = row_of([count for _, count in pack.cards])
        self.cards_in_box = sum(count for _, count in pack.cards)
        self.tile_count = row_of([pack.distant.count(steps) for steps in range(TILE_KINDS)])
        self.rounds = length.rounds
        self.out_canal = length.out_canal
        self.out_rail = length.out_rail

    def _lay_tracks(self, components: Components) -> None:
        tracks = components.tracks
        self.from_supply = tracks.from_supply
        self.price = row_of([tracks.from_supply, *reversed(tracks.prices)])
        self.demand = row_of([*tracks.demand, 0])
        self.level = row_of(list(tracks.income))
        levels = range(min(tracks.income), max(tracks.income) + 1)
        last = len(tracks.income) - 1
        self.top_space = row_of([last - tracks.income[::-1].index(level) for level in levels])

    def _lay_start_and_costs(self, components: Components) -> None:
        company = components.company
        self.start_money = company.money
        self.start_income = company.income_space
        self.links = company.links
        self.canal_cost = company.canal
        self.rail_cost = company.rail
        self.second_rail_cost = company.second_rail
        self.loan = company.loan
        self.loan_steps = company.loan_steps
        self.pounds_a_point = company.pounds_a_point

    def _sizes(self) -> Sizes:
        seats = int(self.seats)
        made = {
            state_form.SEAT: seats,
            state_form.TURN: seats,
            state_form.HAND: seats,
            state_form.SPACE: int(self.spaces),
            state_form.LINE: int(self.lines),
            state_form.CARD: int(self.card_kinds),
            state_form.TILE: TILE_KINDS,
            state_form.PACK: PACK_SLOTS,
        }
        return Sizes(made, {}, [])

    def line_between(self, one: int, other: int) -> int:
        """Return the line of two places, EMPTY when there is none."""
        for line in range(int(self.lines)):
            if {one, other} == {int(self.end_a[line]), int(self.end_b[line])}:
                return line
        return EMPTY

    def fits_era(self, line: int, era: int) -> bool:
        """Return whether the line is for canals in the canal era, for rails in the rail era."""
        return self.lines_of[era] & BIT[line] != 0
