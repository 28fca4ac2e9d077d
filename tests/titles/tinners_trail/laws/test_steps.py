"""What is true of every step: a step that does something else breaks the law that says so."""

from __future__ import annotations

import pytest

from game.engine.moves import first_of, kind_of, pack
from game.engine.rows import row_of
from game.titles.tinners_trail.rules.kinds import (
    ADELAIDE,
    ADIT,
    BID,
    BUILD,
    CALCINER,
    DRAW,
    DROP,
    EMIGRATE,
    EMPTY,
    EXTRACT,
    FROM_HAND,
    INVEST,
    KIMBERLEY,
    MINER,
    OVER,
    PASS,
    PASTIES,
    PLAY_CARD,
    PORT,
    PROCESS,
    PUMP,
    ROLL_BID,
    ROLL_TIN,
    SELL_ARSENIC,
    SIERRA_MADRE,
    TRAIN,
    WALLACE_CARD,
)
from game.titles.tinners_trail.rules.laws import kinds
from game.titles.tinners_trail.rules.laws.kinds import WORDS
from game.titles.tinners_trail.rules.laws.of_areas import is_misplaced
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.laws.tampering import (
    Change,
    When,
    always,
    broken_by,
    first,
    law_of,
    step_with,
)

Case = tuple[str, int | None, Change, int, When]


def more(name: str, place: int, by: int = 1) -> Change:
    """Add to a number of a row."""

    def change(state: TrailState) -> None:
        state.row(name)[place] += by

    return change


def more_where(name: str, where: str, by: int = 1) -> Change:
    """Add to a number of a row, where another row is not EMPTY and not 0."""

    def change(state: TrailState) -> None:
        place = first(state.row(where), lambda number: number not in (EMPTY, 0))
        state.row(name)[place] += by

    return change


def built(before: TrailState, after: TrailState) -> bool:
    """A mine was built."""
    return sum(after.built) > sum(before.built)


def sold(before: TrailState, after: TrailState) -> bool:
    """The round's ore was sold, and there was some."""
    return sum(before.ore_tin) > 0 and not sum(after.ore_tin) and before.round == after.round


def later_round(before: TrailState, after: TrailState) -> bool:
    """A round has begun."""
    return after.round > before.round


def mine_changes_hands(state: TrailState) -> None:
    """A mine goes to the next seat."""
    area = first(state.owner, lambda owner: owner != EMPTY)
    seat = int(state.owner[area])
    state.owner[area] = (seat + 1) % state.seats
    state.mines_left[seat] += 1
    state.mines_left[state.owner[area]] -= 1


def tile_leaves(state: TrailState) -> None:
    """A face-up tile leaves."""
    area = first(state.face_up, lambda up: up == 1)
    state.tile[area], state.face_up[area] = EMPTY, 0
    state.drainage[area] = 0


def tile_turns_down(state: TrailState) -> None:
    """A face-up tile is turned face down again."""
    state.face_up[first(state.face_up, lambda up: up == 1)] = 0


def tile_changes(state: TrailState) -> None:
    """A tile is swapped for another kind of the region."""
    area = first(state.tile, lambda tile: tile != EMPTY)
    region, was = state.board.region[area], state.tile[area]
    state.tile[area] = next(
        kind
        for kind, other in enumerate(state.board.tile_region)
        if other == region and kind != was
    )


def tile_comes_back(state: TrailState) -> None:
    """A mine's tile was not counted as built on."""
    state.built[first(state.built, lambda copies: copies > 0)] -= 1


def swap_ore(state: TrailState) -> None:
    """A cube of tin becomes copper."""
    area = first(state.tin, lambda cubes: cubes > 0)
    state.tin[area] -= 1
    state.copper[area] += 1


def fill_a_closed_space(state: TrailState) -> None:
    """The dearest space of the market is filled."""
    state.market[0] = 1


def market_grows(before: TrailState, _after: TrailState) -> bool:
    """The first section is closed and its first space empty."""
    return before.round > 1 and before.market[0] == 0


