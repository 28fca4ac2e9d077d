"""What is true of every step: a step that does something else breaks the invariant that says so."""

import pytest

from game.engine.moves import first_field_of_move, make_move_code
from game.engine.rows import make_row
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.invariants import kinds as invariants
from game.titles.tinners_trail.rules.invariants.area_checks import are_ranks_wrong
from game.titles.tinners_trail.rules.state import TrailState
from tests.titles.tinners_trail.invariants.tampering import (
    HELD,
    SOME,
    BrokenCase,
    When,
    always,
    breaks,
    each,
    first,
    law_of,
    more,
    put,
    said,
    scalar,
    step_with,
)

POUND = more("money", 0)


def there(row: str) -> When:
    """There was one in a row before the step."""
    return lambda before, _: max(before.row(row)) > 0


def built(before: TrailState, after: TrailState) -> bool:
    """A mine was built."""
    return sum(after.built) > sum(before.built)


def face_up(_before: TrailState, after: TrailState) -> bool:
    """A tile lies face up."""
    return any(after.face_up)


def sold(before: TrailState, after: TrailState) -> bool:
    """The round's ore was sold, and there was some."""
    return sum(before.ore_tin) > 0 and not sum(after.ore_tin) and before.round == after.round


def later_round(before: TrailState, after: TrailState) -> bool:
    """A round has begun."""
    return after.round > before.round


def mine_changes_hands(state: TrailState) -> None:
    """A mine goes to the next seat."""
    area = first(state.owner, HELD)
    seat = int(state.owner[area])
    state.owner[area] = (seat + 1) % state.seats
    state.mines_left[seat] += 1
    state.mines_left[state.owner[area]] -= 1


def tile_leaves(state: TrailState) -> None:
    """A face-up tile leaves."""
    area = first(state.face_up, 1)
    state.tile[area] = kinds.EMPTY
    state.face_up[area] = 0
    state.drainage[area] = 0


def tile_changes(state: TrailState) -> None:
    """A tile is swapped for another kind of the region."""
    area = first(state.tile, HELD)
    kinds_of = enumerate(state.board.region_of_tile_kind)
    same = (kind for kind, region in kinds_of if region == state.board.region_of_area[area])
    state.tile[area] = next(kind for kind in same if kind != state.tile[area])


def swap_ore(state: TrailState) -> None:
    """A cube of tin becomes copper."""
    area = first(state.tin, SOME)
    state.tin[area] -= 1
    state.copper[area] += 1


def emigrant_returns(state: TrailState) -> None:
    """Somebody abroad comes back to the player."""
    cell = first(state.emigrated, HELD)
    state.own_miners[state.emigrated[cell]] += 1
    state.emigrated[cell] = kinds.EMPTY


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
    state.water[first(state.water, max(state.water))] += 1


def ore_beyond_the_card_is_taken(state: TrailState) -> None:
    """Let ore vanish where nobody can raise it."""
    state.tin[first(state.tin[17:], SOME) + 17] -= 1


def refill_the_ports(state: TrailState) -> None:
    """The stock of ports is as full as at the beginning."""
    for column in range(int(state.round) - 1, 4):
        state.stock[4 + column] = state.board.printed_stock[4 + column]


