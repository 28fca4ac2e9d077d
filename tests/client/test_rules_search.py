"""The search in the rules: whole words first, then what means the same, inside of words last."""

from pathlib import Path

import pytest
from pygame import Surface

from game.application.box_factory import make_game_box, make_kit, read_words
from game.box.article_search import ArticleMatch, ArticleText, search_articles
from game.client.screens.rules_contents import ExcerptLine
from game.files.folders import assets_folder
from game.scene.input.hit_shapes import LeftTopWidthHeight
from game.scene.nodes.node import Canvas
from game.scene.text.lettering import TextStyle
from game.text.languages import NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import Words, read_sentences
from game.titles import title_names
from tests.client.client_driver import ClientDriver

SHARED = assets_folder() / "shared"
PASTIES = ArticleText("pasties", "Sell pasties", "money", ("Always possible while work is left.",))
WINNER = ArticleText("winner", "The winner", "end", ("If points are equal, most money wins.",))
TIES = ArticleText("ties", "Ties", "", ("Money decides ties.",))
DECK = ArticleText("deck", "The deck", "", ("If you draw from the deck, you start.",))
MARKET = ArticleText("market", "The market", "", ("Marketplaces are closed.",))
REMARKETING = ArticleText("again", "Remarketing", "", ("A second time.",))
SPRAY = ArticleText("sprzedaz", "Sprzedaż", "", ("Kopalnia sprzedaje rudę z żyły.",))
MINES = ArticleText("mines", "Górnictwo", "", ("Masz sześć kopalń i jedną łódź.",))

TERMS = {
    "tiletum": {
        "tablet": "tablets",
        "footprint": "footprints",
        "crest": "crests",
        "joker": "joker",
        "wheel": "wheel",
        "fair": "fairs",
        "corruption": "corruption",
        "helper": "helpers",
        "technology": "technologies",
        "decree": "decrees",
        "contract": "contract",
        "explorer": "explorers",
    },
    "brass": {
        "market": "market",
        "loan": "loan",
        "rail": "rail",
        "canal": "canal",
        "port": "ports",
        "coal": "coal",
        "iron": "iron",
        "income": "income",
        "develop": "develop",
    },
    "tinners-trail": {
        "adit": "adit",
        "miner": "miner",
        "port": "port",
        "train": "train",
        "pasties": "pasties",
        "water": "water",
        "mine": "auction",
        "pass": "pass",
    },
}
"""The article that is looked for with a word, by title."""


def words_of(language: str) -> Words:
    words = Words(*text_file_paths((SHARED,), "en"))
    words.set_language(language, read_sentences(text_file_paths((SHARED,), language)))
    return words


def found(typed: str, *articles: ArticleText, language: str = "en") -> list[str]:
    return [find.name for find in search_articles(articles, typed, words_of(language))]


def test_a_word_is_found_by_its_beginning_and_not_inside_of_another_one() -> None:
    assert found("tie", PASTIES, WINNER, TIES) == ["ties", "winner"]


def test_what_stands_inside_a_word_comes_last() -> None:
    assert found("market", REMARKETING, MARKET) == ["market", "again"]


@pytest.mark.parametrize(
    "typed",
    ["tie", "tiebreak", "equal", "tie break", "tie-break", "tie breaker", "Tie-Breakers", "tied"],
)
def test_words_that_mean_the_same_find_the_same_article(typed: str) -> None:
    assert "winner" in found(typed, WINNER, PASTIES)


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("written", ["marketplace", "market place", "market-place"])
@pytest.mark.parametrize(
    "typed", ["marketplace", "market place", "market-place", "market\u2011pla"]
)
def test_a_compound_is_found_however_it_is_written(typed: str, written: str, language: str) -> None:
    article = ArticleText("market", "Prices", "", (f"The {written} is closed.",))
    [find] = search_articles([PASTIES, article], typed, words_of(language))
    assert find.line[find.start : find.end] in {written, *written.replace("-", " ").split()}


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("typed", ["tie-break", "tie break", "tiebreaker"])
def test_the_international_word_for_a_tie_is_known_in_every_language(
    typed: str, language: str
) -> None:
    tie = {"en": "Equal points", "pl": "Gdy jest remis", "cs": "Při remíze"}[language]
    assert found(typed, ArticleText("x", "A", "", (tie,)), PASTIES, language=language) == ["x"]


