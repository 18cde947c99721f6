/**
 * What the searches of the bound are told and no engine ever knows: the recipe from which the bed was drawn. Which kinds of rules there are,
 * how large their effects and side effects are on average and how they spread, how answers vary, and what a long genome
 * costs. Not told are the drawn effects, and which rule is of which kind unless `knowsKinds`.
 */
import type { Guess } from "../../../server/src/domains/evolution/engine/model/model.ts";
import { EngineRefusal } from "../../../server/src/domains/evolution/engine/model/refusal.ts";
import type { Bed } from "../bed/bed.ts";
import type { BedFile, CategoryRecipe, GeneGroup, ProbeRecipe } from "../bed/format.ts";

/** One of the kinds that an idea may be of. */
interface Kind {
  readonly odds: number;
  readonly own: Guess;
  readonly benign: Guess;
}

/** One rule in one or several wordings, of which at most one is on. */
export interface Idea {
  readonly genes: readonly number[];
  readonly category: number;
  readonly kinds: readonly Kind[];
  /** Ideas that the library truly says work against it. */
  readonly against: readonly number[];
}

export interface Told {
  readonly ideas: readonly Idea[];
  /** By gene; -1 for a rule that the agent has already. */
  readonly ideaOf: readonly number[];
  /** By category: how it may stand before any rule. */
  readonly bases: readonly (readonly (Guess & { readonly odds: number })[])[];
  /** By category: what the agent's own rules do there, and by gene for one that is taken away. */
  readonly rules: {
    readonly count: number;
    readonly byCategory: readonly number[];
    readonly ofGene: readonly number[];
  };
  readonly dilution: BedFile["dilution"];
  readonly flip: number;
  readonly conflict: number;
  /** What two ideas of which nothing is known take from each other on average. */
  readonly unknown: number;
  /** Variance that every rule that is on adds to a logit: of its wording in its own category, and elsewhere. */
  readonly wording: number;
  readonly spill: number;
  readonly probes: ProbeRecipe;
}

export function toldOf(file: BedFile, bed: Bed, knowsKinds: boolean): Told {
  if (!("generate" in file.categories && "generate" in file.genes && "generate" in file.probes))
    throw new EngineRefusal("bed_invalid", file.name, "must be generated");
  const { genes, categories } = bed.problem;
  const groups = file.genes.generate.groups;
  const added = groups.filter(({ present }) => !present);
  const counts = added.map((group) => group.count ?? (group.perCategory ?? 0) * categories.length);
  const named = new Map<string, number[]>();
  genes.forEach(({ move, family, key }, at) => {
    if (move === "add") named.set(family ?? key, [...(named.get(family ?? key) ?? []), at]);
  });
  const placeOf = new Map([...named.keys()].map((name, at) => [name, at]));
  const pairs = bed.truth.conflicts.map(({ one, other }) => [genes[one]?.family, genes[other]?.family]);
  const ideas = [...named].map(([name, own]): Idea => {
    const gene = genes[own[0] as number];
    const risks = gene?.risks ?? [];
    const kinds = added.flatMap((group, at) => {
      if (knowsKinds && !name.startsWith(`${group.name}-`)) return [];
      const warned = (["over_refusal", "verbosity"] as const).reduce((odds, risk) => {
        const chance = group.risks[risk] ?? 0;
        return odds * (risks.includes(risk) ? chance : 1 - chance);
      }, counts[at] as number);
      return warned > 0 ? [{ odds: warned, ...effectsOf(group) }] : [];
    });
    const against = (gene?.conflictsWith ?? []).filter((other) =>
      pairs.some((pair) => pair.includes(name) && pair.includes(other)),
    );
    return {
      genes: own,
      category: gene?.tags[0] as number,
      kinds: kinds.map((kind) => ({ ...kind, odds: kind.odds / kinds.reduce((sum, { odds }) => sum + odds, 0) })),
      against: against.flatMap((other) => placeOf.get(other) ?? []),
    };
  });
  const perGene = (group: GeneGroup) =>
    (group.variants ?? 1) * (group.count ?? (group.perCategory ?? 0) * categories.length);
  const meanOf = (figure: (group: GeneGroup) => number) =>
    added.reduce((sum, group) => sum + perGene(group) * figure(group), 0) /
    added.reduce((sum, group) => sum + perGene(group), 0);
  return {
    ideas,
    ideaOf: genes.map((_, gene) => ideas.findIndex((idea) => idea.genes.includes(gene))),
    bases: basesOf(file.categories.generate, bed),
    rules: rulesOf(groups, bed),
    dilution: file.dilution,
    flip: file.noise.flip,
    conflict: "generate" in file.conflicts ? file.conflicts.generate.effect : 0,
    unknown: unknownIn(file, ideas.length + genes.filter(({ move }) => move === "remove").length),
    wording: meanOf(({ variantSd }) => variantSd ** 2),
    spill: meanOf(({ spillSd }) => spillSd ** 2),
    probes: file.probes.generate,
  };
}

function unknownIn({ conflicts }: BedFile, ideas: number): number {
  if (!("generate" in conflicts)) return 0;
  const { pairs, knownShare, effect } = conflicts.generate;
  return (effect * pairs * (1 - knownShare)) / ((ideas * (ideas - 1)) / 2);
}

const effectsOf = (group: GeneGroup) => ({
  own: { mean: group.own, variance: group.ownSd ** 2 },
  benign: { mean: group.benign, variance: group.benignSd ** 2 },
});

function basesOf({ weak, count, benign, weakBase, strongBase, baseSd }: CategoryRecipe, { problem }: Bed) {
  const share = weak / (count - benign.length);
  const at = (mean: number, odds: number) => ({ mean, variance: baseSd ** 2, odds });
  return problem.categories.map((category) =>
    category.benign ? [at(strongBase, 1)] : [at(weakBase, share), at(strongBase, 1 - share)],
  );
}

function rulesOf(groups: readonly GeneGroup[], { problem }: Bed): Told["rules"] {
  const own = groups.find(({ present }) => present);
  const rules = problem.genes.flatMap(({ move, tags }, gene) => (move === "remove" ? [{ gene, tags }] : []));
  const byCategory = problem.categories.map(
    ({ benign }, category) =>
      (own?.own ?? 0) * rules.filter(({ tags }) => tags.includes(category)).length +
      (benign ? (own?.benign ?? 0) * rules.length : 0),
  );
  return {
    count: rules.length,
    byCategory,
    ofGene: problem.genes.map(({ move }) => (move === "remove" ? (own?.own ?? 0) : 0)),
  };
}
