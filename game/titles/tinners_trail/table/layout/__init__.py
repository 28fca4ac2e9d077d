"""Where everything stands on the table: pure geometry, nothing drawn."""
