"""What moves for each kind of event: ends of eras, cards and money; counters lie apart."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.engine.knowledge import Event
from game.engine.rules import State
from game.scene.animation import animation
from game.scene.animation.animation import Animation, Call, Delay, Parallel, Sequence, Tween
from game.tabletop.art.palette import PieceSprite as Piece
from game.tabletop.motion.performance import BANNER, FloatingNote, Performance
from game.tabletop.panel.prompt import PromptLook
from game.titles.brass.rules.kinds import LAST_INCOME_SPACE
from game.titles.brass.table.art.brass_art import BrassArt
from game.titles.brass.table.look.panels import plain_card
from game.titles.brass.table.motions import counters, goods
from game.titles.brass.table.motions.counters import BrassFlights, BrassMoment, flash, walk
from game.titles.brass.table.motions.goods import pay
from game.titles.brass.table.panels.era_scoring import ERA_ENDS, SCORED, opened, row_of
from game.titles.brass.table.view_model import BrassModel, ToldSoFar, face_of

DUSK_MS = 600.0
READ_MS = 2600.0
NIGHT_MS = 900.0
COUNT_MS = 200.0
FAST_MS = 110.0
SLOW = 5
NIGHT_STEPS = 10  # pictures as large as the window: not one for every frame
DUSK = 0.4
BANNER_MS = 700.0
FADE_MS = 240.0
HOME_MS = 460.0
EACH_MS = 26.0
RISE = 30.0

CARD_MS = 300.0
CARD_READ_MS = 260.0
CARD_FADE_MS = 180.0
MOST_COINS = 5
TOLD_MS = 520.0

WALKS = ("flipped", "market-bonus")


def end_era(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The scoring is laid on the sea, with every bar as long as it will be."""
    panel = flights.parts.era_scoring
    look = opened(flights.events, moment.before)

    def lay() -> None:
        panel.show(look)
        panel.visible = True

    dusk = _darken(flights, 0.0, DUSK if moment.before.view.era == "canal" else 0.0)
    return Sequence(flights.sound("era"), moment.turn, Call(lay), dusk, Delay(DUSK_MS))


