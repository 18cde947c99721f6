/** Generates the random parts of a bed from the seed: same file and seed, same bed. */
import { deriveKey, integer, normal, shuffleByKey, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { GeneRisk } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type {
  BedCategory,
  BedConflict,
  BedFile,
  BedGene,
  BedProbe,
  BedProbes,
  CategoryRecipe,
  ConflictRecipe,
  GeneGroup,
  ProbeRecipe,
} from "./format.ts";

const RISKS: readonly GeneRisk[] = ["over_refusal", "verbosity"];

/** Random streams of the seed. A new one never changes the numbers of the others. */
const STREAM = { categories: 1, genes: 2, conflicts: 3, train: 4, holdout: 5, tags: 6 } as const;

export interface BedLists {
  readonly categories: readonly BedCategory[];
  readonly genes: readonly BedGene[];
  readonly conflicts: readonly BedConflict[];
  readonly probes: BedProbes;
  /** Genes of groups that the agent has from the start. */
  readonly present: readonly string[];
}

export function generateLists(file: BedFile, seed: number): BedLists {
  const below = (stream: number) => deriveKey(seed, stream);
  const categories =
    "list" in file.categories
      ? file.categories.list
      : makeCategories(file.categories.generate, below(STREAM.categories));
  const genes =
    "list" in file.genes
      ? file.genes.list
      : makeGenes(file.genes.generate.groups, { categories, key: below(STREAM.genes) });
  const { conflicts, known } =
    "list" in file.conflicts
      ? { conflicts: file.conflicts.list, known: [] }
      : makeConflicts(file.conflicts.generate, { genes, key: below(STREAM.conflicts) });
  const probes =
    "list" in file.probes
      ? file.probes.list
      : {
          train: makeProbes(file.probes.generate, { categories, set: "train", key: below(STREAM.train) }),
          holdout: makeProbes(file.probes.generate, { categories, set: "holdout", key: below(STREAM.holdout) }),
        };
  // Last, so that a bed with wrong tags is the same bed with other labels.
  const tagged = retag(genes, { file, categories, key: below(STREAM.tags) });
  return {
    categories,
    genes: tagged.map((gene) => warned(gene, known)),
    conflicts,
    probes,
    present: presentIn(file, genes),
  };
}

function makeCategories(recipe: CategoryRecipe, key: number): BedCategory[] {
  const left = new Set(recipe.benign);
  const plain = Array.from({ length: recipe.count }, (_, at) => {
    const dimension = recipe.dimensions[at % recipe.dimensions.length] as string;
    return {
      id: `c${at + 1}`,
      dimension,
      benign: left.delete(dimension),
      weight: recipe.weights[at % recipe.weights.length] as number,
    };
  });
  const harmful = plain.filter((category) => !category.benign).map((category) => category.id);
  const weak = new Set(shuffleByKey(harmful, deriveKey(key, 0)).slice(0, recipe.weak));
  return plain.map((category, at) => ({
    ...category,
    base: (weak.has(category.id) ? recipe.weakBase : recipe.strongBase) + recipe.baseSd * normal(deriveKey(key, 1), at),
  }));
}

function makeGenes(
  groups: readonly GeneGroup[],
  { categories, key }: { readonly categories: readonly BedCategory[]; readonly key: number },
): BedGene[] {
  const harmful = categories.filter((category) => !category.benign);
  return groups.flatMap((group, at) => {
    const below = deriveKey(key, at);
    const homes =
      group.perCategory === undefined
        ? Array.from({ length: group.count ?? 0 }, (_, n) =>
            shuffleByKey(harmful, deriveKey(below, n)).slice(0, group.reach),
          )
        : categories.flatMap((category) => Array.from({ length: group.perCategory ?? 0 }, () => [category]));
    return homes.flatMap((home, n) =>
      makeIdea(group, { name: `${group.name}-${n + 1}`, home, categories, key: deriveKey(below, 1000 + n) }),
    );
  });
}

interface GeneSite {
  readonly name: string;
  readonly home: readonly BedCategory[];
  readonly categories: readonly BedCategory[];
  readonly key: number;
}

/** The wordings of one idea, or its only gene. */
function makeIdea(group: GeneGroup, site: GeneSite): BedGene[] {
  const idea = makeGene(group, site);
  if (group.variants === undefined) return [idea];
  const wording = (effects: BedGene["effects"], key: number) =>
    Object.fromEntries(
      Object.entries(effects).map(([id, effect], at) => [id, effect + group.variantSd * normal(key, at)] as const),
    );
  return Array.from({ length: group.variants }, (_, at) => ({
    ...idea,
    id: `${idea.id}.${at + 1}`,
    effects: wording(idea.effects, deriveKey(deriveKey(site.key, 4), at)),
    family: idea.id,
    ...(group.exclusive && { slot: `family/${idea.id}` }),
  }));
}

function makeGene(group: GeneGroup, { name, home, categories, key }: GeneSite): BedGene {
  const others = categories.filter((category) => !home.includes(category));
  const beside = shuffleByKey(others, deriveKey(key, 0)).slice(0, group.side?.categories ?? 0);
  const own = group.own + group.ownSd * normal(deriveKey(key, 1), 0);
  const benign = group.benign + group.benignSd * normal(deriveKey(key, 3), 0);
  const effects = categories.map((category, at) => {
    let effect = home.includes(category) ? own : group.spillSd * normal(deriveKey(key, 2), at);
    if (category.benign) effect += benign;
    if (beside.includes(category)) effect += group.side?.effect ?? 0;
    return [category.id, effect] as const;
  });
  const risks = RISKS.filter((risk, at) => uniform(deriveKey(key, 5), at) < (group.risks[risk] ?? 0));
  return {
    id: name,
    tags: home.map((category) => category.id),
    diluted: group.diluted,
    effects: Object.fromEntries(effects.filter(([, effect]) => effect !== 0)),
    risks,
    conflictsWith: [],
  };
}

/** The genes of each idea; a gene without a family is an idea of its own. */
export function ideasOf(genes: readonly BedGene[]): BedGene[][] {
  const ideas = new Map<string | BedGene, BedGene[]>();
  for (const gene of genes) {
    const idea = gene.family ?? gene;
    ideas.set(idea, [...(ideas.get(idea) ?? []), gene]);
  }
  return [...ideas.values()];
}

interface Conflicts {
  readonly conflicts: readonly BedConflict[];
  /** Pairs of families that the library names, with or without reason. */
  readonly known: readonly (readonly [string, string])[];
}

function makeConflicts(
  recipe: ConflictRecipe,
  { genes, key }: { readonly genes: readonly BedGene[]; readonly key: number },
): Conflicts {
  const draw = (at: number) => drawPair(recipe.within, genes, deriveKey(key, at));
  const pairs = Array.from({ length: recipe.pairs }, (_, at) => draw(at)).filter((pair) => pair !== undefined);
  const named = pairs.filter((_, at) => uniform(deriveKey(key, 100_000), at) < recipe.knownShare);
  const falsely = Array.from({ length: recipe.falselyKnown }, (_, at) => draw(200_000 + at)).filter(
    (pair) => pair !== undefined,
  );
  return {
    conflicts: pairs.flatMap(([one, other]) =>
      one.flatMap((first) => other.map((second) => conflictOf(first, second, recipe.effect))),
    ),
    known: [...named, ...falsely].flatMap(([[one], [other]]) =>
      one?.family !== undefined && other?.family !== undefined ? [[one.family, other.family] as const] : [],
    ),
  };
}

/** Two ideas, or two wordings of one; undefined if there are no two. */
function drawPair(
  within: ConflictRecipe["within"],
  genes: readonly BedGene[],
  key: number,
): readonly [BedGene[], BedGene[]] | undefined {
  const ideas = shuffleByKey(ideasOf(genes), key);
  if (within === "family") {
    const [one, other] = ideas.find(({ length }) => length > 1) ?? [];
    return one && other && [[one], [other]];
  }
  const [one] = ideas;
  const category = one?.[0]?.tags[0];
  const other = ideas.slice(1).find(([gene]) => within === "anywhere" || gene?.tags[0] === category);
  return one && other && [one, other];
}

function conflictOf(one: BedGene, other: BedGene, effect: number): BedConflict {
  const both = [...new Set([...one.tags, ...other.tags])];
  return { genes: [one.id, other.id] as const, effects: Object.fromEntries(both.map((tag) => [tag, effect])) };
}

function warned(gene: BedGene, known: Conflicts["known"]): BedGene {
  const against = known.flatMap(([one, other]) => (one === gene.family ? [other] : other === gene.family ? [one] : []));
  return against.length === 0 ? gene : { ...gene, conflictsWith: [...new Set(against)] };
}

function presentIn({ genes: given }: BedFile, genes: readonly BedGene[]): string[] {
  if ("list" in given) return [];
  const groups = given.generate.groups.filter(({ present }) => present).map(({ name }) => name);
  return genes.filter(({ id }) => groups.some((name) => id.replace(/-\d+(\.\d+)?$/, "") === name)).map(({ id }) => id);
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
  const single = categories.filter(({ benign }) => !benign).slice(0, recipe.singleFamily);
  return categories.flatMap((category, at) =>
    Array.from({ length: each }, (_, n) => {
      const { id } = category;
      const family = single.includes(category) ? 0 : Math.floor(n / recipe.familySize);
      const drawn =
        common * normal(deriveKey(deriveKey(key, at), 1), family) + apart * normal(deriveKey(deriveKey(key, at), 2), n);
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
  // A wording has the tag of its idea.
  const ideas = ideasOf(genes);
  const wrong = new Set(shuffleByKey(ideas, deriveKey(key, 0)).slice(0, Math.round(wrongShare * ideas.length)));
  const tagOf = new Map<BedGene, string>();
  for (const [at, idea] of ideas.entries()) {
    if (!random && !wrong.has(idea)) continue;
    const choice = random ? categories : categories.filter((category) => !idea[0]?.tags.includes(category.id));
    const tag = choice[integer(deriveKey(key, 1), at, choice.length)] ?? categories[0];
    if (tag) for (const gene of idea) tagOf.set(gene, tag.id);
  }
  return genes.map((gene) => ({ ...gene, tags: tagOf.has(gene) ? [tagOf.get(gene) as string] : gene.tags }));
}
