import { deriveKey, normal } from "@agent-console/analysis/statistics/keyed-random.ts";
import { EngineRefusal } from "../../../server/src/domains/evolution/engine/model/refusal.ts";
import { checkProblem, type Probe, type Problem } from "../../../server/src/domains/evolution/engine/model/space.ts";
import type { Bed, Truth } from "./bed.ts";
import type { BedFile, BedProbe } from "./format.ts";
import { type BedLists, generateLists, ideasOf } from "./generate.ts";
import { optimum } from "./oracle.ts";

const FAMILY_STREAM = 8;

export function makeBed(file: BedFile, seed: number): Bed {
  const lists = generateLists(file, seed);
  const categoryAt = places(lists.categories.map((category) => category.id));
  const geneAt = places(lists.genes.map((gene) => gene.id));
  const row = (effects: Readonly<Record<string, number>>, place: string) => {
    const values = lists.categories.map(() => 0);
    for (const [name, effect] of Object.entries(effects)) values[categoryAt(name, place)] = effect;
    return values;
  };
  const probe =
    (set: "train" | "holdout") =>
    (given: BedProbe, at: number): Probe => ({
      id: given.id,
      category: categoryAt(given.category, `probes.${set}[${at}].category`),
      family: given.family,
    });
  const ease = (probes: readonly BedProbe[]) => probes.map((given) => -given.difficulty);
  const truth: Truth = {
    base: lists.categories.map((category) => category.base),
    effects: lists.genes.map((gene, at) => row(gene.effects, `genes[${at}].effects`)),
    diluted: lists.genes.map((gene) => gene.diluted),
    dilution: file.dilution,
    conflicts: lists.conflicts.map(({ genes: [one, other], effects }, at) => ({
      one: geneAt(one, `conflicts[${at}].genes[0]`),
      other: geneAt(other, `conflicts[${at}].genes[1]`),
      effects: row(effects, `conflicts[${at}].effects`),
    })),
    ease: { train: ease(lists.probes.train), holdout: ease(lists.probes.holdout) },
    flip: file.noise.flip,
    drift: file.noise.drift,
    ...familyEffects(file, lists, deriveKey(seed, FAMILY_STREAM)),
    start: [
      ...(typeof file.start === "string" ? [] : file.start.map((name, at) => geneAt(name, `start[${at}]`))),
      ...lists.present.map((name) => geneAt(name, "genes.generate")),
    ],
  };
  const problem: Problem = {
    categories: lists.categories.map(({ id, dimension, benign, weight }) => ({ id, dimension, benign, weight })),
    genes: genesSeen(lists, { truth, categoryAt }),
    train: lists.probes.train.map(probe("train")),
    holdout: lists.probes.holdout.map(probe("holdout")),
  };
  checkProblem(problem);
  const bed = { name: file.name, seed, problem, truth };
  return file.start === "optimal" ? startedAtOptimum(bed) : bed;
}

/** Wordings of one idea share these effects as well. */
function familyEffects(file: BedFile, { genes, probes }: BedLists, key: number): Pick<Truth, "familyEffects"> {
  if ("list" in file.probes || file.probes.generate.effectFamilySd === 0) return {};
  const { effectFamilySd: sd, difficultySd } = file.probes.generate;
  const families = [...new Set([...probes.train, ...probes.holdout].map(({ family }) => family))];
  const placeOf = new Map(families.map((family, at) => [family, at]));
  const familyOf = (set: readonly BedProbe[]) => set.map(({ family }) => placeOf.get(family) as number);
  const ideas = ideasOf(genes);
  return {
    familyEffects: {
      sd,
      difficultySd,
      drawn: ideas.map((_, at) => families.map((__, family) => normal(deriveKey(key, at), family))),
      ideaOf: genes.map((gene) => ideas.findIndex((idea) => idea.includes(gene))),
      familyOf: { train: familyOf(probes.train), holdout: familyOf(probes.holdout) },
    },
  };
}

type Places = (name: string, place: string) => number;

function genesSeen(
  { genes }: BedLists,
  { truth, categoryAt }: { readonly truth: Truth; readonly categoryAt: Places },
): Problem["genes"] {
  return genes.map((gene, at) => ({
    key: gene.id,
    tags: gene.tags.map((tag, place) => categoryAt(tag, `genes[${at}].tags[${place}]`)),
    move: truth.start.includes(at) ? "remove" : "add",
    ...(gene.slot !== undefined && { slot: gene.slot }),
    ...(gene.family !== undefined && { family: gene.family }),
    ...(gene.risks.length > 0 && { risks: gene.risks }),
    ...(gene.conflictsWith.length > 0 && { conflictsWith: gene.conflictsWith }),
  }));
}

/** The same bed for an agent that already has every helpful gene. */
function startedAtOptimum(bed: Bed): Bed {
  const start = optimum(bed).genome;
  const genes = bed.problem.genes.map((gene, at) => ({
    ...gene,
    move: start.includes(at) ? ("remove" as const) : gene.move,
  }));
  return { ...bed, problem: { ...bed.problem, genes }, truth: { ...bed.truth, start } };
}

function places(names: readonly string[]): Places {
  const known = new Map(names.map((name, at) => [name, at]));
  return (name, place) => {
    const at = known.get(name);
    if (at === undefined) throw new EngineRefusal("bed_invalid", place, `"${name}" is not in the bed`);
    return at;
  };
}
