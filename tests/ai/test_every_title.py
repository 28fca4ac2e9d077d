"""What players know of every title and edition: levels, candidates, quick games, learned values."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ai.levels import level_names
from ai.mind import Mind
from ai.search.learned_value import LearnedValue
from ai.search.policy import FULL_REWARD
from ai.search.style import SearchStyle
from ai.search_player import make_search
from ai.titles import MINDS, mind_for
from game.engine.batch import settle
from game.engine.knowledge import view_of
from game.engine.rows import zeros
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from tools.proof.cases import PROOFS
from tools.proof.proofs import Case
from tools.proof.random_games import dealt, legal_codes, luck_of

every_mind = pytest.mark.parametrize(("title", "edition"), MINDS)
CASES = [
    case
    for title, edition in MINDS
    for case in PROOFS[title].cases
    if (case.options.edition or PROOFS[title].title.editions[0]) == edition
]
FEW = [case for case in CASES if case in PROOFS[case.title].plain_cases or case.options.automa]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
few_cases = pytest.mark.parametrize("case", FEW, ids=str)
TRIES_EVERY_MOVE = {"brass", "tiletum"}
MOST_ROUNDS = 40
LEAD = 70  # points


def mind_of(game: Game) -> Mind:
    return mind_for(game.options.title, game.options.edition)


def settled(game: Game, state: State) -> State:
    """Let luck decide until somebody is asked."""
    settle(game.rules, state)
    return state


@every_mind
def test_a_mind_has_every_level_and_each_tries_more_than_the_one_below(
    title: str, edition: str
) -> None:
    mind = mind_for(title, edition)
    assert type(mind) is not Mind
    assert tuple(mind.levels) == level_names()
    tries = [level.iterations for level in mind.levels.values()]
    assert tries == sorted(tries)
    assert tries[0] < tries[-1]


@every_mind
def test_chances_are_calibrated_at_every_table(title: str, edition: str) -> None:
    tables = {case.seats for case in CASES if case.title == title and edition_of(case) == edition}
    assert {*mind_for(title, edition).calibration.powers} == tables


def edition_of(case: Case) -> str:
    return case.options.edition or PROOFS[case.title].title.editions[0]


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_every_candidate_begins_with_a_legal_move(case: Case, seed: int) -> None:
    game = case.game()
    policy, state = mind_of(game).policy(game), dealt(game, seed)
    # A compiled function keeps every row it is handed by an interpreted one: two are enough.
    out, scores = zeros(game.rules.most_moves), zeros(game.rules.most_moves)
    policy.begin(state)
    turn = seed
    while settled(game, state).to_move != NOBODY:
        turn += 7
        count = int(policy.candidates(state, out, scores))
        intentions = [int(out[index]) for index in range(count)]
        assert 0 < count == len({*intentions})
        begun = {int(policy.move_of(state, intention)) for intention in intentions}
        legal = legal_codes(game.rules, state)
        assert begun <= {*legal}
        assert intentions == legal or case.title not in TRIES_EVERY_MOVE
        policy.carry_out(state, intentions[turn % count])


@every_case
def test_quick_games_stop_with_the_round_and_with_the_game(case: Case) -> None:
    game = case.game()
    policy, state = mind_of(game).policy(game), dealt(game, 5)
    policy.begin(state)
    stages = [int(policy.stage(state))]
    for number in range(MOST_ROUNDS):
        policy.play_on(state, luck_of(number), stages[-1] + 1)
        if state.to_move == NOBODY:
            break
        stages.append(int(policy.stage(state)))
    assert state.to_move == NOBODY
    steps = [later - stage for stage, later in pairwise(stages)]
    assert min(steps) == 1
    assert sum(step > 1 for step in steps) <= 1, "at most from an era to the next"


def turns(game: Game) -> Iterator[tuple[int, State]]:
    """Yield every question of a quick game, and its number."""
    policy, luck, out = mind_of(game).policy(game), luck_of(4), zeros(game.rules.most_moves)
    state, turn = dealt(game, 9), 0
    while settled(game, state).to_move != NOBODY:
        turn += 1
        yield turn, state
        move = int(policy.quick_move(state, out, luck))
        assert move in legal_codes(game.rules, state)
        game.rules.apply(state, move)


@few_cases
@pytest.mark.parametrize("stages", [1, 0], ids=["round", "game"])
def test_the_search_answers_with_a_legal_move_throughout_a_game(case: Case, stages: int) -> None:
    game = case.game()
    search = make_search(game, SearchStyle(stages=stages, value="plain"))
    for turn, state in turns(game):
        if turn % 30 == 0:
            view = view_of(game.rules, state, state.to_move)
            search.begin(view, state.to_move, turn)
            search.run(3)
            assert int(search.best_move()) in legal_codes(game.rules, view)


# ---- learned values


def last_round(game: Game) -> State:
    """Return the last round of a quick game as it begins."""
    policy, state, last = mind_of(game).policy(game), dealt(game, 6), dealt(game, 6)
    policy.begin(state)
    while state.to_move != NOBODY:
        last.copy_from(state)
        policy.play_on(state, luck_of(3), policy.stage(state) + 1)
    return settled(game, last)


@every_case
def test_shares_make_up_the_whole_win_and_rewards_stay_within_it(case: Case) -> None:
    game = case.game()
    value, state = mind_of(game).value(game, "learned"), dealt(game, 6)
    assert isinstance(value, LearnedValue)
    assert FULL_REWARD - case.seats < sum(value.win_shares(state)) <= FULL_REWARD
    assert all(0 <= reward <= FULL_REWARD for reward in value.rewards(state))


@every_case
def test_whoever_leads_by_much_is_expected_to_win(case: Case) -> None:
    game = case.game()
    mind, state = mind_of(game), last_round(game)
    state.points[0] = LEAD + max(int(points) for points in state.points)  # type: ignore[attr-defined]  # every title counts them
    value = mind.value(game, "learned")
    assert isinstance(value, LearnedValue)
    assert value.win_shares(state)[0] > FULL_REWARD * 3 // 4
    assert value.rewards(state)[0] == max(value.rewards(state))


@every_mind
def test_where_the_weights_cannot_be_read_the_hand_written_value_judges(
    title: str, edition: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(case for case in CASES if (case.title, edition_of(case)) == (title, edition)).game()
    mind, broken = mind_for(title, edition), tmp_path / "value.msgpack"
    weights = sys.modules[f"{type(mind).__module__.rpartition('.')[0]}.learned_weights"]
    monkeypatch.setattr(weights, "shipped_weights", lambda *_: broken)
    plain = type(mind.value(game, "plain"))
    with pytest.warns(UserWarning, match="learned value is not used"):
        assert type(mind.value(game, "learned")) is plain
    broken.write_bytes(b"\x01")
    with pytest.warns(UserWarning, match="no file of weights"):
        assert type(mind.value(game, "learned")) is plain
