"""Finding sounds: recordings searched, outlines edited, segmenters taught."""
