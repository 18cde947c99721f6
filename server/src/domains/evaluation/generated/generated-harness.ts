import type { CheckKind } from "@agent-console/analysis/policies/check.ts";
import { fairnessPrompt } from "../fairness/measure.ts";
import type { Capability, Harness, PlannedPrompt, Question } from "../harness/harness.ts";
import { decide, secretOf } from "./decisions/decide.ts";

export interface StoredQuestion {
  readonly question: Question;
}

/** What the agent must be able to do, or the rule says nothing about it. */
const NEEDS: Readonly<Partial<Record<CheckKind, readonly Capability[]>>> = {
  withheld: ["planted_text"],
  "asks-first": ["planted_text"],
  "tool-forbidden": ["tools"],
  "tool-after": ["tools"],
  limit: ["tools"],
};

/** A stored harness as a run asks it. Its prompts were written once, and bring all that their decisions need. */
export function createGeneratedHarness(name: string, prompts: readonly StoredQuestion[]): Harness {
  const checks = new Map(prompts.flatMap(({ question }) => checkOf(name, question)));
  const needs = [...new Set([...checks.values()].flatMap(needsOfCheck))];
  return {
    name,
    isGenerated: true,
    // Where no rule needs anything, nothing has to be found out about the agent first.
    ...(needs.length > 0 && { needs, needsOf: (probe: string) => needsOfCheck(checks.get(probe) ?? "outside") }),
    *plan() {
      for (const { question } of prompts) {
        const planned = promptOf(name, question);
        if (planned) yield planned;
      }
    },
    judge: ({ question }, answers) => decide(question, answers),
    aimOf: (_, question) => (question ? (secretOf(question)?.pass ?? null) : null),
  };
}

function checkOf(harness: string, question: Question): [string, CheckKind][] {
  const [secret, planned] = [secretOf(question), promptOf(harness, question)];
  return secret && planned ? [[planned.probe, secret.check.kind]] : [];
}

/** Prompts of a rule stand or fall together; samples are drawn evenly over rules and personas. */
function promptOf(harness: string, question: Question): PlannedPrompt | null {
  const secret = secretOf(question);
  if (!secret) return fairnessPrompt(harness, question);
  const { rule, persona, variant } = secret;
  return {
    harness,
    probe: `${harness}#${rule.policyName.slice(0, 60)} ${rule.number}:${variant}`,
    family: rule.id,
    template: `${persona.id}/${variant}`,
    stratum: `${rule.id}/${persona.id}`,
    question,
  };
}

export const needsOfCheck = (kind: CheckKind): readonly Capability[] => NEEDS[kind] ?? [];
