import { NOBODY } from "../../../kernel/named-id.ts";
import { stateHash } from "../../../platform/audit/record.ts";
import { type PersonaPreset, PRESETS_SINCE } from "./presets/preset.ts";
import type { Persona } from "./shapes.ts";
import type { PersonaRow } from "./store.ts";

/** The Persona of the contract, members in its order. */
export const presentPersona = (row: PersonaRow): Persona => ({
  id: row.id,
  team_id: row.team_id,
  name: row.name,
  description: row.description,
  role: row.role,
  role_description: row.role_description,
  knowledge_level: row.knowledge_level,
  skill_level: row.skill_level,
  intent: row.intent,
  language: row.language,
  access_permissions: row.access_permissions,
  is_preset: false,
  preset_category: row.preset_category,
  tags: row.tags,
  icon_filename: row.icon_filename,
  created_at: row.created_at,
  updated_at: row.updated_at,
  created_by: row.created_by,
});

export const etagOf = ({ revision }: Pick<PersonaRow, "revision">): string => `"${revision}"`;

export const presentPreset = (preset: PersonaPreset): Persona => ({
  id: preset.id,
  team_id: NOBODY,
  name: preset.name,
  description: preset.description,
  role: preset.role,
  role_description: preset.roleDescription,
  knowledge_level: preset.knowledge,
  skill_level: preset.skill,
  intent: preset.intent,
  language: preset.language,
  access_permissions: { ...preset.permissions },
  is_preset: true,
  preset_category: preset.category,
  tags: [...preset.tags],
  icon_filename: null,
  created_at: PRESETS_SINCE,
  updated_at: PRESETS_SINCE,
  created_by: NOBODY,
});

/** A preset changes with the console, so its tag is made from what it says. */
export const presetEtag = (preset: PersonaPreset): string => `"${stateHash(preset).slice(0, 16)}"`;
