"""The course of the game: actions, turns, rounds, income and debts (B-2, B-3, B-13.5)."""

from __future__ import annotations

from game.engine.cells import i64
from game.engine.moves import kind_of_move, third_field_of_move
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.counters import remove_counter_without_updating_derived
from game.titles.brass.rules.eras import end_canal_era, end_game
from game.titles.brass.rules.hands import add_card_to_hand, hand_size, nobody_holds_cards
from game.titles.brass.rules.kinds import lowest_member_of_set, member_count
from game.titles.brass.rules.loans import income_in_pounds
from game.titles.brass.rules.state import BrassState, record_step_fact


def active_seat(st: BrassState) -> i64:
    """Return the seat whose turn it is, even while chance decides."""
    return st.order[st.turn]


def clear_pending_action(st: BrassState) -> None:
    """Remove the pending move, and set its number and the number of its cards still to be played
    to 0."""
    st.pending = kinds.NO_PENDING_MOVE
    st.pending_cards = 0
    st.pending_number = 0


def ask_for_further_part(st: BrassState, phase: i64) -> None:
    """Clear the pending move and ask in `phase` for a second rail, a second development or another
    sale."""
    clear_pending_action(st)
    st.phase = phase


def end_action(st: BrassState) -> None:
    """End the current action. Begin the seat's second action if it has one and a card, otherwise
    the next turn (B-2.3, B-2.4, B-4.6)."""
    both: bool = (
        kind_of_move(st.pending) == kinds.BUILD_MOVE
        and third_field_of_move(st.pending) == kinds.BUILT_WITH_TWO_CARDS_FIELD
    )
    clear_pending_action(st)
    has_second: bool = (
        st.action == 1 and not both and not (st.era == kinds.CANAL_ERA and st.round == 1)
    )
    if has_second and hand_size(st, active_seat(st)) > 0:
        st.action = 2
        st.phase = kinds.ACTIONS_PHASE
        return
    st.turn += 1
    begin_turn_of_next_seat(st)


def begin_turn_of_next_seat(st: BrassState) -> None:
    """Ask the next seat in turn order that has a card for its first action; end the round when
    there is none (B-2.8)."""
    st.action = 1
    while st.turn < st.seats and hand_size(st, st.order[st.turn]) == 0:
        st.turn += 1
    if st.turn == st.seats:
        end_round(st)
    else:
        st.phase = kinds.ACTIONS_PHASE
        st.to_move = st.order[st.turn]


def end_round(st: BrassState) -> None:
    """Set the new turn order, draw cards, and begin the next round or era, or end the game (B-2.2,
    B-2.7).
    """
    st.turn = 0
    st.action = 1
    set_turn_order_and_reset_spent(st)
    draw_cards_to_full_hands(st)
    if not nobody_holds_cards(st):
        st.round += 1
        begin_round_and_collect_incomes(st)
        return
    if st.era == kinds.CANAL_ERA:
        end_canal_era(st)
        if not nobody_holds_cards(st):
            begin_round_and_collect_incomes(st)
            return
    end_game(st)


def set_turn_order_and_reset_spent(st: BrassState) -> None:
    """Sort the turn order by money spent, least first, and reset the sums to 0; seats with equal
    sums keep their order (B-13.5, B-13.8)."""
    for place in range(1, st.seats):
        seat: i64 = st.order[place]
        at: i64 = place
        while at > 0 and st.spent[st.order[at - 1]] > st.spent[seat]:
            st.order[at] = st.order[at - 1]
            at -= 1
        st.order[at] = seat
    for place in range(st.seats):
        record_step_fact(
            st, step_facts.TURN_ORDER_RANK_FACT, st.order[place], place, st.spent[st.order[place]]
        )
    for seat in range(st.seats):
        st.spent[seat] = 0


