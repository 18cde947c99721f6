/**
 * The format of a bed file: lists, or the parameters from which a seed generates them. docs/evolution-beds.md explains
 * it.
 */

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
}

export interface ProbeRecipe {
  readonly trainPerCategory: number;
  readonly holdoutPerCategory: number;
  readonly difficultySd: number;
  readonly familySize: number;
  /** Share of the difficulty's variance that a family has in common. */
  readonly familyShare: number;
}

export type Given<List, Recipe> = { readonly list: List } | { readonly generate: Recipe };

export interface BedFile {
  readonly name: string;
  readonly categories: Given<readonly BedCategory[], CategoryRecipe>;
  readonly genes: Given<readonly BedGene[], { readonly groups: readonly GeneGroup[] }>;
  readonly conflicts: Given<readonly BedConflict[], { readonly pairs: number; readonly effect: number }>;
  readonly probes: Given<BedProbes, ProbeRecipe>;
  readonly tags: { readonly wrongShare: number; readonly random: boolean };
  readonly noise: { readonly flip: number };
  readonly dilution: { readonly free: number; readonly rate: number };
  /** Genes that the agent has from the start. */
  readonly start: readonly string[] | "optimal";
}
