"""Verdicts: what can be done with a recorded game, given the available titles."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.engine.reasons import Fact, Reason, Unreadable
from game.engine.title import Title
from game.records.migrations.registry import can_migrate
from game.records.reading import Condition, Reading
from game.records.records import Chronicle

DIGITS_SHOWN: Final = 8


@dataclass(frozen=True, slots=True)
class Verdict:
    """A game's condition, the reason that describes it, and what can be done with the game.

    `can_continue`: in its own file. `can_watch`: as a replay. `branch_from` is the last step from
    which a new file can continue, None when there is none.
    """

    condition: Condition
    reason: Reason
    can_continue: bool = False
    can_watch: bool = False
    branch_from: int | None = None


def judge(reading: Reading, titles: Mapping[str, Title]) -> Verdict:
    """Return what can be done with a game; the reason describes its worst problem."""
    chronicle = reading.chronicle
    if chronicle is None:
        return Verdict(reading.condition, reading.reason)
    difference, facts = compare(chronicle, titles)
    is_damaged = reading.condition is Condition.DAMAGED
    condition = reading.condition
    if difference is not Condition.WHOLE and not is_damaged:
        condition = difference
    return Verdict(
        condition,
        Reason(f"record.{condition.value}", {**reading.reason.facts, **facts}),
        can_continue=difference is Condition.WHOLE and not is_damaged,
        can_watch=_can_watch(chronicle, titles, difference),
        branch_from=_branch_from(chronicle, titles, difference),
    )


def compare(chronicle: Chronicle, titles: Mapping[str, Title]) -> tuple[Condition, dict[str, Fact]]:
    """Return WHOLE when the same moves still lead to the same states, else what differs, with
    facts.
    """
    opening = chronicle.opening
    title = titles.get(opening.options.title)
    if title is None:
        return Condition.UNKNOWN_TITLE, {"title": opening.options.title}
    try:
        here = title.components_digest(title.game(opening.options).options)
    except Unreadable:
        return Condition.UNKNOWN_TITLE, {"title": opening.options.title}
    if here != opening.components:
        saved = opening.components.hex()[:DIGITS_SHOWN]
        return Condition.OTHER_COMPONENTS, {"saved": saved, "here": here.hex()[:DIGITS_SHOWN]}
    if (opening.rules_revision, opening.state_version) != (
        title.rules_revision,
        title.state_version,
    ):
        last = chronicle.snapshots[-1].number
        revisions = {"saved": opening.rules_revision, "here": title.rules_revision}
        return Condition.OTHER_RULES, {**revisions, "snapshot": last}
    return Condition.WHOLE, {}


def _can_watch(chronicle: Chronicle, titles: Mapping[str, Title], difference: Condition) -> bool:
    if difference is Condition.UNKNOWN_TITLE:
        return False
    title = titles[chronicle.opening.options.title]
    return can_migrate(title.name, chronicle.opening.state_version, title.state_version)


def _branch_from(
    chronicle: Chronicle, titles: Mapping[str, Title], difference: Condition
) -> int | None:
    if difference is Condition.WHOLE:
        return len(chronicle.steps)
    if difference is Condition.OTHER_RULES and _can_watch(chronicle, titles, difference):
        return chronicle.snapshots[-1].number
    return None
