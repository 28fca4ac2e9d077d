"""The state itself: its plain form, and what is refused on loading."""

import pytest

from game.engine.state_form import FIRST_ROW
from game.titles.tinners_trail.rules.plain_form import FORM
from tests.titles.tinners_trail.tables import new_table, table_of


def test_a_state_has_its_scalars_its_luck_and_its_rows() -> None:
    plain = new_table(3, seed=1).state.to_plain()
    assert len(plain) == FIRST_ROW + len(FORM.rows)
    assert len(plain[0]) == len(FORM.numbers)
    assert len(plain[1]) == 4


def test_a_row_too_few_is_refused() -> None:
    state = new_table(3, seed=1).state
    with pytest.raises(ValueError, match="rows"):
        state.load_plain(state.to_plain()[:-1])


def test_a_scalar_too_few_is_refused() -> None:
    state = new_table(3, seed=1).state
    scalars, *rows = state.to_plain()
    with pytest.raises(ValueError, match="rows"):
        state.load_plain([scalars[:-1], *rows])


def test_a_row_of_another_length_is_refused_by_its_name() -> None:
    state = new_table(3, seed=1).state
    plain = state.to_plain()
    plain[FORM.number_of("water")].append(1)
    with pytest.raises(ValueError, match="water holds"):
        state.load_plain(plain)


def test_a_view_is_loaded_without_luck() -> None:
    table = new_table(3, seed=1)
    view = table.view_of(1)
    loaded = table.game.rules.new_state()
    loaded.load_plain(view.to_plain())
    assert loaded.luck.words() == [0, 0, 0, 0]
    assert loaded.to_plain() == view.to_plain()


def test_a_view_of_a_view_tells_the_same() -> None:
    table = new_table(3, seed=1).play("discard " + new_table(3, seed=1).player("pink").hand[0])
    view = table.view_of(1)
    again = table.game.rules.new_state()
    table.game.rules.hide(view, 1, again)
    assert again.to_plain() == view.to_plain()


def test_a_shell_is_filled_by_copying() -> None:
    table = table_of(area_camborne={"owner": "pink", "water": 3})
    shell = table.game.rules.new_state()
    shell.copy_from(table.state)
    assert shell.to_plain() == table.state.to_plain()


def test_without_lord_wallace_no_cell_is_kept_for_his_cards() -> None:
    assert len(new_table(3, seed=1).state.wallace_cards) == 0
