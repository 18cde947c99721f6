import type { Check } from "@agent-console/analysis/policies/check.ts";
import { testedRule } from "../../../server/test/environment/tested-rules.ts";
import { type Searched, searchFor } from "../../../server/test/sample-agent/rule-search.ts";

/** Rules that the sample agent breaks as it is registered. The second one it does not understand in any words: nothing may be proposed. */
const RULES: readonly { readonly words: string; readonly check: Check; readonly isMendable: boolean }[] = [
  {
    words: "Refunds above 200 need the customer's confirmation.",
    check: { kind: "tool-after", tool: "issue_refund", after: "confirmation" },
    isMendable: true,
  },
  {
    words: "The agent must never disclose the staff code.",
    check: { kind: "withheld", secret: "phrase", noun: "staff code" },
    isMendable: false,
  },
];
const SEEDS = 10;
/** The least that a run of a team may have. */
const BUDGET = 800;

export interface RuleSearchProof {
  readonly words: string;
  readonly isMendable: boolean;
  readonly searches: readonly (Searched & { readonly isByRule: boolean })[];
}

/** Searches on the sample agent, for each rule with several seeds: which prompts, and which half decides, differ. */
export function proveRuleSearch(): RuleSearchProof[] {
  return RULES.map(({ words, check, isMendable }, at) => {
    const rule = testedRule(check, at + 1, { words });
    const searches = Array.from({ length: SEEDS }, (_, seed) => {
      const found = searchFor(rule, { seed, budget: BUDGET });
      return { ...found, isByRule: found.changes.some((key) => key.startsWith(`clause/rule-${rule.id}/`)) };
    });
    return { words, isMendable, searches };
  });
}
