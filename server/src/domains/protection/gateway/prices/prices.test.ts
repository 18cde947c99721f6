import { expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { openWorld } from "../../../../../test/world.ts";
import { costMicros } from "./cost.ts";
import { matches, priceOf } from "./pattern.ts";

test.each([
  ["gpt-4o", "gpt-4o", true],
  ["gpt-4o", "gpt-4o-mini", false],
  ["gpt-4o*", "GPT-4o-mini", true],
  ["*", "", true],
  ["claude-*-haiku*", "claude-3-5-haiku-latest", true],
  ["claude-*-haiku", "claude-3-5-haiku-latest", false],
  ["a*b*c", "a-b-b-c", true],
  ["a*b*c", "a-c-b", false],
])("%s against %s: %s", (pattern, model, expected) => {
  expect(matches(pattern, model)).toBe(expected);
});

test("a pattern of stars is no slower than its length allows", () => {
  expect(threadMs(() => matches(`${"*a".repeat(99)}b`, "a".repeat(20_000)))).toBeLessThan(500);
});

test("the most precise pattern counts, and no pattern is no price", () => {
  const prices = ["*", "gpt-4o*", "gpt-4o-mini*", "gpt-4o"].map((pattern) => ({ pattern }));
  const found = (model: string) => priceOf(prices, model)?.pattern;
  expect(["gpt-4o-mini-2024", "gpt-4o", "gpt-4o-2024", "o3"].map(found)).toEqual([
    ...["gpt-4o-mini*", "gpt-4o", "gpt-4o*", "*"],
  ]);
  expect(priceOf(prices.slice(1), "o3")).toBeNull();
});

test("a request costs its tokens at their prices, in millionths, rounded up", () => {
  const price = { input: 2.5, output: 10, cached: 1.25 };
  expect(costMicros(price, { input: 1000, output: 100, cached: 400 })).toBe(1500 + 500 + 1000);
  expect(costMicros({ ...price, cached: null }, { input: 1000, output: 0, cached: 400 })).toBe(2500);
  expect(costMicros({ input: 0.1, output: 0.2, cached: null }, { input: 1, output: 1, cached: 0 })).toBe(1);
  expect(costMicros({ input: 0.15, output: 0.6, cached: 0.075 }, { input: 20, output: 0, cached: 0 })).toBe(3);
  expect(costMicros({ input: 0, output: 0, cached: 0 }, { input: 9, output: 9, cached: 0 })).toBe(0);
});

test("prices belong to a team, one for each pattern, and admins set them", async () => {
  await using world = await openWorld();
  const price = { pattern: "GPT-4o*", input: 2.5, output: 10 };
  const made = await world.call("POST", "/v1/model-prices", { body: price });
  expect(made.body).toMatchObject({ pattern: "gpt-4o*", input: 2.5, output: 10, cached: null });
  expect((await world.call("POST", "/v1/model-prices", { body: price })).body.code).toBe("MODEL_PRICE_EXISTS");
  const other = await world.call("POST", "/v1/model-prices", { body: { ...price, pattern: "*" } });
  const renamed = await world.call("PATCH", `/v1/model-prices/${other.body.id}`, { body: { pattern: "gpt-4o*" } });
  expect(renamed.body.code).toBe("MODEL_PRICE_EXISTS");
  const changed = await world.call("PATCH", `/v1/model-prices/${made.body.id}`, { body: { cached: 1.25 } });
  expect(changed.body).toMatchObject({ input: 2.5, cached: 1.25 });
  const member = await world.member("MEMBER");
  expect((await world.call("POST", "/v1/model-prices", { as: member, body: price })).status).toBe(403);
  expect((await world.call("GET", "/v1/model-prices", { as: member })).body.results).toHaveLength(2);
  expect((await world.call("DELETE", `/v1/model-prices/${other.body.id}`)).status).toBe(204);
  expect((await world.call("GET", "/v1/model-prices", { as: await world.stranger() })).body.results).toEqual([]);
});
