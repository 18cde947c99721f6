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
  /** A key is kept, but it was entered for another origin than that of `url`. */
  readonly keyWithheld: boolean;
  /** All secrets that the console stores for the agent, to be found again in what it says. Never shown or stored. */
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
  readonly name: "API key" | "repository token";
  readonly value: string;
}

export interface ModelParams {
  readonly temperature: number | null;
  readonly topP: number | null;
  readonly maxTokens: number | null;
}

/** Values to reach the agent with in place of the kept ones. The kept key's mask, or none, means the kept key. */
export interface ReachDraft {
  readonly url?: string | undefined;
  /** For the address of this draft; empty: call without a key. */
  readonly key?: string | undefined;
  readonly protocol?: AgentRow["protocol"] | undefined;
  readonly model?: string | undefined;
}
