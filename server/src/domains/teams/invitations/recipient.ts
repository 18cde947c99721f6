import { fault } from "../../../kernel/errors.ts";
import type { Sql } from "../../../platform/db/database.ts";
import type { RequestFacts } from "../../../platform/http/binding.ts";
import { holdOwnInvitation, type OwnInvitation, type Recipient } from "../people/invitation-store.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { InvitationNeeds } from "./needs.ts";

/**
 * Who answers an invitation. A signed-in person is recognized by the email address, and may have the link as well. The
 * link identifies someone only without a sign-in. That a caller with a token is a person was checked before.
 */
export async function recipientOf(
  needs: Pick<InvitationNeeds, "authenticate">,
  { authorization, origin }: Pick<RequestFacts, "authorization" | "origin">,
  token: string | null | undefined,
): Promise<Recipient> {
  const tokenHash = token ? hashSecret(token) : null;
  if (tokenHash !== null && authorization === undefined) return { tokenHash, userId: null, sessionId: null };
  const who = await needs.authenticate({ authorization, teamId: undefined, origin });
  return { tokenHash, userId: who.userId, sessionId: who.credentialId };
}

/** An invitation that this recipient can still answer. Another person's looks nonexistent. */
export async function answerable(
  tx: Sql,
  recipient: Recipient,
  asked: { id: string; now: number },
): Promise<OwnInvitation> {
  const invitation = await holdOwnInvitation(tx, recipient, asked);
  if (!invitation) throw fault("INVITATION_NOT_FOUND");
  if (invitation.status !== "PENDING") throw fault("INVITATION_CLOSED");
  // Anyone may have created an account with the address to intercept this invitation.
  if (recipient.userId !== null && !invitation.is_proven && !invitation.has_link) throw fault("INVITATION_NEEDS_LINK");
  return invitation;
}
