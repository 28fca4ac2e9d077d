"""The Cardinal's turn is told whole: his card with the line that holds, and what he did."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.engine.options import Options
from game.engine.rules import NOBODY
from game.room import PersonalQuestion
from game.scene.lint import text_faults
from game.scene.tip import tip_of
from game.titles.tiletum.table.board.map_board import SpaceNode
from game.titles.tiletum.table.panels.errand import ErrandLook, ErrandPanel
from game.titles.tiletum.table.panels.told import HELD
from tests.titles.tiletum.table.court import Court, play

pytestmark = pytest.mark.thorough

VIEWER, CARDINAL = 0, "Jakob"
SOLO = Options("tiletum", 2, automa=("normal",), automa_seat=1)
SILVER = Options("tiletum", 2, expansions=("silver",), automa=("hard",), automa_seat=1)


def told(court: Court, seed: int) -> Iterator[ErrandLook]:
    """Play a game and yield the document of every turn of his."""
    rules, state, chance = court.rules, court.state, random.Random(seed)
    rules.deal(state, seed)
    while state.to_move != NOBODY:
        before, code = court.view(VIEWER), court.choose(chance)
        face = court.game.move(state, code)
        rules.apply(state, code)
        after = court.view(VIEWER)
        events = court.game.narrate(before, face, after, VIEWER)
        if any(event.kind == "decreed" for event in events):
            court.table.log(events, VIEWER, 0)
            court.table.animate(events, after, VIEWER).finish()
            court.pilot.advance(1 / 60)
            panel = court.pilot.find(name="errand")
            assert isinstance(panel, ErrandPanel)
            assert panel.look is not None
            yield panel.look


@pytest.mark.parametrize("options", [SOLO, SILVER], ids=["base", "silver"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_line_of_a_decree_is_cut_and_one_alone_holds(
    size: tuple[int, int], options: Options
) -> None:
    court = Court(size, "pl", options=options)
    turns = 0
    for look in told(court, 4):
        turns += 1
        assert [line.mark for line in look.told].count(HELD) == 1
        assert [fault for fault in text_faults(court.host.stage) if "(errand)" in fault] == []
    assert turns > 8
    court.close()


def test_a_decree_does_not_name_the_cardinal_in_each_of_his_deeds() -> None:
    court = Court(options=SOLO)
    look = next(told(court, 4))
    deeds = [line.words for line in look.told if line.deed]
    assert deeds
    assert [words for words in deeds if words.startswith(CARDINAL)] == []
    court.close()


def test_with_silver_his_turn_is_read_until_something_is_picked_and_again_at_his_panel() -> None:
    court = Court(options=SILVER)
    decree = next(told(court, 4)).title
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    seat, view = int(court.state.to_move), court.view(VIEWER)
    court.table.ask(PersonalQuestion(seat, view, court.moves(), True, ""))
    court.pilot.advance(1 / 60)
    assert court.pilot.find(name="errand").label.startswith(decree)
    die = next(move for move in court.moves() if move.kind == "take")
    court.pilot.click(name=f"die:{die.choice}.{die.amount('value')}")
    court.pilot.press("escape")
    assert not court.asking.picked
    assert not court.pilot.sees(name="errand")
    court.pilot.click(name="seat:1")
    assert court.pilot.find(name="errand").label.startswith(decree)
    court.close()


def spaces(court: Court) -> list[SpaceNode]:
    """Every space of the map that is shown."""
    return [node for node in court.pilot.all(role="cell") if isinstance(node, SpaceNode)]


def test_what_he_did_at_a_place_has_the_same_number_there_as_in_his_document() -> None:
    court = Court(options=SOLO)
    built = 0
    for look in told(court, 4):
        deeds = [line.words for line in look.told if line.deed]
        for number, words in enumerate(deeds, start=1):
            if words.startswith(("Built a house", "Raised a pillar")):
                built += 1
                towns = [node for node in spaces(court) if number in node.numbers]
                assert [str(node.label).split(".")[0] in words for node in towns] == [True]
    assert built > 4
    court.close()


def test_no_number_is_left_on_the_map_once_something_else_is_done() -> None:
    court = Court(options=SOLO)
    turns = told(court, 4)
    while not any(node.numbers for node in spaces(court)):
        next(turns)
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    court.ask()
    die = next(move for move in court.moves() if move.kind == "take")
    court.pilot.click(name=f"die:{die.choice}.{die.amount('value')}")
    assert all(not node.numbers for node in spaces(court))
    court.close()


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_his_turn_is_read_while_a_die_is_chosen_and_gives_way_to_what_is_picked(keys: bool) -> None:
    court = Court(options=SOLO)
    decree = next(told(court, 4)).title
    while court.state.to_move != VIEWER:
        court.rules.apply(court.state, court.choose(random.Random(1)))
    court.ask()
    assert court.pilot.find(name="errand").label.startswith(decree)
    die = next(move for move in court.moves() if move.kind == "take" and not move.card)
    play(court, die, keys=keys)
    assert court.host.answers == [die.code]
    court.ask()
    assert not court.pilot.find(name="errand").label.startswith(decree)
    court.close()


@pytest.mark.parametrize(("level", "number"), [("easy", 0), ("normal", 2), ("hard", 5)])
def test_the_cardinals_panel_names_the_challenges_in_force(level: str, number: int) -> None:
    court = Court(options=Options("tiletum", 2, automa=(level,), automa_seat=1))
    court.until(lambda state, moves: True)
    court.ask()
    his, own = court.pilot.find(name="seat:1"), court.pilot.find(name="seat:0")
    tip = tip_of(his.tooltip)
    assert tip is not None
    known = court.state.board.cards.challenge_names
    force = [name for name, on in zip(known, court.state.challenges, strict=True) if on]
    assert len(force) == number
    said = [line.partition(":")[0].lower().replace(" ", "-") for line in tip.lines if ":" in line]
    assert said == force
    assert tip.lines[0] == ("Challenges in force" if number else "No challenges at this level")
    assert set(tip.lines) <= set(court.table.described())
    assert tip_of(own.tooltip) is None
    court.close()
