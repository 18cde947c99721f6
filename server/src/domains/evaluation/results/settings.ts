import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { DEFAULT_THRESHOLD } from "../scores/verdict.ts";
import { findSettings, type StoredSettings, upsertSettings } from "./store/settings.ts";

export interface Settings extends Pick<StoredSettings, "trust_threshold"> {
  /** Null for a team that has changed nothing. */
  readonly updated_at: number | null;
  readonly updated_by: string | null;
}

const DEFAULTS: Settings = { trust_threshold: DEFAULT_THRESHOLD, updated_at: null, updated_by: null };

export async function readSettings(act: Act): Promise<Settings> {
  return (await findSettings(act)) ?? DEFAULTS;
}

/** Holds for runs that end from now on: a verdict once given keeps the threshold that it was given at. */
export async function writeSettings(act: Act, threshold: number): Promise<Settings> {
  const before = await readSettings(act);
  const settings = await upsertSettings(act, threshold);
  await recordAudit(act, {
    action: "evaluation.settings_changed",
    target: { kind: "team", id: act.who.teamId },
    details: { trust_threshold: { from: before.trust_threshold, to: threshold } },
  });
  return settings;
}
