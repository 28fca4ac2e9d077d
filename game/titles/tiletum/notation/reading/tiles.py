"""Tiles that lie open in a position: on actions, king track, map and offers; fairs and costs."""

from __future__ import annotations

from game.fields import Fields, allowed_words, listed, shown
from game.titles.tiletum.rules.dealing_below import is_side_up
from game.titles.tiletum.rules.kinds import (
    BONUS_DECK,
    CHARACTER_DECK,
    CONTRACT_DECK,
    EMPTY,
    GOLD,
    OFFERED,
    ROUNDS,
    SILVER,
    STONE,
    UNDERGROUND_DECK,
)
from game.titles.tiletum.rules.state import TiletumState


def names_in(state: TiletumState, deck: int) -> list[str]:
    """Return the names of the tiles of a deck."""
    board = state.board
    cells = range(int(board.cell_from[deck]), int(board.cell_from[deck + 1]))
    return [board.tile_names[int(board.tile_in[cell])] for cell in cells]


def read_tiles(fields: Fields, state: TiletumState) -> None:
    """Lay the tiles on their spots; what is left out is empty."""
    board, numbers = state.board, state.board.tile_numbers
    bonus = names_in(state, BONUS_DECK)
    actions = fields.table("action_tiles", needed=False)
    for number, word in enumerate(board.action_names):
        if word in actions:
            state.lying[board.action_spot + number] = numbers[actions.choice(word, bonus)]
    actions.finish()
    if "king_tile" in fields:
        state.lying[board.king_spot] = numbers[fields.choice("king_tile", bonus)]
    spaces = fields.table("map_tiles", needed=False)
    for space in range(int(board.main_spaces)):
        if board.space_names[space] in spaces:
            name = board.space_names[space]
            state.lying[space] = numbers[spaces.choice(name, bonus)]
    spaces.finish()
    if board.silver:
        _read_underground(fields, state)
    contracts = _offer(fields, state, "contract_offer", CONTRACT_DECK)
    characters = _offer(fields, state, "character_offer", CHARACTER_DECK)
    if EMPTY in characters[: sum(tile != EMPTY for tile in characters)]:
        raise fields.refusal("character_offer", "has a gap before a tile", "gaps at its end")
    for place in range(OFFERED):
        state.lying[board.contract_spot + place] = contracts[place]
        state.lying[board.character_spot + place] = characters[place]


def _read_underground(fields: Fields, state: TiletumState) -> None:
    """Lay the underground tiles on towns of the sides that are used."""
    board, names = state.board, names_in(state, UNDERGROUND_DECK)
    towns = fields.table("underground_tiles", needed=False)
    for space in range(int(board.main_spaces), int(board.spaces)):
        name = board.space_names[space]
        if is_side_up(state, space) and name in towns:
            state.lying[space] = board.tile_numbers[towns.choice(name, names)]
    towns.finish()


def _offer(fields: Fields, state: TiletumState, key: str, deck: int) -> list[int]:
    words = [*names_in(state, deck), ""]
    found = fields.items(key, "tiles", [""] * OFFERED)
    for word in found:
        if word not in words:
            raise fields.refusal(key, f"has {shown(word)}", allowed_words(word, words))
    if len(found) != OFFERED:
        raise fields.refusal(key, f"has {len(found)} places", f'{OFFERED}, "" for a gap')
    return [state.board.tile_numbers.get(str(word), EMPTY) for word in found]


def read_fairs(fields: Fields, state: TiletumState) -> None:
    """Set the four fairs; left out they are the first of the data."""
    board = state.board
    towns = [board.space_names[int(space)] for space in board.fair_towns]
    known = [board.fair_names[int(kind)] for kind in board.fairs]
    usual = [[towns[number], known[number]] for number in range(ROUNDS)]
    found = fields.items("fairs", "fairs", usual)
    if len(found) != ROUNDS:
        raise fields.refusal("fairs", f"has {len(found)} fairs", str(ROUNDS))
    for number, fair in enumerate(found):
        if not isinstance(fair, list) or len(fair) != 2 or fair[1] not in known:
            allowed = f"a town and one of {listed(known)}"
            raise fields.refusal("fairs", f"has {shown(fair)}", allowed)
        allowed_towns = towns[:1] if number == 0 else towns[1:]
        if fair[0] not in allowed_towns:
            raise fields.refusal("fairs", f"has {shown(fair)}", listed(allowed_towns))
        state.fair[ROUNDS + number] = board.space_numbers[fair[0]]
        state.fair[number] = board.fair_names.index(fair[1])
    if len({int(fair) for fair in state.fair[:ROUNDS]}) < ROUNDS:
        raise fields.refusal("fairs", "has a fair twice", "each fair once")
    if len({int(town) for town in state.fair[ROUNDS:]}) < ROUNDS:
        raise fields.refusal("fairs", "has a town twice", "each town once")


def read_costs(fields: Fields, state: TiletumState) -> None:
    """Lay the cost tiles; where none is told lie those left, in the order of the data."""
    board = state.board
    costs = fields.table("costs", needed=False)
    for paid_with in (STONE, GOLD, SILVER) if board.silver else (STONE,):
        towns = {
            board.space_names[int(board.town_of[number])]: number
            for number in range(int(board.cathedrals))
            if board.is_open[number]
            and board.paid_with[number] == paid_with
            and is_side_up(state, int(board.town_of[number]))
        }
        _read_costs_in(costs, state, paid_with, towns)
    costs.finish()


def _read_costs_in(
    costs: Fields, state: TiletumState, paid_with: int, towns: dict[str, int]
) -> None:
    """Lay the cost tiles of one kind: stone, gold or silver."""
    board = state.board
    kinds = {
        kind: [int(board.cost_stone[kind]), int(board.cost_points[kind])]
        for kind in range(int(board.cost_kinds))
        if board.cost_good[kind] == paid_with
    }
    left = [kind for kind in kinds for _tile in range(int(board.cost_count[kind]))]
    for town in (town for town in towns if town in costs):
        found = costs.items(town, "numbers")
        if found not in kinds.values():
            raise costs.refusal(town, f"is {shown(found)}", f"one of {listed(kinds.values())}")
        kind = next(number for number, cost in kinds.items() if cost == found)
        if kind not in left:
            most = int(board.cost_count[kind])
            raise costs.refusal(town, f"is {shown(found)} again", f"at most {most} of them")
        left.remove(kind)
        state.cost[towns[town]] = kind
    for number in (number for town, number in towns.items() if town not in costs):
        state.cost[number] = left.pop(0)
