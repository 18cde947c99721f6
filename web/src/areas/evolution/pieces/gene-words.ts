import type {
  GeneChange,
  GeneEvaluability,
  GeneLock,
  GeneOrigin,
  GenomeOrigin,
  GenomeParentRole,
} from "@agent-console/sdk";

export const originWords: Readonly<Record<GenomeOrigin, string>> = {
  extract: "read from the agent",
  seed: "created through the API",
};

export const roleWords: Readonly<Record<GenomeParentRole, string>> = {
  mutation: "changed from",
  crossover_a: "combined from",
  crossover_b: "combined with",
  merge_base: "merged with",
  rollback_to: "rolled back to",
  human_edit: "edited by hand on",
  extract: "read from the agent after",
  import: "imported from",
};

export const lockWords: Readonly<Record<GeneLock, string>> = {
  none: "open",
  owner: "Locked for automatic changes",
  org: "Editable by owners and admins only",
};

export const measureWords: Readonly<Record<GeneEvaluability, string>> = {
  request: "Per request",
  console_guard: "Through a guard",
  proxy: "Through a proxy",
  none: "Not testable from outside. Never proposed.",
};

export const geneOriginWords: Readonly<Record<GeneOrigin, string>> = {
  extracted: "read from the agent",
  library: "from the built-in rule library",
  llm: "written by a model",
  human: "written by a person",
  crossover: "from another genome",
  rollback: "rolled back",
};

export const changeWords: Readonly<Record<GeneChange["op"], string>> = {
  added: "added",
  removed: "removed",
  changed: "changed",
  moved: "moved",
  lock_changed: "lock changed",
};

/** A value as text. Values without a label stay JSON. */
export function valueWords(value: unknown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return JSON.stringify(value, null, typeof value === "object" ? 2 : undefined) ?? "nothing";
}
