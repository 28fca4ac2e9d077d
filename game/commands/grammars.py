"""The grammars of all commands together, for the help, shell completion and the manual."""

from game.commands import (
    bench,
    help_texts,
    host,
    host_tables,
    position_commands,
    simulate,
    window_commands,
)
from game.commands.arguments import CommandGrammar


def all_command_grammars() -> tuple[CommandGrammar, ...]:
    """Return the grammars of all commands; those that share their first word are adjacent."""
    return (
        window_commands.PLAY,
        window_commands.CONTINUE,
        window_commands.REPLAY,
        simulate.SIMULATE,
        position_commands.NEW,
        position_commands.MOVES,
        position_commands.PLAY,
        position_commands.VIEW,
        host.HOST,
        host_tables.TABLES,
        host_tables.CLOSE,
        bench.BENCH,
        window_commands.SHOTS,
        help_texts.COMPLETION,
        help_texts.MAN,
        help_texts.HELP_WORD,
    )
