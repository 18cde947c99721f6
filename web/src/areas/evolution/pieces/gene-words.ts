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
  seed: "sent by a client",
};

export const roleWords: Readonly<Record<GenomeParentRole, string>> = {
  mutation: "mutated from",
  crossover_a: "crossed from",
  crossover_b: "crossed with",
  merge_base: "merged with",
  rollback_to: "rolled back to",
  human_edit: "edited by hand on",
  extract: "read from the agent after",
  import: "imported from",
};

export const lockWords: Readonly<Record<GeneLock, string>> = {
  none: "open",
  owner: "machines leave it alone",
  org: "only who manages the team",
};

export const measureWords: Readonly<Record<GeneEvaluability, string>> = {
  request: "with a request",
  console_guard: "with the console's guard",
  proxy: "through a proxy",
  none: "not from outside; never proposed",
};

export const geneOriginWords: Readonly<Record<GeneOrigin, string>> = {
  extracted: "read from the agent",
  library: "from the library of clauses",
  llm: "written by a model",
  human: "written by a person",
  crossover: "from another genome",
  rollback: "taken back",
};

export const changeWords: Readonly<Record<GeneChange["op"], string>> = {
  added: "added",
  removed: "removed",
  changed: "changed",
  moved: "moved",
  lock_changed: "lock changed",
};

/** A value as one reads it; what has no words of its own stays JSON. */
export function valueWords(value: unknown): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return JSON.stringify(value, null, typeof value === "object" ? 2 : undefined) ?? "nothing";
}
