"""The rules reference: whole, without dead ends, and about what lies on the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.box.reference import Reference, lines_of, read_reference
from game.places import assets_folder
from game.scene.node import Node
from game.titles.tinners_trail.notation.offer import EDITIONS
from game.titles.tinners_trail.table import table
from game.titles.tinners_trail.table.figures import FIGURES
from game.titles.tinners_trail.table.stationery import TrailStationery
from game.words import Words
from tests.titles.tinners_trail.classic.table.classic_sitting import ClassicGame, ClassicSitting
from tests.titles.tinners_trail.table.sitting import Game, Sitting

FOLDER = assets_folder() / "tinners_trail"
WORDS = Words(FOLDER / "words" / "en" / "reference.toml")
REFERENCE = read_reference(FOLDER / "reference.toml")


def names_below(node: Node) -> set[str]:
    return {each.name for each in node.walk() if each.name}


@pytest.fixture(scope="module")
def on_the_table() -> set[str]:
    """Names of nodes of a table with expansions, of a crowded solo table, and of all sheets."""
    games = (
        (Game(5, 3, ("arsenic", "emigration")), 1.0),
        (Game(5, 3, ("arsenic", "emigration")), 2.0),
        (Game(2, 3, ("arsenic", "emigration"), ()), 2.0),
    )
    shown: set[str] = set()
    for game, scale in games:
        sitting = Sitting(game)
        sitting.window.set_user_scale(scale)
        sitting.pilot.advance(0.1)
        sitting.table.show(game.view(0), 0)
        shown |= names_below(sitting.table.root)
    of_2007 = ClassicSitting(ClassicGame(4, 3))
    of_2007.ask()
    shown |= names_below(of_2007.table.root)
    sources = Path(table.__file__).parent.rglob("*.py")
    code = "".join(source.read_text(encoding="utf-8") for source in sources)
    written = set(re.findall(r'name ?= ?"([a-z-]+)"', code))
    folding = shown & {"working-day", "exchange", "development", "journal", "wallace", "boxes"}
    editions = {f"edition:{name}" for name in EDITIONS}  # asked by the menu of learning
    named = shown | editions | written | {f"tab:{name}" for name in folding}
    return named | {f"{edition}/{name}" for edition in EDITIONS for name in named}


def test_every_article_is_listed_once() -> None:
    assert sorted(REFERENCE.order) == sorted(REFERENCE.articles)


@pytest.mark.parametrize("name", REFERENCE.order)
def test_every_article_has_words_and_can_be_left(name: str) -> None:
    assert f"article.{name}.head" in WORDS
    assert f"article.{name}.also" in WORDS
    assert lines_of(name, WORDS)
    assert REFERENCE.articles[name].see
    assert name not in REFERENCE.articles[name].see


def test_no_words_are_there_without_an_article() -> None:
    keys = WORDS.keys()
    about = {key.split(".")[1] for key in keys if key.startswith("article.")}
    groups = {key.split(".")[1] for key in keys if key.startswith("reference-group.")}
    assert about == set(REFERENCE.order)
    assert groups == set(REFERENCE.groups)


def test_every_piece_shown_can_be_drawn_and_is_shown_somewhere() -> None:
    stationery = TrailStationery(assets_folder())
    shown = {name for article in REFERENCE.articles.values() for name in article.figures}
    shown |= {name for page in REFERENCE.short for name in page}
    assert shown == set(FIGURES)
    for name in shown:
        assert stationery.figure(name, 0.5).get_width() > 5


def test_every_topic_is_a_thing_on_the_table(on_the_table: set[str]) -> None:
    lost = [
        topic
        for topic in REFERENCE.topics
        if not Reference(topics={topic: "aim"}).about(sorted(on_the_table))
    ]
    assert lost == []


def test_every_action_and_drawer_has_an_article(on_the_table: set[str]) -> None:
    asked = [name for name in on_the_table if name.startswith(("action:", "tab:", "area:"))]
    assert len(asked) > 30
    assert [name for name in asked if not REFERENCE.about([name])] == []
