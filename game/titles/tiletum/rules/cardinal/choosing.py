"""Which die the Cardinal takes, and for which action (C-202 to C-208)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.titles.tiletum.rules import (
    dice,
    fairs,
    houses_and_pillars,
    kinds,
    offers,
    seat_progress,
    step_facts,
)
from game.titles.tiletum.rules.card_tables import CardinalTables
from game.titles.tiletum.rules.cardinal import contracts, needs, tiles, walking
from game.titles.tiletum.rules.state import TiletumState, record_step_fact

ALL_GOODS_SET: Final = 31


@final
class CardinalChoice:
    """The die that the Cardinal takes (good and value), the action he does with it, and the
    order of sites of an explorer action."""

    good: i64 = kinds.EMPTY
    value: i64 = 0
    action: i64 = kinds.KING_ACTION
    explorer_sites: i64 = kinds.ALL_ALIKE_SITE_ORDER  # the sites an explorer looks for, in order


def choose_die(st: TiletumState, seat: i64) -> CardinalChoice:
    """Return the Cardinal's die and action: by the first line of the decree that applies, else
    the highest die of the good preferred in its last row (C-202)."""
    cards: CardinalTables = st.board.cards
    choice: CardinalChoice = CardinalChoice()
    first: i64 = cards.first_line_of_decree[st.decree]
    for line in range(first, cards.first_line_of_decree[st.decree + 1]):
        if write_choice_by_decree_line(st, seat, line, choice):
            record_step_fact(st, step_facts.DECREE_LINE_FACT, seat, st.decree, line - first)
            return choice
    choice.good = preferred_good_by_decree_row(st, seat, set_of_goods_on_wheel_with_value(st, 0))
    choice.value = highest_die_value(st, tiles.BIT_BY_GOOD[choice.good])
    choice.action = cardinal_action_for_die_value(st, seat, choice.value)
    record_step_fact(st, step_facts.DECREE_LINE_FACT, seat, st.decree, kinds.EMPTY)
    return choice


def write_choice_by_decree_line(
    st: TiletumState, seat: i64, line: i64, choice: CardinalChoice
) -> bool:
    """If a line of the decree applies, write its die, action and order of sites into `choice`;
    return whether it applies (C-202).

    It applies when its condition holds, a die for it is on the wheel and the action would have an
    effect.
    """
    deed: i64 = st.board.cards.deed_of_line[line]
    condition: i64 = st.board.cards.condition_of_line[line]
    if deed in (kinds.TAKE_HIGHEST_DIE_DEED, kinds.TAKE_NEEDED_DIE_DEED):
        if not decree_condition_holds(st, seat, condition, deed, 0):
            return False
        return write_choice_of_highest_die(
            st, seat, deed, st.board.cards.goods_of_line[line], choice
        )
    value: i64 = die_value_for_action_or_joker(st, deed)
    if value == 0:
        return False
    if deed == kinds.EXPLORER:
        value = preferred_explorer_field_value(st, seat, value)
    points: i64 = cardinal_action_points(st, seat, deed, value)
    if not decree_condition_holds(st, seat, condition, deed, points) or not can_cardinal_do_action(
        st, seat, deed, points
    ):
        return False
    choice.good = preferred_good_by_decree_row(
        st, seat, set_of_goods_on_wheel_with_value(st, value)
    )
    choice.value = value
    choice.action = deed
    choice.explorer_sites = (
        st.board.cards.goods_of_line[line] if deed == kinds.EXPLORER else kinds.ALL_ALIKE_SITE_ORDER
    )
    return True


def decree_condition_holds(
    st: TiletumState, seat: i64, condition: i64, action: i64, points: i64
) -> bool:
    """Return whether the condition of a decree's line holds for an action with these points
    (C-204)."""
    if condition == kinds.ALWAYS_CONDITION:
        return True
    if condition == kinds.OPEN_CONTRACT_CONDITION:
        return tiles.count_open_contracts_of_cardinal(st) > 0
    if condition == kinds.CREST_IN_REACH_CONDITION:
        return walking.is_crest_new_to_seat_in_reach(st, seat, action, points)
    if condition == kinds.CREST_IN_OFFER_CONDITION:
        place: i64 = contracts.best_contract_offer_place(st, seat, points)
        if place == kinds.EMPTY:
            return False
        return tiles.is_crest_tile_new_to_seat(
            st, seat, st.lying[st.board.first_contract_spot + place]
        )
    pillars: i64 = houses_and_pillars.count_pieces_on_maps(st, seat, kinds.PILLAR_PIECE)
    if condition == kinds.PILLARS_OVER_CATHEDRALS_CONDITION:
        return pillars > fairs.count_cathedral_tiles(st, seat)
    houses: i64 = houses_and_pillars.count_pieces_on_maps(st, seat, kinds.HOUSE_PIECE)
    if condition == kinds.PILLARS_OVER_HOUSES_CONDITION:
        return pillars > houses
    if condition == kinds.PILLARS_NOT_MORE_THAN_HOUSES_CONDITION:
        return pillars <= houses
    if condition == kinds.HOUSES_NOT_MORE_THAN_PILLARS_CONDITION:
        return houses <= pillars
    if condition == kinds.HOUSES_NOT_FEWER_THAN_PILLARS_CONDITION:
        return houses >= pillars
    return underground_condition_holds(st, seat, condition, points)


def underground_condition_holds(st: TiletumState, seat: i64, condition: i64, points: i64) -> bool:
    """Return whether the condition of a decree's line about the underground holds, for an
    explorer action with these points (C-204)."""
    if condition == kinds.CREST_BELOW_CONDITION:
        return walking.is_crest_new_to_seat_in_reach(st, seat, kinds.EXPLORER, points)
    if condition == kinds.PILLAR_SITE_BELOW_CONDITION:
        return walking.has_any_site_goal(st, seat, kinds.EXPLORER, walking.ONLY_PILLARS_SITE_ORDER)
    mines: i64 = houses_and_pillars.count_pieces_on_maps(st, seat, kinds.MINE_PIECE)
    if condition == kinds.MINES_BELOW_FOUR_CONDITION:
        return mines < kinds.MINES_BELOW_FOUR_LIMIT
    return (
        condition == kinds.MINES_OVER_UNDERGROUND_BUILDINGS_CONDITION
        and mines > houses_and_pillars.count_houses_and_pillars_underground(st, seat)
    )


def can_cardinal_do_action(st: TiletumState, seat: i64, action: i64, points: i64) -> bool:
    """Return whether an action with these points would have an effect for the Cardinal; always
    True for explorer (C-205)."""
    if action == kinds.KING_ACTION:
        return st.king[seat] < st.board.king_track_highest_space
    if action in (kinds.MERCHANT, kinds.ARCHITECT):
        return walking.has_any_site_goal(st, seat, action, walking.SITE_ORDER_BY_MEEPLE[action])
    if action == kinds.CHARACTER_ACTION:
        return (
            offers.count_offered_characters(st) > 0
            and contracts.best_building_to_fill(st, seat, points) != kinds.EMPTY
        )
    if action == kinds.CONTRACT_ACTION:
        return contracts.best_contract_offer_place(st, seat, points) != kinds.EMPTY
    return action == kinds.EXPLORER  # without a goal he gets a surprise (C-205, S-907)


def cardinal_action_points(st: TiletumState, seat: i64, action: i64, value: i64) -> i64:
    """Return the action points that a die value gives the Cardinal for an action, with those of
    his markers (C-209)."""
    return (
        kinds.DIE_VALUE_AND_ACTION_POINTS_SUM
        - value
        + seat_progress.marker_action_points(st, seat, action)
    )


def preferred_explorer_field_value(st: TiletumState, seat: i64, value: i64) -> i64:
    """Return the die value that the Cardinal takes for the explorer action: `value`; but if it is
    the first value of the explorer field and there are dice of the second value too, he chooses
    between them.

    He takes the one with dice of the good he prefers; if both have such dice the lower value, which
    gives more action points (S-908).
    """
    other: i64 = st.field % kinds.FACE_COUNT + 1
    if value != st.field or set_of_goods_on_wheel_with_value(st, other) == 0:
        return value
    both: i64 = set_of_goods_on_wheel_with_value(st, value) | set_of_goods_on_wheel_with_value(
        st, other
    )
    wanted: i64 = tiles.BIT_BY_GOOD[preferred_good_by_decree_row(st, seat, both)]
    low: i64 = value if value < other else other
    high: i64 = other if value < other else value
    return low if set_of_goods_on_wheel_with_value(st, low) & wanted else high


def die_value_for_action_or_joker(st: TiletumState, action: i64) -> i64:
    """Return the value of a die that gives an action; if there is none, that of a die at the joker;
    0 if there is neither (C-203)."""
    if action == kinds.EXPLORER:
        for value in (st.field, st.field % kinds.FACE_COUNT + 1):
            if set_of_goods_on_wheel_with_value(st, value) > 0:
                return value
    for segment in (action, kinds.JOKER_ACTION):
        for value in range(1, kinds.ACTION_COUNT + 1):
            if st.wheel[value - 1] == segment and set_of_goods_on_wheel_with_value(st, value) > 0:
                return value
    return 0


def set_of_goods_on_wheel_with_value(st: TiletumState, value: i64) -> i64:
    """Return the set of goods that have a die of this value on the wheel, for 0 a die of any
    value."""
    goods: i64 = 0
    for good in range(kinds.GOOD_COUNT):
        for face in range(kinds.FACE_COUNT):
            if st.dice[good * kinds.FACE_COUNT + face] > 0 and value in (0, face + 1):
                goods |= tiles.BIT_BY_GOOD[good]
    return goods


def highest_die_value(st: TiletumState, goods: i64) -> i64:
    """Return the highest value among the dice on the wheel of a set of goods, 0 if there are no
    such dice."""
    for back in range(kinds.FACE_COUNT):
        if set_of_goods_on_wheel_with_value(st, kinds.FACE_COUNT - back) & goods:
            return kinds.FACE_COUNT - back
    return 0


def write_choice_of_highest_die(
    st: TiletumState, seat: i64, deed: i64, goods_set: i64, choice: CardinalChoice
) -> bool:
    """Write the die with the highest value among a set of goods, and the action that it gives, into
    `choice`; return whether there is one (C-203).

    For the deed TAKE_NEEDED_DIE_DEED only the good that the Cardinal lacks most counts.
    """
    wanted: i64 = (
        goods_set
        if deed == kinds.TAKE_HIGHEST_DIE_DEED
        else set_of_most_needed_good_on_wheel(st, seat, goods_set)
    )
    value: i64 = highest_die_value(st, wanted)
    if value == 0:
        return False
    choice.good = preferred_good_by_decree_row(
        st, seat, set_of_goods_on_wheel_with_value(st, value) & wanted
    )
    choice.value = value
    choice.action = cardinal_action_for_die_value(st, seat, value)
    return True


def set_of_most_needed_good_on_wheel(st: TiletumState, seat: i64, goods: i64) -> i64:
    """Return a set that contains only the good that the Cardinal lacks most, among those of `goods`
    with dice on the wheel; the empty set if there are no such dice (C-203).

    Of goods he lacks equally, the one with more dice is first, then wool, iron, gold.
    """
    found: i64 = 0
    most: i64 = kinds.EMPTY
    for good in (kinds.WOOL, kinds.IRON, kinds.GOLD):
        if not goods & tiles.BIT_BY_GOOD[good] & set_of_goods_on_wheel_with_value(st, 0):
            continue
        value: i64 = needs.count_lacking_of_good(st, seat, good) * 100 + count_dice_of_good(
            st, good
        )
        if value > most:
            found = tiles.BIT_BY_GOOD[good]
            most = value
    return found


def count_dice_of_good(st: TiletumState, good: i64) -> i64:
    """Return how many dice of a good lie on the wheel."""
    count: i64 = 0
    for face in range(kinds.FACE_COUNT):
        count += st.dice[good * kinds.FACE_COUNT + face]
    return count


def preferred_good_by_decree_row(st: TiletumState, seat: i64, good_set: i64) -> i64:
    """Return the good in the bit set `good_set` that the Cardinal prefers by the last row of the
    decree (C-206). If the row decides nothing, return the good in the set that he lacks most; EMPTY
    if the set is empty."""
    cards: CardinalTables = st.board.cards
    for at in range(
        cards.preferred_goods_start_of_decree[st.decree],
        cards.preferred_goods_start_of_decree[st.decree + 1],
    ):
        foot: i64 = cards.preferred_goods[at]
        if foot == kinds.MOST_NEEDED_FOOT:
            return tiles.most_needed_good_of(st, seat, good_set)
        if foot == kinds.WOOL_OR_IRON_FOOT:
            wool: bool = good_set & tiles.BIT_BY_GOOD[kinds.WOOL] != 0
            iron: bool = good_set & tiles.BIT_BY_GOOD[kinds.IRON] != 0
            if wool and (
                not iron
                or needs.count_lacking_of_good(st, seat, kinds.WOOL)
                > needs.count_lacking_of_good(st, seat, kinds.IRON)
            ):
                return kinds.WOOL
            if iron:
                return kinds.IRON
        elif good_set & tiles.BIT_BY_GOOD[foot]:
            return foot
    return tiles.most_needed_good_of(st, seat, ALL_GOODS_SET & good_set)


def cardinal_action_for_die_value(st: TiletumState, seat: i64, value: i64) -> i64:
    """Return the action that the Cardinal does with a die value (C-208).

    It is the action on the wheel. In place of a joker it is the first action of the decree that he
    can do, or the king action if he can do none. A value in the explorer field gives the explorer
    action if one of his explorers has a goal (S-908).
    """
    if (
        st.board.silver > 0
        and dice.is_in_explorer_field(st, value)
        and walking.has_any_site_goal(st, seat, kinds.EXPLORER, kinds.ALL_ALIKE_SITE_ORDER)
    ):
        return kinds.EXPLORER
    action: i64 = st.wheel[value - 1]
    if action != kinds.JOKER_ACTION:
        return action
    cards: CardinalTables = st.board.cards
    for line in range(
        cards.first_line_of_decree[st.decree], cards.first_line_of_decree[st.decree + 1]
    ):
        deed: i64 = cards.deed_of_line[line]
        if deed < kinds.CHARACTER_TYPE_COUNT and can_cardinal_do_action(
            st, seat, deed, cardinal_action_points(st, seat, deed, value)
        ):
            return deed
    return kinds.KING_ACTION
