"""Copying the fields of an object, as the uncompiled rules do it."""

from atout.core import bits, memory


class Base:
    __slots__ = ("number",)

    def __init__(self):
        self.number = 0


class Child(Base):
    __slots__ = ("flat", "nested")

    def __init__(self):
        super().__init__()
        self.flat = [0, 0, 0]
        self.nested = [[0, 0], [0, 0]]


def filled():
    one = Child()
    one.number, one.flat, one.nested = 7, [1, 2, 3], [[4, 5], [6, 7]]
    return one


def test_every_field_of_every_class_is_copied():
    one, other = filled(), Child()
    memory.copy(other, one)

    assert (other.number, other.flat, other.nested) == (7, [1, 2, 3], [[4, 5], [6, 7]])


def test_a_copy_shares_no_list():
    one, other = filled(), Child()
    memory.copy(other, one)
    other.flat[0] = other.nested[0][0] = 99

    assert (one.flat, one.nested) == ([1, 2, 3], [[4, 5], [6, 7]])


def test_a_blank_object_gets_lists_of_its_own():
    one, other = filled(), Child.__new__(Child)
    memory.copy(other, one)
    other.flat[0] = other.nested[0][0] = 99

    assert (other.number, other.flat, other.nested) == (7, [99, 2, 3], [[99, 5], [6, 7]])
    assert (one.flat, one.nested) == ([1, 2, 3], [[4, 5], [6, 7]])


def test_the_lists_that_were_there_are_written_into_as_arrays_of_c_would_be():
    one, other = filled(), Child()
    flat, inner = other.flat, other.nested[1]
    memory.copy(other, one)

    assert other.flat is flat
    assert other.nested[1] is inner


def test_bits():
    assert [bits.bit(0), bits.bit(53)] == [1, 1 << 53]
    assert [bits.count(0), bits.count(0b1011)] == [0, 3]
    assert [bits.lowest(0b1000), bits.lowest(0b110)] == [3, 1]
