"""The journal: one line of words for each thing that happened."""

from dataclasses import replace

from game.engine.events import Event
from game.engine.move import Move
from game.records.records import AUTOMA_PLAYER
from game.table_protocol import JournalEntry
from game.tabletop.plain.table_texts import PlainTableTexts
from game.text.numerals import MINUS_SIGN
from game.text.words import Words
from game.titles.tinners_trail.table.panels.development_board import ROMAN_NUMERALS
from game.titles.tinners_trail.table.panels.hand import TWO_PLAYER_COUNT, benefit_text

EVENTS_WITHOUT_JOURNAL_LINE = frozenset({"asked", "moved-marker", "cubes", "dealt", "flooded"})
BENEFIT_EVENTS = frozenset({"benefit", "michigan-gave"})
ADIT_EVENTS = frozenset({"dug-adit", "placed-michigan-adit"})
PRICE_ROLL_CORRECTIONS = ("by_round", "by_lowest", "by_highest")
EVENT_KIND_MERGED_IN_JOURNAL = "arsenic-laid"  # one line tells of all areas
ACTION_EVENT_KINDS = frozenset(
    {
        *("won", "bought-land", "played", "insured", "bonus-money", "bonus-work"),
        *("extracted", "placed-miner", "placed-own-miner", "placed-port", "placed-train"),
        *("dug-adit", "took-pumps", "pasties", "passed", "sold", "invested", "peeked"),
        *("calciner-built", "processed", "sold-arsenic", "emigrated", "michigan-gave"),
        *("points-gained", "kimberley-paid", "wallace-profit"),
        *("adelaide-chosen", "adelaide-chosen-tin", "adelaide-chosen-copper"),
        *(f"placed-michigan-{piece}" for piece in ("adit", "train", "port", "miner")),
    }
)


class JournalTextWriter(PlainTableTexts):
    """Makes the journal lines of events; an event without a text gets no line."""

    unreported_event_kinds = EVENTS_WITHOUT_JOURNAL_LINE
    action_event_kinds = ACTION_EVENT_KINDS

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int = 0
    ) -> tuple[JournalEntry, ...]:
        """Return the journal lines of the events of a step, with one line for all areas in which
        arsenic is laid in a row; events without a text have none. Cubes have a line only if an
        adit brings them, since those of a new mine are in the line of its dice or tile.
        """
        told = events
        if any(event.kind in ADIT_EVENTS for event in events):
            told = tuple(
                replace(event, kind="adit-cubes") if event.kind == "cubes" else event
                for event in events
            )
        told = _events_with_rolled_bid_named(told)
        return super().journal_entries(tuple(_events_with_arsenic_laid_merged(told)), step_number)

    def journal_text(self, event: Event) -> str:
        """Return the one-line text of an event, "" if the journal does not report it."""
        key = f"log.{self._event_text_key(event)}"
        told = event.kind not in self.unreported_event_kinds and key in self._words
        return self._words.say(key, **self._event_text_facts(event)) if told else ""

    def _event_text_key(self, event: Event) -> str:
        by_card = (
            len(self._seats) == TWO_PLAYER_COUNT
        )  # which is drawn now says where bids begin (A2-2)
        ending = {
            "opened-auction": "-card" if by_card else "",
            "surveyed": "-deck" if event.amount("from_deck") else "",
            "dropped": _drop_out_key_suffix(event),
            "passed": f"-{event.amount('place') + 1}",
            "drew": "-own" if self._is_automa(event.seat) else "",
            "withdrawn": "-removed" if event.amount("removed") else "",
            "benefit": "-lost" if event.amount("lost") else "",
        }
        return event.kind + ending.get(event.kind, "")

    def _is_automa(self, seat: int) -> bool:
        return seat >= 0 and self._seats[seat].player_kind == AUTOMA_PLAYER

    def _event_text_facts(self, event: Event) -> dict[str, object]:
        facts: dict[str, object] = dict(event.amounts)
        if event.kind == "round-began":
            facts["round"] = ROMAN_NUMERALS[event.amount("round") - 1]
        facts["who"] = self._seats[event.seat].name if event.seat >= 0 else ""
        places = event.places or ("",)
        facts["place"] = places[0]
        facts["other"] = places[-1]
        if event.kind == EVENT_KIND_MERGED_IN_JOURNAL:
            facts["place"] = ", ".join(str(self._words.name_of_key(place)) for place in places)
        if ":" in event.card:
            facts["card"] = survey_card_phrase(event.card, self._words)
        elif event.card and not event.kind.startswith(
            "wallace-rolled"
        ):  # whose card names the dice that count
            facts["what"] = self._words.say(f"wallace.{event.card}")
            facts["card_number"] = event.amount("card")
        facts["corrections"] = self._price_roll_corrections_text(event)
        facts["rank"] = event.amount("place") + 1
        facts["load"] = ore_amounts_text(event, "pair", self._words)
        if event.kind in BENEFIT_EVENTS:
            gained = [each for each in event.amounts if each[0] != "lost"][:1]
            facts["gain"] = "".join(self._words.say(f"gain.{what}", count=n) for what, n in gained)
        return facts

    def _price_roll_corrections_text(self, event: Event) -> str:
        """Return what changes the sum of a price roll, each with its sign and reason, "" for none
        (P-2, C-4)."""
        texts = []
        for reason in PRICE_ROLL_CORRECTIONS:
            change = event.amount(reason)
            if change:
                sign = MINUS_SIGN if change < 0 else "+"
                numeral = ROMAN_NUMERALS[event.amount("round") - 1]
                key = f"log.price-roll-{reason}"
                texts.append(self._words.say(key, sign=sign, change=abs(change), round=numeral))
        return "".join(f" {text}" for text in texts)


