/**
 * A bed ready to run: the problem as a policy sees it, and the true effects, which only the simulator and the scoring
 * of a run see.
 */
import type { Problem } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type { BedFile } from "./format.ts";

export interface FamilyEffects {
  readonly sd: number;
  /** Of the probes' difficulty. */
  readonly difficultySd: number;
  /** By idea, then family, with a standard deviation of 1. */
  readonly drawn: readonly (readonly number[])[];
  /** The idea of each gene. */
  readonly ideaOf: readonly number[];
  /** The family of each probe. */
  readonly familyOf: { readonly train: readonly number[]; readonly holdout: readonly number[] };
}

export interface Truth {
  readonly base: readonly number[];
  /** Logits by gene, then category. */
  readonly effects: readonly (readonly number[])[];
  readonly diluted: readonly boolean[];
  readonly dilution: BedFile["dilution"];
  readonly conflicts: readonly { readonly one: number; readonly other: number; readonly effects: readonly number[] }[];
  /** Makes a probe easier. Added to the logit. */
  readonly ease: { readonly train: readonly number[]; readonly holdout: readonly number[] };
  readonly flip: number;
  /** Logits that every category gains in a thousand rollouts. */
  readonly drift: number;
  /** How differently a change affects the families of a category; absent if it does not. */
  readonly familyEffects?: FamilyEffects;
  /** Genes that the agent already has. */
  readonly start: readonly number[];
}

export interface Bed {
  readonly name: string;
  readonly seed: number;
  readonly problem: Problem;
  readonly truth: Truth;
}
