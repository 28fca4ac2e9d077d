"""The look a player wears: clear letters, strong contrast, and letters that engraved faces lack."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from game.scene.drawing import colours
from game.scene.drawing.cache import SURFACES
from game.scene.drawing.colours import Look, wear
from game.scene.skins.panel import parchment, slate
from game.scene.text.lettering import Lettering, TextStyle, Typefaces


@pytest.fixture(autouse=True)
def usual_look_afterwards() -> Iterator[None]:
    yield
    wear(Look())


def test_clear_text_writes_titles_in_plain_letters() -> None:
    assert colours.face_for("head", "Settings") == "head"
    wear(Look(clear_text=True))
    assert colours.face_for("head", "Settings") == "bold"
    assert colours.face_for("italic", "Camborne") == "text"
    assert colours.face_for("heavy", "£10") == "heavy"


def test_a_text_with_letters_an_engraved_face_lacks_is_written_plainly() -> None:
    assert colours.face_for("title", "−3 water") == "bold"
    assert colours.face_for("title", "Łódź, Plzeň") == "title"


def test_a_new_look_forgets_what_was_drawn_and_the_same_look_does_not() -> None:
    slate((40, 40), 1.0)
    assert not wear(Look())
    assert len(SURFACES)
    assert wear(Look(high_contrast=True))
    assert not len(SURFACES)


def test_high_contrast_darkens_slate_and_lightens_parchment() -> None:
    before = [tone(slate), tone(parchment)]
    wear(Look(high_contrast=True))
    after = [tone(slate), tone(parchment)]
    assert after[0] < before[0] * 0.5
    assert after[1] > before[1]


def tone(skin: object) -> int:
    """The brightness of the middle of a panel."""
    picture = skin((80, 80), 1.0)  # type: ignore[operator]  # a painter of panels
    return sum(picture.surface.get_at(picture.surface.get_rect().center)[:3])


def test_high_contrast_keeps_strong_colours() -> None:
    wear(Look(high_contrast=True))
    chough = np.array(colours.CHOUGH, dtype=np.uint8)
    assert tuple(colours.ground(chough)) == colours.CHOUGH


def test_high_contrast_pushes_inks_to_the_ends() -> None:
    wear(Look(high_contrast=True))
    assert min(colours.ink(colours.FOG)[:3]) > 230
    assert max(colours.ink(colours.RUST)[:3]) < 40


def test_an_accent_above_a_capital_does_not_push_the_line_down() -> None:
    lettering, style = Lettering(Typefaces()), TextStyle(size=28)
    plain, accented = lettering.line("H", style, 1.0), lettering.line("HÁ", style, 1.0)
    spare = (accented.get_height() - plain.get_height()) // 2
    assert plain.get_bounding_rect().bottom == accented.get_bounding_rect().bottom - spare
