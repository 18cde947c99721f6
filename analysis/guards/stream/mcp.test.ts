import { describe, expect, test } from "vitest";
import { mcp } from "../protocols/mcp/mcp.ts";
import type { JsonObject } from "../protocols/protocol.ts";
import { wholeThrough } from "./through-guards.ts";

const CONTEXT = {
  leg: "tools",
  isTrusted: false,
  server: "files",
  address: "https://console.example/gateway/bot.tools",
} as const;
const ask = (method: string, params: JsonObject = {}) =>
  mcp.readRequest({ jsonrpc: "2.0", id: 3, method, params }, CONTEXT);
const answered = (result: JsonObject): JsonObject => ({ jsonrpc: "2.0", id: 3, result });
const through = async (method: string, result: JsonObject) =>
  (await wholeThrough(mcp, answered(result), ask(method))) as JsonObject & { readonly result: JsonObject };
const found = ({
  subjects,
}: {
  readonly subjects: readonly { readonly subject: { readonly channel: string; readonly text: string } }[];
}) => subjects.map(({ subject }) => `${subject.channel}: ${subject.text}`);
const text = (said: string): JsonObject => ({ type: "text", text: said });

describe("a call of a tool", () => {
  test("is judged with its full name and arguments, and can be denied before it is forwarded", () => {
    const read = ask("tools/call", { name: "delete_file", arguments: { path: "/etc/passwd" } });
    expect(read.subjects).toEqual([
      {
        subject: {
          ...{ channel: "tool_call", text: '{"path":"/etc/passwd"}' },
          toolCall: { name: "mcp:files/delete_file", arguments: { path: "/etc/passwd" } },
        },
        ...{ path: ["params", "arguments"], isReplaceable: true },
      },
    ]);
    expect(read.calls).toEqual([
      {
        subject: 0,
        event: { kind: "call", tool: "mcp:files/delete_file", id: null, arguments: { path: "/etc/passwd" } },
      },
    ]);
    expect(mcp.blocked("No.", read)).toEqual({
      status: 200,
      body: answered({ content: [text("No.")], isError: true }),
    });
  });

  test("has a result that is as it came, masked, blocked or an error", async () => {
    const fine = answered({ content: [text("fine")], structuredContent: { temperature: 12 } });
    expect(await wholeThrough(mcp, fine, ask("tools/call"))).toBe(fine);
    const masked = await through("tools/call", {
      content: [text("a mask-"), text("me b")],
      structuredContent: { to: "mask-me", n: 1 },
    });
    expect((masked.result["content"] as { text: string }[]).map((one) => one.text).join("")).toBe("a ⟦PATTERN_1⟧ b");
    expect(masked.result["structuredContent"]).toEqual({ to: "⟦PATTERN_1⟧", n: 1 });
    const blocked = await through("tools/call", { content: [text("so bloc"), text("k-me")] });
    expect(blocked.result).toEqual({ content: [text("Blocked.")], isError: true });
    const unsure = await through("tools/call", { content: [text("unsure-of-me")] });
    expect(unsure).toMatchObject({ id: 3, error: { code: -32603 } });
  });

  test.each([
    ["a resource", { type: "resource", resource: { uri: "file:///a", mimeType: "text/plain", text: "block-me" } }],
    [
      "a resource in bytes",
      { type: "resource", resource: { uri: "file:///a", mimeType: "text/plain", blob: btoa("block-me") } },
    ],
    ["a link", { type: "resource_link", uri: "file:///a", name: "a", description: "block-me" }],
    ["a block that nobody knows", { type: "new", inner: { deep: ["block-me"] } }],
    ["metadata", { ...text("x"), _meta: { note: "block-me" } }],
  ])("whose result has the words in %s is blocked", async (_, block) => {
    expect((await through("tools/call", { content: [block] })).result["isError"]).toBe(true);
  });

  test("whose result is a picture cannot be judged", async () => {
    const picture = { type: "image", data: "iVBO", mimeType: "image/png" };
    expect(await through("tools/call", { content: [picture] })).toMatchObject({ error: { code: -32603 } });
  });
});

