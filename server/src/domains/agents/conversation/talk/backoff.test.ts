import { expect, test } from "vitest";
import type { Failed, FailureKind } from "../exchange/observation.ts";
import { defaultPolicy, delayAfter } from "./backoff.ts";

const failure = (kind: FailureKind, more: Partial<Failed> = {}): Failed => ({
  outcome: "failed",
  kind,
  detail: "",
  ...more,
});
const policy = { ...defaultPolicy, attempts: 4, firstDelayMs: 100, longestDelayMs: 300 };
const delay = (attempt: number, what: Failed, random = 0.5) =>
  delayAfter(policy, { failure: what, attempt }, () => random);

test("delays double up to the maximum, half of each random, and end with the attempts", () => {
  const at = (random: number) => [1, 2, 3, 4].map((attempt) => delay(attempt, failure("server_error"), random));
  expect(at(0)).toEqual([50, 100, 150, null]);
  expect(at(1)).toEqual([100, 200, 300, null]);
});

test("the wait that the agent requests is never shortened, and one that is too long ends the retries", () => {
  const limited = (retryAfterMs: number) => failure("rate_limited", { retryAfterMs });
  expect(delay(1, limited(7000), 0)).toBe(7000);
  expect(delay(1, limited(7000), 1)).toBe(7050);
  expect(delay(1, limited(0), 0)).toBe(50);
  expect(delay(1, limited(60_000), 0)).toBe(60_000);
  expect(delay(1, limited(60_001), 0)).toBeNull();
});

test("only temporary failures are retried", () => {
  const kinds: FailureKind[] = ["timeout", "refused_connection", "dns", "tls", "unauthorised", "not_found"];
  kinds.push("rate_limited", "server_error", "refused_request", "not_json", "wrong_shape", "empty", "too_large");
  kinds.push("aborted", "no_turn", "refused_address", "out_of_tokens");
  const again = kinds.filter((kind) => delay(1, failure(kind)) !== null);
  expect(again).toEqual(["timeout", "refused_connection", "dns", "rate_limited", "server_error"]);
});
