"""The king's surprises for the Cardinal, and the start of his explorers (S-907 to S-912)."""

from __future__ import annotations

from game.engine.cells import i64
from game.titles.tiletum.rules import houses_and_pillars, kinds, possessions, step_facts
from game.titles.tiletum.rules.card_tables import CardinalTables
from game.titles.tiletum.rules.cardinal import tiles
from game.titles.tiletum.rules.cardinal.building import (
    place_cardinal_piece_and_gain,
    points_of_contribution,
)
from game.titles.tiletum.rules.cardinal.turn import (
    count_surprises_left,
    do_cardinal_action_but_explorer,
)
from game.titles.tiletum.rules.cardinal.walking import take_tile_walk_and_build
from game.titles.tiletum.rules.explorers import place_new_explorer, town_of_explorer_on_map
from game.titles.tiletum.rules.state import TiletumState, record_step_fact


def place_cardinal_explorer_of_this_round(st: TiletumState) -> None:
    """In round 2 place the Cardinal's explorer on map II, in round 3 on map III; do nothing if he
    has one there (S-909)."""
    number: i64 = st.round - 1
    if (
        1 <= number <= kinds.LAST_UNDERGROUND_MAP
        and town_of_explorer_on_map(st, st.board.cardinal, number) == kinds.EMPTY
    ):
        place_new_explorer(st, st.board.cardinal, number)


def buy_surprises(st: TiletumState) -> bool:
    """Pay the highest price of surprises that the Cardinal's silver allows. Set as many surprises
    due as this price buys, at most those left; return whether any is due (S-910)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    for back in range(i64(len(cards.surprise_price))):
        at: i64 = i64(len(cards.surprise_price)) - 1 - back
        if st.silver[seat] >= cards.surprise_price[at]:
            possessions.pay_silver(st, seat, cards.surprise_price[at])
            st.surprises_due = min(cards.surprises_bought_at_price[at], count_surprises_left(st))
            return st.surprises_due > 0
    return False


def carry_out_surprise(st: TiletumState, surprise: i64) -> None:
    """Carry out a surprise: mark it as used, tuck it under the board, score its points, then
    carry out its effects in order (S-912)."""
    cards: CardinalTables = st.board.cards
    seat: i64 = st.board.cardinal
    st.surprises_left[surprise] = 0
    st.surprises_due = min(st.surprises_due - 1, count_surprises_left(st))
    at: i64 = 0
    while st.tucked[at] != kinds.EMPTY:
        at += 1
    st.tucked[at] = surprise
    record_step_fact(st, step_facts.SURPRISE_DRAWN_FACT, seat, surprise, 0)
    possessions.give_points(st, seat, cards.surprise_points[surprise])
    for effect in range(
        cards.first_effect_of_surprise[surprise], cards.first_effect_of_surprise[surprise + 1]
    ):
        carry_out_surprise_effect(
            st, seat, cards.surprise_effect_kind[effect], cards.surprise_effect_amount[effect]
        )


def carry_out_surprise_effect(st: TiletumState, seat: i64, effect: i64, amount: i64) -> None:
    """Carry out one effect of a surprise; `amount` is its amount of goods, silver or action
    points. An impossible effect is skipped (S-912)."""
    if effect >= kinds.FIRST_WORD_EFFECT:
        carry_out_special_surprise_effect(st, seat, effect)
    elif effect == kinds.FIRST_ACTION_EFFECT + kinds.EXPLORER:
        take_tile_walk_and_build(st, seat, kinds.EXPLORER, amount, kinds.ALL_ALIKE_SITE_ORDER)
    elif effect >= kinds.FIRST_ACTION_EFFECT:
        do_cardinal_action_but_explorer(st, seat, effect - kinds.FIRST_ACTION_EFFECT, amount)
    elif effect == kinds.NEEDED_GOOD_EFFECT:
        possessions.gain_good(st, seat, tiles.most_needed_good(st, seat), amount)
    elif effect == kinds.SILVER_EFFECT:
        possessions.gain_silver(st, seat, amount)
    else:
        possessions.gain_good(st, seat, effect, amount)


def carry_out_special_surprise_effect(st: TiletumState, seat: i64, effect: i64) -> None:
    """Carry out one of the special effects of surprises: a crest from the box, points for mines,
    a house in the next fair town, a pillar at the cathedral with fewest points, or an explorer
    on map III (S-912)."""
    if effect == kinds.CREST_FROM_BOX_EFFECT:
        for crest in range(st.board.crest_kind_count):
            if tiles.is_unused_crest_new_to_cardinal(st, crest):
                st.crest_due = 1
    elif effect == kinds.POINTS_PER_MINE_EFFECT:
        possessions.give_points(
            st,
            seat,
            kinds.SURPRISE_POINTS_PER_MINE
            * houses_and_pillars.count_pieces_on_maps(st, seat, kinds.MINE_PIECE),
        )
    elif effect == kinds.HOUSE_IN_FAIR_TOWN_EFFECT:
        for number in range(st.round - 1, kinds.ROUND_COUNT):
            town: i64 = st.fair[kinds.ROUND_COUNT + number]
            if houses_and_pillars.can_place_piece(st, seat, kinds.HOUSE_PIECE, town):
                place_cardinal_piece_and_gain(st, seat, kinds.HOUSE_PIECE, town)
                return
    elif effect == kinds.PILLAR_AT_CATHEDRAL_WITH_FEWEST_POINTS_EFFECT:
        found: i64 = kinds.EMPTY
        for at in range(st.board.main_map_space_count):
            if not houses_and_pillars.can_place_piece(st, seat, kinds.PILLAR_PIECE, at):
                continue
            if found == kinds.EMPTY or points_of_contribution(st, at) < points_of_contribution(
                st, found
            ):
                found = at
        if found != kinds.EMPTY:
            place_cardinal_piece_and_gain(st, seat, kinds.PILLAR_PIECE, found)
    elif effect == kinds.EXPLORER_ON_MAP_3_EFFECT:
        if town_of_explorer_on_map(st, seat, kinds.LAST_UNDERGROUND_MAP) == kinds.EMPTY:
            place_new_explorer(st, seat, kinds.LAST_UNDERGROUND_MAP)
        else:
            possessions.give_points(st, seat, kinds.POINTS_INSTEAD_OF_EXPLORER)


def take_crest_from_box(st: TiletumState, crest: i64) -> None:
    """Remove an unused tile with this crest from the box and give the crest to the Cardinal. If he
    places it at once, its marker goes to the king action (S-912, C-503)."""
    st.crest_due = 0
    st.box[tiles.first_unused_tile_with_crest(st, crest)] -= 1
    tiles.keep_or_place_crest(st, st.board.cardinal, crest, kinds.KING_ACTION)
