"""The sheet of a fork: what one of has to be chosen, what each choice would do, and its picture."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from game.scene.nodes.node import Canvas
from game.scene.stage.placing import Point
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet import OptionList, OptionsHandlers, OptionsSheet, Sheet, Way
from game.tabletop.sheet.sheet_keeper import SheetKind, SheetMoment
from game.tabletop.table_model import put
from game.titles.tinners_trail.table.panels.emigration import (
    NOBODY,
    Gift,
    draw_gift,
    emigration_board,
)
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

PLAIN, OWN, NO = "", "own", "no"


@dataclass(frozen=True, slots=True)
class ForkWay(Way):
    """A way with the gift of a place, or that somebody has taken.

    Pictures: "miner", "own-miner", "calciner", "none", "eye", a kind of cube, a development, or ""
    with a gift.
    """

    gift: Gift | None = None
    taken_by: int = NOBODY


FORKS: Final = {  # of each: the choice, what its words are named after, and its picture
    "fork-miner": ((PLAIN, "plain-miner", "miner"), (OWN, "own-miner", "own-miner")),
    "fork-calciner": (("yes", "yes", "calciner"), (NO, "no", "none")),
    "fork-look": (("yes", "look", "eye"), (NO, "leave", "none")),
}


def fork_of(model: TrailModel, asked: QuestionInput, context: TrailContext) -> OptionList[ForkWay]:
    """Return what the present fork offers."""
    say, mover = context.say, model.view.seats[model.view.to_move]
    makers = {"fork-emigrate": _places, "fork-place": _pieces, "fork-adelaide": _ores}
    if asked.step in makers:
        ways = makers[asked.step](model, asked, context)
    else:
        facts: dict[str, object] = {"count": mover.own_miners}
        if asked.step == "fork-calciner":
            facts = _laid(model, asked, context)
        ways = tuple(
            ForkWay(
                choice,
                say(f"way-{word}"),
                say(f"way-{word}-note", **facts),
                picture,
                refuses=choice == NO,
            )
            for choice, word, picture in FORKS[asked.step]
        )
    area = context.area(min(asked.chosen) if asked.chosen else model.site)
    return OptionList(
        head=say(f"head-{asked.step}", area=area),
        note=say(f"note-{asked.step}", area=area),
        ways=ways,
        seat=mover.seat,
        firm=asked.kind != "action",
    )


def _laid(model: TrailModel, asked: QuestionInput, context: TrailContext) -> dict[str, object]:
    """What building a calciner would lay, by the rules' own forecast."""
    build = next(move for move in asked.moves if move.choice == "yes")
    after = model.forecast(build.code)
    pairs = zip(model.view.areas, after.areas, strict=True) if after is not None else ()
    names = [context.area(was.name) for was, now in pairs if now.arsenic > was.arsenic]
    return {"count": len(names), "areas": ", ".join(names)}


def _places(model: TrailModel, asked: QuestionInput, context: TrailContext) -> tuple[ForkWay, ...]:
    """All four places, the taken ones with who took them."""
    ways = []
    for place, spaces in emigration_board(model.view, model.board).places:
        gift, taken_by = spaces[model.view.round - 1]
        closed = taken_by != NOBODY
        if not closed and place not in asked.fork:
            continue
        note = _gift_in_words(place, gift, context)
        if closed:
            note = context.say("way-taken", name=context.name(taken_by))
        name = context.say(f"place-{place}")
        ways.append(ForkWay(place, name, note, closed=closed, gift=gift, taken_by=taken_by))
    return tuple(ways)


def _gift_in_words(place: str, gift: Gift, context: TrailContext) -> str:
    if place == "michigan":
        return context.say(f"gift-{gift.kind}")
    if place != "adelaide":
        return context.say(f"gift-{gift.kind}", number=gift.number)
    which = "both" if gift.other == gift.number else "two" if gift.other else "one"
    return context.say(f"gift-rise-{which}", pounds=gift.number, other=gift.other)


def _pieces(model: TrailModel, asked: QuestionInput, context: TrailContext) -> tuple[ForkWay, ...]:
    return tuple(
        ForkWay(piece, context.say(f"kind-{piece}"), context.say(f"effect-{piece}"), piece)
        for piece in asked.fork
    )


def _ores(model: TrailModel, asked: QuestionInput, context: TrailContext) -> tuple[ForkWay, ...]:
    view, say = model.view, context.say
    seat = view.seats[view.to_move]
    gift = dict(emigration_board(view, model.board).places)["adelaide"][view.round - 1].gift
    held, ways = {"tin": seat.tin, "copper": seat.copper}, []
    for ore in asked.fork:
        other = "copper" if ore == "tin" else "tin"
        note = say(
            "way-ore-note-two" if gift.other else "way-ore-note",
            count=held[ore],
            pounds=gift.number,
            other=gift.other,
            more=held[ore] * gift.number + held[other] * gift.other,
            ore=say(ore),
            other_ore=say(other),
        )
        ways.append(ForkWay(ore, say(f"way-{ore}"), note, ore))
    return tuple(ways)


CUBES = ("tin", "copper")
BROWN = ("#4A2E1A", "#7A5526")


def put_way(context: TrailContext, seat: int, canvas: Canvas, way: ForkWay, at: Point) -> None:
    """Put a way's picture for the seat that is asked, or the disc of whoever has taken it."""
    art, (x, y) = context.art(canvas.k), at
    own = context.colour(seat) if way.picture == "own-miner" else ""
    if way.taken_by != NOBODY:
        put(canvas, art.disc(context.colour(way.taken_by), 18.0), x, y)
    elif way.gift is not None:
        _put_gift(context, canvas, way.gift, at)
    elif way.picture == "calciner":
        put(canvas, art.piece("calciner", scale=1.3), x, y + 26)
    elif way.picture in ("miner", "own-miner"):
        put(canvas, art.piece("miner", own, scale=1.4), x, y + 26)
    else:
        is_cube, refused = way.picture in CUBES, way.picture == "none"
        name, size, tone = ("x", 34.0, "faint") if refused else (way.picture, 46.0, BROWN)
        put(canvas, art.cube(name, 18.0) if is_cube else art.icon(name, size, tone=tone), x, y)


def _put_gift(context: TrailContext, canvas: Canvas, gift: Gift, at: Point) -> None:
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


def fork_kind(context: TrailContext, handlers: TrailSheetHandlers) -> SheetKind[TrailModel]:
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
