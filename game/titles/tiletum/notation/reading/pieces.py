"""Houses and pillars of a position: on the map, in supply, on roofs and contract spaces."""

from __future__ import annotations

from game.fields import Fields
from game.titles.tiletum.notation.reading.set_up import ReadSetUp
from game.titles.tiletum.rules.cardinal.kinds import HIS_PIECES
from game.titles.tiletum.rules.kinds import CONTRACT_SPACES, HOUSE_PIECE, PIECES, PILLAR_PIECE
from game.titles.tiletum.rules.laws.box import all_houses, houses_of, pillars_of
from game.titles.tiletum.rules.state import TiletumState


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
    _read_slots(pillars_there, state, colours, (first, int(board.slots)))
    pillars = int(board.start_pillars) + CONTRACT_SPACES - 1
    for seat, player in enumerate(set_up.players):
        his = seat == board.cardinal  # he has none on roofs and contract spaces (C-102)
        every = 1 + HIS_PIECES if his else int(all_houses(board))
        most = every - int(houses_of(state, seat))
        state.supply[seat * PIECES + HOUSE_PIECE] = _supply(player, "houses", most)
        most = (HIS_PIECES if his else pillars) - int(pillars_of(state, seat))
        state.supply[seat * PIECES + PILLAR_PIECE] = _supply(player, "pillars", most)
        player.finish()


def _supply(player: Fields, key: str, most: int) -> int:
    if most < 0:
        raise player.refusal(key, "on map and board are too many", "as many as in the box")
    return player.whole(key, 0, most, default=most)


def _read_slots(
    there: Fields, state: TiletumState, colours: tuple[str, ...], slots: tuple[int, int]
) -> None:
    """Put the pieces of one kind on the slots from a first one on."""
    names = state.board.slot_names[slots[0] : slots[1]]
    for town in dict.fromkeys(names):
        owners = there.words(town, colours, "seats", ())
        most = names.count(town)
        if len(owners) > most:
            raise there.refusal(town, f"has {len(owners)} seats", f"at most {most}")
        for place, owner in enumerate(owners):
            state.owner[slots[0] + names.index(town) + place] = colours.index(owner)
    there.finish()
