"""`bench`: the speeds of the running build for every number of players."""

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.lines import CommandLine, Input

PACK = '[pack]\ntitle = "tinners-trail"\nname = "My box"\n[company.start]\nmoney = 33\nmines = 6\n'

PRICES = "prices = { tin = 5, copper = 8 }"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is measured for long."""
    monkeypatch.setattr("game.commands.speeds.SECONDS_PER_MEASUREMENT", 0.001)


@pytest.mark.thorough
@pytest.mark.usefixtures("quick")
def test_the_report_has_the_promised_shape(line: CommandLine) -> None:
    file = line.folder / "bench.json"
    ended = line.run("bench", "--json", str(file))
    assert ended.code == 0
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["build"] in ("native", "pure")
    assert [result["players"] for result in found["results"]] == [2, 3, 4, 5]
    for result in found["results"]:
        for speed in ("games", "decisions", "iterations", "cut_iterations"):
            assert result[f"{speed}_per_second"] > 0
        assert result["clone_microseconds"] > 0


@pytest.mark.usefixtures("quick")
def test_a_report_on_standard_output_stands_there_alone(line: CommandLine) -> None:
    ended = line.run("bench", "--wallace", "cheap-labour", "--json", "-")
    assert len(json.loads(ended.out)["results"]) == 1
    assert "decisions/s" in ended.err


@pytest.mark.thorough
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("", "2345"),
        ("--expansions arsenic,emigration,kickstarter --seed 3", "2345"),
        ("--wallace cheap-labour", "2"),
        ("--title brass", "234"),
    ],
)
def test_every_number_of_players_is_told_while_it_is_measured(
    line: CommandLine, words: str, seats: str
) -> None:
    ended = line.run("bench", *words.split())
    assert [row.split()[0] for row in ended.lines[2 : 2 + len(seats)]] == list(seats)
    told = ended.err.splitlines()
    assert re.fullmatch(r"bench: about \d+ s of processor time", told[0])
    assert told[1] == f"bench: {seats[0]} players ..."


@pytest.mark.thorough
@pytest.mark.usefixtures("quick")
def test_one_number_of_players_is_measured_alone_and_quickly(line: CommandLine) -> None:
    ended = line.run("bench", "--players", "3", "--quick", "--json", "-")
    assert [result["players"] for result in json.loads(ended.out)["results"]] == [3]


@pytest.mark.usefixtures("quick")
def test_every_column_of_the_measurements_is_explained(line: CommandLine) -> None:
    ended = line.run("bench", "--players", "2")
    heading = re.split(r"  +| (?=\w+/s)", ended.lines[1].strip())
    legend = "\n".join(ended.lines[4:])
    assert [column for column in heading[1:] if column not in legend] == []


# `--pack FILE`: games with an owner's own numbers, on the command line.


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


# `position new|moves|play|view` as the notation promises.


def players(number: int) -> str:
    colours = ("pink", "yellow", "blue", "green", "orange")[:number]
    return "".join(f'[[player]]\ncolour = "{colour}"\n' for colour in colours)


ACTIONS = f'phase = "actions"\n{PRICES}\n{players(3)}'
SURVEY = (
    f'seed = 3\nphase = "survey"\nto_move = "luck"\n{PRICES}\n{players(2)}'
    '[[area]]\nname = "redruth"\ntile = { tin = 2, copper = 2, water = 2 }\n'
    '[auction]\narea = "redruth"\nopener = "pink"\n[decks]\nb = ["miner:2", "port:4"]\n'
)


@pytest.fixture
def new_game(line: CommandLine) -> str:
    return line.file(line.ok("position", "new", "--players", "4", "--seed", "7"))


@pytest.mark.parametrize("word", ["new", "play", "view"])
def test_a_position_is_printed_as_json_with_the_same_keys(
    line: CommandLine, new_game: str, word: str
) -> None:
    words = {
        "new": ("new", "--players", "4", "--seed", "7"),
        "play": ("play", new_game),
        "view": ("view", new_game, "--seat", "blue"),
    }[word]
    text = line.ok("position", *words)
    assert json.loads(line.ok("position", *words, "--json")) == tomllib.loads(text)


def test_moves_are_printed_as_json(line: CommandLine, new_game: str) -> None:
    found = json.loads(line.ok("position", "moves", new_game, "--json"))
    assert found["to_move"] == "pink"
    assert found["moves"] == line.ok("position", "moves", new_game).splitlines()


def test_a_new_position_is_canonical(line: CommandLine, new_game: str) -> None:
    text = line.ok("position", "new", "--players", "4", "--seed", "7")
    assert line.ok("position", "play", new_game) == text
    assert 'phase = "draft"' in text


@pytest.mark.rule("G-5")
def test_the_same_seed_gives_the_same_position(line: CommandLine) -> None:
    words = ("position", "new", "--players", "human,ai:1,random", "--seed", "11")
    assert line.ok(*words) == line.ok(*words)
    assert line.ok(*words[:-1], "12") != line.ok(*words)


def test_players_are_named_as_they_were_asked_for(line: CommandLine) -> None:
    text = line.ok("position", "new", "--players", "human,ai:1,ai:1")
    assert [row for row in text.splitlines() if row.startswith("name")][:3] == [
        'name = "human"',
        'name = "ai:1"',
        'name = "ai:1 2"',
    ]


def test_the_first_refused_move_ends_with_code_1_and_one_line(line: CommandLine) -> None:
    file = line.file(ACTIONS)
    sentence = line.refused(1, "position", "play", file, "pasties", "port redruth", "nonsense")
    assert sentence.startswith(f'{file}: move 2: "port redruth" is refused: ')
    assert sentence.endswith(".")


def test_an_unreadable_move_is_refused_naming_the_word(line: CommandLine) -> None:
    sentence = line.refused(1, "position", "play", line.file(ACTIONS), "build cambourne")
    assert '"cambourne" is not allowed' in sentence
    assert "Did you mean camborne?" in sentence


@pytest.mark.parametrize("move", ["", "bid 3", "roll tin 1 1 2", "draw a:tin+1:2", "sell arsenic"])
def test_moves_of_other_moments_are_refused(line: CommandLine, move: str) -> None:
    line.refused(1, "position", "play", line.file(ACTIONS), move)


def test_an_unreadable_file_ends_with_code_2(line: CommandLine) -> None:
    file = line.file(ACTIONS.replace('"pink"', '"red"', 1))
    assert line.refused(2, "position", "moves", file) == (
        f'{file}: player 1: colour is "red"; allowed: pink, yellow, blue, green, orange.'
    )


def test_bytes_that_are_no_text_are_refused(line: CommandLine) -> None:
    (line.folder / "p.toml").write_bytes(b"phase = '\xff'")
    sentence = line.refused(2, "position", "moves", str(line.folder / "p.toml"))
    assert "has a byte at 9 that is not UTF-8" in sentence


@pytest.mark.skipif(sys.platform == "win32", reason="has no devices in its folders")
def test_a_file_without_an_end_is_refused(line: CommandLine) -> None:
    assert "too large" in line.refused(2, "position", "moves", "/dev/zero")


def test_text_with_the_marks_of_other_systems_is_read(line: CommandLine) -> None:
    text = ACTIONS.replace("\n", "\r\n")
    canonical = line.ok("position", "play", line.file(ACTIONS))
    for encoding in ("utf-8-sig", "utf-16"):
        (line.folder / "p.toml").write_bytes(text.encode(encoding))
        assert line.ok("position", "play", str(line.folder / "p.toml")) == canonical


def test_a_position_is_read_from_standard_input(
    line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Input(ACTIONS.encode()))
    assert "pass" in line.ok("position", "moves", "-").splitlines()


def test_at_a_point_of_luck_one_example_stands_for_each_kind_of_outcome(line: CommandLine) -> None:
    assert line.ok("position", "moves", line.file(f'phase = "prices"\n{players(2)}')) == (
        "roll tin 0 0 2\n"
    )
    assert line.ok("position", "moves", line.file(SURVEY)) == "draw b:miner:2\n"


def test_a_finished_game_has_no_moves(line: CommandLine) -> None:
    top = f'round = 4\nphase = "over"\n{PRICES}\ninvested = ["pink", "yellow"]\n'
    assert line.ok("position", "moves", line.file(top + players(2))) == ""


def test_luck_is_drawn_before_a_move_that_needs_it(line: CommandLine) -> None:
    file = line.file(f'seed = 5\nphase = "prices"\n{players(2)}')
    text = line.ok("position", "play", file, "pasties")
    assert 'phase = "actions"\n' in text
    assert text == line.ok("position", "play", file, "pasties")


def test_a_named_outcome_is_taken_instead_of_a_drawn_one(line: CommandLine) -> None:
    file = line.file(f'phase = "prices"\n{players(2)}')
    text = line.ok("position", "play", file, "roll tin 3 4 4", "roll copper 0 0 2")
    assert "prices = { tin = 7, copper = 2 }\n" in text


def test_after_the_last_move_luck_that_is_due_stays_due(line: CommandLine) -> None:
    text = line.ok(
        "position", "play", line.file(f'phase = "prices"\n{players(2)}'), "roll tin 0 0 2"
    )
    assert 'to_move = "luck"\n' in text
    assert "prices = { tin = 4 }\n" in text
    again = line.file(SURVEY.replace('to_move = "luck"\n', ""))
    assert 'to_move = "luck"\n' in line.ok("position", "play", again, "survey deck")


def test_an_outcome_that_cannot_be_is_refused(line: CommandLine) -> None:
    file = line.file(f'phase = "prices"\n{players(2)}')
    line.refused(1, "position", "play", file, "roll tin 9 0 0")
    line.refused(1, "position", "play", file, "roll copper 0 0 2")
    line.refused(1, "position", "play", line.file(SURVEY), "draw b:pump:4")


@pytest.mark.rule("G-5")
def test_naming_the_outcome_that_would_be_drawn_changes_nothing(line: CommandLine) -> None:
    file = line.file(SURVEY)
    drawn = line.ok("position", "play", file, "bid 9")
    named = [
        line.run("position", "play", file, f"draw b:{card}", "bid 9")
        for card in ("miner:2", "port:4")
    ]
    assert drawn in [ended.out for ended in named]


def test_a_view_hides_what_the_seat_may_not_know(line: CommandLine, new_game: str) -> None:
    view = line.ok("position", "view", new_game, "--seat", "yellow")
    assert "luck =" not in view
    assert view.count('hand = ["?", "?", "?", "?", "?", "?", "?", "?", "?"]') == 3
    assert 'tile = { tin = "?", copper = "?", water = "?", face = "down", seen = [] }' in view
    assert 'hand = ["a:' in view


@pytest.mark.rule("S-4")
def test_a_view_hides_what_others_have_discarded(line: CommandLine, new_game: str) -> None:
    first = line.ok("position", "moves", new_game).splitlines()[0]
    after = line.file(line.ok("position", "play", new_game, first), "after.toml")
    view = line.ok("position", "view", after, "--seat", "yellow")
    assert view == line.ok("position", "view", new_game, "--seat", "yellow")
    assert "discarded = " in line.ok("position", "view", after, "--seat", "pink")


def test_a_view_is_canonical_and_tells_its_seats_moves(line: CommandLine, new_game: str) -> None:
    view = line.ok("position", "view", new_game, "--seat", "pink")
    file = line.file(view, "view.toml")
    assert line.ok("position", "play", file) == view
    assert line.ok("position", "moves", file) == line.ok("position", "moves", new_game)


def test_a_view_tells_no_other_seats_moves(line: CommandLine, new_game: str) -> None:
    file = line.file(line.ok("position", "view", new_game, "--seat", "blue"), "view.toml")
    assert "does not tell the choices of pink" in line.refused(2, "position", "moves", file)


def test_a_view_tells_the_dice_but_not_the_deck(line: CommandLine) -> None:
    prices = line.file(f'phase = "prices"\n{players(2)}')
    view = line.file(line.ok("position", "view", prices, "--seat", "pink"), "view.toml")
    assert line.ok("position", "moves", view) == "roll tin 0 0 2\n"
    deck = line.file(SURVEY)
    view = line.file(line.ok("position", "view", deck, "--seat", "pink"), "view.toml")
    assert "does not tell the choices of luck" in line.refused(2, "position", "moves", view)


def test_a_view_is_not_played_on_and_not_viewed(line: CommandLine, new_game: str) -> None:
    file = line.file(line.ok("position", "view", new_game, "--seat", "pink"), "view.toml")
    assert "cannot be played on" in line.refused(2, "position", "play", file, "pass")
    assert "is a view already" in line.refused(2, "position", "view", file, "--seat", "pink")


def test_a_seat_that_does_not_play_has_no_view(line: CommandLine, new_game: str) -> None:
    sentence = line.refused(2, "position", "view", new_game, "--seat", "orange")
    assert sentence == 'position view: --seat is "orange"; allowed: pink, yellow, blue, green.'
    assert "--seat is missing" in line.refused(2, "position", "view", new_game)
