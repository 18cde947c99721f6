import { mcnemar } from "@agent-console/analysis/statistics/significance.ts";
import type { ComparedGoal } from "../../../server/src/domains/redteam/compare/change.ts";
import { compare } from "../../../server/src/domains/redteam/compare/compare-campaigns.ts";
import type { CompareVerdict } from "../../../server/src/domains/redteam/compare/verdict.ts";
import { playBeds } from "./beds.ts";

/** Two campaigns against a simulated agent, compared in all the ways that there are. */
export interface ComparedBeds {
  readonly seed: number;
  /** The same agent asked again, goal by goal and family by family. */
  readonly same: CompareVerdict;
  readonly sameFamilies: CompareVerdict;
  /** Whether McNemar's test alone would have called it a change. */
  readonly isChangeByGoals: boolean;
  /** An agent that gives in a tenth as often, and one that nearly never does. */
  readonly wary: CompareVerdict;
  readonly careful: CompareVerdict;
  /** Broken goals of the agent, and of the careful one. */
  readonly broken: readonly [number, number];
}

export const WARY = 0.1;
export const CAREFUL = 0.03;

const brokenOf = (goals: readonly ComparedGoal[]): number =>
  goals.filter(({ result }) => result === "confirmed").length;

export function compareBeds(seed: number): ComparedBeds {
  const other = playBeds({ seed, luck: 1, carelessness: 1 });
  const again = playBeds({ seed, luck: 2, carelessness: 1 });
  const [wary, careful] = [WARY, CAREFUL].map((carelessness) => playBeds({ seed, luck: 3, carelessness }));
  const same = compare({ one: again, other }, seed);
  const unlike = again.map((goal) => ({ ...goal, digest: `other ${goal.digest}` }));
  const { only_this = 0, only_other = 0 } = same.pairs ?? {};
  return {
    seed,
    same: same.verdict,
    sameFamilies: compare({ one: unlike, other }, seed).verdict,
    isChangeByGoals: mcnemar(only_this, only_other) < 0.05,
    wary: compare({ one: wary ?? [], other }, seed).verdict,
    careful: compare({ one: careful ?? [], other }, seed).verdict,
    broken: [brokenOf(other), brokenOf(careful ?? [])],
  };
}

export function* proveCampaignCompare(seeds: number): Generator<ComparedBeds> {
  for (let seed = 1; seed <= seeds; seed++) yield compareBeds(seed);
}

const shareOf = (proofs: readonly ComparedBeds[], fits: (proof: ComparedBeds) => boolean): number =>
  proofs.filter(fits).length / proofs.length;

const isChange = (verdict: CompareVerdict): boolean => verdict === "better" || verdict === "worse";

export const figuresOfCompare = (proofs: readonly ComparedBeds[]) => ({
  comparisons: proofs.length,
  same: shareOf(proofs, (one) => isChange(one.same)),
  sameFamilies: shareOf(proofs, (one) => isChange(one.sameFamilies)),
  byGoals: shareOf(proofs, (one) => one.isChangeByGoals),
  wary: shareOf(proofs, (one) => one.wary === "better"),
  careful: shareOf(proofs, (one) => one.careful === "better"),
  broken: proofs.reduce((sum, one) => sum + one.broken[0], 0) / proofs.length,
  brokenCareful: proofs.reduce((sum, one) => sum + one.broken[1], 0) / proofs.length,
});

/** Of every promise that was not kept. */
export function mistakesOfCompare(proofs: readonly ComparedBeds[]): string[] {
  const { same, sameFamilies, careful } = figuresOfCompare(proofs);
  return [
    ...(same > 0.05 ? [`The same agent was called changed in ${same} of the comparisons, goal by goal.`] : []),
    ...(sameFamilies > 0.05 ? [`The same agent was called changed in ${sameFamilies}, family by family.`] : []),
    ...(careful < 0.95 ? [`A careful agent was called better in ${careful} only.`] : []),
  ];
}
