import { type Protocol, type ReadRequest, UnreadableEvent } from "../protocol.ts";
import { policyRpc, refusedRpc, rpcResult } from "../rpc/envelope.ts";
import { withTextRuns } from "../text-runs.ts";
import { readMcpAnswer, withoutMcpTools } from "./answer.ts";
import { readMcpRequest } from "./request.ts";

/** MCP over streamable HTTP. A server answers with JSON or with events, as it likes; each event is a whole message. */
export const mcp: Protocol = {
  id: "mcp",
  hasWholeEvents: true,
  readRequest: readMcpRequest,
  readAnswer: readMcpAnswer,
  withTexts: withTextRuns,
  withoutCalls: (body) => body,
  withoutTools: withoutMcpTools,
  stream: () => {
    throw new UnreadableEvent("Messages of a tool server are judged whole.");
  },
  blocked,
  blockedStream: (message, request) => [{ name: "message", data: JSON.stringify(blocked(message, request).body) }],
  refused: (refusal, request) => refusedRpc(refusal, request?.rpc?.id ?? null),
};

/** A blocked call is a result that says so, for the agent's model to read; everything else has no place for words. */
function blocked(message: string, { rpc }: ReadRequest) {
  const id = rpc?.id ?? null;
  if (id === null) return { status: 400, body: policyRpc(message, null) };
  if (rpc?.method !== "tools/call") return { status: 200, body: policyRpc(message, id) };
  return { status: 200, body: rpcResult(id, { content: [{ type: "text", text: message }], isError: true }) };
}
