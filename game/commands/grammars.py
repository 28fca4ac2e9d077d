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
        window_commands.PLAY_GRAMMAR,
        window_commands.CONTINUE_GRAMMAR,
        window_commands.REPLAY_GRAMMAR,
        simulate.SIMULATE_GRAMMAR,
        position_commands.NEW_GRAMMAR,
        position_commands.MOVES_GRAMMAR,
        position_commands.PLAY_GRAMMAR,
        position_commands.VIEW_GRAMMAR,
        host.HOST_GRAMMAR,
        host_tables.HOST_TABLES_GRAMMAR,
        host_tables.HOST_CLOSE_GRAMMAR,
        bench.BENCH_GRAMMAR,
        window_commands.SHOTS_GRAMMAR,
        help_texts.COMPLETION_GRAMMAR,
        help_texts.MAN_GRAMMAR,
        help_texts.HELP_GRAMMAR,
    )
