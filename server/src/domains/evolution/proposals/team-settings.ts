import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { EvolutionSettings } from "./shapes.ts";
import { writeSettings } from "./store.ts";

export async function changeSettings(act: Act, settings: EvolutionSettings): Promise<EvolutionSettings> {
  await writeSettings(act, settings);
  await recordAudit(act, { action: "evolution.settings_changed", details: { ...settings } });
  return settings;
}
