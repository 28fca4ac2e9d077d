"""The title picture of Tiletum: a minster rising over the river at sunrise."""
