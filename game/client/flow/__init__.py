"""The order of screens, and how games begin, continue and end."""
