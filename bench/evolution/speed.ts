/** Rollouts per second: the simulated agent alone, and each policy with all its computation. */

import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { observe, openSearch } from "../../server/src/domains/evolution/engine/machine.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { makeBed } from "./bed/make-bed.ts";
import { agentOf } from "./bed/simulate.ts";
import type { LoadedBed } from "./bed-files.ts";
import { GEPA, OURS } from "./registered.ts";

export function speeds({ file }: LoadedBed): string {
  const beds = Array.from({ length: 10 }, (_, seed) => makeBed(file, seed));
  const simulated = best(() => {
    const count = 500_000;
    const agent = agentOf(beds[0] as (typeof beds)[number], 1);
    // A new genome for every twelve probes, as in a search.
    let genome: number[] = [];
    for (let at = 0; at < count; at++) {
      if (at % 12 === 0) genome = Array.from({ length: 12 }, (_, n) => deriveKey(at, n) % 77);
      agent.answer({ genome, set: "train", probe: at % 180, replicate: at });
    }
    return count;
  });
  const policies = [OURS, GEPA].map(({ name, policy, options }) => {
    const perSecond = best(() => {
      let spent = 0;
      for (const bed of beds) {
        const search = { space: bed.problem, policy: policyNamed(policy, options), seed: 1, budget: 1000 };
        const agent = agentOf(bed, 2);
        let state = openSearch(search);
        while (state.planned.length > 0) {
          state = observe(
            search,
            state,
            state.planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) })),
          );
        }
        spent += state.spent;
      }
      return spent;
    });
    return `${name} ${perSecond.toLocaleString("en")}`;
  });
  return `Rollouts per second on one core: simulated agent ${simulated.toLocaleString("en")} (target: 100,000); with the policy included: ${policies.join(", ")}.`;
}

/** The best of three, so that compilation does not count. */
function best(work: () => number): number {
  return Math.max(
    ...Array.from({ length: 3 }, () => {
      const began = performance.now();
      const count = work();
      return Math.round((1000 * count) / (performance.now() - began));
    }),
  );
}
