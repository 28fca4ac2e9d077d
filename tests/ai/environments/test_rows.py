"""Many games at once are the same games, one by one; they begin again by themselves."""

from collections.abc import Iterator
from importlib import import_module
from itertools import count
from typing import Any

import numpy as np
import pyspiel
import pytest

from ai.environments.arrays import slices_by_row_name
from ai.environments.batch import BatchEnv
from ai.environments.game_set_up import GameSetUp
from ai.environments.packed_state import PicklableState
from ai.environments.table import PlayedTable
from game.engine.cell_sheet import LARGEST_PLAIN_NUMBER
from game.engine.move_space import NO_INDEX, MoveKindSizes, MoveSpace
from game.engine.moves import make_move_code
from game.engine.reasons import Unreadable
from game.engine.rules import CHANCE, State
from game.titles import package_of_title
from tests.helpers.environment_cases import SHELVED, every_case, load_spiel, set_up_of
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case
from tools.proof.random_games import legal_codes, make_luck, play_random_steps
from tools.proof.twins import make_swapped_twin

GAMES = 3

EDITIONS = (("tinners-trail", "remastered"), ("brass", "2007"))  # rules.view.blank_secrets
SPELT_OUT = [case for case in SHELVED if (case.title, case.options.edition) in EDITIONS]
STATE_FORM_NAME_BY_TITLE = {"tinners-trail": "STATE_FORM_REMASTERED", "brass": "STATE_FORM"}
SEED = 3  # odd: rare kinds of moves come up
EVERY = 7

MANY_PAIRS = 20_000
TEST_TENSORS_HIDE_EVERY = 12


@pytest.mark.thorough
@every_case
def test_a_batch_shows_what_tables_of_the_same_seeds_show(case: Case) -> None:
    batch = BatchEnv(set_up_of(case), GAMES, reward="points")
    tables = [PlayedTable(case.game()) for _ in range(GAMES)]
    seeds = [70 + number for number in range(GAMES)]
    for table, seed in zip(tables, seeds, strict=True):
        table.deal(seed)
    batch.reset(70)
    random = np.random.default_rng(1)
    for _ in range(200):
        for number, table in enumerate(tables):
            assert batch.seats[number] == table.deciding_seat
            assert np.array_equal(
                batch.observations[number], table.seat_observation_array(table.deciding_seat)
            )
            assert np.array_equal(batch.masks[number], table.action_mask())
        actions = batch.random_actions(random)
        batch.step(actions)
        for number, table in enumerate(tables):
            table.play_action(int(actions[number]))
            assert bool(batch.done[number]) == table.is_over()
            expected = np.zeros(case.seats)
            if table.is_over():
                expected = np.array(table.rewards("points"))
                seeds[number] += GAMES
                table.deal(seeds[number])
            assert np.array_equal(batch.rewards()[number], expected)


def test_the_arrays_are_filled_in_place() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    if not batch.shares_memory:
        pytest.skip("interpreted code keeps its numbers in lists")
    seen = batch.observations
    before = batch.observations.copy()
    batch.step(batch.random_actions(np.random.default_rng(1)))
    assert seen is batch.observations
    assert not np.array_equal(seen, before)


def test_an_illegal_action_is_refused_with_its_game() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    actions = batch.random_actions(np.random.default_rng(1))
    for wrong in (int(np.flatnonzero(batch.masks[1] == 0)[0]), batch.action_count, -1):
        batch.reset(1)
        actions[1] = wrong
        with pytest.raises(ValueError, match="not legal in game 1"):
            batch.step(actions)


def test_too_few_actions_are_refused() -> None:
    batch = BatchEnv(GameSetUp("brass", 2), 2)
    batch.reset(1)
    with pytest.raises(Unreadable, match="one for each of 2 games"):
        batch.step(np.zeros(1, np.int32))


def test_the_same_seed_plays_the_same_games() -> None:
    seen = []
    for _ in range(2):
        batch = BatchEnv(GameSetUp("tiletum", 2), 4)
        random = np.random.default_rng(5)
        batch.reset(11)
        for _ in range(150):
            batch.step(batch.random_actions(random))
        seen.append(batch.observations.copy())
    assert np.array_equal(seen[0], seen[1])


