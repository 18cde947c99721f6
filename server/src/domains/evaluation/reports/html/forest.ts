import type { Figure } from "../../scores/figure.ts";
import { escapeMarkup } from "../content/visible.ts";
import { intervalOf, openRange, points } from "../content/words.ts";

/** The hatching that inconclusive bars are filled with, once for the whole page. */
export const hatch = `<svg class="key" aria-hidden="true"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse"
 patternTransform="rotate(45)"><line class="hatch" x1="0" y1="0" x2="0" y2="5" stroke-width="2"/></pattern></defs></svg>`;

interface Axis {
  readonly from: number;
  readonly at: (share: number) => string;
  readonly threshold: number;
}

/** One axis for all rows: from 40 where nothing lies below, else from 0. An axis never differs between rows. */
export function axisFor(figures: readonly Figure[], threshold: number): Axis {
  const lowest = Math.min(threshold, ...figures.map((figure) => openRange(figure)?.low ?? figure.low ?? 1));
  const from = lowest < 0.4 ? 0 : 0.4;
  return { from, threshold, at: (share) => `${(((share - from) / (1 - from)) * 100).toFixed(2)}%` };
}

/** How a row is drawn: as its verdict, or in gray for a mean, which decides nothing. */
type Look = Figure["verdict"] | "mean";

/**
 * The interval with the score in it, the threshold that runs through all rows, and as a thin line the bounds if every
 * unassessed response had failed, or passed. Shape shows the verdict, not color alone.
 */
function intervalBar(figure: Figure, look: Look, { at, threshold }: Axis): string {
  const { score, low, high, verdict } = figure;
  const line = `<line class="threshold" x1="${at(threshold)}" x2="${at(threshold)}" y1="0" y2="32"/>`;
  if (score === null || low === null || high === null) return `<svg aria-hidden="true">${line}</svg>`;
  const width = `${(Number.parseFloat(at(high)) - Number.parseFloat(at(low))).toFixed(2)}%`;
  const open = openRange(figure);
  const cases = open ? `, worst case ${points(open.low)}, best case ${points(open.high)}` : "";
  const told = look === "mean" ? "does not decide" : `${verdict} at ${points(threshold)}`;
  const label = `${points(score)}, interval ${intervalOf({ low, high })}${cases}, ${told}`;
  return `<svg role="img" aria-label="${label}"><line class="track" x1="0" x2="100%" y1="16" y2="16"/>${open ? whisker(at(open.low), at(open.high)) : ""}
<rect class="bar ${look}" x="${at(low)}" y="12" width="${width}" height="8" rx="2"/>${point(at(score), look)}${line}</svg>`;
}

const whisker = (from: string, to: string): string =>
  `<line class="whisker" x1="${from}" x2="${to}" y1="16" y2="16"/>${[from, to].map((x) => `<line class="whisker" x1="${x}" x2="${x}" y1="11" y2="21"/>`).join("")}`;

function point(x: string, look: Look): string {
  switch (look) {
    case "passed":
    case "mean":
      return `<circle class="point ${look}" cx="${x}" cy="16" r="6"/>`;
    case "failed":
      return `<rect class="point failed" x="${x}" y="16" width="10" height="10" transform="translate(-5 -5)"/>`;
    case "inconclusive":
      return `<svg x="${x}" overflow="visible"><path class="point inconclusive" d="M0 9 7 16 0 23 -7 16Z"/></svg>`;
  }
}

export interface ForestRow {
  readonly name: string;
  readonly kind: "sum" | "whole" | "part";
  readonly figure: Figure;
  /** A mean of dimensions decides nothing, so it has no verdict. */
  readonly isMean?: boolean;
}

/** The chart and the table behind it are one: each row has its numbers and its place on the shared axis. */
export function forest(rows: readonly ForestRow[], threshold: number): string {
  const axis = axisFor(
    rows.map(({ figure }) => figure),
    threshold,
  );
  const body = rows.map(({ name, kind, figure, isMean }) => {
    const bar = intervalBar(figure, isMean ? "mean" : figure.verdict, axis);
    const told = isMean ? "<td>does not decide</td>" : `<td class="${figure.verdict}">${figure.verdict}</td>`;
    return `<tr class="${kind}"><td>${escapeMarkup(name)}</td><td class="n">${points(figure.score)}</td><td class="chart">${bar}</td>
<td class="n range">${intervalOf(figure)}</td><td class="n count">${figure.n}</td>${told}</tr>`;
  });
  return `<table class="forest"><thead><tr><th>Part</th><th class="n">Score</th><th class="chart">95% confidence interval on ${axis.from * 100} to 100; the line is ${points(threshold)}; thin: if all unassessed failed, or passed</th>
<th class="n">From, to</th><th class="n">Prompts</th><th>Verdict</th></tr></thead><tbody>${body.join("\n")}</tbody></table>`;
}
