"""The gallery: segments of the whole project as thumbnails."""
