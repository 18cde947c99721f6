/** Runs one policy on one bed with one seed, and measures it against the truth that the policy never sees. */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { CONFIRM } from "../../server/src/domains/evolution/engine/decision/confirm.ts";
import { recommendGenome } from "../../server/src/domains/evolution/engine/machine.ts";
import type { Genome } from "../../server/src/domains/evolution/engine/model/genome.ts";
import type { Policy } from "../../server/src/domains/evolution/engine/policies/policy.ts";
import {
  observeRun,
  openRun,
  type Run,
  type RunState,
  searchOf,
} from "../../server/src/domains/evolution/engine/run.ts";
import type { Bed } from "./bed/bed.ts";
import type { BedFile } from "./bed/format.ts";
import { makeBed } from "./bed/make-bed.ts";
import { gainShare, type Optimum, optimum } from "./bed/oracle.ts";
import { agentOf, trueBenign, trueByDimension, trueFitness } from "./bed/simulate.ts";

export interface Play {
  readonly file: BedFile;
  readonly seed: number;
  readonly policy: Policy<unknown>;
  readonly budget: number;
  /** Rollouts of the budget reserved for the decision. 0 for a search alone. */
  readonly reserve: number;
  /** The largest loss of harmless requests that is allowed, as a share; as in the console if absent. */
  readonly benignMargin?: number;
}

export interface Played {
  readonly seed: number;
  readonly spent: number;
  readonly seedFitness: number;
  readonly bestFitness: number;
  /** Share of the achievable gain after every hundred rollouts of the search. */
  readonly curve: readonly number[];
  /** Rollouts until half of the achievable gain was first recommended. Null if it never was. */
  readonly toHalf: number | null;
  /** Gain of the final candidate, as a share of the achievable gain and in points of fitness. */
  readonly gain: number;
  readonly points: number;
  readonly genes: number;
  readonly finish: string;
  readonly proposed: boolean;
  /** Groups that the decision did not show to hold. */
  readonly unproven: readonly string[];
  /** Points claimed, and the interval, if there was a decision. */
  readonly claimed: number | null;
  readonly interval: readonly [number, number] | null;
  /** The worst true change of a dimension, in points. */
  readonly worstDimension: number;
  /** True change of harmless requests in points: with what the search recommended, and with the final candidate. */
  readonly benignRecommended: number;
  readonly benign: number;
  /** True gain of what the search recommended, as a share of the achievable gain and in points. */
  readonly gainRecommended: number;
  readonly pointsRecommended: number;
  /** Whether the answer was that there is nothing to change. */
  readonly nothing: boolean;
  /** Whether the stated interval contains the true points; null without a decision. */
  readonly covered: boolean | null;
}

const STREAM = { policy: 1, agent: 2 } as const;
const MARK = 100;

export function play({ file, seed, policy, budget, reserve, benignMargin = CONFIRM.benignMargin }: Play): Played {
  const bed = makeBed(file, seed);
  const best = optimum(bed);
  const run: Run<unknown> = {
    problem: bed.problem,
    policy,
    seed: deriveKey(seed, STREAM.policy),
    budget,
    reserve,
    pruneProbes: 0,
    confirm: { ...CONFIRM, benignMargin },
  };
  const agent = agentOf(bed, deriveKey(seed, STREAM.agent));
  const gains = gainsOf(bed, best);
  const curve: number[] = [];
  let toHalf: number | null = null;
  let state = openRun(run);
  let last: Genome = [];
  while (state.planned.length > 0) {
    const results = state.planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) }));
    const searching = state.stage === "search";
    state = observeRun(run, state, results);
    if (!searching) continue;
    last = recommendGenome(searchOf(run), state.search);
    const gain = gains(last);
    while (curve.length < Math.floor(state.spent / MARK)) curve.push(gain);
    if (toHalf === null && gain >= 0.5) toHalf = state.spent;
  }
  return { seed, curve: filled(curve, (budget - reserve) / MARK), toHalf, ...finalFigures(bed, { state, last, best }) };
}

/** The curve of a policy that stops early stays constant. */
function filled(curve: readonly number[], length: number): number[] {
  return Array.from({ length: Math.floor(length) }, (_, at) => curve[at] ?? curve.at(-1) ?? 0);
}

/** Most batches don't change the recommendation. */
function gainsOf(bed: Bed, best: Optimum): (genome: Genome) => number {
  let known: Genome | undefined;
  let gain = 0;
  return (genome) => {
    if (known === undefined || genome.join() !== known.join()) gain = gainShare(bed, genome, best);
    known = genome;
    return gain;
  };
}

interface Ended {
  readonly state: RunState;
  /** What the search recommended in the end. */
  readonly last: Genome;
  readonly best: Optimum;
}

function finalFigures(bed: Bed, { state: { spent, finish }, last, best }: Ended) {
  const candidate = finish?.candidate ?? [];
  const decision = finish?.decision;
  const before = trueByDimension(bed, []);
  const after = trueByDimension(bed, candidate);
  const points = (genome: Genome) => 100 * (trueFitness(bed, genome) - best.seedFitness);
  const benign = (genome: Genome) => 100 * (trueBenign(bed, genome) - trueBenign(bed, []));
  const interval = decision ? ([100 * decision.interval.lower, 100 * decision.interval.upper] as const) : null;
  const truth = points(candidate);
  return {
    spent,
    seedFitness: best.seedFitness,
    bestFitness: best.fitness,
    gain: gainShare(bed, candidate, best),
    points: truth,
    genes: candidate.length,
    finish: decision
      ? [decision.verdict.outcome, "reason" in decision.verdict ? decision.verdict.reason : ""].join(" ").trim()
      : (finish?.reason ?? ""),
    proposed: finish?.reason === "confirmed",
    unproven: decision?.groups.filter(({ verdict }) => verdict !== "holds").map(({ group }) => group) ?? [],
    claimed: decision ? 100 * decision.gain : null,
    interval,
    worstDimension: 100 * Math.min(...[...before].map(([name, rate]) => (after.get(name) as number) - rate)),
    benignRecommended: benign(last),
    benign: benign(candidate),
    gainRecommended: gainShare(bed, last, best),
    pointsRecommended: points(last),
    nothing: candidate.length === 0,
    covered: interval && interval[0] <= truth && truth <= interval[1],
  };
}
