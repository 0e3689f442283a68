"""Domain types: standard library and numpy only, no I/O, no Qt."""
