"""The rows that lines of the journal take: one, or more where the panel is too narrow."""

from collections.abc import Iterable, Sequence

from game.scene.text import text_styles
from game.scene.text.lettering import TextRenderer
from game.table_protocol import JournalEntry
from game.tabletop.layout.side_column import JOURNAL_LINE_HEIGHT

TEXT_LEFT_X = 51.0
TEXT_RIGHT_MARGIN = 7.0


class JournalRows:
    """Breaks the journal's lines into rows; before the first `set_width` every line has one row."""

    def __init__(self) -> None:
        self._lettering: TextRenderer | None = None
        self._k = 1.0
        self._width_px = 0
        self._rows_by_text: dict[str, Sequence[str]] = {}
        self.row_height = JOURNAL_LINE_HEIGHT
        """The distance in u between the rows of a line."""

    def set_width(self, lettering: TextRenderer, px_per_u: float, width: float) -> None:
        """Break lines from now on for a panel `width` u wide at `px_per_u`; rows of another
        width are forgotten."""
        width_px = int((width - TEXT_LEFT_X - TEXT_RIGHT_MARGIN) * px_per_u)
        if (lettering, px_per_u, width_px) != (self._lettering, self._k, self._width_px):
            self._rows_by_text.clear()
        self._lettering = lettering
        self._k = px_per_u
        self._width_px = width_px
        self.row_height = lettering.line_spacing_px(text_styles.BODY_STYLE, px_per_u) / px_per_u

    def rows_of(self, entry: JournalEntry) -> Sequence[str]:
        """Return the rows of text into which a line is broken."""
        if self._lettering is None:
            return (entry.text,)
        rows = self._rows_by_text.get(entry.text)
        if rows is None:
            rows = self._lettering.wrapped_lines(
                entry.text, text_styles.BODY_STYLE, self._k, self._width_px
            )
            self._rows_by_text[entry.text] = rows
        return rows

    def height_of(self, entry: JournalEntry) -> float:
        """Return the height of a line in u."""
        return JOURNAL_LINE_HEIGHT + self.row_height * (len(self.rows_of(entry)) - 1)

    def count_of_first_entries_that_fit(
        self, entries: Iterable[JournalEntry], available_height: float
    ) -> int:
        """Return how many of the first lines fit into `available_height` u of height; at least
        one, if there is one."""
        count = 0
        for entry in entries:
            available_height -= self.height_of(entry)
            if available_height < 0:
                return max(count, 1)
            count += 1
        return count
