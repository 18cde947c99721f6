import { presentPreset } from "./present.ts";
import { personaPresets } from "./presets/list.ts";

const [first] = personaPresets;
if (!first) throw new Error("there is no persona preset");

export const presetExample = presentPreset(first);

export const personaExample = {
  ...presetExample,
  id: "0198c2c0-5a11-7c3e-8f21-6b0f2d9e4a10",
  team_id: "0198c2a4-7f10-7b2a-9c31-4e5d6f708192",
  name: "Returning customer",
  knowledge_level: "advanced",
  is_preset: false,
  created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
};
