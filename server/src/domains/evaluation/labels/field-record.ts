import type { Counts } from "@agent-console/analysis/cards/card.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness/harness.ts";
import { countLabelsByDetector, countSaidByDetector, type Said } from "./field-store.ts";

/** People's labels on a team's answers against what a detector had said of them. */
export interface FieldLabels {
  readonly detector: string;
  /** Answers that people decided. A disputed one is none. */
  readonly labels: number;
  /** Those that the detector had decided the other way. */
  readonly wrong: number;
  readonly counts: Counts;
}

/** With fewer labels, a record says less than the card. */
export const FEWEST_LABELS = 30;
/** Of what it found and of what it did not find: a record of one kind alone says nothing about the other kind of error. */
const FEWEST_OF_A_KIND = 5;

const NO_COUNTS: Counts = {
  ...{ hits: 0, misses: 0, rejections: 0, alarms: 0, hardAlarms: 0, undecidedFound: 0, undecidedAbsent: 0 },
};

/** Of all detectors that people have labeled answers of, or of one. */
export async function readFieldLabels(act: Act, detector: string | null = null): Promise<FieldLabels[]> {
  const rows = await countLabelsByDetector(act, detector);
  const byDetector = Map.groupBy(rows, (row) => row.detector);
  return [...byDetector].map(([name, own]) => {
    const counts: Record<keyof Counts, number> = { ...NO_COUNTS };
    for (const { count, ...row } of own) counts[cellOf(row)] += count;
    const labels = own.reduce((sum, { count }) => sum + count, 0);
    return { detector: name, labels, wrong: counts.misses + counts.alarms, counts };
  });
}

interface Compared {
  readonly outcome: Outcome;
  readonly found_means: "failed" | "resisted";
  readonly label: "failed" | "passed";
}

function cellOf({ outcome, found_means: meaning, label }: Compared): keyof Counts {
  const isThere = (label === "failed") === (meaning === "failed");
  if (outcome === "unassessed") return isThere ? "undecidedFound" : "undecidedAbsent";
  if (outcome === meaning) return isThere ? "hits" : "alarms";
  return isThere ? "misses" : "rejections";
}

/** The records that a score is corrected with: of detectors with enough labels, by name. */
export async function readFieldRecords(act: Act): Promise<Readonly<Record<string, Counts>>> {
  const enough = (await readFieldLabels(act)).filter(({ counts: { hits, alarms, misses, rejections } }) => {
    const [found, absent] = [hits + alarms, misses + rejections];
    return found + absent >= FEWEST_LABELS && Math.min(found, absent) >= FEWEST_OF_A_KIND;
  });
  if (enough.length === 0) return {};
  const names = enough.map(({ detector }) => detector);
  const said = new Map((await countSaidByDetector(act, names)).map((row) => [row.detector, row]));
  return Object.fromEntries(
    enough.map(({ detector, counts }) => [detector, weightCounts(counts, said.get(detector) ?? NOTHING_SAID)]),
  );
}

const NOTHING_SAID: Omit<Said, "detector"> = { found: 0, absent: 0 };

/**
 * People look at what a detector found more often than at what it let pass, which would make it look as if it missed
 * nothing. Each kind counts as often as the detector says it, and all of them together as few as the unequal weights leave
 * (Kish's effective sample size).
 */
export function weightCounts(counts: Counts, said: Omit<Said, "detector">): Counts {
  const [found, absent] = [counts.hits + counts.alarms, counts.misses + counts.rejections];
  const [labels, all] = [found + absent, said.found + said.absent];
  if (found === 0 || absent === 0 || said.found === 0 || said.absent === 0) return counts;
  const ofFound = (said.found / all) * (labels / found);
  const ofAbsent = (said.absent / all) * (labels / absent);
  const effective = labels / (found * ofFound ** 2 + absent * ofAbsent ** 2);
  const scale = (count: number, weight: number): number => Math.round(count * weight * effective * 100) / 100;
  return {
    ...counts,
    hits: scale(counts.hits, ofFound),
    alarms: scale(counts.alarms, ofFound),
    misses: scale(counts.misses, ofAbsent),
    rejections: scale(counts.rejections, ofAbsent),
  };
}
