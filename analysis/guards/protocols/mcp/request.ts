import { isRecord } from "../../run/data-url.ts";
import { BodyWalk } from "../body-walk.ts";
import { type JsonObject, type ReadRequest, type RequestContext, UnreadableRequest } from "../protocol.ts";
import { envelopeOf, INVALID_REQUEST, rpcError } from "../rpc/envelope.ts";
import { MCP_NAMES, walkSaid } from "./content.ts";

const NOTHING = {
  ...{ subjects: [], unreadable: [], model: null, isStream: false, mostOutput: null, conversation: null },
  ...{ events: [], forwarded: {} },
} satisfies ReadRequest;

/**
 * A message from an agent to a tool server: a request, a notification, or the answer to a request of the server's own. A GET
 * opens a stream on which the server speaks first, a DELETE ends the session; both have no body.
 */
export function readMcpRequest(body: unknown, { address, server, method = "POST" }: RequestContext): ReadRequest {
  const rpc = { id: null, method: "", address: address ?? null, server: server ?? null };
  if (body === undefined && method !== "POST") return { ...NOTHING, rpc, isStream: method === "GET" };
  if (Array.isArray(body)) return { ...NOTHING, rpc, own: { status: 400, body: rpcError(null, NO_BATCH) } };
  const envelope = envelopeOf(body);
  if (!envelope) throw new UnreadableRequest("The body must be a JSON-RPC 2.0 message.");
  const { message } = envelope;
  const walk = new BodyWalk();
  const { params, result, error, ...rest } = message;
  walk.value(rest, [], { channel: "output", known: MCP_NAMES });
  const read = { ...NOTHING, rpc: { ...rpc, id: envelope.id, method: envelope.method } };
  const called = envelope.method === "tools/call" && isRecord(params) ? walkCall(walk, params, server) : null;
  if (!called) walk.value(params, ["params"], { channel: "output", known: MCP_NAMES });
  // What the agent's model or its user answers to the server leaves like any other answer.
  walkSaid(walk, result, { path: ["result"], channel: "output" });
  walk.value(error, ["error"], { channel: "output", known: MCP_NAMES });
  const { subjects, unreadable, joined } = walk;
  return { ...read, subjects, unreadable, joined, ...(called ? { calls: [called] } : {}) };
}

const NO_BATCH = {
  code: INVALID_REQUEST,
  message: "Batches are not supported. Send one JSON-RPC message at a time.",
  reason: "GATEWAY_REQUEST_INVALID",
};

export const fullName = (server: string | null | undefined, tool: string): string => `mcp:${server ?? ""}/${tool}`;

const CALL_NAMES: ReadonlySet<string> = new Set([...MCP_NAMES, "name"]);

function walkCall(walk: BodyWalk, params: JsonObject, server: string | undefined) {
  const { name, arguments: given, ...rest } = params;
  const tool = fullName(server, typeof name === "string" ? name : "");
  const values = given ?? {};
  const subject = walk.add(
    { channel: "tool_call", text: JSON.stringify(values), toolCall: { name: tool, arguments: values } },
    { path: ["params", "arguments"], isReplaceable: given !== undefined },
  );
  walk.value({ name, ...rest }, ["params"], { channel: "output", known: CALL_NAMES });
  return { subject, event: { kind: "call" as const, tool, id: null, arguments: values } };
}
