import { DEFAULT_SIMILARITY } from "../cases/similarity.ts";
import { type Expectation, limits } from "../cases/test-case.ts";
import { asSchema, isRecord, schemaProblem } from "./json-schema.ts";
import { asText, patternProblem } from "./own-format.ts";
import type { Path, Problems } from "./place.ts";
import { fillText, type Vars } from "./template.ts";

export interface AssertionContext {
  readonly vars: Vars;
  /** What `$ref` points into. */
  readonly templates: Readonly<Record<string, unknown>>;
  /** The test has code that changes the response before it is compared. */
  readonly isTransformed: boolean;
  readonly path: Path;
  readonly problems: Problems;
}

/** They measure the provider, not what a response says. */
const MEASURED = new Set(["latency", "cost", "perplexity", "perplexity-score"]);
export const isMeasured = (type: string): boolean => MEASURED.has(type);

export function readAssertions(value: unknown, context: AssertionContext): Expectation[] {
  const { path, problems } = context;
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems.add(path, "assert is a list.");
    return [];
  }
  const found: Expectation[] = [];
  for (const [at, one] of value.entries()) {
    const assertion = isRecord(one) ? resolved(one, context.templates) : null;
    const read = assertion
      ? readOne(assertion, { ...context, path: [...path, at] })
      : "An assertion is a record with a type.";
    if (typeof read === "string") problems.add([...path, at], read);
    else found.push(...read);
    if (found.length > limits.expectations) {
      problems.add(path, `More than ${limits.expectations} assertions.`);
      break;
    }
  }
  return found;
}

/** `$ref: "#/assertionTemplates/name"` stands for an assertion that is written once. Null if it points nowhere. */
function resolved(assertion: Record<string, unknown>, templates: AssertionContext["templates"]) {
  const reference = assertion["$ref"];
  if (reference === undefined) return assertion;
  const name = /^#\/assertionTemplates\/(.{1,100})$/.exec(String(reference))?.[1] ?? "";
  const template = Object.hasOwn(templates, name) ? templates[name] : null;
  return isRecord(template) ? { ...template, ...assertion } : null;
}

function readOne(assertion: Record<string, unknown>, context: AssertionContext): Expectation[] | string {
  const type = asText(assertion["type"]);
  if (!type) return "An assertion has a type.";
  // With weight 0, an assertion is a measurement that decides nothing.
  if (assertion["weight"] === 0 || isMeasured(type)) return [];
  if (type === "assert-set") {
    if (assertion["threshold"] !== undefined) return unsupported("assert-set with a threshold");
    const inner = [assertion["assert"] ?? []].flat().filter((one) => !isRecord(one) || one["type"] !== "assert-set");
    return readAssertions(inner, context);
  }
  if (context.isTransformed || assertion["transform"] !== undefined) return unsupported(`${type} with a transform`);
  const value = filledValue(assertion["value"], context.vars);
  if (value instanceof Unreadable) return unsupported(`${type} with ${value.what}`);
  return readTyped({ type, value, threshold: assertion["threshold"] });
}

class Unreadable {
  readonly what: string;
  constructor(what: string) {
    this.what = what;
  }
}

/** Assertions name the variables of their test too. */
function filledValue(value: unknown, vars: Vars): unknown {
  if (Array.isArray(value)) {
    const all = value.map((one) => filledValue(one, vars));
    return all.find((one) => one instanceof Unreadable) ?? all;
  }
  if (typeof value !== "string") return value;
  if (value.startsWith("file://")) return new Unreadable("a file");
  const filled = fillText(value, vars);
  return "problem" in filled || filled.missing.length > 0 ? new Unreadable("template logic") : filled.text;
}

interface Typed {
  /** With "not-" before it for the opposite. */
  readonly type: string;
  readonly value: unknown;
  readonly threshold?: unknown;
}

/** By promptfoo's names. What needs its code or its models stays in the case, so that the case cannot pass without it. */
export function readTyped({ type: given, value, threshold }: Typed): Expectation[] | string {
  const isNot = given.startsWith("not-");
  const type = isNot ? given.slice(4) : given;
  if (isMeasured(type)) return [];
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!reader) return unsupported(given);
  return reader({ given, value, threshold, texts: textsOf(value), not: isNot ? { not: true } : {} });
}

interface Given {
  readonly given: string;
  readonly value: unknown;
  readonly threshold: unknown;
  readonly texts: readonly string[];
  readonly not: { readonly not?: true };
}

type Reader = (given: Given) => Expectation[] | string;

const textsOf = (value: unknown): string[] => [value ?? []].flat().map((one) => asText(one) ?? "");

