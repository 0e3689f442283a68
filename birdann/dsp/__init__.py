"""Decoding, spectrograms, noise estimation and spectrogram tiles."""
