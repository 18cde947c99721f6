import { expect, test } from "vitest";
import type { GatewayKey } from "../../../queries/gateway.ts";
import { limitWords, readLimit, spendBars, spentWords } from "./limits.ts";

const key: GatewayKey = {
  ...{ id: "k", agent_id: "a", name: "k", hint: "x3Qk", status: "ACTIVE", legs: ["front"], origins: [] },
  ...{ requests_per_minute: null, tokens_per_minute: null, tokens_per_day: null, money_per_day: null },
  ...{ concurrency: null, explain: false, trusted: false, created_by: "u", created_at: 1 },
  ...{ expires_at: null, last_used_at: null, revoked_at: null },
  spent_today: { requests: 3, input_tokens: 900, output_tokens: 100, money: 0, unpriced: 3 },
};

test("an empty limit is none, and what is no number is refused", () => {
  expect(readLimit("tokens_per_day", "")).toBeNull();
  expect(readLimit("tokens_per_day", "2,000,000")).toBe(2_000_000);
  expect(readLimit("money_per_day", "0.5")).toBe(0.5);
  for (const text of ["0", "-1", "x", "1.5"]) expect(readLimit("tokens_per_day", text)).toBeUndefined();
});

test("limits and spending are shown in words, and an unknown cost is not 0", () => {
  expect(limitWords(key)).toBe("No limits");
  expect(limitWords({ ...key, requests_per_minute: 600, money_per_day: 5 })).toBe("600 requests/min · cost 5.00/day");
  expect(spentWords(key)).toBe("3 requests · 1,000 tokens · cost unknown for 3");
  expect(spentWords({ ...key, spent_today: { ...key.spent_today, requests: 0 } })).toBe("Nothing yet");
  expect(spendBars({ ...key, tokens_per_day: 4000 })).toEqual([{ label: "1,000 of 4,000 tokens", share: 0.25 }]);
});
