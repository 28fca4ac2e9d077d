"""No English sentence ends in an abbreviation before another one begins: "for 1 AP. Draw" would be
read as one abbreviation with a full stop."""

import re

from game.files.folders import assets_folder
from game.text.words import read_sentences

ENDS_IN_ABBREVIATION = re.compile(r"\b(AP|WP|VP|pp)\. \S")


def test_no_full_stop_after_an_abbreviation_stands_before_another_sentence() -> None:
    files = sorted(assets_folder().glob("*/words/en/*.toml"))
    assert files
    found = [
        f"{file.parents[2].name} {key}: {sentence}"
        for file in files
        for key, sentence in read_sentences([file]).items()
        if ENDS_IN_ABBREVIATION.search(sentence)
    ]
    assert found == []