describe("the list of tools", () => {
  const tool = (name: string, description: string): JsonObject => ({
    name,
    description,
    inputSchema: { type: "object" },
  });

  test("loses the tools that are denied or say what a guard stops, and keeps the rest", async () => {
    const poisoned = { ...tool("poison", "fine"), inputSchema: { properties: { x: { description: "block-me" } } } };
    const tools = [tool("read", "Reads."), tool("delete_all", "Deletes."), tool("evil", "block-me"), poisoned];
    const { result } = await through("tools/list", { tools, nextCursor: "2" });
    expect(result).toEqual({ tools: [tool("read", "Reads.")], nextCursor: "2" });
  });

  test("has a definition for each tool that does not depend on the order of members, and changes with any word", () => {
    const definitions = (listed: JsonObject) =>
      mcp.readAnswer(answered({ tools: [listed] }), ask("tools/list")).tools?.map(({ definition }) => definition);
    const one = { name: "a", description: "x", inputSchema: { type: "object", properties: { b: {}, a: {} } } };
    const other = {
      inputSchema: { properties: { a: {}, b: {} }, type: "object" },
      name: "a",
      description: "x",
      _meta: { t: 1 },
    };
    expect(definitions(one)).toEqual(definitions(other));
    expect(definitions({ ...one, description: "y" })).not.toEqual(definitions(one));
    expect(definitions({ ...one, annotations: { readOnlyHint: true } })).not.toEqual(definitions(one));
  });
});

describe("other messages", () => {
  test.each([
    ["resources/read", { contents: [{ uri: "file:///a", text: "words" }] }, "document: words"],
    ["prompts/get", { messages: [{ role: "user", content: text("words") }] }, "document: words"],
    ["initialize", { serverInfo: { name: "s" }, instructions: "words" }, "document: words"],
    ["prompts/list", { prompts: [{ name: "p", description: "words" }] }, "document: words"],
    ["tasks/result", { content: [text("words")] }, "tool_result: words"],
  ])("%s brings documents", (method, result, expected) => {
    expect(found(mcp.readAnswer(answered(result), ask(method)))).toContain(expected);
  });

  test("a server that asks the agent's model is judged as output and as a result; one that asks its user, as output", () => {
    const said = (method: string, params: JsonObject) =>
      found(mcp.readAnswer({ jsonrpc: "2.0", id: 90, method, params }, ask("tools/call")));
    const sampling = { messages: [{ role: "user", content: text("words") }], systemPrompt: "more", maxTokens: 9 };
    expect(said("sampling/createMessage", sampling)).toEqual(
      expect.arrayContaining(["output: words", "output: more", "tool_result: words", "tool_result: more"]),
    );
    expect(said("elicitation/create", { message: "words", requestedSchema: {} })).toContain("output: words");
    expect(said("notifications/message", { level: "info", data: "words" })).toContain("tool_result: words");
  });

  test("what the agent's model or user answers to the server is output", () => {
    const reply = (result: JsonObject) => found(mcp.readRequest({ jsonrpc: "2.0", id: 90, result }, CONTEXT));
    expect(reply({ role: "assistant", model: "m", content: text("words") })).toContain("output: words");
    expect(reply({ action: "accept", content: { name: "words" } })).toContain("output: words");
  });

  test("streams that listen, ended sessions and notifications have nothing to judge; batches are refused", () => {
    expect(mcp.readRequest(undefined, { ...CONTEXT, method: "GET" })).toMatchObject({ isStream: true, subjects: [] });
    expect(mcp.readRequest(undefined, { ...CONTEXT, method: "DELETE" })).toMatchObject({
      isStream: false,
      subjects: [],
    });
    expect(mcp.readRequest({ jsonrpc: "2.0", method: "notifications/initialized" }, CONTEXT).subjects).toEqual([]);
    expect(mcp.readRequest([{}], CONTEXT).own).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
    expect(() => mcp.readRequest({ hello: 1 }, CONTEXT)).toThrow("JSON-RPC");
  });
});
