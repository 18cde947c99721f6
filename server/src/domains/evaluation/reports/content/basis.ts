import type { PromptLine } from "./source.ts";

/** What the evidence of a finding is. */
export function basisWords({ basis }: Pick<PromptLine, "basis">): string {
  if (basis === "tool_call") return "Tool call:";
  return basis === "claim" ? "What the agent says it did, without a tool call:" : "Evidence:";
}
