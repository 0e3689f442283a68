"""Decoding sound: what headers say, what libsndfile can, and what other programs can."""
