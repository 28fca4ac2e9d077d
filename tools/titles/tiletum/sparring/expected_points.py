"""Estimates of the points that the king phases and the fairs will bring (T-7)."""

from math import exp, log1p
from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.fairs import THINGS_COUNTED_BY_FAIR, count_things_for_fair
from game.titles.tiletum.rules.houses_and_pillars import has_piece_in_town
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from tools.titles.tiletum.sparring.position import SeatPosition

# The kinds of fairs in their order.
SETS, CONTRACTS_CATHEDRALS, CONTRACTS, KING, CONTRACTS_CRESTS, HOUSES = range(6)
UPPER, CRESTS, PILLARS, FULL, CATHEDRALS, MINES, LEVELS, MINES_BUILDINGS = range(6, 14)
GROWTH: Final = (0.25, 0.15, 0.2, 0.0, 0.08, 0.33, 0.2, 0.1, 0.35, 0.12, 0.2, 0.3, 0.4, 0.2)
"""By how much the number that each kind of fair counts grows in a turn."""
ON_THE_WAY: Final = (0.93, 0.8, 0.65, 0.5, 0.35, 0.2)
"""The probability of taking part in this round's fair with one turn left, by the steps to it."""


def smooth_positive_part(x: float) -> float:
    """Return a smooth approximation of max(x, 0)."""
    return x if x > 5.0 else 1.2 * log1p(exp(x / 1.2))


def sigmoid(x: float) -> float:
    """Return the logistic function of x: from 0 to 1, and 0.5 at x = 0."""
    return 1.0 / (1.0 + exp(-x))


def king_points(position: SeatPosition) -> float:
    """Return the points expected from the king track, with the value of being ahead on it and of
    the place in the turn order."""
    st = position.st
    seat = position.seat
    plan = position.plan
    time = position.time
    space = float(st.king[seat])
    points = 0.0
    turned = [int(token) for token in st.tokens if token != EMPTY]
    for number in range(time.king, kinds.ROUND_COUNT + 1):
        if number == st.round:
            share = (kinds.TURNS_PER_ROUND - len(turned)) / (
                kinds.CORRUPTION_TOKEN_COUNT - len(turned)
            )
            space += 0.4 * time.now - (position.atlas.tokens - sum(turned)) * share
        else:
            space += plan.climb - position.atlas.tokens / 2  # half of the tokens turn up
        points += space
        if st.board.silver:
            points += plan.ribbon * _favour(space, kinds.ROUND_COUNT - number, plan.silver)
        space = smooth_positive_part(space)
    ahead = list(st.king_order).index(seat)
    if time.king <= kinds.ROUND_COUNT:
        rivals = (int(king) for rival, king in enumerate(st.king) if rival != seat)
        margin = int(st.king[seat]) - max(rivals) + (-0.5 if ahead else 0.5)
        prize = (
            int(st.board.last_round_king_lead_points)
            if st.round == kinds.ROUND_COUNT
            else plan.lead
        )
        points += prize * sigmoid(margin / (0.5 + 0.7 * time.now))
    return points - (plan.order * ahead if st.round < kinds.ROUND_COUNT else 0.0)


def _favour(space: float, later: int, silver: float) -> float:
    """Return the worth of a space's ribbon and mine with `later` rounds left (S-701, S-702)."""
    ribbon = min(3.0, smooth_positive_part((space - 1.5) / 3.0)) * (silver if later else 0.5)
    return ribbon + (1.2 * sigmoid(space / 1.5) if later else 0.0)


def fair_points(position: SeatPosition) -> tuple[float, dict[int, float]]:
    """Return the points expected from the coming fairs, and by town the points that a house there
    would add by letting the seat take part.

    It also stores in `position.units` the points of one more piece of each kind that the fairs
    count.
    """
    st = position.st
    seat = position.seat
    atlas = position.atlas
    time = position.time
    fair = [int(kind) for kind in st.fair]
    here = atlas.steps[position.merchant]
    points = 0.0
    missing = dict[int, float]()
    for number in range(time.fair, kinds.ROUND_COUNT + 1):
        kind = fair[number - 1]
        town = fair[kinds.ROUND_COUNT + number - 1]
        later = number - int(st.round)
        worth = int(
            st.board.points_of_fair_kind[kind] + st.board.fair_bonus_points_by_round[number - 1]
        )
        if kind == KING:
            score = worth + max(0.0, 1.0 + int(st.king[seat]) - 1.5 * time.now)
        else:
            grown = GROWTH[kind] * (time.now + later * kinds.TURNS_PER_ROUND)
            score = worth * (count_at_fair(st, seat, kind) + grown)
        chance = 1.0
        if not has_piece_in_town(st, seat, kinds.HOUSE_PIECE, town):
            far = min(here[town], len(ON_THE_WAY) - 1)
            if later:
                chance = position.plan.fair_later - 0.03 * far
            elif time.now:
                chance = min(0.96, ON_THE_WAY[far] + 0.08 * (time.now - 1))
            else:
                chance = float(far == 0)
            missing[town] = missing.get(town, 0.0) + (1.0 - chance) * score
        points += chance * score
        position.units[kind] = position.units.get(kind, 0.0) + chance * worth
    return points, missing


def count_at_fair(st: TiletumState, seat: int, kind: int) -> int:
    """Return how many things a seat has that the fair `kind` counts; for a fair of pairs the
    smaller of two numbers."""
    things = [
        thing
        for thing in (THINGS_COUNTED_BY_FAIR[2 * kind], THINGS_COUNTED_BY_FAIR[2 * kind + 1])
        if thing != EMPTY
    ]
    return min(int(count_things_for_fair(st, seat, thing)) for thing in things)
