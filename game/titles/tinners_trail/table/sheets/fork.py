"""The sheet of a fork: what one of has to be chosen, what each choice would do, and its picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.tabletop.sheet.ways import OptionList, OptionsHandlers, OptionsSheet, Way
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES
from game.titles.tinners_trail.table.panels.emigration import (
    NOBODY,
    Gift,
    draw_gift,
    emigration_board,
)
from game.titles.tinners_trail.table.sheets.notice import BothHandlers
from game.titles.tinners_trail.table.view_model import TableContext, TrailModel

PLAIN, OWN = "", "own"


@dataclass(frozen=True, slots=True)
class ForkWay(Way):
    """A way with the gift of a place, or that somebody has taken.

    Pictures: "miner", "own-miner", "calciner", "none", "eye", a kind of cube, a development, or ""
    with a gift.
    """

    gift: Gift | None = None
    taken_by: int = NOBODY


def fork_of(
    model: TrailModel, question_input: QuestionInput, context: TableContext
) -> OptionList[ForkWay]:
    """Return what the present fork offers."""
    makers: dict[str, Callable[[], tuple[ForkWay, ...]]] = {
        "fork-miner": lambda: _miners(model, context),
        "fork-emigrate": lambda: _places(model, question_input, context),
        "fork-place": lambda: _pieces(question_input, context),
        "fork-calciner": lambda: _calciner(model, question_input, context),
        "fork-look": lambda: _look(context),
        "fork-adelaide": lambda: _ores(model, question_input, context),
    }
    areas = [context.area(name) for name in sorted(question_input.chosen)] or [
        context.area(model.site)
    ]
    return OptionList(
        head=context.say(f"head-{question_input.step}", area=areas[0]),
        note=context.say(f"note-{question_input.step}", area=areas[0]),
        ways=makers[question_input.step](),
        seat=model.view.to_move,
        firm=question_input.kind != "action",
    )


def _miners(model: TrailModel, context: TableContext) -> tuple[ForkWay, ...]:
    left = model.view.seats[model.view.to_move].own_miners
    say = context.say
    return (
        ForkWay(PLAIN, say("way-plain-miner"), say("way-plain-miner-note"), "miner"),
        ForkWay(OWN, say("way-own-miner"), say("way-own-miner-note", count=left), "own-miner"),
    )


def _places(
    model: TrailModel, question_input: QuestionInput, context: TableContext
) -> tuple[ForkWay, ...]:
    """All four places, the taken ones with who took them."""
    view = model.view
    board = dict(emigration_board(view, model.board).places)
    ways = []
    for place in PLACE_NAMES:
        space = board[place][view.round - 1]
        note = _gift_in_words(place, space.gift, context)
        closed = space.seat != NOBODY
        if closed:
            note = context.say("way-taken", name=context.name(space.seat))
        name = context.say(f"place-{place}")
        way = ForkWay(place, name, note, closed=closed, gift=space.gift, taken_by=space.seat)
        ways.append(way)
    return tuple(way for way in ways if way.closed or way.choice in question_input.fork)


def _gift_in_words(place: str, gift: Gift, context: TableContext) -> str:
    if place == "michigan":
        return context.say(f"gift-{gift.kind}")
    if place == "adelaide" and gift.other == gift.number:
        return context.say("gift-rise-both", pounds=gift.number)
    if place == "adelaide":
        key = "gift-rise-two" if gift.other else "gift-rise-one"
        return context.say(key, pounds=gift.number, other=gift.other)
    return context.say(f"gift-{gift.kind}", number=gift.number)


def _pieces(question_input: QuestionInput, context: TableContext) -> tuple[ForkWay, ...]:
    return tuple(
        ForkWay(piece, context.say(f"kind-{piece}"), context.say(f"effect-{piece}"), piece)
        for piece in question_input.fork
    )


def _calciner(
    model: TrailModel, question_input: QuestionInput, context: TableContext
) -> tuple[ForkWay, ...]:
    """What building it would lay, by the rules' own forecast."""
    say = context.say
    build = next(move for move in question_input.moves if move.choice == "yes")
    after = model.forecast(build.code)
    names = []
    if after is not None:
        pairs = zip(model.view.areas, after.areas, strict=True)
        names = [context.area(was.name) for was, now in pairs if now.arsenic > was.arsenic]
    laid = say("way-yes-note", count=len(names), areas=", ".join(names))
    return (
        ForkWay("yes", say("way-yes"), laid, "calciner"),
        ForkWay("no", say("way-no"), say("way-no-note"), "none", refuses=True),
    )


