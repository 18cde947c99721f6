import { isRecord } from "../../run/data-url.ts";
import type { JsonObject, OwnAnswer, Refusal, RefusalKind } from "../protocol.ts";

export type RpcId = string | number | null;

/** A JSON-RPC message, as far as it is one: a request, a notification, a response, or neither. */
export interface Envelope {
  readonly id: RpcId;
  /** Empty for responses. */
  readonly method: string;
  readonly message: JsonObject;
}

/** Null if it is no JSON-RPC 2.0 message. */
export function envelopeOf(body: unknown): Envelope | null {
  if (!isRecord(body) || body["jsonrpc"] !== "2.0") return null;
  const { id, method } = body;
  const isId = typeof id === "string" || typeof id === "number";
  return { id: isId ? id : null, method: typeof method === "string" ? method : "", message: body };
}

export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
const INTERNAL_ERROR = -32603;

/** Errors of the gateway. The first three have a number in JSON-RPC; the others take numbers that are free for servers. */
const NUMBERS: Readonly<Record<RefusalKind, number>> = {
  policy: -32050,
  undecided: INTERNAL_ERROR,
  unauthorized: -32051,
  forbidden: -32052,
  limited: -32053,
  invalid: INVALID_REQUEST,
  not_found: METHOD_NOT_FOUND,
  upstream: INTERNAL_ERROR,
  unavailable: INTERNAL_ERROR,
};

export const rpcResult = (id: RpcId, result: unknown): JsonObject => ({ jsonrpc: "2.0", id, result });

export interface RpcError {
  readonly code: number;
  readonly message: string;
  /** From the catalog of errors. */
  readonly reason: string;
}

export const rpcError = (id: RpcId, { code, message, reason }: RpcError): JsonObject => ({
  jsonrpc: "2.0",
  id,
  error: { code, message, data: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "gateway" }] },
});

export const refusedRpc = (refusal: Refusal, id: RpcId): OwnAnswer => ({
  status: refusal.status,
  body: rpcError(id, { code: NUMBERS[refusal.kind], message: refusal.message, reason: refusal.code }),
});

export const undecidedRpc = (message: string, id: RpcId): JsonObject =>
  rpcError(id, { code: INTERNAL_ERROR, message, reason: "GUARD_UNAVAILABLE" });

export const policyRpc = (message: string, id: RpcId): JsonObject =>
  rpcError(id, { code: NUMBERS.policy, message, reason: "GUARD_BLOCKED" });
