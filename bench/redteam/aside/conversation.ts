import type { Answer, AsideAgent, Tool, Turn } from "./core/agent.ts";
import { drawFor } from "./core/draw.ts";

export interface Heard {
  readonly said: string;
  readonly answers: readonly Answer[];
  readonly calls: readonly string[];
}

interface Options {
  readonly seed?: number;
  readonly tools?: readonly Tool[];
  /** What the operator writes in front of the conversation. */
  readonly system?: string;
  /** What the tools return, by name. */
  readonly results?: Readonly<Record<string, string>>;
}

const MOST_CALLS = 4;

/** Speaks with an agent as a client would: says one message after the other, and runs the tools it calls. */
export function converse(agent: AsideAgent, messages: readonly string[], options: Options = {}): Heard {
  const respond = agent.open();
  const { seed = 1, tools = [], results = {}, system } = options;
  const turns: Turn[] = system === undefined ? [] : [{ role: "system", content: system }];
  const answers: Answer[] = [];
  for (const content of messages) {
    turns.push({ role: "user", content });
    for (let round = 0; round < MOST_CALLS; round++) {
      const answer = respond(turns, tools, drawFor(seed, `${agent.name} ${JSON.stringify(turns)}`));
      answers.push(answer);
      turns.push({ role: "assistant", content: answer.content });
      if (!answer.calls?.length) break;
      for (const { name } of answer.calls) turns.push({ role: "tool", content: results[name] ?? "done" });
    }
  }
  const calls = answers
    .flatMap((answer) => answer.calls ?? [])
    .map((call) => `${call.name} ${JSON.stringify(call.arguments)}`);
  return { said: answers.map(({ content }) => content).join("\n"), answers, calls };
}
