"""Reasons for builds and links (B-5 .. B-8, B-10), and the explainer of all moves."""

# interpreted: asked once a hint
from typing import Final, cast

from ai.playout_explainer import KnowledgeExplainer
from ai.search.playouts import Playouts
from ai.titles.brass.build_scores import pounds_for_cubes_to_track
from ai.titles.brass.cotton_reasons import sale_objections, sale_reasons
from ai.titles.brass.flip_chances import (
    count_cubes_to_track,
    count_ports_buying_from_place,
    flip_chance_percent,
)
from ai.titles.brass.link_scores import newly_connects_unsold_mill_to_port
from ai.titles.brass.money_and_card_reasons import (
    INDUSTRY_NAMES,
    cube_source_reasons,
    debt_payment_reasons,
    development_reasons,
    discard_reasons,
    loan_objections,
    loan_reasons,
    turn_order_reasons,
)
from ai.titles.brass.seat_valuation import BrassSeatValuation
from game.engine.moves import first_field_of_move, kind_of_move, second_field_of_move
from game.engine.reasons import FactValue, Reason
from game.engine.rules import State
from game.titles.brass.rules import kinds
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.counters import top_counter_kind_of_stack
from game.titles.brass.rules.own_network import own_touched_place_set
from game.titles.brass.rules.scoring import link_points
from game.titles.brass.rules.state import BrassState

UNLIKELY_FLIP_PERCENT: Final = 50  # per cent


def build_counter_reasons(
    st: BrassState, valuation: BrassSeatValuation, industry: int, space: int
) -> list[Reason]:
    """Return the reasons to build a counter: its points and income, what makes it flip (cubes moved
    to the track, a connected port, or its chance), whether it counts in both eras, and links of the
    seat that gain by it."""
    board = st.board
    seat = int(st.to_move)
    kind = int(top_counter_kind_of_stack(st, seat, industry))
    place = int(board.place_of_space[space])
    facts: dict[str, FactValue] = {
        "counter": INDUSTRY_NAMES[industry],
        "points": int(board.counter_points[kind]),
        "spaces": int(board.counter_income_spaces[kind]),
    }
    found = [Reason("counter-counts", facts)]
    cubes = int(count_cubes_to_track(st, kind, place))
    if cubes:
        pounds = int(pounds_for_cubes_to_track(st, industry, cubes))
        whole = cubes == board.cubes_of_counter_kind[kind]
        key = "sold-out-at-once" if whole else "sold-at-once"
        found.append(Reason(key, {"cubes": cubes, "pounds": pounds}))
    elif industry == kinds.COTTON_MILL_INDUSTRY and count_ports_buying_from_place(st, place):
        found.append(Reason("port-connected", {"place": board.place_names[place]}))
    else:
        chance = int(flip_chance_percent(st, valuation, kind, place))
        if chance > UNLIKELY_FLIP_PERCENT:
            found.append(Reason("likely-to-flip", {"percent": chance}))
    if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT > 1:
        found.append(Reason("counts-twice"))
    links = int(valuation.count_own_link_ends(st, place))
    if links:
        found.append(Reason("links-gain", {"links": links}))
    return found


def build_objections(
    st: BrassState, valuation: BrassSeatValuation, industry: int, space: int
) -> list[Reason]:
    """Return the reasons against a counter: it may never flip, or it is removed at the end of the
    era."""
    kind = int(top_counter_kind_of_stack(st, st.to_move, industry))
    place = int(st.board.place_of_space[space])
    found = []
    if count_cubes_to_track(st, kind, place) < max(1, int(st.board.cubes_of_counter_kind[kind])):
        chance = int(flip_chance_percent(st, valuation, kind, place))
        if chance <= UNLIKELY_FLIP_PERCENT:
            found.append(Reason("unlikely-to-flip", {"percent": chance}))
    if st.era == kinds.CANAL_ERA and kind % kinds.LEVEL_COUNT <= 1:
        found.append(Reason("leaves-with-the-era"))
    return found


