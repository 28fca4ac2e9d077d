"""Hints at the table: asked for, told in three steps, gone with the question; and the win bar."""

from dataclasses import replace

import pygame
import pytest

from game.application.box_factory import make_game_box, make_kit, read_words
from game.client.app import App
from game.client.hints.hint_panel import HintPanel
from game.client.screens.table import TableScreen
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.side_note import NoteArea, make_best_placed_note
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import NOBODY, State
from game.scene.nodes.node import NodeValues
from game.scene.text.text_styles import BODY_STYLE
from game.table_protocol import MAP_CORNER_USES
from game.tabletop.plain.table_texts import PlainPhrases
from tests.client.client_driver import ClientDriver
from tests.client.toy_table import ToyTable
from tests.client.toys import AFTER_MOVE, ToyPhrases, advises_legal_moves, rows_of
from tests.helpers.layout_faults import proof_of
from tests.helpers.present import of_kind, present
from tests.titles.lanterns.rules import CANDLES, UNKNOWN

CANDLE_ROW = 2


@pytest.fixture
def advised(ui: ClientDriver) -> ClientDriver:
    """A client driver at a desk where somebody advises the first legal moves when told to."""
    ui.app.analyst = advises_legal_moves(ui.app)
    ui.app.box = replace(ui.app.box, phrases=ToyPhrases())
    return ui


@pytest.fixture
def screen(advised: ClientDriver) -> TableScreen:
    """A person against a computer, the person to decide."""
    advised.play("human", "ai:1", seed=6, wait=2)
    screen = advised.at(TableScreen)
    assert screen.prompt_controller.question is not None
    return screen


def told(ui: ClientDriver) -> str:
    """All texts of the hint's panel, "" without one."""
    panel = ui.screen.stage.root.find("hint-panel")
    return " ".join(node.label for node in panel.walk() if node.label) if panel else ""


def ask(ui: ClientDriver) -> None:
    """Ask for a hint, which is told."""
    ui.press_keys("i")
    ui.analyst.hints[0].finish()
    ui.advance_time(0.1)


def move(screen: TableScreen, ui: ClientDriver) -> None:
    ui.click(name=f"move:{present(screen.prompt_controller.question).moves[0].text}")


@pytest.mark.parametrize("by_keys", [True, False])
def test_presses_tell_where_what_and_how_sure(
    by_keys: bool, screen: TableScreen, ui: ClientDriver
) -> None:
    def go_on(name: str, key: str = "i") -> None:
        if by_keys:
            ui.press_keys(key)
        else:
            ui.click(name=name)

    go_on("hint")
    ui.analyst.hints[0].finish()
    ui.advance_time(0.1)
    assert "Look at the heap. Because of the candle." in told(ui)
    assert "Do " not in told(ui)
    go_on("hint-more")
    assert "Do " in told(ui)
    assert "60%" not in told(ui)
    go_on("hint-more")
    assert "60%" in told(ui)
    steps = screen.match.step_count
    go_on("hint-close", "x")
    assert not told(ui)
    assert screen.match.step_count == steps


def test_a_hint_stays_when_the_window_is_resized(screen: TableScreen, ui: ClientDriver) -> None:
    ask(ui)
    ui.press_keys("i")
    before = told(ui)
    pygame.display.set_mode((1000, 600))
    ui.advance_time(0.5)
    assert told(ui) == before
    assert len(ui.analyst.hints) == 1
    ui.press_keys("escape")
    assert told(ui) == ""
    assert screen.stage.top_modal is None


