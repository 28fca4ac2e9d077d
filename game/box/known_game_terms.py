"""Which scopes of the rules apply, given the known terms of a game.

A scope is a list of terms that must all be true. A term is a word of a game ("2007", "arsenic",
"solo", "2-players"), alternatives joined with "|", or one word after "not ".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

SOLO_TERM: Final = "solo"  # an automa plays
NOT_TERM_PREFIX: Final = "not "
TERM_ALTERNATIVE_SEPARATOR: Final = "|"

ScopeTerms = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KnownGameTerms:
    """The terms (edition, expansions, number of seats, options of the automa) known to be true of
    the game for which rules are shown.

    If `known_terms` is empty nothing is known and every scope applies. Before a game is under way
    only its edition is known.
    """

    known_terms: frozenset[str] = frozenset()
    editions: frozenset[str] = frozenset()
    is_under_way: bool = False

    def allows_scope(self, scope: ScopeTerms) -> bool:
        """Return whether every term of a scope is true of the game, or may be true because it is
        not decided yet."""
        return all(self._is_term_true_or_undecided(term) for term in scope)

    def undecided_terms(self, scope: ScopeTerms) -> ScopeTerms:
        """Return the terms of a scope that are neither known to be true nor known to be false."""
        return tuple(term for term in scope if not self._is_term_decided(term))

    def _is_term_decided(self, term: str) -> bool:
        if not self.known_terms:
            return False
        return self.is_under_way or self.editions.issuperset(words_in_term(term))

    def _is_term_true_or_undecided(self, term: str) -> bool:
        if not self._is_term_decided(term):
            return True
        return self.known_terms.isdisjoint(words_in_term(term)) == term.startswith(NOT_TERM_PREFIX)

    def topic_names_of_node(self, name: str) -> tuple[str, ...]:
        """Return the topics under which the rules may explain a node: first the node's name after
        each known term, such as "2007/bill", then the name alone."""
        words = sorted(self.known_terms, key=lambda word: (word != SOLO_TERM, word))
        return (*(f"{word}/{name}" for word in words), name)


def words_in_term(term: str) -> tuple[str, ...]:
    """Return the words of a term: alternatives are separated by "|", and a leading "not" is left
    out."""
    return tuple(term.removeprefix(NOT_TERM_PREFIX).split(TERM_ALTERNATIVE_SEPARATOR))
