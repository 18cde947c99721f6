/**
 * `npm run bench:evolution -- bound`: how much could be found and proposed at all? Beside the engine's own search, searches that are told
 * what no engine knows, and the best genome itself. Each is decided on with the engine's decision.
 */
import { deriveKey } from "@agent-console/analysis/statistics/keyed-random.ts";
import { Z95 } from "@agent-console/analysis/statistics/normal.ts";
import { decisionReserve } from "../../server/src/domains/evolution/engine/decision/power.ts";
import { observe, openSearch, recommendGenome } from "../../server/src/domains/evolution/engine/machine.ts";
import type { Genome } from "../../server/src/domains/evolution/engine/model/genome.ts";
import type { Observation, Posterior } from "../../server/src/domains/evolution/engine/model/model.ts";
import { EngineRefusal } from "../../server/src/domains/evolution/engine/model/refusal.ts";
import { helpfulness, onlyHelpful } from "../../server/src/domains/evolution/engine/policies/helpful.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { seedRange } from "./arguments.ts";
import type { Bed } from "./bed/bed.ts";
import type { BedFile } from "./bed/format.ts";
import { makeBed } from "./bed/make-bed.ts";
import { gainShare, optimum } from "./bed/oracle.ts";
import { agentOf, trueBenign } from "./bed/simulate.ts";
import { ownBed } from "./bed-files.ts";
import { hearOracle, openOracle, recommendOracle } from "./bound/oracle-search.ts";
import { askOracle } from "./bound/questions.ts";
import { toldOf } from "./bound/told.ts";
import { decideTwice } from "./null-decisions.ts";
import { OURS, type SeedRange } from "./registered.ts";
import { meanOf } from "./statistics.ts";

const BEDS = ["small-effects", "mild-side-effects", "strong-side-effects"] as const;
/** Where a search that spares harmless requests is worth a row. */
const SPARED = BEDS.slice(1) as readonly string[];
const BUDGETS = [1400, 3000] as const;
/** How much a pass lost on harmless requests counts for the search that is to spare them. */
const SPARING = 3;
const KNOWN = {
  recipe: "told the recipe, nothing asked",
  ideas: "what each idea does where it belongs and to harmless requests, known",
  best: "the best genome, known",
} as const;
const SPARING_TITLE = "the same, harmless requests count three times";

interface BoundArguments {
  readonly seeds: SeedRange;
  readonly beds: readonly string[];
  /** Only candidates that need no search, which takes seconds. */
  readonly isKnown: boolean;
}

export function readBoundArguments(given: readonly string[]): BoundArguments {
  let asked: BoundArguments = { seeds: { from: 41_001, to: 41_012 }, beds: BEDS, isKnown: false };
  for (let at = 0; at < given.length; at++) {
    const name = given[at] as string;
    if (name === "--known") {
      asked = { ...asked, isKnown: true };
      continue;
    }
    const value = given[++at];
    if (name !== "--seeds" && name !== "--bed")
      throw new EngineRefusal("option_invalid", name, "is unknown; known are --seeds, --bed and --known");
    if (value === undefined) throw new EngineRefusal("option_invalid", name, "needs a value");
    if (name === "--bed" && !(BEDS as readonly string[]).includes(value))
      throw new EngineRefusal("option_invalid", name, `must be one of ${BEDS.join(", ")}`);
    asked = name === "--seeds" ? { ...asked, seeds: seedRange(value) } : { ...asked, beds: [value] };
  }
  return asked;
}

interface Told {
  readonly file: BedFile;
  readonly bed: Bed;
}

/** What each candidate is found by, with the rollouts of each budget that are for the search. */
const SEARCHES: Readonly<Record<string, (told: Told, rollouts: readonly number[]) => Genome[]>> = {
  "the engine": ({ bed }, rollouts) => rollouts.map((count) => engineOn(bed, count).candidate),
  "told the recipe, the engine's questions": (told, rollouts) =>
    rollouts.map((count) => {
      const search = opened(told, { knowsKinds: false, caution: 1 });
      for (const heard of engineOn(told.bed, count).heard) hearOracle(search, heard);
      return recommendOracle(search);
    }),
  "told the recipe, questions by design": (told, rollouts) =>
    designed(told, rollouts, { knowsKinds: false, caution: 1 }),
  [SPARING_TITLE]: (told, rollouts) => designed(told, rollouts, { knowsKinds: false, caution: SPARING }),
  "told the recipe and each rule's kind": (told, rollouts) =>
    designed(told, rollouts, { knowsKinds: true, caution: 1 }),
  [KNOWN.recipe]: (told, rollouts) => {
    const search = opened(told, { knowsKinds: false, caution: 1 });
    return rollouts.map(() => recommendOracle(search));
  },
  [KNOWN.ideas]: ({ bed }, rollouts) => rollouts.map(() => optimum(blurred(bed)).genome),
  [KNOWN.best]: ({ bed }, rollouts) => rollouts.map(() => optimum(bed).genome),
};

