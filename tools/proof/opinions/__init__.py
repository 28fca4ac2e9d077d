"""What any title's second implementation is held against the engine with."""
