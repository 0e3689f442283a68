"""Linear models on features or kernel feature maps, and their calibration."""
