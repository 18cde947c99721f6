import { expect, test } from "vitest";
import { defaultPolicy, delayAfter, seededRandom } from "./backoff.ts";
import type { AgentDriver } from "./conversation.ts";
import type { Failed, FailureKind, Observation } from "./observation.ts";
import { agentThat, completion, driverTo, json, reachTo, saying } from "./test-agents.ts";
import { withRetries } from "./with-retries.ts";

const failure = (kind: FailureKind, more: Partial<Failed> = {}): Failed => ({
  outcome: "failed",
  kind,
  detail: "",
  ...more,
});
const policy = { ...defaultPolicy, attempts: 4, firstDelayMs: 100, longestDelayMs: 300 };
const delay = (attempt: number, what: Failed, random = 0.5) =>
  delayAfter(policy, { failure: what, attempt }, () => random);

test("delays double up to the longest, half of each by chance, and end with the attempts", () => {
  const at = (random: number) => [1, 2, 3, 4].map((attempt) => delay(attempt, failure("server_error"), random));
  expect(at(0)).toEqual([50, 100, 150, null]);
  expect(at(1)).toEqual([100, 200, 300, null]);
});

test("what the agent asks for is never undercut, and asked for too much the failure stands", () => {
  const limited = (retryAfterMs: number) => failure("rate_limited", { retryAfterMs });
  expect(delay(1, limited(7000), 0)).toBe(7000);
  expect(delay(1, limited(7000), 1)).toBe(7050);
  expect(delay(1, limited(0), 0)).toBe(50);
  expect(delay(1, limited(60_000), 0)).toBe(60_000);
  expect(delay(1, limited(60_001), 0)).toBeNull();
});

test("only what may pass is tried again", () => {
  const kinds: FailureKind[] = ["timeout", "refused_connection", "dns", "tls", "unauthorised", "not_found"];
  kinds.push("rate_limited", "server_error", "refused_request", "not_json", "wrong_shape", "empty", "too_large");
  kinds.push("aborted", "refused_address");
  const again = kinds.filter((kind) => delay(1, failure(kind)) !== null);
  expect(again).toEqual(["timeout", "refused_connection", "dns", "rate_limited", "server_error"]);
});

test("chance is the same for the same seed, another for another, and spread over the whole", () => {
  const draw = (seed: number, random = seededRandom(seed)) => Array.from({ length: 1000 }, random);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  const drawn = draw(7);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(drawn.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
});

/** A driver that gives these observations one after another, and a sleep that takes no time and notes how long it was. */
function scripted(...script: Observation[]) {
  const waits: number[] = [];
  let asked = 0;
  const driver: AgentDriver = {
    converse: async () => {
      const next = script[asked++];
      if (!next) throw new RangeError("asked too often");
      return next;
    },
  };
  const needs = { random: () => 0, sleep: async (milliseconds: number) => void waits.push(milliseconds) };
  return { driver: withRetries(driver, policy, needs), waits, asked: () => asked };
}

const answer = { outcome: "answered", text: "Hello" } as Observation;

test("an answer after passing failures is the observation", async () => {
  const { driver, waits } = scripted(failure("timeout"), failure("rate_limited", { retryAfterMs: 900 }), answer);
  expect(await driver.converse(saying("Hi"))).toBe(answer);
  expect(waits).toEqual([50, 900]);
});

test("the last failure stands when the attempts are used up, and the first lasting one at once", async () => {
  const last = failure("server_error", { detail: "the fourth" });
  const stubborn = scripted(failure("dns"), failure("dns"), failure("dns"), last);
  expect(await stubborn.driver.converse(saying("Hi"))).toBe(last);
  const lasting = scripted(failure("unauthorised"));
  expect(await lasting.driver.converse(saying("Hi"))).toMatchObject({ kind: "unauthorised" });
  expect(lasting.asked()).toBe(1);
});

test("giving up ends the waiting", async () => {
  const controller = new AbortController();
  const driver = withRetries({ converse: async () => failure("rate_limited", { retryAfterMs: 50_000 }) }, policy, {
    random: () => 0,
  });
  const observed = driver.converse(saying("Hi"), { signal: controller.signal });
  controller.abort();
  expect(await observed).toMatchObject({ kind: "aborted" });
});

test("a real agent that is busy at first is asked again after the time it names, each time in its turn", async () => {
  const times: number[] = [];
  await using agent = await agentThat((_request, response) => {
    if (times.push(performance.now()) > 1) return json(response, completion({ content: "Hello" }));
    return response.writeHead(429, { "retry-after": "1" }).end();
  });
  await using single = driverTo(reachTo(agent.url));
  let turns = 0;
  const driver = withRetries(single, defaultPolicy, { random: seededRandom(1) });
  const observation = await driver.converse(saying("Hi"), { pace: async () => void turns++ });
  expect(observation).toMatchObject({ outcome: "answered", text: "Hello" });
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(999);
  expect(turns).toBe(2);
});
