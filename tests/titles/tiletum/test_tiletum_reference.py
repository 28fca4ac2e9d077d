"""The rules of Tiletum to look up: silver, technologies, tablets, and all about the Cardinal."""

import tomllib
from typing import Any

import pytest

from game.application.box_factory import read_words, title_asset_folder
from game.box.article_scope import known_terms_of_game
from game.box.rules_reference import RulesReference, read_reference
from game.engine.title import Options
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.title import TiletumTitle

NAME = "tiletum"
SILVER = "silver"
every_language = pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
with_and_without = pytest.mark.parametrize("expansions", [(), (SILVER,)], ids=["plain", SILVER])


@pytest.fixture(scope="module")
def reference() -> RulesReference:
    return read_reference(title_asset_folder(NAME) / "reference.toml")


def lines(
    reference: RulesReference,
    article: str,
    *expansions: str,
    level: str = "normal",
    language: str = "en",
) -> list[str]:
    """Return an article as it stands in a game against the Cardinal."""
    options = Options(NAME, 2, expansions=expansions, automa=(level,))
    game = known_terms_of_game(TiletumTitle(), options)
    words = read_words(NAME, language)
    return [line.text for line in reference.article_lines(article, words, game)]


def data(file: str) -> dict[str, Any]:
    return tomllib.loads((title_asset_folder(NAME) / "data" / file).read_text(encoding="utf-8"))


@pytest.mark.rule("S-608")
def test_the_third_level_of_joker_is_joker_2_and_split_jokers(reference: RulesReference) -> None:
    [joker] = [line for line in lines(reference, "levels", SILVER) if line.startswith("Joker")]
    assert "III: a joker action (2 AP) now, and from then on you can split" in joker


@pytest.mark.rule("S-610")
def test_the_third_level_of_goods_gives_action_points(reference: RulesReference) -> None:
    [goods] = [line for line in lines(reference, "levels", SILVER) if line.startswith("Goods")]
    assert goods.endswith("a die of that good gives 2 more AP.")


@pytest.mark.rule("S-101")
def test_crests_are_seven_with_silver(reference: RulesReference) -> None:
    assert any("six crests" in line for line in lines(reference, "crests"))
    assert any("seven crests" in line for line in lines(reference, "crests", SILVER))


@pytest.mark.rule("S-501")
@every_language
def test_each_kind_of_tablet_has_a_line(reference: RulesReference, language: str) -> None:
    words = read_words(NAME, language)
    keys = words.sentence_keys()
    tablets = [key for key in keys if key.startswith("name.tablet:")]
    assert len(lines(reference, "tablets", SILVER, language=language)) == 1 + len(tablets) == 10


@pytest.mark.rule("C-104")
@every_language
@with_and_without
def test_every_challenge_is_told_by_its_name(
    reference: RulesReference, language: str, expansions: tuple[str, ...]
) -> None:
    words = read_words(NAME, language)
    there = data("cardinal.toml")["challenges"]
    if expansions:
        there = [*there, *data("silver-cardinal.toml")["challenges"]]
    names = [words.say(f"table.challenge-{each}").partition(":")[0] for each in there]
    told = lines(reference, "challenges", *expansions, language=language)[1:]
    assert [line.partition(":")[0] for line in told] == names


@pytest.mark.rule("C-202")
@every_language
@with_and_without
def test_every_decree_in_the_game_is_told_line_by_line(
    reference: RulesReference, language: str, expansions: tuple[str, ...]
) -> None:
    words = read_words(NAME, language)
    decrees = {decree["name"]: decree for decree in data("cardinal.toml")["decree"]}
    if expansions:
        decrees |= {decree["name"]: decree for decree in data("silver-cardinal.toml")["decree"]}
        del decrees["king-and-country"], decrees["everlasting-fame"]
    expected = {words.say(f"name.{name}"): len(each["lines"]) for name, each in decrees.items()}
    told = lines(reference, "decree-cards", *expansions, language=language)[1:]
    found = {line.partition(" (")[0]: max(line.count("; ") + 1, 1) for line in told}
    assert found == expected


@pytest.mark.rule("S-912")
@every_language
def test_every_surprise_of_the_king_is_told(reference: RulesReference, language: str) -> None:
    words = read_words(NAME, language)
    names = [
        words.say(f"name.surprise:{each['name']}")
        for each in data("silver-cardinal.toml")["surprise"]
    ]
    told = lines(reference, "surprises", SILVER, language=language)[1:]
    assert [line.partition(":")[0] for line in told] == names
    assert len(names) == 12


@pytest.mark.rule("S-902")
@every_language
def test_what_he_begins_with_on_hard_is_told(reference: RulesReference, language: str) -> None:
    start = data("silver-cardinal.toml")["hard_start"]
    told = " ".join(lines(reference, "solo", SILVER, level="hard", language=language))
    assert f"{start['points']} " in told
    assert f"{start['silver']} " in told


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("name.glorious-spires", "Wspaniałe iglice"),
        ("name.proud-pillars", "Wzniosłe filary"),
        ("name.merchant-empire", "Imperium handlowe"),
        ("name.buildings-forever", "Budowle są wieczne"),
        ("name.religious-communities", "Wspólnota kościelna"),
        ("table.challenge-precious-materials", "Cenne surowce"),
        ("table.challenge-fruitful-journey", "Owocne podróże"),
        ("table.challenge-very-special-friends", "Wyjątkowi przyjaciele"),
        ("table.challenge-whispers-at-court", "Zausznicy króla"),
        ("table.challenge-church-income", "Dochód kościelny"),
    ],
)
def test_polish_names_are_those_of_the_printed_book(key: str, name: str) -> None:
    assert read_words(NAME, "pl").say(key).partition(":")[0] == name