const unsupported = (type: string): Expectation[] => [{ kind: "unsupported", type: type.slice(0, 60) }];

/** With at least one text, each not empty. */
const withTexts =
  (make: (given: Given) => Expectation[] | string): Reader =>
  (given) => {
    if (isRecord(given.value)) return unsupported(`${given.given} with an object`);
    if (given.texts.length > limits.alternatives) return `${given.given} has at most ${limits.alternatives} texts.`;
    const isMissing = given.texts.length === 0 || given.texts.some((text) => text === "" || text.length > limits.text);
    return isMissing ? `${given.given} needs a value.` : make(given);
  };

const ignoring = (type: string) => (type.includes("icontains") ? ({ ignoreCase: true } as const) : {});
/** A list may also be written as one text with commas. */
const listed = ({ value, texts }: Given): string[] =>
  typeof value === "string"
    ? value
        .split(",")
        .map((text) => text.trim())
        .filter((text) => text !== "")
    : [...texts];

const contains: Reader = withTexts(({ given, texts, not }) => [
  { kind: "contains", texts: [...texts], ...ignoring(given), ...not },
]);
const containsAny: Reader = withTexts((given) => [
  { kind: "contains", texts: listed(given), ...ignoring(given.given), ...given.not },
]);
const containsAll: Reader = withTexts((given) =>
  given.not.not
    ? unsupported(given.given)
    : listed(given).map((text) => ({ kind: "contains", texts: [text], ...ignoring(given.given) })),
);
const plainText = (kind: "equals" | "starts_with"): Reader =>
  withTexts(({ texts, not }) => [{ kind, texts: [...texts], ...not }]);
const rubric = (words: (text: string) => string): Reader =>
  withTexts(({ given, texts, not }) =>
    not.not ? unsupported(given) : texts.map((text) => ({ kind: "rubric", text: words(text) })),
  );
const asWritten = (text: string): string => text;
const agrees = (text: string): string => `Agrees with these facts: ${text}`;

const readers: Readonly<Record<string, Reader>> = {
  contains,
  icontains: contains,
  "contains-any": containsAny,
  "icontains-any": containsAny,
  "contains-all": containsAll,
  "icontains-all": containsAll,
  equals: plainText("equals"),
  "starts-with": plainText("starts_with"),
  regex: withTexts(({ given, texts: [text = ""], not }) =>
    patternProblem(text) === null ? [{ kind: "regex", pattern: text, ...not }] : unsupported(`${given} ${text}`),
  ),
  "is-refusal": ({ not }) => [{ kind: not.not ? "answers" : "refuses" }],
  "is-json": ({ given, value, not }) => {
    if (not.not) return unsupported(given);
    const schema = schemaIn(value);
    return schemaProblem(schema) === null
      ? [{ kind: "json_schema", schema: asSchema(schema) }]
      : unsupported(`${given} with this schema`);
  },
  similar: withTexts(({ texts, threshold: given = DEFAULT_SIMILARITY, not }) => {
    const threshold = Number(given);
    if (!(threshold > 0 && threshold <= 1)) return "threshold is above 0 and at most 1.";
    return texts.map((text) => ({ kind: "similar", text, threshold, byMeaning: true, ...not }));
  }),
  "llm-rubric": rubric(asWritten),
  "model-graded-closedqa": rubric(asWritten),
  "g-eval": rubric(asWritten),
  factuality: rubric(agrees),
  "model-graded-factuality": rubric(agrees),
  "trajectory:tool-used": withTexts(({ texts, not }) => texts.map((tool) => ({ kind: "calls_tool", tool, ...not }))),
};

/** A schema may be written as text. */
function schemaIn(value: unknown): unknown {
  if (typeof value !== "string") return value ?? {};
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** An expected value of a CSV file: "icontains: hello", "similar(0.8): hello", or a text that the response must equal. */
export function readExpectedCell(cell: string): Record<string, unknown> {
  const text = cell.trim();
  const code = /^(fn|eval|javascript|python|ruby|webhook):/.exec(text)?.[1];
  if (code) return { type: code === "fn" || code === "eval" ? "javascript" : code };
  const found = /^((?:not-)?[a-z][a-z:-]{1,40}?)(?:\(([\d.]{1,8})\))?(?::([\s\S]*))?$/.exec(text);
  const type = found?.[1] === "grade" ? "llm-rubric" : found?.[1];
  const name = type?.replace(/^not-/, "") ?? "";
  if (!found || !type || !(Object.hasOwn(readers, name) || isMeasured(name))) return { type: "equals", value: text };
  const value = found[3]?.trim();
  return { type, ...(value ? { value } : {}), ...(found[2] ? { threshold: Number(found[2]) } : {}) };
}
