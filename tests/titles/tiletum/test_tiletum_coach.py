"""The coach of Tiletum says something at every die of the first two rounds."""

from random import Random

import pytest

from game.box.coach import Coach, read_explanations
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.files.folders import assets_folder
from game.table_protocol import PersonalQuestion
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.coaching import tiletum_position_facts
from game.titles.tiletum.title import TiletumTitle
from tests.helpers.hot_seat import RandomGame
from tests.titles.tiletum.table.court import LIKED

COACH = Coach(read_explanations(assets_folder() / "tiletum" / "coach.toml"), tiletum_position_facts)


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
@pytest.mark.parametrize("seed", range(3))
def test_the_coach_speaks_at_every_die_of_the_first_two_rounds(
    seed: int, expansions: tuple[str, ...]
) -> None:
    options = Options("tiletum", 3, expansions=expansions)
    game: RandomGame[TiletumState] = RandomGame(TiletumTitle().make_game(options), LIKED)
    game.rules.deal(game.state, seed)
    chance = Random(seed)
    explained: list[str] = []
    explained_turns = set[tuple[int, int]]()
    while game.mover != NOBODY:
        if game.mover != CHANCE:
            facts = tiletum_position_facts(game.state, game.mover)
            if facts["round"] > 2:
                break
            if game.mover == 0:
                question = PersonalQuestion(0, game.state, game.moves(), True, "")
                due = COACH.next_explanation(question, facts, None, explained)
                explained += [due.name] if due is not None else []
                if facts["ap"] == 0 and any(
                    move.kind == "take" and not move.card for move in game.moves()
                ):
                    turn = facts["round"], facts["turn"]
                    assert due is not None or turn in explained_turns, facts
                    explained_turns.add(turn)
        game.rules.apply(game.state, game.choose(chance))
    assert len(explained_turns) == 6
