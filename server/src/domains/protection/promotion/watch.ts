import type { GuardConfig } from "@agent-console/analysis/guards/config/config.ts";
import type { Act } from "../../../platform/act.ts";
import { guardsOf } from "../configs/read-body.ts";
import { definitionOf } from "../runtime/definitions.ts";
import { loadEngine } from "../runtime/engine.ts";
import { type OverDefense, overDefense } from "./evidence.ts";
import { selectLabels, selectVersionTraffic } from "./store.ts";

/** What an enforcing guard did since its version was applied. */
export interface WatchedGuard extends OverDefense {
  readonly guard: string;
  readonly channel: string;
  readonly budget: number;
  readonly n: number;
  readonly hits: number;
  /** Even the lower end of the interval is above the budget. */
  readonly isOver: boolean;
  /** The upper end is above the budget: what let the guard enforce no longer holds. */
  readonly isUnproven: boolean;
}

interface Watched {
  readonly agentId: string;
  readonly configId: string;
  readonly version: number;
  readonly config: GuardConfig;
}

/**
 * The bound that let guards enforce, on the requests since then. Labels are those that people gave to the same guard's hits
 * in shadow: enforced hits are not kept, so the share of them that is legitimate is taken to be the same.
 */
export async function watchOverDefense(act: Act, watched: Watched): Promise<WatchedGuard[]> {
  const { GUARD_METHODS } = await loadEngine();
  const { agentId, configId, version, config } = watched;
  const traffic = await selectVersionTraffic(act, { agentId, configId, version });
  const labels = await selectLabels(act, agentId);
  return guardsOf(config).flatMap(({ guard, channel }): WatchedGuard[] => {
    const counted = traffic.find((row) => row.guard === guard.name && row.channel === channel);
    if (guard.mode !== "enforce" || !counted) return [];
    const definition = definitionOf(guard, GUARD_METHODS);
    const label = labels.find((row) => row.channel === channel && row.definition === definition);
    const share = overDefense({
      ...{ guard: guard.name, channel, n: counted.judged, hits: counted.hits, budget: config.overDefenceBudget },
      ...{ attack: label?.attack ?? 0, fine: label?.fine ?? 0, unsure: label?.unsure ?? 0 },
      ...{ cardBound: null, hardNegatives: { n: 0, hits: 0 } },
    });
    if (!share) return [];
    const { overDefenceBudget: budget } = config;
    const { judged: n, hits } = counted;
    const [isOver, isUnproven] = [share.low > budget, share.high > budget];
    return [{ guard: guard.name, channel, budget, n, hits, ...share, isOver, isUnproven }];
  });
}
