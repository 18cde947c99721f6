import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { endSession } from "./sessions.ts";

interface SessionRow {
  id: string;
  address: string;
  user_agent: string | null;
  created_at: number;
  last_used_at: number;
}

export async function listSessions(act: Act): Promise<{ results: object[]; count: number }> {
  const userId = act.who.userId;
  const rows = await act.tx.query<SessionRow>(
    `select id, address, user_agent, created_at, last_used_at from sessions
     where user_id = $1 and ended_at is null and expires_at > $2 order by last_used_at desc, id`,
    [userId, Math.floor(act.now / 1000)],
  );
  const results = rows.map((row) => ({ ...row, current: row.id === act.who.credentialId }));
  return { results, count: results.length };
}

export async function endOwnSession(act: Act, sessionId: string): Promise<void> {
  const open = await act.tx.query("select from sessions where id = $1 and user_id = $2 and ended_at is null", [
    sessionId,
    act.who.userId,
  ]);
  if (open.length === 0) throw fault("NOT_FOUND");
  await endSession(act.tx, { sessionId, reason: "ended by the person", nowMs: act.now });
  await recordAudit(act, { action: "session.ended", target: { kind: "session", id: sessionId } });
}
