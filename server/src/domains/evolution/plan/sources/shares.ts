/** Where a confirmed gain comes from. The final test measures all changes together; how they share it is the search's estimate. */
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { objectiveWeights } from "../../engine/decision/groups.ts";
import type { Genome } from "../../engine/model/genome.ts";
import { expectedLogit, type Posterior, sigmoid } from "../../engine/model/model.ts";
import type { SearchSpace } from "../../engine/model/space.ts";
import { varianceAlong } from "../../engine/model/spread.ts";
import type { Arm } from "../arms.ts";

/** The rule library; the rule-writing agent; what the team wrote (rules, policies, examples); edits of the prompt, parameters and model. */
export type Source = "library" | "proposer" | "team" | "settings";

export interface SourceShare {
  readonly source: Source;
  readonly changes: number;
  /** Share of the gain with its 95% confidence interval, from 0 to 1. Null: not enough evidence to say. */
  readonly share: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
}

const OF_TEAM = /^clause\/(?:yours-|rule-|example\/)/;

export function sourceOf({ key, operator }: Pick<Arm, "key" | "operator">): Source {
  if (operator === "reflect.clause" || operator === "reflect.patch") return "proposer";
  if (OF_TEAM.test(key)) return "team";
  return operator === "clause.add" || operator === "clause.swap" ? "library" : "settings";
}

/**
 * The model's own error is too small: on the beds, intervals of 95% covered the true share in 89%. So much wider they cover 96%
 * (docs/decisions/0153-intervals-of-shares.md).
 */
const WIDER = 1.4;
/** An interval that is wider than this tells nobody anything. */
const WIDEST = 0.8;

interface Changes {
  readonly genome: Genome;
  /** Of each gene of the genome, in its order. */
  readonly sources: readonly Source[];
}

/** One for each source that has a part in the genome. */
export function sharesOf(space: SearchSpace, evidence: Posterior, { genome, sources }: Changes): SourceShare[] {
  const bySource = [...Map.groupBy(genome, (_, at) => sources[at] ?? "settings")];
  const slopes = slopesOf(space, evidence, genome);
  const part = (genes: Genome) => ({
    gain: gainBy(space, evidence, { genes, slopes }),
    variance: varianceAlong(space, evidence, { genes, slopes: slopes.map((slope) => ({ base: 0, genes: slope })) }),
  });
  const whole = part(genome);
  return bySource.map(([source, genes]) => {
    const own = part(genes);
    const rest = part(genome.filter((gene) => !genes.includes(gene)));
    return { source, changes: genes.length, ...shareOf({ own, rest, whole, isAll: genes.length === genome.length }) };
  });
}

interface Part {
  readonly gain: number;
  readonly variance: number;
}

interface Parts {
  readonly own: Part;
  readonly rest: Part;
  readonly whole: Part;
  readonly isAll: boolean;
}

const UNKNOWN = { share: null, lower: null, upper: null };

/** A ratio of two uncertain gains that vary together, to the first order. */
function shareOf({ own, rest, whole, isAll }: Parts): Pick<SourceShare, "share" | "lower" | "upper"> {
  if (isAll) return { share: 1, lower: 1, upper: 1 };
  // Without a gain that is clearly there, there is nothing to share.
  if (whole.gain <= Z95 * Math.sqrt(whole.variance)) return UNKNOWN;
  const share = own.gain / whole.gain;
  const together = (whole.variance + own.variance - rest.variance) / 2;
  const variance = (own.variance - 2 * share * together + share ** 2 * whole.variance) / whole.gain ** 2;
  const spread = WIDER * Z95 * Math.sqrt(Math.max(0, variance));
  if (2 * spread > WIDEST) return UNKNOWN;
  const within = (value: number): number => Number(Math.min(1, Math.max(0, value)).toFixed(3));
  return { share: within(share), lower: within(share - spread), upper: within(share + spread) };
}

const LEAST_EFFECT = 1e-6;

/** By category: points for each unit of effect, on average between without and with all changes. So the parts add up to the whole. */
function slopesOf(space: SearchSpace, evidence: Posterior, genome: Genome): number[] {
  const weights = objectiveWeights(space);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, category) => {
    const base = expectedLogit(space, evidence, { genes: [], category });
    const effect = expectedLogit(space, evidence, { genes: genome, category }) - base;
    const pass = sigmoid(base);
    const slope = Math.abs(effect) < LEAST_EFFECT ? pass * (1 - pass) : (sigmoid(base + effect) - pass) / effect;
    return (weight / total) * slope;
  });
}

function gainBy(
  space: SearchSpace,
  evidence: Posterior,
  { genes, slopes }: { readonly genes: Genome; readonly slopes: readonly number[] },
): number {
  return slopes.reduce((sum, slope, category) => {
    const base = expectedLogit(space, evidence, { genes: [], category });
    return sum + slope * (expectedLogit(space, evidence, { genes, category }) - base);
  }, 0);
}
