"""The manual in the window: the pages of ``docs``, rendered offline."""
