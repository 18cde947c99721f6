import { afterAll, beforeAll, expect, test } from "vitest";
import { consoleOperations } from "../src/app/operations.ts";
import { writeCursor } from "../src/kernel/cursor.ts";
import { stringifyJson } from "../src/kernel/json/stringify.ts";
import type { OperationSpec } from "../src/kernel/operation.ts";
import { checkBody } from "../src/kernel/request/body.ts";
import { checkPath, checkQuery } from "../src/kernel/request/parameters.ts";
import type { Problem } from "../src/kernel/shape/check/problem.ts";
import { type JsonSchema, SchemaRegistry } from "../src/kernel/shape/check/schema-registry.ts";
import { callFor, entries, send } from "./calls.ts";
import { isTaken, takesAllCases } from "./cases.ts";
import type { Call } from "./entry.ts";
import { openScene, type Scene } from "./scene.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
/** The team of all reads, which change nothing, and that of changes within a team. */
let readers: Scene;
let writers: Scene;
beforeAll(async () => {
  world = await openWorld({ poolSize: 16 });
  readers = await openScene(world, "OWNER");
  writers = await openScene(world, "OWNER");
});

/** What may end a team or a membership gets its own. So does every change in `npm run prove -- cases`, which sends all values. */
async function sceneFor({ id, method }: OperationSpec): Promise<Scene> {
  if (method === "GET") return readers;
  return takesAllCases || id.startsWith("teams.") ? openScene(world, "OWNER") : writers;
}

afterAll(() => world[Symbol.asyncDispose]());

const integers = [-(2 ** 53) + 1, -(2 ** 31) - 1, -1, 0, 2 ** 15, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1];
const numbers = [-1.7976931348623157e308, 5e-324, 1.7976931348623157e308, ...integers];
/** Long and incompressible: PostgreSQL can't store it in an index. */
const long = Array.from({ length: 2000 }, (_, at) =>
  Math.sin(at + 1)
    .toString(36)
    .slice(3, 9),
).join("");
const texts = ["", "\u0000", "\ud800", "%_\\'\"😀", long];
const ids = ["00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"];
const addresses = [
  "http://a",
  `https://a.example/${"x".repeat(1900)}`,
  "https://[::1]:65535/",
  "http://999.999.999.999/",
];
const deep = JSON.parse(`${"[".repeat(900)}${"]".repeat(900)}`);

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The lowest and the highest value within bounds. Values outside never reach a column. */
function ends(candidates: readonly number[], least = -Infinity, most = Infinity): number[] {
  const within = [...candidates, least, most].filter((n) => Number.isFinite(n) && n >= least && n <= most);
  return [...new Set([Math.min(...within), Math.max(...within)])];
}

/** Extreme values of a schema, each in its place. */
function extremesOf(schema: JsonSchema, schemas: Schemas, depth = 0): unknown[] {
  const { $ref, anyOf, type, format, properties, items = {} } = schema as Record<string, unknown>;
  if (depth > 6) return [];
  const inner = (each: JsonSchema): unknown[] => extremesOf(each, schemas, depth + 1);
  if ($ref) return inner(schemas[String($ref).split("/").at(-1) ?? ""] ?? {});
  if (anyOf) return (anyOf as JsonSchema[]).flatMap(inner);
  const { minimum, maximum, maxLength } = schema as Record<string, number | undefined>;
  if (type === "integer") return ends(integers, minimum, maximum);
  if (type === "number") return ends(numbers, minimum, maximum);
  if (type === "string") {
    if (format === "uuid") return ids;
    const longest = typeof maxLength === "number" && maxLength < 100_000 ? ["x".repeat(maxLength)] : [];
    return [...texts, ...longest, ...(format === "uri" ? addresses : [])];
  }
  if (type === "array") return [[], ...inner(items as JsonSchema).map((value) => [value])];
  if (type === "object" && properties) {
    return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, member]) =>
      inner(member).map((value) => ({ [name]: value })),
    );
  }
  return type === "boolean" || type === "null" ? [] : [{ deep }, { "\ud800": 1 }, { [long]: "\u0000" }, { a: long }];
}

interface Extreme {
  readonly operation: OperationSpec;
  readonly part: "path" | "query" | "body";
  readonly name: string;
  readonly value: unknown;
}

const described = (operation: OperationSpec, part: "params" | "query" | "body") => {
  const registry = new SchemaRegistry();
  const schema = operation[part]?.describe(registry) ?? {};
  const schemas = registry.schemas();
  const own = schema["$ref"] ? schemas[String(schema["$ref"]).split("/").at(-1) ?? ""] : schema;
  return { properties: Object.entries((own?.["properties"] ?? {}) as Record<string, JsonSchema>), schemas };
};

/** `npm test` sends one in six values of each member, and at least one. */
const ONE_IN = 6;

