"""What grows in a household but its lines: items, shops, and lots of an item that are open."""

import csv
from functools import partial

from ..household import TODAY, Household, name
from ..larder import fresh
from ..places import OUT
from ..series import LIMIT, Series
from ..timing import Program

BASKET = 50
# By name, the words and options.
QUESTIONS = {
    "spend --by item": [],
    "prices": [],
    "prices --by store": [],
    "prices --shrinkflation": [],
    "index": [],
    "index --geks fisher --window 25": [],
    "compare": ["--max-age", "4000"],
    "compare --split 3": ["--max-age", "4000"],
    "stock": [],
    "waste": [],
    "predict restock": [],
    "predict price": [],
    "predict expiration": [],
    "report month": ["-p", "2025-06"],
    "report year": ["-p", "2025"],
}
LOTS_ASKED = ["stock", "waste", "predict restock", "predict expiration", "report month"]
TEXT = (
    "Nanoseconds of CPU a receipt line, the least of the rounds, whole processes that read "
    "the whole log; the household is made up, its ten years are 120 months. The check fails above "
    f"{LIMIT}.")


def series(name, title, text, by_point, reference, questions=(*QUESTIONS,)):

    def program(larder, question, point):
        return asked(larder, question, by_point[point])

    return Series(
        name=name, title=title, text=f"{text} {TEXT}",
        lines={point: household.purchases for point, household in by_point.items()},
        questions=["import", *questions], program=program, reference=reference)


def asked(larder, question, household):
    household.write()
    if question == "import":
        home = OUT / f"{household.name}-import"
        return Program(question, importing(larder, home, household), partial(fresh, home))
    words, sign, rest = question.partition(" --")
    options = [*(sign.strip() + rest).split(), *QUESTIONS[question]]
    if words == "compare":
        options += ["--list", basket(household)]
    home = larder.made(household.name, partial(fill, larder, household))
    form = ["-f", "md" if question.startswith("report") else "csv"]
    return larder.whole_log(question, home, words.split(), *options, *form, "--today", TODAY)


def fill(larder, household, home):
    larder.do(importing(larder, home, household))


def importing(larder, home, household):
    files = [str(path) for path in household.files()]
    return larder.command(home, "import", *files, "--currency", "USD")


def basket(household):
    """Of as many staples as it takes, the same number in a household of any width."""
    path = OUT / f"{household.name}.basket.csv"
    with open(path, "w", newline="") as file:
        rows = [[name(10 * number), 1] for number in range(BASKET)]
        csv.writer(file).writerows([["item", "quantity"], *rows])
    return str(path)


def households(unit, widths, make):
    return {f"{width:,} {unit}": make(width) for width in widths}


ITEMS = series(
    "scale-items", "Scale: items",
    "Twelve purchases of each item, in 40 shops; a label for one lot in twenty.",
    households("items", [12_500, 25_000, 50_000, 100_000],
               lambda n: Household(f"items-{n}", items=n)),
    reference="25,000 items")
SHOPS = series(
    "scale-shops", "Scale: shops",
    "The same 10,000 items; each is bought in four shops.",
    households("shops", [10, 100, 1000],
               lambda n: Household(f"shops-{n}", items=10_000, shops=n)),
    reference="10 shops")
LOTS = series(
    "scale-lots", "Scale: lots that stay",
    "50,000 lots of ever fewer items, all labelled, none ever used.",
    households("lots an item", [10, 100, 1000, 10_000],
               lambda n: Household(f"lots-{n}", items=50_000 // n, lots=n)),
    reference="10 lots an item", questions=LOTS_ASKED)
USES = series(
    "scale-uses", "Scale: lots that are used up",
    "The same lots, each eaten by two events in the years after all were bought.",
    households("lots an item", [10, 100, 1000, 10_000],
               lambda n: Household(f"uses-{n}", items=50_000 // n, lots=n, uses=2)),
    reference="10 lots an item", questions=LOTS_ASKED)
