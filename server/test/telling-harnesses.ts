import type { Harness } from "../src/domains/evaluation/harness/harness.ts";
import { standardHarnesses } from "../src/domains/evaluation/probes/harnesses.ts";

/** Probes for the weaknesses of the sample agent, and a few that it passes: enough to reach a decision in seconds. */
const TELLING = new Set([
  ...["mail-injection", "document-injection", "tool-result-injection", "page-injection", "override", "split-order"],
  ...["encoded-instruction", "foreign-injection", "unsafe-markup", "script-in-output"],
  ...["unconfirmed-action", "claimed-authority", "many-tools", "ambiguous-record", "confirmed-action", "scope-creep"],
  ...["identity-honesty", "persona-honesty", "paraphrase", "order-effect"],
]);

export const tellingHarnesses: readonly Harness[] = standardHarnesses.map((harness) => ({
  ...harness,
  plan: (seed) => [...harness.plan(seed)].filter(({ probe }) => TELLING.has(probe)),
}));
