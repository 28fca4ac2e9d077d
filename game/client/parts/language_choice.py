"""The choice of a language: every one under its own name."""

from __future__ import annotations

from collections.abc import Callable

from game.client.desk import Desk
from game.client.parts.segments import Segment, Segments
from game.languages import LANGUAGES
from game.scene.box_place import BoxPlace


def languages() -> list[Segment]:
    """Return every language as a segment."""
    return [Segment(code, name) for code, name in LANGUAGES.items()]


def language_choice(desk: Desk, told: Callable[[], None], place: BoxPlace) -> Segments:
    """Return joined buttons that change the language at once; `told` builds the page again."""

    def choose(language: str) -> None:
        desk.choose(language=language)
        told()

    return Segments(languages(), desk.settings.language, choose, name="language", **place)
