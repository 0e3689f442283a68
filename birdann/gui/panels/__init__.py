"""Panels around the spectrogram."""
