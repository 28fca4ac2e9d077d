"""Check the lines of a table's chat, and limit how many are kept."""

from collections.abc import Sequence
from typing import Final

from game.online.protocol.messages import ANY_SEAT, Refused
from game.online.protocol.surroundings import PHRASES
from game.online.protocol.table_state import (
    LONGEST_CHAT,
    LONGEST_OF_WATCHERS,
    ChatLine,
    printable_line,
)

MOST_CHAT: Final = 60  # lines that are kept
MOST_WATCHER_LINES: Final = 15  # kept lines of watchers


def checked_chat_line(seat: int, phrase: str, text: str) -> ChatLine:
    """Return a ChatLine of a seat's phrase or text; Refused when it is too long, empty or an
    unknown phrase.
    """
    text = printable_line(text)
    most = LONGEST_CHAT if seat != ANY_SEAT else LONGEST_OF_WATCHERS
    if phrase and phrase not in PHRASES:
        raise Refused("no-phrase")
    if not (phrase or text):
        raise Refused("nothing-said")
    if len(text) > most:
        raise Refused("long-text", most=most, letters=len(text))
    return ChatLine(seat, phrase, text)


def chat_lines_to_keep(lines: Sequence[ChatLine]) -> list[ChatLine]:
    """Return the newest lines of a chat, at most MOST_CHAT, of which at most MOST_WATCHER_LINES are
    from watchers.
    """
    kept = list(lines)
    of_watchers = [at for at, line in enumerate(kept) if line.seat == ANY_SEAT]
    for at in reversed(of_watchers[:-MOST_WATCHER_LINES]):
        del kept[at]
    return kept[-MOST_CHAT:]
