"""Tables of a project file, one module each, with reads and writes.

Classes work on ``Rows``; read-only ones refuse to write. ``ProjectTables`` of
``birdann.store.reader`` makes them on demand.
"""
