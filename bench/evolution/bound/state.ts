/** All that a search of the bound knows. It is changed in place: nothing of a bound is resumed. */
import type { Genome } from "../../../server/src/domains/evolution/engine/model/genome.ts";
import type { SearchSpace } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type { Question } from "../../../server/src/domains/evolution/engine/policies/policy.ts";
import type { Belief } from "./belief.ts";
import type { CategoryBelief, Place } from "./category.ts";
import type { Told } from "./told.ts";

export interface Site {
  precision: number;
  pull: number;
}

export /** Where numbers stand in the belief of all harmless categories. */
interface Pool {
  readonly belief: Belief;
  readonly categories: readonly number[];
  readonly places: readonly Place[];
  readonly firstIdea: number;
  readonly own: ReadonlyMap<number, number>;
  readonly firstFamily: readonly number[];
  readonly firstProbe: readonly number[];
  readonly sites: Site[];
}

export /** What a doubt about an idea costs: how much a smaller variance of its worth saves, and how much its worth changes with each effect. */
interface Doubt {
  readonly cost: number;
  readonly own: number;
  readonly benign: number;
  readonly ownBenign: number;
}

export interface Scored {
  readonly question: Question;
  readonly score: number;
}

export interface OracleSearch {
  readonly told: Told;
  readonly space: SearchSpace;
  readonly categories: ReadonlyMap<number, CategoryBelief>;
  readonly pool: Pool;
  /** By idea and kind: what harmless requests tell of kinds. */
  readonly news: number[][];
  readonly key: number;
  /** How much more a pass lost on harmless requests counts than one gained. */
  readonly caution: number;
  asked: number;
  /** Ideas. */
  best: readonly number[];
  doubts: readonly Doubt[];
  readonly found: Map<number, Scored>;
}

export function genesOf({ told }: OracleSearch, on: readonly number[]): Genome {
  return on.map((idea) => told.ideas[idea]?.genes[0] as number).sort((a, b) => a - b);
}
