"""Replication of papers: comparison systems, data sets, tables, a simulated reviewer."""
