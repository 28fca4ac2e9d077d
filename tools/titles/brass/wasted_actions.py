"""Wasted actions in played games of Brass, by what the rules alone say of them.

Nothing here knows what computer players go by.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import cast

from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.rules import CHANCE, State
from game.engine.title import Game
from game.titles.brass.rules import kinds, scoring
from game.titles.brass.rules.components import INDUSTRY_NAMES
from game.titles.brass.rules.state import BrassState
from tools.contest.played_game import PlayedAction, WastedAction

PENDING = (*kinds.PHASES_WITH_PENDING_MOVE, kinds.RAIL_PHASE, kinds.DEVELOP_PHASE, kinds.SELL_PHASE)
FLIPPED_BY_OTHERS = (kinds.PORT_INDUSTRY, kinds.COAL_MINE_INDUSTRY, kinds.IRONWORKS_INDUSTRY)
WORDS = {
    kinds.BUILD_MOVE: "building",
    kinds.DIG_CANAL_MOVE: "canal",
    kinds.LAY_RAIL_MOVE: "rail",
    kinds.DEVELOP_MOVE: "development",
    kinds.SELL_MOVE: "sale",
    kinds.TAKE_LOAN_MOVE: "loan",
    kinds.PASS_MOVE: "pass",
}


@dataclass(frozen=True, slots=True)
class WholeAction:
    """An action together with the answers that belong to it, such as cards, cubes and second parts:
    the states before and after it.

    `own` are the later actions of the same seat.
    """

    seat: int
    code: int
    before: BrassState
    after: BrassState
    own: "Sequence[WholeAction]" = ()  # later ones of the same seat

    @property
    def kind(self) -> int:
        """The kind of the move that began the action."""
        return int(kind_of_move(self.code))

    @property
    def is_last(self) -> bool:
        """Whether this is the seat's last action of the game."""
        st = self.before
        return bool(st.era == kinds.RAIL_ERA and not self.own)


def wasted_actions(game: Game, actions: Sequence[PlayedAction]) -> Iterator[WastedAction]:
    """Yield wasted actions: last actions that cost money for nothing or miss points, sales missed
    by passing, and developments and loans that were never used."""
    for one in whole_actions(actions):
        found = _last_action(game, one) if one.is_last else _passed_with_a_sale(one)
        found = found or _never_built(one)
        if found:
            yield WastedAction(one.seat, found, one.before)
        elif _is_loan_never_spent(one):
            told = "a loan of which the money is never spent"
            yield WastedAction(one.seat, told, one.before, in_hindsight=True)


def whole_actions(actions: Sequence[PlayedAction]) -> list[WholeAction]:
    """Return the actions of a game, each together with the answers that belong to it, in order."""
    found: list[WholeAction] = []
    for one in actions:
        before = cast("BrassState", one.before)
        if before.phase != kinds.ACTIONS_PHASE:
            continue
        rest = takewhile(lambda each: cast("BrassState", each.before).phase in PENDING, one.later)
        last = [one, *rest][-1]
        found.append(WholeAction(one.seat, one.code, before, cast("BrassState", last.after)))
    return [
        WholeAction(
            one.seat,
            one.code,
            one.before,
            one.after,
            [later for later in found[at + 1 :] if later.seat == one.seat],
        )
        for at, one in enumerate(found)
    ]


def points_if_game_ended_now(st: BrassState, seat: int) -> int:
    """Return the points a seat would have if the game ended in this state (B-15, B-16.1)."""
    points = int(st.points[seat])
    if st.phase == kinds.GAME_OVER_PHASE:
        return points
    points += int(scoring.points_of_links(st, seat) + scoring.points_of_counters(st, seat))
    return points + int(scoring.points_of_money(st, seat))


def _last_action(game: Game, one: WholeAction) -> str:
    """Return words on what is wrong with a seat's last action of the game, "" if nothing is."""
    passing = next(code for code in game.rules.legal_codes(one.before) if _is_pass(code))
    passed = points_if_game_ended_now(state_after_action(game, one.before, passing), one.seat)
    if points_if_game_ended_now(one.after, one.seat) > passed or one.kind == kinds.SELL_MOVE:
        return ""
    if one.kind == kinds.BUILD_MOVE and is_for_others(one):
        return ""
    if one.kind != kinds.PASS_MOVE:
        return f"{_name(one)} with the last action" if _pounds_of(one) > 0 else ""
    for code in game.rules.legal_codes(one.before):
        if points_if_game_ended_now(state_after_action(game, one.before, code), one.seat) > passed:
            word = WORDS[int(kind_of_move(code))]
            return f"passes with the last action, though a {word} would count"
    return ""


def _is_pass(code: int) -> bool:
    return bool(kind_of_move(code) == kinds.PASS_MOVE)


def _pounds_of(one: WholeAction) -> int:
    """Return the pounds an action cost; after a round's last action the state no longer has the sum
    spent."""
    if one.after.round == one.before.round and one.after.phase != kinds.GAME_OVER_PHASE:
        return int(one.after.spent[one.seat] - one.before.spent[one.seat])
    return int(one.before.money[one.seat] - one.after.money[one.seat])


