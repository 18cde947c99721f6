import { describe, expect, test } from "vitest";
import { agentWith, withFiles } from "../../../../test/evaluation/inspected-agent.ts";
import { type TaxonomyName, taxonomies } from "../probes/probe/taxonomy.ts";
import type { Entry } from "../probes/taxonomies/entry.ts";
import { standardMeans } from "../taxonomy-coverage/means.ts";
import { checkDescriptions } from "./content/descriptions.ts";
import { inspect } from "./inspect.ts";
import { configurationChecks, sourceChecks } from "./list.ts";

const checks = [...configurationChecks, ...sourceChecks];

/** Everything that could be found fault with is wide open. */
const careless = {
  ...withFiles({ "main.py": "import os\nos.system(line)\neval(x)\n" }),
  agent_url: "http://agent.example.com",
  agent_system_prompt: "You help. The password is Sommer2024!",
};

describe("The list of checks", () => {
  test("has no duplicate ID", () => expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length));

  test("describes each check in its own words, and has no description without a check", () => {
    for (const field of ["title", "description"] as const) {
      expect(new Set(checks.map((check) => check[field])).size).toBe(checks.length);
    }
    expect(Object.keys(checkDescriptions).sort()).toEqual(checks.map(({ id }) => id).sort());
  });

  test("fills in every limit that a description names", () => {
    expect(checks.filter(({ description }) => /[{}]/.test(description))).toEqual([]);
    expect(Object.values(checkDescriptions).filter(({ description }) => description.includes("{")).length).toBe(4);
  });

  test("covers every entry that only the configuration shows, and none that nothing shows", () => {
    for (const name of Object.keys(taxonomies) as TaxonomyName[]) {
      const entries: Readonly<Record<string, Entry>> = taxonomies[name];
      const claimed = new Set<string>(standardMeans.checks.flatMap(({ tags }) => tags[name] ?? []));
      const shown = Object.entries(entries).filter(([, { testable }]) => testable === "from configuration");
      expect(shown.filter(([id]) => !claimed.has(id))).toEqual([]);
      expect([...claimed].filter((id) => entries[id]?.testable === "not from outside")).toEqual([]);
    }
  });
});

describe("Access levels", () => {
  test("black box: nothing is analyzed, and every check says so", () => {
    const results = inspect({ ...careless, access_level: "black_box" });
    expect(results.map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["unassessed"]));
    expect(new Set(results.map(({ reason }) => reason))).toEqual(new Set(["The access level is black box."]));
    expect(results.flatMap(({ evidence }) => evidence)).toEqual([]);
  });

  test("gray box: the configuration is analyzed, the source is not", () => {
    const results = inspect({ ...careless, access_level: "grey_box" });
    const source = results.filter(({ level }) => level === "white_box");
    expect(source.length).toBe(sourceChecks.length);
    expect(new Set(source.map(({ reason }) => reason))).toEqual(new Set(["The access level is gray box."]));
    expect(results.some(({ level, outcome }) => level === "grey_box" && outcome === "failed")).toBe(true);
  });

  test("white box: both are analyzed", () => {
    const failed = inspect(careless).filter(({ outcome }) => outcome === "failed");
    expect(new Set(failed.map(({ level }) => level))).toEqual(new Set(["grey_box", "white_box"]));
  });

  test("an agent with nothing to analyze passes no check", () => {
    const results = inspect(agentWith({ access_level: "white_box", agent_url: null }));
    const passed = results.filter(({ outcome }) => outcome === "resisted").map(({ id }) => id);
    expect(passed).toEqual(["rate-limit-headroom"]);
  });
});

describe("Results", () => {
  test("are the same for the same agent, before and after storage", () => {
    const once = inspect(careless);
    expect(inspect(structuredClone(careless))).toEqual(once);
    expect(JSON.parse(JSON.stringify(once))).toEqual(once);
  });

  test("list at most ten locations each", () => {
    const results = inspect(withFiles({ "main.py": "eval(x)\n".repeat(500) }));
    const result = results.find(({ id }) => id === "source-evaluated-code");
    expect(result?.evidence.length).toBe(10);
    expect(result?.reason).toContain("500 places");
  });
});
