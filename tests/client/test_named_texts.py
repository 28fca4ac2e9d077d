"""Every text that code names by its whole key exists, so that no screen shows a bare key."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from game.application.box_factory import read_words
from game.files.folders import PACKAGE_FOLDER

TITLE_BY_FOLDER: Final = {
    "tinners_trail": "tinners-trail",
    "brass": "brass",
    "tiletum": "tiletum",
}
KEY_PATTERN: Final = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9-]+)+")
FILE_ENDINGS: Final = (".toml", ".png")
REASON_KEYS_NAMED_BY_SCREENS: Final = frozenset(
    (
        "online.long-text",
        "online.no-host",
        "online.freed",
        "online.sent-away",
        "online.own-host",
        "online.lost",
    )
)
"""Keys of refusals, whose sentences stand below `reason`."""


def sentence_keys_of_title(title: str) -> frozenset[str]:
    return frozenset(read_words(title, "en").sentence_keys())


def named_keys(folder: Path, first_words: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield each string of the folder's code that begins as a text key does, with its place."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            is_key = KEY_PATTERN.fullmatch(node.value) and not node.value.endswith(FILE_ENDINGS)
            if is_key and node.value.partition(".")[0] in first_words:
                yield f"{path.name}:{node.lineno}", node.value


def missing_keys(folder: Path, keys: frozenset[str]) -> list[tuple[str, str]]:
    """Return the keys named in a folder that no sentence has; a key that ends with a hyphen is
    the beginning of several."""
    first_words = frozenset(key.partition(".")[0] for key in keys)
    return [
        (place, key)
        for place, key in named_keys(folder, first_words)
        if key not in keys
        and key not in REASON_KEYS_NAMED_BY_SCREENS
        and not (key.endswith("-") and any(known.startswith(key) for known in keys))
    ]


@pytest.mark.parametrize("folder", TITLE_BY_FOLDER)
def test_every_text_that_a_table_names_exists(folder: str) -> None:
    keys = sentence_keys_of_title(TITLE_BY_FOLDER[folder])
    assert missing_keys(PACKAGE_FOLDER / "titles" / folder, keys) == []


@pytest.mark.parametrize("folder", ["client", "tabletop", "application", "scene"])
def test_every_text_that_a_screen_names_exists(folder: str) -> None:
    every_key = frozenset().union(*map(sentence_keys_of_title, TITLE_BY_FOLDER.values()))
    assert missing_keys(PACKAGE_FOLDER / folder, every_key) == []
