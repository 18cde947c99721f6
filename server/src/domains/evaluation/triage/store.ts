import { type Act, actSeconds } from "../../../platform/act.ts";
import { containing } from "../../../platform/db/like.ts";
import { type Statement, sql } from "../../../platform/db/sql.ts";
import type { DueFilter, FindingState } from "../findings/progress/finding-state.ts";
import type { Change } from "../findings/progress/progress.ts";
import { currentStateSql, type FindingWithExample, withExampleSql } from "../findings/store/findings.ts";
import type { FindingCommentRow, FindingFailureRow, FindingRow } from "../tables/rows.ts";

export interface FindingFilter {
  readonly agentId: string | null;
  readonly source: FindingRow["source"] | null;
  readonly campaignId: string | null;
  readonly evaluationId: string | null;
  readonly seq: number | null;
  readonly severity: string | null;
  readonly probe: string | null;
  readonly state: FindingState | null;
  readonly change: Change | null;
  readonly assignedTo: string | null;
  readonly unassigned: boolean;
  readonly due: DueFilter | null;
  readonly search: FindingSearch | null;
}

interface FindingSearch {
  readonly text: string;
  /** The probes whose titles match. */
  readonly probes: readonly string[];
}

/** The last finding of the page before. */
export interface FindingPlace {
  readonly rank: number;
  readonly at: number;
  readonly id: string;
}

export interface FindingsRange {
  readonly after: FindingPlace | null;
  readonly limit: number;
}

/** The most severe first, and of those the ones that failed last. */
export function selectFindings(act: Act, filter: FindingFilter, { after, limit }: FindingsRange) {
  return act.tx.query(sql<FindingWithExample>`
    ${withExampleSql(ofRun(filter))}
    where ${conditions(act, filter)}
      ${after ? sql`and (f.rank, f.seen_at, f.id) < (${after.rank}, ${after.at}, ${after.id})` : sql``}
    order by f.rank desc, f.seen_at desc, f.id desc
    limit ${limit}`);
}

/** The IDs of all that match. */
export async function selectMatching(act: Act, filter: FindingFilter, limit: number): Promise<readonly string[]> {
  const rows = await act.tx.query(sql<{ id: string }>`
    select f.id from findings f
    where ${conditions(act, filter)}
    order by f.id
    limit ${limit}`);
  return rows.map(({ id }) => id);
}

const ofRun = ({ evaluationId, seq }: FindingFilter): Statement => sql`
  ${evaluationId ? sql`and evaluation_id = ${evaluationId}` : sql``}
  ${seq === null ? sql`` : sql`and seq = ${seq}`}`;

function conditions(act: Act, filter: FindingFilter): Statement {
  const { agentId, evaluationId, seq, severity, probe, state, change, assignedTo, unassigned, due, search } = filter;
  const { source, campaignId } = filter;
  return sql`f.team_id = ${act.who.teamId} and f.found_at >= 0
      ${agentId ? sql`and f.agent_id = ${agentId}` : sql``}
      ${evaluationId || seq !== null ? sql`and exists (select from finding_failures where team_id = f.team_id and finding_id = f.id ${ofRun(filter)})` : sql``}
      ${source ? sql`and f.source = ${source}` : sql``}
      ${campaignId ? sql`and exists (select from finding_attacks where team_id = f.team_id and finding_id = f.id and campaign_id = ${campaignId})` : sql``}
      ${severity === null ? sql`` : sql`and f.severity = ${severity}`}
      ${probe === null ? sql`` : sql`and f.probe = ${probe}`}
      ${state ? sql`and ${currentStateSql(actSeconds(act))} = ${state}` : sql``}
      ${change ? sql`and f.change = ${change}` : sql``}
      ${assignedTo ? sql`and f.assigned_to = ${assignedTo}` : sql``}
      ${unassigned ? sql`and f.assigned_to is null` : sql``}
      ${due ? dueCondition(due, actSeconds(act)) : sql``}
      ${search ? contains(search) : sql``}`;
}