/** The bed without what no search of this size can learn: how wordings of one idea differ, and what rules do elsewhere. */
function blurred(bed: Bed): Bed {
  const { genes, categories } = bed.problem;
  const effects = genes.map((gene, own) => {
    const alike = genes.flatMap((other, at) =>
      at === own || (gene.family && other.family === gene.family) ? [at] : [],
    );
    return categories.map(({ benign }, category) =>
      benign || gene.tags.includes(category)
        ? alike.reduce((sum, at) => sum + (bed.truth.effects[at]?.[category] as number), 0) / alike.length
        : 0,
    );
  });
  return { ...bed, truth: { ...bed.truth, effects } };
}

/** Row by row, so that a long run shows its progress. */
export function* bound({ seeds, beds, isKnown }: BoundArguments): Generator<string> {
  yield `Seeds ${seeds.from} to ${seeds.to}. Points of 100.\n`;
  yield "| bed | candidate of | budget | found | harmless requests, points | changes | proposals |";
  yield "|---|---|---:|---:|---:|---:|---:|";
  for (const name of beds) {
    const { file } = ownBed(name);
    const drawn = Array.from({ length: seeds.to - seeds.from + 1 }, (_, at) => makeBed(file, seeds.from + at));
    const [first] = drawn as [Bed];
    const rollouts = BUDGETS.map((budget) => budget - decisionReserve(first.problem, budget));
    for (const [title, search] of Object.entries(SEARCHES)) {
      if (title === SPARING_TITLE && !SPARED.includes(name)) continue;
      if (isKnown && !Object.values<string>(KNOWN).includes(title)) continue;
      const found = drawn.map((bed) => search({ file, bed }, rollouts));
      yield BUDGETS.map((budget, at) => {
        const candidates = drawn.map((bed, n) => ({ bed, genome: found[n]?.[at] ?? [] }));
        return `| ${[name, title, budget, ...figuresOf(candidates, budget)].join(" | ")} |`;
      }).join("\n");
    }
  }
}

function figuresOf(candidates: readonly { readonly bed: Bed; readonly genome: Genome }[], budget: number): string[] {
  const mean = (figure: (bed: Bed, genome: Genome) => number, digits: number) => {
    const { value, upper } = meanOf(candidates.map(({ bed, genome }) => figure(bed, genome)));
    return `${value.toFixed(digits)} ± ${((upper - value) / Z95).toFixed(digits)}`;
  };
  const proposals = candidates.filter(
    ({ bed, genome }) => decideTwice(bed, budget, genome).first.verdict.outcome === "superior",
  );
  return [
    mean((bed, genome) => gainShare(bed, genome, optimum(bed)), 2),
    mean((bed, genome) => 100 * (trueBenign(bed, genome) - trueBenign(bed, [])), 1),
    mean((_, genome) => genome.length, 0).split(" ")[0] as string,
    `${proposals.length} of ${candidates.length}`,
  ];
}

interface Knowing {
  readonly knowsKinds: boolean;
  readonly caution: number;
}

const STREAM = { search: 7, agent: 8 } as const;

function opened({ file, bed }: Told, { knowsKinds, caution }: Knowing) {
  return openOracle(toldOf(file, bed, knowsKinds), bed.problem, { key: deriveKey(bed.seed, STREAM.search), caution });
}

/** One search, recommending each time that so many rollouts are spent. */
function designed(told: Told, rollouts: readonly number[], knowing: Knowing): Genome[] {
  const search = opened(told, knowing);
  const agent = agentOf(told.bed, deriveKey(told.bed.seed, STREAM.agent));
  let spent = 0;
  return rollouts.map((count) => {
    for (; spent < count; spent++) {
      const question = askOracle(search);
      hearOracle(search, { ...question, outcome: agent.answer({ ...question, set: "train", replicate: spent }) });
    }
    return recommendOracle(search);
  });
}

interface Searched {
  readonly candidate: Genome;
  readonly heard: readonly Observation[];
}

const searched = new WeakMap<Bed, Map<number, Searched>>();

/** The engine's search alone: what it would decide on, and all that it heard. */
function engineOn(bed: Bed, budget: number): Searched {
  const known = searched.get(bed) ?? new Map<number, Searched>();
  searched.set(bed, known);
  const found = known.get(budget) ?? searchOn(bed, budget);
  known.set(budget, found);
  return found;
}

function searchOn(bed: Bed, budget: number): Searched {
  const policy = policyNamed(OURS.policy, OURS.options);
  const search = { space: bed.problem, policy, seed: deriveKey(bed.seed, STREAM.search), budget };
  const agent = agentOf(bed, deriveKey(bed.seed, STREAM.agent));
  const heard: Observation[] = [];
  let state = openSearch(search);
  while (state.planned.length > 0) {
    const results = state.planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) }));
    state.planned.forEach(({ genome, probe }, at) => {
      heard.push({ genome, probe, outcome: results[at]?.outcome ?? null });
    });
    state = observe(search, state, results);
  }
  const chances = helpfulness(bed.problem, policy.opinion?.(state.inner) as Posterior);
  return { candidate: onlyHelpful(bed.problem, recommendGenome(search, state), chances), heard };
}
