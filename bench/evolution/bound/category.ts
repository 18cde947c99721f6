/** What is believed of one harmful category: a mixture over the kinds that its rules may be of, and over how it stands. */
import { type Answer, type Belief, hear, openBelief } from "./belief.ts";
import type { Told } from "./told.ts";

export interface Place {
  readonly category: number;
  /** Its ideas, by their numbers among all. */
  readonly ideas: readonly number[];
  /** Its probes among all train probes, and the families of these by number from 0. */
  readonly probes: readonly number[];
  readonly familyOf: readonly number[];
  readonly families: number;
}

interface Part {
  readonly kinds: readonly number[];
  readonly belief: Belief;
  /** Logarithm of its odds, without what harmless requests tell of kinds. */
  odds: number;
}

export interface CategoryBelief {
  readonly place: Place;
  readonly parts: Part[];
  /** By part, with all that is known. */
  shares: number[];
  /** Mean and variance of the mixture. */
  whole: Belief;
}

export function openCategory(told: Told, place: Place): CategoryBelief {
  const { probes } = told;
  const share = probes.familyShare;
  const each = (count: number, variance: number) => Array.from({ length: count }, () => ({ mean: 0, variance }));
  const rest = [
    ...each(place.families, probes.difficultySd ** 2 * share),
    ...each(place.probes.length, probes.difficultySd ** 2 * (1 - share)),
  ];
  const parts: Part[] = [];
  const kindsOf = place.ideas.map((idea) => told.ideas[idea]?.kinds ?? []);
  const grow = (kinds: readonly number[]): void => {
    const next = kindsOf[kinds.length];
    if (next) {
      for (const at of next.keys()) grow([...kinds, at]);
      return;
    }
    const own = kinds.map((kind, at) => kindsOf[at]?.[kind]);
    for (const base of told.bases[place.category] ?? [])
      parts.push({
        kinds,
        belief: openBelief([base, ...own.map((kind) => kind?.own ?? { mean: 0, variance: 0 }), ...rest]),
        odds: own.reduce((sum, kind) => sum + Math.log(kind?.odds ?? 0), Math.log(base.odds)),
      });
  };
  grow([]);
  const opened: CategoryBelief = { place, parts, shares: [], whole: openBelief([]) };
  collapse(opened, () => 0);
  return opened;
}

/** Of the kind of an idea, as a logarithm: what harmless requests tell. */
type KindNews = (idea: number, kind: number) => number;

export function collapse(own: CategoryBelief, told: KindNews): void {
  const { place, parts } = own;
  const logs = parts.map(({ odds, kinds }) =>
    kinds.reduce((sum, kind, at) => sum + told(place.ideas[at] as number, kind), odds),
  );
  const most = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - most));
  const total = raw.reduce((sum, value) => sum + value, 0);
  own.shares = raw.map((value) => value / total);
  const size = (parts[0] as Part).belief.mean.length;
  const mean = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  parts.forEach(({ belief }, part) => {
    const share = own.shares[part] as number;
    for (let at = 0; at < size; at++) mean[at] = (mean[at] as number) + share * (belief.mean[at] as number);
  });
  parts.forEach(({ belief }, part) => {
    const share = own.shares[part] as number;
    if (share < 1e-4) return;
    for (let row = 0; row < size; row++) {
      const apart = (belief.mean[row] as number) - (mean[row] as number);
      for (let at = 0; at < size; at++) {
        const place = row * size + at;
        covariance[place] =
          (covariance[place] as number) +
          share * ((belief.covariance[place] as number) + apart * ((belief.mean[at] as number) - (mean[at] as number)));
      }
    }
  });
  own.whole = { mean, covariance };
}

export function hearCategory(own: CategoryBelief, heard: Answer): void {
  for (const part of own.parts) part.odds += Math.log(hear(part.belief, heard));
}

/** The odds of each kind of an idea, without what harmless requests tell of this idea. */
export function kindsIn({ place, parts, shares }: CategoryBelief, idea: number, told: KindNews): number[] {
  const at = place.ideas.indexOf(idea);
  const odds: number[] = [];
  parts.forEach(({ kinds }, part) => {
    const kind = kinds[at] as number;
    odds[kind] = (odds[kind] ?? 0) + (shares[part] as number);
  });
  const raw = odds.map((share, kind) => share * Math.exp(-told(idea, kind)));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

/** The expected pass rate over all probes that there could be. */
export function passOf(
  { mean, variance }: { mean: number; variance: number },
  { offset, spread, flip }: { offset: number; spread: number; flip: number },
): number {
  const flat = 1 / Math.sqrt(1 + (Math.PI * (variance + spread)) / 8);
  return flip + (1 - 2 * flip) / (1 + Math.exp(-flat * (mean + offset)));
}
