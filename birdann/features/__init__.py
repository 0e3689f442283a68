"""Feature vectors from outlines and a spectrogram."""
