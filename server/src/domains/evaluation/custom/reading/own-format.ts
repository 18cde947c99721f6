import type { ToolDefinition } from "../../../agents/conversation/port.ts";
import { DEFAULT_SIMILARITY } from "../cases/similarity.ts";
import { type Expectation, limits, type TestCase } from "../cases/test-case.ts";
import { compilePattern } from "../pattern/pattern.ts";
import { asSchema, isRecord, schemaProblem } from "./json-schema.ts";
import type { Path, Problems } from "./place.ts";

const CASE_KEYS = new Set(["id", "prompt", "turns", "system", "tools", "expect", "note", "group"]);

export const LONGEST_GROUP = 100;

/** A record of a CSV, JSONL or YAML file in the console's own format. Null where something is wrong with it. */
export function readCase(
  value: unknown,
  { path, problems, number }: { path: Path; problems: Problems; number: number },
): TestCase | null {
  if (!isRecord(value)) {
    problems.add(path, "A test case is a record with a prompt.");
    return null;
  }
  const before = problems.list.length;
  const turns = readTurns(value, path, problems);
  const system = optionalText(value["system"], [...path, "system"], problems);
  const tools = readTools(value["tools"], [...path, "tools"], problems);
  const id = value["id"] === undefined ? String(number) : readId(value["id"], [...path, "id"], problems);
  const group = readGroup(value["group"], [...path, "group"], problems);
  const nested = value["expect"];
  if (nested !== undefined && !isRecord(nested)) problems.add([...path, "expect"], "expect is a record.");
  const own = Object.keys(value).filter((key) => !CASE_KEYS.has(key));
  const expect = [
    ...readExpectations(value, { keys: own, path, problems }),
    ...(isRecord(nested)
      ? readExpectations(nested, { keys: Object.keys(nested), path: [...path, "expect"], problems })
      : []),
  ];
  if (expect.length > limits.expectations) problems.add(path, `More than ${limits.expectations} expectations.`);
  if (problems.list.length > before || !turns) return null;
  return { id, ...(system ? { system } : {}), turns, ...(tools ? { tools } : {}), expect, ...(group ? { group } : {}) };
}

function readGroup(value: unknown, path: Path, problems: Problems): string {
  const group = value === undefined || value === null ? "" : (asText(value)?.trim() ?? null);
  if (group === null || group.length > LONGEST_GROUP)
    problems.add(path, `A group is a text of at most ${LONGEST_GROUP} characters.`);
  return group ?? "";
}

function readTurns(value: Record<string, unknown>, path: Path, problems: Problems): TestCase["turns"] | null {
  const alone = value["prompt"] === undefined ? [] : [value["prompt"]];
  const given = value["turns"] === undefined ? alone : [value["turns"]].flat();
  if (value["turns"] !== undefined && value["prompt"] !== undefined)
    problems.add([...path, "turns"], "A case has a prompt or turns, not both.");
  if (!Array.isArray(given) || given.length > limits.turns) {
    problems.add([...path, "turns"], `turns is a list of up to ${limits.turns} texts.`);
    return null;
  }
  const texts = given.map((one) => asText(one));
  const [first, ...rest] = texts;
  if (first === undefined || texts.some((text) => text === null || text.trim() === "")) {
    problems.add([...path, value["turns"] === undefined ? "prompt" : "turns"], "The prompt is missing or empty.");
    return null;
  }
  if (texts.some((text) => (text ?? "").length > limits.text)) {
    problems.add([...path, "prompt"], `A prompt has at most ${limits.text} characters.`);
    return null;
  }
  return [first ?? "", ...rest.map((text) => text ?? "")];
}

interface Expected {
  readonly keys: readonly string[];
  readonly path: Path;
  readonly problems: Problems;
}

function readExpectations(record: Record<string, unknown>, { keys, path, problems }: Expected): Expectation[] {
  const found: Expectation[] = [];
  for (const key of keys) {
    const value = record[key];
    if (value === undefined || value === null || value === "" || key === "threshold") continue;
    const at = [...path, key];
    const reader = Object.hasOwn(readers, key) ? readers[key] : undefined;
    if (!reader) {
      problems.add(at, `Unknown field "${key.slice(0, 60)}". Known: ${Object.keys(readers).join(", ")}.`);
      continue;
    }
    const read = reader(value, record);
    if (typeof read === "string") problems.add(at, read);
    else found.push(...read);
  }
  return found;
}

