"""The content of the journal during a game: lines by seat and round."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from game.client.app import App
from game.client.history.round_accounts import money_at_end_of_round, points_of_events
from game.client.session.hot_seat import HotSeat
from game.engine.events import Event
from game.engine.rules import State
from game.match.feed import FeedEntry
from game.table_protocol import JournalEntry, Table

# Annals: all that one viewer has seen of a game, line by line with rounds, and summed up.

ROUND_BEGIN_EVENT_NAME_ENDINGS = (
    "-round",
    "round-began",
)  # so end kinds of events that call out a round


MONEY_CHART: Final = "money"
"""The key of the chart of money, which a round summary has from `GameFacts.money_of_seat`."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """An entry of the journal and the number of its round."""

    entry: JournalEntry
    round_number: int


@dataclass(slots=True)
class SeatRoundSummary:
    """What one seat did in a round: its actions, and its money and points before and after the
    round.

    `income_by_summary_column` holds the sums for the columns of the title's round summary.
    `amount_before_and_after_by_chart` has (before, after) of other holdings, such as the income
    level, by the key of the chart that shows them.
    """

    seat: int
    money_before_and_after: tuple[int, int]
    points_before_and_after: tuple[int, int]
    actions: list[JournalEntry] = field(default_factory=list)
    income_by_summary_column: Counter[str] = field(default_factory=Counter)
    amount_before_and_after_by_chart: dict[str, tuple[int, int]] = field(default_factory=dict)


class JournalModel:
    """The content of the large journal as the viewer saw it: all lines, and a summary of every
    round for each seat."""

    def __init__(
        self, app: App, table: Table, hot_seat: HotSeat, end_step: int | None = None
    ) -> None:
        """Read the viewer's steps before step `end_step`, since later ones have not been animated
        yet; None reads all."""
        self._game_facts = app.box.game_facts
        self._match = hot_seat.match
        self.seats = hot_seat.match.seats
        point = hot_seat.viewpoints.viewpoint_of(hot_seat.viewer)
        self.lines: list[JournalLine] = []
        self._rounds: dict[int, dict[int, SeatRoundSummary]] = {}
        before = point.view_after_steps(0)
        for seen in point.history:
            if end_step is not None and seen.step_count >= end_step:
                break
            number = self._game_facts.round_of(before)
            later = self._game_facts.round_of(seen.view)
            account = self._get_or_add_round(number, before)
            for event in seen.events:
                if event.seat >= 0:
                    account[event.seat].income_by_summary_column.update(
                        self._game_facts.event_income_by_summary_column(event)
                    )
            events = hot_seat.viewpoints.events_for_shared_journal(seen, point.seat)
            cut = self._index_of_round_start(events) if later != number else len(events)
            self._update_amounts(account, seen, is_round_over=later != number)
            self._add_lines(table.journal_entries(events[:cut], seen.step_count), number, account)
            if later != number and self._index_of_round_start(seen.events) < len(seen.events):
                account_of_next = self._get_or_add_round(later, seen.view)
                _begin_with_amounts_of(account, account_of_next)
                begun = table.journal_entries(events[cut:], seen.step_count)
                self._add_lines(begun, later, account_of_next)
            before = seen.view
        self._add_lines_of_previewed_move(table.preview_entries(), before)
        self.round = max(self._rounds, default=self._game_facts.round_of(before))

    def _index_of_round_start(self, events: Sequence[Event]) -> int:
        """Return the index of the first event of a new round, the number of events if there is
        none."""
        begins = (
            n
            for n, event in enumerate(events)
            if event.kind.endswith(ROUND_BEGIN_EVENT_NAME_ENDINGS)
            or self._game_facts.payment_at_round_start(event)
        )
        return next(begins, len(events))

    def _update_amounts(
        self,
        summary_by_seat: Mapping[int, SeatRoundSummary],
        feed_entry: FeedEntry,
        *,
        is_round_over: bool,
    ) -> None:
        """Store the money, points and other amounts that each seat has after a step. If the step
        ends the round, events that already belong to the next round do not count for money and
        points."""
        points = self._match.game.scores(feed_entry.view)
        for seat, told in summary_by_seat.items():
            money = self._game_facts.money_of_seat(feed_entry.view, seat)
            points_at_end = points[seat]
            if is_round_over:
                money = money_at_end_of_round(
                    self._game_facts, feed_entry.view, seat, feed_entry.events
                )
                start = self._index_of_round_start(feed_entry.events)
                points_at_end -= points_of_events(self._game_facts, seat, feed_entry.events[start:])
            told.money_before_and_after = told.money_before_and_after[0], money
            told.points_before_and_after = told.points_before_and_after[0], points_at_end
            for chart, (first, _) in told.amount_before_and_after_by_chart.items():
                amount = self._game_facts.amount_for_chart(feed_entry.view, seat, chart)
                told.amount_before_and_after_by_chart[chart] = first, amount

    def _add_lines(
        self,
        entries: Iterable[JournalEntry],
        round_number: int,
        summary_by_seat: Mapping[int, SeatRoundSummary],
    ) -> None:
        """Add journal lines of a round, and the actions in them to the summaries of their seats."""
        for entry in entries:
            self.lines.append(JournalLine(entry, round_number))
            if entry.is_action and entry.seat >= 0:
                summary_by_seat[entry.seat].actions.append(entry)
            for seat, text in entry.actions_by_seat:
                action = JournalEntry(seat, text, step=entry.step, is_action=True)
                summary_by_seat[seat].actions.append(action)

    def _add_lines_of_previewed_move(self, entries: tuple[JournalEntry, ...], view: State) -> None:
        """Add the lines of a move that the table shows but that is not played yet."""
        if not entries:
            return
        number = self._game_facts.round_of(view)
        self._add_lines(entries, number, self._get_or_add_round(number, view))

    @property
    def begun_round_numbers(self) -> tuple[int, ...]:
        """The numbers of the rounds that have begun, in order."""
        return tuple(sorted(self._rounds))

    def seat_summaries_of_round(self, round_number: int) -> tuple[SeatRoundSummary, ...]:
        """Return each seat's summary of a round, in seat order; () for a round that has not
        begun."""
        return tuple(self._rounds.get(round_number, {}).values())

    def lines_containing(self, searched_words: str, round_number: int = 0) -> list[JournalLine]:
        """Return the lines that contain every word of `searched_words`, without regard to case,
        diacritics and hyphens, in the round `round_number` or, if it is 0, in all rounds."""
        wanted = searchable_text(searched_words).split()
        return [
            line
            for line in self.lines
            if round_number in (0, line.round_number)
            and all(word in searchable_text(line.entry.text) for word in wanted)
        ]

    def _get_or_add_round(self, round_number: int, view: State) -> dict[int, SeatRoundSummary]:
        if round_number not in self._rounds:
            points = self._match.game.scores(view)
            charts = self._game_facts.is_cumulative_by_chart_key
            self._rounds[round_number] = {
                seat: SeatRoundSummary(
                    seat,
                    (self._game_facts.money_of_seat(view, seat),) * 2,
                    (points[seat],) * 2,
                    amount_before_and_after_by_chart={
                        chart: (self._game_facts.amount_for_chart(view, seat, chart),) * 2
                        for chart, is_cumulative in charts.items()
                        if not is_cumulative and chart != MONEY_CHART
                    },
                )
                for seat in range(len(self._match.seats))
            }
        return self._rounds[round_number]


def _begin_with_amounts_of(
    summary_by_seat: Mapping[int, SeatRoundSummary], account_of_next: Mapping[int, SeatRoundSummary]
) -> None:
    """Let a round begin with the money and points that the round before ended with."""
    for seat, told in account_of_next.items():
        last = summary_by_seat[seat]
        told.money_before_and_after = last.money_before_and_after[1], told.money_before_and_after[1]
        told.points_before_and_after = (
            last.points_before_and_after[1],
            told.points_before_and_after[1],
        )


def searchable_text(text: str) -> str:
    """Return a text in lower case without diacritics and hyphens, for searching."""
    plain = text.casefold().replace("ł", "l").replace("-", " ").replace("\u2011", " ")
    letters = unicodedata.normalize("NFD", plain)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
