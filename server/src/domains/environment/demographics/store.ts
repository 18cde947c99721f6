import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { DemographicDimensionRow, DemographicValueRow as StoredValue } from "../tables/rows.ts";

export type { DemographicDimensionRow as DimensionRow } from "../tables/rows.ts";
export type ValueRow = Refined<StoredValue, { readonly metadata: JsonObject | null }>;

/** With these bounds every list fits into memory, and a dimension can be shown with all of its values. */
export const MOST_DIMENSIONS = 200;
export const MOST_VALUES = 1000;

/** In the order of creation. */
export function selectDimensions(act: Act): Promise<DemographicDimensionRow[]> {
  return act.tx.query(sql<DemographicDimensionRow>`
    select * from demographic_dimensions
    where team_id = ${act.who.teamId}
    order by created_at, id`);
}

export async function findDimension(act: Act, id: string): Promise<DemographicDimensionRow | null> {
  const [row] = await act.tx.query(sql<DemographicDimensionRow>`
    select * from demographic_dimensions
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

export async function findDimensionByName(act: Act, name: string): Promise<DemographicDimensionRow | null> {
  const [row] = await act.tx.query(sql<DemographicDimensionRow>`
    select * from demographic_dimensions
    where name = ${name} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** Serializes changes of a dimension and of its values. */
export async function lockDimension(act: Act, id: string): Promise<DemographicDimensionRow | null> {
  const [row] = await act.tx.query(sql<DemographicDimensionRow>`
    select * from demographic_dimensions
    where id = ${id} and team_id = ${act.who.teamId}
    for update`);
  return row ?? null;
}

/** Until the transaction ends, no one else of the team adds a dimension. Returns how many there are. */
export async function lockDimensions(act: Act): Promise<number> {
  await act.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`dimensions of ${act.who.teamId}`}, 0))`);
  const [row] = await act.tx.query(sql<{ count: number }>`
    select count(*) as count from demographic_dimensions
    where team_id = ${act.who.teamId}`);
  return row?.count ?? 0;
}

export type DimensionValues = Pick<
  DemographicDimensionRow,
  "name" | "display_name" | "protected_class" | "description"
>;

/** False when the team has a dimension of this name. */
export async function insertDimension(act: Act, id: string, values: DimensionValues): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into demographic_dimensions (id, team_id, name, display_name, protected_class, description, created_by,
      created_at, updated_at)
    values (${id}, ${act.who.teamId}, ${values.name}, ${values.display_name}, ${values.protected_class},
      ${values.description}, ${act.who.userId}, ${now}, ${now})
    on conflict do nothing`);
  return inserted > 0;
}

/** Writes a dimension that is locked. */
export async function writeDimension(act: Act, id: string, values: Omit<DimensionValues, "name">): Promise<void> {
  await act.tx.run(sql`
    update demographic_dimensions
    set display_name = ${values.display_name}, protected_class = ${values.protected_class},
      description = ${values.description}, revision = revision + 1, updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** A dimension is shown with its values, so a change of them is a change of it. */
export async function touchDimension(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update demographic_dimensions
    set revision = revision + 1, updated_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** With its values. */
export async function deleteDimensionRow(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from demographic_dimensions where id = ${id} and team_id = ${act.who.teamId}`);
}

export function selectValues(act: Act, dimensionId: string): Promise<ValueRow[]> {
  return act.tx.query(sql<ValueRow>`
    select * from demographic_values
    where dimension_id = ${dimensionId} and team_id = ${act.who.teamId}
    order by sort_order, position, id`);
}

export async function findValue(act: Act, id: string): Promise<ValueRow | null> {
  const [row] = await act.tx.query(sql<ValueRow>`
    select * from demographic_values
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

export interface NewValue extends Pick<ValueRow, "id" | "value" | "display_name" | "metadata" | "sort_order"> {
  readonly position: number;
}

/** Adds values to a dimension that is locked, in one statement. */
export async function insertValues(act: Act, dimensionId: string, values: readonly NewValue[]): Promise<void> {
  const rows = stringifyJson(values);
  await act.tx.run(sql`
    insert into demographic_values (id, team_id, dimension_id, value, display_name, metadata, sort_order, position,
      created_by, created_at)
    select v.id, ${act.who.teamId}, ${dimensionId}, v.value, v.display_name, v.metadata, v.sort_order, v.position,
      ${act.who.userId}, ${actSeconds(act)}
    from json_to_recordset(${rows}::json)
      as v(id uuid, value text, display_name text, metadata json, sort_order bigint, position integer)`);
}

export async function writeValue(
  act: Act,
  { id, value, display_name, metadata, sort_order }: Omit<NewValue, "position">,
): Promise<void> {
  await act.tx.run(sql`
    update demographic_values
    set value = ${value}, display_name = ${display_name},
      metadata = ${metadata === null ? null : stringifyJson(metadata)}, sort_order = ${sort_order},
      revision = revision + 1
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function deleteValueRow(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`delete from demographic_values where id = ${id} and team_id = ${act.who.teamId}`);
}
