"""Keep the carets of text fields while a page is rebuilt."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.scene.nodes.node import Node
from game.scene.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class KeptCaret:
    """The caret and the other end of the selection (`selection_mark`) of a text field, and its
    text."""

    caret: int
    selection_mark: int
    text: str


class KeptCarets:
    """The caret and selection of every text field below some nodes, stored to be restored when the
    fields are rebuilt.

    A field is identified by its name and its index among the fields of that name. In a field
    whose text has changed nothing is restored.
    """

    def __init__(self, *roots: Node) -> None:
        """Store the caret and selection of every text field below the nodes."""
        self._carets_by_field = {
            key: KeptCaret(field.edited_text.caret, field.edited_text.selection_mark, field.value)
            for key, field in _text_fields_below(roots)
        }

    def restore(self, *roots: Node) -> None:
        """Set the stored caret and selection in each field below the nodes `roots` whose text is
        the stored one."""
        for key, field in _text_fields_below(roots):
            kept = self._carets_by_field.get(key)
            if kept is not None and kept.text == field.value:
                field.edited_text.caret = kept.caret
                field.edited_text.selection_mark = kept.selection_mark


def _text_fields_below(roots: tuple[Node, ...]) -> Iterator[tuple[tuple[str, int], TextField]]:
    counts: Counter[str] = Counter()
    for root in roots:
        for node in root.walk():
            if isinstance(node, TextField):
                yield (node.name, counts[node.name]), node
                counts[node.name] += 1