def _events_with_rolled_bid_named(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events, with each roll of Lord Wallace's dice replaced by "wallace-rolled-bid" if
    he bids at least its sum in the same step; its `pounds` is then the bid. When he answers another
    bid, he may bid less than the roll allows."""
    bids = {event.seat: event.amount("pounds") for event in events if event.kind == "bid"}
    return tuple(
        replace(
            event,
            kind="wallace-rolled-bid",
            amounts=(
                *(each for each in event.amounts if each[0] != "pounds"),
                ("pounds", bids[event.seat]),
            ),
        )
        if event.kind == "wallace-rolled" and bids.get(event.seat, 0) >= event.amount("pounds")
        else event
        for event in events
    )


def ore_amounts_text(move_or_event: Move | Event, joining_key: str, words: Words) -> str:
    """Return the tin and copper of a move or event in words, without an ore of which there is none.

    `joining_key` names the text ("gain." + `joining_key`) that joins two ores.
    """
    counts = [(ore, move_or_event.amount(ore)) for ore in ("tin", "copper")]
    ores = [words.say(f"gain.{ore}", count=count) for ore, count in counts if count]
    if len(ores) < 2:
        return "".join(ores)
    return words.say(f"gain.{joining_key}", first=ores[0], second=ores[1])


def survey_card_phrase(card: str, words: Words) -> str:
    """Return the words for a survey card inside a sentence: region, benefit and value."""
    region, benefit, value = card.split(":")
    where = card_region_phrase(region, words)
    name = benefit_text(benefit, words)
    return words.say("table.card-in-text", region=where, name=name, value=value)


def card_region_phrase(region: str, words: Words) -> str:
    """Return the words for a card's region inside a sentence: its letter, or "wild"."""
    return words.say("table.wild") if region == "any" else region.upper()


def _events_with_arsenic_laid_merged(events: tuple[Event, ...]) -> list[Event]:
    """Return the events with each run of events of laid arsenic merged into one event that names
    all their places."""
    gathered: list[Event] = []
    for event in events:
        joins = gathered and event.kind == EVENT_KIND_MERGED_IN_JOURNAL == gathered[-1].kind
        before = gathered.pop().places if joins else ()
        gathered.append(replace(event, places=before + event.places))
    return gathered


def _drop_out_key_suffix(event: Event) -> str:
    """Return the suffix of the text key that says how a bidder drops out: by choice, at the limit,
    or before any bid.
    """
    if event.amount("minimum"):
        return "-unable"
    return "-by-itself" if event.amount("by_itself") else ""
