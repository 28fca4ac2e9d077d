"""The printed tables of one game, as rows of numbers the rules read at speed."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.rows import NO_CELLS, row_of, zeros
from game.engine.state_form import Sizes
from game.titles.tiletum.rules import plain_form
from game.titles.tiletum.rules.cardinal.tables import CardinalTables
from game.titles.tiletum.rules.components import (
    ACTIONS,
    CREST,
    DECKS,
    FAIRS,
    GOODS,
    PARTS,
    TILE_KINDS,
    TYPES,
    Components,
    gain_parts,
)
from game.titles.tiletum.rules.kinds import EMPTY, OFFERED
from game.titles.tiletum.rules.set_up import SetUp

BOX_SEATS: Final = (2, 3, 4)


@final
class Board:
    """Spaces, tiles, gains, piles and tracks of one game, numbered.

    Tiles are numbered by their names in alphabetical order. A spot is where a tile may lie: the
    spaces of the map, then the actions, the king track, and the two offers. A slot is a place for
    a house, town by town, and after those a place for a pillar. Built once a game and shared by
    all its states; nobody changes it. Ragged tables are in CSR form: the neighbours of space `s`
    are `near[near_from[s]:near_from[s + 1]]`.
    """

    # Every number has a value from the start, so compiled code need not ask whether it has one.
    spaces: i64 = 0
    spots: i64 = 0
    action_spot: i64 = 0  # of the first action
    king_spot: i64 = 0
    contract_spot: i64 = 0
    character_spot: i64 = 0
    slots: i64 = 0
    pillar_slot: i64 = 0  # the first one
    start_space: i64 = 0
    cathedrals: i64 = 0
    tiles: i64 = 0
    cells: i64 = 0
    bonus_cells: i64 = 0
    dice_per_good: i64 = 0
    dice_drawn: i64 = 0
    king_lowest: i64 = 0
    king_highest: i64 = 0
    king_last_round: i64 = 0
    start_houses: i64 = 0
    start_pillars: i64 = 0
    goods_per_point: i64 = 1
    cost_kinds: i64 = 0

    near_from: vec[i64] = NO_CELLS
    near: vec[i64] = NO_CELLS  # ascending
    house_from: vec[i64] = NO_CELLS  # slots of each space
    house_points: vec[i64] = NO_CELLS  # of each house slot
    house_building: vec[i64] = NO_CELLS  # 1 where the gain is that of a building
    pillar_from: vec[i64] = NO_CELLS  # slots of each space
    tile_seats: vec[i64] = NO_CELLS  # 1 for a space on which a tile lies at first
    cathedral_at: vec[i64] = NO_CELLS  # open one of each space, or EMPTY
    town_of: vec[i64] = NO_CELLS  # of each cathedral
    is_open: vec[i64] = NO_CELLS  # each cathedral
    sacred_from: vec[i64] = NO_CELLS  # tiles of each cathedral
    sacred: vec[i64] = NO_CELLS
    cost_stone: vec[i64] = NO_CELLS  # of each kind of cost tile
    cost_points: vec[i64] = NO_CELLS
    cost_count: vec[i64] = NO_CELLS

    kind: vec[i64] = NO_CELLS  # of each tile
    crest_of: vec[i64] = NO_CELLS  # of each tile, EMPTY for what is no crest
    crest_tile: vec[i64] = NO_CELLS  # of each crest
    same: vec[i64] = NO_CELLS  # goods a contract costs
    wool: vec[i64] = NO_CELLS
    iron: vec[i64] = NO_CELLS
    points: vec[i64] = NO_CELLS  # of a contract
    gain_of: vec[i64] = NO_CELLS
    type_of: vec[i64] = NO_CELLS  # of a character
    boost: vec[i64] = NO_CELLS
    parts: vec[i64] = NO_CELLS  # of each gain, len(PARTS) numbers
    crest_gain: vec[i64] = NO_CELLS  # below each building
    crest_food: vec[i64] = NO_CELLS

    cell_from: vec[i64] = NO_CELLS  # of each deck
    tile_in: vec[i64] = NO_CELLS  # of each cell of the piles
    cell_count: vec[i64] = NO_CELLS  # tiles in the box of each cell
    cell_of: vec[i64] = NO_CELLS  # of deck * tiles + tile, EMPTY where there is none

    room_from: vec[i64] = NO_CELLS  # of each building
    marker_of: vec[i64] = NO_CELLS  # points of action of each building
    price: vec[i64] = NO_CELLS  # of each place of the contract offer
    token_count: vec[i64] = NO_CELLS  # tokens by number
    wheel: vec[i64] = NO_CELLS  # actions in printed order
    start_goods: vec[i64] = NO_CELLS
    start_gold: vec[i64] = NO_CELLS
    fair_worth: vec[i64] = NO_CELLS
    fair_board: vec[i64] = NO_CELLS  # points more, by round
    fair_towns: vec[i64] = NO_CELLS
    completed: vec[i64] = NO_CELLS  # points for so many completed buildings

    def __init__(self, components: Components, set_up: SetUp) -> None:
        """Make the tables for this game; the components have been checked."""
        self.seats: i64 = set_up.seats
        self.first_game: bool = set_up.first_game
        self.cardinal: i64 = set_up.cardinal  # his seat, -1 without him
        self.cards: CardinalTables = CardinalTables(components, set_up)
        self._lay_map(components, set_up.seats)
        self._lay_cathedrals(components)
        self._lay_tiles(components)
        self._lay_piles(components, set_up.seats)
        self._lay_gains(components)
        self._lay_boards(components)
        self._lay_tracks(components, set_up.seats)
        self._number_spots()
        self.sizes: Sizes = self._sizes()

    def _lay_map(self, components: Components, seats: int) -> None:
        self.space_names: list[str] = [space.name for space in components.spaces]
        self.space_numbers: dict[str, int] = {
            name: number for number, name in enumerate(self.space_names)
        }
        beside: list[list[int]] = [[] for _ in components.spaces]
        for one, other in components.roads:
            first, second = self.space_numbers[one], self.space_numbers[other]
            beside[first].append(second)
            beside[second].append(first)
        self.near_from, self.near = csr([sorted(spaces) for spaces in beside])
        gains = [[gain for least, gain in s.houses if least <= seats] for s in components.spaces]
        pillars = [[0 for least in s.pillars if least <= seats] for s in components.spaces]
        self.house_from, _ = csr([[0 for _ in row] for row in gains])
        self.pillar_slot = sum(len(row) for row in gains)
        self.slots = self.pillar_slot + sum(len(row) for row in pillars)
        starts, _ = csr(pillars)
        self.pillar_from = row_of([int(start + self.pillar_slot) for start in starts])
        found = [gain_parts(gain) for row in gains for gain in row]
        self.house_points = row_of([dict(parts).get("vp", 0) for parts in found])
        self.house_building = row_of([dict(parts).get("building", 0) for parts in found])
        self.tile_seats = row_of([int(0 < space.tile <= seats) for space in components.spaces])
        self.spaces = len(components.spaces)
        self.start_space = self.space_numbers[components.start.town]
        self.slot_names: list[str] = [
            space.name
            for counts in ([len(row) for row in gains], [len(row) for row in pillars])
            for space, count in zip(components.spaces, counts, strict=True)
            for _ in range(count)
        ]

    def _lay_cathedrals(self, components: Components) -> None:
        towns = [self.space_numbers[town] for town, _ in components.cathedrals]
        is_open = [int(self.pillar_from[town] < self.pillar_from[town + 1]) for town in towns]
        self.cathedrals = len(towns)
        self.town_of = row_of(towns)
        self.is_open = row_of(is_open)
        at = [EMPTY] * len(components.spaces)
        for number, town in enumerate(towns):
            if is_open[number]:
                at[town] = number
        self.cathedral_at = row_of(at)
        self.sacred_from, self.sacred = csr([list(tiles) for _, tiles in components.cathedrals])
        kinds = sorted({(cost.stone, cost.points) for cost in components.costs})
        self.cost_kinds = len(kinds)
        self.cost_stone = row_of([stone for stone, _ in kinds])
        self.cost_points = row_of([points for _, points in kinds])
        found = [(cost.stone, cost.points) for cost in components.costs]
        self.cost_count = row_of([found.count(kind) for kind in kinds])

    def _lay_tiles(self, components: Components) -> None:
        by_name = {tile.name: tile for tile in components.tiles}
        tiles = [by_name[name] for name in sorted(by_name)]
        self.tiles = len(tiles)
        self.tile_names: list[str] = [tile.name for tile in tiles]
        self.tile_numbers: dict[str, int] = {
            name: number for number, name in enumerate(self.tile_names)
        }
        self.crest_names: list[str] = list(components.crests)
        crests = [
            components.crests.index(tile.crest) if tile.kind == CREST else EMPTY for tile in tiles
        ]
        self.kind = row_of([TILE_KINDS.index(tile.kind) for tile in tiles])
        self.crest_of = row_of(crests)
        self.crest_tile = row_of([crests.index(crest) for crest in range(len(components.crests))])
        costs = [dict(tile.cost) for tile in tiles]
        self.same = row_of([cost.get("same", 0) for cost in costs])
        self.wool = row_of([cost.get("wool", 0) for cost in costs])
        self.iron = row_of([cost.get("iron", 0) for cost in costs])
        self.points = row_of([tile.points for tile in tiles])
        self.type_of = row_of([TYPES.index(t.type) if t.type else EMPTY for t in tiles])
        self.boost = row_of([tile.boost for tile in tiles])
        self.gain_names: list[str] = sorted(
            {tile.gain for tile in tiles} | set(components.board.crest_gains)
        )
        self.gain_of = row_of([self.gain_names.index(tile.gain) for tile in tiles])

    def _lay_piles(self, components: Components, seats: int) -> None:
        tile_in: list[int] = []
        counts: list[int] = []
        cell_from: list[int] = []
        cell_of = [EMPTY] * (len(DECKS) * len(self.tile_names))
        for number, deck in enumerate(DECKS):
            cell_from.append(len(tile_in))
            in_deck = {
                tile.name: tile.count(seats) for tile in components.tiles if tile.deck == deck
            }
            for name in sorted(in_deck):
                tile = self.tile_numbers[name]
                cell_of[number * len(self.tile_names) + tile] = len(tile_in)
                tile_in.append(tile)
                counts.append(in_deck[name])
        self.cells = len(tile_in)
        self.cell_from = row_of([*cell_from, len(tile_in)])
        self.bonus_cells = int(cell_from[2] - cell_from[1])
        self.tile_in = row_of(tile_in)
        self.cell_count = row_of(counts)
        self.cell_of = row_of(cell_of)

    def _lay_gains(self, components: Components) -> None:
        cells: list[int] = []
        for name in self.gain_names:
            numbers = dict(gain_parts(name))
            cells += [numbers.get(part, 0) for part in PARTS]
        self.parts = row_of(cells)
        gains = components.board.crest_gains
        self.crest_gain = row_of([self.gain_names.index(gain) for gain in gains])

    def _lay_boards(self, components: Components) -> None:
        board = components.board
        self.room_from, _ = csr([[0] * rooms for rooms in board.rooms])
        self.marker_of = row_of(list(board.markers))
        self.crest_food = row_of(list(board.crest_food))
        self.price = row_of(list(components.contract_prices))
        self.completed = row_of(list(components.completed_points))
        self.goods_per_point = components.goods_per_point

    def _lay_tracks(self, components: Components, seats: int) -> None:
        wheel, start = components.wheel, components.start
        self.wheel = row_of([ACTIONS.index(word) for word in wheel.actions])
        self.dice_per_good = wheel.in_bag[BOX_SEATS.index(seats)]
        self.dice_drawn = wheel.drawn[BOX_SEATS.index(seats)]
        most = max(wheel.corruption)
        self.token_count = row_of([wheel.corruption.count(number) for number in range(most + 1)])
        self.king_lowest = components.king.lowest
        self.king_highest = components.king.highest
        self.king_last_round = components.king.last_round
        self.start_goods = row_of(list(start.goods))
        self.start_gold = row_of(list(start.gold_by_order))
        self.start_houses = start.houses
        self.start_pillars = start.pillars
        self.fair_names: list[str] = list(FAIRS)
        self.fair_worth = row_of([points for _, points in components.fairs.worth])
        self.fair_board = row_of(list(components.fairs.board))
        towns = (components.fairs.first_town, *components.fairs.towns)
        self.fair_towns = row_of([self.space_numbers[town] for town in towns])
        self.good_names: list[str] = list(GOODS)

    def _number_spots(self) -> None:
        """Spots: the spaces, the actions, the king track, five contracts, five characters."""
        self.action_spot = self.spaces
        self.king_spot = self.action_spot + len(ACTIONS)
        self.contract_spot = self.king_spot + 1
        self.character_spot = self.contract_spot + OFFERED
        self.spots = self.character_spot + OFFERED
        self.spot_names: list[str] = [
            *self.space_names,
            *ACTIONS,
            "king-track",
            *["contract-offer"] * OFFERED,
            *["character-offer"] * OFFERED,
        ]

    def _sizes(self) -> Sizes:
        holders: dict[str, int] = {
            plain_form.SEAT: int(self.seats),
            plain_form.TURN: int(self.seats),
            plain_form.GAME: 1,
            plain_form.SPOT: int(self.spots),
            plain_form.SLOT: int(self.slots),
            plain_form.CATHEDRAL: int(self.seats * self.cathedrals),
            plain_form.COST: int(self.cathedrals),
            plain_form.CELL: int(self.cells),
            plain_form.BONUS: int(self.bonus_cells),
            plain_form.TILE: int(self.tiles),
        }
        return Sizes(holders, {}, [plain_form.SOLO] if self.cardinal >= 0 else [])


def csr(rows: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Return where each row begins, and the end, and all rows one after the other."""
    starts: list[int] = [0]
    flat: list[int] = []
    for row in rows:
        flat += row
        starts.append(len(flat))
    return row_of(starts), row_of(flat) if flat else zeros(1)
