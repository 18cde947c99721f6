import { basename } from "node:path";
import type { Call, Library } from "../../command/call.ts";
import { command } from "../../command/command.ts";
import { memberColumn, rowsIn } from "../../command/lists.ts";
import { flag, value } from "../../command/options.ts";
import { bytesFrom, jsonFrom, MOST_BYTES } from "../../command/sources.ts";
import { Ended, type Ending } from "../../endings/exit-codes.ts";
import { printAnswer } from "./print-answer.ts";

const apiOptions = {
  body: value("JSON", "the body: JSON, @FILE for a file, or - for standard input"),
  file: value("FILE", "a file to upload, or - for standard input"),
  list: flag("list the operations instead"),
} as const;

type ApiCall = Call<typeof apiOptions>;

export const api = command({
  words: ["api"],
  summary: "Call any operation of the API",
  details: [
    "Every other option is an input of the operation: --agent_id ID or --agent-id ID. Repeat an option for a list. An option without a value is true. agent-console api OPERATION --list names the inputs.",
    "The answer is printed as the console sent it. On a terminal, JSON is indented. With --jsonl, lists are read to their end. Nothing is asked before a change: use --dry-run to see the request.",
  ],
  access: "write",
  scope: "the operation's, see docs/permissions.md",
  arguments: [
    { name: "OPERATION", summary: "its ID, such as agents.list, or the start of IDs with --list", optional: true },
  ],
  options: apiOptions,
  lists: "all",
  takesInputs: true,
  run: (call) => (call.options.list || call.args["OPERATION"] === undefined ? list(call) : send(call)),
});

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Those in the path come first, and are all needed. */
  readonly inputs: readonly string[];
  readonly inPath: readonly string[];
}

type Tables = Pick<Library, "routes" | "operations">;

function operationsOf({ routes, operations }: Tables): Operation[] {
  return Object.entries(routes).flatMap(([domain, methods]) =>
    Object.keys(methods).flatMap((name) => operationOf({ routes, operations }, `${domain}.${name}`) ?? []),
  );
}

/** Null if the tables have none with this ID. */
function operationOf({ routes, operations }: Tables, id: string): Operation | null {
  const [domain = "", name = ""] = id.split(".");
  const route = memberOf(memberOf(routes, domain), name) as readonly [string, string] | undefined;
  if (!route || id !== `${domain}.${name}`) return null;
  const [method, path] = route;
  const [summary = "", others = ""] = (memberOf(memberOf(operations, domain), name) ?? []) as readonly string[];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, found = ""]) => found);
  return { id, method, path, summary, inputs: [...inPath, ...others.split(" ").filter(Boolean)], inPath };
}

const memberOf = (table: unknown, name: string): unknown =>
  typeof table === "object" && table !== null && Object.hasOwn(table, name)
    ? (table as Readonly<Record<string, unknown>>)[name]
    : undefined;

async function list({ args, library, options, answer, rows }: ApiCall): Promise<Ending> {
  const start = args["OPERATION"] ?? "";
  if (!options.list) throw new Ended("usage", "OPERATION is missing. Run agent-console api --list for all operations.");
  const found = operationsOf(library).filter(({ id }) => id.startsWith(start));
  if (found.length === 0) throw unknown(start);
  const inputs = ({ inputs }: Operation): string => inputs.map(optionOf).join(" ");
  return answer({ results: found }, () =>
    rows(found, {
      columns: [
        { title: "ID", value: ({ id }) => id, whole: true },
        { title: "METHOD", value: ({ method }) => method },
        ...(found.length === 1 ? [] : [{ title: "SUMMARY", value: ({ summary }: Operation) => summary }]),
        { title: "INPUTS", value: inputs },
      ],
      none: "",
    }),
  );
}

const unknown = (id: string): Ended =>
  new Ended("usage", `There is no operation "${id}". Run agent-console api --list for all operations.`);

