import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { SeriesKind, SeriesLabels } from "../store/new-rows.ts";
import { catalogMetric } from "./catalog.ts";
import { createIdCache } from "./id-cache.ts";
import { coarse, keyOfLabels, labelsOfKey, OTHER } from "./labels.ts";
import { limits } from "./limits.ts";

interface NameId {
  readonly id: number;
  readonly kind: SeriesKind;
}

const cachedNames = createIdCache<NameId>();
const cachedLabels = createIdCache<number>();

export interface NewName {
  readonly name: string;
  readonly kind: SeriesKind;
  readonly receivedUnit: string | null;
}

/** Makes the names that are new. Those without an ID in the answer are refused: too long, too many, or not of this kind. */
export async function idsOfNames(tx: Tx, teamId: string, names: readonly NewName[]): Promise<Map<string, NameId>> {
  const cache = cachedNames.of(tx, teamId);
  const acceptable = names.filter(isAcceptable);
  const unknown = () => acceptable.filter(({ name }) => !cache.has(name)).map(({ name }) => name);
  const find = async () => {
    const missing = unknown();
    if (missing.length === 0) return;
    const found = await tx.query(sql<NameId & { name: string }>`
      select id, kind, name from series_names where team_id = ${teamId} and name = any(${missing}::text[])`);
    for (const { name, id, kind } of found) cache.set(name, { id, kind });
  };
  await find();
  const fresh = acceptable.filter(({ name }) => !cache.has(name));
  if (fresh.length > 0) {
    await insertNames(tx, teamId, fresh);
    cache.doubt(fresh.map(({ name }) => name));
    await find();
  }
  return new Map(
    acceptable.flatMap(({ name, kind }) => {
      const known = cache.get(name);
      return known !== undefined && known.kind === kind ? [[name, known] as const] : [];
    }),
  );
}

function isAcceptable({ name, kind, receivedUnit }: NewName): boolean {
  const own = catalogMetric(name);
  if (receivedUnit === null) return own?.kind === kind;
  return own === undefined && name.length > 0 && name.length <= limits.nameLength && /^[\x21-\x7e]+$/.test(name);
}

/** In the order of their names, so that two processes with the same new names wait for each other and never in a circle. */
async function insertNames(tx: Tx, teamId: string, names: readonly NewName[]): Promise<void> {
  const distinct = new Map(names.map((name) => [name.name, name]));
  const rows = [...distinct.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  await tx.run(sql`
    insert into series_names (team_id, name, kind, unit, is_received, first_at)
    select ${teamId}, n.name, n.kind, n.unit, n.is_received, extract(epoch from now())::bigint
    from (
      select *, row_number() over (partition by is_received order by name) as nth
      from unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ kind }) => kind)}::text[],
        ${rows.map(unitOf)}::text[], ${rows.map(({ receivedUnit }) => receivedUnit !== null)}::boolean[])
        as given (name, kind, unit, is_received)
    ) as n
    where not n.is_received or n.nth + (
      select count(*) from series_names where team_id = ${teamId} and is_received
    ) <= ${limits.receivedNames}
    order by n.name
    on conflict do nothing`);
}

const unitOf = ({ name, receivedUnit }: NewName): string =>
  (receivedUnit ?? catalogMetric(name)?.unit ?? "").slice(0, 60).toWellFormed().replaceAll("\u0000", "");

/** Makes the sets of labels that are new. A set beyond the bounds gets the ID of a coarser one; 0 is for no labels. */
export async function idsOfLabels(tx: Tx, teamId: string, keys: readonly string[]): Promise<Map<string, number>> {
  const cache = cachedLabels.of(tx, teamId);
  const find = async (wanted: readonly string[]) => {
    const missing = wanted.filter((key) => key !== "" && !cache.has(key));
    if (missing.length === 0) return;
    const found = await tx.query(sql<{ id: number; labels: SeriesLabels }>`
      select id, labels from series_labels where team_id = ${teamId} and labels = any(${missing}::jsonb[])`);
    for (const { id, labels } of found) cache.set(keyOfLabels(labels), id);
  };
  await find(keys);
  const fresh = keys.filter((key) => key !== "" && !cache.has(key));
  const kept = new Map<string, string>();
  if (fresh.length > 0) {
    const bounded = await withinBounds(tx, teamId, fresh);
    for (const [key, instead] of bounded) kept.set(key, instead);
    const wanted = [...new Set(bounded.values())].filter((key) => key !== "").sort();
    await find(wanted);
    const missing = wanted.filter((key) => !cache.has(key));
    await tx.run(sql`
      insert into series_labels (team_id, labels)
      select ${teamId}, l.labels from unnest(${missing}::jsonb[]) as l (labels)
      on conflict do nothing`);
    cache.doubt(missing);
    await find(wanted);
  }
  return new Map(keys.map((key) => [key, cache.get(kept.get(key) ?? key) ?? 0]));
}

/** What each new set is stored as. */
async function withinBounds(tx: Tx, teamId: string, fresh: readonly string[]): Promise<Map<string, string>> {
  const [found] = await tx.query(sql<{ count: number; models: string[] }>`
    select count(*) as count, coalesce(array_agg(distinct labels->>'model') filter (where labels ? 'model'), '{}') as models
    from series_labels where team_id = ${teamId}`);
  const models = new Set(found?.models);
  let count = found?.count ?? 0;
  const bounded = new Map<string, string>();
  for (const key of fresh) {
    let labels = labelsOfKey(key);
    if (labels.model !== undefined && labels.model !== OTHER && !models.has(labels.model)) {
      if (models.size < limits.models) models.add(labels.model);
      else labels = { ...labels, model: OTHER };
    }
    if (count >= limits.labelSets) labels = coarse(labels);
    bounded.set(key, count >= limits.coarseLabelSets ? "" : keyOfLabels(labels));
    count++;
  }
  return bounded;
}
