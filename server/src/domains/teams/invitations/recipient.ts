import { fault } from "../../../kernel/errors.ts";
import type { OperationSpec } from "../../../kernel/operation.ts";
import { sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import type { RequestFacts } from "../../../platform/http/binding.ts";
import { asPerson, isPerson } from "../people/as-person.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { InvitationNeeds } from "./needs.ts";
import { holdOwnInvitation, type InvitationRow, type Recipient } from "./store.ts";

/**
 * Who answers an invitation. A signed-in person is recognised by the e-mail address, whatever token comes along; only
 * without a sign-in does the link speak for somebody.
 */
export async function recipientOf(
  needs: Pick<InvitationNeeds, "authenticate" | "db">,
  { authorization, origin, now }: Pick<RequestFacts, "authorization" | "origin" | "now">,
  { operation, token }: { readonly operation: OperationSpec; readonly token: string | null | undefined },
): Promise<Recipient> {
  if (token && authorization === undefined) return { tokenHash: hashSecret(token), userId: null };
  const who = await needs.authenticate({ authorization, teamId: undefined, origin });
  if (!isPerson(who)) {
    // The operation is public, so nobody else tells the log of a key that tried.
    const target = { kind: "operation", id: operation.id };
    const entry = { action: "operation.denied", target, outcome: "denied" } as const;
    await needs.db.inTeam(who, (tx) => writeAudit(tx, sourceOf({ who, origin, now }), entry));
  }
  if (who.mustChangePassword) throw fault("PASSWORD_CHANGE_REQUIRED");
  return { tokenHash: null, userId: asPerson(who) };
}

/** An invitation that this recipient can still answer; somebody else's looks like none. */
export async function answerable(
  sql: Sql,
  recipient: Recipient,
  asked: { id: string; now: number },
): Promise<InvitationRow> {
  const invitation = await holdOwnInvitation(sql, recipient, asked);
  if (!invitation) throw fault("INVITATION_NOT_FOUND");
  if (invitation.status !== "PENDING") throw fault("INVITATION_CLOSED");
  return invitation;
}
