"""The sparring partners play whole games by the rules, and by what their seat may know alone."""

from itertools import islice

import pytest

from game.engine.luck import Luck
from game.engine.moves import pack
from game.engine.rules import CHANCE, Rules, State
from game.engine.title import Options
from game.titles import title
from game.titles.tinners_trail.rules.kinds import ACTIONS, INVEST_PHASE, PASS, ROUNDS
from game.titles.tinners_trail.rules.state import TrailState
from tests.helpers.sparring import decisions, modules_of_ai
from tools.contest.contestants import make_contestant, read_spec
from tools.contest.play import play
from tools.contest.result import Bout, Setting
from tools.titles.tinners_trail.sparring.partners import PARTNERS, DecisionRehearsal, make_partner

pytestmark = pytest.mark.thorough

EXPANSIONS = ("arsenic", "emigration", "kickstarter-tiles", "kickstarter-cards")
SET_UPS = [(seats, ()) for seats in (2, 3, 4, 5)] + [
    (2, ("arsenic",)),
    (3, ("emigration",)),
    (4, EXPANSIONS),
    (5, EXPANSIONS),
    (2, EXPANSIONS),
]


SETTING = Setting("tinners-trail", "remastered")
AT_ONCE = tuple(name for name, style in PARTNERS.items() if not style.worlds)
REHEARSING = tuple(name for name, style in PARTNERS.items() if style.worlds)
TABLES = [
    *((seats, expansions, AT_ONCE) for seats, expansions in SET_UPS),
    (2, (), (*REHEARSING, "steward")),
    pytest.param(*(3, EXPANSIONS, (*REHEARSING, "steward", "speculator")), marks=pytest.mark.slow),
]


def rules_of(seats: int, expansions: tuple[str, ...]) -> Rules:
    options = Options("tinners-trail", seats, expansions=expansions)
    return title("tinners-trail").game(options).rules


@pytest.mark.parametrize(("seats", "expansions", "names"), TABLES)
def test_partners_play_whole_games_with_legal_moves_alone(
    seats: int, expansions: tuple[str, ...], names: tuple[str, ...]
) -> None:
    rules = rules_of(seats, expansions)
    for state, _view, move, name in decisions(rules, make_partner, names, 5):
        assert move in rules.legal_codes(state), name


def test_partners_leave_the_view_they_are_handed_as_it_was() -> None:
    rules = rules_of(3, EXPANSIONS)
    for state, view, _move, name in islice(decisions(rules, make_partner, tuple(PARTNERS), 6), 20):
        untouched = rules.new_state()
        rules.hide(state, int(state.to_move), untouched)
        assert view.to_plain() == untouched.to_plain(), name


def test_partners_play_the_same_whatever_is_hidden_from_them() -> None:
    rules, luck = rules_of(3, ()), Luck()
    swapped = 0
    played = islice(decisions(rules, make_partner, tuple(PARTNERS), 7), 24)
    for number, (state, view, move, name) in enumerate(played):
        seat = int(state.to_move)
        other, seen = view.clone(), rules.new_state()
        luck.seed(number)
        rules.imagine(other, seat, luck)
        rules.hide(other, seat, seen)
        swapped += other.to_plain()[2:] != state.to_plain()[2:]
        assert make_partner(name, rules).choose(seen, seat, 7, lambda: True) == move, name
    assert swapped > 12


def test_who_rehearses_prefers_what_ends_better_in_every_world() -> None:
    """Ten work points left idle at the start of a game are worth less than anything done."""
    rules = rules_of(2, ())
    state, view = rules.new_state(), rules.new_state()
    rules.deal(state, 3)
    plain = make_partner("steward", rules)
    assert isinstance(state, TrailState)
    while state.phase != ACTIONS:
        chance = state.to_move == CHANCE
        rules.apply(state, rules.draw_outcome(state) if chance else rules.legal_codes(state)[0])
    seat = int(state.to_move)
    rules.hide(state, seat, view)

    def at_once(shown: State, mover: int) -> int:
        return plain.choose(shown, mover, 0, lambda: True)

    rehearsal = DecisionRehearsal(rules, PARTNERS["adventurer"], at_once, [at_once])
    assert isinstance(view, TrailState)
    chosen = at_once(view, seat)
    idle = int(pack(PASS, 0, 0, 0))
    assert chosen != idle
    assert rehearsal.best(view, seat, [idle, chosen], 1) == chosen


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_partner_is_a_contestant_and_plays_the_same_game_again(name: str) -> None:
    assert str(read_spec(name)) == name
    bout = Bout(SETTING, (name, "greedy", name), 11)
    first, second = play(bout), play(bout)
    assert (first.places, first.points) == (second.places, second.points)


@pytest.mark.parametrize("name", REHEARSING)
def test_who_rehearses_plays_the_same_game_again(name: str) -> None:
    rules = rules_of(2, ())
    first, second = (
        [
            move
            for _state, _view, move, _name in islice(decisions(rules, make_partner, (name,), 9), 12)
        ]
        for _time in range(2)
    )
    assert first == second


@pytest.mark.parametrize("name", REHEARSING)
def test_who_rehearses_beats_the_same_player_who_does_not(name: str) -> None:
    result = play(Bout(SETTING, (name, "steward"), 5000))
    assert result.points[0] > result.points[1]


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_partner_beats_a_player_who_takes_the_fullest_purse(name: str) -> None:
    results = [play(Bout(SETTING, (name, "naive"), seed)) for seed in range(1, 7)]
    assert sum(result.points[0] > result.points[1] for result in results) >= 5


def test_partners_are_made_for_a_game_like_any_contestant() -> None:
    game = title("tinners-trail").game(Options("tinners-trail", 2))
    state, view = game.rules.new_state(), game.rules.new_state()
    game.rules.deal(state, 1)
    game.rules.hide(state, int(state.to_move), view)
    move = make_contestant("steward", game).choose(view, int(state.to_move), 1, lambda: True)
    assert move in game.rules.legal_codes(state)


def test_partners_are_strangers_to_the_computer_players_of_the_game() -> None:
    assert modules_of_ai("tools.titles.tinners_trail.sparring.partners") == "[]"


@pytest.mark.parametrize("seats", [3, 4])
def test_partners_play_the_edition_of_2007_too(seats: int) -> None:
    options = Options("tinners-trail", seats, "2007")
    rules = title("tinners-trail").game(options).rules
    for state, _view, move, name in decisions(rules, make_partner, AT_ONCE, 8):
        assert move in rules.legal_codes(state), name


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_partner_beats_the_fullest_purse_in_the_edition_of_2007(name: str) -> None:
    setting = Setting("tinners-trail", "2007")
    results = [play(Bout(setting, (name, "naive", "greedy"), seed)) for seed in range(1, 7)]
    assert sum(result.points[0] == max(result.points) for result in results) >= 4  # even are 2


def test_partners_keep_in_the_last_round_nothing_a_box_can_be_bought_for() -> None:
    """What is kept then buys nothing any more (C-14, C-24)."""
    options = Options("tinners-trail", 3, "2007")
    rules = title("tinners-trail").game(options).rules
    asked = 0
    for state, _view, move, name in decisions(rules, make_partner, AT_ONCE, 9):
        assert isinstance(state, TrailState)
        if state.round == ROUNDS and state.phase == INVEST_PHASE:
            asked += 1
            assert move == max(rules.legal_codes(state)), name
    assert asked
