import type { AgentDriver } from "./conversation.ts";
import { LONGEST_KEPT } from "./kept.ts";
import type { Answered, Observation } from "./observation.ts";
import type { Redactor } from "./own-secrets.ts";

/**
 * The cut at the longest kept text may run through a secret, and half a secret is not recognized. So the end of a cut text
 * goes as well: as much as a key of 300 characters takes when each is escaped.
 */
const CUT_MARGIN = 2_000;
const withoutCutEnd = (text: string, isCut: boolean): string => (isCut ? text.slice(0, -CUT_MARGIN) : text);

/**
 * The same driver, but none of the agent's own secrets leaves it, so nothing that stores, shows or forwards a response ever
 * contains one. The observation records that a secret was disclosed.
 */
export function redacting(driver: AgentDriver, redact: Redactor): AgentDriver {
  return {
    converse: async (conversation, options) =>
      redactedObservation(await driver.converse(conversation, options), redact),
  };
}

function redactedObservation(observation: Observation, redact: Redactor): Observation {
  const disclosed = new Set<string>();
  const clean = (text: string): string => {
    const redacted = redact(text);
    for (const name of redacted.disclosed) disclosed.add(name);
    return redacted.text;
  };
  if (observation.outcome === "failed") return { ...observation, detail: clean(observation.detail) };
  const { text, toolCalls, finishReason, model } = observation;
  const given = toolCalls.reduce((sum, call) => sum + call.arguments.length, 0);
  const lastGiven = given >= LONGEST_KEPT ? toolCalls.findLastIndex((call) => call.arguments !== "") : -1;
  const answered: Answered = {
    ...observation,
    text: clean(withoutCutEnd(text, text.length >= LONGEST_KEPT)),
    toolCalls: toolCalls.map((call, at) => ({
      id: clean(call.id),
      name: clean(call.name),
      arguments: clean(withoutCutEnd(call.arguments, at === lastGiven)),
    })),
    finishReason: finishReason && clean(finishReason),
    model: model && clean(model),
  };
  return disclosed.size === 0 ? answered : { ...answered, disclosed: [...disclosed] };
}
