"""What an action would take and bring, asked before it is chosen (B-5, B-10, B-11, B-13)."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from dataclasses import dataclass

from game.engine.moves import first_of, kind_of, second_of
from game.titles.brass.rules import kinds, step_facts
from game.titles.brass.rules.actions import apply
from game.titles.brass.rules.building import may_build_over, place_counter
from game.titles.brass.rules.cards import kinds_for_build, kinds_in_hand
from game.titles.brass.rules.counters import top_of_stack
from game.titles.brass.rules.developing import income_level
from game.titles.brass.rules.kinds import size
from game.titles.brass.rules.routes import (
    Source,
    coal_sources_at,
    coal_sources_for_line,
    iron_sources,
)
from game.titles.brass.rules.state import BrassState
from game.titles.brass.rules.step_facts import BrassStepFacts
from game.titles.brass.rules.table_view import KindView, kind_view
from game.titles.brass.rules.turns import paid_for


@dataclass(frozen=True, slots=True)
class BuildOffer:
    """What building would take: counter, pounds in all, sources of its coal and iron, cards.

    Of its cubes `to_track` go to their track at once and earn `earned` pounds (B-8). `cards` are
    the kinds of the seat's hand of which one allows it, in card order; none when only two cards
    together do. `over` is whether a counter is built over.
    """

    kind: KindView
    pounds: int
    coal: tuple[Source, ...]
    iron: tuple[Source, ...]
    cards: tuple[str, ...]
    over: bool
    to_track: int
    earned: int


@dataclass(frozen=True, slots=True)
class RailOffer:
    """What a rail would take: pounds in all and where its coal may come from."""

    pounds: int
    coal: tuple[Source, ...]


@dataclass(frozen=True, slots=True)
class DebtOffer:
    """What giving up a counter for a debt does: the pounds it brings, the money then, the points
    of a flipped one, which it no longer counts, and whether another counter has to follow.
    """

    pounds: int
    left: int
    points: int
    goes_on: bool


@dataclass(frozen=True, slots=True)
class DebtAhead:
    """An income that cannot be paid as things stand: its pounds, the money, what is missing, how
    many counters could be given up, and whether a debt without any stays (B-3, B-19.1).
    """

    due: int
    money: int
    missing: int
    counters: int
    stays: bool


def build_offer(view: BrassState, seat: int, industry: int, space: int) -> BuildOffer | None:
    """Return what building the top counter there takes; None when it has no counter or no coal.

    It asks neither for the era nor for money: `why_not` does.
    """
    board = view.board
    kind = int(top_of_stack(view, seat, industry))
    if kind == kinds.EMPTY:
        return None
    coal: tuple[Source, ...] = ()
    if board.needs_coal[kind]:
        coal = coal_sources_at(view, int(board.place_of[space]))
        if not coal:
            return None
    iron = iron_sources(view) if board.needs_iron[kind] else ()
    cubes = int(board.cubes[kind])
    cost = int(board.cost[kind])
    after = BrassState(board)
    after.copy_from(view)
    if cubes:
        place_counter(after, seat, kind, space)
    fitting = int(kinds_in_hand(view, seat)) & int(kinds_for_build(view, seat, industry, space))
    return BuildOffer(
        kind=kind_view(view, kind),
        pounds=cost + sum(source.pounds for source in (*coal[:1], *iron[:1])),
        coal=coal,
        iron=iron,
        cards=tuple(
            name for number, name in enumerate(board.card_names) if fitting & int(kinds.BIT[number])
        ),
        over=view.owner[space] != kinds.EMPTY and may_build_over(view, seat, kind, space),
        to_track=cubes - int(after.cubes[space]) if cubes else 0,
        earned=int(after.money[seat]) + cost - int(view.money[seat]) if cubes else 0,
    )


def rail_offer(view: BrassState, line: int, *, second: bool) -> RailOffer | None:
    """Return what a rail takes, the second of an action more; None when its coal is not there."""
    coal = coal_sources_for_line(view, line)
    if not coal:
        return None
    pounds = int(view.board.second_rail_cost if second else view.board.rail_cost)
    return RailOffer(pounds + coal[0].pounds, coal)


def income_after_loan(view: BrassState, seat: int, steps: int) -> tuple[int, int] | None:
    """Return income space and pounds a round after a loan of so many steps, None if too deep."""
    board = view.board
    level = int(board.level[view.income[seat]]) - steps
    if level < kinds.LOWEST_LEVEL:
        return None
    return int(board.top_space[level - kinds.LOWEST_LEVEL]), level


def debt_offer(view: BrassState, seat: int, space: int) -> DebtOffer:
    """Return what giving up a seat's counter on a space would do for its debt (B-3.2, B-3.3)."""
    pounds = int(paid_for(view, space))
    left = int(view.money[seat]) + pounds
    points = int(view.board.points[view.counter[space]]) if view.flipped[space] else 0
    return DebtOffer(pounds, left, points, goes_on=left < 0 and size(view.held[seat]) > 1)


