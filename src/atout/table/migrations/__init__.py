"""Brings a store that an older Atout has kept to the tables of this one, by Alembic.

A change of ``schema.py`` is a new file in ``versions/``, named after the number that it leads to, and
``schema.REVISION`` is that number. A migration changes what is there and never looks at ``schema.py``,
which will have changed again when it runs.
"""
