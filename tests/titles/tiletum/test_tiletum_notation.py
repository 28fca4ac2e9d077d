"""Positions and moves as text."""

import inspect
import re
from typing import Any, cast

import pytest

from game.application.box_factory import make_game_box, make_kit, read_words, title_asset_folder
from game.engine.reasons import Unreadable
from game.engine.title import Options
from game.files.folders import assets_folder
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import read_sentences
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table import move_targets
from game.titles.tiletum.table.move_targets import ENDING_MOVE_KINDS
from game.titles.tiletum.table.views import space_views
from tests.titles.tiletum.taught import TAUGHT
from tests.titles.tiletum.tiletum_tables import TILETUM, new_table, table_of
from tools.proof.laws.of_views import told_to
from tools.proof.random_games import play_random_steps

ACT = {"q": "act", "kind": "merchant", "ap": 2, "main": True}
DIE = {"die": {"good": "stone", "value": 5}, "exchanged": False}
PLAY: dict[str, Any] = {"phase": "play", "pending": [ACT], "turn_of": DIE}

OTHER_NAMES = {
    "pl": r"\bjarmark|\b(kafel|kafle|kafl[ai]|kafli)\b",  # a fair, a tile
    "cs": r"\b(smlouv|sloup|obchodn[íi][kc]|potravin)",  # contract, pillar ...
}
POLITE = r"\w{2}([ěae]jte|ěte|[^i]áte)\b|\b[Vv]a(še|ši|šeho|ším)\b|\b[Vv]áš\b"

SENTENCES = read_sentences([assets_folder() / "tiletum" / "words" / "en" / "rules.toml"])

SILVER = ("silver",)

POSITIONS = {
    **{lesson.name: lesson.position_text for lesson in TAUGHT.lessons},
    **{puzzle.name: puzzle.position_text for puzzle in TAUGHT.puzzles},
}


def test_a_position_has_its_keys_in_the_order_of_the_notation() -> None:
    table = table_of(**PLAY, map_tiles={"lyon": "vp4"}, king_tile="king2")
    lines = table.text().splitlines()
    keys = [line.split(" ", 1)[0] for line in lines[: lines.index("[costs]")] if line]
    assert keys == [
        *("format", "title", "edition", "luck", "expansions", "round", "turn", "phase"),
        *("to_move", "order", "step", "seat", "king", "king_order", "wheel", "dice"),
        *("corruption", "action_tiles", "king_tile", "contract_offer", "character_offer"),
        "fairs",
    ]
    heads = [line for line in lines if line.startswith("[")]
    assert heads == [
        *("[costs]", "[map_tiles]", "[houses]", "[pillars]", "[turn_of]", "[[pending]]"),
        *("[[player]]", "[[player]]", "[decks]"),
    ]
    at = lines.index("[[pending]]")
    assert lines[at + 1 : at + 5] == ['q = "act"', 'kind = "merchant"', "ap = 2", "main = true"]
    at = lines.index("[turn_of]")
    assert lines[at + 1 : at + 3] == ['die = { good = "stone", value = 5 }', "exchanged = false"]


def test_a_player_is_written_as_the_notation_says() -> None:
    pink = {
        "points": 26,
        "goods": {"gold": 5},
        "store": ["joker1", "ap1"],
        "crests": ["", "", "", "", "", "lion"],
        "cathedral_tiles": {"praha": 8, "koeln": 5},
        "dice": [{"good": "gold", "value": 2}],
    }
    lines = table_of(pink=pink, pillars={"koeln": ["pink"], "praha": ["pink"]}).text().splitlines()
    at = lines.index("[[player]]")
    assert lines[at + 1 : at + 16] == [
        'colour = "pink"',
        'name = "pink"',
        "points = 26",
        "houses = 2",
        "pillars = 0",
        "goods = { gold = 5, food = 0, wool = 0, stone = 0, iron = 0 }",
        'merchant = "tiletum"',
        'architect = "tiletum"',
        'store = ["ap1", "joker1"]',
        "rooms = [[], [], [], [], [], []]",
        'crests = ["", "", "", "", "", "lion"]',
        "markers = {}",
        "contracts = []",
        "cathedral_tiles = { koeln = 5, praha = 8 }",
        'dice = [{ good = "gold", value = 2 }]',
    ]


def test_long_lists_of_tiles_are_broken_into_lines() -> None:
    lines = new_table(4).text().splitlines()
    decks = lines[lines.index("[decks]") :]
    assert all(len(line) <= 148 for line in decks)
    assert decks[1] == "bonus = ["
    assert "bonus_discard = []" in decks


