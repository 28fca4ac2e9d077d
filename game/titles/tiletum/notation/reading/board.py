"""Houses and pillars of a position: on the map, in supply, on roofs and contract spaces."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.notation.positions import ReadSetUp
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import ACTIONS, GOODS
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.laws.box import (
    all_houses,
    all_mines,
    all_pillars,
    houses_of,
    pillars_of,
)
from game.titles.tiletum.rules.pieces import has_pillar, mines_on_map
from game.titles.tiletum.rules.silver import is_side_up, start_town
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES

# Houses and pillars of a position: on the map, in supply, on roofs and contract spaces.


def read_pieces(fields: Fields, set_up: ReadSetUp, state: TiletumState) -> None:
    """Put the pieces on the map; supplies that are left out hold what is left in the box."""
    board, colours = state.board, set_up.colours
    start = board.space_names[int(board.start_space)]
    usual = {start: [colours[int(seat)] for seat in state.order]}
    houses = fields.table("houses", needed=False)
    if "houses" not in fields:
        houses = Fields(dict(usual), fields.source, "houses.")
    first = int(board.pillar_slot)
    _read_slots(houses, state, colours, (0, first))
    pillars_there = fields.table("pillars", needed=False)
    _read_slots(pillars_there, state, colours, (first, int(board.mine_slot)))
    if board.silver:
        _read_mines(fields, state, colours)
    pillars = int(all_pillars(board))
    for seat, player in enumerate(set_up.players):
        his = seat == board.cardinal  # he has none on roofs and contract spaces (C-102)
        every = 1 + kinds.HIS_PIECES if his else int(all_houses(board))
        most = every - int(houses_of(state, seat))
        state.supply[seat * kinds.PIECES + kinds.HOUSE_PIECE] = _supply(player, "houses", most)
        every = kinds.HIS_PIECES + int(board.silver) if his else pillars
        most = every - int(pillars_of(state, seat))
        state.supply[seat * kinds.PIECES + kinds.PILLAR_PIECE] = _supply(player, "pillars", most)
        if board.silver:
            _read_mine_supplies(player, state, seat)
        _check_cathedrals(player, state, seat)
        player.finish()


def _check_cathedrals(player: Fields, state: TiletumState, seat: int) -> None:
    """A cathedral tile is taken where an own pillar stands, and pillars stay (T-607)."""
    board = state.board
    for number, town in enumerate(board.town_of):
        taken = state.taken[seat * board.cathedrals + number] != EMPTY
        if taken and not has_pillar(state, seat, town):
            problem = f"has a tile of {board.space_names[town]}, where no own pillar stands"
            raise player.refusal("cathedral_tiles", problem, "tiles of cathedrals with one")


def _read_mines(fields: Fields, state: TiletumState, colours: tuple[str, ...]) -> None:
    """Put the mines on the maps; left out each seat has one on the start space."""
    board = state.board
    start = board.space_names[int(start_town(state, 0))]
    mines = fields.table("mines", needed=False)
    if "mines" not in fields:
        usual: dict[str, object] = {start: [colours[int(seat)] for seat in state.order]}
        mines = Fields(usual, fields.source, "mines.")
    _read_slots(mines, state, colours, (int(board.mine_slot), int(board.slots)))


def _read_mine_supplies(player: Fields, state: TiletumState, seat: int) -> None:
    """Set the own and the general supply of mines; left out they hold what is left."""
    most = int(all_mines(state.board, seat) - mines_on_map(state, seat))
    if seat == state.board.cardinal:
        general = 0
    else:
        general = min(int(state.board.depths.start_mines_general), max(most, 0))
    if most < 0:
        raise player.refusal("mines", "on the maps are too many", "as many as in the box")
    if "mines_general" in player:
        general = player.whole("mines_general", 0, most)
    elif "mines" in player:
        general = min(general, most - player.whole("mines", 0, most))
    state.mines[seat * SUPPLIES + 1] = general
    state.mines[seat * SUPPLIES] = player.whole("mines", 0, most - general, default=most - general)


def _supply(player: Fields, key: str, most: int) -> int:
    if most < 0:
        raise player.refusal(key, "on map and board are too many", "as many as in the box")
    return player.whole(key, 0, most, default=most)


def _read_slots(
    there: Fields, state: TiletumState, colours: tuple[str, ...], slots: tuple[int, int]
) -> None:
    """Put the pieces of one kind on the slots from a first one on."""
    names = state.board.slot_names[slots[0] : slots[1]]
    spaces = state.board.space_numbers
    for town in (town for town in dict.fromkeys(names) if is_side_up(state, spaces[town])):
        owners = there.words(town, colours, "seats", ())
        most = names.count(town)
        if len(owners) > most:
            raise there.refusal(town, f"has {len(owners)} seats", f"at most {most}")
        for place, owner in enumerate(owners):
            state.owner[slots[0] + names.index(town) + place] = colours.index(owner)
    there.finish()


# Wheel, dice and corruption of a position.

FACES = range(1, 7)


def read_wheel(fields: Fields, state: TiletumState) -> None:
    """Set the wheel, the dice on it, and the tokens turned over."""
    usual = [ACTIONS[int(action)] for action in state.board.wheel]
    words = fields.words("wheel", ACTIONS, "actions", usual)
    if len(words) < len(ACTIONS):
        raise fields.refusal("wheel", f"is {shown(words)}", f"each of {listed(ACTIONS)} once")
    for value, word in enumerate(words):
        state.wheel[value] = ACTIONS.index(word)
    if state.board.silver:
        state.field = _read_field(fields)
    _read_dice(fields, state)
    _read_tokens(fields, state)


def _read_field(fields: Fields) -> int:
    """Return the first value the explorer field covers; left out it covers 1 and 2."""
    first, second = 1, 2
    if "explorer_values" in fields:
        first, second = fields.wholes("explorer_values", 1, len(FACES), 2)
    if second != first % len(FACES) + 1:
        found = shown([first, second])
        raise fields.refusal("explorer_values", f"is {found}", "two neighbours, clockwise")
    return first


def _read_dice(fields: Fields, state: TiletumState) -> None:
    dice = fields.table("dice", needed=False)
    most, drawn = int(state.board.dice_per_good), int(state.board.dice_drawn)
    for number, good in enumerate(GOODS):
        values = dice.items(good, "values", ())
        if not all(type(value) is int and value in FACES for value in values):
            raise dice.refusal(good, f"is {shown(values)}", "values from 1 to 6")
        if len(values) > most:
            raise dice.refusal(good, f"has {len(values)} dice", f"at most {most}")
        for value in values:
            if isinstance(value, int):
                state.dice[number * len(FACES) + value - 1] += 1
    dice.finish()
    found = sum(int(count) for count in state.dice)
    if found > drawn or (found == drawn and state.phase == kinds.DICE):
        allowed = f"at most {drawn}, fewer while they are rolled"
        raise fields.refusal("dice", f"has {found} dice", allowed)


def _read_tokens(fields: Fields, state: TiletumState) -> None:
    """Set the tokens: one for each turn of the round that has begun."""
    counts = [int(count) for count in state.board.token_count]
    tokens = fields.items("corruption", "numbers", ())
    begun = int(state.turn) - (1 if state.phase in (kinds.CORRUPTION, kinds.DICE) else 0)
    for number in tokens:
        known = type(number) is int and 0 <= number < len(counts)
        if not known or tokens.count(number) > counts[int(str(number))]:
            box = [n for n, count in enumerate(counts) for _token in range(count)]
            raise fields.refusal("corruption", f"is {shown(tokens)}", f"some of {listed(box)}")
    if len(tokens) > begun:
        problem = f"has {len(tokens)} numbers"
        raise fields.refusal("corruption", problem, f"at most {begun}, one a turn")
    for turn, number in enumerate(tokens):
        state.tokens[turn] = int(str(number))
