/**
 * The decision alone, on candidates of three to eight changes that have no effect: how often does it propose one? Once as a run
 * ends, and once with every gain that was seen and not settled continued, also where more questions are said not to settle it.
 */
import { deriveKey, integer, shuffleByKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import {
  CONFIRM,
  type Confirmation,
  type ConfirmState,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
} from "../../server/src/domains/evolution/engine/decision/confirm.ts";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import { type Genome, toggleGene } from "../../server/src/domains/evolution/engine/model/genome.ts";
import { keptOf } from "../../server/src/domains/evolution/engine/run.ts";
import type { Bed } from "./bed/bed.ts";
import { makeBed } from "./bed/make-bed.ts";
import { agentOf } from "./bed/simulate.ts";
import type { LoadedBed } from "./bed-files.ts";
import { NULL_DECISIONS } from "./power-targets.ts";
import { shareOf } from "./statistics.ts";

export function* nullDecisions({ file }: LoadedBed): Generator<string> {
  const { count, from, budget } = NULL_DECISIONS;
  const counts: NullCounts = { decisions: 0, first: 0, continued: 0, further: 0, gains: 0 };
  for (let seed = from; seed < from + count; seed++) countDecision(counts, decideTwice(makeBed(file, seed), budget));
  yield `${file.name}: ${told("false proposals", counts.first, counts.decisions)}`;
  yield `${file.name}, ${counts.continued} continued once: ${told("false proposals", counts.first + counts.further, counts.decisions)}; of the test of the gain alone, ${told("false", counts.gains, counts.decisions)}`;
}

interface NullCounts {
  decisions: number;
  /** Proposals at the end of a run. */
  first: number;
  continued: number;
  /** Proposals of those that were continued. */
  further: number;
  /** Whose gain was called shown in either, whether or not every group held. */
  gains: number;
}

export function countDecision(counts: NullCounts, { first, second }: Decided): NullCounts {
  counts.decisions += 1;
  counts.first += Number(isProposed(first));
  counts.continued += Number(second !== undefined);
  counts.further += Number(second !== undefined && isProposed(second));
  counts.gains += Number([first, second].some((one) => one !== undefined && one.interval.lower > 0));
  return counts;
}

function told(what: string, wrong: number, all: number): string {
  const { mostFalse } = NULL_DECISIONS;
  const { value, upper } = shareOf(wrong, all);
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const mark = upper <= mostFalse ? "met" : "MISSED";
  return `${wrong} ${what} of ${all} decisions, ${percent(value)}, upper 95% bound ${percent(upper)} (at most ${percent(mostFalse)}: ${mark})`;
}

const isProposed = ({ verdict }: Decision): boolean => verdict.outcome === "superior";

interface Decided {
  readonly first: Decision;
  /** Of a gain that was seen and not settled, continued once with as many pairs as would settle it, else with as many again. */
  readonly second?: Decision;
}

/** The decision about a random candidate, and its continuation if it was not settled. */
export function decideTwice(bed: Bed, budget: number, candidate: Genome = candidateOf(bed)): Decided {
  const confirmation: Confirmation = {
    ...{ problem: bed.problem, candidate, seed: deriveKey(bed.seed, 1) },
    options: { ...CONFIRM, pairs: Math.floor(decisionReserve(bed.problem, budget) / 2) },
  };
  const state = decided(bed, confirmation, 2);
  const { decision: first } = state;
  const kept = keptOf(state, { candidate, helps: [] });
  if (!kept) return { first };
  const { decision: second } = decided(
    bed,
    {
      ...{ ...confirmation, seed: deriveKey(bed.seed, 5), continues: kept },
      options: { ...confirmation.options, attempt: 2, pairs: first.morePairs ?? confirmation.options.pairs },
    },
    6,
  );
  return { first, second };
}

function decided(bed: Bed, confirmation: Confirmation, stream: number): ConfirmState & { readonly decision: Decision } {
  const agent = agentOf(bed, deriveKey(bed.seed, stream));
  let state = openConfirmation(confirmation);
  let asked = 0;
  while (state.decision === undefined) {
    const rollouts = confirmRollouts(confirmation, state, asked);
    asked += rollouts.length;
    const outcomes = rollouts.map((rollout) => agent.answer(rollout));
    state = observeConfirmation(confirmation, state, outcomes);
  }
  return { ...state, decision: state.decision };
}

function candidateOf({ problem, seed }: Bed): Genome {
  const wanted = 3 + integer(deriveKey(seed, 3), 0, 6);
  let genome: Genome = [];
  for (const gene of shuffleByKey([...problem.genes.keys()], deriveKey(seed, 4))) {
    if (genome.length < wanted) genome = toggleGene(problem, genome, gene);
  }
  return genome;
}
