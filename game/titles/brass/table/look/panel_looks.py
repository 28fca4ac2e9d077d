"""The view states of hand, stacks and income track."""

from collections import Counter
from collections.abc import Collection

from game.text.numerals import pounds_text
from game.titles.brass.rules.table_view import CounterKindView, SeatView
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.cards import HandCardFace
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.move_options import ACTION_PART, BUILD_ACTION, SPACE_PART
from game.titles.brass.table.panels.hand import HandCardLook
from game.titles.brass.table.panels.income_track import IncomeTrackLook
from game.titles.brass.table.panels.industry_stacks import StackLook, StacksLook
from game.titles.brass.table.view_model import BrassModel, new_counter_face

MAX_LETTERS_IN_ONE_LINE = 11
UNKNOWN_CARD = "?"  # a card that the view does not know


def card_name(context: TableContext, card: str) -> str:
    """Return the display name of a card: an industry or a place."""
    return context.say(f"card-{card}") if card in INDUSTRY_NAMES else context.area_name(card)


def hand_card_looks(
    context: TableContext, model: BrassModel, draft: Draft | None, *, is_concealed: bool
) -> tuple[HandCardLook, ...]:
    """Return the look of each card in the viewer's hand, with the cards that the draft would
    play raised; face down if concealed or unknown."""
    if is_concealed:
        said = context.say("card-hidden")
        return tuple(HandCardLook(None, spoken_text=said) for _ in model.hand)
    up = draft.slots_of_picked_and_proposed_cards() if draft is not None else ()
    back = HandCardLook(None, spoken_text=context.say("card-hidden"))
    return tuple(
        back
        if card == UNKNOWN_CARD
        else _hand_card_look(context, model, draft, slot, is_raised=slot in up)
        for slot, card in enumerate(model.hand)
    )


def card_face_without_note(context: TableContext, model: BrassModel, kind: str) -> HandCardFace:
    """Return the face of a kind of card, for a place with its spaces, without a note at its
    foot."""
    name = card_name(context, kind)
    if kind in INDUSTRY_NAMES:
        return HandCardFace(name_in_one_or_two_lines(name), kind)
    return HandCardFace(
        name_in_one_or_two_lines(name),
        industries_or_owner_by_space=_industries_or_owner_by_space(context, model, kind),
    )


def _hand_card_look(
    context: TableContext, model: BrassModel, draft: Draft | None, slot: int, *, is_raised: bool
) -> HandCardLook:
    kind = model.hand[slot]
    foot = ""
    good = True
    faint = False
    glow = ""
    if draft is not None and draft.options:
        builds = draft.count_builds_with_card(kind)
        fits = draft.can_play_card(slot)
        asks_card = draft.is_answered_by_first_pick
        faint = (draft.is_begun or asks_card) and not fits and not is_raised
        by_two = draft.allows_build_with_two_cards
        foot = context.say("card-by-two" if by_two else "card-no-build")
        if builds:
            foot = context.say("card-builds", count=builds)
        good = builds > 0 or by_two
        if asks_card:
            foot = context.say("card-fits" if fits else "card-not")
            good = fits
        elif is_raised:
            foot = context.say("card-this")
            good = True
            glow = "chosen"
        elif draft.picked_or_only_value(ACTION_PART):
            is_build = draft.picked_or_only_value(ACTION_PART) == BUILD_ACTION
            glow = "fits" if fits and is_build else ""
            if draft.picked_or_only_value(SPACE_PART) or not is_build:
                foot = context.say("card-fits" if fits else "card-not")
                good = fits
    name = card_name(context, kind)
    face = card_face_without_note(context, model, kind)._replace(
        foot_text=foot, is_foot_positive=good, glow=glow
    )
    return HandCardLook(face, is_raised, faint, f"{name}, {foot}" if foot else name)


def _industries_or_owner_by_space(
    context: TableContext, model: BrassModel, place: str
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        space.industries
        if space.counter is None
        else (f"@{context.art_colour_name(space.counter.owner)}",)
        for space in model.view.spaces
        if space.place == place
    )


def name_in_one_or_two_lines(name: str) -> tuple[str, ...]:
    """Return a name as one line, or a long one as two, broken at the last "&", hyphen or space; a
    long name without these stays one line."""
    if len(name) <= MAX_LETTERS_IN_ONE_LINE:
        return (name,)
    for mark in (" & ", "-", " "):
        at = name.rfind(mark)
        if at > 0:
            cut = at + (1 if mark == "-" else 0)
            return name[:cut].strip(), name[cut:].strip()
    return (name,)


def spoken_seat_text(context: TableContext, seat: SeatView) -> str:
    """Return a seat's money, income, points, points if the era ended now, cards and links as a
    sentence."""
    return context.say(
        "seat-said",
        name=context.player_name(seat.seat),
        money=seat.money,
        income=seat.income_pounds,
        points=seat.points,
        counts=seat.points_at_era_end,
        cards=len(seat.hand),
        links=seat.links_left,
    )


def stacks_look(
    context: TableContext, model: BrassModel, seat: int, *, industries_with_key: Collection[str]
) -> StacksLook:
    """Return the look of a seat's stacks; those of `industries_with_key` show their keyboard
    keys."""
    view = model.view.seats[seat]
    own = seat == model.seat
    head = (
        context.say("works-yours")
        if own
        else context.say("works-of", name=context.player_name(seat))
    )
    stacks = tuple(
        _stack_look(context, view, industry, has_key=industry in industries_with_key)
        for industry in INDUSTRY_NAMES
    )
    return StacksLook(seat, head, context.say("works-note"), stacks)


def income_track_look(
    model: BrassModel, seat_and_possible_space: tuple[int, int] | None
) -> IncomeTrackLook:
    """Return the look of the income track; `seat_and_possible_space` is a seat and the space its
    marker might move to, or None."""
    seats = model.view.seats
    markers = [(seat.seat, seat.income_space, False) for seat in seats]
    if seat_and_possible_space is not None:
        markers.append((*seat_and_possible_space, True))
    return IncomeTrackLook(model.pounds_by_income_space, tuple(markers))


def _stack_look(
    context: TableContext, view: SeatView, industry: str, *, has_key: bool
) -> StackLook:
    top = view.top_counters[industry]
    key = f"@stack-{industry}" if has_key else ""
    name = context.say(f"industry-{industry}")
    if top is None:
        said = context.say("stack-none", industry=name)
        return StackLook(industry, key, None, spoken_text=said)
    levels = Counter(view.stack_levels[industry])
    locked = "" if top.is_buildable_in_era and top.level else context.say("develop-first")
    return StackLook(
        industry,
        key,
        new_counter_face(context, view.seat, top),
        cost_text=pounds_text(top.cost),
        needs_coal=top.needs_coal,
        needs_iron=top.needs_iron,
        income_text=str(top.income_spaces),
        points_text=str(top.points),
        locked_reason=locked,
        levels_with_counts=tuple(sorted(levels.items())),
        spoken_text=spoken_stack_text(context, name, top, locked),
    )


def spoken_stack_text(
    context: TableContext, name: str, top_counter: CounterKindView, locked: str
) -> str:
    """Return the description of a stack and its top counter; `locked` says why it cannot be
    built, "" if it can."""
    if locked:
        return f"{name} {top_counter.level}: {locked}"
    return context.say(
        "stack-said",
        industry=name,
        level=top_counter.level,
        cost=top_counter.cost,
        income=top_counter.income_spaces,
        points=top_counter.points,
    )
