"""Accents: the brass of lines, heads and buttons becomes the metal of the title that is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scene.drawing import colours
from game.scene.drawing.colours import HOUSE, Accents, Look, brightness, wear, wear_accents
from game.scene.skins.button import button
from game.tabletop.art.palette import PALETTES, PLAYER_COLOURS, accented, player_colour

TIN = Accents((0xF0, 0xF4, 0xF6), (0xA8, 0xB4, 0xBC), (0x5C, 0x68, 0x70))


@pytest.fixture(autouse=True)
def the_house_s_afterwards() -> Iterator[None]:
    yield
    wear(Look())


def test_the_house_has_its_brass() -> None:
    assert all(HOUSE.tone(brass) == brass for brass in colours.BRASSES)


def test_every_tone_of_the_brass_becomes_the_title_s_metal() -> None:
    assert [TIN.tone(each) for each in (colours.BRASS_HIGH, colours.BRASS, colours.BRASS_LOW)] == [
        TIN.light,
        TIN.middle,
        TIN.dark,
    ]
    assert all(TIN.tone(brass) != brass for brass in colours.BRASSES)


def test_a_brighter_tone_stays_the_brighter_one() -> None:
    by_brass = sorted(colours.BRASSES, key=brightness)
    found = [brightness(TIN.tone(each)) for each in by_brass]
    assert found == sorted(found)


def test_what_covers_less_goes_on_covering_less() -> None:
    assert TIN.tone(colours.with_alpha(colours.BRASS, 0.5)) == colours.with_alpha(TIN.middle, 0.5)


def test_no_player_and_no_meaning_changes_colour() -> None:
    wear_accents(TIN)
    meant = (
        colours.CHOUGH,
        colours.LAMP,
        colours.VERDIGRIS,
        colours.INK,
        colours.CREAM,
        colours.FOCUS,
    )
    assert [colours.tone(each) for each in meant] == list(meant)
    for palette in PALETTES:
        wear(Look(palette, accents=TIN))
        for player in (player_colour(each.name) for each in PLAYER_COLOURS):
            tones = (player.light, player.mid, player.dark, player.mark_fill)
            assert [accented(each) for each in tones] == list(tones)


def test_accents_and_high_contrast_do_not_hinder_each_other() -> None:
    wear(Look(high_contrast=True))
    assert wear_accents(TIN)
    assert colours.worn().high_contrast
    assert min(colours.ink(colours.BRASS_TEXT)[:3]) > 230


def test_a_button_that_leads_on_is_drawn_anew_in_the_metal() -> None:
    before = button((60, 40), 1.0, "primary").surface.get_at((40, 40))
    wear_accents(TIN)
    after = button((60, 40), 1.0, "primary").surface.get_at((40, 40))
    assert before.r - before.b > 60
    assert abs(after.r - after.b) < 30
