"""Quantiles of Student's distribution, for SQL, which has none."""

import math

NORMAL = 1.959963984540054


def quantile(freedom):
    """The 97.5 % quantile by degrees of freedom.

    From 200 on by the expansion of Abramowitz and Stegun 26.7.5, below by Newton's method on the share
    between the bounds. Values of NIST's table:

    >>> [round(quantile(freedom), 3) for freedom in (1, 2, 3, 10, 30, 100)]
    [12.706, 4.303, 3.182, 2.228, 2.042, 1.984]
    >>> abs(quantile(199) - quantile(200)) < 1e-4  # both ways meet
    True
    """
    z, n = NORMAL, freedom
    start = (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
    if n >= 200:
        return start
    if n == 1:
        return math.tan(math.pi * 0.475)
    t = start
    for _ in range(60):
        step = (within(t, n) - 0.95) / (2 * density(t, n))
        t -= step
        if abs(step) < 1e-14 * t:
            break
    return t


def density(t, n):
    scale = math.lgamma((n + 1) / 2) - math.lgamma(n / 2)
    return math.exp(scale - (n + 1) / 2 * math.log1p(t * t / n)) / math.sqrt(n * math.pi)


def within(t, n):
    """The share between -t and t: a finite sum in the angle (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    angle = math.atan(t / math.sqrt(n))
    sine, square = math.sin(angle), math.cos(angle) ** 2
    term = total = 1.0 if n % 2 == 0 else math.cos(angle)
    for k in range(2 if n % 2 else 1, n - 1, 2):
        term *= square * k / (k + 1)
        total += term
    if n % 2 == 0:
        return sine * total
    return 2 / math.pi * (angle + sine * total)


def table(count):
    """CSV of the first so many."""
    return "freedom,quantile\n" + "".join(f"{n},{quantile(n)!r}\n" for n in range(1, count + 1))
