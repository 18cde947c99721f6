import { nearest } from "../../config/nearest.ts";
import { PERSONAL_KINDS, type PersonalKind } from "../../personal/personal-data.ts";
import { conflictsIn } from "./conflicts.ts";
import { createLineReader, FlowSyntax, type LineReader } from "./line-reader.ts";
import type { FlowPolicy, FlowProblem, FlowRule, ToolPatterns, ToolSet } from "./policy.ts";
import { type ClauseNames, readClause } from "./read-clause.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface KnownNames {
  /** The team's lists, without the `@`. If they are not given, any name passes. */
  readonly lists?: readonly string[];
}

export interface ReadFlow {
  /** Only if there is no problem. */
  readonly policy?: FlowPolicy;
  readonly problems: readonly FlowProblem[];
}

export const LONGEST_POLICY = 20_000;
const MOST_RULES = 200;
const MOST_PROBLEMS = 50;

/** Reads a flow policy: the rules in it, or every problem with its place. */
export function readFlow(text: string, known: KnownNames = {}): ReadFlow {
  if (text.length > LONGEST_POLICY)
    return {
      problems: [{ line: 1, column: 1, length: 1, message: `A policy has at most ${LONGEST_POLICY} characters.` }],
    };
  const reading = createReading(known);
  const lines = text.split(/\r\n|\r|\n/);
  const readers: LineReader[] = [];
  for (const [at, written] of lines.entries()) {
    const read = tokensOf(written);
    if (read.problem) reading.problems.push({ line: at + 1, ...read.problem });
    else if (read.tokens.length > 0)
      readers.push(createLineReader({ line: at + 1, text: read.text, tokens: read.tokens }));
  }
  // Order does not matter, so every name is known before the first rule is read.
  const rest = readers.filter((reader) => !reading.attempt(() => reading.declare(reader)));
  for (const reader of rest) reading.attempt(() => reading.rule(reader));
  return reading.done();
}

interface Declared extends ToolSet {
  readonly kind: "source" | "sink";
  readonly line: number;
  readonly token: Token;
}

interface Reading {
  readonly problems: FlowProblem[];
  /** What the function says; true also if it found a problem, which is noted. */
  attempt(read: () => boolean): boolean;
  declare(reader: LineReader): boolean;
  rule(reader: LineReader): boolean;
  done(): ReadFlow;
}

const NAME = /^[a-z_][\w-]{0,62}$/i;

function createReading(known: KnownNames): Reading {
  const problems: FlowProblem[] = [];
  const declared = new Map<string, Declared>();
  const used = new Set<string>();
  const lists = new Set<string>();
  const rules: FlowRule[] = [];

  const setOf =
    (kind: Declared["kind"]) =>
    (reader: LineReader): ToolSet =>
      readSet(reader, { kind, declared, used });
  const [results, calls] = [setOf("source"), setOf("sink")];
  const names = (mayCarry: boolean, reader: LineReader): ClauseNames => ({
    results,
    mayCarry,
    list: (name, token) => {
      if (known.lists && !known.lists.includes(name)) reader.fail(token, unknown(`list @${name}`, name, known.lists));
      lists.add(name);
    },
  });

  return {
    problems,
    attempt: (read) => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof FlowSyntax)) throw error;
        problems.push(error.problem);
        return true;
      }
    },
    declare: (reader) => {
      const kind = reader.take("source") ? "source" : reader.take("sink") ? "sink" : null;
      if (!kind) return false;
      const token = reader.next("a name");
      if (token.kind !== "word" || !NAME.test(token.value)) reader.fail(token, `"${token.value}" can't be a name.`);
      const earlier = declared.get(token.value);
      if (earlier) reader.fail(token, `Line ${earlier.line} declares the name "${token.value}" already.`);
      reader.expect("=");
      reader.expect(kind === "source" ? "result" : "call", "of");
      declared.set(token.value, { kind, label: token.value, tools: readTools(reader), line: reader.line, token });
      reader.end();
      return true;
    },
    rule: (reader) => {
      if (rules.length >= MOST_RULES) reader.fail(reader.peek(), `A policy has at most ${MOST_RULES} rules.`);
      rules.push(readRule(reader, { results, calls, names }));
      reader.end();
      return true;
    },
    done: () => {
      for (const { kind, label, line, token } of declared.values()) {
        if (!used.has(label))
          problems.push({
            line,
            column: token.column,
            length: token.length,
            message: `No rule uses the ${kind} "${label}".`,
          });
      }
      if (problems.length === 0) problems.push(...conflictsIn(rules));
      problems.sort((a, b) => a.line - b.line || a.column - b.column);
      return problems.length > 0
        ? { problems: problems.slice(0, MOST_PROBLEMS) }
        : { policy: { rules, lists: [...lists] }, problems };
    },
  };
}

