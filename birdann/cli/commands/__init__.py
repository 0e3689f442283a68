"""Commands by topic; a module is imported only when one of its commands is chosen."""
