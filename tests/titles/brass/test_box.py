"""The box of Brass: what the screens get."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.application.app_factory import make_app
from game.application.box_factory import make_game_box, make_kit, read_words
from game.application.computer_players import InstantPlayers
from game.box.box import GameBox
from game.client.screens.shelf_covers import BoxCover
from game.client.widgets.switches import LABEL_LEFT
from game.engine.reasons import Unreadable
from game.engine.rows import row_to_list
from game.engine.title import Options
from game.scene.testing.ui_driver import UiDriver
from game.scene.text.text_styles import NOTE_STYLE
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.text.words import Words
from game.titles.brass.components import components_digest, load_components
from game.titles.brass.rules.kinds import BIT_BY_PLACE, lowest_member_of_set, member_count
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.words import table_key_commands
from game.titles.brass.title import BrassTitle
from tests.helpers.component_files import Mistake, changed_files, mistakes_of
from tests.helpers.layout_faults import text_faults
from tests.helpers.present import of_kind
from tests.helpers.reading_over import AT_ONCE, application
from tests.titles.brass.tables import table_of

SMALL_WINDOW = 1280 / 1920  # px per u
ROOM = 673 - LABEL_LEFT  # u of a row in the set-up page at that size


@pytest.fixture
def words() -> Words:
    """Return the words of Brass."""
    return read_words("brass")


@pytest.fixture
def box(words: Words) -> GameBox:
    """Return the box."""
    return make_game_box("brass", make_kit(), words)


def test_rounds_count_on_in_the_rail_era_and_the_ledger_breaks_ties(box: GameBox) -> None:
    state = of_kind(BrassTitle().make_game(Options("brass", 3)).rules.new_state(), BrassState)
    game_facts = box.game_facts
    assert game_facts.round_of(state) == 1
    state.era = 1
    state.round = 2
    assert game_facts.round_of(state) == state.board.rounds_per_era + 2
    assert game_facts.tie_break_key(state, 0, 1) == "order"
    state.money[1] = 5
    assert game_facts.tie_break_key(state, 1, 0) == "money"
    state.income[0] = 30
    assert game_facts.tie_break_key(state, 0, 1) == "income"
    assert game_facts.end_score_texts(state, 1) == ("−10", "£5")


# Component files that cannot be are refused by name and key.


@mistakes_of(Path(__file__).with_name("mistakes.txt"))
def test_a_box_that_cannot_be_is_refused(tmp_path: Path, mistake: Mistake) -> None:
    with pytest.raises(Unreadable) as refused:
        load_components(mistake.made("brass", tmp_path))
    assert str(refused.value) == mistake.sentence


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be read as a component file"):
        load_components(tmp_path)


def test_another_number_is_another_box(tmp_path: Path) -> None:
    other = load_components(changed_files("brass", tmp_path, "company", "money = 30", "money = 31"))
    assert components_digest(other) != components_digest(load_components())


# Sets of places, spaces and lines, each one number.


def test_the_lowest_member_is_found_whatever_else_is_in_a_set() -> None:
    for number, bit in enumerate(row_to_list(BIT_BY_PLACE)):
        above = sum(row_to_list(BIT_BY_PLACE)[number + 1 :])
        assert lowest_member_of_set(bit) == number
        assert lowest_member_of_set(bit | above) == number


def test_a_set_is_as_large_as_it_has_members() -> None:
    assert member_count(0) == 0
    assert member_count(sum(row_to_list(BIT_BY_PLACE))) == len(BIT_BY_PLACE)
    assert member_count(BIT_BY_PLACE[0] | BIT_BY_PLACE[7] | BIT_BY_PLACE[59]) == 3


def test_every_place_space_and_line_of_the_board_has_a_bit() -> None:
    board = table_of({}, {}).state.board
    assert max(
        board.place_count, board.space_count, board.line_count, board.card_kind_count
    ) <= len(BIT_BY_PLACE)
    assert board.all_space_set == sum(row_to_list(board.space_set_of_place))


# No word of Brass's title and quick practice is cut in a small window, in any language.


@pytest.mark.thorough
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_title_and_quick_practice_are_written_whole(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    with application(tmp_path, replace(AT_ONCE, language=language), size, "brass") as flow:
        ui = UiDriver(flow.window)
        ui.advance_time(0.2)
        assert not text_faults(ui.screen.stage)
        ui.press_keys("p", wait_seconds=0.2)
        assert ui.screen.stage.top_modal is not None
        assert not text_faults(ui.screen.stage)


def test_its_box_on_the_shelf_bears_its_own_picture_and_letters(tmp_path: Path) -> None:
    desk = make_app(tmp_path, AT_ONCE, InstantPlayers())
    covers = {
        name: BoxCover(desk.box_of_title_or_open_box(name), "", _stay, is_chosen=False)
        for name in ("brass", "tinners-trail")
    }
    assert covers["brass"].letters.typeface_name == "clarendon"
    assert covers["tinners-trail"].letters.typeface_name == "engraved"
    picture = desk.box_of_title_or_open_box("brass").table_factory.menu_picture((300, 420))
    assert picture.get_size() == (300, 420)
    assert picture.get_at((4, 4)) != picture.get_at((150, 300))


def _stay(by: int) -> None:
    """No box stands beside."""


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("option", BrassTitle.expansions)
def test_what_an_option_changes_can_be_read_to_its_end(language: str, option: str) -> None:
    words = read_words("brass", language)
    kit = make_kit(table_key_commands())
    note = words.say(f"expansion.{option}-note")
    assert kit.lettering.fits(note, NOTE_STYLE, SMALL_WINDOW, ROOM * SMALL_WINDOW), note
