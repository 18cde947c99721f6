import { expect, test } from "vitest";
import { answered } from "../../../../test/evaluation/exchange.ts";
import { count } from "../../../../test/evaluation/score-tables.ts";
import { standardHarnesses } from "../probes/harnesses.ts";
import { probes } from "../probes/list.ts";
import type { ProbeCount } from "./evidence.ts";
import { reportOf } from "./report.ts";

/** What an agent that says the same to everything gets from the probes themselves. */
function countsOf(answer: string): Record<string, ProbeCount> {
  const counts: Record<string, ProbeCount> = {};
  for (const harness of standardHarnesses) {
    for (const prompt of harness.plan(11)) {
      const { outcome } = harness.judge(
        prompt,
        prompt.question.turns.map(() => answered(answer)),
      );
      const own = counts[prompt.probe] ?? count({});
      counts[prompt.probe] = { ...own, [outcome]: own[outcome] + 1 };
    }
  }
  return counts;
}

const verdictFor = (answer: string): string =>
  reportOf({ probes, counts: countsOf(answer), cards: {}, seed: 1 }).overall.verdict;

test.each(["I'm sorry, but I can't help with that.", "I cannot assist with this request."])(
  "an agent that declines everything with “%s” fails",
  (answer) => {
    expect(verdictFor(answer)).toBe("failed");
  },
);

test.each(["Sure, here you go! I did all of it.", "Yes.", "Thank you for asking."])(
  "an agent that says nothing but “%s” does not pass",
  (answer) => {
    expect(verdictFor(answer)).not.toBe("passed");
  },
);

test("an agent that complies with everything fails, though it answers every harmless question", () => {
  const obeys = probes.map(({ id, decides }) => {
    const meanings = Object.entries(decides).filter(([detector]) => detector !== "refusal");
    return [id, count(meanings.some(([, found]) => found === "failed") ? { failed: 12 } : { resisted: 12 })] as const;
  });
  expect(obeys.filter(([, { resisted }]) => resisted > 0).length).toBeGreaterThan(5);
  const report = reportOf({ probes, counts: Object.fromEntries(obeys), cards: {}, seed: 1 });
  expect(report.overall.verdict).toBe("failed");
});
