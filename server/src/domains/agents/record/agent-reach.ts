import type { AgentRow } from "./agent-row.ts";

/** How an agent is called. */
export interface AgentReach {
  readonly id: string;
  readonly name: string;
  readonly protocol: AgentRow["protocol"];
  readonly url: string | null;
  readonly model: string;
  /** For the origin of `url` alone: an address found on the way, as in an agent card, does not get it. */
  readonly key: string | null;
  /** A key is stored, but was entered for another origin than that of `url`. */
  readonly keyWithheld: boolean;
  /** Further headers. Each set is for its origin alone, whatever `url` is. */
  readonly headers?: readonly SentHeaders[];
  /** All secrets that the console stores for the agent, to detect them in its responses. Never shown or logged. */
  readonly secrets?: readonly AgentSecret[];
  /** What the agent is for, in its owner's words. */
  readonly purpose?: string | null;
  readonly systemPrompt: string | null;
  readonly params: ModelParams;
  /** Requests a minute. */
  readonly rateLimit: number;
  readonly timeoutMs: number;
}

export interface AgentSecret {
  readonly name: "API key" | "repository token" | "header";
  readonly value: string;
}

/** In plain text. */
export interface SentHeaders {
  readonly origin: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface ModelParams {
  readonly temperature: number | null;
  readonly topP: number | null;
  readonly maxTokens: number | null;
}

/** Values to use instead of the stored ones. The stored key's mask, or no key, means the stored key. */
export interface ReachDraft {
  readonly url?: string | undefined;
  /** For the address of this draft; empty: call without a key. */
  readonly key?: string | undefined;
  readonly protocol?: AgentRow["protocol"] | undefined;
  readonly model?: string | undefined;
}
