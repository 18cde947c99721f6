import { checkRegex } from "../checked-regex.ts";
import type { Comparison } from "../compare.ts";
import { QueryReader } from "../reader.ts";
import { BYTE_COUNT, bytesOf, DURATION, durationOf, NUMBER, numberOf } from "../units.ts";
import type { Amount, LabelCondition, LabelMatcher, LogQuery, Matching, Stage } from "./syntax.ts";

const NAME = /^[A-Za-z_][A-Za-z0-9_]*/;
const MATCHINGS = ["=~", "!~", "!=", "="] as const;
const LINE_FILTERS = ["|=", "|~", "!=", "!~"] as const;
const CONDITIONS = ["=~", "!~", "==", "!=", ">=", "<=", "=", ">", "<"] as const;

/** What LogQL has beyond this subset, and what to do instead. */
const REFUSED: Readonly<Record<string, string>> = {
  ...{ line_format: "lines are answered as they are", label_format: "labels are answered as they are" },
  ...{
    pattern: "use json or logfmt",
    regexp: "use json or logfmt",
    unpack: "use json",
    decolorize: "lines are answered as they are",
  },
  ...{
    unwrap: "metric queries are not supported",
    drop: "labels are answered as they are",
    keep: "labels are answered as they are",
  },
};

/** Reads a query of the subset in docs/guides/telemetry/query-logs-and-traces.md. Throws a QueryFault with position and reason. */
export function parseLogql(text: string): LogQuery {
  const reader = new QueryReader(text);
  if (!reader.sees("{")) {
    const isMetric =
      /^[A-Za-z_]+\s*\(/.test(text.trimStart().slice(0, 60)) ||
      /^\s*(?:sum|avg|min|max|count|topk|bottomk)\b/.test(text.slice(0, 60));
    throw reader.fault(
      isMetric
        ? "metric queries are not supported; a query starts with { and selects lines"
        : `a query starts with {, not ${reader.here}`,
    );
  }
  const matchers = selector(reader);
  const stages: Stage[] = [];
  while (!reader.isOver) stages.push(stage(reader));
  return { matchers, stages };
}

function selector(reader: QueryReader): LabelMatcher[] {
  reader.took("{");
  const matchers: LabelMatcher[] = [];
  if (reader.took("}")) return matchers;
  do matchers.push(matcher(reader, labelName(reader)));
  while (reader.took(","));
  reader.expect("}", "expected , or } after a label matcher");
  return matchers;
}

function labelName(reader: QueryReader): string {
  const name = reader.takeMatch(NAME);
  if (name === undefined) throw reader.fault(`expected the name of a label, not ${reader.here}`);
  return name;
}

function matcher(reader: QueryReader, label: string): LabelMatcher {
  const by = reader.tookOne(MATCHINGS);
  if (by === undefined) throw reader.fault(`expected =, !=, =~ or !~ after ${label}, not ${reader.here}`);
  return textMatcher(reader, label, by);
}

function textMatcher(reader: QueryReader, label: string, by: Matching): LabelMatcher {
  reader.part();
  const value = reader.quoted();
  if (by === "=~" || by === "!~") checkRegex(value);
  return { label, by, value: value.value };
}

function stage(reader: QueryReader): Stage {
  const by = reader.tookOne(LINE_FILTERS);
  if (by !== undefined) {
    reader.part();
    const value = reader.quoted();
    if (by === "|~" || by === "!~") checkRegex(value);
    if (/^or\b/.test(reader.text.slice(reader.at, reader.at + 3)))
      throw reader.fault("or between line filters is not supported; use |~ with a|b");
    return { kind: "line", by, value: value.value };
  }
  if (reader.sees("[")) throw reader.fault("ranges belong to metric queries, which are not supported");
  reader.expect("|", "expected a line filter (|=, !=, |~, !~) or | and a stage");
  return pipeStage(reader);
}

function pipeStage(reader: QueryReader): Stage {
  if (reader.sees("(")) return { kind: "condition", condition: either(reader) };
  const at = reader.at;
  const name = labelName(reader);
  // After a stage, != and !~ begin a line filter.
  if (name === "json" || name === "logfmt") return extraction(reader, name);
  const why = REFUSED[name];
  if (why !== undefined && !CONDITIONS.some((token) => reader.sees(token)))
    throw reader.fault(`${name} is not supported: ${why}`, at);
  reader.at = at;
  return { kind: "condition", condition: either(reader) };
}

function extraction(reader: QueryReader, kind: "json" | "logfmt"): Stage {
  reader.part();
  if (!reader.isOver && !/^[|!]/.test(reader.text.charAt(reader.at)))
    throw reader.fault(`${kind} reads the whole line here; parameters are not supported`);
  return { kind };
}

function either(reader: QueryReader): LabelCondition {
  return reader.deeper(() => joined(reader, "or", () => joined(reader, "and", () => condition(reader))));
}

function joined(reader: QueryReader, kind: "and" | "or", one: () => LabelCondition): LabelCondition {
  const first = one();
  const parts = [first];
  while (tookWord(reader, kind) || (kind === "and" && reader.took(","))) parts.push(one());
  return parts.length === 1 ? first : { kind, parts };
}

function tookWord(reader: QueryReader, word: "and" | "or"): boolean {
  return reader.takeMatch(word === "and" ? /^and\b/ : /^or\b/) !== undefined;
}

function condition(reader: QueryReader): LabelCondition {
  if (reader.took("(")) {
    const inner = either(reader);
    reader.expect(")", "expected ) here");
    return inner;
  }
  const start = reader.at;
  const label = labelName(reader);
  if (label === "json" || label === "logfmt") throw reader.fault(`${label} is a stage of its own, not a label`, start);
  const at = reader.at;
  const by = reader.tookOne(CONDITIONS);
  if (by === undefined) throw reader.fault(`expected a comparison after ${label}, not ${reader.here}`);
  if (by === "=~" || by === "!~") return { kind: "text", matcher: textMatcher(reader, label, by) };
  const value = amount(reader);
  const plain: Comparison = by === "==" ? "=" : by;
  if (value !== undefined) {
    reader.part();
    return { kind: "amount", label, by: plain, value };
  }
  if (plain !== "=" && plain !== "!=")
    throw reader.fault(`${by} needs a number, a duration such as 10ms or a size such as 5KB`, at);
  if (by === "==") throw reader.fault("== is for numbers; compare texts with =", at);
  return { kind: "text", matcher: textMatcher(reader, label, plain) };
}

function amount(reader: QueryReader): Amount | undefined {
  const duration = reader.takeMatch(DURATION, 64);
  if (duration !== undefined) return { unit: "duration", amount: durationOf(duration) ?? 0, source: duration };
  const bytes = reader.takeMatch(BYTE_COUNT, 64);
  if (bytes !== undefined) return { unit: "bytes", amount: bytesOf(bytes) ?? 0, source: bytes };
  const number = reader.takeMatch(NUMBER, 64);
  return number === undefined ? undefined : { unit: "number", amount: numberOf(number) ?? 0, source: number };
}
