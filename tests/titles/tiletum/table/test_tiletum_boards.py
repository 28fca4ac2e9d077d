"""Whose board is shown, what stays in sight while one decides, what is known of the Cardinal."""

import re
from dataclasses import replace
from itertools import product
from typing import Final

import pytest

from game.application.box_factory import read_words
from game.engine.title import Options
from game.tabletop.panel.look_widget import LEGAL_STATE
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.table.art import inks
from game.titles.tiletum.table.panels.board import SmallBoardPanel
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.layout_faults import Written, proof_of
from tests.helpers.present import of_kind, present
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

SILVER = Options("tiletum", 3, expansions=("silver",))

SENTENCE_INSIDE: Final = re.compile("[;,:] (Placing|House|Move|Take|Building|Your|Contracts)\\b")
"""A sentence that begins in the middle of another."""

SOLO = Options("tiletum", 2, automa=("hard",), automa_seat=1)


def shown(court: Court) -> int:
    """Return the seat whose board is shown."""
    return present(of_kind(court.table.root.find("board"), SmallBoardPanel).look).seat_view.seat


def at_a_die(court: Court) -> int:
    """Ask for a die; return the seat that is asked."""
    court.asked(lambda state, moves: question_key(state) == "turn" and moves[0].kind == "take")
    return int(court.state.to_move)


def test_the_own_board_comes_back_when_one_acts(court: Court) -> None:
    own = at_a_die(court)
    court.ui.click(name=f"seat:{(own + 1) % 4}")
    assert shown(court) == (own + 1) % 4
    court.ui.click(name=court.table.parts.rose.die_nodes[0].name)
    assert shown(court) == own


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_way_back_from_the_board_of_another_is_in_sight(court: Court, keys: bool) -> None:
    own = at_a_die(court)
    court.ui.click(name=f"seat:{(own + 2) % 4}")
    court.ui.press_keys("escape") if keys else court.ui.click(name="board:own")
    assert shown(court) == own
    assert court.ui.find_all(name="board:own") == []


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_the_heading_of_the_cardinals_board_is_whole(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = read_words("tiletum", language).say("automa.name")
    monkeypatch.setattr("tests.titles.tiletum.table.court.NAMES", ("Margriet", name))
    for larger, expansions in product((1.0, 1.5), ((), ("silver",))):
        solo = replace(SOLO, expansions=expansions)
        court = Court(language=language, larger=larger, options=solo)
        at_a_die(court)
        court.ui.click(name="seat:1")
        heading = heading_of(court)
        assert heading.text == name
        assert not heading.shortened, (larger, expansions)
        court.close()


def heading_of(court: Court) -> Written:
    """Return the heading of the board that is shown, as it is drawn."""
    lines = proof_of(court.host.stage).lines
    (heading,) = (line for line in lines if line.style == inks.HEAD_STYLE_ON_SLATE)
    return heading


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
@pytest.mark.parametrize("larger", [1.0, 1.5])
def test_the_frames_of_buildings_end_below_the_technologies(language: str, larger: float) -> None:
    court = Court(language=language, larger=larger, options=SILVER)
    court.asked(lambda _, moves: any(move.kind == "crest" for move in moves))
    court.ui.press_keys("c")
    proof_of(court.host.stage)
    board = of_kind(court.table.root.find("board"), SmallBoardPanel)
    look = present(board.look)
    end_of_technologies = max(
        top + height
        for name, _ in look.technology_levels
        for _, top, _, height in (present(board.part_box(f"technology:{name}")),)
    )
    low = [
        node
        for node, building in zip(board.building_nodes, look.seat_view.buildings, strict=True)
        if len(building.person_by_floor) == 1
    ]
    assert any(node.state == LEGAL_STATE for node in low)
    for node in low:
        _, top, _, height = present(board.part_box(node.name))
        assert top + height - node.frame_height(1) >= end_of_technologies
    court.close()


def test_every_action_of_the_joker_is_in_sight_without_scrolling() -> None:
    for size in ((1280, 720), (1920, 1080)):
        court = Court(size, options=SILVER)
        court.asked(lambda state, _: question_key(state) == "as")
        answers = court.table.parts.action_sheet.answer_list
        assert len(answers.rows) == 6
        assert answers.content_overflow_height == 0


def test_what_is_spoken_begins_sentences_after_full_stops(court: Court) -> None:
    own = at_a_die(court)
    court.asked(lambda state, _: question_key(state) == "act" and state.to_move == own)
    board = of_kind(court.table.root.find("board"), SmallBoardPanel)
    labels = [
        board.label,
        *(house.label for house in board.building_nodes),
        *court.table.position_paragraphs(),
    ]
    assert any(". Placing a crest here costs" in label for label in labels)
    assert [label for label in labels if SENTENCE_INSIDE.search(label)] == []


def test_the_technologies_of_a_seat_stay_in_sight_while_an_action_runs() -> None:
    court = Court((1920, 1080), options=SILVER)
    court.asked(lambda state, _: question_key(state) == "act")
    board = of_kind(court.table.root.find("board"), SmallBoardPanel)
    below = present(table_view(court.state).silver_view)
    seat = int(court.state.to_move)
    levels = tuple((each.name, each.level_by_seat[seat]) for each in below.technologies)
    assert present(board.look).technology_levels == levels
    assert all(board.find(f"told:technology:{name}") for name, _ in levels)


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_the_challenges_and_decrees_of_the_cardinal_can_be_opened_and_closed(keys: bool) -> None:
    court = Court((1920, 1080), options=SOLO)
    court.asked(lambda state, _: state.round == 2 and state.depth == 0)
    if keys:
        court.ui.press_keys("f7")
        court.ui.press_keys("f7")
    else:
        court.ui.click(name="seat:1")
    panel = court.table.parts.cardinal
    look = present(panel.look)
    assert panel.visible
    left = sum(bool(each) for each in court.state.decrees_left)
    assert sum(each.may_still_come for each in look.decrees) == left
    assert len(look.challenge_lines) == 1 + sum(bool(each) for each in court.state.challenges)
    other = next(
        at for at, each in enumerate(look.decrees) if each.name != look.enlarged_decree_name
    )
    court.ui.click(name=f"decree:{other}")
    assert present(panel.look).enlarged_decree_name == look.decrees[other].name
    court.ui.press_keys("escape") if keys else court.ui.click(name="cardinal:close")
    assert not panel.visible


def test_a_decree_is_read_with_all_its_lines_and_its_foot() -> None:
    court = Court((1920, 1080), options=SOLO)
    court.asked(lambda state, _: state.depth == 0)
    court.ui.click(name="seat:1")
    look = present(court.table.parts.cardinal.look)
    assert look.opened_decree_lines[-1].words.startswith("Otherwise, dice in this order: ")
