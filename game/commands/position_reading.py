"""Positions that commands read from files, and the games they belong to."""

from dataclasses import dataclass
from typing import Final

from game.commands.stdin_text import read_text_file_or_stdin
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Title
from game.files.toml_fields import parse_toml_fields
from game.titles import default_title_name, title_by_name, title_names

HIDDEN_CARD_TEXT: Final = "?"


@dataclass(frozen=True, slots=True)
class PositionReading:
    """A position read from a text: its game, state and players' names, with the text and the
    name of its source."""

    game: Game
    state: State
    names: tuple[str, ...]
    source: str = ""
    text: str = ""

    @property
    def is_view(self) -> bool:
        """Whether the position is one seat's view, which contains no luck."""
        return not any(self.state.luck.state_words())

    def hides_hand_of_seat(self, seat: int) -> bool:
        """Return whether the position hides the cards of a seat; False for a negative seat such
        as NOBODY."""
        if seat < 0:
            return False
        player = parse_toml_fields(self.text, "").tables("player")[seat]
        return HIDDEN_CARD_TEXT in player.unchecked_list("hand", "cards", ())

    def position_text_of_state(self, state: State) -> str:
        """Return a state of this game in the position notation, with the players' names."""
        return self.game.position_text(state, self.names)


def read_position(file_name: str, pack: Pack | None = None) -> PositionReading:
    """Return the position in a file, of a game with the numbers of `pack`; raises Unreadable if
    it is faulty or of another edition than the pack."""
    text, source = read_text_file_or_stdin(file_name)
    shelf = _title_of_position_text(text, source)
    game, state, names = shelf.parse_position(text, source, pack)
    if pack is not None and (pack.title, pack.edition) != (shelf.name, game.options.edition):
        problem = f"{source} is of {shelf.name}, edition {game.options.edition}"
        raise Unreadable(f"{problem}. The pack needs one of {pack.title}, edition {pack.edition}.")
    return PositionReading(game, state, names, source, text)


def _title_of_position_text(text: str, source_name: str) -> Title:
    """Return the title that a position names, the default one if it names none or cannot be
    parsed; that title then reports the error."""
    try:
        fields = parse_toml_fields(text, source_name)
    except Unreadable:
        return title_by_name(default_title_name())
    return title_by_name(fields.choice("title", title_names(), default=default_title_name()))
