"""A network in the place of an archive's model."""

import json
from dataclasses import replace
from pathlib import Path

from birdann.analysis.networks import Activation, Network, NetworkChoice, open_network
from birdann.app.archive.sources import SourceFile
from birdann.app.exchange.exporting import clock
from birdann.app.exchange.network_detections import NetworkSearch, title_of
from birdann.core.errors import ArchiveError
from birdann.core.recording import Recording
from birdann.dsp.identity import VerifiedSoundFile
from birdann.formats.calls_parquet import ArchivedCall

_OPENING = b'{"network": '
"""Of the file that stands for a model file."""


def description_of(choice: NetworkChoice) -> bytes:
    """Return where workers find a network, and its digest; raises as `open_network`."""
    network = open_network(choice)
    labels = choice.labels and str(choice.labels.absolute())
    facts = (str(choice.path.absolute()), labels, network.sample_rate_hz, network.activation)
    return json.dumps({"network": facts, "digest": network.digest}).encode()


def is_network(model: bytes) -> bool:
    """Return whether the model of an archive is a network."""
    return model.startswith(_OPENING)


def network_from_description(model: bytes) -> Network:
    """Return the network of a description, with one thread; refuses a changed one."""
    facts = json.loads(model)
    path, labels, rate, activation = facts["network"]
    choice = NetworkChoice(
        path=Path(path),
        labels=labels and Path(labels),
        sample_rate_hz=rate,
        activation=Activation(activation),
    )
    network = open_network(choice, n_threads=1)
    if network.digest != facts["digest"]:
        raise ArchiveError(
            "{path} is not the model of this archive. Restore that model, or choose another "
            "folder.",
            path=path,
        )
    return network


def run_of(network: Network) -> str:
    """Return the name that tables have for a network's detections."""
    return f"{title_of(network)} {network.digest}"


def refuse_network(model: Path) -> None:
    """Refuse results of a network where scores of a model are needed."""
    if model.is_file() and is_network(model.read_bytes()):
        raise ArchiveError(
            "{folder} contains detections by a network, without outlines. To validate a sample "
            "of them, store them in a project: birdann networks detect.",
            folder=model.parent,
        )


def archived_detections(
    network: Network, file: SourceFile, recording: Recording, min_score: float
) -> tuple[ArchivedCall, ...]:
    """Return a network's detections in a recording."""
    path = Path(recording.path)
    sound = VerifiedSoundFile(path, recording.size_bytes, recording.content_hash)
    labels = range(len(network.names))
    search = NetworkSearch(
        network=network, labels=labels, min_score=min_score, step_s=network.window_s
    )
    run = run_of(network)
    return tuple(
        ArchivedCall(
            recording=recording.path,
            call_id=file.call_id(recording.content_hash, row.start_s, row.species),
            call=replace(row, start_clock=clock(recording, row.start_s), model_run=run),
            scores=((row.species, row.probability or 0.0),),
        )
        for _, rows in search.detections(recording, sound)
        for row in rows
    )
