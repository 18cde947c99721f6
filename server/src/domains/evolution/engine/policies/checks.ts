/**
 * What is asked beside the changes that are tried. Side effects hide in what is always on: of a genome that harms harmless requests,
 * a random half tells which part does, and the recommendation itself has to be asked about, because it is what gets proposed.
 */
import { deriveKey, integer, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fits, type Genome } from "../model/genome.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";
import type { Question } from "./policy.ts";

const STREAM = { half: 0, ofHalf: 1, ofRecommended: 2, ofUnchanged: 3 } as const;

export interface Checking {
  readonly genome: Genome;
  readonly recommended: Genome;
  readonly key: number;
}

export function checksFor(space: SearchSpace, { genome, recommended, key }: Checking): Question[] {
  const { benign } = indexOf(space);
  const half = genome.filter((gene) => uniform(deriveKey(key, STREAM.half), gene) < 0.5);
  const about = (asked: Genome, categories: readonly number[], stream: number): Question[] =>
    categories.length > 0 ? [{ genome: asked, probe: anyProbe(space, categories, deriveKey(key, stream)) }] : [];
  return [
    // Without a gene that shortens, the rest may be too long.
    ...(half.length > 0 && fits(space, half) ? about(half, benign, STREAM.ofHalf) : []),
    ...(recommended.length > 0 ? about(recommended, benign, STREAM.ofRecommended) : []),
    // Small effects are seen only against an agent whose level is well known.
    ...about([], [...space.categories.keys()], STREAM.ofUnchanged),
  ];
}

function anyProbe(space: SearchSpace, categories: readonly number[], key: number): number {
  const category = categories[integer(key, 0, categories.length)] as number;
  const probes = indexOf(space).probesOf[category] as readonly number[];
  return probes[integer(key, 1, probes.length)] as number;
}
