"""The sparring partners play whole games by the rules, and by what their seat may know alone."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import cast

import pytest

from game.engine.luck import Luck
from game.engine.rules import Rules, State
from game.engine.title import Options
from game.titles import title
from game.titles.tiletum.rules.pieces import on_map
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import fulfilled
from tools.contest.contestants import read_spec
from tools.contest.play import play, turns
from tools.contest.result import Bout, Setting
from tools.titles.tiletum.sparring.partners import make_partner
from tools.titles.tiletum.sparring.plans import PARTNERS

pytestmark = pytest.mark.thorough

TOP = Path(__file__).resolve().parents[4]
NAMES = tuple(PARTNERS)
SILVER = ("silver",)
SET_UPS = [
    *((seats, expansions) for seats in (2, 3, 4) for expansions in ((), SILVER)),
    (2, ("first-game",)),
    (3, ("silver", "first-game")),
]


def decisions(
    seats: int, expansions: tuple[str, ...], names: tuple[str, ...], seed: int
) -> Iterator[tuple[Rules, State, int, str]]:
    """Play a game; yield each true state with the move of whoever decides, by the view alone."""
    rules = title("tiletum").game(Options("tiletum", seats, expansions=expansions)).rules
    state = rules.new_state()
    rules.deal(state, seed)
    for turn in turns(rules, state, names):
        name = names[turn.seat % len(names)]
        turn.move = make_partner(name, rules).choose(turn.view, turn.seat, seed, lambda: True)
        yield rules, state, turn.move, name


@pytest.mark.parametrize(("seats", "expansions"), SET_UPS)
def test_partners_play_whole_games_with_legal_moves_alone(
    seats: int, expansions: tuple[str, ...]
) -> None:
    first = (seats + len(expansions)) % len(NAMES)
    names = (*NAMES[first:], *NAMES[:first])
    for rules, state, move, name in decisions(seats, expansions, names, 5):
        assert move in rules.legal_codes(state), name


@pytest.mark.parametrize("expansions", [(), SILVER])
def test_partners_play_the_same_whatever_luck_is_hidden_from_them(
    expansions: tuple[str, ...],
) -> None:
    """T-115: the luck to come is all that is hidden."""
    luck = Luck()
    played = islice(decisions(4, expansions, NAMES, 7), 40)
    for number, (rules, state, move, name) in enumerate(played):
        seat, other, view = int(state.to_move), state.clone(), rules.new_state()
        luck.seed(number)
        rules.imagine(other, seat, luck)
        assert other.luck.words() != state.luck.words()
        rules.hide(other, seat, view)
        shown = view.to_plain()
        assert make_partner(name, rules).choose(view, seat, 7, lambda: True) == move, name
        assert view.to_plain() == shown, f"{name} changed the view"


def test_partners_of_different_plans_do_different_things() -> None:
    """The clothier fulfils more contracts, the mason raises more pillars, the courtier rises."""
    sums = {name: [0, 0, 0] for name in ("mason", "clothier", "courtier")}
    for name, done in sums.items():
        for seed in range(1, 5):
            *_, (rules, last, move, _name) = decisions(2, (), (name,), seed)
            state = cast("TiletumState", last)
            rules.apply(state, move)
            for seat in range(2):
                found = (fulfilled(state, seat), on_map(state, seat, 1), state.king[seat])
                for at, number in enumerate(found):
                    done[at] += int(number)
    most = [max(sums, key=lambda name: sums[name][at]) for at in range(3)]
    assert most == ["clothier", "mason", "courtier"]


@pytest.mark.parametrize("name", NAMES)
def test_a_partner_is_a_contestant_and_plays_the_same_game_again(name: str) -> None:
    assert str(read_spec(name, "tiletum")) == name
    bout = Bout(Setting("tiletum", "standard"), (name, "greedy"), 11)
    first, second = play(bout), play(bout)
    assert (first.places, first.points) == (second.places, second.points)


@pytest.mark.parametrize("name", NAMES)
def test_a_partner_beats_a_player_who_looks_one_move_ahead(name: str) -> None:
    setting = Setting("tiletum", "standard", SILVER)
    results = [play(Bout(setting, (name, "naive"), seed)) for seed in range(1, 4)]
    assert all(result.points[0] > result.points[1] for result in results)


def test_partners_are_strangers_to_the_computer_players_of_the_game() -> None:
    asked = (
        "import sys; import tools.titles.tiletum.sparring.partners; "
        "print([name for name in sys.modules if name == 'ai' or name.startswith('ai.')])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", asked], cwd=TOP, capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "[]"
