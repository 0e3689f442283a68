"""Base class of context managers."""

from abc import ABC, abstractmethod
from types import TracebackType
from typing import Self

from birdann.core.errors import BirdannError


class Closable(ABC):
    """An object with an open file."""

    @abstractmethod
    def close(self) -> None:
        """Close the file; a second call does nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self.close()
        except BirdannError as second:
            if error is None:
                raise
            error.add_note(str(second))  # what went wrong first is what matters
