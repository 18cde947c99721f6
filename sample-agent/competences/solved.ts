import type { Draw } from "../chance/draws.ts";
import type { Language, Weakness } from "../language/vocabulary.ts";
import type { ChatRequest } from "../request/chat-request.ts";

/** A request that the agent knows how to deal with. */
export interface Solved {
  /** What decides whether it goes well. */
  readonly weakness: Weakness;
  readonly right: string;
  /** How it comes out when it goes badly. */
  readonly wrong: (draw: Draw) => string;
}

export interface Task {
  /** What was said last. */
  readonly text: string;
  readonly language: Language;
  readonly turns: ChatRequest["turns"];
}

/** One thing that the agent can do; null for a request of another kind. */
export type Competence = (task: Task) => Solved | null;

/** What a person said and what the agent answered, in order, without the last turn. */
export function exchangesOf(turns: ChatRequest["turns"]): { readonly said: string; readonly answer: string }[] {
  return turns.slice(0, -1).flatMap(({ role, text }, at) => {
    const answer = turns.slice(at + 1).find((turn) => turn.role !== "tool");
    return role === "user" && answer?.role === "assistant" ? [{ said: text, answer: answer.text }] : [];
  });
}
