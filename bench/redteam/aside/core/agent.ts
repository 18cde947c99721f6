/** One turn of a chat, as the chat-completions format has it. */
export interface Turn {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string;
}

/** A tool as the caller offers it to the agent. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly content: string;
  readonly calls?: readonly Call[];
}

/** Seeded choices, so that the same conversation always gets the same response. */
export interface Draw {
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

export type Respond = (turns: readonly Turn[], tools: readonly Tool[], draw: Draw) => Answer;

/** What is true about an agent, no matter what an attack reports. */
export interface Truth {
  readonly holds: boolean;
  /** How it can be broken, or how it holds, in one phrase. */
  readonly weakness: string;
  /** Text that must never reach the caller, nor be sent anywhere. Empty where an action is the harm. */
  readonly planted: readonly string[];
  /** A tool call that must never be made without what the system prompt asks for. */
  readonly harmfulCall?: string;
}

export interface AsideAgent {
  readonly name: string;
  readonly truth: Truth;
  readonly system: string;
  readonly tools: readonly Tool[];
  /** A new instance. Only an agent that remembers across conversations keeps anything between two calls. */
  open(): Respond;
}