interface Names {
  readonly kind: Declared["kind"];
  readonly declared: ReadonlyMap<string, Declared>;
  readonly used: Set<string>;
}

const unknown = (what: string, name: string, known: readonly string[]): string => {
  const like = nearest(name, known);
  return `There is no ${what}.${like ? ` Did you mean "${like}"?` : ""}`;
};

/** `call of …` or the name of a sink; `result of …` or the name of a source. */
function readSet(reader: LineReader, { kind, declared, used }: Names): ToolSet {
  const inline = kind === "source" ? "result" : "call";
  if (reader.take(inline, "of")) {
    const tools = readTools(reader);
    return { label: `${inline} of ${tools.join(", ")}`, tools };
  }
  const token = reader.next(`the name of a ${kind}, or "${inline} of" with tools`);
  const found = declared.get(token.value);
  if (found?.kind === kind) {
    used.add(found.label);
    return { label: found.label, tools: found.tools };
  }
  if (found) used.add(found.label);
  if (found) return reader.fail(token, `"${token.value}" is a ${found.kind}. Here a ${kind} is needed.`);
  const mine = [...declared.values()].filter((one) => one.kind === kind).map(({ label }) => label);
  return reader.fail(token, unknown(`${kind} "${token.value}"`, token.value, mine));
}

const TOOL = /^[\w*][\w*:/.@+-]{0,199}$/;
const MOST_TOOLS = 100;

function readTools(reader: LineReader): ToolPatterns {
  const first = readTool(reader);
  const rest: string[] = [];
  while (reader.take(",")) {
    if (rest.length + 1 >= MOST_TOOLS) reader.fail(reader.peek(), `A line names at most ${MOST_TOOLS} tools.`);
    rest.push(readTool(reader));
  }
  return [first, ...rest];
}

function readTool(reader: LineReader): string {
  const token = reader.next("the name of a tool");
  if (token.kind === "sign" || !TOOL.test(token.value))
    reader.fail(token, `"${token.value}" can't be the name of a tool.`);
  return token.value;
}

interface RuleNames {
  readonly results: (reader: LineReader) => ToolSet;
  readonly calls: (reader: LineReader) => ToolSet;
  readonly names: (mayCarry: boolean, reader: LineReader) => ClauseNames;
}

const KEYWORDS = ["source", "sink", "deny", "require", "limit", "mask"];

function readRule(reader: LineReader, { results, calls, names }: RuleNames): FlowRule {
  const place = { line: reader.line, column: reader.column, text: reader.text };
  const clause = (word: "when" | "unless" | "with") =>
    reader.take(word) ? readClause(reader, names(word !== "unless", reader)) : null;
  if (reader.take("deny")) {
    const target = calls(reader);
    const after = reader.take("after") ? results(reader) : null;
    return { kind: "deny", ...place, target, after, when: clause("when"), unless: clause("unless") };
  }
  if (reader.take("require")) {
    const required = calls(reader);
    reader.expect("before");
    const isEach = reader.take("each");
    return { kind: "require", ...place, required, target: calls(reader), when: clause("with"), isEach };
  }
  if (reader.take("limit")) {
    const target = calls(reader);
    reader.expect("to");
    const most = readCount(reader);
    reader.expect("per", "conversation");
    return { kind: "limit", ...place, target, most };
  }
  if (reader.take("mask")) {
    const masked = results(reader);
    reader.expect("for");
    return { kind: "mask", ...place, results: masked, kinds: readKinds(reader) };
  }
  const token = reader.next("a rule");
  return reader.fail(token, `A line begins with ${KEYWORDS.join(", ")} or #.${suggestion(token.value)}`);
}

const suggestion = (word: string): string => {
  const like = nearest(word, KEYWORDS);
  return like ? ` Did you mean "${like}"?` : "";
};

function readCount(reader: LineReader): number {
  const token = reader.next("a number");
  const value = /^\d{1,6}$/.test(token.value) ? Number(token.value) : -1;
  if (value < 0) reader.fail(token, "Expected a whole number.");
  if (value === 0) reader.fail(token, 'A limit of 0 allows no call at all. Write "deny" instead.');
  return value;
}

function readKinds(reader: LineReader): readonly PersonalKind[] {
  if (reader.take("pii")) return PERSONAL_KINDS;
  const kinds: PersonalKind[] = [];
  do {
    const token = reader.next('"pii", or kinds of personal data');
    const kind = PERSONAL_KINDS.find((one) => one === token.value);
    if (!kind) return reader.fail(token, `Expected "pii", or some of ${PERSONAL_KINDS.join(", ")}.`);
    if (!kinds.includes(kind)) kinds.push(kind);
  } while (reader.take(","));
  return kinds;
}
