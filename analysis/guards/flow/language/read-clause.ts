import type { LineReader } from "./line-reader.ts";
import type { ArgumentPath, Clause, Comparison, Condition, ToolSet } from "./policy.ts";
import type { Token } from "./tokens.ts";

/** What a line may refer to. */
export interface ClauseNames {
  /** Reads `result of …`, or the name of a source. */
  readonly results: (reader: LineReader) => ToolSet;
  /** Notes that a list is named. */
  readonly list: (name: string, token: Token) => void;
  /** Whether `carries` is allowed: it finds reasons to deny, never reasons to allow. */
  readonly mayCarry: boolean;
}

const CONNECTIVES = ["and", "or"] as const;
const MOST_CONDITIONS = 10;

/** One condition, or several joined by `and` or by `or`. */
export function readClause(reader: LineReader, names: ClauseNames): Clause {
  const first = readCondition(reader, names);
  const rest: Condition[] = [];
  let join: Clause["join"] = "and";
  for (;;) {
    const token = reader.peek();
    const connective = CONNECTIVES.find((word) => token?.kind === "word" && token.value === word);
    if (!connective) return { join, conditions: [first, ...rest] };
    if (rest.length > 0 && connective !== join) {
      reader.fail(token, `"and" and "or" can't stand in one clause. Write two lines instead.`);
    }
    if (rest.length + 1 >= MOST_CONDITIONS) reader.fail(token, `A clause has at most ${MOST_CONDITIONS} conditions.`);
    join = connective;
    reader.expect(connective);
    rest.push(readCondition(reader, names));
  }
}

function readCondition(reader: LineReader, names: ClauseNames): Condition {
  const path = readPath(reader);
  return { path, compare: readComparison(reader, names) };
}

const STEP = /^[^.|\s]{1,100}$/;

/** `arg`, `arg.to`, `arg.message.to|cc|bcc`. */
function readPath(reader: LineReader): ArgumentPath {
  const token = reader.next('an argument such as "arg.to"');
  const [first, ...steps] = token.value.split(".");
  if (token.kind !== "word" || first !== "arg") reader.fail(token, 'Expected an argument such as "arg.to".');
  const alternatives = steps.map((step) => step.split("|"));
  if (steps.length > 10 || alternatives.flat().some((name) => !STEP.test(name)))
    reader.fail(token, 'This is no path to an argument. Write "arg.to", "arg.message.to" or "arg.to|cc|bcc".');
  return { text: token.value, steps: alternatives };
}

const COMPARISONS =
  '"=", "!=", "<", ">", "<=", ">=", "in @list", "not in @list", "matches", "not matches" or "carries result of"';
const NUMBER_SIGNS = ["<", ">", "<=", ">="] as const;

function readComparison(reader: LineReader, names: ClauseNames): Comparison {
  const token = reader.next(COMPARISONS);
  const sign = NUMBER_SIGNS.find((one) => token.kind === "sign" && token.value === one);
  if (sign) return { kind: "number", sign, value: readNumber(reader) };
  if (token.kind === "sign" && (token.value === "=" || token.value === "!="))
    return { kind: "equals", value: readValue(reader), isNegated: token.value === "!=" };
  if (token.kind !== "word") return reader.fail(token, `Expected ${COMPARISONS}.`);
  const isNegated = token.value === "not";
  const verb = isNegated ? reader.next('"in" or "matches"') : token;
  if (verb.value === "in") return { kind: "in", list: readList(reader, names), isNegated };
  if (verb.value === "matches") return { kind: "matches", glob: readGlob(reader), isNegated };
  if (verb.value === "carries" && !isNegated) {
    if (!names.mayCarry) reader.fail(verb, '"carries" can stand after "when" and "with" only.');
    return { kind: "carries", results: names.results(reader) };
  }
  return reader.fail(verb, `Expected ${COMPARISONS}.`);
}

function readNumber(reader: LineReader): number {
  const token = reader.next("a number");
  const value = Number(token.value);
  if (token.kind !== "word" || !Number.isFinite(value)) reader.fail(token, "Expected a number.");
  return value;
}

function readValue(reader: LineReader): string | number | boolean {
  const token = reader.next('a text in quotation marks, a number, "true" or "false"');
  if (token.kind === "text") return token.value;
  if (token.value === "true" || token.value === "false") return token.value === "true";
  const value = Number(token.value);
  if (token.kind === "word" && Number.isFinite(value)) return value;
  return reader.fail(token, 'Expected a text in quotation marks, a number, "true" or "false".');
}

const LIST_NAME = /^@[a-z][\w-]{0,62}$/i;

function readList(reader: LineReader, names: ClauseNames): string {
  const token = reader.next('a list such as "@company_domains"');
  if (token.kind !== "word" || !LIST_NAME.test(token.value))
    reader.fail(token, 'Expected a list such as "@company_domains".');
  const name = token.value.slice(1);
  names.list(name, token);
  return name;
}

const LONGEST_GLOB = 120;

function readGlob(reader: LineReader): string {
  const token = reader.next('a pattern in quotation marks, such as "/etc/**"');
  if (token.kind !== "text" || token.value === "")
    reader.fail(token, 'Expected a pattern in quotation marks, such as "/etc/**".');
  if (token.value.length > LONGEST_GLOB) reader.fail(token, `A pattern has at most ${LONGEST_GLOB} characters.`);
  return token.value;
}
