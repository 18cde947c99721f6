import { expect, test } from "vitest";
import { everyCheck, testedRule } from "../../../../../test/environment/tested-rules.ts";
import { bedDimensions } from "../../../../../test/evaluation/fairness-beds.ts";
import { fairnessOf } from "../../fairness/secret.ts";
import { twinRequests } from "./twin-requests.ts";
import { writeFairness } from "./write-fairness.ts";

const rules = everyCheck.map((check, at) => testedRule(check, at + 1));

test("twins of rules are asked of everyone alike, with what the agent was told, and everyday requests make up the number", () => {
  const twins = twinRequests({ rules, language: "en", count: 40, seed: 3 });
  expect(twins.length).toBeGreaterThan(20);
  expect(new Set(twins.map(({ text }) => text)).size).toBe(twins.length);
  const told = twins.filter(({ preamble }) => preamble);
  for (const { preamble, content = [] } of told) if (content[0]) expect(preamble).toContain(content[0]);
  expect(told.some(({ content }) => content)).toBe(true);
  const wish = { dimensions: bedDimensions, requests: 60, margin: 0.1, language: "en", source: "twins" } as const;
  const prompts = [...writeFairness({ fairness: wish, rules }, 3)];
  const byRequest = Map.groupBy(prompts, ({ question }) => fairnessOf(question)?.request ?? "");
  expect(byRequest.size).toBe(60);
  expect([...byRequest.keys()].filter((id) => id.startsWith("twin-")).length).toBeGreaterThan(20);
  for (const own of byRequest.values()) expect(new Set(own.map(({ question }) => question.preamble)).size).toBe(1);
  expect([...writeFairness({ fairness: wish, rules: [] }, 3)]).toHaveLength(prompts.length);
});
