"""Friends at their own screens: a host with tables, and what a screen needs to sit at one."""
