"""The printed tables of one game as rows of numbers, which the rules read fast."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row, make_zero_row
from game.engine.state_form import StateSizes
from game.titles.brass.rules import state_form
from game.titles.brass.rules.components import (
    CANAL_ERA_NAME,
    EXTERNAL_PLACE_KIND,
    INDUSTRY_NAMES,
    LOCATION_PLACE_KIND,
    RAIL_ERA_NAME,
    Components,
    RulesSetUp,
)
from game.titles.brass.rules.kinds import (
    BIT_BY_PLACE,
    CARD_PACK_SLOT_COUNT,
    DISTANT_TILE_KIND_COUNT,
    EMPTY,
    INDUSTRY_COUNT,
    LEVEL_COUNT,
)

COUNTER_KIND_COUNT: Final = INDUSTRY_COUNT * LEVEL_COUNT
ANY_ERA_NAME: Final = "any"


@final
class Board:
    """Places, spaces, lines, counters, cards and tracks of one game, each by number.

    The first `location_count` places can be built on; a kind of card is the number of a location,
    or `location_count` + an industry. A kind of counter is industry * LEVEL_COUNT + level. Spaces
    are numbered location by location. A set of places, spaces or lines is a number with one bit for
    each member. A board is made once for a game, shared by all its states and never changed.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    rounds_per_era: i64 = 0
    canal_cards_removed: i64 = 0
    rail_cards_removed: i64 = 0
    cards_in_box: i64 = 0
    start_money: i64 = 0
    start_income_space: i64 = 0
    links_per_seat: i64 = 0
    canal_cost: i64 = 0
    rail_cost: i64 = 0
    second_rail_cost: i64 = 0
    loan_pounds: i64 = 0
    max_loan_steps: i64 = 0
    pounds_per_point: i64 = 0
    supply_cube_price: i64 = 0

    place_count: i64 = 0
    location_count: i64 = 0
    space_count: i64 = 0
    line_count: i64 = 0
    card_kind_count: i64 = 0
    all_location_set: i64 = 0  # as a set
    all_space_set: i64 = 0  # as a set
    external_port_set: i64 = 0  # as a set: they count as built ports (B-0.5)
    ferry_start_place: i64 = 0
    ferry_end_place: i64 = 0
    printed_circles_of_place: vec[i64] = (
        NO_CELLS  # of a place by itself, at the end of a link (B-15.1)
    )

    first_space_of_location: vec[i64] = NO_CELLS  # of each location, and the end
    place_of_space: vec[i64] = NO_CELLS  # of each space
    place_set_of_space: vec[i64] = NO_CELLS  # of each space, its place as a set
    industry_set_of_space: vec[i64] = NO_CELLS  # of each space, a bit for each industry
    space_set_of_industry: vec[i64] = (
        NO_CELLS  # of each industry, the spaces that show it, as a set
    )
    place_set_of_industry: vec[i64] = (
        NO_CELLS  # of each industry, the places with such a space, as a set
    )
    space_set_of_place: vec[i64] = NO_CELLS  # of each place, its spaces as a set

    first_end_of_line: vec[i64] = NO_CELLS
    second_end_of_line: vec[i64] = NO_CELLS
    place_set_of_line: vec[i64] = NO_CELLS  # of each line, as a set
    line_set_of_era: vec[i64] = NO_CELLS  # of each era, as a set
    line_set_of_place: vec[i64] = NO_CELLS  # of each place, the lines that end there, as a set

    cost_of_counter_kind: vec[i64] = NO_CELLS
    needs_coal: vec[i64] = NO_CELLS
    needs_iron: vec[i64] = NO_CELLS
    counter_income_spaces: vec[i64] = NO_CELLS  # spaces
    counter_points: vec[i64] = NO_CELLS
    cubes_of_counter_kind: vec[i64] = NO_CELLS
    copies_of_counter_kind: vec[i64] = NO_CELLS
    eras_of_counter_kind: vec[i64] = NO_CELLS  # a bit for each era in which it can be built

    card_copies_of_kind: vec[i64] = NO_CELLS
    tile_copies_by_steps: vec[i64] = NO_CELLS
    cube_price_by_track_count: vec[i64] = (
        NO_CELLS  # of the next cube by how many lie on a track, 0 to all
    )
    demand_income_spaces: vec[i64] = NO_CELLS  # beside the marker, 0 on the last space
    income_pounds_of_space: vec[i64] = NO_CELLS  # pounds of each income space
    highest_space_of_income_level: vec[i64] = (
        NO_CELLS  # highest space of each level, from the lowest level on
    )

    def __init__(self, components: Components, set_up: RulesSetUp) -> None:
        """Number the components for a game with this set-up; the components have been checked
        already."""
        self.seats: i64 = set_up.seats
        self.set_up: RulesSetUp = set_up
        self.may_debt_remain: bool = set_up.may_debt_remain
        self.is_ferry_both_ways: bool = set_up.is_ferry_both_ways
        self.may_two_cards_build_over: bool = set_up.may_two_cards_build_over
        self.does_market_pay_money: bool = set_up.does_market_pay_money
        self._fill_place_rows(components)
        self._fill_line_rows(components)
        self._fill_counter_rows(components)
        self._fill_card_and_round_numbers(components, set_up.seats)
        self._fill_track_rows(components)
        self._fill_start_and_cost_numbers(components)
        self.sizes: StateSizes = self._sizes()

    def _fill_place_rows(self, components: Components) -> None:
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
            circles.append(0 if place.kind == LOCATION_PLACE_KIND else 2)
            if place.kind == EXTERNAL_PLACE_KIND:
                self.external_port_set += BIT_BY_PLACE[number]
            if place.kind == LOCATION_PLACE_KIND:
                self.all_location_set += BIT_BY_PLACE[number]
                first.append(len(places))
            for index, industries in enumerate(place.spaces):
                name = f"{place.name}.{index}"
                self.space_numbers[name] = len(places)
                self.space_names.append(name)
                places.append(number)
                shows.append(sum(2 ** INDUSTRY_NAMES.index(word) for word in industries))
        self.place_count = len(components.places)
        self.location_count = len(first)
        self.space_count = len(places)
        self.first_space_of_location = make_row([*first, len(places)])
        self.place_of_space = make_row(places)
        self.place_set_of_space = make_row([2**place for place in places])
        self.industry_set_of_space = make_row(shows)
        self.printed_circles_of_place = make_row(circles)
        self.all_space_set = 2 ** len(places) - 1
        self._fill_industry_sets(places, shows)
        self.ferry_start_place = self.place_numbers[components.ferry_places[0]]
        self.ferry_end_place = self.place_numbers[components.ferry_places[1]]

    def _fill_industry_sets(
        self, place_by_space: list[int], industry_set_by_space: list[int]
    ) -> None:
        self.space_set_of_industry = make_zero_row(INDUSTRY_COUNT)
        self.place_set_of_industry = make_zero_row(INDUSTRY_COUNT)
        self.space_set_of_place = make_zero_row(self.place_count)
        for space, place in enumerate(place_by_space):
            self.space_set_of_place[place] |= BIT_BY_PLACE[space]
        for industry in range(INDUSTRY_COUNT):
            for space, shown in enumerate(industry_set_by_space):
                if shown >> industry & 1:
                    self.space_set_of_industry[industry] |= BIT_BY_PLACE[space]
                    self.place_set_of_industry[industry] |= BIT_BY_PLACE[place_by_space[space]]

    def _fill_line_rows(self, components: Components) -> None:
        self.line_names: list[str] = [" ".join(line.places) for line in components.lines]
        self.line_numbers: dict[str, int] = {}
        ends = [[self.place_numbers[name] for name in line.places] for line in components.lines]
        for number, name in enumerate(self.line_names):
            self.line_numbers[name] = number
        self.line_count = len(ends)
        self.first_end_of_line = make_row([pair[0] for pair in ends])
        self.second_end_of_line = make_row([pair[1] for pair in ends])
        self.place_set_of_line = make_row([2 ** pair[0] + 2 ** pair[1] for pair in ends])
        canals = [number for number, line in enumerate(components.lines) if line.fits_canal]
        rails = [number for number, line in enumerate(components.lines) if line.fits_rail]
        self.line_set_of_era = make_row([sum(2**line for line in era) for era in (canals, rails)])
        self.line_set_of_place = make_row(
            [
                sum(2**line for line, pair in enumerate(ends) if place in pair)
                for place in range(int(self.place_count))
            ]
        )

    def _fill_counter_rows(self, components: Components) -> None:
        self.cost_of_counter_kind = make_zero_row(COUNTER_KIND_COUNT)
        self.needs_coal = make_zero_row(COUNTER_KIND_COUNT)
        self.needs_iron = make_zero_row(COUNTER_KIND_COUNT)
        self.counter_income_spaces = make_zero_row(COUNTER_KIND_COUNT)
        self.counter_points = make_zero_row(COUNTER_KIND_COUNT)
        self.cubes_of_counter_kind = make_zero_row(COUNTER_KIND_COUNT)
        self.copies_of_counter_kind = make_zero_row(COUNTER_KIND_COUNT)
        self.eras_of_counter_kind = make_zero_row(COUNTER_KIND_COUNT)
        for kind in components.counters:
            cell: i64 = INDUSTRY_NAMES.index(kind.industry) * LEVEL_COUNT + kind.level
            self.cost_of_counter_kind[cell] = kind.cost
            self.needs_coal[cell] = int(kind.needs_coal)
            self.needs_iron[cell] = int(kind.needs_iron)
            self.counter_income_spaces[cell] = kind.income_spaces
            self.counter_points[cell] = kind.points
            self.cubes_of_counter_kind[cell] = kind.cubes
            self.copies_of_counter_kind[cell] = kind.copies
            eras = int(kind.buildable_era in (CANAL_ERA_NAME, ANY_ERA_NAME)) + 2 * int(
                kind.buildable_era in (RAIL_ERA_NAME, ANY_ERA_NAME)
            )
            self.eras_of_counter_kind[cell] = eras

    def _fill_card_and_round_numbers(self, components: Components, seats: int) -> None:
        pack = next(pack for pack in components.card_packs if seats in pack.player_counts)
        length = next(length for length in components.game_lengths if length.player_count == seats)
        self.card_names: list[str] = list(components.card_kind_names)
        self.card_numbers: dict[str, int] = {}
        for number, name in enumerate(self.card_names):
            self.card_numbers[name] = number
        self.card_kind_count = len(self.card_names)
        self.card_copies_of_kind = make_row([count for _, count in pack.card_kind_counts])
        self.cards_in_box = sum(count for _, count in pack.card_kind_counts)
        self.tile_copies_by_steps = make_row(
            [pack.market_tile_steps.count(steps) for steps in range(DISTANT_TILE_KIND_COUNT)]
        )
        self.rounds_per_era = length.rounds_per_era
        self.canal_cards_removed = length.canal_cards_removed
        self.rail_cards_removed = length.rail_cards_removed

    def _fill_track_rows(self, components: Components) -> None:
        tracks = components.tracks
        self.supply_cube_price = tracks.supply_cube_price
        self.cube_price_by_track_count = make_row(
            [tracks.supply_cube_price, *reversed(tracks.cube_prices)]
        )
        self.demand_income_spaces = make_row([*tracks.demand_space_bonuses, 0])
        self.income_pounds_of_space = make_row(list(tracks.pounds_by_income_space))
        levels = range(min(tracks.pounds_by_income_space), max(tracks.pounds_by_income_space) + 1)
        last = len(tracks.pounds_by_income_space) - 1
        self.highest_space_of_income_level = make_row(
            [last - tracks.pounds_by_income_space[::-1].index(level) for level in levels]
        )

    def _fill_start_and_cost_numbers(self, components: Components) -> None:
        company = components.start_and_costs
        self.start_money = company.start_pounds
        self.start_income_space = company.start_income_space
        self.links_per_seat = company.link_count
        self.canal_cost = company.canal_pounds
        self.rail_cost = company.rail_pounds
        self.second_rail_cost = company.second_rail_pounds
        self.loan_pounds = company.loan_step_pounds
        self.max_loan_steps = company.max_loan_steps
        self.pounds_per_point = company.pounds_per_point

    def _sizes(self) -> StateSizes:
        seats = int(self.seats)
        made = {
            state_form.CELL_PER_SEAT: seats,
            state_form.CELL_PER_TURN_ORDER_PLACE: seats,
            state_form.CELL_PER_HAND: seats,
            state_form.CELL_PER_SPACE: int(self.space_count),
            state_form.CELL_PER_LINE: int(self.line_count),
            state_form.CELL_PER_CARD_KIND: int(self.card_kind_count),
            state_form.CELL_PER_MARKET_TILE_KIND: DISTANT_TILE_KIND_COUNT,
            state_form.CELL_PER_CARD_OF_PACK: CARD_PACK_SLOT_COUNT,
        }
        return StateSizes(made, {}, [])

    def line_between(self, place: int, other_place: int) -> int:
        """Return the number of the line between two places, EMPTY when there is none."""
        for line in range(int(self.line_count)):
            if {place, other_place} == {
                int(self.first_end_of_line[line]),
                int(self.second_end_of_line[line]),
            }:
                return line
        return EMPTY

    def line_fits_era(self, line: int, era: int) -> bool:
        """Return whether a link of the era (a canal or a rail) can be laid on the line."""
        return self.line_set_of_era[era] & BIT_BY_PLACE[line] != 0
