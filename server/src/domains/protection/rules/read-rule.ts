import { NEEDS_PATTERN } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { Unprocessable, unprocessable } from "../../../kernel/unprocessable.ts";
import { type ReadBody, readNewBody, type TryBody } from "../configs/read-body.ts";
import { bodyOfRule, type RuleSpec } from "./rule-guard.ts";

/** A config with the rule alone, or a 422 that names the field of the rule instead of a place in a config. */
export async function readRule(tryBody: TryBody, spec: RuleSpec): Promise<ReadBody> {
  if (NEEDS_PATTERN.includes(spec.method) && spec.pattern === "")
    throw unprocessable(["body", "pattern"], `The method ${spec.method} needs a pattern`);
  try {
    return await readNewBody(tryBody, bodyOfRule(spec), ["body"]);
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    throw new Unprocessable(error.problems.map((problem) => ({ ...problem, loc: ["body", fieldOf(problem.loc)] })));
  }
}

function fieldOf(loc: readonly (string | number)[]): string {
  if (loc.includes("action")) return "action";
  return loc.includes("patterns") || loc.includes("tools") || loc.length === 1 ? "pattern" : "channels";
}

/** Refuses a body whose patterns can't run together, before a transaction that must not wait for it. */
export async function assertRunsTogether(tryBody: TryBody, body: JsonObject): Promise<void> {
  await readNewBody(tryBody, body, ["config_body"]);
}
