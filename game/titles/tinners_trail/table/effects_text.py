"""What a move changes, in a few words: areas that change alike are named together."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.view_classes import AreaView, TableView
from game.titles.tinners_trail.table.view_model import TrailContext

LATER_CHANGE_KEY_PREFIX = "later-"
"""How the keys of changes begin that count only when an area's dice are rolled (C-12)."""
WATER_CHANGE_KEYS = ("change-token", "change-water")  # named before the capacity


@dataclass(frozen=True, slots=True)
class AreaEffect:
    """One effect on an area: the key of its text and the number in it; `count_before` is the old
    number if the text names that too."""

    text_key: str
    changed_count: int
    count_before: int = 0


AreaEffects = tuple[AreaEffect, ...]


@dataclass(frozen=True, slots=True)
class AreasWithEqualEffects:
    """Areas with equal changes, `effects`; the `own_area_count` areas with a mine of the seat come
    first."""

    areas: tuple[AreaView, ...]
    own_area_count: int
    effects: AreaEffects


@dataclass(frozen=True, slots=True)
class _DetailLevel:
    """How much a text says about the groups of areas. Only the first
    `area_groups_told_with_changes` groups are told with their changes, and of these the first
    `group_count_with_all_names` with the names of all areas. `names_owners` tells whether owners
    are named, `names_other_areas` whether the areas of the other groups are."""

    group_count_with_all_names: int
    area_groups_told_with_changes: int
    names_owners: bool = False
    names_other_areas: bool = False


def _detail_levels(count: int) -> list[_DetailLevel]:
    """Return the levels of detail for `count` groups of areas, the longest text first. Shorter
    texts leave out the sizes of changes before the fact that another seat's mine changes."""
    fewer = max(count - 1, 1)
    levels = [_DetailLevel(count, count, names_owners=True)]
    levels.append(_DetailLevel(fewer, fewer, names_owners=True, names_other_areas=True))
    for whole in reversed(range(count + 1)):
        levels.append(_DetailLevel(whole, count, names_owners=True))
        levels.append(_DetailLevel(whole, count))
    for told in reversed(range(1, count)):
        levels.append(_DetailLevel(0, told, names_owners=True, names_other_areas=True))
        levels.append(_DetailLevel(0, told, names_other_areas=True))
        levels.append(_DetailLevel(0, told))
    return levels


def move_effects_text(
    context: TrailContext,
    before: TableView,
    after: TableView,
    seat: int,
    *,
    max_letters: int = 0,
    titled_area: str = "",
) -> str:
    """Return what changes for a seat and in the areas between the view before a move and the view
    after it, "" for nothing.

    Areas with the seat's mines come first, and areas with a mine of another seat name its owner. A
    text longer than `max_letters` (0: any length) first leaves out owners, then counts areas of
    others instead of naming them. The area `titled_area`, which the heading above the text names,
    comes first; if no other area changes alike, the text does not repeat its name.
    """
    groups = _groups_of_alike_areas(before, after, seat, names_old=not max_letters)
    groups.sort(key=lambda group: not _is_area_alone(group, titled_area))
    seat_parts = _money_arsenic_and_column_phrases(context, before, after, seat)
    told_text = ""
    for level in _detail_levels(len(groups)):
        phrases = _area_phrases(context, groups, level, seat, titled_area)
        parts = (*seat_parts, *phrases)
        told_text = ". ".join(parts) + "." if parts else ""
        if not max_letters or len(told_text) <= max_letters:
            break
    return told_text


def effects_on_area(area_before: AreaView, area_after: AreaView, *, names_old: bool) -> AreaEffects:
    """Return what a move improves in one area, compared with the area before it: more drainage
    tokens, ore and capacity, and less water. Changes the other way are left out. With `names_old`
    the text of a larger capacity also names the old one."""
    is_same_owner = area_before.owner == area_after.owner
    changes = {
        "change-token": area_after.drainage_tokens - area_before.drainage_tokens,
        "change-water": area_before.water - area_after.water,
        "change-tin": area_after.tin - area_before.tin if is_same_owner else 0,
        "change-copper": area_after.copper - area_before.copper if is_same_owner else 0,
    }
    if area_before.empty_ground is not None and area_after.empty_ground is not None:
        added = (
            area_after.empty_ground.cubes_added_to_ore_dice
            - area_before.empty_ground.cubes_added_to_ore_dice
        )
        changes["later-water"] = (
            area_after.empty_ground.cubes_taken_off_water_die
            - area_before.empty_ground.cubes_taken_off_water_die
        )
        changes["later-tin"] = added
        changes["later-copper"] = added
    effects = [AreaEffect(key, count) for key, count in changes.items() if count > 0]
    if area_after.extraction_capacity > area_before.extraction_capacity:
        water_count = sum(1 for each in effects if each.text_key in WATER_CHANGE_KEYS)
        key = "change-capacity-from" if names_old else "change-capacity"
        capacity = AreaEffect(key, area_after.extraction_capacity, area_before.extraction_capacity)
        effects.insert(water_count, capacity)
    return tuple(effects)


