"""The titles: one folder per board game, imported when first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words_for_message

if TYPE_CHECKING:
    from game.engine.title import Options, Title

# Name in the notation -> module and class; a module `box` beside it fills the title's box. The
# first one is meant where none is named.
SHELF: Final = {
    "tinners-trail": ("game.titles.tinners_trail.title", "TrailTitle"),
    "brass": ("game.titles.brass.title", "BrassTitle"),
    "tiletum": ("game.titles.tiletum.title", "TiletumTitle"),
}


def title_names() -> tuple[str, ...]:
    """Return the names of all titles."""
    return tuple(SHELF)


def default_title_name() -> str:
    """Return the name of the title that is meant where none is given, as on a command line or in
    an old file: the first on the shelf."""
    return next(iter(SHELF))


@cache
def title_by_name(name: str) -> Title:
    """Return the title of that name, importing it; raise Unreadable with the allowed names for
    an unknown one."""
    if name not in SHELF:
        raise Unreadable(
            f"There is no title {name}; allowed: {allowed_words_for_message(name, SHELF)}."
        )
    module, class_name = SHELF[name]
    found: Title = getattr(import_module(module), class_name)()
    return found


def is_playable_with_options(shelved: Title, options: Options) -> bool:
    """Return whether the title can be played with these options: edition, seats, expansions and
    automa."""
    try:
        shelved.make_game(options)
    except Unreadable:
        return False
    return True


class Titles(Mapping[str, "Title"]):
    """A mapping from names to all titles; each is imported when it is first looked up."""

    def __getitem__(self, name: str) -> Title:
        if name not in SHELF:
            raise KeyError(name)
        return title_by_name(name)

    def __iter__(self) -> Iterator[str]:
        return iter(SHELF)

    def __len__(self) -> int:
        return len(SHELF)


def package_of_title(name: str) -> str:
    """Return the dotted name of the package that contains a title."""
    module, _ = SHELF[name]
    return module.rpartition(".")[0]
