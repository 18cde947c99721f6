import type { Draw } from "../chance/draws.ts";
import type { Language, Weakness } from "../language/vocabulary.ts";
import type { ChatRequest } from "../request/chat-request.ts";

/** A request that the agent can handle. */
export interface Solved {
  /** What determines whether it goes well. */
  readonly weakness: Weakness;
  readonly right: string;
  /** The response if it goes badly. */
  readonly wrong: (draw: Draw) => string;
}

export interface Task {
  /** The last message. */
  readonly text: string;
  readonly language: Language;
  readonly turns: ChatRequest["turns"];
}

/** One skill of the agent. Null for other requests. */
export type Competence = (task: Task) => Solved | null;

/** User messages and responses in order, without the last turn. */
export function exchangesOf(turns: ChatRequest["turns"]): { readonly said: string; readonly answer: string }[] {
  return turns.slice(0, -1).flatMap(({ role, text }, at) => {
    const answer = turns.slice(at + 1).find((turn) => turn.role !== "tool");
    return role === "user" && answer?.role === "assistant" ? [{ said: text, answer: answer.text }] : [];
  });
}
