import { fileURLToPath } from "node:url";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

export interface Place {
  readonly url: string;
  readonly key: string;
}

type Result = Readonly<Record<string, unknown>>;

/** What the proof does with a client, whichever generation and transport it is of. */
export interface Assistant {
  readonly name: string;
  tools(): Promise<readonly string[]>;
  call(tool: string, given: object, progress?: () => void): Promise<Result>;
  close(): Promise<void>;
}

const IDENTITY = { name: "proof", version: "1" };
const cli = fileURLToPath(new URL("../../../cli/dist/agent-console.mjs", import.meta.url));
const program = ({ url, key }: Place) => ({
  command: process.execPath,
  args: [cli, "mcp"],
  env: { CONSOLE_URL: url, CONSOLE_API_KEY: key, PATH: process.env["PATH"] ?? "" },
});
const bearer = ({ key }: Place) => ({ requestInit: { headers: { authorization: `Bearer ${key}` } } });
const endpoint = ({ url }: Place): URL => new URL("/mcp", url);

async function legacy(name: string, transport: unknown): Promise<Assistant> {
  const client = new Client(IDENTITY);
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return {
    name,
    tools: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (tool, given, progress) =>
      (await client.callTool({ name: tool, arguments: { ...given } }, undefined, {
        ...(progress ? { onprogress: progress } : {}),
      })) as Result,
    close: () => client.close(),
  };
}

async function modern(name: string, transport: unknown): Promise<Assistant> {
  const client = new ModernClient(IDENTITY, { versionNegotiation: { mode: "auto" } });
  await client.connect(transport as Parameters<ModernClient["connect"]>[0]);
  if (client.getNegotiatedProtocolVersion() !== "2026-07-28")
    throw new Error(`${name} fell back to an older generation`);
  return {
    name,
    tools: async () => (await client.listTools()).tools.map((tool) => tool.name),
    call: async (tool, given, progress) =>
      (await client.callTool(
        { name: tool, arguments: { ...given } },
        { ...(progress ? { onprogress: progress } : {}) },
      )) as Result,
    close: () => client.close(),
  };
}

/** Both generations of the MCP project's own clients, over both transports. */
export const assistants: readonly ((place: Place) => Promise<Assistant>)[] = [
  (place) => legacy("sdk 1.x, HTTP", new StreamableHTTPClientTransport(endpoint(place), bearer(place))),
  (place) => legacy("sdk 1.x, stdio", new StdioClientTransport(program(place))),
  (place) => modern("client 2.x, HTTP", new ModernTransport(endpoint(place), bearer(place))),
  (place) => modern("client 2.x, stdio", new ModernStdio(program(place))),
];
