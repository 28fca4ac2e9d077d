"""Who may watch a saved game, and whether its hidden information is dealt again to play on."""

from game.client.session.viewpoints import seats_ever_played_by_people
from game.engine.knowledge import COMMON_OBSERVER, OPEN_OBSERVER
from game.records.records import Chronicle


def needs_redeal_to_continue(chronicle: Chronicle) -> bool:
    """Return whether hidden cards and chance must be dealt again in a game continued from this one.

    True for an unfinished game of several people, since continuing would reveal to each person what
    the other people hide.
    """
    return allowed_observers(chronicle) == (COMMON_OBSERVER,)


def allowed_observers(chronicle: Chronicle) -> tuple[int, ...]:
    """Return the observers who may watch a game, the default one first.

    While people can still continue the game, they see no more than at the table: one person sees
    the view of that person's seat, several people see only what all of them know. A seat that a
    person has left to a computer counts as a person's, since its hand is still secret.
    """
    people = seats_ever_played_by_people(chronicle)
    if chronicle.closing is not None or not people:
        return OPEN_OBSERVER, *range(len(chronicle.seats))
    return people if len(people) == 1 else (COMMON_OBSERVER,)
