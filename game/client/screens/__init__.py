"""The screens round the table, one a file."""
