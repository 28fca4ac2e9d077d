"""The English words of Tinners' Trail, as the game puts them together."""

from pathlib import Path

from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.text.words import Words

RULES_FILE = assets_folder() / "tinners_trail" / "words" / "en" / "rules.toml"
CLASSIC_FILE = RULES_FILE.with_name("classic.toml")  # what only the edition of 2007 says
WORD_FILES = (
    assets_folder() / "shared" / "words" / "en" / "screens.toml",
    RULES_FILE.with_name("table.toml"),
    RULES_FILE,
    CLASSIC_FILE,
)
WORDS = Words(*WORD_FILES)


def keys_of(table: str, file: Path = RULES_FILE) -> set[str]:
    """Return the keys of one table of a file of words, the rules' own if none is named."""
    keys = [key.partition(".") for key in Words(file).sentence_keys()]
    return {key for name, _dot, key in keys if name == table}


def sentence(reason: Reason) -> str:
    """Return the sentence of a reason, its facts filled in."""
    return WORDS.say(f"reason.{reason.key}", **reason.facts)
