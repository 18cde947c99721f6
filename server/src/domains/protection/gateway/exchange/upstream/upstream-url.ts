import type { Upstream } from "../../keys/admission.ts";

const ENDPOINTS = /\/(?:chat\/completions|responses|embeddings|models|messages)$/;

/**
 * Where a request goes. An OpenAI-style address is the base that clients are given (`https://host/v1`) or an endpoint below
 * it; a tool server's is the endpoint itself. A query that belongs to the address stays, the client's does not pass.
 */
export function upstreamUrl({ url, protocol }: Pick<Upstream, "url" | "protocol">, path: string): string {
  const key = `${protocol} ${url.length} ${url}${path}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = makeUrl({ url, protocol }, path);
  known.set(key, made);
  return made;
}

/** Reading an address takes longer than finding it. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

function makeUrl({ url, protocol }: Pick<Upstream, "url" | "protocol">, path: string): string {
  const target = new URL(url);
  target.hash = "";
  if (protocol === "mcp") return target.href;
  const base = target.pathname.replace(/\/+$/, "").replace(protocol === "a2a" ? /^$/ : ENDPOINTS, "");
  switch (protocol) {
    case "openai":
      // Clients of a route have `/v1` in their base, and the upstream's own base says what it wants instead.
      target.pathname = base + path.replace(/^\/v1(?=\/|$)/, "");
      break;
    case "anthropic":
      target.pathname = base.replace(/\/v1$/, "") + path;
      break;
    case "a2a":
      target.pathname = path.startsWith("/.well-known/") ? base + path : base || "/";
      break;
  }
  return target.href;
}

/** Where else the card of an agent may be: at the root of its host, by its newer or its older name. */
export function otherCardUrls({ url, protocol }: Pick<Upstream, "url" | "protocol">, path: string): readonly string[] {
  if (protocol !== "a2a" || !path.startsWith("/.well-known/")) return [];
  const first = upstreamUrl({ url, protocol }, path);
  return ["agent-card.json", "agent.json"]
    .map((name) => new URL(`/.well-known/${name}`, url).href)
    .filter((other) => other !== first);
}
