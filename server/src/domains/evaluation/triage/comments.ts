import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import { newId } from "../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { getFinding } from "../findings/finding-row.ts";

export interface Comment {
  readonly id: string;
  readonly author: string;
  readonly body: string;
  readonly created_at: number;
}

export async function addComment(act: Act, findingId: string, body: string): Promise<Comment> {
  const { id: finding } = await getFinding(act, findingId);
  const comment = { id: newId(act.now), author: act.who.userId, body, created_at: actSeconds(act) };
  await act.tx.run(
    "insert into finding_comments (id, team_id, finding_id, author, body, created_at) values ($1, $2, $3, $4, $5, $6)",
    [comment.id, act.who.teamId, finding, comment.author, comment.body, comment.created_at],
  );
  await recordAudit(act, { action: "finding.commented", target: { kind: "finding", id: finding } });
  return comment;
}

export interface CommentsQuery {
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** Oldest first: they are read as a conversation. */
export async function listComments(act: Act, findingId: string, { limit, cursor }: CommentsQuery) {
  const { id: finding } = await getFinding(act, findingId);
  const after = cursor ? readCursor(cursor, { id: "uuid" }).id : null;
  const found = await act.tx.query<Comment>(
    `select id, author, body, created_at from finding_comments
     where finding_id = $1 and team_id = $2 and ($3::uuid is null or id > $3) order by id limit $4`,
    [finding, act.who.teamId, after, limit + 1],
  );
  const results = found.slice(0, limit);
  const last = results.at(-1);
  return { results, next_cursor: found.length > limit && last ? writeCursor({ id: last.id }) : null };
}
