"""Writing: a line of text that is being edited, with a caret and what is selected."""

from collections.abc import Callable

from game.scene.input.keys import Stroke


class Writing:
    """At most `limit` characters; what lies between `mark` and `caret` is selected.

    `copy` and `paste` are the clipboard; `changed` hears every other text.
    """

    def __init__(
        self,
        value: str,
        limit: int,
        changed: Callable[[str], None],
        clipboard: tuple[Callable[[str], None], Callable[[], str]],
    ) -> None:
        self.value, self.limit, self._changed = value, limit, changed
        self._copy, self._paste = clipboard
        self.caret = self.mark = len(value)

    @property
    def selected(self) -> tuple[int, int]:
        """Where the selection begins and ends; the same place twice without one."""
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def type(self, typed: str) -> None:
        """Put text in the place of what is selected, as far as there is room."""
        start, end = self.selected
        printable = "".join(character for character in typed if character.isprintable())
        room = self.limit - len(self.value) + end - start
        self._replace(start, end, printable[: max(room, 0)])

    def place(self, at: int, *, extend: bool) -> None:
        """Put the caret there; `extend` selects up to it."""
        self.caret = min(max(at, 0), len(self.value))
        if not extend:
            self.mark = self.caret

    def set(self, value: str) -> None:
        """Take another text from outside; the caret stays where it can."""
        self.value = value
        self.caret, self.mark = min(self.caret, len(value)), min(self.mark, len(value))

    def key(self, stroke: Stroke) -> bool:
        """Edit by a key; False for one that edits nothing."""
        name = stroke.name
        goal = self._goal(name.replace("shift+", ""))
        start, end = self.selected
        if goal is not None:
            collapses = start != end and name in ("left", "right")
            self.place((start if name == "left" else end) if collapses else goal,
                       extend="shift+" in name)  # fmt: skip
        elif name in ("backspace", "ctrl+backspace", "delete", "ctrl+delete"):
            if start == end:
                start, end = sorted((self.caret, self._erased_to(name)))
            self._replace(start, end, "")
        elif name == "ctrl+a":
            self.mark, self.caret = 0, len(self.value)
        elif name in ("ctrl+c", "ctrl+x"):
            if start != end:
                self._copy(self.value[start:end])
            if name == "ctrl+x":
                self._replace(start, end, "")
        elif name == "ctrl+v":
            self.type(self._paste())
        else:
            return False
        return True

    def _goal(self, name: str) -> int | None:
        """Where a key without Shift leads the caret."""
        return {
            "left": self.caret - 1,
            "right": self.caret + 1,
            "home": 0,
            "end": len(self.value),
            "ctrl+left": self._word(-1),
            "ctrl+right": self._word(1),
        }.get(name)

    def _erased_to(self, name: str) -> int:
        by = 1 if name.endswith("delete") else -1
        if name.startswith("ctrl+"):
            return self._word(by)
        return min(max(self.caret + by, 0), len(self.value))

    def _word(self, by: int) -> int:
        """The nearest beginning of a word before, or end of one after."""
        at, end = self.caret, 0 if by < 0 else len(self.value)
        inside = False
        while at != end:
            letter = self.value[at - 1 if by < 0 else at]
            if inside and not letter.isalnum():
                break
            inside = inside or letter.isalnum()
            at += by
        return at

    def _replace(self, start: int, end: int, new: str) -> None:
        value = self.value[:start] + new + self.value[end:]
        self.caret = self.mark = start + len(new)
        if value != self.value:
            self.value = value
            self._changed(value)