def draw_cards_to_full_hands(st: BrassState) -> None:
    """Draw cards up to full hands, seat by seat in turn order, while the deck lasts (B-2.6)."""
    for place in range(st.seats):
        seat: i64 = st.order[place]
        drawn: i64 = min(kinds.HAND_SLOT_COUNT - hand_size(st, seat), st.deck_size)
        for _card in range(drawn):
            st.deck_size -= 1
            add_card_to_hand(st, seat, st.deck[st.deck_size])
            st.deck[st.deck_size] = kinds.EMPTY
        if drawn > 0:
            record_step_fact(st, step_facts.CARDS_DRAWN_FACT, seat, drawn, 0)


def begin_round_and_collect_incomes(st: BrassState) -> None:
    """Begin a round: collect the income of all seats, and then begin the first turn; stop if a
    seat must choose a counter for its debt (B-3.1)."""
    record_step_fact(st, step_facts.ROUND_BEGAN_FACT, kinds.EMPTY, st.era, st.round)
    collect_incomes_then_begin_turn(st)


def collect_incomes_then_begin_turn(st: BrassState) -> None:
    """Pay the income of each seat from the current turn on, and then begin the first turn; stop
    when a seat must choose a counter for its debt."""
    while st.turn < st.seats:
        seat: i64 = st.order[st.turn]
        level: i64 = income_in_pounds(st, seat)
        st.money[seat] += level
        record_step_fact(st, step_facts.INCOME_COLLECTED_FACT, seat, level, 0)
        if level < 0 and settle_debt_and_return_if_seat_must_choose(st, seat):
            return
        st.turn += 1
    st.turn = 0
    begin_turn_of_next_seat(st)


def settle_debt_and_return_if_seat_must_choose(st: BrassState, seat: i64) -> bool:
    """Settle a seat's debt as far as it has no choice: with its only counter, then with points.

    Return True when it must choose among several counters; that question is set then (B-3.2).
    """
    if st.money[seat] >= 0:
        return False
    counters: i64 = member_count(st.own_space_set[seat])
    if counters > 1:
        st.phase = kinds.DEBT_PHASE
        st.to_move = seat
        return True
    if counters == 1:
        remove_counter_for_half_cost(st, seat, lowest_member_of_set(st.own_space_set[seat]))
    if st.money[seat] < 0 and not st.board.may_debt_remain:
        forfeit_points(st, seat)
    return False


def pay_debt_with_counter(st: BrassState, space: i64) -> None:
    """Remove the chosen counter of the seat in debt for half its cost; when the debt is settled,
    pay the remaining incomes (B-3.2, B-3.3)."""
    seat: i64 = st.to_move
    remove_counter_for_half_cost(st, seat, space)
    if settle_debt_and_return_if_seat_must_choose(st, seat):
        return
    st.turn += 1
    collect_incomes_then_begin_turn(st)


def counter_value_for_debt(st: BrassState, space: i64) -> i64:
    """Return the pounds that giving up the counter on a space brings: half its cost, rounded
    down (B-3.2)."""
    return st.board.cost_of_counter_kind[st.counter[space]] // 2


def remove_counter_for_half_cost(st: BrassState, seat: i64, space: i64) -> None:
    """Remove a seat's counter from the game and give the seat half its cost, rounded down (B-3.2,
    B-3.4, B-3.5)."""
    kind: i64 = st.counter[space]
    record_step_fact(st, step_facts.COUNTER_REMOVED_FACT, seat, space, kind)
    st.money[seat] += counter_value_for_debt(st, space)
    remove_counter_without_updating_derived(st, space)
    st.recompute_values_derived_from_counters()


def forfeit_points(st: BrassState, seat: i64) -> None:
    """Pay the rest of a debt with a point for each pound, down to 0 points; the money is 0 then
    (B-3.6)."""
    missing: i64 = -st.money[seat]
    lost: i64 = min(missing, st.points[seat])
    st.points[seat] -= lost
    st.money[seat] = 0
    record_step_fact(st, step_facts.POINTS_FORFEITED_FACT, seat, missing, lost)
