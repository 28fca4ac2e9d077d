"""Turns reasons into sentences with the texts of the program and the title."""

from functools import cache

from game.engine.reasons import Reason
from game.files.folders import assets_folder
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.text.words import Words


def english_reason_text(reason: Reason, title: str) -> str:
    """Return a reason as one line of English without a full stop."""
    said = english_words_for_title(title).say(f"reason.{reason.key}", **reason.facts)
    return " ".join(said.split()).rstrip(".")


def english_colour_name(colour: str, title: str) -> str:
    """Return the name of a seat's colour as players see it, in small letters: "red" for "pink"."""
    return english_words_for_title(title).say(f"seat-colour.{colour}").lower()


@cache
def english_words_for_title(title: str) -> Words:
    """Return the English texts of the screens and of a title."""
    folders = (assets_folder() / "shared", assets_folder() / title.replace("-", "_"))
    return Words(*text_file_paths(folders, BASE_LANGUAGE))
