"""Ratings and the sequential test say what the games show."""

import gc
import math
import re
import subprocess
import time
from pathlib import Path
from subprocess import Popen

import pytest

from ai.players import KeepThinking, always_keep_thinking
from ai.titles.tinners_trail.title_ai import SETTINGS_BY_LEVEL
from game.engine.fingerprint import fingerprint_of_state
from game.engine.knowledge import make_view_for_seat
from game.engine.luck import Luck
from game.engine.moves import make_move_code
from game.engine.reasons import Unreadable
from game.engine.rules import NOBODY, State
from game.engine.title import Game, Options
from game.match import win_shares
from game.titles import SHELF, title_by_name
from game.titles.tinners_trail.rules.kinds import PASS_MOVE
from tools.contest import contestant_spec, contestants, power_fit, rating
from tools.contest.contestant_spec import parse_contestant_spec
from tools.contest.contestants import make_contestant
from tools.contest.game_turns import play_game_turns
from tools.contest.play import Bout, ContestResult, ContestSetting, play_bout
from tools.contest.power_fit import ShareEstimate
from tools.proof.proofs import load_proofs
from tools.proof.random_games import deal_game, make_luck

EQUAL = [(seats, 1 / seats, 0) for seats in (2, 3, 4, 5)]

WHOLE = 1000

GAME = load_proofs("lanterns").plain_cases[1].game()

SETTING = ContestSetting("tinners-trail", "remastered")

TOP = Path(__file__).resolve().parent.parent.parent

# A guest as in the first checkout that had one: seven fields of options, no name of today. Its
# answer is made of all it was sent.
OLD_GUEST = """
import sys
import msgpack

CELL = 8


def asked():
    length = sys.stdin.buffer.read(CELL)
    if len(length) < CELL:
        sys.exit(0)
    return msgpack.unpackb(sys.stdin.buffer.read(int.from_bytes(length, "big")))


def answer(number):
    sys.stdout.buffer.write(number.to_bytes(CELL, "big"))
    sys.stdout.buffer.flush()


name, which, seats, edition, expansions, wallace, wallace_seat = asked()
answer(0)
while True:
    rows, seat, seed = asked()
    answer(len(rows) + seat + seed)
"""


@pytest.mark.parametrize(
    ("seats", "share", "elo"),
    [*EQUAL, (2, 0.76, 200), (4, 0.5132, 200), (4, 0.7, 338), (4, 0.99, 989)],
)
def test_shares_and_differences_answer_each_other(seats: int, share: float, elo: float) -> None:
    assert rating.elo_of_share(share, seats) == pytest.approx(elo, abs=1)


def test_all_or_none_are_infinitely_far_apart() -> None:
    assert rating.elo_of_share(1, 4) == math.inf
    assert rating.elo_of_share(0, 4) == -math.inf
    assert rating.elo_of_share(win_shares.wilson_interval(100, 100)[1], 4) == math.inf


def test_a_thousand_of_a_thousand_prove_996_in_a_thousand() -> None:
    low, high = win_shares.wilson_interval(1000, 1000)
    assert low == pytest.approx(0.996, abs=0.0005)
    assert high == pytest.approx(1)


# Powers fitted to games draw together what is too sure, and leave alone what is right.


def games(said: int, true: int, count: int = 400) -> list[ShareEstimate]:
    """Return games in which one of two is said to win so often, and does so often."""
    luck = Luck()
    found = []
    luck.reset_from_seed(3)
    for game in range(count):
        won = 1.0 if int(luck.draw_below(WHOLE)) < true else 0.0
        progress = 25 * (game % 4)
        found.append(ShareEstimate((said, WHOLE - said), progress, (won, 1 - won), game))
    return found


