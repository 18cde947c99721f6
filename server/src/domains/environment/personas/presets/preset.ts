import type { JsonObject } from "../../../../kernel/json/json-object.ts";
import { namedId } from "../../../../kernel/named-id.ts";
import type { Intent, KnowledgeLevel, PrivilegeLevel, SkillLevel } from "./levels.ts";

/** When the presets first came with the console. The contract wants a time of creation, and it must be the same everywhere. */
export const PRESETS_SINCE = 1_794_787_200;

export const presetCategories = ["public", "professional", "support", "adversarial"] as const;
export type PresetCategory = (typeof presetCategories)[number];

/** A persona that comes with the console: a role and a way of asking, never a person with a name. */
export interface PersonaPreset {
  /** UUIDv5 of its key: the same on every console. */
  readonly id: string;
  /** Short and stable; copies carry it as the tag `from:<key>`. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly role: string;
  readonly roleDescription: string;
  readonly knowledge: KnowledgeLevel;
  readonly skill: SkillLevel;
  readonly intent: Intent;
  readonly language: "en" | "de" | "fr" | "es" | "pt";
  readonly category: PresetCategory;
  readonly permissions: JsonObject;
  readonly tags: readonly string[];
}

interface Given extends Omit<PersonaPreset, "id" | "permissions" | "language"> {
  readonly language?: PersonaPreset["language"];
  readonly privilege?: PrivilegeLevel;
  readonly tools?: readonly string[];
  readonly restricted?: readonly string[];
  readonly scope?: "own" | "team" | "organization" | "global";
}

export function preset({ privilege, tools, restricted, scope, language = "en", ...rest }: Given): PersonaPreset {
  const permissions = {
    privilege_level: privilege ?? "user",
    allowed_agents: null,
    allowed_tools: tools ?? null,
    restricted_actions: restricted ?? null,
    data_access_scope: scope ?? "own",
  };
  return { id: namedId("persona", rest.key), ...rest, language, permissions };
}
