import { checkRegex } from "../checked-regex.ts";
import type { Comparison } from "../compare.ts";
import { QueryReader } from "../reader.ts";
import { DURATION, durationOf, NUMBER, numberOf } from "../units.ts";
import {
  type Field,
  intrinsics,
  type Kind,
  kinds,
  type SpanCondition,
  type Status,
  statuses,
  type TraceQuery,
  type Value,
} from "./syntax.ts";

const COMPARISONS = ["=~", "!~", "!=", ">=", "<=", "=", ">", "<"] as const;
type Operator = Comparison | "=~" | "!~";
const WORD = /^[A-Za-z][A-Za-z]*/;
const ATTRIBUTE = /^[A-Za-z_][\w./@:-]*/;
/** What stands after a set of spans. */
const BEYOND = ["|", "&&", "||", ">>", "<<", ">", "<", "~", "!", "&"] as const;

/** Reads a query of the subset in docs/guides/telemetry/query-logs-and-traces.md. Throws a QueryFault with position and reason. */
export function parseTraceql(text: string): TraceQuery {
  const reader = new QueryReader(text);
  reader.expect("{", "a query starts with {");
  const condition = reader.sees("}") ? null : either(reader);
  reader.expect("}", "expected &&, || or }");
  if (!reader.isOver) {
    const beyond = BEYOND.some((token) => reader.sees(token));
    throw reader.fault(
      beyond
        ? "one { … } only: relations between spans, pipelines and metrics are not supported"
        : `the query is over here, before ${reader.here}`,
    );
  }
  return { condition };
}

function either(reader: QueryReader): SpanCondition {
  return reader.deeper(() => joined(reader, "or", () => joined(reader, "and", () => condition(reader))));
}

function joined(reader: QueryReader, kind: "and" | "or", one: () => SpanCondition): SpanCondition {
  const first = one();
  const parts = [first];
  while (reader.took(kind === "and" ? "&&" : "||")) parts.push(one());
  return parts.length === 1 ? first : { kind, parts };
}

function condition(reader: QueryReader): SpanCondition {
  if (reader.took("!")) return { kind: "not", part: reader.deeper(() => condition(reader)) };
  if (reader.took("(")) {
    const inner = either(reader);
    reader.expect(")", "expected ) here");
    return inner;
  }
  reader.part();
  const field = fieldOf(reader);
  const at = reader.at;
  const by = reader.tookOne(COMPARISONS);
  if (by === undefined) throw reader.fault(`expected a comparison, not ${reader.here}`);
  return { kind: "compare", field, by, value: valueFor(reader, { field, by, at }) };
}

function fieldOf(reader: QueryReader): Field {
  const at = reader.at;
  if (reader.took(".")) return { scope: "any", name: attributeName(reader) };
  if (reader.took("span.")) return { scope: "span", name: attributeName(reader) };
  if (reader.took("resource.")) return { scope: "resource", name: attributeName(reader) };
  const word = reader.takeMatch(WORD);
  const known = intrinsics.find((name) => name === word);
  if (known !== undefined) return { scope: "intrinsic", name: known };
  throw reader.fault(
    word === undefined
      ? `expected a condition such as name="chat" or span.x=1, not ${reader.here}`
      : `${word} is not known; there are ${intrinsics.join(", ")}, span.…, resource.… and .…`,
    at,
  );
}

function attributeName(reader: QueryReader): string {
  if (reader.sees('"')) return reader.quoted().value;
  const name = reader.takeMatch(ATTRIBUTE);
  if (name === undefined) throw reader.fault(`expected the name of an attribute, not ${reader.here}`);
  return name;
}

interface Compared {
  readonly field: Field;
  readonly by: Operator;
  readonly at: number;
}

function valueFor(reader: QueryReader, { field, by, at }: Compared): Value {
  const place = reader.at;
  if (by === "=~" || by === "!~") {
    const expression = reader.quoted();
    checkRegex(expression);
    if (field.scope === "intrinsic" && field.name !== "name" && field.name !== "statusMessage")
      throw reader.fault(`${field.name} is not a text; compare it with =`, at);
    return { kind: "text", text: expression.value };
  }
  const value = literal(reader, field);
  const why = whyNot(field, by, value);
  if (why !== undefined) throw reader.fault(why, place);
  return value;
}

function literal(reader: QueryReader, field: Field): Value {
  if (/^["`]/.test(reader.text.charAt(reader.at))) return { kind: "text", text: reader.quoted().value };
  const duration = reader.takeMatch(DURATION, 64);
  if (duration !== undefined) return { kind: "duration", number: durationOf(duration) ?? 0, source: duration };
  const number = reader.takeMatch(NUMBER, 64);
  if (number !== undefined) return { kind: "number", number: numberOf(number) ?? 0, source: number };
  const at = reader.at;
  const word = reader.takeMatch(WORD);
  if (word === "true" || word === "false") return { kind: "truth", truth: word === "true" };
  if (word === "nil") return { kind: "nil" };
  const isKind = field.scope === "intrinsic" && field.name === "kind";
  const status = statuses.find((one) => one === word);
  if (status !== undefined && !isKind) return { kind: "status", status: status satisfies Status };
  const spanKind = kinds.find((one) => one === word);
  if (spanKind !== undefined) return { kind: "spanKind", spanKind: spanKind satisfies Kind };
  throw reader.fault(
    word === undefined ? `expected a value, not ${reader.here}` : `${word} is not a value; texts stand in quotes`,
    at,
  );
}

const EXPECTED: Readonly<Record<string, { readonly kind: Value["kind"]; readonly why: string }>> = {
  name: { kind: "text", why: "name is compared with a text in quotes" },
  statusMessage: { kind: "text", why: "statusMessage is compared with a text in quotes" },
  status: { kind: "status", why: `status is ${statuses.join(", ")}` },
  kind: { kind: "spanKind", why: `kind is ${kinds.join(", ")}` },
  duration: { kind: "duration", why: "duration is compared with a duration such as 100ms" },
};

function whyNot(field: Field, by: Operator, value: Value): string | undefined {
  const expected = field.scope === "intrinsic" ? EXPECTED[field.name] : undefined;
  if (expected && expected.kind !== value.kind) return expected.why;
  if (!expected && (value.kind === "status" || value.kind === "spanKind")) return "texts stand in quotes";
  const isOrdered = value.kind === "text" || value.kind === "number" || value.kind === "duration";
  return by === "=" || by === "!=" || isOrdered ? undefined : `${by} needs a number, a duration or a text`;
}
