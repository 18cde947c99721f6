import { json, type SandboxAnswer } from "./answer.ts";

export type Members = Readonly<Record<string, unknown>>;

/** A call by JSON-RPC; one without an ID is a notification. */
export interface RpcCall {
  readonly id: string | number | null;
  readonly method: string;
  readonly params: Members;
}

export const membersOf = (value: unknown): Members | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Members) : null;

/** Null for anything but one single call. */
export function readCall(body: Buffer): RpcCall | null {
  const read = membersOf(parseJsonOrNull(body.toString("utf8")));
  if (read?.["jsonrpc"] !== "2.0" || typeof read["method"] !== "string") return null;
  const { id } = read;
  const isNamed = typeof id === "string" || typeof id === "number";
  return { id: isNamed ? id : null, method: read["method"], params: membersOf(read["params"]) ?? {} };
}

export function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export const UNREADABLE: RpcError = { code: -32700, message: "Parse error" };
export const UNKNOWN_METHOD: RpcError = { code: -32601, message: "Method not found" };

export const resultAnswer = (id: RpcCall["id"], result: unknown): SandboxAnswer => json({ jsonrpc: "2.0", id, result });

export const errorAnswer = (id: RpcCall["id"], error: RpcError, status = 200): SandboxAnswer =>
  json({ jsonrpc: "2.0", id, error }, status);
