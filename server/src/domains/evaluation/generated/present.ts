import { languageSpoken } from "@agent-console/analysis/personas/person/speaker.ts";
import { stateHash } from "../../../platform/audit/record.ts";
import type { AgentNamed } from "../../agents/port.ts";
import type { Covered, Material } from "./cells/material.ts";
import { coverageOf } from "./cells/plan-cells.ts";
import { presentGenerator } from "./rewording/generator.ts";
import type { HarnessRow, ListedHarness, StoredPrompt } from "./store.ts";

export function presentListed(row: AgentNamed<ListedHarness>) {
  const { id, name, description, status, created_at, updated_at, agent_id, agent_name, policy_ids, persona_ids } = row;
  const shown = {
    id,
    name,
    description,
    status,
    created_at,
    updated_at,
    agent_id,
    agent_name,
    policy_ids,
    persona_ids,
  };
  return { ...shown, prompt_count: promptsOf(row) };
}

/** Prompts of one that is not finished are not shown: they may still be dropped. */
const promptsOf = ({ status, written }: Pick<HarnessRow, "status" | "written">): number | null =>
  status === "draft" || status === "failed" ? null : written;

export function presentHarness(row: HarnessRow) {
  const { id, team_id, name, description, agent_id, persona_ids, policy_ids, status, workflow_id } = row;
  const { generated_at, created_at, updated_at, created_by, creation_error, seed, max_prompts, material, fairness } =
    row;
  const { generator } = row;
  const prompt_count = promptsOf(row);
  return {
    ...{ id, team_id, name, description, agent_id, persona_ids, policy_ids, status, workflow_id },
    storage_key: prompt_count === null ? null : `custom-harnesses/${id}/prompts`,
    ...{ generated_at, prompt_count, created_at, updated_at, created_by, creation_error, seed, max_prompts },
    coverage: material && presentCoverage(material, max_prompts),
    fairness,
    generator: generator && presentGenerator(generator),
  };
}

export function presentCoverage(material: Pick<Material, "rules">, most: number) {
  const covered = coverageOf(material, most);
  const count = (kind: Covered): number => [...covered.values()].filter((one) => one === kind).length;
  const asked = (id: string): boolean => ["tested", "needs_judge"].includes(covered.get(id) ?? "");
  return {
    rules: material.rules.length,
    tested: count("tested"),
    needs_judge: count("needs_judge"),
    not_testable: count("not_testable"),
    left_out: count("left_out"),
    unreviewed: material.rules.filter(({ id, isApproved }) => !isApproved && asked(id)).length,
  };
}

export function presentWithWorkflow(row: HarnessRow) {
  const { workflow_status: status, phase, creation_error, planned, written, material, max_prompts } = row;
  const covered = material ? coverageOf(material, max_prompts) : new Map<string, Covered>();
  return {
    harness: presentHarness(row),
    workflow: {
      ...{ status, phase, error_message: creation_error, task_id: null, session_id: null },
      progress: planned === null ? null : { done: written, total: planned },
    },
    rules: (material?.rules ?? []).map((rule) => ({
      ...{
        id: rule.id,
        rule_id: rule.number,
        words: rule.words,
        policy_id: rule.policyId,
        policy_name: rule.policyName,
      },
      ...{ section: rule.section, severity: rule.severity, check: rule.check.kind },
      ...{ covered: covered.get(rule.id) ?? "left_out", unreviewed: !rule.isApproved },
    })),
    personas: (material?.personas ?? []).map(({ id, name, intent, language }) => ({
      ...{ id, name, intent, language },
      prompts_language: languageSpoken(language).language,
    })),
  };
}

/** Of all that changes while a harness is generated; afterwards nothing does. */
export const etagOf = ({ id, status, workflow_status, phase, written, planned, updated_at, generator }: HarnessRow) =>
  `"${stateHash({ id, status, workflow_status, phase, written, planned, updated_at, generator })}"`;

/** Turns one after another, as people read them. */
export const presentPrompt = ({ dimension, question, pass_criteria, lineage }: StoredPrompt) => ({
  dimension_name: dimension,
  prompt_text: question.turns.join("\n\n"),
  pass_criteria,
  lineage,
});
