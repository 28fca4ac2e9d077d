"""A judged game in words: what was played, what was better, and why."""

from __future__ import annotations

from game.client.desk import Desk
from game.match.analysis import JudgedMove
from game.records.chronicle import Chronicle
from game.records.replay import Replay
from game.room import Phrases


class JudgedWords:
    """Speaks about the decisions of one game that is over, so nothing of it is secret."""

    def __init__(self, desk: Desk, chronicle: Chronicle) -> None:
        """Read moves from this chronicle."""
        assert desk.box.phrases is not None
        self._desk = desk
        self._phrases: Phrases = desk.box.phrases
        self._replay = Replay(desk.box.title, chronicle)
        self._names = [seat.name for seat in chronicle.seats]

    def played(self, move: JudgedMove) -> str:
        """Return what was played, without a full stop."""
        return self._told(move, move.code)

    def better(self, move: JudgedMove) -> str:
        """Return what would have been better, as a sentence."""
        return self._desk.say("judged.better", move=self._told(move, move.best))

    def verdict(self, move: JudgedMove) -> str:
        """Return what the decision was worth, as a sentence."""
        say = self._desk.say
        if move.teaches:
            key = move.mark or "slip"
            lost = say(f"judged.{key}", lost=percent(move.loss), noise=percent(move.noise))
            told = say("judged.points", points=move.points) if move.points > 0 else ""
            return f"{lost} {told}".strip()
        if move.code == move.best:
            return say("judged.best")
        less = percent(max(move.loss, 0))
        return say("judged.fine", lost=less) if less else say("judged.as-good")

    def reasons(self, move: JudgedMove) -> list[str]:
        """Return why the better move is better, a sentence each."""
        return [self._phrases.why(reason, self._names) for reason in move.reasons]

    def doubts(self, move: JudgedMove) -> list[str]:
        """Return what speaks against the move that was played, a sentence each."""
        return [self._phrases.why(reason, self._names) for reason in move.doubts]

    def places(self, move: JudgedMove) -> tuple[str, ...]:
        """Return the areas the better move is about."""
        before = self._replay.view(move.number - 1)
        return self._phrases.places(self._replay.game.move(before, move.best), before)

    def _told(self, move: JudgedMove, code: int) -> str:
        before = self._replay.view(move.number - 1)
        return self._phrases.what(self._replay.game.move(before, code), before)


def percent(thousandths: int) -> int:
    """Return a share for a sentence."""
    return round(thousandths / 10)
