"""Which sheets there are, when each lies over the map, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.tabletop.question.inputs import Sum, SumInput
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet import Sheet, SheetHandlers
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment, sheet_asking
from game.tabletop.sheet.ways import OptionList, OptionsHandlers, OptionsSheet, Way
from game.tabletop.table_model import put
from game.titles.tinners_trail.rules.kinds import ROUNDS
from game.titles.tinners_trail.rules.table_view import PLACE_NAMES
from game.titles.tinners_trail.table.context import TableContext
from game.titles.tinners_trail.table.guide import CountyGuide, Guide
from game.titles.tinners_trail.table.panels.emigration import (
    NOBODY,
    Gift,
    draw_gift,
    emigration_board,
)
from game.titles.tinners_trail.table.selection import ActionInput, DraftInput, Keepsakes, Load
from game.titles.tinners_trail.table.sheets.draft import DraftSheet, land_of
from game.titles.tinners_trail.table.sheets.extract import ExtractSheet, extraction
from game.titles.tinners_trail.table.sheets.invest import InvestLook, InvestSheet
from game.titles.tinners_trail.table.view_model import AnyCounty, TrailModel

# Forks: what one of has to be chosen, what each choice would do, and its picture.

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
    model: TrailModel, question_input: QuestionInput, guide: Guide, context: TableContext
) -> OptionList[ForkWay]:
    """Return what the present fork offers."""
    makers: dict[str, Callable[[], tuple[ForkWay, ...]]] = {
        "fork-miner": lambda: _miners(model, context),
        "fork-emigrate": lambda: _places(model, question_input, context),
        "fork-place": lambda: _pieces(question_input, context),
        "fork-calciner": lambda: _calciner(model, question_input, guide, context),
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
    model: TrailModel, question_input: QuestionInput, guide: Guide, context: TableContext
) -> tuple[ForkWay, ...]:
    """What building it would lay, by the rules' own forecast."""
    say = context.say
    build = next(move for move in question_input.moves if move.choice == "yes")
    after = guide.forecast(model.state, build.code)
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


class WayPictures:
    """Draws them for the seat that is asked."""

    def __init__(self, context: TableContext, seat: int) -> None:
        """Take what they are drawn with, and the seat."""
        self._context, self._seat = context, seat

    def put(self, canvas: Canvas, way: ForkWay, at: Point) -> None:
        """Put a way's picture, or the disc of whoever has taken it."""
        art = self._context.art(canvas.k)
        x, y = at
        if way.taken_by != NOBODY:
            put(canvas, art.disc(self._context.colour(way.taken_by), 18.0), x, y)
        elif way.gift is not None:
            self._put_gift(canvas, way.gift, at)
        elif way.picture in CUBES:
            put(canvas, art.cube(way.picture, 18.0), x, y)
        elif way.picture == "calciner":
            put(canvas, art.piece("calciner", scale=1.3), x, y + 26)
        elif way.picture == "miner":
            put(canvas, art.piece("miner", scale=1.4), x, y + 26)
        elif way.picture == "own-miner":
            put(canvas, art.piece("miner", self._context.colour(self._seat), scale=1.4), x, y + 26)
        elif way.picture == "none":
            put(canvas, art.icon("x", 34, tone="faint"), x, y)
        else:
            put(canvas, art.icon(way.picture, 46, tone=BROWN), x, y)

    def _put_gift(self, canvas: Canvas, gift: Gift, at: Point) -> None:
        art, (x, y) = self._context.art(canvas.k), at
        if gift.kind == "pounds":
            label = self._context.say("pounds", pounds=gift.number)
            put(canvas, art.coin(23.0, label=label), x, y)
        elif gift.kind in ("points", "rise"):
            draw_gift(canvas, self._context, gift, at)
        else:
            size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
            for number in range(gift.number):
                left = x + pitch * (number - (gift.number - 1) / 2)
                put(canvas, art.icon(gift.kind, size, tone=BROWN), left, y)


# Which sheets there are, when each lies over the map, and what it says.

Moment = SheetMoment[TrailModel]


