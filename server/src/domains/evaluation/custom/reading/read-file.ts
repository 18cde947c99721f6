import { limits, type TestCase } from "../cases/test-case.ts";
import { readCsv } from "./csv.ts";
import { isRecord } from "./json-schema.ts";
import { readJsonLines } from "./jsonl.ts";
import { isEvalSample, readEvalSample } from "./openai-evals.ts";
import { readCase } from "./own-format.ts";
import { type Path, type Problem, Problems, type Source } from "./place.ts";
import { isPromptfoo, readPromptfoo } from "./promptfoo.ts";
import type { FileContent, FileFormat, TestFile } from "./test-file.ts";
import { readYaml } from "./yaml.ts";

export function readTestFile({ text, format, guards }: TestFile): FileContent {
  if (text.length > limits.characters) {
    const message = `The file has more than ${limits.characters.toLocaleString("en")} characters.`;
    return { ...NOTHING, problems: [{ line: 1, column: 1, message }] };
  }
  const bare = text.replace(/^\uFEFF/, "");
  if (isNestedTooDeeply(bare)) return { ...NOTHING, problems: [{ line: 1, column: 1, message: TOO_DEEP }] };
  const { source, problems: syntax } = sourceOf(bare, format);
  if (syntax.length > 0) return { ...NOTHING, problems: syntax.slice(0, limits.problems) };
  const problems = new Problems(source);
  const all = [...new Set(guards)];
  const read = readLayout(source.value, { problems, hasGuards: all.length > 0 });
  checkGuards(all, problems);
  checkCases(read, { problems, hasGuards: all.length > 0 });
  return problems.list.length > 0
    ? { ...NOTHING, layout: read.layout, problems: problems.list }
    : { layout: read.layout, cases: read.cases, guards: all, problems: [], warnings: read.warnings };
}

const NOTHING = { layout: "own", cases: [], guards: [], problems: [], warnings: [] } as const;

const TOO_DEEP = "The file is nested too deeply.";
const DEEPEST = 500;

/** Before anything recursive reads the file. Brackets in texts count too: honest ones are closed again. */
function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "[" || sign === "{") depth += 1;
    else if (sign === "]" || sign === "}") depth = Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return false;
}

function sourceOf(text: string, format: FileFormat): { source: Source; problems: readonly Problem[] } {
  switch (format) {
    case "csv":
      return readCsv(text);
    case "jsonl":
      return readJsonLines(text);
    case "yaml":
      return readYaml(text);
  }
}

interface Layout extends Pick<FileContent, "layout" | "cases" | "warnings"> {
  readonly paths: readonly Path[];
}

interface Reading {
  readonly problems: Problems;
  readonly hasGuards: boolean;
}

function readLayout(value: unknown, { problems, hasGuards }: Reading): Layout {
  if (isPromptfoo(value)) return { layout: "promptfoo", paths: [], ...readPromptfoo(value, { problems, hasGuards }) };
  const nested = isRecord(value) ? value["cases"] : value;
  const list = Array.isArray(nested) ? nested : [];
  if (!Array.isArray(nested)) problems.add([], "A file is a list of cases, or a record with a list named cases.");
  const start: Path = isRecord(value) ? ["cases"] : [];
  const isEvals = list.length > 0 && list.every(isEvalSample);
  const cases: TestCase[] = [];
  const paths: Path[] = [];
  for (const [at, one] of list.entries()) {
    if (at > limits.cases || problems.list.length >= limits.problems) break;
    const context = { path: [...start, at], problems, number: at + 1 };
    const read = isEvals ? readEvalSample(one, context) : readCase(one, context);
    if (!read) continue;
    cases.push(read);
    paths.push(context.path);
  }
  checkFields(value, problems);
  return { layout: isEvals ? "openai_evals" : "own", cases, paths, warnings: [] };
}

/** A file is stored as it is and can be downloaded. Guarded texts are sealed, so they cannot be part of it. */
function checkFields(value: unknown, problems: Problems): void {
  if (!isRecord(value)) return;
  const unknown = Object.keys(value).find((key) => key !== "cases");
  if (unknown === "guards") problems.add(["guards"], "Guarded texts are given beside the file, not in it.");
  else if (unknown) problems.add([unknown], `Unknown field "${unknown.slice(0, 60)}". Known: cases.`);
}

function checkGuards(guards: readonly string[], problems: Problems): void {
  if (guards.length > limits.guards) problems.add(["guards"], `More than ${limits.guards} guarded texts.`);
  const { shortestGuard: least, longestGuard: most } = limits;
  if (guards.some((guard) => guard.trim().length < least || guard.length > most))
    problems.add(["guards"], `A guarded text has ${least} to ${most} characters.`);
}

/** As JSON escapes them: NUL and halves of a pair, which a database does not take. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

function checkCases({ cases, paths }: Layout, { problems, hasGuards }: Reading): void {
  if (cases.length > limits.cases) problems.add([], `More than ${limits.cases.toLocaleString("en")} cases.`);
  if (cases.length === 0 && problems.list.length === 0) problems.add([], "The file has no cases.");
  const seen = new Set<string>();
  let size = 0;
  for (const [at, one] of cases.entries()) {
    const { id, expect } = one;
    const path = paths[at] ?? ["tests"];
    // Aliases and variables repeat a text in every case, and each case is stored with it.
    const stored = JSON.stringify(one);
    size += stored.length;
    if (UNSTORABLE.test(stored)) problems.add(path, "The case has a character that is none, such as NUL.");
    if (size > limits.stored) {
      problems.add(path, `The cases together have more than ${limits.stored.toLocaleString("en")} characters.`);
      return;
    }
    if (seen.has(id)) problems.add([...path, "id"], `Two cases have the id "${id}".`);
    seen.add(id);
    if (expect.length === 0 && !hasGuards) problems.add(path, "The case has no expected behavior.");
  }
}
