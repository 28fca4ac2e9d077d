"""Laws every step of every game keeps: moves, copies, luck, order, events and the title's own."""

from game.engine.fingerprint import fingerprint
from game.engine.knowledge import apply_changes, view_of
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game
from tools.proof.random_games import PlayedStep, legal_codes

# Law 1: legal lists are sorted and unique, and every move survives its text.


def check_moves(game: Game, step: PlayedStep) -> None:
    """Require it of lists and texts."""
    check_list_of(game, step)
    # Require that each move has a text and a named face of its own, read back as the move
    moves = game.moves(step.before)
    assert [move.code for move in moves] == legal_codes(game.rules, step.before)
    assert len({move.text for move in moves}) == len(moves), "two moves have the same text"
    for move in moves:
        assert game.read_move(step.before, move.text) == move.code, (
            f"{move.text} is read differently"
        )
        assert game.move(step.before, move.code) == move, f"{move.text} has two faces"


def check_list_of(game: Game, step: PlayedStep) -> None:
    """Require a sound list before the step, and none at the end of the game."""
    # Require a sorted list without repetition, which fits and changes nothing
    was = fingerprint(step.before)
    codes = legal_codes(game.rules, step.before)
    assert fingerprint(step.before) == was, "listing the moves changes the state"
    assert codes, "there is no move"
    assert len(codes) <= game.rules.most_moves, f"{len(codes)} moves are more than most_moves"
    assert codes == sorted(set(codes)), "the moves are not sorted and unique"
    if step.before.to_move == CHANCE:
        weights = [weight for _, weight in game.rules.weighted_outcomes(step.before)]
        assert min(weights) > 0, "an outcome weighs nothing"
    if step.after.to_move == NOBODY:
        assert legal_codes(game.rules, step.after) == [], "there are moves after the end"


# Law 2: copies share nothing.


def check_copies(game: Game, step: PlayedStep) -> None:
    """Require that a copy becomes equal whatever it was, and plays on without the original."""
    was = fingerprint(step.before)
    now = fingerprint(step.after)
    copy = step.after.clone()
    copy.copy_from(step.before)
    assert fingerprint(copy) == was, "a copy differs from its original"
    copy.luck.copy_from(step.after.luck)  # what drawing an outcome has moved on
    game.rules.apply(copy, step.code)
    assert fingerprint(copy) == now, "a copy plays differently"
    assert fingerprint(step.before) == was, "playing on with a copy changes the original"
    assert fingerprint(step.after) == now, "copying into a clone changes the original"


class Past:
    """Every state of a game, and what it was when it was new."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._states: list[tuple[State, bytes]] = []

    def keep(self, state: State) -> None:
        """Remember a state as it is now."""
        self._states.append((state, fingerprint(state)))

    def check(self) -> None:
        """Require that none has changed since."""
        for number, (state, was) in enumerate(self._states):
            assert fingerprint(state) == was, f"later moves have changed the state of step {number}"


# Law 5, of luck: only listed outcomes are drawn, and drawing changes nothing but the generator.


def check_luck(game: Game, step: PlayedStep) -> None:
    """Require it of the outcome that was drawn."""
    if step.before.to_move == CHANCE:
        listed = legal_codes(game.rules, step.before)
        assert step.code in listed, "an outcome is not in the list"
        drawn = step.before.clone()
        game.rules.draw_outcome(drawn)
        used = drawn.luck.words() != step.before.luck.words()
        assert used or len(listed) == 1, "drawing uses no luck"
        drawn.luck.copy_from(step.before.luck)
        assert fingerprint(drawn) == fingerprint(step.before), "drawing changes the state"


def chi_square(game: Game, state: State, draws: int) -> tuple[float, int]:
    """Return how far drawn outcomes are from their weights, and the degrees of freedom."""
    shares = dict(game.rules.weighted_outcomes(state))
    state = state.clone()
    found = dict.fromkeys(shares, 0)
    for _ in range(draws):
        found[int(game.rules.draw_outcome(state))] += 1
    whole = sum(shares.values())
    expected = {code: draws * share / whole for code, share in shares.items()}
    terms = ((found[code] - expected[code]) ** 2 / expected[code] for code in shares)
    return sum(terms), len(shares) - 1


# Law 6: exactly one decides, progress never falls, and the ranking is by points.


def check_order(game: Game, step: PlayedStep) -> None:
    """Require it before and after a step."""
    check_decider(game, step.before)
    check_decider(game, step.after)
    was = game.progress(step.before)
    now = game.progress(step.after)
    assert 0 <= was <= now <= 100, f"progress goes from {was} to {now}"
    assert step.before.to_move != NOBODY
    if step.after.to_move == NOBODY:
        assert now == 100, f"the game is over at {now} per cent"


def check_decider(game: Game, state: State) -> None:
    """Require one decider, and a ranking, places and points that agree."""
    seats = range(int(game.rules.seats))
    assert state.to_move in (CHANCE, NOBODY, *seats), f"nobody is number {state.to_move}"
    scores = game.scores(state)
    ranking = game.ranking(state)
    assert sorted(ranking) == list(seats)
    along = [scores[seat] for seat in ranking]
    assert along == sorted(along, reverse=True), "somebody with fewer points is ranked higher"
    places = game.rules.places(state)
    assert tuple(game.rules.scores(state)) == scores, "rules and game count other points"
    assert min(places) == 0, "nobody is first"
    ranked = [int(places[seat]) for seat in ranking]
    assert ranked == sorted(ranked), "ranking and places differ"
    assert game.rules.unknown_facts(state) >= 0


def check_events(game: Game, step: PlayedStep) -> None:
    """Require it of every seat."""
    for seat in range(int(step.before.seats)):
        before = view_of(game.rules, step.before, seat)
        after = view_of(game.rules, step.after, seat)
        secret = game.is_secret(step.before, step.code) and step.before.to_move != seat
        move = None if secret else game.move(step.before, step.code)
        rows = before.to_plain()
        events = game.narrate(before, move, after, seat)
        assert events, f"seat {seat} is told nothing"
        told = apply_changes(rows, events)
        assert told == after.to_plain(), f"what seat {seat} is told is not what it sees"
        assert before.to_plain() == rows, "narrating changes the view"


def check_own_laws(game: Game, step: PlayedStep) -> None:
    """Require it of one step; the failure says which law is broken."""
    broken = game.rules.broken_law(step.before, step.code, step.after)
    assert not broken, broken