def emigrant_returns(state: TrailState) -> None:
    """Somebody abroad comes back to the player."""
    cell = first(state.emigrated, lambda seat: seat != EMPTY)
    state.own_miners[state.emigrated[cell]] += 1
    state.emigrated[cell] = EMPTY


def kimberley_pays(before: TrailState, after: TrailState) -> bool:
    """A round has begun, and somebody is in Kimberley."""
    return later_round(before, after) and max(before.emigrated[2::4]) != EMPTY


def emigrated(before: TrailState, _after: TrailState) -> bool:
    """Somebody is abroad already."""
    return max(before.emigrated) != EMPTY


def own_money(state: TrailState) -> None:
    """The first seat has a pound more."""
    state.money[0] += 1


def stand_further_right(state: TrailState) -> None:
    """The marker furthest right stands a column further."""
    seat = max(range(int(state.seats)), key=lambda seat: state.column[seat])
    state.column[seat] += 1
    state.depth[seat] = 0


def alone_and_not_last(_before: TrailState, after: TrailState) -> bool:
    """One marker stands alone furthest right, with room beyond it."""
    columns = sorted(after.column)
    return columns[-2] < columns[-1] < 9 and after.passed == 0


def together(before: TrailState, after: TrailState) -> bool:
    """The marker that moves comes to a column where one other stands, and nobody has passed."""
    columns = list(after.column)
    is_second = columns.count(after.column[before.to_move]) == 2
    return is_second and not after.passed and min(columns) < after.column[before.to_move]


def change_places(state: TrailState) -> None:
    """The two markers that stand together, not those in front, are stacked the other way."""
    columns = list(state.column)
    column = next(column for column in columns if columns.count(column) == 2)
    for seat, other in enumerate(columns):
        if other == column:
            state.depth[seat] = 1 - state.depth[seat]


def water_the_wettest(state: TrailState) -> None:
    """The area with most water has one more."""
    state.water[first(state.water, lambda cubes: cubes == max(state.water))] += 1


def ore_beyond_the_card_is_taken(state: TrailState) -> None:
    """Let ore vanish where nobody can raise it."""
    area = first(state.tin[17:], lambda cubes: cubes > 0) + 17
    state.tin[area] -= 1


def refill_the_ports(state: TrailState) -> None:
    """The stock of ports is as full as at the beginning."""
    for column in range(int(state.round) - 1, 4):
        state.stock[4 + column] = state.board.stock[4 + column]