def is_for_others(one: WholeAction) -> bool:
    """Return whether the built counter may still be flipped by other seats, since not all of them
    have finished."""
    is_last_of_all = one.before.order[one.before.seats - 1] == one.seat
    return not is_last_of_all and int(first_field_of_move(one.code)) in FLIPPED_BY_OTHERS


def _passed_with_a_sale(one: WholeAction) -> str:
    """Return words if a seat passed while its mill could be sold to a port for nothing (B-12.2),
    else ""."""
    st = one.before
    if one.kind != kinds.PASS_MOVE or any(each.kind == kinds.SELL_MOVE for each in one.own[:1]):
        return ""
    mills = [
        space for space in _spaces(st) if st.owner[space] == one.seat and _is_unsold(st, space)
    ]
    ports = [space for space in _spaces(st) if st.open_port_space_set & kinds.BIT_BY_PLACE[space]]
    linked = any(
        st.connected_place_set[st.board.place_of_space[mill]] & st.board.place_set_of_space[port]
        and _gains(one, mill, port)
        for mill in mills
        for port in ports
    )
    return "passes while a mill could be sold to a port" if linked else ""


def _gains(one: WholeAction, mill: int, port: int) -> bool:
    """Return whether the sale gains the seller more than the port's owner, measured against all
    rivals."""
    st = one.before
    gain = st.board.counter_points[st.counter[mill]] * (st.seats - 1)
    return bool(st.owner[port] == one.seat or gain >= st.board.counter_points[st.counter[port]])


def _spaces(st: BrassState) -> range:
    return range(int(st.board.space_count))


def _is_unsold(st: BrassState, space: int) -> bool:
    is_mill = int(st.counter[space]) // kinds.LEVEL_COUNT == kinds.COTTON_MILL_INDUSTRY
    return is_mill and not st.flipped[space]


def _never_built(one: WholeAction) -> str:
    """Return words if a counter was developed in the last turn and none of its stack was built,
    else ""."""
    st = one.before
    if (
        one.kind != kinds.DEVELOP_MOVE
        or st.era != kinds.RAIL_ERA
        or st.round < st.board.rounds_per_era
    ):
        return ""
    built = {first_field_of_move(each.code) for each in one.own if each.kind == kinds.BUILD_MOVE}
    if kinds.IRONWORKS_INDUSTRY in built or any(_has_developed(one, int(at)) for at in built):
        return ""  # the iron made room on the track, or the way to a counter is clear
    if _empties_ironworks_for_points(one):
        return ""
    return "develops in the last turn and builds nothing of it"


def _empties_ironworks_for_points(one: WholeAction) -> bool:
    """Return whether the action took a cube off an ironworks that the seat's last action emptied,
    and the seat has more points since: its own counter flips, or its links beside it count more."""
    at_last = one.own[-1].after if one.own else one.after
    points = points_if_game_ended_now(one.before, one.seat)
    return points_if_game_ended_now(at_last, one.seat) > points and any(
        one.after.cubes[space] < one.before.cubes[space]
        and at_last.flipped[space] > one.before.flipped[space]
        for space in _spaces(one.before)
    )


def _has_developed(one: WholeAction, industry: int) -> bool:
    row = one.seat * kinds.INDUSTRY_COUNT * kinds.LEVEL_COUNT + industry * kinds.LEVEL_COUNT
    cells = range(row, row + kinds.LEVEL_COUNT)
    return any(one.after.stack[cell] < one.before.stack[cell] for cell in cells)


def _is_loan_never_spent(one: WholeAction) -> bool:
    """Return whether a loan cost more income than it brought and its money was never spent."""
    st = one.before
    if one.kind != kinds.TAKE_LOAN_MOVE:
        return False
    pounds = int(first_field_of_move(one.code) * st.board.loan_pounds)
    least = min((int(each.after.money[one.seat]) for each in one.own), default=0)
    incomes = int(
        st.board.rounds_per_era - st.round + st.board.rounds_per_era * (st.era == kinds.CANAL_ERA)
    )
    lost = int(
        st.board.income_pounds_of_space[st.income[one.seat]]
        - st.board.income_pounds_of_space[one.after.income[one.seat]]
    )
    return least >= pounds and lost * incomes >= pounds


def state_after_action(game: Game, state: State, code: int) -> BrassState:
    """Return the state after an action is completed with the first legal answers and chance
    outcomes, without optional further parts."""
    after = cast("BrassState", state.clone())
    game.rules.apply(after, code)
    while after.to_move == CHANCE or after.phase in PENDING:
        if after.to_move == CHANCE:
            game.rules.apply(after, game.rules.weighted_outcomes(after)[0][0])
        else:
            codes = game.rules.legal_codes(after)
            done = [each for each in codes if kind_of_move(each) == kinds.DONE_MOVE]
            game.rules.apply(after, (done or codes)[0])
    return after


def _name(one: WholeAction) -> str:
    if one.kind != kinds.BUILD_MOVE:
        return WORDS[one.kind]
    return f"building of {INDUSTRY_NAMES[int(first_field_of_move(one.code))]}"
