"""Finding the outlines of sounds in a spectrogram."""