def debt_ahead(view: BrassState, seat: int) -> DebtAhead | None:
    """Return the income a seat could not pay at the start of the next round, None while it can or
    no round follows (B-3.1, B-3.2).
    """
    board = view.board
    level = int(income_level(view, seat))
    last = view.round == board.rounds
    money = int(view.money[seat])
    if level >= 0 or money + level >= 0 or (last and view.era == kinds.RAIL):
        return None
    stays = [space for space in range(int(board.spaces)) if view.owner[space] == seat]
    if last:  # of the canal era: counters of level 1 leave before the income is due
        stays = [space for space in stays if view.counter[space] % kinds.LEVELS != 1]
    return DebtAhead(-level, money, -(money + level), len(stays), bool(board.debt_stays))


# Playing a step again on a view, to hear what happens in it.

Fact = tuple[int, int, int, int]


def rehearsed(before: BrassState, code: int, after: BrassState) -> list[Fact]:
    """Return the facts of a step between two views of one seat, in the order they happened.

    Cards the seat does not know are put where they do not matter; the one that was played is
    known from the discards, but for the last card of an era, which is then told as EMPTY.
    """
    state = _ready(before, code, after)
    heard = BrassStepFacts()
    state.step_facts = heard
    apply(state, code)
    if _is_hidden(before) and before.era != after.era and kind_of(code) != kinds.CARD:
        return [_without_card(fact) for fact in heard.facts]
    return heard.facts


def when_counted(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return what lay on the map when the step that ended the canals had been played, before it
    was counted and cleared: somebody else still holds a card, so that the era goes on.
    """
    state = _ready(before, code, after)
    seats = int(state.seats)
    turn = int(state.turn)
    state.order[0], state.order[turn] = state.order[turn], state.order[0]
    state.turn = 0
    state.hand[int(state.order[1 % seats]) * kinds.HAND_SLOTS] = 0
    apply(state, code)
    return state


def _is_hidden(before: BrassState) -> bool:
    """Return whether the view does not know the hand of who plays."""
    return bool(before.hand[before.order[before.turn] * kinds.HAND_SLOTS] == kinds.UNKNOWN_CARD)


def _ready(before: BrassState, code: int, after: BrassState) -> BrassState:
    """Return a copy of the view in which the step can be played."""
    state = before.clone()
    assert isinstance(state, BrassState)
    if _is_hidden(before) and before.phase in (kinds.ACTIONS, kinds.CARD_PHASE):
        _put_in_hand(state, int(before.order[before.turn]), code, after)
    return state


def _put_in_hand(state: BrassState, seat: int, code: int, after: BrassState) -> None:
    """Let an unknown hand hold what was played: a card that was named, and one that was not."""
    board = state.board
    slots = [
        slot
        for slot in range(seat * kinds.HAND_SLOTS, (seat + 1) * kinds.HAND_SLOTS)
        if state.hand[slot] != kinds.EMPTY
    ]
    named = int(first_of(code)) if kind_of(code) == kinds.CARD else kinds.EMPTY
    unnamed = _fitting(state, code)
    if state.era == after.era:
        played = [
            kind
            for kind in range(int(board.card_kinds))
            for _card in range(int(after.discards[kind] - state.discards[kind]))
        ]
        if named in played:
            played.remove(named)
        unnamed = played[0] if played else unnamed
    for slot in slots:
        state.hand[slot] = unnamed
    if named != kinds.EMPTY:
        state.hand[slots[0]] = named


def _fitting(state: BrassState, code: int) -> int:
    """Return a card that allows the move: that of the location, for anything else any."""
    if kind_of(code) != kinds.BUILD:
        return 0
    return int(state.board.place_of[second_of(code)])


def _without_card(fact: Fact) -> Fact:
    kind, seat, _card, _rest = fact
    return (kind, seat, kinds.EMPTY, 0) if kind == step_facts.PLAYED else fact
