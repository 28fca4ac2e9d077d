"""The depth of the analysis of one decision of a finished game."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class JudgingEffort:
    """The amount of work for judging one step of a finished game.

    `iterations` of the search name candidates, `worlds_to_choose_best` worlds choose the best of
    them, and `worlds_to_measure_loss` worlds measure its lead over the played move, repeated up to
    `max_worlds_to_measure_loss` worlds while a mark is uncertain. `worlds_per_step_forecast`
    worlds give the shares of wins after a step, `worlds_beside_chance_event` worlds those next to a
    chance event.
    """

    iterations: int
    worlds_to_choose_best: int
    worlds_to_measure_loss: int
    max_worlds_to_measure_loss: int
    worlds_per_step_forecast: int
    worlds_beside_chance_event: int
