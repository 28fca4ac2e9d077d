"""Analysis: hints for a running game and judgements of a finished one. Knows no screen."""
