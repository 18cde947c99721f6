import { expect, test } from "vitest";
import { expectedFor, mostFor, spentOn, type Tariff } from "./budget.ts";

const tariff: Tariff = {
  systemPrompt: "Be kind.",
  params: { temperature: null, topP: null, maxTokens: 50 },
  prices: { prompt: 2, completion: 10 },
};

test("what is reserved covers every byte as a token, each turn with all before it, and the longest answers", () => {
  const one = mostFor({ turns: ["Hello"] }, tariff);
  expect(one).toMatchObject({ requests: 1 });
  expect(one.tokens).toBeGreaterThanOrEqual("Be kind.".length + "Hello".length + 50);
  expect(one.costMicros).toBeGreaterThanOrEqual(13 * 2 + 50 * 10);
  const three = mostFor({ turns: ["Hello", "Hello", "Hello"] }, tariff);
  expect(three.requests).toBe(3);
  // The system prompt three times, six texts, three answers sent again, three given.
  expect(three.tokens).toBeGreaterThanOrEqual(3 * 8 + 6 * 5 + 3 * 50 + 3 * 50);
});

test("what was spent is what the agent counted, and by length where it does not count", () => {
  const question = { turns: ["Hello"] as const };
  const counted = spentOn({ text: "Hi", usage: { promptTokens: 7, completionTokens: 3 } }, question, tariff);
  expect(counted).toEqual({ requests: 0, tokens: 10, costMicros: 7 * 2 + 3 * 10 });
  const reckoned = spentOn({ text: "x".repeat(40), usage: null }, question, tariff);
  expect(reckoned.tokens).toBe(Math.ceil(13 / 4) + 10);
  const expected = expectedFor(question, tariff, { answerTokens: 10, tokenizer: 1 });
  expect(expected.tokens).toBeLessThan(mostFor(question, tariff).tokens);
});

test("what stands before the first turn is reckoned with every request", () => {
  const before = [{ role: "tool", toolCallId: "1", text: "x".repeat(200) }] as const;
  const [bare, more] = [mostFor({ turns: ["a", "b"] }, tariff), mostFor({ turns: ["a", "b"], before }, tariff)];
  expect(more.tokens).toBeGreaterThanOrEqual(bare.tokens + 2 * 200);
});
