"""The laws of contract and table, for every mix of expansions and of Lord Wallace's options."""

import pytest

from game.engine.title import Options
from game.titles.tinners_trail.notation.offer import EXPANSIONS, SEAT_COUNTS
from tools.proof.proofs import proofs_of
from tools.proof.set_up_names import name_of
from tools.soaking.games import laws
from tools.soaking.work import WorkPiece

pytestmark = pytest.mark.thorough

PEOPLE, SOLO = proofs_of("tinners-trail").every_set_up
ONE_COUNT_EACH = [PEOPLE[4 * number + number % 4] for number in range(2 ** len(EXPANSIONS))]
MOVED_BY_KIND = 1  # an odd seed: kinds of moves are drawn first, so rare ones come up


def check_games(options: Options, seed: int, games: int = 1) -> None:
    """Play random games and require every law at every step."""
    assert laws(WorkPiece(0, name_of(options), seed, games)).failure is None


@pytest.mark.parametrize("options", ONE_COUNT_EACH, ids=name_of)
def test_every_combination_keeps_the_laws(options: Options) -> None:
    assert {one.seats for one in ONE_COUNT_EACH} == {*SEAT_COUNTS}
    assert len({one.expansions for one in ONE_COUNT_EACH}) == len(ONE_COUNT_EACH)
    check_games(options, MOVED_BY_KIND)


@pytest.mark.slow
@pytest.mark.parametrize("options", PEOPLE, ids=name_of)
def test_every_combination_keeps_the_laws_with_any_number_of_players(options: Options) -> None:
    check_games(options, MOVED_BY_KIND + 2)


@pytest.mark.parametrize("options", SOLO[::777], ids=name_of)
def test_some_of_the_384_mixes_keep_every_law(options: Options) -> None:
    assert len({one.automa for one in SOLO}) == 384
    check_games(options, seed=len(options.automa or ()))


@pytest.mark.slow
@pytest.mark.parametrize("options", [*SOLO[: 2 * 384], *SOLO[-2 * 384 :]], ids=name_of)
def test_every_mix_keeps_every_law(options: Options) -> None:
    check_games(options, seed=1000, games=2)