def count(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A link or counter lights up, and its points fly to the bar of its owner."""
    panel = flights.parts.era_scoring
    event = moment.event
    scores = [each for each in flights.events if each.kind in SCORED]
    number = next(at for at, each in enumerate(scores) if each is event)
    ms = COUNT_MS if number < SLOW else FAST_MS
    points = event.amount("points")

    def add() -> None:
        if panel.look is not None:
            panel.show(panel.look.with_score(row_of(event, moment.before), event))
        head = flights.context.say(f"era-scoring-{moment.before.view.era}")
        flights.parts.prompt.show(PromptLook(head, step=flights.said(moment.event)))

    if not event.places:
        return Sequence(moment.turn, Call(add), Delay(ms))
    here = flights.place(event.places[0])
    there = flights.reckoned(opened(flights.events, moment.before), event.seat)
    coin = flights.fly(lambda art: art.coin(f"+{points}", 17), (here, there), ms, 30)
    return Sequence(
        flights.sound("coin"),
        moment.turn,
        Call(add),
        flash(flights, event.places[0], ms * 0.5),
        coin,
    )


def begin_round(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The round is called out; before the first of the rails day becomes night."""
    number = moment.event.amount("round")
    first = moment.event.kind == "rail-round" and number == 1
    words = (
        flights.context.say("era-begins") if first else f"{flights.context.say('round')} {number}"
    )
    banner = FloatingNote(words, flights.middle(), BANNER)
    shown = flights.staged(banner, Delay(BANNER_MS), animation.fade(banner, 0.0, FADE_MS))
    called = Sequence(flights.sound("round-end"), shown)
    return Sequence(_nightfall(flights, moment), called) if first else Sequence(moment.turn, called)


def _nightfall(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The scoring is read; links and old works go home while lamps are lit."""
    panel = flights.parts.era_scoring

    def rest() -> None:
        panel.visible = False

    return Sequence(
        flights.read(READ_MS),
        Call(rest),
        _send_home(flights, moment),
        flights.sound("train"),
        _darken(flights, DUSK, 1.0),
        moment.turn,
        _darken(flights, 0.0, 0.0),
    )


def _send_home(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Every link flies home to its owner, and what does not stay rises from the map and fades."""
    before = moment.before.view
    after = moment.after.view
    chart = flights.parts.chart
    stays = {space.name for space in after.spaces if space.counter is not None}
    leaves = [s for s in before.spaces if s.counter is not None and s.name not in stays]
    links = []
    works = []
    for link in before.links:
        way = flights.place(link.line), flights.seat(link.owner)
        face = partial(
            BrassArt.line_counter,
            colour=flights.context.colour(link.owner),
            rail=before.era == "rail",
        )
        links.append(flights.fly(face, way, HOME_MS, 40, map_size=True))
    for space in leaves:
        counter = face_of(flights.context, space)
        (x, y) = flights.place(space.name)
        assert counter is not None
        painted = partial(BrassArt.counter, face=counter)
        works.append(flights.vanish(painted, ((x, y), (x, y - RISE)), HOME_MS))

    def clear() -> None:
        if chart.look is not None:
            chart.show(chart.look.without(before.links, leaves))

    home = Parallel(animation.stagger(EACH_MS, *links), animation.stagger(EACH_MS, *works))
    return Sequence(Call(clear), flights.sound("card"), home)


def _darken(flights: BrassFlights, start: float, end: float) -> Animation:
    """Let the day turn into night, from one share to another."""
    dusk = flights.parts.chart.dusk

    def darken(share: float) -> None:
        dusk.share = round(share * NIGHT_STEPS) / NIGHT_STEPS

    return Tween(darken, (start, end), NIGHT_MS * abs(end - start), animation.in_out_sine)


# Motions of cards and money: what is played, borrowed, earned and owed.


def play_card(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """A card goes from its hand onto the map, where everybody reads it."""
    kind = moment.event.card
    seat = moment.event.seat
    if not kind:
        return moment.turn
    viewer = moment.before.seat
    held = moment.before.hand
    slot = held.index(kind) if seat == viewer and kind in held else -1
    start = flights.card(seat, slot, viewer)
    x, y = flights.middle()
    face = plain_card(flights.context, moment.before, kind)
    card = flights.node(lambda art: art.card(face), start)
    there = (x, y - 64) if seat == viewer else (start[0] - 330, start[1] - 64)
    read = Delay(CARD_READ_MS if seat != viewer else 0)
    shown = Sequence(
        animation.move(card, there, CARD_MS, animation.out_cubic),
        read,
        animation.fade(card, 0.0, CARD_FADE_MS),
    )
    return Sequence(flights.sound("card"), Parallel(flights.staged(card, shown), moment.turn))


def borrow(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """The bank pays, and the income marker goes back."""
    seat = moment.event.seat
    spaces = [model.view.seats[seat].income_space for model in (moment.before, moment.after)]
    coins = min(moment.event.amount("pounds") // 10 + 1, MOST_COINS)
    paid = pay(flights, flights.middle(), flights.purse(seat), coins)
    back_step = walk(flights, seat, spaces[1] - spaces[0])
    return Sequence(flights.sound("coins"), Parallel(paid, back_step), moment.turn)


def collect(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Income comes from the track to the purse; what is owed goes the other way."""
    seat = moment.event.seat
    pounds = moment.event.amount("pounds")
    ways = (flights.neatline(seat, moment.before), flights.purse(seat))
    here, there = ways if moment.event.kind == "collected" else ways[::-1]
    coins = pay(flights, here, there, min(max(pounds // 4, 1), MOST_COINS))
    return Sequence(flights.sound("coin"), coins, moment.turn)


def draw(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """Cards come from the deck."""
    seat = moment.event.seat
    flight = flights.fly(card_back, (flights.deck(), flights.seat(seat)), CARD_MS * 0.7, 30)
    return Sequence(flights.sound("card"), flight, moment.turn)


def tell(flights: BrassFlights, moment: BrassMoment) -> Animation:
    """What has nothing to move is told in words."""
    words = flights.said(moment.event)
    if not words:
        return moment.turn
    note = FloatingNote(words, flights.middle())
    return Sequence(moment.turn, flights.staged(note, Delay(TOLD_MS)))


def card_back(art: BrassArt) -> Piece:
    """A small card face down."""
    return art.card_back(0.5)


Motion = Callable[[BrassFlights, BrassMoment], Animation]

ANIMATIONS: Final[dict[str, Motion]] = {
    "played": play_card,
    "coal-taken": goods.burn_coal,
    "coal-bought": goods.burn_coal,
    "iron-taken": goods.use_iron,
    "iron-bought": goods.use_iron,
    "built": counters.build,
    "built-over": counters.lift,
    "removed": counters.lift,
    "delivered": goods.fill_track,
    "flipped": counters.flip,
    "developed": counters.develop,
    "dug-canal": goods.link,
    "laid-rail": goods.link,
    "sold-to-port": goods.sell_to_port,
    "sold-to-market": goods.sell_to_market,
    "demand-fell": goods.turn_tile,
    "market-bonus": goods.earn_bonus,
    "market-paid": goods.earn_money,
    "market-closed": goods.close_market,
    "borrowed": borrow,
    "passed": tell,
    "collected": collect,
    "owed": collect,
    "forfeited": tell,
    "drew": draw,
    "canal-round": begin_round,
    "rail-round": begin_round,
    "canal-era-ended": end_era,
    "rail-era-ended": end_era,
    "link-scored": count,
    "counter-scored": count,
    "money-scored": count,
}


class BrassPerformance(Performance[BrassFlights, BrassModel]):
    """Incomes and points change when they are told of; an era is counted before it is cleared. A
    step whose first events were shown ahead `begins` where those have led.
    """

    def __init__(self, flights: BrassFlights, show_whole_map: Callable[[], None]) -> None:
        """Take where things fly, and what shows the whole map while an era is counted."""
        super().__init__(flights, ANIMATIONS)
        self._show_whole_map = show_whole_map
        self.begins: BrassModel | None = None

    def clear(self) -> None:
        """Put down whatever is in the air."""
        super().clear()
        parts = self.back.parts
        parts.era_scoring.visible = False
        parts.chart.dusk.share = 0.0
        parts.chart.lifted.clear()

    def of(
        self,
        events: tuple[Event, ...],
        after: BrassModel,
        model_of: Callable[[State, int], BrassModel],
        set_model: Callable[[BrassModel], None],
    ) -> Animation:
        """Return the animation of a step; links are counted owner by owner."""
        self.back.events = by_owner(events)
        if any(event.kind in ERA_ENDS for event in events):
            self._show_whole_map()
        return super().of(self.back.events, after, model_of, set_model)

    def as_told(self, events: tuple[Event, ...], stands: list[BrassModel]) -> list[BrassModel]:
        """Return the stands with what only the events tell."""
        begins, self.begins = self.begins or stands[0], None
        return [*_told(events, _before_clearing(events, stands), begins)[:-1], stands[-1]]


def by_owner(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events with the scores of links sorted by their owners: no two of them change the
    same thing but the points of one owner, whose order stays.
    """
    first = next((n for n, event in enumerate(events) if event.kind == "link-scored"), None)
    if first is None:
        return events
    links = [event for event in events if event.kind == "link-scored"]
    rest = events[first + len(links) :]
    return (*events[:first], *sorted(links, key=lambda event: event.seat), *rest)


def _before_clearing(events: tuple[Event, ...], stands: list[BrassModel]) -> list[BrassModel]:
    """Leave everything on the map until all of an era is counted; then it is the next era."""
    end = next((n for n, event in enumerate(events) if event.kind in ERA_ENDS), None)
    if end is None:
        return stands
    last = max(n for n, event in enumerate(events) if event.kind in (*SCORED, *ERA_ENDS))
    return [
        model if number <= end else stands[end] if number <= last + 1 else stands[-1]
        for number, model in enumerate(stands)
    ]


def _told(
    events: tuple[Event, ...], stands: list[BrassModel], begins: BrassModel
) -> list[BrassModel]:
    """Let demand, incomes and points stand where the events have brought them; the income of a new
    round is not paid before it is told of.
    """
    start = begins.state
    end = stands[-1].state
    seats = range(int(start.seats))
    income = [int(start.income[seat]) for seat in seats]
    points = [int(start.points[seat]) for seat in seats]
    due = [sum(_paid(event) for event in events if event.seat == seat) for seat in seats]
    scored = [0 for _ in seats]
    demand = int(start.demand)
    found = [_with(stands[0], begins, demand, list(start.money), income, points, scored)]
    for event, model in zip(events, stands[1:], strict=True):
        if event.kind in WALKS:
            space = income[event.seat] + event.amount("spaces")
            income[event.seat] = min(space, LAST_INCOME_SPACE)
        elif event.kind == "demand-fell":
            demand = event.amount("demand")
        elif event.kind == "borrowed":
            income[event.seat] = int(end.income[event.seat])
        elif event.kind in SCORED:
            points[event.seat] += event.amount("points")
            scored[event.seat] += event.amount("points")
        elif event.kind == "forfeited":
            points[event.seat] -= event.amount("points")
        due = [owed - _paid(event) * (event.seat == seat) for seat, owed in enumerate(due)]
        purses = zip(start.money, model.state.money, due, strict=True)
        money = [now - owed if now != before else now for before, now, owed in purses]
        found.append(_with(model, begins, demand, money, income, points, scored))
    return found


def _paid(event: Event) -> int:
    return event.amount("pounds") * ((event.kind == "collected") - (event.kind == "owed"))


def _with(model: BrassModel, begins: BrassModel, demand: int, *told: list[int]) -> BrassModel:
    now = ToldSoFar(demand, *(tuple(each) for each in told))
    return BrassModel(model.state, model.seat, now, begins.held)
