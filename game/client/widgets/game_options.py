"""Texts for the options of a game: edition, variant, expansions, optional rules and the automa's
options."""

from collections.abc import Callable, Sequence

from game.box.box import GameBox
from game.client.app import App
from game.client.widgets.edition_names import edition_name
from game.engine.title import Options

OPTION_SEPARATOR = " · "


def option_texts(app: App, options: Options, *, is_brief: bool = False) -> tuple[str, ...]:
    """Return the options of a game of any title on the shelf, each in a few words; packs are left
    out.

    Expansions without effect for this number of players are left out too. With `is_brief` the
    options of an automa are counted, or replaced by the name of their mix, and the default set
    of optional rules is left out.
    """
    box = app.box_of_title_or_open_box(options.title)
    told = [
        edition_name(app, options.edition, options.title),
        variant_name(app, box, options),
        rule_set_display_name(app, box, options.expansions, is_brief=is_brief),
        *effective_expansion_names(app, box, options),
        _automa_text(app, box, options, is_brief=is_brief),
    ]
    return tuple(part for part in told if part)


def options_line_text(
    app: App, options: Options, *, is_brief: bool = False, with_edition: bool = True
) -> str:
    """Return the options and the pack of a game on one line; "" if there are none. `is_brief` is as
    in `option_texts`; without `with_edition` the line can follow the edition's name."""
    pack = options.pack.name if options.pack is not None else ""
    told = (
        option_texts(app, options, is_brief=is_brief)
        if with_edition
        else option_texts_without_edition(app, options, is_brief=is_brief)
    )
    return OPTION_SEPARATOR.join(filter(None, (*told, pack)))


def option_texts_without_edition(
    app: App, options: Options, *, is_brief: bool = True
) -> tuple[str, ...]:
    """Return the options of a game as `option_texts` does, but without the edition."""
    edition = edition_name(app, options.edition, options.title)
    told = option_texts(app, options, is_brief=is_brief)
    return tuple(part for part in told if part != edition)


def options_sentences(app: App, options: Options) -> tuple[str, ...]:
    """Return a sentence with all options, if there are any, and one with the pack, if there is
    one."""
    sentences = []
    if texts := option_texts(app, options):
        sentences.append(app.say("options.said", options=", ".join(texts)))
    if options.pack is not None:
        sentences.append(app.say("numbers.playing", name=options.pack.name))
    return tuple(sentences)


def variant_name(app: App, box: GameBox, options: Options) -> str:
    """Return the name of the variant for the number of players in the options; "" if that is no
    variant."""
    if options.automa is not None or options.seats not in box.variant_seat_counts:
        return ""
    return _text_lookup_of_box(app, box)(f"variant.{options.seats}")


def rule_set_name_of_expansions(box: GameBox, expansions: Sequence[str]) -> str:
    """Return the name of the box's set of optional rules that equals the expansions; "" if none
    does."""
    chosen = set(expansions)
    names = (name for name, rules in box.rule_sets.items() if set(rules) == chosen)
    return next(names, "")


def rule_set_display_name(
    app: App, box: GameBox, expansions: Sequence[str], *, is_brief: bool = False
) -> str:
    """Return the display name of the set of optional rules that equals the expansions; "" if there
    is no such set, or if `is_brief` and no expansion is chosen."""
    name = rule_set_name_of_expansions(box, expansions)
    is_told = name and not (is_brief and not expansions)
    return _text_lookup_of_box(app, box)(f"rule-set.{name}") if is_told else ""


def effective_expansion_names(app: App, box: GameBox, options: Options) -> list[str]:
    """Return the display names of the chosen expansions that have an effect with this number of
    players."""
    fewest = box.title.fewest_seats_by_expansion
    say = _text_lookup_of_box(app, box)
    in_force = (name for name in options.expansions if options.seats >= fewest.get(name, 0))
    return [_text_or_name(say, f"expansion.{name}", name) for name in in_force]


def _automa_text(app: App, box: GameBox, options: Options, *, is_brief: bool) -> str:
    """Return a text with the automa's name, the name of its mix and its options; "" if no automa
    plays. With `is_brief` the options are left out. If neither a mix nor options are named, the
    text has the number of options."""
    automa = box.automa
    say = _text_lookup_of_box(app, box)
    if automa is None or options.automa is None:
        return ""
    mix = automa.mix_name(options.automa)
    played = [say(f"automa.mix-{mix}")] if mix else []
    if automa.switchable_groups and not is_brief:
        played += [_text_or_name(say, f"automa.{option}", option) for option in options.automa]
    if not played:
        played = [say("options.own-mix", count=len(options.automa))]
    return say("options.automa", name=say("automa.name"), played=", ".join(played))


def _text_lookup_of_box(app: App, box: GameBox) -> Callable[..., str]:
    return app.say if box is app.box else box.words.say


def _text_or_name(say: Callable[..., str], key: str, name: str) -> str:
    """Return the text of a key, or `name` if there is no text, as for an option of a newer
    version."""
    told = say(key)
    return told if told != key else name
