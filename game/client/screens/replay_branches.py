"""Play on from a position of a replay."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonWay, cancel_button
from game.client.widgets.frames import disc
from game.client.widgets.player_labels import player_words
from game.client.widgets.text import TextColumn
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Divider, Label, Panel, Stepper

# Play from here: who shall sit where when a saved game is played on from one of its positions.

WIDTH = 760.0
ROW = 62.0
HEAD_FOOT = 32.0
FOOT_HEIGHT = 104.0
INNER = WIDTH - 72


def ask_who_plays(
    stage: Stage,
    app: App,
    seats: Sequence[Seat],
    begin: Callable[[tuple[str, ...]], None],
    *,
    redeals: bool = False,
) -> None:
    """Open a modal with a row for every seat: a person, or a computer of a strength. `seats` as
    they are proposed; `begin` gets the kinds of players in seat order. With `redeals` it says that
    what is hidden is dealt again.
    """
    say = app.say
    kinds = (HUMAN, *app.players.kinds)
    rows = ROW * len(seats)
    weakest = app.players.kinds[0]  # for a kind that is not offered any more
    players = [seat.player if seat.player in (*kinds, AUTOMA) else weakest for seat in seats]
    told = [(say("play-from.note"), ON_PAPER.note)]
    if redeals:
        told.append((say("play-from.redealt"), ON_PAPER.note))
    note = TextColumn(app.kit.lettering, told, x=36, y=66, width=INNER)
    head = note.y + note.height + HEAD_FOOT
    height = head + rows + FOOT_HEIGHT
    title = say("play-from.title")
    panel = Panel("parchment", width=WIDTH, height=height, label=title)
    half = (INNER - 16) / 2
    foot = head + rows + 26

    def start() -> None:
        stage.back()
        begin(tuple(players))

    def choose(place: int, at: int) -> None:
        players[place] = kinds[at]

    def row(place: int, seat: Seat) -> Node:
        row = Node(**box(36, head + ROW * place, INNER, ROW))
        row.add(
            disc(app.box.screen_pictures, seat.colour, 40, x=22, y=ROW / 2),
            Label(seat.name, ON_PAPER.title, **box(58, 0, 240, ROW)),
        )
        spot = box(INNER - 370, 7, 370, 48)
        if seat.player == AUTOMA:
            name = player_words(app, AUTOMA)
            return row.add(Label(name, ON_PAPER.body, align="centre", **spot))
        stepper = Stepper(
            range(len(kinds)),
            kinds.index(players[place]),
            partial(choose, place),
            why_not_less=say("play-from.person"),
            why_not_more=say("setup.strongest"),
            words=lambda at: player_words(app, kinds[at]),
            style=ON_PAPER.bold,
            less_label=f"{seat.name}: {say('setup.weaker')}",
            more_label=f"{seat.name}: {say('setup.stronger')}",
            name=f"player:{place}",
            **spot,
        )
        return row.add(stepper)

    go = ButtonWay("begin", say("play-from.begin"), start, "play", "@confirm", ("@confirm",))
    panel.add(
        Label(title, ON_PAPER.head, **box(36, 20, INNER, 44)),
        note,
        Divider(**box(36, head - 18, INNER, 6)),
        *(row(place, seat) for place, seat in enumerate(seats)),
        go.plain(app, "primary", 26, **box(36, foot, half, 56)),
        cancel_button(app, stage.back, box(52 + half, foot, half, 56)),
    )
    stage.open(Modal(panel))


def proposed(seats: Sequence[Seat], observer: int, mover: int) -> tuple[Seat, ...]:
    """Return the seats with a person on at least one: whose eyes are used, else who moves next."""
    wanted = observer if observer >= 0 else mover
    people = [seat.player == HUMAN for seat in seats]
    if observer < 0 and any(people):
        return tuple(seats)
    return tuple(
        Seat(seat.name, HUMAN, seat.colour) if place == wanted and seat.player != AUTOMA else seat
        for place, seat in enumerate(seats)
    )
