import { readCursor, writeCursor } from "../../../../kernel/cursor.ts";
import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { unprocessable } from "../../../../kernel/unprocessable.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { recordAudit } from "../../../../platform/audit/record.ts";
import {
  type Comment,
  deleteComment,
  deleteScore,
  insertComment,
  type NewScore,
  type Score,
  selectComments,
  selectScoredTraces,
  selectScores,
  selectScoresOf,
  upsertScore,
} from "./store.ts";

const MOST_SCORES = 100;
const MOST_COMMENTS = 200;

export async function getAnnotations(act: Act, traceId: string) {
  const [scores, comments] = [await selectScores(act, traceId), await selectComments(act, traceId)];
  return { trace_id: traceId.toLowerCase(), scores, comments };
}

/** Scores by programs come in great numbers and are not in the audit log; those by people are. */
export async function scoreTrace(act: Act, traceId: string, score: NewScore): Promise<Score> {
  if (score.value === null && score.label === null)
    throw unprocessable(["body"], "Give a value, a label, or both", undefined);
  const stored = await upsertScore(act, traceId, { score, most: MOST_SCORES });
  if (!stored) throw fault("TRACE_ANNOTATIONS_FULL");
  if (stored.source === "person") await audit(act, "trace.scored", traceId, { name: score.name });
  return stored;
}

export async function takeBackScore(act: Act, traceId: string, name: string): Promise<void> {
  const isGone = await deleteScore(act, traceId, name);
  if (isGone) await audit(act, "trace.score_deleted", traceId, { name });
}

export async function addComment(act: Act, traceId: string, body: string): Promise<Comment> {
  const comment = { id: newId(act.now), author: act.who.userId, body, created_at: actSeconds(act) };
  if (!(await insertComment(act, traceId, { comment, most: MOST_COMMENTS }))) throw fault("TRACE_ANNOTATIONS_FULL");
  await audit(act, "trace.commented", traceId, { comment_id: comment.id });
  return comment;
}

/** Authors delete their own; those who manage the team, any. */
export async function removeComment(act: Act, traceId: string, id: string): Promise<void> {
  const author = act.who.powers.has("team:manage") ? null : act.who.userId;
  if (!(await deleteComment(act, traceId, { id, author }))) throw fault("COMMENT_NOT_FOUND");
  await audit(act, "trace.comment_deleted", traceId, { comment_id: id });
}

const audit = (act: Act, action: string, traceId: string, details: Readonly<Record<string, string>>) =>
  recordAudit(act, { action, target: { kind: "trace", id: traceId.toLowerCase() }, details });

export interface ScoredQuery {
  readonly name?: string | null | undefined;
  readonly below?: number | null | undefined;
  readonly label?: string | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export async function listScoredTraces(act: Act, query: ScoredQuery) {
  const { name = null, below = null, label = null, limit } = query;
  const before = query.cursor ? readPlace(query.cursor) : null;
  const found = await selectScoredTraces(act, { name, below, label, before, most: limit + 1 });
  const page = found.slice(0, limit);
  const scores = Map.groupBy(
    await selectScoresOf(
      act,
      page.map(({ trace_id }) => trace_id),
    ),
    ({ trace_id }) => trace_id,
  );
  const last = page.at(-1);
  return {
    results: page.map((trace) => ({
      ...trace,
      scores: (scores.get(trace.trace_id) ?? []).map(({ trace_id: _trace, ...score }) => score),
    })),
    next_cursor: found.length > limit && last ? writeCursor({ at: last.scored_at, trace: last.trace_id }) : null,
  };
}

const HEX = /^[0-9a-f]{32}$/;

function readPlace(cursor: string): { readonly at: number; readonly trace: string } {
  const place = readCursor(cursor, { at: "bigint", trace: "text" });
  // A forged one is the beginning of nothing.
  return HEX.test(place.trace) ? place : { at: place.at, trace: "0".repeat(32) };
}
