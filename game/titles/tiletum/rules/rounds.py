"""Turns, rounds and their phases (T-201 to T-205, T-701 to T-713)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import make_row
from game.engine.rules import NOBODY
from game.titles.tiletum.rules import (
    dice,
    fairs,
    houses_and_pillars,
    kinds,
    offers,
    possessions,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal import cardinal_tasks, surprises, turn
from game.titles.tiletum.rules.state import TiletumState, enter_chance_phase, record_step_fact

EXPLORER_FIELD_VALUES_PER_ROUND: Final = (
    2  # values a round: the wheel turns, and the field against it (S-204)
)
ACTIONS_IN_ALPHABETICAL_ORDER: Final[vec[i64]] = make_row(
    [
        kinds.ARCHITECT,
        kinds.CHARACTER_ACTION,
        kinds.CONTRACT_ACTION,
        kinds.JOKER_ACTION,
        kinds.KING_ACTION,
        kinds.MERCHANT,
    ]
)


def begin_round(st: TiletumState) -> None:
    """Begin a round: reset turn and step, and ask chance for the first die (T-202). In a solo game
    with silver place the Cardinal's explorer that is due.
    """
    st.turn = 1
    st.step = 0
    st.seat = st.order[0]
    enter_chance_phase(st, kinds.DICE_PHASE)
    record_step_fact(st, step_facts.ROUND_BEGAN_FACT, kinds.EMPTY, st.round, 0)
    if st.board.silver > 0 and st.board.cardinal >= 0:
        surprises.place_cardinal_explorer_of_this_round(st)


def request_corruption_token_for_turn(st: TiletumState) -> None:
    """Ask chance for a corruption token, after which every seat takes one turn (T-203)."""
    st.step = 0
    st.seat = st.order[0]
    enter_chance_phase(st, kinds.CORRUPTION_PHASE)


def apply_corruption_token_and_begin_turn(st: TiletumState, spaces_down: i64) -> None:
    """Store the token drawn for this turn, move every king marker down by its spaces, and begin the
    turn of the next seat (T-204)."""
    st.tokens[st.turn - 1] = spaces_down
    for seat in range(st.seats):  # all markers go down, keeping their order
        st.king[seat] -= spaces_down
    record_step_fact(st, step_facts.CORRUPTION_DRAWN_FACT, kinds.EMPTY, spaces_down, 0)
    begin_turn_of_next_seat(st)


def begin_turn_of_next_seat(st: TiletumState) -> None:
    """Give the turn to the next seat of the order; for the Cardinal chance draws a decree, and
    without dice on the wheel the turn ends at once."""
    st.seat = st.order[st.step]
    st.phase = kinds.TURN_PHASE
    st.to_move = st.seat
    if st.seat == st.board.cardinal:
        enter_chance_phase(st, kinds.DECREE_PHASE)
    if dice.count_dice_on_wheel(st) == 0:
        end_turn(st)  # only in a written position (T-205)


def end_turn(st: TiletumState) -> None:
    """End a turn: reset its die data, slide the contracts and refill the offers (T-312).

    The next turn begins when nothing is left to draw. Nothing happens while the state stops at
    the end of a turn.
    """
    if st.stops_at_end:
        return
    st.die_good = kinds.EMPTY
    st.die_value = 0
    st.exchanged = 0
    st.symbol = 0
    possessions.clear_colour_tiles_taken_this_turn(st)
    offers.slide_contracts(st)
    refill_offers_or_go_to_next_turn(st)


def refill_offers_or_go_to_next_turn(st: TiletumState) -> None:
    """Ask chance for the next tile of an offer, or go to the next turn when nothing is left to
    draw.
    """
    if offers.is_offer_refill_due(st):
        enter_chance_phase(st, kinds.REFILL_PHASE)
    else:
        go_to_next_turn(st)


def lay_refill_tile_and_go_on_refilling(st: TiletumState, tile: i64) -> None:
    """Lay a drawn character at the end of its offer, or a drawn contract in the rightmost gap,
    and go on refilling."""
    if offers.is_character_redraw_for_cardinal_due(st):
        offers.lay_drawn_character(st, tile)
    else:
        offers.lay_drawn_contract(st, tile)
    refill_offers_or_go_to_next_turn(st)


def take_cardinal_turn_by_decree(st: TiletumState, decree: i64) -> None:
    """Put a drawn decree in force and take the Cardinal's turn; surprises that are due come
    before its end (C-201)."""
    turn.reveal_decree(st, decree)
    turn.take_cardinal_turn(st)
    if st.surprises_due > 0:
        enter_chance_phase(st, kinds.SURPRISE_PHASE)
        st.after = kinds.REFILL_PHASE
    else:
        end_turn(st)


def carry_out_surprise_outcome(st: TiletumState, outcome_kind: i64, surprise_or_crest: i64) -> None:
    """Carry out a drawn surprise, or take its drawn crest; after the last one do the Cardinal's
    tasks and end the turn or round (S-912)."""
    if outcome_kind == kinds.CREST_FROM_BOX_OUTCOME:
        surprises.take_crest_from_box(st, surprise_or_crest)
    else:
        surprises.carry_out_surprise(st, surprise_or_crest)
    if st.surprises_due > 0 or st.crest_due > 0:
        return
    cardinal_tasks.do_cardinal_tasks(st, st.board.cardinal)
    after: i64 = st.after
    st.after = kinds.EMPTY
    if after == kinds.REFILL_PHASE:
        end_turn(st)
    else:
        fairs.score_fair(st)  # in games with silver no fair counts king steps
        clean_up_or_end_game(st)


def go_to_next_turn(st: TiletumState) -> None:
    """Begin the next seat's turn, the next turn of all seats, or the king phase."""
    st.step += 1
    st.decree = kinds.EMPTY
    if st.step < st.seats:
        begin_turn_of_next_seat(st)
    elif st.turn < kinds.TURNS_PER_ROUND:
        st.turn += 1
        request_corruption_token_for_turn(st)
    else:
        begin_king_phase(st)


