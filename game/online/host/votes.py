"""Votes: what the people at a table decide together, each with all seats they have there."""

from collections.abc import Collection, Sequence
from typing import Final

from game.online.protocol.messages import ANY_SEAT, Refused
from game.online.protocol.table_state import Vote
from game.records.records import HUMAN

PAUSE, GO_ON, COMPUTER, BACK = KINDS = ("pause", "go-on", "computer", "back")
MOST_VOTES: Final = 8
Wish = tuple[str, int, str]
"""What is put to the vote: the kind, and the seat and player it is about."""


class Votes:
    """What is put to the vote now; a vote ends when everybody who is asked agrees, or one does not.

    Nobody is asked about their own seat, and nobody who is not here.
    """

    def __init__(self) -> None:
        """Nothing is put to the vote yet."""
        self._agreed: dict[Wish, set[int]] = {}

    def say(
        self, wish: Wish, voters: Sequence[int], here: Collection[int], *, agrees: bool
    ) -> bool:
        """Let voters agree to a wish, or not; return whether it is decided."""
        kind, seat, player = wish
        if kind not in KINDS or (kind in (PAUSE, GO_ON)) != (seat == ANY_SEAT):
            raise Refused("no-such-vote")
        wish = kind, seat, player if kind == COMPUTER else HUMAN if kind == BACK else ""
        voters = [voter for voter in voters if voter != seat or kind == BACK]
        if not voters:
            raise Refused("no-vote")
        if not agrees:
            self._agreed.pop(wish, None)
            return False
        if wish not in self._agreed and len(self._agreed) >= MOST_VOTES:
            raise Refused("no-such-vote")
        self._agreed.setdefault(wish, set()).update(voters)
        if self._asked(wish, here):
            return False
        del self._agreed[wish]
        return True

    def _asked(self, wish: Wish, here: Collection[int]) -> list[int]:
        return sorted(set(here) - {wish[1]} - self._agreed[wish])

    def open(self, here: Collection[int]) -> tuple[Vote, ...]:
        """Return the votes that are not decided."""
        return tuple(Vote(*wish, tuple(self._asked(wish, here))) for wish in self._agreed)

    def clear(self) -> None:
        """Forget them all: what they were about has changed."""
        self._agreed.clear()
