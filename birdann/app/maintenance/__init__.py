"""Maintenance of a project: recordings, sound files, backups."""
