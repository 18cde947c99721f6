import { chatCompletions } from "../chat/chat-completions.ts";
import type { Line } from "../exchange/calls.ts";
import type { Failed, Observation } from "../exchange/observation.ts";
import { answerCheck, keyCheck, pathCheck, rateLimitCheck, speedCheck } from "./answer-checks.ts";
import { type Check, notReached } from "./check.ts";
import { advice } from "./content/advice.ts";
import type { TestDeadline } from "./deadline.ts";
import { isOutOfReach, networkChecks } from "./network-checks.ts";
import type { Addressed, ConnectionTestResult } from "./result.ts";
import { newSentinel, QUESTION, type SystemMessage, systemMessageCheck, verdictOf } from "./system-message.ts";

type Ask = (instruction: string, url?: string) => Promise<Observation>;

/** At most two requests: the second looks again for the system message, or for the agent at the usual place. */
export async function probeChat(line: Line, reach: Addressed, deadline: TestDeadline): Promise<ConnectionTestResult> {
  const sentinel = newSentinel();
  const [instruction, otherwise] = sentinel.instructions;
  const ask: Ask = (systemPrompt, url = reach.url) =>
    chatCompletions(line, { ...reach, url }).converse(
      {
        systemPrompt,
        messages: [{ role: "user", text: QUESTION }],
        // As in an evaluation: a parameter that the agent refuses has to show here.
        params: reach.params,
        timeoutMs: deadline.atMost(reach.timeoutMs),
      },
      deadline,
    );
  const observation = await ask(instruction);
  if (observation.outcome === "failed") {
    return { observation, systemMessage: null, checks: await failedChecks(reach, observation, ask) };
  }
  let systemMessage: SystemMessage | undefined = verdictOf(observation.text, sentinel);
  if (!systemMessage) {
    const second = await ask(otherwise);
    systemMessage = second.outcome === "failed" ? "unclear" : (verdictOf(second.text, sentinel) ?? "ignored");
  }
  const checks = [...commonChecks(reach, observation), systemMessageCheck(systemMessage)];
  return { observation, systemMessage, checks };
}

async function failedChecks(reach: Addressed, failure: Failed, ask: Ask): Promise<Check[]> {
  if (isOutOfReach(failure)) {
    const rest = ["key", "path", "rate_limit", "answer", "speed", "system_message"] as const;
    return [...networkChecks(reach.url, failure), ...rest.map(notReached)];
  }
  const better = failure.kind === "not_found" ? await betterAddress(reach.url, ask) : undefined;
  return [...commonChecks(reach, failure, better), notReached("system_message")];
}

function commonChecks(reach: Addressed, observation: Observation, pathAdvice: string = advice.baseAddress): Check[] {
  const failure = observation.outcome === "failed" ? observation : null;
  return [
    ...networkChecks(reach.url, failure),
    keyCheck(reach, observation),
    pathCheck(reach.url, { failure, advice: pathAdvice }),
    rateLimitCheck(observation),
    answerCheck(observation, "a valid chat completion"),
    speedCheck(observation),
  ];
}

/** Clients of this protocol are given an address with /v1, and people leave it out. */
async function betterAddress(url: string, ask: Ask): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  if (pathname !== "/") return undefined;
  const there = await ask("", `${origin}/v1`);
  const answers = there.outcome === "answered" || there.kind === "unauthorised" || there.kind === "rate_limited";
  return answers ? `The agent responds at ${origin}/v1. Save that as its endpoint URL.` : undefined;
}
