import { expect, test } from "vitest";
import { expectedFor, maxSpendingFor, type PricingContext, spentOn } from "./budget.ts";

const pricing: PricingContext = {
  systemPrompt: "Be kind.",
  params: { temperature: null, topP: null, maxTokens: 50 },
  prices: { prompt: 2, completion: 10 },
};

test("the reservation counts every byte as a token, each turn with all before it, and the longest answers", () => {
  const one = maxSpendingFor({ turns: ["Hello"] }, pricing);
  expect(one).toMatchObject({ requests: 1 });
  expect(one.tokens).toBeGreaterThanOrEqual("Be kind.".length + "Hello".length + 50);
  expect(one.costMicros).toBeGreaterThanOrEqual(13 * 2 + 50 * 10);
  const three = maxSpendingFor({ turns: ["Hello", "Hello", "Hello"] }, pricing);
  expect(three.requests).toBe(3);
  // The system prompt three times, six texts, three answers sent again, three given.
  expect(three.tokens).toBeGreaterThanOrEqual(3 * 8 + 6 * 5 + 3 * 50 + 3 * 50);
});

test("turns that are apart send neither each other nor each other's answers", () => {
  const [one, two] = [
    maxSpendingFor({ turns: ["Hello"] }, pricing),
    maxSpendingFor({ turns: ["Hello", "Hello"], isApart: true }, pricing),
  ];
  expect(two.requests).toBe(2);
  expect(two.tokens).toBeGreaterThanOrEqual(2 * (8 + 5 + 50));
  expect(two.tokens).toBeLessThan(2 * one.tokens + 50);
  expect(maxSpendingFor({ turns: ["Hello", "Hello"] }, pricing).tokens).toBeGreaterThanOrEqual(two.tokens + 5 + 50);
});

test("spending is the agent's own count, or by length if it reports none", () => {
  const question = { turns: ["Hello"] as const };
  const counted = spentOn({ text: "Hi", usage: { promptTokens: 7, completionTokens: 3 } }, question, pricing);
  expect(counted).toEqual({ requests: 0, tokens: 10, costMicros: 7 * 2 + 3 * 10 });
  const reckoned = spentOn({ text: "x".repeat(40), usage: null }, question, pricing);
  expect(reckoned.tokens).toBe(Math.ceil(13 / 4) + 10);
  const expected = expectedFor(question, pricing, { answerTokens: 10, tokenizer: 1 });
  expect(expected.tokens).toBeLessThan(maxSpendingFor(question, pricing).tokens);
});

test("messages before the first turn count with every request", () => {
  const before = [{ role: "tool", toolCallId: "1", text: "x".repeat(200) }] as const;
  const [bare, more] = [
    maxSpendingFor({ turns: ["a", "b"] }, pricing),
    maxSpendingFor({ turns: ["a", "b"], before }, pricing),
  ];
  expect(more.tokens).toBeGreaterThanOrEqual(bare.tokens + 2 * 200);
});
