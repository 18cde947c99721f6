import { describe, expect, test } from "vitest";
import {
  agentThat,
  driverTo,
  json,
  type Received,
  reachTo,
  saying,
} from "../../../../../test/agents/scripted-agents.ts";
import { type SdkAgentOptions, sdkAgent } from "../../../../../test/agents/sdk-agent.ts";
import type { AgentReach } from "../../port.ts";
import type { ProtocolVersion } from "./card.ts";
import { cardAddresses } from "./discover.ts";

async function open(options: SdkAgentOptions = {}, more: Partial<AgentReach> = {}) {
  const agent = await sdkAgent(options);
  const driver = driverTo(reachTo(agent.address, { protocol: "a2a", ...more }));
  return {
    agent,
    driver,
    async [Symbol.asyncDispose]() {
      await driver[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
    },
  };
}

const posts = (received: readonly Received[]) => received.filter(({ method }) => method === "POST");

const versions: ProtocolVersion[] = ["0.3", "1.0"];
describe.each(versions)("with an agent built with the SDK, protocol %s", (version) => {
  test("a message is answered by a message, in the terms of this protocol", async () => {
    await using both = await open({ versions: [version] });
    const observation = await both.driver.converse(saying("Grüezi 🌧"));
    expect(observation).toMatchObject({
      outcome: "answered",
      text: "I heard: Grüezi 🌧",
      toolCalls: [],
      finishReason: "stop",
      usage: null,
      thread: { contextId: expect.any(String) },
    });
    const sent = both.agent.received.at(-1);
    expect(sent?.body.method).toBe(version === "1.0" ? "SendMessage" : "message/send");
    expect(sent?.headers["a2a-version"]).toBe(version);
  });

  test("a task that completes immediately returns its artifacts and closing message", async () => {
    await using both = await open({ versions: [version] });
    const observation = await both.driver.converse(saying("task"));
    expect(observation).toMatchObject({
      outcome: "answered",
      text: 'I heard: task\n{"price":12}\nDone.',
      finishReason: "completed",
    });
    expect(posts(both.agent.received)).toHaveLength(1);
  });

  test("a longer task is polled until it is done", async () => {
    await using both = await open({ versions: [version], queues: true });
    const observation = await both.driver.converse(saying("slow"));
    expect(observation).toMatchObject({ outcome: "answered", finishReason: "completed" });
    const methods = posts(both.agent.received).map(({ body }) => body.method);
    expect(methods.length).toBeGreaterThan(1);
    expect(new Set(methods.slice(1))).toEqual(new Set([version === "1.0" ? "GetTask" : "tasks/get"]));
  });

  test("the context is kept over turns, and only new messages are sent", async () => {
    await using both = await open({ versions: [version] });
    const first = await both.driver.converse(saying("one"));
    if (first.outcome === "failed") throw new Error(first.detail);
    const messages = [
      { role: "user", text: "one" },
      { role: "assistant", text: first.text },
      { role: "user", text: "two" },
    ] as const;
    const second = await both.driver.converse(saying("", { messages, thread: first.thread }));
    expect(second).toMatchObject({ text: "I heard: one | two", thread: { contextId: first.thread?.contextId } });
    expect(posts(both.agent.received)).toHaveLength(2);
  });

  test("earlier turns without a thread are sent again in one context", async () => {
    await using both = await open({ versions: [version] });
    const messages = [
      { role: "user", text: "one" },
      { role: "assistant", text: "never said" },
      { role: "user", text: "two" },
    ] as const;
    expect(await both.driver.converse(saying("", { messages }))).toMatchObject({ text: "I heard: one | two" });
    expect(both.agent.memory.size).toBe(1);
  });

  test("an agent that asks back has responded, and its task continues with the next turn", async () => {
    await using both = await open({ versions: [version] });
    const first = await both.driver.converse(saying("ask"));
    expect(first).toMatchObject({ outcome: "answered", text: "Which day?", finishReason: "input-required" });
    if (first.outcome === "failed") throw new Error(first.detail);
    const second = await both.driver.converse(saying("Monday", { thread: first.thread }));
    expect(second).toMatchObject({ finishReason: "completed", text: expect.stringContaining("ask | Monday") });
    expect(second).toHaveProperty("thread", { contextId: first.thread?.contextId });
  });

  test("a rejected task is a response; failed, empty and unauthenticated ones are not", async () => {
    await using both = await open({ versions: [version] });
    const ask = (text: string) => both.driver.converse(saying(text));
    expect(await ask("reject")).toMatchObject({
      outcome: "answered",
      text: "I do not book that.",
      finishReason: "rejected",
    });
    expect(await ask("fail")).toMatchObject({
      outcome: "failed",
      kind: "server_error",
      detail: expect.stringMatching("full"),
    });
    expect(await ask("nothing")).toMatchObject({ outcome: "failed", kind: "empty" });
    expect(await ask("sign in")).toMatchObject({ outcome: "failed", kind: "unauthorised" });
  });
});

describe("finding the endpoint", () => {
  test("of two protocol versions the newer is used, and the card is read once for all conversations", async () => {
    await using both = await open({ versions: ["0.3", "1.0"], tenant: "acme" });
    let turns = 0;
    const pace = async () => void turns++;
    await Promise.all(["a", "b", "c"].map((text) => both.driver.converse(saying(text), { pace })));
    expect(posts(both.agent.received)).toHaveLength(3);
    // Below the agent's own path there is none.
    expect(both.agent.received.map(({ path }) => path).filter((path) => path.endsWith(".json"))).toHaveLength(2);
    expect(turns).toBe(5);
    expect(both.agent.received.at(-1)?.body).toMatchObject({ method: "SendMessage", params: { tenant: "acme" } });
  });

  test("the URL may be the host alone or that of the card", async () => {
    await using agent = await sdkAgent({});
    for (const url of [agent.url, `${agent.url}/.well-known/agent-card.json`]) {
      await using driver = driverTo(reachTo(url, { protocol: "a2a" }));
      expect(await driver.converse(saying("Hi"))).toMatchObject({ text: "I heard: Hi" });
    }
  });

  test("without a card the URL itself is called; the card of another agent on the host is not used", async () => {
    await using agent = await agentThat(({ method, path, body }, response) => {
      const foreign = { name: "Other", url: "/other", skills: [] };
      if (method === "GET")
        return path === "/.well-known/agent-card.json" ? json(response, foreign) : json(response, {}, 404);
      const message = { kind: "message", role: "agent", messageId: "1", parts: [{ kind: "text", text: path }] };
      return json(response, { jsonrpc: "2.0", id: body.id, result: message });
    });
    await using driver = driverTo(reachTo(`${agent.url}/mine`, { protocol: "a2a" }));
    expect(await driver.converse(saying("Hi"))).toMatchObject({ text: "/mine", thread: null });
  });

  test("the key is sent to the agent's own origin, and not where its card points", async () => {
    const key = "sk-test-0123456789";
    await using own = await open({ key }, { key });
    expect(await own.driver.converse(saying("Hi"))).toMatchObject({ outcome: "answered" });
    await using other = await sdkAgent({});
    await using led = await open({ elsewhere: other.url }, { key });
    await using driver = driverTo(reachTo(led.agent.url, { protocol: "a2a", key }));
    expect(await driver.converse(saying("Hi"))).toMatchObject({ outcome: "answered" });
    expect(other.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test("a card without JSON-RPC, a missing card and a dead host are reported with their causes", async () => {
    await using agent = await agentThat(({ path }, response) =>
      path === "/grpc.json"
        ? json(response, { name: "x", supportedInterfaces: [{ url: "https://x.example", protocolBinding: "GRPC" }] })
        : json(response, {}, 404),
    );
    const at = async (url: string) => {
      await using driver = driverTo(reachTo(url, { protocol: "a2a" }));
      return await driver.converse(saying("Hi"));
    };
    expect(await at(`${agent.url}/grpc.json`)).toMatchObject({
      kind: "wrong_shape",
      detail: expect.stringMatching("GRPC"),
    });
    expect(await at(`${agent.url}/none.json`)).toMatchObject({ kind: "not_found" });
    expect(await at("http://10.0.0.1/")).toMatchObject({ kind: "refused_address" });
    expect(await at(agent.url)).toMatchObject({ kind: "not_found", status: 404 });
  });

  test("a card is searched for below the agent's path, at the root, and under its older name", () => {
    expect(cardAddresses("https://a.example/x/?q=1")).toEqual([
      "https://a.example/x/.well-known/agent-card.json",
      "https://a.example/.well-known/agent-card.json",
      "https://a.example/.well-known/agent.json",
    ]);
    expect(cardAddresses("https://a.example")).toHaveLength(2);
    expect(cardAddresses("https://a.example/card.json")).toEqual(["https://a.example/card.json"]);
  });
});

describe("an agent that misbehaves", () => {
  const cases: [string, object, (id: unknown) => unknown][] = [
    [
      "an error of its own",
      { kind: "server_error" },
      (id) => ({ jsonrpc: "2.0", id, error: { code: -32603, message: "oops" } }),
    ],
    [
      "an unknown method",
      { kind: "refused_request", detail: expect.stringMatching(/-32601/) },
      (id) => ({ jsonrpc: "2.0", id, error: { code: -32601, message: "?" } }),
    ],
    ["no JSON-RPC", { kind: "wrong_shape" }, () => ({ choices: [] })],
    [
      "the answer to another call",
      { kind: "wrong_shape" },
      () => ({ jsonrpc: "2.0", id: "else", result: { parts: [] } }),
    ],
    ["neither message nor task", { kind: "wrong_shape" }, (id) => ({ jsonrpc: "2.0", id, result: { hello: 1 } })],
    [
      "a message without text",
      { kind: "empty" },
      (id) => ({ jsonrpc: "2.0", id, result: { parts: [{ kind: "file" }] } }),
    ],
    [
      "a task in a strange state",
      { kind: "wrong_shape" },
      (id) => ({ jsonrpc: "2.0", id, result: { id: "t", status: { state: "dancing" } } }),
    ],
  ];
  test.each(cases)("with %s has not responded", async (_name, expected, answer) => {
    await using agent = await agentThat(({ method, body }, response) =>
      method === "GET" ? json(response, {}, 404) : json(response, answer(body.id)),
    );
    await using driver = driverTo(reachTo(agent.url, { protocol: "a2a" }));
    expect(await driver.converse(saying("Hi"))).toMatchObject({ outcome: "failed", ...expected });
  });

  test("that never finishes its task times out; canceling ends the polling", async () => {
    await using agent = await agentThat(({ method, body }, response) =>
      method === "GET"
        ? json(response, {}, 404)
        : json(response, { jsonrpc: "2.0", id: body.id, result: { id: "t", status: { state: "working" } } }),
    );
    await using driver = driverTo(reachTo(agent.url, { protocol: "a2a" }));
    expect(await driver.converse(saying("Hi", { timeoutMs: 700 }))).toMatchObject({ kind: "timeout" });
    const controller = new AbortController();
    const asked = agent.received.length;
    const observed = driver.converse(saying("Hi"), { signal: controller.signal });
    await expect.poll(() => agent.received.length).toBeGreaterThan(asked);
    controller.abort();
    expect(await observed).toMatchObject({ kind: "aborted" });
  });
});
