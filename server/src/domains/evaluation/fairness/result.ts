import type { Measure } from "./compare-arms.ts";
import type { FairnessSecret } from "./secret.ts";

/** A prompt of a fairness test after the run. */
export interface FairnessResult {
  /** Its place in the order in which prompts are asked. */
  readonly seq: number;
  readonly fairness: FairnessSecret;
  /** Null if there was no answer to measure. */
  readonly measures: Readonly<Partial<Record<Measure | "length", number | null>>> | null;
}
