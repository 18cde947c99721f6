import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { parseJson } from "../../../kernel/json/parse.ts";
import { SourceNumber } from "../../../kernel/json/source-number.ts";

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: JsonObject;
}

/** A number that JavaScript would write differently stays as it was sent. */
export type RpcId = string | number | SourceNumber;

export interface RpcCall {
  readonly id: RpcId;
  readonly method: string;
  readonly params: JsonObject;
}

/** A request that wants an answer, a message that wants none, or what is wrong with it. */
export type RpcMessage =
  | { readonly kind: "call"; readonly call: RpcCall }
  | { readonly kind: "notification" }
  | { readonly kind: "refused"; readonly error: RpcError; readonly id: RpcId | null };

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

const refused = (code: number, message: string, id: RpcId | null = null): RpcMessage => ({
  ...{ kind: "refused", error: { code, message }, id },
});

/**
 * Reads one JSON-RPC message. A batch is refused: the protocol dropped them, and one request would be many for the rate limit.
 * A request without an ID is a notification, which nobody may answer, so nothing is done for it.
 */
export function readMessage(text: string): RpcMessage {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return refused(PARSE_ERROR, "The body is not valid JSON.");
  }
  if (Array.isArray(value)) return refused(INVALID_REQUEST, "Batches are not accepted. Send one message per request.");
  if (!isJsonObject(value) || value["jsonrpc"] !== "2.0")
    return refused(INVALID_REQUEST, "Not a JSON-RPC 2.0 message.");
  const { id, method, params } = value;
  if (typeof method !== "string") {
    const isAnswer = "result" in value || "error" in value;
    return isAnswer ? { kind: "notification" } : refused(INVALID_REQUEST, "The message has no method.");
  }
  if (id === undefined) return { kind: "notification" };
  if (typeof id !== "string" && typeof id !== "number" && !(id instanceof SourceNumber))
    return refused(INVALID_REQUEST, "The ID must be a string or a number.");
  if (params !== undefined && !isJsonObject(params))
    return refused(INVALID_PARAMS, "The parameters must be an object.", id);
  return { kind: "call", call: { id, method, params: params ?? {} } };
}

/** The member as an object, or an empty one. */
export const membersOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

export const answerText = (id: RpcId | null, answered: { result: JsonObject } | { error: RpcError }): string =>
  JSON.stringify({ jsonrpc: "2.0", id, ...answered });
