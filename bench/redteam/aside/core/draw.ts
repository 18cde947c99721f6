import { seededNumbers } from "@agent-console/analysis/statistics/seeded-random.ts";
import type { Draw } from "./agent.ts";

/** Choices that depend on the seed and on the conversation so far. */
export function drawFor(seed: number, purpose: string): Draw {
  const next = seededNumbers(seed, purpose);
  return {
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share) => next() < share,
  };
}