def begin_king_phase(st: TiletumState) -> None:
    """Score the king track, with silver also its silver, points and mines (T-701, S-701, S-702).

    Then the seat ahead gets the points of the last round, or is asked about the tile beside the
    track if it can store it; otherwise the tile is discarded and the king phase ends (T-702).
    """
    for place in range(st.seats):
        seat: i64 = st.king_order[place]
        if st.board.silver > 0:
            # silver for mines and for the ribbon, points for houses (S-701)
            ribbon: i64 = st.board.depths.silver_of_king_track_space[
                st.king[seat] - st.board.king_track_lowest_space
            ]
            possessions.gain_silver(
                st,
                seat,
                houses_and_pillars.count_pieces_on_maps(st, seat, kinds.MINE_PIECE) + ribbon,
            )
            if seat_progress.technology_level(st, seat, kinds.MERCHANT_TECHNOLOGY) >= 3:
                possessions.give_points(
                    st, seat, houses_and_pillars.count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE)
                )
        st.points[seat] += st.king[seat]
        record_step_fact(st, step_facts.KING_SCORED_FACT, seat, st.king[seat], 0)
        if st.board.silver > 0 and st.king[seat] >= 0 and seat != st.board.cardinal:
            possessions.move_mines_to_own_supply(st, seat, 1)  # S-702
    ahead: i64 = st.king_order[0]
    tile: i64 = st.lying[st.board.king_track_spot]
    if ahead == st.board.cardinal:
        give_cardinal_lead_points_and_remove_king_tile(st, ahead, tile)
    elif st.round == kinds.ROUND_COUNT:
        st.points[ahead] += st.board.last_round_king_lead_points
        record_step_fact(
            st, step_facts.LAST_KING_LEAD_FACT, ahead, st.board.last_round_king_lead_points, 0
        )
    elif tile != kinds.EMPTY and possessions.can_store_tile(st, ahead, tile):
        st.phase = kinds.KING_TILE_PHASE
        st.seat = ahead
        st.to_move = ahead
        return
    else:
        discard_king_tile(st)
    end_king_phase_and_score_fair(st)


def give_cardinal_lead_points_and_remove_king_tile(st: TiletumState, seat: i64, tile: i64) -> None:
    """Give the Cardinal, who leads, his points and remove the tile beside the king track
    (C-601)."""
    st.points[seat] += kinds.CARDINAL_KING_TRACK_LEAD_POINTS
    record_step_fact(
        st, step_facts.LAST_KING_LEAD_FACT, seat, kinds.CARDINAL_KING_TRACK_LEAD_POINTS, 0
    )
    if tile != kinds.EMPTY:
        st.lying[st.board.king_track_spot] = kinds.EMPTY
        st.gone[tile] += 1
        record_step_fact(st, step_facts.KING_TILE_NOT_TAKEN_FACT, seat, tile, 0)


def take_or_discard_king_tile_and_end(st: TiletumState, takes_tile: i64) -> None:
    """Take the tile beside the king track if `takes_tile` is 1, otherwise discard it; then end the
    king phase (T-702)."""
    if takes_tile == 1:
        houses_and_pillars.take_tile_into_storehouse(st, st.seat, st.board.king_track_spot)
        possessions.clear_colour_tiles_taken_this_turn(st)
    else:
        discard_king_tile(st)
    end_king_phase_and_score_fair(st)


def discard_king_tile(st: TiletumState) -> None:
    """Discard the tile beside the king track, if one lies there."""
    tile: i64 = st.lying[st.board.king_track_spot]
    if tile != kinds.EMPTY:
        st.lying[st.board.king_track_spot] = kinds.EMPTY
        possessions.discard_tile(st, tile)
        record_step_fact(st, step_facts.KING_TILE_NOT_TAKEN_FACT, st.king_order[0], tile, 0)


