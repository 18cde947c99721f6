import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { RowsSum } from "../../../platform/domain/moved-rows.ts";
import type { SealedColumn } from "../../../platform/secrets/reseal.ts";
import type { WrittenObject } from "../../../platform/store/read-object.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { EvaluationArchiveRow } from "../tables/rows.ts";

export const ARCHIVE_LOCKS = 7_140_120;

/** An evidence pack in the store, as the database remembers it. */
export interface KeptPack {
  readonly parts: readonly WrittenObject[];
  readonly bytes: number;
  /** SHA-256 of the whole pack, hex. */
  readonly sum: string;
  /** The fingerprint of the key that signed it. */
  readonly signed_by: string;
}

export type ArchiveRow = Refined<
  EvaluationArchiveRow,
  { readonly parts: readonly WrittenObject[] | null; readonly pack: KeptPack | null }
>;

export const archiveKeys: SealedColumn = {
  table: "evaluation_archives",
  column: "key_sealed",
  id: { column: "id", type: "uuid" },
  context: (id) => `evaluation_archives/${id}`,
};

/** The same as in the trigger release_objects. */
export const prefixOf = ({ team_id, evaluation_id, place }: Pick<ArchiveRow, "team_id" | "evaluation_id" | "place">) =>
  `teams/${team_id}/evaluations/${evaluation_id}/${place}/`;

export async function findArchive(act: Act, evaluationId: string): Promise<ArchiveRow | null> {
  const [row] = await act.tx.query(sql<ArchiveRow>`
    select * from evaluation_archives
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** One that is there already stays as it is. */
export async function insertArchives(act: Act, evaluationIds: readonly string[]): Promise<number> {
  return act.tx.run(sql`
    insert into evaluation_archives (id, team_id, evaluation_id, state, place, requested_by, requested_at)
    select gen_random_uuid(), ${act.who.teamId}, id, 'archiving', gen_random_uuid(), ${act.who.userId}, ${actSeconds(act)}
    from unnest(${evaluationIds}::uuid[]) as wanted (id)
    on conflict on constraint evaluation_archives_evaluation_id_key do nothing`);
}

export async function requestRestore(act: Act, { id }: ArchiveRow): Promise<void> {
  await act.tx.run(sql`
    update evaluation_archives
    set state = 'restoring', requested_by = ${act.who.userId}, requested_at = ${actSeconds(act)}, tries = 0, retry_at = 0,
      problem = null
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function deleteArchive(act: Act, { id }: Pick<ArchiveRow, "id">): Promise<void> {
  await act.tx.run(sql`
    delete from evaluation_archives
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Of all teams. */
export function selectArchivesAtWork(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", requested_by as "userId" from archives_at_work()`.named("archives at work"),
  );
}

export interface ClaimedArchive {
  readonly id: string;
  readonly worker: number;
}

/** Each try to write gets a new place: an object of the one before that arrives late can't get in its way. */
export async function claimArchive({ tx, who }: Act, { id, worker }: ClaimedArchive): Promise<ArchiveRow | null> {
  const [row] = await tx.query(sql<ArchiveRow>`
    update evaluation_archives
    set worker = ${worker}, tries = tries + 1,
      place = case when state = 'archiving' and tries > 0 then ${newId()}::uuid else place end
    where team_id = ${who.teamId} and id = ${id} and state <> 'archived' and ${isUnclaimed("worker", ARCHIVE_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseArchive({ tx, who }: Act, { id, worker }: ClaimedArchive): Promise<void> {
  await tx.run(sql`
    update evaluation_archives
    set worker = null
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker}`);
}

const LONGEST_PAUSE_MS = 900_000;

/** Tried again after 2 s, 4 s, 8 s and so on, 15 minutes at most. */
export async function postponeArchive(
  { tx, who }: Act,
  { id, worker }: ClaimedArchive,
  problem: string,
): Promise<void> {
  await tx.run(sql`
    update evaluation_archives
    set problem = ${problem},
      retry_at = (extract(epoch from clock_timestamp()) * 1000)::bigint
        + least(${LONGEST_PAUSE_MS}, 1000 * 2 ^ least(tries, 20))::bigint
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker}`);
}

/** The archive can't be read: it stays an archive, with the reason. */
export async function giveUpRestore({ tx, who }: Act, { id, worker }: ClaimedArchive, problem: string): Promise<void> {
  await tx.run(sql`
    update evaluation_archives
    set state = 'archived', problem = ${problem}
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker} and state = 'restoring'`);
}

/** Whether the job is still this worker's. Its row is locked from here on. */
export async function lockClaimed({ tx, who }: Act, { id, worker }: ClaimedArchive, state: ArchiveRow["state"]) {
  const rows = await tx.query(sql`
    select from evaluation_archives
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker} and state = ${state}
    for update`);
  return rows.length > 0;
}

export interface WrittenArchive extends RowsSum {
  readonly keySealed: string;
  readonly parts: readonly WrittenObject[];
  /** Null: the run has no report. */
  readonly pack: KeptPack | null;
}

export async function markArchived(act: Act, row: ArchiveRow, written: WrittenArchive): Promise<void> {
  const objects = [...written.parts, ...(written.pack?.parts ?? [])];
  const stored = objects.reduce((all, { bytes }) => all + bytes, 0);
  await act.tx.run(sql`
    update evaluation_archives
    set state = 'archived', problem = null, key_sealed = ${written.keySealed}, parts = ${JSON.stringify(written.parts)},
      pack = ${written.pack && JSON.stringify(written.pack)},
      row_count = ${written.rows}, rows_sum = ${written.sum}, plain_bytes = ${written.bytes}, stored_bytes = ${stored},
      archived_at = ${actSeconds(act)}
    where id = ${row.id} and team_id = ${act.who.teamId}`);
}

/** Whether people labeled answers of the run after it was archived. */
export async function hasLabelsSince(act: Act, { evaluation_id, archived_at }: ArchiveRow): Promise<boolean> {
  const rows = await act.tx.query(sql`
    select from review_labels
    where evaluation_id = ${evaluation_id} and team_id = ${act.who.teamId}
      and greatest(at, ended_at) >= ${(archived_at ?? 0) * 1000}
    limit 1`);
  return rows.length > 0;
}

export interface UnusedObjects {
  readonly prefix: string;
  readonly since: number;
}

/** Outside of any team. */
export function selectUnused(tx: Sql, now: number): Promise<UnusedObjects[]> {
  return tx.query(sql<UnusedObjects>`
    select prefix, since from unused_objects
    where delete_at <= ${now}
    order by delete_at
    limit 100`);
}

export async function deleteUnused(tx: Sql, prefix: string): Promise<void> {
  await tx.run(sql`delete from unused_objects where prefix = ${prefix}`);
}

/** Outside of any team: every object that archives consist of. */
export async function selectAllObjects(tx: Sql): Promise<WrittenObject[]> {
  const rows = await tx.query(sql<{ parts: readonly WrittenObject[]; pack: KeptPack | null }>`
    select parts, pack from evaluation_archives
    where parts is not null
    order by id`);
  return rows.flatMap(({ parts, pack }) => [...parts, ...(pack?.parts ?? [])]);
}
