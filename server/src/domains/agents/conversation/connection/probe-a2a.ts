import { a2a, keyFor } from "../a2a/a2a.ts";
import { type Discovery, discover } from "../a2a/discover.ts";
import { Calls, type Line } from "../exchange/calls.ts";
import { type Failed, type Observation, observe } from "../exchange/observation.ts";
import { answerCheck, keyCheck, pathCheck, rateLimitCheck, speedCheck } from "./answer-checks.ts";
import { type Check, fails, notReached, skips, warns, works } from "./check.ts";
import { advice } from "./content/advice.ts";
import type { TestDeadline } from "./deadline.ts";
import { displayUrl, isOutOfReach, networkChecks } from "./network-checks.ts";
import type { Addressed, ConnectionTestResult } from "./result.ts";
import { QUESTION } from "./system-message.ts";

const DISCOVERY_MS = 8_000;

/** At most three requests for the card and one message, whose task may have to be asked after. */
export async function probeA2a(line: Line, reach: Addressed, deadline: TestDeadline): Promise<ConnectionTestResult> {
  const limit = deadline.atMost(DISCOVERY_MS);
  const found = await observe(limit, () => discover(new Calls(line, limit, deadline), reach));
  if ("outcome" in found) return { observation: found, systemMessage: null, checks: undiscovered(reach, found) };
  const observation = await a2a(line, reach, found).converse(
    {
      systemPrompt: null,
      messages: [{ role: "user", text: QUESTION }],
      params: reach.params,
      timeoutMs: deadline.atMost(reach.timeoutMs),
    },
    deadline,
  );
  return { observation, systemMessage: null, checks: discovered(reach, { found, observation }) };
}

function undiscovered(reach: Addressed, failure: Failed): Check[] {
  const network = networkChecks(reach.url, failure);
  if (isOutOfReach(failure)) {
    const rest = ["card", "interface", "key", "path", "rate_limit", "answer", "speed", "system_message"] as const;
    return [...network, ...rest.map(notReached)];
  }
  return [
    ...network,
    failure.kind === "not_found" ? fails("card", failure.detail, advice.publishCard) : notReached("card"),
    failure.kind === "wrong_shape" ? fails("interface", failure.detail, advice.offerJsonRpc) : notReached("interface"),
    keyCheck(reach, failure),
    notReached("path"),
    rateLimitCheck(failure),
    notReached("answer"),
    speedCheck(failure),
    notReached("system_message"),
  ];
}

interface Findings {
  readonly found: Discovery;
  readonly observation: Observation;
}

function discovered(reach: Addressed, { found, observation }: Findings): Check[] {
  const { url, version } = found.interface;
  const failure = observation.outcome === "failed" ? observation : null;
  const key = keyFor(url, reach);
  const sent = { key, keyWithheld: reach.keyWithheld || key !== reach.key };
  const spoken = works("interface", `The agent uses JSON-RPC, A2A protocol ${version}, at ${displayUrl(url)}.`);
  const before = [...networkChecks(url, failure), cardCheck(found), spoken];
  if (failure && isOutOfReach(failure)) {
    return [
      ...before,
      ...(["key", "path", "rate_limit", "answer", "speed", "system_message"] as const).map(notReached),
    ];
  }
  return [
    ...before,
    keyCheck(sent, observation),
    pathCheck(url, { failure, advice: advice.cardAddress }),
    rateLimitCheck(observation),
    answerCheck(observation, "a valid A2A response"),
    speedCheck(observation),
    skips("system_message", "A2A has no system message. The agent's instructions can't be set from here."),
  ];
}

function cardCheck({ card }: Discovery): Check {
  if (!card) return warns("card", "No agent card found. Called the endpoint directly.", advice.publishCard);
  const skills = card.skills === 1 ? "1 skill" : `${card.skills} skills`;
  return works("card", `The agent card at ${displayUrl(card.url)} lists ${skills}.`);
}
