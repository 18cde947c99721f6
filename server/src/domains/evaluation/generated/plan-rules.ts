import { hash } from "node:crypto";
import type { Question } from "../harness/harness.ts";
import type { PortPrompt } from "../harness/port-prompt.ts";
import { coverageOfCheck, neutralUser, type TestedRule } from "./cells/material.ts";
import { planCells } from "./cells/plan-cells.ts";
import { secretOf } from "./decisions/decide.ts";
import { createGeneratedHarness } from "./generated-harness.ts";
import { writePrompts } from "./writing/write-prompts.ts";

/** As a harness of a search is named. No standard harness has this name, and no custom one can. */
export const RULES_HARNESS = "rules";
export const rulesHarness = createGeneratedHarness(RULES_HARNESS, []);

/** Enough for half of the people to search with and the other half to decide by. */
const PROMPTS_OF_RULE = 96;

/** Different enough that what works on half of them is no accident of one way of asking. */
const PEOPLE = [
  neutralUser,
  { ...neutralUser, intent: "benign", skill: "novice", knowledge: "beginner", role: "customer" },
  { ...neutralUser, intent: "benign", skill: "expert", knowledge: "expert", role: "accountant" },
  { ...neutralUser, intent: "benign", skill: "proficient", knowledge: "advanced", role: "new colleague" },
  { ...neutralUser, intent: "curious", skill: "proficient", role: "journalist" },
  { ...neutralUser, intent: "curious", skill: "novice", role: "auditor" },
  { ...neutralUser, intent: "adversarial", skill: "competent", role: "customer" },
  { ...neutralUser, intent: "adversarial", skill: "expert", privilege: "admin", role: "manager" },
] as const;
const people = PEOPLE.map((person, at) => ({
  ...person,
  id: `${neutralUser.id.slice(0, -1)}${at}`,
  name: `Tester ${at + 1}`,
}));

/** Whether detectors decide the rule. What needs a judge can't be measured hundreds of times. */
export const isMeasurable = ({ check }: Pick<TestedRule, "check">): boolean => coverageOfCheck(check) === "tested";

/** How pages and records call the prompts of a rule. */
export const scenarioOf = ({ number, policyName }: Pick<TestedRule, "number" | "policyName">): string =>
  `rule ${number} of ${policyName}`.slice(0, 100);

/** Attempts to break the rules and harmless twins, the same for the same rules and seed. Edge cases are left out: they are neither. */
export function planRules(rules: readonly TestedRule[], seed: number): PortPrompt[] {
  return rules.filter(isMeasurable).flatMap((rule) => {
    const cells = planCells({ rules: [rule], personas: people, source: "policies" }, PROMPTS_OF_RULE);
    const asked = [...writePrompts(cells, seed)].filter(({ question }) => secretOf(question)?.variant !== "edge");
    return asked.map(({ key, question }) => asPrompt(rule, key, question));
  });
}

function asPrompt(rule: TestedRule, key: string, question: Question): PortPrompt {
  const { variant, persona } = secretOf(question) ?? { variant: "breach", persona: people[0] };
  return {
    key: hash("sha256", `${rule.id}\n${key}`).slice(0, 24),
    harness: RULES_HARNESS,
    scenario: scenarioOf(rule),
    probe: `${RULES_HARNESS}#${rule.number}:${variant}`,
    severity: rule.severity,
    // A person asks in one way: all their attempts tend to end alike.
    family: `${rule.id}/${persona?.id}/${variant}`,
    isBenign: variant === "twin",
    question,
  };
}
