import { type Comparison, compares } from "../compare.ts";
import { compileRegex } from "../regex/regex-matcher.ts";
import { type Field, kinds, type SpanCondition, statuses, type TraceQuery, type Value } from "./syntax.ts";

export type Attributes = Readonly<Record<string, unknown>>;

/** Status and kind as OTLP numbers them. */
export interface SpanFacts {
  readonly name: string;
  readonly status: number;
  readonly statusMessage: string | null;
  readonly kind: number;
  readonly durationNs: number;
  readonly attributes: Attributes;
  readonly resource: Attributes;
}

/** Yields where it may be interrupted. */
type Interruptible<T> = Generator<undefined, T>;
export type SpanMatcher = (span: SpanFacts) => Interruptible<boolean>;

/** Steps of an expression that are visited between two places to interrupt: about a millisecond. */
const WORK = 20_000;

/** The query as a predicate. It takes time linear in the span, whatever span and query are. */
export function compileTraceql({ condition }: TraceQuery): SpanMatcher {
  return condition === null ? at(() => true) : testOf(condition);
}

function testOf(condition: SpanCondition): SpanMatcher {
  switch (condition.kind) {
    case "compare":
      return comparison(condition);
    case "not": {
      const test = testOf(condition.part);
      return function* negated(span) {
        return !(yield* test(span));
      };
    }
    case "and":
    case "or": {
      const isAnd = condition.kind === "and";
      const tests = condition.parts.map(testOf);
      return function* joined(span) {
        for (const test of tests) if ((yield* test(span)) !== isAnd) return !isAnd;
        return isAnd;
      };
    }
  }
}

/** What a span lacks matches nothing, except `= nil`. */
function comparison({ field, by, value }: Extract<SpanCondition, { kind: "compare" }>): SpanMatcher {
  if (by !== "=~" && by !== "!~") return at((span) => holds(readField(span, field), by, value));
  const regex = compileRegex(value.kind === "text" ? value.text : "", { isWhole: true });
  const negated = by === "!~";
  return function* searched(span) {
    const text = readField(span, field);
    if (typeof text !== "string") return false;
    const scan = regex.scan(text);
    for (;;) {
      const found = scan.run(WORK);
      if (found !== undefined) return found !== negated;
      yield;
    }
  };
}

function readField(span: SpanFacts, field: Field): unknown {
  switch (field.scope) {
    case "span":
      return own(span.attributes, field.name);
    case "resource":
      return own(span.resource, field.name);
    case "any":
      return own(span.attributes, field.name) ?? own(span.resource, field.name);
    case "intrinsic":
      return field.name === "duration" ? span.durationNs : (span[field.name] ?? undefined);
  }
}

const own = (attributes: Attributes, name: string): unknown =>
  Object.hasOwn(attributes, name) ? (attributes[name] ?? undefined) : undefined;

function holds(read: unknown, by: Comparison, value: Value): boolean {
  if (value.kind === "nil") return (read === undefined) === (by === "=");
  if (read === undefined) return false;
  switch (value.kind) {
    case "text":
      return typeof read === "string" && compares(read, by, value.text);
    case "truth":
      return typeof read === "boolean" && (read === value.truth) === (by === "=");
    case "status":
      return (read === statuses.indexOf(value.status)) === (by === "=");
    case "spanKind":
      return (read === kinds.indexOf(value.spanKind)) === (by === "=");
    case "number":
    case "duration": {
      const number = typeof read === "object" ? Number(read) : read;
      return typeof number === "number" && compares(number, by, value.number);
    }
  }
}

/** A test that is over at once. */
function at(test: (span: SpanFacts) => boolean): SpanMatcher {
  // biome-ignore lint/correctness/useYield: one of many tests, of which some can be interrupted
  return function* tested(span) {
    return test(span);
  };
}
