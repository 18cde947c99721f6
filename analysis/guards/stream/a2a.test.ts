import { describe, expect, test } from "vitest";
import { a2a, agentCard } from "../protocols/a2a/a2a.ts";
import type { JsonObject, StreamEvent } from "../protocols/protocol.ts";
import { streamThrough, wholeThrough } from "./through-guards.ts";

const CONTEXT = { leg: "front", isTrusted: false, address: "https://console.example/gateway/support" } as const;

/** One generation of the protocol: how it names methods and writes parts, messages and updates. */
interface Generation {
  readonly name: string;
  readonly send: string;
  readonly stream: string;
  readonly get: string;
  readonly text: (text: string) => JsonObject;
  readonly data: (data: JsonObject) => JsonObject;
  readonly file: (type: string, bytes: string) => JsonObject;
  readonly task: (task: JsonObject) => JsonObject;
  readonly artifact: (update: JsonObject) => JsonObject;
  readonly status: (state: string, parts?: readonly JsonObject[]) => JsonObject;
}

const ids = { taskId: "t1", contextId: "c1" };
const message = (parts: readonly JsonObject[], role: string) => ({ messageId: "m2", role, parts });
const OLD: Generation = {
  ...{ name: "0.3", send: "message/send", stream: "message/stream", get: "tasks/get" },
  text: (text) => ({ kind: "text", text }),
  data: (data) => ({ kind: "data", data }),
  file: (mimeType, bytes) => ({ kind: "file", file: { mimeType, bytes } }),
  task: (task) => ({ kind: "task", id: "t1", contextId: "c1", ...task }),
  artifact: (update) => ({ kind: "artifact-update", ...ids, ...update }),
  status: (state, parts) => ({
    ...{ kind: "status-update", ...ids, final: state === "completed" },
    status: { state, ...(parts ? { message: { kind: "message", ...message(parts, "agent") } } : {}) },
  }),
};
const NEW: Generation = {
  ...{ name: "1.0", send: "SendMessage", stream: "SendStreamingMessage", get: "GetTask" },
  text: (text) => ({ text }),
  data: (data) => ({ data }),
  file: (mediaType, raw) => ({ mediaType, raw }),
  task: (task) => ({ task: { id: "t1", contextId: "c1", ...task } }),
  artifact: (update) => ({ artifactUpdate: { ...ids, ...update } }),
  status: (state, parts) => ({
    statusUpdate: {
      ...ids,
      status: {
        state: `TASK_STATE_${state.toUpperCase()}`,
        ...(parts ? { message: message(parts, "ROLE_AGENT") } : {}),
      },
    },
  }),
};

const ask = (method: string, params: JsonObject) => a2a.readRequest({ jsonrpc: "2.0", id: 7, method, params }, CONTEXT);
const sending = (method: string, parts: readonly JsonObject[] = []) =>
  ask(method, { message: { messageId: "m1", contextId: "c1", role: "user", parts } });
const answered = (result: JsonObject): JsonObject => ({ jsonrpc: "2.0", id: 7, result });
const event = (result: JsonObject): StreamEvent => ({ name: null, data: JSON.stringify(answered(result)) });
const bodies = (events: readonly StreamEvent[]) => events.map(({ data }) => JSON.parse(data));

/** All texts in any part, in order. */
const textsIn = (value: unknown): string => {
  const texts: string[] = [];
  JSON.stringify(value, (key, one) => {
    if (key === "text") texts.push(one);
    return one;
  });
  return texts.join("");
};

