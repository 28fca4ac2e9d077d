"""Large buttons, joined buttons and switches with a sentence."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Unpack

from game.client.app import App
from game.client.key_commands import menu_keys
from game.client.widgets.frames import CAP_HEIGHT, icon_painter
from game.scene.drawing import colours
from game.scene.drawing.colours import DISABLED_TEXT, Rgb, with_alpha
from game.scene.drawing.paint_surface import Painter, down, painting
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.button import button, key_cap, look_of, shift_of, state_of
from game.scene.skins.mark import lamp_line
from game.scene.stage.placing import BoxPlace, abreast, box
from game.scene.text.lettering import BOLD, CAP, NOTE, TextStyle
from game.scene.widgets import Button, Label, Toggle
from game.scene.widgets.button import cap_holds

# Large buttons, and rows of them that look alike.

GRAND = TextStyle("bold", 26)
WORDS_ALONE, WITH_ICON, WITH_KEY = range(3)  # what a button has room for

RADIUS = 8.0
SIDE = 5.0
LEAST_LETTERS = 3  # what a segment without words would take of a fitted row

TEXT_LEFT = 74.0
NAME_HEIGHT = 26.0
NOTE_HEIGHT = 24.0


class GrandButton(Node):
    """A large button whose icon, words and key stand together in the middle. Where one of its
    `companions`, buttons of the same row, has no room for key or icon, none of them shows it.
    """

    role = "button"
    skin = "slate"  # or "primary"

    def __init__(
        self, app: App, text: str, picture: str, cap: str = "", **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**{"label": text, "keys": menu_keys(cap)} | place)
        self._screen_pictures = app.box.screen_pictures
        self._icon = picture
        self._text = text
        self._cap = cap
        self.companions: Sequence[GrandButton] = ()

    def draw(self, canvas: Canvas) -> None:
        """Put the button and, centred, what it says."""
        state = state_of(self)
        look = look_of(self.skin, state)
        canvas.put(button(canvas.size(self), canvas.k, self.skin, state, 12))
        style = self._style().in_colour(look.text)
        room = min(each.room(canvas) for each in (self, *self.companions))
        cap = self._cap_width(canvas) if room == WITH_KEY else 0.0
        size = self._icon_size() if room >= WITH_ICON else 0.0
        used = (size + 16 if size else 0.0) + (cap + 18 if cap else 0.0)
        asked = canvas.kit.lettering.width(self._text, style, canvas.k) / canvas.k + 2
        words = min(asked, self.width - 32 - used)
        left = (self.width - used - words) / 2
        down = shift_of(state)
        tone = "disabled" if not self.enabled else "ink" if self.skin == "primary" else "cream"
        if size:
            picture = self._screen_pictures.icon(self._icon, round(size * canvas.k), tone)
            canvas.put(picture, left, (self.height - size) / 2 + down)
            left += size + 16
        canvas.words(self._text, style, (left, down, words, self.height))
        if cap and cap_holds(self, self._cap, canvas):
            box = (left + 18 + words, (self.height - CAP_HEIGHT) / 2 + down, cap, CAP_HEIGHT)
            canvas.put(key_cap(canvas.box(*box).size, canvas.k, look.cap), box[0], box[1])
            name = canvas.kit.keymap.cap(self._cap)
            canvas.words(name, CAP.in_colour(look.text), box, "centre")

    def room(self, canvas: Canvas) -> int:
        """Return what there is room for: the name matters more than key, and than picture."""
        cap = self._cap_width(canvas)
        for room, used in ((WITH_KEY, cap + 18 if cap else 0.0), (WITH_ICON, 0.0)):
            free = self.width - 32 - self._icon_size() - 16 - used
            if canvas.kit.lettering.fits(self._text, self._style(), canvas.k, free * canvas.k):
                return room
        return WORDS_ALONE

    def _style(self) -> TextStyle:
        return GRAND.sized(min(GRAND.size, self.height * 0.34))

    def _icon_size(self) -> float:
        return self.height * 0.46

    def _cap_width(self, canvas: Canvas) -> float:
        name = canvas.kit.keymap.cap(self._cap)
        width = canvas.kit.lettering.width(name, CAP, canvas.k) / canvas.k
        return max(34.0, 18 + width) if name else 0.0


class ButtonWay(NamedTuple):
    """A button: its node's name, its words, what it does, its picture and its key cap.

    `keys` if they are others than the cap's; a reason `why_not` disables it and is its tooltip,
    which else is the `tip`.
    """

    name: str
    text: str
    then: Callable[[], None]
    picture: str = ""
    cap: str = ""
    keys: tuple[str, ...] | None = None
    why_not: str = ""
    tip: str = ""

    def grand(self, app: App, *, primary: bool = False, **place: Unpack[NodeValues]) -> GrandButton:
        """Return it as a large button of a page, the `primary` one, which leads on, in brass."""
        button = GrandButton(app, self.text, self.picture, self.cap, **self._put(place))
        button.skin = "primary" if primary else "slate"
        return button

    def plain(
        self,
        app: App,
        skin: str = "quiet",
        size: float = 24.0,
        layout: str = "centred",
        **place: Unpack[NodeValues],
    ) -> Button:
        """Return it as a button of a list, a dialog or a note, with a picture of that size."""
        tone = "disabled" if self.why_not else "cream" if skin == "slate" else "ink"
        icon = icon_painter(app, self.picture, size, tone) if self.picture else None
        place = self._put(place)
        return Button(self.text, skin=skin, icon=icon, cap=self.cap, layout=layout, **place)

    def _put(self, place: NodeValues) -> NodeValues:
        place["name"] = self.name
        place["on_click"] = self.then
        place["keys"] = menu_keys(self.cap) if self.keys is None else self.keys
        place["enabled"] = not self.why_not
        place["tooltip"] = self.why_not or self.tip or None
        return place


def button_row(
    app: App, ways: Sequence[ButtonWay], primary: str, gap: float, **place: Unpack[BoxPlace]
) -> list[GrandButton]:
    """Return buttons that share a place and look alike; the one called `primary` is in brass."""
    spots = zip(ways, abreast(place, len(ways), gap), strict=True)
    buttons = [way.grand(app, primary=way.name == primary, **at) for way, at in spots]
    for each in buttons:
        each.companions = buttons
    return buttons


def cancel_button(app: App, then: Callable[[], None], place: BoxPlace) -> Button:
    """Return the quiet button of a dialog that Escape stands for."""
    return ButtonWay("cancel", app.say("button.cancel"), then, cap="@back").plain(app, **place)


# Segments: one of several, as joined buttons that keep their names, on slate or on parchment.


@dataclass(frozen=True, slots=True)
class Segment:
    """One possibility; a `reason` disables it and is its tooltip, in the place of its `tip`."""

    value: str
    text: str
    reason: str = ""
    tip: str = ""


class Segments(Node):
    """The segments share the width, each named "NAME:VALUE"; `choose` hears the choice. They are
    equally wide, or `fitted` to their words.
    """

    role = "choice"

    def __init__(
        self,
        segments: Sequence[Segment],
        value: str,
        choose: Callable[[str], None],
        *,
        paper: bool = False,
        fitted: bool = False,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__(**place)
        shares = [LEAST_LETTERS + len(segment.text) * fitted for segment in segments]
        each = self.width / max(sum(shares), 1)
        left = 0.0
        for segment, share in zip(segments, shares, strict=True):
            chosen = segment.value == value
            spot = box(left, 0, each * share, self.height)
            button = _SegmentButton(segment, chosen=chosen, paper=paper, **spot)
            button.name = f"{self.name}:{segment.value}"
            button.focusable = True
            button.on_click = partial(choose, segment.value)
            self.add(button)
            left += each * share


class _SegmentButton(Node):
    def __init__(
        self, segment: Segment, *, chosen: bool, paper: bool, **place: Unpack[NodeValues]
    ) -> None:
        place["role"] = "radio"
        place["label"] = segment.text
        place["enabled"] = not segment.reason
        place["tooltip"] = segment.reason or segment.tip or None
        super().__init__(**place)
        self._text = segment.text
        self._chosen = chosen
        self._paper = paper

    def draw(self, canvas: Canvas) -> None:
        state = "chosen" if self._chosen else "hover" if self.warmth > 0.5 else "plain"
        if not self.enabled:
            state = "disabled"
        canvas.put(_plate(canvas.size(self), canvas.k, state, paper=self._paper))
        inks: dict[str, Rgb] = {
            "chosen": colours.CREAM if self._paper else colours.INK,
            "disabled": (0x6F, 0x5C, 0x3E) if self._paper else colours.DISABLED_TEXT,
        }
        style = BOLD.in_colour(inks.get(state, colours.INK if self._paper else colours.CREAM))
        canvas.words(self._text, style, (SIDE, 0, self.width - 2 * SIDE, self.height), "centre")


@painting
def _plate(painter: Painter, k: float, state: str, *, paper: bool) -> None:
    painter.spread(2)
    box = painter.box(RADIUS * k).inset(1)
    if state == "chosen":
        dark = colours.INK
        light = (0xFF, 0xF8, 0xE4)
        painter.fill(box, dark if paper else down(light, (0xEF, 0xE2, 0xC2)))
    elif paper:
        high = (0xFF, 0xF9, 0xE6) if state == "hover" else (0xF6, 0xEA, 0xC8)
        painter.fill(box, down(high, (0xE6, 0xD3, 0xA4)))
    elif state == "hover":
        painter.fill(box, with_alpha((0x4E, 0x5C, 0x62), 0.55))
    else:
        painter.fill(box, with_alpha(colours.BLACK, 0.25))
    line = with_alpha((0x7A, 0x5A, 0x30), 0.8) if paper else with_alpha(colours.BRASS, 0.5)
    painter.line(box, 1.2 * k, line)


class RadioPlate(Node):
    """One of several: its name and a note below it; the `chosen` one is lit and says so in a word.
    `told` are the name, the note and that word. A line has its top and its height.
    """

    role = "radio"
    side = 20.0
    name_line = (9.0, 30.0)
    note_line = (40.0, 26.0)

    def __init__(
        self, told: tuple[str, str, str], *, chosen: bool, **place: Unpack[NodeValues]
    ) -> None:
        super().__init__(**{"label": told[0]} | place)
        self._told = told
        self.chosen = chosen

    def draw(self, canvas: Canvas) -> None:
        """Put plate, name and note."""
        state = state_of(self)
        look = look_of("quiet", state)
        down = shift_of(state)
        canvas.put(button(canvas.size(self), canvas.k, "quiet", state))
        if self.chosen:
            canvas.put(lamp_line(canvas.size(self), canvas.k))
        (name, note, word) = self._told
        inner = self.width - 2 * self.side
        (top, high) = self.name_line
        small = NOTE.in_colour(look.note)
        beside = 120 * bool(word)
        canvas.words(name, BOLD.in_colour(look.text), (self.side, top + down, inner - beside, high))
        if self.chosen and word:
            spot = (self.side + inner - beside, top + down, beside, high)
            canvas.words(word, small, spot, "right")
        top, high = self.note_line
        canvas.words(note, small, (self.side, top + down, inner, high))


# A switch with its name and a sentence about what it changes.


@dataclass(frozen=True, slots=True)
class Switch:
    """What a switch is about; a `reason` disables it and stands in place of the note. The tooltip
    says `more` than the note, where there is more to say.
    """

    name: str
    note: str
    reason: str = ""
    more: str = ""


class SwitchRow(Node):
    """The whole row is the switch, under the given node name."""

    def __init__(
        self,
        choice: Switch,
        value: bool,
        switch: Callable[[bool], None],
        **place: Unpack[NodeValues],
    ) -> None:
        name = place.pop("name", "")
        super().__init__(**place)
        top = (self.height - NAME_HEIGHT - NOTE_HEIGHT) / 2
        room = self.width - TEXT_LEFT
        style = BOLD.in_colour(DISABLED_TEXT) if choice.reason else BOLD
        note = choice.reason or choice.note
        toggle = Toggle(value, switch, name=name, width=self.width, height=self.height)
        toggle.label = choice.name
        toggle.tooltip = choice.reason or choice.more or choice.note
        toggle.enabled = not choice.reason
        self.add(
            toggle,
            Label(choice.name, style, **box(TEXT_LEFT, top, room, NAME_HEIGHT)),
            Label(note, NOTE, **box(TEXT_LEFT, top + NAME_HEIGHT, room, NOTE_HEIGHT)),
        )
