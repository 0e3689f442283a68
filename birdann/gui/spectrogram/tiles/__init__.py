"""Spectrogram tiles, made in the background."""
