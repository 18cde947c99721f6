import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import { type AuditSource, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { type Entered, type SignedIn, type SignInNeeds, signedIn } from "./needs.ts";
import { passwordFits } from "./passwords.ts";
import { type Circumstances, openSession } from "./sessions.ts";
import { type Account, findAccount, holdMember } from "./store.ts";
import { type Attempt, forgive, noteFailure, standing } from "./throttle.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly team_id?: string | null | undefined;
}

/**
 * Refusals are held back to one length, longer than hashing and writing take together, so that their time tells nothing
 * about whether the account exists.
 */
const REFUSAL_MS = 300;

export async function logIn(needs: SignInNeeds, given: Credentials, at: Circumstances): Promise<SignedIn> {
  const started = performance.now();
  const attempt: Attempt = { email: given.email, address: at.origin.address, now: Math.floor(at.now / 1000) };
  const { account, slowed } = await needs.db.authenticating(async (sql) => ({
    slowed: await standing(sql, attempt),
    account: await findAccount(sql, given.email),
  }));
  if (slowed.wait > 0) throw fault("SIGN_IN_SLOWED", { retryAfter: slowed.wait });
  if (slowed.delay > 0) await wait(slowed.delay);

  const fits = await passwordFits(account?.password_hash ?? null, given.password);
  if (!account || !fits || !account.is_active) {
    await needs.db.authenticating((sql) => refuse(sql, account, attempt, at));
    await wait(Math.max(0, REFUSAL_MS - (performance.now() - started)));
    throw fault("SIGN_IN_REFUSED");
  }
  return signedIn(
    needs,
    await needs.db.authenticating((sql) => enter(sql, needs.clock, { account, given, attempt, at })),
  );
}

async function refuse(sql: Sql, account: Account | null, attempt: Attempt, at: Circumstances): Promise<void> {
  await noteFailure(sql, attempt);
  if (!account?.default_team_id) return;
  const source = signInSource(account.default_team_id, account.id, at);
  await writeAudit(sql, source, {
    action: "session.refused",
    target: { kind: "user", id: account.id },
    outcome: "denied",
  });
}

interface Entrance {
  readonly account: Account;
  readonly given: Credentials;
  readonly attempt: Attempt;
  readonly at: Circumstances;
}

async function enter(sql: Sql, clock: Clock, { account, given, attempt, at }: Entrance): Promise<Entered> {
  const member = await holdMember(sql, clock, { userId: account.id, teamId: given.team_id ?? null });
  if (!member) throw fault("TEAM_NOT_FOUND", { internal: "the person is in no team, or not in the one asked for" });
  await forgive(sql, attempt);
  const opened = await openSession(sql, member, at);
  await writeAudit(sql, signInSource(member.team_id, account.id, at), {
    action: "session.opened",
    target: { kind: "session", id: opened.sessionId },
    details: { by: "password" },
  });
  return { member, opened };
}

export function signInSource(teamId: string, userId: string, at: Circumstances): AuditSource {
  return { teamId, actorKind: "user", actorId: userId, origin: at.origin, now: at.now };
}
