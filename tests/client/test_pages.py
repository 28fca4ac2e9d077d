"""The rules reference: opened at what is asked about, searched, read on; by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.box.reference import Reference, ReferenceEntry, read_reference
from game.client.app import App
from game.client.flow import Flow
from game.client.screens.rules import LearnScreen, RulesScreen
from game.client.screens.title import TitleScreen
from game.engine.title import Unreadable
from game.scene.testing import layout_faults
from game.scene.testing.ui_driver import UiDriver
from game.words import Words

SENTENCES = {
    "article.light.head": "Light",
    "article.light.also": "lamp",
    "article.light.line-1": "A lantern shines over two fields.",
    "article.night.head": "Night",
    "article.night.also": "Příliš",
    "article.night.line-1": "Without a lantern nobody sees.",
    "reference-group.first": "Lanterns",
}
CONTENTS = Reference(
    groups={"first": ("light", "night")},
    articles={
        "light": ReferenceEntry("coin", ("night",), ("lantern",)),
        "night": ReferenceEntry("eye", ()),
    },
    topics={"new-game": "night", "set*": "light"},
)


class Told(Words):
    """The words of the client and of two articles."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        keys = words.keys()
        self._sentences = {key: words.say(key) for key in keys} | SENTENCES


@pytest.fixture(autouse=True)
def contents(app: App) -> None:
    """Put the two articles into the box."""
    app.box = replace(app.box, reference=CONTENTS)
    app.words = Told(app.words)


def shown(ui: UiDriver) -> str:
    screen = ui.screen
    assert isinstance(screen, RulesScreen)
    return screen.article


def test_help_opens_at_what_the_pointer_rests_on(flow: Flow, ui: UiDriver) -> None:
    ui.hover(name="new-game")
    ui.press("f1")
    assert shown(ui) == "night"


def test_help_opens_at_what_has_the_focus(flow: Flow, ui: UiDriver) -> None:
    for _ in range(30):
        ui.press("tab")
        focused = ui.screen.stage.focus.node
        if focused is not None and focused.name == "settings":
            break
    ui.press("f1")
    assert shown(ui) == "light"


def test_help_on_the_rules_does_not_open_them_twice(flow: Flow, ui: UiDriver) -> None:
    ui.press("f1")
    ui.press("f1")
    ui.press("escape")
    assert isinstance(ui.screen, TitleScreen)


def test_the_pages_of_how_to_play_lead_to_all_rules(flow: Flow, ui: UiDriver) -> None:
    ui.click(name="learn")
    ui.click(name="how-to-play")
    assert isinstance(ui.screen, LearnScreen)
    ui.click(name="rules")
    assert shown(ui) == "light"


def test_what_is_typed_narrows_the_contents_and_enter_opens_the_first(
    flow: Flow, ui: UiDriver
) -> None:
    ui.press("f1")
    ui.type("sees")
    assert ui.sees(name="article:night")
    assert not ui.sees(name="article:light")
    ui.press("enter")
    assert shown(ui) == "night"


def test_a_search_does_not_mind_accents_and_capitals(app: App) -> None:
    assert CONTENTS.found("PRILIS", app.words) == ("night",)
    assert CONTENTS.found("lantern night", app.words) == ("night",)
    assert CONTENTS.found("lantern", app.words) == ("light", "night")
    assert CONTENTS.found("copper", app.words) == ()


def test_a_search_without_a_find_says_so(flow: Flow, ui: UiDriver) -> None:
    ui.press("f1")
    ui.type("copper")
    assert ui.sees(label="No article has these words. Fewer words find more.")


def test_a_link_leads_on_and_the_way_back_is_kept(flow: Flow, ui: UiDriver) -> None:
    ui.press("f1")
    assert not ui.find(name="before").enabled
    ui.click(name="see:night")
    assert shown(ui) == "night"
    ui.press("alt+left")
    assert shown(ui) == "light"


def test_nothing_is_covered_or_cut_off(flow: Flow, ui: UiDriver) -> None:
    ui.press("f1")
    assert layout_faults.faults(ui.screen.stage) == []


def test_a_name_inside_counts_before_the_one_around_it() -> None:
    around = Reference(topics={"inner": "night", "outer": "light"})
    assert around.about(["inner", "outer"]) == "night"
    assert around.about(["other", "outer"]) == "light"
    assert around.about(["other"]) == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[article", "not readable as TOML"),
        ('[article]\na = { icon = "x", see = ["b"] }\n[topics]\n', 'has "b"'),
        ('group = []\n[article]\n[topics]\nx = "y"\n', 'is "y"'),
    ],
)
def test_contents_that_make_no_sense_are_refused_in_a_sentence(
    tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "reference.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        read_reference(file)
    assert why in str(refused.value)
