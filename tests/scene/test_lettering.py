"""Lettering: text fits its box, whatever the box."""

import warnings
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.text.lettering import Lettering, TextStyle, Typefaces
from game.scene.widgets import Button, Chip, Label
from game.scene.window.waiting import Kit

STYLE = TextStyle("text", 20)
LETTERING = Lettering(Typefaces())
WORDS = st.text(alphabet="abc W£é-", max_size=60)


@given(WORDS, st.integers(0, 300), st.sampled_from([0.5, 2 / 3, 1.0, 1.5]))
def test_a_fitted_line_is_never_wider_than_its_room(text: str, width: int, k: float) -> None:
    assert LETTERING.fitted(text, STYLE, k, width).get_width() <= max(width, 1)


def test_a_word_of_one_letter_is_not_left_at_the_end_of_a_line() -> None:
    text = "kopalnia i port"
    room = LETTERING.width("kopalnia i", STYLE, 1.0) + 2
    assert LETTERING.wrapped(text, STYLE, 1.0, room) == ["kopalnia", "i port"]


def test_a_per_cent_sign_does_not_begin_a_line() -> None:
    room = LETTERING.width("it wins 13", STYLE, 1.0) + 2
    assert LETTERING.wrapped("it wins 13 % less", STYLE, 1.0, room) == ["it wins", "13 % less"]


@given(WORDS, st.integers(60, 300))
def test_wrapping_loses_no_word(text: str, width: int) -> None:
    lines = LETTERING.wrapped(text, STYLE, 1.0, width)
    assert " ".join(lines).split() == text.split()


def test_a_line_is_as_wide_as_it_was_measured() -> None:
    for text in ("Build mine", "£10 and 3", "one"):
        assert LETTERING.line(text, STYLE, 1.0).get_width() == LETTERING.width(text, STYLE, 1.0)


def test_one_word_and_several_stand_on_the_same_line() -> None:
    feet = {
        LETTERING.line(text, STYLE, 1.0).get_bounding_rect().bottom for text in ("HnH", "H n H")
    }
    heights = {LETTERING.line(text, STYLE, 1.0).get_height() for text in ("HnH", "H n H")}
    assert (len(feet), len(heights)) == (1, 1)


def test_a_line_that_fits_is_not_changed() -> None:
    assert LETTERING.fitted("Pass", STYLE, 1.0, 200) is LETTERING.line("Pass", STYLE, 1.0)


def test_a_halo_surrounds_the_ink() -> None:
    plain = LETTERING.line("Kea", STYLE, 1.0)
    halo = LETTERING.line("Kea", TextStyle("text", 20, (0, 0, 0), (255, 255, 255)), 1.0)
    assert halo.get_width() > plain.get_width()


def test_a_missing_font_warns_once_and_still_writes(tmp_path: Path) -> None:
    lettering = Lettering(Typefaces({"text": tmp_path / "none.ttf"}))
    with pytest.warns(UserWarning, match=r"none\.ttf"):
        lettering.line("Pass", STYLE, 1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert lettering.line("Pass", STYLE, 2.0).get_width() > 0


def test_a_broken_font_file_is_replaced_too(tmp_path: Path) -> None:
    (tmp_path / "broken.ttf").write_text("no font")
    lettering = Lettering(Typefaces({"text": tmp_path / "broken.ttf"}))
    with pytest.warns(UserWarning, match=r"broken\.ttf"):
        assert lettering.line("Pass", STYLE, 1.0).get_width() > 0


def test_other_typefaces_can_be_used_while_running() -> None:
    lettering = Lettering(Typefaces())
    before = lettering.line("Pass", STYLE, 1.0)
    lettering.use(Typefaces())
    assert lettering.line("Pass", STYLE, 1.0) is not before


LONG = "A sentence that is a good deal longer than the narrow box it has been given"


@pytest.mark.parametrize(
    "node",
    [
        Label(LONG, STYLE, width=90, height=30),
        Label(LONG, STYLE, wrap=True, width=90, height=60),
        Chip(LONG, width=90, height=40),
        Button(LONG, cap="Enter", width=114, height=50),
        Button(LONG, cap="E", note=LONG, layout="tile", width=114, height=122),
    ],
)
@pytest.mark.parametrize("k", [0.5, 2 / 3, 1.0, 2.0])
def test_text_never_leaves_its_box(kit: Kit, node: Node, k: float) -> None:
    pygame.display.set_mode((64, 64))
    canvas = Canvas(kit)
    canvas.paint(node, Transform(0, 0, k))
    rights = [
        left + surface.get_width()
        for surface, (left, _) in canvas.items
        if left >= 0  # the plate's shadow begins left of the box
    ]
    assert max(rights, default=0) <= round(node.width * k) + 3


ANYTHING = st.text(st.characters(), max_size=30)
UNSEEN = ["\ufe0f", "\u034f", "\u180b", "\U000e0100", "\u200b", "\xad", "a \ufe0f", "\0", "\ud800"]


@pytest.mark.parametrize("text", UNSEEN)
def test_letters_no_font_has_and_letters_without_width_are_drawn(text: str) -> None:
    style = TextStyle("text", 20, halo=(0, 0, 0))
    assert LETTERING.line(text, style, 1.0).get_height() > 0
    assert LETTERING.fitted(text, style, 1.0, 200).get_width() <= 200


@given(ANYTHING, st.integers(0, 300))
def test_any_text_is_measured_wrapped_and_drawn_within_its_room(text: str, width: int) -> None:
    LETTERING.wrapped(text, STYLE, 1.0, width)
    LETTERING.line(text, STYLE, 1.0)
    assert LETTERING.fitted(text, STYLE, 1.0, width).get_width() <= max(width, 1)
