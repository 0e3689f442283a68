"""Feature maps whose linear models are kernel models of an RBF kernel."""

from dataclasses import dataclass
from typing import Literal, Self

import numpy as np
from sklearn.kernel_approximation import Nystroem, RBFSampler
from sklearn.metrics.pairwise import rbf_kernel

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.models.linear.preprocessing import AffineScaling

MapName = Literal["fourier", "nystroem", "dictionary"]


def mean_squared_distance(X: FloatArray) -> float:
    """Return the mean of ||x − x'||² over all pairs of rows of ``X`` (m, d), m >= 1."""
    return float(2.0 * X.var(axis=0).sum())


def rbf_gamma(X: FloatArray, scale: float) -> float:
    """Return γ of exp(−γ ||x − x'||²) for δ² = ``scale`` · mean squared distance [Pham17, §6.5].

    1 where all rows are equal.
    """
    spread = mean_squared_distance(X)
    return 1.0 / (2.0 * scale * spread) if spread > 0 else 1.0


@dataclass(frozen=True, slots=True, eq=False)
class FourierMap:
    """Random Fourier features: sqrt(2 / D) cos(x·frequencies + phases), D columns."""

    # frequencies, phases: float64 (n_features, D) and (D,).
    frequencies: FloatArray
    phases: FloatArray

    def __call__(self, X: FloatArray) -> FloatArray:
        """Return the features of ``X`` (m, n_features), float64 (m, D)."""
        features: FloatArray = X @ self.frequencies
        features += self.phases
        np.cos(features, out=features)
        features *= np.sqrt(2.0 / features.shape[1])
        return features


@dataclass(frozen=True, slots=True, eq=False)
class LandmarkMap:
    """Kernel values with landmarks, k(x, z) · mixing [Pham17, §4.3 and §6.6.3]."""

    landmarks: FloatArray  # float64 (D, n_features): a sample of the training instances.
    # float64 (D, D): K_zz^{-1/2} (Nyström), or the identity (the paper's plain dictionary).
    mixing: FloatArray
    gamma: FloatArray  # float64 (): γ of the RBF kernel.

    def __call__(self, X: FloatArray) -> FloatArray:
        """Return the features of ``X`` (m, n_features), float64 (m, D)."""
        if not len(X):
            return np.empty((0, len(self.mixing)))
        values: FloatArray = rbf_kernel(X, self.landmarks, gamma=float(self.gamma))
        mixed: FloatArray = values @ self.mixing.T
        return mixed


FeatureMap = FourierMap | LandmarkMap


def make_feature_map(
    name: MapName, X: FloatArray, *, n_components: int, gamma_scale: float, seed: int
) -> FeatureMap:
    """Fit a feature map of an RBF kernel.

    Raises ValueError if the name is unknown.

    Parameters
    ----------
    name
        "fourier", "nystroem" or "dictionary".
    X
        float64 (m, n_features): scaled training instances.
    n_components
        Number of columns D; landmarks are at most m.
    gamma_scale
        s of δ² = s · mean squared pairwise distance.
    """
    gamma = rbf_gamma(X, gamma_scale)
    if name == "fourier":
        sampler = RBFSampler(gamma=gamma, n_components=n_components, random_state=seed).fit(X)
        return FourierMap(
            np.ascontiguousarray(sampler.random_weights_), np.asarray(sampler.random_offset_)
        )
    n_landmarks = min(n_components, len(X))
    if name == "nystroem":
        fitted = Nystroem(gamma=gamma, n_components=n_landmarks, random_state=seed).fit(X)
        return LandmarkMap(
            np.ascontiguousarray(fitted.components_),
            np.ascontiguousarray(fitted.normalization_),
            np.asarray(gamma),
        )
    if name == "dictionary":
        rows = np.random.default_rng(seed).choice(len(X), n_landmarks, replace=False)
        return LandmarkMap(X[np.sort(rows)], np.eye(n_landmarks), np.asarray(gamma))
    raise ValueError(f"unknown feature map {name!r}")


@dataclass(frozen=True, slots=True, eq=False)
class Transform:
    """Transform from raw features to the design matrix of a linear model."""

    scaling: AffineScaling  # Scaling of the raw features.
    # feature_map, map_scaling: Of a kernel model; None for a linear one.
    feature_map: FeatureMap | None
    map_scaling: AffineScaling | None

    @classmethod
    def linear(cls, scaling: AffineScaling) -> Self:
        """Return a transform that only scales."""
        return cls(scaling, None, None)

    @classmethod
    def standardise(cls, X: FloatArray) -> Self:
        """Return a transform that only standardises ``X`` (m, n_features)."""
        return cls.linear(AffineScaling.standardise(X))

    @classmethod
    def mapped(
        cls,
        X: FloatArray,
        name: MapName,
        *,
        n_components: int,
        gamma_scale: float,
        seed: int,
        total_variance: float,
        columns: Int64Array | None = None,
    ) -> Self:
        """Return a transform that standardises ``X``, maps it and centres the result.

        Parameters
        ----------
        X
            float64 (m, n_features).
        name, n_components, gamma_scale, seed
            As `make_feature_map`.
        total_variance
            Sum of variances of the mapped features, independent of their number and the kernel
            width. Equal to the number of raw features, penalties correspond to those of a linear
            model, the limit of a wide kernel.
        columns
            int64 (k,): features used; default all.
        """
        scaling = AffineScaling.standardise(X)
        if columns is not None:
            scaling = scaling.select_columns(columns)
        scaled = scaling(X)
        feature_map = make_feature_map(
            name, scaled, n_components=n_components, gamma_scale=gamma_scale, seed=seed
        )
        return cls(
            scaling,
            feature_map,
            AffineScaling.centring(feature_map(scaled), total_variance=total_variance),
        )

    def __call__(self, X: FloatArray) -> FloatArray:
        """Return the design of ``X`` (m, n_features), float64 (m, d)."""
        design = self.scaling(X)
        if self.feature_map is not None and self.map_scaling is not None:
            design = self.map_scaling(self.feature_map(design))
        return design

    def design(self, X: FloatArray) -> Float32Array:
        """Return the design of ``X`` (m, n_features) for fitting, float32 (m, d)."""
        return self(X).astype(np.float32)
