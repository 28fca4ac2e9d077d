"""Invariants of the box: no tile, house, pillar or die is lost or created."""

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_zero_row
from game.titles.tiletum.rules import buildings, houses_and_pillars, kinds, offers, possessions
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.invariants import invariant
from game.titles.tiletum.rules.state import TiletumState

INVARIANT_BY_PIECE: Final = [
    invariant.HOUSES_IN_BOX_INVARIANT,
    invariant.PILLARS_IN_BOX_INVARIANT,
    invariant.MINES_IN_BOX_INVARIANT,
]


def first_broken_box_invariant(before: TiletumState, after: TiletumState) -> str:
    """Return the first invariant about the tiles, pieces and dice of the box that a step breaks,
    NO_BROKEN_INVARIANT for none.

    A written position may lack pieces; from then on none may be lost or created.
    """
    if not are_tile_counts_unchanged(before, after):
        return invariant.TILES_IN_BOX_INVARIANT
    for seat in range(after.seats):
        for piece in range(
            kinds.PIECE_KIND_COUNT_WITH_SILVER
            if after.board.silver > 0
            else kinds.BASE_PIECE_KIND_COUNT
        ):
            count: i64 = count_pieces(after, seat, piece)
            most: i64 = expected_piece_count(after.board, seat, piece)
            if count != count_pieces(before, seat, piece) or not 0 <= count <= most:
                return INVARIANT_BY_PIECE[piece]
    return (
        invariant.NO_BROKEN_INVARIANT
        if is_change_of_die_count_valid(before, after)
        else invariant.DICE_IN_BOX_INVARIANT
    )


def are_tile_counts_unchanged(before: TiletumState, after: TiletumState) -> bool:
    """Return whether there are as many tiles of each kind as before, no more than in the box."""
    was: vec[i64] = make_zero_row(after.board.tile_count)
    now: vec[i64] = make_zero_row(after.board.tile_count)
    if not tally_and_check_tiles_outside_box(before, was) or not tally_and_check_tiles_outside_box(
        after, now
    ):
        return False
    merge_crest_counts(after.board, was)
    merge_crest_counts(after.board, now)
    for tile in range(after.board.tile_count):
        if now[tile] != was[tile] or now[tile] > 0:
            return False
    return True


def merge_crest_counts(board: Board, tile_counts: vec[i64]) -> None:
    """For each kind of crest, move the counts in `tile_counts` of all tiles with this crest to one
    of these tiles, since a placed crest does not show which tile it came from."""
    for tile in range(board.tile_count):
        crest: i64 = board.crest_of_tile[tile]
        if crest != kinds.EMPTY and board.tile_of_crest[crest] != tile:
            tile_counts[board.tile_of_crest[crest]] += tile_counts[tile]
            tile_counts[tile] = 0


def tally_and_check_tiles_outside_box(st: TiletumState, tile_counts: vec[i64]) -> bool:
    """Add to `tile_counts`, by kind of tile: the tiles in play, discarded or removed from the game,
    minus those that the piles and the box have lost since the set-up.

    Return False, with `tile_counts` filled only in part, at a negative count or an unknown tile.
    """
    board: Board = st.board
    for at in range(board.pile_cell_count):
        if st.pile[at] < 0:
            return False
        tile_counts[board.tile_counted_in_pile_cell[at]] += (
            st.pile[at] - board.tile_copies_of_pile_cell[at]
        )
    first: i64 = board.first_pile_cell_of_deck[kinds.BONUS_DECK]
    for at in range(board.bonus_pile_cell_count):
        if st.discard[at] < 0:
            return False
        tile_counts[board.tile_counted_in_pile_cell[first + at]] += st.discard[at]
    for tile in range(i64(len(st.gone))):  # left the game (C-401, S-407)
        if st.gone[tile] < 0:
            return False
        tile_counts[tile] += st.gone[tile]
    for tile in range(i64(len(st.box))):  # came from the box (S-912)
        if st.box[tile] < 0:
            return False
        tile_counts[tile] += st.box[tile] - board.unused_copies_of_tile[tile]
    return (
        tally_and_check_row_tiles(st.lying, tile_counts)
        and tally_and_check_row_tiles(st.store, tile_counts)
        and tally_and_check_row_tiles(st.rooms, tile_counts)
        and tally_and_check_row_tiles(st.contracts, tile_counts)
        and tally_and_check_row_tiles(st.open, tile_counts)
        and tally_and_check_row_tiles(st.contracts_under, tile_counts)
        and tally_and_check_row_tiles(st.underground_under, tile_counts)
        and tally_and_check_crests(st, tile_counts)
        and tally_and_check_tiles_put_aside(st, tile_counts)
    )


def tally_and_check_row_tiles(row: vec[i64], tile_counts: vec[i64]) -> bool:
    """Add the tiles of a row to `tile_counts`; return whether all their numbers are valid."""
    for at in range(i64(len(row))):
        tile: i64 = row[at]
        if tile < kinds.EMPTY or tile >= i64(len(tile_counts)):
            return False
        if tile != kinds.EMPTY:
            tile_counts[tile] += 1
    return True


