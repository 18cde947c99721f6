import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";

const IDENTITY = { name: "agent", version: "1" };

/** What both clients can do, in the words of the newer one. */
type McpClient = Pick<
  NewClient,
  | ("listTools" | "callTool" | "listResources" | "readResource" | "listPrompts" | "getPrompt")
  | ("getInstructions" | "getServerVersion" | "close")
>;

export interface McpAgent {
  readonly client: McpClient;
  /** The version of the protocol that the client and the server agreed on. */
  readonly version: string | undefined;
  /** How often it was told that the tools had changed. */
  news(): number;
}

/** An agent on the client package of the generation that begins with a handshake. */
async function legacyAgent(address: string): Promise<McpAgent> {
  const client = new Client(IDENTITY);
  let news = 0;
  client.setNotificationHandler(ToolListChangedNotificationSchema, () => void news++);
  const transport = new StreamableHTTPClientTransport(new URL(address));
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return { client: client as unknown as McpClient, version: transport.protocolVersion, news: () => news };
}

/** An agent on the package of the generation without one. It asks to hear of changes before it does anything else. */
async function modernAgent(address: string): Promise<McpAgent> {
  let news = 0;
  const tools = { autoRefresh: false, debounceMs: 0, onChanged: () => void news++ };
  const client = new NewClient(IDENTITY, { versionNegotiation: { mode: "auto" }, listChanged: { tools } });
  const failed = Promise.withResolvers<never>();
  client.onerror = failed.reject;
  await Promise.race([client.connect(new NewTransport(new URL(address))), failed.promise]);
  return { client, version: client.getNegotiatedProtocolVersion(), news: () => news };
}

/** Agents on the MCP project's own packages, by the generation of the protocol that they speak. */
export const mcpAgents = { "2025-11-25": legacyAgent, "2026-07-28": modernAgent } as const;
