import { newId } from "../../../../kernel/ids.ts";
import type { Role } from "../../../../kernel/permissions.ts";
import type { Origin } from "../../../../kernel/principal.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { RefreshTokenRow, SessionRow } from "../../tables/rows.ts";
import { hashSecret, newSecret, nextSecret } from "../../tokens/random-tokens.ts";
import { revoke } from "../../tokens/revocations.ts";

const DAY = 86_400;
/** A session unused for two weeks, or older than ninety days, requires the password again. */
export const SESSION_IDLE_SECONDS = 14 * DAY;
const SESSION_LONGEST_SECONDS = 90 * DAY;
/**
 * How long a used refresh token still returns its successor: for a page that was left during the request, or two at the
 * same time.
 */
export const GRACE_SECONDS = 10;
const PREFIX = "agcr";

export interface Member {
  readonly user_id: string;
  readonly team_id: string;
  readonly role: Role;
  readonly password_change_required: boolean;
  /** Milliseconds: since when no one can change this before the transaction ends. Missing if it was only looked up. */
  readonly held_at?: number;
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

export async function openSession(tx: Sql, member: Member, at: Circumstances): Promise<OpenedSession> {
  const sessionId = newId(at.now);
  const now = Math.floor(at.now / 1000);
  await tx.run(sql`
    insert into sessions (id, user_id, team_id, address, user_agent, created_at, last_used_at, expires_at)
    values (
      ${sessionId}, ${member.user_id}, ${member.team_id}, ${at.origin.address},
      ${at.userAgent ?? null}, ${now}, ${now}, ${now + SESSION_LONGEST_SECONDS}
    )`);
  const refreshToken = newSecret(PREFIX);
  await keepRefreshToken(tx, { sessionId, token: refreshToken, now });
  return { sessionId, refreshToken };
}

interface Issued {
  readonly sessionId: string;
  readonly token: string;
  readonly now: number;
}

async function keepRefreshToken(tx: Sql, { sessionId, token, now }: Issued): Promise<void> {
  await tx.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at)
    values (${hashSecret(token)}, ${sessionId}, ${now})`);
}

type FoundSession = Pick<SessionRow, "user_id" | "team_id" | "ended_at" | "expires_at" | "last_used_at"> &
  Pick<RefreshTokenRow, "session_id" | "used_at">;

export type Turned =
  | { readonly kind: "turned"; readonly userId: string; readonly teamId: string; readonly opened: OpenedSession }
  | { readonly kind: "reused"; readonly userId: string; readonly teamId: string; readonly sessionId: string }
  | { readonly kind: "unknown" };

/**
 * Exchanges a refresh token for the next one. One that was used just now returns the same next one: no second branch is
 * created, so of two holders one is still detected at the next exchange. One used earlier ends the session.
 */
export async function turnRefreshToken(tx: Sql, token: string, nowMs: number): Promise<Turned> {
  const now = Math.floor(nowMs / 1000);
  const [found] = await tx.query(sql<FoundSession>`
    select t.session_id, s.user_id, s.team_id, t.used_at, s.ended_at, s.expires_at, s.last_used_at
    from refresh_tokens t
    join sessions s on s.id = t.session_id
    where t.token_hash = ${hashSecret(token)}
    for update`);
  if (!found || found.ended_at !== null) return { kind: "unknown" };
  if (now >= found.expires_at || now >= found.last_used_at + SESSION_IDLE_SECONDS) return { kind: "unknown" };
  const { session_id: sessionId, user_id: userId, team_id: teamId } = found;
  const refreshToken =
    found.used_at === null ? await trade(tx, { sessionId, token, now }) : await heirOf(tx, token, now);
  if (refreshToken === null) {
    await endSession(tx, { sessionId, reason: "refresh token used twice", nowMs });
    return { kind: "reused", userId, teamId, sessionId };
  }
  return { kind: "turned", userId, teamId, opened: { sessionId, refreshToken } };
}

async function trade(tx: Sql, { sessionId, token, now }: Issued): Promise<string> {
  const salt = newSecret("salt");
  const next = nextSecret(PREFIX, token, salt);
  await tx.run(sql`
    update refresh_tokens
    set next_salt = null
    where session_id = ${sessionId} and used_at < ${now - GRACE_SECONDS}`);
  await tx.run(sql`
    update refresh_tokens
    set used_at = ${now}, next_salt = ${salt}
    where token_hash = ${hashSecret(token)}`);
  await tx.run(sql`update sessions set last_used_at = ${now} where id = ${sessionId}`);
  await keepRefreshToken(tx, { sessionId, token: next, now });
  return next;
}

/** The unused token at the end of the chain. Null if any token in it was used too long ago. The session is locked. */
async function heirOf(tx: Sql, token: string, now: number): Promise<string | null> {
  for (let held = token; ; ) {
    const [row] = await tx.query(sql<Pick<RefreshTokenRow, "used_at" | "next_salt">>`
      select used_at, next_salt
      from refresh_tokens
      where token_hash = ${hashSecret(held)}`);
    if (row?.used_at === null) return held;
    if (!row?.next_salt || now - row.used_at > GRACE_SECONDS) return null;
    held = nextSecret(PREFIX, held, row.next_salt);
  }
}

export async function endSession(
  tx: Sql,
  { sessionId, reason, nowMs }: { sessionId: string; reason: string; nowMs: number },
): Promise<void> {
  await tx.run(sql`
    update sessions
    set ended_at = ${Math.floor(nowMs / 1000)}, end_reason = ${reason}
    where id = ${sessionId} and ended_at is null`);
  // Set only after the session's row is locked: a token that a refresh issued in the meantime is void as well.
  await revoke(tx, sessionId, Math.max(nowMs, Date.now()));
}

/** Ends all open sessions of a user except one, in all teams. */
export async function endOtherSessions(
  tx: Sql,
  { userId, keep, reason, nowMs }: { userId: string; keep: string | null; reason: string; nowMs: number },
): Promise<number> {
  const open = await tx.query(sql<Pick<SessionRow, "id">>`
    select id
    from sessions
    where user_id = ${userId} and ended_at is null and id is distinct from ${keep}::uuid`);
  for (const { id } of open) await endSession(tx, { sessionId: id, reason, nowMs });
  return open.length;
}

/** Ends the open sessions that a member has in one team. */
export async function endSessionsOfMember(
  tx: Sql,
  { teamId, userId, reason, nowMs }: { teamId: string; userId: string; reason: string; nowMs: number },
): Promise<void> {
  const open = await tx.query(sql<Pick<SessionRow, "id">>`
    select id
    from sessions
    where team_id = ${teamId} and user_id = ${userId} and ended_at is null`);
  for (const { id } of open) await endSession(tx, { sessionId: id, reason, nowMs });
}

export async function deleteSessionsOfTeam(tx: Sql, teamId: string): Promise<void> {
  await tx.run(sql`delete from sessions where team_id = ${teamId}`);
}

export async function deleteSessionsOfUser(tx: Sql, userId: string): Promise<void> {
  await tx.run(sql`delete from sessions where user_id = ${userId}`);
}
