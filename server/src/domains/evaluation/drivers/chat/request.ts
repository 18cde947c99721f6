import type { Conversation, Message, ToolDefinition } from "../conversation.ts";
import type { ToolCall } from "../observation.ts";

/** The body of a chat completion request; what is not configured is not sent, so that the agent's own defaults hold. */
export function requestBody(model: string, conversation: Conversation): Record<string, unknown> {
  const { systemPrompt, messages, tools = [], params, stream } = conversation;
  const system = systemPrompt ? [{ role: "system", content: systemPrompt }] : [];
  return {
    model,
    messages: [...system, ...messages.map(wireMessage)],
    ...(params.temperature === null ? {} : { temperature: params.temperature }),
    ...(params.topP === null ? {} : { top_p: params.topP }),
    ...(params.maxTokens === null ? {} : { max_tokens: params.maxTokens }),
    ...(tools.length === 0 ? {} : { tools: tools.map(wireTool) }),
    ...(stream ? { stream: true, stream_options: { include_usage: true } } : {}),
  };
}

function wireMessage(message: Message): object {
  switch (message.role) {
    case "user":
      return { role: "user", content: message.text };
    case "tool":
      return { role: "tool", tool_call_id: message.toolCallId, content: message.text };
    case "assistant": {
      const calls = message.toolCalls ?? [];
      const said = { role: "assistant", content: message.text };
      return calls.length === 0 ? said : { ...said, tool_calls: calls.map(wireCall) };
    }
  }
}

function wireCall({ id, name, arguments: given }: ToolCall): object {
  return { id, type: "function", function: { name, arguments: given } };
}

function wireTool({ name, description, parameters }: ToolDefinition): object {
  return { type: "function", function: { name, ...(description === undefined ? {} : { description }), parameters } };
}
