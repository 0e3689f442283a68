"""The manual inside the program: the pages of ``docs``, rendered without the network."""