/** Two inputs are spelled otherwise in the SDK, being headers. */
const HEADERS: Readonly<Record<string, string>> = { ifMatch: "if-match", idempotencyKey: "idempotency-key" };
const optionOf = (input: string): string => `--${HEADERS[input] ?? input}`;

async function send(call: ApiCall): Promise<Ending> {
  const { args, library, given, signal, caller, terminal, json } = call;
  const id = args["OPERATION"] ?? "";
  const operation = operationOf(library, id);
  if (!operation) throw unknown(id);
  const input = await inputOf(call, operation);
  if (WITH_ROWS.some((name) => given[name] !== undefined)) return listed(call, { operation, input });
  // A retry after a lost response must not do it twice. A dry run shows what was asked for, and no key of ours.
  const isKeyed = given["dry-run"] !== true && operation.inputs.includes("idempotencyKey");
  const asked = { ...(isKeyed ? { idempotencyKey: crypto.randomUUID() } : {}), ...input };
  const { data, headers } = await caller(id, asked, { signal });
  await printAnswer({ stream: data, type: headers.get("content-type") ?? "" }, { out: terminal.out, json });
  return "passed";
}

const WITH_ROWS = ["columns", "quiet", "jsonl"] as const;

interface Asked {
  readonly operation: Operation;
  readonly input: Readonly<Record<string, unknown>>;
}

type Method = (input: object, options: object) => PromiseLike<object | ReadableStream<Uint8Array> | undefined>;

const isMethod = (member: unknown): member is Method => typeof member === "function";

/** A list as lines or columns, page by page to its end. */
async function listed(call: ApiCall, { operation, input }: Asked): Promise<Ending> {
  const { client, signal, terminal } = call;
  const [domain = "", name = ""] = operation.id.split(".");
  const method = memberOf(memberOf(client, domain), name);
  if (!isMethod(method)) throw unknown(operation.id);
  const columns = String(call.given["columns"] ?? "id");
  return call.list<object, unknown>({
    async read({ cursor }) {
      const page = await method({ ...input, ...(cursor === undefined ? {} : { cursor }) }, { signal });
      if (!(page instanceof ReadableStream)) return page ?? {};
      await printAnswer({ stream: page, type: "application/x-ndjson" }, { out: terminal.out, json: true });
      return [];
    },
    rows: rowsIn,
    columns: columns.split(",").map((column) => memberColumn(column.trim())),
    none: "No rows.",
  });
}

async function inputOf(call: ApiCall, { id, inputs, inPath }: Operation): Promise<Record<string, unknown>> {
  const { body, file } = call.options;
  const found: Record<string, unknown> = {};
  for (const [given, values] of Object.entries(call.inputs)) {
    const name = inputs.find((known) => known === given || optionOf(known) === `--${given}` || known === snake(given));
    if (!name || name === "body" || name === "file")
      throw new Ended("usage", `${id} has no input --${given}. It takes ${inputs.map(optionOf).join(" ") || "none"}.`);
    found[name] = values.length === 1 ? values[0] : values;
  }
  if (body !== undefined) found["body"] = await jsonFrom("--body", body, call.terminal.input);
  if (file !== undefined) found["file"] = await fileOf(call, file);
  for (const name of ["body", "file"] as const)
    if (found[name] !== undefined && !inputs.includes(name)) throw new Ended("usage", `${id} takes no --${name}.`);
  const missing = inPath.filter((name) => found[name] === undefined);
  if (missing.length > 0) throw new Ended("usage", `${id} needs ${missing.map(optionOf).join(" ")}.`);
  return found;
}

const snake = (name: string): string => name.replaceAll("-", "_");

async function fileOf({ terminal }: ApiCall, given: string): Promise<File> {
  if (given === "-") return new File([await terminal.input.read(MOST_BYTES)], "file");
  return new File([new Uint8Array(await bytesFrom(given))], basename(given));
}
