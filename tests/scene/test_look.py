"""The look a player chose: clear letters, strong contrast, and letters that engraved faces lack."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scene.drawing import accents, colours, display_settings
from game.scene.drawing.accents import AccentTones, colour_brightness
from game.scene.drawing.display_settings import (
    DisplaySettings,
    set_accents_and_tell_if_changed,
    set_display_settings,
)
from game.scene.drawing.house_accents import HOUSE_ACCENTS
from game.scene.drawing.picture import Transform
from game.scene.nodes.node import Canvas, Node
from game.scene.skins.bars import paint_filled_bar, parchment_bar_colours
from game.scene.skins.button import paint_button
from game.scene.skins.panel import paint_parchment, slate_panel_picture
from game.scene.stage.sheet_placing import box
from game.scene.text.lettering import TextRenderer, TextStyle, Typefaces
from game.scene.widgets import Button, Label, PillLabel, ScrollList
from game.scene.window.screen_kit import Kit
from game.tabletop.art.palette import PALETTE_NAMES, accent_adjusted_hex_colour
from game.tabletop.art.player_colours import PLAYER_COLOURS, player_colour
from tests.scene.nodes import Show, pixel

TIN = AccentTones((0xF0, 0xF4, 0xF6), (0xA8, 0xB4, 0xBC), (0x5C, 0x68, 0x70))

PALE_CYAN = (0x9F, 0xEE, 0xF0)
SIZE = (100, 12)

WHITE = (255, 255, 255)
BLACK = (0, 0, 0)
TALL = 400

STYLE = TextStyle("text", 20)
LETTERING = TextRenderer(Typefaces())
WORDS = st.text(alphabet="abc W£é-", max_size=60)

LONG = "A sentence that is a good deal longer than the narrow box it has been given"

ANYTHING = st.text(st.characters(), max_size=30)
UNSEEN = ["\ufe0f", "\u034f", "\u180b", "\U000e0100", "\u200b", "\xad", "a \ufe0f", "\0", "\ud800"]


@pytest.fixture(autouse=True)
def usual_look_afterwards() -> Iterator[None]:
    yield
    set_display_settings(DisplaySettings())


def test_clear_text_writes_titles_in_plain_letters() -> None:
    assert display_settings.font_role_for("head", "Settings") == "head"
    set_display_settings(DisplaySettings(clear_text=True))
    assert display_settings.font_role_for("head", "Settings") == "bold"
    assert display_settings.font_role_for("italic", "Camborne") == "text"
    assert display_settings.font_role_for("heavy", "£10") == "heavy"


def test_a_text_with_letters_an_engraved_face_lacks_is_written_plainly() -> None:
    assert display_settings.font_role_for("title", "−3 water") == "bold"
    assert display_settings.font_role_for("title", "Łódź, Plzeň") == "title"


def test_a_new_look_uses_nothing_that_was_drawn_and_the_former_one_finds_it_again() -> None:
    usual = slate_panel_picture((40, 40), 1.0)
    assert not set_display_settings(DisplaySettings())
    assert slate_panel_picture((40, 40), 1.0) is usual
    assert set_display_settings(DisplaySettings(high_contrast=True))
    assert slate_panel_picture((40, 40), 1.0) is not usual
    assert set_display_settings(DisplaySettings())
    assert slate_panel_picture((40, 40), 1.0) is usual


def test_high_contrast_darkens_slate_and_lightens_parchment() -> None:
    before = [tone(slate_panel_picture), tone(paint_parchment)]
    set_display_settings(DisplaySettings(high_contrast=True))
    after = [tone(slate_panel_picture), tone(paint_parchment)]
    assert after[0] < before[0] * 0.5
    assert after[1] > before[1]


def tone(skin: object) -> int:
    """The brightness of the middle of a panel."""
    picture = skin((80, 80), 1.0)  # type: ignore[operator]  # a painter of panels
    return sum(picture.surface.get_at(picture.surface.get_rect().center)[:3])


def test_high_contrast_keeps_strong_colours() -> None:
    set_display_settings(DisplaySettings(high_contrast=True))
    chough = np.array(colours.CHOUGH, dtype=np.uint8)
    assert tuple(display_settings.contrast_surface_colours(chough)) == colours.CHOUGH


def test_high_contrast_pushes_inks_to_the_ends() -> None:
    set_display_settings(DisplaySettings(high_contrast=True))
    assert min(display_settings.text_colour_for_display_settings(colours.FOG)[:3]) > 230
    assert max(display_settings.text_colour_for_display_settings(colours.RUST)[:3]) < 40


def test_an_accent_above_a_capital_does_not_push_the_line_down() -> None:
    lettering = TextRenderer(Typefaces())
    style = TextStyle(size=28)
    plain = lettering.render_line("H", style, 1.0)
    accented = lettering.render_line("HÁ", style, 1.0)
    spare = (accented.get_height() - plain.get_height()) // 2
    assert plain.get_bounding_rect().bottom == accented.get_bounding_rect().bottom - spare


# Accents: the brass of lines, heads and buttons becomes the metal of the title that is seen.


def test_the_house_has_its_brass() -> None:
    assert all(HOUSE_ACCENTS.metal_tone_for_brass(brass) == brass for brass in accents.BRASS_TONES)


def test_every_tone_of_the_brass_becomes_the_title_s_metal() -> None:
    assert [
        TIN.metal_tone_for_brass(each)
        for each in (accents.BRASS_HIGH, accents.BRASS, accents.BRASS_LOW)
    ] == [
        TIN.light,
        TIN.middle,
        TIN.dark,
    ]
    assert all(TIN.metal_tone_for_brass(brass) != brass for brass in accents.BRASS_TONES)


def test_a_brighter_tone_stays_the_brighter_one() -> None:
    by_brass = sorted(accents.BRASS_TONES, key=colour_brightness)
    found = [colour_brightness(TIN.metal_tone_for_brass(each)) for each in by_brass]
    assert found == sorted(found)


def test_what_covers_less_goes_on_covering_less() -> None:
    assert TIN.metal_tone_for_brass(colours.with_alpha(accents.BRASS, 0.5)) == colours.with_alpha(
        TIN.middle, 0.5
    )


def test_no_player_and_no_meaning_changes_colour() -> None:
    set_accents_and_tell_if_changed(TIN)
    meant = (
        colours.CHOUGH,
        colours.LAMP,
        colours.VERDIGRIS,
        colours.INK,
        colours.CREAM,
        colours.FOCUS,
    )
    assert [display_settings.title_metal_tone_for_brass(each) for each in meant] == list(meant)
    for palette in PALETTE_NAMES:
        set_display_settings(DisplaySettings(palette, accents=TIN))
        for player in (player_colour(each.name) for each in PLAYER_COLOURS):
            tones = (player.light, player.mid, player.dark, player.mark_fill)
            assert [accent_adjusted_hex_colour(each) for each in tones] == list(tones)


def test_accents_and_high_contrast_do_not_hinder_each_other() -> None:
    set_display_settings(DisplaySettings(high_contrast=True))
    assert set_accents_and_tell_if_changed(TIN)
    assert display_settings.current_display_settings().high_contrast
    assert min(display_settings.text_colour_for_display_settings(accents.BRASS_TEXT)[:3]) > 230


def test_a_button_that_leads_on_is_drawn_anew_in_the_metal() -> None:
    before = paint_button((60, 40), 1.0, "primary").surface.get_at((40, 40))
    set_accents_and_tell_if_changed(TIN)
    after = paint_button((60, 40), 1.0, "primary").surface.get_at((40, 40))
    assert before.r - before.b > 60
    assert abs(after.r - after.b) < 30


# Bars with high contrast: an edge all round, an end to what is filled, and colours as they are.


@pytest.fixture
def high_contrast() -> Iterator[None]:
    set_display_settings(DisplaySettings(high_contrast=True))
    yield
    set_display_settings(DisplaySettings())


def row(surface: pygame.Surface) -> list[tuple[int, ...]]:
    """The pixels of the middle row."""
    return [tuple(surface.get_at((x, SIZE[1] // 2)))[:3] for x in range(SIZE[0])]


@pytest.mark.usefixtures("high_contrast")
def test_a_pale_colour_that_means_something_is_not_washed_out() -> None:
    bar = paint_filled_bar(SIZE, 1.0, 0.5, parchment_bar_colours(PALE_CYAN))
    assert row(bar.surface)[20] == PALE_CYAN


@pytest.mark.usefixtures("high_contrast")
def test_a_dark_line_ends_what_is_filled_and_goes_round_the_bar() -> None:
    bar = paint_filled_bar(SIZE, 1.0, 0.5, parchment_bar_colours(PALE_CYAN))
    across = row(bar.surface)
    assert max(across[49]) < 90
    assert max(across[0]) < 90
    assert max(across[-1]) < 90
    assert min(across[75]) > 200


# Where a list goes on beyond its edge, what is cut there grows faint.


class Plate(Node):
    """A white rectangle."""

    def draw(self, canvas: Canvas) -> None:
        """Fill the box."""
        surface = pygame.Surface(canvas.node_size_px(self))
        surface.fill(WHITE)
        canvas.draw_picture(surface)


def plates(count: int) -> list[Node]:
    return [Plate(**box(0, 0, 200, 100)) for _ in range(count)]


def test_the_lower_edge_fades_while_more_lies_below(show: Show) -> None:
    show(ScrollList(plates(9), 100, **box(0, 0, 220, TALL)))
    assert pixel(100, TALL - 100) == WHITE
    assert sum(pixel(100, TALL - 3)) < sum(pixel(100, TALL - 20)) < sum(WHITE)
    assert pixel(100, 2) == WHITE


def test_the_upper_edge_fades_at_the_end_of_the_list_and_the_lower_one_does_not(show: Show) -> None:
    ui = show(scroll := ScrollList(plates(9), 100, **box(0, 0, 220, TALL)))
    scroll.scroll_to(scroll.content_overflow_height)
    ui.screen.stage.update_before_next_drawing()
    ui.advance_until_still()
    assert pixel(100, TALL - 3) == WHITE
    assert sum(pixel(100, 3)) < sum(pixel(100, 20)) < sum(WHITE)


def test_the_upper_edge_does_not_fade_where_a_whole_part_begins(show: Show) -> None:
    ui = show(scroll := ScrollList(plates(9), 100, **box(0, 0, 220, TALL)))
    scroll.offset_without_top_fade = 200
    brightness_by_offset = {}
    for offset in (200, 260):
        scroll.scroll_to(offset)
        ui.screen.stage.update_before_next_drawing()
        ui.advance_until_still()
        brightness_by_offset[offset] = sum(pixel(100, 3))
    assert brightness_by_offset[260] < brightness_by_offset[200] == sum(WHITE)


def test_a_list_that_fits_fades_nowhere(show: Show) -> None:
    show(ScrollList(plates(4), 100, **box(0, 0, 220, TALL)))
    assert pixel(100, 2) == pixel(100, TALL - 3) == WHITE


# Lettering: text fits its box, whatever the box.


@given(WORDS, st.integers(0, 300), st.sampled_from([0.5, 2 / 3, 1.0, 1.5]))
def test_a_fitted_line_is_never_wider_than_its_room(text: str, width: int, k: float) -> None:
    assert LETTERING.render_fitted(text, STYLE, k, width).get_width() <= max(width, 1)


def test_a_word_of_one_letter_is_not_left_at_the_end_of_a_line() -> None:
    text = "kopalnia i port"
    room = LETTERING.line_width_px("kopalnia i", STYLE, 1.0) + 2
    assert LETTERING.wrapped_lines(text, STYLE, 1.0, room) == ["kopalnia", "i port"]


def test_neither_a_per_cent_sign_nor_a_dash_begins_a_line() -> None:
    room = LETTERING.line_width_px("it wins 13", STYLE, 1.0) + 2
    assert LETTERING.wrapped_lines("it wins 13 % less", STYLE, 1.0, room) == [
        "it wins",
        "13 % less",
    ]
    assert LETTERING.wrapped_lines("to Bury – Bolton", STYLE, 1.0, room) == ["to Bury –", "Bolton"]
    assert LETTERING.wrapped_lines("it wins (± 1)", STYLE, 1.0, room) == ["it wins", "(± 1)"]


@given(WORDS, st.integers(60, 300))
def test_wrapping_loses_no_word(text: str, width: int) -> None:
    lines = LETTERING.wrapped_lines(text, STYLE, 1.0, width)
    assert " ".join(lines).split() == text.split()


def test_a_line_is_as_wide_as_it_was_measured() -> None:
    for text in ("Build mine", "£10 and 3", "one"):
        assert LETTERING.render_line(text, STYLE, 1.0).get_width() == LETTERING.line_width_px(
            text, STYLE, 1.0
        )


def test_one_word_and_several_stand_on_the_same_line() -> None:
    feet = {
        LETTERING.render_line(text, STYLE, 1.0).get_bounding_rect().bottom
        for text in ("HnH", "H n H")
    }
    heights = {LETTERING.render_line(text, STYLE, 1.0).get_height() for text in ("HnH", "H n H")}
    assert (len(feet), len(heights)) == (1, 1)


def test_a_line_that_fits_is_not_changed() -> None:
    assert LETTERING.render_fitted("Pass", STYLE, 1.0, 200) is LETTERING.render_line(
        "Pass", STYLE, 1.0
    )


def test_a_halo_surrounds_the_ink() -> None:
    plain = LETTERING.render_line("Kea", STYLE, 1.0)
    halo = LETTERING.render_line("Kea", TextStyle("text", 20, (0, 0, 0), (255, 255, 255)), 1.0)
    assert halo.get_width() > plain.get_width()


def test_a_missing_font_warns_once_and_still_writes(tmp_path: Path) -> None:
    lettering = TextRenderer(Typefaces({"text": tmp_path / "none.ttf"}))
    with pytest.warns(UserWarning, match=r"none\.ttf"):
        lettering.render_line("Pass", STYLE, 1.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert lettering.render_line("Pass", STYLE, 2.0).get_width() > 0


def test_a_broken_font_file_is_replaced_too(tmp_path: Path) -> None:
    (tmp_path / "broken.ttf").write_text("no font", encoding="utf-8")
    lettering = TextRenderer(Typefaces({"text": tmp_path / "broken.ttf"}))
    with pytest.warns(UserWarning, match=r"broken\.ttf"):
        assert lettering.render_line("Pass", STYLE, 1.0).get_width() > 0


def test_other_typefaces_can_be_used_while_running() -> None:
    lettering = TextRenderer(Typefaces())
    before = lettering.render_line("Pass", STYLE, 1.0)
    lettering.set_typefaces(Typefaces())
    assert lettering.render_line("Pass", STYLE, 1.0) is not before


@pytest.mark.parametrize(
    "node",
    [
        Label(LONG, STYLE, width=90, height=30),
        Label(LONG, STYLE, wraps=True, width=90, height=60),
        PillLabel(LONG, width=90, height=40),
        Button(LONG, key_cap="Enter", width=114, height=50),
        Button(LONG, key_cap="E", arrangement="tile", width=114, height=122),
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


@pytest.mark.parametrize("text", UNSEEN)
def test_letters_no_font_has_and_letters_without_width_are_drawn(text: str) -> None:
    style = TextStyle("text", 20, halo=(0, 0, 0))
    assert LETTERING.render_line(text, style, 1.0).get_height() > 0
    assert LETTERING.render_fitted(text, style, 1.0, 200).get_width() <= 200


@given(ANYTHING, st.integers(0, 300))
def test_any_text_is_measured_wrapped_and_drawn_within_its_room(text: str, width: int) -> None:
    LETTERING.wrapped_lines(text, STYLE, 1.0, width)
    LETTERING.render_line(text, STYLE, 1.0)
    assert LETTERING.render_fitted(text, STYLE, 1.0, width).get_width() <= max(width, 1)


@pytest.mark.parametrize(("always", "is_said"), [(False, False), (True, True)])
def test_words_without_room_are_left_to_the_picture_unless_they_have_to_be_said(
    show: Show, monkeypatch: pytest.MonkeyPatch, always: bool, is_said: bool
) -> None:
    written: list[str] = []
    monkeypatch.setattr(Canvas, "draw_text", lambda canvas, text, *rest: written.append(text))
    icon = pygame.Surface((20, 20))
    button = Button(LONG, icon=icon, **box(0, 0, 120, 40))
    button.shows_text_without_room = always
    show(button)
    assert (LONG in written) == is_said
