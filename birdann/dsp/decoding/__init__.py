"""Headers, libsndfile, and other decoders."""
