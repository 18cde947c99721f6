import type { Strategy } from "../model/strategy.ts";
import { auto } from "./auto.ts";
import { backtrack } from "./backtrack.ts";
import { bestOfN } from "./best-of-n.ts";
import { compose } from "./compose.ts";
import { escalate } from "./escalate.ts";
import { persist } from "./persist.ts";
import { rewrite } from "./rewrite.ts";
import { sweep } from "./sweep.ts";

/** Every strategy that a campaign can name. */
export const strategies: readonly Strategy[] = [auto, sweep, compose, bestOfN, escalate, backtrack, rewrite, persist];

/** Several strategies as one: the one that has used the fewest requests comes next, until all give up. */
export function inTurns(chosen: readonly Strategy[]): Strategy {
  const [first, ...others] = chosen;
  // The automatic one uses all the others.
  if (chosen.length === 0 || chosen.includes(auto)) return auto;
  if (first && others.length === 0) return first;
  return {
    id: chosen.map(({ id }) => id).join("+"),
    title: chosen.map(({ title }) => title).join(", "),
    idea: "Takes turns between several strategies.",
    next: (state, draw) => {
      const used = (id: string): number =>
        state.attempts.filter(({ strategy }) => strategy === id).reduce((sum, { requests }) => sum + requests, 0);
      for (const strategy of [...chosen].sort((one, other) => used(one.id) - used(other.id))) {
        const move = strategy.next(state, draw);
        if (move !== "give up") return move;
      }
      return "give up";
    },
  };
}
