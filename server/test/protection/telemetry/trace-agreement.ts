/** Random traces and random TraceQL: what the search finds, and what the query means when each span is looked at in memory. */
import { compileTraceql } from "@agent-console/analysis/query/traceql/match-span.ts";
import { printTraceql } from "@agent-console/analysis/query/traceql/print-traceql.ts";
import {
  type Field,
  kinds,
  type SpanCondition,
  statuses,
  type Value,
} from "@agent-console/analysis/query/traceql/syntax.ts";
import type { NewSpan } from "../../../src/domains/protection/telemetry/store/new-rows.ts";
import { newSpan } from "./planted-rows.ts";

type Random = () => number;
const WORDS = ["red", "blue", "a.b", "", "é😀", "10", 'q"\\'];
const KEYS = ["color", "n", "deep.key", "gen_ai.request.model"];
const hexOf = (random: Random, bytes: number): string =>
  Array.from({ length: bytes * 2 }, () => Math.floor(random() * 16).toString(16)).join("");

/** So many traces of one to four spans, a millisecond after each other up to this time. */
export function randomTraces(random: Random, count: number, before: bigint): NewSpan[] {
  const pick = picker(random);
  return Array.from({ length: count }, (_, nth) => {
    const traceId = hexOf(random, 16);
    return Array.from({ length: 1 + Math.floor(random() * 4) }, (_one, at) =>
      newSpan({
        ...{
          traceId,
          spanId: hexOf(random, 8),
          isEntry: at === 0,
          startNs: before - BigInt(nth + 1) * 1_000_000n + BigInt(at),
        },
        ...{ name: pick(WORDS), service: pick(["red", "blue"]), kind: pick([0, 1, 2, 3, 4, 5] as const) },
        ...{ status: pick([0, 1, 2] as const), statusMessage: pick([null, "red"]) },
        durationNs: BigInt(Math.floor(random() * 4)) * 1_000_000n,
        ...{ attrs: attributes(random), resource: attributes(random) },
      }),
    );
  }).flat();
}

function attributes(random: Random): Record<string, string | number | boolean> {
  const pick = picker(random);
  const found: Record<string, string | number | boolean> = {};
  for (const key of KEYS) if (random() < 0.5) found[key] = pick<string | number | boolean>([...WORDS, 1, 2.5, true]);
  return found;
}

const picker =
  (random: Random) =>
  <T>(from: readonly T[]): T =>
    from[Math.floor(random() * from.length)] as T;

export function randomCondition(random: Random, depth = 3): SpanCondition {
  const pick = picker(random);
  if (depth === 0 || random() < 0.4) return comparison(random);
  if (random() < 0.25) return { kind: "not", part: randomCondition(random, depth - 1) };
  const parts = Array.from({ length: 2 + Math.floor(random() * 2) }, () => randomCondition(random, depth - 1));
  return { kind: pick(["and", "or"] as const), parts };
}

function comparison(random: Random): SpanCondition {
  const pick = picker(random);
  const compare = (
    field: Field,
    value: Value,
    by: readonly ("=" | "!=" | ">" | "<=" | "=~" | "!~")[],
  ): SpanCondition => ({
    ...{ kind: "compare", field, value },
    by: pick(by),
  });
  const text = (): Value => ({ kind: "text", text: pick(WORDS) });
  const attribute = (): Field => ({
    scope: pick(["span", "resource", "any"] as const),
    name: pick([...KEYS, "service.name"]),
  });
  return pick<() => SpanCondition>([
    () => compare({ scope: "intrinsic", name: "name" }, text(), ["=", "!="]),
    () =>
      compare({ scope: "intrinsic", name: "name" }, { kind: "text", text: pick(["re.", "(red|blue)+", ".*"]) }, [
        "=~",
        "!~",
      ]),
    () => compare({ scope: "intrinsic", name: "status" }, { kind: "status", status: pick(statuses) }, ["=", "!="]),
    () => compare({ scope: "intrinsic", name: "kind" }, { kind: "spanKind", spanKind: pick(kinds) }, ["=", "!="]),
    () =>
      compare({ scope: "intrinsic", name: "duration" }, { kind: "duration", number: 2e6, source: "2ms" }, [
        "=",
        "!=",
        ">",
        "<=",
      ]),
    () => compare(attribute(), text(), ["=", "!="]),
    () => compare(attribute(), { kind: "text", text: pick(["re.", "[a-z]+"]) }, ["=~", "!~"]),
    () => compare(attribute(), { kind: "number", number: 1, source: "1" }, ["=", "!=", ">", "<="]),
    () => compare(attribute(), { kind: "nil" }, ["=", "!="]),
  ])();
}

export const queryOf = (condition: SpanCondition): string => printTraceql({ condition });

/** The traces that have a span which matches. */
export function matchingTraces(spans: readonly NewSpan[], condition: SpanCondition): Set<string> {
  const test = compileTraceql({ condition });
  const found = new Set<string>();
  for (const span of spans) {
    const facts = {
      ...{ name: span.name, kind: span.kind, status: span.status, statusMessage: span.statusMessage },
      ...{ durationNs: Number(span.durationNs), attributes: span.attrs },
      resource: { "service.name": span.service, ...span.resource },
    };
    const steps = test(facts);
    let step = steps.next();
    while (!step.done) step = steps.next();
    if (step.value) found.add(span.traceId);
  }
  return found;
}
