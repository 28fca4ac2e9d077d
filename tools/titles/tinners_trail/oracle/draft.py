"""Set-up: every player keeps one of the two survey cards of each region (S-4, S-5)."""

from collections import Counter

from tools.titles.tinners_trail.oracle.table import Player, TrailPosition


def undecided(position: TrailPosition, player: Player) -> list[str]:
    """Return the cards of the first region of which the player still has two (S-4); [] if there is
    none, and for Lord Wallace, who keeps all (LW-1)."""
    cards = [] if player["wallace"] else sorted(player["hand"])
    regions = Counter(card.partition(":")[0] for card in cards)
    for region in "abcd":
        if regions[region] > 1:
            return [card for card in cards if card.startswith(f"{region}:")]
    return []


def draft_moves(position: TrailPosition) -> list[str]:
    """Return the answers of discarding one of the mover's cards of the first undecided region
    (S-4)."""
    return [f"discard {card}" for card in undecided(position, position.mover)]


def discard(position: TrailPosition, words: list[str]) -> None:
    """Discard a card of the mover's hand, which stays secret until all have chosen (S-4)."""
    position.mover["hand"].remove(words[1])
    position.mover["discarded"].append(words[1])


def settle_draft(position: TrailPosition) -> bool:
    """Let the next player choose and return False; when all have chosen, go on to the prices and
    return True.

    With two players the discarded cards go back into the decks (S-5).
    """
    for colour, player in position["player"].items():
        if undecided(position, player):
            position["to_move"] = colour
            return False
    for player in position["player"].values() if position.with_two_players else ():
        for card in player["discarded"]:
            position["decks"][card[0]].append(card)
    position["phase"] = "prices"
    return True
