"""A review as one HTML file that needs nothing else: the curve, the seats, the moments on the map, every decision."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from elfenland.coach.charts import curve, drawn_map, map_at, map_symbol
from elfenland.coach.english import change, connection_name, kind_name, listed, percent, spoken
from elfenland.coach.judging import PHASES, SIGNS, Decision
from elfenland.coach.reviewing import Moment, Review, SeatReview
from elfenland.coach.travels import Turn
from elfenland.game import Game, Replay, view_for
from elfenland.game import events as e
from elfenland.picture import PLAYER_COLOURS, shape_path
from elfenland.picture.position import Position
from elfenland.picture.view import position_of

PHASE_NAMES = {
    "draw": "drawing",
    "plan": "placing",
    "obstacle": "obstacle",
    "travel": "travelling",
    "keep": "keeping",
}


def html(review: Review, game: Game) -> str:
    """The whole page."""
    style = (files("elfenland.coach") / "review.css").read_text(encoding="utf-8")
    winners = [review.players[seat] for seat in (game.outcome.winners if game.outcome else ())]
    sections = (
        f"<header><h1>Review</h1><p>{escape(', '.join(review.players))}: {len(review.players)} players, "
        f"{escape(review.edition)}. <strong>{escape(' and '.join(winners))}</strong> won.</p></header>",
        _section("Chances over the game", _curve_section(review, game)),
        _section("How well, and how lucky", "".join(_seat(seat, game) for seat in review.seats)),
        _section("Moments that decided it", _moments(review, game)),
        _section("Journeys", _journeys(review, game)),
        _section("What the counters did", _counters(review)),
        _section("Every decision", "".join(_decisions(seat) for seat in review.seats)),
        _section("How to read this", _notes(review)),
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Elfenland: review</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style></head><body>{map_symbol()}<main>{''.join(sections)}</main></body></html>\n"
    )


def _section(title: str, body: str) -> str:
    return f"<section><h2>{title}</h2>{body}</section>"


def _token(seat: int) -> str:
    return (
        f'<svg class="token" viewBox="-10 -10 20 20" aria-hidden="true"><path d="{shape_path(seat, 8)}" '
        f'fill="{PLAYER_COLOURS[seat]}"/></svg>'
    )


def _curve_section(review: Review, game: Game) -> str:
    legend = "".join(f"<li>{_token(seat)}{escape(name)}</li>" for seat, name in enumerate(review.players))
    return (
        f'<ul class="legend">{legend}</ul><div class="wide">{curve(review, game.events)}</div>'
        "<p>Every seat's chance to win with all hands open, as the finished record allows. "
        f"Estimated from {review.worlds['open']} futures at each point.</p>"
    )


# ------------------------------------------------------------------ seats


def _seat(seat: SeatReview, game: Game) -> str:
    """One seat: the sum from start to result, where the luck came from, the error rates, the grades."""
    error = f"± {100 * seat.standard_error:.0f}"
    rows = (
        ("start", percent(seat.start), ""),
        ("luck", change(seat.luck), error),
        ("skill", change(seat.skill), f"± {100 * seat.skill_standard_error:.0f}"),
        ("others", change(seat.others), error),
        ("result", percent(seat.result), ""),
    )
    table = "".join(f"<tr><th>{name}</th><td>{value}</td><td>{doubt}</td></tr>" for name, value, doubt in rows)
    bars = "".join(_bar(name, value) for name, value in (("luck", seat.luck), ("skill", seat.skill)))
    rate = seat.error_rate
    rates = [(PHASE_NAMES[phase], _rate(rate.phases[phase])) for phase in PHASES]
    rates += [(f"round {number}", _rate(each)) for number, each in enumerate(rate.rounds, 1)]
    lucks = [(name, change(value)) for name, value in _lucks(seat, game).items()]
    overall = "–" if rate.overall is None else f"{rate.overall:.1f} ‰"
    counts = {grade: sum(decision.grade == grade for decision in seat.decisions) for grade in SIGNS}
    graded = "".join(
        f'<li class="{grade}"><b>{count}</b> {grade}</li>' for grade, count in counts.items() if grade != "best"
    )
    return (
        f'<article class="seat"><h3>{_token(seat.seat)}{escape(seat.name)}</h3>'
        f"{bars}<table>{table}</table>"
        f"<p>Luck <b>{change(seat.luck)}</b></p>{_figures(lucks)}<p>Error rate <b>{overall}</b></p>{_figures(rates)}"
        f'<ul class="grades">{graded}</ul></article>'
    )


def _figures(rows: Sequence[tuple[str, str]]) -> str:
    return f'<ul class="phases">{"".join(f"<li>{name} <b>{figure}</b></li>" for name, figure in rows)}</ul>'


def _lucks(seat: SeatReview, game: Game) -> dict[str, float]:
    """Where a seat's luck came from: deals and draws, and each round."""
    found = {"deals": 0.0, "draws": 0.0}
    for point in seat.points:
        if point.why == "luck":
            before = game.events[: point.event]
            name = f"round {sum(isinstance(event, e.RoundBegan) for event in before)}"
            found["draws" if isinstance(before[-1], e.Drawn) else "deals"] += point.change
            found[name] = found.get(name, 0.0) + point.change
    return found


