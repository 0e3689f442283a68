"""The exact E-step: constraints, posteriors and what is known before any sound is heard."""
