"""The king's surprises for the Cardinal, and where his explorers begin (S-907 to S-912)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import step_facts
from game.titles.tiletum.rules.cardinal.exploring import explore
from game.titles.tiletum.rules.cardinal.kinds import (
    ACTION_EFFECT,
    ALL_SITES,
    CREST_FROM_BOX,
    EXPLORER_ON_MAP_3,
    HOUSE_IN_FAIR_TOWN,
    LAST_MAP,
    NEEDED_EFFECT,
    PILLAR_AT_POOREST,
    POINTS_FOR_EXPLORER,
    POINTS_OF_A_MINE,
    POINTS_PER_MINE,
    SILVER_EFFECT,
    WORD_EFFECT,
)
from game.titles.tiletum.rules.cardinal.needs import most_needed
from game.titles.tiletum.rules.cardinal.tables import CardinalTables
from game.titles.tiletum.rules.cardinal.tasks import at_most
from game.titles.tiletum.rules.cardinal.tiles import is_in_box, take_crest, tile_in_box
from game.titles.tiletum.rules.cardinal.turn import act, surprises_left
from game.titles.tiletum.rules.cardinal.walking import build, points_of_cathedral
from game.titles.tiletum.rules.kinds import ARCHITECT, EMPTY, EXPLORER, KING, MERCHANT, ROUNDS
from game.titles.tiletum.rules.pieces import can_put_house, can_put_pillar, mines_on_map
from game.titles.tiletum.rules.silver import explorer_on, hire
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import gain_good, gain_silver, pay_silver, score
from game.titles.tiletum.rules.telling import tell


def send_explorer(st: TiletumState) -> None:
    """Place his explorer on map II before round 2 and on map III before round 3 (S-909)."""
    number: i64 = st.round - 1
    if 1 <= number <= LAST_MAP and explorer_on(st, st.board.cardinal, number) == EMPTY:
        hire(st, st.board.cardinal, number)


def buy_surprises(st: TiletumState) -> bool:
    """Let him pay for the most surprises he can; return whether any is due (S-910)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    for back in range(i64(len(cards.price))):
        at: i64 = i64(len(cards.price)) - 1 - back
        if st.silver[seat] >= cards.price[at]:
            pay_silver(st, seat, cards.price[at])
            st.surprises_due = at_most(cards.bought[at], surprises_left(st))
            return st.surprises_due > 0
    return False


def be_surprised(st: TiletumState, surprise: i64) -> None:
    """Resolve a surprise: its points, then its effects in order (S-912)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    st.surprises_left[surprise] = 0
    st.surprises_due = at_most(st.surprises_due - 1, surprises_left(st))
    at: i64 = 0
    while st.tucked[at] != EMPTY:
        at += 1
    st.tucked[at] = surprise
    tell(st, step_facts.SURPRISED, seat, surprise, 0)
    score(st, seat, cards.surprise_points[surprise])
    for effect in range(cards.effect_from[surprise], cards.effect_from[surprise + 1]):
        have_effect(st, seat, cards.effect[effect], cards.effect_number[effect])


def have_effect(st: TiletumState, seat: i64, effect: i64, number: i64) -> None:
    """Have one effect of a surprise; what cannot be done is skipped (S-912)."""
    if effect >= WORD_EFFECT:
        have_word(st, seat, effect)
    elif effect == ACTION_EFFECT + EXPLORER:
        explore(st, seat, number, ALL_SITES)
    elif effect >= ACTION_EFFECT:
        act(st, seat, effect - ACTION_EFFECT, number)
    elif effect == NEEDED_EFFECT:
        gain_good(st, seat, most_needed(st, seat), number)
    elif effect == SILVER_EFFECT:
        gain_silver(st, seat, number)
    else:
        gain_good(st, seat, effect, number)


def have_word(st: TiletumState, seat: i64, effect: i64) -> None:
    """Have what a word of S-912 says."""
    if effect == CREST_FROM_BOX:
        for crest in range(st.board.crest_kinds):
            if is_in_box(st, crest):
                st.crest_due = 1
    elif effect == POINTS_PER_MINE:
        score(st, seat, POINTS_OF_A_MINE * mines_on_map(st, seat))
    elif effect == HOUSE_IN_FAIR_TOWN:
        build_at_fair(st, seat)
    elif effect == PILLAR_AT_POOREST:
        build_at_poorest(st, seat)
    elif effect == EXPLORER_ON_MAP_3:
        if explorer_on(st, seat, LAST_MAP) == EMPTY:
            hire(st, seat, LAST_MAP)
        else:
            score(st, seat, POINTS_FOR_EXPLORER)


def build_at_fair(st: TiletumState, seat: i64) -> None:
    """Put a house into the town of the earliest fair due where he may (S-912)."""
    for number in range(st.round - 1, ROUNDS):
        town: i64 = st.fair[ROUNDS + number]
        if can_put_house(st, seat, town):
            build(st, seat, MERCHANT, town)
            return


def build_at_poorest(st: TiletumState, seat: i64) -> None:
    """Put a pillar at the cathedral of the main map with fewest points (S-912)."""
    found: i64 = EMPTY
    for space in range(st.board.main_spaces):
        if not can_put_pillar(st, seat, space):
            continue
        if found == EMPTY or points_of_cathedral(st, space) < points_of_cathedral(st, found):
            found = space
    if found != EMPTY:
        build(st, seat, ARCHITECT, found)


def find_crest(st: TiletumState, crest: i64) -> None:
    """Have a crest from the box; a marker of it goes to the king (S-912, C-503)."""
    st.crest_due = 0
    st.box[tile_in_box(st, crest)] -= 1
    take_crest(st, st.board.cardinal, crest, KING)
