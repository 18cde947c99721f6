import type { JsonObject } from "../protocol.ts";
import { textOrNull } from "./text-walk.ts";

/** An item of Responses that asks for something to be done. */
export interface CallKind {
  /** Where its arguments stand. */
  readonly member: string;
  /** What flow policies call the tool; null if the item does not name it. */
  readonly tool: (item: JsonObject) => string | null;
}

const named = (item: JsonObject): string | null => textOrNull(item.name);
const ofServer = (item: JsonObject): string | null => {
  const name = textOrNull(item.name);
  return name === null ? null : `mcp:${textOrNull(item.server_label) ?? "unknown"}/${name}`;
};

export const CALL_KINDS: ReadonlyMap<unknown, CallKind> = new Map([
  ["function_call", { member: "arguments", tool: named }],
  ["custom_tool_call", { member: "input", tool: named }],
  ["mcp_call", { member: "arguments", tool: ofServer }],
  ["mcp_approval_request", { member: "arguments", tool: ofServer }],
  ["local_shell_call", { member: "action", tool: () => "local_shell" }],
  ["shell_call", { member: "action", tool: () => "shell" }],
  ["computer_call", { member: "action", tool: () => "computer" }],
  ["apply_patch_call", { member: "operation", tool: () => "apply_patch" }],
]);

/** Texts of parts: which member holds it, and what kind of text it is. */
export interface TextKind {
  readonly member: string;
  readonly kind: string;
}

export const TEXT_PARTS: ReadonlyMap<unknown, TextKind> = new Map([
  ["output_text", { member: "text", kind: "text" }],
  ["refusal", { member: "refusal", kind: "refusal" }],
  ["reasoning_text", { member: "text", kind: "reasoning" }],
  ["summary_text", { member: "text", kind: "summary" }],
]);

/** What names an item, for itself or for its call. */
export const itemIdentity = (item: JsonObject): string | null => textOrNull(item.id) ?? textOrNull(item.call_id);

/** A message of our own in the output. */
export const ownMessage = (id: string, text: string, status: "completed" | "incomplete"): JsonObject => ({
  ...{ id, type: "message", status, role: "assistant" },
  content: [{ type: "output_text", annotations: [], logprobs: [], text }],
});

/** Members of a part that speak of a text that is no longer there. */
export function withoutOldTokens(part: JsonObject): JsonObject {
  const { logprobs, annotations } = part;
  return {
    ...part,
    ...(Array.isArray(logprobs) && { logprobs: [] }),
    ...(Array.isArray(annotations) && { annotations: [] }),
  };
}
