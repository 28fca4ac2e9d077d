"""Names of set-ups, short enough for a command line."""

from game.engine.title import Game, Options
from tools.proof.proofs import TITLE_NAMES, find_title, load_proofs

SOLO = "solo"
SOLO_SEATS = 2  # a person and the automa


def game_from_name(name: str) -> Game:
    """Return the game of a set-up's name."""
    options = options_from_name(name)
    return find_title(options.title).make_game(options)


def set_up_name(options: Options) -> str:
    """Return the set-up as one word, such as "brass:3"."""
    return f"{options.title}:{set_up_words(options)}"


def set_up_words(options: Options) -> str:
    """Return the set-up as one word, without its title."""
    seats = str(options.seats) if options.automa is None else f"{SOLO}{options.automa_seat}"
    first = find_title(options.title).editions[0]
    edition = [] if options.edition in ("", first) else [options.edition]
    return "+".join([seats, *edition, *options.expansions, *(options.automa or ())])


def options_from_name(name: str) -> Options:
    """Return the options that a set-up's name such as "brass:3" means; raise ValueError with the
    reason if it is wrong."""
    title, colon, words = name.partition(":")
    if not colon or title not in TITLE_NAMES:
        raise ValueError(
            f"{name!r} names no title; allowed: {', '.join(f'{t}:…' for t in TITLE_NAMES)}"
        )
    return options_from_words(title, words)


def options_from_words(title: str, told: str) -> Options:
    """Return the options that a set-up's words mean for a title; raise ValueError with the reason
    if they are wrong."""
    proofs = load_proofs(title)
    shelved = find_title(title)
    seats, *words = told.split("+")
    solo = [f"{SOLO}{seat}" for seat in range(SOLO_SEATS)]
    allowed = [*(solo if proofs.automa_options else ()), *map(str, shelved.seats)]
    known = (*shelved.editions[1:], *shelved.expansions)
    if seats.startswith(SOLO):
        known += proofs.automa_options
    unknown = [word for word in words if word not in known]
    if seats not in allowed or unknown:
        wrong, choice = (unknown[0], known) if unknown else (seats, tuple(allowed))
        raise ValueError(f"{wrong!r} is not part of a set-up; allowed: {', '.join(choice)}")
    editions = [word for word in shelved.editions if word in words] or [*shelved.editions]
    expansions = tuple(word for word in shelved.expansions if word in words)
    if not seats.startswith(SOLO):
        return Options(title, int(seats), editions[0], expansions)
    automa = tuple(word for word in proofs.automa_options if word in words)
    seat = int(seats.removeprefix(SOLO))
    return Options(title, SOLO_SEATS, editions[0], expansions, automa, seat)
