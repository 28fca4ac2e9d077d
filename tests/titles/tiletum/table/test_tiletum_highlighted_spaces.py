"""A prompt that promises a highlighted space keeps its word: a space is lit and can be clicked."""

import random

import pytest

from game.engine.move import Move
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.map_board import TiletumSpaceNode
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

SILVER = Options("tiletum", 3, expansions=("silver",))
GAMES = (Options("tiletum", 3), SILVER)
SEEDS = (5, 6)
RICH = 12  # silver, so that technologies are raised
PROMISES = ("highlighted space", "highlighted town")


def prompt_text(court: Court) -> str:
    """Return what the prompt asks to do next."""
    return present(court.table.parts.prompt.look).next_step_text


def lit_spaces(court: Court) -> list[TiletumSpaceNode]:
    """Return the spaces of the map sheet in sight that can be clicked."""
    spaces = court.table.parts.map_node.targets.values()
    return [node for node in spaces if node.visible and node.highlight_kind == "legal"]


def free_steps_of(moves: tuple[Move, ...]) -> list[str]:
    """Return the towns that the free step of the symbol leads to."""
    return [move.places[0] for move in moves if move.kind == "symbol" and move.places]


def at_a_free_step(*, points_left: bool) -> Court:
    """Ask for the free step in another action than the explorer's, with or without points."""

    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        if question_key(state) != "act" or len(free_steps_of(moves)) < 2:
            return False
        view = table_view(state)
        walks = any(move.kind == "step" for move in moves)
        if points_left:
            return view.action == "merchant" and walks
        return view.action == "king" and view.action_points_left == 0

    court = Court(options=SILVER)
    court.asked(wanted)
    return court


@pytest.mark.rule("S-205")
def test_the_towns_of_the_free_step_are_lit_on_the_underground_maps() -> None:
    court = at_a_free_step(points_left=False)
    assert {node.target_name for node in lit_spaces(court)} == {*free_steps_of(court.moves())}
    assert {node.walk_cost for node in lit_spaces(court)} == {0}


@pytest.mark.rule("S-205")
def test_a_click_on_a_town_of_the_free_step_goes_there() -> None:
    court = at_a_free_step(points_left=False)
    town = free_steps_of(court.moves())[0]
    court.ui.click(name=f"space:{town}")
    assert court.answer() == f"symbol {town}"


def test_the_board_turns_to_the_underground_maps_when_every_choice_lies_there() -> None:
    court = at_a_free_step(points_left=False)
    assert court.table.parts.map_node.roads.maps


def test_a_free_step_beside_steps_in_europe_leaves_europe_in_sight() -> None:
    court = at_a_free_step(points_left=True)
    town = free_steps_of(court.moves())[0]
    assert not court.table.parts.map_node.roads.maps
    assert court.table.parts.map_sheet_button.text.endswith(
        f"({len(free_steps_of(court.moves()))})"
    )
    court.ui.press_keys("m")
    court.ui.click(name=f"space:{town}")
    assert court.answer() == f"symbol {town}"


@pytest.mark.parametrize("options", GAMES, ids=["base", "silver"])
def test_a_promised_space_is_lit_and_a_click_on_it_is_a_move(options: Options) -> None:
    court = Court(options=options)
    seen = set[tuple[object, ...]]()
    promised = 0
    for seed in SEEDS:
        court.rules.deal(court.state, seed)
        for seat in range(len(court.state.silver)):
            court.state.silver[seat] += RICH
        chance = random.Random(seed)
        while court.mover != NOBODY:
            if court.mover >= 0:
                moves = court.moves()
                view = table_view(court.state)
                kinds = frozenset(f"{move.kind} {bool(move.places)}" for move in moves)
                shape = view.question_key, view.action, view.action_points_left > 0, kinds
                if shape not in seen:
                    seen.add(shape)
                    court.ask()
                    promised += keeps_its_promise(court, moves)
            court.rules.apply(court.state, court.choose(chance))
    assert promised > 20


def keeps_its_promise(court: Court, moves: tuple[Move, ...]) -> bool:
    """Return whether the prompt promises a space; if it does, one is lit and leads to a move."""
    if not any(words in prompt_text(court) for words in PROMISES):
        return False
    lit = lit_spaces(court)
    assert lit, [move.text for move in moves]
    court.ui.click(name=lit[0].name)
    if court.host.answers:
        assert court.host.answers[0] in {move.code for move in moves}
    else:  # several moves are about the space, and the list narrows to them
        assert court.asking.picked_targets == (lit[0].target_name,)
        assert court.asking.answer_lines
    return True
