"""A place that is picked for an action belongs to that action, in games at random."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from game.engine.rules import NOBODY
from game.table_protocol import PersonalQuestion
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.move_lookahead import MoveLookahead
from game.titles.brass.table.move_options import ACTION_PART, SPACE_PART
from game.titles.brass.table.view_model import BrassModel
from tests.helpers.hot_seat import RandomGame
from tests.helpers.present import of_kind
from tests.titles.brass.table.sitting import LIKED, HotSeat

pytestmark = pytest.mark.thorough

SEEDS = (1, 2, 3)
HOARDER = {**LIKED, "build": 60.0, "develop": 10.0, "loan": 10.0, "sell": 0.05}
"""Keeps mills of low levels unsold until better ones can be built over them."""


def questions_of(seed: int) -> Iterator[PersonalQuestion]:
    """Yield every question of a game at random that leaves a choice of several moves."""
    game = RandomGame[BrassState](HotSeat.GAME, HOARDER)
    chance = random.Random(seed)
    game.rules.deal(game.state, seed)
    while game.mover != NOBODY:
        seat = game.mover
        if seat >= 0:
            moves = game.game.readable_moves(game.state)
            view = of_kind(game.state.clone(), BrassState)
            if len(moves) > 1:
                yield PersonalQuestion(seat, view, moves, can_undo=False, undo_reason="")
        game.rules.apply(game.state, game.choose(chance))


def begun(question: PersonalQuestion, action: str) -> ActionDraft:
    """Return the draft of a question in which an action is picked."""
    controller = BrassController(MoveLookahead(HotSeat.GAME))
    model = BrassModel(of_kind(question.view, BrassState), question.seat)
    draft = of_kind(controller.input_for(question, model), ActionDraft)
    draft.pick_action(action)
    return draft


def test_a_place_picked_for_an_action_belongs_to_that_action() -> None:
    also_buildable = Counter[str]()
    for seed in SEEDS:
        for question in questions_of(seed):
            whole = begun(question, "").current_part_draft
            if whole.is_answered_by_first_pick:
                continue
            sites = {option.parts.get(SPACE_PART) for option in whole.options}
            for action in {option.parts[ACTION_PART] for option in whole.options}:
                for space in sorted(begun(question, action).current_part_draft.legal_spaces()):
                    draft = begun(question, action)
                    draft.pick_area(space)
                    picked = draft.current_part_draft.picked_or_only_value(ACTION_PART)
                    assert picked == action, (seed, space)
                    also_buildable[action] += space in sites
    assert also_buildable["sell"]
