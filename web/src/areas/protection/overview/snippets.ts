import type { ProtocolType } from "@agent-console/sdk";
import type { GatewayRoute } from "../../../queries/gateway.ts";
import type { CodeTab } from "../code/code-tabs.tsx";

export interface SnippetFacts {
  /** Where the console is. */
  readonly origin: string;
  readonly agent: { readonly id: string; readonly model: string; readonly protocol: ProtocolType };
  readonly routes: readonly GatewayRoute[];
}

interface Target {
  readonly url: string;
  readonly missing: string | null;
}

/** What to change in each client: the base URL and the key. */
export function snippetsFor(facts: SnippetFacts): CodeTab[] {
  const { origin, agent } = facts;
  const chat = targetOf(facts, agent.protocol === "chat_completions" ? "front" : "model", "openai");
  const messages = targetOf(facts, "model", "anthropic");
  const a2a = targetOf(facts, "front", "a2a");
  const tools = targetOf(facts, "tools", "mcp");
  const model = JSON.stringify(agent.model);
  return [
    { id: "openai-python", label: "OpenAI (Python)", code: openaiPython(chat.url), missing: chat.missing },
    { id: "openai-ts", label: "OpenAI (TypeScript)", code: openaiTs(chat.url), missing: chat.missing },
    { id: "anthropic", label: "Anthropic", code: anthropic(messages.url), missing: messages.missing },
    { id: "vercel", label: "Vercel AI", code: vercel(chat.url, model), missing: chat.missing },
    { id: "a2a", label: "A2A", code: a2aClient(a2a.url), missing: a2a.missing },
    { id: "mcp", label: "MCP", code: mcp(tools.url), missing: tools.missing },
    { id: "curl", label: "curl", code: curl(chat.url, model), missing: chat.missing },
    { id: "sdk", label: "In process", code: sdkGuard(origin, agent.id), missing: null },
  ];
}

type Protocol = NonNullable<GatewayRoute["protocol"]>;

function targetOf({ origin, agent, routes }: SnippetFacts, leg: GatewayRoute["leg"], protocol: Protocol): Target {
  const own = agent.protocol === "a2a" ? "a2a" : "openai";
  const found = routes.find((route) => route.leg === leg && (route.protocol ?? own) === protocol);
  if (found) return { url: `${origin}${found.path}`, missing: null };
  const slug = routes[0]?.slug ?? "AGENT";
  const url = `${origin}/gateway/${leg === "front" ? slug : `${slug}.${leg}`}`;
  if (leg !== "front")
    return { url, missing: `Route the ${leg} leg${protocol === "anthropic" ? " to Anthropic's API" : ""} first.` };
  if (own !== protocol) return { url, missing: "The agent does not speak A2A." };
  return { url, missing: "Create the agent's route and key first." };
}

const openaiPython = (url: string) => `import os
from openai import OpenAI

client = OpenAI(
    base_url="${url}/v1",
    api_key=os.environ["GATEWAY_KEY"],
)`;

const openaiTs = (url: string) => `import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "${url}/v1",
  apiKey: process.env.GATEWAY_KEY,
});`;

const anthropic = (url: string) => `import Anthropic from "@anthropic-ai/sdk";

const client = new Anthropic({
  baseURL: "${url}",
  apiKey: process.env.GATEWAY_KEY,
});`;

const vercel = (url: string, model: string) => `import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";

const gateway = createOpenAICompatible({
  name: "gateway",
  baseURL: "${url}/v1",
  apiKey: process.env.GATEWAY_KEY,
});
const { textStream } = streamText({ model: gateway(${model}), prompt: "Hello" });`;

const a2aClient = (url: string) => `import { ClientFactory, ClientFactoryOptions, DefaultAgentCardResolver,
  JsonRpcTransportFactory } from "@a2a-js/sdk/client";

const fetchImpl = (url, init) => fetch(url, {
  ...init,
  headers: { ...init?.headers, authorization: \`Bearer \${process.env.GATEWAY_KEY}\` },
});
const factory = new ClientFactory(ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
  cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  transports: [new JsonRpcTransportFactory({ fetchImpl })],
}));
const client = await factory.createFromUrl("${url}/");`;

const mcp = (url: string) => `import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const client = new Client({ name: "my-agent", version: "1.0.0" });
await client.connect(new StreamableHTTPClientTransport(new URL("${url}"), {
  requestInit: { headers: { authorization: \`Bearer \${process.env.GATEWAY_KEY}\` } },
}));`;

const curl = (url: string, model: string) => `curl ${url}/v1/chat/completions \\
  -H "Authorization: Bearer $GATEWAY_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"model": ${model.replaceAll("'", "'\\''")}, "messages": [{"role": "user", "content": "Hello"}]}'`;

const sdkGuard = (origin: string, agent: string) => `import { createGuard } from "@agent-console/sdk/guard";

// An API key of the console with the scope "guards", not a gateway key.
const guard = createGuard({
  console: "${origin}",
  key: process.env.CONSOLE_API_KEY,
  agent: "${agent}",
  mode: "local",
});
const verdict = await guard.input(question, { conversation });
if (!verdict.allowed) return verdict.message;`;
