import { BodyWalk } from "../body-walk.ts";
import type { Protocol, Refusal } from "../protocol.ts";
import { refusedRpc } from "../rpc/envelope.ts";
import { withTextRuns } from "../text-runs.ts";
import { readA2aAnswer, readCard } from "./answer.ts";
import { cardFor, isCard } from "./card.ts";
import { blockedA2a } from "./own.ts";
import { NOTHING, readA2aRequest } from "./request.ts";
import { A2aReader } from "./stream.ts";

/** A2A over JSON-RPC, with the names and parts of versions 0.3 and 1.0. */
export const a2a: Protocol = {
  id: "a2a",
  readRequest: readA2aRequest,
  readAnswer: readA2aAnswer,
  withTexts: withTextRuns,
  withoutCalls: (body) => body,
  stream: (request) => new A2aReader(request),
  blocked: blockedA2a,
  blockedStream: (message, request) => [{ name: null, data: JSON.stringify(blockedA2a(message, request).body) }],
  refused: (refusal, request) => refusedRpc(refusal, request?.rpc?.id ?? null),
};

/** `GET /.well-known/agent-card.json`. */
export const agentCard: Protocol = {
  ...a2a,
  readRequest: (_, { address }) => ({
    ...NOTHING,
    rpc: { id: null, method: "", address: address ?? null, server: null },
  }),
  readAnswer: (body, { rpc }) => {
    if (isCard(body)) return readCard(cardFor(body, rpc?.address ?? ""));
    const walk = new BodyWalk();
    walk.value(body, [], { channel: "output" });
    return { subjects: walk.subjects, unreadable: walk.unreadable, usage: null, calls: [] };
  },
  withTexts: withTextRuns,
  blocked: (message) => plain({ kind: "policy", code: "GUARD_BLOCKED", status: 400, message }),
  blockedStream: () => [],
  refused: plain,
};

function plain({ status, code, message }: Refusal) {
  return { status, body: { error: { code, message } } };
}
