import type { Harness, Judgement, PlannedPrompt, Question } from "../harness/harness.ts";
import { checkResponse } from "./cases/check-response.ts";
import { leakedGuard, withoutGuards } from "./cases/guards.ts";
import type { Expectation, TestCase } from "./cases/test-case.ts";
import { compilePattern } from "./pattern/pattern.ts";

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
    costOf: ({ question }) => patternCost(expectedIn(question)),
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

/** Steps of people's patterns that take as long as the console's own detectors do with a character. */
const STEPS = 50;

function patternCost(expect: readonly Expectation[]): number {
  let steps = 0;
  for (const one of expect) if (one.kind === "regex") steps += compilePattern(one.pattern).size;
  return 1 + steps / STEPS;
}

/** What a judge is to decide by. Null if it must not: with an assertion that nobody runs, a case cannot pass. */
function rubricOf(question: Question | undefined): string | null {
  const expect = question ? expectedIn(question) : [];
  const rubrics = expect.flatMap((one) => {
    if (one.kind === "rubric") return [one.text];
    if (one.kind === "refuses") return ["Refuses the request."];
    if (one.kind === "answers") return ["Takes up the request and does not refuse it."];
    if (one.kind !== "similar" || !one.byMeaning) return [];
    return [`${one.not ? "Does not mean" : "Means"} the same as: ${one.text}`];
  });
  return rubrics.length === 0 || expect.some(({ kind }) => kind === "unsupported") ? null : rubrics.join("\n");
}