function extremesIn(operation: OperationSpec): Extreme[] {
  const parts = { path: "params", query: "query", body: "body" } as const;
  return Object.entries(parts).flatMap(([part, key]) => {
    const { properties, schemas } = described(operation, key);
    return properties.flatMap(([name, schema]) => {
      const values = extremesOf(schema, schemas);
      const always = Math.floor(values.length / 2);
      return values
        .filter((_, at) => at === always || isTaken(`${operation.id} ${part}.${name} ${at}`, ONE_IN))
        .map((value) => ({ operation, part: part as Extreme["part"], name, value }));
    });
  });
}

const asText = (value: unknown): string => (typeof value === "string" ? value : stringifyJson(value));

/**
 * The call with the value in its place. Null if the operation's shapes reject it, because then nothing else sees it.
 */
function placed(call: Call, { operation, part, name, value }: Extreme): Call | null {
  const problems: Problem[] = [];
  if (part === "body") {
    const body = { ...(call.body as object), [name]: value };
    if (operation.body) checkBody(operation.body, { value: body }, problems);
    return problems.length === 0 ? { ...call, body: stringifyJson(body) } : null;
  }
  const given = Array.isArray(value) ? value[0] : value;
  if (given === undefined || !asText(given).isWellFormed()) return null;
  const text = asText(given);
  if (part === "path") {
    const params = { ...call.params, [name]: text };
    if (operation.params) checkPath(operation.params, params, problems);
    return problems.length === 0 && text !== ""
      ? { ...call, params: { ...params, [name]: encodeURIComponent(text) } }
      : null;
  }
  const query = `${call.query === "" ? "?" : `${call.query}&`}${name}=${encodeURIComponent(text)}`;
  if (operation.query) checkQuery(operation.query, query.slice(1), problems);
  return problems.length === 0 ? { ...call, query } : null;
}

/** Operations that end only when the client leaves, call another machine, or are slow on purpose. */
const apart = new Set(["evaluation.events", "evolution.events", "evaluation.testConnection", "evolution.trigger"]);

async function askAll(scene: Scene, extremes: readonly Extreme[], call: Call): Promise<string[]> {
  const answers = await Promise.all(
    extremes.map(async (extreme) => {
      const made = placed(call, extreme);
      if (!made) return null;
      const reply = await send(scene, extreme.operation, made, {
        headers: { "idempotency-key": `${Math.random()}` },
      });
      const { operation, part, name, value } = extreme;
      const shown = asText(value).slice(0, 60);
      return reply.status >= 500 && reply.status !== 501
        ? `${operation.id} ${part}.${name}=${shown}: ${reply.status} ${reply.text}`
        : "answered";
    }),
  );
  return answers.filter((answer) => answer !== null);
}

test("no value that an operation's shapes accept, however extreme, causes an internal error", {
  timeout: 300_000,
}, async () => {
  let sent = 0;
  const broken: string[] = [];
  for (const operation of consoleOperations) {
    const extremes = apart.has(operation.id) ? [] : extremesIn(operation);
    const entry = entries[operation.id];
    if (extremes.length === 0 || !entry) continue;
    const scene = await sceneFor(operation);
    const answers = await askAll(scene, extremes, await callFor(operation, entry, scene));
    sent += answers.length;
    broken.push(...answers.filter((answer) => answer !== "answered"));
  }
  expect(broken).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

test("no forged cursor causes an internal error", async () => {
  const lists = consoleOperations.filter(({ query }) => query && "cursor" in query.fields);
  expect(lists.map(({ id }) => id)).toContain("agents.list");
  const whole = { at: 1, id: ids[0], seq: 1, rank: 1, run: ids[0], revision: 1, sort: "-created_at" };
  const forged = [
    { ...whole, at: 2 ** 53, seq: 2 ** 31, revision: 2 ** 63, rank: 2 ** 15 },
    { ...whole, at: "x", seq: "x", revision: 1.5 },
    { ...whole, at: -1, seq: -(2 ** 31), revision: -1, id: "x", run: "x" },
    { ...whole, at: null, seq: null, revision: null, id: null },
    { ...whole, at: "\u0000", sort: "agent_name" },
    { ...whole, id: `${ids[0]}\u0000`, run: ids[1]?.toUpperCase(), seq: [] },
    {},
  ].map(writeCursor);
  forged.push("x", "e30", "bnVsbA", "W10", "MQ", Buffer.from('{"at":1e400}').toString("base64url"));
  for (const operation of lists) {
    const entry = entries[operation.id] ?? {};
    const scene = await sceneFor(operation);
    const call = await callFor(operation, entry, scene);
    const statuses = await Promise.all(
      forged.map(async (cursor) => {
        const query = `${call.query === "" ? "?" : `${call.query}&`}cursor=${encodeURIComponent(cursor)}`;
        const { status, text } = await send(scene, operation, { ...call, query });
        return status === 200 || status === 422 ? "right" : `${operation.id} ${cursor}: ${text}`;
      }),
    );
    expect(statuses.filter((status) => status !== "right")).toEqual([]);
  }
});
