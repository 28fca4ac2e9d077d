"""Why an action is not possible: every greyed control has its reason, and it is the right one."""

import pytest

from game.titles.tinners_trail.rules.both_editions.reasons import ACTION_NAMES
from tests.titles.tinners_trail.refused import IMPOSSIBLE, REFUSED
from tests.titles.tinners_trail.tables import Situation, Table, face_down, new_table, table_of
from tools.proof.random_games import PlayedStep, luck_of, steps, view_of

# Why an action is not possible: every greyed control has its reason, and it is the right one.

rule = pytest.mark.rule


@pytest.mark.parametrize("situation", IMPOSSIBLE, ids=str)
def test_an_action_that_is_not_possible_says_why(situation: Situation) -> None:
    action, *places = situation.tried.split()
    reason = situation.table().why_not(action, *places)
    assert reason is not None
    assert reason.key == situation.key
    assert situation.facts.items() <= reason.facts.items()


@pytest.mark.parametrize(
    ("action", "places"),
    [
        ("build", ("wendron",)),
        ("extract", ("camborne",)),
        ("miner", ("camborne",)),
        ("port", ("camborne",)),
        ("train", ("wendron",)),
        ("adit", ("camborne",)),
        ("adit", ("wendron", "camborne")),
        ("pumps", ()),
        ("pasties", ()),
        ("pass", ()),
    ],
)
def test_an_action_that_is_possible_has_no_reason(action: str, places: tuple[str, ...]) -> None:
    table = table_of(
        round=3,
        area_wendron={"tile": face_down(2, 2, 2)},
        area_camborne={"owner": "pink", "tin": 1},
    )
    assert table.why_not(action, *places) is None
    assert table.why_not(action) is None


@rule("T-3")
def test_passing_is_always_possible_in_the_final_column() -> None:
    assert table_of(work={"10": ["pink", "yellow", "blue"]}).why_not("pass") is None


def wrong_answers(table: Table, step: PlayedStep) -> list[str]:
    """Return every action and place about which reasons and legal moves disagree."""
    state = step.before
    legal = [(move.kind, set(move.places)) for move in table.game.moves(state)]
    names = [area.name for area in table.look().areas]
    wrong = []
    for action in ACTION_NAMES:
        alone = action in ("pass", "pumps", "pasties")
        asked = [(), *([] if alone else [(name,) for name in names])]
        if action == "adit":
            asked += [(one, other) for one in names for other in names if one < other]
        for places in asked:
            can = any(kind == action and set(places) <= at for kind, at in legal)
            if (table.game.why_not(state, action, places) is None) != can:
                wrong.append(f"step {step.number}: {action} {places}")
    return wrong


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_reasons_and_legal_moves_agree_about_every_action_and_area(players: int) -> None:
    table = new_table(players, seed=1)
    wrong = [answer for step in steps(table.game, seed=1) for answer in wrong_answers(table, step)]
    assert not wrong


# Why a move is refused: the match and the command line say what is wrong and what is allowed.


@pytest.mark.parametrize("situation", REFUSED, ids=str)
def test_a_move_that_is_refused_says_why(situation: Situation) -> None:
    table = situation.table()
    assert situation.tried not in table.moves()
    reason = table.refusal(situation.tried)
    assert reason.key == situation.key
    assert situation.facts.items() <= reason.facts.items()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_refusal_does_not_tell_what_the_deciding_seat_cannot_know(players: int) -> None:
    game = new_table(players, seed=1).game
    choices, played = luck_of(5), []
    for step in steps(game, seed=1):
        seat = int(step.before.to_move)
        played.append(game.move(step.before, step.code).text)
        if seat >= 0:
            view = view_of(game.rules, step.before, seat)
            legal = {move.text for move in game.moves(step.before)}
            for text in {played[choices.below(len(played))] for _ in range(5)} - legal:
                assert game.refusal(view, text) == game.refusal(step.before, text)
