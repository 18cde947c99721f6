import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { DEFAULT_THRESHOLD } from "../scores/verdict.ts";

export interface Settings {
  readonly trust_threshold: number;
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}

const DEFAULTS: Settings = { trust_threshold: DEFAULT_THRESHOLD, updated_at: null, updated_by: null };

export async function readSettings(act: Act): Promise<Settings> {
  const [row] = await act.tx.query<Settings>(
    "select trust_threshold, updated_at, updated_by from evaluation_settings where team_id = $1",
    [act.who.teamId],
  );
  return row ?? DEFAULTS;
}

/** Holds for runs that end from now on: a verdict once given keeps the threshold that it was given at. */
export async function writeSettings(act: Act, threshold: number): Promise<Settings> {
  const before = await readSettings(act);
  const [row] = await act.tx.query<Settings>(
    `insert into evaluation_settings (team_id, trust_threshold, updated_at, updated_by) values ($1, $2, $3, $4)
     on conflict (team_id) do update set trust_threshold = $2, updated_at = $3, updated_by = $4
     returning trust_threshold, updated_at, updated_by`,
    [act.who.teamId, threshold, actSeconds(act), act.who.userId],
  );
  await recordAudit(act, {
    action: "evaluation.settings_changed",
    target: { kind: "team", id: act.who.teamId },
    details: { trust_threshold: { from: before.trust_threshold, to: threshold } },
  });
  return row ?? DEFAULTS;
}
