"""Describes the position in words, for screen readers."""

from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.look.panel_looks import card_name, seat_text
from game.titles.brass.table.view_model import BrassModel


def describe_position(
    context: TableContext, model: BrassModel, draft: Draft, *, concealed: bool
) -> tuple[str, ...]:
    """Return the position as paragraphs: the round, the tracks, the hand (unless `concealed`),
    and for each seat its values, counters and links."""
    say = context.say
    view = model.view
    paragraphs = [
        say("said-round", era=say(f"era-{view.era}"), round=view.round, rounds=view.rounds)
    ]
    paragraphs.append(say("said-tracks", coal=view.coal, iron=view.iron, demand=view.demand))
    if draft.options and not concealed:
        names = ", ".join(card_name(context, card) for card in model.hand)
        paragraphs.append(say("said-hand", cards=names))
    for seat in view.seats:
        paragraphs += [
            seat_text(context, seat),
            _counters_and_links_text(context, model, seat.seat),
        ]
    return tuple(paragraph for paragraph in paragraphs if paragraph)


def _counters_and_links_text(context: TableContext, model: BrassModel, seat: int) -> str:
    say = context.say
    counters = []
    for counter, place in ((space.counter, space.place) for space in model.view.spaces):
        if counter is not None and counter.owner == seat:
            name = f"{say(f'industry-{counter.kind.industry}')} {counter.kind.level}"
            cubes = f" ×{counter.cubes}" if counter.cubes else ""
            state = say("tip-flipped", points=counter.kind.points) if counter.flipped else ""
            counters.append(f"{name}, {context.area_name(place)}{cubes}{state and f' ({state})'}")
    links = [
        context.area_name(" ".join(link.places)) for link in model.view.links if link.owner == seat
    ]
    return "; ".join([*counters, *links])