def _look(context: TableContext) -> tuple[ForkWay, ...]:
    """What looking at the tile before the bidding means (LW-2)."""
    say = context.say
    return (
        ForkWay("yes", say("way-look"), say("way-look-note"), "eye"),
        ForkWay("no", say("way-leave"), say("way-leave-note"), "none", refuses=True),
    )


def _ores(
    model: TrailModel, question_input: QuestionInput, context: TableContext
) -> tuple[ForkWay, ...]:
    view = model.view
    seat = view.seats[view.to_move]
    gift = dict(emigration_board(view, model.board).places)["adelaide"][view.round - 1].gift
    held = {"tin": seat.tin, "copper": seat.copper}
    ways = []
    for ore in question_input.fork:
        other = "copper" if ore == "tin" else "tin"
        more = held[ore] * gift.number + held[other] * gift.other
        key = "way-ore-note-two" if gift.other else "way-ore-note"
        facts = {"ore": context.say(ore), "other_ore": context.say(other)}
        note = context.say(
            key, count=held[ore], pounds=gift.number, other=gift.other, more=more, **facts
        )
        ways.append(ForkWay(ore, context.say(f"way-{ore}"), note, ore))
    return tuple(ways)


CUBES = ("tin", "copper")
BROWN = ("#4A2E1A", "#7A5526")


def put_way(context: TableContext, seat: int, canvas: Canvas, way: ForkWay, at: Point) -> None:
    """Put a way's picture for the seat that is asked, or the disc of whoever has taken it."""
    art, (x, y) = context.art(canvas.k), at
    own = context.colour(seat) if way.picture == "own-miner" else ""
    if way.taken_by != NOBODY:
        put(canvas, art.disc(context.colour(way.taken_by), 18.0), x, y)
    elif way.gift is not None:
        _put_gift(context, canvas, way.gift, at)
    elif way.picture in CUBES:
        put(canvas, art.cube(way.picture, 18.0), x, y)
    elif way.picture == "calciner":
        put(canvas, art.piece("calciner", scale=1.3), x, y + 26)
    elif way.picture in ("miner", "own-miner"):
        put(canvas, art.piece("miner", own, scale=1.4), x, y + 26)
    elif way.picture == "none":
        put(canvas, art.icon("x", 34, tone="faint"), x, y)
    else:
        put(canvas, art.icon(way.picture, 46, tone=BROWN), x, y)


def _put_gift(context: TableContext, canvas: Canvas, gift: Gift, at: Point) -> None:
    art, (x, y) = context.art(canvas.k), at
    if gift.kind == "pounds":
        put(canvas, art.coin(23.0, label=context.say("pounds", pounds=gift.number)), x, y)
    elif gift.kind in ("points", "rise"):
        draw_gift(canvas, context, gift, at)
    else:
        size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
        for number in range(gift.number):
            left = x + pitch * (number - (gift.number - 1) / 2)
            put(canvas, art.icon(gift.kind, size, tone=BROWN), left, y)


def fork_kind(context: TableContext, handlers: BothHandlers) -> SheetKind[TrailModel]:
    """What has to be chosen where moves differ in nothing else."""

    def wanted(moment: SheetMoment[TrailModel]) -> tuple[object, ...] | None:
        question_input = moment.controller.question_input
        if not question_input.fork:
            return None
        return question_input.step, tuple(sorted(question_input.chosen)), id(question_input)

    def make(moment: SheetMoment[TrailModel]) -> Sheet:
        fork = fork_of(moment.model, moment.controller.question_input, context)
        return OptionsSheet(
            context,
            fork,
            OptionsHandlers(handlers.choose, handlers.back, partial(put_way, context, fork.seat)),
        )

    return SheetKind(wanted=wanted, make=make)
