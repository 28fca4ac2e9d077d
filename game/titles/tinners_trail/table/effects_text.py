"""What a move changes, in a few words: areas that change alike are named together."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.tinners_trail.rules.view_classes import AreaView, TableView
from game.titles.tinners_trail.table.view_model import TrailContext

Amounts = tuple[tuple[str, int], ...]
LATER_PREFIX = "later-"
"""How the keys of changes begin that count only when an area's dice are rolled (C-12)."""


@dataclass(frozen=True, slots=True)
class AlikeAreas:
    """Areas with the same changes, `amounts` by text key; the names of the `own_count` areas
    with a mine of the seat come first."""

    names: tuple[str, ...]
    own_count: int
    amounts: Amounts


def move_effects_text(
    context: TrailContext,
    before: TableView,
    after: TableView,
    seat: int,
    *,
    most_letters: int = 0,
) -> str:
    """Return what changes for a seat and in the areas between the view before a move and the view
    after it, "" for nothing.

    Areas with the seat's mines come first. A text longer than `most_letters`, unless that is 0,
    counts areas of others instead of naming them.
    """
    groups = _groups_of_alike_areas(before, after, seat)
    seat_parts = _seat_change_phrases(context, before, after, seat)

    def text(*, whole_count: int, told_count: int) -> str:
        """Return the text with all names in the first groups and no others after `told_count`."""
        phrases = [
            _group_phrase(context, group, shortened=number >= whole_count)
            for number, group in enumerate(groups[:told_count])
        ]
        untold_count = sum(len(group.names) for group in groups[told_count:])
        if untold_count:
            phrases.append(context.say("change-others", count=untold_count))
        parts = (*seat_parts, *phrases)
        return ". ".join(parts) + "." if parts else ""

    count = len(groups)
    told_text = text(whole_count=count, told_count=count)
    lengths = [(whole, count) for whole in reversed(range(count))]
    lengths += [(0, told) for told in reversed(range(1, count))]
    for whole_count, told_count in lengths:
        if not most_letters or len(told_text) <= most_letters:
            break
        told_text = text(whole_count=whole_count, told_count=told_count)
    return told_text


def area_change_amounts(was: AreaView, now: AreaView) -> Amounts:
    """Return the effects of a move on one area as amounts by text key, without those that are 0."""
    is_same_owner = was.owner == now.owner
    changes = {
        "change-token": now.drainage - was.drainage,
        "change-water": was.water - now.water,
        "change-capacity": now.capacity if now.capacity > was.capacity else 0,
        "change-tin": now.tin - was.tin if is_same_owner else 0,
        "change-copper": now.copper - was.copper if is_same_owner else 0,
    }
    if was.ground is not None and now.ground is not None:
        added = now.ground.ore - was.ground.ore
        changes["later-water"] = now.ground.drained - was.ground.drained
        changes["later-tin"] = added
        changes["later-copper"] = added
    return tuple((key, count) for key, count in changes.items() if count > 0)


def _groups_of_alike_areas(before: TableView, after: TableView, seat: int) -> list[AlikeAreas]:
    """Return the changed areas in groups; those with areas of the seat first, then those with
    more changes."""
    found: dict[Amounts, list[AreaView]] = {}
    for old, new in zip(before.areas, after.areas, strict=True):
        amounts = area_change_amounts(old, new)
        if amounts:
            found.setdefault(amounts, []).append(new)
    groups = []
    for amounts, areas in found.items():
        ordered = sorted(areas, key=lambda area: area.owner != seat)
        own_count = sum(1 for area in areas if area.owner == seat)
        groups.append(AlikeAreas(tuple(area.name for area in ordered), own_count, amounts))
    return sorted(groups, key=lambda group: (not group.own_count, -len(group.amounts)))


def _seat_change_phrases(
    context: TrailContext, before: TableView, after: TableView, seat: int
) -> list[str]:
    """Return what changes in a seat's money, arsenic and columns."""
    say = context.say
    was = before.seats[seat]
    now = after.seats[seat]
    earned = now.money - was.money
    parts = []
    if earned and after.invested == before.invested:  # what a last pass lets be sold is no wage
        key = "change-earns" if earned > 0 else "change-pays"
        parts.append(say(key, pounds=abs(earned)))
    if now.arsenic > was.arsenic:
        parts.append(say("change-arsenic", count=now.arsenic))
    if now.work_limiter_column != was.work_limiter_column:
        parts.append(say("change-column", column=now.work_limiter_column))
    return parts


def _group_phrase(context: TrailContext, group: AlikeAreas, *, shortened: bool) -> str:
    """Return the names of a group's areas with their changes; a `shortened` phrase names the
    seat's own areas, or one of others, and counts the rest."""
    say = context.say
    named_count = max(group.own_count, 1) if shortened else len(group.names)
    names = ", ".join(context.area_name(name) for name in group.names[:named_count])
    unnamed_count = len(group.names) - named_count
    if unnamed_count:
        names = say("change-more", areas=names, count=unnamed_count)
    is_alone = len(group.names) == 1
    now = [amount for amount in group.amounts if not amount[0].startswith(LATER_PREFIX)]
    later = [amount for amount in group.amounts if amount[0].startswith(LATER_PREFIX)]
    phrases = []
    if now:
        phrases.append(_changes_phrase(context, now, is_alone=is_alone))
    if later:
        changes = _changes_phrase(context, later, is_alone=is_alone)
        phrases.append(say("change-later", changes=changes))
    return say("change-areas", areas=names, changes="; ".join(phrases))


def _changes_phrase(
    context: TrailContext, amounts: Sequence[tuple[str, int]], *, is_alone: bool
) -> str:
    say = context.say
    changes = ", ".join(
        say(key.replace(LATER_PREFIX, "change-"), count=count) for key, count in amounts
    )
    return changes if is_alone else say("change-each", changes=changes)
