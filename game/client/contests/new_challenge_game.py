"""The first position and the seats of a challenge."""

from game.client.app import App
from game.client.challenges.challenge import (
    Challenge,
)
from game.client.session.beginning import make_match_beginning
from game.client.stored import set_up as set_up_file
from game.client.stored.set_up import SET_UP_SEED_COUNT, SavedSetUp, SeatPlan
from game.engine.rules import NOBODY
from game.match.match_factory import MatchBeginning, match_beginning_from_position
from game.records.records import (
    CHALLENGE_NOTE_KIND,
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    HUMAN_PLAYER,
    Note,
)


def make_challenge_match_beginning(app: App, challenge: Challenge) -> MatchBeginning:
    """Return the beginning (new chronicle and first state) of a challenge's game, with a note
    that names the challenge; raises Unreadable if it cannot be made."""
    set_up = challenge_set_up(app, challenge)
    is_placed = bool(challenge.position_text)
    beginning = (
        _beginning_from_position(app, challenge, set_up)
        if is_placed
        else make_match_beginning(app, set_up)
    )
    beginning.chronicle.add(Note(0, CHALLENGE_NOTE_KIND, NOBODY, challenge.name))
    return beginning


def _beginning_from_position(app: App, challenge: Challenge, set_up: SavedSetUp) -> MatchBeginning:
    """Return the beginning of a game from the challenge's position, with a note that it was not
    dealt."""
    players = [plan.player for plan in set_up.seats]
    names = [plan.name for plan in set_up.seats]
    beginning = match_beginning_from_position(
        app.box.title, challenge.position_text, challenge.name, players, seat_names=names
    )
    beginning.chronicle.add(Note(0, CONTINUES_OTHER_JOURNAL_NOTE_KIND, NOBODY, challenge.name))
    return beginning


def challenge_set_up(app: App, challenge: Challenge) -> SavedSetUp:
    """Return the set-up of a challenge's game; the person has the name used in the last set-up,
    and the seed is new if the challenge has none."""
    table = challenge.set_up
    last = set_up_file.load_set_up(
        app.saves_folder, app.computer_players.player_kinds, app.open_title_section_name
    )
    people = (
        [seat.name for seat in last.seats if seat.is_person_at_screen] if last is not None else []
    )
    own = people[0] if people else ""
    unnamed = tuple(
        SeatPlan(own if player == HUMAN_PLAYER else "", player) for player in table.players
    )
    seats = app.seats_with_unique_names(unnamed)
    seed = app.make_seed() if challenge.seed is None else challenge.seed
    return SavedSetUp(
        seats,
        seed % SET_UP_SEED_COUNT,
        expansions=table.expansions,
        automa_options=table.automa_options,
        edition=table.edition,
    )
