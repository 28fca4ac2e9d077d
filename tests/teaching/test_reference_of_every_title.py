"""The rules of every title to look up: whole, without dead ends, and about what is on the table."""

import re
from functools import cache

import pytest

from game.box.article_scope import UNKNOWN_GAME_TERMS
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import Words
from tests.teaching.conftest import DeskOf
from tests.teaching.every_title import every_title
from tests.teaching.playing import Taught

every_language = pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
CHAPTER = re.compile(r"\b[A-Z]-\d+")


@cache
def on_the_table(taught: Taught) -> frozenset[str]:
    """Names of nodes of the title's tables."""
    return frozenset(taught.on_the_table())


@every_title
def test_every_article_is_listed_once(taught: Taught) -> None:
    assert taught.reference.article_names
    assert sorted(taught.reference.article_names) == sorted(taught.reference.articles)


@every_title
@every_language
def test_every_article_has_words_and_can_be_left(taught: Taught, language: str) -> None:
    words = Words(*text_file_paths((taught.own,), language))
    articles = taught.reference.articles
    for name, article in articles.items():
        assert f"article.{name}.head" in words
        assert f"article.{name}.also" in words
        assert taught.reference.article_lines(name, words, UNKNOWN_GAME_TERMS), name
        assert {*article.related_articles} <= {*articles} - {name}
        assert article.related_articles, name


@every_title
@every_language
def test_no_words_are_there_without_an_article(taught: Taught, language: str) -> None:
    keys = taught.said(language)
    about = {key.split(".")[1] for key in keys if key.startswith("article.")}
    groups = {key.split(".")[1] for key in keys if key.startswith("reference-group.")}
    assert about == {*taught.reference.article_names}
    assert groups == {*taught.reference.article_names_by_group}


@every_title
def test_every_chapter_of_the_rules_is_told_of(taught: Taught) -> None:
    if taught.chapters:
        text = (taught.own / "reference.toml").read_text(encoding="utf-8")
        assert {*CHAPTER.findall(text)} == taught.chapters


@every_title
def test_every_piece_can_be_drawn_and_is_shown(desk_of: DeskOf, taught: Taught) -> None:
    pictures_outside_table = desk_of(taught.name).box.pictures_outside_table
    reference = taught.reference
    shown = {name for article in reference.articles.values() for name in article.pieces}
    shown |= {
        name for pages in reference.short_rules_pieces.values() for page in pages for name in page
    }
    assert shown == {*taught.figures}
    for name in shown:
        assert pictures_outside_table.enlarged_piece(name, 0.5).get_width() > 5


@pytest.mark.thorough
@every_title
def test_everything_on_the_table_that_may_be_asked_about_has_an_article(taught: Taught) -> None:
    asked = [name for name in on_the_table(taught) if name.startswith(taught.asked)]
    assert len(asked) > taught.many
    assert [name for name in asked if not taught.reference.article_name_for_node([name])] == []
