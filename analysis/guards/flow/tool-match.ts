import { matchesAny } from "../calls/name-pattern.ts";
import type { ToolSet } from "./language/policy.ts";

const MOST_KEPT = 1_000;
const known = new WeakMap<ToolSet, Map<string, boolean>>();

/** Whether a tool is one of the set. Long histories name few tools, so each answer is kept. */
export function isOf(set: ToolSet, tool: string): boolean {
  const answers = known.get(set) ?? new Map<string, boolean>();
  const kept = answers.get(tool);
  if (kept !== undefined) return kept;
  const answer = matchesAny(set.tools, tool);
  if (answers.size < MOST_KEPT) answers.set(tool, answer);
  known.set(set, answers);
  return answer;
}
