"""The review of a finished game: how well each seat played, and how lucky it was.

For every seat there is one measure: its chance to win, from what it knew at the time. The changes of
that chance from the start to the result add up to luck (its deals and draws), skill (the losses of its decisions)
and others (what the rest of the table did).
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import msgspec

from elfenland.coach.assumed import Future, result_of, shares_of
from elfenland.coach.chances import position, standard_error
from elfenland.coach.choices import is_choice
from elfenland.coach.imagined import Imagined
from elfenland.coach.judging import PHASES, THRESHOLDS, Decision, judge
from elfenland.coach.positions import Moments
from elfenland.coach.travels import Counter, Turn, counters_of, turns_of
from elfenland.errors import ElfenlandError
from elfenland.game import Game, action_of, outcomes_of, record
from elfenland.game import events as e
from elfenland.rules import Rng, State

SEED = 17
STREAM = 10  # of the review's random numbers
DEFAULT_SECONDS = 60.0  # of one core, at most, for a game of four at default quality
MOMENTS = 6  # that decided the game
LUCKY = 2  # of them, strokes of luck


class Point(msgspec.Struct, frozen=True):
    """A seat's chance after so many events, as it could know it then; `why` says what changed it."""

    event: int
    share: float
    standard_error: float
    change: float
    why: str  # start, luck, skill, others, result


class CurvePoint(msgspec.Struct, frozen=True):
    """Every seat's chance after so many events with all hands open; they add up to 1."""

    event: int
    shares: tuple[float, ...]
    standard_errors: tuple[float, ...]


class ErrorRate(msgspec.Struct, frozen=True):
    """Mean loss over the decisions that were real choices, per mille; None where there were none."""

    overall: float | None
    phases: dict[str, float | None]
    rounds: tuple[float | None, ...]


class SeatReview(msgspec.Struct, frozen=True):
    """One seat: result - start = luck + skill + others. The standard error is that of luck and of others."""

    seat: int
    name: str
    start: float
    result: float
    luck: float
    skill: float
    others: float
    standard_error: float
    skill_standard_error: float
    error_rate: ErrorRate
    decisions: tuple[Decision, ...]
    points: tuple[Point, ...]


class Moment(msgspec.Struct, frozen=True):
    """One of the moments that decided the game: a decision or a stroke of luck of a seat."""

    event: int
    seat: int
    why: str
    change: float
    standard_error: float


class Review(msgspec.Struct, frozen=True):
    """What `elfenland review --json` prints."""

    edition: str
    players: tuple[str, ...]
    worlds: dict[str, int]
    seed: int
    seats: tuple[SeatReview, ...]
    curve: tuple[CurvePoint, ...]
    moments: tuple[Moment, ...]
    turns: tuple[Turn, ...]
    counters: tuple[Counter, ...]


@dataclass(frozen=True)
class Quality:
    """Worlds per kind of question."""

    draw: int = 50
    plan: int = 50
    travel: int = 32
    keep: int = 50
    position: int = 100
    open: int = 20
    start: int = 400

    @classmethod
    def of_time(cls, seconds: float, players: int) -> Quality:
        """The quality that takes about so many seconds of one core: decisions and rounds both grow with players."""
        factor = seconds / DEFAULT_SECONDS * min(2.0, (4 / players) ** 2)
        base = cls()
        return cls(**{name: max(6, round(factor * count)) for name, count in vars(base).items()})

    def worlds(self, decision_phase: str) -> int:
        """For a decision of this phase."""
        return int(getattr(self, "plan" if decision_phase == "obstacle" else decision_phase))


@dataclass(frozen=True)
class Question:
    """One thing to estimate before event `at`: `start` and `open` with all hands, the others as a seat knows them."""

    kind: str  # start, decide, know (after a deal), end (of a round), open
    at: int
    seat: int
    worlds: int
    seed: int


Answer = Decision | tuple[list[float], list[float]]
Progress = Callable[[int, int, Answer | None], None]


