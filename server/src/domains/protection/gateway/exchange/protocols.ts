import type { Protocol } from "@agent-console/analysis/guards/protocols/protocol.ts";
import { protocolFor, type UpstreamKind } from "@agent-console/analysis/guards/protocols/served/list.ts";

/** Finds the protocol of a request; null if the gateway does not serve its path. A slash at the end changes nothing. */
export type FindProtocol = (method: string, path: string, kind: UpstreamKind) => Protocol | Promise<Protocol | null>;

const MOST_PATHS = 100;

/** Loading a module that is loaded already still takes a while, so what was found is kept. */
export function createProtocols(): FindProtocol {
  const known = new Map<string, Protocol>();
  async function find(key: string, ...asked: Parameters<typeof protocolFor>): Promise<Protocol | null> {
    const protocol = await protocolFor(...asked);
    if (protocol && known.size < MOST_PATHS) known.set(key, protocol);
    return protocol;
  }
  return (method, path, kind) => {
    const clean = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const key = `${kind} ${method} ${clean}`;
    return known.get(key) ?? find(key, method, clean, kind);
  };
}

/** In whose form to refuse a request of a route that is not known. */
export async function likelyProtocol(path: string): Promise<Protocol> {
  const kind: UpstreamKind = path.startsWith("/v1/messages") ? "anthropic" : "openai";
  const protocol =
    (await protocolFor("POST", path, kind)) ?? (await protocolFor("POST", "/v1/chat/completions", "openai"));
  if (!protocol) throw new Error("the gateway speaks no protocol");
  return protocol;
}
