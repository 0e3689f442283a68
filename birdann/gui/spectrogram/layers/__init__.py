"""What is painted over the picture of the sound."""