@pytest.mark.thorough
def test_what_is_too_sure_is_drawn_together() -> None:
    sure = games(said=950, true=750)
    calibration = power_fit.fit_calibration(sure)
    told = [
        calibration.calibrated_win_share_thousandths(one.shares, one.progress)[0] for one in sure
    ]
    assert 650 < sum(told) / len(told) < 850
    assert power_fit.winner_cross_entropy(sure, calibration) < power_fit.winner_cross_entropy(
        sure, power_fit.unchanged_calibration(2)
    )


@pytest.mark.thorough
def test_what_is_right_stays_about_as_it_is() -> None:
    calibration = power_fit.fit_calibration(games(said=700, true=700))
    assert 620 < calibration.calibrated_win_share_thousandths((700, 300), 50)[0] < 780


def test_every_game_is_foretold_by_what_was_fitted_to_others() -> None:
    sure = games(said=950, true=750, count=80)
    told = power_fit.cross_validated_shares(sure)
    assert sorted(one.game for one in told) == [one.game for one in sure]
    assert all(one.shares[0] < 950 for one in told if one.progress)


# Turns of a game: a view for whoever decides, luck in between, and no move that is not legal.


def test_a_game_is_played_to_its_end_by_what_each_seat_may_know() -> None:
    state = deal_game(GAME, 4)
    luck = make_luck(4)
    numbers = []
    for turn in play_game_turns(GAME.rules, state):
        seen = make_view_for_seat(GAME.rules, state, turn.seat)
        assert fingerprint_of_state(turn.view) == fingerprint_of_state(seen)
        assert turn.state is state
        assert turn.seat == state.to_move
        codes = GAME.rules.legal_codes(turn.view)
        turn.move = codes[luck.draw_below(len(codes))]
        numbers.append(turn.number)
    assert state.to_move == NOBODY
    assert numbers == list(range(len(numbers)))


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(RuntimeError, match="seat 0 plays -1, which is not legal here"):
        list(play_game_turns(GAME.rules, deal_game(GAME, 4)))


# Games of a contest that were never played.


def ended(seating: str, order: str, seed: int = 1) -> ContestResult:
    """Players "ABB" in seat order finished in the order "BAB"; each took 1 µs for one decision."""
    places = [0] * len(seating)
    left = list(enumerate(seating))
    for place, name in enumerate(order):
        seat = next(entry for entry in left if entry[1] == name)
        left.remove(seat)
        places[seat[0]] = place
    thought = tuple(((0, 1),) for _name in seating)
    bout = Bout(SETTING, tuple(seating), seed)
    return ContestResult(bout, tuple(places), tuple(10 - place for place in places), thought)


# Players of a contest are named, and what is no name is refused with those there are.


