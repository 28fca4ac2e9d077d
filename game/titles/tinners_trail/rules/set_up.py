"""The set-up of a game: seats, expansions, Lord Wallace's options (G-3)."""

# interpreted: used once, when the tables of board.py are built

from __future__ import annotations

from dataclasses import dataclass

NO_AUTOMA_SEAT = -1


@dataclass(frozen=True, slots=True)
class WallaceOptions:
    """The options of Lord Wallace's difficulty that are chosen for a game (LW-D1 .. LW-D8);
    `more_mines` is the number of additional mines, 0, 1 or 2."""

    better_mines: bool = False
    cheap_labour: bool = False
    more_mines: int = 0
    deep_pockets: bool = False
    friends_in_high_places: bool = False
    financial_sabotage: bool = False
    bailing_out: bool = False
    shady_land_purchases: bool = False


@dataclass(frozen=True, slots=True)
class RulesSetUp:
    """One game's options as the rules need them; `wallace_seat` is -1 when he does not play."""

    seats: int
    arsenic: bool = False
    emigration: bool = False
    kickstarter_tiles: bool = False
    kickstarter_cards: bool = False
    wallace_seat: int = NO_AUTOMA_SEAT
    wallace: WallaceOptions = WallaceOptions()

    @property
    def needs_expansion_rows(self) -> bool:
        """Whether the state needs the rows that only the expansions Arsenic and Emigration and Lord
        Wallace use; the Kickstarter tiles and cards use none of them."""
        return self.arsenic or self.emigration or self.wallace_seat != NO_AUTOMA_SEAT
