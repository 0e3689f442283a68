"""From a spectrogram to the outlines of the sounds in it."""
