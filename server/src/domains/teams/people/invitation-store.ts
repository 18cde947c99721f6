import type { Role } from "../../../kernel/permissions.ts";
import type { Sql, Tx } from "../../../platform/db/database.ts";
import { raw, type Statement, sql } from "../../../platform/db/sql.ts";
import type { InvitationRow } from "../tables/rows.ts";

export type Status = InvitationRow["status"];

/** What others see of an invitation; the hash of its token is not part of it. */
export type Invitation = Pick<
  InvitationRow,
  "id" | "team_id" | "email" | "invited_by" | "role" | "status" | "created_at" | "expires_at"
>;

/** An invitation expires by the clock; no job has to mark it. */
const invitationAt = (now: number): Statement => sql`
  i.id, i.team_id, i.email, i.invited_by, i.role, i.created_at, i.expires_at,
  case when i.status = 'PENDING' and i.expires_at <= ${now} then 'EXPIRED' else i.status end as status`;

export async function isMember(tx: Tx, teamId: string, email: string): Promise<boolean> {
  const members = await tx.query(sql`
    select from memberships m
    join users u on u.id = m.user_id
    where m.team_id = ${teamId} and lower(u.email) = lower(${email}) and u.deleted_at is null`);
  return members.length > 0;
}

/** False when the address has a pending invitation to the team. One that has expired makes room and is closed for good. */
export async function insertInvitation(tx: Tx, invitation: Invitation, tokenHash: string): Promise<boolean> {
  const { id, team_id: teamId, email, created_at: now } = invitation;
  await tx.run(sql`
    update invitations
    set status = 'EXPIRED', decided_at = expires_at
    where team_id = ${teamId}
      and lower(email) = lower(${email})
      and status = 'PENDING'
      and expires_at <= ${now}`);
  const inserted = await tx.run(sql`
    insert into invitations (id, team_id, email, invited_by, role, status, token_hash, created_at, expires_at)
    values (
      ${id}, ${teamId}, ${email}, ${invitation.invited_by}, ${invitation.role}, 'PENDING', ${tokenHash},
      ${now}, ${invitation.expires_at}
    )
    on conflict (team_id, lower(email)) where status = 'PENDING' do nothing`);
  return inserted === 1;
}

export interface InvitationFilter {
  readonly status?: Status | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly now: number;
}

export async function listInvitations(
  tx: Tx,
  teamId: string,
  { status, limit, offset, now }: InvitationFilter,
): Promise<{ results: Invitation[]; count: number }> {
  const matching = sql`
    (select ${invitationAt(now)} from invitations i where i.team_id = ${teamId}) as listed
    ${status ? sql`where status = ${status}` : sql``}`;
  const [total] = await tx.query(sql<{ count: number }>`select count(*) from ${matching}`);
  const results = await tx.query(sql<Invitation>`
    select *
    from ${matching}
    order by created_at desc, id desc
    limit ${limit}
    offset ${offset}`);
  return { results, count: total?.count ?? 0 };
}

/** One of the team's invitations, held until the transaction ends. */
export async function holdInvitation(
  tx: Tx,
  teamId: string,
  { id, now }: { id: string; now: number },
): Promise<Invitation | undefined> {
  const [invitation] = await tx.query(sql<Invitation>`
    select ${invitationAt(now)}
    from invitations i
    where i.team_id = ${teamId} and i.id = ${id}
    for update`);
  return invitation;
}

export async function renewInvitation(
  tx: Tx,
  { id, team_id: teamId, expires_at: expiresAt }: Invitation,
  tokenHash: string,
): Promise<void> {
  await tx.run(sql`
    update invitations
    set token_hash = ${tokenHash}, expires_at = ${expiresAt}, mailed_only = false
    where team_id = ${teamId} and id = ${id}`);
}

export async function closeInvitation(
  tx: Sql,
  { id, team_id: teamId }: Pick<Invitation, "id" | "team_id">,
  { status, now }: { status: Exclude<Status, "PENDING">; now: number },
): Promise<void> {
  await tx.run(sql`
    update invitations
    set status = ${status}, decided_at = ${now}
    where team_id = ${teamId} and id = ${id}`);
}

/** The link was mailed to the invited address and shown to no one else. */
export async function noteMailedOnly(tx: Tx, { id, team_id: teamId }: Invitation, tokenHash: string): Promise<void> {
  await tx.run(sql`
    update invitations
    set mailed_only = true
    where team_id = ${teamId} and id = ${id} and token_hash = ${tokenHash}`);
}

export interface Recipient {
  /** The hash of the link's token, when there is one. */
  readonly tokenHash: string | null;
  /** The signed-in person, whose address must be the invited one; null when the link alone is the proof. */
  readonly userId: string | null;
  /** The session of that person. */
  readonly sessionId: string | null;
}

