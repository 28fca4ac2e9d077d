"""The words of Tiletum: one name for one thing, and players are spoken to as everywhere else."""

from __future__ import annotations

import re

import pytest

from game.languages import word_files
from game.packing import own_folder
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
