import { describe, expect, test } from "vitest";
import { EngineRefusal } from "../../../server/src/domains/evolution/engine/model/refusal.ts";
import { benchBed, SMALL_BED } from "../../../server/test/evolution/engine-bed.ts";
import { makeBed } from "./make-bed.ts";
import { optimum } from "./oracle.ts";
import { readBed } from "./read-bed.ts";
import { agentOf, trueFitness } from "./simulate.ts";

const make = (change: object) => makeBed(readBed({ ...SMALL_BED, ...change }), 1);
const gene = { id: "a", tags: ["leak"], effects: {} };

describe("a bed file is rejected, with the location:", () => {
  const broken: [string, object, string][] = [
    ["another format", { format: "l0-bed/2" }, "format"],
    ["an unknown member", { categoreis: [] }, ""],
    ["a category without a base", { categories: [{ id: "a", dimension: "b" }] }, "categories[0].base"],
    ["a text for a number", { noise: { flip: "0.1" } }, "noise.flip"],
    ["an outcome that is mostly wrong", { noise: { flip: 0.6 } }, "noise.flip"],
    [
      "an effect on a category that is not there",
      { genes: [{ ...gene, effects: { nowhere: 1 } }] },
      "genes[0].effects",
    ],
    ["a tag that is not there", { genes: [{ ...gene, tags: ["leak", "nowhere"] }] }, "genes[0].tags[1]"],
    ["an effect that is no number", { genes: [{ ...gene, effects: { leak: null } }] }, "genes[0].effects.leak"],
    [
      "a conflict of three",
      { conflicts: [{ genes: ["helps", "idle", "refuses"], effects: {} }] },
      "conflicts[0].genes",
    ],
    [
      "a conflict with an unknown gene",
      { conflicts: [{ genes: ["helps", "ghost"], effects: {} }] },
      "conflicts[0].genes[1]",
    ],
    ["probes that are neither lists nor a recipe", { probes: 15 }, "probes"],
    ["a recipe with a typing error", { probes: { generate: { train_per_categroy: 3 } } }, "probes.generate"],
    [
      "a group without a number of genes",
      { genes: { generate: { groups: [{ name: "x", own: 1 }] } } },
      "genes.generate.groups[0]",
    ],
    ["a start with an unknown gene", { start: ["ghost"] }, "start[0]"],
    ["an unknown warning", { genes: [{ ...gene, risks: ["slow"] }] }, "genes[0].risks[0]"],
    [
      "a warning for more than all ideas",
      { genes: { generate: { groups: [{ name: "x", count: 1, own: 1, risks: { verbosity: 2 } }] } } },
      "genes.generate.groups[0].risks.verbosity",
    ],
    [
      "effects by family where no difficulty is",
      { probes: { generate: { train_per_category: 2, holdout_per_category: 2, effect_family_sd: 1 } } },
      "probes.generate.effect_family_sd",
    ],
    [
      "conflicts of an unknown kind",
      { conflicts: { generate: { pairs: 1, effect: -1, within: "slot" } } },
      "conflicts.generate.within",
    ],
    ["a share past the whole", { tags: { wrong_share: 1.5 } }, "tags.wrong_share"],
  ];
  test.each(broken)("%s", (_name, change, place) => {
    expect(() => make(change)).toThrow(
      expect.objectContaining({ constructor: EngineRefusal, code: "bed_invalid", place }),
    );
  });

  test("not an object", () => {
    for (const json of [null, [], 3, "bed"]) expect(() => readBed(json)).toThrow(EngineRefusal);
  });
});

