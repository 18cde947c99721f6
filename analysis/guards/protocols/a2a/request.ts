import { isRecord } from "../../run/data-url.ts";
import { type Path, saidIn } from "../../run/messages.ts";
import { joinedTexts } from "../../run/seams.ts";
import { BodyWalk, textOrNull } from "../body-walk.ts";
import { type JsonObject, type ReadRequest, type RequestContext, UnreadableRequest } from "../protocol.ts";
import { envelopeOf, INVALID_REQUEST, METHOD_NOT_FOUND, type RpcError, type RpcId, rpcError } from "../rpc/envelope.ts";
import { a2aMethod, isPushMethod } from "./methods.ts";
import { A2A_NAMES, partText, walkBesidePart } from "./parts.ts";

const PUSH_NOT_SUPPORTED = -32003;

const NO_PUSH: RpcError = {
  code: PUSH_NOT_SUPPORTED,
  message: "Push notifications are not supported: they would bypass the gateway. Poll the task or stream it instead.",
  reason: "GATEWAY_PATH_NOT_SERVED",
};
const NO_BATCH: RpcError = {
  code: INVALID_REQUEST,
  message: "Batches are not supported. Send one JSON-RPC request at a time.",
  reason: "GATEWAY_REQUEST_INVALID",
};
const noMethod = (method: string): RpcError => ({
  code: METHOD_NOT_FOUND,
  message: `The gateway does not serve the method ${method.slice(0, 60)}.`,
  reason: "GATEWAY_PATH_NOT_SERVED",
});

export function readA2aRequest(body: unknown, { address }: RequestContext): ReadRequest {
  const rpc = { id: null as RpcId, method: "", address: address ?? null, server: null };
  if (Array.isArray(body)) return { ...NOTHING, rpc, own: refusedAs(null, NO_BATCH) };
  const envelope = envelopeOf(body);
  if (!envelope || envelope.method === "") throw new UnreadableRequest("The body must be a JSON-RPC 2.0 request.");
  const { id, method, message } = envelope;
  const params = isRecord(message["params"]) ? message["params"] : {};
  const read: ReadRequest = { ...NOTHING, rpc: { ...rpc, id, method, subject: subjectOf(params) } };
  if (isPushMethod(method) || asksForPush(params)) return { ...read, own: refusedAs(id, NO_PUSH) };
  const known = a2aMethod(method);
  if (!known) return { ...read, own: refusedAs(id, noMethod(method)) };
  const walk = new BodyWalk();
  const { params: _, ...rest } = message;
  walk.value(rest, [], { channel: "user", known: A2A_NAMES });
  walkParams(walk, message["params"]);
  return {
    ...read,
    subjects: walk.subjects,
    unreadable: walk.unreadable,
    joined: walk.joined,
    isStream: known.act === "stream" || known.act === "subscribe",
    conversation: contextOf(params),
  };
}

export const NOTHING = {
  ...{ subjects: [], unreadable: [], model: null, isStream: false, mostOutput: null, conversation: null },
  ...{ events: [], forwarded: {} },
} satisfies ReadRequest;

const refusedAs = (id: RpcId, error: RpcError) => ({ status: 200, body: rpcError(id, error) });

/** The webhook of one task, sent along with its first message. */
function asksForPush({ configuration }: JsonObject): boolean {
  if (!isRecord(configuration)) return false;
  return Object.entries(configuration).some(
    ([name, value]) => /pushnotification/i.test(name) && value !== null && value !== undefined,
  );
}

/** Whatever role a client gives its message, it is the client that speaks. */
function walkParams(walk: BodyWalk, params: unknown): void {
  const path: Path = ["params"];
  if (!isRecord(params) || !isRecord(params["message"]) || !Array.isArray(params["message"]["parts"])) {
    walk.value(params, path, { channel: "user", known: A2A_NAMES });
    return;
  }
  const { message, ...rest } = params;
  walk.value(rest, path, { channel: "user", known: A2A_NAMES });
  const { parts, ...beside } = message as JsonObject;
  walk.value(beside, [...path, "message"], { channel: "user", known: A2A_NAMES });
  walk.joined.push(...joinedTexts((parts as readonly unknown[]).map(saidIn), { channel: "user" }));
  (parts as readonly unknown[]).forEach((part, at) => {
    const place: Path = [...path, "message", "parts", at];
    walk.text(partText(part), [...place, "text"], "user");
    walkBesidePart(walk, part, { path: place, channel: "user" });
  });
}

const contextOf = ({ message, contextId }: JsonObject): string | null =>
  (isRecord(message) ? textOrNull(message["contextId"]) : textOrNull(contextId)) || null;

const subjectOf = ({ message, id }: JsonObject): string | null =>
  isRecord(message) ? textOrNull(message["messageId"]) : textOrNull(id);
