/** Generates the random parts of a bed from the seed: same file and seed, same bed. */
import { integer, keyed, normal, shuffled } from "@agent-console/analysis/statistics/keyed-random.ts";
import type {
  BedCategory,
  BedConflict,
  BedFile,
  BedGene,
  BedProbe,
  BedProbes,
  CategoryRecipe,
  GeneGroup,
  ProbeRecipe,
} from "./format.ts";

/** Random streams of the seed. A new one never changes the numbers of the others. */
const STREAM = { categories: 1, genes: 2, conflicts: 3, train: 4, holdout: 5, tags: 6 } as const;

export interface BedLists {
  readonly categories: readonly BedCategory[];
  readonly genes: readonly BedGene[];
  readonly conflicts: readonly BedConflict[];
  readonly probes: BedProbes;
}

export function generateLists(file: BedFile, seed: number): BedLists {
  const below = (stream: number) => keyed(seed, stream);
  const categories =
    "list" in file.categories
      ? file.categories.list
      : makeCategories(file.categories.generate, below(STREAM.categories));
  const genes =
    "list" in file.genes
      ? file.genes.list
      : makeGenes(file.genes.generate.groups, { categories, key: below(STREAM.genes) });
  const conflicts =
    "list" in file.conflicts
      ? file.conflicts.list
      : makeConflicts(file.conflicts.generate, { genes, key: below(STREAM.conflicts) });
  const probes =
    "list" in file.probes
      ? file.probes.list
      : {
          train: makeProbes(file.probes.generate, { categories, set: "train", key: below(STREAM.train) }),
          holdout: makeProbes(file.probes.generate, { categories, set: "holdout", key: below(STREAM.holdout) }),
        };
  // Last, so that a bed with wrong tags is the same bed with other labels.
  return { categories, genes: retag(genes, { file, categories, key: below(STREAM.tags) }), conflicts, probes };
}

function makeCategories(recipe: CategoryRecipe, key: number): BedCategory[] {
  const left = new Set(recipe.benign);
  const plain = Array.from({ length: recipe.count }, (_, at) => {
    const dimension = recipe.dimensions[at % recipe.dimensions.length] as string;
    return { id: `c${at + 1}`, dimension, benign: left.delete(dimension), weight: 1 };
  });
  const harmful = plain.filter((category) => !category.benign).map((category) => category.id);
  const weak = new Set(shuffled(harmful, keyed(key, 0)).slice(0, recipe.weak));
  return plain.map((category, at) => ({
    ...category,
    base: (weak.has(category.id) ? recipe.weakBase : recipe.strongBase) + recipe.baseSd * normal(keyed(key, 1), at),
  }));
}

function makeGenes(
  groups: readonly GeneGroup[],
  { categories, key }: { readonly categories: readonly BedCategory[]; readonly key: number },
): BedGene[] {
  const harmful = categories.filter((category) => !category.benign);
  return groups.flatMap((group, at) => {
    const below = keyed(key, at);
    const homes =
      group.perCategory === undefined
        ? Array.from({ length: group.count ?? 0 }, (_, n) => shuffled(harmful, keyed(below, n)).slice(0, group.reach))
        : categories.flatMap((category) => Array.from({ length: group.perCategory ?? 0 }, () => [category]));
    return homes.map((home, n) =>
      makeGene(group, { name: `${group.name}-${n + 1}`, home, categories, key: keyed(below, 1000 + n) }),
    );
  });
}

interface GeneSite {
  readonly name: string;
  readonly home: readonly BedCategory[];
  readonly categories: readonly BedCategory[];
  readonly key: number;
}

function makeGene(group: GeneGroup, { name, home, categories, key }: GeneSite): BedGene {
  const others = categories.filter((category) => !home.includes(category));
  const beside = shuffled(others, keyed(key, 0)).slice(0, group.side?.categories ?? 0);
  const own = group.own + group.ownSd * normal(keyed(key, 1), 0);
  const effects = categories.map((category, at) => {
    let effect = home.includes(category) ? own : group.spillSd * normal(keyed(key, 2), at);
    if (category.benign) effect += group.benign;
    if (beside.includes(category)) effect += group.side?.effect ?? 0;
    return [category.id, effect] as const;
  });
  return {
    id: name,
    tags: home.map((category) => category.id),
    diluted: group.diluted,
    effects: Object.fromEntries(effects.filter(([, effect]) => effect !== 0)),
  };
}

function makeConflicts(
  { pairs, effect }: { readonly pairs: number; readonly effect: number },
  { genes, key }: { readonly genes: readonly BedGene[]; readonly key: number },
): BedConflict[] {
  if (genes.length < 2) return [];
  return Array.from({ length: pairs }, (_, at) => {
    const [one, other] = shuffled(genes, keyed(key, at)) as [BedGene, BedGene];
    const both = [...new Set([...one.tags, ...other.tags])];
    return { genes: [one.id, other.id] as const, effects: Object.fromEntries(both.map((tag) => [tag, effect])) };
  });
}

interface ProbeSite {
  readonly categories: readonly BedCategory[];
  readonly set: "train" | "holdout";
  readonly key: number;
}

function makeProbes(recipe: ProbeRecipe, { categories, set, key }: ProbeSite): BedProbe[] {
  const each = set === "train" ? recipe.trainPerCategory : recipe.holdoutPerCategory;
  const common = Math.sqrt(recipe.familyShare);
  const apart = Math.sqrt(1 - recipe.familyShare);
  return categories.flatMap(({ id }, at) =>
    Array.from({ length: each }, (_, n) => {
      const family = Math.floor(n / recipe.familySize);
      const drawn = common * normal(keyed(keyed(key, at), 1), family) + apart * normal(keyed(keyed(key, at), 2), n);
      return {
        id: `${set}-${id}-${n + 1}`,
        category: id,
        family: `${set}-${id}-f${family + 1}`,
        difficulty: recipe.difficultySd * drawn,
      };
    }),
  );
}

interface TagSite {
  readonly file: BedFile;
  readonly categories: readonly BedCategory[];
  readonly key: number;
}

function retag(genes: readonly BedGene[], { file, categories, key }: TagSite): readonly BedGene[] {
  const { wrongShare, random } = file.tags;
  if (wrongShare === 0 && !random) return genes;
  const wrong = new Set(shuffled(genes, keyed(key, 0)).slice(0, Math.round(wrongShare * genes.length)));
  return genes.map((gene, at) => {
    if (!random && !wrong.has(gene)) return gene;
    const choice = random ? categories : categories.filter((category) => !gene.tags.includes(category.id));
    const tag = choice[integer(keyed(key, 1), at, choice.length)] ?? categories[0];
    return tag ? { ...gene, tags: [tag.id] } : gene;
  });
}
