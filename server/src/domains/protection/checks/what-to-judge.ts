import type { Subject } from "@agent-console/analysis/guards/guard.ts";
import type { FoundSubject, Walked } from "@agent-console/analysis/guards/run/messages.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import { loadEngine } from "../runtime/engine.ts";
import type { GuardCheckBody } from "../shapes/decision.ts";

/** The texts of a request, from exactly one of three members. */
export async function whatToJudge(body: GuardCheckBody): Promise<Walked> {
  const { text, messages, tool_call: call } = body;
  const given = [text, messages, call].filter((one) => one !== null && one !== undefined);
  if (given.length !== 1) throw unprocessable(["body", "text"], "Set exactly one of text, messages and tool_call");
  if (messages) return (await loadEngine()).subjectsOf(plainMessages(messages));
  const context = typeof body.question === "string" ? { question: body.question } : {};
  if (!call) return single({ channel: body.channel ?? "user", text: text ?? "", ...context });
  if (body.channel && body.channel !== "tool_call") {
    throw unprocessable(["body", "channel"], "A tool call belongs to the channel tool_call", body.channel);
  }
  const toolCall = { name: call.name, arguments: plain(call.arguments) };
  return single({ channel: "tool_call", text: JSON.stringify(toolCall.arguments) ?? "null", toolCall, ...context });
}

const single = (subject: Subject): Walked => {
  const part: FoundSubject = { subject, path: [], isReplaceable: true };
  return { subjects: [part], unreadable: [] };
};

/** Without the numbers in source form that requests keep. */
const plain = (value: unknown): unknown => JSON.parse(stringifyJson(value));
export const plainMessages = (messages: readonly unknown[]): readonly unknown[] =>
  plain(messages) as readonly unknown[];
