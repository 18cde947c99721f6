import type { Act } from "../../../platform/act.ts";
import { diffGenes } from "./diff/diff.ts";
import { presentChange } from "./diff-versions.ts";
import { countVersions } from "./store/genomes.ts";
import { type HistoryRow, versionHistory } from "./store/versions.ts";

/** Every version of the agent's genomes, newest first, each with its changes from its parent. */
export async function mutationHistory(act: Act, agentId: string, limit: number) {
  const rows = await versionHistory(act, agentId, limit);
  const total = await countVersions(act, agentId);
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
  return { agent_id: agentId, items, results: items, total, limit, offset: 0 };
}

/** A first version changed nothing. Null if the changes cannot be determined: the parent was deleted, or one of the two is too large. */
function changesOf({ parent_id, parent_genes, genes }: HistoryRow) {
  if (parent_id === null) return [];
  return parent_genes && genes && diffGenes(parent_genes, genes).map(presentChange);
}