def review(
    game: Game | str | bytes,
    seats: Sequence[int] | None = None,
    quality: Quality | None = None,
    *,
    seed: int = SEED,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Review a finished game or its record; `progress` hears of every answer as it comes.

    The same record, seats, quality and seed give the same review, whatever the number of jobs.
    """
    reviewing = Reviewing(game, seats, quality, seed=seed)
    for question, answer in _answers(reviewing.moments, reviewing.questions, jobs):
        reviewing.take(question, answer)
        if progress is not None:
            progress(len(reviewing.answers), len(reviewing.questions), answer)
    return reviewing.review()


class Reviewing:
    """A review under way: what is to be asked, what has been answered, and what that adds up to.

    The questions can be answered in any order and anywhere (`answer`); the review is the same.
    """

    def __init__(
        self,
        game: Game | str | bytes,
        seats: Sequence[int] | None = None,
        quality: Quality | None = None,
        *,
        seed: int = SEED,
    ) -> None:
        if not isinstance(game, Game):
            game = record.loads(game)
        if not game.over:
            raise ElfenlandError("only a finished game can be reviewed")
        self.seats = range(len(game.players)) if seats is None else sorted(set(seats))
        if any(seat not in range(len(game.players)) for seat in self.seats):
            raise ElfenlandError(f"there is no such seat among {len(game.players)} players")
        self.quality = quality or Quality.of_time(DEFAULT_SECONDS, len(game.players))
        self.seed = seed
        self.moments = Moments(game)
        self.questions = _questions(self.moments, self.seats, self.quality, seed)
        self.answers: list[tuple[Question, Answer]] = []

    def take(self, question: Question, answer: Answer) -> None:
        """Note an answer."""
        self.answers.append((question, answer))

    def answer(self, question: Question) -> Answer:
        """Estimate one thing, without noting it."""
        return answer(self.moments, question)

    def review(self) -> Review:
        """The whole review, once everything is answered."""
        game = self.moments.game
        answers = {(question.kind, question.at, question.seat): found for question, found in self.answers}
        reviewed = tuple(_Ledger(self.moments, seat, answers).review() for seat in self.seats)
        return Review(
            edition=game.edition,
            players=tuple(player.name for player in game.players),
            worlds=vars(self.quality),
            seed=self.seed,
            seats=reviewed,
            curve=(*curve_of(self.answers), _end(self.moments)),
            moments=_decisive(reviewed),
            turns=tuple(turns_of(self.moments)),
            counters=tuple(counters_of(self.moments)),
        )


# ------------------------------------------------------------------ questions and answers


def _questions(moments: Moments, seats: Sequence[int], quality: Quality, seed: int) -> list[Question]:
    events = moments.game.events
    found = [Question("start", 0, -1, quality.start, seed)]
    for at, event in enumerate(events):
        number = Rng(seed, STREAM + at).below(2**31)
        if _dealt(events, at):
            found += [Question("know", at, seat, quality.position, number + seat) for seat in seats]
        if isinstance(event, e.TurnEnded) and _round_over(events, at):
            found += [Question("end", at + 1, seat, quality.position, number + seat) for seat in seats]
        player: int = getattr(event, "player", -1)
        if player in seats and action_of(event) is not None and is_choice(moments.known(at, player)):
            found.append(Question("decide", at, player, quality.worlds(_phase(event)), number + player))
        if _dealt(events, at) or isinstance(event, e.Placed | e.ObstaclePlaced | e.TurnEnded | e.Drawn):
            found.append(Question("open", at if _dealt(events, at) else at + 1, -1, quality.open, number + 128))
    return found


def _phase(event: e.Event) -> str:
    match event:
        case e.Drawn():
            return "draw"
        case e.Moved() | e.TurnEnded():
            return "travel"
        case e.Kept():
            return "keep"
    return "plan"


def _dealt(events: Sequence[e.Event], at: int) -> bool:
    """Whether a round's dealing has just been done."""
    return at > 0 and isinstance(events[at - 1], e.SecretDrawn) and not isinstance(events[at], e.SecretDrawn)


def _round_over(events: Sequence[e.Event], at: int) -> bool:
    """Whether a round, but not the game, has just been travelled to its end."""
    return isinstance(events[at + 1], e.Kept)


def _answers(moments: Moments, questions: list[Question], jobs: int) -> Generator[tuple[Question, Answer]]:
    if jobs == 1:
        for question in questions:
            yield question, answer(moments, question)
        return
    text = record.dumps(moments.game)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_worker, initargs=(text,)) as pool:
        yield from zip(questions, pool.map(_answer_in_worker, questions), strict=True)


