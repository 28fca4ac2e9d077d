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
    MAX_PUMP_GROUPS_PER_ROUND,
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

    In play are the first `areas_in_play_count` areas, in the remastered edition those of the map
    card: only they ever have a mine, a tile or water, and their borders come first too. Pieces and
    cubes may be in any of `area_count` (D-1). It is built once a game, shared by all its states and
    never changed. Ragged tables are in CSR form: the neighbours of area `a` are
    `neighbour_areas[first_neighbour_of_area[a]:first_neighbour_of_area[a + 1]]`, each across the
    border at the same index of `border_to_neighbour`.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    seats: i64 = 0
    start_money: i64 = 0
    mines_per_seat: i64 = 0
    work_track_column_count: i64 = 0
    build_work_cost: i64 = 0
    extract_work_cost: i64 = 0
    miner_work_cost: i64 = 0
    port_work_cost: i64 = 0
    train_work_cost: i64 = 0
    adit_work_cost: i64 = 0
    pumps_work_cost: i64 = 0
    pasties_work_cost: i64 = 0
    work_cost_by_move_kind: vec[i64] = NO_CELLS  # in work points
    mine_base_capacity: i64 = 0
    tie_winner_seat: i64 = EMPTY  # the seat that wins ties of points (LW-16)

    areas_in_play_count: i64 = 0
    area_count: i64 = 0
    is_area_coastal: vec[i64] = NO_CELLS
    x: vec[i64] = NO_CELLS

    first_neighbour_of_area: vec[i64] = NO_CELLS
    neighbour_areas: vec[i64] = NO_CELLS
    border_to_neighbour: vec[i64] = NO_CELLS
    border_count: i64 = 0  # of all areas
    borders_in_play_count: i64 = 0
    west_area_of_border: vec[i64] = NO_CELLS
    east_area_of_border: vec[i64] = NO_CELLS

    printed_stock: vec[i64] = NO_CELLS
    printed_pumps: vec[i64] = NO_CELLS

    die_face_count: i64 = 0
    tin_die: vec[i64] = NO_CELLS
    copper_die: vec[i64] = NO_CELLS
    water_die: vec[i64] = NO_CELLS
    min_dice_total_by_column: vec[i64] = NO_CELLS
    tin_price: vec[i64] = NO_CELLS
    copper_price: vec[i64] = NO_CELLS
    roll_addition_after_lowest_price: i64 = 0
    roll_addition_after_highest_price: i64 = 0
    roll_addition_by_round: vec[i64] = NO_CELLS  # added to every total of the round

    has_expansion_rows: bool = False
    has_arsenic: bool = False
    has_emigration: bool = False
    is_two_player_game: bool = False
    wallace_seat: i64 = EMPTY
    is_solo_game: bool = False
    solo_player_seat: i64 = EMPTY
    better_mines: bool = False  # LW-D1
    wallace_action_card_count: i64 = 0
    wallace_card_cell_count: i64 = 0

    region_count: i64 = 0
    face_up_tiles_per_region: i64 = 0
    region_of_area: vec[i64] = NO_CELLS
    region_bit_of_area: vec[i64] = NO_CELLS

    tile_kind_count: i64 = 0
    tiles_in_box: i64 = 0
    region_of_tile_kind: vec[i64] = NO_CELLS
    first_tile_kind_of_region: vec[i64] = NO_CELLS
    tile_tin: vec[i64] = NO_CELLS
    tile_copper: vec[i64] = NO_CELLS
    tile_water: vec[i64] = NO_CELLS
    tile_copies_of_kind: vec[i64] = NO_CELLS
    tile_count_of_region: vec[i64] = NO_CELLS
    money_bonus_of_tile: vec[i64] = NO_CELLS
    work_bonus_of_tile: vec[i64] = NO_CELLS

    card_kind_count: i64 = 0
    deck_card_kind_count: i64 = 0  # decks: two players only
    cards_in_box: i64 = 0
    card_back: vec[i64] = NO_CELLS
    first_card_kind_of_back: vec[i64] = NO_CELLS
    region_bits_of_card: vec[i64] = NO_CELLS  # bit of each region where it may be played
    card_copies_of_kind: vec[i64] = NO_CELLS
    card_count_of_back: vec[i64] = NO_CELLS
    card_value: vec[i64] = NO_CELLS
    card_benefit: vec[i64] = NO_CELLS
    card_benefit_amount: vec[i64] = NO_CELLS

    expensive_copper_price: i64 = 0  # the lower of the two highest prices (LW-3)
    points_per_ten_pounds: vec[i64] = NO_CELLS
    points_for_last_five_pounds: vec[i64] = NO_CELLS

    arsenic_market_pounds: vec[i64] = NO_CELLS
    arsenic_market_space_count: i64 = 0
    first_arsenic_space_of_round: vec[i64] = NO_CELLS
    sell_work_cost: i64 = 0

    own_miners_per_seat: i64 = 0
    emigrate_work_cost: i64 = 0
    michigan_piece_by_round: vec[i64] = NO_CELLS
    michigan_count_by_round: vec[i64] = NO_CELLS
    sierra_madre_points: vec[i64] = NO_CELLS
    kimberley_pounds: vec[i64] = NO_CELLS
    adelaide_named_ore_pounds: vec[i64] = NO_CELLS
    adelaide_other_ore_pounds: vec[i64] = NO_CELLS

    # The edition of 2007 alone.
    is_edition_2007: bool = False
    investment_cubes_per_seat: i64 = 0  # C-1
    printed_tin_of_area: vec[i64] = NO_CELLS  # dice are rolled at set-up where ore is printed
    printed_copper_of_area: vec[i64] = NO_CELLS
    investment_box_row_count: i64 = 0  # of boxes in a round's column
    investment_box_price: vec[i64] = NO_CELLS  # pounds, by row
    investment_box_points: vec[i64] = NO_CELLS  # by round, then row

    def __init__(self, components: Components | Components2007, set_up: RulesSetUp) -> None:
        """Make the tables for this game; the components have been checked."""
        self.set_up: RulesSetUp = set_up
        self.seats = set_up.seats
        seats = set_up.seats
        if isinstance(components, Components2007):
            self.is_edition_2007 = True
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
        self.areas_in_play_count = printed.areas_in_play_count
        self.area_count = len(printed.areas)
        self.is_area_coastal = make_row([int(area.is_coastal) for area in printed.areas])
        self.x = make_row([area.x for area in printed.areas])
        self._set_borders(printed)
        self._set_developments(printed.developments)
        self._copy_fields_from(printed.company)
        self._copy_fields_from(printed.prices)
        self.die_face_count = len(printed.prices.tin_die)
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
        self.investment_cubes_per_seat = components.investment_cubes_per_seat
        ore = {ground.area: ground for ground in components.printed_ore}
        areas = self.area_names
        self.printed_tin_of_area = make_row([ore[a].tin if a in ore else 0 for a in areas])
        self.printed_copper_of_area = make_row([ore[a].copper if a in ore else 0 for a in areas])
        boxes = components.investment_boxes
        self.investment_box_row_count = len(boxes.prices)
        self.investment_box_price = make_row(list(boxes.prices))
        self.investment_box_points = make_row(
            [points[column] for column in range(ROUND_COUNT) for points in boxes.points_by_round]
        )

    def _set_fields_of_remastered_edition(self, components: Components, map_card: MapCard) -> None:
        self.has_expansion_rows = self.set_up.needs_expansion_rows
        self.has_arsenic = self.set_up.arsenic
        self.has_emigration = self.set_up.emigration
        self.is_two_player_game = self.set_up.seats == TWO_PLAYER_COUNT
        self._set_wallace(components, self.set_up)
        self._set_regions(map_card)
        self._set_tiles(components)
        self._set_cards(components)
        self.expensive_copper_price = components.price_tables.copper_price[2]
        rows = sorted(components.investment_rows, key=lambda row: row.passing_place)
        self.points_per_ten_pounds = make_row(
            [n for row in rows for n in row.points_per_ten_pounds]
        )
        self.points_for_last_five_pounds = make_row(
            [n for row in rows for n in row.points_for_last_five_pounds]
        )
        self._set_market(components)
        self._set_emigration(components)

    def _row_sizes(self) -> StateSizes:
        """Return the lengths of a state's rows."""
        made = {
            state_form.CELL_PER_SEAT: int(self.seats),
            state_form.CELL_PER_HAND: int(self.seats),
            state_form.CELL_PER_AREA: int(self.area_count),
            state_form.CELL_PER_BORDER: int(self.border_count),
            state_form.CELL_PER_STOCK_AND_ROUND: len(self.printed_stock),
            state_form.CELL_PER_PUMP_GROUP_AND_ROUND: len(self.printed_pumps),
            state_form.CELL_PER_REGION: REGION_COUNT,
            state_form.CELL_PER_CARD_KIND: int(self.card_kind_count),
            state_form.CELL_PER_CARD_KIND_WITH_DECK: int(self.deck_card_kind_count),
            state_form.CELL_PER_TILE_KIND: int(self.tile_kind_count),
            state_form.CELL_PER_ROUND: ROUND_COUNT,
            state_form.CELL_PER_MARKET_SPACE: int(self.arsenic_market_space_count),
            state_form.CELL_PER_WALLACE_CARD: int(self.wallace_card_cell_count),
            state_form.CELL_PER_INVESTMENT_BOX: len(self.investment_box_points),
        }
        on_card = {
            state_form.CELL_PER_AREA: int(self.areas_in_play_count),
            state_form.CELL_PER_BORDER: int(self.borders_in_play_count),
        }
        return StateSizes(
            made,
            on_card,
            [state_form.EXPANSIONS_AND_WALLACE_PART] if self.has_expansion_rows else [],
        )

    def _set_wallace(self, components: Components, set_up: RulesSetUp) -> None:
        """Set Lord Wallace's seat, his opponent's seat and his tables; EMPTY without him (LW-1)."""
        self.wallace_seat = set_up.wallace_seat
        self.is_solo_game = set_up.wallace_seat != EMPTY
        self.tie_winner_seat = set_up.wallace_seat
        self.solo_player_seat = (
            TWO_PLAYER_COUNT - 1 - set_up.wallace_seat if self.is_solo_game else EMPTY
        )
        self.better_mines = set_up.wallace.better_mines
        self.wallace: WallaceTables = WallaceTables(components.wallace_tables, set_up.wallace)
        self.wallace_action_card_count = (
            len(components.wallace_tables.action_cards) if self.is_solo_game else 0
        )
        self.wallace_card_cell_count = (
            self.wallace_action_card_count + WALLACE_SURVEY_CARD_COUNT if self.is_solo_game else 0
        )

    def _set_regions(self, map_card: MapCard) -> None:
        """Set the number of regions, how many tiles lie face up in each, and each area's region
        and region bit; the rows end with the areas of the map card (S-2, S-3, D-1)."""
        region_of = _region_number_by_area(map_card)
        self.region_count = len([names for names in map_card.regions if names])
        self.face_up_tiles_per_region = map_card.face_up_per_region
        self.region_of_area = make_row(
            [region_of[name] for name in self.area_names[: len(region_of)]]
        )
        self.region_bit_of_area = make_row([2**region for region in self.region_of_area])

    def _set_tiles(self, components: Components) -> None:
        """Set the tiles, including those of the Kickstarter pack if it is used (S-2, K-2)."""
        bonuses = components.kickstarter_tiles if self.set_up.kickstarter_tiles else ()
        tiles = [*components.area_tiles, *(bonus.tile for bonus in bonuses)]
        without_bonus = len(components.area_tiles)
        self.tile_kind_count = len(tiles)
        self.tiles_in_box = sum(tile.copies for tile in tiles)
        regions = [REGION_NAMES.index(tile.region) for tile in tiles]
        self.region_of_tile_kind = make_row(regions)
        self.first_tile_kind_of_region = make_row(_first_index_by_group(regions, REGION_COUNT))
        self.tile_tin = make_row([tile.tin for tile in tiles])
        self.tile_copper = make_row([tile.copper for tile in tiles])
        self.tile_water = make_row([tile.water for tile in tiles])
        copies = [tile.copies for tile in tiles]
        self.tile_copies_of_kind = make_row(copies)
        self.tile_count_of_region = make_row(_copy_count_by_group(regions, copies, REGION_COUNT))
        self.money_bonus_of_tile = make_row([0] * without_bonus + [b.bonus_pounds for b in bonuses])
        self.work_bonus_of_tile = make_row(
            [0] * without_bonus + [b.bonus_work_points for b in bonuses]
        )
        self.tile_bonus: list[str] = [""] * without_bonus + [
            bonus.bonus_notation_text for bonus in bonuses
        ]

    def _set_cards(self, components: Components) -> None:
        """Set the cards: region D only with 4 and 5 players, no wild cards with 2 (S-4, S-5).

        Cards for two regions replace the wild ones and have their back (K-1).
        """
        paired = self.set_up.kickstarter_cards and not self.is_two_player_game
        cards = [*components.survey_cards, *(components.kickstarter_cards if paired else ())]
        self.card_kind_count = len(cards)
        self.deck_card_kind_count = self.card_kind_count * int(self.is_two_player_game)
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
                used = not self.is_two_player_game and not paired
            else:
                used = back == WILD_CARD_BACK or back < self.region_count
            backs.append(back)
            fits.append(sum(2**region for region in regions))
            counts.append(card.copies if used else 0)
        self.card_back = make_row(backs)
        self.first_card_kind_of_back = make_row(_first_index_by_group(backs, CARD_BACK_COUNT))
        self.region_bits_of_card = make_row(fits)
        self.card_copies_of_kind = make_row(counts)
        self.card_count_of_back = make_row(_copy_count_by_group(backs, counts, CARD_BACK_COUNT))
        self.card_value = make_row([card.value_pounds for card in cards])
        texts = [card.benefit_text for card in cards]
        benefits = [next(n for n, w in enumerate(BENEFIT_WORDS) if t.startswith(w)) for t in texts]
        self.card_benefit = make_row(benefits)
        self.card_benefit_amount = make_row([int(t[-1]) if t[-1].isdigit() else 1 for t in texts])

    def _set_market(self, components: Components) -> None:
        """Set the market: one-cube spaces, most valuable first, then one without limit (AR-5)."""
        spaces = [
            pounds for section in components.arsenic_market.pounds_by_section for pounds in section
        ]
        lengths = [len(section) for section in components.arsenic_market.pounds_by_section]
        self.arsenic_market_pounds = make_row(spaces)
        self.arsenic_market_space_count = len(spaces) - 1 if self.has_arsenic else 0
        self.first_arsenic_space_of_round = make_row([sum(lengths[:n]) for n in range(ROUND_COUNT)])
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
        points: i64 = (pounds // 10) * self.points_per_ten_pounds[box]
        if pounds % 10 >= 5:
            points += self.points_for_last_five_pounds[box]
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
        self.first_neighbour_of_area = make_row(starts)
        self.neighbour_areas = make_row(flat)
        self.border_count = len(pairs)
        self.borders_in_play_count = len(
            [pair for pair in pairs if pair[1] < printed.areas_in_play_count]
        )
        self.west_area_of_border = make_row([pair[0] for pair in pairs])
        self.east_area_of_border = make_row([pair[1] for pair in pairs])
        self.border_numbers = {pair: number for number, pair in enumerate(pairs)}
        self.border_to_neighbour = make_row(
            [
                self.border_between(area, other)
                for area in range(len(printed.areas))
                for other in flat[starts[area] : starts[area + 1]]
            ]
        )

    def _set_developments(self, board: DevelopmentBoard) -> None:
        """Set the stock of miners, ports, trains, adits and pumps in rounds 1 to 4 (S-6)."""
        self.printed_stock = make_row(
            [
                *board.miners_by_round,
                *board.ports_by_round,
                *board.trains_by_round,
                *board.adits_by_round,
            ]
        )
        groups: list[int] = []
        for column in board.pump_groups_by_round:
            groups += [*column, *([0] * (MAX_PUMP_GROUPS_PER_ROUND - len(column)))]
        self.printed_pumps = make_row(groups)

    def border_between(self, area: int, other_area: int) -> int:
        """Return the number of the border of two areas, EMPTY when they do not touch."""
        return self.border_numbers.get((min(area, other_area), max(area, other_area)), EMPTY)

    def box_row_of_price(self, pounds: i64) -> i64:
        """Return the row of boxes with that price, EMPTY when there is none."""
        for row in range(self.investment_box_row_count):
            if self.investment_box_price[row] == pounds:
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
