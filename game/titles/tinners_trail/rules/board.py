"""The printed tables of one game as rows of numbers, which the rules read fast."""

from __future__ import annotations

from dataclasses import fields
from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row
from game.engine.state_form import StateSizes
from game.titles.tinners_trail.rules import kinds, state_form
from game.titles.tinners_trail.rules.components import (
    REGION_NAMES,
    Components,
    Components2007,
    DevelopmentBoard,
    EmigrationPlaces,
    MapCard,
    PriceTables,
    SurveyCardKind,
    TrailCompany,
    TrailPrintedData,
)
from game.titles.tinners_trail.rules.kinds import (
    CARD_BACK_COUNT,
    EMPTY,
    MOST_PUMP_GROUPS_PER_ROUND,
    REGION_COUNT,
    ROUND_COUNT,
    WILD_CARD_BACK,
)
from game.titles.tinners_trail.rules.set_up import RulesSetUp
from game.titles.tinners_trail.rules.wallace.tables import WallaceTables

STOCK_WORDS: Final = ["miner", "port", "train", "adit"]  # in the order of the stock rows
BENEFIT_WORDS: Final = ["tin+", "copper+", "water-", "miner", "port", "pump"]
WILD_REGION_NAME: Final = "any"
TWO_PLAYER_COUNT: Final = 2
WALLACE_SURVEY_CARD_COUNT: Final = (
    6  # cards dealt to Lord Wallace, two of each of three regions (LW-1)
)
SOLO_PLAYER_COUNT: Final = 1  # players on the map card when the other one is Lord Wallace


