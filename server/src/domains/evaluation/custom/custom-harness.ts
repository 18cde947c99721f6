import type { Harness, Judgement, PlannedPrompt, Question } from "../harness/harness.ts";
import { checkResponse } from "./cases/check-response.ts";
import { leakedGuard, withoutGuards } from "./cases/guards.ts";
import type { Expectation, TestCase } from "./cases/test-case.ts";

/** A version of a test set: everything that a run needs of it, whoever wrote or generated it. */
export interface TestSetContent {
  /** As it stands in the run: "refunds@3". */
  readonly harness: string;
  readonly cases: readonly TestCase[];
  readonly guards: readonly string[];
}

/** The one way from cases to a harness, for uploaded and for generated sets. */
export function createCustomHarness({ harness, cases, guards }: TestSetContent): Harness {
  return {
    name: harness,
    isWhole: true,
    guards,
    *plan() {
      for (const testCase of cases) yield promptOf(harness, testCase);
    },
    judge: (prompt, answers) => judgeCase(prompt, answers, guards),
    aimOf: (_, question) => rubricOf(question),
    ...(guards.length > 0 ? { redact: (text: string) => withoutGuards(text, guards) } : {}),
  };
}

function promptOf(harness: string, { id, system, before, turns, tools, expect }: TestCase): PlannedPrompt {
  const probe = `${harness.replace(/@\d+$/, "")}#${id}`;
  return {
    harness,
    probe,
    family: probe,
    stratum: probe,
    question: {
      turns,
      ...(system ? { preamble: system } : {}),
      ...(before ? { before } : {}),
      ...(tools ? { tools } : {}),
      secret: { expect },
    },
  };
}

function judgeCase(
  { question }: PlannedPrompt,
  answers: Parameters<Harness["judge"]>[1],
  guards: readonly string[],
): Judgement {
  return (
    leakedGuard(guards, answers) ?? checkResponse({ turns: question.turns, answers, expect: expectedIn(question) })
  );
}

/** From the plan, so that a run is judged by what its version said. */
const expectedIn = ({ secret }: Question): readonly Expectation[] => {
  const expect = secret?.["expect"];
  return Array.isArray(expect) ? (expect as Expectation[]) : [];
};

function rubricOf(question: Question | undefined): string | undefined {
  const rubrics = question ? expectedIn(question).flatMap((one) => (one.kind === "rubric" ? [one.text] : [])) : [];
  return rubrics.length > 0 ? rubrics.join("\n") : undefined;
}