@pytest.fixture
def game() -> Game:
    return title_by_name("tinners-trail").make_game(Options("tinners-trail", 2))


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "quick",
        "ai:3/10",
        "ai:2@50",
        "search:iterations=40,exploration=9/2@9",
        f"[{TOP}]ai:3/10",
    ],
)
def test_a_name_is_what_it_was_read_from(name: str) -> None:
    assert str(parse_contestant_spec(name)) == name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ai:99", "Choose from random, greedy"),
        ("ai:1/0", "whole number"),
        ("ai:1@soon", "whole number"),
        ("search:iterations=many", "whole number"),
        ("search:luck=7", "allowed once each are doubts="),
        ("search:exploration=7", "needs iterations="),
        ("search:iterations=4,iterations=5", "once each"),
        ("", "Choose from"),
        ("[nowhere]ai:1", "not a folder of this project"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_allowed(name: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        parse_contestant_spec(name)


def test_a_search_spelled_out_is_the_level_with_its_budget() -> None:
    spelled = f"search:iterations={SETTINGS_BY_LEVEL['ai:7'].iterations // 3000}"
    moves = [
        play_bout(Bout(SETTING, (name, "greedy"), 3)).points for name in ("ai:7/3000", spelled)
    ]
    assert moves[0] == moves[1]


def test_a_time_limit_ends_an_endless_search(game: Game) -> None:
    player = make_contestant("search:iterations=1000000000@20", game)
    state = deal_game(game, 1)
    view = make_view_for_seat(game.rules, state, int(state.to_move))
    begin = time.monotonic()
    player.choose(view, int(state.to_move), 1, always_keep_thinking)
    assert time.monotonic() - begin < 5


@pytest.mark.thorough
@pytest.mark.parametrize("better", ["steward", "quick"])
def test_who_looks_at_a_move_beats_random_ones(better: str) -> None:
    points = [play_bout(Bout(SETTING, (better, "random"), seed)).points for seed in range(1, 6)]
    assert all(own > random for own, random in points)


def test_the_same_bout_is_the_same_game() -> None:
    bout = Bout(SETTING, ("quick", "greedy", "random"), 11)
    first = play_bout(bout)
    second = play_bout(bout)
    assert (first.places, first.points) == (second.places, second.points)
    assert sorted(first.places) == [0, 1, 2]


@pytest.mark.thorough
def test_a_player_of_another_checkout_plays_as_it_does_there() -> None:
    seatings = (("ai:2", "quick"), (f"[{TOP}]ai:2", "quick"))
    games = [play_bout(Bout(SETTING, seating, 5)).points for seating in seatings]
    assert games[0] == games[1]


def test_a_checkout_that_lacks_the_newest_names_sends_its_players(
    tmp_path: Path, game: Game
) -> None:
    """An older checkout has no module of today: it answers with what it had."""
    guest = tmp_path / "tools" / "contest" / "guest.py"
    guest.parent.mkdir(parents=True)
    guest.write_text(OLD_GUEST, encoding="utf-8")
    state = deal_game(game, 1)
    seat = int(state.to_move)
    view = make_view_for_seat(game.rules, state, seat)
    player = make_contestant(f"[{tmp_path}]old", game)
    rows = len(view.to_plain())
    assert player.choose(view, seat, 40, always_keep_thinking) == rows + seat + 40


def test_a_player_that_its_checkout_cannot_start_is_named(tmp_path: Path, game: Game) -> None:
    guest = tmp_path / "tools" / "contest" / "guest.py"
    guest.parent.mkdir(parents=True)
    guest.write_text("", encoding="utf-8")
    with pytest.raises(RuntimeError, match=f"\\[{re.escape(str(tmp_path))}\\]old"):
        make_contestant(f"[{tmp_path}]old", game)


@pytest.mark.thorough
def test_the_process_of_a_player_of_another_checkout_ends_with_that_player(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    started: list[subprocess.Popen[bytes]] = []

    def start(command: list[str], *, stdin: int, stdout: int) -> subprocess.Popen[bytes]:
        started.append(Popen(command, stdin=stdin, stdout=stdout))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", start)
    player = make_contestant(f"[{TOP}]quick", game)
    (process,) = started
    assert process.poll() is None
    del player
    gc.collect()
    assert process.returncode is not None
    assert process.stdin is not None
    assert process.stdin.closed


def test_any_title_has_contests_with_its_own_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "lanterns", ("tests.titles.lanterns.title", "LanternsTitle"))
    assert len(play_bout(Bout(ContestSetting("lanterns", "first"), ("random",) * 3, 3)).places) == 3
    with pytest.raises(Unreadable, match="Choose from random"):
        parse_contestant_spec("steward", "lanterns")


class Cheat:
    """Plays the same move whatever is allowed."""

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Pass."""
        return make_move_code(PASS_MOVE, 0, 0, 0)


def test_a_move_that_is_not_legal_ends_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (contestant_spec, contestants):
        monkeypatch.setattr(
            module, "sparring_players_by_name", lambda title: {"cheat": lambda game: Cheat()}
        )
    with pytest.raises(RuntimeError, match="cheat plays"):
        play_bout(Bout(SETTING, ("cheat", "greedy"), 77))
