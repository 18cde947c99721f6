import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import type { JobStatus } from "../../../platform/work/status.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { Outcome, Question } from "../harness/harness.ts";
import type { JudgeVerdict } from "../judge/read-verdict.ts";
import type { StoredAnswer } from "../judge/stored-answers.ts";
import { reviewsSql } from "../labels/store.ts";
import type { JudgingRow as StoredRow } from "../tables/rows.ts";

export const JUDGING_LOCKS = 7_140_014;

export interface AskedJudge {
  readonly agent_id: string;
  readonly revision: number;
}

export type JudgingRow = Refined<StoredRow, { readonly judges: readonly AskedJudge[] }>;

/** False if judges are at work on this run. */
export async function insertJudging(
  act: Act,
  job: Pick<JudgingRow, "id" | "evaluation_id" | "judges" | "requests_cap">,
): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into judgings (id, team_id, evaluation_id, created_by, judges, requests_cap, created_at)
    values (${job.id}, ${act.who.teamId}, ${job.evaluation_id}, ${act.who.userId}, ${JSON.stringify(job.judges)},
      ${job.requests_cap}, ${actSeconds(act)})
    on conflict do nothing`);
  return inserted > 0;
}

export async function findJudging(act: Act, evaluationId: string): Promise<JudgingRow | null> {
  const [row] = await act.tx.query(sql<JudgingRow>`
    select * from judgings
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}

/** Responses that neither a detector nor a person has decided. Those that never came are not among them. */
const openAnswers = (act: Act, evaluationId: string) => sql`
  from evaluation_plan p
  join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
  left join reviews v on v.seq = p.seq
  where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and r.outcome = 'unassessed'
    and not r.is_error and json_array_length(r.observation -> 'turns') > 0
    and coalesce(v.decision, '') not in ('failed', 'passed', 'disputed')`;

export interface OpenCounts {
  readonly answers: number;
  /** Of all of them together, as far as a judge is shown them. */
  readonly characters: number;
}

export async function countOpen(act: Act, evaluationId: string, harnesses: readonly string[]): Promise<OpenCounts> {
  const [row] = await act.tx.query(sql<OpenCounts>`
    with ${reviewsSql(act, evaluationId)}
    select count(*) as answers,
      coalesce(sum(least(length(p.question::text), 16000) + least(length(r.observation::text), 16000)), 0)::bigint
        as characters
    ${openAnswers(act, evaluationId)} and p.harness = any(${harnesses}::text[])`);
  return row ?? { answers: 0, characters: 0 };
}

/** A response that one judge has not decided yet. */
export interface OpenCase extends AskedJudge {
  readonly seq: number;
  readonly harness: string;
  readonly probe: string;
  readonly question: Question;
  readonly observation: { readonly turns: readonly StoredAnswer[] };
  readonly response: string;
}

interface OpenPage {
  readonly job: Pick<JudgingRow, "evaluation_id" | "judges">;
  readonly harnesses: readonly string[];
  /** Those that got no answer in this attempt, as "seq agent". */
  readonly without: readonly string[];
  readonly limit: number;
}

export function selectOpen(act: Act, { job, harnesses, without, limit }: OpenPage): Promise<OpenCase[]> {
  return act.tx.query(sql<OpenCase>`
    with ${reviewsSql(act, job.evaluation_id)},
    said as materialized (
      select seq, agent_id, revision from judge_votes
      where evaluation_id = ${job.evaluation_id} and team_id = ${act.who.teamId})
    select p.seq, p.harness, p.probe, p.question, r.observation, response_digest(r.observation) as response, j.agent_id,
      j.revision
    from json_to_recordset(${JSON.stringify(job.judges)}::json) as j (agent_id uuid, revision bigint)
    cross join lateral (
      select p.* ${openAnswers(act, job.evaluation_id)} and p.harness = any(${harnesses}::text[])) p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    where not exists (
        select from said s where s.seq = p.seq and s.agent_id = j.agent_id and s.revision = j.revision)
      and not p.seq || ' ' || j.agent_id = any(${without}::text[])
    order by p.seq, j.agent_id
    limit ${limit}`);
}

