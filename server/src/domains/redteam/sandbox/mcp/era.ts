import { headerOf, type SandboxRequest } from "../played/answer.ts";
import { type Members, membersOf, type RpcCall, type RpcError } from "../played/rpc.ts";

/** The generations of the protocol: with a handshake, or with everything in each request. */
export const LEGACY_VERSIONS = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"] as const;
export const MODERN_VERSION = "2026-07-28";

const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";

/** The version that a request says it is of; undefined in the older generation, where only the handshake says so. */
const versionIn = ({ params }: RpcCall): string | undefined => {
  const version = membersOf(params["_meta"])?.[VERSION_KEY];
  return typeof version === "string" ? version : undefined;
};

export const isModern = (call: RpcCall): boolean => versionIn(call) !== undefined || call.method === "server/discover";

/** What a request of the newer generation is refused for: an unknown version, or headers that say something else than its body. */
export function refusalOf(call: RpcCall, request: SandboxRequest): RpcError | null {
  const version = versionIn(call) ?? MODERN_VERSION;
  if (version !== MODERN_VERSION) {
    const data = { supported: [MODERN_VERSION], requested: version.slice(0, 40) };
    return { code: -32022, message: "Unsupported protocol version", data };
  }
  const said = [
    ["mcp-protocol-version", version],
    ["mcp-method", call.method],
    ["mcp-name", nameIn(call)],
  ] as const;
  const differing = said.find(([header, value]) => {
    const given = headerOf(request, header);
    return given !== undefined && value !== undefined && given !== value;
  });
  return differing ? { code: -32020, message: `The header ${differing[0]} does not match the body` } : null;
}

function nameIn({ method, params }: RpcCall): string | undefined {
  const name = method === "resources/read" ? params["uri"] : params["name"];
  return typeof name === "string" ? name : undefined;
}

/** A result as the newer generation has it. Nothing may be kept: the next time it may be another. */
export const modernResult = (result: Members, server: Members): Members => ({
  ...{ resultType: "complete", ttlMs: 0, cacheScope: "private" },
  ...result,
  _meta: { [SERVER_KEY]: server },
});
