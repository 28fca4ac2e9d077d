"""A journal's file in memory that fails when told to."""

from __future__ import annotations


class FakeDisk:
    """Keeps what is written; `failure` is raised by the next calls as long as it is set.

    A write that fails leaves half of its bytes, as a full disk does. `cannot_cut` makes
    cleaning up fail as well.
    """

    def __init__(self, content: bytes = b"") -> None:
        """Begin with this content."""
        self.content = content
        self.aside: list[bytes] = []
        self.failure: OSError | None = None
        self.cannot_cut = False
        self.is_closed = False

    def write_at(self, place: int, content: bytes) -> None:
        """Write, wholly or in half."""
        written = content[: len(content) // 2] if self.failure else content
        self.content = self.content[:place] + written
        if self.failure:
            raise self.failure

    def cut(self, size: int) -> None:
        """Drop what is behind."""
        if self.failure and self.cannot_cut:
            raise self.failure
        self.content = self.content[:size]

    def set_aside(self, content: bytes) -> None:
        """Keep the content apart."""
        if self.failure:
            raise self.failure
        self.aside.append(content)

    def renew(self, size: int) -> None:
        """Drop what is behind."""
        self.cut(size)

    def close(self) -> None:
        """Remember that it was let go."""
        self.is_closed = True
