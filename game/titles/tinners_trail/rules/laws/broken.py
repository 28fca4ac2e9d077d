"""The law a step breaks, if any: of the table it leaves, and of how it came there."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tinners_trail.rules.kinds import OVER
from game.titles.tinners_trail.rules.laws.accounts import broken_of_accounts
from game.titles.tinners_trail.rules.laws.box import broken_of_box
from game.titles.tinners_trail.rules.laws.county import is_ranked
from game.titles.tinners_trail.rules.laws.expansions import broken_of_expansions
from game.titles.tinners_trail.rules.laws.kinds import KEPT, RANKING
from game.titles.tinners_trail.rules.laws.lasting import broken_of_lasting
from game.titles.tinners_trail.rules.laws.map import broken_of_map
from game.titles.tinners_trail.rules.laws.ore import broken_of_ore
from game.titles.tinners_trail.rules.laws.seats import broken_of_seats
from game.titles.tinners_trail.rules.laws.turn import broken_of_turn
from game.titles.tinners_trail.rules.laws.water import broken_of_water
from game.titles.tinners_trail.rules.laws.work import broken_of_work
from game.titles.tinners_trail.rules.state import TrailState


def broken_law(before: TrailState, move: i64, after: TrailState) -> i64:
    """Return the first law that a step or the true table it leaves breaks, KEPT when none."""
    law: i64 = broken_of_table(before, after)
    if law == KEPT:
        law = broken_of_lasting(before, after)
    if law == KEPT:
        law = broken_of_ore(before, move, after)
    if law == KEPT:
        law = broken_of_accounts(before, move, after)
    if law == KEPT:
        law = broken_of_work(before, move, after)
    if law == KEPT:
        law = broken_of_water(before, move, after)
    return law


def broken_of_table(before: TrailState, after: TrailState) -> i64:
    """Return the law a true table breaks; what the box holds is counted when a phase ends."""
    law: i64 = broken_of_seats(after)
    if law == KEPT:
        law = broken_of_map(after)
    if law == KEPT:
        law = broken_of_turn(after)
    if law == KEPT and after.board.extended:
        law = broken_of_expansions(after)
    if law == KEPT and after.phase != before.phase:
        law = broken_of_box(after)
    if law == KEPT and after.phase == OVER and not is_ranked(after):
        return RANKING
    return law
