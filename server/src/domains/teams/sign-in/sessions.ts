import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import type { Origin } from "../../../kernel/principal.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { hashSecret, newSecret } from "../tokens/random-tokens.ts";
import { revoke } from "../tokens/revocations.ts";

const DAY = 86_400;
/** A session unused for two weeks, or older than ninety days, asks for the password again. */
export const SESSION_IDLE_SECONDS = 14 * DAY;
const SESSION_LONGEST_SECONDS = 90 * DAY;

export interface Member {
  readonly user_id: string;
  readonly team_id: string;
  readonly role: Role;
  readonly password_change_required: boolean;
}

export interface OpenedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export interface Circumstances {
  readonly origin: Origin;
  readonly userAgent: string | undefined;
  /** Milliseconds. */
  readonly now: number;
}

export async function openSession(sql: Sql, member: Member, at: Circumstances): Promise<OpenedSession> {
  const sessionId = newId(at.now);
  const now = Math.floor(at.now / 1000);
  await sql.run(
    `insert into sessions (id, user_id, team_id, address, user_agent, created_at, last_used_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [
      sessionId,
      member.user_id,
      member.team_id,
      at.origin.address,
      at.userAgent ?? null,
      now,
      now + SESSION_LONGEST_SECONDS,
    ],
  );
  return { sessionId, refreshToken: await issueRefreshToken(sql, sessionId, now) };
}

async function issueRefreshToken(sql: Sql, sessionId: string, now: number): Promise<string> {
  const token = newSecret("agcr");
  await sql.run("insert into refresh_tokens (token_hash, session_id, issued_at) values ($1, $2, $3)", [
    hashSecret(token),
    sessionId,
    now,
  ]);
  return token;
}

interface FoundSession {
  session_id: string;
  user_id: string;
  team_id: string;
  used_at: number | null;
  ended_at: number | null;
  expires_at: number;
  last_used_at: number;
}

export type Turned =
  | { readonly kind: "turned"; readonly userId: string; readonly teamId: string; readonly opened: OpenedSession }
  | { readonly kind: "reused"; readonly userId: string; readonly teamId: string; readonly sessionId: string }
  | { readonly kind: "unknown" };

/** Trades a refresh token for the next one. A token that was used before means that two hold it: the session ends. */
export async function turnRefreshToken(sql: Sql, token: string, nowMs: number): Promise<Turned> {
  const now = Math.floor(nowMs / 1000);
  const [found] = await sql.query<FoundSession>(
    `select s.id as session_id, s.user_id, s.team_id, t.used_at, s.ended_at, s.expires_at, s.last_used_at
     from refresh_tokens t join sessions s on s.id = t.session_id where t.token_hash = $1 for update`,
    [hashSecret(token)],
  );
  if (!found || found.ended_at !== null) return { kind: "unknown" };
  if (now >= found.expires_at || now >= found.last_used_at + SESSION_IDLE_SECONDS) return { kind: "unknown" };
  const { session_id: sessionId, user_id: userId, team_id: teamId } = found;
  if (found.used_at !== null) {
    await endSession(sql, { sessionId, reason: "refresh token used twice", nowMs });
    return { kind: "reused", userId, teamId, sessionId };
  }
  await sql.run("update refresh_tokens set used_at = $2 where token_hash = $1", [hashSecret(token), now]);
  await sql.run("update sessions set last_used_at = $2 where id = $1", [sessionId, now]);
  return {
    kind: "turned",
    userId,
    teamId,
    opened: { sessionId, refreshToken: await issueRefreshToken(sql, sessionId, now) },
  };
}

export async function endSession(
  sql: Sql,
  { sessionId, reason, nowMs }: { sessionId: string; reason: string; nowMs: number },
): Promise<void> {
  await sql.run("update sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null", [
    sessionId,
    Math.floor(nowMs / 1000),
    reason,
  ]);
  // Stamped only now that the session's row is ours: a token that a refresh gave out while we waited is void as well.
  await revoke(sql, sessionId, Math.max(nowMs, Date.now()));
}

/** Ends every open session of a person but one, in all teams. */
export async function endOtherSessions(
  sql: Sql,
  { userId, keep, reason, nowMs }: { userId: string; keep: string | null; reason: string; nowMs: number },
): Promise<number> {
  const open = await sql.query<{ id: string }>(
    "select id from sessions where user_id = $1 and ended_at is null and id is distinct from $2::uuid",
    [userId, keep],
  );
  for (const { id } of open) await endSession(sql, { sessionId: id, reason, nowMs });
  return open.length;
}
