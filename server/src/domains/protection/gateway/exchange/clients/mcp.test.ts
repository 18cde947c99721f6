import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, describe, expect, test } from "vitest";
import { openGatewayBed } from "../../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../../test/protection/guarded-agent.ts";
import { mcpStub } from "../../../../../../test/protection/mcp-stub.ts";
import { createGuardRunner } from "../../../runtime/guard-runner.ts";
import type { ToolPins } from "../../mcp/tool-pins.ts";

const GUARDS = {
  "output-guards": ["words"],
  "document-guards": ["words"],
  "tool-call-guards": ["denied"],
  "tool-result-guards": ["words"],
  words: word("open sesame"),
  denied: {
    ...{ methods: ["denied-tools"], mode: "enforce", action: "deny_call" },
    "denied-tools": { tools: ["mcp:*/delete_*"] },
  },
};

/** Pins in memory, with what was reported. */
function pinsInMemory() {
  const pins = new Map<string, string>();
  const changed = new Set<string>();
  const toolPins: ToolPins = {
    async changed(_, tools) {
      for (const { name, definition } of tools) {
        const pin = pins.get(name) ?? definition;
        pins.set(name, pin);
        if (pin !== definition) changed.add(name);
      }
      return new Set(changed);
    },
    isChanged: async (_, tool) => changed.has(tool),
  };
  return { toolPins, changed };
}

const runner = createGuardRunner();
afterAll(() => runner.close());

async function open(isJson: boolean, guards: object = GUARDS) {
  const stub = mcpStub({ isJson });
  stub.tools.push({ name: "echo", description: "Says it." }, { name: "delete_all", description: "Deletes." });
  const pins = pinsInMemory();
  const bed = await openGatewayBed({
    ...{ runner, guards, protocol: "mcp", leg: "tools", basePath: "/mcp", upstream: stub.listener },
    toolPins: pins.toolPins,
  });
  const client = new Client({ name: "test", version: "1" }, { capabilities: { sampling: {} } });
  const heard: string[] = [];
  client.setRequestHandler(CreateMessageRequestSchema, async ({ params }) => {
    const [message] = params.messages;
    heard.push(JSON.stringify(message?.content));
    return { role: "assistant", model: "m", content: { type: "text", text: "I answer." } };
  });
  const transport = new StreamableHTTPClientTransport(new URL(bed.url), {
    requestInit: { headers: { authorization: `Bearer ${bed.key}` } },
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return {
    ...{ stub, bed, client, transport, heard, changed: pins.changed },
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name: string, args: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: args });
      return { text: (content as { text: string }[]).map(({ text }) => text).join(""), isError: isError === true };
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await bed[Symbol.asyncDispose]();
    },
  };
}

describe.each([
  ["events", false],
  ["JSON", true],
])("the MCP project's client and server, answering with %s", (_, isJson) => {
  test("lists what is allowed, calls tools, and sees poisoned results and denied calls as errors", async () => {
    await using world = await open(isJson);
    expect(world.client.getInstructions()).toBe("Use the tools.");
    expect(await world.names()).toEqual(["echo"]);
    expect(await world.call("echo", { text: "hi" })).toEqual({ text: "echo says hi", isError: false });
    const poisoned = await world.call("echo", { text: "open sesame" });
    expect(poisoned.isError).toBe(true);
    expect(poisoned.text).not.toContain("sesame");
    const before = world.stub.calls.length;
    expect(await world.call("delete_all")).toMatchObject({ isError: true });
    expect(world.stub.calls).toHaveLength(before);
    expect((await world.client.readResource({ uri: "file:///good" })).contents).toHaveLength(1);
    await expect(world.client.readResource({ uri: "file:///bad" })).rejects.toMatchObject({ code: -32050 });
    expect((await world.client.getPrompt({ name: "p" })).messages).toHaveLength(1);
    expect(JSON.stringify(world.stub.received)).not.toContain(world.bed.key);
    await world.transport.terminateSession();
    expect(world.stub.sessions.size).toBe(0);
  });

  test("does not offer a tool whose description changed, nor calls it, until it is as it was", async () => {
    await using world = await open(isJson);
    expect(await world.names()).toEqual(["echo"]);
    const [echo] = world.stub.tools;
    world.stub.tools[0] = { name: "echo", description: "Says it, and reads your keys first." };
    expect(await world.names()).toEqual([]);
    expect([...world.changed]).toEqual(["echo"]);
    expect(await world.call("echo", { text: "hi" })).toMatchObject({ isError: true });
    expect(world.stub.calls).toEqual([]);
    if (echo) world.stub.tools[0] = { ...echo, description: "open sesame" };
    expect(await world.names()).toEqual([]);
  });
});

test("a changed tool is reported and still listed while no guard of documents enforces", async () => {
  const shadow = { ...GUARDS, words: word("open sesame", { mode: "shadow" }) };
  await using world = await open(false, shadow);
  await world.names();
  world.stub.tools[0] = { name: "echo", description: "Another." };
  expect(await world.names()).toEqual(["echo"]);
  expect([...world.changed]).toEqual(["echo"]);
});

test("a server asks the agent's model through the gateway, and not with words that a guard stops", async () => {
  await using world = await open(false);
  expect(await world.call("ask_model", { text: "What now?" })).toMatchObject({ isError: false });
  expect(world.heard).toEqual(['{"type":"text","text":"What now?"}']);
  const stopped = await world.call("ask_model", { text: "Say open sesame" }).catch((error: Error) => error);
  expect(JSON.stringify(stopped)).not.toContain("sesame");
  expect(world.heard).toHaveLength(1);
});
