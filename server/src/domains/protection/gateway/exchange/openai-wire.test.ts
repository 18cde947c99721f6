/** What is on the socket, read without any client. */
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayBed, openGatewayBed } from "../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../test/protection/guarded-agent.ts";
import { openAiStub, type StubAnswer } from "../../../../../test/protection/openai-stub.ts";

const SECRET = "zebra-4711";
/** Any four digits come up in one of a few hundred of these. */
const RANDOM_ID = /[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}/g;
const cut = (text: string, size = 3): string[] => text.match(new RegExp(`[\\s\\S]{1,${size}}`, "g")) ?? [];
const call = (name: string, values: object) => ({ name, parts: cut(JSON.stringify(values)) });
const unknown = (more: object) => `data: ${JSON.stringify({ type: "response.novelty.delta", ...more })}`;

const ANSWERS: Readonly<Record<string, StubAnswer>> = {
  plain: { text: cut("All is well with the horses, and with everybody else.") },
  calls: { text: cut("Looking."), calls: [call("look", { city: "Rome" }), call("look", { city: "Oslo" })] },
  choices: { choices: [cut("One"), cut("Two and a half"), cut("Three")] },
  logprobs: { text: cut("Probably."), logprobs: true },
  mask: { text: cut(`The word is ${SECRET}; say ${SECRET} twice.`, 1), logprobs: true },
  "mask call": { calls: [{ name: "send", parts: cut(`{"word":"${SECRET}"}`, 3) }] },
  block: { text: cut("At first fine, then forbidden, then more of it.") },
  deny: { calls: [call("delete_all", { everything: true }), call("look", { city: "Rome" })] },
  "unknown event": { strange: [unknown({ mood: SECRET })], text: cut("After that.") },
  "unknown event in parts": { strange: [unknown({ delta: "zebra" }), unknown({ delta: "-4711" })], text: cut("Well.") },
  "unknown member": { strange: [`data: ${JSON.stringify({ choices: [], novelty: [{ deep: SECRET }] })}`], text: [] },
  "unknown member in parts": {
    strange: ["zebra", "-4711"].map((novelty) => `data: ${JSON.stringify({ choices: [], novelty })}`),
    text: cut("And so on."),
  },
  "unknown member again": {
    strange: [1, 2, 3].map((count) => `data: ${JSON.stringify({ choices: [], provider: SECRET, count })}`),
    text: cut("And so on."),
  },
  "unknown name": { strange: [`event: ${SECRET}\ndata: {"choices":[]}`], text: cut("Fine.") },
  stray: { strange: [`data: ${SECRET} is no JSON`], text: cut("Never seen.") },
};

const guards = (mode: "enforce" | "shadow") => ({
  "output-guards": ["hide", "stop"],
  "tool-call-guards": ["tools", "hide"],
  hide: { ...word("zebra-\\d{4}", { action: "mask" }), mode },
  stop: { ...word("forbidden"), mode },
  tools: { methods: ["denied-tools"], mode, action: "deny_call", "denied-tools": { tools: ["delete_*"] } },
});

type Path = "/chat/completions" | "/responses";

const bodyOf = (path: Path, ask: string, more: object): object =>
  path === "/responses"
    ? { model: "gpt-4.1", input: ask, instructions: "Be brief, and never rude.", ...more }
    : { model: "gpt-4.1", messages: [{ role: "user", content: ask }], ...more };

async function fetched(base: string, { path, ask, more }: { path: Path; ask: string; more: object }): Promise<string> {
  const response = await fetch(`${base}${path}`, {
    method: "POST",
    headers: { authorization: "Bearer gk_test", "content-type": "application/json" },
    body: JSON.stringify(bodyOf(path, ask, more)),
  });
  return response.text();
}

