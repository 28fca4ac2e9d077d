"""Houses and pillars of a position: on the map, in supply, on roofs and contract spaces."""

from __future__ import annotations

from game.fields import Fields
from game.notation.position_head import ReadSetUp
from game.titles.tiletum.rules.cardinal.kinds import HIS_PIECES
from game.titles.tiletum.rules.dealing_below import is_side_up
from game.titles.tiletum.rules.explorers import start_town
from game.titles.tiletum.rules.kinds import HOUSE_PIECE, PIECES, PILLAR_PIECE
from game.titles.tiletum.rules.laws.box import (
    all_houses,
    all_mines,
    all_pillars,
    houses_of,
    pillars_of,
)
from game.titles.tiletum.rules.pieces import mines_on_map
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES


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
        every = 1 + HIS_PIECES if his else int(all_houses(board))
        most = every - int(houses_of(state, seat))
        state.supply[seat * PIECES + HOUSE_PIECE] = _supply(player, "houses", most)
        every = HIS_PIECES + int(board.silver) if his else pillars
        most = every - int(pillars_of(state, seat))
        state.supply[seat * PIECES + PILLAR_PIECE] = _supply(player, "pillars", most)
        if board.silver:
            _read_mine_supplies(player, state, seat)
        player.finish()


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
