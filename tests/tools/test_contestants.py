"""Players of a contest are named, and what is no name is refused with those there are."""

import gc
import subprocess
import time
from pathlib import Path
from subprocess import Popen

import pytest

from ai.players import KeepThinking, always
from ai.titles.tinners_trail.mind import LEVELS
from game.engine.moves import pack
from game.engine.rules import State
from game.engine.title import Game, Options, Unreadable
from game.titles import SHELF, title
from game.titles.tinners_trail.rules.kinds import PASS
from tools.contest import contestants
from tools.contest.contestants import make_contestant, read_spec, with_part_of_the_budget
from tools.contest.play import play
from tools.contest.result import Bout, Setting

SETTING = Setting("tinners-trail", "remastered")
TOP = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def game() -> Game:
    return title("tinners-trail").game(Options("tinners-trail", 2))


@pytest.mark.parametrize(
    "name",
    [
        "random",
        "naive",
        "onestep",
        "quick",
        "ai:3/10",
        "ai:2@50",
        "search:iterations=40,exploration=9/2@9",
        f"[{TOP}]ai:3/10",
    ],
)
def test_a_name_is_what_it_was_read_from(name: str) -> None:
    assert str(read_spec(name)) == name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("ai:99", "allowed are random, greedy"),
        ("ai:1/0", "whole number"),
        ("ai:1@soon", "whole number"),
        ("search:iterations=many", "whole number"),
        ("search:luck=7", "allowed once each are doubts="),
        ("search:exploration=7", "needs iterations="),
        ("search:iterations=4,iterations=5", "once each"),
        ("", "allowed are"),
        ("[nowhere]ai:1", "no folder of this project"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_allowed(name: str, words: str) -> None:
    with pytest.raises(Unreadable, match=words):
        read_spec(name)


def test_only_players_who_think_get_a_tenth() -> None:
    names = [with_part_of_the_budget(name, 10) for name in ("random", "naive", "ai:2", "ai:2/2@9")]
    assert names == ["random", "naive", "ai:2/10", "ai:2/20@9"]


def test_a_search_spelled_out_is_the_level_with_its_budget() -> None:
    spelled = f"search:iterations={LEVELS['ai:7'].iterations // 3000}"
    moves = [play(Bout(SETTING, (name, "greedy"), 3)).points for name in ("ai:7/3000", spelled)]
    assert moves[0] == moves[1]


def test_a_time_limit_ends_an_endless_search(game: Game) -> None:
    player = make_contestant("search:iterations=1000000000@20", game)
    state, view = game.rules.new_state(), game.rules.new_state()
    game.rules.deal(state, 1)
    game.rules.hide(state, int(state.to_move), view)
    begin = time.monotonic()
    player.choose(view, int(state.to_move), 1, always)
    assert time.monotonic() - begin < 5


def test_the_naive_player_beats_random_moves() -> None:
    points = [play(Bout(SETTING, ("naive", "random"), seed)).points for seed in range(1, 7)]
    assert all(naive > random for naive, random in points)


def test_the_same_bout_is_the_same_game() -> None:
    bout = Bout(SETTING, ("naive", "greedy", "random"), 11)
    first, second = play(bout), play(bout)
    assert (first.places, first.points) == (second.places, second.points)
    assert sorted(first.places) == [0, 1, 2]


def test_a_player_of_another_checkout_plays_as_it_does_there() -> None:
    seatings = (("ai:2", "quick"), (f"[{TOP}]ai:2", "quick"))
    games = [play(Bout(SETTING, seating, 5)).points for seating in seatings]
    assert games[0] == games[1]


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
    monkeypatch.setitem(SHELF, "lanterns", ("tools.titles.lanterns.title", "LanternsTitle"))
    assert len(play(Bout(Setting("lanterns", "first"), ("random",) * 3, 3)).places) == 3
    with pytest.raises(Unreadable, match="allowed are random"):
        read_spec("steward", "lanterns")


def test_quick_moves_beat_random_ones() -> None:
    points = [play(Bout(SETTING, ("quick", "random"), seed)).points for seed in range(1, 5)]
    assert all(quick > random for quick, random in points)


class Cheat:
    """Plays the same move whatever is allowed."""

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Pass."""
        return pack(PASS, 0, 0, 0)


def test_a_move_that_is_not_legal_ends_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(contestants.HOUSE, "cheat", lambda game: Cheat())
    with pytest.raises(RuntimeError, match="cheat plays"):
        play(Bout(SETTING, ("cheat", "greedy"), 77))
