import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { EvolutionSettings } from "./shapes.ts";

export async function readSettings(act: Act): Promise<EvolutionSettings> {
  const [row] = await act.tx.query<EvolutionSettings>("select four_eyes from evolution_settings where team_id = $1", [
    act.who.teamId,
  ]);
  return { four_eyes: row?.four_eyes ?? false };
}

export async function writeSettings(act: Act, settings: EvolutionSettings): Promise<EvolutionSettings> {
  await act.tx.run(
    `insert into evolution_settings (team_id, four_eyes, changed_by, changed_at) values ($1, $2, $3, $4)
     on conflict (team_id) do update set four_eyes = $2, changed_by = $3, changed_at = $4`,
    [act.who.teamId, settings.four_eyes, act.who.userId, actSeconds(act)],
  );
  await recordAudit(act, { action: "evolution.settings_changed", details: { ...settings } });
  return settings;
}
