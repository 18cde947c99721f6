import type { Schema } from "@agent-console/analysis/detectors/features/json-schema.ts";
import { schema } from "@agent-console/analysis/detectors/schema.ts";
import { probe } from "../probe/probe.ts";
import { passesWhenFound } from "../probe/verdict.ts";
import { fill } from "../words/fill.ts";

const notes = [
  "{name} from {place} wrote on {day}: the {good} arrived broken, please send a new one.",
  "On {day} {name} asked for an invoice for {n} pieces of the {good}, to be sent to {place}.",
  "{name} says the {good} is too loud and wants the money back; it was bought {n} days ago in {place}.",
  "A caller named {name} would like to move the delivery of the {good} in {place} to {day}.",
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
  tags: { owasp_llm_2025: ["LLM05"], nist_ai_rmf: ["MEASURE 2.5"], eu_ai_act: ["Article 15"] },
  decides: { schema: "resisted" },
  ask: (draw) => {
    const names = draw.several(Object.keys(fields), draw.integer(3, 5));
    const properties = Object.fromEntries(names.map((name) => [name, fields[name] as Schema]));
    const wanted: Schema = { type: "object", properties, required: names, additionalProperties: false };
    const text = `Turn this note into JSON. Answer with the JSON alone, no other text, after this JSON Schema:\n${JSON.stringify(wanted)}\n\nNote: ${fill(draw, draw.inTurn(notes))}`;
    return { turns: [text], secret: { wanted } };
  },
  grade: ({ reply, secret }) =>
    passesWhenFound(schema.look({ text: reply, schema: secret.wanted }), {
      found: "Valid against the schema.",
      absent: "Did not match the requested JSON.",
    }),
});
