"""Verdicts: what can be done with a recorded game, given the available titles."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.engine.reasons import FactValue, Reason, Unreadable
from game.engine.title import Title
from game.records.journal_reading import JournalCondition, JournalReading
from game.records.migrations.registry import can_migrate
from game.records.records import Chronicle

SHOWN_FINGERPRINT_DIGITS: Final = 8


@dataclass(frozen=True, slots=True)
class SavedGameUsability:
    """The condition of a saved game, the reason that describes it, and what can be done with the
    game.

    `can_continue`: it can be continued in its file. `can_watch`: its replay can be watched.
    `last_branch_step` is the last step from which a new file can continue, None when there is none.
    """

    condition: JournalCondition
    reason: Reason
    can_continue: bool = False
    can_watch: bool = False
    last_branch_step: int | None = None


def usability_verdict(reading: JournalReading, titles: Mapping[str, Title]) -> SavedGameUsability:
    """Return the verdict on a game that was read; its reason describes the worst problem, damage
    of the file before other rules or components."""
    chronicle = reading.chronicle
    if chronicle is None:
        return SavedGameUsability(reading.condition, reading.reason)
    difference, facts = compare_with_own_versions(chronicle, titles)
    is_damaged = reading.condition is JournalCondition.DAMAGED
    condition = reading.condition
    if difference is not JournalCondition.INTACT and not is_damaged:
        condition = difference
    return SavedGameUsability(
        condition,
        Reason(f"record.{condition.value}", {**reading.reason.facts, **facts}),
        can_continue=difference is JournalCondition.INTACT and not is_damaged,
        can_watch=_can_watch(chronicle, titles, difference),
        last_branch_step=_last_branch_step(chronicle, titles, difference),
    )


def compare_with_own_versions(
    chronicle: Chronicle, titles: Mapping[str, Title]
) -> tuple[JournalCondition, dict[str, FactValue]]:
    """Return INTACT when the chronicle's rules and components are those of this program; otherwise
    the condition that says that the title or its set-up is unknown, or that the components or the
    rules differ. Also return the facts for a message."""
    opening = chronicle.opening
    title = titles.get(opening.options.title)
    if title is None:
        return JournalCondition.UNKNOWN_TITLE, {"title": opening.options.title}
    try:
        here = title.components_digest(title.make_game(opening.options).options)
    except Unreadable:
        return JournalCondition.UNKNOWN_TITLE, {"title": opening.options.title}
    if here != opening.components_digest:
        saved = opening.components_digest.hex()[:SHOWN_FINGERPRINT_DIGITS]
        return JournalCondition.OTHER_COMPONENTS, {
            "saved": saved,
            "here": here.hex()[:SHOWN_FINGERPRINT_DIGITS],
        }
    if (opening.rules_revision, opening.state_version) != (
        title.rules_revision,
        title.state_version,
    ):
        last = chronicle.snapshots[-1].step_number
        revisions = {"saved": opening.rules_revision, "here": title.rules_revision}
        return JournalCondition.OTHER_RULES, {**revisions, "snapshot": last}
    return JournalCondition.INTACT, {}


def _can_watch(
    chronicle: Chronicle, titles: Mapping[str, Title], difference: JournalCondition
) -> bool:
    if difference is JournalCondition.UNKNOWN_TITLE:
        return False
    title = titles[chronicle.opening.options.title]
    return can_migrate(title.name, chronicle.opening.state_version, title.state_version)


def _last_branch_step(
    chronicle: Chronicle, titles: Mapping[str, Title], difference: JournalCondition
) -> int | None:
    if difference is JournalCondition.INTACT:
        return len(chronicle.steps)
    if difference is JournalCondition.OTHER_RULES and _can_watch(chronicle, titles, difference):
        return chronicle.snapshots[-1].step_number
    return None
