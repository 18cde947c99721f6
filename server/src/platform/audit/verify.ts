import type { Sql, Tx } from "../db/database.ts";
import { sql } from "../db/sql.ts";
import { genesis, linkHash, ROW_TEXT, type RowText } from "./chain.ts";
import {
  chainRewritten,
  type Finding,
  linkChanged,
  linkMissing,
  rowChanged,
  rowInserted,
  rowMissing,
  tailCut,
} from "./findings.ts";
import type { Head } from "./heads.ts";
import type { AuditLogRow, AuditSealRow } from "./rows.ts";
import { newestLink } from "./seal.ts";

export interface VerifyScope {
  readonly teamId: string;
  /**
   * Heads of any team, read before the transaction started: a head recorded later may refer to a link that this
   * snapshot lacks.
   */
  readonly heads: readonly Head[];
  readonly signal?: AbortSignal;
  readonly batch?: number;
}

export interface Verification {
  readonly rows: number;
  readonly sealed: number;
  readonly pending: number;
  readonly head: { readonly seq: number; readonly hash: string } | null;
  /** The first problem along the chain, or null if it is intact. */
  readonly finding: Finding | null;
}

const BATCH = 1_000;

/**
 * Recomputes a team's chain. Call it first in its transaction, which then reads one snapshot: a console that keeps writing
 * and sealing in the meantime cannot look like tampering.
 */
export async function verifyTeam(tx: Tx, scope: VerifyScope): Promise<Verification> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
  const counts = await countRows(tx, scope.teamId);
  const finding = (await walkChain(tx, scope)) ?? (await insertedRow(tx, scope.teamId));
  return { ...counts, finding };
}

async function countRows(tx: Sql, teamId: string): Promise<Omit<Verification, "finding">> {
  const [counts] = await tx.query(sql<{ rows: number; sealed: number; pending: number }>`
    select
      (select count(*) from audit_log where team_id = ${teamId}) as rows,
      (select count(*) from audit_seals where team_id = ${teamId}) as sealed,
      (select count(*) from audit_pending where team_id = ${teamId}) as pending`);
  const head = (await newestLink(tx, teamId)) ?? null;
  return { rows: 0, sealed: 0, pending: 0, ...counts, head };
}

type Sealed = RowText & Pick<AuditSealRow, "seq" | "audit_id" | "hash" | "sealed_at">;

interface Links {
  readonly teamId: string;
  readonly after: number | string;
  readonly most: number;
}

function readLinks(tx: Sql, { teamId, after, most }: Links): Promise<Sealed[]> {
  return tx.query(sql<Sealed>`
    select s.seq, s.audit_id, s.hash, s.sealed_at, ${ROW_TEXT}
    from audit_seals s
    left join audit_log a on a.id = s.audit_id and a.team_id = s.team_id
    where s.team_id = ${teamId} and s.seq > ${after}
    order by s.seq
    limit ${most}`);
}

/** Below every number a link could have, so that none hides before the first. */
const BEFORE_ALL = "-9223372036854775808";

async function walkChain(tx: Sql, { teamId, heads, signal, batch = BATCH }: VerifyScope): Promise<Finding | null> {
  const noted = notedHeads(heads, teamId);
  let [seq, hash, upheld] = [0, genesis(teamId), 0];
  for (let after: number | string = BEFORE_ALL; ; after = seq) {
    signal?.throwIfAborted();
    const links: Sealed[] = await readLinks(tx, { teamId, after, most: batch });
    for (const link of links) {
      if (link.seq <= seq) return linkChanged(link.seq, link.audit_id);
      if (link.seq > seq + 1) return linkMissing(seq + 1);
      seq = link.seq;
      if (link.id === null) return rowMissing(seq, link.audit_id);
      const computed = hashOf(hash, link);
      if (computed !== link.hash) return blame(tx, { teamId, link, computed, noted: noted.get(seq) });
      hash = computed;
      const known = noted.get(seq);
      if (known?.some((head) => head !== hash)) return chainRewritten(seq, upheld);
      if (known) upheld = seq;
    }
    if (links.length < batch) break;
  }
  const newest = Math.max(0, ...noted.keys());
  return newest > seq ? tailCut(seq, newest) : null;
}

function hashOf(previous: string, link: Sealed): string {
  return linkHash(previous, { seq: link.seq, sealedAt: link.sealed_at }, link);
}

interface Mismatch {
  readonly teamId: string;
  readonly link: Sealed;
  readonly computed: string;
  readonly noted: readonly string[] | undefined;
}

/** Was the row changed or the link? The next link, and a checkpoint outside the database, still prove the old hash. */
async function blame(tx: Sql, { teamId, link, computed, noted }: Mismatch): Promise<Finding> {
  const [next] = await readLinks(tx, { teamId, after: link.seq, most: 1 });
  const remembered = next && next.id !== null ? hashOf(computed, next) === next.hash : false;
  return remembered || noted?.includes(computed)
    ? linkChanged(link.seq, link.audit_id)
    : rowChanged(link.seq, link.audit_id);
}

/** Several heads for one number contradict each other: at most one of them can be right. */
function notedHeads(heads: readonly Head[], teamId: string): Map<number, string[]> {
  const noted = new Map<number, string[]>();
  for (const head of heads) {
    if (head.team_id === teamId) noted.set(head.seq, [...(noted.get(head.seq) ?? []), head.hash]);
  }
  return noted;
}

async function insertedRow(tx: Sql, teamId: string): Promise<Finding | null> {
  const [inserted] = await tx.query(sql<Pick<AuditLogRow, "id">>`
    select a.id
    from audit_log a
    where a.team_id = ${teamId}
      and not exists (select from audit_seals s where s.audit_id = a.id and s.team_id = ${teamId})
      and not exists (select from audit_pending p where p.audit_id = a.id and p.team_id = ${teamId})
    order by a.at, a.id
    limit 1`);
  return inserted ? rowInserted(inserted.id) : null;
}
