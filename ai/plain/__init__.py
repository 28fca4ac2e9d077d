"""Players of a title nobody has told them anything about: they know its rules alone."""