BROKEN: list[BrokenCase] = [
    (
        "3",
        kinds.SELL_PASTIES_MOVE,
        scalar("round", 2),
        invariants.NOTHING_REVERTED_INVARIANT,
        lambda b, a: b.round == a.round == 1 and not any(b.stock[::4]),
    ),
    (
        "3",
        kinds.EXTRACT_ORE_MOVE,
        mine_changes_hands,
        invariants.NOTHING_REVERTED_INVARIANT,
        always,
    ),
    *(
        (
            "3",
            None,
            more(name, (name, SOME), -1),
            invariants.NOTHING_REVERTED_INVARIANT,
            there(name),
        )
        for name in ("port", "train", "pump", "miner", "adit", "points")
    ),
    (
        "3",
        None,
        ore_beyond_the_card_is_taken,
        invariants.NOTHING_REVERTED_INVARIANT,
        lambda b, _: any(b.tin[17:]),
    ),
    (
        "3",
        kinds.SELL_PASTIES_MOVE,
        refill_the_ports,
        invariants.NOTHING_REVERTED_INVARIANT,
        lambda b, _: b.round == 1 and b.stock[4] < b.board.printed_stock[4],
    ),
    (
        "3+emigration",
        kinds.SELL_PASTIES_MOVE,
        emigrant_returns,
        invariants.NOTHING_REVERTED_INVARIANT,
        lambda b, _: max(b.emigrated) != kinds.EMPTY,
    ),
    ("3", kinds.SELL_PASTIES_MOVE, tile_leaves, invariants.TILE_CHANGES_INVARIANT, face_up),
    (
        "3",
        kinds.SELL_PASTIES_MOVE,
        put("face_up", ("face_up", 1), 0),
        invariants.TILE_CHANGES_INVARIANT,
        face_up,
    ),
    ("3", kinds.SELL_PASTIES_MOVE, tile_changes, invariants.TILE_CHANGES_INVARIANT, always),
    ("3", None, more("built", ("built", SOME), -1), invariants.TILE_CHANGES_INVARIANT, built),
    ("3", kinds.SELL_PASTIES_MOVE, more("tin", 0), invariants.ORE_BALANCE_INVARIANT, always),
    ("3", kinds.SELL_PASTIES_MOVE, more("copper", 0), invariants.ORE_BALANCE_INVARIANT, always),
    (
        "3",
        kinds.SELL_PASTIES_MOVE,
        swap_ore,
        invariants.ORE_BALANCE_INVARIANT,
        lambda _, a: any(a.tin),
    ),
    ("3", kinds.PASS_MOVE, more("tin", 0), invariants.ORE_BALANCE_INVARIANT, sold),
    ("3", kinds.PASS_MOVE, more("ore_tin", 0), invariants.ORE_BALANCE_INVARIANT, sold),
    ("3", None, POUND, invariants.MONEY_BALANCE_INVARIANT, always),
    ("3", kinds.EXTRACT_ORE_MOVE, POUND, invariants.MONEY_BALANCE_INVARIANT, always),
    ("3+arsenic", kinds.SELL_ARSENIC_MOVE, POUND, invariants.MONEY_BALANCE_INVARIANT, always),
    ("3+emigration", kinds.EMIGRATE_MOVE, POUND, invariants.MONEY_BALANCE_INVARIANT, always),
    (
        "3+emigration",
        None,
        POUND,
        invariants.MONEY_BALANCE_INVARIANT,
        lambda b, a: later_round(b, a) and max(b.emigrated[2::4]) != kinds.EMPTY,
    ),  # Kimberley pays
    ("3", kinds.SELL_PASTIES_MOVE, more("points", 0), invariants.POINTS_BALANCE_INVARIANT, always),
    ("3", kinds.INVEST_MOVE, more("points", 0), invariants.POINTS_BALANCE_INVARIANT, always),
    (
        "3+arsenic",
        kinds.SELL_PASTIES_MOVE,
        more("arsenic", 0),
        invariants.ARSENIC_BALANCE_INVARIANT,
        always,
    ),
    (
        "3+arsenic",
        kinds.SELL_ARSENIC_MOVE,
        more("arsenic", 0),
        invariants.ARSENIC_BALANCE_INVARIANT,
        always,
    ),
    (
        "3+arsenic",
        kinds.SELL_ARSENIC_MOVE,
        more("arsenic", 0, 9),
        invariants.ARSENIC_BALANCE_INVARIANT,
        always,
    ),
    (
        "3+arsenic",
        None,
        put("market", 0, 1),
        invariants.ARSENIC_MARKET_INVARIANT,  # the first section is closed
        lambda b, _: b.round > 1 and b.market[0] == 0,
    ),
    (
        "3+arsenic",
        None,
        more("market", ("market", SOME), -1),
        invariants.ARSENIC_MARKET_INVARIANT,
        there("market"),
    ),
    (
        "3",
        kinds.SELL_PASTIES_MOVE,
        stand_further_right,
        invariants.WORK_POINTS_INVARIANT,
        alone_and_not_last,
    ),
    ("3", kinds.EXTRACT_ORE_MOVE, change_places, invariants.WORK_POINTS_INVARIANT, together),
    ("3", kinds.EXTRACT_ORE_MOVE, water_the_wettest, invariants.WATER_AFTER_STEP_INVARIANT, always),
    (
        "3",
        None,
        water_the_wettest,
        invariants.WATER_AFTER_STEP_INVARIANT,
        lambda b, a: built(b, a) and max(a.water) > max(b.water),
    ),
    (
        "3",
        kinds.DEVELOP_PORT_MOVE,
        more("drainage", ("drainage", SOME)),
        invariants.WATER_AFTER_STEP_INVARIANT,
        lambda _, a: any(a.drainage),
    ),
    (
        "solo1",
        kinds.WALLACE_CARD_DRAWN_OUTCOME,
        more("water", ("water", SOME), 2),
        invariants.WATER_AFTER_STEP_INVARIANT,
        lambda b, a: any(b.water) and any(a.water),
    ),
    (
        "3",
        None,
        more("water", ("water", SOME), 2),
        invariants.WATER_AFTER_STEP_INVARIANT,
        lambda b, a: later_round(b, a) and any(b.water) and any(a.water),
    ),
]


