"""How rows look that text alone cannot say: delegates of lists, and the strokes they share."""
