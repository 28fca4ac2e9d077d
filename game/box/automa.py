"""The automa of a solo game as the setup screen offers it: its options and named mixes of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Automa:
    """Who plays by the rules alone; words are the title's, in the table "automa".

    `groups` are the options, of each group at most one is chosen; `mixes` are named sets of
    them, from the easiest to the hardest; `seats` is how many seats a game with it has.
    """

    groups: tuple[tuple[str, ...], ...]
    mixes: Mapping[str, tuple[str, ...]]
    seats: int = 2

    @property
    def switched(self) -> tuple[tuple[str, ...], ...]:
        """The groups that are chosen from one by one: not one whose options are the mixes."""
        alone = {mix[0] for mix in self.mixes.values() if len(mix) == 1}
        return tuple(group for group in self.groups if not alone.issuperset(group))

    def known(self, options: Iterable[str]) -> tuple[str, ...]:
        """Return those of the options there are, of each group one, in the printed order."""
        wanted = set(options)
        chosen = (next((each for each in group if each in wanted), "") for group in self.groups)
        return tuple(option for option in chosen if option)

    def mix_of(self, options: Iterable[str]) -> str:
        """Return the name of the mix the options make; "" for one without a name."""
        wanted = set(options)
        return next((name for name, mix in self.mixes.items() if set(mix) == wanted), "")
