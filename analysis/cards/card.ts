import type { Detector } from "../detectors/detector.ts";
import { resampleFigure } from "../statistics/bootstrap.ts";
import { hull, middle95 } from "../statistics/quantile.ts";
import { seededNumbers } from "../statistics/seeded-random.ts";
import { type Interval, wilson } from "../statistics/wilson.ts";
import type { Labeled } from "./labeled.ts";

export interface Estimate extends Interval {
  readonly value: number;
}

/** Counts of the labeled responses, by label and by what the detector found. */
export interface Counts {
  readonly hits: number;
  readonly misses: number;
  readonly rejections: number;
  readonly alarms: number;
  /** False alarms on responses that only look like the behavior. */
  readonly hardAlarms: number;
  readonly undecidedFound: number;
  readonly undecidedAbsent: number;
}

/** The accuracy of a detector, measured on responses of families that it was not tuned on. */
export interface Card {
  readonly detector: string;
  readonly answers: number;
  readonly families: number;
  readonly found: number;
  readonly absent: number;
  /** How many of the absent look like the behavior. */
  readonly hard: number;
  readonly counts: Counts;
  /** The share of responses that were not undecided. */
  readonly decided: number;
  /** Null if the denominator is zero. */
  readonly precision: Estimate | null;
  /** An undecided response counts as a miss. */
  readonly recall: Estimate | null;
  readonly f1: Estimate | null;
  /** Among the decided responses. */
  readonly specificity: Estimate | null;
}

/** A card with what is known about its parts. */
export interface DetailedCard extends Card {
  /** The number of responses in each language, for those whose language is known. */
  readonly languages: Readonly<Record<string, number>>;
  /** The same figures for the languages and shapes with enough responses. */
  readonly byLanguage: Readonly<Record<string, Part>>;
  readonly byShape: Readonly<Record<string, Part>>;
}

/** The responses of a card that have one language or one shape. */
export interface Part {
  readonly answers: number;
  readonly precision: Estimate | null;
  readonly recall: Estimate | null;
  readonly specificity: Estimate | null;
}

const REPLICATES = 2_000;
/** With fewer responses, the interval of a share covers most of what is possible. */
const FEWEST_IN_A_PART = 20;
const OTHER = "other";

/** A labeled response with what the detector found in it. */
interface Judged extends Labeled {
  readonly said: boolean | null;
}

export function cardOf(detector: Detector<never>, answers: readonly Labeled[]): DetailedCard {
  const judged = answers.map((answer) => ({ ...answer, said: detector.look(answer.seen as never).found }));
  const families = Map.groupBy(judged, ({ family }) => family);
  const byFamily = [...families.values()].map(countsOf);
  const counts = sum(byFamily);
  const absent = answers.filter(({ label }) => label === "absent");
  return {
    detector: detector.name,
    answers: answers.length,
    families: families.size,
    found: answers.length - absent.length,
    absent: absent.length,
    hard: absent.filter(({ hard }) => hard).length,
    counts,
    decided: round(1 - (counts.undecidedFound + counts.undecidedAbsent) / answers.length),
    ...sharesOf(counts),
    f1: f1(detector.name, byFamily),
    languages: Object.fromEntries(groupsOf(judged, "language").map(([name, list]) => [name, list.length])),
    byLanguage: partsOf(judged, "language"),
    byShape: partsOf(judged, "shape"),
  };
}

const sharesOf = ({ hits, misses, rejections, alarms, undecidedFound }: Counts) => ({
  precision: share(hits, hits + alarms),
  recall: share(hits, hits + misses + undecidedFound),
  specificity: share(rejections, rejections + alarms),
});

/** The responses by language or by shape, the largest group first. Responses without either are left out. */
function groupsOf(judged: readonly Judged[], key: "language" | "shape"): [string, Judged[]][] {
  const groups = Map.groupBy(judged, (answer) => answer[key]);
  return [...groups]
    .flatMap(([name, list]): [string, Judged[]][] => (name === undefined ? [] : [[name, list]]))
    .sort(([one, { length: a }], [other, { length: b }]) => b - a || (one < other ? -1 : 1));
}

/** Groups that are too small to state figures for are taken together as “other”. */
function partsOf(judged: readonly Judged[], key: "language" | "shape"): Record<string, Part> {
  const groups = groupsOf(judged, key);
  const isLarge = ([, list]: [string, Judged[]]): boolean => list.length >= FEWEST_IN_A_PART;
  const others = groups.filter((group) => !isLarge(group) && group[0] !== OTHER).flatMap(([, list]) => list);
  const own = groups.filter(([name]) => name === OTHER).flatMap(([, list]) => list);
  const parts: [string, Judged[]][] = [...groups.filter(([name]) => name !== OTHER), [OTHER, [...others, ...own]]];
  return Object.fromEntries(
    parts.filter(isLarge).map(([name, list]) => [name, { answers: list.length, ...sharesOf(countsOf(list)) }]),
  );
}

function countsOf(judged: readonly Judged[]): Counts {
  const count = (label: string, said: boolean | null) =>
    judged.filter((answer) => answer.label === label && answer.said === said).length;
  return {
    hits: count("found", true),
    misses: count("found", false),
    rejections: count("absent", false),
    alarms: count("absent", true),
    hardAlarms: judged.filter(({ label, said, hard }) => label === "absent" && said && hard).length,
    undecidedFound: count("found", null),
    undecidedAbsent: count("absent", null),
  };
}

const zero: Counts = {
  hits: 0,
  misses: 0,
  rejections: 0,
  alarms: 0,
  hardAlarms: 0,
  undecidedFound: 0,
  undecidedAbsent: 0,
};

function sum(parts: readonly Counts[]): Counts {
  const keys = Object.keys(zero) as (keyof Counts)[];
  return parts.reduce<Counts>(
    (total, part) => Object.fromEntries(keys.map((key) => [key, total[key] + part[key]])) as unknown as Counts,
    zero,
  );
}

function share(hits: number, n: number): Estimate | null {
  return estimate(hits / n, wilson(hits, n));
}

function estimate(value: number, interval: Interval | null): Estimate | null {
  return interval && { value: round(value), low: round(interval.low), high: round(interval.high) };
}

/**
 * Families are resampled, not responses, since the responses of one family are not independent. If all or none are wrong,
 * resampling shows no spread; so the interval is never narrower than Wilson's for as many responses as F1 is a share of.
 */
function f1(name: string, families: readonly Counts[]): Estimate | null {
  const { top, all } = partsOfF1(families);
  const own = wilson(top, all);
  if (!own) return null;
  const random = seededNumbers(0, `f1 of ${name}`);
  const shareOf = ([sample = []]: readonly (readonly Counts[])[]): number => {
    const parts = partsOfF1(sample);
    return parts.all === 0 ? 0 : parts.top / parts.all;
  };
  const pick = ({ count }: { readonly count: number }): number => Math.floor(random() * count);
  const drawn = resampleFigure([families], shareOf, { replicates: REPLICATES, pick });
  return estimate(top / all, hull([own, middle95(drawn)]));
}

function partsOfF1(families: readonly Counts[]): { top: number; all: number } {
  const { hits, misses, alarms, undecidedFound } = sum(families);
  return { top: hits, all: hits + (alarms + misses + undecidedFound) / 2 };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
