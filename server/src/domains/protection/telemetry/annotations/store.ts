import { isPerson } from "../../../../kernel/principal.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { TraceCommentRow, TraceScoreRow } from "../../tables/rows.ts";

export type Score = Omit<TraceScoreRow, "team_id" | "trace_id">;
export type ScoreOfTrace = Refined<Omit<TraceScoreRow, "team_id" | "trace_id">, object> & { readonly trace_id: string };
export type Comment = Omit<TraceCommentRow, "team_id" | "trace_id">;

const bytes = (traceId: string) => sql`decode(${traceId.toLowerCase()}, 'hex')`;
const scoreColumns = sql`name, value, label, reason, source, scored_by, scored_at`;
const commentColumns = sql`id, author, body, created_at`;

/** A key is a program, not the member who made it. */
export const sourceOf = ({ who }: Act): Score["source"] => (isPerson(who) ? "person" : "program");

export function selectScores(act: Act, traceId: string): Promise<Score[]> {
  return act.tx.query(sql<Score>`
    select ${scoreColumns}
    from trace_scores
    where team_id = ${act.who.teamId} and trace_id = ${bytes(traceId)}
    order by name, scored_at desc, scored_by, source`);
}

export function selectComments(act: Act, traceId: string): Promise<Comment[]> {
  return act.tx.query(sql<Comment>`
    select ${commentColumns}
    from trace_comments
    where team_id = ${act.who.teamId} and trace_id = ${bytes(traceId)}
    order by id`);
}

export interface NewScore {
  readonly name: string;
  readonly value: number | null;
  readonly label: string | null;
  readonly reason: string | null;
}

/** Null if the trace has as many scores as it may have. */
export async function upsertScore(
  act: Act,
  traceId: string,
  { score, most }: { readonly score: NewScore; readonly most: number },
): Promise<Score | null> {
  const { teamId, userId } = act.who;
  const [stored] = await act.tx.query(sql<Score>`
    insert into trace_scores (team_id, trace_id, name, scored_by, source, value, label, reason, scored_at)
    select ${teamId}, ${bytes(traceId)}, ${score.name}, ${userId}, ${sourceOf(act)}, ${score.value}, ${score.label},
      ${score.reason}, ${actSeconds(act)}
    where (select count(*) from trace_scores where team_id = ${teamId} and trace_id = ${bytes(traceId)}
      and (name, scored_by, source) <> (${score.name}, ${userId}::uuid, ${sourceOf(act)})) < ${most}
    on conflict (team_id, trace_id, name, scored_by, source) do update
    set value = excluded.value, label = excluded.label, reason = excluded.reason, scored_at = excluded.scored_at
    returning ${scoreColumns}`);
  return stored ?? null;
}

export async function deleteScore(act: Act, traceId: string, name: string): Promise<boolean> {
  const gone = await act.tx.query(sql`
    delete from trace_scores
    where team_id = ${act.who.teamId} and trace_id = ${bytes(traceId)} and name = ${name}
      and scored_by = ${act.who.userId} and source = ${sourceOf(act)}
    returning name`);
  return gone.length > 0;
}

/** False if the trace has as many comments as it may have. */
export async function insertComment(
  act: Act,
  traceId: string,
  { comment, most }: { readonly comment: Comment; readonly most: number },
): Promise<boolean> {
  const { teamId } = act.who;
  const added = await act.tx.query(sql`
    insert into trace_comments (team_id, trace_id, id, author, body, created_at)
    select ${teamId}, ${bytes(traceId)}, ${comment.id}, ${comment.author}, ${comment.body}, ${comment.created_at}
    where (select count(*) from trace_comments where team_id = ${teamId} and trace_id = ${bytes(traceId)}) < ${most}
    returning id`);
  return added.length > 0;
}

/** With an author, only that member's. */
export async function deleteComment(
  act: Act,
  traceId: string,
  { id, author }: { readonly id: string; readonly author: string | null },
): Promise<boolean> {
  const gone = await act.tx.query(sql`
    delete from trace_comments
    where team_id = ${act.who.teamId} and trace_id = ${bytes(traceId)} and id = ${id}
      ${author === null ? sql`` : sql`and author = ${author}`}
    returning id`);
  return gone.length > 0;
}

export interface ScoredFilter {
  readonly name: string | null;
  readonly below: number | null;
  readonly label: string | null;
  readonly before: { readonly at: number; readonly trace: string } | null;
  readonly most: number;
}

export interface ScoredTrace {
  readonly trace_id: string;
  readonly scored_at: number;
}

/** The last scored first. */
export function selectScoredTraces(act: Act, { name, below, label, before, most }: ScoredFilter) {
  return act.tx.query(sql<ScoredTrace>`
    select encode(trace_id, 'hex') as trace_id, max(scored_at) as scored_at
    from trace_scores
    where team_id = ${act.who.teamId}
      ${name === null ? sql`` : sql`and name = ${name}`}
      ${below === null ? sql`` : sql`and value < ${below}`}
      ${label === null ? sql`` : sql`and label = ${label}`}
    group by trace_id
    ${before ? sql`having (max(scored_at), trace_id) < (${before.at}, ${bytes(before.trace)})` : sql``}
    order by max(scored_at) desc, trace_id desc
    limit ${most}`);
}

export function selectScoresOf(act: Act, traceIds: readonly string[]): Promise<ScoreOfTrace[]> {
  return act.tx.query(sql<ScoreOfTrace>`
    select encode(trace_id, 'hex') as trace_id, ${scoreColumns}
    from trace_scores
    where team_id = ${act.who.teamId}
      and trace_id in (select decode(t, 'hex') from unnest(${traceIds}::text[]) as t)
    order by name, scored_at desc, scored_by, source`);
}

export async function deleteAnnotations({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from trace_scores where team_id = ${who.teamId}`);
  await tx.run(sql`delete from trace_comments where team_id = ${who.teamId}`);
}
