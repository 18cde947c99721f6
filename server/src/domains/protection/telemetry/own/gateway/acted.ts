import type { GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import type { FinishedRequest } from "./finished-request.ts";

/** What a guard did on a channel, over all texts of the request. */
export interface Acted {
  readonly channel: string;
  readonly result: GuardResult;
  texts: number;
  elapsedUs: number;
}

/** As many as a request has guard events: a hostile one can't fill the table. */
const MOST_OF_REQUEST = 50;

/** The guards that hit or could not judge, one for a guard, channel and outcome, like the guard events of the request. */
export function guardsThatActed({ judged }: Pick<FinishedRequest, "judged">): readonly Acted[] {
  let found: Map<string, Acted> | null = null;
  for (const { channel, results } of judged) {
    for (const result of results) {
      if (result.outcome === "pass" || !didAct(result)) continue;
      found ??= new Map();
      const key = `${channel} ${result.guard} ${result.outcome} ${result.enforced}`;
      const before = found.get(key);
      if (before) {
        before.texts += 1;
        before.elapsedUs += result.elapsed_us;
      } else if (found.size < MOST_OF_REQUEST) {
        found.set(key, { channel, result, texts: 1, elapsedUs: result.elapsed_us });
      }
    }
  }
  return found ? [...found.values()] : [];
}

/** A text outside a guard's card is no failure of the guard, unless the request was refused for it. */
export const didAct = ({ outcome, why, enforced }: GuardResult): boolean =>
  outcome === "hit" || (outcome === "undecided" && (enforced || why !== "not_covered"));
