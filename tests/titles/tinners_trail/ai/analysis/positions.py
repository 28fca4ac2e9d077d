"""Positions whose best move, or whose every number, is plain to see."""

from ai.analysis.hint_depth import HintDepth
from ai.analysis.judge_depth import JudgingEffort
from ai.analysis.prepared_game import PreparedGame
from game.match.analysis import GameToJudge
from tests.titles.tinners_trail.tables import Table, table_of

SMALL_HINT = HintDepth(iterations=60, moves=3, world_count=40)
SMALL_JUDGE = JudgingEffort(
    iterations=40,
    worlds_to_choose_best=10,
    worlds_to_measure_loss=30,
    max_worlds_to_measure_loss=60,
    worlds_per_step_forecast=4,
    worlds_beside_chance_event=8,
)


def last_decision() -> Table:
    """Round 4, the others have passed: pink wins by raising three copper and loses by passing."""
    return table_of(
        "round 4; work 9 pink; invested yellow blue; camborne pink 0/3/0 miner",
        "pink money 4 points 100; yellow money 0 points 105; blue money 0 points 90",
    )


def knowledge_of(table: Table) -> PreparedGame:
    """Return what an analysis of the table needs."""
    return PreparedGame(table.game.options)


def finished(table: Table, *texts: str) -> GameToJudge:
    """Return the game from this position on, with these moves."""
    rows = table.state.to_plain()
    steps = []
    for text in texts:
        steps.append((int(table.state.to_move), table.game.parse_move(table.state, text)))
        table.play(text)
    return GameToJudge(table.game.options, rows, tuple(steps))
