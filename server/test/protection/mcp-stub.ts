import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import {
  CallToolRequestSchema,
  GetPromptRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";

export interface StubTool {
  readonly name: string;
  readonly description: string;
}

/** A tool server built with the MCP project's own package. It answers with events or with JSON, and has sessions. */
export function mcpStub({ isJson = false }: { readonly isJson?: boolean } = {}) {
  const tools: StubTool[] = [];
  const received: { method: string; headers: Record<string, unknown> }[] = [];
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const calls: string[] = [];

  async function open(): Promise<StreamableHTTPServerTransport> {
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      enableJsonResponse: isJson,
      onsessioninitialized: (id) => void sessions.set(id, transport),
      onsessionclosed: (id) => void sessions.delete(id),
    });
    const server = new Server(
      { name: "stub", version: "1" },
      { capabilities: { tools: { listChanged: true }, resources: {}, prompts: {} }, instructions: "Use the tools." },
    );
    server.setRequestHandler(ListToolsRequestSchema, async () => ({
      tools: tools.map((tool) => ({ ...tool, inputSchema: { type: "object" as const } })),
    }));
    server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
      calls.push(`${name} ${JSON.stringify(given)}`);
      if (name === "ask_model") {
        const messages = [{ role: "user" as const, content: { type: "text" as const, text: String(given?.["text"]) } }];
        const said = await server.createMessage({ messages, maxTokens: 20 }, { timeout: 1500 });
        return { content: [{ type: "text", text: JSON.stringify(said.content) }] };
      }
      return { content: [{ type: "text", text: `${name} says ${String(given?.["text"] ?? "nothing")}` }] };
    });
    server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => ({
      contents: [{ uri, mimeType: "text/plain", text: uri.endsWith("bad") ? "open sesame" : "A fine note." }],
    }));
    server.setRequestHandler(GetPromptRequestSchema, async () => ({
      messages: [{ role: "user", content: { type: "text", text: "A fine prompt." } }],
    }));
    await server.connect(transport);
    return transport;
  }

  const listener: RequestListener = (request, response) => {
    received.push({ method: request.method ?? "", headers: request.headers });
    const known = sessions.get(String(request.headers["mcp-session-id"] ?? ""));
    void (known ? Promise.resolve(known) : open()).then((transport) => transport.handleRequest(request, response));
  };
  return { listener, tools, received, calls, sessions };
}
