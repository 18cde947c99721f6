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
  /** Set if no reason stands in for what is missing: nothing is known about a guard that was brought and not measured. */
  readonly isFinal?: true;
}

export interface Promotion {
  readonly agentId: string;
  readonly guards: readonly PlacedGuard[];
  /** The largest share of legitimate requests that the config allows. */
  readonly budget: number;
}

/** Which of these guards must stay in shadow, and why. */
export type MayEnforce = (act: Act, promotion: Promotion) => Promise<readonly Refusal[]>;