describe("a bed", () => {
  test("is the same for the same seed, and different for another", () => {
    expect(benchBed("v1", 3)).toEqual(benchBed("v1", 3));
    expect(benchBed("v1", 3).truth.base).not.toEqual(benchBed("v1", 4).truth.base);
  });

  test("v1 has the form that the targets were set for", () => {
    const { problem, truth } = benchBed("v1", 3);
    expect([problem.categories.length, problem.genes.length, problem.train.length, problem.holdout.length]).toEqual([
      12, 77, 180, 180,
    ]);
    expect(problem.categories.filter(({ benign }) => benign)).toHaveLength(2);
    expect(truth.base.filter((base) => base < 0)).toHaveLength(6);
    expect(truth.conflicts).toHaveLength(20);
    const { fitness, seedFitness, genome } = optimum(benchBed("v1", 3));
    expect(seedFitness).toBeGreaterThan(0.48);
    expect(seedFitness).toBeLessThan(0.58);
    expect(fitness).toBeGreaterThan(0.84);
    expect(genome.length).toBeGreaterThan(14);
  });

  test("with wrong tags is the same bed with other labels", () => {
    const honest = benchBed("v1", 3);
    const wrong = benchBed("wrong-tags", 3);
    expect(wrong.truth).toEqual(honest.truth);
    const moved = wrong.problem.genes.filter((one, at) => one.tags[0] !== honest.problem.genes[at]?.tags[0]);
    expect(moved.length).toBe(Math.round(0.3 * 77));
  });

  test("that starts at its optimum has nothing to gain, and offers to remove what it has", () => {
    const bed = benchBed("optimal-seed", 3);
    expect(optimum(bed).genome).toEqual([]);
    expect(bed.problem.genes.filter(({ move }) => move === "remove").length).toBe(bed.truth.start.length);
    const taken = bed.truth.start[0] as number;
    expect(trueFitness(bed, [taken])).toBeLessThan(trueFitness(bed, []));
  });

  test("with wordings of one idea gives them one slot, nearly the same effects, and the warnings of their idea", () => {
    const { problem, truth } = benchBed("mild-side-effects", 3);
    const wordings = problem.genes.flatMap((one, at) => (one.family === "strict-1" ? [at] : []));
    expect(wordings).toHaveLength(3);
    const [first, second] = wordings.map((at) => problem.genes[at]);
    expect(second).toEqual({ ...first, key: second?.key });
    expect(first?.slot).toBe("family/strict-1");
    const [one, other] = wordings.map((at) => truth.effects[at] as readonly number[]);
    for (const [at, effect] of one?.entries() ?? [])
      expect(Math.abs(effect - (other?.[at] as number))).toBeLessThan(0.6);
    expect(one).not.toEqual(other);
    const warned = problem.genes.filter(({ family, risks }) => family?.startsWith("strict") && risks?.length);
    expect(warned.length).toBeGreaterThan(10);
    expect(problem.genes.some(({ conflictsWith }) => conflictsWith?.length)).toBe(true);
  });

  test("with protective rules that the agent has offers to remove them, at a loss", () => {
    const bed = benchBed("small-effects", 3);
    const rules = bed.problem.genes.flatMap(({ key }, at) => (key.startsWith("rule-") ? [at] : []));
    expect(rules.map((at) => bed.problem.genes[at]?.move)).toEqual(rules.map(() => "remove"));
    expect(bed.truth.start).toEqual(rules);
    expect(trueFitness(bed, rules)).toBeLessThan(trueFitness(bed, []));
  });

  test("without effects on average keeps the pass rate, while the families of a category go up and down together", () => {
    const differences: number[] = [];
    for (let seed = 1; seed <= 12; seed++) {
      const bed = benchBed("null-families", seed);
      const agent = agentOf(bed, 5);
      const rate = (genome: number[], probe: number) =>
        Array.from({ length: 40 }, (_, replicate) =>
          agent.answer({ genome, set: "holdout", probe, replicate: replicate + (genome.length > 0 ? 40 : 0) }),
        ).reduce<number>((sum, outcome) => sum + outcome, 0) / 40;
      const candidate = [0, 9, 30, 50];
      for (const probe of bed.problem.holdout.keys()) differences.push(rate(candidate, probe) - rate([], probe));
      expect(trueFitness(bed, candidate)).toBe(trueFitness(bed, []));
    }
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(mean(differences))).toBeLessThan(0.03);
    const families = Array.from({ length: differences.length / 3 }, (_, at) => differences.slice(3 * at, 3 * at + 3));
    const together = mean(families.map(([one = 0, other = 0, third = 0]) => (one * other + other * third) / 2));
    expect(together / mean(differences.map((difference) => difference ** 2))).toBeGreaterThan(0.4);
  });

  test("with drift passes less and less", () => {
    const bed = make({ noise: { flip: 0, drift: -3 } });
    const agent = agentOf(bed, 8);
    const passed = (first: number) =>
      Array.from({ length: 600 }, (_, at) =>
        agent.answer({ genome: [], set: "holdout", probe: at % bed.problem.holdout.length, replicate: first + at }),
      ).reduce<number>((sum, outcome) => sum + outcome, 0);
    expect(passed(2000)).toBeLessThan(passed(0) / 2);
  });

  test("passes at the rate of its true effects", () => {
    const bed = make({ noise: { flip: 0.1 } });
    const agent = agentOf(bed, 8);
    const all = bed.problem.holdout.flatMap((_, probe) =>
      Array.from({ length: 400 }, (__, replicate) => agent.answer({ genome: [0], set: "holdout", probe, replicate })),
    );
    const rate = all.reduce<number>((sum, outcome) => sum + outcome, 0) / all.length;
    expect(rate).toBeCloseTo(trueFitness(bed, [0]), 1);
  });

  test("weakens rules in a long genome, and counts a conflict only if both genes are on", () => {
    const plain = make({});
    const diluted = make({ dilution: { free: 0, rate: 1 } });
    expect(trueFitness(diluted, [0])).toBeLessThan(trueFitness(plain, [0]));
    const at = (bed: typeof plain, genome: number[]) => trueFitness(bed, genome);
    const quarrel = make({ conflicts: [{ genes: ["helps", "idle"], effects: { leak: -3 } }] });
    expect(at(quarrel, [0])).toBe(at(plain, [0]));
    expect(at(quarrel, [0, 1])).toBeLessThan(at(plain, [0, 1]));
  });
});