_WORKER: list[Moments] = []


def _begin_worker(text: str) -> None:
    _WORKER[:] = [Moments(record.loads(text))]


def _answer_in_worker(question: Question) -> Answer:
    return answer(_WORKER[0], question)


def answer(moments: Moments, question: Question) -> Answer:
    """Estimate one thing."""
    game, at, seat = moments.game, question.at, question.seat
    if question.kind == "decide":
        played = action_of(game.events[at])
        assert played is not None
        event = game.events[at]
        drawn = outcomes_of(event, game.starting_player)[0] if isinstance(event, e.Drawn) else None
        return judge(moments.known(at, seat), played, question.worlds, question.seed, drawn)
    if question.kind == "know":
        share, error = position(moments.known(at, seat), question.worlds, question.seed)
        return [share], [error]
    if question.kind == "end":
        imagined = Imagined(moments.known(at, seat), question.seed)
        shares = [shares_of(imagined.next())[seat] for _ in range(question.worlds)]
        return [sum(shares) / len(shares)], [standard_error(shares)]
    state = moments.states[at]
    if question.kind == "start":
        state = State.start(game.options, len(game.players), game.starting_player)
    return _open_shares(state, question.worlds, question.seed)


def _open_shares(state: State, worlds: int, seed: int) -> tuple[list[float], list[float]]:
    """Every seat's chance from a position in which everything is known."""
    if state.over:
        return result_of(state), [0.0] * state.players
    future = Future(state.players)
    rows = [future.shares(state.copy(), seed + number) for number in range(worlds)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    return [sum(column) / worlds for column in columns], [standard_error(column) for column in columns]


# ------------------------------------------------------------------ adding up


class _Ledger:
    """Goes through a seat's game and writes down what changed its chance."""

    def __init__(self, moments: Moments, seat: int, answers: dict[tuple[str, int, int], Answer]) -> None:
        self.moments, self.seat, self.answers = moments, seat, answers
        self.points: list[Point] = []
        self.decisions: list[Decision] = []
        self.sums = {"luck": 0.0, "skill": 0.0, "others": 0.0}
        self.variance = 0.0

    def write(self, event: int, share: float, error: float, why: str, variance: float | None = None) -> None:
        """The chance is `share` now, and `why` is what changed it; `variance` that of the change."""
        last = self.points[-1]
        change = share - last.share
        self.sums[why] += change
        if why == "luck":
            self.variance += error**2 + last.standard_error**2 if variance is None else variance
        self.points.append(Point(event, share, error, change, why))

    def review(self) -> SeatReview:
        events, seat = self.moments.game.events, self.seat
        start, errors = self.shares("start", 0, -1)
        self.points.append(Point(0, start[seat], errors[seat], 0.0, "start"))
        for at, event in enumerate(events):
            if _dealt(events, at):
                self.know(at)
            if getattr(event, "player", None) == seat and ("decide", at, seat) in self.answers:
                self.decide(at)
            if isinstance(event, e.TurnEnded) and _round_over(events, at):
                (share,), (error,) = self.shares("end", at + 1, seat)
                self.write(at + 1, share, error, "others")
        result = result_of(self.moments.states[-1])[seat]
        self.write(len(events), result, 0.0, "others")
        return SeatReview(
            seat=seat,
            name=self.moments.game.players[seat].name,
            start=start[seat],
            result=result,
            luck=self.sums["luck"],
            skill=self.sums["skill"],
            others=self.sums["others"],
            standard_error=self.variance**0.5,
            skill_standard_error=sum(d.standard_error**2 for d in self.decisions if d.loss) ** 0.5,
            error_rate=error_rate(self.decisions),
            decisions=tuple(self.decisions),
            points=tuple(self.points),
        )

    def shares(self, kind: str, at: int, seat: int) -> tuple[list[float], list[float]]:
        answer = self.answers[kind, at, seat]
        assert not isinstance(answer, Decision)
        return answer

    def know(self, at: int) -> None:
        """Cards or counters have come to the seat by chance."""
        (share,), (error,) = self.shares("know", at, self.seat)
        self.write(at, share, error, "luck")

    def decide(self, at: int) -> None:
        """The seat decided: what came before is the others', the loss its own."""
        decision = self.answers["decide", at, self.seat]
        assert isinstance(decision, Decision)
        self.decisions.append(decision)
        error = next(c.standard_error for c in decision.choices if _same(c.action, decision.played))
        self.write(at, decision.share + decision.loss, error, "others")
        self.write(at + 1, decision.share, error, "skill")
        if decision.luck_standard_error:
            variance = decision.luck_standard_error**2
            self.write(at + 1, decision.share + decision.luck, error, "luck", variance)


def _same(action: str, other: str) -> bool:
    return sorted(action.split()) == sorted(other.split())


def error_rate(decisions: Sequence[Decision]) -> ErrorRate:
    """Mean losses per mille: over all real choices, by phase and by round."""
    real = [decision for decision in decisions if decision.real]
    return ErrorRate(
        overall=_per_mille(real),
        phases={phase: _per_mille([d for d in real if d.phase == phase]) for phase in PHASES},
        rounds=tuple(_per_mille([d for d in real if d.round == number]) for number in range(1, 5)),
    )


def _per_mille(decisions: Sequence[Decision]) -> float | None:
    return 1000 * sum(d.loss for d in decisions) / len(decisions) if decisions else None


def curve_of(answers: Iterable[tuple[Question, Answer]]) -> tuple[CurvePoint, ...]:
    """The chances of all seats with open hands from the start on, as far as they are known."""
    found = [
        CurvePoint(question.at, tuple(answer[0]), tuple(answer[1]))
        for question, answer in answers
        if question.kind in ("start", "open") and not isinstance(answer, Decision)
    ]
    return tuple(sorted(found, key=lambda point: point.event))


def _end(moments: Moments) -> CurvePoint:
    """The curve's last point: the result."""
    result = tuple(result_of(moments.states[-1]))
    return CurvePoint(len(moments.game.events), result, (0.0,) * len(result))


def _decisive(seats: Sequence[SeatReview]) -> tuple[Moment, ...]:
    """The decisions and strokes of luck that changed a seat's chance most, in the order of the game."""
    least = THRESHOLDS[-1][0]  # a smaller stroke of luck decides nothing
    decided = [
        Moment(decision.event, review.seat, decision.grade, -decision.loss, decision.standard_error)
        for review in seats
        for decision in review.decisions
        if decision.grade != "best"
    ]
    came = [
        Moment(point.event, review.seat, "luck", point.change, point.standard_error)
        for review in seats
        for point in review.points
        if point.why == "luck" and abs(point.change) > max(3 * point.standard_error, least)
    ]
    for found in (decided, came):
        found.sort(key=lambda moment: abs(moment.change), reverse=True)
    chosen = decided[: MOMENTS - min(LUCKY, len(came))]
    return tuple(sorted(chosen + came[: MOMENTS - len(chosen)], key=lambda moment: (moment.event, moment.seat)))
