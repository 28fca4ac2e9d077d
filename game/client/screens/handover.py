"""The hand-over between two people at one screen, and the bar after a secret look."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.page import Page
from game.client.widgets.side_note import lay_out_bar_over_table
from game.scene.drawing.colours import CREAM
from game.scene.drawing.hex_colours import hex_to_rgb
from game.scene.layout import Column, LayoutMeasurer, Row, theme
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.stage.stage import Stage
from game.scene.stage.units import WindowUnits
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import NOTE_STYLE
from game.scene.widgets import Button, Label
from game.table_protocol import PicturesOutsideTable, SeatPlayer

PAGE_WIDTH = 960.0
ENVELOPE_HEIGHT = 524.0
SMALL_ENVELOPE_SCALE = 0.6
MIN_ENVELOPE_SCALE = 0.45
MIN_SCALE_GAIN_FOR_BUTTON_ROW = 1.01  # times as large as with one button below the other
SEAL_HEIGHT_SHARE = 0.55  # of the height of the envelope
OPEN_BUTTON_WIDTH = 640.0
LEAVE_BUTTON_WIDTH = 300.0
HANDOVER_REQUEST_STYLE = TextStyle("italic", 31, CREAM)  # it may lie on the moon
NAME_STYLE = TextStyle("head", 88, hex_to_rgb("#FBF0D2"))
HANDOVER_WARNING_STYLE = TextStyle("text", 24, CREAM)

TABLE_BUTTON_MIN_WIDTH = 460.0  # of a button over the table
TABLE_BUTTON_Z = 100.0


def hand_opening_key(last_key: str) -> str:
    """Return the key that opens a hand: "space", or "return" if "space" was pressed last to end
    the turn."""
    return "return" if last_key == "space" else "space"


class HandoverScreen(Page):
    """A page that hides the last person's hand until the next person, named on it, confirms that no
    one else is looking.

    Nothing has the focus at first, so only the key shown opens the envelope, and early clicks,
    which were meant for the table, are ignored. If the person asked to see the hand, the envelope
    can be put back unopened: by its button, by the key that asked for it, or by Escape.
    """

    backdrop = "handover"

    def __init__(
        self,
        app: App,
        next_player: SeatPlayer,
        on_opened: Callable[[], None],
        leave_table: Callable[[], None],
        *,
        put_back: Callable[[], None] | None = None,
    ) -> None:
        """Store who has to open the envelope. `put_back` returns to the table with the hand hidden;
        it is None if the question that is due cannot be asked with a hidden hand."""
        super().__init__(app)
        self._next_player = next_player
        self._on_opened = on_opened
        self._leave_table = leave_table
        self._put_back = put_back
        self._opening_key = ""

    def on_enter(self) -> None:
        """Choose the key that opens the envelope, and ignore input for a moment."""
        self._opening_key = self._opening_key or hand_opening_key(self.window.last_key_name)
        self.stage.ignore_input_briefly()

    def go_back(self) -> None:
        """Put the envelope back if that is possible; otherwise do nothing: Escape neither opens
        the envelope nor leads to the button that leaves."""
        if self._put_back is not None:
            self._put_back()

    def build(self, units: WindowUnits) -> None:
        """Add the envelope, its seal, the person's name and the buttons; the envelope shrinks to
        leave room for the text.

        If the envelope or the text became too small, the menu button is placed beside the main
        button instead of below it.
        """
        self.add_best_arrangement(
            self._build_content(Column, SMALL_ENVELOPE_SCALE),
            self._build_content(Row, MIN_ENVELOPE_SCALE),
            worth_folding=MIN_SCALE_GAIN_FOR_BUTTON_ROW,
        )

    def _build_content(
        self, container_class: type[Row | Column], min_envelope_scale: float
    ) -> Column:
        """Return the content of the page; `container_class` is Row or Column for the two buttons,
        `min_envelope_scale` the least scale of the envelope."""
        say = self.app.say
        card = self._next_player
        words = say("handover.open", name=card.name)
        key_cap = say(f"key.{self._opening_key}")
        opening = ButtonSpec("open", words, self._on_opened, "eye", key_cap, (self._opening_key,))
        takes_enter = self._opening_key == "return"  # which presses what is in gold
        envelope = opening.make_grand_button(
            self.app, is_main_button=takes_enter, width=OPEN_BUTTON_WIDTH
        )
        envelope.height = theme.MENU_ENTRY_HEIGHT
        envelope.ignores_hasty_input = True
        leave = ButtonSpec("leave", say("pause.leave"), self._leave_table, "menu")
        way_out = leave.make_plain_button(
            self.app, "slate", theme.ICON_SIZE, width=LEAVE_BUTTON_WIDTH
        )
        side: Node = way_out
        if self._put_back is not None:
            way_out.height = theme.BUTTON_HEIGHT
            other_container_class = Column if container_class is Row else Row
            put_back = self._make_put_back_button(self._put_back)
            side = other_container_class(put_back, way_out, gap=theme.MEDIUM_GAP, justify="centre")
        else:
            way_out.height = (
                theme.MENU_ENTRY_HEIGHT if container_class is Row else theme.BUTTON_HEIGHT
            )
        return Column(
            Envelope(self.app.box.pictures_outside_table, card.colour, min_envelope_scale),
            Label(say("handover.pass"), HANDOVER_REQUEST_STYLE, align="centre"),
            Label(card.name, NAME_STYLE, align="centre", may_shorten=True),
            Label(
                say("handover.look-away", name=card.name),
                HANDOVER_WARNING_STYLE,
                align="centre",
                wraps=True,
            ),
            container_class(
                envelope,
                side,
                gap=theme.WIDE_GAP,
                padding=(theme.WIDE_GAP, 0.0),
                align="centre",
                justify="centre",
            ),
            Label(say("handover.note"), NOTE_STYLE, align="centre", wraps=True),
            gap=theme.HAIR_GAP,
            width=PAGE_WIDTH,
        )

    def _make_put_back_button(self, put_back: Callable[[], None]) -> Button:
        """Return the button that puts the envelope back, with the key that shows and hides a
        hand."""
        words = self.app.say("handover.put-back")
        spec = ButtonSpec("put-back", words, put_back, "hand", "@hand", ("@hand",))
        button = spec.make_plain_button(
            self.app, "slate", theme.ICON_SIZE, min_width=LEAVE_BUTTON_WIDTH
        )
        button.height = theme.BUTTON_HEIGHT
        return button


class Envelope(Node):
    """A node with a closed envelope and the seal of a seat's colour; it is scaled down if its
    height is smaller than that of the envelope at full size."""

    grow = 1.0

    def __init__(
        self, pictures_outside_table: PicturesOutsideTable, colour: str, min_scale: float
    ) -> None:
        """Make the envelope; `min_scale` is the least scale, from 0 to 1, to which it may
        shrink."""
        super().__init__(max_height=ENVELOPE_HEIGHT)
        self._pictures_outside_table = pictures_outside_table
        self._colour = colour
        self._min_scale = min_scale

    def height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the envelope at full size, in u."""
        return ENVELOPE_HEIGHT

    def min_height_at_width(self, measurer: LayoutMeasurer, width: float) -> float:
        """Return the height of the envelope at its least scale, in u."""
        return ENVELOPE_HEIGHT * self._min_scale

    def draw(self, canvas: Canvas) -> None:
        """Draw envelope and seal."""
        k = canvas.px_per_u * self.height / ENVELOPE_HEIGHT
        middle = self.width / 2
        canvas.draw_picture(
            self._pictures_outside_table.closed_hand_over_envelope(k), middle, self.height / 2
        )
        canvas.draw_picture(
            self._pictures_outside_table.seat_seal_picture(self._colour, k),
            middle,
            self.height * SEAL_HEIGHT_SHARE,
        )


