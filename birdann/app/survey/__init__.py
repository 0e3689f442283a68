"""Surveys: sites, times, effort, visits and occupancy."""
