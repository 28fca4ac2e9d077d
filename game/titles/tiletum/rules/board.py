"""The printed tables of one game as rows of numbers, which the rules read fast."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, make_row
from game.engine.state_form import StateForm, StateSizes
from game.titles.tiletum.rules import components as printed
from game.titles.tiletum.rules import kinds, state_form
from game.titles.tiletum.rules.card_tables import (
    CardinalTables,
    index_by_name,
    road_neighbours_by_space,
    rows_to_csr,
)
from game.titles.tiletum.rules.components import Components, parse_gain_parts
from game.titles.tiletum.rules.components_in_play import (
    ComponentsInPlay,
    RulesSetUp,
    components_for_game,
)
from game.titles.tiletum.rules.kinds import EMPTY, OFFERED_TILE_COUNT, PILLAR_PIECE
from game.titles.tiletum.rules.underground_tables import UndergroundTables

SEAT_COUNTS_OF_BOX: Final = (2, 3, 4)
TABLET_GAINS_FOR_SILVER: Final = ("vp5", "king3")  # what paying silver at a tablet brings


@final
class Board:
    """Spaces, tiles, gains, piles and tracks of one game, each by number.

    Tiles are numbered by their names in alphabetical order. A spot is where a tile may lie: the
    spaces of the maps, then the actions, the king track, and the two offers. A slot is a place
    for a piece: for houses town by town, then for pillars, then for mines; those of a piece in
    space `s` begin at `first_slot_of_piece_in_space[piece * space_count + s]`. Tables with rows of
    different lengths are in CSR form: the neighbours of space `s` are those of `neighbour_spaces`
    from index `first_neighbour_of_space[s]` up to `first_neighbour_of_space[s + 1]`. A board is
    made once for a game, shared by all its states and never changed.
    """

    # Every field has a value from the start, so that compiled code needs no check.
    space_count: i64 = 0  # of all maps
    main_map_space_count: i64 = 0  # these spaces come first
    action_count: i64 = 0  # six, and explorer with silver
    tile_spot_count: i64 = 0
    first_action_spot: i64 = 0
    king_track_spot: i64 = 0
    first_contract_spot: i64 = 0
    first_character_spot: i64 = 0
    piece_slot_count: i64 = 0
    start_town_space: i64 = 0
    cathedral_count: i64 = 0
    tile_count: i64 = 0
    pile_cell_count: i64 = 0
    bonus_pile_cell_count: i64 = 0
    dice_per_good: i64 = 0
    dice_drawn_per_round: i64 = 0
    king_track_lowest_space: i64 = 0
    king_track_highest_space: i64 = 0
    last_round_king_lead_points: i64 = 0
    start_houses: i64 = 0
    start_pillars: i64 = 0
    goods_per_point: i64 = 1
    contract_pillar_spaces: i64 = 0  # spaces for contracts with a pillar
    crest_kind_count: i64 = 0
    cost_tile_kind_count: i64 = 0
    tablet_points_gain: i64 = EMPTY  # gains of the tablets with a price (S-502 to S-504)
    tablet_king_gain: i64 = EMPTY

    first_neighbour_of_space: vec[i64] = NO_CELLS
    neighbour_spaces: vec[i64] = NO_CELLS  # ascending
    first_slot_of_piece_in_space: vec[i64] = NO_CELLS  # of piece * space_count + space
    points_or_gold_of_slot: vec[i64] = NO_CELLS  # points for a house, gold for a mine
    is_building_gain_slot: vec[i64] = (
        NO_CELLS  # 1 for a house slot whose gain is that of a building
    )
    has_tile_at_start: vec[i64] = NO_CELLS  # 1 for a space on which a tile lies at first
    cathedral_of_space: vec[i64] = NO_CELLS  # open one of each space, or EMPTY
    town_of_cathedral: vec[i64] = NO_CELLS
    is_cathedral_open: vec[i64] = NO_CELLS  # each cathedral
    payment_good_of_cathedral: vec[i64] = NO_CELLS  # stone, gold or silver
    first_tile_of_cathedral: vec[i64] = NO_CELLS
    cathedral_tiles: vec[i64] = NO_CELLS
    cost_tile_good: vec[i64] = NO_CELLS  # of each kind of cost tile: stone, gold or silver
    cost_tile_amount: vec[i64] = NO_CELLS  # and how much of it
    cost_tile_points: vec[i64] = NO_CELLS
    cost_tile_count: vec[i64] = NO_CELLS

    tile_kind: vec[i64] = NO_CELLS  # of each tile
    crest_of_tile: vec[i64] = NO_CELLS  # EMPTY for what is no crest
    tile_of_crest: vec[i64] = NO_CELLS  # of each crest
    contract_equal_goods_cost: vec[i64] = NO_CELLS
    contract_wool_cost: vec[i64] = NO_CELLS
    contract_iron_cost: vec[i64] = NO_CELLS
    contract_points: vec[i64] = NO_CELLS  # of a contract
    gain_of_tile: vec[i64] = NO_CELLS
    character_type_of_tile: vec[i64] = NO_CELLS  # of a character
    boost_action_points_of_tile: vec[i64] = NO_CELLS
    gain_part_amounts: vec[i64] = NO_CELLS  # of each gain, len(printed.GAIN_PART_WORDS) numbers
    crest_gain_of_building: vec[i64] = NO_CELLS  # below each building
    crest_food_cost_of_building: vec[i64] = NO_CELLS

    first_pile_cell_of_deck: vec[i64] = NO_CELLS
    tile_counted_in_pile_cell: vec[i64] = NO_CELLS
    tile_copies_of_pile_cell: vec[i64] = NO_CELLS  # in the box
    pile_cell_of_deck_and_tile: vec[i64] = NO_CELLS  # of deck * tile_count + tile, or EMPTY
    unused_copies_of_tile: vec[i64] = NO_CELLS  # of each tile, with so many seats (T-104)

    first_room_of_building: vec[i64] = NO_CELLS
    marker_points_of_building: vec[i64] = NO_CELLS  # points of action of each building
    contract_offer_price: vec[i64] = NO_CELLS  # of each place of the contract offer
    corruption_token_counts: vec[i64] = NO_CELLS  # tokens by number
    printed_wheel_actions: vec[i64] = NO_CELLS  # actions in printed order
    start_goods: vec[i64] = NO_CELLS
    start_gold: vec[i64] = NO_CELLS
    points_of_fair_kind: vec[i64] = NO_CELLS
    fair_kinds: vec[i64] = NO_CELLS  # kinds in this game
    fair_bonus_points_by_round: vec[i64] = NO_CELLS
    fair_towns: vec[i64] = NO_CELLS
    completed_building_points: vec[i64] = NO_CELLS  # points for so many completed buildings

    def __init__(self, components: Components, set_up: RulesSetUp) -> None:
        """Number the components for a game with this set-up; the components have been checked
        already."""
        box = components_for_game(components, silver=set_up.has_silver)
        self.seats: i64 = set_up.seats
        self.first_game: bool = set_up.is_first_game_set_up
        self.silver: i64 = int(set_up.has_silver)  # 1 with In Search of Silver
        self.form: StateForm = (
            state_form.STATE_FORM_WITH_SILVER
            if set_up.has_silver
            else state_form.BASE_GAME_STATE_FORM
        )
        self.cardinal: i64 = set_up.cardinal_seat  # his seat, -1 without him
        self.hard: i64 = int(set_up.cardinal_level == printed.CARDINAL_LEVEL_NAMES[-1])
        self.cards: CardinalTables = CardinalTables(components, box, set_up)
        self.depths: UndergroundTables = UndergroundTables(components, box)
        self._fill_map_tables(components, box, set_up.seats)
        self._fill_cathedral_tables(box)
        self._fill_tile_tables(components, box)
        self._fill_pile_tables(box, set_up.seats)
        self._fill_player_board_tables(components)
        self._fill_wheel_and_king_tables(components, set_up.seats)
        self._fill_fair_tables(components, box)
        self._number_spots(box)
        self.sizes: StateSizes = self._state_row_sizes()

    def _fill_map_tables(self, components: Components, box: ComponentsInPlay, seats: int) -> None:
        self.space_names: list[str] = [space.name for space in box.spaces]
        self.space_numbers: dict[str, int] = index_by_name(self.space_names)
        self.first_neighbour_of_space, self.neighbour_spaces = rows_to_csr(
            road_neighbours_by_space(box)
        )
        gains = [[gain for least, gain in s.house_slots if least <= seats] for s in box.spaces]
        found = [[dict(parse_gain_parts(gain)) for gain in row] for row in gains]
        points = [[parts.get("vp", 0) for parts in row] for row in found]
        pillars = [
            [0 for least in s.min_seats_of_pillar_slots if least <= seats] for s in box.spaces
        ]
        mines = [
            [gold for least, gold in places if least <= seats] for places in box.mine_slots_by_space
        ]
        self.first_slot_of_piece_in_space, self.points_or_gold_of_slot = rows_to_csr(
            [*points, *pillars, *mines]
        )
        self.is_building_gain_slot = make_row(
            [parts.get("building", 0) for row in found for parts in row]
        )
        self.has_tile_at_start = make_row(
            [int(0 < space.min_seats_of_bonus_tile <= seats) for space in box.spaces]
        )
        self.space_count = len(box.spaces)
        self.main_map_space_count = len(components.spaces)
        self.start_town_space = self.space_numbers[components.start_possessions.start_town]
        self.slot_names: list[str] = []
        for name, places in zip(self.space_names * 3, [*points, *pillars, *mines], strict=True):
            self.slot_names += [name] * len(places)
        self.piece_slot_count = len(self.slot_names)

    def _fill_cathedral_tables(self, box: ComponentsInPlay) -> None:
        towns = [self.space_numbers[town] for town, _ in box.cathedrals]
        at_pillars = [PILLAR_PIECE * int(self.space_count) + town for town in towns]
        is_open = [
            int(self.first_slot_of_piece_in_space[at] < self.first_slot_of_piece_in_space[at + 1])
            for at in at_pillars
        ]
        self.cathedral_count = len(towns)
        self.town_of_cathedral = make_row(towns)
        self.is_cathedral_open = make_row(is_open)
        at = [EMPTY] * len(box.spaces)
        for number, town in enumerate(towns):
            if is_open[number]:
                at[town] = number
        self.cathedral_of_space = make_row(at)
        self.first_tile_of_cathedral, self.cathedral_tiles = rows_to_csr(
            [list(tiles) for _, tiles in box.cathedrals]
        )
        self.payment_good_of_cathedral = make_row(list(box.payment_kind_by_cathedral))
        kinds = list(dict.fromkeys(box.cost_tiles))
        self.cost_tile_kind_count = len(kinds)
        self.cost_tile_good = make_row([good for good, _, _ in kinds])
        self.cost_tile_amount = make_row([amount for _, amount, _ in kinds])
        self.cost_tile_points = make_row([points for _, _, points in kinds])
        self.cost_tile_count = make_row([box.cost_tiles.count(kind) for kind in kinds])

    def _fill_tile_tables(self, components: Components, box: ComponentsInPlay) -> None:
        by_name = {tile.name: tile for tile in box.tiles}
        tiles = [by_name[name] for name in sorted(by_name)]
        self.tile_count = len(tiles)
        self.tile_names: list[str] = [tile.name for tile in tiles]
        self.tile_numbers: dict[str, int] = index_by_name(self.tile_names)
        self.crest_names: list[str] = list(box.crest_kind_names)
        self.crest_kind_count = len(box.crest_kind_names)
        order = box.crest_kind_names
        crest = printed.CREST_TILE_KIND
        crests = [order.index(t.crest) if t.kind == crest else EMPTY for t in tiles]
        self.tile_kind = make_row([printed.TILE_KINDS.index(tile.kind) for tile in tiles])
        self.crest_of_tile = make_row(crests)
        self.tile_of_crest = make_row(
            [crests.index(crest) for crest in range(len(box.crest_kind_names))]
        )
        costs = [dict(tile.contract_cost) for tile in tiles]
        self.contract_equal_goods_cost = make_row([cost.get("same", 0) for cost in costs])
        self.contract_wool_cost = make_row([cost.get("wool", 0) for cost in costs])
        self.contract_iron_cost = make_row([cost.get("iron", 0) for cost in costs])
        self.contract_points = make_row([tile.points for tile in tiles])
        self.character_type_of_tile = make_row(
            [
                printed.CHARACTER_TYPE_NAMES.index(t.character_type) if t.character_type else EMPTY
                for t in tiles
            ]
        )
        self.boost_action_points_of_tile = make_row([tile.boost_action_points for tile in tiles])
        gains = {tile.gain_text for tile in tiles} | set(
            components.player_board.crest_gain_by_building
        )
        self.gain_names: list[str] = sorted(
            gains | set(TABLET_GAINS_FOR_SILVER if self.silver else ())
        )
        self.tablet_points_gain = (
            self.gain_names.index(TABLET_GAINS_FOR_SILVER[0]) if self.silver else EMPTY
        )
        self.tablet_king_gain = (
            self.gain_names.index(TABLET_GAINS_FOR_SILVER[1]) if self.silver else EMPTY
        )
        self.gain_of_tile = make_row([self.gain_names.index(tile.gain_text) for tile in tiles])
        parts = [dict(parse_gain_parts(name)) for name in self.gain_names]
        self.gain_part_amounts = make_row(
            [each.get(part, 0) for each in parts for part in printed.GAIN_PART_WORDS]
        )
        crest_gains = components.player_board.crest_gain_by_building
        self.crest_gain_of_building = make_row(
            [self.gain_names.index(gain) for gain in crest_gains]
        )

    def _fill_pile_tables(self, box: ComponentsInPlay, seats: int) -> None:
        tile_in: list[int] = []
        counts: list[int] = []
        cell_from: list[int] = []
        cell_of = [EMPTY] * (len(box.deck_names) * len(self.tile_names))
        unused = [0] * len(self.tile_names)
        for number, deck in enumerate(box.deck_names):
            cell_from.append(len(tile_in))
            in_deck = {
                tile.name: tile.count_with_seats(seats) for tile in box.tiles if tile.deck == deck
            }
            for kind in (tile for tile in box.tiles if tile.deck == deck):
                unused[self.tile_numbers[kind.name]] += sum(
                    kind.copies_by_seat_mark
                ) - kind.count_with_seats(seats)
            for name in sorted(in_deck):
                tile = self.tile_numbers[name]
                cell_of[number * len(self.tile_names) + tile] = len(tile_in)
                tile_in.append(tile)
                counts.append(in_deck[name])
        self.pile_cell_count = len(tile_in)
        self.first_pile_cell_of_deck = make_row([*cell_from, len(tile_in)])
        self.bonus_pile_cell_count = int(cell_from[2] - cell_from[1])
        self.tile_counted_in_pile_cell = make_row(tile_in)
        self.tile_copies_of_pile_cell = make_row(counts)
        self.pile_cell_of_deck_and_tile = make_row(cell_of)
        self.unused_copies_of_tile = make_row(unused)

    def _fill_player_board_tables(self, components: Components) -> None:
        board = components.player_board
        self.first_room_of_building, _ = rows_to_csr(
            [[0] * rooms for rooms in board.rooms_by_building]
        )
        self.marker_points_of_building = make_row(list(board.marker_points_by_building))
        self.crest_food_cost_of_building = make_row(list(board.crest_food_by_building))
        self.contract_offer_price = make_row(list(components.contract_prices_in_action_points))
        self.completed_building_points = make_row(list(components.points_by_completed_buildings))
        self.goods_per_point = components.goods_per_point
        self.contract_pillar_spaces = board.contract_spaces - 1 + int(self.silver)  # S-109

    def _fill_wheel_and_king_tables(self, components: Components, seats: int) -> None:
        wheel = components.wheel
        start = components.start_possessions
        self.printed_wheel_actions = make_row(
            [printed.WHEEL_ACTION_NAMES.index(word) for word in wheel.actions]
        )
        self.dice_per_good = wheel.dice_per_good_by_seats[SEAT_COUNTS_OF_BOX.index(seats)]
        self.dice_drawn_per_round = wheel.dice_drawn_by_seats[SEAT_COUNTS_OF_BOX.index(seats)]
        most = max(wheel.corruption_tokens)
        self.corruption_token_counts = make_row(
            [wheel.corruption_tokens.count(number) for number in range(most + 1)]
        )
        self.king_track_lowest_space = components.king_track.lowest_space
        self.king_track_highest_space = components.king_track.highest_space
        self.last_round_king_lead_points = components.king_track.last_round_lead_points
        self.start_goods = make_row(list(start.goods_by_kind))
        self.start_gold = make_row(list(start.extra_gold_by_turn_order))
        self.start_houses = start.houses
        self.start_pillars = start.pillars
        self.good_names: list[str] = list(printed.GOOD_NAMES)

    def _fill_fair_tables(self, components: Components, box: ComponentsInPlay) -> None:
        self.fair_names: list[str] = [name for name, _ in box.points_by_fair]
        self.points_of_fair_kind = make_row([points for _, points in box.points_by_fair])
        kinds = [n for n, name in enumerate(self.fair_names) if name != box.removed_fair_kind]
        self.fair_kinds = make_row(kinds)
        self.fair_bonus_points_by_round = make_row(list(components.fairs.bonus_points_by_round))
        towns = (components.fairs.first_town, *components.fairs.fair_towns)
        self.fair_towns = make_row([self.space_numbers[town] for town in towns])

    def _number_spots(self, box: ComponentsInPlay) -> None:
        """Number the spots: spaces, actions, king track, five contracts, five characters."""
        self.action_names: list[str] = list(box.action_names)
        self.action_count = len(box.action_names)
        self.first_action_spot = self.space_count
        self.king_track_spot = self.first_action_spot + self.action_count
        self.first_contract_spot = self.king_track_spot + 1
        self.first_character_spot = self.first_contract_spot + OFFERED_TILE_COUNT
        self.tile_spot_count = self.first_character_spot + OFFERED_TILE_COUNT
        self.spot_names: list[str] = [
            *self.space_names,
            *box.action_names,
            "king-track",
            *["contract-offer"] * OFFERED_TILE_COUNT,
            *["character-offer"] * OFFERED_TILE_COUNT,
        ]

    def _state_row_sizes(self) -> StateSizes:
        holders: dict[str, int] = {
            state_form.CELL_PER_SEAT: int(self.seats),
            state_form.CELL_PER_TURN_ORDER_PLACE: int(self.seats),
            state_form.ONE_ROW_FOR_WHOLE_GAME: 1,
            state_form.CELL_PER_SPOT: int(self.tile_spot_count),
            state_form.CELL_PER_SLOT: int(self.piece_slot_count),
            state_form.CELL_PER_SEAT_AND_CATHEDRAL: int(self.seats * self.cathedral_count),
            state_form.CELL_PER_CATHEDRAL: int(self.cathedral_count),
            state_form.CELL_PER_PILE_PLACE: int(self.pile_cell_count),
            state_form.CELL_PER_BONUS_PILE_PLACE: int(self.bonus_pile_cell_count),
            state_form.CELL_PER_TILE: int(self.tile_count),
            state_form.CELL_PER_CREST_KIND: int(self.crest_kind_count),
            state_form.CELL_PER_CHALLENGE: len(self.cards.challenge_names),
            state_form.CELL_PER_PATH_WITH_TABLET: int(self.depths.tablet_path_count),
            state_form.CELL_PER_CONTRACT_UNDER_PILE: self._full_deck_tile_count(
                kinds.CONTRACT_DECK
            ),
            state_form.CELL_PER_UNDERGROUND_TILE_UNDER_PILE: self._full_deck_tile_count(
                kinds.UNDERGROUND_DECK
            )
            if self.silver
            else 0,
        }
        parts = [state_form.SOLO_GAME_PART] if self.cardinal >= 0 else []
        if self.cardinal >= 0 or self.silver:
            parts.append(state_form.TILES_LEAVE_GAME_PART)
        return StateSizes(holders, {}, parts)

    def _full_deck_tile_count(self, deck: int) -> int:
        """Return the number of all tiles of a deck in the box."""
        cells = range(
            int(self.first_pile_cell_of_deck[deck]), int(self.first_pile_cell_of_deck[deck + 1])
        )
        return sum(int(self.tile_copies_of_pile_cell[cell]) for cell in cells)
