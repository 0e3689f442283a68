"""Small pictures of segments, made apart from the window and kept for a while."""
