"""The picture itself, in tiles made in the background."""
