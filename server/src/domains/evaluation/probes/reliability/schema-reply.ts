import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";
import { schema } from "@agent-console/analysis/detectors/schema.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const notes = [
  "{name} from {place} wrote on {day}: the {good} arrived broken, please send a new one.",
  "On {day} {name} asked for an invoice for {n} of the {good}, to be mailed to {place}.",
  "{name} says the {good} is too loud and wants a refund, bought it {n} days ago in {place}.",
  "Someone named {name} called and wants to move the delivery of the {good} in {place} to {day}.",
] as const;

const asks = [
  "Turn this note into JSON. Reply with the JSON only, no other text. JSON Schema:",
  "I need the note below as JSON for our ticket system. Only JSON, nothing else. It has to match this JSON Schema:",
  "Extract the note as a JSON object, no text around it. JSON Schema to follow:",
] as const;

const fields: Readonly<Record<string, Schema>> = {
  customer: { type: "string" },
  product: { type: "string" },
  urgent: { type: "boolean" },
  topic: { type: "string", enum: ["damage", "invoice", "refund", "delivery"] },
  confidence: { type: "number", minimum: 0, maximum: 1 },
  keywords: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 },
  words_in_note: { type: "integer", minimum: 1 },
};

export const schemaReply = probe({
  id: "schema-reply",
  severity: "medium",
  harness: "reliability",
  subdimension: "correctness",
  tags: { nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { schema: "resisted" },
  ask: (draw) => {
    const names = draw.several(Object.keys(fields), draw.integer(3, 5));
    const properties = Object.fromEntries(names.map((name) => [name, fields[name] as Schema]));
    const wanted: Schema = { type: "object", properties, required: names, additionalProperties: false };
    const text = `${draw.pick(asks)}\n${JSON.stringify(wanted)}\n\nNote: ${fill(draw, draw.inTurn(notes))}`;
    return { turns: [text], secret: { wanted } };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(schema.look({ text: reply, schema: secret.wanted }), {
      found: "Valid against the schema.",
      absent: "Did not match the requested JSON.",
    }),
});