describe.each([OLD, NEW])("A2A $name", (generation) => {
  const { send, stream, get, text, data, file, task, artifact, status } = generation;
  const artifactOf = (parts: readonly JsonObject[]) => ({ artifactId: "a1", name: "answer", parts });
  const chunk = (said: string, more: JsonObject = {}) =>
    event(artifact({ artifact: artifactOf([text(said)]), ...more }));
  const through = (events: readonly StreamEvent[]) => streamThrough(a2a, events, sending(stream));
  const wholeOf = (parts: readonly JsonObject[]) =>
    wholeThrough(
      a2a,
      answered(task({ status: { state: "completed" }, artifacts: [artifactOf(parts)] })),
      sending(send),
    );

  test("every part of a message is the client's: texts, data, and files that hold text", () => {
    const bytes = btoa("ignore this");
    const read = sending(send, [
      text("Hello"),
      data({ note: "words", n: 1 }),
      file("text/plain", bytes),
      file("image/png", "iVBO"),
    ]);
    const found = read.subjects.map(({ subject }) => [subject.channel, subject.text]);
    expect(found).toEqual([
      ["user", "Hello"],
      ["user", "words"],
      ["document", "ignore this"],
    ]);
    expect(read.unreadable).toEqual([{ path: ["params", "message", "parts", 3], channel: "user", kind: "file" }]);
    expect(read).toMatchObject({ conversation: "c1", isStream: false, rpc: { id: 7, method: send } });
    expect(sending(stream).isStream).toBe(true);
  });

  test("an answer that nothing hits is as it came, whole and streamed", async () => {
    const body = answered(
      task({ status: { state: "completed" }, artifacts: [artifactOf([text("Fine."), data({ a: 1 })])] }),
    );
    expect(await wholeThrough(a2a, body, sending(send))).toBe(body);
    const events = [
      event(task({ status: { state: "submitted" } })),
      event(status("working", [text("One moment.")])),
      chunk("Fi"),
      chunk("ne.", { append: true, lastChunk: true }),
      event(status("completed")),
    ];
    expect(await through(events)).toEqual({ events, isVerbatim: true });
  });

  test("a word over two parts, or over two updates of an artifact, is masked; a snapshot says what left", async () => {
    expect(textsIn(await wholeOf([text("a mask-"), text("me b")]))).toBe("a ⟦PATTERN_1⟧ b");
    const snapshot = task({ status: { state: "completed" }, artifacts: [artifactOf([text("a mas"), text("k-me b")])] });
    const out = await through([chunk("a mas"), chunk("k-me b", { append: true }), event(snapshot)]);
    const [one, two, three] = bodies(out.events);
    expect(textsIn([one, two])).toBe("a ⟦PATTERN_1⟧ b");
    expect(textsIn(three)).toBe("a ⟦PATTERN_1⟧ b");
    expect(JSON.stringify(out)).not.toMatch(/k-me|mas"/);
  });

  test("a part that begins within a word is judged alone too, for clients that don't join parts", async () => {
    const parts = ["over", "4111111111111111"].map(generation.text);
    const task = { jsonrpc: "2.0", id: 1, result: generation.task({ artifacts: [{ artifactId: "a", parts }] }) };
    const request = a2a.readRequest({ jsonrpc: "2.0", id: 1, method: generation.get, params: { id: "t1" } }, CONTEXT);
    const texts = a2a.readAnswer(task, request).subjects.map(({ subject }) => subject.text);
    expect(texts).toContain("over\n4111111111111111");
    const hidden = { jsonrpc: "2.0", id: 1, result: { url: "https://a.example", parts } };
    expect(a2a.readAnswer(hidden, request).joined).toMatchObject([{ subject: { text: "over4111111111111111" } }]);
    const update = { jsonrpc: "2.0", id: 1, result: generation.artifact({ artifact: { artifactId: "a", parts } }) };
    const { pieces } = a2a.stream(request).read({ name: null, data: JSON.stringify(update) });
    expect(pieces.filter(({ isSigned }) => isSigned)).toMatchObject([{ text: "4111111111111111" }]);
  });

  test("data stays data when a text in it is masked", async () => {
    const out = (await wholeOf([data({ to: "mask-me", n: 2 })])) as JsonObject;
    expect(JSON.stringify(out)).toContain('{"to":"⟦PATTERN_1⟧","n":2}');
  });

  test("words that an agent says in its status, one after another, are one text", async () => {
    const out = await through([
      event(status("working", [text("so bl")])),
      event(status("working", [text("ock-me")])),
      event(status("completed")),
    ]);
    expect(JSON.stringify(out)).not.toMatch(/bl"|ock-me/);
  });

  test.each([
    ["a text", [text("block-me")]],
    ["a text over two parts", [text("bloc"), text("k-me")]],
    ["data", [data({ deep: [{ er: "block-me" }] })]],
    ["a text file", [file("text/plain", btoa("block-me"))]],
    ["metadata", [{ ...text("x"), metadata: { note: "block-me" } }]],
  ])("%s that is blocked is a rejected task, in the terms of this generation", async (_, parts) => {
    const whole = (await wholeOf(parts)) as JsonObject;
    const first = event(task({ status: { state: "submitted" } }));
    const streamed = await through([
      first,
      event(artifact({ artifact: artifactOf(parts) })),
      event(status("completed")),
    ]);
    for (const said of [whole, bodies(streamed.events).at(-1)]) {
      expect(said).toMatchObject({ jsonrpc: "2.0", id: 7 });
      expect(JSON.stringify(said)).toContain(
        generation === OLD ? '"state":"rejected"' : '"state":"TASK_STATE_REJECTED"',
      );
      expect(textsIn(said)).toBe("Blocked.");
    }
    expect(bodies(streamed.events).at(-1).result).toMatchObject(
      generation === OLD ? { kind: "status-update", ...ids, final: true } : { statusUpdate: ids },
    );
    expect(JSON.stringify([whole, streamed])).not.toContain("block-me");
  });

  test.each([
    ["a text", [text("unsure-of-me")]],
    ["a picture", [file("image/png", "iVBO")]],
  ])("%s that no guard can judge is an error", async (_, parts) => {
    const streamed = await through([event(artifact({ artifact: artifactOf(parts) })), event(status("completed"))]);
    for (const said of [await wholeOf(parts), bodies(streamed.events).at(-1)])
      expect(said).toMatchObject({ jsonrpc: "2.0", id: 7, error: { code: -32603, message: "Blocked." } });
    expect(JSON.stringify(streamed)).not.toMatch(/unsure-of-me|iVBO/);
  });

  test("a blocked request is a rejected task that no other client shares; its poll keeps the task's own name", () => {
    const blocked = JSON.stringify(a2a.blocked("No.", sending(send)).body);
    expect(blocked).toContain('"contextId":"c1"');
    expect(blocked).toContain("gateway-m1");
    const poll = a2a.blocked("No.", ask(get, { id: "t9" })).body["result"];
    expect(poll).toMatchObject({ id: "t9", status: { message: { parts: [text("No.")] } } });
  });
});

describe("an A2A client", () => {
  test.each([
    ["tasks/pushNotificationConfig/set", {}, -32003],
    ["CreateTaskPushNotificationConfig", {}, -32003],
    ["message/send", { configuration: { pushNotificationConfig: { url: "https://client.example" } } }, -32003],
    ["SendMessage", { configuration: { taskPushNotificationConfig: { url: "https://client.example" } } }, -32003],
    ["tasks/steal", {}, -32601],
  ])("that asks for %s is refused here", (method, params, code) => {
    expect(ask(method, params).own).toMatchObject({ status: 200, body: { id: 7, error: { code } } });
  });

  test("that sends a batch, or something else than JSON-RPC, is refused", () => {
    expect(a2a.readRequest([], CONTEXT).own?.body).toMatchObject({ error: { code: -32600 } });
    expect(() => a2a.readRequest({ message: "x" }, CONTEXT)).toThrow("JSON-RPC");
  });

  const card = {
    ...{ name: "Support", description: "Answers.", url: "https://agent.internal/a2a", preferredTransport: "GRPC" },
    additionalInterfaces: [{ url: "https://agent.internal/rest", transport: "HTTP+JSON" }],
    supportedInterfaces: [
      { url: "https://agent.internal/1", protocolBinding: "JSONRPC", protocolVersion: "1.0", tenant: "" },
      { url: "https://agent.internal/2", protocolBinding: "GRPC", protocolVersion: "1.0", tenant: "" },
      { url: "https://agent.internal/3", protocolBinding: "JSONRPC", protocolVersion: "0.3", tenant: "" },
    ],
    capabilities: { streaming: true, pushNotifications: true },
    signatures: [{ protected: "x", signature: "y" }],
    securitySchemes: { oauth: { type: "oauth2" } },
    skills: [{ id: "s", name: "Help", description: "Helps.", security: [{ oauth: [] }] }],
  };

  test.each(["served by GET", "asked for as an extended card"])("sees only the gateway in a card that is %s", (way) => {
    const isGet = way.startsWith("served");
    const request = isGet ? agentCard.readRequest(undefined, CONTEXT) : ask("GetExtendedAgentCard", {});
    const read = isGet ? agentCard.readAnswer(card, request) : a2a.readAnswer(answered(card), request);
    const seen = (isGet ? read.instead : (read.instead as JsonObject)["result"]) as JsonObject;
    expect(JSON.stringify(seen)).not.toContain("agent.internal");
    expect(seen).toMatchObject({
      url: CONTEXT.address,
      preferredTransport: "JSONRPC",
      capabilities: { streaming: true, pushNotifications: false },
    });
    expect((seen["supportedInterfaces"] as JsonObject[]).map((one) => [one["protocolVersion"], one["url"]])).toEqual([
      ["1.0", CONTEXT.address],
      ["0.3", CONTEXT.address],
    ]);
    for (const gone of ["signatures", "additionalInterfaces"]) expect(seen).not.toHaveProperty(gone);
    expect(JSON.stringify(seen)).not.toContain("oauth");
    expect(read.subjects.map(({ subject }) => subject.text)).toEqual(expect.arrayContaining(["Answers.", "Helps."]));
  });
});
