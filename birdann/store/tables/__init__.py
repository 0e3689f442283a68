"""The tables of a project file: a module each, or for a small family, with its reads and writes.

A class works on a source of ``Rows``; one that only reads refuses to write. ``ProjectTables`` of
``birdann.store.reader`` makes them when they are asked for.
"""
