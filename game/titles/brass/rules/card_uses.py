"""Rank the cards of a hand by their remaining use."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from game.engine.moves import first_field_of_move, kind_of_move
from game.titles.brass.rules import building, kinds
from game.titles.brass.rules.cards import card_kind_set_for_build
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.counters import take_counter_from_stack, top_counter_kind_of_stack
from game.titles.brass.rules.links import lay_link
from game.titles.brass.rules.loans import take_loan
from game.titles.brass.rules.reasons_of_building import why_not_build_industry_on_space
from game.titles.brass.rules.state import BrassState


def card_kinds_least_useful_first(
    view: BrassState, seat: int, pending_move: int = kinds.NO_PENDING_MOVE
) -> tuple[str, ...]:
    """Return the names of the kinds of cards that a seat holds, the least useful first.

    Locations that are held more than once come first, because the other card allows the same
    builds. Apart from that the least useful kind allows the fewest builds now, or after
    `pending_move` if it is a link, a development or a loan of the seat. If these are equal, it is
    the kind that allows the fewest spaces for a later counter of this era; if these are equal too,
    the kind held most often.
    """
    view = _view_after_unpaid_link_development_or_loan(view, seat, pending_move)
    first = seat * kinds.HAND_SLOT_COUNT
    hand = [int(card) for card in view.hand[first : first + kinds.HAND_SLOT_COUNT] if card >= 0]
    now = _count_builds_by_card_kind(view, seat)
    later = _count_possible_spaces_by_card_kind(view, seat)

    def use(card: int) -> tuple[bool, int, int, int, int]:
        is_spare = card < view.board.location_count and hand.count(card) > 1
        return not is_spare, now.get(card, 0), later.get(card, 0), -hand.count(card), card

    return tuple(view.board.card_names[card] for card in sorted({*hand}, key=use))


def _view_after_unpaid_link_development_or_loan(
    view: BrassState, seat: int, move: int
) -> BrassState:
    """Return a copy of the view in which a link is laid, a counter developed or a loan taken, but
    no pounds or cubes are paid for it; the view itself for other moves."""
    kind = int(kind_of_move(move)) if move != kinds.NO_PENDING_MOVE else kinds.PASS_MOVE
    if kind not in (
        kinds.DIG_CANAL_MOVE,
        kinds.LAY_RAIL_MOVE,
        kinds.DEVELOP_MOVE,
        kinds.TAKE_LOAN_MOVE,
    ):
        return view
    after = BrassState(view.board)
    after.copy_from(view)
    number = first_field_of_move(move)
    if kind in (kinds.DIG_CANAL_MOVE, kinds.LAY_RAIL_MOVE):
        lay_link(after, seat, number, 0)
    elif kind == kinds.DEVELOP_MOVE:
        take_counter_from_stack(after, seat, top_counter_kind_of_stack(view, seat, number))
    else:
        take_loan(after, seat, number)
    return after


def _count_builds_by_card_kind(view: BrassState, seat: int) -> dict[int, int]:
    """Return how many builds each kind of card allows now, by kind; {} while another seat
    decides."""
    found: dict[int, int] = {}
    if view.to_move != seat:
        return found
    for industry in range(len(INDUSTRY_NAMES)):
        for space in range(int(view.board.space_count)):
            if (
                why_not_build_industry_on_space(
                    view, industry, space, kinds.BUILT_WITH_ONE_CARD_FIELD
                )
                is None
            ):
                _increment_count_of_members(
                    found, int(card_kind_set_for_build(view, seat, industry, space))
                )
    return found


def _count_possible_spaces_by_card_kind(view: BrassState, seat: int) -> dict[int, int]:
    """Return on how many spaces each kind of card could still allow a counter in this era, by kind.

    Only empty spaces and those of own counters of a lower level count. A location's card allows
    those in the location, an industry's card those anywhere.
    """
    board = view.board
    found: dict[int, int] = {}
    highest = [
        _highest_kind_in_stack_buildable_in_era(view, seat, industry)
        for industry in range(len(INDUSTRY_NAMES))
    ]
    for space in range(int(board.space_count)):
        comes = [
            industry
            for industry, kind in enumerate(highest)
            if board.industry_set_of_space[space] & kinds.BIT_BY_PLACE[industry]
            and _could_space_take_counter_ignoring_cost(view, seat, space, kind)
        ]
        if comes:
            _increment_count_of_members(found, int(board.place_set_of_space[space]))
        for industry in comes:
            _increment_count_of_members(
                found, int(kinds.BIT_BY_PLACE[board.location_count + industry])
            )
    return found


def _highest_kind_in_stack_buildable_in_era(view: BrassState, seat: int, industry: int) -> int:
    """Return the highest kind of counter in a seat's stack of an industry that can be built in this
    era, EMPTY if there is none."""
    first = seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT
    lowest = industry * kinds.LEVEL_COUNT
    of_era = [
        kind
        for kind in range(lowest, lowest + kinds.LEVEL_COUNT)
        if view.stack[first + kind] and building.is_buildable_in_era(view, kind)
    ]
    return of_era[-1] if of_era else kinds.EMPTY


def _could_space_take_counter_ignoring_cost(
    view: BrassState, seat: int, space: int, kind: int
) -> bool:
    """Return whether a space is empty and open to the seat, or holds an own counter that `kind`
    may replace; cards, money and cubes are ignored."""
    if kind == kinds.EMPTY:
        return False
    if view.owner[space] == kinds.EMPTY:
        return not building.is_barred_by_own_counter(view, seat, space)
    same = view.counter[space] // kinds.LEVEL_COUNT == kind // kinds.LEVEL_COUNT
    return bool(view.owner[space] == seat and same and view.counter[space] < kind)


def _increment_count_of_members(count_by_card_kind: dict[int, int], card_kind_set: int) -> None:
    """Add 1 in `count_by_card_kind` to the count of every kind of card in the set
    `card_kind_set`."""
    for card in range(card_kind_set.bit_length()):
        if card_kind_set & (1 << card):
            count_by_card_kind[card] = count_by_card_kind.get(card, 0) + 1
