"""Nothing hidden shows, whatever a seat looks at: the short form of `tools/soak.py laws`."""

import pytest

from game.match.match import Match
from game.records.replay import Replay
from tests.titles.lanterns.games import TITLE, lanterns_match, luck_of, play_randomly
from tools.proof.cases import LEAK_CASES, PROOFS
from tools.proof.laws.of_views import check_papers, check_seat
from tools.proof.proofs import Case
from tools.proof.random_games import play_random_steps

pytestmark = pytest.mark.thorough


@pytest.mark.rule("S-4")
@pytest.mark.rule("A-5")
@pytest.mark.rule("R-3")
@pytest.mark.parametrize("case", LEAK_CASES, ids=str)
def test_no_seat_sees_what_is_hidden(case: Case) -> None:
    game = case.game()
    luck = luck_of(1)
    for seed in (1, 2):
        for step in play_random_steps(game, seed):
            if (step.number + seed) % 5 == 0:
                for seat in range(case.seats):
                    assert check_seat(game, step, seat, luck), "a step is left out"
                check_papers(game, step, step.number % case.seats, luck)


def test_every_number_of_seats_and_every_expansion_is_among_the_cases() -> None:
    for name, proofs in PROOFS.items():
        options = [case.options for case in LEAK_CASES if case.title == name]
        assert {one.seats for one in options if one.automa is None} == set(proofs.title.seats)
        alone = {one.expansions for one in options if one.automa is None}
        assert alone >= {(), *((word,) for word in proofs.title.expansions)}
        assert any(one.automa is not None for one in options) or not proofs.title.automa


def test_a_replay_tells_a_seat_what_it_saw_in_the_game() -> None:
    match: Match = lanterns_match(seed=3)
    feeds = [match.add_feed(seat) for seat in range(3)]
    play_randomly(match, luck_of(3))
    for seat, feed in enumerate(feeds):
        seen = [entry for entry in feed.take_entries() if entry.step_count > 0]
        told = list(Replay(TITLE, match.chronicle, seat).all_steps())[-len(seen) :]
        assert [(entry.step_count, entry.move, entry.events) for entry in seen] == [
            (one.step_number, one.move, one.events) for one in told
        ]
        assert [entry.view.to_plain() for entry in seen] == [
            one.view_after.to_plain() for one in told
        ]
