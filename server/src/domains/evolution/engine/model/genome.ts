/** A genome is the sorted list of genes that are on; the empty one is the agent as it stands. */
import { indexOf, type SearchSpace } from "./space.ts";

export type Genome = readonly number[];

/** The gene on if it was off, off if it was on; a gene that comes takes the place of its slot. */
export function toggled(space: SearchSpace, genome: Genome, gene: number): Genome {
  if (genome.includes(gene)) return genome.filter((other) => other !== gene);
  const rivals = indexOf(space).rivals[gene] ?? [];
  return [...genome.filter((other) => !rivals.includes(other)), gene].sort((a, b) => a - b);
}

/** Whether its genes keep within the room there is. One that does not is never built, asked or proposed. */
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