def end_king_phase_and_score_fair(st: TiletumState) -> None:
    """Set the turn order from the king track, score a king's fair, raise king markers below 0 and
    those that a challenge or king technology II moves up, score a fair that is not the king's, and
    clean up or end the game (T-704 to T-706).

    Surprises that the Cardinal buys come before a fair that is not the king's; what follows waits
    for them. Nothing happens while the state stops at the end of a turn.
    """
    if st.stops_at_end:
        return
    for place in range(st.seats):
        st.order[place] = st.king_order[place]
    for place in range(st.seats):
        record_step_fact(st, step_facts.TURN_ORDER_RANK_FACT, st.order[place], place, 0)
    is_king_fair: bool = st.fair[st.round - 1] == fairs.KING_FAIR_KIND
    if is_king_fair:
        fairs.score_fair(st)
    for seat in range(st.seats):  # from below 0 to 0, behind those there, in their order (T-705)
        if st.king[seat] < 0:
            st.king[seat] = 0
            record_step_fact(st, step_facts.FAIR_RAISED_FACT, seat, 0, 0)
    turn.move_king_marker_up_for_court_favour(st)
    if st.board.silver > 0:
        for place in range(st.seats):  # everybody with king II rises (S-703)
            if seat_progress.technology_level(st, st.order[place], kinds.KING_TECHNOLOGY) >= 2:
                seat_progress.move_king_marker_up(
                    st, st.order[place], kinds.KING_STEPS_OF_KING_2_AND_ARCHITECT_2
                )
        if st.board.cardinal >= 0 and st.round < kinds.ROUND_COUNT and surprises.buy_surprises(st):
            st.seat = st.order[0]
            enter_chance_phase(st, kinds.SURPRISE_PHASE)
            st.after = kinds.CLEAN_UP_PHASE
            return
    if not is_king_fair:
        fairs.score_fair(st)
    clean_up_or_end_game(st)


def clean_up_or_end_game(st: TiletumState) -> None:
    """Begin the clean-up, or after the last round score the end of the game and end it (T-711,
    T-801)."""
    st.seat = st.order[0]
    if st.round == kinds.ROUND_COUNT:
        if st.board.cardinal >= 0:
            cardinal_tasks.do_cardinal_tasks(st, st.board.cardinal)  # C-701
        fairs.score_game_end(st)
        st.phase = kinds.GAME_OVER_PHASE
        st.to_move = NOBODY
    else:
        refill_bonus_spot_or_begin_next_round(st)


def refill_bonus_spot_or_begin_next_round(st: TiletumState) -> None:
    """Ask chance for a bonus tile for the next empty spot; begin the next round when there is no
    such spot or no tile (T-711)."""
    st.refilling = next_empty_bonus_tile_spot(st)
    if st.refilling != kinds.EMPTY and offers.refill_bonus_pile_if_empty(st):
        enter_chance_phase(st, kinds.CLEAN_UP_PHASE)
    else:
        reset_and_begin_next_round(st)


def next_empty_bonus_tile_spot(st: TiletumState) -> i64:
    """Return the first empty spot for a bonus tile: actions in alphabetical order, then explorer,
    then the king track; EMPTY when there is none (T-711, S-704)."""
    board: Board = st.board
    for place in range(kinds.ACTION_COUNT):
        action: i64 = ACTIONS_IN_ALPHABETICAL_ORDER[place]
        if st.lying[board.first_action_spot + action] == kinds.EMPTY:
            return board.first_action_spot + action
    if board.silver > 0 and st.lying[board.first_action_spot + kinds.EXPLORER] == kinds.EMPTY:
        return board.first_action_spot + kinds.EXPLORER  # S-704
    if st.round < kinds.TURNS_PER_ROUND and st.lying[board.king_track_spot] == kinds.EMPTY:
        return board.king_track_spot
    return kinds.EMPTY


def lay_bonus_tile_and_continue_clean_up(st: TiletumState, tile: i64) -> None:
    """Lay a drawn bonus tile on the spot being refilled, and continue the clean-up."""
    offers.remove_from_pile(st, kinds.BONUS_DECK, tile)
    st.lying[st.refilling] = tile
    record_step_fact(st, step_facts.DREW_BONUS_FACT, kinds.EMPTY, tile, st.refilling)
    refill_bonus_spot_or_begin_next_round(st)


def reset_and_begin_next_round(st: TiletumState) -> None:
    """Put dice and tokens back, turn the wheel one place clockwise and begin the next round (T-703,
    T-712, T-713).
    """
    st.refilling = kinds.EMPTY
    for at in range(i64(len(st.dice))):
        st.dice[at] = 0
    for at in range(st.seats * kinds.TURNS_PER_ROUND):
        st.dice_taken[at] = kinds.EMPTY
    for at in range(kinds.TURNS_PER_ROUND):
        st.tokens[at] = kinds.EMPTY
    first: i64 = st.wheel[0]
    for at in range(kinds.ACTION_COUNT - 1):
        st.wheel[at] = st.wheel[at + 1]
    st.wheel[kinds.ACTION_COUNT - 1] = first
    if st.board.silver > 0:
        st.field = (
            st.field - EXPLORER_FIELD_VALUES_PER_ROUND - 1 + kinds.ACTION_COUNT
        ) % kinds.ACTION_COUNT + 1
    st.round += 1
    begin_round(st)
