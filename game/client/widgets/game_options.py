"""What a game is played with, in words, from its own set-up record: edition, variant, expansions,
optional rules and the options of the automa.
"""

from collections.abc import Callable, Sequence

from game.box.box import GameBox
from game.client.app import App
from game.client.widgets.edition_names import edition_told
from game.engine.title import Options

BETWEEN = " · "


def options_in_words(app: App, options: Options, *, brief: bool = False) -> tuple[str, ...]:
    """Return what a game of any title on the shelf is played with, each part in a few words.

    Expansions that change nothing with so few players are left out; so are the numbers of a pack.
    Where it is `brief` the options of an automa are counted, or called by the name of their mix,
    and the usual set of optional rules is not named.
    """
    box = app.box_of(options.title)
    told = [
        edition_told(app, options.edition, options.title),
        variant_in_words(app, box, options),
        rule_set_in_words(app, box, options.expansions, brief=brief),
        *expansions_in_words(app, box, options),
        _automa_in_words(app, box, options, brief=brief),
    ]
    return tuple(part for part in told if part)


def options_line(app: App, options: Options, *, brief: bool = False) -> str:
    """Return all parts, and the numbers of a pack, on one line; "" when there is nothing to say."""
    pack = options.pack.name if options.pack is not None else ""
    return BETWEEN.join(filter(None, (*options_in_words(app, options, brief=brief), pack)))


def options_beside_edition(app: App, options: Options) -> tuple[str, ...]:
    """Return all parts in brief but for the edition, where that is told already."""
    edition = edition_told(app, options.edition, options.title)
    told = options_in_words(app, options, brief=True)
    return tuple(part for part in told if part != edition)


def options_said(app: App, options: Options) -> tuple[str, ...]:
    """Return all parts as a sentence, none when there is nothing to say."""
    told = options_in_words(app, options)
    return (app.say("options.said", options=", ".join(told)),) if told else ()


def variant_in_words(app: App, box: GameBox, options: Options) -> str:
    """Return what a game of so many players is called, where it is a variant; else ""."""
    if options.automa is not None or options.seats not in box.variant_seats:
        return ""
    return _speaker(app, box)(f"variant.{options.seats}")


def rule_set_of(box: GameBox, expansions: Sequence[str]) -> str:
    """Return the key of the set of optional rules that is played; "" for one without a name."""
    chosen = set(expansions)
    names = (name for name, rules in box.rule_sets.items() if set(rules) == chosen)
    return next(names, "")


def rule_set_in_words(
    app: App, box: GameBox, expansions: Sequence[str], *, brief: bool = False
) -> str:
    """Return the name of the set of optional rules that is played; "" for one without a name, and
    where it is `brief` for the usual one.
    """
    name = rule_set_of(box, expansions)
    is_told = name and not (brief and not expansions)
    return _speaker(app, box)(f"rule-set.{name}") if is_told else ""


def expansions_in_words(app: App, box: GameBox, options: Options) -> list[str]:
    """Return the expansions and optional rules that are in force."""
    fewest = box.title.expansion_seats
    say = _speaker(app, box)
    in_force = (name for name in options.expansions if options.seats >= fewest.get(name, 0))
    return [_known(say, f"expansion.{name}", name) for name in in_force]


def _automa_in_words(app: App, box: GameBox, options: Options, *, brief: bool) -> str:
    """Return the automa with its level, or with its options and what their mix is called."""
    automa = box.automa
    say = _speaker(app, box)
    if automa is None or options.automa is None:
        return ""
    mix = automa.mix_of(options.automa)
    played = [say(f"automa.mix-{mix}")] if mix else []
    if automa.switched and not brief:
        played += [_known(say, f"automa.{option}", option) for option in options.automa]
    if not played:
        played = [say("options.own-mix", count=len(options.automa))]
    return say("options.automa", name=say("automa.name"), played=", ".join(played))


def _speaker(app: App, box: GameBox) -> Callable[..., str]:
    return app.say if box is app.box else box.words.say


def _known(say: Callable[..., str], key: str, name: str) -> str:
    """Return the words for a key; the name itself for an option of a newer version."""
    told = say(key)
    return told if told != key else name
