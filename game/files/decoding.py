"""Decode a text file: UTF-8, or UTF-16 with a byte order mark, as some shells write it."""

from __future__ import annotations

import codecs
from typing import Final

from game.engine.reasons import Unreadable

ENCODING_BY_BYTE_ORDER_MARK: Final = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def decode_text(content: bytes, source_name: str) -> str:
    """Return the bytes of a file as text, with Windows line ends replaced by plain newlines.

    A UTF-8 or UTF-16 byte order mark is accepted; raises Unreadable, with the name `source_name`,
    if the bytes cannot be decoded.
    """
    encoding = ENCODING_BY_BYTE_ORDER_MARK.get(content[:2], "utf-8-sig")
    try:
        return content.decode(encoding).replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        problem = f"has a byte at {error.start} that is not UTF-8"
        raise Unreadable(f"{source_name} {problem}; allowed: text in UTF-8.") from error
