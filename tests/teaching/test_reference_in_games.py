"""The rules to look up inside a game: what holds there comes first, and what does not is marked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

from game.application.box_factory import read_words
from game.box.article_scope import (
    SEAT_COUNT_TERM_SUFFIX,
    UNKNOWN_GAME_TERMS,
    known_terms_of_edition,
    known_terms_of_game,
)
from game.box.box import GameBox
from game.box.known_game_terms import SOLO_TERM, words_in_term
from game.client.screens.rules import RulesScreen
from game.client.screens.rules_scope_text import rules_scope_text_of
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.engine.title import Options
from game.records.records import HUMAN_PLAYER
from game.scene.nodes.node import Node
from game.scene.testing.ui_driver import UiDriver
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from tests.helpers import layout_faults
from tests.helpers.every_table import looks_at_tables, set_ups
from tests.helpers.present import of_kind
from tests.teaching.conftest import DeskOf, OpenFlow
from tests.teaching.every_title import TAUGHT, every_title
from tests.teaching.playing import Taught

CONTROLS = ("map-closer", "map-farther", "look-through", "icon:", "chart", "prompt")
"""Things at a table that are about no rule: how the map is seen, and the buttons of the window."""
EVERY_STEP = 9
SEEN: dict[str, frozenset["Seen"]] = {}
"""What was seen of each title; the tables are laid but once."""

TRAIL = next(taught for taught in TAUGHT if taught.name == "tinners-trail")


def options_of_automa(box: GameBox) -> tuple[str, ...]:
    """Return the hardest option of each group."""
    return tuple(group[-1] for group in box.automa.option_groups) if box.automa is not None else ()


def things(node: Node, around: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the names of everything that can be clicked or has a tooltip, innermost first."""
    if not node.visible:
        return
    names = (node.name, *around) if node.name else around
    if node.name and (node.on_click is not None or node.tooltip):
        yield names
    for child in node.children:
        yield from things(child, names)


@dataclass(frozen=True, slots=True)
class Seen:
    """A thing at a table of a set-up, by its names and those around it."""

    options: Options
    names: tuple[str, ...]


@pytest.fixture
def seen_of(open_flow: OpenFlow, desk_of: DeskOf) -> Callable[[Taught], frozenset[Seen]]:
    """`seen_of(taught)`: all that lies at tables of every set-up of a title."""

    def one(taught: Taught) -> frozenset[Seen]:
        if taught.name not in SEEN:
            open_flow(taught.name)
            app = desk_of(taught.name)
            SEEN[taught.name] = frozenset(
                Seen(options, names)
                for options in set_ups(app.box.title, options_of_automa(app.box))
                for root in looks_at_tables(app, options, seed=3, every=EVERY_STEP)
                for names in things(root)
            )
        return SEEN[taught.name]

    return one


@pytest.mark.thorough
@every_title
def test_what_is_asked_about_at_any_table_has_an_article_that_holds_there(
    seen_of: Callable[[Taught], frozenset[Seen]], desk_of: DeskOf, taught: Taught
) -> None:
    title = desk_of(taught.name).box.title
    missing = {
        seen.names[0]
        for seen in seen_of(taught)
        if not seen.names[0].startswith(CONTROLS)
        and not taught.reference.article_name_for_node(
            seen.names, known_terms_of_game(title, seen.options)
        )
    }
    assert missing == set()


@pytest.mark.thorough
@every_title
def test_every_topic_is_a_thing_on_a_table(
    seen_of: Callable[[Taught], frozenset[Seen]], taught: Taught
) -> None:
    names = {name for seen in seen_of(taught) for name in seen.names} | taught.on_the_table()
    asked = {
        topic.rpartition("/")[2] for topic in taught.reference.articles_by_node_name
    } - taught.seldom
    stray = [topic for topic in asked if not _is_named(topic, names)]
    assert stray == []


def _is_named(topic: str, names: set[str]) -> bool:
    if topic.endswith("*"):
        return any(name.startswith(topic[:-1]) for name in names)
    return topic in names


@every_title
def test_the_words_of_every_scope_are_known(desk_of: DeskOf, taught: Taught) -> None:
    box = desk_of(taught.name).box
    automa = {each for group in (box.automa.option_groups if box.automa else ()) for each in group}
    seats = {f"{count}{SEAT_COUNT_TERM_SUFFIX}" for count in box.title.seats}
    known = {*box.title.editions, *box.title.expansions, *automa, *seats}
    known |= {SOLO_TERM} if box.title.automa else set()
    scopes = [
        scope
        for entry in taught.reference.articles.values()
        for scope in (entry.scope, *entry.line_scopes.values())
    ]
    used = {word for scope in scopes for term in scope for word in words_in_term(term)}
    assert used <= known


@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_option_of_a_game_is_told_of(desk_of: DeskOf, taught: Taught, language: str) -> None:
    box = desk_of(taught.name).box
    reference = taught.reference
    words = read_words(taught.name, language)
    text = " ".join(
        line.text
        for name in reference.article_names
        for line in reference.article_lines(name, words, UNKNOWN_GAME_TERMS)
    )
    scoped = {
        word
        for entry in reference.articles.values()
        for scope in (entry.scope, *entry.line_scopes.values())
        for term in scope
        for word in words_in_term(term)
    }
    options = {f"expansion.{each}" for each in box.title.expansions}
    if box.automa is not None:
        named = (each for group in box.automa.option_groups for each in group)
        options |= {f"automa.{each}" for each in named if each not in box.automa.mixes}
    untold = [
        key
        for key in sorted(options)
        if key.partition(".")[2] not in scoped and words.say(key) not in text
    ]
    assert untold == []