class HandVisibilityButton:
    """A button over the table's disabled buttons, which hides a hand after a secret look, or
    opens the hand of a person who plays twice in a row."""

    def __init__(self, app: App, stage: Stage, bar_rect: Callable[[], NodeValues]) -> None:
        """Store where the button will be shown; it is not shown yet. `bar_rect` returns the strip
        behind the table's buttons."""
        self._bar_rect = bar_rect
        self._app = app
        self._stage = stage
        self._button: Button | None = None
        self._button_spec: ButtonSpec | None = None
        self.opens_hand = False

    @property
    def is_shown(self) -> bool:
        """Whether the button is on the screen now: it has been shown and not yet removed."""
        return self._button is not None

    def show_end_look_button(self, on_click: Callable[[], None]) -> None:
        """Show the button that ends a secret look; a click removes it and calls `on_click`."""
        words = self._app.say("privacy.hide")
        keys = ("return", "space")
        self._show_button(
            ButtonSpec(
                "linger", words, partial(self._remove_and_call, on_click), "eye", "@confirm", keys
            )
        )

    def show_reopen_hand_button(self, name: str, key: str, on_click: Callable[[], None]) -> None:
        """Show the button with which the person `name` opens a hand that was hidden; a click or
        `key` removes the button and calls `on_click`."""
        words = self._app.say("privacy.again", name=name)
        key_cap = self._app.say(f"key.{key}")
        self.opens_hand = True
        self._show_button(
            ButtonSpec(
                "open-again",
                words,
                partial(self._remove_and_call, on_click),
                "eye",
                key_cap,
                (key,),
            )
        )

    def move_to_new_table(self) -> None:
        """Add the button, if it is shown, to the new table."""
        if self.is_shown and self._button_spec is not None:
            self._show_button(self._button_spec)

    def remove_button(self) -> None:
        """Remove the button without calling anything."""
        self._stage.root.remove(self._button)
        self._button = None
        self.opens_hand = False

    def _show_button(self, button_spec: ButtonSpec) -> None:
        self._stage.root.remove(self._button)
        self._button_spec = button_spec
        takes_enter = button_spec.keys is not None and "return" in button_spec.keys
        skin = "primary" if takes_enter else "slate"
        self._button = button_spec.make_plain_button(
            self._app, skin, theme.ICON_SIZE, min_width=TABLE_BUTTON_MIN_WIDTH, z=TABLE_BUTTON_Z
        )
        self._button.height = theme.LARGE_BUTTON_HEIGHT
        self._button.ignores_hasty_input = True
        self._place_in_middle_of_bar(self._button)
        self._stage.root.add(self._button)
        self._stage.ignore_input_briefly()

    def _place_in_middle_of_bar(self, button: Button) -> None:
        """Lay the button out over the middle of the table's disabled buttons, where it covers
        neither the map nor a hand."""
        lay_out_bar_over_table(button, self._app, self._stage)
        bar = self._bar_rect()
        k = bar.get("scale", 1.0)
        button.x = bar["x"] + (bar["width"] * k - button.width * button.scale) / 2
        button.y = bar["y"] + (bar["height"] * k - button.height * button.scale) / 2

    def _remove_and_call(self, on_click: Callable[[], None]) -> None:
        self.remove_button()
        on_click()