/** Every byte that came over the socket, head and chunk sizes included. */
function socketText(base: string, { path, ask, more }: { path: Path; ask: string; more: object }): Promise<string> {
  const { hostname, port, pathname } = new URL(base);
  const body = JSON.stringify(bodyOf(path, ask, more));
  const head = [
    `POST ${pathname}${path} HTTP/1.1`,
    `host: ${hostname}`,
    "authorization: Bearer gk_test",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}

const stub = openAiStub(ANSWERS);
let enforcing: GatewayBed;
let shadow: GatewayBed;

beforeAll(async () => {
  enforcing = await openGatewayBed({ upstream: stub.listener, guards: guards("enforce") });
  shadow = await openGatewayBed({ upstream: stub.listener, guards: guards("shadow") });
});
afterAll(async () => {
  await enforcing?.[Symbol.asyncDispose]();
  await shadow?.[Symbol.asyncDispose]();
});

const PATHS: readonly Path[] = ["/chat/completions", "/responses"];
const MODES = [{}, { stream: true }];

describe.each(PATHS)("POST %s", (path) => {
  test("leaves answers byte by byte as they came when no guard hits", async () => {
    const tools = [{ type: "function", name: "look", function: { name: "look" }, parameters: { type: "object" } }];
    const format = { type: "json_schema", json_schema: { name: "out", schema: { type: "object" } } };
    const asks: Readonly<Record<string, object>> = {
      plain: {},
      calls: { tools, tool_choice: "auto", parallel_tool_calls: true },
      ...(path === "/chat/completions" && {
        choices: { n: 3 },
        logprobs: { logprobs: true, top_logprobs: 1, response_format: format },
      }),
    };
    for (const mode of MODES) {
      for (const [ask, more] of Object.entries(asks)) {
        const sent = { path, ask, more: { ...more, ...mode } };
        expect(await fetched(`${enforcing.url}/v1`, sent)).toBe(await fetched(`${enforcing.directUrl}/v1`, sent));
        expect(stub.requests.at(-2)).toMatchObject(bodyOf(path, ask, { ...more, ...mode }));
      }
    }
  });

  test("leaves answers byte by byte as they came when guards in shadow hit", async () => {
    for (const mode of MODES) {
      for (const ask of ["mask", "mask call", "block", "deny", "unknown event", "unknown member"]) {
        const sent = { path, ask, more: { ...mode } };
        expect(await fetched(`${shadow.url}/v1`, sent)).toBe(await fetched(`${enforcing.directUrl}/v1`, sent));
      }
    }
  });

  test("never has a byte of a hit on the socket, whole or streamed", async () => {
    for (const mode of MODES) {
      for (const ask of Object.keys(ANSWERS)) {
        const heard = await socketText(`${enforcing.url}/v1`, { path, ask, more: { ...mode, logprobs: true } });
        const text = heard.replace(RANDOM_ID, "");
        expect(text).toMatch(/^HTTP\/1\.1 /);
        for (const hidden of [SECRET, "4711", "zebra", "forbidden", "delete_all", "everything"]) {
          expect({ ask, mode, has: text.includes(hidden) && hidden }).toEqual({ ask, mode, has: false });
        }
      }
    }
  });

  test("ends a stream with an error if an event is not of the protocol, and others go on", async () => {
    const [stray, plain] = await Promise.all(
      ["stray", "plain"].map((ask) => fetched(`${enforcing.url}/v1`, { path, ask, more: { stream: true } })),
    );
    expect(stray).toContain("GUARD_UNAVAILABLE");
    expect(stray).not.toContain("Nev");
    expect(plain).toContain(path === "/responses" ? "response.completed" : "[DONE]");
  });

  test("says that a call was denied, and numbers the rest without gaps", async () => {
    const text = await fetched(`${enforcing.url}/v1`, { path, ask: "deny", more: { stream: true } });
    expect(text).toContain(`"name":"look"`);
    const events = [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, data]) => JSON.parse(data ?? ""));
    if (path === "/responses") {
      expect(events.map((event) => event.sequence_number)).toEqual(events.map((_, at) => at));
      return;
    }
    const indexes = events.flatMap(({ choices }) => choices[0]?.delta.tool_calls ?? []).map(({ index }) => index);
    expect(new Set(indexes)).toEqual(new Set([0]));
  });
});

test("models are listed, and embeddings are made of judged input only", async () => {
  const get = await fetch(`${enforcing.url}/v1/models`, { headers: { authorization: "Bearer gk_test" } });
  expect(await get.json()).toMatchObject({ data: [{ id: "gpt-4.1" }] });
  const embed = (base: string, input: unknown) =>
    fetch(`${base}/v1/embeddings`, {
      method: "POST",
      headers: { authorization: "Bearer gk_test", "content-type": "application/json" },
      body: JSON.stringify({ model: "text-embedding-3-small", input }),
    });
  const through = await embed(enforcing.url, ["Hello"]);
  expect(await through.text()).toBe(await (await embed(enforcing.directUrl, ["Hello"])).text());
});
