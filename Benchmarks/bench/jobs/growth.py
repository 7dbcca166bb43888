"""What Larder alone costs as the same household's log grows from ten thousand lines to ten million."""

from functools import partial

from ..larder import fresh
from ..places import FILES, LINES, OUT
from ..series import LIMIT, Series
from ..timing import Program

# The words of the question, joined, and its options.
QUESTIONS = {
    "spend": ["--by", "category,month", "-f", "csv"],
    "budget": ["-f", "csv"],
    "prices": ["-f", "csv"],
    "index": ["-f", "csv"],
    "stock": ["-f", "csv"],
    "waste": ["-f", "csv"],
    "predict-restock": ["-f", "csv"],
    "report-month": ["-p", "2017-06", "-f", "md"],
    "report-year": ["-p", "2017", "-f", "md"],
    "log-show": ["--top", "10", "-f", "csv"],
}


def program(larder, question, size):
    if question == "import":
        home = OUT / f"growth-import-{size}"
        return Program(question, larder.importing(home, FILES[size]), partial(fresh, home))
    return larder.replay(question, size, question.split("-"), *QUESTIONS[question])


GROWTH = Series(
    name="growth",
    title="Growth",
    text=(
        "Nanoseconds of CPU a line, the least of the rounds, whole processes that read the whole "
        "log. The small sizes are every 140th and 14th line, so they have more items a line and "
        "the same start of a process to pay. A further line is the difference of two sizes: what "
        f"stays fixed drops out. Both ratios are judged by {LIMIT}."),
    lines=LINES,
    questions=["import", *QUESTIONS],
    program=program,
    is_there=lambda larder, size: size in larder.sizes,
)
