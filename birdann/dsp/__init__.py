"""Numbers from sound: decoding, spectrograms, noise, the picture at every zoom."""
