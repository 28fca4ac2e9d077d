"""Where something stands in a TOML text."""

from game.packs.lines import line_of

TEXT = """# a box
[pack]
name = "x"

[tiles]
face_up = 3
[[tiles.tile]]
tin = 1
[[tiles.tile]]
tin = 2  # two
copper = 3
[ "cards" . extra ]
"odd key" = 1
"""


def test_a_key_is_found_in_its_table_and_an_entry_by_its_number() -> None:
    assert line_of(TEXT, ("tiles", "face_up")) == 6
    assert line_of(TEXT, ("tiles", "tile", 0, "tin")) == 8
    assert line_of(TEXT, ("tiles", "tile", 1, "tin")) == 10
    assert line_of(TEXT, ("cards", "extra")) == 12


def test_what_has_no_line_of_its_own_is_told_by_what_it_stands_in() -> None:
    assert line_of(TEXT, ("tiles", "tile", 1, "water")) == 9
    assert line_of(TEXT, ("tiles", "row", 3)) == 5
    assert line_of(TEXT, ("boards",)) == 0
