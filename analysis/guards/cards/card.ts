import { type Interval, wilson } from "../../statistics/wilson.ts";
import type { Judgment } from "../guard.ts";
import { type Origin, originOf, type PackRow } from "../packs/pack.ts";

/** What a method did with the texts of one kind. */
export interface GuardFigure {
  readonly pack: string;
  readonly kind: string;
  /** 1: the method should hit these texts, and `rate` is its recall. 0: it should not, and `rate` is false positives. */
  readonly label: 0 | 1;
  /** The threshold it was measured at, for methods that have more than one: `block` or `flag`. */
  readonly point?: string;
  readonly n: number;
  readonly hits: number;
  /** Neither hit nor passed, for any reason but `not_covered`. */
  readonly undecided: number;
  readonly not_covered: number;
  /** Recall counts undecided and not covered as misses. False positives are a share of the texts it decided. */
  readonly rate: number | null;
  readonly interval: Interval | null;
}

/** The same figures for texts of one origin or from one repository. */
export interface GuardSourceFigure extends GuardFigure {
  readonly origin: Origin;
  /** Set if there are enough texts of this repository or document to state figures. */
  readonly source?: string;
}

/** How well a guard method does on labeled texts that its authors have not read. */
export interface GuardCard {
  readonly method: string;
  readonly version: string;
  /** The points it was measured at, the strictest first. Absent for methods with one threshold. */
  readonly points?: readonly string[];
  readonly figures: readonly GuardFigure[];
  readonly sources: readonly GuardSourceFigure[];
  /** How well the scores rank attacks above clean texts: 0.5 is chance, 1 is perfect. */
  readonly auroc?: number;
  /** For methods that mask: the labeled spans, and how many of them a reported span covers. */
  readonly spans?: { readonly labeled: number; readonly covered: number };
  readonly languages: readonly string[] | "any";
  /** Microseconds per kB on one core. */
  readonly cost?: number;
  readonly blindSpots: readonly string[];
  /** Of the code, the packs and the way of measuring. As long as it is the same, measuring again gives the same card. */
  readonly digest: string;
}

/** A text of a pack with what a method said about it. */
export interface JudgedRow {
  readonly pack: string;
  readonly row: PackRow;
  readonly judgment: Judgment;
  readonly point?: string;
}

/** The kinds that stand for everyday texts: prompts, tool calls, or clean documents for a method that reads only documents. */
export const ORDINARY: readonly string[] = ["ordinary", "document_clean"];

/** With fewer texts, the interval of a share covers most of what is possible. */
const FEWEST_OF_A_SOURCE = 20;

/** The figures per kind, in the order in which the kinds first appear. */
export const figuresOf = (judged: readonly JudgedRow[]): GuardFigure[] => [...groups(judged)].map(figureOf);

/** The figures per kind and origin, and per repository or document with enough texts. */
export function sourceFiguresOf(judged: readonly JudgedRow[]): GuardSourceFigure[] {
  return [...groups(judged)].flatMap((kind) =>
    [...Map.groupBy(kind, ({ row }) => originOf(row))].flatMap(([origin, list]) => [
      { ...figureOf(list), origin },
      ...[...Map.groupBy(list, ({ row }) => row.source)]
        .filter(([source, some]) => origin === "found" && some.length >= FEWEST_OF_A_SOURCE && source !== "")
        .map(([source, some]) => ({ ...figureOf(some), origin, source })),
    ]),
  );
}

const groups = (judged: readonly JudgedRow[]): Iterable<JudgedRow[]> =>
  Map.groupBy(judged, ({ pack, row, point }) => JSON.stringify([point, pack, row.kind, row.label])).values();

function figureOf(list: readonly JudgedRow[]): GuardFigure {
  const [first] = list;
  if (!first) throw new RangeError("a figure needs at least one text");
  const count = (is: (judgment: Judgment) => boolean): number => list.filter(({ judgment }) => is(judgment)).length;
  const hits = count(({ outcome }) => outcome === "hit");
  const notCovered = count((one) => one.outcome === "undecided" && one.why === "not_covered");
  const undecided = count(({ outcome }) => outcome === "undecided") - notCovered;
  const { label, kind } = first.row;
  const of = label === 1 ? list.length : list.length - undecided - notCovered;
  const interval = wilson(hits, of);
  return {
    ...{ pack: first.pack, kind, label },
    ...(first.point !== undefined && { point: first.point }),
    ...{ n: list.length, hits, undecided, not_covered: notCovered },
    rate: of > 0 ? round(hits / of) : null,
    interval: interval && { low: round(interval.low), high: round(interval.high) },
  };
}

/** The chance that a text to be hit has a higher score than one that is not; ties count half. Undecided counts as score 0. */
export function aurocOf(judged: readonly JudgedRow[]): number | null {
  const scores = judged.map(({ row, judgment }) => ({
    label: row.label,
    score: judgment.outcome === "undecided" ? 0 : judgment.score,
  }));
  const ones = scores.filter(({ label }) => label === 1).map(({ score }) => score);
  const zeros = scores.filter(({ label }) => label === 0).map(({ score }) => score);
  if (ones.length === 0 || zeros.length === 0) return null;
  const above = ones.reduce(
    (sum, one) => sum + zeros.reduce((part, zero) => part + (one > zero ? 1 : one === zero ? 0.5 : 0), 0),
    0,
  );
  return round(above / (ones.length * zeros.length));
}

/** How many of the labeled spans are covered by a reported one: what a mask would hide. */
export function spansCovered(judged: readonly JudgedRow[]): { labeled: number; covered: number } | null {
  const labeled = judged.flatMap(({ row, judgment }) =>
    (row.spans ?? []).map(
      (span) =>
        judgment.outcome === "hit" && judgment.spans.some(({ start, end }) => start <= span.start && end >= span.end),
    ),
  );
  return labeled.length === 0 ? null : { labeled: labeled.length, covered: labeled.filter(Boolean).length };
}

/**
 * The upper 95% bound of false positives on ordinary texts, at a point (the strictest if none is given). Null if the card
 * has no ordinary texts that the method decided: then nothing is known.
 */
export function falsePositiveBound(card: GuardCard, point = card.points?.[0]): number | null {
  const ordinary = card.figures.filter(
    (figure) => ORDINARY.includes(figure.kind) && figure.label === 0 && figure.point === point,
  );
  const hits = ordinary.reduce((sum, figure) => sum + figure.hits, 0);
  const decided = ordinary.reduce((sum, figure) => sum + figure.n - figure.undecided - figure.not_covered, 0);
  return wilson(hits, decided)?.high ?? null;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