@final
class Board:
    """The areas of the county, numbered west to east, and all printed numbers of a game.

    In play are the first `areas` areas, in the remastered edition those of the map card: only they
    ever have a mine, a tile or water, and their borders come first too. Pieces and cubes may be in
    any of `all_areas` (D-1). It is built once a game, shared by all its states and never changed.
    Ragged tables are in CSR form: the neighbours of area `a` are
    `neighbour[neighbour_from[a]:neighbour_from[a + 1]]`, each across the border at the same index
    of `border_across`.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    seats: i64 = 0
    start_money: i64 = 0
    mines: i64 = 0
    columns: i64 = 0
    build_work_cost: i64 = 0
    extract_work_cost: i64 = 0
    miner_work_cost: i64 = 0
    port_work_cost: i64 = 0
    train_work_cost: i64 = 0
    adit_work_cost: i64 = 0
    pumps_work_cost: i64 = 0
    pasties_work_cost: i64 = 0
    work_cost_by_move_kind: vec[i64] = NO_CELLS  # in work points
    base_capacity: i64 = 0
    wins_ties: i64 = EMPTY  # the seat that wins ties of points (LW-16)

    areas: i64 = 0  # in play
    all_areas: i64 = 0
    coastal: vec[i64] = NO_CELLS
    x: vec[i64] = NO_CELLS

    neighbour_from: vec[i64] = NO_CELLS
    neighbour: vec[i64] = NO_CELLS
    border_across: vec[i64] = NO_CELLS
    borders: i64 = 0  # of all areas
    borders_on_card: i64 = 0  # of those in play
    border_west: vec[i64] = NO_CELLS
    border_east: vec[i64] = NO_CELLS

    stock: vec[i64] = NO_CELLS
    pumps: vec[i64] = NO_CELLS

    die_faces: i64 = 0
    tin_die: vec[i64] = NO_CELLS
    copper_die: vec[i64] = NO_CELLS
    water_die: vec[i64] = NO_CELLS
    least_dice_total_by_column: vec[i64] = NO_CELLS
    tin_price: vec[i64] = NO_CELLS
    copper_price: vec[i64] = NO_CELLS
    roll_addition_after_lowest_price: i64 = 0
    roll_addition_after_highest_price: i64 = 0
    roll_addition_by_round: vec[i64] = NO_CELLS  # added to every total of the round

    has_expansion_rows: bool = False
    arsenic: bool = False
    emigration: bool = False
    two_player: bool = False
    wallace_seat: i64 = EMPTY
    solo: bool = False
    other_seat: i64 = EMPTY
    better_mines: bool = False  # LW-D1
    wallace_cards: i64 = 0
    wallace_cells: i64 = 0

    regions: i64 = 0
    face_up_per_region: i64 = 0
    region: vec[i64] = NO_CELLS
    region_bit: vec[i64] = NO_CELLS

    tile_kinds: i64 = 0
    tiles_in_box: i64 = 0
    tile_region: vec[i64] = NO_CELLS
    first_tile: vec[i64] = NO_CELLS  # kind of each region
    tile_tin: vec[i64] = NO_CELLS
    tile_copper: vec[i64] = NO_CELLS
    tile_water: vec[i64] = NO_CELLS
    tile_count: vec[i64] = NO_CELLS
    tiles_of_region: vec[i64] = NO_CELLS
    tile_money: vec[i64] = NO_CELLS
    tile_work: vec[i64] = NO_CELLS

    card_kinds: i64 = 0
    decked_kinds: i64 = 0  # decks: two players only
    cards_in_box: i64 = 0
    card_back: vec[i64] = NO_CELLS
    first_card: vec[i64] = NO_CELLS  # kind with each back
    card_fits: vec[i64] = NO_CELLS  # bit of each region where it may be played
    card_count: vec[i64] = NO_CELLS
    cards_of_back: vec[i64] = NO_CELLS
    card_value: vec[i64] = NO_CELLS
    card_benefit: vec[i64] = NO_CELLS
    card_amount: vec[i64] = NO_CELLS

    dear_copper_price: i64 = 0  # the lower of the two highest prices (LW-3)
    per_ten: vec[i64] = NO_CELLS
    per_five: vec[i64] = NO_CELLS

    market_pounds: vec[i64] = NO_CELLS
    market_spaces: i64 = 0
    market_from: vec[i64] = NO_CELLS
    sell_work_cost: i64 = 0

    own_miners: i64 = 0
    emigrate_work_cost: i64 = 0
    michigan_piece_by_round: vec[i64] = NO_CELLS
    michigan_count_by_round: vec[i64] = NO_CELLS
    sierra_madre_points: vec[i64] = NO_CELLS
    kimberley_pounds: vec[i64] = NO_CELLS
    adelaide_chosen: vec[i64] = NO_CELLS
    adelaide_other: vec[i64] = NO_CELLS

    # The edition of 2007 alone.
    edition_2007: bool = False
    cubes: i64 = 0  # of every player (C-1)
    printed_tin: vec[i64] = NO_CELLS  # by area; where ore is printed dice are rolled at set-up
    printed_copper: vec[i64] = NO_CELLS
    box_row_count: i64 = 0  # of boxes in a round's column
    box_price: vec[i64] = NO_CELLS  # pounds, by row
    box_points: vec[i64] = NO_CELLS  # by round, then row

    def __init__(self, components: Components | Components2007, set_up: RulesSetUp) -> None:
        """Make the tables for this game; the components have been checked."""
        self.set_up: RulesSetUp = set_up
        self.seats = set_up.seats
        seats = set_up.seats
        if isinstance(components, Components2007):
            self.edition_2007 = True
            self._set_printed_data(components.printed_data)
            self._set_fields_of_edition_2007(components)
        else:
            solo = set_up.wallace_seat != EMPTY
            map_card = next(
                card
                for card in components.map_cards
                if card.player_count == (SOLO_PLAYER_COUNT if solo else seats)
            )
            self._set_printed_data(_printed_data_in_map_order(components, seats, map_card))
            self._set_fields_of_remastered_edition(components, map_card)
        self.sizes: StateSizes = self._row_sizes()
        work = {
            kinds.EXTRACT_ORE_MOVE: self.extract_work_cost,
            kinds.DEVELOP_MINER_MOVE: self.miner_work_cost,
            kinds.DEVELOP_PORT_MOVE: self.port_work_cost,
            kinds.DEVELOP_TRAIN_MOVE: self.train_work_cost,
            kinds.DEVELOP_ADIT_MOVE: self.adit_work_cost,
            kinds.DEVELOP_PUMPS_MOVE: self.pumps_work_cost,
            kinds.SELL_PASTIES_MOVE: self.pasties_work_cost,
            kinds.SELL_ARSENIC_MOVE: self.sell_work_cost,
            kinds.PLACE_OWN_MINER_MOVE: self.miner_work_cost,
            kinds.EMIGRATE_MOVE: self.emigrate_work_cost,
        }
        self.work_cost_by_move_kind = make_row(
            [int(work.get(kind, 0)) for kind in range(kinds.AREA_ROLLED_OUTCOME + 1)]
        )

    def _set_printed_data(self, printed: TrailPrintedData) -> None:
        """Set what both editions have: county, developments, prices and a company's start."""
        self.area_names: list[str] = [area.name for area in printed.areas]
        self.area_numbers: dict[str, int] = {name: n for n, name in enumerate(self.area_names)}
        self.border_numbers: dict[tuple[int, int], int] = {}
        self.areas = printed.areas_in_play_count
        self.all_areas = len(printed.areas)
        self.coastal = make_row([int(area.is_coastal) for area in printed.areas])
        self.x = make_row([area.x for area in printed.areas])
        self._set_borders(printed)
        self._set_developments(printed.developments)
        self._copy_fields_from(printed.company)
        self._copy_fields_from(printed.prices)
        self.die_faces = len(printed.prices.tin_die)
        self.roll_addition_by_round = make_row(list(printed.roll_addition_by_round))

    def _copy_fields_from(
        self, printed: TrailCompany | PriceTables | EmigrationPlaces, except_field: str = ""
    ) -> None:
        """Copy every field of the printed data, except `except_field`, to the board's field with
        its name."""
        for field in fields(printed):
            value = getattr(printed, field.name)
            if field.name != except_field:
                setattr(self, field.name, make_row(list(value)) if type(value) is tuple else value)

    def _set_fields_of_edition_2007(self, components: Components2007) -> None:
        """Set the cubes, the printed ore and the investment boxes of 2007 (C-1, C-2, C-14)."""
        self.cubes = components.investment_cubes_per_seat
        ore = {ground.area: ground for ground in components.printed_ore}
        areas = self.area_names
        self.printed_tin = make_row([ore[name].tin if name in ore else 0 for name in areas])
        self.printed_copper = make_row([ore[name].copper if name in ore else 0 for name in areas])
        boxes = components.investment_boxes
        self.box_row_count = len(boxes.prices)
        self.box_price = make_row(list(boxes.prices))
        self.box_points = make_row(
            [points[column] for column in range(ROUND_COUNT) for points in boxes.points_by_round]
        )

    def _set_fields_of_remastered_edition(self, components: Components, map_card: MapCard) -> None:
        self.has_expansion_rows = self.set_up.needs_expansion_rows
        self.arsenic = self.set_up.arsenic
        self.emigration = self.set_up.emigration
        self.two_player = self.set_up.seats == TWO_PLAYER_COUNT
        self._set_wallace(components, self.set_up)
        self._set_regions(map_card)
        self._set_tiles(components)
        self._set_cards(components)
        self.dear_copper_price = components.price_tables.copper_price[2]
        rows = sorted(components.investment_rows, key=lambda row: row.passing_place)
        self.per_ten = make_row([n for row in rows for n in row.points_per_ten_pounds])
        self.per_five = make_row([n for row in rows for n in row.points_for_last_five_pounds])
        self._set_market(components)
        self._set_emigration(components)

    def _row_sizes(self) -> StateSizes:
        """Return the lengths of a state's rows."""
        made = {
            state_form.CELL_PER_SEAT: int(self.seats),
            state_form.CELL_PER_HAND: int(self.seats),
            state_form.CELL_PER_AREA: int(self.all_areas),
            state_form.CELL_PER_BORDER: int(self.borders),
            state_form.CELL_PER_STOCK_AND_ROUND: len(self.stock),
            state_form.CELL_PER_PUMP_GROUP_AND_ROUND: len(self.pumps),
            state_form.CELL_PER_REGION: REGION_COUNT,
            state_form.CELL_PER_CARD_KIND: int(self.card_kinds),
            state_form.CELL_PER_CARD_KIND_WITH_DECK: int(self.decked_kinds),
            state_form.CELL_PER_TILE_KIND: int(self.tile_kinds),
            state_form.CELL_PER_ROUND: ROUND_COUNT,
            state_form.CELL_PER_MARKET_SPACE: int(self.market_spaces),
            state_form.CELL_PER_WALLACE_CARD: int(self.wallace_cells),
            state_form.CELL_PER_INVESTMENT_BOX: len(self.box_points),
        }
        on_card = {
            state_form.CELL_PER_AREA: int(self.areas),
            state_form.CELL_PER_BORDER: int(self.borders_on_card),
        }
        return StateSizes(
            made,
            on_card,
            [state_form.EXPANSIONS_AND_WALLACE_PART] if self.has_expansion_rows else [],
        )

    def _set_wallace(self, components: Components, set_up: RulesSetUp) -> None:
        """Set Lord Wallace's seat, his opponent's seat and his tables; EMPTY without him (LW-1)."""
        self.wallace_seat = set_up.wallace_seat
        self.solo = set_up.wallace_seat != EMPTY
        self.wins_ties = set_up.wallace_seat
        self.other_seat = TWO_PLAYER_COUNT - 1 - set_up.wallace_seat if self.solo else EMPTY
        self.better_mines = set_up.wallace.better_mines
        self.wallace: WallaceTables = WallaceTables(components.wallace_tables, set_up.wallace)
        self.wallace_cards = len(components.wallace_tables.action_cards) if self.solo else 0
        self.wallace_cells = self.wallace_cards + WALLACE_SURVEY_CARD_COUNT if self.solo else 0

    def _set_regions(self, map_card: MapCard) -> None:
        """Set the number of regions, how many tiles lie face up in each, and each area's region
        and region bit; the rows end with the areas of the map card (S-2, S-3, D-1)."""
        region_of = _region_number_by_area(map_card)
        self.regions = len([names for names in map_card.regions if names])
        self.face_up_per_region = map_card.face_up_per_region
        self.region = make_row([region_of[name] for name in self.area_names[: len(region_of)]])
        self.region_bit = make_row([2**region for region in self.region])

    def _set_tiles(self, components: Components) -> None:
        """Set the tiles, including those of the Kickstarter pack if it is used (S-2, K-2)."""
        bonuses = components.kickstarter_tiles if self.set_up.kickstarter_tiles else ()
        tiles = [*components.area_tiles, *(bonus.tile for bonus in bonuses)]
        without_bonus = len(components.area_tiles)
        self.tile_kinds = len(tiles)
        self.tiles_in_box = sum(tile.copies for tile in tiles)
        regions = [REGION_NAMES.index(tile.region) for tile in tiles]
        self.tile_region = make_row(regions)
        self.first_tile = make_row(_first_index_by_group(regions, REGION_COUNT))
        self.tile_tin = make_row([tile.tin for tile in tiles])
        self.tile_copper = make_row([tile.copper for tile in tiles])
        self.tile_water = make_row([tile.water for tile in tiles])
        copies = [tile.copies for tile in tiles]
        self.tile_count = make_row(copies)
        self.tiles_of_region = make_row(_copy_count_by_group(regions, copies, REGION_COUNT))
        self.tile_money = make_row([0] * without_bonus + [b.bonus_pounds for b in bonuses])
        self.tile_work = make_row([0] * without_bonus + [b.bonus_work_points for b in bonuses])
        self.tile_bonus: list[str] = [""] * without_bonus + [
            bonus.bonus_notation_text for bonus in bonuses
        ]

    def _set_cards(self, components: Components) -> None:
        """Set the cards: region D only with 4 and 5 players, no wild cards with 2 (S-4, S-5).

        Cards for two regions replace the wild ones and have their back (K-1).
        """
        paired = self.set_up.kickstarter_cards and not self.two_player
        cards = [*components.survey_cards, *(components.kickstarter_cards if paired else ())]
        self.card_kinds = len(cards)
        self.decked_kinds = self.card_kinds * int(self.two_player)
        self.cards_in_box = sum(card.copies for card in cards)
        self.card_texts: list[str] = [card.notation_text for card in cards]
        self.card_numbers: dict[str, int] = {card.notation_text: n for n, card in enumerate(cards)}
        backs: list[int] = []
        fits: list[int] = []
        counts: list[int] = []
        for card in cards:
            regions = _region_numbers_of_card(card)
            back = regions[0] if len(regions) == 1 else WILD_CARD_BACK
            if card.region == WILD_REGION_NAME:
                used = not self.two_player and not paired
            else:
                used = back == WILD_CARD_BACK or back < self.regions
            backs.append(back)
            fits.append(sum(2**region for region in regions))
            counts.append(card.copies if used else 0)
        self.card_back = make_row(backs)
        self.first_card = make_row(_first_index_by_group(backs, CARD_BACK_COUNT))
        self.card_fits = make_row(fits)
        self.card_count = make_row(counts)
        self.cards_of_back = make_row(_copy_count_by_group(backs, counts, CARD_BACK_COUNT))
        self.card_value = make_row([card.value_pounds for card in cards])
        texts = [card.benefit_text for card in cards]
        benefits = [next(n for n, w in enumerate(BENEFIT_WORDS) if t.startswith(w)) for t in texts]
        self.card_benefit = make_row(benefits)
        self.card_amount = make_row([int(t[-1]) if t[-1].isdigit() else 1 for t in texts])

    def _set_market(self, components: Components) -> None:
        """Set the market: spaces for one cube, most valuable first,
        then one without limit (AR-5).
        """
        spaces = [
            pounds for section in components.arsenic_market.pounds_by_section for pounds in section
        ]
        lengths = [len(section) for section in components.arsenic_market.pounds_by_section]
        self.market_pounds = make_row(spaces)
        self.market_spaces = len(spaces) - 1 if self.arsenic else 0
        self.market_from = make_row([sum(lengths[:n]) for n in range(ROUND_COUNT)])
        self.sell_work_cost = components.arsenic_market.sale_work_points

    def _set_emigration(self, components: Components) -> None:
        """Set what each emigration place gives in rounds 1 to 4 (E-1 .. E-7)."""
        emigration = components.emigration
        self._copy_fields_from(emigration, except_field="michigan_piece_by_round")
        pieces = [STOCK_WORDS.index(piece) for piece in emigration.michigan_piece_by_round]
        self.michigan_piece_by_round = make_row(pieces)

    def investment_points(self, passing_place: i64, game_round: i64, pounds: i64) -> i64:
        """Return the points an investment earns at a passing place (0 = first) (I-2, I-4)."""
        box: i64 = passing_place * ROUND_COUNT + game_round - 1
        points: i64 = (pounds // 10) * self.per_ten[box]
        if pounds % 10 >= 5:
            points += self.per_five[box]
        return points

    def _set_borders(self, printed: TrailPrintedData) -> None:
        starts = [0]
        flat: list[int] = []
        pairs: list[tuple[int, int]] = []
        for number, area in enumerate(printed.areas):
            near = sorted(
                self.area_numbers[name] for name in area.neighbours if name in self.area_numbers
            )
            flat += near
            starts.append(len(flat))
            pairs += [(number, other) for other in near if number < other]
        pairs.sort(key=lambda pair: pair[1] >= printed.areas_in_play_count)  # those in play first
        self.neighbour_from = make_row(starts)
        self.neighbour = make_row(flat)
        self.borders = len(pairs)
        self.borders_on_card = len(
            [pair for pair in pairs if pair[1] < printed.areas_in_play_count]
        )
        self.border_west = make_row([pair[0] for pair in pairs])
        self.border_east = make_row([pair[1] for pair in pairs])
        self.border_numbers = {pair: number for number, pair in enumerate(pairs)}
        self.border_across = make_row(
            [
                self.border_between(area, other)
                for area in range(len(printed.areas))
                for other in flat[starts[area] : starts[area + 1]]
            ]
        )

    def _set_developments(self, board: DevelopmentBoard) -> None:
        """Set the stock of miners, ports, trains, adits and pumps in rounds 1 to 4 (S-6)."""
        self.stock = make_row(
            [
                *board.miners_by_round,
                *board.ports_by_round,
                *board.trains_by_round,
                *board.adits_by_round,
            ]
        )
        groups: list[int] = []
        for column in board.pump_groups_by_round:
            groups += [*column, *([0] * (MOST_PUMP_GROUPS_PER_ROUND - len(column)))]
        self.pumps = make_row(groups)

    def border_between(self, area: int, other_area: int) -> int:
        """Return the number of the border of two areas, EMPTY when they do not touch."""
        return self.border_numbers.get((min(area, other_area), max(area, other_area)), EMPTY)

    def box_row_of_price(self, pounds: i64) -> i64:
        """Return the row of boxes with that price, EMPTY when there is none."""
        for row in range(self.box_row_count):
            if self.box_price[row] == pounds:
                return row
        return EMPTY


def _region_number_by_area(map_card: MapCard) -> dict[str, int]:
    """Return the region of every area on a map card."""
    return {name: region for region, names in enumerate(map_card.regions) for name in names}


def _printed_data_in_map_order(
    components: Components, seats: int, map_card: MapCard
) -> TrailPrintedData:
    """Return the printed data with the map card's areas first, each part from west to east (S-2,
    D-1).
    """
    on_card = _region_number_by_area(map_card)
    areas = sorted(components.areas, key=lambda area: (area.name not in on_card, area.x))
    board = next(board for board in components.development_boards if board.player_count == seats)
    return TrailPrintedData(
        tuple(areas), len(on_card), components.company, board, components.price_tables
    )


def _region_numbers_of_card(card: SurveyCardKind) -> list[int]:
    """Return the regions a card names; a wild card names all."""
    if card.region == WILD_REGION_NAME:
        return list(range(REGION_COUNT))
    return [REGION_NAMES.index(letter) for letter in card.region]


def _first_index_by_group(groups: list[int], count: int) -> list[int]:
    """Return for each group from 0 to `count` - 1 the index of its first occurrence in `groups`,
    0 if it has none."""
    return [groups.index(group) if group in groups else 0 for group in range(count)]


def _copy_count_by_group(groups: list[int], counts: list[int], count: int) -> list[int]:
    """Return for each group from 0 to `count` - 1 the sum of its `counts`."""
    sums = [0] * count
    for group, copies in zip(groups, counts, strict=True):
        sums[group] += copies
    return sums
