"""Wasted actions in played games of Tinners' Trail, both editions, by what the rules alone say.

Nothing here knows what computer players go by.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from game.engine.moves import first_field_of_move, second_field_of_move, third_field_of_move
from game.engine.title import Game
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState, remaining_work_points
from tools.contest.played_game import PlayedAction, WastedAction

INVESTMENT_STEP_POUNDS = 5  # pounds of an investment
PIECES = {
    kinds.DEVELOP_MINER_MOVE: "a miner",
    kinds.DEVELOP_PORT_MOVE: "a port",
    kinds.DEVELOP_TRAIN_MOVE: "a train",
    kinds.DEVELOP_ADIT_MOVE: "an adit",
    kinds.DEVELOP_PUMPS_MOVE: "steam pumps",
}


def wasted_actions(game: Game, actions: Sequence[PlayedAction]) -> Iterator[WastedAction]:
    """Yield wasted actions: extractions at a loss, actions of the last round that no extraction
    follows, and gains that were missed."""
    for one in actions:
        before = cast("TrailState", one.before)
        found = _load_at_a_loss(one) or _box_left(one) or _pumps_given_up(one)
        if not found and before.round == kinds.ROUND_COUNT and not before.board.has_expansion_rows:
            found = _piece_in_the_last_round(one) or _load_left(game, one)
            if not found and _is_never_used(one):
                told = "bought in the last round and never worked"
                yield WastedAction(one.seat, told, before, in_hindsight=True)
        if found:
            yield WastedAction(one.seat, found, before)


def _load_at_a_loss(one: PlayedAction) -> str:
    """Return words if a cube was raised that sells for less than its water costs (X-3, P-2), else
    ""."""
    st = cast("TrailState", one.before)
    if one.kind != kinds.EXTRACT_ORE_MOVE or st.board.has_expansion_rows:
        return ""
    water = st.water[first_field_of_move(one.code)]
    tin = second_field_of_move(one.code) > 0 and st.tin_price < water
    copper = third_field_of_move(one.code) > 0 and st.copper_price < water
    return "a load at a loss" if tin or copper else ""


def _piece_in_the_last_round(one: PlayedAction) -> str:
    """Return words if a piece or pumps were taken in the last round and could help no later load,
    else ""."""
    if one.kind not in PIECES:
        return ""
    st = cast("TrailState", one.before)
    own = [each for each in one.later if each.seat == one.seat]
    loads = {first_field_of_move(each.code) for each in own if each.kind == kinds.EXTRACT_ORE_MOVE}
    name = PIECES[one.kind]
    if one.kind == kinds.DEVELOP_PUMPS_MOVE:
        is_given_up = (
            bool(own)
            and own[0].kind == kinds.PLACE_PUMP_MOVE
            and first_field_of_move(own[0].code) == 0
        )
        return f"{name} in the last round, given up at once" if is_given_up else ""
    left = int(remaining_work_points(cast("TrailState", one.after), one.seat))
    if not loads and left < st.board.extract_work_cost:
        return f"{name} in the last round, and no work left for a load"
    changed = _changed(st, cast("TrailState", one.after))
    bought = {int(st.area)} if st.area >= 0 else set[int]()
    helped = [area for area in changed if st.owner[area] in (one.seat, kinds.EMPTY)]
    after = cast("TrailState", one.after)  # an adit brings ore
    if not loads & changed and not any(
        _has_ore(after, area) for area in helped if area not in bought
    ):
        return f"{name} in the last round that helps no own mine with ore"
    return ""


def _has_ore(st: TrailState, area: int) -> bool:
    """Return whether the area has ore, or is for sale and dice will tell its ore (C-12)."""
    is_rolled = st.board.is_edition_2007 and st.owner[area] == kinds.EMPTY
    return bool(is_rolled or st.tin[area] + st.copper[area] > 0)


def _changed(before: TrailState, after: TrailState) -> set[int]:
    """Return the areas whose cubes, water or pieces differ between the two states."""
    rows = ("tin", "copper", "water", "miner", "port", "train")
    return {
        area
        for area in range(int(before.board.areas_in_play_count))
        if any(before.row(name)[area] != after.row(name)[area] for name in rows)
    }


def _load_left(game: Game, one: PlayedAction) -> str:
    """Return words if the last seat to pass kept a load that brings points, else "".

    A seat that passes earlier may do so for its place in the order of passing.
    """
    st = cast("TrailState", one.before)
    if one.kind != kinds.PASS_MOVE or st.passed + 1 < st.seats or st.board.is_edition_2007:
        return ""
    money = int(st.money[one.seat] + st.ore_tin[one.seat] * st.tin_price)
    money += int(st.ore_copper[one.seat] * st.copper_price)
    for code in game.rules.legal_codes(st):
        each = PlayedAction(one.seat, code, st, st)
        gain = (
            _profit(st, code)
            if each.kind == kinds.EXTRACT_ORE_MOVE
            else int(each.kind == kinds.SELL_PASTIES_MOVE)
        )
        if (money + gain) // INVESTMENT_STEP_POUNDS > money // INVESTMENT_STEP_POUNDS:
            return "passes last of all, though a load or a pasty would bring points"
    return ""


def _profit(st: TrailState, code: int) -> int:
    tin = int(second_field_of_move(code))
    copper = int(third_field_of_move(code))
    earned = tin * st.tin_price + copper * st.copper_price
    return int(earned - (tin + copper) * st.water[first_field_of_move(code)])


def _is_never_used(one: PlayedAction) -> bool:
    """Return whether a mine was bought in the last round and never worked."""
    before = cast("TrailState", one.before)
    after = cast("TrailState", one.after)
    area = int(before.area)
    if one.kind not in (kinds.BID_MOVE, kinds.DROP_OUT_MOVE) or area < 0 or after.owner[area] < 0:
        return False
    buyer = int(after.owner[area])
    loads = {first_field_of_move(each.code) for each in one.later if _is_load_of(each, buyer)}
    return bool(before.owner[area] == kinds.EMPTY) and area not in loads


def _is_load_of(one: PlayedAction, seat: int) -> bool:
    return one.seat == seat and one.kind == kinds.EXTRACT_ORE_MOVE


def _box_left(one: PlayedAction) -> str:
    """Return words if money was kept at the end though it would pay an investment box (C-14), else
    ""."""
    st = cast("TrailState", one.before)
    if (
        one.kind != kinds.INVEST_MOVE
        or st.round < kinds.ROUND_COUNT
        or first_field_of_move(one.code) > 0
    ):
        return ""
    return "keeps money at the end that an investment box would take"


def _pumps_given_up(one: PlayedAction) -> str:
    """Return words if pumps were given up while an own mine has both ore and water, else ""."""
    st = cast("TrailState", one.before)
    if one.kind != kinds.PLACE_PUMP_MOVE or first_field_of_move(one.code) != 0:
        return ""
    if (
        st.round == kinds.ROUND_COUNT
        and remaining_work_points(st, one.seat) < st.board.extract_work_cost
    ):
        return ""
    own = [area for area in range(int(st.board.areas_in_play_count)) if st.owner[area] == one.seat]
    is_wet = any(st.water[area] > 0 and _has_ore(st, area) for area in own)
    return "gives up pumps with water and ore in an own mine" if is_wet else ""
