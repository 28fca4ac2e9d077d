"""Firsts and records of a finished game, as keys of sentences."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.client.statistics.career_statistics import CareerStatistics, counts_in_career_statistics
from game.client.statistics.ledger_codec import LedgerEntry
from game.client.statistics.ledger_entries import FinishedGameEntry


@dataclass(frozen=True, slots=True)
class Milestone:
    """Something a game was the first to reach: the key of its sentence in the texts `milestone`,
    and the facts to fill in."""

    text_key: str
    facts: dict[str, int | str] = field(default_factory=dict)


def find_milestones(
    entries_before: Sequence[LedgerEntry], game: FinishedGameEntry, computer_kinds: Sequence[str]
) -> tuple[Milestone, ...]:
    """Return the records and firsts of a finished game, compared with the entries before it; () if
    the game does not count for the career.

    The very first game breaks no record. `computer_kinds` are the kinds of computer players from
    weakest to strongest.
    """
    if not counts_in_career_statistics(game):
        return ()
    career = CareerStatistics(entries_before, computer_kinds)
    seats = len(game.players)
    rivals = [each for each in career.games if len(each.players) == seats]
    found: list[Milestone] = []
    most = max((each.points for each in rivals), default=None)
    if most is not None and game.points > most:
        facts: dict[str, int | str] = {"points": game.points, "before": most, "seats": seats}
        found.append(Milestone("most-points", facts))
    if game.rank == 1:
        found += _first_win_and_largest_lead_milestones(career, game, rivals)
    return tuple(found)


def _first_win_and_largest_lead_milestones(
    career: CareerStatistics,
    game: FinishedGameEntry,
    games_with_as_many_seats: Sequence[FinishedGameEntry],
) -> list[Milestone]:
    found: list[Milestone] = []
    kind = career.strongest_opponent_kind(game)
    beaten = {career.strongest_opponent_kind(each) for each in career.games if each.rank == 1}
    if kind not in beaten:
        found.append(Milestone("first-win", {"kind": kind}))
    leads = [each.lead_points for each in games_with_as_many_seats if each.rank == 1]
    if leads and game.lead_points > max(leads):
        facts: dict[str, int | str] = {"lead": game.lead_points, "before": max(leads)}
        found.append(Milestone("largest-lead", facts))
    return found
