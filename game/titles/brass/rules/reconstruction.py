"""Replay a step on a view to find out what happens in it."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.actions import apply_move
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.step_facts import BrassStepFactCollector

Fact = tuple[int, int, int, int]


def reconstruct_step_facts(before: BrassState, code: int, after: BrassState) -> list[Fact]:
    """Return the facts of a step between two views of one seat, in order, by playing the step on a
    copy.

    Unknown cards are placed where they have no effect; the played card is known from the discards,
    except the last card of an era, which is reported as EMPTY.
    """
    state = _playable_copy(before, code, after)
    heard = BrassStepFactCollector()
    state.step_facts = heard
    apply_move(state, code)
    if (
        _is_hand_hidden(before)
        and before.era != after.era
        and kind_of_move(code) != kinds.PLAY_CARD_MOVE
    ):
        return [_without_card(fact) for fact in heard.facts]
    return heard.facts


def state_before_map_clearing(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return the state after the last move of the canal era, before the map was scored and cleared.

    The move is played in a copy in which another seat has a card, so that the era does not end.
    """
    state = _playable_copy(before, code, after)
    seats = int(state.seats)
    turn = int(state.turn)
    state.order[0], state.order[turn] = state.order[turn], state.order[0]
    state.turn = 0
    state.hand[int(state.order[1 % seats]) * kinds.HAND_SLOT_COUNT] = 0
    apply_move(state, code)
    return state


def _is_hand_hidden(before: BrassState) -> bool:
    """Return whether the view does not know the hand of the seat whose turn it is."""
    return bool(
        before.hand[before.order[before.turn] * kinds.HAND_SLOT_COUNT] == kinds.UNKNOWN_CARD
    )


def _playable_copy(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return a copy of the view `before` in which the move can be played, with fitting cards in
    an unknown hand."""
    state = before.clone()
    assert isinstance(state, BrassState)
    if _is_hand_hidden(before) and before.phase in (kinds.ACTIONS_PHASE, kinds.CARD_PHASE):
        _fill_unknown_hand_with_played_cards(state, int(before.order[before.turn]), code, after)
    return state


def _fill_unknown_hand_with_played_cards(
    state: BrassState, seat: int, code: int, after: BrassState
) -> None:
    """Fill a seat's unknown hand with the cards that the step played: the one named by the move,
    and one found from the discards."""
    board = state.board
    slots = [
        slot
        for slot in range(seat * kinds.HAND_SLOT_COUNT, (seat + 1) * kinds.HAND_SLOT_COUNT)
        if state.hand[slot] != kinds.EMPTY
    ]
    named = (
        int(first_field_of_move(code))
        if kind_of_move(code) == kinds.PLAY_CARD_MOVE
        else kinds.EMPTY
    )
    unnamed = _number_of_card_that_allows_move(state, code)
    if state.era == after.era:
        played = [
            kind
            for kind in range(int(board.card_kind_count))
            for _card in range(int(after.discards[kind] - state.discards[kind]))
        ]
        if named in played:
            played.remove(named)
        unnamed = played[0] if played else unnamed
    for slot in slots:
        state.hand[slot] = unnamed
    if named != kinds.EMPTY:
        state.hand[slots[0]] = named


def _number_of_card_that_allows_move(state: BrassState, code: int) -> int:
    """Return the number of a card that allows the move: the card of the location for a build, card
    0 for any other move."""
    if kind_of_move(code) != kinds.BUILD_MOVE:
        return 0
    return int(state.board.place_of_space[second_field_of_move(code)])


def _without_card(fact: Fact) -> Fact:
    kind, seat, _card, _rest = fact
    return (kind, seat, kinds.EMPTY, 0) if kind == step_facts.CARD_PLAYED_FACT else fact
