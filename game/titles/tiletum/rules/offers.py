"""The offers of contracts and characters, and the piles behind them (T-107, T-312, T-403)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import count_number_in_cells, remove_number, remove_number_at
from game.titles.tiletum.rules import kinds, questions, step_facts
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

FIRST_CELL_OF_TILES_ASIDE: Final = 3  # cell of a question


def count_tiles_drawable_from_pile(st: TiletumState, deck: i64) -> i64:
    """Return how many tiles are left in a pile; when it is used up but tiles lie under it,
    return 1."""
    board: Board = st.board
    count: i64 = 0
    for at in range(board.first_pile_cell_of_deck[deck], board.first_pile_cell_of_deck[deck + 1]):
        count += st.pile[at]
    if board.silver > 0 and count == 0 and first_tile_under_pile(st, deck) != kinds.EMPTY:
        return 1  # those below come one by one, in order
    return count


def first_tile_under_pile(st: TiletumState, deck: i64) -> i64:
    """Return the first tile that was put under a pile, EMPTY when there is none (T-115)."""
    if st.board.silver == 0:
        return kinds.EMPTY
    if deck == kinds.CONTRACT_DECK:
        return st.contracts_under[0]
    return st.underground_under[0] if deck == kinds.UNDERGROUND_DECK else kinds.EMPTY


def remove_from_pile(st: TiletumState, deck: i64, tile: i64) -> None:
    """Remove one tile of this kind from the pile of its deck; if the pile is used up, remove
    the top one of the tiles put under it instead, whatever `tile` is (silver expansion)."""
    board: Board = st.board
    if board.silver > 0 and is_pile_used_up(st, deck):
        under: vec[i64] = st.underground_under
        if deck == kinds.CONTRACT_DECK:
            under = st.contracts_under
        remove_number_at(under, 0, i64(len(under)) - 1, kinds.EMPTY)
        return
    st.pile[board.pile_cell_of_deck_and_tile[deck * board.tile_count + tile]] -= 1


def is_pile_used_up(st: TiletumState, deck: i64) -> bool:
    """Return whether a pile is used up, apart from tiles put under it."""
    for at in range(
        st.board.first_pile_cell_of_deck[deck], st.board.first_pile_cell_of_deck[deck + 1]
    ):
        if st.pile[at] > 0:
            return False
    return True


def put_tile_under_pile(st: TiletumState, deck: i64, tile: i64) -> None:
    """Put a tile under its pile, below those put there before (S-606, S-607)."""
    row: vec[i64] = st.contracts_under if deck == kinds.CONTRACT_DECK else st.underground_under
    at: i64 = 0
    while row[at] != kinds.EMPTY:
        at += 1
    row[at] = tile


def cheapest_contract_place(st: TiletumState, tile: i64) -> i64:
    """Return the place in the contract offer where a tile of this kind is cheapest, the rightmost
    of equally cheap ones as for the Cardinal (T-404, C-308); EMPTY if the offer has no such
    tile."""
    board: Board = st.board
    found: i64 = kinds.EMPTY
    for place in range(kinds.OFFERED_TILE_COUNT):
        if st.lying[board.first_contract_spot + place] != tile:
            continue
        if (
            found == kinds.EMPTY
            or board.contract_offer_price[place] <= board.contract_offer_price[found]
        ):
            found = place
    return found


def slide_contracts(st: TiletumState) -> None:
    """Slide the tiles of the contract offer to the right into the gaps, without changing their
    order (T-312)."""
    first: i64 = st.board.first_contract_spot
    to: i64 = first + kinds.OFFERED_TILE_COUNT - 1
    for back in range(kinds.OFFERED_TILE_COUNT):
        place: i64 = first + kinds.OFFERED_TILE_COUNT - 1 - back
        tile: i64 = st.lying[place]
        if tile != kinds.EMPTY:
            st.lying[place] = kinds.EMPTY
            st.lying[to] = tile
            to -= 1


def rightmost_contract_gap_spot(st: TiletumState) -> i64:
    """Return the spot of the rightmost gap in the contract offer, EMPTY when it is full."""
    first: i64 = st.board.first_contract_spot
    for back in range(kinds.OFFERED_TILE_COUNT):
        place: i64 = first + kinds.OFFERED_TILE_COUNT - 1 - back
        if st.lying[place] == kinds.EMPTY:
            return place
    return kinds.EMPTY


def is_offer_refill_due(st: TiletumState) -> bool:
    """Return whether a tile must be drawn for an offer now: there is a gap in it and a tile to
    draw."""
    if is_character_redraw_for_cardinal_due(st):
        return True
    return (
        rightmost_contract_gap_spot(st) != kinds.EMPTY
        and count_tiles_drawable_from_pile(st, kinds.CONTRACT_DECK) > 0
    )


def is_character_redraw_for_cardinal_due(st: TiletumState) -> bool:
    """Return whether, in a game with the Cardinal, characters are missing from the offer and can
    be drawn (C-210)."""
    if st.board.cardinal < 0 or (st.seat != st.board.cardinal and st.board.silver == 0):
        return False
    return (
        count_offered_characters(st) < kinds.OFFERED_TILE_COUNT
        and count_tiles_drawable_from_pile(st, kinds.CHARACTER_DECK) > 0
    )


def count_offered_characters(st: TiletumState) -> i64:
    """Return how many characters lie in the offer."""
    first: i64 = st.board.first_character_spot
    return kinds.OFFERED_TILE_COUNT - count_number_in_cells(
        st.lying, first, first + kinds.OFFERED_TILE_COUNT, kinds.EMPTY
    )


def is_character_offered(st: TiletumState, tile: i64) -> bool:
    """Return whether the offer holds a character of this tile kind."""
    first: i64 = st.board.first_character_spot
    return count_number_in_cells(st.lying, first, first + kinds.OFFERED_TILE_COUNT, tile) > 0


def remove_offered_character_and_ask_for_new(st: TiletumState, tile: i64) -> None:
    """Remove a character from the offer, move the others up, and ask chance for a new one (T-403).
    The caller stores the tile."""
    first: i64 = st.board.first_character_spot
    remove_number(st.lying, first, first + kinds.OFFERED_TILE_COUNT - 1, tile, kinds.EMPTY)
    questions.push_question(st, kinds.DRAW_TILES_QUESTION, kinds.CHARACTER_DECK, 1, 0)


def set_offer_aside_and_ask_for_new(st: TiletumState) -> None:
    """Set the whole offer aside and ask for as many new characters (T-403)."""
    questions.push_question(
        st, kinds.DRAW_TILES_QUESTION, kinds.CHARACTER_DECK, kinds.OFFERED_TILE_COUNT, 0
    )
    for place in range(kinds.OFFERED_TILE_COUNT):
        tile: i64 = st.lying[st.board.first_character_spot + place]
        questions.set_current_question_cell(st, FIRST_CELL_OF_TILES_ASIDE + place, tile + 1)
        st.lying[st.board.first_character_spot + place] = kinds.EMPTY
    record_step_fact(st, step_facts.OFFER_REFRESHED_FACT, st.seat, 0, 0)


def must_draw_tile_else_end_drawing(st: TiletumState) -> bool:
    """Return True if chance must draw another tile for the current question; otherwise end the
    drawing and return False.

    Characters set aside return to their pile once it is empty; drawn contracts or underground
    tiles become a question which one to take (T-403).
    """
    deck: i64 = questions.current_question_cell(st, 1)
    if deck != kinds.CHARACTER_DECK:
        if (
            questions.current_question_cell(st, 2) > 0
            and count_tiles_drawable_from_pile(st, deck) > 0
        ):
            return True  # all of them stay in the cells of the question
        questions.set_current_question_cell(
            st,
            0,
            kinds.KEEP_UNDERGROUND_TILE_QUESTION
            if deck == kinds.UNDERGROUND_DECK
            else kinds.TAKE_DRAWN_CONTRACTS_QUESTION,
        )
        questions.set_current_question_cell(st, 1, 0)
        questions.set_current_question_cell(st, 2, 0)
        return False
    if (
        questions.current_question_cell(st, 2) > 0
        and count_tiles_drawable_from_pile(st, kinds.CHARACTER_DECK) == 0
    ):
        return_characters_set_aside_to_pile(st)
    if (
        questions.current_question_cell(st, 2) > 0
        and count_tiles_drawable_from_pile(st, kinds.CHARACTER_DECK) > 0
    ):
        return True
    return_characters_set_aside_to_pile(st)
    questions.pop_question(st)
    return False


def return_characters_set_aside_to_pile(st: TiletumState) -> None:
    """Put the tiles that the current question holds aside back into the character pile."""
    for offset in range(
        FIRST_CELL_OF_TILES_ASIDE, FIRST_CELL_OF_TILES_ASIDE + kinds.OFFERED_TILE_COUNT
    ):
        tile: i64 = questions.current_question_cell(st, offset) - 1
        if tile != kinds.EMPTY:
            st.pile[
                st.board.pile_cell_of_deck_and_tile[
                    kinds.CHARACTER_DECK * st.board.tile_count + tile
                ]
            ] += 1
            questions.set_current_question_cell(st, offset, 0)


def lay_drawn_character(st: TiletumState, tile: i64) -> None:
    """Remove a drawn character from its pile and lay it on the first free place of the offer."""
    remove_from_pile(st, kinds.CHARACTER_DECK, tile)
    st.lying[st.board.first_character_spot + count_offered_characters(st)] = tile
    record_step_fact(st, step_facts.DREW_CHARACTER_FACT, st.seat, tile, 0)


def lay_character_or_keep_drawn_tile(st: TiletumState, tile: i64) -> None:
    """Place a drawn character in the offer; keep other drawn tiles in the question until the seat
    chooses. One tile less is to be drawn then."""
    deck: i64 = questions.current_question_cell(st, 1)
    if deck == kinds.CHARACTER_DECK:
        lay_drawn_character(st, tile)
    else:
        remove_from_pile(st, deck, tile)
        at: i64 = FIRST_CELL_OF_TILES_ASIDE
        while questions.current_question_cell(st, at) > 0:
            at += 1
        questions.set_current_question_cell(st, at, tile + 1)
        record_step_fact(st, step_facts.UNDERGROUND_TILE_DRAWN_FACT, st.seat, tile, 0)
    questions.set_current_question_cell(st, 2, questions.current_question_cell(st, 2) - 1)


def lay_drawn_contract(st: TiletumState, tile: i64) -> None:
    """Lay a drawn contract into the rightmost gap."""
    remove_from_pile(st, kinds.CONTRACT_DECK, tile)
    st.lying[rightmost_contract_gap_spot(st)] = tile
    record_step_fact(st, step_facts.DREW_CONTRACT_FACT, st.seat, tile, 0)


def refill_bonus_pile_if_empty(st: TiletumState) -> bool:
    """If the bonus pile is empty, move all discarded bonus tiles into it; return whether a bonus
    tile can be drawn then."""
    if count_tiles_drawable_from_pile(st, kinds.BONUS_DECK) > 0:
        return True
    first: i64 = st.board.first_pile_cell_of_deck[kinds.BONUS_DECK]
    for offset in range(st.board.bonus_pile_cell_count):
        st.pile[first + offset] = st.discard[offset]
        st.discard[offset] = 0
    return count_tiles_drawable_from_pile(st, kinds.BONUS_DECK) > 0
