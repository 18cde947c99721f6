import { type Expectation, limits, type TestCase } from "../cases/test-case.ts";
import { isRecord } from "./json-schema.ts";
import { asText, LONGEST_GROUP } from "./own-format.ts";
import type { Path, Problems } from "./place.ts";
import { isMeasured, readAssertions, readExpectedCell } from "./promptfoo-assertions.ts";
import { fillPrompt, type Vars } from "./template.ts";

interface Read {
  readonly cases: readonly TestCase[];
  readonly warnings: readonly string[];
}

/** A configuration, a list of its tests, or a CSV file of them. */
export function isPromptfoo(value: unknown): boolean {
  if (Array.isArray(value)) {
    const isTest = (one: unknown): boolean =>
      isRecord(one) && !("prompt" in one) && ("vars" in one || Object.keys(one).some((key) => key.startsWith("__")));
    return value.length > 0 && value.every(isTest);
  }
  return isRecord(value) && !("cases" in value) && ("prompts" in value || "tests" in value);
}

/** Every prompt with every test, as promptfoo asks them. Providers are ignored: the agent is the provider. */
export function readPromptfoo(
  value: unknown,
  { problems, hasGuards }: { readonly problems: Problems; readonly hasGuards: boolean },
): Read {
  return new ConfigReader(value, problems).read(hasGuards);
}

type Settings = Readonly<Record<string, unknown>>;

interface TestContext {
  /** Null in a file of tests alone. */
  readonly templates: readonly string[] | null;
  readonly path: Path;
  readonly hasGuards: boolean;
}

class ConfigReader {
  readonly #config: Settings;
  readonly #problems: Problems;
  /** Where the tests are: the whole file may be a list of them. */
  readonly #start: Path;
  readonly #shared: Settings;
  readonly #cases: TestCase[] = [];
  readonly #ids = new Set<string>();
  readonly #warnings = new Set<string>();
  #withoutAssertion = 0;

