"""The computer players' knowledge of Brass."""
