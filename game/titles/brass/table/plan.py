"""A plan: what was drafted beyond the first move, so that later questions of it need no asking."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.titles.brass.table.options import ACTION, MoveOption

KEPT_FOR = ("card", "coal", "iron")


@dataclass
class ActionPlan:
    """The cards to play, one after the other, and where coal and iron come from."""

    cards: list[str] = field(default_factory=list)
    sources: dict[str, str] = field(default_factory=dict)

    def answer(self, options: tuple[MoveOption, ...]) -> MoveOption | None:
        """Return the planned answer to a question, None where it has to be asked."""
        kind = options[0].parts[ACTION] if options else ""
        if kind == "card" and self.cards:
            return _found(options, f"card {self.cards.pop(0)}")
        if kind in self.sources:
            return _found(options, f"{kind} {self.sources.pop(kind)}")
        if kind not in KEPT_FOR:
            self.forget()
        return None

    def forget(self) -> None:
        """Plan nothing more."""
        self.cards.clear()
        self.sources.clear()


def _found(options: tuple[MoveOption, ...], text: str) -> MoveOption | None:
    return next((option for option in options if option.text == text), None)
