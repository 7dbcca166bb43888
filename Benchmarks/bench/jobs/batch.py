"""What cron runs every night: the inbox read again, and the reports that changed made again."""

import filecmp
import shutil
from itertools import count

from ..household import table
from ..larder import WHOLE_LOG, fresh
from ..places import OUT, Failure
from ..timing import Job, Program
from ..years import TODAY, Years

YEARS = [3, 12, 24]
COLUMNS = "date,store,item,total,currency".split(",")


def nothing_new(years):
    return f"larder batch, nothing new, {years} years"


def one_more(years):
    return f"larder batch, one more receipt, {years} years"


def month(years):
    return f"larder report month, {years} years"


def batch(larder, _):
    made = [programs(larder, years) for years in YEARS]

    def check():
        for years in YEARS:
            check_reports(larder, years)

    return Job([program for some in made for program in some], check)


def programs(larder, years):
    inbox, home, reports = folders(years)
    household = Years(years)
    household.write()
    shutil.copytree(household.inbox, fresh(inbox))
    fresh(home), fresh(reports)
    command = larder.command(
        home, "batch", str(inbox), "--reports", str(reports), "--today", TODAY)
    # In a batch of its own, as each night's is: what changes how others are read is read each time.
    larder.ask(home, "import", str(inbox / "budgets.csv"))
    larder.do(command)
    numbers = count(1)

    def another_receipt():
        number = next(numbers)
        row = ["2026-10-31", "Shop 1", "Organic apple juice", f"{number}.79", "EUR"]
        table(inbox / f"one-more-{number}.csv", COLUMNS, [row])

    asked = larder.command(home, "report", "month", "-p", "2026-10", "--today", TODAY)
    more = Program(one_more(years), command, another_receipt)
    return [
        more,
        Program(nothing_new(years), command),
        Program(month(years), asked, against=more.name),
        Program(f"larder batch, all reports anew, {years} years", [*command, WHOLE_LOG]),
    ]


def folders(years):
    return [OUT / f"batch-{years}-{name}" for name in ("inbox", "home", "reports")]


def check_reports(larder, years):
    """The reports that stand there have the bytes that making all of them gives."""
    _, home, reports = folders(years)
    whole = fresh(OUT / f"batch-{years}-whole")
    larder.ask(home, "report", "month", "--all", "--reports", str(whole), WHOLE_LOG,
               "--today", TODAY)
    for folder in sorted(whole.iterdir()):
        names = [file.name for file in folder.iterdir()]
        _, *others = filecmp.cmpfiles(folder, reports / folder.name, names, shallow=False)
        if any(others):
            raise Failure(f"of {folder.name} these differ after {years} years: {others}")
