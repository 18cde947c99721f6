import { fault } from "../../../kernel/errors.ts";
import { unprocessable } from "../../../kernel/unprocessable.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { GeneChange } from "./diff/change.ts";
import { diffGenes } from "./diff/diff.ts";
import { mergeGenes } from "./diff/merge.ts";
import { continuing } from "./extract-genome.ts";
import { completeGenes } from "./genes/complete.ts";
import { promptGenes } from "./genes/extract.ts";
import { type Gene, isSegment } from "./genes/gene.ts";
import type { GeneInput } from "./genes/shapes.ts";
import { hashesOf } from "./hash/hashes.ts";
import type { GenomeVersion, Parent } from "./store/genome-row.ts";
import { getGenome } from "./store/genomes.ts";
import { addVersion, getVersion } from "./store/versions.ts";

export interface GenomeEdit {
  readonly base_version?: number | null | undefined;
  readonly genes?: readonly GeneInput[] | null | undefined;
  readonly agent_system_prompt?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/**
 * A person's edit as a new version. Written on an older version than the latest, it is merged with what came since; where
 * both changed the same gene, nothing is written and the person decides.
 */
export async function editGenome(act: Act, id: string, edit: GenomeEdit): Promise<GenomeVersion> {
  const genome = await getGenome(act, id, "for update");
  const base = (await getVersion(act, genome, edit.base_version)).version;
  const latest = base.version === genome.latest ? base : (await getVersion(act, genome)).version;
  const mine = editedGenes(base.genes, edit);
  const { genes, conflicts } = mergeGenes({ base: base.genes, mine, theirs: latest.genes });
  if (conflicts.length > 0) {
    throw fault("GENOME_CONFLICT", { members: { latest_version: genome.latest, conflicts } });
  }
  // The list as it was sent: a merge with nothing gives the same genome under other indexes.
  const result = base === latest ? mine : genes;
  if (hashesOf(result).content_hash === latest.content_hash) throw fault("GENOME_UNCHANGED");
  refuseForbidden(act, diffGenes(latest.genes, result));
  const parents: Parent[] = [{ genome_id: id, version: latest.version, role: "human_edit" }];
  if (base !== latest) parents.push({ genome_id: id, version: base.version, role: "merge_base" });
  const version = await addVersion(act, { genomeId: id, genes: result, parents, note: edit.note ?? null });
  await recordAudit(act, {
    action: "genome.edited",
    target: { kind: "genome", id },
    beforeHash: latest.content_hash,
    afterHash: version.content_hash,
    details: { version: version.version },
  });
  return getVersion(act, { ...genome, latest: version.version });
}

function editedGenes(base: readonly Gene[], { genes, agent_system_prompt: prompt }: GenomeEdit): Gene[] {
  if (genes != null && prompt != null) {
    throw unprocessable(["body"], "Send either genes or agent_system_prompt");
  }
  if (genes != null) return completeGenes(genes, "human");
  if (prompt == null) throw unprocessable(["body"], "Send genes or agent_system_prompt");
  const fresh = promptGenes(prompt).map((gene): Gene => ({ ...gene, origin: "human" }));
  const settings = base.filter((gene) => !isSegment(gene) && gene.path !== "/agent_system_prompt");
  return [...settings, ...continuing(fresh, base.filter(isSegment))];
}

/** What is locked for the organization, or to be, and what protects people, is for those who manage the team. */
function refuseForbidden(act: Act, changes: readonly GeneChange[]): void {
  const broken = changes.find(breaksFrozen);
  if (broken?.from) {
    throw unprocessable(["body"], `The text of ${broken.from.key} contains frozen parts that must stay unchanged`);
  }
  const touched = changes.find(({ from, to, weakening }) => weakening || from?.lock === "org" || to?.lock === "org");
  if (touched && !act.who.powers.has("team:manage")) {
    const key = (touched.from ?? touched.to)?.key;
    throw fault("NOT_ALLOWED", {
      public: `Changing ${key} requires an owner or admin: it is locked, or the change would weaken a protection.`,
    });
  }
}

function breaksFrozen({ from, to }: GeneChange): boolean {
  if (!from || !isSegment(from)) return false;
  const text = to && isSegment(to) ? to.text : "";
  return (from.frozen ?? []).some((part) => !text.includes(part));
}