export interface GivenVerdict {
  readonly asked: OpenCase;
  readonly verdict: JudgeVerdict;
}

/** A judge that was asked again, because it was changed, has said this instead. */
export async function insertVerdicts(act: Act, evaluationId: string, given: readonly GivenVerdict[]): Promise<void> {
  const rows = given.map(({ asked: { seq, agent_id, revision, response }, verdict: { outcome, reason } }) => ({
    ...{ seq, agent_id, revision, response, outcome, reason },
  }));
  await act.tx.run(sql`
    insert into judge_verdicts (evaluation_id, seq, agent_id, revision, team_id, outcome, reason, response, at)
    select ${evaluationId}, v.seq, v.agent_id, v.revision, ${act.who.teamId}, v.outcome, v.reason, v.response, ${act.now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (seq int, agent_id uuid, revision bigint, outcome text,
      reason text, response text)
    on conflict on constraint judge_verdicts_pkey do update
    set revision = excluded.revision, outcome = excluded.outcome, reason = excluded.reason, response = excluded.response,
      at = excluded.at`);
}

/** How often each judge said what in a run. */
export interface VoteCount {
  readonly agent_id: string;
  readonly revision: number | null;
  readonly outcome: Outcome;
  readonly count: number;
}

export function countVotes(act: Act, evaluationId: string): Promise<VoteCount[]> {
  return act.tx.query(sql<VoteCount>`
    select agent_id, revision, outcome, count(*) as count from judge_votes
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
    group by 1, 2, 3
    order by 1, 2, 3`);
}

export function selectJudgingsInProgress(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from judgings_in_progress()`.named("judgings in progress"),
  );
}

interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimJudging({ tx }: Act, { id, worker }: Claimed): Promise<JudgingRow | null> {
  const [row] = await tx.query(sql<JudgingRow>`
    update judgings
    set worker = ${worker}
    where id = ${id} and status = 'running' and ${isUnclaimed("worker", JUDGING_LOCKS)}
    returning *`);
  return row ?? null;
}

/** Before requests are sent: those that a dead worker sent stay counted. How many may be sent, which the cap can lower. */
export async function reserveRequests({ tx }: Act, { id, worker }: Claimed, wanted: number): Promise<number> {
  const [row] = await tx.query(sql<{ granted: number }>`
    with before as (
      select id, least(${wanted}::int, requests_cap - requests_sent) as granted from judgings
      where id = ${id} and worker = ${worker} and status = 'running'
      for update)
    update judgings j
    set requests_sent = requests_sent + before.granted
    from before
    where j.id = before.id
    returning before.granted`);
  return row?.granted ?? 0;
}

export interface JudgingEnd {
  readonly status: Exclude<JobStatus, "running">;
  readonly message: string | null;
}

/** False if it is no longer this worker's, or was canceled. */
export async function endJudging(act: Act, { id, worker }: Claimed, { status, message }: JudgingEnd): Promise<boolean> {
  const ended = await act.tx.run(sql`
    update judgings
    set status = ${status}, status_message = ${message},
      completed_at = ${status === "completed" ? actSeconds(act) : null}
    where id = ${id} and worker = ${worker} and status = 'running'`);
  return ended > 0;
}

export async function cancelRunning(act: Act, evaluationId: string): Promise<boolean> {
  const ended = await act.tx.run(sql`
    update judgings
    set status = 'cancelled', status_message = 'Canceled by a user.'
    where team_id = ${act.who.teamId} and evaluation_id = ${evaluationId} and status = 'running'`);
  return ended > 0;
}

export async function releaseJudging({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update judgings
    set worker = null
    where id = ${id} and worker = ${worker}`);
}
