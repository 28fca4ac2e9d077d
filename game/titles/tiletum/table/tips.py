"""Tips: what is told of a thing of the table while it is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.engine.move import Move
from game.engine.title import Reason
from game.scene.stage.tip import Tip
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.table.action_sheet_input import MOVE_OF, ActionSheetInput
from game.titles.tiletum.table.coaching import Guide
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.look.action_sheet import also_below, move_said
from game.titles.tiletum.table.look.map import prices_said, space_said, technology_said
from game.titles.tiletum.table.view import TableView, TiletumModel, brought, die_values

SPENT: Final = frozenset({"merchant", "architect", "character", "contract", "explorer"})
"""Actions whose points are spent one by one; the king's steps run by themselves."""
VALUED: Final = frozenset({"die", "petal", "new"})
"""Things of which the bill tells what each value brings."""
SEVERAL: Final = 3
"""So many moves are told apart."""


class TableTips:
    """Tells of spaces, dice, tiles and tasks of the stand that is shown."""

    def __init__(
        self, context: TableContext, sayings: Sayings, guide: Guide, controller: TiletumController
    ) -> None:
        """Take what speaks, what the rules answer, and the question."""
        self._context, self._sayings, self._guide, self._controller = (
            context,
            sayings,
            guide,
            controller,
        )
        self.model: TiletumModel | None = None
        self._of: tuple[TiletumModel | None, tuple[str, ...], dict[str, tuple[str, ...]]]
        self._of = None, (), {}

    def of(self, name: str) -> Tip | None:
        """Return the tip of a target."""
        if self.model is None:
            return None
        kind, _, rest = name.partition(":")
        if kind == "line":
            return self._line(self.model, int(rest))
        base = self._base(self.model, name)
        would = self._would(self.model, name) if kind not in VALUED else ()
        return replace(base, lines=(*would, *base.lines)) if base is not None else None

    def _base(self, model: TiletumModel, name: str) -> Tip | None:
        """Return what there is to know of a target, whoever is asked."""
        view = model.view
        if name in view.spaces:
            lies = self._kept_out(model, view.spaces[name].tile)
            return Tip(self._context.area(name), (*space_said(self._context, view, name), *lies))
        kind, _, rest = name.partition(":")
        told: dict[str, Callable[[TiletumModel, str], Tip | None]] = {
            "die": self._die,
            "petal": self._petal,
            "building": self._building,
            "action": self._action,
            "technology": self._technology,
            "tablet": self._tablet,
        }
        if kind in told:
            return told[kind](model, rest)
        tiles = rest if kind in ("offer", "store") else ""
        lines: tuple[str, ...] = ()
        if kind == "offer":
            lines = self._price(view, rest), *self._kept_out(model, rest)
        if name == "bonus" and view.bonus:
            tiles = view.action_tiles[view.bonus]
        return Tip(capital(self._context.area(tiles)), lines) if tiles else None

    def _kept_out(self, model: TiletumModel, tile: str) -> tuple[str, ...]:
        """Return why the storehouse of the person who is asked does not take a tile."""
        reason = None
        if tile and self._controller.asking is not None and model.state.seat == model.seat:
            reason = self._guide.why_not_stored(model.state, tile)
        if reason is None:
            return ()
        return (self._why(reason),)

    def _price(self, view: TableView, tile: str) -> str:
        """Return what a tile of an offer costs."""
        priced = dict(zip(view.contracts, view.prices, strict=True))
        return self._context.say("offer-costs", ap=priced.get(tile, 1))

    def _would(self, model: TiletumModel, name: str) -> tuple[str, ...]:
        """Return what picking a target would bring right now, a line for each move that it leaves;
        nothing where they are too many to tell.
        """
        asking = self._controller.asking
        if asking is None or model.state.to_move < 0:
            return ()
        return self._once(name, asking, partial(self._reckoned, model, asking, name))

    def _once(
        self, name: str, asking: ActionSheetInput, reckon: Callable[[], tuple[str, ...]]
    ) -> tuple[str, ...]:
        """Return what was reckoned before for this position: a tip is asked for in every frame."""
        if (self.model, asking.picked) != self._of[:2]:
            self._of = self.model, asking.picked, {}
        known = self._of[2]
        if name not in known:
            known[name] = reckon()
        return known[name]

    def _reckoned(
        self, model: TiletumModel, asking: ActionSheetInput, name: str
    ) -> tuple[str, ...]:
        moves = asking.moves_of(name)
        if len(moves) <= SEVERAL:
            told = [(move_said(self._sayings, move), self._brings(model, move)) for move in moves]
        else:
            told = []
        if not moves and name in asking.ways:
            after = self._guide.after_way(model.state, asking.ways[name])
            way = self._context.say("brings-way", steps=len(asking.ways[name]))
            brings = brought(self._context, model, after) if after is not None else ""
            return (f"{way}, {brings}",) if brings else ()
        if len(told) == 1 and name not in model.view.spaces:
            return tuple(capital(brings) for _, brings in told if brings)
        say = self._context.say
        return tuple(say("brings", move=said, what=brings) for said, brings in told if brings)

    def _brings(self, model: TiletumModel, move: Move) -> str:
        return brought(self._context, model, self._guide.after(model.state, move))

    def _line(self, model: TiletumModel, number: int) -> Tip | None:
        """Return what an answer of the errand brings, and what lies where it leads."""
        asking = self._controller.asking
        if asking is None or number >= len(asking.answers):
            return None
        answer = asking.answers[number]
        if len(answer.moves) > 1 or answer.target.partition(":")[0] in VALUED:
            return self.of(answer.target)
        (move,) = answer.moves

        def brings() -> tuple[str, ...]:
            said = self._brings(model, move)
            return (capital(said),) if said else ()

        lines = self._once(f"line:{number}", asking, brings)
        lies = self._base(model, (*move.places, "")[0])
        told = Tip(move_said(self._sayings, move), lines + (lies.lines if lies is not None else ()))
        return told if told.lines else None

    def _die(self, model: TiletumModel, rest: str) -> Tip:
        say, (good, _, value) = self._context.say, rest.partition(".")
        named = self._context.area(good)
        gained = say("bill-line-goods", number=int(value), good=named)
        title = capital(say("die", good=named, value=value))
        return Tip(title, (gained, *self._brought(model, int(value))))

    def _petal(self, model: TiletumModel, rest: str) -> Tip:
        action, *others = self._brought(model, int(rest))
        return Tip(action, (self._context.say("petal-goods", number=int(rest)), *others))

    def _brought(self, model: TiletumModel, value: int) -> tuple[str, ...]:
        """Return what a die of a value brings besides goods: the action with the points that the
        own marker adds to, what its points buy, and the tile that lies there.
        """
        say, view = self._context.say, model.view
        each = die_values(model.state, max(model.seat, 0), value)[value - 1]
        action = capital(self._context.area(each.action))
        tile, store = view.action_tiles[each.action], sum(map(bool, model.own.store))
        buys = say(f"note-{each.action}") if each.action in SPENT else ""
        line = say("bill-line-action", action=action, ap=each.ap)
        lying = say("bill-line-tile", tile=self._context.area(tile), store=store) if tile else ""
        below = also_below(self._context, model, value)
        return line, *(each for each in (buys, *below, lying) if each)

    def _building(self, model: TiletumModel, rest: str) -> Tip:
        say, building = self._context.say, model.own.buildings[int(rest) - 1]
        lines = [capital(self._context.area(tile)) for tile in building.rooms if tile]
        if not building.crest:
            lines.append(say("crest-costs", food=building.food))
        return Tip(say("building-number", number=rest), tuple(lines))

    def _action(self, _model: TiletumModel, rest: str) -> Tip:
        note = self._context.say(f"note-{rest}") if rest in SPENT else ""
        return Tip(self._context.say(f"action-{rest}"), (note,) if note else ())

    def _technology(self, model: TiletumModel, rest: str) -> Tip | None:
        below = model.view.below
        each = (
            next((each for each in below.technologies if each.name == rest), None)
            if below
            else None
        )
        if each is None:
            return None
        name, *lines = technology_said(
            self._context, model, each, self._context.area(f"technology:{rest}")
        )
        return Tip(name, tuple(lines))

    def _tablet(self, _model: TiletumModel, rest: str) -> Tip:
        say = self._context.say
        name = capital(self._context.area(f"tablet:{rest}"))
        return Tip(say("tablet"), (name, say("tablet-first")))

    def task(self, task: str) -> Tip:
        """Return what a task does, and why it is not possible now."""
        say, question = self._context.say, self._controller.question
        costs = prices_said(self.model) if self.model is not None else ""
        title, lines = say(f"action-{task}"), [say(f"tip-{task}", costs=costs)]
        asking = self._controller.asking
        if question is not None and asking is not None and task not in asking.tasks:
            reason = self._guide.why_not(question.view, MOVE_OF.get(task, task))
            if reason is not None:
                lines.append(self._why(reason))
        return Tip(title, tuple(lines))

    def _why(self, reason: Reason) -> str:
        """Return the sentence of a reason, with what it is about as the table names it."""
        area = self._context.area
        facts = {
            key: area(fact) if isinstance(fact, str) else fact for key, fact in reason.facts.items()
        }
        return self._context.words.say(f"reason.{reason.key}", **facts)
