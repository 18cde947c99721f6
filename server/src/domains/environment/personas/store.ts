import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type { PersonaRow as StoredPersona } from "../tables/rows.ts";

export type PersonaRow = Refined<StoredPersona, { readonly access_permissions: JsonObject | null }>;

export type PersonaValues = Omit<
  PersonaRow,
  "id" | "team_id" | "revision" | "created_by" | "created_at" | "updated_at"
>;

export async function findPersona(act: Act, id: string): Promise<PersonaRow | null> {
  const [row] = await act.tx.query(sql<PersonaRow>`
    select * from personas
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

export async function lockPersona(act: Act, id: string): Promise<PersonaRow | null> {
  const [row] = await act.tx.query(sql<PersonaRow>`
    select * from personas
    where id = ${id} and team_id = ${act.who.teamId}
    for update`);
  return row ?? null;
}

export function selectPersonas(act: Act, ids: readonly string[]): Promise<PersonaRow[]> {
  return act.tx.query(sql<PersonaRow>`
    select * from personas
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

const json = (value: JsonObject | null): string | null => (value === null ? null : stringifyJson(value));

/** False when the id is taken. */
export async function insertPersona(act: Act, id: string, values: PersonaValues): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into personas (id, team_id, name, description, role, role_description, knowledge_level, skill_level, intent,
      language, access_permissions, preset_category, tags, icon_filename, created_by, created_at, updated_at)
    values (${id}, ${act.who.teamId}, ${values.name}, ${values.description}, ${values.role}, ${values.role_description},
      ${values.knowledge_level}, ${values.skill_level}, ${values.intent}, ${values.language},
      ${json(values.access_permissions)}, ${values.preset_category}, ${values.tags}, ${values.icon_filename},
      ${act.who.userId}, ${now}, ${now})
    on conflict do nothing`);
  return inserted > 0;
}

/** Writes a persona that is locked. */
export async function writePersona(act: Act, id: string, values: PersonaValues): Promise<void> {
  await act.tx.run(sql`
    update personas
    set name = ${values.name}, description = ${values.description}, role = ${values.role},
      role_description = ${values.role_description}, knowledge_level = ${values.knowledge_level},
      skill_level = ${values.skill_level}, intent = ${values.intent}, language = ${values.language},
      access_permissions = ${json(values.access_permissions)}, preset_category = ${values.preset_category},
      tags = ${values.tags}, icon_filename = ${values.icon_filename}, revision = revision + 1,
      updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function deletePersonaRow(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from personas where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Until the transaction ends, no one else of the team gives a copy its name. */
export async function lockNames(act: Act): Promise<void> {
  await act.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`persona names of ${act.who.teamId}`}, 0))`);
}

/** Of the names, those that personas of the team have. */
export async function takenNames(act: Act, names: readonly string[]): Promise<Set<string>> {
  const rows = await act.tx.query(sql<Pick<PersonaRow, "name">>`
    select name from personas
    where team_id = ${act.who.teamId} and name = any(${names}::text[])`);
  return new Set(rows.map(({ name }) => name));
}

export const sorts = ["-created_at", "created_at", "name", "-name"] as const;
export type Sort = (typeof sorts)[number];

export interface PersonaFilter {
  readonly intents: readonly string[] | null;
  /** For `ilike`. */
  readonly pattern: string | null;
}

export interface PersonaPage extends PersonaFilter {
  readonly sort: Sort;
  readonly position: { readonly at: number | string; readonly id: string } | null;
  readonly limit: number;
  readonly offset: number;
}

export function pageOfPersonas(act: Act, page: PersonaPage): Promise<PersonaRow[]> {
  const { sort, position, limit, offset } = page;
  const [direction, further] = sort.startsWith("-") ? [raw("desc"), raw(`<`)] : [raw("asc"), raw(`>`)];
  const isByName = sort.endsWith("name");
  const at = isByName ? sql`name collate "C"` : sql`created_at`;
  const after =
    position === null
      ? sql``
      : sql`and (${at}, id) ${further} (${isByName ? sql`${position.at}::text` : sql`${position.at}::bigint`}, ${position.id}::uuid)`;
  return act.tx.query(sql<PersonaRow>`
    select * from personas
    where ${matching(act, page)} ${after}
    order by ${at} ${direction}, id ${direction}
    limit ${limit}
    offset ${position ? 0 : offset}`);
}

export async function countPersonas(act: Act, filter: PersonaFilter): Promise<number> {
  const [row] = await act.tx.query(sql<{ count: number }>`
    select count(*) as count from personas
    where ${matching(act, filter)}`);
  return row?.count ?? 0;
}

const matching = (act: Act, { intents, pattern }: PersonaFilter): Statement => sql`
  team_id = ${act.who.teamId}
  and (${intents}::text[] is null or intent = any(${intents}))
  and (${pattern}::text is null or name ilike ${pattern} or role ilike ${pattern} or description ilike ${pattern}
    or exists (select from unnest(tags) tag where tag ilike ${pattern}))`;
