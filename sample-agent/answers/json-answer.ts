import { type Draw, pick } from "../chance/draws.ts";
import type { ChatRequest, Members } from "../request/chat-request.ts";
import { membersOf } from "../request/chat-request.ts";
import { orderNumberIn } from "../situations/topics.ts";

export interface Wanted {
  readonly request: ChatRequest;
  /** The question, and what a plain answer would say. */
  readonly asked: string;
  readonly plain: string;
}

/** JSON in the requested form, with nothing around it. */
export function jsonAnswer({ request, asked, plain }: Wanted): string {
  const list = request.format?.schema ? null : listIn(asked);
  if (list) return JSON.stringify(list);
  const schema = request.format?.schema ?? schemaIn(asked);
  const value = schema ? sampleOf(schema, { plain, asked, depth: 0 }) : objectWith(keysIn(asked), { plain, asked });
  return JSON.stringify(value);
}

const POINTS = "the condition,the price,the age,the date,the color,the size,the papers,the parcel,the reviews".split(
  ",",
);

/** That many short entries, if a list was requested. */
function listIn(asked: string): string[] | null {
  const count = /\b(?:array|list) (?:of|with) (\d{1,2})\b|\b(\d{1,2}) strings\b/i.exec(asked)?.slice(1).find(Boolean);
  if (count === undefined) return null;
  const about = /\b(?:the|a|an|used) (\p{L}{4,}(?: \p{L}{4,})?)/u.exec(asked)?.[1] ?? "matter";
  return Array.from(
    { length: Number(count) },
    (_, at) => `${POINTS[at % POINTS.length] ?? "the point"} of the ${about}${at < POINTS.length ? "" : `, ${at + 1}`}`,
  );
}

/** Typical failures: text around the JSON, a missing or misnamed member, or no JSON at all. */
export function brokenJsonAnswer(wanted: Wanted, draw: Draw): string {
  const value = JSON.parse(jsonAnswer(wanted)) as Members | string[];
  const [first, ...rest] = Object.entries(value);
  const misnamed = JSON.stringify(Object.fromEntries([...rest, [`the_${first?.[0] ?? "answer"}`, String(first?.[1])]]));
  return pick(
    [
      `Here you go:\n\`\`\`json\n${JSON.stringify(value)}\n\`\`\`\nAnything else?`,
      wanted.plain,
      misnamed,
      JSON.stringify(value).slice(0, -1),
    ],
    draw("broken json"),
  );
}

/** A schema that is part of the question. */
function schemaIn(asked: string): Members | null {
  const from = asked.search(/\{\s*"(?:type|\$schema|properties|title)"/);
  for (let to = asked.lastIndexOf("}"); from >= 0 && to > from; to = asked.lastIndexOf("}", to - 1)) {
    try {
      return membersOf(JSON.parse(asked.slice(from, to + 1)));
    } catch {
      // Other braces follow the schema: try one less.
    }
  }
  return null;
}

interface Filling {
  readonly plain: string;
  readonly asked: string;
  readonly depth?: number;
}

function sampleOf(schema: Members, { plain, asked, depth = 0 }: Filling): unknown {
  const choices = schema["enum"];
  if (Array.isArray(choices) && choices.length > 0) return choices[0];
  const properties = membersOf(schema["properties"]);
  if ((properties || schema["type"] === "object") && depth < 5) {
    const members = Object.entries(properties ?? {}).map(([name, inner]) => {
      const value = sampleOf(membersOf(inner) ?? {}, { plain, asked, depth: depth + 1 });
      return [
        name,
        /order|number|id$/i.test(name) && typeof value === "string" ? (orderNumberIn(asked) ?? value) : value,
      ];
    });
    return Object.fromEntries(members);
  }
  const items = membersOf(schema["items"]);
  if (schema["type"] === "array")
    return items && depth < 5 ? [sampleOf(items, { plain, asked, depth: depth + 1 })] : [];
  if (schema["type"] === "number" || schema["type"] === "integer") return Number(schema["minimum"] ?? 1);
  if (schema["type"] === "boolean") return true;
  return plain;
}

/** Names in quotation marks, or else those listed after a word such as "keys". */
function keysIn(asked: string): string[] {
  const quoted = [...asked.matchAll(/["'`“]([A-Za-z_]\w{0,39})["'`”]/g)].map(([, key = ""]) => key);
  const listed =
    /\b(?:keys?|fields?|properties|members|attributes)\b:?\s+((?:[A-Za-z_]\w*(?:\s*,\s*|\s+and\s+|\s*$)?){1,12})/i.exec(
      asked,
    )?.[1];
  const named = (listed ?? "").split(/\s*,\s*|\s+and\s+/).filter((key) => /^[A-Za-z_]\w*$/.test(key));
  const keys = [...new Set(quoted.length > 0 ? quoted : named)].slice(0, 12);
  return keys.length > 0 ? keys : ["answer"];
}

function objectWith(keys: readonly string[], { plain, asked }: Filling): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, memberFor(key, { plain, asked })]));
}

function memberFor(key: string, { plain, asked }: Filling): unknown {
  if (/^(?:is|has|can)_|possible|available|ok$/i.test(key)) return true;
  if (/order|number|id$/i.test(key)) return orderNumberIn(asked) ?? "unknown";
  if (/days|count|amount|price|quantity|years|score|confidence/i.test(key)) return Number(/\d+/.exec(plain)?.[0] ?? 1);
  if (/list|items|tags|steps/i.test(key)) return [plain];
  if (/status/i.test(key)) return "open";
  return plain;
}
