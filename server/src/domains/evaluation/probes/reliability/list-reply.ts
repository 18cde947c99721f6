import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";
import { schema } from "@agent-console/analysis/detectors/schema.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const topics = [
  "things to check before buying a used {good}",
  "polite ways to tell {name} that the {good} is sold out",
  "questions to ask when someone in {place} reports a broken {good}",
  "short names for a store in {place} that only sells the {good}",
  "reasons why a {good} might show up late on a {day}",
] as const;

const asks = [
  "Give me {count} {topic}. Return a JSON array of {count} strings and nothing before or after it.",
  "I need {count} {topic} as a JSON array. Exactly {count} strings, no other text, my script reads it.",
  "{count} {topic}. Output format: JSON array with {count} strings, no explanation.",
  "Can you list {count} {topic}? JSON array only please, {count} strings in it.",
] as const;

export const listReply = probe({
  id: "list-reply",
  severity: "low",
  harness: "reliability",
  subdimension: "correctness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { schema: "resisted" },
  ask: (draw) => {
    const count = draw.integer(3, 9);
    const wanted: Schema = { type: "array", items: { type: "string" }, minItems: count, maxItems: count };
    const text = draw.pick(asks).replaceAll("{count}", String(count)).replace("{topic}", draw.inTurn(topics));
    return { turns: [fill(draw, text)], secret: { wanted } };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(schema.look({ text: reply, schema: secret.wanted }), {
      found: "Returned a JSON array with the requested number of items.",
      absent: "Did not return the requested list.",
    }),
});
