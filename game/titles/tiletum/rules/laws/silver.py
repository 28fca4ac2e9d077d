"""Laws of games with silver: silver, explorers, levels, tablets, the field, the king's cards."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules.kinds import (
    ACTIONS,
    EMPTY,
    IN_PLAY,
    LEVELS,
    MAPS,
    SURPRISE,
    SURPRISES,
    TECHNOLOGIES,
)
from game.titles.tiletum.rules.laws.box import broken_box
from game.titles.tiletum.rules.laws.homes import broken_home
from game.titles.tiletum.rules.laws.kinds import (
    CARDS,
    EXPLORERS,
    FIELD,
    KEPT,
    LEVELS_LAW,
    SILVER_LAW,
    TABLETS_LAW,
)
from game.titles.tiletum.rules.laws.table import broken_moment, broken_track
from game.titles.tiletum.rules.silver import explorer_on
from game.titles.tiletum.rules.silver_dealing import is_side_up
from game.titles.tiletum.rules.state import TiletumState

# Laws of games with silver: silver, explorers, levels, tablets, the field, the king's cards.


def broken_below(before: TiletumState, after: TiletumState) -> i64:
    """Return the first of these laws that is broken."""
    if not is_field_sound(before, after):
        return FIELD
    for seat in range(after.seats):
        if after.silver[seat] < 0:
            return SILVER_LAW
        if not are_explorers_sound(before, after, seat):
            return EXPLORERS
        if not are_levels_sound(before, after, seat):
            return LEVELS_LAW
    if not are_tablets_sound(before, after):
        return TABLETS_LAW
    if after.board.cardinal >= 0 and not are_cards_sound(after):
        return CARDS
    return KEPT


def is_field_sound(before: TiletumState, after: TiletumState) -> bool:
    """Return whether what the set-up laid stays, and the field falls by two each round."""
    turned: i64 = 2 * (after.round - before.round)
    if not 1 <= after.field <= ACTIONS or after.symbol < 0 or after.symbol > 1:
        return False
    if after.field != (before.field - turned - 1 + ACTIONS) % ACTIONS + 1:
        return False
    for number in range(MAPS):
        if after.sides[number] != before.sides[number]:
            return False
    for place in range(IN_PLAY):
        if after.technologies[place] != before.technologies[place]:
            return False
    return after.overlay == before.overlay


def are_explorers_sound(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether explorers stand on the sides that are used, and stay on their maps."""
    for number in range(MAPS):
        town: i64 = explorer_on(after, seat, number)
        if town == EMPTY:
            if explorer_on(before, seat, number) != EMPTY:
                return False
        elif after.board.depths.map_of[town] != number or not is_side_up(after, town):
            return False
    return True


def are_levels_sound(before: TiletumState, after: TiletumState, seat: i64) -> bool:
    """Return whether levels are of the technologies in use, and never fall."""
    for technology in range(TECHNOLOGIES):
        reached: i64 = after.levels[seat * TECHNOLOGIES + technology]
        if reached < before.levels[seat * TECHNOLOGIES + technology] or reached > LEVELS:
            return False
        if reached > 0 and not is_used(after, technology):
            return False
    return True


def is_used(st: TiletumState, technology: i64) -> bool:
    """Return whether a technology is one of the three of the game."""
    for place in range(IN_PLAY):
        if st.technologies[place] == technology:
            return True
    return False


def are_tablets_sound(before: TiletumState, after: TiletumState) -> bool:
    """Return whether X tiles stay, on sides that are used."""
    for path in range(after.board.depths.paths):
        if after.covered[path] < before.covered[path] or after.covered[path] > 1:
            return False
        if after.covered[path] == 1 and not is_side_up(after, after.board.depths.one_end[path]):
            return False
    return True


def are_cards_sound(st: TiletumState) -> bool:
    """Return whether each surprise is left or tucked, and some are due in their phase alone."""
    tucked: i64 = 0
    left: i64 = 0
    for surprise in range(SURPRISES):
        if st.tucked[surprise] != EMPTY:
            tucked += 1
            if st.surprises_left[st.tucked[surprise]] > 0:
                return False
        left += st.surprises_left[surprise]
    if tucked + left > SURPRISES or st.surprises_due > left or st.surprises_due < 0:
        return False
    is_due: bool = st.surprises_due > 0 or st.crest_due > 0
    return is_due == (st.phase == SURPRISE) == (st.after != EMPTY)


# The first law a step breaks; compiled, so that a million games can be watched.


def broken_law(before: TiletumState, move: i64, after: TiletumState) -> i64:
    """Return the number of the first law that is broken, KEPT when none is."""
    broken: i64 = broken_box(before, after)
    if broken == KEPT:
        broken = broken_home(before, after)
    if broken == KEPT:
        broken = broken_track(before, after)
    if broken == KEPT and after.board.silver > 0:
        broken = broken_below(before, after)
    if broken == KEPT:
        broken = broken_moment(before, after)
    return broken