@pytest.mark.usefixtures("screen")
def test_a_hint_without_a_reason_tells_at_once_how_often_the_move_wins(ui: ClientDriver) -> None:
    ui.analyst.why = ()
    ask(ui)
    assert "60%" in told(ui)
    assert "Do " not in told(ui)


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("others", [(), (Reason("candle"),)])
def test_a_reason_that_needs_the_move_is_told_after_it(
    ui: ClientDriver, others: tuple[Reason, ...]
) -> None:
    ui.analyst.why = (Reason(f"wick{AFTER_MOVE}"), *others)
    ask(ui)
    assert "wick" not in told(ui)
    assert ("candle" in told(ui)) is bool(others)
    ui.press_keys("i", "i")
    assert told(ui).index("Do ") < told(ui).index("wick")


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(("noise", "is_even"), [(10, False), (90, True)])
def test_what_to_do_is_told_with_a_move_that_is_about_as_good(
    ui: ClientDriver, noise: int, is_even: bool
) -> None:
    ui.analyst.noise = noise
    ask(ui)
    ui.press_keys("i")
    assert "Do " in told(ui)
    assert ("wins about as often" in told(ui)) is is_even


def test_the_place_is_lit_while_the_hint_is_shown(screen: TableScreen, ui: ClientDriver) -> None:
    table = of_kind(screen.table, ToyTable)
    ask(ui)
    assert "heap" in table.lit
    ui.press_keys("escape")
    assert not table.lit


@pytest.mark.usefixtures("screen")
def test_the_hint_is_heard_where_the_screen_is_described(ui: ClientDriver) -> None:
    ask(ui)
    ui.press_keys("f9")
    assert "Hint. Look at the heap. Because of the candle." in ui.find(name="text").label


@pytest.mark.usefixtures("screen")
def test_progress_is_shown_while_the_hint_is_worked_out(ui: ClientDriver) -> None:
    ui.press_keys("i")
    ui.analyst.hints[0].go_on(0.4)
    ui.advance_time(0.1)
    assert ui.app.say("hint.thinking") in told(ui)
    assert not ui.sees(name="hint-more")


def test_a_move_takes_the_hint_away_and_stops_the_work(
    screen: TableScreen, ui: ClientDriver
) -> None:
    ui.press_keys("i")
    move(screen, ui)
    ui.advance_time(0.1)
    assert ui.analyst.hints[0].closed
    assert not told(ui)


@pytest.mark.usefixtures("screen")
def test_a_hint_is_asked_with_the_seats_own_view_alone(ui: ClientDriver) -> None:
    ui.press_keys("i")
    candles = rows_of(ui.analyst.positions[0])[CANDLE_ROW]
    assert UNKNOWN not in candles[:CANDLES]
    assert set(candles[CANDLES:]) == {UNKNOWN}


@pytest.mark.thorough
def test_with_several_people_a_hint_goes_when_nobody_looks_any_more(advised: ClientDriver) -> None:
    advised.play("human", "human", seed=6, wait=0.5)
    advised.click(name="open", wait_seconds=0.5)
    ask(advised)
    assert told(advised)
    advised.at(TableScreen).hide_secrets()  # as when the window loses the focus
    assert not told(advised)


def test_without_an_analyst_nothing_is_offered(ui: ClientDriver) -> None:
    ui.play("human", "ai:1", seed=6, wait=2)
    ui.press_keys("i")
    assert not told(ui)


def test_the_win_bar_is_off_until_wanted_and_follows(screen: TableScreen, ui: ClientDriver) -> None:
    win_forecasts = ui.analyst.win_forecasts
    assert not win_forecasts
    ui.app.change_settings(win_bar=True)
    screen.arrange(screen.stage.units)  # as after the settings
    win_forecasts[0].finish()
    ui.advance_time(0.1)
    bar = present(screen.stage.root.find("win-bar"))
    assert "Ann: 50%" in bar.label
    drawn = [line.text for line in proof_of(screen.stage).lines if line.node is bar]
    assert "Ann 50%" in drawn
    move(screen, ui)
    ui.advance_time(2)
    assert len(win_forecasts) == 2
    ui.app.change_settings(win_bar=False)
    screen.arrange(screen.stage.units)
    assert screen.stage.root.find("win-bar") is None
    assert win_forecasts[1].closed


