import { adversarialPresets } from "./adversarial.ts";
import type { PersonaPreset } from "./preset.ts";
import { professionalPresets } from "./professional.ts";
import { publicPresets } from "./public.ts";
import { supportPresets } from "./support.ts";

/** Every persona that comes with the console, in the order in which they are shown. */
export const personaPresets: readonly PersonaPreset[] = [
  ...publicPresets,
  ...professionalPresets,
  ...supportPresets,
  ...adversarialPresets,
];

const byId = new Map(personaPresets.map((preset) => [preset.id, preset]));

export const findPreset = (id: string): PersonaPreset | undefined => byId.get(id);
