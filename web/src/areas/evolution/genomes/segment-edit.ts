import type { EditGenomeRequest, Gene, GenomeVersion } from "@agent-console/sdk";
import { isSegment } from "./gene-groups.ts";

/**
 * An edit of one segment, based on the version that was shown. Other genes are sent back unchanged. A number too long for
 * JavaScript would be rounded, so a genome that has one sends its prompt as text and omits the rest.
 */
export function segmentEdit(genome: GenomeVersion, key: string, text: string): EditGenomeRequest {
  const genes = genome.genes.map(
    (gene): Gene => (isSegment(gene) && gene.key === key ? { ...gene, text, origin: "human" } : gene),
  );
  const base = { base_version: genome.version };
  return genes.every(isExact) ? { ...base, genes } : { ...base, agent_system_prompt: promptOf(genes) };
}

const promptOf = (genes: readonly Gene[]): string =>
  genes
    .filter(isSegment)
    .map(({ joiner, text }) => joiner + text)
    .join("");

function isExact(value: unknown): boolean {
  if (typeof value === "number") return !Number.isInteger(value) || Number.isSafeInteger(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isExact);
}
