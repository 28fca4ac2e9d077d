"""The client side of a hosted table: connection, table, views and discovery of hosts."""
