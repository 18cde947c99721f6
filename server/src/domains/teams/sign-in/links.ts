import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Principal } from "../../../kernel/principal.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { insertMembership, insertTeam } from "../people/store.ts";
import { insertUser } from "../people/user-store.ts";
import type { SignInLinkRow } from "../tables/rows.ts";
import { principal } from "../tokens/claims.ts";
import { hashSecret, newSecret } from "../tokens/random-tokens.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import { furnishFirstTeam } from "./first-team.ts";
import { signInSource } from "./log-in.ts";
import { type SignInNeeds, signedIn } from "./needs.ts";
import { type Cleared, clearPlanted, type HeldAccount, holdAccount, mayBePlanted, proveAddress } from "./planted.ts";
import { anyOwner, findAccount, findMember, holdMember } from "./store/accounts.ts";
import { type Circumstances, type Member, openSession } from "./store/sessions.ts";
import { slowGuesses } from "./throttle.ts";

const LINK_SECONDS = 15 * 60;
/** Held while the first owner is created, with sign-in on or off. */
export const FIRST_OWNER_LOCK = 7_140_003;
/** The address of the local user, until they enter their own. It can't receive mail by design. */
export const LOCAL_EMAIL = "local-owner@console.invalid";

/** A one-time token, stored only as a hash. `userId` null creates the first owner. */
async function issueLink(tx: Sql, userId: string | null, now: number): Promise<string> {
  const token = newSecret("agcl");
  // A user's older link stops working. Links for the first owner can coexist, because replicas that start together each
  // print one. The first to be used ends them all.
  await tx.run(sql`delete from sign_in_links where user_id = ${userId}::uuid or expires_at < ${now}`);
  await tx.run(sql`
    insert into sign_in_links (token_hash, user_id, created_at, expires_at)
    values (${hashSecret(token)}, ${userId}, ${now}, ${now + LINK_SECONDS})`);
  return token;
}

/** The token of a first-owner link, or null once an owner exists. A renewed one ends those before it. */
export async function firstOwnerToken(db: Database, nowMs: number, renew = false): Promise<string | null> {
  return db.authenticating(async (tx) => {
    if (await anyOwner(tx)) return null;
    if (renew) await tx.run(sql`delete from sign_in_links where user_id is null`);
    return issueLink(tx, null, Math.floor(nowMs / 1000));
  });
}

/** A link for an existing user. The operator who creates it is recorded in the audit log of the user's team. */
export async function signInToken(db: Database, email: string, at: Circumstances): Promise<string | null> {
  return db.authenticating(async (tx) => {
    const account = await findAccount(tx, email);
    const member = account ? await findMember(tx, account.id, null) : null;
    if (!account || !member) return null;
    const source = {
      teamId: member.team_id,
      actorKind: "system",
      actorId: null,
      origin: at.origin,
      now: at.now,
    } as const;
    await writeAudit(tx, source, { action: "sign_in_link.issued", target: { kind: "user", id: account.id } });
    return issueLink(tx, account.id, Math.floor(at.now / 1000));
  });
}

/** Uses up a token. The update locks the row, so that of two users of one link only the first is admitted. */
type SpentLink = Pick<SignInLinkRow, "user_id">;

async function spendLink(tx: Sql, token: string, at: Circumstances): Promise<SpentLink> {
  const now = Math.floor(at.now / 1000);
  const [link] = await tx.query(sql<SpentLink>`
    update sign_in_links
    set used_at = ${now}
    where token_hash = ${hashSecret(token)} and used_at is null and expires_at > ${now}
    returning user_id`);
  if (!link) throw fault("LINK_INVALID");
  return link;
}

/** Why a link was refused. Counted for the network address it came from. */
const WRONG_LINK = ["LINK_INVALID"];
const linkAttempt = (at: Circumstances) => ({
  attempt: { email: null, address: at.origin.address, now: Math.floor(at.now / 1000) },
  wrong: WRONG_LINK,
});

/**
 * The operator vouches that whoever opens the link is the owner of the address. If the address was not verified before,
 * everything that others may have planted in the account ends now.
 */
