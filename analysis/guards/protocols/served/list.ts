import type { Protocol } from "../protocol.ts";

/** What an upstream speaks. */
export type UpstreamKind = "openai" | "anthropic" | "a2a" | "mcp";

/** A path that the gateway serves. The code is loaded with the first request for it. */
interface Served {
  readonly kinds: readonly UpstreamKind[];
  readonly methods: readonly string[];
  /** The path behind the route, without a query. */
  readonly path: RegExp;
  readonly load: () => Promise<Protocol>;
}

/** The address of the route itself. */
const ROOT = /^\/?$/;

const SERVED: readonly Served[] = [
  {
    kinds: ["openai"],
    methods: ["POST"],
    path: /^\/v1\/chat\/completions$/,
    load: async () => (await import("../openai/chat.ts")).chat,
  },
  {
    kinds: ["openai"],
    methods: ["POST"],
    path: /^\/v1\/responses$/,
    load: async () => (await import("../openai/responses.ts")).responses,
  },
  {
    kinds: ["openai"],
    methods: ["POST"],
    path: /^\/v1\/embeddings$/,
    load: async () => (await import("../openai/lists.ts")).embeddings,
  },
  {
    kinds: ["openai"],
    methods: ["GET"],
    // A name, whose slashes are escaped: no words, and no way up to another path.
    path: /^\/v1\/models(?:\/(?!.*\.\.)(?!\.)(?:[\w.:@-]|%2[fF]|%3[aA]|%40){1,128})?$/,
    load: async () => (await import("../openai/lists.ts")).models,
  },
  {
    kinds: ["anthropic"],
    methods: ["POST"],
    path: /^\/v1\/messages$/,
    load: async () => (await import("../messages/messages.ts")).messages,
  },
  {
    kinds: ["anthropic"],
    methods: ["POST"],
    path: /^\/v1\/messages\/count_tokens$/,
    load: async () => (await import("../messages/messages.ts")).countTokens,
  },
  {
    kinds: ["a2a"],
    methods: ["POST"],
    path: ROOT,
    load: async () => (await import("../a2a/a2a.ts")).a2a,
  },
  {
    kinds: ["a2a"],
    methods: ["GET"],
    path: /^\/\.well-known\/agent(?:-card)?\.json$/,
    load: async () => (await import("../a2a/a2a.ts")).agentCard,
  },
  {
    kinds: ["mcp"],
    methods: ["POST", "GET", "DELETE"],
    path: ROOT,
    load: async () => (await import("../mcp/mcp.ts")).mcp,
  },
];

/** The protocol of a request, or null if the gateway does not serve its path. */
export async function protocolFor(method: string, path: string, kind: UpstreamKind): Promise<Protocol | null> {
  const served = SERVED.find((one) => one.methods.includes(method) && one.kinds.includes(kind) && one.path.test(path));
  return served ? await served.load() : null;
}
