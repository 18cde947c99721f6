import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { SessionRow } from "../tables/rows.ts";
import { endSession } from "./store/sessions.ts";

type ListedSession = Pick<SessionRow, "id" | "address" | "user_agent" | "created_at" | "last_used_at">;

export async function listSessions(act: Act): Promise<{ results: object[]; count: number }> {
  const userId = act.who.userId;
  const rows = await act.tx.query(sql<ListedSession>`
    select id, address, user_agent, created_at, last_used_at
    from sessions
    where user_id = ${userId} and ended_at is null and expires_at > ${Math.floor(act.now / 1000)}
    order by last_used_at desc, id`);
  const results = rows.map((row) => ({ ...row, current: row.id === act.who.credentialId }));
  return { results, count: results.length };
}

export async function endOwnSession(act: Act, sessionId: string): Promise<void> {
  const open = await act.tx.query(sql`
    select from sessions
    where id = ${sessionId} and user_id = ${act.who.userId} and ended_at is null`);
  if (open.length === 0) throw fault("NOT_FOUND");
  await endSession(act.tx, { sessionId, reason: "ended by the person", nowMs: act.now });
  await recordAudit(act, { action: "session.ended", target: { kind: "session", id: sessionId } });
}
