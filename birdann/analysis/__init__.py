"""One recording, or a part of it, in; outlines and feature vectors out."""
