"""The rules of Tiletum to look up: whole, without dead ends, and about what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.box.reference import Reference, lines_of, read_reference
from game.languages import LANGUAGES, word_files
from game.packing import own_folder
from game.places import assets_folder
from game.titles.tiletum.table.figures import FIGURES
from game.titles.tiletum.table.stationery import TiletumStationery
from game.words import Words
from tests.titles.tiletum.rule_ids import CARDINAL, SECTIONS, SILVER
from tests.titles.tiletum.table.court import Court

OWN = own_folder("tiletum")
REFERENCE = read_reference(OWN / "reference.toml")
CHAPTERS = {
    f"{letter}-{section}"
    for letter, sections in (("T", SECTIONS), ("C", CARDINAL), ("S", SILVER))
    for section in sections
}


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """The words of one language."""
    return Words(*word_files((OWN,), request.param))


@pytest.fixture(scope="module")
def on_the_table() -> Iterator[set[str]]:
    """Names of nodes of a table with a question."""
    court = Court((1920, 1080))
    court.until(lambda state, moves: state.round > 1 and moves[0].kind == "take")
    court.ask()
    yield {node.name for node in court.table.root.walk() if node.name}
    court.close()


def test_every_article_is_listed_once() -> None:
    assert sorted(REFERENCE.order) == sorted(REFERENCE.articles)


def test_every_article_has_words_and_can_be_left(words: Words) -> None:
    for name in REFERENCE.order:
        assert f"article.{name}.head" in words
        assert f"article.{name}.also" in words
        assert lines_of(name, words)
        assert REFERENCE.articles[name].see
        assert name not in REFERENCE.articles[name].see


def test_no_words_are_there_without_an_article(words: Words) -> None:
    keys = words.keys()
    about = {key.split(".")[1] for key in keys if key.startswith("article.")}
    groups = {key.split(".")[1] for key in keys if key.startswith("reference-group.")}
    assert about == {*REFERENCE.order}
    assert groups == {*REFERENCE.groups}


def test_every_chapter_of_the_rules_is_told_of() -> None:
    told = set(re.findall(r"[TCS]-\d+", (OWN / "reference.toml").read_text(encoding="utf-8")))
    assert told == CHAPTERS


def test_every_piece_shown_can_be_drawn_and_is_shown_somewhere() -> None:
    stationery = TiletumStationery(assets_folder())
    shown = {name for article in REFERENCE.articles.values() for name in article.figures}
    assert shown == {*FIGURES}
    for name in shown | {name for page in REFERENCE.short for name in page}:
        assert stationery.figure(name, 0.5).get_width() > 5


def test_every_topic_is_a_thing_on_the_table(on_the_table: set[str]) -> None:
    sometimes = {"action:*"}
    lost = [
        topic
        for topic in REFERENCE.topics.keys() - sometimes
        if not Reference(topics={topic: "aim"}).about(sorted(on_the_table))
    ]
    assert lost == []


def test_everything_on_the_table_that_may_be_picked_has_an_article(on_the_table: set[str]) -> None:
    parts = ("action:", "space:", "die:", "petal:", "card:", "building:", "store:", "seat:")
    asked = [name for name in on_the_table if name.startswith(parts)]
    assert len(asked) > 60
    assert [name for name in asked if not REFERENCE.about([name])] == []
