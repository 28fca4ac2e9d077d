"""The state itself: its plain form, and what is refused on loading. G: players, rounds,
options, supplies, luck. What is swapped to prove fairness leaves a table that could be."""

import pytest

from game.engine.fingerprint import fingerprint_of_state
from game.engine.luck import Luck
from game.engine.moves import kind_of_move
from game.engine.reasons import Unreadable
from game.engine.state_form import FIRST_TITLE_ROW
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.invariants.first_broken import (
    first_broken_invariant_of_true_state,
)
from game.titles.tinners_trail.rules.invariants.kinds import NO_BROKEN_INVARIANT
from game.titles.tinners_trail.rules.invariants.of_box_contents import (
    broken_invariant_of_box_contents,
)
from game.titles.tinners_trail.rules.kinds import (
    EMIGRATE_MOVE,
    HAND_SLOT_COUNT,
    PLACE_OWN_MINER_MOVE,
)
from game.titles.tinners_trail.rules.set_up import RulesSetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.state_form import STATE_FORM_REMASTERED
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from tests.titles.tinners_trail.tables import new_table, table_of
from tools.proof.proofs import Case
from tools.proof.random_games import make_luck, play_random_steps
from tools.proof.twins import make_swapped_twin
from tools.titles.tinners_trail.proofs import PROOFS

rule = pytest.mark.rule

KEPT_ROWS = ("money", "played", "built", "face_up", "seen", "owner", "column", "deck_size")


def test_a_state_has_its_scalars_its_luck_and_its_rows() -> None:
    state = new_table(3, seed=1).state
    plain = state.to_plain()
    assert len(plain) == FIRST_TITLE_ROW + len(STATE_FORM_REMASTERED.rows)
    assert [len(row) for row in plain[:2]] == [len(STATE_FORM_REMASTERED.numbers), 4]
    assert len(state.wallace_cards) == 0


def test_rows_scalars_or_cells_too_few_or_too_many_are_refused() -> None:
    state = new_table(3, seed=1).state
    scalars, *rows = state.to_plain()
    for short in (state.to_plain()[:-1], [scalars[:-1], *rows]):
        with pytest.raises(ValueError, match="rows"):
            state.load_plain(short)
    long = state.to_plain()
    long[STATE_FORM_REMASTERED.index_of_row("water")].append(1)
    with pytest.raises(ValueError, match="water holds"):
        state.load_plain(long)


@rule("G-1")
def test_two_to_five_play_and_no_other_number_is_dealt_a_game() -> None:
    assert title_by_name("tinners-trail").seats == (2, 3, 4, 5)
    for players in (0, 1, 6):
        with pytest.raises(Unreadable, match="2, 3, 4, 5 players"):
            title_by_name("tinners-trail").make_game(Options("tinners-trail", players))


@rule("G-3")
def test_what_was_chosen_at_set_up_is_written_with_every_position() -> None:
    text = new_table(4, seed=7).text()
    for line in ('title = "tinners-trail"', 'edition = "remastered"', "expansions = []"):
        assert line in text
    assert text.count("[[player]]") == 4


@rule("G-5")
def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    one = new_table(5, seed=81723)
    other = new_table(5, seed=81723)
    assert one.state.to_plain() == other.state.to_plain()
    assert len({fingerprint_of_state(new_table(3, seed).state) for seed in range(50)}) == 50


@rule("G-5")
def test_the_generator_is_part_of_the_state_and_the_same_on_every_machine() -> None:
    table = table_of("phase prices; seed 7")
    twin = table.state.clone()
    drawn = [int(table.game.rules.draw_outcome(table.state)) for _ in range(20)]
    assert drawn == [int(table.game.rules.draw_outcome(twin)) for _ in range(20)]
    luck = Luck()
    luck.set_state_words([1, 2, 3, 4])  # a published test of xoshiro128**
    assert [int(luck.draw_word()) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


@rule("P-1")
def test_every_throw_of_the_dice_counts_as_often_as_it_can_fall() -> None:
    weights = table_of("phase prices").odds()
    assert sum(weights.values()) == 6 * 6 * 6
    assert (weights["roll tin 0 0 2"], weights["roll tin 1 2 3"]) == (1 * 1 * 2, 2 * 2 * 3)
    assert "roll tin 0 0 0" not in weights


@rule("T-3")
@pytest.mark.parametrize(("column", "may"), [(7, True), (8, False)])
def test_own_miners_and_emigration_need_the_work_they_cost(column: int, *, may: bool) -> None:
    """They cost 3 here, as no printed action of the expansions does."""
    words = f"work {column} pink yellow blue; redruth pink; kea pink miner pink"
    table = table_of("expansions emigration", words)
    board = Board(load_components(), RulesSetUp(3, emigration=True))
    board.miner_work_cost = board.emigrate_work_cost = 3
    rules = TrailRules(board)
    state = rules.new_state()
    state.load_plain(table.state.to_plain())
    kinds = {int(kind_of_move(code)) for code in rules.legal_codes(state)}
    assert ({PLACE_OWN_MINER_MOVE, EMIGRATE_MOVE} & kinds) == (
        {PLACE_OWN_MINER_MOVE, EMIGRATE_MOVE} if may else set()
    )


@pytest.mark.parametrize("case", PROOFS.plain_cases, ids=str)
def test_a_swapped_table_has_every_piece_once_what_a_seat_knows_and_little_else(case: Case) -> None:
    luck = make_luck(8)
    others = 0
    count = 0
    for step in play_random_steps(case.game(), seed=3):
        seat = step.number % case.seats
        before = step.before
        twin = make_swapped_twin(case.title, step.before, seat, luck)
        assert isinstance(before, TrailState)
        assert isinstance(twin, TrailState)
        assert (
            first_broken_invariant_of_true_state(twin, twin),
            broken_invariant_of_box_contents(twin),
        ) == (
            NO_BROKEN_INVARIANT,
            NO_BROKEN_INVARIANT,
        )
        for row in KEPT_ROWS:
            assert list(before.row(row)) == list(twin.row(row))
        hand = slice(seat * HAND_SLOT_COUNT, (seat + 1) * HAND_SLOT_COUNT)
        assert list(before.hand)[hand] == list(twin.hand)[hand]
        twin.luck.copy_from(before.luck)
        others += fingerprint_of_state(twin) != fingerprint_of_state(before)
        count += 1
    assert others > count * 9 // 10
