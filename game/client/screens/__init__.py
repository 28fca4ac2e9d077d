"""The screens other than the table's content, one per file."""