@every_title
def test_scopes_are_of_lines_there_are(desk_of: DeskOf, taught: Taught) -> None:
    words = desk_of(taught.name).box.words
    for name, entry in taught.reference.articles.items():
        for number in entry.line_scopes:
            assert f"article.{name}.line-{number}" in words


@pytest.mark.thorough
@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_scopes_are_told_in_words(open_flow: OpenFlow, taught: Taught, language: str) -> None:
    app = open_flow(taught.name).app
    app.change_settings(language=language)
    scopes = [entry.scope for entry in taught.reference.articles.values()]
    terms = {word for scope in scopes for term in scope for word in words_in_term(term)}
    for word in terms:
        assert rules_scope_text_of(app, (word,)) != word or word.isdigit()


@every_title
def test_every_article_that_holds_in_a_game_has_lines_and_leads_on(
    desk_of: DeskOf, taught: Taught
) -> None:
    box = desk_of(taught.name).box
    reference = taught.reference
    for options in set_ups(box.title, options_of_automa(box)):
        game = known_terms_of_game(box.title, options)
        for name in reference.article_names:
            assert reference.article_lines(name, box.words, game), (name, options)
            assert reference.related_article_names(name, game), (name, options)


@every_title
def test_in_the_menus_only_the_edition_rules_articles_out(desk_of: DeskOf, taught: Taught) -> None:
    title = desk_of(taught.name).box.title
    for edition in title.editions:
        game = known_terms_of_edition(title, edition)
        for name, entry in taught.reference.articles.items():
            others = {*entry.scope} & {*title.editions} - {edition}
            assert taught.reference.applies_to_game(name, game) == (not others)
            assert taught.reference.applies_to_game(name, UNKNOWN_GAME_TERMS)


def lines_told(desk_of: DeskOf, article: str, options: Options) -> str:
    """Return an article of Tinners' Trail as it stands in a game."""
    box = desk_of(TRAIL.name).box
    lines = TRAIL.reference.article_lines(
        article, box.words, known_terms_of_game(box.title, options)
    )
    return " ".join(line.text for line in lines)


@pytest.mark.parametrize(
    ("edition", "begins", "not_there"), [("2007", "£15", "£20"), ("remastered", "£20", "£15")]
)
def test_the_aim_tells_the_money_of_the_edition(
    desk_of: DeskOf, edition: str, begins: str, not_there: str
) -> None:
    told = lines_told(desk_of, "aim", Options(TRAIL.name, 3, edition))
    assert begins in told
    assert not_there not in told


@pytest.mark.parametrize(
    ("edition", "thing", "article"),
    [
        ("2007", "invest", "boxes"),
        ("2007", "area:kea", "unexplored"),
        ("remastered", "invest", "investing"),
        ("remastered", "area:kea", "area"),
    ],
)
def test_a_thing_leads_to_the_article_of_its_edition(
    desk_of: DeskOf, edition: str, thing: str, article: str
) -> None:
    game = known_terms_of_game(desk_of(TRAIL.name).box.title, Options(TRAIL.name, 3, edition))
    assert TRAIL.reference.article_name_for_node([thing], game) == article


def test_f1_over_the_ore_exchange_of_2007_tells_its_rounds_i_and_iv(desk_of: DeskOf) -> None:
    options = Options(TRAIL.name, 3, "2007")
    game = known_terms_of_game(desk_of(TRAIL.name).box.title, options)
    article = TRAIL.reference.article_name_for_node(["exchange"], game)
    assert "In round IV, subtract 1 from both" in lines_told(desk_of, article, options)


@pytest.mark.thorough
def test_in_a_game_articles_of_another_edition_come_last_under_their_heading(
    open_flow: OpenFlow,
) -> None:
    flow = open_flow(TRAIL.name, edition="2007")
    seats = tuple(SeatPlan(name, HUMAN_PLAYER) for name in ("Ada", "Ben", "Cem"))
    flow.games.begin_game_with_set_up(SavedSetUp(seats, 1, edition="2007"))
    ui = UiDriver(flow.window)
    ui.press_keys("f1", wait_seconds=0.2)
    screen = of_kind(ui.screen, RulesScreen)
    rows = ui.find(name="contents")
    labels = [node.label for node in rows.walk() if node.label]
    heading = labels.index("Not in this game")
    assert labels.index("Investment boxes") < heading < labels.index("Survey cards")
    screen.show_article("survey-card")
    assert ui.sees(label="Not in this game. Used in: Remastered (2021)")


@pytest.mark.thorough
@every_title
@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_every_article_is_laid_out_without_a_fault(
    open_flow: OpenFlow, taught: Taught, language: str
) -> None:
    flow = open_flow(taught.name)
    flow.close_all_and_show_title_page()
    flow.app.change_settings(language=language, ui_scale_percent=150)
    ui = UiDriver(flow.window)
    ui.advance_time(0.1)
    ui.press_keys("f1", wait_seconds=0.2)
    screen = of_kind(ui.screen, RulesScreen)
    faults = {}
    for name in taught.reference.article_names:
        screen.show_article(name)
        if found := layout_faults.faults(screen.stage):
            faults[name] = found
    assert faults == {}
