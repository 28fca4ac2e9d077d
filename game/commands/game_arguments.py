"""Parse the game a command line asks for: title, players, options and seed."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

from game.commands.arguments import (
    OPTION_PREFIX,
    PACK_OPTION,
    TITLE_OPTION,
    Arguments,
    CommandGrammar,
    parse_words_and_set_log_level,
    peek_option_value,
)
from game.commands.reason_texts import english_words_for_title
from game.commands.stdin_text import read_text_file_or_stdin
from game.engine.luck import LARGEST_SEED
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.engine.title import Game, Options, Title
from game.match.seating import check_player_count, parse_players
from game.packs.pack_files import parse_pack
from game.processes.console_messages import print_message
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.titles import Titles, default_title_name, title_by_name

DRAWN_SEED_COUNT = 10**6  # short enough to be told to somebody else


@dataclass(frozen=True, slots=True)
class GameRequest:
    """The game that the command line asks for: players, set-up and seed.

    `names` are the players as they were typed; an automa has the name its title gives it.
    """

    title: Title
    game: Game
    players: tuple[str, ...]
    names: tuple[str, ...]
    seed: int

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.game.options


def parse_game_command_line(grammar: CommandGrammar, words: Sequence[str]) -> Arguments:
    """Return the parsed words of a command about a game, whose title may add an option for its
    automa."""
    named = peek_option_value(TITLE_OPTION, grammar, words)
    file = peek_option_value(PACK_OPTION, grammar, words)
    try:
        option = automa_option_names(
            title_by_name(named or (load_pack_cached(file).title if file else default_title_name()))
        )
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {error}") from error
    return parse_words_and_set_log_level(
        replace(grammar, value_options=(*grammar.value_options, *option)), words
    )


def automa_option_names(title: Title) -> tuple[str, ...]:
    """Return the name of the option for a title's automa as a tuple, () if it has no automa."""
    return (f"{OPTION_PREFIX}{title.automa}",) if title.automa else ()


def title_from_arguments(arguments: Arguments) -> Title:
    """Return the title that the arguments name. If they name none, return the title of their pack,
    or the default title if they have no pack either."""
    pack = load_pack_from_arguments(arguments)
    return title_by_name(
        arguments.option_value(TITLE_OPTION, pack.title if pack else default_title_name())
    )


def options_from_arguments(arguments: Arguments, title: Title, seat_count: int) -> Options:
    """Return the options of the game that the words ask for, without those of an automa; raises
    Unreadable if the pack is for another edition."""
    pack = load_pack_from_arguments(arguments)
    edition = arguments.option_value("--edition", pack.edition if pack else title.editions[0])
    if pack is not None and (pack.title, pack.edition) != (title.name, edition):
        problem = f"{PACK_OPTION} is for {pack.title}, edition {pack.edition}"
        raise arguments.grammar.error_with_allowed_values(
            problem, f"a pack for {title.name}, edition {edition}"
        )
    return Options(
        title.name,
        seat_count,
        edition,
        arguments.comma_separated_option_values("--expansions"),
        pack=pack,
    )


def load_pack_from_arguments(arguments: Arguments) -> Pack | None:
    """Return the pack in the file that the words name, None if they name none; raises Unreadable
    if it is faulty."""
    return (
        load_pack_cached(arguments.option_value(PACK_OPTION))
        if PACK_OPTION in arguments.option_values
        else None
    )


@cache
def load_pack_cached(file: str) -> Pack:
    """Return the pack in a file, which is read only once; raises Unreadable if it is faulty."""
    return parse_pack(*read_text_file_or_stdin(file), Titles())


