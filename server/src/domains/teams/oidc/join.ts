import type { Role } from "../../../kernel/permissions.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { newestInvitation, takeInvitation } from "../people/invitation-store.ts";
import { holdForJoining, insertMembership } from "../people/store.ts";
import { setFirstDefaultTeam } from "../people/user-store.ts";
import { signInSource } from "../sign-in/log-in.ts";
import { findMember } from "../sign-in/store/accounts.ts";
import type { Circumstances, Member } from "../sign-in/store/sessions.ts";

export interface Newcomer {
  readonly userId: string;
  readonly email: string;
  readonly openTeam: string | null;
}

/** Adds a user without a team to one: where they were invited last, or else the team that everyone can join. */
export async function joinTeam(tx: Sql, newcomer: Newcomer, at: Circumstances): Promise<Member | null> {
  const { userId } = newcomer;
  const place = (await invitedPlace(tx, newcomer, at)) ?? (await openPlace(tx, newcomer));
  if (!place) return null;
  const { teamId, role } = place;
  await insertMembership(tx, { teamId, userId, role, nowMs: at.now });
  await setFirstDefaultTeam(tx, userId, teamId);
  const source = signInSource(teamId, userId, at);
  await writeAudit(tx, source, { action: "member.added", target: { kind: "user", id: userId }, details: { role } });
  return findMember(tx, userId, teamId);
}

interface Place {
  readonly teamId: string;
  readonly role: Role;
}

async function invitedPlace(tx: Sql, { userId, email }: Newcomer, at: Circumstances): Promise<Place | null> {
  const now = Math.floor(at.now / 1000);
  const found = await newestInvitation(tx, email, now);
  if (!found || !(await holdForJoining(tx, found.team_id))) return null;
  const role = await takeInvitation(tx, found.id, now);
  if (!role) return null;
  const target = { kind: "invitation", id: found.id };
  await writeAudit(tx, signInSource(found.team_id, userId, at), { action: "invitation.accepted", target });
  return { teamId: found.team_id, role };
}

async function openPlace(tx: Sql, { openTeam }: Newcomer): Promise<Place | null> {
  return openTeam !== null && (await holdForJoining(tx, openTeam)) ? { teamId: openTeam, role: "VIEWER" } : null;
}
