"""The agenda: a stack of steps that copies with the state."""

from bunkhouse.engine.agenda import empty_agenda


def test_the_last_step_pushed_comes_next() -> None:
    agenda = empty_agenda()
    agenda.push(3, 1)
    agenda.push(7, 2, 40, -5)
    assert (agenda.step(), agenda.seat(), agenda.x(), agenda.y()) == (7, 2, 40, -5)
    agenda.pop()
    assert (agenda.step(), agenda.seat(), agenda.x(), agenda.y()) == (3, 1, 0, 0)
    agenda.pop()
    assert agenda.height == 0


def test_what_lies_below_the_next_step() -> None:
    agenda = empty_agenda()
    agenda.push(3, 1, 8, 9)
    agenda.push(7, 2, 40, -5)
    assert [agenda.step_at(depth) for depth in range(2)] == [7, 3]
    assert [(agenda.x_at(depth), agenda.y_at(depth)) for depth in range(2)] == [(40, -5), (8, 9)]
    agenda.set_y_at(1, 6)
    assert agenda.listed() == [[3, 1, 8, 6], [7, 2, 40, -5]]
    assert [step for step in range(9) if agenda.holds(step)] == [3, 7]
    agenda.pop()
    assert not agenda.holds(7)


def test_it_grows_as_deep_as_a_game_needs() -> None:
    agenda = empty_agenda()
    for number in range(100):
        agenda.push(number, 0, number)
    assert agenda.listed() == [[number, 0, number, 0] for number in range(100)]
    for number in reversed(range(100)):
        assert agenda.step() == number
        agenda.pop()


def test_copies_are_independent() -> None:
    agenda = empty_agenda()
    agenda.push(1, 0)
    twin = agenda.copy()
    twin.pop()
    twin.push(2, 3)
    assert agenda.listed() == [[1, 0, 0, 0]]
    assert twin.listed() == [[2, 3, 0, 0]]
