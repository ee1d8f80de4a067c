"""The buffer of legal actions grows with what is put into it."""

from bunkhouse.engine.choices import Choices


def test_more_actions_than_the_first_buffer_holds() -> None:
    choices = Choices()
    for code in range(300):
        choices.add(code)
    assert choices.listed() == list(range(300))
    choices.clear()
    choices.add(7)
    assert (choices.listed(), choices.has(7), choices.has(8)) == ([7], True, False)