@dataclass(frozen=True, slots=True)
class BothEditionsHandlers:
    """What the controls of sheets do; without `proxy` no order bids by itself."""

    sheet: SheetHandlers
    back: Callable[[], None]
    choose: Callable[[str], None]
    lead: Callable[[], None]
    cancel_proxy: Callable[[], None]
    proxy: Callable[[], None] | None = None


def extract_kind(
    context: TableContext, guide: CountyGuide, handlers: BothEditionsHandlers
) -> SheetKind[AnyCounty]:
    """How much ore is raised."""
    calls = SheetHandlers(handlers.sheet.confirm, handlers.back, handlers.sheet.changed)

    def load_of(moment: SheetMoment[AnyCounty]) -> Load | None:
        question_input = moment.controller.question_input
        return question_input.load if isinstance(question_input, ActionInput) else None

    def write(sheet: ExtractSheet, load: Load, moment: SheetMoment[AnyCounty]) -> None:
        model, area = moment.model, next(iter(moment.controller.question_input.chosen))
        after = guide.forecast(model.state, load.move.code) if load.move is not None else None
        sheet.show(extraction(model.view, after, area, (load.tin, load.copper)))

    return sheet_asking(load_of, lambda load, _: ExtractSheet(context, load, calls), write)


def fork_kind(
    context: TableContext, guide: Guide, handlers: BothEditionsHandlers
) -> SheetKind[TrailModel]:
    """What has to be chosen where moves differ in nothing else."""

    def wanted(moment: Moment) -> tuple[object, ...] | None:
        question_input = moment.controller.question_input
        if not question_input.fork:
            return None
        return question_input.step, tuple(sorted(question_input.chosen)), id(question_input)

    def make(moment: Moment) -> Sheet:
        fork = fork_of(moment.model, moment.controller.question_input, guide, context)
        pictures = WayPictures(context, fork.seat)
        return OptionsSheet(
            context, fork, OptionsHandlers(handlers.choose, handlers.back, pictures.put)
        )

    return SheetKind(wanted=wanted, make=make)


def draft_kind(context: TableContext, handlers: BothEditionsHandlers) -> SheetKind[TrailModel]:
    """Which card of each region is kept."""

    def kept(moment: Moment) -> Keepsakes | None:
        question_input = moment.controller.question_input
        return question_input.keepsakes if isinstance(question_input, DraftInput) else None

    def make(keepsakes: Keepsakes, moment: Moment) -> DraftSheet:
        return DraftSheet(context, keepsakes, land_of(moment.model.view), handlers.sheet)

    kind = sheet_asking(kept, make, lambda sheet, _kept, _moment: sheet.refresh())
    return replace(kind, secret=True, over_hand=True)


def invested_sum(moment: SheetMoment[AnyCounty]) -> Sum | None:
    """Return the sum somebody is asked to invest."""
    question_input = moment.controller.question_input
    invests = isinstance(question_input, SumInput) and question_input.kind == "invest"
    return question_input.sum if isinstance(question_input, SumInput) and invests else None


def invest_kind(
    context: TableContext, guide: Guide, handlers: BothEditionsHandlers
) -> SheetKind[TrailModel]:
    """How much money becomes points."""

    def make(chosen: Sum, moment: Moment) -> InvestSheet:
        return InvestSheet(context, moment.model.view.to_move, chosen, handlers.sheet)

    def write(sheet: InvestSheet, chosen: Sum, moment: Moment) -> None:
        sheet.show(_investment(moment.model, chosen, guide))

    return sheet_asking(invested_sum, make, write)


def _investment(model: TrailModel, chosen: Sum, guide: Guide) -> InvestLook:
    view, number = model.view, model.view.to_move
    seat = view.seats[number]
    after = guide.forecast(model.state, chosen.move.code)
    gained = after.seats[number].points - seat.points if after is not None else 0
    box = seat.place * ROUNDS + view.round - 1
    return InvestLook(
        seat=number,
        pounds=chosen.pounds,
        points=gained,
        money_after=seat.money - chosen.pounds,
        place=seat.place,
        per_ten=int(model.board.per_ten[box]),
        per_five=int(model.board.per_five[box]),
    )
