/**
 * How true the shares are that a proposal states for its sources: beds in which every second gene counts as written by an agent, the
 * others as the library's. The true share is the mean of what a source adds alone and what it adds to the rest.
 */
import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { CONFIRM } from "../../server/src/domains/evolution/engine/decision/confirm.ts";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import type { Genome } from "../../server/src/domains/evolution/engine/model/genome.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { evidenceIn, observeRun, openRun, type Run } from "../../server/src/domains/evolution/engine/run.ts";
import { type Source, sharesOf } from "../../server/src/domains/evolution/plan/sources/shares.ts";
import type { BedFile } from "./bed/format.ts";
import { makeBed } from "./bed/make-bed.ts";
import { agentOf, trueFitness } from "./bed/simulate.ts";
import { ownBed } from "./bed-files.ts";

interface SharePlay {
  readonly seed: number;
  readonly changes: number;
  /** Null where the proposal says that there is not enough evidence. */
  readonly told: { readonly share: number; readonly lower: number; readonly upper: number } | null;
  readonly truth: number;
}

const BEDS = ["v1", "small-effects", "poor"];
const SEEDS = Array.from({ length: 40 }, (_, at) => 9001 + at);
const BUDGET = 1400;

/** One line for each bed. */
export function* shares(): Generator<string> {
  for (const name of BEDS) {
    const { file } = ownBed(name);
    const mixed = SEEDS.flatMap((seed) => playShares(file, seed, BUDGET) ?? []);
    const told = mixed.flatMap(({ told: stated, truth }) => (stated ? [{ ...stated, truth }] : []));
    const covered = told.filter(({ lower, upper, truth }) => lower <= truth && truth <= upper).length;
    const mean = (of: (one: (typeof told)[number]) => number): string =>
      (told.reduce((sum, one) => sum + of(one), 0) / told.length).toFixed(2);
    yield `${name}: ${SEEDS.length} runs, ${mixed.length} confirmed changes of both sources, ${told.length} shares told, ${covered} intervals cover; mean error ${mean(({ share, truth }) => Math.abs(share - truth))}, mean width ${mean(({ lower, upper }) => upper - lower)}`;
  }
}

/** Null if nothing is confirmed, or all that is comes from one source. */
function playShares(file: BedFile, seed: number, budget: number): SharePlay | null {
  const bed = makeBed(file, seed);
  const run: Run<unknown> = {
    ...{ problem: bed.problem, policy: policyNamed("screen_compose") as Run<unknown>["policy"] },
    ...{
      seed: deriveKey(seed, 1),
      budget,
      reserve: decisionReserve(bed.problem, budget),
      pruneProbes: 0,
      confirm: CONFIRM,
    },
  };
  const agent = agentOf(bed, deriveKey(seed, 2));
  let state = openRun(run);
  while (state.planned.length > 0)
    state = observeRun(
      run,
      state,
      state.planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) })),
    );
  const { finish } = state;
  if (finish?.reason !== "confirmed") return null;
  const genome = finish.candidate;
  const sources = genome.map((gene): Source => (gene % 2 === 0 ? "proposer" : "library"));
  const found = sharesOf(bed.problem, evidenceIn(run, state), { genome, sources });
  const told = found.find(({ source }) => source === "proposer");
  if (!told || found.length < 2) return null;
  const of = (source: Source): Genome => genome.filter((_, at) => sources[at] === source);
  const fitness = (genes: Genome): number => trueFitness(bed, genes);
  const whole = fitness(genome) - fitness([]);
  const alone = fitness(of("proposer")) - fitness([]);
  const last = fitness(genome) - fitness(of("library"));
  const { share, lower, upper } = told;
  const stated = share === null || lower === null || upper === null ? null : { share, lower, upper };
  return { seed, changes: genome.length, told: stated, truth: (alone + last) / 2 / whole };
}
