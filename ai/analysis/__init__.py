"""Analysis: hints for a running game and judgements of a finished one, without any screen."""
