"""Where the carets of a page stood before it was built again."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from game.scene.nodes.node import Node
from game.scene.widgets.text_field import TextField


@dataclass(frozen=True, slots=True)
class KeptCaret:
    """Caret and mark of a field, and the text they belong to."""

    caret: int
    mark: int
    value: str


class KeptCarets:
    """Caret and selection of every text field below some nodes.

    A field is known by its name and its number among those of that name. One that shows another
    text afterwards begins at its end, as a new field does.
    """

    def __init__(self, *roots: Node) -> None:
        """Note where the carets stand."""
        self._kept = {
            key: KeptCaret(field.writing.caret, field.writing.mark, field.value)
            for key, field in _fields(roots)
        }

    def restore(self, *roots: Node) -> None:
        """Put the carets of the fields that were built instead where the others had them."""
        for key, field in _fields(roots):
            kept = self._kept.get(key)
            if kept is not None and kept.value == field.value:
                field.writing.caret = kept.caret
                field.writing.mark = kept.mark


def _fields(roots: tuple[Node, ...]) -> Iterator[tuple[tuple[str, int], TextField]]:
    counts: Counter[str] = Counter()
    for root in roots:
        for node in root.walk():
            if isinstance(node, TextField):
                yield (node.name, counts[node.name]), node
                counts[node.name] += 1
