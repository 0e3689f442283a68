"""Looking after a project: its recordings, its sound files, its backups."""
