/** Our own policy: learns the effect of each gene from every rollout, samples what might be true, and measures where that would matter. */

import { deriveKey, integer } from "@agent-console/analysis/statistics/keyed-random.ts";
import { changedGenes, type Genome } from "../model/genome.ts";
import { buildGreedily } from "../model/greedy.ts";
import { type LearntEffects, learn, openPosterior, type Posterior } from "../model/model.ts";
import { indexOf, type SearchSpace } from "../model/space.ts";
import { drawnEffects } from "../model/thompson.ts";
import { checksFor } from "./checks.ts";
import type { Policy, PolicyContext, Question } from "./policy.ts";
import { probesFor } from "./probing.ts";
import { type RecommendRules, recommend } from "./recommend.ts";
import { drawView, likeliest, type Opinions, oddsOf, pruneUnlikely, VIEWS, type View } from "./views.ts";

export interface ScreenComposeOptions extends RecommendRules {
  readonly views: readonly View[];
  /** Genomes composed from one posterior. Use more for an agent that takes many parallel requests. */
  readonly width: number;
  /** Train probes for each category with the unchanged agent, before anything is tried. */
  readonly baseline: number;
  /** What was learned about these genes on other agents. */
  readonly learnt?: LearntEffects;
}

export const SCREEN_COMPOSE: ScreenComposeOptions = {
  views: VIEWS,
  width: 1,
  baseline: 3,
  caution: 2,
  leastZ: 0.3,
};

export interface ScreenComposeState {
  readonly round: number;
  /** One for each view. */
  readonly opinions: Opinions;
  readonly recommended: Genome;
}

const STREAM = { view: 1, effects: 2, probes: 3, baseline: 4, checks: 5 } as const;

export function screenCompose(options: ScreenComposeOptions): Policy<ScreenComposeState> {
  const { views, learnt } = options;
  return {
    name: "screen_compose",
    open: ({ space, earlier }) => ({
      round: 0,
      opinions: views.map(({ prior }) => learn(space, openPosterior(space, prior, learnt), earlier)),
      recommended: [],
    }),
    ask: (state, context) => {
      const first = state.round === 0 ? baseline(context, options) : [];
      return (first.length > 0 ? first : composedAll(state, context, options)).slice(0, context.left);
    },
    learn: ({ round, opinions: before }, asked, { space }) => {
      const seen = asked.map(({ question: { genome, probe }, outcome }) => ({ genome, probe, outcome }));
      const learnt = before.map((posterior) => posterior && learn(space, posterior, seen));
      const odds = oddsOf(views, learnt);
      const at = likeliest(odds);
      const rules = { ...options, price: (views[at] as View).price };
      return {
        round: round + 1,
        opinions: pruneUnlikely(learnt, odds),
        recommended: recommend(learnt[at] as Posterior, space, rules),
      };
    },
    recommend: ({ recommended }) => recommended,
    opinion: ({ opinions }) =>
      learnt && Object.keys(learnt).length > 0
        ? undefined
        : (opinions[likeliest(oddsOf(views, opinions))] ?? undefined),
  };
}

/** Where the unchanged agent was asked before the search, only what is missing. */
function baseline({ space, key, earlier }: PolicyContext, options: ScreenComposeOptions): Question[] {
  const known = space.categories.map(
    (_, category) =>
      earlier.filter(({ probe, outcome }) => outcome !== null && space.train[probe]?.category === category).length,
  );
  return indexOf(space).probesOf.flatMap((probes, category) => {
    const first = integer(deriveKey(key, STREAM.baseline), category, probes.length);
    const missing = Math.max(0, Math.min(options.baseline, probes.length) - (known[category] as number));
    return Array.from({ length: missing }, (_, n) => ({
      genome: [],
      probe: probes[(first + n) % probes.length] as number,
    }));
  });
}

function composedAll(
  state: ScreenComposeState,
  { space, key }: PolicyContext,
  options: ScreenComposeOptions,
): Question[] {
  const round = deriveKey(key, 100 + state.round);
  return Array.from({ length: options.width }, (_, n) =>
    composed(state, { space, key: deriveKey(round, n), options }),
  ).flat();
}

interface Composing {
  readonly space: SearchSpace;
  readonly key: number;
  readonly options: ScreenComposeOptions;
}

/** The best genome if one sample of the effects were true, and the prompts that would show it. */
function composed({ opinions, recommended }: ScreenComposeState, { space, key, options }: Composing): Question[] {
  const at = drawView(oddsOf(options.views, opinions), deriveKey(key, STREAM.view));
  const posterior = opinions[at] as Posterior;
  const { mostNew, mostNewPerTag, price, hasChecks } = options.views[at] as View;
  const genome = buildGreedily(space, drawnEffects(space, posterior, deriveKey(key, STREAM.effects)), {
    from: recommended,
    price,
    caution: 1,
    allows: (gene, built) => {
      if (recommended.includes(gene)) return true;
      const fresh = built.filter((other) => !recommended.includes(other));
      return fresh.length < mostNew && fresh.filter((other) => sharesTag(space, gene, other)).length < mostNewPerTag;
    },
  });
  const changed = changedGenes(recommended, genome);
  const main = probesFor(posterior, { space, genome, changed, key: deriveKey(key, STREAM.probes) }).map((probe) => ({
    genome,
    probe,
  }));
  if (!hasChecks) return main;
  return [...main, ...checksFor(space, { genome, recommended, key: deriveKey(key, STREAM.checks) })];
}

function sharesTag(space: SearchSpace, one: number, other: number): boolean {
  return space.genes[one]?.tags.some((tag) => space.genes[other]?.tags.includes(tag)) === true;
}
