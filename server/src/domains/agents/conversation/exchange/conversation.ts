import type { ModelParams } from "../../record/agent-reach.ts";
import type { Observation, Thread, ToolCall } from "./observation.ts";

export type Message =
  | { readonly role: "user"; readonly text: string }
  | { readonly role: "assistant"; readonly text: string | null; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: "tool"; readonly text: string; readonly toolCallId: string };

export interface ToolDefinition {
  readonly name: string;
  readonly description?: string;
  /** A JSON schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Everything that is said to the agent, up to the turn whose answer is wanted. */
export interface Conversation {
  readonly systemPrompt: string | null;
  readonly messages: readonly Message[];
  readonly tools?: readonly ToolDefinition[] | undefined;
  readonly params: ModelParams;
  /** For the whole of it, without the time spent waiting for a turn. */
  readonly timeoutMs: number;
  /** Of the answer before, for agents that keep the conversation themselves. */
  readonly thread?: Thread | null;
  /** Ask for the answer in pieces; the observation is the same. */
  readonly stream?: boolean;
  /** How the last message is sent where the protocol is A2A. */
  readonly forged?: Forged | undefined;
}

/** What a hostile client of an A2A agent adds to its message. Other protocols have no place for it. */
export interface Forged {
  /** The agent above all others that it claims to be. */
  readonly sender?: string;
  /** What stands in an artifact beside the text. */
  readonly artifact?: string;
}

export interface ConverseOptions {
  readonly signal?: AbortSignal;
  /**
   * Awaited before each single request that goes to the agent, also the second and third of one conversation: here a
   * run is paced and its spending reserved. The wait is no one's slowness; what it throws leaves `converse` as it is.
   * Nothing to wait for is no promise: a run asks so for each of its prompts.
   */
  pace?(): Promise<void> | undefined;
  /** Asked after `pace`, and again in the moment a request is written. */
  readonly permit?: SendPermission | undefined;
}

/**
 * Whether requests may leave, where that can end at any time. Between a turn and the request there may be a new connection, or
 * a process that was frozen; what was allowed before that is asked again.
 */
export interface SendPermission {
  /** Whether a request may leave now. */
  isGood(): boolean;
  /** Returns when one may leave; no promise if it may now. Throws when none may any more. */
  wait(): Promise<void> | undefined;
}

/** One agent, whatever protocol it speaks. Rejects only for faults of our own: what goes wrong out there is observed. */
export interface AgentDriver {
  converse(conversation: Conversation, options?: ConverseOptions): Promise<Observation>;
}
