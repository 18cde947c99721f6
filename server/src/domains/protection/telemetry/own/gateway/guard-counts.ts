import { didAct } from "./acted.ts";
import type { FinishedRequest } from "./finished-request.ts";

/** What one guard did on one channel of a request. */
export interface GuardCount {
  readonly key: string;
  readonly guard: string;
  readonly channel: string;
  us: number;
  /** The rule that hit and was followed; empty if it has no name, null if nothing hit. */
  hit: string | null;
  /** The same in shadow. */
  shadow: string | null;
  isUndecided: boolean;
}

export function countsOf(judged: FinishedRequest["judged"]): Iterable<GuardCount> {
  const found = new Map<string, GuardCount>();
  for (const { channel, results } of judged) {
    for (const result of results) {
      const key = `${channel} ${result.guard}`;
      let count = found.get(key);
      if (!count) {
        const { guard } = result;
        count = { key, guard, channel, us: 0, hit: null, shadow: null, isUndecided: false };
        found.set(key, count);
      }
      count.us += result.elapsed_us;
      if (result.outcome === "pass" || !didAct(result)) continue;
      if (result.outcome === "undecided") count.isUndecided = true;
      else if (result.mode === "shadow") count.shadow ??= cut(result.rule);
      else count.hit ??= cut(result.rule);
    }
  }
  return found.values();
}

const cut = (rule: string | undefined): string => (rule ?? "").slice(0, 100);
