import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { EvaluationSettingsRow } from "../../tables/rows.ts";

export type StoredSettings = Pick<EvaluationSettingsRow, "trust_threshold" | "updated_at" | "updated_by">;

/** Null for a team that has changed nothing. */
export async function findSettings(act: Act): Promise<StoredSettings | null> {
  const [row] = await act.tx.query(sql<StoredSettings>`
    select trust_threshold, updated_at, updated_by from evaluation_settings
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

export async function upsertSettings(act: Act, threshold: number): Promise<StoredSettings> {
  const settings = { trust_threshold: threshold, updated_at: actSeconds(act), updated_by: act.who.userId };
  await act.tx.run(sql`
    insert into evaluation_settings (team_id, trust_threshold, updated_at, updated_by)
    values (${act.who.teamId}, ${threshold}, ${settings.updated_at}, ${settings.updated_by})
    on conflict (team_id) do update
    set trust_threshold = excluded.trust_threshold,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`);
  return settings;
}
