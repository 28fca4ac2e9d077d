"""A command: what is done by keys that a player may choose, and where two keys would clash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EVERYWHERE, AT_TABLE, ACTING, ON_SHEETS = "everywhere", "table", "actions", "sheets"
IN_MENUS = "menus"
APART: Final = (
    frozenset({ACTING, ON_SHEETS}),
    frozenset({ACTING, IN_MENUS}),
    frozenset({ON_SHEETS, IN_MENUS}),
    frozenset({AT_TABLE, IN_MENUS}),
)
"""Places that may share keys: actions sleep while a sheet such as an auction's bill is open, and
the whole table while there is a menu.
"""


@dataclass(frozen=True, slots=True)
class Command:
    """A command by name, its usual key (alternatives after a bar) and where it works.

    `says` is the key of what names it, if that is no sentence of its own; `pages` are the menus
    in which it works.
    """

    name: str
    key: str
    place: str = EVERYWHERE
    says: str = ""
    pages: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """The key of the sentence that names it."""
        return self.says or f"command.{self.name}"

    def clashes(self, other: Command) -> bool:
        """Whether the same key could mean both at the same moment."""
        if self.place == other.place == IN_MENUS:
            return bool({*self.pages} & {*other.pages})
        return frozenset({self.place, other.place}) not in APART
