"""Messages: English texts that know their template and values."""

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from birdann.core import message
from birdann.core.errors import NotInProjectError, WriteError
from birdann.core.message import Message, join_texts, listed_briefly, paragraph, prefix_with_name

READ = "{path} cannot be read: {reason}."


def test_long_lists_say_how_many_more_there_are():
    assert listed_briefly(["Wren", "Robin"], 2) == "Wren, Robin"
    assert listed_briefly(["Wren", "Robin", "Owl", "Tit"], 2) == "Wren, Robin and 2 more"


def test_a_message_is_its_english_text():
    said = Message(READ, path="a.wav", reason="no such file")
    assert said == "a.wav cannot be read: no such file."
    assert f"{said}" == said
    assert {said: 1}["a.wav cannot be read: no such file."] == 1
    assert json.dumps([said]) == json.dumps(["a.wav cannot be read: no such file."])


def test_a_message_keeps_its_template_and_its_values():
    said = Message(READ, path="a.wav", reason=3)
    assert said.template == READ
    assert dict(said.values) == {"path": "a.wav", "reason": "3"}
    with pytest.raises(TypeError):
        said.values["path"] = "other"


def test_what_an_error_says_is_the_message_that_it_was_raised_with():
    said = Message("it has no {part}", part="header")
    for error in (WriteError(said), ValueError(said), NotInProjectError(said)):
        assert str(error) is said
    outer = Message(READ, path="a.wav", reason=ValueError(said))
    assert outer == "a.wav cannot be read: it has no header."
    assert outer.values["reason"] is said


def test_one_and_many_have_texts_of_their_own():
    one, many = (Message.counted("Merge %Ln pair", "Merge %Ln pairs", n) for n in (1, 1200))
    assert one == "Merge 1 pair"
    assert many == "Merge 1,200 pairs"
    assert one.template == many.template == "Merge %Ln pairs"
    assert (one.number, many.number) == (1, 1200)
    said = [Message.if_any("Merge %Ln pair", "Merge %Ln pairs", n) for n in (0, 1, 1200)]
    assert said == [(), (one,), (many,)]


def test_places_can_be_filled_in_later():
    later = Message(READ, reason="it is empty")
    assert later == "{path} cannot be read: it is empty."
    assert later.with_values(path="b") == "b cannot be read: it is empty."


def test_braces_of_values_stay_as_they_are():
    said = Message("{a} and {b}", a="{b}", b="{0.__class__}")
    assert said == "{b} and {0.__class__}"


def test_sentences_and_lists_keep_each_of_their_messages():
    first, second = Message("It is {what}.", what="empty"), Message("Leave it out.")
    both = paragraph(first, "", second)
    assert both == "It is empty. Leave it out."
    assert set(both.values.values()) == {first, second}
    assert join_texts(["a", "b"]) == "a, b"
    assert prefix_with_name("x.wav", first) == "x.wav: It is empty."


@pytest.mark.parametrize("again", [copy.deepcopy, lambda m: pickle.loads(pickle.dumps(m))])
def test_a_message_survives_being_copied_and_sent_to_a_process(again):
    inner = Message("it has no {part}", part="header")
    for said in (Message(READ, path="a", reason=inner), Message.counted("%Ln a", "%Ln as", 1)):
        back = again(said)
        assert back == said
        assert (back.template, dict(back.values)) == (said.template, dict(said.values))
        assert back.number == said.number
        assert all(type(back.values[k]) is type(said.values[k]) for k in said.values)


def test_stored_messages_keep_template_and_values():
    inner = Message("it has no {part}", part="header")
    report = {
        "notes": [Message(READ, path="a", reason=inner), "an old note"],
        "findings": (Message.counted("%Ln day", "%Ln days", 1),),
        "n": 3,
    }
    back = message.loads(message.dumps(report))
    assert back == {"notes": ["a cannot be read: it has no header.", "an old note"],
                    "findings": ["1 day"], "n": 3}  # fmt: skip
    note, old = back["notes"]
    assert note.template == READ
    assert note.values["reason"].template == "it has no {part}"
    assert not isinstance(old, Message)
    assert (back["findings"][0].template, back["findings"][0].number) == ("%Ln days", 1)


def test_every_stored_message_can_be_read_as_english_by_other_programs():
    stored = json.loads(message.dumps([Message(READ, path="a", reason="b")]))
    assert stored[0]["english"] == "a cannot be read: b."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(JSON)
def test_other_data_is_read_as_it_was_written(data):
    assert message.loads(message.dumps(data)) == data


@given(st.fixed_dictionaries({"english": JSON, "template": JSON, "values": JSON, "number": JSON}))
def test_no_stored_data_keeps_a_report_from_being_read(data):
    assert len(message.loads(json.dumps([data]))) == 1


@pytest.mark.parametrize(
    "said",
    [
        Message("{path} cannot be read: {reason}.", path="a.wav", reason=Message("it is empty")),
        Message.counted("%Ln file", "%Ln files", 3),
        "It is gone.",
        "",
        '{"english" is no message',
        '{"english": 1, "template": 2, "values": 3}',
    ],
)
def test_a_column_of_texts_keeps_messages_as_messages(said):
    kept = message.from_text(message.as_text(said))
    assert kept == said
    assert type(kept) is type(said)
    assert getattr(kept, "template", None) == getattr(said, "template", None)
