"""The comparison systems of the papers, one module each."""
