"""The text that tells in which games an article of the rules applies."""

from game.box.article_scope import SEAT_COUNT_TERM_SUFFIX
from game.box.known_game_terms import NOT_TERM_PREFIX, SOLO_TERM, ScopeTerms, words_in_term
from game.client.app import App
from game.text.words import Words

TERM_SEPARATOR = " · "
ALTERNATIVE_SEPARATOR = " / "


def rules_scope_text_of(app: App, scope: ScopeTerms) -> str:
    """Return the terms of a scope as a text, separated, such as "First edition (2007)",
    "Arsenic" or "For 3, 4 players"."""
    return TERM_SEPARATOR.join(_term_text(app, term) for term in scope)


def _term_text(app: App, term: str) -> str:
    words = words_in_term(term)
    counts = [
        word.removesuffix(SEAT_COUNT_TERM_SUFFIX)
        for word in words
        if word.endswith(SEAT_COUNT_TERM_SUFFIX)
    ]
    names = [
        _word_display_name(app.words, word)
        for word in words
        if not word.endswith(SEAT_COUNT_TERM_SUFFIX)
    ]
    if counts:
        last = int(counts[-1])
        names.insert(0, app.say("rules.scope-players", counts=", ".join(counts), last=last))
    told = ALTERNATIVE_SEPARATOR.join(names)
    return app.say("rules.scope-without", what=told) if term.startswith(NOT_TERM_PREFIX) else told


def _word_display_name(words: Words, word: str) -> str:
    keys = (f"edition.{word}", f"expansion.{word}", f"automa.{word}")
    if word == SOLO_TERM:
        return words.say("automa.name")
    return next((words.say(key) for key in keys if key in words), word)
