"""The sparring partners play whole games by the rules, and by what their seat may know alone."""

from collections.abc import Iterator
from itertools import islice
from typing import cast

import pytest

from game.engine.luck import Luck
from game.engine.moves import kind_of
from game.engine.rules import Rules, State
from game.engine.title import Options
from game.titles import title
from game.titles.tiletum.rules.kinds import END, PILLAR, TURNS
from game.titles.tiletum.rules.state import TiletumState
from tests.helpers.sparring import decisions, modules_of_ai
from tools.contest.contestants import read_spec
from tools.contest.play import play
from tools.contest.result import Bout, Setting
from tools.titles.tiletum.sparring.partners import make_partner
from tools.titles.tiletum.sparring.plans import PARTNERS

pytestmark = pytest.mark.thorough

NAMES = tuple(PARTNERS)
SILVER = ("silver",)
FIRST = ("first-game",)
OTHERS = [(2, ()), (4, ()), (2, (*SILVER, *FIRST)), (3, SILVER), (4, SILVER)]
SET_UPS = [(3, FIRST), *(pytest.param(*other, marks=pytest.mark.slow) for other in OTHERS)]


def played(
    seats: int, expansions: tuple[str, ...], names: tuple[str, ...], seed: int
) -> Iterator[tuple[Rules, State, int, str]]:
    """Play a game; yield each true state with the move of whoever decides, by the view alone."""
    rules = title("tiletum").game(Options("tiletum", seats, expansions=expansions)).rules
    for state, _view, move, name in decisions(rules, make_partner, names, seed):
        yield rules, state, move, name


@pytest.mark.parametrize(("seats", "expansions"), SET_UPS)
def test_partners_play_whole_games_with_legal_moves_alone(
    seats: int, expansions: tuple[str, ...]
) -> None:
    first = (seats + len(expansions)) % len(NAMES)
    names = (*NAMES[first:], *NAMES[:first])
    for rules, state, move, name in played(seats, expansions, names, 5):
        assert move in rules.legal_codes(state), name


@pytest.mark.parametrize("expansions", [pytest.param((), marks=pytest.mark.slow), SILVER])
def test_partners_play_the_same_whatever_luck_is_hidden_from_them(
    expansions: tuple[str, ...],
) -> None:
    """T-115: the luck to come is all that is hidden."""
    luck = Luck()
    some = islice(played(4, expansions, NAMES, 7), 40)
    for number, (rules, state, move, name) in enumerate(some):
        seat, other, view = int(state.to_move), state.clone(), rules.new_state()
        luck.seed(number)
        rules.imagine(other, seat, luck)
        assert other.luck.words() != state.luck.words()
        rules.hide(other, seat, view)
        shown = view.to_plain()
        assert make_partner(name, rules).choose(view, seat, 7, lambda: True) == move, name
        assert view.to_plain() == shown, f"{name} changed the view"


@pytest.mark.slow
def test_partners_of_different_plans_do_different_things() -> None:
    """The courtier rises higher at court than the mason, who raises more pillars."""
    steps, pillars = dict[str, int](), dict[str, int]()
    for name in ("mason", "courtier"):
        for seed in range(1, 6):
            for _rules, state, move, _name in played(2, (), (name,), seed):
                table, seat = cast("TiletumState", state), int(state.to_move)
                if table.turn == TURNS and table.step == 1 and kind_of(move) == END:
                    steps[name] = steps.get(name, 0) + int(table.king[seat])
                pillars[name] = pillars.get(name, 0) + int(kind_of(move) == PILLAR)
    assert steps["courtier"] > steps["mason"]
    assert pillars["mason"] > pillars["courtier"]


@pytest.mark.parametrize("name", NAMES)
def test_a_partner_is_a_contestant(name: str) -> None:
    assert str(read_spec(name, "tiletum")) == name


@pytest.mark.parametrize(
    "name", ["burgher", *(pytest.param(name, marks=pytest.mark.slow) for name in NAMES)]
)
def test_a_partner_plays_the_same_game_again(name: str) -> None:
    bout = Bout(Setting("tiletum", "standard"), (name, "greedy"), 11)
    first, second = play(bout), play(bout)
    assert (first.places, first.points) == (second.places, second.points)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_partner_beats_a_player_who_looks_one_move_ahead(name: str) -> None:
    setting = Setting("tiletum", "standard", SILVER)
    results = [play(Bout(setting, (name, "naive"), seed)) for seed in range(1, 4)]
    assert all(result.points[0] > result.points[1] for result in results)


def test_partners_are_strangers_to_the_computer_players_of_the_game() -> None:
    assert modules_of_ai("tools.titles.tiletum.sparring.partners") == "[]"
