import { DEFAULT_SIMILARITY } from "../cases/similarity.ts";
import { type Expectation, limits, type TestCase } from "../cases/test-case.ts";
import { asSchema, isRecord, schemaProblem } from "./json-schema.ts";
import { readMessages } from "./openai-evals.ts";
import { asText, patternProblem } from "./own-format.ts";
import type { Path, Problems } from "./place.ts";

/** A promptfoo configuration has prompts and tests. */
export const isPromptfoo = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && Array.isArray(value["prompts"]) && !("cases" in value);

interface Read {
  readonly cases: readonly TestCase[];
  readonly warnings: readonly string[];
}

/** Every prompt with every test, as promptfoo asks them. Providers are ignored: the agent is the provider. */
export function readPromptfoo(config: Record<string, unknown>, problems: Problems): Read {
  const templates = readTemplates(config["prompts"], problems);
  const { tests, defaultTest } = config;
  if (!Array.isArray(tests)) {
    problems.add(["tests"], "tests is a list. Files that it names are not read: put their tests here.");
    return { cases: [], warnings: [] };
  }
  const shared = isRecord(defaultTest) ? defaultTest : {};
  const types = new Set<string>();
  const cases: TestCase[] = [];
  for (const [at, test] of tests.entries()) {
    const path = ["tests", at];
    if (!isRecord(test)) {
      problems.add(path, "A test is a record. Files are not read: put their tests here.");
      continue;
    }
    const expect = [
      ...readAsserts(shared["assert"], ["defaultTest", "assert"], problems),
      ...readAsserts(test["assert"], [...path, "assert"], problems),
    ];
    for (const one of expect) if (one.kind === "unsupported") types.add(one.type);
    const vars = { ...asRecord(shared["vars"]), ...asRecord(test["vars"]) };
    for (const given of combinations(vars, [...path, "vars"], problems)) {
      for (const template of templates) {
        if (cases.length > limits.cases) return { cases, warnings: [] };
        const spoken = fill(template, { vars: given, path, problems });
        if (spoken) cases.push({ id: String(cases.length + 1), ...spoken, expect });
      }
    }
  }
  const warnings = [...types].map(
    (type) => `Assertions of type ${type} are not run here: their cases stay unassessed.`,
  );
  return { cases, warnings };
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function readTemplates(value: unknown, problems: Problems): string[] {
  const list = Array.isArray(value) ? value : [];
  return list.flatMap((one, at) => {
    const text = asText(isRecord(one) ? (one["raw"] ?? one["id"]) : one);
    if (text && !/^file:\/\/|^[\w./-]+\.(txt|json|yaml|js|py|md)$/.test(text) && text.length <= limits.text)
      return [text];
    problems.add(["prompts", at], "A prompt is a text. Files are not read: put their text here.");
    return [];
  });
}

/** A list as the value of a variable stands for one test each. */
function combinations(vars: Record<string, unknown>, path: Path, problems: Problems): Record<string, string>[] {
  let all: Record<string, string>[] = [{}];
  for (const [name, value] of Object.entries(vars)) {
    const values = [value].flat().map((one) => asText(one) ?? (one === null ? "" : JSON.stringify(one)));
    if (values.some((one) => one.startsWith("file://"))) problems.add([...path, name], "Files are not read.");
    if (all.length * values.length > limits.cases) {
      problems.add(path, `More than ${limits.cases} cases.`);
      return [];
    }
    all = all.flatMap((given) => values.map((one) => ({ ...given, [name]: one })));
  }
  return all;
}

interface Filling {
  readonly vars: Record<string, string>;
  readonly path: Path;
  readonly problems: Problems;
}

/** `{{name}}` only: a template with logic needs promptfoo itself. A prompt may be a list of messages in JSON. */
function fill(template: string, { vars, path, problems }: Filling): ReturnType<typeof readMessages> {
  const missing = new Set<string>();
  const put = (text: string): string =>
    text.replaceAll(/\{\{-?\s{0,9}([\w.]{1,100})\s{0,9}-?\}\}/g, (_, name: string) => {
      if (!Object.hasOwn(vars, name)) missing.add(name);
      return vars[name] ?? "";
    });
  if (/\{%/.test(template) || /\{\{[^}|]{0,200}\|/.test(template)) {
    problems.add(path, "The prompt has template logic. Only variables such as {{name}} are filled in.");
    return null;
  }
  let messages: unknown = null;
  try {
    messages = template.trimStart().startsWith("[") ? JSON.parse(template) : null;
  } catch {
    messages = null;
  }
  const filled = Array.isArray(messages)
    ? messages.map((one) => (isRecord(one) ? { ...one, content: put(asText(one["content"]) ?? "") } : one))
    : put(template);
  if (missing.size > 0) {
    problems.add(path, `The test has no value for ${[...missing].slice(0, 3).join(", ")}.`);
    return null;
  }
  const spoken = readMessages(filled);
  if (!spoken) problems.add(path, `The prompt is empty, too long, or does not end with the user's message.`);
  return spoken;
}

function readAsserts(value: unknown, path: Path, problems: Problems): Expectation[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems.add(path, "assert is a list.");
    return [];
  }
  if (value.length > limits.expectations) problems.add(path, `More than ${limits.expectations} assertions.`);
  return value.slice(0, limits.expectations).flatMap((one, at) => {
    const read = isRecord(one) ? readAssert(one) : "An assertion is a record with a type.";
    if (typeof read !== "string") return read;
    problems.add([...path, at], read);
    return [];
  });
}

/** By promptfoo's names, each with "not-" before it for the opposite. */
function readAssert(assert: Record<string, unknown>): Expectation[] | string {
  const given = asText(assert["type"]);
  if (!given) return "An assertion has a type.";
  const isNot = given.startsWith("not-");
  const type = isNot ? given.slice(4) : given;
  const not = isNot ? ({ not: true } as const) : {};
  const { value } = assert;
  const texts = [value ?? []].flat().map((one) => asText(one) ?? "");
  const [text = ""] = texts;
  const needsText = text === "" ? `${given} needs a value.` : null;
  const ignoreCase = type.startsWith("icontains") ? ({ ignoreCase: true } as const) : {};
  switch (type) {
    case "contains":
    case "icontains":
    case "contains-any":
    case "icontains-any":
      return needsText ?? [{ kind: "contains", texts, ...ignoreCase, ...not }];
    case "contains-all":
    case "icontains-all":
      if (isNot) return unsupported(given);
      return needsText ?? texts.map((one) => ({ kind: "contains", texts: [one], ...ignoreCase }));
    case "equals":
      return needsText ?? [{ kind: "equals", texts: [text], ...not }];
    case "starts-with":
      return needsText ?? [{ kind: "starts_with", texts: [text], ...not }];
    case "regex":
      return needsText ?? patternProblem(text) ?? [{ kind: "regex", pattern: text, ...not }];
    case "is-refusal":
      return [{ kind: isNot ? "answers" : "refuses" }];
    case "llm-rubric":
      return isNot ? unsupported(given) : (needsText ?? [{ kind: "rubric", text }]);
    case "similar": {
      const threshold = Number(assert["threshold"] ?? DEFAULT_SIMILARITY);
      if (!(threshold > 0 && threshold <= 1)) return "threshold is above 0 and at most 1.";
      return needsText ?? [{ kind: "similar", text, threshold, ...not }];
    }
    case "is-json": {
      if (isNot) return unsupported(given);
      const schema = value ?? {};
      return schemaProblem(schema) ?? [{ kind: "json_schema", schema: asSchema(schema) }];
    }
    default:
      return unsupported(given);
  }
}

const unsupported = (type: string): Expectation[] => [{ kind: "unsupported", type: type.slice(0, 60) }];
