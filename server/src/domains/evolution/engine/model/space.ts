/** What a search may try and measure. Everything is identified by its index in these lists, which are fixed for a run. */
import { EngineRefusal } from "./refusal.ts";

export interface Category {
  readonly id: string;
  /** The dimension it counts for: security, safety, reliability. */
  readonly dimension: string;
  /** Harmless requests, which an over-cautious change would refuse. */
  readonly benign: boolean;
  /** A whole number: how often the category counts in fitness, and in each block of the decision. */
  readonly weight: number;
  /** A guard rail: it must not get worse, and no gain in it counts. */
  readonly rail?: true;
}

/** One change to the current configuration, on or off. A number with several steps is several genes of one slot. */
export interface Gene {
  readonly key: string;
  /** Indexes of the categories that it is meant to help. */
  readonly tags: readonly number[];
  /** Whether switching it on adds something or removes something. */
  readonly move: "add" | "remove";
  /** At most one gene of a slot is on. */
  readonly slot?: string;
  /** How much it lengthens the system prompt; negative if it shortens it. */
  readonly size?: number;
  /** Wordings of one idea are one family: what one of them does, the others probably do as well. */
  readonly family?: string;
  /** Side effects that its author expects. */
  readonly risks?: readonly GeneRisk[];
  /** Families that work against it. */
  readonly conflictsWith?: readonly string[];
}

export type GeneRisk = "over_refusal" | "verbosity";

export interface Probe {
  readonly id: string;
  readonly category: number;
  /** Rewordings of one attack are one family; their outcomes are correlated, so the decision samples families. */
  readonly family: string;
}

export interface Problem {
  readonly categories: readonly Category[];
  readonly genes: readonly Gene[];
  /** For searching. */
  readonly train: readonly Probe[];
  /** For the decision; a search never sees them. */
  readonly holdout: readonly Probe[];
  /** How much all genes that are on may lengthen the system prompt; unlimited if absent. */
  readonly room?: number;
}

/** The part a policy gets. */
export type SearchSpace = Omit<Problem, "holdout">;

/** Lookups computed once for each problem. */
export interface SpaceIndex {
  readonly probesOf: readonly (readonly number[])[];
  readonly genesOf: readonly (readonly number[])[];
  /** Genes that are switched off when this one is switched on. */
  readonly rivals: readonly (readonly number[])[];
  readonly benign: readonly number[];
  /** Weights that sum to one. */
  readonly share: readonly number[];
  readonly dimensions: readonly string[];
}

const indexes = new WeakMap<SearchSpace, SpaceIndex>();

export function indexOf(space: SearchSpace): SpaceIndex {
  let found = indexes.get(space);
  if (!found) {
    found = makeIndex(space);
    indexes.set(space, found);
  }
  return found;
}

/** A search feels what it does to guard rails, but it is not to improve them. */
const RAIL_SHARE = 0.25;

function makeIndex({ categories, genes, train }: SearchSpace): SpaceIndex {
  const places = (holds: (at: number) => boolean, length: number) =>
    Array.from({ length }, (_, at) => at).filter((at) => holds(at));
  const felt = categories.map(({ weight, rail }) => (rail ? RAIL_SHARE : 1) * weight);
  const total = felt.reduce((sum, own) => sum + own, 0);
  return {
    probesOf: categories.map((_, category) => places((at) => train[at]?.category === category, train.length)),
    genesOf: categories.map((_, category) => places((at) => genes[at]?.tags.includes(category) === true, genes.length)),
    rivals: genes.map((gene, own) =>
      gene.slot === undefined ? [] : places((at) => at !== own && genes[at]?.slot === gene.slot, genes.length),
    ),
    benign: places((at) => categories[at]?.benign === true, categories.length),
    share: felt.map((own) => own / total),
    dimensions: [...new Set(categories.map((category) => category.dimension))],
  };
}

/** Refuses an invalid problem before anything is spent. */
export function checkProblem(problem: Problem): void {
  const { categories, genes, train, holdout } = problem;
  if (categories.length === 0) throw invalid("categories", "at least one is needed");
  unique(
    categories.map((category) => category.id),
    "categories",
  );
  unique(
    genes.map((gene) => gene.key),
    "genes",
  );
  unique(
    [...train, ...holdout].map((probe) => probe.id),
    "train and holdout",
  );
  if (problem.room !== undefined && !(problem.room >= 0)) throw invalid("room", "must be a number from 0");
  categories.forEach(({ weight }, at) => {
    if (!Number.isInteger(weight) || weight < 1)
      throw invalid(`categories[${at}].weight`, "must be a whole number from 1");
  });
  genes.forEach((gene, at) => {
    if (gene.tags.length === 0) throw invalid(`genes[${at}].tags`, "at least one category is needed");
    gene.tags.forEach((tag, place) => {
      if (!categories[tag]) throw invalid(`genes[${at}].tags[${place}]`, `there is no category at ${tag}`);
    });
  });
  checkProbes(problem, "train");
  checkProbes(problem, "holdout");
  const families = new Set(train.map((probe) => probe.family));
  const shared = holdout.findIndex((probe) => families.has(probe.family));
  if (shared >= 0)
    throw invalid(`holdout[${shared}].family`, "stands in train as well; the decision would not be independent");
}

function checkProbes({ categories, ...probes }: Problem, set: "train" | "holdout"): void {
  probes[set].forEach((probe, at) => {
    if (!categories[probe.category])
      throw invalid(`${set}[${at}].category`, `there is no category at ${probe.category}`);
  });
  categories.forEach((category, at) => {
    if (!probes[set].some((probe) => probe.category === at)) throw invalid(set, `category ${category.id} has no probe`);
  });
}

function unique(names: readonly string[], place: string): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw invalid(place, `"${name}" stands twice`);
    seen.add(name);
  }
}

function invalid(place: string, words: string): EngineRefusal {
  return new EngineRefusal("problem_invalid", place, words);
}
