"""The rules reference of the edition of 2007: only what that edition has."""

import pytest

from game.application.box_factory import read_words, title_asset_folder
from game.box.article_scope import known_terms_of_edition, known_terms_of_game
from game.box.known_game_terms import KnownGameTerms
from game.box.rules_reference import RulesReference, read_reference
from game.engine.title import Options
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles import title_by_name
from game.titles.tinners_trail.notation.game_options import (
    EDITION_2007,
    REMASTERED_EDITION,
    TITLE_NAME,
)

pytestmark = pytest.mark.rule("C-1", "C-2")

ABOUT_THE_EDITION = "edition-2007"  # the article that lists what this edition does not have
NOT_OF_2007 = {
    "en": ("wallace", "tile", "survey card", "drainage token", "wild card", "arsenic",
           "your number of players"),
    "pl": ("wallace", "kafel", "map geologiczn", "mapy geologiczn", "odwadni", "joker", "arszenik",
           "danej liczby graczy"),
    "cs": ("wallace", "dílek", "dílk", "průzkumné kart", "odvodn", "žolík", "arzenik",
           "daný počet hráčů"),
}  # fmt: skip


@pytest.fixture(scope="module")
def reference() -> RulesReference:
    return read_reference(title_asset_folder(TITLE_NAME) / "reference.toml")


def article(
    reference: RulesReference, name: str, game: KnownGameTerms, language: str = "en"
) -> str:
    words = read_words(TITLE_NAME, language)
    return " ".join(line.text for line in reference.article_lines(name, words, game))


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_no_article_speaks_of_what_the_edition_does_not_have(
    reference: RulesReference, language: str
) -> None:
    game = known_terms_of_edition(title_by_name(TITLE_NAME), EDITION_2007)
    strange = [
        (name, word)
        for name in reference.article_names
        if reference.applies_to_game(name, game) and name != ABOUT_THE_EDITION
        for word in NOT_OF_2007[language]
        if word in article(reference, name, game, language).lower()
    ]
    assert strange == []


def test_lord_wallace_is_named_in_solo_games_only(reference: RulesReference) -> None:
    title = title_by_name(TITLE_NAME)
    solo = known_terms_of_game(title, Options(TITLE_NAME, 2, REMASTERED_EDITION, automa=()))
    for_two = known_terms_of_game(title, Options(TITLE_NAME, 2, REMASTERED_EDITION))
    assert "Lord Wallace always goes first" in article(reference, "setup", solo)
    assert "drawn at random" not in article(reference, "setup", solo)
    assert "Lord Wallace wins all ties" in article(reference, "winning", solo)
    for name in ("setup", "winning"):
        assert "Wallace" not in article(reference, name, for_two)
