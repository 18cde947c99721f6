import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { JobRef } from "../../../platform/work/job.ts";
import type { JobStatus } from "../../../platform/work/status.ts";
import { isUnclaimed } from "../../../platform/work/worker-locks.ts";
import type { Question } from "../harness/harness.ts";
import type { StoredAnswer } from "../judge/stored-answers.ts";
import type { JudgeCardRow as StoredRow } from "../tables/rows.ts";
import { type JudgeCounts, NO_COUNTS } from "./judge-card.ts";

export const JUDGE_CARD_LOCKS = 7_140_013;

/** A response of the team's own runs, and what people say of it. */
export interface OwnCase {
  readonly evaluation_id: string;
  readonly seq: number;
  readonly label: "failed" | "passed";
}

export type JudgeCardRow = Refined<
  StoredRow,
  { readonly own: readonly OwnCase[]; readonly counts: Partial<JudgeCounts>; readonly own_counts: Partial<JudgeCounts> }
>;

export const countsOf = (counts: Partial<JudgeCounts>): JudgeCounts => ({ ...NO_COUNTS, ...counts });

/** False if a measurement of this judge is in progress. */
export async function insertCard(
  act: Act,
  card: Pick<JudgeCardRow, "id" | "agent_id" | "agent_revision" | "requests_cap" | "own">,
): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into judge_cards (id, team_id, agent_id, agent_revision, created_by, requests_cap, own, created_at)
    values (${card.id}, ${act.who.teamId}, ${card.agent_id}, ${card.agent_revision}, ${act.who.userId},
      ${card.requests_cap}, ${JSON.stringify(card.own)}, ${actSeconds(act)})
    on conflict do nothing`);
  return inserted > 0;
}

/** The newest measurement of a judge; with a revision, the newest completed one of that revision. */
export async function findCard(
  act: Act,
  agentId: string,
  revision: number | null = null,
): Promise<JudgeCardRow | null> {
  const [row] = await act.tx.query(sql<JudgeCardRow>`
    select * from judge_cards
    where team_id = ${act.who.teamId} and agent_id = ${agentId}
      ${revision === null ? sql`` : sql`and agent_revision = ${revision} and status = 'completed'`}
    order by created_at desc, id desc
    limit 1`);
  return row ?? null;
}

/** The newest measurement of every judge of the team. */
export function selectNewestCards(act: Act): Promise<JudgeCardRow[]> {
  return act.tx.query(sql<JudgeCardRow>`
    select distinct on (agent_id) * from judge_cards
    where team_id = ${act.who.teamId}
    order by agent_id, created_at desc, id desc`);
}

/** What people decided in the team's runs, the newest first. */
export function selectOwnCases(act: Act, most: number): Promise<OwnCase[]> {
  return act.tx.query(sql<OwnCase>`
    select evaluation_id, seq, min(label) as label
    from review_labels
    where team_id = ${act.who.teamId} and ended_at is null and label <> 'cannot_tell'
    group by evaluation_id, seq, response
    having min(label) = max(label)
    order by max(at) desc
    limit ${most}`);
}

/** A prompt with the agent's responses, as a judge sees them; null if it is gone. */
export async function findExchange(act: Act, { evaluation_id: run, seq }: OwnCase) {
  const [row] = await act.tx.query(sql<{
    probe: string;
    question: Question;
    observation: { turns: readonly StoredAnswer[] };
  }>`
    select probe, question, observation from evaluation_prompts
    where evaluation_id = ${run} and seq = ${seq} and team_id = ${act.who.teamId} and observation is not null`);
  return row ?? null;
}

export function selectCardsInProgress(tx: Sql): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select id, team_id as "teamId", created_by as "userId" from judge_cards_in_progress()`.named(
      "judge cards in progress",
    ),
  );
}

interface Claimed {
  readonly id: string;
  readonly worker: number;
}

export async function claimCard({ tx }: Act, { id, worker }: Claimed): Promise<JudgeCardRow | null> {
  const [row] = await tx.query(sql<JudgeCardRow>`
    update judge_cards
    set worker = ${worker}
    where id = ${id} and status = 'running' and ${isUnclaimed("worker", JUDGE_CARD_LOCKS)}
    returning *`);
  return row ?? null;
}

/** Before a request is sent: a request that a dead worker sent stays counted. False if the cap is reached. */
export async function reserveRequest({ tx }: Act, { id, worker }: Claimed): Promise<boolean> {
  const reserved = await tx.run(sql`
    update judge_cards
    set requests_sent = requests_sent + 1
    where id = ${id} and worker = ${worker} and status = 'running' and requests_sent < requests_cap`);
  return reserved > 0;
}

type Progress = Pick<JudgeCardRow, "position" | "counts" | "own_counts" | "said">;

export async function writeProgress({ tx }: Act, { id, worker }: Claimed, progress: Progress): Promise<void> {
  await tx.run(sql`
    update judge_cards
    set position = ${progress.position},
      counts = ${JSON.stringify(progress.counts)},
      own_counts = ${JSON.stringify(progress.own_counts)},
      said = ${progress.said}
    where id = ${id} and worker = ${worker} and status = 'running'`);
}

export interface CardEnd {
  readonly status: Exclude<JobStatus, "running">;
  readonly message: string | null;
}

export async function endCard(act: Act, { id, worker }: Claimed, { status, message }: CardEnd): Promise<void> {
  await act.tx.run(sql`
    update judge_cards
    set status = ${status}, status_message = ${message},
      completed_at = ${status === "completed" ? actSeconds(act) : null}
    where id = ${id} and worker = ${worker} and status = 'running'`);
}

export async function cancelRunning(act: Act, agentId: string): Promise<boolean> {
  const ended = await act.tx.run(sql`
    update judge_cards
    set status = 'cancelled', status_message = 'Canceled by a user.'
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and status = 'running'`);
  return ended > 0;
}

export async function releaseCard({ tx }: Act, { id, worker }: Claimed): Promise<void> {
  await tx.run(sql`
    update judge_cards
    set worker = null
    where id = ${id} and worker = ${worker}`);
}

export async function deleteCards(act: Act): Promise<void> {
  await act.tx.run(sql`delete from judge_cards where team_id = ${act.who.teamId}`);
}
