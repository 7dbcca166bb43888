"""Whether labels, waste and the time to finish things are foreseen: section 2 of the study."""

import math
from collections import defaultdict

from ..duck import query
from ..places import Failure
from . import panel, spend
from .figures import Part, at_least, at_most, plain, within
from .kitchen import FOODS, World, published
from .scores import auc, brier, brier_skill, calibration_error, coverage, mean
from .year import LEAST_LOTS, days_from, finish_errors, lived, purchase, record

SEED, HOUSEHOLDS = 20261120, 100
LONGEST_LABEL = 60  # days: of longer ones no error is counted
# The most that the mean error may be, in days, by the number of the product's own labels.
ERROR = {(1, 1): 2.9, (3, 5): 2.2}
GROUPS = [(0, 0), (1, 1), (2, 2), (3, 5), (6, 10), (11, math.inf)]
COVERAGE80 = (0.78, 0.93)


def measure(larder, count):
    households = panel.drawn(spend.eligible_households(), count or HOUSEHOLDS, SEED)
    purchases = perishables(households)
    world = World(SEED)
    check_published(larder)

    def one(name, kitchen):
        return lived(kitchen, world.lots(name, purchases[name]))

    def finishes(name, kitchen):
        return finish_errors(kitchen, world.lots(name, purchases[name]))

    forecasts = [row for rows in panel.play(households, larder, one) for row in rows]
    errors = [error for rows in panel.play(households, larder, finishes) for error in rows]
    return Part(
        "Labels, waste and finishing (`predict expiration`, `stock`)",
        label_figures(forecasts) + waste_figures(forecasts) + [
            at_most("time to finish: size of the mean log error (EM)", 0.05, abs(mean(errors))),
            plain("the same with its sign", mean(errors), "{:+.3f}"),
            plain("the same, mean size (study: .427)", mean(map(abs, errors))),
        ],
        notes(households, forecasts, errors))


def label_figures(forecasts):
    short = [one for one in forecasts if one.lot.label <= LONGEST_LABEL]
    found = []
    for low, high in GROUPS:
        group = [one for one in short if low <= one.labels <= high]
        own = mean(abs(one.days - one.lot.label) for one in group)
        table = mean(abs(published(one.lot.food) - one.lot.label) for one in group)
        name = {(0, 0): "no label", (1, 1): "1 label"}.get((low, high), f"{low} to {high} labels")
        name = name.replace("2 to 2", "2").replace(" to inf", " or more")
        text = f"{name} of the product: mean error in days"
        limit = ERROR.get((low, high))
        figure = at_most(text, limit, own, "{:.2f}") if limit else plain(text, own, "{:.2f}")
        found.append(figure.beside(table, "FoodKeeper's life", "{:.2f}", own > table))
        found.append(plain("… less by", 100 * (1 - own / table), "{:.0f} %"))
    held = coverage([one.bounds for one in short], [one.lot.label for one in short])
    return [*found, within("80 % bounds that held", COVERAGE80, held)]


def waste_figures(forecasts):
    judged = [one for one in forecasts if one.waste is not None]
    chances = [one.waste for one in judged]
    outcomes = [int(one.lot.is_wasted) for one in judged]
    return [
        at_least("waste: Brier skill against the base rate", 0.20, brier_skill(chances, outcomes)),
        at_least("waste: AUC", 0.80, auc(chances, outcomes)),
        at_most("waste: calibration error (ECE)", 0.05, calibration_error(chances, outcomes)),
        plain("waste: Brier score (study: .1348)", brier(chances, outcomes), "{:.4f}").beside(
            brier([mean(outcomes)] * len(outcomes), outcomes), "the base rate", "{:.4f}",
            brier(chances, outcomes) > brier([mean(outcomes)] * len(outcomes), outcomes)),
        plain("waste: base rate (study: .227)", mean(outcomes)),
        plain("waste: mean chance", mean(chances)),
    ]


def notes(households, forecasts, errors):
    lots = len(forecasts)
    wasted = mean(one.lot.is_wasted for one in forecasts)
    logged = mean(one.lot.label_is_logged for one in forecasts)
    judged = sum(one.waste is not None for one in forecasts)
    return [
        f"{len(households)} households of those of the month's total, {len(FOODS)} types of "
        f"perishables, {lots:,} lots, of which {100 * wasted:.0f} % are wasted in the end and "
        f"{100 * logged:.0f} % have their label typed in. Each household lives through 2017 in a "
        "larder of its own: on every day of purchase what happened since is typed in, then the "
        "purchases, then forecasts are asked for, then the labels are typed in.",
        f"Waste is judged of {judged:,} lots bought from July on, with their label where it was "
        "typed in; Larder gives no chance where nothing of the product was ever recorded as used.",
        f"The time to finish is that of {len(errors):,} products of a household with {LEAST_LOTS} "
        "lots or more, which are about four a household, as in the study. No command prints it: "
        "the product is described to keep for so many days (`--shelf-life-days`), and the life at "
        "which the chance of waste is one half is the median. For that all labels are typed in. It "
        "is compared with the mean logarithm of all true times.",
        "Differs from the study: what it leaves open is our own, such as the types, their "
        "categories (4), when things are opened, how much appetite differs (0.2) and the draws, so "
        "errors in days compare only roughly: how much they are less than FoodKeeper's is what "
        "compares (study: 43 % after one label, 55 % after 3 to 5).",
        "Kaplan–Meier's curve and the lognormal of the published remissions are held by "
        "`Tests/StatisticsTests/Survival`: no command prints them.",
    ]


def perishables(households):
    """`{household: {food: [(day, quantity), …]}}`, days counted from the first of 2017."""
    names = ", ".join(f"'{name}'" for name in households)
    foods = ", ".join(f"'{food}'" for food in FOODS)
    found = {name: defaultdict(list) for name in households}
    for row in query(f"""
      SELECT household, item, date_diff('day', date '{panel.NEW_YEAR}', day) AS day,
        sum(quantity) AS quantity
      FROM {panel.LINES}
      WHERE household IN ({names}) AND item IN ({foods}) AND quantity > 0
      GROUP BY ALL ORDER BY ALL
    """):
        bought = (int(row["day"]), int(row["quantity"]))
        found[row["household"]][row["item"]].append(bought)
    return found


def check_published(larder):
    """The lives that the made-up ones are drawn around are those that Larder goes by."""

    def lives(_, kitchen):
        record(kitchen, [purchase(food, 0, 1) for food in FOODS])
        return {
            row["item"]: days_from(row["expires"], 0)
            for row in kitchen.ask("predict", "expiration", today=panel.day(0))
        }

    [found] = panel.play(["nobody"], larder, lives)
    wrong = [food for food in FOODS if found.get(food) != round(published(food))]
    if wrong:
        raise Failure(f"these keep otherwise by bench/forecasts/kitchen.py: {wrong}")
