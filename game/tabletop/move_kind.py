"""One record per kind of move: everything a table knows of it apart from how things fly."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class Asks:
    """How picks become an answer.

    `at_once`: the last pick answers, because it is easily taken back. `choice_first`: what moves
    differ in besides places is picked before the places. `choice_shown`: a single choice is shown
    too, because it says what it gives.
    """

    at_once: bool = False
    choice_first: bool = False
    choice_shown: bool = False


CONFIRMED: Final = Asks()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveKind:
    """A kind of move, as the rules call it.

    `group` is the part of the bar where its button stands, "" where it has none, `expansion` what
    must lie on the table for it, `key` its usual key, `icon` and `skin` those of the button,
    `short` the key of a shorter name. `board` opens when it is picked. `where` is the key of what
    a hint points at where the move has no place, `mark` the icon on a timeline, "" for none.
    A `private` kind is asked behind a hand-over; a `reply` answers somebody's action.
    """

    kind: str
    asks: Asks = CONFIRMED
    group: str = ""
    expansion: str = ""
    key: str = ""
    icon: str = ""
    skin: str = "slate"
    short: str = ""
    board: str = ""
    where: str = ""
    mark: str = ""
    private: bool = False
    reply: bool = False
