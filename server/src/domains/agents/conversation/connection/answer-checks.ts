import type { AgentReach } from "../../record/agent-reach.ts";
import type { Failure, Observation } from "../exchange/observation.ts";
import { type Check, fails, notReached, warns, works } from "./check.ts";
import { advice } from "./content/advice.ts";
import { displayUrl } from "./network-checks.ts";

/** Slower than this, and an evaluation of some hundred prompts takes an hour. */
const SLOW_MS = 5_000;

export type KeyState = Pick<AgentReach, "key" | "keyWithheld">;

/** Whether the agent lets us in. A page that does not exist says nothing about that. */
export function keyCheck({ key, keyWithheld }: KeyState, observation: Observation): Check {
  const failure = observation.outcome === "failed" ? observation : null;
  if (failure?.kind === "unauthorised") {
    if (keyWithheld)
      return fails("key", `The agent requires an API key, but none was sent. ${WITHHELD}`, advice.reenterKey);
    if (key === null) return fails("key", "The agent requires an API key and none is stored.", advice.enterKey);
    return fails("key", `The agent rejected the API key: ${failure.detail}`, advice.enterValidKey);
  }
  if (failure && SAYS_NOTHING_OF_KEYS.includes(failure.kind)) return notReached("key");
  if (keyWithheld) return warns("key", `The API key was not sent. ${WITHHELD}`, advice.reenterKey);
  return works(
    "key",
    key === null ? "The agent does not require an API key." : "The API key was sent and not rejected.",
  );
}

const SAYS_NOTHING_OF_KEYS: readonly Failure["kind"][] = ["not_found", "timeout", "no_turn"];
const WITHHELD = "The stored key belongs to a different endpoint and is not sent to others.";

/** Whether there is anything at the address. Who is turned away at the door does not know. */
export function pathCheck(url: string, path: { failure: Failure | null; advice: string }): Check {
  const { failure } = path;
  if (failure && SAYS_NOTHING_OF_PATHS.includes(failure.kind)) return notReached("path");
  if (failure?.kind === "not_found") return fails("path", `Wrong endpoint path: ${failure.detail}`, path.advice);
  return works("path", `The endpoint responds at ${displayUrl(url)}.`);
}

const SAYS_NOTHING_OF_PATHS: readonly Failure["kind"][] = ["unauthorised", "timeout", "no_turn"];

export function rateLimitCheck(observation: Observation): Check {
  if (observation.outcome === "answered") return works("rate_limit", "No rate limiting detected.");
  if (observation.kind === "no_turn") {
    return fails("rate_limit", observation.detail, advice.noTurn);
  }
  if (observation.kind !== "rate_limited") return notReached("rate_limit");
  const wait = observation.retryAfterMs;
  const until = wait === undefined ? "" : ` Retry after ${Math.ceil(wait / 1000)} s.`;
  return fails("rate_limit", `The agent is rate limiting requests (HTTP 429).${until}`, advice.rateLimited);
}

const ELSEWHERE: readonly Failure["kind"][] = ["unauthorised", "not_found", "rate_limited", "timeout", "no_turn"];

/** Whether what came back is an answer that can be judged. */
export function answerCheck(observation: Observation, form: string): Check {
  if (observation.outcome === "answered") return works("answer", `The agent returned ${form}.`);
  if (ELSEWHERE.includes(observation.kind)) return notReached("answer");
  return fails("answer", observation.detail, adviceFor(observation));
}

function adviceFor({ kind }: Failure): string {
  switch (kind) {
    case "not_json":
    case "wrong_shape":
      return advice.notTheApi;
    case "refused_request":
      return advice.refusedRequest;
    case "empty":
    case "out_of_tokens":
      return advice.emptyAnswer;
    default:
      return advice.ownLogs;
  }
}

export function speedCheck(observation: Observation): Check {
  if (observation.outcome === "failed") {
    if (observation.kind !== "timeout") return notReached("speed");
    return fails("speed", observation.detail, advice.timedOut);
  }
  const seconds = (observation.latencyMs / 1000).toFixed(1);
  return observation.latencyMs <= SLOW_MS
    ? works("speed", `Response time: ${seconds} s.`)
    : warns("speed", `Slow response: ${seconds} s.`, advice.slow);
}
