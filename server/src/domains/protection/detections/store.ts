import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { DetectionRow as StoredRow } from "../tables/rows.ts";
import type { Output } from "./outputs.ts";

export const DETECTION_LOCKS = 7_140_020;

export type DetectionRow = Refined<
  StoredRow,
  { readonly outputs: readonly Output[]; readonly ignored: readonly string[] }
>;

export type NewDetection = Pick<
  DetectionRow,
  "uid" | "id" | "digest" | "detector_id" | "status" | "inputs_sealed" | "outputs" | "ignored"
>;

export async function findDetection(act: Act, id: string): Promise<DetectionRow | null> {
  const [row] = await act.tx.query(sql<DetectionRow>`
    select * from detections
    where team_id = ${act.who.teamId} and id = ${id}`);
  return row ?? null;
}

/** False if the team has a detection with this id. */
export async function insertDetection(act: Act, row: NewDetection): Promise<boolean> {
  const now = actSeconds(act);
  const inserted = await act.tx.run(sql`
    insert into detections (uid, team_id, id, digest, detector_id, status, inputs_sealed, outputs, ignored, created_by,
      created_at, completed_at)
    values (${row.uid}, ${act.who.teamId}, ${row.id}, ${row.digest}, ${row.detector_id}, ${row.status},
      ${row.inputs_sealed}, ${JSON.stringify(row.outputs)}, ${JSON.stringify(row.ignored)}, ${act.who.userId}, ${now},
      ${row.status === "COMPLETED" ? now : null}::bigint)
    on conflict (team_id, id) do nothing`);
  return inserted > 0;
}

export const selectInProgress = (tx: Sql): Promise<JobRef[]> =>
  tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId"
    from detections_in_progress()`.named("detections in progress"),
  );

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimDetection({ tx, who }: Act, { id, worker }: Claimed): Promise<DetectionRow | null> {
  const [row] = await tx.query(sql<DetectionRow>`
    update detections set worker = ${worker}, status = 'PROCESSING'
    where team_id = ${who.teamId} and uid = ${id} and status in ('CREATED', 'PROCESSING') and ${isUnclaimed("worker", DETECTION_LOCKS)}
    returning *`);
  return row ?? null;
}

/** Appends what was judged. False if the detection is no longer this worker's. */
export async function appendOutputs(act: Act, { id, worker }: Claimed, outputs: readonly Output[]): Promise<boolean> {
  const written = await act.tx.run(sql`
    update detections set outputs = (outputs::jsonb || ${JSON.stringify(outputs)}::jsonb)::json
    where team_id = ${act.who.teamId} and uid = ${id} and worker = ${worker} and status = 'PROCESSING'`);
  return written > 0;
}

interface End {
  readonly status: "COMPLETED" | "ERROR";
  readonly message: string | null;
}

export async function endDetection(act: Act, { id, worker }: Claimed, { status, message }: End): Promise<void> {
  await act.tx.run(sql`
    update detections set status = ${status}, error_message = ${message}, completed_at = ${actSeconds(act)}
    where team_id = ${act.who.teamId} and uid = ${id} and worker = ${worker} and status = 'PROCESSING'`);
}

export async function releaseDetection({ tx, who }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update detections set worker = null
    where team_id = ${who.teamId} and uid = ${id} and worker = ${worker}`);
}
