"""What is measured: a job makes the programs of one size, to be timed beside each other."""

from functools import partial

from ..places import LINES, NO_SIZE
from .accounting import accounting
from .importing import importing
from .one_more import one_more
from .questions import QUESTIONS, question
from .spending import by_item, spending
from .starting import starting
from .verifying import verifying

ALL = list(LINES)
JOBS = {
    "start": (starting, [NO_SIZE]),
    "import": (importing, ALL),
    "spend": (spending, ALL),
    "items": (by_item, ALL),
    "one-more": (one_more, ALL),
    "accounting": (accounting, ["10k", "100k"]),
    "verify": (verifying, ALL),
    **{name: (partial(question, name), ALL) for name in QUESTIONS},
}
