import type { Act } from "../../../platform/act.ts";
import type { GeneChange } from "./diff/change.ts";
import { diffGenes } from "./diff/diff.ts";
import { patchGenes } from "./diff/json-patch.ts";
import { wordHunks } from "./diff/word-hunks.ts";
import { type Gene, geneValue, isSegment } from "./genes/gene.ts";
import { getGenome } from "./store/genomes.ts";
import { getVersion } from "./store/versions.ts";

/** A change as responses show it. */
export function presentChange({ op, from, to, after, weakening }: GeneChange) {
  const gene = (to ?? from) as Gene;
  const numbers = from && to && op === "changed" ? [geneValue(from), geneValue(to)] : [];
  const [before, afterwards] = numbers;
  return {
    gene_name: (from ?? to)?.key ?? "",
    kind: gene.kind,
    path: gene.path,
    op,
    current_value: from ? shown(op, from) : null,
    proposed_value: to ? shown(op, to) : null,
    text_diff:
      op === "changed" && from && to && isSegment(from) && isSegment(to) ? wordHunks(from.text, to.text) : null,
    numeric_delta: typeof before === "number" && typeof afterwards === "number" ? afterwards - before : null,
    after_gene: op === "added" || op === "moved" ? (after[0] ?? null) : null,
    weakening,
  };
}

/** The lock for a change of lock, otherwise the value. */
function shown(op: GeneChange["op"], gene: Gene): unknown {
  return op === "lock_changed" ? gene.lock : geneValue(gene);
}

export async function diffVersions(act: Act, id: string, query: { version_a: number; version_b: number }) {
  const genome = await getGenome(act, id);
  const { version: a } = await getVersion(act, genome, query.version_a);
  const { version: b } = await getVersion(act, genome, query.version_b);
  const changes = diffGenes(a.genes, b.genes).map(presentChange);
  return {
    genome_id: id,
    version_a: a.version,
    version_b: b.version,
    identical: changes.length === 0,
    weakening: changes.some((change) => change.weakening),
    changes,
    patch: patchGenes(a.genes, b.genes),
  };
}
