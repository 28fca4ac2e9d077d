"""Every command about a game goes with every title on the shelf; a file names its own."""

from __future__ import annotations

import pytest

import game.titles
from game.records.saves import Saves
from game.titles import SHELF, title
from tests.cli.lines import CommandLine
from tools.titles.lanterns.title import LanternsTitle

LANTERNS = {"lanterns": ("tools.titles.lanterns.title", "LanternsTitle")}


@pytest.fixture(autouse=True)
def lanterns_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lanterns stands beside the titles there are."""
    monkeypatch.setattr(game.titles, "SHELF", {**SHELF, **LANTERNS})


def test_a_position_is_of_the_title_that_is_named_and_then_names_it(line: CommandLine) -> None:
    text = line.ok("position", "new", "--title", "lanterns", "--players", "3", "--seed", "7")
    assert text.startswith('title = "lanterns"\n')
    assert line.ok("position", "moves", line.file(text)) == "roll 1\n"
    rolled = line.ok("position", "play", line.file(text), "roll 3")
    assert "stake 5" in line.ok("position", "moves", line.file(rolled)).splitlines()


def test_luck_is_drawn_before_a_move_and_not_before_an_outcome(line: CommandLine) -> None:
    text = line.ok("position", "new", "--title=lanterns", "--players", "2", "--seed", "7")
    drawn = line.ok("position", "play", line.file(text), "stake 5")
    assert drawn != line.ok("position", "play", line.file(text), "roll 1", "stake 5")
    assert "stake 5" not in line.ok("position", "moves", line.file(drawn))


def test_left_out_the_title_is_the_usual_one(line: CommandLine) -> None:
    named = line.ok("position", "new", "--title", "tinners-trail", "--players", "2", "--seed", "7")
    assert line.ok("position", "new", "--players", "2", "--seed", "7") == named


def test_a_simulated_game_of_another_title_is_told_and_verified(line: CommandLine) -> None:
    saves = line.folder / "games"
    words = ("--title", "lanterns", "--players", "random,random", "--seed", "3")
    assert line.run("simulate", *words, "--save", str(saves)).code == 0
    [file] = Saves(saves).files()
    assert line.ok("replay", str(file), "--text").startswith("# lanterns, first, seed 3\n")
    assert "every position as it was" in line.ok("replay", str(file), "--verify")


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (
            ("--title", "lantern"),
            f"There is no title lantern; allowed: {', '.join([*SHELF, *LANTERNS])}.",
        ),
        (("--title", "lanterns", "--edition", "second"), "first edition"),
        (("--title", "lanterns", "--wallace", "better-mines"), '"--wallace" is unknown'),
        (("--title", "lanterns", "--players", "human,wallace"), '"wallace" is unknown'),
        (("--title",), "--title has no value"),
    ],
)
def test_what_a_title_does_not_offer_is_refused(
    line: CommandLine, words: tuple[str, ...], part: str
) -> None:
    players = () if "--players" in words else ("--players", "2")
    assert part in line.refused(2, "position", "new", *players, *words)


def test_the_help_tells_the_automas_of_all_titles(line: CommandLine) -> None:
    said = line.ok("--help")
    assert "[--wallace ... | --cardinal ...]" in said
    assert "--players human,wallace with --wallace, human,cardinal with --cardinal" in said


class Unreleased(LanternsTitle):
    """Lanterns before its release."""

    def __init__(self) -> None:
        super().__init__(rules_revision=0)


def test_the_help_names_every_released_title_and_no_other(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(game.titles.SHELF, "torches", (__name__, Unreleased.__name__))
    said = line.ok("--help")
    released = [name for name in SHELF if title(name).rules_revision]
    assert f"T is {', '.join(released)} or lanterns." in said
    assert "torches" not in said
