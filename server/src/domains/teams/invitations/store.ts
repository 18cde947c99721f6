import type { Role } from "../../../kernel/permissions.ts";
import type { Sql, Tx } from "../../../platform/db/database.ts";

export type Status = "PENDING" | "ACCEPTED" | "DECLINED" | "EXPIRED" | "REVOKED";

export interface InvitationRow {
  readonly id: string;
  readonly team_id: string;
  readonly email: string;
  readonly invited_by: string;
  readonly role: Role;
  readonly status: Status;
  readonly created_at: number;
  readonly expires_at: number;
}

/** `$1` is the present second. An invitation expires by the clock; nothing has to come by and write it down. */
const INVITATION = `i.id, i.team_id, i.email, i.invited_by, i.role, i.created_at, i.expires_at,
  case when i.status = 'PENDING' and i.expires_at <= $1 then 'EXPIRED' else i.status end as status`;

export async function isMember(tx: Tx, teamId: string, email: string): Promise<boolean> {
  const members = await tx.query(
    `select from memberships m join users u on u.id = m.user_id
     where m.team_id = $1 and lower(u.email) = lower($2) and u.deleted_at is null`,
    [teamId, email],
  );
  return members.length > 0;
}

/** False when the address has a pending invitation to the team. One that has expired makes room and is closed for good. */
export async function insertInvitation(tx: Tx, invitation: InvitationRow, tokenHash: string): Promise<boolean> {
  const { id, team_id: teamId, email, created_at: now } = invitation;
  await tx.run(
    `update invitations set status = 'EXPIRED', decided_at = expires_at
     where team_id = $1 and lower(email) = lower($2) and status = 'PENDING' and expires_at <= $3`,
    [teamId, email, now],
  );
  const inserted = await tx.run(
    `insert into invitations (id, team_id, email, invited_by, role, status, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8)
     on conflict (team_id, lower(email)) where status = 'PENDING' do nothing`,
    [id, teamId, email, invitation.invited_by, invitation.role, tokenHash, now, invitation.expires_at],
  );
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
): Promise<{ results: InvitationRow[]; count: number }> {
  const shown = `from (select ${INVITATION} from invitations i where i.team_id = $2) shown
    where $3::text is null or status = $3`;
  const values = [now, teamId, status ?? null];
  const [total] = await tx.query<{ count: number }>(`select count(*) ${shown}`, values);
  const results = await tx.query<InvitationRow>(
    `select * ${shown} order by created_at desc, id desc limit $4 offset $5`,
    [...values, limit, offset],
  );
  return { results, count: total?.count ?? 0 };
}

/** One of the team's invitations, held until the transaction ends. */
export async function holdInvitation(
  tx: Tx,
  teamId: string,
  { id, now }: { id: string; now: number },
): Promise<InvitationRow | undefined> {
  const [invitation] = await tx.query<InvitationRow>(
    `select ${INVITATION} from invitations i where i.team_id = $2 and i.id = $3 for update`,
    [now, teamId, id],
  );
  return invitation;
}

export async function renewInvitation(
  tx: Tx,
  { id, team_id: teamId, expires_at: expiresAt }: InvitationRow,
  tokenHash: string,
): Promise<void> {
  await tx.run(
    "update invitations set token_hash = $3, expires_at = $4, mailed_only = false where team_id = $1 and id = $2",
    [teamId, id, tokenHash, expiresAt],
  );
}

export async function closeInvitation(
  sql: Sql,
  { id, team_id: teamId }: Pick<InvitationRow, "id" | "team_id">,
  { status, now }: { status: Exclude<Status, "PENDING">; now: number },
): Promise<void> {
  await sql.run("update invitations set status = $3, decided_at = $4 where team_id = $1 and id = $2", [
    teamId,
    id,
    status,
    now,
  ]);
}

/** The link went to the invited address and to nobody else. */
export async function noteMailedOnly(tx: Tx, { id, team_id: teamId }: InvitationRow, tokenHash: string): Promise<void> {
  await tx.run("update invitations set mailed_only = true where team_id = $1 and id = $2 and token_hash = $3", [
    teamId,
    id,
    tokenHash,
  ]);
}

export interface Recipient {
  /** The hash of the link's token, when there is one. */
  readonly tokenHash: string | null;
  /** The signed-in person, whose address must be the invited one; null when the link alone is the proof. */
  readonly userId: string | null;
  /** The session of that person. */
  readonly sessionId: string | null;
}

export interface OwnInvitation extends InvitationRow {
  /** Whether the recipient has the link, beside or instead of a session. */
  readonly has_link: boolean;
  /** Whether the address of the signed-in person is proven to be theirs. */
  readonly is_proven: boolean;
  readonly mailed_only: boolean;
}

/**
 * The invitation if it is this recipient's, held until the transaction ends. Its team is held first, as by everyone who
 * changes a team, so that nobody joins one that is being deleted.
 */
export async function holdOwnInvitation(
  sql: Sql,
  { tokenHash, userId }: Recipient,
  { id, now }: { id: string; now: number },
): Promise<OwnInvitation | undefined> {
  await sql.run("select from teams where id = (select team_id from invitations where id = $1) for share", [id]);
  const [invitation] = await sql.query<OwnInvitation>(
    `select ${INVITATION}, i.mailed_only, coalesce(i.token_hash = $3, false) as has_link,
       exists (select from users u where u.id = $4 and u.holds_address and (u.is_verified or u.is_super_admin)) as is_proven
     from invitations i join teams t on t.id = i.team_id and t.deleted_at is null
     where i.id = $2 and case when $4::uuid is null then i.token_hash = $3 else exists (select from users u
       where u.id = $4 and lower(u.email) = lower(i.email) and u.is_active and u.deleted_at is null) end for update of i`,
    [now, id, tokenHash, userId],
  );
  return invitation;
}

export interface InvitationView extends InvitationRow {
  readonly team_name: string;
  readonly inviter: string;
  readonly has_account: boolean;
}

/** Whether the address of the invitation `i` has an account, as far as whoever holds the link may know. */
const ACCOUNT_TOLD = `exists (select from users a where lower(a.email) = lower(i.email) and a.deleted_at is null
  and a.holds_address and (i.mailed_only or exists (select from memberships theirs
    join memberships inviters on inviters.team_id = theirs.team_id and inviters.user_id = i.invited_by
    where theirs.user_id = a.id)))`;

export async function viewInvitation(sql: Sql, tokenHash: string, now: number): Promise<InvitationView | undefined> {
  const [view] = await sql.query<InvitationView>(
    `select ${INVITATION}, t.name as team_name, ${NAME_OF_PERSON} as inviter, ${ACCOUNT_TOLD} as has_account
     from invitations i join teams t on t.id = i.team_id and t.deleted_at is null join users u on u.id = i.invited_by
     where i.token_hash = $2`,
    [now, tokenHash],
  );
  return view;
}

/** The same for an invitation that is held. */
export async function isAccountTold(sql: Sql, id: string): Promise<boolean> {
  const [told] = await sql.query<{ told: boolean }>(
    `select ${ACCOUNT_TOLD} as told from invitations i where i.id = $1`,
    [id],
  );
  return told?.told ?? false;
}

/** How a person is called towards somebody outside; the address when there is no name. */
const NAME_OF_PERSON = "coalesce(nullif(trim(concat_ws(' ', u.given_name, u.family_name)), ''), u.email)";

export async function nameOf(tx: Tx, userId: string): Promise<string> {
  const [person] = await tx.query<{ name: string }>(`select ${NAME_OF_PERSON} as name from users u where u.id = $1`, [
    userId,
  ]);
  return person?.name ?? "";
}
