"""Check the lines of a table's chat, and limit how many are kept."""

from collections.abc import Sequence
from typing import Final

from game.online.protocol.messages import ANY_OR_NO_SEAT, Refused
from game.online.protocol.surroundings import CHAT_PHRASE_KEYS
from game.online.protocol.table_state import (
    MAX_CHAT_LINE_LETTERS,
    MAX_WATCHER_LINE_LETTERS,
    ChatLine,
    printable_line,
)

MAX_KEPT_CHAT_LINES: Final = 60  # lines that are kept
MAX_KEPT_WATCHER_LINES: Final = 15  # kept lines of watchers


def checked_chat_line(seat: int, phrase: str, text: str) -> ChatLine:
    """Return a ChatLine of a seat's phrase or text; raise Refused when it is too long, empty or an
    unknown phrase.
    """
    text = printable_line(text)
    most = MAX_CHAT_LINE_LETTERS if seat != ANY_OR_NO_SEAT else MAX_WATCHER_LINE_LETTERS
    if phrase and phrase not in CHAT_PHRASE_KEYS:
        raise Refused("no-phrase")
    if not (phrase or text):
        raise Refused("nothing-said")
    if len(text) > most:
        raise Refused("long-text", most=most, letters=len(text))
    return ChatLine(seat, phrase, text)


def chat_lines_to_keep(lines: Sequence[ChatLine]) -> list[ChatLine]:
    """Return the newest lines of a chat, at most MAX_KEPT_CHAT_LINES, of which at most
    MAX_KEPT_WATCHER_LINES are from watchers."""
    kept = list(lines)
    of_watchers = [at for at, line in enumerate(kept) if line.seat == ANY_OR_NO_SEAT]
    for at in reversed(of_watchers[:-MAX_KEPT_WATCHER_LINES]):
        del kept[at]
    return kept[-MAX_KEPT_CHAT_LINES:]
