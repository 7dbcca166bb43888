"""What is measured: a job makes the programs of one size, to be timed beside each other."""

from functools import partial

from ..places import LINES, NO_SIZE
from .accounting import accounting
from .batch import batch
from .growth import GROWTH
from .importing import importing
from .one_more import one_more, one_more_unfiled
from .questions import QUESTIONS, prices_of_sized_names, question
from .scale import ITEMS, LOTS, SHOPS, USES
from .showing import showing
from .spending import by_item, spending
from .starting import starting
from .verifying import verifying

ALL = list(LINES)
SERIES = [GROWTH, ITEMS, SHOPS, LOTS, USES]
# Beside other programs, where there are any.
PAIRED = {
    "start": (starting, [NO_SIZE]),
    "import": (importing, ALL),
    "spend": (spending, ALL),
    "items": (by_item, ALL),
    "one-more": (one_more, ALL),
    "one-more-unfiled": (one_more_unfiled, ALL),
    "prices-sized": (prices_of_sized_names, ALL),
    "batch": (batch, [NO_SIZE]),
    "show": (showing, [NO_SIZE]),
    "accounting": (accounting, ["10k", "100k"]),
    "verify": (verifying, ALL),
    **{name: (partial(question, name), ALL) for name in QUESTIONS},
}
# These need no other program and none of the Complete Journey lines.
ALONE = ["batch", "show"]
JOBS = PAIRED | {job: made for series in SERIES for job, made in series.jobs.items()}
# What stands for several jobs on the command line.
GROUPS = {
    "paired": list(PAIRED),
    **{series.name: list(series.jobs) for series in SERIES},
    "scale": [job for series in SERIES if series is not GROWTH for job in series.jobs],
}
