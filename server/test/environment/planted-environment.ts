import type pg from "pg";
import { newId } from "../../src/kernel/ids.ts";
import { plantRow } from "../teams/planted-data.ts";

/** A row with the word in each table that hangs on another one. Returns the tables. */
export async function plantEnvironment(
  db: pg.Pool,
  { team_id, word }: { readonly team_id: string; readonly word: string },
): Promise<string[]> {
  const [dimension_id, policy_id, rule_id, extraction_id, harness_id] = [newId(), newId(), newId(), newId(), newId()];
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ["demographic_dimensions", { id: dimension_id }],
    ["demographic_values", { dimension_id }],
    ["policies", { id: policy_id }],
    ["policy_files", { policy_id }],
    ["policy_texts", { policy_id }],
    ["policy_rules", { id: rule_id, policy_id }],
    ["rule_versions", { rule_id }],
    ["extraction_runs", { id: extraction_id, policy_id }],
    ["model_calls", { extraction_id }],
    ["custom_harnesses", { id: harness_id, persona_ids: [], policy_ids: [] }],
    ["custom_prompts", { harness_id }],
  ];
  for (const [table, given] of rows) await plantRow(db, table, { ...given, team_id, word });
  return rows.map(([table]) => table);
}