def parse_game_request(
    arguments: Arguments, computer_names: tuple[str, ...], default_players: str = ""
) -> GameRequest:
    """Return the game that the options describe; raises Unreadable if it is not offered.

    `computer_names` are the valid computer players, `default_players` the players used if none are
    named.
    """
    shelf = title_from_arguments(arguments)
    grammar = arguments.grammar
    text = arguments.option_value("--players", default_players)
    if not text:
        wanted = "Give their number, or their names" if grammar.allows_people else "Name them"
        example = f"--players {grammar.example_player},ai:3"
        raise grammar.error_from_sentences(f"--players is missing. {wanted}: {example}.")
    names = _parse_players(text, computer_names, shelf, grammar)
    players = tuple(AUTOMA_PLAYER if name == shelf.automa else name for name in names)
    own = arguments.comma_separated_option_values(f"{OPTION_PREFIX}{shelf.automa}")
    options = options_from_arguments(arguments, shelf, len(players))
    if AUTOMA_PLAYER in players:
        options = replace(options, automa=own, automa_seat=players.index(AUTOMA_PLAYER))
    game = make_offered_game(shelf, options, grammar)
    _warn_of_idle_expansions(shelf, options, grammar)
    if own and AUTOMA_PLAYER not in players:
        called = english_words_for_title(shelf.name).say("automa.name")
        problem = f"{OPTION_PREFIX}{shelf.automa} needs {called} among the players"
        allowed = f"--players {grammar.example_player},{shelf.automa}"
        raise grammar.error_with_allowed_values(problem, allowed)
    return GameRequest(shelf, game, players, names, given_or_random_seed(arguments))


def make_offered_game(title: Title, options: Options, grammar: CommandGrammar) -> Game:
    """Return the game with these options; raises Unreadable, with the command's name, if the
    title does not offer it."""
    try:
        return title.make_game(options)
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {str(error).rstrip('.')}.") from error


def _warn_of_idle_expansions(title: Title, options: Options, grammar: CommandGrammar) -> None:
    """Print a warning for each expansion that has no effect with this number of players; it
    stays in the game."""
    for name, fewest in title.fewest_seats_by_expansion.items():
        if name in title.make_game(options).options.expansions and options.seats < fewest:
            told = f"{name} changes nothing with {options.seats} players, only from {fewest} on"
            print_message(f"{grammar.command}: {told}.")


def given_or_random_seed(arguments: Arguments) -> int:
    """Return the seed given by --seed, or a random one."""
    drawn = secrets.randbelow(DRAWN_SEED_COUNT)
    return arguments.integer_option_value("--seed", 0, LARGEST_SEED, drawn)


def _parse_players(
    text: str, computer_names: tuple[str, ...], title: Title, grammar: CommandGrammar
) -> tuple[str, ...]:
    """Return the players as they were typed, separated by commas; raises Unreadable if one is
    unknown or their number is wrong. An automa needs exactly one opponent (G-1)."""
    words = tuple(word.strip() for word in text.split(","))
    try:
        if not title.automa or title.automa not in words:
            players = parse_players(
                text,
                computer_names,
                allows_people=grammar.allows_people,
                automa=title.automa,
            )
            return _check_count_and_return_players(players, title)
        others = [word for word in words if word != title.automa]
        parse_players(
            ",".join(others) or HUMAN_PLAYER,
            computer_names,
            allows_people=grammar.allows_people,
            automa=title.automa,
        )
        if len(words) != 2 or len(others) != 1:
            allowed = f"{title.automa} and one more, like {grammar.example_player},{title.automa}"
            raise Unreadable(f"players: {text} is not a solo game. Give {allowed}")
    except Unreadable as error:
        raise Unreadable(f"{grammar.command}: {str(error).rstrip('.')}.") from error
    return words


def _check_count_and_return_players(players: tuple[str, ...], title: Title) -> tuple[str, ...]:
    """Return the players if the title can be played by that many; otherwise raise Unreadable. If
    there is only one player and the title has an automa, the error also says how to play the solo
    game."""
    try:
        check_player_count(players, title.seats)
    except Unreadable as error:
        if len(players) != 1 or not title.automa:
            raise
        raise Unreadable(f"{error}, or {players[0]},{title.automa} to play alone") from error
    return players
