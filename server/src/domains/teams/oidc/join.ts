import type { Role } from "../../../kernel/permissions.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { signInSource } from "../sign-in/log-in.ts";
import type { Circumstances, Member } from "../sign-in/sessions.ts";
import { findMember } from "../sign-in/store.ts";
import { holdTeam, insertMembership, newestInvitation, takeInvitation } from "./store.ts";

export interface Newcomer {
  readonly userId: string;
  readonly email: string;
  readonly openTeam: string | null;
}

/** Makes somebody who is in no team a member: where they were invited last, else where everybody may come in. */
export async function joinTeam(sql: Sql, newcomer: Newcomer, at: Circumstances): Promise<Member | null> {
  const { userId } = newcomer;
  const place = (await invitedPlace(sql, newcomer, at)) ?? (await openPlace(sql, newcomer));
  if (!place) return null;
  const { teamId, role } = place;
  await insertMembership(sql, { userId, teamId, role }, at.now);
  const source = signInSource(teamId, userId, at);
  await writeAudit(sql, source, { action: "member.added", target: { kind: "user", id: userId }, details: { role } });
  return findMember(sql, userId, teamId);
}

interface Place {
  readonly teamId: string;
  readonly role: Role;
}

async function invitedPlace(sql: Sql, { userId, email }: Newcomer, at: Circumstances): Promise<Place | null> {
  const now = Math.floor(at.now / 1000);
  const found = await newestInvitation(sql, email, now);
  if (!found || !(await holdTeam(sql, found.team_id))) return null;
  const role = await takeInvitation(sql, found.id, now);
  if (!role) return null;
  const target = { kind: "invitation", id: found.id };
  await writeAudit(sql, signInSource(found.team_id, userId, at), { action: "invitation.accepted", target });
  return { teamId: found.team_id, role };
}

async function openPlace(sql: Sql, { openTeam }: Newcomer): Promise<Place | null> {
  return openTeam !== null && (await holdTeam(sql, openTeam)) ? { teamId: openTeam, role: "VIEWER" } : null;
}