const WEEK = 604_800;

function dueCondition(due: DueFilter, now: number): Statement {
  if (due === "none") return sql`and f.due_at is null`;
  if (due === "week") return sql`and f.due_at between ${now} and ${now + WEEK}`;
  return sql`and f.due_at <= ${now} and ${currentStateSql(now)} = 'open'`;
}

function contains({ text, probes }: FindingSearch): Statement {
  return sql`and (f.probe ilike ${containing(text)} or f.probe = any (${probes}::text[]) or f.title ilike ${containing(text)} or exists (
        select from finding_attacks where team_id = f.team_id and finding_id = f.id and summary ilike ${containing(text)}) or exists (
        select from finding_failures where team_id = f.team_id and finding_id = f.id and summary ilike ${containing(text)}))`;
}

/** The runs in which these findings failed, in the order in which they are locked. */
export async function selectRunsOf(act: Act, findingIds: readonly string[]): Promise<readonly string[]> {
  const rows = await act.tx.query(sql<Pick<FindingFailureRow, "evaluation_id">>`
    select distinct evaluation_id from finding_failures
    where finding_id = any(${findingIds}::uuid[]) and team_id = ${act.who.teamId}
    order by evaluation_id`);
  return rows.map((row) => row.evaluation_id);
}

/** What a finding shows of the run of its example. */
export async function findRunOf(act: Act, { evaluation_id: id }: FindingWithExample): Promise<object | null> {
  const [row] = await act.tx.query(sql`
    select id as evaluation_id, status, verdict, scores, threshold,
      agent_snapshot ->> 'name' as agent_name,
      agent_snapshot ->> 'model' as model,
      harness_names, seed, created_at, completed_at, archived_at
    from evaluations
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
}

/** A failed prompt of a finding. */
export interface Failure
  extends Pick<FindingFailureRow, "evaluation_id" | "seq" | "summary" | "found_at" | "overruled"> {
  /** The sentence pattern that it was drawn from; null in older and in archived runs. */
  readonly template: string | null;
}

export interface FailurePosition {
  readonly at: number;
  readonly run: string;
  readonly seq: number;
}

/** The newest run first. */
export function selectFailures(
  act: Act,
  findingId: string,
  { after, limit }: { readonly after: FailurePosition | null; readonly limit: number },
): Promise<Failure[]> {
  return act.tx.query(sql<Failure>`
    select m.evaluation_id, m.seq, m.summary, m.found_at, m.overruled, p.template
    from finding_failures m
    left join evaluation_plan p on p.evaluation_id = m.evaluation_id and p.seq = m.seq and p.team_id = m.team_id
    where m.finding_id = ${findingId} and m.team_id = ${act.who.teamId}
      ${after ? sql`and (-m.found_at, m.evaluation_id, m.seq) > (${-after.at}::bigint, ${after.run}, ${after.seq})` : sql``}
    order by m.found_at desc, m.evaluation_id, m.seq
    limit ${limit}`);
}

export type Comment = Pick<FindingCommentRow, "id" | "author" | "body" | "created_at">;

export async function insertComment(act: Act, findingId: string, comment: Comment): Promise<void> {
  const { id, author, body, created_at } = comment;
  await act.tx.run(sql`
    insert into finding_comments (id, team_id, finding_id, author, body, created_at)
    values (${id}, ${act.who.teamId}, ${findingId}, ${author}, ${body}, ${created_at})`);
}

export interface CommentsPage {
  /** The last comment of the page before. */
  readonly after: string | null;
  readonly limit: number;
}

/** Oldest first: they are read as a conversation. */
export function selectComments(act: Act, findingId: string, { after, limit }: CommentsPage): Promise<Comment[]> {
  return act.tx.query(sql<Comment>`
    select id, author, body, created_at
    from finding_comments
    where finding_id = ${findingId} and team_id = ${act.who.teamId}
      ${after ? sql`and id > ${after}` : sql``}
    order by id
    limit ${limit}`);
}
