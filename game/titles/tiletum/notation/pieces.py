"""Houses, pillars and mines of a position."""

from game.files.toml_fields import TomlFields
from game.notation.positions import PositionSetUp
from game.titles.tiletum.notation.cells import Colours, fill_cells
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.explorers import start_town_of_map
from game.titles.tiletum.rules.houses_and_pillars import count_pieces_on_maps, has_piece_in_town
from game.titles.tiletum.rules.invariants.box_contents import count_pieces, expected_piece_count
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use

PIECE_WORDS = ("houses", "pillars", "mines")


def piece_colours_by_town(state: TiletumState, colours: Colours, key: str) -> dict[str, object]:
    """Return, by town, the colours of the seats that have a piece of one kind there; `key` is
    "houses", "pillars" or "mines". Towns without one are left out."""
    owners: dict[str, list[str]] = {}
    slots = state.board.first_slot_of_piece_in_space
    spaces = int(state.board.space_count)
    piece = PIECE_WORDS.index(key)
    for slot in range(slots[piece * spaces], slots[(piece + 1) * spaces]):
        if state.owner[slot] != EMPTY:
            owners.setdefault(state.board.slot_names[slot], []).append(colours[state.owner[slot]])
    return dict(owners)


def read_pieces_into_state(fields: TomlFields, set_up: PositionSetUp, state: TiletumState) -> None:
    """Set the houses, pillars and, with silver, mines on the maps and in the supplies.

    Without an entry for them, each seat has one house on the start space and one mine in the start
    town of the first underground map, and no pillars; a supply without an entry holds all pieces
    that are not on the maps. Raise Unreadable for more pieces than in the box, and for a cathedral
    tile of a seat that has no pillar there.
    """
    board = state.board
    colours = set_up.colours
    _read_slot_owners_into_state(fields, state, colours, "houses", int(board.start_town_space))
    _read_slot_owners_into_state(fields, state, colours, "pillars")
    if board.silver:
        _read_slot_owners_into_state(
            fields, state, colours, "mines", int(start_town_of_map(state, 0))
        )
    for seat, player in enumerate(set_up.players):
        for piece, key in enumerate(PIECE_WORDS[: kinds.BASE_PIECE_KIND_COUNT]):
            most = int(expected_piece_count(board, seat, piece) - count_pieces(state, seat, piece))
            if most < 0:
                raise player.field_error(
                    key, "on map and board are too many", "as many as in the box"
                )
            supply = player.integer(key, 0, most, default=most)
            state.supply[seat * kinds.BASE_PIECE_KIND_COUNT + piece] = supply
        if board.silver:
            _read_mine_supplies_into_state(player, state, seat)
        # A cathedral tile is taken where an own pillar stands, and pillars stay (T-607)
        for number, town in enumerate(board.town_of_cathedral):
            taken = state.taken[seat * board.cathedral_count + number] != EMPTY
            if taken and not has_piece_in_town(state, seat, kinds.PILLAR_PIECE, town):
                problem = f"has a tile of {board.space_names[town]}, where no own pillar stands"
                raise player.field_error("cathedral_tiles", problem, "tiles of cathedrals with one")
        player.check_no_unknown_keys()


def _read_mine_supplies_into_state(player: TomlFields, state: TiletumState, seat: int) -> None:
    """Set a seat's supply and the general supply of mines; if missing, they share the mines that
    are not on the maps."""
    most = int(expected_piece_count(state.board, seat, kinds.MINE_PIECE))
    most -= int(count_pieces_on_maps(state, seat, kinds.MINE_PIECE))
    his = seat == state.board.cardinal
    general = 0 if his else min(state.board.depths.start_mines_in_general_supply, max(most, 0))
    if most < 0:
        raise player.field_error("mines", "on the maps are too many", "as many as in the box")
    if "mines_general" in player:
        general = player.integer("mines_general", 0, most)
    elif "mines" in player:
        general = min(general, most - player.integer("mines", 0, most))
    own = seat * kinds.MINE_SUPPLY_COUNT
    left = most - general
    state.mines[own] = player.integer("mines", 0, left, default=left)
    state.mines[own + 1] = general


def _read_slot_owners_into_state(
    fields: TomlFields, state: TiletumState, colours: Colours, key: str, start_town: int = EMPTY
) -> None:
    """Set the owners of the slots of one kind of piece; if the key is missing, each seat has one
    in the town `start_town`, if given."""
    board = state.board
    first = PIECE_WORDS.index(key) * int(state.board.space_count)
    there = fields.table(key, is_required=False)
    if key not in fields and start_town != EMPTY:
        usual = {board.space_names[start_town]: [colours[int(seat)] for seat in state.order]}
        there = TomlFields(dict(usual), fields.source_name, f"{key}.")
    for space in (
        space for space in range(board.space_count) if is_space_on_map_side_in_use(state, space)
    ):
        town = board.space_names[space]
        slot = board.first_slot_of_piece_in_space[first + space]
        most = int(board.first_slot_of_piece_in_space[first + space + 1] - slot)
        owners = there.word_list(town, colours, "seats", ()) if most else []
        if len(owners) > most:
            raise there.field_error(town, f"has {len(owners)} seats", f"at most {most}")
        fill_cells(state.owner, slot, map(colours.index, owners))
    there.check_no_unknown_keys()
