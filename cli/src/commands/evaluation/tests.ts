import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import type { TestFileFormat, TestSet } from "@agent-console/sdk";
import type { Call } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { flag, type OptionValues, value } from "../../command/options.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";

const uploadOptions = {
  name: value("NAME", "name of the test set (default: the file's name)"),
  format: value("FORMAT", "csv, jsonl or yaml (default: by the file's ending)"),
  guards: value("FILE", "texts that must never appear in a response, one per line"),
  check: flag("only check the file"),
} as const;

type Uploading = Call<typeof uploadOptions>;

export const testsUpload = command({
  words: ["tests", "upload"],
  summary: "Upload your own tests: prompts with the behavior that you expect",
  details: [
    "FILE is CSV, JSONL or YAML, a promptfoo configuration, or an OpenAI evals data file. If the file differs from the newest version of the test set, it becomes the next version.",
    "Run test sets with agent-console gate --test-set NAME.",
  ],
  access: "write",
  scope: "evaluations",
  arguments: [{ name: "FILE", summary: "the file with the tests" }],
  options: uploadOptions,
  run: upload,
});

export const testsList = command({
  words: ["tests", "list"],
  summary: "List your test sets",
  access: "read",
  scope: "evaluations",
  lists: "all",
  arguments: [],
  options: {},
  run: list,
});

interface TestFile {
  readonly format: TestFileFormat;
  readonly content: string;
  readonly guards: string[];
}

async function list({ client, signal, answer, print }: Call<Record<never, never>>): Promise<Ending> {
  const { results } = await client.evaluation.listTestSets({}, { signal });
  return answer(results, () => {
    if (results.length === 0) print("No test sets. Upload one with agent-console tests upload FILE.");
    for (const set of results) print(lineOf(set));
  });
}

const lineOf = ({ name, version, case_count: cases, required }: TestSet): string =>
  `${name}: version ${version}, ${cases === 1 ? "1 case" : `${cases} cases`}${required ? ", required" : ""}`;

async function upload(call: Uploading): Promise<Ending> {
  const { client, options, terminal, signal, args, answer, print } = call;
  const path = args["FILE"] ?? "";
  const body = await readTestFile(path, options);
  const { problems, warnings, case_count: cases } = await client.evaluation.previewTestFile({ body }, { signal });
  if (problems.length > 0) {
    const lines = problems.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
    throw new Ended("refused", lines.join("\n"));
  }
  for (const warning of warnings) terminal.err.write(`${path}: warning: ${warning}\n`);
  if (options.check) return answer({ case_count: cases, warnings }, () => print(`${path}: ${cases} cases`));
  const name = options.name ?? basename(path, extname(path)).replaceAll(/[^A-Za-z0-9 ._-]+/g, "-");
  const set = await store(call, name, body);
  return answer(set, () => print(lineOf(set)));
}

/** A pipeline uploads its file each time, and a set has a limited number of versions. */
async function store({ client, terminal, signal }: Uploading, name: string, body: TestFile): Promise<TestSet> {
  const { err } = terminal;
  // A retry after a lost response must not store the file twice.
  const idempotencyKey = crypto.randomUUID();
  const { results } = await client.evaluation.listTestSets({}, { signal });
  const known = results.find((set) => set.name.toLowerCase() === name.toLowerCase());
  if (!known) return client.evaluation.createTestSet({ idempotencyKey, body: { name, ...body } }, { signal });
  const { id: test_set_id, version, guard_count: guards } = known;
  if (body.guards.length === 0 && guards === 0 && known.format === body.format) {
    const file = await client.evaluation.downloadTestSet({ test_set_id, version }, { signal });
    if ((await new Response(file).text()) === body.content) {
      err.write("The file is the newest version already.\n");
      return known;
    }
  }
  if (body.guards.length < guards)
    err.write(`warning: version ${version} has ${guards} guarded texts, this one ${body.guards.length}.\n`);
  return client.evaluation.addTestSetVersion({ idempotencyKey, test_set_id, body }, { signal });
}

const formats: Readonly<Record<string, TestFileFormat>> = {
  ...{ ".csv": "csv", ".tsv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl" },
  ...{ ".yaml": "yaml", ".yml": "yaml", ".json": "yaml" },
};

async function readTestFile(path: string, { format, guards }: OptionValues<typeof uploadOptions>): Promise<TestFile> {
  const found = format === undefined ? formats[extname(path).toLowerCase()] : formats[`.${format}`];
  if (!found) throw new Ended("usage", "The format is csv, jsonl or yaml. Name it with --format.");
  const lines = guards === undefined ? [] : (await textOf(guards)).split("\n");
  return {
    format: found,
    content: await textOf(path),
    guards: lines.map((line) => line.trim()).filter((line) => line !== ""),
  };
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Ended("usage", `${path} could not be read: ${error instanceof Error ? error.message : error}`);
  }
}
