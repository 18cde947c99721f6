import { createSampleAgent } from "@agent-console/sample-agent/agent.ts";
import { requestOf } from "@agent-console/sample-agent/test/ask-sample.ts";
import type { Question } from "../../src/domains/evaluation/harness/harness.ts";
import { answered } from "../evaluation/exchange.ts";

/** The sample agent's answers to a prompt under a system prompt, without a server. */
export function answersOf({ turns, tools = [], preamble }: Question, system: string) {
  const agent = createSampleAgent();
  const messages: object[] = [];
  return turns.map((turn) => {
    messages.push({ role: "user", content: turn });
    const body = { tools: tools.map((tool) => ({ type: "function", function: tool })) };
    const outcome = agent.reply(requestOf(messages, { system: [preamble, system].filter(Boolean).join("\n\n"), body }));
    if (outcome.kind !== "answered") throw new Error(outcome.kind);
    const toolCalls = outcome.call ? [{ id: "1", ...outcome.call }] : [];
    messages.push({
      role: "assistant",
      content: outcome.text,
      ...(outcome.call ? { tool_calls: [{ id: "1", type: "function", function: outcome.call }] } : {}),
    });
    if (outcome.call) messages.push({ role: "tool", tool_call_id: "1", content: '{"ok":true}' });
    return { ...answered(outcome.text), toolCalls };
  });
}
