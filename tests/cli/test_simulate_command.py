"""`simulate`: computers play, the report tells how it went."""

import errno
import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game import __version__
from game.commands.simulated_game import GameToSimulate, SimulatedGame
from game.processes.shared_work import WorkLost
from game.records import durable_file
from game.records.codec import encode_record
from game.records.frames import encode_frames
from game.records.journal_reading import read_journal
from game.records.records import Snapshot
from game.records.saved_game_folder import SavedGameFolder
from game.titles import title_by_name
from tests.cli.lines import CommandLine
from tests.helpers.full_disk import full_disk
from tests.helpers.present import of_kind, present

RANDOM = ("simulate", "--players", "random,greedy,random", "--seed", "7")


@pytest.fixture
def saved(line: CommandLine) -> Path:
    """The file of a game that was played and saved."""
    line.run(*RANDOM, "--save", str(line.folder / "games"))
    return SavedGameFolder(line.folder / "games").game_files()[0]


def report(line: CommandLine, *words: str) -> dict[str, object]:
    file = line.folder / "report.json"
    ended = line.run(*words, "--json", str(file))
    assert ended.code == 0
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_the_report_has_the_promised_shape(line: CommandLine) -> None:
    found = report(line, *RANDOM, "--games", "2")
    assert {"build", "players", "games", "seconds"} < set(found)
    told = {"title": "tinners-trail", "edition": "remastered", "seed": 7, "rotated": False}
    told |= {"version": __version__, "expansions": [], "options": [], "pack": None}
    told |= {"rules_revision": title_by_name("tinners-trail").rules_revision}
    assert {key: found[key] for key in told} == told
    assert found["players"] == ["random", "greedy", "random"]
    games = of_kind(found["games"], list)
    assert [game["seed"] for game in games] == [7, 8]
    for game in games:
        assert sorted(game["ranks"]) == [1, 2, 3]
        best = game["ranks"].index(1)
        assert game["scores"][best] == max(game["scores"])
        assert game["moves"] > 0
        assert len(bytes.fromhex(game["fingerprint"])) == 8


def test_a_report_on_standard_output_stands_there_alone(line: CommandLine) -> None:
    ended = line.run(*RANDOM, "--json", "-")
    assert json.loads(ended.out)["players"] == ["random", "greedy", "random"]
    assert "mean points" in ended.err


@pytest.mark.rule("G-5")
def test_the_same_seed_gives_the_same_games(line: CommandLine) -> None:
    one = report(line, *RANDOM, "--games", "3")["games"]
    assert report(line, *RANDOM, "--games", "3")["games"] == one


@pytest.mark.slow
def test_two_processes_play_the_same_games_as_one(line: CommandLine) -> None:
    one = report(line, *RANDOM, "--games", "4")["games"]
    assert report(line, *RANDOM, "--games", "4", "--jobs", "2")["games"] == one


def test_the_summary_tells_places_and_points(line: CommandLine) -> None:
    ended = line.run(*RANDOM)
    assert ended.lines[0].startswith("1 game in ")
    assert [row.split()[:2] for row in ended.lines[2:]] == [
        ["red", "random"],
        ["yellow", "greedy"],
        ["blue", "random"],
    ]


def test_the_summary_tells_the_seed_that_was_drawn(line: CommandLine) -> None:
    words = ("simulate", "--players", "random,random")
    drawn = line.run(*words).lines[0].split()[-1]
    again = line.run(*words, "--seed", drawn)
    assert again.lines[0].split()[-2:] == ["seed", drawn]


def test_the_summary_tells_how_sure_a_share_of_wins_is(line: CommandLine) -> None:
    ended = line.run(*RANDOM, "--games", "4")
    for row in ended.lines[2:]:
        share, low, high = re.findall(r"(\d+)%", row)
        assert int(low) <= int(share) <= int(high)


def test_players_move_one_seat_on_from_game_to_game_when_they_are_told_to(
    line: CommandLine,
) -> None:
    words = ("simulate", "--players", "random,greedy,ai:1", "--seed", "7", "--games", "3")
    rotated = of_kind(report(line, *words, "--rotate")["games"], list)
    assert [game["players"] for game in rotated] == [
        ["random", "greedy", "ai:1"],
        ["ai:1", "random", "greedy"],
        ["greedy", "ai:1", "random"],
    ]
    alone = report(line, "simulate", "--players", "ai:1,random,greedy", "--seed", "8")
    assert of_kind(alone["games"], list)[0]["scores"] == rotated[1]["scores"]


@pytest.mark.thorough
def test_the_table_of_players_who_move_counts_each_players_own_wins(line: CommandLine) -> None:
    words = ("simulate", "--players", "greedy,random", "--seed", "7", "--games", "4", "--rotate")
    games = of_kind(report(line, *words)["games"], list)
    won = sum(game["ranks"][game["players"].index("greedy")] == 1 for game in games)
    [row] = [row for row in line.run(*words).lines if " greedy " in row]
    assert row.split()[:3] == ["each", "greedy", str(won)]


