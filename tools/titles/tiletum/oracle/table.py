"""Everything that lies on the table, open to the reader: the true state."""

from dataclasses import dataclass, field
from typing import Any

from tools.titles.tiletum.oracle.facts import UNDERGROUND

Frame = dict[str, Any]
"""An open question with its keys, as the notation names them."""


@dataclass
class TiletumOraclePlayer:
    """One seat's board, supply and markers (T-111, S-108)."""

    colour: str
    name: str
    points: int
    goods: dict[str, int]
    store: list[str]
    houses: int
    pillars: int
    merchant: str
    architect: str
    rooms: list[list[str]]
    crests: list[str]
    markers: dict[str, int]
    contracts: list[str]
    cathedral_tiles: dict[str, int]
    dice: list[dict[str, Any]]
    silver: int = 0
    mines: int = 0
    mines_general: int = 0
    explorers: list[str] = field(default_factory=list)
    levels: list[int] = field(default_factory=list)
    bonused: str = ""
    cardinal: bool = False
    open: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    tucked: list[str] = field(default_factory=list)


@dataclass
class Decks:
    """Piles without order, those under a pile in order, and what has left the game."""

    bonus: list[str]
    contracts: list[str]
    characters: list[str]
    underground: list[str]
    bonus_discard: list[str]
    contracts_under: list[str]
    underground_under: list[str]
    gone: list[str]
    box: list[str]


@dataclass
class Solo:
    """The Cardinal's cards (C-103, C-104, S-901)."""

    challenges: list[str]
    decrees: list[str]
    decrees_left: list[str]
    decree: str = ""
    surprises_left: list[str] = field(default_factory=list)
    surprises_due: int = 0
    crest_due: bool = False
    after: str = ""


@dataclass
class OracleUnderground:
    """The set-up of Silver and the tablets used up (S-102, S-105, S-106, S-403)."""

    sides: list[str]
    overlay: str
    technologies: list[str]
    bonused_left: list[str]
    covered: list[list[str]]

    def maps(self) -> list[dict[str, Any]]:
        """The printed maps I, II and III of the sides in play."""
        found = {(printed["map"], printed["side"]): printed for printed in UNDERGROUND}
        return [found[number + 1, side] for number, side in enumerate(self.sides)]


@dataclass
class TiletumOracleTable:
    """The whole game between two moves; `phase` is one of the notation's."""

    expansions: list[str]
    cardinal: str
    round: int
    turn: int
    step: int
    phase: str
    order: list[str]
    seat: str
    to_move: str
    king: dict[str, int]
    king_order: list[str]
    wheel: list[str]
    explorer_values: list[int]
    dice: dict[str, list[int]]
    corruption: list[int]
    action_tiles: dict[str, str]
    king_tile: str
    contract_offer: list[str]
    character_offer: list[str]
    fairs: list[list[str]]
    refilling: str
    ranking: list[str]
    costs: dict[str, list[int]]
    map_tiles: dict[str, str]
    underground_tiles: dict[str, str]
    houses: dict[str, list[str]]
    pillars: dict[str, list[str]]
    mines: dict[str, list[str]]
    decks: Decks
    players: dict[str, TiletumOraclePlayer]
    pending: list[Frame]
    exchanged: bool = False
    symbol: bool = False
    fresh: list[str] = field(default_factory=list)
    die: dict[str, Any] | None = None
    underground: OracleUnderground | None = None
    solo: Solo | None = None

    @property
    def silver(self) -> bool:
        """Whether In Search of Silver is played."""
        return self.underground is not None

    @property
    def seats(self) -> int:
        """The number of seats; solo counts as two (T-104)."""
        return len(self.players)

    @property
    def mover(self) -> TiletumOraclePlayer:
        """Whose turn it is, or who is asked about the king's tile."""
        return self.players[self.seat]

    @property
    def below(self) -> OracleUnderground:
        """The underground; only asked for with Silver."""
        assert self.underground is not None
        return self.underground

    @property
    def cards(self) -> Solo:
        """The Cardinal's cards; only asked for in solo."""
        assert self.solo is not None
        return self.solo

    def level(self, player: TiletumOraclePlayer, technology: str) -> int:
        """S-105: the level a seat has reached; 0 where the technology is not in the game."""
        if not self.silver or technology not in self.below.technologies or player.cardinal:
            return 0
        return player.levels[self.below.technologies.index(technology)]
