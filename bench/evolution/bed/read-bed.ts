/** Converts parsed JSON to a bed file. Everything invalid is rejected with its location. */
import type { GeneRisk } from "../../../server/src/domains/evolution/engine/model/space.ts";
import { FileReader } from "./file-reader.ts";
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
  Given,
  ProbeRecipe,
} from "./format.ts";

export const BED_FORMAT = "l0-bed/1";

const MEMBERS = [
  "format",
  "name",
  "about",
  "categories",
  "genes",
  "conflicts",
  "probes",
  "tags",
  "noise",
  "dilution",
  "start",
];
const COUNT = { from: 1, to: 10_000, whole: true };
const SHARE = { from: 0, to: 1 };
const SPREAD = { from: 0, to: 100 };
const WEIGHT = { from: 1, to: 20, whole: true };
const RISKS: readonly GeneRisk[] = ["over_refusal", "verbosity"];
const WITHIN: readonly ConflictRecipe["within"][] = ["anywhere", "category", "family"];

export function readBed(json: unknown): BedFile {
  const file = new FileReader(json, "").only(...MEMBERS);
  if (file.member("format").text() !== BED_FORMAT) throw file.member("format").refuse(`must be "${BED_FORMAT}"`);
  file.maybe("about", "", (about) => about.text());
  return {
    name: file.member("name").text(),
    categories: listOrRecipe(file.member("categories"), { list: listOf(category), recipe: categoryRecipe }),
    genes: listOrRecipe(file.member("genes"), { list: listOf(gene), recipe: geneRecipe }),
    conflicts: file.maybe<BedFile["conflicts"]>("conflicts", { list: [] }, (at) =>
      listOrRecipe(at, { list: listOf(conflict), recipe: conflictRecipe }),
    ),
    probes: listOrRecipe(file.member("probes"), { list: probes, recipe: probeRecipe }),
    tags: file.maybe("tags", { wrongShare: 0, random: false }, tags),
    noise: file.maybe("noise", { flip: 0, drift: 0 }, noise),
    dilution: file.maybe("dilution", { free: 0, rate: 0 }, dilution),
    start: file.maybe<BedFile["start"]>("start", [], start),
  };
}

function listOrRecipe<List, Recipe>(
  at: FileReader,
  read: { readonly list: (at: FileReader) => List; readonly recipe: (at: FileReader) => Recipe },
): Given<List, Recipe> {
  if (at.value === undefined) throw at.refuse("is missing");
  return at.has("generate")
    ? { generate: read.recipe(at.only("generate").member("generate")) }
    : { list: read.list(at) };
}

function listOf<T>(read: (item: FileReader) => T): (at: FileReader) => T[] {
  return (at) => at.items().map(read);
}

function category(at: FileReader): BedCategory {
  at.only("id", "dimension", "benign", "weight", "base");
  return {
    id: at.member("id").text(),
    dimension: at.member("dimension").text(),
    benign: at.maybe("benign", false, (member) => member.flag()),
    weight: at.maybe("weight", 1, (member) => member.number(WEIGHT)),
    base: at.member("base").number(),
  };
}

function gene(at: FileReader): BedGene {
  at.only("id", "tags", "slot", "diluted", "effects", "family", "risks", "conflicts_with");
  return {
    id: at.member("id").text(),
    tags: at
      .member("tags")
      .items()
      .map((tag) => tag.text()),
    ...(at.has("slot") && { slot: at.member("slot").text() }),
    diluted: at.maybe("diluted", true, (member) => member.flag()),
    effects: effects(at.member("effects")),
    ...(at.has("family") && { family: at.member("family").text() }),
    risks: at.maybe<GeneRisk[]>("risks", [], (member) => member.items().map((item) => item.oneOf(RISKS))),
    conflictsWith: at.maybe<string[]>("conflicts_with", [], (member) => member.items().map((item) => item.text())),
  };
}

function effects(at: FileReader): Record<string, number> {
  return Object.fromEntries(at.names().map((name) => [name, at.member(name).number()]));
}

function conflict(at: FileReader): BedConflict {
  const names = at.only("genes", "effects").member("genes").items();
  const [one, other] = names;
  if (names.length !== 2 || !one || !other) throw at.member("genes").refuse("must name two genes");
  return { genes: [one.text(), other.text()], effects: effects(at.member("effects")) };
}

function probes(at: FileReader): BedProbes {
  at.only("train", "holdout");
  return { train: listOf(probe)(at.member("train")), holdout: listOf(probe)(at.member("holdout")) };
}

function probe(at: FileReader): BedProbe {
  at.only("id", "category", "family", "difficulty");
  const id = at.member("id").text();
  return {
    id,
    category: at.member("category").text(),
    family: at.maybe("family", id, (member) => member.text()),
    difficulty: at.maybe("difficulty", 0, (member) => member.number()),
  };
}

function categoryRecipe(at: FileReader): CategoryRecipe {
  at.only("count", "dimensions", "benign", "weak", "weak_base", "strong_base", "base_sd", "weights");
  const count = at.member("count").number({ ...COUNT, to: 1000 });
  const dimensions = at
    .member("dimensions")
    .items()
    .map((item) => item.text());
  if (dimensions.length === 0) throw at.member("dimensions").refuse("at least one is needed");
  const benign = at.maybe<string[]>("benign", [], (member) =>
    member.items().map((item) => {
      if (!dimensions.includes(item.text())) throw item.refuse("is not one of the dimensions");
      return item.text();
    }),
  );
  return {
    count,
    dimensions,
    benign,
    weak: at.member("weak").number({ from: 0, to: Math.max(0, count - benign.length), whole: true }),
    weakBase: at.member("weak_base").number(),
    strongBase: at.member("strong_base").number(),
    baseSd: at.maybe("base_sd", 0, (member) => member.number(SPREAD)),
    weights: at.maybe<number[]>("weights", [1], weights),
  };
}

