"""The rules reference: opened at what is asked about, searched, read on; by mouse and keys."""

from dataclasses import replace
from pathlib import Path
from typing import cast

import pygame
import pytest
from pygame.event import Event

from game.box.rules_reference import RulesArticle, RulesReference, read_reference
from game.client.app import App
from game.client.screens.rules import RulesScreen
from game.client.screens.short_rules import ShortRulesScreen
from game.client.screens.title import TitleScreen
from game.client.widgets.scroll_pane import ScrollPane
from game.engine.reasons import Unreadable
from game.scene.widgets import TextField
from game.text.words import Words
from tests.client.client_driver import ClientDriver
from tests.helpers import layout_faults

SENTENCES = {
    "article.light.head": "Light",
    "article.light.also": "lamp",
    "article.light.line-1": "A lantern shines over two fields.",
    "article.night.head": "Night",
    "article.night.also": "Příliš",
    "article.night.line-1": "Without a lantern nobody sees.",
    "reference-group.first": "Lanterns",
}
CONTENTS = RulesReference(
    article_names_by_group={"first": ("light", "night")},
    articles={
        "light": RulesArticle("flag", ("night",), ("lantern",)),
        "night": RulesArticle("eye", ()),
    },
    articles_by_node_name={"new-game": "night", "set*": "light"},
)


class Told(Words):
    """The words of the client and of two articles."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        keys = words.sentence_keys()
        self._sentences = {key: words.say(key) for key in keys} | SENTENCES


@pytest.fixture
def reader(app: App, ui: ClientDriver) -> ClientDriver:
    """A client driver with two articles in the box."""
    app.box = replace(app.box, reference=CONTENTS)
    app.words = Told(app.words)
    return ui


def found(typed: str, words: Words) -> list[str]:
    return [find.name for find in CONTENTS.search_articles(typed, words)]


def shown(ui: ClientDriver) -> str:
    return ui.at(RulesScreen).article


def test_help_opens_at_what_the_pointer_rests_on_or_has_the_focus(reader: ClientDriver) -> None:
    reader.hover(name="new-game")
    reader.press_keys("f1")
    assert shown(reader) == "night"
    reader.press_keys("f1")  # does not open the rules twice
    reader.press_keys("escape")
    reader.at(TitleScreen)
    reader.tab_to("settings")
    reader.press_keys("f1")
    assert shown(reader) == "light"


@pytest.mark.thorough
def test_the_pages_of_how_to_play_lead_to_all_rules(reader: ClientDriver) -> None:
    reader.click_each("learn", "how-to-play")
    reader.at(ShortRulesScreen)
    reader.click(name="rules")
    assert shown(reader) == "light"


def test_what_is_typed_narrows_the_contents_and_enter_opens_the_first(reader: ClientDriver) -> None:
    reader.press_keys("f1")
    reader.type("sees")
    assert reader.sees(name="article:night")
    assert not reader.sees(name="article:light")
    reader.press_keys("enter")
    assert shown(reader) == "night"


def test_a_search_does_not_mind_accents_and_capitals(reader: ClientDriver) -> None:
    words = reader.app.words
    assert found("PRILIS", words) == ["night"]
    assert found("lantern night", words) == ["night"]
    assert found("lantern", words) == ["light", "night"]


def test_escape_first_clears_the_search_and_then_closes_the_page(reader: ClientDriver) -> None:
    reader.press_keys("f1")
    everything = reader.buttons("article:")
    reader.type("adit")
    assert reader.buttons("article:") != everything
    reader.press_keys("escape")
    assert reader.at(RulesScreen).stage.focus.node is reader.find(name="search")
    assert reader.buttons("article:") == everything
    assert cast(TextField, reader.find(name="search")).value == ""
    reader.press_keys("escape")
    assert not isinstance(reader.screen, RulesScreen)


def test_a_search_without_a_find_says_so(reader: ClientDriver) -> None:
    reader.press_keys("f1")
    reader.type("copper")
    assert reader.sees(label="No matches.")


def test_a_link_leads_on_and_the_way_back_is_kept(reader: ClientDriver) -> None:
    reader.press_keys("f1")
    assert layout_faults.faults(reader.screen.stage) == []
    assert not reader.find(name="before").enabled
    reader.click(name="see:night")
    assert shown(reader) == "night"
    reader.press_keys("alt+left")
    assert shown(reader) == "light"


def test_a_name_inside_counts_before_the_one_around_it() -> None:
    around = RulesReference(articles_by_node_name={"inner": "night", "outer": "light"})
    assert around.article_name_for_node(["inner", "outer"]) == "night"
    assert around.article_name_for_node(["other", "outer"]) == "light"
    assert around.article_name_for_node(["other"]) == ""


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[article", "not readable as TOML"),
        ('[article]\na = { icon = "x", see = ["b"] }\n[topics]\n', 'has "b"'),
        ('group = []\n[article]\n[topics]\nx = "y"\n', 'is "y"'),
    ],
)
def test_contents_without_sense_are_refused(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "reference.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=why):
        read_reference(file)


@pytest.mark.thorough
def test_the_wheel_scrolls_every_long_page_to_its_end_and_back(trail: ClientDriver) -> None:
    trail.app.change_settings(ui_scale_percent=150)
    for way in (("rules",), ("settings",), ("learn", "puzzles"), ("learn", "challenges")):
        trail.visit(*(() if way == ("rules",) else way))
        if way == ("rules",):
            trail.press_keys("f1")
        panes = [node for node in trail.find_all() if isinstance(node, ScrollPane)]
        pane = max(panes, key=lambda pane: pane.content_overflow_height)
        assert pane.content_overflow_height > 0
        [spot] = [spot for spot in trail.screen.stage.visible_nodes() if spot.node is pane]
        at = spot.visible_rect().center
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
        for notches, end in ((-40, pane.content_overflow_height), (40, 0.0)):
            pygame.event.post(Event(pygame.MOUSEWHEEL, x=0, y=notches))
            trail.advance_time(0.05)
            assert pane.offset == pytest.approx(end)