BROKEN: list[Case] = [
    ("3", PASTIES, lambda s: setattr(s, "round", s.round + 1), kinds.TAKEN_BACK,
     lambda b, a: b.round == a.round == 1 and not any(b.stock[::4])),
    ("3", EXTRACT, mine_changes_hands, kinds.TAKEN_BACK, always),
    ("3", None, more_where("port", "port", -1), kinds.TAKEN_BACK, lambda b, _: any(b.port)),
    ("3", None, more_where("train", "train", -1), kinds.TAKEN_BACK, lambda b, _: any(b.train)),
    ("3", None, more_where("pump", "pump", -1), kinds.TAKEN_BACK, lambda b, _: any(b.pump)),
    ("3", None, more_where("miner", "miner", -1), kinds.TAKEN_BACK, lambda b, _: any(b.miner)),
    ("3", None, more_where("adit", "adit", -1), kinds.TAKEN_BACK, lambda b, _: any(b.adit)),
    ("3", None, more_where("points", "points", -1), kinds.TAKEN_BACK, lambda b, _: any(b.points)),
    ("3", None, ore_beyond_the_card_is_taken, kinds.TAKEN_BACK, lambda b, _: any(b.tin[17:])),
    ("3", PASTIES, refill_the_ports, kinds.TAKEN_BACK,
     lambda b, _: b.round == 1 and b.stock[4] < b.board.stock[4]),
    ("3+emigration", PASTIES, emigrant_returns, kinds.TAKEN_BACK, emigrated),
    ("3", PASTIES, tile_leaves, kinds.TILES_LEAVE, lambda _, a: any(a.face_up)),
    ("3", PASTIES, tile_turns_down, kinds.TILES_LEAVE, lambda _, a: any(a.face_up)),
    ("3", PASTIES, tile_changes, kinds.TILES_LEAVE, always),
    ("3", None, tile_comes_back, kinds.TILES_LEAVE, built),
    ("3", PASTIES, more("tin", 0), kinds.ORE, always),
    ("3", PASTIES, more("copper", 0), kinds.ORE, always),
    ("3", PASTIES, swap_ore, kinds.ORE, lambda _, a: any(a.tin)),
    ("3", PASS, more("tin", 0), kinds.ORE, sold),
    ("3", PASS, more("ore_tin", 0), kinds.ORE, sold),
    ("3", None, own_money, kinds.MONEY, always),
    ("3", EXTRACT, own_money, kinds.MONEY, always),
    ("3+arsenic", SELL_ARSENIC, own_money, kinds.MONEY, always),
    ("3+emigration", EMIGRATE, own_money, kinds.MONEY, always),
    ("3", PASTIES, more("points", 0), kinds.POINTS, always),
    ("3", INVEST, more("points", 0), kinds.POINTS, always),
    ("3+emigration", None, own_money, kinds.MONEY, kimberley_pays),
    ("3+arsenic", PASTIES, more("arsenic", 0), kinds.ARSENIC, always),
    ("3+arsenic", SELL_ARSENIC, more("arsenic", 0), kinds.ARSENIC, always),
    ("3+arsenic", SELL_ARSENIC, more("arsenic", 0, 9), kinds.ARSENIC, always),
    ("3+arsenic", None, fill_a_closed_space, kinds.MARKET, market_grows),
    ("3+arsenic", None, more_where("market", "market", -1), kinds.MARKET,
     lambda b, _: any(b.market)),
    ("3", PASTIES, stand_further_right, kinds.WORK, alone_and_not_last),
    ("3", EXTRACT, change_places, kinds.WORK, together),
    ("3", EXTRACT, water_the_wettest, kinds.WATER, always),
    ("3", None, water_the_wettest, kinds.WATER,
     lambda b, a: built(b, a) and max(a.water) > max(b.water)),
    ("3", PORT, more_where("drainage", "drainage"), kinds.WATER, lambda _, a: any(a.drainage)),
    ("solo1", WALLACE_CARD, more_where("water", "water", 2), kinds.WATER,
     lambda b, _: any(b.water)),
    ("3", None, more_where("water", "water", 2), kinds.WATER,
     lambda b, a: later_round(b, a) and any(b.water) and any(a.water)),
]  # fmt: skip


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case[0]} {WORDS[case[3]][:30]}")
def test_a_step_that_cannot_be_breaks_a_law(case: Case) -> None:
    set_up, kind, change, law, when = case
    assert broken_by(set_up, kind, change, when) == WORDS[law]


KINDS_THAT_KEEP_THE_LAWS = [
    ("2", DRAW), ("2", DROP), ("3", ADIT), ("3", BID), ("3", BUILD), ("3", MINER),
    ("3", PLAY_CARD), ("3", PUMP), ("3", ROLL_TIN), ("3", TRAIN),
    ("3+arsenic", CALCINER), ("3+arsenic", PROCESS), ("3+emigration", ADELAIDE),
    ("solo0", ROLL_BID), ("solo0", DRAW),
]  # fmt: skip


@pytest.mark.parametrize(("set_up", "kind"), KINDS_THAT_KEEP_THE_LAWS)
def test_sound_steps_of_every_kind_keep_the_laws(set_up: str, kind: int) -> None:
    assert law_of(set_up, step_with(set_up, kind)) == WORDS[kinds.KEPT]


def test_more_ore_than_the_capacity_breaks_a_law() -> None:
    before, code, after = step_with("3", EXTRACT)
    area = int(first_of(code))
    before.tin[area] += 9
    assert law_of("3", (before, int(pack(EXTRACT, area, 9, 0)), after)) == WORDS[kinds.CAPACITY]


