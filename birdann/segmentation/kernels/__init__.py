"""Compiled pixel loops, each tested against a numpy version."""
