"""Sum: how many pounds a person wants to bid or invest."""

from __future__ import annotations

from game.engine.move import Move


class Sum:
    """Pounds between the least and the most that the moves allow, in their own steps."""

    def __init__(self, moves: tuple[Move, ...], start: int | None = None) -> None:
        """Take moves with an amount "pounds"; begin with the least, or near `start`."""
        self._moves = {move.amount("pounds"): move for move in moves}
        self.choices = tuple(sorted(self._moves))
        self.pounds = self.choices[0]
        self.then_ask = False  # what follows a limit that is reached: dropping out, or a question
        if start is not None:
            self.set(start)

    @property
    def least(self) -> int:
        """The smallest sum."""
        return self.choices[0]

    @property
    def most(self) -> int:
        """The largest sum."""
        return self.choices[-1]

    @property
    def step(self) -> int:
        """Pounds from one choice to the next."""
        return self.choices[1] - self.choices[0] if len(self.choices) > 1 else 1

    @property
    def move(self) -> Move:
        """The move of this sum."""
        return self._moves[self.pounds]

    @property
    def least_move(self) -> Move:
        """The move of the smallest sum."""
        return self._moves[self.least]

    def set(self, pounds: int) -> None:
        """Choose the possible sum nearest to so many pounds, the smaller of two equally near."""
        self.pounds = min(self.choices, key=lambda choice: (abs(choice - pounds), choice))

    def change(self, steps: int) -> None:
        """Go so many steps up or down, as far as possible."""
        at = self.choices.index(self.pounds) + steps
        self.pounds = self.choices[min(max(at, 0), len(self.choices) - 1)]
