"""Friends at their own screens: tables that are opened and joined over the network."""
