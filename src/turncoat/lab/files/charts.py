"""Charts of a study as SVG, drawn by Altair and Vega."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from turncoat.core import registry
from turncoat.core.extras.chart import Chart
from turncoat.lab.figures.statistics import measures
from turncoat.terminal.commands.options import format_value
from turncoat.words import Words
from turncoat.words.languages import FACTS, Language

WIDTH: Final = 460
COLOUR: Final = "#8a1c2b"
BESIDE: Final = "#6b6257"


class Drawn(NamedTuple):
    """A chart that was drawn."""

    name: str
    title: str
    svg: str


def can_draw() -> bool:
    """Return whether charts can be drawn: the extra `turncoat[lab]` brings what it takes."""
    return all(importlib.util.find_spec(module) for module in ("altair", "vl_convert"))


def draw_all(figures: dict[str, Any], say: Words) -> Iterator[Drawn]:
    """Draw every chart of a study's figures."""
    plans = figures["plans"]
    game = plans[0]["game"]
    for name in ("bots", "seats", "roles"):
        rows = [row for plan in plans for row in _scores(plan, name, _label(plan, figures, say), say)]
        if rows:
            title = say(f"page-{name}")
            yield Drawn(name, title, _shares(rows, title, say("page-rate"), None, say))
    lengths = [
        {"label": _label(plan, figures, say), **plan["records"]}
        for plan in plans
        if plan["records"] is not None
    ]
    if lengths:
        yield Drawn("length", say("page-length"), _lengths(lengths, say))
    for chart in _charts_of_game(game, figures["together"]):
        title = say(f"chart-{game}-{chart.name}")
        if chart.kind == "reliability":
            yield Drawn(chart.name, title, _reliability(chart.rows, title, say))
        else:
            rows = [{**row, "group": "", "label": _name(chart, row, say)} for row in chart.rows]
            yield Drawn(chart.name, title, _shares(rows, title, say("page-share"), say("page-beside"), say))


def _charts_of_game(game: str, together: dict[str, Any]) -> list[Chart]:
    charts: list[Chart] = []
    for name, measure in measures(registry.find(game)).items():
        drawn: Any = getattr(measure, "charts", None)
        charts += [] if drawn is None else drawn(together[name])
    return [chart for chart in charts if chart.rows]


def _name(chart: Chart, row: dict[str, Any], say: Words) -> str:
    return say(f"{chart.words}{row['label']}") if chart.words else str(row["label"])


def _label(plan: dict[str, Any], figures: dict[str, Any], say: Words) -> str:
    """Name a plan by what tells it from the others."""
    given = [each["given"] for each in figures["about"]["plans"]]
    mine = given[figures["plans"].index(plan)]
    varied = [name for name in mine if any(each.get(name) != mine[name] for each in given)]
    parts = [say("page-players", players=plan["players"])]
    return ", ".join([*parts, *(f"{name}={format_value(mine[name])}" for name in varied)])


def _scores(plan: dict[str, Any], name: str, group: str, say: Words) -> Iterator[dict[str, Any]]:
    for row in plan[name]:
        match name:
            case "bots":
                label = row["bot"]
            case "seats":
                label = say("page-seat", number=row["seat"] + 1)
            case _:
                label = say(f"role-{plan['game']}-{row['role']}")
        if row["rate"] is not None:
            yield {
                "group": group,
                "label": label,
                "share": row["rate"],
                "low": row["low"],
                "high": row["high"],
            }


def _shares(rows: list[dict[str, Any]], title: str, axis: str, beside: str | None, say: Words) -> str:
    """Draw shares as points with their intervals, a panel for each group."""
    import altair as alt

    order = list(dict.fromkeys(row["label"] for row in rows))
    y = alt.Y("label:N", sort=order, title=None)
    compared = beside is not None and any("beside" in row for row in rows)
    axis = f"{axis} ({beside})" if compared else axis
    x = alt.X("share:Q", title=axis, axis=alt.Axis(format="%"), scale=alt.Scale(domain=[0, 1]))
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height=alt.Step(22))
    layers = [
        base.mark_rule(color=COLOUR, strokeWidth=2).encode(x=alt.X("low:Q"), x2="high:Q", y=y),
        base.mark_point(color=COLOUR, filled=True, size=60).encode(x=x, y=y),
    ]
    if compared:
        ticks = base.mark_tick(color=BESIDE, thickness=3, size=16).encode(
            x=alt.X("beside:Q", title=axis, axis=alt.Axis(format="%")), y=y
        )
        layers.append(ticks)
    chart: Any = alt.layer(*layers)
    if any(row["group"] for row in rows) and len({row["group"] for row in rows}) > 1:
        chart = chart.facet(row=alt.Row("group:N", title=None, sort=None)).resolve_scale(y="independent")
    return _svg(chart, title, say)


def _reliability(rows: list[dict[str, Any]], title: str, say: Words) -> str:
    """Draw how often beliefs came true, beside the line on which they would be right."""
    import altair as alt

    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH * 0.7, height=WIDTH * 0.7)
    unit = alt.Scale(domain=[0, 1])
    x = alt.X("thought:Q", title=say("page-believed"), axis=alt.Axis(format="%"), scale=unit)
    y = alt.Y("share:Q", title=say("page-came-true"), axis=alt.Axis(format="%"), scale=unit)
    right = alt.Chart(alt.Data(values=[{"thought": 0, "share": 0}, {"thought": 1, "share": 1}]))
    chart = alt.layer(
        right.mark_line(color=BESIDE, strokeDash=[4, 4]).encode(x=x, y=y),
        base.mark_rule(color=COLOUR, strokeWidth=2).encode(x=x, y=alt.Y("low:Q"), y2="high:Q"),
        base.mark_point(color=COLOUR, filled=True, size=60).encode(x=x, y=y),
    )
    return _svg(chart, title, say)


def _lengths(rows: list[dict[str, Any]], say: Words) -> str:
    """Draw the median length and the middle four fifths."""
    import altair as alt

    y = alt.Y("label:N", sort=None, title=None)
    base = alt.Chart(alt.Data(values=rows)).properties(width=WIDTH, height=alt.Step(22))
    chart = alt.layer(
        base.mark_rule(color=COLOUR, strokeWidth=2).encode(
            x=alt.X("p10:Q", title=say("page-length-axis")), x2="p90:Q", y=y
        ),
        base.mark_point(color=COLOUR, filled=True, size=60).encode(x="median:Q", y=y),
    )
    return _svg(chart, say("page-length"), say)


def _svg(chart: Any, title: str, say: Words) -> str:
    import vl_convert

    drawn = chart.properties(title=title).configure(font="Georgia, serif", background="#fffdf8")
    svg: str = vl_convert.vegalite_to_svg(drawn.to_dict(), format_locale=_locale(say.language))
    return svg


def _locale(language: Language) -> Any:
    """Return how numbers are written in a language, by the name that the library of charts has for it."""
    import vl_convert

    accent: Any = FACTS[language].accent
    try:
        vl_convert.get_format_locale(accent)
    except ValueError:
        return "en-GB"
    return accent
