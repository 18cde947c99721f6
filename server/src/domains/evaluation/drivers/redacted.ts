import type { AgentDriver } from "./conversation.ts";
import type { Answered, Observation } from "./observation.ts";
import type { Redactor } from "./own-secrets.ts";

/** More than is ever stored of one text: a secret in what is cut off later must not survive in part. */
const LONGEST = 200_000;

/**
 * The same agent, but none of its own secrets leaves the driver: nothing that stores, shows or passes on an answer ever
 * holds one. That it was said is noted on the answer.
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
    const redacted = redact(text.slice(0, LONGEST));
    for (const name of redacted.disclosed) disclosed.add(name);
    return redacted.text;
  };
  if (observation.outcome === "failed") return { ...observation, detail: clean(observation.detail) };
  const { text, toolCalls, finishReason, model } = observation;
  const answered: Answered = {
    ...observation,
    text: clean(text),
    toolCalls: toolCalls.map((call) => ({
      id: clean(call.id),
      name: clean(call.name),
      arguments: clean(call.arguments),
    })),
    finishReason: finishReason && clean(finishReason),
    model: model && clean(model),
  };
  return disclosed.size === 0 ? answered : { ...answered, disclosed: [...disclosed] };
}
