import type { Act } from "../../../platform/act.ts";
import type { PlacedGuard } from "./read-body.ts";

/** A guard that may not enforce yet, with the figures that say so. */
export interface Refusal {
  readonly guard: string;
  /** In a sentence. */
  readonly reason: string;
  /** Upper 95% bound of the share of legitimate requests that it hits. Null without evidence. */
  readonly bound: number | null;
  readonly budget: number;
  /** Requests that the bound rests on. */
  readonly n: number;
}

export interface Promotion {
  readonly agentId: string;
  readonly guards: readonly PlacedGuard[];
  /** The largest share of legitimate requests that the config allows. */
  readonly budget: number;
}

/** Which of these guards must stay in shadow, and why. */
export type MayEnforce = (act: Act, promotion: Promotion) => Promise<readonly Refusal[]>;

/**
 * Methods that hit by form or by the agent's own words, so that ordinary requests are not hit: their cards bound false
 * positives at 1% or less.
 */
const BOUNDED: ReadonlySet<string> = new Set([
  "secrets",
  "prompt-leak",
  "canary-leak",
  "pii-structured",
  "denied-tools",
]);

/** Without evidence from traffic: only methods whose cards bound false positives. */
export const byCardAlone: MayEnforce = async (_act, { guards, budget }) =>
  [...new Map(guards.map(({ guard }) => [guard.name, guard])).values()].flatMap((guard) => {
    const open = guard.methods.find(({ id }) => !BOUNDED.has(id));
    if (!open) return [];
    const reason = `The card of ${open.id} doesn't bound false positives, and the guard has judged no request yet.`;
    return [{ guard: guard.name, reason, bound: null, budget, n: 0 }];
  });
