import { compares } from "../compare.ts";
import { compileRegex, type RegexMatcher } from "../regex/regex-matcher.ts";
import { bytesOf, durationOf, numberOf } from "../units.ts";
import { readJsonLine, readLogfmtLine } from "./read-line.ts";
import type { Amount, LabelCondition, LabelMatcher, LogQuery, Stage } from "./syntax.ts";

export type Labels = Readonly<Record<string, string>>;

export interface LogLine {
  readonly labels: Labels;
  readonly line: string;
}

/** Yields where it may be interrupted. */
export type Interruptible<T> = Generator<undefined, T>;

/** The labels of a line that matches, with what was read from it; else null. */
export type LogMatcher = (entry: LogLine) => Interruptible<Labels | null>;

/** Steps of an expression that are visited between two places to interrupt: about a millisecond. */
const WORK = 20_000;

type Test = (entry: LogLine) => Interruptible<boolean>;
type Step = (entry: LogLine) => Interruptible<Labels | null>;

/**
 * The query as a predicate. It takes time linear in the line, whatever line and query are. What is asked of the line itself
 * comes first, because labels may have to be put together; no stage changes the line, so the order makes no difference.
 */
export function compileLogql({ matchers, stages }: LogQuery): LogMatcher {
  const tests = [...stages.filter(isLineFilter).map(testOfLine), ...matchers.map(testOfLabel)];
  const steps = stages.flatMap((stage) => (isLineFilter(stage) ? [] : [stepOf(stage)]));
  return function* matched(entry) {
    for (const test of tests) if (!(yield* test(entry))) return null;
    let { labels } = entry;
    for (const step of steps) {
      const next = yield* step({ labels, line: entry.line });
      if (next === null) return null;
      labels = next;
    }
    return labels;
  };
}

type LineStage = Extract<Stage, { kind: "line" }>;
const isLineFilter = (stage: Stage): stage is LineStage => stage.kind === "line";

function stepOf(stage: Exclude<Stage, LineStage>): Step {
  if (stage.kind === "json" || stage.kind === "logfmt") {
    const read = stage.kind === "json" ? readJsonLine : readLogfmtLine;
    // biome-ignore lint/correctness/useYield: one of many steps, of which some can be interrupted
    return function* extracted({ labels, line }) {
      const found = read(line);
      return found === null ? labels : withExtracted(labels, found);
    };
  }
  const test = testOfCondition(stage.condition);
  return function* kept(entry) {
    return (yield* test(entry)) ? entry.labels : null;
  };
}

/** What a line says does not replace the label that it came with. */
function withExtracted(labels: Labels, found: ReadonlyMap<string, string>): Labels {
  const all: [string, string][] = [...found].map(([name, value]) => [
    labelValue(labels, name) === "" ? name : `${name}_extracted`,
    value,
  ]);
  return Object.fromEntries([...Object.entries(labels), ...all]);
}

function testOfLine({ by, value }: LineStage): Test {
  const negated = by.startsWith("!");
  if (by === "|=" || by === "!=") return at((entry) => entry.line.includes(value) !== negated);
  return regexTest(compileRegex(value, { isWhole: false }), { negated, text: ({ line }) => line });
}

const labelValue = (labels: Labels, label: string): string =>
  Object.hasOwn(labels, label) ? (labels[label] ?? "") : "";

function testOfLabel({ label, by, value }: LabelMatcher): Test {
  const negated = by.startsWith("!");
  if (by === "=" || by === "!=") return at(({ labels }) => (labelValue(labels, label) === value) !== negated);
  const text = ({ labels }: LogLine): string => labelValue(labels, label);
  return regexTest(compileRegex(value, { isWhole: true }), { negated, text });
}

function testOfCondition(condition: LabelCondition): Test {
  if (condition.kind === "text") return testOfLabel(condition.matcher);
  if (condition.kind === "amount") {
    const { label, by, value } = condition;
    return at(({ labels }) => {
      const read = amountOf(labelValue(labels, label), value.unit);
      return read !== undefined && compares(read, by, value.amount);
    });
  }
  const tests = condition.parts.map(testOfCondition);
  const isAnd = condition.kind === "and";
  return function* joined(entry) {
    for (const test of tests) if ((yield* test(entry)) !== isAnd) return !isAnd;
    return isAnd;
  };
}

function amountOf(text: string, unit: Amount["unit"]): number | undefined {
  const trimmed = text.trim();
  if (unit === "number") return numberOf(trimmed);
  return unit === "duration" ? durationOf(trimmed) : (bytesOf(trimmed) ?? numberOf(trimmed));
}

/** A test that is over at once. */
function at(test: (entry: LogLine) => boolean): Test {
  // biome-ignore lint/correctness/useYield: one of many tests, of which some can be interrupted
  return function* tested(entry) {
    return test(entry);
  };
}

function regexTest(
  regex: RegexMatcher,
  { negated, text }: { negated: boolean; text: (entry: LogLine) => string },
): Test {
  return function* searched(entry) {
    const scan = regex.scan(text(entry));
    for (;;) {
      const found = scan.run(WORK);
      if (found !== undefined) return found !== negated;
      yield;
    }
  };
}
