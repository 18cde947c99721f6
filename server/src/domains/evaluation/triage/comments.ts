import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { getFinding } from "../findings/read-findings.ts";
import { type Comment, insertComment, selectComments } from "./store.ts";

export async function addComment(act: Act, findingId: string, body: string): Promise<Comment> {
  const { id: finding } = await getFinding(act, findingId);
  const comment = { id: newId(act.now), author: act.who.userId, body, created_at: actSeconds(act) };
  await insertComment(act, finding, comment);
  await recordAudit(act, { action: "finding.commented", target: { kind: "finding", id: finding } });
  return comment;
}

export interface CommentsQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export async function listComments(act: Act, findingId: string, { limit, cursor }: CommentsQuery) {
  const { id: finding } = await getFinding(act, findingId);
  const after = cursor ? readCursor(cursor, { id: "uuid" }).id : null;
  const found = await selectComments(act, finding, { after, limit: limit + 1 });
  const results = found.slice(0, limit);
  const last = results.at(-1);
  return { results, next_cursor: found.length > limit && last ? writeCursor({ id: last.id }) : null };
}
