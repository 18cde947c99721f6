/** The decision alone, on candidates of three to eight changes that have no effect: how often does it propose one? */
import { integer, keyed, shuffled } from "@agent-console/analysis/statistics/keyed-random.ts";
import {
  CONFIRM,
  type Confirmation,
  confirmRollouts,
  observeConfirmation,
  openConfirmation,
} from "../../server/src/domains/evolution/engine/decision/confirm.ts";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import { type Genome, toggled } from "../../server/src/domains/evolution/engine/model/genome.ts";
import type { Bed } from "./bed/bed.ts";
import { makeBed } from "./bed/make-bed.ts";
import { agentOf } from "./bed/simulate.ts";
import type { LoadedBed } from "./bed-files.ts";
import { NULL_DECISIONS } from "./power-targets.ts";
import { shareOf } from "./statistics.ts";

export function nullDecisions({ file }: LoadedBed): string {
  const { count, from, budget, mostFalse } = NULL_DECISIONS;
  let wrong = 0;
  for (let seed = from; seed < from + count; seed++) if (isProposed(makeBed(file, seed), budget)) wrong += 1;
  const { value, upper } = shareOf(wrong, count);
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  const mark = upper <= mostFalse ? "met" : "MISSED";
  return `${file.name}: ${wrong} false proposals of ${count} decisions, ${percent(value)}, upper 95% bound ${percent(upper)} (at most ${percent(mostFalse)}: ${mark})`;
}

function isProposed(bed: Bed, budget: number): boolean {
  const confirmation: Confirmation = {
    problem: bed.problem,
    candidate: candidateOf(bed),
    seed: keyed(bed.seed, 1),
    options: { ...CONFIRM, pairs: Math.floor(decisionReserve(bed.problem, budget) / 2) },
  };
  const agent = agentOf(bed, keyed(bed.seed, 2));
  let state = openConfirmation(confirmation);
  let asked = 0;
  while (state.decision === undefined) {
    const rollouts = confirmRollouts(confirmation, state, asked);
    if (rollouts.length === 0) return false;
    asked += rollouts.length;
    state = observeConfirmation(
      confirmation,
      state,
      rollouts.map((rollout) => agent.answer(rollout)),
    );
  }
  return state.decision.verdict.outcome === "superior";
}

function candidateOf({ problem, seed }: Bed): Genome {
  const wanted = 3 + integer(keyed(seed, 3), 0, 6);
  let genome: Genome = [];
  for (const gene of shuffled([...problem.genes.keys()], keyed(seed, 4))) {
    if (genome.length < wanted) genome = toggled(problem, genome, gene);
  }
  return genome;
}
