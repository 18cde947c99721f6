import type pg from "pg";
import { newId } from "../../src/kernel/ids.ts";
import { plantRow } from "../teams/planted-data.ts";

/** A row with the word in each table of a campaign. Returns the tables. */
export async function plantCampaignRows(
  db: pg.Pool,
  { team_id, word }: { readonly team_id: string; readonly word: string },
): Promise<string[]> {
  const campaign_id = newId();
  const rows: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ["campaigns", { id: campaign_id }],
    ["campaign_goals", { campaign_id }],
    ["campaign_attempts", { campaign_id }],
    ["campaign_effects", { campaign_id }],
    ["campaign_log", { campaign_id }],
    ["sandbox_tokens", { campaign_id }],
    ["sandbox_addresses", {}],
  ];
  for (const [table, given] of rows) await plantRow(db, table, { ...given, team_id, word });
  return rows.map(([table]) => table);
}
