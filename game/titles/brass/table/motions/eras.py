"""Motions of the end of an era: the reckoning, the dusk, and the first light of the rails."""

from __future__ import annotations

from functools import partial

from game.scene.animation.animation import (
    Animation,
    Call,
    Delay,
    Parallel,
    Sequence,
    Tween,
    fade,
    in_out_sine,
    stagger,
)
from game.tabletop.motion.performance import BANNER, FloatingNote
from game.tabletop.panel.prompt import PromptLook
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.look.reckoning import SCORED, counted, opened
from game.titles.brass.table.motions.backstage import BrassBackstage, BrassMoment
from game.titles.brass.table.motions.works import flash
from game.titles.brass.table.view_model import face_of
from game.titles.brass.table.words import BrassSayings

DUSK_MS, READ_MS, NIGHT_MS = 600.0, 2600.0, 900.0
COUNT_MS, FAST_MS, SLOW = 200.0, 110.0, 5
NIGHT_STEPS = 10  # pictures as large as the window: not one for every frame
DUSK = 0.4
BANNER_MS, FADE_MS = 700.0, 240.0
HOME_MS, EACH_MS, RISE = 460.0, 26.0, 30.0


def end_era(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """The reckoning is laid on the sea, with every bar as long as it will be."""
    panel = back.parts.reckoning
    look = opened(back.events, moment.before)

    def lay() -> None:
        panel.show(look)
        panel.visible = True

    dusk = _darken(back, 0.0, DUSK if moment.before.view.era == "canal" else 0.0)
    return Sequence(back.sound("era"), moment.turn, Call(lay), dusk, Delay(DUSK_MS))


def count(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """A link or counter lights up, and its points fly to the bar of its owner."""
    panel, event = back.parts.reckoning, moment.event
    scores = [each for each in back.events if each.kind in SCORED]
    number = next(at for at, each in enumerate(scores) if each is event)
    ms = COUNT_MS if number < SLOW else FAST_MS
    points = event.amount("points")

    def add() -> None:
        if panel.look is not None:
            panel.show(counted(panel.look, event, moment.before))
        _tell(back, moment)

    if not event.places:
        return Sequence(moment.turn, Call(add), Delay(ms))
    here = back.place(event.places[0])
    there = back.reckoned(event.seat)
    coin = back.fly(lambda art: art.coin(f"+{points}", 17), (here, there), ms, 30)
    return Sequence(
        back.sound("coin"), moment.turn, Call(add), flash(back, event.places[0], ms * 0.5), coin
    )


def _tell(back: BrassBackstage, moment: BrassMoment) -> None:
    say = BrassSayings(back.context.words, back.context.seats)
    head = back.context.say(f"reckoning-{moment.before.view.era}")
    back.parts.prompt.show(PromptLook(head, step=say.event(moment.event)))


def begin_round(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """The round is called out; before the first of the rails day becomes night."""
    number = moment.event.amount("round")
    first = moment.event.kind == "rail-round" and number == 1
    words = back.context.say("era-begins") if first else f"{back.context.say('round')} {number}"
    banner = FloatingNote(words, back.middle(), BANNER)
    shown = back.staged(banner, Delay(BANNER_MS), fade(banner, 0.0, FADE_MS))
    called = Sequence(back.sound("round-end"), shown)
    return Sequence(_nightfall(back, moment), called) if first else Sequence(moment.turn, called)


def _nightfall(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """The reckoning is read; links and old works go home while lamps are lit."""
    panel = back.parts.reckoning

    def rest() -> None:
        panel.visible = False

    return Sequence(
        Delay(READ_MS),
        Call(rest),
        _send_home(back, moment),
        back.sound("train"),
        _darken(back, DUSK, 1.0),
        moment.turn,
        _darken(back, 0.0, 0.0),
    )


def _send_home(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """Every link flies home to its owner, and what does not stay rises from the map and fades."""
    before, after, chart = moment.before.view, moment.after.view, back.parts.chart
    stays = {space.name for space in after.spaces if space.counter is not None}
    leaves = [s for s in before.spaces if s.counter is not None and s.name not in stays]
    links, works = [], []
    for link in before.links:
        way = back.place(link.line), back.seat(link.owner)
        face = partial(
            BrassArt.line_counter, colour=back.context.colour(link.owner), rail=before.era == "rail"
        )
        links.append(back.fly(face, way, HOME_MS, 40, map_size=True))
    for space in leaves:
        counter, (x, y) = face_of(back.context, space), back.place(space.name)
        assert counter is not None
        painted = partial(BrassArt.counter, face=counter)
        works.append(back.vanish(painted, ((x, y), (x, y - RISE)), HOME_MS))

    def clear() -> None:
        if chart.look is not None:
            chart.show(chart.look.without(before.links, leaves))

    flights = Parallel(stagger(EACH_MS, *links), stagger(EACH_MS, *works))
    return Sequence(Call(clear), back.sound("card"), flights)


def _darken(back: BrassBackstage, start: float, end: float) -> Animation:
    """Let the day turn into night, from one share to another."""
    dusk = back.parts.chart.dusk

    def darken(share: float) -> None:
        dusk.share = round(share * NIGHT_STEPS) / NIGHT_STEPS

    return Tween(darken, (start, end), NIGHT_MS * abs(end - start), in_out_sine)


def close(back: BrassBackstage, moment: BrassMoment) -> Animation:
    """The last reckoning is read before the end of the game."""
    last = moment.event.amount("rank") == len(moment.after.view.seats)
    return Sequence(moment.turn, Delay(READ_MS if last else 0))
