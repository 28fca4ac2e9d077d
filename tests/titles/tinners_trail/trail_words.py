"""The English words of Tinners' Trail, as the game puts them together."""

from __future__ import annotations

from game.engine.reasons import Reason
from game.places import assets_folder
from game.words import Words

RULES_FILE = assets_folder() / "tinners_trail" / "words" / "en" / "rules.toml"
WORD_FILES = (
    assets_folder() / "shared" / "words" / "en" / "screens.toml",
    RULES_FILE.with_name("table.toml"),
    RULES_FILE,
)
WORDS = Words(*WORD_FILES)


def keys_of(table: str) -> set[str]:
    """Return the keys of one table of the rules' own words."""
    keys = [key.partition(".") for key in Words(RULES_FILE).keys()]  # noqa: SIM118 - not a dict
    return {key for name, _dot, key in keys if name == table}


def sentence(reason: Reason) -> str:
    """Return the sentence of a reason, its facts filled in."""
    return WORDS.say(f"reason.{reason.key}", **reason.facts)
