import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { JobRef } from "../../../../platform/work/job.ts";
import { isUnclaimed } from "../../../../platform/work/worker-locks.ts";
import type { ModelCallRow } from "../../tables/rows.ts";
import type { RunRow } from "../store.ts";

export const EXTRACTION_LOCKS = 7_140_067;

export const selectInProgress = (tx: Sql): Promise<JobRef[]> =>
  tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId"
    from extractions_in_progress()`.named("extractions in progress"),
  );

interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimRun({ tx }: Act, { id, worker }: Claimed): Promise<RunRow | null> {
  const [row] = await tx.query(sql<RunRow>`
    update extraction_runs set worker = ${worker}
    where id = ${id} and status = 'running' and ${isUnclaimed("worker", EXTRACTION_LOCKS)}
    returning *`);
  return row ?? null;
}

export async function releaseRun({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update extraction_runs set worker = null
    where id = ${id} and worker = ${worker}`);
}

export interface RunEnd {
  readonly status: "completed" | "failed";
  readonly problem: string | null;
  readonly found?: number;
  readonly dropped?: number;
}

export async function endRun(act: Act, id: string, { status, problem, found = 0, dropped = 0 }: RunEnd): Promise<void> {
  await act.tx.run(sql`
    update extraction_runs
    set status = ${status}, problem = ${problem}, found = ${found}, dropped = ${dropped}, ended_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId} and status = 'running'`);
}

export function callsOf({ tx, who }: Act, runId: string): Promise<ModelCallRow[]> {
  return tx.query(sql<ModelCallRow>`
    select * from model_calls
    where extraction_id = ${runId} and team_id = ${who.teamId}
    order by number`);
}

/** Before it is sent. A call that a killed worker had sent counts as sent: the budget is never exceeded. */
export async function markSent(act: Act, runId: string, number: number): Promise<void> {
  await act.tx.run(sql`
    insert into model_calls (extraction_id, number, team_id, created_at)
    values (${runId}, ${number}, ${act.who.teamId}, ${actSeconds(act)})`);
}

interface Answer {
  readonly number: number;
  readonly answer: string | null;
  readonly usage: { readonly promptTokens: number; readonly completionTokens: number } | null;
}

const MOST_TOKENS = 10_000_000;
/** An endpoint may report any number. */
const counted = (tokens: number | undefined): number | null =>
  tokens === undefined || !Number.isFinite(tokens) ? null : Math.min(MOST_TOKENS, Math.max(0, Math.ceil(tokens)));

export async function writeAnswer(act: Act, runId: string, { number, answer, usage }: Answer): Promise<void> {
  await act.tx.run(sql`
    update model_calls
    set state = ${answer === null ? "failed" : "answered"}, answer = ${answer},
      prompt_tokens = ${counted(usage?.promptTokens)}, completion_tokens = ${counted(usage?.completionTokens)}
    where extraction_id = ${runId} and number = ${number} and team_id = ${act.who.teamId}`);
}
