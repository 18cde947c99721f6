import { fault } from "../../../kernel/errors.ts";
import { newId } from "../../../kernel/ids.ts";
import type { Role } from "../../../kernel/permissions.ts";
import { type Act, actSeconds } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type Invitation, insertInvitation, isMember, nameOf, renewInvitation } from "../people/invitation-store.ts";
import { mayManage } from "../people/ranks.ts";
import { holdTeam, ownRole } from "../people/store.ts";
import { hashSecret, newSecret } from "../tokens/random-tokens.ts";
import { pendingInvitation } from "./revoke-invitation.ts";

const GOOD_FOR_SECONDS = 7 * 86_400;

/** An invitation with its token, which is known only now, and the content of its mail. */
export interface Issued {
  readonly invitation: Invitation;
  readonly token: string;
  readonly teamName: string;
  readonly inviter: string;
}

export interface Invited {
  readonly email: string;
  readonly role: Role;
}

export async function createInvitation(act: Act, teamId: string, { email, role }: Invited): Promise<Issued> {
  const team = await holdTeam(act, teamId);
  await refuseHigherRole(act, role);
  if (await isMember(act.tx, teamId, email)) throw fault("ALREADY_MEMBER");
  const now = actSeconds(act);
  const token = newSecret("agci");
  const invitation: Invitation = {
    id: newId(act.now),
    team_id: teamId,
    email,
    invited_by: act.who.userId,
    role,
    status: "PENDING",
    created_at: now,
    expires_at: now + GOOD_FOR_SECONDS,
  };
  if (!(await insertInvitation(act.tx, invitation, hashSecret(token)))) throw fault("INVITATION_PENDING");
  const target = { kind: "invitation", id: invitation.id };
  await recordAudit(act, { action: "invitation.created", target, details: { role } });
  return { invitation, token, teamName: team.name, inviter: await nameOf(act.tx, act.who.userId) };
}

/** A new token and a new week. The old link stops working. Whoever sees a link must be allowed to grant the role. */
export async function resendInvitation(act: Act, teamId: string, id: string): Promise<Issued> {
  const team = await holdTeam(act, teamId);
  const pending = await pendingInvitation(act, id);
  await refuseHigherRole(act, pending.role);
  const token = newSecret("agci");
  const invitation = { ...pending, expires_at: actSeconds(act) + GOOD_FOR_SECONDS };
  await renewInvitation(act.tx, invitation, hashSecret(token));
  await recordAudit(act, { action: "invitation.resent", target: { kind: "invitation", id } });
  return { invitation, token, teamName: team.name, inviter: await nameOf(act.tx, act.who.userId) };
}

/** The link makes its holder a member with this role, and the inviter has it. */
async function refuseHigherRole(act: Act, role: Role): Promise<void> {
  if (!mayManage(await ownRole(act), role)) throw fault("NOT_ALLOWED", { internal: `invitation as ${role}` });
}