def tally_and_check_crests(st: TiletumState, tile_counts: vec[i64]) -> bool:
    """Add the crests placed, and those in the Cardinal's hand, to `tile_counts`; return whether all
    are crests.
    """
    for at in range(st.seats * kinds.BUILDING_COUNT):
        crest: i64 = st.crests[at]
        if crest < kinds.EMPTY or crest >= st.board.crest_kind_count:
            return False
        if crest != kinds.EMPTY:
            tile_counts[st.board.tile_of_crest[crest]] += 1
    for kind in range(i64(len(st.hand))):
        if not 0 <= st.hand[kind] <= 1:
            return False
        tile_counts[st.board.tile_of_crest[kind]] += st.hand[kind]
    return True


def tally_and_check_tiles_put_aside(st: TiletumState, tile_counts: vec[i64]) -> bool:
    """Add the characters put aside to `tile_counts`; return whether all are tiles."""
    for question in range(st.depth):
        if st.stack[question * kinds.CELLS_PER_QUESTION] not in (
            kinds.DRAW_TILES_QUESTION,
            kinds.KEEP_UNDERGROUND_TILE_QUESTION,
            kinds.TAKE_DRAWN_CONTRACTS_QUESTION,
        ):
            continue
        for offset in range(
            offers.FIRST_CELL_OF_TILES_ASIDE,
            offers.FIRST_CELL_OF_TILES_ASIDE + kinds.OFFERED_TILE_COUNT,
        ):
            tile: i64 = st.stack[question * kinds.CELLS_PER_QUESTION + offset] - 1
            if tile < kinds.EMPTY or tile >= st.board.tile_count:
                return False
            if tile != kinds.EMPTY:
                tile_counts[tile] += 1
    return True


def expected_piece_count(board: Board, seat: i64, piece: i64) -> i64:
    """Return how many pieces of a kind a seat has in total, on its board and in supplies, for a
    person (T-111, S-108) or the Cardinal (C-102, S-902)."""
    his: bool = seat == board.cardinal
    if piece == kinds.HOUSE_PIECE:
        return 1 + (
            kinds.CARDINAL_HOUSE_AND_PILLAR_COUNT
            if his
            else board.start_houses + kinds.LAST_BUILDING
        )
    if piece == kinds.PILLAR_PIECE:
        if his:
            return kinds.CARDINAL_HOUSE_AND_PILLAR_COUNT + board.silver
        return board.start_pillars + board.contract_pillar_spaces
    if his:
        return 1 + kinds.CARDINAL_MINE_COUNT
    return 1 + board.depths.start_mines + board.depths.start_mines_in_general_supply


def count_pieces(st: TiletumState, seat: i64, piece: i64) -> i64:
    """Return how many pieces of a kind a seat has in its supplies, on the maps, on roofs and
    contract spaces; EMPTY when a supply has fewer than none.
    """
    general: i64 = st.mines[seat * kinds.MINE_SUPPLY_COUNT + 1] if piece == kinds.MINE_PIECE else 0
    if houses_and_pillars.count_pieces_in_supply(st, seat, piece) < 0 or general < 0:
        return kinds.EMPTY
    count: i64 = (
        houses_and_pillars.count_pieces_in_supply(st, seat, piece)
        + general
        + houses_and_pillars.count_pieces_on_maps(st, seat, piece)
    )
    if seat == st.board.cardinal:
        return count  # he has none on roofs and contract spaces (C-102)
    if piece == kinds.PILLAR_PIECE:
        return count + max(
            st.board.contract_pillar_spaces - possessions.count_fulfilled_contracts(st, seat), 0
        )
    for building in range(kinds.LAST_BUILDING if piece == kinds.HOUSE_PIECE else 0):
        if not buildings.is_building_full(st, seat, building):
            count += 1
    return count


def is_change_of_die_count_valid(before: TiletumState, after: TiletumState) -> bool:
    """Return whether the number of dice on the wheel and taken grows by one with each roll,
    becomes 0 in a new round, and else stays."""
    was: i64 = count_dice_on_wheel_and_taken(before)
    now: i64 = count_dice_on_wheel_and_taken(after)
    if was < 0 or now < 0 or now > after.board.dice_drawn_per_round:
        return False
    if before.round != after.round:
        return now == 0
    return now == was + 1 if before.phase == kinds.DICE_PHASE else now == was


def count_dice_on_wheel_and_taken(st: TiletumState) -> i64:
    """Return how many dice are on the wheel or taken, EMPTY if any number is invalid."""
    count: i64 = 0
    for at in range(kinds.GOOD_COUNT * kinds.FACE_COUNT):
        if st.dice[at] < 0:
            return kinds.EMPTY
        count += st.dice[at]
    for at in range(st.seats * kinds.TURNS_PER_ROUND):
        die: i64 = st.dice_taken[at]
        if die < kinds.EMPTY or die >= kinds.GOOD_COUNT * kinds.FACE_COUNT:
            return kinds.EMPTY
        if die != kinds.EMPTY:
            count += 1
    return count
