import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { EvaluationSettingsRow } from "../../tables/rows.ts";

/** `critical_probes` is null where the shipped list applies. */
export type StoredSettings = Pick<
  EvaluationSettingsRow,
  "trust_threshold" | "critical_probes" | "share_links" | "updated_at" | "updated_by"
>;

/** Null for a team that has changed nothing. */
export async function findSettings(act: Act): Promise<StoredSettings | null> {
  const [row] = await act.tx.query(sql<StoredSettings>`
    select trust_threshold, critical_probes, share_links, updated_at, updated_by from evaluation_settings
    where team_id = ${act.who.teamId}`);
  return row ?? null;
}

export async function upsertSettings(
  act: Act,
  change: Pick<StoredSettings, "trust_threshold" | "critical_probes" | "share_links">,
): Promise<StoredSettings> {
  const { trust_threshold, critical_probes, share_links } = change;
  const settings = { ...change, updated_at: actSeconds(act), updated_by: act.who.userId };
  await act.tx.run(sql`
    insert into evaluation_settings (team_id, trust_threshold, critical_probes, share_links, updated_at, updated_by)
    values (
      ${act.who.teamId}, ${trust_threshold}, ${critical_probes}, ${share_links}, ${settings.updated_at}, ${settings.updated_by}
    )
    on conflict (team_id) do update
    set trust_threshold = excluded.trust_threshold,
      critical_probes = excluded.critical_probes,
      share_links = excluded.share_links,
      updated_at = excluded.updated_at,
      updated_by = excluded.updated_by`);
  return settings;
}
