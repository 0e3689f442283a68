"""The tables of a project file: a module each, or for a small family, with its reads and writes.

A class reads, given a source of ``Rows``; ``…Writes`` of the same module adds what a transaction
may do. ``birdann.store.reader`` and ``transaction`` put them together.
"""
