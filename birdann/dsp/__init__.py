"""Numbers from sound: decoding, spectrograms, noise, segmentation."""
