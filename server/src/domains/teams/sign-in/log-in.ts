import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import { type AuditSource, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { passwordFits } from "../passwords/passwords.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import { type Entered, type SignInNeeds, signedIn } from "./needs.ts";
import { type Account, findAccounts, holdMember } from "./store/accounts.ts";
import { type Circumstances, openSession } from "./store/sessions.ts";
import { forgive, keepFailure, type Reserved, reserveTry } from "./throttle.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly team_id?: string | null | undefined;
}

/**
 * Refusals are delayed to one duration, longer than comparing and writing take together, so that their time does not
 * reveal whether the account exists. So is the sign-in of a user with an unverified address: otherwise whoever created
 * the account could tell by the time whether there are others with the same address.
 */
const HELD_BACK_MS = 300;

export async function logIn(needs: SignInNeeds, given: Credentials, at: Circumstances): Promise<SignedIn> {
  const started = performance.now();
  const holdBack = () => wait(Math.max(0, HELD_BACK_MS - (performance.now() - started)));
  const attempt = { email: given.email, address: at.origin.address, now: Math.floor(at.now / 1000) };
  const reserved = await reserveTry(needs.db, attempt);
  const accounts = await needs.db.authenticating((tx) => findAccounts(tx, given.email));
  if (reserved.delay > 0) await wait(reserved.delay);

  const account = await whoKnows(accounts, given.password);
  if (!account?.is_active) {
    await needs.db.authenticating((tx) => refuse(tx, { account: accounts[0], reserved, at }));
    await holdBack();
    throw fault("SIGN_IN_REFUSED");
  }
  const entered = await needs.db.authenticating((tx) => enter(tx, needs.clock, { account, given, reserved, at }));
  if (!account.is_verified) await holdBack();
  return signedIn(needs, entered);
}

async function whoKnows(accounts: readonly Account[], password: string): Promise<Account | null> {
  if (accounts.length === 0) await passwordFits(null, password);
  for (const account of accounts) if (await passwordFits(account.password_hash, password)) return account;
  return null;
}

interface Refused {
  readonly account: Account | undefined;
  readonly reserved: Reserved;
  readonly at: Circumstances;
}

async function refuse(tx: Sql, { account, reserved, at }: Refused): Promise<void> {
  await keepFailure(tx, reserved);
  if (!account?.default_team_id) return;
  const source = signInSource(account.default_team_id, account.id, at);
  await writeAudit(tx, source, {
    action: "session.refused",
    target: { kind: "user", id: account.id },
    outcome: "denied",
  });
}

interface Entrance {
  readonly account: Account;
  readonly given: Credentials;
  readonly reserved: Reserved;
  readonly at: Circumstances;
}

async function enter(tx: Sql, clock: Clock, { account, given, reserved, at }: Entrance): Promise<Entered> {
  const member = await holdMember(tx, clock, { userId: account.id, teamId: given.team_id ?? null });
  if (!member) throw fault("TEAM_NOT_FOUND", { internal: "the person is in no team, or not in the one asked for" });
  await forgive(tx, reserved);
  const opened = await openSession(tx, member, at);
  await writeAudit(tx, signInSource(member.team_id, account.id, at), {
    action: "session.opened",
    target: { kind: "session", id: opened.sessionId },
    details: { by: "password" },
  });
  return { member, opened };
}

export function signInSource(teamId: string, userId: string, at: Circumstances): AuditSource {
  return { teamId, actorKind: "user", actorId: userId, origin: at.origin, now: at.now };
}
