"""The oracle: a slow, literal second implementation of Tiletum, written from its rules alone.

It exists to disagree with the fast engine: every function can be held against a sentence of the
rules, whose number it names. It knows positions and moves as texts only.
"""

from typing import Any

from tools.titles.tiletum.oracle import course, paying, questions
from tools.titles.tiletum.oracle.reading import read
from tools.titles.tiletum.oracle.table import TiletumOracleTable
from tools.titles.tiletum.oracle.writing import write


class TiletumOracle:
    """One game in open information, moved on by move texts."""

    def __init__(self, table: TiletumOracleTable) -> None:
        """Own the table."""
        self.table = table

    @classmethod
    def from_position(cls, document: dict[str, Any]) -> "TiletumOracle":
        """Start from a parsed position in any phase."""
        return cls(read(document))

    @property
    def is_over(self) -> bool:
        """Whether nobody moves any more."""
        return self.table.phase == "over"

    @property
    def is_luck(self) -> bool:
        """Whether an outcome of luck is due."""
        return self.table.to_move == "luck"

    def moves(self) -> list[str]:
        """Every legal move as text, sorted by code point; at luck every outcome that can happen."""
        if self.is_luck:
            return sorted(course.outcomes(self.table))
        return sorted(questions.moves(self.table))

    def weights(self) -> dict[str, int]:
        """At luck: in how many equally likely ways each outcome comes about."""
        return course.outcomes(self.table)

    def play(self, text: str) -> None:
        """Play one legal move and everything that follows by itself."""
        if text not in self.moves():
            raise ValueError(f"{text!r} is not legal; legal are: {', '.join(self.moves())}")
        if self.is_luck:
            course.happen(self.table, text)
        elif text.startswith("pay ") and text.split()[1].isdigit():
            move = self.table.pending.pop()["move"]
            self.pay_and_play(move, int(text.split()[1]))
        elif not self.ask_for_gold(text):
            self.pay_and_play(text, None)
        course.settle(self.table)

    def ask_for_gold(self, text: str) -> bool:
        """S-610: whether a price in gold can be paid in more than one way; then it is asked."""
        price = paying.price_in_gold(self.table, text)
        if not price or len(paying.ways(self.table.mover, price)) == 1:
            return False
        self.table.pending.append({"q": "gold", "n": price, "move": text})
        return True

    def pay_and_play(self, text: str, bonused: int | None) -> None:
        """Pay the price in gold, then play the move."""
        price = paying.price_in_gold(self.table, text)
        if price:
            number = paying.ways(self.table.mover, price)[0] if bonused is None else bonused
            paying.pay(self.table.mover, price, number)
        questions.play(self.table, text)

    def document(self) -> dict[str, Any]:
        """The position in its complete form, without seed and luck."""
        return write(self.table)
