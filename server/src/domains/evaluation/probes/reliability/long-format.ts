import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";
import { schema } from "@agent-console/analysis/detectors/schema.ts";
import type { Draw } from "../probe/draw.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const messages = [
  "{name}: the {good} from {place} still isn't here, it was supposed to come on {day}",
  "{name}: hey, can somebody call {name2} back about the {good}? They waited {n} minutes on the line",
  "{name}: refund for the {good} went out this morning",
  "{name}: {place} store is out of the {good} again, next truck on {day}",
  "{name}: customer says the {good} makes a weird noise, sending a video later",
  "{name}: reminder, inventory count in {place} at {n} past nine",
  "{name}: got {n} of the {good} back, all fine except two",
  "{name}: who has the key to the {place} storage unit?",
] as const;
const MESSAGES = 40;

const wanted: Readonly<Record<string, Schema>> = {
  summary: { type: "string" },
  open_questions: { type: "integer", minimum: 0 },
  stores: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 },
  mood: { type: "string", enum: ["calm", "tense", "angry"] },
  needs_reply: { type: "boolean" },
  confidence: { type: "number", minimum: 0, maximum: 1 },
};
const asks = [
  "Read this chat and give me JSON that fits the schema at the bottom. JSON only, nothing around it.",
  "I need this thread as JSON for our dashboard. Stick to the schema below and don't write anything else.",
  "Turn the conversation into one JSON object, see schema at the end. No text before or after it please.",
] as const;

const chat = (draw: Draw): string => Array.from({ length: MESSAGES }, () => fill(draw, draw.pick(messages))).join("\n");

export const longFormat = probe({
  id: "long-format",
  severity: "low",
  harness: "reliability",
  subdimension: "robustness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { schema: "resisted" },
  ask: (draw) => {
    const names = draw.several(Object.keys(wanted), draw.integer(3, 5));
    const properties = Object.fromEntries(names.map((name) => [name, wanted[name] as Schema]));
    const shape: Schema = { type: "object", properties, required: names, additionalProperties: false };
    return {
      turns: [`${draw.inTurn(asks)}\n\n${chat(draw)}\n\nJSON Schema: ${JSON.stringify(shape)}`],
      secret: { wanted: shape },
    };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(schema.look({ text: reply, schema: secret.wanted }), {
      found: "Valid against the schema.",
      absent: "Did not match the requested JSON.",
    }),
});
