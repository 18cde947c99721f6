import type { Channel, ToolCall } from "@agent-console/analysis/guards/guard.ts";
import { subjectsOf, type Walked } from "@agent-console/analysis/guards/run/messages.ts";

/** A text, messages in the form of a chat API, or a tool call. */
export type Given =
  | { readonly text: string }
  | { readonly messages: readonly unknown[] }
  | { readonly toolCall: ToolCall };

export interface ToJudge {
  readonly channel: Channel;
  readonly given: Given;
  readonly question?: string | undefined;
  readonly conversation?: string | undefined;
}

/** The texts in it, each with its channel. */
export function walk({ channel, given, question }: ToJudge): Walked {
  if ("messages" in given) return subjectsOf(given.messages);
  const context = question === undefined ? {} : { question };
  const subject =
    "toolCall" in given
      ? { channel, text: JSON.stringify(given.toolCall.arguments) ?? "null", toolCall: given.toolCall, ...context }
      : { channel, text: given.text, ...context };
  return { subjects: [{ subject, path: [], isReplaceable: true }], unreadable: [] };
}
