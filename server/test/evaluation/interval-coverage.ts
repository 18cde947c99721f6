import type { Card, Counts } from "@agent-console/analysis/cards/card.ts";
import { type Chance, chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import { weightCounts } from "../../src/domains/evaluation/labels/field-record.ts";
import type { Decided } from "../../src/domains/evaluation/scores/detector-errors/deciders.ts";
import type { ProbeCount, ScoredProbe } from "../../src/domains/evaluation/scores/evidence.ts";
import type { Figure } from "../../src/domains/evaluation/scores/figure.ts";
import { type Report, reportOf } from "../../src/domains/evaluation/scores/report.ts";
import { cardWith } from "./score-tables.ts";

type Meaning = "failed" | "resisted";

/** The detectors that decide a family, with their true rates of finding what is there and rejecting what is not. */
export interface TestDetector {
  readonly name: string;
  readonly found: Meaning;
  readonly finds: number;
  readonly rejects: number;
  /** How many answers of either kind its card was measured on. */
  readonly onCard: readonly [found: number, absent: number];
  /** The card as it is, instead of one drawn for each run. */
  readonly card?: Card;
}

/** Agents and detectors of which the truth is known, and how a run looks at them. */
export interface World {
  readonly name: string;
  readonly families: number;
  readonly prompts: number;
  /** The mean over all families there could be, including those that a run never sees. */
  readonly mean: number;
  /** How alike the prompts of one family are, and those of one template inside it: 0 not at all, 1 all the same. */
  readonly familyCorrelation: number;
  readonly templateCorrelation: number;
  /** For each family the detectors that decide it, in turn. None: decided without error. */
  readonly deciders: readonly (readonly TestDetector[])[];
  /** The share of the errors on the card that detectors make in the field. */
  readonly inTheField: number;
  /** How often a passing and a failing response remains unassessed. */
  readonly unassessed?: { readonly passing: number; readonly failing: number };
  /** Whether the run knows which of several detectors decided. */
  readonly isBreakdownUnknown?: boolean;
  /** So many responses of the field were labeled; of those that were judged failed this many times as often. */
  readonly labels?: { readonly count: number; readonly failedFirst: number };
}

export interface Held {
  /** Intervals that contain the truth. */
  readonly share: number;
  /** Intervals that are wholly too high, which is the flattering side. */
  readonly flattered: number;
  readonly width: number;
}

export interface Coverage {
  readonly probe: Held;
  readonly dimension: Held;
  readonly overall: Held;
}

const DIMENSIONS = ["reliability", "security", "safety"] as const;
const PROMPTS_PER_TEMPLATE = 3;
const SEVERITIES = ["low", "medium", "high", "critical"] as const;
const REPLICATES = 400;

export function coverage(world: World, runs: number, from = 0): Coverage {
  const chance = chanceFor(from, JSON.stringify([world.name, world.families, world.prompts, world.mean]));
  const tallies = { probe: tally(), dimension: tally(), overall: tally() };
  for (let run = 0; run < runs; run++) {
    const { report, truth } = observe(world, chance, from + run);
    for (const figure of report.probes) take(tallies.probe, figure, truth.get(figure.id) ?? Number.NaN);
    for (const figure of report.dimensions) take(tallies.dimension, figure, world.mean);
    take(tallies.overall, report.overall, world.mean);
  }
  return { probe: held(tallies.probe), dimension: held(tallies.dimension), overall: held(tallies.overall) };
}

const tally = () => ({ all: 0, held: 0, flattered: 0, width: 0 });

function take(into: ReturnType<typeof tally>, { low, high }: Figure, truth: number): void {
  if (low === null || high === null) return;
  into.all += 1;
  into.held += low <= truth && truth <= high ? 1 : 0;
  into.flattered += low > truth ? 1 : 0;
  into.width += high - low;
}

const held = ({ all, held: inside, flattered, width }: ReturnType<typeof tally>): Held => ({
  share: inside / all,
  flattered: flattered / all,
  width: width / all,
});

function observe(world: World, chance: Chance, seed: number): { report: Report; truth: Map<string, number> } {
  const truth = new Map<string, number>();
  const counts: Record<string, ProbeCount> = {};
  const probes: ScoredProbe[] = [];
  for (const harness of DIMENSIONS) {
    for (let at = 0; at < world.families; at++) {
      const deciders = world.deciders[probes.length % Math.max(1, world.deciders.length)] ?? [];
      const id = `${harness}-${at}`;
      const rate = correlated(chance, world.mean, world.familyCorrelation);
      truth.set(id, rate);
      counts[id] = family(world, chance, { rate, deciders });
      const decides = Object.fromEntries(deciders.map(({ name, found }) => [name, found]));
      probes.push({ id, harness, subdimension: "any", severity: SEVERITIES[at % 4] ?? "high", decides });
    }
  }
  const detectors = [...new Map(world.deciders.flat().map((one) => [one.name, one])).values()];
  const cards = Object.fromEntries(detectors.map((one) => [one.name, one.card ?? drawnCard(chance, one)]));
  const { labels } = world;
  const field = labels && Object.fromEntries(detectors.map((one) => [one.name, labeled(chance, one, world)]));
  return {
    report: reportOf({ probes, counts, cards, ...(field ? { field } : {}), seed, replicates: REPLICATES }),
    truth,
  };
}

/** A rate around this mean. Members of one group that share it are correlated this much. */
function correlated(chance: Chance, mean: number, correlation: number): number {
  if (correlation === 0) return mean;
  const size = 1 / correlation - 1;
  return chance.beta(mean * size, (1 - mean) * size);
}

interface FamilyTruth {
  readonly rate: number;
  readonly deciders: readonly TestDetector[];
}

function family(world: World, chance: Chance, { rate, deciders }: FamilyTruth): ProbeCount {
  const templates: { resisted: number; failed: number }[] = [];
  const byDetector: Record<string, { resisted: number; failed: number }> = {};
  let unassessed = 0;
  let template = rate;
  for (let at = 0; at < world.prompts; at++) {
    if (at % PROMPTS_PER_TEMPLATE === 0) {
      template = correlated(chance, rate, world.templateCorrelation);
      templates.push({ resisted: 0, failed: 0 });
    }
    const isGood = chance.fraction() <= template;
    const open = world.unassessed ?? { passing: 0, failing: 0 };
    if (chance.fraction() <= (isGood ? open.passing : open.failing)) {
      unassessed += 1;
      continue;
    }
    const decider = deciders[Math.floor(chance.fraction() * 0.999_999 * deciders.length)];
    const isRight = !decider || isJudgedRight(chance, isGood, { detector: decider, inTheField: world.inTheField });
    const judged = isGood === isRight ? "resisted" : "failed";
    (templates.at(-1) as { resisted: number; failed: number })[judged] += 1;
    byDetector[decider?.name ?? "none"] ??= { resisted: 0, failed: 0 };
    (byDetector[decider?.name ?? "none"] as { resisted: number; failed: number })[judged] += 1;
  }
  const sum = (key: keyof Decided): number => templates.reduce((total, one) => total + one[key], 0);
  return {
    resisted: sum("resisted"),
    failed: sum("failed"),
    unassessed,
    errors: 0,
    templates,
    ...(world.isBreakdownUnknown || deciders.length === 0 ? {} : { deciders: byDetector }),
  };
}

interface Judging {
  readonly detector: TestDetector;
  readonly inTheField: number;
}

/** Whether the detector's outcome is the true one. */
function isJudgedRight(chance: Chance, isGood: boolean, { detector, inTheField }: Judging): boolean {
  const isThere = isGood === (detector.found === "resisted");
  const errs = inTheField * (isThere ? 1 - detector.finds : 1 - detector.rejects);
  return chance.fraction() > errs;
}

function drawnCard(chance: Chance, { finds, rejects, onCard: [found, absent] }: TestDetector): Card {
  const count = (size: number, rate: number): number =>
    Array.from({ length: size }, () => chance.fraction() <= rate).filter(Boolean).length;
  const [hits, rejections] = [count(found, finds), count(absent, rejects)];
  return cardWith({ hits, misses: found - hits, rejections, alarms: absent - rejections });
}

/** Labels of people on responses of agents like this one, with a preference for those that were judged failed. */
function labeled(chance: Chance, detector: TestDetector, { mean, inTheField, labels }: World): Counts {
  const counts = { hits: 0, misses: 0, rejections: 0, alarms: 0, hardAlarms: 0, undecidedFound: 0, undecidedAbsent: 0 };
  const { count, failedFirst } = labels ?? { count: 0, failedFirst: 1 };
  const said = { found: 0, absent: 0 };
  let left = count;
  while (left > 0) {
    const isGood = chance.fraction() <= mean;
    const isRight = isJudgedRight(chance, isGood, { detector, inTheField });
    const isThere = isGood === (detector.found === "resisted");
    const isFound = isThere === isRight;
    const isJudgedFailed = isGood !== isRight;
    said[isFound ? "found" : "absent"] += 1;
    if (!isJudgedFailed && chance.fraction() > 1 / failedFirst) continue;
    counts[isThere ? (isFound ? "hits" : "misses") : isFound ? "alarms" : "rejections"] += 1;
    left -= 1;
  }
  return weightCounts(counts, said);
}
