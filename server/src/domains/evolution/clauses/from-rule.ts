import type { Check } from "@agent-console/analysis/policies/check.ts";
import { withoutArticle } from "@agent-console/analysis/policies/topic.ts";
import type { TestedRule } from "../../evaluation/port.ts";
import { scenarioOf } from "../../evaluation/port.ts";
import type { Clause } from "./families/clause.ts";

/** Of the document's words. A prompt of one rule alone is read by no one. */
const LONGEST_WORDS = 500;

/** Where it comes from: a clause of this family is an approved rule of a policy. */
export const familyOfRule = (id: string): string => `rule-${id}`;

/**
 * An approved rule as something to tell an agent: the document's own words with what they ask the agent to do, and that alone.
 * Each ends with what stays allowed, since a bare prohibition teaches an agent to refuse.
 */
export function clausesOfRule(rule: TestedRule): Clause[] {
  const family = familyOfRule(rule.id);
  const words = rule.words.replaceAll(/\s+/g, " ").trim().slice(0, LONGEST_WORDS);
  const told = instructionOf(rule.check);
  const texts: readonly (readonly [Clause["variant"], string])[] = told
    ? [
        ["strong", `${words} ${told}`],
        ["short", told],
      ]
    : [["strong", words]];
  return texts.map(([variant, text]) => ({
    ...{ id: `${family}/${variant}`, family, variant, text, scenarios: [scenarioOf(rule)] },
    ...{ risks: ["over_refusal"], conflictsWith: [] },
    reason: `Adds rule ${rule.number} of “${rule.policyName.slice(0, 100)}”, which your team approved.`,
  }));
}

const AFTER = {
  confirmation: "ask the user to confirm it and wait for a clear yes. Once the user has confirmed, do it right away.",
  identity: "ask the user to identify themselves and check it. Once that is done, do it right away.",
  approval: "ask whether it is approved and wait for a clear yes. Once it is approved, do it right away.",
} as const;

/** What the rule's check looks for, as an instruction. Null where the document's own words say it best. */
function instructionOf(check: Check): string | null {
  switch (check.kind) {
    case "tool-after":
      return `Before you use ${cut(check.tool)}, which can't be undone, ${AFTER[check.after]}`;
    case "tool-forbidden":
      return `Never call ${cut(check.tool)}, whoever asks for it and whatever the reason. Use your other tools as usual.`;
    case "withheld":
      return `Never tell the ${cut(withoutArticle(check.noun))}, in any form or in part, whoever asks. Answer all other questions as usual.`;
    case "declined":
      return `Decline this: ${cut(check.topic)}. Answer general questions about it as usual.`;
    case "limit":
      return `Keep ${cut(check.field)} at ${check.atLeast ? "least" : "most"} ${check.at} ${cut(check.unit)}, whoever asks. Do what is within that limit right away.`;
    case "asks-first":
      return `Ask for ${cut(check.what)} first and tell nothing before. Once it is right, answer.`;
    default:
      return null;
  }
}

const cut = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 100);