export interface OwnInvitation extends Invitation {
  /** Whether the recipient has the link, beside or instead of a session. */
  readonly has_link: boolean;
  /** Whether the address of the signed-in person is proven to be theirs. */
  readonly is_proven: boolean;
  readonly mailed_only: boolean;
}

/**
 * The invitation if it is this recipient's, held until the transaction ends. Its team is held first, as by everyone who
 * changes a team, so that no one joins one that is being deleted.
 */
export async function holdOwnInvitation(
  tx: Sql,
  { tokenHash, userId }: Recipient,
  { id, now }: { id: string; now: number },
): Promise<OwnInvitation | undefined> {
  await tx.run(sql`select from teams where id = (select team_id from invitations where id = ${id}) for share`);
  const isTheirs =
    userId === null
      ? sql`i.token_hash = ${tokenHash}`
      : sql`exists (
          select from users u
          where u.id = ${userId} and lower(u.email) = lower(i.email) and u.is_active and u.deleted_at is null
        )`;
  const [invitation] = await tx.query(sql<OwnInvitation>`
    select
      ${invitationAt(now)}, i.mailed_only,
      coalesce(i.token_hash = ${tokenHash}, false) as has_link,
      exists (
        select from users u
        where u.id = ${userId} and u.holds_address and (u.is_verified or u.is_super_admin)
      ) as is_proven
    from invitations i
    join teams t on t.id = i.team_id and t.deleted_at is null
    where i.id = ${id} and ${isTheirs}
    for update of i`);
  return invitation;
}

export interface InvitationView extends Invitation {
  readonly team_name: string;
  readonly inviter: string;
  readonly has_account: boolean;
}

/** Whether the invited address has an account, as far as the holder of the link may know. `i` is the invitation. */
const HAS_KNOWN_ACCOUNT = raw(`exists (
  select from users a
  where lower(a.email) = lower(i.email)
    and a.deleted_at is null
    and a.holds_address
    and (
      i.mailed_only
      or exists (
        select from memberships theirs
        join memberships inviters on inviters.team_id = theirs.team_id and inviters.user_id = i.invited_by
        where theirs.user_id = a.id
      )
    )
)`);

/** A person's name as people outside the team see it; the address if there is no name. */
const DISPLAY_NAME = raw("coalesce(nullif(trim(concat_ws(' ', u.given_name, u.family_name)), ''), u.email)");

export async function viewInvitation(tx: Sql, tokenHash: string, now: number): Promise<InvitationView | undefined> {
  const [view] = await tx.query(sql<InvitationView>`
    select
      ${invitationAt(now)}, t.name as team_name, ${DISPLAY_NAME} as inviter, ${HAS_KNOWN_ACCOUNT} as has_account
    from invitations i
    join teams t on t.id = i.team_id and t.deleted_at is null
    join users u on u.id = i.invited_by
    where i.token_hash = ${tokenHash}`);
  return view;
}

/** The same for an invitation that the transaction holds. */
export async function hasKnownAccount(tx: Sql, id: string): Promise<boolean> {
  const [found] = await tx.query(sql<{ known: boolean }>`
    select ${HAS_KNOWN_ACCOUNT} as known
    from invitations i
    where i.id = ${id}`);
  return found?.known ?? false;
}

export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx.query(sql<{ name: string }>`
    select ${DISPLAY_NAME} as name
    from users u
    where u.id = ${userId}`);
  return person?.name ?? "";
}

/** The latest invitation to this address that can still be accepted. */
export async function newestInvitation(
  tx: Sql,
  email: string,
  now: number,
): Promise<Pick<InvitationRow, "id" | "team_id"> | undefined> {
  const [found] = await tx.query(sql<Pick<InvitationRow, "id" | "team_id">>`
    select i.id, i.team_id
    from invitations i
    join teams t on t.id = i.team_id and t.deleted_at is null
    where lower(i.email) = lower(${email}) and i.status = 'PENDING' and i.expires_at > ${now}
    order by i.created_at desc, i.id desc
    limit 1`);
  return found;
}

/** The role that the invitation gives, unless it was answered or revoked in the meantime. */
export async function takeInvitation(tx: Sql, id: string, now: number): Promise<Role | undefined> {
  const [taken] = await tx.query(sql<Pick<InvitationRow, "role">>`
    update invitations
    set status = 'ACCEPTED', decided_at = ${now}
    where id = ${id} and status = 'PENDING' and expires_at > ${now}
    returning role`);
  return taken?.role;
}

export async function expireInvitations(tx: Sql, now: number): Promise<void> {
  await tx.run(sql`update invitations set status = 'EXPIRED' where status = 'PENDING' and expires_at < ${now}`);
}

export async function deleteInvitationsOfTeam(tx: Sql, teamId: string): Promise<void> {
  await tx.run(sql`delete from invitations where team_id = ${teamId}`);
}

export async function deleteInvitationsTo(tx: Sql, email: string): Promise<void> {
  await tx.run(sql`delete from invitations where lower(email) = lower(${email})`);
}