def test_with_several_people_the_win_bar_knows_what_everybody_knows(advised: ClientDriver) -> None:
    advised.app.change_settings(win_bar=True)
    advised.play("human", "human", seed=6, wait=0.5)
    if advised.sees(name="open"):
        advised.click(name="open")
    advised.advance_time(0.5)
    asked = advised.analyst.asked_for[0]
    assert asked.seat == NOBODY
    assert set(rows_of(asked)[CANDLE_ROW]) == {UNKNOWN}


@pytest.mark.parametrize("height", [236.0, 420.0])
def test_a_hint_too_long_for_its_room_scrolls_and_begins_with_its_first_line(
    app: App, height: float
) -> None:
    told = [(f"Paragraph {at}, which is long enough for more than a line of it.", BODY_STYLE)
            for at in range(12)]  # fmt: skip
    room = NoteArea(NodeValues(x=0, y=0, width=424, height=height), 1.0, lambda least: least)
    panel = HintPanel(app, room, told, on_more=None, on_close=lambda: None)
    [pane] = [node for node in panel.walk() if isinstance(node, ScrollPane)]
    assert panel.height <= height
    assert pane.content_overflow_height > 0, "nothing is left out"
    assert pane.offset == 0


@pytest.mark.parametrize("first", [3, 7, 9, 11])
def test_texts_in_sight_begin_with_a_whole_paragraph(app: App, first: int) -> None:
    told = [(f"Paragraph {at}, which is long enough for more than a line of it.", BODY_STYLE)
            for at in range(12)]  # fmt: skip
    room = NoteArea(NodeValues(x=0, y=0, width=424, height=236.0), 1.0, lambda least: least)
    panel = HintPanel(app, room, told, on_more=None, on_close=lambda: None, first_paragraph=first)
    pane = panel.scroll_pane
    tops = [pane.offset_from_content_top(paragraph) for paragraph in pane.content.children]
    begins_with = tops.index(pane.offset)
    last = pane.content.children[-1]
    assert begins_with <= first
    assert begins_with == first or tops[-1] + last.height <= pane.offset + pane.height


