import type { Clock } from "../../kernel/clock.ts";
import type { Database, Sql, Tx } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import type { ReadLag } from "../fleet/fleet.ts";
import { genesis, linkHash, ROW_TEXT, type RowText } from "./chain.ts";
import type { Head } from "./heads.ts";
import type { AuditPendingRow, AuditSealRow } from "./rows.ts";

export interface SealNeeds {
  readonly db: Database;
  readonly clock: Clock;
  /** Rows of one team in one transaction: few enough to be quick, enough to keep up. */
  readonly batch?: number;
}

export interface Pass {
  readonly sealed: number;
  /** The newest head of each team that got links. */
  readonly heads: readonly Head[];
  /** A team has more rows in the queue than one batch. */
  readonly more: boolean;
}

/** Combined with the team's hash: replicas take turns on a team, so that its chain never forks. */
const SEAL_LOCK = 7_140_004;
const BATCH = 1_000;

/** One batch for every team with queued rows. Each team's batch commits separately, completely or not at all. */
export async function sealPending({ db, clock, batch = BATCH }: SealNeeds): Promise<Pass> {
  const heads: Head[] = [];
  let [sealed, more] = [0, false];
  for (const teamId of await waitingTeams(db)) {
    const done = await db.transaction({ teamId, userId: "" }, (tx) =>
      sealTeam(tx, teamId, { batch, now: clock.milliseconds() }),
    );
    if (done.head) heads.push(done.head);
    sealed += done.sealed;
    more ||= done.taken === batch;
  }
  return { sealed, heads, more };
}

async function waitingTeams(db: Database): Promise<string[]> {
  const rows = await db.looking((tx) =>
    tx.query(sql<Pick<AuditPendingRow, "team_id">>`select distinct team_id from audit_pending`.named("audit waiting")),
  );
  return rows.map((row) => row.team_id);
}

interface Waiting extends RowText {
  readonly audit_id: string;
  readonly already_sealed: boolean;
}

/**
 * In the order in which they were written: an id begins with the row's time. A pending row that no longer exists gets a
 * link too, so that the chain shows its absence.
 */
function takePending(tx: Tx, teamId: string, most: number): Promise<Waiting[]> {
  return tx.query(sql<Waiting>`
    with taken as materialized (
      select audit_id
      from audit_pending
      where team_id = ${teamId}
      order by audit_id
      limit ${most}
    )
    select t.audit_id, s.seq is not null as already_sealed, ${ROW_TEXT}
    from taken t
    left join audit_log a on a.id = t.audit_id and a.team_id = ${teamId}
    left join audit_seals s on s.audit_id = t.audit_id and s.team_id = ${teamId}
    order by t.audit_id`);
}

interface NewLink {
  readonly seq: number;
  readonly hash: string;
  readonly auditId: string;
}

async function appendLinks(tx: Tx, teamId: string, { links, now }: { links: readonly NewLink[]; now: number }) {
  const [seqs, auditIds, hashes] = [
    links.map((link) => link.seq),
    links.map((link) => link.auditId),
    links.map((link) => link.hash),
  ];
  await tx.run(sql`
    insert into audit_seals (team_id, seq, audit_id, hash, sealed_at)
    select ${teamId}, link.seq, link.audit_id, link.hash, ${now}
    from unnest(${seqs}::bigint[], ${auditIds}::uuid[], ${hashes}::text[]) as link (seq, audit_id, hash)`);
}

interface Batch {
  readonly batch: number;
  readonly now: number;
}

async function sealTeam(tx: Tx, teamId: string, { batch, now }: Batch) {
  // A separate statement, because the next one must see the links that the previous holder of the lock wrote.
  await tx.run(sql`select pg_advisory_xact_lock(${SEAL_LOCK}, hashtext(${teamId}))`);
  const taken = await takePending(tx, teamId, batch);
  if (taken.length === 0) return { taken: 0, sealed: 0, head: null };

  // Only tampering lists a row twice. It must not stop the chain for the rows behind it.
  const fresh = taken.filter((row) => !row.already_sealed);
  let { seq, hash } = (await newestLink(tx, teamId)) ?? { seq: 0, hash: genesis(teamId) };
  const links = fresh.map((row) => {
    seq += 1;
    hash = linkHash(hash, { seq, sealedAt: now }, row);
    return { seq, hash, auditId: row.audit_id };
  });
  await appendLinks(tx, teamId, { links, now });
  await tx.run(sql`
    delete from audit_pending
    where team_id = ${teamId} and audit_id = any(${taken.map((row) => row.audit_id)}::uuid[])`);
  const head = links.length > 0 ? { team_id: teamId, seq, hash, sealed_at: now } : null;
  return { taken: taken.length, sealed: links.length, head };
}

type SealedLink = Pick<AuditSealRow, "seq" | "hash">;

export async function newestLink(tx: Sql, teamId: string): Promise<SealedLink | undefined> {
  const [link] = await tx.query(sql<SealedLink>`
    select seq, hash
    from audit_seals
    where team_id = ${teamId}
    order by seq desc
    limit 1`);
  return link;
}

/** An id begins with the time of its row. */
export const auditLag: ReadLag = async (tx, now) => {
  const [oldest] = await tx.query(
    sql<Pick<AuditPendingRow, "audit_id">>`select audit_id from audit_pending order by audit_id limit 1`,
  );
  const at = oldest ? Number.parseInt(oldest.audit_id.replaceAll("-", "").slice(0, 12), 16) : now;
  return { name: "audit log", behind_seconds: Math.max(0, Math.floor((now - at) / 1000)) };
};
