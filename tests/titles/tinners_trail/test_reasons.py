"""Reasons agree with the legal moves, and tell nothing hidden; words: none is missing or dead."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.events import Event
from game.engine.knowledge import make_view_for_seat
from game.records.records import AUTOMA_PLAYER
from game.table_protocol import SeatPlayer
from game.titles.tinners_trail.rules.reasons import ACTION_NAMES
from game.titles.tinners_trail.table.journal import EVENTS_WITHOUT_JOURNAL_LINE, JournalTextWriter
from tests.helpers.listening_words import ListeningWords
from tests.helpers.rule_cases import read_cases
from tests.titles.tinners_trail.tables import Table, new_table, table_of
from tests.titles.tinners_trail.trail_words import CLASSIC_FILE, WORD_FILES, keys_of
from tools.proof.cases import CASES
from tools.proof.laws.of_views import told_to
from tools.proof.proofs import Case
from tools.proof.random_games import PlayedStep, make_luck, play_random_steps

GAMES = [case for case in CASES if case.title == "tinners-trail"]
WALLACE_SEAT = 1
RULE_CASES = Path(__file__).with_name("cases").glob("*.txt")


def wrong_answers(table: Table, step: PlayedStep) -> list[str]:
    """Return every action and place about which reasons and legal moves disagree."""
    state = step.before
    legal = [(move.kind, set(move.places)) for move in table.game.readable_moves(state)]
    names = [area.name for area in table.look().areas]
    wrong = []
    for action in ACTION_NAMES:
        alone = action in ("pass", "pumps", "pasties")
        asked = [(), *([] if alone else [(name,) for name in names])]
        if action == "adit":
            asked += [(one, other) for one in names for other in names if one < other]
        for places in asked:
            can = any(kind == action and set(places) <= at for kind, at in legal)
            if (table.game.reason_against_action(state, action, places) is None) != can:
                wrong.append(f"step {step.number}: {action} {places}")
    return wrong


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reasons_and_legal_moves_agree_and_refusals_tell_nothing_hidden(players: int) -> None:
    table = new_table(players, seed=1)
    game = table.game
    choices = make_luck(5)
    played = list[str]()
    for step in play_random_steps(game, seed=1):
        assert wrong_answers(table, step) == []
        seat = int(step.before.to_move)
        played.append(game.readable_move(step.before, step.code).text)
        if seat >= 0:
            view = make_view_for_seat(game.rules, step.before, seat)
            legal = {move.text for move in game.readable_moves(step.before)}
            for text in {played[choices.draw_below(len(played))] for _ in range(5)} - legal:
                assert game.reason_against_move(view, text) == game.reason_against_move(
                    step.before, text
                )


def test_every_sentence_of_a_reason_is_produced_by_some_case() -> None:
    produced = {key for file in RULE_CASES for case in read_cases(file) for key in case.reasons()}
    written = keys_of("reason") | keys_of("reason", CLASSIC_FILE)
    assert written == produced


def told(case: Case) -> Iterator[tuple[Event, ...]]:
    """Yield what seats are told of every step of some random games."""
    game = case.game()
    for seed in range(4):
        for step in play_random_steps(game, seed):
            for seat in {step.number % case.seats, max(0, int(step.before.to_move))}:
                yield told_to(game, step.before, step.code, step.after, seat)


def rarely_told() -> Iterator[tuple[Event, ...]]:
    """Yield what random games hardly ever come to."""
    leaving = "expansions emigration; kea pink miner pink"
    waiting = "expansions emigration; pink waiting"
    yield table_of(leaving, "round 2").play("emigrate kea michigan").events("place none")
    yield table_of(leaving).events("emigrate kea michigan")
    yield table_of(f"{waiting} adit").events("place adit camborne redruth")
    yield table_of(f"{waiting} train; round 4; invested yellow blue").events("pass")


def seat_cards(case: Case, number: int) -> tuple[SeatPlayer, ...]:
    """Return the cards of that many seats; Lord Wallace plays the second one of a solo game."""
    players = ["human"] * number
    if case.options.automa is not None:
        players[WALLACE_SEAT] = AUTOMA_PLAYER
    return tuple(
        SeatPlayer(seat, f"Ann{seat}", "pink", player, player)
        for seat, player in enumerate(players)
    )


@pytest.mark.thorough
def test_the_journal_has_a_whole_line_for_everything_and_every_line_comes_up() -> None:
    words = ListeningWords(*WORD_FILES)
    for case in GAMES:
        for events in (*told(case), *rarely_told()):
            number = max(2, case.seats, *(event.seat + 1 for event in events))
            chronicler = JournalTextWriter(words, seat_cards(case, number))
            for event in events:
                lines = [entry.text for entry in chronicler.journal_entries((event,))]
                assert len(lines) == int(event.kind not in EVENTS_WITHOUT_JOURNAL_LINE), (
                    f"no words for {event.kind}"
                )
                assert not any("{" in line or "  " in line for line in lines)
            chronicler.journal_entries(events)  # what an adit brings is told with the adit
    spoken = [key.partition(".") for key in words.asked]
    for table in ("log", "gain"):
        written = keys_of(table) | keys_of(table, CLASSIC_FILE)
        assert {key for name, _dot, key in spoken if name == table} == written
