"""What an edition is called, where a title has more than one, and the pack that was played with."""

from __future__ import annotations

from game.client.desk import Desk
from game.engine.options import Options
from game.match.match import Match


def edition_told(desk: Desk, edition: str, title: str = "") -> str:
    """Return the name of a title's edition, of the title on the desk if none is named.

    Without an `edition` the title's first one is meant; "" for a title with but one.
    """
    box = desk.box_of(title or desk.box.title.name)
    named = edition or box.editions[0]
    if len(box.editions) < 2 or named not in box.editions:
        return ""
    return box.words.say(f"edition.{named}")


def box_told(desk: Desk, options: Options) -> str:
    """Return the edition and the pack a game is played with; "" for the one edition of a title
    and our own numbers.
    """
    named = edition_told(desk, options.edition, options.title)
    pack = options.pack.name if options.pack is not None else ""
    return " · ".join(filter(None, (named, pack)))


def box_said(desk: Desk, match: Match) -> tuple[str, ...]:
    """Return a sentence about the pack a game is played with, none for our own numbers."""
    pack = match.options.pack
    return (desk.say("numbers.playing", name=pack.name),) if pack is not None else ()


def other_edition_told(desk: Desk) -> str:
    """Return the name of the edition on the desk; "" for the title's first one."""
    usual = desk.edition in ("", desk.box.editions[0])
    return "" if usual else edition_told(desk, desk.edition)