@pytest.mark.parametrize("case", BROKEN, ids=said)
def test_a_step_that_cannot_be_breaks_an_invariant(case: BrokenCase) -> None:
    assert breaks(case)


@pytest.mark.parametrize(
    ("set_up", "kinds_of_moves"),
    [
        ("2", (kinds.SURVEY_CARD_DRAWN_OUTCOME, kinds.DROP_OUT_MOVE)),
        (
            "3",
            (
                kinds.DEVELOP_ADIT_MOVE,
                kinds.BID_MOVE,
                kinds.BUILD_MINE_MOVE,
                kinds.DEVELOP_MINER_MOVE,
                kinds.PLAY_CARD_MOVE,
                kinds.PLACE_PUMP_MOVE,
                kinds.TIN_ROLLED_OUTCOME,
                kinds.DEVELOP_TRAIN_MOVE,
            ),
        ),
        ("3+arsenic", (kinds.ANSWER_CALCINER_MOVE, kinds.PROCESS_ARSENIC_MOVE)),
        ("3+emigration", (kinds.CHOOSE_ADELAIDE_ORE_MOVE,)),
        ("solo0", (kinds.BID_ROLLED_OUTCOME, kinds.SURVEY_CARD_DRAWN_OUTCOME)),
    ],
)
def test_sound_steps_of_every_kind_keep_the_invariants(
    set_up: str, kinds_of_moves: tuple[int, ...]
) -> None:
    for kind in kinds_of_moves:
        assert (
            law_of(set_up, step_with(set_up, kind))
            == invariants.INVARIANT_TEXTS[invariants.NO_BROKEN_INVARIANT]
        )


def test_more_ore_than_the_capacity_or_than_there_is_breaks_an_invariant() -> None:
    before, code, after = step_with("3", kinds.EXTRACT_ORE_MOVE)
    area = int(first_field_of_move(code))
    tin = int(before.tin[area]) + 1
    copper = int(before.copper[area]) + 1
    for taken in ((tin, 0), (0, copper), (0, 0)):
        broken = law_of(
            "3", (before, int(make_move_code(kinds.EXTRACT_ORE_MOVE, area, *taken)), after)
        )
        assert broken == invariants.INVARIANT_TEXTS[invariants.MINE_CAPACITY_INVARIANT]
    before.tin[area] += 9
    assert (
        law_of("3", (before, int(make_move_code(kinds.EXTRACT_ORE_MOVE, area, 9, 0)), after))
        == invariants.INVARIANT_TEXTS[invariants.MINE_CAPACITY_INVARIANT]
    )


