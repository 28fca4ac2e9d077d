"""TOML as the program writes it: whatever is written is read again as it was."""

import tomllib
from datetime import date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.toml_text import Table, quoted, toml_text

PLAIN = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.floats(allow_nan=False),
    st.text(st.characters(codec="utf-8"), max_size=12),
    st.dates(),
)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.text(st.characters(codec="utf-8")), VALUES, max_size=6))
def test_every_table_is_read_as_it_was_written(table: Table) -> None:
    assert tomllib.loads(toml_text(table, "what it is")) == table


def test_half_a_character_becomes_a_question_mark() -> None:
    assert tomllib.loads(f"x = {quoted(chr(0xD800))}") == {"x": "\N{REPLACEMENT CHARACTER}"}


def test_tables_stand_behind_plain_values_and_lists_of_tables_one_by_one() -> None:
    table: Table = {"begun": {"a b": 1}, "seat": [{"name": "Ann"}, {}], "drawn": True, "of": ["x"]}
    assert toml_text(table, "The set-up.").splitlines() == [
        "# The set-up.", "drawn = true", 'of = ["x"]', "", "[begun]", '"a b" = 1', "",
        "[[seat]]", 'name = "Ann"', "", "[[seat]]",
    ]  # fmt: skip


@pytest.mark.parametrize("value", [None, object(), {1, 2}])
def test_what_toml_cannot_hold_is_refused(value: object) -> None:
    with pytest.raises(TypeError):
        toml_text({"x": value}, "")


def test_moments_are_written_as_toml_knows_them() -> None:
    table: Table = {"day": date(2026, 11, 21), "moment": datetime(2026, 11, 21, 8, 30)}
    assert tomllib.loads(toml_text(table, "")) == table
