import { headerOf, type SandboxAnswer, type SandboxRequest } from "../played/answer.ts";
import type { Play } from "../played/play.ts";
import { type Members, type RpcCall, resultAnswer } from "../played/rpc.ts";
import { modernResult } from "./era.ts";

const SUBSCRIPTION_KEY = "io.modelcontextprotocol/subscriptionId";
const TOOLS_CHANGED = { jsonrpc: "2.0", method: "notifications/tools/list_changed" };

const events = (messages: readonly string[]): SandboxAnswer => ({
  ...{ status: 200, type: "text/event-stream" },
  body: messages.map((data) => `event: message\ndata: ${data}\n\n`).join(""),
});

/** Whether the server replaces its tools now: once one of them was used. A client that takes no events cannot be told. */
export const isNewsDue = ({ firstTools }: Play, { method }: RpcCall, request: SandboxRequest): boolean =>
  firstTools !== null && method === "tools/call" && (headerOf(request, "accept") ?? "").includes("text/event-stream");

/**
 * Says that the tools have changed, so that they are listed again, before the result. The newer generation has a stream of its own
 * for that; its client takes the news here, too.
 */
export const withNews = ({ body }: SandboxAnswer): SandboxAnswer =>
  events([JSON.stringify(TOOLS_CHANGED), String(body)]);

/**
 * A client of the newer generation that wants to hear of changes asks for a stream, and may not go on before it is acknowledged.
 * The stream ends at once: nothing is kept between two requests.
 */
export function acknowledgeSubscription({ id }: RpcCall, server: Members): SandboxAnswer {
  const params = { _meta: { [SUBSCRIPTION_KEY]: id }, notifications: { toolsListChanged: true } };
  const begin = { jsonrpc: "2.0", method: "notifications/subscriptions/acknowledged", params };
  const { _meta, ...end } = modernResult({}, server);
  const result = { ...end, _meta: { ...(_meta as Members), [SUBSCRIPTION_KEY]: id } };
  return events([JSON.stringify(begin), String(resultAnswer(id, result).body)]);
}