# A sheet holds every number and row of a view, as the form of the title's states names them.


@pytest.mark.thorough
@every_case
def test_a_sheet_holds_all_a_view_holds(case: Case) -> None:
    game = case.game()
    table = PlayedTable(game)
    rows = slices_by_row_name(game.rules.names_and_lengths_of_cells())
    for step in play_random_steps(game, SEED):
        if step.number % EVERY:
            continue
        table.state = step.after
        for seat in range(case.seats):
            seen = table.seat_observation_array(seat)
            view = table.view(seat)
            assert seen[rows["own_seat"]] == seat
            assert seen[rows["decides"]] == (view.to_move == seat)
            for name, row in list(rows.items())[2:]:
                expected = [written(table, number) for number in numbers(view, name)]
                assert seen[row].tolist() == expected, name


@every_case
def test_the_layout_is_as_long_as_what_is_written(case: Case) -> None:
    table = PlayedTable(case.game())
    table.deal(1)
    table.seat_observation_array(0)
    assert table.observation_writer.cell_sheet.write_index == table.observation_writer.width


def numbers(view: State, name: str) -> list[int]:
    """Return a number or a row of a view by its name."""
    found = getattr(view, name)
    return [int(found)] if isinstance(found, int) else [int(cell) for cell in found]


def written(table: PlayedTable, number: int) -> int:
    """Return how a number is written: a move that is carried out as 1 + its index."""
    return (
        int(table.move_space.index_of_move(number)) + 1 if number > LARGEST_PLAIN_NUMBER else number
    )


def test_an_observation_stays_as_it_was_when_the_game_goes_on() -> None:
    table = PlayedTable(GameSetUp("brass", 2).make_game())
    table.deal(5)
    first = table.seat_observation_array(0)
    mask = table.action_mask()
    kept = first.copy(), mask.copy()
    table.play_action(int(np.flatnonzero(mask)[0]))
    table.seat_observation_array(0)
    assert np.array_equal(first, kept[0])
    assert np.array_equal(mask, kept[1])


@pytest.mark.parametrize("case", SPELT_OUT, ids=str)
def test_what_is_blanked_row_by_row_is_what_the_form_calls_secret(case: Case) -> None:
    view = import_module(f"{package_of_title(case.title)}.rules.view")
    forms = import_module(f"{package_of_title(case.title)}.rules.state_form")
    form = getattr(forms, STATE_FORM_NAME_BY_TITLE[case.title])
    for step in list(play_random_steps(case.game(), SEED))[::EVERY]:
        one = step.before.clone()
        other = step.before.clone()
        form.clear_secrets(one)
        view.blank_secrets(other)
        assert one.to_plain() == other.to_plain()


# Every legal move and every outcome of luck has its number, and every number its move.


@every_case
def test_every_move_and_outcome_has_a_number_of_its_own(case: Case) -> None:
    check_games(case, range(2))


@pytest.mark.slow
@every_case
def test_every_move_of_many_games_has_a_number_of_its_own(case: Case) -> None:
    check_games(case, range(100, 300))


def check_games(case: Case, seeds: range) -> None:
    """Require it of every list of random games, of which every second one seeks rare kinds."""
    game = case.game()
    moves = game.rules.move_space()
    luck = game.rules.chance_outcome_space()
    for seed in seeds:
        for step in play_random_steps(game, seed):
            space = luck if step.before.to_move == CHANCE else moves
            codes = legal_codes(game.rules, step.before)
            numbers = [int(space.index_of_move(code)) for code in codes]
            assert [int(space.move_at_index(number)) for number in numbers] == codes
            assert sorted(set(numbers)) == numbers
            assert numbers[-1] < space.size


@every_case
def test_every_number_is_of_one_move(case: Case) -> None:
    rules = case.game().rules
    for space in (rules.move_space(), rules.chance_outcome_space()):
        size = int(space.size)
        assert [space.index_of_move(space.move_at_index(number)) for number in range(size)] == list(
            range(size)
        )


