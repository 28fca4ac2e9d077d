"""`--pack FILE`: games with an owner's own numbers, on the command line."""

from pathlib import Path

import pytest

from tests.cli.lines import CommandLine

PACK = '[pack]\ntitle = "tinners-trail"\nname = "My box"\n[company.start]\nmoney = 33\nmines = 6\n'


@pytest.fixture
def pack(tmp_path: Path) -> str:
    file = tmp_path / "box.toml"
    file.write_text(PACK, encoding="utf-8")
    return str(file)


def test_a_new_position_has_the_packs_numbers(line: CommandLine, pack: str) -> None:
    text = line.ok("position", "new", "--players", "3", "--seed", "4", "--pack", pack)
    ours = line.ok("position", "new", "--players", "3", "--seed", "4")
    assert text == ours.replace("money = 20", "money = 33")
    assert text != ours


def test_a_position_is_played_on_with_its_pack(line: CommandLine, pack: str) -> None:
    text = line.ok("position", "new", "--players", "3", "--seed", "4", "--pack", pack)
    moves = line.ok("position", "moves", line.file(text), "--pack", pack).splitlines()
    played = line.ok("position", "play", line.file(text), moves[0], "--pack", pack)
    assert played != text


def test_saved_games_verify_where_nobody_knows_the_pack(
    line: CommandLine, pack: str, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    words = ("--players", "random,random,random", "--pack", pack, "--save", str(folder))
    assert line.run("simulate", *words).code == 0
    Path(pack).unlink()
    (game,) = folder.iterdir()
    assert line.run("replay", str(game), "--verify").code == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--title", "brass"), "--pack is for tinners-trail, edition remastered"),
        (("--edition", "2007"), "a pack for tinners-trail, edition 2007"),
    ],
)
def test_a_pack_of_another_box_is_refused(
    line: CommandLine, pack: str, words: tuple[str, ...], said: str
) -> None:
    assert said in line.refused(2, "position", "new", "--players", "3", "--pack", pack, *words)


def test_a_pack_that_is_not_there_is_refused(line: CommandLine, tmp_path: Path) -> None:
    assert "--pack has no value" in line.refused(2, "bench", "--pack", "")
    assert "nothing.toml" in line.refused(2, "bench", "--pack", str(tmp_path / "nothing.toml"))
