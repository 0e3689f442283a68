"""Layers painted over the spectrogram."""
