import type { Origin } from "../../../kernel/principal.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import { closeInvitation, type Invitation, type Recipient } from "../people/invitation-store.ts";
import type { InvitationNeeds } from "./needs.ts";
import { answerable } from "./recipient.ts";

export async function declineInvitation(
  { db }: Pick<InvitationNeeds, "db">,
  { id, recipient }: { readonly id: string; readonly recipient: Recipient },
  at: { readonly origin: Origin; readonly now: number },
): Promise<Invitation> {
  const now = Math.floor(at.now / 1000);
  return db.authenticating(async (tx) => {
    const invitation = await answerable(tx, recipient, { id, now });
    await closeInvitation(tx, invitation, { status: "DECLINED", now });
    await writeAudit(
      tx,
      { teamId: invitation.team_id, actorKind: "user", actorId: recipient.userId, origin: at.origin, now: at.now },
      { action: "invitation.declined", target: { kind: "invitation", id } },
    );
    return { ...invitation, status: "DECLINED" };
  });
}
