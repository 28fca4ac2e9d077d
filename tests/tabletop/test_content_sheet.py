"""Sheets of containers: as high as what they hold, and whole even where little has room."""

from collections.abc import Iterator

from game.application.box_factory import make_kit
from game.scene.layout import Column
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.tabletop.sheet.content_sheet import ContentSheet

NOTES = ("The first note stays as long as it can.", "The second one goes first.")


class Notes(ContentSheet):
    """A sheet that leaves out its last notes first."""

    def build_shrinking_contents(self) -> Iterator[Column]:
        """Yield all notes, then one less each time."""
        for count in range(len(NOTES), -1, -1):
            yield Column(*(Label(note, PAPER_STYLES.note, wraps=True) for note in NOTES[:count]))


def shown_on(sheet: Notes, k: float = 1.0) -> list[str]:
    sheet.build_and_lay_out_content(make_kit(), k)
    return [node.text_shown for node in sheet.walk() if isinstance(node, Label)]


def test_a_sheet_is_as_high_as_what_it_holds() -> None:
    sheet = Notes(width=600.0)
    assert shown_on(sheet) == list(NOTES)
    assert sheet.height == sum(node.height for node in sheet.walk() if isinstance(node, Label))


def test_what_has_no_room_is_left_out_whole() -> None:
    sheet = Notes(width=600.0)
    shown_on(sheet)
    assert shown_on(Notes(width=600.0, height_limit=sheet.height - 1.0)) == [NOTES[0]]


def test_a_button_in_a_list_can_be_hit_however_small_the_letters_are() -> None:
    sheet = Notes(width=600.0)
    shown_on(sheet, k=0.5)
    assert sheet.min_button_height * 0.5 >= 28.0
