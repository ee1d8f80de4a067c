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


def test_it_counts_what_is_owed_and_nothing_else() -> None:
    agenda = empty_agenda()
    for step in (4, 5, 5, 5):
        agenda.push(step, 0, 4, 4)
    agenda.pop()
    assert [agenda.count(step) for step in (0, 4, 5)] == [0, 1, 2]


def test_what_lies_below_the_top_is_told_by_its_depth() -> None:
    agenda = empty_agenda()
    for number in range(3):
        agenda.push(number, 10 + number, 20 + number, 30 + number)
    for depth, number in enumerate(reversed(range(3))):
        seen = (agenda.step_at(depth), agenda.seat_at(depth), agenda.x_at(depth), agenda.y_at(depth))
        assert seen == (number, 10 + number, 20 + number, 30 + number)
    agenda.set_y_at(1, 99)
    assert agenda.listed() == [[0, 10, 20, 30], [1, 11, 21, 99], [2, 12, 22, 32]]


def test_copies_are_independent() -> None:
    agenda = empty_agenda()
    agenda.push(1, 0)
    twin = agenda.copy()
    twin.pop()
    twin.push(2, 3)
    assert agenda.listed() == [[1, 0, 0, 0]]
    assert twin.listed() == [[2, 3, 0, 0]]


def test_rules_can_look_below_the_step_that_comes_next() -> None:
    agenda = empty_agenda()
    agenda.push(4, 0, 10)
    agenda.push(9, 1, 11)
    agenda.push(4, 2, 12, 7)
    agenda.push(5, 3, 13)
    assert [agenda.step_at(depth) for depth in range(4)] == [5, 4, 9, 4]
    assert [agenda.seat_at(depth) for depth in range(4)] == [3, 2, 1, 0]
    assert [agenda.x_at(depth) for depth in range(4)] == [13, 12, 11, 10]
    assert agenda.frame_at(1) == [4, 2, 12, 7]
    assert [agenda.depth_of(step) for step in (5, 4, 9, 6)] == [0, 1, 2, -1]
