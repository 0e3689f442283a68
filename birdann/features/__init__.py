"""From outlines and a spectrogram to feature vectors."""
