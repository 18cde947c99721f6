import { newId } from "../../../kernel/ids.ts";
import type { Act } from "../../../platform/act.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { Outcome } from "../harness/harness.ts";
import type { ReviewLabelRow } from "../tables/rows.ts";
import type { Decision } from "./label.ts";

/** Labels on the answers of a run. Those who write hold the lock of the run's row, as everything that changes a run does. */

/** An answer as a label refers to it. */
export interface LabeledAnswer extends Pick<ReviewLabelRow, "seq" | "response" | "detector" | "outcome"> {
  readonly probe: string;
  readonly is_error: boolean;
  /** What the detector saw; null where it could not tell. */
  readonly found: boolean | null;
  /** Answers with the same value are identical: same probe, same assessment, same texts and tool calls. */
  readonly likeness: string;
}

/** `r` is the result. Identical texts are no identical answers if something else was asked or found. */
export const likenessSql = sql`
  md5(json_build_array(p.probe, r.outcome, r.reason, r.judgement ->> 'detector', response_digest(r.observation))::text)`;

/** Those of the prompts that have a result. */
export function selectAnswers(act: Act, evaluationId: string, seqs: readonly number[]): Promise<LabeledAnswer[]> {
  return act.tx.query(sql<LabeledAnswer>`
    select p.seq, p.probe, r.outcome, r.is_error,
      (r.judgement ->> 'found')::boolean as found,
      response_digest(r.observation) as response,
      coalesce(r.judgement ->> 'detector', '') as detector,
      ${likenessSql} as likeness
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and p.seq = any(${seqs}::int[])
    order by p.seq`);
}

export type CurrentLabel = Pick<
  ReviewLabelRow,
  "id" | "seq" | "person" | "label" | "reason" | "settles" | "at" | "batch_id" | "response"
>;

/** The labels that count, of all people, also of responses that a retry has replaced. */
export function selectCurrentLabels(act: Act, evaluationId: string, seqs: readonly number[]): Promise<CurrentLabel[]> {
  return act.tx.query(sql<CurrentLabel>`
    select id, seq, person, label, reason, settles, at, batch_id, response
    from review_labels
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and seq = any(${seqs}::int[])
      and ended_at is null
    order by at, id`);
}

export type NewLabel = Pick<
  ReviewLabelRow,
  "seq" | "label" | "reason" | "settles" | "response" | "detector" | "outcome" | "found_means"
>;

/** By the acting person. An earlier label of theirs on the same answer has to be ended first. */
export async function insertLabels(
  act: Act,
  { evaluationId, batchId }: { evaluationId: string; batchId: string },
  given: readonly NewLabel[],
): Promise<void> {
  const rows = given.map((label) => ({ ...label, id: newId(act.now) }));
  await act.tx.run(sql`
    insert into review_labels (id, team_id, evaluation_id, seq, person, label, reason, settles, response, batch_id, at,
      detector, outcome, found_means)
    select l.id, ${act.who.teamId}, ${evaluationId}, l.seq, ${act.who.userId}, l.label, l.reason, l.settles, l.response,
      ${batchId}, ${act.now}, l.detector, l.outcome, l.found_means
    from json_to_recordset(${JSON.stringify(rows)}::json) as l (id uuid, seq int, label text, reason text,
      settles boolean, response text, detector text, outcome text, found_means text)`);
}

/** From here on they don't count. What ended them brings them back when it is undone. */
export async function endLabels(act: Act, ids: readonly string[], batchId: string): Promise<void> {
  await act.tx.run(sql`
    update review_labels
    set ended_at = ${act.now}, ended_by = ${act.who.userId}, ended_batch = ${batchId}
    where id = any(${ids}::uuid[]) and team_id = ${act.who.teamId} and ended_at is null`);
}

/** The acting person's labels that were given together, whether or not they still count. */
export function selectBatch(act: Act, evaluationId: string, batchId: string): Promise<ReviewLabelRow[]> {
  return act.tx.query(sql<ReviewLabelRow>`
    select * from review_labels
    where batch_id = ${batchId} and evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
      and person = ${act.who.userId}
    order by seq`);
}

/** The acting person's labels that were ended by a batch. */
export function selectEndedBy(act: Act, evaluationId: string, batchId: string): Promise<ReviewLabelRow[]> {
  return act.tx.query(sql<ReviewLabelRow>`
    select * from review_labels
    where ended_batch = ${batchId} and evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
      and person = ${act.who.userId}
    order by seq`);
}

/** What people have decided about each answer of a run, computed once for the whole run, as a `with` clause. */
export const reviewsSql = (act: Act, evaluationId: string) => sql`
  reviews as materialized (
    select seq, decision from answer_reviews
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId})`;

/** What people have decided about these answers, and the label that says so: the newest. */
export interface AnswerDecision extends Pick<ReviewLabelRow, "seq" | "person" | "reason"> {
  readonly decision: Decision;
}

export function selectDecisions(act: Act, evaluationId: string, seqs: readonly number[]): Promise<AnswerDecision[]> {
  return act.tx.query(sql<AnswerDecision>`
    select v.seq, v.decision, newest.person, newest.reason
    from answer_reviews v
    cross join lateral (
      select person, reason from review_labels l
      where l.team_id = v.team_id and l.evaluation_id = v.evaluation_id and l.seq = v.seq and l.ended_at is null
      order by l.at desc, l.id desc
      limit 1) newest
    where v.evaluation_id = ${evaluationId} and v.team_id = ${act.who.teamId} and v.seq = any(${seqs}::int[])`);
}

/** One label that was ever given, with what the detector had said. */
export type KeptLabel = Refined<ReviewLabelRow, { readonly outcome: Outcome }>;

/** All that were ever given in a run, also those that no longer count, in the order in which they were given. */
export function selectHistory(
  act: Act,
  evaluationId: string,
  { seq, after, limit }: { seq: number | null; after: string | null; limit: number },
): Promise<KeptLabel[]> {
  return act.tx.query(sql<KeptLabel>`
    select * from review_labels
    where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId}
      ${seq === null ? sql`` : sql`and seq = ${seq}`}
      ${after ? sql`and id > ${after}` : sql``}
    order by id
    limit ${limit}`);
}