def test_what_lies_beyond_the_limits_has_no_number() -> None:
    space = MoveSpace([MoveKindSizes(2, 3), MoveKindSizes(5, 2, 2), MoveKindSizes(7, 4, step=5)])
    outside = [
        make_move_code(2, 3, 0, 0),
        make_move_code(5, 0, 2, 0),
        make_move_code(5, 0, 0, 1),
        make_move_code(7, 3, 0, 0),
    ]
    strangers = [
        make_move_code(0, 0, 0, 0),
        make_move_code(3, 0, 0, 0),
        make_move_code(8, 0, 0, 0),
        -1,
    ]
    assert {space.index_of_move(move) for move in outside + strangers} == {NO_INDEX}
    assert space.size == 3 + 4 + 4
    assert space.move_at_index(10) == make_move_code(7, 15, 0, 0)


def test_a_number_beyond_the_space_is_refused_in_a_sentence() -> None:
    space = MoveSpace([MoveKindSizes(1, 3)])
    for number in (-1, 3):
        with pytest.raises(ValueError, match="allowed: 0 to 2"):
            space.move_at_index(number)


# No tensor and no text of a seat changes with what is hidden from it.

pytest.importorskip("pyspiel", reason="OpenSpiel is not made for this system")


class Pairs:
    """Positions that differ only in what a seat does not know."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.game = case.game()

    def of_seeds(self, first: int, every: int) -> Iterator[tuple[State, State, int]]:
        """Yield truth, twin and seat along random games without end."""
        for seed in count(first):
            luck = make_luck(seed)
            for step in play_random_steps(self.game, seed):
                for seat in range(self.case.seats):
                    if (step.number + seat) % every == 0:
                        twin = make_swapped_twin(self.case.title, step.before, seat, luck)
                        yield step.before, twin, seat


class Looks:
    """All that a seat is shown of a state by every environment."""

    def __init__(self, case: Case) -> None:
        self.table = PlayedTable(case.game())
        self.spiel = load_spiel(case)
        recalls = [pyspiel.IIGObservationType(perfect_recall=recall) for recall in (True, False)]
        self.observers = [self.spiel.make_py_observer(kind) for kind in recalls]

    def of(self, state: State, seat: int) -> list[Any]:
        """Return the tensors, the mask of the seat that decides, and the texts."""
        table = self.table
        table.state = state
        table.deciding_seat = int(state.to_move)
        found: list[Any] = [table.seat_observation_array(seat).tolist()]
        if table.deciding_seat == seat:
            table.observation_writer.write_legal_moves(state, 0)
            found.append(np.flatnonzero(table.action_mask()).tolist())
        if seat in self.spiel.seats:
            spiel = self.spiel.new_initial_state()
            spiel.position = PicklableState(table.game, state)
            for observer in self.observers:
                observer.set_from(spiel, self.spiel.seats.index(seat))
                found.append(observer.tensor.tolist())
                found.append(observer.string_from(spiel, self.spiel.seats.index(seat)))
        return found


def differing(case: Case, first: int, pairs: int, every: int) -> int:
    """Hold so many pairs against each other; return how many of them truly differ."""
    looks = Looks(case)
    unlike = 0
    for number, (truth, twin, seat) in enumerate(Pairs(case).of_seeds(first, every)):
        if number == pairs:
            break
        assert looks.of(twin, seat) == looks.of(truth, seat), f"{case}, seat {seat}"
        unlike += twin.to_plain()[2:] != truth.to_plain()[2:]
    return unlike


@pytest.mark.thorough
@every_case
def test_a_seat_sees_the_same_of_a_position_and_its_twin(case: Case) -> None:
    unlike = differing(case, 1, 12, TEST_TENSORS_HIDE_EVERY)
    assert unlike > 0 or not PROOFS[case.title].hides or case.options.edition == "2007"


@pytest.mark.slow
def test_twenty_thousand_pairs_show_nothing_that_is_hidden() -> None:
    each = MANY_PAIRS // len(SHELVED) + 1
    unlike = sum(differing(case, 50, each, 5) for case in SHELVED)
    assert unlike > MANY_PAIRS // 4
