import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import type { Check } from "@agent-console/analysis/policies/check.ts";

interface Written {
  readonly rule_type: RuleType;
  readonly action: string;
  readonly words: string;
}

/** How a rule written by hand is tested, unless its author says so. */
export const chooseCheck = ({ words }: Written): Check => ({ kind: "judge", criterion: words });
