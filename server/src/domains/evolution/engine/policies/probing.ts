/** Which prompts to send for a genome: categories where the effect of its changes is least known, and probes that may go either way. */

import { deriveKey, integer, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Genome } from "../model/genome.ts";
import { expectedLogit, jointVariance, type Posterior } from "../model/model.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";

const STREAM = { doubt: 0, benign: 1, any: 2, probe: 3 } as const;
/** A further prompt of a category is less informative than the first. */
const AGAIN = 0.3;
/** Prompts for a genome without changes, to know the agent itself better. */
const UNCHANGED = 6;
/** Probes drawn at random, of which the one closest to an even chance is sent. */
const LOT = 5;

export interface Probing {
  readonly space: SearchSpace;
  readonly genome: Genome;
  readonly changed: readonly number[];
  readonly key: number;
}

export function probesFor(posterior: Posterior, probing: Probing): number[] {
  return categoriesFor(posterior, probing).map((category, at) => evenProbe(posterior, probing, { category, at }));
}

/** As many prompts as changed genes, where their effects are least known, and always some harmless requests: side effects rarely show where one looks. */
function categoriesFor(posterior: Posterior, { space, changed, key }: Probing): number[] {
  const { share, benign } = indexOf(space);
  if (changed.length === 0) {
    return Array.from({ length: UNCHANGED }, (_, n) => integer(deriveKey(key, STREAM.any), n, space.categories.length));
  }
  const doubt = space.categories.map((_, category) => {
    const luck = 0.8 + 0.4 * uniform(deriveKey(key, STREAM.doubt), category);
    return luck * (share[category] as number) * jointVariance(space, posterior, { genes: changed, category });
  });
  const asked = changed.map(() => {
    let most = 0;
    for (let at = 1; at < doubt.length; at++) if ((doubt[at] as number) > (doubt[most] as number)) most = at;
    doubt[most] = (doubt[most] as number) * AGAIN;
    return most;
  });
  if (benign.length > 0) asked.push(benign[integer(deriveKey(key, STREAM.benign), 0, benign.length)] as number);
  return asked;
}

function evenProbe(
  posterior: Posterior,
  { space, genome, key }: Probing,
  { category, at }: { readonly category: number; readonly at: number },
): number {
  const probes = indexOf(space).probesOf[category] as readonly number[];
  const own = deriveKey(deriveKey(key, STREAM.probe), at);
  const logit = expectedLogit(space, posterior, { genes: genome, category });
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < LOT; n++) {
    const probe = probes[integer(own, n, probes.length)] as number;
    const distance = Math.abs(logit + (posterior.ease.mean[probe] as number));
    if (distance < least) {
      least = distance;
      best = probe;
    }
  }
  return best;
}
