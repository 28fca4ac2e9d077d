"""Write reasons as sentences with the words of the platform and of the title."""

from functools import cache

from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.text.languages import BASE, word_files
from game.text.words import Words


def sentence(reason: Reason, title: str) -> str:
    """Return a reason in words on one line, without its full stop."""
    said = words_of(title).say(f"reason.{reason.key}", **reason.facts)
    return " ".join(said.split()).rstrip(".")


@cache
def words_of(title: str) -> Words:
    """Return the English words of the platform and of a title."""
    folders = (assets_folder() / "shared", assets_folder() / title.replace("-", "_"))
    return Words(*word_files(folders, BASE))
