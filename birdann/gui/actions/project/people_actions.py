"""Work of several observers: blind copies, merging, agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.gui.actions.base import Actions, said
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.text.language import in_language, number, tr
from birdann.store import SUFFIX

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from birdann.app.reports import MergeReport
    from birdann.app.results.agreement import Agreement
    from birdann.core.progress import Progress
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts


class PeopleActions(Actions):
    """Asks for files and runs jobs; existing projects are not changed."""

    def __init__(self, parts: WindowParts, *, open_at: Callable[[Path], object]) -> None:
        super().__init__(parts)
        self._open_at = open_at

    @command("project.blinded", "Save &blind copy…", needs=(Fact.PROJECT, Fact.NOT_WORKING))
    @needs_project
    def copy_blinded(self, here: OpenProject) -> None:
        """Save a copy without labels for a second observer."""
        name = tr("{name} second observer").format(name=here.project.name) + SUFFIX
        kinds = tr("birdann projects ({pattern})").format(pattern=f"*{SUFFIX}")
        title = tr("Save blind copy")
        self._files.save_file(title, name, kinds, self.copy_blinded_to)

    @needs_project
    def copy_blinded_to(self, here: OpenProject, path: Path) -> Job:
        target = path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX)
        words = tr("{path} has no labels. File > Merge brings it and this project together later.")
        actor = here.session.reviewer
        return self._bench.start(
            lambda _progress: here.project.save_copy(target, without_labels=True, actor=actor),
            title=tr("Saving a copy"),
            on_success=lambda said: self._note(
                f"{words.format(path=target)} {in_language(said)}".rstrip()
            ),
        )

    @command(
        "file.merge",
        "&Merge with another project…",
        icon="merge",
        needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    @needs_project
    def merge(self, here: OpenProject) -> None:
        """Merge with another observer's project of the same recordings."""
        kinds = tr("birdann projects ({pattern})").format(pattern=f"*{SUFFIX}")

        def ask_target(second: Path) -> None:
            name = tr("{name} merged").format(name=here.project.name) + SUFFIX
            self._files.save_file(
                tr("Save the merged project"),
                name,
                kinds,
                lambda target: self.merge_with(second, target),
            )

        self._files.open_file(tr("Merge with"), kinds, ask_target)

    @needs_project
    def merge_with(self, here: OpenProject, second: Path, target: Path) -> Job:
        """Merge this project and another into a third, in the background, and open it."""
        first, actor = here.project.path, here.session.reviewer
        target = target if target.suffix == SUFFIX else target.with_name(target.name + SUFFIX)

        def work(progress: Progress) -> MergeReport:
            from birdann.app.exchange.merging import merge_projects

            return merge_projects(first, second, target, actor=actor, progress=progress)

        def merged(report: MergeReport) -> None:
            self._open_at(target)
            rows = [(one, why) for why, what in report.details() for one in what]
            self._tell_outcome(tr("Merged"), said(report), rows, (tr("What"), tr("Why")))

        return self._bench.start(work, title=tr("Merging"), on_success=merged)

    @command("project.agreement", "Inter-observer a&greement…", needs=Fact.RECORDINGS)
    @needs_project
    def agreement(self, here: OpenProject) -> Job:
        """Inter-observer agreement (Cohen's kappa) per species."""

        def work(progress: Progress) -> Agreement:
            from birdann.app.results.agreement import agreement

            return agreement(here.project, progress=progress)

        return self._bench.start(
            work, title=tr("Comparing observers"), on_success=self._show_agreement
        )

    def _show_agreement(self, result: Agreement) -> None:
        from birdann.app.results.agreement import kappa_in_words

        rows = [
            (
                one.name or tr("All answers"),
                tr(
                    "{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}"
                ).format(
                    first=pair.readers[0],
                    second=pair.readers[1],
                    n_first=number(one.n_first),
                    n_second=number(one.n_second),
                    n_both=number(one.n_both),
                    kappa=in_language(kappa_in_words(one)),
                ),
            )
            for pair in result.pairs
            for one in (pair.together, *pair.species)
        ]
        words = tr(
            "Segments labelled by both observers: counts per species, and Cohen's kappa with 95 "
            "% interval, by segments and by recordings."
        )
        self._parts.messages.report(tr("Agreement"), words, rows, (tr("Species"), tr("Agreement")))
