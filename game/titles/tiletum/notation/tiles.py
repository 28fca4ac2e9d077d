"""Open tiles of a position: on actions, king track, map and offers; also fairs and cost tiles."""

from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.titles.tiletum.notation.cells import (
    fill_cells,
    read_tile_names,
    tile_name_on_spot,
    tile_names_in_deck,
)
from game.titles.tiletum.notation.game_options import KING_TRACK_SPOT_WORD
from game.titles.tiletum.notation.round_and_turn import off_map_bonus_tile_spots_by_word
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use

Spots = dict[str, int]
"""Spots of tiles by the words that name them in one table of a position."""


def _spots_by_action_name(board: Board) -> Spots:
    return {
        word: spot
        for word, spot in off_map_bonus_tile_spots_by_word(board).items()
        if word != KING_TRACK_SPOT_WORD
    }


def _spots_by_space_name(board: Board, *, is_underground: bool) -> Spots:
    """Return the spot of every space by name, of the underground maps or of the main map."""
    main = int(board.main_map_space_count)
    every = int(board.space_count)
    return {
        board.space_names[n]: n for n in (range(main, every) if is_underground else range(main))
    }


def _tile_names_by_spot_word(state: TiletumState, spots: Spots) -> dict[str, object]:
    tiles = {word: tile_name_on_spot(state, spot) for word, spot in spots.items()}
    return {word: tile for word, tile in tiles.items() if tile}


def offers_and_fairs_toml_table(state: TiletumState) -> dict[str, object]:
    """Return a table for a position text: the tiles on actions, king track and offers, and (town,
    kind) of the fair of each round."""
    board = state.board
    rounds = range(kinds.ROUND_COUNT)
    offers = {
        "contract_offer": board.first_contract_spot,
        "character_offer": board.first_character_spot,
    }
    return {
        "action_tiles": dict(
            sorted(_tile_names_by_spot_word(state, _spots_by_action_name(board)).items())
        ),
        **_tile_names_by_spot_word(state, {"king_tile": int(board.king_track_spot)}),
        **{
            key: [
                tile_name_on_spot(state, spot + place) for place in range(kinds.OFFERED_TILE_COUNT)
            ]
            for key, spot in offers.items()
        },
        "fairs": [
            (board.space_names[state.fair[kinds.ROUND_COUNT + n]], board.fair_names[state.fair[n]])
            for n in rounds
        ],
    }


def map_tiles_toml_table(state: TiletumState, *, is_underground: bool = False) -> dict[str, object]:
    """Return the name of the tile on each space of the main map, or with `is_underground` of the
    underground maps, by the space's name; empty spaces are left out."""
    return _tile_names_by_spot_word(
        state, _spots_by_space_name(state.board, is_underground=is_underground)
    )


