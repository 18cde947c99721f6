/** A second agent that starts with what was learned on the first: same library, different effects. */

import { deriveKey, normal } from "@agent-console/analysis/statistics/keyed-random.ts";
import {
  observe,
  openSearch,
  recommendGenome,
  type SearchState,
} from "../../server/src/domains/evolution/engine/machine.ts";
import {
  SCREEN_COMPOSE,
  type ScreenComposeOptions,
  type ScreenComposeState,
  screenCompose,
} from "../../server/src/domains/evolution/engine/policies/screen-compose.ts";
import { learntFrom } from "../../server/src/domains/evolution/engine/policies/warm.ts";
import type { Bed } from "./bed/bed.ts";
import { makeBed } from "./bed/make-bed.ts";
import { gainShare, optimum } from "./bed/oracle.ts";
import { agentOf } from "./bed/simulate.ts";
import type { LoadedBed } from "./bed-files.ts";
import type { SeedRange } from "./registered.ts";
import { medianOf } from "./statistics.ts";

const BETWEEN_AGENTS = 0.4;

export function warmStart({ file }: LoadedBed, seeds: SeedRange): string {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let seed = seeds.from; seed <= seeds.to; seed++) {
    const first = makeBed(file, seed);
    const second = relative(first, deriveKey(seed, 9));
    const taught = searched(first, SCREEN_COMPOSE, seed);
    const learnt = learntFrom(first.problem, taught.state.inner, SCREEN_COMPOSE);
    cold.push(searched(second, SCREEN_COMPOSE, seed + 1).toHalf);
    warm.push(searched(second, { ...SCREEN_COMPOSE, learnt }, seed + 1).toHalf);
  }
  const formatMedian = (values: readonly number[]) => {
    const { value, lower, upper } = medianOf(values);
    return `${value} (${lower} to ${upper})`;
  };
  return `\nWarm start, ${cold.length} pairs of agents whose effects differ by ${BETWEEN_AGENTS}: rollouts to half the gain ${formatMedian(warm)} instead of ${formatMedian(cold)}.`;
}

/** The same bed with every effect changed slightly. */
function relative(bed: Bed, key: number): Bed {
  const effects = bed.truth.effects.map((row, gene) =>
    row.map((effect, at) => (effect === 0 ? 0 : effect + BETWEEN_AGENTS * normal(deriveKey(key, gene), at))),
  );
  const tagged = effects.map((row, gene) =>
    row.map((effect, at) =>
      bed.problem.genes[gene]?.tags.includes(at) ? effect : (bed.truth.effects[gene]?.[at] ?? 0),
    ),
  );
  return { ...bed, truth: { ...bed.truth, effects: tagged } };
}

function searched(bed: Bed, options: ScreenComposeOptions, seed: number) {
  const budget = 1500;
  const search = { space: bed.problem, policy: screenCompose(options), seed: deriveKey(seed, 1), budget };
  const agent = agentOf(bed, deriveKey(seed, 2));
  const best = optimum(bed);
  let state: SearchState<ScreenComposeState> = openSearch(search);
  let toHalf = budget;
  while (state.planned.length > 0) {
    state = observe(
      search,
      state,
      state.planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) })),
    );
    if (toHalf === budget && gainShare(bed, recommendGenome(search, state), best) >= 0.5) toHalf = state.spent;
  }
  return { state, toHalf };
}