@pytest.mark.parametrize(
    ("typed", "language"),
    [("cash a", "en"), ("themar", "en"), ("market q", "en"), ("sprzedaje o", "pl")],
)
def test_words_that_only_touch_are_no_compound(typed: str, language: str) -> None:
    assert found(typed, MARKET, SPRAY, language=language) == []


def test_a_draw_from_a_deck_is_not_a_tie() -> None:
    assert found("tie", WINNER, DECK) == ["winner"]


@pytest.mark.parametrize("typed", ["remis", "równo", "rowno"])
def test_each_language_has_its_own_words_that_mean_the_same(typed: str) -> None:
    article = ArticleText("winner", "Zwycięzca", "", ("Przy remisie decydują pieniądze.",))
    assert found(typed, article, language="pl") == ["winner"]


@pytest.mark.parametrize(
    ("typed", "name"),
    [("żyły", "sprzedaz"), ("zyly", "sprzedaz"), ("ŁÓDŹ", "mines"), ("lodz", "mines")],
)
def test_letters_count_with_and_without_their_marks(typed: str, name: str) -> None:
    assert found(typed, SPRAY, MINES, language="pl") == [name]


def test_another_ending_of_a_word_is_found_where_words_have_many() -> None:
    assert found("kopalnie", MINES, SPRAY, language="pl") == ["mines", "sprzedaz"]
    assert found("marketing", MARKET) == []


def test_every_word_that_is_typed_has_to_be_there() -> None:
    assert found("equal money", WINNER, PASTIES) == ["winner"]
    assert found("equal copper", WINNER, PASTIES) == []


def test_a_hit_shows_the_line_and_where_the_word_stands() -> None:
    [find] = search_articles([WINNER], "equal", words_of("en"))
    assert find == ArticleMatch("winner", WINNER.lines[0], 14, 19)
    assert find.line[find.start : find.end] == "equal"


def test_a_hit_by_the_heading_alone_shows_the_first_line() -> None:
    [find] = search_articles([PASTIES], "pasties", words_of("en"))
    assert find == ArticleMatch("pasties", PASTIES.lines[0])


def test_every_language_has_as_many_lists_of_synonyms() -> None:
    lists = {language: _lists(SHARED, language) for language in NATIVE_NAME_BY_LANGUAGE}
    assert len({frozenset(each) for each in lists.values()}) == 1
    assert all(len(words.split()) > 1 for each in lists.values() for words in each.values())


def _lists(folder: Path, language: str) -> dict[str, str]:
    sentences = read_sentences(text_file_paths((folder,), language))
    return {key: text for key, text in sentences.items() if key.startswith("synonyms.")}


@pytest.mark.thorough
@pytest.mark.parametrize("title", TERMS)
def test_an_article_named_by_a_word_comes_before_those_that_mention_it(title: str) -> None:
    words = read_words(title)
    reference = make_game_box(title, make_kit(), words).reference
    first = {typed: reference.search_articles(typed, words)[0].name for typed in TERMS[title]}
    assert first == TERMS[title]


@pytest.mark.thorough
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("title", title_names())
def test_every_article_is_found_first_by_its_whole_heading(title: str, language: str) -> None:
    words = read_words(title, language)
    reference = make_game_box(title, make_kit(), words).reference
    heads = {name: words.say(f"article.{name}.head") for name in reference.article_names}
    found = {name: reference.search_articles(head, words)[0].name for name, head in heads.items()}
    assert {
        heads[name]: heads[other] for name, other in found.items() if heads[name] != heads[other]
    } == {}


@pytest.mark.thorough
def test_the_end_of_a_found_line_is_shortened_in_letters_of_full_size(
    trail: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    trail.press_keys("f1")
    trail.type("mine")
    trail.advance_time(0.1)
    excerpts = [node for node in trail.screen.stage.root.walk() if isinstance(node, ExcerptLine)]
    drawn: list[str] = []
    draw_text = Canvas.draw_text

    def watched(
        canvas: Canvas, text: str, style: TextStyle, box: LeftTopWidthHeight, align: str = "left"
    ) -> None:
        is_end = text.endswith("…")
        if is_end and any(text.rstrip("…") in node.text_shown for node in excerpts):
            room = canvas.rect_px(*box).width
            assert canvas.kit.lettering.line_width_px(text, style, canvas.px_per_u) <= room, text
            drawn.append(text)
        draw_text(canvas, text, style, box, align)

    monkeypatch.setattr(Canvas, "draw_text", watched)
    trail.screen.stage.draw(Surface((1280, 720)))
    assert drawn
