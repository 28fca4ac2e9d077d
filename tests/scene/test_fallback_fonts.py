"""Names in any script are written: letters a font of the game lacks come from another font."""

from pathlib import Path

import pygame
import pytest

from game.files.folders import assets_folder
from game.scene.text import fallback
from game.scene.text.lettering import TextRenderer, TextStyle, Typefaces

FONTS = assets_folder() / "shared" / "fonts"
ORNATE = FONTS / "IMFellEnglish-Italic.ttf"
PLAIN = FONTS / "AlegreyaSans-Medium.ttf"
SIZE_PX = 24
STYLE = TextStyle("title", SIZE_PX)


@pytest.fixture(autouse=True)
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever this machine has installed, it has no fonts."""
    offer(monkeypatch)


def offer(monkeypatch: pytest.MonkeyPatch, *files: Path) -> None:
    """Install these fonts, and no others."""
    monkeypatch.setattr(fallback, "system_font_files", lambda: files)
    fallback.font_file_for_letter.cache_clear()


def fonts_of(text: str, *others: Path) -> list[str]:
    """The pieces of a text in the ornate font."""
    return [
        piece.text for piece in fallback.runs_with_fallback_fonts(ORNATE, others, SIZE_PX, text)
    ]


@pytest.mark.parametrize("text", ["Anna", "Žofie", "Świętosława", "„Jagna“ – £5"])
def test_a_text_in_the_alphabet_of_the_game_is_one_piece(text: str) -> None:
    assert fonts_of(text, PLAIN) == []


def test_letters_of_another_alphabet_are_pieces_of_their_own() -> None:
    assert fonts_of("Anna und Ольга!", PLAIN) == ["Anna und ", "Ольга", "!"]


def test_a_font_of_the_system_helps_out_where_no_own_font_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert fonts_of("Ольга") == []
    offer(monkeypatch, PLAIN)
    assert fonts_of("Ольга") == ["Ольга"]


def test_words_of_one_alphabet_are_one_piece() -> None:
    assert fonts_of("Ольга и Анна", PLAIN) == ["Ольга и Анна"]


def test_an_accent_stays_with_its_letter() -> None:
    assert fonts_of("Aй", PLAIN) == ["A", "й"]


def test_a_damaged_font_of_the_system_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    offer(monkeypatch, broken, tmp_path / "gone.ttf", PLAIN)
    assert fonts_of("Ольга") == ["Ольга"]


@pytest.mark.parametrize("text", ["Ольга", "Anna и Ольга", "Σοφία 12"])
def test_a_line_of_several_fonts_is_as_wide_as_it_was_measured(text: str) -> None:
    lettering = TextRenderer(Typefaces({"title": ORNATE, "text": PLAIN}))
    assert lettering.render_line(text, STYLE, 1.0).get_width() == lettering.line_width_px(
        text, STYLE, 1.0
    )


def test_letters_that_another_font_has_are_no_boxes() -> None:
    alone = TextRenderer(Typefaces({"title": ORNATE}))
    helped = TextRenderer(Typefaces({"title": ORNATE, "text": PLAIN}))
    boxes = {pygame.image.tobytes(alone.render_line(each, STYLE, 1.0), "RGBA") for each in "Ольга"}
    letters = {
        pygame.image.tobytes(helped.render_line(each, STYLE, 1.0), "RGBA") for each in "Ольга"
    }
    assert len(boxes) == 1
    assert len(letters) == len("Ольга")
