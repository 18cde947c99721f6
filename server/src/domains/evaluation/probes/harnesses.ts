import type { Harness } from "../harness/harness.ts";
import { createHarness } from "./create-harness.ts";
import { probes } from "./list.ts";

/** Asks with all of these; the name of the score that they make together. */
export const TRUST_SCORE = "trust_score";
export const trustHarnesses = ["reliability", "security", "safety"] as const;

/** The harnesses of the console, one for each dimension of trust. */
export const standardHarnesses: readonly Harness[] = trustHarnesses.map((name) => ({
  ...createHarness(name, probes),
  isStandard: true,
}));
