import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { acceptsChange } from "../../../platform/http/etag.ts";
import { etagOf, presentPreset } from "./present.ts";
import { findPreset } from "./presets/list.ts";
import type { PersonaCreate, PersonaUpdate } from "./shapes.ts";
import * as store from "./store.ts";

/** Of the team, or PERSONA_NOT_FOUND; another team's looks like none. */
async function getOwn(act: Act, id: string): Promise<store.PersonaRow> {
  const row = await store.findPersona(act, id);
  if (!row) throw fault("PERSONA_NOT_FOUND");
  return row;
}

export const getPersona = getOwn;

/** Which persona, and the version of it that the client has seen. */
export interface Wanted {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

async function holdPersona(act: Act, { id, ifMatch }: Wanted): Promise<store.PersonaRow> {
  if (findPreset(id)) throw fault("PERSONA_PRESET");
  const row = await store.lockPersona(act, id);
  if (!row) throw fault("PERSONA_NOT_FOUND");
  if (!acceptsChange(ifMatch, etagOf(row))) throw fault("PRECONDITION_FAILED");
  return row;
}

async function insert(
  act: Act,
  { id, values, preset }: { id: string; values: store.PersonaValues; preset: string | null },
): Promise<store.PersonaRow> {
  if (findPreset(id) || !(await store.insertPersona(act, id, values))) throw fault("PERSONA_EXISTS");
  await recordAudit(act, {
    action: "persona.created",
    target: { kind: "persona", id },
    details: { name: values.name, intent: values.intent, ...(preset === null ? {} : { preset }) },
  });
  return getOwn(act, id);
}

export function createPersona(act: Act, body: PersonaCreate): Promise<store.PersonaRow> {
  const values: store.PersonaValues = {
    name: body.name,
    description: body.description ?? null,
    role: body.role,
    role_description: body.role_description ?? null,
    knowledge_level: body.knowledge_level,
    skill_level: body.skill_level,
    intent: body.intent,
    language: body.language,
    access_permissions: body.access_permissions ?? null,
    preset_category: body.preset_category ?? null,
    tags: body.tags ?? null,
    icon_filename: body.icon_filename ?? null,
  };
  return insert(act, { id: body.id ?? newId(act.now), values, preset: null });
}

/** What is left out stays; null clears what can be null, and leaves anything else as it is. */
export async function updatePersona(act: Act, wanted: Wanted, body: PersonaUpdate): Promise<store.PersonaRow> {
  const before = await holdPersona(act, wanted);
  const given = <T>(value: T | undefined, kept: T): T => (value === undefined ? kept : value);
  await store.writePersona(act, before.id, {
    name: body.name ?? before.name,
    description: given(body.description, before.description),
    role: body.role ?? before.role,
    role_description: given(body.role_description, before.role_description),
    knowledge_level: body.knowledge_level ?? before.knowledge_level,
    skill_level: body.skill_level ?? before.skill_level,
    intent: body.intent ?? before.intent,
    language: body.language ?? before.language,
    access_permissions: given(body.access_permissions, before.access_permissions),
    preset_category: given(body.preset_category, before.preset_category),
    tags: given(body.tags, before.tags),
    icon_filename: given(body.icon_filename, before.icon_filename),
  });
  await recordAudit(act, {
    action: "persona.updated",
    target: { kind: "persona", id: before.id },
    details: { fields: Object.keys(body).filter((field) => field !== "is_preset") },
  });
  return getOwn(act, before.id);
}

export async function deletePersona(act: Act, wanted: Wanted): Promise<void> {
  const { id, name } = await holdPersona(act, wanted);
  await store.deletePersonaRow(act, id);
  await recordAudit(act, { action: "persona.deleted", target: { kind: "persona", id }, details: { name } });
}

export async function copyPreset(act: Act, id: string, nameOverride: string | null): Promise<store.PersonaRow> {
  const preset = findPreset(id);
  if (!preset) throw fault("PERSONA_NOT_FOUND");
  if (nameOverride !== null && [...nameOverride].length > LONGEST_NAME)
    throw unprocessable(["body", "name_override"], "A name can have 255 characters", nameOverride.slice(0, 100));
  const shown = presentPreset(preset);
  await store.lockNames(act);
  const values: store.PersonaValues = {
    name: await freeName(act, nameOverride || preset.name),
    description: preset.description,
    role: preset.role,
    role_description: preset.roleDescription,
    knowledge_level: preset.knowledge,
    skill_level: preset.skill,
    intent: preset.intent,
    language: preset.language,
    access_permissions: shown.access_permissions ?? null,
    preset_category: preset.category,
    tags: [...preset.tags, `from:${preset.key}`],
    icon_filename: null,
  };
  return insert(act, { id: newId(act.now), values, preset: preset.key });
}

const LONGEST_NAME = 255;
/** Tried at a time. A team that made more copies than that gets the next hundred looked up. */
const TRIED = 100;

/** The name, or with the first number that is free behind it: "In a hurry (2)". */
async function freeName(act: Act, name: string): Promise<string> {
  const numbered = (number: number): string => {
    if (number === 1) return name;
    const ending = ` (${number})`;
    return [...name].slice(0, LONGEST_NAME - ending.length).join("") + ending;
  };
  for (let first = 1; ; first += TRIED) {
    const tried = Array.from({ length: TRIED }, (_, at) => numbered(first + at));
    const taken = await store.takenNames(act, tried);
    const free = tried.find((each) => !taken.has(each));
    if (free !== undefined) return free;
  }
}
