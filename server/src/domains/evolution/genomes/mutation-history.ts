import type { Act } from "../../../platform/act.ts";
import { diffGenes } from "./diff/diff.ts";
import { presentChange } from "./diff-versions.ts";
import type { Gene } from "./genes/gene.ts";
import { LARGEST_COMPARED } from "./similar-genomes.ts";
import type { Parent } from "./store/genome-row.ts";

interface HistoryRow {
  readonly genome_id: string;
  readonly version: number;
  readonly genes: readonly Gene[] | null;
  readonly parent_id: string | null;
  readonly parent_version: number | null;
  readonly parent_role: Parent["role"] | null;
  readonly parent_genes: readonly Gene[] | null;
  readonly content_hash: string;
  readonly operator: unknown;
  readonly run_id: string | null;
  readonly note: string | null;
  readonly created_by: string;
  readonly created_at: number;
}

/** Every version of the agent's genomes, newest first, each with what it changed of the one it came from. */
export async function mutationHistory(act: Act, agentId: string, limit: number) {
  const rows = await act.tx.query<HistoryRow>(
    `select v.genome_id, v.version, case when octet_length(v.genes::text) <= $4 then v.genes end as genes, v.content_hash, v.operator, v.run_id, v.note, v.created_by, v.created_at,
       p.genome_id as parent_id, p.version as parent_version, p.role as parent_role, p.genes as parent_genes
     from genome_versions v join genomes g on g.id = v.genome_id
     left join lateral (
       select w.genome_id, w.version, case when octet_length(w.genes::text) <= $4 then w.genes end as genes, e.role
       from genome_edges e
         join genome_versions w on w.genome_id = e.parent_id and w.version = e.parent_version
       where e.child_id = v.genome_id and e.child_version = v.version
       order by (e.role = 'merge_base'), e.role, e.parent_id, e.parent_version desc limit 1) p on true
     where g.team_id = $1 and g.agent_id = $2 and g.deleted_at is null
     order by v.created_at desc, v.genome_id desc, v.version desc limit $3`,
    [act.who.teamId, agentId, limit, LARGEST_COMPARED],
  );
  const [count] = await act.tx.query<{ total: number }>(
    `select coalesce(sum(latest), 0)::bigint as total from genomes
     where team_id = $1 and agent_id = $2 and deleted_at is null`,
    [act.who.teamId, agentId],
  );
  const items = rows.map((row) => ({
    genome_id: row.genome_id,
    version: row.version,
    parent:
      row.parent_id === null ? null : { genome_id: row.parent_id, version: row.parent_version, role: row.parent_role },
    changes: changesOf(row),
    content_hash: row.content_hash,
    operator: row.operator,
    run_id: row.run_id,
    note: row.note,
    created_by: row.created_by,
    created_at: row.created_at,
  }));
  return { agent_id: agentId, items, results: items, total: count?.total ?? 0, limit, offset: 0 };
}

/** A first version changed nothing. Null where it cannot be told: the parent was deleted, or one of them is too large. */
function changesOf({ parent_id, parent_genes, genes }: HistoryRow) {
  if (parent_id === null) return [];
  return parent_genes && genes && diffGenes(parent_genes, genes).map(presentChange);
}
