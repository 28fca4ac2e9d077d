"""What only a solo game has, as text: challenges, decrees and the one in force."""

from __future__ import annotations

from collections.abc import Iterator

from game.fields import Fields, listed, shown
from game.titles.tiletum.notation.texts import written
from game.titles.tiletum.rules.components import CHALLENGES
from game.titles.tiletum.rules.kinds import DECREES, EMPTY
from game.titles.tiletum.rules.setup import is_in_game
from game.titles.tiletum.rules.state import TiletumState


def solo_lines(state: TiletumState) -> Iterator[str]:
    """Return the lines of the table of a solo game, none for another one."""
    if state.board.cardinal < 0:
        return
    names = state.board.cards.decree_names
    mine = [names[int(decree)] for decree in state.decrees]
    yield ""
    yield "[solo]"
    yield written("challenges", [c for n, c in enumerate(CHALLENGES) if state.challenges[n]])
    yield written("decrees", mine)
    yield written("decrees_left", [name for n, name in enumerate(mine) if state.decrees_left[n]])
    if state.decree != EMPTY:
        yield written("decree", names[int(state.decree)])


def read_solo(fields: Fields, state: TiletumState) -> None:
    """Set the decrees of the fairs, and what is left of them; left out all are."""
    board = state.board
    if board.cardinal < 0:
        if "solo" in fields:
            raise fields.refusal("solo", "is there without the Cardinal", "a solo game alone")
        return
    solo = fields.table("solo", needed=False)
    for challenge in solo.words("challenges", CHALLENGES, "challenges", ()):
        state.challenges[CHALLENGES.index(challenge)] = 1
    names = board.cards.decree_names
    due = [name for number, name in enumerate(names) if is_in_game(state, number)]
    found = solo.words("decrees", names, "decrees", due)
    if found != due or len(due) != DECREES:
        raise solo.refusal("decrees", f"is {shown(found)}", f"those of the fairs: {listed(due)}")
    left = solo.words("decrees_left", due, "decrees", due)
    for number, name in enumerate(due):
        state.decrees[number] = names.index(name)
        state.decrees_left[number] = int(name in left)
    if not left:
        raise solo.refusal("decrees_left", "is empty", "some: after the sixth all are left")
    if "decree" in solo:
        state.decree = names.index(solo.choice("decree", due))
    solo.finish()
