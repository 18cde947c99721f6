import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { EngineRefusal } from "../../server/src/domains/evolution/engine/model/refusal.ts";
import { policyNamed } from "../../server/src/domains/evolution/engine/policies/list.ts";
import { SMALL_BED } from "../../server/test/evolution/engine-bed.ts";
import { makeBed } from "./bed/make-bed.ts";
import { optimum } from "./bed/oracle.ts";
import { readBed } from "./bed/read-bed.ts";
import { loadBed } from "./bed-files.ts";
import { type Ending, endingOf } from "./endings.ts";
import { play } from "./play.ts";
import { readPowerArguments } from "./power.ts";
import { POWER_SEEDS, POWER_TARGETS } from "./power-targets.ts";

const folders = ["beds", "aside"].map((name) => fileURLToPath(new URL(`./${name}/`, import.meta.url)));
const files = folders.flatMap((folder) =>
  readdirSync(folder).map((name) => ({ name: name.replace(".json", ""), path: `${folder}${name}` })),
);

test("every bed is valid, has its file's name, and the kinds without effect have none", () => {
  for (const { name, path } of files) {
    const { file } = loadBed(path);
    expect(file.name).toBe(name);
    const bed = makeBed(file, 3);
    if (!name.startsWith("null")) continue;
    const { fitness, seedFitness } = optimum(bed);
    expect(fitness - seedFitness).toBe(0);
  }
  for (const kind of Object.keys(POWER_TARGETS)) expect(files.map(({ name }) => name)).toContain(kind);
});

describe("the command line", () => {
  test("has the registered seeds by default, and takes others, one bed and the beds aside", () => {
    expect(readPowerArguments([])).toEqual({ seeds: POWER_SEEDS, isAside: false });
    expect(readPowerArguments(["--seeds", "1-40", "--aside", "--bed", "v1"])).toEqual({
      ...{ seeds: { from: 1, to: 40 }, isAside: true, bed: "v1" },
    });
  });
  test("takes another loss limit of harmless requests", () =>
    expect(readPowerArguments(["--limit", "5"]).limit).toBe(5));
  test.each([[["--seed", "1"]], [["--bed"]], [["--seeds", "40-1"]], [["--limit", "0"]], [["--limit", "no"]]])(
    "refuses %s",
    (given) => {
      expect(() => readPowerArguments(given)).toThrow(EngineRefusal);
    },
  );
});

test("a run is measured against the truth: harmless requests, the interval, and whether it changes nothing", () => {
  const policy = policyNamed("screen_compose", {});
  const on = (change: object) =>
    play({ file: readBed({ ...SMALL_BED, ...change }), seed: 3, policy, budget: 700, reserve: 300 });
  const helped = on({});
  expect(helped.points).toBeGreaterThan(10);
  expect(helped.nothing).toBe(false);
  expect(helped.benign).toBeGreaterThan(-5);
  expect(helped.covered).toBe(
    (helped.interval?.[0] ?? 0) <= helped.points && helped.points <= (helped.interval?.[1] ?? 0),
  );
  const idle = on({ genes: [{ id: "idle", tags: ["leak"], effects: {} }] });
  expect([idle.points, idle.benign, idle.benignRecommended, idle.proposed]).toEqual([0, 0, 0, false]);
  expect([endingOf(helped), endingOf(idle)]).toEqual(["proposals", "nothing recommended"]);
});

test.each<[Ending, string, string[]]>([
  ["harmless requests not shown to hold", "inconclusive group_unproven", ["benign requests"]],
  ["a dimension not shown to hold", "inconclusive group_unproven", ["safety"]],
  ["both", "inconclusive group_unproven", ["safety", "benign requests"]],
  ["a group got worse", "inferior group_worse", ["benign requests"]],
  ["gain not shown", "inconclusive gain_unproven", ["safety"]],
  ["too few pairs", "budget", []],
])("a run without a proposal is counted where it ended: %s", (ending, finish, unproven) => {
  expect(endingOf({ finish, unproven })).toBe(ending);
});
