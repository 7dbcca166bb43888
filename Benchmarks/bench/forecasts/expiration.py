"""Whether labels, waste and the time to finish things are foreseen: section 2 of the study."""

import datetime
import json
import math
from collections import defaultdict
from dataclasses import dataclass
from statistics import NormalDist

from ..duck import query
from ..places import Failure
from . import panel, spend
from .figures import Part, at_least, at_most, plain, within
from .kitchen import FOODS, World, published
from .scores import auc, brier, brier_skill, calibration_error, coverage, mean

SEED, HOUSEHOLDS = 20261120, 100
LONGEST_LABEL = 60  # days: of longer ones no error is counted
# The most that the mean error may be, in days, by the number of the product's own labels.
ERROR = {(1, 1): 2.9, (3, 5): 2.2}
GROUPS = [(0, 0), (1, 1), (2, 2), (3, 5), (6, 10), (11, math.inf)]
COVERAGE80 = (0.78, 0.93)
JUDGED_FROM = 181  # waste is judged once half a year is known: from the first of July
# Lives that finishing is compared with, to find out when half would be finished.
LIVES = [1, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 91, 128, 181, 256]
LAST_DAY = 365
LEAST_LOTS = 3


@dataclass
class Forecast:
    """What was foreseen of a lot on its day of purchase, before its label was typed in."""

    lot: object
    labels: int
    days: int
    bounds: tuple[int, int]
    waste: float | None = None  # the chance told once the label was typed in


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
        found.append(at_most(text, limit, own, "{:.2f}") if limit else plain(text, own, "{:.2f}"))
        found.append(plain("… of FoodKeeper's life", table, "{:.2f}"))
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
        plain("waste: Brier score (study: .1348)", brier(chances, outcomes), "{:.4f}"),
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
        "lots or more. The program does not print it: it is told what life was described (`describe "
        "product --shelf-life-days`), and the life at which the chance of waste is one half is the "
        "median. For that all labels are typed in. It is compared with the mean logarithm of all "
        "true times.",
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
    wrong = {food: found.get(food) for food in FOODS if found.get(food) != round(published(food))}
    if wrong:
        raise Failure(f"these do not keep for so long by bench/forecasts/kitchen.py: {wrong}")


def lived(kitchen, lots):
    """A year, day of purchase by day of purchase."""
    by_day = defaultdict(list)
    for lot in lots:
        by_day[lot.day].append(lot)
    to_come = []
    forecasts = []
    for day, bought in sorted(by_day.items()):
        past = sorted((event for event in to_come if event["date"] < str(panel.day(day))), key=order)
        to_come = [event for event in to_come if event["date"] >= str(panel.day(day))]
        record(kitchen, past + [purchase(lot.food, day, lot.quantity) for lot in bought])
        rows = rows_of_day(kitchen, day, "predict", "expiration")
        labels = []
        for lot in bought:
            row = rows[lot.food]
            bounds = (days_from(row["low80"], day), days_from(row["high80"], day))
            days = days_from(row["expires"], day)
            forecasts.append(Forecast(lot, int(row["n"]), days, bounds))
            if lot.label_is_logged:
                labels.append(label(lot, row["event"]))
            to_come += fate(lot, row["event"])
        record(kitchen, labels)
        if day >= JUDGED_FROM:
            rows = rows_of_day(kitchen, day, "stock")
            for forecast in forecasts[-len(bought):]:
                chance = rows[forecast.lot.food]["waste_probability"]
                forecast.waste = float(chance) if chance else None
    return forecasts


def rows_of_day(kitchen, day, *words):
    today = panel.day(day)
    rows = kitchen.ask(*words, today=today)
    return {row["item"]: row for row in rows if row["purchased"] == str(today)}


def finish_errors(kitchen, lots):
    """By how much each product's log median time to finish is off, once the year is over."""
    lots = [lot for lot in lots if FOODS[lot.food][2] is None]  # what is opened is another matter
    by_food = defaultdict(list)
    for lot in lots:
        by_food[lot.food].append(lot)
    record(kitchen, [purchase(lot.food, lot.day, lot.quantity) for lot in lots])
    purchases = (json.loads(line) for line in kitchen.run("log", "cat").splitlines())
    ids = [event["id"] for event in purchases if event["type"] == "purchase.recorded"]
    events = [label(lot, id) for lot, id in zip(lots, ids)]
    events += [event for lot, id in zip(lots, ids) for event in fate(lot, id)]
    record(kitchen, sorted(events, key=order))
    chances = defaultdict(list)
    for days in LIVES:
        record(kitchen, [
            event("product.described", LAST_DAY, food, shelf_life_days=days)
            for food in sorted(by_food)
        ])
        named = [word for food in sorted(by_food) for word in ("--item", food)]
        for row in kitchen.ask("predict", "expiration", *named, today=panel.day(LAST_DAY)):
            if row["waste_probability"]:
                chances[row["item"]].append((days, float(row["waste_probability"])))
    errors = []
    for food, found in sorted(chances.items()):
        estimate = log_median(found)
        if estimate is not None and len(by_food[food]) >= LEAST_LOTS:
            truth = mean(math.log(max(0.7, lot.finish)) for lot in by_food[food])
            errors.append(estimate - truth)
    return errors


def log_median(chances):
    """Where the chance that a life is too short is one half: normal in the logarithm of the life."""
    normal = NormalDist()
    points = [
        (math.log(days + 0.5), normal.inv_cdf(chance))  # what ends on its last day is not wasted
        for days, chance in chances if 0.01 <= chance <= 0.99
    ]
    if len(points) < 2:
        return None
    (x, score), (other_x, other_score) = sorted(points, key=lambda point: abs(point[1]))[:2]
    return x + score * (other_x - x) / (score - other_score)


def days_from(date, day):
    return (datetime.date.fromisoformat(date) - panel.day(day)).days


def order(event):
    return event["date"], event["type"], json.dumps(event)


def record(kitchen, events):
    if events:
        kitchen.run("append", typed="\n".join(map(json.dumps, events)))


def event(kind, day, food, **data):
    return {"type": kind, "date": str(panel.day(day)), "data": {"item": food} | data}


def purchase(food, day, quantity):
    return event("purchase.recorded", day, food, quantity=str(quantity), total="1.00",
                 currency="USD", category=FOODS[food][0])


def label(lot, id):
    expires = str(panel.day(lot.day + lot.label))
    return event("expiration.recorded", lot.day, lot.food, expires=expires, purchase=id)


def fate(lot, id):
    """What is recorded of a lot later, if anything."""
    if not lot.fate_is_logged:
        return []
    kind = "stock.wasted" if lot.is_wasted else "stock.consumed"
    events = [event(kind, lot.day + lot.end, lot.food, purchase=id)]
    if lot.opened is not None:
        events.append(event("stock.opened", lot.day + lot.opened, lot.food, purchase=id))
    return events