def test_the_seat_of_an_automa_moves_with_it(line: CommandLine) -> None:
    words = ("simulate", "--players", "random,wallace", "--seed", "5", "--games", "2", "--rotate")
    games = of_kind(report(line, *words)["games"], list)
    assert [game["players"] for game in games] == [["random", "wallace"], ["wallace", "random"]]


def test_a_saved_game_is_told_as_json(line: CommandLine, saved: Path) -> None:
    found = json.loads(line.ok("replay", str(saved), "--json"))
    assert (found["title"], found["seed"], found["over"]) == ("tinners-trail", 7, True)
    told = line.ok("replay", str(saved), "--text").splitlines()
    moves = [row.split(" ", 1)[1] for row in told if not row.startswith("#")]
    assert [f"{step['by']}: {step['move']}" for step in found["steps"]] == moves
    assert [f"# {seat['colour']}: {seat['points']} points" for seat in found["seats"]] == told[-3:]


def test_a_game_that_is_not_over_tells_no_secret_as_json(line: CommandLine, saved: Path) -> None:
    part = line.folder / "part.counthouse"
    part.write_bytes(saved.read_bytes()[: saved.stat().st_size // 2])
    found = json.loads(line.ok("replay", str(part), "--json"))
    assert (found["seed"], found["over"]) == (None, False)
    assert found["steps"][0] == {"number": 1, "by": "red", "move": None}


def test_games_are_saved_and_can_be_checked_and_told(line: CommandLine) -> None:
    folder = line.folder / "games"
    assert line.run(*RANDOM, "--games", "2", "--save", str(folder)).code == 0
    one, other = SavedGameFolder(folder).game_files()
    assert one != other
    assert line.ok("replay", str(one), "--verify").endswith("every position as it was.\n")
    told = line.ok("replay", str(one), "--text").splitlines()
    assert told[0] == "# tinners-trail, remastered, seed 7"
    assert told[4].startswith("1 red: discard a:")
    assert told[-1].startswith("# blue: ")


def test_a_saved_game_told_as_text_leads_to_the_same_end(line: CommandLine, saved: Path) -> None:
    told = line.ok("replay", str(saved), "--text").splitlines()
    moves = [row.partition(": ")[2] for row in told if not row.startswith("#")]
    new = line.file(line.ok("position", "new", "--players", "3", "--seed", "7"))
    end = line.ok("position", "play", new, *moves)
    assert 'to_move = "nobody"\n' in end
    points = [row.split()[2] for row in told[-3:]]
    assert [row.split()[2] for row in end.splitlines() if row.startswith("points")] == points


def test_a_game_that_is_not_over_tells_nothing_that_is_still_hidden(
    line: CommandLine, saved: Path
) -> None:
    part = line.folder / "part.tinners"
    part.write_bytes(saved.read_bytes()[: saved.stat().st_size // 2])
    told = line.ok("replay", str(part), "--text").splitlines()
    assert told[0].endswith(", not over: what is hidden is told at its end")
    assert told[4] == "1 # red: hidden"
    assert not any("discard" in row or "seed" in row for row in told)
    assert any(" blue: " in row for row in told[5:])


@pytest.mark.rule("LW-3")
def test_a_solo_game_told_as_text_says_why_lord_wallace_did_what_he_did(line: CommandLine) -> None:
    folder = line.folder / "games"
    line.run("simulate", "--players", "random,wallace", "--seed", "5", "--save", str(folder))
    told = line.ok("replay", str(SavedGameFolder(folder).game_files()[0]), "--text").splitlines()
    drawn = told.index("7 luck: draw c:copper+1:2")
    assert told[drawn - 1] == "#   Card 8, round 1, columns 0–3: build a mine."
    assert told[drawn + 1].startswith(
        "#   Out of 3 areas, Lord Wallace wants Kea: the tile is face up. Not chosen: "
    )


def test_a_folder_that_cannot_be_is_refused(line: CommandLine) -> None:
    file = line.file("", "games")
    ended = line.run(*RANDOM, "--save", file)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith("simulate: ")


def test_a_report_that_cannot_be_written_is_refused_before_a_game_is_played(
    line: CommandLine,
) -> None:
    nowhere = str(line.folder / "no" / "where.json")
    assert "where.json cannot be written: No such" in line.refused(2, *RANDOM, "--json", nowhere)
    assert "cannot be written: Is a dir" in line.refused(2, *RANDOM, "--json", str(line.folder))
    assert "where.json cannot be written" in line.refused(2, "bench", "--json", nowhere)


def test_a_file_that_is_no_saved_game_is_refused(line: CommandLine) -> None:
    file = line.file("hello", "game.counthouse")
    refusal = line.refused(2, "replay", file, "--text")
    assert "Give the path of a saved game." in refusal
    assert refusal.count("game.counthouse") == 1


def test_a_damaged_game_is_found_out(line: CommandLine, saved: Path) -> None:
    content = bytearray(saved.read_bytes())
    content[len(content) // 2] ^= 0xFF
    saved.write_bytes(bytes(content))
    assert line.refused(1, "replay", str(saved), "--verify").count(saved.name) == 1
    for flag in ("--text", "--json"):
        shown = line.run("replay", str(saved), flag)
        assert shown.code == 1
        assert shown.out
        assert "was changed or damaged" in shown.err


def test_a_game_whose_file_ends_early_is_found_out(line: CommandLine, saved: Path) -> None:
    saved.write_bytes(saved.read_bytes()[: saved.stat().st_size // 2])
    refusal = line.refused(1, "replay", str(saved), "--verify")
    assert " steps, every position as it was, but the file ends in the middle of a step" in refusal


def test_a_forged_game_is_refused_with_the_name_of_its_file(line: CommandLine, saved: Path) -> None:
    chronicle = present(read_journal(saved).chronicle)
    forged = (chronicle.opening, Snapshot(0, 0, [[2**40] * 9]))
    saved.write_bytes(encode_frames(encode_record(record) for record in forged))
    refusal = line.refused(2, "replay", str(saved), "--text")
    assert refusal.startswith(f"{saved}: the snapshot after step 0 is not a state ")
    assert refusal.endswith(". Give the path of a saved game.")


def test_a_game_that_ends_its_processes_stops_the_rest_and_what_is_done_is_kept(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(
        play: Callable[[GameToSimulate], SimulatedGame],
        simulations: Sequence[GameToSimulate],
        _jobs: int,
    ) -> Iterator[SimulatedGame]:
        yield play(simulations[0])
        raise WorkLost(simulations[1])

    monkeypatch.setattr("game.commands.simulate.run_in_processes_unordered", lost)
    file = line.folder / "report.json"
    ended = line.run(*RANDOM, "--games", "3", "--jobs", "2", "--json", str(file))
    assert ended.code == 1
    assert ended.err == (
        "simulate: stopped after 1 games: 3 processes in a row ended over the game with seed 8. "
        "Try fewer --jobs.\n"
    )
    assert [game["seed"] for game in json.loads(file.read_text(encoding="utf-8"))["games"]] == [7]


def test_a_disk_that_fills_while_games_are_saved_keeps_what_was_played(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def until_full(
        play: Callable[[GameToSimulate], SimulatedGame],
        simulations: Sequence[GameToSimulate],
        _jobs: int,
    ) -> Iterator[SimulatedGame]:
        yield play(simulations[0])
        full_disk(monkeypatch, durable_file)
        yield play(simulations[1])

    monkeypatch.setattr("game.commands.simulate.run_in_processes_unordered", until_full)
    saves = line.folder / "saves"
    file = line.folder / "report.json"
    ended = line.run(*RANDOM, "--games", "3", "--save", str(saves), "--json", str(file))
    assert ended.code == 2
    assert ended.err.endswith(
        f"{saves}: game-0002.counthouse can’t be saved because the disk is full. "
        "Choose a folder you can write to.\n"
    )
    assert ended.out.startswith("1 game in ")
    assert [game["seed"] for game in json.loads(file.read_text(encoding="utf-8"))["games"]] == [7]
    assert len(list(saves.iterdir())) == 1


def test_a_full_disk_is_noticed_before_a_game_is_played(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*words: object, **options: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("game.commands.report_files.tempfile.TemporaryFile", full)
    file = str(line.folder / "report.json")
    assert "No space left" in line.refused(2, *RANDOM, "--json", file)
    Path(file).write_text("an older report", encoding="utf-8")
    assert "No space left" in line.refused(2, *RANDOM, "--json", file)
    assert Path(file).read_text(encoding="utf-8") == "an older report"


def test_a_report_that_finds_no_room_after_all_leaves_the_summary(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    for wait in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, wait, full)
    ended = line.run(*RANDOM, "--json", str(line.folder / "report.json"))
    assert ended.code == 2
    assert "report.json cannot be written: No space left" in ended.err
    assert ended.out.startswith("1 game in ")
    assert list(line.folder.iterdir()) == []


def test_the_help_and_every_refusal_name_only_players_that_can_take_part(
    line: CommandLine,
) -> None:
    said = line.ok("simulate", "--help")
    assert "number of people" not in said
    for words in (
        (),
        ("--players", "ai:9,ai:1"),
        ("--players", "ai:1,ai:1", "--wallace", "better-mines"),
        ("--players", "wallace"),
    ):
        said += line.refused(2, "simulate", *words)
    assert "human" not in said
    assert "ai:1,wallace" in said
