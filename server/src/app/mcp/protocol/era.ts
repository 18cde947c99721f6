import type { IncomingHttpHeaders } from "node:http";
import { isJsonObject, type JsonObject } from "../../../kernel/json/json-object.ts";
import { INVALID_PARAMS, membersOf, type RpcCall, type RpcError } from "./rpc.ts";

/** The two generations of the protocol: with a handshake, and with everything in each request. */
export const LEGACY_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
export const MODERN_VERSION = "2026-07-28";

const KEY = "io.modelcontextprotocol/";
const HEADER_MISMATCH = -32020;
const UNSUPPORTED_VERSION = -32022;

/** Which generation a request is of, and what its client can do. Only a modern request says the latter itself. */
export interface Era {
  readonly isModern: boolean;
  readonly capabilities: JsonObject;
  /** What the client calls itself, for the record of what it asked for. */
  readonly client: string | null;
}

export type EraReading = { readonly era: Era } | { readonly error: RpcError };

/** The method's own name for what it is about, which the header Mcp-Name repeats. */
const NAMED: Readonly<Record<string, string>> = {
  "tools/call": "name",
  "resources/read": "uri",
  "prompts/get": "name",
};

export function readEra({ method, params }: RpcCall, headers: IncomingHttpHeaders): EraReading {
  const meta = membersOf(params["_meta"]);
  const said = headerOf(headers, "mcp-protocol-version");
  const version = meta[`${KEY}protocolVersion`];
  const isModern = version !== undefined || said === MODERN_VERSION || method === "server/discover";
  if (!isModern) return readLegacy(method, { said, params });
  if (typeof version !== "string")
    return { error: { code: INVALID_PARAMS, message: `The request has no _meta["${KEY}protocolVersion"].` } };
  if (version !== MODERN_VERSION) return { error: unsupported(version) };
  if (!isJsonObject(meta[`${KEY}clientCapabilities`]))
    return { error: { code: INVALID_PARAMS, message: `The request has no _meta["${KEY}clientCapabilities"].` } };
  const mismatch = mismatchOf(headers, [
    ["mcp-protocol-version", version],
    ["mcp-method", method],
    ["mcp-name", nameIn(method, params)],
  ]);
  if (mismatch) return { error: mismatch };
  const client = membersOf(meta[`${KEY}clientInfo`])["name"];
  const capabilities = membersOf(meta[`${KEY}clientCapabilities`]);
  return { era: { isModern: true, capabilities, client: typeof client === "string" ? client : null } };
}

function readLegacy(method: string, { said, params }: { said: string | undefined; params: JsonObject }): EraReading {
  const isKnown = said === undefined || LEGACY_VERSIONS.some((version) => version === said);
  if (!isKnown && method !== "initialize") return { error: unsupported(said) };
  const client = membersOf(params["clientInfo"])["name"];
  return { era: { isModern: false, capabilities: {}, client: typeof client === "string" ? client : null } };
}

const unsupported = (requested: string): RpcError => ({
  code: UNSUPPORTED_VERSION,
  message: "Unsupported protocol version",
  data: { supported: [MODERN_VERSION, ...LEGACY_VERSIONS], requested: requested.slice(0, 40) },
});

/** Proxies route by these headers: one that says something else than the body would be let through for the wrong reason. */
function mismatchOf(headers: IncomingHttpHeaders, wanted: readonly [string, string | undefined][]): RpcError | null {
  for (const [name, value] of wanted) {
    if (value === undefined) continue;
    const given = headerOf(headers, name);
    const problem = given === undefined ? "is missing" : decoded(given) === value ? null : "does not match the body";
    if (problem) return { code: HEADER_MISMATCH, message: `The header ${name} ${problem}.` };
  }
  return null;
}

function nameIn(method: string, params: JsonObject): string | undefined {
  const member = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined;
  const name = member === undefined ? undefined : params[member];
  return typeof name === "string" ? name : undefined;
}

/** Values that a header can't hold travel as `=?base64?…?=`. */
function decoded(value: string): string {
  const coded = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/i.exec(value)?.[1];
  return coded === undefined ? value : Buffer.from(coded, "base64").toString("utf8");
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** How long a client may keep a result, in milliseconds. Only lists that are constants may be kept at all. */
interface Kept {
  readonly ttlMs?: number;
}

/** A result as the newer generation has it. */
export const modernResult = (result: JsonObject, server: JsonObject, { ttlMs = 0 }: Kept = {}): JsonObject => ({
  ...{ resultType: "complete", ttlMs, cacheScope: "private" },
  ...result,
  _meta: { ...membersOf(result["_meta"]), [`${KEY}serverInfo`]: server },
});
