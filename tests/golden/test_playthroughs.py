"""Law 7: golden playthroughs come out as they were written.

`tools/playthrough.py` writes them anew.
"""

from pathlib import Path

import pytest

from tools.playthrough import FOLDER, file_of, played, played_again, wanted

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_law_7_a_playthrough_comes_out_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert played_again(text).splitlines() == text.splitlines()


def test_every_title_has_a_playthrough_for_every_number_of_players() -> None:
    assert {file_of(*game) for game in wanted()} == set(FILES)


def test_the_playthroughs_show_every_kind_of_move_of_tinners_trail() -> None:
    lines = "".join(file.read_text(encoding="utf-8") for file in FILES).splitlines()
    kinds = {line.split()[1] for line in lines if len(line.split()) > 1}
    assert kinds >= {
        "discard", "build", "extract", "miner", "port", "train", "adit", "pumps", "pasties", "pass",
        "survey", "bid", "drop", "play", "pump", "invest", "peek", "roll", "draw",
    }  # fmt: skip


def test_a_move_that_is_no_longer_legal_ends_the_telling_where_it_stands() -> None:
    text = played("tinners-trail", 2, seed=1)
    number, move = next(
        (number, line) for number, line in enumerate(text.splitlines()) if "discard" in line
    )
    changed = text.replace(move, f"{move[:8]}pasties", 1)
    assert played_again(changed).splitlines()[number] == f"{move[:8]}pasties IS NOT LEGAL"
