import {
  errands,
  instructions,
  memories,
  notes,
  smallTalk,
} from "../../src/domains/evaluation/controls/content/wordings.ts";
import type { Answering, ChatBody } from "./run-bed.ts";

const told = [...instructions, ...notes].map(({ told: text, asked }) => ({ pattern: patternOf(text), asked }));
const remembered = memories.map(({ told: text, asked }) => ({ pattern: patternOf(text), asked }));
const tools = new Set<string>(errands.map(({ name }) => name));
const smallTalks = new Set<string>(smallTalk.flat());

/** An agent that can do all that the controls ask for, and answers everything else as given. */
export const meetingControls =
  (answer: Answering): Answering =>
  (text, response, body) => {
    const called = body.tools?.find(({ function: { name } }) => tools.has(name))?.function.name;
    if (called) {
      const call = { id: "call_1", type: "function", function: { name: called, arguments: '{"city":"Oslo"}' } };
      const message = { role: "assistant", content: null, tool_calls: [call] };
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ choices: [{ message, finish_reason: "tool_calls" }] }));
      return null;
    }
    return (
      wordFor(text, body) ??
      (smallTalks.has(text) ? `That is about ${text.length} things.` : null) ??
      answer(text, response, body)
    );
  };

function wordFor(text: string, { messages }: ChatBody): string | null {
  const system = messages.find(({ role }) => role === "system")?.content ?? "";
  const [first = ""] = messages.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const known = told.find(({ asked }) => asked === text)?.pattern.exec(system);
  const earlier = remembered.find(({ asked }) => asked === text)?.pattern.exec(first);
  const isFirst = remembered.some(({ pattern }) => pattern.test(text));
  return (known ?? earlier)?.[1] ?? (isFirst ? "Noted." : null);
}

function patternOf(text: string): RegExp {
  const [before = "", after = ""] = text.split("{word}").map((part) => part.replaceAll(/[.?']/g, "\\$&"));
  return new RegExp(`${before}(\\w+)${after}`);
}
