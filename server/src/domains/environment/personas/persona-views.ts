import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { readPermissions } from "./access-permissions.ts";
import { presentPersona, presentPreset } from "./present.ts";
import type { Intent, KnowledgeLevel, PrivilegeLevel, SkillLevel } from "./presets/levels.ts";
import { findPreset } from "./presets/list.ts";
import { selectPersonas } from "./store.ts";

export interface PersonaFacts {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly intent: Intent;
  readonly knowledge: KnowledgeLevel;
  readonly skill: SkillLevel;
  readonly language: string;
  readonly privilege: PrivilegeLevel;
  readonly restrictedActions: readonly string[];
}

/** In the order of the ids, presets included, or PERSONA_NOT_FOUND. */
export async function personaViews(act: Act, ids: readonly string[]): Promise<PersonaFacts[]> {
  const own = ids.filter((id) => !findPreset(id));
  const rows = own.length === 0 ? [] : await selectPersonas(act, own);
  const byId = new Map(rows.map((row) => [row.id, presentPersona(row)]));
  return ids.map((id) => {
    const preset = findPreset(id);
    const persona = preset ? presentPreset(preset) : byId.get(id);
    if (!persona) throw fault("PERSONA_NOT_FOUND");
    const { name, role, intent, language, knowledge_level: knowledge, skill_level: skill } = persona;
    return { id, name, role, intent, language, knowledge, skill, ...readPermissions(persona.access_permissions) };
  });
}