def read_tiles_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the tiles on actions, king track, maps and offers; a spot that is not named stays empty.
    Raise Unreadable for an unknown tile or spot, or a gap before a character."""
    board = state.board
    bonus = tile_names_in_deck(board, kinds.BONUS_DECK)
    _read_spot_tiles_into_state(
        fields.table("action_tiles", is_required=False), state, _spots_by_action_name(board), bonus
    )
    if "king_tile" in fields:
        tile = fields.choice("king_tile", bonus)
        state.lying[board.king_track_spot] = board.tile_numbers[tile]
    _read_spot_tiles_into_state(
        fields.table("map_tiles", is_required=False),
        state,
        _spots_by_space_name(board, is_underground=False),
        bonus,
    )
    if board.silver:
        below = _spots_by_space_name(board, is_underground=True)
        towns = {
            name: space
            for name, space in below.items()
            if is_space_on_map_side_in_use(state, space)
        }
        deep = tile_names_in_deck(board, kinds.UNDERGROUND_DECK)
        _read_spot_tiles_into_state(
            fields.table("underground_tiles", is_required=False), state, towns, deep
        )
    contracts = _read_offer_tile_numbers(fields, state, "contract_offer", kinds.CONTRACT_DECK)
    characters = _read_offer_tile_numbers(fields, state, "character_offer", kinds.CHARACTER_DECK)
    if EMPTY in characters[: sum(tile != EMPTY for tile in characters)]:
        raise fields.field_error("character_offer", "has a gap before a tile", "gaps at its end")
    fill_cells(state.lying, board.first_contract_spot, contracts)
    fill_cells(state.lying, board.first_character_spot, characters)


def _read_spot_tiles_into_state(
    table: TomlFields, state: TiletumState, spots: Spots, known_names: list[str]
) -> None:
    for word, spot in spots.items():
        if word in table:
            state.lying[spot] = state.board.tile_numbers[table.choice(word, known_names)]
    table.check_no_unknown_keys()


def _read_offer_tile_numbers(
    fields: TomlFields, state: TiletumState, key: str, deck: int
) -> list[int]:
    usual = [""] * kinds.OFFERED_TILE_COUNT
    found = (
        read_tile_names(fields, key, [*tile_names_in_deck(state.board, deck), ""])
        if key in fields
        else usual
    )
    if len(found) != kinds.OFFERED_TILE_COUNT:
        raise fields.field_error(
            key, f"has {len(found)} places", f'{kinds.OFFERED_TILE_COUNT}, "" for a gap'
        )
    return [state.board.tile_numbers.get(word, EMPTY) for word in found]


def read_fairs_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the towns and kinds of the four fairs; if missing, the first ones of the components.

    Raise Unreadable for a fair or town that is not allowed or appears twice.
    """
    board = state.board
    towns = [board.space_names[int(space)] for space in board.fair_towns]
    known = [board.fair_names[int(kind)] for kind in board.fair_kinds]
    usual = [[towns[number], known[number]] for number in range(kinds.ROUND_COUNT)]
    found = fields.unchecked_list("fairs", "fairs", usual)
    if len(found) != kinds.ROUND_COUNT:
        raise fields.field_error("fairs", f"has {len(found)} fairs", str(kinds.ROUND_COUNT))
    for number, fair in enumerate(found):
        if not isinstance(fair, list) or len(fair) != 2 or fair[1] not in known:
            allowed = f"a town and one of {word_list_for_message(known)}"
            raise fields.field_error("fairs", f"has {value_for_message(fair)}", allowed)
        allowed_towns = towns[:1] if number == 0 else towns[1:]
        if fair[0] not in allowed_towns:
            raise fields.field_error(
                "fairs", f"has {value_for_message(fair)}", word_list_for_message(allowed_towns)
            )
        state.fair[kinds.ROUND_COUNT + number] = board.space_numbers[fair[0]]
        state.fair[number] = board.fair_names.index(fair[1])
    if len({int(fair) for fair in state.fair[: kinds.ROUND_COUNT]}) < kinds.ROUND_COUNT:
        raise fields.field_error("fairs", "has a fair twice", "each fair once")
    if len({int(town) for town in state.fair[kinds.ROUND_COUNT :]}) < kinds.ROUND_COUNT:
        raise fields.field_error("fairs", "has a town twice", "each town once")


def cost_tiles_toml_table(state: TiletumState) -> dict[str, object]:
    """Return the pair of printed amount and points of each cost tile, by the town of its
    cathedral; cathedrals without a cost tile are left out."""
    board = state.board
    return {
        board.space_names[board.town_of_cathedral[number]]: (
            board.cost_tile_amount[cost],
            board.cost_tile_points[cost],
        )
        for number, cost in enumerate(state.cost)
        if cost != EMPTY
    }


def read_cost_tiles_into_state(fields: TomlFields, state: TiletumState) -> None:
    """Set the cost tile of every cathedral in the game; if missing, the tiles left are used in
    the order of the components."""
    board = state.board
    costs = fields.table("costs", is_required=False)
    for paid_with in (
        (kinds.STONE, kinds.GOLD, kinds.SILVER_PAYMENT) if board.silver else (kinds.STONE,)
    ):
        alike = [
            n
            for n in range(board.cathedral_count)
            if board.payment_good_of_cathedral[n] == paid_with
        ]
        there = [
            n
            for n in alike
            if board.is_cathedral_open[n]
            and is_space_on_map_side_in_use(state, board.town_of_cathedral[n])
        ]
        towns = {board.space_names[board.town_of_cathedral[number]]: number for number in there}
        _read_cost_tiles_of_payment_kind_into_state(costs, state, paid_with, towns)
    costs.check_no_unknown_keys()


def _read_cost_tiles_of_payment_kind_into_state(
    costs: TomlFields, state: TiletumState, paid_with: int, towns: dict[str, int]
) -> None:
    """Set the cost tiles of the cathedrals in `towns` (numbers by name) whose costs are paid with
    `paid_with`: stone, gold or silver."""
    board = state.board
    alike = [
        kind
        for kind in range(board.cost_tile_kind_count)
        if board.cost_tile_good[kind] == paid_with
    ]
    known = {kind: [board.cost_tile_amount[kind], board.cost_tile_points[kind]] for kind in alike}
    left = [kind for kind in alike for _tile in range(board.cost_tile_count[kind])]
    for town in (town for town in towns if town in costs):
        found = costs.unchecked_list(town, "numbers")
        if found not in known.values():
            raise costs.field_error(
                town,
                f"is {value_for_message(found)}",
                f"one of {word_list_for_message(known.values())}",
            )
        kind = next(number for number, cost in known.items() if cost == found)
        if kind not in left:
            most = board.cost_tile_count[kind]
            raise costs.field_error(
                town, f"is {value_for_message(found)} again", f"at most {most} of them"
            )
        left.remove(kind)
        state.cost[towns[town]] = kind
    for number in (number for town, number in towns.items() if town not in costs):
        state.cost[number] = left.pop(0)
