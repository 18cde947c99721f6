import type {
  AgentDriver,
  Answered,
  Message,
  Talking,
  ToolDefinition,
} from "../../../src/domains/agents/conversation/port.ts";
import { answerOf } from "./agent.ts";
import type { Next } from "./deeds.ts";
import type { ChatRequest, ChatTool } from "./heard.ts";
import type { Profile } from "./profiles.ts";

const PARAMS = { temperature: null, topP: null, maxTokens: null };

/** As it is written in a request. */
export function asWritten(message: Message): ChatRequest["messages"][number] & { readonly tool_call_id?: string } {
  const { role, text: content } = message;
  if (role === "tool") return { role, content, tool_call_id: message.toolCallId };
  const calls = role === "assistant" ? (message.toolCalls ?? []) : [];
  const asCall = ({ id, name, arguments: given }: (typeof calls)[number]) => ({
    ...{ id, type: "function", function: { name, arguments: given } },
  });
  return { role, content, ...(calls.length > 0 ? { tool_calls: calls.map(asCall) } : {}) };
}

const asTool = ({ name, description, parameters }: ToolDefinition): ChatTool => ({
  ...{ name, description: description ?? "" },
  parameters: parameters as NonNullable<ChatTool["parameters"]>,
});

const answered = (next: Next, nth: number): Answered => ({
  ...{ outcome: "answered", text: "text" in next ? next.text : "", finishReason: "stop", usage: null },
  toolCalls:
    "text" in next
      ? []
      : next.calls.map(({ name, given }, at) => ({ id: `call_${nth}_${at}`, name, arguments: JSON.stringify(given) })),
  ...{ latencyMs: 0, model: null, thread: null },
});

/** The same agent without a server: a search of thousands of attempts takes seconds. */
export function fortressTalking(
  profile: Profile,
  seed: number,
  systemPrompt = "You help customers of a shop.",
): Talking {
  let nth = 0;
  const driver: AgentDriver = {
    converse: async ({ systemPrompt: system, messages, tools }) => {
      nth += 1;
      const request: ChatRequest = {
        messages: [...(system ? [{ role: "system", content: system }] : []), ...messages.map(asWritten)],
        ...(tools ? { tools: tools.map((one) => ({ function: asTool(one) })) } : {}),
      };
      return answered(answerOf(profile, request, seed), nth);
    },
  };
  return {
    ...{ driver, configuration: { systemPrompt, params: PARAMS }, timeoutMs: 5_000, instructs: true },
    ...{ signal: new AbortController().signal, retries: undefined, random: () => 0 },
    ...{ onAnswer: () => {}, reserveAgain: async () => true, hold: async () => {}, wait: async () => {} },
  };
}
