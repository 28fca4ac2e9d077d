"""The generator: its numbers are the same for ever, evenly spread, and saved with the game."""

from pathlib import Path

import pytest

from game.engine import watched_play
from game.engine.events import Change, Event, rows_after_changes
from game.engine.fingerprint import fingerprint_of_rows
from game.engine.luck import WORD_MASK, Luck, multiply_32
from game.engine.moves import (
    FIELD_VALUE_COUNT,
    first_field_of_move,
    kind_of_move,
    make_move_code,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.playout import play_random_games_and_count_decisions
from game.engine.rows import load_row, make_filled_row, make_row, make_zero_row, row_to_list
from game.engine.title import Options
from game.titles import title_by_name
from tests.helpers.posix import page_bytes
from tests.titles.lanterns.broken import Fault, backwards, endless, generous, one_faced
from tests.titles.lanterns.interpreted import interpreted
from tests.titles.lanterns.rules import LanternsRules
from tools.proof.cases import CASES, PLAIN_CASES, PROOFS
from tools.proof.proofs import Case, load_proofs
from tools.proof.random_games import deal_game, make_luck, play_random_steps

REFERENCE = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]
OF_SEED_7 = [2905795734, 4127575061, 2008428418, 2031392314]
OF_THE_LARGEST_SEED = [3780826771, 415051614, 554681958, 674129936]

RICHEST = [proofs.cases[-1] for proofs in PROOFS.values()]
OFTEN = 3000
STATUS = Path("/proc/self/statm")
FREELY = 8  # MB that a process may grow for other reasons; one row kept each time is far more

ROWS = [[1, -2, 2**62], [], [5]]


def words(luck: Luck, count: int) -> list[int]:
    """Return the next words."""
    return [int(luck.draw_word()) for _ in range(count)]


def test_it_is_the_published_generator() -> None:
    luck = Luck()
    luck.set_state_words([1, 2, 3, 4])
    assert words(luck, len(REFERENCE)) == REFERENCE


@pytest.mark.parametrize(("seed", "expected"), [(7, OF_SEED_7), (2**62, OF_THE_LARGEST_SEED)])
def test_a_seed_gives_the_same_numbers_for_ever(seed: int, expected: list[int]) -> None:
    assert words(make_luck(seed), 4) == expected


def test_a_new_generator_has_seed_0() -> None:
    assert words(Luck(), 4) == words(make_luck(0), 4)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = {words(make_luck(seed), 1)[0] for seed in range(1000)}
    assert len(first) == 1000


@pytest.mark.parametrize("limit", [1, 2, 6, 52, 1000])
def test_numbers_below_a_limit_are_spread_evenly(limit: int) -> None:
    luck = make_luck(11)
    draws = 200 * limit
    found = [0] * limit
    for _ in range(draws):
        found[int(luck.draw_below(limit))] += 1
    square = sum((count - 200) ** 2 / 200 for count in found)
    assert square < limit + 6 * (2 * limit) ** 0.5


def test_the_product_is_cut_to_32_bits() -> None:
    for left, right in [(WORD_MASK, WORD_MASK), (0x12345678, 0x9ABCDEF0), (3, 5)]:
        assert multiply_32(left, right) == left * right % 2**32


@pytest.mark.parametrize("wrong", [[1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, -1], [1, 2, 3, 2**32]])
def test_words_that_are_none_are_refused(wrong: list[int]) -> None:
    with pytest.raises(ValueError, match="four words of 0 to 4294967295"):
        Luck().set_state_words(wrong)


def test_a_forgotten_generator_shows_nothing() -> None:
    luck = make_luck(3)
    luck.clear_state_words()
    assert luck.state_words() == [0, 0, 0, 0]


# Views and states that nobody needs any more leave no memory behind, compiled or not.


def held() -> int:
    """Return the megabytes this process holds."""
    pages = int(STATUS.read_text(encoding="utf-8").split()[1])
    return pages * page_bytes() // 2**20


@pytest.mark.thorough
@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells what a process holds")
@pytest.mark.parametrize("case", RICHEST, ids=str)
def test_states_that_are_made_shown_saved_and_loaded_leave_nothing(case: Case) -> None:
    rules = case.game().rules
    state = deal_game(case.game(), seed=4)
    view = rules.new_state()
    loaded = rules.new_state()
    rules.write_view_for_seat(state, 0, view)
    before = held()
    for _ in range(OFTEN):
        rules.new_state()
        rules.write_view_for_seat(state, 0, view)
        loaded.load_plain(state.to_plain())
    assert held() - before <= FREELY


# Moves, events, reasons and fingerprints as people and files meet them.


def test_changes_are_applied_in_order_to_a_copy() -> None:
    first = Event("bid", 0, changes=(Change(0, 1, -2, 7),))
    second = Event("won", 0, changes=(Change(0, 1, 7, 8), Change(2, 0, 5, 6)))
    assert rows_after_changes(ROWS, (first, second)) == [[1, 8, 2**62], [], [6]]
    assert ROWS == [[1, -2, 2**62], [], [5]]


