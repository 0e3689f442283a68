"""The gallery: segments of the whole project as pictures to judge many at once."""
