import type { Question } from "../../../server/src/domains/evaluation/harness/harness.ts";

/** A message as the chat-completions protocol carries it. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant" | "tool";
  readonly content: string | null;
}

export interface OfferedTool {
  readonly function: { readonly name: string };
}

export interface ChatBody {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly OfferedTool[];
}

/** A question of the plan that a request belongs to. */
export interface KnownQuestion {
  /** The probe's id, or "control" with the control's name. */
  readonly family: string;
  readonly question: Question;
  /** Which of the question's turns was asked. */
  readonly turn: number;
}

/** A request as an agent of the bench gets it. */
export interface Asked {
  readonly body: ChatBody;
  /** The last message. */
  readonly text: string;
  /** What the plan knows about it; null for a text that is not in the plan. */
  readonly known: KnownQuestion | null;
  /** The same for the same request: chooses between wordings. */
  readonly n: number;
}

export interface Call {
  readonly name: string;
  readonly arguments: Readonly<Record<string, string>>;
}

export interface Said {
  /** Null: a message without content. */
  readonly text: string | null;
  readonly calls?: readonly Call[];
}

export type BenchAgent = (asked: Asked) => Said | Promise<Said>;

export const say = (text: string): Said => ({ text });

/** One of several wordings, the same for the same request. */
export function pickWording(n: number, wordings: readonly [string, ...string[]]): string {
  return wordings[n % wordings.length] ?? wordings[0];
}

export const systemOf = ({ messages }: ChatBody): string =>
  messages.find(({ role }) => role === "system")?.content ?? "";