@pytest.mark.parametrize(
    "other", [[[1, -2], [2**62], [5]], [[1, -2, 2**62], [5]], [[1, -2, 2**62], [], [4]]]
)
def test_other_rows_have_another_fingerprint(other: list[list[int]]) -> None:
    assert fingerprint_of_rows(other) != fingerprint_of_rows(ROWS)


def test_a_fingerprint_is_the_same_for_ever() -> None:
    assert fingerprint_of_rows(ROWS).hex() == "9d2eca53f42312ab"


# Random play to the end, the yardstick of the benchmarks.

every_case = pytest.mark.parametrize(
    "case", [case for case in PLAIN_CASES if case.title != "lanterns"], ids=str
)


@every_case
def test_several_games_have_seeds_counting_up(case: Case) -> None:
    rules = case.game().rules
    one_by_one = [int(play_random_games_and_count_decisions(rules, seed, 1)) for seed in (5, 6, 7)]
    assert play_random_games_and_count_decisions(rules, 5, 3) == sum(one_by_one)
    assert len(set(one_by_one)) > 1


# Rows of numbers, and moves packed into one.


def test_rows_are_made_and_listed() -> None:
    assert row_to_list(make_row([3, -1, 2**40])) == [3, -1, 2**40]
    assert row_to_list(make_zero_row(3)) == [0, 0, 0]
    assert row_to_list(make_filled_row(2, -1)) == [-1, -1]


def test_rows_of_zeros_share_nothing() -> None:
    one = make_zero_row(2)
    other = make_zero_row(2)
    one[0] = 5
    assert row_to_list(other) == row_to_list(make_zero_row(2)) == [0, 0]


@pytest.mark.parametrize("numbers", [[], [1], [1, 2, 3]])
def test_a_row_of_another_length_is_refused(numbers: list[int]) -> None:
    with pytest.raises(ValueError, match=f"money holds 2 numbers, not {len(numbers)}"):
        load_row(make_zero_row(2), numbers, "money")


@pytest.mark.parametrize("fields", [(0, 0, 0), (1, 2, 3), (FIELD_VALUE_COUNT - 1,) * 3])
def test_a_packed_move_gives_back_its_fields(fields: tuple[int, int, int]) -> None:
    move = make_move_code(17, *fields)
    assert kind_of_move(move) == 17
    assert (
        first_field_of_move(move),
        second_field_of_move(move),
        third_field_of_move(move),
    ) == fields


def test_packed_moves_sort_by_kind_and_then_by_their_fields() -> None:
    fields = [(1, 9, 9, 9), (2, 0, 0, 0), (2, 0, 0, 1), (2, 0, 1, 0), (2, 1, 0, 0), (3, 0, 0, 0)]
    codes = [int(make_move_code(*move)) for move in fields]
    assert codes == sorted(codes)


# Checked games: each way in which a title can be wrong ends the game that shows it.

watch_toys = interpreted("watched_play").check_games


@pytest.mark.parametrize(
    ("name", "how", "broken_invariant"),
    [
        ("apply", generous, "pebbles are lost or made"),
        ("apply", endless, watched_play.ENDLESS_GAME_TEXT),
        ("legal_moves", backwards, watched_play.UNSORTED_MOVES_TEXT),
        ("legal_moves", lambda _rules, _state, _out: 0, watched_play.NO_LEGAL_MOVE_TEXT),
        ("legal_moves", lambda _rules, _state, _out: 9, watched_play.TOO_MANY_MOVES_TEXT),
        ("write_outcomes", one_faced, watched_play.UNLISTED_OUTCOME_TEXT),
    ],
)
def test_a_broken_title_is_found(
    name: str, how: Fault, broken_invariant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = LanternsRules(2)
    assert watch_toys(rules, 3, 4).games == 4
    monkeypatch.setattr(LanternsRules, name, how)
    watch = watch_toys(rules, 3, 4)
    assert watch.broken_invariant == broken_invariant
    assert watch.seed >= 3
    assert watch.games == watch.seed - 3


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_watched_games_are_the_random_games_of_the_contract(case: Case) -> None:
    check_games = load_proofs(case.title).watch
    for seed in (4, 5):
        watch = check_games(case.game().rules, seed, 1)
        assert (watch.broken_invariant, watch.games) == (watched_play.NO_BROKEN_INVARIANT, 1)
        assert watch.steps == sum(1 for _ in play_random_steps(case.game(), seed))


def test_watched_games_of_even_seeds_choose_among_all_moves_alike() -> None:
    rules = title_by_name("tinners-trail").make_game(Options("tinners-trail", 2)).rules
    assert (
        play_random_games_and_count_decisions(rules, 4, 1)
        < watched_play.check_games(rules, 4, 1).steps
    )


def test_a_list_is_looked_at_from_end_to_end() -> None:
    row = make_row([1, 5, 5])
    assert watched_play.move_list_fault_text(row, 2, 3) == watched_play.NO_BROKEN_INVARIANT
    assert watched_play.move_list_fault_text(row, 3, 3) == watched_play.UNSORTED_MOVES_TEXT
    assert [watched_play.is_move_in_list(row, 2, move) for move in (1, 5, 7)] == [True, True, False]