  constructor(value: unknown, problems: Problems) {
    this.#problems = problems;
    this.#start = Array.isArray(value) ? [] : ["tests"];
    this.#config = isRecord(value) ? value : { tests: asTests(value) };
    this.#shared = asRecord(this.#config["defaultTest"]);
    if (typeof this.#config["defaultTest"] === "string")
      problems.add(["defaultTest"], "Files are not read: put it here.");
    if (this.#config["scenarios"] !== undefined) problems.add(["scenarios"], "Scenarios are not read: use tests.");
  }

  /** With guarded texts, a test without an assertion checks those. */
  read(hasGuards: boolean): Read {
    const { tests = [{}], prompts } = this.#config;
    const templates = prompts === undefined ? null : this.#templates(prompts);
    if (!Array.isArray(tests)) {
      this.#problems.add(["tests"], "tests is a list. Files that it names are not read: put their tests here.");
      return { cases: [], warnings: [] };
    }
    for (const [at, test] of tests.entries()) {
      const path = [...this.#start, at];
      if (isRecord(test)) this.#readTest(test, { templates, path, hasGuards });
      else this.#problems.add(path, "A test is a record. Files are not read: put their tests here.");
      if (this.#cases.length > limits.cases || this.#problems.list.length >= limits.problems) break;
    }
    if (this.#withoutAssertion > 0) {
      const tests = this.#withoutAssertion === 1 ? "1 test has" : `${this.#withoutAssertion} tests have`;
      if (this.#cases.length > 0) this.#warnings.add(`${tests} no assertion: left out.`);
      else if (this.#problems.list.length === 0) this.#problems.add(this.#start, "No test has an assertion.");
    }
    return { cases: this.#cases, warnings: [...this.#warnings].slice(0, limits.problems) };
  }

  #templates(value: unknown): string[] {
    const list = Array.isArray(value) ? value : [value];
    return list.flatMap((one, at) => {
      const text = asText(isRecord(one) ? (one["raw"] ?? one["id"]) : one);
      const isFile =
        text === null ||
        /^file:\/\/|^[\w./*-]{1,200}\.(txt|json|jsonl|yaml|yml|js|cjs|mjs|ts|py|md|csv|j2)(:\w+)?$/.test(text);
      if (!isFile && text.length <= limits.text) return [text];
      const path = Array.isArray(value) ? ["prompts", at] : ["prompts"];
      this.#problems.add(path, "A prompt is a text. Files are not read: put their text here.");
      return [];
    });
  }

  #readTest(test: Settings, { templates, path, hasGuards }: TestContext): void {
    if (typeof test["vars"] === "string" || typeof test["assert"] === "string") {
      this.#problems.add(path, "Files are not read: put their variables and assertions here.");
      return;
    }
    if (typeof test["threshold"] === "number")
      this.#warnings.add("Thresholds of tests are ignored: each assertion must hold.");
    const vars = { ...asRecord(this.#shared["vars"]), ...asRecord(test["vars"]) };
    const prompts = templates ?? this.#promptAlone(vars, path);
    for (const given of combinations(vars, { path: [...path, "vars"], problems: this.#problems })) {
      const expect = this.#expected(test, given, path);
      if (expect.length === 0 && !hasGuards) {
        this.#withoutAssertion += 1;
        continue;
      }
      for (const template of prompts) {
        if (this.#cases.length > limits.cases) return;
        const filled = fillPrompt(template, given);
        if ("problem" in filled) this.#problems.add(path, filled.problem);
        else this.#add({ description: test["description"], group: groupIn(test["metadata"]), ...filled, expect });
      }
    }
  }

  /** A file of tests alone has no prompts: one variable, or the one named prompt, is what is asked. */
  #promptAlone(vars: Vars, path: Path): string[] {
    const names = Object.keys(vars);
    const name = names.includes("prompt") ? "prompt" : names.length === 1 ? names[0] : undefined;
    if (name !== undefined) return [`{{${name}}}`];
    this.#problems.add(path, "The file has no prompts. Upload the configuration, or name a variable prompt.");
    return [];
  }

  #expected(test: Settings, vars: Vars, path: Path): Expectation[] {
    const options = { ...asRecord(this.#shared["options"]), ...asRecord(test["options"]) };
    const context = {
      vars,
      templates: asRecord(this.#config["assertionTemplates"]),
      isTransformed: options["transform"] !== undefined || options["postprocess"] !== undefined,
      problems: this.#problems,
    };
    const shared = options["disableDefaultAsserts"] === true ? [] : this.#shared["assert"];
    this.#noteMeasured(shared, test["assert"]);
    const expect = [
      ...readAssertions(shared, { ...context, path: ["defaultTest", "assert"] }),
      ...readAssertions(test["assert"], { ...context, path: [...path, "assert"] }),
    ];
    if (expect.length > limits.expectations) this.#problems.add(path, `More than ${limits.expectations} assertions.`);
    for (const { kind, ...one } of expect)
      if (kind === "unsupported" && "type" in one)
        this.#warnings.add(`Assertions of type ${one.type} are not run here: their cases stay unassessed.`);
    return expect;
  }

  #noteMeasured(...lists: readonly unknown[]): void {
    for (const one of lists.flat())
      if (isRecord(one) && isMeasured(String(one["type"])))
        this.#warnings.add(`Assertions of type ${String(one["type"])} are left out: they measure no behavior.`);
  }

  #add(found: {
    readonly description: unknown;
    readonly group: string;
    readonly spoken: Pick<TestCase, "system" | "before" | "turns">;
    readonly missing: readonly string[];
    readonly expect: readonly Expectation[];
  }): void {
    for (const name of found.missing.slice(0, 3))
      this.#warnings.add(`A prompt names {{${name}}}, which has no value: it is left empty, as promptfoo does.`);
    const { spoken, expect, group } = found;
    this.#cases.push({ id: this.#idFor(found.description), ...spoken, expect, ...(group ? { group } : {}) });
  }

  /** What the test is called, so that reports name it and its number can change. */
  #idFor(description: unknown): string {
    const words = (asText(description) ?? "").replaceAll(/[^\p{L}\p{N} _.:-]+/gu, " ").replaceAll(/\s+/g, " ");
    const name = words
      .replace(/^[^\p{L}\p{N}]+/u, "")
      .slice(0, 80)
      .trim();
    const number = this.#cases.length + 1;
    const id = !name ? String(number) : this.#ids.has(name) ? `${name} ${number}` : name;
    this.#ids.add(id);
    return id;
  }
}

const asRecord = (value: unknown): Settings => (isRecord(value) ? value : {});

/** The rows of a CSV file: columns that start with "__" say what is expected, all others are variables. */
function asTests(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row): unknown => {
    if (!isRecord(row) || "vars" in row) return row;
    const cells = Object.entries(row);
    const expected = cells.filter(([name]) => /^__expected\d*$/.test(name)).flatMap(([, cell]) => [cell].flat());
    return {
      ...(row["__description"] === undefined ? {} : { description: row["__description"] }),
      ...(row["__threshold"] === undefined ? {} : { threshold: Number(row["__threshold"]) }),
      vars: Object.fromEntries(cells.filter(([name]) => !name.startsWith("__"))),
      assert: expected.map((cell) => readExpectedCell(String(cell))),
    };
  });
}

/** A list as the value of a variable stands for one test each. */
function combinations(
  vars: Vars,
  { path, problems }: { readonly path: Path; readonly problems: Problems },
): Record<string, unknown>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, value] of Object.entries(vars)) {
    const values: unknown[] = [value].flat();
    if (values.some((one) => typeof one === "string" && one.startsWith("file://")))
      problems.add([...path, name], "Files are not read.");
    if (all.length * values.length > limits.cases) {
      problems.add(path, `More than ${limits.cases} cases.`);
      return [];
    }
    all = all.flatMap((given) => values.map((one) => ({ ...given, [name]: one })));
  }
  return all;
}

/** Tests carry metadata to be filtered by, and what they are about is usually there. */
function groupIn(metadata: unknown): string {
  const { group, category } = asRecord(metadata);
  return (asText(group ?? category ?? "") ?? "").trim().slice(0, LONGEST_GROUP);
}
