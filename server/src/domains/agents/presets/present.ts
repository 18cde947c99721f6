import type { AgentPreset } from "./presets.ts";

export const presentPreset = ({ urlParts, modelHint, key: { isNeeded, ...key }, ...preset }: AgentPreset) => ({
  ...preset,
  url_parts: urlParts,
  model_hint: modelHint,
  key: { is_needed: isNeeded, ...key },
});