def test_more_ore_than_there_is_breaks_a_law() -> None:
    before, code, after = step_with("3", EXTRACT)
    area = int(first_of(code))
    tin, copper = int(before.tin[area]) + 1, int(before.copper[area]) + 1
    for taken in ((tin, 0), (0, copper), (0, 0)):
        broken = law_of("3", (before, int(pack(EXTRACT, area, *taken)), after))
        assert broken == WORDS[kinds.CAPACITY]


@pytest.mark.parametrize("set_up", ["2", "3"])
def test_a_bid_below_the_minimum_breaks_a_law(set_up: str) -> None:
    def opening(before: TrailState, _after: TrailState) -> bool:
        return before.high_bidder == EMPTY and before.minimum > 1

    before, code, after = step_with(set_up, BID, opening)
    before.money[before.to_move] -= 1
    lower = pack(BID, before.minimum - 1, 0, 0)
    if kind_of(code) == BID and after.high_bidder != EMPTY:
        after.high_bid = after.minimum
    assert law_of(set_up, (before, int(lower), after)) in (
        WORDS[kinds.LEAST_BID],
        WORDS[kinds.MONEY],
    )


def test_a_bid_no_higher_than_the_highest_breaks_a_law() -> None:
    def answer(before: TrailState, after: TrailState) -> bool:
        return EMPTY not in (before.high_bidder, after.high_bidder)

    before, _, after = step_with("3", BID, answer)
    same = int(pack(BID, before.high_bid, 0, 0))
    assert law_of("3", (before, same, after)) == WORDS[kinds.LEAST_BID]


def test_insurance_that_is_not_paid_breaks_a_law() -> None:
    def insured(before: TrailState, after: TrailState) -> bool:
        won = after.owner[before.area] if before.area != EMPTY else EMPTY
        return won not in (EMPTY, before.opener) and before.survey_from == FROM_HAND

    before, code, after = step_with("3", DROP, insured)
    assert law_of("3", (before, code, after)) == WORDS[kinds.KEPT]
    after.money[before.opener] -= 1
    assert law_of("3", (before, code, after)) == WORDS[kinds.MONEY]


@pytest.mark.parametrize("place", [KIMBERLEY, SIERRA_MADRE])
def test_what_a_place_abroad_gives_is_counted(place: int) -> None:
    def gone(before: TrailState, after: TrailState) -> bool:
        cell = (int(before.round) - 1) * 4 + place
        return before.emigrated[cell] != after.emigrated[cell]

    before, code, after = step_with("3+emigration", EMIGRATE, gone)
    row, law = (after.money, kinds.MONEY) if place == KIMBERLEY else (after.points, kinds.POINTS)
    row[before.to_move] += 1
    assert law_of("3+emigration", (before, code, after)) == WORDS[law]


@pytest.mark.parametrize("places", [[1, 0, 2], [0, 0, 1]])
def test_a_wrong_ranking_breaks_a_law(places: list[int]) -> None:
    _, _, after = step_with("3", None, lambda _, after: after.phase == OVER)
    for seat in range(int(after.seats)):
        after.points[seat] = 100 - 10 * seat
    assert not is_misplaced(after, row_of([0, 1, 2]))
    assert is_misplaced(after, row_of(places))


def test_equal_points_go_to_money_then_ore_then_who_passed_first() -> None:
    _, _, after = step_with("3", None, lambda _, after: after.phase == OVER)
    for row in (after.points, after.money, after.tin, after.copper):
        for cell in range(len(row)):
            row[cell] = 0
    after.place[0], after.place[1], after.place[2] = 2, 0, 1
    assert not is_misplaced(after, row_of([2, 0, 1]))
    area = first(after.owner, lambda owner: owner == 0)
    after.copper[area] = 1
    assert not is_misplaced(after, row_of([0, 1, 2]))
    after.money[2] = 1
    assert not is_misplaced(after, row_of([1, 2, 0]))


def test_equal_points_go_to_lord_wallace() -> None:
    _, _, after = step_with("solo1", None, lambda _, after: after.phase == OVER)
    after.points[0] = after.points[1] = 7
    assert not is_misplaced(after, row_of([1, 0]))
    assert is_misplaced(after, row_of([0, 1]))