def _rate(per_mille: float | None) -> str:
    return "–" if per_mille is None else f"{per_mille:.0f}"


def _bar(name: str, value: float) -> str:
    """A bar from the middle: to the right what was won, to the left what was lost."""
    width = min(50.0, 50 * abs(value))
    left = 50.0 if value >= 0 else 50 - width
    return (
        f'<div class="bar" role="img" aria-label="{name} {change(value)}"><span>{name}</span>'
        f'<i class="{name} {"won" if value >= 0 else "lost"}" style="left:{left:.1f}%;width:{width:.1f}%"></i></div>'
    )


# ------------------------------------------------------------------ moments


def _moments(review: Review, game: Game) -> str:
    if not review.moments:
        return "<p>No single moment stood out.</p>"
    decided = {(seat.seat, decision.event): decision for seat in review.seats for decision in seat.decisions}
    return "".join(_moment(review, game, moment, decided.get((moment.seat, moment.event))) for moment in review.moments)


def _moment(review: Review, game: Game, moment: Moment, decision: Decision | None) -> str:
    """One moment: the map as it was, what was played, what would have been better."""
    name = escape(review.players[moment.seat])
    if moment.why == "luck" or decision is None:
        there, picture, title = _until(game, moment.event), "", "Luck"
        body = (
            f"<p>{_came(game, moment)} changed {name}'s chance by <b>{change(moment.change)}</b> "
            f"(± {100 * moment.standard_error:.0f}).</p>"
        )
    else:
        there = _until(game, moment.event - 1)
        picture = map_at(there, decision.best if decision.loss else decision.played, "The map at that moment")
        title, body = f"{decision.grade.capitalize()} {SIGNS[decision.grade]}", _judgement(decision)
    return (
        f'<article class="moment {moment.why}"><div class="words"><h3>{_token(moment.seat)}{title}</h3>'
        f'<p class="where">{name}, round {there.round}, event {moment.event}</p>{body}</div>{picture}</article>'
    )


def _came(game: Game, moment: Moment) -> str:
    """What chance brought to the seat, as the finished record shows it."""
    for event in reversed(game.events[: moment.event]):
        if isinstance(event, e.Drawn) and event.player == moment.seat:
            if event.source == "blind":
                return f"The {kind_name(event.counter)} drawn face down"
            return f"The {kind_name(str(event.refill))} turned up in place of the {kind_name(event.counter)}"
        if isinstance(event, e.Dealt) and event.player == moment.seat:
            return f"The new cards ({listed([str(card) for card in event.cards])})"
    return "What came by chance"


def _judgement(decision: Decision) -> str:
    """What was played and what would have been better, with how well that is known."""
    worlds = max(choice.worlds for choice in decision.choices)
    known = "proved" if decision.proved else f"± {100 * decision.standard_error:.1f}, estimated from {worlds} worlds"
    if decision.grade == "brilliant":
        return f"<p>The only good choice: <b>{escape(spoken(decision.played))}</b> ({known}).</p>"
    return (
        f"<p>Played: {escape(spoken(decision.played))}.</p><p>Better: <b>{escape(spoken(decision.best))}</b>, "
        f"by <b>{percent(decision.loss, 1)}</b> ({known}). {escape(' '.join(map(str, decision.reasons)))}</p>"
    )


def _until(game: Game, events: int) -> Game:
    """The game after so many events."""
    there = Game(game.options, game.players, game.starting_player, edition=game.edition)
    replay = Replay(there)
    for event in game.events[:events]:
        replay.feed(event)
    return there


# ------------------------------------------------------------------ journeys and counters


