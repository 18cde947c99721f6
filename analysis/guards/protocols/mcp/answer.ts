import { isRecord } from "../../run/data-url.ts";
import type { Path } from "../../run/messages.ts";
import { BodyWalk } from "../body-walk.ts";
import type { JsonObject, ListedTool, ReadAnswer, ReadRequest } from "../protocol.ts";
import { wordsIn } from "../strings-in.ts";
import { canonical } from "./canonical.ts";
import { MCP_NAMES, type Place, walkResource, walkSaid } from "./content.ts";
import { fullName } from "./request.ts";

/** A message from a tool server: the answer to the request, or something that the server says or asks of its own. */
export function readMcpAnswer(body: unknown, { rpc }: ReadRequest): ReadAnswer {
  const walk = new BodyWalk();
  const { subjects, unreadable, joined } = walk;
  const read = { subjects, unreadable, joined, usage: null, calls: [] };
  if (!isRecord(body)) {
    walk.value(body, [], { channel: "tool_result", known: MCP_NAMES });
    return read;
  }
  const { result, params, ...rest } = body;
  // Errors and logs are read by the agent's model like results.
  walk.value(rest, [], { channel: "tool_result", known: MCP_NAMES });
  if (params !== undefined) walkServerMessage(walk, String(rest["method"]), params);
  const tools = isRecord(result) ? walkResult(walk, result, rpc) : [];
  if (result !== undefined && !isRecord(result)) walk.value(result, ["result"], { channel: "tool_result" });
  return tools.length > 0 ? { ...read, tools } : read;
}

function walkResult(walk: BodyWalk, result: JsonObject, rpc: ReadRequest["rpc"]): ListedTool[] {
  const path: Path = ["result"];
  const asDocument = { channel: "document" as const, known: MCP_NAMES };
  switch (rpc?.method) {
    case "tools/list": {
      const { tools, ...rest } = result;
      walk.value(rest, path, asDocument);
      if (Array.isArray(tools)) return tools.flatMap((tool, at) => walkTool(walk, tool, { at, server: rpc.server }));
      walk.value(tools, [...path, "tools"], asDocument);
      return [];
    }
    case "resources/read": {
      const { contents, ...rest } = result;
      walk.value(rest, path, asDocument);
      for (const [at, one] of (Array.isArray(contents) ? contents : [contents]).entries()) {
        const place: Path = Array.isArray(contents) ? [...path, "contents", at] : [...path, "contents"];
        if (isRecord(one)) walkResource(walk, one, { path: place, channel: "document" });
        else walk.value(one, place, asDocument);
      }
      return [];
    }
    case "prompts/get": {
      const { messages, ...rest } = result;
      walk.value(rest, path, asDocument);
      walkMessages(walk, messages, { path: [...path, "messages"], channel: "document" });
      return [];
    }
    case "initialize":
    case "resources/list":
    case "resources/templates/list":
    case "prompts/list":
      walk.value(result, path, asDocument);
      return [];
    default:
      walkSaid(walk, result, { path, channel: "tool_result" });
      return [];
  }
}

/** A tool is judged by what it says of itself, and by its name as if it were called: a denied one is not offered. */
function walkTool(walk: BodyWalk, tool: unknown, { at, server }: { at: number; server: string | null }): ListedTool[] {
  const path: Path = ["result", "tools", at];
  if (!isRecord(tool) || typeof tool["name"] !== "string") {
    walk.value(tool, path, { channel: "document", known: MCP_NAMES });
    return [];
  }
  const { name } = tool;
  const first = walk.subjects.length;
  walk.text(tool["description"], [...path, "description"], "document");
  const { description: _, _meta: meta, ...rest } = tool;
  walk.fixed(wordsIn(rest), path, "document");
  walk.value(meta, [...path, "_meta"], { channel: "document", known: MCP_NAMES });
  const full = fullName(server, name);
  walk.add(
    { channel: "tool_call", text: "{}", toolCall: { name: full, arguments: {} } },
    { path: [...path, "name"], isReplaceable: false },
  );
  const subjects = Array.from({ length: walk.subjects.length - first }, (_one, place) => first + place);
  const { _meta: __, ...definition } = tool;
  return [{ name, fullName: full, definition: canonical(definition), subjects }];
}

/** What a server asks the agent's model, or its user, without being asked. The model reads it, and so does the server. */
function walkServerMessage(walk: BodyWalk, method: string, params: unknown): void {
  const path: Path = ["params"];
  if (method === "sampling/createMessage" && isRecord(params)) {
    const { messages, ...rest } = params;
    for (const channel of ["output", "tool_result"] as const) {
      walkMessages(walk, messages, { path: [...path, "messages"], channel });
      walk.value(rest, path, { channel, known: MCP_NAMES });
    }
    return;
  }
  const channel = method.startsWith("elicitation/") ? "output" : "tool_result";
  walk.value(params, path, { channel, known: MCP_NAMES });
}

function walkMessages(walk: BodyWalk, messages: unknown, { path, channel }: Place): void {
  if (!Array.isArray(messages)) {
    walk.value(messages, path, { channel, known: MCP_NAMES });
    return;
  }
  messages.forEach((message: unknown, at) => {
    walkSaid(walk, message, { path: [...path, at], channel });
  });
}

export function withoutMcpTools(body: unknown, names: ReadonlySet<string>): unknown {
  if (!isRecord(body) || !isRecord(body["result"]) || !Array.isArray(body["result"]["tools"])) return body;
  const tools = body["result"]["tools"].filter(
    (tool: unknown) => !(isRecord(tool) && typeof tool["name"] === "string" && names.has(tool["name"])),
  );
  return { ...body, result: { ...body["result"], tools } };
}
