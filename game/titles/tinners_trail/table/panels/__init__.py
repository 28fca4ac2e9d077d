"""The panels of the table: nodes that draw one look each."""
