"""Linear models on features or on kernel feature maps, and their calibration."""
