import { fault } from "../../../kernel/errors.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { closeInvitation, holdInvitation, type Invitation } from "../people/invitation-store.ts";
import { holdTeam } from "../people/store.ts";

export async function revokeInvitation(act: Act, teamId: string, id: string): Promise<void> {
  await holdTeam(act, teamId);
  const pending = await pendingInvitation(act, id);
  await closeInvitation(act.tx, pending, { status: "REVOKED", now: actSeconds(act) });
  await recordAudit(act, { action: "invitation.revoked", target: { kind: "invitation", id } });
}

/** An invitation of the current team that can still be answered. */
export async function pendingInvitation(act: Act, id: string): Promise<Invitation> {
  const invitation = await holdInvitation(act.tx, act.who.teamId, { id, now: actSeconds(act) });
  if (!invitation) throw fault("INVITATION_NOT_FOUND");
  if (invitation.status !== "PENDING") throw fault("INVITATION_CLOSED");
  return invitation;
}
