/** A genome is the sorted list of genes that are on; the empty one is the unchanged agent. */
import { indexOf, type SearchSpace } from "./space.ts";

export type Genome = readonly number[];

/** Toggles the gene; switching one on switches off the others of its slot. */
export function toggleGene(space: SearchSpace, genome: Genome, gene: number): Genome {
  if (genome.includes(gene)) return genome.filter((other) => other !== gene);
  const rivals = indexOf(space).rivals[gene] ?? [];
  return [...genome.filter((other) => !rivals.includes(other)), gene].sort((a, b) => a - b);
}

/** Whether its genes fit the room. A genome that does not fit is never built, tested or proposed. */
export function fits({ genes, room }: SearchSpace, genome: Genome): boolean {
  return room === undefined || genome.reduce((sum, gene) => sum + (genes[gene]?.size ?? 0), 0) <= room;
}

export function sameGenome(one: Genome, other: Genome): boolean {
  return one.length === other.length && one.every((gene, at) => gene === other[at]);
}

export function genomeKey(genome: Genome): string {
  return genome.join(",");
}

/** Genes on in one and off in the other. */
export function changedGenes(from: Genome, to: Genome): number[] {
  return [...to.filter((gene) => !from.includes(gene)), ...from.filter((gene) => !to.includes(gene))].sort(
    (a, b) => a - b,
  );
}
