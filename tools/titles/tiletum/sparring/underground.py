"""What explorers, mines, silver and technologies will still bring (S-1 to S-8)."""

from typing import Final

from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.fairs import points_of_silver
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.pieces import on_map, slot_for
from game.titles.tiletum.rules.technologies import worth_of_levels
from tools.titles.tiletum.sparring import outlook
from tools.titles.tiletum.sparring.places import NEAR, two_best
from tools.titles.tiletum.sparring.position import SeatPosition, own

EFFECT: Final = (0.17, 0.33, 0.4, 0.35, 0.33, 0.33, 0.42, 0.3, 0.43)
"""Points a turn that each level of a technology earns beside its worth at the end."""
TABLET: Final = (2.0, 4.5, 6.0, 3.0, 4.0, 3.0, 3.5, 3.0, 2.5)
A_MINE: Final = 1.6  # points at once
AN_EXPLORER: Final = 0.5
SILVER_OF_LEVELS: Final = 18  # that three technologies take in all


def worth_below(position: SeatPosition) -> float:
    """Return what the seat's part of the expansion is worth."""
    st, seat, plan, time = position.st, position.seat, position.plan, position.time
    levels = own(st.levels, seat, kinds.TECHNOLOGIES)
    paid = int(worth_of_levels(st, seat))  # as many points as silver
    points = float(paid + points_of_silver(st, seat))
    effects = sum(each * reached for each, reached in zip(EFFECT, levels, strict=True))
    points += plan.technology * effects * time.left
    mines, rounds = int(on_map(st, seat, kinds.MINE_PIECE)), kinds.ROUNDS + 1 - time.king
    held = min(int(st.silver[seat]), SILVER_OF_LEVELS - paid)
    usable = min(
        mines * max(0, rounds - 1), SILVER_OF_LEVELS - paid - held
    )  # of the last income nothing can be paid
    points += plan.mine * (0.5 * mines * rounds + (plan.silver - 0.5) * usable)
    if time.left == 0:
        return points
    supply = int(st.mines[2 * seat])
    points += (plan.silver - 0.5) * held + 0.5 * position.late * min(supply, 3)
    a_mine = A_MINE + position.unit(outlook.MINES, outlook.MINES_BUILDINGS)
    a_mine += plan.silver * rounds * plan.mine
    promises = sum(_promise(position, on, a_mine if supply else 0.0) for on in range(kinds.MAPS))
    return points + plan.near_below * position.late * promises


def _promise(position: SeatPosition, number: int, a_mine: float) -> float:
    """Return what mines, tablets and tiles around the own explorer of a map promise."""
    st, board, atlas, found = position.st, position.st.board, position.atlas, [0.0, 0.0]
    here = int(st.explorers[position.seat * kinds.MAPS + number])
    if here == EMPTY:
        return 0.0
    for town in atlas.towns_below[number, int(st.sides[number])]:
        near = NEAR[min(atlas.steps[here][town], 6)]
        if a_mine:
            slot = slot_for(st, position.seat, kinds.MINE_PIECE, town)
            if slot != EMPTY:
                found.append((a_mine + 0.5 * int(board.printed[slot])) * near)
        if st.lying[town] != EMPTY:
            found.append(0.5 * atlas.promise[st.lying[town]] * near)
    for at in range(int(board.near_from[here]), int(board.near_from[here + 1])):
        path = board.depths.near_path[at]
        if path != EMPTY and not st.covered[path]:
            found.append(0.35 * TABLET[board.depths.tablet[path]])
    return two_best(found) + AN_EXPLORER