@pytest.mark.parametrize("set_up", ["2", "3"])
def test_a_bid_below_the_minimum_breaks_an_invariant(set_up: str) -> None:
    def opening(before: TrailState, _after: TrailState) -> bool:
        return before.high_bidder == kinds.EMPTY and before.minimum > 1

    before, _code, after = step_with(set_up, kinds.BID_MOVE, opening)
    before.money[before.to_move] -= 1
    if after.high_bidder != kinds.EMPTY:
        after.high_bid = after.minimum
    lower = int(make_move_code(kinds.BID_MOVE, before.minimum - 1, 0, 0))
    broken = law_of(set_up, (before, lower, after))
    assert broken in (
        invariants.INVARIANT_TEXTS[invariants.MINIMUM_BID_INVARIANT],
        invariants.INVARIANT_TEXTS[invariants.MONEY_BALANCE_INVARIANT],
    )


def test_a_bid_no_higher_than_the_highest_breaks_an_invariant() -> None:
    def answer(before: TrailState, after: TrailState) -> bool:
        return kinds.EMPTY not in (before.high_bidder, after.high_bidder)

    before, _, after = step_with("3", kinds.BID_MOVE, answer)
    same = int(make_move_code(kinds.BID_MOVE, before.high_bid, 0, 0))
    assert (
        law_of("3", (before, same, after))
        == invariants.INVARIANT_TEXTS[invariants.MINIMUM_BID_INVARIANT]
    )


def test_insurance_that_is_not_paid_breaks_an_invariant() -> None:
    def insured(before: TrailState, after: TrailState) -> bool:
        won = after.owner[before.area] if before.area != kinds.EMPTY else kinds.EMPTY
        return (
            won not in (kinds.EMPTY, before.opener) and before.survey_from == kinds.HAND_CARD_SOURCE
        )

    before, code, after = step_with("3", kinds.DROP_OUT_MOVE, insured)
    assert (
        law_of("3", (before, code, after))
        == invariants.INVARIANT_TEXTS[invariants.NO_BROKEN_INVARIANT]
    )
    after.money[before.opener] -= 1
    assert (
        law_of("3", (before, code, after))
        == invariants.INVARIANT_TEXTS[invariants.MONEY_BALANCE_INVARIANT]
    )


@pytest.mark.parametrize("place", [kinds.KIMBERLEY_PLACE, kinds.SIERRA_MADRE_PLACE])
def test_what_a_place_abroad_gives_is_counted(place: int) -> None:
    def gone(before: TrailState, after: TrailState) -> bool:
        cell = (int(before.round) - 1) * 4 + place
        return before.emigrated[cell] != after.emigrated[cell]

    before, code, after = step_with("3+emigration", kinds.EMIGRATE_MOVE, gone)
    row, invariant = (
        (after.money, invariants.MONEY_BALANCE_INVARIANT)
        if place == kinds.KIMBERLEY_PLACE
        else (after.points, invariants.POINTS_BALANCE_INVARIANT)
    )
    row[before.to_move] += 1
    assert law_of("3+emigration", (before, code, after)) == invariants.INVARIANT_TEXTS[invariant]


def over(set_up: str) -> TrailState:
    """Return the end of a game."""
    return step_with(set_up, None, lambda _, after: after.phase == kinds.GAME_OVER_PHASE)[2]


def test_a_wrong_ranking_breaks_an_invariant() -> None:
    state = over("3")
    each(put("points", 0, 100), put("points", 1, 90), put("points", 2, 80))(state)
    assert not are_ranks_wrong(state, make_row([0, 1, 2]))
    assert are_ranks_wrong(state, make_row([1, 0, 2]))
    assert are_ranks_wrong(state, make_row([0, 0, 1]))


def test_equal_points_go_to_money_then_ore_then_who_passed_first_or_to_lord_wallace() -> None:
    state = over("3")
    for row in (state.points, state.money, state.tin, state.copper):
        for cell in range(len(row)):
            row[cell] = 0
    state.place[0] = 2
    state.place[1] = 0
    state.place[2] = 1
    assert not are_ranks_wrong(state, make_row([2, 0, 1]))
    state.copper[first(state.owner, 0)] = 1
    assert not are_ranks_wrong(state, make_row([0, 1, 2]))
    state.money[2] = 1
    assert not are_ranks_wrong(state, make_row([1, 2, 0]))
    solo = over("solo1")
    solo.points[0] = solo.points[1] = 7
    assert not are_ranks_wrong(solo, make_row([1, 0]))
    assert are_ranks_wrong(solo, make_row([0, 1]))
