"""Policies of one's own as computer players: in a process each, with a limit of time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ai.levels import make_player
from ai.players import always_keep_thinking
from ai.policy_process import PolicyProcess
from game.commands.arguments import Arguments, parse_words_and_set_log_level
from game.commands.computer_players import check_players_can_be_made, computer_player_names
from game.commands.game_arguments import parse_game_request
from game.commands.window_commands import PLAY_GRAMMAR, players_from_opponent_option_or_default
from game.engine.knowledge import make_view_for_seat
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Options
from game.files.folders import assets_folder
from game.match.seating import parse_players
from game.titles import title_by_name
from tools import arena
from tools.contest.contestants import make_contestant

OWN = "python:tests.helpers.own_policies"


def brass() -> tuple[Game, State]:
    """Return a game and its first decision."""
    game = title_by_name("brass").make_game(Options("brass", 2))
    state = game.rules.new_state()
    game.rules.deal(state, 3)
    return game, state


def chosen(player: PolicyProcess) -> int:
    """Return what a player does at the first decision of a game."""
    game, state = brass()
    seat = int(state.to_move)
    return player.choose(make_view_for_seat(game.rules, state, seat), seat, 1, always_keep_thinking)


@contextmanager
def process(factory: str, seconds: float = 10.0) -> Iterator[PolicyProcess]:
    """Give a policy's process for a while."""
    game, _ = brass()
    player = PolicyProcess(f"{OWN}:{factory}", game, seconds)
    try:
        yield player
    finally:
        player.close()


@pytest.mark.thorough
def test_a_policy_in_its_process_plays_a_legal_move() -> None:
    game, state = brass()
    with process("lowest") as player:
        assert chosen(player) == game.readable_moves(state)[0].code


@pytest.mark.thorough
def test_a_policy_that_thinks_too_long_is_named_in_a_sentence() -> None:
    with (
        process("slow", seconds=0.2) as player,
        pytest.raises(Unreadable, match=r"own_policies:slow. gave no answer in 0\.2 seconds"),
    ):
        chosen(player)


@pytest.mark.thorough
def test_what_is_wrong_with_a_policy_comes_back_as_a_sentence(
    capfd: pytest.CaptureFixture[str],
) -> None:
    for factory, problem in (
        ("broken", "own_policies:broken. failed: KeyError: 'nothing'$"),
        ("stubborn", "allowed: one of the"),
    ):
        with process(factory) as player, pytest.raises(Unreadable, match=problem):
            chosen(player)
    told = capfd.readouterr().err
    assert "own_policies.py" in told, "and the traceback where it is looked for"
    assert "policy_worker.py" not in told, "which begins with the author’s own code"


@pytest.mark.thorough
def test_a_factory_that_fails_shows_its_author_where(capfd: pytest.CaptureFixture[str]) -> None:
    game, _ = brass()
    with pytest.raises(Unreadable, match=r"own_policies:half_made. failed: KeyError: 'brass'$"):
        make_player(f"{OWN}:half_made", game)
    told = capfd.readouterr().err
    assert "in half_made" in told
    assert "external_policy.py" not in told


@pytest.mark.thorough
def test_a_module_that_lacks_another_one_is_not_said_to_be_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = brass()
    (tmp_path / "lacking.py").write_text("import no_such_library\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Unreadable, match=r"failed: ModuleNotFoundError: .*'no_such_library'$"):
        make_player("python:lacking:make", game)


@pytest.mark.thorough
def test_what_cannot_be_made_is_refused_before_the_first_move() -> None:
    game, _ = brass()
    for name, problem in (
        (f"{OWN}:nothing", "nothing returned None"),
        (f"{OWN}:missing", "has no missing"),
        ("python:no_such_module:make", "No module named"),
        ("python:alone", "allowed: python:MODULE:FACTORY"),
    ):
        with pytest.raises(Unreadable, match=problem):
            make_player(name, game)


@pytest.mark.thorough
def test_a_policy_meets_others_in_the_arena(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["gauntlet", str(tmp_path / "log"), f"{OWN}:lowest", "random", "--title", "brass"]
    assert arena.main([*words, "--seats", "2", "--blocks", "1"]) == 0
    assert f"{OWN}:lowest" in capsys.readouterr().out


@pytest.mark.thorough
def test_a_limit_of_time_is_the_policys_own_in_the_arena() -> None:
    game, state = brass()
    player = make_contestant(f"{OWN}:slow@200", game)
    seat = int(state.to_move)
    with pytest.raises(Unreadable, match=r"in 0\.2 seconds"):
        player.choose(make_view_for_seat(game.rules, state, seat), seat, 1, always_keep_thinking)


def arguments_of(*words: str) -> Arguments:
    """Return the words of `play`."""
    return parse_words_and_set_log_level(PLAY_GRAMMAR, words)


@pytest.mark.thorough
def test_a_policy_sits_at_the_table_of_a_person() -> None:
    arguments = arguments_of("--title", "brass", "--opponent", f"{OWN}:lowest")
    wanted = parse_game_request(
        arguments, computer_player_names(), players_from_opponent_option_or_default(arguments)
    )
    assert wanted.players == ("human", f"{OWN}:lowest")
    check_players_can_be_made(wanted.players, wanted.game)


def test_an_opponent_and_players_exclude_each_other() -> None:
    arguments = arguments_of("--players", "human,ai:1", "--opponent", "ai:2")
    with pytest.raises(Unreadable, match="can’t be used together"):
        players_from_opponent_option_or_default(arguments)


def test_a_kind_of_player_alone_is_no_player() -> None:
    for name in ("python:", "value:", "PYTHON:a:b"):
        with pytest.raises(Unreadable, match="python:MODULE:FACTORY, value:FILE"):
            parse_players(f"human,{name}", computer_player_names())


def test_a_value_from_a_file_is_played_with_without_installing_it(tmp_path: Path) -> None:
    game, state = brass()
    shipped = assets_folder() / "brass" / "ai" / "value.msgpack"
    own = tmp_path / "value.msgpack"
    own.write_bytes(shipped.read_bytes())
    player = make_player(f"value:{own}", game)
    seat = int(state.to_move)
    view = make_view_for_seat(game.rules, state, seat)
    assert player.choose(view, seat, 1, lambda: False) in [
        move.code for move in game.readable_moves(state)
    ]


def test_a_file_that_holds_no_value_is_refused_in_a_sentence(tmp_path: Path) -> None:
    game, _ = brass()
    broken = tmp_path / "value.msgpack"
    broken.write_bytes(b"no weights")
    for file in (broken, tmp_path / "missing.msgpack"):
        with pytest.raises(Unreadable, match="names no file of weights"):
            make_player(f"value:{file}", game)


def test_a_value_that_is_not_there_is_refused_without_words_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as refused:
        make_player(f"value:{tmp_path / 'missing'}", brass()[0])
    assert "cannot be read: No such file or directory." in str(refused.value)
    assert "Errno" not in str(refused.value)