/** Expectations, or what is wrong. */
type Reader = (value: unknown, record: Record<string, unknown>) => readonly Expectation[] | string;

const each =
  (make: (text: string) => Expectation | string): Reader =>
  (value) => {
    const made: Expectation[] = [];
    for (const one of [value].flat()) {
      const text = asText(one);
      if (text === null || text === "" || text.length > limits.text) return "This is a text, or a list of texts.";
      const read = make(text);
      if (typeof read === "string") return read;
      made.push(read);
    }
    return made;
  };

const flag =
  (kind: "refuses" | "answers"): Reader =>
  (value) => {
    const text = String(value).trim().toLowerCase();
    if (["true", "yes", "1", "x"].includes(text)) return [{ kind }];
    return ["false", "no", "0"].includes(text) ? [] : `${kind} is true or false.`;
  };

const pattern = (not: boolean): Reader =>
  each((text) => patternProblem(text) ?? { kind: "regex", pattern: text, ...(not ? { not: true } : {}) });

/** What is wrong with a pattern; null if nothing. */
export function patternProblem(text: string): string | null {
  try {
    compilePattern(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "The pattern cannot be read.";
  }
}

const readers: Readonly<Record<string, Reader>> = {
  contains: each((text) => ({ kind: "contains", texts: [text] })),
  contains_any: (value) => {
    const texts = [value].flat().map(asText);
    if (texts.length > limits.alternatives) return `contains_any has at most ${limits.alternatives} texts.`;
    if (texts.length === 0 || texts.some((text) => !text || text.length > limits.text))
      return "contains_any is a list of texts.";
    return [{ kind: "contains", texts: texts.map((text) => text ?? "") }];
  },
  not_contains: each((text) => ({ kind: "contains", texts: [text], not: true })),
  equals: each((text) => ({ kind: "equals", texts: [text] })),
  regex: pattern(false),
  not_regex: pattern(true),
  json_schema: (value) => {
    let schema: unknown = value;
    if (typeof value === "string") {
      try {
        schema = JSON.parse(value);
      } catch {
        return "The JSON schema is not valid JSON.";
      }
    }
    return schemaProblem(schema) ?? [{ kind: "json_schema", schema: asSchema(schema) }];
  },
  refuses: flag("refuses"),
  answers: flag("answers"),
  calls_tool: each((tool) => ({ kind: "calls_tool", tool })),
  not_calls_tool: each((tool) => ({ kind: "calls_tool", tool, not: true })),
  similar: (value, { threshold = DEFAULT_SIMILARITY }) => {
    const [text, share] = [asText(value), Number(threshold)];
    if (!text || text.length > limits.text) return "similar is a text.";
    return share > 0 && share <= 1
      ? [{ kind: "similar", text, threshold: share }]
      : "threshold is above 0 and at most 1.";
  },
  rubric: each((text) => ({ kind: "rubric", text })),
};

function readId(value: unknown, path: Path, problems: Problems): string {
  const id = asText(value)?.trim() ?? "";
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _.:-]{0,99}$/u.test(id))
    problems.add(path, "An id has letters, digits, spaces and . _ : - , at most 100 characters.");
  return id;
}

function optionalText(value: unknown, path: Path, problems: Problems): string | null {
  if (value === undefined || value === null) return null;
  const text = asText(value);
  if (text === null || text.length > limits.text)
    problems.add(path, `This is a text of up to ${limits.text} characters.`);
  return text;
}

function readTools(value: unknown, path: Path, problems: Problems): ToolDefinition[] | null {
  if (value === undefined || value === null) return null;
  const given = typeof value === "string" ? parsed(value) : value;
  const list: unknown[] = Array.isArray(given) ? given : [];
  const tools = list.flatMap((one): ToolDefinition[] => {
    if (!isRecord(one) || typeof one["name"] !== "string" || !/^[\w.-]{1,64}$/.test(one["name"])) return [];
    const { name, description, parameters = { type: "object", properties: {} } } = one;
    if (!isRecord(parameters)) return [];
    return [{ name, ...(typeof description === "string" ? { description } : {}), parameters }];
  });
  if (tools.length === 0 || tools.length !== list.length || tools.length > limits.turns)
    problems.add(
      path,
      `tools is a list of up to ${limits.turns} tools, each with a name, and parameters as a JSON schema.`,
    );
  return tools;
}

/** A cell of a CSV file has a list as JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Numbers and yes or no stand for themselves in YAML. */
export function asText(value: unknown): string | null {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}