def _groups_of_alike_areas(
    before: TableView, after: TableView, seat: int, *, names_old: bool
) -> list[AreasWithEqualEffects]:
    """Return the changed areas in groups with equal effects. Groups with areas of the seat come
    first, then those with more effects. `names_old` has the meaning that it has in
    `effects_on_area`."""
    found: dict[AreaEffects, list[AreaView]] = {}
    for old, new in zip(before.areas, after.areas, strict=True):
        effects = effects_on_area(old, new, names_old=names_old)
        if effects:
            found.setdefault(effects, []).append(new)
    groups = []
    for effects, areas in found.items():
        ordered = sorted(areas, key=lambda area: area.owner != seat)
        own_count = sum(1 for area in areas if area.owner == seat)
        groups.append(AreasWithEqualEffects(tuple(ordered), own_count, effects))
    return sorted(groups, key=lambda group: (not group.own_area_count, -len(group.effects)))


def _money_arsenic_and_column_phrases(
    context: TrailContext, before: TableView, after: TableView, seat: int
) -> list[str]:
    """Return a phrase for each change of a seat: of its money (unless somebody passes), of its
    arsenic if it has more, and of the column of its work limiter."""
    say = context.say
    was = before.seats[seat]
    now = after.seats[seat]
    earned = now.money - was.money
    parts = []
    if (
        earned and after.passed_seats_in_order == before.passed_seats_in_order
    ):  # what a last pass lets be sold is no wage
        key = "change-earns" if earned > 0 else "change-pays"
        parts.append(say(key, pounds=abs(earned)))
    if now.arsenic > was.arsenic:
        parts.append(say("change-arsenic", count=now.arsenic))
    if now.work_limiter_column != was.work_limiter_column:
        parts.append(say("change-column", column=now.work_limiter_column))
    return parts


def _area_phrases(
    context: TrailContext,
    area_groups: Sequence[AreasWithEqualEffects],
    level: _DetailLevel,
    seat: int,
    titled_area: str,
) -> list[str]:
    """Return a phrase for each group of areas that the level tells with its changes, and a last
    phrase that names or counts the areas of the other groups."""
    phrases = [
        _group_changes_phrase(context, group)
        if _is_area_alone(group, titled_area)
        else _group_phrase(
            context, group, level, seat, is_shortened=number >= level.group_count_with_all_names
        )
        for number, group in enumerate(area_groups[: level.area_groups_told_with_changes])
    ]
    rest = [
        area for group in area_groups[level.area_groups_told_with_changes :] for area in group.areas
    ]
    if rest and level.names_other_areas:
        phrases.append(
            context.say("change-also", areas=_names_of_areas(context, rest, level, seat))
        )
    elif rest:
        phrases.append(context.say("change-others", count=len(rest)))
    return phrases


def _is_area_alone(group: AreasWithEqualEffects, area: str) -> bool:
    """Return whether a group contains only the area of this name."""
    return len(group.areas) == 1 and group.areas[0].name == area


def _group_phrase(
    context: TrailContext,
    group: AreasWithEqualEffects,
    level: _DetailLevel,
    seat: int,
    *,
    is_shortened: bool,
) -> str:
    """Return the names of a group's areas with their changes. If `is_shortened`, only the seat's
    own areas are named, or the first area if none is its own, and the others are counted."""
    say = context.say
    named_count = max(group.own_area_count, 1) if is_shortened else len(group.areas)
    names = _names_of_areas(context, group.areas[:named_count], level, seat)
    unnamed_count = len(group.areas) - named_count
    if unnamed_count:
        names = say("change-more", areas=names, count=unnamed_count)
    return say("change-areas", areas=names, changes=_group_changes_phrase(context, group))


def _group_changes_phrase(context: TrailContext, group: AreasWithEqualEffects) -> str:
    """Return the changes of each area of a group, without its name."""
    is_alone = len(group.areas) == 1
    now = [each for each in group.effects if not each.text_key.startswith(LATER_CHANGE_KEY_PREFIX)]
    later = [each for each in group.effects if each.text_key.startswith(LATER_CHANGE_KEY_PREFIX)]
    phrases = []
    if now:
        phrases.append(_changes_phrase(context, now, is_alone=is_alone))
    if later:
        changes = _changes_phrase(context, later, is_alone=is_alone)
        phrases.append(context.say("change-later", changes=changes))
    return "; ".join(phrases)


def _names_of_areas(
    context: TrailContext, areas: Sequence[AreaView], level: _DetailLevel, seat: int
) -> str:
    """Return the names of areas as a list in one text. If the level names owners, add the owner to
    each area that belongs to another seat than `seat`."""
    names = []
    for area in areas:
        name = context.area_name(area.name)
        if level.names_owners and area.owner not in (seat, EMPTY):
            owner = context.player_name(area.owner)
            name = context.say("change-owned", area=name, owner=owner)
        names.append(name)
    return ", ".join(names)


def _changes_phrase(context: TrailContext, effects: Sequence[AreaEffect], *, is_alone: bool) -> str:
    say = context.say
    changes = ", ".join(
        say(
            each.text_key.replace(LATER_CHANGE_KEY_PREFIX, "change-"),
            count=each.changed_count,
            before=each.count_before,
        )
        for each in effects
    )
    return changes if is_alone else say("change-each", changes=changes)
