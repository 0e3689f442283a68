"""One selection: whoever changes it, picture, queue and question show the same segment."""

from birdann.gui.project.edits import Selection
from tests.gui.reviewing import K, activate, press, show


def news_of(selection):
    heard = []
    selection.chosen.connect(lambda: heard.append(("chosen", selection.ids)))
    selection.changed.connect(lambda by_hand: heard.append((by_hand, selection.ids)))
    return heard


def test_it_tells_who_chose_and_only_of_a_change():
    selection = Selection()
    heard = news_of(selection)
    selection.set([1, 2])
    selection.set((1, 2))
    selection.choose((2,))
    selection.choose((2,))
    assert heard == [(False, (1, 2)), ("chosen", (1, 2)), (True, (2,))]
    assert selection.replace(())
    assert not selection.replace(())
    assert selection.ids == ()
    assert len(heard) == 3


def test_picture_queue_and_question_follow_it(trained, settled, qtbot):
    trained.follower.is_on = False
    activate(trained, qtbot)
    show(trained, settled, "dawn_2.wav")
    first, second = (segment.id for segment in trained.bench.view.segments[:2])
    table = trained.window_parts.queue.table

    def marked():
        return trained.window_parts.queue.model.segment_at(table.currentIndex().row())

    def asked():
        shown_item = trained.questions.displayed_item
        return shown_item.question.segment_ids if shown_item is not None else ()

    trained.selection.set([first])
    assert (trained.pane.selected_ids(), marked(), asked()) == ((first,), first, (first,))
    press(trained, K.Key_Tab)
    assert (trained.bench.selected_ids, marked(), asked()) == ((second,), second, (second,))
    table.selectRow(trained.window_parts.queue.model.index_of(first))
    assert (trained.bench.selected_ids, trained.pane.selected_ids(), asked()) == ((first,),) * 3
    press(trained, K.Key_Escape)
    assert (trained.bench.selected_ids, trained.pane.selected_ids(), marked(), asked()) == (
        (),
        (),
        None,
        (),
    )


def test_nothing_is_selected_without_a_project(trained, settled):
    trained.selection.set([trained.bench.view.segments[0].id])
    settled(trained.project_actions.close())
    assert trained.selection.ids == trained.pane.selected_ids() == ()
    assert trained.questions.displayed_item is None
