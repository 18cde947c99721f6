import type { Persona } from "../../../queries/environment/personas.ts";
import { privilegeWords } from "../../../terms/personas.ts";

export type Privilege = keyof typeof privilegeWords;

export interface PersonaDraft {
  readonly name: string;
  readonly role: string;
  readonly description: string;
  readonly intent: NonNullable<Persona["intent"]>;
  readonly knowledge: NonNullable<Persona["knowledge_level"]>;
  readonly skill: NonNullable<Persona["skill_level"]>;
  readonly language: string;
  readonly privilege: Privilege;
  /** One per line. */
  readonly restricted: string;
  /** Separated by commas. */
  readonly tags: string;
}

interface Access {
  readonly privilege_level: Privilege;
  readonly restricted_actions: readonly string[];
}

/** What a persona says about its rights. The API also takes other objects there, which say nothing to the pages. */
export function accessOf({ access_permissions: access }: Pick<Persona, "access_permissions">): Access {
  const { privilege_level: level, restricted_actions: restricted } = (access ?? {}) as Record<string, unknown>;
  return {
    privilege_level: typeof level === "string" && level in privilegeWords ? (level as Privilege) : "user",
    restricted_actions: Array.isArray(restricted) ? restricted.filter((one) => typeof one === "string") : [],
  };
}

export const newPersona: PersonaDraft = {
  ...{ name: "", role: "", description: "", intent: "benign", knowledge: "intermediate", skill: "competent" },
  ...{ language: "en", privilege: "user", restricted: "", tags: "" },
};

export function draftOf(persona: Persona): PersonaDraft {
  const { privilege_level: privilege, restricted_actions: restricted } = accessOf(persona);
  return {
    name: persona.name,
    role: persona.role,
    description: persona.description ?? "",
    intent: persona.intent ?? "benign",
    knowledge: persona.knowledge_level ?? "intermediate",
    skill: persona.skill_level ?? "competent",
    language: persona.language ?? "en",
    privilege,
    restricted: restricted.join("\n"),
    tags: (persona.tags ?? []).join(", "),
  };
}

const partsOf = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The draft as a request. Rights that this form does not show stay as they are. */
export function personaBody(draft: PersonaDraft, before: Persona | null) {
  const { name, role, description, intent, knowledge, skill, language, privilege, restricted, tags } = draft;
  return {
    name: name.trim(),
    role: role.trim(),
    description: description.trim() || null,
    intent,
    knowledge_level: knowledge,
    skill_level: skill,
    language,
    access_permissions: {
      ...((before?.access_permissions ?? {}) as object),
      privilege_level: privilege,
      restricted_actions: partsOf(restricted, /\n/),
    },
    tags: partsOf(tags, /,/),
  };
}
