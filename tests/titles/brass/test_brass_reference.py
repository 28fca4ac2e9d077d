"""The rules of Brass to look up speak of the options in force."""

import pytest

from game.application.box_factory import read_words, title_asset_folder
from game.box.article_scope import known_terms_of_game
from game.box.rules_reference import RulesReference, read_reference
from game.engine.title import Options
from game.scene.nodes.node import Node
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.brass.notation.game_options import EXPANSIONS
from game.titles.brass.table.panels.tracks_and_market import BrassMarketPanel
from game.titles.brass.title import BrassTitle
from tests.helpers.every_table import looks_at_tables
from tests.helpers.present import of_kind, present
from tests.teaching.conftest import DeskOf, OpenFlow, desk_of, open_flow, painted_once

__all__ = ["desk_of", "open_flow", "painted_once"]

NAME = "brass"


@pytest.fixture(scope="module")
def reference() -> RulesReference:
    return read_reference(title_asset_folder(NAME) / "reference.toml")


def told(reference: RulesReference, article: str, *, seats: int = 4, option: str = "") -> str:
    """Return an article as it stands in a game."""
    options = Options(NAME, seats, expansions=(option,) if option else ())
    game = known_terms_of_game(BrassTitle(), options)
    return " ".join(line.text for line in reference.article_lines(article, read_words(NAME), game))


@pytest.mark.parametrize(
    ("article", "option", "without", "within"),
    [
        ("market", "distant-money", "income then also rises", "bank then also pays you"),
        ("network", "ferry-both-ways", "a tile or link in Liverpool", "vice versa"),
        ("debt", "debt-stays", "costs you 1 VP", "the debt stays"),
        ("over", "two-cards-over", "can’t play two cards", "also play two cards"),
        ("turn", "two-cards-over", "any empty space", "on a tile you can overbuild"),
    ],
)
def test_an_article_speaks_of_the_option_in_force(
    reference: RulesReference, article: str, option: str, without: str, within: str
) -> None:
    plain = told(reference, article)
    chosen = told(reference, article, option=option)
    assert without in plain
    assert within not in plain
    assert within in chosen
    assert without not in chosen
    assert "options" in reference.articles[article].related_articles


@pytest.mark.rule("B-1.6")
@pytest.mark.parametrize(
    ("seats", "canals", "rails"), [(4, "6", "2"), (3, "9", "6"), (2, "2", "none")]
)
def test_the_beginning_tells_the_cards_taken_out(
    reference: RulesReference, seats: int, canals: str, rails: str
) -> None:
    text = told(reference, "setup", seats=seats)
    assert f"removed from the deck unseen: {canals} in the canal era, {rails} in the rail" in text


@pytest.mark.rule("B-18.1")
def test_two_players_are_called_a_variant_and_led_to(reference: RulesReference) -> None:
    assert "variant" in told(reference, "two-players", seats=2)
    leading = [
        name
        for name, entry in reference.articles.items()
        if "two-players" in entry.related_articles
    ]
    assert {"setup", "round", "cards"} <= {*leading}


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_options_are_called_as_in_set_up(language: str) -> None:
    words = read_words(NAME, language)
    lines = [words.say(f"article.options.line-{number}") for number in range(2, 6)]
    names = {words.say(f"expansion.{each}") for each in EXPANSIONS}
    assert {line.partition(":")[0] for line in lines} == names


@pytest.mark.thorough
@pytest.mark.rule("B-19.4")
@pytest.mark.parametrize(
    ("expansions", "note"), [((), "market-note"), (("distant-money",), "market-note-money")]
)
def test_the_market_says_what_a_sale_brings(
    open_flow: OpenFlow, desk_of: DeskOf, expansions: tuple[str, ...], note: str
) -> None:
    open_flow(NAME)
    root: Node = next(
        looks_at_tables(desk_of(NAME), Options(NAME, 4, "", expansions), seed=1, every=1)
    )
    panel = of_kind(present(root.find("market")), BrassMarketPanel)
    assert present(panel.look).bonus_note_key == note
