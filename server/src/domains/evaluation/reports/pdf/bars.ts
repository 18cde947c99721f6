import type { Figure } from "../../scores/figure.ts";
import { intervalOf, openRange, points } from "../content/words.ts";
import { INK, type Pdf, QUIET, RULE } from "./paper.ts";
import { type Box, table } from "./table.ts";

export const COLORS: Readonly<Record<Figure["verdict"], string>> = {
  passed: "#0A6B5E",
  failed: "#A8320C",
  inconclusive: "#5B3FA6",
};

export interface Bar {
  readonly name: string;
  readonly depth: number;
  readonly figure: Figure;
  /** A mean of dimensions decides nothing, so it has no verdict. */
  readonly isMean?: boolean;
}

export interface Axis {
  /** The title of the first column. */
  readonly first: string;
  readonly threshold: number;
}

/** The chart and the table behind it are one: each row has its numbers, and its interval on one axis for all rows. */
export function bars(pdf: Pdf, rows: readonly Bar[], { first, threshold }: Axis): void {
  const from =
    Math.min(threshold, ...rows.map(({ figure }) => openRange(figure)?.low ?? figure.low ?? 1)) < 0.4 ? 0 : 0.4;
  const chart = (box: Box, row: number): void => {
    const at = (share: number): number => box.x + ((share - from) / (1 - from)) * box.width;
    const middle = box.y + box.height / 2;
    line(pdf, [box.x, middle, box.x + box.width, middle], RULE);
    const bar = rows[row];
    if (bar) interval(pdf, bar, { at, y: middle });
    line(pdf, [at(threshold), box.y, at(threshold), box.y + box.height], INK);
  };
  const indent = (depth: number): string => " ".repeat(4 * depth);
  table(pdf, {
    columns: [
      { title: first, width: 122 },
      { title: "Score", width: 32, align: "right" },
      { title: `${from * 100} to 100; line at ${points(threshold)}`, width: 116, draw: chart },
      { title: "95% CI", width: 76, align: "right" },
      { title: "Prompts", width: 38, align: "right" },
      { title: "Verdict", width: 74 },
    ],
    rows: rows.map(({ name, depth, figure, isMean }) => [
      ...[`${indent(depth)}${name}`, points(figure.score), "", intervalOf(figure), String(figure.n)],
      isMean ? "does not decide" : `${SIGNS[figure.verdict]} ${figure.verdict}`,
    ]),
    strong: (row) => rows[row]?.depth === 0 && rows.length > 1 && rows.some(({ depth }) => depth > 0),
  });
}

/** As the marks in the chart are, for those who read it in gray. */
const SIGNS: Readonly<Record<Figure["verdict"], string>> = { passed: "+", failed: "-", inconclusive: "?" };

function line(pdf: Pdf, [x, y, toX, toY]: readonly [number, number, number, number], color: string): void {
  pdf.moveTo(x, y).lineTo(toX, toY).lineWidth(0.5).stroke(color);
}

interface Place {
  readonly at: (share: number) => number;
  readonly y: number;
}

/**
 * Solid and round: passed. Hollow and square: failed. Light and diamond: inconclusive. Gray and round: a mean. It reads in
 * gray too.
 */
function interval(pdf: Pdf, { figure, isMean }: Bar, { at, y }: Place): void {
  const { score, low, high, verdict } = figure;
  if (score === null || low === null || high === null) return;
  const open = openRange(figure);
  if (open) whisker(pdf, [at(open.low), at(open.high)], y);
  const [color, x] = [isMean ? INK : COLORS[verdict], at(score)];
  pdf.lineWidth(0.75).rect(at(low), y - 3, Math.max(0.5, at(high) - at(low)), 6);
  if (isMean) pdf.fillAndStroke(RULE, QUIET);
  else if (verdict === "passed") pdf.fill(color);
  else if (verdict === "failed") pdf.fillAndStroke("#FFFFFF", color);
  else pdf.fillAndStroke("#DCD5F0", color);
  if (isMean || verdict === "passed") pdf.circle(x, y, 4);
  else if (verdict === "failed") pdf.rect(x - 3.5, y - 3.5, 7, 7);
  else pdf.polygon([x, y - 5], [x + 5, y], [x, y + 5], [x - 5, y]);
  pdf.lineWidth(0.75).fillAndStroke(color, "#FFFFFF");
}

/** The bounds if every unassessed response had failed, or passed. */
function whisker(pdf: Pdf, [from, to]: readonly [number, number], y: number): void {
  line(pdf, [from, y, to, y], QUIET);
  for (const x of [from, to]) line(pdf, [x, y - 3, x, y + 3], QUIET);
}
