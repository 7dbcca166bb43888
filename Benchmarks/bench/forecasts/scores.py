"""How good forecasts were: the usual scores, in the standard library's Python.

`python3 -m doctest Benchmarks/bench/forecasts/scores.py` holds them against values found by hand,
as `.ci/run` does.
"""

BINS = 10


def mean(values):
    """
    >>> mean([1, 2, 6])
    3.0
    """
    values = list(values)
    return sum(values) / len(values)


def brier(chances, outcomes):
    """The mean squared distance of chances from what came, 0 or 1.

    >>> brier([0.8, 0.5, 0.0], [1, 0, 0])  # (0.04 + 0.25 + 0) / 3
    0.09666666666666666
    """
    return mean((chance - came) ** 2 for chance, came in zip(chances, outcomes, strict=True))


def brier_skill(chances, outcomes):
    """By what share the Brier score is less than that of always saying the base rate.

    >>> round(brier_skill([0.8, 0.5, 0.0, 0.1], [1, 1, 0, 0]), 9)  # 1 - 0.075 / 0.25
    0.7
    >>> brier_skill([0.5, 0.5], [1, 0])
    0.0
    """
    base = mean(outcomes)
    return 1 - brier(chances, outcomes) / (base * (1 - base))


def auc(chances, outcomes):
    """How often what came had the greater chance, over all pairs; equal chances count one half.

    >>> auc([0.9, 0.4, 0.6, 0.4], [1, 1, 0, 0])  # pairs: 1, 1, 0, 1/2
    0.625
    >>> auc([0.1, 0.2, 0.3], [0, 1, 1])
    1.0
    """
    ranked = sorted(zip(chances, outcomes, strict=True))
    came = sum(outcomes)
    start, sum_of_ranks = 0, 0.0
    while start < len(ranked):
        end = start
        while end < len(ranked) and ranked[end][0] == ranked[start][0]:
            end += 1
        # Ranks count from 1; equal ones share their mean.
        sum_of_ranks += (start + 1 + end) / 2 * sum(outcome for _, outcome in ranked[start:end])
        start = end
    return (sum_of_ranks - came * (came + 1) / 2) / (came * (len(ranked) - came))


def calibration_error(chances, outcomes, bins=BINS):
    """The expected calibration error: over bins of equal width, each as its share of forecasts, how
    far the mean chance is from the share that came.

    >>> # 0.05 and 0.07: mean 0.06, none came; 0.95: it came
    >>> round(calibration_error([0.05, 0.07, 0.95], [0, 0, 1]), 9)  # (0.12 + 0.05) / 3
    0.056666667
    >>> calibration_error([1.0, 1.0], [1, 1])  # 1 is in the last bin
    0.0
    """
    distances = [0.0] * bins
    for chance, came in zip(chances, outcomes, strict=True):
        distances[min(bins - 1, int(chance * bins))] += chance - came
    return sum(map(abs, distances)) / len(chances)


def wape(forecasts, actuals):
    """The sum of all errors by the sum of what came.

    >>> wape([90, 30, 5], [100, 20, 0])  # (10 + 10 + 5) / 120
    0.20833333333333334
    """
    errors = sum(abs(own - came) for own, came in zip(forecasts, actuals, strict=True))
    return errors / sum(actuals)


def coverage(bounds, actuals):
    """The share of (low, high) that held what came.

    >>> coverage([(1, 2), (1, 2), (3, 9), (0, 0)], [2, 3, 3, 0])
    0.75
    """
    return mean(low <= came <= high for (low, high), came in zip(bounds, actuals, strict=True))
