import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { JobRef } from "../../../../platform/work/job.ts";
import { isUnclaimed } from "../../../../platform/work/worker-locks.ts";
import type { PolicyFileRow } from "../../tables/rows.ts";

export const CONVERSION_LOCKS = 7_140_066;

export interface NewFile {
  readonly policyId: string;
  readonly name: string;
  readonly content: Buffer;
}

/** In place of an earlier file. A worker that still reads that one finds its claim gone and writes nothing. */
export async function replaceFile(act: Act, { policyId, name, content }: NewFile): Promise<void> {
  await act.tx.run(sql`delete from policy_files where policy_id = ${policyId} and team_id = ${act.who.teamId}`);
  await act.tx.run(sql`
    insert into policy_files (policy_id, team_id, name, content, uploaded_by, created_at)
    values (${policyId}, ${act.who.teamId}, ${name}, ${content}, ${act.who.userId}, ${actSeconds(act)})`);
}

export async function findFile({ tx, who }: Act, policyId: string): Promise<PolicyFileRow | null> {
  const [row] = await tx.query(sql<PolicyFileRow>`
    select * from policy_files
    where policy_id = ${policyId} and team_id = ${who.teamId}`);
  return row ?? null;
}

export async function deleteFileRow({ tx, who }: Act, policyId: string): Promise<boolean> {
  return (await tx.run(sql`delete from policy_files where policy_id = ${policyId} and team_id = ${who.teamId}`)) > 0;
}

export async function findState({ tx, who }: Act, policyId: string): Promise<PolicyFileRow["state"] | null> {
  const [row] = await tx.query(sql<Pick<PolicyFileRow, "state">>`
    select state from policy_files
    where policy_id = ${policyId} and team_id = ${who.teamId}`);
  return row?.state ?? null;
}

export function selectToConvert(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select policy_id as id, team_id as "teamId", uploaded_by as "userId" from policy_files_to_convert()`.named(
      "files to convert",
    ),
  );
}

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export type ClaimedFile = Pick<PolicyFileRow, "policy_id" | "team_id" | "name" | "attempts">;

const PIECE = 524_288;

/** The next bytes of a file that is claimed; empty behind its end, or if it is this worker's no more. */
export async function readPiece({ tx }: Act, { id, worker }: Claimed, at: number): Promise<Buffer> {
  const [row] = await tx.query(sql<{ piece: Buffer }>`
    select substring(content from ${at + 1}::integer for ${raw(PIECE)}) as piece
    from policy_files
    where policy_id = ${id} and worker = ${worker}`);
  return row?.piece ?? Buffer.alloc(0);
}

/** Counts the attempt before it begins: a file that ends workers is given up after a few. */
export async function claimFile({ tx }: Act, { id, worker }: Claimed): Promise<ClaimedFile | null> {
  const [row] = await tx.query(sql<ClaimedFile>`
    update policy_files
    set worker = ${worker}, state = 'running', attempts = attempts + 1
    where policy_id = ${id} and state in ('queued', 'running') and ${isUnclaimed("worker", CONVERSION_LOCKS)}
    returning policy_id, team_id, name, attempts`);
  return row ?? null;
}

/** An attempt that was given back doesn't count. */
export async function releaseFile({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update policy_files
    set worker = null, state = 'queued', attempts = greatest(0, attempts - 1)
    where policy_id = ${id} and worker = ${worker} and state = 'running'`);
}

export type FileEnd = Pick<
  PolicyFileRow,
  "state" | "kind" | "engine" | "pages" | "characters" | "warnings" | "problem"
>;

/** False if the file was replaced or deleted, or another worker has it: then nothing is written. */
export async function endConversion({ tx }: Act, { id, worker }: Claimed, end: FileEnd): Promise<boolean> {
  const ended = await tx.run(sql`
    update policy_files
    set state = ${end.state}, kind = ${end.kind}, engine = ${end.engine}, pages = ${end.pages},
      characters = ${end.characters}, warnings = ${end.warnings}::text[], problem = ${end.problem}, worker = null
    where policy_id = ${id} and worker = ${worker} and state = 'running'`);
  return ended > 0;
}
