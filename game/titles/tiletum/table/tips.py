"""Tips: what is told of a thing of the table while it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scene.tip import Tip
from game.titles.tiletum.table.desk import TiletumDesk
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.guide import Guide
from game.titles.tiletum.table.look.below import prices_said, technology_said
from game.titles.tiletum.table.look.map import space_said
from game.titles.tiletum.table.stand import TiletumStand
from game.titles.tiletum.table.targets import MOVE_OF
from game.titles.tiletum.table.view import die_values

SPENT: Final = frozenset({"merchant", "architect", "character", "contract", "explorer"})
"""Actions whose points are spent one by one; the king's steps run by themselves."""


class TableTips:
    """Tells of spaces, dice, tiles and tasks of the stand that is shown."""

    def __init__(self, studio: Studio, guide: Guide, desk: TiletumDesk) -> None:
        """Take what speaks, what the rules answer, and the question."""
        self._studio, self._guide, self._desk = studio, guide, desk
        self.stand: TiletumStand | None = None

    def of(self, name: str) -> Tip | None:
        """Return the tip of a target."""
        if self.stand is None:
            return None
        view = self.stand.view
        if name in view.spaces:
            return Tip(self._studio.area(name), space_said(self._studio, view, name))
        kind, _, rest = name.partition(":")
        told: dict[str, Callable[[TiletumStand, str], Tip | None]] = {
            "die": self._die,
            "petal": self._petal,
            "building": self._building,
            "action": self._action,
            "technology": self._technology,
            "tablet": self._tablet,
        }
        if kind in told:
            return told[kind](self.stand, rest)
        tiles = rest if kind in ("offer", "store") else ""
        if name == "bonus" and view.bonus:
            tiles = view.action_tiles[view.bonus]
        return Tip(capital(self._studio.area(tiles))) if tiles else None

    def _die(self, stand: TiletumStand, rest: str) -> Tip:
        say, (good, _, value) = self._studio.say, rest.partition(".")
        named = self._studio.area(good)
        gained = say("bill-line-goods", number=int(value), good=named)
        return Tip(say("die", good=named, value=value), (gained, *self._brought(stand, int(value))))

    def _petal(self, stand: TiletumStand, rest: str) -> Tip:
        action, *others = self._brought(stand, int(rest))
        return Tip(action, (self._studio.say("petal-goods", number=int(rest)), *others))

    def _brought(self, stand: TiletumStand, value: int) -> tuple[str, ...]:
        """Return what a die of a value brings besides goods: the action with the points that the
        own marker adds to, what its points buy, and the tile that lies there.
        """
        say, view = self._studio.say, stand.view
        each = die_values(stand.state, max(stand.seat, 0), value)[value - 1]
        action = capital(self._studio.area(each.action))
        tile, store = view.action_tiles[each.action], sum(map(bool, stand.own.store))
        buys = say(f"note-{each.action}") if each.action in SPENT else ""
        line = say("bill-line-action", action=action, ap=each.ap)
        lying = say("bill-line-tile", tile=self._studio.area(tile), store=store) if tile else ""
        return line, *(each for each in (buys, lying) if each)

    def _building(self, stand: TiletumStand, rest: str) -> Tip:
        say, building = self._studio.say, stand.own.buildings[int(rest) - 1]
        lines = [capital(self._studio.area(tile)) for tile in building.rooms if tile]
        if not building.crest:
            lines.append(say("crest-costs", food=building.food))
        return Tip(say("building-number", number=rest), tuple(lines))

    def _action(self, _stand: TiletumStand, rest: str) -> Tip:
        return Tip(self._studio.say(f"action-{rest}"))

    def _technology(self, stand: TiletumStand, rest: str) -> Tip | None:
        below = stand.view.below
        each = (
            next((each for each in below.technologies if each.name == rest), None)
            if below
            else None
        )
        if each is None:
            return None
        name, *lines = technology_said(
            self._studio, stand, each, self._studio.area(f"technology:{rest}")
        )
        return Tip(name, tuple(lines))

    def _tablet(self, _stand: TiletumStand, rest: str) -> Tip:
        say = self._studio.say
        name = capital(self._studio.area(f"tablet:{rest}"))
        return Tip(say("tablet"), (name, say("tablet-first")))

    def task(self, task: str) -> Tip:
        """Return what a task does, and why it is not possible now."""
        say, question = self._studio.say, self._desk.question
        costs = prices_said(self.stand) if self.stand is not None else ""
        title, lines = say(f"action-{task}"), [say(f"tip-{task}", costs=costs)]
        asking = self._desk.asking
        if question is not None and asking is not None and task not in asking.tasks:
            reason = self._guide.why_not(question.view, MOVE_OF.get(task, task))
            if reason is not None:
                lines.append(self._studio.words.say(f"reason.{reason.key}", **reason.facts))
        return Tip(title, tuple(lines))


def capital(words: str) -> str:
    """Return words as they begin a line."""
    return words[:1].upper() + words[1:]
