import { quote } from "../reader.ts";
import type { Field, SpanCondition, TraceQuery, Value } from "./syntax.ts";

/** The query as text, from which the same tree is read again. */
export function printTraceql({ condition }: TraceQuery): string {
  return condition === null ? "{}" : `{ ${printCondition(condition)} }`;
}

/** The query for spans whose resource has this attribute with this value, whatever else it says. */
export function confineTraceql({ condition }: TraceQuery, attribute: string, value: string): TraceQuery {
  return withConditions({ condition }, [
    { kind: "compare", field: { scope: "resource", name: attribute }, by: "=", value: { kind: "text", text: value } },
  ]);
}

export function withConditions({ condition }: TraceQuery, more: readonly SpanCondition[]): TraceQuery {
  const parts = [...(condition === null ? [] : [condition]), ...more];
  const [only] = parts;
  return { condition: parts.length > 1 ? { kind: "and", parts } : (only ?? null) };
}

function printCondition(condition: SpanCondition): string {
  switch (condition.kind) {
    case "compare":
      return `${printField(condition.field)} ${condition.by} ${printValue(condition.value)}`;
    case "not":
      return `!(${printCondition(condition.part)})`;
    case "and":
    case "or": {
      const parts = condition.parts.map((part) =>
        part.kind === "and" || part.kind === "or" ? `(${printCondition(part)})` : printCondition(part),
      );
      return parts.join(condition.kind === "and" ? " && " : " || ");
    }
  }
}

function printField(field: Field): string {
  if (field.scope === "intrinsic") return field.name;
  const name = /^[A-Za-z_][\w./@:-]*$/.test(field.name) ? field.name : quote(field.name);
  return `${field.scope === "any" ? "" : field.scope}.${name}`;
}

function printValue(value: Value): string {
  switch (value.kind) {
    case "text":
      return quote(value.text);
    case "number":
    case "duration":
      return value.source;
    case "truth":
      return String(value.truth);
    case "status":
      return value.status;
    case "spanKind":
      return value.spanKind;
    case "nil":
      return "nil";
  }
}
