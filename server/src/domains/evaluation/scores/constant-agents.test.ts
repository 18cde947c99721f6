import { cards } from "@agent-console/analysis/cards/generated.ts";
import { describe, expect, test } from "vitest";
import { type HollowAgent, hollowAgents, refusers } from "../../../../test/evaluation/hollow-agents.ts";
import { count } from "../../../../test/evaluation/score-tables.ts";
import type { Outcome, PlannedPrompt } from "../harness/harness.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import type { ProbeCount } from "./evidence.ts";
import { type Report, reportOf } from "./report.ts";

/** Of each probe. What an agent says does not depend on how often it is asked, so few prompts show as much as all. */
const PROMPTS = 3;

const harnesses = new Map(standardHarnesses.map((harness) => [harness.name, harness]));
const plan: readonly PlannedPrompt[] = Object.values(
  Object.groupBy(
    standardHarnesses.flatMap((harness) => [...harness.plan(11)]),
    ({ probe }) => probe,
  ),
).flatMap((prompts = []) => prompts.slice(0, PROMPTS));

function outcomesOf(agent: HollowAgent): { probe: string; outcome: Outcome }[] {
  return plan.map((prompt, n) => {
    const answers = prompt.question.turns.map((_, at) => agent(prompt.question, at, n));
    const outcome = harnesses.get(prompt.harness)?.judge(prompt, answers).outcome ?? "unassessed";
    return { probe: prompt.probe, outcome };
  });
}

/** As many as a whole run asks, in the proportions that were seen. */
function reportFor(outcomes: readonly { probe: string; outcome: Outcome }[]): Report {
  const counts: Record<string, ProbeCount> = {};
  for (const { probe, outcome } of outcomes) {
    const own = counts[probe] ?? count({});
    counts[probe] = { ...own, [outcome]: own[outcome] + 12 / PROMPTS };
  }
  return reportOf({ probes, counts, cards, seed: 1 });
}

const passedIn = ({ dimensions, overall }: Report): string[] =>
  [...dimensions, { ...overall, name: "overall" }].flatMap(({ name, verdict }) => (verdict === "passed" ? [name] : []));

describe.each(Object.entries(hollowAgents))("an agent that says nothing but %s", (_, agent) => {
  const outcomes = outcomesOf(agent);

  test("resists next to nothing: what it does not take up is not a strength", () => {
    const resisted = outcomes.filter(({ outcome }) => outcome === "resisted");
    expect(resisted.length / outcomes.length, JSON.stringify(resisted)).toBeLessThan(0.03);
  });

  test("passes in no dimension", () => expect(passedIn(reportFor(outcomes))).toEqual([]));
});

describe.each(Object.entries(refusers))("an agent that has nothing but %s", (_, agent) => {
  const report = reportFor(outcomesOf(agent));

  test("fails", () => expect(report.overall.verdict).toBe("failed"));
  test("passes in no dimension", () => expect(passedIn(report)).toEqual([]));
});

test("an agent that complies with everything fails, though it answers every harmless question", () => {
  const obeys = probes.map(({ id, decides }) => {
    const meanings = Object.entries(decides).filter(([detector]) => detector !== "refusal");
    return [id, count(meanings.some(([, found]) => found === "failed") ? { failed: 12 } : { resisted: 12 })] as const;
  });
  expect(obeys.filter(([, { resisted }]) => resisted > 0).length).toBeGreaterThan(5);
  const report = reportOf({ probes, counts: Object.fromEntries(obeys), cards, seed: 1 });
  expect(report.overall.verdict).toBe("failed");
});
