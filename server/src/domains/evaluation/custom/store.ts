import { type Act, actSeconds } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { TestSetRow, TestSetVersionRow } from "../tables/rows.ts";
import type { TestCase } from "./cases/test-case.ts";

/** A set with what its newest version has. */
export interface TestSetView extends Pick<TestSetRow, "id" | "name" | "required" | "created_at" | "created_by"> {
  readonly version_id: string;
  readonly version: number;
  readonly format: string;
  readonly layout: string;
  readonly case_count: number;
  readonly guard_count: number;
  /** Seconds. */
  readonly updated_at: number;
}

export const casesIn = (sets: readonly Pick<TestSetView, "case_count">[]): number =>
  sets.reduce((sum, set) => sum + set.case_count, 0);

const views = sql`
  select s.id, s.name, s.required, s.created_at, s.created_by, v.id as version_id, v.version, v.format, v.layout,
    v.case_count, v.guard_count, v.created_at as updated_at
  from test_sets s
  cross join lateral (
    select * from test_set_versions
    where team_id = s.team_id and test_set_id = s.id
    order by version desc
    limit 1) v`;

export function selectTestSets(act: Act): Promise<TestSetView[]> {
  return act.tx.query(sql<TestSetView>`
    ${views}
    where s.team_id = ${act.who.teamId}
    order by lower(s.name)`);
}

export async function findTestSet(act: Act, id: string): Promise<TestSetView | null> {
  const [row] = await act.tx.query(sql<TestSetView>`
    ${views}
    where s.team_id = ${act.who.teamId} and s.id = ${id}`);
  return row ?? null;
}

/** Serializes uploads of the same set, so that no two get the same version. */
export async function lockTestSet(act: Act, id: string): Promise<boolean> {
  const rows = await act.tx.query(sql<Pick<TestSetRow, "id">>`
    select id from test_sets
    where team_id = ${act.who.teamId} and id = ${id}
    for update`);
  return rows.length > 0;
}

/** False when the team has a set with this name. */
export async function insertTestSet(act: Act, { id, name }: Pick<TestSetRow, "id" | "name">): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into test_sets (id, team_id, name, created_at, created_by)
    values (${id}, ${act.who.teamId}, ${name}, ${actSeconds(act)}, ${act.who.userId})
    on conflict do nothing`);
  return inserted > 0;
}

export type NewVersion = Omit<TestSetVersionRow, "team_id" | "cases" | "created_at" | "created_by"> & {
  readonly cases: readonly TestCase[];
};

export async function insertVersion(act: Act, version: NewVersion): Promise<void> {
  await act.tx.run(sql`
    insert into test_set_versions (id, test_set_id, team_id, version, format, layout, content, cases, case_count,
      guards_sealed, guard_count, added, removed, changed, created_at, created_by)
    values (${version.id}, ${version.test_set_id}, ${act.who.teamId}, ${version.version}, ${version.format},
      ${version.layout}, ${version.content}, ${JSON.stringify(version.cases)}, ${version.case_count},
      ${version.guards_sealed}, ${version.guard_count}, ${version.added}, ${version.removed}, ${version.changed},
      ${actSeconds(act)}, ${act.who.userId})`);
}

/** False when another set of the team has the name. */
export async function updateTestSet(
  act: Act,
  { id, name, required }: Pick<TestSetRow, "id" | "name" | "required">,
): Promise<boolean> {
  const updated = await act.tx.run(sql`
    update test_sets
    set name = ${name}, required = ${required}
    where team_id = ${act.who.teamId} and id = ${id}
      and not exists (
        select from test_sets other
        where other.team_id = ${act.who.teamId} and lower(other.name) = lower(${name}) and other.id <> ${id})`);
  return updated > 0;
}

/** With its versions. Runs keep their prompts and results. */
export async function deleteTestSetRow(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    delete from test_sets
    where team_id = ${act.who.teamId} and id = ${id}`);
}

export type VersionView = Omit<TestSetVersionRow, "team_id" | "test_set_id" | "cases" | "content" | "guards_sealed">;

export function selectVersions(act: Act, setId: string): Promise<VersionView[]> {
  return act.tx.query(sql<VersionView>`
    select id, version, format, layout, case_count, guard_count, added, removed, changed, created_at, created_by
    from test_set_versions
    where team_id = ${act.who.teamId} and test_set_id = ${setId}
    order by version desc`);
}

export type StoredVersion = Refined<TestSetVersionRow, { readonly cases: readonly TestCase[] }>;

export async function findVersion(
  act: Act,
  { setId, version }: { readonly setId: string; readonly version: number },
): Promise<StoredVersion | null> {
  const [row] = await act.tx.query(sql<StoredVersion>`
    select * from test_set_versions
    where team_id = ${act.who.teamId} and test_set_id = ${setId} and version = ${version}`);
  return row ?? null;
}

export async function findVersionById(act: Act, id: string): Promise<StoredVersion | null> {
  const [row] = await act.tx.query(sql<StoredVersion>`
    select * from test_set_versions
    where team_id = ${act.who.teamId} and id = ${id}`);
  return row ?? null;
}

export async function findSealedGuards(
  act: Act,
  versionId: string,
): Promise<Pick<TestSetVersionRow, "guards_sealed"> | null> {
  const [row] = await act.tx.query(sql<Pick<TestSetVersionRow, "guards_sealed">>`
    select guards_sealed from test_set_versions
    where team_id = ${act.who.teamId} and id = ${versionId}`);
  return row ?? null;
}