def _journeys(review: Review, game: Game) -> str:
    """Played and best journeys side by side; those that differ most are drawn."""
    rows = "".join(
        f"<tr><td>{turn.round}</td><td>{_token(turn.seat)}{escape(review.players[turn.seat])}</td>"
        f"<td>{turn.played.new_towns}</td><td>{turn.best.new_towns}</td>"
        f"<td>{turn.played.tour_left}</td><td>{turn.best.tour_left}</td></tr>"
        for turn in review.turns
    )
    table = (
        '<div class="wide"><table class="list"><thead><tr><th>round</th><th>player</th><th>new towns</th>'
        f"<th>proved best</th><th>tour left</th><th>best</th></tr></thead><tbody>{rows}</tbody></table></div>"
    )
    missed = [turn for turn in review.turns if turn.best.new_towns > turn.played.new_towns]
    missed.sort(key=lambda turn: turn.played.new_towns - turn.best.new_towns)
    return table + "".join(_missed(review, game, turn) for turn in missed[:2])


def _missed(review: Review, game: Game, turn: Turn) -> str:
    """A turn that left towns behind, with the played journey and the best one drawn."""
    before = position_of(view_for(_until(game, turn.event - 1), None))
    played = _with_trail(before, turn.seat, turn.played.connections, turn.played.towns)
    best = _with_trail(before, turn.seat, turn.best.connections, turn.best.towns)
    name = escape(review.players[turn.seat])
    return (
        f'<article class="moment"><div class="words"><h3>{_token(turn.seat)}{name}, round {turn.round}</h3>'
        f"<p>Reached {turn.played.new_towns} new towns; the proved best journey reaches {turn.best.new_towns}.</p>"
        f'</div><div class="pair"><figure>{drawn_map(played, "The journey played")}<figcaption>played</figcaption>'
        f"</figure><figure>{drawn_map(best, 'The best journey')}<figcaption>proved best</figcaption></figure></div>"
        "</article>"
    )


def _with_trail(position: Position, seat: int, connections: tuple[str, ...], towns: tuple[str, ...]) -> Position:
    trails = tuple(connections if each == seat else () for each in range(len(position.boots)))
    return Position(
        position.boots, position.pieces, position.counters, position.obstacles, trails=trails,
        highlight_towns=frozenset(set(towns) & position.pieces[seat]),
    )  # fmt: skip


def _counters(review: Review) -> str:
    """The counters that were worth a town to somebody."""
    rows = []
    for counter in review.counters:
        if any(use.towns for use in counter.uses):
            served = ", ".join(
                f"{escape(review.players[use.seat])} {'+' + str(use.towns) if use.towns else ''}"
                f"{' (travelled)' if use.travelled else ''}"
                for use in counter.uses
            )
            rows.append(
                f"<tr><td>{counter.round}</td><td>{_token(counter.seat)}{escape(review.players[counter.seat])}</td>"
                f"<td>{kind_name(counter.counter)}</td><td>{escape(connection_name(counter.connection))}</td>"
                f"<td>{served}</td></tr>"
            )
    head = "<tr><th>round</th><th>placed by</th><th>counter</th><th>road</th><th>towns it was worth</th></tr>"
    return f'<div class="wide"><table class="list"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table></div>'


def _decisions(seat: SeatReview) -> str:
    rows = "".join(
        f'<tr class="{decision.grade}"><td>{decision.event}</td><td>{decision.round}</td>'
        f"<td>{escape(spoken(decision.played))}</td><td>{SIGNS[decision.grade]}</td>"
        f"<td>{percent(decision.loss, 1) if decision.loss else ''}</td>"
        f"<td>{escape(spoken(decision.best)) if decision.loss else ''}</td></tr>"
        for decision in seat.decisions
    )
    return (
        f"<details><summary>{_token(seat.seat)}{escape(seat.name)}: {len(seat.decisions)} decisions</summary>"
        '<div class="wide"><table class="list"><thead><tr><th>event</th><th>round</th><th>played</th><th></th>'
        f"<th>loss</th><th>better</th></tr></thead><tbody>{rows}</tbody></table></div></details>"
    )


def _notes(review: Review) -> str:
    worlds = review.worlds
    return (
        "<p>A chance is the share of the victory that a seat can expect from what it knew at the time, if everybody "
        "goes on as a quick pathfinder. <b>Result − start = luck + skill + others.</b> Luck is what its deals and "
        "draws were worth, skill the sum of its losses against the best choices, others what the rest of the table "
        "did.</p>"
        f"<p>Draws and counters were judged in {worlds['draw']} imagined worlds each, travelling in "
        f"{worlds['travel']}. "
        "A loss counts as far as a second judge, who plays on more carefully, sees it too; within two standard "
        "errors it counts as none. “Proved” means that an exact search finished.</p>"
    )
