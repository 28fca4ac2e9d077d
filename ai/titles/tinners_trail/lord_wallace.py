"""Sentences that explain Lord Wallace's steps.

The rules play him (`game/titles/tinners_trail/rules/wallace`); this module turns the facts they
return into text.
"""

from typing import Final

from game.text.words import Words
from game.titles.tinners_trail.rules.wallace.facts import (
    ONLY_CANDIDATE_KEY,
    ActionCardShown,
    ActionImpossible,
    BidDeclined,
    BidRolled,
    Fact,
    ListChoice,
)

WALLACE_FINAL_COLUMN: Final = 10
MAX_NAMED_CANDIDATES: Final = 3  # candidates named if there are more


def fact_sentences(
    facts: tuple[Fact, ...], words: Words, band_start_columns: tuple[int, ...]
) -> tuple[str, ...]:
    """Return one sentence for each fact; `band_start_columns` are the first columns of the bands
    into which Lord Wallace's cards divide the work track."""
    return tuple(_fact_sentence(fact, words, band_start_columns) for fact in facts)


def _fact_sentence(fact: Fact, words: Words, band_start_columns: tuple[int, ...]) -> str:
    match fact:
        case ActionCardShown():
            return _action_card_sentence(fact, words, band_start_columns)
        case ListChoice():
            return _list_choice_sentence(fact, words)
        case BidRolled():
            return _bid_sentence(fact, words)
        case BidDeclined(why):
            return words.say(f"explain.declined-{why}")
        case ActionImpossible(action, in_a_row):
            what = words.say(f"wallace.{action}")
            return words.say("explain.impossible", what=what, count=in_a_row)
        case _:
            return words.say(f"explain.passed-{fact.reason_key}")


def _action_card_sentence(
    fact: ActionCardShown, words: Words, band_start_columns: tuple[int, ...]
) -> str:
    last = (*band_start_columns, WALLACE_FINAL_COLUMN)[fact.work_band + 1] - 1
    return words.say(
        "explain.card-highlighted" if fact.was_second_letter_used else "explain.card",
        number=fact.card_number,
        round=fact.round,
        first=band_start_columns[fact.work_band],
        last=last,
        cell=fact.cell_text,
        what=words.say(f"wallace.{fact.action}"),
    )


def _list_choice_sentence(fact: ListChoice, words: Words) -> str:
    names = [_places_text(candidate.area_names, words) for candidate in fact.candidates]
    if fact.deciding_criterion == ONLY_CANDIDATE_KEY:
        return words.say(f"explain.only-{fact.list_name}", place=names[0])
    return words.say(
        f"explain.chose-{fact.list_name}",
        count=len(names),
        place=names[0],
        why=words.say(f"wallace.{fact.deciding_criterion}"),
        others=", ".join(names[1 : 1 + MAX_NAMED_CANDIDATES]),
    )


def _places_text(places: tuple[str, ...], words: Words) -> str:
    named = [str(words.name_of_key(place)) for place in places]
    return named[0] if len(named) == 1 else words.say("explain.both", one=named[0], other=named[-1])


def _bid_sentence(fact: BidRolled, words: Words) -> str:
    dice = [words.say(f"explain.die-{die}") for die in fact.die_words]
    if len(dice) == 1:
        rolled = words.say("explain.one-die", die=dice[0], face=fact.counted_face)
    else:
        pick = f"explain.{fact.lower_or_higher_word}-die"
        rolled = words.say(pick, one=dice[0], other=dice[-1], face=fact.counted_face)
    known = "explain.bid-unknown" if fact.net_worth is None else "explain.bid"
    return words.say(
        f"{known}-deep" if fact.added_pounds else known,
        net=fact.net_worth,
        rolled=rolled,
        value=fact.card_value,
        added=fact.added_pounds,
        pounds=fact.pounds,
    )
