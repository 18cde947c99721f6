import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { parseArgs } from "node:util";
import { createClient, type TestFileFormat, type TestSet } from "@agent-console/sdk";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { addressOf, type Terminal } from "./gate.ts";

export const testsUsage = `Manages your own tests: prompts with the behavior that you expect.

Usage: agent-console tests upload FILE [options]
       agent-console tests list [options]

Upload
  FILE                   CSV, JSONL or YAML, a promptfoo configuration, or an OpenAI evals data file. If the file differs
                         from the newest version of the test set, it becomes the next version.
  --name NAME            name of the test set (default: the file's name)
  --format FORMAT        csv, jsonl or yaml (default: by the file's ending)
  --guards FILE          texts that must never appear in a response, one per line
  --check                only check the file

Console
  --console URL          console URL; also CONSOLE_URL (default: http://127.0.0.1:8080)
  --json                 print the result as JSON
  CONSOLE_API_KEY        API key with the scope "evaluations"; environment variable only

Run test sets with agent-console gate --test-set NAME.

Exit codes: 0 done, 2 wrong usage, 4 console unreachable, 5 rejected by the console: the file has mistakes, for example.`;

const known = {
  name: { type: "string" },
  format: { type: "string" },
  guards: { type: "string" },
  check: { type: "boolean" },
  console: { type: "string" },
  json: { type: "boolean" },
} as const;

type Client = ReturnType<typeof createClient>;
type Values = ReturnType<typeof parsed>["values"];

interface TestFile {
  readonly format: TestFileFormat;
  readonly content: string;
  readonly guards: string[];
}

export async function tests(words: readonly string[], terminal: Terminal): Promise<Ending> {
  const { values, positionals } = parsed(words);
  const [action, path, ...rest] = positionals;
  const { CONSOLE_URL: url, CONSOLE_API_KEY: token } = terminal.environment;
  const address = values.console ?? url ?? "http://127.0.0.1:8080";
  const client = createClient({ baseUrl: addressOf({ console: address }), token });
  if (action === "list" && path === undefined) return list(client, values, terminal);
  if (action === "upload" && path !== undefined && rest.length === 0) return upload({ client, values, terminal }, path);
  throw new Ended("usage", testsUsage);
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: known, allowPositionals: true });
  } catch (error) {
    throw new Ended("usage", error instanceof Error ? error.message : String(error));
  }
}

async function list(client: Client, { json }: Values, { out, signal }: Terminal): Promise<Ending> {
  const { results } = await client.evaluation.listTestSets({}, { signal });
  if (json) out.write(`${JSON.stringify(results)}\n`);
  else if (results.length === 0) out.write("No test sets. Upload one with agent-console tests upload FILE.\n");
  else for (const set of results) out.write(`${lineOf(set)}\n`);
  return "passed";
}

const lineOf = ({ name, version, case_count: cases, required }: TestSet): string =>
  `${name}: version ${version}, ${cases === 1 ? "1 case" : `${cases} cases`}${required ? ", required" : ""}`;

interface Uploading {
  readonly client: Client;
  readonly values: Values;
  readonly terminal: Terminal;
}

async function upload({ client, values, terminal }: Uploading, path: string): Promise<Ending> {
  const { out, err, signal } = terminal;
  const body = await readTestFile(path, values);
  const { problems, warnings, case_count: cases } = await client.evaluation.previewTestFile({ body }, { signal });
  if (problems.length > 0) {
    const lines = problems.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`);
    throw new Ended("refused", lines.join("\n"));
  }
  for (const warning of warnings) err.write(`${path}: warning: ${warning}\n`);
  if (values.check) {
    out.write(values.json ? `${JSON.stringify({ case_count: cases, warnings })}\n` : `${path}: ${cases} cases\n`);
    return "passed";
  }
  const name = values.name ?? basename(path, extname(path)).replaceAll(/[^A-Za-z0-9 ._-]+/g, "-");
  const set = await store({ client, values, terminal }, name, body);
  out.write(values.json ? `${JSON.stringify(set)}\n` : `${lineOf(set)}\n`);
  return "passed";
}

/** A pipeline uploads its file each time, and a set has a limited number of versions. */
async function store({ client, terminal }: Uploading, name: string, body: TestFile): Promise<TestSet> {
  const { err, signal } = terminal;
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

async function readTestFile(path: string, { format, guards }: Values): Promise<TestFile> {
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
