import type { RuleType } from "@agent-console/analysis/policies/candidate.ts";
import type { Check } from "@agent-console/analysis/policies/check.ts";
import { chooseCheck as choose } from "@agent-console/analysis/policies/check-choice.ts";

interface Written {
  readonly rule_type: RuleType;
  readonly action: string;
  readonly target?: string | null | undefined;
  readonly words: string;
}

/** How a rule written by hand is tested, unless its author says so. */
export const chooseCheck = ({ rule_type, action, target, words }: Written): Check =>
  choose({ type: rule_type, text: words, action, target: target ?? null, assignee: "agent", limits: [] });
