"""`log show` of a household of some years: each row is written as it is read."""

from functools import partial

from ..timing import Job, Program
from ..years import TODAY, Years
from .batch import YEARS

# By name, the options.
WAYS = {
    "log show": [],
    "log show -f csv": ["-f", "csv"],
    "log show --top 10": ["--top", "10"],
    "log show --sort what": ["--sort", "what", "-f", "csv"],
}


def showing(larder, _):
    return Job([
        Program(named(way, years), larder.command(
            home(larder, years), "log", "show", *options, "--today", TODAY))
        for years in YEARS
        for way, options in WAYS.items()
    ])


def named(way, years):
    return f"larder {way}, {years} years"


def home(larder, years):
    return larder.made(f"show-{years}", partial(fill, larder, years))


def fill(larder, years, home):
    household = Years(years)
    household.write()
    larder.do(larder.command(home, "batch", str(household.inbox)))
