import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { ShareLinkRow } from "../tables/rows.ts";

/** A link as the team sees it: without the hash. */
export type ShareLink = Omit<ShareLinkRow, "team_id" | "hash" | "revoked_by">;

/** What a token leads to. */
export type Shared = Pick<
  ShareLinkRow,
  "id" | "team_id" | "evaluation_id" | "created_by" | "includes_transcripts" | "expires_at"
>;

const columns = sql`
  id, evaluation_id, includes_transcripts, created_by, created_at, expires_at, revoked_at, opened, last_opened_at`;

export async function insertLink(act: Act, link: ShareLink, hash: string): Promise<void> {
  await act.tx.run(sql`
    insert into share_links (
      id, team_id, evaluation_id, hash, includes_transcripts, created_by, created_at, expires_at
    ) values (
      ${link.id}, ${act.who.teamId}, ${link.evaluation_id}, ${hash}, ${link.includes_transcripts}, ${link.created_by},
      ${link.created_at}, ${link.expires_at}
    )`);
}

export interface LinkPage {
  readonly evaluation_id?: string | null | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function selectLinks(
  act: Act,
  { evaluation_id: of = null, limit, offset }: LinkPage,
): Promise<{ readonly results: ShareLink[]; readonly count: number }> {
  const wanted = sql`team_id = ${act.who.teamId} and (${of}::uuid is null or evaluation_id = ${of})`;
  const results = await act.tx.query(sql<ShareLink>`
    select ${columns} from share_links
    where ${wanted}
    order by created_at desc, id desc
    limit ${limit} offset ${offset}`);
  const [all] = await act.tx.query(sql<{ count: number }>`
    select count(*)::int as count from share_links where ${wanted}`);
  return { results, count: all?.count ?? 0 };
}

/** The evaluation that the link showed, or null if the team has no such link. A second time changes nothing. */
export async function revokeLink(act: Act, id: string): Promise<{ evaluation_id: string; isNew: boolean } | null> {
  const [ended] = await act.tx.query(sql<Pick<ShareLinkRow, "evaluation_id">>`
    update share_links
    set revoked_at = ${actSeconds(act)}, revoked_by = ${act.who.userId}
    where id = ${id} and team_id = ${act.who.teamId} and revoked_at is null
    returning evaluation_id`);
  if (ended) return { ...ended, isNew: true };
  const [known] = await act.tx.query(sql<Pick<ShareLinkRow, "evaluation_id">>`
    select evaluation_id from share_links where id = ${id} and team_id = ${act.who.teamId}`);
  return known ? { ...known, isNew: false } : null;
}

/** Before any team is known: the token's hash is all there is. */
export async function findShared(tx: Sql, hash: string, now: number): Promise<Shared | undefined> {
  const [found] = await tx.query(sql<Shared>`select * from shared_report(${hash}, ${now})`);
  return found;
}

export async function countOpening(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update share_links
    set opened = least(opened + 1, 2000000000), last_opened_at = ${actSeconds(act)}
    where id = ${id} and team_id = ${act.who.teamId}`);
}