def link_reasons(st: BrassState, valuation: BrassSeatValuation, line: int) -> list[Reason]:
    """Return the reasons for a link: what its ends score now and may score later, whether it
    connects an unsold mill to a port, and which new places it reaches."""
    board = st.board
    seat = int(st.to_move)
    ends = (int(board.first_end_of_line[line]), int(board.second_end_of_line[line]))
    found = [Reason("link-counts", {"points": int(link_points(st, line))})]
    hopes = sum(_count_unflipped_counters_at(st, place) for place in ends)
    if hopes:
        found.append(Reason("link-hopes", {"counters": hopes}))
    if newly_connects_unsold_mill_to_port(st, valuation, *ends):
        found.append(Reason("opens-way"))
    own = int(own_touched_place_set(st, seat))
    for place in ends:
        if not own >> place & 1:
            found.append(Reason("reaches", {"place": board.place_names[place]}))
    return found


def _count_unflipped_counters_at(st: BrassState, place: int) -> int:
    board = st.board
    if place >= board.location_count:
        return 0
    spaces = range(
        int(board.first_space_of_location[place]), int(board.first_space_of_location[place + 1])
    )
    return sum(st.owner[space] != kinds.EMPTY and not st.flipped[space] for space in spaces)


class BrassExplainer(KnowledgeExplainer):
    """Explains the moves of Brass by what they bring; where it finds no such reason, by
    playouts."""

    remark_keys = frozenset({"iron-costs", "iron-free", "counter-given-up"})

    def __init__(self, board: Board, playouts: Playouts) -> None:
        """Make the explainer with a valuation for the board."""
        super().__init__(playouts)
        self._valuation = BrassSeatValuation(board)

    def title_reasons_against(self, view: State, move: int) -> list[Reason]:
        """Return the reasons against a build, sale, loan or pass of the deciding seat; none for
        other moves."""
        st = cast("BrassState", view)
        kind = kind_of_move(move)
        first = int(first_field_of_move(move))
        second = int(second_field_of_move(move))
        self._valuation.compute_values(st, st.to_move)
        if kind == kinds.BUILD_MOVE:
            return build_objections(st, self._valuation, first, second)
        if kind == kinds.SELL_MOVE:
            return sale_objections(st, first, second)
        if kind == kinds.TAKE_LOAN_MOVE:
            return loan_objections(st, self._valuation, first)
        return [Reason("action-unused")] if kind == kinds.PASS_MOVE else []

    def title_reasons_for(self, view: State, move: int) -> list[Reason]:
        """Return the reasons for a move of the deciding seat, by its kind; [] for a kind without
        reasons.
        """
        st = cast("BrassState", view)
        kind = kind_of_move(move)
        first = int(first_field_of_move(move))
        second = int(second_field_of_move(move))
        self._valuation.compute_values(st, st.to_move)
        if kind == kinds.BUILD_MOVE:
            return build_counter_reasons(st, self._valuation, first, second)
        if kind in (kinds.DIG_CANAL_MOVE, kinds.LAY_RAIL_MOVE):
            return link_reasons(st, self._valuation, first)
        if kind == kinds.DEVELOP_MOVE:
            return development_reasons(st, first)
        if kind == kinds.SELL_MOVE:
            return sale_reasons(st, first, second)
        if kind == kinds.TAKE_LOAN_MOVE:
            return [*loan_reasons(st, self._valuation, first), *turn_order_reasons(st)]
        if kind == kinds.PLAY_CARD_MOVE:
            return discard_reasons(st, first)
        if kind in (kinds.TAKE_COAL_MOVE, kinds.TAKE_IRON_MOVE):
            return cube_source_reasons(st, first)
        if kind == kinds.REMOVE_COUNTER_MOVE:
            return debt_payment_reasons(st, first)
        return turn_order_reasons(st) if kind == kinds.PASS_MOVE else []
