import type { ApprovedRule } from "./follow-from-rules.ts";
import type { AgentConstraints } from "./shapes.ts";

type ToolPermission = AgentConstraints["tool_permissions"][number];

/** What a call of the tool has to wait for. */
const AFTER = {
  confirmation: "call_after_confirmation",
  identity: "call_after_identification",
  approval: "call_after_approval",
} as const;

/**
 * Tools that approved rules name. A prohibition wins over everything; several conditions all hold. A tool that is forbidden in
 * some cases only is left out: neither a denial nor a permission would be true.
 */
export function ruledTools(rules: readonly ApprovedRule[]): ToolPermission[] {
  const denied = new Set<string>();
  const after = new Map<string, Set<string>>();
  for (const rule of rules) {
    const { type, check } = rule;
    if (type !== "prohibition" && type !== "obligation") continue;
    if (check.kind === "tool-forbidden" && !rule.hasConditions) denied.add(check.tool);
    if (check.kind === "tool-after")
      after.set(check.tool, (after.get(check.tool) ?? new Set()).add(AFTER[check.after]));
  }
  const names = [...new Set([...denied, ...after.keys()])].sort();
  return names.map((name) => ({
    ...{ name, identity: `tool:${name}`, endpoint: "" },
    allowed_actions: denied.has(name) ? [] : [...(after.get(name) ?? [])].sort(),
  }));
}
