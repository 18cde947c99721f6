import { accessLevels, type Gene, guardModes, locks } from "../genes/gene.ts";
import type { GeneChange } from "./change.ts";

/**
 * Whether a change loosens what protects people: a guard that does less, a tool or a level of access more, a lock taken
 * off. Such a change takes someone who manages the team, however much it may gain.
 */
export function weakens({ op, from, to }: Pick<GeneChange, "op" | "from" | "to">): boolean {
  if (op === "moved") return false;
  if (op === "lock_changed") return !!from && !!to && locks.indexOf(to.lock) < locks.indexOf(from.lock);
  if (op === "removed") return from !== null && (from.lock !== "none" || guards(from));
  if (op === "added") return to !== null && allows(to);
  return from !== null && to !== null && loosened(from, to);
}

/** Untyped parts of the configuration that decide what the agent can reach or who monitors it. */
const SENSITIVE = /^\/(?:mcp_config|delegated_agents|guard)/;

const isSensitive = (gene: Gene): boolean => gene.monotone === "no_weaken" || SENSITIVE.test(gene.path);
const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Whether this gene keeps something out. */
function guards(gene: Gene): boolean {
  if (gene.kind === "tool.permission") return !gene.value;
  if (gene.kind === "param.json") return isSensitive(gene) && !isEmpty(gene.value);
  // Without an access level there is nothing to limit the agent to.
  return gene.kind.startsWith("guard.") || gene.kind === "mcp.access";
}

function allows(gene: Gene): boolean {
  if (gene.kind === "tool.permission") return gene.value;
  if (gene.kind === "param.json") return isSensitive(gene) && !isEmpty(gene.value);
  return gene.kind === "mcp.access" && gene.value !== accessLevels[0];
}

function loosened(from: Gene, to: Gene): boolean {
  switch (to.kind) {
    case "guard.switch":
      return from.kind === to.kind && from.value && !to.value;
    case "guard.threshold":
      // A guard acts from its threshold up: a higher one lets more through.
      return from.kind === to.kind && to.value > from.value;
    case "guard.mode":
      return from.kind === to.kind && rank(guardModes, to.value) < rank(guardModes, from.value);
    case "mcp.access":
      return from.kind === to.kind && rank(accessLevels, to.value) > rank(accessLevels, from.value);
    case "tool.permission":
      return to.value;
    case "guard.order":
    case "param.json":
      // No one can tell whether another order, another proxy or another guard configuration protects as well.
      return isSensitive(to) || isSensitive(from);
    default:
      return false;
  }
}

/** An unknown value counts as the least protective one. */
function rank(words: readonly string[], word: string): number {
  const found = words.indexOf(word);
  if (found >= 0) return found;
  return words[0] === "off" ? -1 : words.length;
}
