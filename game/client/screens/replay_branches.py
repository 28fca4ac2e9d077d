"""The dialog to play on from a position of a replay."""

from collections.abc import Callable, Sequence
from functools import partial

from game.client.app import App
from game.client.session.replay_observers import needs_redeal_to_continue
from game.client.widgets.buttons import ButtonSpec, make_cancel_button
from game.client.widgets.dialogs import make_button_row, make_dialog_sheet
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.player_labels import player_kind_text
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, Chronicle, Seat
from game.scene.layout import Row, theme
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Divider, Label, Stepper

DIALOG_WIDTH = 760.0
PLAYER_CHOICE_WIDTH = 370.0
SEAT_DISC_SIZE = 40.0


def ask_for_branch_players(
    stage: Stage,
    app: App,
    seats: Sequence[Seat],
    begin_branch: Callable[[tuple[str, ...]], None],
    *,
    change_note: str = "",
) -> None:
    """Open a dialog that asks, for each seat, whether a person or a computer of some level plays.

    `seats` are the proposal; `begin_branch` is called with the kinds of players in seat order. The
    sentence `change_note`, if any, says what the new game changes.
    """
    say = app.say
    kinds = (HUMAN_PLAYER, *app.computer_players.player_kinds)
    weakest = app.computer_players.player_kinds[0]  # for a kind that is not offered any more
    players = [seat.player if seat.player in (*kinds, AUTOMA_PLAYER) else weakest for seat in seats]

    def start() -> None:
        stage.go_back()
        begin_branch(tuple(players))

    def choose(seat_index: int, kind_index: int) -> None:
        players[seat_index] = kinds[kind_index]

    def make_seat_row(seat_index: int, seat: Seat) -> Node:
        return Row(
            make_seat_disc_sprite(app.box.pictures_outside_table, seat.colour, SEAT_DISC_SIZE),
            Label(seat.name, PAPER_STYLES.title, may_shorten=True, grow=1, basis=0.0),
            player_choice(seat_index, seat),
            gap=theme.MEDIUM_GAP,
            align="centre",
        )

    def player_choice(seat_index: int, seat: Seat) -> Node:
        if seat.player == AUTOMA_PLAYER:
            name = player_kind_text(app, AUTOMA_PLAYER)
            return Label(name, PAPER_STYLES.body, align="centre", width=PLAYER_CHOICE_WIDTH)
        return Stepper(
            range(len(kinds)),
            kinds.index(players[seat_index]),
            partial(choose, seat_index),
            why_not_less=say("play-from.person"),
            why_not_more=say("setup.strongest"),
            value_to_text=lambda at: player_kind_text(app, kinds[at]),
            style=PAPER_STYLES.bold,
            less_label=f"{seat.name}: {say('setup.weaker')}",
            more_label=f"{seat.name}: {say('setup.stronger')}",
            name=f"player:{seat_index}",
            width=PLAYER_CHOICE_WIDTH,
        )

    notes = [say("play-from.note"), *[change_note] * bool(change_note)]
    go = ButtonSpec("begin", say("play-from.begin"), start, "play", "@confirm", ("@confirm",))
    panel = make_dialog_sheet(
        say("play-from.title"),
        *[Label(note, PAPER_STYLES.note, wraps=True) for note in notes],
        Divider(),
        *[make_seat_row(place, seat) for place, seat in enumerate(seats)],
        make_button_row(
            go.make_plain_button(app, "primary", 26), make_cancel_button(app, stage.go_back)
        ),
        width=DIALOG_WIDTH,
        name="",
    )
    stage.open_dialog(Modal(panel))


def branch_redeal_note(app: App, chronicle: Chronicle) -> str:
    """Return a sentence about what is dealt or rolled again in a game continued from this one, so
    that nothing of it is revealed: hidden things if its edition has any, otherwise the dice. "" if
    nothing changes."""
    if not needs_redeal_to_continue(chronicle):
        return ""
    options = chronicle.opening.options
    tables = app.box.table_factory_of(options.edition, options.expansions)
    return app.say("play-from.redealt" if tables.private_move_kinds else "play-from.other-dice")


def proposed_branch_seats(
    seats: Sequence[Seat], observer_seat: int, mover_seat: int
) -> tuple[Seat, ...]:
    """Return the seats that are proposed for a game that continues a replay: a person plays the
    observer's seat, and the other players stay. If the observer is no seat, and no seat is a
    person's, a person plays the mover's seat. An automa keeps its seat."""
    wanted = observer_seat if observer_seat >= 0 else mover_seat
    people = [seat.player == HUMAN_PLAYER for seat in seats]
    if observer_seat < 0 and any(people):
        return tuple(seats)
    return tuple(
        Seat(seat.name, HUMAN_PLAYER, seat.colour)
        if place == wanted and seat.player != AUTOMA_PLAYER
        else seat
        for place, seat in enumerate(seats)
    )
