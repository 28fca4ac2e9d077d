"""Changes of TOML texts: a line's value, its place, or whether it is there at all."""

from __future__ import annotations

from game.engine.luck import Luck
from tools.proof.fuzzing.target import Change, pick

VALUES = [
    "-1",
    "0",
    "1",
    "2",
    "3",
    "99",
    "9223372036854775808",
    '""',
    '"?"',
    '"yellow"',
    '"luck"',
    '"down"',
    '"a:tin+1:2"',
    "[]",
    "[[]]",
    "{}",
    "true",
    "1.5",
    "nan",
    "1979-05-27",
    "[1,2]",
]


def change_lines(content: bytes, luck: Luck, any_change: Change, longest: int) -> bytes:
    """Return a text with one line changed, at most so many bytes of it."""
    lines = content.decode("utf-8", "replace").split("\n")
    place, other = pick(luck, len(lines)), pick(luck, len(lines))
    match pick(luck, 7):
        case 0:
            return any_change(content, longest)
        case 1:
            del lines[place]
        case 2:
            lines.insert(place, lines[other])
        case 3:
            lines[place], lines[other] = lines[other], lines[place]
        case 4:
            words = lines[place].split(" ")
            words[pick(luck, len(words))] = VALUES[pick(luck, len(VALUES))]
            lines[place] = " ".join(words)
        case 5:
            lines[place] = any_change(lines[place].encode(), 200).decode("utf-8", "replace")
        case _:
            key, equals, _ = lines[place].partition(" = ")
            if equals:
                lines[place] = f"{key} = {VALUES[pick(luck, len(VALUES))]}"
    return "\n".join(lines).encode()[:longest]
