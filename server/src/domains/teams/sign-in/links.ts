import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { principal } from "../tokens/claims.ts";
import { hashSecret, newSecret } from "../tokens/random-tokens.ts";
import { furnishFirstTeam } from "./first-team.ts";
import { signInSource } from "./log-in.ts";
import { type SignedIn, type SignInNeeds, signedIn } from "./needs.ts";
import { hashPassword } from "./passwords.ts";
import { type Circumstances, type Member, openSession } from "./sessions.ts";
import { anyOwner, findAccount, findMember, holdMember } from "./store.ts";

const LINK_SECONDS = 15 * 60;

/** A one-time token; only its hash is kept. `userId` null makes the first owner. */
async function issueLink(sql: Sql, userId: string | null, now: number): Promise<string> {
  const token = newSecret("agcl");
  // A person's older link stops working. Links for the first owner stand beside each other, because replicas that start
  // together each print one; the first to be used ends them all.
  await sql.run("delete from sign_in_links where user_id = $1::uuid or expires_at < $2", [userId, now]);
  await sql.run("insert into sign_in_links (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)", [
    hashSecret(token),
    userId,
    now,
    now + LINK_SECONDS,
  ]);
  return token;
}

/** The token of a first-owner link, or null once an owner exists. A renewed one ends those before it. */
export async function firstOwnerToken(db: Database, nowMs: number, renew = false): Promise<string | null> {
  return db.authenticating(async (sql) => {
    if (await anyOwner(sql)) return null;
    if (renew) await sql.run("delete from sign_in_links where user_id is null");
    return issueLink(sql, null, Math.floor(nowMs / 1000));
  });
}

/** A link for somebody who exists; the operator who makes it stands in the audit log of the person's team. */
export async function signInToken(db: Database, email: string, at: Circumstances): Promise<string | null> {
  return db.authenticating(async (sql) => {
    const account = await findAccount(sql, email);
    const member = account ? await findMember(sql, account.id, null) : null;
    if (!account || !member) return null;
    const source = {
      teamId: member.team_id,
      actorKind: "system",
      actorId: null,
      origin: at.origin,
      now: at.now,
    } as const;
    await writeAudit(sql, source, { action: "sign_in_link.issued", target: { kind: "user", id: account.id } });
    return issueLink(sql, account.id, Math.floor(at.now / 1000));
  });
}

/** Uses a token up. Rows are locked by the update, so that of two users of one link only the first comes in. */
async function spendLink(sql: Sql, token: string, at: Circumstances): Promise<{ user_id: string | null }> {
  const now = Math.floor(at.now / 1000);
  const [link] = await sql.query<{ user_id: string | null }>(
    "update sign_in_links set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning user_id",
    [hashSecret(token), now],
  );
  if (!link) throw fault("LINK_INVALID");
  return link;
}

export async function useSignInLink(needs: SignInNeeds, token: string, at: Circumstances): Promise<SignedIn> {
  const entered = await needs.db.authenticating(async (sql) => {
    const { user_id: userId } = await spendLink(sql, token, at);
    const member = userId ? await holdMember(sql, needs.clock, { userId, teamId: null }) : null;
    if (!member) throw fault("LINK_INVALID");
    const opened = await openSession(sql, member, at);
    const target = { kind: "session", id: opened.sessionId };
    const source = signInSource(member.team_id, member.user_id, at);
    await writeAudit(sql, source, { action: "session.opened", target, details: { by: "link" } });
    return { member, opened };
  });
  return signedIn(needs, entered);
}

export interface NewOwner {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly given_name?: string | null | undefined;
  readonly family_name?: string | null | undefined;
  readonly team_name: string;
}

export interface FirstOwner extends Omit<NewOwner, "passwordHash"> {
  readonly token: string;
  readonly password?: string | null | undefined;
}

export async function createFirstOwner(needs: SignInNeeds, wanted: FirstOwner, at: Circumstances): Promise<SignedIn> {
  const passwordHash = wanted.password ? await hashPassword(wanted.password) : null;
  const entered = await needs.db.authenticating(async (sql) => {
    const link = await spendLink(sql, wanted.token, at);
    if (link.user_id !== null || (await anyOwner(sql))) throw fault("LINK_INVALID");
    const member = await insertOwnerWithTeam(sql, { ...wanted, passwordHash }, at);
    await furnishFirstTeam(sql, { who: asOwner(member), at }, needs.afterFirstTeam);
    return { member, opened: await openSession(sql, member, at) };
  });
  return signedIn(needs, entered);
}

function asOwner({ user_id: userId, team_id: teamId, role }: Member): Principal {
  return principal({ kind: "user", userId, teamId, role, scopes: ["full"], credentialId: null });
}

/** A person, a team and the ownership that ties them. */
export async function insertOwnerWithTeam(sql: Sql, owner: NewOwner, at: Circumstances): Promise<Member> {
  const now = Math.floor(at.now / 1000);
  const [userId, teamId, membershipId] = [newId(at.now), newId(at.now), newId(at.now)];
  await sql.run("insert into teams (id, name, created_by, created_at, updated_at) values ($1, $2, $3, $4, $4)", [
    teamId,
    owner.team_name,
    userId,
    now,
  ]);
  await sql.run(
    `insert into users (id, email, password_hash, given_name, family_name, is_verified, is_super_admin, default_team_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, true, true, $6, $7, $7)`,
    [userId, owner.email, owner.passwordHash, owner.given_name ?? null, owner.family_name ?? null, teamId, now],
  );
  await sql.run(
    "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'OWNER', $4, $4)",
    [membershipId, teamId, userId, now],
  );
  const source = signInSource(teamId, userId, at);
  await writeAudit(sql, source, { action: "team.created", target: { kind: "team", id: teamId } });
  await writeAudit(sql, source, {
    action: "user.created",
    target: { kind: "user", id: userId },
    details: { role: "OWNER" },
  });
  return { user_id: userId, team_id: teamId, role: "OWNER", password_change_required: false };
}
