"""Tables for friends at their own screens, opened and joined over the network."""
