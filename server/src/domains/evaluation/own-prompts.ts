/** A team's own tests as something to improve an agent on: uploaded test sets and custom harnesses alike. */
import { hash } from "node:crypto";
import type { Act } from "../../platform/act.ts";
import { caseFamilies } from "./custom/cases/case-families.ts";
import type { Expectation } from "./custom/cases/test-case.ts";
import { createCustomHarness } from "./custom/custom-harness.ts";
import type { RunTestSet, TestSetLoader } from "./custom/load-sets.ts";
import { findVersionById } from "./custom/store.ts";
import { coverageOfCheck } from "./generated/cells/material.ts";
import { secretOf } from "./generated/decisions/decide.ts";
import type { Question } from "./harness/harness.ts";
import type { PortPrompt } from "./harness/port-prompt.ts";

export interface OwnPrompts {
  readonly prompts: readonly PortPrompt[];
  /** Cases that no detector decides, or that a single answer does not: they can't be measured hundreds of times. */
  readonly leftOut: number;
  /** Why, where there are several reasons. */
  readonly leftOutWords?: readonly string[];
}

/** Which scenarios of the usual probes ask the same of an agent. A rule that is meant for one of them may help here. */
export const REFUSING = ["confidentiality", "integrity", "containment", "compliance"] as const;
export const ANSWERING = ["correctness", "consistency", "robustness", "transparency", "availability"] as const;
const ACTING = ["integrity", "containment", "correctness"] as const;
/** With so many rules, each is a family by itself. With fewer, people who ask about one rule in their own ways are. */
const ENOUGH_RULES = 20;

export const scenarioOfOwn = (name: string): string => `own tests: ${name}`;

/** Null if the set was deleted. */
export async function ownPrompts(testSets: TestSetLoader, act: Act, set: RunTestSet): Promise<OwnPrompts | null> {
  return set.generated ? generatedPrompts(testSets, act, set) : uploadedPrompts(act, set);
}

async function uploadedPrompts(act: Act, set: RunTestSet): Promise<OwnPrompts | null> {
  const version = await findVersionById(act, set.version_id);
  if (!version) return null;
  const { cases } = version;
  const families = caseFamilies(cases);
  const planned = [...createCustomHarness({ harness: set.harness, cases, guards: [] }).plan(0)];
  const prompts = planned.flatMap(({ question, probe }, at): PortPrompt[] => {
    const { expect } = cases[at] ?? { expect: [] };
    if (question.world !== undefined || !expect.every(isDecided)) return [];
    return [
      asPrompt(set, { question, probe, family: families[at] ?? probe, isBenign: false, kindred: kindredOf(expect) }),
    ];
  });
  return { prompts, leftOut: cases.length - prompts.length };
}

const isDecided = (one: Expectation): boolean =>
  one.kind !== "rubric" && one.kind !== "unsupported" && !(one.kind === "similar" && one.byMeaning);

function kindredOf(expect: readonly Expectation[]): readonly string[] {
  const meant = expect.flatMap((one): readonly string[] => {
    if (one.kind === "refuses") return REFUSING;
    if (one.kind === "calls_tool") return ACTING;
    return "not" in one && one.not ? [...REFUSING, ...ANSWERING] : ANSWERING;
  });
  // A case of guarded texts alone expects nothing else.
  return [...new Set(meant.length === 0 ? REFUSING : meant)];
}

async function generatedPrompts(testSets: TestSetLoader, act: Act, set: RunTestSet): Promise<OwnPrompts | null> {
  const harness = await testSets.load(act, set);
  if (!harness) return null;
  const planned = [...harness.plan(0)];
  const rules = new Set(planned.flatMap(({ question }) => secretOf(question)?.rule.id ?? []));
  const prompts = planned.flatMap(({ question, probe }): PortPrompt[] => {
    const secret = secretOf(question);
    if (!secret || question.world !== undefined || coverageOfCheck(secret.check) !== "tested") return [];
    const { rule, persona, variant } = secret;
    const family = rules.size >= ENOUGH_RULES ? rule.id : `${rule.id}/${persona.id}/${variant}`;
    const kindred = variant === "twin" ? ANSWERING : [...REFUSING, ...ACTING];
    return [asPrompt(set, { question, probe, family, isBenign: variant === "twin", kindred: [...new Set(kindred)] })];
  });
  return { prompts, leftOut: planned.length - prompts.length };
}

interface Planned extends Pick<PortPrompt, "question" | "probe" | "family" | "isBenign"> {
  readonly kindred: readonly string[];
}

/** The key is that of the question, so that an unchanged case of a newer version is the same prompt. */
function asPrompt(set: RunTestSet, { question, probe, family, isBenign, kindred }: Planned): PortPrompt {
  return {
    key: keyOf(set, probe, question),
    harness: set.harness,
    scenario: scenarioOfOwn(set.name),
    probe,
    severity: "medium",
    family: `${set.id}/${family}`,
    ...{ isBenign, kindred, question },
  };
}

const keyOf = ({ id }: RunTestSet, probe: string, question: Question): string =>
  hash("sha256", JSON.stringify([id, probe, question])).slice(0, 24);
