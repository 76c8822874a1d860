"""Copying the fields of one object into another of the same class, and numbers into a list."""


def copy(to, source):
    """Copy every field; compiled this is one memcpy (memory.pxd)."""
    for cls in type(to).__mro__[:-1]:
        for name in cls.__slots__:
            value = getattr(source, name)
            if type(value) is list and hasattr(to, name):
                copy_list(getattr(to, name), value)
            elif type(value) is list:  # a blank object has no fields yet
                setattr(to, name, [row[:] if type(row) is list else row for row in value])
            else:
                setattr(to, name, value)


def copy_list(to, source):
    """Copy into the list that is there, as an array of C would be; one level of lists inside is allowed."""
    if source and type(source[0]) is list:
        for mine, theirs in zip(to, source, strict=True):
            mine[:] = theirs
    else:
        to[:] = source


def listed(numbers, n):
    """The first n numbers of an array as a list; compiled it is made in its full size (memory.pxd)."""
    return numbers[:n]