def test_from_the_second_press_on_a_hint_begins_with_its_move(
    screen: TableScreen, ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    scrolled: list[str] = []
    monkeypatch.setattr(
        HintPanel,
        "scroll_to_paragraph",
        lambda panel, at: scrolled.append(panel.scroll_pane.content.children[at].label),
    )
    ask(ui)
    assert not scrolled
    for _ in range(2):
        ui.press_keys("i")
        assert all(told.startswith("Do ") for told in scrolled)
        assert scrolled
        scrolled.clear()
    pygame.display.set_mode((1000, 600))
    ui.advance_time(0.5)
    assert scrolled[-1].startswith("Do "), "a resized window begins with another part"


@pytest.mark.usefixtures("screen")
def test_a_hint_without_a_place_begins_with_its_reason(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyPhrases, "hint_sentence_about_place", lambda *_: "")
    ask(ui)
    assert "Hint. Because of the candle." in told(ui)


@pytest.mark.parametrize(("kinds", "is_told"), [(("step", "place"), True), (("step",), False)])
def test_the_kind_of_a_move_is_told_only_among_several(
    app: App, kinds: tuple[str, ...], is_told: bool
) -> None:
    moves = [Move(at, kind, kind) for at, kind in enumerate((*kinds, "step"))]
    phrases = PlainPhrases(app.box.words)
    assert bool(phrases.hint_sentence_about_place(moves[0], State(), moves)) is is_told


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
@pytest.mark.parametrize(
    ("title", "kind", "says_where"),
    [
        *(("brass", kind, True) for kind in ("build", "develop", "sell", "loan", "pass")),
        *(("tiletum", kind, False) for kind in ("buy", "fulfil", "exchange")),
    ],
)
def test_a_hint_names_an_action_as_its_button_does(
    title: str, kind: str, says_where: bool, language: str
) -> None:
    words = read_words(title, language)
    phrases = present(make_game_box(title, make_kit(), words).phrases)
    move = Move(0, kind, kind, card="contract.12" if kind == "fulfil" else "wool", choice="iron")
    said = (
        phrases.hint_sentence_about_place(move, State(), [move, Move(1, "take", "take")])
        if says_where
        else phrases.advised_move_text(move, State())
    )
    assert words.say(f"table.action-{kind}") in said


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_title_may_say_what_to_look_at_in_a_sentence_of_its_own(language: str) -> None:
    words = read_words("tiletum", language)
    phrases = present(make_game_box("tiletum", make_kit(), words).phrases)
    take = Move(0, "take", "take iron.6", amounts=(("value", 6), ("new", 6)))
    moves = [take, Move(1, "fulfil", "fulfil")]
    assert phrases.hint_sentence_about_place(take, State(), moves) == words.say("look-at.take")
    for kind in ("take", "take-changed", "take-tile"):
        assert words.say("table.look-at", kind="") not in words.say(f"look-at.{kind}")


@pytest.mark.parametrize(("lines", "use"), [(2, "beside"), (9, "note")])
def test_only_a_note_too_long_for_the_room_beside_the_journal_lies_on_it(
    app: App, lines: int, use: str
) -> None:
    heights = {"beside": 236.0, "note": 500.0, "aside": 500.0, "task": 236.0}

    def made(use: str) -> HintPanel:
        place = NodeValues(x=0, y=0, width=424, height=heights[use])
        told = [("One line of a hint.", BODY_STYLE)] * lines
        return HintPanel(
            app,
            NoteArea(place, 1.0, lambda least: least),
            told,
            on_more=None,
            on_close=lambda: None,
        )

    panel = make_best_placed_note(made, lambda note: (0, 0))
    assert not panel.overflows
    assert (panel.height > heights["beside"]) == (use == "note")


@pytest.mark.parametrize(
    ("hiding", "use"),
    [
        ((), "beside"),
        (("beside",), "note"),
        (("beside", "note"), "aside"),
        (("beside", "note", "aside"), "task"),
        (("beside", "note", "aside", "task"), "map-south-east"),
        (("beside", "note", "aside", "task", "map-south-east"), "map-south-west"),
    ],
)
def test_a_note_that_would_hide_what_the_player_needs_lies_elsewhere(
    app: App, hiding: tuple[str, ...], use: str
) -> None:
    places = {"beside": 10.0, "note": 20.0, "aside": 30.0, "task": 40.0}
    places |= {corner: 50.0 + 10 * number for number, corner in enumerate(MAP_CORNER_USES)}

    def made(use: str) -> HintPanel:
        place = NodeValues(x=places[use], y=0, width=424, height=500)
        told = [("One line of a hint.", BODY_STYLE)]
        room = NoteArea(place, 1.0, lambda least: least)
        return HintPanel(app, room, told, on_more=None, on_close=lambda: None)

    hidden_at = {places[each] for each in hiding}
    assert make_best_placed_note(made, lambda note: (note.x in hidden_at, 0)).x == places[use]


def test_no_note_lies_where_its_buttons_alone_are_too_high(app: App) -> None:
    heights = {"map-south-west": 40.0}

    def made(use: str) -> HintPanel:
        place = NodeValues(x=0, y=300, width=424, height=heights.get(use, 500.0))
        told = [("One line of a hint.", BODY_STYLE)]
        room = NoteArea(place, 1.0, lambda least: least)
        return HintPanel(app, room, told, on_more=None, on_close=lambda: None)

    assert made("map-south-west").is_too_high
    hides_more_elsewhere = make_best_placed_note(
        made, lambda note: (0, 0) if note.is_too_high else (10_000, 0)
    )
    assert not hides_more_elsewhere.is_too_high
