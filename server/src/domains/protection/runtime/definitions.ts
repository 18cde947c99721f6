import { createHash } from "node:crypto";
import type { ConfiguredGuard } from "@agent-console/analysis/guards/config/config.ts";
import type { Methods } from "@agent-console/analysis/guards/pass/prepare.ts";
import { canonicalJson } from "../../../kernel/json/canonical.ts";

/**
 * A digest of what a guard judges by: its methods, their versions and options. What was counted is evidence for the same
 * definition only, whatever the guard's mode, action or name have become.
 */
export function definitionOf(guard: ConfiguredGuard, methods: Methods): string {
  const known = definitions.get(guard);
  if (known !== undefined) return known;
  const judgedBy = guard.methods.map(({ id, options }) => ({ id, options, version: methods[id]?.version ?? null }));
  const definition = createHash("sha256").update(canonicalJson(judgedBy)).digest("hex").slice(0, 32);
  definitions.set(guard, definition);
  return definition;
}

/** A guard is counted with every request it judges. */
const definitions = new WeakMap<ConfiguredGuard, string>();
