import { readFileSync } from "node:fs";
import { createClient, operations, routes } from "@agent-console/sdk";
import { expect, test } from "vitest";
import { runCli } from "../../../test/run-cli.ts";
import { optionsOf } from "../../command/command.ts";
import { api } from "./api.ts";

interface OperationObject {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = JSON.parse(readFileSync(new URL("../../../../openapi.json", import.meta.url), "utf8"));
const all = Object.values(document.paths as Record<string, Record<string, OperationObject>>).flatMap((item) =>
  Object.values(item),
);
/** A browser follows these redirects. A program has nothing to call. */
const called = all.filter(({ responses }) => Object.keys(responses).some((status) => status.startsWith("2")));
const FILE = new URL(import.meta.url).pathname;

/** An input for every parameter, and a body for every operation that takes one. */
function inputOf({ parameters = [], requestBody }: OperationObject) {
  const named = parameters.flatMap(({ name = "", in: place, schema }) => {
    if (place !== "path" && place !== "query") return [];
    return [[name, JSON.stringify(schema).includes('"array"') ? ["one", "t&wo"] : `v/${name} é`] as const];
  });
  const [type] = Object.keys(requestBody?.content ?? {});
  return {
    named,
    body: type === "application/json" ? { some: "body", id: 1 } : null,
    isUpload: type === "multipart/form-data",
  };
}

test("every operation of the API sends what the SDK sends", async () => {
  let asked: { url: URL; init: RequestInit } | undefined;
  const stop: typeof fetch = async (url, init) => {
    asked = { url: new URL(String(url)), init: init ?? {} };
    throw new Error("stop");
  };
  const client = createClient({ baseUrl: "http://127.0.0.1:8080", fetch: stop }) as unknown as Record<
    string,
    Record<string, (input: object) => Promise<unknown>>
  >;
  for (const operation of called) {
    const { named, body, isUpload } = inputOf(operation);
    const words = named.flatMap(([name, given]) => [given].flat().flatMap((one) => [`--${name}`, one]));
    const more = [...(body ? ["--body", JSON.stringify(body)] : []), ...(isUpload ? ["--file", FILE] : [])];
    const ran = await runCli(["api", operation.operationId, ...words, ...more, "--dry-run"]);
    const [domain = "", name = ""] = operation.operationId.split(".");
    const input = {
      ...Object.fromEntries(named),
      ...(body ? { body } : {}),
      ...(isUpload ? { file: new Blob(["x"]) } : {}),
    };
    await expect(client[domain]?.[name]?.(input)).rejects.toThrow("stop");
    expect([ran.ending, ran.err], operation.operationId).toEqual(["rehearsed", ""]);
    expect({ ...ran.request }, operation.operationId).toMatchObject({
      method: asked?.init.method,
      path: `${asked?.url.pathname}${asked?.url.search}`,
      body: isUpload ? null : (asked?.init.body ?? null),
      file: isUpload ? expect.stringMatching(/^\d+ bytes$/) : null,
    });
  }
  expect(called.length).toBe(all.length - 2);
});

test("the table names every input, and none is an option of the command itself", () => {
  const own = Object.keys(optionsOf(api));
  for (const { operationId, parameters = [], requestBody } of called) {
    const [domain = "", name = ""] = operationId.split(".");
    const [, names = ""] =
      (operations as unknown as Record<string, Record<string, [string, string?]>>)[domain]?.[name] ?? [];
    const [, path = ""] = (routes as unknown as Record<string, Record<string, string[]>>)[domain]?.[name] ?? [];
    for (const { name: parameter, in: place } of parameters) {
      if (place === "path") expect(path).toContain(`{${parameter}}`);
      if (place === "query") expect(names.split(" "), operationId).toContain(parameter);
      if (place === "path" || place === "query") expect(own).not.toContain(parameter);
    }
    if (requestBody) expect(names, operationId).toMatch(/\b(body|file)$/);
  }
});

const id = "0b0e9a9e-0000-4000-8000-000000000001";
const PATH = "/v1/agent-configurations/";
/** As sent: a number that no double holds, and a name that would recolor the terminal. */
const raw = `{"results":[{"id":"${id}","agent_name":"a\\u001b[31m\u202eb","big":12345678901234567890}],  "next_cursor":null}`;

test("off a terminal the answer is what the console sent, byte for byte; on one it is indented and can't act", async () => {
  const answers = { [`GET ${PATH}`]: raw };
  expect((await runCli(["api", "agents.list", "--limit", "1"], { answers })).out).toBe(`${raw}\n`);
  const { out } = await runCli(["api", "agents.list"], { answers, columns: 80 });
  expect(out).toContain('"agent_name": "a\\u001b[31m\\u202eb"');
  for (const acting of ["\u001b", "\u202e"]) expect(out).not.toContain(acting);
  expect(JSON.parse(out)).toEqual(JSON.parse(raw));
});

test("lists as columns, as IDs, and as lines to their end", async () => {
  const answers = { [`GET ${PATH}`]: raw };
  expect((await runCli(["api", "agents.list", "--quiet"], { answers })).out).toBe(`${id}\n`);
  expect((await runCli(["api", "agents.list", "--columns", "agent_name,id"], { answers })).out).toBe(
    `a␛[31m<U+202E>b\t${id}\n`,
  );
  const lines = await runCli(["api", "agents.list", "--jsonl"], { answers });
  expect(
    lines.out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).id),
  ).toEqual([id]);
});

test("a wrong name is told with the right ones, before anything is sent", async () => {
  for (const [words, said] of [
    [["agents.lisst"], 'There is no operation "agents.lisst"'],
    [["agents.list", "--serach", "x"], "agents.list has no input --serach. It takes --statuses"],
    [["agents.get"], "agents.get needs --id"],
    [["agents.list", "--body", "{}"], "agents.list takes no --body"],
    [["agents.create", "--body", "{"], "--body is not JSON"],
    [["agents.create", "--body", "@/no/such/file"], "could not be read"],
    [[], "OPERATION is missing"],
  ] as const) {
    const ran = await runCli(["api", ...words]);
    expect([ran.ending, ran.sent]).toEqual(["usage", []]);
    expect(ran.err).toContain(said);
  }
});

test("operations are listed with what they take", async () => {
  const { out } = await runCli(["api", "agents.update", "--list"]);
  expect(out).toBe("agents.update\tPUT\t--id --if-match --body\n");
  const all = await runCli(["api", "--list", "--quiet"]);
  expect(all.out.trimEnd().split("\n")).toHaveLength(called.length);
});

test("a body comes from standard input, an option takes several values, and a change has a key of its own", async () => {
  const ran = await runCli(["api", "agents.create", "--body", "-"], {
    stdin: '{"agent_name":"x"}',
    answers: { [`POST ${PATH}`]: { id } },
  });
  expect([ran.ending, ran.out, ran.sent[0]?.body]).toEqual(["passed", `{"id":"${id}"}\n`, { agent_name: "x" }]);
  const two = await runCli(["api", "agents.list", "--statuses", "a", "--statuses=b", "--include-scores", "--dry-run"]);
  expect(two.out).toBe(`GET ${PATH}?statuses=a&statuses=b&include_scores=true`);
  const match = await runCli(["api", "agents.archive", "--id", id, "--if-match", '"3"', "--dry-run"]);
  expect(match.request?.headers).toEqual({ "if-match": '"3"' });
});
