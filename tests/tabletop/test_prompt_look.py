"""The prompt while nobody is asked."""

from __future__ import annotations

from typing import cast

from game.engine.rules import CHANCE, NOBODY
from game.tabletop.art.table_art import TableArt
from game.tabletop.panel.prompt_look import at_rest
from game.tabletop.studio import Studio


class Speaker:
    """Says keys in the place of words."""

    def say(self, key: str, **facts: object) -> str:
        """Return the key and its facts."""
        return " ".join((key, *map(str, facts.values())))

    def name(self, seat: int) -> str:
        """Return a name for each seat."""
        return ("Anna", "Jakob")[seat]


STUDIO = cast("Studio[TableArt]", Speaker())


def test_a_note_tells_what_goes_on_and_nobody_is_told_to_wait() -> None:
    look = at_rest(STUDIO, 0, "Your answer has been judged")
    assert (look.head, look.step) == ("Your answer has been judged", "")


def test_without_a_note_it_tells_whose_turn_it_is() -> None:
    heads = [at_rest(STUDIO, whose, "").head for whose in (1, CHANCE, NOBODY)]
    assert heads == ["turn-of Jakob", "luck", "closed"]
