import type { Act } from "../../../platform/act.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";
import type { Outcome } from "../harness/harness.ts";
import type { Decision } from "../labels/label.ts";
import { likenessSql, reviewsSql } from "../labels/store.ts";
import { judgesSql, type ResultRow, type Vote } from "../results/store/prompts.ts";

/** An answer in the queue, with everything that was sent, returned and found. */
export interface QueueRow extends ResultRow {
  readonly judges: readonly Vote[];
  readonly rank: number;
  /** The same for identical answers. */
  readonly likeness: string;
  /** How many answers are identical to it, itself included, that match the same filters. */
  readonly identical: number;
  /** How many answers match the filters, on all pages. */
  readonly total: number;
  /** The digest of the response, by which labels refer to it. */
  readonly response: string;
  readonly decision: Decision | null;
}

/** Which answers, by what people have said of them: nobody has, the acting person has not, or people disagree. */
export type LabelFilter = "any" | "none" | "not_mine" | "disputed";

export interface QueueFilter {
  readonly outcome: Outcome | null;
  readonly reason: string | null;
  readonly probe: string | null;
  readonly detector: string | null;
  readonly likeness: string | null;
  readonly labels: LabelFilter;
}

export interface QueuePlace {
  readonly rank: number;
  readonly likeness: string;
  readonly seq: number;
}

export interface QueuePage {
  readonly filter: QueueFilter;
  /** The order of the probes: the one that changes the verdict most has the lowest number. */
  readonly ranks: readonly { readonly harness: string; readonly probe: string; readonly rank: number }[];
  readonly after: QueuePlace | null;
  readonly limit: number;
}

/** Nothing came back, or nothing was sent: there is nothing that a person could look at. */
const hasResponse = sql`not r.is_error and json_array_length(r.observation -> 'turns') > 0`;

/** The transcripts are read for the page only; what the order and the count need is read for the whole queue. */
export function selectQueue(act: Act, evaluationId: string, { filter, ranks, after, limit }: QueuePage) {
  return act.tx.query(sql<QueueRow>`
    with ${reviewsSql(act, evaluationId)},
    queue as (
      select p.seq, s.rank, v.decision, ${likenessSql} as likeness
      from evaluation_plan p
      join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
      join json_to_recordset(${JSON.stringify(ranks)}::json) as s (harness text, probe text, rank int)
        on s.harness = p.harness and s.probe = p.probe
      left join reviews v on v.seq = p.seq
      where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and ${hasResponse}
        ${filter.outcome ? sql`and r.outcome = ${filter.outcome}` : sql``}
        ${filter.reason === null ? sql`` : sql`and r.reason = ${filter.reason}`}
        ${filter.probe === null ? sql`` : sql`and p.probe = ${filter.probe}`}
        ${filter.detector === null ? sql`` : sql`and r.judgement ->> 'detector' = ${filter.detector}`}
        ${labelCondition(act, filter.labels)}),
    page as (
      select *
      from (
        select *, count(*) over (partition by likeness) as identical, count(*) over () as total
        from queue) as counted
      where true
        ${filter.likeness === null ? sql`` : sql`and likeness = ${filter.likeness}`}
        ${after ? sql`and (rank, likeness, seq) > (${after.rank}, ${after.likeness}, ${after.seq})` : sql``}
      order by rank, likeness, seq
      limit ${limit})
    select page.*, response_digest(e.observation) as response, e.harness, e.probe, e.state, e.outcome, e.is_error,
      e.reason, e.attempts, e.sent_at, e.observed_at, e.question, e.judgement, e.observation,
      ${judgesSql(act, evaluationId)}
    from page
    join evaluation_prompts e on e.evaluation_id = ${evaluationId} and e.seq = page.seq
    order by page.rank, page.likeness, page.seq`);
}

function labelCondition(act: Act, labels: LabelFilter): Statement {
  if (labels === "none") return sql`and v.decision is null`;
  if (labels === "disputed") return sql`and v.decision = 'disputed'`;
  if (labels === "not_mine") return sql`and not ${isMine(act)}`;
  return sql``;
}

/** Labeled by the acting person, as the response is now. */
const isMine = (act: Act): Statement => sql`exists (
  select from review_labels l
  where l.team_id = p.team_id and l.evaluation_id = p.evaluation_id and l.seq = p.seq and l.person = ${act.who.userId} and l.ended_at is null
    and l.response = response_digest(r.observation))`;

/** The numbers of the answers that are identical to one, itself included. */
export async function selectIdentical(act: Act, evaluationId: string, likeness: string): Promise<readonly number[]> {
  const rows = await act.tx.query(sql<{ seq: number }>`
    select p.seq
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and ${hasResponse}
      and ${likenessSql} = ${likeness}
    order by p.seq`);
  return rows.map(({ seq }) => seq);
}

/** Answers with the same assessment, and how far people have got with them. */
export interface ReviewCount {
  readonly outcome: Outcome;
  readonly probe: string;
  readonly detector: string;
  readonly reason: string;
  readonly answers: number;
  /** Labeled by anyone, and by the acting person. */
  readonly labeled: number;
  readonly mine: number;
  readonly failed: number;
  readonly passed: number;
  readonly disputed: number;
}

export function countReview(act: Act, evaluationId: string): Promise<ReviewCount[]> {
  return act.tx.query(sql<ReviewCount>`
    with ${reviewsSql(act, evaluationId)}
    select r.outcome, p.probe, coalesce(r.judgement ->> 'detector', '') as detector, coalesce(r.reason, '') as reason,
      count(*) as answers,
      count(v.decision) as labeled,
      count(*) filter (where v.decision is not null and ${isMine(act)}) as mine,
      count(*) filter (where v.decision = 'failed') as failed,
      count(*) filter (where v.decision = 'passed') as passed,
      count(*) filter (where v.decision = 'disputed') as disputed
    from evaluation_plan p
    join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
    left join reviews v on v.seq = p.seq
    where p.evaluation_id = ${evaluationId} and p.team_id = ${act.who.teamId} and ${hasResponse}
    group by 1, 2, 3, 4
    order by 5 desc, 1, 2, 3, 4`);
}

/** Pairs of people who labeled the same response, by what they said. */
export interface PairCounts {
  readonly both_failed: number;
  readonly both_passed: number;
  readonly differ: number;
}

/** Each answer counts once, with the first two who labeled it: their labels, not those that settled a dispute. */
export async function countPairs(act: Act, evaluationId: string): Promise<PairCounts> {
  const [row] = await act.tx.query(sql<PairCounts>`
    select count(*) filter (where said = '{failed,failed}') as both_failed,
      count(*) filter (where said = '{passed,passed}') as both_passed,
      count(*) filter (where said[1] <> said[2]) as differ
    from (
      select (array_agg(label order by at, id))[1:2] as said
      from review_labels
      where evaluation_id = ${evaluationId} and team_id = ${act.who.teamId} and ended_at is null and not settles
        and label <> 'cannot_tell'
      group by seq, response
      having count(*) > 1) as pairs`);
  return row ?? { both_failed: 0, both_passed: 0, differ: 0 };
}

/** Findings on which someone has commented. */
export async function selectCommented(act: Act, findingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await act.tx.query(sql<{ finding_id: string }>`
    select distinct finding_id from finding_comments
    where finding_id = any(${findingIds}::uuid[]) and team_id = ${act.who.teamId}`);
  return new Set(rows.map((row) => row.finding_id));
}
