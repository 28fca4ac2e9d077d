"""Pictures of everything on the table of Brass, made at run time from small shape files."""
