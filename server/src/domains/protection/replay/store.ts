import type { JsonObject } from "../../../kernel/json/json-object.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, raw, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import type { JobStatus } from "../../../platform/work/status.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { GuardReplayRow as StoredRow } from "../tables/rows.ts";
import type { Material } from "./item.ts";
import type { LeftOut } from "./local-guards.ts";
import type { RecordedRun } from "./recorded.ts";
import type { StoredTally } from "./tally.ts";

export const REPLAY_LOCKS = 7_140_021;

/** What was counted, and the place behind it. */
export interface ReplayState {
  /** As they were when the replay began. */
  readonly runs: readonly RecordedRun[];
  readonly rows: number;
  readonly leftOut: readonly LeftOut[];
  /** The run that is read, and the last prompt of it that is counted. */
  readonly run: number;
  readonly afterSeq: number;
  readonly exchanges: number;
  /** Recorded traffic: how much there was when the replay began, how much is counted, and behind which one to go on. */
  readonly entries?: number;
  readonly entry?: number;
  readonly afterEntry?: { readonly at: number; readonly id: string } | null;
  /** Rows of packs that are counted. */
  readonly row: number;
  /** Texts of which only the beginning was judged. */
  readonly cut: number;
  readonly tally: StoredTally;
}

export type ReplayRow = Refined<
  StoredRow,
  {
    readonly config_body: JsonObject;
    readonly material: readonly Material[];
    readonly state: ReplayState | null;
    readonly status: JobStatus;
  }
>;

export interface NewReplay
  extends Pick<ReplayRow, "id" | "config_id" | "material" | "runs" | "most" | "live_config_id" | "live_version"> {}

/** Copies the saved body. False if a replay of the config is running. */
export async function insertReplay(act: Act, replay: NewReplay): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into guard_replays (id, team_id, config_id, agent_id, digest, config_body, live_config_id, live_version, material,
      runs, most, created_by, created_at)
    select ${replay.id}, team_id, id, agent_id, digest, config_body, ${replay.live_config_id}::uuid,
      ${replay.live_version}::integer, ${JSON.stringify(replay.material)}::json, ${replay.runs}, ${replay.most},
      ${act.who.userId}, ${actSeconds(act)}
    from guard_configs
    where id = ${replay.config_id} and team_id = ${act.who.teamId}
    on conflict do nothing`);
  return inserted > 0;
}

const KEPT = 20;

/** Keeps the newest of a config. */
export async function deleteOldReplays(act: Act, configId: string): Promise<void> {
  await act.tx.run(sql`
    delete from guard_replays
    where config_id = ${configId} and team_id = ${act.who.teamId} and status <> 'running' and id not in (
      select id from guard_replays
      where config_id = ${configId} and team_id = ${act.who.teamId}
      order by created_at desc, id desc
      limit ${raw(KEPT)})`);
}

export async function findReplay(act: Act, id: string): Promise<ReplayRow | null> {
  const [row] = await act.tx.query(sql<ReplayRow>`
    select * from guard_replays
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** The newest first. */
export function selectReplays(act: Act, configId: string): Promise<ReplayRow[]> {
  return act.tx.query(sql<ReplayRow>`
    select * from guard_replays
    where config_id = ${configId} and team_id = ${act.who.teamId}
    order by created_at desc, id desc
    limit ${raw(KEPT)}`);
}

export function selectInProgress(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from guard_replays_in_progress()`.named(
      "replays in progress",
    ),
  );
}

export interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimReplay({ tx, who }: Act, { id, worker }: Claimed): Promise<ReplayRow | null> {
  const [row] = await tx.query(sql<ReplayRow>`
    update guard_replays
    set worker = ${worker}
    where team_id = ${who.teamId} and id = ${id} and status = 'running' and ${isUnclaimed("worker", REPLAY_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseReplay({ tx, who }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update guard_replays
    set worker = null
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker}`);
}

/** False if another worker has the replay now: then nothing is written. */
export async function writeState({ tx, who }: Act, { id, worker }: Claimed, state: ReplayState): Promise<boolean> {
  const total = state.rows + (state.entries ?? 0) + state.runs.reduce((sum, { exchanges }) => sum + exchanges, 0);
  const done = state.exchanges + (state.entry ?? 0) + state.row;
  const written = await tx.run(sql`
    update guard_replays
    set state = ${JSON.stringify(state)}, done = ${done}, total = ${total}
    where team_id = ${who.teamId} and id = ${id} and worker = ${worker} and status = 'running'`);
  return written > 0;
}

/** The worker notices with its next write at the latest. False if it is not running. */
export async function cancelRunning(act: Act, id: string): Promise<boolean> {
  const canceled = await act.tx.run(sql`
    update guard_replays
    set status = 'cancelled', status_message = 'Canceled by a user.', completed_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId} and status = 'running'`);
  return canceled > 0;
}

export interface ReplayEnd {
  readonly status: "completed" | "failed";
  readonly message: string | null;
}

export async function endReplay(act: Act, { id, worker }: Claimed, { status, message }: ReplayEnd): Promise<void> {
  await act.tx.run(sql`
    update guard_replays
    set status = ${status}, status_message = ${message}, completed_at = ${actSeconds(act)},
      total = case when ${status} = 'completed' then done else total end
    where team_id = ${act.who.teamId} and id = ${id} and worker = ${worker} and status = 'running'`);
}
