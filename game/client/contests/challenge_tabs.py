"""The tabs of scenarios and of the ladder on the page of challenges."""

from collections.abc import Sequence

from game.box.challenges import LadderRung, Scenario
from game.client.challenges.challenge import challenge_from_rung, challenge_from_scenario
from game.client.challenges.goals import scenario_goal_sentence
from game.client.challenges.opponent_texts import (
    automa_or_opponents_text,
    opponents_and_expansions_text,
)
from game.client.contests.challenge_rows import ChallengeRow, RowContent, StyledSentence, TabContext
from game.scene.layout import Column, Row, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label


def build_scenario_tab(context: TabContext) -> Node:
    """Return the tab of scenarios: the number of medals won, and a row for every scenario."""
    app = context.app
    (bronze, silver, gold) = context.challenge_progress.scenario_medal_counts()
    told = app.say("challenges.medals", gold=gold, silver=silver, bronze=bronze)
    return _build_tab_column(
        told, [_build_scenario_row(context, each) for each in app.box.challenges.scenarios]
    )


def _build_tab_column(introduction: str, rows: Sequence[Node]) -> Node:
    head = Label(introduction, PAPER_STYLES.bold, wraps=True)
    return Column(Row(head, padding=(0.0, theme.MEDIUM_GAP)), *rows, gap=theme.TIGHT_GAP)


def _build_scenario_row(context: TabContext, scenario: Scenario) -> Node:
    app = context.app
    say = context.app.say
    challenge_progress = context.challenge_progress
    challenge = challenge_from_scenario(scenario, app.box.challenges)
    told = [
        (say(f"scenario.{scenario.name}.story"), PAPER_STYLES.note),
        (scenario_goal_sentence(app, scenario), PAPER_STYLES.body),
        (opponents_and_expansions_text(app, scenario.set_up), PAPER_STYLES.note),
    ]
    row = RowContent(
        scenario.icon,
        say(f"scenario.{scenario.name}.head"),
        told,
        context.play_button_spec(challenge, challenge.name),
        challenge_progress.best_grade(challenge.name),
        "" if scenario.goal.has_medals else "reached",
        is_next=bool(challenge_progress.unfinished_file_name(challenge.name)),
    )
    return ChallengeRow(app, row)


def build_ladder_tab(context: TabContext) -> Node:
    """Return the tab of the solo ladder: how many rungs were won, and a row for every rung, the
    lowest first.
    """
    rungs = context.app.box.challenges.rungs
    height = context.challenge_progress.count_rungs_won_without_gap(rungs)
    told = context.app.say("challenges.height", rung=height, rungs=len(rungs))
    return _build_tab_column(
        told, [_build_rung_row(context, rung, at - height) for at, rung in enumerate(rungs)]
    )


def _build_rung_row(context: TabContext, rung: LadderRung, rungs_above_next: int) -> Node:
    """Return the row of a rung. `rungs_above_next` is how many rungs it lies above the lowest rung
    that has not been won: 0 for that rung itself, negative for rungs that have been won."""
    app = context.app
    say = context.app.say
    challenge = challenge_from_rung(rung)
    best = context.challenge_progress.best_game(challenge.name)
    told: list[StyledSentence] = [
        (say(f"rung.{rung.name}.note", lead=rung.goal.required_lead), PAPER_STYLES.body),
        (automa_or_opponents_text(app, rung.set_up), PAPER_STYLES.note),
    ]
    if best is not None:
        key = "best-lead" if best.rank == 1 else "nearest"
        told.append((say(f"challenges.{key}", points=abs(best.lead_points)), PAPER_STYLES.note))
    way = context.play_button_spec(challenge, challenge.name)
    if rungs_above_next > 0:
        way = way._replace(picture="lock", disabled_reason=say("challenges.locked"))
    head = say(f"rung.{rung.name}.head")
    grade = context.challenge_progress.best_grade(challenge.name)
    row = RowContent("seal", head, told, way, grade, "won", is_next=rungs_above_next == 0)
    return ChallengeRow(app, row)
