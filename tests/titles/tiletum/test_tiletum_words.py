"""The words of Tiletum: one name for one thing, and players are spoken to as everywhere else."""

from __future__ import annotations

import inspect
import re

import pytest

from game.engine.options import Options
from game.languages import word_files
from game.packing import make_box, make_kit, own_folder, read_words
from game.titles.tiletum.table import targets
from game.titles.tiletum.table.targets import ENDING
from game.words import read_sentences

OTHER_NAMES = {
    "pl": r"\b(targ|targi|targu|kafel|kafle|kafl[ai]|kafli)\b",  # a fair, a tile
    "cs": r"\b(smlouv|sloup|obchodn[íi][kc]|akční[cm]* bod|potravin)",  # contract, pillar ...
}
POLITE = r"\w{2}([ěae]jte|ěte|[^i]áte)\b|\b[Vv]a(še|ši|šeho|ším)\b|\b[Vv]áš\b"


@pytest.mark.parametrize("language", list(OTHER_NAMES))
def test_a_thing_has_one_name(language: str) -> None:
    said = read_sentences(word_files((own_folder("tiletum"),), language))
    named = re.compile(OTHER_NAMES[language], re.IGNORECASE)
    assert [key for key, text in said.items() if named.search(text)] == []


def test_players_are_spoken_to_as_in_the_other_games() -> None:
    said = read_sentences(word_files((own_folder("tiletum"),), "cs"))
    assert [key for key, text in said.items() if re.search(POLITE, text)] == []


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_hint_names_every_kind_of_move_in_words(language: str) -> None:
    said = read_sentences(word_files((own_folder("tiletum"),), language))
    kinds = re.findall(r'^    "(\w+)": ', inspect.getsource(targets), re.MULTILINE)
    assert len(kinds) > 20
    assert [kind for kind in (*kinds, *ENDING) if not said.get(f"kind.{kind}")] == []


def test_a_hint_says_a_move_as_the_table_does() -> None:
    box = make_box("tiletum", make_kit(), read_words("tiletum"))
    game = box.title.game(Options("tiletum", 2))
    state = game.rules.new_state()
    assert box.phrases is not None
    for text in ("take gold 2", "take gold 2 as 3", "take crest:rose"):
        move = game.move(state, game.read_move(state, text))
        assert "{" not in box.phrases.what(move, state)
    assert box.phrases.what(move, state) == "Take Rose crest"
    used = game.move(state, game.read_move(state, "use crest:rose"))
    assert box.phrases.what(used, state) == "Use Rose crest"
