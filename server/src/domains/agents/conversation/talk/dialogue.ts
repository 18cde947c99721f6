import type { Forged, Message, ToolDefinition } from "../exchange/conversation.ts";

/** What is said to an agent: user turns in order, each after the agent's answer to the one before. Plain data. */
export interface Dialogue {
  /** The first may be empty where a tool's result precedes it: the agent is to answer that. */
  readonly turns: readonly [string, ...string[]];
  /** Sent ahead of the first turn: earlier messages, the agent's tool calls, and their results. */
  readonly before?: readonly Message[];
  readonly tools?: readonly ToolDefinition[];
  /** What a tool returns when the agent calls it between two turns, by the tool's name; "{}" for any other tool. */
  readonly toolResults?: Readonly<Record<string, string>>;
  /** Each turn begins a conversation of its own, in which the agent knows nothing of the others. */
  readonly isApart?: true;
  /** Put before the agent's own system prompt. */
  readonly preamble?: string;
  /** Put before the preamble. An agent whose protocol has no system message is asked without them. */
  readonly rules?: string;
  /** Turns that a hostile A2A client sends. */
  readonly forged?: ForgedTurns;
}

export interface ForgedTurns extends Forged {
  /** The first of them, from 0; those before are a harmless client's. */
  readonly from: number;
  /** Sent into the conversation of the first turn, which is someone else's where turns are apart. */
  readonly isForeignContext?: true;
}

/** Everything before the first answer, as one text: for protocols that carry no more than that, and for people. */
export function openingOf({ before = [], turns: [first] }: Pick<Dialogue, "before" | "turns">): string {
  return [...before.map(inWords), first].filter(Boolean).join("\n\n");
}

function inWords(message: Message): string {
  switch (message.role) {
    case "user":
      return message.text;
    case "tool":
      return `Result of that call:\n${message.text}`;
    case "assistant": {
      const calls = (message.toolCalls ?? []).map(({ name, arguments: given }) => `You called ${name}(${given}).`);
      return [message.text && `You said: ${message.text}`, ...calls].filter(Boolean).join("\n");
    }
  }
}