export async function useSignInLink(needs: SignInNeeds, token: string, at: Circumstances): Promise<SignedIn> {
  const entered = await slowGuesses(needs.db, linkAttempt(at), () =>
    needs.db.authenticating(async (tx) => {
      const { user_id: userId } = await spendLink(tx, token, at);
      const account = userId ? await holdAccount(tx, userId) : null;
      if (!account) throw fault("LINK_INVALID");
      const cleared = await takeOver(tx, account, at);
      const member = await holdMember(tx, needs.clock, { userId: account.id, teamId: null });
      if (!member) throw fault("LINK_INVALID");
      const opened = await openSession(tx, member, at);
      const target = { kind: "session", id: opened.sessionId };
      const source = signInSource(member.team_id, member.user_id, at);
      await writeAudit(tx, source, { action: "session.opened", target, details: { by: "link", ...cleared } });
      return { member, opened };
    }),
  );
  await needs.revocations.refresh();
  return signedIn(needs, entered);
}

async function takeOver(tx: Sql, account: HeldAccount, at: Circumstances): Promise<Cleared | null> {
  const source = { actorKind: "user", actorId: account.id, origin: at.origin, now: at.now } as const;
  const clearing = { keep: null, reason: "address proven by a sign-in link", source };
  const cleared = mayBePlanted(account) ? await clearPlanted(tx, account.id, clearing) : null;
  await proveAddress(tx, account, at.now);
  return cleared;
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
  const { password, ...owner } = wanted;
  const entered = await slowGuesses(needs.db, linkAttempt(at), async () => {
    // Checked before anything is hashed: a caller without a link costs nothing but this.
    await needs.db.authenticating((tx) => refuseDeadLink(tx, wanted.token, at));
    const passwordHash = password ? await hashPassword(password) : null;
    return needs.db.authenticating(async (tx) => {
      // Replicas that start together print a link each. Of those who use them at the same moment, one becomes the
      // owner.
      await tx.run(sql`select pg_advisory_xact_lock(${FIRST_OWNER_LOCK})`);
      const link = await spendLink(tx, wanted.token, at);
      if (link.user_id !== null || (await anyOwner(tx))) throw fault("LINK_INVALID");
      const member = await insertOwnerWithTeam(tx, { ...owner, passwordHash }, at);
      await furnishFirstTeam(tx, { who: asOwner(member), at }, needs.afterFirstTeam);
      return { member, opened: await openSession(tx, member, at) };
    });
  });
  return signedIn(needs, entered);
}

async function refuseDeadLink(tx: Sql, token: string, at: Circumstances): Promise<void> {
  const alive = await tx.query(sql`
    select from sign_in_links
    where token_hash = ${hashSecret(token)}
      and user_id is null
      and used_at is null
      and expires_at > ${Math.floor(at.now / 1000)}`);
  if (alive.length === 0) throw fault("LINK_INVALID");
}

function asOwner({ user_id: userId, team_id: teamId, role }: Member): Principal {
  return principal({ kind: "user", userId, teamId, role, scopes: ["full"], credentialId: null });
}

/** A user, a team and its ownership. */
export async function insertOwnerWithTeam(tx: Sql, owner: NewOwner, at: Circumstances): Promise<Member> {
  const now = Math.floor(at.now / 1000);
  const [userId, teamId] = [newId(at.now), newId(at.now)];
  await insertTeam(tx, { id: teamId, name: owner.team_name, createdBy: userId, now });
  const inserted = await insertUser(tx, {
    id: userId,
    email: owner.email,
    created_at: now,
    password_hash: owner.passwordHash,
    password_own: owner.passwordHash !== null,
    given_name: owner.given_name,
    family_name: owner.family_name,
    is_verified: true,
    is_super_admin: true,
    is_local: owner.email === LOCAL_EMAIL,
    default_team_id: teamId,
  });
  if (!inserted) throw new Error("another account holds the address of the first owner");
  await insertMembership(tx, { teamId, userId, role: "OWNER", nowMs: at.now });
  const source = signInSource(teamId, userId, at);
  await writeAudit(tx, source, { action: "team.created", target: { kind: "team", id: teamId } });
  await writeAudit(tx, source, {
    action: "user.created",
    target: { kind: "user", id: userId },
    details: { role: "OWNER" },
  });
  return { user_id: userId, team_id: teamId, role: "OWNER", password_change_required: false };
}
