"""The players' entries of a position: goods, storehouse and boards."""

from itertools import pairwise

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.notation.cells import (
    fill_cells,
    mark_cells_of_words,
    names_of_cells,
    names_of_marked_cells,
    read_tile_names,
    seat_cells_of_row,
)
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.buildings import character_type_in_building, is_building_completed
from game.titles.tiletum.rules.components import (
    CHARACTER_TYPE_NAMES,
    EXPLORER_ACTION_NAME,
    GOOD_NAMES,
)
from game.titles.tiletum.rules.invariants import player_boards
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.move_texts import MEEPLE_WORDS
from game.titles.tiletum.rules.state import TiletumState

MAX_GOODS_OR_POINTS = 9_999  # goods or points
MAX_MARKER_POINTS = 9


def player_toml_table(state: TiletumState, seat: int) -> dict[str, object]:
    """Return what a seat has as a table for a position text (points, pieces, goods, meeples,
    storehouse, buildings, contracts, dice), without its colour and name.

    The table of the Cardinal, and tables of games with silver, have additional keys.
    """
    board = state.board
    his = seat == state.board.cardinal

    def tiles(row: str) -> list[str]:
        return names_of_cells(seat_cells_of_row(state, row, seat), board.tile_names)

    houses, pillars = seat_cells_of_row(state, "supply", seat)
    merchant, architect = (board.space_names[n] for n in seat_cells_of_row(state, "people", seat))
    entry: dict[str, object] = {"points": state.points[seat]}
    if board.silver:
        entry["silver"] = state.silver[seat]
    entry |= {"houses": houses, "pillars": pillars}
    if board.silver:
        entry["mines"], entry["mines_general"] = seat_cells_of_row(state, "mines", seat)
    entry["goods"] = dict(zip(GOOD_NAMES, seat_cells_of_row(state, "goods", seat), strict=True))
    entry |= {"merchant": merchant, "architect": architect}
    if board.silver:
        entry["explorers"] = names_of_cells(
            seat_cells_of_row(state, "explorers", seat), board.space_names
        )
    rooms = seat_cells_of_row(state, "rooms", seat)
    floors = map(int, board.first_room_of_building)
    crests = seat_cells_of_row(state, "crests", seat)
    markers = dict(
        zip(CHARACTER_TYPE_NAMES, seat_cells_of_row(state, "markers", seat), strict=True)
    )
    if his:
        markers[EXPLORER_ACTION_NAME] = state.his_marker
    dice = [die for die in seat_cells_of_row(state, "dice_taken", seat) if die != EMPTY]
    taken = zip(board.town_of_cathedral, seat_cells_of_row(state, "taken", seat), strict=True)
    entry |= {
        "store": tiles("store"),
        "rooms": [names_of_cells(rooms[a:b], board.tile_names) for a, b in pairwise(floors)],
        "crests": [board.crest_names[n] if n != EMPTY else "" for n in crests],
        "markers": {word: number for word, number in markers.items() if number},
        "contracts": tiles("contracts"),
        "cathedral_tiles": {board.space_names[n]: tile for n, tile in taken if tile != EMPTY},
        "dice": [{"good": GOOD_NAMES[die // 6], "value": die % 6 + 1} for die in dice],
    }
    if his:
        entry |= {"cardinal": True, "open": names_of_cells(state.open, board.tile_names)}
        entry["hand"] = names_of_marked_cells(state.hand, board.crest_names)
        if board.silver:
            entry["tucked"] = names_of_cells(state.tucked, board.cards.surprise_names)
    elif board.silver:
        levels = seat_cells_of_row(state, "levels", seat)
        entry["levels"] = [levels[int(technology)] for technology in state.technologies]
        if state.bonused[seat] != EMPTY:
            entry["bonused"] = GOOD_NAMES[state.bonused[seat]]
    return entry


def read_players_into_state(players: tuple[TomlFields, ...], state: TiletumState) -> None:
    """Set every seat's points, goods, meeples, storehouse, buildings, contracts, cathedral tiles
    and dice of this round, and the Cardinal's contracts and crests; missing keys have the values of
    the set-up. Raise Unreadable for a value that is not possible.
    """
    board = state.board
    order = [int(seat) for seat in state.order]
    names = board.space_names[: board.main_map_space_count]
    for seat, player in enumerate(players):
        his = seat == board.cardinal
        usual = int(board.depths.cardinal_hard_points * board.hard) if his else 0
        state.points[seat] = player.integer(
            "points", -MAX_GOODS_OR_POINTS, MAX_GOODS_OR_POINTS, default=usual
        )
        _read_goods_into_state(player, state, seat, order.index(seat))
        if his:
            tiles = _read_tile_numbers(
                player, "open", board, kinds.CONTRACT_TILE, kinds.CONTRACT_SPACE_COUNT
            )
            fill_cells(state.open, 0, sorted(tiles))  # C-308, C-401
            crests = board.crest_names
            mark_cells_of_words(state.hand, crests, player.word_list("hand", crests, "crests", ()))
        start = names[board.start_town_space]
        people = [names.index(player.choice(key, names, default=start)) for key in MEEPLE_WORDS]
        fill_cells(state.people, seat * len(MEEPLE_WORDS), people)
        store = _read_tile_numbers(player, "store", board, None, kinds.STOREHOUSE_SLOT_COUNT)
        fill_cells(state.store, seat * kinds.STOREHOUSE_SLOT_COUNT, sorted(store))
        _read_rooms_into_state(player, state, seat)
        _read_crests_below_buildings_into_state(player, state, seat)
        tiles = _read_tile_numbers(
            player, "contracts", board, kinds.CONTRACT_TILE, kinds.CONTRACT_SPACE_COUNT
        )
        fill_cells(state.contracts, seat * kinds.CONTRACT_SPACE_COUNT, tiles)
        if not player_boards.are_contracts_valid(state, seat):
            allowed = f"at most {kinds.CONTRACT_SPACE_COUNT} with those in store"
            raise player.field_error("contracts", "and store have too many", allowed)
        _read_building_markers_into_state(player, state, seat)
        _read_cathedral_tiles_into_state(player, state, seat)
        dice = player.tables("dice", is_required=False)
        if len(dice) > kinds.TURNS_PER_ROUND:
            raise player.field_error(
                "dice", f"has {len(dice)} dice", f"at most {kinds.TURNS_PER_ROUND}"
            )
        for number, die in enumerate(dice, start=seat * kinds.TURNS_PER_ROUND):
            good = GOOD_NAMES.index(die.choice("good", GOOD_NAMES))
            value = die.integer("value", 1, 6)
            state.dice_taken[number] = good * 6 + value - 1
            die.check_no_unknown_keys()


def _read_goods_into_state(
    player: TomlFields, state: TiletumState, seat: int, turn_order_place: int
) -> None:
    usual = [int(number) for number in state.board.start_goods]
    usual[kinds.GOLD] += state.board.start_gold[turn_order_place]
    if "goods" in player or seat == state.board.cardinal:
        usual = [0] * len(GOOD_NAMES)
    goods = player.table("goods", is_required=False)
    found = [
        goods.integer(g, 0, MAX_GOODS_OR_POINTS, default=n)
        for g, n in zip(GOOD_NAMES, usual, strict=True)
    ]
    fill_cells(state.goods, seat * len(GOOD_NAMES), found)
    goods.check_no_unknown_keys()


def _read_tile_numbers(
    player: TomlFields, key: str, board: Board, kind: int | None, max_tiles: int
) -> list[int]:
    """Return the numbers of the tiles under a key, at most `max_tiles`; raise Unreadable for a tile
    of another kind than `kind` (None: any)."""
    known = [n for n in board.tile_names if kind in (None, board.tile_kind[board.tile_numbers[n]])]
    return [board.tile_numbers[word] for word in read_tile_names(player, key, known, max_tiles)]


def _read_rooms_into_state(player: TomlFields, state: TiletumState, seat: int) -> None:
    board = state.board
    buildings = player.unchecked_list(
        "rooms", "buildings", [[] for _ in range(kinds.BUILDING_COUNT)]
    )
    if len(buildings) != kinds.BUILDING_COUNT:
        raise player.field_error(
            "rooms", f"has {len(buildings)} buildings", str(kinds.BUILDING_COUNT)
        )
    for building, people in enumerate(buildings):
        first = board.first_room_of_building[building]
        end = board.first_room_of_building[building + 1]
        entry = TomlFields(
            {"rooms": people}, player.source_name, f"{player.label}building {building + 1} "
        )
        tiles = _read_tile_numbers(entry, "rooms", board, kinds.CHARACTER_TILE, end - first)
        fill_cells(state.rooms, seat * kinds.ROOM_COUNT_OF_A_SEAT + first, tiles)
    if seat != board.cardinal and not player_boards.are_rooms_valid(state, seat):
        allowed = "one type in each of buildings 1 to 5, and no type in two of them"
        raise player.field_error("rooms", "mixes types", allowed)


def _read_crests_below_buildings_into_state(
    player: TomlFields, state: TiletumState, seat: int
) -> None:
    names = state.board.crest_names
    crests = player.unchecked_list("crests", "crests", [""] * kinds.BUILDING_COUNT)
    if len(crests) != kinds.BUILDING_COUNT or not set(map(str, crests)) <= {*names, ""}:
        allowed = f'{kinds.BUILDING_COUNT} of {word_list_for_message(names)}, "" for none'
        raise player.field_error("crests", f"is {value_for_message(crests)}", allowed)
    numbers = [names.index(str(crest)) if crest else EMPTY for crest in crests]
    fill_cells(state.crests, seat * kinds.BUILDING_COUNT, numbers)
    if not player_boards.is_storehouse_valid(state, seat):
        raise player.field_error("crests", "and store have a crest twice", "each kind once")


def _read_building_markers_into_state(player: TomlFields, state: TiletumState, seat: int) -> None:
    """Set a seat's markers; if missing, those that its completed buildings give (T-510)."""
    due = [0] * len(CHARACTER_TYPE_NAMES)
    for building in range(0 if seat == state.board.cardinal else kinds.LAST_BUILDING):
        if is_building_completed(state, seat, building):
            due[int(character_type_in_building(state, seat, building))] += (
                state.board.marker_points_of_building[building]
            )
    if "markers" in player:
        due = [0] * len(CHARACTER_TYPE_NAMES)
    markers = player.table("markers", is_required=False)
    found = [
        markers.integer(w, 0, MAX_MARKER_POINTS, default=n)
        for w, n in zip(CHARACTER_TYPE_NAMES, due, strict=True)
    ]
    fill_cells(state.markers, seat * len(CHARACTER_TYPE_NAMES), found)
    if seat == state.board.cardinal and state.board.silver:
        state.his_marker = markers.integer(EXPLORER_ACTION_NAME, 0, MAX_MARKER_POINTS, default=0)
    markers.check_no_unknown_keys()


def _read_cathedral_tiles_into_state(player: TomlFields, state: TiletumState, seat: int) -> None:
    board = state.board
    tiles = player.table("cathedral_tiles", is_required=False)
    for number in range(board.cathedral_count):
        town = board.space_names[board.town_of_cathedral[number]]
        if town not in tiles:
            continue
        there = board.cathedral_tiles[
            board.first_tile_of_cathedral[number] : board.first_tile_of_cathedral[number + 1]
        ]
        points = [int(tile) for tile in there]
        found = tiles.integer(town, min(points), max(points))
        rivals = range(state.seats)
        taken = [state.taken[rival * board.cathedral_count + number] for rival in rivals]
        if found not in points or found in taken or state.cost[number] == EMPTY:
            allowed = (
                f"one of {word_list_for_message(points)} that nobody else has, of an open cathedral"
            )
            raise tiles.field_error(town, f"is {found}", allowed)
        state.taken[seat * board.cathedral_count + number] = found
    tiles.check_no_unknown_keys()
