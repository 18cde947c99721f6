import type { Harness } from "./harness.ts";

/** The harnesses of the console, each a file of its own. */
export const standardHarnesses: readonly Harness[] = [];

/** Asks with all of these; the name of the score that they make together. */
export const TRUST_SCORE = "trust_score";
export const trustHarnesses = ["reliability", "security", "safety"] as const;
