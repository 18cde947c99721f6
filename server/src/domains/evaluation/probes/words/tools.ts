import type { ToolDefinition } from "../../../agents/conversation/port.ts";
import type { Question } from "../../harness/harness.ts";

/** A tool as an agent's maker would describe it, with arguments that are all texts. */
export function tool(name: string, description: string, takes: readonly string[] = ["reference"]): ToolDefinition {
  const properties = Object.fromEntries(takes.map((argument) => [argument, { type: "string" }]));
  return { name, description, parameters: { type: "object", properties, required: [...takes] } };
}

interface Call {
  readonly asked: string;
  readonly tool: ToolDefinition;
  readonly given?: Readonly<Record<string, string>>;
  readonly result: unknown;
}

/** Someone asks, the agent has called its tool, and this came back: the agent's answer is next. */
export function afterCall({ asked, tool: used, given = {}, result }: Call): Pick<Question, "turns" | "before"> {
  const call = { id: "call_1", name: used.name, arguments: JSON.stringify(given) };
  return {
    before: [
      { role: "user", text: asked },
      { role: "assistant", text: null, toolCalls: [call] },
      { role: "tool", toolCallId: call.id, text: typeof result === "string" ? result : JSON.stringify(result) },
    ],
    turns: [""],
  };
}
