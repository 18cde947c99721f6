import type { Clock } from "../../kernel/clock.ts";
import type { Database, Tx } from "../db/database.ts";
import { genesis, linkHash, ROW_TEXT, type RowText } from "./chain.ts";
import type { Head } from "./heads.ts";

export interface SealNeeds {
  readonly db: Database;
  readonly clock: Clock;
  /** Rows of one team in one transaction: small enough to be quick, large enough to keep up. */
  readonly batch?: number;
}

export interface Pass {
  readonly sealed: number;
  /** The newest head of each team that got links. */
  readonly heads: readonly Head[];
  /** Some team has more waiting than one batch. */
  readonly more: boolean;
}

/** With the team's hash beside it: replicas take turns on a team, so that its chain never forks. */
const SEAL_LOCK = 7_140_004;
const BATCH = 1_000;

/** One batch for every team that has rows waiting; each team's batch commits by itself, whole or not at all. */
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
  const rows = await db.authenticating((sql) =>
    sql.query<{ team_id: string }>("select distinct team_id from audit_pending", [], "audit waiting"),
  );
  return rows.map((row) => row.team_id);
}

interface Waiting extends RowText {
  readonly audit_id: string;
  readonly already_sealed: boolean;
}

/**
 * In the order of their making: an id begins with the row's time. A listed row that is gone gets its link too, so that
 * the chain tells of it for ever.
 */
const TAKE = `with taken as materialized (
    select audit_id from audit_pending where team_id = $1 order by audit_id limit $2)
  select t.audit_id, s.seq is not null as already_sealed, ${ROW_TEXT}
  from taken t left join audit_log a on a.id = t.audit_id left join audit_seals s on s.audit_id = t.audit_id
  order by t.audit_id`;

const APPEND = `insert into audit_seals (team_id, seq, audit_id, hash, sealed_at)
  select $1, link.seq, link.audit_id, link.hash, $5
  from unnest($2::bigint[], $3::uuid[], $4::text[]) as link(seq, audit_id, hash)`;

interface Batch {
  readonly batch: number;
  readonly now: number;
}

async function sealTeam(tx: Tx, teamId: string, { batch, now }: Batch) {
  // A statement of its own: what follows must see the links of whoever held the lock before.
  await tx.run("select pg_advisory_xact_lock($1, hashtext($2))", [SEAL_LOCK, teamId]);
  const taken = await tx.query<Waiting>(TAKE, [teamId, batch]);
  if (taken.length === 0) return { taken: 0, sealed: 0, head: null };

  // Listed twice can only be somebody's doing; it must not stop the chain for the rows behind it.
  const fresh = taken.filter((row) => !row.already_sealed);
  let { seq, hash } = (await newestLink(tx, teamId)) ?? { seq: 0, hash: genesis(teamId) };
  const links = fresh.map((row) => {
    seq += 1;
    hash = linkHash(hash, { seq, sealedAt: now }, row);
    return { seq, hash, auditId: row.audit_id };
  });
  await tx.run(APPEND, [
    teamId,
    links.map((link) => link.seq),
    links.map((link) => link.auditId),
    links.map((link) => link.hash),
    now,
  ]);
  await tx.run("delete from audit_pending where audit_id = any($1::uuid[])", [taken.map((row) => row.audit_id)]);
  const head = links.length > 0 ? { team_id: teamId, seq, hash, sealed_at: now } : null;
  return { taken: taken.length, sealed: links.length, head };
}

async function newestLink(tx: Tx, teamId: string): Promise<{ seq: number; hash: string } | undefined> {
  const [link] = await tx.query<{ seq: number; hash: string }>(
    "select seq, hash from audit_seals where team_id = $1 order by seq desc limit 1",
    [teamId],
  );
  return link;
}
