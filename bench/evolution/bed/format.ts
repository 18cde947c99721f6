/**
 * The format of a bed file: lists, or the parameters from which a seed generates them. docs/evolution-beds.md explains
 * it.
 */

import type { GeneRisk } from "../../../server/src/domains/evolution/engine/model/space.ts";

export interface BedCategory {
  readonly id: string;
  readonly dimension: string;
  readonly benign: boolean;
  readonly weight: number;
  /** Logit of passing, before difficulty and genes. */
  readonly base: number;
}

export interface BedGene {
  readonly id: string;
  readonly tags: readonly string[];
  readonly slot?: string;
  /** Whether a long genome weakens it. */
  readonly diluted: boolean;
  /** Its effects, as logits by category. */
  readonly effects: Readonly<Record<string, number>>;
  /** Wordings of one idea. */
  readonly family?: string;
  /** What its author warns of, which may be wrong. */
  readonly risks: readonly GeneRisk[];
  /** Families that its author says work against it, which may be wrong. */
  readonly conflictsWith: readonly string[];
}

export interface BedConflict {
  readonly genes: readonly [string, string];
  readonly effects: Readonly<Record<string, number>>;
}

export interface BedProbe {
  readonly id: string;
  readonly category: string;
  readonly family: string;
  readonly difficulty: number;
}

export interface BedProbes {
  readonly train: readonly BedProbe[];
  readonly holdout: readonly BedProbe[];
}

export interface CategoryRecipe {
  readonly count: number;
  readonly dimensions: readonly string[];
  /** One harmless category in each of these dimensions. */
  readonly benign: readonly string[];
  readonly weak: number;
  readonly weakBase: number;
  readonly strongBase: number;
  readonly baseSd: number;
  /** Assigned in turn. */
  readonly weights: readonly number[];
}

export interface GeneGroup {
  readonly name: string;
  /** The number of genes for each category, or the total number on random categories. */
  readonly perCategory?: number;
  readonly count?: number;
  readonly own: number;
  readonly ownSd: number;
  readonly spillSd: number;
  readonly benign: number;
  readonly diluted: boolean;
  /** How many categories count as its own. */
  readonly reach: number;
  /** This many other categories get this effect. */
  readonly side?: { readonly categories: number; readonly effect: number };
  /** Spread of the effect on harmless categories, one draw for each idea. */
  readonly benignSd: number;
  /** How many wordings each idea has. Only then do its genes name a family. */
  readonly variants?: number;
  /** How far a wording's effects are from those of its idea. */
  readonly variantSd: number;
  /** Whether at most one wording of an idea can be on. */
  readonly exclusive: boolean;
  /** The share of the ideas that carry a warning, whatever their effects are. */
  readonly risks: Readonly<Partial<Record<GeneRisk, number>>>;
  /** Whether the agent has these genes from the start, so that switching one on removes it. */
  readonly present: boolean;
}

export interface ConflictRecipe {
  readonly pairs: number;
  readonly effect: number;
  /** Pairs from anywhere, from one category, or two wordings of one idea. */
  readonly within: "anywhere" | "category" | "family";
  /** Share of the pairs that the library names. */
  readonly knownShare: number;
  /** Pairs that the library names without reason. */
  readonly falselyKnown: number;
}

export interface ProbeRecipe {
  readonly trainPerCategory: number;
  readonly holdoutPerCategory: number;
  readonly difficultySd: number;
  readonly familySize: number;
  /** Share of the difficulty's variance that a family has in common. */
  readonly familyShare: number;
  /** How differently a change affects the families of a category. */
  readonly effectFamilySd: number;
  /** This many harmful categories have a single family. */
  readonly singleFamily: number;
}

export type Given<List, Recipe> = { readonly list: List } | { readonly generate: Recipe };

export interface BedFile {
  readonly name: string;
  readonly categories: Given<readonly BedCategory[], CategoryRecipe>;
  readonly genes: Given<readonly BedGene[], { readonly groups: readonly GeneGroup[] }>;
  readonly conflicts: Given<readonly BedConflict[], ConflictRecipe>;
  readonly probes: Given<BedProbes, ProbeRecipe>;
  readonly tags: { readonly wrongShare: number; readonly random: boolean };
  readonly noise: { readonly flip: number; readonly drift: number };
  readonly dilution: { readonly free: number; readonly rate: number };
  /** Genes that the agent has from the start. */
  readonly start: readonly string[] | "optimal";
}
