"""Records what every seat gained and spent in a finished round."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.events import Event
from game.engine.knowledge import OPEN_OBSERVER
from game.engine.rules import State
from game.match.match import Match
from game.table_protocol import GameFacts


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """What each seat earned in a round; `last_step` is the step that ended it, and the other
    fields have one entry per seat.

    `income_by_column_by_seat` are sums by the title's columns of a round summary,
    `points_gained_by_seat` the points of this round, and `points_at_end_by_seat` and
    `money_at_end_by_seat` the amounts at its end.
    """

    round_number: int
    last_step: int
    income_by_column_by_seat: tuple[Counter[str], ...]
    points_gained_by_seat: tuple[int, ...]
    points_at_end_by_seat: tuple[int, ...]
    money_at_end_by_seat: tuple[int, ...]


@dataclass(slots=True)
class _UnfinishedRound:
    round_number: int
    points_at_start_by_seat: tuple[int, ...]
    income_by_column_by_seat: list[Counter[str]]


class RoundAccountCollector:
    """Collects what each seat earns in every round, by following a match; the steps played
    before it is made are read from the match."""

    def __init__(self, match: Match, game_facts: GameFacts) -> None:
        self._match = match
        self._game_facts = game_facts
        self._feed = match.add_feed(OPEN_OBSERVER)
        self._ended: list[RoundAccount] = []
        self._round = self._reread_match_for_current_round()

    def pop_last_round_ended_by(self, step_number: int) -> RoundAccount | None:
        """Return the account of the latest round that ended at or before `step_number`, and drop
        all accounts up to it. None if no round has ended since the last call."""
        for seen in self._feed.take_entries():
            if seen.is_undo:
                self._ended.clear()
                self._round = self._reread_match_for_current_round()
            else:
                self._record_step_and_round_end(seen.step_count, seen.events, seen.view)
        past = [account for account in self._ended if account.last_step <= step_number]
        self._ended = [account for account in self._ended if account.last_step > step_number]
        return past[-1] if past else None

    def stop_following(self) -> None:
        """Stop following the match, by removing this collector's feed from it."""
        self._match.remove_feed(self._feed)

    def _reread_match_for_current_round(self) -> _UnfinishedRound:
        """Drop all accounts, read the steps of the match from the beginning and return the
        unfinished current round."""
        first, history = self._match.first_view_and_steps_seen(OPEN_OBSERVER)
        self._round = self._make_unfinished_round(first)
        for seen in history:
            self._record_step_and_round_end(seen.step_count, seen.events, seen.view)
        self._feed.take_entries()
        self._ended.clear()
        return self._round

    def _make_unfinished_round(self, view: State) -> _UnfinishedRound:
        takings = [Counter[str]() for _ in self._match.seats]
        return _UnfinishedRound(
            self._game_facts.round_of(view), self._match.game.scores(view), takings
        )

    def _record_step_and_round_end(
        self, step_number: int, events: Sequence[Event], view: State
    ) -> None:
        for event in events:
            if event.seat >= 0:
                self._round.income_by_column_by_seat[event.seat].update(
                    self._game_facts.event_income_by_summary_column(event)
                )
        if self._game_facts.round_of(view) == self._round.round_number:
            return
        before = self._round
        points = self._match.game.scores(view)
        gained = tuple(
            now - then for now, then in zip(points, before.points_at_start_by_seat, strict=True)
        )
        money = tuple(
            money_at_end_of_round(self._game_facts, view, seat, events)
            for seat in range(len(points))
        )
        takings = tuple(before.income_by_column_by_seat)
        self._ended.append(
            RoundAccount(before.round_number, step_number, takings, gained, points, money)
        )
        self._round = self._make_unfinished_round(view)


def money_at_end_of_round(
    game_facts: GameFacts, view: State, seat: int, events: Sequence[Event]
) -> int:
    """Return a seat's money at the end of a round: that of the view after the step that ended it,
    without what `events` of this step paid for the start of the next round."""
    paid = sum(game_facts.payment_at_round_start(event) for event in events if event.seat == seat)
    return game_facts.money_of_seat(view, seat) - paid


def points_of_events(game_facts: GameFacts, seat: int, events: Sequence[Event]) -> int:
    """Return the points that events brought a seat, negative if it lost more."""
    return sum(
        game_facts.source_and_points_of_event(event)[1] for event in events if event.seat == seat
    )