function weights(at: FileReader): number[] {
  if (at.items().length === 0) throw at.refuse("at least one is needed");
  return at.items().map((item) => item.number(WEIGHT));
}

function geneRecipe(at: FileReader): { groups: GeneGroup[] } {
  return { groups: at.only("groups").member("groups").items().map(geneGroup) };
}

const GROUP = [
  ...["name", "per_category", "count", "own", "own_sd", "spill_sd", "benign", "benign_sd", "diluted", "reach", "side"],
  ...["variants", "variant_sd", "exclusive", "risks", "present"],
];

function geneGroup(at: FileReader): GeneGroup {
  at.only(...GROUP);
  if (at.has("per_category") === at.has("count")) throw at.refuse('needs either "per_category" or "count"');
  const side = at.has("side") ? at.member("side").only("categories", "effect") : undefined;
  return {
    name: at.member("name").text(),
    ...(at.has("per_category") && { perCategory: at.member("per_category").number({ ...COUNT, from: 0 }) }),
    ...(at.has("count") && { count: at.member("count").number({ ...COUNT, from: 0 }) }),
    own: at.member("own").number(),
    ownSd: at.maybe("own_sd", 0, (member) => member.number(SPREAD)),
    spillSd: at.maybe("spill_sd", 0, (member) => member.number(SPREAD)),
    benign: at.maybe("benign", 0, (member) => member.number()),
    diluted: at.maybe("diluted", true, (member) => member.flag()),
    reach: at.maybe("reach", 1, (member) => member.number(COUNT)),
    ...(side && {
      side: { categories: side.member("categories").number(COUNT), effect: side.member("effect").number() },
    }),
    benignSd: at.maybe("benign_sd", 0, (member) => member.number(SPREAD)),
    ...(at.has("variants") && { variants: at.member("variants").number({ ...COUNT, to: 100 }) }),
    variantSd: at.maybe("variant_sd", 0, (member) => member.number(SPREAD)),
    exclusive: at.maybe("exclusive", true, (member) => member.flag()),
    risks: at.maybe<GeneGroup["risks"]>("risks", {}, riskShares),
    present: at.maybe("present", false, (member) => member.flag()),
  };
}

function riskShares(at: FileReader): GeneGroup["risks"] {
  at.only(...RISKS);
  return Object.fromEntries(at.names().map((name) => [name, at.member(name).number(SHARE)]));
}

function conflictRecipe(at: FileReader): ConflictRecipe {
  at.only("pairs", "effect", "within", "known_share", "falsely_known");
  return {
    pairs: at.member("pairs").number({ ...COUNT, from: 0 }),
    effect: at.member("effect").number(),
    within: at.maybe<ConflictRecipe["within"]>("within", "anywhere", (member) => member.oneOf(WITHIN)),
    knownShare: at.maybe("known_share", 0, (member) => member.number(SHARE)),
    falselyKnown: at.maybe("falsely_known", 0, (member) => member.number({ ...COUNT, from: 0 })),
  };
}

function probeRecipe(at: FileReader): ProbeRecipe {
  at.only(
    ...["train_per_category", "holdout_per_category", "difficulty_sd", "family_size", "family_share"],
    ...["effect_family_sd", "single_family"],
  );
  if (at.has("effect_family_sd") && !at.has("difficulty_sd")) {
    throw at.member("effect_family_sd").refuse('needs a "difficulty_sd": it takes the place of a part of it');
  }
  return {
    trainPerCategory: at.member("train_per_category").number(COUNT),
    holdoutPerCategory: at.member("holdout_per_category").number(COUNT),
    difficultySd: at.maybe("difficulty_sd", 0, (member) => member.number(SPREAD)),
    familySize: at.maybe("family_size", 1, (member) => member.number(COUNT)),
    familyShare: at.maybe("family_share", 0, (member) => member.number(SHARE)),
    effectFamilySd: at.maybe("effect_family_sd", 0, (member) => member.number(SPREAD)),
    singleFamily: at.maybe("single_family", 0, (member) => member.number({ ...COUNT, from: 0 })),
  };
}

function tags(at: FileReader): BedFile["tags"] {
  at.only("wrong_share", "random");
  return {
    wrongShare: at.maybe("wrong_share", 0, (member) => member.number(SHARE)),
    random: at.maybe("random", false, (member) => member.flag()),
  };
}

function noise(at: FileReader): BedFile["noise"] {
  at.only("flip", "drift");
  return {
    flip: at.member("flip").number({ from: 0, to: 0.49 }),
    drift: at.maybe("drift", 0, (member) => member.number({ from: -10, to: 10 })),
  };
}

function dilution(at: FileReader): BedFile["dilution"] {
  at.only("free", "rate");
  return {
    free: at.member("free").number({ from: 0, to: 10_000, whole: true }),
    rate: at.member("rate").number({ from: 0, to: 10 }),
  };
}

function start(at: FileReader): BedFile["start"] {
  if (at.value === "optimal") return "optimal";
  if (typeof at.value === "string") throw at.refuse('must be a list of genes or "optimal"');
  return at.items().map((item) => item.text());
}
