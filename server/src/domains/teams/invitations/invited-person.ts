import { fault } from "../../../kernel/errors.ts";
import type { Origin } from "../../../kernel/principal.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { hasKnownAccount, type OwnInvitation, type Recipient } from "../people/invitation-store.ts";
import { setPassword } from "../people/user-store.ts";
import {
  type Cleared,
  clearPlanted,
  type HeldAccount,
  holdAccount,
  mayBePlanted,
  proveAddress,
} from "../sign-in/planted.ts";
import { findAccount } from "../sign-in/store/accounts.ts";
import { createPerson } from "./join-team.ts";

export interface Answer {
  readonly acceptance: {
    readonly recipient: Recipient;
    readonly given_name?: string | null | undefined;
    readonly family_name?: string | null | undefined;
  };
  /** The hash of the password in the request. */
  readonly passwordHash: string | null;
  readonly at: { readonly origin: Origin; readonly now: number };
}

export interface InvitedPerson {
  readonly id: string;
  readonly isNew: boolean;
  /** What was ended because others may have planted it. */
  readonly cleared: Cleared | null;
}

/** Whose membership the invitation becomes. */
export async function personFor(tx: Sql, invitation: OwnInvitation, answer: Answer): Promise<InvitedPerson> {
  const { userId } = answer.acceptance.recipient;
  if (userId !== null) return signedInPerson(tx, invitation, { ...answer, userId });
  const known = await findAccount(tx, invitation.email);
  if (known && invitation.mailed_only) {
    const account = await holdAccount(tx, known.id);
    if (account && mayBePlanted(account)) return takeOver(tx, account, { invitation, answer });
  }
  // The link alone must not act for someone who has an account: the inviter may have seen it too.
  if (known && (await hasKnownAccount(tx, invitation.id))) throw fault("INVITATION_NEEDS_SIGN_IN");
  return newPerson(tx, invitation, { ...answer, isTaken: known !== null });
}

/**
 * Recognized by the address if that is verified. If not, anyone may have created the account to intercept this
 * invitation: accepting also requires the link and a new password, and ends what was there before.
 */
async function signedInPerson(
  tx: Sql,
  invitation: OwnInvitation,
  answer: Answer & { readonly userId: string },
): Promise<InvitedPerson> {
  const account = await holdAccount(tx, answer.userId);
  if (!account) throw fault("NOT_AUTHENTICATED");
  if (invitation.is_proven) return { id: account.id, isNew: false, cleared: null };
  return takeOver(tx, account, { invitation, answer });
}

async function takeOver(
  tx: Sql,
  account: HeldAccount,
  { invitation, answer }: { readonly invitation: OwnInvitation; readonly answer: Answer },
): Promise<InvitedPerson> {
  const { passwordHash, acceptance, at } = answer;
  if (passwordHash === null) throw passwordMissing();
  const source = { actorKind: "user", actorId: account.id, origin: at.origin, now: at.now } as const;
  const clearing = { keep: acceptance.recipient.sessionId, reason: "invitation accepted", source };
  const cleared = await clearPlanted(tx, account.id, clearing);
  await setPassword(tx, { id: account.id, hash: passwordHash }, Math.floor(at.now / 1000));
  if (invitation.mailed_only) await proveAddress(tx, account, at.now);
  return { id: account.id, isNew: false, cleared };
}

async function newPerson(
  tx: Sql,
  invitation: OwnInvitation,
  { acceptance, passwordHash, at, isTaken }: Answer & { readonly isTaken: boolean },
): Promise<InvitedPerson> {
  if (passwordHash === null) throw passwordMissing();
  const now = Math.floor(at.now / 1000);
  const isProven = invitation.mailed_only && !isTaken;
  const person = { ...acceptance, passwordHash, isVerified: isProven, holdsAddress: !isTaken };
  const id =
    (await createPerson(tx, invitation, { person, now })) ??
    (await createPerson(tx, invitation, { person: { ...person, isVerified: false, holdsAddress: false }, now }));
  if (id === null) throw fault("INVITATION_NEEDS_SIGN_IN");
  const account = isProven ? await holdAccount(tx, id) : null;
  if (account) await proveAddress(tx, account, at.now);
  return { id, isNew: true, cleared: null };
}

/** The 422 for someone who has to choose a password here. */
function passwordMissing(): Unprocessable {
  return new Unprocessable([{ type: "missing", loc: ["body", "password"], msg: "Field required", input: null }]);
}
