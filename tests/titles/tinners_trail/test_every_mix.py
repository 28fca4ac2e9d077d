"""The laws of contract and table, for every mix of expansions and of Lord Wallace's options.

In the gate any two expansions meet, each in play or not; `slow` are all mixes.
"""

from collections.abc import Sequence
from itertools import combinations

import pytest

from game.engine.title import Options
from game.titles.tinners_trail.notation.game_options import EXPANSIONS, SEAT_COUNTS
from tools.proof.proofs import load_proofs
from tools.proof.set_up_names import set_up_name
from tools.soaking.games import play_under_laws
from tools.soaking.work import WorkPiece

pytestmark = pytest.mark.thorough

PEOPLE, SOLO = load_proofs("tinners-trail").every_set_up
ONE_COUNT_EACH = [PEOPLE[4 * number + number % 4] for number in range(2 ** len(EXPANSIONS))]
MOVED_BY_KIND = 1  # an odd seed: kinds of moves are drawn first, so rare ones come up


def pairs_of(options: Options) -> set[tuple[tuple[str, bool], ...]]:
    """Return whether each two of the expansions are in play."""
    uses = [(name, name in options.expansions) for name in EXPANSIONS]
    return set(combinations(uses, 2))


def pairwise(mixes: Sequence[Options]) -> list[Options]:
    """Return few of the mixes that have all pairs which all of them have."""
    chosen: list[Options] = []
    missing = set().union(*map(pairs_of, mixes))
    while missing:
        best = max(mixes, key=lambda options: len(missing & pairs_of(options)))
        chosen.append(best)
        missing -= pairs_of(best)
    return chosen


def check_games(options: Options, seed: int, games: int = 1) -> None:
    """Play random games and require every law at every step."""
    assert play_under_laws(WorkPiece(0, set_up_name(options), seed, games)).failure is None


@pytest.mark.parametrize("options", pairwise(ONE_COUNT_EACH), ids=set_up_name)
def test_every_two_expansions_keep_the_laws(options: Options) -> None:
    check_games(options, MOVED_BY_KIND)


@pytest.mark.slow
@pytest.mark.parametrize("options", ONE_COUNT_EACH, ids=set_up_name)
def test_every_combination_keeps_the_laws(options: Options) -> None:
    assert {one.seats for one in ONE_COUNT_EACH} == {*SEAT_COUNTS}
    assert len({one.expansions for one in ONE_COUNT_EACH}) == len(ONE_COUNT_EACH)
    check_games(options, MOVED_BY_KIND)


@pytest.mark.slow
@pytest.mark.parametrize("options", PEOPLE, ids=set_up_name)
def test_every_combination_keeps_the_laws_with_any_number_of_players(options: Options) -> None:
    check_games(options, MOVED_BY_KIND + 2)


@pytest.mark.parametrize("options", SOLO[::1553], ids=set_up_name)
def test_some_of_the_384_mixes_keep_every_law(options: Options) -> None:
    assert len({one.automa for one in SOLO}) == 384
    check_games(options, seed=len(options.automa or ()))


@pytest.mark.slow
@pytest.mark.parametrize("options", [*SOLO[: 2 * 384], *SOLO[-2 * 384 :]], ids=set_up_name)
def test_every_mix_keeps_every_law(options: Options) -> None:
    check_games(options, seed=1000, games=2)
