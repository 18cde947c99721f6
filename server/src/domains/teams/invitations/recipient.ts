import { fault } from "../../../kernel/errors.ts";
import type { Sql } from "../../../platform/db/database.ts";
import type { RequestFacts } from "../../../platform/http/binding.ts";
import { hashSecret } from "../tokens/random-tokens.ts";
import type { InvitationNeeds } from "./needs.ts";
import { holdOwnInvitation, type InvitationRow, type Recipient } from "./store.ts";

/**
 * Who answers an invitation. A signed-in person is recognised by the e-mail address, whatever token comes along; only
 * without a sign-in does the link speak for somebody. That a caller with a token is a person was seen to at the door.
 */
export async function recipientOf(
  needs: Pick<InvitationNeeds, "authenticate">,
  { authorization, origin }: Pick<RequestFacts, "authorization" | "origin">,
  token: string | null | undefined,
): Promise<Recipient> {
  if (token && authorization === undefined) return { tokenHash: hashSecret(token), userId: null };
  const who = await needs.authenticate({ authorization, teamId: undefined, origin });
  return { tokenHash: null, userId: who.userId };
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
