"""The domain's words: standard library and numpy only, no I/O, no Qt."""
