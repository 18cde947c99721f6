import { type Act, actSeconds } from "../../../platform/act.ts";
import { containing } from "../../../platform/db/like.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { FindingState } from "../findings/finding-state.ts";
import { currentStateSql } from "../findings/store.ts";
import type { FindingCommentRow, FindingRow } from "../tables/rows.ts";

export interface FindingFilter {
  readonly agentId: string | null;
  readonly evaluationId: string | null;
  readonly seq: number | null;
  readonly severity: string | null;
  readonly probe: string | null;
  readonly state: FindingState | null;
  readonly assignedTo: string | null;
  readonly search: FindingSearch | null;
  readonly after: FindingPlace | null;
  readonly limit: number;
}

interface FindingSearch {
  readonly text: string;
  /** The probes whose titles match. */
  readonly probes: readonly string[];
}

/** The last finding of the page before. */
export interface FindingPlace {
  readonly at: number;
  readonly rank: number;
  readonly run: string;
  readonly seq: number;
}

/** Newest run first, and in a run the most severe first. */
export function selectFindings(act: Act, filter: FindingFilter): Promise<FindingRow[]> {
  const { agentId, evaluationId, seq, severity, probe, state, assignedTo, search, after, limit } = filter;
  return act.tx.query(sql<FindingRow>`
    select * from findings
    where team_id = ${act.who.teamId} and found_at >= 0
      ${agentId ? sql`and agent_id = ${agentId}` : sql``}
      ${evaluationId ? sql`and evaluation_id = ${evaluationId}` : sql``}
      ${seq === null ? sql`` : sql`and seq = ${seq}`}
      ${severity === null ? sql`` : sql`and severity = ${severity}`}
      ${probe === null ? sql`` : sql`and probe = ${probe}`}
      ${state ? sql`and ${currentStateSql(actSeconds(act))} = ${state}` : sql``}
      ${assignedTo ? sql`and assigned_to = ${assignedTo}` : sql``}
      ${search ? contains(search) : sql``}
      ${after ? sql`and (found_at, rank, evaluation_id, seq) < (${after.at}, ${after.rank}, ${after.run}, ${after.seq})` : sql``}
    order by found_at desc, rank desc, evaluation_id desc, seq desc
    limit ${limit}`);
}

function contains({ text, probes }: FindingSearch) {
  return sql`and ((probe || ' ' || summary) ilike ${containing(text)} or probe = any (${probes}::text[]))`;
}

/** The runs that these findings are of, in the order in which they are locked. */
export async function selectRunsOf(act: Act, findingIds: readonly string[]): Promise<readonly string[]> {
  const rows = await act.tx.query(sql<Pick<FindingRow, "evaluation_id">>`
    select distinct evaluation_id from findings
    where id = any(${findingIds}::uuid[]) and team_id = ${act.who.teamId}
    order by evaluation_id`);
  return rows.map((row) => row.evaluation_id);
}

/** What a finding shows of its run. */
export async function findRunOf(act: Act, { evaluation_id: id }: FindingRow): Promise<object | null> {
  const [row] = await act.tx.query(sql`
    select id as evaluation_id, status, verdict, scores, threshold,
      agent_snapshot ->> 'name' as agent_name,
      agent_snapshot ->> 'model' as model,
      harness_names, seed, created_at, completed_at
    from evaluations
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row ?? null;
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
