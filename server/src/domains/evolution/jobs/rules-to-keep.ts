import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import type { EnvironmentPort } from "../../environment/port.ts";
import { isMeasurable, type TestedRule } from "../../evaluation/port.ts";
import type { TriggerEvolution } from "./shapes.ts";

interface Needs {
  readonly environment: Pick<EnvironmentPort, "rule">;
}

/** The rules that a search is to keep, copied: what becomes of them later changes no job. Each must be approved and measurable. */
export async function rulesToKeep(
  { environment }: Needs,
  act: Act,
  body: Pick<TriggerEvolution, "rule_ids"> | null,
): Promise<TestedRule[]> {
  const rules: TestedRule[] = [];
  for (const id of new Set(body?.rule_ids ?? [])) {
    const rule = await environment.rule(act, id);
    if (!rule) throw fault("RULE_NOT_FOUND");
    if (!rule.isApproved) throw fault("RULE_NOT_APPROVED");
    if (!isMeasurable(rule))
      throw unprocessable(["body", "rule_ids"], `No detector decides rule ${rule.number}, so it can't be measured`, id);
    const { hasConditions: _conditions, changedAt: _changed, ...kept } = rule;
    rules.push(kept);
  }
  return rules;
}
