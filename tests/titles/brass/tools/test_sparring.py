"""The sparring partners play whole games by the rules, and by what their seat may know alone."""

from collections import Counter
from itertools import islice

import pytest

from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of
from game.engine.rules import Rules
from game.engine.title import Options
from game.titles import title
from game.titles.brass.rules.kinds import BUILD, DIG_CANAL, LAY_RAIL, PORT, SHIPYARD
from tests.helpers.sparring import decisions, modules_of_ai
from tools.contest.contestants import read_spec
from tools.contest.play import play
from tools.contest.result import Bout, Setting
from tools.titles.brass.sparring.plans import PARTNERS
from tools.titles.brass.sparring.player import make_partner

pytestmark = pytest.mark.thorough

SETTING = Setting("brass", "2007")
NAMES = tuple(PARTNERS)
OPTIONAL = ("debt-stays", "ferry-both-ways", "two-cards-over", "distant-money")


def rules_of(seats: int, expansions: tuple[str, ...] = ()) -> Rules:
    return title("brass").game(Options("brass", seats, expansions=expansions)).rules


@pytest.mark.parametrize(
    ("seats", "expansions"),
    [
        (3, OPTIONAL),
        *(pytest.param(seats, (), marks=pytest.mark.slow) for seats in (2, 3, 4)),
        *(pytest.param(seats, OPTIONAL, marks=pytest.mark.slow) for seats in (2, 4)),
    ],
)
def test_partners_play_whole_games_with_legal_moves_alone(
    seats: int, expansions: tuple[str, ...]
) -> None:
    rules = rules_of(seats, expansions)
    for state, _view, move, name in decisions(rules, make_partner, NAMES[-seats:], seats):
        assert move in rules.legal_codes(state), name


def test_partners_leave_the_view_they_are_handed_as_it_was() -> None:
    rules = rules_of(4)
    for state, view, _move, name in islice(decisions(rules, make_partner, NAMES, 6), 40):
        untouched = rules.new_state()
        rules.hide(state, int(state.to_move), untouched)
        assert view.to_plain() == untouched.to_plain(), name


def test_partners_play_the_same_whatever_is_hidden_from_them() -> None:
    rules, luck = rules_of(4), Luck()
    swapped = 0
    for number, (state, view, move, name) in enumerate(
        islice(decisions(rules, make_partner, NAMES, 7), 40)
    ):
        seat = int(state.to_move)
        other, seen = view.clone(), rules.new_state()
        luck.seed(number)
        rules.imagine(other, seat, luck)
        rules.hide(other, seat, seen)
        swapped += other.to_plain() != state.to_plain()
        assert make_partner(name, rules).choose(seen, seat, 7, lambda: True) == move, name
    assert swapped == 40


@pytest.mark.parametrize("name", NAMES)
def test_a_partner_is_a_contestant_and_plays_the_same_game_again(name: str) -> None:
    assert str(read_spec(name, "brass")) == name
    bout = Bout(SETTING, (name, "greedy"), 11)
    first, second = play(bout), play(bout)
    assert (first.places, first.points) == (second.places, second.points)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_a_partner_beats_a_player_who_takes_what_brings_most_at_once(name: str) -> None:
    results = [play(Bout(SETTING, (name, "naive"), seed)) for seed in range(1, 7)]
    assert sum(result.points[0] > result.points[1] for result in results) >= 5


@pytest.fixture(scope="module")
def built() -> Counter[tuple[str, str]]:
    """How often each partner does what, in a few games among all four."""
    counted: Counter[tuple[str, str]] = Counter()
    rules = rules_of(4)
    for seed in range(3):
        for _state, _view, move, name in decisions(rules, make_partner, NAMES, seed):
            what = {DIG_CANAL: "link", LAY_RAIL: "link"}.get(kind_of(move), "")
            if kind_of(move) == BUILD:
                what = {PORT: "port", SHIPYARD: "shipyard"}.get(first_of(move), "")
            counted[name, what] += 1
    return counted


@pytest.mark.parametrize(
    ("name", "what"),
    [("shipper", "port"), ("railwayman", "link"), ("shipwright", "shipyard")],
)
def test_a_partner_does_more_of_what_its_plan_is_about_than_anybody(
    built: Counter[tuple[str, str]], name: str, what: str
) -> None:
    assert built[name, what] == max(built[other, what] for other in NAMES) >= 3


def test_partners_are_strangers_to_the_computer_players_of_the_game() -> None:
    assert modules_of_ai("tools.titles.brass.sparring.player") == "[]"
