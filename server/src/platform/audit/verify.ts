import type { Sql, Tx } from "../db/database.ts";
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

export interface VerifyScope {
  readonly teamId: string;
  /** Of any team, read before the transaction began: a head noted later may tell of a link this view lacks. */
  readonly heads: readonly Head[];
  readonly signal?: AbortSignal;
  readonly batch?: number;
}

export interface Verification {
  readonly rows: number;
  readonly sealed: number;
  readonly pending: number;
  readonly head: { readonly seq: number; readonly hash: string } | null;
  /** The first thing that is wrong, along the chain; null when it is intact. */
  readonly finding: Finding | null;
}

const BATCH = 1_000;

/**
 * Recomputes a team's chain. Must be the first thing in its transaction, which becomes one still view, so that a console
 * that goes on writing and sealing beside it cannot look like somebody tampering.
 */
export async function verifyTeam(tx: Tx, scope: VerifyScope): Promise<Verification> {
  await tx.run("set transaction isolation level repeatable read, read only");
  const counts = await countRows(tx, scope.teamId);
  const finding = (await walkChain(tx, scope)) ?? (await insertedRow(tx, scope.teamId));
  return { ...counts, finding };
}

async function countRows(sql: Sql, teamId: string): Promise<Omit<Verification, "finding">> {
  const [counts] = await sql.query<{ rows: number; sealed: number; pending: number }>(
    `select (select count(*) from audit_log where team_id = $1) as rows,
       (select count(*) from audit_seals where team_id = $1) as sealed,
       (select count(*) from audit_pending where team_id = $1) as pending`,
    [teamId],
  );
  const [head] = await sql.query<{ seq: number; hash: string }>(
    "select seq, hash from audit_seals where team_id = $1 order by seq desc limit 1",
    [teamId],
  );
  return { rows: 0, sealed: 0, pending: 0, ...counts, head: head ?? null };
}

interface Sealed extends RowText {
  readonly seq: number;
  readonly audit_id: string;
  readonly hash: string;
  readonly sealed_at: number;
}

const LINKS = `select s.seq, s.audit_id, s.hash, s.sealed_at, ${ROW_TEXT}
  from audit_seals s left join audit_log a on a.id = s.audit_id
  where s.team_id = $1 and s.seq > $2 order by s.seq limit $3`;

/** Below every number a link could have been given, so that none hides in front of the first. */
const BEFORE_ALL = "-9223372036854775808";

async function walkChain(sql: Sql, { teamId, heads, signal, batch = BATCH }: VerifyScope): Promise<Finding | null> {
  const noted = notedHeads(heads, teamId);
  let [seq, hash, upheld] = [0, genesis(teamId), 0];
  for (let from: number | string = BEFORE_ALL; ; from = seq) {
    signal?.throwIfAborted();
    const links: Sealed[] = await sql.query<Sealed>(LINKS, [teamId, from, batch]);
    for (const link of links) {
      if (link.seq <= seq) return linkChanged(link.seq, link.audit_id);
      if (link.seq > seq + 1) return linkMissing(seq + 1);
      seq = link.seq;
      if (link.id === null) return rowMissing(seq, link.audit_id);
      const computed = hashOf(hash, link);
      if (computed !== link.hash) return blame(sql, { teamId, link, computed, noted: noted.get(seq) });
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

/** Row or link? The one after it, or the head noted outside, still remembers the hash that was there. */
async function blame(sql: Sql, { teamId, link, computed, noted }: Mismatch): Promise<Finding> {
  const [next] = await sql.query<Sealed>(LINKS, [teamId, link.seq, 1]);
  const remembered = next && next.id !== null ? hashOf(computed, next) === next.hash : false;
  return remembered || noted?.includes(computed)
    ? linkChanged(link.seq, link.audit_id)
    : rowChanged(link.seq, link.audit_id);
}

/** Several heads for one number contradict each other: at most one of them can be upheld. */
function notedHeads(heads: readonly Head[], teamId: string): Map<number, string[]> {
  const noted = new Map<number, string[]>();
  for (const head of heads) {
    if (head.team_id === teamId) noted.set(head.seq, [...(noted.get(head.seq) ?? []), head.hash]);
  }
  return noted;
}

async function insertedRow(sql: Sql, teamId: string): Promise<Finding | null> {
  const [inserted] = await sql.query<{ id: string }>(
    `select a.id from audit_log a where a.team_id = $1
       and not exists (select from audit_seals s where s.audit_id = a.id and s.team_id = $1)
       and not exists (select from audit_pending p where p.audit_id = a.id and p.team_id = $1)
     order by a.at, a.id limit 1`,
    [teamId],
  );
  return inserted ? rowInserted(inserted.id) : null;
}
