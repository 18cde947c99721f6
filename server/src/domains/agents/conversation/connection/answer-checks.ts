import type { AgentReach } from "../../record/agent-reach.ts";
import type { Failure, Observation } from "../exchange/observation.ts";
import { type Check, fails, notReached, warns, works } from "./check.ts";
import { shown } from "./network-checks.ts";

/** Slower than this, and an evaluation of some hundred prompts takes an hour. */
const SLOW_MS = 5_000;

export type KeyState = Pick<AgentReach, "key" | "keyWithheld">;

/** Whether the agent lets us in. A page that does not exist says nothing about that. */
export function keyCheck({ key, keyWithheld }: KeyState, observation: Observation): Check {
  const failure = observation.outcome === "failed" ? observation : null;
  if (failure?.kind === "unauthorised") {
    if (keyWithheld) return fails("key", `The key was not sent, and the agent asks for one. ${WITHHELD}`, REENTER);
    if (key === null) return fails("key", "The agent asks for a key, and none is kept.", "Enter the agent's API key.");
    return fails("key", `The agent does not accept the key: ${failure.detail}`, "Enter a key that is valid there.");
  }
  if (failure && SAYS_NOTHING_OF_KEYS.includes(failure.kind)) return notReached("key");
  if (keyWithheld) return warns("key", `The key was not sent. ${WITHHELD}`, REENTER);
  return works("key", key === null ? "The agent asks for no key." : "The key was sent and not refused.");
}

const SAYS_NOTHING_OF_KEYS: readonly Failure["kind"][] = ["not_found", "timeout", "no_turn"];
const WITHHELD = "It was entered for another address, and goes nowhere else.";
const REENTER = "Enter the key again for this address.";

/** Whether there is anything at the address. Who is turned away at the door does not know. */
export function pathCheck(url: string, { failure, advice }: { failure: Failure | null; advice: string }): Check {
  if (failure && SAYS_NOTHING_OF_PATHS.includes(failure.kind)) return notReached("path");
  if (failure?.kind === "not_found") return fails("path", `The path is wrong: ${failure.detail}`, advice);
  return works("path", `Something answers at ${shown(url)}.`);
}

const SAYS_NOTHING_OF_PATHS: readonly Failure["kind"][] = ["unauthorised", "timeout", "no_turn"];

export function rateLimitCheck(observation: Observation): Check {
  if (observation.outcome === "answered") return works("rate_limit", "The agent turned no request away.");
  if (observation.kind === "no_turn") {
    return fails(
      "rate_limit",
      observation.detail,
      "Test again when less is asked of the agent, or raise rate_limit_requests_per_minute if it allows more.",
    );
  }
  if (observation.kind !== "rate_limited") return notReached("rate_limit");
  const wait = observation.retryAfterMs;
  const until = wait === undefined ? "" : ` It asks to be left alone for ${Math.ceil(wait / 1000)} s.`;
  return fails(
    "rate_limit",
    `The agent answers that there are too many requests.${until}`,
    "Test again later, and set rate_limit_requests_per_minute to what the agent allows.",
  );
}

const ELSEWHERE: readonly Failure["kind"][] = ["unauthorised", "not_found", "rate_limited", "timeout", "no_turn"];

/** Whether what came back is an answer that can be judged. */
export function answerCheck(observation: Observation, form: string): Check {
  if (observation.outcome === "answered") return works("answer", `The agent answers as ${form}.`);
  if (ELSEWHERE.includes(observation.kind)) return notReached("answer");
  return fails("answer", observation.detail, adviceFor(observation));
}

function adviceFor({ kind }: Failure): string {
  switch (kind) {
    case "not_json":
    case "wrong_shape":
      return "Check that the address is the agent's API, not a web page, and that the protocol is the right one.";
    case "refused_request":
      return "Check the model name and the parameters of the agent.";
    case "empty":
      return "Check the agent's max_tokens and its own logs.";
    default:
      return "Look into the agent's own logs.";
  }
}

export function speedCheck(observation: Observation): Check {
  if (observation.outcome === "failed") {
    if (observation.kind !== "timeout") return notReached("speed");
    return fails("speed", observation.detail, "Check that the agent is not overloaded; the test waits no longer.");
  }
  const seconds = (observation.latencyMs / 1000).toFixed(1);
  return observation.latencyMs <= SLOW_MS
    ? works("speed", `The answer took ${seconds} s.`)
    : warns("speed", `The agent is slow: the answer took ${seconds} s.`, "Expect evaluations to take long.");
}