def test_what_is_left_out_is_the_set_up() -> None:
    text = 'title = "tiletum"\ndice = { iron = [6] }\n' + "".join(
        f'[[player]]\ncolour = "{colour}"\n' for colour in ("blue", "pink")
    )
    game, state, names = TILETUM.parse_position(text, "short")
    written = game.position_text(state, names)
    assert 'order = ["blue", "pink"]' in written
    assert 'phase = "turn"\nto_move = "blue"' in written
    assert 'tiletum = ["blue", "pink"]' in written
    assert "goods = { gold = 3, food = 1, wool = 1, stone = 1, iron = 1 }" in written
    assert 'contract_offer = ["", "", "", "", ""]' in written
    assert 'fairs = [["tiletum", "house-and-pillar"], ["brugge", ' in written


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ({"contract_offer": ["same1:1"]}, "has 1 places"),
        ({"fairs": []}, "has 0 fairs"),
        ({"pink": {"rooms": [[]]}}, "has 1 buildings"),
        ({**PLAY, "turn_of": {}}, "do not fit"),
        ({**PLAY, "turn_of": {**DIE, "fresh": 1}}, "fresh is 1"),
        ({"expansions": ["silver"], "turn_of": {"fresh": ["colour"]}}, "fresh has"),
        ({"cardinal": "easy"}, "one of two"),
        ({"expansions": ["silver"], "pink": {"levels": [1.0, 0, 0]}}, "levels has 1.0"),
        ({"expansions": ["silver"], "pink": {"levels": [True, 0, 0]}}, "levels has true"),
    ],
)
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any], part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        table_of(**dict(words))


@pytest.mark.rule("T-101", "C-101")
@pytest.mark.parametrize(
    ("options", "part"),
    [
        (Options("tiletum", 1), "2, 3, 4 players"),
        (Options("tiletum", 5), "2, 3, 4 players"),
        (Options("tiletum", 3, "2022"), "standard"),
        (Options("tiletum", 3, expansions=("arsenic",)), "first-game"),
        (Options("tiletum", 3, expansions=("first-game", "first-game")), "twice"),
        (Options("tiletum", 2, automa=("kind",)), "easy, normal, hard"),
        (Options("tiletum", 2, automa=("easy", "hard")), "has 2 levels"),
        (Options("tiletum", 3, automa=("easy",)), "one of 2 seats"),
    ],
)
def test_what_is_not_offered_is_refused(options: Options, part: str) -> None:
    with pytest.raises(Unreadable, match=part):
        TILETUM.make_game(options)


# The words of Tiletum: one name for one thing, and players are spoken to as everywhere else.


@pytest.mark.parametrize("language", list(OTHER_NAMES))
def test_a_thing_has_one_name(language: str) -> None:
    said = read_sentences(text_file_paths((title_asset_folder("tiletum"),), language))
    named = re.compile(OTHER_NAMES[language], re.IGNORECASE)
    texts = {key: text for key, text in said.items() if not key.endswith(".also")}  # search words
    assert [key for key, text in texts.items() if named.search(text)] == []


def test_players_are_spoken_to_as_in_the_other_games() -> None:
    said = read_sentences(text_file_paths((title_asset_folder("tiletum"),), "cs"))
    assert [key for key, text in said.items() if re.search(POLITE, text)] == []


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_hint_names_every_kind_of_move_in_words(language: str) -> None:
    said = read_sentences(text_file_paths((title_asset_folder("tiletum"),), language))
    kinds = re.findall(r'^    "(\w+)": ', inspect.getsource(move_targets), re.MULTILINE)
    assert len(kinds) > 20
    assert [kind for kind in (*kinds, *ENDING_MOVE_KINDS) if not said.get(f"kind.{kind}")] == []


def test_a_hint_says_a_move_as_the_table_does() -> None:
    box = make_game_box("tiletum", make_kit(), read_words("tiletum"))
    game = box.title.make_game(Options("tiletum", 2))
    state = game.rules.new_state()
    assert box.phrases is not None
    for text in ("take gold 2", "take gold 2 as 3", "take crest:rose"):
        move = game.readable_move(state, game.parse_move(state, text))
        assert "{" not in box.phrases.advised_move_text(move, state)
    assert box.phrases.advised_move_text(move, state) == "Take Rose crest"
    used = game.readable_move(state, game.parse_move(state, "use crest:rose"))
    assert box.phrases.advised_move_text(used, state) == "Use helper: Rose crest"


# In which words a step is told.


@pytest.mark.thorough
def test_every_event_of_a_game_has_a_sentence() -> None:
    silver = {"expansions": SILVER}
    hard = {"automa": ("hard",), "automa_seat": 1}
    told = set()
    for seats, more in ((3, {}), (3, silver), (2, silver), (2, silver | hard)):
        game = TILETUM.make_game(Options("tiletum", seats, **more))
        for seed in range(3):
            for step in play_random_steps(game, seed):
                events = told_to(game, step.before, step.code, step.after, 0)
                told |= {event.kind for event in events}
    assert len(told) > 30
    assert {"built-mine", "moved-explorer", "covered", "surprised", "gained-silver"} <= told
    assert not [kind for kind in told if f"log.{kind}" not in SENTENCES]


@pytest.mark.thorough
@pytest.mark.rule("T-106", "S-103")
@pytest.mark.parametrize("name", POSITIONS)
def test_tiles_lie_only_where_so_many_seats_have_a_place_for_one(name: str) -> None:
    _, state, _ = TILETUM.parse_position(POSITIONS[name], name)
    spaces = space_views(cast("TiletumState", state))
    assert [space.name for space in spaces if space.tile and not space.takes_tile] == []
