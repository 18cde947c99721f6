import { fault } from "../../../kernel/errors.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { signInSource } from "../sign-in/log-in.ts";
import { holdAccount, proveAddress } from "../sign-in/planted.ts";
import { findMember } from "../sign-in/store/accounts.ts";
import { type Circumstances, openSession } from "../sign-in/store/sessions.ts";
import { joinTeam } from "./join.ts";
import { linkPerson } from "./link.ts";
import type { FinishNeeds } from "./needs.ts";
import type { Identity } from "./provider/identity.ts";
import { findByAddress, findLinked, insertPerson, type Person } from "./store.ts";

/** The refresh token of a new session for the user that the provider authenticated. */
export async function enter(
  needs: Pick<FinishNeeds, "db" | "revocations" | "joinTeam">,
  identity: Identity,
  at: Circumstances,
): Promise<string> {
  // A refusal is returned from the transaction, not thrown, because its audit entry must commit.
  const outcome = await needs.db.authenticating(async (tx) => {
    const known = (await findLinked(tx, identity.externalId)) ?? (await findByAddress(tx, identity.email));
    const objection = known && objectionTo(known, identity);
    if (known && objection) return { refusal: await refuse(tx, known, { objection, at }) };
    return { token: await admit(tx, { known, identity, openTeam: needs.joinTeam }, at) };
  });
  await needs.revocations.refresh();
  if ("refusal" in outcome) throw outcome.refusal;
  return outcome.token;
}

function objectionTo(known: Person, { issuer, externalId }: Identity): string | null {
  if (!known.is_active) return "the account is not active";
  const taken = known.linked_id !== null && known.linked_id !== externalId;
  // Addresses are reassigned, identities are not: the provider has given this address to someone new.
  return taken && known.linked_id?.startsWith(`${issuer}|`) ? "the address belongs to another identity" : null;
}

async function refuse(tx: Sql, known: Person, { objection, at }: { objection: string; at: Circumstances }) {
  if (known.default_team_id) {
    const target = { kind: "user", id: known.id };
    const source = signInSource(known.default_team_id, known.id, at);
    await writeAudit(tx, source, { action: "session.refused", target, outcome: "denied", details: { by: "oidc" } });
  }
  return fault("OIDC_REFUSED", { internal: objection });
}

interface Arrival {
  readonly known: Person | null;
  readonly identity: Identity;
  readonly openTeam: string | null;
}

async function admit(tx: Sql, { known, identity, openTeam }: Arrival, at: Circumstances): Promise<string> {
  const userId = known?.id ?? (await newPerson(tx, identity, at.now));
  // Someone without a team leaves nothing behind: the fault undoes the insert.
  const member =
    (await findMember(tx, userId, null)) ?? (await joinTeam(tx, { userId, email: identity.email, openTeam }, at));
  if (!member) throw fault("OIDC_STRANGER");
  const source = signInSource(member.team_id, userId, at);
  if (!known) {
    const details = { role: member.role, by: "oidc" };
    await writeAudit(tx, source, { action: "user.created", target: { kind: "user", id: userId }, details });
  }
  if (known && known.linked_id !== identity.externalId) {
    await linkPerson(tx, { person: known, identity, teamId: member.team_id }, at);
  }
  const opened = await openSession(tx, member, at);
  const target = { kind: "session", id: opened.sessionId };
  await writeAudit(tx, source, { action: "session.opened", target, details: { by: "oidc" } });
  return opened.refreshToken;
}

/** Someone whom only the provider knows. Accounts that others created with the address are theirs from now on. */
async function newPerson(tx: Sql, identity: Identity, nowMs: number): Promise<string> {
  const id = await insertPerson(tx, identity, nowMs);
  const account = await holdAccount(tx, id);
  if (account) await proveAddress(tx, account, nowMs);
  return id;
}
