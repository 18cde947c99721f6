import type { Conversation, Message, ToolDefinition } from "../exchange/conversation.ts";
import type { ToolCall } from "../exchange/observation.ts";

interface RequestBody {
  model: string;
  messages: object[];
  temperature?: number;
  top_p?: number;
  max_tokens?: number;
  tools?: object[];
  stream?: true;
  stream_options?: { include_usage: true };
}

/** The body of a chat completion request. Unset parameters are not sent, so that the agent's own defaults apply. */
export function requestBody(model: string, conversation: Conversation): RequestBody {
  const { systemPrompt, messages, tools, params } = conversation;
  const body: RequestBody = { model, messages: messages.map(wireMessage) };
  if (systemPrompt) body.messages.unshift({ role: "system", content: systemPrompt });
  if (params.temperature !== null) body.temperature = params.temperature;
  if (params.topP !== null) body.top_p = params.topP;
  if (params.maxTokens !== null) body.max_tokens = params.maxTokens;
  if (tools && tools.length > 0) body.tools = tools.map(wireTool);
  if (conversation.stream) {
    body.stream = true;
    body.stream_options = { include_usage: true };
  }
  return body;
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
